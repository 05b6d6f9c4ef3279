//! `cargo xtask opcode-names`: no pass of a backend asks what an instruction is by its name.
//!
//! The instruction tables carry flags and mappings for that. `xtask/opcode-names.txt` lists the files that may look at names:
//! the tables, readers and writers of text. Everywhere else a field `name` or `mnemonic` of an instruction's description,
//! a search of the table by name and a string that is spelled as an AMD opcode or mnemonic are reported. Tests are not looked at.

#[cfg(test)]
mod tests;

use crate::layers::{Tree, only_in_tests};
use crate::{report, root};
use proc_macro2::Span;
use std::collections::BTreeSet;
use std::path::Path;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Expr, ExprField, ExprMethodCall, ExprPath, Item, LitStr, Macro, Member, Token};

/// The list of files, from the root of the repository.
const FILE: &str = "xtask/opcode-names.txt";

/// The crates whose instructions are rows of a table.
const CRATES: [&str; 2] = ["amdgpu-backend", "nvptx-backend"];

/// Names of functions, methods and variables that stand for an instruction's description.
const DESCRIPTIONS: [&str; 4] = ["desc", "instr", "row", "real"];

/// Prefixes of AMD's opcodes and mnemonics, in small letters. `flat_` and `global_` also start names of registers and metadata.
const PREFIXES: [&str; 5] = ["s_", "v_", "ds_", "buffer_", "scratch_"];

/// Compares the sources with the list.
///
/// # Errors
/// A file looks at names without being listed, or is listed and does not.
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    if !args.is_empty() {
        return Err("opcode-names takes no options".to_owned());
    }
    let text = std::fs::read_to_string(root().join(FILE)).map_err(|e| format!("{FILE}: {e}"))?;
    let allowed = parse(&text)?;
    let mut found = Vec::new();
    for name in CRATES {
        let tree = Tree::read(&root().join("crates").join(name).join("src"))?;
        for module in tree.modules.values() {
            let file = module.file.strip_prefix(root()).unwrap_or(&module.file);
            found.extend(questions(&module.items).into_iter().map(|(line, what)| Question {
                file: shown(file),
                line,
                what,
            }));
        }
    }
    report(&compare(&allowed, &found), &format!("places that are not those of {FILE}"))
}

/// A look at an instruction's name.
struct Question {
    file: String,
    line: usize,
    what: String,
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// Returns the listed files and folders.
fn parse(text: &str) -> Result<BTreeSet<String>, String> {
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty())
        .map(|(i, line)| {
            let file = line.strip_prefix("file ").map(|file| file.trim().to_owned());
            file.ok_or_else(|| format!("{FILE}:{}: expected `file PATH`", i + 1))
        })
        .collect()
}

fn compare(allowed: &BTreeSet<String>, found: &[Question]) -> Vec<String> {
    let covers = |listed: &str, file: &str| {
        listed == file || listed.ends_with('/') && file.starts_with(listed)
    };
    let unlisted =
        found.iter().filter(|question| !allowed.iter().any(|a| covers(a, &question.file)));
    let mut problems: Vec<String> = unlisted
        .map(|Question { file, line, what }| {
            format!("{file}:{line}: {what}: ask a flag or a mapping of the instruction table")
        })
        .collect();
    let unused = allowed.iter().filter(|a| !found.iter().any(|question| covers(a, &question.file)));
    problems.extend(unused.map(|file| format!("{file}: in {FILE}, though it looks at no name")));
    problems
}

/// Returns the lines of some items that look at names, with the words of the source.
fn questions(items: &[Item]) -> Vec<(usize, String)> {
    let mut finder = Finder::default();
    for item in items {
        finder.visit_item(item);
    }
    finder.found.sort();
    finder.found.dedup();
    finder.found
}

#[derive(Default)]
struct Finder {
    found: Vec<(usize, String)>,
}

impl Finder {
    fn add(&mut self, span: Span, what: &str) {
        self.found.push((span.start().line, what.to_owned()));
    }
}

/// Returns whether a string is an AMD opcode or mnemonic, or the start of one, in any case of letters.
fn is_mnemonic(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    PREFIXES.iter().any(|prefix| text.starts_with(prefix))
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Returns whether an expression is the description of an instruction, by the name that it ends in.
fn is_description(expr: &Expr) -> bool {
    let name = match expr {
        Expr::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
        Expr::Field(field) => match &field.member {
            Member::Named(name) => Some(name.to_string()),
            Member::Unnamed(_) => None,
        },
        Expr::MethodCall(call) => Some(call.method.to_string()),
        Expr::Call(call) => return is_description(&call.func),
        Expr::Paren(inner) => return is_description(&inner.expr),
        Expr::Reference(inner) => return is_description(&inner.expr),
        Expr::Index(index) => return is_description(&index.expr),
        _ => None,
    };
    name.is_some_and(|name| DESCRIPTIONS.contains(&name.as_str()))
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item(&mut self, item: &'ast Item) {
        let attributes = match item {
            Item::Fn(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            Item::Mod(item) => &item.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !only_in_tests(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_expr_field(&mut self, field: &'ast ExprField) {
        if let Member::Named(name) = &field.member
            && (name == "name" || name == "mnemonic")
            && is_description(&field.base)
        {
            self.add(name.span(), &format!("the {name} of an instruction"));
        }
        visit::visit_expr_field(self, field);
    }

    fn visit_expr_path(&mut self, path: &'ast ExprPath) {
        let mut last = path.path.segments.iter().rev().map(|segment| &segment.ident);
        if let (Some(name), Some(module)) = (last.next(), last.next())
            && name == "by_name"
            && module == "table"
        {
            self.add(name.span(), "a search of the table by name");
        }
        visit::visit_expr_path(self, path);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        if call.method == "opcodes_by_name" {
            self.add(call.method.span(), "a search of the table by name");
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_lit_str(&mut self, text: &'ast LitStr) {
        if is_mnemonic(&text.value()) {
            self.add(text.span(), "the spelling of an instruction");
        }
    }

    /// Most macros are called with expressions.
    fn visit_macro(&mut self, call: &'ast Macro) {
        let parser = Punctuated::<Expr, Token![,]>::parse_terminated;
        for expr in call.parse_body_with(parser).into_iter().flatten() {
            // The expressions do not live as long as the sources.
            let mut inner = Finder::default();
            inner.visit_expr(&expr);
            self.found.append(&mut inner.found);
        }
    }
}
