//! Loads through a choice between by-value parameters become a choice between loads.
//!
//! A parameter's bytes can always be read, so both may be; a register select costs less than an address
//! that has to exist in memory (a device function would have to spill both parameters for it).

use ir::ssa::{Align, Body, CastOp, Context, Flags, Inst, InstKind, Local, Ordering, Value};

/// A parameter that loads may be moved to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Readable {
    pub(super) local: Local,
    pub(super) size: u64,
    pub(super) align: Align,
}

/// Steps of arithmetic that are followed.
const MAX_STEPS: u32 = 8;

/// Rewrites such loads. True if there was one.
pub(super) fn run(body: &mut Body, cx: &mut Context, params: &[Readable]) -> bool {
    let loads = body.all_insts().filter_map(|inst| Some((inst, choice(body, cx, inst, params)?)));
    let loads: Vec<(Inst, Choice)> = loads.collect();
    let count = body.replace_insts(cx, loads, |b, inst, (cond, arms)| {
        let ty = b.body.locals[b.body.result(inst)?].ty;
        let values = arms.map(|(pointer, offset, align)| {
            let pointer = b.byte_offset(pointer, offset, Flags::INBOUNDS);
            b.load(ty, pointer, align)
        });
        Some(b.select(cond, values[0], values[1]))
    });
    if count > 0 {
        // A select of addresses without readers would still count as a use.
        transform::dce::run(body, cx);
    }
    count > 0
}

/// The condition, and for each arm the parameter, the offset in it and the alignment there.
type Choice = (Value, [(Value, i64, Align); 2]);

/// The choice of a load through `select` of two parameters.
fn choice(body: &Body, cx: &Context, load: Inst, params: &[Readable]) -> Option<Choice> {
    let InstKind::Load { ptr, volatile: false, ordering: Ordering::NotAtomic, .. } =
        body.insts[load].kind
    else {
        return None;
    };
    let size = cx.store_size(body.locals[body.result(load)?].ty);
    let (base, after) = strip(body, cx, ptr)?;
    let InstKind::Select { args: [cond, a, b], .. } = *body.def_kind(base)? else { return None };
    let arm = |v: Value| {
        let (root, before) = strip(body, cx, v)?;
        let param = params.iter().find(|p| Some(p.local) == root.local())?;
        let offset = before.checked_add(after)?;
        let inside = offset >= 0 && (offset as u64).checked_add(size)? <= param.size;
        inside.then(|| (root, offset, param.align.at_offset(offset as u64)))
    };
    Some((cond, [arm(a)?, arm(b)?]))
}

/// The pointer under constant offsets and casts, and the sum of the offsets.
fn strip(body: &Body, cx: &Context, mut pointer: Value) -> Option<(Value, i64)> {
    let mut offset = 0i64;
    for _ in 0..MAX_STEPS {
        match body.def_kind(pointer) {
            Some(InstKind::Gep { args, .. }) => {
                let base = body.list(*args)[0];
                let (constant, terms) =
                    transform::pointer_uses::gep_terms(body, cx, body.def_inst(pointer)?)?;
                if !terms.is_empty() {
                    return None;
                }
                offset = offset.checked_add(constant)?;
                pointer = base;
            }
            Some(InstKind::Cast { op: CastOp::BitCast, value, .. }) => pointer = *value,
            _ => return Some((pointer, offset)),
        }
    }
    None
}
