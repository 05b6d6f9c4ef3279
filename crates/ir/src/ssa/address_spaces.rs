//! Other numbers for a module's address spaces.
//!
//! SPIR numbers them otherwise than GPUs do: private memory is 0 and the generic space 4, where NVPTX and AMDGPU have generic
//! pointers in 0. Passes go by the latter, so a module is renumbered once, before any of them.

use super::constants::{ConstData, ConstExpr};
use super::instructions::InstKind;
use super::module::{Context, Global, GlobalKind, Module};
use super::types::Type;

impl Module {
    /// Replaces the number of each address space of data, everywhere. Functions stay in theirs.
    ///
    /// Different numbers must become different numbers, all below 16. The data layout's entry for a space stays with
    /// its number.
    pub fn renumber_address_spaces(&mut self, number: impl Fn(u32) -> u32) {
        let change = |ty: Type| ty.in_address_space(&number);
        let cx = &mut self.cx;
        cx.types.update(change);
        let functions: Vec<bool> = cx
            .globals
            .values()
            .map(|global| matches!(global.kind, GlobalKind::Function(_)))
            .collect();
        cx.consts.update(|data| change_constant(data, &functions, &change));
        for global in cx.globals.values_mut() {
            global.ty = change(global.ty);
            if !matches!(global.kind, GlobalKind::Function(_)) {
                global.address_space = number(global.address_space);
            }
        }
        rename_intrinsics(cx, &number);
        for body in self.bodies.values_mut() {
            for local in body.locals.values_mut() {
                local.ty = change(local.ty);
            }
            for inst in body.insts.values_mut() {
                match &mut inst.kind {
                    InstKind::Alloca { ty, .. } | InstKind::Gep { source: ty, .. } => {
                        *ty = change(*ty);
                    }
                    _ => {}
                }
            }
        }
    }
}

/// Renames intrinsics as their new types require: `llvm.memcpy.p4.p1.i64`, `llvm.masked.gather.v2i32.v2p0`.
fn rename_intrinsics(cx: &mut Context, number: &impl Fn(u32) -> u32) {
    let part = |part: &str| -> Option<String> {
        let (before, space) = part.rsplit_once('p')?;
        let lanes = before.strip_prefix('v').map(str::parse::<u32>);
        if !(before.is_empty() || matches!(lanes, Some(Ok(_)))) {
            return None;
        }
        Some(format!("{before}p{}", number(space.parse().ok()?)))
    };
    let mut renamed: Vec<(Global, String)> = Vec::new();
    for (global, data) in cx.globals.iter().filter(|(_, data)| data.name.starts_with("llvm.")) {
        let parts = data.name.split('.').map(|text| part(text).unwrap_or_else(|| text.to_owned()));
        let name = parts.collect::<Vec<_>>().join(".");
        if name != *data.name {
            renamed.push((global, name));
        }
    }
    // A new name may be another one's old name.
    for (global, name) in &renamed {
        cx.rename_global(*global, &format!("{name}.renamed"));
    }
    for (global, name) in &renamed {
        cx.rename_global(*global, name);
    }
}

fn change_constant(data: &mut ConstData, functions: &[bool], change: &impl Fn(Type) -> Type) {
    match data {
        ConstData::Global { global, .. }
            if functions.get(global.as_u32() as usize).copied().unwrap_or(false) => {}
        ConstData::Int { ty, .. }
        | ConstData::WideInt { ty, .. }
        | ConstData::Float { ty, .. }
        | ConstData::Zero(ty)
        | ConstData::Undef(ty)
        | ConstData::Poison(ty)
        | ConstData::Aggregate { ty, .. }
        | ConstData::Bytes { ty, .. }
        | ConstData::Global { ty, .. }
        | ConstData::Expr { ty, expr: _ } => *ty = change(*ty),
        ConstData::BlockAddress { .. }
        | ConstData::Wrapped { .. }
        | ConstData::InlineAsm(_)
        | ConstData::TokenNone => {}
    }
    if let ConstData::Expr { expr: ConstExpr::Gep { source, .. }, .. } = data {
        *source = change(*source);
    }
}
