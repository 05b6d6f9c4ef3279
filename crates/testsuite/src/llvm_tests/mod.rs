//! Functions of LLVM's own tests, run: each function of a file of LLVM IR is called by a kernel with numbers, and what a processor's
//! simulator makes of it at some level is compared with the interpreter.
//!
//! The files are in LLVM's sources (`llvm/test/CodeGen`, `llvm/test/Transforms`), which are not part of this project. They say what
//! is compiled, not what it returns: a function whose run has undefined behaviour, or more than one answer, is left out.

mod kernel;
mod split;

pub use crate::processor::Build;
pub use crate::straight_line::CPUS;

use crate::pipeline::{self, Failure};
use gpu_sim::interp;
use gpu_sim::launch::{Launch, first_difference};

/// Instructions after which a run is given up.
const INSTRUCTIONS: u64 = 200_000;

/// A function of a file: its name, and the text of a module with all that it needs.
#[derive(Clone, Debug)]
pub struct Case {
    /// The function's name.
    pub name: String,
    text: String,
}

/// Returns the functions of a file.
pub fn cases(file: &str) -> Vec<Case> {
    split::functions(file).into_iter().map(|(name, text)| Case { name, text }).collect()
}

/// Result of a case.
#[derive(Debug)]
pub enum Verdict {
    /// The results agree.
    Right,
    /// It was not compared: its signature, its behaviour or a refusal by the reader.
    LeftOut(String),
    /// The backend, or the simulator, refuses it or goes wrong.
    Wrong(Failure),
}

/// Runs a case with the inputs of a seed. Returns the module's text with the kernel, if there is one.
pub fn check(case: &Case, build: Build, seed: u64) -> (Option<String>, Verdict) {
    let left_out = |why: &str| (None, Verdict::LeftOut(why.to_owned()));
    let made = match kernel::wrap(case, build.target(), seed) {
        Ok(made) => made,
        Err(why) => return left_out(&why),
    };
    let verdict = compare(&made, build).unwrap_or_else(Verdict::LeftOut);
    let head = format!("; run: {}\n", made.launch.join(" "));
    (Some(head + &made.text), verdict)
}

fn compare(made: &kernel::Made, build: Build) -> Result<Verdict, String> {
    let read = || pipeline::read("llvm-test.ll", made.text.as_bytes());
    let module = read()?;
    let launch = Launch::parse(&made.launch).map_err(|e| e.to_string())?;
    let options = interp::Options {
        undefined_stores: true,
        instructions: INSTRUCTIONS,
        ..interp::Options::default()
    };
    let expected = interp::run(&module, &launch, &options).map_err(|e| e.to_string())?;
    Ok(match build.run(read()?, &launch, 100 * INSTRUCTIONS) {
        Ok(found) => match first_difference(&expected, &found, None) {
            Some(difference) => Verdict::Wrong(Failure::Differ(difference.to_string())),
            None => Verdict::Right,
        },
        Err(failure) => Verdict::Wrong(failure),
    })
}
