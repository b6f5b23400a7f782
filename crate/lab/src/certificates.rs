//! Certificates, a slice at a time: of the labels and of the Grundy values.

use js_sys::Object;
use serde::Serialize;
use taking_games::{
    certificate::{Certificate, LabelCertifier, Progress},
    takes::Takes,
    values::ValueCertifier,
};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Advance, Answer, object};
use crate::read;

/// What a search says at its end: the proof, or how far it looked in vain.
/// Counts are decimal text, since a period may pass 2^53.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Report {
    takes: Vec<u32>,
    looked: String,
    proof: Option<Proof>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Proof {
    preperiod: String,
    period: String,
    window: usize,
    repeat_at: String,
    computed: String,
}

impl From<Certificate> for Proof {
    fn from(proof: Certificate) -> Self {
        Self {
            preperiod: proof.preperiod().to_string(),
            period: proof.period().to_string(),
            window: proof.window(),
            repeat_at: proof.repeat_at().to_string(),
            computed: proof.computed().to_string(),
        }
    }
}

/// One slice's outcome; the search gives up once it has looked at `limit` entries.
fn slice(takes: &Takes, progress: Progress, limit: u64) -> Answer<Object> {
    let (looked, proof) = match progress {
        Progress::Working { looked } => (looked, None),
        Progress::Done(proof) => (proof.needed(), Some(proof)),
    };
    let over = proof.is_some() || looked >= limit;
    object(&Advance {
        done: looked.to_string(),
        total: limit.to_string(),
        answer: over.then(|| Report { takes: takes.as_slice().to_vec(), looked: looked.to_string(), proof: proof.map(Proof::from) }),
    })
}

/// The search for the labels' certificate.
#[wasm_bindgen]
pub struct LabelCertificate {
    takes: Takes,
    search: LabelCertifier,
    limit: u64,
}

#[wasm_bindgen]
impl LabelCertificate {
    /// A search that gives up after `limit` labels.
    #[wasm_bindgen(constructor)]
    pub fn new(takes_text: &str, limit: u64) -> Answer<LabelCertificate> {
        let takes = read::takes(takes_text)?;
        Ok(Self { search: LabelCertifier::new(&takes), takes, limit })
    }

    /// Goes on for about `budget` labels.
    pub fn advance(&mut self, budget: u32) -> Answer<Object> {
        slice(&self.takes, self.search.advance(budget.into()), self.limit)
    }
}

/// The search for the values' certificate.
#[wasm_bindgen]
pub struct ValueCertificate {
    takes: Takes,
    search: ValueCertifier,
    limit: u64,
}

#[wasm_bindgen]
impl ValueCertificate {
    /// A search that gives up after `limit` values.
    #[wasm_bindgen(constructor)]
    pub fn new(takes_text: &str, limit: u64) -> Answer<ValueCertificate> {
        let takes = read::takes(takes_text)?;
        Ok(Self { search: ValueCertifier::new(&takes), takes, limit })
    }

    /// Goes on for about `budget` steps, each of one value or one run of equal values.
    pub fn advance(&mut self, budget: u32) -> Answer<Object> {
        slice(&self.takes, self.search.advance(budget.into()), self.limit)
    }
}
