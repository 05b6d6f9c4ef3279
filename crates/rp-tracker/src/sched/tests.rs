//! Graphs, orders and what they need, on a toy target.

use ir::machine::*;

use super::*;
use crate::liveness::LaneLiveness;
use crate::pressure::{KindDesc, PressureModel};
use crate::toy::*;
use crate::tracker::UpwardTracker;

static KINDS: [KindDesc; 1] = [KindDesc { name: "V", files: V }];

struct Toy;

impl SchedTarget for Toy {
    fn is_boundary(&self, _: &MachineFunction, _: Inst) -> bool {
        false
    }

    fn latency(&self, _: &MachineFunction, _: Inst) -> u32 {
        4
    }

    fn access(&self, _: &MachineFunction, _: Inst) -> Access {
        Access::None
    }

    fn numbered_files(&self) -> u64 {
        0
    }
}

fn function() -> (MachineFunction, Block) {
    let mut func = MachineFunction::new("f", FunctionKind::Device, &TARGET);
    let block = func.add_block();
    (func, block)
}

fn op(func: &mut MachineFunction, block: Block, class: Option<RegClass>, uses: &[VReg]) -> VReg {
    let result = class.map(|class| func.new_vreg(class));
    let mut builder = func.at_end(block);
    let mut inst = builder.build(OP);
    if let Some(result) = result {
        inst = inst.def(result);
    }
    for &used in uses {
        inst = inst.reg(used);
    }
    inst.finish();
    result.unwrap_or(VReg::from_u32(0))
}

fn only_region(func: &MachineFunction, block: Block) -> (RegionGraph, RegionValues) {
    let model = PressureModel::new(func.target, &KINDS);
    let liveness = LaneLiveness::new(func);
    let found =
        FunctionRegions::new(func, &model, &Toy, &liveness, |b| liveness.live_out(b).to_vec());
    let region = &found.regions[0];
    let mut index = RegIndex::default();
    assert_eq!((found.regions.len(), region.region.block), (1, block));
    let graph = RegionGraph::new(func, &Toy, &region.region.insts, &mut index);
    let values =
        RegionValues::new(func, &model, &liveness, &region.region.insts, &region.live, &mut index);
    let given: Order = graph.nodes().collect();
    assert_eq!(values.peak(&given), region.peak);
    (graph, values)
}

/// The peak of an order as the upward tracker sees it.
fn tracked(func: &MachineFunction, block: Block, graph: &RegionGraph, order: &[Node]) -> u32 {
    use cranelift_entity::EntityRef;
    let model = PressureModel::new(func.target, &KINDS);
    let liveness = LaneLiveness::new(func);
    let mut tracker = UpwardTracker::at_end(func, &model, &liveness, block);
    tracker.recede(func.last_inst(block).expect("a terminator"));
    for node in order.iter().rev() {
        tracker.recede(graph.insts()[node.index()]);
    }
    tracker.max_pressure().count(0)
}

#[test]
fn orders_keep_the_graph_and_peaks_are_those_of_the_tracker() {
    let mut state = 1u64;
    let mut next = |bound: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    for _ in 0..200 {
        let (mut func, block) = function();
        let mut values: Vec<VReg> = Vec::new();
        for _ in 0..3 + next(40) {
            let uses: Vec<VReg> = (0..next(4))
                .filter(|_| !values.is_empty())
                .map(|_| values[next(values.len())])
                .collect();
            let class = [V32, V32, V64, V128, S32][next(5)];
            values.push(op(&mut func, block, Some(class), &uses));
        }
        let last: Vec<VReg> = (0..2).map(|_| values[next(values.len())]).collect();
        func.at_end(block).build(RET).reg(last[0]).reg(last[1]).finish();
        let (graph, values) = only_region(&func, block);
        for (order, peak) in candidates(&graph, &values, 0) {
            assert!(graph.allows(&order), "{order:?}\n{func}");
            assert_eq!(peak, tracked(&func, block, &graph, &order), "{order:?}\n{func}");
        }
    }
}

/// Loads, then a chain of sums over them, of which each needs an early value too: two registers besides it are enough.
#[test]
fn a_chain_of_sums_over_loads_needs_three_registers() {
    for backwards in [false, true] {
        let (mut func, block) = function();
        let early = op(&mut func, block, Some(V32), &[]);
        let mut loads: Vec<VReg> = (0..16).map(|_| op(&mut func, block, Some(V32), &[])).collect();
        if backwards {
            loads.reverse();
        }
        let mut sum = early;
        for load in loads {
            sum = op(&mut func, block, Some(V32), &[sum, load, early]);
        }
        func.at_end(block).build(RET).reg(sum).finish();
        let (graph, values) = only_region(&func, block);
        let found = candidates(&graph, &values, 0);
        let given = found.iter().find(|(order, _)| order.is_sorted()).expect("the order given");
        assert_eq!(given.1, 17);
        assert_eq!(found.iter().map(|o| o.1).min(), Some(3));
    }
}

/// Writes of a flag that nobody reads may change places, and stay out of the ranges in which it is wanted.
#[test]
fn dead_flags_stay_between_live_ones() {
    use cranelift_entity::EntityRef;
    let flag = PReg::new(RegFile(1), 0, 1);
    let (mut func, block) = function();
    let write = |func: &mut MachineFunction, dead: bool| {
        let result = func.new_vreg(V32);
        let mut operand = RegOperand::def(flag);
        if dead {
            operand.flags |= RegFlags::DEAD;
        }
        func.at_end(block).build(OP).def(result).operand(operand).finish();
    };
    write(&mut func, true);
    write(&mut func, true);
    write(&mut func, false);
    func.at_end(block).build(OP).reg(flag).finish();
    write(&mut func, true);
    func.at_end(block).build(RET).finish();
    let insts: Vec<Inst> = func.insts(block).take(5).collect();
    let graph = RegionGraph::new(&func, &Toy, &insts, &mut RegIndex::default());
    let allows = |order: [usize; 5]| graph.allows(&order.map(Node::new));
    assert!(allows([0, 1, 2, 3, 4]));
    assert!(allows([1, 0, 2, 3, 4]));
    assert!(!allows([0, 2, 1, 3, 4]));
    assert!(!allows([0, 1, 2, 4, 3]));
    assert!(!allows([0, 2, 3, 1, 4]));
}
