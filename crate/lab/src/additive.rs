//! The additive games: a pair's report, one heap's reason, the closing of the
//! induction, the rows of both sentences, growth, seven short games, the stripe chart.

use games::additive::{
    Pair, Sentence,
    census::Census as Count,
    closing::Closing as Closes,
    departure::Departure,
    growth::{self, Step},
    heap, offsets, one_take, run, seven, short,
    stripes::{self, Kind, Stripes},
    two_takes,
};
use js_sys::{Float64Array, Object, Uint8Array, Uint16Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Advance, Answer, object, refused, set};

/// How many values go out: longer periods are told by their beginning, and are not drawn.
const SHOWN: usize = 10_000;

fn pair(a: &str, b: &str) -> Answer<Pair> {
    Pair::parse(a, b).map_err(|refusal| refused(&refusal))
}

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
        closing_refusal: Closes::new(pair).err().map(|refusal| refusal.sentence().to_owned()),
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

/// The length of a period that is short enough to be drawn.
fn drawn(sentence: &Sentence) -> Option<u128> {
    Some(sentence.period()).filter(|&period| period <= SHOWN as u128)
}

fn bytes(values: impl Iterator<Item = u8>) -> Uint8Array {
    Uint8Array::from(values.collect::<Vec<u8>>().as_slice())
}

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

#[derive(Serialize)]
struct ClosingReport {
    verdict: String,
    heaps: String,
}

/// The closing of the induction, a slice at a time. The budget is a number of pieces.
#[wasm_bindgen]
pub struct Closing(Closes);

#[wasm_bindgen]
impl Closing {
    /// The check of the pair's own sentence.
    #[wasm_bindgen(constructor)]
    pub fn new(a: &str, b: &str) -> Answer<Closing> {
        Ok(Self(Closes::new(pair(a, b)?).map_err(|refusal| refused(&refusal))?))
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
        let rows = |part: fn(&games::additive::Row) -> u64| {
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

#[derive(Serialize)]
struct GameReport {
    takes: [u64; 3],
    values: String,
}

/// The seven short games that are drawn side by side, each with the values of one period.
#[wasm_bindgen(js_name = sevenGames)]
pub fn seven_games() -> Answer<Object> {
    let values = |pair| Sentence::new(pair).values().map(|value| char::from(b'0' + value)).collect();
    object(&seven::GAMES.map(|pair| GameReport { takes: pair.takes(), values: values(pair) }))
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct StripesReport {
    last: u32,
    pairs: usize,
    long: usize,
    short: usize,
    shared_long: usize,
    shared_short: usize,
}

/// The stripe chart to N. For each pair, in the order of [`Stripes::codes`]: its
/// kind in `kinds` (a `Uint8Array`), b mod 2a in `r` (`Uint16Array`), its period in
/// `periods` (`Uint32Array`: at most 3N², three million).
#[wasm_bindgen]
pub fn stripes(last_text: &str) -> Answer<Object> {
    let last = stripes::parse(last_text).map_err(|refusal| refused(&refusal))?;
    let chart = Stripes::new(last).map_err(|refusal| refused(&refusal))?;
    let report = object(&StripesReport {
        last,
        pairs: chart.pairs(),
        long: chart.count(Kind::Long),
        short: chart.count(Kind::Short),
        shared_long: chart.count(Kind::SharedLong),
        shared_short: chart.count(Kind::SharedShort),
    })?;
    let r: Vec<u16> = stripes::pairs(last).map(|pair| pair.r() as u16).collect();
    let periods: Vec<u32> = stripes::pairs(last).map(|pair| pair.period() as u32).collect();
    set(&report, "kinds", &Uint8Array::from(chart.codes()).into());
    set(&report, "r", &Uint16Array::from(r.as_slice()).into());
    set(&report, "periods", &Uint32Array::from(periods.as_slice()).into());
    Ok(report)
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CensusReport {
    pairs: u32,
    agree: u32,
    shared: u32,
    short: u32,
    long: u32,
    longest: Option<LongestReport>,
    heaps: String,
    disagreement: Option<[u64; 3]>,
}

#[derive(Serialize)]
struct LongestReport {
    takes: [u64; 3],
    period: f64,
}

/// The census to N, a slice at a time. The budget is a number of runs. `heaps`
/// is the sum of all periods; `disagreement` the first game, if any, whose
/// period is not the formula's.
#[wasm_bindgen]
pub struct Census(Count);

#[wasm_bindgen]
impl Census {
    /// A census of all pairs a < b ≤ N.
    #[wasm_bindgen(constructor)]
    pub fn new(last_text: &str) -> Answer<Census> {
        let census = stripes::parse(last_text).and_then(Count::new).map_err(|refusal| refused(&refusal))?;
        Ok(Self(census))
    }

    /// Goes on for about `budget` runs, or to the last pair. Progress is in pairs.
    pub fn advance(&mut self, budget: u32) -> Answer<Object> {
        let progress = self.0.advance(budget.into());
        let counts = self.0.counts();
        object(&Advance {
            done: progress.done.to_string(),
            total: progress.total.to_string(),
            answer: (progress.done == progress.total).then(|| CensusReport {
                pairs: counts.pairs,
                agree: counts.agree,
                shared: counts.shared,
                short: counts.short,
                long: counts.long,
                longest: counts.longest.map(|(pair, period)| LongestReport { takes: pair.takes(), period: period as f64 }),
                heaps: counts.period_sum.to_string(),
                disagreement: counts.disagreement.map(|found| found.pair.takes()),
            }),
        })
    }
}
