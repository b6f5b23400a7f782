//! The census of the chart, a slice at a time.

use js_sys::Object;
use serde::Serialize;
use taking_games::additive::{census, stripes};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Advance, Answer, object, refused};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CensusReport {
    pairs: u32,
    agree: u32,
    shared: u32,
    short: u32,
    long: u32,
    longest: Option<LongestReport>,
    heaps: String,
    disagreement: Option<[u64; 3]>,
}

#[derive(Serialize)]
struct LongestReport {
    takes: [u64; 3],
    period: f64,
}

/// The census to N, a slice at a time. The budget is a number of runs. `heaps`
/// is the sum of all periods; `disagreement` the first game, if any, whose
/// period is not the formula's.
#[wasm_bindgen]
pub struct Census(census::Census);

#[wasm_bindgen]
impl Census {
    /// A census of all pairs a < b ≤ N.
    #[wasm_bindgen(constructor)]
    pub fn new(last_text: &str) -> Answer<Census> {
        let census = stripes::parse(last_text).and_then(census::Census::new).map_err(|refusal| refused(&refusal))?;
        Ok(Self(census))
    }

    /// Goes on for about `budget` runs, or to the last pair. Progress is in pairs.
    pub fn advance(&mut self, budget: u32) -> Answer<Object> {
        let progress = self.0.advance(budget.into());
        let counts = self.0.counts();
        object(&Advance {
            done: progress.done.to_string(),
            total: progress.total.to_string(),
            answer: (progress.done == progress.total).then(|| CensusReport {
                pairs: counts.pairs,
                agree: counts.agree,
                shared: counts.shared,
                short: counts.short,
                long: counts.long,
                longest: counts.longest.map(|(pair, period)| LongestReport { takes: pair.takes(), period: period as f64 }),
                heaps: counts.period_sum.to_string(),
                disagreement: counts.disagreement.map(|found| found.pair.takes()),
            }),
        })
    }
}
