//! The choice of the lanes of a warp that run next.

use super::hostile::Hostile;
use super::lanes;
use super::warp::{Group, Warp};
use std::cmp::Reverse;

/// Every so many decisions the group that waited longest is chosen.
const FAIR_TURN: u64 = 256;
/// Instructions of such a turn.
const FAIR_LENGTH: u64 = 128;

impl Warp {
    /// Chooses the lanes that run next.
    pub(super) fn pick(&mut self, blocked: u32, hostile: Option<&mut Hostile>) -> Option<Group> {
        let runnable = self.runnable(blocked);
        if runnable == 0 {
            return None;
        }
        if let Some(group) = hostile.and_then(|h| h.pick(self, runnable)) {
            return Some(group);
        }
        self.decisions += 1;
        let first = runnable.trailing_zeros() as usize;
        let same = |a: usize, b: usize| self.pc[a] == self.pc[b] && self.base[a] == self.base[b];
        let mut leader = first;
        let fair = self.decisions.is_multiple_of(FAIR_TURN);
        for lane in lanes(runnable & (runnable - 1)) {
            let better = if fair {
                self.last_run[lane] < self.last_run[leader]
            } else {
                (self.base[lane], Reverse(self.pc[lane]))
                    > (self.base[leader], Reverse(self.pc[leader]))
            };
            if better {
                leader = lane;
            }
        }
        let mut mask = 0;
        let mut meet = u32::MAX;
        let pc = self.pc[leader];
        for lane in lanes(runnable) {
            if same(lane, leader) {
                mask |= 1 << lane;
            } else if self.base[lane] == self.base[leader] && self.pc[lane] > pc {
                meet = meet.min(self.pc[lane]);
            }
        }
        for lane in lanes(mask) {
            self.last_run[lane] = self.decisions;
        }
        // A group that has the fair turn keeps it until its time is over.
        if fair {
            meet = u32::MAX;
        }
        let limit = if fair { FAIR_LENGTH } else { u64::MAX };
        Some(Group {
            mask,
            pc,
            base: self.base[leader] as usize,
            alone: mask == runnable || fair,
            meet,
            limit,
        })
    }
}
