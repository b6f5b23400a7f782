//! The closing of the induction, a slice at a time.

use js_sys::Object;
use serde::Serialize;
use taking_games::additive::closing;
use wasm_bindgen::prelude::wasm_bindgen;

use super::pair;
use crate::answer::{Advance, Answer, object, refused};

#[derive(Serialize)]
struct ClosingReport {
    verdict: String,
    heaps: String,
}

/// The closing of the induction, a slice at a time. The budget is a number of pieces.
#[wasm_bindgen]
pub struct Closing(closing::Closing);

#[wasm_bindgen]
impl Closing {
    /// The check of the pair's own sentence.
    #[wasm_bindgen(constructor)]
    pub fn new(a: &str, b: &str) -> Answer<Closing> {
        Ok(Self(closing::Closing::new(pair(a, b)?).map_err(|refusal| refused(&refusal))?))
    }

    /// Goes on for `budget` pieces, or to the verdict. Progress is in heaps.
    pub fn advance(&mut self, budget: u32) -> Answer<Object> {
        let verdict = self.0.advance(budget.into());
        object(&Advance {
            done: self.0.checked().to_string(),
            total: self.0.heaps().to_string(),
            answer: verdict.map(|verdict| ClosingReport { verdict: verdict.to_string(), heaps: self.0.heaps().to_string() }),
        })
    }
}
