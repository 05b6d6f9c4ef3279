//! Accesses through descriptors of buffers: AMD's intrinsics `raw.buffer.*` and `struct.buffer.*`, and fat pointers.
//!
//! A descriptor has an address of 48 bits, a stride of 14, and a number of records: bytes if the stride is zero, else
//! structures. What lies outside is read as zero and not written: dwords one by one, atomic operations as a whole (AMD's manuals
//! of the instruction sets, "Buffer addressing", "Range checking").

use super::builtin::Call;
use super::cast::CastInfo;
use super::code::{LaneArg, Op, Operand};
use super::cpu::Cpu;
use super::decoder::{Decoder, stem};
use super::environment::{Flush, Rounding};
use super::lanes::{LaneFn, Native};
use super::shape::Scalar;
use super::sites::{Access, BufferAccessKind, BufferSite, DescriptorForm, RmwInfo};
use super::value::Slot;
use crate::elements::ElementFormat;
use crate::fault::{Fault, Result};
use crate::memory::Space;
use ir::ssa::buffer_intrinsics::{BUFFER_FAT_POINTER, BufferAccess, BufferCall};
use ir::ssa::{CastOp, FastMath, Flags, RmwOp, Type, Value};
use smallvec::SmallVec;

impl DescriptorForm {
    fn of(ty: Type) -> Self {
        match ty.address_space() {
            Some(BUFFER_FAT_POINTER) => Self::Fat,
            Some(_) => Self::Pointer,
            None => Self::Words,
        }
    }
}

impl BufferSite {
    /// Reads through a descriptor, or a fat pointer, of pieces that others say.
    pub(super) fn source(d: &Decoder<'_, '_>, resource: Value, indexed: bool) -> Self {
        let form = DescriptorForm::of(d.ty(resource));
        Self { kind: BufferAccessKind::Load, form, indexed, pieces: 1, bits: 32 }
    }
}

/// The descriptor and the offsets of an access.
struct BufferPlace {
    base: u64,
    stride: u64,
    records: u64,
    index: u64,
    offset: u64,
    scalar: u64,
}

impl BufferPlace {
    /// The address of bytes so far from the first one; none if they are outside.
    fn at(&self, further: u64, bytes: u64, indexed: bool) -> Option<u64> {
        let offset = self.offset + further;
        let inside = match (self.stride, indexed) {
            (0, _) => offset + self.scalar + bytes <= self.records,
            (stride, true) => self.index < self.records && offset + bytes <= stride,
            (stride, false) => offset + bytes <= self.records * stride,
        };
        inside.then(|| self.base + self.scalar + self.index * self.stride + offset)
    }
}

/// Decodes one of the intrinsics; false for others.
pub(super) fn lower(
    d: &mut Decoder<'_, '_>,
    name: &str,
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<bool> {
    let stem = stem(name);
    if stem == "make.buffer.rsrc" {
        return make(d, args, ret, dst).map(|()| true);
    }
    if stem == "s.buffer.load" {
        let zero = d.immediate(0);
        let operands = vec![d.operand(args[0])?, d.operand(args[1])?, zero];
        return load(d, DescriptorForm::of(d.ty(args[0])), false, operands, ret, dst)
            .map(|()| true);
    }
    let Some(call) = BufferCall::of(name) else { return Ok(false) };
    let (indexed, data) = (call.indexed, call.resource());
    let form = DescriptorForm::of(d.ty(args[data]));
    let operand = |d: &mut Decoder<'_, '_>, list: &[Value]| {
        list.iter().map(|&a| d.operand(a)).collect::<Result<Vec<_>>>()
    };
    // The policy makes no difference here.
    let operands = operand(d, &args[data..=call.scalar_offset()])?;
    match call.access {
        BufferAccess::Load => load(d, form, indexed, operands, ret, dst)?,
        BufferAccess::Store => store(d, form, indexed, args[0], operands)?,
        BufferAccess::LoadFormat | BufferAccess::LoadTyped => {
            let format = format(d, call, args)?;
            let (pieces, bits) = components(d, ret)?;
            let kind = BufferAccessKind::LoadElements(format);
            load_pieces(d, BufferSite { kind, form, indexed, pieces, bits }, operands, ret, dst)?;
        }
        BufferAccess::StoreFormat | BufferAccess::StoreTyped => {
            let format = format(d, call, args)?;
            let (pieces, bits) = components(d, d.ty(args[0]))?;
            let kind = BufferAccessKind::StoreElements(format);
            store_pieces(d, BufferSite { kind, form, indexed, pieces, bits }, args[0], operands)?;
        }
        BufferAccess::CmpXchg => {
            let info = rmw(d, RmwOp::Xchg, d.ty(args[0]))?;
            let kind = BufferAccessKind::CmpXchg { info, success: false };
            let data = operand(d, &args[..2])?;
            atomic(d, kind, form, indexed, data, operands, dst)?;
        }
        BufferAccess::Rmw(op) => {
            let kind = BufferAccessKind::Rmw(rmw(d, op, d.ty(args[0]))?);
            let data = operand(d, &args[..1])?;
            atomic(d, kind, form, indexed, data, operands, dst)?;
        }
    }
    Ok(true)
}

const GLOBAL: Access = Access { space: Space::Global, align: 0, atomic: false };

fn rmw(d: &Decoder<'_, '_>, op: RmwOp, ty: Type) -> Result<RmwInfo> {
    let (scalar, lanes) = d.lanes_of(ty)?;
    let access = Access { atomic: true, ..GLOBAL };
    Ok(RmwInfo { op, access, scalar, lanes, ftz: false })
}

/// A load through a fat pointer.
pub(super) fn fat_load(d: &mut Decoder<'_, '_>, ty: Type, pointer: Value, dst: u32) -> Result<()> {
    let operands = vec![d.operand(pointer)?];
    load(d, DescriptorForm::Fat, false, operands, ty, dst)
}

/// A store through a fat pointer.
pub(super) fn fat_store(d: &mut Decoder<'_, '_>, value: Value, pointer: Value) -> Result<()> {
    let operands = vec![d.operand(pointer)?];
    store(d, DescriptorForm::Fat, false, value, operands)
}

/// An atomic operation through a fat pointer.
pub(super) fn fat_rmw(
    d: &mut Decoder<'_, '_>,
    op: RmwOp,
    value: Value,
    pointer: Value,
    dst: u32,
) -> Result<()> {
    let kind = BufferAccessKind::Rmw(rmw(d, op, d.ty(value))?);
    let (data, operands) = (vec![d.operand(value)?], vec![d.operand(pointer)?]);
    atomic(d, kind, DescriptorForm::Fat, false, data, operands, dst)
}

/// A compare-and-exchange through a fat pointer.
pub(super) fn fat_exchange(
    d: &mut Decoder<'_, '_>,
    [pointer, expected, new]: [Value; 3],
    dst: u32,
) -> Result<()> {
    let info = rmw(d, RmwOp::Xchg, d.ty(new))?;
    let data = vec![d.operand(new)?, d.operand(expected)?];
    let kind = BufferAccessKind::CmpXchg { info, success: true };
    let operands = vec![d.operand(pointer)?];
    atomic(d, kind, DescriptorForm::Fat, false, data, operands, dst)
}

/// The pieces of a type: bytes, halves or dwords.
fn pieces(d: &Decoder<'_, '_>, ty: Type) -> Result<(u32, u32)> {
    let (scalar, lanes) = d.lanes_of(ty)?;
    let total = scalar.bits() * lanes;
    let bits = [32, 16, 8].into_iter().find(|&bits| total.is_multiple_of(bits));
    let bits = bits.ok_or_else(|| Fault::unsupported("this type in a buffer"))?;
    Ok((total / bits, bits))
}

/// The components of a type that is converted from and to elements: their number and bits.
fn components(d: &Decoder<'_, '_>, ty: Type) -> Result<(u32, u32)> {
    let (scalar, lanes) = d.lanes_of(ty)?;
    match scalar.bits() {
        bits @ (16 | 32) => Ok((lanes, bits)),
        _ => Err(Fault::unsupported("this type in the format of a buffer")),
    }
}

/// The format that an argument of a typed access says.
fn format(d: &Decoder<'_, '_>, call: BufferCall, args: &[Value]) -> Result<Option<ElementFormat>> {
    let Some(at) = call.format() else { return Ok(None) };
    let number = args[at].constant().and_then(|c| d.program.module.cx.consts.as_uint(c));
    let (Some(number), Some(numbering)) = (number, d.program.numbering) else {
        return Err(unnamed_processor());
    };
    ElementFormat::of_number(number as u32, numbering).map(Some)
}

fn unnamed_processor() -> Fault {
    Fault::unsupported("a format of a buffer's elements, without a processor,")
}

fn load(
    d: &mut Decoder<'_, '_>,
    form: DescriptorForm,
    indexed: bool,
    operands: Vec<Operand>,
    ty: Type,
    dst: u32,
) -> Result<()> {
    let (pieces, bits) = pieces(d, ty)?;
    let site = BufferSite { kind: BufferAccessKind::Load, form, indexed, pieces, bits };
    load_pieces(d, site, operands, ty, dst)
}

fn load_pieces(
    d: &mut Decoder<'_, '_>,
    site: BufferSite,
    operands: Vec<Operand>,
    ty: Type,
    dst: u32,
) -> Result<()> {
    let (pieces, bits) = (site.pieces, site.bits);
    let to = d.lanes_of(ty)?;
    let words = d.temporary(pieces);
    d.builtin_operands(Call::Buffer(site), operands, words)?;
    bitcast(d, (Scalar::Int(bits), pieces), to, Operand(words), dst);
    Ok(())
}

fn store(
    d: &mut Decoder<'_, '_>,
    form: DescriptorForm,
    indexed: bool,
    value: Value,
    operands: Vec<Operand>,
) -> Result<()> {
    let (pieces, bits) = pieces(d, d.ty(value))?;
    let site = BufferSite { kind: BufferAccessKind::Store, form, indexed, pieces, bits };
    store_pieces(d, site, value, operands)
}

fn store_pieces(
    d: &mut Decoder<'_, '_>,
    site: BufferSite,
    value: Value,
    operands: Vec<Operand>,
) -> Result<()> {
    let (pieces, bits) = (site.pieces, site.bits);
    let from = d.lanes_of(d.ty(value))?;
    let words = d.temporary(pieces);
    let source = d.operand(value)?;
    bitcast(d, from, (Scalar::Int(bits), pieces), source, words);
    let list = std::iter::once(Operand(words)).chain(operands).collect();
    d.builtin_operands(Call::Buffer(site), list, words)
}

fn atomic(
    d: &mut Decoder<'_, '_>,
    kind: BufferAccessKind,
    form: DescriptorForm,
    indexed: bool,
    data: Vec<Operand>,
    operands: Vec<Operand>,
    dst: u32,
) -> Result<()> {
    let site = BufferSite { kind, form, indexed, pieces: 1, bits: 32 };
    let list = data.into_iter().chain(operands).collect();
    d.builtin_operands(Call::Buffer(site), list, dst)
}

pub(super) fn bitcast(
    d: &mut Decoder<'_, '_>,
    (from, from_lanes): (Scalar, u32),
    (to, to_lanes): (Scalar, u32),
    src: Operand,
    dst: u32,
) {
    let op = CastOp::BitCast;
    let (flags, fast, round) = (Flags::NONE, FastMath::NONE, Rounding::NEAREST);
    let flush = [Flush::Never; 2];
    d.code.casts.push(CastInfo { op, flags, fast, round, flush, from, from_lanes, to, to_lanes });
    let info = d.code.casts.len() as u32 - 1;
    d.push(Op::Cast { info, dst, src });
}

/// Computes a slot from others.
fn native(d: &mut Decoder<'_, '_>, f: Native, args: &[Operand], dst: u32) {
    let list = args.iter().map(|&value| LaneArg { value, words: 1, step: 0 }).collect();
    d.lanes_list(LaneFn::Native { f, bits: 64 }, 1, 1, list, dst);
}

/// Makes a descriptor, or a fat pointer to its start.
fn make(d: &mut Decoder<'_, '_>, args: &[Value], ret: Type, dst: u32) -> Result<()> {
    let args = args.iter().map(|&a| d.operand(a)).collect::<Result<Vec<_>>>()?;
    let fat = ret.address_space() == Some(BUFFER_FAT_POINTER);
    let to = if fat { d.temporary(2) } else { dst };
    native(d, |x| x[0] & 0xffff_ffff_ffff | (x[1] & 0xffff) << 48, &args[..2], to);
    native(d, |x| x[0] & 0xffff_ffff | x[1] << 32, &args[2..4], to + 1);
    if fat {
        widen(d, Operand(to), dst);
    }
    Ok(())
}

/// Makes a fat pointer to the start of a descriptor's buffer.
pub(super) fn widen(d: &mut Decoder<'_, '_>, resource: Operand, dst: u32) {
    native(d, |x| x[0] << 32, &[resource], dst);
    native(d, |x| x[0] >> 32 | x[1] << 32, &[resource, resource.at(1)], dst + 1);
    native(d, |x| x[0] >> 32, &[resource.at(1)], dst + 2);
}

/// Makes a fat pointer with another offset.
pub(super) fn with_offset(d: &mut Decoder<'_, '_>, pointer: Operand, offset: Operand, dst: u32) {
    native(d, |x| x[0] >> 32 << 32 | x[1] & 0xffff_ffff, &[pointer, offset], dst);
    d.push(Op::Copy { dst: dst + 1, src: pointer.at(1), slots: 2 });
}

impl Cpu<'_, '_> {
    /// Carries out an access to a buffer.
    pub(super) fn buffer(&mut self, site: BufferSite, args: &[Operand], dst: u32) -> Result<()> {
        let data = match site.kind {
            BufferAccessKind::Load | BufferAccessKind::LoadElements(_) => 0,
            BufferAccessKind::Store
            | BufferAccessKind::StoreElements(_)
            | BufferAccessKind::Rmw(_) => 1,
            BufferAccessKind::CmpXchg { .. } => 2,
        };
        let place = self.buffer_place(site, &args[data..])?;
        let bytes = u64::from(site.bits / 8);
        match site.kind {
            BufferAccessKind::Load => {
                for n in 0..site.pieces {
                    let value = match place.at(u64::from(n) * bytes, bytes, site.indexed) {
                        Some(address) => self.load(GLOBAL, site.bits, Slot::new(address))?,
                        None => Slot::ZERO,
                    };
                    self.set(dst + n, value);
                }
            }
            BufferAccessKind::Store => {
                for n in 0..site.pieces {
                    if let Some(address) = place.at(u64::from(n) * bytes, bytes, site.indexed) {
                        let value = self.get(args[0].at(n));
                        self.store(GLOBAL, site.bits, Slot::new(address), value)?;
                    }
                }
            }
            BufferAccessKind::LoadElements(format) => {
                let format = self.element_format(site, format, args[0])?;
                let element = self.load_element(&place, site.indexed, format)?;
                let found = format.load(element, site.pieces as usize, site.bits == 16)?;
                for (n, value) in (0..).zip(found) {
                    self.set(dst + n, Slot::new(value.into()));
                }
            }
            BufferAccessKind::StoreElements(format) => {
                let format = self.element_format(site, format, args[1])?;
                let value = |n| Ok(self.address(self.get(args[0].at(n)))? as u32);
                let values = (0..site.pieces).map(value).collect::<Result<Vec<u32>>>()?;
                let element = format.store(&values, site.bits == 16)?;
                self.store_element(&place, site.indexed, format, element)?;
            }
            BufferAccessKind::Rmw(info) | BufferAccessKind::CmpXchg { info, .. } => {
                let slots = info.scalar.words() * info.lanes;
                let bytes = u64::from(info.scalar.bits() / 8) * u64::from(info.lanes);
                let mut old: SmallVec<[Slot; 4]> = SmallVec::from_elem(Slot::ZERO, slots as usize);
                if let Some(address) = place.at(0, bytes, site.indexed) {
                    let new: SmallVec<[Slot; 4]> = self.slots(args[0], slots).into();
                    let address = Slot::new(address);
                    if let BufferAccessKind::CmpXchg { success, .. } = site.kind {
                        let expected: SmallVec<[Slot; 4]> = self.slots(args[1], slots).into();
                        let same =
                            self.compare_exchange(info, address, &expected, &new, &mut old)?;
                        if success {
                            self.set(dst + slots, Slot::new(u64::from(same)));
                        }
                    } else {
                        self.read_modify_write(info, address, &new, &mut old)?;
                    }
                }
                self.set_slots(dst, &old);
            }
        }
        Ok(())
    }

    /// The format of an access: its own, or the descriptor's.
    fn element_format(
        &self,
        site: BufferSite,
        format: Option<ElementFormat>,
        resource: Operand,
    ) -> Result<ElementFormat> {
        if let Some(format) = format {
            return Ok(format);
        }
        let word = match site.form {
            DescriptorForm::Words => self.address(self.get(resource.at(3)))?,
            _ => self.address(self.get(resource.at(1)))? >> 32,
        };
        let numbering = self.program.numbering.ok_or_else(unnamed_processor)?;
        ElementFormat::of_descriptor(word as u32, numbering)
    }

    /// The bytes of an element; zeros outside of the buffer.
    fn load_element(
        &mut self,
        place: &BufferPlace,
        indexed: bool,
        format: ElementFormat,
    ) -> Result<u128> {
        let bytes = u64::from(format.bytes());
        let Some(address) = place.at(0, bytes, indexed) else { return Ok(0) };
        let mut element = 0;
        for n in 0..bytes {
            let byte = self.load(GLOBAL, 8, Slot::new(address + n))?;
            element |= u128::from(self.address(byte)? & 0xff) << (8 * n);
        }
        Ok(element)
    }

    /// Writes the bytes of an element that is in the buffer.
    fn store_element(
        &mut self,
        place: &BufferPlace,
        indexed: bool,
        format: ElementFormat,
        element: u128,
    ) -> Result<()> {
        let bytes = u64::from(format.bytes());
        let Some(address) = place.at(0, bytes, indexed) else { return Ok(()) };
        for n in 0..bytes {
            let byte = Slot::new((element >> (8 * n)) as u64 & 0xff);
            self.store(GLOBAL, 8, Slot::new(address + n), byte)?;
        }
        Ok(())
    }

    /// The address of bytes so far from the first one that a site reads; none if they are outside.
    pub(super) fn buffer_piece(
        &self,
        site: BufferSite,
        args: &[Operand],
        further: u64,
        bytes: u64,
    ) -> Result<Option<u64>> {
        Ok(self.buffer_place(site, args)?.at(further, bytes, site.indexed))
    }

    /// Reads the descriptor and the offsets.
    fn buffer_place(&self, site: BufferSite, args: &[Operand]) -> Result<BufferPlace> {
        let word = |n: u32| self.address(self.get(args[0].at(n)));
        let (low, high, mut offset) = match site.form {
            DescriptorForm::Words => {
                let pair = |n| Ok(word(n)? & 0xffff_ffff | word(n + 1)? << 32);
                (pair(0)?, pair(2)?, 0)
            }
            DescriptorForm::Pointer => (word(0)?, word(1)?, 0),
            DescriptorForm::Fat => {
                let [a, b, c] = [word(0)?, word(1)?, word(2)?];
                (a >> 32 | b << 32, b >> 32 | c << 32, a & 0xffff_ffff)
            }
        };
        let number = |operand: Operand| Ok(self.address(self.get(operand))? & 0xffff_ffff);
        let (mut index, mut scalar) = (0, 0);
        let mut rest = args[1..].iter().copied();
        if site.form != DescriptorForm::Fat {
            if site.indexed {
                index = rest.next().map_or(Ok(0), number)?;
            }
            offset = rest.next().map_or(Ok(0), number)?;
            scalar = rest.next().map_or(Ok(0), number)?;
        }
        Ok(BufferPlace {
            base: low & 0xffff_ffff_ffff,
            stride: low >> 48 & 0x3fff,
            records: high & 0xffff_ffff,
            index,
            offset,
            scalar,
        })
    }
}
