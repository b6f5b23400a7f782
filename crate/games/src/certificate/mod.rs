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

pub use labels::LabelCertifier;

/// A proof that a sequence repeats: the window of `window` entries that starts
/// at `preperiod` is seen again, for the first time, `period` entries later.
///
/// Both numbers are the smallest there are (see the [module](self)). Anyone can
/// check the proof with `preperiod + period + window` entries: see
/// [`Certificate::needed`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Certificate {
    /// The smallest s with x(n) = x(n + period) for every n ≥ s: the number of
    /// entries before the repeating part. The window starts here.
    pub preperiod: u64,
    /// The smallest period of the repeating part, at least 1.
    pub period: u64,
    /// The length of the window: M, the largest take (0 for the empty set).
    pub window: usize,
    /// How many entries were computed to find this, counting an entry again
    /// when the search computed it again.
    pub computed: u64,
}

impl Certificate {
    /// Where the window is seen again: `preperiod + period`.
    pub fn repeat_at(&self) -> u64 {
        self.preperiod + self.period
    }

    /// How many entries a reader needs to check the proof: up to the end of the
    /// window's second copy.
    pub fn needed(&self) -> u64 {
        self.repeat_at() + self.window as u64
    }
}

/// What a budgeted search for a certificate knows so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// Not found yet, and so nothing is claimed.
    Working {
        /// How many entries have been looked at, from heap 0 on.
        looked: u64,
    },
    /// Found and proved.
    Done(Certificate),
}
