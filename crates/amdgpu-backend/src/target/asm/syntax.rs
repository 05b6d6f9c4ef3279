//! The order in which assembly text names an instruction's operands: one account for the printer, which writes them, and
//! the parser, which reads them.
//!
//! The operands stand in the row's order, but for addresses, where the family fixes the text's order. A register that the
//! short form of an instruction implies (VCC) is written out.

use ir::machine::{InstrDesc, Opcode};

use crate::target::Target;
use crate::target::regs;
use crate::target::table::{self, Field, Real, Slot};

/// A word of the text before the modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Item {
    /// An operand, by its index: a register, a constant in its place, or a number.
    Operand(usize),
    /// A source whose modifiers are written with it: both operands.
    Source { at: usize, modifiers: usize },
    /// A vector register or a parameter of the primitive.
    Parameter(usize),
    /// An attribute of interpolation: number and channel.
    Attribute,
    /// A signed offset of scalar memory.
    Offset(usize),
    /// A number that is left out if it is zero.
    Optional(usize),
    /// A word that no operand says.
    Word(&'static str),
}

/// Whether a field is written by name after the operands.
pub(crate) fn is_modifier(field: Field) -> bool {
    use Field as F;
    matches!(
        field,
        F::Cpol
            | F::Offset
            | F::Offset0
            | F::Offset1
            | F::Format
            | F::Gds
            | F::Clamp
            | F::Omod
            | F::DstSel
            | F::DstUnused
            | F::Src0Sel
            | F::Src1Sel
            | F::DppCtrl
            | F::RowMask
            | F::BankMask
            | F::BoundCtrl
            | F::Fi
            | F::Dpp8
            | F::Cbsz
            | F::Abid
            | F::Blgp
            | F::ByteSel
            | F::DstByteSel
            | F::IndexKey
            | F::Waitexp
            | F::Waitvdst
            | F::Waitvsrc
            | F::High
            | F::Bitop3
            | F::ScaleSrc0Modifiers
            | F::ScaleSrc1Modifiers
    ) || is_source_modifiers(field)
}

/// Whether a field holds the modifiers of a source.
pub(crate) fn is_source_modifiers(field: Field) -> bool {
    matches!(field, Field::Src0Modifiers | Field::Src1Modifiers | Field::Src2Modifiers)
}

/// The sources and the fields of their modifiers.
pub(crate) const SOURCES: [(Field, Field); 3] = [
    (Field::Src0, Field::Src0Modifiers),
    (Field::Src1, Field::Src1Modifiers),
    (Field::Src2, Field::Src2Modifiers),
];

/// An instruction of a target, as far as its text depends on it.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    pub(crate) target: Target,
    pub(crate) desc: &'static InstrDesc,
    pub(crate) real: Real,
    pub(crate) shape: &'static [Slot],
}

impl Row {
    /// Returns the row of an opcode, if the target has it.
    pub(crate) fn of(target: Target, opcode: Opcode) -> Option<Self> {
        let real = table::real(target.generation, opcode)?;
        Some(Self { target, desc: table::desc(opcode), real, shape: table::shape(opcode) })
    }

    /// Returns the index of a field's operand.
    pub(crate) fn index(&self, field: Field) -> Option<usize> {
        self.shape.iter().position(|s| s.0 == field)
    }

    /// Returns the value of a field that is the row's, not an operand's.
    pub(crate) fn constant(&self, field: Field) -> i64 {
        let pieces = self.real.layout.field(field).unwrap_or(&[]);
        table::get(pieces, self.real.base) as i64
    }

    /// Returns whether the row's own constants set a flag.
    pub(crate) fn always(&self, field: Field) -> bool {
        self.index(field).is_none() && self.constant(field) != 0
    }

    /// Returns whether it is a packed row that has the modifiers of plain floats: operands of two widths.
    pub(crate) fn is_mixed(&self) -> bool {
        self.real.mnemonic.contains("_mix")
    }

    /// Returns whether the sources' modifiers are lists of their own.
    pub(crate) fn is_packed(&self) -> bool {
        self.real.layout.name.starts_with("vop3p")
    }

    /// Returns whether it accesses scalar memory.
    pub(crate) fn is_scalar_memory(&self) -> bool {
        self.real.layout.name.starts_with("smem")
    }

    /// Returns whether it is two instructions in one.
    pub(crate) fn is_dual(&self) -> bool {
        matches!(self.real.layout.name, "vopd" | "vopdk")
    }

    /// Returns the words after the operands that the row itself demands, where they stand.
    pub(crate) fn words(&self) -> Vec<&'static str> {
        let mut words = Vec::new();
        let name = self.real.mnemonic;
        match self.real.layout.name {
            "flat" if self.desc.name.contains("_LDS_") && !name.contains("_lds_") => {
                words.push("lds");
            }
            "ds" if self.always(Field::Gds) => words.push("gds"),
            "mubuf" | "mtbuf" => {
                if self.always(Field::Idxen) {
                    words.push("idxen");
                }
                if self.always(Field::Offen) {
                    words.push("offen");
                }
                if self.always(Field::Lds) || name == "buffer_store_lds_dword" {
                    words.push("lds");
                }
            }
            _ => {}
        }
        words
    }

    /// Returns the name of the mask that short forms imply.
    fn vcc(&self) -> Item {
        Item::Word(if self.target.wave32 { "vcc_lo" } else { "vcc" })
    }

    /// Returns the operands before the modifiers, in the text's order.
    pub(crate) fn items(&self) -> Vec<Item> {
        match self.real.layout.name {
            "flat" => self.address(),
            "mubuf" | "mtbuf" => self.buffer(),
            "smem" | "smem_reg" | "smem_soe" => self.scalar_memory(),
            "vintrp" | "ldsdir" => self.interpolation(),
            _ => self.plain(),
        }
    }

    fn plain(&self) -> Vec<Item> {
        let layout = self.real.layout.name;
        let mut items = Vec::new();
        let short = matches!(layout.split('_').next(), Some("vop2" | "vopc"));
        let writes_vcc = short
            && self.desc.implicit_defs.contains(&regs::VCC)
            && self.index(Field::Sdst).is_none();
        let reads_vcc = short && self.desc.implicit_uses.contains(&regs::VCC);
        if writes_vcc && layout.starts_with("vopc") {
            items.push(self.vcc());
        }
        for (i, &(field, ..)) in self.shape.iter().enumerate() {
            // A tied operand is written where it has a field of its own.
            let tied = self.desc.operands[i].tied;
            let again = tied.is_some_and(|def| self.shape[usize::from(def)].0 == field);
            if is_modifier(field) || again || matches!(field, Field::None | Field::Attrchan) {
                continue;
            }
            items.push(self.item(i, field));
            if writes_vcc && field == Field::Vdst {
                items.push(self.vcc());
            }
        }
        if reads_vcc {
            items.push(self.vcc());
        }
        let name = self.real.mnemonic;
        if name.starts_with("s_setreg") || name.starts_with("s_subvector") {
            // The field of the hardware register comes first; and a loop's register.
            items.swap(0, 1);
        }
        if layout == "sop1" && self.desc.name.ends_with("_M0") {
            items.push(Item::Word("m0"));
        }
        items
    }

    fn item(&self, at: usize, field: Field) -> Item {
        let source = |modifiers| match self.index(modifiers) {
            Some(modifiers) if !self.is_packed() || self.is_mixed() => {
                Item::Source { at, modifiers }
            }
            _ => Item::Operand(at),
        };
        match field {
            Field::Attr => Item::Attribute,
            Field::Src1
                if self.real.layout.name == "vop3" && self.desc.operands[at].class.is_none() =>
            {
                Item::Parameter(at)
            }
            Field::Src0 => source(Field::Src0Modifiers),
            Field::Src1 => source(Field::Src1Modifiers),
            Field::Src2 => source(Field::Src2Modifiers),
            Field::Simm16 if self.real.mnemonic.starts_with("s_endpgm") => Item::Optional(at),
            _ => Item::Operand(at),
        }
    }

    /// Flat, global and scratch addresses: result, address, data, base.
    fn address(&self) -> Vec<Item> {
        let mut items = Vec::new();
        let name = self.real.mnemonic;
        let item = |field| self.index(field).map(Item::Operand);
        items.extend(item(Field::Vdst));
        let scratch = name.starts_with("scratch_");
        match item(Field::Vaddr) {
            Some(address) => items.push(address),
            None if scratch => items.push(Item::Word("off")),
            None => {}
        }
        items.extend(item(Field::Vdata));
        match item(Field::Saddr) {
            Some(base) => items.push(base),
            // Cache operations have no address at all.
            None if !name.starts_with("flat_") && (scratch || !items.is_empty()) => {
                items.push(Item::Word("off"));
            }
            None => {}
        }
        items
    }

    fn buffer(&self) -> Vec<Item> {
        let item = |field| self.index(field).map(Item::Operand);
        let mut items = Vec::new();
        items.extend(item(Field::Vdata));
        let Some(descriptor) = item(Field::Srsrc) else { return items };
        let offset_only = !self.always(Field::Offen) && !self.always(Field::Idxen);
        match item(Field::Vaddr) {
            Some(address) => items.push(address),
            None if offset_only && self.real.mnemonic != "buffer_store_lds_dword" => {
                items.push(Item::Word("off"));
            }
            None => {}
        }
        items.push(descriptor);
        items.extend(item(Field::Soffset));
        items
    }

    /// Returns whether the offset of scalar memory is a modifier: beside a register.
    pub(crate) fn has_named_offset(&self) -> bool {
        self.index(Field::Soffset).is_some() && !self.real.mnemonic.contains("_prefetch")
    }

    fn scalar_memory(&self) -> Vec<Item> {
        let mut items = Vec::new();
        for (i, &(field, ..)) in self.shape.iter().enumerate() {
            match field {
                Field::Offset if self.has_named_offset() => {}
                Field::Offset => items.push(Item::Offset(i)),
                Field::Cpol | Field::None => {}
                _ if self.desc.operands[i].tied.is_some() => {}
                _ => items.push(Item::Operand(i)),
            }
        }
        items
    }

    fn interpolation(&self) -> Vec<Item> {
        let mut items = Vec::new();
        for (i, &(field, ..)) in self.shape.iter().enumerate() {
            match field {
                Field::Attr => items.push(Item::Attribute),
                Field::Attrchan | Field::None => {}
                _ if is_modifier(field) || self.desc.operands[i].tied.is_some() => {}
                Field::Vsrc => items.push(Item::Parameter(i)),
                _ => items.push(Item::Operand(i)),
            }
        }
        items
    }

    /// Returns the two instructions in one: their mnemonics and operands.
    pub(crate) fn halves(&self) -> [(&'static str, Vec<usize>); 2] {
        let (first, second) =
            self.real.mnemonic.split_once("::").unwrap_or((self.real.mnemonic, ""));
        let literal = self.index(Field::Imm);
        let half = |name: &'static str, fields: [Field; 3]| {
            let mut operands: Vec<usize> =
                fields.iter().filter_map(|&field| self.index(field)).collect();
            if let Some(literal) = literal {
                if name.contains("fmaak") {
                    operands.push(literal);
                } else if name.contains("fmamk") {
                    operands.insert(2, literal);
                }
            }
            (name, operands)
        };
        [
            half(first, [Field::VdstX, Field::Src0X, Field::Vsrc1X]),
            half(second, [Field::VdstY, Field::Src0Y, Field::Vsrc1Y]),
        ]
    }

    /// Returns whether an operand is a half of a register that its name says.
    fn is_half(&self, field: Field) -> bool {
        let class = self.index(field).and_then(|i| self.desc.operands[i].class);
        class.is_some_and(|c| self.target.info().class(c).units == 1)
    }

    /// Returns whether halves are told by the registers' names, so that `op_sel` does not say them.
    pub(crate) fn names_halves(&self) -> bool {
        [Field::Src0, Field::Src1, Field::Src2, Field::Vdst].into_iter().any(|f| self.is_half(f))
    }

    /// Returns the operands of the sources' modifiers in the order of the sources; none of a source that has none.
    pub(crate) fn source_modifiers(&self) -> Vec<Option<usize>> {
        // Of a product with scales, these have selections, and not the factors.
        if let Some(first) = self.index(Field::ScaleSrc0Modifiers) {
            return vec![Some(first), self.index(Field::ScaleSrc1Modifiers), None];
        }
        let present =
            SOURCES.iter().filter(|s| self.index(s.0).is_some() || self.index(s.1).is_some());
        present.map(|s| self.index(s.1)).collect()
    }

    /// Returns what a source has that has no modifiers: the upper half is the upper half's operand.
    pub(crate) fn default_modifiers(&self) -> u8 {
        match self.index(Field::ScaleSrc0Modifiers) {
            Some(_) => 0,
            None => table::modifier::OP_SEL_HI,
        }
    }

    /// Returns the modifiers that an operand of source modifiers can have.
    pub(crate) fn modifier_mask(&self, at: usize) -> u8 {
        self.shape[at].2
    }
}
