//! The values heap by heap: the plain form, for sequences of short runs.

use super::pattern::Pattern;
use super::set::ValueSet;
use super::stretch::{Source, Stretch};
use crate::takes::Takes;

/// The mex rule as it stands, one heap a stretch, for at most 64 takes.
///
/// The last M values are kept in a ring as one-element sets, so the mex is a
/// union of loads and needs no shift; heaps below 0 are empty sets, so a take
/// larger than the heap adds nothing and needs no test.
#[derive(Debug, Clone)]
pub(super) struct Heaps {
    takes: Vec<usize>,
    ring: Vec<u64>,
    heap: usize, // wraps: only its place in the ring counts
}

impl Heaps {
    pub(super) fn new(takes: &Takes) -> Self {
        let ring = vec![0; (takes.largest() + 1).next_power_of_two()];
        Self { takes: takes.as_slice().iter().map(|&take| take as usize).collect(), ring, heap: 0 }
    }
}

impl Source for Heaps {
    type Window = Pattern;

    fn next_stretch(&mut self) -> Stretch {
        let mask = self.ring.len() - 1;
        let options = self.takes.iter().fold(0, |set, &take| set | self.ring[self.heap.wrapping_sub(take) & mask]);
        let value = options.mex();
        self.ring[self.heap & mask] = value;
        self.heap = self.heap.wrapping_add(1);
        Stretch::new(value.value(), 1)
    }
}
