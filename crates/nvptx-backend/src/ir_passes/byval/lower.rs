//! `nvptx-lower-args`: where each by-value parameter's accesses go.

use super::overlay::{self, Slot};
use super::selects::{self, Readable};
use super::{PARAM_SPACE, WRAP_PARAM};
use ir::diagnostic::Diagnostic;
use ir::pass::{Change, IrFunction, Pass, PassCx};
use ir::ssa::{
    Align, AttrValue, Attribute, Body, Builder, CallInfo, Context, Flags, InsertPoint, Inst,
    InstKind, Local, Type, Uses, Value, ValueMap, sym,
};
use transform::pointer_uses::{Access, AccessKind, Offset, UseTree};

/// The pass.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LowerArgs;

impl Pass<IrFunction> for LowerArgs {
    fn run(
        &mut self,
        f: &mut IrFunction,
        cx: &mut Context,
        stats: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        let mut lowering = Lowering::new(f, cx);
        if lowering.params.is_empty() && lowering.pointers.is_empty() {
            return Ok(Change::Unchanged);
        }
        let readable: Vec<Readable> = lowering
            .params
            .iter()
            .map(|p| Readable { local: p.local, size: p.size, align: p.align })
            .collect();
        // A kernel's parameters have addresses; there the choice of an address is no worse.
        if readable.len() > 1 && !lowering.kernel {
            selects::run(&mut f.body, cx, &readable);
        }
        lowering.plan(&f.body, cx);
        for (_, plan) in &lowering.plans {
            stats.stat(plan.statistic(), 1);
        }
        lowering.apply(&mut f.body, cx);
        Ok(Change::Changed)
    }
}

/// A by-value parameter.
#[derive(Clone, Copy, Debug)]
struct Param {
    local: Local,
    ty: Type,
    align: Align,
    size: u64,
    /// Nothing is written through it, says an attribute: `readonly`, `readnone` or grid-constant.
    read_only: bool,
}

/// Lowering of a parameter.
#[derive(Debug)]
enum Plan {
    /// Accesses go to the parameter space.
    InPlace,
    /// Accesses at constant places go to slots, others to the parameter with slots laid over.
    Slots(Vec<Slot>),
    /// A copy of the bytes from `.0` to `.1`.
    Copy(u64, u64),
    /// The address in the function's own local memory.
    LocalAddress,
}

impl Plan {
    fn statistic(&self) -> &'static str {
        match self {
            Plan::InPlace => "parameters read in place",
            Plan::Slots(_) => "parameters overlaid by slots",
            Plan::Copy(..) => "parameters copied",
            Plan::LocalAddress => "parameters addressed in local memory",
        }
    }
}

struct Lowering {
    kernel: bool,
    params: Vec<Param>,
    /// A kernel's plain generic pointers.
    pointers: Vec<Local>,
    plans: Vec<(UseTree, Plan)>,
}

impl Lowering {
    fn new(f: &IrFunction, cx: &Context) -> Lowering {
        let none =
            Lowering { kernel: false, params: Vec::new(), pointers: Vec::new(), plans: Vec::new() };
        let Some(function) = cx.function(f.global) else { return none };
        let mut lowering = Lowering { kernel: function.cc.is_kernel(), ..none };
        for (n, &local) in f.body.block_params(f.body.entry()).iter().enumerate() {
            let attrs = function.param_attrs(n);
            let Some(ty) = cx.attrs.ty(attrs, sym::BYVAL) else {
                if lowering.kernel && f.body.locals[local].ty == Type::PTR {
                    lowering.pointers.push(local);
                }
                continue;
            };
            let align = super::align::declared_align(cx, attrs, ty);
            let read_only = [sym::READONLY, sym::READNONE, sym::NVVM_GRID_CONSTANT]
                .iter()
                .any(|&k| cx.attrs.has(attrs, k));
            lowering.params.push(Param { local, ty, align, size: cx.alloc_size(ty), read_only });
        }
        lowering
    }

    fn plan(&mut self, body: &Body, cx: &Context) {
        let uses = Uses::of(body);
        self.pointers.retain(|&p| !uses.of_local(p).is_empty());
        for param in &self.params {
            let tree = UseTree::of(body, cx, &uses, param.local);
            let plan = self.plan_for(body, cx, *param, &tree);
            log::debug!(
                target: "nvptx-lower-args",
                "a parameter of {} bytes: {} ({} accesses{}{}{})",
                param.size,
                plan.statistic(),
                tree.accesses.len(),
                if tree.is_written() { ", written" } else { "" },
                if tree.escapes { ", its address escapes" } else { "" },
                if tree.merges { ", merged with other pointers" } else { "" },
            );
            self.plans.push((tree, plan));
        }
    }

    fn plan_for(&self, body: &Body, cx: &Context, param: Param, tree: &UseTree) -> Plan {
        // A cast of the address to local memory requires the parameter there.
        if tree.in_private {
            return if self.kernel { Plan::Copy(0, param.size) } else { Plan::LocalAddress };
        }
        let only_read = param.read_only || (!tree.escapes && !tree.is_written());
        // The parameter space of a device function has no addresses, only `[name+constant]`.
        let direct = !tree.merges
            && !tree.escapes
            && tree
                .accesses
                .iter()
                .all(|a| matches!(a.offset, Offset::Const(_)) && a.range().is_some());
        if only_read && (self.kernel || direct) {
            return Plan::InPlace;
        }
        if !tree.escapes
            && !tree.merges
            && (self.kernel || direct)
            && let Some(slots) =
                overlay::slots(body, cx, tree, param.local, param.align, param.size)
        {
            return Plan::Slots(slots);
        }
        if !self.kernel {
            return Plan::LocalAddress;
        }
        let (start, end) = used_bytes(tree, param.size);
        Plan::Copy(start, end)
    }

    fn apply(self, body: &mut Body, cx: &mut Context) {
        let mut replaced = ValueMap::new();
        let mut placed: Vec<Inst> = Vec::new();
        let mut copies = Vec::new();
        let mut overlaid = Vec::new();
        for (param, (tree, plan)) in self.params.iter().zip(self.plans) {
            for &hint in &tree.hints {
                body.remove_inst(hint);
            }
            if tree.accesses.is_empty() && !tree.escapes && !tree.merges {
                continue;
            }
            let wrapped = wrap(body, cx, &mut placed, param.local);
            let address = match plan {
                Plan::LocalAddress => detached(
                    body,
                    &mut placed,
                    InstKind::addr_space_cast(wrapped),
                    Type::ptr(LOCAL_SPACE),
                ),
                _ => wrapped,
            };
            let generic =
                detached(body, &mut placed, InstKind::addr_space_cast(address), Type::PTR);
            let mut whole = generic;
            match plan {
                Plan::Copy(start, end) => {
                    let align =
                        if param.size >= 16 { param.align.max(SIXTEEN) } else { param.align };
                    let count = cx.consts.i32(1).into();
                    let alloca = InstKind::Alloca { ty: param.ty, count, align, inalloca: false };
                    whole = detached(body, &mut placed, alloca, Type::PTR);
                    copies.push((whole, generic, start, end, align, param.align));
                }
                Plan::Slots(slots) => overlaid.push((tree.accesses, slots, generic, param.local)),
                Plan::InPlace => mark_global(body, &tree.accesses, &mut replaced, self.kernel),
                Plan::LocalAddress => {}
            }
            replaced[param.local] = Some(whole).into();
        }
        for &pointer in &self.pointers {
            let generic = through_global(body, pointer, |body, kind, ty| {
                detached(body, &mut placed, kind, ty)
            });
            replaced[pointer] = Some(generic).into();
        }
        // Slots look at the addresses' arithmetic, so they go before anything is renamed.
        let entry_first = body.first_inst(body.entry()).expect("a block ends in a terminator");
        for (accesses, slots, generic, root) in &overlaid {
            overlay::apply(body, cx, accesses, slots, *root, *generic, entry_first, &mut replaced);
        }
        body.rewrite(&replaced);
        // Only now placed: they alone still use the parameters themselves.
        let place = body.first_inst(body.entry()).expect("a block ends in a terminator");
        for inst in placed {
            body.insert_inst_before(inst, place);
        }
        for (to, from, start, end, to_align, from_align) in copies {
            copy_bytes(body, cx, place, to, from, start, end, to_align, from_align);
        }
    }
}

/// The local address space.
const LOCAL_SPACE: u32 = 5;
/// The global address space.
const GLOBAL_SPACE: u32 = 1;

const SIXTEEN: Align = Align::from_log2(4);

/// The parameter's address in the parameter space.
fn wrap(body: &mut Body, cx: &mut Context, placed: &mut Vec<Inst>, param: Local) -> Value {
    let global = cx.intrinsic(WRAP_PARAM, Type::ptr(PARAM_SPACE), &[Type::PTR]);
    let none = Attribute { key: sym::MEMORY, value: AttrValue::Text("none".into()) };
    let attrs = [none, Attribute::flag(sym::NOUNWIND), Attribute::flag(sym::WILLRETURN)];
    let attrs = cx.attrs.intern(&attrs);
    if let Some(function) = cx.globals[global].function_mut() {
        function.attrs = attrs;
    }
    let callee = cx.global_address(global).into();
    let info = body.calls.push(CallInfo::new(cx.globals[global].ty));
    let args = body.make_list(&[param.into()]);
    detached(body, placed, InstKind::Call { callee, args, info }, Type::ptr(PARAM_SPACE))
}

/// Makes an instruction that is placed later.
fn detached(body: &mut Body, placed: &mut Vec<Inst>, kind: InstKind, ty: Type) -> Value {
    let inst = body.make_inst(kind, ty);
    placed.push(inst);
    body.result(inst).expect("an instruction with a result").into()
}

/// A generic pointer cast to global and back: pointers that the host hands to a kernel are global
/// (CUDA C++ Programming Guide, "Device Memory"), and later passes see it by the cast.
fn through_global(
    body: &mut Body,
    pointer: Local,
    mut make: impl FnMut(&mut Body, InstKind, Type) -> Value,
) -> Value {
    let global = make(body, InstKind::addr_space_cast(pointer.into()), Type::ptr(GLOBAL_SPACE));
    make(body, InstKind::addr_space_cast(global), Type::PTR)
}

/// Pointers loaded out of a kernel's parameter are global too.
fn mark_global(body: &mut Body, accesses: &[Access], replaced: &mut ValueMap, kernel: bool) {
    if !kernel {
        return;
    }
    for access in accesses {
        let Some(result) = body.result(access.inst) else { continue };
        if !matches!(access.kind, AccessKind::Load(_)) || body.locals[result].ty != Type::PTR {
            continue;
        }
        let mut after = access.inst;
        // The casts use the loaded value itself and must not be renamed with its other users, so a
        // fresh name stands between.
        let generic = through_global(body, result, |body, kind, ty| {
            let inst = body.make_inst(kind, ty);
            body.insert_inst_after(inst, after);
            after = inst;
            body.result(inst).expect("a cast has a result").into()
        });
        rename_after_cast(body, result, generic, replaced);
    }
}

/// Lets every user of `old` but the first cast use `new`.
fn rename_after_cast(body: &mut Body, old: Local, new: Value, replaced: &mut ValueMap) {
    // The load gets a fresh result, which the cast uses; the old name is replaced by the new value.
    let ir::ssa::LocalDef::Inst(load) = body.locals[old].def else { return };
    let fresh = body.locals.push(body.locals[old]);
    body.insts[load].result = Some(fresh).into();
    let first_cast = body.next_inst(load).expect("the casts follow the load");
    body.for_each_value_mut(first_cast, |v| *v = fresh.into());
    replaced[old] = Some(new).into();
}

/// The bytes that the accesses can touch.
fn used_bytes(tree: &UseTree, size: u64) -> (u64, u64) {
    let whole = (0, size);
    if tree.escapes || tree.merges {
        return whole;
    }
    let mut used: Option<(i64, i64)> = None;
    for access in &tree.accesses {
        let Some((start, end)) = access.range() else { return whole };
        used = Some(used.map_or((start, end), |(s, e)| (s.min(start), e.max(end))));
    }
    match used {
        Some((start, end)) if start >= 0 => (start as u64, (end as u64).min(size)),
        _ => whole,
    }
}

/// Copies the bytes `start .. end` of a parameter into its copy. A short copy is in pairs of 64 bits:
/// `ptxas` would take an array that is copied in words for a set of registers and turn each access at
/// a variable place into a chain of selects.
fn copy_bytes(
    body: &mut Body,
    cx: &mut Context,
    place: Inst,
    to: Value,
    from: Value,
    start: u64,
    end: u64,
    to_align: Align,
    from_align: Align,
) {
    let mut at = start;
    let pairs = to_align >= SIXTEEN && start.is_multiple_of(16) && end - start <= SHORT;
    while pairs && at + 16 <= end {
        let mut b = Builder::new(body, cx, InsertPoint::Before(place));
        b.debug_loc = None.into();
        let ty = b.cx.types.vector(Type::I64, 2);
        let [to, source] = [to, from].map(|p| b.byte_offset(p, at as i64, Flags::INBOUNDS));
        let value = b.load(ty, source, from_align.at_offset(at));
        b.store(value, to, SIXTEEN);
        at += 16;
    }
    if at < end {
        let mut b = Builder::new(body, cx, InsertPoint::Before(place));
        b.debug_loc = None.into();
        let to = b.byte_offset(to, at as i64, Flags::INBOUNDS);
        let aligns = [to_align, from_align].map(|a| a.at_offset(at));
        overlay::copy(body, cx, place, (to, aligns[0]), (from, aligns[1]), at, end);
    }
}

/// Copies of more bytes than this are left to `lower-mem-intrinsics`.
const SHORT: u64 = 256;
