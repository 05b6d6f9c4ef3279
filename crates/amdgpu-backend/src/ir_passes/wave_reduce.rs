//! `wave-reductions`: what all active lanes of a wave have together.
//!
//! `llvm.amdgcn.wave.reduce.*` joins the values of the active lanes by an operation. A loop takes the lanes
//! one by one, from the lowest on: the mask of those that are left and the result so far are the same for
//! all lanes, so both live in scalar registers, and the mask of active lanes never changes. Where no lane is
//! active (the wave passes such blocks) the loop is not entered, and the result is the operation's neutral
//! element.
//!
//! The stack has one pointer for the wave: a variable whose size differs from lane to lane takes what the
//! greediest lane wants, the maximum of all sizes.

use ir::pass::{Entry, IrFunction, Need, PassInfo, counted};
use ir::ssa::uses::Uses;
use ir::ssa::{
    BinaryOp, Body, Builder, CastOp, Context, FastMath, InsertPoint, Inst, InstKind, IntCc, Type,
    Value,
};
use transform::divergent::uniformity::{self, Uniformity};

use crate::ir_passes::uniform::Sources;

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "wave-reductions",
    about: "Turns reductions over the lanes of a wave into loops, and gives variables whose size differs from lane to lane the greatest.",
    contract: "AMDGPU; any function, before `shape-control-flow`.",
    need: Need::Required,
    entry: Entry::Function(|| counted("reductions over a wave", rewrite)),
};

fn rewrite(f: &mut IrFunction, cx: &mut Context) -> u64 {
    let sizes = common_sizes(f, cx);
    sizes + expand_calls(&mut f.body, cx)
}

/// Operation that combines the values of two lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Join {
    /// An integer operation.
    Binary(BinaryOp),
    /// The lesser or the greater of two integers.
    Pick(IntCc),
    /// A sum or difference of floats.
    Float(BinaryOp),
    /// An intrinsic of two floats.
    Call(&'static str),
}

/// Returns the operation that the last part of an intrinsic's name means, without the type.
fn join(name: &str) -> Option<Join> {
    Some(match name {
        "umin" => Join::Pick(IntCc::Ult),
        "min" => Join::Pick(IntCc::Slt),
        "umax" => Join::Pick(IntCc::Ugt),
        "max" => Join::Pick(IntCc::Sgt),
        "add" => Join::Binary(BinaryOp::Add),
        "sub" => Join::Binary(BinaryOp::Sub),
        "and" => Join::Binary(BinaryOp::And),
        "or" => Join::Binary(BinaryOp::Or),
        "xor" => Join::Binary(BinaryOp::Xor),
        "fadd" => Join::Float(BinaryOp::FAdd),
        "fsub" => Join::Float(BinaryOp::FSub),
        "fmin" => Join::Call("llvm.minnum"),
        "fmax" => Join::Call("llvm.maxnum"),
        _ => return None,
    })
}

/// The value that changes nothing.
fn neutral(join: Join, ty: Type, cx: &mut Context) -> Value {
    let bits = cx.bits(ty) as u32;
    let all = u128::MAX >> (128 - bits);
    let sign = 1u128 << (bits - 1);
    let infinity = if bits == 64 { 0x7ff0_0000_0000_0000 } else { 0x7f80_0000 };
    let number = match join {
        Join::Pick(IntCc::Ult) | Join::Binary(BinaryOp::And) => all,
        Join::Pick(IntCc::Slt) => all >> 1,
        Join::Pick(IntCc::Sgt) => sign,
        Join::Float(BinaryOp::FAdd) => sign,
        Join::Call("llvm.minnum") => infinity,
        Join::Call(_) => infinity | sign,
        _ => 0,
    };
    if ty.is_float() {
        cx.consts.float(ty, number).into()
    } else {
        cx.consts.int(ty, number).into()
    }
}

/// The operation of a call of `llvm.amdgcn.wave.reduce.*`.
fn called(body: &Body, cx: &Context, inst: Inst) -> Option<(Join, Value)> {
    let InstKind::Call { callee, args, .. } = body.insts[inst].kind else { return None };
    let global = cx.direct_callee(callee)?;
    let rest = cx.globals[global].name.strip_prefix("llvm.amdgcn.wave.reduce.")?;
    let join = join(rest.split('.').next()?)?;
    let value = *body.list(args).first()?;
    let ty = body.value_type(value, cx);
    let float = matches!(join, Join::Float(_) | Join::Call(_));
    let fits = matches!(cx.bits(ty), 32 | 64) && (if float { ty.is_float() } else { ty.is_int() });
    fits.then_some((join, value))
}

fn expand_calls(body: &mut Body, cx: &mut Context) -> u64 {
    let calls = body.all_insts().filter_map(|inst| Some((inst, called(body, cx, inst)?)));
    let calls: Vec<(Inst, (Join, Value))> = calls.collect();
    body.replace_insts(cx, calls, |b, inst, (join, value)| {
        Some(reduce(b.body, b.cx, inst, join, value))
    })
}

/// Puts a loop before an instruction that joins a value of all active lanes. Returns the result.
fn reduce(body: &mut Body, cx: &mut Context, before: Inst, join: Join, value: Value) -> Value {
    let block = body.inst_block(before).expect("an instruction of the layout");
    let [header, step, behind] = [0; 3].map(|_| body.make_block());
    body.insert_block_after(header, block);
    body.insert_block_after(step, header);
    body.insert_block_after(behind, step);
    body.split_block_at(before, behind);
    let ty = body.value_type(value, cx);
    let left = body.append_param(header, Type::I64);
    let so_far = body.append_param(header, ty);
    let (left, so_far) = (Value::from(left), Value::from(so_far));
    let start = neutral(join, ty, cx);

    let mut b = Builder::new(body, cx, InsertPoint::End(block));
    let yes = b.int(Type::int(1), 1);
    let active = b.intrinsic("llvm.amdgcn.ballot.i64", Type::I64, &[yes]);
    b.br(header, &[active, start]);

    let mut b = Builder::new(body, cx, InsertPoint::End(header));
    let zero = b.int(Type::I64, 0);
    let done = b.icmp(IntCc::Eq, left, zero);
    let (leave, on) = (b.body.block_call(behind, &[]), b.body.block_call(step, &[]));
    b.cond_br(done, leave, on);

    let mut b = Builder::new(body, cx, InsertPoint::End(step));
    let lane = b.intrinsic("llvm.cttz.i64", Type::I64, &[left, yes]);
    let lane = b.cast(CastOp::Trunc, lane, Type::int(32));
    let suffix = match (ty.is_float(), b.cx.bits(ty)) {
        (true, 32) => "f32",
        (true, _) => "f64",
        (false, 32) => "i32",
        (false, _) => "i64",
    };
    let read = format!("llvm.amdgcn.readlane.{suffix}");
    let own = b.intrinsic(&read, ty, &[value, lane]);
    let joined = match join {
        Join::Binary(op) => b.binary(op, so_far, own),
        Join::Pick(cc) => {
            let first = b.icmp(cc, so_far, own);
            b.select(first, so_far, own)
        }
        Join::Float(op) => b.fbinary(op, FastMath::NONE, so_far, own),
        Join::Call(name) => b.intrinsic(&format!("{name}.{suffix}"), ty, &[so_far, own]),
    };
    let one = b.int(Type::I64, 1);
    let below = b.binary(BinaryOp::Sub, left, one);
    let rest = b.binary(BinaryOp::And, left, below);
    b.br(header, &[rest, joined]);
    so_far
}

/// Makes the size of variables uniform where it differs from lane to lane. Returns their number.
fn common_sizes(f: &mut IrFunction, cx: &mut Context) -> u64 {
    let mut counts: Vec<(Inst, Value)> = Vec::new();
    for inst in f.body.all_insts() {
        if let InstKind::Alloca { count, .. } = f.body.insts[inst].kind
            && count.local().is_some()
        {
            counts.push((inst, count));
        }
    }
    if counts.is_empty() {
        return 0;
    }
    let sources = Sources::of(cx, f.global);
    let uniformity = uniformity::of_body(&f.body, cx, &Uses::of(&f.body), &sources);
    let differ = |count: Value| {
        let local = count.local().expect("not a constant");
        let same = |u: &Uniformity| !u.is_divergent(local) && !u.is_temporal(local);
        !uniformity.as_ref().is_some_and(same)
    };
    let differing: Vec<bool> = counts.iter().map(|&(_, count)| differ(count)).collect();
    for (&(inst, count), &differs) in counts.iter().zip(&differing) {
        let mut b = Builder::new(&mut f.body, cx, InsertPoint::Before(inst));
        // Private memory has 32 bits of addresses.
        let mut common = b.zext_or_trunc(count, Type::int(32));
        if differs {
            common = reduce(&mut f.body, cx, inst, Join::Pick(IntCc::Ugt), common);
        }
        if let InstKind::Alloca { count, .. } = &mut f.body.insts[inst].kind {
            *count = common;
        }
    }
    counts.len() as u64
}
