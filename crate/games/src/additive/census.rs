//! The census: the period formula against the sequences themselves, pair by pair.

use super::first_return::{FirstReturn, Return};
use super::pair::Pair;
use super::stripes::{self, Kind};
use crate::certificate;
use crate::refusal::Refusal;
use crate::takes::Takes;
use crate::values::ValueCertifier;

/// How many steps the general search may take before the pair is reported as undecided.
const LAST_PATIENCE: u64 = 1 << 24;

/// The exact smallest period of {a, b, a + b} for every pair a < b ≤ N, from
/// the mex rule, compared with [`Pair::period`]; in slices.
///
/// # Method
/// Each sequence is computed by its [runs](crate::values::Runs) until the first
/// a + b heaps return. That is the proof, and both numbers are the smallest
/// there are: see [`certificate`]. A pair with a common factor is computed like
/// any other, not read off its reduced pair. The formula has no part in it: it
/// is asked for afterwards, and for the counts by case.
///
/// # Complexity
/// O(1) on average for each run: 166 thousand runs to N = 80, 262 million to
/// N = 1,000, for 1.7 million and 35 thousand million heaps. Memory O(N).
///
/// ```
/// use taking_games::additive::census::Census;
///
/// let mut census = Census::new(80).unwrap();
/// while census.progress().done < census.progress().total {
///     census.advance(50_000);
/// }
/// let counts = census.counts();
/// assert_eq!((counts.pairs, counts.agree), (3_160, 3_160));
/// assert_eq!((counts.shared, counts.short, counts.long), (1_195, 1_362, 603));
/// assert_eq!(counts.longest.map(|(pair, period)| (pair.takes(), period)), Some(([39, 80, 119], 6_318)));
/// ```
#[derive(Debug, Clone)]
pub struct Census {
    last: u32,
    /// The pair that is next in the chart's order, a by a.
    next: (u32, u32),
    counts: Counts,
    formula: fn(Pair) -> u128,
}

/// How far a census has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The pairs compared so far: the first ones in the order of
    /// [`Stripes::codes`](super::stripes::Stripes::codes).
    pub done: u32,
    /// All pairs, N(N − 1)/2.
    pub total: u32,
}

/// What a census has found so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counts {
    /// Pairs compared.
    pub pairs: u32,
    /// Pairs whose sequence has no preperiod and the formula's period.
    pub agree: u32,
    /// Pairs with a common factor.
    pub shared: u32,
    /// Coprime pairs in the short case.
    pub short: u32,
    /// Coprime pairs in the long case.
    pub long: u32,
    /// The pair with the longest period, the first of equals, and that period.
    pub longest: Option<(Pair, u64)>,
    /// The sum of the periods, in heaps.
    pub period_sum: u64,
    /// The first pair that does not agree.
    pub disagreement: Option<Disagreement>,
}

/// A pair whose sequence is not what the formula says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Disagreement {
    /// The pair.
    pub pair: Pair,
    /// The preperiod and period that the mex rule gave; none if the search did not come to an end.
    pub computed: Option<(u64, u64)>,
    /// The period by the formula.
    pub formula: u128,
}

impl Census {
    /// A census of the pairs up to N = `last` that has not begun.
    ///
    /// # Errors
    /// `E_CHART_SIZE` outside [`stripes::SMALLEST`]..=[`stripes::LARGEST`].
    pub fn new(last: u32) -> Result<Self, Refusal> {
        Ok(Self { last: stripes::size(last)?, next: (1, 2), counts: Counts::default(), formula: Pair::period })
    }

    /// Compares whole pairs until `runs` runs have been computed or no pair is
    /// left; a pair to 1,000 has at most 7,000.
    pub fn advance(&mut self, runs: u64) -> Progress {
        // Made anew for each slice: a slice has many pairs, and a census is then small to keep.
        let mut first_return = FirstReturn::default();
        let mut left = runs;
        while left > 0 && self.next.0 < self.last {
            let (a, b) = self.next;
            self.next = if b < self.last { (a, b + 1) } else { (a + 1, a + 2) };
            let Return { runs, period } = first_return.of([a, b, a + b]);
            left = left.saturating_sub(runs);
            if let Ok(pair) = Pair::new(a.into(), b.into()) {
                let computed = period.map_or_else(|| search(pair), |period| Some((0, period)));
                self.compare(pair, computed);
            }
        }
        self.progress()
    }

    /// How far the census has come.
    pub fn progress(&self) -> Progress {
        Progress { done: self.counts.pairs, total: self.last * (self.last - 1) / 2 }
    }

    /// What has been found so far.
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    fn compare(&mut self, pair: Pair, computed: Option<(u64, u64)>) {
        let counts = &mut self.counts;
        counts.pairs += 1;
        match Kind::of(pair) {
            Kind::Long => counts.long += 1,
            Kind::Short => counts.short += 1,
            Kind::SharedLong | Kind::SharedShort => counts.shared += 1,
        }
        let formula = (self.formula)(pair);
        let mut agrees = false;
        if let Some((preperiod, period)) = computed {
            agrees = preperiod == 0 && u128::from(period) == formula;
            counts.period_sum += period;
            if counts.longest.is_none_or(|(_, longest)| period > longest) {
                counts.longest = Some((pair, period));
            }
        }
        if agrees {
            counts.agree += 1;
        } else if counts.disagreement.is_none() {
            counts.disagreement = Some(Disagreement { pair, computed, formula });
        }
    }
}

/// What the general search finds, for a sequence that has a preperiod or an immense period.
fn search(pair: Pair) -> Option<(u64, u64)> {
    let takes = Takes::new(pair.takes().map(|take| take as u32)).ok()?;
    match ValueCertifier::new(&takes).advance(LAST_PATIENCE) {
        certificate::Progress::Done(proof) => Some((proof.preperiod(), proof.period())),
        certificate::Progress::Working { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(mut census: Census, slice: u64) -> Counts {
        while census.advance(slice).done < census.progress().total {}
        census.counts().clone()
    }

    #[test]
    fn the_published_counts_to_80_however_it_is_sliced() {
        let counts = finished(Census::new(80).unwrap(), u64::MAX);
        assert_eq!((counts.pairs, counts.agree, counts.disagreement), (3_160, 3_160, None));
        assert_eq!((counts.shared, counts.short, counts.long), (1_195, 1_362, 603));
        assert_eq!(counts.longest, Some((Pair::new(39, 80).unwrap(), 6_318)));
        assert_eq!(counts.period_sum, 1_737_819);
        for slice in [1, 1_000, 100_000] {
            assert_eq!(finished(Census::new(80).unwrap(), slice), counts, "by {slice}");
        }
    }

    /// To 1,000 is a matter of seconds, and so of the benchmarks.
    #[test]
    fn all_pairs_to_300_agree() {
        let counts = finished(Census::new(300).unwrap(), u64::MAX);
        assert_eq!((counts.pairs, counts.agree), (44_850, 44_850));
        assert_eq!(counts.longest, Some((Pair::new(149, 300).unwrap(), 89_698)));
    }

    #[test]
    fn slices_are_whole_pairs_and_nothing_is_done_for_nothing() {
        let mut census = Census::new(20).unwrap();
        assert_eq!(census.advance(0), Progress { done: 0, total: 190 });
        assert_eq!(census.advance(1), Progress { done: 1, total: 190 });
        assert_eq!(census.advance(u64::MAX), Progress { done: 190, total: 190 });
        assert_eq!(census.advance(u64::MAX), Progress { done: 190, total: 190 });
    }

    #[test]
    fn the_first_disagreement_is_told_with_what_was_computed() {
        let formula = |pair: Pair| pair.period() + u128::from(pair.takes() == [4, 9, 13] || pair.takes() == [5, 9, 14]);
        let counts = finished(Census { formula, ..Census::new(20).unwrap() }, u64::MAX);
        assert_eq!((counts.pairs, counts.agree), (190, 188));
        let pair = Pair::new(4, 9).unwrap();
        assert_eq!(counts.disagreement, Some(Disagreement { pair, computed: Some((0, 76)), formula: 77 }));
    }

    #[test]
    fn the_general_search_finds_what_the_first_return_does() {
        let pair = Pair::new(39, 80).unwrap();
        assert_eq!(search(pair), Some((0, 6_318)));
    }

    #[test]
    fn sizes_outside_the_charts_are_refused() {
        for last in [0, 19, 1_001, u32::MAX] {
            assert_eq!(Census::new(last).unwrap_err().code(), "E_CHART_SIZE");
        }
    }
}
