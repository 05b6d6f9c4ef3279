//! The results of the interpreter and of the simulators.

use super::program::{Family, Program, Tools};
use crate::pipeline::{self, Failure};
use crate::processor::Build;
use gpu_sim::fault::FaultKind;
use gpu_sim::interp;
use gpu_sim::launch::{Launch, Outcome};

/// The processors that programs are compiled for.
pub const CPUS: [&str; 8] =
    ["gfx900", "gfx942", "gfx1030", "gfx1100", "gfx1200", "sm_90", "skl", "tgl"];

/// Instructions that the interpreter may execute; a program with more is left out.
const INTERPRETED: u64 = 2_000_000;
/// Instructions of a processor for each that the interpreter executes, at most: a division of 64 bits takes some hundred.
const EACH: u64 = 300;

/// Machine that runs a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Runner {
    /// The interpreter.
    Interpreter,
    /// A simulator, and how Lanelift compiles for it.
    Simulator(Build),
}

impl std::fmt::Display for Runner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Runner::Interpreter => write!(f, "interpreter"),
            Runner::Simulator(build) => write!(f, "{build}"),
        }
    }
}

impl Runner {
    /// Returns the processor's name, or the interpreter's.
    pub fn name(self) -> &'static str {
        match self {
            Runner::Interpreter => "interpreter",
            Runner::Simulator(build) => build.cpu,
        }
    }
}

/// Result of a program in one place.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The place.
    pub runner: Runner,
    /// clang's target.
    pub family: Family,
    /// clang's level.
    pub level: u8,
    /// Whether the checksum is this machine's; none if the program has too many instructions.
    pub result: Result<Option<()>, Failure>,
}

/// Compiles a program for some of [`CPUS`] and compares each checksum, the interpreter's of clang's IR first.
///
/// # Errors
/// The message of clang.
pub fn check(
    tools: &Tools,
    program: &Program,
    cpus: &[&'static str],
) -> Result<Vec<Verdict>, String> {
    let mut verdicts = Vec::new();
    for (family, shift) in [(Family::Amdgcn, 0), (Family::Nvptx, 1)] {
        let of_family = |cpu: &&&str| cpu.starts_with("gfx") == (family == Family::Amdgcn);
        let cpus: Vec<&str> = cpus.iter().filter(of_family).copied().collect();
        if cpus.is_empty() {
            continue;
        }
        let level = ((program.seed + shift) % 4) as u8;
        let text = tools.ir(program, family, level)?;
        let results = check_ir(program, &text, &cpus);
        let verdict = |(runner, result)| Verdict { runner, family, level, result };
        verdicts.extend(results.into_iter().map(verdict));
    }
    Ok(verdicts)
}

type Results = Vec<(Runner, Result<Option<()>, Failure>)>;

/// Runs clang's IR of a program.
fn check_ir(program: &Program, text: &str, cpus: &[&'static str]) -> Results {
    let (steps, first) = match interpreted(program, text) {
        Ok(Some(outcome)) => (outcome.statistics.instructions, compare(program, &outcome)),
        Ok(None) => return vec![(Runner::Interpreter, Ok(None))],
        Err(failure) => return vec![(Runner::Interpreter, Err(failure))],
    };
    let mut results = vec![(Runner::Interpreter, first)];
    for &cpu in cpus {
        let at = CPUS.iter().position(|c| *c == cpu).unwrap_or(0);
        let build = Build::in_turn(cpu, program.seed / 4 + at as u64);
        let simulated = || {
            let launch = launch(program)?;
            let module = pipeline::read("csmith.ll", text.as_bytes()).map_err(Failure::Input)?;
            let outcome = build.run(module, &launch, steps * EACH + 1_000_000)?;
            compare(program, &outcome)
        };
        results.push((Runner::Simulator(build), simulated()));
    }
    results
}

fn launch(program: &Program) -> Result<Launch, Failure> {
    Launch::parse(&program.launch()).map_err(|e| Failure::Input(e.to_string()))
}

/// Returns the interpreter's outcome; none if it takes too long.
fn interpreted(program: &Program, text: &str) -> Result<Option<Outcome>, Failure> {
    let module = pipeline::read("csmith.ll", text.as_bytes()).map_err(Failure::Input)?;
    let options = interp::Options { instructions: INTERPRETED, ..interp::Options::default() };
    match interp::run(&module, &launch(program)?, &options) {
        Ok(outcome) => Ok(Some(outcome)),
        Err(fault) if fault.kind() == FaultKind::Timeout => Ok(None),
        Err(fault) => Err(Failure::Input(fault.to_string())),
    }
}

fn compare(program: &Program, outcome: &Outcome) -> Result<Option<()>, Failure> {
    let bytes = outcome.buffers.first().map_or(&[][..], |buffer| &buffer.bytes);
    if bytes == program.checksum.to_le_bytes() {
        return Ok(Some(()));
    }
    let expected = program.checksum.to_le_bytes();
    Err(Failure::Differ(format!("the checksum is {bytes:02x?}, on this machine {expected:02x?}")))
}
