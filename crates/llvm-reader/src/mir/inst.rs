//! One instruction of a machine function, on one line: `defs = flags OPCODE operands, notes, place :: memory`.

use super::{Reader, Result};
use ir::machine::{
    Cond, DebugLoc, DebugLocData, FloatKind, Inst, InstFlags, JumpTable, LowType, Opcode, Operand,
    Reg, RegFlags, RegMaskDesc, RegOperand, SubReg, SymbolKind, VReg, VRegKind,
};
use std::borrow::Cow;

/// Inlined calls may be nested this deep in one place.
const MAX_INLINED: usize = 1000;

impl<'a> Reader<'a, '_> {
    /// Reads an instruction up to the line's end or a bundle's brace.
    pub(super) fn instruction(&mut self) -> Result<Inst> {
        self.scratch.clear();
        let mut ties: Vec<(usize, usize, usize)> = Vec::new();
        if self.at_register_operand() {
            loop {
                let operand = self.register_operand(RegFlags::DEF, &mut ties)?;
                self.scratch.push(Operand::Reg(operand));
                if !self.c.eat(b',') {
                    break;
                }
            }
            self.c.require(b'=')?;
        }
        let (opcode, flags) = self.opcode()?;
        let mut notes = String::new();
        let mut loc = None;
        let place = self.c.pos;
        loop {
            match self.c.peek() {
                b'\n' | 0 | b'{' => break,
                b':' if self.c.text[self.c.pos..].starts_with(b"::") => break,
                _ => {}
            }
            if self.note(&mut notes, &mut loc)? {
                if !self.c.eat(b',') {
                    break;
                }
                continue;
            }
            let operand = self.operand(opcode, &mut ties)?;
            self.scratch.push(operand);
            if self.scratch.len() >= usize::from(u16::MAX) {
                return Err(self.c.error_at(place, "too many operands"));
            }
            if !self.c.eat(b',') {
                break;
            }
        }
        self.settle_implicit(opcode);
        let inst = self.func.create_inst(opcode, &self.scratch);
        *self.func.inst_flags_mut(inst) = flags;
        self.tie(inst, opcode, &ties)?;
        self.func.set_inst_loc(inst, loc);
        if !notes.is_empty() {
            self.func.text.notes.insert(inst, notes);
        }
        self.c.peek();
        if self.c.eat_text("::") {
            loop {
                let access = self.memory_operand()?;
                self.func.add_mem_op(inst, access);
                if !self.c.eat(b',') {
                    break;
                }
            }
        }
        Ok(inst)
    }

    /// Texts name implicit registers as the row does; with some tables they are others (`$vcc` is `$vcc_lo` where waves
    /// have 32 lanes).
    fn settle_implicit(&mut self, opcode: Opcode) {
        let target = self.func.target;
        if target.implicit_others.is_empty() {
            return;
        }
        let desc = target.instr(opcode);
        for operand in self.scratch.iter_mut().filter_map(Operand::as_reg_mut) {
            if let Some(reg) = operand.reg.as_physical().filter(|_| operand.is_implicit())
                && (desc.implicit_uses.contains(&reg) || desc.implicit_defs.contains(&reg))
            {
                operand.reg = target.implicit(reg).into();
            }
        }
    }

    /// Whether a register with or without flags is next, and not an opcode.
    fn at_register_operand(&mut self) -> bool {
        match self.c.peek() {
            b'$' => true,
            b'%' => true,
            _ => {
                let word = self.c.peek_word();
                matches!(word, "implicit" | "implicit-def" | "def")
                    || RegFlags::by_name(word).is_some()
            }
        }
    }

    fn opcode(&mut self) -> Result<(Opcode, InstFlags)> {
        let mut flags = InstFlags::NONE;
        loop {
            self.c.peek();
            let start = self.c.pos;
            let word = self.c.word();
            if let Some(&opcode) = self.tables.opcodes.get(word) {
                return Ok((opcode, flags));
            }
            match InstFlags::by_name(word) {
                Some(flag) => flags |= flag,
                None if word.is_empty() => {
                    return Err(self.c.error_at(start, "expected an instruction"));
                }
                None => {
                    let message = format!("unknown instruction '{word}'");
                    return Err(self.c.error_at(start, message));
                }
            }
        }
    }

    /// Reads a note that may follow the operands, if it is next.
    fn note(&mut self, notes: &mut String, loc: &mut Option<DebugLoc>) -> Result<bool> {
        if !self.c.byte().is_ascii_lowercase() {
            return Ok(false);
        }
        let start = self.c.pos;
        match self.c.peek_word() {
            word @ "debug-location" => {
                self.c.pos += word.len();
                *loc = Some(self.debug_location()?);
                return Ok(true);
            }
            word @ ("pre-instr-symbol"
            | "post-instr-symbol"
            | "heap-alloc-marker"
            | "pcsections"
            | "cfi-type"
            | "debug-instr-number"
            | "mmra"
            | "deactivation-symbol") => {
                self.c.pos += word.len();
                match self.c.peek() {
                    b'<' => {
                        while !matches!(self.c.byte(), b'>' | b'\n' | 0) {
                            self.c.pos += 1;
                        }
                        self.c.require(b'>')?;
                    }
                    b'!' => {
                        self.c.pos += 1;
                        self.c.word();
                        if self.c.byte() == b'(' || self.c.byte() == b'{' {
                            self.c.parenthesised()?;
                        }
                    }
                    b'@' => {
                        self.c.pos += 1;
                        self.c.name()?;
                    }
                    _ => {
                        self.c.integer()?;
                    }
                }
            }
            _ => return Ok(false),
        }
        if !notes.is_empty() {
            notes.push_str(", ");
        }
        notes.push_str(self.c.slice(start)?);
        Ok(true)
    }

    /// `!12` or `!DILocation(line: 1, column: 2, scope: !3, inlinedAt: …)`
    fn debug_location(&mut self) -> Result<DebugLoc> {
        let mut chain: Vec<DebugLocData> = Vec::new();
        let mut last = None;
        loop {
            self.c.require(b'!')?;
            let start = self.c.pos;
            if self.c.byte().is_ascii_digit() {
                last = Some(DebugLocData {
                    line: 0,
                    column: 0,
                    scope: 0,
                    inlined_at: None.into(),
                    node: Some(self.c.index()?),
                });
                break;
            }
            if !self.c.eat_text("DILocation(") {
                return Err(self.c.error_at(start, "expected a place: '!DILocation(…)'"));
            }
            if chain.len() >= MAX_INLINED {
                return Err(self.c.error_at(start, "nested too deep"));
            }
            let mut data =
                DebugLocData { line: 0, column: 0, scope: 0, inlined_at: None.into(), node: None };
            let mut inlined = false;
            loop {
                self.c.peek();
                let start = self.c.pos;
                let field = self.c.word();
                self.c.require(b':')?;
                self.c.peek();
                match field {
                    "line" => data.line = self.c.index()?,
                    "column" => data.column = self.c.index()?,
                    "scope" => {
                        self.c.require(b'!')?;
                        data.scope = self.c.index()?;
                    }
                    "inlinedAt" => inlined = true,
                    _ => {
                        let message = format!("field '{field}' of a place");
                        return Err(self.c.error_at(start, message));
                    }
                }
                if inlined || !self.c.eat(b',') {
                    break;
                }
            }
            chain.push(data);
            if !inlined {
                break;
            }
        }
        for _ in 0..chain.len() {
            self.c.require(b')')?;
        }
        let mut loc = last.map(|data| self.func.debug_locs.intern(data));
        for data in chain.into_iter().rev() {
            loc =
                Some(self.func.debug_locs.intern(DebugLocData { inlined_at: loc.into(), ..data }));
        }
        loc.ok_or_else(|| self.c.error("expected a place"))
    }

    /// Ties the operands that the row ties, and those that the text says.
    fn tie(&mut self, inst: Inst, opcode: Opcode, ties: &[(usize, usize, usize)]) -> Result<()> {
        let operands = self.func.operands(inst).len();
        let is_reg = |r: &Self, i: usize| {
            i < operands && r.func.operand(inst, i).as_reg().is_some_and(|o| !o.is_implicit())
        };
        for (index, row) in self.tables.info.instr(opcode).operands.iter().enumerate() {
            let Some(def) = row.tied.map(usize::from) else { continue };
            if is_reg(self, index) && is_reg(self, def) && !opcode.is_generic() {
                self.func.tie(inst, def, index);
            }
        }
        for &(index, def, place) in ties {
            let is_def =
                def < operands && self.func.operand(inst, def).as_reg().is_some_and(|o| o.is_def());
            if !is_def {
                let message = format!("operand {def} is not a def to be tied to");
                return Err(self.c.error_at(place, message));
            }
            self.func.tie(inst, def, index);
        }
        Ok(())
    }

    /// A register with its flags, part, class and tie.
    fn register_operand(
        &mut self,
        extra: RegFlags,
        ties: &mut Vec<(usize, usize, usize)>,
    ) -> Result<RegOperand> {
        let mut flags = RegFlags::NONE;
        let mut explicit = true;
        loop {
            match self.c.peek() {
                b'%' | b'$' => break,
                _ => {}
            }
            let start = self.c.pos;
            let word = self.c.word();
            match word {
                "implicit-def" => {
                    flags |= RegFlags::IMPLICIT | RegFlags::DEF;
                    explicit = false;
                }
                "implicit" => {
                    flags |= RegFlags::IMPLICIT;
                    explicit = false;
                }
                _ => match RegFlags::by_name(word) {
                    Some(flag) => flags |= flag,
                    None => {
                        let message = format!("expected a register, not '{word}'");
                        return Err(self.c.error_at(start, message));
                    }
                },
            }
        }
        if explicit {
            flags |= extra;
        }
        let reg = self.register()?;
        let mut sub = SubReg::WHOLE;
        if self.c.byte() == b'.' {
            self.c.pos += 1;
            let start = self.c.pos;
            let name = self.c.word();
            sub = self.sub_reg(name, start)?;
        }
        if let Some(vreg) = reg.as_virtual() {
            if self.c.byte() == b':' && self.c.text.get(self.c.pos + 1) != Some(&b':') {
                self.c.pos += 1;
                let start = self.c.pos;
                let name = self.c.word();
                let kind = self.vreg_kind(name, start)?;
                self.set_kind(vreg, kind, start)?;
            }
            if self.c.byte() == b'(' && !self.c.text[self.c.pos..].starts_with(b"(tied-def") {
                self.c.pos += 1;
                let ty = self.low_type()?;
                self.c.require(b')')?;
                self.func.vreg_mut(vreg).ty = ty;
            }
        }
        if self.c.byte() == b'(' && self.c.eat_text("(tied-def ") {
            let start = self.c.pos;
            let def = self.c.index()? as usize;
            self.c.require(b')')?;
            ties.push((self.scratch.len(), def, start));
        }
        let mut operand = RegOperand::new(reg).part(sub);
        operand.flags = flags;
        Ok(operand)
    }

    /// Sets a register's class the first time that the text says it.
    fn set_kind(&mut self, vreg: VReg, kind: VRegKind, place: usize) -> Result<()> {
        let old = self.func.vreg(vreg).kind;
        if old != VRegKind::Generic && old != kind && kind != VRegKind::Generic {
            return Err(self.c.error_at(place, format!("{vreg} had another class before")));
        }
        if kind != VRegKind::Generic {
            self.func.vreg_mut(vreg).kind = kind;
        }
        Ok(())
    }

    fn sub_reg(&self, name: &str, place: usize) -> Result<SubReg> {
        let found = self.tables.sub_regs.get(name).copied();
        found.ok_or_else(|| self.c.error_at(place, format!("unknown sub-register index '{name}'")))
    }

    /// `%3`, `%name` or `$vgpr0`.
    fn register(&mut self) -> Result<Reg> {
        if self.c.byte() == b'$' {
            return self.physical();
        }
        let start = self.c.pos;
        self.c.pos += 1;
        if self.c.byte().is_ascii_digit() {
            let id = self.c.index()?;
            return Ok(self.vreg_of(id, start)?.into());
        }
        let name = self.c.run(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'-' | b'$'));
        if name.is_empty() {
            return Err(self.c.error_at(start, "expected a register"));
        }
        Ok(self.vreg_named(Cow::Borrowed(name)).into())
    }

    /// The virtual register of a name.
    pub(super) fn vreg_named(&mut self, name: Cow<'a, str>) -> VReg {
        if let Some(&reg) = self.named_vregs.get(&name) {
            return reg;
        }
        let reg = self.func.add_vreg(VRegKind::Generic, LowType::NONE);
        self.func.set_vreg_name(reg, name.clone());
        self.named_vregs.insert(name, reg);
        reg
    }

    /// `$vgpr0_vgpr1` or `$noreg`.
    pub(super) fn physical(&mut self) -> Result<Reg> {
        let start = self.c.pos;
        self.c.pos += 1;
        let name = self.c.run(|b| b.is_ascii_alphanumeric() || b == b'_');
        if name == "noreg" {
            return Ok(Reg::NONE);
        }
        let found = self.tables.reg(name).map(Reg::from);
        found.ok_or_else(|| self.c.error_at(start, format!("unknown register '${name}'")))
    }

    /// Any operand.
    fn operand(
        &mut self,
        opcode: Opcode,
        ties: &mut Vec<(usize, usize, usize)>,
    ) -> Result<Operand> {
        match self.c.peek() {
            b'$' => Ok(Operand::Reg(self.register_operand(RegFlags::NONE, ties)?)),
            b'%' => self.percent_operand(ties),
            b'-' | b'0'..=b'9' => Ok(Operand::Imm(self.c.integer()?)),
            b'@' | b'&' | b'<' => self.symbol_operand(0),
            b'!' => self.metadata_operand(),
            b'.' => self.immediate_in_words(opcode),
            b'_' => {
                self.c.pos += 1;
                Ok(Operand::Reg(RegOperand::new(Reg::NONE)))
            }
            _ => self.word_operand(opcode, ties),
        }
    }

    fn percent_operand(&mut self, ties: &mut Vec<(usize, usize, usize)>) -> Result<Operand> {
        let start = self.c.pos;
        let rest = &self.c.text[start..self.c.end];
        let numbered = |prefix: &[u8]| {
            rest.starts_with(prefix) && rest.get(prefix.len()).is_some_and(u8::is_ascii_digit)
        };
        if numbered(b"%bb.") {
            return Ok(Operand::Block(self.block_operand()?));
        }
        if numbered(b"%stack.") || numbered(b"%fixed-stack.") {
            let slot = self.frame_slot()?;
            let offset = self.c.offset()?;
            return Ok(Operand::Frame { slot, offset });
        }
        if numbered(b"%const.") {
            self.c.pos += "%const.".len();
            let id = self.c.index()?;
            let Some(&entry) = self.constants.get(&id) else {
                return Err(self.c.error_at(start, format!("no constant {id}")));
            };
            return Ok(Operand::Const { entry, offset: self.c.offset()? });
        }
        if numbered(b"%jump-table.") {
            self.c.pos += "%jump-table.".len();
            let id = self.c.index()?;
            return Ok(Operand::JumpTable(self.jump_table(id)));
        }
        if rest.starts_with(b"%subreg.") {
            self.c.pos += "%subreg.".len();
            let at = self.c.pos;
            let name = self.c.word();
            return Ok(Operand::SubReg(self.sub_reg(name, at)?));
        }
        Ok(Operand::Reg(self.register_operand(RegFlags::NONE, ties)?))
    }

    /// A jump table; its targets are read after the body.
    fn jump_table(&mut self, id: u32) -> JumpTable {
        if let Some(&table) = self.jump_tables.get(&id) {
            return table;
        }
        let table = self.func.jump_tables.push(Vec::new());
        self.jump_tables.insert(id, table);
        table
    }

    /// `%stack.0.name` or `%fixed-stack.1`
    pub(super) fn frame_slot(&mut self) -> Result<ir::machine::FrameSlot> {
        let start = self.c.pos;
        let fixed = self.c.eat_text("%fixed-stack.");
        if !fixed && !self.c.eat_text("%stack.") {
            return Err(self.c.error("expected a stack object"));
        }
        let id = self.c.index()?;
        if self.c.byte() == b'.' {
            self.c.pos += 1;
            self.c.name()?;
        }
        let places = if fixed { &self.fixed } else { &self.stack };
        let found = places.get(&id).copied();
        found.ok_or_else(|| self.c.error_at(start, format!("no stack object {id}")))
    }

    /// `@x`, `&x` or `<mcsymbol x>` and an offset.
    fn symbol_operand(&mut self, flags: u16) -> Result<Operand> {
        let symbol = self.symbol()?;
        let start = self.c.pos;
        let offset = i32::try_from(self.c.offset()?);
        let offset =
            offset.map_err(|_| self.c.error_at(start, "the offset has more than 32 bits"))?;
        Ok(Operand::Symbol { symbol, offset, flags })
    }

    pub(super) fn symbol(&mut self) -> Result<ir::machine::Symbol> {
        let start = self.c.pos;
        match self.c.peek() {
            b'@' => {
                self.c.pos += 1;
                let name = self.c.name()?;
                Ok(self.func.symbol(SymbolKind::Global, name))
            }
            b'&' => {
                self.c.pos += 1;
                // An empty text is a symbol too: inline assembly of nothing.
                let name = self.c.name()?;
                Ok(self.func.symbol(SymbolKind::External, name))
            }
            b'<' if self.c.eat_text("<mcsymbol ") => {
                let from = self.c.pos;
                while !matches!(self.c.byte(), b'>' | b'\n' | 0) {
                    self.c.pos += 1;
                }
                let name = self.c.slice(from)?;
                self.c.require(b'>')?;
                Ok(self.func.symbol(SymbolKind::Label, name))
            }
            _ => Err(self.c.error_at(start, "expected a symbol")),
        }
    }

    /// `!5` or a node written in place.
    fn metadata_operand(&mut self) -> Result<Operand> {
        let start = self.c.pos;
        self.c.pos += 1;
        if self.c.byte().is_ascii_digit() {
            return Ok(Operand::Metadata(self.c.index()?));
        }
        if self.c.byte() != b'{' {
            self.c.word();
        }
        self.c.parenthesised()?;
        self.verbatim(start)
    }

    /// An operand that is kept as the text from `start` to here.
    fn verbatim(&mut self, start: usize) -> Result<Operand> {
        let text = self.c.slice(start)?;
        let symbol = self.func.symbol(SymbolKind::Verbatim, text);
        Ok(Operand::Symbol { symbol, offset: 0, flags: 0 })
    }

    /// An immediate that the target prints in words of its own: `.id0_VALU_DEP_1`.
    fn immediate_in_words(&mut self, opcode: Opcode) -> Result<Operand> {
        let start = self.c.pos;
        self.c.pos += 1;
        let words = self.c.run(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.'));
        let read = self.tables.info.read_immediate;
        match read.and_then(|read| read(words, opcode)) {
            Some(value) => Ok(Operand::Imm(value)),
            None => Err(self.c.error_at(start, format!("unknown immediate '.{words}'"))),
        }
    }

    fn word_operand(
        &mut self,
        opcode: Opcode,
        ties: &mut Vec<(usize, usize, usize)>,
    ) -> Result<Operand> {
        if self.at_register_operand() {
            return Ok(Operand::Reg(self.register_operand(RegFlags::NONE, ties)?));
        }
        self.c.peek();
        let start = self.c.pos;
        let word = self.c.word();
        let bits = word.strip_prefix('i').and_then(|n| n.parse::<u32>().ok());
        if let Some(bits) = bits {
            self.c.peek();
            let value = match self.c.peek_word() {
                "true" | "false" => i64::from(self.c.word() == "true"),
                _ => self.c.integer()?,
            };
            return Ok(Operand::TypedImm { bits, value });
        }
        match word {
            "half" => self.float(FloatKind::Half),
            "bfloat" => self.float(FloatKind::BFloat),
            "float" => self.float(FloatKind::Float),
            "double" => self.float(FloatKind::Double),
            "intpred" | "floatpred" => {
                self.c.require(b'(')?;
                let at = self.c.pos;
                let name = self.c.word();
                let cond = Cond::by_name(name, word == "floatpred");
                self.c.require(b')')?;
                let unknown = || self.c.error_at(at, format!("unknown predicate '{name}'"));
                Ok(Operand::Cond(cond.ok_or_else(unknown)?))
            }
            "intrinsic" => {
                self.c.require(b'(')?;
                self.c.require(b'@')?;
                let name = self.c.name()?;
                self.c.require(b')')?;
                Ok(Operand::Intrinsic(self.func.symbol(SymbolKind::Text, name)))
            }
            "target-index" => {
                self.c.require(b'(')?;
                let at = self.c.pos;
                let name = self.c.word();
                let index = self.tables.info.target_indices.iter().position(|n| *n == name);
                self.c.require(b')')?;
                let unknown = || self.c.error_at(at, format!("unknown target index '{name}'"));
                let index = index.ok_or_else(unknown)? as u32;
                Ok(Operand::Target { index, offset: self.c.offset()? })
            }
            "target-flags" => {
                self.c.require(b'(')?;
                let at = self.c.pos;
                let name = self.c.word();
                let flags = self.tables.info.operand_flags.iter().position(|n| *n == name);
                self.c.require(b')')?;
                let unknown = || self.c.error_at(at, format!("unknown flag '{name}'"));
                let flags = flags.filter(|&f| f != 0).ok_or_else(unknown)? as u16;
                self.symbol_operand(flags)
            }
            "CustomRegMask" => {
                self.c.require(b'(')?;
                let mut preserved = Vec::new();
                while !self.c.eat(b')') {
                    let next = self.c.peek();
                    let at = self.c.pos;
                    let reg = if next == b'$' { self.physical()? } else { Reg::NONE };
                    let expected = || self.c.error_at(at, "expected a register");
                    preserved.push(reg.as_physical().ok_or_else(expected)?);
                    self.c.eat(b',');
                }
                let mask = RegMaskDesc { name: "", preserved: preserved.into() };
                Ok(Operand::RegMask(self.func.add_reg_mask(mask)))
            }
            "blockaddress" | "shufflemask" | "liveout" | "dbg-instr-ref" | "lanemask" => {
                self.c.parenthesised()?;
                self.c.offset()?;
                self.verbatim(start)
            }
            _ if opcode == ir::machine::generic::CFI_INSTRUCTION => {
                // The rest of the line up to the place: frame descriptions have a language of their own.
                let rest = &self.c.text[self.c.pos..self.c.end];
                let line = rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
                let place = rest[..line].windows(17).position(|w| w == b", debug-location ");
                self.c.pos += place.unwrap_or(line);
                self.verbatim(start)
            }
            _ => match self.tables.masks.get(word) {
                Some(&mask) => Ok(Operand::RegMask(mask)),
                None if word.is_empty() => Err(self.c.error_at(start, "expected an operand")),
                None => Err(self.c.error_at(start, format!("unknown operand '{word}'"))),
            },
        }
    }

    /// A constant as LLVM IR writes it: decimal or hexadecimal bits.
    fn float(&mut self, kind: FloatKind) -> Result<Operand> {
        self.c.peek();
        let start = self.c.pos;
        let text = self.c.run(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'+' | b'-'));
        let bits = float_bits(kind, text);
        let bits =
            bits.ok_or_else(|| self.c.error_at(start, "expected a floating-point constant"))?;
        Ok(Operand::FpImm { kind, bits })
    }
}

fn float_bits(kind: FloatKind, text: &str) -> Option<u64> {
    let hex = |digits: &str| u64::from_str_radix(digits, 16).ok();
    if let Some(digits) = text.strip_prefix("0x") {
        return match kind {
            FloatKind::Half => hex(digits.strip_prefix('H').unwrap_or(digits)),
            FloatKind::BFloat => hex(digits.strip_prefix('R').unwrap_or(digits)),
            FloatKind::Double => hex(digits),
            FloatKind::Float => {
                let double = hex(digits)?;
                let value = f64::from_bits(double);
                if value.is_nan() {
                    // The conversion would quiet a payload.
                    let sign = (double >> 63) << 31;
                    return Some(sign | 0x7F80_0000 | double >> 29 & 0x7F_FFFF);
                }
                Some(u64::from((value as f32).to_bits()))
            }
        };
    }
    match kind {
        FloatKind::Float => text.parse::<f32>().ok().map(|v| u64::from(v.to_bits())),
        FloatKind::Double => text.parse::<f64>().ok().map(f64::to_bits),
        FloatKind::BFloat => text.parse::<f32>().ok().map(|v| u64::from(v.to_bits() >> 16)),
        FloatKind::Half => {
            // Printed in decimal only if exact: the bits of the double say it.
            let value = text.parse::<f64>().ok()?;
            half_bits(value)
        }
    }
}

/// A number that binary16 holds exactly.
fn half_bits(value: f64) -> Option<u64> {
    let bits = value.to_bits();
    let sign = bits >> 63 << 15;
    if value == 0.0 {
        return Some(sign);
    }
    let exponent = (bits >> 52 & 0x7FF) as i64 - 1023;
    let fraction = bits & ((1 << 52) - 1);
    if (-14..=15).contains(&exponent) && fraction.trailing_zeros() >= 42 {
        return Some(sign | ((exponent + 15) as u64) << 10 | fraction >> 42);
    }
    None
}
