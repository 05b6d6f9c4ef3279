//! Outside judges on the whole corpus.
//!
//! * Every module of a folder, compiled for several GPUs and assembled by `ptxas`:
//!   `cargo xtask conformance [--dir DIR] [--cpus sm_75,sm_90]`;
//! * the register pressure of LLVM's machine functions before its scheduler, line by line as LLVM prints it, by both
//!   trackers: `cargo xtask conformance rp [--cpus gfx900,gfx1100] [--only NAME]`.

use judges::Judge;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use testsuite::{corpus, llvm_mir, parallel, pipeline, pressure};

fn value_after(args: &[String], name: &str) -> Option<String> {
    let at = args.iter().position(|a| a == name)?;
    args.get(at + 1).cloned()
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("rp") => print_rp(&args[1..]),
        Some(first) if !first.starts_with("--") => {
            eprintln!("conformance: no part '{first}': rp, or nothing for ptxas");
            ExitCode::from(2)
        }
        _ => by_ptxas(&args),
    }
}

/// Comparison of one processor's modules.
#[derive(Default)]
struct Totals {
    modules: usize,
    /// LLVM's verifier refuses what LLVM wrote.
    refused: usize,
    lines: usize,
    differ: usize,
}

fn print_rp(args: &[String]) -> ExitCode {
    let Some(llc) = Judge::Llc.path() else {
        eprintln!("conformance: needs llc ({})", Judge::Llc.package());
        return ExitCode::FAILURE;
    };
    let cpus = value_after(args, "--cpus");
    let only = value_after(args, "--only");
    let wanted = |(cpu, path): &pressure::Item| {
        cpus.as_ref().is_none_or(|list| list.split(',').any(|c| c == *cpu))
            && only.as_ref().is_none_or(|name| path.to_string_lossy().contains(name.as_str()))
    };
    let items: Vec<pressure::Item> = pressure::items().into_iter().filter(wanted).collect();
    let found =
        parallel::map(&items, |(cpu, path)| -> Result<Option<pressure::Agreement>, String> {
            let Some(mir) = llvm_mir::before_scheduling(llc, cpu, path)? else { return Ok(None) };
            let mut both = pressure::compare(llc, cpu, &mir, false)?;
            let down = pressure::compare(llc, cpu, &mir, true)?;
            both.lines += down.lines;
            both.differ.extend(down.differ);
            Ok(Some(both))
        });
    let mut by_cpu: BTreeMap<&str, Totals> = BTreeMap::new();
    let mut failed = 0;
    for ((cpu, path), result) in items.iter().zip(found) {
        let totals = by_cpu.entry(cpu).or_default();
        totals.modules += 1;
        match result {
            Ok(None) => totals.refused += 1,
            Ok(Some(agreement)) => {
                totals.lines += agreement.lines;
                totals.differ += agreement.differ.len();
                for (theirs, ours) in agreement.differ.iter().take(3) {
                    println!("{} for {cpu}:\n  LLVM {theirs}\n  ours {ours}", path.display());
                }
            }
            Err(message) => {
                failed += 1;
                println!("{} for {cpu}: {}", path.display(), message.lines().next().unwrap_or(""));
            }
        }
    }
    for (cpu, totals) in &by_cpu {
        let Totals { modules, refused, lines, differ } = totals;
        println!(
            "{cpu:<8} {modules} modules, {refused} refused by LLVM, {differ} of {lines} lines differ"
        );
        failed += differ;
    }
    ExitCode::from(u8::from(failed > 0))
}

fn by_ptxas(args: &[String]) -> ExitCode {
    let Some(ptxas) = Judge::Ptxas.path() else {
        eprintln!("conformance: needs ptxas ({})", Judge::Ptxas.package());
        return ExitCode::FAILURE;
    };
    let dir = value_after(args, "--dir")
        .map_or_else(|| corpus::root().join("corpus/ll/nvptx64"), PathBuf::from);
    let cpus = value_after(args, "--cpus").unwrap_or_else(|| "sm_75,sm_80,sm_90,sm_100".into());
    let files = match corpus::ll_files(&dir) {
        Ok(files) => files,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let work: Vec<(PathBuf, String)> = cpus
        .split(',')
        .flat_map(|cpu| files.iter().map(move |f| (f.clone(), cpu.to_owned())))
        .collect();
    let results = parallel::map(&work, |(file, cpu)| -> Result<(), String> {
        let text = std::fs::read(file).map_err(|e| e.to_string())?;
        let ptx = pipeline::compile(pipeline::read(&file.display().to_string(), &text)?, cpu)?;
        judges::assemble(ptxas, &ptx, cpu, true).map(drop)
    });
    let mut failed = 0;
    for ((file, cpu), result) in work.iter().zip(results) {
        if let Err(message) = result {
            failed += 1;
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            println!("{name} for {cpu}: {}", message.lines().next().unwrap_or(""));
        }
    }
    println!("{} of {} accepted", work.len() - failed, work.len());
    ExitCode::from(u8::from(failed > 0))
}
