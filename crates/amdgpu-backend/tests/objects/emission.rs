//! Finished functions as bytes and text: `llc`'s last machine IR, read and emitted by us, gives `llc`'s code, and our
//! assembly text assembles to what we write ourselves.

use amdgpu_backend::Options;
use amdgpu_backend::emit::{emit, expand_pseudos};
use amdgpu_backend::object::model::SymbolLocation;
use amdgpu_backend::object::{ObjectFile, Program};
use amdgpu_backend::pipeline::{self, ModuleContext};
use ir::machine::MachineFunction;
use ir::ssa::Global;

use crate::{Case, InputPolicy, corpus, differ, modules, run, tools};

/// The functions of a case as `llc` has them after its last pass.
fn machine_functions(case: &Case) -> Vec<(Global, MachineFunction)> {
    let args = [
        "-O3",
        &format!("-mcpu={}", case.cpu.name),
        &format!("-mattr={}", case.features()),
        "-enable-ipra=0",
        "-stop-after=amdgpu-preload-kern-arg-prolog",
        "-o",
        "-",
    ];
    let text = run("llc-22", &args, Some(case.text.as_bytes())).expect("llc compiles it");
    let info = case.subtarget().target.info();
    let file = llvm_reader::mir::parse(&case.name, &text, &|_, _| Ok(info))
        .unwrap_or_else(|d| panic!("{}: {d}", case.name));
    let mut functions = Vec::new();
    for mut func in file.functions {
        let Some(global) = case.module.cx.find_global(&func.name) else { continue };
        expand_pseudos(&mut func, case.subtarget().target)
            .unwrap_or_else(|d| panic!("{}: {d}", case.name));
        functions.push((global, func));
    }
    functions
}

fn cases() -> Vec<Case> {
    let mut cases = corpus();
    for cpu in ["gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1200"] {
        for (name, text) in modules::MODULES {
            cases.push(Case::new(name, text, cpu, ""));
        }
    }
    cases
}

#[test]
fn llc_s_machine_ir_becomes_llc_s_code() {
    if !tools() {
        return;
    }
    let mut failures = Vec::new();
    let (mut functions, mut bytes) = (0, 0);
    for case in cases() {
        for (_, func) in machine_functions(&case) {
            let code = match emit(&func, case.subtarget().target) {
                Ok(code) => code,
                Err(error) => {
                    failures.push(format!("{}: {error}", case.name));
                    continue;
                }
            };
            let symbol = case
                .llc
                .symbols
                .iter()
                .find(|s| s.name == func.name)
                .expect("llc has the function");
            let SymbolLocation::Section(section, at) = symbol.place else {
                panic!("it is defined")
            };
            let part = &case.llc.sections[section];
            let theirs = &part.data[at as usize..(at + symbol.size) as usize];
            functions += 1;
            bytes += theirs.len();
            if let Some(place) = (0..theirs.len().max(code.bytes.len()))
                .find(|&i| theirs.get(i) != code.bytes.get(i))
            {
                let near = place & !3;
                let show = |b: &[u8]| b.get(near..(near + 8).min(b.len())).map(<[u8]>::to_vec);
                failures.push(format!(
                    "{} {}: at {near:#x} {:02x?} for {:02x?}",
                    case.name,
                    func.name,
                    show(&code.bytes),
                    show(theirs)
                ));
            }
            let range = at..at + symbol.size;
            let relocations: Vec<_> = part
                .relocations
                .iter()
                .filter(|r| range.contains(&r.offset))
                .map(|r| (r.offset - at, r.kind))
                .collect();
            let ours: Vec<_> = code.relocations.iter().map(|r| (r.offset, r.kind)).collect();
            if ours != relocations {
                failures.push(format!(
                    "{} {}: relocations {ours:?} for {relocations:?}",
                    case.name, func.name
                ));
            }
            for (mine, theirs) in code
                .relocations
                .iter()
                .zip(part.relocations.iter().filter(|r| range.contains(&r.offset)))
            {
                let target = &case.llc.symbols[theirs.symbol as usize];
                if !target.name.is_empty()
                    && (target.name != mine.symbol || theirs.addend != mine.addend)
                {
                    failures.push(format!("{}: {mine:?} for {theirs:?}", case.name));
                }
            }
        }
    }
    eprintln!("{functions} functions, {bytes} bytes");
    assert!(
        failures.is_empty(),
        "{} failures:\n{}",
        failures.len(),
        failures[..failures.len().min(30)].join("\n")
    );
}

#[test]
fn our_assembly_is_our_object() {
    if !tools() {
        return;
    }
    let mut failures = Vec::new();
    // Reading and assembling the large ones takes a while; the other test has them all.
    for case in cases().into_iter().step_by(2) {
        let functions = machine_functions(&case);
        let abi = case.abi(InputPolicy::Declared);
        let mut options = Options::new(case.cpu);
        options.text = true;
        options.features = vec![case.features.clone()];
        let unit = ModuleContext { module: &case.module, abi: &abi, options: &options };
        let program: Program =
            pipeline::emit(unit, &functions).unwrap_or_else(|d| panic!("{}: {d}", case.name));
        let text = program.assembly();
        let cpu = format!("-mcpu={}", case.cpu.name);
        let args = ["-triple=amdgcn-amd-amdhsa", &cpu, "-filetype=obj", "-o", "-"];
        let assembled = match run("llvm-mc-22", &args, Some(text.as_bytes())) {
            Ok(bytes) => ObjectFile::read("llvm-mc", &bytes).expect("an object"),
            Err(error) => {
                failures.push(format!("{}: {}", case.name, &error[..error.len().min(2000)]));
                continue;
            }
        };
        let ours = program.object();
        for part in &ours.sections {
            let Some(theirs) = assembled.sections.iter().find(|s| s.name == part.name) else {
                if part.size() != 0 {
                    failures.push(format!("{}: no {}", case.name, part.name));
                }
                continue;
            };
            if let Some(at) = (0..part.data.len().max(theirs.data.len()))
                .find(|&i| part.data.get(i) != theirs.data.get(i))
            {
                failures.push(format!(
                    "{}: {} at {at:#x} of {:#x} ({:#x})",
                    case.name,
                    part.name,
                    part.data.len(),
                    theirs.data.len()
                ));
            }
            if part.size() != theirs.size() {
                failures.push(format!(
                    "{}: {} of {} for {}",
                    case.name,
                    part.name,
                    part.size(),
                    theirs.size()
                ));
            }
            let kinds = |o: &ObjectFile, s: &amdgpu_backend::object::model::ObjectSection| {
                let mut list: Vec<_> = s
                    .relocations
                    .iter()
                    .map(|r| {
                        let symbol = &o.symbols[r.symbol as usize];
                        // A local symbol may be named by its section.
                        let name = matches!(symbol.place, SymbolLocation::Undefined)
                            .then(|| symbol.name.clone());
                        (r.offset, r.kind, name)
                    })
                    .collect();
                list.sort();
                list
            };
            if kinds(&ours, part) != kinds(&assembled, theirs) {
                failures.push(format!("{}: relocations of {}", case.name, part.name));
            }
        }
        if let Some(difference) = differ("", &ours.metadata[0], &assembled.metadata[0]) {
            failures.push(format!("{}: metadata {difference}", case.name));
        }
        if ours.flags != assembled.flags || ours.abi_version != assembled.abi_version {
            failures.push(format!("{}: flags", case.name));
        }
    }
    assert!(
        failures.is_empty(),
        "{} failures:\n{}",
        failures.len(),
        failures[..failures.len().min(30)].join("\n")
    );
}
