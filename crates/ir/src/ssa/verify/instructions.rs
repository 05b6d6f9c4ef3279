//! Types and properties of single instructions.

use super::super::constants::ConstData;
use super::super::function::Inst;
use super::super::instructions::{
    BinaryOp, CastOp, FastMath, Flags, InstKind, Ordering, RmwOp, Value, ValueKind,
};
use super::super::metadata::MdData;
use super::super::types::{Type, TypeKind};
use super::attributes::size_problem;
use super::constants::gep_step;
use super::function::Verifier;

/// Flags that an operation may have.
fn allowed_flags(op: BinaryOp) -> Flags {
    match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
            Flags::NUW.union(Flags::NSW)
        }
        BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr => Flags::EXACT,
        BinaryOp::Or => Flags::DISJOINT,
        _ => Flags::NONE,
    }
}

impl Verifier<'_, '_> {
    /// `i1` in the shape of `ty`; none where such a vector is not of a usual kind.
    fn bool_like(&self, result: Type, ty: Type) -> bool {
        let types = &self.cx.types;
        types.scalar(result) == Type::I1
            && result.is_vector() == ty.is_vector()
            && types.vector_parts(result).map(|p| p.1) == types.vector_parts(ty).map(|p| p.1)
    }

    fn scalar(&self, ty: Type) -> Type {
        self.cx.types.scalar(ty)
    }

    pub(super) fn operation(&mut self, inst: Inst) {
        let data = &self.body.insts[inst];
        let result = data.result.expand().map_or(Type::VOID, |l| self.body.locals[l].ty);
        if let Err(message) = self.check(inst, result) {
            self.inst_error(inst, message);
        }
        if let Some(md) = data.debug_loc.expand() {
            let is_location = match self.cx.metadata.nodes.get(md) {
                Some(MdData::Node { name, .. }) => self.cx.symbols.text(*name) == "DILocation",
                _ => false,
            };
            if !is_location {
                self.inst_error(inst, "'!dbg' must be a DILocation");
            }
        }
    }

    fn same(&self, a: Type, b: Type, what: &str) -> Result<(), String> {
        if a == b {
            return Ok(());
        }
        Err(format!("{what}: type '{}', expected '{}'", self.show(a), self.show(b)))
    }

    fn pointer(&self, value: Value) -> Result<(), String> {
        let ty = self.ty(value);
        if ty.is_ptr() {
            return Ok(());
        }
        Err(format!("expected a pointer, found '{}'", self.show(ty)))
    }

    fn sized(&self, ty: Type) -> Result<(), String> {
        match size_problem(self.cx, ty) {
            None => Ok(()),
            Some(problem) => Err(format!("type '{}' {problem}", self.show(ty))),
        }
    }

    /// Types that atomic accesses work on: a power of two of whole bytes.
    fn atomic_type(&self, ty: Type) -> Result<(), String> {
        let bits = self.cx.bits(ty);
        if (ty.is_int() || ty.is_ptr() || ty.is_float() || ty.is_vector())
            && bits >= 8
            && bits.is_power_of_two()
        {
            return Ok(());
        }
        Err(format!("no atomic access to type '{}'", self.show(ty)))
    }

    fn float_result(&self, ty: Type, fast_math: FastMath) -> Result<(), String> {
        if fast_math.is_empty() {
            return Ok(());
        }
        let mut at = ty;
        loop {
            match self.cx.types.kind(at) {
                TypeKind::Float(_) => return Ok(()),
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => at = elem,
                TypeKind::Struct { fields: Some(fields), .. } if !fields.is_empty() => {
                    at = fields[0];
                }
                _ => return Err("fast-math flags without a float result".to_owned()),
            }
        }
    }

    fn check(&self, inst: Inst, result: Type) -> Result<(), String> {
        let fail = |message: &str| Err(message.to_owned());
        match self.kind(inst) {
            InstKind::FNeg { value, .. } => {
                self.same(self.ty(*value), result, "operand")?;
                if !self.scalar(result).is_float() {
                    return fail("'fneg' needs a float");
                }
            }
            InstKind::Binary { op, flags, fast_math, args } => {
                self.same(self.ty(args[0]), result, "first operand")?;
                self.same(self.ty(args[1]), result, "second operand")?;
                let scalar = self.scalar(result);
                if op.is_float() != scalar.is_float() || !(scalar.is_float() || scalar.is_int()) {
                    return Err(format!(
                        "'{}' cannot have type '{}'",
                        op.name(),
                        self.show(result)
                    ));
                }
                if !flags.without(allowed_flags(*op)).is_empty()
                    || (!op.is_float() && !fast_math.is_empty())
                {
                    return Err(format!("a flag that '{}' cannot have", op.name()));
                }
            }
            InstKind::Cast { op, flags, value, .. } => {
                let from = self.ty(*value);
                if !self.cx.cast_is_valid(*op, from, result) {
                    return Err(format!(
                        "'{}' cannot convert '{}' to '{}'",
                        op.name(),
                        self.show(from),
                        self.show(result)
                    ));
                }
                let allowed = match op {
                    CastOp::Trunc => Flags::NUW.union(Flags::NSW),
                    CastOp::ZExt | CastOp::UiToFp => Flags::NNEG,
                    _ => Flags::NONE,
                };
                if !flags.without(allowed).is_empty() {
                    return Err(format!("a flag that '{}' cannot have", op.name()));
                }
            }
            InstKind::ICmp { args, flags, .. } => {
                let ty = self.ty(args[0]);
                self.same(self.ty(args[1]), ty, "second operand")?;
                let scalar = self.scalar(ty);
                if !(scalar.is_int() || scalar.is_ptr()) {
                    return fail("'icmp' needs integers or pointers");
                }
                if !self.bool_like(result, ty) || !flags.without(Flags::SAMESIGN).is_empty() {
                    return fail("a comparison gives i1 in the shape of its operands");
                }
            }
            InstKind::FCmp { args, .. } => {
                let ty = self.ty(args[0]);
                self.same(self.ty(args[1]), ty, "second operand")?;
                if !self.scalar(ty).is_float() {
                    return fail("'fcmp' needs floats");
                }
                if !self.bool_like(result, ty) {
                    return fail("a comparison gives i1 in the shape of its operands");
                }
            }
            InstKind::Select { args, fast_math } => {
                self.same(self.ty(args[1]), result, "second operand")?;
                self.same(self.ty(args[2]), result, "third operand")?;
                let cond = self.ty(args[0]);
                if cond != Type::I1 && !(cond.is_vector() && self.bool_like(cond, result)) {
                    return fail("the condition of 'select' is i1 or a vector of i1");
                }
                self.float_result(result, *fast_math)?;
            }
            InstKind::Freeze { value } => self.same(self.ty(*value), result, "operand")?,
            InstKind::Alloca { ty, count, .. } => {
                self.sized(*ty)?;
                if !result.is_ptr() || !self.ty(*count).is_int() {
                    return fail("'alloca' gives a pointer for a number of elements");
                }
            }
            InstKind::Load { ptr, ordering, .. } => {
                self.pointer(*ptr)?;
                self.sized(result)?;
                if matches!(ordering, Ordering::Release | Ordering::AcqRel) {
                    return fail("a load cannot release");
                }
                if ordering.is_atomic() {
                    self.atomic_type(result)?;
                }
            }
            InstKind::Store { value, ptr, ordering, .. } => {
                self.pointer(*ptr)?;
                let ty = self.ty(*value);
                self.sized(ty)?;
                if matches!(ordering, Ordering::Acquire | Ordering::AcqRel) {
                    return fail("a store cannot acquire");
                }
                if ordering.is_atomic() {
                    self.atomic_type(ty)?;
                }
            }
            InstKind::Gep { source, args, flags } => {
                let args = self.body.list(*args);
                self.gep(*source, args, *flags, result)?;
            }
            InstKind::ExtractElement { args } => {
                let elem = self.cx.types.vector_parts(self.ty(args[0])).map(|p| p.0);
                if elem != Some(result) || !self.ty(args[1]).is_int() {
                    return fail("'extractelement' takes a vector and an integer");
                }
            }
            InstKind::InsertElement { args } => {
                self.same(self.ty(args[0]), result, "vector")?;
                let elem = self.cx.types.vector_parts(result).map(|p| p.0);
                if elem != Some(self.ty(args[1])) || !self.ty(args[2]).is_int() {
                    return fail("'insertelement' takes a vector, an element and an integer");
                }
            }
            InstKind::ShuffleVector { args, mask } => {
                let ty = self.ty(args[0]);
                self.same(self.ty(args[1]), ty, "second operand")?;
                let Some(mask) = self.body.shuffle_masks.get(*mask) else {
                    return fail("the mask does not exist");
                };
                let limit = 2 * i64::from(self.cx.types.lanes(ty));
                let parts = self.cx.types.vector_parts(result);
                if !ty.is_vector()
                    || parts != Some((self.scalar(ty), mask.len() as u32))
                    || mask.iter().any(|&m| i64::from(m) >= limit)
                {
                    return fail("the mask does not fit the vectors");
                }
            }
            InstKind::ExtractValue { value, path } => {
                let elem = self.path(self.ty(*value), *path)?;
                self.same(elem, result, "element")?;
            }
            InstKind::InsertValue { args, path } => {
                let ty = self.ty(args[0]);
                self.same(ty, result, "aggregate")?;
                let elem = self.path(ty, *path)?;
                self.same(self.ty(args[1]), elem, "element")?;
            }
            InstKind::AtomicRmw { op, ordering, args, .. } => {
                self.pointer(args[0])?;
                let ty = self.ty(args[1]);
                self.same(ty, result, "operand")?;
                self.atomic_type(ty)?;
                let scalar = self.scalar(ty);
                let good = match op {
                    RmwOp::Xchg => ty.is_int() || ty.is_ptr() || ty.is_float(),
                    RmwOp::FAdd
                    | RmwOp::FSub
                    | RmwOp::FMax
                    | RmwOp::FMin
                    | RmwOp::FMaximum
                    | RmwOp::FMinimum => scalar.is_float(),
                    _ => ty.is_int(),
                };
                if !good {
                    return Err(format!("'{}' cannot work on '{}'", op.name(), self.show(ty)));
                }
                if matches!(ordering, Ordering::NotAtomic | Ordering::Unordered) {
                    return fail("'atomicrmw' needs an ordering of monotonic or stronger");
                }
            }
            InstKind::CmpXchg { orderings, args, .. } => {
                self.pointer(args[0])?;
                let ty = self.ty(args[1]);
                self.same(self.ty(args[2]), ty, "new value")?;
                self.atomic_type(ty)?;
                if !(ty.is_int() || ty.is_ptr()) {
                    return fail("'cmpxchg' needs integers or pointers");
                }
                let fields = match self.cx.types.kind(result) {
                    TypeKind::Struct { fields: Some(fields), .. } => fields,
                    _ => &[],
                };
                if fields != [ty, Type::I1] {
                    return fail("'cmpxchg' gives the old value and i1");
                }
                if orderings.iter().any(|o| matches!(o, Ordering::NotAtomic | Ordering::Unordered))
                    || matches!(orderings[1], Ordering::Release | Ordering::AcqRel)
                {
                    return fail("orderings that 'cmpxchg' cannot have");
                }
            }
            InstKind::Fence { ordering, .. } => {
                if !matches!(
                    ordering,
                    Ordering::Acquire | Ordering::Release | Ordering::AcqRel | Ordering::SeqCst
                ) {
                    return fail("a fence must acquire or release");
                }
            }
            InstKind::Call { callee, args, info } => {
                self.call(*callee, self.body.list(*args), *info, result)?;
            }
            InstKind::VaArg { list } => {
                self.pointer(*list)?;
                self.sized(result)?;
            }
            InstKind::DebugRecord { args, .. } => {
                let args = self.body.list(*args);
                if args.iter().any(|v| !matches!(v.kind(), ValueKind::Metadata(_))) {
                    return fail("the operands of a debug record are metadata");
                }
                if self.body.insts[inst].debug_loc.is_some() {
                    return fail(
                        "a debug record's location is its last operand, not an attachment",
                    );
                }
            }
            InstKind::Ret { value } => {
                let ty = value.expand().map_or(Type::VOID, |v| self.ty(v));
                self.same(ty, self.return_type(), "returned value")?;
            }
            InstKind::CondBr { cond, .. } => self.same(self.ty(*cond), Type::I1, "condition")?,
            InstKind::Switch { value, cases, .. } => {
                let ty = self.ty(*value);
                if !ty.is_int() {
                    return fail("'switch' needs an integer");
                }
                let cases = &self.body.switch_cases[*cases];
                let mut values: Vec<Value> = Vec::with_capacity(cases.len());
                for &(case, _) in cases {
                    let is_int = case.constant().is_some_and(|c| {
                        matches!(
                            self.cx.consts[c],
                            ConstData::Int { .. } | ConstData::WideInt { .. }
                        )
                    });
                    if !is_int || self.ty(case) != ty {
                        return fail("a case is an integer constant of the switch's type");
                    }
                    values.push(case);
                }
                values.sort_unstable();
                if values.windows(2).any(|w| w[0] == w[1]) {
                    return fail("two cases have the same value");
                }
            }
            InstKind::IndirectBr { address, .. } => self.pointer(*address)?,
            InstKind::Br { .. } | InstKind::Unreachable => {}
        }
        let is_call = matches!(self.kind(inst), InstKind::Call { .. });
        let has_result = !matches!(
            self.kind(inst),
            InstKind::Store { .. } | InstKind::Fence { .. } | InstKind::DebugRecord { .. }
        ) && !self.kind(inst).is_terminator();
        if !is_call && has_result == result.is_void() {
            return fail("a result where there can be none, or none where there must be one");
        }
        Ok(())
    }

    fn path(&self, mut ty: Type, path: super::super::instructions::PathId) -> Result<Type, String> {
        let path = self.body.index_paths.get(path).ok_or("the path does not exist")?;
        if path.is_empty() {
            return Err("the path is empty".to_owned());
        }
        for &index in path {
            if !self.cx.types.is_aggregate(ty) {
                return Err(format!("index into '{}'", self.show(ty)));
            }
            ty = self
                .cx
                .types
                .element(ty, u64::from(index))
                .ok_or_else(|| format!("no element {index} in '{}'", self.show(ty)))?;
        }
        Ok(ty)
    }

    fn gep(&self, source: Type, args: &[Value], flags: Flags, result: Type) -> Result<(), String> {
        let types = &self.cx.types;
        let Some((&base, indices)) = args.split_first() else {
            return Err("'getelementptr' without a pointer".to_owned());
        };
        let base = self.ty(base);
        if !types.scalar(base).is_ptr() {
            return Err(format!("expected a pointer, found '{}'", self.show(base)));
        }
        let allowed = Flags::INBOUNDS.union(Flags::NUSW).union(Flags::NUW);
        if !flags.without(allowed).is_empty() {
            return Err("a flag that 'getelementptr' cannot have".to_owned());
        }
        self.sized(source)?;
        let mut lanes = types.vector_parts(base).map(|p| p.1);
        let mut at = source;
        for (n, &index) in indices.iter().enumerate() {
            let ty = self.ty(index);
            if !types.scalar(ty).is_int() {
                return Err("an index must be an integer".to_owned());
            }
            if let Some((_, count)) = types.vector_parts(ty) {
                if lanes.is_some_and(|l| l != count) {
                    return Err("vectors of different lengths".to_owned());
                }
                lanes = Some(count);
            }
            if n > 0 {
                at = gep_step(self.cx, at, index.constant())
                    .ok_or_else(|| format!("no such element in '{}'", self.show(at)))?;
            }
        }
        let shape = types.vector_parts(result).map(|p| p.1);
        if types.scalar(result) != types.scalar(base) || shape != lanes {
            return Err("the result is not the pointer's type".to_owned());
        }
        Ok(())
    }

    pub(super) fn check_fast_math(&self, ty: Type, fast_math: FastMath) -> Result<(), String> {
        self.float_result(ty, fast_math)
    }
}
