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

    /// Two bits of rounding by the flags for it, and a bit for denormals; operations without flags want nothing.
    fn mode(&self, func: &MachineFunction, inst: Inst) -> ModeWant {
        let flags = func.inst_flags(inst);
        let wants = [
            (InstFlags::ROUND_NEAREST, ModeWant::new(3, 0)),
            (InstFlags::ROUND_UPWARD, ModeWant::new(3, 1)),
            (InstFlags::ROUND_DOWNWARD, ModeWant::new(3, 2)),
            (InstFlags::OWN_DENORMALS, ModeWant::new(4, 4)),
            (InstFlags::F32_IN_DENORMALS, ModeWant::new(4, 0)),
        ];
        wants.iter().find(|(flag, _)| flags.contains(*flag)).map_or(ModeWant::NONE, |w| w.1)
    }
}

pub(super) fn function() -> (MachineFunction, Block) {
    let mut func = MachineFunction::new("f", FunctionKind::Device, &TARGET);
    let block = func.add_block();
    (func, block)
}

pub(super) fn op(
    func: &mut MachineFunction,
    block: Block,
    class: Option<RegClass>,
    uses: &[VReg],
) -> VReg {
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

pub(super) fn only_region(func: &MachineFunction, block: Block) -> (RegionGraph, RegionValues) {
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
pub(super) fn tracked(
    func: &MachineFunction,
    block: Block,
    graph: &RegionGraph,
    order: &[Node],
) -> u32 {
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

const PLAIN: InstFlags = InstFlags::ROUND_NEAREST;
const UP: InstFlags = InstFlags::ROUND_UPWARD;
const DOWN: InstFlags = InstFlags::ROUND_DOWNWARD;

/// An operation with flags.
fn flagged(func: &mut MachineFunction, block: Block, flags: InstFlags, uses: &[VReg]) -> VReg {
    let result = op(func, block, Some(V32), uses);
    let inst = func.last_inst(block).expect("just made");
    *func.inst_flags_mut(inst) = flags;
    result
}

/// A chain of operations from another, with flags.
fn chain(func: &mut MachineFunction, block: Block, flags: &[InstFlags]) -> VReg {
    let first = op(func, block, Some(V32), &[]);
    flags.iter().fold(first, |last, &f| flagged(func, block, f, &[last]))
}

/// The only region of a block that ends a function, with what it wants of the mode.
fn region_with_modes(
    func: &mut MachineFunction,
    block: Block,
    results: &[VReg],
) -> (RegionGraph, RegionModes) {
    let mut builder = func.at_end(block);
    results.iter().fold(builder.build(RET), |ret, &result| ret.reg(result)).finish();
    let regions = BlockRegions::new(func, &Toy, block).regions;
    let graph = RegionGraph::new(func, &Toy, &regions[0].insts, &mut RegIndex::default());
    let modes = RegionModes::new(func, &Toy, &regions[0]).expect("something is special");
    (graph, modes)
}

/// Switches in the order given, and the fewest in those that are gathered from it, all of which the graph must allow.
fn before_and_after(graph: &RegionGraph, modes: &RegionModes) -> (u32, u32) {
    let given: Order = graph.nodes().collect();
    let switches = modes.gathered(graph, &given).map(|order| {
        assert!(graph.allows(&order), "{order:?}");
        modes.switches(&order)
    });
    (modes.switches(&given), switches.min().expect("there is always one"))
}

/// Two divisions in a row, each with steps of another mode between plain ones: one switch there and one back.
#[test]
fn two_chains_one_after_the_other_become_groups() {
    let (mut func, block) = function();
    let flags = [PLAIN, UP, UP, UP, PLAIN];
    let results = [chain(&mut func, block, &flags), chain(&mut func, block, &flags)];
    let (graph, modes) = region_with_modes(&mut func, block, &results);
    assert_eq!(before_and_after(&graph, &modes), (4, 2));
}

/// Two chains of different modes, step by step by turns: a group of each.
#[test]
fn two_interleaved_chains_of_different_modes_become_two_groups() {
    let (mut func, block) = function();
    let mut last = [chain(&mut func, block, &[]), chain(&mut func, block, &[])];
    for _ in 0..8 {
        last = [
            flagged(&mut func, block, UP, &[last[0]]),
            flagged(&mut func, block, DOWN, &[last[1]]),
        ];
    }
    let (graph, modes) = region_with_modes(&mut func, block, &last);
    assert_eq!(before_and_after(&graph, &modes), (16, 2));
}

/// A switch makes all bits right that are wanted until the next: bits of which different instructions speak do not need a
/// switch each.
#[test]
fn one_switch_is_for_all_bits() {
    let (mut func, block) = function();
    let results = [UP, InstFlags::OWN_DENORMALS, UP].map(|f| chain(&mut func, block, &[f]));
    let (graph, modes) = region_with_modes(&mut func, block, &results);
    assert_eq!(before_and_after(&graph, &modes), (1, 1));
}

/// What comes behind a region counts: a block that others follow gives the mode back.
#[test]
fn the_mode_behind_a_region_counts() {
    for (follows, expected) in [(false, 1), (true, 2)] {
        let (mut func, block) = function();
        let result = chain(&mut func, block, &[PLAIN, UP]);
        if follows {
            let next = func.add_block();
            func.at_end(block).build(BRANCH).reg(result).block(next).finish();
        }
        let (graph, modes) = region_with_modes(&mut func, block, &[]);
        assert_eq!(before_and_after(&graph, &modes).0, expected);
    }
}

/// Regions in which nothing is special are not looked at any further.
#[test]
fn plain_regions_have_no_modes() {
    let (mut func, block) = function();
    let result = chain(&mut func, block, &[PLAIN, PLAIN]);
    func.at_end(block).build(RET).reg(result).finish();
    let regions = BlockRegions::new(&func, &Toy, block).regions;
    assert!(RegionModes::new(&func, &Toy, &regions[0]).is_none());
}

/// The fewest switches of all orders that a graph allows, by search: from sets of nodes that are done and whether the mode
/// is special to how many switches that took.
fn fewest_switches(graph: &RegionGraph, is_special: &dyn Fn(Node) -> Option<bool>) -> u32 {
    use cranelift_entity::EntityRef;
    let sets = 1usize << graph.len();
    let mut least = vec![[u32::MAX; 2]; sets];
    least[0][0] = 0;
    for done in 0..sets {
        for mode in [false, true] {
            let cost = least[done][usize::from(mode)];
            if cost == u32::MAX {
                continue;
            }
            let ready = |n: &Node| {
                done >> n.index() & 1 == 0
                    && graph.preds(*n).iter().all(|edge| done >> edge.node.index() & 1 == 1)
            };
            for node in graph.nodes().filter(ready) {
                let after = is_special(node).unwrap_or(mode);
                let slot = &mut least[done | 1 << node.index()][usize::from(after)];
                *slot = (*slot).min(cost + u32::from(after != mode));
            }
        }
    }
    least[sets - 1].into_iter().min().expect("two modes")
}

/// With two modes, gathering finds the fewest switches that there can be; with more, its orders are still right.
#[test]
fn gathering_is_as_good_as_a_search_with_two_modes() {
    use cranelift_entity::EntityRef;
    arbtest::arbtest(|u| {
        let two = u.arbitrary()?;
        let choices: &[InstFlags] = if two {
            &[PLAIN, UP, InstFlags::NONE]
        } else {
            &[
                PLAIN,
                UP,
                DOWN,
                InstFlags::OWN_DENORMALS,
                InstFlags::F32_IN_DENORMALS,
                InstFlags::NONE,
            ]
        };
        let (mut func, block) = function();
        let mut values = vec![flagged(&mut func, block, UP, &[])];
        let mut flags = vec![UP];
        for _ in 0..u.int_in_range(1..=if two { 9 } else { 80 })? {
            let uses: Vec<VReg> = (0..u.int_in_range(0..=2)?)
                .map(|_| u.choose(&values).copied())
                .collect::<Result<_, _>>()?;
            flags.push(*u.choose(choices)?);
            values.push(flagged(&mut func, block, *flags.last().expect("just pushed"), &uses));
        }
        let (graph, modes) = region_with_modes(&mut func, block, &[]);
        let (_, after) = before_and_after(&graph, &modes);
        if two {
            let special = |n: Node| match flags[n.index()] {
                InstFlags::NONE => None,
                f => Some(f == UP),
            };
            assert_eq!(after, fewest_switches(&graph, &special), "{func}");
        }
        Ok(())
    });
}
