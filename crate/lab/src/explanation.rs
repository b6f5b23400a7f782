//! Why a position has its label.

use serde::Serialize;
use taking_games::{labels::Labels, takes::Takes};

/// Why a position has its label: each move with the label of the position it leads to.
#[derive(Serialize)]
pub(crate) struct Explanation {
    position: usize,
    loss: bool,
    options: Vec<LabelledOption>,
}

#[derive(Serialize)]
struct LabelledOption {
    take: u32,
    position: usize,
    loss: bool,
}

impl Explanation {
    /// `labels` reach to `position` at least.
    pub(crate) fn of(position: usize, takes: &Takes, labels: &Labels) -> Self {
        let options = takes.moves_from(position as u64).map(|take| {
            let option = position - take as usize;
            LabelledOption { take, position: option, loss: labels.is_loss(option) }
        });
        Self { position, loss: labels.is_loss(position), options: options.collect() }
    }
}
