//! Loads and stores of straight-line programs.

use super::constants::constant;
use super::types::{Elem, Ty};
use super::writer::Writer;
use super::{INPUT, OUTPUT, THREADS};
use crate::generate::Target;
use std::fmt::Write;

impl Target {
    /// Returns the type of a pointer to a variable of the stack.
    pub(super) fn private(self) -> &'static str {
        if matches!(self, Target::Amdgpu(_)) { "ptr addrspace(5)" } else { "ptr" }
    }

    /// Returns the address space of constants as its number.
    fn constants(self) -> u32 {
        match self {
            Target::Spir | Target::SpirFloat => 2,
            Target::Nvptx | Target::Amdgpu(_) => 4,
        }
    }
}

impl Writer<'_> {
    /// Reads a value from the buffer of input: the same for all threads, or the thread's own.
    pub(super) fn input(&mut self, ty: Ty) -> String {
        if self.is_inside {
            return self.input_inside(ty);
        }
        let raw = match self.choices.below(3) {
            0 if ty.is_vector() && ty.bits() <= 256 => self.whole_input(ty),
            1 if ty.is_whole_bytes() && ty.bytes() <= INPUT => self.direct_input(ty),
            _ => self.input_by_element(ty),
        };
        let value = self.ordered(ty, &raw);
        self.keep(ty, value.clone());
        value
    }

    /// Returns an address of input that has so many bytes.
    fn input_address(&mut self, bytes: u32) -> String {
        let base = *self.choices.pick(&["%own", "%in"]);
        let at = self.choices.below((INPUT - bytes) / 8 + 1) * 8;
        self.define(&format!("getelementptr i8, ptr addrspace(1) {base}, i32 {at}"))
    }

    fn direct_input(&mut self, ty: Ty) -> String {
        let p = self.input_address(ty.bytes());
        let align = *self.choices.pick(&[8, 1, 4, 2]);
        self.define(&format!("load {}, ptr addrspace(1) {p}, align {align}", ty.name()))
    }

    /// Reads an integer of any width as the low bits of one of whole bytes.
    fn integer_input(&mut self, bits: u32) -> String {
        let whole = bits.next_multiple_of(8).next_power_of_two();
        let v = self.direct_input(Ty::int(whole));
        match whole == bits {
            true => v,
            false => self.define(&format!("trunc i{whole} {v} to i{bits}")),
        }
    }

    fn whole_input(&mut self, ty: Ty) -> String {
        let bits = ty.bits();
        let v = self.integer_input(bits);
        self.define(&format!("bitcast i{bits} {v} to {}", ty.name()))
    }

    fn scalar_input(&mut self, elem: Elem) -> String {
        match elem {
            Elem::Int(bits) => self.integer_input(bits),
            _ => self.direct_input(Ty { elem, lanes: 0 }),
        }
    }

    fn input_by_element(&mut self, ty: Ty) -> String {
        if !ty.is_vector() {
            return self.scalar_input(ty.elem);
        }
        let mut vector = constant(self.choices, ty);
        let few = ty.lanes.min(1 + self.choices.below(4));
        for _ in 0..few {
            let v = self.scalar_input(ty.elem);
            let n = self.choices.below(ty.lanes);
            vector = self.define(&format!(
                "insertelement {} {vector}, {} {v}, i32 {n}",
                ty.name(),
                ty.elem.name()
            ));
        }
        vector
    }

    /// Stores and loads a value.
    pub(super) fn memory(&mut self, ty: Ty) {
        let v = self.value(ty);
        let v = self.ordered(ty, &v);
        match self.choices.below(5) {
            _ if self.is_inside => {
                let out = self.through_stack(ty, &v);
                self.keep(ty, out);
            }
            0 => {
                let out = self.through_stack(ty, &v);
                self.keep(ty, out);
            }
            4 => {
                let out = self.through_group(ty, &v);
                self.keep(ty, out);
            }
            1 if ty.is_vector() && ty.is_whole_bytes() => self.element_of_memory(ty, &v),
            2 if ty.is_whole_bytes() => self.other_type_of_memory(ty, &v),
            _ => {
                let (p, align) = self.slot(ty);
                let t = ty.name();
                self.line(&format!("store {t} {v}, ptr addrspace(1) {p}, align {align}"));
                let out = self.define(&format!("load {t}, ptr addrspace(1) {p}, align {align}"));
                self.keep(ty, out);
            }
        }
    }

    /// Returns an address of the thread's memory and its alignment. Stores leave zeros in the bits between a value and its
    /// last byte's end.
    fn slot(&mut self, ty: Ty) -> (String, u32) {
        let align = *self.choices.pick(&[16, 1, 4, 2, 8]);
        let at = self.choices.below((OUTPUT - ty.bytes().max(8)) / align) * align;
        (self.define(&format!("getelementptr i8, ptr addrspace(1) %slots, i32 {at}")), align)
    }

    /// Stores a value to a variable of the stack and loads it.
    pub(super) fn through_stack(&mut self, ty: Ty, value: &str) -> String {
        let align = *self.choices.pick(&[16, 1, 4, 8]);
        let (p, space) = self.alloca(ty, align);
        let t = ty.name();
        self.line(&format!("store {t} {value}, {space} {p}, align {align}"));
        self.define(&format!("load {t}, {space} {p}, align {align}"))
    }

    /// Stores a value to the memory of the workgroup and loads it.
    fn through_group(&mut self, ty: Ty, value: &str) -> String {
        let align = *self.choices.pick(&[16, 1, 4, 8]);
        let (name, t) = (format!("@g{}", self.number()), ty.name());
        let _ = writeln!(
            self.globals,
            "{name} = internal addrspace(3) global [{THREADS} x [{OUTPUT} x i8]] undef, align 16"
        );
        let p = self.define(&format!("getelementptr i8, ptr addrspace(3) {name}, i32 %farther"));
        self.line(&format!("store {t} {value}, ptr addrspace(3) {p}, align {align}"));
        self.define(&format!("load {t}, ptr addrspace(3) {p}, align {align}"))
    }

    /// Loads bytes of the input by an index of few bits, which may wrap before it is extended.
    pub(super) fn element_of_table(&mut self) {
        let bits = 2 + self.choices.below(7);
        let signed = self.choices.chance(1, 2);
        let index = self.value(Ty::int(bits));
        let index = match self.choices.below(4) {
            0 => index,
            1 => {
                let step = self.value(Ty::int(bits));
                self.define(&format!("add i{bits} {index}, {step}"))
            }
            2 => self.define(&format!("mul i{bits} {index}, 3")),
            _ => self.define(&format!("add i{bits} {index}, 1")),
        };
        let (extension, base) = if signed { ("sext", INPUT / 2) } else { ("zext", 0) };
        let base = self.define(&format!("getelementptr i8, ptr addrspace(1) %own, i32 {base}"));
        let wide = self.define(&format!("{extension} i{bits} {index} to i64"));
        let inbounds = *self.choices.pick(&["", "inbounds "]);
        let p = self
            .define(&format!("getelementptr {inbounds}i8, ptr addrspace(1) {base}, i64 {wide}"));
        let out = self.define(&format!("load i8, ptr addrspace(1) {p}, align 1"));
        self.keep(Ty::int(8), out);
        self.keep(Ty::int(bits), index);
    }

    fn element_of_memory(&mut self, ty: Ty, v: &str) {
        let (p, align) = self.slot(ty);
        self.line(&format!("store {} {v}, ptr addrspace(1) {p}, align {align}", ty.name()));
        let at = self.choices.below(ty.lanes) * ty.elem.bits() / 8;
        let q = self.define(&format!("getelementptr i8, ptr addrspace(1) {p}, i32 {at}"));
        let out = self.define(&format!("load {}, ptr addrspace(1) {q}, align 1", ty.elem.name()));
        self.keep(ty.scalar(), out);
    }

    /// Stores a value and loads its bytes as another type.
    fn other_type_of_memory(&mut self, ty: Ty, v: &str) {
        let (p, align) = self.slot(ty);
        self.line(&format!("store {} {v}, ptr addrspace(1) {p}, align {align}", ty.name()));
        let other = self.same_size(ty, 8);
        let q = other.name();
        let raw = self.define(&format!("load {q}, ptr addrspace(1) {p}, align {align}"));
        let out = self.ordered(other, &raw);
        self.keep(other, out);
    }

    /// Chooses another type of as many bits, its elements a multiple of `unit` bits.
    pub(super) fn same_size(&mut self, ty: Ty, unit: u32) -> Ty {
        let bits = ty.bits();
        let mut all = Vec::new();
        if bits <= 256 {
            all.push(Ty::int(bits));
        }
        for lanes in 1..=16 {
            let fits = bits.is_multiple_of(lanes) && (bits / lanes).is_multiple_of(unit);
            if fits && bits / lanes <= 256 {
                all.push(Ty { elem: Elem::Int(bits / lanes), lanes });
            }
        }
        for elem in [Elem::Float, Elem::Half, Elem::Double, Elem::BFloat] {
            let lanes = bits / elem.bits();
            let known = elem != Elem::Double || self.target != Target::SpirFloat;
            if known && bits.is_multiple_of(elem.bits()) && (1..=16).contains(&lanes) {
                all.push(Ty { elem, lanes });
                if lanes == 1 {
                    all.push(Ty { elem, lanes: 0 });
                }
            }
        }
        if all.is_empty() { ty } else { *self.choices.pick(&all) }
    }

    /// Loads a constant of a table that stands in the module.
    pub(super) fn table_constant(&mut self, ty: Ty) -> String {
        let c = constant(self.choices, ty);
        let name = format!("@c{}", self.number());
        let (t, space) = (ty.name(), self.target.constants());
        let _ = writeln!(
            self.globals,
            "{name} = internal unnamed_addr addrspace({space}) constant {t} {c}, align 16"
        );
        self.define(&format!("load {t}, ptr addrspace({space}) {name}, align 16"))
    }
}
