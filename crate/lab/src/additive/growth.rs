//! The growth of the periods along b.

use js_sys::{Float64Array, Object};
use taking_games::additive::growth::{self, Step};
use taking_games::additive::stripes::Kind;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{SHOWN, bytes};
use crate::answer::set;

/// The periods of a with the first `steps` b, at most 10,000 of them: `b`, `twoTakes` and `additive` are
/// `Float64Array`s, `kinds` a `Uint8Array` of the codes of [`Kind`].
#[wasm_bindgen]
pub fn growth(a: u32, steps: u32) -> Object {
    let steps: Vec<Step> = growth::walk(a.into()).take(SHOWN.min(steps as usize)).collect();
    let numbers = |part: fn(&Step) -> f64| Float64Array::from(steps.iter().map(part).collect::<Vec<f64>>().as_slice());
    let report = Object::new();
    set(&report, "a", &a.into());
    set(&report, "b", &numbers(|step| step.pair.b() as f64).into());
    set(&report, "twoTakes", &numbers(|step| step.two_takes as f64).into());
    set(&report, "additive", &numbers(|step| step.additive as f64).into());
    set(&report, "kinds", &bytes(steps.iter().map(|step| Kind::of(step.pair) as u8)).into());
    report
}
