//! Modules: everything that is not a function.

use super::super::constants::{Const, ConstData};
use super::super::module::{
    Global, GlobalData, GlobalKind, Linkage, Module, UnnamedAddr, Variable,
};
use super::super::types::{Type, TypeKind, write_struct_body};
use super::Printer;
use super::names::{LocalNames, write_name};
use crate::map::{Map, Set};
use std::fmt::{self, Write as _};

/// Writes a struct's body.
struct Body<'a> {
    table: &'a super::super::types::TypeTable,
    fields: Option<&'a [Type]>,
    packed: bool,
}

impl fmt::Display for Body<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_struct_body(self.table, f, self.fields, self.packed)
    }
}

impl Printer<'_> {
    pub(super) fn module(&mut self, module: &Module) {
        self.name_address_taken_blocks(module);
        if !module.source_name.is_empty() {
            self.push("source_filename = ");
            self.string(module.source_name.as_bytes());
            self.push("\n");
        }
        let layout = module.cx.data_layout().text();
        if !layout.is_empty() {
            self.push("target datalayout = ");
            self.string(layout.as_bytes());
            self.push("\n");
        }
        if !module.triple.is_empty() {
            self.push("target triple = ");
            self.string(module.triple.as_bytes());
            self.push("\n");
        }
        if !module.module_asm.is_empty() {
            self.push("\n");
        }
        for line in &module.module_asm {
            self.push("module asm ");
            self.string(line);
            self.push("\n");
        }
        self.struct_definitions();
        self.comdats();
        let mut after_function = true;
        for (global, data) in &module.cx.globals {
            let is_function = matches!(data.kind, GlobalKind::Function(_));
            // Functions stand apart, variables together.
            if is_function || after_function {
                self.push("\n");
            }
            after_function = is_function;
            match &data.kind {
                GlobalKind::Variable(variable) => self.variable(global, data, variable),
                GlobalKind::Alias(target) => self.alias(global, data, "alias", *target),
                GlobalKind::IFunc(target) => self.alias(global, data, "ifunc", *target),
                GlobalKind::Function(_) => self.function(global, module.body(global)),
            }
        }
        self.group_definitions();
        self.all_metadata();
    }

    /// Blocks that `blockaddress` constants name are written by name wherever they are used, so those
    /// of functions that have any are named once, beforehand.
    fn name_address_taken_blocks(&mut self, module: &Module) {
        let mut functions = Vec::new();
        for (_, data) in module.cx.consts.iter() {
            // Constants that nothing uses any more may name what is gone.
            if let ConstData::BlockAddress { function, .. } = data
                && module.cx.globals.is_valid(*function)
            {
                functions.push(*function);
            }
        }
        if functions.is_empty() {
            return;
        }
        functions.sort_unstable();
        functions.dedup();
        let mut blocks = Map::default();
        for function in functions {
            let Some(body) = module.body(function) else { continue };
            let names = LocalNames::of(body);
            for &block in body.block_order() {
                let mut text = String::new();
                names.block(&mut text, body, block, "%");
                blocks.insert((function, block), text);
            }
        }
        self.blocks = Some(blocks);
    }

    /// `%name = type …`, in the order in which reading the text again meets the names.
    fn struct_definitions(&mut self) {
        let table = &self.cx.types;
        let all: Vec<Type> = table.named_structs().collect();
        let mut order: Vec<Type> = Vec::with_capacity(all.len());
        let mut met: Set<Type> = Set::default();
        let mut rest = all.iter();
        let mut at = 0;
        loop {
            if at == order.len() {
                match rest.find(|ty| !met.contains(*ty)) {
                    None => break,
                    Some(&ty) => {
                        met.insert(ty);
                        order.push(ty);
                    }
                }
            }
            mention_fields(table, order[at], &mut met, &mut order);
            at += 1;
        }
        if !order.is_empty() {
            self.push("\n");
        }
        for ty in order {
            if let TypeKind::Struct { fields, packed, .. } = table.kind(ty) {
                self.ty(ty);
                let _ = writeln!(self.out, " = type {}", Body { table, fields, packed });
            }
        }
    }

    fn comdats(&mut self) {
        let cx = self.cx;
        if !cx.comdats.is_empty() {
            self.push("\n");
        }
        for comdat in &cx.comdats {
            write_name(&mut self.out, '$', &comdat.name);
            let _ = writeln!(self.out, " = comdat {}", cx.symbols.text(comdat.kind));
        }
    }

    /// Linkage, preemption, visibility and DLL storage.
    pub(super) fn linkage(&mut self, data: &GlobalData) {
        let explicit = data.is_declaration() && matches!(data.kind, GlobalKind::Variable(_));
        self.word(match data.linkage {
            Linkage::External | Linkage::ExternalKeyword if explicit => "external",
            Linkage::ExternalKeyword => "",
            other => other.name(),
        });
        self.word(match data.dso_local {
            Some(true) => "dso_local",
            Some(false) => "dso_preemptable",
            None => "",
        });
        self.word(data.visibility.name());
        self.word(data.dll_storage.name());
    }

    fn variable(&mut self, global: Global, data: &GlobalData, variable: &Variable) {
        let cx = self.cx;
        self.global(global);
        self.push(" = ");
        self.linkage(data);
        self.word(data.thread_local.name());
        if data.unnamed_addr != UnnamedAddr::Significant {
            self.word(data.unnamed_addr.name());
        }
        if data.address_space != 0 {
            let _ = write!(self.out, "addrspace({}) ", data.address_space);
        }
        if variable.externally_initialized {
            self.push("externally_initialized ");
        }
        self.push(if variable.constant { "constant " } else { "global " });
        self.ty(data.ty);
        if let Some(init) = variable.initializer {
            self.push(" ");
            self.constant(init);
        }
        if let Some(section) = data.section {
            self.push(", section ");
            self.string(cx.symbols.text(section).as_bytes());
        }
        self.partition(data);
        if let Some(model) = variable.code_model {
            self.push(", code_model ");
            self.string(cx.symbols.text(model).as_bytes());
        }
        for &word in &variable.sanitizer {
            self.push(", ");
            self.push(cx.symbols.text(word));
        }
        if data.comdat.is_some() {
            self.push(",");
            self.comdat_use(data);
        }
        if let Some(align) = data.align {
            let _ = write!(self.out, ", align {}", align.bytes());
        }
        self.attachments(", ", data.metadata, None);
        self.group(variable.attrs);
        self.push("\n");
    }

    fn partition(&mut self, data: &GlobalData) {
        if let Some(partition) = data.partition {
            self.push(", partition ");
            self.string(self.cx.symbols.text(partition).as_bytes());
        }
    }

    /// ` comdat` or ` comdat($name)`
    pub(super) fn comdat_use(&mut self, data: &GlobalData) {
        let cx = self.cx;
        let Some(comdat) = data.comdat.and_then(|n| cx.comdats.get(n as usize)) else { return };
        self.push(" comdat");
        if comdat.name != data.name {
            self.push("(");
            write_name(&mut self.out, '$', &comdat.name);
            self.push(")");
        }
    }

    fn alias(&mut self, global: Global, data: &GlobalData, keyword: &str, target: Const) {
        self.global(global);
        self.push(" = ");
        self.linkage(data);
        self.word(data.thread_local.name());
        if data.unnamed_addr != UnnamedAddr::Significant {
            self.word(data.unnamed_addr.name());
        }
        self.word(keyword);
        self.ty(data.ty);
        self.push(", ");
        self.typed_constant(target);
        self.partition(data);
        self.attachments(", ", data.metadata, None);
        self.push("\n");
    }
}

/// Appends the nominal structs that stand in the fields of `ty`, in the order of the text.
fn mention_fields(
    table: &super::super::types::TypeTable,
    ty: Type,
    met: &mut Set<Type>,
    order: &mut Vec<Type>,
) {
    let fields = |ty: Type| -> Vec<Type> {
        match table.kind(ty) {
            TypeKind::Struct { fields: Some(fields), .. } => fields.to_vec(),
            TypeKind::Array { elem, .. } => vec![elem],
            _ => Vec::new(),
        }
    };
    let mut stack: Vec<Type> = fields(ty);
    stack.reverse();
    while let Some(ty) = stack.pop() {
        if matches!(table.kind(ty), TypeKind::Struct { name: Some(_), .. }) {
            if met.insert(ty) {
                order.push(ty);
            }
        } else if ty.is_table_entry() {
            stack.extend(fields(ty).into_iter().rev());
        }
    }
}
