//! Control flow: branches, switches, and the copies that give block parameters their values.
//!
//! The arguments of an edge are copied at the end of its block where that block has one successor.
//! On a conditional edge they are copied before the branch if the registers that they go to mean
//! nothing on the other edge, so that a loop's latch stays one block; else in a block of the edge's
//! own. A loop's parameter whose old value is needed after the loop comes in by a register of its own,
//! which the loop header copies at its start.

use super::arith::register_bits;
use super::{Arg, Isel, Lowered, Piece, mov};
use crate::target::table::{B32, Op};
use cranelift_entity::EntityRef;
use ir::machine::{self, Operand, RegClass, VReg};
use ir::map::Map;
use ir::ssa::{Block, BlockCall, ConstData, Inst, InstKind, IntCc, Local, Value, ValueKind};
use smallvec::SmallVec;

/// A copy of a piece to a register, of a parameter.
type Move = (VReg, Piece, Local);

/// A run of cases of a switch that go to the same place.
#[derive(Clone, Copy)]
struct Range {
    low: i64,
    high: i64,
    target: machine::Block,
}

impl Isel<'_> {
    /// The machine block of a block.
    pub(crate) fn target(&self, block: Block) -> machine::Block {
        self.blocks[block].expect("a reachable block")
    }

    /// The copies that an edge needs.
    /// `only` says that the block `from_block` has no other edge.
    fn edge_moves(
        &mut self,
        from_block: Block,
        target: BlockCall,
        only: bool,
    ) -> Lowered<SmallVec<[Move; 8]>> {
        let body = self.body;
        let params = body.block_params(target.block);
        let args = body.list(target.args);
        let mut moves: SmallVec<[Move; 8]> = SmallVec::new();
        for (&param, &arg) in params.iter().zip(args) {
            if self.uses[param] == 0 {
                continue;
            }
            let to = self.written_pieces(param)?;
            // A value for this edge alone is computed into the parameter's register at once.
            if let Some(local) = arg.local()
                && only
                && self.uses[local] == 1
                && let Some(inst) = body.def_inst(arg)
                && body.inst_block(inst) == Some(from_block)
                && !self.dom.dominates(target.block, from_block)
                && (0..to.len()).all(|n| self.incoming(self.at(to, n)).is_none())
                && self.place(local, to)
            {
                continue;
            }
            // An address in an operand is computed here, before any register is overwritten.
            let from = self.pieces(arg)?;
            for n in 0..to.len() {
                if let (Piece::Reg(dst), source) = (self.at(to, n), self.at(from, n))
                    && source != Piece::Reg(dst)
                    && source != Piece::Undef
                {
                    let dst = self.incoming(Piece::Reg(dst)).unwrap_or(dst);
                    moves.push((dst, source, param));
                }
            }
        }
        Ok(moves)
    }

    /// The register in which a loop's parameter comes in, where that is not its own.
    fn incoming(&self, piece: Piece) -> Option<VReg> {
        self.incoming[piece.reg()?].expand()
    }

    /// The copies of what comes into a loop, at its start.
    pub(super) fn receive(&mut self, header: Block) {
        for (at, dst, incoming) in std::mem::take(&mut self.received) {
            if at == header {
                self.copy_to(dst, Piece::Reg(incoming));
            } else {
                self.received.push((at, dst, incoming));
            }
        }
    }

    /// Emits copies that happen at once, in an order (and with spare registers) that one after the
    /// other does the same.
    fn emit_moves(&mut self, moves: &[Move]) {
        match moves {
            [] => return,
            &[(dst, source, _)] => return self.copy_to(dst, source),
            _ => {}
        }
        // Number of copies that still read each register that is written.
        let mut readers: Map<VReg, u32> =
            Map::with_capacity_and_hasher(moves.len(), Default::default());
        for &(dst, ..) in moves {
            readers.insert(dst, 0);
        }
        for &(_, source, _) in moves {
            if let Piece::Reg(reg) = source
                && let Some(count) = readers.get_mut(&reg)
            {
                *count += 1;
            }
        }
        let mut by_dst: Map<VReg, usize> =
            Map::with_capacity_and_hasher(moves.len(), Default::default());
        for (n, &(dst, ..)) in moves.iter().enumerate() {
            by_dst.insert(dst, n);
        }
        let mut moves: SmallVec<[Move; 8]> = SmallVec::from_slice(moves);
        let mut done: Vec<bool> = vec![false; moves.len()];
        let mut ready: SmallVec<[usize; 16]> =
            (0..moves.len()).rev().filter(|&n| readers[&moves[n].0] == 0).collect();
        let mut next = 0;
        loop {
            while let Some(n) = ready.pop() {
                if done[n] {
                    continue;
                }
                done[n] = true;
                let (dst, source, _) = moves[n];
                self.copy_to(dst, source);
                if let Piece::Reg(reg) = source
                    && let Some(count) = readers.get_mut(&reg)
                {
                    *count -= 1;
                    if *count == 0
                        && let Some(&waiting) = by_dst.get(&reg)
                    {
                        ready.push(waiting);
                    }
                }
            }
            // The remaining copies are cycles: keep one register's value aside.
            while next < moves.len() && done[next] {
                next += 1;
            }
            if next == moves.len() {
                return;
            }
            let dst = moves[next].0;
            let class = self.class(dst);
            let spare = self.vreg(class);
            self.emit(mov(class), &[spare], &[Piece::Reg(dst)]);
            for (n, m) in moves.iter_mut().enumerate() {
                if !done[n] && m.1 == Piece::Reg(dst) {
                    m.1 = Piece::Reg(spare);
                }
            }
            readers.insert(dst, 0);
            ready.push(next);
        }
    }

    fn class(&self, reg: VReg) -> RegClass {
        self.func.vreg_class(reg).unwrap_or(B32)
    }

    fn emit_jump(&mut self, target: machine::Block) {
        self.emit_operands(Op::Bra, &[Operand::Block(target)]);
    }

    /// Jumps, unless the target comes next anyway.
    fn jump(&mut self, target: machine::Block) {
        if self.func.next_block(self.current_block()) != Some(target) {
            self.emit_jump(target);
        }
    }

    fn branch(&mut self, cond: Piece, negated: bool, target: machine::Block) {
        self.emit_operands(
            Op::BraIf,
            &[Self::operand(cond), Operand::Imm(i64::from(negated)), Operand::Block(target)],
        );
    }

    pub(super) fn br(&mut self, inst: Inst, target: BlockCall) -> Lowered {
        let from = self.body.inst_block(inst).expect("an instruction in a block");
        let moves = self.edge_moves(from, target, true)?;
        self.emit_moves(&moves);
        let to = self.target(target.block);
        self.jump(to);
        Ok(())
    }

    pub(super) fn cond_br(
        &mut self,
        inst: Inst,
        cond: Value,
        then: BlockCall,
        otherwise: BlockCall,
    ) -> Lowered {
        let from = self.body.inst_block(inst).expect("an instruction in a block");
        let (cond, negated) = self.predicate(cond)?;
        let moves_then = self.edge_moves(from, then, false)?;
        let moves_else = self.edge_moves(from, otherwise, false)?;
        let (to_then, to_else) = (self.target(then.block), self.target(otherwise.block));
        if let Piece::Imm(n) = cond {
            let yes = (n & 1 == 1) != negated;
            let (moves, to) = if yes { (moves_then, to_then) } else { (moves_else, to_else) };
            self.emit_moves(&moves);
            self.jump(to);
            return Ok(());
        }
        if cond == Piece::Undef || to_then == to_else && moves_then == moves_else {
            self.emit_moves(&moves_else);
            self.jump(to_else);
            return Ok(());
        }
        let cond = self.reg(cond, crate::target::table::PRED);
        let next = self.func.next_block(self.current_block());
        let (mut moves_then, mut moves_else) = (moves_then, moves_else);
        // If possible, the branch itself enters a loop again. With a jump back after the branch, the
        // assembler would rotate the loop and put a copy of its header in front of it.
        let mut early = SmallVec::new();
        if self.is_way_in(otherwise.block, then.block) {
            early =
                self.take_early(&mut moves_else, &moves_then, cond, otherwise.block, then.block);
            self.bring_in(&mut moves_else, &mut early, from, otherwise.block);
        } else if self.is_way_in(then.block, otherwise.block) {
            early =
                self.take_early(&mut moves_then, &moves_else, cond, then.block, otherwise.block);
            self.bring_in(&mut moves_then, &mut early, from, then.block);
        }
        if early.is_empty() {
            early =
                self.take_early(&mut moves_then, &moves_else, cond, then.block, otherwise.block);
        }
        if early.is_empty() {
            early =
                self.take_early(&mut moves_else, &moves_then, cond, otherwise.block, then.block);
        }
        self.emit_moves(&early);
        match (moves_then.is_empty(), moves_else.is_empty()) {
            (true, true) => {
                if next == Some(to_then) {
                    self.branch(cond, !negated, to_else);
                } else if next != Some(to_else) && self.is_way_in(otherwise.block, then.block) {
                    self.branch(cond, !negated, to_else);
                    self.jump(to_then);
                } else {
                    self.branch(cond, negated, to_then);
                    self.jump(to_else);
                }
            }
            (true, false) => {
                self.branch(cond, negated, to_then);
                self.edge_block(&moves_else, to_else);
            }
            (false, true) => {
                self.branch(cond, !negated, to_else);
                self.edge_block(&moves_then, to_then);
            }
            (false, false) => {
                // Two new blocks follow this one: the first is fallen into, the second is the
                // target.
                let here = self.current_block();
                let second = self.start_block_after(here);
                self.emit_moves(&moves_then);
                self.jump(to_then);
                self.go_to(here);
                self.branch(cond, negated, second);
                self.edge_block(&moves_else, to_else);
            }
        }
        Ok(())
    }

    /// Emits copies and a jump in a new block after the current one, which falls into it.
    fn edge_block(&mut self, moves: &[Move], to: machine::Block) {
        let here = self.current_block();
        self.start_block_after(here);
        self.emit_moves(moves);
        self.jump(to);
    }

    /// Whether one of these two is the start of a loop and the other lies outside.
    fn is_way_in(&self, header: Block, other: Block) -> bool {
        self.loops
            .innermost(header)
            .is_some_and(|l| self.loops.header(l) == header && !self.loops.contains(l, other))
    }

    /// Assigns registers of their own to parameters that must not be copied before the back edge's
    /// branch, because their old values are needed where the branch leaves the loop.
    fn bring_in(
        &mut self,
        moves: &mut SmallVec<[Move; 8]>,
        early: &mut SmallVec<[Move; 8]>,
        from: Block,
        header: Block,
    ) {
        let body = self.body;
        let Some(l) = self.loops.innermost(header).filter(|&l| self.loops.contains(l, from)) else {
            return;
        };
        // No other edge into the header may have been selected yet: later ones use the registers
        // that are noted here.
        let mut ways = 0;
        for &block in self.loops.nodes(l) {
            body.for_each_successor(block, |to| ways += u32::from(to == header));
        }
        if ways != 1 || !self.loops.irreducible_edges().is_empty() {
            return;
        }
        for (dst, source, param) in std::mem::take(moves) {
            let incoming = self.vreg(self.class(dst));
            self.incoming[dst] = Some(incoming).into();
            self.received.push((header, dst, incoming));
            early.push((incoming, source, param));
        }
    }

    /// Takes those copies of an edge that may be done before the branch: the registers that they go to
    /// mean nothing where the branch goes otherwise, and neither the condition nor the other edge's
    /// copies need what was in them.
    fn take_early(
        &self,
        moves: &mut SmallVec<[Move; 8]>,
        others: &[Move],
        cond: Piece,
        target: Block,
        other: Block,
    ) -> SmallVec<[Move; 8]> {
        if moves.is_empty() || target == other {
            return SmallVec::new();
        }
        let mut needed: ir::map::Set<VReg> = ir::map::Set::default();
        needed.extend(others.iter().flat_map(|o| [Some(o.0), o.1.reg()]).flatten());
        needed.extend(cond.reg());
        let clear = |m: &Move| !needed.contains(&m.0);
        // A parameter is read only where its block dominates.
        if !self.dom.dominates(target, other) {
            let few = moves.len() <= 8 || self.is_way_in(target, other);
            if few && moves.iter().all(clear) {
                return std::mem::take(moves);
            }
            return SmallVec::new();
        }
        // A latch of a loop with an exit edge: the blocks after the loop are selected already, so all
        // readers of a parameter there have asked for it.
        let Some(l) = self.loops.innermost(target).filter(|&l| self.loops.header(l) == target)
        else {
            return SmallVec::new();
        };
        if self.loops.contains(l, other) || !self.loops.irreducible_edges().is_empty() {
            return SmallVec::new();
        }
        let (early, late) = moves.iter().copied().partition(|m| clear(m) && !self.read[m.2]);
        *moves = late;
        early
    }

    pub(super) fn switch(&mut self, inst: Inst) -> Lowered {
        let body = self.body;
        let InstKind::Switch { value, default, cases } = &body.insts[inst].kind else {
            return Ok(());
        };
        let bits = self.ty(*value).int_width().unwrap_or(32);
        if bits > 64 {
            return Err(ir::diagnostic::Diagnostic::unsupported("'switch' on more than 64 bits"));
        }
        let cases = &body.switch_cases[*cases];
        let piece = match bits {
            1 => {
                let piece = self.piece(*value)?;
                let dst = self.vreg(B32);
                self.select_piece(dst, B32, piece, Piece::Imm(-1), Piece::Imm(0));
                Piece::Reg(dst)
            }
            _ => self.extended(Arg::Value(*value), bits, true)?,
        };
        let width = if bits == 1 { 32 } else { register_bits(bits) };
        let class = super::shape::class_of_bits(width);
        let piece = self.reg(piece, class);
        let from = body.inst_block(inst).expect("an instruction in a block");
        // One block for each edge with copies; equal edges share theirs.
        let here = self.current_block();
        let mut edges: Map<(u32, u64), SmallVec<[(BlockCall, machine::Block); 1]>> = Map::default();
        let mut last = here;
        let mut pending: Vec<(machine::Block, BlockCall)> = Vec::new();
        let mut target_of = |s: &mut Self, call: BlockCall| -> Lowered<machine::Block> {
            let args = body.list(call.args);
            if args.is_empty() {
                return Ok(s.target(call.block));
            }
            let key = (
                call.block.as_u32(),
                ir::map::hash_of(
                    &args.iter().map(|a| a.index()).collect::<SmallVec<[usize; 16]>>()[..],
                ),
            );
            let known = edges.entry(key).or_default();
            if let Some(&(_, block)) = known.iter().find(|k| body.list(k.0.args) == args) {
                return Ok(block);
            }
            let block = s.func.create_block();
            s.func.insert_block_after(block, last);
            last = block;
            known.push((call, block));
            pending.push((block, call));
            Ok(block)
        };
        let mut ranges: Vec<Range> = Vec::with_capacity(cases.len());
        for (case, call) in cases {
            let ValueKind::Const(c) = case.kind() else { continue };
            let ConstData::Int { value, .. } = self.cx.consts[c] else { continue };
            let value = ir::ssa::sign_extend(value, bits) as i64;
            let target = target_of(self, *call)?;
            ranges.push(Range { low: value, high: value, target });
        }
        let default = target_of(self, *default)?;
        for (block, call) in pending {
            self.go_to(block);
            let moves = self.edge_moves(from, call, false)?;
            self.emit_moves(&moves);
            let to = self.target(call.block);
            self.emit_jump(to);
        }
        self.go_to(here);
        ranges.sort_by_key(|r| r.low);
        let mut merged: Vec<Range> = Vec::with_capacity(ranges.len());
        for range in ranges {
            match merged.last_mut() {
                Some(l) if l.target == range.target && l.high.checked_add(1) == Some(range.low) => {
                    l.high = range.high;
                }
                _ => merged.push(range),
            }
        }
        self.dispatch(piece, width, &merged, default)
    }

    /// Goes to the range that holds a value: by a table where they are dense, else by halving.
    fn dispatch(
        &mut self,
        value: Piece,
        width: u32,
        ranges: &[Range],
        default: machine::Block,
    ) -> Lowered {
        // A stack of parts, each to be decided in a block of its own.
        let mut work: Vec<(machine::Block, &[Range])> = vec![(self.current_block(), ranges)];
        while let Some((block, ranges)) = work.pop() {
            self.go_to(block);
            let [first, .., last] = ranges else {
                if let [only] = ranges {
                    self.test_range(value, width, *only);
                }
                self.jump(default);
                continue;
            };
            let span = (i128::from(last.high) - i128::from(first.low) + 1) as u128;
            let covered: u128 =
                ranges.iter().map(|r| (i128::from(r.high) - i128::from(r.low) + 1) as u128).sum();
            if ranges.len() >= 4 && span <= 1024 && covered * 5 >= span * 2 {
                self.table(value, width, ranges, default);
                continue;
            }
            if ranges.len() <= 3 {
                for range in ranges {
                    self.test_range(value, width, *range);
                    let here = self.current_block();
                    self.start_block_after(here);
                }
                self.jump(default);
                continue;
            }
            let (low, high) = ranges.split_at(ranges.len() / 2);
            let right = self.func.create_block();
            let left = self.func.create_block();
            self.func.insert_block_after(right, block);
            self.func.insert_block_after(left, block);
            let up = self.compared(IntCc::Sge, width, value, Piece::Imm(high[0].low));
            self.branch(up, false, right);
            work.push((right, high));
            work.push((left, low));
        }
        Ok(())
    }

    fn test_range(&mut self, value: Piece, width: u32, range: Range) {
        let hit = if range.low == range.high {
            self.compared(IntCc::Eq, width, value, Piece::Imm(range.low))
        } else {
            let class = super::shape::class_of_bits(width);
            let op = super::by_width(width, [Op::AddS16, Op::AddS32, Op::AddS64]);
            let from = self.value(op, class, &[value, Piece::Imm(range.low.wrapping_neg())]);
            let most = range.high.wrapping_sub(range.low);
            self.compared(IntCc::Ule, width, from, Piece::Imm(most))
        };
        self.branch(hit, false, range.target);
    }

    fn table(&mut self, value: Piece, width: u32, ranges: &[Range], default: machine::Block) {
        let class = super::shape::class_of_bits(width);
        let low = ranges[0].low;
        let high = ranges[ranges.len() - 1].high;
        let mut targets = Vec::with_capacity((high - low + 1) as usize);
        for range in ranges {
            while (targets.len() as i64) < range.low - low {
                targets.push(default);
            }
            while (targets.len() as i64) <= range.high - low {
                targets.push(range.target);
            }
        }
        let op = super::by_width(width, [Op::AddS16, Op::AddS32, Op::AddS64]);
        let index = if low == 0 {
            value
        } else {
            self.value(op, class, &[value, Piece::Imm(low.wrapping_neg())])
        };
        let out = self.compared(IntCc::Ugt, width, index, Piece::Imm(high - low));
        // Nothing but jumps may follow a branch in its block.
        let index = match width {
            64 => self.converted(
                crate::target::modifiers::Ty::U32,
                crate::target::modifiers::Ty::U64,
                B32,
                index,
            ),
            16 => self.widen_16(index, false),
            _ => index,
        };
        self.branch(out, false, default);
        let table = self.func.jump_tables.push(targets);
        self.emit_operands(Op::Brx, &[Self::operand(index), Operand::JumpTable(table)]);
    }

    pub(super) fn unreachable(&mut self) -> Lowered {
        self.emit(Op::Exit, &[], &[]);
        Ok(())
    }
}
