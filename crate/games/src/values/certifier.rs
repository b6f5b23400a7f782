//! The exact preperiod and period of a set's values, with a proof.

use super::Value;
use super::heaps::Heaps;
use super::runs::Cursors;
use super::set::Wide;
use super::stretch::{Source, Window};
use super::word::{self, Words};
use crate::certificate::{Certificate, Found, Progress, Sequence};
use crate::takes::Takes;

/// A search for the [`Certificate`] of a set's Grundy values, in slices.
///
/// # Method
/// 1. *The period.* Read the values from heap 0 on, and compare what is read with two
///    windows of M heaps: the first M, which return exactly if there is no preperiod,
///    and a later one. The later window is replaced by one further on whenever it has
///    been compared for as long as it lies from heap 0, and M heaps more (Brent, *An
///    improved Monte Carlo factorization algorithm*, 1980). Once a later window lies
///    where the sequence already repeats, its first return is the period.
/// 2. *The preperiod.* Read the sequence again in two places, a number of periods apart,
///    until M values in a row agree. The preperiod is not before a window that would
///    have returned by then, so the reading starts at that window where there is one.
///
/// Windows start where a stretch of equal values does. One that starts just at
/// the preperiod can be missed on its return, never mistaken; the next is not.
///
/// # Complexity
/// O(takes) for each of O(preperiod + period + M) heaps: no more than the proof
/// needs if there is no preperiod, and two to four times as many if there is
/// one. Where the smallest take promises long runs, the run form costs less: each
/// of the k takes meets each end of a run once, at O(k), so a run costs O(k²),
/// and never more than its heaps would.
///
/// Memory O(M), however long the period is. The sequence is kept at up to six
/// places, each time with its last M heaps at 16 bytes each or less, and two
/// windows at 16 bytes a heap or less: 128 bytes for each of the M at most.
///
/// # Source
/// The window argument is Guy and Smith's (*The G-values of various games*,
/// 1956), see [`certificate`](crate::certificate).
///
/// ```
/// use taking_games::{certificate::Progress, takes::Takes, values::ValueCertifier};
///
/// let mut search = ValueCertifier::new(&Takes::parse("4,9,11").unwrap());
/// let Progress::Done(proof) = search.advance(1_000) else { panic!("1,000 steps are enough") };
/// assert_eq!((proof.preperiod(), proof.period(), proof.window()), (40, 5, 11));
///
/// let mut search = ValueCertifier::new(&Takes::parse("39,80,119").unwrap());
/// assert!(matches!(search.advance(10), Progress::Working { looked: 236 }));
/// ```
#[derive(Debug, Clone)]
pub struct ValueCertifier {
    takes: Takes,
    form: Form,
}

#[derive(Debug, Clone)]
enum Form {
    /// The empty set: every heap has value 0, and the window has no entry.
    Empty,
    Words1(Search<Words<1>>),
    Words2(Search<Words<2>>),
    Words3(Search<Words<3>>),
    Words4(Search<Words<4>>),
    Heaps(Search<Heaps>),
    Runs(Search<Cursors<u64>>),
    WideRuns(Search<Cursors<Wide>>),
}

impl ValueCertifier {
    /// A search that has not looked at any heap yet.
    pub fn new(takes: &Takes) -> Self {
        let count = takes.as_slice().len();
        let largest = takes.largest();
        let form = match count {
            0 => Form::Empty,
            1..=3 if largest <= word::LARGEST => Form::Words1(Search::new(Words::new(takes), largest)),
            4..=7 if largest <= word::LARGEST => Form::Words2(Search::new(Words::new(takes), largest)),
            8..=11 if largest <= word::LARGEST => Form::Words3(Search::new(Words::new(takes), largest)),
            _ if largest <= word::LARGEST => Form::Words4(Search::new(Words::new(takes), largest)),
            65.. => Form::WideRuns(Search::new(Cursors::new(takes), largest)),
            _ if runs_pay(takes) => Form::Runs(Search::new(Cursors::new(takes), largest)),
            _ => Form::Heaps(Search::new(Heaps::new(takes), largest)),
        };
        Self { takes: takes.clone(), form }
    }

    /// Goes on for at most `steps` steps, each of one heap at O(takes) or of one
    /// run at O(takes²), and says what is known. After the proof is found, further
    /// calls repeat it. A caller that gives up has [`Progress::Working`]: how
    /// far the search looked, and no claim.
    pub fn advance(&mut self, steps: u64) -> Progress {
        self.search(steps).of(&self.takes, Sequence::Values)
    }

    pub(crate) fn search(&mut self, steps: u64) -> Progress<Found> {
        match &mut self.form {
            Form::Empty => Progress::Done(Found { preperiod: 0, period: 1, window: 0, computed: 0 }),
            Form::Words1(search) => search.advance(steps),
            Form::Words2(search) => search.advance(steps),
            Form::Words3(search) => search.advance(steps),
            Form::Words4(search) => search.advance(steps),
            Form::Heaps(search) => search.advance(steps),
            Form::Runs(search) => search.advance(steps),
            Form::WideRuns(search) => search.advance(steps),
        }
    }

    /// Searches to the end. There is one for every set, since the values repeat in the
    /// end; but how far away it is shows only when it is reached, so a caller that cannot wait
    /// calls [`advance`](Self::advance).
    ///
    /// ```
    /// use taking_games::{takes::Takes, values::ValueCertifier};
    ///
    /// assert_eq!(ValueCertifier::new(&Takes::parse("1,3,4").unwrap()).finish().period(), 7);
    /// ```
    pub fn finish(mut self) -> Certificate {
        loop {
            if let Progress::Done(certificate) = self.advance(u64::MAX) {
                return certificate;
            }
        }
    }
}

/// Whether runs are likely to be long enough to be worth their cursors: every
/// end of a run is met by each of the k takes, at O(k) each time. Measured on
/// random sets to 200, where the run form is up to six times slower far below
/// this smallest take and up to six times faster far above.
pub(super) fn runs_pay(takes: &Takes) -> bool {
    takes.as_slice().first().is_some_and(|&smallest| smallest as usize >= takes.as_slice().len().pow(2))
}

#[derive(Debug, Clone)]
struct Search<S: Source> {
    /// M, the length of the window.
    length: u64,
    /// The sequence, and how many of its heaps have been read.
    source: S,
    looked: u64,
    /// The first window.
    first: S::Window,
    /// The later window, where it starts, and the one it took over from.
    later: S::Window,
    anchor: Anchor<S>,
    earlier: Option<Anchor<S>>,
    /// Heap 0, for a period that the earlier window was not waited for.
    origin: Anchor<S>,
    stage: Stage<S>,
}

/// A heap that a later window starts at, with the sequence from there on.
#[derive(Debug, Clone)]
struct Anchor<S> {
    source: S,
    heap: u64,
    /// For how many heaps after it was complete the window has not returned.
    waited: u64,
}

#[derive(Debug, Clone)]
enum Stage<S> {
    /// Comparing, until a window returns.
    Period,
    /// The period is known: reading again, here and `lead` heaps further on, a
    /// number of whole periods.
    Preperiod {
        period: u64,
        lead: u64,
        here: Reader<S>,
        there: Reader<S>,
        agreed: u64,
    },
    Done(Found),
}

enum Event {
    FirstWhole,
    FirstAgain,
    LaterAgain,
    Overdue,
}

impl<S: Source> Search<S> {
    fn new(source: S, largest: usize) -> Self {
        let anchor = Anchor { source: source.clone(), heap: 0, waited: 0 };
        Self {
            length: largest as u64,
            source,
            looked: 0,
            first: S::Window::default(),
            later: S::Window::default(),
            anchor: anchor.clone(),
            earlier: None,
            origin: anchor,
            stage: Stage::Period,
        }
    }

    fn advance(&mut self, steps: u64) -> Progress<Found> {
        let mut left = steps;
        while left > 0 {
            match self.stage {
                Stage::Period => self.wait(&mut left),
                Stage::Preperiod { .. } => self.align(&mut left),
                Stage::Done(_) => break,
            }
        }
        match self.stage {
            Stage::Done(found) => Progress::Done(found),
            _ => Progress::Working { looked: self.looked },
        }
    }

    /// Reads on until a window returns.
    fn wait(&mut self, left: &mut u64) {
        // The loop is left before anything is decided, so that it stays small and in registers.
        let event = loop {
            if *left == 0 {
                return;
            }
            *left -= 1;
            let remembering = self.first.heaps() < self.length;
            let stretch = self.source.next_stretch();
            self.looked += u64::from(stretch.length());
            if self.first.read(&self.source, stretch, self.length) {
                break Event::FirstAgain;
            }
            if remembering {
                if self.first.heaps() >= self.length {
                    break Event::FirstWhole;
                }
            } else {
                if self.later.read(&self.source, stretch, self.length) {
                    break Event::LaterAgain;
                }
                self.anchor.waited = self.looked - self.later.heaps() - self.anchor.heap;
                if self.anchor.waited > self.length + self.anchor.heap {
                    break Event::Overdue;
                }
            }
        };
        match event {
            Event::FirstAgain => self.done(0, self.looked - self.first.heaps(), self.looked),
            Event::FirstWhole => self.anchor = self.here(),
            Event::LaterAgain => self.found(self.looked - self.later.heaps() - self.anchor.heap),
            Event::Overdue => {
                let here = self.here();
                self.earlier = Some(std::mem::replace(&mut self.anchor, here));
                self.later.clear();
            }
        }
    }

    /// The heap that is read next, as a place for a later window.
    fn here(&self) -> Anchor<S> {
        Anchor { source: self.source.clone(), heap: self.looked, waited: 0 }
    }

    /// Starts the search for the preperiod: here, at the earlier window if that
    /// would have returned by now, had the sequence been repeating there; and
    /// there, not before the later window, to which the sequence is computed.
    fn found(&mut self, period: u64) {
        let from = self.earlier.as_ref().filter(|earlier| period <= earlier.waited).unwrap_or(&self.origin);
        let lead = (self.anchor.heap - from.heap).next_multiple_of(period);
        self.stage = Stage::Preperiod { period, lead, here: Reader::new(from), there: Reader::new(&self.anchor), agreed: 0 };
    }

    /// Compares the sequence with itself some periods further on, where it
    /// repeats: the last heap at which the two differ is before the preperiod.
    fn align(&mut self, steps: &mut u64) {
        *steps -= 1;
        let Stage::Preperiod { period, lead, here, there, agreed } = &mut self.stage else { return };
        let ahead = there.heap - here.heap;
        if ahead < *lead {
            there.skip(*lead - ahead);
            return;
        }
        let (value, length) = here.ahead();
        let (value_there, length_there) = there.ahead();
        let common = length.min(length_there);
        here.skip(common);
        there.skip(common);
        *agreed = if value == value_there { *agreed + common } else { 0 };
        if *agreed >= self.length {
            let (preperiod, period) = (here.heap - *agreed, *period);
            let computed = self.looked + here.computed() + there.computed();
            self.done(preperiod, period, computed);
        }
    }

    fn done(&mut self, preperiod: u64, period: u64, computed: u64) {
        self.stage = Stage::Done(Found { preperiod, period, window: self.length as usize, computed });
    }
}

/// A source that can be read by less than a stretch.
#[derive(Debug, Clone)]
struct Reader<S> {
    source: S,
    /// The heap it is read from on, the next to read, and what is left of the
    /// stretch that one lies in.
    start: u64,
    heap: u64,
    value: Value,
    left: u64,
}

impl<S: Source> Reader<S> {
    fn new(from: &Anchor<S>) -> Self {
        Self { source: from.source.clone(), start: from.heap, heap: from.heap, value: 0, left: 0 }
    }

    /// The next value, and for how many heaps it is known to stay.
    fn ahead(&mut self) -> (Value, u64) {
        if self.left == 0 {
            let stretch = self.source.next_stretch();
            self.value = stretch.value();
            self.left = stretch.length().into();
        }
        (self.value, self.left)
    }

    /// Reads at most `heaps` heaps, and no further than to the stretch's end.
    fn skip(&mut self, heaps: u64) {
        let (_, left) = self.ahead();
        let read = heaps.min(left);
        self.heap += read;
        self.left -= read;
    }

    fn computed(&self) -> u64 {
        self.heap + self.left - self.start
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::naive;

    /// The certificate by each form that the set fits.
    fn by_every_form(takes: &Takes) -> Vec<Found> {
        let largest = takes.largest();
        let mut found = vec![certified(Search::new(Cursors::<Wide>::new(takes), largest))];
        if takes.as_slice().len() <= 64 {
            found.push(certified(Search::new(Heaps::new(takes), largest)));
            found.push(certified(Search::new(Cursors::<u64>::new(takes), largest)));
        }
        if largest <= word::LARGEST {
            found.push(certified(Search::new(Words::<4>::new(takes), largest)));
        }
        let Progress::Done(chosen) = ValueCertifier::new(takes).search(u64::MAX) else { panic!("{takes}") };
        found.push(chosen);
        found
    }

    fn certified<S: Source>(mut search: Search<S>) -> Found {
        let Progress::Done(found) = search.advance(u64::MAX) else { panic!("a search without a limit has ended") };
        found
    }

    fn agrees_with_the_twin(takes: &Takes) {
        let repeat = |len| naive::preperiod_and_period(&naive::values(takes, len), takes.largest());
        let lengths = std::iter::successors(Some(4 * takes.largest()), |len| Some(2 * len));
        let (preperiod, period) = lengths.map(repeat).find_map(|found| found).unwrap();
        for proof in by_every_form(takes) {
            assert_eq!((proof.preperiod, proof.period, proof.window), (preperiod, period, takes.largest()), "{takes}");
            assert!(proof.computed >= proof.needed(), "{takes}");
            assert!(preperiod > 0 || proof.computed < proof.needed() + takes.largest() as u64, "{takes}: no more than is needed");
        }
    }

    #[test]
    fn every_set_within_1_to_9_by_every_form() {
        for set in naive::all_sets(9).filter(|set| !set.is_empty()) {
            agrees_with_the_twin(&set);
        }
    }

    #[test]
    fn every_set_within_1_to_13_by_the_chosen_form() {
        for takes in naive::all_sets(13).filter(|set| !set.is_empty()) {
            let proof = ValueCertifier::new(&takes).finish();
            let values = naive::values(&takes, proof.needed() as usize);
            let repeat = naive::preperiod_and_period(&values, takes.largest());
            assert_eq!(repeat, Some((proof.preperiod(), proof.period())), "{takes}");
        }
    }

    #[test]
    fn the_published_preperiods_and_periods() {
        for set in naive::published_sets() {
            let takes = Takes::new(set.takes).unwrap();
            for proof in by_every_form(&takes) {
                assert_eq!((proof.preperiod, proof.period), (set.value_preperiod, set.value_period), "{takes}");
            }
        }
    }

    #[test]
    fn the_empty_set_is_proved_by_an_empty_window() {
        let Progress::Done(proof) = ValueCertifier::new(&Takes::new([]).unwrap()).advance(0) else { panic!("at once") };
        assert_eq!((proof.preperiod(), proof.period(), proof.window(), proof.computed()), (0, 1, 0, 0));
    }

    #[test]
    fn the_largest_sets_that_are_accepted() {
        let count = u32::try_from(crate::takes::MOST_TAKES).unwrap();
        for (takes, period) in [
            (Takes::new(1..=count).unwrap(), 257),
            (Takes::new([crate::takes::LARGEST_TAKE]).unwrap(), 2_000_000),
            (Takes::new([1, 1_000_000]).unwrap(), 1_000_001),
            (Takes::new([999_999, 1_000_000]).unwrap(), 1_999_999),
            (Takes::new((0..count).map(|i| 1_000_000 - i)).unwrap(), 1_999_745),
        ] {
            let Progress::Done(proof) = ValueCertifier::new(&takes).advance(10_000_000) else { panic!("{takes}") };
            assert_eq!((proof.preperiod(), proof.period()), (0, period), "{takes}");
        }
    }

    /// The cost, found by running it: a search that takes another way is seen
    /// here, though its answer is the same.
    #[test]
    fn what_a_search_computes() {
        for (takes, computed) in [
            ("1,3,4", 11), // 0 + 7 + 4: no more than the proof needs
            ("3,4,5,9,11,15", 35),
            ("7,19,24", 67),
            ("1,2,60", 121),
            ("39,80,119", 6_437),
            ("12345,678901", 1_370_147),
            ("4,9,11", 142), // from here on there are preperiods
            ("17,40,77,91", 1_546),
            ("1,4,9,16,25,36,49,64", 1_683),
            ("100,250,999", 9_095),
            ("16,18,35", 1_012), // by runs, which end where a window does not
            ("16,19,37", 897),
        ] {
            let proof = ValueCertifier::new(&Takes::parse(takes).unwrap()).finish();
            assert_eq!(proof.computed(), computed, "{takes}");
        }
    }

    #[test]
    fn slices_of_any_size_find_the_same_and_report_how_far() {
        for text in ["4,9,11", "39,80,119", "1,4,9,16,25,36,49,64", "17,40,77,91", "1,4,10"] {
            let takes = Takes::parse(text).unwrap();
            let at_once = ValueCertifier::new(&takes).finish();
            for slice in [1, 2, 7, 1_000] {
                let (mut search, mut before) = (ValueCertifier::new(&takes), 0);
                let sliced = loop {
                    match search.advance(slice) {
                        Progress::Done(proof) => break proof,
                        Progress::Working { looked } => {
                            assert!(looked >= before);
                            before = looked;
                        }
                    }
                };
                assert_eq!(sliced, at_once, "{text} by {slice}");
                assert_eq!(search.advance(1), Progress::Done(at_once.clone()));
            }
            assert_eq!(ValueCertifier::new(&takes).advance(0), Progress::Working { looked: 0 });
        }
    }

    /// One step a call: the budget holds before the period is known and after.
    #[test]
    fn a_step_is_a_heap_or_a_run() {
        for (text, steps) in [("1,3,4", 11), ("4,9,11", 102), ("17,40,77,91", 292), ("39,80,119", 320)] {
            let mut search = ValueCertifier::new(&Takes::parse(text).unwrap());
            let working = std::iter::repeat_with(|| search.advance(1)).take_while(|progress| !matches!(progress, Progress::Done(_)));
            assert_eq!(working.count() + 1, steps, "{text}");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]

        #[test]
        fn sets_of_every_kind_agree_with_the_twin(takes in naive::sets(100)) {
            prop_assume!(!takes.is_empty());
            agrees_with_the_twin(&takes);
        }
    }
}
