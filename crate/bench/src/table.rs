//! The table for a reader.

use crate::measure::{Promise, Row};

/// Prints the rows with their columns aligned.
pub(crate) fn print(rows: &[Row]) {
    let header = ["", "ours", "peer", "ratio", "promised", ""].map(str::to_owned);
    let lines: Vec<[String; 6]> = std::iter::once(header).chain(rows.iter().map(line)).collect();
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; 6] = std::array::from_fn(width);
    for line in &lines {
        let [name, ours, peer, ratio, promised, kept] = line;
        let [a, b, c, d, e, _] = widths;
        println!("{}", format!("{name:a$}  {ours:>b$}  {peer:<c$}  {ratio:>d$}  {promised:<e$}  {kept}").trim_end());
    }
}

fn line(row: &Row) -> [String; 6] {
    let (peer, ratio) = match &row.peer {
        None => (String::new(), String::new()),
        Some(peer) => (format!("{}  {}", duration(peer.ms), peer.name), times(peer.ratio)),
    };
    let promised = match row.promise {
        Promise::TimesFaster(least) => format!("{} or more", times(least)),
        Promise::TimesSlower(most) => format!("{} or more", times(1.0 / most)),
        Promise::Milliseconds(most) => format!("{} at most", duration(most)),
        Promise::None => String::new(),
    };
    let kept = match row.kept {
        Some(true) => "kept",
        Some(false) => "MISSED",
        None => "",
    };
    [row.name.clone(), duration(row.ours_ms), peer, ratio, promised, kept.to_owned()]
}

/// A duration with three figures, in the unit that suits it.
fn duration(ms: f64) -> String {
    let (value, unit) = match ms {
        1_000.0.. => (ms / 1_000.0, "s"),
        1.0.. => (ms, "ms"),
        _ => (ms * 1_000.0, "µs"),
    };
    format!("{} {unit}", figures(value))
}

fn times(ratio: f64) -> String {
    format!("{}×", figures(ratio))
}

/// Three figures, or all of a whole number.
fn figures(value: f64) -> String {
    match value {
        100.0.. => format!("{value:.0}"),
        10.0.. => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}
