//! gfx908: products of matrices with their sums in accumulation registers.

use super::{is_move, is_product, product_of};
use crate::amd::exec::track::kind;
use crate::amd::exec::wave::Wave;
use crate::amd::generation::Generation;
use crate::amd::inst::{AGPR, EXEC, Inst};
use crate::amd::operands::overlap;

impl Wave {
    /// The hazard of an instruction with one of the matrix unit before it.
    pub(super) fn late_accumulator(
        &self,
        inst: &Inst,
        generation: Generation,
        memory: bool,
    ) -> Option<&'static str> {
        let o = &inst.operands;
        let product = is_product(inst);
        let writes = is_move(inst) && o.vector_writes.iter().any(|w| w.0 >= AGPR);
        let reads = is_move(inst) && !writes;
        let each = |runs: &[(u16, u16)]| -> Vec<u16> {
            runs.iter().flat_map(|&(first, count)| first..first + count).collect()
        };
        if product || writes {
            if self.any_scalar(&[(EXEC, 2)], kind::VALU, 4) {
                return Some("the matrix unit 4 states after a vector write of EXEC");
            }
            let vectors = each(&o.vector_reads).into_iter().filter(|&r| r < AGPR);
            if vectors.into_iter().any(|r| self.any_vector(&[(r, 1)], kind::VALU, 2)) {
                return Some("the matrix unit reads a register 2 states after its write");
            }
        }
        if memory {
            let last = self.track.between(self.track.last_move) == 0;
            for register in each(&o.vector_reads) {
                let def = self.vector_def(register);
                if self.track.is_recent(def, kind::MOVE, 2) {
                    return Some("memory reads a register 2 states after it was an accumulator");
                }
                if last && self.track.is_recent(def, kind::VALU, 2) {
                    return Some("memory reads a register 2 states after its write, past a move");
                }
            }
        }
        if !product && !writes && !reads {
            return None;
        }
        for register in each(&o.vector_reads).into_iter().filter(|&r| r >= AGPR) {
            let summand = o.accumulator.is_some_and(|a| overlap(a, (register, 1)));
            let states = if product && summand { 1 } else { 3 };
            if self.any_vector(&[(register, 1)], kind::MOVE, states) {
                return Some("an accumulator is read before its write is done");
            }
        }
        if writes && o.vector_writes.iter().any(|&w| self.any_vector(&[w], kind::MOVE, 3)) {
            return Some("an accumulator is written 3 states after its write");
        }
        let own = product_of(inst, generation, 0);
        for p in &self.track.products {
            let between = self.track.between(p.at);
            let by_passes = |rows: [i64; 3]| match p.passes {
                16.. => rows[0],
                8.. => rows[1],
                _ => rows[2],
            };
            if let Some(own) = &own {
                if between < 4 && o.factors.iter().any(|&f| overlap(f, p.result)) {
                    return Some("a matrix product's result is a factor before it is there");
                }
                let part = |a: (u16, u16)| a != p.result && overlap(a, p.result);
                if between < 2 && own.accumulator.is_some_and(part) {
                    return Some("a part of a matrix product's result is an accumulator too soon");
                }
                continue;
            }
            let meets = |runs: &[(u16, u16)]| runs.iter().any(|&r| overlap(r, p.result));
            if reads && between < by_passes([18, 10, 4]) && meets(&o.vector_reads) {
                return Some("a matrix product's result is read before it is there");
            }
            if writes && between < by_passes([15, 7, 1]) && meets(&o.vector_writes) {
                return Some("a matrix product's result is overwritten before it is there");
            }
            let summand =
                |a: (u16, u16)| o.vector_writes.iter().any(|&written| overlap(written, a));
            if writes && between < by_passes([13, 5, 0]) && p.accumulator.is_some_and(summand) {
                return Some("a matrix product's accumulator is overwritten before it is read");
            }
        }
        None
    }
}
