//! Grundy values of the first heaps.

use games::{range, takes::Takes, values::Values};
use js_sys::{Object, Uint16Array};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, object, refused, set};

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
    let takes = Takes::parse(takes_text).map_err(|refusal| refused(&refusal))?;
    let positions = range::positions(positions_text).map_err(|refusal| refused(&refusal))?;
    let values = Values::new(&takes, positions.min(SHOWN));
    let report = object(&ValuesReport { takes: takes.as_slice().to_vec(), positions })?;
    set(&report, "values", &Uint16Array::from(values.as_slice()).into());
    Ok(report)
}
