//! Call graph, in the order in which to work on functions.

use cranelift_entity::SecondaryMap;
use ir::graph::{Adjacency, Sccs};
use ir::map::Set;
use ir::ssa::{Body, Context, Global, Inst, InstKind, Module, Value};

/// The direct calls between the defined functions of a module.
#[derive(Clone, Debug)]
pub struct CallGraph {
    /// Defined functions in groups that call each other, callees before callers.
    order: Vec<Vec<Global>>,
    calls: SecondaryMap<Global, u32>,
    address_taken: Set<Global>,
    recursive: Set<Global>,
}

impl CallGraph {
    /// Reads the bodies of `module`.
    pub fn of(module: &Module) -> CallGraph {
        let cx = &module.cx;
        let mut calls: SecondaryMap<Global, u32> = SecondaryMap::new();
        let mut address_taken = cx.globals_in_constants();
        let mut edges: Vec<(Global, Global)> = Vec::new();
        let mut recursive = Set::default();
        let bound = cx.globals.len();
        for (caller, id) in module.definitions() {
            let body = &module.bodies[id];
            for_each_reference(body, cx, |callee, is_call| {
                if !is_call {
                    address_taken.insert(callee);
                    return;
                }
                calls[callee] += 1;
                if callee == caller {
                    recursive.insert(callee);
                } else if cx.function(callee).is_some_and(|f| f.body.is_some()) {
                    edges.push((caller, callee));
                }
            });
        }
        let successors = Adjacency::from_edges(bound, edges.iter().copied());
        let sccs = Sccs::of(&successors);
        let mut order = Vec::new();
        for members in sccs.iter() {
            let defined: Vec<Global> = members
                .iter()
                .copied()
                .filter(|&g| cx.function(g).is_some_and(|f| f.body.is_some()))
                .collect();
            if defined.len() > 1 {
                recursive.extend(defined.iter().copied());
            }
            if !defined.is_empty() {
                order.push(defined);
            }
        }
        CallGraph { order, calls, address_taken, recursive }
    }

    /// Defined functions in groups that call each other, callees before callers.
    pub fn bottom_up(&self) -> &[Vec<Global>] {
        &self.order
    }

    /// Number of direct calls of `global`.
    pub fn calls(&self, global: Global) -> u32 {
        self.calls[global]
    }

    /// Notes that there are `by` more (or fewer) direct calls of `global`.
    pub fn count_calls(&mut self, global: Global, by: i32) {
        self.calls[global] = self.calls[global].saturating_add_signed(by);
    }

    /// Whether `global` is used otherwise than by calling it.
    pub fn address_taken(&self, global: Global) -> bool {
        self.address_taken.contains(&global)
    }

    /// Whether `global` calls itself, directly or not (as far as direct calls go).
    pub fn is_recursive(&self, global: Global) -> bool {
        self.recursive.contains(&global)
    }
}

/// Calls `f` on every function that `body` names: with `true` for a direct call.
pub fn for_each_reference(body: &Body, cx: &Context, mut f: impl FnMut(Global, bool)) {
    for inst in body.all_insts() {
        let callee = match &body.insts[inst].kind {
            InstKind::Call { callee, .. } => {
                if let Some(global) = cx.direct_callee(*callee) {
                    f(global, true);
                }
                Some(*callee)
            }
            _ => None,
        };
        let mut first = callee.is_some();
        body.insts[inst].kind.for_each_value(body, |v: Value| {
            if std::mem::take(&mut first) {
                return;
            }
            if let Some(global) = v.constant().and_then(|c| cx.consts.as_global(c))
                && cx.function(global).is_some()
            {
                f(global, false);
            }
        });
    }
}

/// The direct callee of the call `inst`.
pub fn callee_of(body: &Body, cx: &Context, inst: Inst) -> Option<Global> {
    match &body.insts[inst].kind {
        InstKind::Call { callee, .. } => cx.direct_callee(*callee),
        _ => None,
    }
}
