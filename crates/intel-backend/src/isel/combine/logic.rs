//! Logic of up to three values: cuts, and their tables.
//!
//! A cut of an instruction is a set of values that it is made of by nothing but logic. Those of its operands, joined, are its own (Cong
//! and Ding, "FlowMap: an optimal technology mapping algorithm", 1994). Only what has no other use is looked into, but for inversions,
//! which cost nothing.

use ir::ssa::{BinaryOp, Block, Inst, InstKind, Value};
use smallvec::{SmallVec, smallvec};

use super::{Finder, Form, Found, Number, low_ones};

/// The most cuts kept of an instruction.
const MOST_CUTS: usize = 8;

/// A set of up to three values that logic is made of.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Cut {
    leaves: SmallVec<[Value; 3]>,
    saved: u32,
}

fn is_logic(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::And | BinaryOp::Or | BinaryOp::Xor)
}

impl Finder<'_> {
    /// Adds an instruction's cuts, whose operands come before.
    pub(super) fn find_cuts(&mut self, inst: Inst) {
        let InstKind::Binary { op, args, .. } = self.body.insts[inst].kind else { return };
        if !is_logic(op) || self.width(inst).is_none() || self.cuts.get(&inst).is_some() {
            return;
        }
        let [a, b] = args.map(|arg| self.cuts_of(arg, inst));
        let mut found: Vec<Cut> = Vec::new();
        for a in &a {
            for b in &b {
                let mut leaves = a.leaves.clone();
                leaves.extend(b.leaves.iter().copied());
                leaves.sort_unstable();
                leaves.dedup();
                let cut = Cut { leaves, saved: a.saved + b.saved };
                if cut.leaves.len() <= 3 && !found.contains(&cut) {
                    found.push(cut);
                }
            }
        }
        found.sort_by_key(|cut| (core::cmp::Reverse(cut.saved), cut.leaves.len()));
        found.truncate(MOST_CUTS);
        self.cuts.insert(inst, found);
    }

    /// The cuts of a value: as a leaf, or made of leaves.
    fn cuts_of(&self, value: Value, user: Inst) -> Vec<Cut> {
        let width = self.width(user).unwrap_or(32);
        if let Some(bits) = self.known(value) {
            // Nothing and everything are part of the table.
            let table = bits == 0 || bits == low_ones(width);
            let leaves = if table { SmallVec::new() } else { smallvec![value] };
            return vec![Cut { leaves, saved: 0 }];
        }
        let mut found = vec![Cut { leaves: smallvec![value], saved: 0 }];
        if let Some((inst, _, _)) = self.made_near(value, user)
            && let Some(inner) = self.cuts.get(&inst)
            && (self.only_for(value, user).is_some() || self.is_not(inst))
        {
            let saved = u32::from(self.only_for(value, user).is_some());
            let inner = inner.iter().filter(|cut| saved == 1 || cut.saved == 0);
            found.extend(
                inner.map(|cut| Cut { leaves: cut.leaves.clone(), saved: cut.saved + saved }),
            );
        }
        found
    }

    fn is_not(&self, inst: Inst) -> bool {
        let InstKind::Binary { op: BinaryOp::Xor, args, .. } = self.body.insts[inst].kind else {
            return false;
        };
        self.width(inst).is_some_and(|width| self.known(args[1]) == Some(low_ones(width)))
    }

    /// Logic of two or three values.
    pub(super) fn logic(&self, inst: Inst, block: Block) -> Option<Found> {
        let cuts = self.cuts.get(&inst)?;
        let usable = |cut: &&Cut| {
            let wide = |leaf: &Value| self.known(*leaf).is_some_and(|bits| bits > 0xffff);
            let poor =
                |leaf: &Value| self.known(*leaf).is_some_and(|bits| self.poor.contains(&bits));
            let outside = self.weight(block) == 1;
            let bad = cut.leaves.iter().any(|leaf| wide(leaf) && (outside || poor(leaf)));
            cut.saved > 0 && cut.leaves.len() > 1 && !bad
        };
        let cut = cuts.iter().find(usable)?;
        let mut leaves = cut.leaves.clone();
        if leaves.len() == 2 {
            leaves.push(*leaves.iter().find(|leaf| leaf.local().is_some())?);
        }
        let mut numbers = [Number::Known(0); 3];
        for (place, &leaf) in leaves.iter().enumerate() {
            numbers[place] = self.number(leaf)?;
        }
        // Constants are last, and first.
        let mut order = [0, 1, 2];
        order.sort_by_key(|&n| matches!(numbers[n], Number::Known(_)));
        if matches!(numbers[order[1]], Number::Known(_)) {
            order.swap(0, 1);
        }
        let leaves = order.map(|n| leaves[n]);
        let args = order.map(|n| numbers[n]);
        let mut covered = SmallVec::new();
        let table = self.table(inst, &leaves, &mut covered);
        covered.retain(|&mut other| other != inst);
        Some((Form::Logic { table, args }, covered))
    }

    /// The table of a cut; and the instructions in it that nothing else uses.
    fn table(&self, inst: Inst, leaves: &[Value; 3], covered: &mut SmallVec<[Inst; 4]>) -> u8 {
        const LEAVES: [u8; 3] = [0xaa, 0xcc, 0xf0];
        let InstKind::Binary { op, args, .. } = self.body.insts[inst].kind else { return 0 };
        let [a, b] = args.map(|arg| {
            if let Some(n) = leaves.iter().position(|leaf| *leaf == arg) {
                return LEAVES[n];
            }
            if let Some(bits) = self.known(arg) {
                return if bits == 0 { 0 } else { 0xff };
            }
            let Some(inner) = self.body.def_inst(arg) else { return 0 };
            if self.only_for(arg, inst).is_some() {
                covered.push(inner);
            }
            self.table(inner, leaves, covered)
        });
        match op {
            BinaryOp::And => a & b,
            BinaryOp::Or => a | b,
            _ => a ^ b,
        }
    }
}
