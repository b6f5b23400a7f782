//! The table of all games of three takes up to a bound.

use js_sys::Object;
use serde::Serialize;
use taking_games::three_takes::{self, Row, ThreeTakes};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, object, refused};

#[derive(Serialize)]
struct Report {
    largest: u32,
    rows: Vec<ThreeTakesRow>,
}

#[derive(Serialize)]
struct ThreeTakesRow {
    takes: [u32; 3],
    preperiod: f64,
    period: f64,
    sum: Option<[u32; 2]>,
}

impl From<Row> for ThreeTakesRow {
    fn from(row: Row) -> Self {
        Self { takes: row.takes, preperiod: row.proof.preperiod() as f64, period: row.proof.period() as f64, sum: row.period_as_sum() }
    }
}

/// Every set of three takes up to `largest` with its certified preperiod and
/// period, and the two takes whose sum the period is, if there are any.
#[wasm_bindgen(js_name = threeTakes)]
pub fn three_takes(largest: &str) -> Answer<Object> {
    let largest = three_takes::parse(largest).map_err(|refusal| refused(&refusal))?;
    let rows = ThreeTakes::new(largest).map_err(|refusal| refused(&refusal))?;
    object(&Report { largest, rows: rows.map(ThreeTakesRow::from).collect() })
}
