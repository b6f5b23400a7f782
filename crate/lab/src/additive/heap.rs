//! One heap: its value, why, and its moves.

use js_sys::Object;
use serde::Serialize;
use taking_games::additive::{Sentence, heap};
use wasm_bindgen::prelude::wasm_bindgen;

use super::pair;
use crate::answer::{Answer, object, refused};

#[derive(Serialize)]
struct HeapReport {
    takes: [String; 3],
    heap: String,
    value: u8,
    place: String,
    moves: Vec<MoveReport>,
}

#[derive(Serialize)]
struct MoveReport {
    take: String,
    option: String,
    value: u8,
}

/// The value of one heap, the sentences that say why, and its moves.
#[wasm_bindgen(js_name = additiveHeap)]
pub fn additive_heap(a: &str, b: &str, heap_text: &str) -> Answer<Object> {
    let pair = pair(a, b)?;
    let sentence = Sentence::new(pair);
    let heap = heap::parse(heap_text).map_err(|refusal| refused(&refusal))?;
    object(&HeapReport {
        takes: pair.takes().map(|take| take.to_string()),
        heap: heap.to_string(),
        value: sentence.value(heap),
        place: sentence.place(heap).to_string(),
        moves: sentence
            .moves(heap)
            .map(|step| MoveReport { take: step.take.to_string(), option: step.option.to_string(), value: step.value })
            .collect(),
    })
}
