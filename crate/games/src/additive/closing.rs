//! Closing the induction: a proof for one game that its sentence is right.
//!
//! If a sequence of period P obeys the mex rule at every heap 0..=P + a + b, it
//! obeys it at every heap: from a + b on, a heap and its three options are the
//! same number of periods from a heap and options that were checked. The check
//! reads the sequence by runs, four readers side by side (the heap and its
//! three options), so its cost is the number of blocks and not of heaps.
//!
//! This certifies one game by computation; `docs/PROOFS.md` proves the family.

use std::iter::Cycle;

use super::pair::Pair;
use super::run::Run;
use super::sentence::{Blocks, Sentence};
use crate::refusal::{Refusal, RefusalKind};

/// The most blocks a period may have for the induction to be closed by computation.
pub const MOST_BLOCKS: u128 = 4_000_000;

/// What the check found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The mex rule holds at every heap 0..=P + a + b, and so at every heap.
    Closes,
    /// The first heap where the sequence breaks the mex rule.
    Fails(u128),
}

impl std::fmt::Display for Verdict {
    /// `closes` or `fails at n`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Closes => f.write_str("closes"),
            Self::Fails(heap) => write!(f, "fails at {heap}"),
        }
    }
}

/// A check under way, advanced in slices so that a page can draw between them.
///
/// ```
/// use taking_games::additive::{Pair, closing::{Closing, Verdict}};
///
/// let mut closing = Closing::new(Pair::new(39, 80).unwrap()).unwrap();
/// while closing.advance(1_000).is_none() {
///     assert!(closing.checked() < closing.heaps());
/// }
/// assert_eq!(closing.verdict(), Some(Verdict::Closes));
/// assert_eq!(closing.heaps(), 6_318 + 39 + 80 + 1);
/// ```
#[derive(Debug, Clone)]
pub struct Closing(Check<Blocks>);

impl Closing {
    /// The check of the pair's own sentence, not yet begun.
    ///
    /// # Errors
    /// `E_CLOSING_TOO_LONG` when the period has more than [`MOST_BLOCKS`] blocks:
    /// the check was not run, and the proof for the family is what there is.
    pub fn new(pair: Pair) -> Result<Self, Refusal> {
        let sentence = Sentence::new(pair);
        let blocks = sentence.block_count();
        if blocks > MOST_BLOCKS {
            return Err(Refusal::new(
                RefusalKind::ClosingTooLong,
                &pair.to_string(),
                format!(
                    "Not run: one period of {pair} has {blocks} blocks, and the check is made up to {MOST_BLOCKS}. \
                     The sentence is proved for the whole family."
                ),
            ));
        }
        Ok(Self(Check::of(pair, sentence.period(), &sentence.blocks())))
    }

    /// Checks on, at most `steps` pieces further, and gives the verdict once there is one.
    /// A piece is a stretch over which neither the heap nor an option changes its
    /// value: about four to a block of the period.
    pub fn advance(&mut self, steps: u64) -> Option<Verdict> {
        self.0.advance(steps)
    }

    /// How many heaps have been checked so far.
    pub fn checked(&self) -> u128 {
        self.0.checked
    }

    /// How many heaps are to be checked: P + a + b + 1.
    pub fn heaps(&self) -> u128 {
        self.0.heaps
    }

    /// The verdict, once there is one.
    pub fn verdict(&self) -> Option<Verdict> {
        self.0.verdict
    }
}

/// The check of any sequence that is told by its runs, a wrong one too.
#[derive(Debug, Clone)]
struct Check<I: Iterator + Clone> {
    heap: Reader<I>,
    options: [Reader<I>; 3],
    checked: u128,
    heaps: u128,
    verdict: Option<Verdict>,
}

impl<I> Check<I>
where
    I: Iterator<Item: Into<Run>> + Clone,
{
    fn of(pair: Pair, period: u128, runs: &I) -> Self {
        let [a, b, sum] = pair.takes();
        Self {
            heap: Reader::new(0, runs.clone()),
            options: [a, b, sum].map(|take| Reader::new(take, runs.clone())),
            checked: 0,
            heaps: period + u128::from(sum) + 1,
            verdict: None,
        }
    }

    fn advance(&mut self, steps: u64) -> Option<Verdict> {
        for _ in 0..steps {
            if self.verdict.is_some() {
                break;
            }
            self.step();
        }
        self.verdict
    }

    fn step(&mut self) {
        if self.heap.value != Some(mex(self.options.each_ref().map(|option| option.value))) {
            self.verdict = Some(Verdict::Fails(self.checked));
            return;
        }
        let piece = self.options.iter().fold(self.heap.left, |piece, option| piece.min(option.left));
        self.checked += u128::from(piece);
        if self.checked >= self.heaps {
            self.checked = self.heaps;
            self.verdict = Some(Verdict::Closes);
            return;
        }
        self.heap.skip(piece);
        for option in &mut self.options {
            option.skip(piece);
        }
    }
}

/// The least value that none of the options has. Three options leave one of
/// 0 to 3 free, so higher values need not be told apart.
fn mex(options: [Option<u8>; 3]) -> u8 {
    let seen = options.into_iter().flatten().fold(0u8, |seen, value| seen | 1 << value.min(7));
    seen.trailing_ones() as u8
}

/// Reads a sequence by runs, a fixed number of heaps late: what stands there
/// before the first heap has come through is no option, `None`.
#[derive(Debug, Clone)]
struct Reader<I: Iterator + Clone> {
    runs: Cycle<I>,
    value: Option<u8>,
    left: u64,
}

impl<I> Reader<I>
where
    I: Iterator<Item: Into<Run>> + Clone,
{
    fn new(late: u64, runs: I) -> Self {
        let mut reader = Self { runs: runs.cycle(), value: None, left: late };
        reader.skip(0);
        reader
    }

    /// Goes on by `heaps`, at most what is left of the run.
    fn skip(&mut self, heaps: u64) {
        self.left -= heaps;
        if self.left == 0
            && let Some(run) = self.runs.next()
        {
            let run = run.into();
            (self.value, self.left) = (Some(run.value), run.length);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Case;
    use super::*;
    use crate::naive;

    fn close(pair: Pair) -> Verdict {
        Closing::new(pair).unwrap().advance(u64::MAX).unwrap()
    }

    #[test]
    fn it_closes_for_every_pair_to_80() {
        let (mut short, mut coprime_long, mut scaled_long) = (0, 0, 0);
        for b in 2..=80 {
            for a in 1..b {
                let pair = Pair::new(a, b).unwrap();
                assert_eq!(close(pair), Verdict::Closes, "{pair}");
                match (pair.case(), pair.divisor()) {
                    (Case::Short, _) => short += 1,
                    (Case::Long, 1) => coprime_long += 1,
                    (Case::Long, _) => scaled_long += 1,
                }
            }
        }
        assert_eq!((short, coprime_long, scaled_long), (2202, 603, 355));
    }

    /// Changes one heap of one period to each other value in turn. The naive
    /// rule, heap by heap over the repeated sequence, says where that breaks first.
    #[test]
    fn a_wrong_sentence_fails_at_the_first_wrong_heap() {
        for (a, b) in [(1, 3), (1, 4), (3, 4), (4, 9), (3, 10), (4, 6), (5, 21)] {
            let pair = Pair::new(a, b).unwrap();
            let right: Vec<u8> = Sentence::new(pair).values().collect();
            for wrong_heap in 0..right.len() {
                for wrong_value in (0..5).filter(|&value| value != right[wrong_heap]) {
                    let mut wrong = right.clone();
                    wrong[wrong_heap] = wrong_value;
                    let runs = (0..).zip(&wrong).map(|(start, &value)| Run { start, length: 1, value });
                    let verdict = Check::of(pair, wrong.len() as u128, &runs).advance(u64::MAX);
                    assert_eq!(verdict, Some(Verdict::Fails(first_break(pair, &wrong))), "{pair} heap {wrong_heap}");
                }
            }
        }
    }

    /// A period that is too short or too long by one is a wrong sentence too.
    #[test]
    fn a_wrong_period_fails() {
        for (a, b) in [(1, 3), (4, 9), (3, 10)] {
            let pair = Pair::new(a, b).unwrap();
            let right: Vec<u8> = Sentence::new(pair).values().collect();
            let longer: Vec<u8> = right.iter().copied().chain([0]).collect();
            for wrong in [&right[..right.len() - 1], &longer] {
                let runs = (0..).zip(wrong).map(|(start, &value)| Run { start, length: 1, value });
                let verdict = Check::of(pair, wrong.len() as u128, &runs).advance(u64::MAX);
                assert_eq!(verdict, Some(Verdict::Fails(first_break(pair, wrong))), "{pair}");
            }
        }
    }

    fn first_break(pair: Pair, period: &[u8]) -> u128 {
        let at = |n: u64| period[n as usize % period.len()];
        (0..3 * (period.len() as u64 + pair.b()))
            .find(|&n| {
                let mut seen = [false; 8];
                for take in pair.takes() {
                    if take <= n {
                        seen[at(n - take) as usize] = true;
                    }
                }
                u16::from(at(n)) != naive::mex(&seen)
            })
            .unwrap()
            .into()
    }

    #[test]
    fn slices_do_not_change_the_verdict() {
        let pair = Pair::new(12, 29).unwrap();
        let mut closing = Closing::new(pair).unwrap();
        let mut before = 0;
        while closing.advance(1).is_none() {
            assert!(closing.checked() > before);
            before = closing.checked();
        }
        assert_eq!((closing.verdict(), closing.checked()), (Some(Verdict::Closes), closing.heaps()));
        assert_eq!(closing.heaps(), pair.period() + 41 + 1);
        assert_eq!((Verdict::Closes.to_string(), Verdict::Fails(7).to_string()), ("closes".to_owned(), "fails at 7".to_owned()));
    }

    #[test]
    fn large_pairs_close_where_their_blocks_are_few_and_are_refused_where_they_are_many() {
        let large = Pair::new(300_000_000_000_001, 999_999_999_999_999).unwrap();
        assert_eq!((large.case(), close(large)), (Case::Short, Verdict::Closes));
        assert_eq!(close(Pair::new(1_000_003, 1_000_000_007).unwrap()), Verdict::Closes);
        assert_eq!(close(Pair::new(10_000, 40_001).unwrap()), Verdict::Closes);
        for (a, b) in [(1_000_003, 1_000_004_007), (1, 1_000_000_000_000_000), (499_999_999_999_999, 999_999_999_999_999)] {
            let refusal = Closing::new(Pair::new(a, b).unwrap()).unwrap_err();
            assert_eq!(refusal.code(), "E_CLOSING_TOO_LONG");
        }
    }
}
