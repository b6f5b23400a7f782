//! How answers and refusals cross: plain objects, typed arrays, errors with a code.

use js_sys::{Error, Object, Reflect};
use serde::Serialize;
use taking_games::Refusal;
use wasm_bindgen::{JsError, JsValue};

/// What every call of the boundary returns.
pub(crate) type Answer<T = JsValue> = Result<T, JsValue>;

/// A refusal as a JavaScript `Error` whose message is the sentence, with `code`, `item`
/// and, where there were several inputs, `field`.
pub(crate) fn refused(refusal: &Refusal) -> JsValue {
    let error = Error::new(refusal.sentence());
    set(&error, "code", &refusal.code().into());
    set(&error, "item", &refusal.item().into());
    if let Some(field) = refusal.field() {
        set(&error, "field", &field.into());
    }
    error.into()
}

/// A report as a plain object.
pub(crate) fn object(report: &impl Serialize) -> Answer<Object> {
    report
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .map(Object::from)
        .map_err(|error| JsError::new(&error.to_string()).into())
}

/// Adds a field to an object. Setting a field of a fresh plain object cannot fail.
pub(crate) fn set(object: &Object, field: &str, value: &JsValue) {
    let set = Reflect::set(object, &field.into(), value);
    debug_assert_eq!(set, Ok(true));
}

/// What one slice of long work says: how far it is, and the answer once there is one.
/// Counts are decimal text: the heaps of a period may pass 2^53.
#[derive(Serialize)]
pub(crate) struct Advance<T: Serialize> {
    pub(crate) done: String,
    pub(crate) total: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) answer: Option<T>,
}
