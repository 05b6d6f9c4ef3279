//! Follows values for debuggers: the checker's dataflow finds the location of a value at any place of the finished
//! function. Only values that are asked for, and the phis of them, are in the states then.

use cranelift_entity::EntitySet;
use ir::machine::{Block, FrameSlot, Inst, Operand, PReg, RegFile, VReg, generic};
use ir::map::{Map, Set};
use smallvec::SmallVec;

use super::state::{CheckerState, Location, Value};
use super::{Checker, named_run};
use crate::affinity;

/// Units of a virtual register that are followed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Run {
    /// The register.
    pub reg: VReg,
    /// The first of its units.
    pub first: u8,
    /// The number of units.
    pub units: u8,
}

/// Location that holds a run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Holder {
    /// A register.
    Register(PReg),
    /// Units of a stack slot, from the first given on.
    Slot(FrameSlot, u8),
}

/// A change of a run's holder, which may be none from here on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The number of the run.
    pub run: usize,
    /// The block.
    pub block: Block,
    /// The instruction after which the change is; none for the block's start, where only runs with a holder are listed.
    pub after: Option<Inst>,
    /// The new holder.
    pub holder: Option<Holder>,
}

/// The runs that are followed, and the changes found.
pub(super) struct Followed {
    /// The values of each run, unit by unit; none if one of them is nothing.
    values: Vec<Option<SmallVec<[Value; 4]>>>,
    runs_of: Map<Value, SmallVec<[usize; 2]>>,
    lanes: EntitySet<VReg>,
    units: Set<(RegFile, u16)>,
    holders: Vec<Option<Holder>>,
    /// Runs that have a holder in this block.
    held: Vec<usize>,
    pub(super) moved: Vec<Moved>,
}

impl Followed {
    pub(super) fn new(checker: &mut Checker<'_>, runs: &[Run]) -> Self {
        let original = checker.original;
        let mut values = Vec::with_capacity(runs.len());
        let mut work: Vec<VReg> = Vec::new();
        for run in runs {
            let own = checker.infos.has(run.reg);
            let lanes = run.first..run.first.saturating_add(run.units);
            let all: Option<SmallVec<[Value; 4]>> =
                lanes.map(|lane| checker.root(run.reg, lane).filter(|_| own)).collect();
            for value in all.iter().flatten() {
                if let Value::Lane(reg, _) = *value {
                    work.push(reg);
                }
            }
            values.push(all);
        }
        let mut lanes: EntitySet<VReg> = EntitySet::new();
        while let Some(reg) = work.pop() {
            if !lanes.insert(reg) {
                continue;
            }
            let Some(inst) = checker.defs[reg].filter(|&i| original.opcode(i) == generic::PHI)
            else {
                continue;
            };
            for operand in &original.operands(inst)[1..] {
                let Operand::Reg(operand) = operand else { continue };
                let Some(from) = operand.reg.as_virtual() else { continue };
                let (first, count) = named_run(original, operand);
                for lane in first..first + count {
                    if let Some(Value::Lane(root, _)) = checker.root(from, lane as u8) {
                        work.push(root);
                    }
                }
            }
        }
        // What physical registers hold is followed where it is copied from them.
        let mut units = Set::default();
        for inst in original.all_insts() {
            let parts = affinity::parts(original, inst).unwrap_or_default();
            for reg in parts.iter().filter_map(|part| part.from.reg.as_physical()) {
                units.extend((reg.first_unit()..reg.end_unit()).map(|u| (reg.file(), u)));
            }
        }
        let mut runs_of: Map<Value, SmallVec<[usize; 2]>> = Map::default();
        for (n, all) in values.iter().enumerate() {
            for &value in all.iter().flatten() {
                runs_of.entry(value).or_default().push(n);
            }
        }
        let holders = vec![None; runs.len()];
        Self { values, runs_of, lanes, units, holders, held: Vec::new(), moved: Vec::new() }
    }

    /// Whether it matters where a value is.
    pub(super) fn matters(&self, value: Value) -> bool {
        match value {
            Value::Lane(reg, _) => self.lanes.contains(reg),
            Value::Unit(file, unit) => self.units.contains(&(file, unit)),
        }
    }

    /// Returns the holder of a run: the one before if it still holds the run, else a register rather than a slot.
    fn holder(&self, run: usize, state: &CheckerState) -> Option<Holder> {
        let values = self.values[run].as_ref()?;
        let first = *values.first()?;
        let whole = |at: Location| -> Option<Holder> {
            let units = u8::try_from(values.len()).ok()?;
            for (&value, n) in values.iter().zip(0u16..) {
                let place = match at {
                    Location::Unit(file, unit) => Location::Unit(file, unit + n),
                    Location::Slot(slot, lane) => {
                        Location::Slot(slot, lane.checked_add(u8::try_from(n).ok()?)?)
                    }
                };
                if state.get(place).binary_search(&value).is_err() {
                    return None;
                }
            }
            Some(match at {
                Location::Unit(file, unit) => Holder::Register(PReg::new(file, unit, units)),
                Location::Slot(slot, lane) => Holder::Slot(slot, lane),
            })
        };
        let places = state.places_of(first);
        let mut found: SmallVec<[Holder; 4]> = places.into_iter().filter_map(whole).collect();
        found.sort_by_key(|holder| matches!(holder, Holder::Slot(..)));
        match self.holders[run] {
            Some(known) if found.contains(&known) => Some(known),
            _ => found.first().copied(),
        }
    }

    /// A block begins.
    pub(super) fn begin(&mut self, block: Block, state: &mut CheckerState) {
        for run in self.held.drain(..) {
            self.holders[run] = None;
        }
        let mut runs: Vec<usize> = Vec::new();
        for value in state.values() {
            runs.extend(self.runs_of.get(&value).into_iter().flatten().copied());
        }
        runs.sort_unstable();
        runs.dedup();
        for &run in &runs {
            if let Some(holder) = self.holder(run, state) {
                self.holders[run] = Some(holder);
                self.moved.push(Moved { run, block, after: None, holder: Some(holder) });
            }
        }
        self.held = runs;
        state.touched = Some(Vec::new());
    }

    /// An instruction is done.
    pub(super) fn after(&mut self, block: Block, inst: Inst, state: &mut CheckerState) {
        let Some(touched) = state.touched.as_mut().filter(|touched| !touched.is_empty()) else {
            return;
        };
        let mut touched = std::mem::take(touched);
        touched.sort_unstable();
        touched.dedup();
        let mut runs: SmallVec<[usize; 2]> = SmallVec::new();
        for value in &touched {
            runs.extend(self.runs_of.get(value).into_iter().flatten().copied());
        }
        runs.sort_unstable();
        runs.dedup();
        for run in runs {
            let holder = self.holder(run, state);
            if holder != self.holders[run] {
                self.holders[run] = holder;
                self.held.push(run);
                self.moved.push(Moved { run, block, after: Some(inst), holder });
            }
        }
        touched.clear();
        state.touched = Some(touched);
    }
}
