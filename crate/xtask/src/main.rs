//! Turns the compiled `lab` crate into the package that the page imports.
//!
//! `cargo run -p xtask -- <lab.wasm> <output folder>` writes `lab.js`,
//! `lab.d.ts` and `lab_bg.wasm`. wasm-bindgen is used as a library, so
//! Cargo.lock keeps the tool and the crate at one version.

use std::{env, path::PathBuf};

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [input, output] = arguments.as_slice() else {
        bail!("usage: xtask <lab.wasm> <output folder>");
    };
    let mut package = Bindgen::new()
        .input_path(input)
        .web(true)?
        .omit_default_module_path(true) // the page names the file itself, so that a bundler can hash it
        .typescript(true)
        .generate_output()
        .with_context(|| format!("wasm-bindgen could not read {}", input.display()))?;
    package.emit(output).with_context(|| format!("the package could not be written to {}", output.display()))
}
