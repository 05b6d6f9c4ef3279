//! Live ranges of the registers of a finished function.
//!
//! The analysis goes backwards over the wave's graph: a register that an instruction reads is live before it, one that
//! it writes is not. Lanes that are switched off are not tracked, so a vector register whose lanes are written one part
//! in each arm of a branch is shown from the arm on. (The curves of pressure do track lanes.)

use ir::graph::FlowGraph;
use ir::machine::{Inst, MachineFunction, PReg, RegFile};
use ir::remarks::{LiveRange, RegisterFile};

use super::instructions::Numbers;
use crate::target::regs;

/// The files that are shown: name, prefix, first bit and registers.
const FILES: [(RegFile, &str, &str, usize, usize); 3] = [
    (regs::VGPR, "Vector registers", "v", 0, 256),
    (regs::SGPR, "Scalar registers", "s", 256, 128),
    (regs::AGPR, "Accumulators", "a", 384, 256),
];
const WORDS: usize = 10;

/// A set of registers by their bits.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Live([u64; WORDS]);

impl Live {
    fn set(&mut self, reg: PReg, live: bool) {
        let Some(&(.., first, count)) = FILES.iter().find(|file| file.0 == reg.file()) else {
            return;
        };
        let whole = reg.first_unit().is_multiple_of(2) && reg.end_unit().is_multiple_of(2);
        if !live && !whole {
            // The other half stays.
            return;
        }
        let from = usize::from(reg.first_unit() / 2);
        let to = usize::from(reg.end_unit().div_ceil(2)).min(count);
        for bit in (from..to).map(|register| first + register) {
            let word = &mut self.0[bit / 64];
            let mask = 1 << (bit % 64);
            if live { *word |= mask } else { *word &= !mask }
        }
    }

    /// In front of an instruction.
    fn above(&mut self, func: &MachineFunction, inst: Inst) {
        let physical =
            |inst| func.reg_operands(inst).filter_map(|(_, o)| Some((o, o.reg.as_physical()?)));
        physical(inst).filter(|(o, _)| o.is_def()).for_each(|(_, reg)| self.set(reg, false));
        physical(inst)
            .filter(|(o, _)| !o.is_def() && o.reads())
            .for_each(|(_, reg)| self.set(reg, true));
    }

    fn union(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(own, other)| *own |= other);
    }
}

/// The files of which something is used, and where each of their registers holds a value.
pub(crate) fn ranges(
    func: &MachineFunction,
    numbers: &Numbers,
) -> (Vec<RegisterFile>, Vec<LiveRange>) {
    let graph = FlowGraph::new(func);
    let through = |block, live: &mut Live| {
        for inst in func.insts_rev(block) {
            live.above(func, inst);
        }
    };
    let live_in = graph.solve_backward(through, Live::union);
    // In the order of the code: registers live at an instruction are those live after it or written by it.
    let mut open: Vec<Option<u32>> = vec![None; WORDS * 64];
    let mut ranges: Vec<(usize, u32, u32)> = Vec::new();
    let mut used = Live::default();
    let mut at = 0;
    for block in func.blocks() {
        let mut behind: Vec<(Inst, Live, Live)> = Vec::new();
        let mut live = graph.joined_at_end(block, &live_in, Live::union);
        for inst in func.insts_rev(block) {
            let after = live;
            live.above(func, inst);
            behind.push((inst, live, after));
        }
        for (inst, before, after) in behind.into_iter().rev() {
            let Some(number) = numbers.get(inst) else { continue };
            let mut written = Live::default();
            func.defs(inst)
                .filter_map(|d| d.reg.as_physical())
                .for_each(|reg| written.set(reg, true));
            let mut here = before;
            here.union(&after);
            here.union(&written);
            used.union(&here);
            for (word, (&now, &new)) in here.0.iter().zip(&written.0).enumerate() {
                let mut bits = now | open_bits(&open, word);
                while bits != 0 {
                    let bit = word * 64 + bits.trailing_zeros() as usize;
                    bits &= bits - 1;
                    let is_live = now >> (bit % 64) & 1 == 1;
                    let is_new =
                        new >> (bit % 64) & 1 == 1 && before.0[word] >> (bit % 64) & 1 == 0;
                    if let Some(from) = open[bit].filter(|_| !is_live || is_new) {
                        ranges.push((bit, from, number.max(from + 1)));
                        open[bit] = None;
                    }
                    if is_live && open[bit].is_none() {
                        open[bit] = Some(number);
                    }
                }
            }
            at = number + 1;
        }
    }
    ranges.extend(open.iter().enumerate().filter_map(|(bit, from)| Some((bit, (*from)?, at))));
    let mut files = Vec::new();
    let mut found = Vec::new();
    for (_, name, prefix, first, count) in FILES {
        let own = first..first + count;
        let last = own.clone().rev().find(|&bit| used.0[bit / 64] >> (bit % 64) & 1 == 1);
        let Some(last) = last else { continue };
        let file = files.len() as u32;
        let count = (last - first + 1) as u32;
        files.push(RegisterFile { name: name.into(), prefix: prefix.into(), count });
        found.extend(
            ranges.iter().filter(|(bit, ..)| own.contains(bit)).map(|&(bit, from, to)| LiveRange {
                file,
                register: (bit - first) as u32,
                from,
                to,
            }),
        );
    }
    found.sort_unstable();
    (files, found)
}

/// The bits of a word whose ranges are open.
fn open_bits(open: &[Option<u32>], word: usize) -> u64 {
    let own = open[word * 64..(word + 1) * 64].iter().enumerate();
    own.fold(0, |bits, (n, from)| bits | u64::from(from.is_some()) << n)
}
