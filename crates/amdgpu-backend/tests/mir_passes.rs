//! Passes on machine functions, alone on text: snapshots of small functions (`tests/mir_passes/NAME.mir`).
//!
//! A file begins with `# cpu: gfxNNN`. What comes out is verified, by us and by `llc`. A second line `# sched: NAME …` has the
//! pass run once with each of these strategies.

use amdgpu_backend::Processor;
use amdgpu_backend::llvm_reader::mir::MirFile;
use amdgpu_backend::schedule::pass::STRATEGY_OPTION;
use ir::pass::PassRegistry;
use judges::{Judge, Scratch};
use std::path::Path;
use std::time::Duration;

fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    amdgpu_backend::pipeline::register_machine_passes(&mut registry);
    registry
}

/// Reads machine functions, with what the IR says of them.
fn read(name: &str, cpu: &str, text: &str) -> Result<MirFile, String> {
    let read = |cpu| amdgpu_backend::read_mir(name, text.as_bytes(), cpu);
    Processor::by_name(cpu).and_then(read).map_err(|e| e.to_string())
}

/// Runs a pass over all functions of a text.
fn run_pass(name: &str, cpu: &str, text: &str, pass: &str) -> Result<String, String> {
    run_printing_pass(name, cpu, text, pass, None).map(|out| out.0)
}

/// The same with what the pass has to say, and with a strategy of scheduling.
fn run_printing_pass(
    name: &str,
    cpu: &str,
    text: &str,
    pass: &str,
    strategy: Option<&str>,
) -> Result<(String, String), String> {
    let mut file = read(name, cpu, text)?;
    let options = strategy.map(|strategy| (STRATEGY_OPTION, strategy));
    let said = pass_tests::run_machine(&mut file.functions, pass, options.as_slice(), &registry())?;
    Ok((file.print(), said))
}

fn file_name(path: &Path) -> String {
    path.file_name().expect("a file").to_string_lossy().into_owned()
}

#[test]
fn snapshots() {
    insta::glob!("mir_passes/*.mir", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let cpus = text.lines().next().and_then(|l| l.strip_prefix("# cpu: ")).expect("processors");
        let name = file_name(path);
        let pass = name.split('.').next().expect("a name");
        let of = |cpu: &str, strategy: Option<&str>| {
            let (printed, said) = run_printing_pass(&name, cpu, &text, pass, strategy).unwrap();
            llc_accepts(path, cpu, &printed);
            // Of a pass that changes nothing, what it says.
            if said.is_empty() { printed } else { said }
        };
        let on_each = |strategy: Option<&str>| {
            let all: Vec<(&str, String)> =
                cpus.split(' ').map(|cpu| (cpu, of(cpu, strategy))).collect();
            side_by_side(&all)
        };
        let strategies = text.lines().nth(1).and_then(|l| l.strip_prefix("# sched: "));
        let found = match strategies {
            None => on_each(None),
            Some(list) => list
                .split(' ')
                .map(|strategy| format!("## {strategy}\n{}\n", on_each(Some(strategy))))
                .collect(),
        };
        insta::assert_snapshot!(found);
    });
}

/// Texts for several processors: the first, and of the others the lines that differ.
fn side_by_side(texts: &[(&str, String)]) -> String {
    let Some(((_, first), others)) = texts.split_first() else { return String::new() };
    let mut out = first.clone();
    for (cpu, text) in others {
        out.push_str(&format!("\n# {cpu}\n"));
        let lines = text.lines().collect::<Vec<_>>();
        if lines.len() != first.lines().count() {
            out.push_str(text);
            continue;
        }
        for (own, other) in lines.into_iter().zip(first.lines()) {
            if own != other {
                out.push_str(own);
                out.push('\n');
            }
        }
    }
    out
}

/// Lets LLVM verify what came out.
fn llc_accepts(path: &Path, cpu: &str, printed: &str) {
    let Some(llc) = Judge::Llc.need() else { return };
    let scratch = Scratch::new("mir-passes");
    // LLVM 22 has no marks of asynchronous loads.
    let known: String = printed
        .lines()
        .filter(|line| !line.contains("ASYNCMARK"))
        .map(|line| line.replace("\"amdgpu-asynchronous\" ", "") + "\n")
        .collect();
    let file = scratch.write(
        "m.mir",
        known
            .replace("implicit-def $vcc_lo", "implicit-def $vcc")
            .replace("implicit $vcc_lo", "implicit $vcc"),
    );
    let cpu = format!("-mcpu={cpu}");
    let flags =
        ["-mtriple=amdgcn-amd-amdhsa", &cpu, "-run-pass=none", "-verify-machineinstrs", "-o=-"];
    let args = flags.iter().map(AsRef::as_ref).chain([file.as_os_str()]);
    let verdict = judges::run(llc, args, Duration::from_secs(60));
    assert!(verdict.ok, "{} for {cpu}: {}", path.display(), verdict.messages());
}

/// The remarks of the mode register's pass, phase by phase.
#[test]
fn mode_phases() {
    insta::glob!("mir_passes/si-mode-register*.mir", |path| {
        let text = std::fs::read_to_string(path).unwrap();
        let cpus = text.lines().next().and_then(|l| l.strip_prefix("# cpu: ")).expect("processors");
        let explain = |cpu: &str| {
            let mut out = String::new();
            for function in &mut read(&file_name(path), cpu, &text).unwrap().functions {
                for (how, local) in [("sparse", false), ("local", true)] {
                    let found =
                        amdgpu_backend::post_ra::mode_register::explain(function, local).unwrap();
                    let found = found.unwrap_or_else(|| "nothing to do\n".into());
                    out.push_str(&format!("## {}, {how}\n{found}", function.name));
                }
            }
            out
        };
        let all: Vec<(&str, String)> = cpus.split(' ').map(|cpu| (cpu, explain(cpu))).collect();
        insta::assert_snapshot!(side_by_side(&all));
    });
}

#[test]
fn every_pass_has_a_test() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mir_passes");
    pass_tests::all_machine_passes_tested(&registry(), &folder);
}

#[test]
fn what_is_missing_is_found() {
    let text = include_str!("mir_passes/amdgpu-verify-finished.mir");
    let check = |text: &str| run_pass("x.mir", "gfx942", text, "amdgpu-verify-finished");
    assert!(check(text).is_ok());
    for (from, to, message) in [
        ("    S_WAITCNT 3953\n", "", "$vgpr2 is not there yet"),
        ("    S_WAITCNT 3952\n", "    S_NOP 0\n", "$vgpr3 is not there yet"),
        ("S_NOP 3", "S_NOP 2", "too few wait states: vector memory reads a scalar register"),
        (
            "GLOBAL_LOAD_DWORD $vgpr0_vgpr1, 4",
            "GLOBAL_LOAD_DWORD $vgpr1_vgpr2, 4",
            "begins at an odd one",
        ),
    ] {
        assert!(text.contains(from), "{from}");
        let error = check(&text.replace(from, to)).expect_err(message);
        assert!(error.contains(message), "{error}");
    }
}

#[test]
fn wrong_masks_and_modes_are_found() {
    let text = include_str!("mir_passes/amdgpu-verify-finished.exec.mir");
    let check = |text: &str| run_pass("x.mir", "gfx1100", text, "amdgpu-verify-finished");
    assert_eq!(check(text).map(|_| ()), Ok(()));
    let (missing, more) = ("EXEC may lack lanes", "EXEC may have lanes");
    for (from, to, message) in [
        // Not restored, from the wrong register, from a register that the loop overwrites.
        ("$exec_lo = S_OR_B32 $exec_lo, $sgpr1,", "$sgpr3 = S_OR_B32 $exec_lo, $sgpr1,", missing),
        ("$exec_lo = S_OR_B32 $exec_lo, $sgpr1,", "$exec_lo = S_OR_B32 $exec_lo, $sgpr0,", missing),
        ("$exec_lo = S_OR_B32 $exec_lo, $sgpr2,", "$exec_lo = S_OR_B32 $exec_lo, $sgpr0,", missing),
        // The lanes that left are not gathered.
        ("S_OR_B32 $sgpr0, $sgpr2,", "S_OR_B32 $sgpr0, 0,", missing),
        // The opposite of a comparison has lanes that were not compared.
        ("$sgpr1 = S_AND_SAVEEXEC_B32", "$sgpr1 = S_ORN2_SAVEEXEC_B32", more),
        ("$sgpr2 = S_MOV_B32 0", "$sgpr2 = S_MOV_B32 7", more),
        (
            "S_CBRANCH_EXECNZ %bb.3, implicit $exec",
            "S_CBRANCH_VCCNZ %bb.3, implicit $vcc",
            "VCC may",
        ),
    ] {
        assert!(text.contains(from), "{from}");
        let error = check(&text.replace(from, to)).expect_err(message);
        assert!(error.contains(message), "{from} -> {to}: {error}");
    }
}
