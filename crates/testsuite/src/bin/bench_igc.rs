//! Our EU code beside that of Intel's compiler: `cargo xtask bench igc [--only TEXT] [--device skl]`.
//!
//! Each OpenCL source of the corpus is compiled by `ocloc` to a zebin, and clang's IR of the same source by us, each at the
//! width that the compiler chooses. The simulator runs the launches of both, and counts what is executed, over all threads:
//! instructions, pieces of 32 bytes that they work on ([`Statistics::pieces`](gpu_sim::launch::Statistics)), and messages. Pieces
//! stand for time in the pipes whatever the width; what memory takes is not in them.
//!
//! Left out, and counted, are launches that one of the compilers refuses, and those that the simulator cannot run for IGC's code.

use gpu_sim::eu;
use gpu_sim::launch::{Launch, Statistics};
use intel_backend::emit::zebin;
use intel_backend::target::device::Device;
use intel_backend::{Options, compile_kernel};
use ir::pass::PassCx;
use judges::Judge;
use std::path::Path;
use std::process::ExitCode;
use testsuite::intel::prepared;
use testsuite::tool;
use testsuite::{corpus, parallel, pipeline};

/// Limits of a launch.
const OPTIONS: eu::Options = eu::Options::new(50_000_000);

/// One side of a comparison.
#[derive(Clone, Copy)]
struct Figures {
    simd: u32,
    bytes: usize,
    statistics: Statistics,
}

/// A launch by both compilers: ours and theirs, or why there is nothing to compare.
struct Row {
    name: String,
    sides: Result<[Figures; 2], String>,
}

/// The options of a source that concern OpenCL, from its comment lines, as `corpus/build.py` reads them.
fn options(source: &str) -> String {
    let lines = source.lines().filter_map(|line| line.strip_prefix("// flags: "));
    let words = lines.flat_map(str::split_whitespace).filter(|word| word.starts_with("-cl-"));
    let words: Vec<&str> = words.collect();
    let standard = words.iter().any(|word| word.starts_with("-cl-std="));
    let mut all = if standard { String::new() } else { "-cl-std=CL2.0 ".to_owned() };
    all.push_str(&words.join(" "));
    all
}

/// The zebin that Intel's compiler makes of a source.
fn by_igc(ocloc: &Path, source: &Path, device: &str) -> Result<Vec<u8>, String> {
    let text = std::fs::read_to_string(source).map_err(|e| e.to_string())?;
    judges::compile_zebin(ocloc, source, device, &options(&text))
        .map_err(|_| "IGC refuses it".to_owned())
}

fn run_zebin(bytes: &[u8], launch: &Launch) -> Result<Figures, String> {
    let module = eu::Module::parse(bytes).map_err(|e| e.to_string())?;
    let statistics = module.run(launch, &OPTIONS).map_err(|e| e.to_string())?.statistics;
    let simd = module.simd(&launch.kernel).unwrap_or_default();
    let code = module.code_bytes(&launch.kernel).unwrap_or_default();
    Ok(Figures { simd, bytes: code, statistics })
}

fn measure(module: &corpus::Module, launches: &[Launch], ocloc: &Path, name: &str) -> Vec<Row> {
    let device = Device::by_name(name).expect("a device");
    let source = corpus::root().join("corpus/opencl").join(format!("{}.cl", module.kernel));
    let theirs = by_igc(ocloc, &source, if name == "tgl" { "tgllp" } else { name });
    let ours = std::fs::read(&module.path)
        .map_err(|e| e.to_string())
        .and_then(|text| pipeline::read("m.ll", &text))
        .and_then(prepared);
    let row = |launch: &Launch| {
        let sides = || -> Result<[Figures; 2], String> {
            let ours = ours.as_ref().map_err(Clone::clone)?;
            let global = ours.cx.find_global(&launch.kernel).ok_or("no kernel of that name")?;
            let options = Options::new(device);
            let done = compile_kernel(ours, global, &options, &mut PassCx::new());
            let done = done.map_err(|e| e.to_string())?;
            let bytes = zebin::write(device, &[(&done.kernel, &done.code)]);
            let bytes = bytes.map_err(|e| e.to_string())?;
            let mine = run_zebin(&bytes, launch)?;
            let theirs = theirs.as_ref().map_err(Clone::clone)?;
            Ok([mine, run_zebin(theirs, launch).map_err(|e| format!("IGC's: {e}"))?])
        };
        Row { name: format!("{} {}", module.kernel, launch.kernel), sides: sides() }
    };
    launches.iter().map(row).collect()
}

/// Ratios of ours to theirs: instructions, pieces, messages.
fn ratios([mine, theirs]: [Figures; 2]) -> [f64; 3] {
    let of = |f: fn(&Statistics) -> u64| {
        f(&mine.statistics).max(1) as f64 / f(&theirs.statistics).max(1) as f64
    };
    [of(|s| s.instructions), of(|s| s.pieces), of(|s| s.messages)]
}

fn run() -> Result<(), String> {
    let (mut only, mut device) = (String::new(), "skl".to_owned());
    let mut args = std::env::args().skip(1);
    while let Some(word) = args.next() {
        match word.as_str() {
            "--only" => only = args.next().ok_or("--only: a value is missing")?,
            "--device" => device = args.next().ok_or("--device: a value is missing")?,
            _ => return Err(format!("unknown option {word}")),
        }
    }
    Device::by_name(&device).map_err(|e| e.to_string())?;
    let ocloc = Judge::Ocloc.path().ok_or("needs ocloc (Debian's intel-opencl-icd)")?;
    let sources = corpus::sources();
    let mut list = Vec::new();
    for module in corpus::modules("spir64").into_iter().filter(|m| m.kernel.contains(&only)) {
        if let Some(source) = sources.iter().find(|s| s.kernel == module.kernel) {
            list.push((module, source.launches.clone()));
        }
    }
    let rows = parallel::map(&list, |(module, launches)| measure(module, launches, ocloc, &device));
    let rows: Vec<Row> = rows.into_iter().flatten().collect();
    println!(
        "{:<40} {:>9} {:>7} {:>11}  insts pieces messages",
        "kernel", "SIMD", "bytes", "pieces"
    );
    let (mut sums, mut count, mut left) = ([0.0; 3], 0, Vec::new());
    for Row { name, sides } in &rows {
        match sides {
            Ok(sides) => {
                let [mine, theirs] = sides;
                let ratios = ratios(*sides);
                ratios.iter().zip(&mut sums).for_each(|(ratio, sum)| *sum += ratio.ln());
                count += 1;
                let [insts, pieces, messages] = ratios;
                println!(
                    "{name:<40} {:>4}/{:<4} {:>7} {:>11} {insts:>6.3} {pieces:>6.3} {messages:>6.3}  {}/{} bytes",
                    mine.simd,
                    theirs.simd,
                    mine.bytes,
                    mine.statistics.pieces,
                    mine.bytes,
                    theirs.bytes
                );
            }
            Err(e) => left.push(format!("{name}: {}", e.lines().next().unwrap_or_default())),
        }
    }
    left.iter().for_each(|line| println!("left out: {line}"));
    let [insts, pieces, messages] = sums.map(|sum: f64| (sum / f64::from(count.max(1))).exp());
    println!(
        "{count} launches on {device}, geometric means of ours to IGC's: instructions {insts:.3}, pieces {pieces:.3}, messages \
         {messages:.3}; {} left out",
        left.len()
    );
    Ok(())
}

fn main() -> ExitCode {
    tool::finish("bench igc", run())
}
