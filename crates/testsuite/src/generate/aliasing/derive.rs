//! Pointers that are made of pointers, and pointers in memory.

use super::cell::Cell;
use super::pointer::{ARENA, Pointer, Space, alignment};
use super::writer::Writer;

/// Spread of distances that a pointer may have, so that there are accesses that it can make.
const SPREAD: i32 = 48;

/// Element types of address computations, with the distance of neighbours.
const ELEMENTS: &[(&str, i32)] = &[
    ("i32", 4),
    ("i8", 1),
    ("i16", 2),
    ("i64", 8),
    ("<4 x i32>", 16),
    ("<3 x i32>", 16),
    ("<2 x i32>", 8),
    ("half", 2),
    ("[3 x i32]", 12),
    ("%struct.S", 24),
];

/// Distances of the fields of `%struct.S`.
const FIELDS: &[i32] = &[0, 4, 8, 16];

/// `%struct.S`.
pub(super) const STRUCT: &str = "%struct.S = type { i16, i32, [2 x i8], i64 }\n";

impl Writer<'_> {
    /// Makes another pointer of one or two.
    pub(super) fn derive(&mut self) {
        let Some(pointer) = self.pick_pointer(|_, _| true) else { return };
        let made = match self.choices.below(8) {
            0..=2 => self.indexed(&pointer, false),
            3 => self.indexed(&pointer, true),
            4 => self.generic(&pointer),
            5 => self.selected(&pointer),
            6 => self.field(&pointer),
            _ => self.by_integer(&pointer),
        };
        self.pointers.extend(made);
    }

    fn indexed(&mut self, pointer: &Pointer, back: bool) -> Option<Pointer> {
        let &(element, stride) = self.choices.pick(ELEMENTS);
        let room = if back { pointer.low } else { ARENA - 4 - pointer.high };
        let steps = room.min(SPREAD - (pointer.high - pointer.low)) / stride;
        if steps < 1 {
            return None;
        }
        let count = 1 << (steps + 1).ilog2();
        let v = if self.choices.chance(1, 2) { self.computed() } else { self.value() };
        let mut at = self.define(&format!("and i32 {}, {}", v.name, count - 1));
        let mut word = "i32";
        if back {
            at = self.define(&format!("sub i32 0, {at}"));
        }
        if self.choices.chance(1, 2) {
            word = "i64";
            let op = if back { "sext" } else { "zext" };
            at = self.define(&format!("{op} i32 {at} to i64"));
        }
        let inbounds = self.inbounds();
        let p = self.pointer_type(pointer);
        let text = format!("getelementptr {inbounds}{element}, {p} {}, {word} {at}", pointer.name);
        let far = (count - 1) * stride;
        Some(Pointer {
            name: self.define(&text),
            low: pointer.low - if back { far } else { 0 },
            high: pointer.high + if back { 0 } else { far },
            align: pointer.align.min(alignment(stride)),
            uniform: self.alone || (pointer.uniform && v.uniform),
            ..pointer.clone()
        })
    }

    /// The same address in the generic address space.
    pub(super) fn generic(&mut self, pointer: &Pointer) -> Option<Pointer> {
        let castable = match pointer.space {
            Space::Generic => false,
            Space::Constant => matches!(self.target, crate::generate::Target::Amdgpu(_)),
            Space::Global | Space::Local | Space::Stack => true,
        };
        if !castable {
            return None;
        }
        let (from, to) = (self.pointer_type(pointer), Space::Generic.pointer(self.target));
        let name = if from == to {
            pointer.name.clone()
        } else {
            self.define(&format!("addrspacecast {from} {} to {to}", pointer.name))
        };
        Some(Pointer { name, space: Space::Generic, ..pointer.clone() })
    }

    fn selected(&mut self, pointer: &Pointer) -> Option<Pointer> {
        let other = self.pick_pointer(|_, p| {
            let (low, high) = (p.low.min(pointer.low), p.high.max(pointer.high));
            p.space == pointer.space && high - low <= SPREAD
        })?;
        let (v, bit) = (self.computed(), self.choices.below(3));
        let bit = self.define(&format!("and i32 {}, {}", v.name, 1 << bit));
        let condition = self.define(&format!("icmp eq i32 {bit}, 0"));
        let p = self.pointer_type(pointer);
        let text = format!("select i1 {condition}, {p} {}, {p} {}", pointer.name, other.name);
        let name = self.define(&text);
        let uniform = self.alone || (v.uniform && pointer.uniform && other.uniform);
        Some(Pointer { uniform, ..pointer.or(&other, &name) })
    }

    fn field(&mut self, pointer: &Pointer) -> Option<Pointer> {
        let n = self.choices.below(FIELDS.len() as u32);
        let distance = FIELDS[n as usize];
        if pointer.high + distance + 8 > ARENA {
            return None;
        }
        let inbounds = self.inbounds();
        let p = self.pointer_type(pointer);
        let text =
            format!("getelementptr {inbounds}%struct.S, {p} {}, i32 0, i32 {n}", pointer.name);
        Some(Pointer {
            name: self.define(&text),
            low: pointer.low + distance,
            high: pointer.high + distance,
            align: pointer.align.min(alignment(distance)),
            ..pointer.clone()
        })
    }

    /// An address that was computed as an integer.
    fn by_integer(&mut self, pointer: &Pointer) -> Option<Pointer> {
        let p = self.pointer_type(pointer);
        let distance = 4 * self.choices.below(4) as i32;
        if pointer.high + distance + 16 > ARENA || pointer.space == Space::Constant {
            return None;
        }
        let number = self.define(&format!("ptrtoint {p} {} to i64", pointer.name));
        let number = self.define(&format!("add i64 {number}, {distance}"));
        Some(Pointer {
            name: self.define(&format!("inttoptr i64 {number} to {p}")),
            low: pointer.low + distance,
            high: pointer.high + distance,
            align: pointer.align.min(alignment(distance)),
            ..pointer.clone()
        })
    }

    /// Stores a pointer, or loads one.
    pub(super) fn slot(&mut self) {
        if self.slots.is_empty() {
            return;
        }
        let slot = self.choices.pick(&self.slots).clone();
        let p = self.pointer_type(&slot.class);
        self.effects.reads = true;
        self.effects.writes = true;
        self.effects.others = true;
        if self.choices.chance(1, 2) {
            let Some(pointer) = self.pick_pointer(|_, p| p.is_within(&slot.class)) else { return };
            return self.line(&format!("store {p} {}, {}, align 8", pointer.name, slot.address));
        }
        let name = self.define(&format!("load {p}, {}, align 8", slot.address));
        self.pointers.push(Pointer { name, ..slot.class });
    }

    /// A computation on values.
    pub(super) fn arithmetic(&mut self) {
        let (a, b) = (self.computed(), self.value());
        let op = *self.choices.pick(&["add", "xor", "mul", "sub", "and"]);
        let name = self.define(&format!("{op} i32 {}, {}", a.name, b.name));
        let uniform = a.uniform && b.uniform;
        self.values.push(super::writer::Value { name: name.clone(), uniform });
        self.cells.push((Cell::I32, name));
    }
}
