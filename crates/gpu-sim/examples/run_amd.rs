//! Runs each launch of a source's `run:` comments on a code object, normally and with late results, and compares
//! with the interpreter's answers for the module that it was compiled from.
//!
//!     cargo run --example run_amd -- MODULE.ll OBJECT.hsaco SOURCE

use gpu_sim::{amd, interp, launch};
use std::process::ExitCode;

fn check(args: &[String]) -> Result<String, String> {
    let [module, object, source] = args else {
        return Err("usage: run_amd MODULE.ll OBJECT.hsaco SOURCE".into());
    };
    let read = |path: &String| std::fs::read(path).map_err(|e| format!("{path}: {e}"));
    let text = read(module)?;
    let module = llvm_reader::parse(module, &text).map_err(|e| e.to_string())?;
    let object = amd::Module::parse(&read(object)?).map_err(|e| e.to_string())?;
    let source = String::from_utf8_lossy(&read(source)?).into_owned();
    let launches = launch::Launch::from_comments(&source).map_err(|e| e.to_string())?;
    let mut instructions = 0;
    for launch in &launches {
        let expected = interp::run(&module, launch, &interp::Options::default())
            .map_err(|e| format!("{}: interpreter: {e}", launch.kernel))?;
        for delay in [false, true] {
            let options = amd::Options { delay, ..Default::default() };
            let found = object
                .run(launch, &options)
                .map_err(|e| format!("{}: simulator (late {delay}): {e}", launch.kernel))?;
            instructions += found.statistics.instructions;
            if let Some(difference) = launch::first_difference(&expected, &found, launch.tolerance)
            {
                return Err(format!("{} (late {delay}): {difference}", launch.kernel));
            }
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
