//! Building instructions: `b.build(ADD).def(d).reg(x).imm(3).finish()`.
//!
//! Operands go straight to the function's pool; nothing is allocated for an instruction.

use cranelift_entity::EntityList;
use cranelift_entity::packed_option::PackedOption;

use super::data::{DebugLoc, Inst, InstData, InstFlags};
use super::desc::{Opcode, generic};
use super::function::{MachineFunction, count};
use super::memory::{MachineMemOperand, MemOp};
use super::operand::{Block, Cond, FloatKind, FrameSlot, Operand, RegFlags, RegOperand, Symbol};
use super::reg::{Reg, RegClass, SubReg, VReg};

/// A place for new instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The block.
    pub block: Block,
    /// The instruction after the place; `None` for the block's end.
    pub before: Option<Inst>,
}

/// Inserts instructions into a function, one after the other.
#[derive(Debug)]
pub struct Builder<'f> {
    /// The function.
    pub func: &'f mut MachineFunction,
    position: Position,
    loc: PackedOption<DebugLoc>,
}

/// Builders at places.
impl MachineFunction {
    /// A builder that appends to a block.
    pub fn at_end(&mut self, block: Block) -> Builder<'_> {
        Builder::new(self, Position { block, before: None })
    }

    /// A builder that inserts before an instruction.
    ///
    /// # Panics
    /// If the instruction is in no block.
    pub fn before(&mut self, inst: Inst) -> Builder<'_> {
        let block = self.inst_block(inst).expect("the instruction is in a block");
        Builder::new(self, Position { block, before: Some(inst) })
    }

    /// A builder that inserts after an instruction.
    ///
    /// # Panics
    /// If the instruction is in no block.
    pub fn after(&mut self, inst: Inst) -> Builder<'_> {
        let block = self.inst_block(inst).expect("the instruction is in a block");
        let before = self.next_inst(inst);
        let loc = self.inst_loc(inst);
        Builder::new(self, Position { block, before }).with_loc(loc)
    }

    /// A builder that inserts before a block's terminators.
    pub fn before_terminators(&mut self, block: Block) -> Builder<'_> {
        let before = self.first_terminator(block);
        Builder::new(self, Position { block, before })
    }

    /// A builder that inserts after a block's phis.
    pub fn after_phis(&mut self, block: Block) -> Builder<'_> {
        let before = self.insts(block).find(|&i| self.opcode(i) != generic::PHI);
        Builder::new(self, Position { block, before })
    }
}

impl<'f> Builder<'f> {
    /// A builder at a place. Instructions inserted before another one get that one's place in the source, unless they
    /// are given one.
    pub fn new(func: &'f mut MachineFunction, position: Position) -> Self {
        let loc = position.before.and_then(|inst| func.inst_loc(inst));
        Self { func, position, loc: loc.into() }
    }

    /// The same builder for instructions from a place in the source.
    #[must_use]
    pub fn with_loc(mut self, loc: Option<DebugLoc>) -> Self {
        self.loc = loc.into();
        self
    }

    /// Sets the place in the source of what is built from now on.
    pub fn set_loc(&mut self, loc: Option<DebugLoc>) {
        self.loc = loc.into();
    }

    /// Goes on at the end of a block.
    pub fn move_to_end(&mut self, block: Block) {
        self.position = Position { block, before: None };
    }

    /// The place.
    pub fn position(&self) -> Position {
        self.position
    }

    /// The block that is built in.
    pub fn block(&self) -> Block {
        self.position.block
    }

    /// A new virtual register.
    pub fn vreg(&mut self, class: RegClass) -> VReg {
        self.func.new_vreg(class)
    }

    /// Begins an instruction.
    #[inline]
    pub fn build(&mut self, opcode: Opcode) -> InstBuilder<'_> {
        let start = self.func.operands.len();
        InstBuilder {
            func: self.func,
            position: self.position,
            start,
            opcode,
            flags: InstFlags::NONE,
            mem: EntityList::new(),
            loc: self.loc,
        }
    }

    /// A copy of a register to another.
    pub fn copy(&mut self, to: impl Into<Reg>, from: impl Into<Reg>) -> Inst {
        self.build(generic::COPY).def(to).reg(from).finish()
    }

    /// A phi of values by predecessor.
    pub fn phi(&mut self, to: VReg, incoming: &[(VReg, Block)]) -> Inst {
        let mut phi = self.build(generic::PHI).def(to);
        for &(value, block) in incoming {
            phi = phi.reg(value).block(block);
        }
        phi.finish()
    }

    /// A tuple of registers, each with its part.
    pub fn reg_sequence(&mut self, to: VReg, parts: &[(VReg, SubReg)]) -> Inst {
        let mut sequence = self.build(generic::REG_SEQUENCE).def(to);
        for &(value, sub) in parts {
            sequence = sequence.reg(value).operand(Operand::SubReg(sub));
        }
        sequence.finish()
    }
}

/// An instruction being built. Ends with [`InstBuilder::finish`].
#[must_use = "an instruction is in the function only after `finish`"]
#[derive(Debug)]
pub struct InstBuilder<'b> {
    func: &'b mut MachineFunction,
    position: Position,
    start: usize,
    opcode: Opcode,
    flags: InstFlags,
    mem: EntityList<MemOp>,
    loc: PackedOption<DebugLoc>,
}

impl InstBuilder<'_> {
    /// Adds any operand.
    #[inline]
    pub fn operand(self, operand: impl Into<Operand>) -> Self {
        self.func.operands.push(operand.into());
        self
    }

    /// Adds several operands.
    pub fn operands(self, operands: &[Operand]) -> Self {
        self.func.operands.extend_from_slice(operands);
        self
    }

    /// Adds a register that is written.
    #[inline]
    pub fn def(self, reg: impl Into<Reg>) -> Self {
        self.operand(RegOperand::def(reg))
    }

    /// Adds a part of a register that is written; the other parts are kept.
    pub fn def_part(self, reg: impl Into<Reg>, sub: SubReg) -> Self {
        self.operand(RegOperand::def(reg).part(sub))
    }

    /// Adds a register that is read.
    #[inline]
    pub fn reg(self, reg: impl Into<Reg>) -> Self {
        self.operand(RegOperand::new(reg))
    }

    /// Adds a part of a register that is read.
    pub fn reg_part(self, reg: impl Into<Reg>, sub: SubReg) -> Self {
        self.operand(RegOperand::new(reg).part(sub))
    }

    /// Adds a register that is read without being in the row.
    pub fn implicit(self, reg: impl Into<Reg>) -> Self {
        self.operand(RegOperand::new(reg).with(RegFlags::IMPLICIT))
    }

    /// Adds a register that is written without being in the row.
    pub fn implicit_def(self, reg: impl Into<Reg>) -> Self {
        self.operand(RegOperand::def(reg).with(RegFlags::IMPLICIT))
    }

    /// Adds an integer.
    #[inline]
    pub fn imm(self, value: impl Into<i64>) -> Self {
        self.operand(Operand::Imm(value.into()))
    }

    /// Adds a floating-point constant by its bits.
    pub fn fp_imm(self, kind: FloatKind, bits: u64) -> Self {
        self.operand(Operand::FpImm { kind, bits })
    }

    /// Adds a block.
    pub fn block(self, block: Block) -> Self {
        self.operand(Operand::Block(block))
    }

    /// Adds a named thing and an offset in bytes.
    pub fn symbol(self, symbol: Symbol, offset: i32) -> Self {
        self.operand(Operand::Symbol { symbol, offset, flags: 0 })
    }

    /// Adds a frame object and an offset in bytes.
    pub fn frame(self, slot: FrameSlot, offset: i64) -> Self {
        self.operand(Operand::Frame { slot, offset })
    }

    /// Adds a predicate.
    pub fn cond(self, cond: Cond) -> Self {
        self.operand(Operand::Cond(cond))
    }

    /// Adds a memory access.
    pub fn mem(mut self, mem: MachineMemOperand) -> Self {
        let mem = self.func.mem_ops.push(mem);
        self.mem.push(mem, &mut self.func.mem_lists);
        self
    }

    /// Adds flags.
    pub fn flags(mut self, flags: InstFlags) -> Self {
        self.flags |= flags;
        self
    }

    /// The number of operands so far.
    pub fn operand_count(&self) -> usize {
        self.func.operands.len() - self.start
    }

    /// Puts the instruction in its block. The implicit operands of its row are added, and
    /// ties and early clobbers of the row are set.
    pub fn finish(self) -> Inst {
        let target = self.func.target;
        let desc = target.instr(self.opcode);
        let pool = &mut self.func.operands;
        for (index, row) in desc.operands.iter().enumerate() {
            if !row.early_clobber && row.tied.is_none() {
                continue;
            }
            if let Some(Operand::Reg(reg)) = pool.get_mut(self.start + index) {
                if row.early_clobber {
                    reg.flags |= RegFlags::EARLY_CLOBBER;
                }
                if let Some(def) = row.tied {
                    *reg = reg.tied_to(Some(usize::from(def)));
                    if let Some(Operand::Reg(def)) = pool.get_mut(self.start + usize::from(def)) {
                        *def = def.tied_to(Some(index));
                    }
                }
            }
        }
        for &reg in desc.implicit_defs {
            pool.push(RegOperand::def(target.implicit(reg)).with(RegFlags::IMPLICIT).into());
        }
        for &reg in desc.implicit_uses {
            pool.push(RegOperand::new(target.implicit(reg)).with(RegFlags::IMPLICIT).into());
        }
        let len = count(pool.len() - self.start);
        let inst = self.func.push_inst(InstData {
            opcode: self.opcode,
            operand_count: len,
            flags: self.flags,
            operands: self.start as u32,
            operand_capacity: len,
            mem: self.mem,
            loc: self.loc,
        });
        self.func.insert_inst(inst, self.position.block, self.position.before);
        inst
    }
}
