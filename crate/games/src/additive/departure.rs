//! The first departure: where {a, b, a + b} stops looking like {a}.

use super::one_take;
use super::pair::Pair;
use super::sentence::Sentence;

/// The first heap whose value differs from the one-take game's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Departure {
    /// The heap.
    pub heap: u128,
    /// Its value in {a, b, a + b}.
    pub value: u8,
    /// Its value in {a}.
    pub one_take: u8,
}

impl Departure {
    /// Where the pair's values first differ from {a}'s: the start of the first upper
    /// band, where a 2 arrives in place of a 0.
    ///
    /// In the short case that is heap m. In the long case it is heap b, inside a
    /// nought block; only where b is an odd multiple of a (a = 1 for a coprime
    /// pair) does the first row carry already, and it is a + b.
    ///
    /// # Source
    /// Worked out here: it follows from the sentences (`docs/PROOFS.md`).
    ///
    /// ```
    /// use taking_games::additive::{Pair, departure::Departure};
    ///
    /// let heap = |a, b| Departure::of(Pair::new(a, b).unwrap()).heap;
    /// assert_eq!([heap(4, 9), heap(3, 10), heap(1, 3)], [9, 12, 4]);
    /// ```
    pub fn of(pair: Pair) -> Self {
        let sentence = Sentence::new(pair);
        let heap = u128::from(sentence.row(0).lower);
        Self { heap, value: sentence.value(heap), one_take: one_take::value(pair, heap) }
    }
}
