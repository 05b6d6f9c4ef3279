//! The header of a machine function: its YAML fields.

use super::yaml::{Field, Kind, Node};
use super::{Reader, Result};
use ir::machine::{
    ConstEntry, FrameKind, FrameObject, FunctionKind, LowType, OWN_STACKS, Properties, Reg,
    STACK_COMMENT, TargetText, VReg, VRegKind,
};

/// The kinds of stack that targets have; the last two are Lanelift's own, in functions that a run stopped with.
const STACKS: [&str; 5] =
    ["sgpr-spill", "scalable-vector", "wasm-local", "scalable-predicate-vector", "noalloc"];

impl<'a> Reader<'a, '_> {
    /// Reads the fields. Those that the machine IR does not have are kept as text.
    pub(super) fn header(&mut self, node: &Node<'a>) -> Result<()> {
        self.func.properties = Properties::NONE;
        for field in node.fields() {
            let value = &field.value;
            match &*field.key {
                "name" | "body" | "jumpTable" => {}
                "alignment" => self.func.align = self.number(value)?,
                "registers" => self.registers(value)?,
                "liveins" => self.live_ins(value)?,
                "frameInfo" => self.frame_info(value)?,
                "fixedStack" => self.objects(value, true)?,
                "stack" => self.objects(value, false)?,
                "constants" => self.constant_pool(value)?,
                "machineFunctionInfo" => self.function_info(value)?,
                key => match Properties::by_name(key) {
                    Some(property) => {
                        let on = self.flag(value)?;
                        self.func.properties.set(property, on);
                        self.func.text.stated.set(property, true);
                    }
                    None => {
                        let text = self.span(field)?;
                        self.func.text.header.push_str(text);
                    }
                },
            }
        }
        Ok(())
    }

    /// The lines of a field.
    fn span(&self, field: &Field<'a>) -> Result<&'a str> {
        let text = core::str::from_utf8(&self.c.text[field.span.0..field.span.1]);
        text.map_err(|_| self.c.error_at(field.span.0, "not UTF-8"))
    }

    fn number(&self, node: &Node<'_>) -> Result<u64> {
        node.text().parse().map_err(|_| self.c.error_at(node.start, "expected a number"))
    }

    fn integer(&self, node: &Node<'_>) -> Result<i64> {
        node.text().parse().map_err(|_| self.c.error_at(node.start, "expected an integer"))
    }

    fn flag(&self, node: &Node<'_>) -> Result<bool> {
        match node.text() {
            "true" => Ok(true),
            "false" => Ok(false),
            _ => Err(self.c.error_at(node.start, "expected 'true' or 'false'")),
        }
    }

    fn id(&self, node: &Node<'_>) -> Result<u32> {
        let id = node.get("id").ok_or_else(|| self.c.error_at(node.start, "'id' is missing"))?;
        id.text().parse().map_err(|_| self.c.error_at(id.start, "expected a number"))
    }

    fn registers(&mut self, list: &Node<'a>) -> Result<()> {
        self.func.text.lists_registers = !list.items().is_empty();
        for item in list.items() {
            let id = self.id(item)?;
            let reg = self.vreg_of(id, item.start)?;
            if let Some(class) = item.get("class") {
                self.func.vreg_mut(reg).kind = self.vreg_kind(class.text(), class.start)?;
            }
            if let Some(hint) = item.get("preferred-register").filter(|h| !h.text().is_empty()) {
                let hint = self.header_reg(hint)?;
                self.func.vreg_mut(reg).hint = hint;
            }
            for field in item.fields() {
                match &*field.key {
                    "id" | "class" | "preferred-register" => {}
                    "flags" => {
                        let flags: Vec<&str> = field.value.items().iter().map(Node::text).collect();
                        if !flags.is_empty() {
                            let flags = format!("[ {} ]", flags.join(", "));
                            self.func.text.register_flags.insert(reg, flags);
                        }
                    }
                    key => return Err(self.unknown(field, &format!("field '{key}' of a register"))),
                }
            }
        }
        Ok(())
    }

    #[cold]
    fn unknown(&self, field: &Field<'_>, what: &str) -> ir::diagnostic::Diagnostic {
        self.c.error_at(field.span.0, format!("unknown {what}"))
    }

    /// The virtual register of a number.
    pub(super) fn vreg_of(&mut self, id: u32, place: usize) -> Result<VReg> {
        if let Some(&reg) = self.vregs.get(&id) {
            return Ok(reg);
        }
        // Registers keep their numbers where that does not need many that no one names.
        if id as usize > self.c.text.len() {
            return Err(self.c.error_at(place, "the register's number is too large"));
        }
        while self.func.num_vregs() < id as usize {
            self.func.add_vreg(VRegKind::Generic, LowType::NONE);
        }
        let taken = self.func.num_vregs() > id as usize;
        let reg = VReg::from_u32(id);
        let named = taken && self.func.vreg_name(reg).is_some();
        let reg = if taken && !named {
            reg
        } else {
            self.func.add_vreg(VRegKind::Generic, LowType::NONE)
        };
        self.vregs.insert(id, reg);
        Ok(reg)
    }

    /// A class, a bank or `_`.
    pub(super) fn vreg_kind(&self, name: &str, place: usize) -> Result<VRegKind> {
        if name == "_" {
            return Ok(VRegKind::Generic);
        }
        if let Some(&class) = self.tables.classes.get(name) {
            return Ok(VRegKind::Class(class));
        }
        let banks = self.tables.info.reg_banks;
        if let Some(bank) = banks.iter().position(|b| b.eq_ignore_ascii_case(name)) {
            return Ok(VRegKind::Bank(ir::machine::RegBank(bank as u8)));
        }
        Err(self.c.error_at(place, format!("unknown register class or bank '{name}'")))
    }

    /// A register in a header: `$vgpr0` or `%3`.
    fn header_reg(&mut self, node: &Node<'_>) -> Result<Reg> {
        let text = node.text();
        if let Some(name) = text.strip_prefix('$') {
            if name == "noreg" {
                return Ok(Reg::NONE);
            }
            let found = self.tables.reg(name).map(Reg::from);
            return found
                .ok_or_else(|| self.c.error_at(node.start, format!("unknown register '{text}'")));
        }
        let id = text.strip_prefix('%').and_then(|n| n.parse().ok());
        match id {
            Some(id) => Ok(self.vreg_of(id, node.start)?.into()),
            None => match text.strip_prefix('%') {
                Some(name) if !name.is_empty() => {
                    Ok(self.vreg_named(name.to_owned().into()).into())
                }
                _ => Err(self.c.error_at(node.start, "expected a register")),
            },
        }
    }

    fn live_ins(&mut self, list: &Node<'a>) -> Result<()> {
        for item in list.items() {
            let reg = item.get("reg");
            let reg = reg.ok_or_else(|| self.c.error_at(item.start, "'reg' is missing"))?;
            let Some(preg) = self.header_reg(reg)?.as_physical() else {
                return Err(self.c.error_at(reg.start, "expected a physical register"));
            };
            let copy = match item.get("virtual-reg").filter(|v| !v.text().is_empty()) {
                Some(node) => self.header_reg(node)?.as_virtual(),
                None => None,
            };
            self.func.live_ins.push((preg, copy));
        }
        Ok(())
    }

    fn frame_info(&mut self, node: &Node<'a>) -> Result<()> {
        for field in node.fields() {
            let value = &field.value;
            match &*field.key {
                "isFrameAddressTaken" => self.func.frame.address_taken = self.flag(value)?,
                "stackSize" => self.func.frame.size = self.number(value)?,
                "maxAlignment" => self.func.frame.max_align = self.number(value)?,
                "hasCalls" => self.func.frame.has_calls = self.flag(value)?,
                "maxCallFrameSize" => {
                    let size = self.number(value)?;
                    // All ones say that it is not known.
                    self.func.frame.max_call_frame_size =
                        (size != u64::from(u32::MAX)).then_some(size);
                }
                _ => {
                    let text = self.span(field)?;
                    self.func.frame.more.push_str("  ");
                    self.func.frame.more.push_str(text);
                }
            }
        }
        Ok(())
    }

    fn objects(&mut self, list: &Node<'a>, fixed: bool) -> Result<()> {
        for item in list.items() {
            let id = self.id(item)?;
            let kind = if fixed { FrameKind::Fixed } else { FrameKind::Local };
            let mut object = FrameObject::new(kind, 0, 1);
            let mut more: Vec<String> = Vec::new();
            for field in item.fields() {
                let value = &field.value;
                match &*field.key {
                    "id" => {}
                    "name" if !fixed => object.name = value.text().to_owned(),
                    "type" => match value.text() {
                        "default" => {}
                        "spill-slot" if !fixed => object.kind = FrameKind::Spill,
                        "variable-sized" if !fixed => object.kind = FrameKind::Variable,
                        "spill-slot" => more.push("type: spill-slot".to_owned()),
                        _ => return Err(self.unknown(field, "type of a stack object")),
                    },
                    "offset" => {
                        let offset = self.integer(value)?;
                        object.offset = (offset != 0 || fixed).then_some(offset);
                    }
                    "size" => object.size = self.number(value)?,
                    "alignment" => object.align = self.number(value)?,
                    "stack-id" => match value.text() {
                        "default" => {}
                        name => {
                            let known = STACKS.iter().find(|s| **s == name);
                            object.stack =
                                known.ok_or_else(|| self.unknown(field, "kind of stack"))?;
                        }
                    },
                    "isImmutable" => object.immutable = self.flag(value)?,
                    key => {
                        let mut text = format!("{key}: ");
                        flow_text(value, &mut text);
                        more.push(text);
                    }
                }
            }
            object.more = more.join(", ");
            self.own_stack(item.start, &mut object);
            let align = self.func.frame.max_align;
            let slot = self.func.frame.add(object);
            // The header says what the largest alignment is.
            self.func.frame.max_align = align;
            let places = if fixed { &mut self.fixed } else { &mut self.stack };
            if places.insert(id, slot).is_some() {
                return Err(self.c.error_at(item.start, "a second stack object of that number"));
            }
        }
        Ok(())
    }

    /// The kind of stack that a comment names, of those that LLVM's text has no word for.
    fn own_stack(&self, start: usize, object: &mut FrameObject) {
        let line = self.c.text[start..].split(|&b| b == b'\n').next().unwrap_or_default();
        let line = String::from_utf8_lossy(line);
        let comment = line.split_once(STACK_COMMENT).map(|(_, name)| name.trim());
        if let Some(&own) = OWN_STACKS.iter().find(|&&own| Some(own) == comment) {
            object.stack = own;
        }
    }

    fn constant_pool(&mut self, list: &Node<'a>) -> Result<()> {
        for item in list.items() {
            let id = self.id(item)?;
            let text = item.get("value").map_or("", |v| v.text()).to_owned();
            let align = item.get("alignment").map_or(Ok(1), |a| self.number(a))?;
            let entry = self.func.constants.push(ConstEntry { text, bytes: Vec::new(), align });
            self.constants.insert(id, entry);
        }
        Ok(())
    }

    fn function_info(&mut self, node: &Node<'a>) -> Result<()> {
        if node.get("isEntryFunction").is_some_and(|e| e.text() == "true") {
            self.func.kind = FunctionKind::Kernel;
        }
        let mut lines = String::new();
        for field in node.fields() {
            lines.push_str("  ");
            lines.push_str(self.span(field)?);
        }
        if !lines.is_empty() {
            self.func.target_data = Some(Box::new(TargetText { lines }));
        }
        Ok(())
    }

    /// The tables of branch targets; their blocks must be known.
    pub(super) fn jump_tables(&mut self, node: &Node<'a>) -> Result<()> {
        let Some(entries) = node.get("jumpTable").and_then(|t| t.get("entries")) else {
            return Ok(());
        };
        for item in entries.items() {
            let id = self.id(item)?;
            let Some(&table) = self.jump_tables.get(&id) else {
                // No instruction names it.
                continue;
            };
            let Some(blocks) = item.get("blocks") else { continue };
            for block in blocks.items() {
                let number = block.text().strip_prefix("%bb.").and_then(|n| n.parse().ok());
                let target = number.map(ir::machine::Block::from_u32);
                let Some(target) = target.filter(|&b| self.func.is_block_in_layout(b)) else {
                    return Err(self.c.error_at(block.start, "unknown block"));
                };
                self.func.jump_tables[table].push(target);
            }
        }
        Ok(())
    }
}

/// A value as a flow collection or scalar.
fn flow_text(node: &Node<'_>, out: &mut String) {
    match &node.kind {
        Kind::Scalar(text) => {
            let bare = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.');
            if !text.is_empty() && text.bytes().all(bare) {
                out.push_str(text);
            } else {
                out.push('\'');
                out.push_str(&text.replace('\'', "''"));
                out.push('\'');
            }
        }
        Kind::Sequence(items) => {
            out.push('[');
            for (i, item) in items.iter().enumerate() {
                out.push_str(if i == 0 { " " } else { ", " });
                flow_text(item, out);
            }
            out.push_str(" ]");
        }
        Kind::Mapping(fields) => {
            out.push('{');
            for (i, field) in fields.iter().enumerate() {
                out.push_str(if i == 0 { " " } else { ", " });
                out.push_str(&field.key);
                out.push_str(": ");
                flow_text(&field.value, out);
            }
            out.push_str(" }");
        }
    }
}
