//! Facts from a branch about its condition, in the blocks that only one of its edges leads to.
//!
//! On the edge that is taken when a condition is true the condition is `true`; an integer that was
//! compared equal to a constant is that constant; and the bounds of a comparison are bounds of the
//! bits. Facts hold in the subtree of the dominator tree below the edge and are taken back on leaving
//! it.

use super::Simplifier;
use crate::analysis::known_bits::{KnownBits, KnownBitsMap};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::ssa::{BinaryOp, Block, Inst, InstKind, IntCc, Local, Value, resolve, sym};

/// Facts that hold at the place of the walk.
#[derive(Default)]
pub(super) struct Facts {
    values: SecondaryMap<Local, PackedOption<Value>>,
    undo: Vec<(u32, Undo)>,
    /// Results whose bits were forgotten: those of what is computed from them may be known too well.
    forgotten: EntitySet<Local>,
    /// Blocks whose switches are in `case_of`.
    switches: EntitySet<Block>,
    /// The case of a switch that leads to a block.
    case_of: SecondaryMap<Block, PackedOption<Value>>,
}

enum Undo {
    Value(Local, PackedOption<Value>),
    Bits(Local, KnownBits),
}

impl Facts {
    /// The value that `local` has here.
    pub(super) fn value(&self, local: Local) -> Option<Value> {
        self.values[local].expand()
    }

    /// Takes back what was learned at `depth` of the dominator tree or below it.
    pub(super) fn leave(&mut self, depth: u32, known: &mut KnownBitsMap) {
        while let Some(&(at, _)) = self.undo.last()
            && at >= depth
        {
            match self.undo.pop().expect("not empty").1 {
                Undo::Value(local, old) => self.values[local] = old,
                Undo::Bits(local, old) => known.set(local, old),
            }
        }
    }
}

impl Simplifier<'_> {
    /// Learns what the only edge into `block` says.
    pub(super) fn learn(&mut self, block: Block, depth: u32) {
        let Some(pred) = self.cfg.single_pred(block) else { return };
        let Some(term) = self.body.terminator(pred) else { return };
        match &self.body.insts[term].kind {
            InstKind::CondBr { cond, then, otherwise } if then.block != otherwise.block => {
                let (cond, taken) = (resolve(&self.map, *cond), then.block == block);
                self.assert(cond, taken, depth, 0);
            }
            InstKind::Switch { value, default, cases } if default.block != block => {
                let value = resolve(&self.map, *value);
                // A block that only this switch leads to has one case; those of all are noted at once.
                if self.facts.switches.insert(pred) {
                    for (constant, target) in &self.body.switch_cases[*cases] {
                        if self.facts.case_of[target.block].is_none() {
                            self.facts.case_of[target.block] = Some(*constant).into();
                        }
                    }
                }
                let case = self.facts.case_of[block].expand();
                if let (Some(constant), Some(local)) = (case, value.local()) {
                    self.put_value(local, constant, depth);
                }
            }
            _ => {}
        }
    }

    /// Learns what `llvm.assume` says, for what comes after it: that its condition holds, and of its
    /// `align` bundles that pointers are aligned.
    pub(super) fn assume(&mut self, inst: Inst, cond: Value) {
        let depth = self.body.inst_block(inst).and_then(|b| self.cfg.dom().level(b)).unwrap_or(0);
        if cond.local().is_some_and(|l| self.facts.value(l).is_none()) {
            // The assumption itself keeps its operand: what it says must not become `true` here.
            self.assert(cond, true, depth, 0);
        }
        let InstKind::Call { info, .. } = self.body.insts[inst].kind else { return };
        for n in 0..self.body.calls[info].bundles.len() {
            let bundle = &self.body.calls[info].bundles[n];
            if bundle.tag != sym::ALIGN {
                continue;
            }
            let [ptr, align] = self.body.list(bundle.args)[..] else { continue };
            let (Some(local), Some(align)) = (ptr.local(), self.int(align)) else { continue };
            if !align.is_power_of_two() || align > 1 << 32 {
                continue;
            }
            let old = self.known.local(local);
            let new = old.both(KnownBits { zeros: align as u64 - 1, ones: 0 });
            if new != old && new.zeros & new.ones == 0 {
                self.facts.undo.push((depth, Undo::Bits(local, old)));
                self.known.set(local, new);
            }
        }
    }

    /// Notes that the condition `cond` has the answer `holds`.
    fn assert(&mut self, cond: Value, holds: bool, depth: u32, nesting: u32) {
        let Some(local) = cond.local() else { return };
        let constant = self.cx.consts.bool(holds).into();
        self.put_value(local, constant, depth);
        if nesting > 4 {
            return;
        }
        match self.def(cond) {
            Some(InstKind::Binary { op: BinaryOp::And, args, .. }) if holds => {
                let args = *args;
                args.iter().for_each(|&a| self.assert_operand(a, true, depth, nesting));
            }
            Some(InstKind::Binary { op: BinaryOp::Or, args, .. }) if !holds => {
                let args = *args;
                args.iter().for_each(|&a| self.assert_operand(a, false, depth, nesting));
            }
            Some(InstKind::Binary { op: BinaryOp::Xor, .. }) => {
                if let Some(inner) = self.as_not(cond) {
                    self.assert_operand(inner, !holds, depth, nesting);
                }
            }
            // `a && b` and `a || b` as front ends write them.
            Some(InstKind::Select { args: [a, b, c], .. }) => {
                let (a, b, c) = (*a, *b, *c);
                if holds && self.int(c) == Some(0) {
                    self.assert_operand(a, true, depth, nesting);
                    self.assert_operand(b, true, depth, nesting);
                } else if !holds && self.int(b) == Some(1) {
                    self.assert_operand(a, false, depth, nesting);
                    self.assert_operand(c, false, depth, nesting);
                }
            }
            Some(InstKind::ICmp { cc, args, .. }) => {
                let cc = if holds { *cc } else { cc.inverse() };
                let (a, b) = (resolve(&self.map, args[0]), resolve(&self.map, args[1]));
                self.compare_holds(cc, a, b, depth);
                self.compare_holds(cc.swapped(), b, a, depth);
            }
            _ => {}
        }
    }

    fn assert_operand(&mut self, cond: Value, holds: bool, depth: u32, nesting: u32) {
        let cond = resolve(&self.map, cond);
        self.assert(cond, holds, depth, nesting + 1);
    }

    /// Notes what `a cc b` says about `a`.
    fn compare_holds(&mut self, cc: IntCc, a: Value, b: Value, depth: u32) {
        let Some(local) = a.local() else { return };
        let Some((width, bits)) = self.known(a) else { return };
        if cc == IntCc::Eq && self.int(b).is_some() {
            return self.put_value(local, b, depth);
        }
        let other = self.bits(b);
        let sign = 1u64 << (width - 1);
        let learned = match cc {
            IntCc::Eq => other,
            IntCc::Ult => KnownBits::at_most(other.max(width).saturating_sub(1), width),
            IntCc::Ule => KnownBits::at_most(other.max(width), width),
            // Of two numbers without sign, signed order is unsigned order.
            IntCc::Slt | IntCc::Sle if bits.non_negative(width) => {
                let max = other.signed_max(width).max(0) as u64;
                KnownBits::at_most(
                    if cc == IntCc::Slt { max.saturating_sub(1) } else { max },
                    width,
                )
            }
            IntCc::Sgt if other.signed_min(width) >= -1 => KnownBits { zeros: sign, ones: 0 },
            IntCc::Sge if other.signed_min(width) >= 0 => KnownBits { zeros: sign, ones: 0 },
            IntCc::Slt if other.signed_max(width) <= 0 => KnownBits { zeros: 0, ones: sign },
            IntCc::Sle if other.signed_max(width) < 0 => KnownBits { zeros: 0, ones: sign },
            _ => return,
        };
        let new = bits.both(learned);
        if new != bits && new.zeros & new.ones == 0 {
            self.facts.undo.push((depth, Undo::Bits(local, bits)));
            self.known.set(local, new);
        }
    }

    /// Computes the known bits of an instruction with weaker flags again. Branch facts about its operands hold here
    /// only: after this place nothing is known of it.
    pub(super) fn forget_bits(&mut self, inst: Inst) {
        let Some(local) = self.body.result(inst) else { return };
        self.facts.forgotten.insert(local);
        for (_, undo) in &mut self.facts.undo {
            if let Undo::Bits(other, bits) = undo
                && *other == local
            {
                *bits = KnownBits::UNKNOWN;
            }
        }
        let depth = self.facts.undo.last().map_or(0, |&(depth, _)| depth);
        self.facts.undo.push((depth, Undo::Bits(local, KnownBits::UNKNOWN)));
        self.known.visit(self.body, self.cx, inst);
    }

    /// Whether bits of an instruction's result may be known from flags that one of its operands has lost.
    pub(super) fn is_known_by_lost_flags(&self, inst: Inst) -> bool {
        let mut found = false;
        self.body.insts[inst].kind.for_each_value(self.body, |v| {
            let local = resolve(&self.map, v).local();
            found |= local.is_some_and(|l| self.facts.forgotten.contains(l));
        });
        found
    }

    fn put_value(&mut self, local: Local, value: Value, depth: u32) {
        let old = std::mem::replace(&mut self.facts.values[local], Some(value).into());
        self.facts.undo.push((depth, Undo::Value(local, old)));
    }
}
