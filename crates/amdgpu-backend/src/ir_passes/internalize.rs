//! `amdgpu-internalize-hidden`: functions that only the linked object sees become local.
//!
//! Right where nothing else is linked with the module; then `globaldce` drops what no kernel needs.

use ir::pass::{Entry, Need, PassInfo, counted};
use ir::ssa::{Context, GlobalKind, Linkage, Module, Visibility};

pub(crate) const INFO: PassInfo = PassInfo {
    name: "amdgpu-internalize-hidden",
    about: "Makes hidden functions local where nothing else is linked with the module.",
    contract: "A module that is all of a code object.",
    need: Need::Optional,
    entry: Entry::Module(|| {
        counted("functions made local", |module: &mut Module, ()| run(&mut module.cx))
    }),
};

/// Makes hidden functions with bodies local. Returns their number.
fn run(cx: &mut Context) -> u64 {
    let mut count = 0;
    for global in cx.globals.values_mut() {
        let function = matches!(global.kind, GlobalKind::Function(_));
        if function && global.visibility == Visibility::Hidden && !global.is_declaration() {
            global.linkage = Linkage::Internal;
            global.visibility = Visibility::Default;
            count += 1;
        }
    }
    count
}
