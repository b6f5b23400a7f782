//! How fast the games library is, against its peers, in one run.
//!
//! ```text
//! cargo run --release -p bench -- [--json FILE] [WORD]
//! ```
//!
//! prints one table, and writes the same figures to FILE. With WORD, only rows
//! whose name contains it are run. These are measurements, not tests: nothing
//! fails here, but a row says if it misses what the project has promised.
//!
//! The harness is our own (`measure.rs`, a page long). Criterion and Divan time
//! one function after another and report each by itself; what we promise are
//! ratios, and those need both sides timed in turn, so that a busy machine slows
//! down both alike.

mod measure;
mod suites;
mod table;

use measure::Bench;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut json = None;
    let mut filter = String::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--json" => match arguments.next() {
                Some(file) => json = Some(file),
                None => return fail("--json needs the name of a file to write."),
            },
            word if word.starts_with('-') => return fail(&format!("There is no option {word}; --json FILE is the only one.")),
            word => word.clone_into(&mut filter),
        }
    }

    let mut bench = Bench::new(filter);
    suites::labels(&mut bench);
    suites::certificates(&mut bench);
    suites::families(&mut bench);
    suites::values(&mut bench);
    suites::measured_periods(&mut bench);
    suites::window_bound(&mut bench);
    suites::cross_check(&mut bench);

    table::print(bench.rows());
    if let Some(file) = json {
        let text = serde_json::to_string_pretty(bench.rows()).expect("rows are plain data");
        if let Err(error) = std::fs::write(&file, text + "\n") {
            return fail(&format!("{file} could not be written: {error}."));
        }
    }
    ExitCode::SUCCESS
}

fn fail(sentence: &str) -> ExitCode {
    eprintln!("{sentence}");
    ExitCode::FAILURE
}
