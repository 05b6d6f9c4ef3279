//! Passes on machine functions of whole kernels, beside LLVM's pass of the same name.

use amdgpu_backend::Processor;
use ir::pass::PassRegistry;
use judges::{Judge, Scratch};
use std::path::{Path, PathBuf};
use std::time::Duration;
use testsuite::corpus::amdgcn_files;
use testsuite::parallel;

/// Runs a pass over all functions of a text.
fn run_pass(name: &str, cpu: &str, text: &str, pass: &str) -> Result<String, String> {
    let read = |cpu| amdgpu_backend::read_mir(name, text.as_bytes(), cpu);
    let mut file = Processor::by_name(cpu).and_then(read).map_err(|e| e.to_string())?;
    let mut registry = PassRegistry::new();
    amdgpu_backend::pipeline::register_machine_passes(&mut registry);
    pass_tests::run_machine(&mut file.functions, pass, &[], &registry)?;
    Ok(file.print())
}

/// The instructions of a file's bodies, without what passes do not change.
fn code(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        match line {
            _ if line.starts_with("name: ") => lines.push(line.to_owned()),
            _ if line.starts_with("body:") => inside = true,
            "..." => inside = false,
            _ if inside => {
                let line = line.split(" :: ").next().unwrap_or("").trim();
                // LLVM writes the wave's register, and reads the row's, which is what we write.
                let line = line.replace("$vcc_lo", "$vcc");
                if !line.is_empty()
                    && !line.starts_with("liveins")
                    && !line.starts_with("successors")
                {
                    lines.push(line);
                }
            }
            _ => {}
        }
    }
    lines
}

/// Runs LLVM up to a pass, then our pass of that name: what comes out is what LLVM's pass makes of it.
fn compare(llc: &Path, kernel: &Path, pass: &str) -> Result<(), String> {
    let name = kernel.file_stem().expect("a name").to_string_lossy().into_owned();
    let cpu =
        name.rsplit('.').find(|part| part.starts_with("gfx")).expect("NAME.CPU.ll").to_owned();
    let scratch = Scratch::new(&format!("mir-passes-{name}-{pass}"));
    let stage = |when: &str| -> Result<String, String> {
        let file = scratch.file(&format!("{when}.mir"));
        let flags = [format!("-mcpu={cpu}"), "-O3".to_owned(), format!("-stop-{when}={pass}")];
        let files = [kernel.as_os_str(), "-o".as_ref(), file.as_os_str()];
        let args = flags.iter().map(AsRef::as_ref).chain(files);
        let verdict = judges::run(llc, args, Duration::from_secs(120));
        if !verdict.ok {
            return Err(verdict.messages());
        }
        std::fs::read_to_string(file).map_err(|e| e.to_string())
    };
    // LLVM's own code, after its last pass that puts something in, has nothing missing.
    if pass == "amdgpu-wait-sgpr-hazards" {
        run_pass(&name, &cpu, &stage("after")?, "amdgpu-verify-finished")?;
    }
    let ours = code(&run_pass(&name, &cpu, &stage("before")?, pass)?);
    let theirs = code(&stage("after")?);
    match ours.iter().zip(&theirs).position(|(a, b)| a != b) {
        Some(at) => Err(format!("line {at}: LLVM has\n{}\nwe have\n{}", theirs[at], ours[at])),
        None if ours.len() != theirs.len() => Err("one is longer".to_owned()),
        None => Ok(()),
    }
}

/// Passes that do what LLVM's do, instruction for instruction.
const SAME_AS_LLVM: &[&str] =
    &["si-mode-register", "si-insert-waitcnts", "post-RA-hazard-rec", "amdgpu-wait-sgpr-hazards"];

#[test]
fn as_llvm_does() {
    let Some(llc) = Judge::Llc.need() else { return };
    let kernels = amdgcn_files();
    let jobs: Vec<(&PathBuf, &str)> =
        kernels.iter().flat_map(|k| SAME_AS_LLVM.iter().map(move |pass| (k, *pass))).collect();
    let results = parallel::map(&jobs, |(kernel, pass)| compare(llc, kernel, pass));
    let failures: Vec<String> = jobs
        .iter()
        .zip(results)
        .filter_map(|((kernel, pass), r)| Some(format!("{kernel:?} {pass}: {}", r.err()?)))
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
