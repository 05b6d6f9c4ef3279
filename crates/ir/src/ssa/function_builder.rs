//! Builder of whole functions, for a JIT that makes kernels of its own.
//!
//! [`FunctionBuilder`] makes a function in a module and writes it from its start to its end. It derefs to [`Builder`],
//! which has the instructions; here are the function itself, elements of arrays, numbers, and control flow as blocks
//! with parameters, so that no phis have to be placed: [`FunctionBuilder::if_else`] and [`FunctionBuilder::for_range`]
//! take the arms as closures, and the values that differ by path are their results.
//!
//! ```
//! use ir::ssa::{CallConv, FunctionBuilder, Module, Type};
//!
//! // out[0] = 0 + 1 + … + (n - 1)
//! let mut module = Module::new("sum.ll");
//! let params = [("out", Type::PTR), ("n", Type::I32)];
//! let mut f = FunctionBuilder::new(&mut module, "sum", CallConv::PTX_KERNEL, &params);
//! let (out, n) = (f.arg(0), f.arg(1));
//! let zero = f.int(Type::I32, 0);
//! let [sum] = f.for_range(zero, n, 1, [zero], |f, i, [sum]| [f.add(sum, i)]);
//! f.store_element(sum, out, zero);
//! f.finish();
//! assert!(ir::ssa::verify::verify(&module).is_empty());
//! ```

use core::ops::{Deref, DerefMut};

use super::builder::{Builder, InsertPoint};
use super::function::{Block, Body};
use super::instructions::{Align, BinaryOp, CallConv, FastMath, Flags, InstKind, IntCc, Value};
use super::module::{FunctionData, Global, GlobalData, GlobalKind, Module};
use super::types::{FloatKind, Type};

/// Writes a function of a module.
pub struct FunctionBuilder<'a> {
    builder: Builder<'a>,
    function: Global,
    /// Flags that float instructions made here get.
    pub fast_math: FastMath,
}

impl<'a> Deref for FunctionBuilder<'a> {
    type Target = Builder<'a>;

    fn deref(&self) -> &Builder<'a> {
        &self.builder
    }
}

impl DerefMut for FunctionBuilder<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.builder
    }
}

impl<'a> FunctionBuilder<'a> {
    /// Begins a function that returns nothing, with a convention ([`CallConv::PTX_KERNEL`], [`CallConv::AMDGPU_KERNEL`] and
    /// [`CallConv::SPIR_KERNEL`] make kernels) and parameters of these names and types.
    ///
    /// # Panics
    /// If the module has a global of that name.
    pub fn new(
        module: &'a mut Module,
        name: &str,
        convention: CallConv,
        params: &[(&str, Type)],
    ) -> Self {
        assert!(module.cx.find_global(name).is_none(), "a second '@{name}'");
        let mut body = Body::default();
        let entry = body.append_block();
        for &(name, ty) in params {
            let local = body.append_param(entry, ty);
            body.set_local_name(local, name);
        }
        let types: Vec<Type> = params.iter().map(|param| param.1).collect();
        let ty = module.cx.types.function(Type::VOID, &types, false);
        let id = module.bodies.push(body);
        let function =
            FunctionData { cc: convention, body: Some(id).into(), ..FunctionData::default() };
        let kind = GlobalKind::Function(Box::new(function));
        let function = module.cx.add_global(GlobalData::new(name, ty, kind));
        let builder = Builder::new(&mut module.bodies[id], &mut module.cx, InsertPoint::End(entry));
        Self { builder, function, fast_math: FastMath::NONE }
    }

    /// The function.
    pub fn function(&self) -> Global {
        self.function
    }

    /// A parameter, from 0.
    ///
    /// # Panics
    /// If there are not so many.
    pub fn arg(&self, n: usize) -> Value {
        self.body.block_params(self.body.entry())[n].into()
    }

    /// The float constant `number` of type `float` or `double`, rounded to it.
    ///
    /// # Panics
    /// If `ty` is another type.
    pub fn float(&mut self, ty: Type, number: f64) -> Value {
        let bits = match ty.float_kind() {
            Some(FloatKind::Float) => u128::from((number as f32).to_bits()),
            Some(FloatKind::Double) => u128::from(number.to_bits()),
            _ => panic!("a number of a type that is neither float nor double"),
        };
        self.cx.consts.float(ty, bits).into()
    }

    /// `fadd`
    pub fn fadd(&mut self, a: Value, b: Value) -> Value {
        self.float_op(BinaryOp::FAdd, a, b)
    }

    /// `fsub`
    pub fn fsub(&mut self, a: Value, b: Value) -> Value {
        self.float_op(BinaryOp::FSub, a, b)
    }

    /// `fmul`
    pub fn fmul(&mut self, a: Value, b: Value) -> Value {
        self.float_op(BinaryOp::FMul, a, b)
    }

    /// `fdiv`
    pub fn fdiv(&mut self, a: Value, b: Value) -> Value {
        self.float_op(BinaryOp::FDiv, a, b)
    }

    fn float_op(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        let fast_math = self.fast_math;
        self.fbinary(op, fast_math, a, b)
    }

    /// `fneg`
    pub fn fneg(&mut self, value: Value) -> Value {
        let ty = self.ty(value);
        let fast_math = self.fast_math;
        self.value(InstKind::FNeg { fast_math, value }, ty)
    }

    /// A call of an intrinsic of some values of one type that has a result of that type, by its name without the type:
    /// `unary` ones as `llvm.sqrt`, others as `llvm.maxnum`.
    ///
    /// # Panics
    /// If there is no argument.
    pub fn float_intrinsic(&mut self, name: &str, args: &[Value]) -> Value {
        let ty = self.ty(args[0]);
        let suffix = match ty.float_kind() {
            Some(FloatKind::Half) => "f16",
            Some(FloatKind::BFloat) => "bf16",
            Some(FloatKind::Double) => "f64",
            _ => "f32",
        };
        self.intrinsic(&format!("{name}.{suffix}"), ty, args)
    }

    /// The address of element `index` of an array of `ty` at `base`.
    pub fn element(&mut self, ty: Type, base: Value, index: Value) -> Value {
        self.gep(ty, base, &[index], Flags::NONE)
    }

    /// Loads element `index` of an array of `ty` at `base`.
    pub fn load_element(&mut self, ty: Type, base: Value, index: Value) -> Value {
        let address = self.element(ty, base, index);
        let align = self.natural_align(ty);
        self.load(ty, address, align)
    }

    /// Stores to element `index` of an array at `base`.
    pub fn store_element(&mut self, value: Value, base: Value, index: Value) {
        let ty = self.ty(value);
        let address = self.element(ty, base, index);
        let align = self.natural_align(ty);
        self.store(value, address, align);
    }

    fn natural_align(&self, ty: Type) -> Align {
        self.cx.abi_align(ty)
    }

    /// Runs one of two arms. The results are those of the arm that ran.
    pub fn if_else<const N: usize>(
        &mut self,
        condition: Value,
        then: impl FnOnce(&mut Self) -> [Value; N],
        otherwise: impl FnOnce(&mut Self) -> [Value; N],
    ) -> [Value; N] {
        let [taken, other, end] = core::array::from_fn(|_| self.body.append_block());
        let arms = (self.body.block_call(taken, &[]), self.body.block_call(other, &[]));
        self.cond_br(condition, arms.0, arms.1);
        self.place = InsertPoint::End(taken);
        let results = then(self);
        let params = results.map(|value| {
            let ty = self.ty(value);
            self.param(end, ty).into()
        });
        self.br(end, &results);
        self.place = InsertPoint::End(other);
        let results = otherwise(self);
        self.br(end, &results);
        self.place = InsertPoint::End(end);
        params
    }

    /// Does something if a condition holds.
    pub fn if_then(&mut self, condition: Value, then: impl FnOnce(&mut Self)) {
        let _: [Value; 0] = self.if_else(
            condition,
            |f| {
                then(f);
                []
            },
            |_| [],
        );
    }

    /// Counts from `start` to `end`, which is not reached, by a positive `step`, as signed numbers. The values begin as `initial`
    /// and become what each turn gives; the last are the result.
    pub fn for_range<const N: usize>(
        &mut self,
        start: Value,
        end: Value,
        step: u32,
        initial: [Value; N],
        turn: impl FnOnce(&mut Self, Value, [Value; N]) -> [Value; N],
    ) -> [Value; N] {
        let ty = self.ty(start);
        let [head, body, done] = core::array::from_fn(|_| self.body.append_block());
        let counter: Value = self.param(head, ty).into();
        let state = initial.map(|value| {
            let ty = self.ty(value);
            Value::from(self.param(head, ty))
        });
        self.jump(head, start, &initial);
        self.place = InsertPoint::End(head);
        let more = self.icmp(IntCc::Slt, counter, end);
        let arms = (self.body.block_call(body, &[]), self.body.block_call(done, &[]));
        self.cond_br(more, arms.0, arms.1);
        self.place = InsertPoint::End(body);
        let results = turn(self, counter, state);
        let step = self.int(ty, step.into());
        let next = self.add(counter, step);
        self.jump(head, next, &results);
        self.place = InsertPoint::End(done);
        state
    }

    fn jump(&mut self, to: Block, first: Value, others: &[Value]) {
        let args: Vec<Value> = [first].into_iter().chain(others.iter().copied()).collect();
        self.br(to, &args);
    }

    /// Ends the function. Returns its handle.
    pub fn finish(mut self) -> Global {
        self.ret(None);
        self.function
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ssa::print::module_to_string;
    use crate::ssa::verify::verify;

    #[test]
    fn ways_and_turns_have_their_phis() {
        let mut module = Module::new("k.ll");
        let params = [("out", Type::PTR), ("n", Type::I32)];
        let mut f = FunctionBuilder::new(&mut module, "k", CallConv::PTX_KERNEL, &params);
        let (out, n) = (f.arg(0), f.arg(1));
        let zero = f.int(Type::I32, 0);
        let one = f.float(Type::FLOAT, 1.0);
        let [sum] = f.for_range(zero, n, 2, [one], |f, i, [sum]| {
            let odd = f.icmp(IntCc::Eq, i, n);
            let root = f.float_intrinsic("llvm.sqrt", &[sum]);
            f.if_else(odd, |f| [f.fadd(sum, root)], |f| [f.fneg(sum)])
        });
        let some = f.icmp(IntCc::Ne, n, zero);
        f.if_then(some, |f| f.store_element(sum, out, n));
        f.finish();
        let mistakes = verify(&module);
        assert!(mistakes.is_empty(), "{mistakes}");
        let text = module_to_string(&module);
        for part in
            ["phi i32 [ 0, %0 ]", "define ptx_kernel void @k(ptr %out, i32 %n)", "@llvm.sqrt.f32"]
        {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
}
