//! Files of functions: the text form, with the LLVM IR that the functions come from in front, if it is known.
//!
//! ```text
//! --- |
//!   target triple = "spir64-unknown-unknown"
//!   …
//! ...
//! function k device=skl simd=16 stage=built
//!   …
//! ```
//!
//! LLVM's files of machine functions start in the same form; the text after the module tells them apart. The module has
//! the facts of a kernel that the driver needs and its instructions lack: without it a file can be looked at and
//! changed, but no zebin can be made.

use ir::diagnostic::{Diagnostic, SourceText};
use ir::ssa::Module;

use super::function::EuFunction;
use super::parse::parse;
use super::text::print;
use super::verify::verify;

/// A file of functions.
#[derive(Debug)]
pub struct EuFile {
    /// The module that the functions come from, if the file has it.
    pub module: Option<Module>,
    /// Its text as it stands in the file, with the indentation.
    pub module_text: String,
    /// The functions, in the order of the file.
    pub functions: Vec<EuFunction>,
}

/// Delimiters of the module.
const OPEN: &[u8] = b"--- |";
const CLOSE: &[u8] = b"...";
/// Start of a function.
const FUNCTION: &[u8] = b"function ";

impl EuFile {
    /// Reads a file, and verifies its functions. `name` is its name for messages.
    ///
    /// # Errors
    /// The first mistake, with its place if it is one of the text; of a function that breaks a rule, all.
    pub fn parse(name: &str, text: &[u8]) -> Result<Self, Diagnostic> {
        let source = SourceText::new(name, text);
        let (module, from) = match module_of(text) {
            Some((start, end)) => {
                // In front of it are blanks and line ends, so that messages have the right places.
                let mut padded = blank(&text[..start]);
                padded.extend_from_slice(&text[start..end]);
                (Some((llvm_reader::parse(name, &padded)?, start..end)), end + CLOSE.len())
            }
            None => (None, 0),
        };
        let mut rest = blank(&text[..from]);
        rest.extend_from_slice(&text[from..]);
        let rest = String::from_utf8(rest).map_err(|error| {
            source.error(error.utf8_error().valid_up_to(), "the text is not UTF-8")
        })?;
        let functions = parse(name, &rest)?;
        for function in &functions {
            verify(function).map_err(|found| {
                let message =
                    format!("{name}: function '{}' breaks rules of the EU IR", function.name);
                let mut error = Diagnostic::error(message);
                error.notes.extend(found.iter().map(ToString::to_string));
                error
            })?;
        }
        let (module, module_text) = match module {
            Some((module, range)) => {
                (Some(module), String::from_utf8_lossy(&text[range]).into_owned())
            }
            None => (None, String::new()),
        };
        Ok(Self { module, module_text, functions })
    }

    /// The file as text.
    pub fn print(&self) -> String {
        let mut out = String::new();
        if !self.module_text.is_empty() {
            out = format!("--- |\n{}...\n", self.module_text);
        }
        let texts: Vec<String> = self.functions.iter().map(print).collect();
        out + &texts.join("\n")
    }
}

/// The bytes as blanks, lines kept.
fn blank(text: &[u8]) -> Vec<u8> {
    text.iter().map(|&byte| if byte == b'\n' { b'\n' } else { b' ' }).collect()
}

/// Lines with what they begin at, but for empty ones and comments.
fn lines(text: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let mut at = 0;
    let all = text.split_inclusive(|&byte| byte == b'\n').map(move |line| {
        at += line.len();
        (at - line.len(), line.trim_ascii_end())
    });
    all.filter(|(_, line)| {
        let line = line.trim_ascii_start();
        !line.is_empty() && !line.starts_with(b"#")
    })
}

/// Start and end of the module at the start of the text.
fn module_of(text: &[u8]) -> Option<(usize, usize)> {
    let (open, first) = lines(text).next()?;
    if first != OPEN {
        return None;
    }
    let start = open + text[open..].iter().position(|&byte| byte == b'\n')? + 1;
    let end = lines(&text[start..]).find(|(_, line)| *line == CLOSE)?.0;
    Some((start, start + end))
}

/// Whether a text has functions of the EU IR: its first significant line, after the module if there is one, starts a
/// function.
pub fn is_eu(text: &[u8]) -> bool {
    let from = module_of(text).map_or(0, |(_, end)| end + CLOSE.len());
    lines(&text[from..]).next().is_some_and(|(_, line)| line.starts_with(FUNCTION))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FUNCTION: &str = "function k device=skl simd=8 stage=built\nb0:\n  nop (8|M0)\n";

    #[test]
    fn files_come_back_from_their_text() {
        let with_module = format!("--- |\n  ; ... is no end\n  @x = global i32 7\n...\n{FUNCTION}");
        for text in [FUNCTION, &with_module] {
            assert!(is_eu(text.as_bytes()));
            let file = EuFile::parse("k.eu", text.as_bytes()).unwrap();
            assert_eq!(file.module.is_some(), text != FUNCTION);
            assert_eq!(file.print(), text);
        }
        for other in [
            "--- |\n  @x = global i32 7\n...\n---\nname: k\n...\n",
            "define void @f()",
            "---\n",
            "",
        ] {
            assert!(!is_eu(other.as_bytes()), "{other}");
        }
    }

    #[test]
    fn mistakes_have_their_places_in_the_file() {
        let text = "# a comment\n--- |\n  @x = global i33 x\n...\nfunction k\n";
        let error = EuFile::parse("k.eu", text.as_bytes()).unwrap_err();
        assert_eq!(error.location.as_ref().unwrap().line, 3);
        let text = format!("--- |\n  @x = global i32 7\n...\n{FUNCTION}  bogus\n");
        let error = EuFile::parse("k.eu", text.as_bytes()).unwrap_err();
        assert_eq!(error.location.as_ref().unwrap().line, 7);
    }
}
