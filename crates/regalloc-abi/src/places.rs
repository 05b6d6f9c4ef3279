//! Places of values at one position of the function, and hints for the next ones.

use cranelift_entity::{EntityRef, EntitySet};
use ir::graph::Adjacency;
use ir::machine::{Block, LaneMask, MachineFunction, PReg, RegFile, VReg};

use crate::affinity::{Crossings, Hint};
use crate::banks::BankCosts;
use crate::info::{RegInfo, RegInfos, class_files};
use crate::pack::best_start;
use crate::target::Environment;
use crate::units::{FileSets, UnitSet, units_of};

/// Owner of a free unit.
const NOBODY: u32 = u32::MAX;

/// Places of values, at the position of the walk.
pub(crate) struct Places<'a> {
    pub(crate) infos: &'a RegInfos,
    /// The place of a live value.
    pub(crate) loc: Vec<Option<PReg>>,
    pub(crate) live: Vec<LaneMask>,
    /// The last place of a value, for hints.
    last: Vec<Option<PReg>>,
    /// First register of a tuple whose parts are being computed.
    want: Vec<Option<PReg>>,
    /// The units of the tuples in `want` whose parts are being computed. Others take them only if nothing else is free.
    reserved: FileSets,
    /// By file and unit: the tuples for which it is reserved.
    reservations: Vec<Vec<u16>>,
    /// Tuples that have a reservation.
    reserving: EntitySet<VReg>,
    /// Whether there are reservations.
    keeping: bool,
    /// Allocatable units that hold no value.
    pub(crate) free: FileSets,
    /// By file and unit: the value that holds it.
    owner: Vec<Vec<u32>>,
    /// Physical registers that are live.
    pub(crate) fixed: FileSets,
    /// Physical registers that the instructions up to the next call or the block's end write: no place for a value that
    /// one of them forces to move.
    pub(crate) soon: Option<FileSets>,
    pub(crate) allocatable: FileSets,
    callee_saved: FileSets,
    used: FileSets,
    hints: Adjacency<VReg, Hint>,
    crossings: Crossings,
    files: u64,
    /// Costs of places by their banks.
    banks: Option<BankCosts>,
}

impl<'a> Places<'a> {
    pub(crate) fn new(
        func: &MachineFunction,
        env: &Environment,
        hints: Adjacency<VReg, Hint>,
        crossings: Crossings,
        infos: &'a RegInfos,
        weight: impl Fn(Block) -> u32,
    ) -> Self {
        let vregs = func.num_vregs();
        let owner: Vec<Vec<u32>> =
            env.allocatable.iter().map(|(_, set)| vec![NOBODY; set.bound() as usize]).collect();
        // What is copied to or from a physical register should be there.
        let mut want = vec![None; vregs];
        for reg in func.vregs() {
            let Some(info) = infos.get(reg) else { continue };
            for hint in hints.of(reg) {
                let Some(with) = hint.with.as_physical() else { continue };
                let start = i32::from(with.first_unit()) + hint.offset;
                let bound = env.allocatable.file(with.file()).bound();
                if start >= 0 && start as u32 + info.units <= bound {
                    want[reg.index()] = Some(info.at(with.file(), start as u32));
                }
            }
        }
        let banks =
            env.banks.as_ref().map(|asked| BankCosts::new(func, asked, infos, &hints, weight));
        Self {
            banks,
            infos,
            loc: vec![None; vregs],
            live: vec![LaneMask::NONE; vregs],
            last: vec![None; vregs],
            want,
            reserved: FileSets::new(func.target),
            reservations: owner.iter().map(|units| vec![0; units.len()]).collect(),
            reserving: EntitySet::new(),
            keeping: false,
            free: env.allocatable.clone(),
            owner,
            fixed: FileSets::new(func.target),
            soon: None,
            allocatable: env.allocatable.clone(),
            callee_saved: env.callee_saved.clone(),
            used: FileSets::new(func.target),
            hints,
            crossings,
            files: env.files,
        }
    }

    /// The same, where tuples keep a place for their parts if `keeping`.
    pub(crate) fn keeping(self, keeping: bool) -> Self {
        Self { keeping, ..self }
    }

    pub(crate) fn info(&self, reg: VReg) -> &RegInfo {
        self.infos.get(reg).expect("a register of this round")
    }

    /// Returns the place of a live value.
    pub(crate) fn place(&self, reg: VReg) -> PReg {
        self.loc[reg.index()].expect("a live value has a place")
    }

    /// The value that holds a unit.
    pub(crate) fn owner(&self, file: RegFile, unit: u32) -> Option<VReg> {
        let owner = self.owner[usize::from(file.0)][unit as usize];
        (owner != NOBODY).then(|| VReg::from_u32(owner))
    }

    /// Assigns a place to lanes of a value.
    pub(crate) fn hold(&mut self, reg: VReg, at: PReg, lanes: LaneMask) {
        self.loc[reg.index()] = Some(at);
        self.last[reg.index()] = Some(at);
        self.end_reservation(reg);
        if let Some(banks) = &mut self.banks {
            banks.settle(reg, at);
        }
        self.live[reg.index()] = lanes;
        for unit in units_of(at, lanes) {
            self.owner[usize::from(at.file().0)][unit as usize] = reg.as_u32();
            self.free.file_mut(at.file()).remove(unit);
            self.used.file_mut(at.file()).insert(unit);
        }
    }

    /// Keeps a place for a tuple whose parts come first.
    fn reserve(&mut self, reg: VReg, at: PReg) {
        self.want[reg.index()] = Some(at);
        if !self.keeping || !self.reserving.insert(reg) {
            return;
        }
        for unit in u32::from(at.first_unit())..u32::from(at.end_unit()) {
            self.reservations[usize::from(at.file().0)][unit as usize] += 1;
            self.reserved.file_mut(at.file()).insert(unit);
        }
    }

    fn end_reservation(&mut self, reg: VReg) {
        if !self.reserving.remove(reg) {
            return;
        }
        let at = self.want[reg.index()].expect("a place that is kept");
        for unit in u32::from(at.first_unit())..u32::from(at.end_unit()) {
            let count = &mut self.reservations[usize::from(at.file().0)][unit as usize];
            *count -= 1;
            if *count == 0 {
                self.reserved.file_mut(at.file()).remove(unit);
            }
        }
    }

    /// Frees all of a value's units but those of `kept` lanes.
    pub(crate) fn keep_only(&mut self, reg: VReg, kept: LaneMask) {
        let live = self.live[reg.index()];
        let gone = live.without(kept);
        if gone.is_empty() {
            return;
        }
        let at = self.place(reg);
        for unit in units_of(at, gone) {
            let owner = &mut self.owner[usize::from(at.file().0)][unit as usize];
            // A later value may hold it already.
            if *owner == reg.as_u32() {
                *owner = NOBODY;
                if self.allocatable.file(at.file()).contains(unit)
                    && !self.fixed.file(at.file()).contains(unit)
                {
                    self.free.file_mut(at.file()).insert(unit);
                }
            }
        }
        self.live[reg.index()] = live.intersection(kept);
        if self.live[reg.index()].is_empty() {
            self.loc[reg.index()] = None;
        }
    }

    /// Marks units as held by the function itself, or no longer.
    pub(crate) fn set_fixed(&mut self, reg: PReg, lanes: LaneMask) {
        for (lane, unit) in (u32::from(reg.first_unit())..u32::from(reg.end_unit())).enumerate() {
            if !self.allocatable.file(reg.file()).contains(unit) {
                continue;
            }
            if lanes.0 >> lane & 1 == 1 {
                self.fixed.file_mut(reg.file()).insert(unit);
                self.free.file_mut(reg.file()).remove(unit);
            } else {
                self.fixed.file_mut(reg.file()).remove(unit);
                if self.owner(reg.file(), unit).is_none() {
                    self.free.file_mut(reg.file()).insert(unit);
                }
            }
        }
    }

    /// The files that a value may be in, in order.
    pub(crate) fn files_of(
        &self,
        func: &MachineFunction,
        reg: VReg,
    ) -> impl Iterator<Item = RegFile> + use<> {
        let files = class_files(func.target, self.info(reg).class) & self.files;
        (0..64u8).filter(move |file| files >> file & 1 == 1).map(RegFile)
    }

    /// A place for lanes of a value within `allowed`.
    pub(crate) fn choose(
        &mut self,
        func: &MachineFunction,
        reg: VReg,
        lanes: LaneMask,
        allowed: &FileSets,
    ) -> Option<PReg> {
        let place = self.find(func, reg, lanes, allowed)?;
        // Those that hint to be with it, and have no place yet, want to be here.
        for at in 0..self.hints.of(reg).len() {
            let hint = self.hints.of(reg)[at];
            let Some(other) = hint.with.as_virtual() else { continue };
            if self.last[other.index()].is_some() || self.want[other.index()].is_some() {
                continue;
            }
            let Some(info) = self.infos.get(other) else { continue };
            let start = i32::from(place.first_unit()) - hint.offset;
            if start >= 0 && start as u32 + info.units <= allowed.file(place.file()).bound() {
                let wanted = info.at(place.file(), start as u32);
                if func.target.class_contains(info.class, wanted) {
                    self.want[other.index()] = Some(wanted);
                }
            }
        }
        Some(place)
    }

    fn find(
        &mut self,
        func: &MachineFunction,
        reg: VReg,
        lanes: LaneMask,
        allowed: &FileSets,
    ) -> Option<PReg> {
        let info = *self.info(reg);
        let crosses = self.crossings.any(reg);
        let restricted = crosses.then(|| {
            let mut sets = allowed.clone();
            self.crossings.restrict(reg, &mut sets);
            sets
        });
        let preferred = restricted.as_ref().unwrap_or(allowed);
        if let Some(place) = self.wished(func, reg, lanes, preferred) {
            return Some(place);
        }
        let best = |file: RegFile, set: &UnitSet| {
            let starts = info.starts_for(func.target, file, set, lanes);
            let apart = self.banks.as_ref().and_then(|b| b.start(reg, &info, file, set, &starts));
            apart.or_else(|| best_start(set, &starts, info.units)).map(|start| info.at(file, start))
        };
        for file in self.files_of(func, reg) {
            let all = preferred.file(file);
            if info.starts_for(func.target, file, all, lanes).is_empty() {
                continue;
            }
            // Registers that cost a save come last, new ones after those saved anyway.
            let costly = self.callee_saved.file(file);
            if costly.is_empty() && !self.keeping {
                return best(file, all);
            }
            // What has been used before.
            let before = self.used.file(file).last().map_or(0, |unit| unit + 1);
            let low = |set: &UnitSet| {
                let mut low = set.clone();
                low.remove_run(before.min(set.bound()), set.bound() - before.min(set.bound()));
                low
            };
            if costly.is_empty() {
                // Not where a tuple will be, and not higher than before, if that can be had.
                let others = all.without(self.reserved.file(file));
                return best(file, &low(&others))
                    .or_else(|| best(file, &low(all)))
                    .or_else(|| best(file, &others))
                    .or_else(|| best(file, all));
            }
            let cheap = all.without(costly);
            let mut saved = all.intersection(costly);
            saved.intersect_with(self.used.file(file));
            saved.union_with(&cheap);
            // Among equals in cost, what has been used before, so that the highest number stays low; the
            // free runs between stripes are small, the tightest is anywhere.
            let lowest = |set: &UnitSet| {
                let starts = info.starts_for(func.target, file, set, lanes);
                starts.first().map(|start| info.at(file, start))
            };
            let first = if crosses { &saved } else { &cheap };
            for set in [first, &saved, all] {
                if let Some(place) = best(file, &low(set)).or_else(|| lowest(set)) {
                    return Some(place);
                }
            }
        }
        let mut files = self.files_of(func, reg).filter(|_| crosses);
        files.find_map(|file| best(file, allowed.file(file)))
    }

    /// A place that a value has hints for, if it may have one.
    fn wished(
        &mut self,
        func: &MachineFunction,
        reg: VReg,
        lanes: LaneMask,
        allowed: &FileSets,
    ) -> Option<PReg> {
        let info = *self.info(reg);
        let mut best: Option<(u32, PReg)> = None;
        let mut sums: Vec<(PReg, u32)> = Vec::new();
        for at in 0..self.hints.of(reg).len() {
            let hint = self.hints.of(reg)[at];
            let at_base = |base: PReg| {
                let start = u32::try_from(i32::from(base.first_unit()) + hint.offset).ok()?;
                let allowed = allowed.file(base.file());
                let place = (start + info.units <= allowed.bound())
                    .then(|| info.at(base.file(), start))
                    .filter(|&place| func.target.class_contains(info.class, place))?;
                units_of(place, lanes).all(|unit| allowed.contains(unit)).then_some(place)
            };
            let mut place = self.base_of(func, &hint, info.units, allowed).and_then(at_base);
            if place.is_none() && self.forget_wanted(&hint, info.units) {
                place = self.base_of(func, &hint, info.units, allowed).and_then(at_base);
            }
            let Some(place) = place else { continue };
            // Where an equal will perhaps be counts less than where one is.
            let settled = hint.with.as_virtual().is_none_or(|other| {
                self.last[other.index()].is_some()
                    || self.infos.get(other).is_some_and(|i| i.units > info.units)
            });
            let weight = if settled { hint.weight } else { (hint.weight / 8).max(1) };
            match sums.iter_mut().find(|s| s.0 == place) {
                Some(sum) => sum.1 += weight,
                None => sums.push((place, weight)),
            }
        }
        for (place, weight) in sums {
            if best.is_none_or(|(most, _)| weight > most) {
                best = Some((weight, place));
            }
        }
        best.map(|(_, place)| place)
    }

    /// Forgets where a tuple without a place should be, if none of its parts is there. Another value has taken what was free
    /// when the tuple was first asked for. Returns whether there was such a place.
    fn forget_wanted(&mut self, hint: &Hint, units: u32) -> bool {
        let Some(tuple) = hint.with.as_virtual() else { return false };
        let Some(wanted) = self.want[tuple.index()] else { return false };
        let is_there = |part: &Hint| {
            let place = part.with.as_virtual().and_then(|part| self.last[part.index()]);
            place.is_some_and(|place| {
                i32::from(place.first_unit()) + part.offset == i32::from(wanted.first_unit())
            })
        };
        let is_tuple = self.infos.get(tuple).is_some_and(|info| info.units > units);
        if !is_tuple
            || self.last[tuple.index()].is_some()
            || self.hints.of(tuple).iter().any(is_there)
        {
            return false;
        }
        self.end_reservation(tuple);
        self.want[tuple.index()] = None;
        true
    }

    /// Returns the present, last or future place of a hint's other register, for a register of `units`.
    fn base_of(
        &mut self,
        func: &MachineFunction,
        hint: &Hint,
        units: u32,
        allowed: &FileSets,
    ) -> Option<PReg> {
        if let Some(reg) = hint.with.as_physical() {
            return Some(reg);
        }
        let other = hint.with.as_virtual()?;
        let info = *self.infos.get(other)?;
        if let Some(place) = self.last[other.index()] {
            return Some(place);
        }
        if self.want[other.index()].is_none() && info.units > units {
            // A tuple without a place: reserve, for its parts, a run that is free now.
            let mut sets = allowed.clone();
            self.crossings.restrict(other, &mut sets);
            let mut costly = sets.clone();
            costly.subtract(&self.callee_saved);
            let crosses = self.crossings.any(other);
            let tries = if crosses { [&sets, &sets] } else { [&costly, &sets] };
            for file in self.files_of(func, other) {
                for set in tries {
                    let set = set.file(file);
                    let starts = info.starts(func.target, file, set);
                    let start = if self.callee_saved.file(file).is_empty() {
                        best_start(set, &starts, info.units)
                    } else {
                        starts.first()
                    };
                    if let Some(start) = start {
                        self.reserve(other, info.at(file, start));
                        return self.want[other.index()];
                    }
                }
            }
        }
        self.want[other.index()]
    }
}
