//! Tests of the machine IR on the toy target.

use super::toy::*;
use super::*;
use crate::graph::{DomTree, FlowGraph, LoopForest};
use cranelift_entity::{EntityRef, EntitySet};

fn reg(i: usize) -> VReg {
    VReg::new(i)
}

fn block(i: usize) -> Block {
    Block::new(i)
}

/// The messages that the verifier has for a function.
fn complaints(func: &MachineFunction) -> String {
    verify(func).err().map_or_else(String::new, |found| found.to_string())
}

#[test]
fn instructions_are_compact() {
    assert_eq!(size_of::<data::InstData>(), 24);
    assert_eq!(size_of::<Operand>(), 16);
}

#[test]
fn text_form() {
    let expected = "\
---
name:            sum
alignment:       1
isSSA:           true
body:             |
  bb.0:
    successors: %bb.1(0x80000000)
    liveins: $v0_v1

    %7:v64 = COPY $v0_v1
    %0:v32 = COPY $v2
    %1:v32 = MOV 0

  bb.1:
    successors: %bb.3(0x40000000), %bb.2(0x40000000)

    %2:v32 = PHI %1, %bb.0, %4, %bb.2
    %3:v32 = PHI %1, %bb.0, %5, %bb.2
    %8:pred = LESS %0, %2
    BRANCH %8, %bb.3

  bb.2:
    successors: %bb.1(0x80000000)

    %6:v32 = LOAD %7, 16 :: (load (s32), addrspace 1)
    %5:v32 = ADD %3, %6, implicit $exec
    %4:v32 = ADD %2, 1, implicit $exec
    JUMP %bb.1

  bb.3:
    STORE %3, %7, 0 :: (store (s32), align 2)
    RET

...
";
    let func = loop_function();
    assert_eq!(func.to_string(), expected);
    assert_eq!(complaints(&func), "");
}

#[test]
fn text_of_rare_operands() {
    let mut func = MachineFunction::new("odd name", FunctionKind::Device, &TARGET);
    let b0 = func.add_block();
    let local = func.frame.add(FrameObject::new(FrameKind::Local, 16, 8).named("buf"));
    let fixed = func.frame.add(FrameObject::new(FrameKind::Fixed, 4, 4).at(8));
    let global = func.symbol(SymbolKind::Global, "a b");
    let value = func.symbol(SymbolKind::Value, "p");
    let entry =
        func.constants.push(ConstEntry { text: "double 3.0".into(), bytes: vec![], align: 8 });
    let x = func.new_vreg(V64);
    func.set_vreg_name(x, "x");
    let mut b = func.at_end(b0);
    let [d0, d1, d2, d3, d4, d5, d6, d7] = core::array::from_fn(|_| b.vreg(V32));
    b.build(MOV).def(d0).frame(local, 4).finish();
    b.build(MOV).def(d1).frame(fixed, 0).finish();
    b.build(MOV)
        .def(d2)
        .operand(Operand::Symbol { symbol: global, offset: -8, flags: 1 })
        .flags(InstFlags::NSZ | InstFlags::NO_FP_EXCEPT)
        .finish();
    b.build(MOV).def(d3).fp_imm(FloatKind::Float, u64::from(1.5f32.to_bits())).finish();
    b.build(MOV).def(d4).fp_imm(FloatKind::Double, (1.0f64 / 3.0).to_bits()).finish();
    b.build(MOV).def(d5).cond(Cond::FOlt).finish();
    b.build(MOV).def(d6).operand(Operand::TypedImm { bits: 1, value: 1 }).finish();
    b.build(MOV).def(d7).operand(Operand::Const { entry, offset: 4 }).finish();
    b.reg_sequence(x, &[(d0, SUB0), (d1, SUB1)]);
    let mem = MachineMemOperand::load(4)
        .based_on(MemValue::Ir(value), 4)
        .aligned(16)
        .with(MemFlags::VOLATILE);
    let mem = MachineMemOperand { ordering: Ordering::Acquire, scope: "agent", ..mem };
    let y = b.vreg(V32);
    let loc = DebugLocData { line: 7, column: 3, scope: 5, inlined_at: None.into(), node: None };
    let loc = b.func.debug_locs.intern(loc);
    b.set_loc(Some(loc));
    b.build(LOAD).def(y).reg(x).imm(0).mem(mem).finish();
    b.set_loc(None);
    b.build(generic::KILL).operand(RegOperand::new(x).part(SUB1).with(RegFlags::KILL)).finish();
    b.build(RET).implicit(PReg::new(V, 3, 1)).implicit_def(EXEC).finish();
    let text = func.to_string();
    for line in [
        "name:            'odd name'",
        "  - { id: 0, type: default, offset: 8, size: 4, alignment: 4, stack-id: default, isImmutable: false }",
        "  - { id: 0, name: 'buf', type: default, offset: 0, size: 16, alignment: 8, stack-id: default }",
        "    value: 'double 3.0'",
        "    %1:v32 = MOV %stack.0.buf + 4",
        "    %2:v32 = MOV %fixed-stack.0",
        "    %3:v32 = nsz nofpexcept MOV target-flags(toy-lo) @\"a b\" - 8",
        "    %4:v32 = MOV float 1.500000e+00",
        "    %5:v32 = MOV double 0x3FD5555555555555",
        "    %6:v32 = MOV floatpred(olt)",
        "    %7:v32 = MOV i1 true",
        "    %8:v32 = MOV %const.0 + 4",
        "    %x:v64 = REG_SEQUENCE %1, %subreg.sub0, %2, %subreg.sub1",
        "    %9:v32 = LOAD %x, 0, debug-location !DILocation(line: 7, column: 3, scope: !5) :: \
         (volatile load syncscope(\"agent\") acquire (s32) from %ir.p + 4, basealign 16)",
        "    KILL killed %x.sub1",
        "    RET implicit $v1_hi16, implicit-def $exec",
    ] {
        assert!(text.lines().any(|l| l == line), "no line {line:?} in\n{text}");
    }
    assert_eq!(complaints(&func), "");
}

#[test]
fn layout_and_operand_lists_can_be_edited() {
    let mut func = loop_function();
    let body = block(2);
    let load = func.first_inst(body).unwrap();
    let add = func.next_inst(load).unwrap();
    let moved = func.before(load).build(MOV).def(reg(1)).imm(1).finish();
    assert_eq!(func.insts(body).next(), Some(moved));
    func.remove_inst(add);
    assert_eq!(func.inst_block(add), None);
    assert_eq!(func.insts(body).count(), 4);
    func.insert_inst(add, body, Some(load));
    assert_eq!(func.insts(body).take(3).collect::<Vec<_>>(), [moved, add, load]);
    assert_eq!(func.insts_rev(body).count(), 5);
    let before = func.operands(add).to_vec();
    func.push_operand(add, 7);
    func.push_operand(add, 8);
    assert_eq!(func.operands(add)[..4], before[..]);
    assert_eq!(func.operands(add)[4..], [Operand::Imm(7), Operand::Imm(8)]);
    func.remove_operand(add, 4);
    assert_eq!(func.operand(add, 4), &Operand::Imm(8));
    func.set_operands(add, &before);
    assert_eq!(func.operands(add), before);
    // The neighbours' operands are untouched by all that.
    assert_eq!(func.operands(load).len(), 3);
    let tail = func.add_block();
    func.move_tail(load, tail);
    assert_eq!(func.insts(tail).count(), 3);
    assert_eq!(func.last_inst(body), Some(add));
    func.remove_block(tail);
    func.insert_block_after(tail, body);
    assert_eq!(func.blocks().collect::<Vec<_>>(), [0, 1, 2, 4, 3].map(block));
}

#[test]
fn ties_follow_when_an_operand_goes() {
    let mut func = MachineFunction::new("f", FunctionKind::Device, &TARGET);
    let b0 = func.add_block();
    let [d, a, c] = core::array::from_fn(|_| func.new_vreg(V32));
    let inst = func.at_end(b0).build(FMAC).def(d).reg(a).reg(a).reg(c).finish();
    let tied = |func: &MachineFunction, i: usize| func.operand(inst, i).as_reg().unwrap().tied();
    assert_eq!((tied(&func, 0), tied(&func, 3)), (Some(3), Some(0)));
    let early = func.operand(inst, 0).as_reg().unwrap().flags;
    assert!(early.contains(RegFlags::EARLY_CLOBBER));
    assert_eq!(func.inst_text(inst), "early-clobber %0:v32 = FMAC %1:v32, %1:v32, %2:v32");
    func.remove_operand(inst, 1);
    assert_eq!((tied(&func, 0), tied(&func, 2)), (Some(2), Some(0)));
    assert_eq!(func.inst_text(inst), "early-clobber %0:v32 = FMAC %1:v32, %2:v32(tied-def 0)");
}

#[test]
fn control_flow() {
    let mut func = loop_function();
    assert_eq!(func.successors(block(1))[..], [block(3), block(2)]);
    assert!(func.can_fall_through(block(0)) && !func.can_fall_through(block(2)));
    let graph = FlowGraph::new(&func);
    let dom = DomTree::new(&graph);
    assert_eq!(dom.immediate(block(3)), Some(block(1)));
    let loops = LoopForest::new(&graph, &dom);
    assert_eq!(loops.nodes(loops.innermost(block(2)).unwrap()), [block(1), block(2)]);
    // A jump table's targets are successors; one named twice is one.
    let table = func.jump_tables.push(vec![block(1), block(3), block(1)]);
    let jump = func.last_inst(block(2)).unwrap();
    func.remove_inst(jump);
    func.at_end(block(2)).build(SWITCH).reg(reg(2)).operand(Operand::JumpTable(table)).finish();
    assert_eq!(func.successors(block(2))[..], [block(1), block(3)]);
    assert!(func.to_string().contains("      blocks: [ '%bb.1', '%bb.3', '%bb.1' ]"));
    // Blocks that were taken out of the layout are no part of the graph.
    func.remove_block(block(2));
    assert_eq!(FlowGraph::new(&func).predecessors(block(1)), [block(0)]);
}

#[test]
fn liveness_of_a_loop() {
    let func = loop_function();
    let live = Liveness::new(&func);
    assert_eq!(live.live_in(block(0)), []);
    assert_eq!(live.live_out(block(0)), [0, 1, 7].map(reg));
    // Phis' operands are live out of their predecessors and not live in.
    assert_eq!(live.live_in(block(1)), [0, 7].map(reg));
    assert_eq!(live.live_out(block(1)), [0, 2, 3, 7].map(reg));
    assert_eq!(live.live_out(block(2)), [0, 4, 5, 7].map(reg));
    assert!(live.is_live_in(block(3), reg(3)) && !live.is_live_out(block(3), reg(3)));
    let mut room = EntitySet::new();
    let mut widest = 0;
    live.walk_up(&func, block(2), &mut room, |_, live| {
        widest = widest.max(live.iter().count());
    });
    assert_eq!(widest, 5);
    assert!(room.is_empty());
}

#[test]
fn liveness_of_partial_writes() {
    let mut func = MachineFunction::new("f", FunctionKind::Device, &TARGET);
    func.properties.set(Properties::IS_SSA, false);
    let [b0, b1, b2] = core::array::from_fn(|_| func.add_block());
    let x = func.new_vreg(V64);
    let y = func.new_vreg(V32);
    let mut b = func.at_end(b0);
    let whole = RegOperand::def(x).part(SUB0).with(RegFlags::UNDEF);
    b.build(MOV).operand(whole).imm(1).finish();
    b.move_to_end(b1);
    b.build(generic::COPY).def_part(x, SUB1).reg(PReg::new(V, 0, 2)).finish();
    b.move_to_end(b2);
    b.build(generic::COPY).def(y).reg_part(x, SUB1).finish();
    b.build(RET).finish();
    assert_eq!(complaints(&func), "");
    let live = Liveness::new(&func);
    assert_eq!(
        (live.live_in(b0), live.live_in(b1), live.live_in(b2)),
        (&[][..], &[x][..], &[x][..])
    );
    // Without `undef` the first write keeps a part that nothing wrote.
    let first = func.first_inst(b0).unwrap();
    func.set_operand(first, 0, RegOperand::def(x).part(SUB0));
    assert!(complaints(&func).contains("%0 may be read before it is written"));
}

#[test]
fn uses_and_defs() {
    let mut func = loop_function();
    let entry = block(0);
    func.before_terminators(entry).build(generic::DBG_VALUE).reg(reg(1)).finish();
    let places = UseDef::new(&func);
    assert_eq!(places.uses(reg(1)).len(), 2);
    assert_eq!(places.debug_uses(reg(1)).len(), 1);
    assert!(places.has_one_use(reg(6)) && !places.has_one_use(reg(7)));
    let load = places.def(reg(6)).unwrap();
    assert_eq!(func.desc(load).name, "LOAD");
    assert_eq!(func.reg_at(places.uses(reg(6))[0]).unwrap().reg, reg(6).into());
    assert_eq!(func.ssa_defs()[6].expand(), Some(load));
    assert_eq!(places.uses(VReg::new(1000)), []);
}

/// One change that breaks the function, and the verifier's expected message.
type Breakage = (&'static str, fn(&mut MachineFunction));

#[test]
fn the_verifier_finds_what_is_broken() {
    let cases: [Breakage; 17] = [
        ("instruction behind a terminator", |f| {
            f.at_end(block(2)).build(MOV).def(reg(1)).imm(0).finish();
        }),
        ("second def of %6", |f| {
            f.before_terminators(block(2)).build(MOV).def(reg(6)).imm(0).finish();
        }),
        ("the def of %6 does not dominate its use", |f| {
            let store = f.first_inst(block(3)).unwrap();
            f.set_operand(store, 0, reg(6));
        }),
        ("the def of %4 does not dominate its use", |f| {
            let load = f.first_inst(block(2)).unwrap();
            let x = f.new_vreg(V32);
            f.before(load).build(ADD).def(x).reg(reg(4)).imm(1).finish();
        }),
        ("%9 has no def", |f| {
            let x = f.new_vreg(V32);
            let store = f.first_inst(block(3)).unwrap();
            f.set_operand(store, 0, x);
        }),
        ("operand 1: class v32 where v64 must be", |f| {
            let store = f.first_inst(block(3)).unwrap();
            f.set_operand(store, 1, reg(3));
        }),
        ("operand 2: {reg} where only {imm} may be", |f| {
            let store = f.first_inst(block(3)).unwrap();
            f.set_operand(store, 2, reg(3));
        }),
        ("operand 1: $s0 is not in class v64", |f| {
            let store = f.first_inst(block(3)).unwrap();
            f.set_operand(store, 1, PReg::new(S, 0, 2));
        }),
        ("2 operands where 3 are needed", |f| {
            let store = f.first_inst(block(3)).unwrap();
            f.remove_operand(store, 2);
        }),
        ("4 operands where only 3 are", |f| {
            let store = f.first_inst(block(3)).unwrap();
            f.push_operand(store, 1);
        }),
        ("missing 'implicit $exec'", |f| {
            let load = f.first_inst(block(2)).unwrap();
            let add = f.next_inst(load).unwrap();
            f.remove_operand(add, 3);
        }),
        ("phi from [bb.0] where [bb.0, bb.2] come in", |f| {
            let phi = f.first_inst(block(1)).unwrap();
            let start = f.operands(phi)[..3].to_vec();
            f.set_operands(phi, &start);
        }),
        ("phi behind other instructions", |f| {
            let phi = f.first_inst(block(1)).unwrap();
            f.before(phi).build(MOV).def(reg(1)).imm(0).finish();
        }),
        ("block that is not in the layout", |f| f.remove_block(block(3))),
        ("control falls out of the last block", |f| {
            let ret = f.last_inst(block(3)).unwrap();
            f.remove_inst(ret);
        }),
        ("virtual register %7 in a function without any", |f| {
            f.properties.set(Properties::NO_VREGS, true);
        }),
        ("load of memory by an instruction that never loads", |f| {
            let store = f.first_inst(block(3)).unwrap();
            f.add_mem_op(store, MachineMemOperand::load(4));
        }),
    ];
    for (message, breakage) in cases {
        let mut func = loop_function();
        breakage(&mut func);
        let found = complaints(&func);
        assert!(found.contains(message), "expected {message:?}, got:\n{found}\n{func}");
    }
}

#[test]
fn the_verifier_knows_parts_and_ties() {
    let mut func = MachineFunction::new("f", FunctionKind::Device, &TARGET);
    let b0 = func.add_block();
    let x = func.new_vreg(V64);
    let [y, z, w] = core::array::from_fn(|_| func.new_vreg(V32));
    let mut b = func.at_end(b0);
    b.copy(x, PReg::new(V, 0, 4));
    b.build(ADD).def(y).reg_part(x, SUB1).reg_part(x, SUB0).finish();
    let fmac = b.build(FMAC).def(z).reg(y).reg(y).reg(y).finish();
    let narrow = b.build(ADD).def(w).reg_part(y, SubReg(3)).reg(y).finish();
    b.build(RET).finish();
    assert!(complaints(&func).contains("operand 1: class v32 where vs32 must be"));
    func.set_operand(narrow, 1, RegOperand::new(y).part(SUB1));
    assert!(complaints(&func).contains("%1 of class v32 has no part sub1"));
    func.set_operand(narrow, 1, y);
    assert_eq!(complaints(&func), "");
    func.set_operand(fmac, 3, y);
    assert!(complaints(&func).contains("operand 3: is not tied to operand 0"));
    func.tie(fmac, 0, 3);
    func.properties.set(Properties::TIED_OPS_REWRITTEN, true);
    assert!(complaints(&func).contains("operand 3: is another register than tied operand 0"));
}

#[test]
fn names_of_registers() {
    for (name, preg) in [
        ("v5", PReg::new(V, 10, 2)),
        ("s3_s4_s5", PReg::new(S, 6, 6)),
        ("v1_hi16", PReg::new(V, 3, 1)),
        ("v1_lo16", PReg::new(V, 2, 1)),
        ("exec", EXEC),
    ] {
        assert_eq!(TARGET.reg_name(preg), name);
        assert_eq!(TARGET.reg_by_name(name), Some(preg));
    }
    for name in ["v32", "v1_v3", "v", "x1", "v1_s2", "v1_v2_lo16", ""] {
        assert_eq!(TARGET.reg_by_name(name), None, "{name}");
    }
}

#[test]
fn classes_parts_and_masks() {
    assert!(TARGET.is_subclass(V32, VS32) && !TARGET.is_subclass(VS32, V32));
    assert!(TARGET.is_subclass(S32, VS32) && !TARGET.is_subclass(V32, V64));
    assert!(TARGET.class_contains(V64, PReg::new(V, 4, 4)));
    assert!(!TARGET.class_contains(V64, PReg::new(V, 2, 4)), "unaligned tuple");
    assert!(!TARGET.class_contains(V32, PReg::new(V, 64, 2)), "beyond the file");
    assert!(TARGET.class_contains(PRED, EXEC));
    assert_eq!(TARGET.compose(SUB1, SubReg(3)), Some(SubReg(4)));
    assert_eq!(TARGET.compose(SUB0, SUB1), None);
    assert_eq!(TARGET.lanes(V64, SUB1), LaneMask(0b1100));
    assert_eq!(TARGET.lanes(V32, SubReg::WHOLE), LaneMask(0b11));
    let mask = &TARGET.reg_masks[0];
    assert!(mask.preserves(PReg::new(V, 10, 4)), "across two adjacent runs");
    assert!(!mask.preserves(PReg::new(V, 14, 4)) && !mask.preserves(PReg::new(S, 8, 2)));
}

#[test]
fn tables_know_their_rows() {
    let names = TARGET.opcodes_by_name();
    assert_eq!(names.len(), TARGET.num_opcodes());
    assert_eq!(names["FMAC"], FMAC);
    assert_eq!(names["PHI"], generic::PHI);
    assert_eq!(names["FAKE_USE"], generic::FAKE_USE);
    assert_eq!(TARGET.instr(generic::SUBREG_TO_REG).name, "SUBREG_TO_REG");
    assert_eq!(TARGET.instr(ADD).mnemonic, "add");
    assert_eq!(TARGET.instr(FMAC).num_defs(), 1);
    assert!(TARGET.instr(STORE).has_effects() && !TARGET.instr(ADD).has_effects());
}
