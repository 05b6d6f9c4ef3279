//! Combination of several instructions into one of three sources: sums, logic, bit fields,
//! interpolation.
//!
//! | form | generations | instruction |
//! |---|---|---|
//! | `a ± b ± c` | gen12.5 | `add3` |
//! | logic of up to three values | gen12.5 | `bfn` |
//! | a field of 8 or 16 bits at a multiple of them | all | `mov` of a region |
//! | any other field, with or without sign | all | `bfe` |
//! | a field shifted to where a mask is, and what is beside it | all | `bfi2` |
//! | the mask of a field of a width that is not known | all | `bfi1` |
//! | `a + t * (b - a)` that may be regrouped and fused | gen8, gen9 | `lrp` |
//!
//! **When.** A form is taken if it needs fewer instructions: what it covers must have no other use and be in its block. Up to gen9 such an
//! instruction has no constants, from gen12 on it has those of 16 bits in the first and the last source. All others have to be in
//! registers. Those are written once, when the thread begins, eight to a register, if it pays: a use in a loop counts 8 times, in a loop of
//! that 64 times, and so on; what a form saves is shared out among the constants that it needs; a constant has to save more than the
//! one instruction that writes it. The rest stays as it was, a shift and a mask with constants of their own.
//!
//! Logic is covered by cuts of up to three leaves (Cong and Ding, "FlowMap", 1994, for tables of three inputs).
//!
//! Nothing here takes instructions away: what is covered is selected as ever, and has no reader then.

mod fields;
mod logic;

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::map::{Map, Set};
use ir::ssa::{BinaryOp, Block, Body, ConstData, Context, FastMath, Inst, InstKind, Type, Value};
use smallvec::{SmallVec, smallvec};
use transform::analysis::known_bits::KnownBitsMap;
use transform::divergent::linear::Plan;

use crate::target::device::{Device, Generation};
pub(super) use fields::funnel_mask;
use logic::Cut;

/// A number that an instruction reads: known, or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Number {
    Known(u32),
    Value(Value),
}

/// Form in which an instruction is selected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Three summands, and whether each is subtracted.
    Sum([(Number, bool); 3]),
    /// Logic by its table, as [`crate::target::eu::Extra::Table`] has it.
    Logic { table: u8, args: [Number; 3] },
    /// Whole bytes of a value.
    Part { value: Value, byte: u32, bits: u32, signed: bool },
    /// A field of a value.
    Field { width: Number, first: Number, value: Value, signed: bool },
    /// The bits of a field.
    Run { width: Value, first: Number },
    /// The bits under a mask come from a number that is shifted there, the rest from another one.
    Insert { mask: Number, field: Value, into: Number },
    /// `t * b + (1 - t) * a`, as `[t, b, a]`.
    Mix([Value; 3]),
}

/// A form for an instruction.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) form: Form,
    /// The instructions that are not needed then.
    pub(super) saved: u32,
}

/// The forms that a kernel's instructions are selected as.
#[derive(Default)]
pub(super) struct Forms {
    choices: SecondaryMap<Inst, Option<Choice>>,
    /// Constants that have to be in registers, for all of the kernel.
    constants: Vec<u32>,
}

/// The most constants in registers.
const MOST_CONSTANTS: usize = 48;
/// Rounds in which constants are left out that do not pay.
const ROUNDS: usize = 4;
impl Forms {
    /// Finds them.
    pub(super) fn new(body: &Body, cx: &Context, plan: &Plan, device: &'static Device) -> Self {
        let mut finder = Finder {
            body,
            cx,
            plan,
            device,
            bits: None,
            cuts: Map::default(),
            poor: Set::default(),
        };
        for _ in 0..ROUNDS {
            let found = finder.all();
            let poor = poor_constants(&found);
            if poor.is_empty() {
                return Self::of(found);
            }
            for constant in poor {
                finder.poor.insert(constant);
            }
        }
        let mut found = finder.all();
        let poor = poor_constants(&found);
        found.retain(|one| one.constants.iter().all(|c| !poor.contains(c)));
        Self::of(found)
    }

    fn of(found: Vec<Candidate>) -> Self {
        let mut forms = Self::default();
        for Candidate { inst, form, saved, constants, .. } in found {
            forms.choices[inst] = Some(Choice { form, saved });
            forms.constants.extend(constants);
        }
        forms.constants.sort_unstable();
        forms.constants.dedup();
        forms
    }

    /// Returns the chosen form of an instruction.
    pub(super) fn choice(&self, inst: Inst) -> Option<&Choice> {
        self.choices[inst].as_ref()
    }

    /// The constants that are needed in registers, in order.
    pub(super) fn constants(&self) -> &[u32] {
        &self.constants
    }
}

/// A form that may be taken.
struct Candidate {
    inst: Inst,
    form: Form,
    saved: u32,
    /// Estimated frequency of execution.
    weight: u32,
    /// Constants that must be in registers.
    constants: SmallVec<[u32; 4]>,
    /// Instructions that it makes dead.
    covered: SmallVec<[Inst; 4]>,
}

/// The constants that save no more than what it takes to write them, and those beyond the most.
fn poor_constants(found: &[Candidate]) -> Vec<u32> {
    // In twelfths, which one to four constants share.
    const WHOLE: u64 = 12;
    let mut gains: Map<u32, u64> = Map::default();
    for one in found.iter().filter(|one| !one.constants.is_empty()) {
        let share = WHOLE * u64::from(one.saved * one.weight) / one.constants.len() as u64;
        for &constant in &one.constants {
            *gains.entry(constant).or_default() += share;
        }
    }
    let mut order: Vec<(u64, u32)> = gains.iter().map(|(&c, &gain)| (gain, c)).collect();
    order.sort_by_key(|&(gain, constant)| (core::cmp::Reverse(gain), constant));
    let pays = |n: usize, gain: u64| n < MOST_CONSTANTS && gain > WHOLE;
    let poor = order.iter().enumerate().filter(|&(n, &(gain, _))| !pays(n, gain));
    poor.map(|(_, &(_, constant))| constant).collect()
}

struct Finder<'a> {
    body: &'a Body,
    cx: &'a Context,
    plan: &'a Plan,
    device: &'static Device,
    /// Known bits, once something asks.
    bits: Option<KnownBitsMap>,
    cuts: Map<Inst, Vec<Cut>>,
    /// Constants that did not pay.
    poor: Set<u32>,
}

/// The bits of the low `width` ones.
fn low_ones(width: u32) -> u32 {
    (1u64 << width.min(32)).wrapping_sub(1) as u32
}

impl Finder<'_> {
    fn all(&mut self) -> Vec<Candidate> {
        let body = self.body;
        let mut found = Vec::new();
        let mut covered = EntitySet::new();
        for &block in body.block_order() {
            let insts: Vec<Inst> = body.block_insts(block).collect();
            if self.has_three() {
                insts.iter().for_each(|&inst| self.find_cuts(inst));
            }
            // From the last one on: what is part of a form begins none.
            for &inst in insts.iter().rev() {
                if covered.contains(inst) {
                    continue;
                }
                if let Some(best) = self.best(inst, block) {
                    for &inst in &best.covered {
                        covered.insert(inst);
                    }
                    found.push(best);
                }
            }
        }
        found
    }

    /// Whether there are `add3` and `bfn`.
    fn has_three(&self) -> bool {
        self.device.generation >= Generation::Gen12p5
    }

    fn weight(&self, block: Block) -> u32 {
        8u32.pow(self.plan.loops().depth(block).min(4))
    }

    /// The form that saves most.
    fn best(&mut self, inst: Inst, block: Block) -> Option<Candidate> {
        let mut forms: Vec<Found> = Vec::new();
        let InstKind::Binary { op, args, .. } = self.body.insts[inst].kind else {
            return self.rotation(inst, block);
        };
        if op.is_float() {
            forms.extend(self.mix(inst, op, args));
        } else {
            self.width(inst)?;
            forms.extend(self.sum(inst, op, args));
            forms.extend(self.field(inst, op, args));
            forms.extend(self.run(inst, op, args));
            forms.extend(self.insert(inst, op, args));
            forms.extend(self.logic(inst, block));
        }
        let weight = self.weight(block);
        let mut best: Option<(i64, Candidate)> = None;
        for (form, covered) in forms {
            let saved = covered.len() as u32;
            let constants = self.constants_of(&form);
            if saved == 0 || constants.iter().any(|c| self.poor.contains(c)) {
                continue;
            }
            let gain = i64::from(saved * weight * 4) - constants.len() as i64;
            if best.as_ref().is_none_or(|(other, _)| gain > *other) {
                best = Some((gain, Candidate { inst, form, saved, weight, constants, covered }));
            }
        }
        best.map(|(_, candidate)| candidate)
    }

    /// The constants of a form that need registers.
    fn constants_of(&self, form: &Form) -> SmallVec<[u32; 4]> {
        let sources: [Option<Number>; 3] = match *form {
            Form::Sum(terms) => terms.map(|(number, _)| Some(number)),
            Form::Logic { args, .. } => args.map(Some),
            Form::Field { width, first, .. } => [Some(width), Some(first), None],
            Form::Insert { mask, into, .. } => [Some(mask), None, Some(into)],
            Form::Part { .. } | Form::Run { .. } | Form::Mix(_) => [None; 3],
        };
        let signed = matches!(form, Form::Sum(_));
        let mut found = SmallVec::new();
        for (place, number) in sources.into_iter().enumerate() {
            if let Some(Number::Known(bits)) = number
                && !fits_ternary(self.device, place, bits, signed)
                && !found.contains(&bits)
            {
                found.push(bits);
            }
        }
        found
    }

    /// The width of an instruction's result, if it is an integer that a doubleword holds.
    fn width(&self, inst: Inst) -> Option<u32> {
        let ty = self.body.locals[self.body.result(inst)?].ty;
        ty.int_width().filter(|&bits| (2..=32).contains(&bits))
    }

    /// A constant's bits.
    fn known(&self, value: Value) -> Option<u32> {
        let constant = value.constant()?;
        match self.cx.consts[constant] {
            ConstData::Int { .. } | ConstData::Zero(_) => {
                Some(self.cx.consts.as_uint(constant)? as u32)
            }
            _ => None,
        }
    }

    /// As an operand; nothing of a constant that is no number.
    fn number(&self, value: Value) -> Option<Number> {
        if value.local().is_some() {
            return Some(Number::Value(value));
        }
        self.known(value).map(Number::Known)
    }

    /// The operation that makes a value for nothing but `user`.
    fn only_for(&self, value: Value, user: Inst) -> Option<(Inst, BinaryOp, [Value; 2])> {
        let (inst, op, args) = self.made_near(value, user)?;
        let single = self.plan.uses().of_local(value.local()?).len() == 1;
        single.then_some((inst, op, args))
    }

    /// The operation that makes a value in the same block.
    fn made_near(&self, value: Value, user: Inst) -> Option<(Inst, BinaryOp, [Value; 2])> {
        let inst = self.body.def_inst(value)?;
        let InstKind::Binary { op, args, .. } = self.body.insts[inst].kind else { return None };
        (self.body.inst_block(inst) == self.body.inst_block(user)).then_some((inst, op, args))
    }

    /// Three summands.
    fn sum(&self, inst: Inst, op: BinaryOp, args: [Value; 2]) -> Option<Found> {
        if !self.has_three() || !matches!(op, BinaryOp::Add | BinaryOp::Sub) {
            return None;
        }
        let width = self.width(inst)?;
        // Constants are extended by their sign, and bring their sign with them.
        let term = |value: Value, minus: bool| {
            Some(match self.number(value)? {
                Number::Known(bits) => {
                    let shift = 32 - width;
                    let number = (bits << shift) as i32 >> shift;
                    let number = if minus { number.wrapping_neg() } else { number };
                    (Number::Known(number as u32), false)
                }
                number => (number, minus),
            })
        };
        let minus = op == BinaryOp::Sub;
        for (n, other) in [(0, 1), (1, 0)] {
            let Some((inner, op, parts)) = self.only_for(args[n], inst) else { continue };
            if !matches!(op, BinaryOp::Add | BinaryOp::Sub) {
                continue;
            }
            let sign = minus && n == 1;
            let terms = [
                term(parts[0], sign)?,
                term(args[other], minus && other == 1)?,
                term(parts[1], sign ^ (op == BinaryOp::Sub))?,
            ];
            return Some((Form::Sum(constant_last(terms)), smallvec![inner]));
        }
        None
    }

    /// `a + t * (b - a)`.
    fn mix(&self, inst: Inst, op: BinaryOp, args: [Value; 2]) -> Option<Found> {
        if self.device.generation > Generation::Gen9 || op != BinaryOp::FAdd {
            return None;
        }
        if self.body.locals[self.body.result(inst)?].ty != Type::FLOAT {
            return None;
        }
        for [a, product] in [args, [args[1], args[0]]] {
            let Some((outer, BinaryOp::FMul, factors)) = self.only_for(product, inst) else {
                continue;
            };
            for [t, rest] in [factors, [factors[1], factors[0]]] {
                let Some((inner, BinaryOp::FSub, [b, from])) = self.only_for(rest, outer) else {
                    continue;
                };
                let free = [inst, outer, inner].iter().all(|&inst| self.may_be_regrouped(inst));
                let values = [t, b, a];
                if from == a && free && values.iter().all(|value| value.local().is_some()) {
                    // The product is part of the sum already.
                    return Some((Form::Mix(values), smallvec![inner]));
                }
            }
        }
        None
    }

    fn may_be_regrouped(&self, inst: Inst) -> bool {
        let InstKind::Binary { fast_math, .. } = self.body.insts[inst].kind else { return false };
        fast_math.contains(FastMath::REASSOC) && fast_math.contains(FastMath::CONTRACT)
    }
}

/// Whether a constant may be a source of an instruction of three, by its number.
pub(super) fn fits_ternary(device: &Device, place: usize, bits: u32, signed: bool) -> bool {
    let short = if signed { i16::try_from(bits as i32).is_ok() } else { bits <= 0xffff };
    device.generation >= Generation::Gen12p1 && place != 1 && short
}

/// A form and what it covers.
type Found = (Form, SmallVec<[Inst; 4]>);

/// Summands with a constant moved to the last position, which instructions have.
fn constant_last(mut terms: [(Number, bool); 3]) -> [(Number, bool); 3] {
    if matches!(terms[1].0, Number::Known(_)) {
        let other = if matches!(terms[2].0, Number::Known(_)) { 0 } else { 2 };
        terms.swap(1, other);
    }
    terms
}
