//! Hand-written functions, as text after allocation.

use ir::machine::*;

use crate::toy::*;
use crate::{Allocation, Allocator, BankReads, Banks, Environment, ReadTogether};

fn function() -> MachineFunction {
    MachineFunction::new("f", FunctionKind::Device, &TARGET)
}

/// Allocates with some registers of the two files.
fn allocate(func: &mut MachineFunction, vectors: u32, scalars: u32) -> Allocation {
    let env = Environment::new(func, 0b11)
        .limited(func, V, vectors)
        .limited(func, S, scalars)
        .saving(&TARGET.reg_masks[0].preserved);
    let target = Toy { swaps: true, dear: false };
    let allocator = Allocator { check: true, ..Allocator::new(&env, &target, JUMP) };
    let allocation = allocator.run(func).unwrap();
    verify(func).unwrap();
    allocation
}

/// The blocks' instructions, one line each.
fn text(func: &MachineFunction) -> String {
    let mut text = String::new();
    for block in func.blocks() {
        text.push_str(&format!("{block}:\n"));
        for inst in func.insts(block) {
            let line = func.inst_text(inst).replace("renamable ", "");
            text.push_str(&format!("  {line}\n"));
        }
    }
    text
}

#[track_caller]
fn expect(func: &MachineFunction, expected: &str) {
    let found = text(func);
    assert_eq!(found.trim(), expected.trim(), "\nfound:\n{found}");
}

/// Parts of a tuple are computed where the tuple is, and taken from there.
#[test]
fn tuples_are_built_and_taken_apart_in_place() {
    let mut func = function();
    let entry = func.add_block();
    let [a, b, c, d, x, y] = core::array::from_fn(|_| func.new_vreg(V1));
    let t = func.new_vreg(V4);
    let pair = func.new_vreg(V2);
    let mut at = func.at_end(entry);
    for (number, reg) in [a, b, c, d].into_iter().enumerate() {
        at.build(DEF).def(reg).imm(number as i64).finish();
    }
    at.reg_sequence(t, &[(a, sub1(0)), (b, sub1(1)), (c, sub1(2)), (d, sub1(3))]);
    at.build(USE).reg(t).finish();
    at.build(generic::COPY).def(x).reg_part(t, sub1(2)).finish();
    at.build(generic::COPY).def(pair).reg_part(t, sub2(0)).finish();
    at.build(generic::EXTRACT_SUBREG).def(y).reg(pair).operand(Operand::SubReg(sub1(1))).finish();
    at.build(USE).reg(x).reg(y).finish();
    at.build(RET).finish();
    assert_eq!(allocate(&mut func, 8, 4).statistics.copies, 0);
    expect(
        &func,
        "\
bb.0:
  $v0 = DEF 0
  $v1 = DEF 1
  $v2 = DEF 2
  $v3 = DEF 3
  USE $v0_v1_v2_v3
  USE killed $v2, killed $v1
  RET
",
    );
}

/// A loop's values stay where they are.
#[test]
fn a_loop_needs_no_copies() {
    let mut func = function();
    let [entry, body, exit] = core::array::from_fn(|_| func.add_block());
    let [zero, one, i, s, i2, s2] = core::array::from_fn(|_| func.new_vreg(V1));
    let mut at = func.at_end(entry);
    at.build(DEF).def(zero).imm(0).finish();
    at.build(DEF).def(one).imm(1).finish();
    at.move_to_end(body);
    at.phi(i, &[(zero, entry), (i2, body)]);
    at.phi(s, &[(one, entry), (s2, body)]);
    at.build(FMAC).def(s2).reg(i).reg(i).reg(s).finish();
    at.build(ADD).def(i2).reg(i).reg(i).finish();
    at.build(BRANCH).reg(i2).block(body).finish();
    at.move_to_end(exit);
    at.build(USE).reg(s2).finish();
    at.build(RET).finish();
    assert_eq!(allocate(&mut func, 8, 4).statistics.copies, 0);
    expect(
        &func,
        "\
bb.0:
  $v0 = DEF 0
  $v1 = DEF 1
bb.1:
  $v1 = FMAC $v0, $v0, killed $v1
  $v0 = ADD killed $v0, killed $v0
  BRANCH $v0, %bb.1
bb.2:
  USE killed $v1
  RET
",
    );
}

/// Values that change places in a loop are exchanged.
#[test]
fn a_loop_that_rotates_its_values() {
    let mut func = function();
    let [entry, body, exit] = core::array::from_fn(|_| func.add_block());
    let [a, b, c, x, y, z] = core::array::from_fn(|_| func.new_vreg(V1));
    let mut at = func.at_end(entry);
    for (number, reg) in [a, b, c].into_iter().enumerate() {
        at.build(DEF).def(reg).imm(number as i64).finish();
    }
    at.move_to_end(body);
    at.phi(x, &[(a, entry), (y, body)]);
    at.phi(y, &[(b, entry), (z, body)]);
    at.phi(z, &[(c, entry), (x, body)]);
    at.build(USE).reg(x).finish();
    at.build(BRANCH).reg(x).block(body).finish();
    at.move_to_end(exit);
    at.build(USE).reg(x).reg(y).reg(z).finish();
    at.build(RET).finish();
    allocate(&mut func, 8, 4);
    expect(
        &func,
        "\
bb.0:
  $v0 = DEF 0
  $v1 = DEF 1
  $v2 = DEF 2
bb.1:
  USE $v0
  BRANCH $v0, %bb.3
bb.2:
  USE killed $v0, killed $v1, killed $v2
  RET
bb.3:
  $v0, $v1 = SWAP $v1, $v0
  $v1, $v2 = SWAP $v2, $v1
  JUMP %bb.1
",
    );
}

/// Values that live across a call go to registers that the call preserves, tuples within a stripe; arguments are
/// computed in the registers where the call needs them.
#[test]
fn calls_leave_preserved_registers_alone() {
    let mut func = function();
    let entry = func.add_block();
    let [across, arg, result] = core::array::from_fn(|_| func.new_vreg(V1));
    let (eight, four) = (func.new_vreg(V8), func.new_vreg(V4));
    let v0 = PReg::new(V, 0, 1);
    let mut at = func.at_end(entry);
    at.build(DEF).def(across).imm(1).finish();
    at.build(DEF).def(eight).imm(2).finish();
    at.build(DEF).def(four).imm(3).finish();
    at.build(DEF).def(arg).imm(4).finish();
    at.copy(v0, arg);
    at.build(CALL)
        .operand(Operand::RegMask(RegMask::from_u32(0)))
        .implicit(v0)
        .implicit_def(v0)
        .finish();
    at.copy(result, v0);
    at.build(USE).reg(across).reg(eight).reg(four).reg(result).finish();
    at.build(RET).finish();
    let allocation = allocate(&mut func, 64, 32);
    expect(
        &func,
        "\
bb.0:
  $v12 = DEF 1
  $v28_v29_v30_v31_v32_v33_v34_v35 = DEF 2
  $v20_v21_v22_v23 = DEF 3
  $v0 = DEF 4
  CALL csr_toy, implicit $v0, implicit-def $v0
  USE killed $v12, killed $v28_v29_v30_v31_v32_v33_v34_v35, killed $v20_v21_v22_v23, killed $v0
  RET
",
    );
    assert_eq!((allocation.statistics.copies, allocation.statistics.stores), (0, 0));
}

/// A function that needs few registers saves none; one with much across calls reports what to
/// save.
#[test]
fn saves_are_what_is_used() {
    let mut func = function();
    let entry = func.add_block();
    let a = func.new_vreg(V1);
    let mut at = func.at_end(entry);
    at.build(DEF).def(a).imm(1).finish();
    at.build(USE).reg(a).finish();
    at.build(RET).finish();
    let env = Environment::new(&func, 0b11).saving(&TARGET.reg_masks[0].preserved);
    let target = Toy { swaps: true, dear: false };
    let allocation = Allocator::new(&env, &target, JUMP).run(&mut func).unwrap();
    assert_eq!(allocation.saved(&env), []);
    // Two values across a call: one stripe is begun.
    let mut func = function();
    let entry = func.add_block();
    let [a, b] = core::array::from_fn(|_| func.new_vreg(V1));
    let mut at = func.at_end(entry);
    at.build(DEF).def(a).imm(1).finish();
    at.build(DEF).def(b).imm(2).finish();
    at.build(CALL).operand(Operand::RegMask(RegMask::from_u32(0))).finish();
    at.build(USE).reg(a).reg(b).finish();
    at.build(RET).finish();
    let allocation = Allocator::new(&env, &target, JUMP).run(&mut func).unwrap();
    assert_eq!(allocation.saved(&env), [PReg::new(V, 12, 2)]);
}

/// A register that callees preserve, but the call itself writes, keeps nothing across it: with as many values as there
/// are such registers one is spilled, at the first attempt.
#[test]
fn what_a_call_writes_keeps_nothing_across_it() {
    let mut func = function();
    let entry = func.add_block();
    let values: Vec<VReg> = (0..16).map(|_| func.new_vreg(S1)).collect();
    let target = func.new_vreg(S2);
    let mut at = func.at_end(entry);
    for &value in &values {
        at.build(DEF).def(value).imm(1).finish();
    }
    at.build(DEF).def(target).imm(2).finish();
    at.build(CALL)
        .operand(Operand::RegMask(RegMask::from_u32(0)))
        .reg(target)
        .implicit_def(PReg::new(S, 32, 2))
        .finish();
    for &value in &values {
        at.build(USE).reg(value).finish();
    }
    at.build(RET).finish();
    let statistics = allocate(&mut func, 64, 32).statistics;
    assert_eq!((statistics.retries, statistics.stores, statistics.reloads), (0, 1, 1));
}

/// The widest register there can be: sixty-four units, all of its file. The lane that is replaced
/// is not live before, so that there is even room for what replaces it.
#[test]
fn a_register_may_be_as_wide_as_its_file() {
    let mut func = function();
    let entry = func.add_block();
    let [a, b] = core::array::from_fn(|_| func.new_vreg(V64));
    let one = func.new_vreg(V1);
    let mut at = func.at_end(entry);
    at.build(DEF).def(one).imm(1).finish();
    at.build(DEF).def(a).imm(2).finish();
    at.build(generic::INSERT_SUBREG)
        .def(b)
        .reg(a)
        .reg(one)
        .operand(Operand::SubReg(sub1(3)))
        .finish();
    at.build(USE).reg(b).finish();
    at.build(RET).finish();
    let allocation = allocate(&mut func, 64, 4);
    assert_eq!((allocation.statistics.stores, allocation.statistics.reloads), (1, 1));
    assert_eq!(allocation.used.count(), 64);
}

/// A value that only lives through a loop is stored before it and read after it.
#[test]
fn a_loop_spills_outside() {
    let mut func = function();
    let [entry, body, exit] = core::array::from_fn(|_| func.add_block());
    let [through, a, b, p, n] = core::array::from_fn(|_| func.new_vreg(V1));
    let mut at = func.at_end(entry);
    at.build(DEF).def(through).imm(1).finish();
    at.build(DEF).def(a).imm(2).finish();
    at.build(DEF).def(b).imm(3).finish();
    at.move_to_end(body);
    at.phi(p, &[(a, entry), (n, body)]);
    at.build(ADD).def(n).reg(p).reg(b).finish();
    at.build(USE).reg(p).finish();
    at.build(BRANCH).reg(n).block(body).finish();
    at.move_to_end(exit);
    at.build(USE).reg(through).reg(b).finish();
    at.build(RET).finish();
    let statistics = allocate(&mut func, 3, 4).statistics;
    assert_eq!((statistics.stores, statistics.reloads), (1, 1));
    expect(
        &func,
        "\
bb.0:
  $v0 = DEF 1
  SPILL killed $v0, %stack.0
  $v0 = DEF 2
  $v1 = DEF 3
bb.1:
  $v2 = ADD $v0, $v1
  USE killed $v0
  BRANCH $v2, %bb.3
bb.2:
  $v0 = RELOAD %stack.0
  USE killed $v0, killed $v1
  RET
bb.3:
  $v0 = COPY $v2
  JUMP %bb.1
",
    );
}

/// Values that come late are stored when they have arrived, not right after their defs, and others leave their registers first.
#[test]
fn stores_wait_for_no_load() {
    let mut func = function();
    let entry = func.add_block();
    let early: [VReg; 46] = core::array::from_fn(|_| func.new_vreg(V1));
    let late: [VReg; 3] = core::array::from_fn(|_| func.new_vreg(V1));
    let few: [VReg; 6] = core::array::from_fn(|_| func.new_vreg(V1));
    let mut at = func.at_end(entry);
    for (i, &reg) in early.iter().enumerate() {
        at.build(DEF).def(reg).imm(i as i64).finish();
    }
    for (i, &reg) in late.iter().enumerate() {
        at.build(LOAD).def(reg).imm(i as i64).finish();
    }
    for &reg in &few {
        at.build(DEF).def(reg).imm(9).finish();
        at.build(USE).reg(reg).finish();
    }
    for &reg in early.iter().chain(&late) {
        at.build(USE).reg(reg).finish();
    }
    at.build(RET).finish();
    allocate(&mut func, 48, 4);
    let lines = text(&func);
    let lines: Vec<&str> = lines.lines().map(str::trim).collect();
    let is_store = |line: &&str| line.starts_with("SPILL");
    for pair in lines.windows(2) {
        let loaded = pair[0].split_once(" = LOAD").map(|(reg, _)| reg);
        let waits = loaded.is_some_and(|reg| is_store(&pair[1]) && pair[1].contains(reg));
        assert!(!waits, "{lines:#?}");
    }
    assert!(lines.iter().any(is_store), "{lines:#?}");
}

/// A reload on an edge is removed if the value leaves its register before a use.
#[test]
fn reloads_that_nothing_reads_are_removed() {
    let mut func = function();
    let [entry, left, right, join] = core::array::from_fn(|_| func.add_block());
    let [a, b, c, d, e] = core::array::from_fn(|_| func.new_vreg(V1));
    let mut at = func.at_end(entry);
    at.build(DEF).def(a).imm(1).finish();
    at.build(DEF).def(b).imm(2).finish();
    at.build(BRANCH).reg(b).block(right).finish();
    // One arm has no room for `a`, the other does.
    at.move_to_end(left);
    at.build(DEF).def(c).imm(3).finish();
    at.build(DEF).def(d).imm(4).finish();
    at.build(USE).reg(c).reg(d).finish();
    at.build(JUMP).block(join).finish();
    at.move_to_end(right);
    at.build(USE).reg(b).finish();
    at.move_to_end(join);
    at.build(DEF).def(e).imm(5).finish();
    let [f, g] = core::array::from_fn(|_| at.func.new_vreg(V1));
    at.build(DEF).def(f).imm(6).finish();
    at.build(USE).reg(e).reg(f).finish();
    at.build(DEF).def(g).imm(7).finish();
    at.build(USE).reg(g).reg(a).finish();
    at.build(RET).finish();
    let statistics = allocate(&mut func, 2, 4).statistics;
    let found = text(&func);
    assert_eq!((statistics.stores, statistics.reloads), (1, 1), "{found}");
    assert_eq!(found.matches("RELOAD").count(), 1, "{found}");
}

/// A constant is computed again instead of stored.
#[test]
fn constants_are_computed_again() {
    let mut func = function();
    let entry = func.add_block();
    let [k, a, b] = core::array::from_fn(|_| func.new_vreg(V1));
    let mut at = func.at_end(entry);
    at.build(CONST).def(k).imm(42).finish();
    at.build(USE).reg(k).finish();
    at.build(DEF).def(a).imm(1).finish();
    at.build(DEF).def(b).imm(2).finish();
    at.build(USE).reg(a).reg(b).finish();
    at.build(USE).reg(k).finish();
    at.build(RET).finish();
    let statistics = allocate(&mut func, 2, 4).statistics;
    assert_eq!((statistics.stores, statistics.rematerialized), (0, 1));
    expect(
        &func,
        "\
bb.0:
  $v0 = CONST 42
  USE killed $v0
  $v0 = DEF 1
  $v1 = DEF 2
  USE killed $v0, killed $v1
  $v0 = CONST 42
  USE killed $v0
  RET
",
    );
}

/// Both arms of a branch compute the joined value where it is wanted.
#[test]
fn a_diamond_needs_no_copies() {
    let mut func = function();
    let [entry, then, other, join] = core::array::from_fn(|_| func.add_block());
    let [c, x, y, p] = core::array::from_fn(|_| func.new_vreg(V1));
    let mut at = func.at_end(entry);
    at.build(DEF).def(c).imm(1).finish();
    at.build(BRANCH).reg(c).block(other).finish();
    at.move_to_end(then);
    at.build(DEF).def(x).imm(2).finish();
    at.build(JUMP).block(join).finish();
    at.move_to_end(other);
    at.build(ADD).def(y).reg(c).reg(c).finish();
    at.move_to_end(join);
    at.phi(p, &[(x, then), (y, other)]);
    at.build(USE).reg(p).reg(c).finish();
    at.build(RET).finish();
    assert_eq!(allocate(&mut func, 8, 4).statistics.copies, 0);
    expect(
        &func,
        "\
bb.0:
  $v0 = DEF 1
  BRANCH $v0, %bb.2
bb.1:
  $v1 = DEF 2
  JUMP %bb.3
bb.2:
  $v1 = ADD $v0, $v0
bb.3:
  USE killed $v1, killed $v0
  RET
",
    );
}

/// Arms that run one after the other under a mask are alternatives for each lane: by that graph,
/// both compute the joined value in one place, and what one arm needs does not live in the other.
#[test]
fn masked_arms_are_alternatives() {
    let mut func = function();
    let blocks: [Block; 4] = core::array::from_fn(|_| func.add_block());
    let [entry, then, other, join] = blocks;
    let [c, a, b, x, y, p] = core::array::from_fn(|_| func.new_vreg(V1));
    let mut at = func.at_end(entry);
    at.build(DEF).def(c).imm(1).finish();
    at.build(DEF).def(a).imm(2).finish();
    at.build(DEF).def(b).imm(3).finish();
    at.move_to_end(then);
    at.build(ADD).def(x).reg(a).reg(c).finish();
    at.move_to_end(other);
    at.build(ADD).def(y).reg(b).reg(c).finish();
    at.move_to_end(join);
    at.phi(p, &[(x, then), (y, other)]);
    at.build(USE).reg(p).reg(c).finish();
    at.build(RET).finish();
    let edges = [(entry, then), (entry, other), (then, join), (other, join)];
    let graph = ir::graph::FlowGraph::from_edges(4, Some(entry), &edges);
    let env = Environment::new(&func, 1).limited(&func, V, 3);
    let target = Toy { swaps: true, dear: false };
    let allocator = Allocator { check: true, ..Allocator::new(&env, &target, JUMP) };
    let allocation = allocator.run_on(&mut func, &graph).unwrap();
    assert_eq!((allocation.statistics.copies, allocation.statistics.stores), (0, 0));
    expect(
        &func,
        "\
bb.0:
  $v0 = DEF 1
  $v1 = DEF 2
  $v2 = DEF 3
bb.1:
  $v1 = ADD killed $v1, $v0
bb.2:
  $v1 = ADD killed $v2, $v0
bb.3:
  USE killed $v1, killed $v0
  RET
",
    );
}

/// Values stay out of physical registers that the function uses itself, across blocks too; debug
/// instructions name places while there are any.
#[test]
fn physical_registers_in_use_are_left_alone() {
    let mut func = function();
    let [entry, next] = core::array::from_fn(|_| func.add_block());
    let [a, b, c] = core::array::from_fn(|_| func.new_vreg(V1));
    let v1 = PReg::new(V, 1, 1);
    let mut at = func.at_end(entry);
    at.build(DEF).def(a).imm(1).finish();
    at.build(DEF).def(b).imm(2).finish();
    at.build(generic::COPY).def(v1).reg(a).finish();
    at.build(USE).reg(a).reg(b).finish();
    at.build(generic::DBG_VALUE).operand(RegOperand::new(a).with(RegFlags::DEBUG)).finish();
    at.move_to_end(next);
    at.func.block_mut(next).live_ins.push((v1, LaneMask::ALL));
    at.build(DEF).def(c).imm(3).finish();
    at.build(generic::DBG_VALUE).operand(RegOperand::new(c).with(RegFlags::DEBUG)).finish();
    at.build(USE).reg(b).reg(c).implicit(v1).finish();
    at.build(RET).finish();
    allocate(&mut func, 3, 4);
    expect(
        &func,
        "\
bb.0:
  $v1 = DEF 1
  $v0 = DEF 2
  $v2 = COPY $v1
  USE killed $v2, $v0
  DBG_VALUE $noreg
bb.1:
  $v2 = DEF 3
  DBG_VALUE $v2
  USE killed $v0, killed $v2, implicit $v1
  RET
",
    );
}

/// Values that are in memory at different times share a slot.
#[test]
fn slots_are_shared() {
    let mut func = function();
    let entry = func.add_block();
    let mut at = func.at_end(entry);
    for round in 0..3 {
        let [a, b, c] = core::array::from_fn(|_| at.vreg(V1));
        for (number, reg) in [a, b, c].into_iter().enumerate() {
            at.build(DEF).def(reg).imm(10 * round + number as i64).finish();
        }
        at.build(USE).reg(b).reg(c).finish();
        at.build(USE).reg(a).finish();
    }
    at.build(RET).finish();
    let allocation = allocate(&mut func, 2, 4);
    assert_eq!((allocation.statistics.stores, allocation.slots.len()), (3, 1));
    expect(
        &func,
        "\
bb.0:
  $v0 = DEF 0
  SPILL killed $v0, %stack.0
  $v0 = DEF 1
  $v1 = DEF 2
  USE killed $v0, killed $v1
  $v0 = RELOAD %stack.0
  USE killed $v0
  $v0 = DEF 10
  SPILL killed $v0, %stack.0
  $v0 = DEF 11
  $v1 = DEF 12
  USE killed $v0, killed $v1
  $v0 = RELOAD %stack.0
  USE killed $v0
  $v0 = DEF 20
  SPILL killed $v0, %stack.0
  $v0 = DEF 21
  $v1 = DEF 22
  USE killed $v0, killed $v1
  $v0 = RELOAD %stack.0
  USE killed $v0
  RET
",
    );
}

/// A tied value that lives on is copied first; one that ends is overwritten.
#[test]
fn ties_copy_what_lives_on() {
    let mut func = function();
    let entry = func.add_block();
    let [a, b, c] = core::array::from_fn(|_| func.new_vreg(V2));
    let mut at = func.at_end(entry);
    at.build(DEF).def(a).imm(1).finish();
    at.build(FMAC).def(b).reg(a).reg(a).reg(a).finish();
    at.build(FMAC).def(c).reg(a).reg(b).reg(b).finish();
    at.build(USE).reg(c).finish();
    at.build(RET).finish();
    allocate(&mut func, 8, 4);
    expect(
        &func,
        "\
bb.0:
  $v0_v1 = DEF 1
  $v2_v3 = COPY $v0_v1
  $v2_v3 = FMAC $v0_v1, $v0_v1, $v2_v3
  $v2_v3 = FMAC killed $v0_v1, killed $v2_v3, killed $v2_v3
  USE killed $v2_v3
  RET
",
    );
}

/// Free registers that are scattered are brought together for a tuple.
#[test]
fn fragments_are_brought_together() {
    let mut func = function();
    let entry = func.add_block();
    let singles: [VReg; 6] = core::array::from_fn(|_| func.new_vreg(V1));
    let t = func.new_vreg(V3);
    let mut at = func.at_end(entry);
    for (number, reg) in singles.into_iter().enumerate() {
        at.build(DEF).def(reg).imm(number as i64).finish();
    }
    // Every other one ends here.
    at.build(USE).reg(singles[0]).reg(singles[2]).reg(singles[4]).finish();
    at.build(DEF).def(t).imm(9).finish();
    at.build(USE).reg(t).reg(singles[1]).reg(singles[3]).reg(singles[5]).finish();
    at.build(RET).finish();
    assert_eq!(allocate(&mut func, 6, 4).statistics.copies, 1);
    expect(
        &func,
        "\
bb.0:
  $v0 = DEF 0
  $v1 = DEF 1
  $v2 = DEF 2
  $v3 = DEF 3
  $v4 = DEF 4
  $v5 = DEF 5
  USE killed $v0, killed $v2, killed $v4
  $v4 = COPY $v1
  $v0_v1_v2 = DEF 9
  USE killed $v0_v1_v2, killed $v4, killed $v3, killed $v5
  RET
",
    );
}

/// A stretch of the file is packed if no window can be cleared, and the rest stays.
#[test]
fn a_stretch_is_packed() {
    let mut func = function();
    let entry = func.add_block();
    let tuples: [VReg; 4] = core::array::from_fn(|_| func.new_vreg(V3));
    let singles: [VReg; 3] = core::array::from_fn(|_| func.new_vreg(V1));
    let mut at = func.at_end(entry);
    at.build(DEF).def(tuples[0]).imm(0).finish();
    at.build(DEF).def(singles[0]).imm(1).finish();
    at.build(DEF).def(tuples[1]).imm(2).finish();
    at.build(DEF).def(singles[1]).imm(3).finish();
    at.build(DEF).def(singles[2]).imm(4).finish();
    at.build(DEF).def(tuples[2]).imm(5).finish();
    at.build(USE).reg(singles[0]).reg(singles[1]).reg(singles[2]).finish();
    at.build(DEF).def(tuples[3]).imm(9).finish();
    at.build(USE).reg(tuples[0]).reg(tuples[1]).reg(tuples[2]).reg(tuples[3]).finish();
    at.build(RET).finish();
    allocate(&mut func, 12, 4);
    expect(
        &func,
        "\
bb.0:
  $v0_v1_v2 = DEF 0
  $v3 = DEF 1
  $v4_v5_v6 = DEF 2
  $v7 = DEF 3
  $v8 = DEF 4
  $v9_v10_v11 = DEF 5
  USE killed $v3, killed $v7, killed $v8
  $v7 = COPY $v5
  $v8 = COPY $v6
  $v6 = COPY $v4
  $v3_v4_v5 = DEF 9
  USE killed $v0_v1_v2, killed $v6_v7_v8, killed $v9_v10_v11, killed $v3_v4_v5
  RET
",
    );
}

/// An impossible allocation is a diagnostic that names the instruction.
#[test]
fn too_few_registers_are_a_diagnostic() {
    let mut func = function();
    let entry = func.add_block();
    let [a, b] = core::array::from_fn(|_| func.new_vreg(V8));
    let mut at = func.at_end(entry);
    at.build(DEF).def(a).imm(1).finish();
    at.build(DEF).def(b).imm(2).finish();
    at.build(USE).reg(a).reg(b).finish();
    at.build(RET).finish();
    let env = Environment::new(&func, 1).limited(&func, V, 12);
    let message =
        Allocator::new(&env, &Toy { swaps: true, dear: false }, JUMP).run(&mut func).unwrap_err();
    assert_eq!(
        message.to_string().lines().next().unwrap(),
        "error: 'USE %0:v8, %1:v8' needs more registers than the function may use"
    );
    func.properties = Properties::NONE;
    let message =
        Allocator::new(&env, &Toy { swaps: true, dear: false }, JUMP).run(&mut func).unwrap_err();
    assert!(message.to_string().contains("SSA form"), "{message}");
}

/// Registers that an instruction reads in one cycle lie in different banks: the readers of the loop count more than the
/// one before it, and a value that the loop carries considers the readers of all values that share its place.
#[test]
fn what_is_read_together_lies_apart() {
    let mut func = function();
    let [entry, body, exit] = core::array::from_fn(|_| func.add_block());
    let [zero, a, b, c, i, i2, s, t] = core::array::from_fn(|_| func.new_vreg(V1));
    let mut at = func.at_end(entry);
    for (number, reg) in [a, b, c, zero].into_iter().enumerate() {
        at.build(DEF).def(reg).imm(number as i64).finish();
    }
    at.build(ADD).def(s).reg(b).reg(c).finish();
    at.move_to_end(body);
    at.phi(i, &[(zero, entry), (i2, body)]);
    at.build(ADD).def(t).reg(a).reg(c).finish();
    at.build(ADD).def(i2).reg(i).reg(t).finish();
    at.build(BRANCH).reg(i2).block(body).finish();
    at.move_to_end(exit);
    at.build(USE).reg(i2).reg(s).finish();
    at.build(RET).finish();
    let parts = |x: VReg, y: VReg| [(Reg::from(x), 0), (Reg::from(y), 0)].into_iter().collect();
    let reads = vec![
        ReadTogether { block: entry, parts: parts(b, c) },
        ReadTogether { block: body, parts: parts(a, c) },
        ReadTogether { block: body, parts: parts(i, t) },
        ReadTogether { block: exit, parts: parts(i2, s) },
    ];
    let banks = Banks { file: V, bank: 0b1, bundle: 0, ports: 1 };
    let env = Environment::new(&func, 0b11)
        .limited(&func, V, 8)
        .limited(&func, S, 4)
        .with_banks(BankReads { banks, reads });
    let target = Toy { swaps: true, dear: false };
    let allocator = Allocator { check: true, ..Allocator::new(&env, &target, JUMP) };
    assert_eq!(allocator.run(&mut func).unwrap().statistics.copies, 0);
    expect(
        &func,
        "\
bb.0:
  $v0 = DEF 0
  $v1 = DEF 1
  $v7 = DEF 2
  $v2 = DEF 3
  $v1 = ADD killed $v1, $v7
bb.1:
  $v3 = ADD $v0, $v7
  $v2 = ADD killed $v2, killed $v3
  BRANCH $v2, %bb.1
bb.2:
  USE killed $v2, killed $v1
  RET
",
    );
}
