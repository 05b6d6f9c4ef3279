//! The top level of a module, and what can only be settled at its end.
//!
//! The text is read once, front to back. What is used before it is defined gets its handle at the
//! first mention: globals, metadata nodes, structs, blocks, values. Three things are put right at the
//! end of the module: globals are sorted into the order of their definitions, attribute groups
//! (`#0`), which stand after the functions that use them, are filled in, and blocks named by
//! `blockaddress` are looked up.

use crate::cursor::{Name, Result};
use crate::keywords as kw;
use crate::state::{AttrTarget, GlobalMention, GroupUse, Origins, Parser};
use ir::map::Map;
use ir::ssa::{
    AttrSet, Block, Comdat, ConstData, Global, GlobalData, GlobalKind, Md, Module, Symbol, Type,
    Variable, sym, upgrade,
};
use std::borrow::Cow;

impl<'a> Parser<'a> {
    /// The same reader, which notes the lines that instructions are read from.
    pub(crate) fn with_origins(mut self) -> Self {
        let name = self.m.cx.symbols.intern("DILocation");
        self.origins = Some(Origins { name, at: (0, 1), locations: Vec::new() });
        self
    }

    /// The location of an instruction that begins at `start`, from what the text says it is.
    pub(crate) fn located(&mut self, start: usize, location: Option<Md>) -> Option<Md> {
        let Some(origins) = &mut self.origins else { return location };
        let (from, line) = origins.at;
        let between = self.c.text.get(from..start).unwrap_or(&[]);
        let line = line + between.iter().filter(|&&b| b == b'\n').count() as u32;
        origins.at = (start.max(from), line);
        let md = self.m.cx.metadata.add_origin(origins.name, line);
        origins.locations.extend(location.map(|location| (md, location)));
        Some(md)
    }

    /// Completes the nodes of the instructions' lines with the locations that the whole text says.
    fn complete_origins(&mut self) {
        let Some(origins) = self.origins.take() else { return };
        for (md, location) in origins.locations {
            self.m.cx.metadata.complete_origin(md, location);
        }
    }

    /// Reads the whole module.
    pub(crate) fn module(mut self) -> Result<Module> {
        while !self.c.at_end() {
            self.top_level()?;
        }
        self.finish()?;
        self.complete_origins();
        Ok(self.m)
    }

    fn top_level(&mut self) -> Result<()> {
        match self.c.peek() {
            b'@' => return self.global_definition(),
            b'%' => return self.type_definition(),
            b'!' => return self.metadata_definition(),
            b'$' => return self.comdat_definition(),
            b'^' => return self.summary_entry(),
            _ => {}
        }
        let word = self.c.word();
        match word.key {
            kw::DEFINE => {
                self.c.take(word);
                self.function(true)
            }
            kw::DECLARE => {
                self.c.take(word);
                self.function(false)
            }
            kw::TARGET => {
                self.c.take(word);
                self.target()
            }
            kw::SOURCE_FILENAME => {
                self.c.take(word);
                self.c.require(b'=')?;
                self.m.source_name = self.c.utf8_string()?.into();
                Ok(())
            }
            kw::MODULE => {
                self.c.take(word);
                self.c.require_word("asm")?;
                let text = self.c.string()?;
                self.m.module_asm.push(text.into());
                Ok(())
            }
            kw::ATTRIBUTES => {
                self.c.take(word);
                self.attribute_group()
            }
            kw::USELISTORDER => {
                self.c.take(word);
                self.use_list_order()
            }
            _ if self.c.text_of(word) == "uselistorder_bb" => {
                self.c.take(word);
                self.use_list_order()
            }
            _ => Err(self.c.expected("a global, function, type or metadata definition")),
        }
    }

    fn target(&mut self) -> Result<()> {
        let word = self.c.word();
        match word.key {
            kw::TRIPLE => {
                self.c.take(word);
                self.c.require(b'=')?;
                let triple = self.c.utf8_string()?;
                self.target.triple(&mut self.m, &triple).map_err(|e| self.c.error(e))
            }
            kw::DATALAYOUT => {
                self.c.take(word);
                self.c.require(b'=')?;
                self.c.peek();
                let start = self.c.pos;
                let text = self.c.utf8_string()?;
                let taken = self.target.data_layout(&mut self.m, &text);
                taken.map_err(|e| self.c.error_at(start, e))
            }
            _ => Err(self.c.expected("'triple' or 'datalayout'")),
        }
    }

    /// The order of uses says nothing about the program.
    pub(crate) fn use_list_order(&mut self) -> Result<()> {
        let Some(len) = self.c.text[self.c.pos..].iter().position(|&b| b == b'{') else {
            return Err(self.c.expected("'{'"));
        };
        self.c.pos += len + 1;
        while self.c.eat(b',') || self.c.peek().is_ascii_digit() {
            if self.c.byte().is_ascii_digit() {
                self.c.u64()?;
            }
        }
        self.c.require(b'}')
    }

    /// `^0 = …(…)`: summaries are of no use to code generation.
    fn summary_entry(&mut self) -> Result<()> {
        self.c.require(b'^')?;
        self.c.u32()?;
        self.c.require(b'=')?;
        let word = self.c.word();
        if word.is_empty() {
            return Err(self.c.expected("a summary entry"));
        }
        self.c.take(word);
        self.c.require(b':')?;
        if self.c.eat(b'(') {
            self.c.balanced()?;
        } else {
            self.c.u64()?;
        }
        Ok(())
    }

    fn attribute_group(&mut self) -> Result<()> {
        self.c.require(b'#')?;
        let number = self.c.u32()?;
        self.c.require(b'=')?;
        self.c.require(b'{')?;
        self.attr_list.clear();
        self.function_attributes(None)?;
        let set = self.take_attributes();
        self.c.require(b'}')?;
        // A group written twice is the sum of both.
        let set = match self.groups.get(&number).copied() {
            Some(old) => self.merge_attributes(old, set),
            None => set,
        };
        self.groups.insert(number, set);
        Ok(())
    }

    fn merge_attributes(&mut self, a: AttrSet, b: AttrSet) -> AttrSet {
        if a.is_empty() {
            return b;
        }
        let table = &mut self.m.cx.attrs;
        let mut list = table.get(a).to_vec();
        list.extend_from_slice(table.get(b));
        table.intern(&list)
    }

    /// The set of what is in [`Parser::attr_list`].
    pub(crate) fn take_attributes(&mut self) -> AttrSet {
        if self.attr_list.is_empty() {
            return AttrSet::EMPTY;
        }
        let set = self.m.cx.attrs.intern(&self.attr_list);
        self.attr_list.clear();
        set
    }

    // ---- globals by name ----

    fn add_mention(&mut self, name: &str, start: usize, space: Option<u32>) -> Global {
        let mut data = GlobalData::new(name, Type::VOID, GlobalKind::Variable(Variable::default()));
        data.address_space = space.unwrap_or(0);
        let global = self.m.cx.add_global(data);
        self.mentions.push(GlobalMention { start, defined: false, placed: false, space });
        global
    }

    fn global_by_name(
        &mut self,
        name: &Name<'a>,
        start: usize,
        space: Option<u32>,
    ) -> Result<Global> {
        match name {
            Name::Number(n) => {
                if let Some(&global) = self.numbered_globals.get(n) {
                    return Ok(global);
                }
                let global = self.add_mention("", start, space);
                self.numbered_globals.insert(*n, global);
                Ok(global)
            }
            Name::Text(bytes) => {
                let text = std::str::from_utf8(bytes).map_err(|_| {
                    self.c.error_at(start, "a name that is not UTF-8 is not supported")
                })?;
                if let Some(global) = self.m.cx.find_global(text) {
                    return Ok(global);
                }
                Ok(self.add_mention(text, start, space))
            }
        }
    }

    /// `@name` as an operand of type `ptr addrspace(space)`.
    pub(crate) fn global_reference(&mut self, space: Option<u32>) -> Result<Global> {
        let start = self.c.pos;
        self.c.pos += 1;
        let name = self.c.name()?;
        let global = self.global_by_name(&name, start, space)?;
        let mention = &mut self.mentions[global.as_u32() as usize];
        let known = if mention.placed {
            Some(self.m.cx.globals[global].address_space)
        } else {
            mention.space
        };
        match (known, space) {
            (Some(a), Some(b)) if a != b => Err(self.wrong_address_space(start, global, a)),
            (None, Some(_)) => {
                mention.space = space;
                mention.start = start;
                Ok(global)
            }
            _ => Ok(global),
        }
    }

    #[cold]
    fn wrong_address_space(
        &self,
        start: usize,
        global: Global,
        space: u32,
    ) -> ir::diagnostic::Diagnostic {
        let name = &self.m.cx.globals[global].name;
        let ty = if space == 0 { "ptr".to_owned() } else { format!("ptr addrspace({space})") };
        self.c.error_at(start, format!("'@{name}' is defined with type '{ty}'"))
    }

    /// The name that a definition or declaration gives; `None` takes the next number.
    pub(crate) fn define_global(&mut self, name: Option<Name<'a>>, start: usize) -> Result<Global> {
        let name = match name {
            Some(name) => name,
            None => Name::Number(self.next_global_number),
        };
        if let Name::Number(n) = name {
            if n < self.next_global_number {
                return Err(self.c.error_at(
                    start,
                    format!("global must be numbered '@{}' or greater", self.next_global_number),
                ));
            }
            self.next_global_number = n.saturating_add(1);
        }
        let global = self.global_by_name(&name, start, None)?;
        let mention = &mut self.mentions[global.as_u32() as usize];
        if mention.defined {
            let name = &self.m.cx.globals[global].name;
            return Err(self.c.error_at(start, format!("redefinition of '@{name}'")));
        }
        mention.defined = true;
        if global.as_u32() < self.known {
            // Its first mention in this text.
            mention.start = start;
        } else {
            self.definition_order.push(global);
        }
        Ok(global)
    }

    /// Whether a global was in the module before the text was read.
    fn is_known(&self, global: Global) -> bool {
        global.as_u32() < self.known
    }

    /// Fills in a global just defined; `data.name` is taken from its first mention.
    pub(crate) fn put_global(&mut self, global: Global, mut data: GlobalData) -> Result<()> {
        let mention = &mut self.mentions[global.as_u32() as usize];
        mention.placed = true;
        let mention = *mention;
        if let Some(space) = mention.space
            && space != data.address_space
        {
            return Err(self.wrong_address_space(mention.start, global, data.address_space));
        }
        if self.is_known(global) {
            if data.is_declaration() {
                return Ok(());
            }
            let old = &self.m.cx.globals[global];
            if !old.is_declaration() {
                let message = format!("redefinition of '@{}'", old.name);
                return Err(self.c.error_at(mention.start, message));
            }
            if old.ty != data.ty {
                let message = format!("'@{}' is declared with another type", old.name);
                return Err(self.c.error_at(mention.start, message));
            }
        }
        let slot = &mut self.m.cx.globals[global];
        data.name = std::mem::take(&mut slot.name);
        *slot = data;
        Ok(())
    }

    // ---- comdats ----

    fn comdat_definition(&mut self) -> Result<()> {
        let start = self.c.pos;
        self.c.pos += 1;
        let name = self.comdat_name(start)?;
        self.c.require(b'=')?;
        self.c.require_word("comdat")?;
        let word = self.c.word();
        let kind = self.c.text_of(word);
        if !["any", "exactmatch", "largest", "nodeduplicate", "samesize"].contains(&kind) {
            return Err(self.c.expected("a comdat's selection kind"));
        }
        let kind = self.m.cx.symbols.intern(kind);
        self.c.take(word);
        let index = self.comdat(&name);
        let slot = &mut self.m.cx.comdats[index as usize].kind;
        if *slot != sym::EMPTY {
            return Err(self.c.error_at(start, format!("redefinition of comdat '${name}'")));
        }
        *slot = kind;
        Ok(())
    }

    fn comdat_name(&mut self, start: usize) -> Result<Cow<'a, str>> {
        match self.c.name()? {
            Name::Number(_) => Err(self.c.error_at(start, "a comdat needs a name")),
            Name::Text(bytes) => self.c.utf8(bytes, start),
        }
    }

    fn comdat(&mut self, name: &str) -> u32 {
        if let Some(&index) = self.comdats.get(name) {
            return index;
        }
        let index = self.m.cx.comdats.len() as u32;
        self.m.cx.comdats.push(Comdat { name: name.into(), kind: sym::EMPTY });
        self.comdats.insert(name.into(), index);
        index
    }

    /// `comdat` or `comdat($name)`, from after the word on.
    pub(crate) fn comdat_use(&mut self, global: Global, start: usize) -> Result<u32> {
        let name: Cow<'a, str> = if self.c.eat(b'(') {
            if !self.c.eat(b'$') {
                return Err(self.c.expected("a comdat"));
            }
            let name = self.comdat_name(start)?;
            self.c.require(b')')?;
            name
        } else {
            Cow::Owned(self.m.cx.globals[global].name.to_string())
        };
        if name.is_empty() {
            return Err(self.c.error_at(start, "a global without a name cannot name its comdat"));
        }
        let index = self.comdat(&name);
        if self.m.cx.comdats[index as usize].kind == sym::EMPTY {
            self.pending_comdats.push((index, start));
        }
        Ok(index)
    }

    /// The symbol for a quoted string.
    pub(crate) fn string_symbol(&mut self) -> Result<Symbol> {
        let text = self.c.utf8_string()?;
        Ok(self.m.cx.symbols.intern(&text))
    }

    // ---- the end ----

    fn finish(&mut self) -> Result<()> {
        self.check_types()?;
        for n in self.known as usize..self.mentions.len() {
            let mention = self.mentions[n];
            if !mention.defined && !self.declare_intrinsic(Global::from_u32(n as u32)) {
                let name = &self.m.cx.globals[Global::from_u32(n as u32)].name;
                return Err(self
                    .c
                    .error_at(mention.start, format!("use of undefined global '@{name}'")));
            }
        }
        self.split_undeclared();
        if let Some(&(index, start)) =
            self.pending_comdats.iter().find(|p| self.m.cx.comdats[p.0 as usize].kind == sym::EMPTY)
        {
            let name = &self.m.cx.comdats[index as usize].name;
            return Err(self.c.error_at(start, format!("use of undefined comdat '${name}'")));
        }
        self.check_metadata()?;
        let numbered = self.numbered_metadata();
        self.m.cx.metadata.numbered.extend(numbered);
        self.resolve_attribute_groups();
        self.resolve_block_addresses()?;
        let order = std::mem::take(&mut self.definition_order);
        if !order.iter().enumerate().all(|(n, g)| g.as_u32() == n as u32) {
            self.m.cx.reorder_globals(&order);
        }
        upgrade::kernel_annotations(&mut self.m);
        upgrade::debug_intrinsics(&mut self.m);
        upgrade::rounded_operations(&mut self.m);
        upgrade::nvvm_modes(&mut self.m);
        upgrade::processor_of_triple(&mut self.m);
        Ok(())
    }

    fn resolve_attribute_groups(&mut self) {
        for n in 0..self.group_uses.len() {
            let GroupUse { group, target } = self.group_uses[n];
            // As in LLVM, a group that is not defined is empty.
            let Some(&set) = self.groups.get(&group) else { continue };
            let own = match target {
                AttrTarget::Function(g) => {
                    self.m.cx.globals[g].function().map_or(AttrSet::EMPTY, |f| f.attrs)
                }
                AttrTarget::Call(body, call) => self.m.bodies[body].calls[call].fn_attrs,
                AttrTarget::Variable(g) => {
                    self.m.cx.globals[g].variable().map_or(AttrSet::EMPTY, |v| v.attrs)
                }
            };
            let set = self.merge_attributes(own, set);
            match target {
                AttrTarget::Function(g) => {
                    if let Some(f) = self.m.cx.globals[g].function_mut() {
                        f.attrs = set;
                    }
                }
                AttrTarget::Call(body, call) => self.m.bodies[body].calls[call].fn_attrs = set,
                AttrTarget::Variable(g) => {
                    if let Some(v) = self.m.cx.globals[g].variable_mut() {
                        v.attrs = set;
                    }
                }
            }
        }
    }

    fn resolve_block_addresses(&mut self) -> Result<()> {
        if self.pending_blocks.is_empty() {
            return Ok(());
        }
        let mut found: Map<Block, Block> = Map::default();
        for pending in &self.pending_blocks {
            let block = self.m.body(pending.function).and_then(|body| match &pending.label {
                Name::Number(n) => {
                    let list = self.numbered_blocks.get(&pending.function)?;
                    list.binary_search_by_key(n, |e| e.0).ok().map(|at| list[at].1)
                }
                Name::Text(t) => {
                    let text = std::str::from_utf8(t).ok()?;
                    body.block_order().iter().copied().find(|&b| body.block_name(b) == Some(text))
                }
            });
            let Some(block) = block else {
                let label = Parser::label_text(&pending.label);
                return Err(self
                    .c
                    .error_at(pending.start, format!("use of undefined block '{label}'")));
            };
            found.insert(pending.placeholder, block);
        }
        self.m.cx.consts.update(|data| {
            if let ConstData::BlockAddress { block, .. } = data
                && let Some(&real) = found.get(block)
            {
                *block = real;
            }
        });
        Ok(())
    }
}
