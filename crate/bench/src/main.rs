//! How fast the games library is, against its peers, in one run.
//!
//! ```text
//! cargo run --release -p bench -- [WORD]
//! ```
//!
//! prints the rows as JSON; `npm run bench` makes a table of them, together with
//! what is measured in a browser. With WORD, only rows whose name contains it are
//! run. These are measurements, not tests: nothing fails here, but a row says if
//! it misses what the project has promised.
//!
//! The harness is our own (`measure.rs`, a page long). Criterion and Divan time
//! one function after another and report each by itself; what we promise are
//! ratios, and those need both sides timed in turn, so that a busy machine slows
//! down both alike.

mod measure;
mod suites;

use measure::Bench;

fn main() {
    let filter = std::env::args().nth(1).unwrap_or_default();
    let mut bench = Bench::new(filter);
    suites::labels(&mut bench);
    suites::certificates(&mut bench);
    suites::families(&mut bench);
    suites::values(&mut bench);
    suites::measured_periods(&mut bench);
    suites::window_bound(&mut bench);
    suites::cross_check(&mut bench);
    println!("{}", serde_json::to_string_pretty(bench.rows()).expect("rows are plain data"));
}
