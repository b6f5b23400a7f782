//! The boundary between the games library and the browser.
//!
//! Coarse calls: one question, one owned answer. Texts come in as the reader
//! wrote them and are judged by the library; sequences go out as typed arrays
//! (copied, never views into memory), small reports as objects. There is no
//! logic here: a rule of a game, what it may be asked, or a sentence belongs to
//! `taking-games`. Only how much of a long answer goes out is said here, in the
//! constants `SHOWN`: that is a matter of the page.

#![allow(clippy::missing_errors_doc)] // every call fails in one way: with the library's refusal (see `answer`)

#[cfg(feature = "rest")]
pub mod additive;
mod answer;
#[cfg(feature = "bench")]
pub mod bench;
pub mod bigint;
#[cfg(feature = "rest")]
pub mod certificates;
#[cfg(feature = "rest")]
pub mod euclid;
mod explanation;
#[cfg(feature = "first")]
pub mod labels;
#[cfg(feature = "rest")]
pub mod play;
mod read;
#[cfg(feature = "rest")]
pub mod rehearsal;
#[cfg(feature = "rest")]
pub mod three_takes;
#[cfg(feature = "rest")]
pub mod values;

use wasm_bindgen::prelude::wasm_bindgen;

/// Makes a panic readable in the console, with file and line. It is a fault of
/// ours when it happens; the page then replaces the engine.
#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}
