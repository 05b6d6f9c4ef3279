//! Slots of spilled registers in scratch memory: registers that are never live together share a slot.
//!
//! A register is taken to need its slot for one run of the layout ([`Intervals`]). The run includes all values that
//! channels that are off and rounds of loops may hold. In the order of their starts each gets the smallest free slot
//! that is large enough.

use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

use core::cmp::Reverse;

use crate::mir_opt::liveness::Intervals;
use crate::target::eu::{EuFunction, VReg};

/// Places in scratch memory, in registers.
pub(crate) struct Slots {
    /// Free places by length.
    free: BTreeMap<u32, BTreeSet<u32>>,
    /// Places in use, by where they are free again.
    busy: BinaryHeap<Reverse<(u32, u32, u32)>>,
    end: u32,
}

impl Slots {
    /// Assigns slots, from register `end` of the scratch memory on, to registers with their lengths. Returns the slots
    /// and the end of all.
    pub(crate) fn assign(
        func: &EuFunction,
        registers: &[(VReg, u32)],
        end: u32,
    ) -> (Vec<(VReg, u32)>, u32) {
        let intervals = Intervals::new(func);
        let mut order: Vec<(u32, u32, VReg, u32)> = registers
            .iter()
            .map(|&(reg, length)| {
                // One that holds nothing anywhere shares nothing.
                let (first, last) = intervals.hull(reg).unwrap_or((0, u32::MAX));
                (first, last, reg, length)
            })
            .collect();
        order.sort_unstable();
        let mut slots = Self { free: BTreeMap::new(), busy: BinaryHeap::new(), end };
        let mut places = Vec::with_capacity(order.len());
        for (first, last, reg, length) in order {
            slots.release(first);
            let at = slots.take(length);
            slots.busy.push(Reverse((last, at, length)));
            places.push((reg, at));
        }
        (places, slots.end)
    }

    /// Frees what is not needed from `now` on.
    fn release(&mut self, now: u32) {
        while let Some(&Reverse((last, at, length))) = self.busy.peek()
            && last < now
        {
            self.busy.pop();
            self.free.entry(length).or_default().insert(at);
        }
    }

    fn take(&mut self, length: u32) -> u32 {
        let found = self.free.range(length..).find_map(|(&have, at)| Some((have, *at.first()?)));
        let Some((have, at)) = found else {
            self.end += length;
            return self.end - length;
        };
        if let Some(places) = self.free.get_mut(&have) {
            places.remove(&at);
            if places.is_empty() {
                self.free.remove(&have);
            }
        }
        if have > length {
            self.free.entry(have - length).or_default().insert(at + length);
        }
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::eu::parse;

    #[test]
    fn places_are_shared_by_what_is_not_live_together() {
        let text = "function f device=skl simd=16 stage=legal\n  v0: grf 2\n  v1: grf 2\n  v2: grf 1\n  v3: grf 1\nb0:\n  \
             mov (16|M0) v0:ud 1:ud\n  mov (16|M0) v1:ud v0<8;8,1>:ud\n  mov (8|M0) v2:ud v1<8;8,1>:ud\n  \
             mov (8|M0) v3:ud v2<8;8,1>:ud\n  mov (8|M0) r9:ud v3<8;8,1>:ud\n";
        let func = parse("t", text).unwrap().remove(0);
        let regs: Vec<(VReg, u32)> = func.vregs.keys().zip([2, 2, 1, 1]).collect();
        let (places, end) = Slots::assign(&func, &regs, 5);
        let places: Vec<u32> = places.into_iter().map(|place| place.1).collect();
        // v2 and v3 share the place of v0, each half of it.
        assert_eq!((places, end), (vec![5, 7, 5, 6], 9));
    }
}
