//! The order of the target-independent passes.
//!
//! ```text
//! module      globaldce                       what is not reached need not be compiled
//! functions   inline        callees first: what is copied is already small
//!             sroa          local memory becomes values
//!             function-attrs   of kernels: what is only read may be read again
//!             early-cse     fold, simplify, share, forward
//!             simplifycfg   ⟲ early-cse while the control flow changed
//!             sroa          ⟲ where an address only now became constant
//!             licm
//!             drop-unnecessary-assumes
//!             adce
//!             function-attrs   of other functions, for their callers
//! module      argpromotion     ⟲ the functions and callers that it changed are simplified again
//! module      globaldce                       callees that are inlined everywhere
//! ```
//!
//! A pass is run again only if one before it changed something that it looks at. All passes are
//! linear or nearly so; on code that clang optimised most of the time goes into one `early-cse`.

use crate::analysis::call_graph::CallGraph;
use crate::function_passes::run_on;
use crate::global_dce;
use crate::inline::{Inliner, Inlining};
use crate::{argument_promotion, function_attrs};
use ir::diagnostic::Diagnostic;
use ir::pass::{Change, IrFunction, Pass, PassCx, UnitKind, run_pass};
use ir::ssa::{Context, FuncBody, Global, InstKind, Linkage, Module, Visibility, sym};

/// Options of the pipeline.
#[derive(Clone, Copy, Debug)]
pub struct Optimise {
    /// Calls that become bodies.
    pub inliner: Inliner,
    /// Treat the `__clang_ocl_kern_imp_` functions that clang splits off OpenCL kernels as local to
    /// the module, although they are visible: nothing but the kernel calls them.
    pub localise_kernel_bodies: bool,
    /// Drop what nothing reaches.
    pub drop_unreached: bool,
}

impl Default for Optimise {
    fn default() -> Self {
        Optimise { inliner: Inliner::default(), localise_kernel_bodies: true, drop_unreached: true }
    }
}

/// Rounds of `early-cse` and `simplifycfg` before the rest is left as it is.
const MAX_ROUNDS: u32 = 4;

/// Levels of calls through which a parameter is passed on, and still becomes values.
const MAX_PROMOTIONS: u32 = 4;

impl Optimise {
    /// The name under which the whole order can be asked for as one pass.
    pub const NAME: &'static str = "optimise";

    /// Optimises the module. Handles of globals may become invalid.
    ///
    /// # Errors
    /// Returns the objection of an observer of the passes, if any.
    pub fn optimise(&self, module: &mut Module, cx: &mut PassCx<'_>) -> Result<Change, Diagnostic> {
        let mut change = Change::Unchanged;
        if self.localise_kernel_bodies {
            change |= Change::when(localise(&mut module.cx));
        }
        if self.drop_unreached {
            change |= run_pass(&global_dce::INFO, &mut *global_dce::pass(), module, &mut (), cx)?;
        }
        let mut inlining = Inlining::of(module, self.inliner).with_remarks(cx.keeps_opt_remarks());
        let groups: Vec<Vec<Global>> = inlining.graph().bottom_up().to_vec();
        let mut inlined = false;
        for group in &groups {
            for &global in group {
                // What is marked is inlined in any case.
                let whole = runs_on(Inliner::NAME, &module.cx, global, cx);
                inlining.only_marked(self.inliner.only_marked || !whole);
                let here = inlining.run_on_function(module, global);
                cx.opt_remarks(inlining.take_remarks());
                inlined |= here;
                change |= Change::when(here);
                change |= on_function(module, inlining.graph(), global, cx)?;
            }
            // A kernel has no callers; the attributes of its parameters were found before.
            if !is_kernel(&module.cx, group[0]) {
                change |= infer_attrs(module, inlining.graph(), group, cx);
            }
        }
        for global in inlining.unfinished(module) {
            let whole = runs_on(Inliner::NAME, &module.cx, global, cx);
            inlining.only_marked(self.inliner.only_marked || !whole);
            inlined |= inlining.finish_function(module, global);
            cx.opt_remarks(inlining.take_remarks());
            change |= on_function(module, inlining.graph(), global, cx)?;
            infer_attrs(module, inlining.graph(), &[global], cx);
        }
        let graph = inlining.graph();
        for _ in 0..MAX_PROMOTIONS {
            if !cx.runs_part(argument_promotion::NAME, UnitKind::Module, "[module]") {
                break;
            }
            let promoted = argument_promotion::run(module);
            if promoted.promoted == 0 {
                break;
            }
            change = Change::Changed;
            for group in &groups {
                for &global in group.iter().filter(|&g| promoted.touched.contains(g)) {
                    change |= on_function(module, graph, global, cx)?;
                }
                let touched = group.iter().any(|g| promoted.touched.contains(g));
                if touched && !is_kernel(&module.cx, group[0]) {
                    infer_attrs(module, graph, group, cx);
                }
            }
        }
        if inlined && self.drop_unreached {
            change |= run_pass(&global_dce::INFO, &mut *global_dce::pass(), module, &mut (), cx)?;
        }
        Ok(change)
    }
}

impl Pass<Module> for Optimise {
    fn run(
        &mut self,
        module: &mut Module,
        (): &mut (),
        cx: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        self.optimise(module, cx)
    }
}

/// Simplifies one function of a module.
fn on_function(
    module: &mut Module,
    graph: &CallGraph,
    global: Global,
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let Some(id) = module.cx.function(global).and_then(|f| f.body.expand()) else {
        return Ok(Change::Unchanged);
    };
    if module.bodies[id].block_order().is_empty() {
        // Inlined everywhere and taken away.
        return Ok(Change::Unchanged);
    }
    forget_optnone(&mut module.cx, global);
    let mut change = Change::Unchanged;
    // Memory that a kernel only reads may be read again at any time: worth knowing before loads are
    // looked at.
    if is_kernel(&module.cx, global) {
        cx.enter_module(module);
        change |= with_body(module, global, id, |f, shared| run_on(f, shared, cx, "sroa"))?;
        change |= infer_attrs(module, graph, &[global], cx);
    }
    cx.enter_module(module);
    change |= with_body(module, global, id, |f, shared| simplify_function(f, shared, cx))?;
    Ok(change)
}

/// Returns whether a part of the pipeline that works on a function, and is no pass over it alone, runs there.
fn runs_on(name: &'static str, cx: &Context, function: Global, passes: &mut PassCx<'_>) -> bool {
    passes.runs_part(name, UnitKind::Function, &cx.globals[function].name)
}

/// Infers the attributes of functions that call one another.
fn infer_attrs(
    module: &mut Module,
    graph: &CallGraph,
    group: &[Global],
    cx: &mut PassCx<'_>,
) -> Change {
    let runs = runs_on(function_attrs::NAME, &module.cx, group[0], cx);
    Change::when(runs && function_attrs::infer(module, graph, group))
}

/// Runs `f` on a body taken out of the module.
fn with_body(
    module: &mut Module,
    global: Global,
    id: FuncBody,
    f: impl FnOnce(&mut IrFunction, &mut Context) -> Result<Change, Diagnostic>,
) -> Result<Change, Diagnostic> {
    let body = std::mem::take(&mut module.bodies[id]);
    let mut function = IrFunction { global, body };
    let result = f(&mut function, &mut module.cx);
    module.bodies[id] = function.body;
    result
}

fn is_kernel(cx: &Context, global: Global) -> bool {
    cx.function(global).is_some_and(|f| f.cc.is_kernel())
}

/// The function is optimised now, and may be inlined, whatever `clang -O0` said of it (it says both of
/// every function).
fn forget_optnone(cx: &mut Context, global: Global) {
    let Some(attrs) = cx.function(global).map(|f| f.attrs) else { return };
    if !cx.attrs.has(attrs, sym::OPTNONE) {
        return;
    }
    let attrs = cx.attrs.without(attrs, sym::OPTNONE);
    let attrs = cx.attrs.without(attrs, sym::NOINLINE);
    if let Some(f) = cx.globals[global].function_mut() {
        f.attrs = attrs;
    }
}

/// The passes on one function, after its callees are inlined.
///
/// # Errors
/// Returns the objection of an observer of the passes, if any.
pub fn simplify_function(
    f: &mut IrFunction,
    shared: &mut Context,
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let mut change = run_on(f, shared, cx, "sroa")?;
    for _ in 0..MAX_ROUNDS {
        let mut again = false;
        for _ in 0..MAX_ROUNDS {
            change |= run_on(f, shared, cx, "early-cse")?;
            let blocks = run_on(f, shared, cx, "simplifycfg")?;
            change |= blocks;
            if !blocks.is_changed() {
                break;
            }
        }
        // Folding may have made addresses constant that were not.
        if has_allocas(f) {
            let promoted = run_on(f, shared, cx, "sroa")?;
            change |= promoted;
            again = promoted.is_changed();
        }
        if !again {
            break;
        }
    }
    change |= run_on(f, shared, cx, "licm")?;
    change |= run_on(f, shared, cx, "drop-unnecessary-assumes")?;
    change |= run_on(f, shared, cx, "adce")?;
    Ok(change)
}

fn has_allocas(f: &IrFunction) -> bool {
    let body = &f.body;
    body.block_insts(body.entry()).any(|i| matches!(body.insts[i].kind, InstKind::Alloca { .. }))
}

/// Makes the bodies that clang splits off OpenCL kernels local; says whether there was one.
fn localise(cx: &mut Context) -> bool {
    let mut changed = false;
    for data in cx.globals.values_mut() {
        let visible =
            data.linkage == Linkage::External && data.name.starts_with("__clang_ocl_kern_imp_");
        if visible && data.function().is_some_and(|f| f.body.is_some()) {
            data.linkage = Linkage::Internal;
            data.visibility = Visibility::Default;
            data.dso_local = Some(true);
            changed = true;
        }
    }
    changed
}
