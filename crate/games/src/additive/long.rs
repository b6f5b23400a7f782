//! The long sentence: rows of two bands, each row shifted against the last.
//!
//! Let 0 < r ≤ a and b = 2ha + r. For k = 0, 1, 2, …
//!
//! - the **shift** is `s_k` = kr mod a: row k's blocks start that many heaps in;
//! - the **carry** `c_k` is 1 where the shift wraps, `s_k` + r ≥ a, and 0 elsewhere,
//!   so that `s_{k+1}` = `s_k` + r − a·`c_k`;
//! - row k **starts** at 2kb + a⌊kr/a⌋. Its lower band is b + a·`c_k` wide, its
//!   upper band b.
//!
//! In words: the short case's two bands again, row after row, each row's blocks
//! starting r heaps further in; when the shift wraps past a, that row's lower
//! band is one block wider; and in the first a heaps of a band an odd block
//! still belongs to the band before. The rows repeat after a / gcd(a, r).
//!
//! Worked out here, with the proof in `docs/PROOFS.md`. Manabe and Larsson
//! (arXiv 2603.10414) give the values of the primitive case independently.

use super::pair::Pair;
use super::row::Row;

/// Row `k` of a long pair. Exact for every `k`: 2kb + kr < 2^64 · 3 · 10^15.
pub(super) fn row(pair: Pair, k: u64) -> Row {
    let [a, b, _] = pair.takes();
    let drift = u128::from(k) * u128::from(pair.r());
    let shift = (drift % u128::from(a)) as u64;
    let carry = shift + pair.r() >= a;
    Row {
        index: k,
        start: 2 * u128::from(k) * u128::from(b) + drift - u128::from(shift),
        shift,
        next_shift: if carry { shift + pair.r() - a } else { shift + pair.r() },
        carry,
        lower: if carry { b + a } else { b },
        upper: b,
        block_width: a,
    }
}
