//! Copies between blocks: registers that hold the same value, or never hold one together, become one.
//!
//! A value that a loop carries is a parameter of its header: a register of its own, which is copied to at the end of
//! each round. The copies go where parameter and argument do not interfere. Registers are joined in congruence classes,
//! after Boissinot and others, *Revisiting Out-of-SSA Translation* (CGO 2009): two classes may be one if no instruction
//! writes a member of one while a member of the other is live, unless it copies the one from the other. Liveness is
//! that of the function as it was; nothing is rewritten before all is decided. Copies of inner loops come first.

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::graph::{DomTree, LoopForest};
use smallvec::SmallVec;

use super::Uses;
use super::bits::Mask;
use super::copies::coalescable_copy;
use super::liveness::{Liveness, for_each_write_mask};
use crate::target::eu::{Base, Block, EuFunction, Inst, Op, Src, VReg, legal_inst};

/// The most members of a class: so that joining two is no long search.
const MOST: usize = 64;

/// Joins registers that are copied to one another. Returns the number of removed copies.
pub(super) fn join(func: &mut EuFunction) -> u64 {
    let mut copies = candidates(func);
    if copies.is_empty() {
        return 0;
    }
    let mut classes = Classes::new(func);
    let graph = classes.live.graph();
    let loops = LoopForest::new(graph, &DomTree::new(graph));
    copies.sort_by_key(|copy| core::cmp::Reverse(loops.depth(copy.block)));
    let joined = copies.iter().filter(|copy| classes.unite(func, copy)).count();
    if joined == 0 {
        return 0;
    }
    rename(func, &classes.of)
}

/// Something of one register is copied to the same place of another one of the same size.
struct Copy {
    block: Block,
    from: VReg,
    to: VReg,
}

/// The copies, in the order of the layout.
fn candidates(func: &EuFunction) -> Vec<Copy> {
    let same = |(block, inst): (Block, Inst)| match coalescable_copy(func, &func.insts[inst]) {
        Some((from, to, 0, ..)) if func.vregs[from].kind == func.vregs[to].kind => {
            Some(Copy { block, from, to })
        }
        _ => None,
    };
    func.placed().filter_map(same).collect()
}

/// Registers that will be one.
struct Classes {
    live: Liveness,
    uses: Uses,
    places: SecondaryMap<Inst, (u32, Option<Block>)>,
    /// The first member of a register's class, and its members.
    of: SecondaryMap<VReg, Option<VReg>>,
    members: SecondaryMap<VReg, SmallVec<[VReg; 4]>>,
    pinned: EntitySet<VReg>,
}

impl Classes {
    fn new(func: &EuFunction) -> Self {
        let mut places: SecondaryMap<Inst, (u32, Option<Block>)> = SecondaryMap::new();
        let mut pinned = EntitySet::new();
        for (at, (block, inst)) in func.placed().enumerate() {
            places[inst] = (at as u32, Some(block));
            let data = &func.insts[inst];
            // Phis and headers name whole registers; the last message has registers of its own.
            let fixed = data.op == Op::Phi
                || data.op == Op::LoadHeader
                || data.send().is_some_and(|send| send.eot);
            if fixed {
                pinned.extend(data.srcs.iter().filter_map(Src::as_virtual));
                if let Base::Virtual(reg) = data.dst.base {
                    pinned.insert(reg);
                }
            }
        }
        Self {
            live: Liveness::new(func),
            uses: Uses::new(func),
            places,
            of: SecondaryMap::new(),
            members: SecondaryMap::new(),
            pinned,
        }
    }

    fn root(&self, reg: VReg) -> VReg {
        self.of[reg].unwrap_or(reg)
    }

    fn members(&self, root: VReg) -> SmallVec<[VReg; 4]> {
        let known = &self.members[root];
        if known.is_empty() { SmallVec::from_elem(root, 1) } else { known.clone() }
    }

    /// Makes the classes of both registers of a copy one, if that is possible, or if they are.
    fn unite(&mut self, func: &EuFunction, copy: &Copy) -> bool {
        let (from, to) = (self.root(copy.from), self.root(copy.to));
        if from == to {
            return true;
        }
        let (a, b) = (self.members(from), self.members(to));
        let free = a.len() + b.len() <= MOST
            && !a.iter().chain(&b).any(|&reg| self.pinned.contains(reg))
            && !self.interfere(func, &a, &b)
            && !self.interfere(func, &b, &a)
            && self.is_legal(func, &a, &b);
        if free {
            a.iter().for_each(|&reg| self.of[reg] = Some(to));
            self.of[to] = Some(to);
            self.members[from].clear();
            self.members[to] = b.into_iter().chain(a).collect();
        }
        free
    }

    /// Whether an instruction writes a member of the first class while one of the second is live, other than as its copy.
    fn interfere(&self, func: &EuFunction, written: &[VReg], live: &[VReg]) -> bool {
        written.iter().any(|&reg| {
            self.uses.defs(reg).iter().any(|&def| {
                let data = &func.insts[def];
                if data.op == Op::Undef {
                    return false;
                }
                let source = coalescable_copy(func, data).filter(|c| c.2 == 0).map(|c| c.0);
                if source.is_some_and(|from| live.contains(&from) || written.contains(&from)) {
                    return false;
                }
                let mut mask = 0;
                for_each_write_mask(func, data, |r, m| mask |= if r == reg { m } else { 0 });
                live.iter().any(|&other| self.live_behind(func, def, other) & mask != 0)
            })
        })
    }

    /// Registers of a virtual register that are live after an instruction.
    fn live_behind(&self, func: &EuFunction, inst: Inst, reg: VReg) -> Mask {
        let (at, block) = self.places[inst];
        let Some(block) = block else { return Mask::MAX };
        // Its accesses after the instruction, in the same block; liveness at the block's end is known.
        let behind = |list: &[Inst]| -> SmallVec<[Inst; 4]> {
            let first = list.partition_point(|&other| self.places[other].0 <= at);
            let here = list[first..].iter().copied();
            here.take_while(|&other| self.places[other].1 == Some(block)).collect()
        };
        let mut accesses = behind(self.uses.defs(reg));
        accesses.extend(behind(self.uses.reads(reg)));
        accesses.sort_unstable_by_key(|&inst| core::cmp::Reverse(self.places[inst].0));
        accesses.dedup();
        self.live.in_front(func, block, reg, accesses)
    }

    /// Whether all instructions that work on one of the classes are legal when both are one.
    fn is_legal(&self, func: &EuFunction, a: &[VReg], b: &[VReg]) -> bool {
        let (Some(&one), all) = (b.first(), |reg: VReg| a.contains(&reg) || b.contains(&reg))
        else {
            return false;
        };
        a.iter().all(|&reg| {
            self.uses.defs(reg).iter().chain(self.uses.reads(reg)).all(|&inst| {
                let mut data = func.insts[inst].clone();
                data.relocate(|reg, offset| all(reg).then_some((one, offset)));
                legal_inst(func, &data)
            })
        })
    }
}

/// Renames the members of each class to one register, and removes copies from a register to itself.
/// Returns their number.
fn rename(func: &mut EuFunction, of: &SecondaryMap<VReg, Option<VReg>>) -> u64 {
    let mut gone: EntitySet<Inst> = EntitySet::new();
    let mut count = 0;
    for inst in func.placed().map(|(_, inst)| inst).collect::<Vec<_>>() {
        let member = |base: Base| matches!(base, Base::Virtual(reg) if of[reg].is_some());
        let copied = coalescable_copy(func, &func.insts[inst]);
        let data = &mut func.insts[inst];
        // Undefined parts of one member say nothing of the others.
        if data.op == Op::Undef && member(data.dst.base) {
            gone.insert(inst);
            continue;
        }
        if let Some((from, to, 0, ..)) = copied
            && of[from].is_some()
            && of[from] == of[to]
        {
            count += 1;
            gone.insert(inst);
            continue;
        }
        data.relocate(|reg, offset| Some((of[reg]?, offset)));
    }
    func.remove(&gone);
    count
}
