//! A small target for the tests: a vector file with tuples of 1, 2 (aligned or not), 3, 4, 8 and
//! 16 registers, a scalar file of registers with halves, in aligned pairs and fours, calls that preserve stripes,
//! instructions with ties and early clobbers, a flag register with a class of its own, spills.

use std::borrow::Cow;

use ir::machine::*;

use crate::target::{AllocTarget, Effect};

pub(crate) const V: RegFile = RegFile(0);
pub(crate) const S: RegFile = RegFile(1);
pub(crate) const V1: RegClass = RegClass(0);
pub(crate) const V2: RegClass = RegClass(1);
pub(crate) const V2A: RegClass = RegClass(2);
pub(crate) const V3: RegClass = RegClass(3);
pub(crate) const V4: RegClass = RegClass(4);
pub(crate) const V8: RegClass = RegClass(5);
pub(crate) const V16: RegClass = RegClass(6);
pub(crate) const S1: RegClass = RegClass(7);
pub(crate) const S2: RegClass = RegClass(8);
pub(crate) const S4: RegClass = RegClass(9);
/// Half a scalar register.
pub(crate) const H1: RegClass = RegClass(11);
/// All of the vector file.
pub(crate) const V64: RegClass = RegClass(12);
/// One register, by name.
pub(crate) const F: RegClass = RegClass(10);
pub(crate) const FLAG: PReg = PReg::new(RegFile(2), 1, 1);

pub(crate) const DEF: Opcode = Opcode::target(0);
pub(crate) const ADD: Opcode = Opcode::target(1);
pub(crate) const FMAC: Opcode = Opcode::target(2);
pub(crate) const EARLY: Opcode = Opcode::target(3);
pub(crate) const USE: Opcode = Opcode::target(4);
pub(crate) const CALL: Opcode = Opcode::target(5);
pub(crate) const BRANCH: Opcode = Opcode::target(6);
pub(crate) const JUMP: Opcode = Opcode::target(7);
pub(crate) const RET: Opcode = Opcode::target(8);
pub(crate) const SPILL: Opcode = Opcode::target(9);
pub(crate) const RELOAD: Opcode = Opcode::target(10);
pub(crate) const SWAP: Opcode = Opcode::target(11);
pub(crate) const CONST: Opcode = Opcode::target(12);
pub(crate) const OP: Opcode = Opcode::target(13);
pub(crate) const TIED: Opcode = Opcode::target(14);
pub(crate) const COMPARE: Opcode = Opcode::target(15);
pub(crate) const SELECT: Opcode = Opcode::target(16);
pub(crate) const SWITCH: Opcode = Opcode::target(17);
pub(crate) const MATRIX: Opcode = Opcode::target(18);
/// Like `DEF`, but the result comes late.
pub(crate) const LOAD: Opcode = Opcode::target(19);

const ANY_DEF: OperandDesc = OperandDesc::def_any();
const ANY: OperandDesc = OperandDesc::of(Forms::REG);
const JUMPS: InstrFlags = InstrFlags::TERMINATOR.union(InstrFlags::BRANCH);

static INSTRS: [InstrDesc; 20] = [
    InstrDesc::new("DEF", &[ANY_DEF, OperandDesc::imm(0)]).with(InstrFlags::SIDE_EFFECTS),
    InstrDesc::new("ADD", &[ANY_DEF, ANY, ANY]),
    InstrDesc::new("FMAC", &[ANY_DEF, ANY, ANY, ANY.tied_to(0)]),
    InstrDesc::new("EARLY", &[ANY_DEF.early(), ANY, ANY]),
    InstrDesc::new("USE", &[]).with(InstrFlags::VARIADIC.union(InstrFlags::SIDE_EFFECTS)),
    InstrDesc::new("CALL", &[OperandDesc::of(Forms::REG_MASK)])
        .with(InstrFlags::CALL.union(InstrFlags::VARIADIC).union(InstrFlags::SIDE_EFFECTS)),
    InstrDesc::new("BRANCH", &[ANY, OperandDesc::block()]).with(JUMPS),
    InstrDesc::new("JUMP", &[OperandDesc::block()]).with(JUMPS.union(InstrFlags::BARRIER)),
    InstrDesc::new("RET", &[]).with(
        InstrFlags::TERMINATOR
            .union(InstrFlags::RETURN)
            .union(InstrFlags::BARRIER)
            .union(InstrFlags::VARIADIC),
    ),
    InstrDesc::new("SPILL", &[ANY, OperandDesc::of(Forms::FRAME)]).with(InstrFlags::MAY_STORE),
    InstrDesc::new("RELOAD", &[ANY_DEF, OperandDesc::of(Forms::FRAME)]).with(InstrFlags::MAY_LOAD),
    InstrDesc::new("SWAP", &[ANY_DEF, ANY_DEF, ANY, ANY]),
    InstrDesc::new("CONST", &[ANY_DEF, OperandDesc::imm(0)])
        .with(InstrFlags::REMATERIALIZABLE.union(InstrFlags::CHEAP_AS_MOVE)),
    InstrDesc::new("OP", &[ANY_DEF]).with(InstrFlags::VARIADIC),
    InstrDesc::new("TIED", &[ANY_DEF, ANY.tied_to(0)]).with(InstrFlags::VARIADIC),
    InstrDesc::new("COMPARE", &[OperandDesc::def(F), ANY, ANY]),
    InstrDesc::new("SELECT", &[ANY_DEF, OperandDesc::reg(F), ANY, ANY]),
    InstrDesc::new("SWITCH", &[ANY, OperandDesc::of(Forms::JUMP_TABLE)])
        .with(JUMPS.union(InstrFlags::BARRIER)),
    InstrDesc::new("MATRIX", &[ANY_DEF.early(), ANY, ANY, ANY.tied_to(0)]),
    InstrDesc::new("LOAD", &[ANY_DEF, OperandDesc::imm(0)]).with(InstrFlags::SIDE_EFFECTS),
];

const fn class(name: &'static str, files: u64, units: u8, align: u8) -> RegClassDesc {
    RegClassDesc {
        name,
        files,
        units,
        align,
        limit: 0,
        bits: units as u16 * 32,
        bank: RegBank(0),
        members: &[],
    }
}

const fn sub(name: &'static str, offset: u8, units: u8) -> SubRegDesc {
    SubRegDesc { name, offset, units }
}

/// Sub-register indices: single registers 1 to 16, then aligned pairs and fours, then eights.
pub(crate) const fn sub1(at: u16) -> SubReg {
    SubReg(1 + at)
}

pub(crate) const fn sub2(at: u16) -> SubReg {
    SubReg(17 + at)
}

pub(crate) static TARGET: TargetInfo = TargetInfo {
    name: "toy",
    instrs: &INSTRS,
    reg_files: &[
        RegFileDesc { name: "vector", prefix: "v", count: 64, units_per_reg: 1 },
        RegFileDesc { name: "scalar", prefix: "s", count: 32, units_per_reg: 2 },
        RegFileDesc { name: "special", prefix: "x", count: 4, units_per_reg: 1 },
    ],
    reg_classes: &[
        class("v1", 1, 1, 1),
        class("v2", 1, 2, 1),
        class("v2a", 1, 2, 2),
        class("v3", 1, 3, 1),
        class("v4", 1, 4, 1),
        class("v8", 1, 8, 1),
        class("v16", 1, 16, 1),
        class("s1", 2, 2, 2),
        class("s2", 2, 4, 4),
        class("s4", 2, 8, 8),
        RegClassDesc {
            name: "flag",
            files: 0,
            units: 1,
            align: 1,
            limit: 0,
            bits: 1,
            bank: RegBank(0),
            members: &[FLAG],
        },
        class("h1", 2, 1, 1),
        class("v64", 1, 64, 1),
    ],
    reg_banks: &["any"],
    sub_regs: &[
        sub("", 0, 64),
        sub("sub0", 0, 1),
        sub("sub1", 1, 1),
        sub("sub2", 2, 1),
        sub("sub3", 3, 1),
        sub("sub4", 4, 1),
        sub("sub5", 5, 1),
        sub("sub6", 6, 1),
        sub("sub7", 7, 1),
        sub("sub8", 8, 1),
        sub("sub9", 9, 1),
        sub("sub10", 10, 1),
        sub("sub11", 11, 1),
        sub("sub12", 12, 1),
        sub("sub13", 13, 1),
        sub("sub14", 14, 1),
        sub("sub15", 15, 1),
        sub("sub0_sub1", 0, 2),
        sub("sub2_sub3", 2, 2),
        sub("sub4_sub5", 4, 2),
        sub("sub6_sub7", 6, 2),
        sub("sub8_sub9", 8, 2),
        sub("sub10_sub11", 10, 2),
        sub("sub12_sub13", 12, 2),
        sub("sub14_sub15", 14, 2),
        sub("sub0_sub1_sub2_sub3", 0, 4),
        sub("sub4_sub5_sub6_sub7", 4, 4),
        sub("sub8_sub9_sub10_sub11", 8, 4),
        sub("sub12_sub13_sub14_sub15", 12, 4),
    ],
    reg_masks: &[RegMaskDesc {
        name: "csr_toy",
        preserved: Cow::Borrowed(&[
            PReg::new(V, 12, 4),
            PReg::new(V, 20, 4),
            PReg::new(V, 28, 8),
            PReg::new(V, 44, 8),
            PReg::new(S, 32, 32),
            FLAG,
        ]),
    }],
    ..TargetInfo::EMPTY
};

/// The toy's spill code; exchanges on demand.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Toy {
    pub(crate) swaps: bool,
    /// Whether an exchange costs as much as three copies.
    pub(crate) dear: bool,
}

impl AllocTarget for Toy {
    fn spill_slot(&self, func: &MachineFunction, class: RegClass) -> FrameObject {
        FrameObject::new(FrameKind::Spill, u64::from(func.target.class(class).units) * 4, 4)
    }

    fn shares_parts(&self, _: &FrameObject) -> bool {
        true
    }

    fn spill(&self, at: &mut Builder<'_>, value: Reg, _: RegClass, slot: FrameSlot) -> Inst {
        at.build(SPILL).reg(value).frame(slot, 0).finish()
    }

    fn reload(&self, at: &mut Builder<'_>, value: Reg, _: RegClass, slot: FrameSlot) -> Inst {
        at.build(RELOAD).def(value).frame(slot, 0).finish()
    }

    fn swap(&self, at: &mut Builder<'_>, a: PReg, b: PReg) -> Option<Inst> {
        self.swaps.then(|| at.build(SWAP).def(a).def(b).reg(b).reg(a).finish())
    }

    fn exchange_cost(&self, _: &MachineFunction) -> u32 {
        if self.dear { 3 } else { 1 }
    }

    fn latency(&self, func: &MachineFunction, inst: Inst) -> u32 {
        if func.opcode(inst) == LOAD { 4 } else { 0 }
    }

    fn effect(&self, func: &MachineFunction, inst: Inst) -> Effect {
        let slot = |index: usize| match *func.operand(inst, index) {
            Operand::Frame { slot, offset } => (slot, (offset / 4) as u8),
            _ => unreachable!("a slot"),
        };
        match func.opcode(inst) {
            SPILL => {
                let (slot, first) = slot(1);
                Effect::Spill { value: 0, slot, first }
            }
            RELOAD => {
                let (slot, first) = slot(1);
                Effect::Reload { value: 0, slot, first }
            }
            SWAP => Effect::Swap,
            _ => Effect::Other,
        }
    }
}
