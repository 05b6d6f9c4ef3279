//! Orders of instructions of like mode, on a toy target.

use cranelift_entity::EntityRef;
use ir::machine::*;

use super::*;
use crate::sched::graph::{BlockRegions, RegIndex};
use crate::sched::testing::*;
use crate::toy::*;

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

/// The only region of a block that ends a function, with its mode requirements.
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

/// Switches in the order given, and the fewest in those that are grouped from it, all of which the graph must allow.
fn before_and_after(graph: &RegionGraph, modes: &RegionModes) -> (u32, u32) {
    let given: Order = graph.nodes().collect();
    let switches = mode_groups(modes, graph, &given).map(|order| {
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

/// A switch sets all bits that are required until the next: bits of different instructions do not need a switch each.
#[test]
fn one_switch_is_for_all_bits() {
    let (mut func, block) = function();
    let results = [UP, InstFlags::OWN_DENORMALS, UP].map(|f| chain(&mut func, block, &[f]));
    let (graph, modes) = region_with_modes(&mut func, block, &results);
    assert_eq!(before_and_after(&graph, &modes), (1, 1));
}

/// The mode after a region counts: a block that others follow restores it.
#[test]
fn the_mode_after_a_region_counts() {
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

/// With two modes, grouping finds the fewest switches that there can be; with more, its orders are still right.
#[test]
fn grouping_is_as_good_as_a_search_with_two_modes() {
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
