//! Metadata: numbered nodes, named lists, inline nodes, attachments.
//!
//! Numbered nodes get their handles in the order of their numbers, whatever is mentioned first: the
//! first mention of `!7` makes forward entries for every lower number too. So printing in the order
//! of handles keeps the numbering's order. Numbers beyond any reasonable module go through a map.

use crate::cursor::Result;
use crate::keywords as kw;
use crate::state::Parser;
use ir::ssa::{
    Attachments, Const, Md, MdData, MdField, MdFieldValue, MdOperand, Symbol, Type, Value, sym,
};

/// The place of a node that only a higher number made room for.
const NOT_MENTIONED: u32 = u32::MAX;

impl<'a> Parser<'a> {
    fn node_by_number(&mut self, number: u32, start: usize) -> Md {
        if let Some((md, place)) = self.md.slots.get_mut(number as usize) {
            if *place == NOT_MENTIONED {
                *place = u32::try_from(start).unwrap_or(0);
            }
            return *md;
        }
        // A text cannot define more nodes than it has bytes.
        if number as usize <= self.c.text.len() {
            while self.md.slots.len() <= number as usize {
                let md = self.m.cx.metadata.add(MdData::Forward);
                self.md.slots.push((md, NOT_MENTIONED));
            }
            let slot = &mut self.md.slots[number as usize];
            slot.1 = u32::try_from(start).unwrap_or(0);
            return slot.0;
        }
        if let Some(&md) = self.md.sparse.get(&number) {
            return md;
        }
        let md = self.m.cx.metadata.add(MdData::Forward);
        self.md.sparse.insert(number, md);
        self.md.sparse_mentions.push((md, start));
        md
    }

    /// `!name = !{…}` or `!0 = …` at the top level.
    pub(crate) fn metadata_definition(&mut self) -> Result<()> {
        let start = self.c.pos;
        self.c.pos += 1;
        if self.c.peek().is_ascii_digit() {
            let number = self.c.u32()?;
            self.c.require(b'=')?;
            let md = self.node_by_number(number, start);
            if !matches!(self.m.cx.metadata.nodes[md], MdData::Forward) {
                return Err(self.c.error_at(start, format!("redefinition of '!{number}'")));
            }
            let distinct = self.c.eat_word(kw::DISTINCT);
            self.c.require(b'!')?;
            let data = match self.c.peek() {
                b'{' => MdData::Tuple { distinct, elems: self.tuple_elements()? },
                b'A'..=b'Z' => self.specialised_node(distinct)?,
                b'"' if !distinct => MdData::String(self.c.string()?.into()),
                _ => return Err(self.c.expected("a metadata node")),
            };
            self.m.cx.metadata.nodes[md] = data;
            return Ok(());
        }
        let name = self.metadata_name()?;
        self.c.require(b'=')?;
        self.c.require(b'!')?;
        self.c.require(b'{')?;
        let mut nodes = Vec::new();
        while !self.c.eat(b'}') {
            if !nodes.is_empty() {
                self.c.require(b',')?;
            }
            if !self.c.eat(b'!') {
                return Err(self.c.expected("a metadata node"));
            }
            // Besides numbers, `!DIExpression()` may stand here.
            nodes.push(self.node_after_bang(false)?);
        }
        // A list written twice is one list.
        let named = &mut self.m.cx.metadata.named;
        match named.iter_mut().find(|n| *n.0 == *name) {
            Some(old) => old.1.extend(nodes),
            None => named.push((name.into(), nodes)),
        }
        Ok(())
    }

    /// The name after a `!`, with `\XX` escapes resolved.
    fn metadata_name(&mut self) -> Result<String> {
        let start = self.c.pos;
        let mut bytes = Vec::new();
        loop {
            let part = self.c.bare_name();
            bytes.extend_from_slice(part);
            if self.c.byte() != b'\\' {
                break;
            }
            let digits = [self.c.byte_at(1), self.c.byte_at(2)].map(|b| (b as char).to_digit(16));
            match digits {
                [Some(high), Some(low)] => {
                    bytes.push((high << 4 | low) as u8);
                    self.c.pos += 3;
                }
                // Anything else is a backslash.
                _ => {
                    bytes.push(b'\\');
                    self.c.pos += 1;
                }
            }
        }
        if bytes.is_empty() {
            return Err(self.c.error_at(start, "expected a metadata name or number"));
        }
        String::from_utf8(bytes)
            .map_err(|_| self.c.error_at(start, "a name that is not UTF-8 is not supported"))
    }

    /// A node, string or number after a `!`.
    fn node_after_bang(&mut self, distinct: bool) -> Result<Md> {
        let start = self.c.pos;
        match self.c.peek() {
            b'0'..=b'9' if !distinct => {
                let number = self.c.u32()?;
                Ok(self.node_by_number(number, start))
            }
            b'"' if !distinct => {
                let text = self.c.string()?;
                Ok(self.m.cx.metadata.add(MdData::String(text.into())))
            }
            b'{' => {
                let elems = self.tuple_elements()?;
                Ok(self.m.cx.metadata.add(MdData::Tuple { distinct, elems }))
            }
            b'A'..=b'Z' => self.inline_node(distinct),
            _ => Err(self.c.expected("a metadata node")),
        }
    }

    fn inline_node(&mut self, distinct: bool) -> Result<Md> {
        let start = self.c.pos;
        if self.c.text[start..].starts_with(b"DIExpression(") {
            let rest = &self.c.text[start..];
            let len = rest.iter().position(|&b| b == b')').map_or(rest.len(), |n| n + 1);
            if let Some(&md) = self.md.expressions.get(&rest[..len]) {
                self.c.pos += len;
                return Ok(md);
            }
            let data = self.specialised_node(distinct)?;
            let md = self.m.cx.metadata.add(data);
            self.md.expressions.insert(&self.c.text[start..self.c.pos], md);
            return Ok(md);
        }
        let data = self.specialised_node(distinct)?;
        Ok(self.m.cx.metadata.add(data))
    }

    /// `{…}`
    fn tuple_elements(&mut self) -> Result<Box<[Option<Md>]>> {
        self.c.require(b'{')?;
        if self.c.eat(b'}') {
            return Ok(Box::default());
        }
        self.enter()?;
        // Nested tuples share one stack of elements.
        let first = self.md.elements.len();
        loop {
            let elem = self.optional_metadata()?;
            self.md.elements.push(elem);
            if !self.c.eat(b',') {
                break;
            }
        }
        self.leave();
        if !self.c.eat(b'}') {
            return Err(self.c.expected("',' or '}'"));
        }
        let elems: Box<[Option<Md>]> = self.md.elements[first..].into();
        self.md.elements.truncate(first);
        Ok(elems)
    }

    /// An operand of a node: `null`, a node, or a typed constant.
    fn optional_metadata(&mut self) -> Result<Option<Md>> {
        match self.c.peek() {
            b'!' => {
                self.c.pos += 1;
                Ok(Some(self.node_after_bang(false)?))
            }
            b'n' if self.c.eat_word(kw::NULL) => Ok(None),
            b'd' if self.c.eat_word(kw::DISTINCT) => {
                self.c.require(b'!')?;
                Ok(Some(self.node_after_bang(true)?))
            }
            _ => {
                let start = self.c.pos;
                let ty = self.value_type()?;
                if ty == Type::METADATA {
                    return Err(self.c.error_at(start, "a node's operand needs no 'metadata'"));
                }
                let c = self.constant(ty)?;
                Ok(Some(self.constant_node(c)))
            }
        }
    }

    fn constant_node(&mut self, c: Const) -> Md {
        if let Some(&md) = self.md.values.get(&c) {
            return md;
        }
        let md = self.m.cx.metadata.add(MdData::Value(c));
        self.md.values.insert(c, md);
        md
    }

    /// `DIName(field: value, …)`
    fn specialised_node(&mut self, distinct: bool) -> Result<MdData> {
        let word = self.c.word();
        let name = self.c.text_of(word);
        if !name.starts_with("DI") && name != "GenericDINode" {
            return Err(self.c.expected("a metadata node"));
        }
        let positional = matches!(name, "DIExpression" | "DIArgList");
        let name = self.m.cx.symbols.intern(name);
        self.c.take(word);
        self.c.require(b'(')?;
        let mut fields = Vec::new();
        if !self.c.eat(b')') {
            self.enter()?;
            loop {
                let field = if positional {
                    sym::EMPTY
                } else {
                    let word = self.c.word();
                    if word.is_empty() || self.c.text[word.start].is_ascii_digit() {
                        return Err(self.c.expected("a field's name"));
                    }
                    let field = self.m.cx.symbols.intern(self.c.text_of(word));
                    self.c.take(word);
                    self.c.require(b':')?;
                    if fields.iter().any(|f: &MdField| f.name == field) {
                        return Err(self.c.error_at(word.start, "field is given twice"));
                    }
                    field
                };
                let value = self.field_value()?;
                fields.push(MdField { name: field, value });
                if !self.c.eat(b',') {
                    break;
                }
            }
            self.leave();
            if !self.c.eat(b')') {
                return Err(self.c.expected("',' or ')'"));
            }
        }
        Ok(MdData::Node { distinct, name, fields: fields.into() })
    }

    fn field_value(&mut self) -> Result<MdFieldValue> {
        match self.c.peek() {
            b'0'..=b'9' | b'-' => {
                let start = self.c.pos;
                if let Ok(n) = self.c.i128() {
                    return Ok(MdFieldValue::Int(n));
                }
                // Enumerators may be wider than any number here: they are kept as they are written.
                self.c.pos = start;
                self.c.eat(b'-');
                self.c.digits();
                let text = &self.c.text[start..self.c.pos];
                if !text.last().is_some_and(u8::is_ascii_digit) {
                    return Err(self.c.expected("a number"));
                }
                Ok(MdFieldValue::Words(String::from_utf8_lossy(text).into()))
            }
            b'"' => Ok(MdFieldValue::String(self.c.string()?.into())),
            b'!' => {
                self.c.pos += 1;
                Ok(MdFieldValue::Md(Some(self.node_after_bang(false)?)))
            }
            b'{' => Err(self.c.error("lists of operands in 'GenericDINode' are not supported")),
            b'a'..=b'z' | b'A'..=b'Z' => {
                let word = self.c.word();
                if word.key == kw::NULL {
                    self.c.take(word);
                    return Ok(MdFieldValue::Md(None));
                }
                if word.key == kw::DISTINCT {
                    return Ok(MdFieldValue::Md(self.optional_metadata()?));
                }
                if self.is_type_word(word) {
                    return Ok(MdFieldValue::Md(self.optional_metadata()?));
                }
                self.c.take(word);
                let mut text = self.c.text_of(word).to_owned();
                while self.c.eat(b'|') {
                    let word = self.c.word();
                    if word.is_empty() {
                        return Err(self.c.expected("a flag"));
                    }
                    text.push_str(" | ");
                    text.push_str(self.c.text_of(word));
                    self.c.take(word);
                }
                Ok(MdFieldValue::Words(text.into()))
            }
            b'%' | b'[' | b'<' => Ok(MdFieldValue::Md(self.optional_metadata()?)),
            _ => Err(self.c.expected("a field's value")),
        }
    }

    /// Whether a word begins a type, as in `value: i32 5`.
    fn is_type_word(&self, word: crate::cursor::Word) -> bool {
        let text = self.c.text_of(word).as_bytes();
        matches!(
            word.key,
            kw::PTR | kw::FLOAT | kw::DOUBLE | kw::HALF | kw::BFLOAT | kw::FP128 | kw::X86_FP80
        ) || (text[0] == b'i' && text.len() > 1 && text[1..].iter().all(u8::is_ascii_digit))
    }

    /// `!kind !node` pairs after commas; `!dbg` is given back apart.
    pub(crate) fn attachments(&mut self) -> Result<(Attachments, Option<Md>)> {
        let mut list = std::mem::take(&mut self.md.list);
        list.clear();
        let mut debug_loc = None;
        loop {
            self.attachment(&mut list, &mut debug_loc)?;
            if self.c.peek() != b',' || self.next_after(1) != b'!' {
                break;
            }
            self.c.pos += 1;
        }
        let attachments = self.m.cx.metadata.attach(&list);
        self.md.list = list;
        Ok((attachments, debug_loc))
    }

    /// `!kind !node` pairs without commas, as functions have them; `!dbg` is one of the list.
    pub(crate) fn function_attachments(&mut self) -> Result<Attachments> {
        let mut list = std::mem::take(&mut self.md.list);
        list.clear();
        while self.c.peek() == b'!' {
            let mut debug_loc = None;
            self.attachment(&mut list, &mut debug_loc)?;
            if let Some(md) = debug_loc {
                list.push((sym::DBG, md));
            }
        }
        let attachments = self.m.cx.metadata.attach(&list);
        self.md.list = list;
        Ok(attachments)
    }

    /// One `!kind !node` of a variable, after its comma.
    pub(crate) fn variable_attachment(&mut self, list: &mut Vec<(Symbol, Md)>) -> Result<()> {
        let mut debug_loc = None;
        self.attachment(list, &mut debug_loc)?;
        if let Some(md) = debug_loc {
            list.push((sym::DBG, md));
        }
        Ok(())
    }

    fn attachment(
        &mut self,
        list: &mut Vec<(Symbol, Md)>,
        debug_loc: &mut Option<Md>,
    ) -> Result<()> {
        if !self.c.eat(b'!') {
            return Err(self.c.expected("an attached metadata node"));
        }
        let start = self.c.pos;
        let bare = self.c.bare_name();
        let kind = if self.c.byte() != b'\\' && !bare.is_empty() && !bare[0].is_ascii_digit() {
            let text = std::str::from_utf8(bare).unwrap_or("");
            self.m.cx.symbols.intern(text)
        } else {
            self.c.pos = start;
            let text = self.metadata_name()?;
            if self.c.text[start].is_ascii_digit() {
                return Err(self.c.error_at(start, "expected the kind of an attachment"));
            }
            self.m.cx.symbols.intern(&text)
        };
        let distinct = self.c.eat_word(kw::DISTINCT);
        if !self.c.eat(b'!') {
            return Err(self.c.expected("a metadata node"));
        }
        let md = self.node_after_bang(distinct)?;
        if kind == sym::DBG {
            *debug_loc = Some(md);
        } else {
            list.push((kind, md));
        }
        Ok(())
    }

    /// Reads a metadata operand: the text after the word `metadata`, or an operand of a debug record.
    pub(crate) fn metadata_operand(&mut self) -> Result<Value> {
        let operand = match self.c.peek() {
            b'!' => {
                if self.c.text[self.c.pos..].starts_with(b"!DIArgList(") {
                    self.c.pos += b"!DIArgList(".len();
                    MdOperand::Args(self.argument_list()?)
                } else {
                    self.c.pos += 1;
                    MdOperand::Node(self.node_after_bang(false)?)
                }
            }
            b'd' if self.c.eat_word(kw::DISTINCT) => {
                self.c.require(b'!')?;
                MdOperand::Node(self.node_after_bang(true)?)
            }
            _ => {
                let start = self.c.pos;
                let ty = self.value_type()?;
                if ty == Type::METADATA {
                    return Err(self
                        .c
                        .error_at(start, "metadata cannot hold a value of type `metadata`"));
                }
                MdOperand::Value(self.value(ty)?)
            }
        };
        Ok(self.body.md_operands.push(operand).into())
    }

    /// `DIArgList(i32 %x, i64 5)`, from after the bracket on.
    fn argument_list(&mut self) -> Result<ir::ssa::ValueList> {
        let mut values = Vec::new();
        if !self.c.eat(b')') {
            loop {
                let start = self.c.pos;
                let ty = self.value_type()?;
                if ty == Type::METADATA {
                    return Err(self.c.error_at(start, "expected a typed value"));
                }
                values.push(self.value(ty)?);
                if !self.c.eat(b',') {
                    break;
                }
            }
            self.c.require(b')')?;
        }
        Ok(self.body.make_list(&values))
    }

    /// The nodes by their numbers in the text.
    pub(crate) fn numbered_metadata(&self) -> Vec<Md> {
        self.md.slots.iter().map(|slot| slot.0).collect()
    }

    /// Checks that every node mentioned is defined.
    pub(crate) fn check_metadata(&self) -> Result<()> {
        let dense = self.md.slots.iter().map(|&(md, start)| (md, start as usize));
        let sparse = self.md.sparse_mentions.iter().copied();
        for (md, start) in dense.chain(sparse) {
            if start != NOT_MENTIONED as usize
                && matches!(self.m.cx.metadata.nodes[md], MdData::Forward)
            {
                return Err(self.c.error_at(start, "use of undefined metadata node"));
            }
        }
        Ok(())
    }
}
