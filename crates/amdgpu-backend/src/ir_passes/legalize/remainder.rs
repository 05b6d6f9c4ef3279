//! `frem`: the remainder of a quotient rounded toward zero, exactly.
//!
//! Both magnitudes are brought to `mantissa * 2^exponent`; each turn of a loop takes a few bits of the quotient by
//! a product with the divisor's reciprocal, and what is left by a fused product and sum, which is exact since it has
//! no more bits than the divisor. (LLVM has the same scheme.) Where an approximation will do, it is
//! `x - trunc(x / y) * y`.

use ir::ssa::{
    BinaryOp, Body, Builder, CastOp, Context, FastMath, FloatCc, FloatKind, InsertPoint, Inst,
    InstKind, IntCc, Type, Value,
};

use super::legalizer::Legalizer;

/// Expands the remainders of a body; how many there were.
pub(super) fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let is_remainder =
        |inst| matches!(body.insts[inst].kind, InstKind::Binary { op: BinaryOp::FRem, .. });
    let mut found: Vec<(Inst, ())> =
        body.all_insts().filter(|&inst| is_remainder(inst)).map(|inst| (inst, ())).collect();
    // The last first: what a split moves to a block of its own then ends at the next one.
    found.reverse();
    body.replace_insts(cx, found, |b, inst, ()| {
        let InstKind::Binary { fast_math, args: [x, y], .. } = b.body.insts[inst].kind else {
            return None;
        };
        let ty = b.ty(x);
        let elem = b.cx.types.scalar(ty);
        if !ty.is_vector() {
            return Some(scalar(b.body, b.cx, inst, [x, y], elem, fast_math));
        }
        Some(b.vector(ty, |b, lane| {
            let args = [b.extract(x, lane), b.extract(y, lane)];
            scalar(b.body, b.cx, inst, args, elem, fast_math)
        }))
    })
}

/// A remainder of scalars, before an instruction.
fn scalar(
    body: &mut Body,
    cx: &mut Context,
    inst: Inst,
    [x, y]: [Value; 2],
    ty: Type,
    fast: FastMath,
) -> Value {
    if matches!(ty.float_kind(), Some(FloatKind::Half | FloatKind::BFloat)) {
        let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
        let args = [x, y].map(|v| b.cast(CastOp::FpExt, v, Type::FLOAT));
        let value = scalar(body, cx, inst, args, Type::FLOAT, fast);
        let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
        return b.cast(CastOp::FpTrunc, value, ty);
    }
    if fast.contains(FastMath::AFN) {
        let b = Builder::new(body, cx, InsertPoint::Before(inst));
        let mut l = Legalizer { b, flush: false };
        let quotient = l.b.fbinary(BinaryOp::FDiv, FastMath::NONE, x, y);
        let whole = l.intrinsic("trunc", ty, &[quotient]);
        let minus = l.fneg(whole);
        return l.fma(minus, y, x);
    }
    exact(body, cx, inst, [x, y], ty)
}

fn exact(body: &mut Body, cx: &mut Context, inst: Inst, [x, y]: [Value; 2], ty: Type) -> Value {
    // Bits of the quotient in a turn; one less than half of the mantissa's.
    let (bits, suffix, infinity) = if ty == Type::FLOAT {
        (11, "f32", 0x7f80_0000u128)
    } else {
        (25, "f64", 0x7ff0_0000_0000_0000)
    };
    let head = body.inst_block(inst).expect("an instruction in a block");
    let [divide, again, last, tail] = std::array::from_fn(|_| body.make_block());
    for block in [tail, last, again, divide] {
        body.insert_block_after(block, head);
    }
    body.split_block_at(inst, tail);
    let mut l = Legalizer { b: Builder::new(body, cx, InsertPoint::End(head)), flush: false };
    let one: Value = {
        let bits = if ty == Type::FLOAT { 0x3f80_0000u128 } else { 0x3ff0_0000_0000_0000 };
        l.b.cx.consts.float(ty, bits).into()
    };
    let (a, d) = (l.intrinsic("fabs", ty, &[x]), l.intrinsic("fabs", ty, &[y]));

    // Less than the divisor: it is the remainder itself. (Not so NaNs, which stay through what follows.)
    let less = l.b.fcmp(FloatCc::Olt, a, d);
    let to_tail = l.b.body.block_call(tail, &[a]);
    let to_divide = l.b.body.block_call(divide, &[]);
    l.b.cond_br(less, to_tail, to_divide);

    l.b.place = InsertPoint::End(divide);
    let none = FastMath::NONE;
    let exponent = |l: &mut Legalizer<'_>, v| {
        l.call(&format!("llvm.amdgcn.frexp.exp.i32.{suffix}"), Type::I32, &[v], none)
    };
    let mantissa = |l: &mut Legalizer<'_>, v| {
        l.call(&format!("llvm.amdgcn.frexp.mant.{suffix}"), ty, &[v], none)
    };
    let (ex, ey) = (exponent(&mut l, a), exponent(&mut l, d));
    let (mx, my) = (mantissa(&mut l, a), mantissa(&mut l, d));
    let step = l.b.int(Type::I32, bits);
    let unit = l.b.int(Type::I32, 1);
    let start = l.intrinsic("ldexp", ty, &[mx, step]);
    let divisor = l.intrinsic("ldexp", ty, &[my, unit]);
    let distance = l.b.sub(ex, ey);
    let left = l.b.add(distance, unit);
    let reciprocal = l.b.fbinary(BinaryOp::FDiv, none, one, divisor);
    let more = l.b.icmp(IntCc::Sgt, left, step);
    let to_again = l.b.body.block_call(again, &[start, left]);
    let to_last = l.b.body.block_call(last, &[start, left]);
    l.b.cond_br(more, to_again, to_last);

    // What is left of a number by the nearest multiple of the divisor, put right if that was above.
    let reduce = |l: &mut Legalizer<'_>, rest: Value| {
        let quotient = l.fmul(rest, reciprocal);
        let quotient = l.intrinsic("rint", ty, &[quotient]);
        let minus = l.fneg(quotient);
        let rest = l.fma(minus, divisor, rest);
        let zero = l.b.cx.consts.float(ty, 0).into();
        let below = l.b.fcmp(FloatCc::Olt, rest, zero);
        let above = l.fadd(rest, divisor);
        l.b.select(below, above, rest)
    };
    let rest: Value = l.b.param(again, ty).into();
    let left: Value = l.b.param(again, Type::I32).into();
    l.b.place = InsertPoint::End(again);
    let reduced = reduce(&mut l, rest);
    let scaled = l.intrinsic("ldexp", ty, &[reduced, step]);
    let fewer = l.b.sub(left, step);
    let more = l.b.icmp(IntCc::Sgt, fewer, step);
    let back = l.b.body.block_call(again, &[scaled, fewer]);
    let out = l.b.body.block_call(last, &[scaled, fewer]);
    l.b.cond_br(more, back, out);

    let rest: Value = l.b.param(last, ty).into();
    let left: Value = l.b.param(last, Type::I32).into();
    l.b.place = InsertPoint::End(last);
    // The last bits are fewer than a whole step.
    let unused = l.b.sub(left, step);
    let rest = l.intrinsic("ldexp", ty, &[rest, unused]);
    let reduced = reduce(&mut l, rest);
    let down = l.b.sub(ey, unit);
    let result = l.intrinsic("ldexp", ty, &[reduced, down]);
    l.b.br(tail, &[result]);

    let size: Value = l.b.param(tail, ty).into();
    l.b.place = InsertPoint::Before(inst);
    let signed = l.intrinsic("copysign", ty, &[size, x]);
    // Nothing is left of infinity, and nothing divides by zero.
    let zero: Value = l.b.cx.consts.float(ty, 0).into();
    let infinity: Value = l.b.cx.consts.float(ty, infinity).into();
    let nan = {
        let bits = if ty == Type::FLOAT { 0x7fc0_0000u128 } else { 0x7ff8_0000_0000_0000 };
        l.b.cx.consts.float(ty, bits).into()
    };
    let divides = l.b.fcmp(FloatCc::Une, y, zero);
    let finite = l.b.fcmp(FloatCc::Olt, a, infinity);
    let ordered = l.b.fcmp(FloatCc::Ord, d, d);
    let both = l.b.and(divides, finite);
    let defined = l.b.and(both, ordered);
    l.b.select(defined, signed, nan)
}
