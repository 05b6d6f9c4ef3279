//! Products of matrices.

use ir::diagnostic::Diagnostic;
use ir::machine::Opcode;
use ir::ssa::{Inst, LocalDef, Value};
use smallvec::SmallVec;

use super::part::{Part, Src};
use super::{Isel, Lowered, shape};
use crate::target::classes::Bank;
use crate::target::matrix::{self, Format};
use crate::target::table::{self, Field, Form, modifier, op};

impl Isel<'_> {
    /// A product of matrices whose elements lie spread over the lanes, added to another: both factors, the summand,
    /// three fields that move blocks.
    pub(super) fn matrix_product(&mut self, inst: Inst, name: &str, args: &[Value]) -> Lowered {
        let found = matrix::mfma(self.generation, name);
        let Some(opcode) = found.filter(|_| args.len() == 6) else {
            return Err(self.not_here(name));
        };
        self.fits_row(inst, opcode, &args[..3])?;
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        for &arg in &args[..2] {
            srcs.push(self.whole(arg, Bank::V)?.into());
        }
        let (opcode, sum) = self.summand(opcode, args[2])?;
        srcs.push(sum);
        let mut fields = [0; 3];
        for (field, &arg) in fields.iter_mut().zip(&args[3..]) {
            *field = self.immediate(arg)?;
        }
        self.product(inst, args[2], opcode, &srcs, &fields)
    }

    /// Checks that the result and the sources have as many dwords as the row's registers: shapes differ between
    /// generations under one name.
    fn fits_row(&self, inst: Inst, opcode: Opcode, sources: &[Value]) -> Lowered {
        let desc = self.func.target.instr(opcode);
        let classes = desc.operands.iter().filter(|row| row.is_def || row.tied.is_none());
        let widths = classes
            .filter_map(|row| row.class)
            .map(|class| usize::from(self.func.target.class(class).units).div_ceil(2));
        let result = self.body.result(inst).map(|local| self.body.locals[local].ty);
        let types = result.into_iter().chain(sources.iter().map(|&value| self.ty(value)));
        for (ty, width) in types.zip(widths) {
            if shape::dwords(self.cx, ty)? != width {
                let (name, shown) = (self.called(inst), self.cx.types.display(ty));
                let message = format!(
                    "'llvm.amdgcn.{name}' with {shown} on {}: the instruction takes {} bits there",
                    self.generation.name(),
                    width * 32
                );
                return Err(Diagnostic::unsupported(message));
            }
        }
        Ok(())
    }

    /// RDNA's product of matrices: both factors and the summand; before factors of integers whether they have a sign,
    /// after them whether sums are saturated; after sums of 16 bits which halves of the registers they are in.
    pub(super) fn wave_matrix_product(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[Value],
    ) -> Lowered {
        let found = matrix::wmma(self.generation, name, self.target.wave32);
        let integers = matrix::is_of_integers(name);
        let expected = if integers { 6..=6 } else { 3..=4 };
        let Some(opcode) = found.filter(|_| expected.contains(&args.len())) else {
            return Err(self.not_here(name));
        };
        let places = if integers { [1, 3, 4] } else { [0, 1, 2] };
        self.fits_row(inst, opcode, &places.map(|place| args[place]))?;
        let halves = self.reads_halves(opcode);
        let (opcode, sum) = self.wave_summand(opcode, args[places[2]])?;
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        for (n, place) in places.into_iter().enumerate() {
            let part = if n == 2 { sum.part } else { self.whole(args[place], Bank::V)? };
            let mut modifiers = if halves[n] { modifier::OP_SEL_HI } else { 0 };
            if integers && n < 2 && self.immediate(args[place - 1])? & 1 != 0 {
                modifiers |= modifier::NEG;
            }
            if !integers && n == 2 && args.len() > 3 && self.immediate(args[3])? & 1 != 0 {
                modifiers |= modifier::OP_SEL;
            }
            srcs.push(Src { part, modifiers });
        }
        let clamp = if integers { self.immediate(args[5])? & 1 } else { 0 };
        // A factor must not be the last product's result unless a vector instruction is between them.
        self.raw(op::V_NOP_e32, &[]);
        self.product(inst, args[places[2]], opcode, &srcs, &[clamp])
    }

    /// A product whose first factor is sparse: of four neighbours in K two are stored, and the index has their places.
    /// Both factors, the summand, the index; fields that choose a part of the index.
    pub(super) fn sparse_product(&mut self, inst: Inst, name: &str, args: &[Value]) -> Lowered {
        let found = matrix::smfmac(self.generation, name);
        let Some(opcode) = found.filter(|_| args.len() == 6) else {
            return Err(self.not_here(name));
        };
        self.fits_row(inst, opcode, &[args[0], args[1], args[3]])?;
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        for n in [0, 1, 3, 2] {
            srcs.push(self.whole(args[n], Bank::V)?.into());
        }
        let fields = [self.immediate(args[4])?, self.immediate(args[5])?];
        self.product(inst, args[2], opcode, &srcs, &fields)
    }

    /// The same on RDNA: integers have their signs before the factors and the saturation after the index.
    pub(super) fn sparse_wave_product(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[Value],
    ) -> Lowered {
        let found = matrix::swmmac(self.generation, name, self.target.wave32);
        let integers = matrix::is_of_integers(name);
        let expected = if integers { 7 } else { 4 };
        let Some(opcode) = found.filter(|_| args.len() == expected) else {
            return Err(self.not_here(name));
        };
        let [a, b, sum, index] = if integers { [1, 3, 4, 5] } else { [0, 1, 2, 3] };
        self.fits_row(inst, opcode, &[args[a], args[b]])?;
        let halves = self.reads_halves(opcode);
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        for (n, place) in [a, b].into_iter().enumerate() {
            let part = self.whole(args[place], Bank::V)?;
            let mut modifiers = if halves[n] { modifier::OP_SEL_HI } else { 0 };
            if integers && self.immediate(args[place - 1])? & 1 != 0 {
                modifiers |= modifier::NEG;
            }
            srcs.push(Src { part, modifiers });
        }
        srcs.push(self.whole(args[sum], Bank::V)?.into());
        // Indices of 8 and 16 bits lie in the low part of their register.
        let part = self.parts(args[index])?[0];
        srcs.push(self.in_bank(Bank::V, part, 1).into());
        let clamp = if integers { self.immediate(args[6])? & 1 } else { 0 };
        self.raw(op::V_NOP_e32, &[]);
        self.product(inst, args[sum], opcode, &srcs, &[0, clamp])
    }

    /// A product of elements of 8, 6 or 4 bits, whose formats are arguments; each block of 32 neighbours in K has a scale.
    /// Both factors, the summand, two formats; of each factor a byte of a register of scales, and that register.
    pub(super) fn scaled_product(&mut self, inst: Inst, name: &str, args: &[Value]) -> Lowered {
        let mut formats = [Format::default(); 2];
        for (format, &arg) in formats.iter_mut().zip(&args[3..5]) {
            let number = self.immediate(arg)?;
            *format = Format::of(number).ok_or_else(|| {
                Diagnostic::error(format!("'llvm.amdgcn.{name}' has no format {number}"))
            })?;
        }
        let bytes = [self.immediate(args[5])?, self.immediate(args[7])?];
        let scales = [args[6], args[8]];
        let is_zero =
            |value: Value| value.constant().is_some_and(|c| self.cx.consts.as_int(c) == Some(0));
        let scaled = bytes != [0; 2] || !scales.into_iter().all(is_zero);
        let Some(opcode) = matrix::scaled(self.generation, name, formats, scaled) else {
            return Err(self.not_here(name));
        };
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        for (format, &arg) in formats.iter().zip(&args[..2]) {
            let parts = self.parts(arg)?;
            let Some(parts) = parts.get(..format.dwords()) else {
                return Err(Diagnostic::error(format!(
                    "'llvm.amdgcn.{name}': a factor of this format has {} bits",
                    format.dwords() * 32
                )));
            };
            let part = self.tuple(Bank::V, parts);
            srcs.push(part.into());
        }
        let (opcode, sum) = self.summand(opcode, args[2])?;
        srcs.push(sum);
        let mut fields: SmallVec<[i64; 8]> = formats.iter().map(|f| f.number()).collect();
        if scaled {
            for scale in scales {
                let part = self.parts(scale)?[0];
                srcs.push(self.in_bank(Bank::V, part, 1).into());
            }
            // The byte's number: its lower bit is `op_sel`, the upper one `op_sel_hi`.
            fields.extend(bytes.map(|byte| byte << modifier::OP_SEL.trailing_zeros()));
        }
        self.product(inst, args[2], opcode, &srcs, &fields)
    }

    /// Returns the row, and the summand as its source: the one that writes the result in the summand's place where nothing
    /// else needs that, so that sums of loops stay where they are. A constant needs no registers.
    fn summand(&mut self, row: Opcode, sum: Value) -> Lowered<(Opcode, Src)> {
        if let Some(zero) = self.zero_summand(sum)? {
            return Ok((row, zero));
        }
        let src = self.whole(sum, Bank::V)?.into();
        let accumulating = table::form(row, Form::Accumulating).filter(|_| self.is_last_use(sum));
        let accumulating = accumulating.filter(|&row| matrix::is_selected(self.generation, row));
        Ok((accumulating.unwrap_or(row), src))
    }

    /// The same for RDNA's products, where `row` is the one that writes the result in the summand's place. There is none that
    /// keeps the other halves of the summand's registers and writes the result elsewhere.
    fn wave_summand(&mut self, row: Opcode, sum: Value) -> Lowered<(Opcode, Src)> {
        let elsewhere = table::form(row, Form::ThreeAddress)
            .filter(|&row| table::real(self.generation, row).is_some());
        if let Some(elsewhere) = elsewhere
            && let Some(zero) = self.zero_summand(sum)?
        {
            return Ok((elsewhere, zero));
        }
        let src = self.whole(sum, Bank::V)?.into();
        Ok((elsewhere.filter(|_| !self.is_last_use(sum)).unwrap_or(row), src))
    }

    /// A summand of zeros as a source.
    fn zero_summand(&mut self, sum: Value) -> Lowered<Option<Src>> {
        if sum.constant().is_none() {
            return Ok(None);
        }
        let parts = self.parts(sum)?;
        let zero = parts.iter().all(|part| matches!(part, Part::Imm(0)));
        Ok(zero.then(|| Part::Imm(0).into()))
    }

    /// Whether a value has no other use, and its block is the one that is selected.
    fn is_last_use(&self, value: Value) -> bool {
        value.local().is_some_and(|local| {
            let block = match self.body.locals[local].def {
                LocalDef::Inst(inst) => self.body.inst_block(inst),
                LocalDef::Param(block, _) => Some(block),
            };
            self.uses[local] == 1 && block == Some(self.home)
        })
    }

    /// Emits a product; the result is as the summand.
    fn product(
        &mut self,
        inst: Inst,
        sum: Value,
        opcode: Opcode,
        srcs: &[Src],
        fields: &[i64],
    ) -> Lowered {
        let dwords = shape::dwords(self.cx, self.ty(sum))?;
        let reg = self.temp(Bank::V, dwords);
        self.emit(opcode, &[reg.into()], srcs, fields);
        let parts = self.reg_parts(reg, dwords);
        self.define(inst, &parts)
    }

    /// Returns the row of an intrinsic if the processor has it.
    pub(super) fn row_here(&self, inst: Inst, row: Opcode) -> Lowered<Opcode> {
        match table::real(self.generation, row) {
            Some(_) => Ok(row),
            None => Err(self.not_here(self.called(inst))),
        }
    }

    /// The diagnostic for an intrinsic that the processor has no instruction for.
    pub(super) fn not_here(&self, name: &str) -> Diagnostic {
        let processor = self.generation.name();
        Diagnostic::unsupported(format!("'llvm.amdgcn.{name}' on {processor}"))
    }

    /// Whether a row has a bit of each source for the upper halves, which are set where halves are not chosen.
    fn reads_halves(&self, opcode: Opcode) -> [bool; 3] {
        let fields = table::shape(opcode).iter().map(|slot| (slot.0, slot.2));
        [Field::Src0Modifiers, Field::Src1Modifiers, Field::Src2Modifiers]
            .map(|f| fields.clone().any(|s| s.0 == f && s.1 & modifier::OP_SEL_HI != 0))
    }
}
