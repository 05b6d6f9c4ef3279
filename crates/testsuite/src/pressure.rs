//! `amdgpu-print-rp` beside LLVM's pass of that name: every line of both reports.
//!
//! The functions are LLVM's own before its scheduler.

use crate::amd::GENERATIONS;
use crate::corpus;
use crate::llvm_mir::{read, run_llc};
use amdgpu_backend::info::print_rp::print_pressure;
use ir::machine::{FrameKind, MachineFunction};
use judges::Scratch;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A module to compare: the processor, and the file.
pub type Item = (&'static str, PathBuf);

/// Every AMD module of the corpus for every generation.
///
/// # Panics
/// If a folder cannot be read.
pub fn items() -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for (cpu, compiled_for) in GENERATIONS {
        items.extend(corpus::modules(compiled_for).into_iter().map(|m| (cpu, m.path)));
        let ending = format!(".{compiled_for}.ll");
        let own = corpus::amdgcn_files().into_iter().filter(|path| {
            let text = path.to_string_lossy();
            text.ends_with(&ending) || text.contains(&format!("/{compiled_for}/"))
        });
        items.extend(own.map(|path| (cpu, path)));
    }
    items
}

/// Result of a comparison.
#[derive(Clone, Debug, Default)]
pub struct Agreement {
    /// The lines of LLVM's reports.
    pub lines: usize,
    /// The lines on which ours say something else, LLVM's first.
    pub differ: Vec<(String, String)>,
}

/// Machine functions as they are once LLVM has looked at their live ranges: it marks dead defs, and gives values of a
/// register that have nothing to do with each other registers of their own.
///
/// # Errors
/// LLVM does not take them.
pub fn settled(llc: &Path, cpu: &str, mir: &str) -> Result<String, String> {
    let scratch = Scratch::new("pressure");
    let input = scratch.write("m.mir", mir);
    run_llc(llc, cpu, &["-run-pass=liveintervals"], &input, &scratch.file("settled.mir"))
}

/// Compares both passes on machine functions, by one tracker.
///
/// # Errors
/// One of the two cannot read the text.
pub fn compare(llc: &Path, cpu: &str, mir: &str, downward: bool) -> Result<Agreement, String> {
    let functions = read(cpu, mir)?.functions;
    let theirs = llvm_report(llc, cpu, mir, downward)?;
    let mut theirs = theirs.split("---\n").skip(1);
    let mut agreement = Agreement::default();
    for func in &functions {
        let mut ours = String::new();
        print_pressure(&mut ours, func, downward).map_err(|e| e.to_string())?;
        let ours = ours.strip_prefix("---\n").unwrap_or(&ours);
        compare_lines(func, theirs.next().unwrap_or(""), ours, &mut agreement);
    }
    Ok(agreement)
}

fn llvm_report(llc: &Path, cpu: &str, mir: &str, downward: bool) -> Result<String, String> {
    let scratch = Scratch::new("pressure");
    let input = scratch.write("m.mir", mir);
    let cpu = format!("-mcpu={cpu}");
    let mut flags = vec!["-mtriple=amdgcn-amd-amdhsa", &cpu, "--filetype=null", "-o=-"];
    flags.push("-run-pass=amdgpu-print-rp");
    if downward {
        flags.push("-amdgpu-print-rp-downward");
    }
    let args = flags.iter().map(OsStr::new).chain([input.as_os_str()]);
    let verdict = judges::run(llc, args, Duration::from_secs(120));
    let report = String::from_utf8_lossy(&verdict.output.stderr).into_owned();
    if verdict.ok && report.starts_with("---") { Ok(report) } else { Err(report) }
}

fn compare_lines(func: &MachineFunction, theirs: &str, ours: &str, agreement: &mut Agreement) {
    let fixed = |o: &&ir::machine::FrameObject| o.kind == FrameKind::Fixed && !o.dead;
    let fixed = func.frame.objects.values().filter(fixed).count();
    let (theirs, ours): (Vec<&str>, Vec<&str>) = (theirs.lines().collect(), ours.lines().collect());
    let mut masks: Vec<&str> = func.target.reg_masks.iter().map(|mask| mask.name).collect();
    // Some names begin others.
    masks.sort_by_key(|name| core::cmp::Reverse(name.len()));
    agreement.lines += theirs.len();
    for n in 0..theirs.len().max(ours.len()) {
        let (their, our) = (theirs.get(n).unwrap_or(&""), ours.get(n).unwrap_or(&""));
        if their != our && in_our_words(their, our, &masks, fixed) != *our {
            agreement.differ.push((format!("{}: {their}", func.name), (*our).to_owned()));
        }
    }
}

/// LLVM's line with the names that are ours, where both say the same: masks of preserved registers by their name (it lists
/// the first registers), fixed stack objects by their numbers in the text (it counts from the other end).
fn in_our_words(line: &str, our: &str, masks: &[&str], fixed: usize) -> String {
    let mut line = line.to_owned();
    if let (Some(start), Some(end)) = (line.find("<regmask "), line.find('>')) {
        let named = masks.iter().find(|name| our.contains(&format!(", {name}")));
        line.replace_range(start..=end, named.copied().unwrap_or("<regmask>"));
    }
    let mut parts = line.split("%fixed-stack.");
    let mut out = parts.next().unwrap_or("").to_owned();
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        let number: usize = part[..digits].parse().unwrap_or(0);
        out.push_str(&format!("%fixed-stack.{}", fixed.saturating_sub(number + 1)));
        out.push_str(&part[digits..]);
    }
    out
}
