//! Perfect play against a full search, and games by replay.

use std::collections::HashMap;

use dashu_int::UBig;
use proptest::prelude::*;

use super::*;
use crate::euclid::{Case, Ending, Position};
use crate::takes::Takes;

fn heaps(takes: &str, sizes: &[u32]) -> Heaps {
    Heaps::new(&Takes::parse(takes).unwrap(), sizes).unwrap()
}

fn euclid(x: u64, y: u64, ending: Ending) -> Position<UBig> {
    Position::new(UBig::from(x), UBig::from(y), ending).unwrap()
}

/// The remoteness by the definition, remembered only so that it ends in time.
fn remoteness<K: Clone + Eq + std::hash::Hash>(position: &K, options: &impl Fn(&K) -> Vec<K>, known: &mut HashMap<K, usize>) -> usize {
    if let Some(&left) = known.get(position) {
        return left;
    }
    let all: Vec<usize> = options(position).iter().map(|next| remoteness(next, options, known)).collect();
    let soonest = all.iter().filter(|left| *left % 2 == 0).min();
    let left = soonest.or(all.iter().max()).map_or(0, |left| left + 1);
    known.insert(position.clone(), left);
    left
}

/// Every number of counters that a move in the heaps can leave, by the rule.
fn options(takes: &[u32], sizes: &[u32]) -> Vec<Vec<u32>> {
    let mut all = Vec::new();
    for heap in 0..sizes.len() {
        for take in takes {
            if sizes[heap] >= *take {
                let mut next = sizes.to_vec();
                next[heap] -= take;
                all.push(next);
            }
        }
    }
    all
}

#[test]
fn heaps_are_played_as_a_full_search_plays_them() {
    for set in ["1,3,4", "1,2,3", "2,5", "1,5,6", "3", "1,2,3,4,5,6,7,8,9", ""] {
        let takes = Takes::parse(set).unwrap();
        let mut known = HashMap::new();
        let single = (0..=60).map(|heap| vec![heap]);
        let double = (0..=12).flat_map(|a| (0..=12).map(move |b| vec![a, b]));
        let triple = (0..=6).flat_map(|a| (0..=6).flat_map(move |b| (0..=6).map(move |c| vec![a, b, c])));
        for sizes in single.chain(double).chain(triple) {
            let mut left = |sizes: &Vec<u32>| remoteness(sizes, &|sizes| options(takes.as_slice(), sizes), &mut known);
            let expected = left(&sizes);
            let position = heaps(set, &sizes);
            assert_eq!(position.is_over(), expected == 0);
            let Some(advice) = position.advice() else {
                assert_eq!(expected, 0, "{sizes:?}");
                continue;
            };
            assert_eq!(advice.moves_left, Some(expected), "{set}: {sizes:?}");
            assert_eq!(advice.is_lost, expected % 2 == 0, "{set}: {sizes:?}");
            assert_eq!(left(&advice.leads_to.heaps().to_vec()), expected - 1, "{set}: {sizes:?}");
            assert_eq!(position.after(&advice.chosen), Ok(advice.leads_to));
            assert_eq!(advice.reason.after == 0, !advice.is_lost);
        }
    }
}

/// The nim-sum against the definition of winning: some move leads to a position that is lost.
#[test]
fn winning_moves_are_those_that_leave_a_lost_position() {
    for set in ["1,3,4", "2,5", "1,5,6", "3", "4,9,11", "1,2,3,4,5,6,7,8,9", ""] {
        let takes = Takes::parse(set).unwrap();
        let mut known = HashMap::new();
        for sizes in (0..=14).flat_map(|a| (0..=9).flat_map(move |b| (0..=5).map(move |c| vec![a, b, c]))) {
            let mut is_lost = |sizes: &Vec<u32>| remoteness(sizes, &|sizes| options(takes.as_slice(), sizes), &mut known).is_multiple_of(2);
            let position = heaps(set, &sizes);
            assert_eq!(position.nim_sum() == 0, is_lost(&sizes), "{set}: {sizes:?}");
            let winning: Vec<HeapMove> =
                position.moves().filter(|chosen| is_lost(&position.after(chosen).unwrap().heaps().to_vec())).collect();
            assert!(position.winning_moves().eq(winning), "{set}: {sizes:?}");
        }
    }
}

#[test]
fn nim_is_played_as_bouton_says() {
    let nim = "1,2,3,4,5,6,7";
    assert_eq!(heaps(nim, &[3, 4, 5]).nim_sum(), 2);
    assert!(heaps(nim, &[3, 4, 5]).winning_moves().eq([HeapMove { heap: 0, take: 2 }]));
    assert_eq!(heaps(nim, &[1, 2, 3]).nim_sum(), 0);
    assert_eq!(heaps(nim, &[7, 7]).winning_moves().count(), 0); // every move can be copied
}

#[test]
fn the_hint_gives_the_nim_sum() {
    let advice = heaps("1,3,4", &[3, 5]).advice().unwrap();
    // The values of {1,3,4} are 0 1 0 1 2 3 2, 0 1 0 1 2 3 2, …
    assert_eq!(advice.reason.values, [1, 3]);
    assert_eq!((advice.reason.before, advice.reason.value_after, advice.reason.after), (2, 1, 0));
    assert_eq!(advice.leads_to.heaps(), [3, 1]);
}

#[test]
fn a_guess_wins_where_it_can_and_is_seldom_far_from_the_best() {
    for set in ["1,3,4", "1,2,3", "2,5", "2,5,7,9", "1,2,3,4,5,6,7,8,9", "4,9,13"] {
        let sizes = (0..12).flat_map(|a| (0..12).flat_map(move |b| (0..6).map(move |c| [a, b, c])));
        let (mut positions, mut as_good) = (0, 0);
        for position in sizes.map(|sizes| heaps(set, &sizes)).filter(|position| !position.is_over()) {
            let (best, left) = position.best().unwrap();
            let guess = position.guess().unwrap();
            let after = |chosen| position.after(&chosen).unwrap();
            assert_eq!(after(guess).nim_sum() == 0, after(best).nim_sum() == 0, "{:?}", position.heaps());
            positions += 1;
            as_good += usize::from(after(guess).best().map_or(0, |(_, left)| left) + 1 == left);
        }
        assert!(as_good * 10 > positions * 7, "{set}: {as_good} of {positions}");
    }
}

#[test]
fn large_heaps_are_won_if_they_can_be() {
    for sizes in [[10_000, 9_999, 9_998], [10_000, 5_000, 1], [500, 500, 7]] {
        let position = heaps("1,3,4,9", &sizes);
        let advice = position.advice().unwrap();
        assert_eq!(advice.moves_left, None);
        assert_eq!(advice.is_lost, position.nim_sum() == 0);
        assert_eq!(advice.leads_to.nim_sum() == 0, !advice.is_lost);
    }
    let longest = heaps("1", &[LARGEST_HEAP; 1]).advice().unwrap();
    assert_eq!(longest.moves_left, Some(LARGEST_HEAP as usize));
}

#[test]
fn what_cannot_be_played_is_refused() {
    let takes = Takes::parse("1,3,4").unwrap();
    for (sizes, code) in [(&[][..], "E_PLAY_HEAPS"), (&[1; 9], "E_PLAY_HEAPS"), (&[3, 10_001], "E_PLAY_HEAP_TOO_LARGE")] {
        assert_eq!(Heaps::new(&takes, sizes).unwrap_err().code(), code);
    }
    for (takes, sizes, code, field) in [
        ("1,0", "5", "E_TAKE_ZERO", "takes"),
        ("1,3,4", "", "E_PLAY_HEAPS", "heaps"),
        ("1,3,4", "5, -1", "E_NEGATIVE", "heaps"),
        ("1,3,4", "5 99999999999", "E_PLAY_HEAP_TOO_LARGE", "heaps"),
    ] {
        let refusal = Heaps::parse(takes, sizes).unwrap_err();
        assert_eq!((refusal.code(), refusal.field()), (code, Some(field)));
    }
    let position = heaps("1,3,4", &[3, 5]);
    for (heap, take, code, sentence) in [
        (2, 1, "E_PLAY_HEAP", "There is no heap 3: the heaps are numbered from 1 to 2."),
        (0, 4, "E_PLAY_TAKE", "4 cannot be taken from a heap of 3."),
        (1, 2, "E_PLAY_TAKE", "2 may not be taken in this game. The takes are 1,3,4."),
        (1, 0, "E_PLAY_TAKE", "0 may not be taken in this game. The takes are 1,3,4."),
    ] {
        let refusal = position.after(&HeapMove { heap, take }).unwrap_err();
        assert_eq!((refusal.code(), refusal.sentence()), (code, sentence));
    }
    for (takes, sentence) in [
        ("", "1 may not be taken in this game. It has no takes, and so no moves."),
        ("7", "1 may not be taken in this game. The only take is 7."),
        ("2,3,4,5,6,7,8,9,10,11,12,13", "1 may not be taken in this game. The takes are 2,3,4,5,6,7,8,9,10,11,12,13."),
        ("2,3,4,5,6,7,8,9,10,11,12,13,100", "1 may not be taken in this game. It has 13 takes, from 2 to 100."),
    ] {
        let refusal = heaps(takes, &[20]).after(&HeapMove { heap: 0, take: 1 }).unwrap_err();
        assert_eq!(refusal.sentence(), sentence);
    }
    assert_eq!(position.after(&HeapMove { heap: usize::MAX, take: 1 }).unwrap_err().code(), "E_PLAY_HEAP");
    let long = Position::new(UBig::ONE, UBig::from(10_u8).pow(MOST_DIGITS_IN_PLAY), Ending::Zero).unwrap();
    assert_eq!(playable(long).unwrap_err().code(), "E_PLAY_DIGITS");
    assert!(playable(euclid(11, 27, Ending::Zero)).is_ok());
}

#[test]
fn the_euclid_game_is_played_as_a_full_search_plays_it() {
    for ending in [Ending::Zero, Ending::Equal] {
        let least = u64::from(ending == Ending::Equal);
        let options = |&(a, b): &(u64, u64)| -> Vec<(u64, u64)> {
            let rests = (least..b).rev().filter(|rest| a > 0 && (b - rest) % a == 0);
            rests.map(|rest| (rest.min(a), rest.max(a))).collect()
        };
        let mut known = HashMap::new();
        for (a, b) in (least..=80).flat_map(|b| (least..=b).map(move |a| (a, b))) {
            let expected = remoteness(&(a, b), &options, &mut known);
            let position = euclid(a, b, ending);
            let Some(advice) = position.advice() else {
                assert_eq!(expected, 0, "{position}");
                continue;
            };
            assert_eq!(advice.moves_left, Some(expected), "{position}");
            assert_eq!(advice.is_lost, expected % 2 == 0, "{position}");
            assert_eq!(position.after(&advice.chosen).as_ref(), Ok(&advice.leads_to));
            if advice.is_lost {
                assert_eq!((options(&(a, b)).len(), advice.reason), (1, Case::Forced), "{position}: a lost player has one move");
            }
        }
    }
}

#[test]
fn long_games_of_euclid_are_counted_to_their_end() {
    // Neighbours in 1, q, q² + 1, …: every quotient is q. With q = 1 all moves
    // are forced; with q = 2 the winner often leaves the loser one more.
    for (q, moves_left) in [(1_u8, 4784), (2, 5223)] {
        let bound = UBig::from(10_u8).pow(MOST_DIGITS_IN_PLAY);
        let (mut a, mut b) = (UBig::ONE, UBig::from(q));
        loop {
            let next = &a + &b * UBig::from(q);
            if next >= bound {
                break;
            }
            (a, b) = (b, next);
        }
        let start = playable(Position::new(a, b, Ending::Zero).unwrap()).unwrap();
        assert_eq!(start.advice().unwrap().moves_left, Some(moves_left));
    }
}

#[test]
fn the_players_take_turns_until_there_is_no_move() {
    let takes = |take| HeapMove { heap: 0, take };
    let mut game = Game::new(heaps("2,5", &[8]), Player::Opponent);
    game.play(&takes(5)).unwrap();
    assert_eq!((game.to_move(), game.winner()), (Player::Reader, None));
    let before = game.clone();
    assert_eq!(game.play(&takes(5)).unwrap_err().code(), "E_PLAY_TAKE");
    assert_eq!(game, before);
    game.play(&takes(2)).unwrap();
    // One counter is left, and there is no move: the player to move has lost.
    assert_eq!((game.position().heaps(), game.winner()), (&[1][..], Some(Player::Reader)));
    assert!(game.position().advice().is_none());
}

/// A game in which the opponent plays perfectly and the reader does as told, and how many moves it has.
fn against(start: &Heaps, opponent_first: bool, choices: &[usize]) -> (Game<Heaps>, usize) {
    let first = if opponent_first { Player::Opponent } else { Player::Reader };
    let mut game = Game::new(start.clone(), first);
    let mut choices = choices.iter().cycle();
    let mut moves_made = 0;
    while game.winner().is_none() {
        let chosen = match game.to_move() {
            Player::Opponent => game.position().advice().unwrap().chosen,
            Player::Reader => {
                let moves: Vec<_> = game.position().moves().collect();
                moves[choices.next().unwrap() % moves.len()]
            }
        };
        game.play(&chosen).unwrap();
        moves_made += 1;
    }
    (game, moves_made)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_won_game_is_won_within_its_count_against_anything(
        takes in proptest::collection::btree_set(1..12_u32, 1..6),
        sizes in proptest::collection::vec(0..25_u32, 1..4),
        choices in proptest::collection::vec(0..100_usize, 1..30),
    ) {
        let start = Heaps::new(&Takes::new(takes).unwrap(), &sizes).unwrap();
        if let Some(advice) = start.advice() {
            let (game, moves_made) = against(&start, !advice.is_lost, &choices);
            prop_assert_eq!(game.winner(), Some(Player::Opponent));
            prop_assert!(moves_made <= advice.moves_left.unwrap());
        }
    }
}

/// A search through 57 · 10^9 positions of which none has a move would ask for more memory than there is.
#[test]
fn large_heaps_without_a_move_are_answered() {
    let stuck = Heaps::parse("", "39 35 5 15 40 6 35 256").unwrap();
    assert_eq!(stuck.advice(), None);
    assert_eq!(Heaps::parse("300", "39 35 5 15 40 6 35 256").unwrap().advice(), None);
}
