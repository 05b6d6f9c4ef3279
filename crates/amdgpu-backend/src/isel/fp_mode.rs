//! The floating-point environment: MODE as programs read and write it, by LLVM's numbers of roundings, by its bits, or
//! as any other hardware register.

use ir::diagnostic::Diagnostic;
use ir::machine::{Operand, RegOperand};
use ir::ssa::{Inst, Intrinsic, Value};

use super::part::Part;
use super::{Isel, Lowered, Parts};
use crate::target::Generation;
use crate::target::classes::Bank;
use crate::target::table::{self, op};

/// Some bits of a hardware register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Field {
    register: u8,
    offset: u8,
    width: u8,
}

/// The number of MODE among the hardware registers.
const MODE: u8 = 1;
/// Both roundings.
const ROUNDINGS: Field = Field { register: MODE, offset: 0, width: 4 };
/// Denormals of both kinds.
const DENORMALS: Field = Field { register: MODE, offset: 4, width: 4 };
/// All of MODE that belongs to the environment lies in these bits.
const ENVIRONMENT: Field = Field { register: MODE, offset: 0, width: 23 };
/// The bits of MODE up to the last one of the control mode.
const CONTROL: Field = Field { register: MODE, offset: 0, width: 24 };
/// The bits of the control mode: roundings, denormals, clamping, IEEE, exceptions, overflow of halves.
const CONTROL_BITS: i64 = 0x87_f3ff;

impl Field {
    /// As instructions name it.
    const fn operand(self) -> i64 {
        self.register as i64 | (self.offset as i64) << 6 | (self.width as i64 - 1) << 11
    }

    const fn of_operand(operand: i64) -> Self {
        Self {
            register: (operand & 63) as u8,
            offset: (operand >> 6 & 31) as u8,
            width: (operand >> 11 & 31) as u8 + 1,
        }
    }

    /// The exceptions that were raised.
    const fn raised(generation: Generation) -> Self {
        // Another register has them from gfx12 on.
        let register = if matches!(generation, Generation::Gfx1200) { 18 } else { 3 };
        Self { register, offset: 0, width: 5 }
    }
}

/// MODE's roundings in the order of LLVM's numbers: toward zero, to the nearest, upward and downward for all floats; from
/// number 8 on those of f32 that differ from those of the others, by the former and then by the latter.
const fn roundings_by_number() -> [u8; 16] {
    let mut list = [0b1111, 0b0000, 0b0101, 0b1010, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let mut at = 4;
    let mut pair = 0u8;
    while pair < 16 {
        let (single, others) = (pair >> 2, pair & 3);
        if single != others {
            list[at] = others << 2 | single;
            at += 1;
        }
        pair += 1;
    }
    list
}

/// The place of each of MODE's roundings in [`roundings_by_number`].
const fn numbers_by_rounding() -> [u8; 16] {
    let list = roundings_by_number();
    let mut places = [0; 16];
    let mut at = 0;
    while at < 16 {
        places[list[at] as usize] = at as u8;
        at += 1;
    }
    places
}

/// Sixteen numbers of four bits as one of 64.
const fn table_of(list: [u8; 16]) -> i64 {
    let (mut table, mut at) = (0u64, 0);
    while at < 16 {
        table |= (list[at] as u64) << (4 * at);
        at += 1;
    }
    table.cast_signed()
}

/// Returns the position of LLVM's number of a rounding in the table: AMD's own numbers begin at 8.
fn place_of(number: i64) -> Option<usize> {
    match number {
        0..=3 => Some(number as usize),
        8..=19 => Some(number as usize - 4),
        _ => None,
    }
}

impl Isel<'_> {
    /// An intrinsic of the environment.
    pub(super) fn environment(&mut self, inst: Inst, f: Intrinsic, args: &[Value]) -> Lowered {
        match f {
            Intrinsic::SetRounding => self.set_rounding(args[0]),
            Intrinsic::GetRounding => {
                let number = self.rounding_number();
                self.define(inst, &[number])
            }
            Intrinsic::GetFpMode => {
                let mode = self.read_field(CONTROL);
                let mode = self.op(op::S_AND_B32, &[Part::Imm(CONTROL_BITS).into(), mode.into()]);
                self.define_numbers(inst, &[mode.parts()[0]])
            }
            Intrinsic::SetFpMode => {
                let mode = self.scalar_parts(args[0])?;
                self.write_control(mode[0]);
                Ok(())
            }
            Intrinsic::ResetFpMode => {
                self.reset_control();
                Ok(())
            }
            Intrinsic::GetFpEnv => {
                let raised = self.read_field(Field::raised(self.generation));
                let mode = self.read_field(ENVIRONMENT);
                self.define_numbers(inst, &[mode, raised])
            }
            Intrinsic::SetFpEnv => {
                let environment = self.scalar_parts(args[0])?;
                let &[mode, raised] = &environment[..] else {
                    return Err(Diagnostic::unsupported("an environment that is not of 64 bits"));
                };
                self.write_field(ENVIRONMENT, mode);
                self.write_field(Field::raised(self.generation), raised);
                Ok(())
            }
            _ => {
                self.reset_control();
                self.write_field(Field::raised(self.generation), Part::Imm(0));
                Ok(())
            }
        }
    }

    /// `llvm.amdgcn.s.setreg`.
    pub(super) fn set_register(&mut self, field: Value, value: Value) -> Lowered {
        let field = Field::of_operand(self.immediate(field)?);
        let value = self.scalar_parts(value)?[0];
        self.write_field(field, value);
        Ok(())
    }

    fn set_rounding(&mut self, number: Value) -> Lowered {
        let list = roundings_by_number();
        let number = self.scalar_parts(number)?[0];
        if let Part::Imm(number) = number {
            let place = place_of(number).ok_or_else(|| {
                Diagnostic::unsupported(format!("the rounding of number {number}"))
            })?;
            self.write_field(ROUNDINGS, Part::Imm(i64::from(list[place])));
            return Ok(());
        }
        // The smaller one, without a sign, is the place: four less than a number below four is a very large one.
        let less = self.op(op::S_ADD_I32, &[number.into(), Part::Imm(-4).into()]);
        let place = self.op(op::S_MIN_U32, &[number.into(), less.parts()[0].into()]);
        let roundings = self.entry_of(list, place.parts()[0]);
        self.write_field(ROUNDINGS, roundings);
        Ok(())
    }

    fn rounding_number(&mut self) -> Part {
        let roundings = self.read_field(ROUNDINGS);
        let entry = self.entry_of(numbers_by_rounding(), roundings);
        let srcs = [entry.into(), Part::Imm(15).into()];
        let place = self.op(op::S_AND_B32, &srcs).parts()[0];
        let more = self.op(op::S_ADD_I32, &[place.into(), Part::Imm(4).into()]).parts()[0];
        self.emit(op::S_CMP_LT_U32, &[], &[place.into(), Part::Imm(4).into()], &[]);
        self.op(op::S_CSELECT_B32, &[place.into(), more.into()]).parts()[0]
    }

    /// An entry of a table in the lowest bits, other entries above it.
    fn entry_of(&mut self, list: [u8; 16], place: Part) -> Part {
        let shift = self.op(op::S_LSHL_B32, &[place.into(), Part::Imm(2).into()]).parts()[0];
        let table = self.constant(Bank::S, Part::Imm(table_of(list)), 2);
        self.op(op::S_LSHR_B64, &[table.into(), shift.into()]).parts()[0]
    }

    /// Clamping, IEEE and exceptions have bits between which others are that do not belong to them.
    fn write_control(&mut self, mode: Part) {
        let low = if self.generation == Generation::Gfx1200 { 8 } else { 10 };
        self.write_field(Field { register: MODE, offset: 0, width: low }, mode);
        for (offset, width) in [(12, 7), (23, 1)] {
            let bits = match mode {
                Part::Imm(value) => Part::Imm(value >> offset),
                mode => {
                    let srcs = [mode.into(), Part::Imm(i64::from(offset)).into()];
                    self.op(op::S_LSHR_B32, &srcs).parts()[0]
                }
            };
            self.write_field(Field { register: MODE, offset, width }, bits);
        }
    }

    /// Roundings and denormals as the function's callers have them.
    fn reset_control(&mut self) {
        let mode = i64::from(self.mode.bits());
        self.write_field(ROUNDINGS, Part::Imm(mode & 15));
        self.write_field(DENORMALS, Part::Imm(mode >> 4));
    }

    fn read_field(&mut self, field: Field) -> Part {
        let reg = self.temp(Bank::S, 1);
        let operands = [RegOperand::def(reg).into(), Operand::Imm(field.operand())];
        self.raw(op::S_GETREG_B32, &operands);
        Part::whole(reg)
    }

    /// Puts the lowest bits of a scalar into a field.
    fn write_field(&mut self, field: Field, value: Part) {
        let own = Operand::Imm(field.operand());
        let is_mode = field.register == MODE;
        let short = table::real(self.generation, op::S_ROUND_MODE).is_some();
        match value {
            Part::Imm(value) if short && field == ROUNDINGS => {
                self.raw(op::S_ROUND_MODE, &[Operand::Imm(value & 15)]);
            }
            Part::Imm(value) if short && field == DENORMALS => {
                self.raw(op::S_DENORM_MODE, &[Operand::Imm(value & 15)]);
            }
            Part::Imm(value) => {
                let bits = value & i64::from(u32::MAX >> (32 - u32::from(field.width)));
                let opcode = match is_mode {
                    true => op::S_SETREG_IMM32_B32_mode,
                    false => op::S_SETREG_IMM32_B32,
                };
                self.raw(opcode, &[Operand::Imm(i64::from(bits as i32)), own]);
            }
            value => {
                let opcode = if is_mode { op::S_SETREG_B32_mode } else { op::S_SETREG_B32 };
                let value = self.operand(value);
                self.raw(opcode, &[value, own]);
            }
        }
    }

    /// A value's dwords as constants or in scalar registers: the first lane's.
    fn scalar_parts(&mut self, value: Value) -> Lowered<Parts> {
        let parts = self.parts(value)?;
        Ok(parts
            .into_iter()
            .map(|part| match part {
                Part::Imm(_) => part,
                Part::Undef => Part::Imm(0),
                part => self.in_bank(Bank::S, part, 1),
            })
            .collect())
    }

    /// Defines the dwords of a result; those after `parts` are zero.
    fn define_numbers(&mut self, inst: Inst, parts: &[Part]) -> Lowered {
        let Some(result) = self.body.result(inst) else { return Ok(()) };
        let dwords = super::shape::dwords(self.cx, self.body.locals[result].ty)?;
        let mut parts: Parts = parts.into();
        parts.resize(dwords, Part::Imm(0));
        self.define(inst, &parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_turn_each_other_round() {
        let (list, places) = (roundings_by_number(), numbers_by_rounding());
        for (place, &mode) in list.iter().enumerate() {
            assert_eq!(usize::from(places[usize::from(mode)]), place);
        }
        // Of the numbers that LLVM's code has.
        assert_eq!(table_of(list).cast_unsigned(), 0xb73e_62d9_1c84_a50f);
        assert_eq!(table_of(places).cast_unsigned(), 0x0c96_f385_eb24_da71);
    }

    #[test]
    fn fields_are_read_from_operands() {
        for operand in [2177, 129, 6145, 14337] {
            assert_eq!(Field::of_operand(operand).operand(), operand);
        }
    }
}
