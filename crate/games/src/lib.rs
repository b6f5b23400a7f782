//! Impartial games of taking: labels, values, periods and their proofs.

pub mod additive;
mod bits;
pub mod certificate;
pub mod euclid;
pub mod exercise;
pub mod labels;
pub mod measure;
pub mod minimax;
#[cfg(test)]
mod naive;
pub mod natural;
pub mod numeral;
pub mod play;
pub mod range;
pub mod refusal;
mod shifts;
pub mod sums;
pub mod takes;
pub mod three_takes;
pub mod values;

pub use refusal::Refusal;
