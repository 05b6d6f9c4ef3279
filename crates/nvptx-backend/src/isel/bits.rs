//! Bits moved and counted: bytes swapped, bits reversed, population and zeros, funnel shifts.

use super::arith::register_bits;
use super::shape::class_of_bits;
use super::{Arg, Isel, Lowered, Piece};
use crate::target::modifiers::{CvtMods, Ty};
use crate::target::table::{B32, B64, Op};
use ir::machine::VReg;
use ir::ssa::{BinaryOp, Intrinsic};

impl Isel<'_> {
    pub(super) fn swap_bytes(&mut self, dst: VReg, x: Piece, bits: u32) {
        match bits {
            64 => {
                let x = self.reg(x, B64);
                let (lo, hi) = (self.vreg(B32), self.vreg(B32));
                self.emit(Op::UnpackB64, &[lo, hi], &[x]);
                let turn = |s: &mut Self, r| {
                    s.value(Op::PrmtB32, B32, &[Piece::Reg(r), Piece::Imm(0), Piece::Imm(0x0123)])
                };
                let (a, b) = (turn(self, hi), turn(self, lo));
                self.emit(Op::PackB64, &[dst], &[a, b]);
            }
            16 => {
                let wide = self.widen_16(x, false);
                let turned =
                    self.value(Op::PrmtB32, B32, &[wide, Piece::Imm(0), Piece::Imm(0x4401)]);
                self.narrow_16(dst, turned);
            }
            32 => {
                let x = self.reg(x, B32);
                self.emit(Op::PrmtB32, &[dst], &[x, Piece::Imm(0), Piece::Imm(0x0123)]);
            }
            33.. => {
                let all = self.vreg(B64);
                self.swap_bytes(all, x, 64);
                self.emit(Op::ShrU64, &[dst], &[Piece::Reg(all), Piece::Imm(i64::from(64 - bits))]);
            }
            _ => {
                let x = self.reg(x, B32);
                let all = self.value(Op::PrmtB32, B32, &[x, Piece::Imm(0), Piece::Imm(0x0123)]);
                self.emit(Op::ShrU32, &[dst], &[all, Piece::Imm(i64::from(32 - bits))]);
            }
        }
    }

    pub(super) fn reverse_bits(&mut self, dst: VReg, x: Piece, bits: u32) {
        match bits {
            32 => self.emit(Op::BrevB32, &[dst], &[x]),
            64 => self.emit(Op::BrevB64, &[dst], &[x]),
            16 => {
                let wide = self.widen_16(x, false);
                let all = self.value(Op::BrevB32, B32, &[wide]);
                let low = self.value(Op::ShrU32, B32, &[all, Piece::Imm(16)]);
                self.narrow_16(dst, low);
            }
            33.. => {
                let all = self.value(Op::BrevB64, B64, &[x]);
                self.emit(Op::ShrU64, &[dst], &[all, Piece::Imm(i64::from(64 - bits))]);
            }
            _ => {
                let all = self.value(Op::BrevB32, B32, &[x]);
                self.emit(Op::ShrU32, &[dst], &[all, Piece::Imm(i64::from(32 - bits))]);
            }
        }
    }

    /// Population, leading or trailing zeros of a zero-extended number.
    pub(super) fn count_bits(&mut self, which: Intrinsic, dst: VReg, x: Piece, bits: u32) {
        let width = register_bits(bits);
        let (x, wide) = match width {
            16 => (self.widen_16(x, false), 32),
            w => (x, w),
        };
        let class = class_of_bits(wide);
        let double = wide == 64;
        let mut count = match which {
            Intrinsic::CtPop => {
                self.value(if double { Op::PopcB64 } else { Op::PopcB32 }, B32, &[x])
            }
            Intrinsic::CtLz => {
                let zeros = self.value(if double { Op::ClzB64 } else { Op::ClzB32 }, B32, &[x]);
                match wide - bits {
                    0 => zeros,
                    extra => self.value(Op::AddS32, B32, &[zeros, Piece::Imm(-i64::from(extra))]),
                }
            }
            _ => {
                // A bit above the width ends the count of zero.
                let x = if bits < wide {
                    self.value(
                        if double { Op::OrB64 } else { Op::OrB32 },
                        class,
                        &[x, Piece::Imm(1 << bits)],
                    )
                } else {
                    x
                };
                let turned =
                    self.value(if double { Op::BrevB64 } else { Op::BrevB32 }, class, &[x]);
                self.value(if double { Op::ClzB64 } else { Op::ClzB32 }, B32, &[turned])
            }
        };
        match width {
            64 => self.cvt(CvtMods::new(Ty::U64, Ty::U32), dst, count),
            16 => self.narrow_16(dst, count),
            _ => {
                count = self.source(count, B32);
                self.copy_to(dst, count);
            }
        }
    }

    pub(super) fn funnel_shift(&mut self, left: bool, bits: u32, dst: VReg, a: &[Arg]) -> Lowered {
        match bits {
            32 => {
                let (hi, lo, by) = (self.arg(a[0])?, self.arg(a[1])?, self.arg(a[2])?);
                self.emit(if left { Op::ShfLWrap } else { Op::ShfRWrap }, &[dst], &[lo, hi, by]);
            }
            64 => {
                let (hi, lo, by) = (self.arg(a[0])?, self.arg(a[1])?, self.arg(a[2])?);
                if let Piece::Imm(by) = by {
                    let by = (by as u64 % 64) as u32;
                    // As a shift to the left: to the right by n is to the left by 64 - n, save 0.
                    if by == 0 {
                        self.copy_to(dst, if left { hi } else { lo });
                        return Ok(());
                    }
                    let by = if left { by } else { 64 - by };
                    let split = |s: &mut Self, p: Piece| {
                        let p = s.reg(p, B64);
                        let (l, h) = (s.vreg(B32), s.vreg(B32));
                        s.emit(Op::UnpackB64, &[l, h], &[p]);
                        [Piece::Reg(h), Piece::Reg(l)]
                    };
                    let [h1, h0] = split(self, hi);
                    let [l1, l0] = if lo == hi { [h1, h0] } else { split(self, lo) };
                    let words = if by >= 32 { [h0, l1, l0] } else { [h1, h0, l1] };
                    let by = Piece::Imm(i64::from(by % 32));
                    let (top, low) = if by == Piece::Imm(0) {
                        (words[0], words[1])
                    } else {
                        let top = self.value(Op::ShfLWrap, B32, &[words[1], words[0], by]);
                        (top, self.value(Op::ShfLWrap, B32, &[words[2], words[1], by]))
                    };
                    self.emit(Op::PackB64, &[dst], &[low, top]);
                    return Ok(());
                }
                let by = self.converted(Ty::U32, Ty::U64, B32, by);
                let by = self.value(Op::AndB32, B32, &[by, Piece::Imm(63)]);
                let rest = self.value(Op::SubS32, B32, &[Piece::Imm(63), by]);
                // The other half moves by one and then the rest, so that 64 is never asked for.
                let (near, far) = if left {
                    let near = self.value(Op::ShlB64, B64, &[hi, by]);
                    let half = self.value(Op::ShrU64, B64, &[lo, Piece::Imm(1)]);
                    (near, self.value(Op::ShrU64, B64, &[half, rest]))
                } else {
                    let near = self.value(Op::ShrU64, B64, &[lo, by]);
                    let half = self.value(Op::ShlB64, B64, &[hi, Piece::Imm(1)]);
                    (near, self.value(Op::ShlB64, B64, &[half, rest]))
                };
                self.emit(Op::OrB64, &[dst], &[near, far]);
            }
            _ => {
                // The amount modulo the width, then both halves apart.
                let width = register_bits(bits);
                let class = class_of_bits(width);
                let (hi, lo) = (self.arg(a[0])?, self.extended(a[1], bits, false)?);
                let by = self.extended(a[2], bits, false)?;
                let modulus = self.vreg(class);
                let by = match by {
                    Piece::Imm(n) => Piece::Imm((n as u64 % u64::from(bits)) as i64),
                    _ if bits.is_power_of_two() => {
                        self.int_scalar(
                            BinaryOp::And,
                            width,
                            modulus,
                            Arg::Piece(by),
                            Arg::Piece(Piece::Imm(i64::from(bits) - 1)),
                        )?;
                        Piece::Reg(modulus)
                    }
                    _ => {
                        self.int_scalar(
                            BinaryOp::URem,
                            width,
                            modulus,
                            Arg::Piece(by),
                            Arg::Piece(Piece::Imm(i64::from(bits))),
                        )?;
                        Piece::Reg(modulus)
                    }
                };
                let rest = self.vreg(class);
                let rest = match by {
                    Piece::Imm(n) => Piece::Imm(i64::from(bits) - 1 - n),
                    _ => {
                        self.int_scalar(
                            BinaryOp::Sub,
                            width,
                            rest,
                            Arg::Piece(Piece::Imm(i64::from(bits) - 1)),
                            Arg::Piece(by),
                        )?;
                        Piece::Reg(rest)
                    }
                };
                let shift = |s: &mut Self, op, x: Piece, by: Piece| -> Lowered<Piece> {
                    let to = s.vreg(class);
                    s.int_scalar(op, width, to, Arg::Piece(x), Arg::Piece(by))?;
                    Ok(Piece::Reg(to))
                };
                let one = Piece::Imm(1);
                let (near, far) = if left {
                    let near = shift(self, BinaryOp::Shl, hi, by)?;
                    let half = shift(self, BinaryOp::LShr, lo, one)?;
                    (near, shift(self, BinaryOp::LShr, half, rest)?)
                } else {
                    let near = shift(self, BinaryOp::LShr, lo, by)?;
                    let half = shift(self, BinaryOp::Shl, hi, one)?;
                    (near, shift(self, BinaryOp::Shl, half, rest)?)
                };
                self.int_scalar(BinaryOp::Or, width, dst, Arg::Piece(near), Arg::Piece(far))?;
            }
        }
        Ok(())
    }
}
