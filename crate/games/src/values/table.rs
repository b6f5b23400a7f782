//! A table of the values of the first heaps.

use super::Value;
use super::certifier::runs_pay;
use super::heaps::Heaps;
use super::runs::Runs;
use super::stretch::Source;
use crate::takes::{MOST_TAKES, Takes};

/// The Grundy values of the heaps 0..len.
///
/// ```
/// use taking_games::{takes::Takes, values::Values};
///
/// let values = Values::new(&Takes::parse("2,5").unwrap(), 12);
/// assert_eq!(values.as_slice(), [0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0]);
/// assert_eq!((values.get(5), values.get(12)), (Some(2), None));
/// ```
#[doc(alias = "nim-value")]
#[doc(alias = "nim-sequence")]
#[doc(alias = "nimber")]
#[doc(alias = "mex")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Values(Vec<Value>);

impl Values {
    /// The values of the first `len` heaps, from the mex rule.
    ///
    /// # Complexity
    /// O(len · takes) at most; by runs, where the smallest take promises long
    /// ones. Memory 2 bytes a heap and O(M) more.
    pub fn new(takes: &Takes, len: usize) -> Self {
        let mut values = Vec::with_capacity(len);
        // The plain form serves up to 64 takes; the run form serves every set.
        if takes.as_slice().len() > 64 || runs_pay(takes) {
            for run in Runs::new(takes) {
                let room = len - values.len();
                let fits = usize::try_from(run.length).map_or(room, |length| length.min(room));
                values.resize(values.len() + fits, run.value);
                if values.len() == len {
                    break;
                }
            }
        } else {
            let mut heaps = Heaps::new(takes);
            values.extend((0..len).map(|_| heaps.next_stretch().value()));
        }
        Self(values)
    }

    /// The number of heaps in the table.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the table has no heap.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of `heap`, if the table reaches so far.
    pub fn get(&self, heap: u64) -> Option<Value> {
        usize::try_from(heap).ok().and_then(|heap| self.0.get(heap).copied())
    }

    /// The values, heap h at place h.
    pub fn as_slice(&self) -> &[Value] {
        &self.0
    }
}

// A value is at most the number of takes.
const _: () = assert!(MOST_TAKES <= Value::MAX as usize);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::labels::Labels;
    use crate::naive;

    #[test]
    fn the_published_values() {
        for set in naive::published_sets() {
            let values = Values::new(&Takes::new(set.takes).unwrap(), set.values.len());
            assert_eq!(values.as_slice(), set.values);
        }
    }

    #[test]
    fn every_set_within_1_to_9() {
        for takes in naive::all_sets(9) {
            assert_eq!(Values::new(&takes, 100).as_slice(), naive::values(&takes, 100), "{takes}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let nobody_moves = Values::new(&Takes::new([]).unwrap(), 3);
        assert_eq!(nobody_moves.as_slice(), [0, 0, 0]);
        assert_eq!((nobody_moves.get(2), nobody_moves.get(3), nobody_moves.get(u64::MAX)), (Some(0), None, None));
        assert!(Values::new(&Takes::new([1]).unwrap(), 0).is_empty());
        // As many takes as there may be, and so the largest value there is.
        let all = Takes::new(1..=256).unwrap();
        assert!(Values::new(&all, 600).as_slice().iter().enumerate().all(|(heap, &value)| usize::from(value) == heap % 257));
        // 64 takes is the last set that one word serves.
        for count in [63, 64, 65] {
            let takes = Takes::new(1..=count).unwrap();
            assert_eq!(Values::new(&takes, 300).as_slice(), naive::values(&takes, 300), "{takes}");
        }
    }

    proptest! {
        /// Two independent computations: the losses are the heaps of value 0.
        #[test]
        fn value_0_is_a_loss_and_no_other(takes in naive::sets(200), len in 0..3_000usize) {
            let values = Values::new(&takes, len);
            let zeros: Vec<usize> = (0..len).filter(|&heap| values.as_slice()[heap] == 0).collect();
            prop_assert_eq!(zeros, Labels::new(&takes, len).losses().collect::<Vec<_>>());
        }

        #[test]
        fn sets_of_every_kind_agree_with_the_twin(takes in naive::sets(200), len in 0..2_000usize) {
            prop_assert_eq!(Values::new(&takes, len), Values(naive::values(&takes, len)));
        }
    }
}
