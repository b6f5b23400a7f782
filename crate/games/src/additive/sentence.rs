//! The sentence of a pair: the Grundy value of any heap of {a, b, a + b}, with its reason.
//!
//! A pair's values are rows of two bands ([`Row`]), repeated for ever: one row in
//! the short case, a / gcd(a, b) of them in the long one. So the value of a heap is
//! found in a fixed number of divisions, however large the heap.

use std::fmt;
use std::ops::Range;

use super::pair::{Case, Pair};
use super::row::{Block, Row, Spot};
use super::run::{self, Run};
use super::{long, short};

/// The values of {a, b, a + b}, said rather than stored.
///
/// Exact for every heap that a `u128` holds. Nothing overflows: with a < b ≤ 10^15
/// the row widths stay below 4 · 10^15 and the period below 3.1 · 10^30, a row's start
/// is below the period, and 2^128 > 3.4 · 10^38.
///
/// # Source
/// The sentences and their proofs were worked out here (`docs/PROOFS.md`);
/// the literature is cited there.
///
/// ```
/// use taking_games::additive::{Pair, Sentence};
///
/// let sentence = Sentence::new(Pair::new(1_000_003, 1_000_000_007).unwrap());
/// assert_eq!(sentence.value(10u128.pow(18)), 0);
/// assert_eq!(sentence.value(123_456_789_012_345_678), 3);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sentence {
    pair: Pair,
    case: Case,
    rows: u64,
    period: u128,
}

/// Where a heap lies in the sentence, and so why it has its value.
///
/// ```
/// use taking_games::additive::{Pair, Sentence};
///
/// let sentence = Sentence::new(Pair::new(4, 9).unwrap());
/// assert_eq!(
///     sentence.place(97).to_string(),
///     "Heap 97 stands like heap 21 of the first period. Row 1 starts at heap 18 with shift 1. \
///      Offset 3 of its lower band is in block 1. An odd block in the first 4 heaps of a band \
///      belongs to the band before, here to its block 3. The odd blocks of upper bands are worth 3."
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The heap that was asked about.
    pub heap: u128,
    /// The heap of the first period that it is a copy of: `heap` mod period.
    pub reduced: u128,
    /// The row that `reduced` lies in.
    pub row: Row,
    /// Its band, offset, block and value.
    pub spot: Spot,
}

/// A move: the take, the heap it leaves and what that heap is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// How many counters are taken.
    pub take: u64,
    /// The heap that is left, an option of the one before.
    pub option: u128,
    /// The option's Grundy value.
    pub value: u8,
}

impl Sentence {
    /// The sentence that the pair obeys.
    pub fn new(pair: Pair) -> Self {
        let case = pair.case();
        let rows = match case {
            Case::Short => 1,
            Case::Long => pair.a() / pair.divisor(),
        };
        Self { pair, case, rows, period: pair.period() }
    }

    /// The pair it is about.
    pub fn pair(&self) -> Pair {
        self.pair
    }

    /// The period, the length of all its rows together.
    pub fn period(&self) -> u128 {
        self.period
    }

    /// How many rows make one period: 1 in the short case, a / gcd(a, b) in the long one.
    pub fn row_count(&self) -> u64 {
        self.rows
    }

    /// Row `k`, counted from heap 0. Rows past the period repeat those of the first.
    ///
    /// # Complexity
    /// Constant time.
    pub fn row(&self, k: u64) -> Row {
        match self.case {
            Case::Short => short::row(self.pair, k),
            Case::Long => long::row(self.pair, k),
        }
    }

    /// The rows of one period.
    pub fn rows(&self) -> impl Iterator<Item = Row> + Clone + use<> {
        let sentence = *self;
        (0..self.rows).map(move |k| sentence.row(k))
    }

    /// The Grundy value of heap `n`.
    ///
    /// # Complexity
    /// Constant time.
    pub fn value(&self, n: u128) -> u8 {
        self.place(n).spot.value
    }

    /// Where heap `n` lies, and so why it is worth what it is.
    ///
    /// # Complexity
    /// Constant time.
    pub fn place(&self, n: u128) -> Place {
        self.locate(n).0
    }

    /// The place of heap `n`, and how many heaps from there on are alike.
    fn locate(&self, n: u128) -> (Place, u64) {
        let reduced = n % self.period;
        let row = self.row_of(reduced);
        let (spot, alike) = row.spot((reduced - row.start) as u64);
        (Place { heap: n, reduced, row, spot }, alike)
    }

    /// The row that heap `x` of the first period lies in. Row k of a long pair
    /// starts k · (2b + r) − `s_k` in, less than one block before an even cut, so it
    /// is the row of the even cut or the one after.
    fn row_of(&self, x: u128) -> Row {
        let even_width = self.period / u128::from(self.rows);
        let row = self.row((x / even_width) as u64);
        if x - row.start < u128::from(row.width()) { row } else { self.row(row.index + 1) }
    }

    /// The moves from heap `n`, smallest take first; takes larger than the heap are none.
    /// The value of `n` is the mex of theirs.
    pub fn moves(&self, n: u128) -> impl Iterator<Item = Move> + use<> {
        let sentence = *self;
        self.pair.takes().into_iter().filter_map(move |take| {
            let option = n.checked_sub(u128::from(take))?;
            Some(Move { take, option, value: sentence.value(option) })
        })
    }

    /// The blocks of one period, from heap 0 on.
    pub fn blocks(&self) -> Blocks {
        Blocks { sentence: *self, row: self.row(0), offset: 0 }
    }

    /// How many blocks one period has: what reading it by runs costs.
    ///
    /// Short: 2⌈b/a⌉. Long, for the reduced pair: 4ha + 4a + 4r − 5, with h = ⌊b/2a⌋.
    pub fn block_count(&self) -> u128 {
        let reduced = self.pair.reduced();
        let [a, b, r] = [reduced.a(), reduced.b(), reduced.r()].map(u128::from);
        match self.case {
            Case::Short => 2 * b.div_ceil(a),
            Case::Long => 4 * (b / (2 * a) * a + a + r) - 5,
        }
    }

    /// The runs of any stretch of heaps, cut at its ends.
    ///
    /// # Complexity
    /// Constant time for each run.
    ///
    /// ```
    /// use taking_games::additive::{Pair, Sentence, run};
    ///
    /// let sentence = Sentence::new(Pair::new(4, 9).unwrap());
    /// let row_1: String = run::heaps(sentence.runs(18..36)).map(|value| value.to_string()).collect();
    /// assert_eq!(row_1, "000311100221133222");
    /// ```
    pub fn runs(&self, heaps: Range<u128>) -> impl Iterator<Item = Run> + Clone + use<> {
        let sentence = *self;
        let Range { start: mut next, end } = heaps;
        std::iter::from_fn(move || {
            let left = end.checked_sub(next).filter(|&left| left > 0)?;
            let (place, alike) = sentence.locate(next);
            let run = Run { start: next, length: alike.min(u64::try_from(left).unwrap_or(u64::MAX)), value: place.spot.value };
            next += u128::from(run.length);
            Some(run)
        })
    }

    /// The values of one period, heap by heap.
    pub fn values(&self) -> impl Iterator<Item = u8> + use<> {
        run::heaps(self.blocks().map(|block| block.run))
    }
}

/// The blocks of one period, made as they are asked for: see [`Sentence::blocks`].
#[derive(Debug, Clone)]
pub struct Blocks {
    sentence: Sentence,
    row: Row,
    offset: u64,
}

impl Iterator for Blocks {
    type Item = Block;

    fn next(&mut self) -> Option<Block> {
        if self.offset == self.row.width() {
            self.row = self.sentence.row(self.row.index + 1);
            self.offset = 0;
        }
        if self.row.index >= self.sentence.rows {
            return None;
        }
        let block = self.row.block_at(self.offset);
        self.offset += block.run.length;
        Some(block)
    }
}

impl fmt::Display for Place {
    /// The reason in sentences: the copy, the row, the block, the clause.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { heap, reduced, row, spot } = self;
        if heap == reduced {
            write!(f, "Heap {heap} is in the first period. ")?;
        } else {
            write!(f, "Heap {heap} stands like heap {reduced} of the first period. ")?;
        }
        write!(f, "Row {} starts at heap {} with shift {}. ", row.index, row.start, row.shift)?;
        write!(f, "Offset {} of its {} band is in block {}. ", spot.offset, spot.band, spot.block)?;
        let (band, block) = match spot.carried {
            None => (spot.band, spot.block),
            Some(block) => {
                let width = row.block_width;
                write!(f, "An odd block in the first {width} heaps of a band belongs to the band before, here to its block {block}. ")?;
                (spot.band.before(), block)
            }
        };
        let parity = if block.is_multiple_of(2) { "even" } else { "odd" };
        write!(f, "The {parity} blocks of {band} bands are worth {}.", spot.value)
    }
}
