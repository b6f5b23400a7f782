//! The stripe chart: the case of every pair a < b ≤ N at once.
//!
//! For a fixed a the cases repeat every 2a along b: a stripe of long pairs, a
//! wide, starts one past each multiple of 2a, and short pairs fill the rest.
//! Pairs with a common factor are a kind of their own in the chart, and each
//! keeps its reduced pair's case.

use super::pair::{Case, Pair};
use crate::numeral;
use crate::refusal::{Refusal, RefusalKind, shown};
use std::ops::RangeInclusive;

/// The smallest N of a chart.
pub const SMALLEST: u32 = 20;
/// The largest N of a chart: 499,500 pairs.
pub const LARGEST: u32 = 1_000;

const SIZES: RangeInclusive<u32> = SMALLEST..=LARGEST;

/// The kind of a pair in the chart, with the code it has in [`Stripes::codes`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Kind {
    /// Coprime and long.
    Long = 0,
    /// Coprime and short.
    Short = 1,
    /// With a common factor, its reduced pair long.
    SharedLong = 2,
    /// With a common factor, its reduced pair short.
    SharedShort = 3,
}

impl Kind {
    /// The kind of a pair.
    pub fn of(pair: Pair) -> Self {
        match (pair.case(), pair.divisor()) {
            (Case::Long, 1) => Self::Long,
            (Case::Short, 1) => Self::Short,
            (Case::Long, _) => Self::SharedLong,
            (Case::Short, _) => Self::SharedShort,
        }
    }
}

/// Reads the N of a chart as people write it.
///
/// # Errors
/// Those of [`numeral::digits`], and `E_CHART_SIZE` outside [`SMALLEST`]..=[`LARGEST`].
///
/// ```
/// use taking_games::additive::stripes;
///
/// assert_eq!(stripes::parse("80").unwrap(), 80);
/// assert_eq!(stripes::parse("1001").unwrap_err().code(), "E_CHART_SIZE");
/// ```
pub fn parse(text: &str) -> Result<u32, Refusal> {
    numeral::digits(text)?.parse().ok().filter(|last| SIZES.contains(last)).ok_or_else(|| no_size(text.trim()))
}

/// The N of a chart, if it is the size of one.
pub(super) fn size(last: u32) -> Result<u32, Refusal> {
    Some(last).filter(|last| SIZES.contains(last)).ok_or_else(|| no_size(&last.to_string()))
}

fn no_size(item: &str) -> Refusal {
    Refusal::new(
        RefusalKind::ChartSize,
        item,
        format!("The chart cannot show the pairs up to {}. Choose a number from {SMALLEST} to {LARGEST}.", shown(item)),
    )
}

/// The kinds of all pairs a < b ≤ N, by the formula, and the counts of them.
///
/// ```
/// use taking_games::additive::stripes::{Kind, Stripes};
///
/// let stripes = Stripes::new(80).unwrap();
/// assert_eq!((stripes.pairs(), stripes.count(Kind::Short), stripes.count(Kind::Long)), (3160, 1362, 603));
/// assert_eq!(stripes.codes()[0], Kind::Short as u8); // {1,2,3}
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stripes {
    codes: Vec<u8>,
    counts: [usize; 4],
}

impl Stripes {
    /// The chart of the pairs up to N = `last`.
    ///
    /// # Errors
    /// `E_CHART_SIZE` outside [`SMALLEST`]..=[`LARGEST`].
    ///
    /// # Complexity
    /// O(N² log N), one byte a pair.
    pub fn new(last: u32) -> Result<Self, Refusal> {
        let last = size(last)?;
        let (mut codes, mut counts) = (Vec::with_capacity(pairs_to(last)), [0; 4]);
        for pair in pairs(last) {
            let code = Kind::of(pair) as u8;
            codes.push(code);
            counts[usize::from(code)] += 1;
        }
        Ok(Self { codes, counts })
    }

    /// The code of each pair's [`Kind`], in the order (1, 2), (1, 3), …, (1, N), (2, 3), …
    pub fn codes(&self) -> &[u8] {
        &self.codes
    }

    /// How many pairs there are: N(N − 1)/2.
    pub fn pairs(&self) -> usize {
        self.codes.len()
    }

    /// How many pairs are of a kind.
    pub fn count(&self, kind: Kind) -> usize {
        self.counts[kind as usize]
    }
}

/// How many pairs a < b ≤ `last` there are.
fn pairs_to(last: u32) -> usize {
    let last = last as usize;
    last * last.saturating_sub(1) / 2
}

/// The pairs a < b ≤ `last` in the chart's order, a by a. A bound below 2 has none,
/// and one past the largest pair stops there.
pub fn pairs(last: u32) -> impl Iterator<Item = Pair> {
    (1..last).flat_map(move |a| (a + 1..=last).filter_map(move |b| Pair::new(a.into(), b.into()).ok()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_stands_at_its_place_in_the_order() {
        for last in [SMALLEST, 21, 80, LARGEST] {
            let stripes = Stripes::new(last).unwrap();
            assert_eq!((stripes.pairs(), pairs(last).count()), (pairs_to(last), pairs_to(last)));
            for (i, pair) in (0..).zip(pairs(last)) {
                let [a, b, _] = pair.takes();
                assert_eq!(i, u64::from(last) * (a - 1) + b - 1 - a * (a + 1) / 2, "{pair}");
            }
        }
    }

    /// Along a fixed a: short up to 2a, then a long and a short, a heaps each,
    /// with the short one first counted from the multiple of 2a.
    #[test]
    fn the_stripes_are_a_wide_and_start_one_past_a_multiple_of_2a() {
        for pair in pairs(200) {
            let place = (pair.b() - 1) % (2 * pair.a());
            assert_eq!(pair.case() == Case::Long, place < pair.a(), "{pair}");
            if pair.b() <= 2 * pair.a() {
                assert_eq!(pair.case(), Case::Short);
            }
        }
    }

    #[test]
    fn the_published_counts_to_80() {
        let stripes = Stripes::new(80).unwrap();
        let counts = [Kind::Long, Kind::Short, Kind::SharedLong, Kind::SharedShort].map(|kind| stripes.count(kind));
        assert_eq!(counts, [603, 1362, 355, 840]);
        assert_eq!(counts[2] + counts[3], 1195);
    }

    #[test]
    fn a_size_out_of_range_is_refused() {
        for last in [0, 1, 19, 1001, u32::MAX] {
            assert_eq!(Stripes::new(last).unwrap_err().code(), "E_CHART_SIZE", "{last}");
        }
        for (text, code) in [("", "E_EMPTY"), ("-80", "E_NEGATIVE"), ("99999999999999999999", "E_CHART_SIZE")] {
            assert_eq!(parse(text).unwrap_err().code(), code);
        }
    }
}
