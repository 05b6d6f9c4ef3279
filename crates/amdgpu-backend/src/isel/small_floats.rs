//! Conversions from and to floats of 8, 6 and 4 bits, of which a register holds several, and to halves that are rounded by a
//! random number.
//!
//! The source or the result is a part of a register, by an argument. Instructions have no field for its number: bits of the
//! sources' modifiers say it (AMD's "CDNA4 Instruction Set Architecture", chapter on VOP3, `OPSEL`).

use ir::machine::Opcode;
use ir::ssa::{Inst, Value};
use smallvec::SmallVec;

use super::part::{Part, Src};
use super::{Isel, Lowered};
use crate::target::Generation;
use crate::target::classes::Bank;
use crate::target::intrinsics::is;
use crate::target::table::{modifier, op};

/// The part of a register that a conversion reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Select {
    /// All of it.
    Whole,
    /// A half of the source.
    SourceWord,
    /// A byte of the source.
    SourceByte,
    /// A half of the result; the other is as in another argument.
    ResultWord,
    /// A byte of the result.
    ResultByte,
    /// The same, by an instruction that leaves the rest undefined.
    MergedByte,
    /// A byte of the source and a half of the result.
    SourceByteResultWord,
}

impl Select {
    /// The number of arguments that say it.
    fn arguments(self) -> usize {
        match self {
            Self::Whole => 0,
            Self::SourceByteResultWord => 2,
            _ => 1,
        }
    }

    /// Whether the rest of the result is an argument.
    fn keeps_rest(self) -> bool {
        matches!(
            self,
            Self::ResultWord | Self::ResultByte | Self::MergedByte | Self::SourceByteResultWord
        )
    }
}

/// Conversions with a scale, and those to halves by a random number: of all but these the rest of the result comes first.
const ROWS: &[(&str, Opcode, Select)] = &[
    ("cvt.scalef32.2xpk16.bf6.f32", op::V_CVT_SCALEF32_2XPK16_BF6_F32_e64, Select::Whole),
    ("cvt.scalef32.2xpk16.fp6.f32", op::V_CVT_SCALEF32_2XPK16_FP6_F32_e64, Select::Whole),
    ("cvt.scalef32.f16.bf8", op::V_CVT_SCALEF32_F16_BF8_e64, Select::SourceByteResultWord),
    ("cvt.scalef32.f16.fp8", op::V_CVT_SCALEF32_F16_FP8_e64, Select::SourceByteResultWord),
    ("cvt.scalef32.f32.bf8", op::V_CVT_SCALEF32_F32_BF8_e64, Select::SourceByte),
    ("cvt.scalef32.f32.fp8", op::V_CVT_SCALEF32_F32_FP8_e64, Select::SourceByte),
    ("cvt.scalef32.pk.bf16.bf8", op::V_CVT_SCALEF32_PK_BF16_BF8_e64, Select::SourceWord),
    ("cvt.scalef32.pk.bf16.fp4", op::V_CVT_SCALEF32_PK_BF16_FP4_e64, Select::SourceByte),
    ("cvt.scalef32.pk.bf16.fp8", op::V_CVT_SCALEF32_PK_BF16_FP8_e64, Select::SourceWord),
    ("cvt.scalef32.pk.bf8.bf16", op::V_CVT_SCALEF32_PK_BF8_BF16_e64, Select::ResultWord),
    ("cvt.scalef32.pk.bf8.f16", op::V_CVT_SCALEF32_PK_BF8_F16_e64, Select::ResultWord),
    ("cvt.scalef32.pk.bf8.f32", op::V_CVT_SCALEF32_PK_BF8_F32_e64, Select::ResultWord),
    ("cvt.scalef32.pk.f16.bf8", op::V_CVT_SCALEF32_PK_F16_BF8_e64, Select::SourceWord),
    ("cvt.scalef32.pk.f16.fp4", op::V_CVT_SCALEF32_PK_F16_FP4_e64, Select::SourceByte),
    ("cvt.scalef32.pk.f16.fp8", op::V_CVT_SCALEF32_PK_F16_FP8_e64, Select::SourceWord),
    ("cvt.scalef32.pk.f32.bf8", op::V_CVT_SCALEF32_PK_F32_BF8_e64, Select::SourceWord),
    ("cvt.scalef32.pk.f32.fp4", op::V_CVT_SCALEF32_PK_F32_FP4_e64, Select::SourceByte),
    ("cvt.scalef32.pk.f32.fp8", op::V_CVT_SCALEF32_PK_F32_FP8_e64, Select::SourceWord),
    ("cvt.scalef32.pk.fp4.bf16", op::V_CVT_SCALEF32_PK_FP4_BF16_e64, Select::ResultByte),
    ("cvt.scalef32.pk.fp4.f16", op::V_CVT_SCALEF32_PK_FP4_F16_e64, Select::ResultByte),
    ("cvt.scalef32.pk.fp4.f32", op::V_CVT_SCALEF32_PK_FP4_F32_e64, Select::ResultByte),
    ("cvt.scalef32.pk.fp8.bf16", op::V_CVT_SCALEF32_PK_FP8_BF16_e64, Select::ResultWord),
    ("cvt.scalef32.pk.fp8.f16", op::V_CVT_SCALEF32_PK_FP8_F16_e64, Select::ResultWord),
    ("cvt.scalef32.pk.fp8.f32", op::V_CVT_SCALEF32_PK_FP8_F32_e64, Select::ResultWord),
    ("cvt.scalef32.pk32.bf16.bf6", op::V_CVT_SCALEF32_PK32_BF16_BF6_e64, Select::Whole),
    ("cvt.scalef32.pk32.bf16.fp6", op::V_CVT_SCALEF32_PK32_BF16_FP6_e64, Select::Whole),
    ("cvt.scalef32.pk32.bf6.bf16", op::V_CVT_SCALEF32_PK32_BF6_BF16_e64, Select::Whole),
    ("cvt.scalef32.pk32.bf6.f16", op::V_CVT_SCALEF32_PK32_BF6_F16_e64, Select::Whole),
    ("cvt.scalef32.pk32.f16.bf6", op::V_CVT_SCALEF32_PK32_F16_BF6_e64, Select::Whole),
    ("cvt.scalef32.pk32.f16.fp6", op::V_CVT_SCALEF32_PK32_F16_FP6_e64, Select::Whole),
    ("cvt.scalef32.pk32.f32.bf6", op::V_CVT_SCALEF32_PK32_F32_BF6_e64, Select::Whole),
    ("cvt.scalef32.pk32.f32.fp6", op::V_CVT_SCALEF32_PK32_F32_FP6_e64, Select::Whole),
    ("cvt.scalef32.pk32.fp6.bf16", op::V_CVT_SCALEF32_PK32_FP6_BF16_e64, Select::Whole),
    ("cvt.scalef32.pk32.fp6.f16", op::V_CVT_SCALEF32_PK32_FP6_F16_e64, Select::Whole),
    ("cvt.scalef32.sr.bf8.bf16", op::V_CVT_SCALEF32_SR_BF8_BF16_e64, Select::ResultByte),
    ("cvt.scalef32.sr.bf8.f16", op::V_CVT_SCALEF32_SR_BF8_F16_e64, Select::ResultByte),
    ("cvt.scalef32.sr.bf8.f32", op::V_CVT_SCALEF32_SR_BF8_F32_e64, Select::ResultByte),
    ("cvt.scalef32.sr.fp8.bf16", op::V_CVT_SCALEF32_SR_FP8_BF16_e64, Select::ResultByte),
    ("cvt.scalef32.sr.fp8.f16", op::V_CVT_SCALEF32_SR_FP8_F16_e64, Select::ResultByte),
    ("cvt.scalef32.sr.fp8.f32", op::V_CVT_SCALEF32_SR_FP8_F32_e64, Select::ResultByte),
    ("cvt.scalef32.sr.pk.fp4.bf16", op::V_CVT_SCALEF32_SR_PK_FP4_BF16_e64, Select::MergedByte),
    ("cvt.scalef32.sr.pk.fp4.f16", op::V_CVT_SCALEF32_SR_PK_FP4_F16_e64, Select::MergedByte),
    ("cvt.scalef32.sr.pk.fp4.f32", op::V_CVT_SCALEF32_SR_PK_FP4_F32_e64, Select::MergedByte),
    ("cvt.scalef32.sr.pk32.bf6.bf16", op::V_CVT_SCALEF32_SR_PK32_BF6_BF16_e64, Select::Whole),
    ("cvt.scalef32.sr.pk32.bf6.f16", op::V_CVT_SCALEF32_SR_PK32_BF6_F16_e64, Select::Whole),
    ("cvt.scalef32.sr.pk32.bf6.f32", op::V_CVT_SCALEF32_SR_PK32_BF6_F32_e64, Select::Whole),
    ("cvt.scalef32.sr.pk32.fp6.bf16", op::V_CVT_SCALEF32_SR_PK32_FP6_BF16_e64, Select::Whole),
    ("cvt.scalef32.sr.pk32.fp6.f16", op::V_CVT_SCALEF32_SR_PK32_FP6_F16_e64, Select::Whole),
    ("cvt.scalef32.sr.pk32.fp6.f32", op::V_CVT_SCALEF32_SR_PK32_FP6_F32_e64, Select::Whole),
    ("cvt.sr.bf16.f32", op::V_CVT_SR_BF16_F32_e64, Select::ResultWord),
    ("cvt.sr.f16.f32", op::V_CVT_SR_F16_F32_e64, Select::ResultWord),
];

/// SDWA's number of the upper half.
const SDWA_WORD_1: i64 = 5;

impl Isel<'_> {
    /// Selects a conversion; false for other intrinsics.
    pub(super) fn small_float_conversion(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[Value],
    ) -> Lowered<bool> {
        if let Some(&(_, row, select)) = ROWS.iter().find(|row| row.0 == name) {
            let row = self.row_here(inst, row)?;
            let rest = usize::from(select.keeps_rest());
            let (sources, selection) =
                args[rest..].split_at(args.len() - rest - select.arguments());
            let kept = select.keeps_rest().then(|| args[0]);
            self.converted(inst, row, select, sources, kept, selection)?;
            return Ok(true);
        }
        let gfx12 = self.generation == Generation::Gfx1200;
        if !gfx12 && !self.generation.has_gfx940_insts() {
            return Ok(false);
        }
        let fp8 = name.contains("fp8");
        let pick = |fp8_row: Opcode, bf8_row: Opcode| if fp8 { fp8_row } else { bf8_row };
        if is(name, "cvt.pk.fp8.f32") || is(name, "cvt.pk.bf8.f32") {
            let row = if gfx12 {
                pick(op::V_CVT_PK_FP8_F32_fake16_e64, op::V_CVT_PK_BF8_F32_fake16_e64)
            } else {
                pick(op::V_CVT_PK_FP8_F32_e64, op::V_CVT_PK_BF8_F32_e64)
            };
            self.converted(inst, row, Select::ResultWord, &args[..2], Some(args[2]), &args[3..])?;
        } else if is(name, "cvt.sr.fp8.f32") || is(name, "cvt.sr.bf8.f32") {
            let (sources, kept, selection) = (&args[..2], Some(args[2]), &args[3..]);
            if gfx12 {
                let row = pick(op::V_CVT_SR_FP8_F32_gfx12_e64, op::V_CVT_SR_BF8_F32_gfx12_e64);
                let srcs = self.conversion_sources(sources, kept)?;
                let byte = self.immediate(selection[0])?;
                self.conversion(inst, row, &srcs, &[byte])?;
            } else {
                let row = pick(op::V_CVT_SR_FP8_F32_e64, op::V_CVT_SR_BF8_F32_e64);
                self.converted(inst, row, Select::ResultByte, sources, kept, selection)?;
            }
        } else if is(name, "cvt.f32.fp8") || is(name, "cvt.f32.bf8") {
            let byte = self.immediate(args[1])?;
            let srcs = self.conversion_sources(&args[..1], None)?;
            if gfx12 {
                let row = pick(op::V_CVT_F32_FP8_OP_SEL_e64, op::V_CVT_F32_BF8_OP_SEL_e64);
                self.conversion(inst, row, &srcs, &[byte])?;
            } else {
                // gfx942 reads the wrong byte without the selection (LLVM's `cvt-fp8-vop1-bug`).
                if byte == 0 && self.generation == Generation::Gfx950 {
                    let row = pick(op::V_CVT_F32_FP8_e64, op::V_CVT_F32_BF8_e64);
                    self.conversion(inst, row, &srcs, &[])?;
                } else {
                    let row = pick(op::V_CVT_F32_FP8_sdwa, op::V_CVT_F32_BF8_sdwa);
                    self.conversion(inst, row, &srcs, &[0, 0, byte])?;
                }
            }
        } else if is(name, "cvt.pk.f32.fp8") || is(name, "cvt.pk.f32.bf8") {
            let (sources, selection) = args.split_at(1);
            if gfx12 {
                let row = pick(op::V_CVT_PK_F32_FP8_fake16_e64, op::V_CVT_PK_F32_BF8_fake16_e64);
                self.converted(inst, row, Select::SourceWord, sources, None, selection)?;
            } else {
                let word = self.immediate(selection[0])? & 1;
                let srcs = self.conversion_sources(sources, None)?;
                if word == 0 {
                    let row = pick(op::V_CVT_PK_F32_FP8_e64, op::V_CVT_PK_F32_BF8_e64);
                    self.conversion(inst, row, &srcs, &[])?;
                } else {
                    let row = pick(op::V_CVT_PK_F32_FP8_sdwa, op::V_CVT_PK_F32_BF8_sdwa);
                    self.conversion(inst, row, &srcs, &[0, 0, SDWA_WORD_1])?;
                }
            }
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// The sources in the order of the row: the arguments, then the rest of the result.
    fn conversion_sources(
        &mut self,
        sources: &[Value],
        kept: Option<Value>,
    ) -> Lowered<SmallVec<[Src; 4]>> {
        let mut srcs = SmallVec::new();
        for &source in sources {
            srcs.push(match self.ty(source).is_vector() {
                true => self.whole(source, Bank::V)?.into(),
                false => self.src(source.into())?,
            });
        }
        if let Some(kept) = kept {
            srcs.push(self.whole(kept, Bank::V)?.into());
        }
        Ok(srcs)
    }

    /// Emits a conversion whose selection is in the sources' modifiers.
    fn converted(
        &mut self,
        inst: Inst,
        row: Opcode,
        select: Select,
        sources: &[Value],
        kept: Option<Value>,
        selection: &[Value],
    ) -> Lowered {
        let mut srcs = self.conversion_sources(sources, kept)?;
        let mut numbers = [0i64; 2];
        for (number, &value) in numbers.iter_mut().zip(selection) {
            *number = self.immediate(value)?;
        }
        let [number, second] = numbers;
        let mut set = |n: usize, bit: u8, on: bool| {
            if on {
                srcs[n].modifiers |= bit;
            }
        };
        match select {
            Select::Whole => {}
            Select::SourceWord => set(0, modifier::OP_SEL, number & 1 != 0),
            Select::SourceByte | Select::SourceByteResultWord => {
                set(0, modifier::OP_SEL, number & 1 != 0);
                set(1, modifier::OP_SEL, number & 2 != 0);
                set(0, modifier::OP_SEL_HI, second & 1 != 0);
            }
            Select::ResultWord => set(0, modifier::OP_SEL_HI, number & 1 != 0),
            Select::ResultByte | Select::MergedByte => {
                set(0, modifier::OP_SEL_HI, number & 2 != 0);
                set(2, modifier::OP_SEL, number & 1 != 0);
            }
        }
        if select == Select::MergedByte {
            let old = srcs.last().expect("the rest of the result").part;
            let new = self.op_with(row, &srcs, &[]).parts()[0];
            let mask = Part::Imm(i64::from((0xff_u32 << (8 * (number & 3))).cast_signed()));
            let merged = self.op(op::V_BFI_B32_e64, &[mask.into(), new.into(), old.into()]);
            return self.define_val(inst, merged);
        }
        self.conversion(inst, row, &srcs, &[])
    }

    fn conversion(&mut self, inst: Inst, row: Opcode, srcs: &[Src], fields: &[i64]) -> Lowered {
        let result = self.body.result(inst).expect("a conversion has a result");
        let ty = self.body.locals[result].ty;
        let dwords = (self.cx.store_size(ty) as usize).div_ceil(4);
        let reg = self.temp(Bank::V, dwords);
        self.emit(row, &[reg.into()], srcs, fields);
        let words: SmallVec<[Part; 16]> = self.reg_parts(reg, dwords).into_iter().collect();
        self.define_from_words(inst, ty, &words)
    }
}
