//! Timing two ways to the same answer, side by side.

use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How often each side is timed. The median is what counts.
const ROUNDS: usize = 7;

/// Each timing repeats its work until it lasts at least so long.
const LONG_ENOUGH: Duration = Duration::from_millis(4);

/// What the project promises of a row.
#[derive(Debug, Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Promise {
    /// The peer takes at least so many times as long.
    TimesFaster(f64),
    /// It takes at most so many times as long as the peer.
    TimesSlower(f64),
    /// It takes at most so many milliseconds.
    Milliseconds(f64),
    /// Nothing: the row is there for comparison.
    None,
}

/// One line of the table.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Row {
    /// What is measured.
    pub(crate) name: String,
    /// The median time of ours, in milliseconds, and the range of the rounds.
    pub(crate) ours_ms: f64,
    pub(crate) ours_range_ms: (f64, f64),
    /// What it is compared with, and the same for it.
    pub(crate) peer: Option<Peer>,
    pub(crate) promise: Promise,
    /// Whether the promise is kept; `None` where there is none.
    pub(crate) kept: Option<bool>,
    pub(crate) rounds: usize,
}

#[derive(Debug, Clone, Serialize)]
pub(crate) struct Peer {
    pub(crate) name: &'static str,
    pub(crate) ms: f64,
    pub(crate) range_ms: (f64, f64),
    /// The peer's median over ours: how many times as long the peer takes.
    pub(crate) ratio: f64,
}

/// Collects the rows.
pub(crate) struct Bench {
    filter: String,
    rows: Vec<Row>,
}

impl Bench {
    pub(crate) fn new(filter: String) -> Self {
        Self { filter, rows: Vec::new() }
    }

    pub(crate) fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Times ours and the peer's way to the same answer in turn.
    ///
    /// # Panics
    /// If the answers differ: then there is nothing to compare.
    pub(crate) fn compare<T: PartialEq + std::fmt::Debug>(
        &mut self,
        name: impl Into<String>,
        promise: Promise,
        mut ours: impl FnMut() -> T,
        peer_name: &'static str,
        mut peer: impl FnMut() -> T,
    ) {
        let name = name.into();
        if !name.contains(&self.filter) {
            return;
        }
        assert_eq!(ours(), peer(), "{name}: two answers");
        self.beside(name, promise, ours, peer_name, peer);
    }

    /// Times ours in turn with something that has another answer, or none: a
    /// measure of what the machine can do.
    pub(crate) fn beside<T, U>(
        &mut self,
        name: impl Into<String>,
        promise: Promise,
        mut ours: impl FnMut() -> T,
        peer_name: &'static str,
        mut peer: impl FnMut() -> U,
    ) {
        let name = name.into();
        if !name.contains(&self.filter) {
            return;
        }
        eprintln!("{name} …");
        let (our_repeats, peer_repeats) = (repeats(&mut ours), repeats(&mut peer));
        let mut our_times = Vec::new();
        let mut peer_times = Vec::new();
        for _ in 0..ROUNDS {
            our_times.push(time(&mut ours, our_repeats));
            peer_times.push(time(&mut peer, peer_repeats));
        }
        let (ours, ours_range) = summary(our_times);
        let (ms, range_ms) = summary(peer_times);
        self.push(name, promise, ours, ours_range, Some(Peer { name: peer_name, ms, range_ms, ratio: ms / ours }));
    }

    /// Times ours alone.
    pub(crate) fn alone<T>(&mut self, name: impl Into<String>, promise: Promise, mut ours: impl FnMut() -> T) {
        let name = name.into();
        if !name.contains(&self.filter) {
            return;
        }
        eprintln!("{name} …");
        let repeats = repeats(&mut ours);
        let (ours, range) = summary((0..ROUNDS).map(|_| time(&mut ours, repeats)).collect());
        self.push(name, promise, ours, range, None);
    }

    fn push(&mut self, name: String, promise: Promise, ours_ms: f64, ours_range_ms: (f64, f64), peer: Option<Peer>) {
        let ratio = peer.as_ref().map(|peer| peer.ratio);
        let kept = match promise {
            Promise::TimesFaster(times) => ratio.map(|ratio| ratio >= times),
            Promise::TimesSlower(times) => ratio.map(|ratio| ratio * times >= 1.0),
            Promise::Milliseconds(most) => Some(ours_ms <= most),
            Promise::None => None,
        };
        self.rows.push(Row { name, ours_ms, ours_range_ms, peer, promise, kept, rounds: ROUNDS });
    }
}

/// How often the work has to be repeated to last long enough to be timed.
fn repeats<T>(work: &mut impl FnMut() -> T) -> u32 {
    let start = Instant::now();
    let mut repeats = 0;
    while start.elapsed() < LONG_ENOUGH {
        black_box(work());
        repeats += 1;
    }
    repeats
}

/// The time of one piece of work, in milliseconds.
fn time<T>(work: &mut impl FnMut() -> T, repeats: u32) -> f64 {
    let start = Instant::now();
    for _ in 0..repeats {
        black_box(work());
    }
    start.elapsed().as_secs_f64() * 1_000.0 / f64::from(repeats)
}

/// The median, and the shortest and the longest time.
fn summary(mut times: Vec<f64>) -> (f64, (f64, f64)) {
    times.sort_by(f64::total_cmp);
    (times[times.len() / 2], (times[0], times[times.len() - 1]))
}
