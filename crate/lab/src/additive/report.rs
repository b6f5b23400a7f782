//! What is known of one pair: its case, its period and its values.

use js_sys::Object;
use serde::Serialize;
use taking_games::additive::{Sentence, closing::Closing, departure::Departure, one_take, run, two_takes};
use wasm_bindgen::prelude::wasm_bindgen;

use super::{SHOWN, bytes, drawn, pair};
use crate::answer::{Answer, object, set};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PairReport {
    takes: [String; 3],
    divisor: String,
    reduced: [String; 3],
    r: String,
    m: String,
    case: String,
    period: String,
    formula: String,
    two_takes_period: String,
    departure: DepartureReport,
    values: String,
    closing_refusal: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct DepartureReport {
    heap: String,
    value: u8,
    one_take: u8,
}

/// What is known of {a, b, a + b}: an object as `www/views/additive/bands.js`
/// describes it. If the period has at most 10,000 heaps, `drawing` holds its
/// values and those of {a, b} and {a} over the same heaps, as `Uint8Array`s.
#[wasm_bindgen]
pub fn additive(a: &str, b: &str) -> Answer<Object> {
    let pair = pair(a, b)?;
    let (sentence, formula, departure) = (Sentence::new(pair), pair.formula(), Departure::of(pair));
    let report = object(&PairReport {
        takes: pair.takes().map(|take| take.to_string()),
        divisor: formula.divisor.to_string(),
        reduced: formula.reduced.takes().map(|take| take.to_string()),
        r: formula.r.to_string(),
        m: formula.m.to_string(),
        case: formula.case.to_string(),
        period: formula.period.to_string(),
        formula: formula.to_string(),
        two_takes_period: two_takes::period(pair).to_string(),
        departure: DepartureReport { heap: departure.heap.to_string(), value: departure.value, one_take: departure.one_take },
        values: sentence.values().take(SHOWN).map(|value| char::from(b'0' + value)).collect(),
        closing_refusal: Closing::new(pair).err().map(|refusal| refusal.sentence().to_owned()),
    })?;
    if let Some(heaps) = drawn(&sentence) {
        let drawing = Object::new();
        set(&drawing, "values", &bytes(sentence.values()).into());
        set(&drawing, "twoTakes", &bytes(run::heaps(run::until(two_takes::runs(pair), heaps))).into());
        set(&drawing, "oneTake", &bytes(run::heaps(run::until(one_take::runs(pair), heaps))).into());
        set(&report, "drawing", &drawing.into());
    }
    Ok(report)
}
