//! Operations of several lanes: shuffles, votes, matches, reductions, warp barriers.
//!
//! A lane that reaches one is marked as waiting. When all living lanes of its member mask wait with the same
//! mask, the operation is done for all of them at once; each lane's operands and results are those of the
//! instruction where that lane stands.

use super::super::inst::*;
use super::step::Flow;
use super::warp::Group;
use super::{Core, lanes};
use crate::fault::{Fault, Result};
use crate::float::{self, Format};

impl Core<'_, '_> {
    /// The active lanes of a group reach a collective operation.
    pub(super) fn arrive(&mut self, g: &Group, mask: Option<Src>, active: u32) -> Result<Flow> {
        self.set_pc(g.mask & !active, g.pc + 1);
        self.set_pc(active, g.pc);
        let Some(mask) = mask else {
            // The old forms work on all active lanes.
            self.perform(active)?;
            return Ok(Flow::Split);
        };
        let masks = self.read(g, mask, active)?;
        for lane in lanes(active) {
            let member = masks[lane] as u32;
            if member >> lane & 1 == 0 {
                self.w.fault_lane = lane as u32;
                return Err(Fault::undefined(format!(
                    "member mask {member:#x} without the lane itself"
                )));
            }
            self.w.wait_mask[lane] = member;
        }
        let first = masks[active.trailing_zeros() as usize] as u32;
        if first & self.w.alive == active && lanes(active).all(|l| masks[l] as u32 == first) {
            self.perform(active)?;
            // All together again: go on without a new decision if no lane was left out.
            return Ok(if active == g.mask { Flow::Next } else { Flow::Split });
        }
        self.w.waiting |= active;
        self.complete(active)?;
        Ok(Flow::Split)
    }

    /// Does the operations that are complete among the masks of these lanes.
    fn complete(&mut self, of: u32) -> Result<()> {
        let mut left = of & self.w.waiting;
        while left != 0 {
            let lane = left.trailing_zeros() as usize;
            let mask = self.w.wait_mask[lane];
            let needed = mask & self.w.alive;
            left &= !(1 << lane);
            let ready = needed & self.w.waiting == needed
                && lanes(needed).all(|l| self.w.wait_mask[l] == mask);
            if ready {
                left &= !needed;
                self.w.waiting &= !needed;
                self.perform(needed)?;
            }
        }
        Ok(())
    }

    /// After lanes have gone: others may have waited for them.
    pub(super) fn complete_waiting(&mut self) {
        // A failure shows again when the operation is tried by itself; leave the lanes waiting then.
        if self.w.waiting != 0 {
            let waiting = self.w.waiting;
            if self.complete(waiting).is_err() {
                self.w.waiting |= waiting & self.w.alive;
            }
        }
    }

    /// Does one operation for a set of lanes and moves them on.
    fn perform(&mut self, set: u32) -> Result<()> {
        self.w.phase += 1;
        let program = self.program;
        let first = set.trailing_zeros() as usize;
        let op_of = |pc: u32| match &program.code[pc as usize].op {
            Op::Collective { c, .. } => c,
            _ => &Collective::Barrier,
        };
        let lead = op_of(self.w.pc[first]);
        for lane in lanes(set) {
            if std::mem::discriminant(op_of(self.w.pc[lane])) != std::mem::discriminant(lead) {
                self.w.fault_lane = lane as u32;
                return Err(Fault::undefined(
                    "lanes of one member mask are at different warp operations",
                ));
            }
        }
        match lead {
            Collective::Barrier => self.meet_lanes(set),
            Collective::Matrix(m) => {
                if lanes(set).any(|l| {
                    self.w.pc[l] != self.w.pc[first] || self.w.base[l] != self.w.base[first]
                }) {
                    return Err(Fault::undefined("a matrix operation by lanes that are apart"));
                }
                self.matrix(m, set)?;
            }
            Collective::CopyMap(copy) => {
                let base = self.w.base[first] as usize;
                if lanes(set).any(|l| self.w.base[l] as usize != base) {
                    return Err(Fault::undefined("a tensor map copied by lanes that are apart"));
                }
                let pc = self.w.pc[first];
                let g = Group { mask: set, pc, base, alone: true, meet: 0, limit: 0 };
                self.copy_map(&g, copy, set)?;
            }
            Collective::Shfl { .. } => self.shuffle(set, op_of)?,
            Collective::Vote { .. } => self.vote(set, op_of)?,
            Collective::MatchAny { .. } | Collective::MatchAll { .. } => {
                self.match_lanes(set, op_of)?;
            }
            Collective::Redux { .. } => self.redux(set, op_of)?,
            Collective::Elect { .. } => {
                for lane in lanes(set) {
                    let Collective::Elect { dst, pred } = op_of(self.w.pc[lane]) else { continue };
                    if let Some(d) = dst {
                        self.write_lane(*d, lane, u64::from(set.trailing_zeros()));
                    }
                    if let Some(p) = pred {
                        self.write_pred_lane(*p, lane, lane == first);
                    }
                }
            }
        }
        for lane in lanes(set) {
            self.w.pc[lane] += 1;
        }
        Ok(())
    }

    fn shuffle<'p>(&mut self, set: u32, op_of: impl Fn(u32) -> &'p Collective) -> Result<()> {
        let mut values = [0; LANES];
        let mut defined = 0u32;
        for lane in lanes(set) {
            let Collective::Shfl { value, .. } = op_of(self.w.pc[lane]) else { continue };
            let g = Group {
                mask: 1 << lane,
                pc: 0,
                base: self.w.base[lane] as usize,
                alone: true,
                meet: 0,
                limit: 0,
            };
            let (row, d) = self.read_loose(&g, *value);
            values[lane] = row[lane];
            defined |= d & 1 << lane;
        }
        for lane in lanes(set) {
            let Collective::Shfl { mode, dst, pred, lane: b, clamp, .. } = op_of(self.w.pc[lane])
            else {
                continue;
            };
            let (b, c) = (self.read_lane(*b, lane)?, self.read_lane(*clamp, lane)?);
            let (source, valid) = shuffle_source(*mode, lane as u64, b, c);
            let source = if valid { source as usize } else { lane };
            if valid && set >> source & 1 == 0 {
                self.w.fault_lane = lane as u32;
                let gone = self.w.alive >> source & 1 == 0;
                let why = if gone { "has exited" } else { "does not take part" };
                // The value is undefined; reading it is what would be wrong.
                if let Some(d) = dst {
                    self.write_lane(*d, lane, 0);
                    let i = (self.w.base[lane] + d) as usize;
                    self.w.defined[i] &= !(1 << lane);
                }
                log::debug!(target: "gpu-sim", "shfl from lane {source}, which {why}");
            } else if let Some(d) = dst {
                self.write_lane(*d, lane, values[source]);
                if defined >> source & 1 == 0 {
                    let i = (self.w.base[lane] + d) as usize;
                    self.w.defined[i] &= !(1 << lane);
                }
            }
            if let Some(p) = pred {
                self.write_pred_lane(*p, lane, valid);
            }
        }
        Ok(())
    }

    fn vote<'p>(&mut self, set: u32, op_of: impl Fn(u32) -> &'p Collective) -> Result<()> {
        let mut ballot = 0u32;
        for lane in lanes(set) {
            let Collective::Vote { value, .. } = op_of(self.w.pc[lane]) else { continue };
            ballot |= u32::from(self.read_psrc_lane(*value, lane)?) << lane;
        }
        for lane in lanes(set) {
            let Collective::Vote { mode, dst, pred, .. } = op_of(self.w.pc[lane]) else { continue };
            let result = match mode {
                VoteMode::All => ballot == set,
                VoteMode::Any => ballot != 0,
                VoteMode::Uni => ballot == set || ballot == 0,
                VoteMode::Ballot => {
                    if let Some(d) = dst {
                        self.write_lane(*d, lane, u64::from(ballot));
                    }
                    continue;
                }
            };
            if let Some(p) = pred {
                self.write_pred_lane(*p, lane, result);
            }
        }
        Ok(())
    }

    fn match_lanes<'p>(&mut self, set: u32, op_of: impl Fn(u32) -> &'p Collective) -> Result<()> {
        let mut values = [0; LANES];
        for lane in lanes(set) {
            let (Collective::MatchAny { value, .. } | Collective::MatchAll { value, .. }) =
                op_of(self.w.pc[lane])
            else {
                continue;
            };
            values[lane] = self.read_lane(*value, lane)?;
        }
        let equal = |to: u64| lanes(set).filter(|&l| values[l] == to).fold(0u32, |m, l| m | 1 << l);
        for lane in lanes(set) {
            match op_of(self.w.pc[lane]) {
                Collective::MatchAny { dst: Some(d), .. } => {
                    self.write_lane(*d, lane, u64::from(equal(values[lane])));
                }
                Collective::MatchAll { dst, pred, .. } => {
                    let all = equal(values[lane]) == set;
                    if let Some(d) = dst {
                        self.write_lane(*d, lane, if all { u64::from(set) } else { 0 });
                    }
                    if let Some(p) = pred {
                        self.write_pred_lane(*p, lane, all);
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn redux<'p>(&mut self, set: u32, op_of: impl Fn(u32) -> &'p Collective) -> Result<()> {
        let mut result: Option<u64> = None;
        for lane in lanes(set) {
            let Collective::Redux { op, value, .. } = op_of(self.w.pc[lane]) else { continue };
            let mut v = self.read_lane(*value, lane)?;
            if let ReduxOp::FMin { abs: true, .. } | ReduxOp::FMax { abs: true, .. } = op {
                v &= 0x7fff_ffff;
            }
            result = Some(match result {
                None => v,
                Some(r) => reduce(*op, r, v),
            });
        }
        for lane in lanes(set) {
            let Collective::Redux { dst: Some(d), .. } = op_of(self.w.pc[lane]) else { continue };
            self.write_lane(*d, lane, result.unwrap_or(0));
        }
        Ok(())
    }
}

fn reduce(op: ReduxOp, a: u64, b: u64) -> u64 {
    let (x, y) = (a as u32, b as u32);
    u64::from(match op {
        ReduxOp::Add => x.wrapping_add(y),
        ReduxOp::And => x & y,
        ReduxOp::Or => x | y,
        ReduxOp::Xor => x ^ y,
        ReduxOp::MinU => x.min(y),
        ReduxOp::MaxU => x.max(y),
        ReduxOp::MinS => (x as i32).min(y as i32) as u32,
        ReduxOp::MaxS => (x as i32).max(y as i32) as u32,
        ReduxOp::FMin { nan, .. } => return float::min(Format::F32, a, b, nan, false),
        ReduxOp::FMax { nan, .. } => return float::max(Format::F32, a, b, nan, false),
    })
}

/// The source lane of a shuffle and whether it is in range.
fn shuffle_source(mode: ShflMode, lane: u64, b: u64, c: u64) -> (u64, bool) {
    let (b, clamp, segment) = (b & 0x1f, c & 0x1f, c >> 8 & 0x1f);
    let max = (lane & segment) | (clamp & !segment);
    let min = lane & segment;
    match mode {
        ShflMode::Up => {
            let j = lane as i64 - b as i64;
            // For `up` the clamp is the lowest lane.
            (j.max(0) as u64, j >= max as i64)
        }
        ShflMode::Down => (lane + b, lane + b <= max),
        ShflMode::Bfly => (lane ^ b, lane ^ b <= max),
        ShflMode::Idx => {
            let j = min | (b & !segment);
            (j, j <= max)
        }
    }
}
