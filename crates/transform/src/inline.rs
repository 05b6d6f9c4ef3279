//! `always-inline` and `inline`: calls are replaced by the callee's body.
//!
//! Inlined calls: of functions marked `alwaysinline`; with full inlining also of local functions with
//! a single call (whatever their size, since nothing is duplicated), and of small ones, where small
//! depends on how many calls there are. A call costs a GPU more than it costs a CPU (parameters go
//! through memory, registers are spilled around it), so the limits are generous.
//!
//! `noinline` is respected, except together with `optnone`: clang gives both to every function at
//! `-O0`, where they say nothing about this one, and on the `__clang_ocl_kern_imp_` bodies that clang
//! splits off OpenCL kernels. Functions that call themselves, take variable arguments or have blocks
//! whose address is taken stay calls.
//!
//! Method: the instructions of the callee are copied in place of the call. A callee of one block
//! needs no new block. Its static allocas go to the caller's entry; by-value arguments are copied
//! to an alloca of their own unless the callee only reads them and nothing can write to the
//! original meanwhile. Debug locations get the call as their `inlinedAt`. The calls of a block are
//! replaced last to first, so that each instruction moves to a new block at most once.
//!
//! In a chain of functions with one call each, the copy at each level would hold all levels below it, and the work would
//! grow with the square of the chain. Calls of a body that is large beside its caller are thus postponed (see
//! [`postponed`]).

mod decisions;
mod postponed;

use crate::analysis::call_graph::{CallGraph, callee_of};
use crate::analysis::location::{self, Root};
use crate::debug_records;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use decisions::{Decisions, Kept};
use ir::map::Map;
use ir::pass::OptRemark;
use ir::ssa::{
    Align, Attachments, AttrSet, AttrValue, Attribute, Block, BlockCall, Body, Builder, Bundle,
    CallInfo, CastOp, Context, Denormal, DenormalMode, Global, InsertPoint, Inst, InstKind,
    Intrinsic, Local, Md, MdData, MdField, MdFieldValue, MdOperand, Module, TailKind, Type, Value,
    ValueMap, sym,
};
use postponed::{Facts, Postponed};
use smallvec::SmallVec;

/// Limits of inlining.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inliner {
    /// Only functions marked `alwaysinline`.
    pub only_marked: bool,
    /// Callees of at most this many instructions are inlined everywhere.
    pub small: usize,
    /// Maximum number of instructions of all copies of one callee together.
    pub total: usize,
    /// A caller of more instructions takes in only small callees and marked ones.
    pub largest_caller: usize,
}

impl Inliner {
    /// LLVM's name of the pass.
    pub const NAME: &'static str = "inline";
    /// LLVM's name of the pass that only looks at `alwaysinline`.
    pub const ALWAYS_NAME: &'static str = "always-inline";

    /// Inlines what is marked, and no more.
    pub const MARKED: Inliner =
        Inliner { only_marked: true, small: 0, total: 0, largest_caller: 0 };
}

impl Default for Inliner {
    fn default() -> Self {
        Inliner { only_marked: false, small: 40, total: 1000, largest_caller: 6000 }
    }
}

/// Inlines in the whole module, callees first; says whether anything changed.
pub fn run(module: &mut Module, options: Inliner) -> bool {
    let mut inlining = Inlining::of(module, options);
    let order: Vec<Global> = inlining.graph.bottom_up().iter().flatten().copied().collect();
    let mut changed = false;
    for global in order {
        changed |= inlining.run_on_function(module, global);
    }
    for global in inlining.unfinished(module) {
        changed |= inlining.finish_function(module, global);
    }
    changed
}

/// Inlining in a module, function by function: callees before callers, and then the functions that are unfinished.
#[derive(Clone, Debug)]
pub struct Inlining {
    graph: CallGraph,
    options: Inliner,
    postponed: Postponed,
    decisions: Option<Decisions>,
}

impl Inlining {
    /// Before the first function of a module.
    pub fn of(module: &Module, options: Inliner) -> Self {
        let postponed = Postponed::default();
        Self { graph: CallGraph::of(module), options, postponed, decisions: None }
    }

    /// The same with remarks about each call, if they are asked for.
    #[must_use]
    pub fn with_remarks(self, wanted: bool) -> Self {
        Self { decisions: wanted.then(Decisions::default), ..self }
    }

    /// Inlines from now on only what is marked, or all that the other options allow.
    pub(crate) fn only_marked(&mut self, only: bool) {
        self.options.only_marked = only;
    }

    /// Takes the remarks about the calls so far.
    pub fn take_remarks(&mut self) -> Vec<OptRemark> {
        self.decisions.as_mut().map(Decisions::take).unwrap_or_default()
    }

    /// The calls between functions as they are now.
    pub fn graph(&self) -> &CallGraph {
        &self.graph
    }

    /// Inlines calls in the body of `caller`; says whether it did.
    pub fn run_on_function(&mut self, module: &mut Module, caller: Global) -> bool {
        self.inline_into(module, caller, true)
    }

    /// The functions that are still called and have calls that were postponed: their own calls were not inlined.
    pub fn unfinished(&self, module: &Module) -> Vec<Global> {
        let is_called = |&caller: &Global| {
            !module.cx.globals[caller].linkage.is_local()
                || self.graph.calls(caller) > 0
                || self.graph.address_taken(caller)
        };
        self.postponed.callers().iter().copied().filter(is_called).collect()
    }

    /// Inlines the calls in the body of `caller` that were postponed; says whether there were any.
    pub fn finish_function(&mut self, module: &mut Module, caller: Global) -> bool {
        self.inline_into(module, caller, false)
    }

    fn inline_into(&mut self, module: &mut Module, caller: Global, may_postpone: bool) -> bool {
        let Some(id) = module.cx.function(caller).and_then(|f| f.body.expand()) else {
            return false;
        };
        if module.bodies[id].block_order().is_empty() {
            return false;
        }
        let mut body = std::mem::take(&mut module.bodies[id]);
        let mut round = Round { only_postponed: !may_postpone, may_postpone, brought: false };
        let mut changed = false;
        // A copy brings the calls that were postponed in it.
        while self.round(module, caller, &mut body, &mut round) {
            changed = true;
            if !std::mem::take(&mut round.brought) {
                break;
            }
            round.only_postponed = true;
        }
        module.bodies[id] = body;
        changed
    }

    /// Looks once at each call of `body`, the body of `caller`; says whether it inlined one.
    fn round(
        &mut self,
        module: &mut Module,
        caller: Global,
        body: &mut Body,
        round: &mut Round,
    ) -> bool {
        let mut size = instruction_count(body);
        let mut map = ValueMap::new();
        let mut following: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
        let mut changed = false;
        for (block, calls) in call_sites(body) {
            for &call in calls.iter().rev() {
                let Some(callee) = self.chosen(module, body, caller, call, size, round) else {
                    continue;
                };
                if let Some(decisions) = &mut self.decisions {
                    let size = module.body(callee).map_or(0, instruction_count);
                    decisions.inlined(module, body, (caller, callee), call, size);
                }
                let callee_id = module
                    .cx
                    .function(callee)
                    .and_then(|f| f.body.expand())
                    .expect("it has a body");
                let source = &module.bodies[callee_id];
                let mut copy = Copy {
                    from: source,
                    to: body,
                    cx: &mut module.cx,
                    caller,
                    callee,
                    call,
                    map: &mut map,
                    locals: vec![None.into(); source.locals.len()],
                    blocks: SecondaryMap::new(),
                    locations: Map::default(),
                    call_location: None,
                    new_calls: Vec::new(),
                };
                let new_blocks = copy.run(block);
                for g in std::mem::take(&mut copy.new_calls) {
                    self.graph.count_calls(g, 1);
                    round.brought |= self.postponed.is_callee(g);
                }
                log::debug!(
                    target: Inliner::NAME,
                    "{} into {}: {} instructions",
                    module.cx.globals[callee].name,
                    module.cx.globals[caller].name,
                    instruction_count(source)
                );
                size += instruction_count(source);
                self.graph.count_calls(callee, -1);
                let mut list = new_blocks;
                list.append(&mut following[block]);
                following[block] = list;
                self.forget_calls_of_unreached(module, callee);
                changed = true;
            }
        }
        if changed {
            let mut order = Vec::with_capacity(body.blocks.len());
            for &block in body.block_order() {
                order.push(block);
                order.append(&mut following[block]);
            }
            body.set_block_order(order);
            body.rewrite(&map);
        }
        changed
    }

    /// Discounts the calls in `callee` if nothing reaches it any more: they are now those of its copy.
    fn forget_calls_of_unreached(&mut self, module: &Module, callee: Global) {
        let local = module.cx.globals[callee].linkage.is_local();
        if !local || self.graph.calls(callee) > 0 || self.graph.address_taken(callee) {
            return;
        }
        let Some(id) = module.cx.function(callee).and_then(|f| f.body.expand()) else { return };
        let gone = &module.bodies[id];
        for inst in gone.all_insts() {
            if let Some(g) = callee_of(gone, &module.cx, inst) {
                self.graph.count_calls(g, -1);
            }
        }
    }

    /// The function to inline now at `call`.
    fn chosen(
        &mut self,
        module: &Module,
        body: &Body,
        caller: Global,
        call: Inst,
        caller_size: usize,
        round: &Round,
    ) -> Option<Global> {
        let callee = callee_of(body, &module.cx, call)?;
        let known = self.postponed.facts(callee);
        if round.only_postponed && known.is_none() {
            return None;
        }
        if let Some(facts) = known
            && round.may_postpone
            && self.is_postponed(module, caller, callee, facts.size, caller_size)
        {
            self.postponed.note(caller, callee, facts);
            return None;
        }
        let wanted = match self.wanted(module, body, caller, call, caller_size) {
            Ok(wanted) => wanted,
            Err(kept) => {
                if let Some(decisions) = &mut self.decisions {
                    decisions.kept(module, body, (caller, callee), call, kept);
                }
                return None;
            }
        };
        if round.may_postpone {
            let source = &module.bodies[module.cx.function(wanted)?.body.expand()?];
            let size = instruction_count(source);
            if self.is_postponed(module, caller, wanted, size, caller_size) {
                let ignores_mode = ignores_mode(source, &module.cx, &self.postponed);
                self.postponed.note(caller, wanted, Facts { size, ignores_mode });
                return None;
            }
        }
        Some(wanted)
    }

    /// Whether a call is left to the caller of `caller`. Both bodies will have moved there, so that nothing is
    /// copied twice for it.
    fn is_postponed(
        &self,
        module: &Module,
        caller: Global,
        callee: Global,
        size: usize,
        caller_size: usize,
    ) -> bool {
        postponed::is_large_beside(size, caller_size)
            && [callee, caller].iter().all(|&g| self.moves_into_its_caller(module, g))
    }

    /// Whether nothing but one call reaches a function, so that no other copy of its body is left.
    fn moves_into_its_caller(&self, module: &Module, global: Global) -> bool {
        module.cx.globals[global].linkage.is_local()
            && self.graph.calls(global) == 1
            && !self.graph.address_taken(global)
            && !self.graph.is_recursive(global)
            && module.cx.function(global).is_some_and(|f| !f.cc.is_kernel())
    }

    /// The function to inline at `call`.
    ///
    /// # Errors
    /// Why the call stays.
    fn wanted(
        &self,
        module: &Module,
        body: &Body,
        caller: Global,
        call: Inst,
        caller_size: usize,
    ) -> Result<Global, Kept> {
        let Self { graph, options, postponed, .. } = self;
        let cx = &module.cx;
        let callee = callee_of(body, cx, call).ok_or(Kept::NoFunction)?;
        let data = &cx.globals[callee];
        let function = data.function().ok_or(Kept::NoFunction)?;
        if function.intrinsic != Intrinsic::None {
            return Err(Kept::NoFunction);
        }
        let source = &module.bodies[function.body.expand().ok_or(Kept::NoDefinition)?];
        if callee == caller || graph.is_recursive(callee) {
            return Err(Kept::Recursive);
        }
        if source.block_order().is_empty() {
            return Err(Kept::NoDefinition);
        }
        if data.linkage.is_interposable() {
            return Err(Kept::Interposable);
        }
        let InstKind::Call { info, args, .. } = body.insts[call].kind else {
            return Err(Kept::NoFunction);
        };
        let site = &body.calls[info];
        let has = |key| cx.attrs.has(function.attrs, key);
        let site_has = |key| cx.attrs.has(site.fn_attrs, key);
        let always = has(sym::ALWAYSINLINE) || site_has(sym::ALWAYSINLINE);
        if options.only_marked && !always {
            return Err(Kept::NoFunction);
        }
        let kept_by_name = data.name.starts_with("__clang_ocl_kern_imp_");
        let unoptimised = has(sym::OPTNONE);
        let never = (has(sym::NOINLINE) && !unoptimised && !kept_by_name)
            || (site_has(sym::NOINLINE) && !always);
        if never {
            return Err(Kept::NoInline);
        }
        if function.cc.is_kernel() {
            return Err(Kept::Form);
        }
        // Calls that do not fit the function are undefined behaviour, best left to be seen.
        let (_, params, varargs) = cx.types.signature(data.ty).ok_or(Kept::Form)?;
        if site.function_type != data.ty
            || varargs
            || params.len() != args.len(&body.lists)
            || site.tail == TailKind::MustTail
            || !site.bundles.is_empty()
            || has(sym::NAKED)
            || has(sym::RETURNS_TWICE)
            || site_has(sym::RETURNS_TWICE)
        {
            return Err(Kept::Form);
        }
        let own = cx.function(caller).map_or(AttrSet::EMPTY, |f| f.attrs);
        if !runs_in(cx, function.attrs, own) && !ignores_mode(source, cx, postponed) {
            return Err(Kept::FloatMode);
        }
        let copied = || can_copy(source, cx).then_some(callee).ok_or(Kept::Form);
        if always {
            return copied();
        }
        let size = instruction_count(source);
        // On a path to a trap speed does not matter.
        let cold = [sym::COLD, sym::NORETURN].iter().any(|&k| has(k) || site_has(k));
        let dead_end = body
            .inst_block(call)
            .and_then(|b| body.terminator(b))
            .is_some_and(|t| matches!(body.insts[t].kind, InstKind::Unreachable));
        if (cold || dead_end) && size > COLD_SIZE {
            return Err(Kept::Cold);
        }
        let single =
            data.linkage.is_local() && graph.calls(callee) == 1 && !graph.address_taken(callee);
        let copies = graph.calls(callee).max(1) as usize;
        let fits = single
            || (size <= options.small && caller_size <= 4 * options.largest_caller)
            || (size.saturating_mul(copies) <= options.total
                && caller_size + size <= options.largest_caller);
        if fits { copied() } else { Err(Kept::TooLarge { size, copies }) }
    }
}

/// Settings of a look at all calls of a body.
struct Round {
    /// Whether only calls that were postponed are looked at.
    only_postponed: bool,
    /// Whether calls may be postponed.
    may_postpone: bool,
    /// Whether a copy brought calls that were postponed in it.
    brought: bool,
}

/// The calls of each block that has some.
fn call_sites(body: &Body) -> Vec<(Block, Vec<Inst>)> {
    let mut sites = Vec::new();
    for &block in body.block_order() {
        let calls: Vec<Inst> = body
            .block_insts(block)
            .filter(|&i| matches!(body.insts[i].kind, InstKind::Call { .. }))
            .collect();
        if !calls.is_empty() {
            sites.push((block, calls));
        }
    }
    sites
}

/// Callees that are smaller than the call.
const COLD_SIZE: usize = 6;

/// Instructions that are not for the compiler alone.
fn instruction_count(body: &Body) -> usize {
    body.block_order()
        .iter()
        .map(|&b| {
            body.block_insts(b)
                .filter(|&i| !matches!(body.insts[i].kind, InstKind::DebugRecord { .. }))
                .count()
        })
        .sum()
}

/// Whether code of a function computes the same in another: it treats denormals alike, and is not written for a mode
/// that changes while the other takes it not to.
fn runs_in(cx: &Context, callee: AttrSet, caller: AttrSet) -> bool {
    let strict = |set| cx.attrs.has(set, sym::STRICTFP);
    let [own, other] = [callee, caller].map(|set| cx.attrs.denormals(set));
    let way = |own: Denormal, other: Denormal| own == other || own == Denormal::Dynamic;
    let fits = |own: DenormalMode, other: DenormalMode| {
        way(own.output, other.output) && way(own.input, other.input)
    };
    (!strict(callee) || strict(caller))
        && fits(own.float, other.float)
        && fits(own.default, other.default)
}

/// Whether nothing in the body computes with floats or may depend on how they are computed with.
fn ignores_mode(source: &Body, cx: &Context, postponed: &Postponed) -> bool {
    let floats = |ty: Type| cx.types.scalar(ty).is_float();
    let computes = |inst: Inst| match &source.insts[inst].kind {
        InstKind::Binary { op, .. } => op.is_float(),
        InstKind::FNeg { .. } | InstKind::FCmp { .. } | InstKind::AtomicRmw { .. } => true,
        InstKind::Cast { op, value, .. } => {
            let result = source.result(inst).map_or(Type::VOID, |r| source.locals[r].ty);
            *op != CastOp::BitCast && (floats(result) || floats(source.value_type(*value, cx)))
        }
        InstKind::Call { callee, args, .. } => {
            let later = cx.direct_callee(*callee).and_then(|g| postponed.facts(g));
            if let Some(facts) = later {
                return !facts.ignores_mode;
            }
            let intrinsic = cx.intrinsic_of(*callee);
            let result = source.result(inst).map_or(Type::VOID, |r| source.locals[r].ty);
            matches!(intrinsic, Intrinsic::None | Intrinsic::Unknown)
                || intrinsic.is_fp_environment()
                || floats(result)
                || source.list(*args).iter().any(|&a| floats(source.value_type(a, cx)))
        }
        _ => false,
    };
    !source.block_order().iter().any(|&b| source.block_insts(b).any(computes))
}

/// Whether the body has nothing that cannot be copied.
fn can_copy(source: &Body, cx: &Context) -> bool {
    let entry = source.entry();
    source.block_order().iter().all(|&block| {
        source.block_insts(block).all(|inst| match &source.insts[inst].kind {
            InstKind::IndirectBr { .. } => false,
            InstKind::Alloca { .. } => block == entry && constant_count(source, cx, inst),
            InstKind::Call { callee, info, .. } => {
                let call = &source.calls[*info];
                call.tail != TailKind::MustTail
                    && !call.bundles.iter().any(|b| b.tag == sym::CONVERGENCECTRL)
                    && !matches!(
                        cx.intrinsic_of(*callee),
                        Intrinsic::VaStart | Intrinsic::ConvergenceEntry | Intrinsic::FrameAddress
                    )
            }
            _ => true,
        })
    })
}

fn constant_count(body: &Body, cx: &Context, inst: Inst) -> bool {
    match body.insts[inst].kind {
        InstKind::Alloca { count, inalloca: false, .. } => {
            count.constant().is_some_and(|c| cx.consts.as_uint(c).is_some())
        }
        _ => false,
    }
}

/// One call being replaced.
struct Copy<'a> {
    from: &'a Body,
    to: &'a mut Body,
    cx: &'a mut Context,
    caller: Global,
    callee: Global,
    call: Inst,
    /// Replacements in the caller.
    map: &'a mut ValueMap,
    /// Values of the callee's locals in the caller.
    locals: Vec<PackedOption<Value>>,
    blocks: SecondaryMap<Block, PackedOption<Block>>,
    locations: Map<Md, Md>,
    call_location: Option<Md>,
    new_calls: Vec<Global>,
}

impl Copy<'_> {
    /// Replaces the call, which is in `block`; gives the new blocks in order.
    fn run(&mut self, block: Block) -> Vec<Block> {
        self.merge_attributes();
        self.arguments();
        let from = self.from;
        let single = from.block_order().len() == 1;
        let result = self.to.result(self.call);
        if single {
            for inst in from.block_insts(from.entry()) {
                match &from.insts[inst].kind {
                    InstKind::Ret { value } => {
                        if let (Some(result), Some(v)) = (result, value.expand()) {
                            self.map[result] = Some(self.value(v)).into();
                        }
                    }
                    InstKind::Unreachable => {
                        // The code after the call is not reached, but its value may be named there.
                        self.poison_result();
                    }
                    _ => {
                        let new = self.copy_inst(inst);
                        if !self.hoisted(inst) {
                            self.to.insert_inst_before(new, self.call);
                        }
                    }
                }
            }
            let dead_end = from
                .terminator(from.entry())
                .is_some_and(|t| matches!(from.insts[t].kind, InstKind::Unreachable));
            if dead_end {
                return self.cut_after_call(block);
            }
            self.to.remove_inst(self.call);
            return Vec::new();
        }
        let after = self.to.make_block();
        let next = self.to.next_inst(self.call).expect("a call does not end a block");
        self.to.split_block_at(next, after);
        let returns: Vec<Inst> = from
            .block_order()
            .iter()
            .filter_map(|&b| from.terminator(b))
            .filter(|&t| matches!(from.insts[t].kind, InstKind::Ret { .. }))
            .collect();
        // A single return brings its value along; several need a parameter.
        let mut param = None;
        if let Some(result) = result {
            if returns.len() > 1 {
                let ty = self.to.locals[result].ty;
                let local = self.to.append_param(after, ty);
                if let Some(name) = self.to.local_name(result).map(str::to_owned) {
                    self.to.set_local_name(local, &name);
                }
                self.map[result] = Some(local.into()).into();
                param = Some(local);
            } else if returns.is_empty() {
                self.poison_result();
            }
        }
        let mut new_blocks = Vec::with_capacity(from.block_order().len() + 1);
        for (n, &b) in from.block_order().iter().enumerate() {
            let new = if n == 0 { block } else { self.to.make_block() };
            self.blocks[b] = Some(new).into();
            if n > 0 {
                new_blocks.push(new);
                let params: SmallVec<[Local; 8]> = SmallVec::from_slice(from.block_params(b));
                for p in params {
                    let local = self.to.append_param(new, from.locals[p].ty);
                    self.keep_name(p, local);
                    self.locals[p.index()] = Some(local.into()).into();
                    if let Some(&info) = from.param_info.get(&p) {
                        self.to.param_info.insert(local, info);
                    }
                }
                if let Some(name) = from.block_name(b).map(str::to_owned) {
                    self.to.set_block_name(new, &name);
                }
            }
        }
        // Results first: a use may come before its definition in the order of the text.
        let mut copies: Vec<(Inst, Inst)> = Vec::new();
        for inst in from.all_insts() {
            if matches!(from.insts[inst].kind, InstKind::Ret { .. }) {
                continue;
            }
            copies.push((inst, self.declare(inst)));
        }
        let mut at = 0;
        for &b in from.block_order() {
            let new_block = self.blocks[b].expect("made above");
            for inst in from.block_insts(b) {
                if let InstKind::Ret { value } = from.insts[inst].kind {
                    let value = value.expand().map(|v| self.value(v));
                    let mut args: SmallVec<[Value; 4]> = SmallVec::new();
                    match (param, result, value) {
                        (Some(_), _, Some(v)) => args.push(v),
                        (None, Some(r), Some(v)) => self.map[r] = Some(v).into(),
                        _ => {}
                    }
                    let target = self.to.block_call(after, &args);
                    let jump = self.to.make_inst(InstKind::Br { target }, Type::VOID);
                    self.to.insts[jump].debug_loc = self.location(from.insts[inst].debug_loc);
                    self.to.append_inst(jump, new_block);
                    continue;
                }
                let (_, new) = copies[at];
                at += 1;
                self.define(inst, new);
                if !self.hoisted(inst) {
                    self.to.append_inst(new, new_block);
                }
            }
        }
        self.to.remove_inst(self.call);
        new_blocks.push(after);
        new_blocks
    }

    /// The callee never comes back: ends the block at the call.
    fn cut_after_call(&mut self, block: Block) -> Vec<Block> {
        let rest = self.to.make_block();
        let next = self.to.next_inst(self.call).expect("a call does not end a block");
        self.to.split_block_at(next, rest);
        self.to.remove_inst(self.call);
        let end = self.to.make_inst(InstKind::Unreachable, Type::VOID);
        self.to.append_inst(end, block);
        // Not reached, but still there until unreachable blocks are removed.
        vec![rest]
    }

    fn poison_result(&mut self) {
        if let Some(result) = self.to.result(self.call) {
            let poison = self.cx.consts.poison(self.to.locals[result].ty);
            self.map[result] = Some(poison.into()).into();
        }
    }

    /// Merges the fast-math attributes: the caller's promises must hold for the callee's code as
    /// well.
    fn merge_attributes(&mut self) {
        let callee = self.cx.function(self.callee).expect("a function").attrs;
        let caller = self.cx.function(self.caller).expect("a function").attrs;
        let mut merged = caller;
        for key in [
            sym::UNSAFE_FP_MATH,
            sym::NO_NANS_FP_MATH,
            sym::NO_INFS_FP_MATH,
            sym::NO_SIGNED_ZEROS_FP_MATH,
            sym::APPROX_FUNC_FP_MATH,
        ] {
            let on = |set| self.cx.attrs.string(set, key) == Some("true");
            if on(merged) && !on(callee) {
                merged = self.cx.attrs.without(merged, key);
            }
        }
        if merged != caller
            && let Some(f) = self.cx.globals[self.caller].function_mut()
        {
            f.attrs = merged;
        }
    }

    /// Binds the callee's parameters.
    fn arguments(&mut self) {
        let InstKind::Call { args, info, .. } = self.to.insts[self.call].kind else { return };
        let args: SmallVec<[Value; 8]> = SmallVec::from_slice(self.to.list(args));
        let params: SmallVec<[Local; 8]> =
            SmallVec::from_slice(self.from.block_params(self.from.entry()));
        for (n, (&param, &arg)) in params.iter().zip(&args).enumerate() {
            let at_call = self.to.calls[info].arg_attrs(n);
            let declared = self.cx.function(self.callee).expect("a function").param_attrs(n);
            let by_value = self
                .cx
                .attrs
                .ty(at_call, sym::BYVAL)
                .or_else(|| self.cx.attrs.ty(declared, sym::BYVAL));
            let bound = match by_value {
                Some(ty) if !self.may_share(n, arg, &args) => {
                    let said = [declared, at_call]
                        .iter()
                        .find_map(|&set| self.cx.attrs.int(set, sym::ALIGN))
                        .and_then(Align::new);
                    // Without a word on it the original may lie anywhere.
                    let copy = said.unwrap_or_else(|| self.cx.abi_align(ty));
                    self.copy_argument(arg, ty, copy, said.unwrap_or_default())
                }
                _ => arg,
            };
            self.locals[param.index()] = Some(bound).into();
        }
    }

    /// Whether the callee may work on the caller's object itself instead of a copy: it only reads it,
    /// and no one else can write to it during the call.
    fn may_share(&self, n: usize, arg: Value, args: &[Value]) -> bool {
        let attrs = self.cx.function(self.callee).expect("a function").param_attrs(n);
        if !self.cx.attrs.has(attrs, sym::READONLY) || !self.cx.attrs.no_capture(attrs) {
            return false;
        }
        let place = location::of_access(self.to, self.cx, self.map, arg, None);
        if location::is_constant_memory(self.cx, &place) {
            return true;
        }
        let caller = self.cx.function(self.caller).expect("a function");
        match place.root {
            // A by-value parameter that the caller itself only reads.
            Root::Param(p) => {
                let attrs = caller.param_attrs(p as usize);
                self.cx.attrs.has(attrs, sym::BYVAL) && self.cx.attrs.has(attrs, sym::READONLY)
            }
            // A variable that the callee cannot reach otherwise, filled before the call.
            Root::Alloca(_) => {
                let callee = self.cx.function(self.callee).expect("a function");
                let writes = self.cx.attrs.memory_effects(callee.attrs);
                !writes.may_write()
                    || (!writes.other.write
                        && args.iter().enumerate().all(|(m, &a)| {
                            let root =
                                || location::of_access(self.to, self.cx, self.map, a, None).root;
                            // A pointer of unknown origin may be the variable's own.
                            let elsewhere = |r| r != place.root && !matches!(r, Root::Unknown(_));
                            m == n || !self.to.value_type(a, self.cx).is_ptr() || elsewhere(root())
                        }))
            }
            _ => false,
        }
    }

    fn copy_argument(&mut self, arg: Value, ty: Type, align: Align, from: Align) -> Value {
        let space = self.to.value_type(arg, self.cx);
        let first = self.first_of_entry();
        let one = self.cx.consts.i32(1).into();
        let kind = InstKind::Alloca { ty, count: one, align, inalloca: false };
        let alloca_ty = Type::ptr(self.cx.data_layout().alloca_space);
        let alloca =
            Builder::new(self.to, self.cx, InsertPoint::Before(first)).value(kind, alloca_ty);
        let size = self.cx.alloc_size(ty);
        let mut b = Builder::new(self.to, self.cx, InsertPoint::Before(self.call));
        let to = b.cast(ir::ssa::CastOp::AddrSpaceCast, alloca, space);
        if size > 0 {
            let name = format!(
                "llvm.memcpy.p{0}.p{0}.i64",
                space.address_space().expect("an argument by value is a pointer")
            );
            let size = b.cx.consts.i64(size as i64).into();
            let quiet = b.cx.consts.bool(false).into();
            let copy = b.call_intrinsic(&name, Type::VOID, &[to, arg, size, quiet]);
            let sets = [align, from].map(|a| {
                let attr = Attribute { key: sym::ALIGN, value: AttrValue::Int(a.bytes()) };
                b.cx.attrs.intern(&[attr])
            });
            if let InstKind::Call { info, .. } = b.body.insts[copy].kind {
                b.body.calls[info].arg_attrs = Box::new(sets);
            }
        }
        to
    }

    fn first_of_entry(&self) -> Inst {
        self.to.first_inst(self.to.entry()).expect("the entry has a terminator")
    }

    /// The value in the caller of a value of the callee.
    fn value(&self, v: Value) -> Value {
        match v.local() {
            Some(local) => self.locals[local.index()].expect("defined before its use"),
            None => v,
        }
    }

    /// The same, where the value may have been removed or come later.
    fn value_in_metadata(&mut self, v: Value) -> Value {
        match v.local() {
            Some(local) => self.locals[local.index()]
                .expand()
                .unwrap_or_else(|| self.cx.consts.poison(self.from.locals[local].ty).into()),
            None => v,
        }
    }

    fn keep_name(&mut self, from: Local, to: Local) {
        if let Some(name) = self.from.local_name(from).map(str::to_owned) {
            self.to.set_local_name(to, &name);
        }
    }

    /// Whether `inst` of the callee goes to the caller's entry.
    fn hoisted(&self, inst: Inst) -> bool {
        constant_count(self.from, self.cx, inst)
            && self.from.inst_block(inst) == Some(self.from.entry())
    }

    fn copy_inst(&mut self, inst: Inst) -> Inst {
        let new = self.declare(inst);
        self.define(inst, new);
        new
    }

    /// Makes the copy with its result, operands still to come.
    fn declare(&mut self, inst: Inst) -> Inst {
        let data = &self.from.insts[inst];
        let ty = data.result.expand().map_or(Type::VOID, |r| self.from.locals[r].ty);
        let new = self.to.make_inst(InstKind::Unreachable, ty);
        if let (Some(old), Some(local)) = (data.result.expand(), self.to.result(new)) {
            self.locals[old.index()] = Some(local.into()).into();
            self.keep_name(old, local);
        }
        new
    }

    /// Sets the operands of the copy `new` of `inst`.
    fn define(&mut self, inst: Inst, new: Inst) {
        let from = self.from;
        let kind = self.import(&from.insts[inst].kind);
        self.to.insts[new].kind = kind;
        self.to.insts[new].metadata = without_scopes(self.cx, from.insts[inst].metadata);
        // A debug record's location is its last operand.
        if !matches!(from.insts[inst].kind, InstKind::DebugRecord { .. }) {
            self.to.insts[new].debug_loc = self.location(from.insts[inst].debug_loc);
        }
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        self.to.insts[new].kind.for_each_value(self.to, |v| operands.push(v));
        let mut imported = operands
            .into_iter()
            .map(|v| self.import_value(v))
            .collect::<SmallVec<[Value; 8]>>()
            .into_iter();
        self.to.for_each_value_mut(new, |v| *v = imported.next().expect("the same operands"));
        if matches!(self.to.insts[new].kind, InstKind::DebugRecord { .. }) {
            self.locate_record(new);
        }
        if let Some(g) = callee_of(self.to, self.cx, new)
            && self.cx.function(g).is_some_and(|f| f.intrinsic == Intrinsic::None)
        {
            self.new_calls.push(g);
        }
        if self.hoisted(inst) {
            let first = self.first_of_entry();
            self.to.insert_inst_before(new, first);
        }
    }

    fn import_value(&mut self, v: Value) -> Value {
        if let ir::ssa::ValueKind::Metadata(md) = v.kind() {
            let operand = match self.from.md_operands[md] {
                MdOperand::Value(v) => MdOperand::Value(self.value_in_metadata(v)),
                MdOperand::Args(list) => {
                    let args: SmallVec<[Value; 4]> =
                        self.from.list(list).iter().map(|&v| self.value_in_metadata(v)).collect();
                    MdOperand::Args(self.to.make_list(&args))
                }
                node @ MdOperand::Node(_) => node,
            };
            return self.to.md_operands.push(operand).into();
        }
        self.value(v)
    }

    /// The same operation with lists of the caller's, operands not yet translated.
    fn import(&mut self, kind: &InstKind) -> InstKind {
        let from = self.from;
        let mut new = kind.clone();
        match &mut new {
            InstKind::Gep { args, .. } | InstKind::DebugRecord { args, .. } => {
                *args = self.to.make_list(from.list(*args));
            }
            InstKind::ShuffleVector { mask, .. } => {
                *mask = self.to.shuffle_masks.push(from.shuffle_masks[*mask].clone());
            }
            InstKind::ExtractValue { path, .. } | InstKind::InsertValue { path, .. } => {
                *path = self.to.index_paths.push(from.index_paths[*path].clone());
            }
            InstKind::Call { args, info, .. } => {
                *args = self.to.make_list(from.list(*args));
                let old = &from.calls[*info];
                let mut call: CallInfo = old.clone();
                // The frame that the callee could give up is the caller's now.
                call.tail = TailKind::None;
                call.bundles = old
                    .bundles
                    .iter()
                    .map(|b| Bundle { tag: b.tag, args: self.to.make_list(from.list(b.args)) })
                    .collect();
                *info = self.to.calls.push(call);
            }
            InstKind::Br { target } => self.import_target(target),
            InstKind::CondBr { then, otherwise, .. } => {
                self.import_target(then);
                self.import_target(otherwise);
            }
            InstKind::Switch { default, cases, .. } => {
                self.import_target(default);
                let mut list = from.switch_cases[*cases].clone();
                list.iter_mut().for_each(|case| self.import_target(&mut case.1));
                *cases = self.to.switch_cases.push(list);
            }
            _ => {}
        }
        new
    }

    fn import_target(&mut self, target: &mut BlockCall) {
        target.args = self.to.make_list(self.from.list(target.args));
        target.block = self.blocks[target.block].expect("all blocks are made");
    }

    /// Sets the location of a debug record, its last operand, to that location seen from the caller.
    fn locate_record(&mut self, record: Inst) {
        let InstKind::DebugRecord { args, .. } = self.to.insts[record].kind else { return };
        let last = self.to.list(args).last().map(|v| v.kind());
        let Some(ir::ssa::ValueKind::Metadata(id)) = last else { return };
        let MdOperand::Node(old) = self.to.md_operands[id] else { return };
        // The operand is the copy's own.
        match self.location(Some(old).into()).expand() {
            Some(new) => self.to.md_operands[id] = MdOperand::Node(new),
            // From a call without a place nothing can be said of the callee's variables.
            None => debug_records::make_unknown(self.to, self.cx, record),
        }
    }

    /// A location of the callee, seen from the caller.
    fn location(&mut self, loc: PackedOption<Md>) -> PackedOption<Md> {
        let at = self.to.insts[self.call].debug_loc;
        let (Some(loc), Some(at)) = (loc.expand(), at.expand()) else { return at };
        if let Some(&known) = self.locations.get(&loc) {
            return Some(known).into();
        }
        let call_location = match self.call_location {
            Some(md) => md,
            None => {
                // One distinct node per call that was inlined.
                let md = match &self.cx.metadata.nodes[at] {
                    MdData::Node { name, fields, .. } => {
                        let node =
                            MdData::Node { distinct: true, name: *name, fields: fields.clone() };
                        let md = self.cx.metadata.add(node);
                        self.cx.metadata.copy_origin(md, at);
                        md
                    }
                    _ => at,
                };
                self.call_location = Some(md);
                md
            }
        };
        // The chain of `inlinedAt` ends at the call.
        let key = self.cx.symbols.intern("inlinedAt");
        let mut chain = vec![loc];
        while let Some(&MdFieldValue::Md(Some(up))) =
            self.cx.metadata.field(chain[chain.len() - 1], key)
            && chain.len() < 64
        {
            chain.push(up);
        }
        let mut outer = call_location;
        for md in chain.into_iter().rev() {
            outer = match self.locations.get(&md) {
                Some(&known) => known,
                None => self.located_in(md, outer, key),
            };
            self.locations.insert(md, outer);
        }
        Some(outer).into()
    }

    /// The location `md` with `outer` as its `inlinedAt`.
    fn located_in(&mut self, md: Md, outer: Md, key: ir::ssa::Symbol) -> Md {
        let MdData::Node { distinct, name, fields } = self.cx.metadata.nodes[md].clone() else {
            return md;
        };
        let mut fields: Vec<MdField> = fields.into_iter().filter(|f| f.name != key).collect();
        fields.push(MdField { name: key, value: MdFieldValue::Md(Some(outer)) });
        let new = self.cx.metadata.add(MdData::Node { distinct, name, fields: fields.into() });
        self.cx.metadata.copy_origin(new, md);
        new
    }
}

/// Scopes of aliasing hold for one run of the callee's body: of two copies, or of a copy in a loop that becomes several, an
/// access of one may well meet one of the other.
fn without_scopes(cx: &mut Context, metadata: Attachments) -> Attachments {
    let list = cx.metadata.attachments(metadata);
    let says_scopes = |kind| matches!(kind, sym::ALIAS_SCOPE | sym::NOALIAS);
    if !list.iter().any(|entry| says_scopes(entry.0)) {
        return metadata;
    }
    let kept: Vec<_> = list.iter().copied().filter(|entry| !says_scopes(entry.0)).collect();
    cx.metadata.attach(&kept)
}
