//! OpenCL C's built-in functions that are no instructions of the machine.
//!
//! A module for SPIR calls `_Z3expf` and leaves it to the compiler. [`link`] gives such declarations bodies: from a library of LLVM
//! IR that clang made of the OpenCL C in `library/` (our own; arithmetic only, so that every target and the interpreter compute the
//! same bits; but `native_exp` and its kin, and `half_exp`, are made of what the machine has for `native_exp2`), and for vectors, where OpenCL means each component by itself, by calls of the function for single values. What the
//! library lacks stays a declaration, for the backend to know or to refuse.
//!
//! Names are mangled by the Itanium C++ ABI, as SPIR prescribes. Accuracy: OpenCL C 3.0, section 7.4; measured in the test suite
//! (`opencl_builtins.rs`).

#![forbid(unsafe_code)]

mod atomics;
mod components;
mod conversion;
mod copies;
mod groups;
mod images;
mod instructions;
mod library;
mod names;
mod operations;
mod rows;
mod shuffles;
mod subgroups;
mod written;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use ir::diagnostic::Diagnostic;
use ir::ssa::{Context, GlobalData, Module};
use written::Written;

pub use operations::Operation;

/// The names of the library's functions, mangled.
pub fn functions() -> impl Iterator<Item = &'static str> {
    library::functions()
}

/// The type of one of the library's functions as LLVM IR declares it: `declare spir_func float @_Z3expf(float noundef %0)`.
pub fn declaration(name: &str) -> Option<String> {
    let line = library::text(library::function(name)?).lines().next()?;
    let (head, _) = line.rsplit_once(')')?;
    Some(format!("declare {})", head.strip_prefix("define dso_local ")?))
}

/// Functions that write bodies for the type that a function is declared with.
const WRITERS: [Writer; 7] = [
    atomics::body,
    rows::body,
    copies::body,
    shuffles::body,
    subgroups::body,
    groups::body,
    images::body,
];

/// Function that writes a body for the type that a function is declared with.
type Writer = fn(&Context, &GlobalData) -> Option<Written>;

/// Adds bodies to the built-in functions that a module declares, and the functions that they call; also the operations
/// that the machine lacks.
///
/// # Errors
/// If the module declares a function of the library with another type.
pub fn link_for(module: &mut Module, lacks: &dyn Fn(Operation) -> bool) -> Result<(), Diagnostic> {
    link(module)?;
    // What the library does may be among them, but not in the functions that these are made of.
    while operations::lower(module, lacks) {
        link(module)?;
    }
    Ok(())
}

/// Adds bodies to the built-in functions that a module declares, and the functions that they call.
///
/// # Errors
/// If the module declares a function of the library with another type.
pub fn link(module: &mut Module) -> Result<(), Diagnostic> {
    link_with(module, &WRITERS)
}

/// The same, also for functions that backends make instructions of (`min`, `mad`, `isless`, …): for what has no such instructions,
/// as the interpreter. What depends on how work-items run stays declared.
///
/// # Errors
/// If the module declares a function of the library with another type.
pub fn link_all(module: &mut Module) -> Result<(), Diagnostic> {
    let mut writers = WRITERS.to_vec();
    writers.push(instructions::body);
    link_with(module, &writers)
}

/// Links until nothing that bodies call can get one.
fn link_with(module: &mut Module, writers: &[Writer]) -> Result<(), Diagnostic> {
    let mut declared = usize::MAX;
    loop {
        link_by(module, writers)?;
        let left = module.cx.globals.values().filter(|data| data.is_declaration()).count();
        if std::mem::replace(&mut declared, left) == left {
            return Ok(());
        }
    }
}

fn link_by(module: &mut Module, writers: &[Writer]) -> Result<(), Diagnostic> {
    let mut text = String::new();
    let mut wanted: Vec<String> = Vec::new();
    let mut taken: BTreeSet<String> = BTreeSet::new();
    let mut needed = BTreeSet::new();
    for data in module.cx.globals.values() {
        if !data.is_declaration() {
            // The program has its own.
            taken.insert(data.name.to_string());
        } else if data.function().is_none() {
            continue;
        } else if has(&data.name) {
            wanted.push(data.name.to_string());
        } else if let Some(body) = writers.iter().find_map(|body| body(&module.cx, data)) {
            text.push_str(&body.text);
            needed.extend(body.needs);
        } else if let Some((body, callee)) = components::body(&module.cx, data)
            && has(&callee)
        {
            text.push_str(&body);
            wanted.push(callee);
        }
    }
    if wanted.is_empty() && text.is_empty() {
        return Ok(());
    }
    for line in needed {
        let Some(name) = library::mentioned(&line).next().map(str::to_owned) else { continue };
        if has(&name) {
            wanted.push(name);
        } else if taken.insert(name) {
            let _ = writeln!(text, "{line}");
        }
    }
    while let Some(name) = wanted.pop() {
        if !taken.insert(name.clone()) {
            continue;
        }
        if let Some((body, declarations)) = conversion::body(&name) {
            for (intrinsic, declaration) in declarations {
                if taken.insert(intrinsic) {
                    text.push_str(&declaration);
                }
            }
            let called = library::mentioned(&body).filter(|name| library::has(name));
            wanted.extend(called.map(str::to_owned));
            text.push_str(&body);
        } else {
            let _ = writeln!(text, "{}", library::text(&name));
            wanted.extend(library::needs(&name).map(str::to_owned));
        }
    }
    let empty = Module::new("");
    *module =
        llvm_reader::parse_onto(std::mem::replace(module, empty), "builtins.ll", text.as_bytes())?;
    Ok(())
}

/// Whether there is a function of single values of a name. Intrinsics of NVVM are there without their `llvm.`, in terms of OpenCL's functions.
pub fn has(name: &str) -> bool {
    library::function(name).is_some() || conversion::body(name).is_some()
}
