//! Destinations and up to two sources.

use super::fields::Bits;
use super::{Encoder, codes};
use crate::target::device::{GRF_BYTES, Generation};
use crate::target::eu::{Base, Dst, Extra, Imm, InstData, RegSrc, Src};

/// Whether an instruction of 16 channels works on two registers of some operand at once (gen4, gen5).
pub(super) fn is_compressed(data: &InstData) -> bool {
    let channels = u32::from(data.control.exec);
    let dst = channels * data.dst.ty.bytes() * u32::from(data.dst.stride);
    let wide = |src: &Src| match src {
        Src::Reg(reg) => {
            !reg.region.is_scalar(data.control.exec) && channels * reg.ty.bytes() > GRF_BYTES
        }
        Src::Imm(_) => false,
    };
    dst > GRF_BYTES || !data.op.is_send() && data.srcs.iter().any(wide)
}

impl Encoder<'_> {
    /// One or two sources; math's function.
    pub(super) fn two_sources(&self, bits: &mut Bits) -> Result<(), String> {
        if let Extra::Math(function) = self.data.extra {
            bits.set(self.fields.cmod, u32::from(function.code()), "the function")?;
        }
        self.dst(bits, &self.data.dst)?;
        for (index, src) in self.data.srcs.iter().enumerate() {
            self.source(bits, index, src)?;
        }
        Ok(())
    }

    pub(super) fn dst(&self, bits: &mut Bits, dst: &Dst) -> Result<(), String> {
        let fields = &self.fields.dst;
        bits.set(fields.file, codes::file(self.generation(), dst.base)?, "the file")?;
        bits.set(fields.ty, codes::reg_type(self.generation(), dst.ty)?, "the type")?;
        bits.set(fields.hstride, codes::stride(dst.stride)?, "the stride")?;
        let (number, sub) = dst.physical().ok_or("the destination is not allocated")?;
        let compr4 = matches!(dst.base, Base::Mrf { compr4: true, .. });
        bits.set(fields.number, number | u32::from(compr4) << 7, "the register")?;
        bits.set(fields.sub, sub, "the sub-register")
    }

    pub(super) fn source(&self, bits: &mut Bits, index: usize, src: &Src) -> Result<(), String> {
        match src {
            Src::Imm(imm) => self.constant(bits, index, imm),
            Src::Reg(reg) => self.register(bits, index, reg),
        }
    }

    fn register(&self, bits: &mut Bits, index: usize, reg: &RegSrc) -> Result<(), String> {
        let fields = self.fields.src.get(index).ok_or("there are two sources")?;
        bits.set(fields.file, codes::file(self.generation(), reg.base)?, "the file")?;
        bits.set(fields.ty, codes::reg_type(self.generation(), reg.ty)?, "the type")?;
        let (number, sub) = reg.physical().ok_or("a source is not allocated")?;
        bits.set(fields.number, number, "the register")?;
        bits.set(fields.sub, sub, "the sub-register")?;
        bits.set(fields.vstride, codes::stride(reg.region.vstride)?, "the vertical stride")?;
        bits.set(fields.width, codes::log2(reg.region.width)?, "the width")?;
        bits.set(fields.hstride, codes::stride(reg.region.hstride)?, "the horizontal stride")?;
        bits.set(fields.negate, u32::from(reg.negate), "negation")?;
        bits.set(fields.abs, u32::from(reg.abs), "the magnitude")
    }

    /// A constant of up to 32 bits takes the place of the last source's upper half; one of 64 bits that of both sources.
    fn constant(&self, bits: &mut Bits, index: usize, imm: &Imm) -> Result<(), String> {
        if index + 1 != self.data.srcs.len() {
            return Err("only the last source is a constant".to_owned());
        }
        let fields = self.fields.src.get(index).ok_or("there are two sources")?;
        if self.is_gen12() {
            bits.set(fields.is_imm, 1, "the constant")?;
        } else {
            bits.set(fields.file, codes::IMM_FILE, "the file")?;
            // Gen4 to gen7 want the type in the unused second source too.
            if index == 0
                && self.generation() < Generation::Gen8
                && self.data.op.desc().sources() == Some(1..=1)
            {
                let ty = codes::imm_type(self.generation(), imm.ty)?;
                bits.set(self.fields.src[1].ty, ty, "the type")?;
            }
        }
        bits.set(fields.ty, codes::imm_type(self.generation(), imm.ty)?, "the type")?;
        if imm.ty.bytes() == 8 {
            if index != 0 {
                return Err("a constant of 64 bits is an only source".to_owned());
            }
            let value = if self.is_gen12() { imm.bits.rotate_left(32) } else { imm.bits };
            bits.put(127, 64, value);
            return Ok(());
        }
        // Words stand there twice.
        let word = imm.ty.bytes() == 2 && !imm.ty.is_vector_imm();
        let value = if word { imm.bits & 0xffff | (imm.bits & 0xffff) << 16 } else { imm.bits };
        bits.put(127, 96, value);
        Ok(())
    }
}
