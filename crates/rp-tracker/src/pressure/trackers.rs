//! Trackers: the pressure at each instruction, going up or down.
//!
//! The *upward* tracker needs only the registers that are live after its first instruction. It may be given
//! instructions in any order that keeps each def before its uses, so it scores orders that exist
//! nowhere but in a vector. At an instruction, all its defs are live together (dead ones too); an
//! early-clobber def is live together with the uses as well.
//!
//! The *downward* tracker goes through a block in its order. It steps in two halves, as pressure
//! is different before and at an instruction: first what the last instruction read for the last
//! time goes, then the defs of the next come. The two agree between instructions, and differ at
//! them by design: going up, a def is not live with the uses that end there.

use cranelift_entity::SecondaryMap;
use ir::machine::{Block, Inst, LaneMask, MachineFunction, RegFlags, VReg, generic};

use super::liveness::{LaneLiveness, LiveLanes, def_lanes, is_tracked, killed_lanes};
use super::model::{PressureModel, RegPressure};

/// Live lanes by register, with their pressure.
#[derive(Clone, Debug, Default)]
pub struct LiveSet {
    lanes: SecondaryMap<VReg, LaneMask>,
    pressure: RegPressure,
    /// Registers of which lanes have been live, perhaps more than once.
    touched: Vec<VReg>,
}

impl LiveSet {
    /// The set of a list.
    pub fn new(func: &MachineFunction, model: &PressureModel, list: &[LiveLanes]) -> Self {
        let mut set = Self::default();
        set.assign(func, model, list);
        set
    }

    /// Makes it the set of another list, in the same memory.
    pub fn assign(&mut self, func: &MachineFunction, model: &PressureModel, list: &[LiveLanes]) {
        for reg in self.touched.drain(..) {
            self.lanes[reg] = LaneMask::NONE;
        }
        self.pressure = RegPressure::NONE;
        for live in list {
            self.add(func, model, live.reg, live.lanes);
        }
    }

    /// The live lanes of a register.
    pub fn lanes(&self, reg: VReg) -> LaneMask {
        self.lanes[reg]
    }

    /// The pressure of the set.
    pub fn pressure(&self) -> RegPressure {
        self.pressure
    }

    /// Adds lanes.
    pub fn add(
        &mut self,
        func: &MachineFunction,
        model: &PressureModel,
        reg: VReg,
        lanes: LaneMask,
    ) {
        self.set(func, model, reg, self.lanes[reg].union(lanes));
    }

    /// Removes lanes.
    pub fn remove(
        &mut self,
        func: &MachineFunction,
        model: &PressureModel,
        reg: VReg,
        lanes: LaneMask,
    ) {
        self.set(func, model, reg, self.lanes[reg].without(lanes));
    }

    fn set(&mut self, func: &MachineFunction, model: &PressureModel, reg: VReg, after: LaneMask) {
        let before = std::mem::replace(&mut self.lanes[reg], after);
        if before != after {
            if before.is_empty() {
                self.touched.push(reg);
            }
            model.change_reg(func, &mut self.pressure, reg, before, after);
        }
    }

    /// The live registers, in order.
    pub fn to_list(&self) -> Vec<LiveLanes> {
        let all = self.touched.iter().map(|&reg| LiveLanes { reg, lanes: self.lanes[reg] });
        let mut live: Vec<LiveLanes> = all.filter(|l| !l.lanes.is_empty()).collect();
        live.sort_unstable_by_key(|l| l.reg);
        live.dedup_by_key(|l| l.reg);
        live
    }
}

/// RegPressure from the end up.
#[derive(Clone, Debug)]
pub struct UpwardTracker<'a> {
    func: &'a MachineFunction,
    model: &'a PressureModel,
    liveness: &'a LaneLiveness,
    live: LiveSet,
    max: RegPressure,
}

impl<'a> UpwardTracker<'a> {
    /// Creates a tracker after the last instruction of a list, where `live` is live.
    pub fn new(
        func: &'a MachineFunction,
        model: &'a PressureModel,
        liveness: &'a LaneLiveness,
        live: &[LiveLanes],
    ) -> Self {
        let live = LiveSet::new(func, model, live);
        let max = live.pressure;
        Self { func, model, liveness, live, max }
    }

    /// A tracker at the end of a block.
    pub fn at_end(
        func: &'a MachineFunction,
        model: &'a PressureModel,
        liveness: &'a LaneLiveness,
        block: Block,
    ) -> Self {
        Self::new(func, model, liveness, liveness.live_out(block))
    }

    /// Moves after the last instruction of another list, where `live` is live.
    pub fn restart(&mut self, live: &[LiveLanes]) {
        self.live.assign(self.func, self.model, live);
        self.max = self.live.pressure;
    }

    /// Moves over an instruction, from after it to before it. Returns the pressure at it.
    pub fn recede(&mut self, inst: Inst) -> RegPressure {
        let (func, model) = (self.func, self.model);
        if !is_tracked(func, inst) {
            return self.live.pressure;
        }
        let (mut defs, mut early, mut has_early) = (RegPressure::NONE, RegPressure::NONE, false);
        for def in func.defs(inst) {
            let Some(reg) = def.reg.as_virtual() else { continue };
            let written = def_lanes(func, reg, def);
            let is_early = def.flags.contains(RegFlags::EARLY_CLOBBER);
            has_early |= is_early;
            let sum = if is_early { &mut early } else { &mut defs };
            model.change_reg(func, sum, reg, LaneMask::NONE, written);
            self.live.remove(func, model, reg, killed_lanes(func, reg, def));
        }
        let mut at = self.live.pressure + defs + early;
        if func.opcode(inst) != generic::PHI {
            for (index, operand) in func.reg_operands(inst) {
                let Some(reg) = operand.reg.as_virtual() else { continue };
                let lanes = self.liveness.read_lanes(func, inst, index);
                if !lanes.is_empty() {
                    self.live.add(func, model, reg, lanes);
                }
            }
        }
        at = at.max(if has_early { self.live.pressure + early } else { self.live.pressure });
        self.max = self.max.max(at);
        at
    }

    /// The pressure at the tracker's place.
    pub fn pressure(&self) -> RegPressure {
        self.live.pressure
    }

    /// The largest pressure so far.
    pub fn max_pressure(&self) -> RegPressure {
        self.max
    }

    /// Returns the registers that are live at the tracker's place.
    pub fn live(&self) -> &LiveSet {
        &self.live
    }
}

/// Pressure from a block's start down.
#[derive(Clone, Debug)]
pub struct DownwardTracker<'a> {
    func: &'a MachineFunction,
    model: &'a PressureModel,
    live: LiveSet,
    /// The next instruction.
    next: Option<Inst>,
    /// The lanes that end at each instruction: those that it reads or writes and nothing later reads.
    ends: Vec<(Inst, LiveLanes)>,
    /// The first of `ends` that is not passed yet.
    ends_at: usize,
    /// The instruction passed last.
    last: Option<Inst>,
}

impl<'a> DownwardTracker<'a> {
    /// Creates a tracker at a block's start; phis are instructions like others.
    pub fn new(
        func: &'a MachineFunction,
        model: &'a PressureModel,
        liveness: &'a LaneLiveness,
        block: Block,
    ) -> Self {
        Self {
            func,
            model,
            live: LiveSet::new(func, model, liveness.live_in(block)),
            next: func.first_inst(block),
            ends: find_ends(func, liveness, block),
            ends_at: 0,
            last: None,
        }
    }

    /// The instruction that [`DownwardTracker::advance_to_next`] goes over next.
    pub fn next(&self) -> Option<Inst> {
        self.next
    }

    /// Drops the lanes that ended at the instruction passed last. Returns the pressure before the next one.
    pub fn advance_before_next(&mut self) -> RegPressure {
        while let Some(&(inst, ended)) = self.ends.get(self.ends_at)
            && Some(inst) == self.last
        {
            self.live.remove(self.func, self.model, ended.reg, ended.lanes);
            self.ends_at += 1;
        }
        self.live.pressure
    }

    /// Adds the defs of the next instruction, which becomes the last one passed. Returns the
    /// pressure at it; `None` at the block's end.
    pub fn advance_to_next(&mut self) -> Option<RegPressure> {
        let inst = self.next?;
        self.next = self.func.next_inst(inst);
        self.last = Some(inst);
        if is_tracked(self.func, inst) {
            for def in self.func.defs(inst) {
                let Some(reg) = def.reg.as_virtual() else { continue };
                self.live.add(self.func, self.model, reg, def_lanes(self.func, reg, def));
            }
        }
        Some(self.live.pressure)
    }

    /// Returns the registers that are live at the tracker's place.
    pub fn live(&self) -> &LiveSet {
        &self.live
    }
}

/// The lanes that are live through a region (instructions that follow one another) in one piece: no
/// instruction writes them. Whatever the order of the instructions is, they are live at each. `live_in`
/// and `live_out` are sorted by register.
pub fn live_through(
    func: &MachineFunction,
    region: impl IntoIterator<Item = Inst>,
    live_in: &[LiveLanes],
    live_out: &[LiveLanes],
) -> Vec<LiveLanes> {
    let mut outs = live_out.iter().peekable();
    let mut through: Vec<LiveLanes> = Vec::new();
    for begin in live_in {
        while outs.next_if(|end| end.reg < begin.reg).is_some() {}
        if let Some(end) = outs.next_if(|end| end.reg == begin.reg) {
            let lanes = begin.lanes.intersection(end.lanes);
            through.push(LiveLanes { reg: begin.reg, lanes });
        }
    }
    for inst in region.into_iter().filter(|&inst| is_tracked(func, inst)) {
        for def in func.defs(inst) {
            if let Some(reg) = def.reg.as_virtual()
                && let Ok(at) = through.binary_search_by_key(&reg, |l| l.reg)
            {
                through[at].lanes = through[at].lanes.without(killed_lanes(func, reg, def));
            }
        }
    }
    through.retain(|l| !l.lanes.is_empty());
    through
}

/// The lanes that end at each instruction of a block, in its order.
fn find_ends(
    func: &MachineFunction,
    liveness: &LaneLiveness,
    block: Block,
) -> Vec<(Inst, LiveLanes)> {
    let mut live: SecondaryMap<VReg, LaneMask> = SecondaryMap::new();
    for entry in liveness.live_out(block) {
        live[entry.reg] = entry.lanes;
    }
    let mut ends = Vec::new();
    for inst in func.insts_rev(block) {
        if !is_tracked(func, inst) {
            continue;
        }
        for def in func.defs(inst) {
            let Some(reg) = def.reg.as_virtual() else { continue };
            let dead = def_lanes(func, reg, def).without(live[reg]);
            if !dead.is_empty() {
                ends.push((inst, LiveLanes { reg, lanes: dead }));
            }
        }
        for def in func.defs(inst) {
            let Some(reg) = def.reg.as_virtual() else { continue };
            live[reg] = live[reg].without(killed_lanes(func, reg, def));
        }
        if func.opcode(inst) == generic::PHI {
            continue;
        }
        for (index, operand) in func.reg_operands(inst) {
            let Some(reg) = operand.reg.as_virtual() else { continue };
            let lanes = liveness.read_lanes(func, inst, index);
            // What the same instruction writes anew does not end at it.
            let rewritten = func
                .defs(inst)
                .filter(|def| def.reg == operand.reg)
                .fold(LaneMask::NONE, |all, def| all.union(def_lanes(func, reg, def)));
            let ended = lanes.without(live[reg]).without(rewritten);
            if !ended.is_empty() {
                ends.push((inst, LiveLanes { reg, lanes: ended }));
            }
            live[reg] = live[reg].union(lanes);
        }
    }
    ends.reverse();
    ends
}
