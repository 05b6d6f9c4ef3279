//! Instructions as assembly text, in the words that `llvm-mc` prints and reads.
//!
//! The operands stand in the row's order, but for addresses, where the text's order is fixed by the family. Then come
//! the modifiers, each family's in its order. A register that is implied by the short form of an instruction (VCC)
//! is written out.

use core::fmt::Write as _;

use ir::machine::{InstrDesc, Opcode, Operand};

use crate::print_parts::{
    bit_list, constant, eight_lanes, lanes, policy, put, selection, signed, unused,
};
use crate::regs::{self, asm_name};
use crate::table::{self, Constant, Field, Real, Slot, modifier};
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
    let real = table::real(target.generation, opcode);
    let (Some(desc), Some(real)) = (desc, real) else {
        put!(out, "; {}", desc.map_or("generic", |d| d.name));
        return;
    };
    let shape = table::shape(opcode);
    let printer = Printer { target, desc, real, shape, operands, symbolic };
    match real.layout.name {
        "vopd" | "vopdk" => printer.dual(out),
        _ => {
            out.push_str(real.mnemonic);
            let main = printer.main();
            for (i, text) in main.iter().enumerate() {
                out.push_str(if i == 0 { " " } else { ", " });
                out.push_str(text);
            }
            printer.modifiers(out);
        }
    }
}

/// Fields that are printed behind the operands, by name.
fn is_modifier(field: Field) -> bool {
    use Field as F;
    matches!(
        field,
        F::Cpol
            | F::Offset
            | F::Offset0
            | F::Offset1
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
            | F::Src0Modifiers
            | F::Src1Modifiers
            | F::Src2Modifiers
    )
}

struct Printer<'a> {
    target: Target,
    desc: &'static InstrDesc,
    real: Real,
    shape: &'static [Slot],
    operands: &'a [Operand],
    /// The text of what is neither a register nor a number.
    symbolic: &'a dyn Fn(&Operand) -> String,
}

impl Printer<'_> {
    fn generation(&self) -> Generation {
        self.target.generation
    }

    /// The index of a field's operand.
    fn index(&self, field: Field) -> Option<usize> {
        self.shape.iter().position(|s| s.0 == field)
    }

    /// The immediate in a field.
    fn imm(&self, field: Field) -> Option<i64> {
        self.operands.get(self.index(field)?)?.as_imm()
    }

    /// Whether a flag is set, by an operand or always.
    fn flag(&self, field: Field) -> bool {
        self.imm(field).is_some_and(|v| v != 0) || self.constant(field) != 0
    }

    /// The value of a field that is the row's, not an operand's.
    fn constant(&self, field: Field) -> i64 {
        let pieces = self.real.layout.field(field).unwrap_or(&[]);
        table::get(pieces, self.real.base) as i64
    }

    /// The cache policy.
    fn policy(&self, out: &mut String) {
        let bits = self.imm(Field::Cpol).unwrap_or(0) | self.constant(Field::Cpol);
        let scalar = self.real.layout.name.starts_with("smem");
        policy(out, self.generation(), self.desc, scalar, bits);
    }

    /// An operand as text.
    fn text(&self, index: usize) -> String {
        let (field, kind, _) = self.shape[index];
        let mut out = String::new();
        match self.operands.get(index) {
            Some(Operand::Reg(reg)) => match reg.reg.as_physical() {
                Some(reg) => out = asm_name(reg),
                None => put!(out, "{:?}", reg.reg),
            },
            Some(&(Operand::Imm(value) | Operand::TypedImm { value, .. })) => match kind {
                Constant::None if field == Field::Simm16 && self.real.layout.name == "sopk" => {
                    put!(out, "{:#x}", value & 0xffff);
                }
                Constant::None if self.real.layout.name == "sopp" => match value & 0xffff {
                    value @ 0..=64 if !self.counts() => put!(out, "{value}"),
                    value => put!(out, "{value:#x}"),
                },
                // What an access of no register would have been for.
                Constant::None if self.real.layout.name.starts_with("smem") => {
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

    /// Whether a number is hexadecimal however small it is.
    fn counts(&self) -> bool {
        let name = self.real.mnemonic;
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
    fn source(&self, index: usize, modifiers: Field) -> String {
        let text = self.text(index);
        let Some(at) = self.index(modifiers) else { return text };
        let mask = self.shape[at].2;
        let bits = self.operands.get(at).and_then(Operand::as_imm).unwrap_or(0) as u8 & mask;
        if self.real.layout.name.starts_with("vop3p") && !self.is_mixed() {
            // Packed operands have lists of their own.
            return text;
        }
        let mut text = text;
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

    /// Whether a packed row has the modifiers of plain floats: operands of two widths.
    fn is_mixed(&self) -> bool {
        self.real.mnemonic.contains("_mix")
    }

    /// The operands before the modifiers, in the text's order.
    fn main(&self) -> Vec<String> {
        let layout = self.real.layout.name;
        match layout {
            "flat" => return self.address(),
            "mubuf" => return self.buffer(),
            "smem" | "smem_reg" | "smem_soe" => return self.scalar_memory(),
            "vintrp" | "ldsdir" => return self.interpolation(),
            _ => {}
        }
        let mut main = Vec::new();
        let vcc = asm_name(if self.target.wave32 { regs::VCC_LO } else { regs::VCC });
        let short = matches!(layout.split('_').next(), Some("vop2" | "vopc"));
        let writes_vcc = short
            && self.desc.implicit_defs.contains(&regs::VCC)
            && self.index(Field::Sdst).is_none();
        let reads_vcc = short && self.desc.implicit_uses.contains(&regs::VCC);
        if writes_vcc && layout.starts_with("vopc") {
            main.push(vcc.clone());
        }
        for (i, &(field, ..)) in self.shape.iter().enumerate() {
            // A tied operand is printed where it has a field of its own.
            let tied = self.desc.operands[i].tied;
            let again = tied.is_some_and(|def| self.shape[usize::from(def)].0 == field);
            if is_modifier(field) || again {
                continue;
            }
            if field == Field::None || field == Field::Attrchan {
                continue;
            }
            let text = match field {
                Field::Attr => self.attribute(),
                Field::Src1 if layout == "vop3" && self.desc.operands[i].class.is_none() => {
                    self.parameter(i)
                }
                Field::Src1 => self.source(i, Field::Src1Modifiers),
                Field::Src2 => self.source(i, Field::Src2Modifiers),
                Field::Simm16 if self.real.mnemonic.starts_with("s_endpgm") => {
                    match self.imm(field) {
                        Some(0) => continue,
                        _ => self.imm(field).map_or(String::new(), |v| v.to_string()),
                    }
                }
                Field::Src0 => self.source(i, Field::Src0Modifiers),
                _ => self.text(i),
            };
            main.push(text);
            if writes_vcc && field == Field::Vdst {
                main.push(vcc.clone());
            }
        }
        if reads_vcc {
            main.push(vcc);
        }
        if self.real.mnemonic.starts_with("s_setreg")
            || self.real.mnemonic.starts_with("s_subvector")
        {
            // The field of the hardware register comes first; and a loop's register.
            main.swap(0, 1);
        }
        if layout == "sop1" && self.desc.name.ends_with("_M0") {
            main.push("m0".to_owned());
        }
        main
    }

    /// Flat, global and scratch addresses: result, address, data, base.
    fn address(&self) -> Vec<String> {
        let mut main = Vec::new();
        let name = self.real.mnemonic;
        let text = |field| self.index(field).map(|i| self.text(i));
        main.extend(text(Field::Vdst));
        let scratch = name.starts_with("scratch_");
        match text(Field::Vaddr) {
            Some(address) => main.push(address),
            None if scratch => main.push("off".to_owned()),
            None => {}
        }
        main.extend(text(Field::Vdata));
        match text(Field::Saddr) {
            Some(base) => main.push(base),
            // Cache operations have no address at all.
            None if !name.starts_with("flat_") && (scratch || !main.is_empty()) => {
                main.push("off".to_owned());
            }
            None => {}
        }
        main
    }

    fn buffer(&self) -> Vec<String> {
        let text = |field| self.index(field).map(|i| self.text(i));
        let mut main = Vec::new();
        main.extend(text(Field::Vdata));
        let Some(descriptor) = text(Field::Srsrc) else { return main };
        let offset_only = !self.flag(Field::Offen) && !self.flag(Field::Idxen);
        match text(Field::Vaddr) {
            Some(address) => main.push(address),
            None if offset_only && self.real.mnemonic != "buffer_store_lds_dword" => {
                main.push("off".to_owned());
            }
            None => {}
        }
        main.push(descriptor);
        main.extend(text(Field::Soffset));
        main
    }

    fn scalar_memory(&self) -> Vec<String> {
        let mut main = Vec::new();
        let scaled = |i: usize| self.operands.get(i).and_then(Operand::as_imm);
        let has_register = self.index(Field::Soffset).is_some();
        for (i, &(field, ..)) in self.shape.iter().enumerate() {
            let desc = &self.desc.operands[i];
            match field {
                Field::Offset if has_register && !self.real.mnemonic.contains("_prefetch") => {}
                Field::Offset => main.push(self.hex_offset(scaled(i).unwrap_or(0))),
                Field::Cpol | Field::None => {}
                _ if desc.tied.is_some() => {}
                _ => main.push(self.text(i)),
            }
        }
        main
    }

    /// An offset of scalar memory: hexadecimal, with a sign.
    fn hex_offset(&self, value: i64) -> String {
        let pieces = self.real.layout.field(Field::Offset).unwrap_or(&[]);
        match signed(pieces, value) {
            value if value < 0 => format!("-{:#x}", -value),
            value => format!("{value:#x}"),
        }
    }

    fn interpolation(&self) -> Vec<String> {
        let mut main = Vec::new();
        for (i, &(field, ..)) in self.shape.iter().enumerate() {
            match field {
                Field::Attr => main.push(self.attribute()),
                Field::Attrchan | Field::None => {}
                _ if is_modifier(field) || self.desc.operands[i].tied.is_some() => {}
                Field::Vsrc => main.push(self.parameter(i)),
                _ => main.push(self.text(i)),
            }
        }
        main
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

    /// What stands behind the operands.
    fn modifiers(&self, out: &mut String) {
        let layout = self.real.layout.name;
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
                    let pieces = self.real.layout.field(Field::Offset).unwrap_or(&[]);
                    // The addresses of flat instructions are unsigned before gfx12.
                    let flat = self.real.mnemonic.starts_with("flat_");
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
                if self.desc.name.contains("_LDS_") && !self.real.mnemonic.contains("_lds_") {
                    out.push_str(" lds");
                }
            }
            "mubuf" => {
                if self.flag(Field::Idxen) {
                    out.push_str(" idxen");
                }
                if self.flag(Field::Offen) {
                    out.push_str(" offen");
                }
                self.number(out, Field::Offset, "offset");
                let stores_lds = self.real.mnemonic == "buffer_store_lds_dword";
                if stores_lds {
                    out.push_str(" lds");
                }
                self.policy(out);
                if self.flag(Field::Lds) && !stores_lds {
                    out.push_str(" lds");
                }
            }
            "smem" | "smem_reg" | "smem_soe" => {
                let register = self.index(Field::Soffset).is_some();
                if let Some(value) = self.imm(Field::Offset).filter(|_| register)
                    && !self.real.mnemonic.contains("_prefetch")
                {
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

    fn vector_modifiers(&self, out: &mut String) {
        let layout = self.real.layout.name;
        let index_key = self.imm(Field::IndexKey).filter(|&v| v != 0);
        if let Some(value) = index_key {
            put!(out, " index_key:{value}");
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
            if self.real.mnemonic.starts_with("v_mfma_f64")
                && self.generation() == Generation::Gfx942
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
        if let Some(value) = self.imm(Field::Dpp8) {
            eight_lanes(out, value);
            if self.imm(Field::Fi) == Some(table::DPP8_FI[1]) {
                out.push_str(" fi:1");
            }
        }
    }

    /// `op_sel` and what packed operands have besides.
    fn selections(&self, out: &mut String) {
        let layout = self.real.layout.name;
        let packed = layout.starts_with("vop3p");
        if !packed && !layout.starts_with("vop3") && layout != "vinterp" {
            return;
        }
        let mut bits = Vec::new();
        let mut masks = 0;
        let mut halves = false;
        for (source, field) in [
            (Field::Src0, Field::Src0Modifiers),
            (Field::Src1, Field::Src1Modifiers),
            (Field::Src2, Field::Src2Modifiers),
        ] {
            let source = self.index(source);
            let class = source.and_then(|i| self.desc.operands[i].class);
            halves |= class.is_some_and(|c| self.target.info().class(c).units == 1);
            if source.is_none() && self.index(field).is_none() {
                continue;
            }
            match self.index(field) {
                Some(at) => {
                    masks |= self.shape[at].2;
                    bits.push(self.operands.get(at).and_then(Operand::as_imm).unwrap_or(0) as u8);
                }
                // What has no modifiers has the default.
                None => bits.push(modifier::OP_SEL_HI),
            }
        }
        let vdst = self.index(Field::Vdst).and_then(|i| self.desc.operands[i].class);
        halves |= vdst.is_some_and(|c| self.target.info().class(c).units == 1);
        if masks == 0 {
            return;
        }
        let list = |bit: u8| -> Vec<bool> { bits.iter().map(|b| b & bit != 0).collect() };
        if !packed {
            // Halves are named by their registers.
            if self.real.mnemonic.starts_with("v_permlane") {
                // What it fetches from lanes that are off.
                bit_list(out, "op_sel", &list(modifier::OP_SEL)[..2], false);
            } else if masks & modifier::OP_SEL != 0 && !halves {
                let mut selections = list(modifier::OP_SEL);
                let index = self.index(Field::Src0Modifiers).unwrap_or(0);
                if self.shape[index].2 & modifier::OP_SEL_HI != 0 {
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
            bit_list(out, "op_sel_hi", &list(modifier::OP_SEL_HI), !self.is_mixed());
        }
        if !self.is_mixed() {
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
            let pieces = self.real.layout.field(field).unwrap_or(&[]);
            let value = if field == Field::Offset && self.real.layout.bytes == 12 {
                signed(pieces, value)
            } else {
                value
            };
            put!(out, " {name}:{value}");
        }
    }

    /// Two instructions in one.
    fn dual(&self, out: &mut String) {
        let (first, second) =
            self.real.mnemonic.split_once("::").unwrap_or((self.real.mnemonic, ""));
        let literal = self.index(Field::Imm).map(|i| self.text(i));
        for (side, name) in [first, second].into_iter().enumerate() {
            let fields = if side == 0 {
                [Field::VdstX, Field::Src0X, Field::Vsrc1X]
            } else {
                [Field::VdstY, Field::Src0Y, Field::Vsrc1Y]
            };
            if side == 1 {
                out.push_str(" :: ");
            }
            out.push_str(name);
            let mut texts: Vec<String> =
                fields.iter().filter_map(|&f| self.index(f)).map(|i| self.text(i)).collect();
            if let Some(literal) = &literal {
                if name.contains("fmaak") {
                    texts.push(literal.clone());
                } else if name.contains("fmamk") {
                    texts.insert(2, literal.clone());
                }
            }
            put!(out, " {}", texts.join(", "));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regs::{VCC_LO, agpr, sgpr, vgpr};
    use crate::table::op;

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
