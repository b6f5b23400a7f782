//! The browser's own integers, as the Euclid game and the pigeonhole bound ask for them.
//!
//! A big-integer library compiled into the wasm file would cost the reader 23
//! to 41 KB more, and in Chromium it is slower at every length
//! (docs/MEASUREMENTS.md).

use std::cell::OnceCell;
use std::cmp::Ordering;
use std::rc::Rc;

use js_sys::BigInt;
use taking_games::natural::Natural;
use wasm_bindgen::JsValue;

/// A `BigInt` that is not negative.
///
/// It remembers its decimal digits once they are known. In Firefox and Safari
/// they are the dearest part of an answer about 100,000 digits, and the numbers
/// of a pair come back in the pairs that its moves lead to.
#[derive(Debug, Clone)]
pub struct Exact {
    value: BigInt,
    decimal: OnceCell<Rc<str>>,
}

impl From<BigInt> for Exact {
    fn from(value: BigInt) -> Self {
        Self { value, decimal: OnceCell::new() }
    }
}

impl PartialEq for Exact {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl Eq for Exact {}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        self.value.cmp(&other.value)
    }
}

impl Natural for Exact {
    fn from_decimal(digits: &str) -> Self {
        let value = BigInt::new(&JsValue::from_str(digits)).expect("decimal digits");
        Self { value, decimal: OnceCell::from(Rc::from(digits)) }
    }

    fn to_decimal(&self) -> String {
        let digits = || String::from(self.value.to_string(10).expect("10 is a radix")).into();
        self.decimal.get_or_init(digits).to_string()
    }

    fn from_u64(n: u64) -> Self {
        BigInt::from(n).into()
    }

    fn is_zero(&self) -> bool {
        self.value.is_falsy()
    }

    fn plus(&self, other: &Self) -> Self {
        (&self.value + &other.value).into()
    }

    fn minus(&self, other: &Self) -> Self {
        (&self.value - &other.value).into()
    }

    fn times(&self, other: &Self) -> Self {
        (&self.value * &other.value).into()
    }

    fn divided_by(&self, divisor: &Self) -> (Self, Self) {
        let quotient = &self.value / &divisor.value;
        // Cheaper than a second division by `%`.
        let remainder = &self.value - &quotient * &divisor.value;
        (quotient.into(), remainder.into())
    }
}
