//! The values run by run, at a cost that goes with the runs and not the heaps.

use super::Value;
use super::pattern::Pattern;
use super::set::{ValueSet, Wide};
use super::stretch::{Source, Stretch};
use crate::takes::Takes;

/// A longest stretch of heaps with the same value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Run {
    /// The first heap of the run.
    pub start: u64,
    /// How many heaps the run has, at least 1: from `start` on, these have the
    /// value, and the heaps on either side have another.
    pub length: u64,
    /// The Grundy value of each of them.
    pub value: Value,
}

/// The runs of a set's Grundy values, from heap 0 on.
///
/// # Method
/// Each take has a cursor in the list of runs found so far: the run that the
/// heap less the take lies in. The value stays as it is until the first of the
/// cursors reaches the end of its run, so whole stretches are decided at once.
///
/// **No run is longer than the smallest take** s: the heaps n and n + s have
/// different values, since one is an option of the other. So when the smallest
/// take's cursor comes to the run that is still growing, the run has s heaps
/// and is complete, and no cursor ever reads an unfinished run.
///
/// # Complexity
/// O(takes) for each heap at which some option changes its run. Every run ends
/// once for each take, so that is O(takes²) a run at most. Memory
/// O(takes + runs in the last M heaps).
///
/// The iterator ends only for the empty set, whose one run never does: it is
/// given as `u64::MAX` heaps of value 0.
///
/// # Source
/// Worked out here. Run-length forms of nim-sequences are usual in print; this
/// computes in that form.
///
/// ```
/// use taking_games::{takes::Takes, values::Runs};
///
/// let runs = Runs::new(&Takes::parse("3,8").unwrap());
/// let short: Vec<_> = runs.take(5).map(|run| (run.value, run.length)).collect();
/// assert_eq!(short, [(0, 3), (1, 3), (0, 2), (2, 1), (1, 2)]);
/// ```
#[derive(Debug, Clone)]
pub struct Runs {
    form: Form,
    start: u64,
}

#[derive(Debug, Clone)]
enum Form {
    /// The empty set, and whether its one run is still to come.
    Endless(bool),
    Narrow(Cursors<u64>),
    Wide(Cursors<Wide>),
}

impl Runs {
    /// The runs of the set's values.
    pub fn new(takes: &Takes) -> Self {
        let form = match takes.as_slice().len() {
            0 => Form::Endless(true),
            1..=64 => Form::Narrow(Cursors::new(takes)),
            _ => Form::Wide(Cursors::new(takes)),
        };
        Self { form, start: 0 }
    }
}

impl Iterator for Runs {
    type Item = Run;

    fn next(&mut self) -> Option<Run> {
        let stretch = match &mut self.form {
            Form::Endless(to_come) => {
                return std::mem::take(to_come).then_some(Run { start: 0, length: u64::MAX, value: 0 });
            }
            Form::Narrow(cursors) => cursors.next_stretch(),
            Form::Wide(cursors) => cursors.next_stretch(),
        };
        let run = Run { start: self.start, length: u64::from(stretch.length()), value: stretch.value() };
        self.start += run.length;
        Some(run)
    }
}

/// Where the option of one take lies: in which run, counted from the first,
/// with which value, and for how many heaps more.
#[derive(Debug, Clone, Copy)]
struct Cursor<S> {
    run: usize,
    value: S,
    left: u32,
}

/// The run-length form itself, for takes that rise and of which there is one
/// at least. It counts no heaps, so it has no last one.
#[derive(Debug, Clone)]
pub(super) struct Cursors<S> {
    options: Vec<Cursor<S>>,
    /// The runs that a cursor may still read, run i at i mod the length, which
    /// is a power of two. Run 0 stands for the heaps below 0: it has no value,
    /// and the option of a take lies in it for the first `take` heaps.
    ring: Vec<Stretch>,
    /// The run that is growing: its number, and its value.
    top: usize,
    value: S,
}

impl<S: ValueSet> Cursors<S> {
    pub(super) fn new(takes: &Takes) -> Self {
        let option = |&take: &u32| Cursor { run: 0, value: S::default(), left: take };
        Self { options: takes.as_slice().iter().map(option).collect(), ring: vec![Stretch::new(0, 0); 16], top: 0, value: S::default() }
    }

    /// Begins a run, in place of one that every cursor has left.
    fn begin(&mut self, value: S) {
        self.top += 1;
        self.value = value;
        // The largest take's cursor is furthest behind.
        let oldest = self.options.last().map_or(0, |option| option.run);
        if self.top - oldest == self.ring.len() {
            let (old, new) = (self.ring.len() - 1, 2 * self.ring.len() - 1);
            let mut longer = vec![Stretch::new(0, 0); new + 1];
            for run in oldest..self.top {
                longer[run & new] = self.ring[run & old];
            }
            self.ring = longer;
        }
        let top = self.top & (self.ring.len() - 1);
        self.ring[top] = Stretch::new(value.value(), 0);
    }
}

impl<S: ValueSet> Source for Cursors<S> {
    type Window = Pattern;

    fn next_stretch(&mut self) -> Stretch {
        loop {
            let (mut options, mut step) = (S::default(), u32::MAX);
            for option in &self.options {
                options = options.union(option.value);
                step = step.min(option.left);
            }
            let value = options.mex();
            let run = self.ring[self.top & (self.ring.len() - 1)];
            let complete = value != self.value;
            if complete {
                self.begin(value);
            }
            let mask = self.ring.len() - 1;
            let growing = &mut self.ring[self.top & mask];
            *growing = growing.longer_by(step);
            for option in &mut self.options {
                option.left -= step;
                if option.left == 0 {
                    option.run += 1;
                    let next = self.ring[option.run & mask];
                    option.value = S::of(next.value());
                    option.left = next.length();
                }
            }
            // The heaps below 0 are not a run of the sequence.
            if complete && run.length() > 0 {
                return run;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::naive;

    /// The runs of the twin's values, less the last, which may go on.
    fn runs_of_the_twin(takes: &Takes, len: usize) -> Vec<Run> {
        let values = naive::values(takes, len);
        let chunks: Vec<&[Value]> = values.chunk_by(|a, b| a == b).collect();
        let mut start = 0;
        let mut runs = Vec::new();
        for chunk in &chunks[..chunks.len() - 1] {
            runs.push(Run { start, length: chunk.len() as u64, value: chunk[0] });
            start += chunk.len() as u64;
        }
        runs
    }

    fn agree(takes: &Takes, len: usize) {
        let expected = runs_of_the_twin(takes, len);
        assert!(Runs::new(takes).take(expected.len()).eq(expected.iter().copied()), "{takes}");
        let mut wide = Cursors::<Wide>::new(takes);
        assert!(expected.iter().all(|run| wide.next_stretch() == Stretch::new(run.value, run.length as u32)), "{takes}");
        let smallest = u64::from(takes.as_slice()[0]);
        assert!(expected.iter().all(|run| run.length <= smallest), "{takes}: no run is longer than the smallest take");
    }

    #[test]
    fn every_set_within_1_to_9() {
        for takes in naive::all_sets(9).filter(|takes| !takes.is_empty()) {
            agree(&takes, 200);
        }
    }

    #[test]
    fn the_empty_set_has_one_run_and_it_never_ends() {
        let runs: Vec<Run> = Runs::new(&Takes::new([]).unwrap()).collect();
        assert_eq!(runs, [Run { start: 0, length: u64::MAX, value: 0 }]);
    }

    #[test]
    fn the_largest_takes_there_may_be() {
        let takes = Takes::new([1, 1_000_000]).unwrap();
        let run = Runs::new(&takes).nth(1_000_000).unwrap();
        assert_eq!(run, Run { start: 1_000_000, length: 1, value: 2 });
        let takes = Takes::new((0..256).map(|i| 1_000_000 - i)).unwrap();
        let lengths: Vec<u64> = Runs::new(&takes).map(|run| run.length).take(2).collect();
        assert_eq!(lengths, [999_745, 999_745]);
    }

    proptest! {
        #[test]
        fn sets_of_every_kind_agree_with_the_twin(takes in naive::sets(200), len in 1..3_000usize) {
            prop_assume!(!takes.is_empty());
            agree(&takes, len);
        }
    }
}
