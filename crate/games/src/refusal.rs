//! The one error of this library: a refusal that a student can read.

use std::fmt;

/// What kind of thing was refused: for programs, which should expect more kinds to come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RefusalKind {
    /// Nothing is written where a number is wanted.
    Empty,
    /// The item is not a whole number.
    NotANumber,
    /// The number is negative.
    Negative,
    /// The number is a fraction.
    Fraction,
    /// The number is written with an exponent.
    Exponent,
    /// Several numbers, or one whose digits are grouped unevenly.
    Separator,
    /// The number has more digits than are read.
    TooManyDigits,
    /// A take of 0.
    TakeZero,
    /// A take over the limit.
    TakeTooLarge,
    /// More takes than one set may have.
    TooManyTakes,
    /// What says how many positions is no whole number.
    Positions,
    /// A range of no position.
    PositionsNone,
    /// A range over the limit.
    PositionsTooMany,
    /// The position is no whole number, or past the range.
    Position,
    /// A pair a, b without a < b.
    PairOrder,
    /// The heap is over the limit.
    HeapTooLarge,
    /// The induction on this pair has more heaps than are gone through.
    ClosingTooLong,
    /// The rows of this pair are too long to be compared.
    OffsetsTooLong,
    /// The largest b of the stripe chart is out of bounds.
    ChartSize,
    /// The bound on three takes is out of bounds.
    ThreeTakes,
    /// No ending of the Euclid game has this name.
    Ending,
    /// A 0 where the game ends at equal numbers.
    EuclidZero,
    /// A move after the end of the Euclid game.
    EuclidOver,
    /// A multiple that cannot be taken.
    EuclidMultiple,
    /// The side of the map is out of bounds.
    MapSize,
    /// A number too long to be played with.
    PlayDigits,
    /// There is no heap with this number.
    PlayHeap,
    /// No heap, or more than a game may have.
    PlayHeaps,
    /// A heap over the limit of a game.
    PlayHeapTooLarge,
    /// A take that is no move from this heap.
    PlayTake,
    /// No level of exercises has this name.
    Level,
    /// The labels of an exercise show no period.
    NoPeriod,
    /// A period of 0.
    PeriodZero,
}

impl RefusalKind {
    /// The stable code: it never changes once published.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Empty => "E_EMPTY",
            Self::NotANumber => "E_NOT_A_NUMBER",
            Self::Negative => "E_NEGATIVE",
            Self::Fraction => "E_FRACTION",
            Self::Exponent => "E_EXPONENT",
            Self::Separator => "E_SEPARATOR",
            Self::TooManyDigits => "E_TOO_MANY_DIGITS",
            Self::TakeZero => "E_TAKE_ZERO",
            Self::TakeTooLarge => "E_TAKE_TOO_LARGE",
            Self::TooManyTakes => "E_TOO_MANY_TAKES",
            Self::Positions => "E_POSITIONS",
            Self::PositionsNone => "E_POSITIONS_NONE",
            Self::PositionsTooMany => "E_POSITIONS_TOO_MANY",
            Self::Position => "E_POSITION",
            Self::PairOrder => "E_PAIR_ORDER",
            Self::HeapTooLarge => "E_HEAP_TOO_LARGE",
            Self::ClosingTooLong => "E_CLOSING_TOO_LONG",
            Self::OffsetsTooLong => "E_OFFSETS_TOO_LONG",
            Self::ChartSize => "E_CHART_SIZE",
            Self::ThreeTakes => "E_THREE_TAKES",
            Self::Ending => "E_ENDING",
            Self::EuclidZero => "E_EUCLID_ZERO",
            Self::EuclidOver => "E_EUCLID_OVER",
            Self::EuclidMultiple => "E_EUCLID_MULTIPLE",
            Self::MapSize => "E_MAP_SIZE",
            Self::PlayDigits => "E_PLAY_DIGITS",
            Self::PlayHeap => "E_PLAY_HEAP",
            Self::PlayHeaps => "E_PLAY_HEAPS",
            Self::PlayHeapTooLarge => "E_PLAY_HEAP_TOO_LARGE",
            Self::PlayTake => "E_PLAY_TAKE",
            Self::Level => "E_LEVEL",
            Self::NoPeriod => "E_NO_PERIOD",
            Self::PeriodZero => "E_PERIOD_ZERO",
        }
    }
}

/// Why an input was refused: its kind, the offending item, and a sentence.
///
/// The kind and its code are for programs, the item is what
/// was refused, shortened if it is long, and the sentence says what is wrong and
/// what is allowed. Every fallible function of this library that
/// judges input returns this type, so a caller shows any refusal alike.
///
/// ```
/// use taking_games::takes::Takes;
///
/// let refusal = Takes::parse("1, 0, 4").unwrap_err();
/// assert_eq!(refusal.code(), "E_TAKE_ZERO");
/// assert_eq!(refusal.item(), "0");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    kind: RefusalKind,
    item: String,
    sentence: String,
    field: Option<&'static str>,
}

/// The most characters of an offending item that a refusal repeats.
const ITEM_SHOWN: usize = 40;

impl Refusal {
    /// A refusal of `item`. The item is shortened to 40 characters here, so
    /// no caller has to think of a pasted megabyte.
    pub fn new(kind: RefusalKind, item: &str, sentence: impl Into<String>) -> Self {
        Self { kind, item: shown(item), sentence: sentence.into(), field: None }
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

    /// What kind of refusal it is.
    pub fn kind(&self) -> RefusalKind {
        self.kind
    }

    /// The stable code of its kind, such as `E_TAKE_ZERO`.
    pub fn code(&self) -> &'static str {
        self.kind.code()
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
    fn each_kind_has_a_code_of_its_own_that_never_changes() {
        let codes = [
            (RefusalKind::Empty, "E_EMPTY"),
            (RefusalKind::NotANumber, "E_NOT_A_NUMBER"),
            (RefusalKind::Negative, "E_NEGATIVE"),
            (RefusalKind::Fraction, "E_FRACTION"),
            (RefusalKind::Exponent, "E_EXPONENT"),
            (RefusalKind::Separator, "E_SEPARATOR"),
            (RefusalKind::TooManyDigits, "E_TOO_MANY_DIGITS"),
            (RefusalKind::TakeZero, "E_TAKE_ZERO"),
            (RefusalKind::TakeTooLarge, "E_TAKE_TOO_LARGE"),
            (RefusalKind::TooManyTakes, "E_TOO_MANY_TAKES"),
            (RefusalKind::Positions, "E_POSITIONS"),
            (RefusalKind::PositionsNone, "E_POSITIONS_NONE"),
            (RefusalKind::PositionsTooMany, "E_POSITIONS_TOO_MANY"),
            (RefusalKind::Position, "E_POSITION"),
            (RefusalKind::PairOrder, "E_PAIR_ORDER"),
            (RefusalKind::HeapTooLarge, "E_HEAP_TOO_LARGE"),
            (RefusalKind::ClosingTooLong, "E_CLOSING_TOO_LONG"),
            (RefusalKind::OffsetsTooLong, "E_OFFSETS_TOO_LONG"),
            (RefusalKind::ChartSize, "E_CHART_SIZE"),
            (RefusalKind::ThreeTakes, "E_THREE_TAKES"),
            (RefusalKind::Ending, "E_ENDING"),
            (RefusalKind::EuclidZero, "E_EUCLID_ZERO"),
            (RefusalKind::EuclidOver, "E_EUCLID_OVER"),
            (RefusalKind::EuclidMultiple, "E_EUCLID_MULTIPLE"),
            (RefusalKind::MapSize, "E_MAP_SIZE"),
            (RefusalKind::PlayDigits, "E_PLAY_DIGITS"),
            (RefusalKind::PlayHeap, "E_PLAY_HEAP"),
            (RefusalKind::PlayHeaps, "E_PLAY_HEAPS"),
            (RefusalKind::PlayHeapTooLarge, "E_PLAY_HEAP_TOO_LARGE"),
            (RefusalKind::PlayTake, "E_PLAY_TAKE"),
            (RefusalKind::Level, "E_LEVEL"),
            (RefusalKind::NoPeriod, "E_NO_PERIOD"),
            (RefusalKind::PeriodZero, "E_PERIOD_ZERO"),
        ];
        let mut sorted: Vec<&str> = codes.iter().map(|&(_, code)| code).collect();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), codes.len());
        for (kind, code) in codes {
            assert_eq!(kind.code(), code);
        }
    }

    #[test]
    fn a_long_item_is_shortened_and_an_unseen_one_is_named() {
        let table = [("12", "12"), ("", ""), ("1\u{200b}2", "1U+200B2"), ("\u{202e}21", "U+202E21")];
        for (item, expected) in table {
            assert_eq!(Refusal::new(RefusalKind::NotANumber, item, "").item(), expected);
        }
        let long = "9".repeat(1_000_000);
        assert_eq!(Refusal::new(RefusalKind::NotANumber, &long, "").item(), format!("{}…", "9".repeat(40)));
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
