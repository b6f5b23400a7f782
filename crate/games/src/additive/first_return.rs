//! Three takes: the runs of the values until the first window returns.

use super::stripes;
use crate::values::pattern::Pattern;
use crate::values::stretch::Stretch;

/// The runs that a take may still reach back to, at most one a heap.
const RING: usize = (2 * stripes::LARGEST as usize).next_power_of_two();

/// How many runs the first window is waited for. The pairs to 1,000 need at
/// most 7,000, so a sequence that takes longer has most likely a preperiod.
const PATIENCE: u64 = 1 << 20;

// No run is longer than the smallest take, so a heap is a u32 all that time.
const _: () = assert!(PATIENCE * (stripes::LARGEST as u64) < u32::MAX as u64 / 2);

/// A run as it is read again: the heap after it, and its value v as bit v.
#[derive(Debug, Clone, Copy, Default)]
struct Past {
    end: u32,
    value: u32,
}

/// The memory in which one sequence after another is computed.
///
/// The method is that of [`Runs`](crate::values::Runs). What it does for any
/// number of takes is written out here for three, without a loop whose length
/// is not known or a branch that can be spared, which is three times as fast.
#[derive(Debug, Clone)]
pub(super) struct FirstReturn {
    /// Run i at i mod [`RING`]. Run 0 stands for the heaps below 0: it ends at
    /// heap 0 and has no value.
    ring: Box<[Past; RING]>,
    window: Pattern,
}

/// What was found of a sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Return {
    /// How many runs were computed.
    pub(super) runs: u64,
    /// After how many heaps the first window came again, if it did: the exact
    /// smallest period of a sequence that has no preperiod.
    pub(super) period: Option<u64>,
}

impl Default for FirstReturn {
    fn default() -> Self {
        Self { ring: Box::new([Past::default(); RING]), window: Pattern::default() }
    }
}

impl FirstReturn {
    /// Computes the values of three takes, rising and at most
    /// 2 · [`stripes::LARGEST`], until their first M return.
    pub(super) fn of(&mut self, takes: [u32; 3]) -> Return {
        let Self { ring, window } = self;
        window.clear();
        ring[0] = Past::default();
        // For each take the run its option lies in, that run's value, and the heap at which it leaves it.
        let (mut run, mut value, mut leaves) = ([0; 3], [0; 3], takes);
        let (mut heap, mut top, mut start, mut grown) = (0, 0, 0, 0_u32);
        let mut runs = 0;
        while runs < PATIENCE {
            let options = value[0] | value[1] | value[2];
            let mex = !options & (options + 1);
            if mex != grown {
                if heap > 0 {
                    runs += 1;
                    if window.read(Stretch::new(grown.trailing_zeros() as u16, heap - start), takes[2].into()) {
                        return Return { runs, period: Some(u64::from(heap) - window.heaps()) };
                    }
                }
                (top, start, grown) = (top + 1, heap, mex);
            }
            heap = leaves[0].min(leaves[1]).min(leaves[2]);
            ring[top % RING] = Past { end: heap, value: mex };
            for i in 0..3 {
                if leaves[i] == heap {
                    run[i] += 1;
                    let next = ring[run[i] % RING];
                    leaves[i] = next.end + takes[i];
                    value[i] = next.value;
                }
            }
        }
        Return { runs, period: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::additive::Pair;
    use crate::three_takes::ThreeTakes;

    /// Every pair to 80 with its exact period, computed elsewhere.
    #[test]
    fn the_published_periods_to_80() {
        let mut first_return = FirstReturn::default();
        for line in include_str!("../../tests/vectors/additive-pairs-80.csv").lines().skip(1) {
            let [a, b, published, _] = line.split(',').collect::<Vec<_>>()[..] else { panic!("{line}") };
            let [a, b, published] = [a, b, published].map(|number| number.parse().unwrap());
            assert_eq!(first_return.of([a, b, a + b]).period, Some(published.into()), "{line}");
        }
    }

    /// As far as the memory reaches.
    #[test]
    fn the_largest_pairs_have_the_formulas_periods() {
        let mut first_return = FirstReturn::default();
        for a in [1, 2, 37, 333, 499, 998, 999] {
            let pair = Pair::new(a.into(), 1_000).unwrap();
            let period = first_return.of([a, 1_000, a + 1_000]).period;
            assert_eq!(period.map(u128::from), Some(pair.period()), "{pair}");
        }
    }

    /// Any three takes will do, not only additive ones.
    #[test]
    fn all_sets_to_30_without_a_preperiod() {
        let mut first_return = FirstReturn::default();
        for row in ThreeTakes::new(30).unwrap().filter(|row| row.proof.preperiod() == 0) {
            assert_eq!(first_return.of(row.takes).period, Some(row.proof.period()), "{:?}", row.takes);
        }
    }

    #[test]
    fn after_a_preperiod_the_first_window_never_comes_again() {
        assert_eq!(FirstReturn::default().of([4, 9, 11]), Return { runs: PATIENCE, period: None });
    }
}
