//! The fewest live registers: the minimum over all sets between two.
//!
//! A bundle of registers is live after a set of nodes if its writer is in it and one of its readers is not. So the number
//! of live registers is a cut in a network: an edge of the bundle's weight from its writer to a node of its own, and
//! from there edges that cannot be cut to its readers; what must come before a node is on its side. The least cut is the
//! greatest flow (Ford and Fulkerson, "Maximal flow through a network", 1956), found by layers (Dinic, "Algorithm for
//! solution of a problem of maximum flow in a network with power estimation", 1970).

use ir::graph::FlowNetwork;

use super::problem::{Problem, Set};

/// The capacity of an arc that no cut may cross.
const UNCUT: u64 = 1 << 40;

/// Of all sets that hold `low` and are in `high` and with each node hold all that must come before it, the least number of
/// live registers after one, and the largest such set. `low` and `high` are such sets; `live` registers are live
/// after `low`.
pub(super) fn least(problem: &Problem, low: &Set, live: u32, high: &Set) -> (u32, Set) {
    least_below(problem, low, live, high, u32::MAX).expect("no bound is that high")
}

/// The same as [`least`], if it is below a bound. This is the quicker the lower the bound is.
pub(super) fn least_below(
    problem: &Problem,
    low: &Set,
    live: u32,
    high: &Set,
    bound: u32,
) -> Option<(u32, Set)> {
    let nodes: Vec<u32> = high.without(low).collect();
    let vertex_of = |node: u32| match nodes.binary_search(&node) {
        Ok(at) => Some(at as u32 + 2),
        Err(_) => None,
    };
    let mut network = FlowNetwork::new(nodes.len() + 2);
    let mut bundles: Vec<u32> = Vec::new();
    for (&node, vertex) in nodes.iter().zip(2..) {
        for pred in problem.preds[node as usize].iter().filter_map(|&p| vertex_of(p)) {
            network.add_arc(vertex, pred, UNCUT);
        }
        bundles.extend(&problem.reads[node as usize]);
        bundles.extend(&problem.writes[node as usize]);
    }
    bundles.sort_unstable();
    bundles.dedup();
    let mut sure = live;
    for index in bundles {
        let bundle = &problem.bundles[index as usize];
        let begun = bundle.begins || bundle.writers.iter().any(|&w| low.contains(w));
        let ends = !bundle.stays && bundle.readers.iter().all(|&r| high.contains(r));
        let writers: Vec<u32> =
            bundle.writers.iter().filter_map(|&w| vertex_of(w)).filter(|_| !begun).collect();
        if begun && !ends || !begun && writers.is_empty() {
            continue;
        }
        let from = match writers[..] {
            [] => FlowNetwork::SOURCE,
            [writer] => writer,
            _ => {
                // One writer is enough.
                let any = network.add_vertex();
                writers.iter().for_each(|&writer| network.add_arc(writer, any, UNCUT));
                any
            }
        };
        if !ends {
            network.add_arc(from, FlowNetwork::SINK, bundle.weight.into());
            continue;
        }
        if begun {
            sure -= bundle.weight;
        }
        let own = network.add_vertex();
        network.add_arc(from, own, bundle.weight.into());
        for reader in bundle.readers.iter().filter_map(|&r| vertex_of(r)) {
            network.add_arc(own, reader, UNCUT);
        }
    }
    // What is sure may be more than the bound.
    let enough = bound.checked_sub(sure)?;
    let flow = network.max_flow(enough.into()) as u32;
    if flow == enough {
        return None;
    }
    let sink_side = network.reaches_sink();
    let mut set = low.clone();
    nodes.iter().zip(2..).filter(|(_, v)| !sink_side[*v]).for_each(|(&node, _)| set.insert(node));
    Some((sure + flow, set))
}
