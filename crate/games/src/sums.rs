//! Sums: several heaps of one game side by side, a move in one of them at a time.
//!
//! The Grundy value of a sum is the **nim-sum** of its heaps' values, their
//! binary digits added without carrying (Sprague 1935, Grundy 1939). The player
//! to move loses exactly if it is 0, and a winning move is one that makes it 0.
//!
//! So a sum of enormous heaps is as easy as one of small ones, if the values are
//! known to repeat: a heap then has the value of the one it
//! [folds](Certificate::fold) to. That takes a proof. Where none was found, a
//! table is as far as the truth goes, and a heap beyond it is refused.

use crate::certificate::{Certificate, Progress};
use crate::numeral;
use crate::refusal::{Refusal, shown};
use crate::takes::Takes;
use crate::values::{Value, ValueCertifier, Values};

/// The most heaps in one sum.
pub const MOST_HEAPS: usize = 256;

/// The most heaps that the table of values holds, 2 bytes each.
pub const LONGEST_TABLE: usize = 1 << 22;

/// The sums of heaps of one game.
///
/// ```
/// use games::{sums::{HeapMove, Sums}, takes::Takes};
///
/// let sums = Sums::new(&Takes::parse("1,3,4").unwrap(), 1_000);
/// let sum = sums.of(&[5, 1_000_000_000_000_000_000]).unwrap();
/// assert_eq!((sum.values, sum.nim_sum), (vec![3, 1], 2));
/// assert_eq!(sum.winning, [HeapMove { heap: 0, take: 4 }, HeapMove { heap: 1, take: 3 }]);
///
/// // A sum of two equal heaps is lost: every move can be copied in the other.
/// assert!(sums.of(&[u64::MAX, u64::MAX]).unwrap().is_loss());
/// ```
#[derive(Debug, Clone)]
pub struct Sums {
    takes: Takes,
    values: Values,
    proof: Option<Certificate>,
}

/// Take `take` counters from the heap with index `heap`, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct HeapMove {
    /// Which heap, counted from 0.
    pub heap: usize,
    /// How many counters.
    pub take: u32,
}

/// The nim-sum: the binary digits added without carrying, 0 for no values.
///
/// ```
/// assert_eq!(games::sums::nim_sum([3, 4, 5]), 2);
/// ```
pub fn nim_sum(values: impl IntoIterator<Item = Value>) -> Value {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// A sum of heaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// The Grundy value of each heap.
    pub values: Vec<Value>,
    /// The Grundy value of the sum, at most 511.
    pub nim_sum: Value,
    /// All winning moves, heap by heap, the smaller take first.
    pub winning: Vec<HeapMove>,
}

impl Sum {
    /// Whether the player to move loses: the nim-sum is 0 and no move wins.
    pub fn is_loss(&self) -> bool {
        self.nim_sum == 0
    }
}

impl Sums {
    /// Prepares the sums of a game: certifies the values in at most `budget`
    /// steps (see [`ValueCertifier::advance`]), and tables those before the
    /// repeat. Without a proof, the table has as many heaps as the budget has
    /// steps. It never has more than [`LONGEST_TABLE`].
    ///
    /// # Complexity
    /// O(budget · takes) time. Memory for the table: preperiod + period values
    /// with a proof, else as many as the budget, and never more than
    /// [`LONGEST_TABLE`].
    pub fn new(takes: &Takes, budget: u64) -> Self {
        let proof = match ValueCertifier::new(takes).advance(budget) {
            Progress::Done(proof) => Some(proof),
            Progress::Working { .. } => None,
        };
        let len = proof.map_or(budget, |proof| proof.repeat_at());
        let len = usize::try_from(len).map_or(LONGEST_TABLE, |len| len.min(LONGEST_TABLE));
        Self { takes: takes.clone(), values: Values::new(takes, len), proof }
    }

    /// The proof that the values repeat, if it was found.
    pub fn proof(&self) -> Option<Certificate> {
        self.proof
    }

    /// The largest heap whose value is known: `u64::MAX` with a proof and a
    /// table up to the repeat. `None` if no heap's is.
    pub fn largest_heap(&self) -> Option<u64> {
        let len = self.values.len() as u64;
        match self.proof {
            Some(proof) if proof.repeat_at() <= len => Some(u64::MAX),
            _ => len.checked_sub(1),
        }
    }

    /// The Grundy value of one heap.
    ///
    /// # Errors
    /// `E_HEAP_UNKNOWN` if the heap is beyond the table and no proof leads back.
    ///
    /// # Complexity
    /// O(1).
    pub fn value(&self, heap: u64) -> Result<Value, Refusal> {
        let folded = self.proof.map_or(heap, |proof| proof.fold(heap));
        self.values.get(folded).ok_or_else(|| self.unknown(heap))
    }

    /// The values, the nim-sum and the winning moves of a sum of heaps. The sum
    /// of no heaps is lost: there is no move.
    ///
    /// # Errors
    /// `E_HEAP_UNKNOWN` for the first heap whose value, or an option's, is not known,
    /// `E_SUM_HEAPS` for more than [`MOST_HEAPS`].
    ///
    /// # Complexity
    /// O(heaps · takes).
    pub fn of(&self, heaps: &[u64]) -> Result<Sum, Refusal> {
        if heaps.len() > MOST_HEAPS {
            return Err(too_many(heaps.len()));
        }
        let values = heaps.iter().map(|&heap| self.value(heap)).collect::<Result<Vec<Value>, _>>()?;
        let nim_sum = nim_sum(values.iter().copied());
        let mut winning = Vec::new();
        for (heap, (&counters, value)) in heaps.iter().zip(&values).enumerate() {
            for take in self.takes.moves_from(counters) {
                // From a nim-sum of 0 nothing matches: no option has its heap's own value.
                let option = self.value(counters - u64::from(take)).map_err(|_| self.unknown(counters))?;
                if option == value ^ nim_sum {
                    winning.push(HeapMove { heap, take });
                }
            }
        }
        Ok(Sum { values, nim_sum, winning })
    }

    fn unknown(&self, heap: u64) -> Refusal {
        let known = self.largest_heap().map_or("of no heap".to_owned(), |last| format!("of heaps up to {last}"));
        let why = if self.proof.is_some() { "the values repeat only past the longest table" } else { "no repeat was found" };
        let sentence = format!("The value of a heap of {heap} is not known: the values {known} were computed, and {why}.");
        Refusal::new("E_HEAP_UNKNOWN", &heap.to_string(), sentence)
    }
}

/// Reads the heaps of a sum as people write them, `5 7 9`, `5, 7; 9` or with
/// `+`. A heap may be 0. Text with no item in it is the sum of no heaps.
///
/// # Errors
/// Those of [`numeral::digits`], `E_HEAP_TOO_LARGE` for a heap of 2^64 or more,
/// `E_SUM_HEAPS` for more than [`MOST_HEAPS`] heaps.
///
/// ```
/// use games::sums;
///
/// assert_eq!(sums::parse("5 + 7 + 9").unwrap(), [5, 7, 9]);
/// assert_eq!(sums::parse("5,-7").unwrap_err().code(), "E_NEGATIVE");
/// ```
pub fn parse(text: &str) -> Result<Vec<u64>, Refusal> {
    let items = || numeral::items(text, &['+']);
    let count = items().count();
    if count > MOST_HEAPS {
        return Err(too_many(count));
    }
    items().map(heap).collect()
}

fn heap(item: &str) -> Result<u64, Refusal> {
    let digits = numeral::digits(item)?;
    digits.parse().map_err(|_| {
        let sentence = format!("{} is too large a heap for a sum. The largest heap allowed is {}.", shown(&digits), u64::MAX);
        Refusal::new("E_HEAP_TOO_LARGE", &digits, sentence)
    })
}

fn too_many(count: usize) -> Refusal {
    let sentence = format!("{count} heaps are too many for one sum here. At most {MOST_HEAPS} are allowed.");
    Refusal::new("E_SUM_HEAPS", &count.to_string(), sentence)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;
    use crate::naive;

    fn takes(text: &str) -> Takes {
        Takes::parse(text).unwrap()
    }

    /// Whether the player to move wins a sum, from the definition of winning:
    /// no values, no nim-sum.
    fn wins(takes: &Takes, heaps: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let wins = (0..heaps.len()).any(|i| {
            takes.moves_from(heaps[i]).any(|take| {
                let mut after = heaps.to_vec();
                after[i] -= u64::from(take);
                !self::wins(takes, &after, known)
            })
        });
        known.insert(heaps.to_vec(), wins);
        wins
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn winners_and_winning_moves_agree_with_the_definition(takes in naive::sets(9), heaps in prop::collection::vec(0..14u64, 0..=3)) {
            let sum = Sums::new(&takes, 10_000).of(&heaps).unwrap();
            let mut known = HashMap::new();
            prop_assert_eq!(sum.is_loss(), !wins(&takes, &heaps, &mut known));
            let mut winning = Vec::new();
            for (heap, &counters) in heaps.iter().enumerate() {
                for take in takes.moves_from(counters) {
                    let mut after = heaps.clone();
                    after[heap] -= u64::from(take);
                    if !wins(&takes, &after, &mut known) {
                        winning.push(HeapMove { heap, take });
                    }
                }
            }
            prop_assert_eq!(sum.winning, winning);
        }

        #[test]
        fn folded_values_are_the_computed_ones(takes in naive::sets(20)) {
            let sums = Sums::new(&takes, 1_000_000);
            let values = naive::values(&takes, 2_000);
            for (heap, value) in values.into_iter().enumerate() {
                prop_assert_eq!(sums.value(heap as u64), Ok(value));
            }
        }
    }

    #[test]
    fn nim_is_played_as_bouton_says() {
        let nim = Sums::new(&Takes::new(1..=7).unwrap(), 1_000);
        let sum = nim.of(&[3, 4, 5]).unwrap();
        assert_eq!((sum.values.as_slice(), sum.nim_sum), ([3, 4, 5].as_slice(), 2));
        assert_eq!(sum.winning, [HeapMove { heap: 0, take: 2 }]);
        assert!(nim.of(&[1, 2, 3]).unwrap().is_loss());
        assert_eq!(nim.of(&[]).unwrap(), Sum { values: vec![], nim_sum: 0, winning: vec![] });
    }

    /// {4,9,11} has a preperiod of 40 and a period of 5.
    #[test]
    fn heaps_of_any_size_fold_behind_the_preperiod() {
        let sums = Sums::new(&takes("4,9,11"), 1_000);
        let values = naive::values(&takes("4,9,11"), 50);
        for heap in [0, 39, 40, 44, 45, 1_000_000_000_000_000_003, u64::MAX] {
            let folded = if heap < 45 { heap } else { 40 + (heap - 40) % 5 };
            assert_eq!(sums.value(heap), Ok(values[folded as usize]), "{heap}");
        }
        assert_eq!(sums.largest_heap(), Some(u64::MAX));
    }

    #[test]
    fn what_is_not_proved_is_not_said() {
        let sums = Sums::new(&takes("39,80,119"), 50);
        assert_eq!((sums.proof(), sums.largest_heap()), (None, Some(49)));
        assert_eq!(sums.value(49), Ok(1));
        let refusal = sums.of(&[7, 50, 51]).unwrap_err();
        assert_eq!((refusal.code(), refusal.item()), ("E_HEAP_UNKNOWN", "50"));
        assert!(refusal.sentence().contains("up to 49"), "{refusal}");
        let nothing = Sums::new(&takes("1"), 0);
        assert_eq!((nothing.largest_heap(), nothing.value(0).unwrap_err().code()), (None, "E_HEAP_UNKNOWN"));
        // The empty set is proved without a step, and every heap of it is worth 0.
        assert_eq!(Sums::new(&takes(""), 0).value(u64::MAX), Ok(0));
    }

    /// {300000, 700000, 1000000} repeats after 45 runs, but after 4,500,000 heaps.
    #[test]
    fn a_period_longer_than_the_table_is_no_help() {
        let sums = Sums::new(&takes("300000,700000,1000000"), 1_000);
        let last = LONGEST_TABLE as u64 - 1;
        assert!(sums.proof().is_some_and(|proof| proof.repeat_at() > last), "{:?}", sums.proof());
        assert_eq!(sums.largest_heap(), Some(last));
        assert!(sums.value(last).is_ok());
        assert_eq!(sums.value(last + 1).unwrap_err().code(), "E_HEAP_UNKNOWN");
        // Its own value is that of heap 0, but not every option's is known: the reader's heap is named.
        assert_eq!(sums.of(&[4_500_000]).unwrap_err().item(), "4500000");
    }

    #[test]
    fn heaps_are_read_as_people_write_them() {
        for (text, expected) in
            [("5,7,9", vec![5, 7, 9]), ("5 + 7", vec![5, 7]), ("0; 0", vec![0, 0]), ("", vec![]), ("18446744073709551615", vec![u64::MAX])]
        {
            assert_eq!(parse(text), Ok(expected), "{text:?}");
        }
        for (text, code, item) in [
            ("1,x", "E_NOT_A_NUMBER", "x"),
            ("1,-1", "E_NEGATIVE", "-1"),
            ("18446744073709551616", "E_HEAP_TOO_LARGE", "18446744073709551616"),
        ] {
            let refusal = parse(text).unwrap_err();
            assert_eq!((refusal.code(), refusal.item()), (code, item));
        }
        assert!(parse(&"1,".repeat(MOST_HEAPS)).is_ok());
        assert_eq!(parse(&"1,".repeat(MOST_HEAPS + 1)).unwrap_err().code(), "E_SUM_HEAPS");
        assert_eq!(Sums::new(&takes("1"), 9).of(&[0; MOST_HEAPS + 1]).unwrap_err().code(), "E_SUM_HEAPS");
    }
}
