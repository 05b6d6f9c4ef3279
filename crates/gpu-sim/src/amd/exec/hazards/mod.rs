//! Hazards: instructions that come too early after another one, by AMD's ISA documents ("Manually inserted wait states")
//! and LLVM's documentation of the targets.
//!
//! The hardware gives a wrong value there without a word. The hostile machine names the two instructions instead: a fault
//! is noticed also where the wrong value would not be.

mod accumulators;
mod later;

use super::track::{Def, NEVER, Product, kind};
use super::wave::{LANES, Wave};
use crate::amd::generation::Generation;
use crate::amd::inst::{AGPR, Action, EXEC, Inst, M0, Src, VCC};
use crate::amd::operands::overlap;
use crate::fault::{Fault, FaultKind, Result};

/// Whether control goes to another function, or back.
fn is_call(action: &Action) -> bool {
    matches!(action, Action::SetPc { .. } | Action::SwapPc { .. })
}

fn is_valu(action: &Action) -> bool {
    matches!(
        action,
        Action::Vector(_)
            | Action::Dual(_)
            | Action::Compare(_)
            | Action::ReadFirstLane { .. }
            | Action::ReadLane { .. }
            | Action::WriteLane { .. }
            | Action::SwapVector { .. }
            | Action::PermLane { .. }
            | Action::PermLaneVar { .. }
            | Action::MaskedSums { .. }
            | Action::PermLane64 { .. }
            | Action::SwapRows { .. }
            | Action::MovRelVector { .. }
            | Action::Convert(_)
            | Action::Matrix(_)
    )
}

fn is_trans(name: &str) -> bool {
    let Some(rest) = name.strip_prefix("v_") else { return false };
    let first = rest.split('_').next().unwrap_or("");
    matches!(first, "exp" | "log" | "rcp" | "rsq" | "sqrt" | "sin" | "cos")
}

fn is_product(inst: &Inst) -> bool {
    let kinds = ["v_mfma", "v_smfmac"];
    matches!(inst.action, Action::Matrix(_)) && kinds.iter().any(|k| inst.name.starts_with(k))
}

/// A move from or to an accumulation register.
fn is_move(inst: &Inst) -> bool {
    inst.name.starts_with("v_accvgpr_")
}

fn is_lane_permutation(action: &Action) -> bool {
    match action {
        Action::Vector(v) => v.dpp.is_some(),
        Action::Compare(c) => c.dpp.is_some(),
        _ => false,
    }
}

/// The kind of an instruction as the writer of registers.
fn kind_of(inst: &Inst) -> u8 {
    let mut found = match &inst.action {
        action if is_valu(action) => kind::VALU,
        Action::Vmem(_) | Action::Ds(_) | Action::Smem(_) => kind::MEMORY,
        _ => kind::SALU,
    };
    if found != kind::VALU {
        return found;
    }
    if is_trans(inst.name) {
        found |= kind::TRANS;
    }
    if inst.name.starts_with("v_dot") {
        found |= kind::DOT;
    }
    if is_product(inst) {
        found |= kind::MATRIX;
    }
    if is_move(inst) {
        found |= kind::MOVE;
    }
    if let Action::Vector(v) = &inst.action
        && (v.sdwa.is_some_and(|s| s.bits < 32) || v.high)
    {
        found |= kind::PARTIAL;
    }
    if matches!(&inst.action, Action::Convert(c) if c.conversion.is_partial()) {
        found |= kind::PARTIAL;
    }
    found
}

impl Wave {
    fn vector_def(&self, register: u16) -> &Def {
        let n = if register >= AGPR { register - AGPR + self.vgprs } else { register };
        self.track.vector.get(usize::from(n)).unwrap_or(&NEVER)
    }

    fn any_vector(&self, runs: &[(u16, u16)], kind: u8, states: i64) -> bool {
        let all = runs.iter().flat_map(|&(first, count)| first..first + count);
        all.into_iter().any(|r| self.track.is_recent(self.vector_def(r), kind, states))
    }

    fn any_scalar(&self, runs: &[(u8, u8)], kind: u8, states: i64) -> bool {
        let all = runs.iter().flat_map(|&(first, count)| first..first.saturating_add(count));
        all.into_iter()
            .filter_map(|r| self.track.scalar.get(usize::from(r)))
            .any(|d| self.track.is_recent(d, kind, states))
    }

    /// The hazard of an instruction with one before it.
    pub(super) fn check_hazards(&self, inst: &Inst, generation: Generation) -> Result<()> {
        if let (true, Action::Smem(_)) = (self.replay, &inst.action) {
            let (writes, reads) = self.track.clause;
            let writes = writes | scalar_set(&inst.operands.scalar_writes);
            let reads = reads | scalar_set(&inst.operands.scalar_reads);
            if self.track.clause != (0, 0) && writes & reads != 0 {
                let message = "a hazard: a scalar load overwrites what a load of its clause needs";
                return Err(Fault::new(FaultKind::Hazard, message));
            }
        }
        let found = match generation.family() {
            9 => self.wait_states(inst, generation),
            10 => self.early_mode(inst),
            11 => self
                .late_transcendental(inst)
                .or_else(|| self.late_mask(inst))
                .or_else(|| self.late_forward(inst))
                .or_else(|| self.early_permutation(inst))
                .or_else(|| self.early_factor(inst)),
            12 => self
                .stale_scalar(inst)
                .or_else(|| self.early_permutation(inst))
                .or_else(|| self.early_factor(inst)),
            _ => None,
        };
        match found {
            None => Ok(()),
            Some(reason) => Err(Fault::new(FaultKind::Hazard, format!("a hazard: {reason}"))),
        }
    }

    /// gfx9.
    fn wait_states(&self, inst: &Inst, generation: Generation) -> Option<&'static str> {
        let o = &inst.operands;
        let exec = [(EXEC, 2)];
        let valu = is_valu(&inst.action);
        let memory = matches!(inst.action, Action::Vmem(_) | Action::Ds(_));
        if matches!(inst.action, Action::Vmem(_)) && self.any_scalar(&o.scalar_reads, kind::VALU, 5)
        {
            return Some("vector memory reads a scalar register 5 states after a vector write");
        }
        if is_lane_permutation(&inst.action) {
            let first = match &inst.action {
                Action::Vector(v) => v.src[0].src,
                Action::Compare(c) => c.src[0].src,
                _ => Src::Const(0),
            };
            if let Src::Vgpr(n) = first
                && self.any_vector(&[(n, 1)], kind::VALU, 2)
            {
                return Some("DPP reads a register 2 states after its write");
            }
            if self.any_scalar(&exec, kind::VALU, 5) {
                return Some("DPP 5 states after a vector write of EXEC");
            }
        }
        if inst.name.starts_with("v_div_fmas") && self.any_scalar(&[(VCC, 2)], kind::VALU, 4) {
            return Some("v_div_fmas 4 states after a vector write of VCC");
        }
        if let Some(select) = o.lane_select
            && self.any_scalar(&[(select, 1)], kind::VALU, 4)
        {
            return Some("a lane's number 4 states after a vector write");
        }
        if let Action::GetReg { id, .. } | Action::SetReg { id, .. } = inst.action
            && self.track.between(self.track.set_mode[(id & 63) as usize]) < 2
        {
            return Some("a hardware register 2 states after s_setreg");
        }
        let by_m0 = match &inst.action {
            Action::MovRel { .. } | Action::SendMessage { .. } | Action::MovRelVector { .. } => {
                true
            }
            Action::Vmem(v) => v.to_lds.is_some(),
            _ => false,
        };
        if by_m0 && self.any_scalar(&[(M0, 1)], kind::SALU, 1) {
            return Some("M0 is used 1 state after its write");
        }
        let wide = if generation.has_gfx940_insts() { 2 } else { 1 };
        let (at, data) = self.track.wide_store;
        if valu
            && self.track.between(at) < wide
            && o.vector_writes.iter().any(|&w| overlap(w, data))
        {
            return Some("data of more than 64 bits is overwritten right after its store");
        }
        if generation.has_gfx940_insts() && valu {
            if !is_trans(inst.name) && self.any_vector(&o.vector_reads, kind::TRANS, 1) {
                return Some("a transcendental result is read 1 state after its write");
            }
            if self.any_vector(&o.vector_reads, kind::PARTIAL, 1) {
                return Some("a part of a register is read 1 state after its write");
            }
            if self.any_scalar(&o.scalar_reads, kind::VALU, 2) {
                return Some("a scalar register 2 states after a vector write");
            }
            let reads_lane =
                matches!(inst.action, Action::ReadLane { .. } | Action::ReadFirstLane { .. });
            if reads_lane && self.any_vector(&o.vector_reads, kind::VALU, 1) {
                return Some("a lane is read 1 state after the register's write");
            }
            let lane = reads_lane || matches!(inst.action, Action::WriteLane { .. });
            if lane && self.any_scalar(&exec, kind::VALU, 4) {
                return Some("a lane is accessed 4 states after a vector write of EXEC");
            }
        }
        if matches!(inst.action, Action::SwapRows { .. }) {
            if self.any_vector(&o.vector_reads, kind::VALU, 2) {
                return Some("rows are swapped 2 states after a write of the register");
            }
            if self.any_scalar(&exec, kind::VALU, 4) {
                return Some("rows are swapped 4 states after a vector write of EXEC");
            }
        }
        if generation.separate_accumulators() {
            return self.late_accumulator(inst, generation, memory);
        }
        if !generation.unified_file() {
            return None;
        }
        if generation == Generation::Gfx90a && self.shifts_by_last(inst) {
            return Some("a shift of 64 bits by the last register");
        }
        let doubles = self.track.products.iter().filter(|p| p.double);
        if matches!(inst.name, "v_fma_f64" | "v_fmac_f64")
            && doubles.clone().any(|p| self.track.between(p.at) < 2)
        {
            return Some("a multiply-add of doubles 2 states after a product of doubles");
        }
        let past = |register: u16| {
            let d = self.vector_def(register);
            d.kind & kind::MATRIX == 0
                && self.track.is_recent(d, kind::VALU, 2)
                && doubles.clone().any(|p| p.at > d.at)
        };
        if memory && o.vector_reads.iter().any(|&(first, n)| (first..first + n).any(past)) {
            return Some(
                "memory reads a register 2 states after its write, past a product of doubles",
            );
        }
        if is_product(inst) {
            if self.any_scalar(&exec, kind::VALU, 4) {
                return Some("a matrix product 4 states after a vector write of EXEC");
            }
            let late = o.vector_reads.iter().flat_map(|&(first, n)| first..first + n).any(|r| {
                let d = self.vector_def(r);
                d.kind & (kind::MATRIX | kind::DOT) == 0 && self.track.is_recent(d, kind::VALU, 2)
            });
            if late {
                return Some("a matrix product reads a register 2 states after its write");
            }
        }
        let dot = inst.name.starts_with("v_dot");
        if (valu || memory) && !dot && !is_product(inst) {
            let runs = o.vector_reads.iter().chain(&o.vector_writes);
            if runs.copied().any(|run| self.any_vector(&[run], kind::DOT, 3)) {
                return Some("a register 3 states after a dot product");
            }
        }
        self.late_product(inst, generation, valu || memory, memory)
    }

    /// A shift whose amount is in the last register of the wave reads the one after it, too.
    fn shifts_by_last(&self, inst: &Inst) -> bool {
        let Action::Vector(v) = &inst.action else { return false };
        let wide = matches!(inst.name, "v_lshlrev_b64" | "v_lshrrev_b64" | "v_ashrrev_i64");
        wide && matches!(v.src[0].src, Src::Vgpr(n) if n < AGPR && n + 1 >= self.vgprs)
    }

    fn late_product(
        &self,
        inst: &Inst,
        generation: Generation,
        uses: bool,
        memory: bool,
    ) -> Option<&'static str> {
        let o = &inst.operands;
        let fast = generation.has_gfx940_insts();
        let own = product_of(inst, generation, 0);
        for p in &self.track.products {
            let between = self.track.between(p.at);
            let table = |rows: [i64; 3]| match p.passes {
                16.. => rows[0],
                8.. => rows[1],
                _ => rows[2],
            };
            let result = match (p.double, fast) {
                (true, _) if self.late_products => table([19, 19, 6]),
                (true, _) => table([11, 11, 6]),
                (false, false) => table([19, 11, 5]),
                (false, true) if p.narrow && self.late_products => match p.passes {
                    4 => 8,
                    2 => 5,
                    passes => passes + 4,
                },
                (false, true) => p.passes + if p.narrow { 3 } else { 2 },
            };
            if let Some(own) = own {
                if between < result && o.factors.iter().any(|&f| overlap(f, p.result)) {
                    return Some("a matrix product's result is a factor before it is there");
                }
                let Some(accumulator) = o.accumulator else { continue };
                let states = if accumulator == p.result {
                    match (p.double, fast) {
                        (true, _) if own.double => table([0, 0, 4]),
                        (false, true) if p.passes < 3 => 2,
                        _ => 0,
                    }
                } else if overlap(accumulator, p.result) {
                    match (p.double, fast) {
                        (true, false) if own.double => table([9, 9, 4]),
                        (true, true) if !own.narrow && self.late_products => table([17, 17, 4]),
                        (true, true) if !own.narrow => table([9, 9, 4]),
                        (true, _) => 0,
                        (false, false) => table([16, 8, 2]) + i64::from(own.double),
                        (false, true)
                            if p.narrow && self.late_products && p.passes == 2 && !own.narrow =>
                        {
                            3
                        }
                        (false, true) if p.narrow && self.late_products => p.passes + 2,
                        (false, true) if p.narrow => p.passes + 1,
                        (false, true) if !own.narrow => p.passes,
                        (false, true) => 0,
                    }
                } else {
                    0
                };
                if between < states {
                    return Some("a matrix product's result is an accumulator before it is there");
                }
                continue;
            }
            if !uses {
                continue;
            }
            let reads = o.vector_reads.iter().any(|&r| overlap(r, p.result));
            let writes = o.vector_writes.iter().any(|&r| overlap(r, p.result));
            let result = if p.double && memory && reads { table([18, 18, 9]) } else { result };
            if between < result && (reads || writes) {
                return Some("a matrix product's result is used before it is there");
            }
            let read_late = match (p.double, fast) {
                (true, _) => 0,
                (false, false) => table([15, 7, 1]),
                (false, true) if p.narrow && p.passes == 4 => 3,
                (false, true) if p.narrow => table([15, 7, 1]),
                (false, true) => 0,
            };
            let overwritten =
                p.accumulator.is_some_and(|a| o.vector_writes.iter().any(|&w| overlap(w, a)));
            if between < read_late && overwritten {
                return Some("a matrix product's accumulator is overwritten before it is read");
            }
        }
        None
    }

    /// Remembers which lanes an instruction writes.
    pub(super) fn note_lanes(&mut self, inst: &Inst) {
        let lanes = match &inst.action {
            Action::WriteLane { lane, .. } => {
                1 << (self.uniform(*lane, false) as usize % self.size())
            }
            Action::Matrix(_) => {
                self.track.multiplied = true;
                u64::MAX
            }
            // Which register it is depends on M0.
            Action::MovRelVector { .. } => {
                self.track.lanes.iter_mut().for_each(|l| *l = u64::MAX);
                return;
            }
            _ => self.exec(),
        };
        let indexed = self.index_bits != 0;
        for &(first, count) in &inst.operands.vector_writes {
            let at = self.at(first) / LANES;
            let end = if indexed { self.track.lanes.len() } else { at + usize::from(count) };
            let end = end.min(self.track.lanes.len());
            self.track.lanes[at.min(end)..end].iter_mut().for_each(|l| *l |= lanes);
        }
    }

    /// A lane that is read by its number has a value, if other lanes of the register have.
    pub(super) fn check_lane(&self, src: Src, lane: Src) -> Result<()> {
        let Src::Vgpr(register) = src else { return Ok(()) };
        let lane = self.uniform(lane, false) as usize % self.size();
        let written = self.track.lanes.get(self.at(register) / LANES).copied().unwrap_or(0);
        if written == 0 || written >> lane & 1 == 1 {
            return Ok(());
        }
        let message = format!("lane {lane} of v{register} is read, and nothing has written it");
        Err(Fault::uninitialised(message))
    }

    /// Remembers an instruction.
    pub(super) fn track(&mut self, inst: &Inst, generation: Generation, word: u32) {
        let own = kind_of(inst);
        self.track.clause = match inst.action {
            Action::Smem(_) => {
                let (writes, reads) = self.track.clause;
                let writes = writes | scalar_set(&inst.operands.scalar_writes);
                (writes, reads | scalar_set(&inst.operands.scalar_reads))
            }
            _ => (0, 0),
        };
        let valu = own & kind::VALU != 0;
        let counts = (self.track.valu, self.track.trans);
        let exec = self.track.exec_writes;
        let def = Def { at: self.track.clock, kind: own, valu: counts.0, trans: counts.1, exec };
        for &(first, count) in &inst.operands.vector_writes {
            for register in first..first + count {
                let n = if register >= AGPR { register - AGPR + self.vgprs } else { register };
                if let Some(slot) = self.track.vector.get_mut(usize::from(n)) {
                    *slot = def;
                }
            }
        }
        for &(first, count) in &inst.operands.scalar_writes {
            for register in first..first.saturating_add(count).min(128) {
                self.track.scalar[usize::from(register)] = def;
            }
        }
        if let Action::SetReg { id, .. } = inst.action {
            self.track.set_mode[(id & 63) as usize] = self.track.clock;
        }
        if let Some(data) = inst.operands.wide_store {
            self.track.wide_store = (self.track.clock, data);
        }
        if is_move(inst) {
            self.track.last_move = self.track.clock;
        }
        if generation.unified_file() || generation.separate_accumulators() {
            let now = self.track.clock;
            self.track.products.retain(|p| now - p.at < 24);
            self.track.products.extend(product_of(inst, generation, now));
        }
        if generation.family() >= 10 {
            self.track.track_later(inst);
        }
        match generation.family() {
            11 => self.track_eleven(inst, valu, word),
            12 => self.track_twelve(inst, own, word),
            _ => {}
        }
        self.track.valu += u32::from(valu);
        self.track.trans += u32::from(own & kind::TRANS != 0);
        let states = if inst.name == "s_nop" { i64::from(word & 15) + 1 } else { 1 };
        self.track.clock += states;
    }
}

fn scalar_set(runs: &[(u8, u8)]) -> u128 {
    let all = runs.iter().flat_map(|&(first, count)| first..first.saturating_add(count));
    all.filter(|&r| r < 108).fold(0, |set, r| set | 1 << r)
}

fn product_of(inst: &Inst, generation: Generation, at: i64) -> Option<Product> {
    if !is_product(inst) {
        return None;
    }
    let name = inst.name;
    let double = name.contains("f64_");
    let single = name.ends_with("f32") && !name.ends_with("xf32");
    let fast = generation.has_gfx940_insts();
    let slow = match &inst.action {
        // A factor of 8 bits takes twice the time of smaller ones.
        Action::Matrix(m) if name.ends_with("f8f6f4") => m.control[0] < 2 || m.control[2] < 2,
        _ => false,
    };
    let passes = match (name.contains("4x4x"), name.contains("16x16x"), double) {
        (_, true, true) => 8,
        (_, false, true) => 4,
        (_, true, false) if fast && !single && is_dense(name) && !slow => 4,
        (_, true, false) => 8,
        (true, ..) => 2,
        _ if fast && !single && is_dense(name) && !slow => 8,
        _ => 16,
    };
    Some(Product {
        at,
        result: *inst.operands.vector_writes.first()?,
        accumulator: inst.operands.accumulator,
        double,
        narrow: !single && !double,
        passes,
    })
}

/// One block of matrices.
fn is_dense(name: &str) -> bool {
    let small = ["16x16x8", "16x16x16", "16x16x32", "16x16x64", "16x16x128"];
    let large = ["32x32x8", "32x32x16", "32x32x32", "32x32x64"];
    let parts = [&small[..], &large].concat();
    parts.iter().any(|p| name.contains(p))
        || name.contains("32x32x4_xf32")
        || name.contains("32x32x4xf32")
}
