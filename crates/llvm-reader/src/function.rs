//! Functions: headers, values and blocks by name, and phis.
//!
//! Values and blocks are found through [`FunctionState`](crate::state::FunctionState): numbered ones (`%12`) by a vector, named
//! ones by a hash map whose keys are slices of the text. A use before the definition makes the local
//! or block at once, with the type that the use gives; the definition must agree.
//!
//! Phis become block parameters, their operands arguments of the edges ([`PhiOperands`](ir::ssa::PhiOperands)).

use crate::cursor::{Name, Result};
use crate::globals::apply;
use crate::keywords as kw;
use crate::state::{AttrTarget, Parser, PendingBlock, Slot};
use ir::ssa::{
    AttrSet, Block, Body, CallConv, FunctionData, Global, GlobalData, GlobalKind, Inst, InstKind,
    Intrinsic, Linkage, Local, LocalData, LocalDef, Type, TypeKind, UnnamedAddr, Value,
};
use std::borrow::Cow;

impl<'a> Parser<'a> {
    /// `define …` or `declare …`, from after that word on.
    pub(crate) fn function(&mut self, define: bool) -> Result<()> {
        let mut attached = None;
        if !define {
            // A declaration's metadata stand in front.
            attached = Some(self.function_attachments()?);
        }
        let prefix = self.global_prefix(false)?;
        let cc = self.calling_convention()?;
        let ret_attrs = self.parameter_attributes()?;
        self.c.peek();
        let ret_start = self.c.pos;
        let ret = self.type_of_return()?;
        if self.c.peek() != b'@' {
            return Err(self.c.expected("the function's name"));
        }
        let start = self.c.pos;
        self.c.pos += 1;
        let name = self.c.name()?;
        let global = self.define_global(Some(name), start)?;
        if define {
            self.begin_body(global, ret);
        }
        let (params, param_attrs, varargs) = self.parameters(define)?;
        self.check_return_type(ret, ret_start)?;
        let ty = self.m.cx.types.function(ret, &params, varargs);
        let mut data = GlobalData::new("", ty, GlobalKind::Variable(ir::ssa::Variable::default()));
        apply(&mut data, &prefix);
        if data.linkage == Linkage::ExternalKeyword {
            data.linkage = Linkage::External;
        }
        data.address_space = self.m.cx.data_layout().program_space;
        let mut function = FunctionData {
            cc,
            ret_attrs,
            param_attrs,
            intrinsic: Intrinsic::from_name(&self.m.cx.globals[global].name),
            ..FunctionData::default()
        };
        self.attr_list.clear();
        self.function_suffix(global, &mut data, &mut function)?;
        function.attrs = self.take_attributes();
        if define {
            let handle = self.m.bodies.push(Body::default());
            self.func.handle = Some(handle);
            function.body = Some(handle).into();
            attached = Some(self.function_attachments()?);
        }
        data.metadata = attached.unwrap_or_default();
        data.kind = GlobalKind::Function(Box::new(function));
        self.put_global(global, data)?;
        if define {
            self.function_body()?;
        }
        Ok(())
    }

    fn type_of_return(&mut self) -> Result<Type> {
        self.ty()
    }

    fn check_return_type(&mut self, ret: Type, start: usize) -> Result<()> {
        if matches!(
            self.m.cx.types.kind(ret),
            TypeKind::Label | TypeKind::Metadata | TypeKind::Function { .. }
        ) {
            return Err(self.c.error_at(start, "a function cannot return a value of this type"));
        }
        Ok(())
    }

    /// A calling convention's keyword or `cc N`, if one is next.
    pub(crate) fn calling_convention(&mut self) -> Result<CallConv> {
        let word = self.c.word();
        if word.key == kw::CC {
            self.c.take(word);
            self.c.peek();
            let start = self.c.pos;
            let number = self.c.u32()?;
            return match u16::try_from(number) {
                Ok(n) if n < 1024 => Ok(CallConv(n)),
                _ => Err(self.c.error_at(start, "no such calling convention")),
            };
        }
        // Conventions end in `cc` or hold a `_`; the commonest words here are types and attributes.
        let bytes = &self.c.text[word.start..word.end];
        let numbered = bytes.starts_with(b"cc");
        if bytes.last() != Some(&b'c') && !bytes.contains(&b'_') && !numbered {
            return Ok(CallConv::C);
        }
        let text = self.c.text_of(word);
        // `cc10` is `cc 10`.
        let numbered = || {
            let number = text.strip_prefix("cc")?.parse::<u16>().ok()?;
            (number < 1024).then_some(CallConv(number))
        };
        match CallConv::from_name(text).or_else(numbered) {
            Some(cc) => {
                self.c.take(word);
                Ok(cc)
            }
            None => Ok(CallConv::C),
        }
    }

    fn parameters(&mut self, define: bool) -> Result<(Vec<Type>, Vec<AttrSet>, bool)> {
        let (mut types, mut attrs) = (Vec::new(), Vec::new());
        let mut any_attrs = false;
        self.c.require(b'(')?;
        if self.c.eat(b')') {
            return Ok((types, attrs, false));
        }
        let mut varargs = false;
        loop {
            if self.eat_dots() {
                varargs = true;
                break;
            }
            let ty = self.parameter_type()?;
            let set = self.parameter_attributes()?;
            any_attrs |= !set.is_empty();
            types.push(ty);
            attrs.push(set);
            let start = self.c.pos;
            let name = if self.c.peek() == b'%' {
                self.c.pos += 1;
                Some(self.c.name()?)
            } else {
                None
            };
            if define {
                if ty == Type::LABEL || ty == Type::METADATA {
                    return Err(self.c.error_at(start, "a defined function cannot take this type"));
                }
                let entry = Block::from_u32(0);
                let n = types.len() as u32 - 1;
                let local = self.define_local(name, ty, LocalDef::Param(entry, n), start)?;
                self.body.blocks[entry].params.push(local, &mut self.body.params);
            }
            if !self.c.eat(b',') {
                break;
            }
        }
        if !self.c.eat(b')') {
            return Err(self.c.expected("',' or ')'"));
        }
        if !any_attrs {
            attrs.clear();
        }
        Ok((types, attrs, varargs))
    }

    /// Reads the words after the parameters: attributes into [`Parser::attr_list`], the rest into place.
    fn function_suffix(
        &mut self,
        global: Global,
        data: &mut GlobalData,
        function: &mut FunctionData,
    ) -> Result<()> {
        loop {
            self.function_attributes(Some(AttrTarget::Function(global)))?;
            let word = self.c.word();
            match word.key {
                kw::UNNAMED_ADDR => data.unnamed_addr = UnnamedAddr::Global,
                kw::ADDRSPACE => {
                    if let Some(space) = self.optional_address_space()? {
                        data.address_space = space;
                    }
                    continue;
                }
                kw::SECTION => {
                    self.c.take(word);
                    data.section = Some(self.string_symbol()?);
                    continue;
                }
                kw::PARTITION => {
                    self.c.take(word);
                    data.partition = Some(self.string_symbol()?);
                    continue;
                }
                kw::COMDAT => {
                    self.c.take(word);
                    data.comdat = Some(self.comdat_use(global, word.start)?);
                    continue;
                }
                kw::ALIGN => {
                    self.c.take(word);
                    data.align = Some(self.alignment()?);
                    continue;
                }
                kw::GC => {
                    self.c.take(word);
                    function.gc = Some(self.string_symbol()?);
                    continue;
                }
                kw::PREFIX | kw::PROLOGUE | kw::PERSONALITY => {
                    self.c.take(word);
                    let ty = self.value_type()?;
                    let c = Some(self.constant(ty)?);
                    match word.key {
                        kw::PREFIX => function.prefix = c,
                        kw::PROLOGUE => function.prologue = c,
                        _ => function.personality = c,
                    }
                    continue;
                }
                0 if self.c.text_of(word) == "local_unnamed_addr" => {
                    data.unnamed_addr = UnnamedAddr::Local;
                }
                _ => return Ok(()),
            }
            self.c.take(word);
        }
    }

    // ---- bodies ----

    fn begin_body(&mut self, global: Global, ret: Type) {
        let f = &mut self.func;
        f.global = Some(global);
        f.handle = None;
        f.ret = Some(ret);
        f.numbered.clear();
        f.named.clear();
        f.next_number = 0;
        f.forward.clear();
        f.order.clear();
        f.numbered_blocks = Vec::new();
        f.block = None;
        f.past_phis = false;
        f.default_alloca = false;
        f.default_pointers.clear();
        f.phis.clear();
        self.body = Body::default();
        // The entry block holds the parameters; its label, if any, comes with the body.
        let _entry = self.body.make_block();
    }

    fn function_body(&mut self) -> Result<()> {
        if !self.c.eat(b'{') {
            return Err(self.c.expected("'{' and the function's body"));
        }
        loop {
            match self.c.peek() {
                b'}' => break,
                b'u' if self.at_use_list_order() => {
                    while self.at_use_list_order() {
                        let word = self.c.word();
                        self.c.take(word);
                        self.use_list_order()?;
                    }
                    if self.c.peek() != b'}' {
                        return Err(self.c.expected("'}'"));
                    }
                    break;
                }
                _ => self.statement()?,
            }
        }
        if self.func.block.is_some() || self.func.order.is_empty() {
            return Err(self.c.expected("an instruction"));
        }
        self.c.pos += 1;
        self.end_body()
    }

    fn at_use_list_order(&mut self) -> bool {
        let word = self.c.word();
        matches!(self.c.text_of(word), "uselistorder" | "uselistorder_bb")
    }

    fn statement(&mut self) -> Result<()> {
        match self.c.byte() {
            b'%' => return self.instruction(),
            b'#' => return self.debug_record(),
            _ => {}
        }
        // A label: a name or string with a colon right after it.
        let start = self.c.pos;
        if self.c.byte() == b'"' {
            let text = self.c.string()?;
            if !self.c.eat(b':') {
                return Err(self.c.error_at(start, "expected an instruction or a label"));
            }
            if text.is_empty() || text.contains(&0) {
                return Err(self.c.error_at(start, "a name cannot be empty or hold a null byte"));
            }
            return self.label(Name::Text(text), start);
        }
        let name = self.c.bare_name();
        if self.c.byte() == b':' && !name.is_empty() {
            self.c.pos += 1;
            let number =
                std::str::from_utf8(name).ok().filter(|n| n.bytes().all(|b| b.is_ascii_digit()));
            let name = match number {
                Some(digits) => Name::Number(
                    digits.parse().map_err(|_| self.c.error_at(start, "number is too large"))?,
                ),
                None => Name::Text(Cow::Borrowed(name)),
            };
            return self.label(name, start);
        }
        self.c.pos = start;
        self.instruction()
    }

    fn label(&mut self, name: Name<'a>, start: usize) -> Result<()> {
        if self.func.block.is_some() {
            return Err(self
                .c
                .error_at(start, "a block must end with a terminator before the next label"));
        }
        self.begin_block(Some(name), start)
    }

    /// The block for the next instruction; an unlabelled one takes the next number.
    pub(crate) fn current_block(&mut self) -> Result<Block> {
        if let Some(block) = self.func.block {
            return Ok(block);
        }
        let start = self.c.pos;
        self.begin_block(None, start)?;
        Ok(self.func.block.unwrap_or(Block::from_u32(0)))
    }

    fn begin_block(&mut self, name: Option<Name<'a>>, start: usize) -> Result<()> {
        let name = match name {
            Some(name) => name,
            None => Name::Number(self.func.next_number),
        };
        self.check_number(&name, "label", start)?;
        let is_entry = self.func.order.is_empty();
        let block = match self.slot(&name) {
            Slot::Empty if is_entry => Block::from_u32(0),
            Slot::Empty => self.body.make_block(),
            Slot::Block { block, defined: false } => block,
            _ => {
                return Err(self
                    .c
                    .error_at(start, format!("redefinition of '{}'", Parser::label_text(&name))));
            }
        };
        self.set_slot(&name, Slot::Block { block, defined: true }, start)?;
        match &name {
            Name::Number(n) => {
                self.func.next_number = n.saturating_add(1);
                self.func.numbered_blocks.push((*n, block));
            }
            Name::Text(bytes) => {
                let text = self.name_text(bytes, start)?;
                self.body.set_block_name(block, &text);
            }
        }
        self.func.order.push(block);
        self.func.block = Some(block);
        self.func.past_phis = false;
        Ok(())
    }

    fn name_text<'b>(&self, bytes: &'b [u8], start: usize) -> Result<Cow<'b, str>> {
        std::str::from_utf8(bytes)
            .map(Cow::Borrowed)
            .map_err(|_| self.c.error_at(start, "a name that is not UTF-8 is not supported"))
    }

    /// Numbers only go up, as LLVM has it.
    fn check_number(&mut self, name: &Name<'a>, what: &str, start: usize) -> Result<()> {
        match name {
            Name::Number(n) if *n < self.func.next_number => Err(self.c.error_at(
                start,
                format!("{what} must be numbered '%{}' or greater", self.func.next_number),
            )),
            _ => Ok(()),
        }
    }

    /// Returns the meaning of a name so far.
    #[inline]
    fn slot(&self, name: &Name<'a>) -> Slot {
        let slot = match name {
            Name::Number(n) => self.func.numbered.get(*n as usize),
            Name::Text(bytes) => self.func.named.get(&**bytes),
        };
        slot.copied().unwrap_or(Slot::Empty)
    }

    fn set_slot(&mut self, name: &Name<'a>, slot: Slot, start: usize) -> Result<()> {
        match name {
            Name::Number(n) => {
                let n = *n as usize;
                let numbered = &mut self.func.numbered;
                if n == numbered.len() {
                    numbered.push(slot);
                    return Ok(());
                }
                if n > numbered.len() {
                    // Room for gaps, but not for a number that only wastes memory.
                    if n > self.c.text.len().max(1 << 16) {
                        return Err(self.c.error_at(start, "number of a value is too large"));
                    }
                    numbered.resize(n + 1, Slot::Empty);
                }
                numbered[n] = slot;
            }
            Name::Text(bytes) => {
                self.func.named.insert(bytes.clone(), slot);
            }
        }
        Ok(())
    }

    /// The local named `name` (the next number where it has none), now defined.
    pub(crate) fn define_local(
        &mut self,
        name: Option<Name<'a>>,
        ty: Type,
        def: LocalDef,
        start: usize,
    ) -> Result<Local> {
        let name = match name {
            Some(name) => name,
            None => Name::Number(self.func.next_number),
        };
        self.check_number(&name, "value", start)?;
        let local = match self.slot(&name) {
            Slot::Empty => self.body.locals.push(LocalData { ty, def }),
            Slot::Local { local, defined: false } => {
                let data = &mut self.body.locals[local];
                if data.ty != ty {
                    let types = &self.m.cx.types;
                    let message = format!(
                        "'{}' has type '{}', but was used before as '{}'",
                        Parser::label_text(&name),
                        types.display(ty),
                        types.display(data.ty)
                    );
                    return Err(self.c.error_at(start, message));
                }
                data.def = def;
                local
            }
            _ => {
                return Err(self
                    .c
                    .error_at(start, format!("redefinition of '{}'", Parser::label_text(&name))));
            }
        };
        self.set_slot(&name, Slot::Local { local, defined: true }, start)?;
        match &name {
            Name::Number(n) => self.func.next_number = n.saturating_add(1),
            Name::Text(bytes) => {
                let text = self.name_text(bytes, start)?;
                self.body.set_local_name(local, &text);
            }
        }
        Ok(local)
    }

    /// `%x` as an operand of type `ty`.
    pub(crate) fn local_operand(&mut self, ty: Type) -> Result<Value> {
        let start = self.c.pos;
        self.c.pos += 1;
        // Nearly always a number, known already, and of the type expected.
        if self.func.global.is_some()
            && let Some(n) = self.c.small_number()
            && let Some(&Slot::Local { local, .. }) = self.func.numbered.get(n as usize)
            && self.body.locals[local].ty == ty
        {
            return Ok(local.into());
        }
        self.c.pos = start + 1;
        let name = self.c.name()?;
        if self.func.global.is_none() {
            return Err(self.c.error_at(start, "expected a constant, found a value of a function"));
        }
        let local = match self.slot(&name) {
            Slot::Local { local, .. } => local,
            Slot::Empty => {
                // The origin is put right by the definition.
                let def = LocalDef::Param(Block::from_u32(0), u32::MAX);
                let local = self.body.locals.push(LocalData { ty, def });
                self.set_slot(&name, Slot::Local { local, defined: false }, start)?;
                self.func.forward.push((name, start));
                return Ok(local.into());
            }
            Slot::Block { .. } => {
                return Err(self.c.error_at(
                    start,
                    format!("'{}' is a block, expected a value", Parser::label_text(&name)),
                ));
            }
        };
        let actual = self.body.locals[local].ty;
        if actual != ty {
            if let Some(pointer) = self.default_pointer(local, ty) {
                return Ok(pointer.into());
            }
            let types = &self.m.cx.types;
            let message = format!(
                "'{}' has type '{}', expected '{}'",
                Parser::label_text(&name),
                types.display(actual),
                types.display(ty)
            );
            return Err(self.c.error_at(start, message));
        }
        Ok(local.into())
    }

    /// Returns a stack variable of a module without a data layout as the `ptr` that it is in LLVM's default layout.
    #[cold]
    fn default_pointer(&mut self, variable: Local, ty: Type) -> Option<Local> {
        let known = self.func.default_pointers.get(&variable).copied()?;
        if ty != Type::ptr(0) || known.is_some() {
            return known.filter(|_| ty == Type::ptr(0));
        }
        let LocalDef::Inst(alloca) = self.body.locals[variable].def else { return None };
        let pointer = self.body.make_inst(InstKind::addr_space_cast(variable.into()), ty);
        self.body.insert_inst_after(pointer, alloca);
        let pointer = self.body.result(pointer)?;
        self.func.default_pointers.insert(variable, Some(pointer));
        Some(pointer)
    }

    /// Defines the result of an instruction that is in its block.
    pub(crate) fn define_result(
        &mut self,
        name: Option<Name<'a>>,
        mut ty: Type,
        mut inst: Inst,
        start: usize,
    ) -> Result<()> {
        let default_alloca = std::mem::take(&mut self.func.default_alloca);
        if default_alloca && name.as_ref().is_some_and(|name| self.is_used_as_pointer(name)) {
            // The uses before the alloca, in the order of the text, are the conversion's.
            let variable = self.body.locals.push(LocalData { ty, def: LocalDef::Inst(inst) });
            self.body.insts[inst].result = Some(variable).into();
            ty = Type::ptr(0);
            let pointer =
                self.body.make_inst(InstKind::addr_space_cast(variable.into()), Type::VOID);
            self.body.insert_inst_after(pointer, inst);
            inst = pointer;
        }
        let local = self.define_local(name, ty, LocalDef::Inst(inst), start)?;
        self.body.insts[inst].result = Some(local).into();
        if default_alloca {
            self.func.default_pointers.insert(local, None);
        }
        Ok(())
    }

    fn is_used_as_pointer(&self, name: &Name<'a>) -> bool {
        match self.slot(name) {
            Slot::Local { local, defined: false } => self.body.locals[local].ty == Type::ptr(0),
            _ => false,
        }
    }

    /// `%b` as a branch target.
    pub(crate) fn block_operand(&mut self) -> Result<Block> {
        if self.c.peek() != b'%' {
            return Err(self.c.expected("a block"));
        }
        let start = self.c.pos;
        self.c.pos += 1;
        let name = self.c.name()?;
        self.block_by_name(name, start)
    }

    fn block_by_name(&mut self, name: Name<'a>, start: usize) -> Result<Block> {
        match self.slot(&name) {
            Slot::Block { block, .. } => Ok(block),
            Slot::Empty => {
                let block = self.body.make_block();
                self.set_slot(&name, Slot::Block { block, defined: false }, start)?;
                self.func.forward.push((name, start));
                Ok(block)
            }
            Slot::Local { .. } => Err(self.c.error_at(
                start,
                format!("'{}' is a value, expected a block", Parser::label_text(&name)),
            )),
        }
    }

    /// The block of a `blockaddress`; a placeholder where its function is another.
    pub(crate) fn block_address_target(
        &mut self,
        function: Global,
        label: Name<'a>,
        start: usize,
    ) -> Block {
        let key = (function, label);
        if let Some(&old) = self.pending_by_label.get(&key) {
            return old;
        }
        // Handles from the top: no function has so many blocks.
        let placeholder = Block::from_u32(u32::MAX - 1 - self.pending_blocks.len() as u32);
        let (function, label) = key.clone();
        self.pending_by_label.insert(key, placeholder);
        self.pending_blocks.push(PendingBlock { function, label, placeholder, start });
        placeholder
    }

    /// Notes a phi: `param` of the current block with these operands.
    pub(crate) fn add_phi(&mut self, block: Block, operands: &[(Value, Block)], start: usize) {
        self.func.phis.add(block, operands, start);
    }

    fn end_body(&mut self) -> Result<()> {
        for n in 0..self.func.forward.len() {
            let (name, start) = self.func.forward[n].clone();
            let what = match self.slot(&name) {
                Slot::Local { defined: false, .. } => "value",
                Slot::Block { defined: false, .. } => "block",
                _ => continue,
            };
            let text = Parser::label_text(&name);
            return Err(self.c.error_at(start, format!("use of undefined {what} '{text}'")));
        }
        self.body.set_block_order(std::mem::take(&mut self.func.order));
        if let Err((start, message)) = self.func.phis.spread(&mut self.body) {
            return Err(self.c.error_at(start, message));
        }
        if let Some(global) = self.func.global {
            let blocks = std::mem::take(&mut self.func.numbered_blocks);
            if !blocks.is_empty() {
                self.numbered_blocks.insert(global, blocks);
            }
        }
        self.func.global = None;
        let body = std::mem::take(&mut self.body);
        if let Some(handle) = self.func.handle {
            self.m.bodies[handle] = body;
        }
        Ok(())
    }
}
