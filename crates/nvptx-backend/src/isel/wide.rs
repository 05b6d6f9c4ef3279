//! Integers beyond a register and results beyond an integer: overflow flags, saturation, wide functions.

use super::arith::register_bits;
use super::shape::class_of_bits;
use super::{Arg, Isel, Lowered, Piece};
use crate::target::modifiers::{CvtMods, Ty};
use crate::target::table::{B32, B64, Op, PRED};
use ir::diagnostic::Diagnostic;
use ir::machine::VReg;
use ir::ssa::{BinaryOp, Inst, IntCc, Intrinsic, Type, Value};
use smallvec::SmallVec;

impl Isel<'_> {
    /// `x ± y` and whether it left the signed range of the register's width.
    pub(super) fn signed_overflow(
        &mut self,
        add: bool,
        bits: u32,
        result: VReg,
        over: VReg,
        x: Piece,
        y: Piece,
    ) {
        let width = register_bits(bits);
        let class = class_of_bits(width);
        let pick = |ops: [Op; 3]| super::by_width(width, ops);
        let op = if add {
            [Op::AddS16, Op::AddS32, Op::AddS64]
        } else {
            [Op::SubS16, Op::SubS32, Op::SubS64]
        };
        self.emit(pick(op), &[result], &[x, y]);
        let xor = pick([Op::XorB16, Op::XorB32, Op::XorB64]);
        let and = pick([Op::AndB16, Op::AndB32, Op::AndB64]);
        let r = Piece::Reg(result);
        let (p, q) = if add {
            (self.value(xor, class, &[r, x]), self.value(xor, class, &[r, y]))
        } else {
            let (a, b) = if matches!(x, Piece::Imm(_)) { (y, x) } else { (x, y) };
            let differ = self.value(xor, class, &[a, b]);
            (differ, self.value(xor, class, &[r, x]))
        };
        let sign = self.value(and, class, &[p, q]);
        self.compare(IntCc::Slt, width, over, sign, Piece::Imm(0));
    }

    pub(super) fn overflow(&mut self, inst: Inst, which: Intrinsic, args: &[Value]) -> Lowered {
        use Intrinsic::*;
        let ty = self.ty(args[0]);
        if let Some(bits) = ty.int_width().filter(|&b| b > 64) {
            return self.overflow_wide(inst, which, bits, args);
        }
        let Some(bits) = ty.int_width().filter(|&b| b <= 64 && b > 1) else {
            return Err(Diagnostic::unsupported(format!(
                "arithmetic with overflow on {}",
                self.cx.types.display(ty)
            )));
        };
        let signed = matches!(which, SAddOverflow | SSubOverflow | SMulOverflow);
        let dsts = self.dsts(inst)?;
        let (result, over) = (dsts[0], dsts[1]);
        let (a, b) = (Arg::Value(args[0]), Arg::Value(args[1]));
        let (x, y) = (self.extended(a, bits, signed)?, self.extended(b, bits, signed)?);
        let width = register_bits(bits);
        let class = class_of_bits(width);
        let pick = |ops: [Op; 3]| super::by_width(width, ops);
        let add = matches!(which, UAddOverflow | SAddOverflow);
        let multiply = matches!(which, UMulOverflow | SMulOverflow);
        if bits < width {
            // In the wider register nothing is lost (of products, below half its width).
            let op = if multiply {
                [Op::MulLoS16, Op::MulLoS32, Op::MulLoS64]
            } else if add {
                [Op::AddS16, Op::AddS32, Op::AddS64]
            } else {
                [Op::SubS16, Op::SubS32, Op::SubS64]
            };
            self.emit(pick(op), &[result], &[x, y]);
            let r = Piece::Reg(result);
            let back = self.extend_in_register(r, bits, width, signed);
            let lost = self.compared(IntCc::Ne, width, back, r);
            if multiply && bits * 2 > width {
                let high = self.high_product(width, signed, x, y);
                let fill = if signed {
                    self.value(
                        pick([Op::ShrS16, Op::ShrS32, Op::ShrS64]),
                        class,
                        &[r, Piece::Imm(i64::from(width) - 1)],
                    )
                } else {
                    Piece::Imm(0)
                };
                let above = self.compared(IntCc::Ne, width, high, fill);
                self.emit(Op::OrPred, &[over], &[lost, above]);
            } else {
                self.copy_to(over, lost);
            }
            return Ok(());
        }
        match which {
            UAddOverflow => {
                self.emit(pick([Op::AddS16, Op::AddS32, Op::AddS64]), &[result], &[x, y]);
                self.compare(IntCc::Ult, width, over, Piece::Reg(result), x);
            }
            USubOverflow => {
                self.emit(pick([Op::SubS16, Op::SubS32, Op::SubS64]), &[result], &[x, y]);
                self.compare(IntCc::Ult, width, over, x, y);
            }
            SAddOverflow | SSubOverflow => self.signed_overflow(add, bits, result, over, x, y),
            _ => {
                self.emit(pick([Op::MulLoS16, Op::MulLoS32, Op::MulLoS64]), &[result], &[x, y]);
                let high = self.high_product(width, signed, x, y);
                let fill = if signed {
                    self.value(
                        pick([Op::ShrS16, Op::ShrS32, Op::ShrS64]),
                        class,
                        &[Piece::Reg(result), Piece::Imm(i64::from(width) - 1)],
                    )
                } else {
                    Piece::Imm(0)
                };
                self.compare(IntCc::Ne, width, over, high, fill);
            }
        }
        Ok(())
    }

    /// `x op y` of integers of more than 64 bits, and whether it does not fit: done in one limb more
    /// (products: twice as many), where nothing is lost, and compared with the extension of what fits.
    pub(super) fn wide_exact(
        &mut self,
        op: BinaryOp,
        signed: bool,
        bits: u32,
        args: &[Value],
    ) -> Lowered<(SmallVec<[Piece; 8]>, Piece)> {
        let mut x = self.extended_limbs(Arg::Value(args[0]), bits, signed)?;
        let mut y = self.extended_limbs(Arg::Value(args[1]), bits, signed)?;
        let n = x.len();
        let wide = if op == BinaryOp::Mul { 2 * n } else { n + 1 };
        for limbs in [&mut x, &mut y] {
            let fill = self.sign_limb(limbs[n - 1], signed);
            limbs.resize(wide, fill);
        }
        let result: SmallVec<[VReg; 8]> = (0..wide).map(|_| self.func.new_vreg(B64)).collect();
        match op {
            BinaryOp::Mul => self.multiply_limbs(&result, &x, &y),
            _ => self.add_limbs(op == BinaryOp::Sub, &result, &x, &y),
        }
        let result: SmallVec<[Piece; 8]> = result.into_iter().map(Piece::Reg).collect();
        let mut fits = result.clone();
        if !bits.is_multiple_of(64) {
            fits[n - 1] = self.extend_in_register(result[n - 1], bits % 64, 64, signed);
        }
        let fill = self.sign_limb(fits[n - 1], signed);
        let mut differs = Piece::Imm(0);
        for k in n - 1..wide {
            let expected = if k < n { fits[k] } else { fill };
            if expected == result[k] {
                continue;
            }
            let this = if expected == Piece::Imm(0) {
                result[k]
            } else {
                self.value(Op::XorB64, B64, &[result[k], expected])
            };
            differs = if differs == Piece::Imm(0) {
                this
            } else {
                self.value(Op::OrB64, B64, &[differs, this])
            };
        }
        let over = self.compared(IntCc::Ne, 64, differs, Piece::Imm(0));
        fits.truncate(n);
        Ok((fits, over))
    }

    /// Returns the value of the limbs above the highest one.
    pub(super) fn sign_limb(&mut self, top: Piece, signed: bool) -> Piece {
        match top {
            _ if !signed => Piece::Imm(0),
            Piece::Imm(v) => Piece::Imm(v >> 63),
            _ => self.value(Op::ShrS64, B64, &[top, Piece::Imm(63)]),
        }
    }

    pub(super) fn overflow_wide(
        &mut self,
        inst: Inst,
        which: Intrinsic,
        bits: u32,
        args: &[Value],
    ) -> Lowered {
        use Intrinsic::*;
        let signed = matches!(which, SAddOverflow | SSubOverflow | SMulOverflow);
        let op = match which {
            SMulOverflow | UMulOverflow => BinaryOp::Mul,
            SSubOverflow | USubOverflow => BinaryOp::Sub,
            _ => BinaryOp::Add,
        };
        let (result, over) = self.wide_exact(op, signed, bits, args)?;
        let dsts = self.dsts(inst)?;
        for (&dst, &limb) in dsts.iter().zip(&result) {
            self.copy_to(dst, limb);
        }
        self.copy_to(dsts[result.len()], over);
        Ok(())
    }

    pub(super) fn saturate_wide(
        &mut self,
        dsts: &[VReg],
        which: Intrinsic,
        bits: u32,
        args: &[Value],
    ) -> Lowered {
        use Intrinsic::*;
        let signed = matches!(which, SAddSat | SSubSat);
        let op = if matches!(which, SAddSat | UAddSat) { BinaryOp::Add } else { BinaryOp::Sub };
        let (result, over) = self.wide_exact(op, signed, bits, args)?;
        let n = result.len();
        let top = i64::from((bits - 1) % 64);
        // The limit on the side of the first operand's sign.
        let fill = match which {
            UAddSat => Piece::Imm(-1),
            USubSat => Piece::Imm(0),
            _ => {
                let x = self.extended_limbs(Arg::Value(args[0]), bits, true)?;
                let sign = self.sign_limb(x[n - 1], true);
                self.value(Op::NotB64, B64, &[sign])
            }
        };
        for (k, &dst) in dsts.iter().enumerate() {
            let mut limit = fill;
            if signed && k + 1 == n {
                limit = self.value(
                    Op::XorB64,
                    B64,
                    &[fill, Piece::Imm((-1i64).wrapping_shl(top as u32))],
                );
            }
            self.select_piece(dst, B64, over, limit, result[k]);
        }
        Ok(())
    }

    pub(super) fn high_product(&mut self, width: u32, signed: bool, x: Piece, y: Piece) -> Piece {
        let ops = if signed {
            [Op::MulHiS16, Op::MulHiS32, Op::MulHiS64]
        } else {
            [Op::MulHiU16, Op::MulHiU32, Op::MulHiU64]
        };
        self.value(super::by_width(width, ops), class_of_bits(width), &[x, y])
    }

    pub(super) fn wide_function(
        &mut self,
        inst: Inst,
        which: Intrinsic,
        bits: u32,
        args: &[Value],
    ) -> Lowered {
        use Intrinsic::*;
        let unsupported = || {
            Err(Diagnostic::unsupported(format!(
                "the function '{which:?}' of integers of {bits} bits"
            )))
        };
        if self.ty(args[0]).is_vector() {
            return unsupported();
        }
        let dsts = self.dsts(inst)?;
        match which {
            BSwap | BitReverse => {
                let limbs = self.limbs(Arg::Value(args[0]))?;
                if !bits.is_multiple_of(64) {
                    return unsupported();
                }
                for (n, &dst) in dsts.iter().enumerate() {
                    let limb = limbs[limbs.len() - 1 - n];
                    if which == BSwap {
                        self.swap_bytes(dst, limb, 64);
                    } else {
                        self.emit(Op::BrevB64, &[dst], &[limb]);
                    }
                }
                Ok(())
            }
            SMax | SMin | UMax | UMin => {
                let cc = match which {
                    SMax => IntCc::Sgt,
                    SMin => IntCc::Slt,
                    UMax => IntCc::Ugt,
                    _ => IntCc::Ult,
                };
                let take = self.vreg(PRED);
                let (a, b) = (Arg::Value(args[0]), Arg::Value(args[1]));
                let pointer = self.cx.types.scalar(self.ty(args[0]));
                self.icmp_wide(cc, pointer, take, a, b)?;
                let (x, y) = (self.limbs(a)?, self.limbs(b)?);
                for (n, &dst) in dsts.iter().enumerate() {
                    self.select_piece(dst, B64, Piece::Reg(take), x[n], y[n]);
                }
                Ok(())
            }
            CtPop => {
                let limbs = self.extended_limbs(Arg::Value(args[0]), bits, false)?;
                let mut total = Piece::Imm(0);
                for &limb in &limbs {
                    let count = self.value(Op::PopcB64, B32, &[limb]);
                    total = if total == Piece::Imm(0) {
                        count
                    } else {
                        self.value(Op::AddS32, B32, &[total, count])
                    };
                }
                self.cvt(CvtMods::new(Ty::U64, Ty::U32), dsts[0], total);
                for &dst in &dsts[1..] {
                    self.copy_to(dst, Piece::Imm(0));
                }
                Ok(())
            }
            CtLz | CtTz => {
                let limbs = self.extended_limbs(Arg::Value(args[0]), bits, false)?;
                let extra = i64::from(limbs.len() as u32 * 64 - bits);
                // From the last limb that counts to the first.
                let order: SmallVec<[usize; 16]> = if which == CtLz {
                    (0..limbs.len()).collect()
                } else {
                    (0..limbs.len()).rev().collect()
                };
                let mut found = Piece::Imm(i64::from(bits) + if which == CtLz { extra } else { 0 });
                for (k, &n) in order.iter().enumerate() {
                    let limb = limbs[n];
                    let turned =
                        if which == CtLz { limb } else { self.value(Op::BrevB64, B64, &[limb]) };
                    let zeros = self.value(Op::ClzB64, B32, &[turned]);
                    let before = (order.len() - 1 - k) as i64 * 64;
                    let zeros = self.value(Op::AddS32, B32, &[zeros, Piece::Imm(before)]);
                    let some = self.compared(IntCc::Ne, 64, limb, Piece::Imm(0));
                    found = self.value(Op::SelpB32, B32, &[zeros, found, some]);
                }
                if which == CtLz && extra != 0 {
                    found = self.value(Op::AddS32, B32, &[found, Piece::Imm(-extra)]);
                }
                self.cvt(CvtMods::new(Ty::U64, Ty::U32), dsts[0], found);
                for &dst in &dsts[1..] {
                    self.copy_to(dst, Piece::Imm(0));
                }
                Ok(())
            }
            UAddSat | USubSat | SAddSat | SSubSat => self.saturate_wide(&dsts, which, bits, args),
            FShl | FShr if bits.is_power_of_two() => {
                self.funnel_shift_wide(which == FShl, bits, &dsts, args)
            }
            Abs => {
                let limbs = self.extended_limbs(Arg::Value(args[0]), bits, true)?;
                let sign = self.value(Op::ShrS64, B64, &[limbs[limbs.len() - 1], Piece::Imm(63)]);
                let turned: SmallVec<[Piece; 8]> =
                    limbs.iter().map(|&l| self.value(Op::XorB64, B64, &[l, sign])).collect();
                let last = dsts.len() - 1;
                for (n, &dst) in dsts.iter().enumerate() {
                    let op = match n {
                        0 => Op::SubCcS64,
                        n if n == last => Op::SubcS64,
                        _ => Op::SubcCcS64,
                    };
                    self.emit(op, &[dst], &[turned[n], sign]);
                }
                Ok(())
            }
            _ => unsupported(),
        }
    }

    pub(super) fn funnel_shift_wide(
        &mut self,
        left: bool,
        bits: u32,
        dsts: &[VReg],
        args: &[Value],
    ) -> Lowered {
        let (hi, lo) = (self.limbs(Arg::Value(args[0]))?, self.limbs(Arg::Value(args[1]))?);
        let by = match self.limbs(Arg::Value(args[2]))?[0] {
            Piece::Imm(n) => Piece::Imm(n & (i64::from(bits) - 1)),
            by => self.value(Op::AndB64, B64, &[by, Piece::Imm(i64::from(bits) - 1)]),
        };
        let rest = match by {
            Piece::Imm(n) => Piece::Imm(i64::from(bits) - 1 - n),
            by => self.value(Op::SubS64, B64, &[Piece::Imm(i64::from(bits) - 1), by]),
        };
        let shift = |s: &mut Self, op, x: &[Piece], by: Piece| -> SmallVec<[Piece; 8]> {
            let regs: SmallVec<[VReg; 8]> = x.iter().map(|_| s.func.new_vreg(B64)).collect();
            s.shift_limbs(op, &regs, x, by);
            regs.iter().map(|&r| Piece::Reg(r)).collect()
        };
        // The other half moves by one and then the rest, so that the whole width is never asked for.
        let (near, far) = if left {
            let half = shift(self, BinaryOp::LShr, &lo, Piece::Imm(1));
            (shift(self, BinaryOp::Shl, &hi, by), shift(self, BinaryOp::LShr, &half, rest))
        } else {
            let half = shift(self, BinaryOp::Shl, &hi, Piece::Imm(1));
            (shift(self, BinaryOp::LShr, &lo, by), shift(self, BinaryOp::Shl, &half, rest))
        };
        for (n, &dst) in dsts.iter().enumerate() {
            self.emit(Op::OrB64, &[dst], &[near[n], far[n]]);
        }
        Ok(())
    }

    pub(super) fn icmp_wide(&mut self, cc: IntCc, ty: Type, dst: VReg, a: Arg, b: Arg) -> Lowered {
        self.icmp_scalar(cc, ty, dst, a, b)
    }
}
