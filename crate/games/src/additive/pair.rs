//! The validated pair a < b: its case and the period of {a, b, a + b}.

use std::fmt;

use crate::numeral;
use crate::refusal::{Refusal, RefusalKind, shown};

/// The largest a or b that the lab accepts, 10^15. Sums of two or three takes
/// then fit a `u64`, and every row, period and product of this module a `u128`.
pub const LARGEST: u64 = 1_000_000_000_000_000;

/// The two smaller takes of an additive game {a, b, a + b}: 1 ≤ a < b ≤ [`LARGEST`].
///
/// Everything here is stated for the pair as it is, in counters. A pair with a
/// common factor d is its [reduced](Pair::reduced) pair in units of d: `r`, `m`
/// and the period are d times the reduced pair's, and the case is the same.
///
/// ```
/// use taking_games::additive::{Case, Pair};
///
/// let pair = Pair::parse("4", "9").unwrap();
/// assert_eq!(pair.takes(), [4, 9, 13]);
/// assert_eq!((pair.case(), pair.period()), (Case::Long, 76));
/// assert_eq!(Pair::new(9, 4).unwrap_err().code(), "E_PAIR_ORDER");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pair {
    a: u64,
    b: u64,
}

/// Which of the two sentences a pair obeys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Case {
    /// b mod 2a is 0 or more than a: two bands, the same row for ever.
    Short,
    /// b mod 2a lies in 1..=a: rows of two bands, each shifted against the last.
    Long,
}

impl fmt::Display for Case {
    /// `short` or `long`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Short => "short",
            Self::Long => "long",
        })
    }
}

impl Pair {
    /// The pair of the two numbers.
    ///
    /// # Errors
    /// `E_TAKE_ZERO` (a or b is 0), `E_TAKE_TOO_LARGE` (a or b is above
    /// [`LARGEST`]), `E_PAIR_ORDER` (a is not smaller than b). Each is said of
    /// a field, `a` or `b`; a wrong order is said of `b`.
    pub fn new(a: u64, b: u64) -> Result<Self, Refusal> {
        for (name, take) in [("a", a), ("b", b)] {
            if take == 0 {
                return Err(zero(name));
            }
            if take > LARGEST {
                return Err(too_large(name, &take.to_string()));
            }
        }
        if a >= b {
            return Err(order(a, b));
        }
        Ok(Self { a, b })
    }

    /// Reads the two numbers as people write them, each by [`numeral::digits`].
    ///
    /// # Errors
    /// Those of [`Pair::new`], and those of [`numeral::digits`] for text that
    /// is no whole number; a is judged before b.
    ///
    /// # Complexity
    /// Linear in the text.
    pub fn parse(a: &str, b: &str) -> Result<Self, Refusal> {
        Self::new(number("a", a)?, number("b", b)?)
    }

    /// A pair known when the program is written: a wrong constant does not compile.
    pub(super) const fn known(a: u64, b: u64) -> Self {
        assert!(1 <= a && a < b && b <= LARGEST, "a pair has 1 <= a < b <= LARGEST");
        Self { a, b }
    }

    /// The smallest take.
    pub fn a(self) -> u64 {
        self.a
    }

    /// The middle take.
    pub fn b(self) -> u64 {
        self.b
    }

    /// The three takes, rising: a, b and a + b.
    pub fn takes(self) -> [u64; 3] {
        [self.a, self.b, self.a + self.b]
    }

    /// gcd(a, b): 1 for a coprime pair.
    ///
    /// # Complexity
    /// O(log a), as Euclid's algorithm.
    pub fn divisor(self) -> u64 {
        let (mut larger, mut smaller) = (self.b, self.a);
        while smaller > 0 {
            (larger, smaller) = (smaller, larger % smaller);
        }
        larger
    }

    /// The coprime pair in the same proportion: both takes over [`Pair::divisor`].
    #[must_use]
    pub fn reduced(self) -> Self {
        let d = self.divisor();
        Self { a: self.a / d, b: self.b / d }
    }

    /// r = b mod 2a, what b leaves in whole pairs of blocks of a.
    pub fn r(self) -> u64 {
        self.b % (2 * self.a)
    }

    /// m = a⌈b/a⌉, b rounded up to whole blocks of a: where the upper band of
    /// a short pair starts.
    pub fn m(self) -> u64 {
        self.b.div_ceil(self.a) * self.a
    }

    /// Long when r lies in 1..=a, short otherwise.
    ///
    /// That is: long exactly when b − 1 is a loss of the one-take game {a}.
    /// The take a + b does not enter. A pair and its reduced pair have the same
    /// case, since r and a share the pair's factor.
    pub fn case(self) -> Case {
        if (1..=self.a).contains(&self.r()) { Case::Long } else { Case::Short }
    }

    /// The smallest period of the Grundy values of {a, b, a + b}, which is that
    /// of the labels too; there is no preperiod.
    ///
    /// Short: m + b. Long: (a / gcd(a, b)) · (2b + r). At most 2ab + a², with
    /// equality only at a = 1, so below 3.1 · 10^30 and exact in a `u128`.
    ///
    /// # Complexity
    /// O(log a).
    ///
    /// # Source
    /// *Winning Ways* (1982) has a closed formula for the P-positions. The proof
    /// of this period, for the values, and that it is the smallest was worked
    /// out here: `docs/PROOFS.md`.
    ///
    /// ```
    /// use taking_games::additive::Pair;
    ///
    /// let period = |a, b| Pair::new(a, b).unwrap().period();
    /// assert_eq!([period(5, 16), period(5, 21), period(5, 15)], [36, 215, 35]);
    /// ```
    pub fn period(self) -> u128 {
        match self.case() {
            Case::Short => u128::from(self.m() + self.b),
            Case::Long => u128::from(self.a / self.divisor()) * u128::from(2 * self.b + self.r()),
        }
    }

    /// The period with the reduced pair's numbers put into the formula.
    pub fn formula(self) -> Formula {
        let reduced = self.reduced();
        Formula { divisor: self.a / reduced.a, reduced, r: reduced.r(), m: reduced.m(), case: self.case(), period: self.period() }
    }
}

impl fmt::Display for Pair {
    /// The game's takes, `{4,9,13}`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.takes();
        write!(f, "{{{a},{b},{c}}}")
    }
}

/// The numbers that the period formula puts together. `r` and `m` are the
/// reduced pair's; `period` is the pair's own.
///
/// ```
/// use taking_games::additive::Pair;
///
/// let shown = |a, b| Pair::new(a, b).unwrap().formula().to_string();
/// assert_eq!(shown(4, 9), "4 × (2 × 9 + 1) = 76");
/// assert_eq!(shown(3, 10), "12 + 10 = 22");
/// assert_eq!(shown(6, 26), "2 × 3 × (2 × 13 + 1) = 162");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Formula {
    /// gcd(a, b).
    pub divisor: u64,
    /// The coprime pair the formula is read for.
    pub reduced: Pair,
    /// b mod 2a of the reduced pair.
    pub r: u64,
    /// a⌈b/a⌉ of the reduced pair.
    pub m: u64,
    /// Which of the two lines of the formula applies.
    pub case: Case,
    /// The period of the pair itself, in counters.
    pub period: u128,
}

impl fmt::Display for Formula {
    /// `a × (2 × b + r) = period` or `m + b = period` in digits, with the
    /// divisor in front where there is one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { divisor, reduced: Pair { a, b }, r, m, case, period } = *self;
        match (divisor, case) {
            (1, Case::Short) => write!(f, "{m} + {b} = {period}"),
            (d, Case::Short) => write!(f, "{d} × ({m} + {b}) = {period}"),
            (1, Case::Long) => write!(f, "{a} × (2 × {b} + {r}) = {period}"),
            (d, Case::Long) => write!(f, "{d} × {a} × (2 × {b} + {r}) = {period}"),
        }
    }
}

fn number(name: &'static str, text: &str) -> Result<u64, Refusal> {
    let digits = numeral::digits(text).map_err(|refusal| refusal.of(name))?;
    // More digits than a u64 holds are refused as written, not rounded.
    digits.parse().map_err(|_| too_large(name, text.trim()))
}

fn zero(name: &'static str) -> Refusal {
    Refusal::new(
        RefusalKind::TakeZero,
        "0",
        format!("{name} is 0, and a take of 0 would leave the heap as it is. Both takes are whole numbers from 1 up."),
    )
    .of(name)
}

fn too_large(name: &'static str, item: &str) -> Refusal {
    Refusal::new(
        RefusalKind::TakeTooLarge,
        item,
        format!("{name} is {}, too large for this lab. The largest a or b allowed is {LARGEST}.", shown(item)),
    )
    .of(name)
}

fn order(a: u64, b: u64) -> Refusal {
    Refusal::new(
        RefusalKind::PairOrder,
        &format!("{a},{b}"),
        format!("a is {a} and b is {b}, but a must be smaller than b. Choose two different takes, the smaller first."),
    )
    .of("b")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(a: u64, b: u64) -> Pair {
        Pair::new(a, b).unwrap()
    }

    #[test]
    fn a_pair_is_written_as_its_set() {
        assert_eq!(Pair::new(4, 9).unwrap().to_string(), "{4,9,13}");
    }

    #[test]
    fn the_periods_that_are_quoted() {
        for (a, b, case, period) in [
            (39, 80, Case::Long, 6318),
            (6, 13, Case::Long, 162),
            (5, 16, Case::Short, 36),
            (5, 21, Case::Long, 215),
            (5, 15, Case::Long, 35),
            (5, 10, Case::Short, 20),
            (4, 9, Case::Long, 76),
            (3, 10, Case::Short, 22),
            (1, 3, Case::Long, 7),
        ] {
            assert_eq!((pair(a, b).case(), pair(a, b).period()), (case, period), "{{{a},{b}}}");
        }
    }

    /// Every pair to 80 with the exact smallest period of its sequence, as the
    /// mex rule gives it, and the counts quoted from that table.
    #[test]
    fn the_published_table_to_80() {
        let table = include_str!("../../tests/vectors/additive-pairs-80.csv");
        let (mut coprime_short, mut coprime_long, mut shared, mut sum, mut pairs) = (0, 0, 0, 0, 0);
        let mut longest = (0, pair(1, 2));
        for line in table.lines().skip(1) {
            let [a, b, period, case] = line.split(',').collect::<Vec<_>>()[..] else { panic!("{line}") };
            let pair = Pair::parse(a, b).unwrap();
            assert_eq!((pair.period().to_string().as_str(), pair.case().to_string().as_str()), (period, case), "{line}");
            match (pair.divisor(), pair.case()) {
                (1, Case::Short) => coprime_short += 1,
                (1, Case::Long) => coprime_long += 1,
                _ => shared += 1,
            }
            pairs += 1;
            sum += pair.period();
            if pair.period() > longest.0 {
                longest = (pair.period(), pair);
            }
            assert!(pair.period() <= u128::from(2 * pair.a() * pair.b() + pair.a() * pair.a()));
        }
        assert_eq!((pairs, shared, coprime_short, coprime_long), (3160, 1195, 1362, 603));
        assert_eq!((longest, sum), ((6318, pair(39, 80)), 1_737_819));
    }

    #[test]
    fn a_common_factor_is_told_and_divides_out() {
        let shared = pair(6, 26);
        assert_eq!((shared.divisor(), shared.reduced()), (2, pair(3, 13)));
        assert_eq!(shared.r(), 2 * shared.formula().r);
        for d in 1..20 {
            for (a, b) in [(3, 13), (3, 10), (1, 3), (1, 4), (4, 9), (39, 80)] {
                let scaled = pair(d * a, d * b);
                assert_eq!(scaled.case(), pair(a, b).case());
                assert_eq!(scaled.period(), u128::from(d) * pair(a, b).period());
            }
        }
    }

    #[test]
    fn nothing_overflows_at_the_ends_of_the_range() {
        let last = pair(LARGEST - 1, LARGEST);
        assert_eq!(last.takes(), [LARGEST - 1, LARGEST, 2 * LARGEST - 1]);
        assert_eq!((last.case(), last.period()), (Case::Short, 3 * u128::from(LARGEST) - 2));
        // a as large as a long pair allows: b = 2a + 1 and b = 2a + a.
        let a = (LARGEST - 1) / 2;
        let long = pair(a, 2 * a + 1);
        assert_eq!(long.period(), u128::from(a) * (4 * u128::from(a) + 3));
        assert_eq!(pair(LARGEST / 3, LARGEST / 3 * 3).period(), 7 * u128::from(LARGEST / 3));
        assert_eq!(pair(1, LARGEST).period(), 2 * u128::from(LARGEST));
        assert_eq!(pair(1, LARGEST - 1).period(), 2 * u128::from(LARGEST) - 1);
    }

    #[test]
    fn what_is_no_pair_is_refused_by_name() {
        for (a, b, field, code, item) in [
            ("0", "4", "a", "E_TAKE_ZERO", "0"),
            ("4", "0", "b", "E_TAKE_ZERO", "0"),
            ("0", "0", "a", "E_TAKE_ZERO", "0"),
            ("4", "4", "b", "E_PAIR_ORDER", "4,4"),
            ("9", "4", "b", "E_PAIR_ORDER", "9,4"),
            ("4", "1000000000000001", "b", "E_TAKE_TOO_LARGE", "1000000000000001"),
            ("4", "18446744073709551616", "b", "E_TAKE_TOO_LARGE", "18446744073709551616"),
            ("", "4", "a", "E_EMPTY", ""),
            ("1", "-4", "b", "E_NEGATIVE", "-4"),
            ("1.5", "4", "a", "E_FRACTION", "1.5"),
            ("1", "1e9", "b", "E_EXPONENT", "1e9"),
            ("one", "4", "a", "E_NOT_A_NUMBER", "one"),
            ("1 2", "4", "a", "E_SEPARATOR", "1 2"),
        ] {
            let refusal = Pair::parse(a, b).expect_err(a);
            assert_eq!((refusal.field(), refusal.code(), refusal.item()), (Some(field), code, item), "{a:?} {b:?}");
        }
        assert_eq!(Pair::new(u64::MAX, u64::MAX).unwrap_err().code(), "E_TAKE_TOO_LARGE");
        assert_eq!(Pair::parse("1", "1,000,000,000,000,000"), Pair::new(1, LARGEST));
    }
}
