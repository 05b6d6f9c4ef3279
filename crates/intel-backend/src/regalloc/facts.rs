//! Effects of the instructions on whole virtual registers: values that live on, and writes that keep a part.
//!
//! A register is live if some of it may be read later ([`Liveness`]) and may have been written before: a register that
//! was never written has no value. A write that leaves a part of the former contents, by its place, its mask or its
//! predicate, keeps the old value if that part is live after it.

use cranelift_entity::SecondaryMap;
use ir::graph::FlowGraph;
use smallvec::SmallVec;

use crate::mir_opt::bits::{Mask, Row, Rows};
use crate::mir_opt::liveness::{LiveSet, Liveness, for_each_read_mask, for_each_write_mask};
use crate::target::eu::{Block, EuFunction, Inst, InstData, Op, VReg};

/// Registers of virtual registers.
pub(crate) type Masks = SmallVec<[(VReg, Mask); 2]>;

/// The registers that were written and those that are live, at one place.
#[derive(Default)]
struct Sets {
    written: LiveSet,
    live: LiveSet,
}

/// Facts about all instructions of a function as it was.
pub(crate) struct Facts {
    live: Liveness,
    /// Registers that are live at the starts of blocks and were written.
    written: Rows,
    kept: SecondaryMap<Inst, Masks>,
    /// Registers that are read and not live after the instruction.
    dying: SecondaryMap<Inst, Masks>,
    /// Registers that are read though nothing was ever written to them.
    undefined: SecondaryMap<Inst, Masks>,
}

impl Facts {
    pub(crate) fn new(func: &EuFunction) -> Self {
        let live = Liveness::new(func);
        let mut facts = Self {
            written: live.written(func),
            live,
            kept: SecondaryMap::new(),
            dying: SecondaryMap::new(),
            undefined: SecondaryMap::new(),
        };
        let mut sets = Sets::default();
        for &block in &func.layout {
            facts.visit(func, block, &mut sets);
        }
        facts
    }

    fn visit(&mut self, func: &EuFunction, block: Block, Sets { written, live }: &mut Sets) {
        // Down: registers written before. Up: registers live after.
        let columns = self.live.columns();
        written.begin(self.written.row(block), &Row::default());
        let mut before: Vec<Masks> = Vec::with_capacity(func.blocks[block].insts.len());
        for &inst in &func.blocks[block].insts {
            let data = &func.insts[inst];
            let mut masks = Masks::new();
            let mut undefined = Masks::new();
            for_each_read_mask(func, data, |reg, _| {
                if written.get(columns, reg) == 0 {
                    undefined.push((reg, 1));
                }
            });
            for_each_write_mask(func, data, |reg, _| {
                masks.push((reg, written.get(columns, reg)));
            });
            self.undefined[inst] = undefined;
            before.push(masks);
            for_each_write_mask(func, data, |reg, mask| {
                if data.op == Op::Undef {
                    written.change(columns, reg, |_| 0);
                } else {
                    written.change(columns, reg, |old| old | mask);
                }
            });
        }
        self.live.walk_up(block, live);
        for (&inst, before) in func.blocks[block].insts.iter().zip(before).rev() {
            let data = &func.insts[inst];
            let after = |reg: VReg| self.live.at(live, reg);
            let mut kept: Masks =
                before.into_iter().map(|(reg, old)| (reg, old & after(reg))).collect();
            self.live.for_each_kill(func, inst, live, |reg, mask| {
                kept.iter_mut().filter(|k| k.0 == reg).for_each(|k| k.1 &= !mask);
            });
            kept.retain(|k| k.1 != 0);
            let mut dying = Masks::new();
            for_each_read_mask(func, data, |reg, mask| {
                if after(reg) == 0 {
                    dying.push((reg, mask));
                }
            });
            self.kept[inst] = kept;
            self.dying[inst] = dying;
            self.live.step(func, inst, live);
        }
    }

    /// The registers of what an instruction writes whose old contents live on, beyond those that it replaces.
    pub(crate) fn kept(&self, inst: Inst, reg: VReg) -> Mask {
        self.kept[inst].iter().find(|k| k.0 == reg).map_or(0, |k| k.1)
    }

    /// Whether an instruction is the last to look at a register.
    pub(crate) fn dies(&self, inst: Inst, reg: VReg) -> bool {
        self.dying[inst].iter().any(|d| d.0 == reg)
    }

    /// Whether nothing was written to a register that an instruction reads.
    pub(crate) fn is_undefined(&self, inst: Inst, reg: VReg) -> bool {
        self.undefined[inst].iter().any(|u| u.0 == reg)
    }

    /// Registers that hold a value at the start of a block, but none that is needed at the end of the predecessor
    /// `from`: no channel takes that edge.
    pub(crate) fn lost(&self, from: Block, to: Block) -> SmallVec<[VReg; 4]> {
        let row = self.written.row(to).without(self.live.live_out(from));
        self.live.columns().registers(&row).collect()
    }

    /// Whether a register holds a value where a block ends.
    pub(crate) fn is_live_out(&self, block: Block, reg: VReg) -> bool {
        self.live.columns().mask(self.live.live_out(block), reg) != 0
    }

    /// Whether a register holds a value where a block begins.
    pub(crate) fn is_live_in(&self, block: Block, reg: VReg) -> bool {
        self.live.columns().mask(self.written.row(block), reg) != 0
    }

    /// Whether a register may hold a value where some block begins.
    pub(crate) fn crosses_blocks(&self, reg: VReg) -> bool {
        self.live.columns().has(reg)
    }

    /// The function's graph.
    pub(crate) fn graph(&self) -> &FlowGraph<Block> {
        self.live.graph()
    }
}

/// Calls `f` with every virtual register of an instruction, and whether it is written.
pub(crate) fn for_each_register(func: &EuFunction, data: &InstData, mut f: impl FnMut(VReg, bool)) {
    for_each_read_mask(func, data, |reg, _| f(reg, false));
    for_each_write_mask(func, data, |reg, _| f(reg, true));
}
