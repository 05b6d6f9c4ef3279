//! Runs each launch of a source's `run:` comments on a code object or a zebin (on AMD's GPUs normally and with late results), and
//! compares with the interpreter's results for the module that it was compiled from.
//!
//!     cargo run --example run_binary -- MODULE.ll OBJECT SOURCE [--trace]

use gpu_sim::binary::{Binary, Conditions};
use gpu_sim::{interp, launch};
use std::process::ExitCode;

fn check(args: &[String]) -> Result<String, String> {
    let (trace, args): (Vec<&String>, Vec<&String>) = args.iter().partition(|a| *a == "--trace");
    let [module, object, source] = args[..] else {
        return Err("usage: run_binary MODULE.ll OBJECT SOURCE [--trace]".into());
    };
    let read = |path: &String| std::fs::read(path).map_err(|e| format!("{path}: {e}"));
    let text = read(module)?;
    let module = llvm_reader::parse(module, &text).map_err(|e| e.to_string())?;
    let object = Binary::parse(&read(object)?).map_err(|e| e.to_string())?;
    let delays: &[bool] = if matches!(object, Binary::Amd(_)) { &[false, true] } else { &[false] };
    let source = String::from_utf8_lossy(&read(source)?).into_owned();
    let launches = launch::Launch::from_comments(&source).map_err(|e| e.to_string())?;
    let mut instructions = 0;
    for launch in &launches {
        let expected = interp::run(&module, launch, &interp::Options::default())
            .map_err(|e| format!("{}: interpreter: {e}", launch.kernel))?;
        for &delay in delays {
            let mut print = |line: &str| println!("{line}");
            let tracer: Option<&mut dyn FnMut(&str)> =
                if trace.is_empty() { None } else { Some(&mut print) };
            let found = object
                .run(launch, Conditions { delay, ..Conditions::default() }, tracer)
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
