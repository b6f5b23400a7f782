//! Grundy values of the first heaps.

use js_sys::{Object, Uint16Array};
use serde::Serialize;
use taking_games::values::Values;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, object, set};
use crate::read;

/// The most values that a row shows.
const SHOWN: usize = 1000;

#[derive(Serialize)]
struct ValuesReport {
    takes: Vec<u32>,
    positions: usize,
}

/// The Grundy values of positions 0 … positions − 1, the first 1,000 of them:
/// `{ takes, positions, values: Uint16Array }`.
#[wasm_bindgen]
pub fn values(takes_text: &str, positions_text: &str) -> Answer<Object> {
    let (takes, positions) = read::row(takes_text, positions_text)?;
    let values = Values::new(&takes, positions.min(SHOWN));
    let report = object(&ValuesReport { takes: takes.as_slice().to_vec(), positions })?;
    set(&report, "values", &Uint16Array::from(values.as_slice()).into());
    Ok(report)
}
