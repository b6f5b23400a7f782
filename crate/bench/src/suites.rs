//! The rows of the table.

use crate::measure::{Bench, Promise};
use bench::peers;
use dashu_int::UBig;
use std::hint::black_box;
use taking_games::additive::census::Census;
use taking_games::certificate::{Certificate, LabelCertifier};
use taking_games::labels::Labels;
use taking_games::measure::Measured;
use taking_games::minimax::CrossCheck;
use taking_games::pigeonhole;
use taking_games::takes::{LARGEST_TAKE, Takes};
use taking_games::values::{ValueCertifier, Values};

const LONG: usize = 10_000_000;

fn set(text: &str) -> Takes {
    Takes::parse(text).expect("the sets below are written correctly")
}

/// {1, 2, …, 24}.
fn first_24() -> Takes {
    Takes::new(1..=24).expect("24 small takes are allowed")
}

fn name(takes: &Takes) -> String {
    match takes.as_slice() {
        [1, 2, 3, .., last] if takes.as_slice().len() == *last as usize => format!("{{1,…,{last}}}"),
        _ => format!("{{{takes}}}"),
    }
}

/// What both ways to a certificate have to agree on.
fn ends(certificate: Certificate) -> (u64, u64) {
    (certificate.preperiod(), certificate.period())
}

fn sum(a: (u64, u64), b: (u64, u64)) -> (u64, u64) {
    (a.0 + b.0, a.1 + b.1)
}

/// Ten million labels, computed throughout and with the certified period copied.
///
/// What is promised of these is promised in the browser, against the same loop
/// in JavaScript.
pub(crate) fn labels(bench: &mut Bench) {
    let more = [set("30,31,57"), set("100,250,999"), Takes::new(1..=256).expect("256 takes are allowed")];
    for takes in short_periods().into_iter().chain([set("5,28,36,59,64")]).chain(more) {
        bench.compare(
            format!("10⁷ labels of {}, none copied", name(&takes)),
            Promise::None,
            || Labels::new(&takes, LONG).count_losses(),
            "plain loop over bytes",
            || count(&peers::plain_labels(&takes, LONG)),
        );
    }
    for takes in short_periods() {
        bench.compare(
            format!("10⁷ labels of {}, certified and copied", name(&takes)),
            Promise::None,
            || Labels::with_certificate(&takes, LONG, &LabelCertifier::new(&takes).finish()).count_losses(),
            "plain loop over bytes",
            || count(&peers::plain_labels(&takes, LONG)),
        );
    }
}

fn short_periods() -> [Takes; 3] {
    [set("1,3,4"), set("2,5"), first_24()]
}

fn count(labels: &[u8]) -> usize {
    labels.iter().map(|&loss| usize::from(loss)).sum()
}

/// Exact preperiods and periods.
pub(crate) fn certificates(bench: &mut Bench) {
    let takes = set("5,28,36,59,64");
    bench.compare(
        format!("certificate of {}", name(&takes)),
        Promise::Milliseconds(20.0),
        || ends(LabelCertifier::new(&takes).finish()),
        "Brent, label by label",
        || peers::plain_certificate(&takes),
    );
    for text in ["1000000", "12345,678901", "7,77777,100000"] {
        let takes = set(text);
        bench.alone(format!("certificate of {}", name(&takes)), Promise::None, || LabelCertifier::new(&takes).finish());
    }
}

/// All 8,191 games with takes to 13, and the additive games.
pub(crate) fn families(bench: &mut Bench) {
    let sets: Vec<Takes> = peers::sets_within(13).collect();
    let games: Vec<ogs::Game> = sets.iter().map(peers::octal).collect();
    bench.compare(
        "certificates of labels and of values, all sets to 13",
        Promise::TimesFaster(10.0),
        || {
            for takes in &sets {
                _ = black_box(LabelCertifier::new(takes).finish());
            }
            sets.iter().map(|takes| ends(ValueCertifier::new(takes).finish())).fold((0, 0), sum)
        },
        "ogs, values only",
        || games.iter().map(peers::ogs_values).fold((0, 0), sum),
    );

    let pairs = (1..80).flat_map(|a| (a + 1..=80).map(move |b| Takes::new([a, b, a + b]).expect("three small takes")));
    let games: Vec<ogs::Game> = pairs.map(|takes| peers::octal(&takes)).collect();
    bench.compare(
        "value periods of the 3,160 pairs {a, b, a + b} to 80",
        Promise::TimesFaster(100.0),
        || census(80),
        "ogs",
        || games.iter().map(|game| peers::ogs_values(game).1).sum::<u64>(),
    );
    bench.alone("value periods of the 499,500 pairs {a, b, a + b} to 1,000", Promise::None, || census(1_000));
}

/// The sum of the periods of all additive games {a, b, a + b} with b ≤ `last`.
fn census(last: u32) -> u64 {
    let mut census = Census::new(last).expect("a size that the chart allows");
    census.advance(u64::MAX);
    census.counts().period_sum
}

/// A million values.
pub(crate) fn values(bench: &mut Bench) {
    for text in ["1,3,4", "5,28,36,59,64", "39,80,119"] {
        let takes = set(text);
        bench.compare(
            format!("10⁶ values of {}", name(&takes)),
            Promise::None,
            || Values::new(&takes, 1_000_000).as_slice().iter().map(|&value| u64::from(value)).sum(),
            "cgt",
            || peers::cgt_sum(&takes, 1_000_000),
        );
    }
}

/// The measured period of ten million labels.
pub(crate) fn measured_periods(bench: &mut Bench) {
    for takes in [set("1,3,4"), set("5,28,36,59,64"), set("100,250,999"), set("1000000")] {
        let labels = Labels::new(&takes, LONG);
        bench.beside(
            format!("measured period of 10⁷ labels of {}", name(&takes)),
            Promise::TimesSlower(10.0),
            || Measured::of(&labels),
            "reading them once",
            || peers::read_once(&labels),
        );
    }
}

/// The digits of the pigeonhole bound, for the largest take that the lab accepts.
pub(crate) fn window_bound(bench: &mut Bench) {
    bench.alone("the 301,030 digits of the bound 2^1,000,000", Promise::None, || {
        pigeonhole::window_bound::<UBig>(LARGEST_TAKE as usize).to_string()
    });
}

/// The memo-free check where it is dearest.
pub(crate) fn cross_check(bench: &mut Bench) {
    let takes = first_24();
    bench.alone(format!("cross-check of {}, 33,554,431 calls", name(&takes)), Promise::None, || {
        let mut check = CrossCheck::new(&takes, 25);
        check.by_ref().for_each(drop);
        check.calls()
    });
}
