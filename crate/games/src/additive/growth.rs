//! Growth: fix a, walk b, and watch the period of {a, b} and of {a, b, a + b}.
//!
//! The game of two takes grows by one heap a step. The additive game grows
//! along two lines: slowly in the short case, about 2 heaps a step, and about
//! 2a heaps a step in the long one.

use super::pair::{Case, LARGEST, Pair};
use super::two_takes;

/// The periods at one b.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The pair {a, b}.
    pub pair: Pair,
    /// The smallest period of the values of {a, b}.
    pub two_takes: u64,
    /// The smallest period of the values of {a, b, a + b}.
    pub additive: u128,
    /// Which case it is.
    pub case: Case,
    /// gcd(a, b): above 1 for a pair with a common factor.
    pub divisor: u64,
}

/// The periods of a with b = a + 1, a + 2, … up to the largest pair the lab
/// accepts; none where a is no take. Take as many as are drawn.
///
/// ```
/// use taking_games::additive::growth;
///
/// // From {5,16,21} to {5,21,26} the period jumps from 36 to 215.
/// let periods: Vec<u128> = growth::walk(5).filter(|step| [16, 21].contains(&step.pair.b())).take(2).map(|step| step.additive).collect();
/// assert_eq!(periods, [36, 215]);
/// ```
pub fn walk(a: u64) -> impl Iterator<Item = Step> {
    (a.saturating_add(1)..=LARGEST).map_while(move |b| Pair::new(a, b).ok()).map(|pair| Step {
        pair,
        two_takes: two_takes::period(pair),
        additive: pair.period(),
        case: pair.case(),
        divisor: pair.divisor(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One step of 2a in b: the short period grows by 4a, the long one by 4a
    /// heaps in each of its rows.
    #[test]
    fn each_case_grows_along_its_line() {
        for a in 1..30 {
            let steps: Vec<Step> = growth_to(a, 8 * a);
            for (now, later) in steps.iter().zip(&steps[2 * a as usize..]) {
                assert_eq!((now.case, now.divisor), (later.case, later.divisor));
                let rows = if now.case == Case::Long { a / now.divisor } else { 1 };
                assert_eq!(later.additive - now.additive, u128::from(rows * 4 * a), "{}", now.pair);
            }
        }
    }

    fn growth_to(a: u64, last: u64) -> Vec<Step> {
        walk(a).take_while(|step| step.pair.b() <= last).collect()
    }

    #[test]
    fn it_stops_at_the_largest_pair() {
        assert_eq!(walk(LARGEST - 2).count(), 2);
        for a in [0, LARGEST, LARGEST + 1, u64::MAX] {
            assert_eq!(walk(a).count(), 0, "{a}");
        }
    }
}
