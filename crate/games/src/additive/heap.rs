//! Reading a heap: a whole number up to 10^30.

use crate::numeral;
use crate::refusal::{Refusal, RefusalKind, shown};

/// The largest heap that the lab reads, 10^30. The values themselves are exact
/// for every `u128`; the limit is what fits on a line of the page.
pub const LARGEST_HEAP: u128 = 10u128.pow(30);

/// Reads a heap as people write it.
///
/// # Errors
/// Those of [`numeral::digits`], and `E_HEAP_TOO_LARGE` above [`LARGEST_HEAP`].
///
/// ```
/// use taking_games::additive::heap;
///
/// assert_eq!(heap::parse("1 000 000").unwrap(), 1_000_000);
/// assert_eq!(heap::parse(&"9".repeat(31)).unwrap_err().code(), "E_HEAP_TOO_LARGE");
/// ```
pub fn parse(text: &str) -> Result<u128, Refusal> {
    let digits = numeral::digits(text)?;
    match digits.parse() {
        Ok(heap) if heap <= LARGEST_HEAP => Ok(heap),
        _ => Err(Refusal::new(
            RefusalKind::HeapTooLarge,
            text.trim(),
            format!("{} is too large a heap for this lab. The largest heap allowed is 10³⁰.", shown(text.trim())),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_of_the_range() {
        let million_to_the_fifth = format!("1{}", "0".repeat(30));
        for (text, expected) in [("0", 0), ("1000000000000000000", 10u128.pow(18)), (&million_to_the_fifth, LARGEST_HEAP)] {
            assert_eq!(parse(text), Ok(expected));
        }
        for (text, code) in [
            ("1000000000000000000000000000001", "E_HEAP_TOO_LARGE"),
            ("340282366920938463463374607431768211456", "E_HEAP_TOO_LARGE"),
            ("-1", "E_NEGATIVE"),
            ("", "E_EMPTY"),
            ("1e18", "E_EXPONENT"),
        ] {
            assert_eq!(parse(text).unwrap_err().code(), code, "{text}");
        }
    }
}
