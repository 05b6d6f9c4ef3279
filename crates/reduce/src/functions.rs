//! Steps on functions and variables.

use ir::ssa::{
    Body, Context, Global, GlobalKind, Inst, InstKind, Linkage, Module, ValueMap, Visibility,
};

use crate::instructions::remove_from;
use crate::reducer::Reducer;

/// Removes functions with their calls, or their bodies alone.
pub(crate) fn remove(reducer: &mut Reducer<'_>) {
    let all: Vec<Global> = reducer.module().definitions().map(|(function, _)| function).collect();
    let others: Vec<Global> = all.into_iter().filter(|&f| !reducer.keeps(f)).collect();
    reducer.attempt_on(others.clone(), |module, functions| {
        let mut changed = false;
        for &function in functions {
            changed |= declare(&mut module.cx, function);
            remove_calls(module, function);
        }
        changed
    });
    reducer.attempt_on(others, |module, functions| {
        functions.iter().fold(false, |changed, &f| changed | declare(&mut module.cx, f))
    });
}

/// Makes a declaration of a definition.
fn declare(cx: &mut Context, function: Global) -> bool {
    let data = &mut cx.globals[function];
    let Some(own) = data.function_mut().filter(|own| own.body.is_some()) else { return false };
    own.body = None.into();
    // A declaration names no group of its own, and is not local.
    data.comdat = None;
    data.linkage = Linkage::External;
    data.visibility = Visibility::Default;
    true
}

/// Removes the calls of a function.
fn remove_calls(module: &mut Module, function: Global) {
    let ids: Vec<_> = module.definitions().map(|(_, id)| id).collect();
    for id in ids {
        let (body, cx) = (&mut module.bodies[id], &mut module.cx);
        let calls: Vec<Inst> = body.all_insts().filter(|&i| calls(body, cx, i, function)).collect();
        let mut map = ValueMap::new();
        for inst in calls {
            remove_from(body, cx, inst, &mut map);
        }
        body.rewrite(&map);
    }
}

fn calls(body: &Body, cx: &Context, inst: Inst, function: Global) -> bool {
    let InstKind::Call { callee, .. } = body.insts[inst].kind else { return false };
    cx.direct_callee(callee) == Some(function)
}

/// Removes what nothing reaches, and makes the contents of variables zero.
pub(crate) fn clean_up(reducer: &mut Reducer<'_>) {
    reducer.attempt(|module| {
        let mut changed = false;
        let ids: Vec<_> = module.definitions().map(|(_, id)| id).collect();
        for id in ids {
            changed |= transform::dce::run(&mut module.bodies[id], &mut module.cx);
        }
        changed
    });
    reducer.attempt(transform::global_dce::run);
    remove_visible(reducer);
    let is_variable = |&g: &Global| match &reducer.module().cx.globals[g].kind {
        GlobalKind::Variable(variable) => variable.initializer.is_some(),
        _ => false,
    };
    let variables = reducer.module().cx.globals.keys().filter(is_variable).collect();
    reducer.attempt_on(variables, |module, variables: &[Global]| {
        let mut changed = false;
        for &global in variables {
            let ty = module.cx.globals[global].ty;
            let zero = module.cx.consts.zero(ty);
            if let GlobalKind::Variable(variable) = &mut module.cx.globals[global].kind {
                changed |= variable.initializer != Some(zero);
                variable.initializer = Some(zero);
            }
        }
        changed
    });
}

/// Removes variables and functions that other modules could name, and that nothing names here.
fn remove_visible(reducer: &mut Reducer<'_>) {
    let cx = &reducer.module().cx;
    let visible = |&g: &Global| !cx.globals[g].linkage.is_local() && !reducer.keeps(g);
    let globals = cx.globals.keys().filter(visible);
    // Handles become invalid, names do not.
    let names: Vec<Box<str>> = globals.map(|g| cx.globals[g].name.clone()).collect();
    reducer.attempt_on(names, |module, names: &[Box<str>]| {
        let before = module.cx.globals.len();
        for name in names {
            let Some(global) = module.cx.find_global(name) else { continue };
            let data = &mut module.cx.globals[global];
            // What is only declared is dropped as it is.
            let is_defined = match &data.kind {
                GlobalKind::Variable(variable) => variable.initializer.is_some(),
                GlobalKind::Function(function) => function.body.is_some(),
                _ => false,
            };
            if is_defined {
                (data.linkage, data.visibility) = (Linkage::Internal, Visibility::Default);
            }
        }
        transform::global_dce::run(module) && module.cx.globals.len() < before
    });
}
