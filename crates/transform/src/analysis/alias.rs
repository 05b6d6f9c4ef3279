//! Aliasing of two accesses.
//!
//! Two accesses with one anchor ([`Location`]) are compared by offset; otherwise they are apart if their roots are
//! different objects or their address spaces do not overlap.

use cranelift_entity::EntitySet;
use ir::ssa::{
    AttrSet, Body, CastOp, Context, Global, Inst, InstKind, Intrinsic, Value, ValueMap, sym,
};

use super::effects;
use super::location::{self, Location, Root, is_constant_memory, is_derived};
use super::shared::shared_params;

/// Relation of two locations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alias {
    /// Certainly apart.
    No,
    /// Perhaps overlapping.
    May,
    /// The same start.
    Must,
}

/// Facts about a function's memory for alias queries.
#[derive(Clone, Debug, Default)]
pub struct AliasInfo {
    /// Allocas whose address may be known elsewhere.
    captured: EntitySet<Inst>,
    /// Parameters from which a pointer may be known elsewhere.
    captured_params: Vec<bool>,
    /// Parameters through which memory is, or may be, accessed atomically: other threads access it at the same time.
    shared_params: Vec<bool>,
    /// A pointer was not followed to its end.
    gave_up: bool,
    /// Attributes of the function's parameters.
    params: Vec<AttrSet>,
    /// Whether the host starts the function.
    kernel: bool,
}

impl AliasInfo {
    /// Reads the body of `global` once.
    pub fn of(body: &Body, cx: &Context, global: Global) -> AliasInfo {
        let function = cx.function(global);
        let mut info = AliasInfo {
            captured: EntitySet::new(),
            captured_params: vec![false; body.block_params(body.entry()).len()],
            shared_params: vec![false; body.block_params(body.entry()).len()],
            gave_up: false,
            params: function.map_or_else(Vec::new, |f| f.param_attrs.clone()),
            kernel: function.is_some_and(|f| f.cc.is_kernel()),
        };
        let none = ValueMap::new();
        let own_param = |n: usize| info.own_memory(cx, n as u32);
        let has_own_param = (0..info.captured_params.len()).any(own_param);
        let has_alloca = || {
            body.block_order().iter().any(|&b| {
                body.block_insts(b).any(|i| matches!(body.insts[i].kind, InstKind::Alloca { .. }))
            })
        };
        if !has_own_param && !has_alloca() {
            return info;
        }
        let mut capture = |v: Value| {
            if !v.local().is_some_and(|l| body.locals[l].ty.is_ptr()) {
                return;
            }
            match location::of_access(body, cx, &none, v, None).root {
                Root::Alloca(inst) => {
                    info.captured.insert(inst);
                }
                Root::Param(n) => {
                    if let Some(captured) = info.captured_params.get_mut(n as usize) {
                        *captured = true;
                    }
                }
                Root::Unknown(at) => info.gave_up |= is_derived(body, at),
                Root::Global(_) => {}
            }
        };
        for inst in body.all_insts() {
            match &body.insts[inst].kind {
                // A vector of pointers is not followed to what is done with it.
                InstKind::Gep { args, .. } => {
                    if !body.result(inst).is_some_and(|l| body.locals[l].ty.is_ptr()) {
                        capture(body.list(*args)[0]);
                    }
                }
                InstKind::Load { .. }
                | InstKind::ICmp { .. }
                | InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, .. }
                | InstKind::DebugRecord { .. } => {}
                InstKind::Store { value, .. } => capture(*value),
                InstKind::AtomicRmw { args, .. } => capture(args[1]),
                InstKind::CmpXchg { args, .. } => args[1..].iter().for_each(|&v| capture(v)),
                InstKind::Call { .. } => {
                    captured_arguments(body, cx, inst, &mut capture);
                }
                kind => kind.for_each_value(body, &mut capture),
            }
        }
        if info.kernel && has_own_param {
            info.shared_params = shared_params(body, cx, &info.captured_params);
        }
        info
    }

    fn identified(&self, cx: &Context, root: Root) -> bool {
        match root {
            Root::Alloca(_) | Root::Global(_) => true,
            Root::Param(n) => self.own_memory(cx, n),
            Root::Unknown(_) => false,
        }
    }

    /// Whether parameter `n` points to memory that nothing else in the function points to.
    pub fn own_memory(&self, cx: &Context, n: u32) -> bool {
        let attrs = self.params.get(n as usize).copied().unwrap_or_default();
        [sym::NOALIAS, sym::BYVAL].iter().any(|&k| cx.attrs.has(attrs, k))
    }

    /// Whether the object is a local variable that only this function can reach.
    pub fn is_private(&self, root: Root) -> bool {
        !self.gave_up && matches!(root, Root::Alloca(inst) if !self.captured.contains(inst))
    }

    /// Whether a pointer derived from parameter `n` may be known elsewhere: one from memory or from a call may be it.
    pub fn is_captured_param(&self, n: u32) -> bool {
        self.gave_up || self.captured_params.get(n as usize).is_none_or(|&captured| captured)
    }

    /// Whether the memory at `location` never changes while the function runs: constant memory, and
    /// what a kernel's `noalias readonly` parameter points to (which the hardware's read-only cache is
    /// for). Memory that the kernel reads atomically, or passes to a function that may, is not of that kind: it waits
    /// for another thread's write.
    pub fn never_changes(&self, cx: &Context, location: &Location) -> bool {
        if is_constant_memory(cx, location) {
            return true;
        }
        let Root::Param(n) = location.root else { return false };
        let attrs = self.params.get(n as usize).copied().unwrap_or_default();
        let has = |key| cx.attrs.has(attrs, key);
        self.kernel
            && !self.shared_params.get(n as usize).is_some_and(|&shared| shared)
            && (has(sym::NOALIAS) || has(sym::BYVAL))
            && (has(sym::READONLY) || has(sym::READNONE))
    }

    /// Returns the relation of `a` and `b`.
    pub fn alias(&self, cx: &Context, a: &Location, b: &Location) -> Alias {
        if a.anchor == b.anchor {
            let (first, second) = if a.offset <= b.offset { (a, b) } else { (b, a) };
            let gap = second.offset.wrapping_sub(first.offset) as u64;
            return match first.size {
                _ if gap == 0 => Alias::Must,
                Some(size) if size <= gap => Alias::No,
                _ => Alias::May,
            };
        }
        if a.root != b.root {
            let begin_together = matches!(
                (a.root, b.root),
                (Root::Global(x), Root::Global(y)) if is_launch_sized(cx, x) && is_launch_sized(cx, y)
            );
            if !begin_together && self.identified(cx, a.root) && self.identified(cx, b.root) {
                return Alias::No;
            }
            // An argument cannot point to a variable that this call of the function made.
            let param_and_alloca = |x, y| matches!((x, y), (Root::Param(_), Root::Alloca(_)));
            if param_and_alloca(a.root, b.root) || param_and_alloca(b.root, a.root) {
                return Alias::No;
            }
        }
        if spaces_apart(a.space, b.space) { Alias::No } else { Alias::May }
    }
}

/// Whether pointers into two address spaces never point to the same memory: global, shared, constant
/// and local memory of NVPTX and AMDGPU. Of all other spaces nothing is known: the generic space overlaps with all, the
/// shared memory of a cluster (7) with that of a block, AMDGPU's buffers (7, 8, 9) with global memory.
pub(crate) fn spaces_apart(a: u32, b: u32) -> bool {
    const APART: [u32; 4] = [1, 3, 4, 5];
    a != b && APART.contains(&a) && APART.contains(&b)
}

/// Whether a variable is shared memory whose size the launch says (`extern __shared__ int a[]`). All such variables of a kernel
/// begin at the same address (CUDA C++ Programming Guide, "`__shared__`").
pub(crate) fn is_launch_sized(cx: &Context, global: Global) -> bool {
    const SHARED: u32 = 3;
    let data = &cx.globals[global];
    data.address_space == SHARED
        && data.is_declaration()
        && data.variable().is_some()
        && cx.data_layout().alloc_size(&cx.types, data.ty).is_none_or(|size| size == 0)
}

/// Calls `f` on every argument that the call `inst` may keep a copy of.
pub fn captured_arguments(body: &Body, cx: &Context, inst: Inst, f: &mut impl FnMut(Value)) {
    let InstKind::Call { callee, args, info } = &body.insts[inst].kind else { return };
    let callee_fn = cx.direct_callee(*callee).and_then(|g| cx.function(g));
    let known = callee_fn.and_then(|c| effects::of_intrinsic(c.intrinsic)).is_some();
    let intrinsic = callee_fn.map_or(Intrinsic::None, |c| c.intrinsic);
    // Memory intrinsics and hints use addresses and forget them. Others answer with one.
    let answers = matches!(
        intrinsic,
        Intrinsic::PtrMask | Intrinsic::ThreadlocalAddress | Intrinsic::SsaCopy
    );
    if known && !answers {
        return;
    }
    let data = &body.calls[*info];
    for (n, &arg) in body.list(*args).iter().enumerate() {
        let at_call = data.arg_attrs(n);
        let declared = callee_fn.map_or(AttrSet::EMPTY, |c| c.param_attrs(n));
        let kept_out = |attrs| cx.attrs.no_capture(attrs) || cx.attrs.has(attrs, sym::BYVAL);
        // The callee may return an argument even if it does not keep it.
        let returned = [at_call, declared].iter().any(|&set| cx.attrs.has(set, sym::RETURNED));
        if returned || !kept_out(at_call) && !kept_out(declared) {
            f(arg);
        }
    }
    for bundle in &data.bundles {
        body.list(bundle.args).iter().for_each(|&v| f(v));
    }
}
