//! `nvptx-param-lsr`: a loop over an array in a kernel's parameter steps a pointer.
//!
//! Constant memory is addressed by a register and an immediate, with no multiplication in between as
//! global memory has by `mul.wide`; so each turn of `s.a[i]` costs a shift besides the load, and `ptxas`
//! pays it again in every copy of a loop that it unrolls. A pointer that steps along costs one addition,
//! which becomes the immediates of the unrolled loads.
//!
//! The loads must be executed on every turn, in the loop's first block: then each address lies within the
//! parameter. An index from [`SAFE_BITS`] bits on cannot wrap between two such addresses, since a parameter has fewer
//! bytes than its values; a narrower one needs the flag that says so.

use super::PARAM_SPACE;
use ir::pass::IrFunction;
use ir::ssa::{
    BinaryOp, Block, Body, Builder, CastOp, Context, Flags, InsertPoint, Inst, InstKind, Local,
    LocalDef, Uses, Value, ValueMap,
};
use transform::analysis::cfg::Cfg;

/// More pointers than this in one loop cost more registers than they save instructions.
const MOST_POINTERS: usize = 2;
/// Largest step of an index; far more than a parameter has elements.
const LARGEST_STEP: i64 = 1 << 12;

/// Bytes of all parameters of a kernel, at most (PTX ISA, "Kernel Function Parameters").
const LARGEST_PARAM: i64 = 32764;
/// A signed index of so many bits does not wrap by a step from one element of a parameter to another.
const SAFE_BITS: u32 = (LARGEST_PARAM + LARGEST_STEP).ilog2() + 2;

/// An address `base + index * scale` in the first block of a loop.
struct Walk {
    gep: Inst,
    header: Block,
    latch: Block,
    /// Number of the index among the block's parameters.
    index: usize,
    /// The extension of the index to an address, if there is one.
    extension: Option<CastOp>,
    step: i64,
    scale: i64,
}

/// Runs the pass on a function. The number of indices of parameters that became pointers.
pub(crate) fn run(f: &mut IrFunction, cx: &mut Context) -> u64 {
    // A device function's parameter space has no addresses.
    if !cx.function(f.global).is_some_and(|f| f.cc.is_kernel()) {
        return 0;
    }
    let body = &mut f.body;
    let addresses = body.all_insts();
    if !addresses.into_iter().any(|inst| is_candidate(body, inst)) {
        return 0;
    }
    let (cfg, uses) = (Cfg::of(body), Uses::of(body));
    let forest = cfg.loops();
    let mut walks = Vec::new();
    for l in forest.loops() {
        let header = forest.header(l);
        if forest.innermost(header) != Some(l) {
            continue;
        }
        let mut latches = forest.latches(l, cfg.graph());
        let (Some(latch), None) = (latches.next(), latches.next()) else { continue };
        let inside = |block| forest.contains(l, block);
        let found = body
            .block_insts(header)
            .filter_map(|gep| walk(body, cx, &cfg, &uses, &inside, gep, header, latch))
            .take(MOST_POINTERS);
        walks.extend(found);
    }
    let mut map = ValueMap::new();
    for walk in &walks {
        apply(body, cx, &cfg, walk, &mut map);
    }
    if !walks.is_empty() {
        body.rewrite(&map);
    }
    walks.len() as u64
}

/// An address in the parameter space with one variable index.
fn is_candidate(body: &Body, inst: Inst) -> bool {
    let InstKind::Gep { args, flags, .. } = &body.insts[inst].kind else { return false };
    let space = body.result(inst).and_then(|l| body.locals[l].ty.address_space());
    space == Some(PARAM_SPACE)
        && flags.contains(Flags::INBOUNDS)
        && matches!(body.list(*args), [_, index] if index.local().is_some())
}

fn walk(
    body: &Body,
    cx: &Context,
    cfg: &Cfg,
    uses: &Uses,
    inside: &impl Fn(Block) -> bool,
    gep: Inst,
    header: Block,
    latch: Block,
) -> Option<Walk> {
    let InstKind::Gep { source, args, .. } = &body.insts[gep].kind else { return None };
    if !is_candidate(body, gep) {
        return None;
    }
    let &[base, index] = body.list(*args) else { return None };
    let base_block = match body.locals[base.local()?].def {
        LocalDef::Inst(inst) => body.inst_block(inst)?,
        LocalDef::Param(block, _) => block,
    };
    let (extension, index) = match body.def_kind(index) {
        Some(&InstKind::Cast { op: op @ (CastOp::ZExt | CastOp::SExt), value, .. }) => {
            (Some(op), value)
        }
        _ => (None, index),
    };
    let LocalDef::Param(block, n) = body.locals[index.local()?].def else { return None };
    if block != header || inside(base_block) {
        return None;
    }
    // Nothing but loads where it is computed, of which each turn executes all.
    let users = uses.of_local(body.result(gep)?);
    let load = |&user: &Inst| {
        matches!(body.insts[user].kind, InstKind::Load { .. })
            && body.inst_block(user) == Some(header)
    };
    if users.is_empty() || !users.iter().all(load) {
        return None;
    }
    let (mut step, mut edges_per_block) = (None, true);
    cfg.for_each_incoming(body, header, |from, _, args| {
        if from == latch {
            step = step_of(body, cx, args[n as usize], index, extension);
        }
        let mut edges = 0;
        if let Some(terminator) = body.terminator(from) {
            body.insts[terminator].kind.for_each_target(body, |t| {
                edges += u32::from(t.block == header);
            });
        }
        edges_per_block &= edges == 1;
    });
    let step = step.filter(|s| s.abs() <= LARGEST_STEP && edges_per_block)?;
    let scale = i64::try_from(cx.alloc_size(*source)).ok()?;
    (scale != 0 && scale < 1 << 16).then_some(Walk {
        gep,
        header,
        latch,
        index: n as usize,
        extension,
        step,
        scale,
    })
}

/// The constant by which the extension of `next` is more than that of `index`.
fn step_of(
    body: &Body,
    cx: &Context,
    next: Value,
    index: Value,
    extension: Option<CastOp>,
) -> Option<i64> {
    let InstKind::Binary { op: BinaryOp::Add, args: [a, by], flags, .. } = *body.def_kind(next)?
    else {
        return None;
    };
    // Without an extension the address takes the index as a signed number.
    let no_wrap = if extension == Some(CastOp::ZExt) { Flags::NUW } else { Flags::NSW };
    let width = body.value_type(index, cx).int_width()?;
    if width < SAFE_BITS && !flags.contains(no_wrap) {
        return None;
    }
    let by = i64::try_from(cx.consts.as_int(by.constant()?)?).ok()?;
    // An unsigned sum that does not wrap adds the step as an unsigned number.
    let by = if by < 0 && width < SAFE_BITS && extension == Some(CastOp::ZExt) {
        by + (1i64 << width)
    } else {
        by
    };
    (a == index).then_some(by)
}

fn apply(body: &mut Body, cx: &mut Context, cfg: &Cfg, walk: &Walk, map: &mut ValueMap) {
    let InstKind::Gep { source, args, .. } = body.insts[walk.gep].kind else { return };
    let (base, result) = (body.list(args)[0], body.result(walk.gep).expect("an address"));
    let ty = body.locals[result].ty;
    let pointer: Local = body.append_param(walk.header, ty);
    let mut incoming: Vec<(Block, Value)> = Vec::new();
    cfg.for_each_incoming(body, walk.header, |from, _, args| {
        incoming.push((from, args[walk.index]));
    });
    for (from, index) in incoming {
        let terminator = body.terminator(from).expect("a block ends in a terminator");
        let mut b = Builder::new(body, cx, InsertPoint::Before(terminator));
        b.debug_loc = None.into();
        let value = if from == walk.latch {
            b.byte_offset(pointer.into(), walk.step * walk.scale, Flags::NONE)
        } else if index.constant().is_some_and(|c| b.cx.consts.is_zero(c)) {
            base
        } else {
            let wide = b.cx.index_type(PARAM_SPACE);
            let index = match walk.extension {
                Some(op) => b.cast(op, index, wide),
                None => index,
            };
            b.gep(source, base, &[index], Flags::NONE)
        };
        body.for_each_target_mut(terminator, |target, pool| {
            if target.block == walk.header {
                target.args.push(value, pool);
            }
        });
    }
    map[result] = Some(pointer.into()).into();
    body.remove_inst(walk.gep);
}
