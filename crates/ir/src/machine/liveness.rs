//! Virtual registers that are live at the starts and ends of blocks.
//!
//! Each register is followed alone, from the blocks that read it before writing it, up through
//! predecessors until a block that writes it. A stamp by block says whether this register was
//! here already, so the work is the size of the answer (times the predecessors), whatever the
//! number of registers: there are no sets of all registers by block. A phi's operand is read at
//! the end of the block that it comes from, and its def is not live into its own block.

use cranelift_entity::{EntityRef, EntitySet};

use super::data::Inst;
use super::desc::{InstrFlags, generic};
use super::function::MachineFunction;
use super::operand::{Block, Operand};
use super::reg::VReg;
use crate::graph::{Adjacency, FlowGraph};

/// The virtual registers that are live at the boundaries of blocks.
#[derive(Clone, Debug)]
pub struct Liveness {
    live_in: Adjacency<Block, VReg>,
    live_out: Adjacency<Block, VReg>,
}

/// Effects of a block on registers, as pairs in layout order.
#[derive(Default)]
struct Effects {
    /// Registers that a block reads before it writes them.
    exposed: Vec<(VReg, Block)>,
    /// Registers that a phi reads at a block's end.
    read_at_end: Vec<(VReg, Block)>,
    /// Registers that a block writes as a whole.
    written: Vec<(VReg, Block)>,
}

impl Effects {
    fn new(func: &MachineFunction) -> Self {
        let mut effects = Self::default();
        // The last block that wrote or exposed the register, so that each is noted once.
        let mut written_in = vec![u32::MAX; func.num_vregs()];
        let mut exposed_in = vec![u32::MAX; func.num_vregs()];
        for block in func.blocks() {
            let here = block.as_u32();
            for inst in func.insts(block) {
                if func.desc(inst).is(InstrFlags::DEBUG) {
                    continue;
                }
                if func.opcode(inst) == generic::PHI {
                    effects.note_phi(func, inst);
                } else {
                    for (_, operand) in func.reg_operands(inst) {
                        let Some(reg) = operand.reg.as_virtual() else { continue };
                        let i = reg.index();
                        if operand.reads() && written_in[i] != here && exposed_in[i] != here {
                            exposed_in[i] = here;
                            effects.exposed.push((reg, block));
                        }
                    }
                }
                for def in func.defs(inst) {
                    // A partial def is a read too, unless the other parts hold nothing.
                    let Some(reg) = def.reg.as_virtual() else { continue };
                    if !def.reads() && written_in[reg.index()] != here {
                        written_in[reg.index()] = here;
                        effects.written.push((reg, block));
                    }
                }
            }
        }
        effects
    }

    fn note_phi(&mut self, func: &MachineFunction, phi: Inst) {
        for pair in func.operands(phi)[1..].chunks_exact(2) {
            if let [Operand::Reg(value), Operand::Block(from)] = pair
                && let Some(reg) = value.reg.as_virtual()
                && value.reads()
            {
                self.read_at_end.push((reg, *from));
            }
        }
    }
}

impl Liveness {
    /// Computes liveness.
    pub fn new(func: &MachineFunction) -> Self {
        Self::with_graph(func, &FlowGraph::new(func))
    }

    /// Computes liveness with a flow graph at hand.
    pub fn with_graph(func: &MachineFunction, graph: &FlowGraph<Block>) -> Self {
        let effects = Effects::new(func);
        let vregs = func.num_vregs();
        let by_reg = |pairs: Vec<(VReg, Block)>| Adjacency::from_edges(vregs, pairs.into_iter());
        let (exposed, at_end, written) =
            (by_reg(effects.exposed), by_reg(effects.read_at_end), by_reg(effects.written));
        let blocks = func.num_blocks();
        let mut in_stamp = vec![u32::MAX; blocks];
        let mut out_stamp = vec![u32::MAX; blocks];
        let mut write_stamp = vec![u32::MAX; blocks];
        let (mut live_in, mut live_out) = (Vec::new(), Vec::new());
        let mut work: Vec<Block> = Vec::new();
        for reg in func.vregs() {
            if exposed.of(reg).is_empty() && at_end.of(reg).is_empty() {
                continue;
            }
            let stamp = reg.as_u32();
            for block in written.of(reg) {
                write_stamp[block.index()] = stamp;
            }
            let mut enter = |block: Block, work: &mut Vec<Block>| {
                if in_stamp[block.index()] != stamp {
                    in_stamp[block.index()] = stamp;
                    live_in.push((block, reg));
                    work.push(block);
                }
            };
            let mut leave = |block: Block| {
                let new = out_stamp[block.index()] != stamp;
                if new {
                    out_stamp[block.index()] = stamp;
                    live_out.push((block, reg));
                }
                new && write_stamp[block.index()] != stamp
            };
            for &block in exposed.of(reg) {
                enter(block, &mut work);
            }
            for &block in at_end.of(reg) {
                if leave(block) {
                    enter(block, &mut work);
                }
            }
            while let Some(block) = work.pop() {
                for &from in graph.predecessors(block) {
                    if leave(from) {
                        enter(from, &mut work);
                    }
                }
            }
        }
        Self {
            live_in: Adjacency::from_edges(blocks, live_in.into_iter()),
            live_out: Adjacency::from_edges(blocks, live_out.into_iter()),
        }
    }

    /// The registers that hold a value needed later where a block begins, in order.
    pub fn live_in(&self, block: Block) -> &[VReg] {
        self.live_in.of(block)
    }

    /// The registers that hold a value needed later where a block ends, in order.
    pub fn live_out(&self, block: Block) -> &[VReg] {
        self.live_out.of(block)
    }

    /// Whether a register is live where a block begins.
    pub fn is_live_in(&self, block: Block, reg: VReg) -> bool {
        self.live_in.of(block).binary_search(&reg).is_ok()
    }

    /// Whether a register is live where a block ends.
    pub fn is_live_out(&self, block: Block, reg: VReg) -> bool {
        self.live_out.of(block).binary_search(&reg).is_ok()
    }

    /// Walks a block from its end. `visit` gets each instruction with the registers that are live
    /// after it; debug instructions and phis are visited like others and read nothing here. `live`
    /// is room to work in: empty before and after.
    pub fn walk_up(
        &self,
        func: &MachineFunction,
        block: Block,
        live: &mut EntitySet<VReg>,
        mut visit: impl FnMut(Inst, &EntitySet<VReg>),
    ) {
        live.extend(self.live_out(block).iter().copied());
        for inst in func.insts_rev(block) {
            visit(inst, live);
            for def in func.defs(inst) {
                if let Some(reg) = def.reg.as_virtual()
                    && !def.reads()
                {
                    live.remove(reg);
                }
            }
            if func.opcode(inst) != generic::PHI && !func.desc(inst).is(InstrFlags::DEBUG) {
                let read = func.reg_operands(inst).filter(|(_, operand)| operand.reads());
                live.extend(read.filter_map(|(_, operand)| operand.reg.as_virtual()));
            }
        }
        for &reg in self.live_in(block) {
            live.remove(reg);
        }
    }
}
