//! The quotients of the Euclidean algorithm, and the length of a run of equal ones.

use super::Position;
use crate::natural::Natural;

/// The first quotients of the Euclidean algorithm on a pair.
///
/// Cut squares off a rectangle of sides a and b, always the largest that fit:
/// the quotients say how many there are of each size. A quotient of 2 or more
/// is where a player has a choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Quotients<N> {
    /// The quotients, the first for b by a.
    pub quotients: Vec<N>,
    /// The greatest common divisor, if the algorithm was followed to its end.
    pub gcd: Option<N>,
}

impl<N: Natural> Position<N> {
    /// The first quotients of the Euclidean algorithm on this pair, at most
    /// `most`.
    ///
    /// # Complexity
    /// A division for each quotient. A pair of 100,000 digits has about 200,000
    /// of them as a rule, hence the bound.
    ///
    /// ```
    /// use dashu_int::UBig;
    /// use taking_games::euclid::{Ending, Position};
    ///
    /// let position = Position::<UBig>::parse("11", "27", Ending::Zero).unwrap();
    /// let cut = position.quotients(40);
    /// assert_eq!(cut.quotients, [2_u8, 2, 5].map(UBig::from));
    /// assert_eq!(cut.gcd, Some(UBig::from(1_u8)));
    /// ```
    pub fn quotients(&self, most: usize) -> Quotients<N> {
        let (mut a, mut b) = (self.smaller().clone(), self.larger().clone());
        let mut quotients = Vec::new();
        while !a.is_zero() && quotients.len() < most {
            let (q, r) = b.divided_by(&a);
            quotients.push(q);
            (a, b) = (r, a);
        }
        Quotients { quotients, gcd: a.is_zero().then_some(b) }
    }
}

/// How many steps of the Euclidean algorithm on 0 < a ≤ b have the quotient q
/// and leave a remainder, before the first step that does not, and the pair
/// that they lead to.
///
/// Worked out here. Let U₀ = 0, U₁ = 1, Uₙ₊₁ = q·Uₙ + Uₙ₋₁ (for q = 1 the
/// Fibonacci numbers). Dividing n times as if every quotient were q turns
/// (a, b) = (r₀, r₋₁) into rₙ = ±(Uₙ₊₁·a − Uₙ·b), + for even n. If n is within
/// the run, 0 < rₙ < rₙ₋₁. If not, never again: at the first step that fails,
/// the remainder comes out negative, or 0, or no smaller than the one before;
/// in each case rₙ = rₙ₋₂ − q·rₙ₋₁ alternates in sign from there on, or one
/// step later, or after one 0 more. So the test for n needs nothing before n,
/// and the run is found by leaps of 1, 2, 4, … steps and back down again.
///
/// # Complexity
/// O(log n) multiplications, with products no longer than b², for a run of n.
/// Step by step, a Fibonacci pair of 100,000 digits takes 478,495 of them.
pub(super) fn leading_run<N: Natural>(a: &N, b: &N, q: &N) -> (usize, N, N) {
    let (mut a, mut b) = (a.clone(), b.clone());
    let mut run = 0;
    let mut leaps = vec![Leap { before: N::from_u64(0), at: N::from_u64(1), after: q.clone(), is_odd: true }];
    while let Some(leap) = leaps.last()
        && let Some(landed) = leap.from(&a, &b)
    {
        run += 1 << (leaps.len() - 1);
        (a, b) = landed;
        let twice = leap.doubled();
        leaps.push(twice);
    }
    for (k, leap) in leaps.iter().enumerate().rev().skip(1) {
        if let Some(landed) = leap.from(&a, &b) {
            run += 1 << k;
            (a, b) = landed;
        }
    }
    (run, a, b)
}

/// n steps with the quotient q at once: Uₙ₋₁, Uₙ and Uₙ₊₁.
struct Leap<N> {
    before: N,
    at: N,
    after: N,
    is_odd: bool,
}

impl<N: Natural> Leap<N> {
    /// The pair n steps after (a, b), if all of them have the quotient q and
    /// leave a remainder.
    fn from(&self, a: &N, b: &N) -> Option<(N, N)> {
        let difference = |x: N, y: N| (x > y).then(|| x.minus(&y));
        let (small, large) = if self.is_odd {
            (difference(self.at.times(b), self.after.times(a))?, difference(self.at.times(a), self.before.times(b))?)
        } else {
            (difference(self.after.times(a), self.at.times(b))?, difference(self.before.times(b), self.at.times(a))?)
        };
        (small < large).then_some((small, large))
    }

    /// 2n steps at once, by the addition formula Uₘ₊ₙ = Uₘ·Uₙ₊₁ + Uₘ₋₁·Uₙ.
    fn doubled(&self) -> Self {
        let square = self.at.times(&self.at);
        Self {
            before: self.before.times(&self.before).plus(&square),
            at: self.at.times(&self.before.plus(&self.after)),
            after: self.after.times(&self.after).plus(&square),
            is_odd: false,
        }
    }
}
