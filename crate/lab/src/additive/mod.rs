//! The additive games: one module for each thing that is asked.

pub mod census;
pub mod closing;
pub mod growth;
pub mod heap;
pub mod report;
pub mod rows;
pub mod seven;
pub mod stripes;

use js_sys::Uint8Array;
use taking_games::additive::{Pair, Sentence};

use crate::answer::{Answer, refused};

/// How many values go out: longer periods are told by their beginning, and are not drawn.
const SHOWN: usize = 10_000;

fn pair(a: &str, b: &str) -> Answer<Pair> {
    Pair::parse(a, b).map_err(|refusal| refused(&refusal))
}

/// The length of a period that is short enough to be drawn.
fn drawn(sentence: &Sentence) -> Option<u128> {
    Some(sentence.period()).filter(|&period| period <= SHOWN as u128)
}

fn bytes(values: impl Iterator<Item = u8>) -> Uint8Array {
    Uint8Array::from(values.collect::<Vec<u8>>().as_slice())
}
