//! The measured period: what the labels of a range show, and how strongly.
//!
//! A measurement is a statement about the positions that were looked at and
//! about no other. It says nothing of the position after the last, however
//! long the range is; that is what a [certificate](crate::certificate) is for.
//! So a measured period never comes without its evidence: how many pairs of
//! positions were compared, and how often the pattern was seen in full.

mod smallest_period;

use crate::labels::Labels;

/// The measured period of positions `0..n`: the smallest k from 1 to n − 1 such
/// that the labels agree at *every* pair of positions k apart within the range.
///
/// ```
/// use taking_games::{labels::Labels, measure::Measured, takes::Takes};
///
/// let labels = |takes| Labels::new(&Takes::parse(takes).unwrap(), 19);
///
/// let row = labels("1,3,4");
/// let measured = Measured::of(&row).unwrap();
/// assert_eq!((measured.period(), measured.compared_pairs()), (7, 12));
/// assert_eq!((measured.full_repetitions(), measured.remainder()), (2, 5));
/// assert!(measured.losing_residues().eq([0, 2]));
///
/// // Fits because a single pair of positions is 18 apart: next to no evidence.
/// let row = labels("4,9,13");
/// let measured = Measured::of(&row).unwrap();
/// assert_eq!((measured.period(), measured.compared_pairs()), (18, 1));
///
/// assert_eq!(Measured::of(&labels("2,5,7")), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measured<'a> {
    labels: &'a Labels,
    period: usize,
}

impl<'a> Measured<'a> {
    /// Measures the period of `labels`, or finds that no k below the number of
    /// positions fits.
    ///
    /// # Complexity
    /// Linear time in the number of labels, 64 of them at a step, and memory
    /// logarithmic in it.
    pub fn of(labels: &'a Labels) -> Option<Self> {
        let period = smallest_period::smallest_period(labels.bits(), labels.len())?;
        Some(Self { labels, period })
    }

    /// k, the measured period.
    pub fn period(&self) -> usize {
        self.period
    }

    /// The number of positions n that were looked at.
    pub fn positions(&self) -> usize {
        self.labels.len()
    }

    /// The pairs of positions k apart in the range, n − k of them: every one
    /// was compared, and agrees.
    pub fn compared_pairs(&self) -> usize {
        self.positions() - self.period
    }

    /// How often a whole pattern of k labels fits into the range, ⌊n/k⌋. A
    /// period seen fewer than twice in full has not been seen to repeat.
    pub fn full_repetitions(&self) -> usize {
        self.positions() / self.period
    }

    /// The positions left over after the full repetitions, n mod k.
    pub fn remainder(&self) -> usize {
        self.positions() % self.period
    }

    /// The residues mod k that hold a loss, rising.
    ///
    /// They are found as they are asked for: where k is large there may be
    /// millions, and a page shows the first few. Within the range the labels
    /// repeat from 0 on, so a residue holds a loss just where the position
    /// below k does.
    pub fn losing_residues(&self) -> impl Iterator<Item = usize> + 'a {
        let period = self.period;
        self.labels.losses().take_while(move |&p| p < period)
    }

    /// How many residues mod k hold a loss: how many [`losing_residues`](Self::losing_residues)
    /// has, without going through them.
    pub fn count_losing_residues(&self) -> usize {
        self.labels.count_losses_below(self.period)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::takes::Takes;

    fn labels(takes: &str, positions: usize) -> Labels {
        Labels::new(&Takes::parse(takes).unwrap(), positions)
    }

    /// Measured over 0 to 18: period, compared pairs, full repetitions, remainder.
    #[test]
    fn the_evidence_is_told_with_the_period() {
        for (takes, expected) in [
            ("1,3,4", Some((7, 12, 2, 5))),
            ("1,2,3", Some((4, 15, 4, 3))),
            ("1,2", Some((3, 16, 6, 1))),
            ("2,5", Some((7, 12, 2, 5))),
            ("20", Some((1, 18, 19, 0))),
            ("", Some((1, 18, 19, 0))),
            ("4,9,13", Some((18, 1, 1, 1))),
            ("5,16,21", Some((10, 9, 1, 9))),          // the truth is 36
            ("5,21,26", Some((10, 9, 1, 9))),          // the truth is 215
            ("1,4,7,8", Some((14, 5, 1, 5))),          // the truth is 25
            ("1,2,6,24,120,720", Some((7, 12, 2, 5))), // the truth is 25
            ("2,5,7", None),
        ] {
            let found = Measured::of(&labels(takes, 19)).map(|m| {
                assert_eq!(m.positions(), 19);
                (m.period(), m.compared_pairs(), m.full_repetitions(), m.remainder())
            });
            assert_eq!(found, expected, "{takes}");
        }
    }

    #[test]
    fn published_sets() {
        for set in crate::naive::published_sets() {
            let takes = Takes::new(set.takes).unwrap();
            let labels = Labels::new(&takes, 19);
            assert_eq!(Measured::of(&labels).map(|m| m.period()), set.measured_over_19, "{takes}");
        }
    }

    #[test]
    fn one_position_or_none_shows_no_period() {
        assert_eq!(Measured::of(&labels("1,3,4", 0)).map(|m| m.period()), None);
        assert_eq!(Measured::of(&labels("1,3,4", 1)).map(|m| m.period()), None);
        assert_eq!(Measured::of(&labels("1,3,4", 2)).map(|m| m.period()), None); // LW
        assert_eq!(Measured::of(&labels("2,5", 2)).map(|m| m.period()), Some(1)); // LL
    }

    #[test]
    fn residues_that_hold_a_loss() {
        for (takes, residues) in [("1,3,4", &[0, 2][..]), ("1,2,3", &[0]), ("2,5", &[0, 1, 4]), ("20", &[0])] {
            let labels = Labels::new(&Takes::parse(takes).unwrap(), 19);
            let measured = Measured::of(&labels).unwrap();
            assert!(measured.losing_residues().eq(residues.iter().copied()), "{takes}");
            // The definition, as it is written: r is a residue of some loss.
            let mut by_definition: Vec<_> = labels.losses().map(|p| p % measured.period()).collect();
            by_definition.sort_unstable();
            by_definition.dedup();
            assert_eq!(by_definition, residues, "{takes}");
            assert_eq!(measured.count_losing_residues(), residues.len(), "{takes}");
        }
    }
}
