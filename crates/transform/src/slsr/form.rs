//! Integers and the distances of addresses as polynomials modulo a power of two.

use crate::address::Extension;
use ir::ssa::{BinaryOp, Body, CastOp, Context, Flags, Inst, InstKind, Value};
use smallvec::SmallVec;

/// Operations that are looked through from a value down.
const MAX_DEPTH: u32 = 6;
/// Terms of a polynomial.
const MAX_TERMS: usize = 6;
/// Factors of a term.
const MAX_FACTORS: usize = 3;

/// A value that is not taken apart, and how it is widened; [`Extension::Sign`] where it is wide enough.
pub(super) type Atom = (Value, Extension);

/// A product of values, sorted.
pub(super) type Monomial = SmallVec<[Atom; 2]>;

/// Products of values times constants, and a constant, modulo `2^width`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Polynomial {
    width: u32,
    /// Sorted; none stands twice, none has the factor 0.
    terms: SmallVec<[(Monomial, i64); 2]>,
    constant: i64,
}

impl Polynomial {
    fn constant(width: u32, constant: i64) -> Polynomial {
        Polynomial { width, terms: SmallVec::new(), constant: reduce(width, constant) }
    }

    fn atom(width: u32, atom: Atom) -> Polynomial {
        let terms = SmallVec::from_iter([(Monomial::from_iter([atom]), 1)]);
        Polynomial { width, terms, constant: 0 }
    }

    /// `self + factor * other`; none where that has too many terms.
    fn plus(mut self, other: &Polynomial, factor: i64) -> Option<Polynomial> {
        self.constant = self.constant.wrapping_add(other.constant.wrapping_mul(factor));
        for (monomial, by) in &other.terms {
            let by = by.wrapping_mul(factor);
            match self.terms.iter_mut().find(|t| t.0 == *monomial) {
                Some(term) => term.1 = term.1.wrapping_add(by),
                None => self.terms.push((monomial.clone(), by)),
            }
        }
        self.normalise();
        (self.terms.len() <= MAX_TERMS).then_some(self)
    }

    /// `self * factor`.
    pub(super) fn times(mut self, factor: i64) -> Polynomial {
        self.constant = self.constant.wrapping_mul(factor);
        for term in &mut self.terms {
            term.1 = term.1.wrapping_mul(factor);
        }
        self.normalise();
        self
    }

    /// The product; none where that has too many terms or factors.
    fn product(&self, other: &Polynomial) -> Option<Polynomial> {
        let mut sum = self.clone().times(other.constant);
        let constant = std::mem::take(&mut sum.constant);
        sum = sum.plus(other, self.constant)?;
        sum.constant = constant;
        for (a, a_by) in &self.terms {
            for (b, b_by) in &other.terms {
                if a.len() + b.len() > MAX_FACTORS {
                    return None;
                }
                let mut monomial: Monomial = a.iter().chain(b).copied().collect();
                monomial.sort_unstable();
                let term = Polynomial {
                    width: self.width,
                    terms: SmallVec::from_iter([(monomial, a_by.wrapping_mul(*b_by))]),
                    constant: 0,
                };
                sum = sum.plus(&term, 1)?;
            }
        }
        Some(sum)
    }

    fn normalise(&mut self) {
        let width = self.width;
        self.constant = reduce(width, self.constant);
        for term in &mut self.terms {
            term.1 = reduce(width, term.1);
        }
        self.terms.retain(|t| t.1 != 0);
        self.terms.sort_unstable();
    }

    /// Step from `basis` to `self`, if that is nothing or one value times a constant.
    pub(super) fn step_from(&self, basis: &Polynomial) -> Option<Step> {
        let difference = self.clone().plus(basis, -1)?;
        match &difference.terms[..] {
            [] if difference.constant == 0 => Some(Step::Nothing),
            [(monomial, by)] if difference.constant == 0 && monomial.len() == 1 => {
                Some(Step::Multiple(monomial[0], *by))
            }
            _ => None,
        }
    }

    /// The number of bits.
    pub(super) fn width(&self) -> u32 {
        self.width
    }

    /// The values in it.
    pub(super) fn atoms(&self) -> impl Iterator<Item = Value> + '_ {
        self.terms.iter().flat_map(|t| t.0.iter().map(|a| a.0))
    }
}

/// The step from one polynomial to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Step {
    /// They are the same.
    Nothing,
    /// A value, widened, times a constant.
    Multiple(Atom, i64),
}

impl Step {
    /// The step back.
    pub(super) fn backwards(self) -> Step {
        match self {
            Step::Nothing => Step::Nothing,
            Step::Multiple(atom, by) => Step::Multiple(atom, by.wrapping_neg()),
        }
    }

    /// This step, or the one back if it has a negative factor.
    pub(super) fn forwards(self) -> Step {
        match self {
            Step::Multiple(_, by) if by < 0 => self.backwards(),
            step => step,
        }
    }
}

/// A number modulo `2^width`, as the signed one nearest to zero.
fn reduce(width: u32, n: i64) -> i64 {
    let unused = 64 - width.min(64);
    n << unused >> unused
}

/// A value taken apart.
#[derive(Clone, Debug)]
pub(super) struct Form {
    /// The value as a polynomial, if it is not poison.
    pub(super) polynomial: Polynomial,
    /// Operations between the value and the atoms.
    pub(super) inside: Vec<Inst>,
    /// The value is that also where it would be poison, once `inside` has lost its flags.
    pub(super) exact: bool,
}

impl Form {
    /// Takes an integer apart, modulo `2^width`. Narrower ones are sign-extended.
    pub(super) fn of(body: &Body, cx: &Context, value: Value, width: u32) -> Option<Form> {
        let mut reader = Reader { body, cx, width, inside: Vec::new(), exact: true };
        let polynomial = reader.read(value, Extension::Sign, MAX_DEPTH)?;
        Some(Form { polynomial, inside: reader.inside, exact: reader.exact })
    }
}

struct Reader<'a> {
    body: &'a Body,
    cx: &'a Context,
    width: u32,
    inside: Vec<Inst>,
    exact: bool,
}

impl Reader<'_> {
    /// The polynomial of a scalar integer; none for anything else.
    fn read(&mut self, value: Value, extension: Extension, depth: u32) -> Option<Polynomial> {
        let width = self.body.value_type(value, self.cx).int_width()?;
        if let Some(constant) = value.constant() {
            let signed = self.cx.consts.as_int(constant)?;
            let number = match extension {
                Extension::Zero if width < self.width => self.cx.consts.as_uint(constant)? as i64,
                _ => signed as i64,
            };
            return Some(Polynomial::constant(self.width, number));
        }
        let before = (self.inside.len(), self.exact);
        if depth > 0
            && let Some(inst) = self.body.def_inst(value)
        {
            self.inside.push(inst);
            if let Some(polynomial) = self.operation(inst, width, extension, depth - 1) {
                return Some(polynomial);
            }
            self.inside.truncate(before.0);
            self.exact = before.1;
        }
        let extension = if width < self.width { extension } else { Extension::Sign };
        Some(Polynomial::atom(self.width, (value, extension)))
    }

    fn operation(
        &mut self,
        inst: Inst,
        width: u32,
        extension: Extension,
        depth: u32,
    ) -> Option<Polynomial> {
        match self.body.insts[inst].kind {
            InstKind::Cast { op, value, flags, .. } => {
                self.cast((op, flags), value, (width, extension), depth)
            }
            InstKind::Binary { op, flags, args: [a, b], .. } => {
                let disjoint = op == BinaryOp::Or && flags.has(Flags::DISJOINT);
                if width < self.width {
                    // Modulo a smaller power of two: only what does not wrap can be taken apart.
                    let flag = match extension {
                        Extension::Sign => Flags::NSW,
                        Extension::Zero => Flags::NUW,
                    };
                    if !disjoint && !flags.has(flag) {
                        return None;
                    }
                }
                // Without the flag it would be no sum, and one that does not wrap may be poison.
                self.exact &= width >= self.width && !disjoint;
                let op = if disjoint { BinaryOp::Add } else { op };
                self.binary(op, a, b, (width, extension), depth)
            }
            _ => None,
        }
    }

    fn cast(
        &mut self,
        (op, flags): (CastOp, Flags),
        value: Value,
        (width, extension): (u32, Extension),
        depth: u32,
    ) -> Option<Polynomial> {
        let from = self.body.value_type(value, self.cx).int_width()?;
        let free = width >= self.width;
        match op {
            CastOp::Trunc if free => self.read(value, extension, depth),
            CastOp::SExt if free || extension == Extension::Sign => {
                self.read(value, Extension::Sign, depth)
            }
            CastOp::ZExt if flags.has(Flags::NNEG) && from < self.width => {
                self.exact = false;
                self.read(value, Extension::Sign, depth)
            }
            CastOp::ZExt => self.read(value, Extension::Zero, depth),
            _ => None,
        }
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        a: Value,
        b: Value,
        (width, extension): (u32, Extension),
        depth: u32,
    ) -> Option<Polynomial> {
        match op {
            BinaryOp::Add => {
                let sum = self.read(a, extension, depth)?;
                sum.plus(&self.read(b, extension, depth)?, 1)
            }
            BinaryOp::Sub => {
                let left = self.read(a, extension, depth)?;
                left.plus(&self.read(b, extension, depth)?, -1)
            }
            BinaryOp::Mul => {
                let left = self.read(a, extension, depth)?;
                left.product(&self.read(b, extension, depth)?)
            }
            BinaryOp::Shl => {
                let by = b.constant().and_then(|c| self.cx.consts.as_uint(c))?;
                let by = u32::try_from(by).ok().filter(|&by| by < width.min(63))?;
                Some(self.read(a, extension, depth)?.times(1 << by))
            }
            _ => None,
        }
    }
}
