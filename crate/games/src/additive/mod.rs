//! The additive games {a, b, a + b}, a < b: three takes, the third the sum of the others.
//!
//! The name is the literature's: an *additive subtraction game*. [`Pair`] holds
//! a validated a and b, tells the two cases apart and gives the period.

pub mod pair;

pub use pair::{Case, Formula, LARGEST, Pair};
