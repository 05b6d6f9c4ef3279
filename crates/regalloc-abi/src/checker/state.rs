//! What every place holds: sets of values, and how they meet.

use std::collections::BTreeMap;

use ir::machine::{FrameSlot, RegFile, VReg};
use smallvec::SmallVec;

/// A value: a lane of an original virtual register, or the original contents of a physical unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Value {
    Lane(VReg, u8),
    Unit(RegFile, u16),
}

/// A place that holds values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Location {
    Unit(RegFile, u16),
    Slot(FrameSlot, u8),
}

pub(super) type Values = SmallVec<[Value; 2]>;

/// What every location holds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct State {
    pub(super) held: BTreeMap<Location, Values>,
    /// Values that every location holds: phis of nothing but undefined operands so far.
    pub(super) anywhere: Values,
}

pub(super) fn insert(values: &mut Values, value: Value) {
    if let Err(at) = values.binary_search(&value) {
        values.insert(at, value);
    }
}

impl State {
    pub(super) fn holds(&self, at: Location, value: Value) -> bool {
        self.anywhere.contains(&value)
            || self.held.get(&at).is_some_and(|v| v.binary_search(&value).is_ok())
    }

    pub(super) fn get(&self, at: Location) -> Values {
        self.held.get(&at).cloned().unwrap_or_default()
    }

    pub(super) fn set(&mut self, at: Location, values: Values) {
        if values.is_empty() {
            self.held.remove(&at);
        } else {
            self.held.insert(at, values);
        }
    }

    /// Adds `new` wherever `old` is.
    pub(super) fn alias(&mut self, old: Value, new: Value) {
        for values in self.held.values_mut() {
            if values.binary_search(&old).is_ok() {
                insert(values, new);
            }
        }
        if self.anywhere.contains(&old) {
            insert(&mut self.anywhere, new);
        }
    }

    /// Forgets a value.
    pub(super) fn forget(&mut self, value: Value) {
        self.held.retain(|_, values| {
            values.retain(|v| *v != value);
            !values.is_empty()
        });
        self.anywhere.retain(|v| *v != value);
    }

    pub(super) fn retain(&mut self, keep: impl Fn(Value) -> bool) {
        self.held.retain(|_, values| {
            values.retain(|v| keep(*v));
            !values.is_empty()
        });
        self.anywhere.retain(|v| keep(*v));
    }

    /// What holds on both ways.
    pub(super) fn meet(&self, other: &Self) -> Self {
        let mut met = Self::default();
        let both = |a: &Values, b: Option<&Values>| -> Values {
            let there = |v: &Value| {
                other.anywhere.contains(v) || b.is_some_and(|b| b.binary_search(v).is_ok())
            };
            a.iter().copied().filter(there).collect()
        };
        for (&at, values) in &self.held {
            met.set(at, both(values, other.held.get(&at)));
        }
        if !self.anywhere.is_empty() {
            for (&at, values) in &other.held {
                let more = values.iter().filter(|v| self.anywhere.contains(v));
                let mut all = met.get(at);
                more.for_each(|&v| insert(&mut all, v));
                met.set(at, all);
            }
        }
        met.anywhere =
            self.anywhere.iter().copied().filter(|v| other.anywhere.contains(v)).collect();
        met
    }
}
