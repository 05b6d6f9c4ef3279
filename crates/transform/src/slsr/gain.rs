//! Savings of rewriting.

use super::form::Step;
use super::{Candidate, Plan};
use crate::divergent::uniformity::Uniformity;
use ir::map::{Map, Set};
use ir::ssa::uses::Uses;
use ir::ssa::{BinaryOp, Body, CastOp, Context, Inst, InstKind, Local, Type, Value};

/// Units of cost of an operation for all lanes.
const LANES: i64 = 4;
/// Units of cost of one that the scalar unit does once for them, beside the others.
const SCALAR: i64 = 2;

/// Costs of operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Machine {
    /// AMD: products take longer than sums, small shifts are part of sums.
    Vector {
        /// Whether one instruction scales an index of 64 bits and adds it (gfx942). Others widen, scale and add one of 32
        /// bits in one, but take two for a sum of 64 bits.
        wide_add: bool,
    },
    /// NVIDIA: one multiply-add makes the product and the sum, another widens and scales the index and adds it to
    /// the address.
    MultiplyAdd,
}

impl Default for Machine {
    fn default() -> Self {
        Machine::Vector { wide_add: true }
    }
}

/// Costs of the operations of a function.
pub(super) struct Costs<'a> {
    pub(super) machine: Machine,
    pub(super) body: &'a Body,
    pub(super) cx: &'a Context,
    /// None where nothing is computed apart for all lanes.
    pub(super) uniformity: Option<Uniformity>,
}

impl Costs<'_> {
    /// Whether the same value in all lanes is computed once for them.
    fn is_scalar(&self, value: Value) -> bool {
        let uniform = |l: Local| self.uniformity.as_ref().is_some_and(|u| !u.is_divergent(l));
        value.local().is_none_or(uniform)
    }

    /// The cost of `n` operations for one value.
    fn times(&self, value: Value, n: i64) -> i64 {
        n * if self.is_scalar(value) { SCALAR } else { LANES }
    }

    /// An operation that an index is made of.
    fn inside(&self, inst: Inst) -> i64 {
        let Some(result) = self.body.result(inst).map(Value::from) else { return 0 };
        let words = words(self.body.value_type(result, self.cx));
        let scalar = self.is_scalar(result);
        let operations = match (self.machine, &self.body.insts[inst].kind) {
            (Machine::Vector { wide_add }, InstKind::Cast { .. }) => i64::from(wide_add || scalar),
            (Machine::MultiplyAdd, InstKind::Cast { .. }) => 0,
            (_, InstKind::Binary { op: BinaryOp::Mul, .. }) => self.product(scalar, words),
            (_, InstKind::Binary { op: BinaryOp::Shl, .. }) if !scalar => words - 1,
            _ => words,
        };
        self.times(result, operations)
    }

    /// A product that is added to something.
    fn product(&self, scalar: bool, words: i64) -> i64 {
        match self.machine {
            Machine::Vector { .. } if scalar => words * words,
            Machine::Vector { .. } => 2 * words * words,
            Machine::MultiplyAdd => 3 * (words - 1),
        }
    }

    /// Cost of a candidate's own instruction above that of an addition of its width.
    fn own(&self, candidate: &Candidate) -> i64 {
        let Some(result) = self.body.result(candidate.inst).map(Value::from) else { return 0 };
        let wide = candidate.form.polynomial.width() == 64;
        let more = match &self.body.insts[candidate.inst].kind {
            InstKind::Gep { args, .. } if wide => {
                let index = self.body.list(*args)[1];
                let widened = matches!(
                    self.body.def_kind(index),
                    Some(InstKind::Cast { op: CastOp::SExt | CastOp::ZExt, .. })
                );
                let scaled = i64::from(candidate.size > 1);
                match self.machine {
                    _ if self.is_scalar(index) => 0,
                    Machine::Vector { wide_add: true } => 0,
                    Machine::MultiplyAdd if widened => -1,
                    Machine::Vector { wide_add: false } if widened => -scaled,
                    Machine::MultiplyAdd => 0,
                    Machine::Vector { wide_add: false } => scaled,
                }
            }
            InstKind::Binary { .. } => {
                let words = words(candidate.ty);
                let fused = i64::from(self.machine == Machine::MultiplyAdd);
                self.product(self.is_scalar(result), words) + fused - words
            }
            _ => 0,
        };
        // The carry is waited for, and takes a register.
        let carries = wide && self.machine == (Machine::Vector { wide_add: false });
        let carry = if carries && !self.is_scalar(result) { LANES / 2 } else { 0 };
        self.times(result, more) - carry
    }

    /// Computing a step of so many bits, and the one back.
    fn step(&self, step: Step, width: u32, backwards: bool) -> i64 {
        let Step::Multiple((value, _), by) = step else { return 0 };
        let narrow = self.body.value_type(value, self.cx).int_width().is_some_and(|w| w < width);
        let words = i64::from(width.div_ceil(32));
        let widening = i64::from(narrow && self.machine != Machine::MultiplyAdd);
        let scaling = match by.unsigned_abs() {
            1 => 0,
            n if n.is_power_of_two() => 1,
            // A product and, of two words, the upper halves of three.
            _ => 3 * words - 2,
        };
        let negation = if backwards { words } else { 0 };
        self.times(value, widening + scaling + negation)
    }
}

/// Number of registers of a value of the type.
fn words(ty: Type) -> i64 {
    i64::from(ty.int_width().map_or(1, |w| w.div_ceil(32)).max(1))
}

/// The numbers of those candidates with a plan that had better stay as they are.
///
/// Candidates with the same step, or that step back, pay together for computing it. Each operation that is dead then
/// counts once for them.
pub(super) fn losses(
    costs: &Costs<'_>,
    uses: &Uses,
    candidates: &[Candidate],
    plans: &[Option<Plan>],
) -> Vec<usize> {
    let body = costs.body;
    let dying = Dying::of(body, uses, candidates, plans);
    let mut numbers: Map<Step, usize> = Map::new();
    let mut groups: Vec<(Step, Vec<usize>)> = Vec::new();
    for (n, plan) in plans.iter().enumerate() {
        let Some(plan) = plan.filter(|p| p.step != Step::Nothing) else { continue };
        let forwards = plan.step.forwards();
        if let Some(&group) = numbers.get(&forwards) {
            groups[group].1.push(n);
        } else {
            numbers.insert(forwards, groups.len());
            groups.push((forwards, vec![n]));
        }
    }
    let mut losses = Vec::new();
    for (step, members) in groups {
        let mut counted = Set::new();
        let width = candidates[members[0]].form.polynomial.width();
        let backwards = members.iter().any(|&n| plans[n].is_some_and(|p| p.step != step));
        let mut total = -costs.step(step, width, backwards);
        for &n in &members {
            let candidate = &candidates[n];
            let own = costs.own(candidate);
            let mut saved = own;
            dying.below(body, candidate.inst, &mut Set::new(), &mut |inst| {
                saved += costs.inside(inst);
            });
            total += own;
            dying.below(body, candidate.inst, &mut counted, &mut |inst| {
                total += costs.inside(inst);
            });
            if saved <= 0 {
                losses.push(n);
            }
        }
        if total <= 0 {
            losses.extend(members);
        }
    }
    losses
}

/// Instructions that are dead when all planned candidates are rewritten.
struct Dying {
    insts: Set<Inst>,
}

impl Dying {
    fn of(body: &Body, uses: &Uses, candidates: &[Candidate], plans: &[Option<Plan>]) -> Dying {
        let planned = || candidates.iter().zip(plans).filter_map(|(c, p)| Some((c, (*p)?)));
        let kept: Set<Value> = planned()
            .filter_map(|(_, plan)| match plan.step {
                Step::Multiple(atom, _) => Some(atom.0),
                Step::Nothing => None,
            })
            .collect();
        let mut dying = Dying { insts: planned().map(|(c, _)| c.inst).collect() };
        let mut work: Vec<Inst> = planned().map(|(c, _)| c.inst).collect();
        while let Some(inst) = work.pop() {
            body.insts[inst].kind.for_each_value(body, |v| {
                let Some(def) = body.def_inst(v).filter(|_| !kept.contains(&v)) else { return };
                let pure =
                    matches!(body.insts[def].kind, InstKind::Binary { .. } | InstKind::Cast { .. });
                let users = v.local().map_or(&[][..], |l| uses.of_local(l));
                if pure && users.iter().all(|u| dying.insts.contains(u)) && dying.insts.insert(def)
                {
                    work.push(def);
                }
            });
        }
        dying
    }

    /// Calls `f` on what dies among the operands of an instruction, theirs, and so on, but for what is in `seen`.
    fn below(&self, body: &Body, inst: Inst, seen: &mut Set<Inst>, f: &mut dyn FnMut(Inst)) {
        let mut work = vec![inst];
        while let Some(inst) = work.pop() {
            body.insts[inst].kind.for_each_value(body, |v| {
                if let Some(def) = body.def_inst(v)
                    && self.insts.contains(&def)
                    && seen.insert(def)
                {
                    f(def);
                    work.push(def);
                }
            });
        }
    }
}
