//! Functions and kernels: headers, parameters, registers, labels and block scopes.

use super::super::inst::*;
use super::super::lex::Tok;
use super::super::operand::Symbol;
use super::super::types::Ty;
use super::Parser;
use crate::fault::{Fault, Result};
use crate::float::Format;
use crate::launch::{Param, ValueType};
use crate::memory::Space;
use ir::map::Map;

/// Bytes reserved for a parameter array without size in a variadic function.
const UNSIZED_PARAM: u32 = 4096;

/// Registers of one declaration.
const MAX_RANGE: u64 = 1 << 22;

pub(super) struct RegRange {
    pub(super) first: u32,
    pub(super) bits: u32,
    /// Row of each register, once it was used.
    pub(super) rows: Vec<u32>,
}

#[derive(Clone, Copy)]
pub(super) enum Named {
    Reg { row: u32, bits: u32 },
    Pred(u32),
    Symbol(Symbol),
}

pub(super) enum Fix<'a> {
    Branch { inst: u32, label: &'a str },
    Table { inst: u32, name: &'a str },
    Entry { table: u32, index: u32, label: &'a str },
}

#[derive(Default)]
pub(super) struct Scope<'a> {
    pub(super) names: Map<&'a str, Named>,
    pub(super) ranges: Map<&'a str, Vec<RegRange>>,
    pub(super) labels: Map<&'a str, u32>,
    pub(super) tables: Map<&'a str, u32>,
    pub(super) fixes: Vec<(Fix<'a>, u32)>,
    pub(super) frame_top: u32,
}

/// The function being read.
pub(super) struct Body<'a> {
    pub(super) index: u32,
    pub(super) is_entry: bool,
    pub(super) scopes: Vec<Scope<'a>>,
    pub(super) rows: u32,
    /// The width of each row's register.
    pub(super) row_bits: Vec<u8>,
    pub(super) preds: u32,
    pub(super) frame_top: u32,
    pub(super) frame_max: u32,
    pub(super) frame_align: u64,
    pub(super) objects: Vec<LocalObject>,
}

impl<'a> Parser<'a> {
    pub(super) fn function_index(&mut self, name: &str) -> u32 {
        if let Some(&index) = self.function_names.get(name) {
            return index;
        }
        let index = self.functions.len() as u32;
        self.functions.push(PtxFunction { name: name.to_owned(), ..PtxFunction::default() });
        self.function_names.insert(name.to_owned(), index);
        index
    }

    pub(super) fn function(&mut self, is_entry: bool) -> Result<()> {
        let mut body = Body {
            index: 0,
            is_entry,
            scopes: vec![Scope::default()],
            rows: 0,
            row_bits: Vec::new(),
            preds: 0,
            frame_top: 0,
            frame_max: 0,
            frame_align: 16,
            objects: Vec::new(),
        };
        let mut header = PtxFunction { is_entry, ..PtxFunction::default() };
        if !is_entry && self.peek() == Tok::Punct(b'(') {
            header.results = self.formals(&mut body, &mut header.kernel_params, false)?;
        }
        let name = self.word("a function name")?;
        if self.peek() == Tok::Punct(b'(') {
            let mut kernel_params = Vec::new();
            header.params = self.formals(&mut body, &mut kernel_params, is_entry)?;
            header.kernel_param_bytes = body.frame_top;
            header.kernel_params = kernel_params;
            if is_entry {
                body.frame_top = 0;
                body.frame_max = 0;
            }
        }
        self.function_directives(&mut header)?;
        let index = self.function_index(name);
        body.index = index;
        header.name = name.to_owned();
        if self.accept(b';') {
            // A prototype: keep what a definition said earlier.
            if self.functions[index as usize].start.is_none() {
                self.functions[index as usize] = header;
            }
            return Ok(());
        }
        if self.functions[index as usize].start.is_some() {
            return Err(self.error(format!("`{name}` is defined twice")));
        }
        header.start = Some(self.code.len() as u32);
        self.functions[index as usize] = header;
        self.body(body)
    }

    /// Up to three numbers with commas between them.
    fn dimensions(&mut self) -> Result<[u32; 3]> {
        let mut dims = [1u32; 3];
        let mut i = 0;
        loop {
            let n = self.number()?;
            if let Some(slot) = dims.get_mut(i) {
                *slot = u32::try_from(n).unwrap_or(u32::MAX);
            }
            i += 1;
            if !self.accept(b',') {
                return Ok(dims);
            }
        }
    }

    pub(super) fn function_directives(&mut self, header: &mut PtxFunction) -> Result<()> {
        loop {
            let Tok::Word(word) = self.peek() else { return Ok(()) };
            self.next();
            match word {
                ".maxntid" | ".reqntid" => {
                    let dims = self.dimensions()?;
                    if word == ".reqntid" {
                        header.required_block = Some(dims);
                    } else {
                        header.max_block =
                            Some(dims.iter().fold(1u32, |n, &d| n.saturating_mul(d)));
                    }
                }
                ".minnctapersm"
                | ".maxnctapersm"
                | ".maxnreg"
                | ".maxclusterrank"
                | ".abi_preserve"
                | ".abi_preserve_control" => {
                    self.number()?;
                }
                ".reqnctapercluster" => {
                    header.required_cluster = Some(self.dimensions()?);
                }
                ".pragma" => {
                    self.next();
                    self.require(b';')?;
                }
                ".noreturn" | ".explicitcluster" | ".blocksareclusters" | ".language" => {}
                ".attribute" => {
                    while !self.accept(b')') {
                        if self.peek() == Tok::End {
                            return Err(self.unexpected("`)`"));
                        }
                        self.next();
                    }
                }
                _ => return Err(Fault::unsupported(format!("function directive `{word}`"))),
            }
        }
    }

    /// Reads a parameter list. Parameters of functions become registers or frame memory; those of kernels
    /// get addresses in parameter space.
    pub(super) fn formals(
        &mut self,
        body: &mut Body<'a>,
        kernel: &mut Vec<KernelParam>,
        is_entry: bool,
    ) -> Result<Vec<Slot>> {
        let mut slots = Vec::new();
        self.require(b'(')?;
        while !self.accept(b')') {
            match self.word("`.param` or `.reg`")? {
                ".reg" => {
                    let ty = self.word("a type")?;
                    let name = self.word("a name")?;
                    if ty == ".pred" {
                        let index = body.preds;
                        body.preds += 1;
                        body.scopes[0].names.insert(name, Named::Pred(index));
                        slots.push(Slot::Pred(index));
                    } else {
                        let ty = self.register_type(ty)?;
                        let row = body.new_row(ty.bits());
                        body.scopes[0].names.insert(name, Named::Reg { row, bits: ty.bits() });
                        slots.push(Slot::Reg(Dst { row, bits: ty.bits() }));
                    }
                }
                ".param" => slots.push(self.formal_param(body, kernel, is_entry)?),
                other => return Err(self.error(format!("`{other}` in a parameter list"))),
            }
            if self.peek() != Tok::Punct(b')') {
                self.require(b',')?;
            }
        }
        Ok(slots)
    }

    pub(super) fn formal_param(
        &mut self,
        body: &mut Body<'a>,
        kernel: &mut Vec<KernelParam>,
        is_entry: bool,
    ) -> Result<Slot> {
        // Kernel parameters: `.param .u64 .ptr .global .align 8 name`.
        let (element, mut align, lanes) = self.variable_type()?;
        // The space may be joined to it, `.ptr.global`.
        let mut pointer = None;
        if matches!(self.peek(), Tok::Word(word) if word == ".ptr" || word.starts_with(".ptr.")) {
            pointer = Some(matches!(self.peek(), Tok::Word(".ptr.shared")));
            self.next();
            loop {
                match self.peek() {
                    Tok::Word(word @ (".global" | ".shared" | ".local" | ".const")) => {
                        pointer = Some(word == ".shared");
                        self.next();
                    }
                    Tok::Word(".align") => {
                        self.next();
                        self.number()?;
                    }
                    _ => break,
                }
            }
        }
        let mut var = self.variable_name(element, align, lanes)?;
        if var.unsized_array {
            var.dims = vec![u64::from(UNSIZED_PARAM / element.bytes())];
            align = align.max(16);
        }
        let size = var.size()? as u32;
        let offset = body.allocate(size, align)?;
        let symbol = if is_entry {
            kernel.push(KernelParam {
                name: var.name.to_owned(),
                offset,
                size,
                align: align as u32,
                value: value_of(element, u64::from(size), pointer),
            });
            Symbol::KernelParam { address: super::super::PARAM_START + u64::from(offset) }
        } else {
            body.objects.push(LocalObject { offset, size });
            Symbol::Local { offset, size }
        };
        body.scopes[0].names.insert(var.name, Named::Symbol(symbol));
        Ok(Slot::Mem { offset, size })
    }

    pub(super) fn register_type(&self, word: &str) -> Result<Ty> {
        word.strip_prefix('.')
            .and_then(Ty::from_name)
            .filter(|t| t.bits() >= 8)
            .ok_or_else(|| Fault::unsupported(format!("registers of type `{word}`")))
    }

    pub(super) fn body(&mut self, mut body: Body<'a>) -> Result<()> {
        self.require(b'{')?;
        let opened = self.line();
        while !body.scopes.is_empty() {
            let line = self.line();
            if self.peek() == Tok::End {
                return Err(Fault::input_at(opened, "the function's `{` is never closed"));
            }
            self.statement(&mut body).map_err(|f| f.with_line(line))?;
        }
        // Control must not run off the end into the next function.
        self.push(Op::Ret { function: body.index }, Guard::Always, self.at - 1);
        let end = self.code.len() as u32;
        let function = &mut self.functions[body.index as usize];
        function.end = end;
        function.rows = body.rows.max(body.preds);
        function.row_bits = body.row_bits;
        function.local_size = body.frame_max.next_multiple_of(16);
        function.local_align = body.frame_align as u32;
        body.objects.sort_by_key(|o| o.offset);
        function.objects = body.objects;
        Ok(())
    }

    pub(super) fn push(&mut self, op: Op, guard: Guard, first_token: usize) {
        let (first, last) =
            (self.tokens[first_token], self.tokens[self.at.saturating_sub(1).max(first_token)]);
        self.code.push(Inst { op, guard });
        self.touched_ends.push(self.touched.len() as u32);
        self.spots.push(Spot { line: first.line, start: first.start, end: last.end });
    }

    pub(super) fn statement(&mut self, body: &mut Body<'a>) -> Result<()> {
        match self.peek() {
            Tok::Punct(b'{') => {
                self.next();
                body.scopes.push(Scope { frame_top: body.frame_top, ..Scope::default() });
                Ok(())
            }
            Tok::Punct(b'}') => {
                self.next();
                self.close_scope(body)
            }
            Tok::Punct(b';') => {
                self.next();
                Ok(())
            }
            Tok::Punct(b'@') => self.instruction(body),
            Tok::Word(word) if word.starts_with('.') => self.local_directive(body),
            Tok::Word(word) => {
                if self.tokens.get(self.at + 1).is_some_and(|t| t.tok == Tok::Punct(b':')) {
                    self.next();
                    self.next();
                    return self.label(body, word);
                }
                self.instruction(body)
            }
            _ => Err(self.unexpected("an instruction")),
        }
    }

    pub(super) fn label(&mut self, body: &mut Body<'a>, name: &'a str) -> Result<()> {
        if self.accept_word(".branchtargets") {
            let table = self.tables.len() as u32;
            self.tables.push(Vec::new());
            let line = self.line();
            loop {
                let label = self.word("a label")?;
                let index = self.tables[table as usize].len() as u32;
                self.tables[table as usize].push(0);
                body.scope().fixes.push((Fix::Entry { table, index, label }, line));
                if !self.accept(b',') {
                    break;
                }
            }
            self.require(b';')?;
            body.scope().tables.insert(name, table);
            return Ok(());
        }
        if matches!(self.peek(), Tok::Word(".callprototype" | ".calltargets")) {
            return self.skip_to_semicolon();
        }
        let here = self.code.len() as u32;
        if body.scope().labels.insert(name, here).is_some() {
            return Err(self.error(format!("label `{name}` is defined twice")));
        }
        Ok(())
    }

    pub(super) fn close_scope(&mut self, body: &mut Body<'a>) -> Result<()> {
        let Some(scope) = body.scopes.pop() else { return Err(self.error("`}` without `{`")) };
        for (fix, line) in scope.fixes {
            let done = match &fix {
                Fix::Branch { inst, label } => scope.labels.get(label).map(|&target| {
                    if let Op::Bra { target: t } = &mut self.code[*inst as usize].op {
                        *t = target;
                    }
                }),
                Fix::Entry { table, index, label } => scope
                    .labels
                    .get(label)
                    .map(|&target| self.tables[*table as usize][*index as usize] = target),
                Fix::Table { inst, name } => scope.tables.get(name).map(|&table| {
                    if let Op::Brx { table: t, .. } = &mut self.code[*inst as usize].op {
                        *t = table;
                    }
                }),
            };
            if done.is_some() {
                continue;
            }
            match body.scopes.last_mut() {
                Some(outer) => outer.fixes.push((fix, line)),
                None => {
                    let (Fix::Branch { label: name, .. }
                    | Fix::Entry { label: name, .. }
                    | Fix::Table { name, .. }) = fix;
                    return Err(Fault::input_at(line, format!("label `{name}` is not defined")));
                }
            }
        }
        if !body.scopes.is_empty() {
            body.frame_top = scope.frame_top;
        }
        Ok(())
    }

    pub(super) fn local_directive(&mut self, body: &mut Body<'a>) -> Result<()> {
        let word = self.word("a directive")?;
        match word {
            ".reg" => self.registers(body),
            ".local" | ".param" => {
                let (element, align, lanes) = self.variable_type()?;
                loop {
                    let var = self.variable_name(element, align, lanes)?;
                    let size = var.size()? as u32;
                    let offset = body.allocate(size, align)?;
                    if word == ".local" {
                        body.objects.push(LocalObject { offset, size });
                    }
                    body.scope()
                        .names
                        .insert(var.name, Named::Symbol(Symbol::Local { offset, size }));
                    if !self.accept(b',') {
                        return self.require(b';');
                    }
                }
            }
            ".shared" | ".global" | ".const" => {
                let space = match word {
                    ".shared" => Space::Shared,
                    ".global" => Space::Global,
                    _ => Space::Const,
                };
                let is_extern = self.was_extern();
                let (element, align, lanes) = self.variable_type()?;
                loop {
                    let var = self.variable_name(element, align, lanes)?;
                    let (name, symbol) = self.place_variable(space, var, is_extern)?;
                    body.scope().names.insert(name, Named::Symbol(symbol));
                    if !self.accept(b',') {
                        return self.require(b';');
                    }
                }
            }
            ".extern" | ".visible" => Ok(()),
            ".pragma" => self.skip_to_semicolon(),
            ".loc" | ".file" => {
                self.skip_line();
                Ok(())
            }
            _ => Err(Fault::unsupported(format!("directive `{word}`"))),
        }
    }

    pub(super) fn registers(&mut self, body: &mut Body<'a>) -> Result<()> {
        let word = self.word("a type")?;
        let bits = if word == ".pred" { 0 } else { self.register_type(word)?.bits() };
        loop {
            let name = self.word("a register name")?;
            if self.accept(b'<') {
                let count = self.number()?;
                self.require(b'>')?;
                if count > MAX_RANGE {
                    return Err(self.error(format!("{count} registers in one declaration")));
                }
                let range = RegRange { first: 0, bits, rows: vec![u32::MAX; count as usize] };
                let scope = body.scope();
                if let Some(list) = scope.ranges.get_mut(name) {
                    list.push(range);
                } else {
                    scope.ranges.insert(name, vec![range]);
                }
            } else if bits == 0 {
                let index = body.preds;
                body.preds += 1;
                body.scope().names.insert(name, Named::Pred(index));
            } else {
                let row = body.new_row(bits);
                body.scope().names.insert(name, Named::Reg { row, bits });
            }
            if !self.accept(b',') {
                return self.require(b';');
            }
        }
    }
}

impl<'a> Body<'a> {
    pub(super) fn scope(&mut self) -> &mut Scope<'a> {
        if self.scopes.is_empty() {
            self.scopes.push(Scope::default());
        }
        let last = self.scopes.len() - 1;
        &mut self.scopes[last]
    }

    pub(super) fn new_row(&mut self, bits: u32) -> u32 {
        let row = self.rows;
        let count = if bits == 128 { 2 } else { 1 };
        self.rows += count;
        self.row_bits.extend((0..count).map(|_| bits.min(64) as u8));
        row
    }

    /// Room in the frame's local memory.
    pub(super) fn allocate(&mut self, size: u32, align: u64) -> Result<u32> {
        let start = u64::from(self.frame_top).next_multiple_of(align.max(1));
        let end = start + u64::from(size);
        if end > MAX_LOCAL {
            return Err(Fault::input("the function's local variables are too large"));
        }
        self.frame_align = self.frame_align.max(align);
        self.frame_top = end as u32;
        self.frame_max = self.frame_max.max(self.frame_top);
        Ok(start as u32)
    }

    /// Finds a name in the scopes, innermost first; registers of ranges get their row on first use.
    pub(super) fn lookup(&mut self, name: &str) -> Option<Named> {
        let digits = name.bytes().rev().take_while(u8::is_ascii_digit).count();
        let (prefix, number) = name.split_at(name.len() - digits);
        let number: Option<u32> = number.parse().ok();
        for i in (0..self.scopes.len()).rev() {
            if let Some(named) = self.scopes[i].names.get(name) {
                return Some(*named);
            }
            let Some(number) = number else { continue };
            let Some(ranges) = self.scopes[i].ranges.get_mut(prefix) else { continue };
            let Some(range) = ranges
                .iter_mut()
                .find(|r| number >= r.first && ((number - r.first) as usize) < r.rows.len())
            else {
                continue;
            };
            let index = (number - range.first) as usize;
            let slot = &mut range.rows[index];
            let bits = range.bits;
            if bits == 0 {
                if *slot == u32::MAX {
                    *slot = self.preds;
                    self.preds += 1;
                }
                return Some(Named::Pred(*slot));
            }
            let known = *slot;
            if known != u32::MAX {
                return Some(Named::Reg { row: known, bits });
            }
            let row = self.new_row(bits);
            if let Some(ranges) = self.scopes[i].ranges.get_mut(prefix)
                && let Some(range) = ranges
                    .iter_mut()
                    .find(|r| number >= r.first && ((number - r.first) as usize) < r.rows.len())
            {
                range.rows[index] = row;
            }
            return Some(Named::Reg { row, bits });
        }
        None
    }
}

/// The kind of a kernel's parameter. Older compilers do not mark pointers: 64 bits that are not signed are taken for one.
fn value_of(element: Ty, size: u64, pointer: Option<bool>) -> Param {
    match (pointer, element) {
        (Some(true), _) => Param::Shared,
        (Some(false), _) => Param::Buffer(ValueType::U32),
        (None, Ty::F(Format::F32)) => Param::Scalar(ValueType::F32),
        (None, Ty::F(Format::F64)) => Param::Scalar(ValueType::F64),
        (None, Ty::U(64) | Ty::B(64)) if size == 8 => Param::Buffer(ValueType::U32),
        _ => Param::by_value(size),
    }
}
