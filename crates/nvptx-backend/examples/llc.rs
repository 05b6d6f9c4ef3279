//! Compiles an LLVM IR text to PTX: `llc INPUT [-mcpu=sm_90] [-mattr=+ptx78] [-O0] [-o OUT]`.

use nvptx_backend::{Options, Sm, llvm_reader};
use std::process::ExitCode;

fn run() -> Result<(), String> {
    let mut options = Options::new(Sm::new(70));
    let (mut input, mut output) = (None, None);
    let mut args = std::env::args().skip(1);
    let mut only = false;
    while let Some(arg) = args.next() {
        let name = arg.trim_start_matches('-');
        if let Some(cpu) = name.strip_prefix("mcpu=") {
            options.sm = Sm::parse(cpu).map_err(|d| d.to_string())?;
        } else if let Some(features) = name.strip_prefix("mattr=") {
            options.apply_features(features).map_err(|d| d.to_string())?;
        } else if arg == "-o" {
            output = args.next();
        } else if arg == "-dump" {
            only = true;
        } else if let Some(level) = arg.strip_prefix("-O") {
            options.opt_level = level.parse().map_err(|_| format!("-O{level}?"))?;
        } else if !arg.starts_with('-') {
            input = Some(arg);
        }
    }
    let input = input.ok_or("no input")?;
    let text = std::fs::read(&input).map_err(|e| format!("{input}: {e}"))?;
    let mut module = llvm_reader::parse(&input, &text).map_err(|d| d.to_string())?;
    if only {
        nvptx_backend::optimize(&mut module, &options, &mut nvptx_backend::ir::pass::PassCx::new())
            .map_err(|d| d.to_string())?;
        println!("{module:#?}");
        return Ok(());
    }
    let result = nvptx_backend::compile(module, &options).map_err(|d| d.to_string())?;
    match output.as_deref() {
        None | Some("-") => print!("{}", result.ptx),
        Some(path) => std::fs::write(path, result.ptx).map_err(|e| format!("{path}: {e}"))?,
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
