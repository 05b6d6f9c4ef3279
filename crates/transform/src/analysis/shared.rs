//! Parameters whose memory other threads write while the function runs, as far as its body shows: what it accesses
//! atomically or volatile, and what it gives to functions that may do so.

use ir::ssa::{AttrSet, Body, Context, Inst, InstKind, LocalDef, Value, ValueMap, sym};
use smallvec::SmallVec;

use super::effects;
use super::location::{self, Root};

/// Values that are followed at most.
const MOST_VALUES: usize = 64;

/// For each parameter, whether its memory is shared in this sense. `captured` says from which parameters a pointer can
/// have been stored.
pub(super) fn shared_params(body: &Body, cx: &Context, captured: &[bool]) -> Vec<bool> {
    let mut values: Vec<Value> = Vec::new();
    for inst in body.all_insts() {
        for pointer in shared_pointers(body, cx, inst) {
            add(&mut values, pointer);
        }
    }
    let mut shared = vec![false; captured.len()];
    let mut at = 0;
    while let Some(&value) = values.get(at) {
        at += 1;
        let known = match location::of_access(body, cx, &ValueMap::new(), value, None).root {
            Root::Alloca(_) | Root::Global(_) => true,
            Root::Param(n) => {
                if let Some(shared) = shared.get_mut(n as usize) {
                    *shared = true;
                }
                true
            }
            Root::Unknown(end) => follow(body, end, captured, &mut shared, &mut values),
        };
        if !known || values.len() > MOST_VALUES {
            shared.fill(true);
            return shared;
        }
    }
    shared
}

fn add(values: &mut Vec<Value>, value: Value) {
    if !values.contains(&value) {
        values.push(value);
    }
}

/// Adds what a pointer is chosen from; says whether that is all that it can be.
fn follow(
    body: &Body,
    pointer: Value,
    captured: &[bool],
    shared: &mut [bool],
    values: &mut Vec<Value>,
) -> bool {
    let Some(local) = pointer.local() else { return true };
    if !body.locals[local].ty.is_ptr() {
        return false;
    }
    match body.locals[local].def {
        LocalDef::Param(block, n) => {
            for &from in body.block_order() {
                let Some(end) = body.terminator(from) else { continue };
                body.insts[end].kind.for_each_target(body, |target| {
                    if target.block == block
                        && let Some(&arg) = body.list(target.args).get(n as usize)
                    {
                        add(values, arg);
                    }
                });
            }
            true
        }
        LocalDef::Inst(inst) => match &body.insts[inst].kind {
            InstKind::Select { args, .. } => {
                args[1..].iter().for_each(|&arg| add(values, arg));
                true
            }
            InstKind::Load { .. } => {
                shared.iter_mut().zip(captured).for_each(|(shared, &captured)| *shared |= captured);
                true
            }
            _ => false,
        },
    }
}

/// The pointers of an atomic or volatile access, and those that a call gets which may synchronize with other threads.
fn shared_pointers(body: &Body, cx: &Context, inst: Inst) -> SmallVec<[Value; 4]> {
    let mut out = SmallVec::new();
    match &body.insts[inst].kind {
        InstKind::Load { ptr, ordering, volatile, .. }
        | InstKind::Store { ptr, ordering, volatile, .. }
            if *volatile || ordering.is_atomic() =>
        {
            out.push(*ptr);
        }
        InstKind::AtomicRmw { args: [pointer, ..], .. }
        | InstKind::CmpXchg { args: [pointer, ..], .. } => out.push(*pointer),
        InstKind::Call { callee, args, info } => {
            let function = cx.direct_callee(*callee).and_then(|g| cx.function(g));
            let known = function.and_then(|f| effects::of_intrinsic(f.intrinsic)).is_some();
            let declared = function.map_or(AttrSet::EMPTY, |f| f.attrs);
            let site = body.calls[*info].fn_attrs;
            if !known && ![site, declared].iter().any(|&set| cx.attrs.has(set, sym::NOSYNC)) {
                let pointers = body.list(*args).iter().copied();
                out.extend(pointers.filter(|&v| location::has_pointers(body, cx, v)));
            }
        }
        _ => {}
    }
    out
}
