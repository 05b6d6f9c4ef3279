//! Intrinsics that are called without a declaration.
//!
//! A call says what the declaration would. Where calls of one name have several types, as the name
//! without its overload suffix allows, each type gets a declaration of its own.

use crate::state::Parser;
use ir::map::Map;
use ir::ssa::{
    ConstData, FunctionData, Global, GlobalData, GlobalKind, InstKind, Intrinsic, Module, Type,
    TypeKind, TypeTable,
};

impl Parser<'_> {
    /// Makes a global that is only mentioned an intrinsic's declaration. False if it is none.
    pub(crate) fn declare_intrinsic(&mut self, global: Global) -> bool {
        let data = &mut self.m.cx.globals[global];
        if !data.name.starts_with("llvm.") || self.m.cx.types.signature(data.ty).is_none() {
            return false;
        }
        data.kind = declaration(&data.name);
        self.definition_order.push(global);
        self.undeclared.push(global);
        true
    }

    /// Makes calls of intrinsics without a declaration refer to a declaration of their own type.
    pub(crate) fn split_undeclared(&mut self) {
        if self.undeclared.is_empty() {
            return;
        }
        let mut made: Map<(Global, Type), Global> = Map::default();
        for &global in &self.undeclared {
            made.insert((global, self.m.cx.globals[global].ty), global);
        }
        let Module { cx, bodies, .. } = &mut self.m;
        for body in bodies.values_mut() {
            for data in body.insts.values_mut() {
                let InstKind::Call { callee, info, .. } = &mut data.kind else { continue };
                let Some(ConstData::Global { ty: pointer, global }) =
                    callee.constant().map(|c| &cx.consts[c])
                else {
                    continue;
                };
                let (pointer, global, ty) = (*pointer, *global, body.calls[*info].function_type);
                if cx.globals[global].ty == ty
                    || !made.contains_key(&(global, cx.globals[global].ty))
                {
                    continue;
                }
                let own = match made.get(&(global, ty)) {
                    Some(&own) => own,
                    None => {
                        let name = overloaded(&cx.types, &cx.globals[global].name, ty);
                        let kind = declaration(&name);
                        let own = cx.globals.push(GlobalData::new(&name, ty, kind));
                        made.insert((global, ty), own);
                        self.definition_order.push(own);
                        own
                    }
                };
                *callee = cx.consts.intern(ConstData::Global { ty: pointer, global: own }).into();
            }
        }
    }
}

fn declaration(name: &str) -> GlobalKind {
    let intrinsic = Intrinsic::from_name(name);
    GlobalKind::Function(Box::new(FunctionData { intrinsic, ..FunctionData::default() }))
}

/// The name with all types of the signature as its suffix.
fn overloaded(types: &TypeTable, name: &str, ty: Type) -> String {
    let mut name = name.to_owned();
    let (ret, params) = types.signature(ty).map_or((Type::VOID, &[][..]), |s| (s.0, s.1));
    for &ty in std::iter::once(&ret).chain(params) {
        name.push('.');
        suffix(types, ty, &mut name);
    }
    name
}

fn suffix(types: &TypeTable, ty: Type, out: &mut String) {
    use std::fmt::Write as _;
    let _ = match types.kind(ty) {
        TypeKind::Int(bits) => write!(out, "i{bits}"),
        TypeKind::Float(ir::ssa::FloatKind::BFloat) => write!(out, "bf16"),
        TypeKind::Float(kind) => write!(out, "f{}", kind.bits()),
        TypeKind::Ptr(space) => write!(out, "p{space}"),
        TypeKind::Vector { elem, lanes, .. } => {
            let _ = write!(out, "v{lanes}");
            suffix(types, elem, out);
            Ok(())
        }
        TypeKind::Void => write!(out, "isVoid"),
        // Not what LLVM writes, but as different as the types are.
        _ => {
            let text = types.display(ty).to_string();
            out.extend(text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }));
            Ok(())
        }
    };
}
