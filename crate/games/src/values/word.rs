//! The values of a small game: its whole window in a few machine words.

use super::Value;
use super::stretch::{Source, Stretch, Window};
use crate::takes::Takes;

/// The largest take whose window fits in lanes of 16 bits, one bit spare.
pub(super) const LARGEST: usize = 15;

/// Each lane's lowest bit, and its spare one.
const LOW: u64 = 0x0001_0001_0001_0001;
const SPARE: u64 = LOW << LARGEST;

/// The last M values, M ≤ [`LARGEST`]: bit i of lane v is set if the value
/// i + 1 heaps back is v. Lanes have 16 bits, four to a word, and k takes need
/// k + 1 of them. The options' values are then the lanes that meet the takes,
/// one addition finds the absent ones, and windows are compared in W
/// instructions, with nothing to allocate.
#[derive(Debug, Clone, Copy)]
pub(super) struct Words<const W: usize> {
    lanes: [u64; W],
    /// In every lane, bit t − 1 for each take t; and a bit for each of the last M heaps.
    takes: u64,
    kept: u64,
}

impl<const W: usize> Words<W> {
    pub(super) fn new(takes: &Takes) -> Self {
        let lane = takes.as_slice().iter().fold(0, |lane, take| lane | 1 << (take - 1));
        Self { lanes: [0; W], takes: lane * LOW, kept: ((1 << takes.largest()) - 1) * LOW }
    }
}

impl<const W: usize> Source for Words<W> {
    type Window = Snapshot<W>;

    #[inline]
    fn next_stretch(&mut self) -> Stretch {
        let (mut mex, mut sought) = (0, u64::MAX); // all ones until the mex is found
        for (first, word) in (0..).step_by(4).zip(&mut self.lanes) {
            // A lane is below 2^15, so 2^15 − 1 more reaches its spare bit if it is not 0, and never the next lane.
            let absent = !((*word & self.takes) + (SPARE - LOW)) & SPARE & sought;
            let newest = (absent & absent.wrapping_neg()) >> LARGEST;
            *word = *word << 1 & self.kept | newest;
            if absent != 0 {
                sought = 0;
                mex = first + newest.trailing_zeros() as Value / 16;
            }
        }
        Stretch::new(mex, 1)
    }
}

/// A copy of the lanes at the window's end, and how many heaps it has so far.
#[derive(Debug, Clone)]
pub(super) struct Snapshot<const W: usize> {
    lanes: [u64; W],
    heaps: u64,
}

impl<const W: usize> Default for Snapshot<W> {
    fn default() -> Self {
        Self { lanes: [0; W], heaps: 0 }
    }
}

impl<const W: usize> Window<Words<W>> for Snapshot<W> {
    fn heaps(&self) -> u64 {
        self.heaps
    }

    fn clear(&mut self) {
        self.heaps = 0;
    }

    #[inline]
    fn read(&mut self, after: &Words<W>, _: Stretch, length: u64) -> bool {
        if self.heaps >= length {
            // Word by word: as two arrays they are compared in vectors, which wait for the lanes' stores.
            return self.lanes.iter().zip(&after.lanes).fold(0, |differing, (was, is)| differing | (was ^ is)) == 0;
        }
        self.heaps += 1;
        if self.heaps == length {
            self.lanes = after.lanes;
        }
        false
    }
}
