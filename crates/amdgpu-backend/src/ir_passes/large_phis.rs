//! `break-large-phis`: vectors that blocks put together element by element only to pass them are passed as elements.
//!
//! A vector is a tuple of registers. Elements that lie in other tuples, or in another order, would be copied into it on the edge,
//! though most readers read them one by one. A parameter is taken apart if each of its arguments is a constant, is put together
//! element by element, or is such a parameter itself. `vectorize-phis`, which follows, joins elements again that are
//! those of one vector on every edge.

use cranelift_entity::EntitySet;
use ir::pass::{Entry, Need, PassInfo, counted_in_body};
use ir::ssa::{Body, Context, InstKind, Local, Type, Value};
use transform::analysis::cfg::Cfg;
use transform::split_params::{split_into_elements, split_params};

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "break-large-phis",
    about: "Passes the elements of vectors that are put together element by element.",
    contract: "AMDGPU; any function.",
    need: Need::Optional,
    entry: Entry::Function(|| counted_in_body("vectors", run)),
};

/// Sweeps in which parameters are kept whole: where more are needed, all are.
const MOST_ROUNDS: usize = 8;

/// The most elements of a vector that is taken apart.
const MOST_ELEMENTS: u32 = 32;

fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let mut found: EntitySet<Local> = EntitySet::new();
    for &block in body.block_order() {
        if block != body.entry() {
            found.extend(
                body.block_params(block)
                    .iter()
                    .copied()
                    .filter(|&p| is_of_dwords(cx, body.locals[p].ty)),
            );
        }
    }
    if found.is_empty() {
        return 0;
    }
    let cfg = Cfg::of(body);
    let mut built = EntitySet::new();
    for round in 0.. {
        if round == MOST_ROUNDS {
            return 0;
        }
        if !keep_whole(body, &cfg, &mut found, &mut built) {
            break;
        }
    }
    let split = split_params(body, &cfg, |local| found.contains(local) && built.contains(local));
    split_into_elements(body, cx, &cfg, &split)
}

/// Whether a type is a vector of dwords.
fn is_of_dwords(cx: &Context, ty: Type) -> bool {
    cx.types.vector_parts(ty).is_some_and(|(elem, lanes)| {
        (elem == Type::FLOAT || elem == Type::int(32)) && lanes <= MOST_ELEMENTS
    })
}

/// Removes the parameters that have an argument which is neither a constant, nor put together, nor such a parameter. Adds those
/// that get what is put together to `built`. Returns whether there was anything to do.
fn keep_whole(
    body: &Body,
    cfg: &Cfg,
    found: &mut EntitySet<Local>,
    built: &mut EntitySet<Local>,
) -> bool {
    let mut changed = false;
    for &block in cfg.rpo() {
        let Some(terminator) = body.terminator(block) else { continue };
        body.insts[terminator].kind.for_each_target(body, |target| {
            let params = body.block_params(target.block).iter();
            for (&param, &arg) in params.zip(body.list(target.args)) {
                if !found.contains(param) {
                    continue;
                }
                let passed = arg.local().filter(|&local| found.contains(local));
                let put_together = is_put_together(body, arg);
                if arg.constant().is_none() && passed.is_none() && !put_together {
                    found.remove(param);
                    changed = true;
                } else if put_together || passed.is_some_and(|local| built.contains(local)) {
                    changed |= built.insert(param);
                }
            }
        });
    }
    changed
}

/// Whether a value is a vector with all elements inserted.
fn is_put_together(body: &Body, value: Value) -> bool {
    let mut at = value;
    let mut any = false;
    for _ in 0..=MOST_ELEMENTS {
        match body.def_kind(at) {
            Some(&InstKind::InsertElement { args: [of, _, index] })
                if index.constant().is_some() =>
            {
                (at, any) = (of, true);
            }
            _ => break,
        }
    }
    any && at.constant().is_some()
}
