//! Instructions that access the frame: scratch memory, and lanes of vector registers that hold scalars.

use ir::diagnostic::Diagnostic;
use ir::machine::{Inst, InstrFlags, MachineFunction, Opcode, Operand, PReg, RegOperand};
use regalloc_abi::CallConv;
use smallvec::SmallVec;

use crate::frame_lowering::layout::{FAR, FrameLayout};
use crate::frame_lowering::scratch;
use crate::target::Target;
use crate::target::regs;
use crate::target::table::op;

/// An instruction that moves a spilled value, or a part of it.
#[derive(Clone, Debug)]
pub(crate) struct SpillCode {
    /// The instruction.
    pub inst: Inst,
    /// The number of the value's object on the stack.
    pub slot: u32,
    /// Whether it stores the value, and does not read it back.
    pub save: bool,
    /// Whether the value is in vector registers.
    pub vector: bool,
    /// Bytes of the whole value.
    pub bytes: u32,
    /// Whether it is the last instruction of the move, which stands for all of it.
    pub last: bool,
    /// The memory of the spill slot, for messages.
    pub place: &'static str,
}

/// A function whose frame is laid out, while its pseudo-instructions, prologue and epilogues become instructions.
pub(crate) struct Finisher<'a> {
    pub(crate) func: &'a mut MachineFunction,
    pub(crate) target: Target,
    pub(crate) layout: &'a FrameLayout,
    /// Factor from a byte of each lane to the unit of a base: the number of lanes where scratch is a buffer.
    pub(crate) scale: i64,
    /// Spill code so far.
    pub(crate) spills: Vec<SpillCode>,
    /// The base and the offset whose sum the register for far addresses holds.
    far: Option<(Option<PReg>, i64)>,
}

impl<'a> Finisher<'a> {
    /// A function with its frame.
    pub(crate) fn new(
        func: &'a mut MachineFunction,
        target: Target,
        convention: &CallConv,
        layout: &'a FrameLayout,
    ) -> Self {
        let scale = i64::from(convention.stack.scale);
        Self { func, target, layout, scale, spills: Vec::new(), far: None }
    }
}

impl Finisher<'_> {
    /// Builds an instruction before another.
    pub(crate) fn insert(&mut self, before: Inst, opcode: Opcode, operands: &[Operand]) -> Inst {
        let block = self.func.inst_block(before).expect("an instruction of the layout");
        let position = ir::machine::Position { block, before: Some(before) };
        let mut builder = ir::machine::Builder::new(self.func, position);
        builder.build(opcode).operands(operands).finish()
    }

    /// The register and the number in it of a lane, counted over all registers for lanes.
    fn lane(&self, lane: u32) -> (PReg, Operand) {
        let wave = self.target.wave_size();
        let register = self.layout.lane_registers[(lane / wave) as usize];
        (register, Operand::Imm(i64::from(lane % wave)))
    }

    /// Writes a scalar register to a lane.
    pub(crate) fn write_lane(&mut self, before: Inst, scalar: PReg, lane: u32) {
        let (vector, index) = self.lane(lane);
        let operands = [RegOperand::def(vector).into(), scalar.into(), index, vector.into()];
        self.insert(before, op::V_WRITELANE_B32, &operands);
    }

    /// Reads a scalar register from a lane.
    pub(crate) fn read_lane(&mut self, before: Inst, scalar: PReg, lane: u32) {
        let (vector, index) = self.lane(lane);
        let operands = [RegOperand::def(scalar).into(), vector.into(), index];
        self.insert(before, op::V_READLANE_B32, &operands);
    }

    /// Stores vector registers to scratch, or loads them, at an offset from a base: none is address 0.
    pub(crate) fn scratch_spill(
        &mut self,
        inst: Inst,
        reg: PReg,
        base: Option<PReg>,
        offset: i64,
        save: bool,
    ) -> Result<(), Diagnostic> {
        let parts: Vec<PReg> = dwords(reg).collect();
        let mut at = 0;
        while at < parts.len() {
            let buffer = self.target.generation.scratch_is_buffer();
            let count = (parts.len() - at).min(if buffer { 1 } else { 4 });
            // Tuples must begin at an even register on some generations.
            let odd = self.target.generation.aligned_tuples()
                && !parts[at].first_unit().is_multiple_of(4);
            let count = if odd { 1 } else { count };
            let part = PReg::new(reg.file(), parts[at].first_unit(), (count * 2) as u8);
            let (base, place) = self.near(inst, base, offset + at as i64 * 4)?;
            let rows = match (save, base) {
                (true, None) => &SCRATCH_STORES,
                (true, Some(_)) => &SCRATCH_STORES_SADDR,
                (false, None) => &SCRATCH_LOADS,
                (false, Some(_)) => &SCRATCH_LOADS_SADDR,
            };
            let mut operands: SmallVec<[Operand; 8]> = SmallVec::new();
            operands.push(if save { part.into() } else { RegOperand::def(part).into() });
            operands.extend(base.map(Operand::from));
            operands.extend([Operand::Imm(place), Operand::Imm(0)]);
            let new = self.insert(inst, rows[count - 1], &operands);
            if buffer {
                scratch::use_buffer(self.func, new, base_operand(base), place)?;
            }
            at += count;
        }
        Ok(())
    }

    /// A base and an offset that an instruction can have: what is too far is added to the base before.
    pub(crate) fn near(
        &mut self,
        before: Inst,
        base: Option<PReg>,
        offset: i64,
    ) -> Result<(Option<PReg>, i64), Diagnostic> {
        let least = if self.target.generation.scratch_is_buffer() { 0 } else { -4096 };
        let reach = self.target.generation.scratch_reach().cast_signed();
        if (least..reach).contains(&offset) {
            return Ok((base, offset));
        }
        if !self.layout.needs.far {
            return Err(Diagnostic::unsupported("an address outside of the frame")
                .in_function(&self.func.name));
        }
        let [far, flag] = FAR;
        // Neighbours share the part that is added to the base.
        let part = offset - (offset - least).rem_euclid(reach - least) - least;
        let near = offset - part;
        if self.far.replace((base, part)) == Some((base, part)) {
            return Ok((Some(far), near));
        }
        let def: Operand = RegOperand::def(far).into();
        let Some(base) = base else {
            let part = Operand::Imm(part * self.scale);
            self.insert(before, op::S_MOV_B32, &[def, part]);
            return Ok((Some(far), near));
        };
        let live = self.reads_scc(before);
        if live {
            let set = [RegOperand::def(flag).into(), Operand::Imm(1), Operand::Imm(0)];
            self.insert(before, op::S_CSELECT_B32, &set);
        }
        let part = Operand::Imm(part * self.scale);
        self.insert(before, op::S_ADD_I32, &[def, base.into(), part]);
        if live {
            self.insert(before, op::S_CMP_LG_U32, &[flag.into(), Operand::Imm(0)]);
        }
        Ok((Some(far), near))
    }

    /// Forgets what the register for far addresses holds.
    pub(crate) fn forget_far(&mut self) {
        self.far = None;
    }

    /// Whether an instruction may write that register.
    pub(crate) fn writes_far(&self, inst: Inst) -> bool {
        let mut defs = self.func.defs(inst).filter_map(|def| def.reg.as_physical());
        self.func.desc(inst).is(InstrFlags::CALL) || defs.any(|reg| reg.overlaps(FAR[0]))
    }

    /// Whether SCC holds something that an instruction from here on reads. No block expects anything in it.
    fn reads_scc(&self, from: Inst) -> bool {
        let mut next = Some(from);
        while let Some(inst) = next {
            let desc = self.func.desc(inst);
            if desc.implicit_uses.contains(&regs::SCC) {
                return true;
            }
            if desc.implicit_defs.contains(&regs::SCC) {
                return false;
            }
            next = self.func.next_inst(inst);
        }
        false
    }
}

/// The operand of a scalar base; none is address 0.
pub(crate) fn base_operand(base: Option<PReg>) -> Operand {
    base.map_or(Operand::Imm(0), Operand::from)
}

/// The dwords of a register; a register of one unit counts as one.
pub(crate) fn dwords(reg: PReg) -> impl Iterator<Item = PReg> {
    let units = reg.units();
    (0..u16::from(units).div_ceil(2)).map(move |n| {
        let len = 2.min(units - (n * 2) as u8);
        PReg::new(reg.file(), reg.first_unit() + n * 2, len)
    })
}

const SCRATCH_STORES: [Opcode; 4] = [
    op::SCRATCH_STORE_DWORD_ST,
    op::SCRATCH_STORE_DWORDX2_ST,
    op::SCRATCH_STORE_DWORDX3_ST,
    op::SCRATCH_STORE_DWORDX4_ST,
];
const SCRATCH_LOADS: [Opcode; 4] = [
    op::SCRATCH_LOAD_DWORD_ST,
    op::SCRATCH_LOAD_DWORDX2_ST,
    op::SCRATCH_LOAD_DWORDX3_ST,
    op::SCRATCH_LOAD_DWORDX4_ST,
];

const SCRATCH_STORES_SADDR: [Opcode; 4] = [
    op::SCRATCH_STORE_DWORD_SADDR,
    op::SCRATCH_STORE_DWORDX2_SADDR,
    op::SCRATCH_STORE_DWORDX3_SADDR,
    op::SCRATCH_STORE_DWORDX4_SADDR,
];
const SCRATCH_LOADS_SADDR: [Opcode; 4] = [
    op::SCRATCH_LOAD_DWORD_SADDR,
    op::SCRATCH_LOAD_DWORDX2_SADDR,
    op::SCRATCH_LOAD_DWORDX3_SADDR,
    op::SCRATCH_LOAD_DWORDX4_SADDR,
];
