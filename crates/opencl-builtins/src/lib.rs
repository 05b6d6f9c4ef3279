//! OpenCL C's built-in functions that are no instructions of the machine.
//!
//! A module for SPIR calls `_Z3expf` and leaves it to the compiler. [`link`] gives such declarations bodies: from a library of LLVM
//! IR that clang made of the OpenCL C in `library/` (our own; arithmetic only, so that every target and the interpreter compute the
//! same bits), and for vectors, where OpenCL means each component by itself, by calls of the function for single values. What the
//! library lacks stays a declaration, for the backend to know or to refuse.
//!
//! Names are mangled by the Itanium C++ ABI, as SPIR prescribes. Accuracy: OpenCL C 3.0, section 7.4; measured in the test suite
//! (`opencl_builtins.rs`).

#![forbid(unsafe_code)]

mod atomics;
mod components;
mod copies;
mod groups;
mod library;
mod names;
mod rows;
mod shuffles;
mod subgroups;
mod written;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use ir::diagnostic::Diagnostic;
use ir::ssa::{Context, GlobalData, Module};
use written::Written;

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

/// What writes bodies for the type that a function is declared with.
const WRITERS: [fn(&Context, &GlobalData) -> Option<Written>; 6] =
    [atomics::body, rows::body, copies::body, shuffles::body, subgroups::body, groups::body];

/// Gives the built-in functions that a module declares their bodies, and those that they call.
///
/// # Errors
/// If the module declares a function of the library with another type.
pub fn link(module: &mut Module) -> Result<(), Diagnostic> {
    let mut text = String::new();
    let mut wanted = Vec::new();
    let mut taken: BTreeSet<&str> = BTreeSet::new();
    let mut needed = BTreeSet::new();
    for data in module.cx.globals.values() {
        if !data.is_declaration() {
            // The program has its own.
            taken.insert(&data.name);
        } else if data.function().is_none() {
            continue;
        } else if let Some(name) = library::function(&data.name) {
            wanted.push(name);
        } else if let Some(body) = WRITERS.iter().find_map(|body| body(&module.cx, data)) {
            text.push_str(&body.text);
            needed.extend(body.needs);
        } else if let Some((body, callee)) = components::body(&module.cx, data)
            && let Some(callee) = library::function(&callee)
        {
            text.push_str(&body);
            wanted.push(callee);
        }
    }
    if wanted.is_empty() && text.is_empty() {
        return Ok(());
    }
    for line in needed {
        let name = library::mentioned(&line).next().and_then(library::function);
        match name {
            Some(name) => wanted.push(name),
            None => {
                let _ = writeln!(text, "{line}");
            }
        }
    }
    while let Some(name) = wanted.pop() {
        if taken.insert(name) {
            let _ = writeln!(text, "{}", library::text(name));
            wanted.extend(library::needs(name));
        }
    }
    let empty = Module::new("");
    *module =
        llvm_reader::parse_onto(std::mem::replace(module, empty), "builtins.ll", text.as_bytes())?;
    Ok(())
}
