//! The exact search against all orders there are.

use arbtest::arbitrary::{Result, Unstructured};
use ir::machine::VReg;

use super::*;
use crate::sched::strategies::minreg::greedy_orders;
use crate::sched::testing::{all_orders, function, only_region, op, past_ssa, tracked};
use crate::toy::*;

/// A region of random operations on values of one to four registers, of which two are live at the end.
fn region(
    u: &mut Unstructured<'_>,
    most: usize,
) -> Result<(ir::machine::MachineFunction, ir::machine::Block)> {
    let (mut func, block) = function();
    let mut values: Vec<VReg> = Vec::new();
    // Values from outside.
    let (mut outer, entry) = (Vec::new(), block);
    for _ in 0..u.int_in_range(0..=3)? {
        outer.push(func.new_vreg(*u.choose(&[V32, V64, V128])?));
    }
    values.extend(&outer);
    for _ in 0..u.int_in_range(2..=most)? {
        let mut uses: Vec<VReg> = Vec::new();
        for _ in 0..u.int_in_range(0..=3)? {
            if !values.is_empty() {
                uses.push(*u.choose(&values)?);
            }
        }
        let class = *u.choose(&[Some(V32), Some(V32), Some(V64), Some(V128), Some(S32), None])?;
        let result = op(&mut func, entry, class, &uses);
        if class.is_some() {
            values.push(result);
        }
    }
    let mut ret = Vec::new();
    for _ in 0..u.int_in_range(0..=3)? {
        if !values.is_empty() {
            ret.push(*u.choose(&values)?);
        }
    }
    ret.iter().fold(func.at_end(block).build(RET), |ret, &reg| ret.reg(reg)).finish();
    Ok((func, block))
}

/// The least peak of all orders, one by one.
fn by_all_orders(graph: &RegionGraph, values: &RegionValues) -> u32 {
    let mut best = u32::MAX;
    all_orders(graph, &mut Vec::new(), &mut |order| best = best.min(values.peak(order)[0]));
    best
}

/// The least peak by dynamic programming over all sets.
fn by_all_sets(problem: &Problem) -> u32 {
    let sets = 1usize << problem.len();
    let mut least = vec![u32::MAX; sets];
    least[0] = problem.ends[0];
    let as_set = |bits: usize| {
        let mut set = Set::empty(problem.len());
        (0..problem.len() as u32).filter(|n| bits >> n & 1 == 1).for_each(|n| set.insert(n));
        set
    };
    let mut live = vec![0u32; sets];
    live[0] = problem.ends[0];
    for done in 0..sets {
        if least[done] == u32::MAX {
            continue;
        }
        let set = as_set(done);
        for node in 0..problem.len() as u32 {
            let ready = problem.preds[node as usize].iter().all(|&p| set.contains(p));
            if set.contains(node) || !ready {
                continue;
            }
            let step = problem.step(&set, live[done], node);
            let next = done | 1 << node;
            live[next] = step.after;
            let peak = least[done].max(step.at);
            least[next] = least[next].min(peak);
        }
    }
    assert_eq!(live[sets - 1], problem.ends[1]);
    least[sets - 1]
}

/// Whatever the budget, what is found is right and not too good to be true; and not worse than heuristics where it is proven.
fn check(graph: &RegionGraph, values: &RegionValues, expected: u32, text: &str) {
    let given: Order = graph.nodes().collect();
    if Problem::new(graph, values, 0).is_exact {
        let found = exact(graph, values, 0, &given, 1 << 24);
        assert_eq!((found.lower, found.peak), (expected, expected), "{text}");
    }
    for budget in [0, 20, 100, 400, 1 << 24] {
        let cheap = exact(graph, values, 0, &given, budget);
        assert!(graph.allows(&cheap.order));
        assert_eq!(values.peak(&cheap.order)[0], cheap.peak, "{text}");
        assert!(cheap.lower <= expected && expected <= cheap.peak, "{cheap:?}\n{text}");
        assert!(cheap.steps <= budget);
    }
    for (order, peak) in greedy_orders(graph, values, 0) {
        assert!(peak >= expected, "{order:?} has {peak}\n{text}");
    }
}

#[test]
fn it_is_as_good_as_all_orders() {
    arbtest::arbtest(|u| {
        let (func, block) = region(u, 7)?;
        let (graph, values) = only_region(&func, block);
        check(&graph, &values, by_all_orders(&graph, &values), &func.to_string());
        Ok(())
    })
    .budget_ms(3000);
}

/// The same with registers that are written again and again, by halves and early; where two values share a register it may
/// not know.
#[test]
fn it_is_as_good_as_all_orders_past_ssa_form() {
    arbtest::arbtest(|u| {
        let (func, block) = past_ssa(u, 7)?;
        let (graph, values) = only_region(&func, block);
        check(&graph, &values, by_all_orders(&graph, &values), &func.to_string());
        Ok(())
    })
    .budget_ms(3000);
}

#[test]
fn it_is_as_good_as_all_sets() {
    arbtest::arbtest(|u| {
        let (func, block) = region(u, 13)?;
        let (graph, values) = only_region(&func, block);
        let problem = Problem::new(&graph, &values, 0);
        let expected = by_all_sets(&problem);
        check(&graph, &values, expected, &func.to_string());
        Ok(())
    })
    .budget_ms(4000);
}

/// The fewest live registers between two sets are what trying all sets finds.
#[test]
fn cuts_are_least() {
    arbtest::arbtest(|u| {
        let (func, block) = region(u, 8)?;
        let (graph, values) = only_region(&func, block);
        let problem = Problem::new(&graph, &values, 0);
        let mut found: Vec<(u32, Set)> = vec![(problem.ends[0], Set::empty(problem.len()))];
        let mut next = 0;
        while let Some((live, set)) = found.get(next).cloned() {
            next += 1;
            for node in 0..problem.len() as u32 {
                let ready = problem.preds[node as usize].iter().all(|&p| set.contains(p));
                if ready && !set.contains(node) {
                    let mut larger = set.clone();
                    larger.insert(node);
                    let live = problem.step(&set, live, node).after;
                    if !found.iter().any(|(_, s)| *s == larger) {
                        found.push((live, larger));
                    }
                }
            }
        }
        let (low_live, low) = u.choose(&found)?.clone();
        let above: Vec<(u32, Set)> =
            found.iter().filter(|(_, set)| low.without(set).next().is_none()).cloned().collect();
        let (_, high) = u.choose(&above)?.clone();
        let between = above.iter().filter(|(_, set)| set.without(&high).next().is_none());
        let least = between.clone().map(|(live, _)| *live).min();
        let (value, set) = cut::least(&problem, &low, low_live, &high);
        assert_eq!(Some(value), least, "{func}");
        let with_least: Vec<&Set> =
            between.filter(|(live, _)| Some(*live) == least).map(|(_, set)| set).collect();
        assert!(with_least.contains(&&set));
        assert!(with_least.iter().all(|other| other.without(&set).next().is_none()), "the largest");
        Ok(())
    });
}

/// A balanced tree of sums over 2^n loads needs n + 1 registers; several trees fall into parts.
#[test]
fn trees_are_solved_at_once() {
    let (mut func, block) = function();
    let mut results = Vec::new();
    for _ in 0..4 {
        let mut level: Vec<VReg> = (0..64).map(|_| op(&mut func, block, Some(V32), &[])).collect();
        while level.len() > 1 {
            level = level.chunks(2).map(|c| op(&mut func, block, Some(V32), c)).collect();
        }
        results.push(level[0]);
    }
    results.iter().fold(func.at_end(block).build(RET), |ret, &r| ret.reg(r)).finish();
    let (graph, values) = only_region(&func, block);
    let given: Order = graph.nodes().collect();
    let found = exact(&graph, &values, 0, &given, DEFAULT_BUDGET);
    assert_eq!((found.lower, found.peak), (10, 10));
    assert_eq!(tracked(&func, block, &graph, &found.order), 10);
    assert!(found.steps < 1_000_000, "{}", found.steps);
}

/// The strategy of least pressure finds what there is in small regions, with halves of registers too.
#[test]
fn minreg_is_exact_in_small_regions() {
    use crate::sched::score::PressureGoal;
    use crate::sched::strategies::minreg::minreg;
    arbtest::arbtest(|u| {
        let (func, block) = past_ssa(u, 12)?;
        let (graph, values) = only_region(&func, block);
        let order = minreg(&graph, &values, &PressureGoal::only(0));
        let found = exact(&graph, &values, 0, &order, 1 << 20);
        if found.lower == found.peak {
            assert_eq!(values.peak(&order)[0], found.peak, "{func}");
        }
        Ok(())
    });
}

/// A beam that keeps all sets finds the least, from either end; one that keeps few returns an order that the graph allows and
/// that is never worse than the one at the start.
#[test]
fn beams_find_what_they_can_keep() {
    arbtest::arbtest(|u| {
        let (func, block) = region(u, 8)?;
        let (graph, values) = only_region(&func, block);
        let given: Order = graph.nodes().collect();
        let problem = Problem::new(&graph, &values, 0);
        let least = by_all_sets(&problem);
        let all = beam(&graph, &values, 0, &given, 1 << 10, 1 << 24);
        assert!(graph.allows(&all) && values.peak(&all)[0] == least, "{func}");
        let (empty, full) = (Set::empty(problem.len()), Set::full(problem.len()));
        let [low_live, high_live] = problem.ends;
        let interval = Interval { low: empty, low_live, high: full, high_live };
        for direction in [Direction::Up, Direction::Down] {
            let mut search = Search { problem: &problem, budget: 1 << 24 };
            let mut found = |most| search.beam(&interval, direction, most, 1 << 10);
            assert!(matches!(found(least), Ok(Some(_))), "{direction:?}\n{func}");
            assert!(least == 0 || found(least - 1) == Ok(None), "{direction:?}\n{func}");
        }
        for budget in [10, 1 << 24] {
            let few = beam(&graph, &values, 0, &given, 1, budget);
            assert!(graph.allows(&few) && values.peak(&few)[0] <= values.peak(&given)[0], "{func}");
        }
        Ok(())
    });
}
