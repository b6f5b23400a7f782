//! The fast label table: which positions are losses for the player to move.

mod kernel;
mod stream;
mod table;

use crate::bits::{Bits, ones, set_bits};
use crate::certificate::Certificate;
use crate::rule::Rule;
use crate::takes::Takes;
use kernel::Kernel;
use std::ops::Range;
pub(crate) use stream::LabelStream;

/// The outcome labels of positions 0..len, one bit each: set for **L** (a loss
/// for the player to move, a P-position), clear for **W**.
///
/// ```
/// use taking_games::{labels::Labels, takes::Takes};
///
/// let labels = Labels::new(&Takes::parse("1,3,4").unwrap(), 19);
/// assert_eq!(labels.to_string(), "LWLWWWWLWLWWWWLWLWW");
/// assert!(labels.losses().eq([0, 2, 7, 9, 14, 16]));
/// ```
#[doc(alias = "P-position")]
#[doc(alias = "N-position")]
#[doc(alias = "outcome class")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Labels {
    words: Vec<u64>,
    len: usize,
}

impl Labels {
    /// Labels positions `0..len` bottom-up: every move lowers the heap, so
    /// counting up from 0 is an order that always works.
    ///
    /// # Complexity
    /// One bit of memory a position. Some 50 machine cycles for each 64
    /// positions if there are takes below 64, however many, and about three
    /// for each take from 64 up.
    pub fn new(takes: &Takes, len: usize) -> Self {
        let mut labels = Self { words: Vec::with_capacity(len.div_ceil(64)), len };
        labels.compute(takes, len);
        labels.clear_past_the_end();
        labels
    }

    /// Labels positions `0..len` by a rule: under misère play the normal row, moved up by the
    /// smallest take (see [`rule`](crate::rule)).
    ///
    /// # Complexity
    /// That of [`Labels::new`], and one more pass over the words.
    pub fn under(rule: Rule, takes: &Takes, len: usize) -> Self {
        match rule.shift(takes) {
            Some(0) => Self::new(takes, len),
            Some(by) => Self::new(takes, len.saturating_sub(by as usize)).moved_up(by as usize, len),
            None => Self { words: vec![0; len.div_ceil(64)], len },
        }
    }

    /// `by` wins, and then these labels, `len` in all.
    fn moved_up(&self, by: usize, len: usize) -> Self {
        let words = (0..len.div_ceil(64)).map(|i| match (i * 64).checked_sub(by) {
            Some(p) => self.word_at(p),
            None if by - i * 64 < 64 => self.word_at(0) << (by - i * 64),
            None => 0,
        });
        let mut labels = Self { words: words.collect(), len };
        labels.clear_past_the_end();
        labels
    }

    /// Labels positions `0..len` by computing the preperiod and one period,
    /// and copying the period from there on. The same labels as from
    /// [`Labels::new`], provided that `certificate` is the proof for the labels
    /// of these takes.
    ///
    /// # Panics
    /// If the certificate's `period` is 0, which no search returns.
    ///
    /// # Complexity
    /// That of [`Labels::new`] for `preperiod + period` positions, and a few
    /// operations for each 64 positions after them.
    ///
    /// ```
    /// use taking_games::{certificate::LabelCertifier, labels::Labels, takes::Takes};
    ///
    /// let takes = Takes::parse("1,3,4").unwrap();
    /// let proof = LabelCertifier::new(&takes).finish();
    /// assert_eq!(Labels::with_certificate(&takes, 1_000_000, &proof), Labels::new(&takes, 1_000_000));
    /// ```
    pub fn with_certificate(takes: &Takes, len: usize, certificate: &Certificate) -> Self {
        let (preperiod, period) = (certificate.preperiod(), certificate.period());
        let words = len.div_ceil(64);
        // First a word at a time, from at least a word back: from the smallest
        // multiple of the period that is no less than 64.
        let step = period.saturating_mul(64_u64.div_ceil(period));
        let computed = preperiod.saturating_add(step).min(len as u64) as usize;
        let mut labels = Self { words: Vec::with_capacity(words), len };
        labels.compute(takes, computed);
        // 64 periods are whole words, and fewer are if the period is even: from
        // there on all words that repeat are copied at once, again and again.
        let (start, stride) = (preperiod.div_ceil(64), period >> period.trailing_zeros().min(6));
        let whole = start.saturating_add(stride).min(words as u64) as usize;
        for i in labels.words.len()..whole {
            labels.words.push(labels.word_at(i * 64 - step as usize));
        }
        while labels.words.len() < words {
            let at = labels.words.len();
            let from = start as usize + (at - start as usize) % stride as usize;
            let count = (at - from).min(words - at);
            labels.words.extend_from_within(from..from + count);
        }
        labels.clear_past_the_end();
        labels
    }

    /// Computes whole words, up to position `end` at least.
    fn compute(&mut self, takes: &Takes, end: usize) {
        let mut kernel = Kernel::new(takes);
        for _ in 0..end.div_ceil(64) {
            self.words.push(kernel.next(&self.words));
        }
    }

    fn clear_past_the_end(&mut self) {
        if let Some(last) = self.words.last_mut() {
            *last &= ones((self.len - 1) % 64 + 1);
        }
    }

    /// The number of positions labelled.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether no position is labelled.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether position `p` is a loss.
    ///
    /// # Panics
    /// If `p` is past the end, like any index. Nothing is known there, and
    /// `false` would be taken for a W.
    pub fn is_loss(&self, p: usize) -> bool {
        assert!(p < self.len, "no label is known of position {p}: there are {}", self.len);
        self.words[p / 64] >> (p % 64) & 1 == 1
    }

    /// Whether position `p` is a loss, if it is labelled.
    pub fn get(&self, p: usize) -> Option<bool> {
        (p < self.len).then(|| self.is_loss(p))
    }

    /// The bits, position p at bit p mod 64 of word ⌊p/64⌋; bits past the end are clear.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// The 64 labels from position `p` on, position p at bit 0; bits past the
    /// end are clear.
    pub(crate) fn word_at(&self, p: usize) -> u64 {
        self.bits().word_at(p)
    }

    pub(crate) fn bits(&self) -> Bits<'_> {
        Bits(&self.words)
    }

    /// The labels of some positions as letters. Positions past the end have
    /// no letter.
    ///
    /// ```
    /// use taking_games::{labels::Labels, takes::Takes};
    ///
    /// let labels = Labels::new(&Takes::parse("2,5").unwrap(), 10_000);
    /// assert_eq!(labels.letters(0..7), "LLWWLWW");
    /// assert_eq!(labels.letters(9_998..20_000), "WW");
    /// ```
    pub fn letters(&self, positions: Range<usize>) -> String {
        let end = positions.end.min(self.len);
        (positions.start..end).map(|p| if self.is_loss(p) { 'L' } else { 'W' }).collect()
    }

    /// The losing positions, rising.
    pub fn losses(&self) -> impl Iterator<Item = usize> {
        (0..).zip(&self.words).flat_map(|(i, &word)| set_bits(word).map(move |bit| i * 64 + bit as usize))
    }

    /// How many of the positions are losses.
    pub fn count_losses(&self) -> usize {
        self.count_losses_below(self.len)
    }

    /// How many of the positions below `end` are losses.
    pub fn count_losses_below(&self, end: usize) -> usize {
        let (whole, rest) = self.words.split_at((end / 64).min(self.words.len()));
        let last = rest.first().map_or(0, |word| word & ones(end % 64));
        whole.iter().chain([&last]).map(|word| word.count_ones() as usize).sum()
    }
}

impl FromIterator<bool> for Labels {
    /// The labels given one by one, `true` for a loss.
    fn from_iter<I: IntoIterator<Item = bool>>(losses: I) -> Self {
        let mut labels = Self { words: Vec::new(), len: 0 };
        for is_loss in losses {
            if labels.len.is_multiple_of(64) {
                labels.words.push(0);
            }
            labels.words[labels.len / 64] |= u64::from(is_loss) << (labels.len % 64);
            labels.len += 1;
        }
        labels
    }
}

impl std::fmt::Display for Labels {
    /// The labels as letters, `LWLWWWWLW…`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.letters(0..self.len))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::certificate::{LabelCertifier, Progress};
    use crate::naive;
    use crate::takes::LARGEST_TAKE;
    use proptest::prelude::*;

    fn naive(takes: &Takes, len: usize) -> Labels {
        naive::labels(takes, len).into_iter().collect()
    }

    /// Long enough for the tables to take over.
    const LONG: usize = 12_000;

    #[test]
    fn every_set_within_nine() {
        for takes in naive::all_sets(9) {
            assert_eq!(Labels::new(&takes, LONG), naive(&takes, LONG), "{takes}");
        }
    }

    #[test]
    fn takes_around_a_word() {
        for a in [1, 2, 31, 32, 62, 63, 64, 65, 66, 127, 128, 129, 191, 192, 193] {
            for b in [a, 63, 64, 65, 128, 1_000] {
                let takes = Takes::new([a, b]).unwrap();
                assert_eq!(Labels::new(&takes, LONG), naive(&takes, LONG), "{takes}");
            }
        }
    }

    #[test]
    fn every_length_around_a_word_has_clear_bits_past_its_end() {
        for takes in ["", "1,3,4", "2,5", "70"].map(|text| Takes::parse(text).unwrap()) {
            for len in 0..260 {
                let labels = Labels::new(&takes, len);
                assert_eq!((labels.len(), labels.is_empty()), (len, len == 0));
                assert_eq!(labels.words().len(), len.div_ceil(64));
                assert_eq!(labels.words().iter().map(|word| word.count_ones() as usize).sum::<usize>(), labels.count_losses());
                assert_eq!(labels, naive(&takes, len), "{takes} to {len}");
            }
        }
    }

    #[test]
    fn copies_of_every_set_within_nine_and_of_preperiods() {
        let odd = ["4,9,11", "100,250,999", "5,28,36,59,65", "64", "32,96", "1,63"].map(|text| Takes::parse(text).unwrap());
        for takes in naive::all_sets(9).chain(odd) {
            let proof = LabelCertifier::new(&takes).finish();
            for len in [0, 1, 63, 64, 65, 500, 4_481, LONG] {
                assert_eq!(Labels::with_certificate(&takes, len, &proof), Labels::new(&takes, len), "{takes} to {len}");
            }
        }
    }

    proptest! {
        #[test]
        fn sets_within_two_hundred(takes in naive::sets(200), len in 0..LONG) {
            prop_assert_eq!(Labels::new(&takes, len), naive(&takes, len));
        }

        #[test]
        fn copying_the_period_changes_nothing(takes in naive::sets(40), len in 0..LONG) {
            if let Progress::Done(proof) = LabelCertifier::new(&takes).advance(100_000) {
                prop_assert_eq!(Labels::with_certificate(&takes, len, &proof), Labels::new(&takes, len));
            }
        }

        #[test]
        fn a_stream_forgets_and_goes_on(takes in naive::sets(200), steps in prop::collection::vec(0..2_000_u64, 1..20)) {
            let mut stream = LabelStream::new(&takes);
            let all = Labels::new(&takes, 50_000);
            let mut p = 0;
            for step in steps {
                p += step;
                stream.reach(p + 64);
                stream.forget_before(p);
                prop_assert_eq!(stream.word_at(p), all.word_at(p as usize));
            }
        }
    }

    #[test]
    fn the_largest_takes_are_heaps_like_any_other() {
        let m = LARGEST_TAKE;
        let takes = Takes::new([m - 1, m]).unwrap();
        let len = 3 * m as usize;
        let labels = Labels::new(&takes, len);
        // {m − 1, m}: m − 1 losses, then m wins, and so on.
        let period = 2 * m as usize - 1;
        assert!((0..len).all(|p| labels.is_loss(p) == (p % period < m as usize - 1)));
        assert_eq!(labels.count_losses(), 2 * (m as usize - 1));
    }

    /// Literature and worked examples, with their sources, in tests/vectors.
    #[test]
    fn published_sets() {
        for set in crate::naive::published_sets() {
            let takes = Takes::new(set.takes).unwrap();
            assert_eq!(Labels::new(&takes, set.labels.len()).to_string(), set.labels, "{takes}");
        }
    }

    #[test]
    #[should_panic(expected = "no label is known of position 19: there are 19")]
    fn past_the_end_nothing_is_said() {
        Labels::new(&Takes::parse("1,3,4").unwrap(), 19).is_loss(19);
    }

    #[test]
    fn reading_a_table() {
        let labels = Labels::new(&Takes::parse("1,3,4").unwrap(), 200);
        assert_eq!(labels.letters(190..1_000), "WLWWWWLWLW");
        assert_eq!(labels.letters(300..400), "");
        assert_eq!(labels.letters(5..5), "");
        assert_eq!((labels.get(199), labels.get(198), labels.get(200)), (Some(false), Some(true), None));
        assert!(labels.losses().eq((0..200).filter(|p| [0, 2].contains(&(p % 7)))));
        assert_eq!(labels.count_losses(), labels.losses().count());
        for end in (0..=200).chain([201, 1_000, usize::MAX]) {
            assert_eq!(labels.count_losses_below(end), labels.losses().filter(|&p| p < end).count(), "below {end}");
        }
    }
}
