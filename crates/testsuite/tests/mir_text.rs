//! LLVM is the judge of the machine IR's text form: a function over a few rows of an AMDGPU table
//! is printed, read, verified and printed again by `llc`, and the two bodies must be the same.

use std::time::Duration;

use ir::machine::*;
use judges::{Judge, Scratch, run};

const VGPR: RegFile = RegFile(0);
const SGPR: RegFile = RegFile(1);
const SPECIAL: RegFile = RegFile(2);
const EXEC: PReg = PReg::new(SPECIAL, 0, 4);
const SCC: PReg = PReg::new(SPECIAL, 4, 1);
const MODE: PReg = PReg::new(SPECIAL, 5, 1);

const VGPR_32: RegClass = RegClass(0);
const VREG_64: RegClass = RegClass(1);
const SREG_32: RegClass = RegClass(2);
const VS_32: RegClass = RegClass(3);

const IMM: OperandDesc = OperandDesc::imm(0);
const V: OperandDesc = OperandDesc::reg(VGPR_32);
const ADDRESS: OperandDesc = OperandDesc::reg(VREG_64);
const SCALAR: OperandDesc = OperandDesc::reg(SREG_32).or(Forms::IMM);
const SOURCE: OperandDesc = OperandDesc::reg(VS_32).or(Forms::IMM);
const JUMP: InstrFlags = InstrFlags::TERMINATOR.union(InstrFlags::BRANCH);

const V_ADD: Opcode = Opcode::target(0);
const LOAD: Opcode = Opcode::target(1);
const STORE: Opcode = Opcode::target(2);
const S_ENDPGM: Opcode = Opcode::target(3);
const S_BRANCH: Opcode = Opcode::target(4);
const S_CBRANCH: Opcode = Opcode::target(5);
const S_CMP_LT: Opcode = Opcode::target(6);
const S_ADD: Opcode = Opcode::target(7);
const V_FMAC: Opcode = Opcode::target(8);
const V_MOV: Opcode = Opcode::target(9);

static INSTRS: [InstrDesc; 10] = [
    InstrDesc::new("V_ADD_U32_e64", &[OperandDesc::def(VGPR_32), SOURCE, SOURCE, IMM])
        .reads(&[EXEC]),
    InstrDesc::new("GLOBAL_LOAD_DWORD", &[OperandDesc::def(VGPR_32), ADDRESS, IMM, IMM])
        .with(InstrFlags::MAY_LOAD)
        .reads(&[EXEC]),
    InstrDesc::new("GLOBAL_STORE_DWORD", &[ADDRESS, V, IMM, IMM])
        .with(InstrFlags::MAY_STORE)
        .reads(&[EXEC]),
    InstrDesc::new("S_ENDPGM", &[IMM])
        .with(InstrFlags::TERMINATOR.union(InstrFlags::RETURN).union(InstrFlags::BARRIER)),
    InstrDesc::new("S_BRANCH", &[OperandDesc::block()]).with(JUMP.union(InstrFlags::BARRIER)),
    InstrDesc::new("S_CBRANCH_SCC1", &[OperandDesc::block()]).with(JUMP).reads(&[SCC]),
    InstrDesc::new("S_CMP_LT_I32", &[SCALAR, SCALAR]).writes(&[SCC]),
    InstrDesc::new("S_ADD_I32", &[OperandDesc::def(SREG_32), SCALAR, SCALAR]).writes(&[SCC]),
    InstrDesc::new(
        "V_FMAC_F32_e64",
        &[OperandDesc::def(VGPR_32), IMM, V, IMM, V, IMM, V.tied_to(0), IMM, IMM],
    )
    .reads(&[MODE, EXEC]),
    InstrDesc::new("V_MOV_B32_e32", &[OperandDesc::def(VGPR_32), SOURCE.or(Forms::FRAME)])
        .reads(&[EXEC]),
];

const fn class(name: &'static str, files: u64, units: u8) -> RegClassDesc {
    let bits = units as u16 * 16;
    RegClassDesc { name, files, units, align: 2, limit: 0, bits, bank: RegBank(0), members: &[] }
}

static TARGET: TargetInfo = TargetInfo {
    name: "amdgcn",
    instrs: &INSTRS,
    reg_files: &[
        RegFileDesc { name: "vector", prefix: "vgpr", count: 256, units_per_reg: 2 },
        RegFileDesc { name: "scalar", prefix: "sgpr", count: 106, units_per_reg: 2 },
        RegFileDesc { name: "special", prefix: "special", count: 6, units_per_reg: 1 },
    ],
    named_regs: &[
        NamedReg { name: "exec", reg: EXEC },
        NamedReg { name: "scc", reg: SCC },
        NamedReg { name: "mode", reg: MODE },
    ],
    reg_classes: &[
        class("vgpr_32", 1, 2),
        class("vreg_64", 1, 4),
        class("sreg_32", 2, 2),
        class("vs_32", 3, 2),
    ],
    reg_banks: &["VGPR", "SGPR"],
    sub_regs: &[
        SubRegDesc { name: "", offset: 0, units: 64 },
        SubRegDesc { name: "sub0", offset: 0, units: 2 },
        SubRegDesc { name: "sub1", offset: 2, units: 2 },
    ],
    mem_flags: &["amdgpu-noclobber"],
    ..TargetInfo::EMPTY
};

/// A loop with a load, a tied accumulator, memory operands, stack objects and flags.
fn function() -> MachineFunction {
    let mut func = MachineFunction::new("k", FunctionKind::Kernel, &TARGET);
    func.properties |= Properties::TRACKS_REG_LIVENESS;
    let [entry, body, exit] = core::array::from_fn(|_| func.add_block());
    func.block_mut(entry).name = "entry".to_owned();
    let regs = [PReg::new(VGPR, 0, 4), PReg::new(SGPR, 8, 2)];
    func.block_mut(entry).live_ins = regs.map(|r| (r, LaneMask::ALL)).to_vec();
    let local = func.frame.add(FrameObject::new(FrameKind::Local, 16, 8));
    func.frame.add(FrameObject::new(FrameKind::Fixed, 4, 4).at(8));
    // In the order of appearance, as the reader numbers them.
    let (p, n, zero, start) = (VREG_64, SREG_32, SREG_32, VGPR_32);
    let [p, n, zero, start] = [p, n, zero, start].map(|class| func.new_vreg(class));
    let [i, next] = [SREG_32; 2].map(|class| func.new_vreg(class));
    let [s, sum, x, y] = [VGPR_32; 4].map(|class| func.new_vreg(class));
    let (wide, z) = (func.new_vreg(VREG_64), func.new_vreg(VGPR_32));
    func.set_vreg_name(sum, "sum");
    let mut b = func.at_end(entry);
    b.copy(p, regs[0]);
    b.copy(n, regs[1]);
    b.build(generic::IMPLICIT_DEF).def(zero).finish();
    b.build(V_MOV).def(start).frame(local, 0).finish();
    b.move_to_end(body);
    b.phi(i, &[(zero, entry), (next, body)]);
    b.phi(s, &[(start, entry), (sum, body)]);
    let mem = MachineMemOperand::load(4)
        .in_space(1)
        .aligned(16)
        .with(MemFlags::VOLATILE | MemFlags::from_bits(1 << MemFlags::TARGET_SHIFT))
        .based_on(MemValue::Unknown, 4);
    let mem = MachineMemOperand { ordering: Ordering::Acquire, scope: "agent", ..mem };
    b.build(LOAD).def(x).reg(p).imm(4).imm(0).mem(mem).finish();
    b.build(V_FMAC)
        .def(sum)
        .imm(0)
        .reg(x)
        .imm(0)
        .reg(x)
        .imm(0)
        .reg(s)
        .imm(0)
        .imm(0)
        .flags(InstFlags::CONTRACT | InstFlags::NSZ | InstFlags::NO_FP_EXCEPT)
        .finish();
    b.build(S_ADD).def(next).reg(i).imm(-1).finish();
    b.build(S_CMP_LT).reg(next).reg(n).finish();
    b.build(S_CBRANCH).block(body).finish();
    b.build(S_BRANCH).block(exit).finish();
    b.move_to_end(exit);
    b.build(V_ADD).def(y).reg_part(p, SubReg(2)).imm(64).imm(0).finish();
    b.reg_sequence(wide, &[(y, SubReg(1)), (sum, SubReg(2))]);
    b.build(V_MOV).def(z).operand(RegOperand::new(y).with(RegFlags::KILL)).finish();
    let slot =
        MachineMemOperand::store(4).in_space(5).aligned(8).based_on(MemValue::Frame(local), 4);
    b.build(STORE).reg(wide).reg(z).imm(0).imm(0).mem(slot).finish();
    b.build(S_ENDPGM).imm(0).finish();
    func
}

/// The lines of a document's body.
fn body(text: &str) -> Vec<&str> {
    let body = text.split_once("body:").map_or("", |(_, rest)| rest);
    body.lines().map(str::trim_end).filter(|line| !line.is_empty()).collect()
}

#[test]
fn llc_reads_and_prints_the_same() {
    let func = function();
    verify(&func).unwrap();
    let text = func.to_string();
    let Some(llc) = Judge::Llc.need() else { return };
    let scratch = Scratch::new("mir-text");
    let (input, output) = (scratch.write("k.mir", &text), scratch.file("again.mir"));
    let flags = ["-mtriple=amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-run-pass=none"];
    let files = [input.as_os_str(), "-o".as_ref(), output.as_os_str()];
    let args = flags.iter().map(AsRef::as_ref).chain(["-verify-machineinstrs".as_ref()]);
    let verdict = run(llc, args.chain(files), Duration::from_secs(60));
    assert!(verdict.ok, "{}\n{text}", verdict.messages());
    let again = std::fs::read_to_string(output).unwrap();
    assert_eq!(body(&again), body(&text));
}
