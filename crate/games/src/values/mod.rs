//! Grundy values, heap by heap and run by run, and the proof of their period.
//!
//! The **Grundy value** of a heap is the **mex** of its options' values, the
//! least whole number that is not among them (Sprague 1935, Grundy 1939). Value
//! 0 is a loss for the player to move; a sum of heaps has the nim-sum of their
//! values, see [`play`](crate::play). With k takes no value exceeds k, and
//! {1, …, k} reaches it.
//!
//! Three forms compute the same sequence, each a `Source` of stretches:
//!
//! - `heaps`, the mex rule as it stands: O(takes) a heap, for up to 64 takes;
//! - `runs`, run by run ([`Runs`]): O(takes) at every heap where an option's value
//!   changes, which for a large smallest take is rare. To 1,000, the pairs
//!   {a, b, a + b} have 35 thousand million heaps and 262 million runs;
//! - `word`, with the whole window in a few machine words: for takes to 15, and
//!   for the search alone.
//!
//! [`ValueCertifier`] and [`Values`] choose one by the set, and tests compare them
//! all. A fourth is `additive::first_return`: the run form written out for three
//! takes, which the [census](crate::additive::census) of half a million games needs.

mod certifier;
mod heaps;
pub(crate) mod pattern;
mod runs;
mod set;
pub(crate) mod stretch;
mod table;
mod word;

pub use certifier::ValueCertifier;
pub use runs::{Run, Runs};
pub use table::Values;

/// A Grundy value: 0 to 256, since a set has at most 256 takes.
pub type Value = u16;
