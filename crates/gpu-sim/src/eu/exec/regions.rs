//! Alignment of operands from gen12.5 on: an instruction with floats finds each channel at the same bytes of its
//! registers in all operands, or one element for all. (Intel's code keeps to it everywhere; other hardware does not
//! have that rule.)

use super::thread::{GRF_BYTES, Thread};
use crate::eu::inst::{Inst, Op, Operand, OperandLayout, Type, Value};
use crate::fault::{Fault, Result};

/// The byte of a register at which a channel's element begins, counted on from the first channel's.
type ElementBytes = (u32, u32);

/// Refuses an instruction whose operands lie elsewhere.
pub(super) fn check(inst: &Inst) -> Result<()> {
    let types = || inst.sources.iter().flatten().map(|s| s.ty).chain(inst.dst.map(|d| d.ty));
    let moves_data = !matches!(inst.op, Op::Send | Op::Sync | Op::Nop | Op::Smov);
    if inst.exec == 1 || !moves_data || inst.op.is_branch() || !types().any(Type::is_float) {
        return Ok(());
    }
    let dst = inst.dst.filter(|d| !Thread::is_null(d.register) && d.register.indirect.is_none());
    let mut first = dst.map(|d| {
        (u32::from(d.register.sub) % GRF_BYTES as u32, u32::from(d.stride) * d.ty.bytes())
    });
    for source in inst.sources.iter().flatten() {
        let Some(place) = place(source, inst.exec)? else { continue };
        if *first.get_or_insert(place) != place {
            return Err(misplaced());
        }
    }
    Ok(())
}

/// Returns the offset and stride of a source's elements; none if there is one for all channels.
fn place(source: &Operand, exec: u8) -> Result<Option<ElementBytes>> {
    let Value::Register(register) = source.value else { return Ok(None) };
    let OperandLayout::Region(region) = register.layout else { return Ok(None) };
    if Thread::is_null(register.register) || register.register.indirect.is_some() {
        return Ok(None);
    }
    let element = |n: u32| {
        let width = u32::from(region.width.max(1));
        n / width * u32::from(region.vertical) + n % width * u32::from(region.horizontal)
    };
    let stride = element(1);
    if (1..u32::from(exec)).any(|n| element(n) != n * stride) {
        return Err(misplaced());
    }
    let offset = u32::from(register.register.sub) % GRF_BYTES as u32;
    Ok((stride != 0).then_some((offset, stride * source.ty.bytes())))
}

#[cold]
fn misplaced() -> Fault {
    Fault::undefined("floats at other places of their registers than the result")
}
