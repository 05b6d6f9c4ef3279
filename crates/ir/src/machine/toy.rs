//! A small target for the tests: two register files, tuples, a flag register, a few instructions.

use std::borrow::Cow;

use super::*;

pub(crate) const V: RegFile = RegFile(0);
pub(crate) const S: RegFile = RegFile(1);
pub(crate) const EXEC: PReg = PReg::new(RegFile(2), 0, 1);

pub(crate) const V32: RegClass = RegClass(0);
pub(crate) const V64: RegClass = RegClass(1);
pub(crate) const S32: RegClass = RegClass(2);
pub(crate) const VS32: RegClass = RegClass(3);
pub(crate) const PRED: RegClass = RegClass(4);

pub(crate) const SUB0: SubReg = SubReg(1);
pub(crate) const SUB1: SubReg = SubReg(2);

pub(crate) const ADD: Opcode = Opcode::target(0);
pub(crate) const FMAC: Opcode = Opcode::target(1);
pub(crate) const LOAD: Opcode = Opcode::target(2);
pub(crate) const STORE: Opcode = Opcode::target(3);
pub(crate) const LESS: Opcode = Opcode::target(4);
pub(crate) const BRANCH: Opcode = Opcode::target(5);
pub(crate) const JUMP: Opcode = Opcode::target(6);
pub(crate) const RET: Opcode = Opcode::target(7);
pub(crate) const SWITCH: Opcode = Opcode::target(8);
pub(crate) const MOV: Opcode = Opcode::target(9);

const fn flags(list: &[InstrFlags]) -> InstrFlags {
    let mut all = InstrFlags::NONE;
    let mut i = 0;
    while i < list.len() {
        all = all.union(list[i]);
        i += 1;
    }
    all
}

const JUMPS: InstrFlags = flags(&[InstrFlags::TERMINATOR, InstrFlags::BRANCH]);

static INSTRS: [InstrDesc; 10] = [
    InstrDesc::new(
        "ADD",
        &[OperandDesc::def(V32), OperandDesc::reg(VS32), OperandDesc::reg(V32).or(Forms::IMM)],
    )
    .mnemonic("add")
    .with(InstrFlags::COMMUTABLE)
    .reads(&[EXEC]),
    InstrDesc::new(
        "FMAC",
        &[
            OperandDesc::def(V32).early(),
            OperandDesc::reg(V32),
            OperandDesc::reg(V32),
            OperandDesc::reg(V32).tied_to(0),
        ],
    ),
    InstrDesc::new("LOAD", &[OperandDesc::def(V32), OperandDesc::reg(V64), OperandDesc::imm(1)])
        .with(InstrFlags::MAY_LOAD),
    InstrDesc::new("STORE", &[OperandDesc::reg(V32), OperandDesc::reg(V64), OperandDesc::imm(1)])
        .with(InstrFlags::MAY_STORE),
    InstrDesc::new("LESS", &[OperandDesc::def(PRED), OperandDesc::reg(V32), OperandDesc::reg(V32)]),
    InstrDesc::new("BRANCH", &[OperandDesc::reg(PRED), OperandDesc::block()]).with(JUMPS),
    InstrDesc::new("JUMP", &[OperandDesc::block()]).with(JUMPS.union(InstrFlags::BARRIER)),
    InstrDesc::new("RET", &[]).with(flags(&[
        InstrFlags::TERMINATOR,
        InstrFlags::RETURN,
        InstrFlags::BARRIER,
    ])),
    InstrDesc::new("SWITCH", &[OperandDesc::reg(V32), OperandDesc::of(Forms::JUMP_TABLE)])
        .with(JUMPS.union(InstrFlags::BARRIER)),
    InstrDesc::new("MOV", &[OperandDesc::def(V32), OperandDesc::of(Forms::ANY)])
        .with(flags(&[InstrFlags::REMATERIALIZABLE, InstrFlags::CHEAP_AS_MOVE])),
];

pub(crate) static TARGET: TargetInfo = TargetInfo {
    name: "toy",
    instrs: &INSTRS,
    reg_files: &[
        RegFileDesc { name: "vector", prefix: "v", count: 32, units_per_reg: 2 },
        RegFileDesc { name: "scalar", prefix: "s", count: 16, units_per_reg: 2 },
        RegFileDesc { name: "special", prefix: "special", count: 4, units_per_reg: 1 },
    ],
    named_regs: &[NamedReg { name: "exec", reg: EXEC }],
    reg_classes: &[
        RegClassDesc {
            name: "v32",
            files: 1,
            units: 2,
            align: 2,
            limit: 0,
            bits: 32,
            bank: RegBank(0),
            members: &[],
        },
        RegClassDesc {
            name: "v64",
            files: 1,
            units: 4,
            align: 4,
            limit: 0,
            bits: 64,
            bank: RegBank(0),
            members: &[],
        },
        RegClassDesc {
            name: "s32",
            files: 2,
            units: 2,
            align: 2,
            limit: 0,
            bits: 32,
            bank: RegBank(1),
            members: &[],
        },
        RegClassDesc {
            name: "vs32",
            files: 3,
            units: 2,
            align: 2,
            limit: 0,
            bits: 32,
            bank: RegBank(0),
            members: &[],
        },
        RegClassDesc {
            name: "pred",
            files: 4,
            units: 1,
            align: 1,
            limit: 0,
            bits: 1,
            bank: RegBank(1),
            members: &[EXEC],
        },
    ],
    reg_banks: &["vector", "scalar"],
    sub_regs: &[
        SubRegDesc { name: "", offset: 0, units: 64 },
        SubRegDesc { name: "sub0", offset: 0, units: 2 },
        SubRegDesc { name: "sub1", offset: 2, units: 2 },
        SubRegDesc { name: "lo16", offset: 0, units: 1 },
        SubRegDesc { name: "sub1_lo16", offset: 2, units: 1 },
    ],
    reg_masks: &[RegMaskDesc {
        name: "csr_toy",
        preserved: Cow::Borrowed(&[PReg::new(V, 8, 4), PReg::new(V, 12, 4)]),
    }],
    operand_flags: &["", "toy-lo"],
    ..TargetInfo::EMPTY
};

/// `while (i < n) { s += load(p); i += 1; } store(s)`
pub(crate) fn loop_function() -> MachineFunction {
    let mut func = MachineFunction::new("sum", FunctionKind::Kernel, &TARGET);
    let [entry, head, body, exit] = core::array::from_fn(|_| func.add_block());
    let [n, zero, i, s, next_i, next_s, x] = core::array::from_fn(|_| func.new_vreg(V32));
    let p = func.new_vreg(V64);
    let c = func.new_vreg(PRED);
    func.block_mut(entry).live_ins.push((PReg::new(V, 0, 4), LaneMask::ALL));
    let mut b = func.at_end(entry);
    b.copy(p, PReg::new(V, 0, 4));
    b.copy(n, PReg::new(V, 4, 2));
    b.build(MOV).def(zero).imm(0).finish();
    b.move_to_end(head);
    b.phi(i, &[(zero, entry), (next_i, body)]);
    b.phi(s, &[(zero, entry), (next_s, body)]);
    b.build(LESS).def(c).reg(n).reg(i).finish();
    b.build(BRANCH).reg(c).block(exit).finish();
    b.move_to_end(body);
    let mem = MachineMemOperand::load(4).in_space(1);
    b.build(LOAD).def(x).reg(p).imm(16).mem(mem).finish();
    b.build(ADD).def(next_s).reg(s).reg(x).finish();
    b.build(ADD).def(next_i).reg(i).imm(1).finish();
    b.build(JUMP).block(head).finish();
    b.move_to_end(exit);
    b.build(STORE).reg(s).reg(p).imm(0).mem(MachineMemOperand::store(4).aligned(2)).finish();
    b.build(RET).finish();
    func
}
