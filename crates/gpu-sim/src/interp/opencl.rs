//! OpenCL C's built-in functions that modules only declare: about the work-item, barriers, fences and atomics.
//!
//! Arithmetic functions are not here: what a library computes is no question of meaning.

use super::builtin::{BarrierCall, Call, Register};
use super::code::Op;
use super::decoder::Decoder;
use crate::fault::{Fault, Result};
use ir::opencl::{demangle, is_signed};
use ir::ssa::{RmwOp, Type, Value};

/// Decodes a call of a declared function. False where the name is not known.
pub(crate) fn lower(
    d: &mut Decoder<'_, '_>,
    name: &str,
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<bool> {
    let Some((base, params)) = demangle(name) else { return Ok(false) };
    if let Some(register) = work_item(d, base, args)? {
        d.builtin(Call::Register(register), &[], dst)?;
        return Ok(true);
    }
    if super::sub_group::lower(d, base, params, args, ret, dst)? {
        return Ok(true);
    }
    match base {
        "barrier" | "work_group_barrier" => {
            let call = BarrierCall { id: Some(0), counted: false, arrive: false, reduction: None };
            d.builtin(Call::Barrier(call), &[], dst)?;
        }
        "mem_fence" | "read_mem_fence" | "write_mem_fence" | "atomic_work_item_fence" => {
            d.push(Op::Fence);
        }
        _ => {
            let Some(operation) =
                base.strip_prefix("atomic_").or_else(|| base.strip_prefix("atom_"))
            else {
                return Ok(false);
            };
            match (operation, args.len()) {
                ("cmpxchg", 3) => d.atomic_exchange_if(ret, args, dst)?,
                (_, 2) => {
                    let Some(op) = rmw(operation, is_signed(params.trim_start_matches(pointer)))
                    else {
                        return Ok(false);
                    };
                    d.atomic(op, ret, args[0], args[1], dst)?;
                }
                _ => return Ok(false),
            }
        }
    }
    Ok(true)
}

/// Letters and digits of a mangled pointer to volatile memory in an address space, up to what is pointed to.
fn pointer(c: char) -> bool {
    matches!(c, 'P' | 'V' | 'U' | 'K' | 'A' | 'S' | '0'..='9')
}

/// The read-modify-write operation of an atomic function of OpenCL 1.
fn rmw(operation: &str, signed: bool) -> Option<RmwOp> {
    Some(match operation {
        "add" => RmwOp::Add,
        "sub" => RmwOp::Sub,
        "xchg" => RmwOp::Xchg,
        "and" => RmwOp::And,
        "or" => RmwOp::Or,
        "xor" => RmwOp::Xor,
        "max" if signed => RmwOp::Max,
        "max" => RmwOp::UMax,
        "min" if signed => RmwOp::Min,
        "min" => RmwOp::UMin,
        _ => return None,
    })
}

/// Returns the register that a function about the work-item reads.
fn work_item(d: &Decoder<'_, '_>, base: &str, args: &[Value]) -> Result<Option<Register>> {
    type ByDimension = fn(u8) -> Register;
    let known: (ByDimension, u64) = match base {
        "get_work_dim" => return Ok(Some(Register::Dimensions)),
        "get_local_id" => (Register::ThreadId, 0),
        "get_group_id" => (Register::BlockId, 0),
        "get_global_id" => (Register::GlobalId, 0),
        "get_global_offset" => (|_| Register::Value(0), 0),
        "get_local_size" | "get_enqueued_local_size" => (Register::BlockDim, 1),
        "get_num_groups" => (Register::GridDim, 1),
        "get_global_size" => (Register::GlobalSize, 1),
        _ => return Ok(None),
    };
    let (register, beyond) = known;
    let dimension = args.first().and_then(|a| a.constant()).and_then(|c| d.cx.consts.as_uint(c));
    match dimension {
        Some(n @ 0..=2) => Ok(Some(register(n as u8))),
        Some(_) => Ok(Some(Register::Value(beyond))),
        None => Err(Fault::unsupported("a dimension that is not constant")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_atomics_are_those_of_what_is_pointed_to() {
        for (params, signed) in [("PU3AS1Vii", true), ("PU3AS1Vjj", false), ("PU3AS3Vll", true)] {
            assert_eq!(is_signed(params.trim_start_matches(pointer)), signed, "{params}");
        }
        assert_eq!(rmw("max", true), Some(RmwOp::Max));
        assert_eq!(rmw("max", false), Some(RmwOp::UMax));
        assert_eq!(rmw("fetch_add_explicit", false), None);
    }
}
