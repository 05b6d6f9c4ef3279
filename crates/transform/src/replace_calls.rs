//! Calls of a target's intrinsics become other instructions, one by one: what LLVM does with intrinsics of its earlier
//! versions when it reads a module.

use ir::ssa::{Body, Context, Inst, InstKind, Value, ValueMap};

/// Replaces calls of intrinsics whose names begin with `prefix` and whose rest `wanted` takes. `replace` puts what is to
/// be there instead before the call and returns the value of its result, if it has one; it returns none at all, having
/// changed nothing, where the call is to stay. Whether a call was replaced.
pub fn replace_calls(
    body: &mut Body,
    cx: &mut Context,
    prefix: &str,
    wanted: impl Fn(&str) -> bool,
    mut replace: impl FnMut(&mut Body, &mut Context, Inst, &str, &[Value]) -> Option<Option<Value>>,
) -> bool {
    let mut replaced = ValueMap::new();
    let mut changed = false;
    for n in 0..body.block_order().len() {
        let mut next = body.first_inst(body.block_order()[n]);
        while let Some(inst) = next {
            next = body.next_inst(inst);
            let InstKind::Call { callee, args, .. } = &body.insts[inst].kind else { continue };
            let Some(global) = cx.direct_callee(*callee) else { continue };
            let Some(name) = cx.globals[global].name.strip_prefix(prefix) else { continue };
            if !wanted(name) {
                continue;
            }
            let name = name.to_owned();
            let args = body.list(*args).to_vec();
            let Some(value) = replace(body, cx, inst, &name, &args) else { continue };
            if let (Some(local), Some(value)) = (body.result(inst), value) {
                replaced[local] = Some(value).into();
            }
            body.remove_inst(inst);
            changed = true;
        }
    }
    if changed {
        body.rewrite(&replaced);
    }
    changed
}
