//! Floats: source modifiers, comparisons, division and roots to LLVM's accuracy rules.

use ir::diagnostic::Diagnostic;
use ir::machine::{Opcode, Reg};
use ir::ssa::{
    CastOp, ConstData, FastMath, FloatCc, Inst, InstKind, Intrinsic, MdData, Type, Value, sym,
};
use smallvec::SmallVec;

use super::part::{Arg, Part, Src, Val};
use super::rules::Op;
use super::shape::Ty;
use super::{Isel, Lowered};
use crate::target::Generation;
use crate::target::classes::Bank;
use crate::target::subtarget::Mix;
use crate::target::table::{self, modifier, op};

impl Isel<'_> {
    /// A float operand with `fneg` and `fabs` folded into it.
    pub(crate) fn float_src(&mut self, arg: Arg) -> Lowered<Src> {
        let (at, modifiers) = self.without_signs(arg);
        let src = self.src(at)?;
        Ok(Src { modifiers, ..src })
    }

    /// A float without the `fneg` and `fabs` over it, and these as modifiers.
    fn without_signs(&self, arg: Arg) -> (Arg, u8) {
        let mut modifiers = 0;
        let mut at = arg;
        loop {
            let (value, lane) = match at {
                Arg::Value(value) if !self.ty(value).is_vector() => (value, None),
                Arg::Elem(value, lane) => (value, Some(lane)),
                _ => break,
            };
            let inner = match self.body.def_kind(value) {
                Some(&InstKind::FNeg { value: inner, .. }) => {
                    if modifiers & modifier::ABS == 0 {
                        modifiers ^= modifier::NEG;
                    }
                    inner
                }
                Some(&InstKind::Call { callee, args, .. })
                    if self.cx.intrinsic_of(callee) == Intrinsic::FAbs =>
                {
                    modifiers |= modifier::ABS;
                    self.body.list(args)[0]
                }
                _ => break,
            };
            at = Arg::of(inner, lane);
        }
        (at, modifiers)
    }

    /// `a * b + c`, each negated or not. Halves that were widened for it are read as they are, if the processor can
    /// (`v_fma_mix_f32`).
    pub(super) fn fma32(&mut self, operands: [(Arg, bool); 3]) -> Lowered<Val> {
        let mixes = self.subtarget.processor.mix == Mix::Fma
            && table::real(self.generation, op::V_FMA_MIX_F32).is_some();
        let bare = operands.map(|(arg, _)| self.without_signs(arg));
        let halves =
            bare.map(
                |(at, _)| {
                    if mixes { self.cast_source(at, CastOp::FpExt, Type::HALF) } else { None }
                },
            );
        let constants =
            bare.iter().filter(|b| matches!(b.0, Arg::Value(value) if value.constant().is_some()));
        // There are no constants in it: each must be moved to a register.
        let mixes = constants.count() < halves.iter().flatten().count();
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        for ((half, &(at, signs)), &(_, negated)) in halves.iter().zip(&bare).zip(&operands) {
            let mut src = match half {
                Some(half) if mixes => self.half_src(*half)?,
                _ => self.src(at)?,
            };
            if mixes && let Part::Imm(_) = src.part {
                src.part = self.constant(Bank::S, src.part, 1);
            }
            src.modifiers |= signs ^ if negated { modifier::NEG } else { 0 };
            srcs.push(src);
        }
        let opcode = if mixes { op::V_FMA_MIX_F32 } else { op::V_FMA_F32_e64 };
        Ok(self.op(opcode, &srcs))
    }

    /// A half as an operand that is told to be one: in the lower or upper half of a register.
    fn half_src(&mut self, half: Arg) -> Lowered<Src> {
        let element = match half {
            Arg::Elem(vector, lane) => Some((vector, lane as usize)),
            Arg::Value(value) => match self.body.def_kind(value) {
                Some(&InstKind::ExtractElement { args: [vector, index] }) => {
                    self.constant_index(index).map(|n| (vector, n))
                }
                _ => None,
            },
            Arg::Part(_) | Arg::Pair(..) => None,
        };
        let (part, upper) = match element {
            Some((vector, n)) => {
                let parts = self.parts(vector)?;
                (parts.get(n / 2).copied().unwrap_or(Part::Undef), n % 2 == 1)
            }
            None => (self.src(half)?.part, false),
        };
        let part = match part {
            Part::Undef => self.undefined(Bank::V, 1),
            Part::Imm(_) => self.constant(Bank::S, part, 1),
            part => part,
        };
        let upper = if upper { modifier::OP_SEL } else { 0 };
        Ok(Src { part, modifiers: modifier::OP_SEL_HI | upper })
    }

    /// Returns an operand of a minimum or maximum of numbers that is never a signalling NaN. With IEEE set in MODE such a NaN would be
    /// the result, where the function takes the number. (gfx12 has no such bit and takes the number.)
    pub(crate) fn made_quiet(&mut self, ty: Ty, fast: FastMath, arg: Arg, src: Src) -> Src {
        let signals = self.mode.ieee && self.generation != Generation::Gfx1200;
        if !signals
            || fast.contains(FastMath::NNAN)
            || matches!(src.part, Part::Imm(_))
            || self.is_quiet(arg)
        {
            return src;
        }
        let most = match ty {
            Ty::F16 => op::V_MAX_F16_e64,
            Ty::F64 => op::V_MAX_F64_e64,
            Ty::V2f16 => op::V_PK_MAX_F16,
            _ => op::V_MAX_F32_e64,
        };
        let quiet = self.op(most, &[src, src]);
        self.tuple(Bank::V, quiet.parts()).into()
    }

    /// Whether a float surely is no signalling NaN: what arithmetic gives is quiet.
    pub(crate) fn is_quiet(&self, arg: Arg) -> bool {
        /// Operations that only hand a number on are followed so far.
        const MOST: usize = 8;
        let value = match arg {
            Arg::Value(value) | Arg::Elem(value, _) => value,
            Arg::Part(_) | Arg::Pair(..) => return false,
        };
        let mut work: SmallVec<[Value; 4]> = SmallVec::from_slice(&[value]);
        for _ in 0..MOST {
            let Some(at) = work.pop() else { return true };
            match self.body.def_kind(at) {
                Some(InstKind::Binary { op, .. }) if op.is_float() => {}
                // An extended `bfloat` has been shifted, which makes nothing quiet.
                Some(&InstKind::Cast { op: CastOp::FpExt, value, .. })
                    if self.cx.types.scalar(self.ty(value)) == Type::BFLOAT =>
                {
                    work.push(value);
                }
                Some(InstKind::Cast {
                    op: CastOp::FpTrunc | CastOp::FpExt | CastOp::SiToFp | CastOp::UiToFp,
                    ..
                }) => {}
                Some(&InstKind::FNeg { value, .. }) => work.push(value),
                Some(
                    &(InstKind::Select { args: [_, a, b], .. }
                    | InstKind::InsertElement { args: [a, b, _] }),
                ) => work.extend([a, b]),
                Some(&InstKind::ExtractElement { args: [vector, _] }) => work.push(vector),
                Some(InstKind::ShuffleVector { args, .. }) => work.extend(*args),
                Some(&InstKind::Call { callee, args, .. }) => match self.cx.intrinsic_of(callee) {
                    Intrinsic::FAbs => work.push(self.body.list(args)[0]),
                    Intrinsic::Fma
                    | Intrinsic::FMulAdd
                    | Intrinsic::Sqrt
                    | Intrinsic::Floor
                    | Intrinsic::Ceil
                    | Intrinsic::Trunc
                    | Intrinsic::RInt
                    | Intrinsic::NearbyInt
                    | Intrinsic::RoundEven
                    | Intrinsic::Round
                    | Intrinsic::MinNum
                    | Intrinsic::MaxNum
                    | Intrinsic::MinimumNum
                    | Intrinsic::MaximumNum
                    | Intrinsic::Canonicalize => {}
                    _ => return false,
                },
                _ => return false,
            }
        }
        work.is_empty()
    }

    /// Returns the clamped value and its constant bounds, where `min(max(x, low), high)` is one instruction. All forms
    /// map NaN to `low`.
    pub(crate) fn clamp_of(
        &mut self,
        ty: Ty,
        outer: Intrinsic,
        a: Arg,
        b: Arg,
    ) -> Option<(Arg, [f64; 2])> {
        let Op::Call2 { f, a: x, b: low, .. } = self.sole_definition(a)? else { return None };
        let (low, high) = (self.constant_float(low)?, self.constant_float(b)?);
        let inner = match outer {
            Intrinsic::MinNum => Intrinsic::MaxNum,
            _ => Intrinsic::MaximumNum,
        };
        let unit = low == 0.0 && low.is_sign_positive() && high == 1.0 && self.mode.dx10_clamp;
        // Which zero is in the middle is nowhere said.
        let middle = ty == Ty::F32 && low != 0.0 && high != 0.0 && low <= high;
        (f == inner && self.is_quiet(x) && (unit && ty != Ty::V2f16 || middle))
            .then_some((x, [low, high]))
    }

    /// `min(max(x, low), high)` in one instruction: by the clamp that instructions have for nothing if it is from 0
    /// to 1, else as the middle of three.
    pub(crate) fn clamped(&mut self, ty: Ty, outer: Intrinsic, a: Arg, b: Arg) -> Lowered<Val> {
        let (x, [low, high]) = self.clamp_of(ty, outer, a, b).expect("a rule has asked");
        let x = self.float_src(x)?;
        if low == 0.0 {
            let most = match ty {
                Ty::F16 => op::V_MAX_F16_e64,
                Ty::F64 => op::V_MAX_F64_e64,
                _ => op::V_MAX_F32_e64,
            };
            return Ok(self.op_with(most, &[x, x], &[1]));
        }
        let bound = |k: f64| Src::from(Part::Imm(i64::from((k as f32).to_bits().cast_signed())));
        Ok(self.op(op::V_MED3_F32_e64, &[x, bound(low), bound(high)]))
    }

    /// The value of a constant that is a float of any width.
    fn constant_float(&mut self, arg: Arg) -> Option<f64> {
        let value = match arg {
            Arg::Value(value) => value,
            Arg::Elem(value, lane) if self.cx.types.scalar(self.ty(value)) == Type::FLOAT => {
                let parts = self.const_parts(value.constant()?).ok()?;
                let bits = parts.get(lane as usize)?.imm()? as u32;
                return Some(f32::from_bits(bits).into());
            }
            _ => return None,
        };
        match self.cx.consts[value.constant()?] {
            ConstData::Float { ty: Type::FLOAT, bits } => Some(f32::from_bits(bits as u32).into()),
            ConstData::Float { ty: Type::DOUBLE, bits } => Some(f64::from_bits(bits as u64)),
            ConstData::Float { ty: Type::HALF, bits: 0 } => Some(0.0),
            ConstData::Float { ty: Type::HALF, bits: 0x3c00 } => Some(1.0),
            _ => None,
        }
    }

    /// A pair of 16 bits as a packed instruction reads it: constants have no upper half.
    pub(crate) fn packed_src(&mut self, src: Src) -> Src {
        match src.part {
            Part::Imm(value) => {
                let low = value as u16;
                let high = (value >> 16) as u16;
                if low == high && low == 0 {
                    return src;
                }
                self.constant(Bank::S, src.part, 1).into()
            }
            _ => src,
        }
    }

    pub(crate) fn flushes_denormals(&self, ty: Ty) -> bool {
        match ty {
            Ty::F32 => self.mode.denormal_32 != 3,
            _ => self.mode.denormal_16_64 != 3,
        }
    }

    pub(crate) fn negate(&mut self, ty: Ty, a: Arg) -> Lowered<Val> {
        let parts = self.arg_parts(a)?;
        let flip = |isel: &mut Self, part: Part, bit: i64| {
            isel.logic32(Bank::V, ir::ssa::BinaryOp::Xor, Part::Imm(bit), part)
        };
        Ok(match ty {
            Ty::F64 => {
                let high = flip(self, parts[1], i64::from(i32::MIN));
                Val::two(parts[0], high)
            }
            Ty::F16 | Ty::Bf16 => Val::one(flip(self, parts[0], 0x8000)),
            Ty::V2f16 => Val::one(flip(self, parts[0], i64::from(0x8000_8000u32 as i32))),
            _ => Val::one(flip(self, parts[0], i64::from(i32::MIN))),
        })
    }

    pub(crate) fn vector_fcmp(&mut self, ty: Ty, cc: FloatCc, a: Arg, b: Arg) -> Lowered<Val> {
        let rows = match ty {
            Ty::F32 => &CMP_F32,
            Ty::F64 => &CMP_F64,
            Ty::F16 => &CMP_F16,
            _ => return Err(Diagnostic::unsupported("comparisons of this type")),
        };
        match cc {
            FloatCc::False => return Ok(Val::one(Part::Imm(0))),
            FloatCc::True => return Ok(Val::one(Part::Imm(-1))),
            _ => {}
        }
        let (a, b) = (self.float_src(a)?, self.float_src(b)?);
        Ok(self.op(rows[cc as usize - 1], &[a, b]))
    }

    /// Returns the error that `!fpmath` allows for an operation: zero where there is none.
    pub(crate) fn error_of(&self, inst: Inst) -> f32 {
        let cx = self.cx;
        let number = || {
            let md = cx.md_attachment(self.body.insts[inst].metadata, sym::FPMATH)?;
            let MdData::Tuple { elems, .. } = &cx.metadata.nodes[md] else { return None };
            let MdData::Value(c) = cx.metadata.nodes[(*elems.first()?)?] else { return None };
            match cx.consts[c] {
                ConstData::Float { ty: Type::FLOAT, bits } => Some(f32::from_bits(bits as u32)),
                _ => None,
            }
        };
        number().unwrap_or(0.0)
    }

    /// A quotient that may be off by 2.5 units in the last place: of the mantissas by the reciprocal, which
    /// neither overflows nor is subnormal, and the difference of the exponents.
    fn divide_relaxed(&mut self, a: Arg, b: Arg) -> Lowered<Val> {
        let (n, d) = (self.float_src(a)?, self.float_src(b)?);
        let exponent = self.f32_op(op::V_FREXP_EXP_I32_F32_e64, &[d]);
        let mantissa = self.f32_op(op::V_FREXP_MANT_F32_e64, &[d]);
        let reciprocal = self.f32_op(op::V_RCP_F32_e64, &[mantissa]);
        let (quotient, from) = if n == Part::Imm(0x3f80_0000).into() {
            (reciprocal, Src::from(Part::Imm(0)))
        } else {
            let mantissa = self.f32_op(op::V_FREXP_MANT_F32_e64, &[n]);
            let product = self.f32_op(op::V_MUL_F32_e64, &[mantissa, reciprocal]);
            (product, self.f32_op(op::V_FREXP_EXP_I32_F32_e64, &[n]))
        };
        let difference = self.f32_op(op::V_SUB_U32_e64, &[from, exponent]);
        Ok(self.op(op::V_LDEXP_F32_e64, &[quotient, difference]))
    }

    /// A root that may be off by one unit: the instruction's, with subnormal numbers scaled.
    fn square_root_relaxed(&mut self, a: Arg) -> Lowered<Val> {
        let x = self.float_src(a)?;
        if self.flushes_denormals(Ty::F32) {
            return Ok(self.op(op::V_SQRT_F32_e64, &[x]));
        }
        let imm = |v: i64| Src::from(Part::Imm(v));
        let small = self.f32_op(op::V_CMP_GT_F32_e64, &[imm(0x0080_0000), x]);
        let up = self.f32_op(op::V_CNDMASK_B32_e64, &[imm(0), imm(32), small]);
        let scaled = self.f32_op(op::V_LDEXP_F32_e64, &[x, up]);
        let root = self.f32_op(op::V_SQRT_F32_e64, &[scaled]);
        let down = self.f32_op(op::V_CNDMASK_B32_e64, &[imm(0), imm(-16), small]);
        Ok(self.op(op::V_LDEXP_F32_e64, &[root, down]))
    }

    /// Division. Without leave to be less exact, the quotient is correctly rounded for doubles and for
    /// floats too (LLVM asks for 2.5 ulp only where `!fpmath` says so, which OpenCL sets).
    pub(crate) fn divide(
        &mut self,
        ty: Ty,
        fast: FastMath,
        a: Arg,
        b: Arg,
    ) -> Lowered<Option<Val>> {
        if !self.rounding.is_nearest() {
            return self.divide_rounded(ty, a, b);
        }
        match ty {
            Ty::F32 => {
                if fast.contains(FastMath::AFN) {
                    let opcodes = [op::V_RCP_F32_e64, op::V_MUL_F32_e64];
                    return self.times_reciprocal(opcodes, 0x3f80_0000, a, b).map(Some);
                }
                if self.allowed_error >= 2.5 && !self.flushes_denormals(Ty::F32) {
                    return self.divide_relaxed(a, b).map(Some);
                }
                self.divide32(a, b).map(Some)
            }
            Ty::F64 => self.divide64(a, b).map(Some),
            Ty::F16 if fast.contains(FastMath::AFN) || fast.contains(FastMath::ARCP) => {
                let opcodes = [op::V_RCP_F16_e64, op::V_MUL_F16_e64];
                self.times_reciprocal(opcodes, 0x3c00, a, b).map(Some)
            }
            Ty::F16 => self.divide16(a, b).map(Some),
            _ => Ok(None),
        }
    }

    /// A quotient as the product with the reciprocal; the quotient of one is the reciprocal.
    fn times_reciprocal(
        &mut self,
        [reciprocal, product]: [Opcode; 2],
        one: i64,
        a: Arg,
        b: Arg,
    ) -> Lowered<Val> {
        let (n, d) = (self.float_src(a)?, self.float_src(b)?);
        let r = self.op(reciprocal, &[d]);
        if n == Part::Imm(one).into() {
            return Ok(r);
        }
        Ok(self.op(product, &[n, r.parts()[0].into()]))
    }

    /// The scaled quotient by Newton's iterations, with denormals kept in between. Only the last of them, and what
    /// follows, is in the operation's own rounding.
    fn divide32(&mut self, a: Arg, b: Arg) -> Lowered<Val> {
        let (n, d) = (self.float_src(a)?, self.float_src(b)?);
        let (n, d) = (self.settle(n, Ty::F32), self.settle(d, Ty::F32));
        let (ds, ns) = self.scaled_operands(op::V_DIV_SCALE_F32_e64, d, n, 1);
        let (r, q, e) = if self.flushes_denormals(Ty::F32) {
            self.keeping_f32_denormals(|isel| isel.quotient(Ty::F32, ns, ds))
        } else {
            self.quotient(Ty::F32, ns, ds)
        };
        let q = self.div_fmas(op::V_DIV_FMAS_F32_e64, e, r, q, 1);
        Ok(self.op(op::V_DIV_FIXUP_F32_e64, &[q, d, n]))
    }

    /// The denominator's reciprocal, the quotient, and what it leaves of the numerator: exactly so where the rounding is
    /// not to the nearest, and the quotient is the nearest then. So one that needs no rounding is not missed.
    fn quotient(&mut self, ty: Ty, ns: Src, ds: Src) -> (Src, Src, Src) {
        if ty != Ty::F64 {
            return self.in_nearest(|isel| isel.quotient32(ns, ds));
        }
        let (r, q, e) = self.in_nearest(|isel| isel.quotient64(ns, ds));
        if self.rounding.is_nearest() {
            return (r, q, e);
        }
        let q = self.in_nearest(|isel| isel.float_op(op::V_FMA_F64_e64, &[e, r, q]));
        (r, q, self.float_op(op::V_FMA_F64_e64, &[negated(ds), q, ns]))
    }

    fn quotient32(&mut self, ns: Src, ds: Src) -> (Src, Src, Src) {
        let one = Part::Imm(0x3f80_0000).into();
        let rcp = self.f32_op(op::V_RCP_F32_e64, &[ds]);
        let mut fma = |a: Src, b: Src, c: Src| self.f32_op(op::V_FMA_F32_e64, &[a, b, c]);
        let e0 = fma(negated(ds), rcp, one);
        let r1 = fma(e0, rcp, rcp);
        let q0 = self.f32_op(op::V_MUL_F32_e64, &[ns, r1]);
        let mut fma = |a: Src, b: Src, c: Src| self.f32_op(op::V_FMA_F32_e64, &[a, b, c]);
        let e1 = fma(negated(ds), q0, ns);
        let q1 = fma(e1, r1, q0);
        let e2 = fma(negated(ds), q1, ns);
        (r1, q1, e2)
    }

    /// The denominator and the numerator scaled so that no step of the division leaves the range.
    fn scaled_operands(&mut self, opcode: Opcode, d: Src, n: Src, dwords: usize) -> (Src, Src) {
        let scale = |isel: &mut Self, first: Src, flag: Reg| {
            let value = isel.temp(Bank::V, dwords);
            isel.emit(opcode, &[value.into(), flag], &[first, d, n], &[]);
            Src::from(Part::whole(value))
        };
        let unused = self.temp_mask();
        let ds = scale(self, d, unused.into());
        // The second flag is where `v_div_fmas` reads it: nothing in between writes VCC.
        let ns = scale(self, n, self.target.vcc().into());
        (ds, ns)
    }

    /// `v_div_fmas` scales back where the flag in VCC says so.
    fn div_fmas(&mut self, opcode: Opcode, a: Src, b: Src, c: Src, dwords: usize) -> Src {
        let reg = self.temp(Bank::V, dwords);
        self.emit(opcode, &[reg.into()], &[a, b, c], &[]);
        Part::whole(reg).into()
    }

    /// An operand with its modifiers applied: some instructions have none.
    fn settle(&mut self, src: Src, ty: Ty) -> Src {
        if src.modifiers == 0 {
            return match src.part {
                Part::Imm(_) | Part::Undef => {
                    self.constant_or_undefined(src.part, ty.dwords()).into()
                }
                _ => src,
            };
        }
        let opcode = match ty {
            Ty::F64 => op::V_MAX_F64_e64,
            Ty::F16 => op::V_MAX_F16_e64,
            _ => op::V_MAX_F32_e64,
        };
        let val = self.op(opcode, &[src, src]);
        self.tuple(Bank::V, val.parts()).into()
    }

    fn constant_or_undefined(&mut self, part: Part, dwords: usize) -> Part {
        match part {
            Part::Undef => self.undefined(Bank::V, dwords),
            part => self.constant(Bank::V, part, dwords),
        }
    }

    fn divide64(&mut self, a: Arg, b: Arg) -> Lowered<Val> {
        let (n, d) = (self.float_src(a)?, self.float_src(b)?);
        let (n, d) = (self.settle(n, Ty::F64), self.settle(d, Ty::F64));
        let (ds, ns) = self.scaled_operands(op::V_DIV_SCALE_F64_e64, d, n, 2);
        let (r, q, e) = self.quotient(Ty::F64, ns, ds);
        let q = self.div_fmas(op::V_DIV_FMAS_F64_e64, e, r, q, 2);
        Ok(self.op(op::V_DIV_FIXUP_F64_e64, &[q, d, n]))
    }

    fn quotient64(&mut self, ns: Src, ds: Src) -> (Src, Src, Src) {
        let one = Part::Imm(0x3ff0_0000_0000_0000).into();
        let rcp = self.float_op(op::V_RCP_F64_e64, &[ds]);
        let e0 = self.float_op(op::V_FMA_F64_e64, &[negated(ds), rcp, one]);
        let r1 = self.float_op(op::V_FMA_F64_e64, &[rcp, e0, rcp]);
        let e1 = self.float_op(op::V_FMA_F64_e64, &[negated(ds), r1, one]);
        let r2 = self.float_op(op::V_FMA_F64_e64, &[r1, e1, r1]);
        let q0 = self.float_op(op::V_MUL_F64_e64, &[ns, r2]);
        let e2 = self.float_op(op::V_FMA_F64_e64, &[negated(ds), q0, ns]);
        (r2, q0, e2)
    }

    /// A quotient that is not, or not surely, to the nearest.
    fn divide_rounded(&mut self, ty: Ty, a: Arg, b: Arg) -> Lowered<Option<Val>> {
        let directed = self.rounding.is_directed();
        match ty {
            Ty::F16 => self.divide16_rounded(a, b).map(Some),
            Ty::F32 | Ty::F64 if directed => self.divide_mantissas(ty, a, b).map(Some),
            Ty::F32 => self.divide32(a, b).map(Some),
            Ty::F64 => self.divide64(a, b).map(Some),
            _ => Ok(None),
        }
    }

    /// The quotient of the mantissas, scaled by the difference of the exponents: it is rounded twice where it is
    /// denormal or too large, but in one direction. So no step leaves the range, and none depends on denormals.
    fn divide_mantissas(&mut self, ty: Ty, a: Arg, b: Arg) -> Lowered<Val> {
        let [exponent, mantissa, fma, fixup, scale] = match ty {
            Ty::F64 => [
                op::V_FREXP_EXP_I32_F64_e64,
                op::V_FREXP_MANT_F64_e64,
                op::V_FMA_F64_e64,
                op::V_DIV_FIXUP_F64_e64,
                op::V_LDEXP_F64_e64,
            ],
            _ => [
                op::V_FREXP_EXP_I32_F32_e64,
                op::V_FREXP_MANT_F32_e64,
                op::V_FMA_F32_e64,
                op::V_DIV_FIXUP_F32_e64,
                op::V_LDEXP_F32_e64,
            ],
        };
        let (n, d) = (self.float_src(a)?, self.float_src(b)?);
        let [ne, de] = [n, d].map(|x| self.f32_op(exponent, &[x]));
        let [nm, dm] = [n, d].map(|x| self.float_op(mantissa, &[x]));
        let (r, q, e) = self.quotient(ty, nm, dm);
        let q = self.float_op(fma, &[e, r, q]);
        let q = self.float_op(fixup, &[q, dm, nm]);
        let exponent = self.f32_op(op::V_SUB_U32_e64, &[ne, de]);
        Ok(self.op(scale, &[q, exponent]))
    }

    /// Half precision in `float`, in any rounding.
    fn divide16_rounded(&mut self, a: Arg, b: Arg) -> Lowered<Val> {
        let (n, d) = (self.float_src(a)?, self.float_src(b)?);
        let (n, d) = (self.settle(n, Ty::F16), self.settle(d, Ty::F16));
        let [nf, df] = [n, d].map(|x| self.f32_op(op::V_CVT_F32_F16_e64, &[x]));
        let (r, q, e) = self.quotient(Ty::F32, nf, df);
        let q = self.f32_op(op::V_FMA_F32_e64, &[e, r, q]);
        let q = self.f32_op(op::V_CVT_F16_F32_e64, &[q]);
        Ok(self.op(op::V_DIV_FIXUP_F16_gfx9_e64, &[q, d, n]))
    }

    /// Half precision goes through `float`, which is exact enough; the fixup handles the rest.
    fn divide16(&mut self, a: Arg, b: Arg) -> Lowered<Val> {
        let (n, d) = (self.float_src(a)?, self.float_src(b)?);
        let (n, d) = (self.settle(n, Ty::F16), self.settle(d, Ty::F16));
        let nf: Src = self.op(op::V_CVT_F32_F16_e64, &[n]).parts()[0].into();
        let df: Src = self.op(op::V_CVT_F32_F16_e64, &[d]).parts()[0].into();
        let neg = |s: Src| Src { modifiers: s.modifiers ^ modifier::NEG, ..s };
        let r: Src = self.op(op::V_RCP_F32_e64, &[df]).parts()[0].into();
        let q0: Src = self.op(op::V_MUL_F32_e64, &[nf, r]).parts()[0].into();
        let e0: Src = self.op(op::V_FMA_F32_e64, &[neg(df), q0, nf]).parts()[0].into();
        let q1: Src = self.op(op::V_FMA_F32_e64, &[e0, r, q0]).parts()[0].into();
        let e1: Src = self.op(op::V_FMA_F32_e64, &[neg(df), q1, nf]).parts()[0].into();
        let t: Src = self.op(op::V_MUL_F32_e64, &[e1, r]).parts()[0].into();
        // Only the exponent and sign of the correction count.
        let t: Src = self
            .op(op::V_AND_B32_e64, &[Part::Imm(i64::from(0xff80_0000u32 as i32)).into(), t])
            .parts()[0]
            .into();
        let q: Src = self.op(op::V_ADD_F32_e64, &[t, q1]).parts()[0].into();
        let q: Src = self.op(op::V_CVT_F16_F32_e64, &[q]).parts()[0].into();
        Ok(self.op(op::V_DIV_FIXUP_F16_gfx9_e64, &[q, d, n]))
    }

    /// Square roots, correctly rounded unless told that less will do.
    pub(crate) fn square_root(&mut self, ty: Ty, fast: FastMath, a: Arg) -> Lowered<Option<Val>> {
        match ty {
            Ty::F16 if !self.rounding.is_nearest() => self.square_root16_rounded(a).map(Some),
            Ty::F16 if fast.contains(FastMath::AFN) => {
                let x = self.float_src(a)?;
                Ok(Some(self.op(op::V_SQRT_F16_e64, &[x])))
            }
            Ty::F16 => {
                let x = self.float_src(a)?;
                let f: Src = self.op(op::V_CVT_F32_F16_e64, &[x]).parts()[0].into();
                let r: Src = self.op(op::V_SQRT_F32_e64, &[f]).parts()[0].into();
                Ok(Some(self.op(op::V_CVT_F16_F32_e64, &[r])))
            }
            Ty::F32 if fast.contains(FastMath::AFN) && self.rounding.is_nearest() => {
                let x = self.float_src(a)?;
                Ok(Some(self.op(op::V_SQRT_F32_e64, &[x])))
            }
            Ty::F32 if self.allowed_error >= 1.0 && self.rounding.is_nearest() => {
                self.square_root_relaxed(a).map(Some)
            }
            Ty::F32 => self.square_root32(a).map(Some),
            Ty::F64 => self.square_root64(a).map(Some),
            _ => Ok(None),
        }
    }

    fn f32_op(&mut self, opcode: ir::machine::Opcode, srcs: &[Src]) -> Src {
        self.op(opcode, srcs).parts()[0].into()
    }

    /// The instruction is within one unit in the last place: the neighbours are tried.
    fn square_root32(&mut self, a: Arg) -> Lowered<Val> {
        let x = self.float_src(a)?;
        let x = self.settle(x, Ty::F32);
        let imm = |v: u32| Src::from(Part::Imm(i64::from(v as i32)));
        // Small numbers are scaled by 2^32, their roots by 2^-16: by the squares of these where the rest after the
        // root's square is to be exact.
        let [limit, factor, back] = if self.rounding.is_nearest() {
            [0x0f80_0000, 0x4f80_0000, 0x3780_0000]
        } else {
            [0x1f80_0000, 0x5f80_0000, 0x2f80_0000]
        };
        let small: Src = self.op(op::V_CMP_GT_F32_e64, &[imm(limit), x]).parts()[0].into();
        let (s, r) = self.in_nearest(|isel| {
            let scaled = isel.f32_op(op::V_MUL_F32_e64, &[imm(factor), x]);
            let s = isel.f32_op(op::V_CNDMASK_B32_e64, &[x, scaled, small]);
            (s, isel.nearest_root32(s))
        });
        let r = if self.rounding.is_nearest() {
            r
        } else {
            // A root is less than 2^64.
            self.rounded_root(op::V_FMA_F32_e64, s, r, imm(0x1e80_0000))
        };
        let back = self.f32_op(op::V_MUL_F32_e64, &[imm(back), r]);
        let r = self.f32_op(op::V_CNDMASK_B32_e64, &[r, back, small]);
        // Zeros and infinity are their own roots.
        let own: Src =
            self.op(op::V_CMP_CLASS_F32_e64, &[s, Part::Imm(0x260).into()]).parts()[0].into();
        Ok(self.op(op::V_CNDMASK_B32_e64, &[r, s, own]))
    }

    fn nearest_root32(&mut self, s: Src) -> Src {
        let imm = |v: u32| Src::from(Part::Imm(i64::from(v as i32)));
        let r = self.f32_op(op::V_SQRT_F32_e64, &[s]);
        let down = self.f32_op(op::V_ADD_U32_e64, &[imm(u32::MAX), r]);
        let up = self.f32_op(op::V_ADD_U32_e64, &[imm(1), r]);
        let e0 = self.f32_op(op::V_FMA_F32_e64, &[negated(down), r, s]);
        let e1 = self.f32_op(op::V_FMA_F32_e64, &[negated(up), r, s]);
        let low: Src = self.op(op::V_CMP_GE_F32_e64, &[imm(0), e0]).parts()[0].into();
        let r = self.f32_op(op::V_CNDMASK_B32_e64, &[r, down, low]);
        let high: Src = self.op(op::V_CMP_LT_F32_e64, &[imm(0), e1]).parts()[0].into();
        self.f32_op(op::V_CNDMASK_B32_e64, &[r, up, high])
    }

    /// The root of `s` in the operation's rounding, from the one to the nearest: what is missing of its square, made
    /// so small by `tiny` that it is less than half of the root's last place, says whether there is more or less.
    fn rounded_root(&mut self, fma: Opcode, s: Src, root: Src, tiny: Src) -> Src {
        let rest = self.op(fma, &[negated(root), root, s]);
        let rest = self.tuple(Bank::V, rest.parts()).into();
        let root = self.op(fma, &[rest, tiny, root]);
        self.tuple(Bank::V, root.parts()).into()
    }

    /// Half precision in `float`, in any rounding: the root to the nearest is moved by less than half of its last
    /// place toward the exact one before it is rounded.
    fn square_root16_rounded(&mut self, a: Arg) -> Lowered<Val> {
        let x = self.float_src(a)?;
        let f = self.f32_op(op::V_CVT_F32_F16_e64, &[x]);
        let root = self.in_nearest(|isel| {
            let root = isel.f32_op(op::V_SQRT_F32_e64, &[f]);
            let half = isel.f32_op(op::V_CVT_F16_F32_e64, &[root]);
            isel.f32_op(op::V_CVT_F32_F16_e64, &[half])
        });
        // A root is less than 2^8.
        let tiny = Part::Imm(0x3a80_0000).into();
        let root = self.rounded_root(op::V_FMA_F32_e64, f, root, tiny);
        let own: Src =
            self.op(op::V_CMP_CLASS_F32_e64, &[f, Part::Imm(0x260).into()]).parts()[0].into();
        let root = self.f32_op(op::V_CNDMASK_B32_e64, &[root, f, own]);
        Ok(self.op(op::V_CVT_F16_F32_e64, &[root]))
    }

    /// An instruction whose result is one operand, of one register or two.
    fn float_op(&mut self, opcode: ir::machine::Opcode, srcs: &[Src]) -> Src {
        let val = self.op(opcode, srcs);
        self.tuple(Bank::V, val.parts()).into()
    }

    /// Goldschmidt's iterations from the reciprocal root, with the argument scaled out of the denormals.
    fn square_root64(&mut self, a: Arg) -> Lowered<Val> {
        let x = self.float_src(a)?;
        let x = self.settle(x, Ty::F64);
        let imm = |v: i64| Src::from(Part::Imm(v));
        let limit = imm(0x1000_0000_0000_0000);
        let small: Src = self.op(op::V_CMP_GT_F64_e64, &[limit, x]).parts()[0].into();
        let up = self.f32_op(op::V_CNDMASK_B32_e64, &[imm(0), imm(256), small]);
        let s = self.float_op(op::V_LDEXP_F64_e64, &[x, up]);
        let mut g = self.in_nearest(|isel| isel.nearest_root64(s));
        if !self.rounding.is_nearest() {
            // A root is less than 2^512.
            g = self.rounded_root(op::V_FMA_F64_e64, s, g, imm(0x1fd0_0000_0000_0000));
        }
        let down = self.f32_op(op::V_CNDMASK_B32_e64, &[imm(0), imm(-128), small]);
        let r = self.op(op::V_LDEXP_F64_e64, &[g, down]);
        let own: Src = self.op(op::V_CMP_CLASS_F64_e64, &[s, imm(0x260)]).parts()[0].into();
        let whole = self.split(s.part);
        let lo =
            self.op(op::V_CNDMASK_B32_e64, &[r.parts()[0].into(), whole.parts()[0].into(), own]);
        let hi =
            self.op(op::V_CNDMASK_B32_e64, &[r.parts()[1].into(), whole.parts()[1].into(), own]);
        Ok(Val::two(lo.parts()[0], hi.parts()[0]))
    }

    fn nearest_root64(&mut self, s: Src) -> Src {
        let half = Part::Imm(0x3fe0_0000_0000_0000).into();
        let y = self.float_op(op::V_RSQ_F64_e64, &[s]);
        let g0 = self.float_op(op::V_MUL_F64_e64, &[s, y]);
        let h0 = self.float_op(op::V_MUL_F64_e64, &[y, half]);
        let r0 = self.float_op(op::V_FMA_F64_e64, &[negated(h0), g0, half]);
        let h1 = self.float_op(op::V_FMA_F64_e64, &[h0, r0, h0]);
        let g1 = self.float_op(op::V_FMA_F64_e64, &[g0, r0, g0]);
        let d0 = self.float_op(op::V_FMA_F64_e64, &[negated(g1), g1, s]);
        let g2 = self.float_op(op::V_FMA_F64_e64, &[d0, h1, g1]);
        let d1 = self.float_op(op::V_FMA_F64_e64, &[negated(g2), g2, s]);
        self.float_op(op::V_FMA_F64_e64, &[d1, h1, g2])
    }
}

/// The operand with its sign changed.
pub(super) fn negated(src: Src) -> Src {
    Src { modifiers: src.modifiers ^ modifier::NEG, ..src }
}

macro_rules! compares {
    ($name:ident $($opcode:ident)*) => {
        /// By predicate from `oeq` on.
        static $name: [ir::machine::Opcode; 14] = [$(op::$opcode),*];
    };
}

compares!(CMP_F32 V_CMP_EQ_F32_e64 V_CMP_GT_F32_e64 V_CMP_GE_F32_e64 V_CMP_LT_F32_e64 V_CMP_LE_F32_e64
    V_CMP_LG_F32_e64 V_CMP_O_F32_e64 V_CMP_U_F32_e64 V_CMP_NLG_F32_e64 V_CMP_NLE_F32_e64 V_CMP_NLT_F32_e64
    V_CMP_NGE_F32_e64 V_CMP_NGT_F32_e64 V_CMP_NEQ_F32_e64);
compares!(CMP_F64 V_CMP_EQ_F64_e64 V_CMP_GT_F64_e64 V_CMP_GE_F64_e64 V_CMP_LT_F64_e64 V_CMP_LE_F64_e64
    V_CMP_LG_F64_e64 V_CMP_O_F64_e64 V_CMP_U_F64_e64 V_CMP_NLG_F64_e64 V_CMP_NLE_F64_e64 V_CMP_NLT_F64_e64
    V_CMP_NGE_F64_e64 V_CMP_NGT_F64_e64 V_CMP_NEQ_F64_e64);
compares!(CMP_F16 V_CMP_EQ_F16_e64 V_CMP_GT_F16_e64 V_CMP_GE_F16_e64 V_CMP_LT_F16_e64 V_CMP_LE_F16_e64
    V_CMP_LG_F16_e64 V_CMP_O_F16_e64 V_CMP_U_F16_e64 V_CMP_NLG_F16_e64 V_CMP_NLE_F16_e64 V_CMP_NLT_F16_e64
    V_CMP_NGE_F16_e64 V_CMP_NGT_F16_e64 V_CMP_NEQ_F16_e64);
