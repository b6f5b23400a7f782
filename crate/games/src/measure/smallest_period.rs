//! The smallest period of a string of labels.

use crate::bits::Bits;
use crate::shifts::Shifts;

/// The smallest k from 1 to n − 1 with w(i) = w(i + k) wherever both exist, for
/// a string of n letters; see [`Shifts`] for the method and its cost.
pub(super) fn smallest_period(w: Bits<'_>, n: usize) -> Option<usize> {
    let mut shifts = Shifts::new();
    loop {
        if let Some(probe) = shifts.probe(n as u64) {
            let (place, count, k) = (probe.start as usize, probe.count(), shifts.shift as usize);
            // From `end` on, some of the letters have nothing to stand against.
            let end = (n + 1).saturating_sub(count).max(place + k);
            shifts.shift = (w.find(w.word_at(place), count, place + k, end) - place) as u64;
        }
        let (k, known) = (shifts.shift as usize, shifts.known as usize);
        if k >= n {
            return None;
        }
        let q = known + w.agreement(known, w, k + known, n - k - known);
        if q == n - k {
            return Some(k);
        }
        shifts.go_on_after(q as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labels::Labels;
    use crate::naive;
    use proptest::prelude::*;

    fn fast(w: impl Iterator<Item = bool>) -> Option<usize> {
        let labels: Labels = w.collect();
        smallest_period(labels.bits(), labels.len())
    }

    fn check(w: &[bool]) {
        assert_eq!(fast(w.iter().copied()), naive::smallest_period(w), "{w:?}");
    }

    #[test]
    fn every_string_of_up_to_sixteen_letters() {
        for n in 0..=16 {
            for bits in 0..1u32 << n {
                check(&(0..n).map(|i| bits >> i & 1 == 1).collect::<Vec<_>>());
            }
        }
    }

    /// Strings that are built from repetitions, with some letters changed: the
    /// ones that put each of the three ways on to the test.
    fn repetitive() -> impl Strategy<Value = Vec<bool>> {
        let block = (prop::collection::vec(any::<bool>(), 1..9), 1..60_usize);
        let nested = (prop::collection::vec(block, 1..4), 1..6_usize);
        (prop::collection::vec(nested, 1..4), prop::collection::vec(any::<prop::sample::Index>(), 0..4)).prop_map(|(parts, changes)| {
            let mut w = Vec::new();
            for (blocks, times) in parts {
                let part: Vec<bool> = blocks.iter().flat_map(|(block, times)| block.repeat(*times)).collect();
                w.extend(part.repeat(times));
            }
            for change in changes {
                let i = change.index(w.len());
                w[i] = !w[i];
            }
            w
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(3_000))]

        #[test]
        fn repetitive_strings(w in repetitive()) {
            check(&w);
        }

        #[test]
        fn strings_of_any_kind(w in prop::collection::vec(any::<bool>(), 0..400)) {
            check(&w);
        }

        #[test]
        fn a_period_far_out(block in prop::collection::vec(any::<bool>(), 60..400), n in 400..2_000_usize) {
            check(&block.iter().copied().cycle().take(n).collect::<Vec<_>>());
        }
    }

    /// Each of these takes a careless method n²/128 word comparisons: minutes.
    #[test]
    fn long_repetitive_strings_stay_linear() {
        let n = 4_000_000;
        let runs = |first: usize, later: usize| fast((0..n).map(|i| i < first || !(i - first).is_multiple_of(later + 1)));
        let alternating = |i: usize| i.is_multiple_of(2) == (i < 2_000_000);
        assert_eq!(fast((0..n).map(|_| true)), Some(1));
        assert_eq!(fast((0..n).map(|i| i < n / 2)), None);
        assert_eq!(runs(1_000_000, 999_999), Some(3_000_001));
        assert_eq!(runs(1_000_000, 999_998), Some(3_999_998));
        assert_eq!(runs(100_000, 3_999_999), Some(3_900_000));
        assert_eq!(fast((0..n).map(alternating)), Some(2_000_001));
    }
}
