//! Plain accesses: loads, stores, exchanges of cells, and the intrinsics that move memory.

use super::cell::Cell;
use super::pointer::{ARENA, Pointer, arena};
use super::writer::{AccessAddress, Need, Writer};

/// A place, and the type that it is accessed as.
type Access = (Cell, AccessAddress);

impl Writer<'_> {
    fn access(&mut self, need: Need) -> Option<Access> {
        let cell = *self.choices.pick(Cell::ALL);
        Some((cell, self.place(need, cell.size(), 1)?))
    }

    /// An alignment that is true, the natural one if that is.
    fn stated(&mut self, (cell, place): &Access) -> i32 {
        match self.choices.below(8) {
            0..=5 => place.align.min(cell.stride()),
            6 => place.align,
            _ => 1,
        }
    }

    fn emit_load(&mut self, access: &Access) -> String {
        let (cell, place) = access;
        let align = self.stated(access);
        let volatile = self.volatile();
        let never_written = place.pointer.arenas & !(arena::READ_ONLY | arena::TABLE) == 0;
        let invariant = never_written && volatile.is_empty() && self.choices.chance(1, 3);
        let metadata = if invariant { ", !invariant.load !0" } else { "" };
        self.note(&place.pointer, Need::Load);
        let text =
            format!("load {volatile}{}, {}, align {align}{metadata}", cell.name(), place.text);
        self.define(&text)
    }

    fn emit_store(&mut self, access: &Access, v: &str) {
        let (cell, place) = access;
        let align = self.stated(access);
        let volatile = self.volatile();
        self.note(&place.pointer, Need::Store);
        let text = format!("store {volatile}{} {v}, {}, align {align}", cell.name(), place.text);
        self.line(&text);
    }

    fn volatile(&mut self) -> &'static str {
        if !self.choices.chance(1, 24) {
            return "";
        }
        self.effects.orders = true;
        "volatile "
    }

    pub(super) fn load(&mut self) {
        let Some(access) = self.access(Need::Load) else { return };
        let v = self.emit_load(&access);
        let uniform = self.loads_uniform(&access.1.pointer);
        self.keep(access.0, v, uniform);
    }

    pub(super) fn store(&mut self) {
        let Some(access) = self.access(Need::Store) else { return };
        let v = self.cell_value(access.0);
        self.emit_store(&access, &v);
    }

    /// Two to four cells of one type, which may be the same ones, change their contents in a ring.
    pub(super) fn rotate(&mut self) {
        let cell = *self.choices.pick(Cell::ALL);
        let count = 2 + self.choices.below(3);
        let mut list = Vec::new();
        for _ in 0..count {
            let both = |this: &Self, p: &Pointer| {
                p.arenas & !(this.readable & this.writable) == 0
                    && p.high - p.low + cell.size() <= ARENA
            };
            let Some(pointer) = self.pick_pointer(both) else { return };
            list.push((cell, self.place_of(&pointer, cell.size(), 1)));
        }
        let loaded: Vec<String> = list.iter().map(|access| self.emit_load(access)).collect();
        for (n, access) in list.iter().enumerate() {
            self.emit_store(access, &loaded[(n + 1) % loaded.len()]);
        }
        let uniform = list.iter().all(|(_, place)| self.loads_uniform(&place.pointer));
        self.keep(cell, loaded[0].clone(), uniform);
    }

    /// Changes a cell, reading it through one pointer and writing it through the same or another.
    pub(super) fn change(&mut self) {
        let Some(access) = self.access(Need::Load) else { return };
        let v = self.emit_load(&access);
        let uniform = self.loads_uniform(&access.1.pointer);
        self.keep(access.0, v, uniform);
        let word = self.values.last().map_or("1".to_owned(), |v| v.name.clone());
        let other = self.value().name;
        let op = *self.choices.pick(&["add", "xor", "mul", "sub", "or"]);
        let changed = self.define(&format!("{op} i32 {word}, {other}"));
        let Some(place) = self.place(Need::Store, 4, 1) else { return };
        self.emit_store(&(Cell::I32, place), &changed);
    }

    /// A block of memory is copied, moved or filled.
    pub(super) fn transfer(&mut self) {
        const LENGTHS: &[i32] = &[4, 8, 16, 1, 3, 12, 24, 32, 7, 0, 48];
        let most = *self.choices.pick(LENGTHS);
        let Some(to) = self.place(Need::Store, most, 1) else { return };
        let kind = self.choices.below(3);
        let variable = most > 1 && self.choices.chance(1, 3);
        let length = if variable {
            let n = self.value().name;
            let mask = (1 << (most + 1).ilog2()) - 1;
            let small = self.define(&format!("and i32 {n}, {mask}"));
            format!("i64 {}", self.define(&format!("zext i32 {small} to i64")))
        } else {
            format!("i64 {most}")
        };
        let volatile = !self.volatile().is_empty();
        let t = to.pointer.space.suffix(self.target);
        if kind == 0 {
            let v = self.cell_value(Cell::I8);
            self.note(&to.pointer, Need::Store);
            let align = to.align;
            let (p, name) = to.text.rsplit_once(' ').unwrap_or(("ptr", ""));
            let text = format!(
                "call void @llvm.memset.{t}.i64({p} align {align} {name}, i8 {v}, {length}, i1 {volatile})"
            );
            return self.line(&text);
        }
        let Some(from) = self.place(Need::Load, most, 1) else { return };
        let apart = match (from.pointer.exact(), to.pointer.exact()) {
            (Some(a), Some(b)) if from.pointer.arenas == to.pointer.arenas => {
                (a - b).abs() >= most && from.pointer.arenas.is_power_of_two()
            }
            _ => false,
        };
        let apart = apart || self.are_distinct(from.pointer.arenas, to.pointer.arenas);
        let name = if apart && kind == 1 { "memcpy" } else { "memmove" };
        self.note(&to.pointer, Need::Store);
        self.note(&from.pointer, Need::Load);
        let f = from.pointer.space.suffix(self.target);
        let sides: Vec<String> = [&to, &from]
            .iter()
            .map(|side| {
                let (p, name) = side.text.rsplit_once(' ').unwrap_or(("ptr", ""));
                format!("{p} align {} {name}", side.align)
            })
            .collect();
        let text = format!(
            "call void @llvm.{name}.{t}.{f}.i64({}, {length}, i1 {volatile})",
            sides.join(", ")
        );
        self.line(&text);
    }
}
