//! Blocks and branches.
//!
//! Blocks lie in the plan's order: each after all its predecessors except back edges; the blocks of a loop are
//! contiguous. Work-items diverge at `goto`: those whose predicate holds wait at its target (UIP), which starts with
//! `join`. The thread goes on with the others; if there are none, at the next block in the layout where any channel can
//! wait (JIP). So no block where channels wait is ever passed over, whatever the shape of the control flow. Loops are
//! repeated by `goto.b`, which jumps back if any channel does, and lets the others wait after it. Branches that are
//! uniform and pass over no waiting channel (the plan knows) are `jmpi`. On a fused pair of EUs these are branches that
//! are uniform in the work-group, at points where no channel waits at all: `jmpi` moves both threads (Intel's compiler
//! writes none with a condition there).
//!
//! Block parameters are registers; the block that jumps copies its arguments to them. (Critical edges are split, so that block
//! has no other successor.) All of them are read before any is written.

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::diagnostic::Diagnostic;
use ir::ssa::{Block, BlockCall, Inst, InstKind, Value};
use transform::divergent::linear::End;

use super::emit::predicate;
use super::piece::{Piece, RegSlice};
use super::{Pieces, Select, Selected};
use crate::target::device::Generation;
use crate::target::eu::{
    self, Base, Branch, Control, Dst, Extra, Flag, InstData, Op, Src, Type, VRegKind,
};

/// Order of blocks, and blocks where channels wait.
#[derive(Default)]
pub(super) struct BlockLayout {
    /// The places of blocks in the plan's order.
    position: SecondaryMap<Block, u32>,
    blocks: SecondaryMap<Block, Option<eu::Block>>,
    /// Block where channels that leave a loop wait and then go on, if that is not the block after the loop.
    behind: SecondaryMap<Block, Option<eu::Block>>,
    /// The next block in the layout where channels wait.
    joins: SecondaryMap<eu::Block, Option<eu::Block>>,
}

impl Select<'_> {
    /// Makes the blocks and the registers of their parameters.
    pub(super) fn lay_out(&mut self) -> Selected {
        for (at, &block) in self.plan.order.iter().enumerate() {
            self.layout.position[block] = at as u32;
        }
        for &block in &self.plan.order {
            self.layout.blocks[block] = Some(self.func.add_block());
            if let Leaving::Part { first, second, .. } = self.leaving(block)
                && self.is_back(block, first)
                && !self.is_next(block, second)
            {
                self.layout.behind[block] = Some(self.func.add_block());
            }
        }
        for &block in &self.plan.order[1..] {
            for &param in self.body.block_params(block) {
                let scalar = self.scalars.contains(param);
                let mut pieces = Pieces::new();
                for ty in self.scalar_types(self.body.locals[param].ty)? {
                    pieces.push(Piece::Reg(self.place_for(self.bits(ty), scalar)));
                }
                self.values[param] = Some(pieces);
            }
        }
        self.at = self.func.layout[0];
        self.place_joins();
        Ok(())
    }

    /// The block of the function for one of the body.
    pub(super) fn block_of(&self, block: Block) -> eu::Block {
        self.layout.blocks[block].expect("a block of the plan")
    }

    fn is_back(&self, from: Block, to: Block) -> bool {
        self.layout.position[to] <= self.layout.position[from]
    }

    fn is_next(&self, from: Block, to: Block) -> bool {
        self.layout.position[to] == self.layout.position[from] + 1
    }

    /// Returns the terminator of a block in the hardware's terms.
    fn leaving(&self, block: Block) -> Leaving {
        match self.plan.ends[block] {
            End::Return => Leaving::End,
            End::Jump(to) if self.is_next(block, to) => Leaving::Fall,
            // A thread without channels would jump, too.
            End::Jump(to) if self.device.runs_without_channels && self.plan.waits(block) => {
                Leaving::All(to)
            }
            End::Jump(to) => Leaving::Jump(to),
            End::Wait { to, .. } => Leaving::All(to),
            End::Repeat { header, .. } => Leaving::All(header),
            End::Uniform(then, otherwise) if self.is_jump(block) => {
                Leaving::Choose(then, otherwise)
            }
            // To leave a loop late is to go back first.
            End::Uniform(then, otherwise) | End::Split { then, otherwise, .. } => {
                if self.is_back(block, otherwise) || self.is_next(block, then) {
                    Leaving::Part { first: otherwise, inverse: true, second: then }
                } else {
                    Leaving::Part { first: then, inverse: false, second: otherwise }
                }
            }
        }
    }

    /// Whether the condition at the end of a block is one bit for all channels.
    fn is_jump(&self, block: Block) -> bool {
        match self.body.terminator(block).map(|inst| &self.body.insts[inst].kind) {
            Some(InstKind::CondBr { cond, .. }) => {
                cond.local().is_none_or(|local| self.scalars.contains(local))
            }
            _ => false,
        }
    }

    /// Begins every block where channels may wait with `join`.
    fn place_joins(&mut self) {
        let mut waits: EntitySet<eu::Block> = EntitySet::new();
        for &block in &self.plan.order {
            let targets = match self.leaving(block) {
                Leaving::All(to) if !self.is_back(block, to) => [to, to],
                Leaving::Part { first, second, .. } if self.is_back(block, first) => {
                    // Those that go on wait for those that go back.
                    waits.insert(self.layout.behind[block].unwrap_or(self.block_of(second)));
                    [second, second]
                }
                Leaving::Part { first, second, .. } => [first, second],
                _ => continue,
            };
            for to in targets.into_iter().filter(|&to| !self.is_next(block, to)) {
                waits.insert(self.block_of(to));
            }
        }
        let mut next = None;
        for &block in self.func.layout.iter().rev() {
            self.layout.joins[block] = next;
            if waits.contains(block) {
                next = Some(block);
            }
        }
        for block in self.func.layout.clone() {
            if waits.contains(block) {
                // At the last one channels wait.
                let jip = self.layout.joins[block].unwrap_or(block);
                let join = self.branch(Op::Join, jip, block);
                self.func.push(block, join);
            }
        }
    }

    fn branch(&self, op: Op, jip: eu::Block, uip: eu::Block) -> InstData {
        let control = Control::new(self.simd);
        let mut data = InstData::new(op, control, Dst::null(Type::UD), &[]);
        data.extra = Extra::Branch(Branch { jip, uip, backward: false });
        data
    }

    /// Sends channels to a block: those for which the predicate holds, or all.
    fn goto(&mut self, from: Block, to: Block, flag: Option<(eu::Flag, bool)>) {
        let backward = self.is_back(from, to);
        // Before gen12 a forward jump of all channels needs a predicate, one that always holds (see `encode`).
        let flag = match flag {
            None if !backward && self.device.generation < Generation::Gen12p1 => {
                let bits = self.simd.max(16);
                let flag = self.func.add_vreg(VRegKind::Flag(bits));
                let ty = if bits > 16 { Type::UD } else { Type::UW };
                let dst = Dst::new(Base::Virtual(flag), ty);
                self.push(InstData::mov(Control::all(1), dst, Src::imm(ty, 0)));
                Some((Flag::Virtual(flag), true))
            }
            flag => flag,
        };
        let uip = self.block_of(to);
        // If no channel can wait further on, no channel is left either.
        let jip = self.layout.joins[self.at].unwrap_or(uip);
        let mut data = self.branch(Op::Goto, jip, uip);
        if let Extra::Branch(branch) = &mut data.extra {
            branch.backward = backward;
        }
        if let Some((flag, inverse)) = flag {
            (data.flag, data.pred) = (Some(flag), predicate(inverse));
        }
        self.push(data);
    }

    fn jump(&mut self, to: Block, flag: Option<(eu::Flag, bool)>) {
        let to = self.block_of(to);
        let mut data = self.branch(Op::Jmpi, to, to);
        data.control = Control::all(1);
        if let Some((flag, inverse)) = flag {
            (data.flag, data.pred) = (Some(flag), predicate(inverse));
        }
        self.push(data);
    }

    /// Selects the end of a block.
    pub(super) fn terminator(&mut self, block: Block, inst: Inst) -> Selected {
        let body = self.body;
        let cond = match &body.insts[inst].kind {
            InstKind::Ret { value } if value.is_none() => None,
            InstKind::Unreachable => None,
            InstKind::Br { target } => {
                self.pass(*target)?;
                None
            }
            InstKind::CondBr { cond, then, otherwise } => {
                if !then.args.is_empty() || !otherwise.args.is_empty() {
                    return Err(Diagnostic::error(
                        "selection needs edges of their own for arguments: prepare the module",
                    ));
                }
                Some(*cond)
            }
            kind => return Err(Diagnostic::unsupported(format!("'{}' in a kernel", kind.name()))),
        };
        self.leave(block, cond)
    }

    fn leave(&mut self, block: Block, cond: Option<Value>) -> Selected {
        match (self.leaving(block), cond) {
            (Leaving::End, _) => self.end_thread(),
            (Leaving::Fall, _) => {}
            (Leaving::Jump(to), _) => self.jump(to, None),
            (Leaving::All(to), _) => self.goto(block, to, None),
            (Leaving::Choose(then, otherwise), Some(cond)) => {
                let (flag, inverse) = self.condition(cond, true)?;
                if self.is_next(block, then) {
                    self.jump(otherwise, Some((flag, !inverse)));
                } else {
                    self.jump(then, Some((flag, inverse)));
                    if !self.is_next(block, otherwise) {
                        self.jump(otherwise, None);
                    }
                }
            }
            (Leaving::Part { first, inverse, second }, Some(cond)) => {
                let (flag, inverted) = self.condition(cond, false)?;
                self.goto(block, first, Some((flag, inverted != inverse)));
                if let Some(behind) = self.layout.behind[block] {
                    self.at = behind;
                }
                if !self.is_next(block, second) {
                    self.goto(block, second, None);
                }
            }
            (Leaving::Choose(..) | Leaving::Part { .. }, None) => {
                return Err(Diagnostic::error("a branch without a condition"));
            }
        }
        Ok(())
    }

    /// Copies arguments to the parameters of the block that they are for.
    fn pass(&mut self, target: BlockCall) -> Selected {
        let body = self.body;
        let params = body.block_params(target.block).to_vec();
        let mut moves: Vec<(RegSlice, Type, Piece)> = Vec::new();
        for (&param, &arg) in params.iter().zip(body.list(target.args)) {
            let types = self.scalar_types(body.locals[param].ty)?;
            let from = self.pieces(arg)?;
            let to = self.values[param].clone().unwrap_or_default();
            for ((ty, from), to) in types.into_iter().zip(from).zip(to) {
                let Piece::Reg(place) = to else { continue };
                if to != from {
                    moves.push((place, self.raw(ty), from));
                }
            }
        }
        let bases: Vec<Base> = moves.iter().map(|&(place, ..)| place.base).collect();
        for at in 0..moves.len() {
            let (to, ty, from) = moves[at];
            let Piece::Reg(place) = from else { continue };
            // Sources that an earlier copy overwrites are read first.
            if bases[..at].contains(&place.base) {
                let early = self.place(ty.bytes() as u8, place.step == 0);
                self.copy(early, ty, from);
                moves[at] = (to, ty, Piece::Reg(early));
            }
        }
        // Those copies must come before all others: they were appended above.
        for (to, ty, from) in moves {
            self.copy(to, ty, from);
        }
        Ok(())
    }
}

/// Terminator of a block.
enum Leaving {
    /// The thread ends.
    End,
    /// All go on with the next block.
    Fall,
    /// All jump.
    Jump(Block),
    /// All go to a block, where others may be waiting, or come to wait.
    All(Block),
    /// All channels take the same of two edges.
    Choose(Block, Block),
    /// Those for which the condition holds (or does not hold) go to `first`, the others to `second`.
    Part { first: Block, inverse: bool, second: Block },
}
