//! The Euclid game on the browser's own integers: outcome, reasoning, value, quotients, map.
//!
//! Numbers cross as decimal text.

use js_sys::{Object, Uint16Array};
use serde::Serialize;
use taking_games::euclid::{self, Case, Ending, Map, Position, Step};
use taking_games::natural::Natural;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, object, refused, set};
use crate::bigint::Exact;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct EuclidLimits {
    most_digits: usize,
    largest_side: u32,
}

/// The limits that the page states beside its fields.
#[wasm_bindgen(js_name = euclidLimits)]
pub fn limits() -> Answer<Object> {
    object(&EuclidLimits { most_digits: euclid::MOST_DIGITS, largest_side: euclid::LARGEST_SIDE })
}

#[derive(Serialize)]
pub(crate) struct Pair {
    smaller: String,
    larger: String,
}

impl From<&Position<Exact>> for Pair {
    fn from(position: &Position<Exact>) -> Self {
        Self { smaller: position.smaller().to_decimal(), larger: position.larger().to_decimal() }
    }
}

fn ending_named(name: &str) -> Answer<Ending> {
    Ending::parse(name).map_err(|refusal| refused(&refusal.of("ending")))
}

pub(crate) fn read(x: &str, y: &str, ending: &str) -> Answer<Position<Exact>> {
    let ending = ending_named(ending)?;
    Position::parse(x, y, ending).map_err(|refusal| refused(&refusal))
}

#[derive(Serialize)]
struct Outcome {
    #[serde(flatten)]
    pair: Pair,
    ending: String,
    over: bool,
    loss: bool,
    winning: Option<Winning>,
}

#[derive(Serialize)]
struct Winning {
    multiple: String,
    #[serde(flatten)]
    pair: Pair,
}

/// The pair in order, its ending, whether it is the end of the game, whether it loses, and the winning move.
#[wasm_bindgen(js_name = euclidOutcome)]
pub fn outcome(x: &str, y: &str, ending: &str) -> Answer<Object> {
    let position = read(x, y, ending)?;
    object(&Outcome {
        pair: Pair::from(&position),
        ending: ending.to_owned(),
        over: position.is_over(),
        loss: position.is_loss(),
        winning: position
            .winning_move()
            .map(|chosen| Winning { multiple: chosen.multiple.to_decimal(), pair: Pair::from(&chosen.leads_to) }),
    })
}

#[derive(Serialize)]
struct ReasoningReport {
    steps: Vec<StepReport>,
    omitted: usize,
}

#[derive(Serialize)]
pub(crate) struct StepReport {
    #[serde(flatten)]
    pair: Pair,
    case: &'static str,
    quotient: String,
    loss: bool,
}

impl From<&Step<Exact>> for StepReport {
    fn from(step: &Step<Exact>) -> Self {
        Self {
            pair: Pair::from(&step.position),
            case: match step.case {
                Case::Over => "over",
                Case::Divides => "divides",
                Case::Forced => "forced",
                Case::Choice => "choice",
            },
            quotient: step.quotient.to_decimal(),
            loss: step.is_loss,
        }
    }
}

/// The strategy's reasoning about a pair, in at most `most` steps.
#[wasm_bindgen(js_name = euclidReasoning)]
pub fn reasoning(x: &str, y: &str, ending: &str, most: usize) -> Answer<Object> {
    let reasoning = read(x, y, ending)?.reasoning(most);
    object(&ReasoningReport { steps: reasoning.steps.iter().map(StepReport::from).collect(), omitted: reasoning.omitted })
}

/// The form b² − ab − a² of a pair a ≤ b, a whole number that may be negative.
#[wasm_bindgen(js_name = euclidForm)]
pub fn form(x: &str, y: &str, ending: &str) -> Answer<String> {
    let (sign, size) = read(x, y, ending)?.form();
    Ok(if sign.is_lt() { format!("-{}", size.to_decimal()) } else { size.to_decimal() })
}

/// The Grundy value of a pair.
#[wasm_bindgen(js_name = euclidValue)]
pub fn value(x: &str, y: &str, ending: &str) -> Answer<String> {
    Ok(read(x, y, ending)?.value().to_decimal())
}

#[derive(Serialize)]
struct QuotientsReport {
    #[serde(flatten)]
    pair: Pair,
    quotients: Vec<String>,
    gcd: Option<String>,
}

/// The first quotients of the Euclidean algorithm on a pair, at most `most`,
/// and the greatest common divisor if these are all.
#[wasm_bindgen(js_name = euclidQuotients)]
pub fn quotients(x: &str, y: &str, ending: &str, most: usize) -> Answer<Object> {
    let position = read(x, y, ending)?;
    let cut = position.quotients(most);
    object(&QuotientsReport {
        pair: Pair::from(&position),
        quotients: cut.quotients.iter().map(Natural::to_decimal).collect(),
        gcd: cut.gcd.as_ref().map(Natural::to_decimal),
    })
}

#[derive(Serialize)]
struct MapReport {
    first: u32,
    side: u32,
}

/// The Grundy values of all pairs of numbers up to `last`: `values[(y − first)·side + (x − first)]`.
#[wasm_bindgen(js_name = euclidMap)]
pub fn map(last: u32, ending: &str) -> Answer<Object> {
    let map = Map::new(last, ending_named(ending)?).map_err(|refusal| refused(&refusal))?;
    let report = object(&MapReport { first: map.first(), side: map.side() })?;
    set(&report, "values", &Uint16Array::from(map.values()).into());
    Ok(report)
}
