//! Next-use distances: number of instructions to the next use of a value, at the start and the end of blocks.
//!
//! A step out of a loop is long, so that a value needed only after a loop is farther away inside it than all that the
//! loop uses. Each value is followed alone, from its uses up through predecessors in the order of distance, until
//! blocks that define it.

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use cranelift_entity::EntityRef;
use ir::graph::{Adjacency, FlowGraph, LoopForest};
use ir::machine::{Block, InstrFlags, MachineFunction, Operand, VReg, generic};

/// The length of a step out of a loop.
pub(crate) const LOOP_EXIT: u32 = 100_000;
/// Farther than any use.
pub(crate) const NEVER: u32 = u32::MAX;

/// Distances at the boundaries of blocks.
#[derive(Clone, Debug)]
pub(crate) struct NextUse {
    at_begin: Adjacency<Block, (VReg, u32)>,
    at_end: Adjacency<Block, (VReg, u32)>,
}

impl NextUse {
    /// Distances of the registers for which `counts` holds.
    pub(crate) fn new(
        func: &MachineFunction,
        graph: &FlowGraph<Block>,
        loops: &LoopForest<Block>,
        counts: impl Fn(VReg) -> bool,
    ) -> Self {
        let mut exposed: Vec<(VReg, (Block, u32))> = Vec::new();
        let mut at_end: Vec<(VReg, Block)> = Vec::new();
        let mut defined: Vec<(VReg, Block)> = Vec::new();
        let mut length = vec![0u32; func.num_blocks()];
        let mut seen = vec![u32::MAX; func.num_vregs()];
        for block in func.blocks() {
            let mut at = 0;
            for inst in func.insts(block) {
                if func.desc(inst).is(InstrFlags::DEBUG) {
                    continue;
                }
                if func.opcode(inst) == generic::PHI {
                    for pair in func.operands(inst)[1..].chunks_exact(2) {
                        if let [Operand::Reg(value), Operand::Block(from)] = pair
                            && value.reads()
                            && let Some(reg) = value.reg.as_virtual().filter(|&r| counts(r))
                        {
                            at_end.push((reg, *from));
                        }
                    }
                } else {
                    at += 1;
                    for used in func.uses(inst).filter(|u| u.reads()) {
                        let Some(reg) = used.reg.as_virtual().filter(|&r| counts(r)) else {
                            continue;
                        };
                        if seen[reg.index()] != block.as_u32() {
                            seen[reg.index()] = block.as_u32();
                            exposed.push((reg, (block, at)));
                        }
                    }
                }
                for def in func.defs(inst) {
                    if let Some(reg) = def.reg.as_virtual().filter(|&r| counts(r)) {
                        seen[reg.index()] = block.as_u32();
                        defined.push((reg, block));
                    }
                }
            }
            length[block.index()] = at;
        }
        let vregs = func.num_vregs();
        let exposed = Adjacency::from_edges(vregs, exposed.iter().copied());
        let at_end = Adjacency::from_edges(vregs, at_end.iter().copied());
        let defined = Adjacency::from_edges(vregs, defined.iter().copied());
        let mut search = Search {
            graph,
            loops,
            length,
            begin: vec![NEVER; func.num_blocks()],
            end: vec![NEVER; func.num_blocks()],
            defines: vec![false; func.num_blocks()],
            touched: Vec::new(),
            heap: BinaryHeap::new(),
        };
        let (mut begins, mut ends) = (Vec::new(), Vec::new());
        for reg in func.vregs() {
            if exposed.of(reg).is_empty() && at_end.of(reg).is_empty() {
                continue;
            }
            search.run(exposed.of(reg), at_end.of(reg), defined.of(reg));
            for block in search.touched.drain(..) {
                let i = block.index();
                if search.begin[i] != NEVER {
                    begins.push((block, (reg, search.begin[i])));
                }
                if search.end[i] != NEVER {
                    ends.push((block, (reg, search.end[i])));
                }
                (search.begin[i], search.end[i]) = (NEVER, NEVER);
            }
        }
        let blocks = func.num_blocks();
        Self {
            at_begin: Adjacency::from_edges(blocks, begins.iter().copied()),
            at_end: Adjacency::from_edges(blocks, ends.iter().copied()),
        }
    }

    /// Returns the distances from a block's start, in the order of registers.
    pub(crate) fn all_at_begin(&self, block: Block) -> &[(VReg, u32)] {
        self.at_begin.of(block)
    }

    /// The distances from a block's end, by register.
    pub(crate) fn all_at_end(&self, block: Block) -> &[(VReg, u32)] {
        self.at_end.of(block)
    }
}

struct Search<'a> {
    graph: &'a FlowGraph<Block>,
    loops: &'a LoopForest<Block>,
    length: Vec<u32>,
    begin: Vec<u32>,
    end: Vec<u32>,
    defines: Vec<bool>,
    touched: Vec<Block>,
    heap: BinaryHeap<Reverse<(u32, Block)>>,
}

impl Search<'_> {
    fn run(&mut self, exposed: &[(Block, u32)], at_end: &[Block], defined: &[Block]) {
        for block in defined {
            self.defines[block.index()] = true;
        }
        for &(block, at) in exposed {
            self.touch(block);
            self.begin[block.index()] = at;
            self.heap.push(Reverse((at, block)));
        }
        for &block in at_end {
            self.lower_end(block, 1);
        }
        while let Some(Reverse((distance, block))) = self.heap.pop() {
            if self.begin[block.index()] != distance {
                continue;
            }
            let graph = self.graph;
            for &from in graph.predecessors(block) {
                let step = if self.leaves_loop(from, block) { LOOP_EXIT } else { 0 };
                self.lower_end(from, distance.saturating_add(step).min(NEVER - 1));
            }
        }
        for block in defined {
            self.defines[block.index()] = false;
        }
    }

    fn leaves_loop(&self, from: Block, to: Block) -> bool {
        self.loops.innermost(from).is_some_and(|l| !self.loops.contains(l, to))
    }

    fn touch(&mut self, block: Block) {
        let i = block.index();
        if self.begin[i] == NEVER && self.end[i] == NEVER {
            self.touched.push(block);
        }
    }

    fn lower_end(&mut self, block: Block, distance: u32) {
        self.touch(block);
        let i = block.index();
        if self.end[i] <= distance {
            return;
        }
        self.end[i] = distance;
        let through = distance.saturating_add(self.length[i]).min(NEVER - 1);
        if !self.defines[i] && self.begin[i] > through {
            self.begin[i] = through;
            self.heap.push(Reverse((through, block)));
        }
    }
}
