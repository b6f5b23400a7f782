//! The labels lab: labels with their measured period, one position's explanation, the cross-check.

use js_sys::{BigUint64Array, Object, Uint32Array};
use serde::Serialize;
use taking_games::{labels::Labels, measure::Measured, minimax, natural::Natural, pigeonhole, range, takes};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Advance, Answer, object, refused, set};
use crate::bigint::Exact;
use crate::explanation::Explanation;
use crate::read;

/// How many entries of a list go out as text or numbers; the whole is in the bits.
const SHOWN: usize = 1000;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Limits {
    largest_take: u32,
    most_takes: usize,
    most_positions: usize,
}

/// The limits that the page states beside its fields.
#[wasm_bindgen]
pub fn limits() -> Answer<Object> {
    object(&Limits { largest_take: takes::LARGEST_TAKE, most_takes: takes::MOST_TAKES, most_positions: range::MOST_POSITIONS })
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct LabelsReport {
    takes: Vec<u32>,
    canonical: String,
    repeated: Vec<u32>,
    positions: usize,
    letters: String,
    loss_count: usize,
    losses: Vec<usize>,
    measured: Option<MeasuredReport>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MeasuredReport {
    period: usize,
    pairs: usize,
    repetitions: usize,
    rest: usize,
    residues: Vec<usize>,
    residue_count: usize,
}

/// The labels of positions 0 … positions − 1 with what is measured on them:
/// an object as `www/views/labels.js` describes it, `bits` a `Uint32Array`.
#[wasm_bindgen]
pub fn labels(takes_text: &str, positions_text: &str) -> Answer<Object> {
    let (takes, positions) = read::row(takes_text, positions_text)?;
    let labels = Labels::new(&takes, positions);
    let report = object(&LabelsReport {
        canonical: takes.to_string(),
        repeated: takes::repeated(takes_text),
        positions,
        letters: labels.letters(0..SHOWN),
        loss_count: labels.count_losses(),
        losses: labels.losses().take(SHOWN).collect(),
        measured: Measured::of(&labels).map(|measured| MeasuredReport {
            period: measured.period(),
            pairs: measured.compared_pairs(),
            repetitions: measured.full_repetitions(),
            rest: measured.remainder(),
            residues: measured.losing_residues().take(SHOWN).collect(),
            residue_count: measured.count_losing_residues(),
        }),
        takes: takes.as_slice().to_vec(),
    })?;
    set(&report, "bits", &halves(labels.words()).into());
    Ok(report)
}

/// 64-bit words as the 32-bit words that JavaScript can shift: the same memory,
/// copied once and seen the other way. Every engine of ours has the lower half first.
pub(crate) fn halves(words: &[u64]) -> Uint32Array {
    Uint32Array::new(&BigUint64Array::from(words).buffer())
}

#[derive(Serialize)]
struct BoundReport {
    takes: Vec<u32>,
    digits: String,
}

/// The pigeonhole bound 2^M. A question of its own: writing 301,030 digits takes
/// some browsers a second, and the labels need not wait for it.
#[wasm_bindgen(js_name = windowBound)]
pub fn window_bound(takes_text: &str) -> Answer<Object> {
    let takes = read::takes(takes_text)?;
    let digits = pigeonhole::window_bound::<Exact>(takes.largest()).to_decimal();
    object(&BoundReport { takes: takes.as_slice().to_vec(), digits })
}

/// Why one position has its label.
#[wasm_bindgen]
pub fn explanation(takes_text: &str, positions_text: &str, position_text: &str) -> Answer<Object> {
    let (takes, positions) = read::row(takes_text, positions_text)?;
    let position = range::position(position_text, positions).map_err(|refusal| refused(&refusal))?;
    object(&Explanation::of(position, &takes, &Labels::new(&takes, position + 1)))
}

#[derive(Serialize)]
struct CrossCheckReport {
    verdict: String,
    calls: f64,
    positions: usize,
}

/// The memo-free cross-check, a slice at a time. The budget is a number of calls.
#[wasm_bindgen]
pub struct CrossCheck {
    check: minimax::CrossCheck,
    labels: Labels,
}

#[wasm_bindgen]
impl CrossCheck {
    /// A check of the labels of positions 0 … min(positions − 1, 24).
    #[wasm_bindgen(constructor)]
    pub fn new(takes_text: &str, positions_text: &str) -> Answer<CrossCheck> {
        let (takes, positions) = read::row(takes_text, positions_text)?;
        let check = minimax::CrossCheck::new(&takes, positions);
        let labels = Labels::new(&takes, check.total());
        Ok(Self { check, labels })
    }

    /// Goes on for at least `budget` calls, or to the end.
    pub fn advance(&mut self, budget: f64) -> Answer<Object> {
        let start = self.check.calls();
        while ((self.check.calls() - start) as f64) < budget && self.check.next().is_some() {}
        let finished = self.check.positions() == self.check.total();
        object(&Advance {
            done: self.check.positions().to_string(),
            total: self.check.total().to_string(),
            answer: finished.then(|| CrossCheckReport {
                verdict: self.check.verdict(|position| self.labels.is_loss(position)).to_string(),
                calls: self.check.calls() as f64,
                positions: self.check.positions(),
            }),
        })
    }
}
