//! The state of a function that is being written: values, pointers, and what may be accessed.

use super::callee::{Callee, Effects};
use super::cell::Cell;
use super::pointer::{ARENA, Pointer, Space, alignment, arena};
use crate::generate::{Choices, Target};
use std::fmt::Write;

/// An `i32` that was computed.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) name: String,
    /// Whether it is the same in all work-items of a workgroup.
    pub(super) uniform: bool,
}

/// A place in memory that holds pointers.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    /// Its address, and the type of that.
    pub(super) address: String,
    /// The upper bound of the facts of each pointer in it.
    pub(super) class: Pointer,
}

/// The control flow around the place of writing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flow {
    /// Whether all work-items of the workgroup come by.
    pub(super) uniform: bool,
    pub(super) loops: u32,
}

/// The requirements of a statement on the memory that a pointer points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Need {
    Load,
    Store,
    /// Both, of memory that atomics are for.
    Atomic,
}

/// An address that an access may be made to.
#[derive(Clone, Debug)]
pub(super) struct AccessAddress {
    /// Its type and name.
    pub(super) text: String,
    /// The alignment of the address.
    pub(super) align: i32,
    /// The pointer itself.
    pub(super) pointer: Pointer,
}

/// Writes the statements of one function.
pub(super) struct Writer<'a> {
    pub(super) text: String,
    pub(super) choices: &'a mut Choices,
    pub(super) target: Target,
    pub(super) callees: &'a [Callee],
    pub(super) pointers: Vec<Pointer>,
    pub(super) values: Vec<Value>,
    pub(super) cells: Vec<(Cell, String)>,
    pub(super) slots: Vec<Slot>,
    /// An `i32` that depends on all that was loaded.
    pub(super) sum: String,
    /// Arenas that may be read here.
    pub(super) readable: u32,
    /// Arenas that may be written here.
    pub(super) writable: u32,
    /// Arenas that no arena of another number overlaps.
    pub(super) distinct: u32,
    pub(super) flow: Flow,
    /// Whether the grid's workgroups have one work-item each.
    pub(super) alone: bool,
    pub(super) effects: Effects,
    /// Whether barriers may stand in it.
    pub(super) kernel: bool,
    pub(super) has_local: bool,
    pub(super) block: String,
    allocas: String,
    counter: u32,
}

impl<'a> Writer<'a> {
    pub(super) fn new(
        choices: &'a mut Choices,
        target: Target,
        callees: &'a [Callee],
        kernel: bool,
    ) -> Writer<'a> {
        Writer {
            text: String::new(),
            choices,
            target,
            callees,
            pointers: Vec::new(),
            values: Vec::new(),
            cells: Vec::new(),
            slots: Vec::new(),
            sum: "1".into(),
            readable: 0,
            writable: 0,
            distinct: 0,
            flow: Flow { uniform: true, loops: 0 },
            alone: false,
            effects: Effects::default(),
            kernel,
            has_local: false,
            block: "entry".into(),
            allocas: String::new(),
            counter: 0,
        }
    }

    /// The body, with the variables of the stack first.
    pub(super) fn finish(self) -> String {
        format!("entry:\n{}{}", self.allocas, self.text)
    }

    pub(super) fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "  {text}");
    }

    pub(super) fn fresh(&mut self) -> String {
        self.counter += 1;
        format!("%t{}", self.counter)
    }

    pub(super) fn label(&mut self) -> String {
        self.counter += 1;
        format!("b{}", self.counter)
    }

    /// Writes `%t = text` and gives the name.
    pub(super) fn define(&mut self, text: &str) -> String {
        let name = self.fresh();
        let _ = writeln!(self.text, "  {name} = {text}");
        name
    }

    pub(super) fn start_block(&mut self, label: &str) {
        let _ = writeln!(self.text, "{label}:");
        label.clone_into(&mut self.block);
    }

    /// A variable of the stack.
    pub(super) fn alloca(&mut self, ty: &str, align: u32) -> String {
        let name = self.fresh();
        let space = if matches!(self.target, Target::Amdgpu(_)) { ", addrspace(5)" } else { "" };
        let _ = writeln!(self.allocas, "  {name} = alloca {ty}, align {align}{space}");
        name
    }

    pub(super) fn pointer_type(&self, pointer: &Pointer) -> &'static str {
        pointer.space.pointer(self.target)
    }

    /// An `i32`: one that was computed, or a constant.
    pub(super) fn value(&mut self) -> Value {
        const INTS: &[i32] = &[0, 1, 2, 3, 5, -1, 0x5a5a, 0x0102_0304];
        if self.values.is_empty() || self.choices.chance(1, 5) {
            let name = self.choices.pick(INTS).to_string();
            return Value { name, uniform: true };
        }
        self.computed()
    }

    /// An `i32` that was computed; the kernel's arguments are.
    pub(super) fn computed(&mut self) -> Value {
        if self.values.is_empty() {
            return Value { name: "1".into(), uniform: true };
        }
        let count = self.values.len() as u32;
        let back = self.choices.below(count).min(self.choices.below(count));
        self.values[(count - 1 - back) as usize].clone()
    }

    /// A value of any type.
    pub(super) fn cell_value(&mut self, cell: Cell) -> String {
        let same: Vec<usize> = (0..self.cells.len()).filter(|&n| self.cells[n].0 == cell).collect();
        if !same.is_empty() && !self.choices.chance(1, 3) {
            let back = self.choices.below(same.len() as u32);
            return self.cells[same[same.len() - 1 - back as usize]].1.clone();
        }
        let v = self.value().name;
        match cell {
            Cell::I32 => v,
            Cell::I8 => self.define(&format!("trunc i32 {v} to i8")),
            Cell::I16 => self.define(&format!("trunc i32 {v} to i16")),
            Cell::I64 => self.define(&format!("sext i32 {v} to i64")),
            Cell::Half => {
                let bits = self.define(&format!("trunc i32 {v} to i16"));
                self.define(&format!("bitcast i16 {bits} to half"))
            }
            Cell::Float | Cell::V2I16 | Cell::V4I8 => {
                self.define(&format!("bitcast i32 {v} to {}", cell.name()))
            }
            Cell::V2I32 | Cell::V3I32 | Cell::V4I32 => {
                let start = match cell {
                    Cell::V2I32 => "<i32 7, i32 8>",
                    Cell::V3I32 => "<i32 7, i32 8, i32 9>",
                    _ => "<i32 7, i32 8, i32 9, i32 10>",
                };
                let at = self.choices.below(cell.words().unwrap_or(2));
                self.define(&format!("insertelement {} {start}, i32 {v}, i32 {at}", cell.name()))
            }
        }
    }

    /// Keeps a value that was loaded, and lets the sum depend on it.
    pub(super) fn keep(&mut self, cell: Cell, v: String, uniform: bool) {
        let word = match cell {
            Cell::I32 => v.clone(),
            Cell::I8 | Cell::I16 => self.define(&format!("zext {} {v} to i32", cell.name())),
            Cell::Half => {
                let bits = self.define(&format!("bitcast half {v} to i16"));
                self.define(&format!("zext i16 {bits} to i32"))
            }
            Cell::Float | Cell::V2I16 | Cell::V4I8 => {
                self.define(&format!("bitcast {} {v} to i32", cell.name()))
            }
            Cell::I64 => {
                let high = self.define(&format!("lshr i64 {v}, 32"));
                let both = self.define(&format!("xor i64 {v}, {high}"));
                self.define(&format!("trunc i64 {both} to i32"))
            }
            Cell::V2I32 | Cell::V3I32 | Cell::V4I32 => {
                let t = cell.name();
                let mut word = self.define(&format!("extractelement {t} {v}, i32 0"));
                for n in 1..cell.words().unwrap_or(2) {
                    let next = self.define(&format!("extractelement {t} {v}, i32 {n}"));
                    let turned = self.define(&format!("mul i32 {word}, 5"));
                    word = self.define(&format!("add i32 {turned}, {next}"));
                }
                word
            }
        };
        self.add_to_sum(&word);
        self.values.push(Value { name: word, uniform });
        self.cells.push((cell, v));
    }

    pub(super) fn add_to_sum(&mut self, word: &str) {
        let turned = self.define(&format!("mul i32 {}, 31", self.sum));
        self.sum = self.define(&format!("add i32 {turned}, {word}"));
    }

    /// Whether what is loaded through a pointer is the same in all work-items of a workgroup.
    pub(super) fn loads_uniform(&self, pointer: &Pointer) -> bool {
        self.alone || (pointer.uniform && pointer.arenas & !arena::SHARED == 0)
    }

    fn allows(&self, pointer: &Pointer, need: Need) -> bool {
        let arenas = pointer.arenas;
        let reads = arenas & !self.readable == 0;
        let writes = arenas & !self.writable == 0 && pointer.space != Space::Constant;
        match need {
            Need::Load => reads,
            Need::Store => writes,
            Need::Atomic => reads && writes && arenas & arena::STACKS == 0,
        }
    }

    /// A pointer that `fits`; the newest is the likeliest.
    pub(super) fn pick_pointer(
        &mut self,
        fits: impl Fn(&Self, &Pointer) -> bool,
    ) -> Option<Pointer> {
        let list: Vec<usize> =
            (0..self.pointers.len()).filter(|&n| fits(self, &self.pointers[n])).collect();
        if list.is_empty() {
            return None;
        }
        let count = list.len() as u32;
        let back = self.choices.below(count).min(self.choices.below(count));
        Some(self.pointers[list[(count - 1 - back) as usize]].clone())
    }

    /// An address of `size` bytes that may be accessed, with an alignment of `align` at least.
    pub(super) fn place(&mut self, need: Need, size: i32, align: i32) -> Option<AccessAddress> {
        let pointer = self.pick_pointer(|this, p| {
            this.allows(p, need) && p.high - p.low + size <= ARENA && p.align >= align
        })?;
        Some(self.place_of(&pointer, size, align))
    }

    /// An address of `size` bytes at a constant distance from a pointer, whose arena has room for it.
    pub(super) fn place_of(&mut self, pointer: &Pointer, size: i32, align: i32) -> AccessAddress {
        let step = match size.min(4).max(align) {
            3 => 4,
            step => step,
        };
        let (first, last) = (-pointer.low, ARENA - size - pointer.high);
        let count = ((last - first) / step + 1) as u32;
        let few = if self.choices.chance(1, 2) { count } else { count.min(4) };
        let distance = first + step * self.choices.below(few) as i32;
        let moved = self.moved(pointer, distance, step);
        let text = format!("{} {}", self.pointer_type(&moved), moved.name);
        AccessAddress { text, align: moved.align, pointer: moved }
    }

    /// A pointer some bytes further.
    fn moved(&mut self, pointer: &Pointer, distance: i32, step: i32) -> Pointer {
        if distance == 0 {
            return pointer.clone();
        }
        let inbounds = self.inbounds();
        let (ty, count) = match step {
            4 if distance % 4 == 0 && self.choices.chance(1, 2) => ("i32", distance / 4),
            _ => ("i8", distance),
        };
        let p = self.pointer_type(pointer);
        let name = self
            .define(&format!("getelementptr {inbounds}{ty}, {p} {}, i64 {count}", pointer.name));
        Pointer {
            name,
            low: pointer.low + distance,
            high: pointer.high + distance,
            align: pointer.align.min(alignment(distance)),
            ..pointer.clone()
        }
    }

    pub(super) fn inbounds(&mut self) -> &'static str {
        if self.choices.chance(1, 2) { "inbounds " } else { "" }
    }

    /// Whether two pointers are into memory that does not overlap, whatever their distances.
    pub(super) fn are_distinct(&self, a: u32, b: u32) -> bool {
        a & b == 0 && (a & !self.distinct == 0 || b & !self.distinct == 0)
    }

    /// Notes what an access does.
    pub(super) fn note(&mut self, pointer: &Pointer, need: Need) {
        if pointer.arenas & !arena::STACKS == 0 {
            return;
        }
        self.effects.reads |= need != Need::Store;
        self.effects.writes |= need != Need::Load;
        self.effects.others |= pointer.arenas & !(arena::PARAMS | arena::STACKS) != 0;
    }

    /// Forgets what was defined since.
    pub(super) fn mark(&self) -> [usize; 3] {
        [self.pointers.len(), self.values.len(), self.cells.len()]
    }

    pub(super) fn forget(&mut self, [pointers, values, cells]: [usize; 3]) {
        self.pointers.truncate(pointers);
        self.values.truncate(values);
        self.cells.truncate(cells);
    }
}
