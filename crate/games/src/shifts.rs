//! Which shifts of a string agree with its own beginning, in linear time and
//! logarithmic memory.
//!
//! Shift k of a string w **agrees** for q letters if w(i) = w(i + k) for every
//! i < q. The smallest period of a range of labels is the first shift that
//! agrees to the end; the first return of a window of M labels is the first
//! shift that agrees for M letters. Both are found by trying k = 1, 2, … in
//! order. This module says how far to go on after a shift that fails, so that
//! neither costs more than linear time.
//!
//! The textbook answer is the failure function of Knuth, Morris and Pratt. It
//! keeps a number for each letter, 40 MB for ten million labels. This keeps
//! O(log n) numbers for n letters. It is a simplified form of the method of Galil
//! and Seiferas, *Time-space-optimal string matching*, J. Comput. Syst. Sci. 26
//! (1983) 280–294, without its factorisation and with the string as its own
//! pattern; see M. Crochemore and W. Rytter, *Squares, cubes, and time-space
//! efficient string searching*, Algorithmica 13 (1995) 405–425, who do it in
//! linear time and logarithmic space too, and correct the computation of periods.
//!
//! # Why nothing is missed, and why it is linear
//! Say that shift k agrees for exactly q letters. Of the shifts k + j with j ≤ q,
//! those that agree past that place have j as a period of the prefix of length q.
//! So we would like to know the smallest period of that prefix.
//!
//! - If q ≥ 2k, the first k letters are seen three times or more before the
//!   pattern breaks. We note it: k is **repeating**, up to length k + q. By the
//!   theorem of Fine and Wilf the next shift that agrees beyond the break is
//!   past q, so we go there; and so there are O(log n) repeating shifts in all.
//! - If q lies between 3d and the break of a repeating d, the smallest period of
//!   the prefix of length q is d: we go on by d, and q − d letters are known to
//!   agree. Short of the break the next letter must disagree again, so we go on
//!   by d until fewer than 3d letters are known.
//! - Otherwise that smallest period is more than q/3, so we go on by ⌊q/3⌋ + 1,
//!   which pays for the q comparisons.
//!
//! # Passing over shifts
//! Only repeating shifts are ever looked up, so a shift k that fails and agrees
//! for fewer than 2k letters may as well be passed over. So it is enough to try
//! those at which some chosen letters stand again, and these are found 64 at a
//! time: see [`Shifts::probe`].

use std::ops::Range;

/// The shift that is tried now.
#[derive(Debug, Clone)]
pub(crate) struct Shifts {
    /// The shift k.
    pub(crate) shift: u64,
    /// How many letters are known to agree at this shift.
    pub(crate) known: u64,
    repeating: Vec<Repeating>,
    /// How many times the first letter stands at the beginning.
    first_run: u64,
}

/// How many letters decide whether a shift is tried. More rule out more shifts,
/// but cost more where one of the 64 looked at is left.
const LETTERS: u64 = 16;

/// A prefix that repeats: it has `period` as its smallest period up to
/// `length`, at least three times as much, and no further.
#[derive(Debug, Clone)]
struct Repeating {
    period: u64,
    length: u64,
}

impl Shifts {
    /// Before the first shift, k = 1.
    pub(crate) fn new() -> Self {
        Self { shift: 1, known: 0, repeating: Vec::new(), first_run: 1 }
    }

    /// Where the letters are, 16 at most, that must stand again at this shift
    /// and at those after it if they are to agree for `window` letters; those
    /// where they do not may be passed over. `None` as long as each shift has to
    /// be tried.
    ///
    /// They are taken from the end of the first run, since the middle of a run
    /// looks like the middle of any other. A shift k that fails within them
    /// agrees for fewer than 2k letters, as soon as k is past their end.
    pub(crate) fn probe(&self, window: u64) -> Option<Range<u64>> {
        let place = if self.first_run < window { self.first_run - 1 } else { 0 };
        (self.known == 0 && self.shift >= place + LETTERS).then_some(place..window.min(place + LETTERS))
    }

    /// Goes on to the next shift that may agree further, after one that agrees
    /// for exactly `q` letters.
    pub(crate) fn go_on_after(&mut self, q: u64) {
        let k = self.shift;
        if k == 1 {
            self.first_run = q + 1;
        }
        (self.shift, self.known) = if q >= 2 * k {
            self.repeating.push(Repeating { period: k, length: k + q });
            (q + 1, 0)
        } else if let Some(&Repeating { period, length }) = self.repeating.iter().find(|r| 3 * r.period <= q && q <= r.length) {
            let steps = if q == length { 1 } else { q / period - 2 };
            (k + steps * period, q - steps * period)
        } else {
            (k + q / 3 + 1, 0)
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn agreement(text: &[bool], shift: usize, most: usize) -> usize {
        (0..most).take_while(|&i| text[i] == text[i + shift]).count()
    }

    /// The first return of the window at 0, and how many letters were compared
    /// to find it, when every shift that is not passed over is tried.
    fn first_return(text: &[bool], window: usize) -> (Option<usize>, usize) {
        let mut shifts = Shifts::new();
        let mut compared = 0;
        while shifts.shift as usize + window <= text.len() {
            let (k, known) = (shifts.shift as usize, shifts.known as usize);
            let q = agreement(text, k, window);
            assert!(known <= q, "{text:?}: not so many letters are known to agree at {k}");
            compared += q - known + 1;
            if q == window {
                return (Some(k), compared);
            }
            shifts.go_on_after(q as u64);
        }
        (None, compared)
    }

    /// Texts in which much repeats and then does not: what makes a search of
    /// this kind quadratic if anything does.
    fn repetitive() -> impl Iterator<Item = Vec<bool>> {
        let words = std::iter::successors(Some((vec![true], vec![true, false])), |(before, word)| {
            Some((word.clone(), [word.as_slice(), before].concat()))
        });
        let fibonacci = words.map(|(_, word)| word).take(16);
        let runs = (1..40).flat_map(|unit| {
            [1, 3, 7, 20].map(|times| {
                let run = (0..unit * times).map(|i| i % unit == 0).collect::<Vec<_>>();
                [run.as_slice(), &[true], &run, &[false], &run].concat()
            })
        });
        fibonacci.chain(runs)
    }

    #[test]
    fn no_return_is_passed_over_and_no_letter_compared_often() {
        let short = (0..1_u32 << 16).map(|bits| (0..16).map(|i| bits >> i & 1 == 1).collect());
        for text in repetitive().chain(short) {
            for window in [text.len() / 5, text.len() / 2, 3 * text.len() / 4] {
                let (found, compared) = first_return(&text, window);
                let first = (1..=text.len() - window).find(|&k| agreement(&text, k, window) == window);
                assert_eq!(found, first, "{text:?}");
                assert!(compared <= 3 * text.len(), "{text:?}: {compared} comparisons");
            }
        }
    }

    /// The letters that decide: a run's end, before it whatever the run, and
    /// not before the shift is past them.
    #[test]
    fn letters_are_probed_from_the_end_of_the_first_run() {
        let mut shifts = Shifts::new();
        assert_eq!(shifts.probe(100), None);
        shifts.go_on_after(19); // twenty letters alike, and then another
        assert_eq!((shifts.shift, shifts.probe(100)), (20, None));
        shifts.go_on_after(0);
        shifts.shift = 34;
        assert_eq!(shifts.probe(100), None);
        shifts.shift = 35;
        assert_eq!(shifts.probe(100), Some(19..35));
        assert_eq!(shifts.probe(25), Some(19..25));
        assert_eq!(shifts.probe(20), Some(0..16)); // the run is all there is
        shifts.known = 1;
        assert_eq!(shifts.probe(100), None);
    }
}
