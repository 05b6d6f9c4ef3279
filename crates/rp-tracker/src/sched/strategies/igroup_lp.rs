//! The order that the code itself asks for, by groups of instructions (LLVM: IGroupLP).
//!
//! A pipeline is a list of *groups*: so many instructions of some classes that follow one another. Groups take their members
//! in the order given; an instruction that one of an earlier group needs is left out, as it could only make a cycle. All
//! others come as early as in the order given.

use core::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use cranelift_entity::EntityRef;
use ir::machine::MachineFunction;

use crate::sched::graph::{Group, Hint, Node, Order, RegionGraph, SchedTarget, places};

/// Returns the pipelines that a region asks for, each with its groups.
pub(in crate::sched) fn pipelines(
    func: &MachineFunction,
    target: &dyn SchedTarget,
    graph: &RegionGraph,
) -> Vec<Vec<Group>> {
    let mut found: Vec<(Option<u32>, Vec<Group>)> = Vec::new();
    for &inst in graph.insts() {
        match target.hint(func, inst) {
            Some(Hint::Group { pipeline, group }) => {
                match found.iter_mut().find(|(number, _)| *number == Some(pipeline)) {
                    Some((_, groups)) => groups.push(group),
                    None => found.push((Some(pipeline), vec![group])),
                }
            }
            Some(Hint::Repeat(groups)) => {
                // No more than there are instructions can be filled.
                let times = graph.len().div_ceil(groups.len().max(1));
                found.push((None, groups.repeat(times)));
            }
            Some(Hint::Barrier { .. }) | None => {}
        }
    }
    found.into_iter().map(|(_, groups)| groups).collect()
}

/// Returns an order with the groups of pipelines one after the other, otherwise like the order given.
pub(in crate::sched) fn group_order(
    func: &MachineFunction,
    target: &dyn SchedTarget,
    graph: &RegionGraph,
    pipelines: &[Vec<Group>],
) -> Order {
    let classes: Vec<u32> = graph.insts().iter().map(|&inst| target.classes(func, inst)).collect();
    let mut stages = Stages { of: vec![None; graph.len()], gates: Vec::new() };
    for groups in pipelines {
        stages.assign(graph, &classes, groups);
    }
    stages.order(graph)
}

/// A stage: members that all come before those of the next one.
#[derive(Default)]
struct Gate {
    members: Vec<Node>,
    /// Members that have not come yet.
    left: u32,
    /// The next stage of the pipeline.
    next: Option<usize>,
}

/// The stages of instructions.
struct Stages {
    of: Vec<Option<usize>>,
    gates: Vec<Gate>,
}

impl Stages {
    /// Fills the groups of a pipeline.
    fn assign(&mut self, graph: &RegionGraph, classes: &[u32], groups: &[Group]) {
        // The predecessors of members of earlier groups.
        let mut needed = vec![false; graph.len()];
        // Where to go on looking, by classes.
        let mut from: BTreeMap<u32, usize> = BTreeMap::new();
        let mut previous: Option<usize> = None;
        for group in groups {
            let start = from.entry(group.classes).or_insert(0);
            let mut gate = Gate::default();
            while *start < graph.len() && gate.left < group.size {
                let node = Node::new(*start);
                *start += 1;
                let free = self.of[node.index()].is_none() && !needed[node.index()];
                if free && classes[node.index()] & group.classes != 0 {
                    gate.members.push(node);
                    gate.left += 1;
                }
            }
            if gate.members.is_empty() {
                continue;
            }
            let number = self.gates.len();
            for &member in &gate.members {
                self.of[member.index()] = Some(number);
                self.mark_needed(graph, member, &mut needed);
            }
            self.gates.push(gate);
            if let Some(previous) = previous.replace(number) {
                self.gates[previous].next = Some(number);
            }
        }
    }

    /// Marks the predecessors of a node, by the graph and by the stages of other pipelines.
    fn mark_needed(&self, graph: &RegionGraph, node: Node, needed: &mut [bool]) {
        let mut work = vec![node];
        while let Some(node) = work.pop() {
            let mut mark = |from: Node| {
                if !std::mem::replace(&mut needed[from.index()], true) {
                    work.push(from);
                }
            };
            graph.preds(node).iter().for_each(|edge| mark(edge.node));
            let stage = self.of[node.index()];
            let before = self.gates.iter().filter(|gate| stage.is_some() && gate.next == stage);
            before.flat_map(|gate| &gate.members).for_each(|&member| mark(member));
        }
    }

    /// Returns the order: the ready node that is first in the order given comes next.
    fn order(mut self, graph: &RegionGraph) -> Order {
        let given: Order = graph.nodes().collect();
        let rank = places(&given);
        let mut held: Vec<u32> = given.iter().map(|&n| graph.preds(n).len() as u32).collect();
        for gate in &self.gates {
            let next = gate.next.iter().flat_map(|&next| &self.gates[next].members);
            next.for_each(|member| held[member.index()] += 1);
        }
        let mut ready: BinaryHeap<Reverse<(u32, Node)>> = BinaryHeap::new();
        let ready_now = given.iter().filter(|n| held[n.index()] == 0);
        ready.extend(ready_now.map(|&n| Reverse((rank[n.index()], n))));
        let mut order = Order::with_capacity(graph.len());
        while let Some(Reverse((_, node))) = ready.pop() {
            order.push(node);
            let mut release = |node: Node| {
                held[node.index()] -= 1;
                if held[node.index()] == 0 {
                    ready.push(Reverse((rank[node.index()], node)));
                }
            };
            graph.succs(node).iter().for_each(|edge| release(edge.node));
            let Some(stage) = self.of[node.index()] else { continue };
            self.gates[stage].left -= 1;
            if self.gates[stage].left == 0
                && let Some(next) = self.gates[stage].next
            {
                self.gates[next].members.iter().for_each(|&member| release(member));
            }
        }
        // Pipelines that contradict one another leave something out: then nothing is done for them.
        if order.len() == graph.len() { order } else { given }
    }
}
