//! Intrinsics of constants.

use super::float::{convert, from_f64, to_f64, to_int, with_format};
use ir::ssa::{Const, Context, FloatKind, Intrinsic, Type, sign_extend, truncate};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single};
use rustc_apfloat::{Category, Float};

/// Whether [`intrinsic`] knows anything about it: saves the caller collecting operands.
pub fn target_independent(which: Intrinsic) -> bool {
    !matches!(which, Intrinsic::None | Intrinsic::Target | Intrinsic::Unknown)
}

/// The result of the intrinsic `which` on `args`, of type `ty`.
pub fn intrinsic(cx: &mut Context, which: Intrinsic, ty: Type, args: &[Const]) -> Option<Const> {
    use Intrinsic::*;
    use Option::None;
    // Reductions take a vector to a scalar; all others work lane by lane.
    match which {
        ReduceAdd | ReduceMul | ReduceAnd | ReduceOr | ReduceXor | ReduceSMax | ReduceSMin
        | ReduceUMax | ReduceUMin => return reduce(cx, which, ty, args[0]),
        SAddOverflow | UAddOverflow | SSubOverflow | USubOverflow | SMulOverflow | UMulOverflow => {
            return overflow(cx, which, ty, args);
        }
        Expect | ExpectWithProbability | SsaCopy | ArithmeticFence => return Some(args[0]),
        IsConstant => return Some(cx.consts.bool(true)),
        _ => {}
    }
    if args.iter().any(|&a| super::is_poison(cx, a)) && propagates_poison(which) {
        return Some(cx.consts.poison(ty));
    }
    if ty.is_vector() && elementwise(which) {
        let elem = cx.types.scalar(ty);
        return super::by_lane(cx, ty, args, |cx, v| intrinsic(cx, which, elem, v));
    }
    if ty.is_vector() {
        return None;
    }
    let first = cx.consts.ty(*args.first()?);
    if first.is_int() && !matches!(which, ConvertFromFp16) {
        return integer(cx, which, ty, args);
    }
    if first.is_float() { float(cx, which, ty, args) } else { None }
}

fn propagates_poison(which: Intrinsic) -> bool {
    elementwise(which)
}

fn elementwise(which: Intrinsic) -> bool {
    use Intrinsic::*;
    matches!(
        which,
        Abs | SMax
            | SMin
            | UMax
            | UMin
            | SCmp
            | UCmp
            | BSwap
            | BitReverse
            | CtPop
            | CtLz
            | CtTz
            | FShl
            | FShr
            | SAddSat
            | UAddSat
            | SSubSat
            | USubSat
            | SShlSat
            | UShlSat
            | FAbs
            | CopySign
            | Fma
            | FMulAdd
            | Sqrt
            | Floor
            | Ceil
            | Trunc
            | RInt
            | NearbyInt
            | Round
            | RoundEven
            | MinNum
            | MaxNum
            | Minimum
            | Maximum
            | MinimumNum
            | MaximumNum
            | Canonicalize
            | FpToSiSat
            | FpToUiSat
            | LdExp
    )
}

fn integer(cx: &mut Context, which: Intrinsic, ty: Type, args: &[Const]) -> Option<Const> {
    use Intrinsic::*;
    use Option::None;
    let mut v = [0u128; 3];
    for (slot, &arg) in v.iter_mut().zip(args) {
        *slot = cx.consts.as_uint(arg)?;
    }
    let width = cx.consts.ty(args[0]).int_width()?;
    let [a, b, c] = v;
    let (sa, sb) = (sign_extend(a, width), sign_extend(b, width));
    let max = truncate(u128::MAX, width);
    let (smin, smax) = (sign_extend(1 << (width - 1), width), (max >> 1) as i128);
    let clamp = |value: Option<i128>, positive: bool| -> u128 {
        let limit = if positive { smax } else { smin };
        value.map_or(limit, |v| v.clamp(smin, smax)) as u128
    };
    let value = match which {
        Abs => {
            if sa == smin && b == 1 {
                return Some(cx.consts.poison(ty));
            }
            sa.wrapping_abs() as u128
        }
        SMax => sa.max(sb) as u128,
        SMin => sa.min(sb) as u128,
        UMax => a.max(b),
        UMin => a.min(b),
        // The result's type may be wider than numbers here.
        SCmp => return Some(cx.consts.sint(ty, sa.cmp(&sb) as i128)),
        UCmp => return Some(cx.consts.sint(ty, a.cmp(&b) as i128)),
        BSwap => a.swap_bytes() >> (128 - width),
        BitReverse => a.reverse_bits() >> (128 - width),
        CtPop => u128::from(a.count_ones()),
        CtLz | CtTz => {
            if a == 0 && b == 1 {
                return Some(cx.consts.poison(ty));
            }
            u128::from(match which {
                CtLz => (a << (128 - width)).leading_zeros().min(width),
                _ => a.trailing_zeros().min(width),
            })
        }
        FShl | FShr => {
            let by = (c % u128::from(width)) as u32;
            let left = if which == FShl { by } else { width - by };
            match left {
                0 => a,
                l if l == width => b,
                l => (a << l) | (b >> (width - l)),
            }
        }
        UAddSat => a.checked_add(b).map_or(max, |s| s.min(max)),
        USubSat => a.saturating_sub(b),
        SAddSat => clamp(sa.checked_add(sb), sa >= 0),
        SSubSat => clamp(sa.checked_sub(sb), sa >= 0),
        UShlSat => {
            if b >= u128::from(width) {
                return Some(cx.consts.poison(ty));
            }
            if truncate(a << b, width) >> b == a { a << b } else { max }
        }
        SShlSat => {
            if b >= u128::from(width) {
                return Some(cx.consts.poison(ty));
            }
            let shifted = sign_extend(truncate(a << b, width), width);
            if shifted >> b == sa { shifted as u128 } else { clamp(None, sa >= 0) }
        }
        _ => return None,
    };
    Some(cx.consts.int(ty, value))
}

fn overflow(cx: &mut Context, which: Intrinsic, ty: Type, args: &[Const]) -> Option<Const> {
    use Intrinsic::*;
    let elem = cx.types.element(ty, 0)?;
    let width = elem.int_width().filter(|&w| w <= 128)?;
    let (a, b) = (cx.consts.as_uint(args[0])?, cx.consts.as_uint(args[1])?);
    let (sa, sb) = (sign_extend(a, width), sign_extend(b, width));
    let signed = |wide: Option<i128>| {
        wide.is_none_or(|v| sign_extend(truncate(v as u128, width), width) != v)
    };
    let unsigned = |wide: Option<u128>| wide.is_none_or(|v| truncate(v, width) != v);
    let (value, bad) = match which {
        SAddOverflow => (a.wrapping_add(b), signed(sa.checked_add(sb))),
        UAddOverflow => (a.wrapping_add(b), unsigned(a.checked_add(b))),
        SSubOverflow => (a.wrapping_sub(b), signed(sa.checked_sub(sb))),
        USubOverflow => (a.wrapping_sub(b), a < b),
        SMulOverflow => (a.wrapping_mul(b), signed(sa.checked_mul(sb))),
        _ => (a.wrapping_mul(b), unsigned(a.checked_mul(b))),
    };
    let value = cx.consts.int(elem, value);
    let bad = cx.consts.bool(bad);
    Some(cx.consts.aggregate(ty, &[value, bad]))
}

fn reduce(cx: &mut Context, which: Intrinsic, ty: Type, vector: Const) -> Option<Const> {
    use Intrinsic::*;
    use Option::None;
    let width = ty.int_width().filter(|&w| w <= 128)?;
    let lanes = cx.types.lanes(cx.consts.ty(vector));
    let mut result: Option<u128> = None;
    for lane in 0..u64::from(lanes) {
        let elem = super::element(cx, vector, lane)?;
        let v = cx.consts.as_uint(elem)?;
        result = Some(match result {
            None => v,
            Some(r) => {
                let (sr, sv) = (sign_extend(r, width), sign_extend(v, width));
                match which {
                    ReduceAdd => r.wrapping_add(v),
                    ReduceMul => r.wrapping_mul(v),
                    ReduceAnd => r & v,
                    ReduceOr => r | v,
                    ReduceXor => r ^ v,
                    ReduceSMax => sr.max(sv) as u128,
                    ReduceSMin => sr.min(sv) as u128,
                    ReduceUMax => r.max(v),
                    _ => r.min(v),
                }
            }
        });
        result = result.map(|r| truncate(r, width));
    }
    Some(cx.consts.int(ty, result?))
}

fn float(cx: &mut Context, which: Intrinsic, ty: Type, args: &[Const]) -> Option<Const> {
    use Intrinsic::*;
    use Option::None;
    let (format, x) = cx.consts.as_float_bits(args[0])?;
    let kind = format.float_kind()?;
    match which {
        FpToSiSat | FpToUiSat => {
            let width = ty.int_width().filter(|&w| w <= 128)?;
            let (value, _) = to_int(kind, x, width, which == FpToSiSat)?;
            return Some(cx.consts.int(ty, value));
        }
        IsFpClass => {
            let mask = cx.consts.as_uint(args[1])?;
            let class = with_format!(kind, F => Some(classify(F::from_bits(x))))?;
            return Some(cx.consts.bool(mask & class != 0));
        }
        LdExp => {
            let exp = cx.consts.as_int(args[1])?.clamp(-40000, 40000) as i32;
            let bits = with_format!(kind, F => Some(F::from_bits(x).scalbn(exp).to_bits()))?;
            return Some(cx.consts.float(ty, bits));
        }
        ConvertToFp16 => {
            let bits = convert(kind, FloatKind::Half, x)?;
            return Some(cx.consts.int(ty, bits));
        }
        _ => {}
    }
    let second = args.get(1).and_then(|&a| cx.consts.as_float_bits(a)).map(|v| v.1);
    let third = args.get(2).and_then(|&a| cx.consts.as_float_bits(a)).map(|v| v.1);
    let bits = match which {
        Sqrt => square_root(kind, x)?,
        _ => with_format!(kind, F => {
            let a = F::from_bits(x);
            let b = second.map(F::from_bits);
            let c = third.map(F::from_bits);
            let result = match which {
                FAbs => a.abs(),
                CopySign => a.copy_sign(b?),
                Fma | FMulAdd => a.mul_add(b?, c?).value,
                Floor => a.round_to_integral(rustc_apfloat::Round::TowardNegative).value,
                Ceil => a.round_to_integral(rustc_apfloat::Round::TowardPositive).value,
                Trunc => a.round_to_integral(rustc_apfloat::Round::TowardZero).value,
                RInt | NearbyInt | RoundEven => a.round_to_integral(rustc_apfloat::Round::NearestTiesToEven).value,
                Intrinsic::Round => a.round_to_integral(rustc_apfloat::Round::NearestTiesToAway).value,
                // A signalling NaN operand is not a case to fold.
                MinNum | MinimumNum if !a.is_signaling() && !b?.is_signaling() => min_number(a, b?),
                MaxNum | MaximumNum if !a.is_signaling() && !b?.is_signaling() => -min_number(-a, -b?),
                Minimum => a.minimum(b?),
                Maximum => a.maximum(b?),
                _ => return None,
            };
            Some(result.to_bits())
        })?,
    };
    Some(cx.consts.float(ty, bits))
}

/// The smaller of two floats, a number rather than NaN, -0 below +0.
fn min_number<F: Float>(a: F, b: F) -> F {
    if a.is_nan() {
        return b;
    }
    if b.is_nan() {
        return a;
    }
    if a.is_zero() && b.is_zero() {
        return if a.is_negative() { a } else { b };
    }
    if b < a { b } else { a }
}

/// Correctly rounded: a double has more than twice the precision of the smaller formats plus two.
fn square_root(kind: FloatKind, bits: u128) -> Option<u128> {
    let value = to_f64(kind, bits)?;
    if value.is_nan() {
        return None;
    }
    from_f64(kind, value.sqrt())
}

/// LLVM's class bit of a float (LangRef, "llvm.is.fpclass").
fn classify<F: Float>(x: F) -> u128 {
    let negative = x.is_negative();
    match x.category() {
        Category::NaN => {
            if x.is_signaling() {
                1
            } else {
                2
            }
        }
        Category::Infinity => {
            if negative {
                4
            } else {
                512
            }
        }
        Category::Zero => {
            if negative {
                32
            } else {
                64
            }
        }
        Category::Normal if x.is_denormal() => {
            if negative {
                16
            } else {
                128
            }
        }
        Category::Normal => {
            if negative {
                8
            } else {
                256
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers() {
        let mut cx = Context::default();
        let mut eval = |which, args: &[i128]| {
            let args: Vec<Const> =
                args.iter().map(|&n| cx.consts.int(Type::I8, n as u128)).collect();
            let c = intrinsic(&mut cx, which, Type::I8, &args)?;
            cx.consts.as_int(c)
        };
        assert_eq!(eval(Intrinsic::SAddSat, &[100, 100]), Some(127));
        assert_eq!(eval(Intrinsic::SSubSat, &[-100, 100]), Some(-128));
        assert_eq!(eval(Intrinsic::UAddSat, &[-1, 1]), Some(-1));
        assert_eq!(eval(Intrinsic::FShl, &[0x12, 0x34, 12]), Some(0x23));
        assert_eq!(eval(Intrinsic::FShr, &[0x12, 0x34, 4]), Some(0x23));
        assert_eq!(eval(Intrinsic::CtTz, &[0, 0]), Some(8));
        assert_eq!(eval(Intrinsic::BitReverse, &[1]), Some(-128));
        assert_eq!(eval(Intrinsic::SShlSat, &[-65, 1]), Some(-128));
    }

    #[test]
    fn floats() {
        let mut cx = Context::default();
        let mut eval = |which, args: &[f32]| {
            let args: Vec<Const> = args
                .iter()
                .map(|n| cx.consts.float(Type::FLOAT, u128::from(n.to_bits())))
                .collect();
            let c = intrinsic(&mut cx, which, Type::FLOAT, &args)?;
            Some(f32::from_bits(cx.consts.as_float_bits(c)?.1 as u32))
        };
        assert_eq!(eval(Intrinsic::Fma, &[2.0, 3.0, 1.0]), Some(7.0));
        assert_eq!(eval(Intrinsic::MinNum, &[f32::NAN, 1.0]), Some(1.0));
        assert!(eval(Intrinsic::Maximum, &[f32::NAN, 1.0]).unwrap().is_nan());
        assert_eq!(eval(Intrinsic::MaxNum, &[-0.0, 0.0]).map(f32::to_bits), Some(0));
        assert_eq!(eval(Intrinsic::RoundEven, &[2.5]), Some(2.0));
        assert_eq!(eval(Intrinsic::Round, &[2.5]), Some(3.0));
        assert_eq!(eval(Intrinsic::Sqrt, &[2.0]), Some(2f32.sqrt()));
    }
}
