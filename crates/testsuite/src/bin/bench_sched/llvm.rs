//! LLVM's side: machine functions before its scheduler, and what each of its strategies makes of them.

use std::path::Path;

use amdgpu_backend::Processor;
use ir::machine::MachineFunction;
use ir::map::Map;
use judges::Scratch;
use testsuite::llvm_mir;

/// LLVM's strategies: our name for the column, and `-misched`.
pub(crate) const STRATEGIES: [(&str, &str); 4] = [
    ("llvm", "default"),
    ("llvm-minreg", "gcn-iterative-minreg"),
    ("llvm-maxocc", "gcn-iterative-max-occupancy-experimental"),
    ("llvm-ilp", "gcn-iterative-ilp"),
];

/// A module's machine functions before scheduling, and after each of LLVM's strategies.
pub(crate) struct Scheduled {
    /// Before.
    pub(crate) before: Vec<MachineFunction>,
    /// The waves that LLVM says that each function can have, by attributes and local memory.
    pub(crate) waves: Map<String, u32>,
    /// After each of [`STRATEGIES`], or why not.
    pub(crate) after: Vec<Result<Vec<MachineFunction>, String>>,
}

/// Compiles a module to where LLVM schedules, and lets it schedule.
pub(crate) fn schedule(
    llc: &Path,
    path: &Path,
    cpu: &'static Processor,
) -> Result<Scheduled, String> {
    let Some(text) = llvm_mir::before_scheduling(llc, cpu.name, path)? else {
        return Err("LLVM does not read what it wrote".to_owned());
    };
    let scratch = Scratch::new("bench-sched");
    let (input, output) = (scratch.write("input.mir", &text), scratch.file("output.mir"));
    let after = STRATEGIES.iter().map(|(_, name)| {
        let misched = format!("-misched={name}");
        let flags = ["-O3", "-run-pass=machine-scheduler", &misched];
        let text = llvm_mir::run_llc(llc, cpu.name, &flags, &input, &output);
        parse(&text.map_err(|messages| first_error(&messages))?, cpu)
    });
    let after = after.collect();
    Ok(Scheduled { before: parse(&text, cpu)?, waves: occupancies(&text), after })
}

/// The first error of LLVM's messages.
fn first_error(messages: &str) -> String {
    messages.lines().find(|l| l.contains("rror")).unwrap_or("no message").to_owned()
}

/// Machine functions with what their IR says of memory.
fn parse(text: &str, cpu: &'static Processor) -> Result<Vec<MachineFunction>, String> {
    let mut file = llvm_mir::read(cpu.name, text)?;
    if let Some(module) = &file.module {
        file.functions.iter_mut().for_each(|func| amdgpu_backend::attach_ir(func, module));
    }
    Ok(file.functions)
}

/// Returns the occupancies that `occupancy:` says in the headers.
fn occupancies(text: &str) -> Map<String, u32> {
    let mut found = Map::default();
    let mut name = "";
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("name:") {
            name = rest.trim().trim_matches(['\'', '"']);
        } else if let Some(rest) = line.trim_start().strip_prefix("occupancy:") {
            rest.trim().parse().map(|waves| found.insert(name.to_owned(), waves)).ok();
        }
    }
    found
}
