//! Debug information: what is compiled of `data/debug/scale.cl` for each target names the source's lines, and listings link
//! them to the LLVM IR and to the machine's code. LLVM's reader judges line tables, on kernels of the corpus too.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use amdgpu_backend::object::{LinkOptions, ObjectFile, link};
use intel_backend::target::device::Device;
use ir::listing::{LineKind, LinePlace, Listing};
use ir::ssa::Module;
use judges::{Judge, Scratch, run};

/// Limit of time of a tool.
const LIMIT: Duration = Duration::from_secs(60);

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

fn intel(module: Module, device: &str, listing: bool) -> intel_backend::Output {
    let mut options = intel_backend::Options::new(Device::by_name(device).expect("a device"));
    options.listing = listing;
    intel_backend::compile(module, &options).expect("kernels")
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
                LinePlace::Bytes { offset, size } => format!("{offset:4}+{size}"),
                LinePlace::Line(line) => format!("{line:4}"),
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
        let LinePlace::Line(number) = line.place else { panic!("{line:?}") };
        assert_eq!(lines[number as usize - 1].trim(), line.text);
    }
}

#[test]
fn listing_for_intel() {
    let listing = intel(read("spir64", true), "skl", true).listing.expect("a listing");
    insta::assert_snapshot!(text(&listing));
    let (places, origins) = known(&listing);
    assert!(places >= 60 && origins >= 60, "{places}% {origins}%");
}

#[test]
fn listings_change_nothing() {
    let with = amd(read("amdgcn", true), true);
    let without = amd(read("amdgcn", false), false);
    assert_eq!(with.assembly(), without.assembly());
    let with = nvidia(read("nvptx64", true), true);
    let without = nvidia(read("nvptx64", false), false);
    assert_eq!(with.ptx, without.ptx);
    for device in ["skl", "dg2"] {
        let with = intel(read("spir64", true), device, true);
        let without = intel(read("spir64", false), device, false);
        assert_eq!(with.zebin(), without.zebin());
    }
}

/// Code is the same with and without debug information.
#[test]
fn debug_information_changes_no_code() {
    let bare = |target: &str| {
        let mut module = read(target, false);
        module.cx.metadata.named.retain(|(name, _)| &**name != "llvm.dbg.cu");
        module
    };
    let code = |program: amdgpu_backend::object::Program| {
        program.functions.into_iter().map(|f| f.code).collect::<Vec<_>>()
    };
    let without = amd(bare("amdgcn"), false);
    assert!(without.debug.is_empty() && !without.assembly().contains(".loc"));
    assert_eq!(code(amd(read("amdgcn", false), false)), code(without));
    let with = nvidia(read("nvptx64", false), false).ptx;
    let lines = with.split("\t.file").next().unwrap_or("").lines();
    let lines: Vec<&str> = lines.filter(|line| !line.contains(".loc\t")).collect();
    let without = nvidia(bare("nvptx64"), false).ptx;
    assert_eq!(lines, without.lines().collect::<Vec<_>>());
    let code = |output: intel_backend::Output| {
        output.compiled.into_iter().map(|k| k.code).collect::<Vec<_>>()
    };
    for device in ["skl", "dg2"] {
        let without = intel(bare("spir64"), device, false);
        assert!(without.debug.is_empty());
        assert_eq!(code(intel(read("spir64", false), device, false)), code(without));
    }
}

/// Returns the text that LLVM's reader prints of a file, without the file's name.
fn dump(tool: &Path, file: &Path, what: &str) -> String {
    let verdict = run(tool, [what.as_ref(), file.as_os_str()], LIMIT);
    let text = String::from_utf8_lossy(&verdict.output.stdout).into_owned();
    text.lines().skip(1).map(|line| format!("{line}\n")).collect()
}

/// Fails unless LLVM's reader finds nothing wrong with a file.
fn verify(tool: &Path, file: &Path, what: &str) {
    let verdict = run(tool, ["--verify".as_ref(), file.as_os_str()], LIMIT);
    assert!(verdict.ok, "{what}\n{}", verdict.messages());
}

#[test]
fn line_tables() {
    let Some(tool) = Judge::Dwarfdump.need() else { return };
    let scratch = Scratch::new("debug");
    let program = amd(read("amdgcn", false), false);
    let object = scratch.write("amd.o", program.object().to_elf());
    insta::assert_snapshot!("amd_lines", dump(tool, &object, "--debug-line"));
    insta::assert_snapshot!("amd_info", dump(tool, &object, "--debug-info"));
    let zebin = intel(read("spir64", false), "skl", false).zebin().expect("a zebin");
    let zebin = scratch.write("skl.zebin", zebin);
    insta::assert_snapshot!("skl_lines", dump(tool, &zebin, "--debug-line"));
}

/// The rows of line tables: line, column, and the distance of the place from the first.
fn rows(text: &str) -> BTreeSet<(u64, u64, u64)> {
    let rows = text.lines().filter(|line| line.starts_with("0x"));
    let rows = rows.filter(|line| !line.contains("end_sequence")).map(|line| {
        let mut words = line.split_whitespace();
        let at = u64::from_str_radix(words.next().unwrap_or("")[2..].trim(), 16).expect("hex");
        let mut number = || words.next().and_then(|w| w.parse().ok()).expect("a number");
        (at, number(), number())
    });
    let rows: Vec<(u64, u64, u64)> = rows.collect();
    let first = rows.first().map_or(0, |row| row.0);
    rows.into_iter().map(|(at, line, column)| (at - first, line, column)).collect()
}

/// Our linker and LLVM's give the same line tables; LLVM's assembler makes them of our assembly; and our linker takes
/// objects that LLVM made.
#[test]
fn linked_and_assembled() {
    let (Some(tool), Some(lld), Some(mc), Some(llc)) =
        (Judge::Dwarfdump.need(), Judge::Lld.need(), Judge::Mc.need(), Judge::Llc.need())
    else {
        return;
    };
    let scratch = Scratch::new("debug");
    let program = amd(read("amdgcn", false), false);
    let object = scratch.write("o.o", program.object().to_elf());
    let linked = scratch.write("o.hsaco", program.code_object(&[]).expect("a code object"));
    let theirs = scratch.file("lld.hsaco");
    let args = ["-shared".as_ref(), object.as_os_str(), "-o".as_ref(), theirs.as_os_str()];
    let verdict = run(lld, args, LIMIT);
    assert!(verdict.ok, "{}", verdict.messages());
    let source = scratch.write("o.s", program.assembly());
    let assembled = scratch.file("mc.o");
    let args = ["-triple=amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-filetype=obj"].map(AsRef::as_ref);
    let files = [source.as_os_str(), "-o".as_ref(), assembled.as_os_str()];
    let verdict = run(mc, [&args[..], &files[..]].concat(), LIMIT);
    assert!(verdict.ok, "{}", verdict.messages());
    let ours = rows(&dump(tool, &object, "--debug-line"));
    assert!(ours.len() > 10, "{ours:?}");
    for file in [&linked, &theirs, &assembled] {
        verify(tool, file, &file.display().to_string());
        assert_eq!(rows(&dump(tool, file, "--debug-line")), ours, "{}", file.display());
    }
    // LLVM's object of the same module, with ours of another name.
    let other = scratch.file("llc.o");
    let input = sample("amdgcn");
    let args = ["-mcpu=gfx1100", "-filetype=obj"].map(AsRef::as_ref);
    let files = [input.as_os_str(), "-o".as_ref(), other.as_os_str()];
    let verdict = run(llc, [&args[..], &files[..]].concat(), LIMIT);
    assert!(verdict.ok, "{}", verdict.messages());
    let bytes = std::fs::read(&other).expect("an object");
    let theirs = ObjectFile::read("llc.o", &bytes).expect("an object");
    let text = std::fs::read_to_string(sample("amdgcn")).expect("a sample");
    let text =
        text.replace("@scale(", "@scale2(").replace("@__clang_ocl_kern_imp_scale(", "@imp2(");
    let renamed = llvm_reader::parse("scale2.ll", text.as_bytes()).expect("a module");
    let both = [amd(renamed, false).object(), theirs];
    let both = link(&both, LinkOptions::default()).expect("a code object");
    let both = scratch.write("both.hsaco", both);
    verify(tool, &both, "with LLVM's object");
    let lines = dump(tool, &both, "--debug-line");
    assert_eq!(lines.matches("debug_line[").count(), 2, "{lines}");
}

/// Kernels of the corpus as clang compiles them with `-g`.
#[test]
fn corpus_verifies() {
    let (Some(tool), Some(clang)) = (Judge::Dwarfdump.need(), Judge::Clang.need()) else { return };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sources: Vec<(PathBuf, bool)> = Vec::new();
    for (folder, every) in [("hip", 1), ("opencl", 6)] {
        let entries = std::fs::read_dir(root.join("corpus").join(folder)).expect("a folder");
        let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        files.sort();
        sources.extend(files.into_iter().step_by(every).map(|file| (file, folder == "hip")));
    }
    let scratch = Scratch::new("debug");
    let include = root.join("corpus/include");
    let mut compiled = 0;
    for (source, hip) in &sources {
        let module = scratch.file("g.ll");
        let mut command = judges::limited(clang);
        if *hip {
            command.args(["-x", "hip", "--cuda-device-only", "--offload-arch=gfx1100"]);
            command.args(["-nogpuinc", "-fuse-cuid=none"]);
        } else {
            command.args(["-x", "cl", "-cl-std=CL2.0", "--target=amdgcn-amd-amdhsa"]);
            command.args(["-mcpu=gfx1100", "-Xclang", "-finclude-default-header"]);
        }
        command.args(["-w", "-nogpulib", "-O2", "-g", "-S", "-emit-llvm", "-I"]).arg(&include);
        command.arg(source).arg("-o").arg(&module);
        let name = source.display().to_string();
        // Some ask for flags of their own.
        if !judges::run_command(command, LIMIT).ok {
            continue;
        }
        let text = std::fs::read(&module).expect("a module");
        let module = llvm_reader::parse(&name, &text).expect("a module");
        let program = amd(module, false);
        assert!(!program.debug.is_empty(), "{name} has no debug information");
        let object = scratch.write("g.o", program.object().to_elf());
        verify(tool, &object, &name);
        // Built-in functions of OpenCL are not there to be linked.
        if let Ok(linked) = program.code_object(&[]) {
            verify(tool, &scratch.write("g.hsaco", linked), &name);
        }
        compiled += 1;
    }
    assert!(compiled * 2 > sources.len(), "{compiled} of {}", sources.len());
}

/// Intel's tools take zebins with debug information.
#[test]
fn zebins_are_valid() {
    let Some(ocloc) = Judge::Ocloc.need() else { return };
    for device in ["skl", "dg2"] {
        let output = intel(read("spir64", false), device, false);
        assert!(output.debug.iter().any(|part| part.name == ".debug_line"));
        let (valid, said) = judges::validate_zebin(ocloc, &output.zebin().expect("a zebin"));
        assert!(valid, "{said}");
    }
}

/// `ptxas` takes our lines, and its code names them, with what was inlined.
#[test]
fn lines_of_ptx() {
    let (Some(ptxas), Some(nvdisasm)) = (Judge::Ptxas.need(), Judge::Nvdisasm.need()) else {
        return;
    };
    let scratch = Scratch::new("debug");
    let source = scratch.write("k.ptx", nvidia(read("nvptx64", false), false).ptx);
    let cubin = scratch.file("k.cubin");
    let args = ["-arch=sm_90", "-lineinfo"].map(AsRef::as_ref);
    let files = [source.as_os_str(), "-o".as_ref(), cubin.as_os_str()];
    let verdict = run(ptxas, [&args[..], &files[..]].concat(), LIMIT);
    assert!(verdict.ok, "{}", verdict.messages());
    let args = ["-gi", "-c"].map(AsRef::as_ref);
    let verdict = run(nvdisasm, [&args[..], &[cubin.as_os_str()]].concat(), LIMIT);
    assert!(verdict.ok, "{}", verdict.messages());
    let text = verdict.messages();
    for line in [13, 18, 26, 27, 29, 31] {
        let place = format!("//## File \"/src/scale.cl\", line {line}");
        assert!(text.contains(&place), "no line {line}\n{text}");
    }
    assert!(text.contains("line 13 inlined at \"/src/scale.cl\", line 17"), "{text}");
}
