//! The smallest period of a string of labels, in linear time and constant memory.
//!
//! A string w of length n has the period k if w(i) = w(i + k) wherever both
//! exist, that is, if w shifted by k agrees with w. The textbook answer is the
//! failure function of Knuth, Morris and Pratt: linear, but it keeps a number
//! for each letter, 40 MB for ten million labels, and reads them one by one.
//! What follows tries the shifts k = 1, 2, … in order, compares 64 letters at a
//! time, and never goes back far enough to cost more than linear time. It is
//! the method of Galil and Seiferas, *Time-space-optimal string matching*,
//! J. Comput. Syst. Sci. 26 (1983), applied to a string and itself.
//!
//! # Why it is linear
//! Say that shift k agrees for q letters and then fails. The shifts k + j with
//! j ≤ q that can still succeed are those where j is a period of the prefix of
//! length q. So we would like to know the smallest period of that prefix.
//!
//! - If q ≥ 2k, the prefix repeats its first k letters three times or more before
//!   it breaks. We note it: k is **repeating**, up to length k + q. By the theorem
//!   of Fine and Wilf the next shift that agrees beyond the break is past q, so
//!   we go there; and so there are O(log n) repeating shifts in all.
//! - If q lies between 3d and the break of a repeating d, the smallest period of
//!   the prefix of length q is d: we go on by d, and keep q − d letters as known.
//!   Short of the break the next letter must disagree again, so we go on by d
//!   until fewer than 3d letters are known.
//! - Otherwise that smallest period is more than q/3, so we go on by ⌊q/3⌋ + 1,
//!   which pays for the q comparisons.

use crate::labels::Labels;

/// The smallest k from 1 to n − 1 with w(i) = w(i + k) wherever both exist.
pub(super) fn smallest_period(w: &Labels) -> Option<usize> {
    let mut repeating: Vec<Repeating> = Vec::new();
    let mut k = 1;
    let mut known = 0; // letters that are known to agree at shift k
    loop {
        if known == 0 && k >= 64 {
            // Safe: a shift that this passes over agrees for fewer than 64
            // letters, so it is not a repeating one.
            k = skip_to_a_likely_shift(w, k);
        }
        if k >= w.len() {
            return None;
        }
        let q = known + agreement(w, known, k + known);
        if k + q == w.len() {
            return Some(k);
        }
        (k, known) = if q >= 2 * k {
            repeating.push(Repeating { period: k, length: k + q });
            (q + 1, 0)
        } else if let Some(&Repeating { period, length }) = repeating.iter().find(|r| 3 * r.period <= q && q <= r.length) {
            let steps = if q == length { 1 } else { q / period - 2 };
            (k + steps * period, q - steps * period)
        } else {
            (k + q / 3 + 1, 0)
        };
    }
}

/// A prefix that repeats: it has `period` as its smallest period up to
/// `length`, at least three times as much, and no further.
struct Repeating {
    period: usize,
    length: usize,
}

/// How many letters agree from i and from j > i on.
fn agreement(w: &Labels, i: usize, j: usize) -> usize {
    let most = w.len() - j;
    let mut agreed = 0;
    while agreed < most {
        let differ = w.word_at(i + agreed) ^ w.word_at(j + agreed);
        if differ != 0 {
            return most.min(agreed + differ.trailing_zeros() as usize);
        }
        agreed += 64;
    }
    most
}

/// The first shift from k on whose first 64 letters agree, 64 shifts at a time;
/// or a shift near the end, where fewer than 64 letters are left to compare.
fn skip_to_a_likely_shift(w: &Labels, mut k: usize) -> usize {
    let head = w.word_at(0);
    while k + 128 <= w.len() {
        let (low, high) = (w.word_at(k), w.word_at(k + 64));
        let mut fits = !0; // bit c: shift k + c agrees so far
        for i in 0..64 {
            let letters = if i == 0 { low } else { low >> i | high << (64 - i) };
            fits &= if head >> i & 1 == 1 { letters } else { !letters };
            if fits == 0 {
                break;
            }
        }
        if fits != 0 {
            return k + fits.trailing_zeros() as usize;
        }
        k += 64;
    }
    k
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The definition, as it is written.
    fn naive(w: &[bool]) -> Option<usize> {
        (1..w.len()).find(|&k| (0..w.len() - k).all(|i| w[i] == w[i + k]))
    }

    fn check(w: &[bool]) {
        assert_eq!(smallest_period(&w.iter().copied().collect()), naive(w), "{w:?}");
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
        let runs = |first: usize, later: usize| -> Labels { (0..n).map(|i| i < first || !(i - first).is_multiple_of(later + 1)).collect() };
        assert_eq!(smallest_period(&(0..n).map(|_| true).collect()), Some(1));
        assert_eq!(smallest_period(&(0..n).map(|i| i < n / 2).collect()), None);
        assert_eq!(smallest_period(&runs(1_000_000, 999_999)), Some(3_000_001));
        assert_eq!(smallest_period(&runs(1_000_000, 999_998)), Some(3_999_998));
        assert_eq!(smallest_period(&runs(100_000, 3_999_999)), Some(3_900_000));
        let alternating = |i: usize| i.is_multiple_of(2) == (i < 2_000_000);
        assert_eq!(smallest_period(&(0..n).map(alternating).collect()), Some(2_000_001));
    }
}
