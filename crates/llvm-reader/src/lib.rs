//! Reads LLVM IR into Lanelift's SSA IR: text, and with the feature `bitcode` (on by default) bitcode too.
//!
//! ```
//! let text = b"define i32 @f(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n";
//! let module = llvm_reader::parse("example.ll", text).unwrap();
//! assert_eq!(module.definitions().count(), 1);
//! ```
//!
//! The reader understands the output of clang 15 to 22, rustc, Julia, MLIR and Triton for GPUs: opaque pointers,
//! every instruction except `callbr` and the funclets of exception handling, metadata in full. (GPUs do not
//! unwind: an `invoke` is read as a call, after which the program goes on at the normal destination.) The reader is a hand-written
//! recursive descent over the bytes, front to back, that builds the module as it goes; errors carry the
//! place and what was expected.

mod attributes;
mod calls;
mod constants;
mod cursor;
mod exceptions;
mod floats;
mod function;
mod globals;
mod instructions;
mod keywords;
mod memory;
mod metadata;
pub mod mir;
mod parser;
mod state;
mod targets;
mod types;
mod undeclared;

pub use targets::data_layout;

use ir::diagnostic::Diagnostic;
use ir::ssa::{Module, TargetChoice};
use state::Parser;

/// Reads a module from LLVM IR, text or bitcode, by its first bytes. `name` is the file's name for messages.
///
/// # Errors
/// The first mistake, with its place in the text, or its byte in the bitcode. Without the feature `bitcode`,
/// bitcode is refused.
pub fn parse(name: &str, input: &[u8]) -> Result<Module, Diagnostic> {
    parse_for(name, input, TargetChoice::default())
}

/// Reads a module whose target is named beside it, as a command line does.
///
/// # Errors
/// As [`parse`].
pub fn parse_for(name: &str, input: &[u8], target: TargetChoice<'_>) -> Result<Module, Diagnostic> {
    if let Some(module) = bitcode(name, input, target) {
        return module;
    }
    Parser::new(name, input, target)?.module()
}

/// Whether an input is bitcode, by its first bytes.
pub fn is_bitcode(input: &[u8]) -> bool {
    input.starts_with(b"BC\xc0\xde") || input.starts_with(b"\xde\xc0\x17\x0b")
}

/// Reads the input if it is bitcode.
fn bitcode(
    name: &str,
    input: &[u8],
    target: TargetChoice<'_>,
) -> Option<Result<Module, Diagnostic>> {
    #[cfg(feature = "bitcode")]
    return bitcode_reader::is_bitcode(input)
        .then(|| bitcode_reader::parse(name, input, target, data_layout));
    #[cfg(not(feature = "bitcode"))]
    {
        let _ = target;
        let found = is_bitcode(input);
        let location = ir::diagnostic::Location { file: name.to_owned(), line: 0, column: 0 };
        found.then(|| {
            Err(Diagnostic::unsupported("LLVM bitcode")
                .with_note("lanelift-llvm-reader was built without its feature 'bitcode'")
                .with_location(location))
        })
    }
}

/// Reads a module, and notes the line of the text that each instruction is read from: what is compiled from it can tell
/// ([`ir::debug`]). The module is otherwise the same. Bitcode has no lines to note.
///
/// # Errors
/// As [`parse`].
pub fn parse_with_origins(name: &str, input: &[u8]) -> Result<Module, Diagnostic> {
    parse_with_origins_for(name, input, TargetChoice::default())
}

/// [`parse_with_origins`] of a module whose target is named beside it.
///
/// # Errors
/// As [`parse`].
pub fn parse_with_origins_for(
    name: &str,
    input: &[u8],
    target: TargetChoice<'_>,
) -> Result<Module, Diagnostic> {
    if let Some(module) = bitcode(name, input, target) {
        return module;
    }
    Parser::new(name, input, target)?.with_origins().module()
}

/// Adds what a text of LLVM IR defines to a module: its functions are the definitions of what the module declares. What both declare
/// stays as the module has it; numbers of metadata and attribute groups are the text's own.
///
/// # Errors
/// As [`parse`]; also if both define the same global, or with different types.
pub fn parse_onto(module: Module, name: &str, text: &[u8]) -> Result<Module, Diagnostic> {
    Parser::onto(module, name, text).module()
}

#[cfg(test)]
mod tests {
    use super::*;

    const BASE: &str = "@table = constant i32 1\ndefine i32 @own() {\n  ret i32 1\n}\n\
        declare i32 @wanted(i32)\ndefine i32 @user(i32 %x) {\n\
        \x20 %y = call i32 @wanted(i32 %x)\n  ret i32 %y\n}\n";

    fn onto(text: &str) -> Result<String, String> {
        let base = parse("base.ll", BASE.as_bytes()).expect("a module");
        let module = parse_onto(base, "more.ll", text.as_bytes()).map_err(|e| e.to_string())?;
        Ok(ir::ssa::print::module_to_string(&module))
    }

    #[test]
    fn instructions_know_the_lines_they_are_read_from() {
        let text = "define void @f(ptr %p, i1 %c) !dbg !1 {\n  br i1 %c, label %a, label %b\na:\n\
            \x20 store i32 1, ptr %p, !dbg !2\n\n  br label %b\nb:\n  ret void\n}\n\
            !1 = distinct !DISubprogram(name: \"f\")\n!2 = !DILocation(line: 7, scope: !1)\n";
        let module = parse_with_origins("f.ll", text.as_bytes()).expect("a module");
        let (_, body) = module.definitions().next().expect("a function");
        let body = &module.bodies[body];
        let lines = body.all_insts();
        let lines = lines.map(|inst| {
            let md = body.insts[inst].debug_loc.expand().expect("a location");
            module.cx.metadata.origin(md)
        });
        assert_eq!(lines.collect::<Vec<_>>(), [Some(2), Some(4), Some(6), Some(8)]);
        // What is printed says no more than the text.
        let print = |module| ir::ssa::print::module_to_string(module);
        let plain = parse("f.ll", text.as_bytes()).expect("a module");
        let count = |text: &str| text.matches("!dbg").count();
        assert_eq!(count(&print(&module)), count(&print(&plain)), "{}", print(&module));
        assert!(ir::ssa::verify::verify(&module).into_result(()).is_ok());
    }

    #[test]
    fn definitions_replace_declarations() {
        let more = "declare i32 @own()\ndefine i32 @wanted(i32 %x) {\n  %y = call i32 @own()\n\
            \x20 %z = call i32 @inner(i32 %y)\n  ret i32 %z\n}\n\
            define i32 @inner(i32 %x) {\n  ret i32 %x\n}\n";
        let text = onto(more).expect("a module");
        for line in
            ["@table = constant", "define i32 @own()", "define i32 @wanted(", "define i32 @inner("]
        {
            assert_eq!(text.matches(line).count(), 1, "{line}\n{text}");
        }
        assert!(!text.contains("declare"), "{text}");
    }

    #[test]
    fn what_does_not_fit_has_its_place() {
        for (more, message) in [
            (
                "\ndefine i32 @own() {\n  ret i32 2\n}\n",
                "more.ll:2:12: error: redefinition of '@own'",
            ),
            (
                "define void @wanted() {\n  ret void\n}\n",
                "more.ll:1:13: error: '@wanted' is declared with another type",
            ),
            (
                "define void @f() {\n  call void @missing()\n  ret void\n}\n",
                "more.ll:2:13: error: use of undefined global '@missing'",
            ),
        ] {
            let error = onto(more).expect_err(message);
            assert!(error.contains(message), "{error}");
        }
    }
}
