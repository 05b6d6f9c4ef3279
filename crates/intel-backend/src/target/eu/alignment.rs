//! Alignment of regions that instructions with floats ask for.

use crate::target::device::{Device, GRF_BYTES, Generation};
use crate::target::eu::{Base, Dst, InstData, Src, Type};

/// Whether an instruction's operands lie as its device wants them.
pub(crate) fn is_aligned(device: &Device, data: &InstData) -> bool {
    let exec = data.control.exec;
    let floats = || data.srcs.iter().map(Src::ty).chain([data.dst.ty]).any(Type::is_float);
    if device.generation < Generation::Gen12p5
        || exec == 1
        || !data.op.desc().shape.has_regions()
        || !floats()
    {
        return true;
    }
    let mut first = ChannelLayout::of_dst(&data.dst);
    data.srcs.iter().all(|src| match ChannelLayout::of_src(src, exec) {
        Err(()) => false,
        Ok(None) => true,
        Ok(Some(layout)) => *first.get_or_insert(layout) == layout,
    })
}

/// Layout of an operand's channels in its registers: the first byte in one, and the bytes from one channel to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ChannelLayout {
    pub(crate) offset: u32,
    pub(crate) step: u32,
}

impl ChannelLayout {
    pub(crate) fn of_dst(dst: &Dst) -> Option<Self> {
        let step = dst.ty.bytes() * u32::from(dst.stride.max(1));
        (dst.base != Base::Null).then_some(Self { offset: dst.offset % GRF_BYTES, step })
    }

    /// Of a source that has an element for each channel. `Err` if they are not equally far apart.
    pub(crate) fn of_src(src: &Src, exec: u8) -> Result<Option<Self>, ()> {
        let Src::Reg(reg) = src else { return Ok(None) };
        if reg.base == Base::Null {
            return Ok(None);
        }
        let stride = reg.region.stride(exec).ok_or(())?;
        let layout = Self { offset: reg.offset % GRF_BYTES, step: stride * reg.ty.bytes() };
        Ok((stride > 0).then_some(layout))
    }
}
