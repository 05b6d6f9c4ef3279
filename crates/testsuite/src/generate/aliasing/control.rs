//! Control flow, and what the work-items of a workgroup do together.

use super::pointer::{Pointer, Space, arena};
use super::writer::{Flow, Value, Writer};
use crate::generate::Target;
use std::fmt::Write;

impl Writer<'_> {
    /// Up to `count` statements; `depth` levels of control flow may be nested.
    pub(super) fn statements(&mut self, count: u32, depth: u32) {
        for _ in 0..1 + self.choices.below(count) {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: u32) {
        let kinds = if depth > 0 { 27 } else { 21 };
        match self.choices.below(kinds) {
            // The simplest statement is none.
            0 => {}
            1..=3 => self.load(),
            4..=6 => self.store(),
            7 | 8 => self.rotate(),
            9 => self.change(),
            10 => self.transfer(),
            11 => self.atomic(),
            12 => self.fence(),
            13..=16 => self.derive(),
            17 => self.slot(),
            18 | 19 => self.call(),
            20 => self.arithmetic(),
            21 | 22 => self.if_else(depth - 1),
            23 | 24 => self.bounded_loop(depth - 1),
            25 => self.leader_section(),
            _ => self.reading_section(),
        }
    }

    fn condition(&mut self) -> (String, bool) {
        let v = self.computed();
        let bit = 1 << self.choices.below(3);
        let masked = self.define(&format!("and i32 {}, {bit}", v.name));
        (self.define(&format!("icmp eq i32 {masked}, 0")), v.uniform || self.alone)
    }

    /// Statements of a block that is entered only sometimes, a chosen pointer from within for the join.
    fn arm(&mut self, depth: u32, like: &Option<Pointer>) -> (String, Option<Pointer>) {
        let mark = self.mark();
        self.statements(3, depth);
        let pointer = like.as_ref().and_then(|like| {
            self.pick_pointer(|_, p| {
                p.space == like.space && p.high.max(like.high) - p.low.min(like.low) <= 24
            })
        });
        let sum = self.sum.clone();
        self.forget(mark);
        (sum, pointer)
    }

    fn if_else(&mut self, depth: u32) {
        let (condition, uniform) = self.condition();
        let (then, other, join) = (self.label(), self.label(), self.label());
        self.line(&format!("br i1 {condition}, label %{then}, label %{other}"));
        let (outer, before) = (self.flow, self.sum.clone());
        let like = if self.choices.chance(1, 2) { self.pick_pointer(|_, _| true) } else { None };
        self.flow.uniform &= uniform;
        self.start_block(&then);
        let (sum_a, a) = self.arm(depth, &like);
        let from_a = self.block.clone();
        self.line(&format!("br label %{join}"));
        self.start_block(&other);
        self.sum = before;
        let (sum_b, b) = if self.choices.chance(2, 3) {
            self.arm(depth, &like)
        } else {
            (self.sum.clone(), like)
        };
        let from_b = self.block.clone();
        self.line(&format!("br label %{join}"));
        self.flow = outer;
        self.start_block(&join);
        self.sum = self.define(&format!("phi i32 [ {sum_a}, %{from_a} ], [ {sum_b}, %{from_b} ]"));
        if let (Some(a), Some(b)) = (a, b)
            && a.high.max(b.high) - a.low.min(b.low) <= 48
        {
            let p = self.pointer_type(&a);
            let name = self
                .define(&format!("phi {p} [ {}, %{from_a} ], [ {}, %{from_b} ]", a.name, b.name));
            let made = a.or(&b, &name);
            let uniform = self.alone || (uniform && a.uniform && b.uniform);
            self.pointers.push(Pointer { uniform, ..made });
        }
    }

    fn bounded_loop(&mut self, depth: u32) {
        if self.flow.loops > 1 {
            return self.load();
        }
        let v = self.computed();
        let trips = self.define(&format!("and i32 {}, 3", v.name));
        let limit = self.define(&format!("add nuw nsw i32 {trips}, 1"));
        let from = self.block.clone();
        let (head, done) = (self.label(), self.label());
        let (i, next, sum) = (self.fresh(), self.fresh(), self.fresh());
        // A pointer that goes round: whatever the last round leaves is within what the first has.
        let start = if self.choices.chance(1, 2) {
            self.pick_pointer(|_, p| p.high - p.low <= 24)
        } else {
            None
        };
        let start_sum = self.sum.clone();
        self.line(&format!("br label %{head}"));
        self.start_block(&head);
        let at = self.text.len();
        let mark = self.mark();
        let outer = self.flow;
        self.flow =
            Flow { uniform: outer.uniform && (v.uniform || self.alone), loops: outer.loops + 1 };
        self.values.push(Value { name: i.clone(), uniform: self.flow.uniform });
        self.sum = sum.clone();
        let carried = start.map(|start| {
            let name = self.fresh();
            let class = Pointer {
                name,
                low: (start.low - 8).max(0),
                high: (start.high + 8).min(48),
                align: start.align.min(4),
                uniform: self.alone,
                ..start.clone()
            };
            let class = if start.high > 48 { Pointer { high: start.high, ..class } } else { class };
            self.pointers.push(class.clone());
            (start, class)
        });
        self.statements(4, depth);
        let latch_pointer = carried.as_ref().map(|(_, class)| {
            self.pick_pointer(|_, p| p.is_within(class)).unwrap_or_else(|| class.clone())
        });
        let latch = self.block.clone();
        let mut phis = format!(
            "  {i} = phi i32 [ 0, %{from} ], [ {next}, %{latch} ]\n  {sum} = phi i32 [ {start_sum}, %{from} ], [ {}, %{latch} ]\n",
            self.sum
        );
        if let (Some((start, class)), Some(last)) = (&carried, &latch_pointer) {
            let p = self.pointer_type(class);
            let _ = writeln!(
                phis,
                "  {} = phi {p} [ {}, %{from} ], [ {}, %{latch} ]",
                class.name, start.name, last.name
            );
        }
        self.text.insert_str(at, &phis);
        self.line(&format!("{next} = add nuw nsw i32 {i}, 1"));
        let more = self.define(&format!("icmp ult i32 {next}, {limit}"));
        self.line(&format!("br i1 {more}, label %{head}, label %{done}"));
        self.flow = outer;
        self.forget(mark);
        self.start_block(&done);
    }

    /// A barrier: all work-items of the workgroup wait for each other, and see what the others did.
    pub(super) fn barrier(&mut self) {
        let text = match self.target {
            Target::Amdgpu(_) => {
                let fences = self.choices.pick(&["workgroup", "agent", ""]);
                let scope = if fences.is_empty() {
                    String::new()
                } else {
                    format!("syncscope(\"{fences}\") ")
                };
                format!(
                    "fence {scope}release\n  call void @llvm.amdgcn.s.barrier()\n  fence {scope}acquire"
                )
            }
            Target::Nvptx => "call void @llvm.nvvm.barrier0()".into(),
            Target::Spir | Target::SpirFloat => "call spir_func void @_Z7barrierj(i32 3)".into(),
        };
        self.line(&text);
    }

    /// The first work-item alone reads and writes what belongs to the workgroup.
    fn leader_section(&mut self) {
        if !self.kernel || !self.flow.uniform {
            return self.load();
        }
        self.barrier();
        self.as_leader(|this| this.statements(6, 1));
        self.barrier();
    }

    /// Statements of the first work-item.
    pub(super) fn as_leader(&mut self, statements: impl FnOnce(&mut Self)) {
        let condition = self.define("icmp eq i32 %tid, 0");
        let (then, join) = (self.label(), self.label());
        let (from, before) = (self.block.clone(), self.sum.clone());
        self.line(&format!("br i1 {condition}, label %{then}, label %{join}"));
        self.start_block(&then);
        let (outer, mark, writable) = (self.flow, self.mark(), self.writable);
        self.flow.uniform = false;
        self.writable |= self.readable & (arena::GROUP_GLOBAL | arena::GROUP_LOCAL);
        statements(self);
        self.writable = writable;
        self.flow = outer;
        self.forget(mark);
        let end = self.block.clone();
        self.line(&format!("br label %{join}"));
        self.start_block(&join);
        let sum = self.sum.clone();
        self.sum = self.define(&format!("phi i32 [ {before}, %{from} ], [ {sum}, %{end} ]"));
    }

    /// All work-items read what the others have in local memory.
    fn reading_section(&mut self) {
        if !self.kernel || !self.flow.uniform || !self.has_local || self.alone {
            return self.load();
        }
        self.barrier();
        let (mark, readable, writable, outer) =
            (self.mark(), self.readable, self.writable, self.flow);
        let other = *self.choices.pick(&[1, 2, 4]);
        let item = self.define(&format!("xor i32 %tid, {other}"));
        let name =
            self.define(&format!("getelementptr [64 x i8], ptr addrspace(3) @local, i32 {item}"));
        self.readable |= arena::NEIGHBOUR;
        self.writable &= !arena::LOCAL;
        let pointer = Pointer::base(&name, Space::Local, arena::NEIGHBOUR);
        self.pointers.push(Pointer { uniform: false, ..pointer });
        self.load();
        // No barrier within: what follows one may be written again.
        self.flow.uniform = false;
        self.statements(4, 1);
        (self.readable, self.writable, self.flow) = (readable, writable, outer);
        self.forget(mark);
        self.barrier();
    }
}
