//! The sequence of values as a stream of stretches of one value.

use super::Value;
use crate::takes::{LARGEST_TAKE, MOST_TAKES};

/// A stretch of equal values: how long it is and the value, in one word, so
/// that two stretches are compared in one instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stretch(u32);

/// Bits for a value from 0 to [`MOST_TAKES`].
const VALUE_BITS: u32 = usize::BITS - MOST_TAKES.leading_zeros();

// No stretch is longer than the smallest take, so a length leaves room for the value.
const _: () = assert!(LARGEST_TAKE < 1 << (u32::BITS - VALUE_BITS));

impl Stretch {
    pub(crate) fn new(value: Value, length: u32) -> Self {
        Self(length << VALUE_BITS | u32::from(value))
    }

    /// The stretch with so many heaps more.
    pub(crate) fn longer_by(self, heaps: u32) -> Self {
        Self(self.0 + (heaps << VALUE_BITS))
    }

    pub(crate) fn value(self) -> Value {
        (self.0 & ((1 << VALUE_BITS) - 1)) as Value
    }

    pub(crate) fn length(self) -> u32 {
        self.0 >> VALUE_BITS
    }
}

/// A way of computing the values of a set that is not empty, from heap 0 on.
///
/// How the sequence is cut into stretches is the source's own affair, but the
/// values alone must decide it, so that where they repeat the cuts do too.
pub(crate) trait Source: Clone {
    /// How this source remembers a window of the sequence.
    type Window: Window<Self>;

    /// The next stretch. The stream never ends.
    fn next_stretch(&mut self) -> Stretch;
}

/// A window of the sequence that is remembered and then waited for.
pub(crate) trait Window<S>: Default {
    /// How many heaps are remembered so far.
    fn heaps(&self) -> u64;

    /// Reads the stretch that the source has just computed: into the window
    /// while it has fewer than `length` heaps, against it from then on. Whether
    /// the window has just returned.
    fn read(&mut self, after: &S, stretch: Stretch, length: u64) -> bool;

    /// Forgets the window, to remember the one that comes next.
    fn clear(&mut self);
}
