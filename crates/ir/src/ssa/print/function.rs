//! Functions: headers, blocks, phis.

use super::super::function::{Block, Body, Local};
use super::super::instructions::{FastMath, Value, ValueList};
use super::super::module::{Global, UnnamedAddr};
use super::Printer;
use super::names::LocalNames;
use cranelift_entity::EntityRef;
use std::fmt::Write as _;

/// Edges by target: who branches there, with which arguments, in the order of the text.
struct Incoming {
    /// By block: where its edges begin in `edges`.
    starts: Vec<u32>,
    edges: Vec<(Block, ValueList)>,
}

impl Incoming {
    fn of(body: &Body) -> Incoming {
        let count = body.blocks.len();
        let mut starts = vec![0u32; count + 1];
        let each = |f: &mut dyn FnMut(Block, Block, ValueList)| {
            for &block in body.block_order() {
                if let Some(inst) = body.terminator(block) {
                    body.insts[inst].kind.for_each_target(body, |t| f(block, t.block, t.args));
                }
            }
        };
        each(&mut |_, to, _| starts[to.index() + 1] += 1);
        for n in 0..count {
            starts[n + 1] += starts[n];
        }
        let mut next = starts.clone();
        let mut edges = vec![(Block::from_u32(0), ValueList::new()); starts[count] as usize];
        each(&mut |from, to, args| {
            let slot = &mut next[to.index()];
            edges[*slot as usize] = (from, args);
            *slot += 1;
        });
        Incoming { starts, edges }
    }

    fn of_block(&self, block: Block) -> &[(Block, ValueList)] {
        let n = block.index();
        &self.edges[self.starts[n] as usize..self.starts[n + 1] as usize]
    }
}

impl Printer<'_> {
    pub(super) fn function(&mut self, global: Global, body: Option<&Body>) {
        let cx = self.cx;
        let data = &cx.globals[global];
        let Some(function) = data.function() else { return };
        self.push(if body.is_some() { "define " } else { "declare" });
        if body.is_none() {
            self.attachments(" ", data.metadata, None);
            self.push(" ");
        }
        self.linkage(data);
        self.calling_convention(function.cc);
        self.leading_attributes(function.ret_attrs);
        let names = body.map(LocalNames::of);
        if let Some((ret, params, varargs)) = cx.types.signature(data.ty) {
            self.ty(ret);
            self.push(" ");
            self.global(global);
            self.push("(");
            for (n, &ty) in params.iter().enumerate() {
                if n != 0 {
                    self.push(", ");
                }
                self.ty(ty);
                self.trailing_attributes(function.param_attrs(n));
                if let (Some(body), Some(names)) = (body, &names)
                    && let Some(&local) = body.block_params(body.entry()).get(n)
                {
                    self.push(" ");
                    names.local(&mut self.out, body, local);
                }
            }
            if varargs {
                self.push(if params.is_empty() { "..." } else { ", ..." });
            }
            self.push(")");
        }
        if data.unnamed_addr != UnnamedAddr::Significant {
            self.push(" ");
            self.push(data.unnamed_addr.name());
        }
        if data.address_space != cx.data_layout().program_space {
            let _ = write!(self.out, " addrspace({})", data.address_space);
        }
        self.group(function.attrs);
        if let Some(section) = data.section {
            self.push(" section ");
            self.string(cx.symbols.text(section).as_bytes());
        }
        if let Some(partition) = data.partition {
            self.push(" partition ");
            self.string(cx.symbols.text(partition).as_bytes());
        }
        self.comdat_use(data);
        if let Some(align) = data.align {
            let _ = write!(self.out, " align {}", align.bytes());
        }
        if let Some(gc) = function.gc {
            self.push(" gc ");
            self.string(cx.symbols.text(gc).as_bytes());
        }
        for (word, c) in [
            (" prefix ", function.prefix),
            (" prologue ", function.prologue),
            (" personality ", function.personality),
        ] {
            if let Some(c) = c {
                self.push(word);
                self.typed_constant(c);
            }
        }
        match (body, &names) {
            (Some(body), Some(names)) => {
                self.attachments(" ", data.metadata, None);
                self.push(" {\n");
                self.body(body, names);
                self.push("}\n");
            }
            _ => self.push("\n"),
        }
    }

    fn body(&mut self, body: &Body, names: &LocalNames) {
        let incoming = Incoming::of(body);
        for (n, &block) in body.block_order().iter().enumerate() {
            let edges = incoming.of_block(block);
            if n != 0 {
                self.push("\n");
                self.label(body, names, block, edges);
                self.phis(body, names, block, edges);
            } else if names.block_is_named(block) {
                self.label(body, names, block, edges);
            }
            for inst in body.block_insts(block) {
                self.push("  ");
                self.instruction(body, names, inst);
                self.push("\n");
            }
        }
    }

    fn label(
        &mut self,
        body: &Body,
        names: &LocalNames,
        block: Block,
        edges: &[(Block, ValueList)],
    ) {
        let start = self.out.len();
        names.block(&mut self.out, body, block, "");
        self.push(":");
        let mut last = None;
        for &(from, _) in edges {
            if last == Some(from) {
                continue;
            }
            if last.is_none() {
                // The column at which LLVM puts it.
                let width = self.out.len() - start;
                for _ in width..49 {
                    self.out.push(' ');
                }
                self.push(" ; preds = ");
            } else {
                self.push(", ");
            }
            names.block(&mut self.out, body, from, "%");
            last = Some(from);
        }
        self.push("\n");
    }

    fn phis(
        &mut self,
        body: &Body,
        names: &LocalNames,
        block: Block,
        edges: &[(Block, ValueList)],
    ) {
        for (n, &param) in body.block_params(block).iter().enumerate() {
            let ty = body.locals[param].ty;
            self.push("  ");
            names.local(&mut self.out, body, param);
            if edges.is_empty() {
                // A phi needs operands; this one is never reached.
                self.push(" = freeze ");
                self.ty(ty);
                self.push(" poison\n");
                continue;
            }
            self.push(" = phi ");
            let info = body.param_info.get(&param).copied().unwrap_or_default();
            self.fast_math(info.fast_math);
            self.ty(ty);
            for (e, &(from, args)) in edges.iter().enumerate() {
                self.push(if e == 0 { " [ " } else { ", [ " });
                match body.list(args).get(n) {
                    Some(&value) => self.value(body, names, value),
                    None => self.push("<missing>"),
                }
                self.push(", ");
                names.block(&mut self.out, body, from, "%");
                self.push(" ]");
            }
            self.attachments(", ", info.metadata, info.debug_loc.expand());
            self.push("\n");
        }
    }

    /// Fast-math flags, each followed by a space.
    pub(super) fn fast_math(&mut self, flags: FastMath) {
        if flags == FastMath::FAST {
            self.push("fast ");
        } else {
            for name in flags.names() {
                self.word(name);
            }
        }
    }

    /// A calling convention and a space, unless it is the default.
    pub(super) fn calling_convention(&mut self, cc: super::super::instructions::CallConv) {
        match cc.name() {
            Some(name) => self.word(name),
            None if cc.0 != 0 => {
                let _ = write!(self.out, "cc {} ", cc.0);
            }
            None => {}
        }
    }

    /// `%x`
    pub(super) fn local(&mut self, body: &Body, names: &LocalNames, local: Local) {
        names.local(&mut self.out, body, local);
    }

    /// An operand without its type.
    pub(super) fn value(&mut self, body: &Body, names: &LocalNames, value: Value) {
        use super::super::instructions::ValueKind;
        match value.kind() {
            ValueKind::Local(local) => self.local(body, names, local),
            ValueKind::Const(c) => self.constant(c),
            ValueKind::Metadata(id) => self.metadata_operand(body, names, id),
        }
    }

    /// An operand with its type.
    pub(super) fn typed_value(&mut self, body: &Body, names: &LocalNames, value: Value) {
        let ty = body.value_type(value, self.cx);
        self.ty(ty);
        self.push(" ");
        self.value(body, names, value);
    }
}
