//! Comparisons, conditions, selection.
//!
//! The hardware's comparisons of floats are false where an operand is a NaN, but for `ne`. So unordered comparisons are the
//! inverse of ordered ones; `one`, `ueq`, `ord` and `uno` take two, the second under the predicate of the first.
//! Combinations of more than one comparison is in [`super::logic`].

use ir::diagnostic::Diagnostic;
use ir::ssa::{FloatCc, Inst, InstKind, IntCc, Local, LocalDef, Type, Value};
use smallvec::SmallVec;

use super::emit::predicate;
use super::piece::{Piece, int};
use super::{Pieces, Select, Selected};
use crate::target::eu::{self, Cmod, Dst, Flag, InstData, Op, Src};

impl Select<'_> {
    /// A comparison: at its only use, if that is near, and otherwise here.
    pub(super) fn compare(&mut self, inst: Inst) -> Selected {
        if self.is_deferred(inst) {
            return Ok(());
        }
        let pieces = self.truth(inst)?;
        self.set(inst, pieces);
        Ok(())
    }

    /// The scalars of a value that was left to its user.
    pub(super) fn deferred(&mut self, local: Local) -> Selected<Pieces> {
        let LocalDef::Inst(inst) = self.body.locals[local].def else {
            return Err(Diagnostic::error("a value that was not selected"));
        };
        match self.body.insts[inst].kind {
            InstKind::ICmp { .. } | InstKind::FCmp { .. } => self.truth(inst),
            _ if self.is_deferred(inst) => {
                let scalar = self.is_scalar(inst);
                let (flag, inverse) = self.logic_flag(inst, scalar)?;
                Ok(Pieces::from_elem(self.truth_of(flag, inverse, scalar), 1))
            }
            InstKind::Binary { args, .. } => {
                let scalar = self.is_scalar(inst);
                let pieces = self.product(inst, args, scalar)?;
                Ok(pieces)
            }
            _ => Err(Diagnostic::error("a value that was not selected")),
        }
    }

    /// The results of a comparison as doublewords, 0 or -1.
    fn truth(&mut self, inst: Inst) -> Selected<Pieces> {
        let scalar = self.is_scalar(inst);
        let lanes = self.cx.types.lanes(self.result_type(inst)) as usize;
        let mut found = Pieces::new();
        for lane in 0..lanes.max(1) {
            let (flag, inverse) = self.flag_of(inst, lane, scalar)?;
            found.push(self.truth_of(flag, inverse, scalar));
        }
        Ok(found)
    }

    /// A flag as a doubleword, 0 or -1.
    pub(super) fn truth_of(&mut self, flag: Flag, inverse: bool, scalar: bool) -> Piece {
        let ones = Piece::Imm(0xffff_ffff);
        self.choose_by(flag, inverse, eu::Type::D, [ones, Piece::Imm(0)], scalar)
    }

    /// One of two by a flag.
    pub(super) fn choose_by(
        &mut self,
        flag: Flag,
        inverse: bool,
        ty: eu::Type,
        args: [Piece; 2],
        scalar: bool,
    ) -> Piece {
        let [mut a, mut b] = args.map(|piece| self.src(piece, ty, scalar));
        let mut inverse = inverse;
        if matches!((a, b), (Src::Imm(_), Src::Reg(_))) {
            core::mem::swap(&mut a, &mut b);
            inverse = !inverse;
        }
        let place = self.place(ty.bytes().max(4) as u8, scalar);
        let control = self.control(scalar);
        let mut data = self.inst_data(Op::Sel, control, place.dst(ty), &[a, b]);
        (data.flag, data.pred) = (Some(flag), predicate(inverse));
        self.push(data);
        Piece::Reg(place)
    }

    /// A condition as a flag, for one channel or all; whether it holds where the flag's bit is off.
    pub(super) fn condition(&mut self, cond: Value, scalar: bool) -> Selected<(Flag, bool)> {
        if let Some(local) = cond.local()
            && self.values[local].is_none()
            && let Some(inst) = self.body.def_inst(cond)
        {
            return self.flag_of(inst, 0, scalar);
        }
        let piece = self.piece(cond)?;
        Ok((self.test(piece, scalar), false))
    }

    /// Whether a doubleword is not zero, as a flag.
    pub(super) fn test(&mut self, piece: Piece, scalar: bool) -> Flag {
        self.test_under(piece, false, None, scalar)
    }

    /// Whether a doubleword is not zero, or is zero, of those channels where the flag given is (or is not) set.
    pub(super) fn test_under(
        &mut self,
        piece: Piece,
        is_zero: bool,
        under: Option<(Flag, bool)>,
        scalar: bool,
    ) -> Flag {
        let control = self.control(scalar);
        let src = self.src(piece, eu::Type::D, scalar);
        let mut data = InstData::mov(control, Dst::null(eu::Type::D), src);
        let flag = self.flag_under(&mut data, under, scalar);
        data.cmod = Some(if is_zero { Cmod::Eq } else { Cmod::Ne });
        self.push(data);
        flag
    }

    /// The flag that an instruction writes: a new one, or the one under whose predicate it runs.
    fn flag_under(
        &mut self,
        data: &mut InstData,
        under: Option<(Flag, bool)>,
        scalar: bool,
    ) -> Flag {
        let flag = match under {
            Some((flag, inverse)) => {
                data.pred = predicate(inverse);
                flag
            }
            None => self.flag(scalar),
        };
        data.flag = Some(flag);
        flag
    }

    /// The flag of a comparison's lane.
    fn flag_of(&mut self, inst: Inst, lane: usize, scalar: bool) -> Selected<(Flag, bool)> {
        match self.body.insts[inst].kind {
            InstKind::ICmp { cc, args, .. } => {
                let ty = self.cx.types.scalar(self.ty(args[0]));
                let [a, b] = [self.pieces(args[0])?[lane], self.pieces(args[1])?[lane]];
                Ok((self.compare_ints(cc, self.bits(ty), [a, b], scalar), false))
            }
            InstKind::FCmp { cc, args, .. } => {
                let ty = self.float_type(self.cx.types.scalar(self.ty(args[0])))?;
                let [a, b] = [self.pieces(args[0])?[lane], self.pieces(args[1])?[lane]];
                Ok(self.compare_floats(cc, ty, [a, b], scalar))
            }
            _ => self.logic_flag(inst, scalar),
        }
    }

    /// Compares two integers.
    pub(super) fn compare_ints(
        &mut self,
        cc: IntCc,
        bits: u32,
        args: [Piece; 2],
        scalar: bool,
    ) -> Flag {
        self.compare_ints_under(cc, bits, args, scalar, None)
    }

    /// Compares two integers of those channels where the flag given is (or is not) set, into the same flag.
    pub(super) fn compare_ints_under(
        &mut self,
        cc: IntCc,
        bits: u32,
        args: [Piece; 2],
        scalar: bool,
        under: Option<(Flag, bool)>,
    ) -> Flag {
        let [(a, width), (b, _)] =
            args.map(|piece| self.standard(bits, cc.is_signed(), piece, scalar));
        let (args, bits) = ([a, b], width);
        // A truth value has all bits of a doubleword.
        // Equality has the same result signed and unsigned; constants of 32 bits are extended by their
        // sign.
        let signed = cc.is_signed() || bits == 64 && matches!(cc, IntCc::Eq | IntCc::Ne);
        let ty = int(if bits == 1 { 32 } else { bits }, signed);
        let cmod = match cc {
            IntCc::Eq => Cmod::Eq,
            IntCc::Ne => Cmod::Ne,
            IntCc::Ugt | IntCc::Sgt => Cmod::Gt,
            IntCc::Uge | IntCc::Sge => Cmod::Ge,
            IntCc::Ult | IntCc::Slt => Cmod::Lt,
            IntCc::Ule | IntCc::Sle => Cmod::Le,
        };
        self.cmp(cmod, ty, args, scalar, under)
    }

    /// Compares two floats: the flag, and whether its inverse is meant.
    pub(super) fn compare_floats(
        &mut self,
        cc: FloatCc,
        ty: eu::Type,
        args: [Piece; 2],
        scalar: bool,
    ) -> (Flag, bool) {
        self.compare_floats_under(cc, ty, args, scalar, None)
    }

    /// The same under a predicate, which what takes two comparisons does not look at.
    pub(super) fn compare_floats_under(
        &mut self,
        cc: FloatCc,
        ty: eu::Type,
        args: [Piece; 2],
        scalar: bool,
        under: Option<(Flag, bool)>,
    ) -> (Flag, bool) {
        let [a, b] = args;
        let simple = match cc {
            FloatCc::Oeq => Some((Cmod::Eq, false)),
            FloatCc::Ogt => Some((Cmod::Gt, false)),
            FloatCc::Oge => Some((Cmod::Ge, false)),
            FloatCc::Olt => Some((Cmod::Lt, false)),
            FloatCc::Ole => Some((Cmod::Le, false)),
            FloatCc::Une => Some((Cmod::Ne, false)),
            FloatCc::Ugt => Some((Cmod::Le, true)),
            FloatCc::Uge => Some((Cmod::Lt, true)),
            FloatCc::Ult => Some((Cmod::Ge, true)),
            FloatCc::Ule => Some((Cmod::Gt, true)),
            _ => None,
        };
        if let Some((cmod, inverse)) = simple {
            return (self.cmp(cmod, ty, args, scalar, under), inverse);
        }
        match cc {
            FloatCc::One | FloatCc::Ueq => {
                // Less, or else greater.
                let flag = self.cmp(Cmod::Lt, ty, args, scalar, None);
                self.cmp(Cmod::Gt, ty, args, scalar, Some((flag, true)));
                (flag, cc == FloatCc::Ueq)
            }
            FloatCc::Ord | FloatCc::Uno => {
                // Each equals itself.
                let flag = self.cmp(Cmod::Eq, ty, [a, a], scalar, None);
                self.cmp(Cmod::Eq, ty, [b, b], scalar, Some((flag, false)));
                (flag, cc == FloatCc::Uno)
            }
            _ => {
                let zero = Piece::Imm(0);
                let flag = self.cmp(Cmod::Ne, eu::Type::UD, [zero, zero], scalar, None);
                (flag, cc == FloatCc::True)
            }
        }
    }

    /// One comparison, of those channels where the flag given is (or is not) set, into the same flag.
    pub(super) fn cmp(
        &mut self,
        cmod: Cmod,
        ty: eu::Type,
        args: [Piece; 2],
        scalar: bool,
        under: Option<(Flag, bool)>,
    ) -> Flag {
        let [mut a, mut b] = args.map(|piece| self.src(piece, ty, scalar));
        let mut cmod = cmod;
        if matches!((a, b), (Src::Imm(_), Src::Reg(_))) {
            core::mem::swap(&mut a, &mut b);
            cmod = swapped(cmod);
        }
        let control = self.control(scalar);
        let wide = if ty.bytes() < 2 { eu::Type::W } else { ty };
        let mut data = self.inst_data(Op::Cmp, control, Dst::null(wide), &[a, b]);
        let flag = self.flag_under(&mut data, under, scalar);
        data.cmod = Some(cmod);
        self.push(data);
        flag
    }

    /// `select`.
    pub(super) fn choose(&mut self, inst: Inst, [cond, then, otherwise]: [Value; 3]) -> Selected {
        if self.is_deferred(inst) {
            return Ok(());
        }
        let scalar = self.is_scalar(inst);
        let types = self.scalar_types(self.result_type(inst))?;
        let (then, otherwise) = (self.pieces(then)?, self.pieces(otherwise)?);
        let many = self.cx.types.lanes(self.ty(cond)) > 1 || self.ty(cond) != Type::I1;
        let conds: SmallVec<[Piece; 4]> =
            if many { self.pieces(cond)?.into_iter().collect() } else { SmallVec::new() };
        let mut shared = None;
        let mut found = Pieces::new();
        for (lane, ty) in types.into_iter().enumerate() {
            let (flag, inverse) = match conds.get(lane) {
                Some(&piece) => (self.test(piece, scalar), false),
                None => match shared {
                    Some(made) => made,
                    None => {
                        let made = self.condition(cond, scalar)?;
                        shared = Some(made);
                        made
                    }
                },
            };
            let args = [then[lane], otherwise[lane]];
            found.push(self.choose_by(flag, inverse, self.raw(ty), args, scalar));
        }
        self.set(inst, found);
        Ok(())
    }
}

/// The comparison with its operands swapped.
fn swapped(cmod: Cmod) -> Cmod {
    match cmod {
        Cmod::Gt => Cmod::Lt,
        Cmod::Ge => Cmod::Le,
        Cmod::Lt => Cmod::Gt,
        Cmod::Le => Cmod::Ge,
        other => other,
    }
}
