//! `mem2reg`: local variables become values.
//!
//! An alloca of the entry block that is only loaded and stored whole, always as the same type, is a
//! variable. All variables of a function are promoted together:
//!
//! 1. One sweep finds the variables and, for each, the blocks that store it and those that load it
//!    before any store of their own.
//! 2. Blocks where a variable is live on entry are found backwards from those loads; block
//!    parameters are needed where such blocks lie in the iterated dominance frontier of the stores
//!    (pruned SSA).
//! 3. One walk over the dominator tree carries the current value of each variable, drops the loads
//!    and stores, and gives the branches their arguments; one sweep at the end puts the values where
//!    the loads were used.
//!
//! A variable that debug records declare to be in such memory has a value from each store and
//! parameter on.
//!
//! A load that no store reaches gives `undef`, as in LLVM.

use crate::analysis::cfg::Cfg;
use crate::analysis::effects;
use crate::debug_records::Declared;
use cranelift_entity::SecondaryMap;
use ir::ssa::{
    Block, Body, Context, Inst, InstKind, Intrinsic, Local, Ordering, Type, TypeKind, Value,
    ValueMap,
};

/// A variable to promote.
struct Var {
    alloca: Inst,
    /// Type of its loads and stores, once one is seen.
    ty: Option<Type>,
    promotable: bool,
    /// Blocks (by number) that store it.
    defs: Vec<u32>,
    /// Blocks (by number) that load it before they store it.
    exposed: Vec<u32>,
    /// Block last seen to store or load it.
    last_def: u32,
    last_exposed: u32,
}

const NONE: u32 = u32::MAX;

/// The type of an alloca of one element.
fn single(body: &Body, cx: &Context, inst: Inst) -> Option<Type> {
    let InstKind::Alloca { count, inalloca: false, ty, .. } = body.insts[inst].kind else {
        return None;
    };
    (count.constant().and_then(|c| cx.consts.as_uint(c)) == Some(1)).then_some(ty)
}

/// Whether it is an alloca of one element of known size.
pub(crate) fn is_static_alloca(body: &Body, cx: &Context, inst: Inst) -> bool {
    single(body, cx, inst).is_some_and(|ty| cx.data_layout().size_in_bits(&cx.types, ty).is_some())
}

/// Whether it is the type of an image, a sampler or an event (a target extension type): these have no size that anyone may know.
fn is_opaque(cx: &Context, ty: Type) -> bool {
    matches!(cx.types.kind(ty), TypeKind::TargetExt { .. })
}

/// Promotes the allocas of `body` that can be promoted. Removes unreachable blocks.
pub fn run(body: &mut Body, cx: &mut Context) -> bool {
    let entry = body.entry();
    let mut index: SecondaryMap<Local, u32> = SecondaryMap::new();
    let mut vars: Vec<Var> = Vec::new();
    for inst in body.block_insts(entry) {
        let opaque = || single(body, cx, inst).is_some_and(|ty| is_opaque(cx, ty));
        if (is_static_alloca(body, cx, inst) || opaque())
            && let Some(local) = body.result(inst)
        {
            vars.push(Var {
                alloca: inst,
                ty: None,
                promotable: true,
                defs: Vec::new(),
                exposed: Vec::new(),
                last_def: NONE,
                last_exposed: NONE,
            });
            index[local] = vars.len() as u32;
        }
    }
    if vars.is_empty() {
        return false;
    }
    let cfg = Cfg::of(body);
    body.retain_blocks(|b| cfg.is_reachable(b));
    collect(body, cx, &cfg, &index, &mut vars);
    if !vars.iter().any(|v| v.promotable) {
        return false;
    }
    promote(body, cx, &cfg, &index, &vars);
    true
}

/// Finds how each variable is used.
fn collect(
    body: &Body,
    cx: &Context,
    cfg: &Cfg,
    index: &SecondaryMap<Local, u32>,
    vars: &mut [Var],
) {
    let var_of = |v: Value| v.local().map_or(0, |l| index[l]) as usize;
    for (number, &block) in cfg.rpo().iter().enumerate() {
        let number = number as u32;
        for inst in body.block_insts(block) {
            match &body.insts[inst].kind {
                InstKind::Load { ptr, volatile: false, ordering: Ordering::NotAtomic, .. } => {
                    let n = var_of(*ptr);
                    if n != 0 {
                        let var = &mut vars[n - 1];
                        let ty = body.locals[body.result(inst).expect("a load has a result")].ty;
                        accept(cx, body, var, ty);
                        if var.last_def != number && var.last_exposed != number {
                            var.last_exposed = number;
                            var.exposed.push(number);
                        }
                    }
                }
                InstKind::Store {
                    value,
                    ptr,
                    volatile: false,
                    ordering: Ordering::NotAtomic,
                    ..
                } => {
                    let n = var_of(*value);
                    if n != 0 {
                        vars[n - 1].promotable = false;
                    }
                    let n = var_of(*ptr);
                    if n != 0 {
                        let var = &mut vars[n - 1];
                        accept(cx, body, var, body.value_type(*value, cx));
                        if var.last_def != number {
                            var.last_def = number;
                            var.defs.push(number);
                        }
                    }
                }
                InstKind::Call { .. } if is_lifetime(body, cx, inst) => {}
                kind => kind.for_each_value(body, |v| {
                    let n = var_of(v);
                    if n != 0 {
                        vars[n - 1].promotable = false;
                    }
                }),
            }
        }
    }
}

fn accept(cx: &Context, body: &Body, var: &mut Var, ty: Type) {
    let InstKind::Alloca { ty: of, .. } = body.insts[var.alloca].kind else { return };
    let fits = if is_opaque(cx, ty) || is_opaque(cx, of) {
        ty == of
    } else {
        !cx.types.is_aggregate(ty) && cx.store_size(ty) <= cx.alloc_size(of)
    };
    if !fits || var.ty.is_some_and(|t| t != ty) {
        var.promotable = false;
    }
    var.ty = Some(ty);
}

fn is_lifetime(body: &Body, cx: &Context, inst: Inst) -> bool {
    matches!(
        effects::intrinsic_of(body, cx, inst),
        Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd
    )
}

fn promote(
    body: &mut Body,
    cx: &mut Context,
    cfg: &Cfg,
    index: &SecondaryMap<Local, u32>,
    vars: &[Var],
) {
    let params = place_params(body, cfg, vars);
    let declared = Declared::new(body, cx, |local| match index[local] {
        n if n != 0 && vars[n as usize - 1].promotable => n,
        _ => 0,
    });
    let mut map = ValueMap::new();
    let mut current: Vec<Value> =
        vars.iter().map(|v| cx.consts.undef(v.ty.unwrap_or(Type::I8)).into()).collect();
    let var_of = |v: Value| {
        let n = v.local().map_or(0, |l| index[l]) as usize;
        if n != 0 && vars[n - 1].promotable { n } else { 0 }
    };
    // Values to restore on leaving a subtree of the dominator tree.
    let mut undo: Vec<(u32, Value)> = Vec::new();
    let mut path: Vec<(Block, usize)> = Vec::new();
    for &block in cfg.dom_preorder() {
        let parent = cfg.idom(block);
        while let Some(&(top, _)) = path.last()
            && Some(top) != parent
        {
            let (_, mark) = path.pop().expect("not empty");
            for (var, value) in undo.drain(mark..).rev() {
                current[var as usize] = value;
            }
        }
        path.push((block, undo.len()));
        let number = cfg.number(block).expect("a reachable block");
        for &(var, local) in &params[number] {
            undo.push((var, current[var as usize]));
            current[var as usize] = local.into();
            if let Some(first) = body.first_inst(block) {
                declared.value_before(body, cx, var + 1, local.into(), first);
            }
        }
        let mut next = body.first_inst(block);
        while let Some(inst) = next {
            next = body.next_inst(inst);
            match body.insts[inst].kind {
                InstKind::Load { ptr, .. } => {
                    let n = var_of(ptr);
                    if n != 0 {
                        let result = body.result(inst).expect("a load has a result");
                        map[result] = Some(current[n - 1]).into();
                        body.remove_inst(inst);
                    }
                }
                InstKind::Store { ptr, value, .. } => {
                    let n = var_of(ptr);
                    if n != 0 {
                        undo.push((n as u32 - 1, current[n - 1]));
                        current[n - 1] = ir::ssa::resolve(&map, value);
                        declared.value_before(body, cx, n as u32, current[n - 1], inst);
                        body.remove_inst(inst);
                    }
                }
                InstKind::Call { args, .. } => {
                    let ours = args.as_slice(&body.lists).iter().any(|&v| var_of(v) != 0);
                    if ours && is_lifetime(body, cx, inst) {
                        body.remove_inst(inst);
                    }
                }
                _ => {}
            }
        }
        if let Some(term) = body.terminator(block) {
            body.for_each_target_mut(term, |target, pool| {
                let number = cfg.number(target.block).expect("a successor is reachable");
                for &(var, _) in &params[number] {
                    target.args.push(current[var as usize], pool);
                }
            });
        }
    }
    for (n, var) in (1..).zip(vars).filter(|(_, v)| v.promotable) {
        declared.remove(body, n);
        let local = body.result(var.alloca).expect("an alloca has a result");
        let gone = cx.consts.poison(body.locals[local].ty);
        map[local] = Some(gone.into()).into();
        body.remove_inst(var.alloca);
    }
    body.rewrite(&map);
}

/// Adds the block parameters: for each block, which variable has which parameter.
fn place_params(body: &mut Body, cfg: &Cfg, vars: &[Var]) -> Vec<Vec<(u32, Local)>> {
    let mut params: Vec<Vec<(u32, Local)>> = vec![Vec::new(); cfg.len()];
    let mut frontiers = None;
    // Marks carry the number of the variable, so that they need no clearing.
    let mut live_in = vec![NONE; cfg.len()];
    let mut is_def = vec![NONE; cfg.len()];
    let mut placed = vec![NONE; cfg.len()];
    for (n, var) in vars.iter().enumerate() {
        let n = n as u32;
        if !var.promotable || var.exposed.is_empty() || var.defs.is_empty() {
            continue;
        }
        let frontiers = frontiers.get_or_insert_with(|| cfg.dominance_frontiers());
        for &d in &var.defs {
            is_def[d as usize] = n;
        }
        let mut work = var.exposed.clone();
        for &b in &work {
            live_in[b as usize] = n;
        }
        while let Some(b) = work.pop() {
            for pred in cfg.preds(cfg.rpo()[b as usize]) {
                let p = cfg.number(pred).expect("a predecessor is reachable");
                if is_def[p] != n && live_in[p] != n {
                    live_in[p] = n;
                    work.push(p as u32);
                }
            }
        }
        let mut work = var.defs.clone();
        while let Some(b) = work.pop() {
            for &block in frontiers.of(cfg.rpo()[b as usize]) {
                let f = cfg.number(block).expect("a frontier is reachable") as u32;
                if placed[f as usize] != n && live_in[f as usize] == n {
                    placed[f as usize] = n;
                    let ty = var.ty.expect("a used variable has a type");
                    let local = body.append_param(block, ty);
                    if let Some(name) = body.result(var.alloca).and_then(|l| body.local_name(l)) {
                        let name = name.strip_suffix(".addr").unwrap_or(name).to_owned();
                        body.set_local_name(local, &name);
                    }
                    params[f as usize].push((n, local));
                    if is_def[f as usize] != n {
                        work.push(f);
                    }
                }
            }
        }
    }
    params
}
