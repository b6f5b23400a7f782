//! Decides 64 positions at a time from the labels before them.
//!
//! Write l(p) for "position p is a loss", and let l(p) be false below 0, where
//! there is no position to move to. Then the definition is one line,
//!
//! > l(p) = not (l(p − m₁) or l(p − m₂) or …),
//!
//! and for a whole word of 64 positions from n on it falls into two parts.
//!
//! - **Far takes**, m ≥ 64, reach back past the word. For them the line holds
//!   for all 64 positions at once: shift the labels from n − m on into place,
//!   and join.
//! - **Near takes**, m < 64, also lead from a position of the word to another
//!   one of the same word. So here the losses are worked out in order, and each
//!   marks the positions that it makes wins, m further on, in this word or in
//!   the next: those are *carried*. A [`Table`] does that for several positions
//!   at a time, since which of them are losses depends only on which of them
//!   are wins already.
//!
//! So a word costs a few operations for each far take, and six steps through
//! tables for any number of near ones: 64 = 4·11 + 2·10.
//!
//! Rejected, after measuring:
//! - tables for 8 positions, eight steps a word: 1.3 times as long;
//! - tables for 16 positions: four steps, but they leave the first-level cache,
//!   and it takes two to four times as long;
//! - no tables, but one loss after the other: half as long for {1, 2, …, 24},
//!   where one position in 25 is a loss, but five times as long for {2,5}. It
//!   serves for the first words: so short a table is done before the tables
//!   that would speed it up are filled;
//! - leaving early once all 64 positions are wins: no clear gain.

use super::table::Table;
use crate::bits::ones;
use crate::takes::Takes;

/// How many words go by before the tables are filled: about as many as are
/// decided without them in the time that filling them takes.
const WORDS_WITHOUT_TABLES: usize = 128;

/// A word of 64 positions is four times 11 and twice 10.
type Tables = Box<(Table<2048>, Table<1024>)>;

/// What is needed to decide the next 64 positions, apart from the labels.
#[derive(Debug, Clone)]
pub(crate) struct Kernel {
    /// The near takes: bit m is set for the take m.
    near: u64,
    far: Vec<usize>,
    /// The wins that near takes have carried into the word to come.
    carried: u64,
    words: usize,
    tables: Option<Tables>,
}

impl Kernel {
    /// The kernel of a game, before position 0.
    pub(crate) fn new(takes: &Takes) -> Self {
        let (near, far) = takes.as_slice().split_at(takes.as_slice().partition_point(|&take| take < 64));
        let near = near.iter().fold(0, |near, take| near | 1 << take);
        let far = far.iter().map(|&take| take as usize).collect();
        Self { near, far, carried: 0, words: 0, tables: None }
    }

    /// Decides the next 64 positions: bit i is set if the i-th is a loss.
    ///
    /// `before` are the labels just before them: all, or the last M at least.
    /// It is called for one word after the other, since wins are carried.
    #[inline]
    pub(crate) fn next(&mut self, before: &[u64]) -> u64 {
        let mut wins = std::mem::take(&mut self.carried);
        for &take in &self.far {
            wins |= back(before, take);
        }
        if self.near == 0 {
            return !wins;
        }
        if let Some(tables) = &self.tables {
            let mut losses = 0;
            for at in [0, 11, 22, 33] {
                losses |= tables.0.decide(&mut wins) << at;
            }
            for at in [44, 54] {
                losses |= tables.1.decide(&mut wins) << at;
            }
            self.carried = wins;
            return losses;
        }
        self.words += 1;
        if self.words == WORDS_WITHOUT_TABLES {
            self.tables = Some(build(self.near));
        }
        let losses;
        (losses, self.carried) = loss_by_loss(self.near, wins);
        losses
    }

    /// The labels of positions 0 to `count` − 1 ≤ 63, without the kernel's going
    /// on. Takes from 64 up are no moves there.
    pub(crate) fn first(&self, count: usize) -> u64 {
        loss_by_loss(self.near, !ones(count)).0
    }
}

/// Decides 64 positions of which some are `wins` already: which of them are
/// losses, and which of the next 64 these make wins.
#[inline]
fn loss_by_loss(near: u64, wins: u64) -> (u64, u64) {
    let (mut losses, mut carried) = (0, 0);
    let mut open = !wins;
    while open != 0 {
        let p = open.trailing_zeros();
        losses |= 1 << p;
        open &= !((near | 1) << p); // bit 0 is never a take: here it is the loss itself
        carried |= near >> 1 >> (63 - p);
    }
    (losses, carried)
}

/// Apart from the hot loop, which should not clear room for it on each call.
#[cold]
#[inline(never)]
fn build(near: u64) -> Tables {
    Box::new((Table::new(near), Table::new(near)))
}

/// The 64 labels `take` positions before the ones to come, for a take of 64 or
/// more. Positions below 0 are no losses.
#[inline]
fn back(before: &[u64], take: usize) -> u64 {
    let words = take.div_ceil(64);
    let shift = words * 64 - take;
    let word = |i: usize| before.get(i).copied().unwrap_or(0);
    let first = before.len().wrapping_sub(words);
    word(first) >> shift | word(first.wrapping_add(1)) << 1 << (63 - shift)
}
