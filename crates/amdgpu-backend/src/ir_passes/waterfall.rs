//! `waterfall-loops`: operands that the wave has once, where they may differ from lane to lane.
//!
//! The wave has one program counter, and a buffer access one descriptor and one scalar offset. A loop takes the first active
//! lane's operands, executes the instruction for all lanes that have the same, and goes on with the others: as many rounds as
//! there are different operands (the *waterfall loop* of LLVM's `SIInstrInfo::legalizeOperands`). An address that is plainly
//! the same in all lanes needs none: a kernel's argument, or what is loaded through one.

use std::cell::LazyCell;

use ir::pass::{Entry, IrFunction, Need, PassInfo, counted};
use ir::ssa::buffer_intrinsics::{BUFFER_RESOURCE, BufferCall, LdsLoad};
use ir::ssa::uses::Uses;
use ir::ssa::{
    BinaryOp, Block, Body, Builder, CastOp, Context, Global, InsertPoint, Inst, InstKind, IntCc,
    Local, LocalDef, Type, Value, ValueMap, sym,
};
use smallvec::SmallVec;
use transform::divergent::uniformity::{self, Uniformity};

use crate::ir_passes::fat_pointers;
use crate::ir_passes::uniform::Sources;
use crate::target::asm::constraints::inline_asm;
use crate::target::intrinsics;

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "waterfall-loops",
    about: "Puts a loop around calls and buffer accesses whose address or descriptor may differ from lane to lane: a round for each.",
    contract: "AMDGPU; any function, before `shape-control-flow`.",
    need: Need::Required,
    entry: Entry::Function(|| counted("instructions put into a loop", rewrite)),
};

fn rewrite(f: &mut IrFunction, cx: &mut Context) -> u64 {
    run(f.global, &mut f.body, cx)
}

/// Operands of an instruction that the wave has once.
type Operands = SmallVec<[Value; 4]>;

/// Runs the pass on a body. The number of instructions that got a loop.
pub(crate) fn run(global: Global, body: &mut Body, cx: &mut Context) -> u64 {
    let found = instructions(global, body, cx);
    if found.is_empty() {
        return 0;
    }
    let loops: Vec<Waterfall> =
        found.iter().map(|(inst, operands)| wrap(body, cx, *inst, operands)).collect();
    let mut replaced = ValueMap::new();
    for new in &loops {
        if let Some((result, behind)) = new.result {
            replaced[result] = Some(Value::from(behind)).into();
        }
    }
    body.rewrite(&replaced);
    // What an instruction itself passes on is its own result.
    for new in loops {
        let mut b = Builder::new(body, cx, InsertPoint::End(new.calling));
        let mut now = vec![b.int(Type::int(1), 1)];
        now.extend(new.result.map(|(result, _)| Value::from(result)));
        b.br(new.latch, &now);
    }
    found.len() as u64
}

/// The instructions that need a loop, in the order of the body, with the operands that may differ.
fn instructions(global: Global, body: &Body, cx: &Context) -> Vec<(Inst, Operands)> {
    let uniformity =
        LazyCell::new(|| uniformity::of_body(body, cx, &Uses::of(body), &Sources::of(cx, global)));
    let differs = |operand: &mut Value| {
        let same = |u: &Uniformity, local| !u.is_divergent(local) && !u.is_temporal(local);
        operand.local().is_some_and(|l| !uniformity.as_ref().is_some_and(|u| same(u, l)))
    };
    let mut found: Vec<(Inst, Operands)> = Vec::new();
    for inst in body.all_insts() {
        if let InstKind::Call { callee, .. } = body.insts[inst].kind
            && cx.direct_callee(callee).is_none()
        {
            if inline_asm(cx, callee).is_none() && !is_uniform(global, body, cx, callee) {
                found.push((inst, Operands::from_slice(&[callee])));
            }
        } else if let Some(mut operands) = of_buffer_access(body, cx, inst) {
            operands.retain(differs);
            if !operands.is_empty() {
                found.push((inst, operands));
            }
        }
    }
    found
}

/// The operands of a buffer access that are in scalar registers; none for other instructions.
fn of_buffer_access(body: &Body, cx: &Context, inst: Inst) -> Option<Operands> {
    match &body.insts[inst].kind {
        InstKind::Call { callee, args, .. } => {
            let name = intrinsics::name(cx, *callee)?;
            let args = body.list(*args);
            if intrinsics::is(name, "s.buffer.load") {
                return Some(Operands::from_slice(&args[..1]));
            }
            let operands = match LdsLoad::of(name) {
                Some(load) => [0, load.offset()? + 1],
                None => {
                    let call = BufferCall::of(name)?;
                    [call.resource(), call.scalar_offset()]
                }
            };
            operands.into_iter().map(|n| args.get(n).copied()).collect()
        }
        kind => {
            let (resource, _) = fat_pointers::parts_of(body, kind.accessed_pointer()?)?;
            Some(Operands::from_slice(&[resource]))
        }
    }
}

/// A loop around a call, whose block has no jump yet.
struct Waterfall {
    calling: Block,
    latch: Block,
    /// The call's result, and its value after the loop.
    result: Option<(Local, Local)>,
}

/// Steps from an address back to where it comes from.
const MOST_STEPS: usize = 32;

/// Whether a value is plainly the same in all lanes.
fn is_uniform(global: Global, body: &Body, cx: &Context, mut value: Value) -> bool {
    for _ in 0..MOST_STEPS {
        let Some(local) = value.local() else { return true };
        let inst = match body.locals[local].def {
            LocalDef::Inst(inst) => inst,
            LocalDef::Param(block, n) => {
                let of_function = block == body.entry();
                let function = cx.function(global);
                return of_function
                    && function.is_some_and(|f| {
                        f.cc.is_kernel() || cx.attrs.has(f.param_attrs(n as usize), sym::INREG)
                    });
            }
        };
        value = match &body.insts[inst].kind {
            InstKind::Cast { value, .. } | InstKind::Freeze { value } => *value,
            InstKind::Load { ptr, .. }
                if matches!(body.value_type(*ptr, cx).address_space(), Some(1 | 3 | 4)) =>
            {
                *ptr
            }
            InstKind::Gep { args, .. } => {
                let list = body.list(*args);
                if list[1..].iter().any(|index| index.local().is_some()) {
                    return false;
                }
                list[0]
            }
            _ => return false,
        };
    }
    false
}

/// Puts a loop around an instruction.
fn wrap(body: &mut Body, cx: &mut Context, inst: Inst, operands: &[Value]) -> Waterfall {
    let before = body.inst_block(inst).expect("an instruction of the layout");
    let [header, calling, latch, behind] = insert_blocks(body, before);
    let next = body.next_inst(inst).expect("a block ends in a terminator");
    body.split_block_at(next, behind);
    body.split_block_at(inst, calling);
    let result = body.result(inst);
    let ty = result.map(|r| body.locals[r].ty);
    let done = body.append_param(latch, Type::int(1));
    let given = ty.map(|ty| body.append_param(latch, ty));

    let mut b = Builder::new(body, cx, InsertPoint::End(before));
    let words: Vec<Words> = operands.iter().map(|&operand| words(&mut b, operand)).collect();
    b.br(header, &[]);

    let mut b = Builder::new(body, cx, InsertPoint::End(header));
    let mut same = None;
    let mut first = Operands::new();
    for (words, &operand) in words.iter().zip(operands) {
        let ty = b.ty(operand);
        let of_lane: Words = words.iter().map(|&word| first_lane(&mut b, word)).collect();
        for (&word, &of_lane) in words.iter().zip(&of_lane) {
            let equal = b.icmp(IntCc::Eq, word, of_lane);
            same = Some(match same {
                Some(same) => b.binary(BinaryOp::And, same, equal),
                None => equal,
            });
        }
        first.push(joined(&mut b, &of_lane, ty));
    }
    let same = same.expect("an operand");
    let mut later = vec![b.int(Type::int(1), 0)];
    later.extend(ty.map(|ty| Value::from(b.cx.consts.poison(ty))));
    let (now, later) = (b.body.block_call(calling, &[]), b.body.block_call(latch, &later));
    b.cond_br(same, now, later);

    let mut b = Builder::new(body, cx, InsertPoint::End(latch));
    let (leave, again) = (b.body.block_call(behind, &[]), b.body.block_call(header, &[]));
    b.cond_br(done.into(), leave, again);
    set_operands(body, cx, inst, operands, &first);
    Waterfall { calling, latch, result: result.zip(given) }
}

/// The integers that a value consists of.
type Words = SmallVec<[Value; 4]>;

/// The words of an operand: 64 bits of a function's address, four dwords of a descriptor, or a number.
fn words(b: &mut Builder<'_>, operand: Value) -> Words {
    let ty = b.ty(operand);
    if ty.is_int() {
        return Words::from_slice(&[operand]);
    }
    if ty.address_space().is_some_and(|space| space != BUFFER_RESOURCE) {
        return Words::from_slice(&[b.cast(CastOp::PtrToInt, operand, Type::I64)]);
    }
    let vector = b.cx.types.vector(Type::int(32), 4);
    let dwords = if ty.is_ptr() {
        let number = b.cast(CastOp::PtrToInt, operand, Type::I128);
        b.cast(CastOp::BitCast, number, vector)
    } else {
        operand
    };
    (0..4).map(|n| b.extract(dwords, n)).collect()
}

/// The value of a type that consists of words.
fn joined(b: &mut Builder<'_>, words: &[Value], ty: Type) -> Value {
    if ty.is_int() {
        return words[0];
    }
    if words.len() == 1 {
        return b.cast(CastOp::IntToPtr, words[0], ty);
    }
    let vector = b.cx.types.vector(Type::int(32), 4);
    let poison = Value::from(b.cx.consts.poison(vector));
    let dwords = words.iter().zip(0..).fold(poison, |all, (&word, n)| b.insert(all, word, n));
    if ty.is_ptr() {
        let number = b.cast(CastOp::BitCast, dwords, Type::I128);
        return b.cast(CastOp::IntToPtr, number, ty);
    }
    dwords
}

/// The first active lane's value.
fn first_lane(b: &mut Builder<'_>, word: Value) -> Value {
    let ty = b.ty(word);
    let name = format!("llvm.amdgcn.readfirstlane.i{}", ty.int_width().unwrap_or(32));
    b.intrinsic(&name, ty, &[word])
}

/// Replaces operands of an instruction.
fn set_operands(body: &mut Body, cx: &mut Context, inst: Inst, old: &[Value], new: &[Value]) {
    if let Some(pointer) = body.insts[inst].kind.accessed_pointer()
        && let Some((_, offset)) = fat_pointers::parts_of(body, pointer)
    {
        let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
        let pointer = fat_pointers::pointer_of(&mut b, new[0], offset);
        if let Some(place) = body.insts[inst].kind.accessed_pointer_mut() {
            *place = pointer;
        }
        return;
    }
    body.for_each_value_mut(inst, |value| {
        if let Some(n) = old.iter().position(|old| old == value) {
            *value = new[n];
        }
    });
}

fn insert_blocks(body: &mut Body, behind: Block) -> [Block; 4] {
    let mut last = behind;
    std::array::from_fn(|_| {
        let block = body.make_block();
        body.insert_block_after(block, last);
        last = block;
        block
    })
}
