//! The labels from position 0 on without end, in memory for the last few.

use super::kernel::Kernel;
use crate::bits::Bits;
use crate::takes::Takes;

/// The labels of a game as they are asked for. Those that nobody needs any
/// longer are forgotten, so a search may go far beyond what memory would hold:
/// beyond what its user keeps, a stream keeps the last M labels.
#[derive(Debug, Clone)]
pub(crate) struct LabelStream {
    kernel: Kernel,
    words: Vec<u64>,
    /// How many words have been forgotten.
    forgotten: u64,
    /// M, the largest take: how far the kernel looks back.
    window: u64,
}

impl LabelStream {
    /// The labels from 0 on, none computed yet.
    pub(crate) fn new(takes: &Takes) -> Self {
        Self { kernel: Kernel::new(takes), words: Vec::new(), forgotten: 0, window: takes.largest() as u64 }
    }

    /// M, the largest take: so many labels decide the next one.
    pub(crate) fn window(&self) -> u64 {
        self.window
    }

    /// The labels of positions 0 to `count` − 1 ≤ 63.
    pub(crate) fn first(&self, count: usize) -> u64 {
        self.kernel.first(count)
    }

    /// The labels have been computed up to here: a multiple of 64.
    pub(crate) fn end(&self) -> u64 {
        (self.forgotten + self.words.len() as u64) * 64
    }

    /// Computes the labels up to `end` at least.
    pub(crate) fn reach(&mut self, end: u64) {
        while self.end() < end {
            let word = self.kernel.next(&self.words);
            self.words.push(word);
        }
    }

    /// Allows the labels before position `p` to be forgotten.
    pub(crate) fn forget_before(&mut self, p: u64) {
        let needed = p.min(self.end() - self.window.min(self.end()));
        let free = (needed / 64).saturating_sub(self.forgotten) as usize;
        // Moving the rest costs as much as was gained, so it is done seldom.
        if free > 64 && free > self.words.len() / 2 {
            self.words.drain(..free);
            self.forgotten += free as u64;
        }
    }

    /// How many words are kept.
    #[cfg(test)]
    pub(crate) fn kept(&self) -> usize {
        self.words.len()
    }

    /// The labels that are kept, and where position `p` is among them.
    pub(crate) fn at(&self, p: u64) -> (Bits<'_>, usize) {
        (Bits(&self.words), (p - self.forgotten * 64) as usize)
    }

    /// The 64 labels from position `p` on.
    pub(crate) fn word_at(&self, p: u64) -> u64 {
        let (bits, i) = self.at(p);
        bits.word_at(i)
    }
}
