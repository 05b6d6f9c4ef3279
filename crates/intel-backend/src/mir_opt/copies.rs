//! Copy propagation: operands read what was copied instead of the copy.
//!
//! A copy is a move that changes no bits, or one source of a payload. The bytes that a reader takes from it are known:
//! the elements of the copy that the reader's region names, and their positions in the original. A payload's layout
//! never changes: a source is only replaced by one of the same size in the same place, and a payload that is a copy
//! of another one stays (merging the two is the coalescer's: taking the sources of the first would undo common
//! subexpressions).

use super::order::Order;
use super::{Uses, eu_pass, until_unchanged};
use crate::target::device::{Device, GRF_BYTES};
use crate::target::eu::{
    Base, EuFunction, Extra, Imm, Inst, InstData, Op, OpFlags, RegSrc, Region, Shape, Src, Type,
    VReg, VRegKind, imm_allowed, legal_inst,
};

eu_pass!(
    COPY_PROPAGATION,
    Optional,
    "eu-copy-propagation",
    "Reads what was copied, or the constant, instead of the copy.",
    "Any function; unread copies are left to eu-dce. Payloads keep their layout.",
    "operands replaced" => |func| until_unchanged(func, 8, propagate)
);

/// One round; a copy of a copy needs another, and each shortens the chains.
fn propagate(func: &mut EuFunction) -> u64 {
    let uses = Uses::new(func);
    let order = Order::new(func);
    let placed: Vec<Inst> = func.placed().map(|(_, inst)| inst).collect();
    let mut count = 0;
    for inst in placed {
        for index in 0..func.insts[inst].srcs.len() {
            if let Some(new) = replacement(func, &uses, &order, inst, index) {
                func.insts[inst] = new;
                count += 1;
            }
        }
    }
    count
}

/// The instruction with one operand replaced, if that is possible.
fn replacement(
    func: &EuFunction,
    uses: &Uses,
    order: &Order,
    inst: Inst,
    index: usize,
) -> Option<InstData> {
    let data = &func.insts[inst];
    let reg = *data.srcs[index].as_reg()?;
    let Base::Virtual(copy) = reg.base else { return None };
    let def = uses.single_def(copy)?;
    if !order.dominates(def, inst)
        || data.op == Op::Phi
        || data.op == Op::LoadHeader && index + 1 == data.srcs.len()
    {
        return None;
    }
    let source = &func.insts[def];
    let read = Read::of(data, index, &reg)?;
    if is_coalescing_payload(func, data) && source.op.is_pseudo() {
        return None;
    }
    let part = parts(source).into_iter().find(|part| part.holds(&read))?;
    if !order.is_stable(func, uses, def, part.source, inst) {
        return None;
    }
    let new = part.apply(func.device, data, &read, &reg)?;
    let mut changed = data.clone();
    (place(func, &mut changed, index, new) && legal_inst(func, &changed)).then_some(changed)
}

/// Puts an operand in its place; a constant may change places with the other source. Whether it is allowed there.
fn place(func: &EuFunction, data: &mut InstData, index: usize, new: Src) -> bool {
    data.srcs[index] = new;
    let Src::Imm(imm) = new else { return true };
    if imm_allowed(func, data, index, imm.ty) {
        return true;
    }
    let swaps =
        data.op.desc().is(OpFlags::COMMUTES) && index == 0 && matches!(data.srcs[1], Src::Reg(_));
    if swaps {
        data.srcs.swap(0, 1);
    }
    swaps && imm_allowed(func, data, 1, imm.ty)
}

/// Region that an operand reads: `count` elements of `size` bytes, `stride` bytes apart, from
/// `start` on.
struct Read {
    start: u32,
    stride: u32,
    size: u32,
    count: u32,
    /// Whole registers, whatever their type.
    raw: bool,
}

impl Read {
    fn of(data: &InstData, index: usize, reg: &RegSrc) -> Option<Self> {
        let size = reg.ty.bytes();
        let exec = u32::from(data.control.exec);
        let header = index < data.header_size();
        if let Some(send) = data.send() {
            let registers = u32::from(if index == 0 { send.mlen } else { send.ex_mlen });
            let count = registers * GRF_BYTES / 4;
            // The end of a thread has registers of its own.
            return (!send.eot).then_some(Self {
                start: reg.offset,
                stride: 4,
                size: 4,
                count,
                raw: true,
            });
        }
        if header {
            let scalar = reg.region.is_scalar(8);
            let count = if scalar { 1 } else { GRF_BYTES / 4 };
            let stride = if scalar { 0 } else { 4 };
            return Some(Self { start: reg.offset, stride, size: 4, count, raw: true });
        }
        let values = matches!(data.op, Op::LoadPayload | Op::Collect);
        if !values && (!data.op.desc().shape.has_regions() || matches!(data.op, Op::Pln | Op::Line))
        {
            return None;
        }
        let stride = reg.region.stride(data.control.exec)? * size;
        let count = if stride == 0 { 1 } else { exec };
        Some(Self { start: reg.offset, stride, size, count, raw: false })
    }
}

/// One source that an instruction copies without a change of bits: `count` elements of `size` bytes.
struct Part {
    /// The source's number.
    source: usize,
    /// The original.
    src: Src,
    /// Start of the copy, and the step between its elements, in bytes.
    start: u32,
    step: u32,
    /// The step between the original's elements, in bytes.
    original_step: u32,
    size: u32,
    count: u32,
}

/// Returns the parts that an instruction copies.
fn parts(data: &InstData) -> Vec<Part> {
    match data.op {
        Op::Mov => mov_part(data).into_iter().collect(),
        Op::LoadPayload | Op::Collect => payload_parts(data),
        _ => Vec::new(),
    }
}

fn mov_part(data: &InstData) -> Option<Part> {
    if data.extra != Extra::None {
        return None;
    }
    let src = data.srcs[0];
    let (from, to) = (src.ty(), data.dst.ty);
    let raw = from == to || from.bytes() == to.bytes() && !from.is_float() && !to.is_float();
    if !raw || data.saturate || data.pred.is_some() || data.cmod.is_some() || from.is_vector_imm() {
        return None;
    }
    let stride = match src {
        Src::Imm(_) => 0,
        Src::Reg(reg) => reg.region.stride(data.control.exec)?,
    };
    let size = to.bytes();
    Some(Part {
        source: 0,
        src,
        start: data.dst.offset,
        step: u32::from(data.dst.stride) * size,
        original_step: stride * size,
        size,
        count: u32::from(data.control.exec),
    })
}

fn payload_parts(data: &InstData) -> Vec<Part> {
    let mut at = data.dst.offset;
    let mut found = Vec::new();
    for (source, &src) in data.srcs.iter().enumerate() {
        let header = source < data.header_size();
        let (size, count) =
            if header { (4, 8) } else { (src.ty().bytes(), u32::from(data.control.exec)) };
        let step = if header { 4 } else { size * u32::from(data.dst.stride) };
        let stride = match src {
            Src::Imm(imm) if imm.is_scalar() => Some(0),
            Src::Imm(_) => None,
            Src::Reg(reg) if reg.base == Base::Null => None,
            Src::Reg(reg) if header => Some(if reg.region.is_scalar(8) { 0 } else { 1 }),
            Src::Reg(reg) => reg.region.stride(data.control.exec),
        };
        if let (Some(stride), false) = (stride, data.saturate) {
            found.push(Part {
                source,
                src,
                start: at,
                step,
                original_step: stride * size,
                size,
                count,
            });
        }
        at += step * count;
    }
    found
}

impl Part {
    /// The first element that a read names and the step between those that it names, in elements.
    fn elements(&self, read: &Read) -> Option<(u32, u32)> {
        let start = read.start.checked_sub(self.start)?;
        if read.size != self.size && !read.raw {
            return None;
        }
        // Registers as such are read from what is copied without gaps.
        let gapless = self.step == self.size
            && (self.original_step == self.size || self.original_step == 0 && self.size == 4);
        if read.raw && !gapless {
            return None;
        }
        if !start.is_multiple_of(self.step) {
            return None;
        }
        let bytes = (read.count - 1) * read.stride + read.size;
        let end = start + bytes;
        let own = self.count * self.step;
        if end > own || !read.stride.is_multiple_of(self.step) && !read.raw {
            return None;
        }
        Some((start / self.step, if read.raw { 1 } else { read.stride / self.step }))
    }

    fn holds(&self, read: &Read) -> bool {
        self.elements(read).is_some()
    }

    /// The operand that reads the original.
    fn apply(&self, device: &Device, data: &InstData, read: &Read, use_: &RegSrc) -> Option<Src> {
        let (first, step) = self.elements(read)?;
        match self.src {
            Src::Imm(imm) => {
                let plain = !use_.negate
                    && !use_.abs
                    && data.send().is_none()
                    && read.size == imm.ty.bytes();
                let ty = if data.header_size() > 0 && read.raw { Type::UD } else { use_.ty };
                plain.then_some(Src::Imm(Imm { ty, bits: imm.bits }))
            }
            Src::Reg(original) => {
                let modified = original.negate || original.abs;
                let same = !read.raw && original.ty == use_.ty;
                if modified && !(same && takes_modifiers(data) && wraps_alike(data, use_.ty)) {
                    return None;
                }
                let offset = original.offset + first * self.original_step;
                let stride = step * self.original_step / self.size;
                let ty =
                    if read.raw && original.region.is_scalar(8) { original.ty } else { use_.ty };
                let region = self.region(data, read, stride, &original, use_)?;
                let (negate, abs) = if use_.abs {
                    (use_.negate, true)
                } else {
                    (use_.negate ^ original.negate, original.abs)
                };
                let new = RegSrc { base: original.base, offset, ty, region, negate, abs };
                suits(device, data, &new).then_some(Src::Reg(new))
            }
        }
    }

    fn region(
        &self,
        data: &InstData,
        read: &Read,
        stride: u32,
        original: &RegSrc,
        use_: &RegSrc,
    ) -> Option<Region> {
        if data.send().is_some() {
            // A message's payload is registers.
            let whole =
                self.original_step == self.size && original.offset.is_multiple_of(GRF_BYTES);
            return whole.then_some(use_.region);
        }
        if read.raw {
            let scalar = self.original_step == 0 && self.size == 4;
            let whole = self.original_step == self.size;
            return match (scalar, whole, read.stride) {
                (true, _, _) | (_, true, 0) => Some(Region::SCALAR),
                (_, true, _) => Some(Region::packed(8, 4)).filter(|_| use_.ty.bytes() == 4),
                _ => None,
            };
        }
        let stride = u8::try_from(stride).ok()?;
        let exec = data.control.exec;
        matches!(stride, 0 | 1 | 2 | 4).then(|| {
            Region::strided(exec, use_.ty.bytes(), if read.count == 1 { 0 } else { stride })
        })
    }
}

/// Whether negation and magnitude of numbers may be put into an operand.
fn takes_modifiers(data: &InstData) -> bool {
    let desc = data.op.desc();
    let payload = matches!(data.op, Op::LoadPayload | Op::Collect);
    payload || desc.is(OpFlags::SRC_MODS) && !desc.is(OpFlags::LOGIC)
}

/// Whether an instruction makes the same of a source with a modifier as of the modified value. The modifier of an integer
/// is exact: of the least number it is one that the type does not have. Instructions that take the low bits alone do
/// not see that.
fn wraps_alike(data: &InstData, ty: Type) -> bool {
    let takes_low_bits = matches!(
        data.op,
        Op::Mov | Op::Sel | Op::Add | Op::Mul | Op::Shl | Op::LoadPayload | Op::Collect
    );
    let plain = data.cmod.is_none() && !data.saturate && !data.dst.ty.is_float();
    ty.is_float() || takes_low_bits && plain && data.dst.ty.bytes() <= ty.bytes()
}

/// Whether the operand can read `new`. Align16 reads packed values at multiples of 16 bytes, or one
/// element of 32 bits.
fn suits(device: &Device, data: &InstData, new: &RegSrc) -> bool {
    if data.op.desc().shape.has_regions() && !new.ty.meets(data.dst.ty) {
        return false;
    }
    if data.op.desc().shape != Shape::Ternary || !device.align16_ternary {
        return true;
    }
    match new.region.stride(data.control.exec) {
        Some(0) => new.ty.bytes() == 4,
        Some(1) => new.offset.is_multiple_of(16),
        _ => false,
    }
}

/// Whether a payload is nothing but another register, whole and in order.
pub(crate) fn is_coalescing_payload(func: &EuFunction, data: &InstData) -> bool {
    coalescing_source(func, data).is_some()
}

/// The register that a payload copies whole and in order.
pub(crate) fn coalescing_source(func: &EuFunction, data: &InstData) -> Option<VReg> {
    if !matches!(data.op, Op::LoadPayload | Op::Collect) || data.dst.stride != 1 || data.saturate {
        return None;
    }
    let first = data.srcs.first().and_then(Src::as_virtual)?;
    let mut at = 0;
    for (index, src) in data.srcs.iter().enumerate() {
        let reg = src.as_reg()?;
        let header = index < data.header_size();
        let lanes = if header { 8 } else { data.control.exec };
        let packed = reg.region.stride(lanes) == Some(1);
        if reg.base != Base::Virtual(first) || reg.offset != at || !packed || reg.negate || reg.abs
        {
            return None;
        }
        at += if header { GRF_BYTES } else { u32::from(data.control.exec) * reg.ty.bytes() };
    }
    (at == func.vreg_bytes(first)).then_some(first)
}

/// Returns the parts of a move between registers that coalescing may remove: from, to, the distance, and the bytes of `from`.
pub(super) fn coalescable_copy(
    func: &EuFunction,
    data: &InstData,
) -> Option<(VReg, VReg, u32, u32, u32)> {
    let Base::Virtual(to) = data.dst.base else { return None };
    if let Some(from) = coalescing_source(func, data) {
        let whole = func.vreg_bytes(from);
        let fits = data.dst.offset.is_multiple_of(GRF_BYTES) && from != to;
        return fits.then_some((from, to, data.dst.offset, 0, whole));
    }
    if data.op != Op::Mov
        || data.saturate
        || data.pred.is_some()
        || data.cmod.is_some()
        || data.dst.stride != 1
    {
        return None;
    }
    let (from, RegSrc { offset, ty, region, .. }) = data.srcs[0].plain_virtual()?;
    let raw = ty == data.dst.ty
        || ty.bytes() == data.dst.ty.bytes() && !ty.is_float() && !data.dst.ty.is_float();
    let stride = region.stride(data.control.exec)?;
    let packed = stride == 1 || data.control.exec == 1;
    let grf = |reg: VReg| matches!(func.vregs[reg].kind, VRegKind::Grf(_));
    if !raw || !packed || from == to || !grf(from) || !grf(to) {
        return None;
    }
    let delta = data.dst.offset.checked_sub(offset)?;
    let bytes = u32::from(data.control.exec) * ty.bytes();
    delta.is_multiple_of(GRF_BYTES).then_some((from, to, delta, offset, offset + bytes))
}
