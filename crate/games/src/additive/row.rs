//! One row of a sentence: a lower band of 0s and 1s, then an upper band of 2s and 3s.
//!
//! Both sentences are made of such rows; they differ only in how wide the bands
//! are and how far the blocks are shifted ([`short`](super::short),
//! [`long`](super::long)). What a heap of a row is worth is said once, here.

use super::run::Run;

/// The two halves of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Band {
    /// The first half: its own blocks are worth 0 and 1.
    Lower,
    /// The second half: its own blocks are worth 2 and 3.
    Upper,
}

impl Band {
    /// The value of the band's even blocks; its odd blocks are worth one more.
    fn base(self) -> u8 {
        match self {
            Self::Lower => 0,
            Self::Upper => 2,
        }
    }

    /// The band that comes before this one, in its row or in the row before.
    pub(super) fn before(self) -> Self {
        match self {
            Self::Lower => Self::Upper,
            Self::Upper => Self::Lower,
        }
    }
}

impl std::fmt::Display for Band {
    /// `lower` or `upper`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Self::Lower => "lower",
            Self::Upper => "upper",
        })
    }
}

/// A row of a sentence. Widths, shifts and starts are in heaps.
///
/// ```
/// use taking_games::additive::{Pair, Sentence};
///
/// // {4,9,13}: the shift wraps in row 3, whose lower band is one block wider.
/// let rows: Vec<_> = Sentence::new(Pair::new(4, 9).unwrap()).rows().collect();
/// let told: Vec<_> = rows.iter().map(|row| (row.start, row.shift, row.lower)).collect();
/// assert_eq!(told, [(0, 0, 9), (18, 1, 9), (36, 2, 9), (54, 3, 13)]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// k, from 0.
    pub index: u64,
    /// The row's first heap.
    pub start: u128,
    /// `s_k`: how far into its first block the lower band starts. 0 in a short pair.
    pub shift: u64,
    /// `s_{k+1}`: how far into its first block the upper band starts.
    pub next_shift: u64,
    /// `c_k`: whether the shift wraps past a, which makes the lower band a wider.
    pub carry: bool,
    /// The width of the lower band.
    pub lower: u64,
    /// The width of the upper band, b.
    pub upper: u64,
    /// The width of a block, a.
    pub block_width: u64,
}

/// Where in a row a heap lies and what it is worth there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spot {
    /// The band.
    pub band: Band,
    /// The heap's offset in the band, from 0.
    pub offset: u64,
    /// ⌊(offset + the band's shift)/a⌋, the block it lies in.
    pub block: u64,
    /// The block of the band *before*, where that band is carried on over this
    /// heap: in the first a heaps of a band, an odd block still belongs to it.
    pub carried: Option<u64>,
    /// The Grundy value, 0 to 3.
    pub value: u8,
}

/// A run of one period of an additive game, with its place in the sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    /// The heaps and their value.
    pub run: Run,
    /// The row it lies in.
    pub row: u64,
    /// The band it lies in.
    pub band: Band,
    /// Whether it is the band before, carried on.
    pub carried: bool,
}

impl From<Block> for Run {
    fn from(block: Block) -> Self {
        block.run
    }
}

impl Row {
    /// The width of the row, both bands.
    pub fn width(&self) -> u64 {
        self.lower + self.upper
    }

    /// The heap at `x` of this row, and how many heaps from there on are alike.
    /// Only for `x` inside the row.
    pub(super) fn spot(&self, x: u64) -> (Spot, u64) {
        let a = self.block_width;
        let (band, offset, shift, width) = if x < self.lower {
            (Band::Lower, x, self.shift, self.lower)
        } else {
            (Band::Upper, x - self.lower, self.next_shift, self.upper)
        };
        // What a band says `heaps` past the start of its block 0: block, value, heaps left of it.
        let read = |band: Band, heaps: u64| (heaps / a, band.base() + u8::from(heaps / a % 2 == 1), a - heaps % a);
        let (block, value, left) = read(band, offset + shift);
        let alike = left.min(width - offset);
        if block.is_multiple_of(2) || offset >= a {
            return (Spot { band, offset, block, carried: None, value }, alike);
        }
        // The band before, read on past its end. That is the upper band of the row
        // before or the lower band of this row, and either began with `self.shift`.
        let before = if band == Band::Lower { self.upper } else { self.lower };
        let (carried, value, left) = read(band.before(), before + offset + self.shift);
        (Spot { band, offset, block, carried: Some(carried), value }, alike.min(left).min(a - offset))
    }

    /// The block of the row that starts at `x`; only for `x` inside the row.
    pub(super) fn block_at(&self, x: u64) -> Block {
        let (spot, length) = self.spot(x);
        Block {
            run: Run { start: self.start + u128::from(x), length, value: spot.value },
            row: self.index,
            band: spot.band,
            carried: spot.carried.is_some(),
        }
    }
}
