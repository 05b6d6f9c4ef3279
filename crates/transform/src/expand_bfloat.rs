//! `expand-bfloat`: arithmetic on `bfloat` becomes arithmetic on `float`, and conversions between the two moves of bits.
//!
//! For machines that have no such floats. A `bfloat` is the upper half of a `float`, so every one is a `float`; a `float` has more than
//! twice its digits, so rounding a sum, difference, product, quotient or root first to that and then to the half rounds right (Figueroa,
//! "When is double rounding innocuous?", 1995). Values of the type stay: they are 16 bits that are loaded, stored, chosen and bitcast.

use ir::ssa::{
    BinaryOp, Body, Builder, CastOp, Context, FastMath, FloatCc, Inst, InstKind, IntCc, Intrinsic,
    Type, Value,
};

use crate::elementwise::element_of;

/// Bits of the significand of a `float`.
const DIGITS: u32 = 24;

/// Runs the pass on a body. Returns the number of operations expanded.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let concerned = body.all_insts().filter(|&inst| is_concerned(body, cx, inst));
    let found: Vec<(Inst, ())> = concerned.map(|inst| (inst, ())).collect();
    body.replace_insts(cx, found, |b, inst, ()| {
        let ty = b.body.locals[b.body.result(inst)?].ty;
        let kind = b.body.insts[inst].kind.clone();
        expand(b, &kind, ty)
    })
}

/// Whether an instruction computes with floats of the type.
fn is_concerned(body: &Body, cx: &Context, inst: Inst) -> bool {
    let kind = &body.insts[inst].kind;
    let computes = match kind {
        InstKind::FNeg { .. } | InstKind::Binary { .. } | InstKind::FCmp { .. } => true,
        InstKind::Cast { op, .. } => *op != CastOp::BitCast,
        InstKind::Call { callee, .. } => cx.intrinsic_of(*callee).base_name().is_some(),
        _ => false,
    };
    let is = |ty: Type| cx.types.scalar(ty) == Type::BFLOAT;
    let mut any = body.result(inst).is_some_and(|local| is(body.locals[local].ty));
    if computes {
        kind.for_each_value(body, |value| any |= is(body.value_type(value, cx)));
    }
    computes && any
}

/// Writes what stands for an operation; none if it stays.
fn expand(b: &mut Builder<'_>, kind: &InstKind, ty: Type) -> Option<Value> {
    match *kind {
        InstKind::FNeg { value, .. } => Some(with_bits(b, value, |b, bits, of| {
            let sign = b.one_bit(of, 15);
            b.xor(bits, sign)
        })),
        InstKind::Binary { op, fast_math, args: [x, y], .. } => {
            let [x, y] = [extended(b, x), extended(b, y)];
            let value = b.fbinary(op, fast_math, x, y);
            Some(rounded(b, value, ty))
        }
        InstKind::FCmp { cc, args: [x, y], .. } => {
            let [x, y] = [extended(b, x), extended(b, y)];
            Some(b.fcmp(cc, x, y))
        }
        InstKind::Cast { op, value, .. } => convert(b, op, value, ty),
        InstKind::Call { callee, args, info } => {
            let fast = b.body.calls[info].fast_math;
            let args = b.body.list(args).to_vec();
            call(b, callee, &args, ty, fast)
        }
        _ => None,
    }
}

fn shaped(b: &mut Builder<'_>, elem: Type, like: Value) -> Type {
    let like = b.ty(like);
    b.cx.types.with_shape_of(elem, like)
}

/// Computes with the bits of a `bfloat`, whose integer type is handed on.
fn with_bits(
    b: &mut Builder<'_>,
    value: Value,
    compute: impl FnOnce(&mut Builder<'_>, Value, Type) -> Value,
) -> Value {
    let (ty, of) = (b.ty(value), shaped(b, Type::I16, value));
    let bits = b.cast(CastOp::BitCast, value, of);
    let result = compute(b, bits, of);
    b.cast(CastOp::BitCast, result, ty)
}

/// Returns a `bfloat` as a `float`; what is none as it is.
fn extended(b: &mut Builder<'_>, value: Value) -> Value {
    let ty = b.ty(value);
    if b.cx.types.scalar(ty) != Type::BFLOAT {
        return value;
    }
    let [half, word, float] =
        [Type::I16, Type::I32, Type::FLOAT].map(|elem| shaped(b, elem, value));
    let bits = b.cast(CastOp::BitCast, value, half);
    let bits = b.cast(CastOp::ZExt, bits, word);
    let bits = b.shift(BinaryOp::Shl, bits, 16);
    b.cast(CastOp::BitCast, bits, float)
}

/// Returns the nearest `bfloat` of a `float`, of two the even one: half a unit is added, less the least bit where the result is even.
fn rounded(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    let [half, word] = [Type::I16, Type::I32].map(|elem| shaped(b, elem, value));
    let bits = b.cast(CastOp::BitCast, value, word);
    let upper = b.shift(BinaryOp::LShr, bits, 16);
    let one = b.int(word, 1);
    let odd = b.and(upper, one);
    let below = b.int(word, 0x7fff);
    let bias = b.add(odd, below);
    let sum = b.add(bits, bias);
    let near = b.shift(BinaryOp::LShr, sum, 16);
    // A NaN keeps its upper bits, and is quiet.
    let quiet = b.int(word, 0x40);
    let quiet = b.or(upper, quiet);
    let is_nan = b.fcmp(FloatCc::Uno, value, value);
    let near = b.select(is_nan, quiet, near);
    let near = b.cast(CastOp::Trunc, near, half);
    b.cast(CastOp::BitCast, near, ty)
}

fn convert(b: &mut Builder<'_>, op: CastOp, value: Value, ty: Type) -> Option<Value> {
    let float = shaped(b, Type::FLOAT, value);
    let from = b.cx.types.scalar(b.ty(value));
    match op {
        CastOp::FpExt => {
            let single = extended(b, value);
            Some(if float == ty { single } else { b.cast(CastOp::FpExt, single, ty) })
        }
        CastOp::FpTrunc => {
            let single = if from == Type::DOUBLE { to_odd(b, value, float) } else { value };
            Some(rounded(b, single, ty))
        }
        CastOp::FpToSi | CastOp::FpToUi => {
            let single = extended(b, value);
            Some(b.cast(op, single, ty))
        }
        CastOp::SiToFp | CastOp::UiToFp => {
            let signed = op == CastOp::SiToFp;
            let width = from.int_width()?;
            let single = if width - u32::from(signed) <= DIGITS {
                b.cast(op, value, float)
            } else {
                of_integer(b, signed, value, width, float)
            };
            Some(rounded(b, single, ty))
        }
        _ => None,
    }
}

/// Returns a `double` as a `float` whose last bit is set where bits were lost: rounding that further is as good as rounding once
/// (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008).
pub fn to_odd(b: &mut Builder<'_>, value: Value, float: Type) -> Value {
    let double = b.ty(value);
    let word = shaped(b, Type::I32, value);
    let near = b.cast(CastOp::FpTrunc, value, float);
    let back = b.cast(CastOp::FpExt, near, double);
    let is_inexact = b.fcmp(FloatCc::One, back, value);
    let [x, y] = [back, value].map(|v| intrinsic(b, "fabs", "f64", v));
    let is_beyond = b.fcmp(FloatCc::Ogt, x, y);
    let number = b.cast(CastOp::BitCast, near, word);
    let one = b.int(word, 1);
    let below = b.sub(number, one);
    let toward = b.select(is_beyond, below, number);
    odd_where(b, is_inexact, toward, number, float)
}

/// Returns a float by its bits: rounded toward zero and with the last bit set where bits were lost.
fn odd_where(
    b: &mut Builder<'_>,
    is_inexact: Value,
    toward_zero: Value,
    near: Value,
    float: Type,
) -> Value {
    let word = b.ty(near);
    let one = b.int(word, 1);
    let odd = b.or(toward_zero, one);
    let result = b.select(is_inexact, odd, near);
    b.cast(CastOp::BitCast, result, float)
}

/// Calls an intrinsic of one argument, which has its type.
fn intrinsic(b: &mut Builder<'_>, base: &str, elem: &str, value: Value) -> Value {
    let ty = b.ty(value);
    let shape = match b.cx.types.vector_parts(ty) {
        Some((_, lanes)) => format!("v{lanes}{elem}"),
        None => elem.to_owned(),
    };
    b.intrinsic(&format!("llvm.{base}.{shape}"), ty, &[value])
}

/// Returns a `float` of an integer's highest digits, the last of them set where lower ones were lost.
fn of_integer(b: &mut Builder<'_>, signed: bool, value: Value, width: u32, float: Type) -> Value {
    let ty = b.ty(value);
    let zero = b.int(ty, 0);
    let is_negative = signed.then(|| b.icmp(IntCc::Slt, value, zero));
    let size = match is_negative {
        Some(is_negative) => {
            let minus = b.sub(zero, value);
            b.select(is_negative, minus, value)
        }
        None => value,
    };
    // Bits below the digits: as many ones as the width has more than them, moved down by the zeros at the top.
    let one = b.int(ty, 1);
    let at_least_one = b.or(size, one);
    let zeros = leading_zeros(b, at_least_one, width);
    let most = b.low_bits(ty, width - DIGITS);
    let mask = b.binary(BinaryOp::LShr, most, zeros);
    let rest = b.and(size, mask);
    let kept = b.xor(size, rest);
    let last = b.add(mask, one);
    let odd = b.or(kept, last);
    let is_exact = b.icmp(IntCc::Eq, rest, zero);
    let short = b.select(is_exact, kept, odd);
    let number = b.cast(CastOp::UiToFp, short, float);
    let Some(is_negative) = is_negative else { return number };
    let minus = b.value(InstKind::FNeg { fast_math: FastMath::NONE, value: number }, float);
    b.select(is_negative, minus, number)
}

fn leading_zeros(b: &mut Builder<'_>, value: Value, width: u32) -> Value {
    let ty = b.ty(value);
    let shape = match b.cx.types.vector_parts(ty) {
        Some((_, lanes)) => format!("v{lanes}i{width}"),
        None => format!("i{width}"),
    };
    let never = Value::from(b.cx.consts.bool(true));
    b.intrinsic(&format!("llvm.ctlz.{shape}"), ty, &[value, never])
}

/// A call of an intrinsic: of one that looks at bits by bits, of others by the intrinsic of `float`.
fn call(
    b: &mut Builder<'_>,
    callee: Value,
    args: &[Value],
    ty: Type,
    fast: FastMath,
) -> Option<Value> {
    let which = b.cx.intrinsic_of(callee);
    match (which, args) {
        (Intrinsic::FAbs, &[value]) => Some(with_bits(b, value, |b, bits, of| {
            let mask = b.low_bits(of, 15);
            b.and(bits, mask)
        })),
        (Intrinsic::CopySign, &[value, sign]) => {
            let of = shaped(b, Type::I16, value);
            let sign = b.cast(CastOp::BitCast, sign, of);
            Some(with_bits(b, value, |b, bits, of| {
                let (mask, high) = (b.low_bits(of, 15), b.one_bit(of, 15));
                let (size, sign) = (b.and(bits, mask), b.and(sign, high));
                b.or(size, sign)
            }))
        }
        (Intrinsic::Fma, &[x, y, z]) => {
            let [x, y, z] = [x, y, z].map(|v| extended(b, v));
            let sum = fused(b, x, y, z);
            Some(rounded(b, sum, ty))
        }
        (Intrinsic::FMulAdd, &[x, y, z]) => {
            let [x, y] = [x, y].map(|v| extended(b, v));
            let product = b.fbinary(BinaryOp::FMul, FastMath::NONE, x, y);
            let product = rounded(b, product, ty);
            let [product, z] = [product, z].map(|v| extended(b, v));
            let sum = b.fbinary(BinaryOp::FAdd, FastMath::NONE, product, z);
            Some(rounded(b, sum, ty))
        }
        (Intrinsic::ReduceFAdd, &[first, vector]) => {
            Some(reduced(b, BinaryOp::FAdd, fast, first, vector))
        }
        (Intrinsic::ReduceFMul, &[first, vector]) => {
            Some(reduced(b, BinaryOp::FMul, fast, first, vector))
        }
        _ if is_function(which) => by_float(b, callee, args, ty, fast),
        _ => None,
    }
}

/// Whether it is a function of floats of any format, of which the one of `float` is as good.
fn is_function(which: Intrinsic) -> bool {
    use Intrinsic as I;
    matches!(
        which,
        I::Sqrt | I::PowI | I::Pow | I::Exp | I::Exp2 | I::Exp10 | I::Log | I::Log10 | I::Log2
    ) || matches!(
        which,
        I::Sin
            | I::Cos
            | I::SinCos
            | I::Tan
            | I::ASin
            | I::ACos
            | I::ATan
            | I::ATan2
            | I::SinH
            | I::CosH
            | I::TanH
    ) || matches!(
        which,
        I::LdExp
            | I::FrExp
            | I::Modf
            | I::Floor
            | I::Ceil
            | I::Trunc
            | I::RInt
            | I::NearbyInt
            | I::Round
            | I::RoundEven
            | I::LRint
            | I::LLRint
            | I::LRound
            | I::LLRound
            | I::FpToSiSat
            | I::FpToUiSat
            | I::Canonicalize
    ) || matches!(
        which,
        I::MinNum
            | I::MaxNum
            | I::Minimum
            | I::Maximum
            | I::MinimumNum
            | I::MaximumNum
            | I::ReduceFMax
            | I::ReduceFMin
            | I::ReduceFMaximum
            | I::ReduceFMinimum
    )
}

/// The same intrinsic of `float`.
fn by_float(
    b: &mut Builder<'_>,
    callee: Value,
    args: &[Value],
    ty: Type,
    fast: FastMath,
) -> Option<Value> {
    let global = b.cx.direct_callee(callee)?;
    let name = b.cx.globals[global].name.replace("bf16", "f32");
    let args: Vec<Value> = args.iter().map(|&arg| extended(b, arg)).collect();
    let wide = |b: &mut Builder<'_>, ty: Type| {
        if b.cx.types.scalar(ty) == Type::BFLOAT {
            b.cx.types.with_shape_of(Type::FLOAT, ty)
        } else {
            ty
        }
    };
    let fields: Vec<Type> = match b.cx.types.is_aggregate(ty) {
        true => (0..).map_while(|n| b.cx.types.element(ty, n)).collect(),
        false => Vec::new(),
    };
    let result = if fields.is_empty() {
        wide(b, ty)
    } else {
        let fields: Vec<Type> = fields.iter().map(|&field| wide(b, field)).collect();
        b.cx.types.literal_struct(&fields, false)
    };
    let call = b.call_intrinsic(&name, result, &args);
    if let InstKind::Call { info, .. } = b.body.insts[call].kind {
        b.body.calls[info].fast_math = fast;
    }
    let found = Value::from(b.body.result(call)?);
    if fields.is_empty() {
        return Some(if result == ty { found } else { rounded(b, found, ty) });
    }
    let mut whole = Value::from(b.cx.consts.poison(ty));
    for (n, field) in fields.into_iter().enumerate() {
        let mut part = b.extract_value(found, n as u32);
        if b.ty(part) != field {
            part = rounded(b, part, field);
        }
        whole = b.insert_value(whole, part, n as u32);
    }
    Some(whole)
}

/// Returns `x * y + z`, its last bit set where it has lost something. A product beyond the range is computed smaller, as the sum may be
/// within it.
fn fused(b: &mut Builder<'_>, x: Value, y: Value, z: Value) -> Value {
    let product = b.fbinary(BinaryOp::FMul, FastMath::NONE, x, y);
    let size = intrinsic(b, "fabs", "f32", product);
    let [infinity, one, down, up] =
        [f32::INFINITY, 1.0, 1.0 / 256.0, 256.0].map(|number| splat(b, number, x));
    let is_over = b.fcmp(FloatCc::Oeq, size, infinity);
    let [down, up] = [down, up].map(|factor| b.select(is_over, factor, one));
    let [x, z] = [x, z].map(|v| b.fbinary(BinaryOp::FMul, FastMath::NONE, v, down));
    let sum = sum_to_odd(b, x, y, z);
    b.fbinary(BinaryOp::FMul, FastMath::NONE, sum, up)
}

/// A constant of `float`, in the shape of a value.
fn splat(b: &mut Builder<'_>, number: f32, like: Value) -> Value {
    let word = shaped(b, Type::I32, like);
    let ty = shaped(b, Type::FLOAT, like);
    let bits = b.int(word, number.to_bits().into());
    b.cast(CastOp::BitCast, bits, ty)
}

/// Returns `x * y + z` as the nearest `float` towards zero whose last bit is set if it is not exact: the product of two `bfloat`s is exact,
/// and what the sum loses is a `float` (Knuth, "Seminumerical Algorithms", 4.2.2, theorem B).
fn sum_to_odd(b: &mut Builder<'_>, x: Value, y: Value, z: Value) -> Value {
    let ty = b.ty(z);
    let word = shaped(b, Type::I32, z);
    let op = |b: &mut Builder<'_>, op, x, y| b.fbinary(op, FastMath::NONE, x, y);
    let product = op(b, BinaryOp::FMul, x, y);
    let sum = op(b, BinaryOp::FAdd, product, z);
    let other = op(b, BinaryOp::FSub, sum, product);
    let of_product = op(b, BinaryOp::FSub, sum, other);
    let of_product = op(b, BinaryOp::FSub, product, of_product);
    let of_summand = op(b, BinaryOp::FSub, z, other);
    let lost = op(b, BinaryOp::FAdd, of_product, of_summand);
    let zero = Value::from(b.cx.consts.zero(ty));
    let is_inexact = b.fcmp(FloatCc::One, lost, zero);
    let [lost, up] = [lost, sum].map(|v| b.fcmp(FloatCc::Ogt, v, zero));
    let is_short = b.icmp(IntCc::Eq, lost, up);
    let bits = b.cast(CastOp::BitCast, sum, word);
    let one = b.int(word, 1);
    let less = b.sub(bits, one);
    let toward = b.select(is_short, bits, less);
    odd_where(b, is_inexact, toward, bits, ty)
}

/// Combines the elements of a vector one after the other, beginning with a value.
fn reduced(
    b: &mut Builder<'_>,
    op: BinaryOp,
    fast: FastMath,
    first: Value,
    vector: Value,
) -> Value {
    let lanes = b.cx.types.lanes(b.ty(vector));
    let mut found = first;
    for lane in 0..lanes {
        let next = element_of(b, vector, lane);
        let [x, y] = [found, next].map(|v| extended(b, v));
        let value = b.fbinary(op, fast, x, y);
        found = rounded(b, value, Type::BFLOAT);
    }
    found
}
