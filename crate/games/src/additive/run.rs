//! A run: consecutive heaps of one value, and the reading of a sequence by runs.
//!
//! A sequence of blocks of a is read and drawn a run at a time: the cost is
//! then the number of blocks, whatever the heaps in them.

/// Consecutive heaps that share one Grundy value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// The first heap.
    pub start: u128,
    /// How many heaps, at least 1.
    pub length: u64,
    /// Their Grundy value.
    pub value: u8,
}

impl Run {
    /// The endless sequence whose run at a heap is `at(heap)`, as a length from
    /// that heap on and a value. No start can overflow: that would take more
    /// than 2^64 calls.
    pub(super) fn all(at: impl Fn(u128) -> (u64, u8) + Clone) -> impl Iterator<Item = Self> + Clone {
        let mut next = 0;
        std::iter::from_fn(move || {
            let (start, (length, value)) = (next, at(next));
            next += u128::from(length);
            Some(Self { start, length, value })
        })
    }
}

/// The runs of heaps `0..end`: the last one is cut where `end` falls inside it.
///
/// ```
/// use taking_games::additive::{Pair, run, two_takes};
///
/// let pair = Pair::new(3, 8).unwrap();
/// let lengths: Vec<u64> = run::until(two_takes::runs(pair), 7).map(|run| run.length).collect();
/// assert_eq!(lengths, [3, 3, 1]);
/// assert_eq!(run::until(two_takes::runs(pair), 6).count(), 2); // and no empty run where `end` is between two
/// ```
pub fn until(runs: impl Iterator<Item = Run>, end: u128) -> impl Iterator<Item = Run> {
    runs.take_while(move |run| run.start < end).map(move |run| {
        let left = u64::try_from(end - run.start).unwrap_or(u64::MAX);
        Run { length: run.length.min(left), ..run }
    })
}

/// The values heap by heap.
pub fn heaps(runs: impl Iterator<Item = Run>) -> impl Iterator<Item = u8> {
    runs.flat_map(|run| (0..run.length).map(move |_| run.value))
}
