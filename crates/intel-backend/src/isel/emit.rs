//! Making instructions.

use super::Select;
use super::piece::{Piece, RegSlice};
use crate::target::eu::{
    Cmod, Control, Dst, Extra, Flag, Imm, Inst, InstData, MathFn, Op, OpFlags, PredMode, Predicate,
    Shape, Src, Type, VRegKind,
};

impl Select<'_> {
    /// The channels of a computation: all by their mask, or one without it where all would do the same.
    pub(super) fn control(&self, scalar: bool) -> Control {
        match self.whole {
            _ if scalar => Control::all(1),
            Some(channels) => Control::all(channels),
            None => Control::new(self.simd),
        }
    }

    /// A new place for elements of `step` bytes.
    pub(super) fn place(&mut self, step: u8, scalar: bool) -> RegSlice {
        let channels = if scalar { 1 } else { u32::from(self.whole.unwrap_or(self.simd)) };
        let base = self.func.add_grfs(u32::from(step) * channels);
        RegSlice { base, offset: 0, step: if scalar { 0 } else { step } }
    }

    /// A new place for a value of some bits.
    pub(super) fn place_for(&mut self, bits: u32, scalar: bool) -> RegSlice {
        self.place(if bits > 32 { 8 } else { 4 }, scalar)
    }

    /// A piece as an operand of all channels, or of one.
    pub(super) fn src(&self, piece: Piece, ty: Type, scalar: bool) -> Src {
        piece.src(ty, self.control(scalar).exec)
    }

    /// Appends an instruction as it is.
    pub(super) fn push(&mut self, data: InstData) -> Inst {
        let inst = self.func.push(self.at, data);
        self.func.set_inst_loc(inst, self.loc);
        inst
    }

    /// An instruction whose constants are where the hardware has them.
    pub(super) fn inst_data(
        &mut self,
        op: Op,
        control: Control,
        dst: Dst,
        srcs: &[Src],
    ) -> InstData {
        let mut data = InstData::new(op, control, dst, srcs);
        let last = srcs.len() - 1;
        let shape = op.desc().shape;
        // A constant can be the last source.
        if shape == Shape::Binary
            && matches!((data.srcs[0], data.srcs[1]), (Src::Imm(_), Src::Reg(_)))
            && op.desc().is(OpFlags::COMMUTES)
        {
            data.srcs.swap(0, 1);
        }
        for index in 0..data.srcs.len() {
            let Src::Imm(imm) = data.srcs[index] else { continue };
            let fits = match shape {
                Shape::Unary => op == Op::Mov || imm.ty.bytes() < 8,
                Shape::Binary => index == last,
                _ => false,
            };
            let narrow = if shape == Shape::Binary { narrowed(imm) } else { Some(imm) };
            data.srcs[index] = match narrow.filter(|_| fits) {
                Some(imm) => Src::Imm(imm),
                None => self.in_register(imm),
            };
        }
        data
    }

    /// A constant in a register, for all channels.
    pub(super) fn in_register(&mut self, imm: Imm) -> Src {
        let place = self.place(imm.ty.bytes().max(4) as u8, true);
        let mov = InstData::mov(Control::all(1), place.dst(imm.ty), Src::Imm(imm));
        self.push(mov);
        place.src(imm.ty, 1)
    }

    /// Computes something of pieces, all read as `ty`, into a new place.
    pub(super) fn compute(
        &mut self,
        op: Op,
        dst: Type,
        ty: Type,
        args: &[Piece],
        scalar: bool,
    ) -> Piece {
        let srcs: smallvec::SmallVec<[Src; 3]> =
            args.iter().map(|&piece| self.src(piece, ty, scalar)).collect();
        self.compute_of(op, dst, &srcs, scalar)
    }

    /// Computes something of operands into a new place. A result that is narrower than what is computed has its stride.
    pub(super) fn compute_of(&mut self, op: Op, dst: Type, srcs: &[Src], scalar: bool) -> Piece {
        let widest = srcs.iter().map(|src| src.ty().bytes()).max().unwrap_or(4);
        let place = self.place(widest.max(dst.bytes()).max(4) as u8, scalar);
        let control = self.control(scalar);
        let data = self.inst_data(op, control, place.dst(dst), srcs);
        self.push(data);
        Piece::Reg(place)
    }

    /// A function of the extended unit.
    pub(super) fn math(
        &mut self,
        function: MathFn,
        ty: Type,
        args: &[Piece],
        scalar: bool,
    ) -> Piece {
        let place = self.place(4, scalar);
        let srcs: smallvec::SmallVec<[Src; 3]> =
            args.iter().map(|&piece| self.src(piece, ty, scalar)).collect();
        let control = self.control(scalar);
        let mut data = self.inst_data(Op::Math, control, place.dst(ty), &srcs);
        data.extra = Extra::Math(function);
        self.push(data);
        Piece::Reg(place)
    }

    /// Converts a piece.
    pub(super) fn convert(&mut self, to: Type, from: Type, piece: Piece, scalar: bool) -> Piece {
        if to.meets(from) {
            return self.compute(Op::Mov, to, from, &[piece], scalar);
        }
        // By a type between the two. All that a byte or a half float says fits it.
        let middle = match (from, to) {
            (Type::HF, _) | (_, Type::HF) => Type::F,
            (from, to) if from.is_signed() || to.is_signed() => Type::D,
            _ => Type::UD,
        };
        let piece = self.compute(Op::Mov, middle, from, &[piece], scalar);
        self.compute(Op::Mov, to, middle, &[piece], scalar)
    }

    /// Copies a piece to a place, under the mask if the place has an element for each channel.
    pub(super) fn copy(&mut self, to: RegSlice, ty: Type, from: Piece) {
        let control = self.control(to.step == 0);
        let src = from.src(ty, control.exec);
        self.push(InstData::mov(control, to.dst(ty), src));
    }

    /// The smaller (`Lt`) or larger (`Ge`) of two.
    pub(super) fn extreme(
        &mut self,
        cmod: Cmod,
        ty: Type,
        args: [Piece; 2],
        scalar: bool,
    ) -> Piece {
        let dst = if ty.bytes() < 4 && !ty.is_float() { int_result(ty) } else { ty };
        let place = self.place(ty.bytes().max(4) as u8, scalar);
        let control = self.control(scalar);
        let [mut a, mut b] = args.map(|piece| piece.src(ty, control.exec));
        if matches!((a, b), (Src::Imm(_), Src::Reg(_))) {
            core::mem::swap(&mut a, &mut b);
        }
        let mut data = self.inst_data(Op::Sel, control, place.dst(dst), &[a, b]);
        data.cmod = Some(cmod);
        self.push(data);
        Piece::Reg(place)
    }

    /// A new flag, for one channel or all.
    pub(super) fn flag(&mut self, scalar: bool) -> Flag {
        let bits = if scalar { 16 } else { self.simd.max(16) };
        Flag::Virtual(self.func.add_vreg(VRegKind::Flag(bits)))
    }
}

/// A doubleword for what is narrower.
fn int_result(ty: Type) -> Type {
    if ty.is_signed() { Type::D } else { Type::UD }
}

/// A constant of 64 bits as one of 32 that means the same.
fn narrowed(imm: Imm) -> Option<Imm> {
    match imm.ty {
        Type::Q | Type::UQ => {
            // Unsigned constants stay unsigned: the other operand must not be taken for signed.
            let signed = i32::try_from(imm.bits as i64).ok().filter(|_| imm.ty == Type::Q);
            let unsigned = u32::try_from(imm.bits).ok();
            match (signed, unsigned) {
                (Some(value), _) => Some(Imm { ty: Type::D, bits: u64::from(value as u32) }),
                (None, Some(value)) => Some(Imm { ty: Type::UD, bits: u64::from(value) }),
                (None, None) => None,
            }
        }
        _ if imm.ty.bytes() == 8 => None,
        _ => Some(imm),
    }
}

/// The predicate of each channel's own bit.
pub(super) fn predicate(inverse: bool) -> Option<Predicate> {
    Some(Predicate { mode: PredMode::Normal, inverse })
}
