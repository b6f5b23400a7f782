//! Reading whole numbers as people write them.
//!
//! Every field of the lab that takes a number is read here, so that `1e9`,
//! `-3` and `２` are refused in the same words everywhere. The result is a
//! string of plain digits: how large a number may be is for the caller to say,
//! since a heap, a take and a Euclid pair have different limits.

use crate::refusal::{Refusal, RefusalKind, invisible, shown};

/// Reads one non-negative whole number and returns its digits without leading
/// zeros (`"0"` for nought).
///
/// Spaces around the number are ignored. Between digits, spaces of any width,
/// `,`, `'`, `’` and `_` are read as separators only where they stand between
/// groups of three digits, so `1 000 000` is a million and `1 2` is refused.
///
/// # Errors
/// `E_EMPTY`, `E_NEGATIVE`, `E_FRACTION`, `E_EXPONENT`, `E_SEPARATOR` or
/// `E_NOT_A_NUMBER`, each with the item and a sentence.
///
/// # Complexity
/// One pass: time and memory linear in the text.
///
/// ```
/// use taking_games::numeral::digits;
///
/// assert_eq!(digits(" 1 000 000 ").unwrap(), "1000000");
/// assert_eq!(digits("007").unwrap(), "7");
/// assert_eq!(digits("1e9").unwrap_err().code(), "E_EXPONENT");
/// ```
pub fn digits(text: &str) -> Result<String, Refusal> {
    let item = text.trim_matches(blank);
    if item.is_empty() {
        return Err(Refusal::new(RefusalKind::Empty, text, "Nothing is written here. Write a whole number, such as 7."));
    }
    if item.bytes().all(|b| b.is_ascii_digit()) {
        return Ok(without_leading_zeros(item));
    }
    if item.chars().all(|c| c.is_ascii_digit() || separator(c)) {
        return ungrouped(item);
    }
    Err(judge(item))
}

/// The items of a list of numbers as people write it: with spaces, commas and
/// semicolons between them, and with what else this list is written with.
///
/// A no-break space joins: it groups the digits of one number, as it does where
/// this library's own numbers are printed, and never parts two. What holds
/// nothing to be seen is no item.
pub(crate) fn items<'a>(text: &'a str, also: &'static [char]) -> impl Iterator<Item = &'a str> {
    text.split(move |c: char| (c.is_whitespace() && !joins(c)) || matches!(c, ',' | ';') || also.contains(&c))
        .filter(|item| !item.chars().all(blank))
}

/// The spaces at which no line breaks: no-break, figure, and narrow no-break.
fn joins(c: char) -> bool {
    matches!(c, '\u{a0}' | '\u{2007}' | '\u{202f}')
}

/// Whether a character shows nothing.
fn blank(c: char) -> bool {
    c.is_whitespace() || invisible(c)
}

/// Whether a character may stand between groups of three digits.
fn separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '\'' | '’' | '_')
}

fn without_leading_zeros(digits: &str) -> String {
    let significant = digits.trim_start_matches('0');
    if significant.is_empty() { "0".to_owned() } else { significant.to_owned() }
}

fn ungrouped(item: &str) -> Result<String, Refusal> {
    let mut groups = item.split(separator);
    let first = groups.next().unwrap_or_default();
    let mut all = first.to_owned();
    let mut regular = (1..=3).contains(&first.len());
    for group in groups {
        regular &= group.len() == 3;
        all.push_str(group);
    }
    if regular {
        return Ok(without_leading_zeros(&all));
    }
    Err(uneven(item))
}

fn uneven(item: &str) -> Refusal {
    let shown = shown(item);
    Refusal::new(
        RefusalKind::Separator,
        item,
        format!(
            "“{shown}” looks like several numbers, or one with its digits grouped unevenly. Write one whole number, such as 1000 or 1 000."
        ),
    )
}

/// Says in which way an item that is not a plain whole number fails to be one.
fn judge(item: &str) -> Refusal {
    let shown = shown(item);
    let unsigned = item.trim_start_matches(['-', '−', '–', '+']);
    let starts_with_digit = unsigned.starts_with(|c: char| c.is_ascii_digit());
    if starts_with_digit && item.starts_with(['-', '−', '–']) {
        return Refusal::new(RefusalKind::Negative, item, format!("“{shown}” is negative. Write a whole number without a minus sign."));
    }
    if starts_with_digit && unsigned.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | '/' | ',')) {
        match unsigned.matches(['.', '/']).count() {
            0 => {}
            1 => {
                return Refusal::new(RefusalKind::Fraction, item, format!("“{shown}” is a fraction. Only whole numbers can be read here."));
            }
            _ => return uneven(item), // 1.000.000 is a million in many countries
        }
    }
    if starts_with_digit && exponent(unsigned) {
        return Refusal::new(RefusalKind::Exponent, item, format!("“{shown}” is in exponent notation. Write the number out in digits."));
    }
    Refusal::new(RefusalKind::NotANumber, item, format!("“{shown}” is not a whole number. Write it with the digits 0 to 9."))
}

fn exponent(unsigned: &str) -> bool {
    let mut parts = unsigned.splitn(2, ['e', 'E']);
    let (mantissa, power) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    mantissa.bytes().all(|b| b.is_ascii_digit() || b == b'.')
        && !power.is_empty()
        && power.trim_start_matches(['-', '−', '+']).bytes().all(|b| b.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_read_as_people_write_them() {
        for (text, expected) in [
            ("0", "0"),
            ("000", "0"),
            ("7", "7"),
            ("007", "7"),
            (" 42\n", "42"),
            ("\u{feff}42\u{200e}", "42"),
            ("1,000", "1000"),
            ("1 000 000", "1000000"),
            ("1\u{a0}000", "1000"),
            ("1\u{202f}000", "1000"),
            ("1'000", "1000"),
            ("18446744073709551616", "18446744073709551616"),
        ] {
            assert_eq!(digits(text).as_deref(), Ok(expected), "{text:?}");
        }
    }

    #[test]
    fn a_no_break_space_groups_digits_and_parts_no_list() {
        for (text, expected) in [
            ("12\u{202f}500", &["12\u{202f}500"][..]),
            ("10\u{a0}000, 3", &["10\u{a0}000", "3"]),
            ("1,\u{202f}3,\u{a0}4", &["1", "\u{202f}3", "\u{a0}4"]),
            ("1 3\u{200b}", &["1", "3\u{200b}"]),
            ("1, 3, \u{200b}", &["1", "3"]),
            ("\u{a0}", &[]),
        ] {
            assert!(items(text, &[]).eq(expected.iter().copied()), "{text:?}");
        }
    }

    #[test]
    fn anything_else_is_refused_with_a_code_of_its_own() {
        for (text, code) in [
            ("", "E_EMPTY"),
            ("  \t", "E_EMPTY"),
            ("\u{200b}", "E_EMPTY"),
            ("-3", "E_NEGATIVE"),
            ("−3", "E_NEGATIVE"),
            ("-0", "E_NEGATIVE"),
            ("1.5", "E_FRACTION"),
            ("1/2", "E_FRACTION"),
            ("1e9", "E_EXPONENT"),
            ("1e308", "E_EXPONENT"),
            ("2E+5", "E_EXPONENT"),
            ("1 2", "E_SEPARATOR"),
            ("1,2,3", "E_SEPARATOR"),
            ("12 34", "E_SEPARATOR"),
            ("1.000.000", "E_SEPARATOR"),
            ("1,000.5", "E_FRACTION"),
            ("0x10", "E_NOT_A_NUMBER"),
            ("NaN", "E_NOT_A_NUMBER"),
            ("Infinity", "E_NOT_A_NUMBER"),
            ("three", "E_NOT_A_NUMBER"),
            ("٣", "E_NOT_A_NUMBER"),
            ("２", "E_NOT_A_NUMBER"),
            ("1\u{200b}2", "E_NOT_A_NUMBER"),
            ("+5", "E_NOT_A_NUMBER"),
            ("é", "E_NOT_A_NUMBER"),
        ] {
            let refusal = digits(text).expect_err(text);
            assert_eq!(refusal.code(), code, "{text:?}");
            assert!(!refusal.sentence().is_empty());
        }
    }
}
