//! Exercises: sets whose pattern a learner can find by hand, and how answers are marked.
//!
//! An exercise is a set of takes and a short range. The learner predicts the
//! labels of the range, then its losing residues, and last its measured period.
//! An answer is marked with what decides it, so that it can be repaired: a wrong
//! period by two positions that differ, say. Nothing here is random: whoever
//! draws an exercise brings a number, and the same number draws the same set.

use crate::certificate::LabelCertifier;
use crate::labels::Labels;
use crate::measure::Measured;
use crate::numeral;
use crate::refusal::{Refusal, RefusalKind, shown};
use crate::takes::Takes;
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// How hard an exercise is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// Three or four takes up to 6, a period of at most 7, 14 positions.
    Gentle,
    /// Three or four takes up to 7, a period of 5 to 10 with losses in two places or more, 20 positions.
    Fair,
    /// Three or four takes up to 9, a period of 8 to 14 with losses in two places or more, 28 positions.
    Hard,
}

/// What the sets of a level have in common.
struct Rules {
    largest: u32,
    period: RangeInclusive<u64>,
    /// Runs of losses in one period: from two on, no “the first few of every k” tells the pattern.
    runs: usize,
    positions: usize,
}

impl Level {
    /// The level of a name: `gentle`, `fair` or `hard`.
    ///
    /// # Errors
    /// `E_LEVEL` for any other name.
    pub fn parse(name: &str) -> Result<Self, Refusal> {
        match name {
            "gentle" => Ok(Self::Gentle),
            "fair" => Ok(Self::Fair),
            "hard" => Ok(Self::Hard),
            _ => Err(Refusal::new(
                RefusalKind::Level,
                name,
                format!("“{}” is not a level. The levels are gentle, fair and hard.", shown(name)),
            )),
        }
    }

    fn rules(self) -> Rules {
        match self {
            Self::Gentle => Rules { largest: 6, period: 3..=7, runs: 1, positions: 14 },
            Self::Fair => Rules { largest: 7, period: 5..=10, runs: 2, positions: 20 },
            Self::Hard => Rules { largest: 9, period: 8..=14, runs: 2, positions: 28 },
        }
    }

    /// Every set of this level, in a fixed order.
    ///
    /// The labels of each are periodic from position 0 on, and the range holds
    /// two full periods. So the period measured over the range is the true one:
    /// a smaller k that fits two full periods fits for ever.
    fn sets(self) -> impl Iterator<Item = Takes> {
        let rules = self.rules();
        (1_u32..1 << rules.largest)
            .filter(|set| COUNT.contains(&set.count_ones()))
            .filter_map(|set| Takes::new((1..=u32::BITS).filter(|take| set >> (take - 1) & 1 == 1)).ok())
            .filter(|takes| !WORKED.contains(&takes.as_slice()) && !is_additive(takes) && common_factor(takes) == 1)
            .filter(move |takes| {
                let Some(period) = pure_period(takes) else { return false };
                rules.period.contains(&period) && loss_runs(takes, period) >= rules.runs
            })
    }
}

/// How many takes a set has. Two would be too easy: their period is a + b, or 2a.
const COUNT: RangeInclusive<u32> = 3..=4;

/// The sets that the lesson works through: they would be no exercise.
const WORKED: [&[u32]; 2] = [&[1, 2, 3], &[1, 3, 4]];

/// {a, b, a + b}: the additive games have a part of the page to themselves, which would show the answer.
fn is_additive(takes: &Takes) -> bool {
    matches!(*takes.as_slice(), [a, b, c] if a + b == c)
}

/// A set with a common factor is a smaller game, stretched.
fn common_factor(takes: &Takes) -> u32 {
    takes.as_slice().iter().fold(0, |a, &b| gcd(a, b))
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The certified period of labels that are periodic from position 0 on.
fn pure_period(takes: &Takes) -> Option<u64> {
    let proof = LabelCertifier::new(takes).finish();
    (proof.preperiod() == 0).then_some(proof.period())
}

/// How many runs of losses one period has, the first of them from position 0 on.
fn loss_runs(takes: &Takes, period: u64) -> usize {
    let labels = Labels::new(takes, period as usize);
    labels.losses().filter(|&p| p == 0 || !labels.is_loss(p - 1)).count()
}

/// A set of takes and a range, whose labels and pattern are asked for.
///
/// ```
/// use taking_games::exercise::{Exercise, Level};
///
/// let exercise = Exercise::draw(Level::Gentle, 5, None);
/// assert_eq!(exercise, Exercise::draw(Level::Gentle, 5, None));
/// assert_eq!(exercise.positions(), 14);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exercise {
    takes: Takes,
    labels: Labels,
}

/// What is to be said of a period that was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PeriodMark {
    /// It is the measured period.
    Right,
    /// These two positions are that far apart, and their labels differ. They are the first such.
    Differs(usize, usize),
    /// Every pair that far apart agrees, but so it is at a smaller distance.
    NotSmallest,
    /// No two positions of the range are that far apart.
    TooFar,
}

/// What is to be said of one residue that was answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResidueMark {
    /// It is a losing residue.
    Right,
    /// It is a remainder, but the positions that leave it are wins.
    Wins,
    /// It is not below the period, so no division by the period leaves it.
    TooLarge,
}

/// What is to be said of the residues that were answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResidueMarks {
    /// Each residue as it was written, in its order, with its mark; one written twice is marked once.
    pub marks: Vec<(String, ResidueMark)>,
    /// How many losing residues were not named.
    pub missing: usize,
}

impl ResidueMarks {
    /// Whether the losing residues were named, all of them and no others.
    pub fn all_right(&self) -> bool {
        self.missing == 0 && self.marks.iter().all(|&(_, mark)| mark == ResidueMark::Right)
    }
}

impl Exercise {
    /// The exercise on the labels of positions `0..positions`.
    pub fn new(takes: Takes, positions: usize) -> Self {
        Self { labels: Labels::new(&takes, positions), takes }
    }

    /// Draws an exercise: each number draws one, and `previous` is not drawn again at once.
    pub fn draw(level: Level, number: u32, previous: Option<&Takes>) -> Self {
        let sets: Vec<Takes> = level.sets().filter(|takes| Some(takes) != previous).collect();
        Self::new(sets[number as usize % sets.len()].clone(), level.rules().positions)
    }

    /// The takes.
    pub fn takes(&self) -> &Takes {
        &self.takes
    }

    /// How many positions are asked for, from 0 on.
    pub fn positions(&self) -> usize {
        self.labels.len()
    }

    fn measured(&self) -> Result<Measured<'_>, Refusal> {
        Measured::of(&self.labels).ok_or_else(|| {
            Refusal::new(RefusalKind::NoPeriod, &self.takes.to_string(), "These labels show no period, so there is none to name.")
        })
    }

    /// Marks an answer to “what is the measured period over this range?”.
    ///
    /// # Errors
    /// Those of [`numeral::digits`] for a text that is no whole number,
    /// `E_PERIOD_ZERO`, and `E_NO_PERIOD` if the range shows no period.
    ///
    /// ```
    /// use taking_games::{exercise::{Exercise, PeriodMark}, takes::Takes};
    ///
    /// let exercise = Exercise::new(Takes::parse("1,3,4").unwrap(), 19); // LWLWWWWLWLWWWWLWLWW
    /// assert_eq!(exercise.mark_period("7").unwrap(), PeriodMark::Right);
    /// assert_eq!(exercise.mark_period("5").unwrap(), PeriodMark::Differs(0, 5));
    /// assert_eq!(exercise.mark_period("14").unwrap(), PeriodMark::NotSmallest);
    /// assert_eq!(exercise.mark_period("19").unwrap(), PeriodMark::TooFar);
    /// ```
    pub fn mark_period(&self, text: &str) -> Result<PeriodMark, Refusal> {
        let period = self.measured()?.period();
        let digits = numeral::digits(text)?;
        if digits == "0" {
            return Err(Refusal::new(
                RefusalKind::PeriodZero,
                text.trim(),
                "Every row lies on itself when it is not moved at all. A period is at least 1.",
            ));
        }
        let Some(answered) = digits.parse().ok().filter(|&k: &usize| k < self.positions()) else {
            return Ok(PeriodMark::TooFar);
        };
        let differs = (answered..self.positions()).find(|&p| self.labels.is_loss(p) != self.labels.is_loss(p - answered));
        Ok(match differs {
            Some(p) => PeriodMark::Differs(p - answered, p),
            None if answered == period => PeriodMark::Right,
            None => PeriodMark::NotSmallest,
        })
    }

    /// Marks an answer to “which remainders do the losses leave on division by the period?”.
    ///
    /// # Errors
    /// Those of [`numeral::digits`] for an item that is no whole number, and
    /// `E_NO_PERIOD` if the range shows no period.
    ///
    /// # Complexity
    /// Linear in the text, and in the range.
    ///
    /// ```
    /// use taking_games::{exercise::{Exercise, ResidueMark}, takes::Takes};
    ///
    /// let exercise = Exercise::new(Takes::parse("1,3,4").unwrap(), 19); // 0 and 2 modulo 7
    /// assert!(exercise.mark_residues("2, 0").unwrap().all_right());
    ///
    /// let marks = exercise.mark_residues("0 3 9").unwrap();
    /// assert_eq!(marks.marks[1..], [("3".to_owned(), ResidueMark::Wins), ("9".to_owned(), ResidueMark::TooLarge)]);
    /// assert_eq!(marks.missing, 1);
    /// ```
    pub fn mark_residues(&self, text: &str) -> Result<ResidueMarks, Refusal> {
        let measured = self.measured()?;
        let mut marks = Vec::new();
        let mut named = HashSet::new();
        for item in items(text) {
            let digits = numeral::digits(item)?;
            if named.insert(digits.clone()) {
                let mark = match digits.parse().ok().filter(|&residue: &usize| residue < measured.period()) {
                    None => ResidueMark::TooLarge,
                    Some(residue) if self.labels.is_loss(residue) => ResidueMark::Right,
                    Some(_) => ResidueMark::Wins,
                };
                marks.push((digits, mark));
            }
        }
        let right = marks.iter().filter(|&&(_, mark)| mark == ResidueMark::Right).count();
        Ok(ResidueMarks { missing: measured.count_losing_residues() - right, marks })
    }
}

/// The items of a list as people write it; a text without any has one, the empty item.
fn items(text: &str) -> impl Iterator<Item = &str> {
    let items = || numeral::items(text, &['{', '}']);
    items().chain(items().next().is_none().then_some(""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const LEVELS: [Level; 3] = [Level::Gentle, Level::Fair, Level::Hard];

    fn exercise(takes: &str, positions: usize) -> Exercise {
        Exercise::new(Takes::parse(takes).unwrap(), positions)
    }

    #[test]
    fn each_level_has_sets_to_choose_from() {
        for (level, at_least) in LEVELS.into_iter().zip([6, 8, 20]) {
            assert!(level.sets().count() >= at_least, "{level:?} has {}", level.sets().count());
        }
    }

    #[test]
    fn the_period_that_an_exercise_measures_is_the_true_one_and_is_seen_twice() {
        for level in LEVELS {
            for takes in level.sets() {
                let exercise = Exercise::new(takes, level.rules().positions);
                let measured = exercise.measured().unwrap();
                assert_eq!(Some(measured.period() as u64), pure_period(exercise.takes()), "{}", exercise.takes());
                assert!(measured.full_repetitions() >= 2, "{}", exercise.takes());
            }
        }
    }

    #[test]
    fn what_the_page_works_through_or_shows_elsewhere_is_never_drawn() {
        for level in LEVELS {
            for takes in level.sets() {
                assert!(!["1,2,3", "1,3,4"].contains(&takes.to_string().as_str()));
                assert!(!matches!(takes.as_slice(), [a, b, c] if a + b == *c), "{takes}");
            }
        }
    }

    #[test]
    fn the_same_set_is_not_drawn_twice_running() {
        for level in LEVELS {
            let first = Exercise::draw(level, 3, None);
            for number in 0..100 {
                assert_ne!(Exercise::draw(level, number, Some(first.takes())).takes(), first.takes());
            }
        }
    }

    #[test]
    fn levels_have_names() {
        assert_eq!(Level::parse("fair"), Ok(Level::Fair));
        assert_eq!(Level::parse("brutal").unwrap_err().code(), "E_LEVEL");
    }

    #[test]
    fn answers_that_cannot_be_read_are_refused() {
        let seven = exercise("1,3,4", 19);
        for (text, code) in [("", "E_EMPTY"), ("0", "E_PERIOD_ZERO"), ("-7", "E_NEGATIVE"), ("seven", "E_NOT_A_NUMBER")] {
            assert_eq!(seven.mark_period(text).unwrap_err().code(), code);
        }
        for (text, code) in [(" ,", "E_EMPTY"), ("0, two", "E_NOT_A_NUMBER"), ("1.5", "E_FRACTION")] {
            assert_eq!(seven.mark_residues(text).unwrap_err().code(), code);
        }
        assert_eq!(exercise("2,5,7", 19).mark_period("7").unwrap_err().code(), "E_NO_PERIOD");
    }

    #[test]
    fn numbers_past_every_range_are_marked_too() {
        let exercise = exercise("1,3,4", 19);
        assert_eq!(exercise.mark_period("99999999999999999999").unwrap(), PeriodMark::TooFar);
        let marks = exercise.mark_residues("0,2,99999999999999999999").unwrap();
        assert_eq!(marks.marks[2].1, ResidueMark::TooLarge);
        assert_eq!((marks.missing, marks.all_right()), (0, false));
    }

    #[test]
    fn a_residue_written_twice_counts_once() {
        assert!(exercise("1,3,4", 19).mark_residues("{2, 0, 2, 00}").unwrap().all_right());
    }

    proptest! {
        /// The definition, as it is written: k is right iff it is the smallest distance at which all pairs agree.
        #[test]
        fn a_period_is_right_iff_it_is_measured(takes in prop::collection::btree_set(1..12_u32, 1..4), k in 1..30_usize) {
            let exercise = Exercise::new(Takes::new(takes).unwrap(), 30);
            let letters = exercise.labels.to_string().into_bytes();
            let fits = |k: usize| (k..30).all(|p| letters[p] == letters[p - k]);
            let Some(smallest) = (1..30).find(|&k| fits(k)) else { return Ok(()) };
            let mark = exercise.mark_period(&k.to_string()).unwrap();
            prop_assert_eq!(mark == PeriodMark::Right, k == smallest);
            prop_assert_eq!(matches!(mark, PeriodMark::Differs(..)), k < 30 && !fits(k));
            if let PeriodMark::Differs(p, q) = mark {
                prop_assert!(q - p == k && letters[p] != letters[q]);
            }
        }
    }
}
