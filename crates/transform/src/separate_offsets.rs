//! `separate-const-offset-from-gep`: addresses become a base, variable steps, and a constant.
//!
//! `a[i]`, `a[i + 1]`, `a[i + 2]` are three unrelated `getelementptr`s if they are looked at one at
//! a time. Split into the part that they share and a constant, the shared part is computed once (value
//! numbering does that) and the constant goes into the access itself, `[base+4]` (measured: 15 against
//! 11 instructions for three neighbouring loads). With several variable indices the steps are put in
//! the order of the loops in which they change, outermost first, so that the part which is invariant
//! in a loop can leave it. The idea is that of LLVM's pass of this name.
//!
//! Before, `(i + 1) << 4` becomes `(i << 4) + 16`, so that the constant can be seen.

use crate::address::{Extension, LinearAddress, Summand};
use crate::analysis::cfg::Cfg;
use ir::map::{Map, Set};
use ir::ssa::buffer_intrinsics::BufferCall;
use ir::ssa::{
    BinaryOp, Body, Builder, CastOp, Context, Flags, Inst, InstKind, Local, LocalDef, Type, Value,
};
use smallvec::SmallVec;

/// Offsets beyond this do not fit an access's immediate (PTX ISA, "Addresses as Operands": 32 bits).
const LARGEST_IMMEDIATE: i64 = 1 << 30;

/// Runs the pass on a body. The number of shifts and addresses split.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let distributed = distribute_shifts(body, cx);
    distributed + split(body, cx)
}

/// Takes constants out of shifted indices and offsets. The number of shifts that are another instruction now.
fn distribute_shifts(body: &mut Body, cx: &mut Context) -> u64 {
    let mut found: Map<Inst, ShiftedSum> = Map::default();
    for inst in body.all_insts() {
        for index in indices(body, cx, inst) {
            let narrow = match body.def_kind(index) {
                Some(&InstKind::Cast { op: CastOp::SExt | CastOp::ZExt, value, .. }) => value,
                _ => index,
            };
            let summands = match body.def_kind(narrow) {
                Some(&InstKind::Binary { op: BinaryOp::Add | BinaryOp::Or, args, .. }) => args,
                _ => [narrow; 2],
            };
            found.extend(summands.into_iter().filter_map(|value| {
                let LocalDef::Inst(def) = body.locals[value.local()?].def else { return None };
                Some((def, shifted_sum(body, cx, def, narrow == index)?))
            }));
        }
    }
    body.replace_insts(cx, found, |b, _, sum| {
        let (mut value, mut by, mut flags) = (sum.value, sum.by, sum.flags);
        // A shift of a shift is one.
        if let Some(&InstKind::Binary { op: BinaryOp::Shl, flags: inner, args, .. }) =
            b.body.def_kind(value)
            && let Some(more) = args[1].constant().and_then(|c| b.cx.consts.as_uint(c))
            && more + by < u128::from(sum.width)
        {
            (value, by, flags) = (args[0], by + more, flags.intersection(inner));
        }
        let ty = b.ty(value);
        let [by, constant] = [by, sum.constant].map(|number| b.int(ty, number));
        let shifted = b.binary_flags(BinaryOp::Shl, flags, value, by);
        Some(b.binary_flags(sum.op, sum.op_flags, shifted, constant))
    })
}

/// The indices of a `getelementptr`, or the offset of an access to a buffer.
fn indices(body: &Body, cx: &Context, inst: Inst) -> SmallVec<[Value; 2]> {
    match body.insts[inst].kind {
        InstKind::Gep { args, .. } => SmallVec::from_slice(&body.list(args)[1..]),
        InstKind::Call { callee, args, .. } => {
            let name = cx.direct_callee(callee).map(|global| &*cx.globals[global].name);
            let buffer =
                name.and_then(|name| name.strip_prefix("llvm.amdgcn.")).and_then(BufferCall::of);
            buffer
                .and_then(|call| body.list(args).get(call.offset()).copied())
                .into_iter()
                .collect()
        }
        _ => SmallVec::new(),
    }
}

/// `(value op constant) << by`, with the constant shifted already, and the flags of its parts.
struct ShiftedSum {
    op: BinaryOp,
    op_flags: Flags,
    value: Value,
    constant: u128,
    by: u128,
    flags: Flags,
    width: u32,
}

/// The parts of an instruction that shifts a sum with a constant. The sum must not wrap, unless all that counts is what remains of it
/// (`modular`): then it is the same in both orders.
fn shifted_sum(body: &Body, cx: &Context, inst: Inst, modular: bool) -> Option<ShiftedSum> {
    let InstKind::Binary { op: BinaryOp::Shl, flags, args: [sum, by], .. } = body.insts[inst].kind
    else {
        return None;
    };
    let width = body.value_type(sum, cx).int_width().filter(|&width| width <= 64)?;
    let by = cx.consts.as_uint(by.constant()?).filter(|&by| by < u128::from(width))?;
    let &InstKind::Binary { op, flags: inner, args: [value, constant], .. } = body.def_kind(sum)?
    else {
        return None;
    };
    let constant = cx.consts.as_uint(constant.constant()?)? << by;
    let small = constant != 0 && constant >> (width - 1) == 0;
    // Neither has a sign, so what is smaller than the sum does not wrap where the sum does not.
    let no_wrap = Flags::NUW | Flags::NSW;
    let (is_sum, sum_flags) = match op {
        BinaryOp::Or => (inner.contains(Flags::DISJOINT), Flags::DISJOINT),
        BinaryOp::Add => (inner.contains(no_wrap), no_wrap),
        _ => return None,
    };
    if is_sum && small && flags.contains(no_wrap) {
        return Some(ShiftedSum {
            op,
            op_flags: sum_flags,
            value,
            constant,
            by,
            flags: no_wrap,
            width,
        });
    }
    let is_sum = is_sum || op == BinaryOp::Add;
    let constant = constant & (u128::MAX >> (128 - width));
    (modular && is_sum && constant != 0).then_some(ShiftedSum {
        op: BinaryOp::Add,
        op_flags: Flags::NONE,
        value,
        constant,
        by,
        flags: Flags::NONE,
        width,
    })
}

/// Splits the addresses. Their number.
fn split(body: &mut Body, cx: &mut Context) -> u64 {
    let mut steps: Vec<(Inst, LinearAddress)> =
        body.all_insts().filter_map(|inst| Some((inst, step_of(body, cx, inst)?))).collect();
    split_like_neighbours(body, cx, &mut steps);
    let follows = |body: &Body, address: &LinearAddress| {
        matches!(body.def_kind(address.base), Some(InstKind::Gep { .. }))
    };
    if !steps.iter().any(|(_, address)| is_worth(address) || follows(body, address)) {
        return 0;
    }
    let cfg = Cfg::of(body);
    let loops = cfg.loops();
    let depth = |body: &Body, v: Value| match v.local().map(|l| body.locals[l].def) {
        Some(LocalDef::Inst(inst)) => body.inst_block(inst).map_or(0, |b| loops.depth(b)),
        Some(LocalDef::Param(block, _)) => loops.depth(block),
        None => 0,
    };
    // Addresses that end with a constant: the pointer before it, and the constant.
    let mut ends: Map<Local, (Value, i64)> = Map::default();
    body.replace_insts(cx, steps, |b, inst, mut address| {
        let result = b.body.result(inst)?;
        let end = address.base.local().and_then(|base| ends.get(&base));
        let moved = end.is_some_and(|&(pointer, constant)| {
            let reaches = is_near(b, pointer, address.offset + constant);
            if reaches {
                address.base = pointer;
                address.offset += constant;
            }
            reaches
        });
        if address.terms.is_empty() {
            ends.insert(result, (address.base, address.offset));
            return None;
        }
        if !moved && !is_worth(&address) {
            return None;
        }
        address.terms.sort_by_key(|t| depth(b.body, t.0));
        let pointer = rebuild(b, &address);
        ends.insert(result, (pointer, address.offset));
        Some(b.byte_offset(pointer, address.offset, Flags::NONE))
    })
}

/// Takes sums apart in addresses without a constant where a neighbour with one has the same summands.
fn split_like_neighbours(body: &Body, cx: &Context, steps: &mut [(Inst, LinearAddress)]) {
    let pairs: Set<(Value, SmallVec<[Summand; 2]>)> = steps
        .iter()
        .filter(|(_, address)| address.terms.len() == 2)
        .map(|(_, address)| (address.base, address.terms.clone()))
        .collect();
    if pairs.is_empty() {
        return;
    }
    for (_, address) in steps {
        if let Some(split) = address.with_two_terms(body, cx)
            && pairs.contains(&(split.base, split.terms.clone()))
        {
            *address = split;
        }
    }
}

/// The address of a `getelementptr`: one step only, so that chains stay shared.
fn step_of(body: &Body, cx: &Context, inst: Inst) -> Option<LinearAddress> {
    let InstKind::Gep { source, args, flags, .. } = &body.insts[inst].kind else { return None };
    let list = body.list(*args);
    if !body.value_type(list[0], cx).is_ptr() {
        return None;
    }
    let inbounds = flags.contains(Flags::INBOUNDS);
    let mut address = LinearAddress::one_step(body, cx, list[0], *source, &list[1..], inbounds)?;
    // A place within a variable: the variable is what neighbours share.
    if list[0].constant().is_some() && !address.terms.is_empty() {
        let base = LinearAddress::of(body, cx, list[0]);
        if base.terms.is_empty()
            && let Some(offset) = address.offset.checked_add(base.offset)
        {
            (address.base, address.offset) = (base.base, offset);
        }
    }
    (address.offset.abs() < LARGEST_IMMEDIATE).then_some(address)
}

/// Whether an address is worth splitting by itself: with a variable and a constant part, or with several variable parts.
fn is_worth(address: &LinearAddress) -> bool {
    match address.terms.len() {
        0 => false,
        1 => address.offset != 0,
        _ => true,
    }
}

/// Whether the accesses of each target take a constant, so that it costs nothing after the steps that followed it. Generic and
/// private addresses are left as they are: the hardware looks at the base of them.
fn is_near(b: &Builder<'_>, pointer: Value, offset: i64) -> bool {
    match b.ty(pointer).address_space() {
        Some(3) => (0..1 << 16).contains(&offset),
        Some(1 | 4 | 7) => (-(1 << 11)..1 << 11).contains(&offset),
        _ => false,
    }
}

/// The address without its constant.
fn rebuild(b: &mut Builder<'_>, address: &LinearAddress) -> Value {
    let mut pointer = address.base;
    for &(value, extension, scale) in &address.terms {
        pointer = step(b, pointer, (value, extension, scale));
    }
    pointer
}

/// `pointer + value * scale`, typed so that the scale is the size of an element.
pub(crate) fn step(
    b: &mut Builder<'_>,
    pointer: Value,
    (value, extension, scale): Summand,
) -> Value {
    let index = match extension {
        Extension::Sign => value,
        Extension::Zero => b.cast(CastOp::ZExt, value, Type::I64),
    };
    let element = match scale {
        1 | 2 | 4 | 8 => Type::int(8 * scale as u32),
        positive if positive > 0 => b.cx.types.array(Type::I8, positive as u64),
        _ => {
            // A summand that is taken away: the product is written out.
            let wide = b.cast(CastOp::SExt, index, Type::I64);
            let scale = b.sint(Type::I64, i128::from(scale));
            let product = b.mul(wide, scale);
            return b.gep(Type::I8, pointer, &[product], Flags::NONE);
        }
    };
    b.gep(element, pointer, &[index], Flags::NONE)
}
