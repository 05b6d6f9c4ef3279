//! Addresses as linear expressions: a base pointer, a constant, and values times constants.
//!
//! Two addresses with the same base and the same summands lie at a known distance, and accesses of
//! different objects or address spaces do not meet. That is all the alias analysis that GPU code needs
//! in straight lines, and what merging neighbouring accesses goes by.

use crate::analysis::alias;
use crate::offsets::wrapped;
use ir::map::Set;
use ir::ssa::{
    BinaryOp, Body, CastOp, Const, ConstData, ConstExpr, Context, Flags, Global, GlobalKind, Inst,
    InstKind, Local, LocalDef, Type, TypeKind, Value, ValueKind, sym,
};
use smallvec::{SmallVec, smallvec};

/// Steps of pointer arithmetic that are followed back.
const MAX_STEPS: u32 = 12;

/// Indices of so many bits reach farther than objects do.
const FAR: u32 = 32;

/// Extension of an index to the width of addresses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Extension {
    /// It has that width, or is sign-extended by `getelementptr` itself.
    Sign,
    /// Zero-extended.
    Zero,
}

/// One summand: a value, how it is widened, and what it is multiplied with.
pub type Summand = (Value, Extension, i64);

/// An address taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinearAddress {
    /// The pointer that arithmetic starts from.
    pub base: Value,
    /// Variable summands, sorted; none stands twice.
    pub terms: SmallVec<[Summand; 2]>,
    /// Constant part in bytes.
    pub offset: i64,
}

impl LinearAddress {
    /// Takes `pointer` apart.
    pub fn of(body: &Body, cx: &Context, pointer: Value) -> LinearAddress {
        let mut address = LinearAddress { base: pointer, terms: SmallVec::new(), offset: 0 };
        for _ in 0..MAX_STEPS {
            let Some(base) = address.step(body, cx) else { break };
            address.base = base;
        }
        address.normalise();
        address.offset = wrapped(body, cx, pointer, address.offset);
        address
    }

    /// The address of one `getelementptr` over its own base; none where a step has no known size.
    ///
    /// For `inbounds`, a constant that is not negative is taken out of `sext(i + constant)` of [`FAR`] bits and more
    /// even if the addition may wrap by its flags: had it wrapped, the sum would be near the least number there is, and
    /// the object would reach two gigabytes and more to the front of the base. LLVM's pass takes the same for granted.
    pub fn one_step(
        body: &Body,
        cx: &Context,
        base: Value,
        source: Type,
        indices: &[Value],
        inbounds: bool,
    ) -> Option<LinearAddress> {
        let mut address = LinearAddress { base, terms: SmallVec::new(), offset: 0 };
        address.add_indices(body, cx, source, indices, inbounds)?;
        address.normalise();
        Some(address)
    }

    /// The address with its only summand as a sum of two, where that is one and neither may wrap.
    pub(crate) fn with_two_terms(&self, body: &Body, cx: &Context) -> Option<LinearAddress> {
        let &[(value, extension, scale)] = self.terms.as_slice() else { return None };
        let &InstKind::Binary { op, flags, args, .. } = body.def_kind(value)? else { return None };
        let wide = body.value_type(value, cx).int_width() == Some(64);
        if !is_sum(op, flags, extension, wide) || args.iter().any(|arg| arg.constant().is_some()) {
            return None;
        }
        let terms = args.into_iter().map(|arg| (arg, extension, scale)).collect();
        let mut address = LinearAddress { terms, ..*self };
        address.normalise();
        Some(address)
    }

    /// Sorts the summands and joins equal ones.
    fn normalise(&mut self) {
        if self.terms.is_empty() {
            return;
        }
        self.terms.sort_unstable_by_key(|t| (t.0, t.1));
        self.terms.dedup_by(|a, b| {
            let same = a.0 == b.0 && a.1 == b.1;
            if same {
                b.2 = b.2.wrapping_add(a.2);
            }
            same
        });
        self.terms.retain(|t| t.2 != 0);
    }

    /// Adds the arithmetic of `base`'s definition and gives the pointer before it.
    fn step(&mut self, body: &Body, cx: &Context) -> Option<Value> {
        match self.base.kind() {
            ValueKind::Local(_) => match body.def_kind(self.base)? {
                InstKind::Gep { source, args, .. } => {
                    let list = body.list(*args);
                    self.add_indices(body, cx, *source, &list[1..], false)?;
                    Some(list[0])
                }
                InstKind::Cast { op: CastOp::BitCast, value, .. } => Some(*value),
                _ => None,
            },
            ValueKind::Const(c) => match &cx.consts[c] {
                ConstData::Expr { expr: ConstExpr::Gep { source, operands, .. }, .. } => {
                    let indices: SmallVec<[Value; 4]> =
                        operands[1..].iter().map(|&c| c.into()).collect();
                    self.add_indices(body, cx, *source, &indices, false)?;
                    Some(operands[0].into())
                }
                _ => None,
            },
            ValueKind::Metadata(_) => None,
        }
    }

    /// Adds the offset of a `getelementptr`; unchanged and none where a step has no known size.
    fn add_indices(
        &mut self,
        body: &Body,
        cx: &Context,
        source: Type,
        indices: &[Value],
        inbounds: bool,
    ) -> Option<()> {
        let before = (self.offset, self.terms.len());
        let sum = self.sum_indices(body, cx, source, indices, inbounds);
        if sum.is_none() {
            self.offset = before.0;
            self.terms.truncate(before.1);
        }
        sum
    }

    /// As [`LinearAddress::add_indices`], but where it gives none, something may have been added.
    fn sum_indices(
        &mut self,
        body: &Body,
        cx: &Context,
        source: Type,
        indices: &[Value],
        inbounds: bool,
    ) -> Option<()> {
        let mut ty = source;
        for (n, &index) in indices.iter().enumerate() {
            let known = index
                .constant()
                .and_then(|c| cx.consts.as_int(c))
                .and_then(|k| i64::try_from(k).ok());
            if n > 0
                && let Some(layout) = cx.struct_layout(ty)
            {
                let field = usize::try_from(known?).ok()?;
                let at = i64::try_from(*layout.offsets.get(field)?).ok()?;
                self.offset = self.offset.checked_add(at)?;
                ty = cx.types.element(ty, field as u64)?;
                continue;
            }
            if n > 0 {
                // Also of an array of no elements, as memory whose size the launch says has it.
                ty = match cx.types.kind(ty) {
                    TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => elem,
                    _ => return None,
                };
            }
            let size = i64::try_from(cx.alloc_size(ty)).ok()?;
            match known {
                Some(k) => self.offset = self.offset.checked_add(size.checked_mul(k)?)?,
                None => {
                    body.value_type(index, cx).int_width()?;
                    let (values, extension, constant) = split_index(body, cx, index, inbounds);
                    self.offset = self.offset.checked_add(size.checked_mul(constant)?)?;
                    self.terms.extend(values.into_iter().map(|value| (value, extension, size)));
                }
            }
        }
        Some(())
    }

    /// The distance from `self` to `other` in bytes, where it is a constant.
    pub fn distance(&self, other: &LinearAddress) -> Option<i64> {
        (self.base == other.base && self.terms == other.terms)
            .then(|| other.offset.wrapping_sub(self.offset))
    }
}

/// A factor of 64 bits as a value, its extension, and a constant added to it: without one the value itself.
pub(crate) fn one_summand(
    body: &Body,
    cx: &Context,
    factor: Value,
) -> Option<(Value, Extension, i64)> {
    let (values, extension, constant) = split_index(body, cx, factor, false);
    match values.as_slice() {
        &[value] => Some((value, extension, constant)),
        _ => None,
    }
}

/// An index as one value or the sum of two, their extension, and a constant added to it. The addition is taken out of the
/// extension only where it does not wrap in the narrow type: a flag says so, or the sum is not negative, and then nor
/// did it wrap where the constant is not.
fn split_index(
    body: &Body,
    cx: &Context,
    index: Value,
    inbounds: bool,
) -> (SmallVec<[Value; 2]>, Extension, i64) {
    let (mut value, mut extension) = (index, Extension::Sign);
    let (mut not_negative, mut nneg) = (inbounds, false);
    if let Some(InstKind::Cast { op, value: narrow, flags, .. }) = body.def_kind(index) {
        match op {
            CastOp::SExt => value = *narrow,
            CastOp::ZExt if flags.contains(Flags::NNEG) => {
                (value, not_negative, nneg) = (*narrow, true, true);
            }
            CastOp::ZExt => (value, extension) = (*narrow, Extension::Zero),
            _ => {}
        }
    }
    // At full width an addition may wrap: so does the address.
    let width = body.value_type(value, cx).int_width();
    let full = width == Some(64);
    // The least number of a narrow type may well be the index of an element.
    not_negative &= nneg || width >= Some(FAR);
    let constant_in = |value: Value, not_negative: bool| {
        let &InstKind::Binary { op, flags, args: [inner, by], .. } = body.def_kind(value)? else {
            return None;
        };
        let constant = by.constant()?;
        let amount = match extension {
            Extension::Sign => cx.consts.as_int(constant).and_then(|k| i64::try_from(k).ok()),
            Extension::Zero => cx.consts.as_uint(constant).and_then(|k| i64::try_from(k).ok()),
        }?;
        let no_wrap = match extension {
            Extension::Sign => full || flags.contains(Flags::NSW) || not_negative && amount >= 0,
            Extension::Zero => flags.contains(Flags::NUW),
        };
        let adds = match op {
            BinaryOp::Add => no_wrap,
            // Disjoint bits: neither overflow is possible.
            BinaryOp::Or => flags.contains(Flags::DISJOINT),
            _ => false,
        };
        adds.then_some((inner, amount))
    };
    if let Some((inner, amount)) = constant_in(value, not_negative) {
        return (smallvec![inner], extension, amount);
    }
    // A summand may have the constant.
    if let Some(&InstKind::Binary { op, flags, args, .. }) = body.def_kind(value)
        && args.iter().all(|arg| arg.constant().is_none())
        && is_sum(op, flags, extension, full)
    {
        // Where disjoint bits have no sign, none of both has.
        let not_negative = nneg && op == BinaryOp::Or;
        let parts = args.map(|arg| constant_in(arg, not_negative));
        if parts.iter().any(Option::is_some) {
            let constant = parts.iter().flatten().fold(0i64, |sum, part| sum.wrapping_add(part.1));
            let values = [0, 1].map(|n| parts[n].map_or(args[n], |part| part.0));
            return (SmallVec::from(values), extension, constant);
        }
    }
    (smallvec![value], extension, 0)
}

/// Whether an operation is a sum that is the same before and after its extension; `full`: it has the width of addresses.
fn is_sum(op: BinaryOp, flags: Flags, extension: Extension, full: bool) -> bool {
    match (op, extension) {
        (BinaryOp::Or, _) => flags.contains(Flags::DISJOINT),
        (BinaryOp::Add, Extension::Sign) => full || flags.contains(Flags::NSW),
        (BinaryOp::Add, Extension::Zero) => flags.contains(Flags::NUW),
        _ => false,
    }
}

/// The object that a pointer points into, as far as it can be told apart from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Object {
    /// Memory of an alloca.
    Alloca(Inst),
    /// A global variable.
    Global(Global),
    /// The object of a `noalias` or by-value parameter.
    Param(Local),
    /// Not known.
    Unknown,
}

/// Facts that tell objects of a function apart.
#[derive(Debug, Default)]
pub struct Objects {
    noalias: Set<Local>,
}

impl Objects {
    /// The objects of the function `global`.
    pub fn of(body: &Body, cx: &Context, global: Global) -> Objects {
        let mut objects = Objects::default();
        let Some(function) = cx.function(global) else { return objects };
        for (n, &param) in body.block_params(body.entry()).iter().enumerate() {
            let attrs = function.param_attrs(n);
            if cx.attrs.has(attrs, sym::NOALIAS) || cx.attrs.has(attrs, sym::BYVAL) {
                objects.noalias.insert(param);
            }
        }
        objects
    }

    /// The object of a base pointer.
    pub fn object(&self, body: &Body, cx: &Context, mut base: Value) -> Object {
        for _ in 0..MAX_STEPS {
            match base.kind() {
                ValueKind::Const(c) => return constant_object(cx, c),
                ValueKind::Metadata(_) => return Object::Unknown,
                ValueKind::Local(local) => match body.locals[local].def {
                    LocalDef::Param(..) if self.noalias.contains(&local) => {
                        return Object::Param(local);
                    }
                    LocalDef::Param(..) => return Object::Unknown,
                    LocalDef::Inst(inst) => match &body.insts[inst].kind {
                        InstKind::Alloca { .. } => return Object::Alloca(inst),
                        InstKind::Cast {
                            op: CastOp::AddrSpaceCast | CastOp::BitCast,
                            value,
                            ..
                        } => base = *value,
                        InstKind::Gep { args, .. } => base = body.list(*args)[0],
                        _ => return Object::Unknown,
                    },
                },
            }
        }
        Object::Unknown
    }

    /// Whether accesses of `a_size` bytes at `a` and `b_size` bytes at `b` may touch the same byte.
    pub fn may_alias(
        &self,
        body: &Body,
        cx: &Context,
        (a, a_size): (&LinearAddress, u64),
        (b, b_size): (&LinearAddress, u64),
    ) -> bool {
        if let Some(distance) = a.distance(b) {
            return distance < i64::try_from(a_size).unwrap_or(i64::MAX)
                && distance.saturating_neg() < i64::try_from(b_size).unwrap_or(i64::MAX);
        }
        let spaces = [a, b].map(|x| body.value_type(x.base, cx).address_space());
        if let [Some(x), Some(y)] = spaces
            && (alias::spaces_apart(x, y) || is_parameter_and_other(x, y))
        {
            return false;
        }
        match (self.object(body, cx, a.base), self.object(body, cx, b.base)) {
            (Object::Unknown, Object::Unknown) => true,
            // Memory that no other pointer points to can be met only through itself; an alloca or
            // global may have been given away.
            (Object::Param(_), Object::Unknown) | (Object::Unknown, Object::Param(_)) => {
                let other = if self.object(body, cx, a.base) == Object::Unknown { a } else { b };
                // A pointer out of nowhere may be based on the parameter still.
                !matches!(other.base.local().map(|l| body.locals[l].def), Some(LocalDef::Param(block, _)) if block == body.entry())
            }
            (Object::Unknown, _) | (_, Object::Unknown) => true,
            (Object::Global(x), Object::Global(y)) => {
                x == y || alias::is_launch_sized(cx, x) && alias::is_launch_sized(cx, y)
            }
            (x, y) => x == y,
        }
    }
}

/// Whether one address space is that of NVPTX's parameters, and the other is global, shared or constant memory. (A device
/// function's parameters lie in its local memory.)
fn is_parameter_and_other(a: u32, b: u32) -> bool {
    const PARAMETERS: u32 = 101;
    let is_other = |space| matches!(space, 1 | 3 | 4);
    a == PARAMETERS && is_other(b) || b == PARAMETERS && is_other(a)
}

fn constant_object(cx: &Context, mut c: Const) -> Object {
    for _ in 0..MAX_STEPS {
        match &cx.consts[c] {
            ConstData::Global { global, .. } => {
                return match cx.globals[*global].kind {
                    GlobalKind::Variable(_) => Object::Global(*global),
                    _ => Object::Unknown,
                };
            }
            ConstData::Expr { expr: ConstExpr::Gep { operands, .. }, .. } => c = operands[0],
            ConstData::Expr {
                expr: ConstExpr::Cast { op: CastOp::AddrSpaceCast, value }, ..
            } => c = *value,
            _ => return Object::Unknown,
        }
    }
    Object::Unknown
}
