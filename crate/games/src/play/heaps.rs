//! Subtraction games in one heap or several, and their perfect player.
//!
//! A sum of heaps is won exactly when the Grundy values of the heaps have a
//! nim-sum other than 0 (Sprague 1935, Grundy 1939), and a winning move is one
//! that leaves the nim-sum 0. That tells winning moves at any size. How long a
//! game lasts is another matter: no such rule is known for the remoteness of a
//! sum, so it is found by going through all positions that can still be
//! reached, as far as these and their moves are few ([`MOST_MOVES`]).

use std::cmp::Reverse;
use std::sync::Arc;

use super::{Advice, Playable};
use crate::numeral;
use crate::refusal::{Refusal, RefusalKind, shown};
use crate::takes::Takes;
use crate::values::{Value, Values};

/// The most counters that a heap may have in play.
pub const LARGEST_HEAP: u32 = 10_000;

/// The most heaps in play.
pub const MOST_HEAPS: usize = 8;

/// The most moves that are looked at to find how long a game lasts: the moves
/// from a position times the positions below it. With {1, 3, 4} that is enough
/// for two heaps of 911 counters, three of 81, or eight of 3.
pub const MOST_MOVES: usize = 5_000_000;

/// Take `take` counters from the heap with index `heap`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct HeapMove {
    /// Which heap, counted from 0.
    pub heap: usize,
    /// How many counters.
    pub take: u32,
}

/// The most takes that a refusal names.
const MOST_TOLD: usize = 12;

/// Heaps of counters: a move takes one of the allowed numbers from one heap.
///
/// ```
/// use taking_games::play::{Heaps, Playable};
/// use taking_games::takes::Takes;
///
/// let nim = Heaps::new(&Takes::new(1..=7).unwrap(), &[3, 4, 5]).unwrap();
/// let advice = nim.advice().unwrap();
/// assert_eq!(advice.leads_to.heaps(), [1, 4, 5]); // 1, 4 and 5 have the nim-sum 0
/// assert_eq!(advice.reason.before, 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heaps {
    rules: Arc<Rules>,
    heaps: Vec<u32>,
}

/// What does not change during a game.
#[derive(Debug, PartialEq, Eq)]
struct Rules {
    takes: Takes,
    /// The Grundy values of heaps up to the largest at the start.
    values: Values,
}

/// Why a move in heaps wins, or why none does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NimSum {
    /// The Grundy value of each heap before the move.
    pub values: Vec<Value>,
    /// Their nim-sum. The position is lost exactly if it is 0.
    pub before: Value,
    /// The value of the heap moved in, after the move.
    pub value_after: Value,
    /// The nim-sum after the move: 0 for a winning move.
    pub after: Value,
}

impl Heaps {
    /// Reads the takes and the heaps as people write them: `9, 5`, `9 5` and
    /// `9 + 5` are two heaps, in this order.
    ///
    /// # Errors
    /// Those of [`Takes::parse`], said of the field `takes`; those of
    /// [`numeral::digits`] and of [`Heaps::new`], said of `heaps`.
    ///
    /// ```
    /// use taking_games::play::Heaps;
    ///
    /// assert_eq!(Heaps::parse("1,3,4", "9 + 5").unwrap().heaps(), [9, 5]);
    /// assert_eq!(Heaps::parse("1,3,4", "9, five").unwrap_err().field(), Some("heaps"));
    /// ```
    pub fn parse(takes: &str, heaps: &str) -> Result<Self, Refusal> {
        let takes = Takes::parse(takes).map_err(|refusal| refusal.of("takes"))?;
        let sizes = numeral::items(heaps, &['+'])
            .map(|item| numeral::digits(item)?.parse().map_err(|_| too_large(item)))
            .collect::<Result<Vec<u32>, Refusal>>();
        sizes.and_then(|sizes| Self::new(&takes, &sizes)).map_err(|refusal| refusal.of("heaps"))
    }

    /// Heaps of these sizes, in this order. Empty heaps are kept, so that a
    /// heap's index stays what it is.
    ///
    /// # Errors
    /// `E_PLAY_HEAPS` for no heap or more than [`MOST_HEAPS`],
    /// `E_PLAY_HEAP_TOO_LARGE` for more than [`LARGEST_HEAP`] counters in one.
    ///
    /// # Complexity
    /// O(n · takes) for a largest heap of n.
    pub fn new(takes: &Takes, heaps: &[u32]) -> Result<Self, Refusal> {
        if !(1..=MOST_HEAPS).contains(&heaps.len()) {
            let sentence = format!("A game is played here with 1 to {MOST_HEAPS} heaps.");
            return Err(Refusal::new(RefusalKind::PlayHeaps, &heaps.len().to_string(), sentence));
        }
        if let Some(heap) = heaps.iter().find(|&&heap| heap > LARGEST_HEAP) {
            return Err(too_large(&heap.to_string()));
        }
        let largest = heaps.iter().copied().max().unwrap_or_default();
        let rules = Rules { takes: takes.clone(), values: Values::new(takes, largest as usize + 1) };
        Ok(Self { rules: Arc::new(rules), heaps: heaps.to_vec() })
    }

    /// The takes that may be made.
    pub fn takes(&self) -> &Takes {
        &self.rules.takes
    }

    /// The heaps, in the order of the start.
    pub fn heaps(&self) -> &[u32] {
        &self.heaps
    }

    /// All legal moves: heap by heap, the smaller take first.
    pub fn moves(&self) -> impl Iterator<Item = HeapMove> {
        let in_heap =
            |(heap, &counters): (usize, &u32)| self.rules.takes.moves_from(counters.into()).map(move |take| HeapMove { heap, take });
        self.heaps.iter().enumerate().flat_map(in_heap)
    }

    fn value(&self, heap: u32) -> Value {
        self.rules.values.as_slice()[heap as usize]
    }

    fn moved(&self, chosen: HeapMove) -> Self {
        let mut heaps = self.heaps.clone();
        heaps[chosen.heap] -= chosen.take;
        Self { rules: Arc::clone(&self.rules), heaps }
    }

    /// The nim-sum of the heaps' Grundy values, their binary digits added without
    /// carrying: 0 exactly in the lost positions.
    pub fn nim_sum(&self) -> Value {
        self.heaps.iter().fold(0, |sum, &heap| sum ^ self.value(heap))
    }

    /// The moves that leave the nim-sum 0: none in a lost position.
    pub(super) fn winning_moves(&self) -> impl Iterator<Item = HeapMove> {
        let before = self.nim_sum();
        self.moves().filter(move |&chosen| self.nim_sum_after(before, chosen) == 0)
    }

    /// The nim-sum after a move, without making it.
    fn nim_sum_after(&self, before: Value, chosen: HeapMove) -> Value {
        let heap = self.heaps[chosen.heap];
        before ^ self.value(heap) ^ self.value(heap - chosen.take)
    }

    /// Whether all positions below this one, with all their moves, are few
    /// enough to be gone through.
    fn is_searchable(&self) -> bool {
        let positions = self.heaps.iter().fold(1, |product: usize, &heap| product.saturating_mul(heap as usize + 1));
        positions.saturating_mul(self.moves().count().max(1)) <= MOST_MOVES // a position costs room even without a move
    }

    /// The move of perfect play, with the moves left, by going through all
    /// positions below this one.
    pub(super) fn best(&self) -> Option<(HeapMove, usize)> {
        let table = Remoteness::new(self);
        let left = *table.remoteness.last()?;
        let exact = |&chosen: &HeapMove| table.remoteness[table.remoteness.len() - 1 - table.step(chosen)] + 1 == left;
        self.moves().find(exact).map(|chosen| (chosen, left.into()))
    }

    /// A move that wins if one does, where the best is too much to compute: the
    /// largest take that wins, from the smallest heap where it does, or else the
    /// smallest take, from the largest heap.
    ///
    /// In the positions of two or three heaps in which a test compares it with
    /// the best move, it is as good in 7 to 10 of 10.
    pub(super) fn guess(&self) -> Option<HeapMove> {
        let size = |chosen: &HeapMove| self.heaps[chosen.heap];
        self.winning_moves()
            .max_by_key(|chosen| (chosen.take, Reverse(size(chosen))))
            .or_else(|| self.moves().min_by_key(|chosen| (chosen.take, Reverse(size(chosen)))))
    }
}

fn too_large(heap: &str) -> Refusal {
    let sentence = format!("A heap of {} is too large to play with here. The largest allowed is {LARGEST_HEAP}.", shown(heap));
    Refusal::new(RefusalKind::PlayHeapTooLarge, heap, sentence)
}

/// What may be taken, in a sentence: a few takes by name, many by their number and ends.
fn told(takes: &Takes) -> String {
    match *takes.as_slice() {
        [] => "It has no takes, and so no moves.".to_owned(),
        [only] => format!("The only take is {only}."),
        [first, .., last] if takes.as_slice().len() > MOST_TOLD => {
            format!("It has {} takes, from {first} to {last}.", takes.as_slice().len())
        }
        _ => format!("The takes are {takes}."),
    }
}

impl Playable for Heaps {
    type Move = HeapMove;
    type Reason = NimSum;

    /// # Errors
    /// `E_PLAY_HEAP` for a heap that is not there, `E_PLAY_TAKE` for a number
    /// that may not be taken, or not from so small a heap.
    fn after(&self, chosen: &HeapMove) -> Result<Self, Refusal> {
        let Some(&counters) = self.heaps.get(chosen.heap) else {
            let number = chosen.heap.saturating_add(1);
            let sentence = format!("There is no heap {number}: the heaps are numbered from 1 to {}.", self.heaps.len());
            return Err(Refusal::new(RefusalKind::PlayHeap, &number.to_string(), sentence));
        };
        if !self.rules.takes.moves_from(counters.into()).any(|take| take == chosen.take) {
            let sentence = if self.rules.takes.as_slice().contains(&chosen.take) {
                format!("{} cannot be taken from a heap of {counters}.", chosen.take)
            } else {
                format!("{} may not be taken in this game. {}", chosen.take, told(&self.rules.takes))
            };
            return Err(Refusal::new(RefusalKind::PlayTake, &chosen.take.to_string(), sentence));
        }
        Ok(self.moved(*chosen))
    }

    fn is_over(&self) -> bool {
        self.moves().next().is_none()
    }

    /// The first best move, heap by heap, the smaller take first.
    ///
    /// # Complexity
    /// At most [`MOST_MOVES`] moves looked at; where there are more, only those
    /// from this position.
    fn advice(&self) -> Option<Advice<Self>> {
        let (chosen, moves_left) =
            if self.is_searchable() { self.best().map(|(chosen, left)| (chosen, Some(left)))? } else { (self.guess()?, None) };
        let before = self.nim_sum();
        let reason = NimSum {
            values: self.heaps.iter().map(|&heap| self.value(heap)).collect(),
            before,
            value_after: self.value(self.heaps[chosen.heap] - chosen.take),
            after: self.nim_sum_after(before, chosen),
        };
        Some(Advice { chosen, leads_to: self.moved(chosen), is_lost: before == 0, moves_left, reason })
    }
}

/// The remoteness of a position in heaps and of all positions below it.
///
/// A position is a number whose digits are the heaps, each in its own base.
/// Every move makes the number smaller, so counting up is an order that works.
struct Remoteness {
    /// What one counter of each heap is worth in the numbering.
    strides: Vec<usize>,
    remoteness: Vec<u16>,
}

impl Remoteness {
    fn new(top: &Heaps) -> Self {
        let mut states = 1;
        let mut strides = Vec::with_capacity(top.heaps.len());
        for &heap in &top.heaps {
            strides.push(states);
            states *= heap as usize + 1;
        }
        let mut table = Self { strides, remoteness: Vec::with_capacity(states) };
        let mut heaps = vec![0; top.heaps.len()];
        for number in 0..states {
            let (mut soonest, mut latest) = (None, None);
            for (&heap, stride) in heaps.iter().zip(&table.strides) {
                for take in top.rules.takes.moves_from(heap.into()) {
                    let left = table.remoteness[number - take as usize * stride];
                    if left.is_multiple_of(2) {
                        soonest = Some(soonest.map_or(left, |least: u16| least.min(left)));
                    }
                    latest = latest.max(Some(left));
                }
            }
            table.remoteness.push(soonest.or(latest).map_or(0, |left| left + 1));
            // The next number: counters are added like digits, with a carry.
            for (heap, &most) in heaps.iter_mut().zip(&top.heaps) {
                if *heap < most {
                    *heap += 1;
                    break;
                }
                *heap = 0;
            }
        }
        table
    }

    /// By how much a move lowers a position's number.
    fn step(&self, chosen: HeapMove) -> usize {
        chosen.take as usize * self.strides[chosen.heap]
    }
}
