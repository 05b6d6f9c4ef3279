//! `expand-intrinsics`: intrinsics of which the machine knows nothing become arithmetic.
//!
//! * `is.fpclass` asks in which of ten classes a float is. As an integer each class is a range of each sign (IEEE 754, 3.4);
//!   neighbouring ranges are one, and one subtraction and one comparison ask for a range (Warren, "Hacker's Delight", 4-1).
//! * Saturating sums and differences of integers wider than the machine's ("Hacker's Delight", 2-13).
//! * Sums, differences and products that say whether they are over ("Hacker's Delight", 2-13; products by their upper half).
//! * Floats to integers with saturation, but floats of 32 bits to integers that the machine has: a conversion and three comparisons.

use ir::pass::{Function, Rewrite};
use ir::ssa::{
    BinaryOp, Body, Builder, CastOp, Context, FloatCc, FloatKind, Inst, InstKind, IntCc, Intrinsic,
    Place, Type, Value, ValueMap,
};

/// The pass.
#[derive(Clone, Copy, Debug)]
pub struct ExpandIntrinsics {
    /// Integers up to this width saturate in the machine.
    pub legal: u32,
}

impl Default for ExpandIntrinsics {
    fn default() -> Self {
        Self { legal: 32 }
    }
}

impl Rewrite for ExpandIntrinsics {
    fn rewrite(&mut self, f: &mut Function, cx: &mut Context) -> u64 {
        run(&mut f.body, cx, self.legal)
    }
}

/// Runs the pass on a body, for a machine that saturates integers up to `legal` bits. Answers how many were expanded.
pub fn run(body: &mut Body, cx: &mut Context, legal: u32) -> u64 {
    let mut found = Vec::new();
    for &block in body.block_order() {
        for inst in body.block_insts(block) {
            if let InstKind::Call { callee, args, .. } = body.insts[inst].kind {
                found.push((inst, cx.intrinsic_of(callee), body.list(args).to_vec()));
            }
        }
    }
    let mut replaced = ValueMap::new();
    let mut count = 0;
    for (inst, intrinsic, args) in found {
        let Some(result) = expand(body, cx, inst, intrinsic, &args, legal) else { continue };
        let old = body.result(inst).expect("it has a result");
        replaced[old] = Some(result).into();
        body.remove_inst(inst);
        count += 1;
    }
    if count > 0 {
        body.rewrite(&replaced);
    }
    count
}

fn expand(
    body: &mut Body,
    cx: &mut Context,
    inst: Inst,
    intrinsic: Intrinsic,
    args: &[Value],
    legal: u32,
) -> Option<Value> {
    let ty = body.value_type(*args.first()?, cx);
    let signed = matches!(intrinsic, Intrinsic::SAddSat | Intrinsic::SSubSat);
    match (intrinsic, args) {
        (Intrinsic::IsFpClass, &[value, mask]) => {
            let format = Format::of(ty.float_kind()?)?;
            let mask = cx.consts.as_uint(mask.constant()?)? as u32;
            let mut builder = Builder::new(body, cx, Place::Before(inst));
            Some(is_fp_class(&mut builder, format, value, mask))
        }
        (Intrinsic::SAddSat | Intrinsic::UAddSat, &[a, b]) if ty.int_width()? > legal => {
            Some(saturated(&mut Builder::new(body, cx, Place::Before(inst)), signed, false, [a, b]))
        }
        (Intrinsic::SSubSat | Intrinsic::USubSat, &[a, b]) if ty.int_width()? > legal => {
            Some(saturated(&mut Builder::new(body, cx, Place::Before(inst)), signed, true, [a, b]))
        }
        (
            Intrinsic::SAddOverflow
            | Intrinsic::UAddOverflow
            | Intrinsic::SSubOverflow
            | Intrinsic::USubOverflow
            | Intrinsic::SMulOverflow
            | Intrinsic::UMulOverflow,
            &[a, b],
        ) => {
            ty.int_width()?;
            let pair = body.locals[body.result(inst)?].ty;
            let mut builder = Builder::new(body, cx, Place::Before(inst));
            let (value, is_over) = checked(&mut builder, intrinsic, [a, b])?;
            let poison = Value::from(builder.cx.consts.poison(pair));
            let partial = builder.insert_value(poison, value, 0);
            Some(builder.insert_value(partial, is_over, 1))
        }
        (Intrinsic::FpToSiSat | Intrinsic::FpToUiSat, &[value]) => {
            let to = body.locals[body.result(inst)?].ty;
            let width = to.int_width()?;
            if ty == Type::FLOAT && width <= legal {
                return None;
            }
            let signed = intrinsic == Intrinsic::FpToSiSat;
            let mut builder = Builder::new(body, cx, Place::Before(inst));
            saturating_conversion(&mut builder, signed, value, to)
        }
        _ => None,
    }
}

/// A sum, difference or product, and whether it is over.
fn checked(
    b: &mut Builder<'_>,
    intrinsic: Intrinsic,
    [x, y]: [Value; 2],
) -> Option<(Value, Value)> {
    use Intrinsic as I;
    let ty = b.ty(x);
    let width = ty.int_width()?;
    let zero = b.int(ty, 0);
    Some(match intrinsic {
        I::UAddOverflow => {
            let sum = b.add(x, y);
            (sum, b.icmp(IntCc::Ult, sum, x))
        }
        I::USubOverflow => (b.sub(x, y), b.icmp(IntCc::Ult, x, y)),
        I::SAddOverflow | I::SSubOverflow => {
            // Its sign is neither operand's, of which the second of a difference counts as its opposite.
            let difference = intrinsic == I::SSubOverflow;
            let result = if difference { b.sub(x, y) } else { b.add(x, y) };
            let first = b.xor(x, result);
            let second = if difference { b.xor(x, y) } else { b.xor(y, result) };
            let both = b.and(first, second);
            (result, b.icmp(IntCc::Slt, both, zero))
        }
        I::SMulOverflow | I::UMulOverflow => {
            let signed = intrinsic == I::SMulOverflow;
            let op = if signed { CastOp::SExt } else { CastOp::ZExt };
            let [x, y] = [x, y].map(|v| b.cast(op, v, Type::int(2 * width)));
            let product = b.mul(x, y);
            let low = b.cast(CastOp::Trunc, product, ty);
            let high = b.shift(BinaryOp::LShr, product, width);
            let high = b.cast(CastOp::Trunc, high, ty);
            let expected = if signed { b.shift(BinaryOp::AShr, low, width - 1) } else { zero };
            (low, b.icmp(IntCc::Ne, high, expected))
        }
        _ => return None,
    })
}

/// A float towards zero, or the end of the range that it is beyond; 0 if it is no number.
fn saturating_conversion(
    b: &mut Builder<'_>,
    signed: bool,
    value: Value,
    to: Type,
) -> Option<Value> {
    let width = to.int_width()?;
    // The powers of two that bound the range are no half floats, if the integer has more than 16 bits.
    let (value, ty) = match b.ty(value) {
        Type::DOUBLE => (value, Type::DOUBLE),
        Type::FLOAT => (value, Type::FLOAT),
        Type::HALF => (b.cast(CastOp::FpExt, value, Type::FLOAT), Type::FLOAT),
        _ => return None,
    };
    let power = |b: &mut Builder<'_>, exponent: u32, negative: bool| {
        // Above the greatest exponent is infinity.
        let exponent = exponent.min(if ty == Type::DOUBLE { 1024 } else { 128 });
        let sign = u128::from(negative);
        let bits = match ty {
            Type::DOUBLE => sign << 63 | u128::from(exponent + 1023) << 52,
            _ => sign << 31 | u128::from(exponent + 127) << 23,
        };
        Value::from(b.cx.consts.float(ty, bits))
    };
    let digits = width - u32::from(signed);
    let op = if signed { CastOp::FpToSi } else { CastOp::FpToUi };
    let inside = b.cast(op, value, to);
    let over = power(b, digits, false);
    let is_over = b.fcmp(FloatCc::Oge, value, over);
    let most = greatest(b, to, signed);
    let found = b.select(is_over, most, inside);
    if signed {
        let under = power(b, digits, true);
        let is_under = b.fcmp(FloatCc::Ole, value, under);
        let least = b.one_bit(to, width - 1);
        let found = b.select(is_under, least, found);
        let is_nan = b.fcmp(FloatCc::Uno, value, value);
        let zero = b.int(to, 0);
        return Some(b.select(is_nan, zero, found));
    }
    // Neither what is below nor what is no number is above 0.
    let zero = Value::from(b.cx.consts.float(ty, 0));
    let above = b.fcmp(FloatCc::Ogt, value, zero);
    let none = b.int(to, 0);
    Some(b.select(above, found, none))
}

/// All bits set. Constants that a builder makes have 128 bits at most.
fn all_ones(b: &mut Builder<'_>, ty: Type) -> Value {
    if ty.int_width().is_some_and(|width| width <= 128) {
        return b.sint(ty, -1);
    }
    let truth = b.int(Type::I1, 1);
    b.cast(CastOp::SExt, truth, ty)
}

/// The greatest number of a type.
fn greatest(b: &mut Builder<'_>, ty: Type, signed: bool) -> Value {
    let width = ty.int_width().unwrap_or(64);
    b.low_bits(ty, width - u32::from(signed))
}

/// A sum, or a difference, of single values that stays at the end of its range.
fn saturated(b: &mut Builder<'_>, signed: bool, difference: bool, [x, y]: [Value; 2]) -> Value {
    let ty = b.ty(x);
    let width = ty.int_width().unwrap_or(64);
    let op = if difference { BinaryOp::Sub } else { BinaryOp::Add };
    let result = b.binary(op, x, y);
    if !signed {
        let (over, end) = if difference {
            (b.icmp(IntCc::Ult, x, y), b.int(ty, 0))
        } else {
            (b.icmp(IntCc::Ult, result, x), all_ones(b, ty))
        };
        return b.select(over, end, result);
    }
    // It is over if the result's sign is neither operand's; the end is that on the first operand's side.
    let first = b.xor(x, result);
    let second = if difference { b.xor(x, y) } else { b.xor(y, result) };
    let both = b.and(first, second);
    let zero = b.int(ty, 0);
    let over = b.icmp(IntCc::Slt, both, zero);
    let sign = b.shift(BinaryOp::AShr, x, width - 1);
    let most = greatest(b, ty, true);
    let end = b.xor(sign, most);
    b.select(over, end, result)
}

/// Where the fields of a float are.
#[derive(Clone, Copy)]
struct Format {
    bits: u32,
    mantissa: u32,
}

impl Format {
    fn of(kind: FloatKind) -> Option<Self> {
        let (bits, mantissa) = match kind {
            FloatKind::Half => (16, 10),
            FloatKind::BFloat => (16, 7),
            FloatKind::Float => (32, 23),
            FloatKind::Double => (64, 52),
            _ => return None,
        };
        Some(Self { bits, mantissa })
    }

    /// The ranges of a mask's classes among the values of one sign, without the sign; those that touch are one. `classes` are
    /// the mask's bits of zero, subnormal, normal, infinite, signalling and quiet.
    fn ranges(self, classes: [bool; 6]) -> Vec<(u128, u128)> {
        let normal = 1u128 << self.mantissa;
        let infinite = ((1 << (self.bits - 1 - self.mantissa)) - 1) << self.mantissa;
        let quiet = infinite | normal >> 1;
        let begins = [0, 1, normal, infinite, infinite + 1, quiet, 1 << (self.bits - 1)];
        let mut found: Vec<(u128, u128)> = Vec::new();
        for (n, _) in classes.iter().enumerate().filter(|(_, wanted)| **wanted) {
            let (from, to) = (begins[n], begins[n + 1] - 1);
            match found.last_mut() {
                Some(last) if last.1 + 1 == from => last.1 = to,
                _ => found.push((from, to)),
            }
        }
        found
    }
}

/// Whether a float is in one of a mask's classes (LLVM's Language Reference, `llvm.is.fpclass`).
fn is_fp_class(b: &mut Builder<'_>, format: Format, value: Value, mask: u32) -> Value {
    let has = |bit: u32| mask >> bit & 1 == 1;
    let nans = [has(0), has(1)];
    let positive = [has(6), has(7), has(8), has(9), nans[0], nans[1]];
    let negative = [has(5), has(4), has(3), has(2), nans[0], nans[1]];
    let ty = Type::int(format.bits);
    let bits = b.cast(CastOp::BitCast, value, ty);
    let sign = 1u128 << (format.bits - 1);
    let mut ranges = format.ranges(positive);
    let mut of = bits;
    if positive == negative {
        let magnitude = b.int(ty, sign - 1);
        of = b.and(bits, magnitude);
    } else {
        ranges
            .extend(format.ranges(negative).into_iter().map(|(from, to)| (from | sign, to | sign)));
    }
    let mut any: Option<Value> = None;
    for (from, to) in ranges {
        let least = b.int(ty, from);
        let test = if from == to {
            b.icmp(IntCc::Eq, of, least)
        } else {
            let above = if from == 0 { of } else { b.sub(of, least) };
            let width = b.int(ty, to - from);
            b.icmp(IntCc::Ule, above, width)
        };
        any = Some(any.map_or(test, |other| b.or(other, test)));
    }
    any.unwrap_or_else(|| b.int(Type::int(1), 0))
}
