//! `licm`: what is the same on every iteration is computed once, before the loop.
//!
//! Loops are taken inner before outer, so that a value can leave several. An instruction leaves if
//! its operands come from outside and it may be executed where it was not; loads and divisions leave
//! only if the loop executes them whenever it is entered (or the memory is certainly there), and loads
//! only if nothing in the loop may write what they read. Convergent operations stay.
//!
//! A loop that is entered by a conditional branch, or from several places, gets a block in front.

use crate::analysis::alias::{Alias, AliasInfo};
use crate::analysis::cfg::Cfg;
use crate::analysis::effects::{self, Effects};
use crate::analysis::location::{self, Location, Root};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use ir::graph::{Loop, LoopForest};
use ir::map::Set;
use ir::ssa::{
    AttrSet, Block, BlockCall, Body, Context, Global, Inst, InstKind, Intrinsic, Local, LocalDef,
    Ordering, Type, Value, ValueMap, sym,
};
use smallvec::SmallVec;

/// Places that a loop's accesses are compared with; more count as any.
const MOST_PLACES: usize = 64;

/// Hoists in all loops of the body of `global`; says whether anything changed.
pub fn run(global: Global, body: &mut Body, cx: &mut Context) -> bool {
    let params = cx.function(global).map_or_else(Vec::new, |f| f.param_attrs.clone());
    let cfg = Cfg::of(body);
    let forest = cfg.loops();
    if forest.is_empty() {
        return false;
    }
    let mut loops = Loops::new(&cfg, &forest);
    let mut changed = false;
    let mut info: Option<AliasInfo> = None;
    let mut writes: Option<SecondaryMap<Loop, Writes>> = None;
    // Inner loops come after the loops around them.
    for l in forest.loops().rev() {
        let hoisted = candidates(body, cx, global, &loops, l, &params, &mut info, &mut writes);
        if hoisted.is_empty() {
            continue;
        }
        let preheader = loops.find_preheader(body, l);
        let place = body.last_inst(preheader).expect("a block in front of a loop ends in a branch");
        log::debug!(
            target: "licm",
            "moves {} instructions in front of a loop: no operand changes in it",
            hoisted.len()
        );
        for (inst, executed) in hoisted {
            body.remove_inst(inst);
            body.insert_inst_before(inst, place);
            effects::forget_promises(body, cx, inst, executed);
        }
        changed = true;
    }
    loops.place_preheaders(body);
    changed
}

/// The loops, and the blocks made in front of them.
struct Loops<'a> {
    cfg: &'a Cfg,
    forest: &'a LoopForest<Block>,
    /// Of each loop, the blocks that are in no loop inside it, in reverse postorder. Instructions
    /// that such a loop kept cannot leave the loops around it either: only those that it gave up have
    /// to be looked at.
    own: SecondaryMap<Loop, Vec<Block>>,
    preheaders: SecondaryMap<Loop, PackedOption<Block>>,
    /// The loop in front of which a block was made.
    made_for: SecondaryMap<Block, PackedOption<Loop>>,
}

impl<'a> Loops<'a> {
    fn new(cfg: &'a Cfg, forest: &'a LoopForest<Block>) -> Self {
        let mut own: SecondaryMap<Loop, Vec<Block>> = SecondaryMap::new();
        for &block in cfg.rpo() {
            if let Some(l) = forest.innermost(block) {
                own[l].push(block);
            }
        }
        Loops { cfg, forest, own, preheaders: SecondaryMap::new(), made_for: SecondaryMap::new() }
    }

    /// Position of a block among the others: for one that was made, the position of its loop's
    /// header.
    fn number(&self, block: Block) -> Option<usize> {
        match self.made_for[block].expand() {
            Some(l) => self.cfg.number(self.forest.header(l)),
            None => self.cfg.number(block),
        }
    }

    fn contains(&self, l: Loop, block: Block) -> bool {
        match self.made_for[block].expand() {
            Some(inner) => {
                self.forest.parent(inner).is_some_and(|around| self.forest.encloses(l, around))
            }
            None => self.forest.contains(l, block),
        }
    }

    /// Puts what was made in front of the headers, in the text.
    fn place_preheaders(&self, body: &mut Body) {
        let mut front: SecondaryMap<Block, PackedOption<Block>> = SecondaryMap::new();
        let mut any = false;
        for l in self.forest.loops() {
            if let Some(made) = self.preheaders[l].expand()
                && self.made_for[made].is_some()
            {
                front[self.forest.header(l)] = Some(made).into();
                any = true;
            }
        }
        if !any {
            return;
        }
        let mut order: Vec<Block> = Vec::with_capacity(body.blocks.len());
        for &block in body.block_order() {
            order.extend(front[block].expand());
            order.push(block);
        }
        body.set_block_order(order);
    }
}

/// Memory that may be overwritten in the loop.
#[derive(Clone, Default)]
struct Writes {
    anything: bool,
    places: Vec<Location>,
}

/// The instructions that leave the loop, each after those it uses, and whether the loop executes it whenever it is
/// entered.
fn candidates(
    body: &Body,
    cx: &Context,
    global: Global,
    loops: &Loops<'_>,
    l: Loop,
    params: &[AttrSet],
    info: &mut Option<AliasInfo>,
    writes: &mut Option<SecondaryMap<Loop, Writes>>,
) -> Vec<(Inst, bool)> {
    let mut leaving: Set<Inst> = Set::default();
    let mut list: Vec<(Inst, bool)> = Vec::new();
    let header = loops.forest.header(l);
    // In the header everything before the first thing that might not come back is executed on entry.
    let mut certain = true;
    for &block in &loops.own[l] {
        certain &= block == header;
        for inst in body.block_insts(block) {
            let kind = &body.insts[inst].kind;
            if kind.is_terminator()
                || matches!(kind, InstKind::Alloca { .. } | InstKind::DebugRecord { .. })
            {
                continue;
            }
            let effects = effects::of(body, cx, inst);
            let executed = certain;
            certain &= !effects.contains(Effects::MAY_NOT_RETURN);
            if effects.intersects(
                Effects::WRITE
                    .union(Effects::KEEP)
                    .union(Effects::CONVERGENT)
                    .union(Effects::MAY_NOT_RETURN),
            ) || body.result(inst).is_none()
            {
                continue;
            }
            let mut invariant = true;
            kind.for_each_value(body, |v| {
                invariant &= match v.local().map(|x| body.locals[x].def) {
                    None => true,
                    Some(LocalDef::Inst(d)) => {
                        leaving.contains(&d)
                            || body.inst_block(d).is_some_and(|b| !loops.contains(l, b))
                    }
                    Some(LocalDef::Param(b, _)) => !loops.contains(l, b),
                };
            });
            if !invariant || matches!(kind, InstKind::Freeze { .. }) {
                continue;
            }
            if effects.contains(Effects::READ) {
                let InstKind::Load { ptr, .. } = kind else { continue };
                let ty = body.locals[body.result(inst).expect("a load has a result")].ty;
                let place =
                    location::of_access(body, cx, &ValueMap::new(), *ptr, Some(cx.store_size(ty)));
                let invariant_load =
                    cx.md_attachment(body.insts[inst].metadata, sym::INVARIANT_LOAD).is_some();
                let info = info.get_or_insert_with(|| AliasInfo::of(body, cx, global));
                let constant = invariant_load || info.never_changes(cx, &place);
                if !executed && !is_there(body, cx, &place, params) {
                    continue;
                }
                if !constant {
                    let writes = &writes.get_or_insert_with(|| all_writes(body, cx, loops))[l];
                    let kept = (!writes.anything || info.is_private(place.root))
                        && writes.places.iter().all(|w| info.alias(cx, w, &place) == Alias::No);
                    if !kept {
                        continue;
                    }
                }
            } else if effects.contains(Effects::MAY_TRAP) && !executed {
                continue;
            }
            leaving.insert(inst);
            list.push((inst, executed));
        }
    }
    list
}

/// Whether the memory exists and may be read at any time.
fn is_there(body: &Body, cx: &Context, place: &Location, params: &[AttrSet]) -> bool {
    let (Some(size), Ok(offset)) = (place.size, u64::try_from(place.offset)) else { return false };
    let Some(end) = offset.checked_add(size) else { return false };
    match place.root {
        Root::Alloca(inst) => {
            let InstKind::Alloca { ty, count, .. } = body.insts[inst].kind else { return false };
            let one = count.constant().and_then(|c| cx.consts.as_uint(c)) == Some(1);
            let whole = body.result(inst).map(Value::from) == Some(place.anchor);
            one && whole && end <= cx.alloc_size(ty)
        }
        Root::Global(global) => {
            let data = &cx.globals[global];
            let whole =
                place.anchor.constant().and_then(|c| cx.consts.as_global(c)) == Some(global);
            whole
                && data.variable().is_some()
                && data.linkage != ir::ssa::Linkage::ExternWeak
                && end <= cx.alloc_size(data.ty)
        }
        Root::Param(n) => {
            let attrs = params.get(n as usize).copied().unwrap_or_default();
            let whole =
                place.anchor.local() == body.block_params(body.entry()).get(n as usize).copied();
            let known = cx
                .attrs
                .int(attrs, sym::DEREFERENCEABLE)
                .or_else(|| cx.attrs.ty(attrs, sym::BYVAL).map(|t| cx.alloc_size(t)));
            whole && known.is_some_and(|bytes| end <= bytes)
        }
        Root::Unknown(_) => false,
    }
}

/// Memory that each loop writes, with the loops inside it.
fn all_writes(body: &Body, cx: &Context, loops: &Loops<'_>) -> SecondaryMap<Loop, Writes> {
    let mut all: SecondaryMap<Loop, Writes> = SecondaryMap::new();
    for l in loops.forest.loops().rev() {
        let mut writes = std::mem::take(&mut all[l]);
        written(body, cx, &loops.own[l], &mut writes);
        if let Some(around) = loops.forest.parent(l) {
            let outer = &mut all[around];
            outer.anything |= writes.anything;
            outer.places.extend_from_slice(&writes.places);
            outer.limit();
        }
        all[l] = writes;
    }
    all
}

impl Writes {
    /// Makes of more places than it makes sense to compare with one that may be any. True if so.
    fn limit(&mut self) -> bool {
        if self.places.len() <= MOST_PLACES {
            return false;
        }
        self.places.clear();
        self.places.push(Location {
            root: Root::Unknown(Value::from(Local::from_u32(0))),
            anchor: Value::from(Local::from_u32(0)),
            offset: i64::MIN / 2,
            size: None,
            space: 0,
        });
        self.anything = true;
        true
    }
}

/// Adds what blocks write.
fn written(body: &Body, cx: &Context, blocks: &[Block], writes: &mut Writes) {
    let none = ValueMap::new();
    for &block in blocks {
        for inst in body.block_insts(block) {
            match &body.insts[inst].kind {
                InstKind::Store {
                    ptr,
                    value,
                    volatile: false,
                    ordering: Ordering::NotAtomic,
                    ..
                } => {
                    let size = cx.store_size(body.value_type(*value, cx));
                    writes.places.push(location::of_access(body, cx, &none, *ptr, Some(size)));
                }
                InstKind::Call { args, .. } => {
                    let effects = effects::of_call(body, cx, inst);
                    let which = effects::intrinsic_of(body, cx, inst);
                    let ends = matches!(which, Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd);
                    if !effects.contains(Effects::WRITE) && !ends {
                        continue;
                    }
                    let simple = ends
                        || matches!(
                            which,
                            Intrinsic::Memcpy
                                | Intrinsic::Memmove
                                | Intrinsic::Memset
                                | Intrinsic::MemcpyInline
                                | Intrinsic::MemsetInline
                        );
                    writes.anything |= !simple;
                    for &arg in body.list(*args) {
                        if body.value_type(arg, cx).is_ptr() {
                            let place = location::of_access(body, cx, &none, arg, None);
                            writes.places.push(Location { offset: i64::MIN / 2, ..place });
                        }
                    }
                }
                kind => {
                    if effects::of(body, cx, inst).contains(Effects::WRITE) {
                        writes.anything = true;
                        kind.for_each_value(body, |v| {
                            if body.value_type(v, cx).is_ptr() {
                                let place = location::of_access(body, cx, &none, v, None);
                                writes.places.push(Location { offset: i64::MIN / 2, ..place });
                            }
                        });
                    }
                }
            }
            if writes.limit() {
                return;
            }
        }
    }
}

impl Loops<'_> {
    /// The block that is the only entry into the loop and has no other successor; made if there is
    /// none.
    fn find_preheader(&mut self, body: &mut Body, l: Loop) -> Block {
        if let Some(block) = self.preheaders[l].expand() {
            return block;
        }
        let header = self.forest.header(l);
        let mut entering: SmallVec<[Block; 4]> = SmallVec::new();
        for p in self.cfg.preds(header) {
            // Edges of one block are neighbours.
            if !self.contains(l, p) && entering.last() != Some(&p) {
                entering.push(p);
            }
        }
        // A block made in front of a loop with the same header cannot be: loops have their own headers.
        let current = |body: &Body, p: Block| {
            body.terminator(p).is_some_and(
                |t| matches!(body.insts[t].kind, InstKind::Br { target } if target.block == header),
            )
        };
        if let [single] = entering[..]
            && current(body, single)
        {
            self.preheaders[l] = Some(single).into();
            return single;
        }
        let block = body.make_block();
        let params: SmallVec<[Local; 8]> = SmallVec::from_slice(body.block_params(header));
        let mut args: SmallVec<[Value; 8]> = SmallVec::new();
        for p in params {
            let local = body.append_param(block, body.locals[p].ty);
            args.push(local.into());
        }
        let target = body.block_call(header, &args);
        let jump = body.make_inst(InstKind::Br { target }, Type::VOID);
        body.append_inst(jump, block);
        for p in entering {
            if let Some(term) = body.terminator(p) {
                body.insts[jump].debug_loc = body.insts[term].debug_loc;
                body.for_each_target_mut(term, |t: &mut BlockCall, _| {
                    if t.block == header {
                        t.block = block;
                    }
                });
            }
        }
        self.preheaders[l] = Some(block).into();
        self.made_for[block] = Some(l).into();
        // A member of the loop around.
        if let Some(around) = self.forest.parent(l) {
            let number = self.number(block);
            let place = self.own[around].partition_point(|&b| self.number(b) < number);
            self.own[around].insert(place, block);
        }
        block
    }
}
