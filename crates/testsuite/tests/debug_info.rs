//! Debug information: what is compiled of `data/debug/scale.cl` for each target names the source's lines, and listings link
//! them to the LLVM IR and to the machine's code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use ir::listing::{LineKind, Listing, Place};
use ir::ssa::Module;

fn sample(target: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/debug");
    folder.join(format!("scale.{target}.ll"))
}

fn read(target: &str, origins: bool) -> Module {
    let path = sample(target);
    let text = std::fs::read(&path).expect("a sample");
    let name = path.file_name().expect("a name").to_string_lossy();
    let parse = if origins { llvm_reader::parse_with_origins } else { llvm_reader::parse };
    parse(&name, &text).expect("a module")
}

fn amd(module: Module, listing: bool) -> amdgpu_backend::object::Program {
    let cpu = amdgpu_backend::Processor::by_name("gfx1100").expect("a processor");
    let mut options = amdgpu_backend::Options::new(cpu).for_whole_program().with_text();
    options.listing = listing;
    amdgpu_backend::compile(module, &options).expect("a program")
}

fn nvidia(module: Module, listing: bool) -> nvptx_backend::Output {
    let mut options =
        nvptx_backend::Options::new(nvptx_backend::Sm::parse("sm_90").expect("a GPU"));
    options.listing = listing;
    nvptx_backend::compile(module, &options).expect("a program")
}

/// A listing as text: for each line its place, the line of IR, the places in the source outwards, the line itself.
fn text(listing: &Listing) -> String {
    let mut out = format!("target {}, from {}\n", listing.target, listing.ir_name);
    for (number, file) in listing.files.iter().enumerate() {
        let _ = writeln!(out, "file {number}: {}", file.path());
    }
    for function in &listing.functions {
        let declared = function.declared.map(|at| listing.locations[at].line);
        let _ = writeln!(out, "\n{} ({} bytes), line {declared:?}", function.name, function.size);
        for line in &function.lines {
            if line.kind == LineKind::Label {
                let _ = writeln!(out, "{}", line.text);
                continue;
            }
            let place = match line.place {
                Place::Bytes { offset, size } => format!("{offset:4}+{size}"),
                Place::Line(line) => format!("{line:4}"),
            };
            let origin = line.origin.map_or("-".to_owned(), |origin| origin.to_string());
            let mut source = String::new();
            for location in line.source.iter().flat_map(|&source| listing.chain(source)) {
                let comma = if source.is_empty() { "" } else { " < " };
                let _ = write!(
                    source,
                    "{comma}{}:{}:{}",
                    location.function, location.line, location.column
                );
            }
            let _ = writeln!(out, "{place:>7} {origin:>4} {source:<50} {}", line.text);
        }
    }
    out
}

/// The share of instructions that have a place in the source, and a line of IR, in percent.
fn known(listing: &Listing) -> (usize, usize) {
    let lines: Vec<_> =
        listing.functions.iter().flat_map(ir::listing::ListedFunction::instructions).collect();
    let percent = |count: usize| count * 100 / lines.len();
    (
        percent(lines.iter().filter(|line| line.source.is_some()).count()),
        percent(lines.iter().filter(|line| line.origin.is_some()).count()),
    )
}

#[test]
fn listing_for_amd() {
    let listing = amd(read("amdgcn", true), true).listing.expect("a listing");
    insta::assert_snapshot!(text(&listing));
    let (places, origins) = known(&listing);
    assert!(places >= 60 && origins >= 60, "{places}% {origins}%");
}

#[test]
fn listing_for_nvidia() {
    let output = nvidia(read("nvptx64", true), true);
    let listing = output.listing.expect("a listing");
    insta::assert_snapshot!(text(&listing));
    // Lines are those of the output.
    let lines: Vec<&str> = output.ptx.lines().collect();
    for line in listing.functions.iter().flat_map(|f| &f.lines) {
        let Place::Line(number) = line.place else { panic!("{line:?}") };
        assert_eq!(lines[number as usize - 1].trim(), line.text);
    }
}

#[test]
fn listings_change_nothing() {
    let with = amd(read("amdgcn", true), true);
    let without = amd(read("amdgcn", false), false);
    assert_eq!(with.assembly(), without.assembly());
    let with = nvidia(read("nvptx64", true), true);
    let without = nvidia(read("nvptx64", false), false);
    assert_eq!(with.ptx, without.ptx);
}
