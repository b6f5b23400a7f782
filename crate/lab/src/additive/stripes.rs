//! The stripe chart.

use js_sys::{Object, Uint8Array, Uint16Array, Uint32Array};
use serde::Serialize;
use taking_games::additive::stripes::{self, Kind, Stripes};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, object, refused, set};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct StripesReport {
    last: u32,
    pairs: usize,
    long: usize,
    short: usize,
    shared_long: usize,
    shared_short: usize,
}

/// The stripe chart to N. For each pair, in the order of [`Stripes::codes`]: its
/// kind in `kinds` (a `Uint8Array`), b mod 2a in `r` (`Uint16Array`), its period in
/// `periods` (`Uint32Array`: at most 3N², three million).
#[wasm_bindgen]
pub fn stripes(last_text: &str) -> Answer<Object> {
    let last = stripes::parse(last_text).map_err(|refusal| refused(&refusal))?;
    let chart = Stripes::new(last).map_err(|refusal| refused(&refusal))?;
    let report = object(&StripesReport {
        last,
        pairs: chart.pairs(),
        long: chart.count(Kind::Long),
        short: chart.count(Kind::Short),
        shared_long: chart.count(Kind::SharedLong),
        shared_short: chart.count(Kind::SharedShort),
    })?;
    let r: Vec<u16> = stripes::pairs(last).map(|pair| pair.r() as u16).collect();
    let periods: Vec<u32> = stripes::pairs(last).map(|pair| pair.period() as u32).collect();
    set(&report, "kinds", &Uint8Array::from(chart.codes()).into());
    set(&report, "r", &Uint16Array::from(r.as_slice()).into());
    set(&report, "periods", &Uint32Array::from(periods.as_slice()).into());
    Ok(report)
}
