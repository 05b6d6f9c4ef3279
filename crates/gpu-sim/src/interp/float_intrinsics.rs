//! LLVM's intrinsics that compute on floats, lane by lane.

use super::decoder::{Decoder, Invocation, unsupported};
use super::environment::Governed;
use super::lanes::{HostFn, LaneFn};
use super::shape::Scalar;
use crate::fault::Result;
use crate::float::{Approx, IntType, Mode, NanRule, Round};
use ir::ssa::{Intrinsic, Value};

/// A function applied to the lanes of an intrinsic's first arguments.
pub(crate) fn lanes(
    d: &mut Decoder<'_, '_>,
    function: LaneFn,
    governed: Option<Governed>,
    args: &[Value],
    call: &Invocation<'_>,
) -> Result<()> {
    let (scalar, lanes) = d.lanes_of(call.ret)?;
    d.lanes_op(function, lanes, scalar.words(), args, call.dst)?;
    d.govern(governed);
    Ok(())
}

/// Float intrinsics that work on lanes, and how many of the arguments they take.
pub(crate) fn float(
    d: &mut Decoder<'_, '_>,
    intrinsic: Intrinsic,
    call: &Invocation<'_>,
) -> Result<Option<(LaneFn, usize)>> {
    use Intrinsic as I;
    let Some(&first) = call.args.first() else { return Ok(None) };
    let Ok((Scalar::Float(format), _)) = d.lanes_of(d.ty(first)) else { return Ok(None) };
    let ftz = d.ftz_for(format);
    let mode = Mode { ftz, ..Mode::NEAREST };
    let integral = |round| (LaneFn::Integral { format, round, ftz }, 1);
    let extremum =
        |nan, max| (LaneFn::FloatExtremum { format, nan, max, ftz, xor_sign_abs: false }, 2);
    let to_int = |d: &Decoder<'_, '_>, round, signed, saturate: bool| {
        let (bits, _) = d.int_of(call.ret)?;
        if bits > 64 && !saturate {
            return Err(unsupported(call.name));
        }
        let to = IntType { bits, signed };
        Ok((LaneFn::FloatToInt { format, round, ftz, to, saturate, nan: 0 }, 1))
    };
    if let (I::Sin | I::Cos | I::Exp2 | I::Log2, true) =
        (intrinsic, matches!(format, crate::float::Format::F32))
    {
        // What the target's approximate instruction gives.
        let function = match intrinsic {
            I::Sin => Approx::Sin,
            I::Cos => Approx::Cos,
            I::Exp2 => Approx::Ex2,
            _ => Approx::Lg2,
        };
        return Ok(Some((LaneFn::Approx { function, format, ftz }, 1)));
    }
    if let Some(function) = host_function(intrinsic) {
        let count = if matches!(intrinsic, I::Pow | I::ATan2) { 2 } else { 1 };
        return Ok(Some((LaneFn::Host { function, format }, count)));
    }
    Ok(Some(match intrinsic {
        I::FAbs => (LaneFn::FAbs { format, ftz }, 1),
        I::CopySign => (LaneFn::CopySign(format), 2),
        // The backend fuses: one rounding.
        I::Fma | I::FMulAdd => (LaneFn::Fma { mode: d.mode(format, call.fast) }, 3),
        I::Sqrt => (LaneFn::Sqrt { format, mode }, 1),
        I::FpToSiSat => to_int(d, Round::TowardZero, true, true)?,
        I::FpToUiSat => to_int(d, Round::TowardZero, false, true)?,
        I::LRint | I::LLRint => to_int(d, Round::NearestEven, true, false)?,
        I::LRound | I::LLRound => to_int(d, Round::NearestAway, true, false)?,
        I::Floor => integral(Round::Down),
        I::Ceil => integral(Round::Up),
        I::Trunc => integral(Round::TowardZero),
        I::RInt | I::NearbyInt | I::RoundEven => integral(Round::NearestEven),
        I::Round => integral(Round::NearestAway),
        I::MinNum => extremum(NanRule::NumberIfQuiet, false),
        I::MaxNum => extremum(NanRule::NumberIfQuiet, true),
        I::MinimumNum => extremum(NanRule::Number, false),
        I::MaximumNum => extremum(NanRule::Number, true),
        I::Minimum => extremum(NanRule::Propagate, false),
        I::Maximum => extremum(NanRule::Propagate, true),
        I::Canonicalize => (LaneFn::Canonicalize { format, ftz }, 1),
        I::IsFpClass => (LaneFn::IsFpClass(format), 2),
        I::LdExp => {
            let (width, _) = d.int_of(d.ty(call.args[1]))?;
            (LaneFn::LdExp { format, width, round: Round::NearestEven }, 2)
        }
        I::PowI => {
            let (width, _) = d.int_of(d.ty(call.args[1]))?;
            (LaneFn::PowI { format, width }, 2)
        }
        I::ConvertToFp16 => {
            let to = crate::float::Format::F16;
            (
                LaneFn::FloatToFloat {
                    from: format,
                    to,
                    mode: Mode::NEAREST,
                    relu: false,
                    finite: false,
                },
                1,
            )
        }
        _ => return Ok(None),
    }))
}

/// Functions without an exact definition, computed in f64. Not by the host's library: the results are
/// to be the same on every machine.
fn host_function(intrinsic: Intrinsic) -> Option<HostFn> {
    use Intrinsic as I;
    Some(match intrinsic {
        I::Sin => |x, _| libm::sin(x),
        I::Cos => |x, _| libm::cos(x),
        I::Tan => |x, _| libm::tan(x),
        I::ASin => |x, _| libm::asin(x),
        I::ACos => |x, _| libm::acos(x),
        I::ATan => |x, _| libm::atan(x),
        I::ATan2 => |x, y| libm::atan2(x, y),
        I::SinH => |x, _| libm::sinh(x),
        I::CosH => |x, _| libm::cosh(x),
        I::TanH => |x, _| libm::tanh(x),
        I::Pow => |x, y| libm::pow(x, y),
        I::Exp => |x, _| libm::exp(x),
        I::Exp2 => |x, _| libm::exp2(x),
        I::Exp10 => |x, _| libm::exp10(x),
        I::Log => |x, _| libm::log(x),
        I::Log2 => |x, _| libm::log2(x),
        I::Log10 => |x, _| libm::log10(x),
        _ => return None,
    })
}
