//! OpenCL's built-in functions, by their mangled names (Itanium, as SPIR prescribes).

use ir::diagnostic::Diagnostic;
use ir::opencl::{demangle, is_signed};
use ir::ssa::{BinaryOp, FloatCc, Inst, InstKind, IntCc, Intrinsic, Type, Value};
use smallvec::SmallVec;
use transform::divergent::uniformity::Origin;

use super::builtin_names::{base, work_item};
use super::grid::Grid;
use super::intrinsic::{Rounding, ScalarFunction};
use super::message::Memory;
use super::piece::Piece;
use super::{Pieces, Select, Selected, image, refusal, subgroup};
use crate::abi::kernel::ImageArgument;
use crate::ir_passes::printf;
use crate::target::eu::{MathFn, Op, Type as Eu};
use crate::target::opencl::LOCAL_FENCE;

/// Source of the uniformity of a call's result.
pub(super) fn origin(name: &str) -> Origin {
    match work_item(name) {
        Some("get_global_id" | "get_local_id") => Origin::Divergent,
        // The dimension may be anything.
        Some(_) => Origin::Operands,
        None => match base(name) {
            // All work-items have one.
            Some(printf::BUFFER) => Origin::Operands,
            Some(base) => {
                subgroup::origin(base).or_else(|| image::origin(base)).unwrap_or(Origin::Operands)
            }
            None if name == image::INITIALIZER => Origin::Operands,
            None => Origin::Divergent,
        },
    }
}

/// The function of single values that a name stands for.
fn function(base: &str, params: &str, float: bool) -> Option<ScalarFunction> {
    use ScalarFunction as F;
    let signed = is_signed(params);
    Some(match base {
        "fmin" | "fmax" => F::FloatExtreme { larger: base == "fmax" },
        "min" | "max" if float => F::FloatExtreme { larger: base == "max" },
        "min" | "max" => F::IntExtreme { signed, larger: base == "max" },
        "abs" if signed => F::Abs,
        "fabs" => F::FloatAbs,
        "copysign" => F::CopySign,
        "fma" => F::Fused,
        "mad" => F::MultiplyAdd,
        "floor" => F::Round(Rounding::Down),
        "ceil" => F::Round(Rounding::Up),
        "trunc" => F::Round(Rounding::Zero),
        "rint" => F::Round(Rounding::Even),
        "sqrt" | "native_sqrt" | "half_sqrt" => F::Math(MathFn::Sqrt),
        "rsqrt" | "native_rsqrt" | "half_rsqrt" => F::Math(MathFn::Rsqrt),
        "native_recip" | "half_recip" => F::Math(MathFn::Inv),
        "native_divide" | "half_divide" => F::Math(MathFn::Fdiv),
        "exp2" | "native_exp2" | "half_exp2" => F::Math(MathFn::Exp),
        "native_log2" | "half_log2" => F::Math(MathFn::Log),
        "native_sin" => F::Math(MathFn::Sin),
        "native_cos" => F::Math(MathFn::Cos),
        "native_powr" | "half_powr" => F::Math(MathFn::Pow),
        "popcount" => F::CountOnes,
        "clz" => F::LeadingZeros,
        "ctz" => F::TrailingZeros,
        "mul_hi" => F::MultiplyHigh { signed },
        "mul24" => F::Multiply24,
        "add_sat" => F::Saturated { signed, difference: false },
        "sub_sat" => F::Saturated { signed, difference: true },
        "hadd" => F::Average { signed, up: false },
        "rhadd" => F::Average { signed, up: true },
        _ => return None,
    })
}

/// The comparison that a relational function makes; of one argument, with itself.
fn relation(base: &str) -> Option<FloatCc> {
    Some(match base {
        "isequal" => FloatCc::Oeq,
        "isnotequal" => FloatCc::Une,
        "isgreater" => FloatCc::Ogt,
        "isgreaterequal" => FloatCc::Oge,
        "isless" => FloatCc::Olt,
        "islessequal" => FloatCc::Ole,
        "islessgreater" => FloatCc::One,
        "isordered" => FloatCc::Ord,
        "isunordered" | "isnan" => FloatCc::Uno,
        _ => return None,
    })
}

/// Message for unknown functions, or unknown argument types, until the name is filled in.
const UNKNOWN: &str = "this built-in function";

/// `CLK_GLOBAL_MEM_FENCE`.
const GLOBAL_FENCE: u128 = 2;
/// `CLK_IMAGE_MEM_FENCE`.
const IMAGE_FENCE: u128 = 4;

impl Select<'_> {
    /// A call.
    pub(super) fn call(&mut self, inst: Inst) -> Selected {
        let body = self.body;
        let InstKind::Call { callee, args, .. } = &body.insts[inst].kind else {
            return Err(Diagnostic::error("a call that is none"));
        };
        let args = body.list(*args);
        let intrinsic = self.cx.intrinsic_of(*callee);
        if intrinsic != Intrinsic::None {
            return self.intrinsic(inst, intrinsic, args);
        }
        let Some(global) = self.cx.direct_callee(*callee) else {
            return Err(Diagnostic::unsupported("a call through a pointer, or inline assembly,"));
        };
        if self.cx.function(global).is_some_and(|f| f.body.is_some()) {
            return Err(refusal::not_inlined(self.cx, global));
        }
        let name = &self.cx.globals[global].name;
        if name.as_ref() == image::INITIALIZER {
            return self.sampler_initializer(inst, args);
        }
        let Some((base, params)) = demangle(name) else {
            return Err(refusal::unknown_function(name));
        };
        if work_item(name).is_some() {
            return self.work_item_call(inst, base, args);
        }
        if base == printf::BUFFER {
            let buffer = self.grid(Grid::PrintfBuffer, 0);
            self.set(inst, Pieces::from_elem(buffer, 1));
            return Ok(());
        }
        if self.synchronise(base, args)
            || self.sub_group_call(inst, base, params, args)?
            || self.image_call(inst, base, args)?
        {
            return Ok(());
        }
        if let Some(cc) = relation(base) {
            return self.relation(inst, cc, args);
        }
        let float = self.cx.types.scalar(self.result_type(inst)).is_float();
        if let Some(function) = function(base, params, float) {
            return self.apply_all(inst, function, args);
        }
        self.composite(inst, base, params, args).map_err(|error| {
            // It may be an unknown function.
            let unknown = error.message == Diagnostic::unsupported(UNKNOWN).message;
            if unknown { refusal::unknown_function(name) } else { error }
        })
    }

    /// Functions about the work-item.
    fn work_item_call(&mut self, inst: Inst, base: &str, args: &[Value]) -> Selected {
        let known = |arg: &Value| arg.constant().and_then(|c| self.cx.consts.as_uint(c));
        let piece = match args.first() {
            None => self.work_item(base, 0),
            Some(arg) => match known(arg) {
                Some(dimension) => {
                    self.work_item(base, usize::try_from(dimension).unwrap_or(usize::MAX))
                }
                None => self.work_item_of(inst, base, *arg)?,
            },
        };
        let bits = self.bits(self.result_type(inst));
        let scalar = self.is_scalar(inst);
        let piece = if scalar || !piece.is_uniform() {
            piece
        } else {
            self.convert(Eu::UD, Eu::UD, piece, false)
        };
        if bits == 64 && matches!(piece, Piece::Reg(_)) {
            if let Some(local) = self.body.result(inst) {
                self.extended[local] = Some((piece, false));
            }
            let wide = self.extend(false, [32, 64], piece, scalar);
            self.set(inst, Pieces::from_elem(wide, 1));
        } else {
            self.set(inst, Pieces::from_elem(piece, 1));
        }
        Ok(())
    }

    /// A number about the work-item in a dimension.
    fn work_item(&mut self, base: &str, dimension: usize) -> Piece {
        let beyond = u64::from(base.ends_with("size") || base == "get_num_groups");
        match (base, dimension) {
            // There are no more dimensions: sizes are 1, ids are 0.
            (_, 3..) => Piece::Imm(beyond),
            ("get_global_id", d) => self.global_id(d),
            ("get_local_id", d) => self.local_id(d),
            ("get_group_id", d) => self.group_id(d),
            ("get_local_size", d) => self.grid(Grid::LocalSize, d),
            ("get_enqueued_local_size", d) => self.grid(Grid::EnqueuedLocalSize, d),
            ("get_global_size", d) => self.grid(Grid::GlobalSize, d),
            ("get_num_groups", d) => self.grid(Grid::GroupCount, d),
            ("get_global_offset", d) => self.grid(Grid::GlobalOffset, d),
            _ => self.grid(Grid::WorkDimensions, 0),
        }
    }

    /// The same in a dimension that is not known yet.
    fn work_item_of(&mut self, inst: Inst, base: &str, dimension: Value) -> Selected<Piece> {
        let scalar = self.is_scalar(inst);
        let bits = self.bits(self.ty(dimension));
        let dimension = self.piece(dimension)?;
        let mut found = self.work_item(base, 3);
        for d in 0..3 {
            let args = [dimension, Piece::Imm(d as u64)];
            let flag = self.compare_ints(IntCc::Eq, bits, args, scalar);
            let own = self.work_item(base, d);
            found = self.choose_by(flag, false, Eu::UD, [own, found], scalar);
        }
        Ok(found)
    }

    /// Barriers and fences; whether it is one.
    fn synchronise(&mut self, base: &str, args: &[Value]) -> bool {
        let flags = args.first().and_then(|arg| arg.constant());
        // Unknown flags may be all of them.
        let flags = flags.and_then(|c| self.cx.consts.as_uint(c)).unwrap_or(u128::MAX);
        let barrier = matches!(base, "barrier" | "work_group_barrier");
        let fence = matches!(
            base,
            // The work-items of a sub-group run in step.
            "mem_fence"
                | "read_mem_fence"
                | "write_mem_fence"
                | "atomic_work_item_fence"
                | "sub_group_barrier"
        );
        if !barrier && !fence {
            return false;
        }
        if flags & LOCAL_FENCE != 0 {
            self.fence(Memory::Local);
        }
        if flags & GLOBAL_FENCE != 0 {
            self.fence(Memory::Global);
        }
        if flags & IMAGE_FENCE != 0
            && self.kernel.images.iter().any(ImageArgument::is_read_and_written)
        {
            self.fence_images();
        }
        if barrier {
            self.barrier();
        }
        true
    }

    /// Relational functions: 1 of scalars, -1 of elements of vectors.
    fn relation(&mut self, inst: Inst, cc: FloatCc, args: &[Value]) -> Selected {
        let scalar = self.is_scalar(inst);
        let ([first] | [first, _]) = args else {
            return Err(Diagnostic::unsupported(UNKNOWN));
        };
        let ty = self.float_type(self.cx.types.scalar(self.ty(*first)))?;
        let types = self.scalar_types(self.result_type(inst))?;
        let (a, b) = (self.pieces(*first)?, self.pieces(args[args.len() - 1])?);
        if a.len() != types.len() || b.len() != types.len() {
            return Err(Diagnostic::unsupported(UNKNOWN));
        }
        let mut found = Pieces::new();
        for (lane, &to) in types.iter().enumerate() {
            let (flag, inverse) = self.compare_floats(cc, ty, [a[lane], b[lane]], scalar);
            let truth = self.truth_of(flag, inverse, scalar);
            found.push(self.extend(types.len() > 1, [1, self.bits(to)], truth, scalar));
        }
        self.set(inst, found);
        Ok(())
    }

    /// Functions that are made of others.
    fn composite(&mut self, inst: Inst, base: &str, params: &str, args: &[Value]) -> Selected {
        let scalar = self.is_scalar(inst);
        if self.result_type(inst).is_void() || args.is_empty() {
            return Err(Diagnostic::unsupported(UNKNOWN));
        }
        let types = self.scalar_types(self.result_type(inst))?;
        let mut lists: Vec<Pieces> = Vec::new();
        for &arg in args {
            lists.push(self.pieces(arg)?);
        }
        if lists.iter().any(SmallVec::is_empty) {
            return Err(Diagnostic::unsupported("a function of nothing"));
        }
        let sources: SmallVec<[Type; 4]> =
            args.iter().map(|&arg| self.cx.types.scalar(self.ty(arg))).collect();
        if matches!((base, args.len()), ("dot", 2)) {
            let piece = self.dot(types[0], &lists[0], &lists[1], scalar)?;
            self.set(inst, Pieces::from_elem(piece, 1));
            return Ok(());
        }
        if let ("any" | "all", [list]) = (base, &lists[..]) {
            let op = if base == "any" { BinaryOp::Or } else { BinaryOp::And };
            let mut signs = list[0];
            for &piece in &list[1..] {
                signs = self.int_op(op, sources[0], [signs, piece], scalar)?;
            }
            let args = [signs, Piece::Imm(0)];
            let flag = self.compare_ints(IntCc::Slt, self.bits(sources[0]), args, scalar);
            let truth = self.truth_of(flag, false, scalar);
            let piece = self.extend(false, [1, 32], truth, scalar);
            self.set(inst, Pieces::from_elem(piece, 1));
            return Ok(());
        }
        if let Some(found) = self.geometric(base, types[0], &lists, scalar)? {
            self.set(inst, found);
            return Ok(());
        }
        let mut found = Pieces::new();
        for (lane, &ty) in types.iter().enumerate() {
            let operands: SmallVec<[Piece; 4]> =
                lists.iter().map(|list| list[lane.min(list.len() - 1)]).collect();
            let vector = types.len() > 1;
            found.push(self.composite_of(base, params, ty, &sources, &operands, vector, scalar)?);
        }
        self.set(inst, found);
        Ok(())
    }

    /// Functions of vectors of floats in space.
    fn geometric(
        &mut self,
        base: &str,
        ty: Type,
        lists: &[Pieces],
        scalar: bool,
    ) -> Selected<Option<Pieces>> {
        let differences = |select: &mut Self, a: &Pieces, b: &Pieces| -> Selected<Pieces> {
            let own = select.float_type(ty)?;
            let mut found = Pieces::new();
            for (&a, &b) in a.iter().zip(b) {
                let a = select.src(a, own, scalar);
                let b = select.negated(b, own, scalar);
                found.push(select.compute_of(Op::Add, own, &[a, b], scalar));
            }
            Ok(found)
        };
        let length = |select: &mut Self, a: &Pieces| -> Selected<Piece> {
            let square = select.dot(ty, a, a, scalar)?;
            select.apply(ScalarFunction::Math(MathFn::Sqrt), ty, &[square], scalar)
        };
        Ok(match (base, lists) {
            // In their fast forms these may overflow where a number's square does.
            ("fast_length", [a]) => Some(Pieces::from_elem(length(self, a)?, 1)),
            ("fast_distance", [a, b]) => {
                let between = differences(self, a, b)?;
                Some(Pieces::from_elem(length(self, &between)?, 1))
            }
            ("fast_normalize", [a]) => {
                let own = self.float_type(ty)?;
                let square = self.dot(ty, a, a, scalar)?;
                let inverse =
                    self.apply(ScalarFunction::Math(MathFn::Rsqrt), ty, &[square], scalar)?;
                let each = a.iter();
                Some(
                    each.map(|&x| self.compute(Op::Mul, own, own, &[x, inverse], scalar)).collect(),
                )
            }
            ("cross", [a, b]) if a.len() >= 3 && b.len() == a.len() && ty == Type::FLOAT => {
                let mut found = Pieces::new();
                for (i, j) in [(1, 2), (2, 0), (0, 1)] {
                    let product = self.compute(Op::Mul, Eu::F, Eu::F, &[a[j], b[i]], scalar);
                    let args = [product, a[i], b[j]];
                    found.push(self.mad(Eu::F, args, [false, true], scalar)?);
                }
                found.extend(a.iter().skip(3).map(|_| Piece::Imm(0)));
                Some(found)
            }
            _ => None,
        })
    }

    #[expect(clippy::too_many_arguments, reason = "what a function is made of, and of what")]
    fn composite_of(
        &mut self,
        base: &str,
        params: &str,
        ty: Type,
        sources: &[Type],
        args: &[Piece],
        vector: bool,
        scalar: bool,
    ) -> Selected<Piece> {
        let extreme = |larger: bool| {
            if ty.is_float() {
                ScalarFunction::FloatExtreme { larger }
            } else {
                ScalarFunction::IntExtreme { signed: is_signed(params), larger }
            }
        };
        Ok(match (base, args) {
            ("clamp", &[x, low, high]) => {
                let x = self.apply(extreme(true), ty, &[x, low], scalar)?;
                self.apply(extreme(false), ty, &[x, high], scalar)?
            }
            ("abs", &[x]) => x,
            ("mad24", &[a, b, c]) | ("mad_lo", &[a, b, c]) => {
                let product = self.compute(Op::Mul, Eu::D, Eu::D, &[a, b], scalar);
                self.compute(Op::Add, Eu::D, Eu::D, &[product, c], scalar)
            }
            ("mad_hi", &[a, b, c]) => {
                let function = ScalarFunction::MultiplyHigh { signed: is_signed(params) };
                let product = self.apply(function, ty, &[a, b], scalar)?;
                self.compute(Op::Add, Eu::D, Eu::D, &[product, c], scalar)
            }
            ("rotate", &[a, b]) => {
                self.apply(ScalarFunction::FunnelShift { left: true }, ty, &[a, a, b], scalar)?
            }
            ("mix", &[a, b, t]) => {
                let own = self.float_type(ty)?;
                let negative = self.negated(a, own, scalar);
                let b = self.src(b, own, scalar);
                let step = self.compute_of(Op::Add, own, &[b, negative], scalar);
                self.apply(ScalarFunction::MultiplyAdd, ty, &[step, t, a], scalar)?
            }
            ("step", &[edge, x]) => {
                let own = self.float_type(ty)?;
                let (flag, inverse) = self.compare_floats(FloatCc::Olt, own, [x, edge], scalar);
                let one = Number::One.bits(ty);
                let args = [Piece::Imm(0), Piece::Imm(one)];
                self.choose_by(flag, inverse, self.raw(ty), args, scalar)
            }
            ("abs_diff", &[a, b]) => {
                let larger = self.apply(extreme(true), ty, &[a, b], scalar)?;
                let smaller = self.apply(extreme(false), ty, &[a, b], scalar)?;
                self.int_op(BinaryOp::Sub, ty, [larger, smaller], scalar)?
            }
            ("upsample", &[high, low]) => {
                let narrow = self.bits(sources[0]);
                self.pack_bits(&[low, high], narrow, self.bits(ty).max(32), scalar)
            }
            ("isinf", &[x]) => {
                let own = self.float_type(sources[0])?;
                let number = self.apply(ScalarFunction::FloatAbs, sources[0], &[x], scalar)?;
                let infinity = Piece::Imm(Number::Infinity.bits(sources[0]));
                let (flag, inverse) =
                    self.compare_floats(FloatCc::Oeq, own, [number, infinity], scalar);
                let truth = self.truth_of(flag, inverse, scalar);
                self.extend(vector, [1, self.bits(ty)], truth, scalar)
            }
            ("bitselect", &[a, b, c]) => {
                let raw = self.raw(ty);
                let differ = self.logic(Op::Xor, raw, [a, b], scalar);
                let chosen = self.logic(Op::And, raw, [differ, c], scalar);
                self.logic(Op::Xor, raw, [a, chosen], scalar)
            }
            ("select", &[a, b, c]) => {
                // Of vectors by the sign, of scalars by any bit.
                let bits = self.bits(sources[2]);
                let cc = if vector { IntCc::Slt } else { IntCc::Ne };
                let flag = self.compare_ints(cc, bits, [c, Piece::Imm(0)], scalar);
                self.choose_by(flag, false, self.raw(ty), [b, a], scalar)
            }
            _ => return Err(Diagnostic::unsupported(UNKNOWN)),
        })
    }

    /// A scalar product.
    fn dot(&mut self, ty: Type, a: &[Piece], b: &[Piece], scalar: bool) -> Selected<Piece> {
        let own = self.float_type(ty)?;
        let mut sum: Option<Piece> = None;
        for (&a, &b) in a.iter().zip(b) {
            sum = Some(match sum {
                None => self.compute(Op::Mul, own, own, &[a, b], scalar),
                Some(sum) => self.apply(ScalarFunction::MultiplyAdd, ty, &[a, b, sum], scalar)?,
            });
        }
        Ok(sum.unwrap_or(Piece::Imm(0)))
    }
}

/// Floats that functions need.
#[derive(Clone, Copy, Debug)]
enum Number {
    One,
    Infinity,
}

impl Number {
    /// The bits, as a float of a type.
    fn bits(self, ty: Type) -> u64 {
        match (self, ty) {
            (Self::One, Type::HALF) => 0x3c00,
            (Self::One, Type::DOUBLE) => 1.0f64.to_bits(),
            (Self::One, _) => 1.0f32.to_bits().into(),
            (Self::Infinity, Type::HALF) => 0x7c00,
            (Self::Infinity, Type::DOUBLE) => f64::INFINITY.to_bits(),
            (Self::Infinity, _) => f32::INFINITY.to_bits().into(),
        }
    }
}
