//! The verifier of memory order: between two states of a machine function, no access changes places with one that it must
//! stay beside.
//!
//! An access is followed by its memory operand: passes that merge, split or expand instructions hand the operands on. An
//! instruction that orders accesses without an operand (a fence, a call, a wait) is followed as itself, for as long as it
//! is there. Of two accesses of a block, the earlier one stays before the later one if
//!
//! * one of them orders the other ([`Access::is_ordered_before`]), or
//! * one of them writes, and nothing that is known says that they are apart.
//!
//! The facts are those of the state before. Each access stays in its block, or in a block that was split off it, and
//! none that writes or orders disappears. Order is compared pair by pair, not by the graph that the scheduler makes.
//!
//! A target's pipeline calls this between its steps in builds with debug assertions; so every test does.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use ir::machine::{AliasTable, Block, Inst, MachineFunction, MemOp, Reg, generic};
use ir::map::Map;

use super::access::Access;
use super::dependences::places::{AccessFacts, Places};
use super::target::SchedTarget;

/// Earlier accesses of a block that each is compared with.
const MOST: usize = 4096;

/// The instructions of a block. The head of a bundle has the operands of its parts once more.
fn parts(func: &MachineFunction, block: Block) -> impl Iterator<Item = Inst> + '_ {
    func.insts(block).filter(|&inst| func.opcode(inst) != generic::BUNDLE)
}

/// The part of an instruction that is followed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Key {
    Operand(MemOp),
    Inst(Inst),
}

/// A place in a function: the number of a block in reverse postorder, and the number of an instruction in it.
type At = (u32, u32);

/// An access.
#[derive(Clone, Debug)]
struct Followed {
    key: Key,
    inst: Inst,
    access: Access,
    place: AccessFacts,
}

/// The accesses of a function, in their order.
#[derive(Clone, Debug)]
pub struct AccessOrder {
    blocks: Vec<(Block, Vec<Followed>)>,
    table: AliasTable,
}

impl AccessOrder {
    /// Notes the accesses of a function. Registers tell addresses only in SSA form.
    pub fn of(func: &MachineFunction, target: &dyn SchedTarget) -> Self {
        let mut places = Places::new(func, target);
        let is_ssa = func.is_ssa();
        let value = |reg: Reg| (is_ssa && reg.is_virtual()).then_some(0);
        let graph = FlowGraph::new(func);
        let blocks = graph.reverse_postorder().iter().map(|&block| {
            let mut list = Vec::new();
            for inst in parts(func, block) {
                let access = target.access(func, inst);
                if access == Access::NONE {
                    continue;
                }
                let whole = match access {
                    Access::FENCE => AccessFacts::default(),
                    _ => places.of(inst, value),
                };
                let followed = |key, place| Followed { key, inst, access, place };
                let operands = func.inst_mem_ops(inst);
                if operands.is_empty() {
                    list.push(followed(Key::Inst(inst), whole.clone()));
                }
                for (n, &operand) in operands.iter().enumerate() {
                    list.push(followed(Key::Operand(operand), whole.of_operand(n, operands.len())));
                }
            }
            (block, list)
        });
        Self { blocks: blocks.collect(), table: func.alias.clone() }
    }

    /// Compares with a later state of the function.
    ///
    /// # Errors
    /// The first access that is not where it must be, in words.
    pub fn check(&self, func: &MachineFunction, target: &dyn SchedTarget) -> Result<(), String> {
        let after = Positions::of(func, target);
        let mut before: SecondaryMap<Block, bool> = SecondaryMap::new();
        self.blocks.iter().for_each(|&(block, _)| before[block] = true);
        for (block, list) in &self.blocks {
            if after.numbers[*block] == 0 && func.blocks().any(|b| b == *block) {
                continue;
            }
            let mut earlier: Vec<(&Followed, At)> = Vec::new();
            for followed in list {
                let Some(found) = after.of.get(&followed.key) else {
                    if after.numbers[*block] != 0 && followed.must_stay() {
                        return Err(format!("{} has gone", followed.text(func, *block)));
                    }
                    continue;
                };
                let home = |b: Block| b == *block || !before[b] || after.numbers[*block] == 0;
                if let Some(other) = found.blocks.iter().find(|&&b| !home(b)) {
                    return Err(format!("{} has moved to {other}", followed.text(func, *block)));
                }
                let from = earlier.len().saturating_sub(MOST);
                for (other, last) in &earlier[from..] {
                    if *last >= found.first && other.must_precede(followed, &self.table) {
                        return Err(format!(
                            "{} and {} have changed places",
                            other.text(func, *block),
                            followed.text(func, *block)
                        ));
                    }
                }
                earlier.push((followed, found.last));
            }
        }
        Ok(())
    }
}

impl Followed {
    /// Whether it may not disappear.
    fn must_stay(&self) -> bool {
        let Access { writes, acquires, releases, .. } = self.access;
        matches!(self.key, Key::Operand(_)) && writes | acquires | releases != 0
    }

    fn must_precede(&self, later: &Self, table: &AliasTable) -> bool {
        // The operands of one instruction have no order.
        self.inst != later.inst
            && (self.access.is_ordered_before(later.access)
                || self.access.conflicts_with(later.access)
                    && !self.place.is_apart(&later.place, table))
    }

    fn text(&self, func: &MachineFunction, block: Block) -> String {
        let name = func.desc(self.inst).name;
        format!("the access of {name} ({:?}) of {block} in '{}'", self.key, func.name)
    }
}

/// The places of an access in a function.
struct Found {
    first: At,
    last: At,
    blocks: Vec<Block>,
}

/// The places of all accesses in a function.
struct Positions {
    of: Map<Key, Found>,
    /// The number of each block in reverse postorder, plus one.
    numbers: SecondaryMap<Block, u32>,
}

impl Positions {
    fn of(func: &MachineFunction, target: &dyn SchedTarget) -> Self {
        let graph = FlowGraph::new(func);
        let mut positions = Self { of: Map::default(), numbers: SecondaryMap::new() };
        for (n, &block) in graph.reverse_postorder().iter().enumerate() {
            positions.numbers[block] = n as u32 + 1;
            for (at, inst) in parts(func, block).enumerate() {
                let at = (n as u32, at as u32);
                let operands = func.inst_mem_ops(inst);
                for &operand in operands {
                    positions.add(Key::Operand(operand), at, block);
                }
                if operands.is_empty() && target.access(func, inst) != Access::NONE {
                    positions.add(Key::Inst(inst), at, block);
                }
            }
        }
        positions
    }

    fn add(&mut self, key: Key, at: At, block: Block) {
        let found =
            self.of.entry(key).or_insert_with(|| Found { first: at, last: at, blocks: Vec::new() });
        found.first = found.first.min(at);
        found.last = found.last.max(at);
        if !found.blocks.contains(&block) {
            found.blocks.push(block);
        }
    }
}

#[cfg(test)]
mod tests {
    use arbtest::arbitrary::{Result, Unstructured};
    use cranelift_entity::EntityRef;
    use ir::machine::{MachineMemOperand, MemFlags, Ordering};

    use super::*;
    use crate::sched::graph::{Node, RegIndex, RegionGraph};
    use crate::sched::testing::{Toy, function};
    use crate::toy::OP;

    /// Random accesses at a few places of two address spaces, plain and with orderings.
    fn accesses(u: &mut Unstructured<'_>) -> Result<MachineFunction> {
        let (mut func, block) = function();
        let base = func.alias.new_base();
        for _ in 0..u.int_in_range(2..=200)? {
            let flags = if u.arbitrary()? { MemFlags::STORE } else { MemFlags::LOAD };
            let space = u.int_in_range(0..=1)?;
            let mut memory = MachineMemOperand::new(flags, 4).in_space(space);
            if u.ratio(3, 4)? {
                memory.alias.base = Some(base).into();
                memory.alias.offset = u.int_in_range(0..=4)? * 2;
            }
            if u.ratio(1, 4)? {
                memory.ordering = *u.choose(&Ordering::ALL)?;
            }
            let inst = func.create_inst(OP, &[]);
            func.insert_inst(inst, block, None);
            func.add_mem_op(inst, memory);
        }
        Ok(func)
    }

    /// An order of a region's nodes that its graph allows.
    fn any_order(u: &mut Unstructured<'_>, graph: &RegionGraph) -> Result<Vec<Node>> {
        let mut missing: Vec<usize> = graph.nodes().map(|n| graph.preds(n).len()).collect();
        let mut ready: Vec<Node> = graph.nodes().filter(|n| missing[n.index()] == 0).collect();
        let mut order = Vec::new();
        while !ready.is_empty() {
            let node = ready.swap_remove(u.int_in_range(0..=ready.len() - 1)?);
            order.push(node);
            for edge in graph.succs(node) {
                missing[edge.node.index()] -= 1;
                if missing[edge.node.index()] == 0 {
                    ready.push(edge.node);
                }
            }
        }
        Ok(order)
    }

    fn reorder(func: &mut MachineFunction, block: Block, insts: &[Inst], order: &[Node]) {
        insts.iter().for_each(|&inst| func.remove_inst(inst));
        for node in order {
            func.insert_inst(insts[node.index()], block, None);
        }
    }

    /// Each order that the scheduler's graph allows passes the verifier, and exchanging two accesses that must not change
    /// places does not.
    #[test]
    fn the_graph_keeps_what_the_verifier_asks_for() {
        arbtest::arbtest(|u| {
            let mut func = accesses(u)?;
            let block = func.entry_block().expect("a block");
            let insts: Vec<Inst> = func.insts(block).collect();
            let before = AccessOrder::of(&func, &Toy);
            let graph = RegionGraph::new(&func, &Toy, &insts, &mut RegIndex::default());
            let order = any_order(u, &graph)?;
            assert_eq!(order.len(), insts.len());
            reorder(&mut func, block, &insts, &order);
            assert_eq!(before.check(&func, &Toy), Ok(()));

            let at = u.int_in_range(0..=insts.len() - 2)?;
            let mut order: Vec<Node> = graph.nodes().collect();
            order.swap(at, at + 1);
            reorder(&mut func, block, &insts, &order);
            let [first, second] =
                [at, at + 1].map(|n| &func.mem_ops[func.inst_mem_ops(insts[n])[0]]);
            let orders = first.acquires() || second.releases();
            let writes = |m: &MachineMemOperand| m.is_store();
            let apart = first.address_space != second.address_space
                || first.alias.base.is_some()
                    && second.alias.base.is_some()
                    && (first.alias.offset - second.alias.offset).abs() >= 4;
            let wrong = orders || (writes(first) || writes(second)) && !apart;
            assert_eq!(before.check(&func, &Toy).is_err(), wrong, "{first:?} {second:?}");
            Ok(())
        });
    }

    /// An access that writes may neither disappear nor leave its block; a read may disappear.
    #[test]
    fn writes_stay_where_they_are() {
        let (mut func, block) = function();
        let [read, write] = [MemFlags::LOAD, MemFlags::STORE].map(|flags| {
            let inst = func.create_inst(OP, &[]);
            func.insert_inst(inst, block, None);
            func.add_mem_op(inst, MachineMemOperand::new(flags, 4));
            inst
        });
        let before = AccessOrder::of(&func, &Toy);
        func.remove_inst(read);
        assert_eq!(before.check(&func, &Toy), Ok(()));
        func.remove_inst(write);
        assert!(before.check(&func, &Toy).is_err_and(|fault| fault.contains("has gone")));
    }
}
