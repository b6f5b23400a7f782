//! The short sentence: two bands, the same row for ever.
//!
//! In the short case the row has m + b heaps, m = a⌈b/a⌉. Its lower band is m
//! wide, blocks of a alternately 0 and 1; its upper band is exactly b wide,
//! blocks of a alternately 2 and 3.

use super::pair::Pair;
use super::row::Row;
use super::run::Run;

/// The value that the short sentence gives heap `n`: reduce n to x in 0..m + b;
/// below m it is ⌊x/a⌋ mod 2, from m on 2 + (⌊(x − m)/a⌋ mod 2).
///
/// For a short pair this is the Grundy value. For a long pair it is only the
/// sequence that its rows are [measured](super::offsets) against.
///
/// # Source
/// *Winning Ways* (1982) for the P-positions. The sentence for the values is
/// proved for every short pair in `docs/PROOFS.md`; that proof was worked out here.
///
/// ```
/// use taking_games::additive::{Pair, short};
///
/// let pair = Pair::new(3, 10).unwrap();
/// let row: String = (0..22).map(|n| short::value(pair, n).to_string()).collect();
/// assert_eq!(row, "0001110001112223332223");
/// ```
pub fn value(pair: Pair, n: u128) -> u8 {
    let (a, m) = (pair.a(), pair.m());
    let x = (n % u128::from(width(pair))) as u64;
    if x < m { u8::from(x / a % 2 == 1) } else { 2 + u8::from((x - m) / a % 2 == 1) }
}

/// The runs of the short sentence from heap 0 on, without end.
pub fn runs(pair: Pair) -> impl Iterator<Item = Run> + Clone {
    let width = u128::from(width(pair));
    Run::all(move |n| {
        let (spot, alike) = row(pair, 0).spot((n % width) as u64);
        (alike, spot.value)
    })
}

/// The width of the short sentence's row, m + b.
pub fn width(pair: Pair) -> u64 {
    pair.m() + pair.b()
}

/// Row `k` of a short pair: every row is the same, with no shift and no carry.
pub(super) fn row(pair: Pair, k: u64) -> Row {
    Row {
        index: k,
        start: u128::from(k) * u128::from(width(pair)),
        shift: 0,
        next_shift: 0,
        carry: false,
        lower: pair.m(),
        upper: pair.b(),
        block_width: pair.a(),
    }
}
