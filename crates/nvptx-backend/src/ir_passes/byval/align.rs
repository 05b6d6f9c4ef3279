//! `nvptx-set-byval-param-align`: by-value parameters get the alignment that they can have.
//!
//! A kernel's parameters lie in one buffer that begins at a multiple of 16. The `.align` of a
//! parameter may be raised to any power of two that divides the offset which it has anyway: nothing
//! moves, and accesses may be wider. Of an internal function that is only called directly, both sides
//! are ours and 16 is as good as any alignment. There it is `alignstack` that says so: `align` would also
//! claim that the original, which the caller points to, is aligned like this.

use ir::map::Set;
use ir::ssa::{
    Align, AttrSet, AttrValue, Attribute, Body, Context, FuncBody, Global, InstKind, Local, Module,
    Symbol, Type, Uses, ValueKind, align_to, sym,
};
use transform::pointer_uses::{AccessKind, Offset, UseTree};

/// Largest access of PTX before sm_100, in bytes; more alignment is of no use.
const MOST: u64 = 16;

/// Runs the pass on a module. Whether something changed.
pub(crate) fn run(module: &mut Module) -> bool {
    let definitions: Vec<(Global, FuncBody)> = module.definitions().collect();
    let internal = raisable(module);
    let mut raised: Set<Global> = Set::default();
    let mut changed = false;
    for &(global, id) in &definitions {
        let Some(function) = module.cx.function(global) else { continue };
        let (key, aligns) = if function.cc.is_kernel() {
            (sym::ALIGN, kernel_aligns(&module.cx, global))
        } else if internal.contains(&global) {
            let all =
                byval_params(&module.cx, global).map(|n| (n, Align::new(MOST).unwrap_or_default()));
            (sym::ALIGNSTACK, all.collect())
        } else {
            (sym::ALIGN, Vec::new())
        };
        for &(n, align) in &aligns {
            if raise(&mut module.cx, global, n, key, align) {
                changed = true;
                if key == sym::ALIGNSTACK {
                    raised.insert(global);
                }
            }
        }
        // Alignments known of the parameters are passed on to their accesses.
        changed |= raise_accesses(&mut module.bodies[id], &module.cx, global);
    }
    for &(_, id) in &definitions {
        changed |= raise_calls(&mut module.bodies[id], &mut module.cx, &raised);
    }
    changed
}

/// Says at the calls of `raised` functions what their parameters' alignment is now.
fn raise_calls(body: &mut Body, cx: &mut Context, raised: &Set<Global>) -> bool {
    if raised.is_empty() {
        return false;
    }
    let mut changed = false;
    for inst in body.inst_list() {
        let InstKind::Call { callee, info, .. } = body.insts[inst].kind else { continue };
        let ValueKind::Const(c) = callee.kind() else { continue };
        let Some(global) = cx.consts.as_global(c).filter(|g| raised.contains(g)) else {
            continue;
        };
        for param in byval_params(cx, global).collect::<Vec<_>>() {
            let Some(function) = cx.function(global) else { continue };
            let of_callee = function.param_attrs(param);
            let align = cx.attrs.int(of_callee, sym::ALIGNSTACK).unwrap_or(1);
            let attrs = body.calls[info].arg_attrs(param);
            if cx.attrs.int(attrs, sym::ALIGNSTACK).unwrap_or(1) < align
                && param < body.calls[info].arg_attrs.len()
            {
                let value = AttrValue::Int(align);
                body.calls[info].arg_attrs[param] =
                    cx.attrs.with(attrs, Attribute { key: sym::ALIGNSTACK, value });
                changed = true;
            }
        }
    }
    changed
}

fn byval_params(cx: &Context, global: Global) -> impl Iterator<Item = usize> + '_ {
    let function = cx.function(global);
    let count = function.map_or(0, |f| f.param_attrs.len());
    (0..count)
        .filter(move |&n| function.is_some_and(|f| cx.attrs.has(f.param_attrs(n), sym::BYVAL)))
}

/// The alignment that PTX will declare for a by-value parameter: what the attribute says, and never less
/// than the type has (as LLVM does, so that both sides of a call agree).
pub(super) fn declared_align(cx: &Context, attrs: AttrSet, ty: Type) -> Align {
    let said = [sym::ALIGN, sym::ALIGNSTACK]
        .map(|key| cx.attrs.int(attrs, key).and_then(Align::new).unwrap_or_default());
    said[0].max(said[1]).max(cx.abi_align(ty))
}

/// The alignments that a kernel's by-value parameters have by their offsets.
fn kernel_aligns(cx: &Context, global: Global) -> Vec<(usize, Align)> {
    let Some(function) = cx.function(global) else { return Vec::new() };
    let Some((_, params, _)) = cx.types.signature(cx.globals[global].ty) else { return Vec::new() };
    let (mut offset, mut found) = (0u64, Vec::new());
    for (n, &ty) in params.iter().enumerate() {
        let attrs = function.param_attrs(n);
        let byval = cx.attrs.ty(attrs, sym::BYVAL);
        let (size, align) = match byval {
            Some(ty) => (cx.alloc_size(ty), declared_align(cx, attrs, ty)),
            None => (cx.alloc_size(ty), cx.abi_align(ty)),
        };
        offset = align_to(offset, align.bytes());
        if byval.is_some() {
            let most = Align::new(MOST).unwrap_or_default();
            found.push((n, if offset == 0 { most } else { most.at_offset(offset) }));
        }
        offset += size;
    }
    found
}

/// Internal functions with by-value parameters whose every use is a direct call.
fn raisable(module: &Module) -> Set<Global> {
    let cx = &module.cx;
    let candidates: Vec<Global> = module
        .definitions()
        .map(|d| d.0)
        .filter(|&g| {
            let function = cx.function(g);
            cx.globals[g].linkage.is_local()
                && function.is_some_and(|f| !f.cc.is_kernel())
                && byval_params(cx, g).next().is_some()
        })
        .collect();
    if candidates.is_empty() {
        return Set::default();
    }
    // A use anywhere but as a callee lets the address out: in an operand, or in any constant.
    let mut escaped = Set::default();
    for (_, id) in module.definitions() {
        let body = &module.bodies[id];
        for inst in body.all_insts() {
            let kind = &body.insts[inst].kind;
            let mut callee = matches!(kind, InstKind::Call { .. });
            kind.for_each_value(body, |v| {
                if let ValueKind::Const(c) = v.kind()
                    && !std::mem::take(&mut callee)
                {
                    escaped.extend(cx.consts.as_global(c));
                }
            });
        }
    }
    let in_constants = cx.globals_in_constants();
    let local = |g: &Global| !escaped.contains(g) && !in_constants.contains(g);
    candidates.into_iter().filter(local).collect()
}

fn raise(cx: &mut Context, global: Global, n: usize, key: Symbol, align: Align) -> bool {
    let Some(function) = cx.function(global) else { return false };
    let attrs = function.param_attrs(n);
    let Some(ty) = cx.attrs.ty(attrs, sym::BYVAL) else { return false };
    if declared_align(cx, attrs, ty) >= align {
        return false;
    }
    let raised = cx.attrs.with(attrs, Attribute { key, value: AttrValue::Int(align.bytes()) });
    if let Some(function) = cx.globals[global].function_mut() {
        function.param_attrs[n] = raised;
    }
    true
}

/// Raises the alignment of accesses of by-value parameters to what parameter and offset say.
fn raise_accesses(body: &mut Body, cx: &Context, global: Global) -> bool {
    let params: Vec<(Local, Align)> = byval_params(cx, global)
        .filter_map(|n| {
            let attrs = cx.function(global)?.param_attrs(n);
            let ty = cx.attrs.ty(attrs, sym::BYVAL)?;
            Some((*body.block_params(body.entry()).get(n)?, declared_align(cx, attrs, ty)))
        })
        .collect();
    if params.is_empty() {
        return false;
    }
    let uses = Uses::of(body);
    let mut changed = false;
    for (local, param_align) in params {
        let tree = UseTree::of(body, cx, &uses, local);
        // Through a merge an access may be of something else as well.
        if tree.merges {
            continue;
        }
        for access in tree.accesses {
            let known = match access.offset {
                Offset::Const(offset) => param_align.at_offset(offset.unsigned_abs()),
                Offset::Dynamic(step) => param_align.at_offset(step),
            };
            if let (
                AccessKind::Load(_) | AccessKind::Store(_),
                InstKind::Load { align, .. } | InstKind::Store { align, .. },
            ) = (access.kind, &mut body.insts[access.inst].kind)
            {
                changed |= *align < known;
                *align = (*align).max(known);
            }
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use crate::{Options, Sm, compile, llvm_reader};

    /// The callee's copy may be aligned better than what it is copied from.
    #[test]
    fn a_call_says_nothing_new_of_its_source() {
        let text = b"target triple = \"nvptx64-nvidia-cuda\"\n\
            %s = type { [4 x i64] }\n\
            define internal i64 @f(ptr byval(%s) align 8 %p, i64 %i) noinline {\n\
              %q = getelementptr i64, ptr %p, i64 %i\n  %v = load i64, ptr %q\n  ret i64 %v\n}\n\
            define ptx_kernel void @k(ptr %out, ptr byval(%s) align 8 %s, i64 %i) {\n\
              %v = call i64 @f(ptr byval(%s) align 8 %s, i64 %i)\n\
              %w = call i64 @f(ptr byval(%s) align 8 %s, i64 %v)\n\
              %x = add i64 %v, %w\n  store i64 %x, ptr %out\n  ret void\n}\n";
        let module = llvm_reader::parse("t.ll", text).unwrap();
        let ptx = compile(module, &Options::new(Sm::new(90))).unwrap().ptx;
        assert!(ptx.contains(".align 8 .b8 k_param_1[32]"), "{ptx}");
        assert!(ptx.contains(".align 16 .b8 \tparam0[32]"), "{ptx}");
        let wide = ptx.lines().find(|l| l.contains("ld.param.v2") && l.contains("k_param_1"));
        assert_eq!(wide, None, "{ptx}");
    }
}
