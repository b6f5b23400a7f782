//! The facts of the Euclid game, and the agreement of its parts with a full search.

use dashu_int::UBig;
use proptest::prelude::*;

use super::quotients::leading_run;
use super::*;
use crate::natural::Natural;

const ENDINGS: [Ending; 2] = [Ending::Zero, Ending::Equal];

fn pair(x: u64, y: u64, ending: Ending) -> Position<UBig> {
    Position::new(UBig::from(x), UBig::from(y), ending).unwrap()
}

fn written(x: &str, y: &str, ending: Ending) -> Position<UBig> {
    Position::parse(x, y, ending).unwrap()
}

/// Cole and Davie's ending for most facts.
fn zero(x: u64, y: u64) -> Position<UBig> {
    pair(x, y, Ending::Zero)
}

/// The losing pairs 0 < a < b ≤ `last`, by the test in machine words.
fn losing_pairs(last: u64) -> impl Iterator<Item = (u64, u64)> {
    let mut least = 1;
    (1..=last).flat_map(move |b| {
        while b * (b - least) >= least * least {
            least += 1;
        }
        (least..b).map(move |a| (a, b))
    })
}

#[test]
fn outcomes_of_the_literature() {
    for (x, y, is_loss) in [
        ("2", "3", true),
        ("34", "12", false), // the ICPC archive problem “Euclid's Game”
        ("15", "24", true),
        ("21", "34", false), // Fibonacci numbers alternate
        ("34", "55", true),
        ("55", "89", false),
        ("144", "233", false),
        ("1000000", "1618033", true),
        ("1000000", "1618034", false),
        ("165580141", "267914296", true), // F₄₁, F₄₂: doubles call it winning
        ("9007199254740993", "14573954537613649", true),
        ("9007199254740993", "14573954537613650", false),
    ] {
        for ending in ENDINGS {
            assert_eq!(written(x, y, ending).is_loss(), is_loss, "{x}, {y}");
        }
    }
    for (x, y, is_loss) in [(0, 0, true), (0, 5, true), (7, 7, false)] {
        assert_eq!(zero(x, y).is_loss(), is_loss);
    }
    assert!(pair(7, 7, Ending::Equal).is_over());
    assert!(pair(7, 7, Ending::Equal).is_loss());
}

#[test]
fn doubles_fail_at_the_fibonacci_numbers_41_and_42() {
    let by_doubles = |a: f64, b: f64| b / a < f64::midpoint(1.0, 5_f64.sqrt());
    let mut fibonacci = (1_u32, 2_u32);
    while fibonacci.1 <= 267_914_296 {
        let (a, b) = fibonacci;
        let agrees = by_doubles(a.into(), b.into()) == zero(a.into(), b.into()).is_loss();
        assert_eq!(agrees, b < 267_914_296, "{a}, {b}");
        fibonacci = (b, a + b);
    }
}

#[test]
fn winning_moves_of_the_literature() {
    for (x, y, expected) in [
        (25, 7, Some((2_u8, (7, 11)))), // the ICPC archive again: the only winning first move
        (2, 5, Some((1, (2, 3)))),
        (11, 27, Some((1, (11, 16)))),
        (3, 12, Some((4, (0, 3)))),
        (7, 7, Some((1, (0, 7)))),
        (5, 8, None),
        (0, 5, None),
    ] {
        let expected = expected.map(|(k, (a, b))| Move { multiple: UBig::from(k), leads_to: zero(a, b) });
        assert_eq!(zero(x, y).winning_move(), expected, "{x}, {y}");
    }
    let equal = pair(3, 12, Ending::Equal).winning_move().unwrap();
    assert_eq!((equal.multiple, equal.leads_to), (UBig::from(3_u8), pair(3, 3, Ending::Equal)));
}

#[test]
fn losing_pairs_are_counted_as_published() {
    let listed: Vec<_> = losing_pairs(13).collect();
    let expected = [
        [(2, 3), (3, 4), (4, 5), (4, 6), (5, 6), (5, 7), (6, 7)],
        [(5, 8), (6, 8), (7, 8), (6, 9), (7, 9), (8, 9), (7, 10)],
        [(8, 10), (9, 10), (7, 11), (8, 11), (9, 11), (10, 11), (8, 12)],
        [(9, 12), (10, 12), (11, 12), (9, 13), (10, 13), (11, 13), (12, 13)],
    ]
    .concat();
    assert_eq!(listed, expected);
    assert!(listed.iter().all(|&(a, b)| zero(a, b).is_loss()));

    let counts: Vec<_> = (1..=20).map(|last| losing_pairs(last).count()).collect();
    assert_eq!(counts, [0, 0, 1, 2, 3, 5, 7, 10, 13, 16, 20, 24, 28, 33, 38, 44, 50, 56, 63, 70]);
    assert_eq!(losing_pairs(100).count(), 1879);

    // Project Euler 325: the sum of x + y over the losing pairs 0 < x < y.
    let sum = |last| losing_pairs(last).map(|(a, b)| a + b).sum::<u64>();
    assert_eq!(sum(10), 211);
    assert_eq!(sum(10_000), 230_312_207_313);
}

#[test]
fn grundy_values_of_the_facts() {
    let map = Map::new(12, Ending::Zero).unwrap();
    for (a, row) in [
        (1, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
        (2, [0, 2, 1, 0, 2, 1, 3, 3, 4, 4, 5, 5, 6]),
        (3, [0, 3, 0, 1, 0, 1, 2, 1, 2, 3, 2, 3, 4]),
        (4, [0, 4, 2, 0, 1, 0, 0, 1, 2, 1, 1, 2, 3]),
        (5, [0, 5, 1, 1, 0, 1, 0, 0, 0, 1, 2, 1, 2]),
        (6, [0, 6, 3, 2, 0, 0, 1, 0, 0, 0, 1, 1, 2]),
    ] {
        let found: Vec<_> = (0..=12).map(|b| map.value(a, b).unwrap()).collect();
        assert_eq!(found, row, "row {a}");
    }
}

#[test]
fn a_map_lies_row_by_row_and_ends_at_its_bound() {
    for (ending, first) in [(Ending::Zero, 0), (Ending::Equal, 1)] {
        let map = Map::new(5, ending).unwrap();
        assert_eq!((map.first(), map.side(), map.values().len()), (first, 6 - first, ((6 - first) * (6 - first)) as usize));
        for (row, y) in map.values().chunks(map.side() as usize).zip(first..) {
            let values: Vec<_> = (first..=5).map(|x| map.value(x, y).unwrap()).collect();
            assert_eq!(row, values);
        }
        assert_eq!((map.value(6, 5), map.value(5, 6)), (None, None));
    }
}

#[test]
fn a_position_is_written_in_order() {
    assert_eq!(zero(27, 11).to_string(), "(11, 27)");
}

/// The map knows neither the strategy nor the golden ratio nor the formula.
#[test]
fn a_full_search_agrees_for_all_pairs_to_300() {
    for ending in ENDINGS {
        let map = Map::new(300, ending).unwrap();
        for (a, b) in (map.first()..=300).flat_map(|b| (map.first()..=b).map(move |a| (a, b))) {
            let position = pair(a.into(), b.into(), ending);
            let value = map.value(a, b).unwrap();
            assert_eq!(position.is_loss(), value == 0, "{position} {ending:?}");
            assert_eq!(position.value(), UBig::from(value), "{position} {ending:?}");

            // The winning move is a legal one, and the only one.
            let moves = u32::try_from(&position.moves()).unwrap();
            let winning: Vec<u32> = (1..=moves).filter(|k| map.value(b - k * a, a) == Some(0)).collect();
            let chosen = position.winning_move();
            assert_eq!(winning, chosen.iter().map(|chosen| u32::try_from(&chosen.multiple).unwrap()).collect::<Vec<_>>());
            if let Some(chosen) = chosen {
                assert_eq!(position.after(&chosen.multiple).as_ref(), Ok(&chosen.leads_to));
            }
            // A losing player has no choice.
            assert!(value > 0 || moves == u32::from(!position.is_over()));

            // The reasoning, at full length and cut short.
            for most in [3, 5, 40] {
                let Reasoning { steps, omitted } = position.reasoning(most);
                assert_eq!(steps[0].position, position);
                assert!(steps.len() <= most);
                for step in &steps {
                    assert_eq!(step.is_loss, step.position.is_loss(), "{} of {position}", step.position);
                    assert_eq!(step.case, step.position.case());
                }
                let all = position.reasoning(usize::MAX).steps;
                assert_eq!(steps.len() + omitted, all.len(), "{position}");
                assert_eq!(steps.last(), all.last());
                assert_eq!(steps.get(1), all.get(1), "what the first step's sentence names");
            }
        }
    }
}

#[test]
fn the_equal_ending_has_nivaschs_values() {
    for b in 1..=300_u64 {
        for a in 1..=b {
            // ⌊b/a − a/b⌋ in integers.
            let formula = (b * b - a * a) / (a * b);
            assert_eq!(pair(a, b, Ending::Equal).value(), UBig::from(formula), "{a}, {b}");
            let quotients = zero(a, b).quotients(usize::MAX).quotients;
            let all_equal = quotients.iter().all(|q| *q == quotients[0]);
            assert_eq!(zero(a, b).value() != UBig::from(formula), all_equal, "{a}, {b}");
        }
    }
}

#[test]
fn what_is_no_position_is_refused_with_its_field() {
    for (x, y, ending, code, field) in [
        ("", "5", Ending::Zero, "E_EMPTY", "x"),
        ("5", "-3", Ending::Zero, "E_NEGATIVE", "y"),
        ("five", "-3", Ending::Zero, "E_NOT_A_NUMBER", "x"),
        ("0", "5", Ending::Equal, "E_EUCLID_ZERO", "x"),
        ("5", "0", Ending::Equal, "E_EUCLID_ZERO", "y"),
    ] {
        let refusal = Position::<UBig>::parse(x, y, ending).unwrap_err();
        assert_eq!((refusal.code(), refusal.field()), (code, Some(field)), "{x:?}, {y:?}");
    }
    assert_eq!(Ending::parse("zero"), Ok(Ending::Zero));
    assert_eq!(Ending::parse("equal"), Ok(Ending::Equal));
    assert_eq!(Ending::parse("Zero").unwrap_err().code(), "E_ENDING");
}

#[test]
fn illegal_moves_are_refused() {
    for (position, multiple, code) in [
        (zero(3, 12), 0_u8, "E_EUCLID_MULTIPLE"),
        (zero(3, 12), 5, "E_EUCLID_MULTIPLE"),
        (pair(3, 12, Ending::Equal), 4, "E_EUCLID_MULTIPLE"),
        (zero(0, 12), 1, "E_EUCLID_OVER"),
        (pair(3, 3, Ending::Equal), 1, "E_EUCLID_OVER"),
    ] {
        let refusal = position.after(&UBig::from(multiple)).unwrap_err();
        assert_eq!(refusal.code(), code, "{position}");
    }
    let refusal = zero(3, 12).after(&UBig::from(5_u8)).unwrap_err();
    assert_eq!(refusal.sentence(), "From here the smaller number can be taken at least once and at most 4 times, not 5 times.");
    for last in [0, LARGEST_SIDE + 1] {
        assert_eq!(Map::new(last, Ending::Zero).unwrap_err().code(), "E_MAP_SIZE");
    }
}

/// (Uₙ, Uₙ₊₁) of Uₙ₊₁ = q·Uₙ + Uₙ₋₁: all quotients are q.
fn metallic(q: &UBig, digits: usize) -> (UBig, UBig) {
    let bound = UBig::from(10_u8).pow(digits - 1);
    let (mut a, mut b) = (UBig::ONE, q.clone());
    while b < bound {
        (a, b) = (b.clone(), q * b + a);
    }
    (a, b)
}

#[test]
fn long_forced_runs_are_leapt_over() {
    let (a, b) = metallic(&UBig::ONE, 2000);
    let position = Position::new(a, b, Ending::Zero).unwrap();
    let whole = position.reasoning(usize::MAX);
    let short = position.reasoning(40);
    assert_eq!((whole.omitted, short.steps.len()), (0, 40));
    assert_eq!(short.omitted, whole.steps.len() - 40);
    assert_eq!(short.steps[..39], whole.steps[..39]);
    assert_eq!(short.steps[39], whole.steps[whole.steps.len() - 1]);
    assert_eq!(short.steps[39].position, zero(1, 2));
}

/// A number of 50 to 2,000 digits.
fn long_number() -> impl Strategy<Value = UBig> {
    (1..=9_u8, proptest::collection::vec(0..=9_u8, 49..2000)).prop_map(|(first, rest)| {
        let digits: String = std::iter::once(first).chain(rest).map(|digit| char::from(b'0' + digit)).collect();
        UBig::from_decimal(&digits)
    })
}

/// A long pair of any shape: of independent lengths, or with chosen quotients
/// (many of them 1), so that near golden and near metallic pairs come up.
fn long_pair() -> impl Strategy<Value = (UBig, UBig)> {
    let by_quotients = (proptest::collection::vec(prop_oneof![4 => Just(1_u32), 2 => Just(2), 1 => 3..100_u32], 1..3000), 1..1000_u32)
        .prop_map(|(quotients, gcd)| quotients.iter().fold((UBig::ZERO, UBig::from(gcd)), |(a, b), &q| (b.clone(), UBig::from(q) * b + a)));
    let runs = (1..5_u32, 1..1500_usize, proptest::collection::vec(1..4_u32, 0..3)).prop_map(|(q, run, tail)| {
        let quotients = tail.into_iter().chain(std::iter::repeat_n(q, run));
        quotients.fold((UBig::ZERO, UBig::ONE), |(a, b), q| (b.clone(), UBig::from(q) * b + a))
    });
    prop_oneof![(long_number(), long_number()), by_quotients, runs]
}

/// The run of equal quotients, one division after another.
fn run_by_steps(a: &UBig, b: &UBig, q: &UBig) -> (usize, UBig, UBig) {
    let (mut n, mut a, mut b) = (0, a.clone(), b.clone());
    loop {
        let (quotient, r) = b.divided_by(&a);
        if quotient != *q || r.is_zero() {
            return (n, a, b);
        }
        (n, a, b) = (n + 1, r, a);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_move_from_a_long_pair_leads_to_a_losing_one((x, y) in long_pair()) {
        for ending in ENDINGS {
            let position = Position::new(x.clone(), y.clone(), ending).unwrap();
            let form = |p: &Position<UBig>| {
                let (a, b) = (p.smaller(), p.larger());
                (b * b) < a * b + a * a
            };
            prop_assert!(position.smaller() < position.larger());
            prop_assert_eq!(position.is_loss(), form(&position));
            prop_assert_eq!(position.reasoning(10).steps[0].is_loss, form(&position));
            match position.winning_move() {
                None => prop_assert!(form(&position)),
                Some(chosen) => {
                    prop_assert!(chosen.leads_to.is_over() || form(&chosen.leads_to));
                    prop_assert_eq!(position.after(&chosen.multiple), Ok(chosen.leads_to));
                }
            }
        }
    }

    #[test]
    fn the_value_of_a_long_pair_follows_from_the_next((x, y) in long_pair()) {
        for ending in ENDINGS {
            let position = Position::new(x.clone(), y.clone(), ending).unwrap();
            let (q, r) = position.divided();
            if !r.is_zero() {
                let next = Position::new(r, position.smaller().clone(), ending).unwrap().value();
                let expected = if q > next { q } else { q - UBig::ONE };
                prop_assert_eq!(position.value(), expected);
            }
        }
        let (a, b) = (x.clone().min(y.clone()), x.max(y));
        let formula = (&b * &b - &a * &a) / (&a * &b);
        prop_assert_eq!(Position::new(a, b, Ending::Equal).unwrap().value(), formula);
    }

    #[test]
    fn a_run_found_by_leaps_is_the_run_found_by_steps((x, y) in long_pair(), q in 1..5_u32) {
        let (a, b) = (x.clone().min(y.clone()), x.max(y));
        for q in [UBig::from(q), &b / &a] {
            prop_assert_eq!(leading_run(&a, &b, &q), run_by_steps(&a, &b, &q));
        }
    }

    #[test]
    fn the_quotients_build_the_pair_again((x, y) in long_pair()) {
        let position = Position::new(x, y, Ending::Zero).unwrap();
        let Quotients { quotients, gcd } = position.quotients(usize::MAX);
        let (a, b) = quotients.iter().rev().fold((UBig::ZERO, gcd.unwrap()), |(a, b), q| (b.clone(), q * b + a));
        prop_assert_eq!((&a, &b), (position.smaller(), position.larger()));
        let some = position.quotients(3);
        prop_assert_eq!(&some.quotients[..], &quotients[..quotients.len().min(3)]);
        prop_assert_eq!(some.gcd.is_some(), quotients.len() <= 3);
    }
}
