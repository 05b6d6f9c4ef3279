//! Instructions of three sources, of what [`super::combine`] found.

use ir::ssa::Inst;

use super::combine::{Choice, Form, Number, fits_ternary};
use super::piece::{Piece, RegSlice, int};
use super::{Pieces, Select, Selected};
use crate::target::device::Generation;
use crate::target::eu::{Base, Control, Extra, InstData, Op, RegSrc, Src, Type as Eu};

/// Doublewords of a register.
const PER_REGISTER: usize = 8;

impl Select<'_> {
    /// Puts the constants that forms need into registers.
    pub(super) fn hold_constants(&mut self) {
        let constants = self.forms.constants().to_vec();
        for row in constants.chunks(PER_REGISTER) {
            let base = self.func.add_grfs(32);
            for (n, &bits) in row.iter().enumerate() {
                let place = RegSlice { base, offset: 4 * n as u32, step: 0 };
                let mov = InstData::mov(Control::all(1), place.dst(Eu::UD), Src::ud(bits));
                self.push(mov);
                self.held.insert(bits, place);
            }
        }
    }

    /// A constant that is in a register for all of the kernel.
    pub(super) fn held(&self, bits: u32) -> Option<Piece> {
        self.held.get(&bits).map(|&place| Piece::Reg(place))
    }

    /// Selects an instruction in its form, if it has one that pays with the operands where they are.
    pub(super) fn combined(&mut self, inst: Inst) -> Selected<bool> {
        let Some(Choice { form, saved }) = self.forms.choice(inst).cloned() else {
            return Ok(false);
        };
        let scalar = self.is_scalar(inst);
        let found = match form {
            Form::Part { value, byte, bits, signed } => {
                let piece = self.piece(value)?;
                let Piece::Reg(RegSlice { step: 0 | 4, .. }) = piece else { return Ok(false) };
                let ty = int(bits, signed);
                self.convert(int(32, signed), ty, piece.part(byte), scalar)
            }
            Form::Run { width, first } => {
                let args = [self.piece(width)?, self.operand(first)?];
                self.compute(Op::Bfi1, Eu::UD, Eu::UD, &args, scalar)
            }
            Form::Sum(terms) => {
                let mut args = [Piece::Imm(0); 3];
                for (arg, (number, _)) in args.iter_mut().zip(terms) {
                    *arg = self.operand(number)?;
                }
                let Some(mut srcs) = self.three(Eu::D, args, saved, scalar) else {
                    return Ok(false);
                };
                for (src, (_, minus)) in srcs.iter_mut().zip(terms) {
                    if let Src::Reg(RegSrc { negate, .. }) = src {
                        *negate ^= minus;
                    }
                }
                self.compute_of(Op::Add3, Eu::D, &srcs, scalar)
            }
            Form::Logic { table, args: [a, b, c] } => {
                let args = [self.operand(a)?, self.operand(b)?, self.operand(c)?];
                let Some(srcs) = self.three(Eu::UD, args, saved, scalar) else {
                    return Ok(false);
                };
                let place = self.place(4, scalar);
                let control = self.control(scalar);
                let mut data = InstData::new(Op::Bfn, control, place.dst(Eu::UD), &srcs);
                data.extra = Extra::Table(table);
                self.push(data);
                Piece::Reg(place)
            }
            Form::Field { width, first, value, signed } => {
                let args = [self.operand(width)?, self.operand(first)?, self.piece(value)?];
                let ty = int(32, signed);
                let Some(srcs) = self.three(ty, args, saved, scalar) else { return Ok(false) };
                self.compute_of(Op::Bfe, ty, &srcs, scalar)
            }
            Form::Insert { mask, field, into } => {
                let args = [self.operand(mask)?, self.piece(field)?, self.operand(into)?];
                let Some(srcs) = self.three(Eu::UD, args, saved, scalar) else { return Ok(false) };
                self.compute_of(Op::Bfi2, Eu::UD, &srcs, scalar)
            }
            Form::Mix([t, b, a]) => {
                let args = [self.piece(t)?, self.piece(b)?, self.piece(a)?];
                let Some(srcs) = self.three(Eu::F, args, saved, scalar) else { return Ok(false) };
                self.compute_of(Op::Lrp, Eu::F, &srcs, scalar)
            }
        };
        self.set(inst, Pieces::from_elem(found, 1));
        Ok(true)
    }

    fn operand(&mut self, number: Number) -> Selected<Piece> {
        match number {
            Number::Known(bits) => Ok(Piece::Imm(bits.into())),
            Number::Value(value) => self.piece(value),
        }
    }

    /// Three sources of a type of 32 bits; nothing if moving them to where the instruction reads them costs what it saves.
    pub(super) fn three(
        &mut self,
        ty: Eu,
        args: [Piece; 3],
        saved: u32,
        scalar: bool,
    ) -> Option<[Src; 3]> {
        let signed = ty == Eu::D;
        let mut args = args;
        let mut moves = 0;
        for (place, arg) in args.iter_mut().enumerate() {
            if let Piece::Imm(bits) = *arg {
                if fits_ternary(self.device, place, bits as u32, signed) {
                    continue;
                }
                match self.held(bits as u32) {
                    Some(held) => *arg = held,
                    None => moves += 1,
                }
            } else {
                moves += u32::from(!self.fits_three(*arg));
            }
        }
        if moves >= saved {
            return None;
        }
        let mut srcs = args.map(|arg| self.src(arg, ty, scalar));
        for (place, arg) in args.into_iter().enumerate() {
            srcs[place] = match arg {
                Piece::Imm(bits) if fits_ternary(self.device, place, bits as u32, signed) => {
                    let word = if signed { Eu::W } else { Eu::UW };
                    Src::imm(word, bits & 0xffff)
                }
                _ if self.device.align16_ternary => self.ternary_source(arg, ty, scalar),
                Piece::Imm(bits) => self.in_register(crate::target::eu::Imm { ty, bits }),
                Piece::Reg(_) => srcs[place],
            };
        }
        Some(srcs)
    }

    /// Whether an instruction of three reads a piece of 32 bits where it is.
    fn fits_three(&self, piece: Piece) -> bool {
        match piece {
            Piece::Imm(_) => false,
            Piece::Reg(_) if self.device.generation >= Generation::Gen12p1 => true,
            Piece::Reg(RegSlice { step: 0, .. }) => true,
            Piece::Reg(RegSlice { step, offset, base }) => {
                step == 4 && offset % 16 == 0 && matches!(base, Base::Virtual(_))
            }
        }
    }
}
