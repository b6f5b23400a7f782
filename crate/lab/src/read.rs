//! How a set and a range come in: judged by the library, refused as errors.

use crate::answer::{Answer, refused};
use taking_games::range;
use taking_games::takes::Takes;

/// The set that a text denotes.
pub(crate) fn takes(text: &str) -> Answer<Takes> {
    Takes::parse(text).map_err(|refusal| refused(&refusal))
}

/// A set, and how many positions of its row are meant; the set is judged first.
pub(crate) fn row(takes_text: &str, positions_text: &str) -> Answer<(Takes, usize)> {
    let takes = takes(takes_text)?;
    let positions = range::positions(positions_text).map_err(|refusal| refused(&refusal))?;
    Ok((takes, positions))
}
