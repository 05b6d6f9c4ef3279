//! Scheduling barriers: only instructions of some classes cross one. Each becomes a few edges for each instruction.

use std::collections::BTreeMap;

use cranelift_entity::EntityRef;
use ir::machine::{Inst, MachineFunction};

use crate::sched::graph::hints::Hint;
use crate::sched::graph::node::{EdgeKind, Node};
use crate::sched::graph::target::SchedTarget;

/// Adds the edges of barriers: from each instruction to the next barrier that it may not cross, and from the last one.
pub(super) fn barrier_edges(
    func: &MachineFunction,
    target: &dyn SchedTarget,
    insts: &[Inst],
    mut add: impl FnMut(Node, Node, EdgeKind),
) {
    if !insts.iter().any(|&inst| target.hint(func, inst).is_some()) {
        return;
    }
    // By classes: the instructions since the last barrier that such may not cross, and that barrier.
    let mut since: BTreeMap<u32, (Vec<Node>, Option<Node>)> = BTreeMap::new();
    let mut last: Option<Node> = None;
    let mut barriers: Vec<(Node, u32)> = Vec::new();
    for (place, &inst) in insts.iter().enumerate() {
        let node = Node::new(place);
        if let Some(hint) = target.hint(func, inst) {
            if let Some(last) = last.replace(node) {
                add(last, node, EdgeKind::Artificial);
            }
            let Hint::Barrier { crossing } = hint else { continue };
            barriers.push((node, crossing));
            let mut stopped: Vec<Node> = Vec::new();
            for (_, (nodes, barrier)) in since.iter_mut().filter(|(c, _)| **c & crossing == 0) {
                stopped.append(nodes);
                *barrier = Some(node);
            }
            stopped.sort_unstable();
            stopped.into_iter().for_each(|from| add(from, node, EdgeKind::Artificial));
            continue;
        }
        let classes = target.classes(func, inst);
        if classes == 0 {
            continue;
        }
        let (nodes, barrier) = since.entry(classes).or_insert_with(|| {
            let stops = barriers.iter().rev().find(|(_, crossing)| crossing & classes == 0);
            (Vec::new(), stops.map(|b| b.0))
        });
        nodes.push(node);
        if let Some(barrier) = *barrier {
            add(barrier, node, EdgeKind::Artificial);
        }
    }
}
