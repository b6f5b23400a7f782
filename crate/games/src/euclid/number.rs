//! Reading one number of a pair.

use crate::natural::Natural;
use crate::numeral;
use crate::refusal::{Refusal, RefusalKind};

/// The most decimal digits that a number of a Euclid pair may have.
///
/// The outcome needs products of two such numbers, and Firefox and Safari hold
/// integers of at most 2²⁰ bits, 315,652 digits. Their arithmetic is quadratic
/// as well: at this limit they still answer in a second.
pub const MOST_DIGITS: usize = 100_000;

/// Reads one number of a pair, as people write it, with at most [`MOST_DIGITS`]
/// digits.
///
/// # Errors
/// `E_TOO_MANY_DIGITS`, and those of [`numeral::digits`].
///
/// # Complexity
/// What the integers take to be read, and for a text that is far too long no
/// more than a look at its length.
///
/// ```
/// use dashu_int::UBig;
/// use taking_games::euclid::number;
///
/// assert_eq!(number("9 007 199 254 740 993"), Ok(UBig::from(9_007_199_254_740_993_u64)));
/// assert_eq!(number::<UBig>(&"7".repeat(10_000_000)).unwrap_err().code(), "E_TOO_MANY_DIGITS");
/// ```
pub fn number<N: Natural>(text: &str) -> Result<N, Refusal> {
    // Three digits and the widest separator are six bytes.
    if text.trim().len() > 2 * MOST_DIGITS {
        return Err(too_many_digits(text));
    }
    let digits = numeral::digits(text)?;
    if digits.len() > MOST_DIGITS {
        return Err(too_many_digits(text));
    }
    Ok(N::from_decimal(&digits))
}

fn too_many_digits(text: &str) -> Refusal {
    Refusal::new(
        RefusalKind::TooManyDigits,
        text.trim(),
        format!("This number is too long for this lab. A number here may have at most {MOST_DIGITS} digits."),
    )
}

#[cfg(test)]
mod tests {
    use dashu_int::UBig;

    use super::*;

    #[test]
    fn a_number_is_read_at_any_size_up_to_the_limit() {
        let grouped = vec!["123"; MOST_DIGITS / 3].join("\u{202f}");
        let plain = "123".repeat(MOST_DIGITS / 3);
        assert_eq!(number::<UBig>(&grouped).unwrap().to_decimal(), plain);
        let longest = "9".repeat(MOST_DIGITS);
        assert_eq!(number::<UBig>(&longest).unwrap().to_decimal(), longest);
    }

    #[test]
    fn what_is_no_number_is_refused_with_a_sentence() {
        for (text, code) in [
            ("", "E_EMPTY"),
            ("-3", "E_NEGATIVE"),
            ("eleven", "E_NOT_A_NUMBER"),
            ("2.5", "E_FRACTION"),
            ("1e9", "E_EXPONENT"),
            ("11 27", "E_SEPARATOR"),
            (&"1".repeat(MOST_DIGITS + 1), "E_TOO_MANY_DIGITS"),
            (&"x".repeat(10_000_000), "E_TOO_MANY_DIGITS"),
        ] {
            let refusal = number::<UBig>(text).unwrap_err();
            assert_eq!(refusal.code(), code);
            assert!(refusal.sentence().ends_with('.'));
        }
    }
}
