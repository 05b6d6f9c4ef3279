//! Code objects against LLVM's: what `llc` makes of a module is taken as the code; our descriptors, metadata, symbols
//! and segments for it are compared with those of `llc` and `ld.lld`, and our linker links what `llc` wrote.
//!
//! Without LLVM's tools (22) the tests say so and pass.

mod emission;
mod modules;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use amdgpu_backend::abi::ModuleAbi;
use amdgpu_backend::abi::kernel::{AbiOptions, InputPolicy};
use amdgpu_backend::emit::{Code, Relocation};
use amdgpu_backend::object::metadata::entry;
use amdgpu_backend::object::model::SymbolLocation;
use amdgpu_backend::object::program::Compiled;
use amdgpu_backend::object::{LinkOptions, ObjectFile, Program, Resources, link};
use amdgpu_backend::{Processor, Subtarget};
use ir::map::Map;
use ir::ssa::{Global, Module};
use rmpv::Value;

/// Processors that the tests go over.
const PROCESSORS: [&str; 8] =
    ["gfx900", "gfx906", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1101", "gfx1200"];

fn tools() -> bool {
    let found = ["llc-22", "ld.lld-22", "llvm-readelf-22", "llvm-mc-22"].iter().all(|tool| {
        Command::new(tool)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok()
    });
    if !found {
        eprintln!("skipped: LLVM's tools (22) are not installed");
        assert!(std::env::var_os("CI").is_none(), "LLVM's tools are missing");
    }
    found
}

fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("objects");
    std::fs::create_dir_all(&folder).expect("a folder for files");
    folder
}

fn run(tool: &str, args: &[&str], input: Option<&[u8]>) -> Result<Vec<u8>, String> {
    let mut child = Command::new(tool)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| format!("{tool}: {e}"))?;
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.unwrap_or(&[]).to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().map_err(|e| e.to_string())?;
    let _ = writer.join();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() {
        return Err(format!("{tool} {args:?}: {errors}"));
    }
    if errors.contains("warning") {
        return Err(format!("{tool} {args:?} warns: {errors}"));
    }
    Ok(output.stdout)
}

/// Features without names for halves of registers, which LLVM's machine IR has in forms of their own.
fn true16_off(cpu: &str, features: &str) -> String {
    match cpu.starts_with("gfx11") || cpu.starts_with("gfx12") {
        true if features.is_empty() => "-real-true16".to_owned(),
        true => format!("{features},-real-true16"),
        false => features.to_owned(),
    }
}

/// A module with what `llc` makes of it.
struct Case {
    name: String,
    text: String,
    module: Module,
    cpu: &'static Processor,
    features: String,
    /// The object.
    llc: ObjectFile,
    llc_bytes: Vec<u8>,
}

impl Case {
    fn new(name: &str, text: &str, cpu: &str, features: &str) -> Self {
        let name = format!("{name}.{cpu}{features}");
        let module =
            llvm_reader::parse(&name, text.as_bytes()).unwrap_or_else(|d| panic!("{name}: {d}"));
        let args = [
            "-O3",
            // Masks of single callees are not what this is about.
            "-enable-ipra=0",
            &format!("-mcpu={cpu}"),
            &format!("-mattr={}", true16_off(cpu, features)),
            "-filetype=obj",
            "-o",
            "-",
        ];
        let llc_bytes = run("llc-22", &args, Some(text.as_bytes())).expect("llc compiles it");
        let llc = ObjectFile::read(&name, &llc_bytes).expect("llc's object is read");
        let cpu = Processor::by_name(cpu).expect("a processor");
        Self {
            name,
            text: text.to_owned(),
            module,
            cpu,
            features: features.to_owned(),
            llc,
            llc_bytes,
        }
    }

    fn features(&self) -> String {
        true16_off(self.cpu.name, &self.features)
    }

    fn subtarget(&self) -> Subtarget {
        let mut subtarget = Subtarget::new(self.cpu);
        subtarget.apply_features(&self.features);
        subtarget
    }

    fn abi(&self, policy: InputPolicy) -> ModuleAbi {
        let features = vec![self.features.clone()];
        let options = AbiOptions { cpu: Some(self.cpu), features, policy, ..AbiOptions::default() };
        ModuleAbi::of(&self.module, &options).unwrap_or_else(|d| panic!("{}: {d}", self.name))
    }

    /// The resources that `llc` says a kernel has.
    fn resources(&self, kernel: &str) -> Resources {
        let metadata = &self.llc.metadata[0];
        let kernels = entry(metadata, "amdhsa.kernels").and_then(Value::as_array).expect("kernels");
        let Some(found) =
            kernels.iter().find(|k| entry(k, ".name").and_then(Value::as_str) == Some(kernel))
        else {
            return Resources::default();
        };
        let number = |key: &str| entry(found, key).and_then(Value::as_u64).unwrap_or(0);
        let agprs = number(".agpr_count") as u16;
        let total = number(".vgpr_count") as u16;
        let rsrc3 = u32::from_le_bytes(
            self.descriptor(&self.llc, kernel)[44..48].try_into().expect("four bytes"),
        );
        let subtarget = self.subtarget();
        let vgprs = match (subtarget.unified_registers(), agprs) {
            (true, 1..) => (rsrc3 as u16 & 63) * 4 + 4,
            _ => total,
        };
        let mut resources = Resources {
            vgprs,
            agprs,
            scratch: number(".private_segment_fixed_size") as u32,
            dynamic_stack: entry(found, ".uses_dynamic_stack").and_then(Value::as_bool)
                == Some(true),
            sgpr_spills: number(".sgpr_spill_count") as u32,
            vgpr_spills: number(".vgpr_spill_count") as u32,
            ..Resources::default()
        };
        // The numbered ones are what is left of the total.
        resources.uses_flat_scratch = resources.scratch != 0 || resources.dynamic_stack;
        let total = number(".sgpr_count") as u16;
        for (vcc, flat) in [(false, false), (true, false), (true, true)] {
            let mut tried = resources;
            tried.uses_vcc = vcc;
            tried.uses_flat_scratch &= flat;
            let extra = tried.total_sgprs(&subtarget);
            if extra <= total {
                resources = tried;
                resources.sgprs = total - extra;
            }
        }
        resources
    }

    /// The bytes of a kernel's descriptor.
    fn descriptor(&self, object: &ObjectFile, kernel: &str) -> [u8; 64] {
        let name = format!("{kernel}.kd");
        let symbol =
            object.symbols.iter().find(|s| s.name == name).unwrap_or_else(|| panic!("no {name}"));
        let SymbolLocation::Section(section, at) = symbol.place else {
            panic!("{name} is nowhere")
        };
        object.sections[section].data[at as usize..at as usize + 64].try_into().expect("64 bytes")
    }

    /// Returns the functions that `llc` made, as our program.
    fn program(&self, policy: InputPolicy) -> Program {
        let cx = &self.module.cx;
        let abi = self.abi(policy);
        let mut functions: Vec<(u64, Global, Compiled)> = Vec::new();
        let mut total: Map<Global, Resources> = Map::default();
        for symbol in &self.llc.symbols {
            let Some(global) = cx.find_global(&symbol.name).filter(|&g| cx.function(g).is_some())
            else {
                continue;
            };
            let SymbolLocation::Section(section, at) = symbol.place else { continue };
            let part = &self.llc.sections[section];
            if !part.exec {
                continue;
            }
            let range = at..at + symbol.size;
            let bytes = part.data[at as usize..range.end as usize].to_vec();
            let relocations =
                part.relocations.iter().filter(|r| range.contains(&r.offset)).map(|r| {
                    let target = &self.llc.symbols[r.symbol as usize];
                    let (name, addend) = match (target.name.as_str(), target.place) {
                        ("", SymbolLocation::Section(section, _)) => {
                            self.name_at(section, r.addend, distance(&part.data, r.offset))
                        }
                        (name, _) => (name.to_owned(), r.addend),
                    };
                    Relocation { offset: r.offset - at, kind: r.kind, symbol: name, addend }
                });
            let code = Code { bytes, relocations: relocations.collect() };
            let resources = self.resources(&symbol.name);
            total.insert(global, resources);
            functions.push((at, global, Compiled { code, text: String::new(), own: resources }));
        }
        functions.sort_by_key(|f| f.0);
        let functions = functions.into_iter().map(|(_, g, c)| (g, c)).collect();
        Program::with_resources(cx, &abi, self.subtarget(), &self.name, functions, &total)
            .unwrap_or_else(|d| panic!("{}: {d}", self.name))
    }

    /// The symbol that lies where a relocation by the section's symbol points to. Addends of addresses in code are
    /// too large by the distance from where the program counter was taken.
    fn name_at(&self, section: usize, addend: i64, distance: i64) -> (String, i64) {
        let at = addend - distance;
        let candidates =
            self.llc.symbols.iter().filter(|s| !s.name.is_empty()).filter_map(|s| match s.place {
                SymbolLocation::Section(number, offset) if number == section => {
                    Some((offset as i64, s))
                }
                _ => None,
            });
        let found = candidates.filter(|(o, _)| *o <= at).max_by_key(|(o, s)| (*o, s.size));
        let (offset, symbol) =
            found.unwrap_or_else(|| panic!("{}: nothing at {at} of {section}", self.name));
        (symbol.name.clone(), addend - offset)
    }
}

/// The distance of a literal from the end of the last `s_getpc_b64` before it.
fn distance(code: &[u8], offset: u64) -> i64 {
    let found = (4..=64).step_by(4).find(|&back| {
        let at = offset as usize - back;
        let word = u32::from_le_bytes(code[at..at + 4].try_into().expect("four bytes"));
        matches!(word & 0xff80_ff00, 0xbe80_1c00 | 0xbe80_1f00 | 0xbe80_4700)
    });
    found.expect("an address is counted from the program counter") as i64 - 4
}

fn all_cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for (name, text) in modules::MODULES {
        for cpu in PROCESSORS {
            cases.push(Case::new(name, text, cpu, ""));
        }
    }
    for (cpu, features) in [
        ("gfx1100", "+wavefrontsize64"),
        ("gfx1030", "+cumode"),
        ("gfx90a", "+xnack,+sramecc,+tgsplit"),
        ("gfx942", "-xnack"),
        ("gfx900", "-xnack"),
    ] {
        for (name, text) in modules::MODULES {
            cases.push(Case::new(name, text, cpu, features));
        }
    }
    cases.extend(corpus());
    cases
}

/// The shared corpus, where it is at hand (`LANELIFT_CORPUS`, or beside the checkout).
fn corpus() -> Vec<Case> {
    let folder = std::env::var_os("LANELIFT_CORPUS").map(PathBuf::from).or_else(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let beside =
            [root.join("../shared/corpus/ll/amdgcn"), root.join("../../shared/corpus/ll/amdgcn")];
        beside.into_iter().find(|p| p.is_dir())
    });
    let Some(folder) = folder else { return Vec::new() };
    let mut cases = Vec::new();
    for cpu in ["gfx1100", "gfx90a", "gfx942"] {
        let Ok(files) = std::fs::read_dir(folder.join(cpu)) else { continue };
        let mut files: Vec<PathBuf> = files.filter_map(|f| Some(f.ok()?.path())).collect();
        files.sort();
        for file in files {
            let text = std::fs::read_to_string(&file).expect("a module");
            let name =
                file.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
            cases.push(Case::new(&name, &text, cpu, ""));
        }
    }
    cases
}

#[test]
fn descriptors_and_metadata_are_llc_s() {
    if !tools() {
        return;
    }
    let mut compared = 0;
    let mut failures = Vec::new();
    for case in all_cases() {
        let ours = case.program(InputPolicy::Declared).object();
        let kernels = ours.symbols.iter().filter_map(|s| s.name.strip_suffix(".kd"));
        for kernel in kernels {
            let mut mine = case.descriptor(&ours, kernel);
            let theirs = case.descriptor(&case.llc, kernel);
            // We lay out local memory with fewer holes.
            let word = |bytes: &[u8; 64], at: usize| {
                u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"))
            };
            if word(&mine, 0) < word(&theirs, 0) {
                mine[..4].copy_from_slice(&theirs[..4]);
            }
            // Where local memory leaves room for few waves, LLVM asks for registers that keep more out.
            let registers = |bytes| (word(bytes, 48) & 63, word(bytes, 48) >> 6 & 15);
            let ((v, s), (their_v, their_s)) = (registers(&mine), registers(&theirs));
            if word(&mine, 0) != 0 && v <= their_v && s <= their_s {
                let rsrc1 = word(&mine, 48) & !0x3ff | word(&theirs, 48) & 0x3ff;
                mine[48..52].copy_from_slice(&rsrc1.to_le_bytes());
            }
            if mine != theirs {
                failures.push(format!(
                    "{} {kernel}: descriptor\n  {mine:02x?}\n  {theirs:02x?}",
                    case.name
                ));
            }
            compared += 1;
        }
        if let Some(difference) = differ("", &ours.metadata[0], &case.llc.metadata[0]) {
            failures.push(format!("{}: metadata {difference}", case.name));
        }
        if ours.flags != case.llc.flags || ours.abi_version != case.llc.abi_version {
            failures
                .push(format!("{}: flags {:x} for {:x}", case.name, ours.flags, case.llc.flags));
        }
    }
    eprintln!("{compared} kernels compared");
    assert!(
        failures.is_empty(),
        "{} failures:\n{}",
        failures.len(),
        failures[..failures.len().min(30)].join("\n")
    );
}

/// Returns the path at which two values differ, kernels in any order.
fn differ(path: &str, a: &Value, b: &Value) -> Option<String> {
    match (a, b) {
        (Value::Map(_), Value::Map(_)) => {
            let keys = |v: &Value| -> Vec<String> {
                let mut keys: Vec<String> = v
                    .as_map()
                    .into_iter()
                    .flatten()
                    .filter_map(|(k, _)| k.as_str().map(str::to_owned))
                    .collect();
                keys.sort();
                keys
            };
            if keys(a) != keys(b) {
                return Some(format!("{path}: keys {:?} for {:?}", keys(a), keys(b)));
            }
            keys(a).iter().find_map(|k| differ(&format!("{path}/{k}"), entry(a, k)?, entry(b, k)?))
        }
        (Value::Array(x), Value::Array(y)) => {
            if x.len() != y.len() {
                return Some(format!("{path}: {} items for {}", x.len(), y.len()));
            }
            let sorted = |list: &[Value]| {
                let mut list = list.to_vec();
                list.sort_by_key(|v| entry(v, ".symbol").map(ToString::to_string));
                list
            };
            let (x, y) = (sorted(x), sorted(y));
            x.iter()
                .zip(&y)
                .enumerate()
                .find_map(|(i, (x, y))| differ(&format!("{path}/{i}"), x, y))
        }
        _ if a == b => None,
        // We lay out local memory with fewer holes.
        _ if path.ends_with(".group_segment_fixed_size") && a.as_u64() < b.as_u64() => None,
        _ => Some(format!("{path}: {a} for {b}")),
    }
}

#[test]
fn what_the_code_uses_is_asked_for_and_no_more() {
    if !tools() {
        return;
    }
    for case in all_cases() {
        let (declared, used) = (case.abi(InputPolicy::Declared), case.abi(InputPolicy::Used));
        for (declared, used) in declared.kernels.iter().zip(&used.kernels) {
            assert!(
                declared.user_sgprs >= used.user_sgprs || used.user_sgprs >= 13,
                "{}",
                case.name
            );
            assert!(declared.workitem_id_mode >= used.workitem_id_mode, "{}", case.name);
            assert_eq!(declared.lds, used.lds, "{}", case.name);
        }
    }
}

/// The lines of a tool's answer about a file.
fn readelf(option: &str, file: &str) -> String {
    let output = run("llvm-readelf-22", &[option, file], None).expect("readelf reads it");
    String::from_utf8_lossy(&output).into_owned()
}

/// Names, sizes, kinds and bindings of a table of symbols, by name.
fn symbols(option: &str, file: &str) -> BTreeMap<String, String> {
    let text = readelf(option, file);
    let lines = text.lines().filter(|l| l.trim_start().starts_with(|c: char| c.is_ascii_digit()));
    lines
        .filter_map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            let name = (*words.get(7)?).to_owned();
            let place = if words[6] == "UND" { "UND" } else { "" };
            Some((name, format!("{} {} {} {} {place}", words[2], words[3], words[4], words[5])))
        })
        .collect()
}

/// Kinds, rights and alignments of segments.
fn segments(file: &str) -> Vec<String> {
    let text = readelf("-lW", file);
    let kinds = ["PHDR", "LOAD", "DYNAMIC", "GNU_RELRO", "GNU_STACK", "NOTE"];
    text.lines()
        .map(str::trim)
        .filter(|l| kinds.iter().any(|k| l.starts_with(&format!("{k} "))))
        .map(|l| {
            let words: Vec<&str> = l.split_whitespace().collect();
            format!("{} {}", words[0], words[6..].join(" "))
        })
        .collect()
}

/// Linking is tried with every so-manieth case: each takes a dozen runs of tools.
const STEP: usize = 5;

#[test]
fn linked_objects_are_as_lld_s() {
    if !tools() {
        return;
    }
    let folder = folder();
    let mut failures = Vec::new();
    for case in all_cases().into_iter().step_by(STEP) {
        let path = |what: &str| {
            folder.join(format!("{}.{what}", case.name)).to_string_lossy().into_owned()
        };
        std::fs::write(path("o"), &case.llc_bytes).expect("a file");
        let args = ["-shared", &path("o"), "-o", &path("lld")];
        run("ld.lld-22", &args, None).expect("lld links it");
        let options = LinkOptions { allow_undefined: true };
        // Theirs by our linker, ours by our linker, ours by theirs.
        let ours = case.program(InputPolicy::Declared).object();
        std::fs::write(path("ours.o"), ours.to_elf()).expect("a file");
        let reread = ObjectFile::read("ours", &ours.to_elf()).expect("we read what we write");
        assert_eq!(reread.sections.len(), ours.sections.len(), "{}", case.name);
        for (kind, object) in [("relinked", &case.llc), ("linked", &ours), ("reread", &reread)] {
            let linked = link(std::slice::from_ref(object), options)
                .unwrap_or_else(|d| panic!("{}: {d}", case.name));
            std::fs::write(path(kind), linked).expect("a file");
            if segments(&path(kind)) != segments(&path("lld")) {
                let lists = (segments(&path(kind)), segments(&path("lld")));
                failures.push(format!("{} {kind}: segments {lists:#?}", case.name));
            }
            let (mine, theirs) =
                (symbols("--dyn-syms", &path(kind)), symbols("--dyn-syms", &path("lld")));
            if mine != theirs {
                failures.push(format!("{} {kind}: symbols {mine:#?} for {theirs:#?}", case.name));
            }
            for option in ["-a", "--notes"] {
                let _ = readelf(option, &path(kind));
            }
            run("llvm-objdump-22", &["-d", &path(kind)], None).expect("objdump reads it");
        }
        let args = ["-shared", &path("ours.o"), "-o", &path("crosslinked")];
        run("ld.lld-22", &args, None).expect("lld links ours");
        let (mine, theirs) = (contents(&path("relinked")), contents(&path("lld")));
        if mine != theirs {
            failures.push(format!("{}: contents of relinked\n{mine:#?}\n{theirs:#?}", case.name));
        }
    }
    assert!(
        failures.is_empty(),
        "{} failures:\n{}",
        failures.len(),
        failures[..failures.len().min(4)].join("\n")
    );
}

/// Returns the contents of a linked object, independent of addresses: for each exported symbol its bytes.
fn contents(file: &str) -> BTreeMap<String, String> {
    let text = readelf("-x.text", file);
    let mut found = BTreeMap::new();
    // Distances within code do not change as long as sections keep their distances.
    let lines: Vec<&str> = text.lines().filter(|l| l.trim_start().starts_with("0x")).collect();
    found.insert("lines".to_owned(), lines.len().to_string());
    for option in ["-r", "-d"] {
        let kinds: Vec<String> = readelf(option, file)
            .lines()
            .filter(|l| l.contains("R_AMDGPU") || l.contains("RELACOUNT") || l.contains("RELASZ"))
            .map(|l| l.split_whitespace().skip(2).step_by(2).collect::<Vec<_>>().join(" "))
            .collect();
        found.insert(option.to_owned(), kinds.join("\n"));
    }
    found
}
