//! Playing the games: positions one can move in, games, and a perfect player.
//!
//! A game is kept as its start and its moves, and nothing else: a link can hold
//! it, and a move is taken back by playing the others again, on a new [`Game`].
//!
//! The perfect player is [`Playable::advice`]. In a won position it makes a
//! winning move; in a lost one it holds out as long as it can, and says that it
//! is lost. "As long as it can" counts moves: the winner tries to end the game
//! soon, the loser late. The count is the *remoteness* of the position (C. A. B.
//! Smith, *Graphs and composite games*, J. Combin. Theory 1 (1966) 51–81): 0
//! where the game is over, otherwise 1 more than the smallest remoteness of the
//! losing positions that can be reached, or, if there are none, than the
//! largest of all that can. It is even exactly in the lost positions.

mod euclid;
mod heaps;

pub use euclid::{MOST_DIGITS_IN_PLAY, playable};
pub use heaps::{HeapMove, Heaps, LARGEST_HEAP, MOST_HEAPS, MOST_MOVES, NimSum};

use crate::Refusal;

/// A position that can be played from, rules included.
pub trait Playable: Clone {
    /// A move, as a player names it.
    type Move: Clone;
    /// What the theory says about a position and the move to make in it.
    type Reason;

    /// The position after a move.
    ///
    /// # Errors
    /// A refusal that says why the move is not legal here.
    fn after(&self, chosen: &Self::Move) -> Result<Self, Refusal>;

    /// Whether there is no move, so that the player to move has lost.
    fn is_over(&self) -> bool;

    /// What a perfect player does here, and why; `None` when the game is over.
    fn advice(&self) -> Option<Advice<Self>>;
}

/// What a perfect player does in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice<P: Playable> {
    /// The move to make.
    pub chosen: P::Move,
    /// Where it leads.
    pub leads_to: P,
    /// Whether the player to move has lost, whatever the move.
    pub is_lost: bool,
    /// How many moves the game still lasts, this one included, if both play
    /// perfectly: the winner to win soon, the loser to lose late. `None` where
    /// that was too much to compute, and the move is only a good guess at the
    /// longest resistance or the shortest win. It wins all the same if a move
    /// can.
    pub moves_left: Option<usize>,
    /// What the theory says.
    pub reason: P::Reason,
}

/// The two who play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Player {
    /// The reader of the page.
    Reader,
    /// The lab.
    Opponent,
}

impl Player {
    /// The one who plays against this one.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Reader => Self::Opponent,
            Self::Opponent => Self::Reader,
        }
    }
}

/// A game under way: the position, and whose turn it is.
///
/// ```
/// use taking_games::play::{Game, HeapMove, Heaps, Playable, Player};
/// use taking_games::takes::Takes;
///
/// let start = Heaps::new(&Takes::parse("1,3,4").unwrap(), &[9]).unwrap();
/// let mut game = Game::new(start, Player::Opponent);
/// assert!(game.position().advice().unwrap().is_lost); // 9 loses
/// game.play(&HeapMove { heap: 0, take: 1 }).unwrap();
/// let hint = game.position().advice().unwrap();
/// assert_eq!(hint.leads_to.heaps(), [7]);
/// assert_eq!((game.to_move(), game.winner()), (Player::Reader, None));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game<P: Playable> {
    position: P,
    to_move: Player,
}

impl<P: Playable> Game<P> {
    /// A game in which no move has been made yet.
    pub fn new(start: P, first: Player) -> Self {
        Self { position: start, to_move: first }
    }

    /// Makes a move for the player whose turn it is.
    ///
    /// # Errors
    /// A refusal if the move is not legal; the game is then as before.
    pub fn play(&mut self, chosen: &P::Move) -> Result<(), Refusal> {
        self.position = self.position.after(chosen)?;
        self.to_move = self.to_move.other();
        Ok(())
    }

    /// The position now.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// Whose turn it is, or would be if the game were not over.
    pub fn to_move(&self) -> Player {
        self.to_move
    }

    /// Who has won: the player who made the last move, once there is none.
    pub fn winner(&self) -> Option<Player> {
        self.position.is_over().then(|| self.to_move.other())
    }
}

#[cfg(test)]
mod tests;
