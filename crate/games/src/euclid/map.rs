//! All small pairs at once, by the definition.

use super::Ending;
use crate::refusal::{Refusal, RefusalKind};

/// The largest number on a map's sides.
pub const LARGEST_SIDE: u32 = 500;

/// The Grundy values of all pairs of numbers up to a bound, found by the
/// definition alone: a value is the least that no move leads to. Neither the
/// strategy nor the golden ratio is used, so the map checks them.
///
/// A pair loses exactly when its value is 0.
///
/// ```
/// use taking_games::euclid::{Ending, Map};
///
/// let map = Map::new(13, Ending::Zero).unwrap();
/// let losing = (1..=13).flat_map(|b| (1..b).map(move |a| (a, b))).filter(|&(a, b)| map.value(a, b) == Some(0));
/// assert_eq!(losing.count(), 28);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Map {
    first: u32,
    last: u32,
    values: Vec<u16>,
}

impl Map {
    /// The map of all pairs with numbers up to `last`: from 0 with
    /// [`Ending::Zero`], from 1 with [`Ending::Equal`].
    ///
    /// # Errors
    /// `E_MAP_SIZE` for a bound of 0 or more than [`LARGEST_SIDE`].
    ///
    /// # Complexity
    /// O(n² log² n) for n = `last`; memory O(n²). Milliseconds at the limit.
    pub fn new(last: u32, ending: Ending) -> Result<Self, Refusal> {
        if !(1..=LARGEST_SIDE).contains(&last) {
            let sentence = format!("A map shows the numbers up to a limit from 1 to {LARGEST_SIDE}.");
            return Err(Refusal::new(RefusalKind::MapSize, &last.to_string(), sentence));
        }
        let first = match ending {
            Ending::Zero => 0,
            Ending::Equal => 1,
        };
        let side = last - first + 1;
        let mut map = Self { first, last, values: vec![0; (side * side) as usize] };
        let mut reached = Vec::new();
        for b in first..=last {
            for a in 1..=b {
                let rests = (first..=b - a).rev().step_by(a as usize);
                reached.clear();
                reached.extend(rests.map(|rest| map.values[map.index(rest, a)]));
                let value = mex(&mut reached);
                let (here, mirrored) = (map.index(a, b), map.index(b, a));
                map.values[here] = value;
                map.values[mirrored] = value;
            }
        }
        Ok(map)
    }

    fn index(&self, x: u32, y: u32) -> usize {
        ((y - self.first) * self.side() + (x - self.first)) as usize
    }

    /// The least number on a side: 0, or 1 with the equal ending.
    pub fn first(&self) -> u32 {
        self.first
    }

    /// How many numbers there are on a side.
    pub fn side(&self) -> u32 {
        self.last - self.first + 1
    }

    /// The value of a pair, in either order, or `None` off the map.
    pub fn value(&self, x: u32, y: u32) -> Option<u16> {
        let on_map = |n| (self.first..=self.last).contains(&n);
        (on_map(x) && on_map(y)).then(|| self.values[self.index(x, y)])
    }

    /// All values, row by row: the pair (x, y) at (y − first)·side + (x − first).
    pub fn values(&self) -> &[u16] {
        &self.values
    }
}

/// The least whole number from 0 up that is not among the values.
fn mex(values: &mut Vec<u16>) -> u16 {
    values.sort_unstable();
    values.dedup();
    (0..).zip(values.iter()).find(|(n, value)| n != *value).map_or(values.len() as u16, |(n, _)| n)
}
