//! The pigeonhole bound: why every set's labels must repeat, and how soon at the latest.
//!
//! There are 2^M windows of M labels, M being the largest take. So among the first
//! 2^M + 1 windows two are equal, and what follows them is equal as well: see
//! [`certificate`](crate::certificate). It is **proved** for every set. It tells
//! neither the period nor the place where it begins.

use crate::natural::Natural;

/// 2^M for a largest take M: the labels of every subtraction game are periodic in
/// the end, and their preperiod and period add up to no more than this.
///
/// # Complexity
/// O(log M) multiplications. Writing the digits costs more: 34 ms natively
/// for the 301,030 digits at M = 1,000,000.
///
/// ```
/// use dashu_int::UBig;
/// use taking_games::pigeonhole::window_bound;
///
/// assert_eq!(window_bound::<UBig>(4).to_string(), "16");
/// assert_eq!(window_bound::<UBig>(100).to_string(), "1267650600228229401496703205376");
/// ```
pub fn window_bound<N: Natural>(largest_take: usize) -> N {
    let mut bound = N::from_u64(1);
    // 2^M from the binary digits of M, the first first: square, and double for a 1.
    for digit in (0..usize::BITS).rev().map(|place| largest_take >> place & 1) {
        bound = bound.times(&bound);
        if digit == 1 {
            bound = bound.plus(&bound);
        }
    }
    bound
}

#[cfg(test)]
mod tests {
    use dashu_int::UBig;

    use super::*;
    use crate::certificate::LabelCertifier;
    use crate::naive;
    use crate::takes::LARGEST_TAKE;

    #[test]
    fn the_bound_is_exact() {
        for (largest_take, bound) in [
            (0, "1"),
            (4, "16"),
            (63, "9223372036854775808"),
            (64, "18446744073709551616"),
            (128, "340282366920938463463374607431768211456"),
        ] {
            assert_eq!(window_bound::<UBig>(largest_take).to_string(), bound);
        }
        let largest = window_bound::<UBig>(LARGEST_TAKE as usize).to_string();
        // 2^1000000 = 9900656229…2747109376 has ⌊1000000·log₁₀2⌋ + 1 digits.
        assert_eq!((largest.len(), &largest[..10], &largest[301_020..]), (301_030, "9900656229", "2747109376"));
    }

    /// The theorem on the sets that can all be looked at; {1} reaches it.
    #[test]
    fn preperiod_and_period_stay_within_it() {
        for takes in naive::all_sets(12) {
            let bound = window_bound::<UBig>(takes.largest());
            assert!(UBig::from(LabelCertifier::new(&takes).finish().repeat_at()) <= bound, "{takes}");
        }
    }
}
