//! Steps on what a module can do without: metadata, attributes, flags.

use ir::ssa::{Attachments, AttrSet, FastMath, Flags, Global, InstKind, Module};

use crate::reducer::{Place, Reducer};

pub(crate) fn remove(reducer: &mut Reducer<'_>) {
    let places = reducer.places(|body, inst| {
        let data = &body.insts[inst];
        data.debug_loc.is_some() || data.metadata != Attachments::default()
    });
    reducer.attempt_on(places, without_metadata);
    let places = reducer.places(|body, inst| {
        matches!(
            body.insts[inst].kind,
            InstKind::Binary { .. } | InstKind::Gep { .. } | InstKind::Call { .. }
        )
    });
    reducer.attempt_on(places, without_flags);
    let names: Vec<Box<str>> =
        reducer.module().cx.metadata.named.iter().map(|named| named.0.clone()).collect();
    reducer.attempt_on(names, |module, names: &[Box<str>]| {
        let named = &mut module.cx.metadata.named;
        let before = named.len();
        named.retain(|one| !names.contains(&one.0));
        named.len() != before
    });
    let globals: Vec<Global> = reducer.module().cx.globals.keys().collect();
    reducer.attempt_on(globals.clone(), without_global_metadata);
    reducer.attempt_on(globals, without_attributes);
}

fn without_metadata(module: &mut Module, places: &[Place]) -> bool {
    for &(id, inst) in places {
        let data = &mut module.bodies[id].insts[inst];
        data.metadata = Attachments::default();
        data.debug_loc = None.into();
    }
    true
}

fn without_flags(module: &mut Module, places: &[Place]) -> bool {
    let mut changed = false;
    for &(id, inst) in places {
        let body = &mut module.bodies[id];
        match &mut body.insts[inst].kind {
            InstKind::Binary { flags, fast_math, .. } => {
                changed |= *flags != Flags::NONE || *fast_math != FastMath::NONE;
                (*flags, *fast_math) = (Flags::NONE, FastMath::NONE);
            }
            InstKind::Gep { flags, .. } => {
                changed |= *flags != Flags::NONE;
                *flags = Flags::NONE;
            }
            InstKind::Call { info, .. } => {
                let call = &mut body.calls[*info];
                let plain = call.fn_attrs == AttrSet::EMPTY && call.fast_math == FastMath::NONE;
                changed |= !plain;
                (call.fn_attrs, call.fast_math) = (AttrSet::EMPTY, FastMath::NONE);
            }
            _ => {}
        }
    }
    changed
}

fn without_global_metadata(module: &mut Module, globals: &[Global]) -> bool {
    let mut changed = false;
    for &global in globals {
        let data = &mut module.cx.globals[global];
        changed |= data.metadata != Attachments::default();
        data.metadata = Attachments::default();
    }
    changed
}

fn without_attributes(module: &mut Module, globals: &[Global]) -> bool {
    let mut changed = false;
    for &global in globals {
        let Some(function) = module.cx.globals[global].function_mut() else { continue };
        changed |= function.attrs != AttrSet::EMPTY;
        function.attrs = AttrSet::EMPTY;
        // Those that say how an argument is passed go, too; the test decides whether they may.
        changed |= !function.param_attrs.is_empty();
        function.param_attrs.clear();
        function.ret_attrs = AttrSet::EMPTY;
    }
    changed
}
