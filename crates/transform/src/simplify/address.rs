//! Rules for `getelementptr`, and for loads and stores by themselves.
//!
//! Address arithmetic has two forms afterwards: `getelementptr i8` with one constant, and
//! `getelementptr T` with one variable index of the index type, constants outermost. So equal parts
//! of addresses are shared, parts that do not change in a loop can leave it, and the last constant is
//! the displacement of an access.

use super::{Outcome, Rule, Simplifier};
use crate::fold;
use ir::ssa::{
    Align, CastOp, ConstData, Flags, GlobalKind, Inst, InstKind, Ordering, Type, Value, resolve,
    sign_extend,
};
use smallvec::SmallVec;

/// A variable part of an address: the type that the index counts.
struct Term {
    index: Value,
    elem: Type,
}

impl Simplifier<'_> {
    pub(super) fn gep_rules(&mut self, inst: Inst) -> Rule {
        let InstKind::Gep { source, flags, args } = self.body.insts[inst].kind else { return None };
        let list: SmallVec<[Value; 8]> = SmallVec::from_slice(self.body.list(args));
        let ptr = list[0];
        let result = self.body.result(inst)?;
        let ty = self.body.locals[result].ty;
        if !ty.is_ptr() {
            return None;
        }
        if ptr.constant().is_some_and(|c| fold::is_poison(self.cx, c)) {
            return Some(Outcome::value(ptr));
        }
        if let Some(consts) = fold::constants(&list)
            && let Some(c) = fold::gep(self.cx, source, flags, &consts)
        {
            return Self::constant(c);
        }
        let (terms, constant, constant_last) = self.address_terms(source, &list[1..])?;
        let index_ty = self.cx.index_type(ty.address_space()?);
        let width = index_ty.int_width()?;
        let constant = sign_extend(constant as u128, width);
        if terms.is_empty() {
            return self.constant_step(inst, source, flags, &list, constant, index_ty);
        }
        if let [term] = &terms[..]
            && constant == 0
        {
            return self
                .variable_step(inst, source, flags, &list, term.index, term.elem, index_ty, ty);
        }
        // Several parts: one step each, the constant last. The steps happen in the order that the flags
        // speak of unless the constant has to change its place.
        let forward = flags.contains(Flags::NUW) || constant == 0 || constant_last;
        let kept = if forward { flags } else { Flags::NONE };
        let mut at = ptr;
        for term in &terms {
            let index = self.index_of(term.index, index_ty);
            let args = self.body.make_list(&[at, index]);
            at = self.build(InstKind::Gep { source: term.elem, flags: kept, args }, ty);
        }
        if constant != 0 {
            let offset = self.cx.consts.int(index_ty, constant as u128).into();
            let args = self.body.make_list(&[at, offset]);
            at = self.build(InstKind::Gep { source: Type::I8, flags: kept, args }, ty);
        }
        Some(Outcome::value(at))
    }

    /// The variable indices with the types they count, the sum of the constant parts, and whether no
    /// variable index comes after the last constant that is not zero.
    fn address_terms(
        &self,
        source: Type,
        indices: &[Value],
    ) -> Option<(SmallVec<[Term; 4]>, i128, bool)> {
        let mut terms = SmallVec::new();
        let (mut constant, mut last) = (0i128, true);
        let mut at = source;
        for (n, &index) in indices.iter().enumerate() {
            let known = index.constant().and_then(|c| self.cx.consts.as_int(c));
            if n > 0 {
                if let Some(layout) = self.cx.struct_layout(at) {
                    let field = usize::try_from(known?).ok()?;
                    let offset = i128::from(*layout.offsets.get(field)?);
                    last |= offset != 0;
                    constant += offset;
                    at = self.cx.types.element(at, field as u64)?;
                    continue;
                }
                at = self.cx.types.element(at, 0)?;
            }
            let size = self.cx.data_layout().alloc_size(&self.cx.types, at)?;
            match known {
                Some(0) => {}
                Some(k) => {
                    constant += k.checked_mul(i128::from(size))?;
                    last = true;
                }
                None if size == 0 => {}
                None => {
                    terms.push(Term { index, elem: at });
                    last = constant == 0;
                }
            }
        }
        Some((terms, constant, last))
    }

    fn constant_step(
        &mut self,
        inst: Inst,
        source: Type,
        flags: Flags,
        list: &[Value],
        constant: i128,
        index_ty: Type,
    ) -> Rule {
        let ptr = list[0];
        if constant == 0 {
            return Some(Outcome::value(ptr));
        }
        // On top of another constant step: the sum.
        if let Some((base, first, inner)) = self.as_constant_step(ptr) {
            let sum = first.wrapping_add(constant);
            // Flags of the first step hold for one that goes less far.
            let flags = if (first.min(0)..=first.max(0)).contains(&sum) {
                inner
            } else {
                fold::merge_gep_flags(inner, flags, first >= 0 && constant >= 0)
            };
            return self.set_step(inst, Type::I8, flags, base, sum, index_ty);
        }
        let canonical = source == Type::I8 && list.len() == 2 && self.ty(list[1]) == index_ty;
        if canonical { None } else { self.set_step(inst, Type::I8, flags, ptr, constant, index_ty) }
    }

    fn set_step(
        &mut self,
        inst: Inst,
        source: Type,
        flags: Flags,
        ptr: Value,
        offset: i128,
        index_ty: Type,
    ) -> Rule {
        let offset = self.cx.consts.int(index_ty, offset as u128).into();
        let args = self.body.make_list(&[ptr, offset]);
        self.set_kind(inst, InstKind::Gep { source, flags, args });
        Some(Outcome::changed())
    }

    /// Base, bytes and flags, where `ptr` is `getelementptr i8` with a constant.
    fn as_constant_step(&self, ptr: Value) -> Option<(Value, i128, Flags)> {
        let InstKind::Gep { source, flags, args } = self.def(ptr)? else { return None };
        let list = self.body.list(*args);
        if *source != Type::I8 || list.len() != 2 {
            return None;
        }
        let bytes = self.cx.consts.as_int(list[1].constant()?)?;
        Some((resolve(&self.map, list[0]), bytes, *flags))
    }

    fn variable_step(
        &mut self,
        inst: Inst,
        source: Type,
        flags: Flags,
        list: &[Value],
        index: Value,
        elem: Type,
        index_ty: Type,
        ty: Type,
    ) -> Rule {
        // Constants go outermost.
        if self.one_use(list[0])
            && let Some((base, bytes, inner)) = self.as_constant_step(list[0])
        {
            let index = self.index_of(index, index_ty);
            let positive = bytes >= 0 && self.non_negative(index);
            let kept = if positive || inner.intersection(flags).contains(Flags::NUW) {
                inner.intersection(flags)
            } else {
                Flags::NONE
            };
            let args = self.body.make_list(&[base, index]);
            let at = self.build(InstKind::Gep { source: elem, flags: kept, args }, ty);
            return self.set_step(inst, Type::I8, kept, at, bytes, index_ty);
        }
        if list.len() == 2 && source == elem && self.ty(index) == index_ty {
            return None;
        }
        let index = self.index_of(index, index_ty);
        let args = self.body.make_list(&[list[0], index]);
        self.set_kind(inst, InstKind::Gep { source: elem, flags, args });
        Some(Outcome::changed())
    }

    /// An index sign-extended or truncated to the index type, as `getelementptr` does.
    fn index_of(&mut self, index: Value, index_ty: Type) -> Value {
        let (from, to) = (self.cx.bits(self.ty(index)), self.cx.bits(index_ty));
        match from.cmp(&to) {
            std::cmp::Ordering::Less if self.non_negative(index) => {
                self.build_cast(CastOp::ZExt, Flags::NNEG, index, index_ty)
            }
            std::cmp::Ordering::Less => self.build_cast(CastOp::SExt, Flags::NONE, index, index_ty),
            std::cmp::Ordering::Greater => {
                self.build_cast(CastOp::Trunc, Flags::NONE, index, index_ty)
            }
            std::cmp::Ordering::Equal => index,
        }
    }

    /// Raises the alignment of an access to what is known of the address.
    fn better_align(&self, ptr: Value, align: Align) -> Option<Align> {
        let zeros = self.bits(ptr).trailing_zeros().min(12);
        let known = Align::new(1 << zeros)?;
        (known > align).then_some(known)
    }

    pub(super) fn load_rules(&mut self, inst: Inst) -> Rule {
        let InstKind::Load { ptr, align, volatile, ordering, .. } = self.body.insts[inst].kind
        else {
            return None;
        };
        if let Some(better) = self.better_align(ptr, align)
            && let InstKind::Load { align, .. } = &mut self.body.insts[inst].kind
        {
            *align = better;
            self.changed = true;
        }
        if volatile || ordering.is_atomic() {
            return None;
        }
        if let Some(v) = self.constant_load(inst, ptr) {
            return Some(Outcome::value(v));
        }
        self.forward_load(inst, ptr)
    }

    /// A load of a constant global.
    fn constant_load(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        let (global, offset) = fold::offset_of_constant_address(self.cx, ptr.constant()?)?;
        let data = &self.cx.globals[global];
        let GlobalKind::Variable(variable) = &data.kind else { return None };
        if !variable.constant || variable.externally_initialized || data.linkage.is_interposable() {
            return None;
        }
        let init = variable.initializer?;
        let ty = self.body.locals[self.body.result(inst)?].ty;
        let found = fold::load(self.cx, init, u64::try_from(offset).ok()?, ty)?;
        Some(found.into())
    }

    pub(super) fn store_rules(&mut self, inst: Inst) -> Rule {
        let InstKind::Store { value, ptr, align, volatile, ordering, .. } =
            self.body.insts[inst].kind
        else {
            return None;
        };
        if let Some(better) = self.better_align(ptr, align)
            && let InstKind::Store { align, .. } = &mut self.body.insts[inst].kind
        {
            *align = better;
            self.changed = true;
        }
        if volatile || ordering != Ordering::NotAtomic {
            return None;
        }
        if let Some(c) = value.constant()
            && matches!(self.cx.consts[c], ConstData::Undef(_) | ConstData::Poison(_))
        {
            return Some(Outcome::erase());
        }
        self.redundant_store(inst, ptr, value)
    }
}
