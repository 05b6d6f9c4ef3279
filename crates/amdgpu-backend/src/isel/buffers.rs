//! Accesses through descriptors of buffers: intrinsics, and fat pointers once [`crate::ir_passes::fat_pointers`] gave each access
//! its descriptor and offset.

use ir::diagnostic::Diagnostic;
use ir::machine::{MachineMemOperand, MemFlags, Opcode, Reg};
use ir::ssa::buffer_intrinsics::{BUFFER_FAT_POINTER, BUFFER_RESOURCE, BufferAccess, BufferCall};
use ir::ssa::{BinaryOp, CastOp, Flags, Inst, InstKind, RmwOp, Type, Value};
use smallvec::SmallVec;
use transform::address::LinearAddress;

use super::part::{Part, Src, Val};
use super::shape;
use super::{Isel, Lowered, Parts};
use crate::ir_passes::fat_pointers;
use crate::target::Generation;
use crate::target::atomics::{AtomicForm, RmwRow};
use crate::target::buffers::{self, Addressing, BY_DESCRIPTOR, TYPED};
use crate::target::classes::Bank;
use crate::target::table;
use crate::target::{intrinsics, regs};

/// An address as buffer instructions take it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BufferAddress {
    /// The descriptor: four dwords in scalar registers.
    pub(crate) resource: Part,
    /// The number of a structure, if any.
    pub(crate) index: Option<Part>,
    /// Bytes of each lane, if any.
    pub(crate) offset: Option<Part>,
    /// Bytes that all lanes have in common.
    pub(crate) scalar: Part,
    /// Constant bytes.
    pub(crate) constant: i64,
}

impl BufferAddress {
    pub(crate) fn addressing(&self) -> Addressing {
        Addressing { index: self.index.is_some(), offset: self.offset.is_some() }
    }
}

/// The policy argument of an intrinsic.
#[derive(Clone, Copy, Debug)]
pub(super) struct Policy {
    /// The bits of the instruction.
    pub(super) bits: i64,
    /// Whether the offsets of lanes are swizzled.
    pub(super) swizzled: bool,
    /// Whether the access is volatile.
    pub(super) volatile: bool,
}

impl Policy {
    /// Reads an argument: the bits of the generation's cache policy, one for swizzled buffers, and the highest for volatile
    /// accesses.
    pub(super) fn of(argument: i64, generation: Generation) -> Self {
        let (mask, swizzle) = match generation {
            Generation::Gfx900 | Generation::Gfx906 | Generation::Gfx908 => (0x03, 1 << 3),
            Generation::Gfx90a | Generation::Gfx942 | Generation::Gfx950 => (0x13, 1 << 3),
            Generation::Gfx1030 | Generation::Gfx1100 => (0x07, 1 << 3),
            Generation::Gfx1200 => (0x1f, 1 << 6),
        };
        Self {
            bits: argument & mask,
            swizzled: argument & swizzle != 0,
            volatile: argument >> 31 & 1 != 0,
        }
    }
}

impl Isel<'_> {
    /// Selects an intrinsic that accesses a buffer.
    pub(super) fn buffer_intrinsic(
        &mut self,
        inst: Inst,
        call: BufferCall,
        args: &[Value],
    ) -> Lowered {
        let argument = self.immediate(args[call.policy()])?;
        let policy = Policy::of(argument, self.generation);
        let address = self.buffer_address(call, args)?;
        match call.access {
            BufferAccess::Load | BufferAccess::LoadFormat | BufferAccess::LoadTyped => {
                self.buffer_load(inst, call, args, address, policy)
            }
            BufferAccess::Store | BufferAccess::StoreFormat | BufferAccess::StoreTyped => {
                self.buffer_store(inst, call, args, address, policy)
            }
            BufferAccess::Rmw(_) | BufferAccess::CmpXchg => {
                self.buffer_atomic(inst, call, args, address, policy)
            }
        }
    }

    fn buffer_address(&mut self, call: BufferCall, args: &[Value]) -> Lowered<BufferAddress> {
        let resource = self.whole(args[call.resource()], Bank::S)?;
        let (offset, constant) = self.buffer_offset(args[call.offset()], 0)?;
        let index = match call.indexed {
            true => {
                let index = self.parts(args[call.resource() + 1])?[0];
                Some(self.in_bank(Bank::V, index, 1))
            }
            false => None,
        };
        let scalar = self.parts(args[call.scalar_offset()])?[0];
        let scalar = self.scalar_buffer_offset(scalar);
        Ok(BufferAddress { resource, index, offset, scalar, constant })
    }

    /// The scalar offset as the instruction takes it: gfx12 has a register for zero, and no constants.
    pub(crate) fn scalar_buffer_offset(&mut self, offset: Part) -> Part {
        match offset {
            Part::Imm(0) | Part::Undef if self.generation == Generation::Gfx1200 => {
                Part::Phys(regs::SGPR_NULL)
            }
            Part::Undef => Part::Imm(0),
            Part::Imm(value)
                if self.generation != Generation::Gfx1200 && (-16..=64).contains(&value) =>
            {
                offset
            }
            offset => self.in_bank(Bank::S, offset, 1),
        }
    }

    /// Takes an offset apart: a vector register, and a constant, which must leave room for `reach` more bytes.
    pub(crate) fn buffer_offset(
        &mut self,
        value: Value,
        reach: u64,
    ) -> Lowered<(Option<Part>, i64)> {
        let most = buffers::most_offset(self.generation) - reach as i64;
        let (base, constant) = self.unsigned_sum(value);
        // The lower part goes into the instruction: neighbours share the rest.
        let low = constant & buffers::most_offset(self.generation);
        let low = if low <= most { low } else { 0 };
        let high = Val::one(Part::Imm(i64::from((constant - low) as u32 as i32)));
        let Some(base) = base else {
            if constant <= most {
                return Ok((None, constant));
            }
            return Ok((Some(self.constant(Bank::V, high.parts()[0], 1)), low));
        };
        let part = self.parts(base)?[0];
        let part = self.in_bank(Bank::V, part, 1);
        if constant <= most {
            return Ok((Some(part), constant));
        }
        let sum = self.add_vals(Bank::V, Val::one(part), high)?;
        Ok((Some(sum.parts()[0]), low))
    }

    /// A number of 32 bits as the sum of a value, if any, and a constant. It does not wrap where processors would not: up to gfx11
    /// they add offsets in 32 bits, as LLVM relies on.
    fn unsigned_sum(&self, value: Value) -> (Option<Value>, i64) {
        let (mut at, mut sum) = (value, 0i64);
        loop {
            if let Some(number) = at.constant().and_then(|c| self.cx.consts.as_uint(c)) {
                return (None, sum + number as u32 as i64);
            }
            let Some(&InstKind::Binary { op, flags, args: [a, b], .. }) = self.body.def_kind(at)
            else {
                return (Some(at), sum);
            };
            let Some(number) = b.constant().and_then(|c| self.cx.consts.as_uint(c)) else {
                return (Some(at), sum);
            };
            let number = i64::from(number as u32);
            let most = self.known.value(self.cx, a).max(32).cast_signed();
            let adds = match op {
                BinaryOp::Add => {
                    self.generation < Generation::Gfx1200
                        || flags.contains(Flags::NUW)
                        || most + number <= i64::from(u32::MAX)
                }
                BinaryOp::Or => flags.contains(Flags::DISJOINT) || most & number == 0,
                _ => false,
            };
            if !adds || sum + number > i64::from(u32::MAX) {
                return (Some(at), sum);
            }
            (at, sum) = (a, sum + number);
        }
    }

    /// The operands of an address: vector addresses, descriptor, scalar offset.
    pub(crate) fn buffer_operands(&mut self, address: &BufferAddress) -> SmallVec<[Src; 4]> {
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        match (address.index, address.offset) {
            (Some(index), Some(offset)) => {
                srcs.push(self.tuple(Bank::V, &[index, offset]).into());
            }
            (index, offset) => srcs.extend(index.or(offset).map(Src::from)),
        }
        srcs.push(address.resource.into());
        srcs.push(address.scalar.into());
        srcs
    }

    /// Emits an instruction on a buffer. The row is one without vector address.
    fn buffer_inst(
        &mut self,
        opcode: Opcode,
        defs: &[Reg],
        data: Option<Part>,
        address: &BufferAddress,
        format: Option<i64>,
        policy: Policy,
        memory: MachineMemOperand,
    ) {
        let mut srcs: SmallVec<[Src; 4]> = data.into_iter().map(Src::from).collect();
        srcs.extend(self.buffer_operands(address));
        let mut immediates: SmallVec<[i64; 4]> = SmallVec::from_elem(address.constant, 1);
        immediates.extend(format);
        immediates.extend([policy.bits, i64::from(policy.swizzled)]);
        let inst = self.emit(opcode, defs, &srcs, &immediates);
        self.func.add_mem_op(inst, memory);
    }

    /// The facts of an access of so many bytes.
    fn buffer_memory(
        &mut self,
        inst: Inst,
        resource: Value,
        flags: MemFlags,
        bytes: u64,
        volatile: bool,
    ) -> MachineMemOperand {
        let mut memory = MachineMemOperand::new(flags, bytes);
        if volatile {
            memory.flags |= MemFlags::VOLATILE;
        }
        self.in_buffer(inst, Some(resource), memory)
    }

    /// An access with the facts about the buffer of a descriptor.
    fn in_buffer(
        &mut self,
        inst: Inst,
        resource: Option<Value>,
        memory: MachineMemOperand,
    ) -> MachineMemOperand {
        let object = resource.and_then(|resource| self.buffer_object(resource));
        let metadata = self.body.insts[inst].metadata;
        let alias = self.facts.of_object(&mut self.func.alias, object, metadata);
        MachineMemOperand { alias, ..memory.in_space(1) }
    }

    /// The facts of an access through a fat pointer.
    pub(crate) fn fat_memory(
        &mut self,
        inst: Inst,
        pointer: Value,
        memory: MachineMemOperand,
    ) -> MachineMemOperand {
        let resource = fat_pointers::parts_of(self.body, pointer).map(|parts| parts.0);
        self.in_buffer(inst, resource, memory)
    }

    /// The pointer from which a descriptor was made, if that is known.
    pub(super) fn buffer_object(&self, mut resource: Value) -> Option<Value> {
        loop {
            match self.body.def_kind(resource)? {
                &InstKind::Call { callee, args, .. } => {
                    let made = intrinsics::name(self.cx, callee)
                        .is_some_and(|name| intrinsics::is(name, "make.buffer.rsrc"));
                    return made.then(|| self.body.list(args)[0]);
                }
                &InstKind::Cast {
                    value,
                    op: CastOp::BitCast | CastOp::PtrToInt | CastOp::IntToPtr,
                    ..
                }
                | &InstKind::Freeze { value } => resource = value,
                _ => return None,
            }
        }
    }

    fn buffer_load(
        &mut self,
        inst: Inst,
        call: BufferCall,
        args: &[Value],
        address: BufferAddress,
        mut policy: Policy,
    ) -> Lowered {
        let result = self.body.result(inst).expect("a load has a result");
        let ty = self.body.locals[result].ty;
        let bytes = self.cx.store_size(ty);
        let row = self.buffer_row(call, ty, bytes, true)?;
        let opcode = self.available_buffer_row(address.addressing().of_row(row))?;
        if policy.volatile {
            policy.bits |= self.model().volatile().0;
        }
        let memory =
            self.buffer_memory(inst, args[call.resource()], MemFlags::LOAD, bytes, policy.volatile);
        let dwords = (bytes as usize).div_ceil(4);
        let reg = self.temp(Bank::V, dwords);
        let format = self.buffer_format(call, args)?;
        self.buffer_inst(opcode, &[reg.into()], None, &address, format, policy, memory);
        if policy.volatile {
            self.after_volatile(true);
        }
        let words = self.reg_parts(reg, dwords);
        self.define_from_words(inst, ty, &words)
    }

    fn buffer_store(
        &mut self,
        inst: Inst,
        call: BufferCall,
        args: &[Value],
        address: BufferAddress,
        mut policy: Policy,
    ) -> Lowered {
        let ty = self.ty(args[0]);
        let slots = shape::slots(self.cx, ty)?;
        let bytes = self.cx.store_size(ty);
        let row = self.buffer_row(call, ty, bytes, false)?;
        let opcode = self.available_buffer_row(address.addressing().of_row(row))?;
        if policy.volatile {
            policy.bits |= self.model().volatile().1;
        }
        let parts = self.parts(args[0])?;
        let words = self.put_slots(&slots, 0, &parts)?;
        let data = self.tuple(Bank::V, &words);
        let memory = self.buffer_memory(
            inst,
            args[call.resource()],
            MemFlags::STORE,
            bytes,
            policy.volatile,
        );
        let format = self.buffer_format(call, args)?;
        self.buffer_inst(opcode, &[], Some(data), &address, format, policy, memory);
        if policy.volatile {
            self.after_volatile(false);
        }
        Ok(())
    }

    /// The row for a type.
    fn buffer_row(&self, call: BufferCall, ty: Type, bytes: u64, load: bool) -> Lowered<Opcode> {
        let shown = self.cx.types.display(ty);
        let verb = if load { "a load" } else { "a store" };
        let formats = match call.access {
            BufferAccess::LoadFormat | BufferAccess::StoreFormat => Some(BY_DESCRIPTOR),
            BufferAccess::LoadTyped | BufferAccess::StoreTyped => Some(TYPED),
            _ => None,
        };
        if let Some(formats) = formats {
            let (elem, lanes) = self.cx.types.vector_parts(ty).unwrap_or((ty, 1));
            let row = match self.cx.bits(elem) {
                bits @ (16 | 32) => formats.row(u64::from(lanes), bits == 16, load),
                _ => None,
            };
            return row
                .ok_or_else(|| Diagnostic::unsupported(format!("{verb} of {shown} in a format")));
        }
        buffers::row(bytes, load)
            .ok_or_else(|| Diagnostic::unsupported(format!("{verb} of {shown} from a buffer")))
    }

    /// The format that a typed access says.
    fn buffer_format(&self, call: BufferCall, args: &[Value]) -> Lowered<Option<i64>> {
        let Some(at) = call.format() else { return Ok(None) };
        let format = self.immediate(args[at])?;
        if !(0..128).contains(&format) {
            return Err(Diagnostic::unsupported(format!("format {format} of a buffer access")));
        }
        Ok(Some(format))
    }

    /// A row as the generation has it.
    pub(crate) fn available_buffer_row(&mut self, row: Option<Opcode>) -> Lowered<Opcode> {
        let opcode = row.map(|row| self.available(row));
        opcode.filter(|&opcode| table::real(self.generation, opcode).is_some()).ok_or_else(|| {
            let on = self.generation.name();
            Diagnostic::unsupported(match row {
                Some(row) => format!("{} on {on}", table::shown(row)),
                None => format!("this access to a buffer on {on}"),
            })
        })
    }

    fn buffer_atomic(
        &mut self,
        inst: Inst,
        call: BufferCall,
        args: &[Value],
        address: BufferAddress,
        mut policy: Policy,
    ) -> Lowered {
        let ty = self.ty(args[0]);
        // Before gfx12 a clamped difference comes with its result only.
        let always = call.access == BufferAccess::Rmw(RmwOp::USubSat)
            && self.generation < Generation::Gfx1200;
        let wanted = always || self.body.result(inst).is_some_and(|r| self.is_wanted(r));
        let row = self.atomic_buffer_row(call, ty, address.addressing(), wanted)?;
        let opcode = self.available_buffer_row(Some(row))?;
        let mut parts = self.parts(args[0])?;
        let dwords = parts.len();
        if call.access == BufferAccess::CmpXchg {
            // The new value, then the expected one.
            let expected = self.parts(args[1])?;
            parts.extend(expected);
        }
        let data = self.tuple(Bank::V, &parts);
        policy.bits |= i64::from(wanted);
        let flags = MemFlags::LOAD | MemFlags::STORE;
        let resource = args[call.resource()];
        let bytes = dwords as u64 * 4;
        let memory = self.buffer_memory(inst, resource, flags, bytes, policy.volatile);
        let (defs, old) = self.old_value(wanted, parts.len(), dwords);
        self.buffer_inst(opcode, &defs, Some(data), &address, None, policy, memory);
        if wanted { self.define(inst, &old) } else { Ok(()) }
    }

    fn atomic_buffer_row(
        &self,
        call: BufferCall,
        ty: Type,
        addressing: Addressing,
        returns: bool,
    ) -> Lowered<Opcode> {
        let bits = self.cx.bits(ty);
        let row = match call.access {
            BufferAccess::CmpXchg => RmwRow::exchange(bits),
            BufferAccess::Rmw(operation) => RmwRow::of(self.cx, operation, ty),
            _ => None,
        };
        row.and_then(|row| row.opcode(AtomicForm::Buffer(addressing), returns)).ok_or_else(|| {
            let shown = self.cx.types.display(ty);
            Diagnostic::unsupported(format!("this atomic operation on {shown} in a buffer"))
        })
    }

    /// Makes a descriptor: the address, the stride above its 48 bits, the number of records and the flags.
    pub(super) fn make_buffer_resource(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let result = self.body.result(inst).expect("a descriptor");
        let fat = match self.body.locals[result].ty.address_space() {
            Some(BUFFER_RESOURCE) => false,
            Some(BUFFER_FAT_POINTER) => true,
            _ => return Err(Diagnostic::unsupported("a descriptor of this type")),
        };
        let bank = self.banks.of_local(result);
        let address = self.parts(args[0])?;
        let stride = self.parts(args[1])?[0];
        let [records, flags] = [self.parts(args[2])?[0], self.parts(args[3])?[0]];
        let high = self.logic32(bank, BinaryOp::And, address[1], Part::Imm(0xffff));
        let stride = match stride {
            Part::Undef => Part::Imm(0),
            stride => self.mul32_constant(bank, stride, 1 << 16).parts()[0],
        };
        let high = self.logic32(bank, BinaryOp::Or, high, stride);
        let parts = [address[0], high, records, flags, Part::Imm(0)];
        self.define(inst, if fat { &parts } else { &parts[..4] })
    }

    /// Loads through the scalar cache where all lanes have the same offset, else as other accesses do.
    pub(super) fn scalar_buffer_load(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let result = self.body.result(inst).expect("a load has a result");
        let ty = self.body.locals[result].ty;
        let bytes = self.cx.store_size(ty);
        if !bytes.is_multiple_of(4) || bytes > 64 {
            let shown = self.cx.types.display(ty);
            let message = format!("'llvm.amdgcn.s.buffer.load' of {shown}");
            return Err(Diagnostic::unsupported(message));
        }
        let dwords = bytes as usize / 4;
        let policy = Policy::of(self.immediate(args[2])?, self.generation);
        let offset = self.parts(args[1])?[0];
        let words = if self.part_bank(offset) == Some(Bank::V) {
            self.load_by_lane(inst, args, dwords, policy)?
        } else {
            self.load_for_all(inst, args[0], offset, dwords, policy)?
        };
        self.define_from_words(inst, ty, &words)
    }

    /// Defines a result by the dwords that memory has of it.
    pub(super) fn define_from_words(&mut self, inst: Inst, ty: Type, words: &[Part]) -> Lowered {
        let slots = shape::slots(self.cx, ty)?;
        let mut parts = Parts::from_elem(Part::Undef, shape::dwords(self.cx, ty)?);
        self.take_slots(&slots, 0, words, &mut parts)?;
        self.define(inst, &parts)
    }

    /// Loads dwords at an offset that lanes do not have in common.
    fn load_by_lane(
        &mut self,
        inst: Inst,
        args: &[Value],
        dwords: usize,
        policy: Policy,
    ) -> Lowered<Parts> {
        let resource = self.whole(args[0], Bank::S)?;
        let (offset, constant) = self.buffer_offset(args[1], dwords as u64 * 4)?;
        let scalar = self.scalar_buffer_offset(Part::Imm(0));
        let mut words = Parts::new();
        while words.len() < dwords {
            let count = (dwords - words.len()).min(4);
            let constant = constant + 4 * words.len() as i64;
            let address = BufferAddress { resource, index: None, offset, scalar, constant };
            let row = buffers::row(count as u64 * 4, true);
            let row = row.and_then(|row| address.addressing().of_row(row));
            let opcode = self.available_buffer_row(row)?;
            let memory = self.constant_buffer_memory(inst, args[0], count);
            let reg = self.temp(Bank::V, count);
            self.buffer_inst(opcode, &[reg.into()], None, &address, None, policy, memory);
            words.extend(self.reg_parts(reg, count));
        }
        Ok(words)
    }

    /// Loads dwords at an offset that all lanes have, through the scalar cache.
    fn load_for_all(
        &mut self,
        inst: Inst,
        resource: Value,
        offset: Part,
        dwords: usize,
        policy: Policy,
    ) -> Lowered<Parts> {
        const MOST_CONSTANT: i64 = (1 << 20) - 1;
        let (count, rows) = buffers::scalar_row(dwords).expect("at most 16 dwords");
        let whole = self.whole(resource, Bank::S)?;
        let reg = self.temp(Bank::S, count);
        let constant = match offset {
            Part::Imm(offset) if (0..=MOST_CONSTANT).contains(&offset) => Some(offset),
            Part::Undef => Some(0),
            _ => None,
        };
        let mem_op = self.constant_buffer_memory(inst, resource, count);
        let load = match constant {
            Some(offset) => {
                self.emit(rows[0], &[reg.into()], &[whole.into()], &[offset, policy.bits])
            }
            None => {
                let offset = self.in_bank(Bank::S, offset, 1);
                let both = self.generation == Generation::Gfx1200;
                let immediates = [0, policy.bits];
                let immediates = if both { &immediates[..] } else { &immediates[1..] };
                let row = rows[if both { 2 } else { 1 }];
                self.emit(row, &[reg.into()], &[whole.into(), offset.into()], immediates)
            }
        };
        self.func.add_mem_op(load, mem_op);
        Ok(self.reg_parts(reg, count).into_iter().take(dwords).collect())
    }

    /// The facts of a load of memory that does not change.
    fn constant_buffer_memory(
        &mut self,
        inst: Inst,
        resource: Value,
        dwords: usize,
    ) -> MachineMemOperand {
        let bytes = dwords as u64 * 4;
        let memory = self.buffer_memory(inst, resource, MemFlags::LOAD, bytes, false);
        memory.with(MemFlags::INVARIANT)
    }

    /// A cast from or to the pointers of more than 64 bits: dwords are left out, or zeros put in. Of a fat pointer the offset
    /// is the last dword, and the lowest of an integer.
    pub(super) fn descriptor_cast(
        &mut self,
        op: CastOp,
        value: Value,
        to: Type,
    ) -> Lowered<Option<Parts>> {
        let spaces = (self.ty(value).address_space(), to.address_space());
        let wide = |space| matches!(space, Some(BUFFER_FAT_POINTER | BUFFER_RESOURCE));
        if !wide(spaces.0) && !wide(spaces.1) {
            return Ok(None);
        }
        let fat = |space| space == Some(BUFFER_FAT_POINTER);
        match op {
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr => {
                let whole = |ty: Type| self.cx.bits(ty).is_multiple_of(32);
                if !whole(self.ty(value)) || !whole(to) {
                    return Ok(None);
                }
                let count = shape::dwords(self.cx, to)?;
                let mut parts = self.parts(value)?;
                if fat(spaces.0) {
                    parts.rotate_right(1);
                }
                parts.resize(count, Part::Imm(0));
                if fat(spaces.1) {
                    parts.rotate_left(1);
                }
                Ok(Some(parts))
            }
            CastOp::AddrSpaceCast => match spaces {
                (Some(BUFFER_RESOURCE), Some(BUFFER_FAT_POINTER)) => {
                    let mut parts = self.parts(value)?;
                    parts.push(Part::Imm(0));
                    Ok(Some(parts))
                }
                (Some(BUFFER_FAT_POINTER), Some(BUFFER_RESOURCE)) => {
                    Ok(Some(self.parts(value)?[..4].into()))
                }
                _ => Ok(None),
            },
            _ => Ok(None),
        }
    }

    /// The address of an access through a fat pointer.
    pub(crate) fn fat_address(&mut self, pointer: Value, reach: u64) -> Lowered<BufferAddress> {
        let (resource, offset) = fat_pointers::parts_of(self.body, pointer)
            .ok_or_else(|| Diagnostic::unsupported("an access through this fat pointer"))?;
        let resource = self.whole(resource, Bank::S)?;
        let (offset, constant) = match offset {
            Some(offset) => self.buffer_offset(offset, reach)?,
            None => (None, 0),
        };
        let scalar = self.scalar_buffer_offset(Part::Imm(0));
        Ok(BufferAddress { resource, index: None, offset, scalar, constant })
    }

    /// Fat pointer arithmetic: only the offset changes.
    pub(super) fn fat_gep(&mut self, inst: Inst, base: Value, step: &LinearAddress) -> Lowered {
        let result = self.body.result(inst).expect("an address");
        let bank = self.banks.of_local(result);
        let mut parts = self.parts(base)?;
        let mut sum = Val::one(parts[4]);
        for &term in &step.terms {
            sum = self.add_term(bank, sum, term, false)?;
        }
        if step.offset != 0 {
            let constant = Val::one(Part::Imm(i64::from(step.offset as i32)));
            sum = self.add_vals(bank, sum, constant)?;
        }
        parts[4] = sum.parts()[0];
        self.define(inst, &parts)
    }
}
