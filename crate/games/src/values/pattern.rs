//! Finding the first return of a window in a stream of stretches.

use super::stretch::{Stretch, Window};

/// The first stretches of a stream that cover a window, and how many of them
/// the stream's latest stretches match.
///
/// # Method
/// Knuth, Morris and Pratt's (*Fast pattern matching in strings*, 1977): a
/// mismatch falls back to the longest shorter match, so every stretch costs
/// O(1) on average however much the pattern resembles itself. Comparing the
/// window afresh at every heap was rejected: {1, 1000000} would cost 10^12.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pattern {
    stretches: Vec<Stretch>,
    /// Of the first i + 1 stretches, how many of the last are also the first.
    borders: Vec<u32>,
    matched: usize,
    heaps: u64,
}

impl Pattern {
    /// How many heaps are remembered so far.
    pub(crate) fn heaps(&self) -> u64 {
        self.heaps
    }

    /// Reads the next stretch, see [`Window::read`].
    #[inline]
    pub(crate) fn read(&mut self, stretch: Stretch, length: u64) -> bool {
        if self.heaps >= length {
            self.compare(stretch);
            return self.matched == self.stretches.len();
        }
        // The pattern is matched against itself one stretch late: those are the borders.
        if !self.stretches.is_empty() {
            self.compare(stretch);
        }
        self.stretches.push(stretch);
        self.borders.push(self.matched as u32);
        self.heaps += u64::from(stretch.length());
        false
    }

    /// Forgets everything but its room in memory.
    pub(crate) fn clear(&mut self) {
        self.stretches.clear();
        self.borders.clear();
        self.matched = 0;
        self.heaps = 0;
    }

    #[inline]
    fn compare(&mut self, stretch: Stretch) {
        while self.matched > 0 && self.stretches.get(self.matched) != Some(&stretch) {
            self.matched = self.borders[self.matched - 1] as usize;
        }
        self.matched += usize::from(self.stretches[self.matched] == stretch);
    }
}

/// A pattern serves every source: the stretches are all it looks at.
impl<S> Window<S> for Pattern {
    fn heaps(&self) -> u64 {
        self.heaps()
    }

    fn read(&mut self, _: &S, stretch: Stretch, length: u64) -> bool {
        self.read(stretch, length)
    }

    fn clear(&mut self) {
        self.clear();
    }
}
