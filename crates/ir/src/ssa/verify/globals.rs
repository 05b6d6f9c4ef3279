//! Globals: linkage, types, initialisers, attributes of functions, aliases.

use super::super::constants::{Const, ConstData, ConstExpr};
use super::super::instructions::CallConv;
use super::super::intrinsics::Intrinsic;
use super::super::module::{
    Context, FunctionData, Global, GlobalData, GlobalKind, Linkage, Module,
};
use super::super::types::{Type, TypeKind};
use super::attributes::size_problem;
use super::constants::Constants;
use super::{Report, attributes, intrinsics};
use crate::diagnostic::Diagnostic;
use cranelift_entity::EntitySet;

pub(super) fn verify(module: &Module, report: &mut Report) {
    let cx = &module.cx;
    let mut constants = Constants::default();
    let mut aliases = Aliases::default();
    for (global, data) in &cx.globals {
        let mut problems = Vec::new();
        for c in own_constants(data) {
            problems.extend(constants.check(cx, c));
        }
        if !problems.is_empty() {
            for problem in problems {
                report.push(about(data, &problem));
            }
            continue;
        }
        common(cx, data, &mut problems);
        match &data.kind {
            GlobalKind::Variable(variable) => {
                if matches!(
                    cx.types.kind(data.ty),
                    TypeKind::Void
                        | TypeKind::Label
                        | TypeKind::Metadata
                        | TypeKind::Token
                        | TypeKind::Function { .. }
                ) {
                    problems.push("a variable cannot have this type".to_owned());
                }
                // A declaration may have an unknown type.
                let known = variable.initializer.is_some() || is_known(cx, data.ty);
                if let Some(problem) = size_problem(cx, data.ty).filter(|_| known) {
                    problems.push(format!("its type '{}' {problem}", cx.types.display(data.ty)));
                }
                if let Some(init) = variable.initializer {
                    if cx.consts.ty(init) != data.ty {
                        problems.push("the initialiser has another type".to_owned());
                    }
                } else if !declarable(data.linkage) {
                    problems.push(format!("a declaration cannot be {}", data.linkage.name()));
                }
            }
            GlobalKind::Function(function) => {
                function_declaration(cx, data, function, &mut problems);
                if let Some(body) = function.body.expand()
                    && module.bodies.get(body).is_none()
                {
                    problems.push("its body does not exist".to_owned());
                }
            }
            GlobalKind::Alias(target) | GlobalKind::IFunc(target) => {
                if !cx.consts.ty(*target).is_ptr() {
                    problems.push("an alias needs a pointer".to_owned());
                }
                if aliases.leads_to_itself(cx, global) {
                    problems.push("it is an alias of itself".to_owned());
                }
            }
        }
        for problem in problems {
            report.push(about(data, &problem));
        }
        if report.is_full() {
            return;
        }
    }
}

/// A message about a global.
#[cold]
fn about(data: &GlobalData, problem: &str) -> Diagnostic {
    Diagnostic::error(format!("'@{}': {problem}", data.name)).about_global(&data.name)
}

/// Initialisers, aliasees and what functions are given.
fn own_constants(data: &GlobalData) -> impl Iterator<Item = Const> {
    let list = match &data.kind {
        GlobalKind::Variable(v) => [v.initializer, None, None],
        GlobalKind::Function(f) => [f.prefix, f.prologue, f.personality],
        GlobalKind::Alias(c) | GlobalKind::IFunc(c) => [Some(*c), None, None],
    };
    list.into_iter().flatten()
}

fn declarable(linkage: Linkage) -> bool {
    matches!(linkage, Linkage::External | Linkage::ExternalKeyword | Linkage::ExternWeak)
}

fn common(cx: &Context, data: &GlobalData, problems: &mut Vec<String>) {
    if data.comdat.is_some_and(|c| cx.comdats.len() <= c as usize) {
        problems.push("its comdat does not exist".to_owned());
    }
    if data.linkage.is_local() && data.visibility.name() != "" {
        problems.push("a local symbol must have default visibility".to_owned());
    }
    if data.is_declaration() && data.comdat.is_some() {
        problems.push("a declaration cannot be in a comdat".to_owned());
    }
}

fn function_declaration(
    cx: &Context,
    data: &GlobalData,
    function: &FunctionData,
    problems: &mut Vec<String>,
) {
    let Some((ret, params, varargs)) = cx.types.signature(data.ty) else {
        problems.push("a function needs a function type".to_owned());
        return;
    };
    let declaration = function.body.is_none();
    if declaration && !declarable(data.linkage) {
        problems.push(format!("a declaration cannot be {}", data.linkage.name()));
    }
    if !declaration
        && matches!(data.linkage, Linkage::ExternWeak | Linkage::Common | Linkage::Appending)
    {
        problems.push(format!("a definition cannot be {}", data.linkage.name()));
    }
    if !declaration && function.intrinsic != Intrinsic::None {
        problems.push("an intrinsic cannot be defined".to_owned());
    }
    // LLVM lets a PTX kernel return a value, which is dropped.
    if matches!(function.cc, CallConv::AMDGPU_KERNEL | CallConv::SPIR_KERNEL) && !ret.is_void() {
        problems.push("a kernel must return void".to_owned());
    }
    if function.cc.is_kernel() && varargs {
        problems.push("a kernel cannot take variable arguments".to_owned());
    }
    if function.param_attrs.len() > params.len() {
        problems.push("there are attributes for more parameters than it has".to_owned());
    }
    let mut found = |problem: String| problems.push(problem);
    attributes::check_signature(
        cx,
        ret,
        params,
        function.ret_attrs,
        &function.param_attrs,
        &mut found,
    );
    let wrong = match function.intrinsic {
        Intrinsic::Target => intrinsics::check_target(cx, &data.name, ret, params),
        other => intrinsics::check(cx, other, ret, params),
    };
    if let Some(problem) = wrong {
        found(format!("the intrinsic {problem}"));
    }
}

/// Whether a type is not an opaque struct.
fn is_known(cx: &Context, ty: Type) -> bool {
    !matches!(cx.types.kind(ty), TypeKind::Struct { fields: None, .. })
}

/// Aliases that lead to something that is no alias: each is followed once.
#[derive(Default)]
struct Aliases {
    ends: EntitySet<Global>,
}

impl Aliases {
    /// Follows an alias through constant expressions and other aliases.
    fn leads_to_itself(&mut self, cx: &Context, alias: Global) -> bool {
        let mut way: EntitySet<Global> = EntitySet::new();
        let mut passed = Vec::new();
        let mut next = Some(alias);
        while let Some(global) = next.filter(|&g| !self.ends.contains(g)) {
            if !way.insert(global) {
                return true;
            }
            passed.push(global);
            next = match &cx.globals[global].kind {
                GlobalKind::Alias(c) | GlobalKind::IFunc(c) => base(cx, *c),
                _ => None,
            };
        }
        self.ends.extend(passed);
        false
    }
}

/// The global that a constant address is of.
fn base(cx: &Context, mut at: Const) -> Option<Global> {
    loop {
        match &cx.consts[at] {
            ConstData::Expr { expr: ConstExpr::Cast { value, .. }, .. } => at = *value,
            ConstData::Expr { expr: ConstExpr::Gep { operands, .. }, .. } => {
                at = *operands.first()?;
            }
            ConstData::Global { global, .. } => return Some(*global),
            _ => return None,
        }
    }
}
