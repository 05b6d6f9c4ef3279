//! Types and memory operands: `(volatile load (s32) from %ir.p + 4, align 8, addrspace 1)`.

use super::{Reader, Result};
use ir::machine::{LowType, MachineMemOperand, MemFlags, MemValue, Ordering, SymbolKind};

/// The synchronisation scopes that targets have.
const SCOPES: [&str; 16] = [
    "singlethread",
    "wavefront",
    "workgroup",
    "cluster",
    "agent",
    "one-as",
    "singlethread-one-as",
    "wavefront-one-as",
    "workgroup-one-as",
    "cluster-one-as",
    "agent-one-as",
    "block",
    "device",
    "subgroup",
    "system",
    "system-one-as",
];

impl Reader<'_, '_> {
    /// `s32`, `p1` or `<4 x s32>`.
    pub(super) fn low_type(&mut self) -> Result<LowType> {
        self.c.peek();
        let start = self.c.pos;
        let too_wide = |r: &Self| r.c.error_at(start, "the type is too wide");
        if self.c.eat(b'<') {
            self.c.peek();
            let lanes = self.c.index()?;
            if !self.c.eat_word("x") {
                return Err(self.c.error("expected 'x'"));
            }
            let element = self.low_type()?;
            self.c.require(b'>')?;
            let lanes = u16::try_from(lanes).ok().filter(|&n| n > 0);
            return Ok(element.vector(lanes.ok_or_else(|| too_wide(self))?));
        }
        let kind = self.c.byte();
        if !matches!(kind, b's' | b'p' | b'i' | b'f') {
            return Err(self.c.error("expected a type: 's32', 'p1', '<4 x s32>'"));
        }
        self.c.pos += 1;
        let number = self.c.index()?;
        let number = u16::try_from(number).map_err(|_| too_wide(self))?;
        if kind != b'p' {
            return Ok(LowType::scalar(number));
        }
        let bits = self.layout.map_or(64, |l| l.pointer(u32::from(number)).bits);
        Ok(LowType::pointer(number, u16::try_from(bits).map_err(|_| too_wide(self))?))
    }

    pub(super) fn memory_operand(&mut self) -> Result<MachineMemOperand> {
        self.c.require(b'(')?;
        let mut access = MachineMemOperand::new(MemFlags::NONE, 0);
        self.access_flags(&mut access)?;
        self.access_size(&mut access)?;
        access.base_align = match access.size {
            Some(size) => size.max(1).next_power_of_two(),
            None => 1,
        };
        if matches!(self.c.peek_word(), "from" | "into" | "on") {
            self.c.word();
            self.access_value(&mut access)?;
            access.offset = self.c.offset()?;
        }
        while self.c.eat(b',') {
            self.access_fact(&mut access)?;
        }
        self.c.require(b')')?;
        Ok(access)
    }

    /// Flags, load or store, scope and orderings.
    fn access_flags(&mut self, access: &mut MachineMemOperand) -> Result<()> {
        loop {
            match self.c.peek() {
                b'(' => break,
                b'"' => {
                    let start = self.c.pos;
                    let name = self.c.string()?;
                    let flags = self.tables.info.mem_flags;
                    let Some(bit) = flags.iter().position(|f| *f == name) else {
                        return Err(self.c.error_at(start, format!("unknown flag \"{name}\"")));
                    };
                    let bit = MemFlags::TARGET_SHIFT as usize + bit;
                    access.flags |= MemFlags::from_bits(1 << bit);
                    continue;
                }
                _ => {}
            }
            let start = self.c.pos;
            let word = self.c.word();
            if let Some(flag) = MemFlags::by_name(word) {
                access.flags |= flag;
                continue;
            }
            if word == "syncscope" {
                self.c.require(b'(')?;
                let name = self.c.string()?;
                self.c.require(b')')?;
                let Some(scope) = SCOPES.iter().find(|s| **s == name) else {
                    return Err(self.c.error_at(start, format!("unknown scope \"{name}\"")));
                };
                access.scope = scope;
                continue;
            }
            if let Some(ordering) = Ordering::by_name(word) {
                if access.ordering == Ordering::NotAtomic {
                    access.ordering = ordering;
                } else {
                    access.failure_ordering = ordering;
                }
                continue;
            }
            if word == "unknown-size" {
                self.c.pos = start;
                break;
            }
            return Err(match word {
                "" => self.c.error("expected a size: '(s32)'"),
                _ => self.c.error_at(start, format!("unknown word '{word}' in a memory operand")),
            });
        }
        if !access.is_load() && !access.is_store() {
            return Err(self.c.error("expected 'load' or 'store'"));
        }
        Ok(())
    }

    fn access_size(&mut self, access: &mut MachineMemOperand) -> Result<()> {
        if self.c.eat_word("unknown-size") {
            access.size = None;
            return Ok(());
        }
        self.c.require(b'(')?;
        self.c.peek();
        let start = self.c.pos;
        // A scalar of whole bytes is its size, which may be more than a type can say.
        if self.c.eat(b's') {
            let bits = self.c.number()?;
            if bits % 8 == 0 {
                access.size = Some(bits / 8);
                return self.c.require(b')');
            }
            self.c.pos = start;
        }
        let ty = self.low_type()?;
        access.ty = ty;
        access.size = Some(u64::from(ty.bits().div_ceil(8)));
        self.c.require(b')')
    }

    fn access_value(&mut self, access: &mut MachineMemOperand) -> Result<()> {
        self.c.peek();
        let start = self.c.pos;
        access.value = match self.c.byte() {
            b'%' if self.c.eat_text("%ir.") => {
                let name = self.c.name()?;
                MemValue::Ir(self.func.symbol(SymbolKind::Value, name))
            }
            b'%' => MemValue::Frame(self.frame_slot()?),
            b'@' | b'&' => MemValue::Symbol(self.symbol()?),
            b'`' => {
                self.c.pos += 1;
                while !matches!(self.c.byte(), b'`' | b'\n' | 0) {
                    self.c.pos += 1;
                }
                self.c.require(b'`')?;
                let text = self.c.slice(start)?;
                MemValue::Ir(self.func.symbol(SymbolKind::Verbatim, text))
            }
            _ => match self.c.word() {
                "unknown-address" => MemValue::Unknown,
                "stack" => MemValue::Stack,
                "constant-pool" => MemValue::ConstantPool,
                "jump-table" => MemValue::JumpTable,
                "got" => MemValue::Got,
                "custom" => {
                    let name = self.c.string()?;
                    MemValue::Custom(self.func.symbol(SymbolKind::Text, name))
                }
                "call-entry" => {
                    self.symbol()?;
                    let text = self.c.slice(start)?;
                    MemValue::Symbol(self.func.symbol(SymbolKind::Verbatim, text))
                }
                word => {
                    let message = format!("unknown address '{word}' in a memory operand");
                    return Err(self.c.error_at(start, message));
                }
            },
        };
        Ok(())
    }

    /// Reads the text after a comma: alignments, the address space, metadata.
    fn access_fact(&mut self, access: &mut MachineMemOperand) -> Result<()> {
        if self.c.peek() == b'!' {
            let start = self.c.pos;
            self.c.pos += 1;
            let kind = self.c.word();
            let place = MachineMemOperand::METADATA.iter().position(|k| *k == kind);
            let Some(place) = place else {
                return Err(self.c.error_at(start, format!("unknown metadata '!{kind}'")));
            };
            self.c.require(b'!')?;
            access.metadata[place] = Some(self.c.index()?);
            return Ok(());
        }
        let start = self.c.pos;
        let word = self.c.word();
        self.c.peek();
        match word {
            "align" | "basealign" => {
                let at = self.c.pos;
                let align = self.c.number()?;
                if !align.is_power_of_two() {
                    return Err(self.c.error_at(at, "an alignment is a power of two"));
                }
                access.base_align = align;
            }
            "addrspace" => access.address_space = self.c.index()?,
            _ => {
                return Err(self
                    .c
                    .error_at(start, format!("unknown word '{word}' in a memory operand")));
            }
        }
        Ok(())
    }
}
