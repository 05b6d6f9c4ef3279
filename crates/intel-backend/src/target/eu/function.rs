//! Functions: blocks of instructions in layout order.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, PrimaryMap, SecondaryMap};
use ir::machine::{DebugLoc, DebugLocData};
use ir::map::Interner;

use super::inst::InstData;
use super::operand::{Base, Block, Inst, VReg};
use crate::target::device::{Device, GRF_BYTES};

ir::named_enum! {
    /// Stage of lowering of a function; each stage keeps the rules of those before it.
    pub enum Stage {
        /// Virtual registers, payloads, instructions wider than the hardware allows.
        Built = "built",
        /// No payloads, collects or headers: they are moves.
        Lowered = "lowered",
        /// Every instruction is one that the hardware has: regions, widths and types are legal.
        Legal = "legal",
        /// No virtual registers and no phis.
        Allocated = "allocated",
    }
}

/// Kind of a virtual register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum VRegKind {
    /// This many general registers in a row.
    Grf(u16),
    /// A flag of 16 or 32 bits.
    Flag(u8),
    /// This many words of the address register.
    Address(u8),
}

/// A virtual register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VRegData {
    /// Its kind.
    pub kind: VRegKind,
}

/// A block.
#[derive(Clone, Default, Debug)]
pub struct BlockData {
    /// The instructions in order.
    pub insts: Vec<Inst>,
}

/// A function in machine form.
#[derive(Clone, Debug)]
pub struct EuFunction {
    /// The name.
    pub name: String,
    /// The device.
    pub device: &'static Device,
    /// The channels that the dispatch mask covers: 8, 16 or 32.
    pub simd: u8,
    /// Its stage of lowering.
    pub stage: Stage,
    /// The scratch memory that each thread needs, in bytes.
    pub scratch_bytes: u32,
    /// The virtual registers.
    pub vregs: PrimaryMap<VReg, VRegData>,
    /// The instructions; those of no block are dead.
    pub insts: PrimaryMap<Inst, InstData>,
    /// The blocks.
    pub blocks: PrimaryMap<Block, BlockData>,
    /// The blocks in layout order; the first is the entry.
    pub layout: Vec<Block>,
    /// Places in the source.
    pub debug_locs: Interner<DebugLoc, DebugLocData>,
    /// The place of each instruction.
    locs: SecondaryMap<Inst, PackedOption<DebugLoc>>,
}

impl EuFunction {
    /// A function without blocks.
    pub fn new(name: impl Into<String>, device: &'static Device, simd: u8) -> Self {
        Self {
            name: name.into(),
            device,
            simd,
            stage: Stage::Built,
            scratch_bytes: 0,
            vregs: PrimaryMap::new(),
            insts: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            layout: Vec::new(),
            debug_locs: Interner::new(),
            locs: SecondaryMap::new(),
        }
    }

    /// A new block at the end of the layout.
    pub fn add_block(&mut self) -> Block {
        let block = self.blocks.push(BlockData::default());
        self.layout.push(block);
        block
    }

    /// A new virtual register.
    pub fn add_vreg(&mut self, kind: VRegKind) -> VReg {
        self.vregs.push(VRegData { kind })
    }

    /// New general registers for `bytes` bytes, as the base of an operand.
    pub fn add_grfs(&mut self, bytes: u32) -> Base {
        let regs = bytes.div_ceil(GRF_BYTES).max(1);
        Base::Virtual(self.add_vreg(VRegKind::Grf(u16::try_from(regs).unwrap_or(u16::MAX))))
    }

    /// Appends an instruction to a block.
    pub fn push(&mut self, block: Block, data: InstData) -> Inst {
        let inst = self.insts.push(data);
        self.blocks[block].insts.push(inst);
        inst
    }

    /// An instruction's place in the source.
    pub fn inst_loc(&self, inst: Inst) -> Option<DebugLoc> {
        self.locs[inst].expand()
    }

    /// Sets an instruction's place in the source.
    pub fn set_inst_loc(&mut self, inst: Inst, loc: Option<DebugLoc>) {
        // If there are no places at all, nothing is kept.
        if loc.is_some() || self.locs[inst].is_some() {
            self.locs[inst] = loc.into();
        }
    }

    /// The bytes of a virtual register: those of its general registers, or of its flag or address words; none if there is no
    /// such register, which the verifier says.
    pub fn vreg_bytes(&self, reg: VReg) -> u32 {
        match self.vregs.get(reg).map(|data| data.kind) {
            Some(VRegKind::Grf(count)) => u32::from(count) * GRF_BYTES,
            Some(VRegKind::Flag(bits)) => u32::from(bits) / 8,
            Some(VRegKind::Address(words)) => u32::from(words) * 2,
            None => 0,
        }
    }

    /// All instructions in layout order, with their blocks.
    pub fn placed(&self) -> impl Iterator<Item = (Block, Inst)> + '_ {
        self.layout
            .iter()
            .flat_map(|&block| self.blocks[block].insts.iter().map(move |&inst| (block, inst)))
    }

    /// Takes instructions out of their blocks. Returns their number.
    pub fn remove(&mut self, gone: &EntitySet<Inst>) -> u64 {
        let mut count = 0;
        for &block in &self.layout {
            self.blocks[block].insts.retain(|&inst| {
                let stays = !gone.contains(inst);
                count += u64::from(!stays);
                stays
            });
        }
        count
    }

    /// Replaces every instruction by those that `f` makes of it, which are where it was in the source; an empty list removes
    /// it, `None` keeps it. The number of instructions that were replaced.
    pub fn rewrite(
        &mut self,
        mut f: impl FnMut(&mut Self, Block, Inst) -> Option<Vec<InstData>>,
    ) -> u64 {
        let mut count = 0;
        for index in 0..self.layout.len() {
            let block = self.layout[index];
            let old = core::mem::take(&mut self.blocks[block].insts);
            let mut new = Vec::with_capacity(old.len());
            for inst in old {
                match f(self, block, inst) {
                    None => new.push(inst),
                    Some(list) => {
                        count += 1;
                        let loc = self.inst_loc(inst);
                        for data in list {
                            let made = self.insts.push(data);
                            self.set_inst_loc(made, loc);
                            new.push(made);
                        }
                    }
                }
            }
            self.blocks[block].insts = new;
        }
        count
    }
}
