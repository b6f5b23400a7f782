//! The rehearsal: exercises drawn, labels explained one by one, answers marked.

use js_sys::Object;
use serde::Serialize;
use taking_games::{
    exercise::{Exercise, Level, PeriodMark, ResidueMark},
    labels::Labels,
};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, object, refused};
use crate::explanation::Explanation;
use crate::read;

/// The most positions that are explained at once: a report of millions would fill the memory.
const SHOWN: usize = 1000;

#[derive(Serialize)]
struct Drawn {
    takes: String,
    positions: usize,
}

/// Draws an exercise of a level: each number draws one. `previous` is the set
/// drawn before, or empty.
#[wasm_bindgen(js_name = drawExercise)]
pub fn draw_exercise(level: &str, number: u32, previous: &str) -> Answer<Object> {
    let level = Level::parse(level).map_err(|refusal| refused(&refusal))?;
    let previous = read::takes(previous)?;
    let exercise = Exercise::draw(level, number, Some(&previous));
    object(&Drawn { takes: exercise.takes().to_string(), positions: exercise.positions() })
}

#[derive(Serialize)]
struct Reasons {
    reasons: Vec<Explanation>,
}

/// Why each of the positions 0 … positions − 1 has its label, the first 1,000 of them.
#[wasm_bindgen]
pub fn reasons(takes_text: &str, positions_text: &str) -> Answer<Object> {
    let (takes, positions) = read::row(takes_text, positions_text)?;
    let positions = positions.min(SHOWN);
    let labels = Labels::new(&takes, positions);
    object(&Reasons { reasons: (0..positions).map(|position| Explanation::of(position, &takes, &labels)).collect() })
}

fn exercise(takes_text: &str, positions_text: &str) -> Answer<Exercise> {
    let (takes, positions) = read::row(takes_text, positions_text)?;
    Ok(Exercise::new(takes, positions))
}

#[derive(Serialize)]
struct PeriodReport {
    mark: &'static str,
    /// Two positions that differ, if that is the mark.
    pair: Option<(usize, usize)>,
}

/// Marks a period that was answered: `right`, `differs`, `not smallest` or `too far`.
#[wasm_bindgen(js_name = markPeriod)]
pub fn mark_period(takes_text: &str, positions_text: &str, period_text: &str) -> Answer<Object> {
    let mark = exercise(takes_text, positions_text)?.mark_period(period_text).map_err(|refusal| refused(&refusal))?;
    let (mark, pair) = match mark {
        PeriodMark::Right => ("right", None),
        PeriodMark::Differs(position, other) => ("differs", Some((position, other))),
        PeriodMark::NotSmallest => ("not smallest", None),
        PeriodMark::TooFar => ("too far", None),
    };
    object(&PeriodReport { mark, pair })
}

#[derive(Serialize)]
struct ResiduesReport {
    right: bool,
    marks: Vec<ResidueReport>,
    missing: usize,
}

#[derive(Serialize)]
struct ResidueReport {
    residue: String,
    mark: &'static str,
}

/// Marks residues that were answered, each `right`, `wins` or `too large`.
#[wasm_bindgen(js_name = markResidues)]
pub fn mark_residues(takes_text: &str, positions_text: &str, residues_text: &str) -> Answer<Object> {
    let marks = exercise(takes_text, positions_text)?.mark_residues(residues_text).map_err(|refusal| refused(&refusal))?;
    object(&ResiduesReport {
        right: marks.all_right(),
        missing: marks.missing,
        marks: marks
            .marks
            .into_iter()
            .map(|(residue, mark)| ResidueReport {
                residue,
                mark: match mark {
                    ResidueMark::Right => "right",
                    ResidueMark::Wins => "wins",
                    ResidueMark::TooLarge => "too large",
                },
            })
            .collect(),
    })
}
