//! The machine function.
//!
//! Instructions live in one arena and are ordered by links, so that inserting and removing cost
//! the same anywhere; their operands lie in one pool, each instruction's in a run. Blocks are
//! linked in layout order. Successors are not stored: they are what the terminators say, plus the
//! next block where control falls through ([`MachineFunction::successors`]).

use std::sync::Arc;

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityList, ListPool, PrimaryMap};
use smallvec::SmallVec;

use super::alias::AliasTable;
use super::data::{
    BlockData, BlockFlags, DebugLoc, DebugLocData, FunctionKind, Inst, InstData, InstFlags,
    Properties, TargetData, TextExtras, VRegData, VRegKind,
};
use super::desc::{InstrDesc, InstrFlags, Opcode, RegMaskDesc, TargetInfo, generic};
use super::frame::{ConstEntry, Frame, SymbolData, SymbolKind};
use super::memory::{MachineMemOperand, MemOp};
use super::operand::{Block, Const, JumpTable, Operand, RegMask, RegOperand, Symbol};
use super::reg::{LowType, PReg, Reg, RegClass, SubReg, VReg};
use super::variables::Variables;
use crate::graph;
use crate::map::{Interner, Map, Set};

/// An instruction's place.
#[derive(Clone, Copy, Default, Debug)]
struct InstLinks {
    block: PackedOption<Block>,
    prev: PackedOption<Inst>,
    next: PackedOption<Inst>,
}

/// A function in machine form.
#[derive(Clone, Debug)]
pub struct MachineFunction {
    /// The name.
    pub name: String,
    /// Kernel or not.
    pub kind: FunctionKind,
    /// The target's tables.
    pub target: &'static TargetInfo,
    /// Properties of the whole function.
    pub properties: Properties,
    /// Whether it looks at or changes the floating-point environment (`strictfp`): rounding at its entry can be any.
    /// MIR text says so by the attribute of the function in the IR.
    pub strict_fp: bool,
    /// Whether the program sets the floating-point environment in it, with `strictfp` or without: what it leaves is not the
    /// compiler's to put back.
    pub sets_fp_environment: bool,
    /// The alignment of its code in bytes.
    pub align: u64,
    /// Physical registers that hold arguments at the start, with the virtual register that each
    /// is copied to.
    pub live_ins: Vec<(PReg, Option<VReg>)>,
    /// The stack.
    pub frame: Frame,
    /// The constant pool.
    pub constants: PrimaryMap<Const, ConstEntry>,
    /// Tables of branch targets.
    pub jump_tables: PrimaryMap<JumpTable, Vec<Block>>,
    /// Register masks made for this function; the target's come before them.
    pub reg_masks: Vec<RegMaskDesc>,
    /// The memory accesses.
    pub mem_ops: PrimaryMap<MemOp, MachineMemOperand>,
    /// Facts of the IR about their aliasing.
    pub alias: AliasTable,
    /// The places in the source.
    pub debug_locs: Interner<DebugLoc, DebugLocData>,
    /// The variables of the source, if they are wanted. It is made once, and copies of the function share it.
    pub variables: Option<Arc<Variables>>,
    /// Parts of the function's text without a model here.
    pub text: TextExtras,
    /// Data that the target keeps with the function.
    pub target_data: Option<Box<dyn TargetData>>,
    pub(super) symbols: Interner<Symbol, SymbolData>,
    pub(super) vregs: PrimaryMap<VReg, VRegData>,
    vreg_names: Map<VReg, String>,
    pub(super) insts: PrimaryMap<Inst, InstData>,
    links: Vec<InstLinks>,
    pub(super) operands: Vec<Operand>,
    pub(super) mem_lists: ListPool<MemOp>,
    blocks: PrimaryMap<Block, BlockData>,
    first_block: PackedOption<Block>,
    last_block: PackedOption<Block>,
}

/// Creation, blocks and layout.
impl MachineFunction {
    /// A function without blocks, in SSA form.
    pub fn new(name: impl Into<String>, kind: FunctionKind, target: &'static TargetInfo) -> Self {
        Self {
            name: name.into(),
            kind,
            target,
            properties: Properties::IS_SSA,
            strict_fp: false,
            sets_fp_environment: false,
            align: 1,
            live_ins: Vec::new(),
            frame: Frame::default(),
            constants: PrimaryMap::new(),
            jump_tables: PrimaryMap::new(),
            reg_masks: Vec::new(),
            mem_ops: PrimaryMap::new(),
            alias: AliasTable::default(),
            debug_locs: Interner::new(),
            variables: None,
            text: TextExtras::default(),
            target_data: None,
            symbols: Interner::new(),
            vregs: PrimaryMap::new(),
            vreg_names: Map::default(),
            insts: PrimaryMap::new(),
            links: Vec::new(),
            operands: Vec::new(),
            mem_lists: ListPool::new(),
            blocks: PrimaryMap::new(),
            first_block: None.into(),
            last_block: None.into(),
        }
    }

    /// Makes room for about this many instructions, as isel can guess from the IR's size.
    pub fn reserve(&mut self, insts: usize, vregs: usize) {
        self.insts.reserve(insts);
        self.links.reserve(insts);
        self.operands.reserve(insts * 3);
        self.vregs.reserve(vregs);
    }

    /// A new block that is not in the layout yet.
    pub fn create_block(&mut self) -> Block {
        self.blocks.push(BlockData::default())
    }

    /// A new block at the end of the layout.
    pub fn add_block(&mut self) -> Block {
        let block = self.create_block();
        self.append_block(block);
        block
    }

    /// Puts a block at the end of the layout.
    pub fn append_block(&mut self, block: Block) {
        self.insert_block(block, None);
    }

    /// Inserts a block into the layout after another.
    pub fn insert_block_after(&mut self, block: Block, after: Block) {
        let before = self.next_block(after);
        self.insert_block(block, before);
    }

    /// Puts a block in the layout before another, or at the end.
    ///
    /// # Panics
    /// If the block is in the layout already.
    pub fn insert_block(&mut self, block: Block, before: Option<Block>) {
        assert!(!self.blocks[block].in_layout, "{block} is in the layout already");
        let prev = match before {
            Some(next) => self.blocks[next].prev,
            None => self.last_block,
        };
        let data = &mut self.blocks[block];
        data.prev = prev;
        data.next = before.into();
        data.in_layout = true;
        match prev.expand() {
            Some(prev) => self.blocks[prev].next = block.into(),
            None => self.first_block = block.into(),
        }
        match before {
            Some(next) => self.blocks[next].prev = block.into(),
            None => self.last_block = block.into(),
        }
    }

    /// Takes a block out of the layout. Its instructions stay with it.
    pub fn remove_block(&mut self, block: Block) {
        let (prev, next) = (self.blocks[block].prev, self.blocks[block].next);
        debug_assert!(self.blocks[block].in_layout, "{block} is not in the layout");
        match prev.expand() {
            Some(prev) => self.blocks[prev].next = next,
            None => self.first_block = next,
        }
        match next.expand() {
            Some(next) => self.blocks[next].prev = prev,
            None => self.last_block = prev,
        }
        let data = &mut self.blocks[block];
        data.prev = None.into();
        data.next = None.into();
        data.in_layout = false;
    }

    /// A block's data.
    #[inline]
    pub fn block(&self, block: Block) -> &BlockData {
        &self.blocks[block]
    }

    /// A block's data, to be changed.
    #[inline]
    pub fn block_mut(&mut self, block: Block) -> &mut BlockData {
        &mut self.blocks[block]
    }

    /// Whether the block exists and is in the layout.
    pub fn is_block_in_layout(&self, block: Block) -> bool {
        self.blocks.get(block).is_some_and(|b| b.in_layout)
    }

    /// The number of blocks ever made: the bound for side tables.
    #[inline]
    pub fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    /// The first block in layout: where control enters.
    #[inline]
    pub fn entry_block(&self) -> Option<Block> {
        self.first_block.expand()
    }

    /// The last block in layout.
    pub fn last_block(&self) -> Option<Block> {
        self.last_block.expand()
    }

    /// The block after another in layout.
    #[inline]
    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.blocks[block].next.expand()
    }

    /// The block before another in layout.
    #[inline]
    pub fn prev_block(&self, block: Block) -> Option<Block> {
        self.blocks[block].prev.expand()
    }

    /// The blocks in layout order.
    #[inline]
    pub fn blocks(&self) -> impl Iterator<Item = Block> + '_ {
        core::iter::successors(self.first_block.expand(), |&b| self.next_block(b))
    }
}

/// Instructions.
impl MachineFunction {
    /// Adds an instruction to the arena, in no block.
    pub(super) fn push_inst(&mut self, data: InstData) -> Inst {
        self.links.push(InstLinks::default());
        self.insts.push(data)
    }

    /// Makes an instruction that is in no block yet.
    pub fn create_inst(&mut self, opcode: Opcode, operands: &[Operand]) -> Inst {
        let start = self.operands.len();
        self.operands.extend_from_slice(operands);
        self.push_inst(InstData {
            opcode,
            operand_count: count(operands.len()),
            flags: InstFlags::NONE,
            operands: start as u32,
            operand_capacity: count(operands.len()),
            mem: EntityList::new(),
            loc: None.into(),
        })
    }

    /// Puts an instruction in a block, before another or at the end.
    pub fn insert_inst(&mut self, inst: Inst, block: Block, before: Option<Inst>) {
        debug_assert!(self.links[inst.as_u32() as usize].block.is_none(), "{inst} is in a block");
        let prev = match before {
            Some(next) => self.links[next.as_u32() as usize].prev,
            None => self.blocks[block].last,
        };
        self.links[inst.as_u32() as usize] =
            InstLinks { block: block.into(), prev, next: before.into() };
        match prev.expand() {
            Some(prev) => self.links[prev.as_u32() as usize].next = inst.into(),
            None => self.blocks[block].first = inst.into(),
        }
        match before {
            Some(next) => self.links[next.as_u32() as usize].prev = inst.into(),
            None => self.blocks[block].last = inst.into(),
        }
    }

    /// Takes an instruction out of its block. It can be put in another.
    ///
    /// # Panics
    /// If the instruction is in no block.
    pub fn remove_inst(&mut self, inst: Inst) {
        let InstLinks { block, prev, next } = self.links[inst.as_u32() as usize];
        let block = block.expect("the instruction is in a block");
        match prev.expand() {
            Some(prev) => self.links[prev.as_u32() as usize].next = next,
            None => self.blocks[block].first = next,
        }
        match next.expand() {
            Some(next) => self.links[next.as_u32() as usize].prev = prev,
            None => self.blocks[block].last = prev,
        }
        self.links[inst.as_u32() as usize] = InstLinks::default();
    }

    /// Moves all instructions from `first` to its block's end to the end of `to`. Costs one step
    /// per instruction moved.
    pub fn move_tail(&mut self, first: Inst, to: Block) {
        let mut next = Some(first);
        while let Some(inst) = next {
            next = self.next_inst(inst);
            self.remove_inst(inst);
            self.insert_inst(inst, to, None);
        }
    }

    /// The number of instructions ever made: the bound for side tables.
    #[inline]
    pub fn num_insts(&self) -> usize {
        self.insts.len()
    }

    /// The block that an instruction is in.
    #[inline]
    pub fn inst_block(&self, inst: Inst) -> Option<Block> {
        self.links[inst.as_u32() as usize].block.expand()
    }

    /// The instruction after another in its block.
    #[inline]
    pub fn next_inst(&self, inst: Inst) -> Option<Inst> {
        self.links[inst.as_u32() as usize].next.expand()
    }

    /// The instruction before another in its block.
    #[inline]
    pub fn prev_inst(&self, inst: Inst) -> Option<Inst> {
        self.links[inst.as_u32() as usize].prev.expand()
    }

    /// A block's first instruction.
    #[inline]
    pub fn first_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block].first.expand()
    }

    /// A block's last instruction.
    #[inline]
    pub fn last_inst(&self, block: Block) -> Option<Inst> {
        self.blocks[block].last.expand()
    }

    /// A block's instructions in order. To change the block while walking, step with
    /// [`MachineFunction::first_inst`] and [`MachineFunction::next_inst`].
    #[inline]
    pub fn insts(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        core::iter::successors(self.first_inst(block), |&i| self.next_inst(i))
    }

    /// The instructions of all blocks in the order of the layout.
    #[inline]
    pub fn all_insts(&self) -> impl Iterator<Item = Inst> + '_ {
        self.blocks().flat_map(|block| self.insts(block))
    }

    /// The same as a list, for passes that change the blocks while they walk.
    pub fn inst_list(&self) -> Vec<Inst> {
        self.all_insts().collect()
    }

    /// A block's instructions from its end.
    #[inline]
    pub fn insts_rev(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        core::iter::successors(self.last_inst(block), |&i| self.prev_inst(i))
    }

    /// A block's first terminator. Debug instructions between terminators do not matter.
    pub fn first_terminator(&self, block: Block) -> Option<Inst> {
        let mut first = None;
        for inst in self.insts_rev(block) {
            let desc = self.desc(inst);
            if desc.is_terminator() {
                first = Some(inst);
            } else if !desc.is(InstrFlags::DEBUG) {
                break;
            }
        }
        first
    }

    /// An instruction's opcode.
    #[inline]
    pub fn opcode(&self, inst: Inst) -> Opcode {
        self.insts[inst].opcode
    }

    /// Makes it another instruction with the same operands.
    pub fn set_opcode(&mut self, inst: Inst, opcode: Opcode) {
        self.insts[inst].opcode = opcode;
    }

    /// An instruction's row.
    #[inline]
    pub fn desc(&self, inst: Inst) -> &'static InstrDesc {
        self.target.instr(self.insts[inst].opcode)
    }

    /// Whether an instruction does more than define its results, by its row or because it was asked for as it is
    /// ([`InstFlags::NO_MERGE`]).
    #[inline]
    pub fn has_effects(&self, inst: Inst) -> bool {
        self.desc(inst).has_effects() || self.inst_flags(inst).contains(InstFlags::NO_MERGE)
    }

    /// Whether an instruction may be skipped when code is compared or counted: debug information
    /// and markers that become nothing.
    #[inline]
    pub fn is_meta(&self, inst: Inst) -> bool {
        self.desc(inst).is(InstrFlags::DEBUG)
            || matches!(
                self.opcode(inst),
                generic::IMPLICIT_DEF
                    | generic::KILL
                    | generic::LIFETIME_START
                    | generic::LIFETIME_END
                    | generic::CFI_INSTRUCTION
                    | generic::FAKE_USE
            )
    }

    /// Flags of an instruction besides its row.
    #[inline]
    pub fn inst_flags(&self, inst: Inst) -> InstFlags {
        self.insts[inst].flags
    }

    /// Mutable flags of an instruction besides its row.
    #[inline]
    pub fn inst_flags_mut(&mut self, inst: Inst) -> &mut InstFlags {
        &mut self.insts[inst].flags
    }

    /// An instruction's place in the source.
    #[inline]
    pub fn inst_loc(&self, inst: Inst) -> Option<DebugLoc> {
        self.insts[inst].loc.expand()
    }

    /// Sets an instruction's place in the source.
    pub fn set_inst_loc(&mut self, inst: Inst, loc: Option<DebugLoc>) {
        self.insts[inst].loc = loc.into();
    }

    /// An instruction's memory accesses.
    #[inline]
    pub fn inst_mem_ops(&self, inst: Inst) -> &[MemOp] {
        self.insts[inst].mem.as_slice(&self.mem_lists)
    }

    /// Adds a memory access to an instruction.
    pub fn add_mem_op(&mut self, inst: Inst, mem: MachineMemOperand) {
        let mem = self.mem_ops.push(mem);
        self.insts[inst].mem.push(mem, &mut self.mem_lists);
    }

    /// Replaces an instruction's memory accesses by those of others.
    pub fn set_mem_ops(&mut self, inst: Inst, mem: &[MemOp]) {
        let list = &mut self.insts[inst].mem;
        list.clear(&mut self.mem_lists);
        list.extend(mem.iter().copied(), &mut self.mem_lists);
    }
}

/// Debug information.
impl MachineFunction {
    /// Records that other instructions replace an instruction, if variables are to be found by its results. Every
    /// replacement after register allocation must be recorded.
    #[inline]
    pub fn note_replaced(&mut self, old: Inst, new: &[Inst]) {
        if let Some(variables) = &mut self.variables {
            let replaced = &mut Arc::make_mut(variables).placed.replaced;
            replaced.entry(old).or_default().extend_from_slice(new);
        }
    }
}

impl MachineFunction {
    /// Records that instructions were removed after register allocation, and what they wrote is nowhere: variables are not
    /// known where only these instructions filled their place.
    pub fn note_removed(&mut self, gone: &Set<Inst>) {
        if gone.is_empty() {
            return;
        }
        let Some(variables) = &mut self.variables else { return };
        for row in &mut Arc::make_mut(variables).placed.rows {
            if row.filled_by.iter().any(|inst| gone.contains(inst)) {
                row.value = None;
            }
        }
    }

    /// Lets variables be in other virtual registers, or parts of them, which have the same value wherever the old ones
    /// have one: a pass that takes registers away says so. None for those that stay.
    pub fn rename_variables(&mut self, to: impl Fn(VReg, SubReg) -> Option<(VReg, SubReg)>) {
        if let Some(variables) = &mut self.variables {
            Arc::make_mut(variables).rename(to);
        }
    }

    /// Notes the same for an instruction that may be gone, and stood between two others that are left: what is there now
    /// stands for it.
    #[inline]
    pub fn note_replaced_between(&mut self, old: Inst, before: Option<Inst>, behind: Option<Inst>) {
        if self.variables.is_none() || self.inst_block(old).is_some() {
            return;
        }
        let mut new: SmallVec<[Inst; 4]> = SmallVec::new();
        let mut last = match (behind, before) {
            (Some(behind), _) => self.prev_inst(behind),
            (None, Some(before)) => self.inst_block(before).and_then(|block| self.last_inst(block)),
            (None, None) => None,
        };
        while let Some(inst) = last.filter(|&last| Some(last) != before) {
            new.push(inst);
            last = self.prev_inst(inst);
        }
        self.note_replaced(old, &new);
    }
}

/// The count of an instruction's operands as it is stored.
///
/// # Panics
/// If there are more than 65,535: no construct of the input makes that many without being refused
/// earlier.
pub(super) fn count(operands: usize) -> u16 {
    u16::try_from(operands).expect("at most 65,535 operands")
}

/// Operands.
impl MachineFunction {
    /// An instruction's operands: the row's, then variadic ones, then implicit ones.
    #[inline]
    pub fn operands(&self, inst: Inst) -> &[Operand] {
        let data = &self.insts[inst];
        let start = data.operands as usize;
        &self.operands[start..start + usize::from(data.operand_count)]
    }

    /// An instruction's operands, to be changed in place.
    #[inline]
    pub fn operands_mut(&mut self, inst: Inst) -> &mut [Operand] {
        let data = &self.insts[inst];
        let start = data.operands as usize;
        &mut self.operands[start..start + usize::from(data.operand_count)]
    }

    /// One operand.
    #[inline]
    pub fn operand(&self, inst: Inst, index: usize) -> &Operand {
        &self.operands(inst)[index]
    }

    /// Replaces one operand.
    pub fn set_operand(&mut self, inst: Inst, index: usize, operand: impl Into<Operand>) {
        self.operands_mut(inst)[index] = operand.into();
    }

    /// Replaces all operands.
    pub fn set_operands(&mut self, inst: Inst, operands: &[Operand]) {
        let len = count(operands.len());
        if len > self.insts[inst].operand_capacity {
            self.insts[inst].operands = self.operands.len() as u32;
            self.insts[inst].operand_capacity = len;
            self.operands.extend_from_slice(operands);
        }
        self.insts[inst].operand_count = len;
        self.operands_mut(inst).copy_from_slice(operands);
    }

    /// Adds an operand at the end. A run that is full moves to the end of the pool with room for
    /// twice as many.
    pub fn push_operand(&mut self, inst: Inst, operand: impl Into<Operand>) {
        let operand = operand.into();
        let data = &mut self.insts[inst];
        let (start, len) = (data.operands as usize, usize::from(data.operand_count));
        if data.operand_count == data.operand_capacity {
            let capacity = len.saturating_mul(2).clamp(4, usize::from(u16::MAX));
            assert!(len < capacity, "at most 65,535 operands");
            data.operands = self.operands.len() as u32;
            data.operand_capacity = capacity as u16;
            self.operands.extend_from_within(start..start + len);
            self.operands.resize(self.operands.len() + capacity - len, operand);
        }
        data.operand_count += 1;
        let place = data.operands as usize + len;
        self.operands[place] = operand;
    }

    /// Removes one operand; ties of later operands follow.
    pub fn remove_operand(&mut self, inst: Inst, index: usize) {
        let operands = self.operands_mut(inst);
        operands.copy_within(index + 1.., index);
        let len = operands.len() - 1;
        for operand in &mut operands[..len] {
            if let Operand::Reg(reg) = operand
                && let Some(tied) = reg.tied()
            {
                *reg = match tied.cmp(&index) {
                    core::cmp::Ordering::Less => continue,
                    core::cmp::Ordering::Equal => reg.tied_to(None),
                    core::cmp::Ordering::Greater => reg.tied_to(Some(tied - 1)),
                };
            }
        }
        self.insts[inst].operand_count -= 1;
    }

    /// An instruction's register operands with their indices.
    #[inline]
    pub fn reg_operands(&self, inst: Inst) -> impl Iterator<Item = (usize, &RegOperand)> {
        self.operands(inst).iter().enumerate().filter_map(|(i, o)| Some((i, o.as_reg()?)))
    }

    /// The registers that an instruction writes, implicit ones included.
    #[inline]
    pub fn defs(&self, inst: Inst) -> impl Iterator<Item = &RegOperand> {
        self.operands(inst).iter().filter_map(Operand::as_reg).filter(|r| r.is_def())
    }

    /// The registers that an instruction names as read, implicit ones included.
    #[inline]
    pub fn uses(&self, inst: Inst) -> impl Iterator<Item = &RegOperand> {
        self.operands(inst).iter().filter_map(Operand::as_reg).filter(|r| !r.is_def())
    }

    /// The virtual register that the first operand defines, if it does.
    #[inline]
    pub fn def_vreg(&self, inst: Inst) -> Option<VReg> {
        let first = self.operands(inst).first()?.as_reg()?;
        if first.is_def() { first.reg.as_virtual() } else { None }
    }

    /// Ties two register operands: both must get the same register.
    pub fn tie(&mut self, inst: Inst, def: usize, tied_use: usize) {
        let operands = self.operands_mut(inst);
        if let Some(reg) = operands[def].as_reg_mut() {
            *reg = reg.tied_to(Some(tied_use));
        }
        if let Some(reg) = operands[tied_use].as_reg_mut() {
            *reg = reg.tied_to(Some(def));
        }
    }
}

/// Virtual registers, symbols and other tables.
impl MachineFunction {
    /// A new virtual register of a class.
    #[inline]
    pub fn new_vreg(&mut self, class: RegClass) -> VReg {
        self.add_vreg(VRegKind::Class(class), LowType::NONE)
    }

    /// A new virtual register.
    pub fn add_vreg(&mut self, kind: VRegKind, ty: LowType) -> VReg {
        self.vregs.push(VRegData { kind, ty, hint: Reg::NONE })
    }

    /// The number of virtual registers: the bound for side tables.
    #[inline]
    pub fn num_vregs(&self) -> usize {
        self.vregs.len()
    }

    /// All virtual registers.
    #[inline]
    pub fn vregs(&self) -> cranelift_entity::Keys<VReg> {
        self.vregs.keys()
    }

    /// A virtual register's data.
    #[inline]
    pub fn vreg(&self, reg: VReg) -> &VRegData {
        &self.vregs[reg]
    }

    /// A virtual register's data, to be changed.
    #[inline]
    pub fn vreg_mut(&mut self, reg: VReg) -> &mut VRegData {
        &mut self.vregs[reg]
    }

    /// A virtual register's class, if it is chosen.
    #[inline]
    pub fn vreg_class(&self, reg: VReg) -> Option<RegClass> {
        match self.vregs[reg].kind {
            VRegKind::Class(class) => Some(class),
            _ => None,
        }
    }

    /// Names a virtual register for the text form.
    pub fn set_vreg_name(&mut self, reg: VReg, name: impl Into<String>) {
        self.vreg_names.insert(reg, name.into());
    }

    /// A virtual register's name, if it has one.
    pub fn vreg_name(&self, reg: VReg) -> Option<&str> {
        self.vreg_names.get(&reg).map(String::as_str)
    }

    /// The symbol for a name.
    pub fn symbol(&mut self, kind: SymbolKind, name: impl Into<String>) -> Symbol {
        self.symbols.intern(SymbolData { kind, name: name.into() })
    }

    /// Data of a symbol.
    pub fn symbol_data(&self, symbol: Symbol) -> &SymbolData {
        &self.symbols[symbol]
    }

    /// The registers that a mask preserves.
    pub fn reg_mask(&self, mask: RegMask) -> &RegMaskDesc {
        let index = mask.as_u32() as usize;
        match self.target.reg_masks.get(index) {
            Some(desc) => desc,
            None => &self.reg_masks[index - self.target.reg_masks.len()],
        }
    }

    /// Adds a register mask to the function's own.
    pub fn add_reg_mask(&mut self, mask: RegMaskDesc) -> RegMask {
        self.reg_masks.push(mask);
        RegMask::from_u32((self.target.reg_masks.len() + self.reg_masks.len() - 1) as u32)
    }
}

/// Control flow.
impl MachineFunction {
    /// Calls `f` with each successor of a block: the targets of its terminators in their order,
    /// then the next block if control can fall through. A block that is named twice comes twice.
    pub fn for_each_successor(&self, block: Block, mut f: impl FnMut(Block)) {
        let mut falls_through = !self.blocks[block].flags.contains(BlockFlags::NO_FALLTHROUGH);
        let mut next = self.first_terminator(block);
        while let Some(inst) = next {
            for operand in self.operands(inst) {
                match operand {
                    Operand::Block(target) => f(*target),
                    Operand::JumpTable(table) => {
                        if let Some(targets) = self.jump_tables.get(*table) {
                            targets.iter().for_each(|&target| f(target));
                        }
                    }
                    _ => {}
                }
            }
            if self.desc(inst).is(InstrFlags::BARRIER) {
                falls_through = false;
            }
            next = self.next_inst(inst);
        }
        if falls_through && let Some(next) = self.next_block(block) {
            f(next);
        }
        self.blocks[block].more_successors.iter().for_each(|&target| f(target));
    }

    /// A block's successors without repetition, in the order of first mention.
    pub fn successors(&self, block: Block) -> SmallVec<[Block; 4]> {
        let mut found: SmallVec<[Block; 4]> = SmallVec::new();
        let mut many = crate::map::Set::default();
        self.for_each_successor(block, |target| {
            // A switch may have thousands of targets: past a few, a set looks them up.
            if found.len() < 16 {
                if !found.contains(&target) {
                    found.push(target);
                }
                if found.len() == 16 {
                    many.extend(found.iter().copied());
                }
            } else if many.insert(target) {
                found.push(target);
            }
        });
        found
    }

    /// Whether control can go from a block's end to the next block in layout.
    pub fn can_fall_through(&self, block: Block) -> bool {
        !self.blocks[block].flags.contains(BlockFlags::NO_FALLTHROUGH)
            && self.next_block(block).is_some()
            && !self.first_terminator(block).is_some_and(|first| {
                core::iter::successors(Some(first), |&i| self.next_inst(i))
                    .any(|i| self.desc(i).is(InstrFlags::BARRIER))
            })
    }

    /// Whether the function is in SSA form.
    pub fn is_ssa(&self) -> bool {
        self.properties.contains(Properties::IS_SSA)
    }
}

impl graph::Cfg for MachineFunction {
    type Node = Block;

    fn node_bound(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Option<Block> {
        self.entry_block()
    }

    fn is_node(&self, node: Block) -> bool {
        self.blocks[node].in_layout
    }

    fn for_each_successor(&self, node: Block, f: &mut dyn FnMut(Block)) {
        Self::for_each_successor(self, node, f);
    }
}
