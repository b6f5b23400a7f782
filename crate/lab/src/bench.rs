//! For `npm run bench`: the labels alone, in the form that the page uses.

use crate::answer::Answer;
use crate::labels::halves;
use crate::read;
use js_sys::Uint32Array;
use taking_games::certificate::LabelCertifier;
use taking_games::labels::Labels;
use wasm_bindgen::prelude::wasm_bindgen;

/// The labels, all computed.
#[wasm_bindgen(js_name = computedLabels)]
pub fn computed_labels(takes: &str, positions: &str) -> Answer<Uint32Array> {
    let (takes, positions) = read::row(takes, positions)?;
    Ok(halves(Labels::new(&takes, positions).words()))
}

/// The labels, certified first and then copied from their period.
#[wasm_bindgen(js_name = copiedLabels)]
pub fn copied_labels(takes: &str, positions: &str) -> Answer<Uint32Array> {
    let (takes, positions) = read::row(takes, positions)?;
    let proof = LabelCertifier::new(&takes).finish();
    Ok(halves(Labels::with_certificate(&takes, positions, &proof).words()))
}
