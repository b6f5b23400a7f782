//! The additive games {a, b, a + b}, a < b: three takes, the third the sum of the others.
//!
//! The name is the literature's: an *additive subtraction game*. [`Pair`] holds
//! a validated a and b, tells the two cases apart and gives the period;
//! [`Sentence`] gives the Grundy value of any heap, and says why.
//!
//! What is **proved**, for every pair, with the proof in `docs/PROOFS.md`: the
//! sentences of both cases, the period and that it is the smallest, the first
//! departure. What is **certified**, for one pair at a time, by computation:
//! the [closing] of the induction. What is **measured**: the [offsets] of long
//! rows against the short sentence.

pub mod closing;
pub mod departure;
pub mod growth;
pub mod heap;
pub mod long;
pub mod offsets;
pub mod one_take;
pub mod pair;
pub mod row;
pub mod run;
pub mod sentence;
pub mod seven;
pub mod short;
pub mod stripes;
pub mod two_takes;

#[cfg(test)]
mod naive;
#[cfg(test)]
mod tests;

pub use pair::{Case, Formula, LARGEST, Pair};
pub use row::{Band, Block, Row, Spot};
pub use run::Run;
pub use sentence::{Place, Sentence};
