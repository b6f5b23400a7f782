//! The fast label table: which positions are losses for the player to move.

use crate::takes::Takes;

/// The outcome labels of positions 0..len, one bit each: set for **L** (a loss
/// for the player to move, a P-position), clear for **W**.
///
/// ```
/// use games::{labels::Labels, takes::Takes};
///
/// let labels = Labels::new(&Takes::parse("1,3,4").unwrap(), 19);
/// assert_eq!(labels.to_string(), "LWLWWWWLWLWWWWLWLWW");
/// assert!(labels.losses().eq([0, 2, 7, 9, 14, 16]));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Labels {
    words: Vec<u64>,
    len: usize,
}

impl Labels {
    /// Labels positions `0..len` bottom-up: every move lowers the heap, so
    /// counting up from 0 is an order that always works.
    ///
    /// # Complexity
    /// O(len · takes) at most.
    pub fn new(takes: &Takes, len: usize) -> Self {
        let mut labels = Self { words: vec![0; len.div_ceil(64)], len };
        for p in 0..len {
            if takes.moves_from(p as u64).all(|take| !labels.is_loss(p - take as usize)) {
                labels.words[p / 64] |= 1 << (p % 64);
            }
        }
        labels
    }

    /// The number of positions labelled.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether no position is labelled.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether position `p` is a loss. Positions past the end are not known:
    /// the answer there is `false`.
    pub fn is_loss(&self, p: usize) -> bool {
        p < self.len && self.words[p / 64] >> (p % 64) & 1 == 1
    }

    /// The bits, position p at bit p mod 64 of word ⌊p/64⌋; bits past the end are clear.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// The 64 labels from position `p` on, position p at bit 0; bits past the
    /// end are clear.
    pub(crate) fn word_at(&self, p: usize) -> u64 {
        let word = |i| self.words.get(i).copied().unwrap_or(0);
        match p % 64 {
            0 => word(p / 64),
            shift => word(p / 64) >> shift | word(p / 64 + 1) << (64 - shift),
        }
    }

    /// The losing positions, rising.
    pub fn losses(&self) -> impl Iterator<Item = usize> {
        (0..self.len).filter(|&p| self.is_loss(p))
    }
}

impl FromIterator<bool> for Labels {
    /// The labels given one by one, `true` for a loss.
    fn from_iter<I: IntoIterator<Item = bool>>(losses: I) -> Self {
        let mut labels = Self { words: Vec::new(), len: 0 };
        for is_loss in losses {
            if labels.len.is_multiple_of(64) {
                labels.words.push(0);
            }
            labels.words[labels.len / 64] |= u64::from(is_loss) << (labels.len % 64);
            labels.len += 1;
        }
        labels
    }
}

impl std::fmt::Display for Labels {
    /// The labels as letters, `LWLWWWWLW…`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (0..self.len).try_for_each(|p| f.write_str(if self.is_loss(p) { "L" } else { "W" }))
    }
}
