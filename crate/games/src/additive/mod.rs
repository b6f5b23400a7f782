//! The additive games {a, b, a + b}, a < b: three takes, the third the sum of the others.
//!
//! The name is the literature's: an *additive subtraction game*. [`Pair`] holds
//! a validated a and b, tells the two cases apart and gives the period;
//! [`Sentence`] gives the Grundy value of any heap, and says why.
//!
//! ```
//! use taking_games::additive::{Pair, Sentence};
//!
//! let pair = Pair::parse("3", "10").unwrap();
//! let values: String = Sentence::new(pair).values().map(|value| value.to_string()).collect();
//! assert_eq!(values, "0001110001112223332223");
//! ```
//!
//! The values are [rows](row) of two bands, always the same row in the
//! [short] case, one shifted against the other in the [long] one.
//! [One take](one_take) and [two takes](two_takes) stand beside the game, and the
//! [departure] is where it leaves the first. Many pairs at once are the
//! [stripes], the [growth] along b and the [seven] short games.
//!
//! What is **proved**, for every pair, with the proof in `docs/PROOFS.md`: the
//! sentences of both cases, the period and that it is the smallest, the first
//! departure. What is **certified**, for one pair at a time, by computation:
//! the [closing] of the induction. What is **checked**: the period, in the
//! [census], against the mex rule for every pair to a bound. What is **measured**:
//! the [offsets] of long rows against the short sentence.

pub mod census;
pub mod closing;
pub mod departure;
mod first_return;
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
mod tests;

pub use pair::{Case, Formula, LARGEST, Pair};
pub use row::{Band, Block, Row, Spot};
pub use run::Run;
pub use sentence::{Move, Place, Sentence};
