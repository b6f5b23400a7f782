//! The sentences against the mex rule: tables of pairs, then random ones.

use proptest::prelude::*;

use super::departure::Departure;
use super::{Band, Case, LARGEST, Pair, Run, Sentence, one_take, run, short};
use crate::naive;
use crate::values::Value;

fn pair(a: u64, b: u64) -> Pair {
    Pair::new(a, b).unwrap()
}

/// Every pair a < b ≤ `last`.
fn pairs(last: u64) -> impl Iterator<Item = Pair> {
    (2..=last).flat_map(|b| (1..b).map(move |a| pair(a, b)))
}

fn text(values: impl IntoIterator<Item = u8>) -> String {
    values.into_iter().map(|value| value.to_string()).collect()
}

#[test]
fn the_periods_that_are_written_out() {
    for (a, b, period) in [
        (3, 10, "0001110001112223332223"),
        (1, 4, "01012323"),
        (1, 3, "0101232"),
        (4, 9, "0000111102221333220003111002211332220033110002111322220333100001111222233332"),
    ] {
        assert_eq!(text(Sentence::new(pair(a, b)).values()), period, "{{{a},{b}}}");
    }
}

/// {4,9,13}: the shifts wrap once, in row 3.
#[test]
fn the_rows_of_4_9_13() {
    let sentence = Sentence::new(pair(4, 9));
    let told: Vec<_> = sentence.rows().map(|row| (row.start, row.shift, row.next_shift, row.carry, row.lower, row.upper)).collect();
    assert_eq!(told, [(0, 0, 1, false, 9, 9), (18, 1, 2, false, 9, 9), (36, 2, 3, false, 9, 9), (54, 3, 0, true, 13, 9)]);
    let carried: Vec<u128> = (0..76).filter(|&n| sentence.place(n).spot.carried.is_some()).collect();
    assert_eq!(carried, [12, 21, 29, 30, 38, 39, 46, 47, 48, 55, 56, 57]);
    assert_eq!(sentence.row(4), super::Row { index: 4, start: 76, ..sentence.row(0) });
}

/// All pairs to 120, with and without a common factor, over two periods and a
/// window of a + b: value for value, run for run, and the smallest period.
#[test]
fn the_sentence_and_the_period_of_every_pair_to_120() {
    let (mut checked, mut heaps) = (0, 0);
    for pair in pairs(120) {
        let sentence = Sentence::new(pair);
        let period = sentence.period() as usize;
        let [a, b, largest] = pair.takes();
        let values = naive::small_values(&pair.takes(), 2 * period + largest as usize);
        assert!(run::heaps(sentence.runs(0..values.len() as u128)).eq(values.iter().copied()), "{pair}");
        assert!(sentence.values().eq(values[..period].iter().copied()), "{pair}");
        assert!(values.iter().all(|&value| value <= 3));
        // A window of a + b values repeats after `period`: that is a proof of it. And
        // were a smaller one a period, so would its multiple period / prime be.
        assert_eq!(values[period..], values[..values.len() - period], "{pair}");
        for prime in (2..=period).filter(|p| period.is_multiple_of(*p) && (2..*p).all(|q| !p.is_multiple_of(q))) {
            let smaller = period / prime;
            assert_ne!(values[smaller..], values[..values.len() - smaller], "{pair} {smaller}");
            let is_loss = |&value: &u8| value == 0;
            assert!(
                !values[smaller..].iter().map(is_loss).eq(values[..values.len() - smaller].iter().map(is_loss)),
                "labels of {pair} {smaller}"
            );
        }
        assert!(sentence.period() <= u128::from(2 * a * b + a * a));
        checked += 1;
        heaps += values.len();
    }
    assert_eq!((checked, heaps), (7_140, 17_273_312));
}

/// A wider sweep of the long sentence: every coprime long pair to b = 250, each over one period.
#[test]
fn the_long_sentence_to_250() {
    let (mut checked, mut heaps) = (0, 0);
    for pair in pairs(250).filter(|pair| pair.case() == Case::Long && pair.divisor() == 1) {
        let sentence = Sentence::new(pair);
        let values = naive::small_values(&pair.takes(), sentence.period() as usize);
        for Run { start, length, value } in sentence.blocks().map(Run::from) {
            let heaps = &values[start as usize..][..length as usize];
            assert!(heaps.iter().all(|&heap| heap == value), "{pair} heap {start}");
        }
        checked += 1;
        heaps += values.len();
    }
    assert_eq!((checked, heaps), (5_836, 112_944_112));
}

#[test]
fn the_blocks_are_the_longest_runs_and_as_many_as_counted() {
    for pair in pairs(60) {
        let sentence = Sentence::new(pair);
        let blocks: Vec<_> = sentence.blocks().collect();
        assert_eq!(blocks.len() as u128, sentence.block_count(), "{pair}");
        assert!(blocks.windows(2).all(|two| two[0].run.value != two[1].run.value), "{pair}");
        let runs: Vec<Run> = sentence.runs(0..sentence.period()).collect();
        assert!(blocks.iter().map(|block| block.run).eq(runs), "{pair}");
        let end: u128 = blocks.iter().map(|block| u128::from(block.run.length)).sum();
        assert_eq!(end, sentence.period());
        for block in blocks {
            let place = sentence.place(block.run.start + u128::from(block.run.length) - 1);
            assert_eq!((place.row.index, place.spot.band), (block.row, block.band));
            assert_eq!(place.spot.carried.is_some(), block.carried);
        }
    }
}

/// The short sentence, said on its own, and the rows of a short pair are one sequence.
#[test]
fn the_short_sentence_is_the_row_of_a_short_pair() {
    for pair in pairs(60) {
        let width = u128::from(short::width(pair));
        let said: Vec<u8> = (0..width).map(|x| short::value(pair, x)).collect();
        assert!(run::heaps(run::until(short::runs(pair), width)).eq(said.iter().copied()));
        if pair.case() == Case::Short {
            assert!(Sentence::new(pair).values().eq(said), "{pair}");
        }
    }
}

/// All 1,886 coprime pairs with 2 ≤ a < b ≤ 80, as published, and then every pair.
#[test]
fn the_first_departure() {
    let first = |pair: Pair| {
        let values = naive::small_values(&pair.takes(), 3 * pair.takes()[2] as usize);
        (0..).zip(values).find(|&(n, value)| value != one_take::value(pair, n)).unwrap()
    };
    let mut published = 0;
    for pair in pairs(80) {
        let found = Departure::of(pair);
        assert_eq!((found.heap, found.value), first(pair), "{pair}");
        assert_eq!((found.value, found.one_take), (2, 0), "{pair}");
        if pair.a() >= 2 && pair.divisor() == 1 {
            published += 1;
            let expected = if pair.case() == Case::Long { pair.b() } else { pair.m() };
            assert_eq!(found.heap, u128::from(expected), "{pair}");
        }
    }
    assert_eq!(published, 1886);
}

/// The case is decided by the one-take game alone: long where b − 1 is a loss of {a}.
#[test]
fn the_case_is_told_by_the_one_take_game() {
    for pair in pairs(120) {
        let loss = one_take::value(pair, u128::from(pair.b() - 1)) == 0;
        assert_eq!(pair.case() == Case::Long, loss, "{pair}");
    }
}

#[test]
fn the_heaps_that_are_quoted() {
    let sentence = Sentence::new(pair(1_000_003, 1_000_000_007));
    for (heap, value) in [(10u128.pow(18), 0), (10u128.pow(18) + 1, 0), (123_456_789_012_345_678, 3)] {
        assert_eq!(sentence.value(heap), value, "{heap}");
    }
}

/// The last row of the longest periods and the largest heaps: nothing overflows,
/// and the values there still obey the mex rule.
#[test]
fn the_ends_of_the_range() {
    let a = (LARGEST - 1) / 2;
    for pair in [
        pair(a, LARGEST),
        pair(a, LARGEST - 1),
        pair(LARGEST - 1, LARGEST),
        pair(1, 2),
        pair(1, LARGEST),
        pair(1, LARGEST - 1),
        pair(LARGEST / 3, LARGEST / 3 * 3),
        pair(333_333_333_333_332, LARGEST),
    ] {
        let sentence = Sentence::new(pair);
        let period = sentence.period();
        assert_eq!(sentence.row(sentence.row_count()).start, period, "{pair}");
        for heap in [0, 1, period - 1, period, period + 1, super::heap::LARGEST_HEAP, u128::MAX - 1, u128::MAX] {
            assert_obeys_mex(&sentence, heap);
        }
        assert!(sentence.runs(u128::MAX - 10..u128::MAX).map(|run| run.length).sum::<u64>() == 10);
        assert_eq!(sentence.runs(5..5).count(), 0);
        let last = sentence.row(u64::MAX);
        assert!(last.start / u128::from(u64::MAX) < 4 * u128::from(LARGEST));
    }
}

fn assert_obeys_mex(sentence: &Sentence, heap: u128) {
    let mut seen = [false; 4];
    for option in sentence.moves(heap) {
        assert_eq!(option.option + u128::from(option.take), heap);
        seen[option.value as usize] = true;
    }
    assert_eq!(Value::from(sentence.value(heap)), naive::mex(&seen), "{} heap {heap}", sentence.pair());
}

/// Takes over the whole range, small and large alike.
fn any_pair() -> impl Strategy<Value = Pair> {
    let take = (0u32..50).prop_flat_map(|bits| 1..=(2u64 << bits).min(LARGEST));
    (take.clone(), take).prop_filter_map("a < b", |(x, y)| Pair::new(x.min(y), x.max(y)).ok())
}

/// Heaps over the whole range, small and large alike.
fn any_heap() -> impl Strategy<Value = u128> {
    (0u32..128).prop_flat_map(|bits| 0..=u128::MAX >> bits)
}

proptest! {
    /// A heap far past any table obeys the mex rule, by the sentence alone.
    #[test]
    fn any_heap_of_any_pair_obeys_the_mex_rule(pair in any_pair(), heap in any_heap()) {
        assert_obeys_mex(&Sentence::new(pair), heap);
    }

    /// So do the heaps where rows, bands and blocks meet, where a slip would hide.
    #[test]
    fn so_do_the_seams(pair in any_pair(), row in any::<u64>(), near in 0u64..3) {
        let sentence = Sentence::new(pair);
        let row = sentence.row(row % sentence.row_count());
        let [a, ..] = pair.takes();
        for seam in [0, a, row.lower, row.lower + a, row.lower - a.min(row.lower)] {
            let heap = (row.start + u128::from(seam) + u128::from(near)).saturating_sub(1);
            assert_obeys_mex(&sentence, heap);
        }
    }

    /// Random pairs and a common factor against the naive sequence.
    #[test]
    fn the_sentence_against_the_naive_sequence(a in 1u64..400, more in 1u64..1_200, factor in 1u64..4) {
        let pair = pair(a * factor, (a + more) * factor);
        let values = naive::small_values(&pair.takes(), 20_000);
        prop_assert!(run::heaps(Sentence::new(pair).runs(0..20_000)).eq(values));
    }

    /// A place tells the row, band and offset that the heap really has.
    #[test]
    fn a_place_adds_up(pair in any_pair(), heap in any_heap()) {
        let sentence = Sentence::new(pair);
        let place = sentence.place(heap);
        let band_start = if place.spot.band == Band::Lower { 0 } else { place.row.lower };
        prop_assert_eq!(place.row.start + u128::from(band_start + place.spot.offset), place.reduced);
        prop_assert!(place.row.index < sentence.row_count());
        prop_assert_eq!(place.spot.value, sentence.value(place.reduced));
    }
}
