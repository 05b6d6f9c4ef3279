//! Descriptions of the kernels of a module, in the form that all backends have in common ([`ir::kernel`]).
//!
//! NVIDIA's assembler allocates registers: their number is an estimate ([`crate::target::occupancy`]). Memory of a
//! kernel is that of all functions and variables that it reaches by names. It is found bottom-up over the components of
//! the reference graph. That is one sweep over the module, whatever the number of kernels. There is no sweep if no
//! function has a frame, no variable is in shared memory and no function besides kernels is defined.

use cranelift_entity::SecondaryMap;
use ir::graph::{Adjacency, Sccs};
use ir::kernel::{
    Argument, ArgumentKind, KernelDescription, Memory, Occupancy, RegisterUse, parameter_name,
};
use ir::map::Set;
use ir::ssa::{
    Body, Const, ConstData, Context, Global, GlobalKind, InstKind, Intrinsic, Linkage, Module,
    align_to, sym,
};

use crate::abi::Param;
use crate::abi::module_env::ModuleEnv;
use crate::target::launch::LaunchBounds;
use crate::target::modifiers::Space;
use crate::target::occupancy::{Multiprocessor, WARP, estimate};
use crate::target::sm::Sm;

/// Threads of the largest block, on every GPU.
const MAX_BLOCK: u32 = 1024;

/// Resources that a function itself needs.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Need {
    /// Bytes of its frame.
    pub(crate) stack: u64,
    /// 32-bit registers that are live at one time at most; 0 where that is not known.
    pub(crate) live: u32,
}

/// Describes the kernels of a module, in its order.
pub(crate) fn describe(
    module: &Module,
    env: &ModuleEnv,
    sm: Sm,
    needs: &SecondaryMap<Global, Need>,
) -> Vec<KernelDescription> {
    let kernels = module.definitions().map(|(global, _)| global).filter(|&g| {
        env.is_kernel(g) && module.cx.globals[g].linkage != Linkage::AvailableExternally
    });
    let mut list: Vec<(Global, KernelDescription)> =
        kernels.map(|kernel| (kernel, of_kernel(module, env, kernel))).collect();
    let cx = &module.cx;
    let alone = cx.globals.iter().all(|(global, data)| {
        let called = data.function().is_some_and(|f| f.body.is_some()) && !env.is_kernel(global);
        needs[global].stack == 0 && data.address_space != 3 && !is_outside(cx, global) && !called
    });
    let reached = (!alone).then(|| reached(module, needs));
    for (kernel, description) in &mut list {
        let (live, calls) = match &reached {
            Some(reached) => {
                let reached = &reached[*kernel];
                add_memory(cx, reached, description);
                (reached.live, reached.calls)
            }
            None => (needs[*kernel].live, false),
        };
        if live > 0 {
            let registers = estimate(live, calls, &LaunchBounds::of(cx, *kernel));
            add_registers(registers, sm, description);
        }
    }
    list.into_iter().map(|(_, description)| description).collect()
}

/// The registers and the warps that they let run, as estimated.
fn add_registers(registers: u32, sm: Sm, description: &mut KernelDescription) {
    description.registers = vec![RegisterUse::new("gpr", registers, 0).estimated()];
    let most = description.max_work_group.unwrap_or(MAX_BLOCK);
    let block = description.required_work_group.map(|size| size.iter().product());
    description.occupancy = Multiprocessor::of(sm).map(|sm| {
        let warps = sm.occupancy(registers, description.shared_bytes, block, most);
        Occupancy::new(warps, sm.warps).estimated()
    });
}

fn of_kernel(module: &Module, env: &ModuleEnv, kernel: Global) -> KernelDescription {
    let cx = &module.cx;
    let mut found = KernelDescription::new(env.name(kernel));
    let types = cx.types.signature(cx.globals[kernel].ty).map_or(&[][..], |s| s.1);
    let (mut end, mut largest) = (0, 1);
    for (n, param) in env.signature(cx, kernel).params.iter().enumerate() {
        let align = param.align().max(1);
        let size = match *param {
            Param::Scalar { bits, .. } => u64::from(bits / 8),
            Param::Bytes { size, .. } => size,
        };
        let by_value =
            cx.function(kernel).is_some_and(|f| cx.attrs.has(f.param_attrs(n), sym::BYVAL));
        let space = types.get(n).and_then(|ty| ty.address_space()).filter(|_| !by_value);
        let kind = match space.and_then(Space::from_llvm) {
            None => ArgumentKind::Value,
            Some(Space::Shared) => ArgumentKind::SharedPointer,
            Some(Space::Global) => ArgumentKind::Pointer(Memory::Global),
            Some(Space::Const) => ArgumentKind::Pointer(Memory::Constant),
            Some(_) => ArgumentKind::Pointer(Memory::Generic),
        };
        let offset = align_to(end, align);
        end = offset + size;
        largest = largest.max(align);
        let name = module.body(kernel).map_or("", |body| parameter_name(cx, kernel, body, n));
        found
            .arguments
            .push(Argument::new(kind, offset, size).aligned(align).of_parameter(n, name));
    }
    found.argument_bytes = end;
    found.argument_align = largest;
    found.wave_size = WARP;
    let bounds = LaunchBounds::of(cx, kernel);
    if !bounds.reqntid.is_empty() {
        let size = |n: usize| bounds.reqntid.get(n).copied().unwrap_or(1);
        found.required_work_group = Some([size(0), size(1), size(2)]);
    }
    found.max_work_group = Some(bounds.threads().unwrap_or(MAX_BLOCK).min(MAX_BLOCK));
    found
}

/// A function that another module defines.
fn is_outside(cx: &Context, global: Global) -> bool {
    let function = cx.function(global);
    function.is_some_and(|f| f.body.is_none() && f.intrinsic == Intrinsic::None)
}

/// The shared memory is what NVIDIA's assembler takes: whole units of the largest alignment.
fn add_memory(cx: &Context, reached: &Reached, description: &mut KernelDescription) {
    let mut largest = 1;
    for &variable in &reached.shared {
        let data = &cx.globals[variable];
        let size = cx.alloc_size(data.ty);
        if size == 0 || data.is_declaration() {
            description.dynamic_shared = true;
            continue;
        }
        let align = data.align.unwrap_or_else(|| cx.abi_align(data.ty)).bytes();
        description.shared_bytes = align_to(description.shared_bytes, align) + size;
        largest = align.max(largest);
    }
    description.shared_bytes = align_to(description.shared_bytes, largest);
    description.scratch_bytes = reached.stack;
    description.dynamic_scratch = reached.unknown_stack;
}

/// Resources of a function and of all that it names, directly or not.
#[derive(Clone, Default)]
struct Reached {
    /// Variables in shared memory, in the module's order.
    shared: Vec<Global>,
    /// Bytes of the frames that are there at one time at most.
    stack: u64,
    /// Registers that one of the functions has live at most: callers' lie in the same file and are saved for the callee.
    live: u32,
    /// Whether it calls functions.
    calls: bool,
    /// Whether that may not be all.
    unknown_stack: bool,
}

fn reached(module: &Module, needs: &SecondaryMap<Global, Need>) -> SecondaryMap<Global, Reached> {
    let cx = &module.cx;
    let mut edges = Vec::new();
    for (global, data) in &cx.globals {
        let mut names = Names { cx, seen: Set::default(), found: Set::default() };
        match &data.kind {
            GlobalKind::Variable(v) => v.initializer.into_iter().for_each(|c| names.constant(c)),
            GlobalKind::Alias(c) | GlobalKind::IFunc(c) => names.constant(*c),
            GlobalKind::Function(_) => {
                if let Some(body) = module.body(global) {
                    names.body(body);
                }
            }
        }
        edges.extend(names.found.sorted_unstable_by(Ord::cmp).map(|named| (global, named)));
    }
    let successors = Adjacency::from_edges(cx.globals.len(), edges.iter().copied());
    let mut all: SecondaryMap<Global, Reached> = SecondaryMap::new();
    for group in Sccs::of(&successors).iter() {
        let mut sum = Reached::default();
        let mut shared = Set::default();
        for &member in group {
            if cx.globals[member].address_space == 3 {
                shared.insert(member);
            }
            sum.unknown_stack |= is_outside(cx, member);
            for named in successors.of(member) {
                let function = cx.function(*named);
                sum.calls |= function.is_some_and(|f| f.intrinsic == Intrinsic::None);
                if group.contains(named) {
                    sum.unknown_stack |= cx.function(*named).is_some();
                    continue;
                }
                let below = &all[*named];
                shared.extend(below.shared.iter().copied());
                sum.stack = sum.stack.max(below.stack);
                sum.live = sum.live.max(below.live);
                sum.unknown_stack |= below.unknown_stack;
            }
        }
        sum.shared = shared.sorted_unstable_by(Ord::cmp).collect();
        sum.stack += group.iter().map(|&member| needs[member].stack).sum::<u64>();
        sum.live = group.iter().map(|&member| needs[member].live).fold(sum.live, u32::max);
        for &member in group {
            all[member] = sum.clone();
        }
    }
    all
}

/// The globals that something names.
struct Names<'a> {
    cx: &'a Context,
    seen: Set<Const>,
    found: Set<Global>,
}

impl Names<'_> {
    fn body(&mut self, body: &Body) {
        for inst in body.all_insts() {
            let kind: &InstKind = &body.insts[inst].kind;
            kind.for_each_value(body, |value| {
                if let Some(c) = value.constant() {
                    self.constant(c);
                }
            });
        }
    }

    fn constant(&mut self, c: Const) {
        let mut work = vec![c];
        while let Some(c) = work.pop() {
            match self.cx.consts[c] {
                ConstData::Global { global, .. }
                | ConstData::Wrapped { global, .. }
                | ConstData::BlockAddress { function: global, .. } => {
                    self.found.insert(global);
                }
                ConstData::Aggregate { .. } | ConstData::Expr { .. } if self.seen.insert(c) => {
                    self.cx.consts.for_each_child(c, |child| work.push(child));
                }
                _ => {}
            }
        }
    }
}
