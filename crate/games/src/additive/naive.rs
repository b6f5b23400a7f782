//! The naive twins: the mex rule and the smallest period, each as the obvious
//! loop. They share nothing with the code they judge.

/// The Grundy values of heaps `0..len` with the given takes.
pub(super) fn values(takes: &[u64], len: usize) -> Vec<u8> {
    let mut values = Vec::with_capacity(len);
    for n in 0..len {
        let mut seen = [false; 8];
        for &take in takes {
            if take as usize <= n {
                let option: u8 = values[n - take as usize];
                seen[option as usize] = true;
            }
        }
        values.push(mex(&seen));
    }
    values
}

/// The smallest value not seen.
pub(super) fn mex(seen: &[bool]) -> u8 {
    seen.iter().position(|&seen| !seen).unwrap() as u8
}

/// The smallest p with `values[n] == values[n + p]` wherever both exist.
pub(super) fn smallest_period(values: &[u8]) -> usize {
    (1..=values.len()).find(|&p| values[p..] == values[..values.len() - p]).unwrap()
}
