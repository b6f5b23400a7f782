//! The one error of this library: a refusal that a student can read.

use std::fmt;

/// Why an input was refused: a stable code, the offending item, and a sentence.
///
/// The code is for programs (it never changes once published), the item is what
/// was refused, shortened if it is long, and the sentence says what is wrong and
/// what is allowed. Every fallible function of this library that
/// judges input returns this type, so a caller shows any refusal alike.
///
/// ```
/// use games::takes::Takes;
///
/// let refusal = Takes::parse("1, 0, 4").unwrap_err();
/// assert_eq!(refusal.code(), "E_TAKE_ZERO");
/// assert_eq!(refusal.item(), "0");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    code: &'static str,
    item: String,
    sentence: String,
    field: Option<&'static str>,
}

/// The most characters of an offending item that a refusal repeats.
const ITEM_SHOWN: usize = 40;

impl Refusal {
    /// A refusal of `item`. The item is shortened to 40 characters here, so
    /// no caller has to think of a pasted megabyte.
    pub fn new(code: &'static str, item: &str, sentence: impl Into<String>) -> Self {
        Self { code, item: shown(item), sentence: sentence.into(), field: None }
    }

    /// The same refusal, said of one of several inputs: a caller can then tell
    /// which of two numbers was refused.
    #[must_use]
    pub fn of(self, field: &'static str) -> Self {
        Self { field: Some(field), ..self }
    }

    /// The input it is about, where there were several, such as `b` of a pair.
    pub fn field(&self) -> Option<&'static str> {
        self.field
    }

    /// The stable code, such as `E_TAKE_ZERO`.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The offending item, shortened if it is long: as it was written, or in
    /// plain digits where it was judged as a number.
    pub fn item(&self) -> &str {
        &self.item
    }

    /// The sentence for a reader: what, which item, what is allowed.
    pub fn sentence(&self) -> &str {
        &self.sentence
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for Refusal {}

/// An item as a sentence quotes it: whole, or its first 40 characters and `…`.
/// Characters that cannot be seen, or that turn the text around, are shown by
/// their code point, so that a refusal never hides what it refuses.
pub(crate) fn shown(item: &str) -> String {
    let mut out = String::new();
    for (i, c) in item.chars().enumerate() {
        if i == ITEM_SHOWN {
            out.push('…');
            break;
        }
        if invisible(c) {
            out += &format!("U+{:04X}", c as u32);
        } else {
            out.push(c);
        }
    }
    out
}

/// Control and format characters: they have no shape of their own.
pub(crate) fn invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::additive::{Pair, heap, stripes};
    use crate::takes::Takes;
    use crate::{range, three_takes};

    #[test]
    fn a_long_item_is_shortened_and_an_unseen_one_is_named() {
        let table = [("12", "12"), ("", ""), ("1\u{200b}2", "1U+200B2"), ("\u{202e}21", "U+202E21")];
        for (item, expected) in table {
            assert_eq!(Refusal::new("E", item, "").item(), expected);
        }
        let long = "9".repeat(1_000_000);
        assert_eq!(Refusal::new("E", &long, "").item(), format!("{}…", "9".repeat(40)));
    }

    #[test]
    fn a_number_out_of_bounds_is_told_as_it_was_written() {
        let huge = "1,000,000,000,000,000,000,000,000,000,001";
        for (refusal, item) in [
            (stripes::parse(" 1,001").unwrap_err(), "1,001"),
            (three_takes::parse("0041").unwrap_err(), "0041"),
            (heap::parse(huge).unwrap_err(), &shown(huge)),
            (range::positions("00").unwrap_err(), "00"),
            (range::positions("10 000 001").unwrap_err(), "10 000 001"),
            (range::position("0'019", 19).unwrap_err(), "0'019"),
            (Takes::parse("1 00").unwrap_err(), "00"),
            (Takes::parse("01000001").unwrap_err(), "01000001"),
            (Pair::parse("1", "99_999_999_999_999_999_999").unwrap_err(), "99_999_999_999_999_999_999"),
        ] {
            assert_eq!(refusal.item(), item, "{refusal:?}");
        }
    }
}
