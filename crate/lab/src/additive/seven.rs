//! The seven short games.

use js_sys::Object;
use serde::Serialize;
use taking_games::additive::{Sentence, seven};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, object};

#[derive(Serialize)]
struct GameReport {
    takes: [u64; 3],
    values: String,
}

/// The seven short games that are drawn side by side, each with the values of one period.
#[wasm_bindgen(js_name = sevenGames)]
pub fn seven_games() -> Answer<Object> {
    let values = |pair| Sentence::new(pair).values().map(|value| char::from(b'0' + value)).collect();
    object(&seven::GAMES.map(|pair| GameReport { takes: pair.takes(), values: values(pair) }))
}
