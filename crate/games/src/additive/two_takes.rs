//! The game of two takes {a, b}: rows of a + b heaps, blocks of a, and 2s at the end.

use super::pair::Pair;
use super::run::Run;

/// The Grundy value of heap `n` in {a, b}.
///
/// Cut the heaps into rows of a + b and each row into blocks of a, alternately
/// 0 and 1; the part of an even block at or past b is 2 instead.
///
/// # Source
/// Well known (*Winning Ways*, 1982); proved in `docs/PROOFS.md`.
///
/// ```
/// use taking_games::additive::{Pair, two_takes};
///
/// let pair = Pair::new(3, 8).unwrap();
/// let row: String = (0..11).map(|n| two_takes::value(pair, n).to_string()).collect();
/// assert_eq!(row, "00011100211");
/// ```
pub fn value(pair: Pair, n: u128) -> u8 {
    run_at(pair, n).1
}

/// The smallest period, of the values and of the labels alike: a + b, except
/// where b is an odd multiple of a. There b changes nothing, the game is {a},
/// and the period is 2a.
///
/// # Source
/// Worked out here: where b is no odd multiple of a, the row holds exactly one
/// run of 2s, so a period carries it to another row's.
///
/// ```
/// use taking_games::additive::{Pair, two_takes};
///
/// let period = |a, b| two_takes::period(Pair::new(a, b).unwrap());
/// assert_eq!([period(3, 8), period(1, 3), period(2, 4), period(2, 6)], [11, 2, 6, 4]);
/// ```
pub fn period(pair: Pair) -> u64 {
    let [a, b, sum] = pair.takes();
    if b % (2 * a) == a { 2 * a } else { sum }
}

/// The runs from heap 0 on, without end.
pub fn runs(pair: Pair) -> impl Iterator<Item = Run> + Clone {
    Run::all(move |heap| run_at(pair, heap))
}

/// How many heaps from `heap` on share its value, and that value.
fn run_at(pair: Pair, heap: u128) -> (u64, u8) {
    let [a, b, row] = pair.takes();
    let x = (heap % u128::from(row)) as u64;
    let block = x / a;
    let block_end = ((block + 1) * a).min(row);
    match (block % 2, x < b) {
        (0, true) => (block_end.min(b) - x, 0),
        (0, false) => (block_end - x, 2),
        _ => (block_end - x, 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::naive;

    #[test]
    fn the_sentence_and_the_period_against_the_mex_rule() {
        for b in 2..=60 {
            for a in 1..b {
                let pair = Pair::new(a, b).unwrap();
                let values = naive::small_values(&[a, b], 4 * (a + b) as usize);
                assert!((0..).zip(&values).all(|(n, &value)| value == super::value(pair, n)), "{{{a},{b}}}");
                assert_eq!(naive::smallest_period(&values), Some(period(pair) as usize), "{{{a},{b}}}");
                let labels: Vec<u8> = values.iter().map(|&value| u8::from(value == 0)).collect();
                assert_eq!(naive::smallest_period(&labels), Some(period(pair) as usize), "labels of {{{a},{b}}}");
            }
        }
    }

    #[test]
    fn a_run_ends_only_where_the_value_changes() {
        for b in 2..=40 {
            for a in 1..b {
                let values: Vec<u8> = runs(Pair::new(a, b).unwrap()).map(|run| run.value).take(40).collect();
                assert!(values.windows(2).all(|two| two[0] != two[1]), "{{{a},{b}}}");
            }
        }
    }
}
