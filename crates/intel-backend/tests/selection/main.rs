//! Kernels through selection and the passes: every stage verifies, and computes what the reference interpreter does.

mod launch;
mod load_store;
mod machine;
mod values;

use gpu_sim::interp;
use gpu_sim::launch::{Launch, compare_buffers};
use intel_backend::abi::kernel::Kernel;
use intel_backend::emit::asm::assembly;
use intel_backend::emit::encode::encode;
use intel_backend::isel::select;
use intel_backend::pipeline;
use intel_backend::pipeline::optimize;
use intel_backend::target::device::Device;
use intel_backend::target::eu::{self, EuFunction, Stage, print, verify};
use intel_backend::{Options, compile_kernel};
use ir::pass::{PassCx, PassRegistry, Sequence, Verifier};
use ir::ssa::Module;
use judges::Iga;
use std::path::{Path, PathBuf};

fn kernels() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let mut found: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the kernels")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|e| e == "ll"))
        .collect();
    found.sort();
    found
}

fn module(path: &Path) -> Module {
    let text = std::fs::read(path).expect("a kernel");
    let mut module = llvm_reader::parse("k.ll", &text).expect("LLVM IR");
    optimize(&mut module, &mut PassCx::new()).expect("passes");
    module
}

fn selected(module: &Module, device: &str, simd: u8) -> Vec<Result<(EuFunction, Kernel), String>> {
    let device = Device::by_name(device).expect("a device");
    module
        .definitions()
        .filter(|(g, _)| module.cx.function(*g).is_some_and(|f| f.cc.is_kernel()))
        .map(|(g, _)| select(module, g, device, simd).map_err(|e| e.to_string()))
        .collect()
}

fn legalise(func: &mut EuFunction) -> Result<(), String> {
    run_passes(func, pipeline::PIPELINE)
}

/// Allocates registers, and gives the kernel the scratch space that this takes.
fn allocate(func: &mut EuFunction, kernel: &mut Kernel) -> Result<(), String> {
    run_passes(func, &["eu-regalloc"])?;
    kernel.scratch_bytes = func.scratch_bytes;
    encode(func).map(|_| ()).map_err(|e| format!("bytes: {e}"))
}

fn run_passes(func: &mut EuFunction, names: &[&str]) -> Result<(), String> {
    let mut registry = PassRegistry::new();
    pipeline::register_machine_passes(&mut registry);
    let infos: Vec<_> = names.iter().map(|name| registry.find(name).expect("a pass")).collect();
    let mut sequence = Sequence::target(&infos).expect("passes");
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    sequence.run(func, &mut (), &mut cx).map(|_| ()).map_err(|e| e.to_string())
}

#[test]
fn kernels_become_legal_functions() {
    let show = std::env::var("LANELIFT_SHOW").unwrap_or_default();
    let mut wrong = String::new();
    for path in kernels() {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let module = module(&path);
        for device in ["skl", "bdw", "tgl", "dg2"] {
            let float64 = Device::by_name(device).expect("a device").float64;
            if !float64 && NEED_DOUBLES.contains(&&*name) {
                continue;
            }
            for simd in [8, 16, 32] {
                for result in selected(&module, device, simd) {
                    let step = || -> Result<(), String> {
                        let (mut func, kernel) = result.clone()?;
                        let shown = show == name && device == "skl" && simd == 16;
                        if shown {
                            eprintln!("{kernel:#?}\n{}", print(&func));
                        }
                        verify(&func).map_err(|e| format!("selected: {e}"))?;
                        legalise(&mut func)?;
                        if shown {
                            eprintln!("{}", print(&func));
                        }
                        verify(&func).map_err(|e| format!("legal: {e}"))?;
                        assert_eq!(func.stage, Stage::Legal);
                        let text = print(&func);
                        eu::parse("t", &text).map_err(|e| format!("text: {e}"))?;
                        Ok(())
                    };
                    if let Err(error) = step() {
                        wrong.push_str(&format!("{name} {device} simd{simd}: {error}\n"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// The kernel as the interpreter of the SSA IR knows it: the same source for another target.
fn expected(name: &str) -> Module {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/kernels/expected/{name}.ll"));
    let text = std::fs::read(path).expect("what the kernel computes");
    llvm_reader::parse("k.ll", &text).expect("LLVM IR")
}

fn launches(path: &Path) -> Vec<Launch> {
    let source = std::fs::read_to_string(path.with_extension("cl")).expect("a source");
    Launch::from_comments(&source).expect("launches")
}

/// Runs a kernel at a stage, and says how it differs from what is expected.
fn judge(
    func: &EuFunction,
    kernel: &Kernel,
    launch: &Launch,
    reference: &Module,
) -> Result<(), String> {
    let wanted = interp::run(reference, launch, &interp::Options::default())
        .map_err(|e| format!("the interpreter: {e}"))?;
    let found = launch::run(func, kernel, launch)?;
    match compare_buffers(&wanted.buffers, &found, launch.tolerance.or(Some(1e-6))) {
        Some(difference) => Err(format!("expected and found: {difference}")),
        None => Ok(()),
    }
}

/// On which devices and at which widths kernels run.
const RUNS: [(&str, u8); 11] = [
    ("skl", 16),
    ("skl", 8),
    ("skl", 32),
    ("bdw", 16),
    ("bdw", 32),
    ("tgl", 8),
    ("tgl", 16),
    ("tgl", 32),
    ("dg2", 8),
    ("dg2", 16),
    ("dg2", 32),
];

#[test]
fn kernels_compute_what_the_interpreter_does() {
    let mut wrong = String::new();
    let mut runs = 0;
    for path in kernels() {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let (module, reference) = (module(&path), expected(&name));
        let launches = launches(&path);
        assert!(!launches.is_empty(), "{name} is never run");
        for (device, simd) in RUNS {
            if !Device::by_name(device).expect("a device").float64 && NEED_DOUBLES.contains(&&*name)
            {
                continue;
            }
            for result in selected(&module, device, simd) {
                let step = || -> Result<(), String> {
                    let (mut func, mut kernel) = result.clone()?;
                    let launches: Vec<&Launch> =
                        launches.iter().filter(|l| l.kernel == func.name).collect();
                    for launch in &launches {
                        judge(&func, &kernel, launch, &reference)
                            .map_err(|e| format!("selected: {e}"))?;
                    }
                    legalise(&mut func)?;
                    for launch in &launches {
                        judge(&func, &kernel, launch, &reference)
                            .map_err(|e| format!("legal: {e}"))?;
                    }
                    allocate(&mut func, &mut kernel)?;
                    for launch in &launches {
                        let result = judge(&func, &kernel, launch, &reference);
                        result.map_err(|e| format!("allocated: {e}"))?;
                    }
                    Ok(())
                };
                runs += 1;
                if let Err(error) = step() {
                    wrong.push_str(&format!("{name} {device} simd{simd}: {error}\n"));
                }
            }
        }
    }
    assert!(runs >= 11 * 19, "{runs} runs");
    assert!(wrong.is_empty(), "{wrong}");
}

/// Sources of the corpus, compiled for SPIR (`NAME.ll`) to the folder `LANELIFT_SPIR`: what selection can do, and whether
/// it is right. Says what is refused; fails where something is wrong.
#[test]
fn the_corpus_computes_what_the_interpreter_does() {
    let Some(folder) = std::env::var_os("LANELIFT_SPIR").map(PathBuf::from) else { return };
    let only = std::env::var("LANELIFT_ONLY").unwrap_or_default();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|e| e.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "ll"));
    files.sort();
    let (mut right, mut refused, mut wrong) = (0, 0, 0);
    for path in files {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if !name.contains(&only) {
            continue;
        }
        let source = std::fs::read_to_string(corpus.join(format!("opencl/{name}.cl")));
        let Ok(launches) = Launch::from_comments(&source.expect("a source")) else { continue };
        let reference = corpus.join(format!("ll/nvptx64/{name}.O1.ll"));
        let Ok(text) = std::fs::read(&reference) else { continue };
        let reference = llvm_reader::parse("k.ll", &text).expect("LLVM IR");
        let module = module(&path);
        for launch in launches {
            let Some(global) = module.cx.find_global(&launch.kernel) else { continue };
            let device = Device::by_name("skl").expect("a device");
            let (mut func, kernel) = match select(&module, global, device, 16) {
                Ok(found) => found,
                Err(error) => {
                    refused += 1;
                    let line = error.to_string().replace('\n', "; ");
                    println!("refused {name} {}: {line}", launch.kernel);
                    continue;
                }
            };
            if !only.is_empty() {
                println!("{kernel:#?}\n{}", print(&func));
            }
            let tolerance = launch.tolerance.unwrap_or(1e-4);
            let launch = Launch { tolerance: Some(tolerance), ..launch };
            let result = verify(&func)
                .map_err(|e| e.to_string())
                .and_then(|()| judge(&func, &kernel, &launch, &reference))
                .and_then(|()| legalise(&mut func).map_err(|e| format!("passes: {e}")))
                .and_then(|()| {
                    judge(&func, &kernel, &launch, &reference).map_err(|e| format!("legal: {e}"))
                })
                .and_then(|()| {
                    let options = Options::new(device);
                    match compile_kernel(&module, global, &options, &mut PassCx::new()) {
                        Ok(done) => judge(&done.function, &done.kernel, &launch, &reference)
                            .map_err(|e| format!("simd{}, allocated: {e}", done.kernel.simd)),
                        Err(error) => {
                            println!("no code for {name} {}: {error}", launch.kernel);
                            Ok(())
                        }
                    }
                });
            match result {
                Ok(()) => right += 1,
                Err(error) => {
                    wrong += 1;
                    println!(
                        "WRONG {name} {}: {}",
                        launch.kernel,
                        error.lines().next().unwrap_or("")
                    );
                }
            }
        }
    }
    println!("{right} right, {refused} refused, {wrong} wrong");
    assert_eq!(wrong, 0);
}

/// Kernels of 64-bit floats, which some devices lack.
const NEED_DOUBLES: &[&str] = &["doubles"];

/// One instruction of three sources replaces several: by device, how many of each there are.
#[test]
fn three_sources_do_what_several_instructions_would() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels/fields.ll");
    let module = module(&path);
    let mut found = String::new();
    for device in ["skl", "bdw", "tgl", "dg2"] {
        for result in selected(&module, device, 16) {
            let (mut func, _) = result.expect("a function");
            run_passes(&mut func, &["eu-dce"]).expect("passes");
            let count = |op: eu::Op| func.placed().filter(|&(_, i)| func.insts[i].op == op).count();
            let rows = [
                eu::Op::Bfe,
                eu::Op::Bfi1,
                eu::Op::Bfi2,
                eu::Op::Lrp,
                eu::Op::Add3,
                eu::Op::Bfn,
                eu::Op::And,
                eu::Op::Or,
                eu::Op::Xor,
                eu::Op::Shl,
                eu::Op::Shr,
            ];
            let rows: Vec<String> = rows
                .iter()
                .filter(|op| count(**op) > 0)
                .map(|op| format!("{} {}", op.name(), count(*op)))
                .collect();
            found.push_str(&format!("{device} {}: {}\n", func.name, rows.join(", ")));
        }
    }
    let path = path.with_file_name("selected").join("fields.counts");
    if std::env::var_os("LANELIFT_BLESS").is_some() {
        std::fs::write(&path, &found).expect("a file");
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), found);
}

/// The bytes of compiled code are those that `iga64` makes of its assembly, and the reverse.
#[test]
fn iga_agrees_with_the_bytes() {
    for device in ["skl", "tgl", "dg2"] {
        bytes_agree(Device::by_name(device).expect("a device"));
    }
}

fn bytes_agree(device: &'static Device) {
    let Some(iga) = Iga::need(device.iga.expect("a platform")) else { return };
    let mut wrong = String::new();
    for path in kernels() {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let module = module(&path);
        if !device.float64 && NEED_DOUBLES.contains(&&*name) {
            continue;
        }
        for (name, simd) in [(&name, 8), (&name, 16), (&name, 32)] {
            let options = Options::new(device).with_simd(simd);
            let kernels = module
                .definitions()
                .filter(|(g, _)| module.cx.function(*g).is_some_and(|f| f.cc.is_kernel()));
            for (global, _) in kernels {
                let done = compile_kernel(&module, global, &options, &mut PassCx::new());
                let done = done.unwrap_or_else(|e| panic!("{name} {}: {e}", device.name));
                let text = assembly(&done.function).expect("assembly");
                let step = || -> Result<(), String> {
                    if iga.assemble(&text)? != done.code {
                        return Err("other bytes".to_owned());
                    }
                    let back = iga.disassemble(&done.code)?;
                    if iga.assemble(&back)? != done.code {
                        return Err("other bytes when disassembled".to_owned());
                    }
                    Ok(())
                };
                if let Err(error) = step() {
                    wrong.push_str(&format!("{name} simd{simd}: {error}\n"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// The selected code, as text. `LANELIFT_BLESS=1` writes it anew.
#[test]
fn texts_are_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels/selected");
    for (name, simd) in [("vadd", 16), ("reduce", 8), ("mandelbrot", 16), ("byteswap", 8)] {
        let path = folder.with_file_name(format!("{name}.ll"));
        let mut text = String::new();
        for result in selected(&module(&path), "skl", simd) {
            text.push_str(&print(&result.expect("a function").0));
        }
        let path = folder.join(format!("{name}.simd{simd}.eu"));
        if std::env::var_os("LANELIFT_BLESS").is_some() {
            std::fs::write(&path, &text).expect("a file");
        }
        let before = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(before, text, "{name}");
    }
}

/// Modules for other targets, in a folder `LANELIFT_FOREIGN`, are refused or compiled, but nothing breaks.
#[test]
fn foreign_modules_get_diagnostics() {
    let Some(folder) = std::env::var_os("LANELIFT_FOREIGN") else { return };
    let device = Device::by_name("skl").expect("a device");
    let (mut compiled, mut refused) = (0, 0);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|e| e.expect("a file").path()).collect();
    files.sort();
    for path in files {
        let text = std::fs::read(&path).expect("a file");
        let Ok(mut module) = llvm_reader::parse("k.ll", &text) else { continue };
        println!("{}", path.display());
        if optimize(&mut module, &mut PassCx::new()).is_err() {
            refused += 1;
            continue;
        }
        for (global, _) in module.definitions() {
            match select(&module, global, device, 16) {
                Ok((mut func, _)) => {
                    verify(&func).unwrap_or_else(|e| panic!("{e}"));
                    legalise(&mut func).unwrap_or_else(|e| panic!("{e}"));
                    compiled += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    println!("{compiled} compiled, {refused} refused");
}
