//! `expand-intrinsics`: intrinsics of which the machine knows nothing become arithmetic.
//!
//! * `is.fpclass` asks in which of ten classes a float is. As an integer each class is a range of each sign (IEEE 754, 3.4);
//!   neighbouring ranges are one, and one subtraction and one comparison ask for a range (Warren, "Hacker's Delight", 4-1).
//! * Saturating sums and differences of integers wider than the machine's ("Hacker's Delight", 2-13), and saturating shifts.
//! * Comparisons that answer -1, 0 or 1.
//! * Sums, differences and products that say whether they are over ("Hacker's Delight", 2-13; products by their upper half).
//! * `minimum` and `maximum`, of which a NaN comes out if one goes in, and -0 is below +0.
//! * Mantissas with exponents, fractions with whole parts, and floats made whole before they are integers.
//! * Floats to integers with saturation, but floats of 32 bits to integers that the machine has: a conversion and three comparisons.

mod floats;
mod integers;

use crate::elementwise::is_checked;
use ir::ssa::{
    BinaryOp, Body, Builder, CastOp, Context, FastMath, InsertPoint, Inst, InstKind, Intrinsic,
    Type, Value,
};

pub(crate) use floats::scaled;
pub(crate) use integers::clamped;
pub use integers::{checked, saturated, shifted_saturated, three_way};

/// Integers up to this width saturate in the machine.
pub(crate) const SATURATED: u32 = 32;

/// Runs the pass on a body, for a machine that saturates integers up to `legal` bits. Returns how many were expanded.
pub fn run(body: &mut Body, cx: &mut Context, legal: u32) -> u64 {
    let mut found = Vec::new();
    for inst in body.all_insts() {
        if let InstKind::Call { callee, args, .. } = body.insts[inst].kind {
            found.push((inst, (cx.intrinsic_of(callee), body.list(args).to_vec())));
        }
    }
    body.replace_insts(cx, found, |b, inst, (intrinsic, args)| {
        expand(b.body, b.cx, inst, intrinsic, &args, legal)
    })
}

/// Whether calls of scalars become arithmetic here, by the types of an operand and of the result: those of vectors have to be taken
/// apart before.
pub(crate) fn is_expanded(which: Intrinsic, from: Type, to: Type) -> bool {
    use Intrinsic as I;
    let is_wide = || to.int_width().is_some_and(|width| width > SATURATED);
    match which {
        I::SAddSat | I::UAddSat | I::SSubSat | I::USubSat => is_wide(),
        I::FpToSiSat | I::FpToUiSat => from != Type::FLOAT || is_wide(),
        I::IsFpClass | I::SCmp | I::UCmp | I::SShlSat | I::UShlSat => true,
        I::Minimum | I::Maximum | I::ReduceFMinimum | I::ReduceFMaximum => true,
        I::FrExp | I::Modf | I::LRint | I::LLRint | I::Canonicalize => true,
        which => is_checked(which),
    }
}

fn expand(
    body: &mut Body,
    cx: &mut Context,
    inst: Inst,
    intrinsic: Intrinsic,
    args: &[Value],
    legal: u32,
) -> Option<Value> {
    let of = body.value_type(*args.first()?, cx);
    let ty = body.locals[body.result(inst)?].ty;
    let b = &mut Builder::new(body, cx, InsertPoint::Before(inst));
    if of.float_kind().is_some() {
        of_floats(b, intrinsic, args, ty, legal)
    } else {
        of_integers(b, intrinsic, args, ty, legal)
    }
}

/// Writes what stands for an intrinsic of single integers.
fn of_integers(
    b: &mut Builder<'_>,
    which: Intrinsic,
    args: &[Value],
    ty: Type,
    legal: u32,
) -> Option<Value> {
    use Intrinsic as I;
    let &[x, y] = args else { return None };
    let width = b.ty(x).int_width()?;
    match which {
        I::SAddSat | I::UAddSat | I::SSubSat | I::USubSat if width > legal => {
            let signed = matches!(which, I::SAddSat | I::SSubSat);
            let difference = matches!(which, I::SSubSat | I::USubSat);
            Some(integers::saturated(b, signed, difference, [x, y]))
        }
        I::SCmp | I::UCmp => Some(three_way(b, which == I::SCmp, [x, y], ty)),
        I::SShlSat | I::UShlSat => Some(shifted_saturated(b, which == I::SShlSat, [x, y], width)),
        which if is_checked(which) => {
            let (value, is_over) = integers::checked(b, which, [x, y])?;
            Some(pair(b, ty, [value, is_over]))
        }
        _ => None,
    }
}

/// Writes what stands for an intrinsic of single floats.
fn of_floats(
    b: &mut Builder<'_>,
    which: Intrinsic,
    args: &[Value],
    ty: Type,
    legal: u32,
) -> Option<Value> {
    use Intrinsic as I;
    let of = b.ty(*args.first()?);
    match (which, args) {
        (I::IsFpClass, &[value, mask]) => {
            let mask = b.cx.consts.as_uint(mask.constant()?)? as u32;
            floats::is_fp_class(b, value, mask)
        }
        (I::Minimum | I::Maximum, &[x, y]) => floats::extreme(b, which == I::Maximum, [x, y]),
        (I::FpToSiSat | I::FpToUiSat, &[value]) => {
            if of == Type::FLOAT && ty.int_width()? <= legal {
                return None;
            }
            floats::saturating_conversion(b, which == I::FpToSiSat, value, ty)
        }
        (I::FrExp, &[value]) => {
            let exponent = b.cx.types.element(ty, 1)?;
            let parts = floats::mantissa_and_exponent(b, value, exponent)?;
            Some(pair(b, ty, parts))
        }
        (I::Modf, &[value]) => {
            let parts = floats::fraction_and_whole(b, value)?;
            Some(pair(b, ty, parts))
        }
        (I::LRint | I::LLRint, &[value]) => {
            let whole = floats::call(b, "rint", &[value])?;
            Some(b.cast(CastOp::FpToSi, whole, ty))
        }
        (I::Canonicalize, &[value]) => {
            let one = floats::power_of_two(b, of, 0)?;
            Some(b.fbinary(BinaryOp::FMul, FastMath::NONE, value, one))
        }
        _ => None,
    }
}

/// A structure of two members.
pub fn pair(b: &mut Builder<'_>, ty: Type, members: [Value; 2]) -> Value {
    let poison = Value::from(b.cx.consts.poison(ty));
    let partial = b.insert_value(poison, members[0], 0);
    b.insert_value(partial, members[1], 1)
}
