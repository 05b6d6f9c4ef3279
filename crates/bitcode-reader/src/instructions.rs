//! Instructions.
//!
//! A record has the operands that its code says, then what was added over the years, if it is there. Exceptions
//! become what the text reader makes of them: an `invoke` is a call and a branch that is always taken to the
//! normal destination, a `landingpad` is poison, and `resume` is never reached.

use crate::bitstream::Record;
use crate::function::Ops;
use crate::operators::{BINARY, CAST, FLOAT_BINARY, RMW, fast_math, gep_flags, integer_flags};
use crate::state::{Made, Reader, Result};
use ir::ssa::{
    Align, Block, BlockCall, Bundle, CallConv, CallInfo, CastOp, ConstData, FastMath, Flags,
    FloatCc, InstData, InstKind, IntCc, LocalDef, Ordering, TailKind, Type, TypeKind, Value,
    ValueList,
};

impl<'a> Reader<'a> {
    /// A record of a function.
    pub(crate) fn function_record(&mut self, record: &Record<'a>) -> Result<()> {
        let list = &record.ops[..];
        let ops = &mut Ops { list };
        let (kind, ty) = match record.code {
            1 => return self.declare_blocks(list),
            2 => self.binary(ops)?,
            3 => self.cast(ops)?,
            6 => {
                let (ty, vector) = self.vector(ops)?;
                let (_, index) = self.typed_value(ops)?;
                let elem = self.m.cx.types.scalar(ty);
                (InstKind::ExtractElement { args: [vector, index] }, elem)
            }
            7 => {
                let (ty, vector) = self.vector(ops)?;
                let elem = self.m.cx.types.scalar(ty);
                let elem = self.value(ops, elem)?;
                let (_, index) = self.typed_value(ops)?;
                (InstKind::InsertElement { args: [vector, elem, index] }, ty)
            }
            8 => {
                let (ty, a) = self.vector(ops)?;
                let b = self.value(ops, ty)?;
                let (_, mask) = self.typed_value(ops)?;
                let Some(mask) = mask.constant() else {
                    return Err(self.error("a shuffle mask that is no constant"));
                };
                let mask = self.shuffle_mask(ty, mask)?;
                let elem = self.m.cx.types.scalar(ty);
                let result = self.m.cx.types.vector(elem, mask.len() as u32);
                let mask = self.body.shuffle_masks.push(mask.into());
                (InstKind::ShuffleVector { args: [a, b], mask }, result)
            }
            9 | 28 => self.compare(ops)?,
            10 => {
                let wanted = self.func.ret.unwrap_or(Type::VOID);
                let (ty, value) = if ops.is_empty() {
                    (Type::VOID, None)
                } else {
                    let (ty, value) = self.typed_value(ops)?;
                    (ty, Some(value))
                };
                if ty != wanted {
                    let (wanted, ty) = (self.show(wanted), self.show(ty));
                    return Err(
                        self.error(format_args!("the function returns '{wanted}', found '{ty}'"))
                    );
                }
                (InstKind::Ret { value: value.into() }, Type::VOID)
            }
            11 => self.branch(ops)?,
            12 => self.switch(ops)?,
            13 => return self.invoke(ops),
            15 | 39 => {
                if record.code == 39 {
                    self.typed_value(ops)?;
                }
                (InstKind::Unreachable, Type::VOID)
            }
            16 => return self.phi(list),
            19 => self.alloca(ops)?,
            20 | 41 => self.load(ops, record.code == 41)?,
            23 => {
                let list_ty = self.take(ops)?;
                let list_ty = self.ty(list_ty)?;
                let list = self.value(ops, list_ty)?;
                let ty = self.take(ops)?;
                (InstKind::VaArg { list }, self.value_type(ty)?)
            }
            26 => {
                let (ty, value) = self.typed_value(ops)?;
                let (path, elem) = self.path(ops, ty)?;
                let path = self.body.index_paths.push(path.into());
                (InstKind::ExtractValue { value, path }, elem)
            }
            27 => {
                let (ty, aggregate) = self.typed_value(ops)?;
                let (_, elem) = self.typed_value(ops)?;
                let (path, _) = self.path(ops, ty)?;
                let path = self.body.index_paths.push(path.into());
                (InstKind::InsertValue { args: [aggregate, elem], path }, ty)
            }
            29 => {
                let (ty, then) = self.typed_value(ops)?;
                let otherwise = self.value(ops, ty)?;
                let (_, cond) = self.typed_value(ops)?;
                let fast_math = fast_math(ops.next().unwrap_or(0));
                (InstKind::Select { fast_math, args: [cond, then, otherwise] }, ty)
            }
            31 => {
                let ty = self.take(ops)?;
                let ty = self.ty(ty)?;
                let address = self.value(ops, ty)?;
                let mut targets = Vec::with_capacity(ops.list.len());
                while let Some(block) = ops.next() {
                    targets.push(self.target(block)?);
                }
                let targets = self.body.target_lists.push(targets);
                (InstKind::IndirectBr { address, targets }, Type::VOID)
            }
            33 => return self.debug_location(None),
            34 => self.call(ops)?,
            35 => return self.debug_location(Some(list)),
            36 => {
                let ordering = self.ordering(ops)?;
                let scope = self.take(ops)?;
                (InstKind::Fence { ordering, scope: self.scope(scope)? }, Type::VOID)
            }
            43 => self.gep(ops)?,
            44 | 45 => self.store(ops, record.code == 45)?,
            46 => self.cmpxchg(ops)?,
            47 => self.landing_pad(ops)?,
            55 => return self.bundle(ops),
            56 => {
                let (ty, value) = self.typed_value(ops)?;
                if self.take(ops)? != 0 || !self.m.cx.types.scalar(ty).is_float() {
                    return Err(self.error("an unknown operation"));
                }
                let fast_math = fast_math(ops.next().unwrap_or(0));
                (InstKind::FNeg { value, fast_math }, ty)
            }
            58 => {
                let (ty, value) = self.typed_value(ops)?;
                (InstKind::Freeze { value }, ty)
            }
            59 => self.atomic_rmw(ops)?,
            // Which functions use addresses of blocks.
            60 => return Ok(()),
            61..=66 => return self.debug_record(record.code, ops),
            48..=52 | 57 => {
                let name = match record.code {
                    48 => "cleanupret",
                    49 => "catchret",
                    50 => "catchpad",
                    51 => "cleanuppad",
                    52 => "catchswitch",
                    _ => "callbr",
                };
                return Err(self
                    .unsupported(format_args!("instruction '{name}'"))
                    .with_note("GPU code has no exceptions and no asm goto"));
            }
            code => {
                return Err(self.unsupported(format_args!(
                    "an instruction of code {code}, written by '{}',",
                    self.producer
                )));
            }
        };
        self.place_inst(kind, ty)?;
        Ok(())
    }

    /// Puts an instruction at the end of the current block.
    fn place_inst(&mut self, kind: InstKind, ty: Type) -> Result<()> {
        let block = self.current_block()?;
        let terminator = kind.is_terminator();
        let inst = self.body.insts.push(InstData {
            kind,
            result: None.into(),
            metadata: Default::default(),
            debug_loc: None.into(),
        });
        if !ty.is_void() {
            let local = self.define(ty, LocalDef::Inst(inst))?;
            self.body.insts[inst].result = Some(local).into();
        }
        self.body.append_inst(inst, block);
        self.func.past_phis = !terminator;
        self.func.made.push(Made::Inst(inst, None));
        self.func.at += u32::from(terminator);
        Ok(())
    }

    /// A type that a value can have.
    fn value_type(&self, id: u64) -> Result<Type> {
        let ty = self.ty(id)?;
        if matches!(
            self.m.cx.types.kind(ty),
            TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Function { .. }
        ) {
            let text = self.show(ty);
            return Err(self.error(format_args!("a value cannot have type '{text}'")));
        }
        Ok(ty)
    }

    fn vector(&mut self, ops: &mut Ops<'_>) -> Result<(Type, Value)> {
        let (ty, value) = self.typed_value(ops)?;
        if !ty.is_vector() {
            let text = self.show(ty);
            return Err(self.error(format_args!("expected a vector, found '{text}'")));
        }
        Ok((ty, value))
    }

    #[inline]
    fn binary(&mut self, ops: &mut Ops<'_>) -> Result<(InstKind, Type)> {
        let (ty, a) = self.typed_value(ops)?;
        let b = self.value(ops, ty)?;
        let opcode = self.take(ops)?;
        let scalar = self.m.cx.types.scalar(ty);
        let table = if scalar.is_float() { &FLOAT_BINARY[..] } else { &BINARY[..] };
        let op = usize::try_from(opcode).ok().and_then(|n| *table.get(n)?);
        let Some(op) = op.filter(|_| scalar.is_float() || scalar.is_int()) else {
            return Err(self.error("an unknown operation"));
        };
        let bits = ops.next().unwrap_or(0);
        let (flags, fast_math) = if scalar.is_float() {
            (Flags::NONE, fast_math(bits))
        } else {
            (integer_flags(op, bits), FastMath::NONE)
        };
        Ok((InstKind::Binary { op, flags, fast_math, args: [a, b] }, ty))
    }

    #[inline]
    fn cast(&mut self, ops: &mut Ops<'_>) -> Result<(InstKind, Type)> {
        let (from, value) = self.typed_value(ops)?;
        let to = self.take(ops)?;
        let to = self.ty(to)?;
        let opcode = self.take(ops)?;
        let Some(&op) = usize::try_from(opcode).ok().and_then(|n| CAST.get(n)) else {
            return Err(self.error("an unknown conversion"));
        };
        if !self.m.cx.cast_is_valid(op, from, to) {
            let (from, to) = (self.show(from), self.show(to));
            let name = op.name();
            return Err(self.error(format_args!("'{name}' cannot convert '{from}' to '{to}'")));
        }
        let bits = ops.next().unwrap_or(0);
        let flag = |n: u32, flag: Flags| if bits >> n & 1 != 0 { flag } else { Flags::NONE };
        let (flags, fast_math) = match op {
            CastOp::Trunc => (flag(0, Flags::NUW).union(flag(1, Flags::NSW)), FastMath::NONE),
            CastOp::ZExt | CastOp::UiToFp => (flag(0, Flags::NNEG), FastMath::NONE),
            CastOp::FpTrunc | CastOp::FpExt => (Flags::NONE, fast_math(bits)),
            _ => (Flags::NONE, FastMath::NONE),
        };
        Ok((InstKind::Cast { op, flags, fast_math, value }, to))
    }

    #[inline]
    fn compare(&mut self, ops: &mut Ops<'_>) -> Result<(InstKind, Type)> {
        let (ty, a) = self.typed_value(ops)?;
        let b = self.value(ops, ty)?;
        let predicate = usize::try_from(self.take(ops)?).unwrap_or(usize::MAX);
        let bits = ops.next().unwrap_or(0);
        let result = match ty.is_vector() {
            true => self.m.cx.types.with_shape_of(Type::I1, ty),
            false => Type::I1,
        };
        let args = [a, b];
        if let Some(&cc) = FloatCc::ALL.get(predicate) {
            return Ok((InstKind::FCmp { cc, fast_math: fast_math(bits), args }, result));
        }
        // As in LLVM, those of integers begin at 32.
        let Some(&cc) = predicate.checked_sub(32).and_then(|n| IntCc::ALL.get(n)) else {
            return Err(self.error("an unknown comparison"));
        };
        let flags = if bits & 1 != 0 { Flags::SAMESIGN } else { Flags::NONE };
        Ok((InstKind::ICmp { cc, flags, args }, result))
    }

    fn path(&mut self, ops: &mut Ops<'_>, mut ty: Type) -> Result<(Vec<u32>, Type)> {
        let mut path = Vec::with_capacity(ops.list.len());
        while let Some(index) = ops.next() {
            let elem = match self.m.cx.types.is_aggregate(ty) {
                true => self.m.cx.types.element(ty, index),
                false => None,
            };
            let (Some(elem), Ok(index)) = (elem, u32::try_from(index)) else {
                let text = self.show(ty);
                return Err(self.error(format_args!("no such element in '{text}'")));
            };
            ty = elem;
            path.push(index);
        }
        if path.is_empty() {
            return Err(self.error("an instruction lacks a part"));
        }
        Ok((path, ty))
    }

    // ---- memory ----

    /// The alignment of an access, or the type's own.
    fn access_align(&mut self, ops: &mut Ops<'_>, ty: Type) -> Result<Align> {
        let encoded = self.take(ops)?;
        Ok(self.align(encoded)?.unwrap_or_else(|| self.m.cx.abi_align(ty)))
    }

    fn ordering(&mut self, ops: &mut Ops<'_>) -> Result<Ordering> {
        let number = usize::try_from(self.take(ops)?).unwrap_or(usize::MAX);
        match Ordering::ALL.get(number) {
            Some(&ordering) => Ok(ordering),
            None => Err(self.error("an unknown ordering")),
        }
    }

    /// Ordering and scope of an access: none if it is not atomic.
    fn ordering_and_scope(
        &mut self,
        ops: &mut Ops<'_>,
        atomic: bool,
    ) -> Result<(Ordering, ir::ssa::SyncScope)> {
        if !atomic {
            return Ok((Ordering::NotAtomic, ir::ssa::sym::EMPTY));
        }
        let ordering = self.ordering(ops)?;
        if !ordering.is_atomic() {
            return Err(self.error("an atomic access without an ordering"));
        }
        let scope = self.take(ops)?;
        Ok((ordering, self.scope(scope)?))
    }

    fn pointer(&mut self, ops: &mut Ops<'_>) -> Result<Value> {
        let (ty, value) = self.typed_value(ops)?;
        if !ty.is_ptr() {
            let text = self.show(ty);
            return Err(self.error(format_args!("expected a pointer, found '{text}'")));
        }
        Ok(value)
    }

    fn alloca(&mut self, ops: &mut Ops<'_>) -> Result<(InstKind, Type)> {
        let ty = self.take(ops)?;
        let ty = self.value_type(ty)?;
        let count_ty = self.take(ops)?;
        let count_ty = self.ty(count_ty)?;
        let count = self.take(ops)?;
        // The one operand whose number is not relative.
        let count = self.value_by_number(count, count_ty)?;
        let packed = self.take(ops)?;
        if packed & 1 << 6 == 0 {
            return Err(self.unsupported("an alloca in bitcode with typed pointers"));
        }
        if packed & 1 << 7 != 0 {
            return Err(self.unsupported("'swifterror'"));
        }
        let align = self.align((packed & 31) | (packed >> 8 & 7) << 5)?;
        let align = align.unwrap_or_else(|| self.m.cx.abi_align(ty));
        let named = ops.next();
        let space = match named {
            None => self.m.cx.data_layout().alloca_space,
            Some(space) => match u32::try_from(space) {
                Ok(space) if space < 1 << 24 => space,
                _ => return Err(self.error("an address space of more than 24 bits")),
            },
        };
        let inalloca = packed & 1 << 5 != 0;
        let alloca = InstKind::Alloca { ty, count, align, inalloca };
        if named.is_some() || space == 0 || !self.target.is_for_default_layout() {
            return Ok((alloca, Type::ptr(space)));
        }
        let block = self.current_block()?;
        let alloca = self.body.make_inst(alloca, Type::ptr(space));
        self.body.append_inst(alloca, block);
        let variable = self.body.result(alloca).ok_or_else(|| self.error("a stack variable"))?;
        Ok((InstKind::addr_space_cast(variable.into()), Type::ptr(0)))
    }

    #[inline]
    fn load(&mut self, ops: &mut Ops<'_>, atomic: bool) -> Result<(InstKind, Type)> {
        let ptr = self.pointer(ops)?;
        let ty = self.take(ops)?;
        let ty = self.value_type(ty)?;
        let align = self.access_align(ops, ty)?;
        let volatile = self.take(ops)? != 0;
        let (ordering, scope) = self.ordering_and_scope(ops, atomic)?;
        Ok((InstKind::Load { ptr, align, volatile, ordering, scope }, ty))
    }

    #[inline]
    fn store(&mut self, ops: &mut Ops<'_>, atomic: bool) -> Result<(InstKind, Type)> {
        let ptr = self.pointer(ops)?;
        let (ty, value) = self.typed_value(ops)?;
        let align = self.access_align(ops, ty)?;
        let volatile = self.take(ops)? != 0;
        let (ordering, scope) = self.ordering_and_scope(ops, atomic)?;
        Ok((InstKind::Store { value, ptr, align, volatile, ordering, scope }, Type::VOID))
    }

    /// The alignment of an atomic operation, or the size of what it works on.
    fn atomic_align(&mut self, ops: &mut Ops<'_>, ty: Type) -> Result<Align> {
        if let Some(align) = self.align(ops.next().unwrap_or(0))? {
            return Ok(align);
        }
        let size = self.m.cx.store_size(ty).max(1);
        Ok(size.checked_next_power_of_two().and_then(Align::new).unwrap_or_default())
    }

    fn cmpxchg(&mut self, ops: &mut Ops<'_>) -> Result<(InstKind, Type)> {
        let ptr = self.pointer(ops)?;
        let (ty, expected) = self.typed_value(ops)?;
        let new = self.value(ops, ty)?;
        let volatile = self.take(ops)? != 0;
        let success = self.ordering(ops)?;
        let scope = self.take(ops)?;
        let scope = self.scope(scope)?;
        let failure = self.ordering(ops)?;
        let weak = self.take(ops)? != 0;
        let align = self.atomic_align(ops, ty)?;
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

    fn atomic_rmw(&mut self, ops: &mut Ops<'_>) -> Result<(InstKind, Type)> {
        let ptr = self.pointer(ops)?;
        let (ty, value) = self.typed_value(ops)?;
        let number = self.take(ops)?;
        let Some(&op) = usize::try_from(number).ok().and_then(|n| RMW.get(n)) else {
            let text = format_args!("operation number {number} of 'atomicrmw'");
            return Err(self.unsupported(text));
        };
        let volatile = self.take(ops)? != 0;
        let (ordering, scope) = self.ordering_and_scope(ops, true)?;
        let align = self.atomic_align(ops, ty)?;
        Ok((InstKind::AtomicRmw { op, volatile, ordering, align, scope, args: [ptr, value] }, ty))
    }

    fn gep(&mut self, ops: &mut Ops<'_>) -> Result<(InstKind, Type)> {
        let flags = gep_flags(self.take(ops)?);
        let source = self.take(ops)?;
        let source = self.value_type(source)?;
        let mut values: Vec<Value> = Vec::with_capacity(ops.list.len());
        let mut types = Vec::with_capacity(ops.list.len());
        while !ops.is_empty() {
            let (ty, value) = self.typed_value(ops)?;
            types.push(ty);
            values.push(value);
        }
        let indices = values.get(1..).unwrap_or(&[]);
        let ty = match self.m.cx.gep_type(source, &types, indices) {
            Ok(ty) => ty,
            Err((what, None)) => return Err(self.error(what)),
            Err((what, Some(ty))) => {
                let text = self.show(ty);
                return Err(self.error(format_args!("{what}, found '{text}'")));
            }
        };
        let args = self.body.make_list(&values);
        Ok((InstKind::Gep { source, flags, args }, ty))
    }

    // ---- control flow ----

    fn target(&self, number: u64) -> Result<BlockCall> {
        let block = self.block(number)?;
        if block == Block::from_u32(0) {
            return Err(self.error("the entry block cannot be a branch's target"));
        }
        Ok(BlockCall { block, args: ValueList::new() })
    }

    fn next_target(&mut self, ops: &mut Ops<'_>) -> Result<BlockCall> {
        let number = self.take(ops)?;
        self.target(number)
    }

    fn branch(&mut self, ops: &mut Ops<'_>) -> Result<(InstKind, Type)> {
        let then = self.next_target(ops)?;
        if ops.is_empty() {
            return Ok((InstKind::Br { target: then }, Type::VOID));
        }
        let otherwise = self.next_target(ops)?;
        let cond = self.value(ops, Type::I1)?;
        Ok((InstKind::CondBr { cond, then, otherwise }, Type::VOID))
    }

    fn switch(&mut self, ops: &mut Ops<'_>) -> Result<(InstKind, Type)> {
        let ty = self.take(ops)?;
        let ty = self.ty(ty)?;
        if !ty.is_int() {
            let text = self.show(ty);
            return Err(self.error(format_args!("expected an integer, found '{text}'")));
        }
        let value = self.value(ops, ty)?;
        let default = self.next_target(ops)?;
        let mut cases = Vec::with_capacity(ops.list.len() / 2);
        while !ops.is_empty() {
            let case = self.take(ops)?;
            let case = self.value_by_number(case, ty)?;
            let number = case.constant().map(|c| &self.m.cx.consts[c]);
            if !matches!(number, Some(ConstData::Int { .. } | ConstData::WideInt { .. })) {
                return Err(self.error("a case must be an integer constant"));
            }
            cases.push((case, self.next_target(ops)?));
        }
        let cases = self.body.switch_cases.push(cases);
        Ok((InstKind::Switch { value, default, cases }, Type::VOID))
    }

    fn phi(&mut self, list: &[u64]) -> Result<()> {
        let block = self.current_block()?;
        let Some((&ty, mut rest)) = list.split_first() else {
            return Err(self.error("an instruction lacks a part"));
        };
        if self.func.past_phis {
            return Err(self.error("phis must come first in a block"));
        }
        if block == Block::from_u32(0) {
            return Err(self.error("the entry block cannot have phis"));
        }
        let ty = self.value_type(ty)?;
        let mut flags = FastMath::NONE;
        if rest.len() % 2 != 0
            && let Some((&last, pairs)) = rest.split_last()
        {
            flags = fast_math(last);
            rest = pairs;
        }
        let mut operands = Vec::with_capacity(rest.len() / 2);
        for pair in rest.chunks_exact(2) {
            let value = self.signed_value(pair[0], ty)?;
            operands.push((value, self.block(pair[1])?));
        }
        self.func.phis.add(block, &operands, self.place);
        let n = self.body.blocks[block].params.len(&self.body.params) as u32;
        let local = self.define(ty, LocalDef::Param(block, n))?;
        self.body.blocks[block].params.push(local, &mut self.body.params);
        if !flags.is_empty() {
            self.param_info(local).fast_math = flags;
        }
        self.func.made.push(Made::Phi(local, block));
        Ok(())
    }

    // ---- calls ----

    fn bundle(&mut self, ops: &mut Ops<'_>) -> Result<()> {
        let tag = usize::try_from(self.take(ops)?).unwrap_or(usize::MAX);
        let Some(&tag) = self.bundle_tags.get(tag) else {
            return Err(self.error("there is no such tag of operand bundles"));
        };
        let mut values = Vec::new();
        while let Some(&first) = ops.list.first() {
            // Metadata are marked.
            if first == 0x8000_0000 {
                ops.next();
                values.push(self.value(ops, Type::METADATA)?);
            } else {
                values.push(self.typed_value(ops)?.1);
            }
        }
        let args = self.body.make_list(&values);
        self.func.bundles.push(Bundle { tag, args });
        Ok(())
    }

    /// The function type of a call, its callee and its arguments.
    fn callee(
        &mut self,
        ops: &mut Ops<'_>,
        attributes: u64,
    ) -> Result<(Value, ValueList, CallInfo, Type)> {
        let function_type = self.take(ops)?;
        let function_type = self.ty(function_type)?;
        let (callee_ty, callee) = self.typed_value(ops)?;
        let signature = self.m.cx.types.signature(function_type);
        let Some((ret, params, varargs)) = signature else {
            return Err(self.error("a call needs a function type"));
        };
        let Some(space) = callee_ty.address_space() else {
            return Err(self.error("the callee is no pointer"));
        };
        if params.len() > ops.list.len() {
            return Err(self.error("a call lacks an argument"));
        }
        // Copied, as forward values change the tables.
        let params = params.to_vec();
        let mut values = Vec::with_capacity(ops.list.len());
        for &param in &params {
            values.push(self.value(ops, param)?);
        }
        while varargs && !ops.is_empty() {
            values.push(self.typed_value(ops)?.1);
        }
        if !ops.is_empty() {
            return Err(self.error("a call with more arguments than its type has"));
        }
        let attributes = self.attributes(attributes, values.len())?;
        let mut info = CallInfo::new(function_type);
        info.ret_attrs = attributes.ret;
        info.arg_attrs = attributes.params.into();
        info.fn_attrs = attributes.function;
        info.address_space = space;
        info.bundles = std::mem::take(&mut self.func.bundles);
        let args = self.body.make_list(&values);
        Ok((callee, args, info, ret))
    }

    fn call(&mut self, ops: &mut Ops<'_>) -> Result<(InstKind, Type)> {
        let attributes = self.take(ops)?;
        let flags = self.take(ops)?;
        if flags >> 15 & 1 == 0 {
            return Err(self.unsupported("a call in bitcode with typed pointers"));
        }
        let fast_math = match flags >> 17 & 1 {
            0 => FastMath::NONE,
            _ => fast_math(self.take(ops)?),
        };
        let (callee, args, mut info, ret) = self.callee(ops, attributes)?;
        info.cc = CallConv((flags >> 1 & 0x3ff) as u16);
        info.fast_math = fast_math;
        info.tail = match (flags & 1, flags >> 14 & 1, flags >> 16 & 1) {
            (_, 1, _) => TailKind::MustTail,
            (_, _, 1) => TailKind::NoTail,
            (1, ..) => TailKind::Tail,
            _ => TailKind::None,
        };
        let info = self.body.calls.push(info);
        Ok((InstKind::Call { callee, args, info }, ret))
    }

    fn invoke(&mut self, ops: &mut Ops<'_>) -> Result<()> {
        let attributes = self.take(ops)?;
        let flags = self.take(ops)?;
        if flags >> 13 & 1 == 0 {
            return Err(self.unsupported("a call in bitcode with typed pointers"));
        }
        let then = self.next_target(ops)?;
        let otherwise = self.next_target(ops)?;
        let (callee, args, mut info, ret) = self.callee(ops, attributes)?;
        info.cc = CallConv((flags & 0x3ff) as u16);
        let info = self.body.calls.push(info);
        self.place_inst(InstKind::Call { callee, args, info }, ret)?;
        let block = self.current_block()?;
        let cond = self.m.cx.consts.bool(true).into();
        let branch = self.body.make_inst(InstKind::CondBr { cond, then, otherwise }, Type::VOID);
        self.body.append_inst(branch, block);
        if let Some(Made::Inst(_, second)) = self.func.made.last_mut() {
            *second = Some(branch);
        }
        self.func.past_phis = false;
        self.func.at += 1;
        Ok(())
    }

    fn landing_pad(&mut self, ops: &mut Ops<'_>) -> Result<(InstKind, Type)> {
        let ty = self.take(ops)?;
        let ty = self.value_type(ty)?;
        let _cleanup = self.take(ops)?;
        let clauses = self.take(ops)?;
        for _ in 0..clauses {
            let _kind = self.take(ops)?;
            self.typed_value(ops)?;
        }
        let value = self.m.cx.consts.poison(ty).into();
        Ok((InstKind::Freeze { value }, ty))
    }

    // ---- debug records ----

    /// Reads a debug record about a variable before the last instruction.
    fn debug_record(&mut self, code: u32, ops: &mut Ops<'_>) -> Result<()> {
        let Some(&last) = self.func.made.last() else {
            return Err(self.error("a debug record of no instruction"));
        };
        let location = self.take(ops)?;
        let mut md = |r: &mut Self| {
            let id = r.take(ops)?;
            r.metadata_operand(id)
        };
        let mut args;
        let kind;
        if code == 65 {
            kind = "dbg_label";
            args = vec![md(self)?];
        } else {
            let variable = md(self)?;
            let expression = md(self)?;
            kind = match code {
                61 | 64 => "dbg_value",
                62 => "dbg_declare",
                63 => "dbg_assign",
                _ => "dbg_declare_value",
            };
            let value = if code == 64 {
                let (_, value) = self.typed_value(ops)?;
                let operand = ir::ssa::MdOperand::Value(value);
                self.body.md_operands.push(operand).into()
            } else {
                md(self)?
            };
            args = vec![value, variable, expression];
            if code == 63 {
                for _ in 0..3 {
                    let id = self.take(ops)?;
                    args.push(self.metadata_operand(id)?);
                }
                // The address comes before its expression.
                args.swap(4, 5);
            }
        }
        args.push(self.metadata_operand(location)?);
        let kind = self.m.cx.symbols.intern(kind);
        let args = self.body.make_list(&args);
        let record = self.body.make_inst(InstKind::DebugRecord { kind, args }, Type::VOID);
        match last {
            Made::Inst(inst, _) => self.body.insert_inst_before(record, inst),
            Made::Phi(_, block) => self.body.append_inst(record, block),
        }
        Ok(())
    }
}
