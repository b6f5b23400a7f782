//! Whatever a reader writes: every public entry that judges text answers, with a
//! value or with a refusal, and never panics.
//!
//! `PROPTEST_CASES` raises the number of texts; `npm run fuzz` does.

use dashu_int::UBig;
use proptest::prelude::*;
use taking_games::additive::{Pair, Sentence, closing::Closing, departure::Departure, heap, offsets, stripes};
use taking_games::certificate::LabelCertifier;
use taking_games::euclid::{Ending, Position, number};
use taking_games::exercise::{Exercise, Level};
use taking_games::labels::Labels;
use taking_games::measure::Measured;
use taking_games::play::{HeapMove, Heaps, Playable};
use taking_games::takes::{Takes, repeated};
use taking_games::values::{ValueCertifier, Values};
use taking_games::{Refusal, numeral, range, three_takes};

/// Texts that have broken readers of numbers before.
const CORPUS: [&str; 40] = [
    "",
    " ",
    "0",
    "00",
    "-0",
    "−1",
    "+1",
    "1e9",
    "1e308",
    "1E-5",
    "NaN",
    "Infinity",
    "0x10",
    "1_000",
    "1'000",
    "1 000",
    "1,000",
    "1.5",
    ".5",
    "5.",
    "1/2",
    "½",
    "²",
    "٣",
    "３",
    "\u{202e}12",
    "1\u{200b}2",
    "\u{feff}7",
    "\0",
    "{}",
    "{1}",
    "}{",
    ";;,,",
    "1;2,3 4\n5\t6",
    "2147483648",
    "4294967296",
    "9007199254740993",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "e\u{301}👩‍👩‍👧",
];

/// A refusal is fit to be shown: a code, a short item, a sentence.
fn shown(refusal: &Refusal) {
    assert!(refusal.code().starts_with("E_"), "{refusal:?}");
    assert!(refusal.item().chars().count() <= 400, "{refusal:?}");
    assert!(refusal.sentence().ends_with(['.', ')']) && refusal.sentence().len() < 1_000, "{refusal:?}");
}

fn judged<T>(answer: Result<T, Refusal>) -> Option<T> {
    answer.inspect_err(shown).ok()
}

/// Asks everything that takes a text.
fn ask_all(one: &str, other: &str) {
    judged(numeral::digits(one));
    judged(three_takes::parse(one));
    judged(stripes::parse(one));
    judged(heap::parse(one));
    judged(range::position(one, 19));
    repeated(one);
    let positions = judged(range::positions(other)).unwrap_or(19).min(500);
    if let Some(takes) = judged(Takes::parse(one)) {
        assert_eq!(Takes::parse(&takes.to_string()).as_ref(), Ok(&takes), "the canonical form denotes the same set");
        let labels = Labels::new(&takes, positions);
        Measured::of(&labels);
        let values = Values::new(&takes, positions);
        for p in 0..positions {
            assert_eq!(labels.is_loss(p), values.get(p as u64) == Some(0), "an L is a value of 0");
        }
        LabelCertifier::new(&takes).advance(1_000);
        ValueCertifier::new(&takes).advance(1_000);
        let exercise = Exercise::new(takes.clone(), positions);
        judged(exercise.mark_period(other));
        judged(exercise.mark_residues(other));
        if let Some(heaps) = judged(Heaps::new(&takes, &[3, 4, 5])) {
            play(&heaps);
        }
    }
    if let Some(pair) = judged(Pair::parse(one, other)) {
        let sentence = Sentence::new(pair);
        for heap in [0, 1, u128::from(u64::MAX), 10_u128.pow(30)] {
            assert!(sentence.value(heap) <= 3);
        }
        Departure::of(pair);
        judged(Closing::new(pair).map(|mut closing| closing.advance(1_000)));
        judged(offsets::fits(pair).map(|mut fits| fits.next()));
    }
    if let Some(heaps) = judged(Heaps::parse(one, other)) {
        play(&heaps);
    }
    judged(Level::parse(one));
    judged(Ending::parse(one));
    judged(number::<UBig>(one));
    for ending in [Ending::Zero, Ending::Equal] {
        if let Some(position) = judged(Position::<UBig>::parse(one, other, ending)) {
            assert_eq!(position.is_loss(), position.winning_move().is_none());
            assert_eq!(position.is_loss(), position.value() == UBig::from(0_u8));
        }
    }
}

/// Asks for advice, and for moves that there may not be.
fn play(heaps: &Heaps) {
    heaps.advice();
    for heap in [0, 1, usize::MAX] {
        for take in [0, 1, 7, u32::MAX] {
            judged(heaps.after(&HeapMove { heap, take }));
        }
    }
}

#[test]
fn the_corpus_is_answered() {
    for one in CORPUS {
        for other in CORPUS {
            ask_all(one, other);
        }
    }
}

#[test]
fn a_text_of_a_million_characters_is_answered() {
    for long in ["9".repeat(1_000_000), "1,".repeat(500_000), " ".repeat(1_000_000), "٣".repeat(500_000)] {
        ask_all(&long, "7");
        ask_all("7", &long);
    }
}

/// To compare each item with all before it would be 20 thousand million comparisons.
#[test]
fn a_set_of_as_many_takes_as_there_may_be_is_answered() {
    let most: Vec<String> = (0..256).map(|i| (1_000_000 - i).to_string()).collect();
    ask_all(&most.join(","), "9 9");
}

#[test]
fn a_text_of_many_different_numbers_is_answered() {
    let numbers: Vec<String> = (0..200_000).map(|n| n.to_string()).collect();
    let many = numbers.join(" ");
    ask_all(&many, "7");
    ask_all("7", &many);
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        ".{0,40}",
        "[0-9]{1,40}",
        "[0-9 ,;{}]{0,40}",
        "[-+0-9eE._' ]{0,20}",
        prop::sample::select(CORPUS.as_slice()).prop_map(str::to_owned),
    ]
}

proptest! {
    #[test]
    fn any_text_is_answered(one in text(), other in text()) {
        ask_all(&one, &other);
    }
}
