//! The passes of this crate by name.

use crate::argument_promotion::ArgumentPromotion;
use crate::inline::Inliner;
use crate::pipeline::Optimise;
use crate::{
    dce, drop_assumes, function_attrs, global_dce, inline, licm, mem2reg, simplify, simplify_cfg,
    sroa,
};
use ir::pass::{Entry, IrFunction, PassInfo, PassRegistry, Rewrite};
use ir::ssa::{Context, Module};

/// Makes a pass of a function that changes a body: `(global, body, context) -> changed`.
macro_rules! function_pass {
    ($name:ident, |$global:ident, $body:ident, $cx:ident| $run:expr) => {
        pub(crate) struct $name;

        impl Rewrite for $name {
            fn rewrite(&mut self, f: &mut IrFunction, $cx: &mut Context) -> u64 {
                let ($global, $body) = (f.global, &mut f.body);
                let _ = $global;
                u64::from($run)
            }
        }
    };
}

/// A pass over the whole module that inlines.
struct InlinePass(Inliner);

impl Rewrite<Module> for InlinePass {
    const COUNTS: &'static str = "modules changed";

    fn rewrite(&mut self, module: &mut Module, (): &mut ()) -> u64 {
        u64::from(inline::run(module, self.0))
    }
}

function_pass!(Mem2Reg, |global, body, cx| mem2reg::run(body, cx));
function_pass!(Sroa, |global, body, cx| sroa::run(body, cx));
function_pass!(Adce, |global, body, cx| dce::run(body, cx));
function_pass!(SimplifyCfg, |global, body, cx| {
    let params = cx.function(global).map_or_else(Vec::new, |f| f.param_attrs.clone());
    simplify_cfg::run(body, cx, &params)
});
function_pass!(InstCombine, |global, body, cx| {
    simplify::run(global, body, cx, simplify::Options { share: false })
});
function_pass!(EarlyCse, |global, body, cx| {
    simplify::run(global, body, cx, simplify::Options { share: true })
});

function_pass!(DropAssumes, |global, body, cx| drop_assumes::run(body, cx));
function_pass!(Licm, |global, body, cx| licm::run(global, body, cx));

/// Adds the passes that clean up, promote and simplify.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add_all([
        PassInfo {
            name: mem2reg::Mem2Reg::NAME,
            about: "Turns local variables that are only loaded and stored whole into values.",
            contract: "Any function; removes unreachable blocks.",
            entry: Entry::Function(|| Box::new(Mem2Reg)),
        },
        PassInfo {
            name: sroa::Sroa::NAME,
            about: "Splits local aggregates into variables and turns those into values.",
            contract: "Any function; removes unreachable blocks.",
            entry: Entry::Function(|| Box::new(Sroa)),
        },
        PassInfo {
            name: simplify::InstCombine::NAME,
            about: "Folds constants and simplifies instructions.",
            contract: "Any function; address arithmetic is in single steps afterwards.",
            entry: Entry::Function(|| Box::new(InstCombine)),
        },
        PassInfo {
            name: simplify::EarlyCse::NAME,
            about: "Simplifies instructions, shares equal ones and forwards what memory is known to hold.",
            contract: "Any function; address arithmetic is in single steps afterwards.",
            entry: Entry::Function(|| Box::new(EarlyCse)),
        },
        PassInfo {
            name: simplify_cfg::SimplifyCfg::NAME,
            about: "Folds branches, merges blocks and removes block parameters that are one value.",
            contract: "Any function; duplicates no instruction and leaves loops one entry and one back edge.",
            entry: Entry::Function(|| Box::new(SimplifyCfg)),
        },
        PassInfo {
            name: dce::Adce::NAME,
            about: "Removes instructions and block parameters that contribute to no effect.",
            contract: "Any function; control flow stays as it is.",
            entry: Entry::Function(|| Box::new(Adce)),
        },
        PassInfo {
            name: licm::Licm::NAME,
            about: "Moves what is the same on every iteration in front of the loop.",
            contract: "Any function.",
            entry: Entry::Function(|| Box::new(Licm)),
        },
        PassInfo {
            name: drop_assumes::DropAssumes::NAME,
            about: "Removes assumptions and other hints, and with them what only they use.",
            contract: "Any function; best after the passes that learn from them.",
            entry: Entry::Function(|| Box::new(DropAssumes)),
        },
        PassInfo {
            name: Inliner::ALWAYS_NAME,
            about: "Inlines calls of functions marked alwaysinline.",
            contract: "Any module.",
            entry: Entry::Module(|| Box::new(InlinePass(Inliner::MARKED))),
        },
        PassInfo {
            name: Inliner::NAME,
            about: "Inlines marked functions, local functions called once, and small ones.",
            contract: "Any module.",
            entry: Entry::Module(|| Box::new(InlinePass(Inliner::default()))),
        },
        PassInfo {
            name: global_dce::GlobalDce::NAME,
            about: "Drops functions and variables that nothing reaches.",
            contract: "Any module; handles of globals become invalid.",
            entry: Entry::Module(|| Box::new(global_dce::GlobalDce)),
        },
        PassInfo {
            name: function_attrs::FunctionAttrs::NAME,
            about: "Finds out what functions do to memory and to their pointers.",
            contract: "Any module; only attributes change.",
            entry: Entry::Module(|| Box::new(function_attrs::FunctionAttrs)),
        },
        PassInfo {
            name: ArgumentPromotion::NAME,
            about: "Passes what internal functions load from their pointers instead of the pointers.",
            contract: "Any module; best after function-attrs.",
            entry: Entry::Module(|| Box::new(ArgumentPromotion)),
        },
        PassInfo {
            name: Optimise::NAME,
            about: "Runs the target-independent passes in their usual order.",
            contract: "Any module; handles of globals become invalid.",
            entry: Entry::Module(|| Box::<Optimise>::default()),
        },
    ]);
    crate::lowerings::register(registry);
}
