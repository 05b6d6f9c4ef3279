//! Upgrade of forms of older versions of LLVM to today's. Both readers, of text and of bitcode, use
//! it.

use super::attributes::{AttrValue, Attribute};
use super::function::{Body, Inst};
use super::instructions::{CallConv, CallInfo, InstKind, MdOperand, Value};
use super::module::{Context, Global, Module};
use super::symbol::{Symbol, sym};
use super::types::Type;

/// Memory attributes of LLVM 15 and older, all of them together.
#[derive(Clone, Copy, Default, Debug)]
pub struct OldMemory {
    places: Option<&'static str>,
    access: Option<&'static str>,
}

impl OldMemory {
    /// Adds one of `argmemonly`, `inaccessiblememonly`, `inaccessiblemem_or_argmemonly`, `readnone`,
    /// `readonly` and `writeonly` of a function.
    pub fn add(&mut self, name: &str) {
        match name {
            "argmemonly" => self.places = Some("argmem"),
            "inaccessiblememonly" => self.places = Some("inaccessiblemem"),
            "inaccessiblemem_or_argmemonly" => self.places = Some("both"),
            "readnone" => self.access = Some("none"),
            "readonly" => self.access = Some("read"),
            _ => self.access = Some("write"),
        }
    }

    /// Returns the text within the equivalent `memory(…)`; None if nothing was added.
    pub fn text(&self) -> Option<String> {
        let access = self.access.unwrap_or("readwrite");
        Some(match self.places {
            None => self.access?.to_owned(),
            Some(_) if access == "none" => "none".to_owned(),
            Some("both") => format!("argmem: {access}, inaccessiblemem: {access}"),
            Some(place) => format!("{place}: {access}"),
        })
    }
}

/// Calls of `llvm.dbg.value` and its kin, as LLVM 18 and older write them, become debug records.
pub fn debug_intrinsics(module: &mut Module) {
    const KINDS: [(&str, &str, usize); 4] = [
        ("llvm.dbg.value", "dbg_value", 3),
        ("llvm.dbg.declare", "dbg_declare", 3),
        ("llvm.dbg.assign", "dbg_assign", 6),
        ("llvm.dbg.label", "dbg_label", 1),
    ];
    let mut known: Vec<(Global, Symbol, usize)> = Vec::new();
    for (name, kind, arguments) in KINDS {
        if let Some(global) = module.cx.find_global(name) {
            known.push((global, module.cx.symbols.intern(kind), arguments));
        }
    }
    if known.is_empty() {
        return;
    }
    let cx = &module.cx;
    for body in module.bodies.values_mut() {
        for inst in body.inst_list() {
            let InstKind::Call { callee, args, .. } = body.insts[inst].kind else { continue };
            let callee = callee.constant().and_then(|c| cx.consts.as_global(c));
            let row = known.iter().find(|row| Some(row.0) == callee);
            let Some(&(_, kind, count)) = row else { continue };
            let mut list: Vec<Value> = body.list(args).to_vec();
            let (Some(location), true) = (body.insts[inst].debug_loc.expand(), list.len() == count)
            else {
                continue;
            };
            list.push(body.md_operands.push(MdOperand::Node(location)).into());
            let args = body.make_list(&list);
            let record = body.make_inst(InstKind::DebugRecord { kind, args }, Type::VOID);
            body.insert_inst_before(record, inst);
            body.remove_inst(inst);
        }
    }
}

/// Calls of `llvm.nvvm.fadd` and its kin, which LLVM has after version 22 and whose last argument is the rounding, become those
/// of the intrinsics that have it in their name.
pub fn rounded_operations(module: &mut Module) {
    const OPERATIONS: [(&str, &str, &str); 6] = [
        ("llvm.nvvm.fadd.f32", "add", "f"),
        ("llvm.nvvm.fadd.f64", "add", "d"),
        ("llvm.nvvm.fsub.f32", "sub", "f"),
        ("llvm.nvvm.fsub.f64", "sub", "d"),
        ("llvm.nvvm.fmul.f32", "mul", "f"),
        ("llvm.nvvm.fmul.f64", "mul", "d"),
    ];
    let known = OPERATIONS
        .into_iter()
        .filter_map(|(newer, name, format)| Some((module.cx.find_global(newer)?, (name, format))));
    let known: Vec<_> = known.collect();
    for_each_call(module, &known, |cx, body, inst, (name, format)| {
        let InstKind::Call { args, info, .. } = body.insts[inst].kind else { return };
        let &[a, b, rounding] = body.list(args) else { return };
        // The numbers of LLVM's `RoundingMode`.
        let rounding = match rounding.constant().and_then(|c| cx.consts.as_uint(c)) {
            Some(0) => "rz",
            Some(1) => "rn",
            Some(2) => "rp",
            Some(3) => "rm",
            _ => return,
        };
        let ty = body.value_type(a, cx);
        let name = format!("llvm.nvvm.{name}.{rounding}.{format}");
        let global = cx.intrinsic(&name, ty, &[ty, ty]);
        body.calls[info] = CallInfo::new(cx.globals[global].ty);
        let (callee, args) = (cx.global_address(global).into(), body.make_list(&[a, b]));
        body.insts[inst].kind = InstKind::Call { callee, args, info };
    });
}

/// Visits the calls of some globals, each with what is known of its callee.
fn for_each_call<T: Copy>(
    module: &mut Module,
    known: &[(Global, T)],
    mut visit: impl FnMut(&mut Context, &mut Body, Inst, T),
) {
    if known.is_empty() {
        return;
    }
    let cx = &mut module.cx;
    for body in module.bodies.values_mut() {
        for inst in body.inst_list() {
            let InstKind::Call { callee, .. } = body.insts[inst].kind else { continue };
            let callee = callee.constant().and_then(|c| cx.consts.as_global(c));
            if let Some(&(_, what)) = known.iter().find(|row| Some(row.0) == callee) {
                visit(cx, body, inst, what);
            }
        }
    }
}

/// Calls of the NVVM IR specification's intrinsics whose second argument is a mode (`llvm.nvvm.shfl.sync.i32`,
/// `llvm.nvvm.vote.sync`) become those of LLVM's, which have it in their name. Numba writes them. A mode that is no constant stays.
pub fn nvvm_modes(module: &mut Module) {
    let cx = &module.cx;
    let known: Vec<(Global, &str)> =
        ["shfl.sync.i32", "vote.sync", "match.all.sync.i32", "match.all.sync.i64"]
            .into_iter()
            .filter_map(|name| Some((cx.find_global(&format!("llvm.nvvm.{name}"))?, name)))
            .collect();
    for_each_call(module, &known, move_mode);
}

/// Calls LLVM's intrinsic in place of one of the NVVM IR specification.
fn move_mode(cx: &mut Context, body: &mut Body, inst: Inst, old: &str) {
    let InstKind::Call { args, info, .. } = body.insts[inst].kind else { return };
    let Some(pair) = body.result(inst).map(|local| body.locals[local].ty) else { return };
    let mut args = body.list(args).to_vec();
    if args.len() != old_parameters(old) {
        return;
    }
    let mode = args[1].constant().and_then(|c| cx.consts.as_uint(c));
    let Some((name, ty)) = nvvm_name(old, mode, pair) else { return };
    if !old.starts_with("match") {
        args.remove(1);
    }
    let params: Vec<Type> = args.iter().map(|&value| body.value_type(value, cx)).collect();
    let global = cx.intrinsic(&format!("llvm.nvvm.{name}"), ty, &params);
    let mut new = body.calls[info].clone();
    new.function_type = cx.globals[global].ty;
    new.arg_attrs = Default::default();
    let info = body.calls.push(new);
    let (callee, args) = (cx.global_address(global).into(), body.make_list(&args));
    let kind = InstKind::Call { callee, args, info };
    if ty == pair {
        body.insts[inst].kind = kind;
        return;
    }
    // A vote gives one member of the pair.
    let vote = body.make_inst(kind, ty);
    body.insts[vote].debug_loc = body.insts[inst].debug_loc;
    body.insert_inst_before(vote, inst);
    let Some(vote) = body.result(vote) else { return };
    let path = body.index_paths.push([u32::from(ty == Type::I1)].into());
    let args = [cx.consts.poison(pair).into(), vote.into()];
    body.insts[inst].kind = InstKind::InsertValue { args, path };
}

/// Number of parameters of an intrinsic of the NVVM IR specification.
fn old_parameters(name: &str) -> usize {
    match name {
        "shfl.sync.i32" => 5,
        "vote.sync" => 3,
        _ => 2,
    }
}

/// Returns LLVM's intrinsic for one of the NVVM IR specification with a mode, and its result's type.
fn nvvm_name(old: &str, mode: Option<u128>, pair: Type) -> Option<(String, Type)> {
    let mode = || usize::try_from(mode?).ok();
    Some(match old {
        "shfl.sync.i32" => {
            (format!("shfl.sync.{}.i32p", ["idx", "up", "down", "bfly"].get(mode()?)?), pair)
        }
        "vote.sync" => {
            let name = *["all", "any", "uni", "ballot"].get(mode()?)?;
            (format!("vote.{name}.sync"), if name == "ballot" { Type::I32 } else { Type::I1 })
        }
        _ => (format!("{old}p"), pair),
    })
}

/// Functions without a processor get the one that the triple names.
pub fn processor_of_triple(module: &mut Module) {
    let Some(processor) = super::triple::processor(&module.triple) else { return };
    let value = AttrValue::String(Some(processor.into()));
    let named = Attribute { key: sym::TARGET_CPU, value };
    let cx = &mut module.cx;
    for data in cx.globals.values_mut() {
        if let Some(function) = data.function_mut()
            && function.body.is_some()
            && !cx.attrs.has(function.attrs, sym::TARGET_CPU)
        {
            function.attrs = cx.attrs.with(function.attrs, named.clone());
        }
    }
}

/// Functions that `!nvvm.annotations` calls kernels get the kernel calling convention.
pub fn kernel_annotations(module: &mut Module) {
    let cx = &mut module.cx;
    let Some(nodes) = cx.metadata.find_named("nvvm.annotations") else { return };
    let mut kernels = Vec::new();
    for &node in nodes {
        let elems = cx.metadata.tuple(node);
        let Some(function) = elems.first().copied().flatten() else { continue };
        let Some(global) = cx.metadata.value(function).and_then(|c| cx.consts.as_global(c)) else {
            continue;
        };
        for pair in elems[1..].chunks_exact(2) {
            let (Some(key), Some(value)) = (pair[0], pair[1]) else { continue };
            let number = cx.metadata.value(value).and_then(|c| cx.consts.as_uint(c));
            if cx.metadata.string(key) == Some("kernel") && number.is_some_and(|n| n != 0) {
                kernels.push(global);
            }
        }
    }
    for global in kernels {
        if let Some(f) = cx.globals[global].function_mut()
            && !f.cc.is_kernel()
        {
            f.cc = CallConv::PTX_KERNEL;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_memory_attributes() {
        let text = |names: &[&str]| {
            let mut old = OldMemory::default();
            names.iter().for_each(|n| old.add(n));
            old.text()
        };
        assert_eq!(text(&[]), None);
        assert_eq!(text(&["readonly"]).as_deref(), Some("read"));
        assert_eq!(text(&["argmemonly", "writeonly"]).as_deref(), Some("argmem: write"));
        assert_eq!(text(&["readnone", "argmemonly"]).as_deref(), Some("none"));
    }
}
