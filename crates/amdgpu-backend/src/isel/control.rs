//! Branches and masks.
//!
//! The plan says which lanes go where ([`transform::divergent::linear`]); here the mask, EXEC, is changed.
//! All changes are in blocks of their own between the blocks that lanes see: before a block that does not
//! begin with the lanes that come with the wave, and after one at whose end lanes part or wait. Vector
//! instructions, and what the allocator puts at the ends and beginnings of blocks, so never run under a
//! mask that is not their block's. (Empty jumps disappear later.)
//!
//! Lanes that wait at a block, and lanes that ended one, are masks in registers set in several places;
//! [`super::ssa_repair`] brings them into SSA form. Bits of a mask for lanes that are not active have no
//! meaning, wherever a mask is computed; who needs them zero asks for the conjunction with EXEC.

use cranelift_entity::packed_option::PackedOption;
use ir::diagnostic::Diagnostic;
use ir::machine::{self, Opcode, Operand, Position, Reg, RegOperand, VReg, generic};
use ir::ssa::{Block, BlockCall, Inst, InstKind, IntCc, Local, Value};
use smallvec::SmallVec;
use transform::divergent::linear::{End, Entry};

use super::bools::{Mask, Scc};
use super::mask_ops::MaskOp;
use super::part::Part;
use super::{Isel, Lowered, Parts, shape};
use crate::target::classes::Bank;
use crate::target::table::op;

impl Isel<'_> {
    /// Makes the blocks, in the order in which the wave passes them.
    pub(super) fn make_blocks(&mut self) {
        let plan = self.plan;
        for &block in &plan.order {
            if plan.entries[block] != Entry::Flow {
                self.heads[block] = Some(self.func.add_block()).into();
            }
            self.blocks[block] = Some(self.func.add_block()).into();
        }
        for &block in &plan.order {
            let from = self.blocks[block].expand().expect("a block");
            for &to in plan.graph().successors(block) {
                self.edges.push((from, self.blocks[to].expand().expect("a block")));
            }
            self.fill_head(block);
        }
    }

    /// Returns the block to which the wave branches to execute a block.
    fn way_to(&self, block: Block) -> machine::Block {
        self.heads[block].expand().or(self.blocks[block].expand()).expect("a block")
    }

    fn kept_mask(table: &mut PackedOption<VReg>, make: impl FnOnce() -> VReg) -> VReg {
        if table.is_none() {
            *table = Some(make()).into();
        }
        table.expand().expect("just made")
    }

    fn waiting_at(&mut self, block: Block) -> VReg {
        let class = self.classes.mask;
        let func = &mut self.func;
        Self::kept_mask(&mut self.waiting[block], || func.new_vreg(class))
    }

    fn saved_of(&mut self, block: Block) -> VReg {
        let class = self.classes.mask;
        let func = &mut self.func;
        Self::kept_mask(&mut self.saved[block], || func.new_vreg(class))
    }

    /// Sets the mask with which a block begins.
    fn fill_head(&mut self, block: Block) {
        let Some(head) = self.heads[block].expand() else { return };
        self.position = Position { block: head, before: None };
        let exec = self.exec();
        match self.plan.entries[block] {
            Entry::Flow => {}
            Entry::Restore(same) => {
                let saved = self.saved_of(same);
                let opcode = self.mask_op(MaskOp::Mov);
                self.raw(opcode, &[RegOperand::def(exec).into(), saved.into()]);
            }
            Entry::Waiting => {
                let waiting = self.waiting_at(block);
                let opcode = self.mask_op(MaskOp::Mov);
                self.raw(opcode, &[RegOperand::def(exec).into(), waiting.into()]);
            }
            Entry::Join => {
                let waiting = self.waiting_at(block);
                let opcode = self.mask_op(MaskOp::Or);
                self.raw(opcode, &[RegOperand::def(exec).into(), exec.into(), waiting.into()]);
            }
        }
        if self.plan.counts_waiting(block) && self.plan.loops().innermost(block).is_some() {
            // In the next iteration no lane waits here yet.
            let waiting = self.waiting_at(block);
            let opcode = self.mask_op(MaskOp::Mov);
            self.raw(opcode, &[RegOperand::def(waiting).into(), Operand::Imm(0)]);
        }
        let to = self.blocks[block].expand().expect("a block");
        self.branch(op::S_BRANCH, to);
    }

    pub(crate) fn branch(&mut self, opcode: Opcode, to: machine::Block) {
        self.raw(opcode, &[Operand::Block(to)]);
    }

    /// Makes a block after the current one for changes of the mask, and continues there.
    fn tail(&mut self, block: Block) {
        let own = self.blocks[block].expand().expect("a block");
        let tail = self.func.create_block();
        self.func.insert_block_after(tail, own);
        self.tails[own] = Some(tail).into();
        self.position = Position { block: own, before: None };
        self.branch(op::S_BRANCH, tail);
        self.position = Position { block: tail, before: None };
    }

    /// Lanes of the mask `lanes` come to wait at a block.
    fn wait(&mut self, from: Block, at: Block, lanes: Mask) {
        if !self.plan.counts_waiting(at) {
            return;
        }
        let waiting = self.waiting_at(at);
        let def = RegOperand::def(waiting).into();
        let lanes = self.mask_operand(lanes);
        if self.plan.may_wait(from, at) {
            let opcode = self.mask_op(MaskOp::Or);
            self.raw(opcode, &[def, waiting.into(), lanes]);
        } else {
            let opcode = self.mask_op(MaskOp::Mov);
            self.raw(opcode, &[def, lanes]);
        }
    }

    /// The wave goes on to a block with no lane of this one.
    fn leave_empty(&mut self, next: Block) {
        if self.plan.entries[next] == Entry::Join {
            let exec = self.exec();
            let opcode = self.mask_op(MaskOp::Mov);
            self.raw(opcode, &[RegOperand::def(exec).into(), Operand::Imm(0)]);
        }
        let to = self.way_to(next);
        self.branch(op::S_BRANCH, to);
    }

    fn save_lanes(&mut self, block: Block) {
        if self.plan.saved[block] {
            let saved = self.saved_of(block);
            let opcode = self.mask_op(MaskOp::Mov);
            let exec = self.exec();
            self.raw(opcode, &[RegOperand::def(saved).into(), exec.into()]);
        }
    }

    pub(super) fn terminator(&mut self, inst: Inst) -> Lowered {
        let block = self.home;
        match self.body.insts[inst].kind {
            InstKind::Ret { value } => return self.ret(value.expand()),
            InstKind::Unreachable => {
                self.raw(op::S_ENDPGM, &[Operand::Imm(0)]);
                return Ok(());
            }
            InstKind::IndirectBr { .. } => return Err(Diagnostic::unsupported("'indirectbr'")),
            _ => {}
        }
        let own = self.position;
        let end = self.plan.ends[block];
        let cond = match self.body.insts[inst].kind {
            InstKind::CondBr { cond, .. } => Some(cond),
            _ => None,
        };
        match end {
            End::Return => unreachable!("the block branches"),
            End::Jump(to) => {
                if self.plan.saved[block] {
                    self.tail(block);
                    self.save_lanes(block);
                }
                let to = self.way_to(to);
                self.branch(op::S_BRANCH, to);
            }
            End::Wait { to, next } => {
                self.tail(block);
                self.save_lanes(block);
                let active = self.active();
                self.wait(block, to, active);
                self.leave_empty(next);
            }
            End::Repeat { header, leave } => {
                self.tail(block);
                self.save_lanes(block);
                let (header, leave) = (self.way_to(header), self.way_to(leave));
                self.branch(op::S_CBRANCH_EXECNZ, header);
                self.branch(op::S_BRANCH, leave);
            }
            End::Uniform(then, otherwise) => {
                if self.plan.saved[block] {
                    // The condition is SCC, which a copy of a mask leaves alone.
                    let saved = self.saved_of(block);
                    let opcode = self.mask_op(MaskOp::Mov);
                    let exec = self.exec();
                    self.raw(opcode, &[RegOperand::def(saved).into(), exec.into()]);
                }
                let _: Scc = self.scc(cond.expect("a condition"))?;
                let (then, otherwise) = (self.way_to(then), self.way_to(otherwise));
                self.branch(op::S_CBRANCH_SCC1, then);
                self.branch(op::S_BRANCH, otherwise);
            }
            End::Split { then, otherwise, next, skip } => {
                // The condition is computed in the block itself, in front of the jump to the tail.
                let mask = self.mask(cond.expect("a condition"))?;
                self.part_lanes(block, mask, then, otherwise, next, skip);
            }
        }
        // What edges need is computed in the block, before its jump.
        let before = self.first_of(own.block);
        self.position = Position { block: own.block, before };
        self.edge_values(inst)?;
        let first = self.func.first_inst(own.block);
        self.first = first;
        Ok(())
    }

    fn first_of(&self, block: machine::Block) -> Option<machine::Inst> {
        self.func.first_terminator(block)
    }

    fn part_lanes(
        &mut self,
        block: Block,
        mask: Mask,
        then: Block,
        otherwise: Block,
        next: Block,
        skip: Option<Block>,
    ) {
        self.tail(block);
        let exec = self.exec();
        let exec_def: Operand = RegOperand::def(exec).into();
        let mask_operand = self.mask_operand(mask);
        let and = self.mask_op(MaskOp::And);
        let and_not = self.mask_op(MaskOp::AndN2);
        let lanes = |isel: &mut Self, opcode| {
            let reg = isel.temp_mask();
            isel.raw(opcode, &[RegOperand::def(reg).into(), exec.into(), mask_operand]);
            Mask::Lanes(reg)
        };
        let Some(skip) = skip else {
            self.save_lanes(block);
            for (to, opcode) in [(then, and), (otherwise, and_not)] {
                if self.plan.counts_waiting(to) {
                    let lanes = lanes(self, opcode);
                    self.wait(block, to, lanes);
                }
            }
            self.leave_empty(next);
            return;
        };
        let goes_if_set = next == then;
        let other = if goes_if_set { otherwise } else { then };
        if self.plan.counts_waiting(other) {
            let lanes = lanes(self, if goes_if_set { and_not } else { and });
            self.wait(block, other, lanes);
        }
        if self.plan.saved[block] {
            let saved = self.saved_of(block);
            let opcode = if goes_if_set { MaskOp::AndSaveExec } else { MaskOp::AndNotSaveExec };
            let opcode = self.mask_op(opcode);
            self.raw(opcode, &[RegOperand::def(saved).into(), mask_operand]);
        } else {
            let opcode = if goes_if_set { and } else { and_not };
            self.raw(opcode, &[exec_def, exec.into(), mask_operand]);
        }
        let (to, past) = (self.way_to(next), self.way_to(skip));
        if skip != next {
            self.branch(op::S_CBRANCH_EXECZ, past);
        }
        self.branch(op::S_BRANCH, to);
    }

    /// Compares scalars into SCC.
    pub(crate) fn scalar_compare(&mut self, cc: IntCc, args: [Value; 2]) -> Lowered<Scc> {
        let ty = shape::Ty::of(self.cx, self.ty(args[0]));
        if ty == Some(shape::Ty::I64) {
            let a = self.whole(args[0], Bank::S)?;
            let b = self.src(args[1].into())?;
            let opcode = if cc == IntCc::Eq { op::S_CMP_EQ_U64 } else { op::S_CMP_LG_U64 };
            return Ok(self.set_scc(opcode, &[a.into(), b]));
        }
        let signed = cc.is_signed();
        let a = self.extended(args[0].into(), self.ty(args[0]), signed, Bank::S)?;
        let b = self.extended(args[1].into(), self.ty(args[1]), signed, Bank::S)?;
        let opcode = match cc {
            IntCc::Eq => op::S_CMP_EQ_U32,
            IntCc::Ne => op::S_CMP_LG_U32,
            IntCc::Ugt => op::S_CMP_GT_U32,
            IntCc::Uge => op::S_CMP_GE_U32,
            IntCc::Ult => op::S_CMP_LT_U32,
            IntCc::Ule => op::S_CMP_LE_U32,
            IntCc::Sgt => op::S_CMP_GT_I32,
            IntCc::Sge => op::S_CMP_GE_I32,
            IntCc::Slt => op::S_CMP_LT_I32,
            IntCc::Sle => op::S_CMP_LE_I32,
        };
        let a = match a.part {
            Part::Imm(_) if matches!(b.part, Part::Imm(_)) => {
                self.constant(Bank::S, a.part, 1).into()
            }
            _ => a,
        };
        Ok(self.set_scc(opcode, &[a, b]))
    }
}

/// Values along edges.
impl Isel<'_> {
    /// Computes what a block passes on, in registers for phis.
    fn edge_values(&mut self, inst: Inst) -> Lowered {
        let mut calls: Vec<BlockCall> = Vec::new();
        self.body.insts[inst].kind.for_each_target(self.body, |t| calls.push(*t));
        let from = self.position.block;
        for call in calls {
            for n in 0..call.args.as_slice(&self.body.lists).len() {
                let value = call.args.as_slice(&self.body.lists)[n];
                let param = self.body.block_params(call.block)[n];
                let parts = self.edge_value(value, param)?;
                self.incoming_of(param).push((from, parts));
            }
        }
        Ok(())
    }

    /// A value as phis want it: in registers of the parameter's bank, bools as numbers.
    fn edge_value(&mut self, value: Value, param: Local) -> Lowered<Parts> {
        let bank = self.banks.of_local(param);
        let ty = self.body.locals[param].ty;
        let parts = self.parts(value)?;
        let dwords = shape::passed_dwords(self.cx, ty);
        if dwords > 1 {
            let whole = self.tuple(bank, &parts);
            return Ok(Parts::from_slice(&[self.whole_register(bank, whole, dwords)]));
        }
        let bools = self.bool_dwords(ty)?;
        Ok(parts
            .into_iter()
            .zip(bools)
            .map(|(part, bool)| {
                let part = if bool { self.bool_number(bank, part) } else { part };
                let part = self.in_bank(bank, part, 1);
                self.whole_register(bank, part, 1)
            })
            .collect())
    }

    /// A part of a register as a register.
    fn whole_register(&mut self, bank: Bank, part: Part, dwords: usize) -> Part {
        match part {
            Part::Reg(_, sub) if sub.is_whole() => part,
            Part::Reg(from, sub) => {
                let reg = self.temp(bank, dwords);
                let from = RegOperand::new(from).part(sub);
                self.raw(generic::COPY, &[RegOperand::def(reg).into(), from.into()]);
                Part::whole(reg)
            }
            Part::Phys(from) => {
                let reg = self.temp(bank, dwords);
                let from = RegOperand::new(from);
                self.raw(generic::COPY, &[RegOperand::def(reg).into(), from.into()]);
                Part::whole(reg)
            }
            other => other,
        }
    }

    /// The parameters of a block that are used become phis. Their values along edges from blocks further up are filled
    /// in when those are selected.
    pub(super) fn phis(&mut self, block: Block) -> Lowered {
        if block == self.body.entry() {
            return Ok(());
        }
        for &param in self.body.block_params(block) {
            let ty = self.body.locals[param].ty;
            let bank = self.banks.of_local(param);
            let own = self.blocks[block].expand().expect("a block");
            self.position = Position { block: own, before: self.func.first_inst(own) };
            let each = shape::passed_dwords(self.cx, ty);
            let count = shape::dwords(self.cx, ty)? / each;
            let regs: SmallVec<[VReg; 4]> = (0..count).map(|_| self.temp(bank, each)).collect();
            let parts: Parts = if regs.len() == 1 {
                let class = self.func.vreg_class(regs[0]).expect("a class");
                let dwords = usize::from(self.func.target.class(class).units).div_ceil(2);
                self.reg_parts(regs[0], dwords)
            } else {
                regs.iter().map(|&r| Part::whole(r)).collect()
            };
            // Lanes bring bools as numbers.
            let bools = self.bool_dwords(ty)?;
            let parts: Parts = parts
                .into_iter()
                .zip(bools)
                .map(|(part, bool)| if bool { self.bool_in(bank, part) } else { part })
                .collect();
            self.define_local(param, &parts)?;
            self.phi_regs(param, &regs);
        }
        Ok(())
    }
}

/// Phis, put at the blocks' heads when all edges are known.
impl Isel<'_> {
    fn incoming_of(&mut self, param: Local) -> &mut Vec<(machine::Block, Parts)> {
        &mut self.incoming[param]
    }

    fn phi_regs(&mut self, param: Local, regs: &[VReg]) {
        self.phi_list.push((param, regs.into()));
    }

    /// Builds the phis.
    pub(super) fn build_phis(&mut self) {
        let list = std::mem::take(&mut self.phi_list);
        for (param, regs) in list {
            let block = super::regbank::def_block(self.body, param);
            let own = self.blocks[block].expand().expect("a block");
            let incoming = std::mem::take(&mut self.incoming[param]);
            let scalar = self.banks.of_local(param) == Bank::S;
            for (n, &reg) in regs.iter().enumerate().rev() {
                self.position = Position { block: own, before: self.func.first_inst(own) };
                let mut operands: SmallVec<[Operand; 8]> = SmallVec::new();
                operands.push(RegOperand::def(reg).into());
                for &(from, ref parts) in &incoming {
                    let Part::Reg(value, sub) = parts[n] else { unreachable!("a register") };
                    operands.push(RegOperand::new(Reg::virtual_reg(value)).part(sub).into());
                    // Scalars come as the wave does.
                    let from =
                        if scalar { self.tails[from].expand().unwrap_or(from) } else { from };
                    operands.push(Operand::Block(from));
                }
                self.raw(generic::PHI, &operands);
            }
        }
    }
}
