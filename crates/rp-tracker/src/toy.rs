//! A small target for the tests: vector and scalar files of 32-bit registers with halves.

use ir::machine::*;

pub(crate) const V: u64 = 1;
pub(crate) const V32: RegClass = RegClass(0);
pub(crate) const V64: RegClass = RegClass(1);
pub(crate) const V128: RegClass = RegClass(2);
pub(crate) const S32: RegClass = RegClass(3);
pub(crate) const V16: RegClass = RegClass(4);

pub(crate) const SUB0: SubReg = SubReg(1);
pub(crate) const SUB1: SubReg = SubReg(2);
pub(crate) const LO16: SubReg = SubReg(3);
pub(crate) const HI16: SubReg = SubReg(4);

pub(crate) const OP: Opcode = Opcode::target(0);
pub(crate) const JUMP: Opcode = Opcode::target(1);
pub(crate) const BRANCH: Opcode = Opcode::target(2);
pub(crate) const RET: Opcode = Opcode::target(3);

const fn class(name: &'static str, files: u64, units: u8) -> RegClassDesc {
    RegClassDesc {
        name,
        files,
        units,
        align: if units > 1 { 2 } else { 1 },
        limit: 0,
        bits: units as u16 * 16,
        bank: RegBank(0),
        members: &[],
    }
}

const JUMPS: InstrFlags = InstrFlags::TERMINATOR.union(InstrFlags::BRANCH);

static INSTRS: [InstrDesc; 4] = [
    InstrDesc::new("OP", &[]).with(InstrFlags::VARIADIC),
    InstrDesc::new("JUMP", &[OperandDesc::block()]).with(JUMPS.union(InstrFlags::BARRIER)),
    InstrDesc::new("BRANCH", &[OperandDesc::of(Forms::REG), OperandDesc::block()]).with(JUMPS),
    InstrDesc::new("RET", &[]).with(
        InstrFlags::TERMINATOR
            .union(InstrFlags::RETURN)
            .union(InstrFlags::BARRIER)
            .union(InstrFlags::VARIADIC),
    ),
];

pub(crate) static TARGET: TargetInfo = TargetInfo {
    name: "toy",
    instrs: &INSTRS,
    reg_files: &[
        RegFileDesc { name: "vector", prefix: "v", count: 64, units_per_reg: 2 },
        RegFileDesc { name: "scalar", prefix: "s", count: 32, units_per_reg: 2 },
    ],
    reg_classes: &[
        class("v32", V, 2),
        class("v64", V, 4),
        class("v128", V, 8),
        class("s32", 2, 2),
        class("v16", V, 1),
    ],
    reg_banks: &["any"],
    sub_regs: &[
        SubRegDesc { name: "", offset: 0, units: 64 },
        SubRegDesc { name: "sub0", offset: 0, units: 2 },
        SubRegDesc { name: "sub1", offset: 2, units: 2 },
        SubRegDesc { name: "lo16", offset: 0, units: 1 },
        SubRegDesc { name: "hi16", offset: 1, units: 1 },
    ],
    ..TargetInfo::EMPTY
};
