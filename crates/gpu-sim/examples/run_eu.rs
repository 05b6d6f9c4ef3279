//! Runs each launch of a source's `run:` comments on a zebin and compares with the interpreter's answers for the module that it
//! was compiled from.
//!
//!     cargo run --example run_eu -- MODULE.ll KERNELS.zebin SOURCE [--trace]

use gpu_sim::{eu, interp, launch};
use std::process::ExitCode;

fn check(args: &[String]) -> Result<String, String> {
    let (trace, args): (Vec<&String>, Vec<&String>) = args.iter().partition(|a| *a == "--trace");
    let [module, zebin, source] = args[..] else {
        return Err("usage: run_eu MODULE.ll KERNELS.zebin SOURCE [--trace]".into());
    };
    let read = |path: &String| std::fs::read(path).map_err(|e| format!("{path}: {e}"));
    let text = read(module)?;
    let module = llvm_reader::parse(module, &text).map_err(|e| e.to_string())?;
    let zebin = eu::Module::parse(&read(zebin)?).map_err(|e| e.to_string())?;
    let source = String::from_utf8_lossy(&read(source)?).into_owned();
    let launches = launch::Launch::from_comments(&source).map_err(|e| e.to_string())?;
    let options = eu::Options::default();
    let mut instructions = 0;
    for launch in &launches {
        let expected = interp::run(&module, launch, &interp::Options::default())
            .map_err(|e| format!("{}: interpreter: {e}", launch.kernel))?;
        let mut print = |line: &str| println!("{line}");
        let found = if trace.is_empty() {
            zebin.run(launch, &options)
        } else {
            zebin.trace(launch, &options, &mut print)
        };
        let found = found.map_err(|e| format!("{}: simulator: {e}", launch.kernel))?;
        instructions += found.statistics.instructions;
        if let Some(difference) = launch::first_difference(&expected, &found, launch.tolerance) {
            return Err(format!("{}: {difference}", launch.kernel));
        }
    }
    Ok(format!("{} launches agree, {instructions} instructions", launches.len()))
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match check(&args) {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(text) => {
            println!("{text}");
            ExitCode::FAILURE
        }
    }
}
