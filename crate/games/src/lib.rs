//! Impartial games of taking: labels, values, periods and their proofs.
//!
//! Four words are kept apart throughout. What is **measured** was seen over a
//! stated range, and is no claim about anything past it. What is **checked** was
//! computed a second time, in another way, over a stated range. What is
//! **certified** is proved for one game, by a computation that anyone can repeat.
//! What is **proved** holds for every game of a family.
//!
//! # Words
//!
//! A **heap** has some number of counters; **position** n of a row is the heap of n counters. A
//! **take** is a number of counters that may be taken at once, and the set of takes is the
//! *subtraction set*. An **option** is a heap that one move leads to. A **loss** (L, *P-position*) is a
//! heap from which the player to move loses, a **win** (W, *N-position*) any other. The **Grundy value**
//! (*nim-value*) of a heap is the **mex**, the least number from 0 that is the value of none of its
//! options; the values of all heaps in order are the *nim-sequence*. The **nim-sum** of values adds
//! them in binary without carrying. A sequence x has **preperiod** s and **period** k if
//! x(n) = x(n + k) for every n ≥ s, both the smallest. A **window** is M entries in a row, where M is
//! the largest take. Subtraction games are the octal games whose code digits are 0 and 3 alone.
//!
//! # Subtraction games and their labels
//!
//! One heap of p counters, and a finite set of **takes**: a move takes as many
//! counters as one of them says, and whoever cannot move loses. A position is
//! **L**, a loss for the player to move, if *every* move leads to a W; it is
//! **W** if *some* move leads to an L. Where there is no move, "every" holds of
//! nothing and so holds: the base case is no second rule. Every move lowers the
//! heap, so counting up from 0 is an order that always works, and with M the
//! largest take only the last M labels matter.
//!
//! ```
//! use taking_games::{labels::Labels, takes::Takes};
//!
//! let takes = Takes::parse("1,3,4")?;
//! let labels = Labels::new(&takes, 19);
//! assert_eq!(labels.to_string(), "LWLWWWWLWLWWWWLWLWW");
//! # Ok::<(), taking_games::Refusal>(())
//! ```
//!
//! There is nothing to add up or to minimise, but four things to ask, in order:
//!
//! 1. *Are these labels right?* [`minimax`] plays every line of play out to its
//!    end and remembers nothing. It shares no code with [`labels`], so where both
//!    agree, they agree independently. It is exponential, and stops at 24.
//! 2. *What repeats?* [`measure`] finds the smallest k such that the labels agree
//!    at every pair of positions k apart within the range, and says how many
//!    pairs that were and how often the pattern was seen in full. Over 0 to 18,
//!    {4,9,13} measures 18 from a single pair; the truth is 76.
//! 3. *Must it repeat?* Yes: there are 2^M windows of M labels, so two are equal
//!    among the first 2^M + 1, and what follows them is equal too. This is a
//!    theorem about every set (the [`pigeonhole`] bound), and it gives neither
//!    the period nor the place where it begins.
//! 4. *Then what is the period?* A window that really is seen again answers for
//!    one game, exactly: its [`certificate`] has the smallest preperiod and the
//!    smallest period. Measuring further never turns 2 into 4.
//!
//! ```
//! # use taking_games::{labels::Labels, takes::Takes};
//! use taking_games::certificate::LabelCertifier;
//! use taking_games::measure::Measured;
//!
//! let takes = Takes::parse("4,9,13")?;
//! let labels = Labels::new(&takes, 19);
//! let measured = Measured::of(&labels).expect("18 fits");
//! assert_eq!((measured.period(), measured.compared_pairs()), (18, 1));
//!
//! let proof = LabelCertifier::new(&takes).finish();
//! assert_eq!((proof.preperiod(), proof.period()), (0, 76));
//! # Ok::<(), taking_games::Refusal>(())
//! ```
//!
//! # Values, and the other games
//!
//! [`values`] are finer than labels: the Grundy value of a heap is 0 exactly where
//! the label is L (proved), and the nim-sum of the values decides several heaps
//! together (cited: Sprague 1935, Grundy 1939).
//! Their preperiod and period are certified as the labels' are, for one set, and
//! for each row of the table of all sets of three takes to 40 ([`three_takes`]).
//!
//! [`additive`] is about {a, b, a + b} with a and b to 10¹⁵: a sentence that gives
//! every value, and the period, are proved for every pair. Closing the induction
//! on the sentence certifies it again for one pair; the census checks the formula
//! on every pair to 1,000; how badly long rows fit the short sentence is measured.
//!
//! [`euclid`] has the outcome, the only winning move and the value of every pair,
//! at any size and for both endings, all proved; a map of the small pairs, made by
//! the definition alone, checks them.
//!
//! [`play`] is an opponent in heaps and in the Euclid game. That it wins whenever it can is proved, from
//! the nim-sum and from the Euclid game's strategy. Where it has lost it resists
//! as long as can be, as far as the moves left can be counted; past that it guesses,
//! and says so.
//!
//! [`exercise`] draws sets whose pattern can be found by hand, each with a certified
//! period, so that the one that is measured on its short range is the true one.
//!
//! # Speed
//!
//! Labels are packed 64 to a word and decided a word at a time, and a search for
//! a period looks at 64 shifts at a time. So a set such as {5,28,36,59,64}, whose
//! labels repeat only after 3,162,830 positions, is certified in milliseconds.

#[doc = include_str!("../README.md")]
#[cfg(doctest)]
pub struct ReadmeExamples;

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
pub mod pigeonhole;
pub mod play;
pub mod range;
pub mod refusal;
pub mod rule;
mod shifts;
pub mod takes;
pub mod three_takes;
pub mod values;

pub use refusal::{Refusal, RefusalKind};
