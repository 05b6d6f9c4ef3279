//! Programs that a random sequence of LLVM's passes has changed: what Lanelift makes of them against the interpreter's answer for
//! the program before.
//!
//! The passes give IR that no front end writes: structured and unstructured control flow, variables in place of values, vectors,
//! calls of outlined parts, odd integers. A program is free of undefined behaviour and of flags that leave a choice, so no pass
//! may change its answer.

mod passes;
mod programs;

pub use programs::Program;

use crate::campaign::is_refused;
use crate::generate::{Choices, Target};
use crate::pipeline::{self, Failure};
use crate::processor::Build;
use gpu_sim::interp;
use gpu_sim::launch::{Launch, Outcome, compare_buffers};
use judges::{Scratch, run};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::Duration;

/// The processors that programs are compiled for.
pub const CPUS: [&str; 7] = ["gfx1100", "gfx942", "gfx900", "gfx1200", "sm_90", "skl", "tgl"];

/// Time for `opt`.
const TOOL_TIME: Duration = Duration::from_secs(30);
/// Steps that the interpreter may take; a program with more is left out.
const INTERPRETED: u64 = 3_000_000;
/// Instructions of a processor for each step of the interpreter, at most: a division of 64 bits takes some hundred.
const EACH: u64 = 300;

/// The metadata of loads from memory that nothing changes.
const INVARIANT: &str = "!invariant.load";

/// Returns a text without that metadata. LLVM 22's `attributor` gives it to loads by pointers that were kept in variables, of memory
/// that the kernel stores to.
fn without_invariant(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        match line.split_once(", !invariant.load !") {
            Some((before, after)) => {
                out.push_str(before);
                out.push_str(after.trim_start_matches(|c: char| c.is_ascii_digit()));
            }
            None => out.push_str(line),
        }
        out.push('\n');
    }
    out
}

/// A program, the passes that change it, and how it is compiled afterwards.
#[derive(Clone, Debug)]
pub struct Case {
    /// The processor and its level.
    pub build: Build,
    /// The program.
    pub program: Program,
    /// The passes.
    pub passes: Vec<&'static str>,
}

/// Result of a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The answer is that of the program before.
    Right,
    /// There is nothing to compare, and why: `opt` fails, or the program cannot be run or compiled as it was.
    Skipped(&'static str, String),
    /// The changed program contains something that is not supported, and the program before does not.
    Refused(Failure),
    /// The interpreter's results of both programs differ: the pass, the reader or the interpreter is wrong.
    Interpreter(String),
    /// The answer is another one.
    Wrong(Failure),
}

impl Verdict {
    /// Whether it is a failure of the same kind.
    fn is_like(&self, other: &Verdict) -> bool {
        let kind = |f: &Failure| match f {
            Failure::Compile(why) => why.split_once("error: ").map_or("", |w| w.1).to_owned(),
            other => format!("{:?}", std::mem::discriminant(other)),
        };
        match (self, other) {
            (Verdict::Wrong(a), Verdict::Wrong(b)) | (Verdict::Refused(a), Verdict::Refused(b)) => {
                kind(a) == kind(b)
            }
            (a, b) => std::mem::discriminant(a) == std::mem::discriminant(b),
        }
    }
}

impl Case {
    /// Makes the case of a seed on a processor.
    ///
    /// # Errors
    /// A file of the corpus cannot be read.
    pub fn of_seed(cpu: &'static str, seed: u64) -> Result<Case, String> {
        let mut choices = Choices::from_seed(seed);
        let build = Build::in_turn(cpu, u64::from(choices.below(12)));
        let passes = passes::sequence(
            &mut choices,
            !matches!(build.target(), Target::Spir | Target::SpirFloat),
        );
        let program = programs::program(build, seed)?;
        Ok(Case { build, program, passes })
    }

    /// Returns the passes as `opt` is told them.
    pub fn pipeline(&self) -> String {
        self.passes.join(",")
    }

    /// Returns the program after the passes.
    ///
    /// # Errors
    /// The message of `opt`.
    pub fn changed(&self, opt: &Path) -> Result<String, String> {
        let keeps = self.program.text.contains(INVARIANT);
        let mut text = self.program.text.clone();
        // What `attributor` says wrongly must not reach the passes after it.
        for passes in self.passes.split_inclusive(|pass| *pass == "attributor") {
            text = self.after(opt, &text, passes)?;
            if !keeps {
                text = without_invariant(&text);
            }
        }
        Ok(text)
    }

    fn after(&self, opt: &Path, text: &str, passes: &[&str]) -> Result<String, String> {
        let scratch = Scratch::new("pipelines");
        let input = scratch.write("before.ll", text);
        let output = scratch.file("after.ll");
        let mut words: Vec<std::ffi::OsString> = vec!["-S".into()];
        words.push(format!("-passes={}", passes.join(",")).into());
        if self.build.cpu.starts_with("sm_") {
            words.push(format!("-mcpu={}", self.build.cpu).into());
        }
        words.extend([input.into(), "-o".into(), output.clone().into()]);
        let done = run(opt, words, TOOL_TIME);
        if !done.ok {
            return Err(done.messages());
        }
        std::fs::read_to_string(output).map_err(|e| e.to_string())
    }

    /// Runs the case.
    pub fn check(&self, opt: &Path) -> Verdict {
        let expected = match self.interpreted(&self.program.text) {
            Ok(outcome) => outcome,
            Err(why) => return Verdict::Skipped("the interpreter", why),
        };
        let text = match self.changed(opt) {
            Ok(text) => text,
            Err(why) => return Verdict::Skipped("opt", why),
        };
        self.compare(&text, &expected)
    }

    /// Returns the first difference of the results that are determined.
    fn difference(&self, expected: &Outcome, found: &Outcome) -> Option<String> {
        let count = expected.buffers.len() - self.program.undetermined;
        let (expected, found) = (&expected.buffers[..count], found.buffers.get(..count)?);
        let difference = compare_buffers(expected, found, self.program.launch.tolerance)?;
        Some(difference.to_string())
    }

    fn compare(&self, text: &str, expected: &Outcome) -> Verdict {
        match self.interpreted(text) {
            Ok(found) => {
                if let Some(difference) = self.difference(expected, &found) {
                    // LLVM 22 folds such bitcasts of constants wrongly.
                    return if programs::regroups_oddly(&self.program.text) {
                        Verdict::Skipped("opt", "elements regrouped".to_owned())
                    } else {
                        Verdict::Interpreter(difference)
                    };
                }
            }
            Err(why) => return Verdict::Interpreter(why),
        }
        let most = expected.statistics.instructions * EACH + 1_000_000;
        let Err(failure) = self.simulated(text, expected, most) else { return Verdict::Right };
        // A failure of the program before is another test's to find.
        if let Err(before) = self.simulated(&self.program.text, expected, most) {
            return Verdict::Skipped("the program before", before.to_string());
        }
        if is_refused(&failure) { Verdict::Refused(failure) } else { Verdict::Wrong(failure) }
    }

    fn launch(&self) -> &Launch {
        &self.program.launch
    }

    fn interpreted(&self, text: &str) -> Result<Outcome, String> {
        let module = pipeline::read("pipelines.ll", text.as_bytes())?;
        let module = programs::reference(module, self.build.target())?;
        let options = interp::Options { instructions: INTERPRETED, ..interp::Options::default() };
        let work = AssertUnwindSafe(|| interp::run(&module, self.launch(), &options));
        let result = catch_unwind(work).map_err(|_| "panicked".to_owned())?;
        result.map_err(|e| e.to_string())
    }

    fn simulated(&self, text: &str, expected: &Outcome, most: u64) -> Result<(), Failure> {
        let module = pipeline::read("pipelines.ll", text.as_bytes()).map_err(Failure::Input)?;
        let found = self.build.run(module, self.launch(), most)?;
        self.difference(expected, &found).map_or(Ok(()), |d| Err(Failure::Differ(d)))
    }

    /// Returns the case with as few passes as give a verdict of the same kind.
    #[must_use]
    pub fn reduced(&self, opt: &Path, verdict: &Verdict) -> Case {
        let mut case = self.clone();
        let mut at = 0;
        while at < case.passes.len() && case.passes.len() > 1 {
            let mut fewer = case.clone();
            fewer.passes.remove(at);
            if fewer.check(opt).is_like(verdict) {
                case = fewer;
            } else {
                at += 1;
            }
        }
        case
    }
}
