//! `intel-slm-atomic64`: atomic operations on 64 bits of local memory, which no data port has, become plain accesses under a lock.
//!
//! The lock is one doubleword of local memory for the work-group. All work-items clear it when the kernel begins, and wait for each
//! other. For work on 64 bits a work-item exchanges its 0 for a 1 until that succeeds, in a loop whose body
//! is
//!
//! ```text
//! again:     taken = cmpxchg lock, 0, 1 acquire;  if taken: critical, else: after
//! critical:  the plain accesses;  atomicrmw xchg lock, 0 release
//! after:     if taken: tail, else: again
//! ```
//!
//! so that the work-item that has the lock gives it back before the others of its thread, which run in step with it, try again: without that
//! they would wait for each other for ever. Loads and stores take the lock, too: the values that they read or write
//! must not lie in the middle of an operation. (Intel's compiler does the same on gen9, gen12.1 and
//! gen12.5.)

use ir::pass::{Entry, IrFunction, Need, PassInfo, counted};
use ir::ssa::{
    Align, Body, Builder, Context, Global, GlobalData, GlobalKind, InsertPoint, Inst, InstKind,
    IntCc, Linkage, Ordering, RmwOp, Type, Value, ValueMap, Variable, sym,
};
use transform::plain_atomics::{pair_of, plain_access};

use crate::target::opencl::LOCAL;
use crate::target::opencl::LOCAL_FENCE;

/// The name of the lock.
const LOCK: &str = "__lanelift_local_lock";
/// The function that waits for all work-items of a work-group.
const BARRIER: &str = "_Z7barrierj";

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "intel-slm-atomic64",
    about: "Puts atomic operations on 64 bits of local memory under a lock of the work-group.",
    contract: "Kernels after inlining; no such operation is left.",
    need: Need::Required,
    entry: Entry::Function(|| counted("operations under a lock", rewrite)),
};

fn rewrite(f: &mut IrFunction, cx: &mut Context) -> u64 {
    // The lock is cleared where a work-group begins.
    if !cx.function(f.global).is_some_and(|function| function.cc.is_kernel()) {
        return 0;
    }
    let body = &mut f.body;
    let found: Vec<Inst> = body.all_insts().filter(|&inst| needs_lock(body, cx, inst)).collect();
    if found.is_empty() {
        return 0;
    }
    let lock = lock(cx);
    let mut replaced = ValueMap::new();
    // The last first: what a split moves to a block of its own then ends at the next one.
    for &inst in found.iter().rev() {
        put_under(body, cx, inst, lock, &mut replaced);
    }
    body.rewrite(&replaced);
    clear(body, cx, lock);
    found.len() as u64
}

/// Whether an instruction is an atomic access to 64 bits of local memory.
fn needs_lock(body: &Body, cx: &Context, inst: Inst) -> bool {
    let (pointer, ty) = match body.insts[inst].kind {
        InstKind::AtomicRmw { args, .. } => (args[0], body.value_type(args[1], cx)),
        InstKind::CmpXchg { args, .. } => (args[0], body.value_type(args[1], cx)),
        InstKind::Load { ptr, ordering, .. } if ordering.is_atomic() => {
            let Some(result) = body.result(inst) else { return false };
            (ptr, body.locals[result].ty)
        }
        InstKind::Store { ptr, value, ordering, .. } if ordering.is_atomic() => {
            (ptr, body.value_type(value, cx))
        }
        _ => return false,
    };
    body.value_type(pointer, cx).address_space() == Some(LOCAL) && cx.bits(ty) == 64
}

/// The lock as a value.
fn lock(cx: &mut Context) -> Value {
    let global = cx.find_global(LOCK).unwrap_or_else(|| {
        let variable = Variable {
            initializer: Some(cx.consts.undef(Type::I32)),
            constant: false,
            externally_initialized: false,
            code_model: None,
            attrs: Default::default(),
            sanitizer: Vec::new(),
        };
        let data = GlobalData::new(LOCK, Type::I32, GlobalKind::Variable(variable));
        cx.add_global(GlobalData {
            address_space: LOCAL,
            linkage: Linkage::Internal,
            align: Some(word()),
            ..data
        })
    });
    cx.global_address(global).into()
}

fn word() -> Align {
    Align::new(4).unwrap_or_default()
}

/// The barrier's declaration.
fn barrier(cx: &mut Context) -> Global {
    cx.find_global(BARRIER).unwrap_or_else(|| {
        let ty = cx.types.function(Type::VOID, &[Type::I32], false);
        let kind = GlobalKind::Function(Box::default());
        cx.add_global(GlobalData::new(BARRIER, ty, kind))
    })
}

/// Clears the lock at the kernel's beginning.
fn clear(body: &mut Body, cx: &mut Context, lock: Value) {
    let barrier = barrier(cx);
    let Some(first) = body.first_inst(body.entry()) else { return };
    let mut b = Builder::new(body, cx, InsertPoint::Before(first));
    let zero = b.int(Type::I32, 0);
    b.store(zero, lock, word());
    let local = b.int(Type::I32, LOCAL_FENCE);
    b.call(barrier, &[local]);
}

fn put_under(body: &mut Body, cx: &mut Context, inst: Inst, lock: Value, replaced: &mut ValueMap) {
    let Some(head) = body.inst_block(inst) else { return };
    let kind = body.insts[inst].kind.clone();
    let [again, critical, after, tail] = core::array::from_fn(|_| body.make_block());
    for block in [tail, after, critical, again] {
        body.insert_block_after(block, head);
    }
    body.split_block_at(inst, tail);
    let result = body.result(inst).map(|local| body.locals[local].ty);
    let mut b = Builder::new(body, cx, InsertPoint::End(head));
    b.br(again, &[]);
    b.place = InsertPoint::End(again);
    let [zero, one] = [0, 1].map(|n| b.int(Type::I32, n));
    let pair = b.cx.types.literal_struct(&[Type::I32, Type::I1], false);
    let take = InstKind::CmpXchg {
        weak: false,
        volatile: false,
        orderings: [Ordering::Acquire, Ordering::Monotonic],
        align: word(),
        scope: sym::EMPTY,
        args: [lock, zero, one],
    };
    let taken = b.value(take, pair);
    let taken = b.extract_value(taken, 1);
    // The old value comes from the block that holds the lock, if there is a result.
    let old_type = match kind {
        InstKind::CmpXchg { args, .. } => Some(b.ty(args[1])),
        _ => result.filter(|ty| !ty.is_void()),
    };
    let nothing: Vec<Value> =
        old_type.iter().map(|&ty| Value::from(b.cx.consts.poison(ty))).collect();
    let [into, around] = [b.body.block_call(critical, &[]), b.body.block_call(after, &nothing)];
    b.cond_br(taken, into, around);
    b.place = InsertPoint::End(critical);
    let old = match (&kind, old_type) {
        (InstKind::Load { ptr, align, .. }, Some(ty)) => Some(b.load(ty, *ptr, *align)),
        (InstKind::CmpXchg { .. }, _) => {
            plain_access(&mut b, &kind).map(|pair| b.extract_value(pair, 0))
        }
        _ => plain_access(&mut b, &kind),
    };
    let give = InstKind::AtomicRmw {
        op: RmwOp::Xchg,
        volatile: false,
        ordering: Ordering::Release,
        align: word(),
        scope: sym::EMPTY,
        args: [lock, zero],
    };
    b.value(give, Type::I32);
    let old: Vec<Value> = old.filter(|_| old_type.is_some()).into_iter().collect();
    b.br(after, &old);
    b.place = InsertPoint::End(after);
    let answer = old_type.map(|ty| Value::from(b.param(after, ty)));
    let [done, back] = [b.body.block_call(tail, &[]), b.body.block_call(again, &[])];
    b.cond_br(taken, done, back);
    b.place = InsertPoint::Before(inst);
    if let (Some(local), Some(old)) = (b.body.result(inst), answer) {
        let value = match kind {
            InstKind::CmpXchg { args, .. } => {
                let same = b.icmp(IntCc::Eq, old, args[1]);
                pair_of(&mut b, old, same)
            }
            _ => old,
        };
        replaced[local] = Some(value).into();
    }
    body.remove_inst(inst);
}
