//! Games being played: the moves made so far are judged, and a perfect player advises on the next.
//!
//! The players are called `reader` and `opponent`.

use js_sys::{Object, Uint32Array};
use serde::Serialize;
use taking_games::{
    euclid::{self, Case, Position},
    natural::Natural,
    play::{self, Game, HeapMove, Heaps, NimSum, Playable, Player},
};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::answer::{Answer, object, refused, set};
use crate::bigint::Exact;
use crate::euclid::{Pair, StepReport, read};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PlayLimits {
    largest_heap: u32,
    most_heaps: usize,
    most_digits: usize,
}

/// The limits that the page states beside its fields.
#[wasm_bindgen(js_name = playLimits)]
pub fn limits() -> Answer<Object> {
    object(&PlayLimits { largest_heap: play::LARGEST_HEAP, most_heaps: play::MOST_HEAPS, most_digits: play::MOST_DIGITS_IN_PLAY })
}

/// How a game's positions and moves cross.
trait Shown: Playable {
    type Position: Serialize;
    type Chosen: Serialize;
    type Why: Serialize;

    fn shown(&self) -> Self::Position;

    /// Whether the player to move has lost.
    fn is_lost(&self) -> bool;

    fn chosen(chosen: &Self::Move) -> Self::Chosen;

    fn why(&self, reason: &Self::Reason) -> Self::Why;
}

impl Shown for Heaps {
    type Position = Vec<u32>;
    type Chosen = Take;
    type Why = NimSumReport;

    fn shown(&self) -> Vec<u32> {
        self.heaps().to_vec()
    }

    fn is_lost(&self) -> bool {
        self.nim_sum() == 0
    }

    fn chosen(&HeapMove { heap, take }: &HeapMove) -> Take {
        Take { heap, take }
    }

    fn why(&self, reason: &NimSum) -> NimSumReport {
        let NimSum { values, before, value_after, after } = reason.clone();
        NimSumReport { values, before, value_after, after }
    }
}

#[derive(Serialize)]
struct Take {
    heap: usize,
    take: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct NimSumReport {
    values: Vec<u16>,
    before: u16,
    value_after: u16,
    after: u16,
}

impl Shown for Position<Exact> {
    type Position = Pair;
    type Chosen = Multiple;
    type Why = StrategyReport;

    fn shown(&self) -> Pair {
        Pair::from(self)
    }

    fn is_lost(&self) -> bool {
        self.is_loss()
    }

    fn chosen(multiple: &Exact) -> Multiple {
        Multiple { multiple: multiple.to_decimal() }
    }

    fn why(&self, _: &Case) -> StrategyReport {
        StrategyReport { steps: self.reasoning(3).steps.iter().map(StepReport::from).collect() }
    }
}

#[derive(Serialize)]
struct Multiple {
    multiple: String,
}

#[derive(Serialize)]
struct StrategyReport {
    steps: Vec<StepReport>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct GameReport<P, C, W> {
    first: &'static str,
    start: Standing<P>,
    turns: Vec<Turn<P, C>>,
    to_move: &'static str,
    winner: Option<&'static str>,
    advice: Option<AdviceReport<P, C, W>>,
}

/// A position, and whether the player to move has lost it.
#[derive(Serialize)]
struct Standing<P> {
    position: P,
    lost: bool,
}

/// A move that was made, and where it led.
#[derive(Serialize)]
struct Turn<P, C> {
    player: &'static str,
    #[serde(flatten)]
    chosen: C,
    #[serde(flatten)]
    standing: Standing<P>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct AdviceReport<P, C, W> {
    #[serde(flatten)]
    chosen: C,
    position: P,
    is_lost: bool,
    moves_left: Option<usize>,
    why: W,
}

fn name(player: Player) -> &'static str {
    match player {
        Player::Reader => "reader",
        Player::Opponent => "opponent",
    }
}

/// The game with these moves: who made them, where each led, and what a perfect
/// player does next.
fn report<P: Shown>(start: &P, reader_first: bool, moves: impl Iterator<Item = P::Move>) -> Answer<(Game<P>, Object)> {
    let standing = |position: &P| Standing { position: position.shown(), lost: position.is_lost() };
    let first = if reader_first { Player::Reader } else { Player::Opponent };
    let mut game = Game::new(start.clone(), first);
    let mut turns = Vec::new();
    for chosen in moves {
        let player = name(game.to_move());
        game.play(&chosen).map_err(|refusal| refused(&refusal))?;
        turns.push(Turn { player, chosen: P::chosen(&chosen), standing: standing(game.position()) });
    }
    let report = object(&GameReport {
        first: name(first),
        start: standing(start),
        turns,
        to_move: name(game.to_move()),
        winner: game.winner().map(name),
        advice: game.position().advice().map(|advice| AdviceReport {
            chosen: P::chosen(&advice.chosen),
            position: advice.leads_to.shown(),
            is_lost: advice.is_lost,
            moves_left: advice.moves_left,
            why: game.position().why(&advice.reason),
        }),
    })?;
    Ok((game, report))
}

/// A game in heaps, with takes and heaps as the reader wrote them. The moves are
/// pairs: the heap, counted from 0, and the take.
#[wasm_bindgen(js_name = heapsGame)]
pub fn heaps_game(takes: &str, heaps: &str, reader_first: bool, moves: &[u32]) -> Answer<Object> {
    let start = Heaps::parse(takes, heaps).map_err(|refusal| refused(&refusal))?;
    let chosen = moves.chunks_exact(2).map(|pair| HeapMove { heap: pair[0] as usize, take: pair[1] });
    let (game, report) = report(&start, reader_first, chosen)?;
    let mut legal = vec![Vec::new(); start.heaps().len()];
    for HeapMove { heap, take } in game.position().moves() {
        legal[heap].push(take);
    }
    set(&report, "legal", &object(&legal)?.into());
    set(&report, "kind", &"heaps".into());
    set(&report, "canonical", &start.takes().to_string().into());
    set(&report, "takes", &Uint32Array::from(start.takes().as_slice()).into());
    Ok(report)
}

/// A game of Euclid, with the two numbers as the reader wrote them. The moves
/// are multiples, as the reader wrote them.
#[wasm_bindgen(js_name = euclidGame)]
#[allow(clippy::needless_pass_by_value)] // a sequence of texts can only be passed as a vector
pub fn euclid_game(x: &str, y: &str, ending: &str, reader_first: bool, multiples: Vec<String>) -> Answer<Object> {
    let start = play::playable(read(x, y, ending)?).map_err(|refusal| refused(&refusal))?;
    let multiples = multiples.iter().map(|multiple| euclid::number(multiple)).collect::<Result<Vec<Exact>, _>>();
    let multiples = multiples.map_err(|refusal| refused(&refusal.of("multiple")))?;
    let (game, report) = report(&start, reader_first, multiples.into_iter())?;
    set(&report, "kind", &"euclid".into());
    set(&report, "ending", &ending.into());
    set(&report, "most", &game.position().moves().to_decimal().into());
    Ok(report)
}
