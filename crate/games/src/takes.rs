//! The validated subtraction set: the one place that judges a set of takes.
//!
//! A [`Takes`] is a finite set of positive integers, the legal **takes**. Whoever
//! holds one may rely on it: sorted, no repeats, no 0, within the limits below.
//! The empty set is legal mathematics (nobody can move, so every position
//! loses) and is accepted.

use crate::numeral;
use crate::refusal::{Refusal, RefusalKind, shown};

/// The largest take that the lab accepts.
pub const LARGEST_TAKE: u32 = 1_000_000;

/// The most takes that one set may hold, after repeats are merged.
pub const MOST_TAKES: usize = 256;

/// A subtraction set: the takes, strictly rising, each from 1 to [`LARGEST_TAKE`].
///
/// ```
/// use taking_games::takes::Takes;
///
/// let takes = Takes::parse("{4, 1; 3 1}").unwrap();
/// assert_eq!(takes.as_slice(), [1, 3, 4]);
/// assert_eq!(takes.to_string(), "1,3,4");
/// assert_eq!(takes.largest(), 4);
/// assert_eq!("4 3 1".parse(), Ok(takes.clone()));
/// assert_eq!(Takes::try_from(vec![1, 4, 3]), Ok(takes));
/// ```
#[doc(alias = "subtraction set")]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Takes(Vec<u32>);

impl Takes {
    /// The set of the given takes, in any order, repeats merged.
    ///
    /// # Errors
    /// `E_TAKE_ZERO` (a take of 0 would leave the heap as it is, and a game
    /// must end), `E_TAKE_TOO_LARGE`, `E_TOO_MANY_TAKES`.
    ///
    /// # Complexity
    /// O(n log n) for n numbers.
    pub fn new(takes: impl IntoIterator<Item = u32>) -> Result<Self, Refusal> {
        let mut takes: Vec<u32> = takes.into_iter().collect();
        takes.sort_unstable();
        takes.dedup();
        if takes.first() == Some(&0) {
            return Err(zero("0"));
        }
        if let Some(&largest) = takes.last()
            && largest > LARGEST_TAKE
        {
            return Err(too_large(&largest.to_string()));
        }
        if takes.len() > MOST_TAKES {
            return Err(too_many(takes.len()));
        }
        Ok(Self(takes))
    }

    /// Reads a set as people write it: `1,3,4`, `1 3 4`, `{1, 3, 4}`, `1;3;4`
    /// and mixtures. Text with no item in it is the empty set.
    ///
    /// # Errors
    /// Those of [`Takes::new`], and those of [`numeral::digits`] for an item
    /// that is not a whole number. The refusal names the first such item.
    ///
    /// # Complexity
    /// Linear in the text, and O(n log n) in the number of items.
    pub fn parse(text: &str) -> Result<Self, Refusal> {
        Self::new(items(text).map(take).collect::<Result<Vec<_>, _>>()?)
    }

    /// The takes, rising.
    pub fn as_slice(&self) -> &[u32] {
        &self.0
    }

    /// The takes, rising, one by one.
    pub fn iter(&self) -> std::iter::Copied<std::slice::Iter<'_, u32>> {
        self.0.iter().copied()
    }

    /// M, the largest take, or 0 for the empty set. The last M labels or
    /// values decide the next one.
    pub fn largest(&self) -> usize {
        self.0.last().map_or(0, |&take| take as usize)
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The takes that are moves from a heap of `heap` counters: those that are
    /// no larger. A larger take is not a move; it is never clipped.
    pub fn moves_from(&self, heap: u64) -> impl Iterator<Item = u32> {
        self.0.iter().copied().take_while(move |&take| u64::from(take) <= heap)
    }
}

impl std::str::FromStr for Takes {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        Self::parse(text)
    }
}

impl TryFrom<&[u32]> for Takes {
    type Error = Refusal;

    fn try_from(takes: &[u32]) -> Result<Self, Refusal> {
        Self::new(takes.iter().copied())
    }
}

impl TryFrom<Vec<u32>> for Takes {
    type Error = Refusal;

    fn try_from(takes: Vec<u32>) -> Result<Self, Refusal> {
        Self::new(takes)
    }
}

impl AsRef<[u32]> for Takes {
    fn as_ref(&self) -> &[u32] {
        self.as_slice()
    }
}

impl<'a> IntoIterator for &'a Takes {
    type Item = u32;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, u32>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl std::fmt::Display for Takes {
    /// The canonical form, `1,3,4`: what a link carries.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, take) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{take}")?;
        }
        Ok(())
    }
}

/// The takes that a text names more than once, rising: what a note to the
/// reader mentions when [`Takes::parse`] merged them. Items that are not takes
/// are passed over, since `parse` has refused them already.
pub fn repeated(text: &str) -> Vec<u32> {
    let mut takes: Vec<u32> = items(text).filter_map(|item| take(item).ok()).collect();
    takes.sort_unstable();
    let mut repeated: Vec<u32> = takes.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0]).collect();
    repeated.dedup();
    repeated
}

fn items(text: &str) -> impl Iterator<Item = &str> {
    numeral::items(text, &['{', '}'])
}

fn take(item: &str) -> Result<u32, Refusal> {
    let digits = numeral::digits(item)?;
    match digits.parse() {
        Ok(0) => Err(zero(item)),
        Ok(take) if take <= LARGEST_TAKE => Ok(take),
        _ => Err(too_large(item)),
    }
}

fn zero(item: &str) -> Refusal {
    Refusal::new(
        RefusalKind::TakeZero,
        item,
        "A take of 0 would leave the heap as it is, so the game need not end. Takes are whole numbers from 1 up.",
    )
}

fn too_large(item: &str) -> Refusal {
    Refusal::new(
        RefusalKind::TakeTooLarge,
        item,
        format!("{} is too large a take for this lab. The largest take allowed is {LARGEST_TAKE}.", shown(item)),
    )
}

fn too_many(count: usize) -> Refusal {
    Refusal::new(
        RefusalKind::TooManyTakes,
        &count.to_string(),
        format!("{count} different takes are too many for this lab. At most {MOST_TAKES} are allowed."),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_read_as_people_write_them() {
        for (text, expected) in [
            ("1,3,4", "1,3,4"),
            ("1 3 4", "1,3,4"),
            ("{1, 3, 4}", "1,3,4"),
            ("1;3;4", "1,3,4"),
            ("{ 4;3 , 1 }", "1,3,4"),
            ("4,4,1,4", "1,4"),
            ("007", "7"),
            ("1,,2", "1,2"),
            ("", ""),
            ("{}", ""),
            ("1\n2\t3", "1,2,3"),
            ("1000000", "1000000"),
            ("12\u{202f}500", "12500"),
            ("10\u{a0}000, 3", "3,10000"),
            ("{1,\u{a0}3,\u{a0}4}", "1,3,4"),
            ("{1, 3, 4}\u{200b}", "1,3,4"),
            ("\u{feff}1 3 4\u{200e}", "1,3,4"),
        ] {
            assert_eq!(Takes::parse(text).map(|takes| takes.to_string()).as_deref(), Ok(expected), "{text:?}");
        }
    }

    #[test]
    fn what_is_no_take_is_refused_by_name() {
        for (text, code, item) in [
            ("0", "E_TAKE_ZERO", "0"),
            ("1,000", "E_TAKE_ZERO", "000"),
            ("1\u{a0}3", "E_SEPARATOR", "1\u{a0}3"),
            ("1,-3", "E_NEGATIVE", "-3"),
            ("1.5", "E_FRACTION", "1.5"),
            ("1,three", "E_NOT_A_NUMBER", "three"),
            ("1e9", "E_EXPONENT", "1e9"),
            ("1000001", "E_TAKE_TOO_LARGE", "1000001"),
            ("4294967296", "E_TAKE_TOO_LARGE", "4294967296"),
            ("18446744073709551617", "E_TAKE_TOO_LARGE", "18446744073709551617"),
            ("1|3", "E_NOT_A_NUMBER", "1|3"),
        ] {
            let refusal = Takes::parse(text).expect_err(text);
            assert_eq!((refusal.code(), refusal.item()), (code, item), "{text:?}");
        }
    }

    #[test]
    fn the_number_of_takes_is_limited_after_merging() {
        let most = u32::try_from(MOST_TAKES).unwrap();
        assert!(Takes::new(1..=most).is_ok());
        assert!(Takes::new((1..=most).chain(1..=most)).is_ok());
        assert_eq!(Takes::new(1..=most + 1).unwrap_err().code(), "E_TOO_MANY_TAKES");
    }

    #[test]
    fn repeats_are_told() {
        assert_eq!(repeated("1,3,1,4,4,4"), [1, 4]);
        assert!(repeated("1,3").is_empty());
        assert!(repeated("0,3,0").is_empty(), "what is no take is no repeated take");
    }

    #[test]
    fn a_take_larger_than_the_heap_is_no_move() {
        let takes = Takes::new([3, 4]).unwrap();
        assert_eq!(takes.moves_from(1).count(), 0);
        assert!(takes.moves_from(3).eq([3]));
        assert!(takes.moves_from(u64::MAX).eq([3, 4]));
    }
}
