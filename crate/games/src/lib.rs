//! Impartial games of taking: labels, values, periods and their proofs.

pub mod additive;
pub mod certificate;
pub mod euclid;
pub mod labels;
pub mod measure;
pub mod minimax;
pub mod numeral;
pub mod play;
pub mod range;
pub mod refusal;
pub mod sums;
pub mod takes;
pub mod values;

pub use refusal::Refusal;
