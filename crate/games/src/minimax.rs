//! The cross-check: outcomes by plain recursion, with nothing remembered.
//!
//! This is the second computation that the lesson asks for. It knows the rules
//! of the game and nothing else: it does not read the label table, shares no
//! helper with it, and keeps no answer from one call to the next. So where the
//! two agree, they agree independently.
//!
//! # The cost, and the cap
//! Without a memory the recursion walks every line of play: with c(p) calls
//! from position p, c(p) = 1 + Σ c(p − m) over the takes m that are moves. That
//! grows exponentially, 2^p for {1, 2, …, p}, so it stops at [`CAP`] = 24.
//!
//! A recursion could stop at the first losing option, since that option decides
//! the position. This one looks at every option on purpose. Its count of calls
//! is then a property of the game alone, the sum above, whatever the order of
//! the takes, and it is the number the lesson shows to justify the cap; and the
//! largest count, 33,554,431 calls for {1, 2, …, 24}, is still a fraction of a
//! second.

use crate::rule::Rule;
use crate::takes::Takes;

/// The last position that is checked: past it, nothing is claimed.
pub const CAP: usize = 24;

/// The cross-check of one game, a position at a time.
///
/// It is an iterator, so that a caller may stop between positions to show
/// progress or to be cancelled: each step computes the next position from
/// scratch. The longest step, position 24 of {1, 2, …, 24}, is 16,777,216 calls.
///
/// ```
/// use taking_games::{labels::Labels, minimax::{CrossCheck, Verdict}, takes::Takes};
///
/// let takes = Takes::new([1, 3, 4]).unwrap();
/// let labels = Labels::new(&takes, 19);
///
/// let mut check = CrossCheck::new(&takes, labels.len());
/// check.by_ref().for_each(drop);
/// assert_eq!(check.verdict(|p| labels.is_loss(p)), Verdict::Agrees);
/// assert_eq!((check.positions(), check.calls()), (19, 20_725));
/// ```
#[derive(Debug, Clone)]
pub struct CrossCheck {
    rule: Rule,
    takes: Takes,
    end: usize,
    losses: Vec<bool>,
    calls: u64,
}

/// One position of the cross-check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checked {
    /// The position.
    pub position: usize,
    /// Whether it is a loss for the player to move.
    pub is_loss: bool,
    /// The calls that this position took.
    pub calls: u64,
}

/// What the cross-check says of a label table, over the positions checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Both computations give the same label everywhere.
    Agrees,
    /// The first position where they do not.
    Differs(usize),
}

impl std::fmt::Display for Verdict {
    /// `agrees`, or `differs at 7`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Agrees => f.write_str("agrees"),
            Self::Differs(position) => write!(f, "differs at {position}"),
        }
    }
}

impl CrossCheck {
    /// A check of the positions `0..range` up to [`CAP`], none done yet.
    pub fn new(takes: &Takes, range: usize) -> Self {
        Self::under(Rule::Normal, takes, range)
    }

    /// The same by either rule: it is played to its end, and no theorem is used.
    pub fn under(rule: Rule, takes: &Takes, range: usize) -> Self {
        Self { rule, takes: takes.clone(), end: range.min(CAP + 1), losses: Vec::new(), calls: 0 }
    }

    /// How many positions have been checked so far, from 0 on.
    pub fn positions(&self) -> usize {
        self.losses.len()
    }

    /// How many positions there are to check.
    pub fn total(&self) -> usize {
        self.end
    }

    /// The calls made so far.
    pub fn calls(&self) -> u64 {
        self.calls
    }

    /// Compares the positions checked so far with a table of labels: whether
    /// position p is a loss there.
    pub fn verdict(&self, is_loss: impl Fn(usize) -> bool) -> Verdict {
        match (0..).zip(&self.losses).find(|&(p, &loss)| is_loss(p) != loss) {
            None => Verdict::Agrees,
            Some((position, _)) => Verdict::Differs(position),
        }
    }
}

impl Iterator for CrossCheck {
    type Item = Checked;

    fn next(&mut self) -> Option<Checked> {
        let position = self.losses.len();
        if position == self.end {
            return None;
        }
        let mut calls = 0;
        let is_loss = loses(self.rule.stuck_loses(), self.takes.as_slice(), position as u32, &mut calls);
        self.losses.push(is_loss);
        self.calls += calls;
        Some(Checked { position, is_loss, calls })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.end - self.losses.len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for CrossCheck {}

/// Whether the player to move from `position` loses: every move leaves the other
/// player a position that wins. Where there is none, the rule decides; under normal
/// play "every" holds of nothing and needs no line of its own.
fn loses(stuck_loses: bool, takes: &[u32], position: u32, calls: &mut u64) -> bool {
    *calls += 1;
    if !stuck_loses && takes.first().is_none_or(|&take| take > position) {
        return false;
    }
    let mut every_move_wins_for_the_other = true;
    for &take in takes {
        if take > position {
            break; // the takes rise: no later one is a move either
        }
        every_move_wins_for_the_other &= !loses(stuck_loses, takes, position - take, calls);
    }
    every_move_wins_for_the_other
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(takes: impl IntoIterator<Item = u32>, range: usize) -> CrossCheck {
        let mut check = CrossCheck::new(&Takes::new(takes).unwrap(), range);
        check.by_ref().for_each(drop);
        check
    }

    /// The calls summed over positions 0 to 24, computed apart from this
    /// project (a few lines of Python that follow the definition).
    #[test]
    fn the_calls_are_those_of_the_whole_tree() {
        for (takes, calls) in [
            (vec![], 25),
            (vec![1], 325),
            (vec![2, 5], 1_436),
            (vec![1, 3, 4], 372_085),
            (vec![1, 2, 3], 6_673_403),
            ((1..=12).collect(), 33_509_374),
            ((1..=24).collect(), 33_554_431),
            ((1..=256).collect(), 33_554_431),
        ] {
            assert_eq!(finished(takes.clone(), 1_000).calls(), calls, "{takes:?}");
        }
    }

    #[test]
    fn it_finds_the_published_labels() {
        for (takes, labels) in [
            (vec![], "LLLLL"),
            (vec![1, 3, 4], "LWLWWWWLWLWWWWLWLWW"),
            (vec![1, 2, 3], "LWWWLWWWLWWWL"),
            (vec![2, 5], "LLWWLWWLLWWLWW"),
            (vec![20], "LLLLLLLLLLLLLLLLLLLLWWWWW"),
        ] {
            let check = finished(takes.clone(), labels.len());
            let found: String = check.losses.iter().map(|&loss| if loss { 'L' } else { 'W' }).collect();
            assert_eq!(found, labels, "{takes:?}");
        }
    }

    #[test]
    fn it_stops_at_the_range_and_at_the_cap() {
        for (range, positions) in [(0, 0), (1, 1), (24, 24), (25, 25), (26, 25), (10_000_000, 25), (usize::MAX, 25)] {
            assert_eq!(finished([2, 5], range).positions(), positions, "range {range}");
        }
    }

    #[test]
    fn each_step_is_one_position_and_tells_its_calls() {
        let mut check = CrossCheck::new(&Takes::new([1]).unwrap(), 3);
        let step = |position, is_loss, calls| Some(Checked { position, is_loss, calls });
        assert_eq!(check.next(), step(0, true, 1));
        assert_eq!((check.positions(), check.total(), check.calls()), (1, 3, 1));
        assert_eq!(check.next(), step(1, false, 2));
        assert_eq!(check.next(), step(2, true, 3));
        assert_eq!(check.next(), None);
        assert_eq!((check.positions(), check.calls()), (3, 6));
    }

    #[test]
    fn one_wrong_label_is_named() {
        let check = finished([1, 3, 4], 19);
        for wrong in 0..19 {
            let verdict = check.verdict(|p| check.losses[p] != (p == wrong));
            assert_eq!(verdict, Verdict::Differs(wrong));
            assert_eq!(verdict.to_string(), format!("differs at {wrong}"));
        }
        assert_eq!(check.verdict(|p| check.losses[p]).to_string(), "agrees");
    }
}
