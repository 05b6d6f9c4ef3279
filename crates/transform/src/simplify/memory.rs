//! Known contents of memory.
//!
//! While a block is walked, the values that loads found and stores put are kept in a short list. A
//! store, or a call that may write, drops what it may overwrite; a load that finds its place in the
//! list gets the value. At the start of a block the list is that of its immediate dominator, less
//! the memory that blocks on the paths between may overwrite. The last store to a place goes if
//! another one overwrites it before anything could read it.

use super::{Outcome, Rule, Simplifier};
use crate::analysis::alias::{Alias, AliasInfo};
use crate::analysis::effects::{self, Effects};
use crate::analysis::location::{self, Location, Root};
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::ssa::{Block, CastOp, Context, Inst, InstKind, Intrinsic, Ordering, Type, Value, sym};
use smallvec::SmallVec;
use std::rc::Rc;

/// Maximum number of places that are remembered.
const MAX_PLACES: usize = 48;
/// Maximum number of blocks between a block and its dominator.
const MAX_BETWEEN: usize = 48;
/// Maximum number of written places of a block that are told apart.
const MAX_WRITES: usize = 8;

/// A place in memory and what it holds.
#[derive(Clone, Debug)]
struct KnownMemory {
    location: Location,
    ty: Type,
    value: Value,
    /// Never changes while the function runs.
    constant: bool,
    /// The store that put it there, as long as nothing can have read it.
    unread: Option<Inst>,
    /// The load that found it there.
    loaded: Option<Inst>,
}

/// Memory that a block may overwrite.
#[derive(Clone, Debug, Default)]
struct Writes {
    /// All memory whose address others know.
    anything: bool,
    /// All memory that is not constant.
    everything: bool,
    places: SmallVec<[Location; 1]>,
}

impl Writes {
    fn place(location: Location) -> Writes {
        Writes { places: smallvec::smallvec![location], ..Writes::default() }
    }

    fn anything() -> Writes {
        Writes { anything: true, ..Writes::default() }
    }

    fn is_empty(&self) -> bool {
        !self.anything && !self.everything && self.places.is_empty()
    }

    /// Whether what is at `place` stays.
    fn spare(&self, cx: &Context, info: &AliasInfo, place: &KnownMemory) -> bool {
        place.constant
            || (!self.everything
                && (!self.anything || info.is_private(place.location.root))
                && self.places.iter().all(|w| info.alias(cx, w, &place.location) == Alias::No))
    }
}

/// The state of memory along the walk.
#[derive(Default)]
pub(super) struct Available {
    places: Vec<KnownMemory>,
    /// The list at the end of each block that was walked.
    at_end: SecondaryMap<Block, Option<Rc<Vec<KnownMemory>>>>,
    writes: SecondaryMap<Block, Option<Rc<Writes>>>,
    info: Option<AliasInfo>,
    /// Location that the rules for an instruction found, until its effect is recorded.
    located: Option<(Inst, Location)>,
}

impl Simplifier<'_> {
    fn location(&self, ptr: Value, size: Option<u64>) -> Location {
        location::of_access(self.body, self.cx, &self.map, ptr, size)
    }

    /// Returns the location that `inst` accesses and keeps it for [`Simplifier::located`].
    fn locate(&mut self, inst: Inst, ptr: Value, ty: Type) -> Location {
        let location = self.location(ptr, Some(self.cx.store_size(ty)));
        if let Some(memory) = &mut self.memory {
            memory.located = Some((inst, location));
        }
        location
    }

    /// Returns the location that `inst` accesses; the rules have just left it as it is.
    fn located(&mut self, inst: Inst, ptr: Value, ty: Type) -> Location {
        match self.memory.as_mut().and_then(|m| m.located.take()) {
            Some((known, location)) if known == inst => location,
            _ => self.location(ptr, Some(self.cx.store_size(ty))),
        }
    }

    /// Forgets what an instruction accesses that is not looked at by rules any more.
    pub(super) fn forget_location(&mut self) {
        if let Some(memory) = &mut self.memory {
            memory.located = None;
        }
    }

    fn prepare_memory(&mut self) {
        if let Some(memory) = &mut self.memory
            && memory.info.is_none()
        {
            memory.info = Some(AliasInfo::of(self.body, self.cx, self.global));
        }
    }

    pub(super) fn leave_memory(&mut self, block: Block) {
        if let Some(memory) = &mut self.memory {
            let mut places = std::mem::take(&mut memory.places);
            if !places.is_empty() && self.cfg.dom().children(block).is_empty() {
                places.clear();
            }
            places.iter_mut().for_each(|p| p.unread = None);
            memory.at_end[block] = (!places.is_empty()).then(|| Rc::new(places));
        }
    }

    pub(super) fn enter_memory(&mut self, block: Block) {
        if self.memory.is_none() {
            return;
        }
        self.prepare_memory();
        let inherited = self.cfg.idom(block).and_then(|d| self.memory.as_ref()?.at_end[d].clone());
        let Some(inherited) = inherited else { return };
        let idom = self.cfg.idom(block).expect("it has a list");
        let mut places: Vec<KnownMemory> = (*inherited).clone();
        if self.cfg.single_pred(block) != Some(idom) {
            match self.written_between(idom, block) {
                None => places.retain(|p| p.constant),
                Some(written) => {
                    let memory = self.memory.as_ref().expect("checked above");
                    let info = memory.info.as_ref().expect("prepared");
                    places.retain(|p| written.iter().all(|w| w.spare(self.cx, info, p)));
                }
            }
        }
        self.memory.as_mut().expect("checked above").places = places;
    }

    /// Memory that the blocks on the paths from `from` to `to` write; None if they are too many.
    fn written_between(&mut self, from: Block, to: Block) -> Option<SmallVec<[Rc<Writes>; 8]>> {
        let mut seen: EntitySet<Block> = EntitySet::new();
        let mut work: SmallVec<[Block; 16]> = self.cfg.preds(to).collect();
        let mut result = SmallVec::new();
        let mut count = 0;
        while let Some(block) = work.pop() {
            if block == from || !seen.insert(block) {
                continue;
            }
            count += 1;
            if count > MAX_BETWEEN {
                return None;
            }
            let writes = self.writes_of(block);
            if !writes.is_empty() {
                result.push(writes);
            }
            work.extend(self.cfg.preds(block));
        }
        Some(result)
    }

    fn writes_of(&mut self, block: Block) -> Rc<Writes> {
        if let Some(known) = self.memory.as_ref().and_then(|m| m.writes[block].clone()) {
            return known;
        }
        let mut all = Writes::default();
        let mut next = self.body.first_inst(block);
        while let Some(inst) = next {
            next = self.body.next_inst(inst);
            let may_write = matches!(
                self.body.insts[inst].kind,
                InstKind::Load { .. }
                    | InstKind::Store { .. }
                    | InstKind::Call { .. }
                    | InstKind::AtomicRmw { .. }
                    | InstKind::CmpXchg { .. }
                    | InstKind::Fence { .. }
                    | InstKind::VaArg { .. }
            );
            if !may_write {
                continue;
            }
            let more = self.written_by(inst);
            all.anything |= more.anything;
            all.places.extend(more.places);
            if all.places.len() > MAX_WRITES {
                // Too many to compare with: whatever is there goes.
                all.places.truncate(MAX_WRITES);
                all.everything = true;
                break;
            }
        }
        let writes = Rc::new(all);
        self.memory.as_mut().expect("memory is watched").writes[block] = Some(writes.clone());
        writes
    }

    fn written_by(&self, inst: Inst) -> Writes {
        let none = Writes::default();
        match &self.body.insts[inst].kind {
            InstKind::Store {
                ptr, value, volatile: false, ordering: Ordering::NotAtomic, ..
            } => {
                let size = self.cx.store_size(self.ty(*value));
                Writes::place(self.location(*ptr, Some(size)))
            }
            InstKind::Call { args, .. } => {
                let effects = effects::of_call(self.body, self.cx, inst);
                if !effects.contains(Effects::WRITE) {
                    // The end of a variable's life is not a write: its value is then undefined.
                    return none;
                }
                let list = self.body.list(*args);
                match effects::intrinsic_of(self.body, self.cx, inst) {
                    Intrinsic::Memcpy
                    | Intrinsic::MemcpyInline
                    | Intrinsic::Memmove
                    | Intrinsic::Memset
                    | Intrinsic::MemsetInline => {
                        let size = self.int(list[2]).and_then(|n| u64::try_from(n).ok());
                        return Writes::place(self.location(list[0], size));
                    }
                    _ => {}
                }
                let memory = effects::call_memory(self.body, self.cx, inst);
                let mut writes = Writes {
                    anything: memory.other.write || effects.contains(Effects::CONVERGENT),
                    ..Writes::default()
                };
                if writes.anything || memory.argmem.write {
                    // A callee may write its arguments' memory even if it is known to no one else.
                    for &arg in list {
                        // Targets of vectors of pointers are not followed, and were noted as known to others.
                        writes.anything |= !self.ty(arg).is_ptr()
                            && location::has_pointers(self.body, self.cx, arg);
                        if self.ty(arg).is_ptr() {
                            let start = self.location(arg, None);
                            // It may go backwards from there.
                            writes.places.push(Location { offset: i64::MIN / 2, ..start });
                        }
                    }
                }
                writes
            }
            InstKind::Load { volatile: false, ordering: Ordering::NotAtomic, .. } => none,
            InstKind::Store { ptr, .. } => {
                let mut writes = Writes::anything();
                writes.places.push(Location { offset: i64::MIN / 2, ..self.location(*ptr, None) });
                writes
            }
            InstKind::AtomicRmw { args: [ptr, ..], .. }
            | InstKind::CmpXchg { args: [ptr, ..], .. } => {
                let mut writes = Writes::anything();
                writes.places.push(Location { offset: i64::MIN / 2, ..self.location(*ptr, None) });
                writes
            }
            InstKind::VaArg { .. } => Writes { everything: true, ..Writes::default() },
            _ => {
                let effects = effects::of(self.body, self.cx, inst);
                if effects.contains(Effects::WRITE) { Writes::anything() } else { none }
            }
        }
    }

    /// Takes note of what `inst`, which is staying, does to memory.
    pub(super) fn touch_memory(&mut self, inst: Inst) {
        if self.memory.is_none() {
            return;
        }
        match self.body.insts[inst].kind {
            InstKind::Load { ptr, volatile: false, ordering: Ordering::NotAtomic, .. } => {
                let result = self.body.result(inst).expect("a load has a result");
                let ty = self.body.locals[result].ty;
                let location = self.located(inst, ptr, ty);
                self.mark_read(Some(&location));
                let invariant = self
                    .cx
                    .md_attachment(self.body.insts[inst].metadata, sym::INVARIANT_LOAD)
                    .is_some();
                let info = self.memory.as_ref().and_then(|m| m.info.as_ref()).expect("prepared");
                let constant = invariant || info.never_changes(self.cx, &location);
                let (value, loaded) = (result.into(), Some(inst));
                self.remember(KnownMemory { location, ty, value, constant, unread: None, loaded });
            }
            InstKind::Store {
                ptr, value, volatile: false, ordering: Ordering::NotAtomic, ..
            } => {
                let ty = self.ty(value);
                let location = self.located(inst, ptr, ty);
                self.drop_overwritten_store(&location);
                self.forget(&Writes::place(location));
                let (unread, loaded) = (Some(inst), None);
                self.remember(KnownMemory { location, ty, value, constant: false, unread, loaded });
            }
            _ => {
                let effects = effects::of(self.body, self.cx, inst);
                if effects.contains(Effects::READ)
                    || effects.contains(Effects::CONVERGENT)
                    || effects.contains(Effects::MAY_NOT_RETURN)
                {
                    self.mark_read(None);
                }
                if effects.contains(Effects::WRITE) {
                    let writes = self.written_by(inst);
                    self.forget(&writes);
                }
            }
        }
    }

    /// A store that this one overwrites completely, unread, is dead.
    fn drop_overwritten_store(&mut self, location: &Location) {
        let memory = self.memory.as_mut().expect("memory is watched");
        let found = memory.places.iter_mut().find(|p| {
            p.unread.is_some()
                && p.location.anchor == location.anchor
                && p.location.offset == location.offset
                && p.location.size <= location.size
        });
        if let Some(old) = found.and_then(|p| p.unread.take())
            && self.body.inst_block(old).is_some()
        {
            self.erase(old);
        }
    }

    /// Stores to `location` (to anywhere, if none) may have been read.
    fn mark_read(&mut self, location: Option<&Location>) {
        let memory = self.memory.as_mut().expect("memory is watched");
        let info = memory.info.as_ref().expect("prepared");
        for place in memory.places.iter_mut().filter(|p| p.unread.is_some()) {
            if location.is_none_or(|l| info.alias(self.cx, l, &place.location) != Alias::No) {
                place.unread = None;
            }
        }
    }

    fn forget(&mut self, writes: &Writes) {
        let memory = self.memory.as_mut().expect("memory is watched");
        let info = memory.info.as_ref().expect("prepared");
        let cx = &*self.cx;
        memory.places.retain(|p| writes.spare(cx, info, p));
    }

    fn remember(&mut self, place: KnownMemory) {
        let memory = self.memory.as_mut().expect("memory is watched");
        if memory.places.len() >= MAX_PLACES {
            memory.places.remove(0);
        }
        memory.places.push(place);
    }

    /// The value that memory holds at `location` as a `ty`, if it is known and still there.
    fn known_content(&self, location: &Location) -> Option<(Value, Type, Option<Inst>)> {
        let memory = self.memory.as_ref()?;
        let place = memory.places.iter().rev().find(|p| {
            p.location.anchor == location.anchor
                && p.location.offset == location.offset
                && p.location.size == location.size
        })?;
        let there = place.value.local().is_none_or(|l| match self.body.locals[l].def {
            ir::ssa::LocalDef::Inst(inst) => self.body.inst_block(inst).is_some(),
            ir::ssa::LocalDef::Param(..) => true,
        });
        there.then_some((ir::ssa::resolve(&self.map, place.value), place.ty, place.loaded))
    }

    /// The value that a load finds, if memory is known to hold it.
    pub(super) fn forward_load(&mut self, inst: Inst, ptr: Value) -> Rule {
        self.memory.as_ref()?;
        let ty = self.body.locals[self.body.result(inst)?].ty;
        let location = self.locate(inst, ptr, ty);
        let (value, have, loaded) = self.known_content(&location)?;
        if have == ty {
            if let Some(kept) = loaded {
                self.keep_common_promises(kept, inst);
            }
            return Some(Outcome::value(value));
        }
        // The same bytes as another type.
        let plain = |t: Type| {
            let scalar = self.cx.types.scalar(t);
            (scalar.is_int() || scalar.is_float()) && self.cx.bits(t) == self.cx.store_size(t) * 8
        };
        if !plain(ty) || !plain(have) {
            return None;
        }
        if let Some(kept) = loaded {
            self.keep_common_promises(kept, inst);
        }
        let v = self.build_cast(CastOp::BitCast, ir::ssa::Flags::NONE, value, ty);
        Some(Outcome::value(v))
    }

    /// The load `kept` stands for `gone` as well: what makes its value poison where memory holds another has to hold of both.
    fn keep_common_promises(&mut self, kept: Inst, gone: Inst) {
        let mine = self.body.insts[kept].metadata;
        let theirs = self.body.insts[gone].metadata;
        // With `!noundef` the first load of such a value is undefined behaviour already.
        if mine == theirs || self.cx.md_attachment(mine, sym::NOUNDEF).is_some() {
            return;
        }
        let poisons = |kind| matches!(kind, sym::RANGE | sym::NONNULL | sym::ALIGN);
        let list = self.cx.metadata.attachments(mine);
        let left: SmallVec<[_; 4]> = list
            .iter()
            .copied()
            .filter(|&(kind, node)| {
                !poisons(kind) || self.cx.metadata.attachment(theirs, kind) == Some(node)
            })
            .collect();
        if left.len() < list.len() {
            self.body.insts[kept].metadata = self.cx.metadata.attach(&left);
            self.forget_bits(kept);
        }
    }

    /// A store of what is there already has no effect.
    pub(super) fn redundant_store(&mut self, inst: Inst, ptr: Value, value: Value) -> Rule {
        self.memory.as_ref()?;
        let ty = self.ty(value);
        let location = self.locate(inst, ptr, ty);
        let (there, have, _) = self.known_content(&location)?;
        (there == value && have == ty && !matches!(location.root, Root::Unknown(v) if v == value))
            .then(Outcome::erase)
    }
}
