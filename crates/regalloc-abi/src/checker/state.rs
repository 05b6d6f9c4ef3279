//! Contents of every location: sets of values, and their meet.

use std::collections::{BTreeMap, BTreeSet};

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

pub(super) type Values = SmallVec<[Value; 4]>;

/// Contents of every location.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct CheckerState {
    held: BTreeMap<Location, Values>,
    /// The same by value: each def forgets one, which must not take a walk over everything.
    places: BTreeSet<(Value, Location)>,
    /// Values that every location holds: phis of nothing but undefined operands so far.
    pub(super) anywhere: Values,
    /// Values that came to a location or left one, if they are asked for.
    pub(super) touched: Option<Vec<Value>>,
}

pub(super) fn insert(values: &mut Values, value: Value) {
    if let Err(at) = values.binary_search(&value) {
        values.insert(at, value);
    }
}

impl CheckerState {
    pub(super) fn holds(&self, at: Location, value: Value) -> bool {
        self.anywhere.contains(&value)
            || self.held.get(&at).is_some_and(|v| v.binary_search(&value).is_ok())
    }

    pub(super) fn get(&self, at: Location) -> Values {
        self.held.get(&at).cloned().unwrap_or_default()
    }

    /// Every location that holds something, in order.
    pub(super) fn held(&self) -> impl Iterator<Item = (Location, &Values)> {
        self.held.iter().map(|(&at, values)| (at, values))
    }

    fn touch(&mut self, values: &[Value]) {
        if let Some(touched) = &mut self.touched {
            touched.extend_from_slice(values);
        }
    }

    pub(super) fn set(&mut self, at: Location, values: Values) {
        self.touch(&values);
        let old = if values.is_empty() {
            self.held.remove(&at)
        } else {
            self.places.extend(values.iter().map(|&v| (v, at)));
            self.held.insert(at, values)
        };
        let old = old.unwrap_or_default();
        self.touch(&old);
        for value in old {
            if self.held.get(&at).is_none_or(|new| !new.contains(&value)) {
                self.places.remove(&(value, at));
            }
        }
    }

    /// The values that a location holds, in order, once for each.
    pub(super) fn values(&self) -> impl Iterator<Item = Value> + '_ {
        self.places.iter().map(|place| place.0)
    }

    /// The locations that hold a value.
    pub(super) fn places_of(&self, value: Value) -> SmallVec<[Location; 4]> {
        let first = (value, Location::Unit(RegFile(0), 0));
        let from = self.places.range(first..);
        from.take_while(|place| place.0 == value).map(|place| place.1).collect()
    }

    /// Adds `new` wherever `old` is.
    pub(super) fn alias(&mut self, old: Value, new: Value) {
        self.touch(&[new]);
        for at in self.places_of(old) {
            if let Some(values) = self.held.get_mut(&at) {
                insert(values, new);
                self.places.insert((new, at));
            }
        }
        if self.anywhere.contains(&old) {
            insert(&mut self.anywhere, new);
        }
    }

    /// Forgets a value.
    pub(super) fn forget(&mut self, value: Value) {
        self.touch(&[value]);
        for at in self.places_of(value) {
            self.places.remove(&(value, at));
            self.take(at, value);
        }
        self.anywhere.retain(|v| *v != value);
    }

    pub(super) fn retain(&mut self, keep: impl Fn(Value) -> bool) {
        // They are in the order of values: each is asked about once.
        let mut last: Option<(Value, bool)> = None;
        let mut gone = Vec::new();
        self.places.retain(|&(value, at)| {
            let kept = match last {
                Some((known, kept)) if known == value => kept,
                _ => keep(value),
            };
            last = Some((value, kept));
            if !kept {
                gone.push((value, at));
            }
            kept
        });
        for (value, at) in gone {
            self.touch(&[value]);
            self.take(at, value);
        }
        self.anywhere.retain(|v| keep(*v));
    }

    /// Takes a value from what a location holds.
    fn take(&mut self, at: Location, value: Value) {
        if let Some(values) = self.held.get_mut(&at) {
            values.retain(|v| *v != value);
            if values.is_empty() {
                self.held.remove(&at);
            }
        }
    }

    /// Returns the contents that hold on both paths.
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
