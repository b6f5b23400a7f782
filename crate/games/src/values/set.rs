//! Small sets of values as bits, and the mex of one.

use super::Value;

/// A set of Grundy values, the value v as bit v.
///
/// With k takes a heap has at most k options, so its value is at most k, and
/// whether it *is* k is decided by the values 0..k alone: bit k is never asked
/// for. A word therefore serves up to 64 takes, four words up to 256, and the
/// one value that has no bit is the empty set.
pub(crate) trait ValueSet: Copy + Eq + Default {
    /// The set of one value.
    fn of(value: Value) -> Self;

    /// The values in either set.
    fn union(self, other: Self) -> Self;

    /// The least value that is not in the set, as a set of its own.
    fn mex(self) -> Self;

    /// The one value in the set.
    fn value(self) -> Value;
}

impl ValueSet for u64 {
    fn of(value: Value) -> Self {
        1_u64.checked_shl(value.into()).unwrap_or(0)
    }

    fn union(self, other: Self) -> Self {
        self | other
    }

    fn mex(self) -> Self {
        // Adding 1 carries through the low run of ones into the first absent value.
        !self & self.wrapping_add(1)
    }

    fn value(self) -> Value {
        self.trailing_zeros() as Value
    }
}

/// Four words: enough for the most takes that a set may hold.
pub(crate) type Wide = [u64; 4];

impl ValueSet for Wide {
    fn of(value: Value) -> Self {
        let mut of = [0; 4];
        if let Some(word) = of.get_mut(usize::from(value) / 64) {
            *word = 1 << (value % 64);
        }
        of
    }

    fn union(self, other: Self) -> Self {
        std::array::from_fn(|i| self[i] | other[i])
    }

    fn mex(self) -> Self {
        let mut mex = [0; 4];
        if let Some(i) = self.iter().position(|&word| word != u64::MAX) {
            mex[i] = ValueSet::mex(self[i]);
        }
        mex
    }

    fn value(self) -> Value {
        let empty = self.iter().take_while(|&&word| word == 0).count();
        (64 * empty) as Value + self.get(empty).map_or(0, |word| word.trailing_zeros() as Value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The set of the values 0..count, less one of them.
    fn without<S: ValueSet>(count: usize, absent: usize) -> S {
        let mut singles = vec![S::default().mex()];
        let mut all = singles[0];
        for _ in 1..count {
            singles.push(all.mex());
            all = all.union(all.mex());
        }
        (0..count).filter(|&v| v != absent).fold(S::default(), |set, v| set.union(singles[v]))
    }

    #[test]
    fn the_mex_is_the_least_absent_value_to_the_last_one() {
        for absent in 0..=64 {
            let mex = without::<u64>(64, absent).mex();
            assert_eq!((usize::from(mex.value()), ValueSet::of(mex.value())), (absent, mex));
        }
        for absent in 0..=256 {
            let mex = without::<Wide>(256, absent).mex();
            assert_eq!((usize::from(mex.value()), ValueSet::of(mex.value())), (absent, mex));
        }
    }
}
