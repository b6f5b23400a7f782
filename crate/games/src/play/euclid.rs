//! The perfect player of the Euclid game.
//!
//! There is nothing to choose for it. A player who can win has exactly one
//! winning move, and one who has lost has exactly one move at all
//! ([`crate::euclid`]). So a lost player holds out longest whatever happens,
//! and a game between perfect players has only one course.

use super::{Advice, Playable};
use crate::euclid::{Case, Position};
use crate::natural::Natural;
use crate::refusal::{Refusal, RefusalKind};

/// The most decimal digits that a number may have in play. Perfect players
/// need some 5,000 moves for a long game with numbers of this length.
pub const MOST_DIGITS_IN_PLAY: usize = 1_000;

/// The position itself, if it is small enough to be played.
///
/// # Errors
/// `E_PLAY_DIGITS` for a number with more than [`MOST_DIGITS_IN_PLAY`] digits.
pub fn playable<N: Natural>(start: Position<N>) -> Result<Position<N>, Refusal> {
    let larger = start.larger().to_decimal();
    if larger.len() > MOST_DIGITS_IN_PLAY {
        let sentence = format!("A game is played here with numbers of at most {MOST_DIGITS_IN_PLAY} digits.");
        return Err(Refusal::new(RefusalKind::PlayDigits, &larger, sentence));
    }
    Ok(start)
}

impl<N: Natural> Playable for Position<N> {
    /// k, how many times the smaller number is taken from the larger.
    type Move = N;
    /// The case of the strategy: why the move wins, or why there is no other.
    type Reason = Case;

    fn after(&self, multiple: &N) -> Result<Self, Refusal> {
        Self::after(self, multiple)
    }

    fn is_over(&self) -> bool {
        Self::is_over(self)
    }

    /// The only winning move, or else the only move.
    ///
    /// # Complexity
    /// A division and two multiplications for each move left.
    fn advice(&self) -> Option<Advice<Self>> {
        let (chosen, leads_to) = self.next()?;
        let mut moves_left = 1;
        let mut position = leads_to.clone();
        while let Some((_, next)) = position.next() {
            position = next;
            moves_left += 1;
        }
        let is_lost = moves_left % 2 == 0;
        Some(Advice { chosen, leads_to, is_lost, moves_left: Some(moves_left), reason: self.case() })
    }
}

impl<N: Natural> Position<N> {
    /// The move of perfect play and where it leads; `None` when the game is over.
    fn next(&self) -> Option<(N, Self)> {
        if let Some(winning) = self.winning_move() {
            return Some((winning.multiple, winning.leads_to));
        }
        let only = N::from_u64(1);
        let leads_to = self.after(&only).ok()?;
        Some((only, leads_to))
    }
}
