//! Values that have the same expression on every path into a block are computed in the block.
//!
//! Front ends that unroll and split loops leave a copy of cheap arithmetic on every path and join the
//! copies by block parameters. Such a parameter is opaque to the rules and lives across whatever lies
//! on the paths: nine offsets of a tiled matrix product were kept in registers through its main loop.
//! Operand trees are compared over all paths at once; where the paths agree on a value it is a leaf,
//! and it dominates the block because it dominates every predecessor.

use super::Simplifier;
use ir::ssa::{Block, InstKind, Value, resolve};
use smallvec::SmallVec;

/// Instructions that may be repeated for one parameter.
const MOST_NODES: usize = 6;
/// Paths into a block that are compared.
const MOST_PATHS: usize = 4;

type Paths = SmallVec<[Value; MOST_PATHS]>;

impl Simplifier<'_> {
    /// The value of parameter `n` of `block` computed anew at the start of the block, if all paths
    /// compute it alike.
    pub(super) fn recomputed_argument(&mut self, block: Block, n: usize) -> Option<Value> {
        let mut paths = Paths::new();
        let here = self.cfg.number(block);
        let mut simple = true;
        self.cfg.for_each_incoming(self.body, block, |pred, _, args| {
            let value = resolve(&self.map, args[n]);
            simple &= paths.len() < MOST_PATHS
                && self.cfg.number(pred) < here
                && self.body.def_kind(value).is_some_and(repeatable);
            if simple {
                paths.push(value);
            }
        });
        if !simple || paths.len() < 2 {
            return None;
        }
        let mut nodes = 0;
        if !self.alike(&paths, &mut nodes) {
            return None;
        }
        self.at = self.body.first_inst(block).into();
        Some(self.repeat(&paths))
    }

    /// Whether all paths compute their value by the same operations from the same leaves.
    fn alike(&self, paths: &Paths, nodes: &mut usize) -> bool {
        if paths.iter().all(|&v| v == paths[0]) {
            return true;
        }
        *nodes += 1;
        if *nodes > MOST_NODES || !paths[1..].iter().all(|&v| self.same_operation(paths[0], v)) {
            return false;
        }
        (0..self.operands(paths[0]).len())
            .all(|at| self.alike(&paths.iter().map(|&v| self.operands(v)[at]).collect(), nodes))
    }

    fn same_operation(&self, a: Value, b: Value) -> bool {
        let (Some(x), Some(y)) = (self.def(a), self.def(b)) else { return false };
        self.ty(a) == self.ty(b)
            && match (x, y) {
                (InstKind::Binary { op: x, .. }, InstKind::Binary { op: y, .. }) => x == y,
                (
                    InstKind::Cast { op: x, value: v, .. },
                    InstKind::Cast { op: y, value: w, .. },
                ) => x == y && self.ty(*v) == self.ty(*w),
                (
                    InstKind::Gep { source: x, args: v, .. },
                    InstKind::Gep { source: y, args: w, .. },
                ) => x == y && self.body.list(*v).len() == self.body.list(*w).len(),
                _ => false,
            }
            && repeatable(x)
    }

    fn operands(&self, v: Value) -> SmallVec<[Value; 4]> {
        let mut list = SmallVec::new();
        if let Some(kind) = self.def(v) {
            kind.for_each_value(self.body, |v| list.push(resolve(&self.map, v)));
        }
        list
    }

    /// Builds the tree before the current instruction.
    fn repeat(&mut self, paths: &Paths) -> Value {
        if paths.iter().all(|&v| v == paths[0]) {
            return paths[0];
        }
        let new: SmallVec<[Value; 4]> = (0..self.operands(paths[0]).len())
            .map(|at| self.repeat(&paths.iter().map(|&v| self.operands(v)[at]).collect()))
            .collect();
        let kinds: SmallVec<[InstKind; MOST_PATHS]> =
            paths.iter().filter_map(|&v| self.def(v).cloned()).collect();
        let mut kind = kinds[0].clone();
        for other in &kinds[1..] {
            match (&mut kind, other) {
                (
                    InstKind::Binary { flags: f, fast_math: m, .. },
                    InstKind::Binary { flags: g, fast_math: n, .. },
                )
                | (
                    InstKind::Cast { flags: f, fast_math: m, .. },
                    InstKind::Cast { flags: g, fast_math: n, .. },
                ) => {
                    *f = f.intersection(*g);
                    *m = m.intersection(*n);
                }
                (InstKind::Gep { flags: f, .. }, InstKind::Gep { flags: g, .. }) => {
                    *f = f.intersection(*g);
                }
                _ => {}
            }
        }
        match &mut kind {
            InstKind::Binary { args, .. } => *args = [new[0], new[1]],
            InstKind::Cast { value, .. } => *value = new[0],
            InstKind::Gep { args, .. } => *args = self.body.make_list(&new),
            _ => {}
        }
        let ty = self.ty(paths[0]);
        self.build(kind, ty)
    }
}

/// Cheap operations that depend on nothing but their operands.
fn repeatable(kind: &InstKind) -> bool {
    match kind {
        InstKind::Binary { op, .. } => !op.is_int_division() && !op.is_float(),
        InstKind::Cast { .. } | InstKind::Gep { .. } => true,
        _ => false,
    }
}
