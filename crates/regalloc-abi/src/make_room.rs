//! Places for the defs of one instruction, when values that live on may have to move.
//!
//! There are two worlds: *before* the instruction, where its uses are, and *after* it, where its defs are. A value that
//! lives through is in both at one place; an early-clobber def too, and a def that is tied to a value that lives on (it
//! gets a copy). An ordinary def is only after, a use that ends only before: they may share units. Four attempts, from
//! cheap to sure:
//!
//! 1. every def takes a free place, only values that hold clobbered units move;
//! 2. the cheapest window for a def is cleared, the values in it go to free places;
//! 3. a window is cleared, and a value in it may take the place of narrower ones, which move in turn; or the values of a
//!    stretch of the file are packed;
//! 4. everything is packed anew, the most aligned and widest first: nearly all values move then.

use ir::machine::{LaneMask, MachineFunction, PReg, RegFile, VReg};
use smallvec::SmallVec;

use crate::places::Places;
use crate::units::{FileSets, UnitSet, units_of};

/// Windows that are tried for a def.
const MOST_WINDOWS: usize = 12;

/// A def that must be where a use is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tie {
    pub(crate) source: VReg,
    pub(crate) offset: u32,
    pub(crate) units: u32,
    operand: usize,
    /// The source stays where it is, for other operands, and the def is at a copy of it.
    pub(crate) apart: bool,
}

impl Tie {
    pub(crate) fn copy_to(self, to: PReg) -> TiedCopy {
        let Tie { source, offset, units, operand, .. } = self;
        TiedCopy { source, offset, units, to, operand }
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Def {
    pub(crate) reg: VReg,
    pub(crate) lanes: LaneMask,
    early: bool,
    pub(crate) tie: Option<Tie>,
}

impl Def {
    /// It holds its place before the instruction too.
    pub(crate) fn holds_before(&self) -> bool {
        self.early || self.tie.is_some()
    }
}

/// Requirements of an instruction on places.
#[derive(Debug)]
pub(crate) struct Problem {
    /// Values read, each once, with the lanes that live on.
    pub(crate) reads: SmallVec<[(VReg, LaneMask); 4]>,
    pub(crate) defs: SmallVec<[Def; 2]>,
    /// Units that hold no value after the instruction.
    pub(crate) clobbers: Option<FileSets>,
    /// Units that the instruction reads by name.
    pub(crate) physical_reads: SmallVec<[PReg; 8]>,
    /// Physical units that are live after the instruction but not before, and those live before but not after.
    pub(crate) fixed_after: SmallVec<[(PReg, LaneMask); 4]>,
}

/// A copy for a tied operand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TiedCopy {
    pub(crate) source: VReg,
    pub(crate) offset: u32,
    pub(crate) units: u32,
    pub(crate) to: PReg,
    operand: usize,
}

/// Moves, copies and places for one instruction.
#[derive(Clone, Debug, Default)]
pub(crate) struct Solution {
    /// Values with their new places: before the instruction.
    pub(crate) moved: Vec<(VReg, PReg)>,
    /// Copies for tied operands, at the same time.
    pub(crate) tied: Vec<TiedCopy>,
    /// The places of the defs, in their order.
    pub(crate) defs: SmallVec<[PReg; 8]>,
}

impl Solution {
    /// The place that a tied operand reads, if it got a copy.
    pub(crate) fn tied_place(&self, operand: usize) -> Option<PReg> {
        self.tied.iter().find(|t| t.operand == operand).map(|t| t.to)
    }
}

impl Problem {
    pub(crate) fn new() -> Self {
        Self {
            reads: SmallVec::new(),
            defs: SmallVec::new(),
            clobbers: None,
            physical_reads: SmallVec::new(),
            fixed_after: SmallVec::new(),
        }
    }

    /// A value is written.
    pub(crate) fn define(&mut self, reg: VReg, lanes: LaneMask, early: bool) {
        self.defs.push(Def { reg, lanes, early, tie: None });
    }

    /// The last def must be where `source`'s part is; with `apart`, where a copy of it is.
    pub(crate) fn tie(
        &mut self,
        source: VReg,
        (offset, units): (u32, u32),
        operand: usize,
        apart: bool,
    ) {
        if let Some(def) = self.defs.last_mut() {
            def.tie = Some(Tie { source, offset, units, operand, apart });
        }
    }

    /// No def is tied.
    pub(crate) fn untie(&mut self) {
        for def in &mut self.defs {
            def.tie = None;
        }
    }

    /// A value is read; `after` are the lanes that live on.
    pub(crate) fn read(&mut self, reg: VReg, after: LaneMask) {
        if !self.reads.iter().any(|r| r.0 == reg) {
            self.reads.push((reg, after));
        }
    }

    /// A physical register is named.
    pub(crate) fn physical(
        &mut self,
        func: &MachineFunction,
        reg: PReg,
        is_def: bool,
        after: LaneMask,
    ) {
        if is_def {
            let clobbers = self.clobbers.get_or_insert_with(|| FileSets::new(func.target));
            clobbers.insert(reg);
        } else {
            self.physical_reads.push(reg);
        }
        self.fixed_after.push((reg, after));
    }

    /// A call preserves some registers and clobbers the others.
    pub(crate) fn call(&mut self, allocatable: &FileSets, preserved: &FileSets) {
        let mut lost = allocatable.clone();
        lost.subtract(preserved);
        match &mut self.clobbers {
            Some(clobbers) => clobbers.union_with(&lost),
            None => self.clobbers = Some(lost),
        }
    }

    pub(crate) fn lanes_after(&self, places: &Places<'_>, reg: VReg) -> LaneMask {
        let read = self.reads.iter().find(|r| r.0 == reg);
        read.map_or(places.live[reg.as_u32() as usize], |r| r.1)
    }

    /// Units of physical registers that are live after the instruction.
    pub(crate) fn fixed_behind(&self, places: &Places<'_>) -> FileSets {
        let mut fixed = places.fixed.clone();
        for &(reg, lanes) in &self.fixed_after {
            fixed.remove(reg);
            fixed.insert_lanes(reg, lanes);
        }
        fixed
    }

    /// The usual case: ordinary defs, and no value has to move. Units of values that end are free for them.
    pub(crate) fn quick(
        &self,
        func: &MachineFunction,
        places: &mut Places<'_>,
    ) -> Option<Solution> {
        let ordinary = self.clobbers.is_none()
            && self.fixed_after.is_empty()
            && self.defs.iter().all(|d| !d.early && d.tie.is_none());
        if !ordinary {
            return None;
        }
        let mut free = core::mem::take(&mut places.free);
        let mut ending: SmallVec<[(PReg, LaneMask); 4]> = SmallVec::new();
        for &(reg, after) in &self.reads {
            let gone = places.live[reg.as_u32() as usize].without(after);
            if !gone.is_empty() {
                let place = places.place(reg);
                free.insert_lanes(place, gone);
                ending.push((place, gone));
            }
        }
        let mut solution = Solution::default();
        for def in &self.defs {
            let Some(place) = places.choose(func, def.reg, def.lanes, &free) else { break };
            free.remove_lanes(place, def.lanes);
            solution.defs.push(place);
        }
        // As it was.
        for (def, &place) in self.defs.iter().zip(&solution.defs) {
            free.insert_lanes(place, def.lanes);
        }
        for (place, gone) in ending {
            free.remove_lanes(place, gone);
        }
        places.free = free;
        (solution.defs.len() == self.defs.len()).then_some(solution)
    }

    /// The first two attempts.
    pub(crate) fn attempt(
        &self,
        func: &MachineFunction,
        places: &mut Places<'_>,
        mut worlds: Worlds,
        windows: bool,
    ) -> Option<Solution> {
        let mut solution = Solution::default();
        // Values that hold clobbered units.
        for reg in self.in_the_way(places) {
            self.move_away(func, places, &mut worlds, &mut solution, reg)?;
        }
        let mut found: Vec<Option<PReg>> = vec![None; self.defs.len()];
        // Tied defs first: they have no choice.
        for (number, def) in self.defs.iter().enumerate() {
            let Some(tie) = def.tie.filter(|tie| !tie.apart) else { continue };
            let moved = solution.moved.iter().find(|m| m.0 == tie.source);
            let whole = moved.map_or_else(|| places.place(tie.source), |m| m.1);
            let here =
                PReg::new(whole.file(), whole.first_unit() + tie.offset as u16, tie.units as u8);
            let lanes = LaneMask::run(tie.offset, tie.units);
            let ends = self.lanes_after(places, tie.source).intersection(lanes).is_empty();
            let class = places.info(def.reg).class;
            if ends
                && func.target.class_contains(class, here)
                && units_of(here, LaneMask::ALL)
                    .all(|u| worlds.behind.file(here.file()).contains(u))
            {
                worlds.take(here, LaneMask::ALL);
                found[number] = Some(here);
            }
        }
        for both in [true, false] {
            for (number, def) in self.defs.iter().enumerate() {
                if found[number].is_some() || def.holds_before() != both {
                    continue;
                }
                let allowed = worlds.allowed(both);
                let place = places.choose(func, def.reg, def.lanes, allowed).or_else(|| {
                    if !windows {
                        return None;
                    }
                    self.clear_window(func, places, &mut worlds, &mut solution, def)
                })?;
                worlds.take(place, def.lanes);
                found[number] = Some(place);
                if let Some(tie) = def.tie {
                    solution.tied.push(tie.copy_to(place));
                }
            }
        }
        solution.defs = found.into_iter().collect::<Option<SmallVec<[PReg; 8]>>>()?;
        Some(solution)
    }

    /// The values that live on and are in units that the instruction clobbers.
    fn in_the_way(&self, places: &Places<'_>) -> Vec<VReg> {
        let mut regs: Vec<VReg> = Vec::new();
        let Some(clobbers) = &self.clobbers else { return regs };
        for (file, set) in clobbers.iter() {
            let mut held = set.without(places.free.file(file));
            held.intersect_with(places.allocatable.file(file));
            for unit in held.iter() {
                let Some(reg) = places.owner(file, unit) else { continue };
                let after = self.lanes_after(places, reg);
                let at = places.place(reg);
                let lane = unit - u32::from(at.first_unit());
                if after.0 >> lane & 1 == 1 && !regs.contains(&reg) {
                    regs.push(reg);
                }
            }
        }
        regs
    }

    /// Moves a value to a free place.
    fn move_away(
        &self,
        func: &MachineFunction,
        places: &mut Places<'_>,
        worlds: &mut Worlds,
        solution: &mut Solution,
        reg: VReg,
    ) -> Option<()> {
        let live = places.live[reg.as_u32() as usize];
        let lasting = places.soon.as_ref().map(|soon| {
            let mut lasting = worlds.both.clone();
            lasting.subtract(soon);
            lasting
        });
        let to = lasting
            .and_then(|lasting| places.choose(func, reg, live, &lasting))
            .or_else(|| places.choose(func, reg, live, &worlds.both))?;
        worlds.take(to, live);
        worlds.give(places.place(reg), live);
        solution.moved.push((reg, to));
        Some(())
    }

    /// The cheapest windows for a def, by the units of the values that would have to move.
    pub(crate) fn windows(
        &self,
        func: &MachineFunction,
        places: &Places<'_>,
        worlds: &Worlds,
        def: &Def,
    ) -> Vec<PReg> {
        let info = *places.info(def.reg);
        let both = def.holds_before();
        let mut windows: Vec<(u32, RegFile, u32)> = Vec::new();
        for file in places.files_of(func, def.reg) {
            // What may be cleared: not clobbered, not fixed, not taken for this instruction.
            let mut possible = worlds.clearable.file(file).clone();
            if both {
                possible.subtract(worlds.ending.file(file));
            }
            let allowed = worlds.allowed(both).file(file);
            possible.union_with(allowed);
            let starts = info.starts_for(func.target, file, &possible, def.lanes);
            for start in starts.iter() {
                let mut cost = 0;
                let mut last = None;
                for unit in units_of(info.at(file, start), def.lanes) {
                    if !allowed.contains(unit) {
                        let owner = places.owner(file, unit);
                        if owner != last {
                            cost += owner.map_or(0, |o| places.info(o).units);
                            last = owner;
                        }
                    }
                }
                windows.push((cost, file, start));
            }
        }
        windows.sort_unstable_by_key(|&(cost, file, start)| (cost, file.0, start));
        let cheapest = windows.iter().take(MOST_WINDOWS);
        cheapest.map(|&(_, file, start)| info.at(file, start)).collect()
    }

    /// Clears the cheapest window for a def.
    fn clear_window(
        &self,
        func: &MachineFunction,
        places: &mut Places<'_>,
        worlds: &mut Worlds,
        solution: &mut Solution,
        def: &Def,
    ) -> Option<PReg> {
        for window in self.windows(func, places, worlds, def) {
            let file = window.file();
            let (mut trial, mut attempt) = (worlds.clone(), solution.clone());
            let mut inside: Vec<VReg> = Vec::new();
            let allowed = worlds.allowed(def.holds_before()).file(file);
            for unit in units_of(window, def.lanes) {
                if !allowed.contains(unit)
                    && let Some(reg) = places.owner(file, unit)
                    && !inside.contains(&reg)
                {
                    inside.push(reg);
                }
            }
            if inside.iter().any(|r| attempt.moved.iter().any(|m| m.0 == *r)) {
                continue;
            }
            inside.sort_unstable_by_key(|&r| (core::cmp::Reverse(places.info(r).units), r));
            trial.take(window, def.lanes);
            let moved = inside
                .iter()
                .all(|&r| self.move_away(func, places, &mut trial, &mut attempt, r).is_some());
            if moved {
                trial.take(window, def.lanes);
                *worlds = trial;
                *solution = attempt;
                return Some(window);
            }
        }
        None
    }
}

/// Free units.
#[derive(Clone, Debug)]
pub(crate) struct Worlds {
    /// In both worlds.
    both: FileSets,
    /// After it.
    behind: FileSets,
    /// Units that a value could be moved out of for a def.
    pub(crate) clearable: FileSets,
    /// Units of uses that end.
    ending: FileSets,
}

impl Worlds {
    pub(crate) fn new(problem: &Problem, places: &Places<'_>) -> Self {
        let mut behind = places.free.clone();
        let mut ending = places.free.clone();
        ending.clear();
        for &(reg, after) in &problem.reads {
            let live = places.live[reg.as_u32() as usize];
            let gone = live.without(after);
            if !gone.is_empty() {
                ending.insert_lanes(places.place(reg), gone);
            }
        }
        behind.union_with(&ending);
        let mut clearable = places.allocatable.clone();
        clearable.subtract(&places.fixed);
        let fixed = problem.fixed_behind(places);
        for &(reg, lanes) in &problem.fixed_after {
            // A physical register that ends here is free after.
            let mut ended = reg_units(reg, lanes);
            ended.retain(|&unit| {
                places.allocatable.file(reg.file()).contains(unit)
                    && places.owner(reg.file(), unit).is_none()
            });
            for unit in ended {
                behind.file_mut(reg.file()).insert(unit);
            }
        }
        behind.subtract(&fixed);
        clearable.subtract(&fixed);
        if let Some(clobbers) = &problem.clobbers {
            behind.subtract(clobbers);
            clearable.subtract(clobbers);
        }
        let mut both = behind.clone();
        both.intersect_with(&places.free);
        Self { both, behind, clearable, ending }
    }

    /// Free units for what holds its place in both worlds, or only after the instruction.
    pub(crate) fn allowed(&self, both: bool) -> &FileSets {
        if both { &self.both } else { &self.behind }
    }

    /// A place is taken for good.
    fn take(&mut self, place: PReg, lanes: LaneMask) {
        self.both.remove_lanes(place, lanes);
        self.behind.remove_lanes(place, lanes);
        self.clearable.remove_lanes(place, lanes);
    }

    /// A value left a place.
    fn give(&mut self, place: PReg, lanes: LaneMask) {
        for unit in units_of(place, lanes) {
            if self.clearable.file(place.file()).contains(unit) {
                self.both.file_mut(place.file()).insert(unit);
                self.behind.file_mut(place.file()).insert(unit);
            }
        }
    }
}

/// The units of a register outside some lanes.
fn reg_units(reg: PReg, without: LaneMask) -> Vec<u32> {
    units_of(reg, LaneMask::run(0, u32::from(reg.units())).without(without)).collect()
}

impl crate::info::RegInfo {
    /// The first units at which lanes of the class may lie within `free` units.
    pub(crate) fn starts_for(
        &self,
        target: &ir::machine::TargetInfo,
        file: RegFile,
        free: &UnitSet,
        lanes: LaneMask,
    ) -> UnitSet {
        if lanes.0 & self.lanes().0 == self.lanes().0 {
            return self.starts(target, file, free);
        }
        let row = target.class(self.class);
        let mut starts = UnitSet::new(free.bound());
        if row.files >> file.0 & 1 == 1 {
            starts = free.starts_of_lanes(lanes, self.units, self.align);
        }
        for member in row.members.iter().filter(|m| m.file() == file) {
            if units_of(*member, lanes).all(|unit| free.contains(unit)) {
                starts.insert(u32::from(member.first_unit()));
            }
        }
        starts
    }
}
