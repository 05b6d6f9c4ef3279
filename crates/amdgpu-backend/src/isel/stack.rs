//! Variables after the frame: their size is known only at run time, or they are allocated more than once.
//!
//! The stack has one pointer for the whole wave, which every such variable moves up by its size. Sizes that differ from
//! lane to lane were replaced by their maximum before. Private addresses count the bytes of one lane; where scratch is
//! a buffer the pointer counts those of all lanes. A wave also executes blocks in which no lane is active: the size
//! that it computes there may be any value, so the pointer stays.

use ir::diagnostic::Diagnostic;
use ir::machine::{Operand, RegOperand};
use ir::ssa::{Inst, InstKind, Type, Value};

use super::part::Part;
use super::{Isel, Lowered};
use crate::abi::functions::STACK_ALIGN;
use crate::abi::functions::STACK_POINTER;
use crate::target::classes::Bank;
use crate::target::table::op;

impl Isel<'_> {
    /// The binary logarithm of what the stack pointer counts for a byte of each lane.
    fn stack_shift(&self) -> u32 {
        let scale = if self.generation.scratch_is_buffer() { self.target.wave_size() } else { 1 };
        scale.trailing_zeros()
    }

    /// Allocates a variable after the frame. Those of the frame have their address.
    pub(super) fn variable_object(&mut self, inst: Inst) -> Lowered {
        let local = self.body.result(inst).expect("an address");
        let InstKind::Alloca { ty, count, align, .. } = self.body.insts[inst].kind else {
            return Ok(());
        };
        if self.frame[local].is_some() {
            return Ok(());
        }
        let each = self.cx.alloc_size(ty) as i64;
        let bytes = match count.constant().and_then(|c| self.cx.consts.as_uint(c)) {
            Some(count) => Part::Imm((count as i64).wrapping_mul(each)),
            None => {
                let count = self.parts(count)?[0];
                let count = self.in_bank(Bank::S, count, 1);
                self.op(op::S_MUL_I32, &[count.into(), Part::Imm(each).into()]).parts()[0]
            }
        };
        let unit = STACK_ALIGN as i64;
        let shift = self.stack_shift();
        let size = match bytes {
            Part::Imm(bytes) => Part::Imm(((bytes + unit - 1) & -unit) << shift),
            bytes => {
                let up = self.add_scalar(bytes, unit - 1);
                let down = self.and_scalar(up, -unit);
                let scaled = self.shift_scalar(op::S_LSHL_B32, down, shift);
                self.if_lanes(scaled, Part::Imm(0))
            }
        };
        let mut place = self.stack_pointer();
        let align = align.bytes() as i64;
        if align > unit {
            let up = self.add_scalar(place, (align << shift) - 1);
            place = self.and_scalar(up, -(align << shift));
        }
        let sum = [self.operand(place), self.operand(size)];
        self.raw(op::S_ADD_I32, &[RegOperand::def(STACK_POINTER).into(), sum[0], sum[1]]);
        let address = self.shift_scalar(op::S_LSHR_B32, place, shift);
        self.define(inst, &[address])
    }

    /// Returns the current end of the stack.
    pub(super) fn save_stack(&mut self, inst: Inst) -> Lowered {
        let result = self.body.result(inst).map(|result| self.body.locals[result].ty);
        self.of_the_stack(result, "llvm.stacksave")?;
        if !self.func.frame.has_variable_objects() {
            return self.define(inst, &[Part::Imm(0)]);
        }
        let now = self.stack_pointer();
        let address = self.shift_scalar(op::S_LSHR_B32, now, self.stack_shift());
        self.define(inst, &[address])
    }

    /// Marks of the stack are addresses of private memory.
    fn of_the_stack(&self, ty: Option<Type>, name: &str) -> Lowered {
        match ty {
            Some(ty) if ty != Type::ptr(5) => Err(Diagnostic::unsupported(format!(
                "'{name}' with addresses of another space than 5"
            ))),
            _ => Ok(()),
        }
    }

    /// Lets the stack end where it did.
    pub(super) fn restore_stack(&mut self, saved: Value) -> Lowered {
        self.of_the_stack(Some(self.body.value_type(saved, self.cx)), "llvm.stackrestore")?;
        if !self.func.frame.has_variable_objects() {
            return Ok(());
        }
        let parts = self.parts(saved)?;
        let scalar = self.part_bank(parts[0]) == Some(Bank::S);
        let address = self.in_bank(Bank::S, parts[0], 1);
        let mut end = self.shift_scalar(op::S_LSHL_B32, address, self.stack_shift());
        if !scalar {
            end = self.if_lanes(end, Part::Phys(STACK_POINTER));
        }
        let end = self.operand(end);
        self.raw(op::S_MOV_B32, &[RegOperand::def(STACK_POINTER).into(), end]);
        Ok(())
    }

    /// The stack pointer as it is now.
    fn stack_pointer(&mut self) -> Part {
        let now = self.temp(Bank::S, 1);
        self.raw(op::S_MOV_B32, &[RegOperand::def(now).into(), STACK_POINTER.into()]);
        Part::whole(now)
    }

    fn add_scalar(&mut self, part: Part, number: i64) -> Part {
        self.op(op::S_ADD_I32, &[part.into(), Part::Imm(number).into()]).parts()[0]
    }

    fn and_scalar(&mut self, part: Part, number: i64) -> Part {
        self.op(op::S_AND_B32, &[part.into(), Part::Imm(number).into()]).parts()[0]
    }

    fn shift_scalar(&mut self, opcode: ir::machine::Opcode, part: Part, shift: u32) -> Part {
        if shift == 0 {
            return part;
        }
        self.op(opcode, &[part.into(), Part::Imm(i64::from(shift)).into()]).parts()[0]
    }

    /// One number if some lane is active, else another.
    fn if_lanes(&mut self, some: Part, none: Part) -> Part {
        if self.home == self.body.entry() {
            return some;
        }
        let opcode = if self.target.wave32 { op::S_CMP_LG_U32 } else { op::S_CMP_LG_U64 };
        let exec = RegOperand::new(self.exec());
        self.raw(opcode, &[exec.into(), Operand::Imm(0)]);
        let chosen = self.temp(Bank::S, 1);
        let (some, none) = (self.operand(some), self.operand(none));
        self.raw(op::S_CSELECT_B32, &[RegOperand::def(chosen).into(), some, none]);
        Part::whole(chosen)
    }
}
