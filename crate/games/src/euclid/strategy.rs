//! The winning move by the three cases, and the reasoning that finds it.

use super::quotients::leading_run;
use super::{Ending, Position};
use crate::natural::Natural;

/// Which case of the strategy a position is, for b = qa + r.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Case {
    /// The game is over.
    Over,
    /// a divides b: the game can be ended at once.
    Divides,
    /// q = 1 and r > 0: one move only, to (r, a).
    Forced,
    /// q ≥ 2 and r > 0: of (r, a) and (a, a + r) exactly one loses.
    Choice,
}

/// A move: how many times the smaller number is taken, and where that leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Move<N> {
    /// k, the multiple.
    pub multiple: N,
    /// The position for the other player.
    pub leads_to: Position<N>,
}

/// One step of the reasoning about a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step<N> {
    /// The position that this step judges.
    pub position: Position<N>,
    /// Its case.
    pub case: Case,
    /// q, or 0 when the game is over.
    pub quotient: N,
    /// Whether the player to move loses.
    pub is_loss: bool,
}

/// Why a position wins or loses, as the strategy finds it.
///
/// The first step is the position itself, and each later one the pair (r, a) of
/// the step before. A forced step has the opposite outcome of the next one. The
/// last step decides: there the game is over, or it can be ended at once, or
/// the player has a choice and so wins. Where the *first* step is a choice, the
/// next ones say which of its two moves wins: (r, a) if that loses, otherwise
/// (a, a + r).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reasoning<N> {
    /// The steps, from the position asked about to the one that decides. The
    /// second one, if there is one, is always what the largest multiple leaves
    /// of the first.
    pub steps: Vec<Step<N>>,
    /// How many forced steps are left out before the last step shown. They
    /// alternate like the others.
    pub omitted: usize,
}

impl<N: Natural> Position<N> {
    /// Which case of the strategy this is.
    ///
    /// # Complexity
    /// One division.
    pub fn case(&self) -> Case {
        self.judged().0
    }

    /// The case with q and r.
    fn judged(&self) -> (Case, N, N) {
        if self.is_over() {
            return (Case::Over, N::from_u64(0), N::from_u64(0));
        }
        let (q, r) = self.divided();
        let case = if r.is_zero() {
            Case::Divides
        } else if q == N::from_u64(1) {
            Case::Forced
        } else {
            Case::Choice
        };
        (case, q, r)
    }

    /// The winning move, or `None` from a losing position. It is the only one.
    ///
    /// # Complexity
    /// One division and two multiplications, however many moves there are.
    ///
    /// ```
    /// use dashu_int::UBig;
    /// use taking_games::euclid::{Ending, Position};
    ///
    /// let pair = |x, y| Position::<UBig>::parse(x, y, Ending::Zero).unwrap();
    /// assert_eq!(pair("25", "7").winning_move().unwrap().leads_to, pair("11", "7"));
    /// assert_eq!(pair("9007199254740993", "14573954537613649").winning_move(), None);
    /// ```
    pub fn winning_move(&self) -> Option<Move<N>> {
        let (case, q, r) = self.judged();
        let one = N::from_u64(1);
        let a = self.smaller();
        let to_the_rest = self.like(r, a.clone());
        let (multiple, leads_to) = match case {
            Case::Divides if self.ending() == Ending::Equal => (q.minus(&one), self.like(a.clone(), a.clone())),
            Case::Divides => (q, to_the_rest),
            Case::Forced | Case::Choice if to_the_rest.is_loss() => (q, to_the_rest),
            Case::Choice => (q.minus(&one), self.like(a.clone(), a.plus(to_the_rest.smaller()))),
            Case::Over | Case::Forced => return None,
        };
        Some(Move { multiple, leads_to })
    }

    /// The reasoning of the strategy about this position, in at most `most`
    /// steps (never fewer than three, if there are so many: a sentence about
    /// the first step names the second, and the last one decides).
    ///
    /// It does not use the golden ratio, so it is a second computation of the
    /// outcome.
    ///
    /// # Complexity
    /// A division for each step shown. A longer run of forced steps is leapt
    /// over, in O(log n) multiplications for n steps.
    ///
    /// ```
    /// use dashu_int::UBig;
    /// use taking_games::euclid::{Case, Ending, Position};
    ///
    /// let position = Position::<UBig>::parse("11", "27", Ending::Zero).unwrap();
    /// let steps = position.reasoning(40).steps;
    /// let told: Vec<_> = steps.iter().map(|step| (step.position.to_string(), step.case, step.is_loss)).collect();
    /// assert_eq!(told, [
    ///     ("(11, 27)".to_owned(), Case::Choice, false),
    ///     ("(5, 11)".to_owned(), Case::Choice, false), // so (11, 16) loses: move there
    /// ]);
    /// ```
    pub fn reasoning(&self, most: usize) -> Reasoning<N> {
        let mut steps = Vec::new();
        let mut omitted = 0;
        let mut position = self.clone();
        loop {
            let (case, quotient, r) = position.judged();
            let goes_on = case == Case::Forced || (case == Case::Choice && steps.is_empty());
            if goes_on && steps.len() >= 2 && steps.len() + 1 >= most {
                let (n, a, b) = leading_run(position.smaller(), position.larger(), &quotient);
                omitted = n;
                position = position.like(a, b);
                continue;
            }
            let next = goes_on.then(|| position.like(r, position.smaller().clone()));
            steps.push(Step { is_loss: case == Case::Over, position, case, quotient });
            match next {
                Some(next) => position = next,
                None => break,
            }
        }
        if let Some(last) = steps.last() {
            let mut is_loss = last.is_loss ^ (omitted % 2 == 1);
            for step in steps.iter_mut().rev().skip(1) {
                is_loss = step.case == Case::Forced && !is_loss;
                step.is_loss = is_loss;
            }
        }
        Reasoning { steps, omitted }
    }
}
