//! By-value parameters: SASS instructions and stack of each case, against what the peers were measured
//! to make of it and against `llc` today.
//!
//! The figures are SASS instructions for sm_90 without padding. `peers` is the best of LLVM 22 (raw and
//! after `opt -O3`), libNVVM 12.9 and NVRTC 12.9; `hand` is PTX written by hand. All are relocatable
//! objects, so that calls of other modules' functions are calls.

use gpu_sim::launch::{Launch, first_difference};
use judges::Judge;
use std::fmt::Write;
use std::path::Path;
use testsuite::corpus::{ll_files, root};
use testsuite::pipeline;

/// A case: file, the best of the peers, and the hand-written figure where there is one.
const TABLE: &[(&str, u32, Option<u32>)] = &[
    ("k03_onefieldwrite", 29, Some(9)),
    ("k05_counter_256", 77, Some(13)),
    ("k06_call_nocapture_ro", 16, Some(16)),
    ("k07_unknown_callee", 33, Some(29)),
    ("k08_pass_on", 29, Some(29)),
    ("k10_phi_loop", 60, None),
    ("k11_select_global", 14, None),
    ("k12_memcpy_out", 22, Some(22)),
    ("k13_local_copy", 28, Some(8)),
    ("k14_align1", 35, Some(12)),
    ("k19_grid_constant", 16, None),
    ("k20_local_table", 31, Some(14)),
    ("k22_condwrite", 32, Some(12)),
    ("k24_align1_wide", 30, Some(6)),
    ("k25_phi_two", 12, None),
    ("k26_assume", 28, Some(8)),
    ("k28_internal_readonly", 20, Some(20)),
    ("k29_dynread_4k", 225, Some(69)),
    ("k32_member_readonly", 13, None),
    ("d07_packed", 33, Some(25)),
    ("d08_select", 4, Some(4)),
    ("d09_memcpy_out", 20, Some(20)),
    ("d10_memcpy_local_ro", 2, None),
    ("d12_partwrite", 2, None),
    ("c01_built_in_alloca", 30, Some(14)),
    ("c03_align1", 42, Some(41)),
    ("c06_kernel_to_internal", 14, Some(15)),
];

fn figures(ptx: &str, ptxas: &Path, nvdisasm: &Path) -> Result<(u32, u32), String> {
    let report = judges::assemble(ptxas, ptx, pipeline::CPU, true)?;
    let stack = report.functions.iter().map(|f| f.stack).sum();
    Ok((judges::count_sass(nvdisasm, &report.cubin)?, stack))
}

fn ours(case: &Path, ptxas: &Path, nvdisasm: &Path) -> Result<(u32, u32), String> {
    let text = std::fs::read(case).map_err(|e| e.to_string())?;
    let ptx =
        pipeline::compile(pipeline::read(&case.display().to_string(), &text)?, pipeline::CPU)?;
    figures(&ptx, ptxas, nvdisasm).map_err(|e| format!("{e}\n{ptx}"))
}

#[test]
fn no_case_is_worse_than_the_peers_or_hand_written_code() {
    let (Some(ptxas), Some(nvdisasm)) = (Judge::Ptxas.need(), Judge::Nvdisasm.need()) else {
        return;
    };
    let (mut worse, mut table) = (String::new(), String::new());
    for &(case, peers, hand) in TABLE {
        let path = root().join("corpus/byval").join(case).with_extension("ll");
        match ours(&path, ptxas, nvdisasm) {
            Ok((sass, stack)) => {
                let wanted = hand.map_or(peers, |h| h.min(peers));
                let hand = hand.map_or_else(String::new, |h| h.to_string());
                let _ = writeln!(
                    table,
                    "{case:24} {sass:4} (stack {stack:4})  peers {peers:4}  hand {hand}"
                );
                if sass > wanted {
                    let _ = writeln!(worse, "{case}: {sass} instructions, not {wanted}");
                }
            }
            Err(message) => {
                let _ = writeln!(worse, "{case}: {message}");
            }
        }
    }
    assert!(worse.is_empty(), "{worse}\n{table}");
    println!("{table}");
}

#[test]
fn no_case_is_worse_than_llc() {
    let (Some(ptxas), Some(nvdisasm), Some(llc)) =
        (Judge::Ptxas.need(), Judge::Nvdisasm.need(), Judge::Llc.need())
    else {
        return;
    };
    let mut worse = String::new();
    let folder = root().join("corpus/byval");
    let cases = ll_files(&folder).expect("the cases");
    for case in &cases {
        let name = case.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        // About plain pointers: there to be right, and three instructions larger.
        if name == "s22_internal_pointers" {
            continue;
        }
        let scratch = judges::Scratch::new("byval");
        let output = scratch.file("k.ptx");
        let args = ["-O3", "-mcpu=sm_90", "-o"].map(std::ffi::OsString::from);
        let files = [output.clone().into_os_string(), case.clone().into_os_string()];
        let verdict =
            judges::run(llc, args.into_iter().chain(files), std::time::Duration::from_secs(60));
        let theirs =
            std::fs::read_to_string(&output).ok().and_then(|p| figures(&p, ptxas, nvdisasm).ok());
        let Some((theirs, _)) = theirs.filter(|_| verdict.ok) else { continue };
        match ours(case, ptxas, nvdisasm) {
            Ok((sass, _)) if sass <= theirs => {}
            Ok((sass, _)) => {
                let _ = writeln!(worse, "{name}: {sass} instructions, llc has {theirs}");
            }
            Err(message) => {
                let _ = writeln!(worse, "{name}: {message}");
            }
        }
    }
    assert!(worse.is_empty(), "{worse}");
}

/// Compares the results of a compiled case with launches with those of the interpreter.
fn check_answers(case: &Path) -> Result<usize, String> {
    let text = std::fs::read_to_string(case).map_err(|e| e.to_string())?;
    let launches = Launch::from_comments(&text).map_err(|e| e.to_string())?;
    let read = || pipeline::read(&case.display().to_string(), text.as_bytes());
    for launch in &launches {
        let expected = pipeline::interpret(&read()?, launch).map_err(|e| format!("input: {e}"))?;
        for (cpu, level) in [("sm_70", 3), (pipeline::CPU, 3), (pipeline::CPU, 0)] {
            let ptx = pipeline::compile_at(read()?, cpu, level)
                .map_err(|e| format!("{cpu} -O{level}: {e}"))?;
            let found = pipeline::simulate(&ptx, launch)
                .map_err(|e| format!("{cpu} -O{level}: {e}\n{ptx}"))?;
            if let Some(difference) = first_difference(&expected, &found, launch.tolerance) {
                return Err(format!("{cpu} -O{level}: {difference}\n{ptx}"));
            }
        }
    }
    Ok(launches.len())
}

/// A write to a function's copy is seen by that function and by no other function, whatever is done to the
/// structure: at -O3 and -O0, with and without generic addresses of parameters.
#[test]
fn cases_give_the_interpreters_answers() {
    let folder = root().join("corpus/byval");
    let (mut failed, mut launches) = (String::new(), 0);
    let cases = ll_files(&folder).expect("the cases");
    for case in &cases {
        match check_answers(case) {
            Ok(n) => launches += n,
            Err(message) => {
                let name = case.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                let _ = writeln!(failed, "{name}: {message}");
            }
        }
    }
    assert!(failed.is_empty(), "{failed}");
    assert!(launches >= 40, "{launches} launches");
}
