//! The stack frame: where the variables of the entry block lie.
//!
//! Variables that are never alive at the same time share a place. When a variable is alive its
//! lifetime markers say, so variables without any have a place of their own. That spares more than
//! memory: the assembler keeps small arrays in registers, and chooses among as many as the frame has
//! words wherever an index varies.
//!
//! The variables that may be alive at the start of a block are a bit set, found by iteration. Two
//! variables are alive together at some time exactly if one begins where the other may be alive.

use super::{Isel, Lowered};
use cranelift_entity::SecondaryMap;
use ir::diagnostic::Diagnostic;
use ir::graph::FlowGraph;
use ir::machine::{FrameKind, FrameObject};
use ir::ssa::{Block, Inst, InstKind, Intrinsic, Local};

/// A variable of the entry block.
struct Variable {
    local: Local,
    size: u64,
    align: u64,
    offset: u64,
}

/// Beginnings and ends of variables in a block: the variable's bit, and whether it begins.
type Marks = Vec<(u32, bool)>;

impl Isel<'_> {
    /// Assigns frame offsets to the variables of the entry block.
    pub(super) fn prepare_frame(&mut self, graph: &FlowGraph<Block>) -> Lowered {
        let body = self.body;
        let mut variables: Vec<Variable> = Vec::new();
        for inst in body.block_insts(body.entry()) {
            let InstKind::Alloca { ty, count, align, .. } = &body.insts[inst].kind else {
                continue;
            };
            let Some(local) = body.result(inst) else { continue };
            let Some(count) = self.const_int(*count) else { continue };
            let size = self.cx.alloc_size(*ty).checked_mul(count.max(0) as u64);
            let Some(size) = size.filter(|&s| s < 1 << 31) else {
                return Err(Diagnostic::error("a variable on the stack of 2 GiB or more"));
            };
            variables.push(Variable { local, size, align: align.bytes().max(1), offset: 0 });
        }
        if variables.is_empty() {
            return Ok(());
        }
        let size = self.place_variables(graph, &mut variables);
        for v in variables {
            let object = FrameObject::new(FrameKind::Local, v.size, v.align).at(v.offset as i64);
            let object = match body.local_name(v.local) {
                Some(name) => object.named(name),
                None => object,
            };
            let slot = self.func.frame.add(object);
            self.frame[v.local] = Some(slot).into();
        }
        self.func.frame.size = size;
        Ok(())
    }

    /// Chooses the offsets; gives the size of all.
    fn place_variables(&self, graph: &FlowGraph<Block>, variables: &mut [Variable]) -> u64 {
        let together =
            if variables.len() > 1 { self.alive_together(graph, variables) } else { None };
        // Variables in the same place, the largest first so that the others fit in.
        let mut order: Vec<usize> = (0..variables.len()).collect();
        let mut places: Vec<(u64, Vec<usize>)> = Vec::new();
        if together.is_some() {
            order.sort_by_key(|&n| std::cmp::Reverse(variables[n].size));
        }
        let mut chosen = vec![0; variables.len()];
        for n in order {
            let fits = |&(clash, ref members): &(u64, Vec<usize>)| {
                let Some((bits, sets)) = &together else { return false };
                let Some(bit) = bits[n] else { return false };
                clash >> bit & 1 == 0
                    && members.iter().all(|&m| bits[m].is_some())
                    && members
                        .iter()
                        .all(|&m| bits[m].is_none_or(|b| sets[bit as usize] >> b & 1 == 0))
            };
            let clash = match &together {
                Some((bits, sets)) => bits[n].map_or(0, |bit| sets[bit as usize]),
                None => 0,
            };
            chosen[n] = match places.iter().position(fits) {
                Some(at) => {
                    places[at].0 |= clash;
                    places[at].1.push(n);
                    at
                }
                None => {
                    places.push((clash, vec![n]));
                    places.len() - 1
                }
            };
        }
        // Places come in the order of their first variable.
        let mut end = 0u64;
        let mut offsets: Vec<Option<u64>> = vec![None; places.len()];
        for n in 0..variables.len() {
            let place = chosen[n];
            let offset = *offsets[place].get_or_insert_with(|| {
                let members = &places[place].1;
                let align = members.iter().map(|&m| variables[m].align).max().unwrap_or(1);
                let size = members.iter().map(|&m| variables[m].size).max().unwrap_or(0);
                let offset = ir::ssa::align_to(end, align);
                end = offset + size;
                offset
            });
            variables[n].offset = offset;
        }
        end
    }

    /// The bits of the (first 64) variables with lifetime markers, and with which others each may be
    /// alive. None if there are no two.
    fn alive_together(
        &self,
        graph: &FlowGraph<Block>,
        variables: &[Variable],
    ) -> Option<(Vec<Option<u32>>, Vec<u64>)> {
        let body = self.body;
        let mut number: SecondaryMap<Local, u32> = SecondaryMap::with_default(u32::MAX);
        for (n, v) in variables.iter().enumerate() {
            number[v.local] = n as u32;
        }
        let mut bits: Vec<Option<u32>> = vec![None; variables.len()];
        let mut count = 0;
        let mut marks: SecondaryMap<Block, Marks> = SecondaryMap::new();
        for &block in graph.reverse_postorder() {
            for inst in body.block_insts(block) {
                let Some((local, begins)) = self.lifetime(inst) else { continue };
                let n = number[local];
                if n == u32::MAX {
                    continue;
                }
                let bit = &mut bits[n as usize];
                if bit.is_none() && count < 64 {
                    *bit = Some(count);
                    count += 1;
                }
                if let Some(bit) = *bit {
                    marks[block].push((bit, begins));
                }
            }
        }
        if count < 2 {
            return None;
        }
        let mut alive_in: SecondaryMap<Block, u64> = SecondaryMap::with_default(0);
        alive_in.resize(body.blocks.len());
        let through = |block: Block, mut alive: u64| {
            for &(bit, begins) in &marks[block] {
                alive = if begins { alive | 1 << bit } else { alive & !(1 << bit) };
            }
            alive
        };
        loop {
            let mut changed = false;
            for &block in graph.reverse_postorder() {
                let alive = through(block, alive_in[block]);
                for &to in graph.successors(block) {
                    changed |= alive & !alive_in[to] != 0;
                    alive_in[to] |= alive;
                }
            }
            if !changed {
                break;
            }
        }
        let mut together = vec![0u64; count as usize];
        for &block in graph.reverse_postorder() {
            let mut alive = alive_in[block];
            for &(bit, begins) in &marks[block] {
                if !begins {
                    alive &= !(1 << bit);
                    continue;
                }
                together[bit as usize] |= alive;
                for (other, set) in together.iter_mut().enumerate() {
                    *set |= (alive >> other & 1) << bit;
                }
                alive |= 1 << bit;
            }
        }
        Some((bits, together))
    }

    /// The variable whose lifetime an instruction begins (or ends).
    fn lifetime(&self, inst: Inst) -> Option<(Local, bool)> {
        let InstKind::Call { callee, args, .. } = &self.body.insts[inst].kind else { return None };
        let begins = match self.cx.intrinsic_of(*callee) {
            Intrinsic::LifetimeStart => true,
            Intrinsic::LifetimeEnd => false,
            _ => return None,
        };
        let variable = self.body.list(*args).last()?.local()?;
        Some((variable, begins))
    }
}
