//! `expand-large-div-rem`: divisions and remainders of integers above 64 bits become calls of a
//! function made for their width.
//!
//! No GPU divides 128 bits, and there is no library to link with. The function divides at 64 bits
//! where both operands fit, and by shift and subtraction else, one step per bit of the quotient
//! (restoring division; Knuth, "Seminumerical Algorithms", 4.3.1). Signed operations divide the
//! magnitudes and put the sign back. A dividend that surely fits in what the machine divides needs no
//! function: a divisor above it leaves it whole.

use crate::analysis::cfg::Cfg;
use crate::analysis::known_bits::{KnownBitsMap, tracked_width};
use ir::pass::{Pass, counted};
use ir::ssa::{
    AttrSet, Attribute, BinaryOp, Body, Builder, CallConv, CastOp, Context, FuncBody, FunctionData,
    Global, GlobalData, GlobalKind, InsertPoint, Inst, InstKind, IntCc, Linkage, Module, Type,
    Value, ValueMap, sym,
};

/// The pass, for a machine that divides integers up to `legal` bits, 32 or 64. Functions made for 64 bits are to be inlined: they are
/// needed often, and calls cost more than their bodies.
pub fn pass(legal: u32) -> Box<dyn Pass<Module>> {
    counted("modules changed", move |module, ()| run(module, legal))
}

/// Runs the pass on a module, for a machine that divides integers up to `legal` bits. True if it changed.
pub fn run(module: &mut Module, legal: u32) -> bool {
    let mut functions: Vec<(u32, Global)> = Vec::new();
    let bodies: Vec<(Global, FuncBody)> = module.definitions().collect();
    let mut changed = false;
    for (of, id) in bodies {
        changed |= split_vectors(&mut module.bodies[id], &mut module.cx, legal);
        let divisions = find(module, of, id, legal);
        changed |= !divisions.is_empty();
        let mut replaced = ValueMap::new();
        for division in divisions {
            let Division { inst, width, reach } = division;
            let function = (reach == Reach::Wide).then(|| {
                functions.iter().find(|f| f.0 == width).map(|f| f.1).unwrap_or_else(|| {
                    let global = make_function(module, width, legal);
                    functions.push((width, global));
                    global
                })
            });
            let body = &mut module.bodies[id];
            let result = expand(body, &mut module.cx, division, legal, function);
            let old = body.result(inst).expect("a division has a result");
            replaced[old] = Some(result).into();
            body.remove_inst(inst);
        }
        module.bodies[id].rewrite(&replaced);
    }
    changed
}

/// Divides vectors of large integers one element after the other. True if there were any.
fn split_vectors(body: &mut Body, cx: &mut Context, legal: u32) -> bool {
    let is_vector_division = |inst: &Inst| {
        let InstKind::Binary { op, args: [a, _], .. } = body.insts[*inst].kind else {
            return false;
        };
        let parts = cx.types.vector_parts(body.value_type(a, cx));
        let width = parts.and_then(|(elem, _)| elem.int_width());
        op.is_int_division() && width.is_some_and(|width| width > legal)
    };
    let found = body.all_insts().filter(is_vector_division);
    let found: Vec<(Inst, ())> = found.map(|inst| (inst, ())).collect();
    let count = body.replace_insts(cx, found, |b, inst, ()| {
        let InstKind::Binary { op, flags, args: [x, y], .. } = b.body.insts[inst].kind else {
            return None;
        };
        let ty = b.ty(x);
        Some(b.vector(ty, |b, lane| {
            let [x, y] = [x, y].map(|vector| crate::elementwise::element_of(b, vector, lane));
            b.binary_flags(op, flags, x, y)
        }))
    });
    count > 0
}

/// A division that the machine does not have.
#[derive(Clone, Copy)]
struct Division {
    inst: Inst,
    /// The width to compute at: a multiple of 64.
    width: u32,
    reach: Reach,
}

/// The operands whose magnitudes surely fit in what the machine divides.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    Both,
    Dividend,
    Wide,
}

/// Large divisions of a body.
fn find(module: &Module, function: Global, id: FuncBody, legal: u32) -> Vec<Division> {
    let (body, cx) = (&module.bodies[id], &module.cx);
    let large = |inst: Inst| {
        let InstKind::Binary { op, args, .. } = body.insts[inst].kind else { return None };
        let width = body.value_type(args[0], cx).int_width().filter(|&width| width > legal)?;
        op.is_int_division().then_some((inst, op, args, width.next_multiple_of(64)))
    };
    let found: Vec<_> = body.all_insts().filter_map(large).collect();
    if found.is_empty() {
        return Vec::new();
    }
    let params = cx.function(function).map_or(&[][..], |f| &f.param_attrs);
    let known = KnownBitsMap::of(body, cx, &Cfg::of(body), params);
    let divisions = found.into_iter().map(|(inst, op, [dividend, divisor], width)| {
        let fits = |value| is_short(body, cx, &known, is_signed(op), value, legal);
        let reach = match (fits(dividend), fits(divisor)) {
            (true, true) => Reach::Both,
            (true, false) => Reach::Dividend,
            _ => Reach::Wide,
        };
        Division { inst, width, reach }
    });
    divisions.collect()
}

fn is_signed(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::SDiv | BinaryOp::SRem)
}

/// Whether the magnitude of a value surely fits in `legal` bits.
fn is_short(
    body: &Body,
    cx: &Context,
    known: &KnownBitsMap,
    signed: bool,
    value: Value,
    legal: u32,
) -> bool {
    if let Some(InstKind::Cast { op, value, .. }) = body.def_kind(value)
        && (*op == CastOp::ZExt || *op == CastOp::SExt && signed)
        && body.value_type(*value, cx).int_width().is_some_and(|width| width <= legal)
    {
        return true;
    }
    let width = tracked_width(cx, body.value_type(value, cx));
    width.is_some_and(|width| known.value(cx, value).leading_zeros(width) + legal >= width)
}

/// The division by the machine's own of `legal` bits, or by a call of `function`.
fn expand(
    body: &mut Body,
    cx: &mut Context,
    division: Division,
    legal: u32,
    function: Option<Global>,
) -> Value {
    let Division { inst, width, reach } = division;
    let InstKind::Binary { op, args: [a, b], .. } = body.insts[inst].kind else {
        unreachable!("only divisions are expanded")
    };
    let mut builder = Builder::new(body, cx, InsertPoint::Before(inst));
    let (ty, wide) = (builder.ty(a), Type::int(width));
    let signed = is_signed(op);
    let extend = if signed { CastOp::SExt } else { CastOp::ZExt };
    let [mut a, mut b] = [a, b].map(|v| builder.cast(extend, v, wide));
    let mut negative = None;
    if signed {
        let signs = [a, b].map(|v| builder.shift(BinaryOp::AShr, v, width - 1));
        // |x| = (x ^ s) - s, and the sign is restored by the same operations.
        let magnitude = |builder: &mut Builder<'_>, v, s| {
            let flipped = builder.xor(v, s);
            builder.sub(flipped, s)
        };
        a = magnitude(&mut builder, a, signs[0]);
        b = magnitude(&mut builder, b, signs[1]);
        negative =
            Some(if op == BinaryOp::SDiv { builder.xor(signs[0], signs[1]) } else { signs[0] });
    }
    let is_remainder = matches!(op, BinaryOp::URem | BinaryOp::SRem);
    let mut result = match function {
        Some(function) => {
            let call = builder.call(function, &[a, b]);
            let pair = Value::from(builder.body.result(call).expect("the function returns a pair"));
            builder.extract_value(pair, u32::from(is_remainder))
        }
        None => divide_short(&mut builder, is_remainder, [a, b], reach, legal),
    };
    if let Some(sign) = negative {
        let flipped = builder.xor(result, sign);
        result = builder.sub(flipped, sign);
    }
    builder.cast(CastOp::Trunc, result, ty)
}

/// Divides a number of `legal` bits. A divisor above it leaves it whole; there, 1 is divided by in its stead.
fn divide_short(
    b: &mut Builder<'_>,
    is_remainder: bool,
    [dividend, divisor]: [Value; 2],
    reach: Reach,
    legal: u32,
) -> Value {
    let ty = b.ty(dividend);
    let [n, d] = [dividend, divisor].map(|v| b.cast(CastOp::Trunc, v, Type::int(legal)));
    let op = if is_remainder { BinaryOp::URem } else { BinaryOp::UDiv };
    let short = if reach == Reach::Both {
        b.binary(op, n, d)
    } else {
        let [zero, one] = [0, 1].map(|number| b.int(Type::int(legal), number));
        let high = b.shift(BinaryOp::LShr, divisor, legal);
        let upper = Type::int(b.cx.bits(ty) as u32 - legal);
        let high = b.cast(CastOp::Trunc, high, upper);
        let none = b.int(upper, 0);
        let fits = b.icmp(IntCc::Eq, high, none);
        let divisor = b.select(fits, d, one);
        let divided = b.binary(op, n, divisor);
        b.select(fits, divided, if is_remainder { n } else { zero })
    };
    b.cast(CastOp::ZExt, short, ty)
}

/// Makes `{ iN, iN } @__lanelift_udivrem_iN(iN, iN)`: quotient and remainder of unsigned numbers.
fn make_function(module: &mut Module, width: u32, legal: u32) -> Global {
    let ty = Type::int(width);
    let cx = &mut module.cx;
    let pair = cx.types.literal_struct(&[ty, ty], false);
    let function_type = cx.types.function(pair, &[ty, ty], false);
    let mut attrs: AttrSet =
        cx.attrs.intern(&[sym::NOUNWIND, sym::WILLRETURN].map(Attribute::flag));
    if legal < 64 {
        attrs = cx.attrs.with(attrs, Attribute::flag(sym::ALWAYSINLINE));
    }
    let mut body = Body::default();
    write_body(&mut body, cx, ty, width, pair, legal);
    let name = cx.unused_name(&format!("__lanelift_udivrem_i{width}"));
    let body = module.bodies.push(body);
    let function =
        FunctionData { cc: CallConv::C, attrs, body: Some(body).into(), ..FunctionData::default() };
    let mut data = GlobalData::new(&name, function_type, GlobalKind::Function(Box::new(function)));
    data.linkage = Linkage::Internal;
    module.cx.add_global(data)
}

fn write_body(body: &mut Body, cx: &mut Context, ty: Type, width: u32, pair: Type, legal: u32) {
    let entry = body.append_block();
    let n = Value::from(body.append_param(entry, ty));
    let d = Value::from(body.append_param(entry, ty));
    let [narrow, wide, divide, step, done] = std::array::from_fn(|_| body.append_block());
    let mut b = Builder::new(body, cx, InsertPoint::End(entry));
    let jump = |b: &mut Builder<'_>, block, args: &[Value]| b.body.block_call(block, args);

    // Does the machine divide both?
    let both = b.or(n, d);
    let high = b.shift(BinaryOp::LShr, both, legal);
    let zero = b.int(ty, 0);
    let small = b.icmp(IntCc::Eq, high, zero);
    let (to_narrow, to_wide) = (jump(&mut b, narrow, &[]), jump(&mut b, wide, &[]));
    b.cond_br(small, to_narrow, to_wide);

    b.place = InsertPoint::End(narrow);
    let [short_n, short_d] = [n, d].map(|v| b.cast(CastOp::Trunc, v, Type::int(legal)));
    let results = [BinaryOp::UDiv, BinaryOp::URem].map(|op| {
        let r = b.binary(op, short_n, short_d);
        b.cast(CastOp::ZExt, r, ty)
    });
    b.br(done, &results);

    // A divisor above the dividend leaves it whole.
    b.place = InsertPoint::End(wide);
    let less = b.icmp(IntCc::Ult, n, d);
    let (to_done, to_divide) = (jump(&mut b, done, &[zero, n]), jump(&mut b, divide, &[]));
    b.cond_br(less, to_done, to_divide);

    // Line the divisor up with the dividend's highest bit.
    b.place = InsertPoint::End(divide);
    let is_zero_poison = b.int(Type::I1, 0);
    let name = format!("llvm.ctlz.i{width}");
    let [zeros_n, zeros_d] = [n, d].map(|v| b.intrinsic(&name, ty, &[v, is_zero_poison]));
    let shift = b.sub(zeros_d, zeros_n);
    let aligned = b.binary(BinaryOp::Shl, d, shift);
    b.br(step, &[n, zero, aligned, shift]);

    let [rest, quotient, divisor, left] = std::array::from_fn(|_| Value::from(b.param(step, ty)));
    b.place = InsertPoint::End(step);
    let fits = b.icmp(IntCc::Uge, rest, divisor);
    let less = b.sub(rest, divisor);
    let rest = b.select(fits, less, rest);
    let doubled = b.shift(BinaryOp::Shl, quotient, 1);
    let bit = b.cast(CastOp::ZExt, fits, ty);
    let quotient = b.or(doubled, bit);
    let halved = b.shift(BinaryOp::LShr, divisor, 1);
    let one = b.int(ty, 1);
    let fewer = b.sub(left, one);
    let last = b.icmp(IntCc::Eq, left, zero);
    let (to_done, again) = (
        jump(&mut b, done, &[quotient, rest]),
        jump(&mut b, step, &[rest, quotient, halved, fewer]),
    );
    b.cond_br(last, to_done, again);

    let [quotient, rest] = std::array::from_fn(|_| Value::from(b.param(done, ty)));
    b.place = InsertPoint::End(done);
    let poison = Value::from(b.cx.consts.poison(pair));
    let partial = b.insert_value(poison, quotient, 0);
    let both = b.insert_value(partial, rest, 1);
    b.ret(Some(both));
}
