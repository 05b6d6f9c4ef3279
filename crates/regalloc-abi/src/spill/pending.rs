//! Values of the block at hand that arrive late: results of loads.
//!
//! A store right after a load waits for it, and so do all loads after it that must take the same register. So a value that
//! has not arrived counts as one that is needed soon while other values can leave their registers, and is stored where it leaves
//! its own. Only a part of a file is kept so: past that, the values that came first count as others do.

use std::collections::VecDeque;

use cranelift_entity::EntityRef;
use ir::machine::VReg;

/// One value that has not arrived.
#[derive(Clone, Copy, Debug)]
struct Late {
    reg: VReg,
    file: usize,
    units: u32,
}

/// The values of a block that come late.
#[derive(Default, Debug)]
pub(super) struct Pending {
    /// By register: the time from which it is there; 0 where it counts as others do.
    ready: Vec<u32>,
    /// By register: whether it is in the register since its def, and its lanes have run since.
    kept: Vec<bool>,
    /// Those that keep registers from others, from the first on.
    queue: VecDeque<Late>,
    /// All that may be kept, with the times from which they are there.
    values: VecDeque<(VReg, u32)>,
}

impl Pending {
    pub(super) fn new(vregs: usize) -> Self {
        let (queue, values) = (VecDeque::new(), VecDeque::new());
        Self { ready: vec![0; vregs], kept: vec![false; vregs], queue, values }
    }

    /// Adds a value that is there from a time on. At most so many units of its file are kept from others: a wider value is not
    /// added.
    pub(super) fn add(&mut self, reg: VReg, ready: u32, file: usize, units: u32, most: u32) {
        if units > most {
            return;
        }
        self.ready[reg.index()] = ready;
        self.kept[reg.index()] = true;
        self.values.push_back((reg, ready));
        self.queue.push_back(Late { reg, file, units });
        let of_file = self.queue.iter().filter(|late| late.file == file);
        let mut sum: u32 = of_file.map(|late| late.units).sum();
        while sum > most
            && let Some(first) = self.queue.iter().position(|late| late.file == file)
            && let Some(late) = self.queue.remove(first)
        {
            self.ready[late.reg.index()] = 0;
            sum -= late.units;
        }
    }

    /// Whether a value has not arrived at a time.
    pub(super) fn is_late(&self, reg: VReg, now: u32) -> bool {
        self.ready[reg.index()] > now
    }

    /// The value leaves its register. Returns whether it was there since its def.
    pub(super) fn leave(&mut self, reg: VReg) -> bool {
        self.ready[reg.index()] = 0;
        core::mem::take(&mut self.kept[reg.index()])
    }

    /// Other lanes run from here on: what is stored must be stored before.
    pub(super) fn lanes_change(&mut self) {
        for (reg, _) in &self.values {
            self.kept[reg.index()] = false;
        }
    }

    /// Ends a block. Returns the values that are in their registers since their defs.
    pub(super) fn take_all(&mut self) -> Vec<VReg> {
        self.queue.clear();
        let values = self.values.drain(..).filter(|(reg, _)| {
            self.ready[reg.index()] = 0;
            core::mem::take(&mut self.kept[reg.index()])
        });
        values.map(|(reg, _)| reg).collect()
    }

    /// Removes a value that is there at a time, if there is one.
    pub(super) fn next_arrived(&mut self, now: u32) -> Option<VReg> {
        let first = self.values.pop_front_if(|(_, ready)| *ready <= now)?;
        Some(first.0)
    }
}
