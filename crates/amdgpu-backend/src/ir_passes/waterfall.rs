//! `waterfall-calls`: calls by an address that may differ from lane to lane.
//!
//! The wave has one program counter. A loop takes the first active lane's address, calls it for all lanes
//! that have the same, and goes on with the others: as many rounds as there are different callees (the
//! *waterfall loop* of LLVM's `SIInstrInfo::legalizeOperands`). An address that is plainly the same in all
//! lanes needs none: a kernel's argument, or what is loaded through one.

use ir::pass::{Entry, IrFunction, PassInfo, Rewrite};
use ir::ssa::{
    Block, Body, Builder, CastOp, ConstData, Context, Global, InsertPoint, Inst, InstKind, IntCc,
    Local, LocalDef, Type, Value, ValueMap, sym,
};

/// The pass.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct WaterfallCalls;

impl WaterfallCalls {
    /// The pass as users see it.
    pub(crate) const INFO: PassInfo = PassInfo {
        name: "waterfall-calls",
        about: "Puts a loop around calls by addresses that may differ from lane to lane: a round for each callee.",
        contract: "AMDGPU; any function, before `shape-control-flow`.",
        entry: Entry::Function(|| Box::new(WaterfallCalls)),
    };
}

impl Rewrite for WaterfallCalls {
    const COUNTS: &'static str = "calls put into a loop";

    fn rewrite(&mut self, f: &mut IrFunction, cx: &mut Context) -> u64 {
        run(f.global, &mut f.body, cx)
    }
}

/// Runs the pass on a body. The number of calls that got a loop.
pub(crate) fn run(global: Global, body: &mut Body, cx: &mut Context) -> u64 {
    let mut calls: Vec<(Inst, Value)> = Vec::new();
    for &block in body.block_order() {
        for inst in body.block_insts(block) {
            if let InstKind::Call { callee, .. } = body.insts[inst].kind
                && cx.direct_callee(callee).is_none()
                && !is_inline_asm(cx, callee)
                && !is_uniform(global, body, cx, callee)
            {
                calls.push((inst, callee));
            }
        }
    }
    if calls.is_empty() {
        return 0;
    }
    let loops: Vec<Waterfall> =
        calls.iter().map(|&(call, callee)| wrap(body, cx, call, callee)).collect();
    let mut replaced = ValueMap::new();
    for new in &loops {
        if let Some((result, behind)) = new.result {
            replaced[result] = Some(Value::from(behind)).into();
        }
    }
    body.rewrite(&replaced);
    // What a call itself passes on is its own result.
    for new in loops {
        let mut b = Builder::new(body, cx, InsertPoint::End(new.calling));
        let mut now = vec![b.int(Type::int(1), 1)];
        now.extend(new.result.map(|(result, _)| Value::from(result)));
        b.br(new.latch, &now);
    }
    calls.len() as u64
}

/// A loop around a call, whose block has no jump yet.
struct Waterfall {
    calling: Block,
    latch: Block,
    /// The call's result, and its value after the loop.
    result: Option<(Local, Local)>,
}

fn is_inline_asm(cx: &Context, callee: Value) -> bool {
    callee.constant().is_some_and(|c| matches!(cx.consts[c], ConstData::InlineAsm(_)))
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

/// Puts a loop around a call.
fn wrap(body: &mut Body, cx: &mut Context, call: Inst, callee: Value) -> Waterfall {
    let before = body.inst_block(call).expect("an instruction of the layout");
    let [header, calling, latch, behind] = insert_blocks(body, before);
    let next = body.next_inst(call).expect("a block ends in a terminator");
    body.split_block_at(next, behind);
    body.split_block_at(call, calling);
    let result = body.result(call);
    let ty = result.map(|r| body.locals[r].ty);
    let done = body.append_param(latch, Type::int(1));
    let given = ty.map(|ty| body.append_param(latch, ty));

    let mut b = Builder::new(body, cx, InsertPoint::End(before));
    let pointer = b.ty(callee);
    let address = b.cast(CastOp::PtrToInt, callee, Type::I64);
    b.br(header, &[]);

    let mut b = Builder::new(body, cx, InsertPoint::End(header));
    let first = b.call_intrinsic("llvm.amdgcn.readfirstlane.i64", Type::I64, &[address]);
    let first = Value::from(b.body.result(first).expect("a result"));
    let same = b.icmp(IntCc::Eq, address, first);
    let target = b.cast(CastOp::IntToPtr, first, pointer);
    let mut later = vec![b.int(Type::int(1), 0)];
    later.extend(ty.map(|ty| Value::from(b.cx.consts.poison(ty))));
    let (now, later) = (b.body.block_call(calling, &[]), b.body.block_call(latch, &later));
    b.cond_br(same, now, later);

    let mut b = Builder::new(body, cx, InsertPoint::End(latch));
    let (leave, again) = (b.body.block_call(behind, &[]), b.body.block_call(header, &[]));
    b.cond_br(done.into(), leave, again);
    if let InstKind::Call { callee, .. } = &mut body.insts[call].kind {
        *callee = target;
    }
    Waterfall { calling, latch, result: result.zip(given) }
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
