//! The parts of a PTX module around its functions: prototypes, aliases, inline assembly.

use ir::diagnostic::Diagnostic;
use ir::map::Set;
use ir::ssa::{ConstData, Context, Global, GlobalKind, InstKind, Module};

use super::text::Text;
use crate::abi::module_env::ModuleEnv;
use crate::options::Options;

/// The `module asm` lines: PTX that stands before everything else.
pub(crate) fn assembly(module: &Module) -> Result<String, Diagnostic> {
    let mut text = String::new();
    for line in &module.module_asm {
        let line = std::str::from_utf8(line)
            .map_err(|_| Diagnostic::error("the module's inline assembly is not UTF-8"))?;
        text.push_str(line);
        if !line.ends_with('\n') {
            text.push('\n');
        }
    }
    Ok(text)
}

/// Prototypes of the functions that are called or whose address is taken.
pub(crate) fn write_prototypes(
    out: &mut Text,
    module: &Module,
    env: &mut ModuleEnv,
    options: &Options,
) -> Result<(), Diagnostic> {
    let cx = &module.cx;
    let mut used: Set<Global> = Set::new();
    for body in module.bodies.values() {
        for &block in body.block_order() {
            for inst in body.block_insts(block) {
                if let InstKind::Call { callee, .. } = &body.insts[inst].kind
                    && let Some(global) = cx.direct_callee(*callee)
                {
                    used.insert(global);
                }
            }
        }
    }
    for (global, data) in &cx.globals {
        match &data.kind {
            GlobalKind::Function(function) => {
                let intrinsic = function.intrinsic != ir::ssa::Intrinsic::None;
                let wanted = used.contains(&global) || env.is_address_taken(global);
                if intrinsic || !wanted || env.is_kernel(global) {
                    continue;
                }
                super::write_head(out, cx, env, options, global, true)?;
                out.push(";\n");
            }
            GlobalKind::Alias(_) => {
                if let Some(target) = aliased_function(cx, global) {
                    super::write_alias_head(out, cx, env, global, target);
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// The function that an alias stands for.
fn aliased_function(cx: &Context, alias: Global) -> Option<Global> {
    let mut global = alias;
    for _ in 0..64 {
        match &cx.globals[global].kind {
            GlobalKind::Alias(c) => match &cx.consts[*c] {
                ConstData::Global { global: next, .. } => global = *next,
                _ => return None,
            },
            GlobalKind::Function(_) => return Some(global),
            _ => return None,
        }
    }
    None
}

/// Aliases of functions, as PTX has them.
pub(crate) fn write_aliases(
    cx: &Context,
    env: &mut ModuleEnv,
    options: &Options,
) -> Result<Text, Diagnostic> {
    let mut out = Text::default();
    for (global, data) in &cx.globals {
        match &data.kind {
            GlobalKind::Alias(_) => {
                let Some(target) = aliased_function(cx, global) else {
                    // Aliases of variables are resolved where they are used.
                    if matches!(cx.types.kind(data.ty), ir::ssa::TypeKind::Function { .. }) {
                        return Err(Diagnostic::unsupported(format!("the alias '{}'", data.name)));
                    }
                    continue;
                };
                if env.is_kernel(target) || cx.globals[target].is_declaration() {
                    return Err(Diagnostic::unsupported(format!(
                        "the alias '{}' of what is no device function defined here",
                        data.name
                    )));
                }
                env.require(options, 63, "an alias")?;
                out.push(".alias ");
                out.push(env.name(global));
                out.push(", ");
                out.push(env.name(target));
                out.push(";\n");
            }
            GlobalKind::IFunc(_) => {
                return Err(Diagnostic::unsupported(format!("the ifunc '{}'", data.name)));
            }
            _ => {}
        }
    }
    Ok(out)
}
