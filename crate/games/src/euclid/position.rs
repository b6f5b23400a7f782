//! A position of the Euclid game: the pair in order, with the ending it is played to.

use std::cmp::Ordering;

use super::number;
use crate::natural::Natural;
use crate::refusal::{Refusal, RefusalKind, shown};

/// When the game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// At a pair with a 0, as Cole and Davie play: moving to a 0 wins.
    Zero,
    /// At a pair of equal numbers, as Grossman plays: no number becomes 0, and
    /// moving to an equal pair wins.
    Equal,
}

impl Ending {
    /// Reads an ending by its name in a link, `zero` or `equal`.
    ///
    /// # Errors
    /// `E_ENDING` for another name.
    pub fn parse(name: &str) -> Result<Self, Refusal> {
        match name {
            "zero" => Ok(Self::Zero),
            "equal" => Ok(Self::Equal),
            _ => {
                Err(Refusal::new(RefusalKind::Ending, name, format!("“{}” is not an ending. The endings are zero and equal.", shown(name))))
            }
        }
    }
}

/// A pair 0 ≤ a ≤ b and the ending it is played to.
///
/// ```
/// use dashu_int::UBig;
/// use taking_games::euclid::{Ending, Position};
///
/// let position = Position::<UBig>::parse("27", "11", Ending::Zero).unwrap();
/// assert!(!position.is_loss());
/// let chosen = position.winning_move().unwrap();
/// assert_eq!(chosen.multiple, UBig::from(1_u8));
/// assert_eq!(chosen.leads_to.to_string(), "(11, 16)");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position<N> {
    smaller: N,
    larger: N,
    ending: Ending,
}

impl<N: Natural> Position<N> {
    /// The position of two numbers, in any order.
    ///
    /// # Errors
    /// `E_EUCLID_ZERO` for a 0 with the equal ending: that game is played with
    /// positive numbers, and no move of it leads to a 0. It is said of `x` or
    /// of `y`.
    pub fn new(x: N, y: N, ending: Ending) -> Result<Self, Refusal> {
        for (name, n) in [("x", &x), ("y", &y)] {
            if ending == Ending::Equal && n.is_zero() {
                let sentence = "The game that ends at equal numbers is played with numbers from 1 up. With a 0, choose the ending at zero.";
                return Err(Refusal::new(RefusalKind::EuclidZero, "0", sentence).of(name));
            }
        }
        Ok(Self::ordered(x, y, ending))
    }

    /// Reads the two numbers as people write them, each by [`number()`].
    ///
    /// # Errors
    /// Those of [`number()`], said of `x` or of `y`, and those of
    /// [`Position::new`].
    pub fn parse(x: &str, y: &str, ending: Ending) -> Result<Self, Refusal> {
        let read = |name, text| number(text).map_err(|refusal| refusal.of(name));
        Self::new(read("x", x)?, read("y", y)?, ending)
    }

    fn ordered(x: N, y: N, ending: Ending) -> Self {
        let (smaller, larger) = if x <= y { (x, y) } else { (y, x) };
        Self { smaller, larger, ending }
    }

    /// a, the smaller number.
    pub fn smaller(&self) -> &N {
        &self.smaller
    }

    /// b, the larger number, or the same.
    pub fn larger(&self) -> &N {
        &self.larger
    }

    /// The ending that this position is played to.
    pub fn ending(&self) -> Ending {
        self.ending
    }

    /// Whether the game is over, so that the player to move has lost.
    pub fn is_over(&self) -> bool {
        match self.ending {
            Ending::Zero => self.smaller.is_zero(),
            Ending::Equal => self.smaller == self.larger,
        }
    }

    /// The number of legal moves, which is also the largest k of a move: the
    /// multiples from 1 to it may be taken.
    ///
    /// # Complexity
    /// One division.
    pub fn moves(&self) -> N {
        let one = N::from_u64(1);
        match self.ending {
            Ending::Zero if self.is_over() => N::from_u64(0),
            Ending::Zero => self.larger.divided_by(&self.smaller).0,
            Ending::Equal => self.larger.minus(&one).divided_by(&self.smaller).0,
        }
    }

    /// The position after taking k times the smaller number from the larger.
    ///
    /// # Errors
    /// `E_EUCLID_OVER` when the game is over, `E_EUCLID_MULTIPLE` when k is 0 or
    /// more than [`moves`](Self::moves).
    ///
    /// # Complexity
    /// One multiplication.
    ///
    /// ```
    /// use dashu_int::UBig;
    /// use taking_games::euclid::{Ending, Position};
    ///
    /// let position = Position::<UBig>::parse("2", "5", Ending::Zero).unwrap();
    /// assert_eq!(position.after(&UBig::from(1_u8)).unwrap().to_string(), "(2, 3)");
    /// assert_eq!(position.after(&UBig::from(3_u8)).unwrap_err().code(), "E_EUCLID_MULTIPLE");
    /// ```
    pub fn after(&self, multiple: &N) -> Result<Self, Refusal> {
        if self.is_over() {
            return Err(Refusal::new(RefusalKind::EuclidOver, &self.to_string(), "The game is over: there is no move from here."));
        }
        let taken = multiple.times(&self.smaller);
        let least_left = N::from_u64(match self.ending {
            Ending::Zero => 0,
            Ending::Equal => 1,
        });
        if multiple.is_zero() || taken.plus(&least_left) > self.larger {
            return Err(self.no_such_move(multiple));
        }
        Ok(Self::ordered(self.larger.minus(&taken), self.smaller.clone(), self.ending))
    }

    fn no_such_move(&self, multiple: &N) -> Refusal {
        let item = multiple.to_decimal();
        let sentence = format!(
            "From here the smaller number can be taken at least once and at most {} times, not {} times.",
            shown(&self.moves().to_decimal()),
            shown(&item),
        );
        Refusal::new(RefusalKind::EuclidMultiple, &item, sentence)
    }

    /// Whether the player to move loses, by the exact test b² − ab − a² < 0.
    ///
    /// # Complexity
    /// Two multiplications where 0 < a < b < 2a, otherwise none.
    pub fn is_loss(&self) -> bool {
        if self.is_over() {
            return true;
        }
        if self.smaller == self.larger {
            return false;
        }
        let rest = self.larger.minus(&self.smaller);
        // Where the rest is not the smaller of the two, b ≥ 2a and the form is positive.
        rest < self.smaller && self.larger.times(&rest) < self.smaller.times(&self.smaller)
    }

    /// The form b² − ab − a², with its sign before its absolute value. For
    /// 0 < a < b the position loses exactly where it is negative.
    ///
    /// # Complexity
    /// Two multiplications.
    ///
    /// ```
    /// use std::cmp::Ordering;
    /// use dashu_int::UBig;
    /// use taking_games::euclid::{Ending, Position};
    ///
    /// let form = |x, y| Position::<UBig>::parse(x, y, Ending::Zero).unwrap().form();
    /// assert_eq!(form("11", "27"), (Ordering::Greater, UBig::from(311_u16)));
    /// assert_eq!(form("165580141", "267914296"), (Ordering::Less, UBig::from(1_u8)));
    /// ```
    pub fn form(&self) -> (Ordering, N) {
        let (a, b) = (&self.smaller, &self.larger);
        let gained = b.times(&b.minus(a));
        let lost = a.times(a);
        match gained.cmp(&lost) {
            Ordering::Less => (Ordering::Less, lost.minus(&gained)),
            sign => (sign, gained.minus(&lost)),
        }
    }

    /// Quotient and remainder of b by a, the q and r of the strategy. Not for a
    /// position that is over.
    pub(super) fn divided(&self) -> (N, N) {
        self.larger.divided_by(&self.smaller)
    }

    /// A position of the same game that the strategy speaks of.
    pub(super) fn like(&self, smaller: N, larger: N) -> Self {
        Self { smaller, larger, ending: self.ending }
    }
}

impl<N: Natural> std::fmt::Display for Position<N> {
    /// The pair in order, `(11, 27)`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({}, {})", self.smaller.to_decimal(), self.larger.to_decimal())
    }
}
