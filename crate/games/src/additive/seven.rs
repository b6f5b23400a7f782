//! Seven short games, to be drawn side by side at one scale.

use super::pair::Pair;

/// The seven games, by period. {1,4,5} is the degenerate one, blocks of a single
/// heap; {3,4,7} and {2,3,5} have b below 2a; {5,16,21} is the one that the walk
/// to {5,21,26} starts from.
///
/// ```
/// use taking_games::additive::{Case, seven};
///
/// assert!(seven::GAMES.iter().all(|pair| pair.case() == Case::Short));
/// assert!(seven::GAMES.is_sorted_by_key(|pair| pair.period()));
/// ```
pub const GAMES: [Pair; 7] = [
    Pair::known(2, 3),
    Pair::known(1, 4),
    Pair::known(3, 4),
    Pair::known(2, 7),
    Pair::known(3, 10),
    Pair::known(4, 13),
    Pair::known(5, 16),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::additive::Sentence;

    #[test]
    fn their_periods_written_out() {
        for (pair, expected) in GAMES.into_iter().zip([
            "0011223",
            "01012323",
            "0001112223",
            "001100112233223",
            "0001110001112223332223",
            "00001111000011112222333322223",
            "000001111100000111112222233333222223",
        ]) {
            let values: String = Sentence::new(pair).values().map(|value| value.to_string()).collect();
            assert_eq!(values, expected, "{pair}");
        }
    }
}
