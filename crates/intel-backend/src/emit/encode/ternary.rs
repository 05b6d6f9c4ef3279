//! Three sources: align16 up to gen9, align1 on gen12.

use super::fields::Bits;
use super::{Encoder, codes};
use crate::target::device::{Generation, TERNARY_BYTES};
use crate::target::eu::{Base, Extra, PredMode, RegSrc, Src, Type};

/// Returns the align16 encoding of a type (gen7 to gen9; gen6 has floats only).
fn align16_type(ty: Type) -> Result<u64, String> {
    match ty {
        Type::F => Ok(0),
        Type::D => Ok(1),
        Type::UD => Ok(2),
        Type::DF => Ok(3),
        Type::HF => Ok(4),
        _ => Err(format!("instructions of three sources have no type {ty}")),
    }
}

/// The fields of a source in align16: number, sub-register, swizzle, replication, negation, magnitude.
struct Align16 {
    number: (u8, u8),
    sub: (u8, u8),
    swizzle: (u8, u8),
    replicate: u8,
}

const ALIGN16: [Align16; 3] = [
    Align16 { number: (83, 76), sub: (75, 73), swizzle: (72, 65), replicate: 64 },
    Align16 { number: (104, 97), sub: (96, 94), swizzle: (93, 86), replicate: 85 },
    Align16 { number: (125, 118), sub: (117, 115), swizzle: (114, 107), replicate: 106 },
];

/// The components in their own order.
const XYZW: u64 = 0b11_10_01_00;

impl Encoder<'_> {
    /// Sources are packed values or one element of 32 bits for all channels.
    pub(super) fn ternary_align16(&self, bits: &mut Bits) -> Result<(), String> {
        let gen8 = self.generation() >= Generation::Gen8;
        let ty = self.ternary_type()?;
        bits.put(8, 8, 1);
        // The second and third source may be half floats by themselves.
        let mut dst_type = align16_type(self.data.dst.ty)?;
        let src_type = align16_type(ty)?;
        if gen8 {
            bits.put(48, 46, dst_type);
            bits.put(45, 43, src_type);
        } else if self.generation() == Generation::Gen7 {
            dst_type &= 3;
            bits.put(45, 44, dst_type);
            bits.put(43, 42, src_type & 3);
        } else if ty != Type::F {
            return Err("gen6 has three sources of floats only".to_owned());
        }
        self.ternary_flag(bits, gen8)?;
        let (number, sub) = self.data.dst.physical().ok_or("the destination is not allocated")?;
        if !matches!(self.data.dst.base, Base::Grf(_)) || sub % 4 != 0 || self.data.dst.stride != 1
        {
            return Err(
                "three sources have a destination in general registers, without gaps".to_owned()
            );
        }
        bits.put(63, 56, u64::from(number));
        if self.data.control.exec == 1 {
            // One channel is one component of four.
            bits.set(self.fields.exec, 2, "the exec size")?;
            bits.put(55, 53, u64::from(sub / 16 * 4));
            bits.put(52, 49, 1 << (sub / 4 % 4));
        } else {
            bits.put(55, 53, u64::from(sub / 4));
            bits.put(52, 49, 0xf);
        }
        let modes = [PredMode::Normal, PredMode::Any(4), PredMode::All(4)];
        if self.data.pred.is_some_and(|pred| !modes.contains(&pred.mode)) {
            return Err("align16 has predicates of one and of four channels only".to_owned());
        }
        for (index, src) in self.data.srcs.iter().enumerate() {
            self.align16_source(bits, index, src, gen8)?;
        }
        Ok(())
    }

    /// The type of the sources, which is one.
    fn ternary_type(&self) -> Result<Type, String> {
        let ty = self.data.srcs.first().map_or(Type::F, Src::ty);
        if self.data.srcs.iter().any(|src| src.ty() != ty)
            || ty.is_float() != self.data.dst.ty.is_float()
        {
            return Err("three sources have one type".to_owned());
        }
        Ok(ty)
    }

    /// The flag lies elsewhere in three-source instructions before gen8.
    fn ternary_flag(&self, bits: &mut Bits, gen8: bool) -> Result<(), String> {
        let Some(crate::target::eu::Flag::Physical { reg, sub }) = self.data.flag else {
            return Ok(());
        };
        if gen8 {
            return Ok(());
        }
        bits.set(self.fields.flag_reg, 0, "the flag")?;
        bits.set(self.fields.flag_sub, 0, "the flag")?;
        bits.put(34, 34, u64::from(reg));
        bits.put(33, 33, u64::from(sub));
        Ok(())
    }

    fn align16_source(
        &self,
        bits: &mut Bits,
        index: usize,
        src: &Src,
        gen8: bool,
    ) -> Result<(), String> {
        let Src::Reg(reg) = src else { return Err("align16 has no constants".to_owned()) };
        let (number, sub) = reg.physical().ok_or("a source is not allocated")?;
        let scalar = match reg.region.stride(self.data.control.exec) {
            Some(0) => true,
            Some(1) => false,
            _ => return Err("align16 reads packed values or one element".to_owned()),
        };
        let aligned = if scalar { sub.is_multiple_of(4) } else { sub.is_multiple_of(16) };
        if !matches!(reg.base, Base::Grf(_)) || !aligned || scalar && reg.ty.bytes() != 4 {
            return Err(
                "align16 reads general registers, from 16 bytes on, or elements of 32 bits"
                    .to_owned(),
            );
        }
        let fields = &ALIGN16[index];
        bits.put(fields.number.0, fields.number.1, u64::from(number));
        bits.put(fields.sub.0, fields.sub.1, u64::from(sub / 4));
        // A replicated element's order means nothing; these are what assemblers write.
        let order = if scalar && !gen8 { 0 } else { XYZW };
        bits.put(fields.swizzle.0, fields.swizzle.1, order);
        bits.put(fields.replicate, fields.replicate, u64::from(scalar));
        if self.generation() == Generation::Gen9 && reg.ty == Type::HF && index > 0 {
            bits.put(37 - index as u8, 37 - index as u8, 1);
        }
        // Negation and magnitude of the first source are lowest.
        let low = 36 + u8::from(gen8) + 2 * index as u8;
        bits.put(low + 1, low + 1, u64::from(reg.negate));
        bits.put(low, low, u64::from(reg.abs));
        Ok(())
    }

    /// Sources have regions of their own; the first and the last may be constants of 16 bits.
    pub(super) fn ternary_align1(&self, bits: &mut Bits) -> Result<(), String> {
        let dst = self.data.dst;
        let code = |ty| codes::reg_type(self.generation(), ty);
        if let Extra::Table(table) = self.data.extra {
            // In the bits that other instructions use for the condition, and for the modifiers of
            // the second and third source.
            bits.put(95, 92, u64::from(table >> 4));
            bits.put(87, 84, u64::from(table & 0xf));
        }
        let exec_float = code(dst.ty)? >> 3;
        let (number, sub) = dst.physical().ok_or("the destination is not allocated")?;
        bits.put(39, 39, u64::from(exec_float));
        bits.put(38, 36, u64::from(code(dst.ty)? & 7));
        bits.put(50, 50, u64::from(codes::file(self.generation(), dst.base)?));
        if !sub.is_multiple_of(TERNARY_BYTES) {
            return Err("three sources have a destination from a multiple of 8 bytes on".to_owned());
        }
        bits.put(63, 56, u64::from(number));
        bits.put(55, 51, u64::from(sub));
        match dst.stride {
            1 => {}
            2 => bits.put(48, 48, 1),
            _ => return Err("three sources have a destination stride of 1 or 2".to_owned()),
        }
        for (index, src) in self.data.srcs.iter().enumerate() {
            let ty = code(src.ty())?;
            if ty >> 3 != exec_float {
                return Err("three sources are all floats or all integers".to_owned());
            }
            let (high, low) = [(42, 40), (90, 88), (82, 80)][index];
            bits.put(high, low, u64::from(ty & 7));
            match src {
                Src::Imm(imm) => {
                    if index == 1 || imm.ty.bytes() != 2 {
                        return Err(
                            "the first and the last source may be constants of 16 bits".to_owned()
                        );
                    }
                    let (flag, high, low) = if index == 0 { (46, 79, 64) } else { (47, 127, 112) };
                    bits.put(flag, flag, 1);
                    bits.put(high, low, imm.bits & 0xffff);
                }
                Src::Reg(reg) => self.align1_source(bits, index, reg)?,
            }
        }
        Ok(())
    }

    fn align1_source(&self, bits: &mut Bits, index: usize, reg: &RegSrc) -> Result<(), String> {
        let (number, sub) = reg.physical().ok_or("a source is not allocated")?;
        let file = u64::from(codes::file(self.generation(), reg.base)?);
        let base = [64, 96, 112][index];
        let (vstride, hstride) = align1_region(self.data.control.exec, reg, index)?;
        bits.put(base + 1, base, u64::from(hstride));
        bits.put(base + 2, base + 2, file);
        let (number_low, sub_low) = [(72, 67), (104, 99), (120, 115)][index];
        bits.put(number_low + 7, number_low, u64::from(number));
        bits.put(sub_low + 4, sub_low, u64::from(sub));
        if let Some((high, low)) = [Some((43, 35)), Some((91, 83)), None][index] {
            bits.put(high, high, u64::from(vstride >> 1));
            bits.put(low, low, u64::from(vstride & 1));
        }
        if matches!(self.data.extra, Extra::Table(_)) {
            return Ok(());
        }
        let (negate, abs) = [(45, 44), (87, 86), (85, 84)][index];
        bits.put(negate, negate, u64::from(reg.negate));
        bits.put(abs, abs, u64::from(reg.abs));
        Ok(())
    }
}

/// The numbers of the vertical and the horizontal stride of a source of three. The width is implied: it is their quotient.
/// The last source has a horizontal stride only.
pub(crate) fn align1_region(exec: u8, reg: &RegSrc, index: usize) -> Result<(u32, u32), String> {
    let stride = reg.region.stride(exec);
    let linear = stride.ok_or("sources of three are linear")?;
    let strides = match (linear, index) {
        (0, _) => (0, 0),
        // Rows of one element, which cannot cross a register.
        (1, 0 | 1) => (1, 0),
        (4, 0 | 1) => (2, 0),
        // Two elements in a row of eight.
        (2, 0 | 1) => (3, 2),
        (1, _) => (0, 1),
        (2, _) => (0, 2),
        (4, _) => (0, 3),
        _ => return Err("sources of three have a stride of 0, 1, 2 or 4".to_owned()),
    };
    Ok(strides)
}
