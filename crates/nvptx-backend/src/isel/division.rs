//! Division, remainder and square roots: how precise they are, and what they share.
//!
//! `float` has four divisions: correctly rounded with and without denormals, within two units
//! (`.full`), and approximate. The options choose; where they do not, `afn` means approximate and
//! everything else correctly rounded, as in LLVM. The reciprocal of an approximate square root is an
//! instruction of its own.

use super::float::{FloatOp, native};
use super::shape::Kind;
use super::{Isel, Lowered, Piece};
use crate::options::DivPrecision;
use crate::target::modifiers::{CvtMods, Round, Ty};
use crate::target::table::{B16, B32, B64, Op};
use ir::diagnostic::Diagnostic;
use ir::machine::VReg;
use ir::ssa::{FastMath, FloatKind, Inst, InstKind, Intrinsic, Type, Value};

/// The bits of 1 as a `float`.
const ONE: Piece = Piece::Imm(0x3f80_0000);

/// An approximate square root: of what, and whether it flushes denormals.
struct Root {
    of: Value,
    ftz: bool,
}

impl Isel<'_> {
    pub(super) fn float_div(&mut self, inst: Inst, fast: FastMath, args: [Value; 2]) -> Lowered {
        if self.by_reciprocal_root(inst, fast, args)? {
            return Ok(());
        }
        let elem = self.cx.types.scalar(self.ty(args[0]));
        self.by_lanes(inst, &args, |s, dst, a| {
            let (x, y) = (s.arg(a[0])?, s.arg(a[1])?);
            s.divide(fast, elem, dst, x, y)
        })
    }

    pub(super) fn float_rem(&mut self, inst: Inst, fast: FastMath, args: [Value; 2]) -> Lowered {
        let elem = self.cx.types.scalar(self.ty(args[0]));
        self.by_lanes(inst, &args, |s, dst, a| {
            let (x, y) = (s.arg(a[0])?, s.arg(a[1])?);
            s.remainder(fast, elem, dst, x, y)
        })
    }

    /// Returns the precision of a `float` division with these flags.
    fn div_precision(&self, fast: FastMath) -> DivPrecision {
        self.options.div_precision.unwrap_or(if fast.contains(FastMath::AFN) {
            DivPrecision::Approx
        } else {
            DivPrecision::Ieee
        })
    }

    /// Whether a `float` square root with these flags is the approximate one.
    pub(super) fn approximate_sqrt(&self, fast: FastMath) -> bool {
        self.options.precise_sqrt.map_or(fast.contains(FastMath::AFN), |precise| !precise)
    }

    fn divide(&mut self, fast: FastMath, elem: Type, dst: VReg, x: Piece, y: Piece) -> Lowered {
        match elem.float_kind() {
            Some(FloatKind::Float) => {
                self.divide_float(self.div_precision(fast), dst, x, y);
                Ok(())
            }
            Some(FloatKind::Double) => {
                if x == Piece::Imm(0x3ff0_0000_0000_0000) {
                    self.emit(Op::RcpRnF64, &[dst], &[y]);
                } else {
                    self.emit(Op::DivRnF64, &[dst], &[x, y]);
                }
                Ok(())
            }
            Some(FloatKind::Half | FloatKind::BFloat) => {
                let (x, y) = (self.reg(x, B16), self.reg(y, B16));
                let (x, y) = (self.half_to_float(x, elem)?, self.half_to_float(y, elem)?);
                let quotient = self.vreg(B32);
                let op = if fast.contains(FastMath::AFN) { Op::DivApproxF32 } else { Op::DivRnF32 };
                self.emit(op, &[quotient], &[x, y]);
                self.convert_float(dst, Piece::Reg(quotient), Type::FLOAT, elem)
            }
            _ => Err(Diagnostic::unsupported(format!(
                "division of '{}'",
                self.cx.types.display(elem)
            ))),
        }
    }

    fn divide_float(&mut self, precision: DivPrecision, dst: VReg, x: Piece, y: Piece) {
        use DivPrecision::{Approx, Full, Ieee, IeeeNoFtz};
        let ftz = self.ftz && precision != IeeeNoFtz;
        let pick = |plain, flush| if ftz { flush } else { plain };
        if x == ONE {
            let op = match precision {
                Approx | Full => pick(Op::RcpApproxF32, Op::RcpApproxF32Ftz),
                Ieee | IeeeNoFtz => pick(Op::RcpRnF32, Op::RcpRnF32Ftz),
            };
            self.emit(op, &[dst], &[y]);
            return;
        }
        let op = match precision {
            Approx => pick(Op::DivApproxF32, Op::DivApproxF32Ftz),
            Full => pick(Op::DivFullF32, Op::DivFullF32Ftz),
            Ieee | IeeeNoFtz => pick(Op::DivRnF32, Op::DivRnF32Ftz),
        };
        self.emit(op, &[dst], &[x, y]);
    }

    /// `1 / sqrt(x)` and, where reciprocals are allowed, `y / sqrt(x)` of an approximate square root.
    fn by_reciprocal_root(
        &mut self,
        inst: Inst,
        fast: FastMath,
        args: [Value; 2],
    ) -> Lowered<bool> {
        let Some(root) = self.approximate_root(args[1]) else { return Ok(false) };
        let dividend = self.piece(args[0])?;
        let free = fast.contains(FastMath::ARCP.union(FastMath::AFN))
            && self.div_precision(fast) == DivPrecision::Approx;
        if dividend != ONE && !free {
            return Ok(false);
        }
        let op = if root.ftz { Op::RsqrtApproxF32Ftz } else { Op::RsqrtApproxF32 };
        let of = self.piece(root.of)?;
        let dst = self.dst(inst)?;
        if dividend == ONE {
            self.emit(op, &[dst], &[of]);
        } else {
            let reciprocal = self.value(op, B32, &[of]);
            self.emit(native(FloatOp::Mul, Kind::F32, self.ftz), &[dst], &[dividend, reciprocal]);
        }
        Ok(true)
    }

    /// The square root that a `float` is, if it is an approximate one.
    fn approximate_root(&self, v: Value) -> Option<Root> {
        let InstKind::Call { callee, args, info, .. } = self.def(v)? else { return None };
        if self.ty(v) != Type::FLOAT {
            return None;
        }
        let of = *self.body.list(*args).first()?;
        let global = self.cx.direct_callee(*callee)?;
        match &*self.cx.globals[global].name {
            "llvm.nvvm.sqrt.approx.f" => Some(Root { of, ftz: false }),
            "llvm.nvvm.sqrt.approx.ftz.f" => Some(Root { of, ftz: true }),
            _ if self.cx.intrinsic_of(*callee) == Intrinsic::Sqrt => self
                .approximate_sqrt(self.body.calls[*info].fast_math)
                .then_some(Root { of, ftz: self.ftz }),
            _ => None,
        }
    }

    /// `x - trunc(x / y) * y`, and `x` where `y` is infinite; what LLVM gives for NVIDIA GPUs.
    fn remainder(&mut self, fast: FastMath, elem: Type, dst: VReg, x: Piece, y: Piece) -> Lowered {
        match elem.float_kind() {
            Some(FloatKind::Float) => {
                let quotient = self.vreg(B32);
                let (x, y) = (self.reg(x, B32), self.reg(y, B32));
                self.divide_float(self.div_precision(fast), quotient, x, y);
                let whole = self.vreg(B32);
                self.cvt(
                    CvtMods::new(Ty::F32, Ty::F32).round(Round::Rzi).ftz(self.ftz),
                    whole,
                    Piece::Reg(quotient),
                );
                let minus = self.value(Op::NegF32, B32, &[Piece::Reg(whole)]);
                let fma = native(FloatOp::Fma, Kind::F32, self.ftz);
                if fast.contains(FastMath::NINF) {
                    self.emit(fma, &[dst], &[minus, y, x]);
                    return Ok(());
                }
                let rest = self.value(fma, B32, &[minus, y, x]);
                let magnitude = self.value(Op::AndB32, B32, &[y, Piece::Imm(0x7fff_ffff)]);
                let infinite =
                    self.compared(ir::ssa::IntCc::Eq, 32, magnitude, Piece::Imm(0x7f80_0000));
                self.emit(Op::SelpB32, &[dst], &[x, rest, infinite]);
                Ok(())
            }
            Some(FloatKind::Double) => {
                let (x, y) = (self.reg(x, B64), self.reg(y, B64));
                let quotient = self.value(Op::DivRnF64, B64, &[x, y]);
                let whole = self.vreg(B64);
                self.cvt(CvtMods::new(Ty::F64, Ty::F64).round(Round::Rzi), whole, quotient);
                let minus = self.value(Op::NegF64, B64, &[Piece::Reg(whole)]);
                let rest = self.value(Op::FmaF64, B64, &[minus, y, x]);
                let magnitude = self.value(Op::AndB64, B64, &[y, Piece::Imm(i64::MAX)]);
                let infinite = self.compared(
                    ir::ssa::IntCc::Eq,
                    64,
                    magnitude,
                    Piece::Imm(0x7ff0_0000_0000_0000),
                );
                self.emit(Op::SelpB64, &[dst], &[x, rest, infinite]);
                Ok(())
            }
            Some(FloatKind::Half | FloatKind::BFloat) => {
                let (x, y) = (self.reg(x, B16), self.reg(y, B16));
                let (x, y) = (self.half_to_float(x, elem)?, self.half_to_float(y, elem)?);
                let rest = self.vreg(B32);
                self.remainder(fast, Type::FLOAT, rest, x, y)?;
                self.convert_float(dst, Piece::Reg(rest), Type::FLOAT, elem)
            }
            _ => {
                Err(Diagnostic::unsupported(format!("'frem' of '{}'", self.cx.types.display(elem))))
            }
        }
    }
}
