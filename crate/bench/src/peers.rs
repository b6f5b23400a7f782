//! Other ways to the same answers: the loops that a reader would write, and two
//! published crates.

use ogs::Solver;
use taking_games::labels::Labels;
use taking_games::takes::Takes;

/// The labels of positions `0..len`, a byte each, by the plain loop: 1 for a loss.
pub fn plain_labels(takes: &Takes, len: usize) -> Vec<u8> {
    let takes: Vec<usize> = takes.as_slice().iter().map(|&take| take as usize).collect();
    let mut labels = vec![0; len];
    for p in 0..len {
        let mut loss = 1;
        for &take in &takes {
            if take > p {
                break;
            }
            if labels[p - take] == 1 {
                loss = 0;
                break;
            }
        }
        labels[p] = loss;
    }
    labels
}

/// The preperiod and period of the labels by Brent's algorithm as it is usually
/// written down, on a window in one word, a label at a time. For largest takes
/// from 1 to 64.
pub fn plain_certificate(takes: &Takes) -> (u64, u64) {
    let members = takes.as_slice().iter().fold(0_u64, |members, take| members | 1 << (take - 1));
    let ones = !0 >> (64 - takes.largest());
    let step = |window: u64| (window << 1 | u64::from(window & members == 0)) & ones;
    let beginning = (0..takes.largest()).fold(0, |window, _| step(window));

    let (mut power, mut period) = (1_u64, 1_u64);
    let (mut tortoise, mut hare) = (beginning, step(beginning));
    while tortoise != hare {
        if power == period {
            (tortoise, power, period) = (hare, 2 * power, 0);
        }
        hare = step(hare);
        period += 1;
    }
    (tortoise, hare) = (beginning, (0..period).fold(beginning, |window, _| step(window)));
    let mut preperiod = 0;
    while tortoise != hare {
        (tortoise, hare) = (step(tortoise), step(hare));
        preperiod += 1;
    }
    (preperiod, period)
}

/// Reads the labels once, one by one, and counts the losses.
pub fn read_once(labels: &Labels) -> usize {
    (0..labels.len()).filter(|&p| labels.is_loss(p)).count()
}

/// All non-empty sets of takes from 1 to `largest` ≤ 31, 2^`largest` − 1 of them.
///
/// # Panics
/// If `largest` is more than 31.
pub fn sets_within(largest: u32) -> impl Iterator<Item = Takes> {
    assert!(largest <= 31, "2^{largest} sets are too many");
    let members = move |set: u32| (1..=largest).filter(move |take| set >> (take - 1) & 1 == 1);
    (1..1_u32 << largest).map(move |set| Takes::new(members(set)).expect("few takes, and small"))
}

/// A subtraction game as `ogs` knows it: an octal game with the digit 3 for
/// each take. For takes up to 255.
///
/// # Panics
/// If a take is larger.
pub fn octal(takes: &Takes) -> ogs::Game {
    let digit = |take| if takes.as_slice().contains(&take) { '3' } else { '0' };
    let digits: String = (1..=takes.largest() as u32).map(digit).collect();
    format!("0.{digits}").parse().expect("at most 255 octal digits")
}

/// The preperiod and period of the Grundy values, by `ogs`.
///
/// It checks the values at hand for a period and leaves their number to its
/// user. So the number is doubled until there is one; it starts at about what
/// most small games need.
pub fn ogs_values(game: &ogs::Game) -> (u64, u64) {
    let mut solver = ogs::NaiveSolver::<()>::new(game.clone());
    let mut heaps = 32;
    loop {
        let missing = heaps - solver.nimbers().len();
        solver.by_ref().take(missing).for_each(drop);
        if let Some((preperiod, period)) = solver.period() {
            return (preperiod as u64, period as u64);
        }
        heaps *= 2;
    }
}

/// The sum of the Grundy values of the heaps `0..len`, by `cgt`.
pub fn cgt_sum(takes: &Takes, len: usize) -> u64 {
    let game = cgt::short::impartial::games::subtraction::Sub::new(takes.as_slice().to_vec());
    game.grundy_sequence().take(len).map(|value| u64::from(value.value())).sum()
}
