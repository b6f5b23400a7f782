//! Grundy values of the Euclid game, at any size, for both endings.

use std::cmp::Ordering;

use super::quotients::leading_run;
use super::{Ending, Position};
use crate::natural::Natural;

impl<N: Natural> Position<N> {
    /// The Grundy value: the least value that no move leads to. It is 0 exactly
    /// for the losing positions.
    ///
    /// Write b = qa + r. The value is always q or q − 1. Proof, for r > 0: let v
    /// be the value of (r, a). The moves from (a, ja + r) lead to (r, a) and to
    /// the same with a smaller j, so for j = 1, 2, 3, … the values are the whole
    /// numbers 0, 1, 2, … in order, with v left out:
    ///
    /// * the value is q if q > v, and otherwise q − 1.
    ///
    /// For r = 0 the moves from (a, ja) lead to the same with a smaller j, down
    /// to 0 with [`Ending::Zero`] and to 1 with [`Ending::Equal`]: the value is
    /// q there and q − 1 here.
    ///
    /// Now v itself is q′ or q′ − 1 for the next quotient q′. So if q′ > q then
    /// v ≥ q, and if q′ < q then v < q; only while the quotients are equal does
    /// the question go on, and it turns round at each step.
    ///
    /// For the equal ending this is Nivasch's formula ⌊b/a − a/b⌋ (*The
    /// Sprague–Grundy function of the game Euclid*, Discrete Math. 306 (2006)
    /// 2798–2800). The two endings differ exactly where all quotients of the
    /// Euclidean algorithm are equal. For the zero ending see also G. Cairns,
    /// N. B. Ho and T. Lengyel, *The Sprague–Grundy function of the real game
    /// Euclid*, Discrete Math. 311 (2011) 457–462; the short proof above was
    /// worked out here.
    ///
    /// # Complexity
    /// Two divisions, and O(log n) multiplications for a run of n equal quotients.
    ///
    /// ```
    /// use dashu_int::UBig;
    /// use taking_games::euclid::{Ending, Position};
    ///
    /// let value = |ending| Position::<UBig>::parse("2", "6", ending).unwrap().value();
    /// assert_eq!(value(Ending::Zero), UBig::from(3_u8));
    /// assert_eq!(value(Ending::Equal), UBig::from(2_u8));
    /// ```
    pub fn value(&self) -> N {
        if self.is_over() {
            return N::from_u64(0);
        }
        let (q, _) = self.divided();
        let (run, a, b) = leading_run(self.smaller(), self.larger(), &q);
        let (next, r) = b.divided_by(&a);
        // Whether the value of the pair after the run is q or more.
        let reaches_q = match next.cmp(&q) {
            Ordering::Greater => true,
            Ordering::Less => false,
            Ordering::Equal => {
                debug_assert!(r.is_zero(), "the run goes on while the quotient is q and leaves a remainder");
                self.ending() == Ending::Zero
            }
        };
        if reaches_q ^ (run % 2 == 1) { q } else { q.minus(&N::from_u64(1)) }
    }
}
