//! The browser's own integers, as the Euclid game asks for them.
//!
//! A big-integer library compiled into the wasm file would cost the reader 23
//! to 41 KB more than these do, and in Chromium it is slower at every length
//! (docs/MEASUREMENTS.md).

use games::natural::Natural;
use js_sys::BigInt;
use wasm_bindgen::JsValue;

/// A `BigInt` that is not negative.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Exact(BigInt);

impl Natural for Exact {
    fn from_decimal(digits: &str) -> Self {
        Self(BigInt::new(&JsValue::from_str(digits)).expect("decimal digits"))
    }

    fn to_decimal(&self) -> String {
        self.0.to_string(10).expect("10 is a radix").into()
    }

    fn from_u64(n: u64) -> Self {
        Self(BigInt::from(n))
    }

    fn is_zero(&self) -> bool {
        self.0.is_falsy()
    }

    fn plus(&self, other: &Self) -> Self {
        Self(&self.0 + &other.0)
    }

    fn minus(&self, other: &Self) -> Self {
        Self(&self.0 - &other.0)
    }

    fn times(&self, other: &Self) -> Self {
        Self(&self.0 * &other.0)
    }

    fn divided_by(&self, divisor: &Self) -> (Self, Self) {
        let quotient = &self.0 / &divisor.0;
        // Cheaper than a second division by `%`.
        let remainder = &self.0 - &quotient * &divisor.0;
        (Self(quotient), Self(remainder))
    }
}
