//! From allocated registers to what the processor has: copies, tuples, spills, frame addresses, short
//! forms, and blocks in their final order.

use std::sync::Arc;

use ir::diagnostic::Diagnostic;
use ir::machine::{
    Block, FrameKind, FrameSlot, Inst, MachineFunction, Opcode, Operand, PReg, PlacedObject,
    RegOperand, generic,
};
use smallvec::SmallVec;

use crate::frame_lowering::frame_access::{Finisher, SpillCode, base_operand, dwords};
use crate::frame_lowering::layout::{FrameLayout, KEEP_EXEC, Rules, accumulator};
use crate::frame_lowering::scratch;
use crate::regalloc::{ACCUMULATORS, SpillKind, THROUGH_LANES, in_scratch, spill_kind};
use crate::target::Target;
use crate::target::regs;
use crate::target::table::{self, Form, op};

/// Replaces copies, tuples, spills and addresses in the frame of a function whose registers are allocated. Returns its spill
/// code.
///
/// # Errors
/// A frame that is too large, or an instruction that cannot be expressed.
pub(crate) fn run(
    func: &mut MachineFunction,
    target: Target,
    rules: Rules<'_>,
    layout: &FrameLayout,
) -> Result<Vec<SpillCode>, Diagnostic> {
    func.frame.size = u64::from(layout.size);
    for object in layout.saved_objects() {
        func.frame.objects.push(object);
    }
    let mut finisher = Finisher::new(func, target, rules.convention, layout);
    let blocks: Vec<Block> = finisher.func.blocks().collect();
    for block in blocks {
        finisher.forget_far();
        let mut next = finisher.func.first_inst(block);
        while let Some(inst) = next {
            next = finisher.func.next_inst(inst);
            let before = finisher.func.prev_inst(inst);
            let writes_far = finisher.writes_far(inst);
            finisher.lower(inst)?;
            if writes_far {
                finisher.forget_far();
            }
            finisher.func.note_replaced_between(inst, before, next);
        }
    }
    finisher.place_objects();
    for object in finisher.func.frame.objects.values_mut() {
        // What was in accumulators takes no place.
        object.dead |= object.stack == ACCUMULATORS;
    }
    Ok(finisher.spills)
}

impl Finisher<'_> {
    fn lower(&mut self, inst: Inst) -> Result<(), Diagnostic> {
        let opcode = self.func.opcode(inst);
        match opcode {
            generic::COPY => {
                let moves = self.copy_moves(inst);
                self.move_all(inst, &moves);
                self.func.remove_inst(inst);
            }
            generic::REG_SEQUENCE => {
                let moves = self.sequence_moves(inst);
                self.move_all(inst, &moves);
                self.func.remove_inst(inst);
            }
            generic::IMPLICIT_DEF | generic::KILL => self.func.remove_inst(inst),
            op::S_MOV_B32 | op::S_MOV_B64 if self.moves_nothing(inst) => {
                self.func.remove_inst(inst);
            }
            _ => {
                if let Some(kind) = spill_kind(opcode) {
                    self.lower_spill(inst, kind)?;
                } else {
                    self.lower_frame(inst)?;
                    self.shorten(inst);
                }
            }
        }
        Ok(())
    }

    /// Notes where objects of the frame are, for variables.
    fn place_objects(&mut self) {
        let Some(mut variables) = self.func.variables.take() else { return };
        let placed = &mut Arc::make_mut(&mut variables).placed;
        for (slot, object) in &self.func.frame.objects {
            if in_scratch(object) && object.kind != FrameKind::Variable && object.stack.is_empty() {
                let (base, offset) = self.layout.place(self.func, slot);
                placed.objects[slot] = Some(PlacedObject { base, offset });
            }
        }
        self.func.variables = Some(variables);
    }

    fn moves_nothing(&self, inst: Inst) -> bool {
        match self.func.operands(inst) {
            [Operand::Reg(to), Operand::Reg(from), ..] => to.reg == from.reg && to.sub == from.sub,
            _ => false,
        }
    }

    fn physical(&self, operand: &Operand) -> PReg {
        let Operand::Reg(reg) = operand else { unreachable!("a register") };
        let whole = reg.reg.as_physical().expect("registers are allocated");
        if reg.sub.is_whole() {
            return whole;
        }
        let sub = self.func.target.sub_reg(reg.sub);
        whole.part(u16::from(sub.offset), sub.units).expect("a part of the register")
    }

    /// Returns the moves of a copy, dword by dword.
    fn copy_moves(&self, inst: Inst) -> Vec<(PReg, PReg)> {
        let operands = self.func.operands(inst);
        let (to, from) = (self.physical(&operands[0]), self.physical(&operands[1]));
        dwords(to).zip(dwords(from)).collect()
    }

    fn sequence_moves(&self, inst: Inst) -> Vec<(PReg, PReg)> {
        let operands = self.func.operands(inst);
        let to = self.physical(&operands[0]);
        let mut moves = Vec::new();
        for pair in operands[1..].chunks(2) {
            let [value, Operand::SubReg(sub)] = pair else { break };
            let sub = self.func.target.sub_reg(*sub);
            let part = to.part(u16::from(sub.offset), sub.units).expect("a part of the tuple");
            let undefined =
                matches!(value, Operand::Reg(r) if r.flags.contains(ir::machine::RegFlags::UNDEF));
            if !undefined {
                moves.extend(dwords(part).zip(dwords(self.physical(value))));
            }
        }
        moves
    }

    /// Moves dwords at once: each only when nothing still reads what it overwrites; cycles are broken by
    /// exchanges.
    fn move_all(&mut self, before: Inst, moves: &[(PReg, PReg)]) {
        let mut left: Vec<(PReg, PReg)> = moves.iter().copied().filter(|m| m.0 != m.1).collect();
        while !left.is_empty() {
            let ready = left.iter().position(|m| left.iter().all(|n| n.1 != m.0));
            if let Some(at) = ready {
                // Two neighbours in one instruction.
                let (to, from) = left.remove(at);
                if let Some(other) = left.iter().position(|n| {
                    pairs(to, n.0).is_some()
                        && pairs(from, n.1).is_some()
                        && pairs(to, n.0).map(|p| p.1) == pairs(from, n.1).map(|p| p.1)
                        && left.iter().all(|k| k.1 != n.0 || k == n)
                }) && let Some(opcode) = self.wide_move(to, left[other].0, from, left[other].1)
                {
                    let n = left.remove(other);
                    let (to, _) = pairs(to, n.0).expect("neighbours");
                    let (from, _) = pairs(from, n.1).expect("neighbours");
                    self.insert(before, opcode, &[RegOperand::def(to).into(), from.into()]);
                    continue;
                }
                let opcode = move_opcode(to, from);
                self.insert(before, opcode, &[RegOperand::def(to).into(), from.into()]);
                continue;
            }
            let (to, from) = left.remove(0);
            self.exchange(before, to, from);
            // What was in `to` is in `from` now.
            for other in &mut left {
                if other.1 == to {
                    other.1 = from;
                } else if other.1 == from {
                    other.1 = to;
                }
            }
            left.retain(|m| m.0 != m.1);
        }
    }

    /// The instruction that moves two neighbouring dwords, if there is one.
    fn wide_move(&self, a: PReg, b: PReg, c: PReg, d: PReg) -> Option<Opcode> {
        let (to, _) = pairs(a, b)?;
        let (from, _) = pairs(c, d)?;
        let even = |r: PReg| r.file() != regs::SGPR || r.first_unit().is_multiple_of(4);
        let scalar = |r: PReg| r.file() == regs::SGPR;
        if scalar(to) && scalar(from) && even(to) && even(from) {
            return Some(op::S_MOV_B64);
        }
        let vector = |r: PReg| r.file() == regs::VGPR && r.first_unit().is_multiple_of(4);
        if self.target.generation.has_gfx940_insts()
            && vector(to)
            && (vector(from) || scalar(from) && even(from))
        {
            return Some(op::V_MOV_B64_e32);
        }
        None
    }

    fn exchange(&mut self, before: Inst, a: PReg, b: PReg) {
        if a.file() == regs::VGPR {
            let operands: [Operand; 4] =
                [RegOperand::def(a).into(), RegOperand::def(b).into(), b.into(), a.into()];
            self.insert(before, op::V_SWAP_B32, &operands);
            return;
        }
        for (to, other) in [(a, b), (b, a), (a, b)] {
            self.insert(
                before,
                op::S_XOR_B32,
                &[RegOperand::def(to).into(), to.into(), other.into()],
            );
        }
    }

    fn lower_spill(&mut self, inst: Inst, kind: SpillKind) -> Result<(), Diagnostic> {
        let operands: SmallVec<[Operand; 8]> = self.func.operands(inst).into();
        let reg = self.physical(&operands[0]);
        let Operand::Frame { slot, offset: part } = operands[1] else { unreachable!("a slot") };
        let before = self.func.prev_inst(inst);
        match kind {
            SpillKind::ScalarSave | SpillKind::ScalarRestore
                if self.func.frame.objects[slot].stack == THROUGH_LANES =>
            {
                self.scalars_in_memory(inst, reg, slot, kind == SpillKind::ScalarSave)?;
            }
            SpillKind::ScalarSave | SpillKind::ScalarRestore => {
                for (n, part) in dwords(reg).enumerate() {
                    let lane = self.layout.lanes[slot] + n as u32;
                    if kind == SpillKind::ScalarSave {
                        self.write_lane(inst, part, lane);
                    } else {
                        self.read_lane(inst, part, lane);
                    }
                }
            }
            SpillKind::VectorSave | SpillKind::VectorRestore
                if let Some(first) = accumulator(self.func, slot) =>
            {
                let first = first + (part / 4) as u16;
                for (n, part) in (first..).zip(dwords(reg)) {
                    let save = kind == SpillKind::VectorSave;
                    let accumulator = regs::agpr(n, 1);
                    let (opcode, to, from) = if save {
                        (op::V_ACCVGPR_WRITE_B32_e64, accumulator, part)
                    } else {
                        (op::V_ACCVGPR_READ_B32_e64, part, accumulator)
                    };
                    self.insert(inst, opcode, &[RegOperand::def(to).into(), from.into()]);
                }
            }
            SpillKind::VectorSave | SpillKind::VectorRestore => {
                let (base, offset) = self.layout.place(self.func, slot);
                let offset = offset + part;
                self.scratch_spill(inst, reg, base, offset, kind == SpillKind::VectorSave)?;
            }
        }
        self.note_spill(before, inst, kind, reg, slot);
        self.func.remove_inst(inst);
        Ok(())
    }

    /// Writes down the instructions that a spill has become: those between what stood before it and itself.
    fn note_spill(
        &mut self,
        before: Option<Inst>,
        inst: Inst,
        kind: SpillKind,
        reg: PReg,
        slot: FrameSlot,
    ) {
        let object = &self.func.frame.objects[slot];
        let vector = matches!(kind, SpillKind::VectorSave | SpillKind::VectorRestore);
        let place = if accumulator(self.func, slot).is_some() {
            "accumulators"
        } else if vector || object.stack == THROUGH_LANES {
            "scratch memory"
        } else {
            "lanes of a vector register"
        };
        let save = matches!(kind, SpillKind::VectorSave | SpillKind::ScalarSave);
        let bytes = u32::from(reg.units()) * 2;
        let mut next = self.func.prev_inst(inst).filter(|&last| Some(last) != before);
        let mut last = true;
        while let Some(inst) = next {
            let slot = slot.as_u32();
            self.spills.push(SpillCode { inst, slot, save, vector, bytes, last, place });
            last = false;
            next = self.func.prev_inst(inst).filter(|&earlier| Some(earlier) != before);
        }
    }

    /// Stores scalar registers to a dword of as many lanes, or loads them.
    fn scalars_in_memory(
        &mut self,
        before: Inst,
        scalars: PReg,
        slot: FrameSlot,
        save: bool,
    ) -> Result<(), Diagnostic> {
        let carrier = self.layout.carrier.expect("a register for scalars on their way to memory");
        let parts: SmallVec<[PReg; 8]> = dwords(scalars).collect();
        let number = |n: usize| Operand::Imm(n as i64);
        if save {
            for (n, &part) in parts.iter().enumerate() {
                let def: Operand = RegOperand::def(carrier).into();
                self.insert(
                    before,
                    op::V_WRITELANE_B32,
                    &[def, part.into(), number(n), carrier.into()],
                );
            }
        }
        let low = KEEP_EXEC.part(0, 2).expect("a half");
        let (set, exec, keep) = if self.target.wave32 {
            (op::S_MOV_B32, regs::EXEC_LO, low)
        } else {
            (op::S_MOV_B64, regs::EXEC, KEEP_EXEC)
        };
        let lanes = if parts.len() < 31 { (1 << parts.len()) - 1 } else { -1 };
        self.insert(before, set, &[RegOperand::def(keep).into(), exec.into()]);
        self.insert(before, set, &[RegOperand::def(exec).into(), Operand::Imm(lanes)]);
        let (base, offset) = self.layout.place(self.func, slot);
        self.scratch_spill(before, carrier, base, offset, save)?;
        self.insert(before, set, &[RegOperand::def(exec).into(), keep.into()]);
        if !save {
            for (n, &part) in parts.iter().enumerate() {
                let def: Operand = RegOperand::def(part).into();
                self.insert(before, op::V_READLANE_B32, &[def, carrier.into(), number(n)]);
            }
        }
        Ok(())
    }

    /// Addresses in the frame become numbers.
    fn lower_frame(&mut self, inst: Inst) -> Result<(), Diagnostic> {
        let found =
            self.func.operands(inst).iter().position(|o| matches!(o, Operand::Frame { .. }));
        let buffer = self.target.generation.scratch_is_buffer();
        let Some(n) = found else {
            if buffer
                && !self.func.opcode(inst).is_generic()
                && scratch::buffer_opcode(self.func.opcode(inst)).is_some()
            {
                // It has its own base: the stack pointer of outgoing arguments.
                let base = match *self.func.operand(inst, 1) {
                    base @ Operand::Reg(r)
                        if r.reg.as_physical().is_some_and(|r| r.file() == regs::SGPR) =>
                    {
                        base
                    }
                    _ => Operand::Imm(0),
                };
                let offset = self.func.operand(inst, 2).as_imm().unwrap_or(0);
                return scratch::use_buffer(self.func, inst, base, offset);
            }
            return Ok(());
        };
        let Operand::Frame { slot, offset } = *self.func.operand(inst, n) else { return Ok(()) };
        let (base, place) = self.layout.place(self.func, slot);
        let address = place + offset;
        let opcode = self.func.opcode(inst);
        if let Some(direct) = table::form(opcode, Form::NoAddress) {
            // The scalar base is the frame's, and the offset to it grows.
            let at = self.func.operand(inst, n + 1).as_imm().unwrap_or(0) + address;
            let (base, at) = self.near(inst, base, at)?;
            if buffer {
                return scratch::use_buffer(self.func, inst, base_operand(base), at);
            }
            match base {
                Some(base) => {
                    self.func.set_operand(inst, n, RegOperand::new(base));
                    self.func.set_operand(inst, n + 1, Operand::Imm(at));
                }
                None => {
                    self.func.remove_operand(inst, n);
                    self.func.set_operand(inst, n, Operand::Imm(at));
                    self.func.set_opcode(inst, direct);
                }
            }
            return Ok(());
        }
        // A number: the base is in it, or is added by the instruction.
        if let Some(base) = base {
            let own = self.func.operands(inst).iter().position(
                |o| matches!(o, Operand::Reg(r) if r.reg.as_physical() == Some(regs::FP_REG)),
            );
            let Some(own) = own else {
                return Err(Diagnostic::error("an address of the frame without its base")
                    .in_function(&self.func.name));
            };
            if buffer {
                // The base counts the bytes of all lanes.
                let Operand::Reg(to) = *self.func.operand(inst, 0) else { unreachable!("a def") };
                let to = to.reg.as_physical().expect("registers are allocated");
                let shift = Operand::Imm(i64::from(self.scale.trailing_zeros()));
                self.insert(
                    inst,
                    op::S_LSHR_B32,
                    &[RegOperand::def(to).into(), base.into(), shift],
                );
                self.func.set_operand(inst, own, RegOperand::new(to));
            } else {
                self.func.set_operand(inst, own, RegOperand::new(base));
            }
        }
        self.func.set_operand(inst, n, Operand::Imm(address));
        Ok(())
    }

    /// The short form of what carries flags in VCC, or has no short form for some of the registers.
    fn shorten(&mut self, inst: Inst) {
        let opcode = self.func.opcode(inst);
        if opcode.is_generic() {
            return;
        }
        let vcc = self.target.vcc();
        let Some(short) = table::form(opcode, Form::Short) else { return };
        if table::real(self.target.generation, short).is_none() {
            return;
        }
        let desc = table::desc(opcode);
        let short_desc = table::desc(short);
        // Operands that the short form has as VCC, and those that it has at all.
        let mut kept: SmallVec<[Operand; 8]> = SmallVec::new();
        let operands: SmallVec<[Operand; 16]> = self.func.operands(inst).into();
        for (row, operand) in desc.operands.iter().zip(&operands) {
            match operand {
                Operand::Reg(reg) if reg.reg.as_physical() == Some(vcc) => {}
                Operand::Imm(0) if row.class.is_none() => {}
                Operand::Imm(_) if row.class.is_none() => return,
                _ => kept.push(*operand),
            }
        }
        if kept.len() != short_desc.operands.len()
            || short_desc.operands.iter().any(|o| o.tied.is_some())
        {
            return;
        }
        // 16-bit operands of short instructions are in the lower half of the registers.
        let outside = kept.iter().zip(short_desc.operands).any(|(operand, row)| {
            let Operand::Reg(reg) = operand else { return false };
            let (Some(reg), Some(class)) = (reg.reg.as_physical(), row.class) else { return false };
            !self.func.target.class_contains(class, reg)
        });
        if outside {
            return;
        }
        // The second source must be a vector register.
        if let Some(Operand::Reg(second)) = kept.get(2) {
            if second.reg.as_physical().is_some_and(|r| r.file() != regs::VGPR) {
                return;
            }
        } else if kept.len() > 2 {
            return;
        }
        let position = ir::machine::Position {
            block: self.func.inst_block(inst).expect("in a block"),
            before: Some(inst),
        };
        let flags = self.func.inst_flags(inst);
        let mut builder = ir::machine::Builder::new(self.func, position);
        builder.build(short).operands(&kept).flags(flags).finish();
        self.func.remove_inst(inst);
    }
}

/// Two neighbouring dwords as one register, and whether the first is the lower.
fn pairs(a: PReg, b: PReg) -> Option<(PReg, bool)> {
    if a.file() != b.file() || a.units() != 2 || b.units() != 2 {
        return None;
    }
    if a.end_unit() == b.first_unit() {
        return Some((PReg::new(a.file(), a.first_unit(), 4), true));
    }
    (b.end_unit() == a.first_unit()).then(|| (PReg::new(a.file(), b.first_unit(), 4), false))
}

fn move_opcode(to: PReg, from: PReg) -> Opcode {
    match (to.file() == regs::VGPR, from.file() == regs::VGPR) {
        (true, _) => op::V_MOV_B32_e32,
        (false, true) => op::V_READFIRSTLANE_B32,
        (false, false) => op::S_MOV_B32,
    }
}
