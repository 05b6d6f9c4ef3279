//! Values of registers that are written by parts.
//!
//! A def of a part with `undef` starts a *value*: the other parts hold nothing from there on, until further defs write
//! them. All these defs together may stand in any order, and the first of them gets the flag. If the region writes all parts
//! before it reads any that holds nothing, the value is *complete*: then nothing ever asks for what `undef` ends, and the parts
//! of two values need not be kept apart as wholes: one part may be written while another still holds what was there
//! before. No def has the flag then.

use ir::machine::{Inst, LaneMask, MachineFunction, RegFlags, VReg};
use ir::map::Map;

use crate::pressure::{def_lanes, reg_lanes};

/// A def, by its instruction and its number among the instruction's defs.
type Site = (Inst, u32);

/// The facts of a value.
#[derive(Clone, Copy, Debug)]
struct Value {
    /// Whether its first def says that other parts hold nothing.
    begins: bool,
    /// Whether its parts need not wait for what other parts held before.
    is_free: bool,
    /// Whether a def of it has stood already.
    begun: bool,
}

/// A register in a walk down the order given.
struct Walk {
    /// The value at hand, by its number.
    value: u32,
    /// Whether it was started by a part with `undef`.
    begins: bool,
    /// The parts of it that were written.
    written: LaneMask,
    /// Whether other parts were read too.
    reads_nothing: bool,
    /// Whether the value before it keeps its parts together.
    behind_whole: bool,
}

/// The number of reads of each of a lane's values, and the position of a walk.
#[derive(Clone, Debug, Default)]
struct Lane {
    reads: Vec<u32>,
    at: usize,
}

impl Lane {
    fn read(&mut self) {
        let left = &mut self.reads[self.at];
        *left = left.saturating_sub(1);
    }

    /// Whether its value is still used: by a read, or because it is the last.
    fn is_wanted(&self) -> bool {
        self.at + 1 >= self.reads.len() || self.reads[self.at] > 0
    }
}

/// The values of registers of which the region starts any by a part with `undef`.
#[derive(Default)]
pub(super) struct PartialValues {
    values: Vec<Value>,
    sites: Map<Site, u32>,
    /// The lanes of registers with free values.
    lanes: Map<VReg, Vec<Lane>>,
}

impl PartialValues {
    /// Looks at instructions in the order in which they are.
    pub(super) fn new(func: &MachineFunction, insts: &[Inst]) -> Self {
        let mut this = Self::default();
        let mut regs: Map<VReg, Walk> = Map::default();
        for def in insts.iter().flat_map(|&inst| func.defs(inst)) {
            if let Some(reg) = def.reg.as_virtual().filter(|_| def.flags.contains(RegFlags::UNDEF))
            {
                regs.entry(reg).or_insert_with(|| Walk {
                    value: this.begin(false),
                    begins: false,
                    written: LaneMask::NONE,
                    reads_nothing: false,
                    behind_whole: false,
                });
            }
        }
        if regs.is_empty() {
            return this;
        }
        for &inst in insts {
            this.read(func, inst, &mut regs);
            this.write(func, inst, &mut regs);
        }
        for (reg, walk) in regs.sorted_unstable_by(|a, _, b, _| a.cmp(b)) {
            this.close(func, reg, &walk);
        }
        this.count_reads(func, insts);
        this
    }

    /// Whether a def is of a value whose parts need not wait for what other parts held before.
    pub(super) fn is_free(&self, inst: Inst, def: u32) -> bool {
        let value = self.sites.get(&(inst, def)).map(|&value| &self.values[value as usize]);
        value.is_some_and(|value| value.is_free)
    }

    fn begin(&mut self, begins: bool) -> u32 {
        self.values.push(Value { begins, is_free: false, begun: false });
        self.values.len() as u32 - 1
    }

    fn read(&self, func: &MachineFunction, inst: Inst, regs: &mut Map<VReg, Walk>) {
        for used in func.uses(inst).filter(|used| used.reads()) {
            let Some(reg) = used.reg.as_virtual() else { continue };
            let Some(walk) = regs.get_mut(&reg) else { continue };
            walk.reads_nothing |= !def_lanes(func, reg, used).without(walk.written).is_empty();
        }
    }

    fn write(&mut self, func: &MachineFunction, inst: Inst, regs: &mut Map<VReg, Walk>) {
        for (number, def) in func.defs(inst).enumerate() {
            let Some(reg) = def.reg.as_virtual() else { continue };
            let Some(walk) = regs.get_mut(&reg) else { continue };
            let lanes = def_lanes(func, reg, def);
            let undef = def.flags.contains(RegFlags::UNDEF);
            if undef || def.sub.is_whole() {
                let is_free = self.close(func, reg, walk);
                walk.behind_whole = walk.begins && !is_free;
                walk.begins = undef && lanes != reg_lanes(func, reg);
                walk.value = self.begin(undef);
                (walk.written, walk.reads_nothing) = (LaneMask::NONE, false);
            }
            walk.written = walk.written.union(lanes);
            self.sites.insert((inst, number as u32), walk.value);
        }
    }

    /// Ends a value. Returns whether it is free.
    fn close(&mut self, func: &MachineFunction, reg: VReg, walk: &Walk) -> bool {
        let is_complete = !walk.reads_nothing && walk.written == reg_lanes(func, reg);
        let is_free = walk.begins && is_complete && !walk.behind_whole;
        self.values[walk.value as usize].is_free = is_free;
        if is_free {
            self.lanes.entry(reg).or_default();
        }
        is_free
    }

    /// Counts the reads of each value of each lane, of registers with free values.
    fn count_reads(&mut self, func: &MachineFunction, insts: &[Inst]) {
        if self.lanes.is_empty() {
            return;
        }
        for &inst in insts {
            self.each_read(func, inst, |lane| *lane.reads.last_mut().expect("a value") += 1);
            for def in func.defs(inst) {
                self.each_written(func, def.reg.as_virtual(), def, |lane| lane.reads.push(0));
            }
        }
    }

    fn each_read(&mut self, func: &MachineFunction, inst: Inst, mut f: impl FnMut(&mut Lane)) {
        for used in func.uses(inst).filter(|used| used.reads()) {
            self.each_written(func, used.reg.as_virtual(), used, &mut f);
        }
    }

    /// Calls `f` on the lanes that an operand names.
    fn each_written(
        &mut self,
        func: &MachineFunction,
        reg: Option<VReg>,
        operand: &ir::machine::RegOperand,
        mut f: impl FnMut(&mut Lane),
    ) {
        let Some(reg) = reg else { return };
        let Some(lanes) = self.lanes.get_mut(&reg) else { return };
        let named = def_lanes(func, reg, operand);
        let count = (u64::BITS - reg_lanes(func, reg).0.leading_zeros()) as usize;
        lanes.resize(count, Lane { reads: vec![0], at: 0 });
        for (number, lane) in lanes.iter_mut().enumerate() {
            if !named.intersection(LaneMask::run(number as u32, 1)).is_empty() {
                f(lane);
            }
        }
    }

    /// Sets the flag on each value's first def, in another order, and clears it on all others. The first def of a free
    /// value has it only if the values of all other parts are unused.
    pub(super) fn apply(mut self, func: &mut MachineFunction, insts: &[Inst]) {
        if self.sites.is_empty() {
            return;
        }
        for &inst in insts {
            self.each_read(func, inst, Lane::read);
            let defs = func.defs(inst).count() as u32;
            for number in 0..defs {
                let flag = self.flag(func, inst, number);
                let mut all = func.operands_mut(inst).iter_mut().filter_map(|o| o.as_reg_mut());
                let def = all.by_ref().filter(|o| o.is_def()).nth(number as usize);
                if let (Some(def), Some(flag)) = (def, flag) {
                    def.flags.set(RegFlags::UNDEF, flag);
                }
            }
        }
    }

    /// Whether a def has the flag; none if it is of no register that was looked at.
    fn flag(&mut self, func: &MachineFunction, inst: Inst, number: u32) -> Option<bool> {
        let value = *self.sites.get(&(inst, number))? as usize;
        let def = *func.defs(inst).nth(number as usize)?;
        let reg = def.reg.as_virtual()?;
        self.each_written(func, Some(reg), &def, |lane| lane.at += 1);
        let Value { begins, is_free, begun } = self.values[value];
        self.values[value].begun = true;
        if !begins || begun {
            return Some(false);
        }
        let written = def_lanes(func, reg, &def);
        let others = self.lanes.get(&reg).into_iter().flatten().enumerate();
        let mut others = others
            .filter(|&(lane, _)| written.intersection(LaneMask::run(lane as u32, 1)).is_empty());
        Some(!is_free || !others.any(|(_, lane)| lane.is_wanted()))
    }
}
