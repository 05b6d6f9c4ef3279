//! Private memory, and structures as parameters.
//!
//! Variables that did not become values lie in the thread's scratch space, the work-items' one after the other. A private
//! pointer is the offset of 32 bits that the data port takes: the base of the scratch space (r0.5), the work-item's part,
//! the variable. On gen12.5 the base is not in it: messages name the scratch space as their surface.
//!
//! A structure by value is a pointer to private memory, too. If it is only read at known places, it is read where it
//! lies in the cross-thread data; otherwise each work-item copies it at the beginning.

use cranelift_entity::SecondaryMap;
use ir::diagnostic::Diagnostic;
use ir::ssa::{Inst, InstKind, Intrinsic, Local, Value};
use transform::address::LinearAddress;

use super::message::{AccessUnit, Memory};
use super::piece::{Piece, RegSlice};
use super::{Pieces, Select, Selected};
use crate::abi::kernel::MAX_SCRATCH_BYTES;
use crate::ir_passes::generic_pointers::NULL_BYTES;
use crate::target::device::Generation;
use crate::target::eu::{Base, Control, Descriptor, Dst, InstData, Op, Src, Type, VReg, VRegKind};

/// Private memory of a kernel.
#[derive(Default)]
pub(super) struct Private {
    /// Offsets of variables in a work-item's part.
    variables: SecondaryMap<Inst, u32>,
    /// Parameters that are copied: their offsets in a work-item's part, in the cross-thread data, and their bytes.
    copies: Vec<(Local, u32, u32, u32)>,
    /// Parameters that are read where they lie: their offsets in the cross-thread data.
    arguments: SecondaryMap<Local, Option<u32>>,
    /// Bytes of a work-item.
    bytes: u64,
    /// Alignment of its part, if that is more than [`PART_ALIGN`].
    align: u32,
    /// Start of each work-item's part.
    base: Option<Piece>,
    /// The address register with the surface of the scratch space, where messages name it so (gen12.5).
    surface: Option<VReg>,
}

/// The doubleword of r0 with the base of the scratch space, whose lower bits mean something else.
const SCRATCH_BASE: u32 = 5;
/// The bits of the base.
const SCRATCH_MASK: u64 = !0x3ff & 0xffff_ffff;
/// The surface's state counts in units of 16 bytes where messages name it.
const SURFACE_SHIFT: u64 = 4;
/// Parts of work-items begin at multiples of this.
const PART_ALIGN: u32 = 32;
/// A thread's scratch space begins at a multiple of this: nothing in it can be aligned further.
const SPACE_ALIGN: u32 = 1024;

impl Select<'_> {
    /// Notes a parameter that is a structure.
    pub(super) fn add_argument_copy(&mut self, param: Local, offset: u32, bytes: u32) {
        if self.is_only_read(param, bytes) {
            self.private.arguments[param] = Some(offset);
        } else {
            let at = self.private_room(bytes.into(), u64::from(PART_ALIGN));
            self.private.copies.push((param, at, offset, bytes));
        }
    }

    /// Whether nothing happens to a pointer but loads at known places inside of what it points to.
    fn is_only_read(&self, pointer: Local, bytes: u32) -> bool {
        let body = self.body;
        self.plan.uses().of_local(pointer).iter().all(|&user| match &body.insts[user].kind {
            InstKind::Load { volatile, ordering, .. } => {
                let linear = LinearAddress::of(body, self.cx, pointer.into());
                let size = self.cx.store_size(self.result_type(user));
                let end = u64::try_from(linear.offset).ok().and_then(|at| at.checked_add(size));
                !volatile && !ordering.is_atomic() && end.is_some_and(|end| end <= bytes.into())
            }
            InstKind::Gep { args, .. } => {
                let Some(result) = body.result(user) else { return false };
                let base = body.list(*args).first().and_then(|base| base.local());
                let linear = LinearAddress::of(body, self.cx, result.into());
                base == Some(pointer) && linear.terms.is_empty() && self.is_only_read(result, bytes)
            }
            InstKind::Call { callee, .. } => matches!(
                self.cx.intrinsic_of(*callee),
                Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd
            ),
            InstKind::DebugRecord { .. } => true,
            _ => false,
        })
    }

    /// The place in the cross-thread data that a pointer points to, if it is a parameter that is read there.
    pub(super) fn argument_of(&self, pointer: Value) -> Option<u32> {
        // Most pointers are asked for nothing further.
        if pointer.local().is_none()
            || self.ty(pointer).address_space() != Some(crate::target::opencl::PRIVATE)
        {
            return None;
        }
        let linear = LinearAddress::of(self.body, self.cx, pointer);
        let offset = self.private.arguments[linear.base.local()?]?;
        u32::try_from(i64::from(offset) + linear.offset).ok()
    }

    /// Room in each work-item's part.
    fn private_room(&mut self, bytes: u64, align: u64) -> u32 {
        let align = u32::try_from(align).unwrap_or(SPACE_ALIGN).clamp(4, SPACE_ALIGN);
        self.private.align = self.private.align.max(align);
        let at = self.private.bytes.next_multiple_of(align.into());
        self.private.bytes = at.saturating_add(bytes);
        // Offsets beyond all memory are refused when all is laid out.
        u32::try_from(at).unwrap_or(u32::MAX)
    }

    /// Begins each work-item's part with bytes where nothing lies: null pointers can be told from others then.
    pub(super) fn keep_null_private(&mut self) {
        self.private_room(NULL_BYTES.into(), u64::from(PART_ALIGN));
    }

    /// Lays out what is in private memory, and begins it.
    pub(super) fn lay_out_private(&mut self) -> Selected {
        let body = self.body;
        for &block in body.block_order() {
            for inst in body.block_insts(block) {
                let InstKind::Alloca { ty, count, align, .. } = &body.insts[inst].kind else {
                    continue;
                };
                let count = count.constant().and_then(|c| self.cx.consts.as_uint(c));
                let (Some(count), true) = (count, block == body.entry()) else {
                    return Err(Diagnostic::unsupported(
                        "variables of a size that is not constant",
                    ));
                };
                let bytes = u128::from(self.cx.alloc_size(*ty)).saturating_mul(count);
                // Some room is left for what is added.
                let bytes = u64::try_from(bytes).unwrap_or(u64::MAX).min(u64::MAX >> 16);
                self.private.variables[inst] = self.private_room(bytes, align.bytes());
            }
        }
        if self.private.bytes == 0 {
            return Ok(());
        }
        let align = self.private.align.max(PART_ALIGN);
        let part = self.private.bytes.next_multiple_of(align.into());
        let all = part.saturating_mul(self.simd.into());
        if all > u64::from(MAX_SCRATCH_BYTES) {
            return Err(Diagnostic::unsupported(format!(
                "{} bytes of private memory for a work-item",
                self.private.bytes
            )));
        }
        self.kernel.scratch_bytes = all as u32;
        // Spilled registers follow.
        self.func.scratch_bytes = all as u32;
        self.begin_private(part);
        for (param, at, offset, bytes) in core::mem::take(&mut self.private.copies) {
            let to = self.private_address(at);
            self.values[param] = Some(Pieces::from_elem(to, 1));
            self.copy_argument(to, offset, bytes);
        }
        Ok(())
    }

    /// Computes the start of each work-item's part.
    fn begin_private(&mut self, part: u64) {
        let header = Piece::Reg(RegSlice { base: Base::Grf(0), offset: 4 * SCRATCH_BASE, step: 0 });
        let mask = Piece::Imm(SCRATCH_MASK);
        let scratch = self.compute(Op::And, Type::UD, Type::UD, &[header, mask], true);
        let lanes = self.lane_number();
        let offset = self.compute(Op::Mul, Type::D, Type::D, &[lanes, Piece::Imm(part)], false);
        if self.device.generation >= Generation::Gen12p5 {
            // Offsets count from the thread's own space.
            let surface = self.func.add_vreg(VRegKind::Address(2));
            let dst = Dst::new(Base::Virtual(surface), Type::UD);
            let srcs = [scratch.src(Type::UD, 1), Src::imm(Type::UW, SURFACE_SHIFT)];
            self.push(InstData::new(Op::Shr, Control::all(1), dst, &srcs));
            self.private.surface = Some(surface);
            self.private.base = Some(offset);
            return;
        }
        let base = self.compute(Op::Add, Type::D, Type::D, &[offset, scratch], false);
        self.private.base = Some(base);
    }

    /// The extended descriptor of messages to the scratch space, where they need one.
    pub(super) fn scratch_surface(&self) -> Descriptor {
        self.private.surface.map_or(Descriptor::Imm(0), Descriptor::Virtual)
    }

    fn private_address(&mut self, at: u32) -> Piece {
        let base = self.private.base.unwrap_or(Piece::Imm(0));
        self.address_at(base, at, 32)
    }

    /// `alloca`: an address in each work-item's part.
    pub(super) fn alloca(&mut self, inst: Inst) -> Selected {
        let address = self.private_address(self.private.variables[inst]);
        self.set(inst, Pieces::from_elem(address, 1));
        Ok(())
    }

    /// Copies an argument to private memory.
    fn copy_argument(&mut self, to: Piece, offset: u32, bytes: u32) {
        let mut at = 0;
        while at < bytes {
            let unit = match bytes - at {
                1 => 1,
                2 | 3 => 2,
                _ => 4,
            };
            let address = self.address_at(to, at, 32);
            let word = self.cross_thread((offset + at) / 4 * 4);
            let piece = self.extract_bits(word, (offset + at) % 4, unit * 8, true);
            let message = if unit == 4 { AccessUnit::Dwords(1) } else { AccessUnit::Bytes(unit) };
            self.scatter(Memory::Private, message, address, &[piece]);
            at += unit;
        }
    }
}
