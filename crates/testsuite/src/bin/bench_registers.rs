//! Registers of EU code: `cargo xtask bench registers [--only TEXT] [--device skl] [--simd N] [FILE.ll …]`.
//!
//! The kernels of the corpus for SPIR, or of the modules that are named, are compiled, each at the width that is chosen or
//! asked for. Of each it says the width, the most general registers and flags that are live at once before allocation, copies
//! that allocation made, registers that were spilled, the messages and moves for them, constants and the like that were made
//! again, cycles lost by banks of registers (in the code as it stands, and by 8 for each loop around), scratch memory, bytes
//! of code, and the time. The last line sums up.

use intel_backend::regalloc::Pressure;
use intel_backend::target::device::Device;
use intel_backend::{Options, compile_kernel};
use ir::pass::PassCx;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use testsuite::intel::prepared;
use testsuite::tool;
use testsuite::{corpus, parallel, pipeline};

/// Counts of register allocation, by the names of its statistics, and the headings.
const COUNTS: [(&str, &str); 7] = [
    ("copies", "copies"),
    ("registers spilled", "spilled"),
    ("spill loads", "loads"),
    ("spill stores", "stores"),
    ("constants made again", "remade"),
    ("bank conflicts", "banks"),
    ("bank conflicts by loops", "looped"),
];

/// A kernel that was compiled.
struct Figures {
    simd: u8,
    needed: Pressure,
    counts: [u64; COUNTS.len()],
    scratch: u32,
    bytes: usize,
    time: Duration,
}

/// A kernel, or why there is nothing to say of it.
type Row = (String, Result<Figures, String>);

fn measure(path: &Path, name: &str, device: &'static Device, simd: Option<u8>) -> Vec<Row> {
    let work = || -> Result<Vec<Row>, String> {
        let text = std::fs::read(path).map_err(|e| e.to_string())?;
        let module = prepared(pipeline::read("m.ll", &text)?)?;
        let kernels = module.definitions().map(|(global, _)| global);
        let kernels = kernels.filter(|&g| module.cx.function(g).is_some_and(|f| f.cc.is_kernel()));
        Ok(kernels
            .map(|kernel| {
                let name = format!("{name} {}", module.cx.globals[kernel].name);
                let mut cx = PassCx::new();
                let mut options = Options::new(device);
                options.simd = simd;
                let begin = Instant::now();
                let figures = compile_kernel(&module, kernel, &options, &mut cx)
                    .map(|done| Figures {
                        simd: done.kernel.simd,
                        needed: done.pressure,
                        counts: COUNTS.map(|(what, _)| cx.statistics.get("eu-regalloc", what)),
                        scratch: done.kernel.scratch_bytes,
                        bytes: done.code.len(),
                        time: begin.elapsed(),
                    })
                    .map_err(|e| e.to_string().lines().next().unwrap_or_default().to_owned());
                (name, figures)
            })
            .collect())
    };
    work().unwrap_or_else(|e| vec![(name.to_owned(), Err(e))])
}

fn run() -> Result<(), String> {
    let (mut only, mut device, mut simd) = (String::new(), "skl".to_owned(), None);
    let mut files: Vec<(PathBuf, String)> = Vec::new();
    let mut args = std::env::args().skip(1);
    while let Some(word) = args.next() {
        match word.as_str() {
            "--only" => only = args.next().ok_or("--only: a value is missing")?,
            "--device" => device = args.next().ok_or("--device: a value is missing")?,
            "--simd" => {
                let width = args.next().and_then(|width| width.parse().ok());
                simd = Some(width.ok_or("--simd: a width is missing")?);
            }
            _ if word.starts_with("--") => return Err(format!("unknown option {word}")),
            _ => {
                let path = PathBuf::from(word);
                let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                files.push((path, stem));
            }
        }
    }
    let device = Device::by_name(&device).map_err(|e| e.to_string())?;
    if files.is_empty() {
        files = corpus::modules("spir64").into_iter().map(|m| (m.path, m.kernel)).collect();
    }
    files.retain(|file| file.1.contains(&only));
    let rows = parallel::map(&files, |(path, name)| measure(path, name, device, simd));
    let heads = COUNTS.map(|(_, head)| format!("{head:>7}")).join(" ");
    println!("{:<48} SIMD need flags {heads} scratch    code      ms", "kernel");
    let line = |name: &str,
                of: [String; 3],
                counts: &[u64],
                scratch: u32,
                bytes: usize,
                time: Duration| {
        let counts: Vec<String> = counts.iter().map(|count| format!("{count:>7}")).collect();
        let counts = counts.join(" ");
        let ms = time.as_secs_f64() * 1e3;
        let [simd, needed, flags] = of;
        println!(
            "{name:<48} {simd:>4} {needed:>4} {flags:>5} {counts} {scratch:>7} {bytes:>7} {ms:>7.1}"
        );
    };
    let (mut sums, mut widths, mut refused) = ([0; COUNTS.len()], [0u32; 3], 0);
    let (mut scratch, mut bytes, mut time) = (0, 0, Duration::ZERO);
    for (name, figures) in rows.iter().flatten() {
        match figures {
            Ok(f) => {
                let needed = [f.needed.registers, f.needed.flags].map(|n| n.to_string());
                let [registers, flags] = needed;
                line(
                    name,
                    [f.simd.to_string(), registers, flags],
                    &f.counts,
                    f.scratch,
                    f.bytes,
                    f.time,
                );
                sums.iter_mut().zip(f.counts).for_each(|(sum, count)| *sum += count);
                widths[f.simd.ilog2().saturating_sub(3) as usize % 3] += 1;
                (scratch, bytes, time) = (scratch + f.scratch, bytes + f.bytes, time + f.time);
            }
            Err(reason) => {
                refused += 1;
                println!("{name:<48} {reason}");
            }
        }
    }
    line("all", Default::default(), &sums, scratch, bytes, time);
    let [narrow, middle, wide] = widths;
    println!("of 8, 16, 32 work-items: {narrow}, {middle}, {wide}; refused: {refused}");
    Ok(())
}

fn main() -> ExitCode {
    tool::finish("bench registers", run())
}
