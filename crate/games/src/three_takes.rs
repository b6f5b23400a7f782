//! Every game of three takes up to a bound: what is usual among them, and what is not.

use crate::certificate::Certificate;
use crate::numeral;
use crate::refusal::{Refusal, RefusalKind, shown};
use crate::takes::Takes;
use crate::values::ValueCertifier;
use std::ops::RangeInclusive;

/// The smallest bound on the takes: one set.
pub const SMALLEST: u32 = 3;
/// The largest bound on the takes: 9,880 sets.
pub const LARGEST: u32 = 40;

const BOUNDS: RangeInclusive<u32> = SMALLEST..=LARGEST;

/// Reads a bound as people write it.
///
/// # Errors
/// Those of [`numeral::digits`], and `E_THREE_TAKES` outside [`SMALLEST`]..=[`LARGEST`].
pub fn parse(text: &str) -> Result<u32, Refusal> {
    numeral::digits(text)?.parse().ok().filter(|largest| BOUNDS.contains(largest)).ok_or_else(|| no_bound(text.trim()))
}

fn no_bound(item: &str) -> Refusal {
    Refusal::new(
        RefusalKind::ThreeTakes,
        item,
        format!("The table cannot show the takes up to {}. Choose a number from {SMALLEST} to {LARGEST}.", shown(item)),
    )
}

/// What is certified of the values of one set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The takes, rising.
    pub takes: [u32; 3],
    /// Their preperiod and period, proved.
    pub proof: Certificate,
}

impl Row {
    /// The two takes whose sum the period is, if there are such two.
    ///
    /// ```
    /// use taking_games::three_takes::ThreeTakes;
    ///
    /// let row = ThreeTakes::new(4).unwrap().find(|row| row.takes == [1, 3, 4]).unwrap();
    /// assert_eq!((row.proof.period(), row.period_as_sum()), (7, Some([3, 4])));
    /// ```
    pub fn period_as_sum(&self) -> Option<[u32; 2]> {
        let [a, b, c] = self.takes;
        [[a, b], [a, c], [b, c]].into_iter().find(|[x, y]| u64::from(x + y) == self.proof.period())
    }
}

/// The rows of all sets of three takes up to a bound, one certificate at a
/// time: {1,2,3}, {1,2,4}, {1,3,4}, {2,3,4}, {1,2,5}, … by the largest take,
/// then the middle one. So a larger bound only adds rows.
///
/// # Complexity
/// One [`ValueCertifier`] a row: microseconds each. Constant memory.
///
/// # Source
/// The share of periods that are a sum of two takes was asked for and counted
/// here; for two takes the period a + b is in *Winning Ways* (1982).
///
/// ```
/// use taking_games::three_takes::ThreeTakes;
///
/// let rows: Vec<_> = ThreeTakes::new(20).unwrap().collect();
/// assert_eq!(rows.len(), 1_140);
/// assert_eq!(rows.iter().filter(|row| row.period_as_sum().is_some()).count(), 975);
/// assert_eq!(rows.iter().filter(|row| row.proof.preperiod() > 0).count(), 233);
/// ```
#[derive(Debug, Clone)]
pub struct ThreeTakes {
    largest: u32,
    next: [u32; 3],
}

impl ThreeTakes {
    /// The sets with takes up to `largest`.
    ///
    /// # Errors
    /// `E_THREE_TAKES` outside [`SMALLEST`]..=[`LARGEST`].
    pub fn new(largest: u32) -> Result<Self, Refusal> {
        let largest = Some(largest).filter(|largest| BOUNDS.contains(largest)).ok_or_else(|| no_bound(&largest.to_string()))?;
        Ok(Self { largest, next: [1, 2, 3] })
    }

    /// How many rows there are in all: n(n − 1)(n − 2)/6 to a largest take of n.
    pub fn total(&self) -> u32 {
        self.largest * (self.largest - 1) * (self.largest - 2) / 6
    }
}

impl Iterator for ThreeTakes {
    type Item = Row;

    fn next(&mut self) -> Option<Row> {
        let takes @ [a, b, c] = self.next;
        if c > self.largest {
            return None;
        }
        self.next = match (a + 1 < b, b + 1 < c) {
            (true, _) => [a + 1, b, c],
            (false, true) => [1, b + 1, c],
            (false, false) => [1, 2, c + 1],
        };
        // Not `expect`: what it writes of a refusal would cost the page 5 KB.
        let Ok(set) = Takes::new(takes) else { unreachable!("three takes from 1 to LARGEST") };
        // No budget is needed: to LARGEST, none takes more than 1,352 heaps (a test counts them).
        Some(Row { takes, proof: ValueCertifier::new(&set).finish() })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let [a, b, c] = self.next;
        // The sets before the next one: with a smaller largest take, then a smaller middle one, then a smaller first.
        let before = (c - 1) * (c - 2) * (c - 3) / 6 + (b - 1) * (b - 2) / 2 + (a - 1);
        let left = (self.total() - before) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for ThreeTakes {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_census_to_20() {
        let mut rows: Vec<Row> = ThreeTakes::new(20).unwrap().collect();
        assert_eq!(rows.len(), 1_140);
        let mut table = ThreeTakes::new(20).unwrap();
        for left in (0..=1_140).rev() {
            assert_eq!(table.len(), left);
            table.next();
        }
        assert_eq!(rows.iter().filter(|row| row.period_as_sum().is_some()).count(), 975);
        assert_eq!(rows.iter().filter(|row| row.proof.preperiod() > 0).count(), 233);
        rows.sort_by_key(|row| std::cmp::Reverse(row.proof.period()));
        let longest: Vec<([u32; 3], u64)> = rows[..6].iter().map(|row| (row.takes, row.proof.period())).collect();
        assert_eq!(
            longest,
            [([6, 13, 19], 162), ([5, 14, 19], 160), ([5, 13, 18], 145), ([5, 12, 17], 130), ([5, 11, 16], 115), ([4, 11, 15], 100)]
        );
        assert!(longest.iter().all(|([a, b, c], _)| a + b == *c));
    }

    #[test]
    fn every_set_comes_once_and_a_larger_bound_adds_behind() {
        for largest in SMALLEST..=12 {
            let sets: Vec<[u32; 3]> = ThreeTakes::new(largest).unwrap().map(|row| row.takes).collect();
            assert_eq!(sets.len(), ThreeTakes::new(largest).unwrap().total() as usize);
            assert!(sets.iter().all(|[a, b, c]| 0 < *a && a < b && b < c && *c <= largest));
            let mut sorted = sets.clone();
            sorted.sort_by_key(|[a, b, c]| [*c, *b, *a]);
            sorted.dedup();
            assert_eq!(sorted, sets);
        }
    }

    #[test]
    fn the_largest_table_is_finished() {
        let three_takes = ThreeTakes::new(LARGEST).unwrap();
        let total = three_takes.total() as usize;
        let rows: Vec<Row> = three_takes.collect();
        assert_eq!((total, rows.len()), (9_880, total));
        assert_eq!(rows.iter().map(|row| row.proof.computed()).max(), Some(1_352));
    }

    #[test]
    fn bounds_without_a_table_are_refused() {
        for text in ["0", "2", "41", "4294967296"] {
            assert_eq!(parse(text).unwrap_err().code(), "E_THREE_TAKES", "{text}");
        }
        assert_eq!(parse("twenty").unwrap_err().code(), "E_NOT_A_NUMBER");
        assert_eq!(ThreeTakes::new(u32::MAX).unwrap_err().code(), "E_THREE_TAKES");
    }
}
