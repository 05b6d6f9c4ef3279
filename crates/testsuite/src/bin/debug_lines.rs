//! Share of the code that has a place in the source: compiles modules with debug information and counts the
//! instructions that have a place in the source, and a line of the LLVM IR; those without one by their mnemonics.
//!
//! `cargo run --profile checked -p testsuite --bin debug_lines -- FILE.ll …`
//!
//! Modules for AMD are compiled for gfx1100, for NVIDIA for sm_90, for Intel for skl.

use std::collections::BTreeMap;

use ir::listing::Listing;

/// Mnemonics that are printed.
const SHOWN: usize = 12;

/// The listing of a module by its text.
fn listing(name: &str, text: &[u8]) -> Result<Option<Listing>, String> {
    let module = llvm_reader::parse_with_origins(name, text).map_err(|e| e.to_string())?;
    let triple = module.triple.clone();
    Ok(if triple.starts_with("amdgcn") {
        let cpu = amdgpu_backend::Processor::by_name("gfx1100").map_err(|e| e.to_string())?;
        let mut options = amdgpu_backend::Options::new(cpu);
        options.listing = true;
        amdgpu_backend::compile(module, &options).map_err(|e| e.to_string())?.listing
    } else if triple.starts_with("spir64") {
        let device =
            intel_backend::target::device::Device::by_name("skl").map_err(|e| e.to_string())?;
        let mut options = intel_backend::Options::new(device);
        options.listing = true;
        intel_backend::compile(module, &options).map_err(|e| e.to_string())?.listing
    } else {
        let sm = nvptx_backend::Sm::parse("sm_90").map_err(|e| e.to_string())?;
        let mut options = nvptx_backend::Options::new(sm);
        options.listing = true;
        nvptx_backend::compile(module, &options).map_err(|e| e.to_string())?.listing
    })
}

/// Counts of one target.
#[derive(Default)]
struct Counts {
    modules: usize,
    instructions: usize,
    located: usize,
    known: usize,
    /// Instructions without a place, by their mnemonics.
    missing: BTreeMap<String, usize>,
}

fn main() {
    let mut targets: BTreeMap<String, Counts> = BTreeMap::new();
    for path in std::env::args().skip(1) {
        let listing =
            std::fs::read(&path).map_err(|e| e.to_string()).and_then(|text| listing(&path, &text));
        let listing = match listing {
            Ok(Some(listing)) => listing,
            Ok(None) => continue,
            Err(error) => {
                eprintln!("{path}: {error}");
                continue;
            }
        };
        let counts = targets.entry(listing.target.clone()).or_default();
        counts.modules += 1;
        for line in listing.functions.iter().flat_map(ir::listing::ListedFunction::instructions) {
            counts.instructions += 1;
            counts.known += usize::from(line.origin.is_some());
            if line.source.is_some() {
                counts.located += 1;
            } else {
                let mnemonic = line.text.split_whitespace().next().unwrap_or("");
                *counts.missing.entry(mnemonic.to_owned()).or_default() += 1;
            }
        }
    }
    for (target, counts) in targets {
        let percent = |count: usize| 100.0 * count as f64 / counts.instructions.max(1) as f64;
        println!(
            "{target}: {} modules, {} instructions, {:.1}% with a place, {:.1}% with a line of IR",
            counts.modules,
            counts.instructions,
            percent(counts.located),
            percent(counts.known),
        );
        let mut missing: Vec<_> = counts.missing.into_iter().collect();
        missing.sort_by_key(|entry| std::cmp::Reverse(entry.1));
        for (mnemonic, count) in missing.into_iter().take(SHOWN) {
            println!("  {count:7} {mnemonic}");
        }
    }
}
