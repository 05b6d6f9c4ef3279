//! Kernels from source to results: compiled, put into a zebin, run by the EU simulator, and compared with the reference interpreter.

use gpu_sim::launch::{Launch, first_difference};
use gpu_sim::{eu, interp};
use intel_backend::abi::kernel::Kernel;
use intel_backend::emit::encode::{Code, encode};
use intel_backend::emit::zebin;
use intel_backend::isel::select;
use intel_backend::pipeline;
use intel_backend::pipeline::optimize;
use intel_backend::post_ra::prologue;
use intel_backend::regalloc::allocate;
use intel_backend::target::device::Device;
use intel_backend::target::eu::{EuFunction, Extra, SyncFn, Token};
use intel_backend::{Options, compile};
use ir::pass::{PassCx, PassRegistry, Sequence};
use std::path::{Path, PathBuf};

/// Limit of instructions of a run: the largest kernel has some 100,000 instructions.
const OPTIONS: eu::Options = eu::Options::new(5_000_000);

/// Registers for the tests of spilling: some of the kernels need more.
const FEW: u16 = 26;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels")
}

fn kernels() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir(folder())
        .expect("the kernels")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|e| e == "ll"))
        .collect();
    found.sort();
    found
}

fn module(path: &Path) -> ir::ssa::Module {
    let text = std::fs::read(path).expect("a kernel");
    llvm_reader::parse("k.ll", &text).expect("LLVM IR")
}

/// The bytes of a file's kernels for a device.
fn compiled(path: &Path, device: &'static Device, simd: u8) -> Result<Vec<u8>, String> {
    let options = Options::new(device).with_simd(simd);
    compile(module(path), &options).and_then(|output| output.zebin()).map_err(|e| e.to_string())
}

/// The same with so few registers that values are spilled to scratch; and how many were.
fn spilled(path: &Path, device: &'static Device, simd: u8) -> Result<(Vec<u8>, usize), String> {
    let mut module = module(path);
    optimize(&mut module, &mut PassCx::new()).map_err(|e| e.to_string())?;
    let mut registry = PassRegistry::new();
    pipeline::register_machine_passes(&mut registry);
    let infos: Vec<_> =
        pipeline::PIPELINE.iter().map(|name| registry.find(name).expect("a pass")).collect();
    let mut done = Vec::new();
    let mut count = 0;
    for (global, _) in module.definitions() {
        if !module.cx.function(global).is_some_and(|f| f.cc.is_kernel()) {
            continue;
        }
        let (mut func, mut kernel) =
            select(&module, global, device, simd).map_err(|e| e.to_string())?;
        let mut sequence = Sequence::target(&infos).map_err(|e| e.to_string())?;
        sequence.run(&mut func, &mut (), &mut PassCx::new()).map_err(|e| e.to_string())?;
        let statistics = allocate(&mut func, FEW).map_err(|e| e.to_string())?;
        println!("{} {statistics:?} {} bytes of scratch", func.name, func.scratch_bytes);
        count += statistics.spilled as usize;
        kernel.scratch_bytes = func.scratch_bytes;
        let late = [registry.find("eu-scoreboard").expect("a pass")];
        let mut sequence = Sequence::target(&late).map_err(|e| e.to_string())?;
        sequence.run(&mut func, &mut (), &mut PassCx::new()).map_err(|e| e.to_string())?;
        prologue::add(&mut func, &mut kernel);
        let Code { bytes: code, relocations } = encode(&func).map_err(|e| e.to_string())?;
        kernel.relocations = relocations;
        done.push((kernel, code));
    }
    let list: Vec<(&Kernel, &[u8])> = done.iter().map(|(k, code)| (k, &code[..])).collect();
    Ok((zebin::write(device, &list).map_err(|e| e.to_string())?, count))
}

fn run(path: &Path, zebin: &[u8]) -> Result<(), String> {
    let zebin = eu::Module::parse(zebin).map_err(|e| e.to_string())?;
    // The same source for a target that the interpreter knows.
    let expected = module(&folder().join("expected").join(path.file_name().expect("a name")));
    let source = std::fs::read_to_string(path.with_extension("cl")).expect("a source");
    for launch in Launch::from_comments(&source).map_err(|e| e.to_string())? {
        let wanted = interp::run(&expected, &launch, &interp::Options::default())
            .map_err(|e| format!("interpreter: {e}"))?;
        let found = zebin.run(&launch, &OPTIONS).map_err(|e| e.to_string())?;
        if let Some(difference) = first_difference(&wanted, &found, launch.tolerance) {
            return Err(difference.to_string());
        }
    }
    Ok(())
}

#[test]
fn kernels_compute_what_the_interpreter_does() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for path in kernels() {
        for name in ["skl", "bdw", "tgl", "dg2"] {
            let device = Device::by_name(name).expect("a device");
            for simd in [8, 16, 32] {
                count += 1;
                let file = path.file_stem().expect("a name").to_string_lossy();
                let result = compiled(&path, device, simd).and_then(|zebin| run(&path, &zebin));
                if !device.float64 && file == "doubles" {
                    let error = result.expect_err("no 64-bit floats");
                    let wanted = format!("64-bit floats, which '{name}' does not have");
                    assert!(error.contains(&wanted), "{error}");
                    continue;
                }
                if let Err(error) = result {
                    wrong.push(format!("{file} {name} SIMD{simd}: {error}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn spilled_values_come_back_from_scratch() {
    for name in ["skl", "tgl", "dg2"] {
        let device = Device::by_name(name).expect("a device");
        let (mut wrong, mut values, mut refused) = (Vec::new(), 0, 0);
        for path in kernels() {
            let file = path.file_stem().expect("a name").to_string_lossy().into_owned();
            // Some do not fit, however much is spilled.
            let Ok((zebin, spilled)) = spilled(&path, device, 16) else {
                refused += 1;
                continue;
            };
            values += spilled;
            if let Err(error) = run(&path, &zebin) {
                wrong.push(format!("{file} ({spilled} spilled): {error}"));
            }
        }
        println!("{name}: {values} values spilled, {refused} kernels refused");
        assert!(wrong.is_empty(), "{name}, {}:\n{}", wrong.len(), wrong.join("\n"));
        assert!(values > 10 && refused < 10, "{name}: {values} values spilled, {refused} refused");
    }
}

/// Kernels at the width that they get if none is named.
#[test]
fn chosen_widths_compute_the_same() {
    let mut wrong = Vec::new();
    let mut widths = std::collections::BTreeMap::new();
    for path in kernels() {
        for name in ["skl", "bdw", "dg2"] {
            let device = Device::by_name(name).expect("a device");
            let file = path.file_stem().expect("a name").to_string_lossy().into_owned();
            if !device.float64 && file == "doubles" {
                continue;
            }
            let done = compile(module(&path), &Options::new(device)).expect("kernels");
            for kernel in &done.compiled {
                *widths.entry(kernel.kernel.simd).or_insert(0) += 1;
                println!("{file} {} {name} SIMD{}", kernel.kernel.name, kernel.kernel.simd);
            }
            let zebin = done.zebin().expect("a zebin");
            if let Err(error) = run(&path, &zebin) {
                wrong.push(format!("{file} {name}: {error}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(widths.contains_key(&16) && widths.contains_key(&32), "{widths:?}");
}

/// A kernel has the width that it asks for, whatever would be chosen.
#[test]
fn a_kernel_gets_the_width_that_it_asks_for() {
    let compiled = |size: &str| {
        let text = format!(
            "target triple = \"spir64\"\n\
             define spir_kernel void @k() !intel_reqd_sub_group_size !0 {{\n  ret void\n}}\n\
             !0 = !{{i32 {size}}}\n"
        );
        let module = llvm_reader::parse("k.ll", text.as_bytes()).expect("LLVM IR");
        compile(module, &Options::new(Device::by_name("skl").expect("a device")))
    };
    for simd in [8, 16, 32] {
        let done = compiled(&simd.to_string()).expect("a kernel").compiled;
        assert_eq!((done[0].kernel.simd, done[0].function.simd), (simd, simd));
    }
    let error = compiled("64").expect_err("no such threads").to_string();
    assert!(error.contains("sub-groups of 64 work-items"), "{error}");
}

/// A function without one of the waits that it has; how many there are, by number.
fn without_wait(func: &EuFunction, number: usize) -> Option<EuFunction> {
    let mut left = number;
    for (block, inst) in func.placed() {
        let data = &func.insts[inst];
        let is_sync =
            matches!(data.extra, Extra::Sync(SyncFn::Nop | SyncFn::AllRd | SyncFn::AllWr));
        let waits = [
            is_sync,
            !is_sync && data.swsb.distance.is_some(),
            !is_sync && matches!(data.swsb.token, Some((Token::Dst | Token::Src, _))),
        ];
        for (kind, _) in waits.iter().enumerate().filter(|(_, there)| **there) {
            if left > 0 {
                left -= 1;
                continue;
            }
            let mut changed = func.clone();
            match kind {
                0 => changed.blocks[block].insts.retain(|&other| other != inst),
                1 => changed.insts[inst].swsb.distance = None,
                _ => changed.insts[inst].swsb.token = None,
            }
            return Some(changed);
        }
    }
    None
}

/// The simulator finds it if any wait is missing that is needed on the paths that were taken. (Some are for other paths, or for
/// reads in order in front of a message's response, which hardware may not need.)
#[test]
fn every_wait_is_needed() {
    for name in ["tgl", "dg2"] {
        let device = Device::by_name(name).expect("a device");
        let (mut found, mut missed, mut changed) = (0, 0, 0);
        for path in kernels() {
            let options = Options::new(device).with_simd(16);
            let Ok(compiled) = compile(module(&path), &options) else { continue };
            let [one] = &compiled.compiled[..] else { continue };
            // A few of each kernel's, more of them with time.
            let step = if std::env::var("LANELIFT_WAITS").is_ok() { 1 } else { 5 };
            for number in (0..).step_by(step) {
                let Some(func) = without_wait(&one.function, number) else { break };
                let Code { bytes, relocations } = encode(&func).expect("it has an encoding");
                let kernel = Kernel { relocations, ..one.kernel.clone() };
                let zebin = zebin::write(device, &[(&kernel, &bytes)]).expect("a zebin");
                match run(&path, &zebin) {
                    Err(error) if error.contains("scoreboard violation") => found += 1,
                    Err(error) => panic!("{}: {error}", path.display()),
                    Ok(()) => missed += 1,
                }
                changed += 1;
            }
        }
        println!("{name}: {found} missing waits found, {missed} not");
        assert!(changed > 200 && found > 3 * missed, "{name}: {found} found, {missed} missed");
    }
}
