//! The passes of this crate by name.

use crate::function_passes::OF_FUNCTIONS;
use crate::inline::Inliner;
use crate::pipeline::Optimise;
use crate::{argument_promotion, function_attrs, global_dce, inline};
use ir::pass::{Entry, Need, Pass, PassInfo, PassRegistry, counted};
use ir::ssa::Module;

/// Adds the passes over functions, and those over modules.
pub fn register_passes(registry: &mut PassRegistry) {
    registry.add_all(OF_FUNCTIONS);
    registry.add_all([
        PassInfo {
            name: Inliner::ALWAYS_NAME,
            about: "Inlines calls of functions marked alwaysinline.",
            contract: "Any module.",
            need: Need::Required,
            entry: Entry::Module(|| inline_pass(Inliner::MARKED)),
        },
        PassInfo {
            name: Inliner::NAME,
            about: "Inlines marked functions, local functions called once, and small ones.",
            contract: "Any module.",
            need: Need::Optional,
            entry: Entry::Module(|| inline_pass(Inliner::default())),
        },
        global_dce::INFO,
        PassInfo {
            name: function_attrs::NAME,
            about: "Finds out what functions do to memory and to their pointers.",
            contract: "Any module; only attributes change.",
            need: Need::Optional,
            entry: Entry::Module(|| counted("modules changed", |module, ()| function_attrs::run(module))),
        },
        PassInfo {
            name: argument_promotion::NAME,
            about: "Passes what internal functions load from their pointers instead of the pointers.",
            contract: "Any module; best after function-attrs.",
            need: Need::Optional,
            entry: Entry::Module(|| {
                counted("functions that take values instead of pointers", |module, ()| {
                    argument_promotion::run(module).promoted
                })
            }),
        },
        PassInfo {
            name: Optimise::NAME,
            about: "Runs the target-independent passes in their usual order.",
            contract: "Any module; handles of globals become invalid.",
            need: Need::Required,
            entry: Entry::Module(|| Box::<Optimise>::default()),
        },
    ]);
    crate::lowerings::register(registry);
}

fn inline_pass(inliner: Inliner) -> Box<dyn Pass<Module>> {
    counted("modules changed", move |module, ()| inline::run(module, inliner))
}
