//! The naive twins: the definitions as they are written, for tests only.
//!
//! Each fast path is compared with one of these. They are slow and plain on
//! purpose, and share nothing with what they check.

use crate::rule::Rule;
use crate::takes::Takes;
use crate::values::Value;
use proptest::prelude::*;
use std::collections::HashMap;
use std::hash::Hash;

/// Whether each of the positions `0..len` is a loss: every move leads to a win.
pub(crate) fn labels(takes: &Takes, len: usize) -> Vec<bool> {
    labels_under(Rule::Normal, takes, len)
}

/// The same by either rule: where there is no move, the rule decides.
pub(crate) fn labels_under(rule: Rule, takes: &Takes, len: usize) -> Vec<bool> {
    let mut losses: Vec<bool> = Vec::with_capacity(len);
    for p in 0..len {
        let stuck = takes.moves_from(p as u64).next().is_none();
        let every_move_wins = takes.moves_from(p as u64).all(|take| !losses[p - take as usize]);
        losses.push(if stuck { rule == Rule::Normal } else { every_move_wins });
    }
    losses
}

/// The Grundy values of the heaps `0..len`: the least that is no option's.
pub(crate) fn values(takes: &Takes, len: usize) -> Vec<Value> {
    let mut values: Vec<Value> = Vec::with_capacity(len);
    let mut seen = vec![false; takes.as_slice().len() + 1];
    for heap in 0..len {
        seen.fill(false);
        for take in takes.moves_from(heap as u64) {
            seen[usize::from(values[heap - take as usize])] = true;
        }
        values.push(mex(&seen));
    }
    values
}

/// The same with takes and values in the words of the additive games.
pub(crate) fn small_values(takes: &[u64], len: usize) -> Vec<u8> {
    let takes = Takes::new(takes.iter().map(|&take| take as u32)).unwrap();
    values(&takes, len).into_iter().map(|value| value as u8).collect()
}

/// The least value that is not seen.
pub(crate) fn mex(seen: &[bool]) -> Value {
    seen.iter().position(|&seen| !seen).unwrap() as Value
}

/// The smallest p below the length with `entries[n] == entries[n + p]` wherever both exist.
pub(crate) fn smallest_period<T: PartialEq>(entries: &[T]) -> Option<usize> {
    (1..entries.len()).find(|&p| entries[p..] == entries[..entries.len() - p])
}

/// The smallest preperiod and period of a sequence in which each window of
/// `window` entries decides the next entry: the first window that is seen a
/// second time, with all windows kept in a map. `None` if the entries at hand
/// show no repeat.
pub(crate) fn preperiod_and_period<T: Hash + Eq + Clone>(entries: &[T], window: usize) -> Option<(u64, u64)> {
    let mut seen = HashMap::new();
    (0..=entries.len() - window).find_map(|n| {
        let first = seen.insert(entries[n..n + window].to_vec(), n)?;
        Some((first as u64, (n - first) as u64))
    })
}

/// Every set of takes from 1 to `largest`, the empty set among them.
pub(crate) fn all_sets(largest: u32) -> impl Iterator<Item = Takes> {
    (0..1_u64 << largest).map(move |members| Takes::new((1..=largest).filter(|m| members >> (m - 1) & 1 == 1)).unwrap())
}

/// Sets of the shapes that a fast path is most likely to get wrong: any, single
/// takes, consecutive takes, multiples, and sets with a common factor.
pub(crate) fn sets(largest: u32) -> impl Strategy<Value = Takes> {
    let any = prop::collection::btree_set(1..=largest, 0..=8);
    let single = (1..=largest).prop_map(|m| [m].into());
    let consecutive = (1..=largest, 1..=largest).prop_map(|(a, b)| (a.min(b)..=a.max(b)).collect());
    let multiples =
        (1..=largest / 2).prop_flat_map(move |m| (Just(m), 1..=largest / m)).prop_map(|(m, n)| (1..=n).map(|i| i * m).collect());
    let scaled = (2..=9_u32).prop_flat_map(move |d| (Just(d), prop::collection::btree_set(1..=largest / d, 1..=8)));
    let scaled = scaled.prop_map(|(d, takes)| takes.into_iter().map(|m| m * d).collect());
    prop_oneof![4 => any, 1 => single, 1 => consecutive, 1 => multiples, 1 => scaled]
        .prop_map(|takes: std::collections::BTreeSet<u32>| Takes::new(takes).unwrap())
}

/// A set with what is known of it.
#[derive(serde::Deserialize)]
pub(crate) struct Published {
    pub(crate) takes: Vec<u32>,
    pub(crate) labels: String,
    pub(crate) label_preperiod: u64,
    pub(crate) label_period: u64,
    pub(crate) values: Vec<Value>,
    pub(crate) value_preperiod: u64,
    pub(crate) value_period: u64,
    pub(crate) measured_over_19: Option<usize>,
}

/// The sets of tests/vectors/subtraction-sets.json.
pub(crate) fn published_sets() -> Vec<Published> {
    serde_json::from_str(include_str!("../tests/vectors/subtraction-sets.json")).unwrap()
}
