//! All uses of an object through a pointer to it: by pointer arithmetic, casts, selects and block
//! parameters, until an access or an escape.

use ir::map::Set;
use ir::ssa::{
    Align, BinaryOp, Body, Builder, CastOp, Context, Flags, Inst, InstKind, IntCc, Intrinsic,
    Local, LocalDef, Type, Uses, Value, sym,
};

/// Intrinsics that give their operand, a pointer, in another address space (NVPTX by-value parameters).
pub const WRAP_PREFIX: &str = "llvm.nvvm.internal.addrspace.wrap";

/// The space of private memory on NVPTX and AMDGPU.
const PRIVATE_SPACE: u32 = 5;

/// Distance of an address from the object's start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offset {
    /// This many bytes.
    Const(i64),
    /// Not a constant, but a multiple of this power of two.
    Dynamic(u64),
}

/// Kind of access of an instruction to the object's memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccessKind {
    /// A load of this many bytes.
    Load(u64),
    /// A store of this many bytes.
    Store(u64),
    /// A copy or a by-value argument that reads this many bytes; none: not known.
    CopyFrom(Option<u64>),
    /// A copy or fill that writes this many bytes; none: not known.
    CopyTo(Option<u64>),
    /// An atomic operation.
    Atomic,
    /// An argument that the callee only reads through and does not keep.
    ReadByCallee,
    /// The address is compared.
    Compare,
}

/// One use.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// The instruction.
    pub inst: Inst,
    /// Number of the pointer's operand, in the order of [`InstKind::for_each_value`].
    pub operand: usize,
    /// Its kind.
    pub kind: AccessKind,
    /// Its offset.
    pub offset: Offset,
}

impl Access {
    /// Whether it writes.
    pub fn writes(&self) -> bool {
        matches!(self.kind, AccessKind::Store(_) | AccessKind::CopyTo(_) | AccessKind::Atomic)
    }

    /// First byte and the byte after the last, where both are known.
    pub fn range(&self) -> Option<(i64, i64)> {
        let Offset::Const(start) = self.offset else { return None };
        let size = match self.kind {
            AccessKind::Load(n) | AccessKind::Store(n) => n,
            AccessKind::CopyFrom(n) | AccessKind::CopyTo(n) => n?,
            _ => return None,
        };
        Some((start, start.checked_add(i64::try_from(size).ok()?)?))
    }
}

/// All uses of a pointer.
#[derive(Debug, Default)]
pub struct UseTree {
    /// Uses that access memory or compare.
    pub accesses: Vec<Access>,
    /// Uses that mean nothing to the program: lifetime markers, assumptions, debug records.
    pub hints: Vec<Inst>,
    /// Whether the address may be kept, changed to a number, or written through by someone else.
    pub escapes: bool,
    /// Whether a pointer to it is cast to private memory, which is right only if the object is there.
    pub in_private: bool,
    /// Whether it is merged with other pointers (or itself) by selects and block parameters.
    pub merges: bool,
}

impl UseTree {
    /// Collects the uses of `root`. Linear in their number.
    pub fn of(body: &Body, cx: &Context, uses: &Uses, root: Local) -> UseTree {
        let mut walk = Walk {
            body,
            cx,
            uses,
            tree: UseTree::default(),
            work: Vec::new(),
            seen: Set::default(),
        };
        walk.push(root, Offset::Const(0));
        while let Some((local, offset)) = walk.work.pop() {
            let mut last = None;
            for &user in uses.of_local(local) {
                // A user stands in the list once per operand; it is looked at once.
                if last.replace(user) != Some(user) {
                    walk.visit(local, offset, user);
                }
            }
            for &param in uses.passed_to(body, local) {
                walk.tree.merges = true;
                walk.push(param, Offset::Dynamic(1));
            }
        }
        walk.tree
    }

    /// Whether anything is written through it.
    pub fn is_written(&self) -> bool {
        self.accesses.iter().any(Access::writes)
    }
}

struct Walk<'a> {
    body: &'a Body,
    cx: &'a Context,
    uses: &'a Uses,
    tree: UseTree,
    work: Vec<(Local, Offset)>,
    seen: Set<Local>,
}

impl Walk<'_> {
    fn push(&mut self, local: Local, offset: Offset) {
        if self.seen.insert(local) {
            self.work.push((local, offset));
        } else if !self.tree.merges {
            // Reached twice: only a merge can do that.
            self.tree.merges = true;
        }
    }

    fn access(&mut self, inst: Inst, operand: usize, kind: AccessKind, offset: Offset) {
        self.tree.accesses.push(Access { inst, operand, kind, offset });
    }

    fn store_size(&self, value: Value) -> u64 {
        self.cx.store_size(self.body.value_type(value, self.cx))
    }

    fn visit(&mut self, local: Local, offset: Offset, user: Inst) {
        let pointer = Value::from(local);
        let result = self.body.result(user);
        match &self.body.insts[user].kind {
            InstKind::Load { .. } => {
                let size = result.map_or(0, |l| self.store_size(l.into()));
                self.access(user, 0, AccessKind::Load(size), offset);
            }
            InstKind::Store { value, .. } => {
                if *value == pointer {
                    self.tree.escapes = true;
                } else {
                    self.access(user, 1, AccessKind::Store(self.store_size(*value)), offset);
                }
            }
            InstKind::AtomicRmw { args: [ptr, ..], .. }
            | InstKind::CmpXchg { args: [ptr, ..], .. } => {
                if *ptr == pointer {
                    self.access(user, 0, AccessKind::Atomic, offset);
                }
                self.tree.escapes |= match &self.body.insts[user].kind {
                    InstKind::AtomicRmw { args, .. } => args[1] == pointer,
                    InstKind::CmpXchg { args, .. } => args[1..].contains(&pointer),
                    _ => false,
                };
            }
            InstKind::Gep { args, .. } => {
                let list = self.body.list(*args);
                match result.filter(|&l| list[0] == pointer && self.body.locals[l].ty.is_ptr()) {
                    Some(result) => {
                        let step = gep_offset(self.body, self.cx, user);
                        self.push(result, add(offset, step));
                    }
                    None => self.tree.escapes = true,
                }
            }
            InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, .. }
            | InstKind::Freeze { .. } => {
                if let Some(result) = result {
                    let space = self.body.locals[result].ty.address_space();
                    self.tree.in_private |= space == Some(PRIVATE_SPACE);
                    self.push(result, offset);
                }
            }
            InstKind::Cast { op: CastOp::PtrToInt | CastOp::PtrToAddr, .. }
                if self.only_low_bits(user) =>
            {
                self.access(user, 0, AccessKind::Compare, offset);
            }
            InstKind::Select { .. } => {
                self.tree.merges = true;
                if let Some(result) = result {
                    self.push(result, Offset::Dynamic(1));
                }
            }
            InstKind::ICmp { .. } => self.access(user, 0, AccessKind::Compare, offset),
            InstKind::DebugRecord { .. } => self.tree.hints.push(user),
            InstKind::Call { .. } => self.call(pointer, offset, user),
            // Passed pointers are followed once for all branches.
            InstKind::Br { .. } | InstKind::CondBr { .. } | InstKind::Switch { .. } => {}
            _ => self.tree.escapes = true,
        }
    }

    /// Whether nothing but low bits of the number that `inst` computes are looked at: its alignment.
    fn only_low_bits(&self, inst: Inst) -> bool {
        const LOW: u128 = 4096;
        let Some(number) = self.body.result(inst) else { return true };
        self.uses.of_local(number).iter().all(|&user| match self.body.insts[user].kind {
            InstKind::Binary { op: BinaryOp::And, args: [_, mask], .. } => {
                mask.constant().and_then(|c| self.cx.consts.as_uint(c)).is_some_and(|m| m < LOW)
            }
            _ => false,
        })
    }

    fn call(&mut self, pointer: Value, offset: Offset, user: Inst) {
        let InstKind::Call { callee, args, info } = self.body.insts[user].kind else { return };
        let intrinsic = self.cx.intrinsic_of(callee);
        if intrinsic.is_hint() {
            self.tree.hints.push(user);
            return;
        }
        let wraps = |g| self.cx.globals[g].name.starts_with(WRAP_PREFIX);
        if let (Some(result), true) =
            (self.body.result(user), self.cx.direct_callee(callee).is_some_and(wraps))
        {
            return self.push(result, offset);
        }
        let list = self.body.list(args);
        let length = || {
            let c = list.get(2)?.constant()?;
            u64::try_from(self.cx.consts.as_uint(c)?).ok()
        };
        match intrinsic {
            Intrinsic::Memcpy | Intrinsic::MemcpyInline | Intrinsic::Memmove => {
                let length = length();
                if list[0] == pointer {
                    self.access(user, 1, AccessKind::CopyTo(length), offset);
                }
                if list[1] == pointer {
                    self.access(user, 2, AccessKind::CopyFrom(length), offset);
                }
                return;
            }
            Intrinsic::Memset | Intrinsic::MemsetInline => {
                let length = length();
                self.access(user, 1, AccessKind::CopyTo(length), offset);
                return;
            }
            _ => {}
        }
        if callee == pointer || !self.body.calls[info].bundles.is_empty() {
            self.tree.escapes = true;
            return;
        }
        for n in 0..list.len() {
            if self.body.list(args)[n] == pointer {
                let kind = self.argument(user, n);
                match kind {
                    Some(kind) => self.access(user, n + 1, kind, offset),
                    None => self.tree.escapes = true,
                }
            }
        }
    }

    /// Access of the callee by argument `n`; None if it may keep it or write through it.
    fn argument(&self, user: Inst, n: usize) -> Option<AccessKind> {
        let InstKind::Call { callee, info, .. } = self.body.insts[user].kind else { return None };
        let here = self.body.calls[info].arg_attrs(n);
        let declared = self.cx.direct_callee(callee).and_then(|g| self.cx.function(g));
        let there = declared.map_or_else(Default::default, |f| f.param_attrs(n));
        let attrs = &self.cx.attrs;
        if let Some(ty) = attrs.ty(here, sym::BYVAL).or_else(|| attrs.ty(there, sym::BYVAL)) {
            return Some(AccessKind::CopyFrom(Some(self.cx.alloc_size(ty))));
        }
        let either = |key| attrs.has(here, key) || attrs.has(there, key);
        let read_only = either(sym::READONLY)
            || either(sym::READNONE)
            || !attrs.memory_effects(self.body.calls[info].fn_attrs).may_write()
            || declared.is_some_and(|f| !attrs.memory_effects(f.attrs).may_write());
        let kept = !(attrs.no_capture(here) || attrs.no_capture(there)) || either(sym::RETURNED);
        (read_only && !kept).then_some(AccessKind::ReadByCallee)
    }
}

fn add(a: Offset, b: Offset) -> Offset {
    match (a, b) {
        (Offset::Const(a), Offset::Const(b)) => {
            a.checked_add(b).map_or(Offset::Dynamic(1), Offset::Const)
        }
        (Offset::Dynamic(m), Offset::Const(c)) | (Offset::Const(c), Offset::Dynamic(m)) => {
            Offset::Dynamic(m.min(lowest_bit(c.unsigned_abs())))
        }
        (Offset::Dynamic(a), Offset::Dynamic(b)) => Offset::Dynamic(a.min(b)),
    }
}

/// The largest power of two that divides `n`; of 0, a large one.
fn lowest_bit(n: u64) -> u64 {
    1 << n.trailing_zeros().min(32)
}

/// One summand of a `getelementptr`'s offset: a value times a number of bytes.
pub type Term = (Value, i64);

/// The offset of a `getelementptr`: constant part and variable summands. None where a step has no size.
pub fn gep_terms(body: &Body, cx: &Context, gep: Inst) -> Option<(i64, Vec<Term>)> {
    let InstKind::Gep { source, args, .. } = &body.insts[gep].kind else { return None };
    let (mut constant, mut terms) = (0i64, Vec::new());
    let mut ty = *source;
    for (n, &index) in body.list(*args)[1..].iter().enumerate() {
        let known =
            index.constant().and_then(|c| cx.consts.as_int(c)).and_then(|k| i64::try_from(k).ok());
        let size = if n == 0 {
            cx.alloc_size(ty)
        } else if let Some(layout) = cx.struct_layout(ty) {
            let field = usize::try_from(known?).ok()?;
            constant = constant.checked_add(i64::try_from(*layout.offsets.get(field)?).ok()?)?;
            ty = cx.types.element(ty, field as u64)?;
            continue;
        } else {
            ty = cx.types.element(ty, 0)?;
            cx.alloc_size(ty)
        };
        let size = i64::try_from(size).ok()?;
        match known {
            Some(k) => constant = constant.checked_add(size.checked_mul(k)?)?,
            None if size != 0 => terms.push((index, size)),
            None => {}
        }
    }
    Some((constant, terms))
}

fn gep_offset(body: &Body, cx: &Context, gep: Inst) -> Offset {
    let Some((constant, terms)) = gep_terms(body, cx, gep) else { return Offset::Dynamic(1) };
    if terms.is_empty() {
        return Offset::Const(constant);
    }
    let steps = terms
        .iter()
        .map(|&(index, size)| lowest_bit(size.unsigned_abs()) * index_factor(body, cx, index))
        .min();
    add(Offset::Const(constant), Offset::Dynamic(steps.unwrap_or(1)))
}

/// A power of two that divides an index: a shift or a multiplication by a constant is looked at.
fn index_factor(body: &Body, cx: &Context, index: Value) -> u64 {
    let mut index = index;
    if let Some(InstKind::Cast { op: CastOp::ZExt | CastOp::SExt, value, .. }) =
        body.def_kind(index)
    {
        index = *value;
    }
    let Some(InstKind::Binary { op, args: [_, by], .. }) = body.def_kind(index) else { return 1 };
    let Some(by) = by.constant().and_then(|c| cx.consts.as_uint(c)) else { return 1 };
    match op {
        BinaryOp::Shl if by < 16 => 1 << by,
        BinaryOp::Mul if by != 0 => 1 << by.trailing_zeros().min(16),
        _ => 1,
    }
}

/// The pointer that `local` is computed from by one step of arithmetic or casting.
pub fn step_back(body: &Body, local: Local) -> Option<(Inst, Value)> {
    let LocalDef::Inst(inst) = body.locals[local].def else { return None };
    match &body.insts[inst].kind {
        InstKind::Gep { args, .. } => Some((inst, body.list(*args)[0])),
        InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, value, .. }
        | InstKind::Freeze { value } => Some((inst, *value)),
        _ => None,
    }
}

/// A variable offset: a constant and summands, and whether the sum is known not to wrap.
#[derive(Clone, Debug)]
pub struct OffsetTerms {
    /// Constant part in bytes.
    pub constant: i64,
    /// Values times bytes.
    pub terms: Vec<Term>,
    /// Whether the sum does not wrap.
    pub no_wrap: bool,
}

/// The pointer operand of an access.
fn pointer_of(body: &Body, access: &Access) -> Option<Value> {
    let mut n = 0;
    let mut found = None;
    body.insts[access.inst].kind.for_each_value(body, |v| {
        if n == access.operand {
            found = Some(v);
        }
        n += 1;
    });
    found
}

/// The offset of an access's address from the object's start: a constant and variable summands, and whether
/// the sum is known not to wrap.
pub fn terms_of(body: &Body, cx: &Context, access: &Access, root: Local) -> Option<OffsetTerms> {
    let (mut constant, mut terms, mut no_wrap) = (0i64, Vec::new(), true);
    let mut at = pointer_of(body, access)?.local()?;
    while at != root {
        let (inst, base) = step_back(body, at)?;
        if let InstKind::Gep { flags, .. } = body.insts[inst].kind {
            let (c, t) = gep_terms(body, cx, inst)?;
            constant = constant.checked_add(c)?;
            terms.extend(t);
            no_wrap &= flags.contains(Flags::INBOUNDS) || flags.contains(Flags::NUSW);
        }
        at = base.local()?;
    }
    Some(OffsetTerms { constant, terms, no_wrap })
}

/// Replaces the pointer of an access, and raises its alignment.
pub fn set_pointer(body: &mut Body, access: &Access, pointer: Value, known: Align) {
    let mut n = 0;
    body.for_each_value_mut(access.inst, |v| {
        if n == access.operand {
            *v = pointer;
        }
        n += 1;
    });
    if let InstKind::Load { align, .. } | InstKind::Store { align, .. } =
        &mut body.insts[access.inst].kind
    {
        *align = (*align).max(known);
    }
}

/// Whether the offset with these terms is `target`; none: it never is.
pub fn offset_is(b: &mut Builder<'_>, terms: &OffsetTerms, target: i64) -> Option<Value> {
    let OffsetTerms { constant, terms, no_wrap } = terms;
    let rest = target - constant;
    if let ([(index, scale)], true) = (&terms[..], no_wrap) {
        if rest % scale != 0 {
            return None;
        }
        let wanted = rest / scale;
        let ty = b.ty(*index);
        let width = ty.int_width()?;
        // Indices are signed; one that its type cannot hold is never there.
        if width < 64 && !(-(1i64 << (width - 1))..1i64 << (width - 1)).contains(&wanted) {
            return None;
        }
        let wanted = b.sint(ty, i128::from(wanted));
        return Some(b.icmp(IntCc::Eq, *index, wanted));
    }
    let mut sum: Option<Value> = None;
    for &(index, scale) in terms {
        let wide = b.sext_or_trunc(index, Type::I64);
        let scale = b.sint(Type::I64, i128::from(scale));
        let product = b.binary(BinaryOp::Mul, wide, scale);
        sum = Some(match sum {
            Some(s) => b.add(s, product),
            None => product,
        });
    }
    let wanted = b.sint(Type::I64, i128::from(rest));
    Some(b.icmp(IntCc::Eq, sum?, wanted))
}
