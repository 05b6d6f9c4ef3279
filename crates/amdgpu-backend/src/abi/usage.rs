//! Requirements of each function on its environment: ids and pointers, variables in local memory, and whether it has a
//! stack.
//!
//! Every body is read once for its own requirements. Then the call graph's components are visited, callees first: the
//! requirements of a function are its own and those of its callees. A callee that is not known (indirect, external,
//! inline assembly apart) may need everything that the caller's attributes (`"amdgpu-no-dispatch-ptr"` …) do not rule
//! out; and may reach every function of this module whose address is taken or whose name is visible outside.

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::graph::{Adjacency, Sccs};
use ir::map::Set;
use ir::ssa::{
    AttrSet, Body, CallConv, CastOp, Const, ConstData, ConstExpr, Context, Global, GlobalKind,
    InstKind, Intrinsic, Module, Type,
};

ir::flag_set! {
    /// A set of inputs that a kernel or a function can have besides its arguments. Their names are those of the intrinsics
    /// `llvm.amdgcn.…` that return them; `"amdgpu-no-…"` is the attribute that rules one out.
    pub struct InputSet: u16 {
        /// The address of the dispatch packet.
        DISPATCH_PTR = 0, "dispatch.ptr";
        /// The address of the queue.
        QUEUE_PTR = 1, "queue.ptr";
        /// The dispatch's number.
        DISPATCH_ID = 2, "dispatch.id";
        /// The address of the hidden arguments.
        IMPLICIT_ARG_PTR = 3, "implicitarg.ptr";
        /// The workgroup's number in the first dimension.
        WORKGROUP_ID_X = 4, "workgroup.id.x";
        /// The workgroup's number in the second dimension.
        WORKGROUP_ID_Y = 5, "workgroup.id.y";
        /// The workgroup's number in the third dimension.
        WORKGROUP_ID_Z = 6, "workgroup.id.z";
        /// The workitem's number in the first dimension.
        WORKITEM_ID_X = 7, "workitem.id.x";
        /// The workitem's number in the second dimension.
        WORKITEM_ID_Y = 8, "workitem.id.y";
        /// The workitem's number in the third dimension.
        WORKITEM_ID_Z = 9, "workitem.id.z";
        /// The kernel's number in tables of local memory.
        LDS_KERNEL_ID = 10, "lds.kernel.id";
        /// Generic addresses of the stack (the `flat_scratch` register must be set up where there is one). No intrinsic returns it.
        FLAT_SCRATCH = 11, "flat.scratch.init";
        /// The address of the kernel's arguments, asked for by name. No attribute rules it out.
        KERNARG_PTR = 12, "kernarg.segment.ptr";
    }
}

impl InputSet {
    /// Everything that the attributes of a function do not rule out: what LLVM takes for needed.
    pub fn declared(cx: &Context, attrs: AttrSet) -> Self {
        let ruled_out = |name: &str| {
            let name = format!("amdgpu-no-{}", name.replace('.', "-"));
            cx.symbols.find(&name).is_some_and(|s| cx.attrs.has(attrs, s))
        };
        let wanted = Self::NAMES.iter().filter(|(input, name)| {
            // A cluster's number is derived from the workgroup's.
            let cluster = name.strip_prefix("workgroup.id.").map(|d| format!("cluster.id.{d}"));
            *input != Self::KERNARG_PTR
                && (!ruled_out(name) || cluster.is_some_and(|c| !ruled_out(&c)))
        });
        wanted.fold(Self::NONE, |all, (input, _)| all.union(*input))
    }

    /// The input that an intrinsic of the target gives.
    fn of_intrinsic(name: &str) -> Self {
        name.strip_prefix("llvm.amdgcn.").and_then(Self::by_name).unwrap_or_default()
    }
}

/// Requirements of a function.
#[derive(Clone, Debug, Default)]
pub struct FunctionUsage {
    /// Inputs that it uses itself.
    pub own_inputs: InputSet,
    /// Inputs that it or what it calls uses.
    pub inputs: InputSet,
    /// Variables in local memory that it names itself, in the module's order.
    pub own_lds: Vec<Global>,
    /// Functions that it calls directly, in the module's order, intrinsics apart.
    pub callees: Vec<Global>,
    /// Whether it calls anything.
    pub has_calls: bool,
    /// Whether it calls something unknown itself: through a pointer, or a function that is only declared.
    pub calls_unknown: bool,
    /// Whether it or what it calls does.
    pub reaches_unknown: bool,
    /// Whether it calls through a pointer.
    pub has_indirect_call: bool,
    /// Whether it may call itself again before it returns, as far as direct calls go.
    pub recursive: bool,
    /// Whether it has variables on the stack.
    pub has_allocas: bool,
    /// Whether some of them have a size that is known only when it runs, or are not in the entry block.
    pub has_dynamic_alloca: bool,
}

/// Requirements of all defined functions of a module.
#[derive(Clone, Debug, Default)]
pub struct ModuleUsage {
    functions: SecondaryMap<Global, FunctionUsage>,
    /// Functions whose address is taken or whose name is seen outside: what an unknown callee may call.
    pub escaping: EntitySet<Global>,
    /// Defined functions in groups that call each other, callees first.
    pub bottom_up: Vec<Vec<Global>>,
}

impl ModuleUsage {
    /// Reads a module.
    pub fn of(module: &Module) -> Self {
        let cx = &module.cx;
        let mut scan = Scan::new(cx);
        let mut functions: SecondaryMap<Global, FunctionUsage> = SecondaryMap::new();
        let mut edges: Vec<(Global, Global)> = Vec::new();
        let mut taken = cx.globals_in_constants();
        for (global, body) in module.definitions() {
            let usage = scan.body(&module.bodies[body], &mut taken);
            for &callee in &usage.callees {
                if callee != global && is_defined(cx, callee) {
                    edges.push((global, callee));
                }
            }
            functions[global] = usage;
        }
        let mut escaping = EntitySet::new();
        for (global, _) in module.definitions() {
            let data = &cx.globals[global];
            let kernel = data.function().is_some_and(|f| f.cc.is_kernel());
            if !kernel && (taken.contains(&global) || !data.linkage.is_local()) {
                escaping.insert(global);
            }
        }
        let graph = Adjacency::from_edges(cx.globals.len(), edges.iter().copied());
        let mut usage = Self { functions, escaping, bottom_up: Vec::new() };
        for members in Sccs::of(&graph).iter() {
            let group: Vec<Global> =
                members.iter().copied().filter(|&g| is_defined(cx, g)).collect();
            if !group.is_empty() {
                usage.close(cx, &group);
                usage.bottom_up.push(group);
            }
        }
        usage
    }

    /// Returns the requirements of `function`.
    pub fn of_function(&self, function: Global) -> &FunctionUsage {
        &self.functions[function]
    }

    /// Fills in what the members of a group need, all callees outside it being done.
    fn close(&mut self, cx: &Context, group: &[Global]) {
        let members: Set<Global> = group.iter().copied().collect();
        let mut inputs = InputSet::NONE;
        let mut unknown = false;
        let cyclic = group.len() > 1 || self.functions[group[0]].callees.contains(&group[0]);
        for &member in group {
            let usage = &self.functions[member];
            inputs = inputs.union(usage.own_inputs);
            if usage.calls_unknown {
                unknown = true;
                let attrs = cx.function(member).map(|f| f.attrs).unwrap_or_default();
                inputs = inputs.union(InputSet::declared(cx, attrs));
            }
            for &callee in &usage.callees {
                if !members.contains(&callee) && is_defined(cx, callee) {
                    let callee_usage = &self.functions[callee];
                    inputs = inputs.union(callee_usage.inputs);
                    unknown |= callee_usage.reaches_unknown;
                }
            }
        }
        for &member in group {
            let usage = &mut self.functions[member];
            usage.inputs = inputs;
            usage.reaches_unknown = unknown;
            usage.recursive = cyclic;
        }
    }

    /// The functions that may run when `kernel` does, itself first, the others in the module's order.
    pub fn running_under(&self, cx: &Context, kernel: Global) -> Vec<Global> {
        let mut roots = vec![kernel];
        if self.functions[kernel].reaches_unknown {
            roots.extend(self.escaping.keys());
        }
        let mut seen = self.reached_from(cx, roots);
        seen.swap_remove(&kernel);
        let mut functions = vec![kernel];
        functions.extend(seen.sorted_unstable_by(Ord::cmp));
        functions
    }

    /// The functions that an unknown callee may be, and what they call.
    pub fn under_unknown(&self, cx: &Context) -> Vec<Global> {
        self.reached_from(cx, self.escaping.keys().collect()).sorted_unstable_by(Ord::cmp).collect()
    }

    fn reached_from(&self, cx: &Context, mut work: Vec<Global>) -> Set<Global> {
        let mut seen: Set<Global> = Set::default();
        while let Some(function) = work.pop() {
            if seen.insert(function) {
                let callees = &self.functions[function].callees;
                work.extend(callees.iter().copied().filter(|&c| is_defined(cx, c)));
            }
        }
        seen
    }
}

fn is_defined(cx: &Context, function: Global) -> bool {
    cx.function(function).is_some_and(|f| f.body.is_some())
}

/// Reads bodies. What a constant refers to is found once for each constant.
struct Scan<'a> {
    cx: &'a Context,
    done: Set<Const>,
}

/// Entities to which a body's constants refer.
#[derive(Default)]
struct Found {
    lds: Set<Global>,
    flat_stack: bool,
}

impl<'a> Scan<'a> {
    fn new(cx: &'a Context) -> Self {
        Self { cx, done: Set::default() }
    }

    fn body(&mut self, body: &Body, taken: &mut Set<Global>) -> FunctionUsage {
        let cx = self.cx;
        let mut usage = FunctionUsage::default();
        let mut found = Found::default();
        let mut callees: Set<Global> = Set::default();
        self.done.clear();
        for &block in body.block_order() {
            for inst in body.block_insts(block) {
                let kind = &body.insts[inst].kind;
                let mut direct = None;
                match kind {
                    InstKind::Call { callee, .. } => {
                        let is_asm = callee
                            .constant()
                            .is_some_and(|c| matches!(cx.consts[c], ConstData::InlineAsm(_)));
                        direct = cx.direct_callee(*callee);
                        match direct {
                            Some(global) => match cx.function(global).map(|f| f.intrinsic) {
                                Some(Intrinsic::None) | None => {
                                    usage.has_calls = true;
                                    usage.calls_unknown |= !is_defined(cx, global)
                                        || cx.globals[global].linkage.is_interposable();
                                    callees.insert(global);
                                }
                                Some(Intrinsic::Target) => {
                                    let input = InputSet::of_intrinsic(&cx.globals[global].name);
                                    usage.own_inputs = usage.own_inputs.union(input);
                                }
                                Some(_) => {}
                            },
                            None if !is_asm => {
                                usage.has_calls = true;
                                usage.calls_unknown = true;
                                usage.has_indirect_call = true;
                            }
                            None => {}
                        }
                    }
                    InstKind::Alloca { count, .. } => {
                        usage.has_allocas = true;
                        let fixed = count.constant().is_some() && block == body.entry();
                        usage.has_dynamic_alloca |= !fixed;
                    }
                    InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. } => {
                        let from = cx.types.scalar(body.value_type(*value, cx));
                        found.flat_stack |= from == Type::ptr(PRIVATE);
                    }
                    _ => {}
                }
                let mut callee_seen = direct.is_none();
                kind.for_each_value(body, |value| {
                    let Some(c) = value.constant() else { return };
                    if let Some(global) = cx.consts.as_global(c) {
                        if !callee_seen && direct == Some(global) {
                            callee_seen = true;
                            return;
                        }
                        if matches!(cx.globals[global].kind, GlobalKind::Function(_)) {
                            taken.insert(global);
                        }
                    }
                    self.constant(c, &mut found);
                });
            }
        }
        if found.flat_stack {
            usage.own_inputs = usage.own_inputs.union(InputSet::FLAT_SCRATCH);
        }
        usage.own_lds = found.lds.sorted_unstable_by(Ord::cmp).collect();
        usage.callees = callees.sorted_unstable_by(Ord::cmp).collect();
        usage
    }

    /// Notes the variables in local memory within a constant.
    fn constant(&mut self, c: Const, found: &mut Found) {
        let cx = self.cx;
        let mut work = vec![c];
        while let Some(c) = work.pop() {
            match &cx.consts[c] {
                ConstData::Global { global, .. } => {
                    let data = &cx.globals[*global];
                    match &data.kind {
                        GlobalKind::Variable(_) if data.address_space == LOCAL => {
                            found.lds.insert(*global);
                        }
                        GlobalKind::Alias(target) if self.done.insert(c) => work.push(*target),
                        _ => {}
                    }
                }
                ConstData::Expr { expr, .. } if self.done.insert(c) => {
                    if let ConstExpr::Cast { op: CastOp::AddrSpaceCast, value } = expr {
                        found.flat_stack |= cx.consts.ty(*value) == Type::ptr(PRIVATE);
                    }
                    cx.consts.for_each_child(c, |child| work.push(child));
                }
                ConstData::Aggregate { .. } if self.done.insert(c) => {
                    cx.consts.for_each_child(c, |child| work.push(child));
                }
                _ => {}
            }
        }
    }
}

/// The address space of local memory (LDS).
pub(crate) const LOCAL: u32 = 3;
/// The address space of the stack.
pub(crate) const PRIVATE: u32 = 5;

/// The kernels of a module, in its order.
pub(crate) fn kernels(module: &Module) -> impl Iterator<Item = Global> + '_ {
    module.definitions().map(|(g, _)| g).filter(|&g| {
        let cc = module.cx.function(g).map_or(CallConv::C, |f| f.cc);
        matches!(cc, CallConv::AMDGPU_KERNEL | CallConv::SPIR_KERNEL)
    })
}
