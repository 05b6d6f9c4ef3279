//! Instructions that touch memory.

use crate::cursor::Result;
use crate::instructions::Parsed;
use crate::keywords as kw;
use crate::state::Parser;
use ir::ssa::{Align, InstKind, Ordering, RmwOp, SyncScope, Type, TypeKind, Value, sym};

impl Parser<'_> {
    /// Fails unless values of `ty` have a size by now.
    fn check_sized(&mut self, ty: Type, start: usize) -> Result<()> {
        if self.is_sized(ty) {
            return Ok(());
        }
        Err(self.type_error(start, "expected a type with a size", ty))
    }

    /// `, align n`, or `default` without it.
    fn optional_align(&mut self, default: impl FnOnce(&Self) -> Align) -> Result<Align> {
        if !self.eat_comma() {
            return Ok(default(self));
        }
        if !self.c.eat_word(kw::ALIGN) {
            return Err(self.c.expected("'align' or attached metadata"));
        }
        self.alignment()
    }

    fn sync_scope(&mut self) -> Result<SyncScope> {
        if !self.c.eat_word(kw::SYNCSCOPE) {
            return Ok(sym::EMPTY);
        }
        self.c.require(b'(')?;
        let scope = self.string_symbol()?;
        self.c.require(b')')?;
        Ok(scope)
    }

    fn ordering(&mut self) -> Result<Ordering> {
        let word = self.c.word();
        match Ordering::by_name(self.c.text_of(word)) {
            Some(ordering) if ordering.is_atomic() => {
                self.c.take(word);
                Ok(ordering)
            }
            _ => Err(self.c.expected("an ordering ('monotonic', 'acquire' …)")),
        }
    }

    /// Scope and ordering of an atomic access.
    fn scope_and_ordering(&mut self) -> Result<(SyncScope, Ordering)> {
        let scope = self.sync_scope()?;
        Ok((scope, self.ordering()?))
    }

    pub(crate) fn alloca(&mut self) -> Result<Parsed> {
        let inalloca = self.c.eat_word(kw::INALLOCA);
        if self.c.eat_word(kw::SWIFTERROR) {
            return Err(self.c.error("'swifterror' is not supported"));
        }
        self.c.peek();
        let start = self.c.pos;
        let ty = self.value_type()?;
        self.check_sized(ty, start)?;
        let mut count: Option<Value> = None;
        let mut align = None;
        let mut named_space = None;
        while self.eat_comma() {
            let word = self.c.word();
            match word.key {
                kw::ALIGN => {
                    self.c.take(word);
                    align = Some(self.alignment()?);
                }
                kw::ADDRSPACE => {
                    named_space = self.optional_address_space()?;
                }
                _ if count.is_none() => {
                    let start = self.c.pos;
                    let (count_ty, value) = self.typed_value()?;
                    if !count_ty.is_int() {
                        return Err(self.type_error(start, "expected an integer", count_ty));
                    }
                    count = Some(value);
                }
                _ => return Err(self.c.expected("'align' or 'addrspace'")),
            }
        }
        let count = match count {
            Some(count) => count,
            None => self.m.cx.consts.i32(1).into(),
        };
        let align = align.unwrap_or_else(|| self.preferred_align(ty));
        let space = named_space.unwrap_or(self.m.cx.data_layout().alloca_space);
        self.func.default_alloca =
            named_space.is_none() && space != 0 && self.target.is_for_default_layout();
        Ok((InstKind::Alloca { ty, count, align, inalloca }, Type::ptr(space)))
    }

    /// Returns LLVM's alignment of an alloca of `ty`: structs to 8 at least.
    fn preferred_align(&self, ty: Type) -> Align {
        let abi = self.m.cx.abi_align(ty);
        match self.m.cx.types.kind(ty) {
            TypeKind::Struct { .. } => abi.max(Align::new(8).unwrap_or_default()),
            _ => abi,
        }
    }

    pub(crate) fn load(&mut self) -> Result<Parsed> {
        let atomic = self.c.eat_word(kw::ATOMIC);
        let volatile = self.c.eat_word(kw::VOLATILE);
        self.c.peek();
        let start = self.c.pos;
        let ty = self.value_type()?;
        self.check_sized(ty, start)?;
        self.c.require(b',')?;
        let (_, ptr) = self.pointer_operand()?;
        let (scope, ordering) =
            if atomic { self.scope_and_ordering()? } else { (sym::EMPTY, Ordering::NotAtomic) };
        let align = self.optional_align(|p| p.m.cx.abi_align(ty))?;
        Ok((InstKind::Load { ptr, align, volatile, ordering, scope }, ty))
    }

    pub(crate) fn store(&mut self) -> Result<Parsed> {
        let atomic = self.c.eat_word(kw::ATOMIC);
        let volatile = self.c.eat_word(kw::VOLATILE);
        self.c.peek();
        let start = self.c.pos;
        let (ty, value) = self.typed_value()?;
        self.check_sized(ty, start)?;
        self.c.require(b',')?;
        let (_, ptr) = self.pointer_operand()?;
        let (scope, ordering) =
            if atomic { self.scope_and_ordering()? } else { (sym::EMPTY, Ordering::NotAtomic) };
        let align = self.optional_align(|p| p.m.cx.abi_align(ty))?;
        Ok((InstKind::Store { value, ptr, align, volatile, ordering, scope }, Type::VOID))
    }

    pub(crate) fn fence(&mut self) -> Result<Parsed> {
        let (scope, ordering) = self.scope_and_ordering()?;
        Ok((InstKind::Fence { ordering, scope }, Type::VOID))
    }

    /// Atomic accesses are aligned to their size unless the text says otherwise.
    fn atomic_align(&self, ty: Type) -> Align {
        Align::new(self.m.cx.store_size(ty).max(1).next_power_of_two()).unwrap_or_default()
    }

    pub(crate) fn atomic_rmw(&mut self) -> Result<Parsed> {
        let volatile = self.c.eat_word(kw::VOLATILE);
        let word = self.c.word();
        let Some(op) = RmwOp::by_name(self.c.text_of(word)) else {
            return Err(self.c.expected("an operation of 'atomicrmw'"));
        };
        self.c.take(word);
        let (_, ptr) = self.pointer_operand()?;
        let (ty, value, start) = self.next_typed_value()?;
        self.check_sized(ty, start)?;
        let types = &self.m.cx.types;
        let allowed = match op {
            RmwOp::Xchg => ty.is_int() || ty.is_float() || ty.is_ptr(),
            RmwOp::FAdd
            | RmwOp::FSub
            | RmwOp::FMax
            | RmwOp::FMin
            | RmwOp::FMaximum
            | RmwOp::FMinimum => types.scalar(ty).is_float(),
            _ => ty.is_int(),
        };
        if !allowed {
            let what = format!("'{}' cannot work on this type", op.name());
            return Err(self.type_error(start, &what, ty));
        }
        let (scope, ordering) = self.scope_and_ordering()?;
        let align = self.optional_align(|p| p.atomic_align(ty))?;
        Ok((InstKind::AtomicRmw { op, volatile, ordering, align, scope, args: [ptr, value] }, ty))
    }

    pub(crate) fn cmpxchg(&mut self) -> Result<Parsed> {
        let weak = self.c.eat_word(kw::WEAK);
        let volatile = self.c.eat_word(kw::VOLATILE);
        let (_, ptr) = self.pointer_operand()?;
        let (ty, expected, start) = self.next_typed_value()?;
        if !(ty.is_int() || ty.is_ptr()) {
            return Err(self.type_error(start, "expected an integer or pointer", ty));
        }
        let (new_ty, new, start) = self.next_typed_value()?;
        if new_ty != ty {
            return Err(self.type_error(start, "both values must have one type", new_ty));
        }
        let (scope, success) = self.scope_and_ordering()?;
        let failure = self.ordering()?;
        let align = self.optional_align(|p| p.atomic_align(ty))?;
        let result = self.m.cx.types.literal_struct(&[ty, Type::I1], false);
        let kind = InstKind::CmpXchg {
            weak,
            volatile,
            orderings: [success, failure],
            align,
            scope,
            args: [ptr, expected, new],
        };
        Ok((kind, result))
    }
}
