//! Barriers of workgroups, and the named barriers of gfx12.
//!
//! A named barrier is a variable of local memory that has no memory: its address has the barrier's number in bits 4 to 9
//! ([`crate::abi::lds`]). M0 has the number, and the count of waves in bits 16 to 22.

use ir::diagnostic::Diagnostic;
use ir::machine::{Operand, RegOperand};
use ir::ssa::{BinaryOp, Inst, Value};

use super::part::Part;
use super::{Isel, Lowered};
use crate::target::Generation;
use crate::target::classes::Bank;
use crate::target::regs;
use crate::target::table::op;

/// The number of the workgroup's own barrier.
const WORKGROUP: i64 = -1;

/// Numbers of barriers that an instruction has room for.
const NUMBERS: core::ops::RangeInclusive<i64> = -16..=64;

/// The bits of M0 that hold a barrier's number.
const NUMBER_BITS: i64 = 0x3f;

impl Isel<'_> {
    /// Whether a workgroup is known to have one wave.
    fn is_one_wave(&self) -> bool {
        let lanes = self.target.wave_size();
        self.kernel.is_some_and(|kernel| kernel.limits.max_workgroup_size <= lanes)
    }

    /// Waits for memory first where the processor does not do so by itself, as LLVM has it.
    pub(super) fn barrier(&mut self) -> Lowered {
        if self.is_one_wave() {
            self.raw(op::WAVE_BARRIER, &[]);
            return Ok(());
        }
        if self.generation == Generation::Gfx1200 {
            self.raw(op::S_BARRIER_SIGNAL_IMM, &[Operand::Imm(WORKGROUP)]);
            self.raw(op::S_BARRIER_WAIT, &[Operand::Imm(WORKGROUP)]);
        } else {
            self.raw(op::S_BARRIER, &[]);
        }
        Ok(())
    }

    /// The number of a barrier, which is a constant.
    fn barrier_number(&self, inst: Inst, number: Value) -> Lowered<i64> {
        let number = self.immediate(number)?;
        if self.generation != Generation::Gfx1200 || !NUMBERS.contains(&number) {
            let (name, on) = (self.called(inst), self.generation.name());
            let message = format!("'llvm.amdgcn.{name}' of barrier {number} on {on}");
            return Err(Diagnostic::unsupported(message));
        }
        Ok(number)
    }

    /// One half of a barrier, on processors that have both.
    pub(super) fn split_barrier(&mut self, inst: Inst, number: Value) -> Lowered {
        let number = self.barrier_number(inst, number)?;
        let signals = self.called(inst) == "s.barrier.signal";
        match (self.is_one_wave() && number == WORKGROUP, signals) {
            (true, true) => self.raw(op::WAVE_BARRIER, &[]),
            (true, false) => return Ok(()),
            (false, true) => self.raw(op::S_BARRIER_SIGNAL_IMM, &[Operand::Imm(number)]),
            (false, false) => self.raw(op::S_BARRIER_WAIT, &[Operand::Imm(number)]),
        };
        Ok(())
    }

    /// Signals a barrier. The result is whether the wave is the first to do so.
    pub(super) fn signal_barrier_first(&mut self, inst: Inst, number: Value) -> Lowered {
        let number = self.barrier_number(inst, number)?;
        if self.is_one_wave() && number == WORKGROUP {
            self.raw(op::WAVE_BARRIER, &[]);
            return self.define(inst, &[Part::Bool(true)]);
        }
        // SCC is cleared, never set.
        self.raw(op::S_CMP_EQ_U32, &[Operand::Imm(0), Operand::Imm(0)]);
        self.raw(op::S_BARRIER_SIGNAL_ISFIRST_IMM, &[Operand::Imm(number)]);
        let reg = self.temp(Bank::S, 1);
        let numbers = [Operand::Imm(1), Operand::Imm(0)];
        self.raw(op::S_CSELECT_B32, &[RegOperand::def(reg).into(), numbers[0], numbers[1]]);
        self.define(inst, &[Part::whole(reg)])
    }

    /// Puts a number that all lanes have in common into M0.
    pub(super) fn set_m0(&mut self, number: Part) {
        let number = match (self.part_bank(number), number) {
            (Some(Bank::V), _) => self.first_lane(number, 1),
            (_, Part::Undef) => Part::Imm(0),
            _ => number,
        };
        let number = self.operand(number);
        self.raw(op::S_MOV_B32, &[RegOperand::def(regs::M0).into(), number]);
    }

    /// The first lane's number in a scalar register, or a constant.
    fn common(&mut self, value: Value) -> Lowered<Part> {
        let part = self.parts(value)?[0];
        Ok(match (self.part_bank(part), part) {
            (Some(Bank::V), _) => self.first_lane(part, 1),
            (_, Part::Undef) => Part::Imm(0),
            _ => part,
        })
    }

    /// The number of the named barrier at an address.
    fn number_of_named(&mut self, address: Value) -> Lowered<Part> {
        Ok(match self.common(address)? {
            Part::Imm(address) => Part::Imm(address >> 4 & NUMBER_BITS),
            address => {
                self.op(op::S_BFE_U32, &[address.into(), Part::Imm(6 << 16 | 4).into()]).parts()[0]
            }
        })
    }

    /// Initialises, signals or joins a named barrier: its address, and for the first two the count of waves.
    pub(super) fn named_barrier(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let opcode = match self.called(inst) {
            "s.barrier.init" => op::S_BARRIER_INIT_M0,
            "s.barrier.join" => op::S_BARRIER_JOIN_M0,
            _ => op::S_BARRIER_SIGNAL_M0,
        };
        let opcode = self.row_here(inst, opcode)?;
        let number = self.number_of_named(args[0])?;
        let word = match args.get(1) {
            None => number,
            Some(&count) => match self.common(count)? {
                Part::Imm(count) => self.logic32(
                    Bank::S,
                    BinaryOp::Or,
                    number,
                    Part::Imm(i64::from((count << 16) as i32)),
                ),
                count => {
                    let upper = self.op(op::S_LSHL_B32, &[count.into(), Part::Imm(16).into()]);
                    self.logic32(Bank::S, BinaryOp::Or, upper.parts()[0], number)
                }
            },
        };
        self.set_m0(word);
        self.raw(opcode, &[]);
        Ok(())
    }

    /// Leaves the barrier that the wave has joined.
    pub(super) fn leave_barrier(&mut self, inst: Inst) -> Lowered {
        let opcode = self.row_here(inst, op::S_BARRIER_LEAVE)?;
        self.raw(opcode, &[]);
        Ok(())
    }

    /// The state of a barrier by its number.
    pub(super) fn barrier_state(&mut self, inst: Inst, number: Value) -> Lowered {
        match self.common(number)? {
            Part::Imm(number) if NUMBERS.contains(&number) => {
                let opcode = self.row_here(inst, op::S_GET_BARRIER_STATE_IMM)?;
                let reg = self.temp(Bank::S, 1);
                self.raw(opcode, &[RegOperand::def(reg).into(), Operand::Imm(number)]);
                self.define(inst, &[Part::whole(reg)])
            }
            number => self.state_by_m0(inst, number),
        }
    }

    /// The state of the named barrier at an address.
    pub(super) fn named_barrier_state(&mut self, inst: Inst, address: Value) -> Lowered {
        let number = self.number_of_named(address)?;
        self.state_by_m0(inst, number)
    }

    fn state_by_m0(&mut self, inst: Inst, number: Part) -> Lowered {
        let opcode = self.row_here(inst, op::S_GET_BARRIER_STATE_M0)?;
        self.set_m0(number);
        let reg = self.temp(Bank::S, 1);
        self.raw(opcode, &[RegOperand::def(reg).into()]);
        self.define(inst, &[Part::whole(reg)])
    }
}
