//! OpenCL's functions of sub-groups, of single values: the work-items of a warp that get to a call take part in it. `opencl-builtins`
//! makes the others of these (vectors, shuffles by distances, ballots).

use super::builtin::{Call, Register};
use super::decoder::Decoder;
use super::shape::Scalar;
use super::state::{WarpRequest, undefined_argument};
use super::value::Slot;
use super::warp_ops::{Reduction, SubGroupOp, WarpCall, WarpOp};
use crate::fault::Result;
use ir::opencl::is_signed;
use ir::ssa::{Type, Value};

/// Decodes a call. False where the name is not known.
pub(super) fn lower(
    d: &mut Decoder<'_, '_>,
    base: &str,
    params: &str,
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<bool> {
    let number = match base {
        "get_sub_group_size" => Some(Register::SubGroupSize),
        "get_max_sub_group_size" => Some(Register::WarpSize),
        "get_num_sub_groups" | "get_enqueued_num_sub_groups" => Some(Register::WarpCount),
        "get_sub_group_id" => Some(Register::WarpId),
        "get_sub_group_local_id" => Some(Register::LaneId),
        _ => None,
    };
    if let Some(register) = number {
        d.builtin(Call::Register(register), &[], dst)?;
        return Ok(true);
    }
    let op = if base == "sub_group_barrier" {
        WarpOp::Sync
    } else {
        if !d.cx.types.scalar(ret).is_int() && !d.cx.types.scalar(ret).is_float() {
            return Ok(false);
        }
        let (scalar, lanes) = d.lanes_of(ret)?;
        match operation(base, scalar, is_signed(params)).filter(|_| lanes == 1) {
            Some(op) => WarpOp::SubGroup(op),
            None => return Ok(false),
        }
    };
    let args = if op == WarpOp::Sync { &[] } else { args };
    d.builtin(Call::Warp(WarpCall { op, mask: None }), args, dst)?;
    Ok(true)
}

/// The operation that a function's name stands for, on values of a type.
fn operation(base: &str, scalar: Scalar, signed: bool) -> Option<SubGroupOp> {
    let rest = base
        .strip_prefix("sub_group_")
        .or_else(|| (base == "intel_sub_group_shuffle").then_some("shuffle"))?;
    let rest = rest.strip_prefix("non_uniform_").unwrap_or(rest);
    let join = |name: &str| reduction(name, scalar, signed);
    if let Some(name) = rest.strip_prefix("reduce_") {
        return join(name).map(SubGroupOp::Reduce);
    }
    if let Some(name) = rest.strip_prefix("scan_inclusive_") {
        return join(name).map(SubGroupOp::Inclusive);
    }
    if let Some(name) = rest.strip_prefix("scan_exclusive_") {
        return join(name).map(SubGroupOp::Exclusive);
    }
    Some(match rest {
        "all" => SubGroupOp::All,
        "any" => SubGroupOp::Any,
        "broadcast" | "shuffle" => SubGroupOp::Shuffle,
        _ => return None,
    })
}

fn reduction(name: &str, scalar: Scalar, signed: bool) -> Option<Reduction> {
    let bits = scalar.bits();
    if let Scalar::Float(format) = scalar {
        return Some(match name {
            "add" => Reduction::Fadd(format),
            "mul" => Reduction::Fmul(format),
            "min" => Reduction::Fmin(format),
            "max" => Reduction::Fmax(format),
            _ => return None,
        });
    }
    Some(match (name, signed) {
        ("add", _) => Reduction::Add(bits),
        ("mul", _) => Reduction::Mul(bits),
        ("min", true) => Reduction::Min(bits),
        ("min", false) => Reduction::Umin(bits),
        ("max", true) => Reduction::Max(bits),
        ("max", false) => Reduction::Umax(bits),
        ("and", _) => Reduction::And(bits),
        ("or", _) => Reduction::Or(bits),
        ("xor", _) => Reduction::Xor(bits),
        _ => return None,
    })
}

/// A work-item's result. `all` are the work-items that take part, in order.
pub(super) fn evaluate(
    op: SubGroupOp,
    lane: usize,
    own: &WarpRequest,
    all: &[(usize, WarpRequest)],
) -> Result<Slot> {
    let truth = |r: &WarpRequest| match r.args[0] {
        slot if slot.is_defined() => Ok(slot.bits != 0),
        slot => Err(undefined_argument(slot, "a vote")),
    };
    Ok(match op {
        SubGroupOp::All | SubGroupOp::Any => {
            let truths = all.iter().map(|(_, r)| truth(r)).collect::<Result<Vec<bool>>>()?;
            let found = match op {
                SubGroupOp::All => truths.iter().all(|&t| t),
                _ => truths.iter().any(|&t| t),
            };
            Slot::new(u64::from(found))
        }
        SubGroupOp::Shuffle => {
            let from = own.args[1];
            if !from.is_defined() {
                return Err(undefined_argument(from, "the number of a work-item"));
            }
            let value = all.iter().find(|(l, _)| *l as u64 == from.bits).map(|(_, r)| r.args[0]);
            // Reading from a work-item that takes no part gives nothing definite.
            value.unwrap_or(Slot::undef(64))
        }
        SubGroupOp::Reduce(join) => joined(join, all.iter().map(|(_, r)| r.args[0])),
        SubGroupOp::Inclusive(join) => {
            joined(join, all.iter().filter(|(l, _)| *l <= lane).map(|(_, r)| r.args[0]))
        }
        SubGroupOp::Exclusive(join) => {
            joined(join, all.iter().filter(|(l, _)| *l < lane).map(|(_, r)| r.args[0]))
        }
    })
}

fn joined(join: Reduction, mut values: impl Iterator<Item = Slot>) -> Slot {
    let Some(first) = values.next() else {
        // OpenCL begins sums of floats with +0.
        return Slot::new(match join {
            Reduction::Fadd(_) => 0,
            other => other.start(),
        });
    };
    let step = |a: Slot, b: Slot| {
        let defined = a.is_defined() && b.is_defined();
        if defined { Slot::new(join.join(a.bits, b.bits)) } else { Slot::undef(64) }
    };
    values.fold(first, step)
}
