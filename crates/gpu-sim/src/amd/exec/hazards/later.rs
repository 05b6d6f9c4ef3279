//! Hazards of gfx10 and later, which wait states or instructions of their own resolve.

use super::{is_call, is_valu, kind_of, scalar_set};
use crate::amd::exec::track::{Def, LONG_AGO, Last, Track, kind};
use crate::amd::exec::wave::Wave;
use crate::amd::inst::{Action, EXEC, Inst, MemOp, Segment, Src, VCC};
use crate::amd::operands::overlap;

fn writes_exec(inst: &Inst) -> bool {
    inst.operands.scalar_writes.iter().any(|&run| overlap(run, (EXEC, 2)))
}

/// An atomic operation on floats in memory.
fn is_float_atomic(inst: &Inst) -> bool {
    let Action::Vmem(v) = &inst.action else { return false };
    let float = ["_f32", "_f64", "_f16", "_bf16", "_fmin", "_fmax", "_fcmpswap"];
    matches!(v.op, MemOp::Atomic { .. }) && float.iter().any(|part| inst.name.contains(part))
}

impl Track {
    /// Remembers what matters from gfx10 on.
    pub(super) fn track_later(&mut self, inst: &Inst) {
        if is_float_atomic(inst) {
            self.float_atomic = self.clock;
        }
        let valu = inst.name.starts_with("v_");
        if valu || matches!(inst.action, Action::Wait(_)) {
            self.float_atomic = LONG_AGO;
        }
        if !valu {
            return;
        }
        // What does nothing does not separate a comparison from a permutation.
        let compared = match &inst.action {
            Action::Compare(c) => c.exec,
            _ => self.last.compared && inst.name == "v_nop",
        };
        let product = match inst.action {
            Action::Matrix(_) => inst.operands.vector_writes.first().copied(),
            _ => None,
        };
        self.last = Last { compared, product };
    }
}

impl Wave {
    /// gfx10: the denormal mode changes while an atomic operation on floats reads it.
    pub(super) fn early_mode(&self, inst: &Inst) -> Option<&'static str> {
        let early = matches!(inst.action, Action::DenormMode(_))
            && self.track.between(self.track.float_atomic) < 3;
        early.then_some("s_denorm_mode 3 states after an atomic operation on floats")
    }

    /// gfx11, gfx12: a permutation of rows right after a comparison that writes EXEC.
    pub(super) fn early_permutation(&self, inst: &Inst) -> Option<&'static str> {
        let permutes = matches!(
            inst.action,
            Action::PermLane { .. } | Action::PermLaneVar { .. } | Action::PermLane64 { .. }
        );
        (permutes && self.track.last.compared)
            .then_some("lanes are permuted right after a vector write of EXEC")
    }

    /// gfx11, gfx12: the result of a matrix product is a factor of the next.
    pub(super) fn early_factor(&self, inst: &Inst) -> Option<&'static str> {
        let result = self.track.last.product?;
        let early = matches!(inst.action, Action::Matrix(_))
            && inst.operands.factors.iter().any(|&f| overlap(f, result));
        early.then_some("a matrix product's result is a factor of the one right after it")
    }

    /// gfx11, waves of 64: two registers are read that were written under different EXECs, one shortly before the other and
    /// both shortly before the read.
    pub(super) fn late_forward(&self, inst: &Inst) -> Option<&'static str> {
        if !self.wave64 || !is_valu(&inst.action) {
            return None;
        }
        let t = &self.track;
        let all = inst.operands.vector_reads.iter().flat_map(|&(first, n)| first..first + n);
        let written = |d: &&Def| d.kind & kind::VALU != 0 && d.valu >= t.settled;
        let all = all.map(|register| self.vector_def(register)).filter(written);
        let newest = all.clone().map(|d| d.exec).max()?;
        // Vector instructions since the last write of a register, before EXEC was written and after.
        let ages = |after: bool| {
            let chosen = all.clone().filter(move |d| (d.exec == newest) == after);
            chosen.map(|d| t.valu - d.valu - 1).min()
        };
        let (before, after) = (ages(false), ages(true));
        let (before, after) = (before?, after?);
        // One between them at most two of which lie between, and at most four after.
        let mixed = after <= 4 && before > after && before - after - 1 <= 2;
        mixed
            .then_some("two registers written under different EXECs are read before they are there")
    }

    /// gfx11: transcendental results are not forwarded.
    pub(super) fn late_transcendental(&self, inst: &Inst) -> Option<&'static str> {
        if !is_valu(&inst.action) || !self.transcendental_hazard {
            return None;
        }
        let t = &self.track;
        let all =
            inst.operands.vector_reads.iter().flat_map(|&(first, count)| first..first + count);
        for register in all {
            let d = self.vector_def(register);
            let (valu, trans) = (t.valu - d.valu, t.trans - d.trans);
            // Both count the writer itself.
            if d.kind & kind::TRANS != 0 && d.valu >= t.settled && valu <= 6 && trans <= 2 {
                return Some("a transcendental result is read before it is there");
            }
        }
        None
    }

    /// gfx11, waves of 64: a lane mask that a vector instruction read is written by the scalar unit and read again.
    pub(super) fn late_mask(&self, inst: &Inst) -> Option<&'static str> {
        let written = self.track.masks_written[0] | self.track.masks_written[1];
        if !self.wave64 || written == 0 {
            return None;
        }
        let reads = scalar_set(&inst.operands.scalar_reads);
        (reads & written != 0)
            .then_some("a lane mask that was in use is read before its write is done")
    }

    /// gfx12: a scalar register that vector instructions keep is read after another write.
    pub(super) fn stale_scalar(&self, inst: &Inst) -> Option<&'static str> {
        let reads = scalar_set(&inst.operands.scalar_reads);
        let t = &self.track;
        let valu = is_valu(&inst.action);
        if !valu && kind_of(inst) != kind::SALU || is_call(&inst.action) {
            return None;
        }
        let late = t.stale[0] & reads != 0 || valu && t.stale[1] & reads != 0;
        late.then_some(
            "a scalar register that vector instructions keep is read before its write is done",
        )
    }

    pub(super) fn track_eleven(&mut self, inst: &Inst, valu: bool, word: u32) {
        let t = &mut self.track;
        let waits = inst.name == "s_waitcnt_depctr";
        if matches!(inst.action, Action::Vmem(_) | Action::Ds(_)) || waits && word >> 12 & 15 == 0 {
            t.settled = t.valu;
        }
        if !valu && kind_of(inst) == kind::SALU && writes_exec(inst) {
            t.exec_writes += 1;
        }
        if waits && word & 1 == 0 {
            t.masks_written[0] = 0;
            t.masks = 0;
        }
        if waits && word & 0xe00 == 0 {
            t.masks_written[1] &= 3 << VCC;
        }
        if waits && word & 2 == 0 {
            t.masks_written[1] &= !(3 << VCC);
        }
        // Functions begin with no mask in use, and so goes on what calls them: `llc` waits for nothing there.
        if is_call(&inst.action) {
            (t.masks, t.masks_written) = (0, [0; 2]);
            return;
        }
        let written = scalar_set(&inst.operands.scalar_writes);
        if valu {
            t.masks_written[0] &= !written;
            t.masks_written[1] |= t.masks & written;
            if let Action::Vector(v) = &inst.action
                && v.f.carry_in
                && let Src::Sgpr(n) = v.mask_in
            {
                t.masks |= 3 << n;
            }
        } else if kind_of(inst) == kind::SALU {
            t.masks_written[1] &= !written;
            t.masks_written[0] |= t.masks & written;
        }
    }

    pub(super) fn track_twelve(&mut self, inst: &Inst, own: u8, word: u32) {
        let t = &mut self.track;
        // Functions begin with nothing kept, and so goes on what calls them: `llc` waits for nothing there.
        if is_call(&inst.action) {
            (t.kept, t.stale) = (0, [0; 2]);
            return;
        }
        let buffer = matches!(&inst.action, Action::Vmem(v) if v.segment == Segment::Buffer);
        if buffer || matches!(inst.action, Action::Smem(_)) {
            t.stale = [0; 2];
            return;
        }
        if own == kind::MEMORY {
            return;
        }
        if matches!(inst.name, "s_wait_alu" | "s_waitcnt_depctr") {
            if word & 1 == 0 {
                t.stale[0] = 0;
            }
            if word & 0xe00 == 0 {
                t.stale[1] &= 3 << VCC;
            }
            if word & 2 == 0 {
                t.stale[1] &= !(3 << VCC);
            }
            return;
        }
        let valu = own & kind::VALU != 0;
        let (reads, writes) =
            (scalar_set(&inst.operands.scalar_reads), scalar_set(&inst.operands.scalar_writes));
        if valu {
            for n in 0..54 {
                if reads >> (2 * n) & 3 != 0 {
                    t.kept |= 1 << n;
                }
            }
        }
        let mut kept = 0u128;
        for n in 0..54 {
            if t.kept >> n & 1 == 1 {
                kept |= 3 << (2 * n);
            }
        }
        // The scalar unit reads after what vector instructions wrote has arrived: all of it, or all of VCC. `llc`
        // waits for nothing then, in functions, too, that know nothing of what is kept.
        if !valu && reads & !(3 << VCC) != 0 {
            t.stale[1] &= 3 << VCC;
        }
        if !valu && reads & (3 << VCC) != 0 {
            t.stale[1] &= !(3 << VCC);
        }
        // A call's own write is there when the function begins.
        if !matches!(inst.action, Action::SwapPc { .. } | Action::Call { .. }) {
            t.stale[usize::from(valu)] |= writes & kept;
        }
    }
}
