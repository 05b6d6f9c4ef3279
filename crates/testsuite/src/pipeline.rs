//! The path of a module through Lanelift, as the tests run it.

use gpu_sim::launch::{Launch, Outcome, first_difference};
use gpu_sim::ptx::Options;
use ir::pass::{PassCx, Verifier};
use ir::ssa::Module;

/// The processor that tests compile for where nothing else matters.
pub const CPU: &str = "sm_90";

/// Reads and verifies a module.
///
/// # Errors
/// The diagnostics, as text.
pub fn read(name: &str, text: &[u8]) -> Result<Module, String> {
    let module = llvm_reader::parse(name, text).map_err(|e| e.to_string())?;
    ir::ssa::verify::verify(&module).into_result(module).map_err(|e| e.to_string())
}

/// Compiles a module for `cpu` at -O3, verifying after each pass.
///
/// # Errors
/// The diagnostic, as text.
pub fn compile(module: Module, cpu: &str) -> Result<String, String> {
    compile_at(module, cpu, 3)
}

/// Compiles a module for `cpu` at an optimisation level, verifying after each pass.
///
/// # Errors
/// The diagnostic, as text.
pub fn compile_at(module: Module, cpu: &str, level: u8) -> Result<String, String> {
    let sm = nvptx_backend::Sm::parse(cpu).map_err(|e| e.to_string())?;
    let mut options = nvptx_backend::Options::new(sm);
    options.opt_level = level;
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    let output =
        nvptx_backend::compile_with(module, &options, &mut cx).map_err(|e| e.to_string())?;
    Ok(output.ptx)
}

/// Runs a launch on the interpreter.
///
/// # Errors
/// The fault, as text.
pub fn interpret(module: &Module, launch: &Launch) -> Result<Outcome, String> {
    gpu_sim::interp::run(module, launch, &gpu_sim::interp::Options::default())
        .map_err(|e| e.to_string())
}

/// Runs a launch on the simulator of PTX, and on the hostile machine, which must agree.
///
/// # Errors
/// The fault, or the difference, as text.
pub fn simulate(ptx: &str, launch: &Launch) -> Result<Outcome, String> {
    simulate_within(ptx, launch, gpu_sim::ptx::Options::default().max_instructions)
}

/// The same; the run is given up after some instructions.
///
/// # Errors
/// The fault, as text.
pub fn simulate_within(ptx: &str, launch: &Launch, most: u64) -> Result<Outcome, String> {
    let module = gpu_sim::ptx::Module::parse(ptx).map_err(|e| e.to_string())?;
    let options = Options { max_instructions: most, ..Options::default() };
    let outcome = module.run(launch, &options).map_err(|e| e.to_string())?;
    // Lanes that are apart take a turn each.
    let max_instructions = most.saturating_mul(32);
    let options = Options { max_instructions, ..hostile(ptx.len() as u64) };
    let other = module.run(launch, &options).map_err(|e| format!("hostile machine: {e}"))?;
    match first_difference(&outcome, &other, launch.tolerance) {
        Some(difference) => Err(format!("hostile machine: {difference}")),
        None => Ok(outcome),
    }
}

/// The hostile machine with a seed.
pub fn hostile(seed: u64) -> Options {
    Options { hostile: Some(seed), ..Options::default() }
}

/// Failure of a program in its differential test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The input is at fault: not read, not verified, or undefined.
    Input(String),
    /// It was not compiled.
    Compile(String),
    /// The emitted code does not run.
    Simulate(String),
    /// The results differ.
    Differ(String),
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Input(m) => write!(f, "input: {m}"),
            Failure::Compile(m) => write!(f, "compile: {m}"),
            Failure::Simulate(m) => write!(f, "simulate: {m}"),
            Failure::Differ(m) => write!(f, "differ: {m}"),
        }
    }
}

/// Interpreter against simulator of the emitted PTX.
///
/// # Errors
/// The first failure.
pub fn differential(name: &str, text: &[u8], launches: &[Launch]) -> Result<(), Failure> {
    let module = read(name, text).map_err(Failure::Input)?;
    let expected: Vec<Outcome> = launches
        .iter()
        .map(|l| interpret(&module, l))
        .collect::<Result<_, _>>()
        .map_err(Failure::Input)?;
    let ptx = compile(module, CPU).map_err(Failure::Compile)?;
    for (launch, expected) in launches.iter().zip(expected) {
        let found = simulate(&ptx, launch).map_err(Failure::Simulate)?;
        if let Some(difference) = first_difference(&expected, &found, launch.tolerance) {
            return Err(Failure::Differ(difference.to_string()));
        }
    }
    Ok(())
}
