//! Register coalescing: registers that are copied to each other become one where they may.
//!
//! Selection gives every block parameter registers of its own and copies the arguments of each edge
//! to them. Two registers may be one unless one of them is written while the other is still needed
//! (Chaitin's interference; a copy between the two does not count, for they are equal then). Only
//! registers that are copied matter, so liveness and interference are sets of bits over those. The
//! assembler has an allocator of its own, but decides by the form of the text which loops and
//! branches it multiplies, and copies between branches on one condition make it do so.

use crate::target::table::Op;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use ir::machine::{Block, Inst, InstrFlags, MachineFunction, Operand, VReg};
use ir::pass::{Entry, Need, PassInfo, counted};
use smallvec::SmallVec;

/// More copied registers than this are not looked at.
const MOST: usize = 4096;

/// The registry's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "register-coalescer",
    about: "Makes registers that are copied to each other one.",
    contract: "Any machine function.",
    need: Need::Optional,
    entry: Entry::Machine(|| counted("registers", |func, ()| run(func))),
};

/// Makes registers one and removes the copies between them. Returns the number of registers.
fn run(func: &mut MachineFunction) -> u64 {
    let Some(mut work) = Coalescing::new(func) else { return 0 };
    work.find_live(func);
    work.find_interference(func);
    let count = work.join();
    if count > 0 {
        work.rewrite(func);
    }
    count
}

/// Sets of bits, one in each row.
struct Rows {
    words: usize,
    bits: Vec<u64>,
}

impl Rows {
    fn new(rows: usize, columns: usize) -> Rows {
        let words = columns.div_ceil(64);
        Rows { words, bits: vec![0; rows * words] }
    }

    fn row(&self, n: usize) -> &[u64] {
        &self.bits[n * self.words..][..self.words]
    }

    fn row_mut(&mut self, n: usize) -> &mut [u64] {
        &mut self.bits[n * self.words..][..self.words]
    }

    /// Adds the bits of row `b` to row `a`.
    fn add(&mut self, a: usize, b: usize) {
        for w in 0..self.words {
            self.bits[a * self.words + w] |= self.bits[b * self.words + w];
        }
    }
}

fn set(bits: &mut [u64], n: usize) {
    bits[n / 64] |= 1 << (n % 64);
}

fn clear(bits: &mut [u64], n: usize) {
    bits[n / 64] &= !(1 << (n % 64));
}

fn has(bits: &[u64], n: usize) -> bool {
    bits[n / 64] >> (n % 64) & 1 == 1
}

fn meet(a: &[u64], b: &[u64]) -> bool {
    a.iter().zip(b).any(|(a, b)| a & b != 0)
}

struct Coalescing {
    /// Numbers of the registers that are copied.
    numbers: SecondaryMap<VReg, PackedOption<Number>>,
    regs: Vec<VReg>,
    /// Copies as destination and source, those in the innermost loops first.
    copies: Vec<(u32, u32)>,
    live_in: Rows,
    interference: Rows,
    /// The registers of a class, at its representative.
    members: Rows,
    parent: Vec<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Number(u32);
cranelift_entity::entity_impl!(Number);

/// Destination and source, if `inst` copies a register to another.
fn as_copy(func: &MachineFunction, inst: Inst) -> Option<(VReg, VReg)> {
    if !func.desc(inst).is(InstrFlags::CHEAP_AS_MOVE) {
        return None;
    }
    let [Operand::Reg(to), Operand::Reg(from)] = func.operands(inst) else { return None };
    let (to, from) = (to.reg.as_virtual()?, from.reg.as_virtual()?);
    (func.vreg_class(to) == func.vreg_class(from)).then_some((to, from))
}

impl Coalescing {
    fn new(func: &MachineFunction) -> Option<Coalescing> {
        // Loop depth of a block, by the blocks that a jump back passes.
        let mut place: SecondaryMap<Block, u32> = SecondaryMap::with_capacity(func.num_blocks());
        for (n, block) in func.blocks().enumerate() {
            place[block] = n as u32;
        }
        let mut change: Vec<i32> = vec![0; func.num_blocks() + 1];
        for (n, block) in func.blocks().enumerate() {
            func.for_each_successor(block, |to| {
                if place[to] as usize <= n {
                    change[place[to] as usize] += 1;
                    change[n + 1] -= 1;
                }
            });
        }
        let mut found: Vec<(i32, VReg, VReg)> = Vec::new();
        let mut depth = 0;
        for (n, block) in func.blocks().enumerate() {
            depth += change[n];
            for inst in func.insts(block) {
                if let Some((to, from)) = as_copy(func, inst) {
                    found.push((depth, to, from));
                }
            }
        }
        if found.is_empty() {
            return None;
        }
        found.sort_by_key(|&(depth, ..)| -depth);
        let mut numbers: SecondaryMap<VReg, PackedOption<Number>> =
            SecondaryMap::with_capacity(func.num_vregs());
        let mut regs = Vec::new();
        let mut copies = Vec::with_capacity(found.len());
        for (_, to, from) in found {
            let mut number = |reg: VReg| {
                if numbers[reg].is_none() && regs.len() < MOST {
                    numbers[reg] = Some(Number(regs.len() as u32)).into();
                    regs.push(reg);
                }
                numbers[reg].expand()
            };
            if let (Some(a), Some(b)) = (number(to), number(from)) {
                copies.push((a.0, b.0));
            }
        }
        let count = regs.len();
        let mut members = Rows::new(count, count);
        for n in 0..count {
            set(members.row_mut(n), n);
        }
        Some(Coalescing {
            numbers,
            regs,
            copies,
            live_in: Rows::new(func.num_blocks(), count),
            interference: Rows::new(count, count),
            members,
            parent: (0..count as u32).collect(),
        })
    }

    fn numbers_of<'a>(
        &'a self,
        func: &'a MachineFunction,
        inst: Inst,
        defs: bool,
    ) -> impl Iterator<Item = usize> + 'a {
        func.operands(inst).iter().filter_map(move |operand| {
            let reg = operand.as_reg().filter(|r| r.is_def() == defs)?;
            Some(self.numbers[reg.reg.as_virtual()?].expand()?.index())
        })
    }

    fn live_out(&self, func: &MachineFunction, block: Block, live: &mut [u64]) {
        live.fill(0);
        func.for_each_successor(block, |to| {
            for (l, i) in live.iter_mut().zip(self.live_in.row(to.index())) {
                *l |= i;
            }
        });
    }

    fn find_live(&mut self, func: &MachineFunction) {
        let words = self.live_in.words;
        let mut kill = Rows::new(func.num_blocks(), words * 64);
        let blocks: Vec<Block> = func.blocks().collect();
        for &block in &blocks {
            let (mut reads, mut writes) = (vec![0u64; words], vec![0u64; words]);
            for inst in func.insts_rev(block) {
                for n in self.numbers_of(func, inst, true) {
                    clear(&mut reads, n);
                    set(&mut writes, n);
                }
                for n in self.numbers_of(func, inst, false) {
                    set(&mut reads, n);
                }
            }
            self.live_in.row_mut(block.index()).copy_from_slice(&reads);
            kill.row_mut(block.index()).copy_from_slice(&writes);
        }
        let mut out = vec![0u64; words];
        loop {
            let mut changed = false;
            for &block in blocks.iter().rev() {
                self.live_out(func, block, &mut out);
                let kill = kill.row(block.index());
                let live = self.live_in.row_mut(block.index());
                for w in 0..words {
                    let new = live[w] | (out[w] & !kill[w]);
                    changed |= new != live[w];
                    live[w] = new;
                }
            }
            if !changed {
                return;
            }
        }
    }

    fn find_interference(&mut self, func: &MachineFunction) {
        let mut live = vec![0u64; self.live_in.words];
        let mut defs: SmallVec<[usize; 16]> = SmallVec::new();
        let mut uses: SmallVec<[usize; 16]> = SmallVec::new();
        for block in func.blocks() {
            self.live_out(func, block, &mut live);
            for inst in func.insts_rev(block) {
                defs.clear();
                defs.extend(self.numbers_of(func, inst, true));
                uses.clear();
                uses.extend(self.numbers_of(func, inst, false));
                let copied = match as_copy(func, inst) {
                    Some(_) => uses.first().copied(),
                    None => None,
                };
                for &d in &defs {
                    let row = self.interference.row_mut(d);
                    let had = copied.is_some_and(|c| has(row, c));
                    for (r, l) in row.iter_mut().zip(&live) {
                        *r |= l;
                    }
                    if let Some(c) = copied.filter(|_| !had) {
                        clear(row, c);
                    }
                    for &other in &defs {
                        set(row, other);
                    }
                    // A template may write before it has read everything.
                    if func.opcode(inst) == Op::Template.opcode() {
                        for &n in &uses {
                            set(row, n);
                        }
                    }
                    clear(row, d);
                }
                for &d in &defs {
                    clear(&mut live, d);
                }
                for &n in &uses {
                    set(&mut live, n);
                }
            }
        }
    }

    fn find(&mut self, mut n: usize) -> usize {
        while self.parent[n] as usize != n {
            let up = self.parent[n] as usize;
            self.parent[n] = self.parent[up];
            n = up;
        }
        n
    }

    /// Joins registers that are copied to each other and do not interfere. Returns the number of joins.
    fn join(&mut self) -> u64 {
        let mut count = 0;
        for (to, from) in std::mem::take(&mut self.copies) {
            let (a, b) = (self.find(to as usize), self.find(from as usize));
            if a == b {
                continue;
            }
            if meet(self.interference.row(a), self.members.row(b))
                || meet(self.interference.row(b), self.members.row(a))
            {
                continue;
            }
            self.interference.add(a, b);
            self.members.add(a, b);
            self.parent[b] = a as u32;
            count += 1;
            let [kept, gone] = [a, b].map(|n| self.regs[n]);
            log::debug!(target: INFO.name, "{gone} becomes {kept}: they do not interfere");
        }
        count
    }

    fn rewrite(&mut self, func: &mut MachineFunction) {
        let roots: Vec<usize> = (0..self.regs.len()).map(|n| self.find(n)).collect();
        let new: Vec<VReg> = roots.into_iter().map(|n| self.regs[n]).collect();
        let mut next_block = func.entry_block();
        while let Some(block) = next_block {
            next_block = func.next_block(block);
            let mut next = func.first_inst(block);
            while let Some(inst) = next {
                next = func.next_inst(inst);
                for operand in func.operands_mut(inst) {
                    if let Operand::Reg(reg) = operand
                        && let Some(v) = reg.reg.as_virtual()
                        && let Some(n) = self.numbers[v].expand()
                    {
                        reg.reg = new[n.index()].into();
                    }
                }
                if as_copy(func, inst).is_some_and(|(to, from)| to == from) {
                    func.remove_inst(inst);
                }
            }
        }
    }
}
