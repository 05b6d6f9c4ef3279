//! Intrinsics that are an instruction of the scalar unit: prefetches, messages, waits, and operations on masks of lanes.

use ir::diagnostic::Diagnostic;
use ir::machine::{Opcode, Operand, RegOperand};
use ir::ssa::{Inst, Value};

use super::part::Part;
use super::{Isel, Lowered};
use crate::target::Generation;
use crate::target::classes::Bank;
use crate::target::intrinsics::is;
use crate::target::regs;
use crate::target::table::op;

/// The most bytes that a prefetch counts by a constant, in units of a cache line less one.
const MOST_LINES: i64 = 31;

/// Offsets of prefetches: 24 bits with a sign.
const OFFSETS: core::ops::RangeInclusive<i64> = -(1 << 23)..=(1 << 23) - 1;

impl Isel<'_> {
    /// Selects an intrinsic of the scalar unit. False where it is none.
    pub(super) fn scalar_intrinsic(
        &mut self,
        inst: Inst,
        name: &str,
        args: &[Value],
    ) -> Lowered<bool> {
        match name {
            "s.sleep.var" => {
                let opcode = self.row_here(inst, op::S_SLEEP_VAR)?;
                let time = self.src(args[0].into())?;
                self.emit(opcode, &[], &[time], &[]);
            }
            "s.ttracedata" => {
                let data = self.parts(args[0])?[0];
                self.set_m0(data);
                self.raw(op::S_TTRACEDATA, &[]);
            }
            "s.wait.event.export.ready" => {
                let opcode = self.row_here(inst, op::S_WAIT_EVENT)?;
                // The bit of gfx11 says not to wait, that of gfx12 to wait.
                let event = if self.generation == Generation::Gfx1200 { 2 } else { 0 };
                self.raw(opcode, &[Operand::Imm(event)]);
            }
            "s.getpc" => self.program_counter(inst)?,
            "endpgm" => {
                self.raw(op::S_ENDPGM, &[Operand::Imm(0)]);
            }
            "s.bitreplicate" => {
                let from = self.src(args[0].into())?;
                let val = self.op(op::S_BITREPLICATE_B64_B32, &[from]);
                self.define_val(inst, val)?;
            }
            "s.buffer.prefetch.data" => self.prefetch_buffer(inst, args)?,
            _ if is(name, "s.prefetch.data") => self.prefetch(inst, args)?,
            _ if is(name, "s.sendmsg.rtn") => self.ask_by_message(inst, args[0])?,
            _ if is(name, "s.wqm") => {
                self.of_mask(inst, args[0], [op::S_WQM_B32, op::S_WQM_B64])?;
            }
            _ if is(name, "s.quadmask") => {
                self.of_mask(inst, args[0], [op::S_QUADMASK_B32, op::S_QUADMASK_B64])?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The address of the next instruction. On gfx12 it has 48 bits, and no sign above them.
    fn program_counter(&mut self, inst: Inst) -> Lowered {
        let reg = self.temp(Bank::S, 2);
        self.raw(op::S_GETPC_B64, &[RegOperand::def(reg).into()]);
        let mut parts = self.reg_parts(reg, 2);
        if self.generation == Generation::Gfx1200 {
            parts[1] = self.op(op::S_SEXT_I32_I16, &[parts[1].into()]).parts()[0];
        }
        self.define(inst, &parts)
    }

    /// An operation on a number of 32 or 64 bits that the lanes have in common.
    fn of_mask(&mut self, inst: Inst, value: Value, rows: [Opcode; 2]) -> Lowered {
        let result = self.body.result(inst).map(|result| self.body.locals[result].ty.int_width());
        let width = self.ty(value).int_width();
        if result.is_some_and(|result| result != width) {
            let name = self.called(inst);
            let message = format!("'llvm.amdgcn.{name}' with a result of another width");
            return Err(Diagnostic::unsupported(message));
        }
        let from = self.whole(value, Bank::S)?;
        let val = match width {
            Some(32) => self.op(rows[0], &[from.into()]),
            Some(64) => self.op(rows[1], &[from.into()]),
            _ => {
                let message = format!("'llvm.amdgcn.{}' of this width", self.called(inst));
                return Err(Diagnostic::unsupported(message));
            }
        };
        self.define_val(inst, val)
    }

    /// A message that is answered by a number of 32 or 64 bits.
    fn ask_by_message(&mut self, inst: Inst, message: Value) -> Lowered {
        let message = self.immediate(message)? & 0xffff;
        let result = self.body.result(inst).expect("a number");
        let (opcode, dwords) = match self.body.locals[result].ty.int_width() {
            Some(32) => (op::S_SENDMSG_RTN_B32, 1),
            Some(64) => (op::S_SENDMSG_RTN_B64, 2),
            _ => return Err(self.not_here("s.sendmsg.rtn of this width")),
        };
        let opcode = self.row_here(inst, opcode)?;
        let reg = self.temp(Bank::S, dwords);
        self.raw(opcode, &[RegOperand::def(reg).into(), Operand::Imm(message)]);
        let parts = self.reg_parts(reg, dwords);
        self.define(inst, &parts)
    }

    /// The length of a prefetch: a register, and a constant.
    fn prefetch_length(&mut self, length: Value) -> Lowered<(Part, i64)> {
        let none = Part::Phys(regs::SGPR_NULL);
        Ok(match self.parts(length)?[0] {
            Part::Undef => (none, 0),
            Part::Imm(lines) if (0..=MOST_LINES).contains(&lines) => (none, lines),
            lines => match self.part_bank(lines) {
                Some(Bank::V) => (self.first_lane(lines, 1), 0),
                _ => (self.in_bank(Bank::S, lines, 1), 0),
            },
        })
    }

    /// Loads lines of memory into the scalar cache: an address, and the number of lines after the first.
    fn prefetch(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let opcode = self.row_here(inst, op::S_PREFETCH_DATA)?;
        // Memory that the cache does not hold needs no prefetch.
        if !matches!(self.ty(args[0]).address_space(), Some(0 | 1 | 4)) {
            return Ok(());
        }
        let (base, offset) = self.strip_constant(args[0]);
        let fits = OFFSETS.contains(&offset);
        let (base, offset) = if fits { (base, offset) } else { (args[0], 0) };
        let base = self.whole(base, Bank::S)?;
        let (length, lines) = self.prefetch_length(args[1])?;
        self.emit(opcode, &[], &[base.into(), length.into()], &[offset, lines]);
        Ok(())
    }

    /// The same for a buffer: its descriptor, a constant offset, and the number of lines after the first.
    fn prefetch_buffer(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let opcode = self.row_here(inst, op::S_BUFFER_PREFETCH_DATA)?;
        let resource = self.whole(args[0], Bank::S)?;
        let offset = self.immediate(args[1])?;
        if !OFFSETS.contains(&offset) {
            let message = format!("'llvm.amdgcn.s.buffer.prefetch.data' with the offset {offset}");
            return Err(Diagnostic::unsupported(message));
        }
        let (length, lines) = self.prefetch_length(args[2])?;
        self.emit(opcode, &[], &[resource.into(), length.into()], &[offset, lines]);
        Ok(())
    }
}
