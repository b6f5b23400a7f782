//! Whole numbers of any size, and what this library asks of them.
//!
//! The pigeonhole bound and the Euclid game outgrow every machine word. They are
//! written over [`Natural`], so that each program brings the numbers that it has
//! anyway: a browser its own `BigInt`, a native program those of `dashu-int`, for
//! which the feature `big` (on by default) has the implementation.

#[cfg(feature = "big")]
use dashu_int::{UBig, ops::DivRem};

/// A whole number from 0 up, of any size.
///
/// The named methods stand in for the operators, so that an implementation by
/// a handle, such as the browser's `BigInt`, need not write four operator
/// traits for references.
pub trait Natural: Clone + Ord {
    /// The number that the decimal digits denote.
    ///
    /// # Panics
    /// May panic unless `digits` is one digit `0` to `9` or more, as
    /// [`digits`](crate::numeral::digits) returns them.
    fn from_decimal(digits: &str) -> Self;

    /// The decimal digits, without leading zeros.
    fn to_decimal(&self) -> String;

    /// A number given as a machine word.
    fn from_u64(n: u64) -> Self;

    /// Whether the number is 0.
    fn is_zero(&self) -> bool;

    /// The sum.
    #[must_use]
    fn plus(&self, other: &Self) -> Self;

    /// The difference. The caller sees to it that `other` is no larger.
    #[must_use]
    fn minus(&self, other: &Self) -> Self;

    /// The product.
    #[must_use]
    fn times(&self, other: &Self) -> Self;

    /// Quotient and remainder. The caller sees to it that `divisor` is not 0.
    fn divided_by(&self, divisor: &Self) -> (Self, Self);
}

#[cfg(feature = "big")]
impl Natural for UBig {
    fn from_decimal(digits: &str) -> Self {
        Self::from_str_radix(digits, 10).expect("decimal digits")
    }

    fn to_decimal(&self) -> String {
        self.to_string()
    }

    fn from_u64(n: u64) -> Self {
        Self::from(n)
    }

    fn is_zero(&self) -> bool {
        *self == Self::ZERO
    }

    fn plus(&self, other: &Self) -> Self {
        self + other
    }

    fn minus(&self, other: &Self) -> Self {
        self - other
    }

    fn times(&self, other: &Self) -> Self {
        self * other
    }

    fn divided_by(&self, divisor: &Self) -> (Self, Self) {
        self.div_rem(divisor)
    }
}
