//! The rules' side of Rust: what operations are, and what patterns and expressions of `rules.isle` mean.

use ir::diagnostic::Diagnostic;
use ir::machine::Opcode;
use ir::ssa::{BinaryOp, CastOp, FastMath, FloatCc, Inst, InstKind, IntCc, Intrinsic, Type, Value};
use smallvec::SmallVec;

use super::bools::Mask;
use super::mask_ops::MaskOp;
use super::part::{Arg, BOTH_NEGATED, Part, Src, Val};
use super::shape::{self, Ty};
use super::{Isel, Lowered, Parts};
use crate::target::classes::Bank;
use crate::target::constants::inline_code;
use crate::target::table::{self, Constant, modifier, op};

/// An operation on scalars or pairs of 16 bits.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    Binary { op: BinaryOp, fast: FastMath, a: Arg, b: Arg },
    FNeg { a: Arg },
    Cast { op: CastOp, from: Ty, a: Arg },
    ICmp { cc: IntCc, a: Arg, b: Arg },
    FCmp { cc: FloatCc, a: Arg, b: Arg },
    Select { c: Arg, a: Arg, b: Arg },
    Call1 { f: Intrinsic, fast: FastMath, a: Arg },
    Call2 { f: Intrinsic, fast: FastMath, a: Arg, b: Arg },
    Call3 { f: Intrinsic, fast: FastMath, a: Arg, b: Arg, c: Arg },
}

#[allow(
    clippy::all,
    dead_code,
    unreachable_patterns,
    unreachable_code,
    unused_imports,
    unused_variables,
    unused_mut,
    missing_docs,
    unreachable_pub,
    trivial_numeric_casts,
    unused_lifetimes,
    reason = "generated from rules.isle"
)]
mod generated {
    extern crate alloc;
    use super::*;
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

/// Selection by rule cannot fail: the first failure is kept here and found at the end.
impl Isel<'_> {
    fn try_or<T>(&mut self, result: Lowered<T>, instead: T) -> T {
        result.unwrap_or_else(|error| {
            self.failure.get_or_insert(error);
            instead
        })
    }

    fn undef_val(dwords: usize) -> Val {
        if dwords == 2 { Val::two(Part::Undef, Part::Undef) } else { Val::one(Part::Undef) }
    }

    /// Selects an operation.
    pub(crate) fn lower(&mut self, bank: Bank, ty: Ty, operation: &Op) -> Lowered<Option<Val>> {
        let result = generated::constructor_lower(self, &bank, &ty, operation);
        match self.failure.take() {
            Some(error) => Err(error),
            None => Ok(result),
        }
    }

    /// Selects an instruction without memory: element by element if it is of vectors.
    pub(super) fn arithmetic(&mut self, inst: Inst) -> Lowered {
        let result = self.body.result(inst).expect("a result");
        let bank = self.banks.of_local(result);
        let kind = self.body.insts[inst].kind.clone();
        let to = self.body.locals[result].ty;
        let (of, args): (Type, SmallVec<[Value; 4]>) = match &kind {
            InstKind::FNeg { value, .. } => (to, SmallVec::from_slice(&[*value])),
            InstKind::Binary { args, .. } => (to, SmallVec::from_slice(args)),
            InstKind::Cast { value, .. } => (to, SmallVec::from_slice(&[*value])),
            InstKind::ICmp { args, .. } => (self.ty(args[0]), SmallVec::from_slice(args)),
            InstKind::FCmp { args, .. } => (self.ty(args[0]), SmallVec::from_slice(args)),
            InstKind::Select { args, .. } => (to, SmallVec::from_slice(args)),
            _ => unreachable!("arithmetic"),
        };
        if let InstKind::Cast { op: CastOp::BitCast, value, .. } = kind {
            let from = self.ty(value);
            let bools = |t: Type| self.cx.types.scalar(t) == Type::I1;
            match (bools(from), bools(to)) {
                (true, false) if to.is_int() => return self.bits_of_bools(inst, value),
                (false, true) if from.is_int() => return self.bools_of_bits(inst, value),
                _ => {}
            }
            let parts = self.parts(value)?;
            let same = bools(from) && bools(to) || self.same_layout(from, to);
            let parts = if same { parts } else { self.reinterpret(&parts, from, to)? };
            return self.define(inst, &parts);
        }
        if let InstKind::Cast { op, value, .. } = kind
            && let Some(parts) = self.descriptor_cast(op, value, to)?
        {
            return self.define(inst, &parts);
        }
        if let InstKind::Select { args, .. } = kind
            && self.ty(args[0]) == Type::I1
            && self.cx.types.vector_parts(to).is_some_and(|(elem, _)| shape::is_half(elem))
        {
            let parts = self.select_dwords(bank, args)?;
            return self.define(inst, &parts);
        }
        let build = |isel: &Self, args: &[Arg], types: &[Type]| -> Option<Op> {
            Some(match kind {
                InstKind::FNeg { .. } => Op::FNeg { a: args[0] },
                InstKind::Binary { op, fast_math, .. } => {
                    Op::Binary { op, fast: fast_math, a: args[0], b: args[1] }
                }
                InstKind::Cast { op, .. } => {
                    Op::Cast { op, from: Ty::of(isel.cx, types[0])?, a: args[0] }
                }
                InstKind::ICmp { cc, .. } => Op::ICmp { cc, a: args[0], b: args[1] },
                InstKind::FCmp { cc, .. } => Op::FCmp { cc, a: args[0], b: args[1] },
                InstKind::Select { .. } => Op::Select { c: args[0], a: args[1], b: args[2] },
                _ => return None,
            })
        };
        self.elementwise(inst, bank, of, &args, &build)
    }

    /// Selects an operation, or one for each element of vectors.
    pub(super) fn elementwise(
        &mut self,
        inst: Inst,
        bank: Bank,
        of: Type,
        args: &[Value],
        build: &dyn Fn(&Self, &[Arg], &[Type]) -> Option<Op>,
    ) -> Lowered {
        let name = self.body.insts[inst].kind.name();
        let types: SmallVec<[Type; 4]> = args.iter().map(|&a| self.ty(a)).collect();
        // Pairs at once only where all vectors are pairs of the type.
        let result = self.body.result(inst).map(|r| self.body.locals[r].ty);
        let as_pair = !of.is_vector()
            || result == Some(of) && types.iter().all(|&t| t == of || !t.is_vector());
        let unsupported = |isel: &Self| {
            let of = isel.cx.types.display(of);
            Diagnostic::unsupported(format!("'{name}' of {of}"))
        };
        if as_pair && let Some(ty) = Ty::of(self.cx, of) {
            let list: SmallVec<[Arg; 3]> = args.iter().map(|&a| Arg::Value(a)).collect();
            if let Some(operation) = build(self, &list, &types)
                && let Some(val) = self.lower(bank, ty, &operation)?
            {
                return self.define_val(inst, val);
            }
        }
        if of.is_vector() {
            return self.each_element(inst, bank, of, args, build, &unsupported);
        }
        if let Some(parts) = self.wide_arithmetic(inst, bank)? {
            return self.define(inst, &parts);
        }
        Err(unsupported(self))
    }

    fn each_element(
        &mut self,
        inst: Inst,
        bank: Bank,
        of: Type,
        args: &[Value],
        build: &dyn Fn(&Self, &[Arg], &[Type]) -> Option<Op>,
        unsupported: &dyn Fn(&Self) -> Diagnostic,
    ) -> Lowered {
        let (elem, lanes) = self.cx.types.vector_parts(of).ok_or_else(|| unsupported(self))?;
        let ty = Ty::of(self.cx, elem).ok_or_else(|| unsupported(self))?;
        if let Some(parts) = self.packed_floats(inst, of)? {
            return self.define(inst, &parts);
        }
        let halves = shape::is_half(elem);
        // Pairs at once where there are instructions for pairs.
        let pair = if halves && lanes > 2 {
            let mut list: SmallVec<[Type; 4]> = SmallVec::new();
            for &a in args {
                list.push(self.cx.types.scalar(self.ty(a)));
            }
            let half = if elem == Type::int(16) { Ty::V2i16 } else { Ty::V2f16 };
            let result = self.body.result(inst).expect("a result");
            let to = self.cx.types.scalar(self.body.locals[result].ty);
            // Comparisons' results are no pairs, and `bfloat`s have no instructions.
            let fits = to == elem && elem != Type::BFLOAT;
            (fits && list.iter().all(|&t| t == elem)).then_some((half, list))
        } else {
            None
        };
        let mut values: Vec<Val> = Vec::with_capacity(lanes as usize);
        if let Some((half, list)) = pair {
            let mut whole: Vec<Parts> = Vec::new();
            for &arg in args {
                whole.push(self.parts(arg)?);
            }
            let mut words: Parts = Parts::new();
            for n in 0..(lanes as usize).div_ceil(2) {
                let list_args: SmallVec<[Arg; 3]> = whole.iter().map(|w| Arg::Part(w[n])).collect();
                let Some(operation) = build(self, &list_args, &list) else { break };
                let Some(val) = self.lower(bank, half, &operation)? else { break };
                words.push(val.parts()[0]);
            }
            if words.len() == (lanes as usize).div_ceil(2) {
                return self.define(inst, &words);
            }
        }
        for lane in 0..lanes as usize {
            let mut list_args: SmallVec<[Arg; 3]> = SmallVec::new();
            let mut types: SmallVec<[Type; 4]> = SmallVec::new();
            for &arg in args {
                let of = self.ty(arg);
                let Some((elem, _)) = self.cx.types.vector_parts(of) else {
                    list_args.push(Arg::Value(arg));
                    types.push(of);
                    continue;
                };
                list_args.push(Arg::Elem(arg, lane as u32));
                types.push(elem);
            }
            let operation = build(self, &list_args, &types).ok_or_else(|| unsupported(self))?;
            let val = self.lower(bank, ty, &operation)?.ok_or_else(|| unsupported(self))?;
            values.push(val);
        }
        let result = self.body.result(inst).expect("a result");
        let to = self.cx.types.scalar(self.body.locals[result].ty);
        let parts = self.collect_elements(bank, to, &values);
        self.define(inst, &parts)
    }

    /// An element of a vector as an operand.
    pub(crate) fn element_arg(&mut self, parts: &[Part], elem: Type, lane: usize) -> Lowered<Arg> {
        if shape::is_half(elem) {
            let word = parts[lane / 2];
            if lane.is_multiple_of(2) {
                return Ok(Arg::Part(word));
            }
            let bank = self.part_bank(word).unwrap_or(Bank::S);
            if word == Part::Undef {
                return Ok(Arg::Part(word));
            }
            return Ok(Arg::Part(self.extract(bank, word, 16, 16)));
        }
        match shape::dwords(self.cx, elem)? {
            1 => Ok(Arg::Part(parts[lane])),
            2 => Ok(Arg::Pair(parts[lane * 2], parts[lane * 2 + 1])),
            _ => Err(Diagnostic::unsupported("vectors of such wide elements")),
        }
    }

    /// Elements as the dwords of a vector.
    pub(crate) fn collect_elements(&mut self, bank: Bank, elem: Type, values: &[Val]) -> Parts {
        if !shape::is_half(elem) {
            return values.iter().flat_map(|v| v.parts().iter().copied()).collect();
        }
        values
            .chunks(2)
            .map(|pair| {
                let low = pair[0].parts()[0];
                match pair.get(1) {
                    Some(high) => self.pack_halves(bank, low, high.parts()[0]),
                    None => low,
                }
            })
            .collect()
    }
}

impl Isel<'_> {
    /// The instruction whose result a value is, if nothing else reads it and it is in the same block.
    pub(super) fn sole_use(&self, value: Value) -> Option<Inst> {
        let local = value.local()?;
        let inst = self.body.def_inst(value)?;
        let sole = self.uses[local] == 1
            && !self.is_wanted(local)
            && self.body.inst_block(inst) == Some(self.home);
        sole.then_some(inst)
    }

    /// The operation of vectors whose result the operand is, if nothing else reads it and it is in the same block.
    pub(super) fn sole_definition(&self, arg: Arg) -> Option<Op> {
        let (value, lane) = arg.value()?;
        let inst = self.sole_use(value).filter(|_| self.banks.of(value) == Bank::V)?;
        let of = |value: Value| Arg::of(value, lane);
        Some(match self.body.insts[inst].kind {
            // What is cheaper with its own operands stays with them.
            InstKind::Binary { op, args: [a, b], .. }
                if self.bit_function(Bank::V, op, of(a), of(b)).is_some() =>
            {
                return None;
            }
            // What becomes a part of this operation is rounded like it.
            InstKind::Binary { op, .. }
                if op.is_float() && self.rounding != self.default_rounding =>
            {
                return None;
            }
            InstKind::Binary { op, fast_math, args: [a, b], .. } => {
                Op::Binary { op, fast: fast_math, a: of(a), b: of(b) }
            }
            InstKind::FNeg { value, .. } => Op::FNeg { a: of(value) },
            InstKind::ICmp { cc, args: [a, b], .. } => Op::ICmp { cc, a: of(a), b: of(b) },
            InstKind::Call { callee, args, info } => {
                let f = self.cx.intrinsic_of(callee);
                let minmax = matches!(
                    f,
                    Intrinsic::UMin
                        | Intrinsic::UMax
                        | Intrinsic::SMin
                        | Intrinsic::SMax
                        | Intrinsic::MinNum
                        | Intrinsic::MaxNum
                        | Intrinsic::MinimumNum
                        | Intrinsic::MaximumNum
                );
                let &[a, b] = self.body.list(args) else { return None };
                if !minmax {
                    return None;
                }
                let fast = self.body.calls[info].fast_math;
                Op::Call2 { f, fast, a: of(a), b: of(b) }
            }
            _ => return None,
        })
    }
}

impl Isel<'_> {
    /// Both halves of an operand of packed arithmetic.
    fn packed_operand(&mut self, arg: Arg) -> Src {
        let src = Isel::src(self, arg);
        let src = self.try_or(src, Part::Undef.into());
        self.packed_src(src)
    }

    /// Returns the operand that `cast` extends from 16 bits, or a constant that fits them.
    fn extended_half(&self, arg: Arg, cast: CastOp) -> Option<Arg> {
        let (value, _) = arg.value()?;
        if let Some(c) = value.constant() {
            let constant = self.cx.consts.as_int(c)?;
            let range = if cast == CastOp::SExt { -0x8000..0x8000 } else { 0..0x10000 };
            return range.contains(&constant).then_some(arg);
        }
        self.cast_source(arg, cast, Type::int(16))
    }

    /// Returns the operand of a cast, if it is of a type.
    pub(super) fn cast_source(&self, arg: Arg, cast: CastOp, from: Type) -> Option<Arg> {
        let (value, lane) = arg.value()?;
        let &InstKind::Cast { op, value: inner, .. } = self.body.def_kind(value)? else {
            return None;
        };
        let found = op == cast && self.cx.types.scalar(self.ty(inner)) == from;
        found.then(|| Arg::of(inner, lane))
    }
}

impl generated::Context for Isel<'_> {
    fn op1(&mut self, opcode: Opcode, a: Src) -> Val {
        self.op(opcode, &[a])
    }

    fn op2(&mut self, opcode: Opcode, a: Src, b: Src) -> Val {
        self.op(opcode, &[a, b])
    }

    fn op3(&mut self, opcode: Opcode, a: Src, b: Src, c: Src) -> Val {
        self.op(opcode, &[a, b, c])
    }

    fn src(&mut self, arg: Arg) -> Src {
        let result = Isel::src(self, arg);
        self.try_or(result, Part::Undef.into())
    }

    fn fsrc(&mut self, arg: Arg) -> Src {
        let result = self.float_src(arg);
        self.try_or(result, Part::Undef.into())
    }

    fn rule_quiet_src(&mut self, ty: &Ty, fast: FastMath, arg: Arg) -> Src {
        let src = self.fsrc(arg);
        self.made_quiet(*ty, fast, arg, src)
    }

    fn neg(&mut self, src: Src) -> Src {
        Src { modifiers: src.modifiers ^ modifier::NEG, ..src }
    }

    fn hsrc(&mut self, arg: Arg) -> Src {
        let Arg::Value(value) = arg else { return self.packed_operand(arg) };
        let (at, negated) = self.without_negation(value, false);
        let src = self.packed_operand(at.into());
        if negated { self.hneg(src) } else { src }
    }

    fn hneg(&mut self, src: Src) -> Src {
        Src { modifiers: src.modifiers ^ BOTH_NEGATED, ..src }
    }

    fn zsrc(&mut self, ty: &Ty, bank: &Bank, arg: Arg) -> Src {
        let result = self.extended_ty(arg, *ty, false, *bank);
        self.try_or(result, Part::Undef.into())
    }

    fn ssrc(&mut self, ty: &Ty, bank: &Bank, arg: Arg) -> Src {
        let result = self.extended_ty(arg, *ty, true, *bank);
        self.try_or(result, Part::Undef.into())
    }

    fn imm(&mut self, value: i64) -> Src {
        Part::Imm(value).into()
    }

    fn def(&mut self, arg: Arg) -> Option<Op> {
        self.sole_definition(arg)
    }

    fn int(&mut self, arg: Arg) -> Option<i64> {
        match arg {
            Arg::Part(Part::Imm(value)) => Some(value),
            Arg::Value(value) => {
                let c = value.constant()?;
                i64::try_from(self.cx.consts.as_int(c)?).ok()
            }
            Arg::Elem(value, lane) => {
                let elem = self.cx.types.scalar(self.ty(value));
                if !matches!(elem.int_width(), Some(8 | 16 | 32)) || shape::is_half(elem) {
                    return None;
                }
                let parts = self.const_parts(value.constant()?).ok()?;
                parts.get(lane as usize)?.imm()
            }
            _ => None,
        }
    }

    fn contract(&mut self, add: FastMath, mul: FastMath) -> Option<bool> {
        (add.contains(FastMath::CONTRACT) && mul.contains(FastMath::CONTRACT)).then_some(true)
    }

    fn small24(&mut self, arg: Arg) -> Option<bool> {
        let Arg::Value(value) = arg else { return None };
        let width = self.ty(value).int_width()?;
        let known = self.known.value(self.cx, value);
        (width == 32 && known.max(width) < 1 << 24).then_some(true)
    }

    fn signed24(&mut self, arg: Arg) -> Option<bool> {
        let Arg::Value(value) = arg else { return None };
        if self.ty(value).int_width()? != 32 {
            return None;
        }
        let narrow = match *self.body.def_kind(value)? {
            InstKind::Cast { op: CastOp::SExt, value, .. } => self.ty(value).int_width()? <= 24,
            InstKind::Binary { op: BinaryOp::AShr, args: [_, by], .. } => {
                self.cx.consts.as_uint(by.constant()?).is_some_and(|n| (8..32).contains(&n))
            }
            _ => self.known.value(self.cx, value).max(32) < 1 << 23,
        };
        narrow.then_some(true)
    }

    fn sext16(&mut self, arg: Arg) -> Option<Arg> {
        self.extended_half(arg, CastOp::SExt)
    }

    fn zext16(&mut self, arg: Arg) -> Option<Arg> {
        self.extended_half(arg, CastOp::ZExt)
    }

    fn fits_shift(&mut self, shift: i64, width: i64) -> Option<bool> {
        (shift >= 0 && shift + width <= 32).then_some(true)
    }

    fn minus(&mut self, value: i64) -> i64 {
        32 - (value & 31)
    }

    fn sum32(&mut self, a: i64, b: i64) -> Option<bool> {
        (a == b && (1..32).contains(&a)).then_some(true)
    }

    fn low_mask(&mut self, value: i64) -> Option<i64> {
        let bits = value as u32;
        (bits != 0 && bits & bits.wrapping_add(1) == 0).then(|| i64::from(bits.count_ones()))
    }

    fn short_int(&mut self, ty: &Ty) -> Option<bool> {
        matches!(ty, Ty::I8 | Ty::I16 | Ty::I32).then_some(true)
    }

    fn bitop3_pays(&mut self, inner: &BinaryOp, a: Arg, b: Arg, c: Arg) -> Option<bool> {
        bits_of(*inner, 0, 0)?;
        table::real(self.generation, op::V_BITOP3_B32_e64)?;
        // A literal is moved to a scalar register; one is often read by several.
        let mut is_literal = |arg: Arg| {
            let value = generated::Context::int(self, arg);
            value.is_some_and(|value| inline_code(Constant::I32, value).is_none())
        };
        let literals = [a, b, c].into_iter().filter(|&arg| is_literal(arg)).count();
        (literals <= 1).then_some(true)
    }

    fn rule_bitop3(&mut self, outer: &BinaryOp, inner: &BinaryOp, a: Arg, b: Arg, c: Arg) -> Val {
        let results = bits_of(*inner, 0xf0, 0xcc).and_then(|ab| bits_of(*outer, ab, 0xaa));
        let srcs = [a, b, c].map(|arg| generated::Context::src(self, arg));
        self.op_with(op::V_BITOP3_B32_e64, &srcs, &[results.unwrap_or_default()])
    }

    fn has_xor3(&mut self) -> Option<bool> {
        (!self.generation.is_gfx9()).then_some(true)
    }

    fn rule_short_bits(
        &mut self,
        ty: &Ty,
        bank: &Bank,
        op: &BinaryOp,
        a: Arg,
        b: Arg,
    ) -> Option<bool> {
        let integer = matches!(ty, Ty::I8 | Ty::I16 | Ty::I32 | Ty::I64 | Ty::V2i16);
        (integer && self.bit_function(*bank, *op, a, b).is_some()).then_some(true)
    }

    fn rule_bit_function(&mut self, bank: &Bank, ty: &Ty, op: &BinaryOp, a: Arg, b: Arg) -> Val {
        let Some(function) = self.bit_function(*bank, *op, a, b) else {
            return Self::undef_val(ty.dwords());
        };
        let result = self.bit_function_value(*bank, *ty, &function);
        self.try_or(result, Self::undef_val(ty.dwords()))
    }

    fn rule_add64(&mut self, bank: &Bank, a: Arg, b: Arg) -> Val {
        let result = self.wide_sum(*bank, BinaryOp::Add, a, b);
        self.try_or(result, Self::undef_val(2))
    }

    fn rule_sub64(&mut self, bank: &Bank, a: Arg, b: Arg) -> Val {
        let result = self.wide_sum(*bank, BinaryOp::Sub, a, b);
        self.try_or(result, Self::undef_val(2))
    }

    fn rule_mul64(&mut self, bank: &Bank, a: Arg, b: Arg) -> Val {
        let result = self.wide_product(*bank, a, b);
        self.try_or(result, Self::undef_val(2))
    }

    fn rule_halves(&mut self, bank: &Bank, op: &BinaryOp, a: Arg, b: Arg) -> Val {
        let result = self.wide_logic(*bank, *op, a, b);
        self.try_or(result, Self::undef_val(2))
    }

    fn rule_shift64(&mut self, bank: &Bank, op: &BinaryOp, a: Arg, b: Arg) -> Val {
        let result = self.wide_shift(*bank, *op, a, b);
        self.try_or(result, Self::undef_val(2))
    }

    fn rule_mask_logic(&mut self, op: &BinaryOp, a: Arg, b: Arg) -> Val {
        let [a, b] = [a, b].map(|arg| {
            let mask = self.mask_arg(arg);
            self.try_or(mask, Mask::All(false))
        });
        let operation = match op {
            BinaryOp::And => MaskOp::And,
            BinaryOp::Or => MaskOp::Or,
            _ => MaskOp::Xor,
        };
        Val::one(self.mask_binary(operation, a, b).into())
    }

    fn rule_scalar_icmp(&mut self, cc: &IntCc, a: Arg, b: Arg) -> Val {
        let (Arg::Value(a), Arg::Value(b)) = (a, b) else { return Self::undef_val(1) };
        let result = self.scalar_icmp_value(*cc, a, b);
        self.try_or(result, Self::undef_val(1))
    }

    fn rule_select(&mut self, bank: &Bank, ty: &Ty, c: Arg, a: Arg, b: Arg) -> Val {
        let result = self.select_value(*bank, *ty, c, a, b);
        self.try_or(result, Self::undef_val(ty.dwords()))
    }

    fn rule_icmp(&mut self, ty: &Ty, cc: &IntCc, a: Arg, b: Arg) -> Val {
        let result = self.vector_icmp(*ty, *cc, a, b);
        self.try_or(result, Self::undef_val(1))
    }

    fn rule_fcmp(&mut self, ty: &Ty, cc: &FloatCc, a: Arg, b: Arg) -> Val {
        let result = self.vector_fcmp(*ty, *cc, a, b);
        self.try_or(result, Self::undef_val(1))
    }

    fn rule_fneg(&mut self, ty: &Ty, a: Arg) -> Val {
        let result = self.negate(*ty, a);
        self.try_or(result, Self::undef_val(ty.dwords()))
    }

    fn rule_cast(&mut self, bank: &Bank, ty: &Ty, op: &CastOp, from: &Ty, a: Arg) -> Option<Val> {
        let result = self.convert(*bank, *ty, *op, *from, a);
        self.try_or(result, None)
    }

    fn rule_call1(&mut self, ty: &Ty, f: &Intrinsic, fast: FastMath, a: Arg) -> Option<Val> {
        let result = self.unary_intrinsic(*ty, *f, fast, a);
        self.try_or(result, None)
    }

    fn rule_call2(
        &mut self,
        bank: &Bank,
        ty: &Ty,
        f: &Intrinsic,
        fast: FastMath,
        a: Arg,
        b: Arg,
    ) -> Option<Val> {
        let result = self.binary_intrinsic(*bank, *ty, *f, fast, a, b);
        self.try_or(result, None)
    }

    fn rule_call3(
        &mut self,
        bank: &Bank,
        ty: &Ty,
        f: &Intrinsic,
        fast: FastMath,
        a: Arg,
        b: Arg,
        c: Arg,
    ) -> Option<Val> {
        let result = self.ternary_intrinsic(*bank, *ty, *f, fast, a, b, c);
        self.try_or(result, None)
    }

    fn rule_is_clamp(&mut self, ty: &Ty, outer: &Intrinsic, a: Arg, b: Arg) -> Option<bool> {
        self.clamp_of(*ty, *outer, a, b).map(|_| true)
    }

    fn rule_clamped(&mut self, ty: &Ty, outer: &Intrinsic, a: Arg, b: Arg) -> Val {
        let result = self.clamped(*ty, *outer, a, b);
        self.try_or(result, Self::undef_val(ty.dwords()))
    }

    fn rule_fdiv(&mut self, ty: &Ty, fast: FastMath, a: Arg, b: Arg) -> Option<Val> {
        let result = self.divide(*ty, fast, a, b);
        self.try_or(result, None)
    }

    fn rule_divide(&mut self, bank: &Bank, ty: &Ty, op: &BinaryOp, a: Arg, b: Arg) -> Val {
        let result = self.divide_ints(*bank, *ty, *op, a, b);
        self.try_or(result, Self::undef_val(1))
    }

    fn rule_mad32_pays(&mut self, a: Arg, b: Arg, c: Arg) -> Option<bool> {
        self.mad32_pays(a, b, c).then_some(true)
    }

    fn rule_fma32(&mut self, minus: bool, a: Arg, b: Arg, negated: bool, c: Arg) -> Val {
        let result = self.fma32([(a, minus), (b, false), (c, negated)]);
        self.try_or(result, Self::undef_val(1))
    }

    fn rule_mad32(&mut self, a: Arg, b: Arg, c: Arg) -> Val {
        let result = self.mad32(a, b, c);
        self.try_or(result, Self::undef_val(1))
    }

    fn rule_packed(&mut self, opcode: Opcode, a: Arg, b: Arg) -> Val {
        let srcs = [a, b].map(|arg| self.packed_operand(arg));
        self.op(opcode, &srcs)
    }

    fn rule_packed_quiet(&mut self, opcode: Opcode, fast: FastMath, a: Arg, b: Arg) -> Val {
        let srcs = [a, b].map(|arg| {
            let src = self.packed_operand(arg);
            self.made_quiet(Ty::V2f16, fast, arg, src)
        });
        self.op(opcode, &srcs)
    }

    fn rule_packed_clamp(&mut self, opcode: Opcode, a: Arg, b: Arg) -> Val {
        let srcs = [a, b].map(|arg| self.packed_operand(arg));
        self.op_with(opcode, &srcs, &[1])
    }
}

/// Returns the result of an operation that works bit by bit.
fn bits_of(op: BinaryOp, a: i64, b: i64) -> Option<i64> {
    match op {
        BinaryOp::And => Some(a & b),
        BinaryOp::Or => Some(a | b),
        BinaryOp::Xor => Some(a ^ b),
        _ => None,
    }
}
