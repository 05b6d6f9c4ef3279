//! `globaldce`: removes functions and variables that nothing can reach.
//!
//! Globals that other modules or the host may name (kernels, everything of external linkage, the list
//! of `llvm.used`) are reached; so are all that a reached body, initialiser or alias names. The rest
//! is dropped, declarations included: linked-in libraries leave hundreds of those.

use cranelift_entity::EntitySet;
use ir::pass::{Entry, Need, Pass, PassInfo, counted};
use ir::ssa::{Body, Const, ConstData, Global, GlobalKind, Linkage, MdData, Module};

/// The pass's row.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "globaldce",
    about: "Drops functions and variables that nothing reaches.",
    contract: "Any module; handles of globals become invalid.",
    need: Need::Optional,
    entry: Entry::Module(pass),
};

/// Drops unreached globals; says whether there were any. Handles of globals become invalid.
pub fn run(module: &mut Module) -> bool {
    let mut reach = Reach {
        module,
        globals: EntitySet::with_capacity(module.cx.globals.len()),
        consts: EntitySet::with_capacity(module.cx.consts.len()),
        work: Vec::new(),
        const_work: Vec::new(),
    };
    reach.all();
    let live = reach.globals;
    if module.cx.globals.keys().all(|g| live.contains(g)) {
        return false;
    }
    for (global, data) in &module.cx.globals {
        if !live.contains(global)
            && let Some(id) = data.function().and_then(|f| f.body.expand())
        {
            module.bodies[id] = Body::default();
        }
    }
    forget_in_metadata(module, &live);
    module.cx.retain_globals(|g| live.contains(g));
    true
}

/// Metadata that names a dead global names null instead.
fn forget_in_metadata(module: &mut Module, live: &EntitySet<Global>) {
    let cx = &mut module.cx;
    let dead: Vec<_> = cx
        .metadata
        .nodes
        .iter()
        .filter_map(|(md, data)| match data {
            MdData::Value(c) => {
                let global = cx.consts.as_global(*c)?;
                (!live.contains(global)).then(|| (md, cx.consts.ty(*c)))
            }
            _ => None,
        })
        .collect();
    for (md, ty) in dead {
        let null = cx.consts.zero(ty);
        cx.metadata.nodes[md] = MdData::Value(null);
    }
}

struct Reach<'a> {
    module: &'a Module,
    globals: EntitySet<Global>,
    consts: EntitySet<Const>,
    work: Vec<Global>,
    const_work: Vec<Const>,
}

impl Reach<'_> {
    fn all(&mut self) {
        let module = self.module;
        for (global, data) in &module.cx.globals {
            let kept = if data.is_declaration() {
                false
            } else {
                // `llvm.used` and `llvm.global_ctors` are appending.
                !data.linkage.is_discardable()
                    || data.linkage == Linkage::Appending
                    || data.function().is_some_and(|f| f.cc.is_kernel())
            };
            if kept {
                self.global(global);
            }
        }
        while let Some(global) = self.work.pop() {
            self.contents(global);
            while let Some(c) = self.const_work.pop() {
                self.constant_parts(c);
            }
        }
    }

    fn global(&mut self, global: Global) {
        if self.globals.insert(global) {
            self.work.push(global);
        }
    }

    fn constant(&mut self, c: Const) {
        if self.consts.insert(c) {
            self.const_work.push(c);
        }
    }

    fn constant_parts(&mut self, c: Const) {
        let module = self.module;
        match module.cx.consts[c] {
            ConstData::Global { global, .. }
            | ConstData::Wrapped { global, .. }
            | ConstData::BlockAddress { function: global, .. } => self.global(global),
            _ => module.cx.consts.for_each_child(c, |child| self.constant(child)),
        }
    }

    fn contents(&mut self, global: Global) {
        let module = self.module;
        match &module.cx.globals[global].kind {
            GlobalKind::Variable(v) => v.initializer.into_iter().for_each(|c| self.constant(c)),
            GlobalKind::Alias(c) | GlobalKind::IFunc(c) => self.constant(*c),
            GlobalKind::Function(f) => {
                [f.prefix, f.prologue, f.personality]
                    .into_iter()
                    .flatten()
                    .for_each(|c| self.constant(c));
                if let Some(id) = f.body.expand() {
                    self.body(&module.bodies[id]);
                }
            }
        }
    }

    fn body(&mut self, body: &Body) {
        for inst in body.all_insts() {
            body.insts[inst].kind.for_each_value(body, |v| {
                if let Some(c) = v.constant() {
                    self.constant(c);
                }
            });
        }
        for operand in body.md_operands.values() {
            if let ir::ssa::MdOperand::Value(v) = operand
                && let Some(c) = v.constant()
            {
                self.constant(c);
            }
        }
    }
}

/// Makes the pass.
pub(crate) fn pass() -> Box<dyn Pass<Module>> {
    counted("modules changed", |module, ()| run(module))
}
