//! Atomics and fences. One work-item alone touches a cell that an atomic's result is used of.

use super::cell::Cell;
use super::pointer::arena;
use super::writer::{Need, Writer};
use crate::generate::Target;

impl Writer<'_> {
    /// A scope of synchronisation, with a blank after it.
    fn scope(&mut self) -> String {
        const AMD: &[&str] = &[
            "",
            "agent",
            "workgroup",
            "wavefront",
            "singlethread",
            "one-as",
            "agent-one-as",
            "workgroup-one-as",
            "wavefront-one-as",
            "singlethread-one-as",
        ];
        const NVIDIA: &[&str] = &["", "device", "block", "cluster"];
        const SPIR: &[&str] = &["", "device", "workgroup", "subgroup", "singlethread"];
        let names = match self.target {
            Target::Amdgpu(_) => AMD,
            Target::Nvptx => NVIDIA,
            Target::Spir | Target::SpirFloat => SPIR,
        };
        let name = *self.choices.pick(names);
        if name.is_empty() { String::new() } else { format!("syncscope(\"{name}\") ") }
    }

    pub(super) fn fence(&mut self) {
        self.effects.orders = true;
        let scope = self.scope();
        let order = *self.choices.pick(&["acquire", "release", "acq_rel", "seq_cst"]);
        self.line(&format!("fence {scope}{order}"));
    }

    /// An access that is atomic.
    pub(super) fn atomic(&mut self) {
        const ORDERS: &[&str] = &["monotonic", "acquire", "release", "acq_rel", "seq_cst"];
        const OPS: &[&str] =
            &["add", "xchg", "sub", "and", "or", "xor", "max", "umin", "min", "umax"];
        let cell = *self.choices.pick(&[Cell::I32, Cell::I32, Cell::I64]);
        let (t, size) = (cell.name(), cell.size());
        let kind = self.choices.below(5);
        let need = match kind {
            0 => Need::Load,
            _ => Need::Atomic,
        };
        let Some(place) = self.place(need, size, size) else { return };
        if place.pointer.arenas & (arena::STACKS | arena::TABLE) != 0 {
            return;
        }
        let p = &place.text;
        let scope = self.scope();
        self.note(&place.pointer, need);
        self.effects.orders = true;
        let result = match kind {
            0 => {
                let order = *self.choices.pick(&["unordered", "monotonic", "acquire", "seq_cst"]);
                let text = format!("load atomic {t}, {p} {scope}{order}, align {size}");
                self.define(&text)
            }
            1 => {
                let order = *self.choices.pick(&["unordered", "monotonic", "release", "seq_cst"]);
                let v = self.cell_value(cell);
                return self
                    .line(&format!("store atomic {t} {v}, {p} {scope}{order}, align {size}"));
            }
            2 => {
                let (expected, v) = (self.cell_value(cell), self.cell_value(cell));
                let order = *self.choices.pick(ORDERS);
                let other = *self.choices.pick(&["monotonic", "acquire", "seq_cst"]);
                let text = format!(
                    "cmpxchg {p}, {t} {expected}, {t} {v} {scope}{order} {other}, align {size}"
                );
                let pair = self.define(&text);
                let done = self.define(&format!("extractvalue {{ {t}, i1 }} {pair}, 1"));
                let done = self.define(&format!("zext i1 {done} to i32"));
                self.add_to_sum(&done);
                self.define(&format!("extractvalue {{ {t}, i1 }} {pair}, 0"))
            }
            _ => {
                let op = *self.choices.pick(OPS);
                let order = *self.choices.pick(ORDERS);
                let v = self.cell_value(cell);
                let text = format!("atomicrmw {op} {p}, {t} {v} {scope}{order}, align {size}");
                let old = self.define(&text);
                if self.choices.chance(1, 3) {
                    return;
                }
                old
            }
        };
        let uniform = self.alone;
        self.keep(cell, result, uniform);
    }
}
