//! LLVM's side: machine functions before its scheduler, and what each of its strategies makes of them.

use std::path::Path;
use std::time::Duration;

use amdgpu_backend::{Processor, Subtarget};
use ir::diagnostic::Diagnostic;
use ir::machine::{MachineFunction, TargetInfo};
use ir::map::Map;
use ir::ssa::Module;
use testsuite::judges::{Scratch, run};

/// LLVM's strategies: our name for the column, and `-misched`.
pub(crate) const STRATEGIES: [(&str, &str); 4] = [
    ("llvm", "default"),
    ("llvm-minreg", "gcn-iterative-minreg"),
    ("llvm-maxocc", "gcn-iterative-max-occupancy-experimental"),
    ("llvm-ilp", "gcn-iterative-ilp"),
];

const LIMIT: Duration = Duration::from_secs(120);

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
    let scratch = Scratch::new("bench-sched");
    let (first, input, output) =
        (scratch.file("first.mir"), scratch.file("input.mir"), scratch.file("output.mir"));
    let llc = |options: &[&str], from: &Path, to: &Path| -> Result<String, String> {
        let mcpu = format!("-mcpu={}", cpu.name);
        let fixed = ["-mtriple=amdgcn-amd-amdhsa", &mcpu, "-O3"];
        let files = [from.as_os_str(), "-o".as_ref(), to.as_os_str()];
        let options = fixed.iter().chain(options).map(|option| std::ffi::OsStr::new(*option));
        let verdict = run(llc, options.chain(files), LIMIT);
        if !verdict.ok {
            let messages = verdict.messages();
            let line = messages.lines().find(|l| l.contains("rror")).unwrap_or("no message");
            return Err(format!("llc: {line}"));
        }
        std::fs::read_to_string(to).map_err(|e| format!("{}: {e}", to.display()))
    };
    let text = llc(&["-stop-before=machine-scheduler"], path, &first)?;
    std::fs::write(&input, readable(&text)).map_err(|e| e.to_string())?;
    // Reading numbers the registers anew; so does every run below, in the same way.
    let text = llc(&["-run-pass=none"], &input, &output)?;
    let before = parse(&text, cpu)?;
    let after = STRATEGIES.iter().map(|(_, name)| {
        let misched = format!("-misched={name}");
        let text = llc(&["-run-pass=machine-scheduler", &misched], &input, &output)?;
        parse(&text, cpu)
    });
    Ok(Scheduled { after: after.collect(), waves: occupancies(&text), before })
}

/// LLVM does not read all that it writes: instructions that name `$vcc` are printed with `$vcc_lo` where waves have 32 lanes,
/// and fences have metadata that has no syntax.
fn readable(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let line = match line.find(", mmra !") {
            Some(at) => {
                let rest = line[at + 8..].trim_start_matches(|c: char| c.is_ascii_digit());
                format!("{}{rest}", &line[..at])
            }
            None => line.to_owned(),
        };
        let names_vcc = ["V_DIV_FMAS_", "S_CBRANCH_VCC", "_e32 "];
        let line = if names_vcc.iter().any(|name| line.contains(name)) {
            line.replace("implicit-def dead $vcc_lo", "implicit-def $vcc_lo")
                .replace("implicit-def $vcc_lo", "implicit-def dead $vcc, implicit-def $vcc_lo")
                .replace("implicit killed $vcc_lo", "implicit $vcc_lo")
                .replace("implicit $vcc_lo", "implicit undef $vcc, implicit $vcc_lo")
        } else {
            line
        };
        out.push_str(&line);
        out.push('\n');
    }
    out
}

fn parse(text: &str, cpu: &'static Processor) -> Result<Vec<MachineFunction>, String> {
    let target = |module: Option<&Module>, name: &str| -> Result<&'static TargetInfo, Diagnostic> {
        Ok(subtarget(module, name, cpu)?.target.info())
    };
    let file = llvm_reader::mir::parse("llvm.mir", text.as_bytes(), &target);
    let mut file = file.map_err(|e| e.to_string())?;
    if let Some(module) = &file.module {
        file.functions.iter_mut().for_each(|func| amdgpu_backend::adopt_ir(func, module));
    }
    Ok(file.functions)
}

fn subtarget(
    module: Option<&Module>,
    name: &str,
    cpu: &'static Processor,
) -> Result<Subtarget, Diagnostic> {
    match module.and_then(|m| Some((m, m.cx.find_global(name)?))) {
        Some((module, global)) => Subtarget::of_function(&module.cx, global, Some(cpu), &[]),
        None => Ok(Subtarget::new(cpu)),
    }
}

/// What `occupancy:` says in the headers.
fn occupancies(text: &str) -> Map<String, u32> {
    let mut found = Map::new();
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
