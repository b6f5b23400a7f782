//! The rows of both sentences, and how well they fit.

use js_sys::{Object, Uint32Array};
use serde::Serialize;
use taking_games::additive::{Sentence, offsets, run, short};
use wasm_bindgen::prelude::wasm_bindgen;

use super::{bytes, drawn, pair};
use crate::answer::{Answer, object, set};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RowsReport {
    takes: [String; 3],
    case: String,
    rows: String,
    row_width: String,
    fits: Option<Vec<FitReport>>,
    fits_refusal: Option<String>,
}

#[derive(Serialize)]
struct FitReport {
    shift: u64,
    wrong: u64,
}

impl From<offsets::Fit> for FitReport {
    fn from(offsets::Fit { shift, wrong, .. }: offsets::Fit) -> Self {
        Self { shift, wrong }
    }
}

/// The rows of the pair's sentence. If the period is short enough to be drawn,
/// `fits` tells how well even rows fit the short sentence, or `fitsRefusal` why
/// that was not measured, and `drawing` holds
///
/// - for each row `start`, `shift`, `lower` and `upper` (`Uint32Array`s) and `carry` (a `Uint8Array`);
/// - for each heap its value in `values` and, in `carried`, 1 where the band before is carried on;
/// - in `pattern`, the row of the short sentence that the offsets are measured against.
#[wasm_bindgen(js_name = additiveRows)]
pub fn additive_rows(a: &str, b: &str) -> Answer<Object> {
    let pair = pair(a, b)?;
    let sentence = Sentence::new(pair);
    let measured = drawn(&sentence).map(|_| offsets::fits(pair).map(|fits| fits.map(FitReport::from).collect()));
    let (fits, fits_refusal) = match measured {
        None => (None, None),
        Some(Ok(fits)) => (Some(fits), None),
        Some(Err(refusal)) => (None, Some(refusal.sentence().to_owned())),
    };
    let report = object(&RowsReport {
        takes: pair.takes().map(|take| take.to_string()),
        case: pair.case().to_string(),
        rows: sentence.row_count().to_string(),
        row_width: (sentence.period() / u128::from(sentence.row_count())).to_string(),
        fits,
        fits_refusal,
    })?;
    if drawn(&sentence).is_some() {
        let drawing = Object::new();
        let rows = |part: fn(&taking_games::additive::Row) -> u64| {
            let parts: Vec<u32> = sentence.rows().map(|row| part(&row) as u32).collect(); // at most 10,000
            Uint32Array::from(parts.as_slice())
        };
        set(&drawing, "start", &rows(|row| row.start as u64).into());
        set(&drawing, "shift", &rows(|row| row.shift).into());
        set(&drawing, "lower", &rows(|row| row.lower).into());
        set(&drawing, "upper", &rows(|row| row.upper).into());
        set(&drawing, "carry", &bytes(sentence.rows().map(|row| u8::from(row.carry))).into());
        set(&drawing, "values", &bytes(sentence.values()).into());
        let carried = sentence.blocks().flat_map(|block| (0..block.run.length).map(move |_| u8::from(block.carried)));
        set(&drawing, "carried", &bytes(carried).into());
        set(&drawing, "pattern", &bytes(run::heaps(run::until(short::runs(pair), short::width(pair).into()))).into());
        set(&report, "drawing", &drawing.into());
    }
    Ok(report)
}
