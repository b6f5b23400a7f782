//! Near takes, several positions at a time.

/// For each pattern of wins among the next b positions, what follows from it.
///
/// There are N = 2^b patterns. A position that is a win already stays one; of
/// the others the first is a loss, which makes wins of the positions its takes
/// lead from, and so on. What follows is which of the b positions are losses,
/// and which of the 64 positions behind them they make wins.
#[derive(Debug, Clone)]
pub(super) struct Table<const N: usize> {
    losses: [u16; N],
    wins: [u64; N],
}

impl<const N: usize> Table<N> {
    const POSITIONS: u32 = N.trailing_zeros();

    /// The table of the takes below 64, bit m of `near` for the take m.
    ///
    /// Each entry follows from one with more wins in one step, so the table is
    /// filled from the pattern of all wins down.
    pub(super) fn new(near: u64) -> Self {
        const { assert!(N.is_power_of_two() && N <= 1 << 16) };
        let mut table = Self { losses: [0; N], wins: [0; N] };
        for pattern in (0..N - 1).rev() {
            let p = pattern.trailing_ones();
            let loss = 1 << p;
            let then = (pattern as u64 | loss | near << p) as usize % N;
            table.losses[pattern] = table.losses[then] | loss as u16;
            table.wins[pattern] = table.wins[then] | near >> (Self::POSITIONS - p);
        }
        table
    }

    /// Decides the next b positions. `wins` tells the wins among the 64
    /// positions from there on, and is moved on by b positions.
    #[inline]
    pub(super) fn decide(&self, wins: &mut u64) -> u64 {
        let pattern = *wins as usize % N;
        *wins = *wins >> Self::POSITIONS | self.wins[pattern];
        u64::from(self.losses[pattern])
    }
}
