//! Exact preperiods and periods, proved for one game by a repeated window.
//!
//! # The proof
//! Let x(0), x(1), … be the labels (or the values) of a game whose largest take
//! is M. From heap M on every take is a move, so the entry at heap n + M is
//! decided by the **window** of the M entries before it, x(n) … x(n + M − 1),
//! and always in the same way. So if the windows at s and at s + k are equal,
//! then so are the entries behind them, and the windows at s + 1 and s + 1 + k,
//! and so on for ever: x(n) = x(n + k) for every n ≥ s. One repeated window is a
//! proof about every heap. No longer look is needed; a shorter one may not do,
//! since the next entry may hang on one that it left out.
//!
//! # Both numbers are the smallest
//! Take s and k smallest such that the windows at s and s + k are equal.
//! - *No smaller preperiod.* If x(n) = x(n + j) for every n ≥ t, whatever j is,
//!   then the windows at t and t + j are equal, so window t is seen again; the
//!   first window that is ever seen again is the one at s. Hence s ≤ t.
//! - *No smaller period.* If x(n) = x(n + j) for every n ≥ t, then the windows at
//!   n and n + j are equal for every n ≥ t. The windows from s on go round a
//!   cycle of k *different* ones (k is the first return), so k divides j.
//!
//! The window at s holds the entries *from* s on. A search that starts from an
//! empty window *before* heap 0 has the missing entries in its state too, and
//! may see its first repeat later: {2,5} has preperiod 0, but such a search
//! sees nothing twice before its step 3.
//!
//! By the pigeonhole principle there are at most 2^M windows of labels, so a
//! repeat comes within 2^M + 1 windows for every set. That is why the entries
//! are periodic in the end; the certificate is how the two numbers are known.

mod labels;

use crate::rule::Rule;
use crate::takes::Takes;
pub use labels::LabelCertifier;

/// Which sequence of a game a certificate is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sequence {
    /// The labels by a rule of play, a loss (P-position) or a win (N-position) each.
    Labels(Rule),
    /// The Grundy values (nim-values). They belong to normal play.
    Values,
}

/// A proof that the labels or the values of a set repeat: the window of `window` entries
/// that starts at `preperiod` is seen again, for the first time, `period` entries later.
///
/// Both numbers are the smallest there are (see the [module](self)). Only a search makes
/// one, and anyone can check it, with [`verify`](Self::verify) or by hand.
///
/// ```
/// use taking_games::{certificate::LabelCertifier, takes::Takes};
///
/// let proof = LabelCertifier::new(&Takes::parse("4,9,11").unwrap()).finish();
/// assert_eq!((proof.preperiod(), proof.period(), proof.needed()), (27, 5, 43));
/// assert!(proof.verify());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Certificate {
    takes: Takes,
    sequence: Sequence,
    found: Found,
}

/// What a search finds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Found {
    pub(crate) preperiod: u64,
    pub(crate) period: u64,
    pub(crate) window: usize,
    pub(crate) computed: u64,
}

impl Certificate {
    pub(crate) fn new(takes: Takes, sequence: Sequence, found: Found) -> Self {
        Self { takes, sequence, found }
    }

    /// The set of takes that it is about.
    pub fn takes(&self) -> &Takes {
        &self.takes
    }

    /// Whether it is about the labels or the values.
    pub fn sequence(&self) -> Sequence {
        self.sequence
    }

    /// The smallest s with x(n) = x(n + period) for every n ≥ s: the number of
    /// entries before the repeating part. The window starts here.
    pub fn preperiod(&self) -> u64 {
        self.found.preperiod
    }

    /// The smallest period of the repeating part, at least 1.
    pub fn period(&self) -> u64 {
        self.found.period
    }

    /// The length of the window: M, the largest take (0 for the empty set).
    pub fn window(&self) -> usize {
        self.found.window
    }

    /// How many entries were computed to find this, counting an entry again
    /// when the search computed it again.
    pub fn computed(&self) -> u64 {
        self.found.computed
    }

    /// Where the window is seen again: `preperiod + period`.
    pub fn repeat_at(&self) -> u64 {
        self.found.repeat_at()
    }

    /// How many entries a reader needs to check the proof: up to the end of the
    /// window's second copy.
    pub fn needed(&self) -> u64 {
        self.found.needed()
    }

    /// Checks the proof from the rules alone, sharing nothing with the search: all entries that are
    /// [`needed`](Self::needed) are computed anew by the definition, and
    ///
    /// 1. the window returns: x(s + i) = x(s + k + i) for all M entries i;
    /// 2. the preperiod is the smallest: x(s − 1) ≠ x(s − 1 + k), or s = 0;
    /// 3. the period is the smallest: the smallest period divides k, so it is k unless the window
    ///    also returns at s + k/p for some prime p that divides k.
    ///
    /// # Complexity
    /// Time O([`needed`](Self::needed) · takes), and two bytes for each entry.
    pub fn verify(&self) -> bool {
        let (Ok(start), Ok(period)) = (usize::try_from(self.preperiod()), usize::try_from(self.period())) else {
            return false; // more than this machine could hold
        };
        let window = self.takes.largest();
        let Some(needed) = start.checked_add(period).and_then(|end| end.checked_add(window)) else { return false };
        let entries = self.sequence.entries(&self.takes, needed);
        let returns = |k: usize| entries[start..start + window] == entries[start + k..start + k + window];
        period > 0
            && self.window() == window
            && returns(period)
            && (start == 0 || window == 0 || entries[start - 1] != entries[start - 1 + period])
            && primes(period).all(|prime| !returns(period / prime))
    }
}

impl Found {
    pub(crate) fn repeat_at(&self) -> u64 {
        self.preperiod + self.period
    }

    pub(crate) fn needed(&self) -> u64 {
        self.repeat_at() + self.window as u64
    }
}

impl Sequence {
    /// The first `len` entries, one after another by the definition.
    fn entries(self, takes: &Takes, len: usize) -> Vec<u16> {
        let mut entries: Vec<u16> = Vec::with_capacity(len);
        let mut reached = vec![usize::MAX; takes.as_slice().len() + 1]; // the heap from which a value was reached last
        for heap in 0..len {
            let options = takes.moves_from(heap as u64).map(|take| entries[heap - take as usize]);
            let entry = match self {
                Self::Labels(Rule::Misere) if takes.moves_from(heap as u64).next().is_none() => 1,
                Self::Labels(_) => u16::from(options.into_iter().any(|label| label == 0)),
                Self::Values => {
                    for value in options {
                        reached[usize::from(value)] = heap;
                    }
                    let mex = reached.iter().position(|&last| last != heap).unwrap_or(reached.len());
                    u16::try_from(mex).unwrap_or(u16::MAX)
                }
            };
            entries.push(entry);
        }
        entries
    }
}

/// The primes that divide a number.
fn primes(mut n: usize) -> impl Iterator<Item = usize> {
    let mut candidate = 2;
    std::iter::from_fn(move || {
        while n > 1 {
            if candidate * candidate > n {
                candidate = n;
            }
            if n.is_multiple_of(candidate) {
                while n.is_multiple_of(candidate) {
                    n /= candidate;
                }
                return Some(candidate);
            }
            candidate += 1;
        }
        None
    })
}

/// What a budgeted search for a certificate knows so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress<P = Certificate> {
    /// Not found yet, and so nothing is claimed.
    Working {
        /// How many entries have been looked at, from heap 0 on.
        looked: u64,
    },
    /// Found and proved.
    Done(P),
}

impl Progress<Found> {
    /// The same, said of a set's sequence.
    pub(crate) fn of(self, takes: &Takes, sequence: Sequence) -> Progress {
        match self {
            Self::Working { looked } => Progress::Working { looked },
            Self::Done(found) => Progress::Done(Certificate::new(takes.clone(), sequence, found)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::naive;
    use crate::values::ValueCertifier;

    fn both(takes: &Takes) -> [Certificate; 2] {
        [LabelCertifier::new(takes).finish(), ValueCertifier::new(takes).finish()]
    }

    #[test]
    fn every_certificate_is_verified_and_carries_its_set() {
        let long = ["", "5,28,36,59,65", "39,80,119", "1,2,60"].map(|text| Takes::parse(text).unwrap());
        for takes in naive::all_sets(11).chain(long) {
            for (proof, sequence) in both(&takes).into_iter().zip([Sequence::Labels(Rule::Normal), Sequence::Values]) {
                assert!(proof.verify(), "{proof:?}");
                assert_eq!((proof.takes(), proof.sequence()), (&takes, sequence));
            }
        }
    }

    #[test]
    fn any_other_number_is_found_out() {
        for takes in ["1,3,4", "4,9,11", "2,4,7", "2", "6,13,19"].map(|text| Takes::parse(text).unwrap()) {
            for proof in both(&takes) {
                let Found { preperiod, period, window, computed } = proof.found;
                let others = [
                    Found { preperiod: preperiod + 1, period, window, computed },
                    Found { preperiod, period: 2 * period, window, computed },
                    Found { preperiod, period: 3 * period, window, computed },
                    Found { preperiod, period: period + 1, window, computed },
                    Found { preperiod, period, window: window + 1, computed },
                    Found { preperiod, period: 0, window, computed },
                    Found { preperiod: preperiod.wrapping_sub(1), period, window, computed },
                ];
                for found in others {
                    let other = Certificate::new(takes.clone(), proof.sequence, found);
                    assert!(!other.verify(), "{other:?}");
                }
            }
        }
    }

    #[test]
    fn the_primes_of_a_number() {
        for (n, expected) in [(1, &[][..]), (2, &[2]), (12, &[2, 3]), (49, &[7]), (162, &[2, 3]), (6_318, &[2, 3, 13]), (97, &[97])] {
            assert!(primes(n).eq(expected.iter().copied()), "{n}");
        }
    }
}
