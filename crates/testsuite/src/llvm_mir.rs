//! LLVM's machine functions before its scheduler: made by `llc` from modules, in a text that it reads again, and read by us.
//!
//! They go once through LLVM's reader and printer, since that numbers blocks, registers and stack objects anew.

use crate::amd::for_processor;
use amdgpu_backend::{Processor, Subtarget};
use ir::diagnostic::Diagnostic;
use ir::machine::TargetInfo;
use ir::ssa::Module;
use judges::Scratch;
use llvm_reader::mir::MirFile;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::time::Duration;

/// The machine functions of a module as LLVM has them before its scheduler; `None` if LLVM cannot read what it wrote
/// (its verifier refuses some functions of its own).
///
/// # Errors
/// The module cannot be read, or LLVM does not compile it.
pub fn before_scheduling(llc: &Path, cpu: &str, path: &Path) -> Result<Option<String>, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let module: String = text.lines().map(|line| for_processor(line, cpu) + "\n").collect();
    let scratch = Scratch::new("llvm-mir");
    let module = scratch.write("m.ll", module);
    let flags = ["-O3", "-stop-before=machine-scheduler"];
    let written = run_llc(llc, cpu, &flags, &module, &scratch.file("stopped.mir"))?;
    let readable = scratch.write("readable.mir", make_readable(&written));
    Ok(run_llc(llc, cpu, &["-run-pass=none"], &readable, &scratch.file("again.mir"))
        .ok()
        .map(|again| make_readable(&again)))
}

/// Runs `llc` for a processor of AMD's.
///
/// # Errors
/// It fails: its messages.
pub fn run_llc(
    llc: &Path,
    cpu: &str,
    flags: &[&str],
    input: &Path,
    output: &Path,
) -> Result<String, String> {
    let cpu = format!("-mcpu={cpu}");
    let mut args: Vec<OsString> = vec!["-mtriple=amdgcn-amd-amdhsa".into(), cpu.into()];
    args.extend(flags.iter().map(OsString::from));
    args.extend([OsStr::new("-o"), output.as_os_str(), input.as_os_str()].map(OsString::from));
    let verdict = judges::run(llc, args, Duration::from_secs(120));
    if !verdict.ok {
        return Err(verdict.messages());
    }
    std::fs::read_to_string(output).map_err(|e| format!("{}: {e}", output.display()))
}

/// Rewrites text that LLVM writes and does not read: memory model annotations, `$vcc_lo` where a row says `$vcc`; and
/// removes hints, by which its reader numbers registers.
fn make_readable(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let mut line = line.to_owned();
        if let Some(at) = line.find(", mmra !") {
            let digits = line[at + 8..].bytes().take_while(u8::is_ascii_digit).count();
            line.replace_range(at..at + 8 + digits, "");
        }
        if let Some(at) = line.find("preferred-register: '") {
            let start = at + "preferred-register: '".len();
            let len = line[start..].find('\'').unwrap_or(0);
            line.replace_range(start..start + len, "");
        }
        if line.contains("$vcc_lo") {
            for word in [
                "implicit",
                "implicit-def",
                "implicit killed",
                "implicit-def dead",
                "implicit undef",
            ] {
                line = line.replace(&format!("{word} $vcc_lo"), &format!("{word} $vcc"));
            }
        }
        out.push_str(&line);
        out.push('\n');
    }
    out
}

/// Machine functions in LLVM's text, for a processor; each for the subtarget that its attributes say.
///
/// # Errors
/// The text is not as LLVM writes it.
pub fn read(cpu: &str, mir: &str) -> Result<MirFile, String> {
    let target =
        |module: Option<&Module>, function: &str| -> Result<&'static TargetInfo, Diagnostic> {
            let processor = Processor::by_name(cpu)?;
            let global = module.and_then(|m| Some((m, m.cx.find_global(function)?)));
            let subtarget = match global {
                Some((m, global)) => Subtarget::of_function(&m.cx, global, Some(processor), &[])?,
                None => Subtarget::new(processor),
            };
            Ok(subtarget.target.info())
        };
    llvm_reader::mir::parse("m.mir", mir.as_bytes(), &target).map_err(|e| e.to_string())
}
