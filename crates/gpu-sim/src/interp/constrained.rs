//! Float intrinsics and what the floating-point environment has to say in them: the constrained ones, which name their
//! rounding, `llvm.fptrunc.round`, and those that read and write the environment.

use super::builtin::{Call, EnvironmentOp};
use super::code::Op;
use super::decoder::{Decoder, Invocation, conversion_field, unsupported};
use super::environment::{Flush, Governed, HW_MODE, Rounding};
use super::float_intrinsics;
use super::lanes::LaneFn;
use super::shape::Scalar;
use crate::fault::{Fault, Result};
use crate::float::{IntType, Mode, Round};
use ir::ssa::{BinaryOp, FloatCc, Intrinsic, MdOperand, Value, ValueKind};

/// Decodes one of these intrinsics. False where it is none of them.
pub(crate) fn lower(
    d: &mut Decoder<'_, '_>,
    intrinsic: Intrinsic,
    call: &Invocation<'_>,
) -> Result<bool> {
    if intrinsic.is_fp_environment() {
        return environment(d, intrinsic, call).map(|()| true);
    }
    if !intrinsic.is_constrained() && intrinsic != Intrinsic::FpTruncRound {
        return Ok(false);
    }
    match intrinsic {
        Intrinsic::ConstrainedFCmp | Intrinsic::ConstrainedFCmps => compare(d, call)?,
        Intrinsic::ConstrainedFRem => remainder(d, call)?,
        _ => constrained(d, intrinsic, call)?,
    }
    Ok(true)
}

/// The text of an argument that is a metadata string.
fn text<'a>(d: &Decoder<'a, '_>, value: Value) -> Option<&'a str> {
    let ValueKind::Metadata(operand) = value.kind() else { return None };
    let MdOperand::Node(node) = d.body.md_operands[operand] else { return None };
    d.cx.metadata.string(node)
}

/// Reads the rounding argument: none if there is none, otherwise a direction, or none for the program's.
fn rounding_argument(d: &Decoder<'_, '_>, call: &Invocation<'_>) -> Result<Option<Option<Round>>> {
    let name = call.args.iter().filter_map(|&v| text(d, v)).find_map(|t| t.strip_prefix("round."));
    Ok(Some(match name {
        None => return Ok(None),
        Some("tonearest") => Some(Round::NearestEven),
        Some("upward") => Some(Round::Up),
        Some("downward") => Some(Round::Down),
        Some("towardzero") => Some(Round::TowardZero),
        Some("dynamic") => None,
        Some(_) => return Err(unsupported(call.name)),
    }))
}

/// An operation on lanes, with its rounding.
fn constrained(d: &mut Decoder<'_, '_>, intrinsic: Intrinsic, call: &Invocation<'_>) -> Result<()> {
    let (from, _) = d.lanes_of(d.ty(first(call)?))?;
    let (to, _) = d.lanes_of(call.ret)?;
    let Some((function, used)) = function(d, intrinsic, call)? else {
        return Err(unsupported(call.name));
    };
    let field = match from {
        Scalar::Float(format) if from == to => format,
        _ => conversion_field(from, to),
    };
    let rounding = rounding_argument(d, call)?;
    let round = rounding.map(|said| said.map_or(Rounding::Program(field), Rounding::Fixed));
    // Of functions without an exact definition only the nearest value is known.
    let inexact =
        matches!(function, LaneFn::Host { .. } | LaneFn::Approx { .. } | LaneFn::PowI { .. });
    if inexact && !matches!(rounding, Some(None | Some(Round::NearestEven))) {
        return Err(unsupported(call.name));
    }
    let governed = governed(d, &function, call, round, used);
    float_intrinsics::lanes(d, function, governed, &call.args[..used], call)
}

fn first(call: &Invocation<'_>) -> Result<Value> {
    call.args.first().copied().ok_or_else(|| Fault::input("an operation on nothing"))
}

/// Returns the function of a constrained intrinsic, and how many of the arguments it takes.
fn function(
    d: &mut Decoder<'_, '_>,
    intrinsic: Intrinsic,
    call: &Invocation<'_>,
) -> Result<Option<(LaneFn, usize)>> {
    use Intrinsic as I;
    let (from, _) = d.lanes_of(d.ty(first(call)?))?;
    let (to, _) = d.lanes_of(call.ret)?;
    let binary = |op| match from {
        Scalar::Float(format) => {
            let mode = Mode { ftz: d.ftz_for(format), ..Mode::NEAREST };
            Ok(Some((LaneFn::FloatBinary { op, format, mode }, 2)))
        }
        _ => Err(Fault::input("a float operation on integers")),
    };
    match intrinsic {
        I::ConstrainedFAdd => return binary(BinaryOp::FAdd),
        I::ConstrainedFSub => return binary(BinaryOp::FSub),
        I::ConstrainedFMul => return binary(BinaryOp::FMul),
        I::ConstrainedFDiv => return binary(BinaryOp::FDiv),
        _ => {}
    }
    Ok(match (intrinsic, from, to) {
        (I::ConstrainedSiToFp | I::ConstrainedUiToFp, Scalar::Int(bits), Scalar::Float(format))
            if bits <= 64 =>
        {
            let from = IntType { bits, signed: intrinsic == I::ConstrainedSiToFp };
            Some((LaneFn::IntToFloat { from, format, round: Round::NearestEven }, 1))
        }
        (
            I::ConstrainedFpExt | I::ConstrainedFpTrunc | I::FpTruncRound,
            Scalar::Float(from),
            Scalar::Float(to),
        ) => {
            let mode = Mode { ftz: d.ftz && !d.amd, ..Mode::NEAREST };
            Some((LaneFn::FloatToFloat { from, to, mode, relu: false, finite: false }, 1))
        }
        (I::ConstrainedFpToSi | I::ConstrainedFpToUi, Scalar::Float(format), Scalar::Int(bits))
            if bits <= 64 =>
        {
            let to = IntType { bits, signed: intrinsic == I::ConstrainedFpToSi };
            let (round, ftz) = (Round::TowardZero, d.ftz_for(format));
            let convert = LaneFn::FloatToInt { format, round, ftz, to, saturate: false, nan: 0 };
            Some((convert, 1))
        }
        _ => match plain(intrinsic) {
            Some(plain) => float_intrinsics::float(d, plain, call)?,
            None => None,
        },
    })
}

/// The intrinsic that computes the same in the default environment.
fn plain(intrinsic: Intrinsic) -> Option<Intrinsic> {
    use Intrinsic as I;
    let name = intrinsic.base_name()?.strip_prefix("experimental.constrained.")?;
    match Intrinsic::from_name(&format!("llvm.{name}")) {
        I::None | I::Target | I::Unknown => None,
        plain => Some(plain),
    }
}

/// Returns what the environment governs of a function of lanes, on AMD or if a rounding is given.
pub(crate) fn governed(
    d: &Decoder<'_, '_>,
    function: &LaneFn,
    call: &Invocation<'_>,
    round: Option<Rounding>,
    used: usize,
) -> Option<Governed> {
    let of_bits = matches!(
        function,
        LaneFn::FAbs { .. }
            | LaneFn::CopySign(_)
            | LaneFn::IsFpClass(_)
            | LaneFn::Host { .. }
            | LaneFn::PowI { .. }
    );
    if of_bits || !d.amd && round.is_none() {
        return None;
    }
    let scalar = |ty| match d.lanes_of(ty) {
        Ok((Scalar::Float(format), _)) => Some(format),
        _ => None,
    };
    let (operand, result) = (scalar(d.ty(call.args[0])), scalar(call.ret));
    // Whatever else a function takes (exponents) is not flushed.
    let floats = call.args[..used].iter().take_while(|&&v| scalar(d.ty(v)).is_some()).count();
    let flush = if d.amd { Flush::Program } else { Flush::Never };
    let flushed = |format| !d.amd || d.flush_of(format) == Flush::Program;
    Some(Governed {
        round,
        flush,
        operands: operand.filter(|&f| flushed(f)).map(|format| (format, floats)),
        result: result.filter(|&f| flushed(f)),
    })
}

/// Returns the rounding of a plain function of lanes, if it has one.
pub(crate) fn plain_rounding(d: &Decoder<'_, '_>, function: &LaneFn) -> Option<Rounding> {
    match *function {
        LaneFn::Fma { mode } => Some(mode.round),
        LaneFn::Sqrt { format, .. } | LaneFn::LdExp { format, .. } => Some(d.rounding_of(format)),
        _ => None,
    }
}

/// `fcmp` and `fcmps`: the predicate is an argument.
fn compare(d: &mut Decoder<'_, '_>, call: &Invocation<'_>) -> Result<()> {
    let &[a, b, predicate, ..] = call.args else { return Err(unsupported(call.name)) };
    let cc = text(d, predicate).and_then(FloatCc::by_name).ok_or_else(|| unsupported(call.name))?;
    let (format, lanes) = d.float_of(d.ty(a))?;
    let mode = d.mode(format, call.fast);
    let (a, b) = (d.operand(a)?, d.operand(b)?);
    d.push(Op::FCmp { cc, mode, lanes, dst: call.dst, a, b });
    Ok(())
}

/// `frem`, which is exact.
fn remainder(d: &mut Decoder<'_, '_>, call: &Invocation<'_>) -> Result<()> {
    rounding_argument(d, call)?;
    let &[a, b, ..] = call.args else { return Err(unsupported(call.name)) };
    let (format, lanes) = d.float_of(call.ret)?;
    let mode = d.mode(format, call.fast);
    let (a, b) = (d.operand(a)?, d.operand(b)?);
    d.push(Op::Float { op: BinaryOp::FRem, mode, lanes, dst: call.dst, a, b });
    Ok(())
}

/// Reads and writes of the environment.
fn environment(d: &mut Decoder<'_, '_>, intrinsic: Intrinsic, call: &Invocation<'_>) -> Result<()> {
    use Intrinsic as I;
    let width = match call.args.first() {
        Some(&value) => Some(d.int_of(d.ty(value))?.0),
        None if call.ret.is_void() => None,
        None => Some(d.int_of(call.ret)?.0),
    };
    let (op, bits) = match intrinsic {
        I::GetRounding => (EnvironmentOp::Rounding, Some(32)),
        I::SetRounding => (EnvironmentOp::SetRounding, Some(32)),
        I::GetFpMode => (EnvironmentOp::Mode, Some(32)),
        I::SetFpMode => (EnvironmentOp::SetMode, Some(32)),
        I::ResetFpMode => (EnvironmentOp::ResetMode, None),
        I::GetFpEnv => (EnvironmentOp::Whole, Some(64)),
        I::SetFpEnv => (EnvironmentOp::SetWhole, Some(64)),
        _ => (EnvironmentOp::ResetWhole, None),
    };
    let rounding = matches!(op, EnvironmentOp::Rounding | EnvironmentOp::SetRounding);
    // What the bits of modes and environments mean is AMD's.
    if width != bits || !d.amd && !rounding {
        return Err(unsupported(call.name));
    }
    d.builtin(Call::Environment(op), call.args, call.dst)
}

/// `llvm.amdgcn.s.getreg` and `s.setreg`. False for registers other than MODE.
pub(crate) fn hardware_register(
    d: &mut Decoder<'_, '_>,
    write: bool,
    args: &[Value],
    dst: u32,
) -> Result<bool> {
    let code = args.first().and_then(|v| v.constant()).and_then(|c| d.cx.consts.as_uint(c));
    let code = code.ok_or_else(|| Fault::input("a register that is not a constant"))? as u32;
    let (offset, width) = (code >> 6 & 31, (code >> 11 & 31) + 1);
    if code & 63 != HW_MODE {
        return Ok(false);
    }
    let op = if write {
        EnvironmentOp::SetField { offset, width }
    } else {
        EnvironmentOp::Field { offset, width }
    };
    d.builtin(Call::Environment(op), &args[1..], dst)?;
    Ok(true)
}
