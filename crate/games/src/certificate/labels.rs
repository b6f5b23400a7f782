//! The certificate of the labels, found in memory for a few windows.

use super::{Certificate, Found, Progress, Sequence};
use crate::bits::{Bits, ones};
use crate::labels::LabelStream;
use crate::labels::Labels;
use crate::rule::Rule;
use crate::shifts::Shifts;
use crate::takes::Takes;
use std::ops::Range;

/// The most labels that are computed between two looks at the budget, apart
/// from those that one window needs.
const STRIDE: u64 = 1 << 16;

/// The search for the exact preperiod and period of the labels of one game, a
/// budgeted step at a time.
///
/// # Method
/// Nearly all games with small takes repeat within their first 32 or 64 labels.
/// So one word is looked at first, with the last window in it: the last place
/// where it stands before gives the period, and the last position that differs
/// from the one a period further gives the preperiod. Otherwise there are two
/// steps.
///
/// 1. *A window that is seen again.* Keep the window of M labels at some
///    position t, and look for the first shift k ≥ 1 at which the same window
///    stands. If there is none up to a distance d, go on with the window at
///    t + d and twice the distance (Brent's way of finding a cycle). Once t has
///    passed the preperiod and d the period, k is the period: a window of the
///    repeating part comes back after one period and not before.
/// 2. *The preperiod.* Compute the labels once more from 0 on, and beside them
///    those from k on. Past the last position where they differ, the windows
///    are equal; so the preperiod is the position after it, and a run of M
///    labels in which they agree shows that it was the last.
///
/// # Complexity
/// With preperiod s and period k, at most some 5(s + k + M) labels are
/// computed, each at the cost that [`Labels`](crate::labels::Labels) states,
/// and compared 64 at a time. Memory is for a few windows, O(M) bits, and does
/// not grow with the preperiod or the period.
///
/// ```
/// use taking_games::{certificate::{LabelCertifier, Progress}, takes::Takes};
///
/// let mut search = LabelCertifier::new(&Takes::parse("4,9,11").unwrap());
/// let Progress::Done(proof) = search.advance(10_000) else { panic!("it is a short one") };
/// assert_eq!((proof.preperiod(), proof.period(), proof.needed()), (27, 5, 43));
///
/// // A search that has not found anything says how far it looked, and no more.
/// let mut search = LabelCertifier::new(&Takes::parse("5,28,36,59,64").unwrap());
/// assert!(matches!(search.advance(100_000), Progress::Working { looked } if looked >= 100_000));
/// ```
#[derive(Debug, Clone)]
pub struct LabelCertifier {
    rule: Rule,
    takes: Takes,
    /// The labels from 0 on, none computed: each step starts from a copy.
    beginning: LabelStream,
    step: Step,
    /// The labels that finished steps have computed.
    computed: u64,
}

#[derive(Debug, Clone)]
enum Step {
    Word,
    Return(Return),
    Preperiod { search: Preperiod, looked: u64 },
    Done(Found),
}

impl LabelCertifier {
    /// A search that has not looked at anything yet.
    pub fn new(takes: &Takes) -> Self {
        Self::under(Rule::Normal, takes)
    }

    /// The same for the labels by a rule. Under misère play the search is that of the normal
    /// labels: the row is theirs, moved up by the smallest take.
    pub fn under(rule: Rule, takes: &Takes) -> Self {
        Self { rule, takes: takes.clone(), beginning: LabelStream::new(takes), step: Step::Word, computed: 0 }
    }

    /// Searches on until `budget` more labels have been computed, or a few more:
    /// the budget is looked at every 65,536 labels or every window, whichever
    /// is longer. Once the certificate is found, this returns it again.
    pub fn advance(&mut self, budget: u64) -> Progress {
        let progress = match self.search(budget) {
            Progress::Done(found) if self.rule == Rule::Misere => Progress::Done(self.moved_up(found)),
            progress => progress,
        };
        progress.of(&self.takes, Sequence::Labels(self.rule))
    }

    /// What is found of the normal row, said of the misère row. Both have the same period. The
    /// preperiod grows by the smallest take s, unless the row moved up goes on below s, backwards,
    /// with the wins that stand there.
    fn moved_up(&self, found: Found) -> Found {
        let Some(by) = self.rule.shift(&self.takes).map(u64::from) else { return found };
        let mut preperiod = found.preperiod + by;
        if found.preperiod == 0 {
            let normal = Labels::new(&self.takes, found.period as usize);
            // Below s: the label at n + k, for n from s − 1 down.
            let is_win = |n: u64| (n + found.period).checked_sub(by).is_none_or(|p| !normal.is_loss(p as usize));
            preperiod = (0..by).rev().find(|&n| !is_win(n)).map_or(0, |n| n + 1);
        }
        Found { preperiod, ..found }
    }

    fn search(&mut self, budget: u64) -> Progress<Found> {
        let until = self.computed().saturating_add(budget);
        loop {
            let looked = match &mut self.step {
                Step::Word => {
                    self.computed += 64;
                    if let Some((preperiod, period)) = [32, 64].into_iter().find_map(|count| read_off(&self.beginning, count)) {
                        return self.done(preperiod, period);
                    }
                    self.step = Step::Return(Return::new(&self.beginning));
                    64
                }
                Step::Return(search) => {
                    let found = search.advance();
                    let (start, looked) = (search.start, search.stream.end());
                    if let Some(period) = found {
                        self.computed += looked;
                        if start == 0 {
                            return self.done(0, period);
                        }
                        self.step = Step::Preperiod { search: Preperiod::new(&self.beginning, period), looked };
                    }
                    looked
                }
                Step::Preperiod { search, looked } => {
                    let (found, period, looked) = (search.advance(), search.period, *looked);
                    if let Some(preperiod) = found {
                        self.computed += search.computed();
                        return self.done(preperiod, period);
                    }
                    looked
                }
                Step::Done(found) => return Progress::Done(*found),
            };
            if self.computed() >= until {
                return Progress::Working { looked };
            }
        }
    }

    /// Searches to the end. There is one for every set, since the labels repeat in the
    /// end; but how far away it is shows only when it is reached, so a caller that cannot wait
    /// calls [`advance`](Self::advance).
    ///
    /// ```
    /// use taking_games::{certificate::LabelCertifier, takes::Takes};
    ///
    /// assert_eq!(LabelCertifier::new(&Takes::parse("1,3,4").unwrap()).finish().period(), 7);
    /// ```
    pub fn finish(mut self) -> Certificate {
        loop {
            if let Progress::Done(certificate) = self.advance(u64::MAX) {
                return certificate;
            }
        }
    }

    fn done(&mut self, preperiod: u64, period: u64) -> Progress<Found> {
        let window = self.beginning.window() as usize;
        let found = Found { preperiod, period, window, computed: self.computed };
        self.step = Step::Done(found);
        Progress::Done(found)
    }

    /// How many labels have been computed so far: what budgets count. Step 2
    /// computes labels again, so this may be more than how far was looked.
    pub fn computed(&self) -> u64 {
        self.computed
            + match &self.step {
                Step::Return(search) => search.stream.end(),
                Step::Preperiod { search, .. } => search.computed(),
                Step::Word | Step::Done(_) => 0,
            }
    }
}

/// The preperiod and period, if the first `count` ≤ 64 labels prove them.
fn read_off(beginning: &LabelStream, count: usize) -> Option<(u64, u64)> {
    let last = count.checked_sub(beginning.window() as usize)?; // where the last window starts
    let labels = beginning.first(count);
    // The last loss of all stands on another one, a period back: only there is
    // it worth looking whether the last window stands, too.
    let top = labels.ilog2();
    let mut earlier = labels ^ 1 << top;
    let period = loop {
        let loss = earlier.checked_ilog2()?;
        let distance = (top - loss) as usize;
        if distance <= last && (labels ^ labels << distance) & ones(count) & !ones(last) == 0 {
            break distance;
        }
        earlier ^= 1 << loss;
    };
    // The last window is one of the repeating part, since it stands twice; and
    // it stands nowhere between, so the distance is the period itself.
    let differ = (labels ^ labels >> period) & ones(count - period);
    let preperiod = 64 - u64::from(differ.leading_zeros());
    Some((preperiod, period as u64))
}

/// Step 1: the first return of the window at `start`, up to `distance`.
#[derive(Debug, Clone)]
struct Return {
    window: u64,
    stream: LabelStream,
    start: u64,
    distance: u64,
    /// The window at `start`, in whole words: the last may hold more.
    head: Vec<u64>,
    shifts: Shifts,
}

impl Return {
    fn new(beginning: &LabelStream) -> Self {
        let window = beginning.window();
        // Many games have no preperiod and a period of about two takes. They
        // are found from position 0, and then there is no step 2.
        let distance = 2 * window + 64;
        let mut search = Self { window, stream: beginning.clone(), start: 0, distance, head: Vec::new(), shifts: Shifts::new() };
        search.keep_window();
        search
    }

    fn keep_window(&mut self) {
        self.stream.reach(self.start + self.window.max(64));
        self.head = (0..self.window.div_ceil(64)).map(|i| self.stream.word_at(self.start + i * 64)).collect();
        self.shifts = Shifts::new();
    }

    /// Goes on by some shifts; returns one at which the window stands again.
    fn advance(&mut self) -> Option<u64> {
        if self.shifts.shift > self.distance {
            self.start += self.distance;
            self.distance = self.distance.saturating_mul(2);
            self.keep_window();
        }
        let found = if self.window <= 64 {
            // Few letters: the first shift at which they stand again is the return.
            self.pass_over(0..self.window).then_some(self.shifts.shift)
        } else {
            self.compare()
        };
        // The next shift reads from there on. If it is past the distance, the next window does.
        self.stream.forget_before(self.start + self.shifts.shift.min(self.distance));
        found
    }

    /// Compares the window, of more than 64 letters, at the next shift that may be its return.
    fn compare(&mut self) -> Option<u64> {
        if let Some(probe) = self.shifts.probe(self.window)
            && !self.pass_over(probe)
        {
            return None;
        }
        let (k, known) = (self.shifts.shift, self.shifts.known);
        self.stream.reach(self.start + k + self.window);
        let (text, at) = self.stream.at(self.start + k);
        let rest = (self.window - known) as usize;
        let q = known + Bits(&self.head).agreement(known as usize, text, at + known as usize, rest) as u64;
        if q == self.window {
            return Some(k);
        }
        self.shifts.go_on_after(q);
        None
    }

    /// Passes over shifts at which these letters of the window, 64 at most, do
    /// not stand again. Whether it came to one where they do.
    fn pass_over(&mut self, letters: Range<u64>) -> bool {
        let k = self.shifts.shift;
        // Few shifts while few labels are known: a short search stays short.
        let stride = (self.stream.end() / 2).clamp(64, STRIDE);
        let to = (k + stride).min(self.distance + 1);
        self.stream.reach(self.start + to + letters.end);
        let (text, from) = self.stream.at(self.start + k + letters.start);
        let (word, count) = (Bits(&self.head).word_at(letters.start as usize), (letters.end - letters.start) as usize);
        let passed = text.find(word, count, from, from + (to - k) as usize) - from;
        self.shifts.shift = k + passed as u64;
        self.shifts.shift < to
    }
}

/// Step 2: the last position at which the labels from 0 on and those from
/// `period` on differ.
#[derive(Debug, Clone)]
struct Preperiod {
    window: u64,
    period: u64,
    here: LabelStream,
    behind: LabelStream,
    /// The positions below this one have been compared.
    compared: u64,
    /// From here on the labels agree, as far as they have been compared.
    agree_from: u64,
}

impl Preperiod {
    fn new(beginning: &LabelStream, period: u64) -> Self {
        let (here, behind) = (beginning.clone(), beginning.clone());
        Self { window: beginning.window(), period, here, behind, compared: 0, agree_from: 0 }
    }

    /// Goes on by some labels; returns the preperiod if it is known.
    fn advance(&mut self) -> Option<u64> {
        let to = self.compared + (self.agree_from + self.window - self.compared).clamp(64, STRIDE).next_multiple_of(64);
        let ahead = self.period + to;
        if self.behind.end() < ahead {
            self.behind.reach(ahead.min(self.behind.end() + STRIDE));
            self.behind.forget_before(self.period + self.compared);
            if self.behind.end() < ahead {
                return None;
            }
        }
        self.here.reach(to);
        while self.compared < to {
            let differ = self.here.word_at(self.compared) ^ self.behind.word_at(self.period + self.compared);
            if differ != 0 {
                self.agree_from = self.compared + 64 - u64::from(differ.leading_zeros());
            }
            self.compared += 64;
        }
        self.here.forget_before(self.compared);
        (self.compared >= self.agree_from + self.window).then_some(self.agree_from)
    }

    fn computed(&self) -> u64 {
        self.here.end() + self.behind.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::naive;
    use proptest::prelude::*;

    fn certified(takes: &Takes) -> Certificate {
        LabelCertifier::new(takes).finish()
    }

    fn preperiod_and_period(takes: &Takes) -> (u64, u64) {
        let certificate = certified(takes);
        assert_eq!(certificate.window(), takes.largest());
        assert!(certificate.computed() >= certificate.needed(), "{takes}: nothing is proved without them");
        assert!(certificate.computed() <= 5 * certificate.needed() + 1_000, "{takes}: {certificate:?}");
        (certificate.preperiod(), certificate.period())
    }

    #[test]
    fn every_set_within_thirteen() {
        for takes in naive::all_sets(13) {
            let entries = naive::labels(&takes, 600);
            let expected = naive::preperiod_and_period(&entries, takes.largest());
            assert_eq!(Some(preperiod_and_period(&takes)), expected, "{takes}");
        }
    }

    #[test]
    fn published_sets() {
        for set in naive::published_sets() {
            let takes = Takes::new(set.takes).unwrap();
            assert_eq!(preperiod_and_period(&takes), (set.label_preperiod, set.label_period), "{takes}");
        }
    }

    #[test]
    fn sets_worth_a_look() {
        for (takes, expected) in [
            ("", (0, 1)),        // every position is a loss
            ("2,5", (0, 7)),     // windows from an empty one on repeat later
            ("4,9,11", (27, 5)), // a preperiod longer than any take
            ("1000000", (0, 2_000_000)),
            ("99999,100000", (0, 199_999)),
            ("1,100000", (0, 100_001)),
        ] {
            assert_eq!(preperiod_and_period(&Takes::parse(takes).unwrap()), expected, "{takes}");
        }
    }

    proptest! {
        #[test]
        fn sets_within_thirty(takes in naive::sets(30)) {
            let entries = naive::labels(&takes, 6_000);
            if let Some(expected) = naive::preperiod_and_period(&entries, takes.largest()) {
                prop_assert_eq!(preperiod_and_period(&takes), expected);
            }
        }

        /// Windows of more than one word, and of a common factor.
        #[test]
        fn two_takes_repeat_after_their_sum(a in 1..400_u32, b in 1..400_u32) {
            let (preperiod, period) = preperiod_and_period(&Takes::new([a, b]).unwrap());
            let labels = naive::labels(&Takes::new([a, b]).unwrap(), 3_000);
            let expected = naive::preperiod_and_period(&labels, a.max(b) as usize);
            prop_assert_eq!(Some((preperiod, period)), expected);
        }

        #[test]
        fn scaling_the_takes_scales_both(takes in prop::collection::btree_set(1..=12_u32, 1..5), factor in 2..30_u32) {
            let (preperiod, period) = preperiod_and_period(&Takes::new(takes.iter().copied()).unwrap());
            let scaled = preperiod_and_period(&Takes::new(takes.iter().map(|m| m * factor)).unwrap());
            prop_assert_eq!(scaled, (preperiod * u64::from(factor), period * u64::from(factor)));
        }
    }

    #[test]
    fn a_budget_only_cuts_the_search_into_pieces() {
        for takes in ["1,3,4", "4,9,11", "5,28,36,59,64", "3000,7000,70001"].map(|text| Takes::parse(text).unwrap()) {
            let mut search = LabelCertifier::new(&takes);
            let mut looked_before = 0;
            let certificate = loop {
                let computed = search.computed();
                match search.advance(50_000) {
                    Progress::Done(certificate) => break certificate,
                    Progress::Working { looked } => {
                        assert!(looked >= looked_before);
                        assert!((50_000..=50_000 + 2 * STRIDE + 1_000).contains(&(search.computed() - computed)), "{takes}");
                        looked_before = looked;
                    }
                }
            };
            assert_eq!(certificate, certified(&takes));
            assert_eq!(search.advance(0), Progress::Done(certificate.clone()));
            assert_eq!(search.computed(), certificate.computed());
        }
    }

    /// The cost, found by running it: a search that takes another way is seen
    /// here, though its answer is the same.
    #[test]
    fn what_a_search_computes() {
        for (takes, computed) in [
            ("1,3,4", 64),
            ("4,9,11", 64),
            ("7,19,24", 192), // 43 + 24 labels are just too many for one word
            ("1,2,60", 192),
            ("30,31,57", 256),
            ("5,28,36,59,65", 1_920), // with a preperiod
            ("100,250,999", 11_584),
            ("12345,678901", 1_370_240),
            ("5,28,36,59,64", 12_665_728),
        ] {
            assert_eq!(certified(&Takes::parse(takes).unwrap()).computed(), computed, "{takes}");
        }
        let in_one_word = naive::all_sets(13).filter(|takes| certified(takes).computed() == 64).count();
        assert_eq!(in_one_word, 8_168); // of 8,192
    }

    /// Step 1 keeps what it reads at once, whichever way it goes on: the second set's labels
    /// agree with most of one window for a million positions.
    #[test]
    fn what_is_kept_does_not_grow_with_the_search() {
        for text in ["5,28,36,59,64", "1261,1401,2695"] {
            let mut search = Return::new(&LabelStream::new(&Takes::parse(text).unwrap()));
            while search.advance().is_none() {
                let kept = search.stream.kept() as u64 * 64;
                assert!(kept <= 2 * (search.window + STRIDE) + 8_192, "{text}: {kept} of {}", search.stream.end());
            }
            assert!(search.stream.end() > 1_000_000, "{text}: a long search");
        }
    }

    /// A window may be waited for at an odd distance as at an even one.
    #[test]
    fn the_first_distance_may_be_any() {
        let beginning = LabelStream::new(&Takes::parse("5,28,36,59,64").unwrap());
        for distance in [1, 64, 12_799, 12_800, 12_801, 65_535] {
            let mut search = Return { distance, ..Return::new(&beginning) };
            let period = std::iter::repeat_with(|| search.advance()).find_map(|found| found);
            assert_eq!(period, Some(3_162_830), "from {distance} on");
        }
    }

    #[test]
    fn a_search_that_is_cut_short_claims_nothing() {
        let mut search = LabelCertifier::new(&Takes::parse("5,28,36,59,64").unwrap());
        let Progress::Working { looked } = search.advance(1_000_000) else { panic!("its period is 3,162,830") };
        assert!((1_000_000..1_100_000).contains(&looked));
    }
}
