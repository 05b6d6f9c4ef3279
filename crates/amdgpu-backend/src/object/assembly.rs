//! A compiled module as assembly text, which `llvm-mc` turns into the same bytes.

use core::fmt::Write as _;

use rmpv::Value;

use super::data::Image;
use super::model::{Binding, SymbolVisibility};
use super::program::{DataSection, Program, Scope};
use crate::emit::text::{quoted, string};

impl Program {
    /// The assembly text.
    pub fn assembly(&self) -> String {
        let mut out = String::new();
        let _ = writeln!(out, "\t.amdgcn_target \"{}\"", self.subtarget.target_id());
        let _ = writeln!(out, "\t.amdhsa_code_object_version {}", self.version);
        for (number, file) in self.files.iter().enumerate() {
            let number = number + 1;
            let name = string(&file.name);
            let _ = match &*file.directory {
                "" => writeln!(out, "\t.file\t{number} {name}"),
                directory => writeln!(out, "\t.file\t{number} {} {name}", string(directory)),
            };
        }
        out.push_str("\t.text\n");
        for name in &self.weak {
            let _ = writeln!(out, "\t.weak\t{}", quoted(name));
        }
        for (number, function) in self.functions.iter().enumerate() {
            let name = quoted(&function.name);
            let kernel = function.kernel.is_some();
            write_scope(&mut out, &name, function.scope);
            let _ = writeln!(out, "\t.p2align\t{}", if kernel { 8 } else { 2 });
            let _ = writeln!(out, "\t.type\t{name},@function\n{name}:");
            out.push_str(&function.text);
            let _ =
                writeln!(out, ".Lfunc_end{number}:\n\t.size\t{name}, .Lfunc_end{number}-{name}");
        }
        if let Some((align, words, word)) = self.code_end()
            && !self.functions.is_empty()
        {
            let _ = writeln!(
                out,
                "\t.p2alignl {}, {word}\n\t.fill {words}, 4, {word}",
                align.trailing_zeros()
            );
        }
        out.push_str("\t.section\t.rodata,\"a\",@progbits\n");
        for function in &self.functions {
            let Some(descriptor) = &function.kernel else { continue };
            let name = quoted(&function.name);
            out.push_str("\t.p2align\t6, 0x0\n");
            descriptor.write_directives(&mut out, &name);
        }
        for variable in &self.variables {
            out.push_str(match variable.section {
                DataSection::ReadOnly => "\t.section\t.rodata,\"a\",@progbits\n",
                DataSection::ReadOnlyRelocated => "\t.section\t.data.rel.ro,\"aw\",@progbits\n",
                DataSection::Data => "\t.data\n",
                DataSection::Zero => "\t.section\t.bss,\"aw\",@nobits\n",
            });
            let name = quoted(&variable.name);
            write_scope(&mut out, &name, variable.scope);
            let size = variable.image.size();
            let _ = writeln!(out, "\t.p2align\t{}, 0x0", variable.align.trailing_zeros());
            let _ = writeln!(out, "\t.type\t{name},@object\n{name}:");
            if variable.section == DataSection::Zero {
                let _ = writeln!(out, "\t.zero\t{size}");
            } else {
                write_image(&mut out, &variable.image);
            }
            let _ = writeln!(out, "\t.size\t{name}, {size}");
        }
        for alias in &self.aliases {
            let name = quoted(&alias.name);
            write_scope(&mut out, &name, alias.scope);
            let _ = writeln!(out, "\t.set {name}, {}+{}", quoted(&alias.target), alias.offset);
        }
        out.push_str("\t.section\t\".note.GNU-stack\",\"\",@progbits\n");
        out.push_str("\t.amdgpu_metadata\n---\n");
        write_yaml(&mut out, &self.metadata, 0);
        out.push_str("...\n\t.end_amdgpu_metadata\n");
        out
    }
}

fn write_scope(out: &mut String, name: &str, scope: Scope) {
    match scope.binding {
        Binding::Local => {}
        Binding::Global => drop(writeln!(out, "\t.globl\t{name}")),
        Binding::Weak => drop(writeln!(out, "\t.weak\t{name}")),
    }
    match scope.visibility {
        SymbolVisibility::Default => {}
        SymbolVisibility::Hidden => drop(writeln!(out, "\t.hidden\t{name}")),
        SymbolVisibility::Protected => drop(writeln!(out, "\t.protected\t{name}")),
    }
}

/// Bytes as words and strings of bytes, addresses between.
fn write_image(out: &mut String, image: &Image) {
    let mut at = 0usize;
    let mut relocations = image.relocations.iter().peekable();
    while at < image.bytes.len() {
        if let Some(relocation) = relocations.next_if(|r| r.offset as usize == at) {
            let (word, size) = match relocation.kind {
                crate::emit::RelocKind::Abs64 => (".quad", 8),
                _ => (".long", 4),
            };
            let suffix = if size == 4 { relocation.kind.suffix() } else { "" };
            let _ = writeln!(
                out,
                "\t{word}\t{}{suffix}{:+}",
                quoted(&relocation.symbol),
                relocation.addend
            );
            at += size;
            continue;
        }
        let end = relocations.peek().map_or(image.bytes.len(), |r| r.offset as usize);
        let stop = end.min(at + 16);
        let bytes = &image.bytes[at..stop];
        let zeros = image.bytes[at..end].iter().take_while(|&&b| b == 0).count();
        if zeros >= 16 {
            let _ = writeln!(out, "\t.zero\t{zeros}");
            at += zeros;
            continue;
        }
        let list: Vec<String> = bytes.iter().map(|b| format!("{b:#x}")).collect();
        let _ = writeln!(out, "\t.byte\t{}", list.join(","));
        at = stop;
    }
    write_zeros(out, image.zeros);
}

/// Zeros after an image's bytes, as if they were among them.
fn write_zeros(out: &mut String, zeros: u64) {
    match zeros {
        0 => {}
        1..16 => {
            let list = vec!["0x0"; usize::try_from(zeros).unwrap_or(16)];
            let _ = writeln!(out, "\t.byte\t{}", list.join(","));
        }
        _ => drop(writeln!(out, "\t.zero\t{zeros}")),
    }
}

/// A value as YAML, `indent` columns in. Nesting is that of the metadata, which is four deep.
fn write_yaml(out: &mut String, value: &Value, indent: usize) {
    let pad = " ".repeat(indent);
    match value {
        Value::Map(entries) => {
            for (key, value) in entries {
                let key = key.as_str().unwrap_or("");
                write_entry(out, &format!("{pad}{key}:"), value, indent);
            }
        }
        Value::Array(list) => {
            for item in list {
                if matches!(item, Value::Map(_) | Value::Array(_)) {
                    let mut inner = String::new();
                    write_yaml(&mut inner, item, indent + 2);
                    // The first line begins with the dash.
                    let _ = write!(out, "{pad}- {}", inner.get(indent + 2..).unwrap_or(""));
                } else {
                    let _ = writeln!(out, "{pad}- {}", scalar(item));
                }
            }
        }
        other => drop(writeln!(out, "{pad}{}", scalar(other))),
    }
}

fn write_entry(out: &mut String, key: &str, value: &Value, indent: usize) {
    match value {
        Value::Array(list) if list.is_empty() => drop(writeln!(out, "{key} []")),
        Value::Map(_) | Value::Array(_) => {
            let _ = writeln!(out, "{key}");
            write_yaml(out, value, indent + 2);
        }
        other => drop(writeln!(out, "{key} {}", scalar(other))),
    }
}

/// A string is always quoted: none is taken for a number then.
fn scalar(value: &Value) -> String {
    match value {
        Value::String(text) => {
            let mut out = String::from("\"");
            for c in text.as_str().unwrap_or("").chars() {
                match c {
                    '"' | '\\' => {
                        out.push('\\');
                        out.push(c);
                    }
                    c if (c as u32) < 0x20 => {
                        let _ = write!(out, "\\x{:02x}", c as u32);
                    }
                    c => out.push(c),
                }
            }
            out.push('"');
            out
        }
        Value::Boolean(value) => value.to_string(),
        Value::Integer(value) => value.to_string(),
        _ => "~".to_owned(),
    }
}
