//! The range that is looked at: how many positions, counted from 0.

use crate::numeral;
use crate::refusal::{Refusal, RefusalKind, shown};

/// The most positions that one range may have: ten million labels are 1.25 MB
/// of bits, which a phone can hold and a strip can show.
pub const MOST_POSITIONS: usize = 10_000_000;

/// Reads the number of positions: 1 to [`MOST_POSITIONS`]. A range of n
/// positions is 0, 1, …, n − 1.
///
/// # Errors
/// `E_POSITIONS_NONE`, `E_POSITIONS_TOO_MANY`, or `E_POSITIONS` for what is no
/// whole number.
///
/// ```
/// use taking_games::range::positions;
///
/// assert_eq!(positions("19").unwrap(), 19);
/// assert_eq!(positions("10 000 000").unwrap(), 10_000_000);
/// assert_eq!(positions("0").unwrap_err().code(), "E_POSITIONS_NONE");
/// ```
pub fn positions(text: &str) -> Result<usize, Refusal> {
    let digits = numeral::digits(text).map_err(|refusal| Refusal::new(RefusalKind::Positions, refusal.item(), refusal.sentence()))?;
    match digits.parse() {
        Ok(0) => Err(Refusal::new(
            RefusalKind::PositionsNone,
            text.trim(),
            format!("There must be at least one position. Up to {MOST_POSITIONS} can be shown."),
        )),
        Ok(count) if count <= MOST_POSITIONS => Ok(count),
        _ => Err(Refusal::new(
            RefusalKind::PositionsTooMany,
            text.trim(),
            format!("{} positions are too many for this lab. Up to {MOST_POSITIONS} can be shown.", shown(text.trim())),
        )),
    }
}

/// Reads one position of a range of `positions`.
///
/// # Errors
/// `E_POSITION`: it is no whole number, or lies past the end of the range.
///
/// ```
/// use taking_games::range::position;
///
/// assert_eq!(position("18", 19).unwrap(), 18);
/// assert_eq!(position("19", 19).unwrap_err().code(), "E_POSITION");
/// ```
pub fn position(text: &str, positions: usize) -> Result<usize, Refusal> {
    let digits = numeral::digits(text).map_err(|refusal| Refusal::new(RefusalKind::Position, refusal.item(), refusal.sentence()))?;
    match digits.parse() {
        Ok(position) if position < positions => Ok(position),
        _ => Err(Refusal::new(
            RefusalKind::Position,
            text.trim(),
            format!("Position {} is not in the range. It goes from 0 to {}.", shown(text.trim()), positions.saturating_sub(1)),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_range_has_limits_at_both_ends() {
        for (text, expected) in [
            ("1", Ok(1)),
            (" 19 ", Ok(19)),
            ("10000000", Ok(10_000_000)),
            ("0", Err("E_POSITIONS_NONE")),
            ("10000001", Err("E_POSITIONS_TOO_MANY")),
            ("18446744073709551616", Err("E_POSITIONS_TOO_MANY")),
            ("", Err("E_POSITIONS")),
            ("-1", Err("E_POSITIONS")),
            ("1e6", Err("E_POSITIONS")),
        ] {
            assert_eq!(positions(text).map_err(|refusal| refusal.code()), expected, "{text:?}");
        }
    }

    #[test]
    fn a_position_lies_in_its_range() {
        for (text, expected) in
            [("0", Ok(0)), ("4", Ok(4)), ("5", Err("E_POSITION")), ("99999999999999999999999", Err("E_POSITION")), ("x", Err("E_POSITION"))]
        {
            assert_eq!(position(text, 5).map_err(|refusal| refusal.code()), expected, "{text:?}");
        }
        assert!(position("0", 0).is_err());
    }
}
