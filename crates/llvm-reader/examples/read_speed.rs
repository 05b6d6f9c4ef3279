//! Reads the LLVM IR files given (or found in the directories given) and prints how fast.
//!
//! `cargo run --release -p lanelift-llvm-reader --example read_speed -- corpus/ll`

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Time on the processor, where the system tells it, so that other work on the machine does not count.
fn processor_time(since: Instant) -> Duration {
    std::fs::read_to_string("/proc/self/schedstat")
        .ok()
        .and_then(|text| text.split_whitespace().next()?.parse().ok())
        .map_or_else(|| since.elapsed(), Duration::from_nanos)
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        let mut entries: Vec<PathBuf> =
            std::fs::read_dir(path).into_iter().flatten().flatten().map(|e| e.path()).collect();
        entries.sort();
        entries.iter().for_each(|e| collect(e, files));
    } else if path.extension().is_some_and(|e| e == "ll") {
        files.push(path.to_owned());
    }
}

fn main() {
    let mut files = Vec::new();
    for arg in std::env::args_os().skip(1) {
        collect(Path::new(&arg), &mut files);
    }
    let texts: Vec<(String, Vec<u8>)> = files
        .iter()
        .map(|f| (f.display().to_string(), std::fs::read(f).unwrap_or_default()))
        .collect();
    let bytes: usize = texts.iter().map(|t| t.1.len()).sum();
    let mut failed = 0;
    let mut best = Duration::MAX;
    let program_start = Instant::now();
    for round in 0..7 {
        let start = processor_time(program_start);
        let results: Vec<_> =
            texts.iter().map(|(name, text)| llvm_reader::parse(name, text)).collect();
        best = best.min(processor_time(program_start) - start);
        if round == 0 {
            for error in results.iter().filter_map(|r| r.as_ref().err()) {
                println!("{error}");
                failed += 1;
            }
        }
    }
    println!(
        "{} files, {failed} refused, {bytes} bytes, {:.1} MB/s",
        texts.len(),
        bytes as f64 / best.as_secs_f64() / 1e6
    );
}
