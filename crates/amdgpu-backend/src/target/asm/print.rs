//! Instructions as assembly text, in the words that `llvm-mc` prints and reads.
//!
//! First come the operands, in the order that [`crate::target::asm::syntax`] says; then the modifiers, each family's in its order.

use core::fmt::Write as _;

use ir::machine::{Opcode, Operand};

use crate::target::asm::formats;
use crate::target::asm::parser::words;
use crate::target::asm::parts::{
    bit_list, constant, eight_lanes, lanes, policy, put, selection, signed, unused,
};
use crate::target::asm::syntax::{Item, Row};
use crate::target::regs::asm_name;
use crate::target::table::{self, Constant, Field, modifier};
use crate::target::{Generation, Target};

/// Appends an instruction as assembly text, without line break. An instruction that the processor does not have is
/// printed as a comment. Blocks are named by their number.
pub fn print(out: &mut String, target: Target, opcode: Opcode, operands: &[Operand]) {
    print_with(out, target, opcode, operands, &|operand| match operand {
        Operand::Block(block) => format!(".LBB{}", block.as_u32()),
        other => format!("{other:?}"),
    });
}

/// [`print()`] with the text of operands that are neither registers nor numbers: blocks, symbols.
pub fn print_with(
    out: &mut String,
    target: Target,
    opcode: Opcode,
    operands: &[Operand],
    symbolic: &dyn Fn(&Operand) -> String,
) {
    let desc = if opcode.is_generic() { None } else { Some(table::desc(opcode)) };
    let Some(row) = Row::of(target, opcode) else {
        put!(out, "; {}", desc.map_or("generic", |d| d.name));
        return;
    };
    let printer = Printer { row, operands, symbolic };
    if row.is_dual() {
        printer.dual(out);
        return;
    }
    out.push_str(row.real.mnemonic);
    let items = row.items();
    let main = items.iter().filter_map(|&item| printer.item(item));
    for (i, text) in main.enumerate() {
        out.push_str(if i == 0 { " " } else { ", " });
        out.push_str(&text);
    }
    printer.modifiers(out);
}

struct Printer<'a> {
    row: Row,
    operands: &'a [Operand],
    /// The text of what is neither a register nor a number.
    symbolic: &'a dyn Fn(&Operand) -> String,
}

impl Printer<'_> {
    fn generation(&self) -> Generation {
        self.row.target.generation
    }

    /// The immediate in a field.
    fn imm(&self, field: Field) -> Option<i64> {
        self.operands.get(self.row.index(field)?)?.as_imm()
    }

    /// Whether a flag is set, by an operand or always.
    fn flag(&self, field: Field) -> bool {
        self.imm(field).is_some_and(|v| v != 0) || self.row.constant(field) != 0
    }

    /// The cache policy.
    fn policy(&self, out: &mut String) {
        let bits = self.imm(Field::Cpol).unwrap_or(0) | self.row.constant(Field::Cpol);
        let scalar = self.row.is_scalar_memory();
        policy(out, self.generation(), self.row.desc, scalar, bits);
    }

    /// An operand as text.
    fn text(&self, index: usize) -> String {
        let (field, kind, _) = self.row.shape[index];
        let mut out = String::new();
        match self.operands.get(index) {
            Some(Operand::Reg(reg)) => match reg.reg.as_physical() {
                // Of a pair that is one for its alignment, the text names the register that is read.
                Some(reg) if field == Field::Addr && self.row.always(Field::Gds) => {
                    out = asm_name(reg.part(0, 2).unwrap_or(reg));
                }
                Some(reg) => out = asm_name(reg),
                None => put!(out, "{:?}", reg.reg),
            },
            Some(&(Operand::Imm(value) | Operand::TypedImm { value, .. })) => match kind {
                Constant::None if field == Field::Simm16 => out = self.simm16(value & 0xffff),
                Constant::None if self.row.real.layout.name.starts_with("sopk") => {
                    put!(out, "{:#x}", value & 0xffff_ffff);
                }
                // What an access of no register would have been for.
                Constant::None if self.row.real.layout.name.starts_with("smem") => {
                    constant(&mut out, Constant::Ci32, value);
                }
                Constant::None | Constant::Block => put!(out, "{value}"),
                Constant::K16 => put!(out, "{:#x}", value & 0xffff),
                Constant::K32 => put!(out, "{:#x}", value & 0xffff_ffff),
                _ => constant(&mut out, kind, value),
            },
            Some(other) => out = (self.symbolic)(other),
            None => {}
        }
        out
    }

    /// The 16 bits of a scalar instruction: in words where they are counters, dependences, hardware registers or messages.
    fn simm16(&self, value: i64) -> String {
        if let Some(words) = words(self.generation(), self.row.real.mnemonic, value) {
            return words;
        }
        let short = self.row.real.layout.name == "sopp" && !self.counts();
        if short && value <= 64 { format!("{value}") } else { format!("{value:#x}") }
    }

    /// Whether a number is hexadecimal however small it is.
    fn counts(&self) -> bool {
        let name = self.row.real.mnemonic;
        [
            "s_wait_",
            "s_inst_prefetch",
            "s_set_inst_prefetch",
            "s_clause",
            "s_round_mode",
            "s_ttracedata",
        ]
        .iter()
        .any(|prefix| name.starts_with(prefix))
    }

    /// A source with its modifiers.
    fn source(&self, index: usize, at: usize) -> String {
        let mask = self.row.modifier_mask(at);
        let bits = self.operands.get(at).and_then(Operand::as_imm).unwrap_or(0) as u8 & mask;
        let mut text = self.text(index);
        if bits & modifier::SEXT != 0 {
            text = format!("sext({text})");
        }
        if bits & modifier::ABS != 0 {
            text = format!("|{text}|");
        }
        if bits & modifier::NEG != 0 {
            // `-1` would be another constant.
            let constant = matches!(self.operands.get(index), Some(Operand::Imm(_)));
            text = if constant && bits & modifier::ABS == 0 {
                format!("neg({text})")
            } else {
                format!("-{text}")
            };
        }
        text
    }

    /// Returns the text of an item; none of a number that is left out.
    fn item(&self, item: Item) -> Option<String> {
        let number = |at: usize| self.operands.get(at).and_then(Operand::as_imm);
        Some(match item {
            Item::Operand(at) => self.text(at),
            Item::Source { at, modifiers } => self.source(at, modifiers),
            Item::Parameter(at) => self.parameter(at),
            Item::Attribute => self.attribute(),
            Item::Offset(at) => self.hex_offset(number(at).unwrap_or(0)),
            Item::Optional(at) => {
                number(at).filter(|&value| value != 0).map(|value| value.to_string())?
            }
            Item::Word(word) => word.to_owned(),
        })
    }

    /// An offset of scalar memory: hexadecimal, with a sign.
    fn hex_offset(&self, value: i64) -> String {
        let pieces = self.row.real.layout.field(Field::Offset).unwrap_or(&[]);
        match signed(pieces, value) {
            value if value < 0 => format!("-{:#x}", -value),
            value => format!("{value:#x}"),
        }
    }

    /// A vector register, or a parameter of the primitive.
    fn parameter(&self, index: usize) -> String {
        match self.operands.get(index).and_then(Operand::as_imm) {
            Some(value) => {
                let names = ["p10", "p20", "p0"];
                (*names.get(value as usize).unwrap_or(&"?")).to_owned()
            }
            None => self.text(index),
        }
    }

    /// An attribute of interpolation.
    fn attribute(&self) -> String {
        let channel = self.imm(Field::Attrchan).unwrap_or(0) as usize & 3;
        format!("attr{}.{}", self.imm(Field::Attr).unwrap_or(0), ["x", "y", "z", "w"][channel])
    }

    /// Prints the modifiers after the operands.
    fn modifiers(&self, out: &mut String) {
        let layout = self.row.real.layout.name;
        let generation = self.generation();
        match layout {
            "ds" => {
                self.number(out, Field::Offset, "offset");
                self.number(out, Field::Offset0, "offset0");
                self.number(out, Field::Offset1, "offset1");
                if self.flag(Field::Gds) {
                    out.push_str(" gds");
                }
            }
            "flat" => {
                if let Some(value) = self.imm(Field::Offset) {
                    let pieces = self.row.real.layout.field(Field::Offset).unwrap_or(&[]);
                    // The addresses of flat instructions are unsigned before gfx12.
                    let flat = self.row.real.mnemonic.starts_with("flat_");
                    let value = if flat && generation != Generation::Gfx1200 {
                        value & table::value_mask(pieces) as i64
                    } else {
                        signed(pieces, value)
                    };
                    if value != 0 {
                        put!(out, " offset:{value}");
                    }
                }
                self.policy(out);
                if self.row.desc.name.contains("_LDS_") && !self.row.real.mnemonic.contains("_lds_")
                {
                    out.push_str(" lds");
                }
            }
            "mubuf" | "mtbuf" => {
                self.format(out);
                if self.flag(Field::Idxen) {
                    out.push_str(" idxen");
                }
                if self.flag(Field::Offen) {
                    out.push_str(" offen");
                }
                self.number(out, Field::Offset, "offset");
                let stores_lds = self.row.real.mnemonic == "buffer_store_lds_dword";
                if stores_lds {
                    out.push_str(" lds");
                }
                self.policy(out);
                if self.flag(Field::Lds) && !stores_lds {
                    out.push_str(" lds");
                }
            }
            "smem" | "smem_reg" | "smem_soe" => {
                let named = self.row.has_named_offset();
                if let Some(value) = self.imm(Field::Offset).filter(|_| named) {
                    put!(out, " offset:{}", self.hex_offset(value));
                }
                self.policy(out);
            }
            _ if layout.starts_with('v') => self.vector_modifiers(out),
            "ldsdir" => {
                let vdst = self.imm(Field::Waitvdst).unwrap_or(0);
                match self.imm(Field::Waitvsrc).filter(|_| generation == Generation::Gfx1200) {
                    Some(vsrc) => put!(out, " wait_va_vdst:{vdst} wait_vm_vsrc:{vsrc}"),
                    None => put!(out, " wait_vdst:{vdst}"),
                }
            }
            _ => {}
        }
    }

    /// The format of a typed access.
    fn format(&self, out: &mut String) {
        let generation = self.row.target.generation;
        if let Some(text) = self.imm(Field::Format).and_then(|v| formats::text(generation, v)) {
            put!(out, " format:{text}");
        }
    }

    fn vector_modifiers(&self, out: &mut String) {
        let layout = self.row.real.layout.name;
        let index_key = self.imm(Field::IndexKey).filter(|&v| v != 0);
        if let Some(value) = index_key {
            put!(out, " index_key:{value}");
        }
        if let Some(value) = self.imm(Field::Bitop3).filter(|&v| v != 0) {
            put!(out, " bitop3:{value:#x}");
        }
        let interpolates = layout == "vinterp";
        if !interpolates {
            self.selections(out);
        }
        if self.imm(Field::High).is_some_and(|v| v != 0) {
            out.push_str(" high");
        }
        if let Some(value) = self.imm(Field::ByteSel).or(self.imm(Field::DstByteSel))
            && value != 0
        {
            put!(out, " byte_sel:{value}");
        }
        if self.imm(Field::Clamp).is_some_and(|v| v != 0) {
            out.push_str(" clamp");
        }
        if interpolates {
            self.selections(out);
        }
        match self.imm(Field::Omod) {
            Some(1) => out.push_str(" mul:2"),
            Some(2) => out.push_str(" mul:4"),
            Some(3) => out.push_str(" div:2"),
            _ => {}
        }
        if let Some(value) = self.imm(Field::Waitexp) {
            put!(out, " wait_exp:{value}");
        }
        self.number(out, Field::Cbsz, "cbsz");
        self.number(out, Field::Abid, "abid");
        if let Some(value) = self.imm(Field::Blgp).filter(|&v| v != 0) {
            if self.row.real.mnemonic.starts_with("v_mfma_f64")
                && self.generation().has_gfx940_insts()
            {
                put!(out, " neg:[{},{},{}]", value & 1, value >> 1 & 1, value >> 2 & 1);
            } else {
                put!(out, " blgp:{value}");
            }
        }
        if layout.ends_with("_sdwa") {
            if let Some(value) = self.imm(Field::DstSel) {
                selection(out, "dst_sel", value);
            }
            if let Some(value) = self.imm(Field::DstUnused) {
                unused(out, value);
            }
            if let Some(value) = self.imm(Field::Src0Sel) {
                selection(out, "src0_sel", value);
            }
            if let Some(value) = self.imm(Field::Src1Sel) {
                selection(out, "src1_sel", value);
            }
        }
        if let Some(value) = self.imm(Field::DppCtrl) {
            lanes(out, self.generation(), value);
            put!(out, " row_mask:{:#x}", self.imm(Field::RowMask).unwrap_or(0));
            put!(out, " bank_mask:{:#x}", self.imm(Field::BankMask).unwrap_or(0));
            if self.flag(Field::BoundCtrl) {
                out.push_str(" bound_ctrl:1");
            }
            if self.flag(Field::Fi) {
                out.push_str(" fi:1");
            }
        }
        // Exchanges of lanes have these without the choice of lanes.
        if layout == "vop3" {
            if self.flag(Field::BoundCtrl) {
                out.push_str(" bound_ctrl:1");
            }
            if self.flag(Field::Fi) {
                out.push_str(" fi:1");
            }
        }
        if let Some(value) = self.imm(Field::Dpp8) {
            eight_lanes(out, value);
            if self.imm(Field::Fi) == Some(table::DPP8_FI[1]) {
                out.push_str(" fi:1");
            }
        }
    }

    /// `op_sel` and what packed operands have besides.
    fn selections(&self, out: &mut String) {
        let layout = self.row.real.layout.name;
        let packed = self.row.is_packed();
        if !packed && !layout.starts_with("vop3") && layout != "vinterp" {
            return;
        }
        let mut bits = Vec::new();
        let mut masks = 0;
        for at in self.row.source_modifiers() {
            match at {
                Some(at) => {
                    masks |= self.row.modifier_mask(at);
                    bits.push(self.operands.get(at).and_then(Operand::as_imm).unwrap_or(0) as u8);
                }
                // What has no modifiers has the default.
                None => bits.push(self.row.default_modifiers()),
            }
        }
        let halves = self.row.names_halves();
        if masks == 0 {
            return;
        }
        let list = |bit: u8| -> Vec<bool> { bits.iter().map(|b| b & bit != 0).collect() };
        if !packed {
            // Halves are named by their registers.
            if self.row.real.mnemonic.starts_with("v_permlane") {
                // What it fetches from lanes that are off.
                bit_list(out, "op_sel", &list(modifier::OP_SEL)[..2], false);
            } else if masks & modifier::OP_SEL != 0 && !halves {
                let mut selections = list(modifier::OP_SEL);
                let index = self.row.index(Field::Src0Modifiers).unwrap_or(0);
                if self.row.shape[index].2 & modifier::OP_SEL_HI != 0 {
                    selections.push(bits[0] & modifier::OP_SEL_HI != 0);
                }
                bit_list(out, "op_sel", &selections, false);
            }
            return;
        }
        if masks & modifier::OP_SEL != 0 {
            bit_list(out, "op_sel", &list(modifier::OP_SEL), false);
        }
        if masks & modifier::OP_SEL_HI != 0 {
            bit_list(out, "op_sel_hi", &list(modifier::OP_SEL_HI), !self.row.is_mixed());
        }
        if !self.row.is_mixed() {
            if masks & modifier::NEG != 0 {
                bit_list(out, "neg_lo", &list(modifier::NEG), false);
            }
            if masks & modifier::ABS != 0 {
                bit_list(out, "neg_hi", &list(modifier::ABS), false);
            }
        }
    }

    /// ` name:value` unless the value is 0.
    fn number(&self, out: &mut String, field: Field, name: &str) {
        if let Some(value) = self.imm(field).filter(|&v| v != 0) {
            let pieces = self.row.real.layout.field(field).unwrap_or(&[]);
            let value = if field == Field::Offset && self.row.real.layout.bytes == 12 {
                signed(pieces, value)
            } else {
                value
            };
            put!(out, " {name}:{value}");
        }
    }

    /// Two instructions in one.
    fn dual(&self, out: &mut String) {
        for (side, (name, operands)) in self.row.halves().into_iter().enumerate() {
            if side == 1 {
                out.push_str(" :: ");
            }
            out.push_str(name);
            let texts: Vec<String> = operands.into_iter().map(|at| self.text(at)).collect();
            put!(out, " {}", texts.join(", "));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::regs::{VCC_LO, agpr, sgpr, vgpr};
    use crate::target::table::op;

    fn text(generation: Generation, opcode: Opcode, operands: &[Operand]) -> String {
        let mut out = String::new();
        print(&mut out, Target::new(generation), opcode, operands);
        out
    }

    #[test]
    fn branches_name_blocks_and_literals_symbols() {
        let block = Operand::Block(ir::machine::Block::from_u32(3));
        assert_eq!(text(Generation::Gfx942, op::S_CBRANCH_SCC0, &[block]), "s_cbranch_scc0 .LBB3");
        let mut out = String::new();
        let operands = [sgpr(1, 1).into(), block];
        let target = Target::new(Generation::Gfx1100);
        print_with(&mut out, target, op::S_MOV_B32, &operands, &|_| "table@rel32@lo+4".to_owned());
        assert_eq!(out, "s_mov_b32 s1, table@rel32@lo+4");
    }

    #[test]
    fn instructions_are_printed_as_assemblers_read_them() {
        let i = Operand::Imm;
        assert_eq!(
            text(
                Generation::Gfx1100,
                op::V_ADD_F32_e64,
                &[vgpr(1, 1).into(), i(1), VCC_LO.into(), i(2), vgpr(3, 1).into(), i(1), i(1)]
            ),
            "v_add_f32_e64 v1, -vcc_lo, |v3| clamp mul:2"
        );
        assert_eq!(
            text(Generation::Gfx1100, op::V_CMP_EQ_U32_e32, &[i(0x1234), vgpr(3, 1).into()]),
            "v_cmp_eq_u32_e32 vcc_lo, 0x1234, v3"
        );
        assert_eq!(
            text(
                Generation::Gfx942,
                op::GLOBAL_LOAD_DWORDX2,
                &[agpr(4, 2).into(), vgpr(6, 2).into(), i(-8), i(1)]
            ),
            "global_load_dwordx2 a[4:5], v[6:7], off offset:-8 sc0"
        );
        assert_eq!(
            text(
                Generation::Gfx1200,
                op::S_LOAD_DWORDX2_IMM,
                &[sgpr(4, 2).into(), sgpr(2, 2).into(), i(-4), i(8)]
            ),
            "s_load_b64 s[4:5], s[2:3], -0x4 scope:SCOPE_SE"
        );
    }
}
