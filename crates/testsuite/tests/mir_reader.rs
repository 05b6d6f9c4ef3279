//! The output of `llc -stop-after=…` is read without loss: our text of it and LLVM's own are the same to `llc`.
//!
//! The kernels are those of `tests/amdgcn` (`NAME.CPU.ll`) and of the folder that the variable `LANELIFT_AMDGCN` names.

use amdgpu_backend::Options;
use amdgpu_backend::pipeline::machine_ir;
use amdgpu_backend::{Processor, Subtarget};
use ir::diagnostic::Diagnostic;
use ir::machine::TargetInfo;
use ir::pass::PassCx;
use ir::ssa::Module;
use judges::{Judge, Scratch, run};
use std::path::{Path, PathBuf};
use std::time::Duration;
use testsuite::corpus::amdgcn_files;
use testsuite::parallel;

/// Stages after instruction selection, from the first to the last.
const STOPS: [&str; 9] = [
    "finalize-isel",
    "si-lower-control-flow",
    "machine-scheduler",
    "greedy",
    "virtregrewriter",
    "prologepilog",
    "postrapseudos",
    "si-insert-waitcnts",
    "branch-relaxation",
];

fn target(module: Option<&Module>, function: &str) -> Result<&'static TargetInfo, Diagnostic> {
    let module = module.expect("the file has the module");
    let global = module.cx.find_global(function).expect("the module has the function");
    Ok(Subtarget::of_function(&module.cx, global, None, &[])?.target.info())
}

/// Without what LLVM 22 prints and does not read: implicit VCC in waves of 32, names of scavenged slots that are dead
/// by then, markings of the memory model.
fn readable(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines().filter(|l| !l.starts_with("  scavengeFI:")) {
        let mut line = line.to_owned();
        for before in ["implicit", "implicit-def", "implicit-def dead", "implicit killed"] {
            let (wave32, wave64) = (format!(", {before} $vcc_lo"), format!(", {before} $vcc"));
            line = line.replace(&wave32, &wave64);
        }
        if let Some(at) = line.find(", mmra !") {
            let digits = line[at + 8..].find(|c: char| !c.is_ascii_digit());
            line.replace_range(at..digits.map_or(line.len(), |d| at + 8 + d), "");
        }
        out.push_str(&line);
        out.push('\n');
    }
    out
}

/// Returns machine IR as `llc` writes it without running a pass.
fn through_llc(llc: &Path, scratch: &Scratch, cpu: &str, text: &str) -> Result<String, String> {
    let (input, output) = (scratch.write("in.mir", readable(text)), scratch.file("out.mir"));
    let cpu = format!("-mcpu={cpu}");
    let args = ["-mtriple=amdgcn-amd-amdhsa", &cpu, "-run-pass=none", "-verify-machineinstrs"];
    let args = args.map(AsRef::as_ref).into_iter();
    let files = [input.as_os_str(), "-o".as_ref(), output.as_os_str()];
    let verdict = run(llc, args.chain(files), Duration::from_secs(120));
    if !verdict.ok {
        return Err(verdict.messages());
    }
    std::fs::read_to_string(output).map_err(|e| e.to_string())
}

fn check(llc: &Path, kernel: &Path, stop: &str) -> Result<(), String> {
    let name = kernel.file_stem().expect("a name").to_string_lossy().into_owned();
    let cpu = name.rsplit('.').find(|part| part.starts_with("gfx")).expect("NAME.CPU.ll");
    assert!(Processor::by_name(cpu).is_ok());
    let scratch = Scratch::new(&format!("mir-reader-{name}-{stop}"));
    let file = scratch.file("stage.mir");
    let flags = [format!("-mcpu={cpu}"), "-O3".to_owned(), format!("-stop-after={stop}")];
    let args = flags.iter().map(AsRef::as_ref);
    let files = [kernel.as_os_str(), "-o".as_ref(), file.as_os_str()];
    let verdict = run(llc, args.chain(files), Duration::from_secs(120));
    if !verdict.ok {
        return Err(verdict.messages());
    }
    let theirs = std::fs::read_to_string(&file).map_err(|e| e.to_string())?;
    let read = llvm_reader::mir::parse(&name, theirs.as_bytes(), &target);
    let read = read.map_err(|e| e.to_string())?;
    let ours = read.print();
    let again = llvm_reader::mir::parse(&name, ours.as_bytes(), &target);
    let again = again.map_err(|e| format!("our own text: {e}"))?.print();
    if ours != again {
        return Err("our text reads as another".to_owned());
    }
    let count = |text: &str| text.matches(", mmra !").count();
    if count(&theirs) != count(&ours) {
        return Err("markings of the memory model are lost".to_owned());
    }
    let expected = through_llc(llc, &scratch, cpu, &theirs)?;
    let found = through_llc(llc, &scratch, cpu, &ours)?;
    let difference = expected.lines().zip(found.lines()).find(|(a, b)| a != b);
    match difference {
        Some((a, b)) => Err(format!("expected\n{a}\nfound\n{b}")),
        None if expected.len() != found.len() => Err("one text is longer".to_owned()),
        None => Ok(()),
    }
}

#[test]
fn every_stage_is_read_without_loss() {
    let Some(llc) = Judge::Llc.need() else { return };
    let kernels = amdgcn_files();
    assert!(kernels.len() >= 10);
    let jobs: Vec<(&PathBuf, &str)> =
        kernels.iter().flat_map(|k| STOPS.map(|stop| (k, stop))).collect();
    let results = parallel::map(&jobs, |(kernel, stop)| check(llc, kernel, stop));
    let failures: Vec<String> = jobs
        .iter()
        .zip(results)
        .filter_map(|((kernel, stop), r)| Some(format!("{kernel:?} {stop}: {}", r.err()?)))
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// The output of `--emit=mir` is machine IR for LLVM, and correct for its verifier.
#[test]
fn what_is_emitted_is_accepted() {
    let Some(llc) = Judge::Llc.need() else { return };
    let results = parallel::map(&amdgcn_files(), |kernel| -> Result<(), String> {
        let name = kernel.file_stem().expect("a name").to_string_lossy().into_owned();
        let cpu = name.rsplit('.').find(|part| part.starts_with("gfx")).expect("NAME.CPU.ll");
        let text = std::fs::read(kernel).map_err(|e| e.to_string())?;
        let module = llvm_reader::parse(&name, &text).map_err(|e| e.to_string())?;
        let processor = Processor::by_name(cpu).map_err(|e| e.to_string())?;
        let options = Options::new(processor);
        let text = machine_ir(module, &options, &mut PassCx::new()).map_err(|e| e.to_string())?;
        let scratch = Scratch::new(&format!("mir-emitted-{name}"));
        through_llc(llc, &scratch, cpu, &text).map(drop).map_err(|e| format!("{name}: {e}"))
    });
    let failures: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// A function around one line of a body.
fn with_line(line: &str) -> String {
    format!("---\nname: f\nbody: |\n  bb.0:\n    {line}\n    S_ENDPGM 0\n...\n")
}

fn gfx1100(_: Option<&Module>, _: &str) -> Result<&'static TargetInfo, Diagnostic> {
    let processor = Processor::by_name("gfx1100").expect("a processor");
    Ok(Subtarget::new(processor).target.info())
}

fn error_of(text: &str) -> Diagnostic {
    llvm_reader::mir::parse("x.mir", text.as_bytes(), &gfx1100).expect_err("refused")
}

#[test]
fn masks_of_a_functions_own_are_read() {
    let call = "$sgpr30_sgpr31 = S_SWAPPC_B64 $sgpr0_sgpr1, CustomRegMask($vgpr40,$vgpr41,$sgpr30)";
    let text = with_line(call);
    let file = llvm_reader::mir::parse("x.mir", text.as_bytes(), &gfx1100).expect("it is read");
    assert!(file.print().contains(call), "{}", file.print());
}

#[test]
fn mistakes_are_shown_where_they_are() {
    for (line, column, message) in [
        ("$vgpr0 = V_MOVE_IT 1", 14, "unknown instruction 'V_MOVE_IT'"),
        ("$vgpr300 = V_MOV_B32_e32 1, implicit $exec", 5, "unknown register '$vgpr300'"),
        ("%0:vgpr_33 = COPY $vgpr0", 8, "unknown register class or bank 'vgpr_33'"),
        ("%0:vgpr_32 = COPY %1.sub99", 26, "unknown sub-register index 'sub99'"),
        ("S_BRANCH %bb.7", 14, "no block bb.7"),
        ("$sgpr0 = S_MOV_B32 99999999999999999999", 24, "more than 64 bits"),
        ("S_NOP 0 :: (load (s32) from %stack.3)", 33, "no stack object 3"),
        ("S_NOP 0 :: (fetch (s32))", 17, "unknown word 'fetch' in a memory operand"),
        ("S_NOP 0 }", 13, "expected the end of the line"),
        ("S_NOP 0, CustomRegMask($vgpr0, 1)", 36, "expected a register"),
    ] {
        let error = error_of(&with_line(line));
        let place = error.location.clone().expect("a place");
        assert_eq!((place.line, place.column), (5, column), "{line}: {error}");
        assert!(error.message.contains(message), "{line}: {error}");
    }
    let error = error_of("---\nname: f\nstack:\n  - { id: 0, size: x }\nbody: |\n  bb.0:\n");
    assert_eq!(error.location.as_ref().map(|l| (l.line, l.column)), Some((4, 20)), "{error}");
}
