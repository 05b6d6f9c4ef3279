//! Tests of liveness and trackers on small functions.

use ir::machine::*;

use super::*;
use crate::toy::*;

const KINDS: &[KindDesc] = &[KindDesc { name: "S", files: 2 }, KindDesc { name: "V", files: 1 }];

fn model() -> PressureModel {
    PressureModel::new(&TARGET, KINDS)
}

fn function() -> MachineFunction {
    let mut func = MachineFunction::new("f", FunctionKind::Kernel, &TARGET);
    func.properties = Properties::NONE;
    func
}

fn live(list: &[LiveLanes]) -> Vec<(usize, u64)> {
    use cranelift_entity::EntityRef;
    list.iter().map(|l| (l.reg.index(), l.lanes.0)).collect()
}

/// A pair is built by parts in different blocks; one half is read before the loop, the other
/// carried around it.
#[test]
fn lanes_of_a_pair_live_apart() {
    let mut func = function();
    let [entry, body, exit] = core::array::from_fn(|_| func.add_block());
    let pair = func.new_vreg(V64);
    let x = func.new_vreg(V32);
    let mut b = func.at_end(entry);
    b.build(OP).operand(RegOperand::def(pair).part(SUB0).with(RegFlags::UNDEF)).finish();
    b.build(OP).def_part(pair, SUB1).finish();
    b.build(OP).def(x).reg_part(pair, SUB0).finish();
    b.move_to_end(body);
    b.build(OP).def_part(pair, SUB1).reg_part(pair, SUB1).reg(x).finish();
    b.build(BRANCH).reg(x).block(body).finish();
    b.move_to_end(exit);
    b.build(RET).reg_part(pair, SUB1).finish();
    let liveness = LaneLiveness::new(&func);
    assert_eq!(live(liveness.live_in(entry)), []);
    assert_eq!(live(liveness.live_out(entry)), [(0, 0b1100), (1, 0b11)]);
    assert_eq!(live(liveness.live_in(body)), [(0, 0b1100), (1, 0b11)]);
    assert_eq!(live(liveness.live_in(exit)), [(0, 0b1100)]);
    assert_eq!(liveness.lanes_out(body, pair), LaneMask(0b1100));
    assert_eq!(liveness.lanes_out(exit, pair), LaneMask::NONE);
}

/// Reading the whole of a half-written pair keeps only the written half alive.
#[test]
fn unwritten_lanes_are_never_live() {
    let mut func = function();
    let [entry, next] = core::array::from_fn(|_| func.add_block());
    let pair = func.new_vreg(V64);
    let mut b = func.at_end(entry);
    b.build(OP).operand(RegOperand::def(pair).part(SUB1).with(RegFlags::UNDEF)).finish();
    b.move_to_end(next);
    let read = b.build(OP).reg(pair).finish();
    b.build(RET).finish();
    let liveness = LaneLiveness::new(&func);
    assert_eq!(live(liveness.live_in(next)), [(0, 0b1100)]);
    assert_eq!(liveness.read_lanes(&func, read, 0), LaneMask(0b1100));
    let model = model();
    let pressure = FunctionPressure::new(&func, &model);
    assert_eq!(pressure.max().count(1), 1);
}

/// Phi operands live at the ends of predecessors; phi defs are not live into their block.
#[test]
fn phis_read_at_the_ends_of_predecessors() {
    let mut func = function();
    func.properties = Properties::IS_SSA;
    let [entry, body, exit] = core::array::from_fn(|_| func.add_block());
    let [a, p, n] = core::array::from_fn(|_| func.new_vreg(V32));
    let mut b = func.at_end(entry);
    b.build(OP).def(a).finish();
    b.move_to_end(body);
    b.phi(p, &[(a, entry), (n, body)]);
    b.build(OP).def(n).reg(p).finish();
    b.build(BRANCH).reg(p).block(body).finish();
    b.move_to_end(exit);
    b.build(RET).reg(n).finish();
    let liveness = LaneLiveness::new(&func);
    assert_eq!(live(liveness.live_out(entry)), [(0, 3)]);
    assert_eq!(live(liveness.live_in(body)), []);
    assert_eq!(live(liveness.live_out(body)), [(2, 3)]);
    assert_eq!(live(liveness.live_in(exit)), [(2, 3)]);
}

/// The two trackers on a tuple that is built part by part: going down, the parts still live when
/// the tuple appears; going up they end there.
#[test]
fn trackers_differ_at_an_instruction_and_agree_between() {
    let mut func = function();
    func.properties = Properties::IS_SSA;
    let entry = func.add_block();
    let [a, c] = core::array::from_fn(|_| func.new_vreg(V32));
    let t = func.new_vreg(V64);
    let s = func.new_vreg(S32);
    let mut b = func.at_end(entry);
    b.build(OP).def(a).finish();
    b.build(OP).def(c).def(s).finish();
    b.reg_sequence(t, &[(a, SUB0), (c, SUB1)]);
    b.build(OP).reg(t).reg(a).finish();
    b.build(RET).reg_part(t, SUB1).finish();
    let (model, liveness) = (model(), LaneLiveness::new(&func));
    let insts: Vec<Inst> = func.insts(entry).collect();
    let mut up = UpwardTracker::at_end(&func, &model, &liveness, entry);
    let mut upward: Vec<(RegPressure, RegPressure)> = insts
        .iter()
        .rev()
        .map(|&inst| {
            let at = up.recede(inst);
            (up.pressure(), at)
        })
        .collect();
    upward.reverse();
    let mut down = DownwardTracker::new(&func, &model, &liveness, entry);
    let mut downward = Vec::new();
    while down.next().is_some() {
        let before = down.advance_before_next();
        downward.push((before, down.advance_to_next().unwrap()));
    }
    let counts = |list: &[(RegPressure, RegPressure)]| -> Vec<(u32, u32)> {
        list.iter().map(|(before, at)| (before.count(1), at.count(1))).collect()
    };
    assert_eq!(counts(&upward), [(0, 1), (1, 2), (2, 3), (3, 3), (1, 1)]);
    assert_eq!(counts(&downward), [(0, 1), (1, 2), (2, 4), (3, 3), (1, 1)]);
    for (up, down) in upward.iter().zip(&downward) {
        assert_eq!(up.0, down.0, "between instructions both see the same");
    }
    // The dead scalar counts at its def only.
    assert_eq!((upward[1].1.count(0), upward[2].0.count(0)), (1, 0));
    assert_eq!(up.max_pressure().tuple_weight(1), 2);
    assert_eq!(down.advance_before_next(), RegPressure::NONE);
}

/// The upward tracker scores an order that is nowhere in the function.
#[test]
fn another_order_is_scored_without_touching_the_function() {
    let mut func = function();
    func.properties = Properties::IS_SSA;
    let entry = func.add_block();
    let regs: [VReg; 6] = core::array::from_fn(|_| func.new_vreg(V32));
    let [l0, l1, l2, a0, a1, a2] = regs;
    let mut b = func.at_end(entry);
    let loads: Vec<Inst> = [l0, l1, l2].map(|l| b.build(OP).def(l).finish()).to_vec();
    let first = b.build(OP).def(a0).reg(l0).finish();
    let second = b.build(OP).def(a1).reg(a0).reg(l1).finish();
    let third = b.build(OP).def(a2).reg(a1).reg(l2).finish();
    b.build(RET).reg(a2).finish();
    let (model, liveness) = (model(), LaneLiveness::new(&func));
    let live_out = [LiveLanes { reg: a2, lanes: LaneMask(3) }];
    let max_of = |order: &[Inst]| {
        let mut tracker = UpwardTracker::new(&func, &model, &liveness, &live_out);
        for &inst in order.iter().rev() {
            tracker.recede(inst);
        }
        tracker.max_pressure().count(1)
    };
    let source = [loads[0], loads[1], loads[2], first, second, third];
    assert_eq!(max_of(&source), 3);
    assert_eq!(max_of(&[loads[0], first, loads[1], second, loads[2], third]), 2);
}

/// An early-clobber def lives together with what is read.
#[test]
fn early_clobbers_live_with_the_uses() {
    let mut func = function();
    func.properties = Properties::IS_SSA;
    let entry = func.add_block();
    let [a, d] = core::array::from_fn(|_| func.new_vreg(V32));
    let mut b = func.at_end(entry);
    b.build(OP).def(a).finish();
    b.build(OP).operand(RegOperand::def(d).with(RegFlags::EARLY_CLOBBER)).reg(a).finish();
    b.build(RET).reg(d).finish();
    let pressure = FunctionPressure::new(&func, &model());
    assert_eq!(pressure.max().count(1), 2);
}

/// Both halves of a register are one register.
#[test]
fn halves_count_once() {
    let model = model();
    let mut p = RegPressure::NONE;
    model.change(&mut p, V32, LaneMask::NONE, LaneMask(1));
    assert_eq!(p.count(1), 1);
    model.change(&mut p, V32, LaneMask(1), LaneMask(3));
    assert_eq!((p.count(1), p.tuple_weight(1)), (1, 0));
    model.change(&mut p, V128, LaneMask::NONE, LaneMask(0b1100_0001));
    assert_eq!((p.count(1), p.tuple_weight(1)), (3, 4));
    model.change(&mut p, V128, LaneMask(0b1100_0001), LaneMask::NONE);
    model.change(&mut p, V32, LaneMask(3), LaneMask(2));
    model.change(&mut p, V16, LaneMask::NONE, LaneMask(1));
    assert_eq!(p.count(1), 2);
    assert_eq!((LO16, HI16), (SubReg(3), SubReg(4)));
}
