//! Reads LLVM MIR text, as `llc -stop-after=…` writes it.
//!
//! A file is a sequence of YAML documents: the IR module (`--- |`), then one document for each function. A document's
//! header is read as YAML ([`yaml`], [`header`]); its body is a language of its own, one instruction on a line
//! ([`body`], [`inst`], [`memory`]), read front to back with the target's tables at hand. Blocks and stack objects
//! keep their numbers. What the machine IR has no place for is kept as text and prints back.

mod body;
mod cursor;
mod header;
mod inst;
mod memory;
mod yaml;

use cursor::Cursor;
use ir::diagnostic::{Diagnostic, SourceText};
use ir::machine::{
    FunctionKind, MachineFunction, Opcode, PReg, RegClass, RegMask, SubReg, TargetInfo,
};
use ir::map::Map;
use ir::ssa::{DataLayout, Module, TargetChoice};
use std::borrow::Cow;

type Result<T> = core::result::Result<T, Diagnostic>;

/// A file of machine functions.
#[derive(Debug)]
pub struct MirFile {
    /// The IR module that the functions come from, if the file has it.
    pub module: Option<Module>,
    /// Its text as it stands in the file, with the indentation.
    pub module_text: String,
    /// The functions, in the order of the file.
    pub functions: Vec<MachineFunction>,
}

impl MirFile {
    /// The file as text.
    pub fn print(&self) -> String {
        let mut out = String::new();
        if !self.module_text.is_empty() {
            out.push_str("--- |\n");
            out.push_str(&self.module_text);
            out.push_str("...\n");
        }
        for function in &self.functions {
            function.print(&mut out);
        }
        out
    }
}

/// Reads a file of machine functions. `name` is the file's name for messages; `target` returns the tables for a
/// function, of which it gets the module (if the file has one) and the name.
///
/// # Errors
/// The first mistake, with its place in the text.
pub fn parse(
    name: &str,
    text: &[u8],
    target: &dyn Fn(Option<&Module>, &str) -> Result<&'static TargetInfo>,
) -> Result<MirFile> {
    parse_for(name, text, TargetChoice::default(), target)
}

/// Reads a file of machine functions whose target is named beside it: the module of the file is read for it.
///
/// # Errors
/// As [`parse`].
pub fn parse_for(
    name: &str,
    text: &[u8],
    choice: TargetChoice<'_>,
    target: &dyn Fn(Option<&Module>, &str) -> Result<&'static TargetInfo>,
) -> Result<MirFile> {
    let source = SourceText::new(name, text);
    let mut file = MirFile { module: None, module_text: String::new(), functions: Vec::new() };
    let mut tables: Vec<Tables> = Vec::new();
    let mut layout = None;
    for document in documents(text) {
        match document {
            Document::Module(start, end) => {
                if file.module.is_some() || !file.functions.is_empty() {
                    return Err(source.error(start, "the IR module must be the first document"));
                }
                // In front of it are blanks and line ends, so that messages have the right places.
                let mut module_text: Vec<u8> =
                    text[..start].iter().map(|&b| if b == b'\n' { b } else { b' ' }).collect();
                module_text.extend_from_slice(&text[start..end]);
                let module = crate::parse_for(name, &module_text, choice)?;
                layout = Some(module.cx.data_layout().clone());
                file.module = Some(module);
                file.module_text = match core::str::from_utf8(&text[start..end]) {
                    Ok(text) => text.to_owned(),
                    Err(_) => return Err(source.error(start, "the IR module is not UTF-8")),
                };
            }
            Document::Function(start, end) => {
                let (node, body) = yaml::document(source, start, end)?;
                let Some(function) = node.get("name") else {
                    return Err(source.error(start, "a machine function without 'name'"));
                };
                let info = target(file.module.as_ref(), function.text())?;
                let at = match tables.iter().position(|t| core::ptr::eq(t.info, info)) {
                    Some(at) => at,
                    None => {
                        tables.push(Tables::new(info));
                        tables.len() - 1
                    }
                };
                if layout.is_none() {
                    layout = crate::data_layout(info.name).and_then(|l| DataLayout::parse(l).ok());
                }
                let func = MachineFunction::new(function.text(), FunctionKind::Device, info);
                let mut reader = Reader {
                    c: Cursor::new(source, start, end),
                    func,
                    tables: &mut tables[at],
                    layout: layout.as_ref(),
                    vregs: Map::default(),
                    named_vregs: Map::default(),
                    stack: Map::default(),
                    fixed: Map::default(),
                    constants: Map::default(),
                    jump_tables: Map::default(),
                    scratch: Vec::new(),
                };
                reader.header(&node)?;
                if let Some((from, to)) = body {
                    reader.body(from, to)?;
                }
                reader.jump_tables(&node)?;
                file.functions.push(reader.func);
            }
        }
    }
    Ok(file)
}

/// Whether a text is of machine functions: its first line that says something is a document's mark.
pub fn is_mir(text: &[u8]) -> bool {
    let mut lines = text.split(|&b| b == b'\n').map(<[u8]>::trim_ascii);
    let first = lines.find(|l| !l.is_empty() && !l.starts_with(b"#") && !l.starts_with(b";"));
    first.is_some_and(|l| l.starts_with(b"---"))
}

/// A document by where it begins and ends.
enum Document {
    Module(usize, usize),
    Function(usize, usize),
}

/// Cuts a text at its document marks (`---`, `...`).
fn documents(text: &[u8]) -> Vec<Document> {
    let mut found = Vec::new();
    let mut open: Option<(usize, bool)> = None;
    let mut pos = 0;
    let close = |open: &mut Option<(usize, bool)>, found: &mut Vec<Document>, end: usize| {
        if let Some((start, is_module)) = open.take() {
            let empty = text[start..end].iter().all(u8::is_ascii_whitespace);
            match is_module {
                true => found.push(Document::Module(start, end)),
                false if !empty => found.push(Document::Function(start, end)),
                false => {}
            }
        }
    };
    while pos < text.len() {
        let end = text[pos..].iter().position(|&b| b == b'\n').map_or(text.len(), |i| pos + i + 1);
        let line = text[pos..end].trim_ascii_end();
        if line == b"..." {
            close(&mut open, &mut found, pos);
        } else if line == b"---" || line == b"--- |" {
            close(&mut open, &mut found, pos);
            open = Some((end, line.ends_with(b"|")));
        } else if open.is_none() && !line.is_empty() && !line.starts_with(b"#") {
            // A first document may do without its mark.
            open = Some((pos, false));
        }
        pos = end;
    }
    close(&mut open, &mut found, text.len());
    found
}

/// A target's names, by name.
struct Tables {
    info: &'static TargetInfo,
    opcodes: Map<&'static str, Opcode>,
    classes: Map<&'static str, RegClass>,
    sub_regs: Map<&'static str, SubReg>,
    masks: Map<&'static str, RegMask>,
    /// The physical registers named so far.
    regs: Map<Box<str>, Option<PReg>>,
}

impl Tables {
    fn new(info: &'static TargetInfo) -> Self {
        let classes = info.reg_classes.iter().enumerate().rev();
        let sub_regs = info.sub_regs.iter().enumerate().skip(1);
        let masks = info.reg_masks.iter().enumerate();
        Self {
            info,
            opcodes: info.opcodes_by_name(),
            classes: classes.map(|(i, c)| (c.name, RegClass(i as u16))).collect(),
            sub_regs: sub_regs.map(|(i, s)| (s.name, SubReg(i as u16))).collect(),
            masks: masks.map(|(i, m)| (m.name, RegMask::from_u32(i as u32))).collect(),
            regs: Map::default(),
        }
    }

    fn reg(&mut self, name: &str) -> Option<PReg> {
        if let Some(&found) = self.regs.get(name) {
            return found;
        }
        let found = self.info.reg_by_name(name);
        self.regs.insert(name.into(), found);
        found
    }
}

/// One function being read.
struct Reader<'a, 't> {
    c: Cursor<'a>,
    func: MachineFunction,
    tables: &'t mut Tables,
    layout: Option<&'t DataLayout>,
    /// Virtual registers by number.
    vregs: Map<u32, ir::machine::VReg>,
    named_vregs: Map<Cow<'a, str>, ir::machine::VReg>,
    /// Frame objects, constants and jump tables by their numbers in the text.
    stack: Map<u32, ir::machine::FrameSlot>,
    fixed: Map<u32, ir::machine::FrameSlot>,
    constants: Map<u32, ir::machine::Const>,
    jump_tables: Map<u32, ir::machine::JumpTable>,
    /// Operands of the instruction being read.
    scratch: Vec<ir::machine::Operand>,
}
