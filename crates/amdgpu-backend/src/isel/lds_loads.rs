//! Loads from memory straight into LDS, and reads of LDS that transpose.
//!
//! M0 has the address in LDS, and the constant offset counts on both sides: it is the instruction's and takes nothing else.
//! Those that are asynchronous carry [`ASYNCHRONOUS`]; the program says by marks what it waits for.

use ir::diagnostic::Diagnostic;
use ir::machine::{MachineMemOperand, MemFlags, Opcode, Operand, RegOperand};
use ir::ssa::buffer_intrinsics::{LdsLoad, LdsSource};
use ir::ssa::{Inst, Value};
use smallvec::SmallVec;

use super::buffers::{BufferAddress, Policy};
use super::memory::Address;
use super::part::{Part, Src};
use super::{Isel, Lowered};
use crate::target::classes::Bank;
use crate::target::counters::{ASYNCHRONOUS, space};
use crate::target::table::op;
use crate::target::{buffers, regs};

/// The rows for 1, 2, 4, 12 and 16 bytes of a lane: of buffers, of global memory by vector addresses, by a scalar base.
const ROWS: [(i64, [Opcode; 3]); 5] = [
    (
        1,
        [
            op::BUFFER_LOAD_UBYTE_LDS_OFFSET,
            op::GLOBAL_LOAD_LDS_UBYTE,
            op::GLOBAL_LOAD_LDS_UBYTE_SADDR,
        ],
    ),
    (
        2,
        [
            op::BUFFER_LOAD_USHORT_LDS_OFFSET,
            op::GLOBAL_LOAD_LDS_USHORT,
            op::GLOBAL_LOAD_LDS_USHORT_SADDR,
        ],
    ),
    (
        4,
        [
            op::BUFFER_LOAD_DWORD_LDS_OFFSET,
            op::GLOBAL_LOAD_LDS_DWORD,
            op::GLOBAL_LOAD_LDS_DWORD_SADDR,
        ],
    ),
    (
        12,
        [
            op::BUFFER_LOAD_DWORDX3_LDS_OFFSET,
            op::GLOBAL_LOAD_LDS_DWORDX3,
            op::GLOBAL_LOAD_LDS_DWORDX3_SADDR,
        ],
    ),
    (
        16,
        [
            op::BUFFER_LOAD_DWORDX4_LDS_OFFSET,
            op::GLOBAL_LOAD_LDS_DWORDX4,
            op::GLOBAL_LOAD_LDS_DWORDX4_SADDR,
        ],
    ),
];

impl Isel<'_> {
    /// Selects a load into LDS.
    pub(super) fn load_to_lds(&mut self, inst: Inst, load: LdsLoad, args: &[Value]) -> Lowered {
        let bytes = self.immediate(args[LdsLoad::BYTES])?;
        let Some((_, rows)) = ROWS.into_iter().find(|row| row.0 == bytes) else {
            return Err(Diagnostic::error(format!("a load of {bytes} bytes into LDS")));
        };
        let constant = self.immediate(args[load.constant()])?;
        let argument = self.immediate(args[load.constant() + 1])?;
        let mut policy = Policy::of(argument, self.generation);
        if policy.volatile {
            policy.bits |= self.model().volatile().0;
        }
        let (opcode, srcs, fields) = match load.offset() {
            Some(offset) => {
                let address = self.lds_buffer_address(load, offset, args, constant)?;
                let row = address.addressing().of_row(rows[0]);
                let opcode = self.available_buffer_row(row)?;
                let fields = [constant, policy.bits, i64::from(policy.swizzled)];
                (opcode, self.buffer_operands(&address), SmallVec::from_slice(&fields))
            }
            None => {
                let (row, srcs) = self.lds_source(args[0], rows)?;
                let opcode = self.available_buffer_row(Some(row))?;
                (opcode, srcs, SmallVec::<[i64; 8]>::from_slice(&[constant, policy.bits]))
            }
        };
        let reach = match load.source {
            LdsSource::Buffer { .. } => 0..=buffers::most_offset(self.generation),
            LdsSource::Pointer => {
                let range = super::memory::offset_range(self.generation, space::GLOBAL);
                range.0..=range.1
            }
        };
        if !reach.contains(&constant) {
            return Err(Diagnostic::unsupported(format!(
                "an offset of {constant} of a load into LDS"
            )));
        }
        let lds = self.parts(args[LdsLoad::LDS])?[0];
        let lds = self.in_bank(Bank::S, lds, 1);
        let lds = self.operand(lds);
        self.raw(op::S_MOV_B32, &[RegOperand::def(regs::M0).into(), lds]);
        let machine = self.emit(opcode, &[], &srcs, &fields);
        for memory in self.lds_memory(inst, load, args, bytes as u64, policy.volatile) {
            self.func.add_mem_op(machine, memory);
        }
        if policy.volatile {
            self.after_volatile(true);
        }
        Ok(())
    }

    fn lds_buffer_address(
        &mut self,
        load: LdsLoad,
        offset: usize,
        args: &[Value],
        constant: i64,
    ) -> Lowered<BufferAddress> {
        let resource = self.whole(args[0], Bank::S)?;
        let index = match load.index() {
            Some(index) => {
                let part = self.parts(args[index])?[0];
                Some(self.in_bank(Bank::V, part, 1))
            }
            None => None,
        };
        let is_zero = args[offset].constant().is_some_and(|c| self.cx.consts.as_int(c) == Some(0));
        let lanes = if is_zero {
            None
        } else {
            let part = self.parts(args[offset])?[0];
            Some(self.in_bank(Bank::V, part, 1))
        };
        let scalar = self.parts(args[offset + 1])?[0];
        let scalar = self.scalar_buffer_offset(scalar);
        Ok(BufferAddress { resource, index, offset: lanes, scalar, constant })
    }

    /// The row and the address of a pointer to global memory.
    fn lds_source(
        &mut self,
        pointer: Value,
        rows: [Opcode; 3],
    ) -> Lowered<(Opcode, SmallVec<[Src; 4]>)> {
        if self.ty(pointer).address_space() != Some(space::GLOBAL) {
            return Err(Diagnostic::unsupported("a load into LDS from this address space"));
        }
        match self.global_address(pointer, 0)? {
            Address::Global { base, index, .. } => {
                let index = match index {
                    Some(index) => index,
                    None => self.constant(Bank::V, Part::Imm(0), 1),
                };
                Ok((rows[2], SmallVec::from_slice(&[base.into(), index.into()])))
            }
            Address::GlobalVector { address, .. } => {
                Ok((rows[1], SmallVec::from_slice(&[address.into()])))
            }
            _ => Err(Diagnostic::unsupported("a load into LDS from this address")),
        }
    }

    /// The facts of both accesses.
    fn lds_memory(
        &mut self,
        inst: Inst,
        load: LdsLoad,
        args: &[Value],
        bytes: u64,
        volatile: bool,
    ) -> [MachineMemOperand; 2] {
        let mut extra = MemFlags::default();
        if volatile {
            extra |= MemFlags::VOLATILE;
        }
        if load.asynchronous {
            extra |= ASYNCHRONOUS;
        }
        let source = MachineMemOperand::new(MemFlags::LOAD | extra, bytes);
        let resource = match load.source {
            LdsSource::Buffer { .. } => self.buffer_object(args[0]),
            LdsSource::Pointer => Some(args[0]),
        };
        let metadata = self.body.insts[inst].metadata;
        let alias = self.facts.of_object(&mut self.func.alias, resource, metadata);
        let source = MachineMemOperand { alias, ..source.in_space(space::GLOBAL) };
        // Where in the object each lane writes is not known.
        let lds = MachineMemOperand::new(MemFlags::STORE | extra, bytes);
        let alias = self.facts.of_object(&mut self.func.alias, Some(args[LdsLoad::LDS]), metadata);
        let lds = MachineMemOperand { alias, size: None, ..lds.in_space(space::LOCAL) };
        [source, lds]
    }

    /// Marks the loads into LDS before it, or waits until all but the last `count` marks' are done.
    pub(super) fn asynchronous_mark(&mut self, count: Option<Value>) -> Lowered {
        match count {
            None => self.raw(op::ASYNCMARK, &[]),
            Some(count) => {
                let count = self.immediate(count)?;
                self.raw(op::WAIT_ASYNCMARK, &[Operand::Imm(count)])
            }
        };
        Ok(())
    }

    /// Loads a matrix of global memory, whose rows become columns: lanes exchange what they read. Rows are those of waves of 32.
    pub(super) fn transposed_load(
        &mut self,
        inst: Inst,
        pointer: Value,
        [by_base, by_address]: [Opcode; 2],
    ) -> Lowered {
        let result = self.body.result(inst).expect("a load has a result");
        let ty = self.body.locals[result].ty;
        let bytes = self.cx.store_size(ty);
        let dwords = bytes as usize / 4;
        if !self.target.wave32 {
            return Err(self.not_here(self.called(inst)));
        }
        let (opcode, srcs, offset): (_, SmallVec<[Src; 4]>, _) =
            match self.address(pointer, bytes)? {
                Address::Global { base, index, offset } => {
                    let zero = |isel: &mut Self| isel.constant(Bank::V, Part::Imm(0), 1);
                    let index = index.unwrap_or_else(|| zero(self));
                    (by_base, SmallVec::from_slice(&[base.into(), index.into()]), offset)
                }
                Address::GlobalVector { address, offset } => {
                    (by_address, SmallVec::from_slice(&[address.into()]), offset)
                }
                _ => return Err(self.not_here(self.called(inst))),
            };
        let opcode = self.row_here(inst, opcode)?;
        let reg = self.temp(Bank::V, dwords);
        let machine = self.emit(opcode, &[reg.into()], &srcs, &[offset, 0]);
        let metadata = self.body.insts[inst].metadata;
        let alias = self.facts.of_object(&mut self.func.alias, Some(pointer), metadata);
        let memory = MachineMemOperand::new(MemFlags::LOAD, bytes);
        let memory = MachineMemOperand { alias, size: None, ..memory.in_space(space::GLOBAL) };
        self.func.add_mem_op(machine, memory);
        let words = self.reg_parts(reg, dwords);
        self.define_from_words(inst, ty, &words)
    }

    /// Reads a matrix of local memory, transposed among lanes.
    /// Reads LDS so that the rows of a matrix that lie over lanes become its columns: 16 lanes exchange what they read.
    pub(super) fn transposed_read(
        &mut self,
        inst: Inst,
        pointer: Value,
        opcode: Opcode,
    ) -> Lowered {
        let opcode = self.row_here(inst, opcode)?;
        let result = self.body.result(inst).expect("a load has a result");
        let ty = self.body.locals[result].ty;
        let bytes = self.cx.store_size(ty);
        let dwords = bytes as usize / 4;
        let Address::Lds { address, offset } = self.address(pointer, bytes)? else {
            return Err(self.not_here(self.called(inst)));
        };
        let reg = self.temp(Bank::V, dwords);
        let machine = self.emit(opcode, &[reg.into()], &[address.into()], &[offset, 0]);
        let metadata = self.body.insts[inst].metadata;
        let alias = self.facts.of_object(&mut self.func.alias, Some(pointer), metadata);
        let memory = MachineMemOperand::new(MemFlags::LOAD, bytes);
        let memory = MachineMemOperand { alias, size: None, ..memory.in_space(space::LOCAL) };
        self.func.add_mem_op(machine, memory);
        let words = self.reg_parts(reg, dwords);
        self.define_from_words(inst, ty, &words)
    }
}
