//! Building instructions at a place in a function.
//!
//! [`Builder`] makes instructions without looking for simplifications; passes that want folding call
//! the simplifier on what they build.

use super::constants::{Const, ConstData};
use super::function::{Block, Body, Inst, Local, ValueMap};
use super::instructions::{
    Align, BinaryOp, BlockCall, CallInfo, CastOp, FastMath, Flags, FloatCc, InstKind, IntCc,
    Ordering, Value,
};
use super::metadata::Md;
use super::module::{Context, Global};
use super::symbol::sym;
use super::types::{Type, TypeKind};
use cranelift_entity::packed_option::PackedOption;

/// Insertion point of the next instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InsertPoint {
    /// At the end of a block.
    End(Block),
    /// Before an instruction.
    Before(Inst),
}

/// Makes instructions at a place.
pub struct Builder<'a> {
    /// The function.
    pub body: &'a mut Body,
    /// Data that the module's functions share.
    pub cx: &'a mut Context,
    /// Insertion point of the next instruction.
    pub place: InsertPoint,
    /// Debug location of what is built.
    pub debug_loc: PackedOption<Md>,
}

impl<'a> Builder<'a> {
    /// A builder at `place`.
    pub fn new(body: &'a mut Body, cx: &'a mut Context, place: InsertPoint) -> Self {
        let debug_loc = match place {
            InsertPoint::Before(inst) => body.insts[inst].debug_loc,
            InsertPoint::End(_) => None.into(),
        };
        Builder { body, cx, place, debug_loc }
    }

    /// Places an instruction and gives it back.
    pub fn inst(&mut self, kind: InstKind, ty: Type) -> Inst {
        let inst = self.body.make_inst(kind, ty);
        self.body.insts[inst].debug_loc = self.debug_loc;
        match self.place {
            InsertPoint::End(block) => self.body.append_inst(inst, block),
            InsertPoint::Before(before) => self.body.insert_inst_before(inst, before),
        }
        inst
    }

    /// Places an instruction with a result and gives that back.
    ///
    /// An operand that is not this function's has the type `void`, and so has then what is computed from it: poison stands
    /// for that, and the verifier refuses the instruction.
    pub fn value(&mut self, kind: InstKind, ty: Type) -> Value {
        let inst = self.inst(kind, ty);
        match self.body.result(inst) {
            Some(result) => result.into(),
            None => self.cx.consts.poison(ty).into(),
        }
    }

    /// Type of `v`.
    pub fn ty(&self, v: Value) -> Type {
        self.body.value_type(v, self.cx)
    }

    /// The integer constant `n` of type `ty` (a splat where `ty` is a vector).
    pub fn int(&mut self, ty: Type, n: u128) -> Value {
        match self.cx.types.kind(ty) {
            TypeKind::Vector { elem, lanes, .. } => {
                let c = self.cx.consts.int(elem, n);
                self.splat_const(ty, c, lanes)
            }
            _ => self.cx.consts.int(ty, n).into(),
        }
    }

    /// The signed integer constant `n` (a splat where `ty` is a vector).
    pub fn sint(&mut self, ty: Type, n: i128) -> Value {
        let elem = self.cx.types.scalar(ty);
        let c = self.cx.consts.sint(elem, n);
        self.shaped(ty, c)
    }

    /// The integer of any width whose lowest `count` bits are set (a splat where `ty` is a vector).
    pub fn low_bits(&mut self, ty: Type, count: u32) -> Value {
        let elem = self.cx.types.scalar(ty);
        let c = self.cx.consts.low_bits(elem, count);
        self.shaped(ty, c)
    }

    /// The integer of any width of which only bit `n` is set (a splat where `ty` is a vector).
    pub fn one_bit(&mut self, ty: Type, n: u32) -> Value {
        let elem = self.cx.types.scalar(ty);
        let c = self.cx.consts.one_bit(elem, n);
        self.shaped(ty, c)
    }

    fn shaped(&mut self, ty: Type, c: Const) -> Value {
        match self.cx.types.kind(ty) {
            TypeKind::Vector { lanes, .. } => self.splat_const(ty, c, lanes),
            _ => c.into(),
        }
    }

    fn splat_const(&mut self, ty: Type, c: Const, lanes: u32) -> Value {
        let elems = vec![c; lanes as usize];
        self.cx.consts.aggregate(ty, &elems).into()
    }

    /// A two-operand integer instruction without flags.
    pub fn binary(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        self.binary_flags(op, Flags::NONE, a, b)
    }

    /// A two-operand integer instruction.
    pub fn binary_flags(&mut self, op: BinaryOp, flags: Flags, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        self.value(InstKind::Binary { op, flags, fast_math: FastMath::NONE, args: [a, b] }, ty)
    }

    /// A two-operand float instruction.
    pub fn fbinary(&mut self, op: BinaryOp, fast_math: FastMath, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        self.value(InstKind::Binary { op, flags: Flags::NONE, fast_math, args: [a, b] }, ty)
    }

    /// `add`
    pub fn add(&mut self, a: Value, b: Value) -> Value {
        self.binary(BinaryOp::Add, a, b)
    }

    /// `sub`
    pub fn sub(&mut self, a: Value, b: Value) -> Value {
        self.binary(BinaryOp::Sub, a, b)
    }

    /// `mul`
    pub fn mul(&mut self, a: Value, b: Value) -> Value {
        self.binary(BinaryOp::Mul, a, b)
    }

    /// `and`
    pub fn and(&mut self, a: Value, b: Value) -> Value {
        self.binary(BinaryOp::And, a, b)
    }

    /// `or`
    pub fn or(&mut self, a: Value, b: Value) -> Value {
        self.binary(BinaryOp::Or, a, b)
    }

    /// `xor`
    pub fn xor(&mut self, a: Value, b: Value) -> Value {
        self.binary(BinaryOp::Xor, a, b)
    }

    /// A shift by a constant.
    pub fn shift(&mut self, op: BinaryOp, a: Value, by: u32) -> Value {
        let ty = self.ty(a);
        let amount = self.int(ty, u128::from(by));
        self.binary(op, a, amount)
    }

    /// A conversion; `v` itself where it is a no-op cast to its own type.
    pub fn cast(&mut self, op: CastOp, v: Value, ty: Type) -> Value {
        if self.ty(v) == ty {
            return v;
        }
        self.value(
            InstKind::Cast { op, flags: Flags::NONE, fast_math: FastMath::NONE, value: v },
            ty,
        )
    }

    /// `zext` or `trunc` to the integer type `ty`, as needed.
    pub fn zext_or_trunc(&mut self, v: Value, ty: Type) -> Value {
        let (from, to) = (self.cx.bits(self.ty(v)), self.cx.bits(ty));
        self.cast(if from > to { CastOp::Trunc } else { CastOp::ZExt }, v, ty)
    }

    /// `sext` or `trunc` to the integer type `ty`, as needed.
    pub fn sext_or_trunc(&mut self, v: Value, ty: Type) -> Value {
        let (from, to) = (self.cx.bits(self.ty(v)), self.cx.bits(ty));
        self.cast(if from > to { CastOp::Trunc } else { CastOp::SExt }, v, ty)
    }

    /// `icmp`
    pub fn icmp(&mut self, cc: IntCc, a: Value, b: Value) -> Value {
        let shape = self.ty(a);
        let ty = self.cx.types.with_shape_of(Type::I1, shape);
        self.value(InstKind::ICmp { cc, flags: Flags::NONE, args: [a, b] }, ty)
    }

    /// `fcmp`
    pub fn fcmp(&mut self, cc: FloatCc, a: Value, b: Value) -> Value {
        let shape = self.ty(a);
        let ty = self.cx.types.with_shape_of(Type::I1, shape);
        self.value(InstKind::FCmp { cc, fast_math: FastMath::NONE, args: [a, b] }, ty)
    }

    /// `freeze`; zero in place of a constant that is poison or undefined as a whole.
    pub fn freeze(&mut self, v: Value) -> Value {
        let ty = self.ty(v);
        match v.constant().map(|c| &self.cx.consts[c]) {
            Some(ConstData::Poison(_) | ConstData::Undef(_)) => self.cx.consts.zero(ty).into(),
            Some(ConstData::Int { .. } | ConstData::WideInt { .. } | ConstData::Float { .. }) => v,
            _ => self.value(InstKind::Freeze { value: v }, ty),
        }
    }

    /// `select`
    pub fn select(&mut self, cond: Value, then: Value, otherwise: Value) -> Value {
        let ty = self.ty(then);
        self.value(
            InstKind::Select { fast_math: FastMath::NONE, args: [cond, then, otherwise] },
            ty,
        )
    }

    /// `load`, not volatile, not atomic.
    pub fn load(&mut self, ty: Type, ptr: Value, align: Align) -> Value {
        let ordering = Ordering::NotAtomic;
        self.value(InstKind::Load { ptr, align, volatile: false, ordering, scope: sym::EMPTY }, ty)
    }

    /// `store`, not volatile, not atomic.
    pub fn store(&mut self, value: Value, ptr: Value, align: Align) -> Inst {
        let ordering = Ordering::NotAtomic;
        self.inst(
            InstKind::Store { value, ptr, align, volatile: false, ordering, scope: sym::EMPTY },
            Type::VOID,
        )
    }

    /// `getelementptr i8, ptr, offset`; the pointer itself for a constant zero.
    pub fn byte_offset(&mut self, ptr: Value, offset: i64, flags: Flags) -> Value {
        if offset == 0 {
            return ptr;
        }
        let offset = self.cx.consts.i64(offset);
        self.gep(Type::I8, ptr, &[offset.into()], flags)
    }

    /// `getelementptr`; scalar pointers and indices only.
    pub fn gep(&mut self, source: Type, ptr: Value, indices: &[Value], flags: Flags) -> Value {
        let ty = self.ty(ptr);
        let mut list = vec![ptr];
        list.extend_from_slice(indices);
        let args = self.body.make_list(&list);
        self.value(InstKind::Gep { source, flags, args }, ty)
    }

    /// `extractelement` with a constant index.
    pub fn extract(&mut self, vector: Value, lane: u32) -> Value {
        let ty = self.ty(vector);
        let elem = self.cx.types.scalar(ty);
        let index = self.cx.consts.i32(lane as i32);
        self.value(InstKind::ExtractElement { args: [vector, index.into()] }, elem)
    }

    /// `insertelement` with a constant index.
    pub fn insert(&mut self, vector: Value, elem: Value, lane: u32) -> Value {
        let ty = self.ty(vector);
        let index = self.cx.consts.i32(lane as i32);
        self.value(InstKind::InsertElement { args: [vector, elem, index.into()] }, ty)
    }

    /// A vector whose elements `element` makes of their numbers.
    pub fn vector(&mut self, ty: Type, mut element: impl FnMut(&mut Self, u32) -> Value) -> Value {
        let mut vector = Value::from(self.cx.consts.poison(ty));
        for lane in 0..self.cx.types.lanes(ty) {
            let value = element(self, lane);
            vector = self.insert(vector, value, lane);
        }
        vector
    }

    /// `extractvalue` of one index.
    pub fn extract_value(&mut self, aggregate: Value, n: u32) -> Value {
        let ty = self.ty(aggregate);
        let elem = self.cx.types.element(ty, u64::from(n)).expect("an element of the aggregate");
        let path = self.body.index_paths.push([n].into());
        self.value(InstKind::ExtractValue { value: aggregate, path }, elem)
    }

    /// `insertvalue` of one index.
    pub fn insert_value(&mut self, aggregate: Value, elem: Value, n: u32) -> Value {
        let ty = self.ty(aggregate);
        let path = self.body.index_paths.push([n].into());
        self.value(InstKind::InsertValue { args: [aggregate, elem], path }, ty)
    }

    /// A call of an intrinsic by its full name; declared where it is not yet.
    pub fn call_intrinsic(&mut self, name: &str, ret: Type, args: &[Value]) -> Inst {
        let params: Vec<Type> = args.iter().map(|&a| self.ty(a)).collect();
        let global = self.cx.intrinsic(name, ret, &params);
        self.call(global, args)
    }

    /// The result of a call of an intrinsic by its full name, which has one.
    pub fn intrinsic(&mut self, name: &str, ret: Type, args: &[Value]) -> Value {
        let call = self.call_intrinsic(name, ret, args);
        self.body.result(call).expect("an intrinsic with a result").into()
    }

    /// A call of a function of the module, with its convention and no attributes.
    pub fn call(&mut self, global: Global, args: &[Value]) -> Inst {
        let callee = self.cx.global_address(global).into();
        let ty = self.cx.globals[global].ty;
        let ret = self.cx.types.signature(ty).map_or(Type::VOID, |s| s.0);
        let mut info = CallInfo::new(ty);
        info.cc = self.cx.function(global).map_or_else(Default::default, |f| f.cc);
        let info = self.body.calls.push(info);
        let args = self.body.make_list(args);
        self.inst(InstKind::Call { callee, args, info }, ret)
    }

    /// `br label`
    pub fn br(&mut self, block: Block, args: &[Value]) -> Inst {
        let target = self.body.block_call(block, args);
        self.inst(InstKind::Br { target }, Type::VOID)
    }

    /// `br i1`
    pub fn cond_br(&mut self, cond: Value, then: BlockCall, otherwise: BlockCall) -> Inst {
        self.inst(InstKind::CondBr { cond, then, otherwise }, Type::VOID)
    }

    /// `ret`
    pub fn ret(&mut self, value: Option<Value>) -> Inst {
        self.inst(InstKind::Ret { value: value.into() }, Type::VOID)
    }

    /// Adds a parameter to a block.
    pub fn param(&mut self, block: Block, ty: Type) -> Local {
        self.body.append_param(block, ty)
    }
}

impl Body {
    /// Replaces instructions by values. `replace` takes an instruction of `found`, with what was found out of it, puts what is to
    /// stand there instead before it, and returns the value of its result, or none if it stays. Returns the number of instructions
    /// replaced.
    pub fn replace_insts<T>(
        &mut self,
        cx: &mut Context,
        found: impl IntoIterator<Item = (Inst, T)>,
        mut replace: impl FnMut(&mut Builder<'_>, Inst, T) -> Option<Value>,
    ) -> u64 {
        let mut replaced = ValueMap::new();
        let mut count = 0;
        for (inst, data) in found {
            let mut b = Builder::new(self, cx, InsertPoint::Before(inst));
            let Some(value) = replace(&mut b, inst, data) else { continue };
            if let Some(result) = self.result(inst) {
                replaced[result] = Some(value).into();
            }
            self.remove_inst(inst);
            count += 1;
        }
        if count > 0 {
            self.rewrite(&replaced);
        }
        count
    }
}
