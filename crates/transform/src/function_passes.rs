//! The passes over one function, by name.

use crate::{dce, drop_assumes, licm, mem2reg, simplify, simplify_cfg, sroa};
use ir::diagnostic::Diagnostic;
use ir::pass::{
    Change, Entry, IrFunction, Need, Pass, PassCx, PassInfo, counted, counted_in_body, run_pass,
};
use ir::ssa::Context;

/// The passes over one function that clean up, promote and simplify.
pub(crate) const OF_FUNCTIONS: [PassInfo; 8] = [
    PassInfo {
        name: "mem2reg",
        about: "Turns local variables that are only loaded and stored whole into values.",
        contract: "Any function; removes unreachable blocks.",
        need: Need::Optional,
        entry: Entry::Function(|| counted_in_body("functions changed", mem2reg::run)),
    },
    PassInfo {
        name: "sroa",
        about: "Splits local aggregates into variables and turns those into values.",
        contract: "Any function; removes unreachable blocks.",
        need: Need::Optional,
        entry: Entry::Function(|| counted_in_body("functions changed", sroa::run)),
    },
    PassInfo {
        name: "instcombine",
        about: "Folds constants and simplifies instructions.",
        contract: "Any function; address arithmetic is in single steps afterwards.",
        need: Need::Optional,
        entry: Entry::Function(|| simplify_pass(simplify::Options { share: false })),
    },
    PassInfo {
        name: "early-cse",
        about: "Simplifies instructions, shares equal ones and forwards what memory is known to hold.",
        contract: "Any function; address arithmetic is in single steps afterwards.",
        need: Need::Optional,
        entry: Entry::Function(|| simplify_pass(simplify::Options { share: true })),
    },
    PassInfo {
        name: "simplifycfg",
        about: "Folds branches, merges blocks and removes block parameters that are one value.",
        contract: "Any function; duplicates no instruction and leaves loops one entry and one back edge.",
        need: Need::Optional,
        entry: Entry::Function(|| {
            counted("functions changed", |f: &mut IrFunction, cx| {
                let params = cx.function(f.global).map_or_else(Vec::new, |f| f.param_attrs.clone());
                simplify_cfg::run(&mut f.body, cx, &params)
            })
        }),
    },
    PassInfo {
        name: "adce",
        about: "Removes instructions and block parameters that contribute to no effect.",
        contract: "Any function; control flow stays as it is.",
        need: Need::Optional,
        entry: Entry::Function(|| counted_in_body("functions changed", dce::run)),
    },
    PassInfo {
        name: "licm",
        about: "Moves what is the same on every iteration in front of the loop.",
        contract: "Any function.",
        need: Need::Optional,
        entry: Entry::Function(|| {
            counted("functions changed", |f: &mut IrFunction, cx| {
                licm::run(f.global, &mut f.body, cx)
            })
        }),
    },
    PassInfo {
        name: "drop-unnecessary-assumes",
        about: "Removes assumptions and other hints, and with them what only they use.",
        contract: "Any function; best after the passes that learn from them.",
        need: Need::Optional,
        entry: Entry::Function(|| {
            counted_in_body("functions changed", |body, cx| drop_assumes::run(body, cx))
        }),
    },
];

/// Runs one of them by its name.
///
/// # Errors
/// Returns the objection of an observer of the passes, if any.
pub(crate) fn run_on(
    f: &mut IrFunction,
    shared: &mut Context,
    cx: &mut PassCx<'_>,
    name: &'static str,
) -> Result<Change, Diagnostic> {
    let Some(info @ PassInfo { entry: Entry::Function(make), .. }) =
        OF_FUNCTIONS.iter().find(|info| info.name == name)
    else {
        unreachable!("no pass over functions is named {name}");
    };
    run_pass(info, &mut *make(), f, shared, cx)
}

fn simplify_pass(options: simplify::Options) -> Box<dyn Pass<IrFunction>> {
    counted("functions changed", move |f: &mut IrFunction, cx| {
        simplify::run(f.global, &mut f.body, cx, options)
    })
}
