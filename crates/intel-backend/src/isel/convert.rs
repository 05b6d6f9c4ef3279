//! Conversions. Most are one move, whose types say everything; many are none.

use ir::diagnostic::Diagnostic;
use ir::ssa::{CastOp, Inst, Type, Value};
use smallvec::smallvec;

use super::piece::{Piece, int};
use super::{Pieces, Select, Selected};
use crate::ir_passes::promote_to_stateful;
use crate::target::eu::{Op, Type as Eu};
use crate::target::opencl::GENERIC;

impl Select<'_> {
    /// A cast.
    pub(super) fn cast(&mut self, inst: Inst, op: CastOp, value: Value) -> Selected {
        let scalar = self.is_scalar(inst);
        let (from, to) = (self.ty(value), self.result_type(inst));
        let pieces = self.pieces(value)?;
        if op == CastOp::AddrSpaceCast {
            let found = self.cast_space(value, to, pieces, scalar)?;
            self.set(inst, found);
            return Ok(());
        }
        if op == CastOp::BitCast {
            let found = self.bit_cast(from, to, pieces, scalar)?;
            self.set(inst, found);
            return Ok(());
        }
        let (from, to) = (self.cx.types.scalar(from), self.cx.types.scalar(to));
        self.scalar_type(from)?;
        self.scalar_type(to)?;
        if let (CastOp::Trunc, Some(local)) = (op, value.local())
            && let Some((low, _)) = self.extended[local]
            && self.bits(to) == 32
        {
            self.set(inst, smallvec![low]);
            return Ok(());
        }
        let mut found = Pieces::new();
        for piece in pieces {
            found.push(self.cast_piece(op, from, to, piece, scalar)?);
        }
        self.note_extension(inst, op, from, to, value)?;
        self.set(inst, found);
        Ok(())
    }

    /// Pointers into another address space.
    fn cast_space(
        &mut self,
        value: Value,
        to: Type,
        pieces: Pieces,
        scalar: bool,
    ) -> Selected<Pieces> {
        let [from, to] = [self.ty(value), to].map(|ty| self.cx.types.scalar(ty));
        self.scalar_type(from)?;
        self.scalar_type(to)?;
        if let Some(index) = to.address_space().and_then(promote_to_stateful::parameter) {
            return Ok(smallvec![self.surface_offset(index)]);
        }
        let bits = [self.bits(from), self.bits(to)];
        let generic = to.address_space() == Some(GENERIC);
        let cast = |piece| {
            if generic {
                self.tagged_pointer(value, piece, scalar)
            } else if bits[0] < bits[1] {
                self.extend(false, bits, piece, scalar)
            } else {
                // The lower half is what it is without the bits that say which memory.
                piece
            }
        };
        Ok(pieces.into_iter().map(cast).collect())
    }

    /// Remembers that a value of 64 bits is one of 32, extended.
    fn note_extension(
        &mut self,
        inst: Inst,
        op: CastOp,
        from: Type,
        to: Type,
        value: Value,
    ) -> Selected {
        let signed = match op {
            CastOp::SExt => true,
            CastOp::ZExt => false,
            _ => return Ok(()),
        };
        if let Some(local) = self.body.result(inst)
            && self.bits(from) == 32
            && self.bits(to) == 64
            && self.body.locals[local].ty == Type::I64
        {
            self.extended[local] = Some((self.piece(value)?, signed));
        }
        Ok(())
    }

    fn cast_piece(
        &mut self,
        op: CastOp,
        from: Type,
        to: Type,
        piece: Piece,
        scalar: bool,
    ) -> Selected<Piece> {
        let bits = [self.bits(from), self.bits(to)];
        match op {
            CastOp::Trunc => Ok(self.truncate(bits, piece, scalar)),
            CastOp::ZExt => Ok(self.extend(false, bits, piece, scalar)),
            CastOp::SExt => Ok(self.extend(true, bits, piece, scalar)),
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr => {
                if bits[0] > bits[1] {
                    Ok(self.truncate(bits, piece, scalar))
                } else {
                    Ok(self.extend(false, bits, piece, scalar))
                }
            }
            CastOp::FpTrunc | CastOp::FpExt => {
                let (from, to) = (self.float_type(from)?, self.float_type(to)?);
                match (from, to) {
                    (Eu::DF, Eu::HF) => {
                        Err(Diagnostic::unsupported("rounding doubles to half floats"))
                    }
                    (Eu::HF, Eu::DF) => {
                        let middle = self.convert(Eu::F, Eu::HF, piece, scalar);
                        Ok(self.convert(Eu::DF, Eu::F, middle, scalar))
                    }
                    _ => Ok(self.convert(to, from, piece, scalar)),
                }
            }
            CastOp::FpToSi | CastOp::FpToUi => {
                let from = self.float_type(from)?;
                Ok(self.float_to_int(from, bits[1], op == CastOp::FpToSi, piece, scalar))
            }
            CastOp::SiToFp | CastOp::UiToFp => {
                let to = self.float_type(to)?;
                Ok(self.int_to_float(bits[0], to, op == CastOp::SiToFp, piece, scalar))
            }
            // These are not of scalars one by one.
            CastOp::AddrSpaceCast | CastOp::BitCast => Ok(piece),
        }
    }

    /// A number of a width that no region reads, extended to one that does, and that width.
    pub(super) fn standard(
        &mut self,
        bits: u32,
        signed: bool,
        piece: Piece,
        scalar: bool,
    ) -> (Piece, u32) {
        let wide = if bits > 32 { 64 } else { 32 };
        match piece {
            _ if matches!(bits, 1 | 8 | 16 | 32 | 64) => (piece, bits),
            Piece::Imm(value) => {
                let shift = 64 - bits;
                let value = if signed {
                    ((value << shift) as i64 >> shift) as u64 & (u64::MAX >> (64 - wide))
                } else {
                    value
                };
                (Piece::Imm(value), wide)
            }
            Piece::Reg(_) => {
                let ty = int(wide, signed);
                if !signed {
                    let mask = Piece::Imm((1 << bits) - 1);
                    return (self.compute(Op::And, ty, ty, &[piece, mask], scalar), wide);
                }
                let amount = Piece::Imm(u64::from(wide - bits));
                let upper = self.shift(Op::Shl, ty, ty, [piece, amount], scalar);
                (self.shift(Op::Asr, ty, ty, [upper, amount], scalar), wide)
            }
        }
    }

    /// The lower bits: as they are, but truth values are made of the lowest.
    fn truncate(&mut self, [from, to]: [u32; 2], piece: Piece, scalar: bool) -> Piece {
        let piece = match piece {
            Piece::Imm(bits) => Piece::Imm(bits & (u64::MAX >> (64 - to.min(64)))),
            // A step of eight is too large for what is narrower than words of 32 bits.
            Piece::Reg(_) if from > 32 && to < 32 => self.convert(Eu::UD, Eu::UD, piece, scalar),
            Piece::Reg(_) => piece,
        };
        if to == 1 && from > 1 { self.lowest_bit(piece, scalar) } else { piece }
    }

    /// The lowest bit of a doubleword as a truth value.
    pub(super) fn lowest_bit(&mut self, piece: Piece, scalar: bool) -> Piece {
        let bit = self.compute(Op::And, Eu::D, Eu::D, &[piece, Piece::Imm(1)], scalar);
        let src = self.negated(bit, Eu::D, scalar);
        self.compute_of(Op::Mov, Eu::D, &[src], scalar)
    }

    /// Zeros or signs above.
    pub(super) fn extend(
        &mut self,
        signed: bool,
        [from, to]: [u32; 2],
        piece: Piece,
        scalar: bool,
    ) -> Piece {
        if from == to {
            return piece;
        }
        let (piece, from) = self.standard(from, signed, piece, scalar);
        if from >= to.max(32) {
            return piece;
        }
        let dst = int(to.max(32), signed);
        let (piece, own) = match (from, signed) {
            // A truth value is a doubleword of its sign.
            (1, true) => (piece, Eu::D),
            (1, false) => {
                let src = self.negated(piece, Eu::D, scalar);
                (self.compute_of(Op::Mov, Eu::D, &[src], scalar), Eu::D)
            }
            _ => (piece, int(from, signed)),
        };
        if from == 1 && to <= 32 {
            return piece;
        }
        self.convert(dst, own, piece, scalar)
    }

    /// A float towards zero.
    pub(super) fn float_to_int(
        &mut self,
        from: Eu,
        bits: u32,
        signed: bool,
        piece: Piece,
        scalar: bool,
    ) -> Piece {
        let (piece, from) = match from {
            Eu::HF => (self.convert(Eu::F, Eu::HF, piece, scalar), Eu::F),
            _ => (piece, from),
        };
        let result = self.convert(int(bits.max(32), signed || bits < 32), from, piece, scalar);
        if bits == 1 { self.lowest_bit(result, scalar) } else { result }
    }

    /// An integer as the nearest float.
    pub(super) fn int_to_float(
        &mut self,
        bits: u32,
        to: Eu,
        signed: bool,
        piece: Piece,
        scalar: bool,
    ) -> Piece {
        let (piece, bits) = self.standard(bits, signed, piece, scalar);
        let (piece, own) = if bits == 1 {
            (self.extend(signed, [1, 32], piece, scalar), Eu::D)
        } else {
            (piece, int(bits, signed))
        };
        if to == Eu::HF {
            // Values that a half float can hold are exact in between.
            let middle = self.convert(Eu::F, own, piece, scalar);
            return self.convert(Eu::HF, Eu::F, middle, scalar);
        }
        self.convert(to, own, piece, scalar)
    }

    /// The same bits in other scalars.
    fn bit_cast(&mut self, from: Type, to: Type, pieces: Pieces, scalar: bool) -> Selected<Pieces> {
        let (from, to) = (self.scalar_types(from)?, self.scalar_types(to)?);
        if from.len() == to.len() {
            return Ok(pieces);
        }
        let (narrow, wide) = (self.bits(from[0]), self.bits(to[0]));
        if narrow == 1 && to.len() == 1 && wide <= 32 {
            return Ok(smallvec![self.pack_truths(&pieces, scalar)]);
        }
        if narrow % 8 != 0 || wide % 8 != 0 {
            return Err(Diagnostic::unsupported("the bits of a vector of this type"));
        }
        let mut found = Pieces::new();
        if narrow > wide {
            let parts = narrow / wide;
            for piece in pieces {
                for part in 0..parts {
                    found.push(self.extract_bits(piece, part * wide / 8, wide, scalar));
                }
            }
        } else {
            for group in pieces.chunks((wide / narrow) as usize) {
                found.push(self.pack_bits(group, narrow, wide, scalar));
            }
        }
        Ok(found)
    }

    /// Truth values as the bits of a number, the first the lowest.
    fn pack_truths(&mut self, pieces: &[Piece], scalar: bool) -> Piece {
        let mut found = Piece::Imm(0);
        for (n, &piece) in pieces.iter().enumerate() {
            let bit = self.compute(Op::And, Eu::UD, Eu::UD, &[piece, Piece::Imm(1 << n)], scalar);
            found = match found {
                Piece::Imm(0) => bit,
                _ => self.compute(Op::Or, Eu::UD, Eu::UD, &[found, bit], scalar),
            };
        }
        found
    }

    /// The `bits` bits at a byte of a piece, as a piece of their own.
    pub(super) fn extract_bits(
        &mut self,
        piece: Piece,
        byte: u32,
        bits: u32,
        scalar: bool,
    ) -> Piece {
        match piece {
            Piece::Imm(_) => {
                let Piece::Imm(value) = piece.part(byte) else { return piece };
                Piece::Imm(value & (u64::MAX >> (64 - bits.min(64))))
            }
            Piece::Reg(_) if bits == 32 => piece.part(byte),
            Piece::Reg(place) => {
                // In steps of a doubleword first, which regions of bytes can follow.
                let word = if place.step == 8 {
                    self.convert(Eu::UD, Eu::UD, piece.part(byte / 4 * 4), scalar)
                } else {
                    piece.part(byte / 4 * 4)
                };
                if byte.is_multiple_of(4) {
                    return word;
                }
                self.convert(Eu::UD, int(bits, false), word.part(byte % 4), scalar)
            }
        }
    }

    /// Several narrow pieces, the lowest first, as one wide one.
    pub(super) fn pack_bits(
        &mut self,
        pieces: &[Piece],
        narrow: u32,
        wide: u32,
        scalar: bool,
    ) -> Piece {
        if wide > 32 {
            // Bytes eight apart are more than a destination's stride. The upper half of 48 bits is not full.
            let mut halves = [Piece::Imm(0); 2];
            for (half, group) in halves.iter_mut().zip(pieces.chunks((32 / narrow) as usize)) {
                *half = match group {
                    [one] => *one,
                    _ => self.pack_bits(group, narrow, 32, scalar),
                };
            }
            return self.join_halves(halves, scalar);
        }
        let place = self.place(4, scalar);
        for (n, &piece) in pieces.iter().enumerate() {
            let ty = int(narrow, false);
            let to = place.advanced(n as u32 * narrow / 8);
            let piece = match self.src(piece, Eu::UD, scalar) {
                // There are no constants of bytes, and one of words would be narrowed.
                crate::target::eu::Src::Imm(imm) if narrow == 8 => {
                    let src = self.in_register(imm);
                    src.as_reg().map_or(piece, |reg| {
                        Piece::Reg(super::piece::RegSlice { base: reg.base, offset: 0, step: 0 })
                    })
                }
                _ => piece,
            };
            self.copy(to, ty, piece);
        }
        Piece::Reg(place)
    }
}
