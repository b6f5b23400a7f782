//! The one-take game {a}: blocks of a, alternately 0 and 1.
//!
//! A pair's smallest take played alone. Every additive game starts like it,
//! and it tells the two cases of a pair apart.

use super::pair::Pair;
use super::run::Run;

/// The Grundy value of heap `n` in {a}: ⌊n/a⌋ mod 2. A 0 is a loss.
///
/// ```
/// use taking_games::additive::{Case, Pair, one_take};
///
/// // {4,9,13} is long because 9 − 1 = 8 is a loss of {4}.
/// let pair = Pair::new(4, 9).unwrap();
/// assert_eq!(one_take::value(pair, 8), 0);
/// assert_eq!(pair.case(), Case::Long);
/// ```
pub fn value(pair: Pair, n: u128) -> u8 {
    u8::from(n / u128::from(pair.a()) % 2 == 1)
}

/// The runs from heap 0 on, without end.
pub fn runs(pair: Pair) -> impl Iterator<Item = Run> + Clone {
    Run::all(move |heap| (pair.a(), value(pair, heap)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::naive;
    use crate::takes::Takes;
    use crate::values::Value;

    #[test]
    fn the_values_of_one_take_by_the_mex_rule() {
        for a in 1..=12 {
            let pair = Pair::new(a, 13).unwrap();
            let expected = naive::values(&Takes::new([a as u32]).unwrap(), 60);
            let values: Vec<_> = (0..60).map(|heap| Value::from(value(pair, heap))).collect();
            assert_eq!(values, expected, "{{{a}}}");
            let runs = runs(pair).flat_map(|run| std::iter::repeat_n(Value::from(run.value), run.length as usize));
            assert_eq!(runs.take(60).collect::<Vec<_>>(), expected, "{{{a}}}");
        }
    }
}
