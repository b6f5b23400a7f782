//! Who wins at the end of a game: normal or misère play.
//!
//! Under misère play whoever makes the last move loses, so a player who cannot move has won. It
//! needs no second engine. By Ferguson's pairing (*On sums of graph games with last player
//! losing*, 1974) a heap has the Grundy value 1 exactly where the heap smaller by s, the smallest
//! take, has the value 0; and under misère play the losses are the heaps of value 1. So the misère
//! row is the normal row moved up by s, with s wins before it.

use crate::takes::Takes;
use std::fmt;
use std::str::FromStr;

/// Which player has won when one cannot move.
///
/// ```
/// use taking_games::{labels::Labels, rule::Rule, takes::Takes};
///
/// let takes = Takes::parse("2,5").unwrap();
/// assert_eq!(Labels::under(Rule::Normal, &takes, 9).to_string(), "LLWWLWWLL");
/// assert_eq!(Labels::under(Rule::Misere, &takes, 9).to_string(), "WWLLWWLWW");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Rule {
    /// A player who cannot move loses.
    #[default]
    Normal,
    /// A player who cannot move wins: whoever makes the last move loses.
    #[doc(alias = "misère")]
    Misere,
}

impl Rule {
    /// Whether a player who cannot move has lost.
    pub fn stuck_loses(self) -> bool {
        self == Self::Normal
    }

    /// By how much the normal row is moved up: 0, or the smallest take under misère play. Without
    /// a take there is nothing to move: under misère play every heap is then a win.
    pub(crate) fn shift(self, takes: &Takes) -> Option<u32> {
        match self {
            Self::Normal => Some(0),
            Self::Misere => takes.as_slice().first().copied(),
        }
    }
}

impl fmt::Display for Rule {
    /// `normal` or `misere`, as links write it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Normal => "normal",
            Self::Misere => "misere",
        })
    }
}

/// A text that names no rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownRule;

impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The rules of play are normal and misere.")
    }
}

impl std::error::Error for UnknownRule {}

impl FromStr for Rule {
    type Err = UnknownRule;

    fn from_str(name: &str) -> Result<Self, UnknownRule> {
        [Self::Normal, Self::Misere].into_iter().find(|rule| rule.to_string() == name).ok_or(UnknownRule)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::certificate::LabelCertifier;
    use crate::labels::Labels;
    use crate::minimax::{CrossCheck, Verdict};
    use crate::{naive, values::Values};

    const RULES: [Rule; 2] = [Rule::Normal, Rule::Misere];

    fn naive_labels(rule: Rule, takes: &Takes, len: usize) -> Labels {
        naive::labels_under(rule, takes, len).into_iter().collect()
    }

    #[test]
    fn every_set_within_nine_is_labelled_by_the_definition_of_each_rule() {
        let far = ["64", "63,64", "70,200", "1,1000", "100,250,999"].map(|text| Takes::parse(text).unwrap());
        for takes in naive::all_sets(9).chain(far) {
            for rule in RULES {
                for len in [0, 1, 63, 64, 65, 130, 1_500] {
                    assert_eq!(Labels::under(rule, &takes, len), naive_labels(rule, &takes, len), "{takes} {rule} to {len}");
                }
            }
        }
    }

    #[test]
    fn the_misere_losses_are_the_heaps_of_value_one() {
        for takes in naive::all_sets(10) {
            let ones: Labels = Values::new(&takes, 120).as_slice().iter().map(|&value| value == 1).collect();
            assert_eq!(Labels::under(Rule::Misere, &takes, 120), ones, "{takes}");
        }
    }

    #[test]
    fn certificates_of_each_rule_are_the_smallest_and_are_verified() {
        let far = ["5,28,36,59,65", "1,2,60", "7,19,24", "70,200"].map(|text| Takes::parse(text).unwrap());
        for takes in naive::all_sets(9).chain(far) {
            for rule in RULES {
                let proof = LabelCertifier::under(rule, &takes).finish();
                assert!(proof.verify(), "{proof:?}");
                let labels = naive::labels_under(rule, &takes, proof.needed() as usize);
                let twin = naive::preperiod_and_period(&labels, takes.largest());
                assert_eq!(twin, Some((proof.preperiod(), proof.period())), "{takes} {rule}");
            }
        }
    }

    #[test]
    fn the_cross_check_plays_by_the_same_rule() {
        for takes in naive::all_sets(5) {
            for rule in RULES {
                let labels = Labels::under(rule, &takes, 16);
                let mut check = CrossCheck::under(rule, &takes, 16);
                check.by_ref().for_each(drop);
                assert_eq!(check.verdict(|p| labels.is_loss(p)), Verdict::Agrees, "{takes} {rule}");
            }
        }
    }

    #[test]
    fn rules_are_named_as_links_name_them() {
        for rule in RULES {
            assert_eq!(rule.to_string().parse(), Ok(rule));
        }
        assert_eq!("misère".parse::<Rule>(), Err(UnknownRule));
        assert_eq!(Rule::default(), Rule::Normal);
    }
}
