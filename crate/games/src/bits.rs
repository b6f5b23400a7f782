//! A string of labels packed 64 to a word, read and compared 64 at a time.

/// A view of packed letters: letter p is bit p mod 64 of word ⌊p/64⌋. Letters
/// past the last word read as clear.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bits<'a>(pub(crate) &'a [u64]);

/// The word whose `count` lowest bits are set, for a count of at most 64.
pub(crate) fn ones(count: usize) -> u64 {
    if count < 64 { (1 << count) - 1 } else { !0 }
}

impl Bits<'_> {
    /// The 64 letters from letter `p` on, letter p at bit 0.
    #[inline]
    pub(crate) fn word_at(self, p: usize) -> u64 {
        let word = |i: usize| self.0.get(i).copied().unwrap_or(0);
        // Two shifts, since one by 64 (where p is a multiple of 64) is not allowed.
        word(p / 64) >> (p % 64) | word(p / 64 + 1) << 1 << (63 - p % 64)
    }

    /// How many letters agree, from letter `i` here and letter `j` there on,
    /// up to `most`.
    pub(crate) fn agreement(self, i: usize, there: Bits<'_>, j: usize, most: usize) -> usize {
        let mut agreed = 0;
        while agreed < most {
            let differ = self.word_at(i + agreed) ^ there.word_at(j + agreed);
            if differ != 0 {
                return most.min(agreed + differ.trailing_zeros() as usize);
            }
            agreed += 64;
        }
        most
    }

    /// The first place in `from..to` at which the `count` ≤ 64 first letters of
    /// `head` stand, or `to`. It looks at 64 places at a time.
    pub(crate) fn find(self, head: u64, count: usize, from: usize, to: usize) -> usize {
        let mut p = from;
        while p < to {
            let places = places(self.word_at(p), self.word_at(p + 64), head, count);
            if places != 0 {
                return to.min(p + places.trailing_zeros() as usize);
            }
            p += 64;
        }
        to
    }
}

/// The places at which the `count` ≤ 64 first letters of `head` stand: bit p is
/// set if they are the letters from letter p on of `low` and then `high`.
fn places(low: u64, high: u64, head: u64, count: usize) -> u64 {
    let letters_at = |i: u32| low >> i | high << 1 << (63 - i);
    let mut places = !0;
    // One letter of each kind in turn, since the rarer kind rules out more.
    let (mut set, mut clear) = (head & ones(count), !head & ones(count));
    while places != 0 && set | clear != 0 {
        if set != 0 {
            places &= letters_at(set.trailing_zeros());
            set &= set - 1;
        }
        if clear != 0 {
            places &= !letters_at(clear.trailing_zeros());
            clear &= clear - 1;
        }
    }
    places
}

/// The places of the set bits of a word, rising.
pub(crate) fn set_bits(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let place = word.trailing_zeros();
            word &= word - 1;
            place
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn letter(words: &[u64], p: usize) -> bool {
        words.get(p / 64).is_some_and(|word| word >> (p % 64) & 1 == 1)
    }

    proptest! {
        #[test]
        fn a_word_is_64_letters(words in prop::collection::vec(any::<u64>(), 0..4), p in 0..300_usize) {
            let word = Bits(&words).word_at(p);
            for i in 0..64 {
                prop_assert_eq!(word >> i & 1 == 1, letter(&words, p + i));
            }
        }

        #[test]
        fn agreement_is_counted_letter_by_letter(
            words in prop::collection::vec(prop_oneof![Just(0), Just(!0), any::<u64>()], 4..8),
            (i, j) in (0..200_usize, 0..200_usize), most in 0..200_usize,
        ) {
            let expected = (0..most).take_while(|k| letter(&words, i + k) == letter(&words, j + k)).count();
            prop_assert_eq!(Bits(&words).agreement(i, Bits(&words), j, most), expected);
        }

        #[test]
        fn the_first_place_is_found(
            words in prop::collection::vec(prop_oneof![Just(0), Just(!0), Just(0x5555_5555_5555_5555), any::<u64>()], 4..8),
            at in 0..200_usize, count in 0..=64_usize, from in 0..200_usize, length in 0..200_usize,
        ) {
            let head = Bits(&words).word_at(at);
            let stands = |p: usize| (0..count).all(|i| letter(&words, p + i) == (head >> i & 1 == 1));
            let expected = (from..from + length).find(|&p| stands(p)).unwrap_or(from + length);
            prop_assert_eq!(Bits(&words).find(head, count, from, from + length), expected);
        }
    }
}
