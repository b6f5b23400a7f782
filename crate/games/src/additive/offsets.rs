//! The offset measurement: how badly each row of 2b + r fits the short sentence.
//!
//! The question as it was first asked of the long case: cut the values into
//! rows of 2b + r, lay each against the short sentence of the same a and b at
//! every shift d, and record the best d with the heaps it still gets wrong. In
//! the pairs that were measured some heaps always are. The answer is the
//! [long sentence](super::long), which cuts the rows elsewhere. A measurement,
//! and no proof of anything.

use super::pair::Pair;
use super::run::{self, Run};
use super::sentence::Sentence;
use super::short;
use crate::refusal::{Refusal, RefusalKind};

/// The most work that one row may cost: the heaps of the row and of the short
/// sentence, and every block of the one against every block of the other.
/// About 10 ms of an ordinary machine's time.
pub const MOST_WORK: u128 = 1 << 22;

/// The best fit of one row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fit {
    /// The row k, from 0: its heaps start at k · (2b + r).
    pub row: u64,
    /// The shift d in 0..m + b with the fewest heaps wrong, the smallest of
    /// them on ties: heap x of the row is laid against heap x + d of the short
    /// sentence, read round.
    pub shift: u64,
    /// How many heaps of the row differ from the short sentence there.
    pub wrong: u64,
}

/// The fits of the rows of one period, each measured when it is asked for, so
/// that a caller may stop or draw between two.
///
/// A short pair has a single row, of m + b heaps, and it fits.
///
/// # Errors
/// `E_OFFSETS_TOO_LONG` when one row would cost more than [`MOST_WORK`].
///
/// # Complexity
/// For each row O(b + B²), where B = 2b/a is about its number of blocks, and
/// memory O(b).
///
/// ```
/// use taking_games::additive::{Pair, offsets};
///
/// let fits = offsets::fits(Pair::new(3, 7).unwrap()).unwrap();
/// let told: Vec<_> = fits.map(|fit| (fit.shift, fit.wrong)).collect();
/// assert_eq!(told, [(2, 6), (3, 8), (1, 8)]);
/// ```
pub fn fits(pair: Pair) -> Result<impl Iterator<Item = Fit>, Refusal> {
    let sentence = Sentence::new(pair);
    let width = (sentence.period() / u128::from(sentence.row_count())) as u64;
    let pattern_width = short::width(pair);
    let blocks = u128::from(2 * (pair.b() / pair.a()) + 8);
    let work = u128::from(width + pattern_width) + blocks * blocks;
    if work > MOST_WORK {
        return Err(Refusal::new(
            RefusalKind::OffsetsTooLong,
            &pair.to_string(),
            format!("Not measured: one row of {pair} would take {work} steps, and a row is measured up to {MOST_WORK}."),
        ));
    }
    let pattern: Vec<Run> = run::until(short::runs(pair), u128::from(pattern_width)).collect();
    Ok((0..sentence.row_count()).map(move |row| {
        let start = u128::from(row) * u128::from(width);
        let runs = sentence.runs(start..start + u128::from(width)).map(|run| Run { start: run.start - start, ..run });
        let right = agreements(runs, width as usize, &pattern, pattern_width as usize);
        let (shift, most) = right.into_iter().enumerate().fold((0, 0), |best, (d, right)| if right > best.1 { (d, right) } else { best });
        Fit { row, shift: shift as u64, wrong: width - most.unsigned_abs() }
    }))
}

/// For each shift d in `0..pattern_width`, how many heaps x of the row agree
/// with heap x + d of the pattern, read round.
///
/// Two runs of one value, l and w heaps long, overlap by a count that as a
/// function of d rises from 0, stays, and falls to 0 again, one heap a step. Its
/// second difference is four numbers, so the counts of all pairs of runs are
/// laid down as those and summed twice at the end.
fn agreements(row: impl Iterator<Item = Run>, width: usize, pattern: &[Run], pattern_width: usize) -> Vec<i64> {
    // Before it is read round, d goes from 1 − width to pattern_width − 1; index 0 is d = −width.
    let mut bends = vec![0i64; width + pattern_width + 2];
    for run in row {
        let (p, l) = (run.start as usize, run.length as usize);
        for other in pattern.iter().filter(|other| other.value == run.value) {
            let (q, w) = (other.start as usize, other.length as usize);
            let first = q + width - p - l + 1;
            for (bend, at) in [(1, first), (-1, first + l), (-1, first + w), (1, first + l + w)] {
                bends[at] += bend;
            }
        }
    }
    let mut right = vec![0i64; pattern_width];
    let (mut slope, mut count) = (0, 0);
    // Index i is the shift i − width; `offset` keeps it positive and the same round.
    let offset = width.div_ceil(pattern_width) * pattern_width - width;
    for (i, bend) in bends.into_iter().enumerate() {
        slope += bend;
        count += slope;
        right[(i + offset) % pattern_width] += count;
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::naive;

    fn measured(a: u64, b: u64) -> Vec<(u64, u64)> {
        fits(Pair::new(a, b).unwrap()).unwrap().map(|fit| (fit.shift, fit.wrong)).collect()
    }

    #[test]
    fn the_published_table() {
        for (a, b, expected) in [
            (1, 3, &[(0, 4)][..]),
            (2, 5, &[(1, 4), (0, 6)]),
            (3, 7, &[(2, 6), (3, 8), (1, 8)]),
            (3, 8, &[(1, 8), (0, 8), (0, 10)]),
            (4, 9, &[(3, 8), (4, 9), (18, 10), (2, 10)]),
            (4, 11, &[(1, 12), (0, 11), (22, 12), (0, 14)]),
            (5, 11, &[(4, 10), (5, 11), (6, 12), (23, 12), (3, 12)]),
            (6, 13, &[(5, 12), (6, 13), (7, 13), (8, 15), (28, 14), (4, 14)]),
        ] {
            assert_eq!(measured(a, b), expected, "{{{a},{b}}}");
        }
    }

    /// The naive twin: the mex rule's values, every heap against every shift.
    #[test]
    fn the_measurement_against_every_shift_heap_by_heap() {
        for b in 2..=24 {
            for a in 1..b {
                let pair = Pair::new(a, b).unwrap();
                let sentence = Sentence::new(pair);
                let width = (sentence.period() / u128::from(sentence.row_count())) as usize;
                let values = naive::small_values(&pair.takes(), sentence.period() as usize);
                let expected: Vec<(u64, u64)> = values
                    .chunks(width)
                    .map(|row| {
                        let wrong =
                            |d: u64| (u128::from(d)..).zip(row).filter(|&(x, &value)| value != short::value(pair, x)).count() as u64;
                        (0..short::width(pair)).map(|d| (d, wrong(d))).min_by_key(|&(d, wrong)| (wrong, d)).unwrap()
                    })
                    .collect();
                assert_eq!(measured(a, b), expected, "{pair}");
            }
        }
    }

    #[test]
    fn a_short_pair_fits_and_every_long_row_to_60_does_not() {
        for b in 2..=60 {
            for a in 1..b {
                let pair = Pair::new(a, b).unwrap();
                let short = pair.case() == super::super::Case::Short;
                assert!(fits(pair).unwrap().all(|fit| (fit.wrong == 0) == short), "{pair}");
            }
        }
    }

    #[test]
    fn what_would_take_too_long_is_refused() {
        for (a, b) in [(1, 1_101), (1_000_003, 1_000_000_007), (999_999_999_999_999, 1_000_000_000_000_000)] {
            let refusal = fits(Pair::new(a, b).unwrap()).err().unwrap();
            assert_eq!(refusal.code(), "E_OFFSETS_TOO_LONG");
        }
        for (a, b) in [(1, 1_001), (1_000, 200_001)] {
            assert!(fits(Pair::new(a, b).unwrap()).unwrap().next().is_some());
        }
    }
}
