//! Orders of the strategies and their scores, on a toy target.

use ir::machine::*;

use super::Strategy;
use super::latency::{LatencyOptions, latency_order};
use super::list_schedule::{ListOptions, Priority, list_schedule};
use super::minreg::{greedy_orders, minreg};
use super::pressure_list::pressure_list;
use crate::sched::graph::Order;
use crate::sched::score::{PressureGoal, RegionCycles};
use crate::sched::testing::*;
use crate::toy::*;

/// Past SSA form too, what values say of an order is what the tracker says, whatever strategy made the order.
#[test]
fn peaks_are_those_of_the_tracker_past_ssa_form() {
    arbtest::arbtest(|u| {
        let (func, block) = past_ssa(u, 40)?;
        let (graph, values) = only_region(&func, block);
        for (order, peak) in greedy_orders(&graph, &values, 0) {
            assert!(graph.allows(&order), "{order:?}\n{func}");
            assert_eq!(peak, tracked(&func, block, &graph, &order), "{order:?}\n{func}");
        }
        Ok(())
    });
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
        for (order, peak) in greedy_orders(&graph, &values, 0) {
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
        let found = greedy_orders(&graph, &values, 0);
        let given = found.iter().find(|(order, _)| order.is_sorted()).expect("the order given");
        assert_eq!(given.1, 17);
        assert_eq!(found.iter().map(|o| o.1).min(), Some(3));
        let order = minreg(&graph, &values, &PressureGoal::only(0));
        assert!(graph.allows(&order));
        assert_eq!(values.peak(&order)[0], 3);
    }
}

/// `minreg` returns orders that the graph allows, none worse than the others' best, and on small regions the least that any
/// order has.
#[test]
fn minreg_is_the_best_that_there_is() {
    arbtest::arbtest(|u| {
        let small = u.arbitrary()?;
        let (func, block) = past_ssa(u, if small { 7 } else { 60 })?;
        let (graph, values) = only_region(&func, block);
        let order = minreg(&graph, &values, &PressureGoal::only(0));
        assert!(graph.allows(&order), "{order:?}\n{func}");
        let peak = values.peak(&order)[0];
        let others = greedy_orders(&graph, &values, 0);
        assert!(others.iter().all(|(_, other)| peak <= *other), "{order:?}\n{func}");
        if small && !values.shares_registers() {
            let mut least = u32::MAX;
            all_orders(&graph, &mut Vec::new(), &mut |order| {
                least = least.min(values.peak(order)[0]);
            });
            assert_eq!(peak, least, "{order:?}\n{func}");
        }
        Ok(())
    });
}

/// Orders for speed keep the graph, and with a limit as small as can be they need no more than without one.
#[test]
fn a_limit_makes_orders_for_speed_smaller() {
    let (mut func, block) = function();
    let loads: Vec<VReg> = (0..16).map(|_| op(&mut func, block, Some(V32), &[])).collect();
    let mut sum = loads[0];
    for &load in &loads[1..] {
        sum = op(&mut func, block, Some(V32), &[sum, load]);
    }
    func.at_end(block).build(RET).reg(sum).finish();
    let (graph, values) = only_region(&func, block);
    let peak = |limit: u32| {
        let order = pressure_list(&graph, &values, 0, limit);
        assert!(graph.allows(&order));
        values.peak(&order)[0]
    };
    assert!(peak(u32::MAX) > 4);
    assert_eq!(peak(4), 4);
    assert!(peak(0) <= 3);
}

/// Orders for speed are orders that the graph allows, whatever the limit.
#[test]
fn orders_under_a_limit_keep_the_graph() {
    arbtest::arbtest(|u| {
        let (func, block) = past_ssa(u, 40)?;
        let (graph, values) = only_region(&func, block);
        let order = pressure_list(&graph, &values, 0, u.int_in_range(0..=20)?);
        assert!(graph.allows(&order), "{order:?}\n{func}");
        Ok(())
    });
}

/// Orders that hide latencies and fill waits are orders that the graph allows. Filling needs no more registers than it is
/// told that there are, or than the order has that it is made of, but for those of a node whose operands end at it.
#[test]
fn orders_against_waits_keep_the_graph_and_the_limit() {
    arbtest::arbtest(|u| {
        let (func, block) = past_ssa(u, 40)?;
        let (graph, values) = only_region(&func, block);
        let cycles = RegionCycles::new(&func, &Toy, &graph);
        let given: Order = graph.nodes().collect();
        let waves = u.int_in_range(1..=4)?;
        let reach = LatencyOptions {
            waves,
            percent: u.int_in_range(0..=400)?,
            group: u.int_in_range(1..=8)?,
        };
        let early = latency_order(&graph, &cycles, &given, reach);
        assert!(graph.allows(&early), "{early:?}\n{func}");
        let most = u.int_in_range(0..=30)?;
        for base in [given, early] {
            let next = *u.choose(&[Priority::BaseOrder, Priority::CriticalPath])?;
            let filling = ListOptions { waves, kind: 0, most, priority: next };
            let order = list_schedule(&graph, &values, &cycles, &base, filling);
            assert!(graph.allows(&order), "{order:?}\n{func}");
            let widest = graph.nodes().map(|n| values.writes(n).len() as u32).max().unwrap_or(0);
            let allowed = most.max(values.peak(&base)[0]) + widest;
            assert!(values.peak(&order)[0] <= allowed, "{order:?}\n{func}");
        }
        Ok(())
    });
}

/// With enough waves nothing is waited for; a load whose reader is next waits, or something else comes between.
#[test]
fn waits_are_filled() {
    let (mut func, block) = function();
    let mut last = Vec::new();
    for _ in 0..4 {
        let load = op(&mut func, block, Some(V32), &[]);
        last.push(op(&mut func, block, Some(V32), &[load]));
    }
    func.at_end(block).build(RET).reg(last[0]).reg(last[1]).reg(last[2]).reg(last[3]).finish();
    let (graph, values) = only_region(&func, block);
    let cycles = RegionCycles::new(&func, &Toy, &graph);
    let given: Order = graph.nodes().collect();
    let fill = |most: u32| {
        let filling = ListOptions { waves: 1, kind: 0, most, priority: Priority::BaseOrder };
        list_schedule(&graph, &values, &cycles, &given, filling)
    };
    // Each of the four readers waits three cycles, and so does the code after the region for the last.
    assert_eq!(cycles.cycles(&graph, &given, 1), 4 * 5 + 3);
    assert_eq!(cycles.cycles(&graph, &given, 4), 4 * 8);
    assert_eq!(cycles.cycles(&graph, &fill(4), 1), cycles.least(&graph, 1));
    assert_eq!(cycles.cycles(&graph, &fill(0), 1), 4 * 5 + 3);
}

/// A region of many instructions past SSA form is scheduled by every strategy in time that grows as it does: quadratic
/// ones would not end.
#[test]
fn large_regions_are_scheduled_too() {
    const NODES: u32 = 100_000;
    let (mut func, block) = function();
    func.properties.set(Properties::IS_SSA, false);
    let mut state = 7u64;
    let mut next = |bound: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % bound
    };
    let regs: Vec<VReg> = (0..NODES / 4).map(|_| func.new_vreg(V32)).collect();
    for number in 0..NODES as usize {
        let near = |back: usize| RegOperand::new(regs[(number / 4).saturating_sub(back)]);
        let mut operands: Vec<Operand> = vec![RegOperand::def(regs[number / 4]).into()];
        for _ in 0..next(3) {
            operands.push(near(1 + next(200)).into());
        }
        let inst = func.create_inst(OP, &operands);
        func.insert_inst(inst, block, None);
        if next(4) == 0 {
            let flags = if next(2) == 0 { MemFlags::STORE } else { MemFlags::LOAD };
            let memory = MachineMemOperand::new(flags, 4).in_space(next(2) as u32);
            func.add_mem_op(inst, memory);
        }
    }
    func.at_end(block).build(RET).reg(regs[0]).finish();
    let (graph, values) = only_region(&func, block);
    let goal = PressureGoal::only(0);
    for order in [minreg(&graph, &values, &goal), pressure_list(&graph, &values, 0, 64)] {
        assert!(graph.allows(&order));
    }
}

#[test]
fn each_strategy_has_its_name() {
    for strategy in Strategy::ALL {
        assert_eq!(Strategy::by_name(strategy.name()), Some(strategy));
    }
    assert_eq!(Strategy::by_name("gcn-iterative-ilp"), Some(Strategy::Ilp));
    assert_eq!(Strategy::by_name(""), None);
}
