//! Bytes that an instruction reads and writes.
//!
//! Places are runs of bytes; a run may be larger than what is touched (a strided destination leaves gaps), never smaller.

use smallvec::SmallVec;

use super::function::EuFunction;
use super::inst::{Extra, InstData, MathFn};
use super::opcode::Op;
use super::operand::{Arf, Base, Src, VReg};
use super::types::Type;
use crate::target::device::GRF_BYTES;

/// Space in which bytes are counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Space {
    /// A virtual register.
    Virtual(VReg),
    /// The general registers.
    Grf,
    /// The message registers.
    Mrf,
    /// An architecture register.
    Arf(Arf),
}

/// A run of bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RegBytes {
    /// The space.
    pub space: Space,
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

impl RegBytes {
    fn new(base: Base, offset: u32, bytes: u32) -> Option<Self> {
        if bytes == 0 {
            return None;
        }
        let (space, start) = match base {
            Base::Null => return None,
            Base::Virtual(reg) => (Space::Virtual(reg), offset),
            Base::Grf(n) => (Space::Grf, u32::from(n) * GRF_BYTES + offset),
            Base::Mrf { number, .. } => (Space::Mrf, u32::from(number) * GRF_BYTES + offset),
            Base::Arf(arf) => (Space::Arf(arf), offset),
        };
        Some(Self { space, start, end: start + bytes })
    }

    /// Whether the two have a byte in common.
    pub fn overlaps(self, other: Self) -> bool {
        self.space == other.space && self.start < other.end && other.start < self.end
    }

    /// Whether `other` lies in this.
    pub fn contains(self, other: Self) -> bool {
        self.space == other.space && self.start <= other.start && other.end <= self.end
    }
}

/// Whether any of some places has a byte in common with any of others.
pub fn overlap(a: &[RegBytes], b: &[RegBytes]) -> bool {
    a.iter().any(|a| b.iter().any(|b| a.overlaps(*b)))
}

/// The bytes that a payload's body source takes in the payload.
fn body_bytes(inst: &InstData, src: &Src) -> u32 {
    u32::from(inst.control.exec) * src.ty().bytes() * u32::from(inst.dst.stride)
}

/// The bytes from the first to the last that are written, or passed over in a payload. For COMPR4 as if contiguous.
pub fn size_written(func: &EuFunction, inst: &InstData) -> u32 {
    match inst.op {
        Op::LoadPayload | Op::Collect => {
            let header = inst.header_size();
            let body: u32 = inst.srcs.iter().skip(header).map(|src| body_bytes(inst, src)).sum();
            header as u32 * GRF_BYTES + body
        }
        Op::LoadHeader => {
            let payload = inst.srcs.last().and_then(Src::as_virtual);
            let body = payload.map_or(0, |reg| func.vreg_bytes(reg));
            inst.header_size() as u32 * GRF_BYTES + body
        }
        Op::Undef => match inst.dst.base {
            Base::Virtual(reg) => func.vreg_bytes(reg),
            _ => GRF_BYTES,
        },
        _ => match &inst.extra {
            Extra::Send(send) => u32::from(send.rlen) * GRF_BYTES,
            Extra::Branch(_) => 0,
            extra => {
                let size = inst.dst.ty.bytes();
                let stride = u32::from(inst.dst.stride) * size;
                let channels = u32::from(inst.control.exec);
                let one = (channels - 1) * stride + size;
                // The remainder follows the quotient.
                if *extra == Extra::Math(MathFn::Idiv) { 2 * channels * stride } else { one }
            }
        },
    }
}

/// The places that an instruction writes by its destination.
pub fn dst_places(func: &EuFunction, inst: &InstData) -> SmallVec<[RegBytes; 4]> {
    let bytes = size_written(func, inst);
    let mut places = SmallVec::new();
    let whole = RegBytes::new(inst.dst.base, inst.dst.offset, bytes);
    match inst.dst.base {
        // A compressed value: its second register is four further on.
        Base::Mrf { compr4: true, .. } if !inst.op.is_pseudo() && bytes > GRF_BYTES => {
            if let Some(whole) = whole {
                places.push(RegBytes { end: whole.start + GRF_BYTES, ..whole });
                let start = whole.start + 4 * GRF_BYTES;
                places.push(RegBytes { start, end: start + bytes - GRF_BYTES, ..whole });
            }
        }
        _ => places.extend(whole),
    }
    places
}

/// The place that source `index` reads; `None` for constants and holes.
pub fn src_place(func: &EuFunction, inst: &InstData, index: usize) -> Option<RegBytes> {
    let reg = inst.srcs[index].as_reg()?;
    let size = reg.ty.bytes();
    let region = || {
        // Steps are not negative: the last row's last element is the farthest, if rows are whole.
        let (exec, width) = (u32::from(inst.control.exec), u32::from(reg.region.width));
        let last = if exec > 0 && (exec.is_multiple_of(width) || exec < width) {
            Some(reg.region.element(exec - 1))
        } else {
            (0..exec).map(|i| reg.region.element(i)).max()
        };
        last.unwrap_or(0) * size + size
    };
    let bytes = match (inst.op, &inst.extra) {
        (_, Extra::Send(send)) => {
            u32::from(if index == 0 { send.mlen } else { send.ex_mlen }) * GRF_BYTES
        }
        (Op::LoadPayload | Op::LoadHeader, Extra::Header(count)) if index < usize::from(*count) => {
            if reg.region.is_scalar(8) {
                size
            } else {
                GRF_BYTES
            }
        }
        (Op::LoadHeader, _) => {
            inst.srcs[index].as_virtual().map_or(GRF_BYTES, |r| func.vreg_bytes(r))
        }
        (Op::Phi, _) => match reg.base {
            Base::Virtual(v) => func.vreg_bytes(v),
            _ => region(),
        },
        // Four numbers of one plane; two numbers per channel.
        (Op::Line | Op::Pln, _) if index == 0 => 4 * size,
        (Op::Pln, _) => 2 * u32::from(inst.control.exec) * size,
        _ => region(),
    };
    RegBytes::new(reg.base, reg.offset, bytes)
}

/// The type in which an instruction computes: the largest of its sources, bytes as words.
pub(crate) fn exec_bytes(inst: &InstData) -> u32 {
    let sources = inst.srcs.iter().filter(|src| !src.is_null()).map(|src| match src.ty() {
        Type::B | Type::UB => 2,
        ty => ty.bytes(),
    });
    sources.max().unwrap_or_else(|| inst.dst.ty.bytes())
}

/// Whether the hardware, which works on one register of the destination after the other, would overwrite what it reads
/// later: the channels of the second register read something of the first.
pub(crate) fn is_hazardous(data: &InstData) -> bool {
    let exec = u32::from(data.control.exec);
    let step = data.dst.ty.bytes() * u32::from(data.dst.stride);
    if !data.op.desc().shape.has_regions() || exec * step <= GRF_BYTES {
        return false;
    }
    let Some(first) = RegBytes::new(data.dst.base, data.dst.offset, GRF_BYTES) else {
        return false;
    };
    let later = GRF_BYTES / step;
    data.srcs.iter().filter_map(Src::as_reg).any(|reg| {
        let size = reg.ty.bytes();
        (later..exec).any(|channel| {
            let at = reg.offset + reg.region.element(channel) * size;
            RegBytes::new(reg.base, at, size).is_some_and(|read| read.overlaps(first))
        })
    })
}
