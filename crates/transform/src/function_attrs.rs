//! `function-attrs`: what functions do to memory and to their pointers, found by looking.
//!
//! Callees before callers, each defined function that cannot be replaced at link time is read once:
//!
//! * `memory(…)`: the union of what its accesses and calls do, by where they do it (through pointer
//!   parameters, elsewhere); local variables and constants do not count;
//! * `readonly`, `writeonly`, `readnone` and `captures(none)` of pointer parameters: their uses are
//!   followed through address arithmetic and into callees;
//! * `nosync`, `nofree`, `norecurse`, `willreturn`; and `convergent` is taken off where nothing in the
//!   function is.
//!
//! Functions that call each other are taken together: calls within the group count as doing nothing
//! new, except that pointers passed along them count as kept.

use crate::analysis::alias;
use crate::analysis::call_graph::CallGraph;
use crate::analysis::cfg::Cfg;
use crate::analysis::effects::{self, Effects};
use crate::analysis::location::{self, Location, Root};
use ir::ssa::{
    Access, AttrSet, AttrValue, Attribute, Body, Context, Global, Inst, InstKind, Intrinsic,
    Linkage, Local, MemoryEffects, Module, Ordering, Symbol, Uses, Value, ValueMap, sym,
};

/// The pass's name.
pub(crate) const NAME: &str = "function-attrs";

/// Infers the attributes of all functions of a module; says whether any is new.
pub fn run(module: &mut Module) -> bool {
    let graph = CallGraph::of(module);
    let mut changed = false;
    for group in graph.bottom_up() {
        changed |= infer(module, &graph, group);
    }
    changed
}

/// Whether the body at hand is the one that will run.
fn is_exact(linkage: Linkage) -> bool {
    !linkage.is_interposable()
        && !matches!(
            linkage,
            Linkage::AvailableExternally | Linkage::LinkOnceOdr | Linkage::WeakOdr
        )
}

/// Infers the attributes of a group of functions that call each other; says whether any is new.
pub fn infer(module: &mut Module, graph: &CallGraph, group: &[Global]) -> bool {
    let exact = group.iter().all(|&g| is_exact(module.cx.globals[g].linkage));
    if !exact {
        return false;
    }
    let mut found: Vec<Found> = Vec::with_capacity(group.len());
    for &global in group {
        let Some(id) = module.cx.function(global).and_then(|f| f.body.expand()) else {
            return false;
        };
        if module.bodies[id].block_order().is_empty() {
            return false;
        }
        found.push(read(&module.bodies[id], &module.cx, group));
    }
    // Within a group everyone may come to do what one does.
    let mut shared = Summary::default();
    for f in &found {
        shared.join(&f.summary);
    }
    let recursive = group.len() > 1 || graph.is_recursive(group[0]);
    if recursive {
        shared.may_not_return = true;
        shared.may_recurse = true;
        // Parameters of one are the arguments of another, so what is done through them is done
        // to other memory as well.
        shared.memory.other = union(shared.memory.other, shared.memory.argmem);
    }
    let mut changed = false;
    for (&global, f) in group.iter().zip(&found) {
        changed |= write(&mut module.cx, global, &shared, f);
    }
    changed
}

/// Effects of a function.
#[derive(Clone, Copy, Debug)]
struct Summary {
    memory: MemoryEffects,
    convergent: bool,
    may_not_return: bool,
    may_sync: bool,
    may_free: bool,
    may_recurse: bool,
}

impl Default for Summary {
    fn default() -> Self {
        Summary {
            memory: MemoryEffects::NONE,
            convergent: false,
            may_not_return: false,
            may_sync: false,
            may_free: false,
            may_recurse: false,
        }
    }
}

fn union(a: Access, b: Access) -> Access {
    Access { read: a.read || b.read, write: a.write || b.write }
}

impl Summary {
    fn join(&mut self, other: &Summary) {
        self.memory.argmem = union(self.memory.argmem, other.memory.argmem);
        self.memory.inaccessiblemem =
            union(self.memory.inaccessiblemem, other.memory.inaccessiblemem);
        self.memory.other = union(self.memory.other, other.memory.other);
        self.convergent |= other.convergent;
        self.may_not_return |= other.may_not_return;
        self.may_sync |= other.may_sync;
        self.may_free |= other.may_free;
        self.may_recurse |= other.may_recurse;
    }

    /// Counts an access of `place`.
    fn touch(&mut self, cx: &Context, place: &Location, access: Access) {
        match place.root {
            Root::Alloca(_) => {}
            Root::Param(_) => self.memory.argmem = union(self.memory.argmem, access),
            _ if !access.write && location::is_constant_memory(cx, place) => {}
            // A loaded pointer or a block parameter may well be derived from an argument; but that
            // is "other" memory only if it is not, so both.
            Root::Unknown(_) => {
                self.memory.argmem = union(self.memory.argmem, access);
                self.memory.other = union(self.memory.other, access);
            }
            Root::Global(_) => self.memory.other = union(self.memory.other, access),
        }
    }
}

/// Uses of a pointer parameter.
#[derive(Clone, Copy, Default, Debug)]
struct ParamUse {
    access: (bool, bool),
    captured: bool,
}

struct Found {
    summary: Summary,
    params: Vec<Option<ParamUse>>,
}

fn read(body: &Body, cx: &Context, group: &[Global]) -> Found {
    let mut summary = Summary::default();
    let none = ValueMap::new();
    let place = |ptr: Value| location::of_access(body, cx, &none, ptr, None);
    for inst in body.all_insts() {
        match &body.insts[inst].kind {
            InstKind::Load { ptr, volatile, ordering, .. } => {
                let access = if *volatile { Access::READ_WRITE } else { Access::READ };
                summary.touch(cx, &place(*ptr), access);
                synchronises(&mut summary, *volatile, *ordering);
            }
            InstKind::Store { ptr, volatile, ordering, .. } => {
                let access = if *volatile { Access::READ_WRITE } else { Access::WRITE };
                summary.touch(cx, &place(*ptr), access);
                synchronises(&mut summary, *volatile, *ordering);
            }
            InstKind::AtomicRmw { args, volatile, ordering, .. } => {
                summary.touch(cx, &place(args[0]), Access::READ_WRITE);
                synchronises(&mut summary, *volatile, *ordering);
            }
            InstKind::CmpXchg { args, volatile, orderings, .. } => {
                summary.touch(cx, &place(args[0]), Access::READ_WRITE);
                synchronises(&mut summary, *volatile, orderings[0].max(orderings[1]));
            }
            InstKind::Fence { .. } | InstKind::VaArg { .. } => {
                summary.memory = MemoryEffects::all(Access::READ_WRITE);
                summary.may_sync = true;
            }
            InstKind::Call { .. } => call(body, cx, inst, group, &mut summary),
            InstKind::IndirectBr { .. } => summary.may_not_return = true,
            _ => {}
        }
    }
    if !Cfg::of(body).loops().is_empty() {
        // A loop may go on for ever; that it makes progress is the front end's to say.
        summary.may_not_return = true;
    }
    let uses = Uses::of(body);
    let params = body
        .block_params(body.entry())
        .iter()
        .map(|&p| body.locals[p].ty.is_ptr().then(|| follow(body, cx, &uses, group, p)))
        .collect();
    Found { summary, params }
}

fn synchronises(summary: &mut Summary, volatile: bool, ordering: Ordering) {
    if volatile || ordering > Ordering::Monotonic {
        summary.may_sync = true;
        summary.memory.inaccessiblemem = Access::READ_WRITE;
        summary.memory.other = Access::READ_WRITE;
    } else if ordering.is_atomic() {
        summary.may_sync = true;
    }
}

fn call(body: &Body, cx: &Context, inst: Inst, group: &[Global], summary: &mut Summary) {
    let InstKind::Call { callee, args, info } = &body.insts[inst].kind else { return };
    let target = cx.direct_callee(*callee);
    let list = body.list(*args);
    let none = ValueMap::new();
    if target.is_some_and(|g| group.contains(&g)) {
        // Effects of the group through its parameters are effects on these arguments as well.
        for &arg in list {
            if body.value_type(arg, cx).is_ptr()
                && matches!(
                    location::of_access(body, cx, &none, arg, None).root,
                    Root::Global(_) | Root::Unknown(_)
                )
            {
                summary.memory.other = Access::READ_WRITE;
            }
        }
        return;
    }
    let what = effects::of_call(body, cx, inst);
    summary.convergent |= what.contains(Effects::CONVERGENT);
    summary.may_not_return |= what.contains(Effects::MAY_NOT_RETURN);
    let function = target.and_then(|g| cx.function(g));
    let site = body.calls[*info].fn_attrs;
    let has = |key: Symbol| {
        cx.attrs.has(site, key) || function.is_some_and(|f| cx.attrs.has(f.attrs, key))
    };
    let intrinsic = function.map_or(Intrinsic::None, |f| f.intrinsic);
    let generic = effects::of_intrinsic(intrinsic);
    summary.may_recurse |=
        intrinsic == Intrinsic::None && !has(sym::NORECURSE) && !has(sym::NOCALLBACK);
    if generic.is_none() {
        summary.may_sync |= !has(sym::NOSYNC)
            && (what.contains(Effects::WRITE) || what.contains(Effects::CONVERGENT));
        summary.may_free |= !has(sym::NOFREE) && what.contains(Effects::WRITE);
    }
    if !what.intersects(Effects::READ.union(Effects::WRITE)) {
        return;
    }
    match intrinsic {
        Intrinsic::Memcpy | Intrinsic::MemcpyInline | Intrinsic::Memmove => {
            let to = location::of_access(body, cx, &none, list[0], None);
            let from = location::of_access(body, cx, &none, list[1], None);
            summary.touch(cx, &to, Access::WRITE);
            summary.touch(cx, &from, Access::READ);
            return;
        }
        Intrinsic::Memset | Intrinsic::MemsetInline => {
            let to = location::of_access(body, cx, &none, list[0], None);
            summary.touch(cx, &to, Access::WRITE);
            return;
        }
        _ => {}
    }
    let memory = match generic {
        Some(e) => {
            let access =
                Access { read: e.contains(Effects::READ), write: e.contains(Effects::WRITE) };
            MemoryEffects::all(access)
        }
        None => effects::call_memory(body, cx, inst),
    };
    summary.memory.inaccessiblemem = union(summary.memory.inaccessiblemem, memory.inaccessiblemem);
    summary.memory.other = union(summary.memory.other, memory.other);
    if memory.other.read || memory.other.write {
        // Other memory of the callee may be what our arguments point to.
        summary.memory.argmem = union(summary.memory.argmem, memory.other);
    }
    if memory.argmem.read || memory.argmem.write {
        for (n, &arg) in list.iter().enumerate() {
            if body.value_type(arg, cx).is_ptr() {
                let access = argument_access(body, cx, inst, n, memory.argmem);
                summary.touch(cx, &location::of_access(body, cx, &none, arg, None), access);
            } else if location::has_pointers(body, cx, arg) {
                // A vector of pointers, each to anywhere.
                summary.memory.argmem = union(summary.memory.argmem, memory.argmem);
                summary.memory.other = union(summary.memory.other, memory.argmem);
            }
        }
    }
}

/// Access of a call to the memory that argument `n` points to, at most `limit`.
fn argument_access(body: &Body, cx: &Context, inst: Inst, n: usize, limit: Access) -> Access {
    let InstKind::Call { callee, info, .. } = &body.insts[inst].kind else { return limit };
    let at_call = body.calls[*info].arg_attrs(n);
    let declared = cx
        .direct_callee(*callee)
        .and_then(|g| cx.function(g))
        .map_or(AttrSet::EMPTY, |f| f.param_attrs(n));
    let has = |key| cx.attrs.has(at_call, key) || cx.attrs.has(declared, key);
    let mut access = limit;
    // A by-value argument is copied: read.
    if has(sym::READONLY) || has(sym::READNONE) || has(sym::BYVAL) {
        access.write = false;
    }
    if has(sym::WRITEONLY) || (has(sym::READNONE) && !has(sym::BYVAL)) {
        access.read = false;
    }
    access
}

/// More derived pointers than are followed.
const MAX_FOLLOWED: usize = 1 << 14;

/// Follows the uses of a pointer parameter.
fn follow(body: &Body, cx: &Context, uses: &Uses, group: &[Global], param: Local) -> ParamUse {
    let worst = ParamUse { access: (true, true), captured: true };
    let mut seen = cranelift_entity::EntitySet::new();
    let mut work = vec![param];
    seen.insert(param);
    let mut found = ParamUse::default();
    let mut steps = 0;
    while let Some(local) = work.pop() {
        let ptr = Value::from(local);
        let mut derive = |l: Option<Local>, work: &mut Vec<Local>| {
            if let Some(l) = l
                && seen.insert(l)
            {
                work.push(l);
            }
        };
        for &inst in uses.of_local(local) {
            steps += 1;
            if steps > MAX_FOLLOWED {
                return worst;
            }
            match &body.insts[inst].kind {
                InstKind::Load { volatile, ordering, .. } => {
                    found.access.0 = true;
                    // Memory that is read atomically is written by another thread: `readonly` would let others take it
                    // for constant.
                    found.access.1 |= *volatile || ordering.is_atomic();
                    found.captured |= volatile;
                }
                InstKind::Store { value, volatile, .. } => {
                    found.access.1 = true;
                    found.captured |= *value == ptr || *volatile;
                }
                InstKind::AtomicRmw { args, .. } => {
                    found.access = (true, true);
                    found.captured |= args[1] == ptr;
                }
                InstKind::CmpXchg { args, .. } => {
                    found.access = (true, true);
                    found.captured |= args[1] == ptr || args[2] == ptr;
                }
                InstKind::Gep { args, .. } => {
                    if body.list(*args)[1..].contains(&ptr) {
                        return worst;
                    }
                    derive(body.result(inst), &mut work);
                }
                InstKind::Cast { op, .. } => {
                    if *op == ir::ssa::CastOp::PtrToInt {
                        return worst;
                    }
                    derive(body.result(inst), &mut work);
                }
                InstKind::Select { .. } | InstKind::Freeze { .. } => {
                    derive(body.result(inst), &mut work);
                }
                // LLVM counts comparing an address as capturing it.
                InstKind::ICmp { .. } => found.captured = true,
                InstKind::Call { callee, args, .. } => {
                    if *callee == ptr {
                        return worst;
                    }
                    let mut kept = false;
                    alias::captured_arguments(body, cx, inst, &mut |v| kept |= v == ptr);
                    let in_group = cx.direct_callee(*callee).is_some_and(|g| group.contains(&g));
                    if kept || in_group {
                        return worst;
                    }
                    let memory = match cx.intrinsic_of(*callee) {
                        Intrinsic::Memcpy | Intrinsic::MemcpyInline | Intrinsic::Memmove => {
                            let list = body.list(*args);
                            found.access.0 |= list[1] == ptr;
                            found.access.1 |= list[0] == ptr;
                            continue;
                        }
                        Intrinsic::Memset | Intrinsic::MemsetInline => {
                            found.access.1 = true;
                            continue;
                        }
                        i if effects::of_intrinsic(i).is_some() => {
                            let e = effects::of_call(body, cx, inst);
                            found.access.0 |= e.contains(Effects::READ);
                            found.access.1 |= e.contains(Effects::WRITE);
                            continue;
                        }
                        _ => effects::call_memory(body, cx, inst),
                    };
                    // The callee's accesses elsewhere may be here too, unless it cannot know the place.
                    let limit = union(memory.argmem, memory.other);
                    for (n, &arg) in body.list(*args).iter().enumerate() {
                        if arg == ptr {
                            let access = argument_access(body, cx, inst, n, limit);
                            found.access.0 |= access.read;
                            found.access.1 |= access.write;
                        }
                    }
                }
                InstKind::DebugRecord { .. } => {}
                // Passed values are followed below.
                InstKind::Br { .. } | InstKind::CondBr { .. } | InstKind::Switch { .. } => {}
                // Returned, compared, put into a vector …
                _ => return worst,
            }
        }
        for &param in uses.passed_to(body, local) {
            derive(Some(param), &mut work);
        }
    }
    found
}

/// `memory(…)` text of LLVM.
fn memory_text(m: MemoryEffects) -> String {
    let word = |a: Access| match (a.read, a.write) {
        (false, false) => "none",
        (true, false) => "read",
        (false, true) => "write",
        (true, true) => "readwrite",
    };
    let mut text = String::new();
    if m.other.read || m.other.write || (m.argmem == m.other && m.inaccessiblemem == m.other) {
        text.push_str(word(m.other));
    }
    for (name, access) in [("argmem", m.argmem), ("inaccessiblemem", m.inaccessiblemem)] {
        if access != m.other {
            if !text.is_empty() {
                text.push_str(", ");
            }
            text.push_str(name);
            text.push_str(": ");
            text.push_str(word(access));
        }
    }
    text
}

fn write(cx: &mut Context, global: Global, s: &Summary, found: &Found) -> bool {
    let function = cx.function(global).expect("a defined function");
    let old_attrs = function.attrs;
    let old_params: Vec<AttrSet> =
        (0..found.params.len()).map(|n| function.param_attrs(n)).collect();
    let kernel = function.cc.is_kernel();
    let mut attrs = old_attrs;

    let known = cx.attrs.memory_effects(attrs);
    let both = |a: Access, b: Access| Access { read: a.read && b.read, write: a.write && b.write };
    let memory = MemoryEffects {
        argmem: both(known.argmem, s.memory.argmem),
        inaccessiblemem: both(known.inaccessiblemem, s.memory.inaccessiblemem),
        other: both(known.other, s.memory.other),
    };
    if memory != known {
        for key in [sym::READNONE, sym::READONLY, sym::WRITEONLY] {
            attrs = cx.attrs.without(attrs, key);
        }
        let text = memory_text(memory).into();
        attrs = cx.attrs.with(attrs, Attribute { key: sym::MEMORY, value: AttrValue::Text(text) });
    }
    let add = |cx: &mut Context, attrs: AttrSet, key: Symbol, holds: bool| {
        if holds && !cx.attrs.has(attrs, key) {
            cx.attrs.with(attrs, Attribute::flag(key))
        } else {
            attrs
        }
    };
    attrs = add(cx, attrs, sym::WILLRETURN, !s.may_not_return);
    attrs = add(cx, attrs, sym::NOSYNC, !s.may_sync && !s.convergent);
    attrs = add(cx, attrs, sym::NOFREE, !s.may_free);
    attrs = add(cx, attrs, sym::NORECURSE, !s.may_recurse);
    if !s.convergent && !kernel {
        attrs = cx.attrs.without(attrs, sym::CONVERGENT);
    }

    let mut params = old_params.clone();
    for (set, found) in params.iter_mut().zip(&found.params) {
        let Some(p) = found else { continue };
        if cx.attrs.has(*set, sym::INALLOCA) || cx.attrs.has(*set, sym::PREALLOCATED) {
            continue;
        }
        let has_access =
            [sym::READNONE, sym::READONLY, sym::WRITEONLY].iter().any(|&k| cx.attrs.has(*set, k));
        let access = match p.access {
            _ if p.captured || has_access => None,
            (false, false) => Some(sym::READNONE),
            (true, false) => Some(sym::READONLY),
            (false, true) => Some(sym::WRITEONLY),
            (true, true) => None,
        };
        // A by-value parameter is the function's own copy; only that it is not written matters.
        let by_value = cx.attrs.has(*set, sym::BYVAL);
        match access {
            Some(key) if !by_value => *set = add(cx, *set, key, true),
            Some(key) if key != sym::WRITEONLY => *set = add(cx, *set, sym::READONLY, true),
            _ => {}
        }
        if !p.captured && !cx.attrs.no_capture(*set) {
            let none = AttrValue::Text("none".into());
            *set = cx.attrs.without(*set, sym::NOCAPTURE);
            *set = cx.attrs.with(*set, Attribute { key: sym::CAPTURES, value: none });
        }
    }
    if attrs == old_attrs && params == old_params {
        return false;
    }
    if let Some(f) = cx.globals[global].function_mut() {
        f.attrs = attrs;
        f.param_attrs = params;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_attribute_text() {
        let m = |argmem, inaccessiblemem, other| MemoryEffects { argmem, inaccessiblemem, other };
        let (n, r, w, rw) = (Access::NONE, Access::READ, Access::WRITE, Access::READ_WRITE);
        assert_eq!(memory_text(m(n, n, n)), "none");
        assert_eq!(memory_text(m(rw, n, n)), "argmem: readwrite");
        assert_eq!(memory_text(m(r, n, r)), "read, inaccessiblemem: none");
        assert_eq!(memory_text(m(w, rw, r)), "read, argmem: write, inaccessiblemem: readwrite");
        for text in ["none", "argmem: readwrite", "read, inaccessiblemem: none"] {
            assert_eq!(memory_text(MemoryEffects::parse(text)), text);
        }
    }
}
