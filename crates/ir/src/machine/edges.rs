//! Edges of the control flow of machine functions.

use super::desc::{Opcode, generic};
use super::operand::{Block, Operand};
use super::{Inst, MachineFunction};

/// Edges.
impl MachineFunction {
    /// The phis of a block.
    pub fn phis(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        self.insts(block).take_while(|&inst| self.opcode(inst) == generic::PHI)
    }

    /// Puts a block on an edge, which is there, and returns it. `jump` is an unconditional branch with a block operand.
    /// The new block follows its source in layout if control fell through there, else it comes at
    /// the end.
    pub fn split_edge(&mut self, from: Block, to: Block, jump: Opcode) -> Block {
        let falls = self.can_fall_through(from) && self.next_block(from) == Some(to);
        let middle = self.create_block();
        let mut named = false;
        let mut next = self.first_terminator(from);
        while let Some(inst) = next {
            let mut tables = Vec::new();
            for operand in self.operands_mut(inst) {
                match operand {
                    Operand::Block(target) if *target == to => {
                        *operand = Operand::Block(middle);
                        named = true;
                    }
                    Operand::JumpTable(table) => tables.push(*table),
                    _ => {}
                }
            }
            for table in tables {
                if !self.jump_tables[table].contains(&to) {
                    continue;
                }
                // The table may serve other blocks: this one gets its own.
                let mut targets = self.jump_tables[table].clone();
                targets.iter_mut().filter(|t| **t == to).for_each(|t| *t = middle);
                let own = self.jump_tables.push(targets);
                for operand in self.operands_mut(inst) {
                    if *operand == Operand::JumpTable(table) {
                        *operand = Operand::JumpTable(own);
                    }
                }
                named = true;
            }
            next = self.next_inst(inst);
        }
        if falls {
            self.insert_block_after(middle, from);
        } else {
            // Nothing falls into it there: control does not leave the last block at its end.
            let last = self.last_block().expect("the function has blocks");
            self.insert_block_after(middle, last);
        }
        debug_assert!(named || falls, "the edge is there");
        self.at_end(middle).build(jump).block(to).finish();
        for phi in self.phis(to).collect::<Vec<_>>() {
            for operand in self.operands_mut(phi) {
                if *operand == Operand::Block(from) {
                    *operand = Operand::Block(middle);
                }
            }
        }
        let live_ins = self.block(to).live_ins.clone();
        self.block_mut(middle).live_ins = live_ins;
        middle
    }
}
