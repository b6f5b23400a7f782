//! The Euclid game of Cole and Davie (1969), on integers of any size, with both endings.
//!
//! A position is a pair 0 ≤ a ≤ b. A move takes a multiple of the smaller
//! number from the larger, b to b − ka with k ≥ 1, and the pair is put in
//! order again. The sum falls with every move, so play ends, and the player who
//! cannot move loses. Two endings are in use and must not be mixed:
//! [`Ending::Zero`] plays until a number is 0, [`Ending::Equal`] until the two
//! are equal. They share their losing pairs for 0 < a < b, and differ in the
//! pairs (a, a) and in Grundy values.
//!
//! # The strategy
//! Write b = qa + r with 0 ≤ r < a. [`Case`] names the three cases:
//!
//! * **a divides b.** End the game at once, and win.
//! * **q = 1.** One move only, to (r, a). So the outcome is the opposite of its.
//! * **q ≥ 2.** From (a, a + r) the only move goes to (r, a), so exactly one of
//!   these two loses. Both can be reached, with k = q − 1 and k = q: go to the
//!   one that loses. The position wins, and this is the only winning move, since
//!   every other leaves a quotient of 2 or more.
//!
//! So a player who can win has one way to, and one who has lost has no choice.
//!
//! # The golden ratio
//! For 0 < a < b the position loses exactly when N(a, b) = b² − ab − a² is
//! negative, that is when b/a is below the golden ratio φ. Proof: in the forced
//! case q = 1 the move leads to (b − a, a), and N(b − a, a) = −N(a, b), so both
//! the outcome and the sign turn round. The forced moves end at a pair with
//! b ≥ 2a, which wins, and there N = b(b − a) − a² ≥ 2a·a − a² > 0. N is never
//! 0, since φ is irrational. The pair (a, a) has to be left out: the forced
//! moves never come to it, because they stop at (a, 2a).
//!
//! The test is made in integers. In floating point it fails from
//! (165580141, 267914296) on: these are neighbouring Fibonacci numbers, and
//! their quotient is nearer to φ than doubles can tell.
//!
//! # Literature
//! A. J. Cole and A. J. T. Davie, *A game based on the Euclidean algorithm and
//! a winning strategy for it*, Math. Gazette 53 (1969) 354–357. The equal
//! ending: J. W. Grossman, *A Nim-type game*, Math. Magazine 70 (1997) 382. The
//! proof by the form N was worked out here.

mod map;
mod number;
mod position;
mod quotients;
mod strategy;
#[cfg(test)]
mod tests;
mod value;

pub use map::{LARGEST_SIDE, Map};
pub use number::{MOST_DIGITS, number};
pub use position::{Ending, Position};
pub use quotients::Quotients;
pub use strategy::{Case, Move, Reasoning, Step};
