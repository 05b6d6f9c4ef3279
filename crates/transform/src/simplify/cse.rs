//! Sharing of equal computations.
//!
//! Instructions that depend on their operands alone are entered into a hash table as the walk passes
//! them; the table follows the dominator tree, so whatever is found in it dominates the place of the
//! walk. Operands of commutative operations are compared without order. Flags are not compared: the
//! instruction that stays keeps those that both had.

use super::Simplifier;
use super::outcome::note;
use crate::analysis::effects;
use cranelift_entity::EntityRef;
use ir::map::hash_of;
use ir::ssa::{BinaryOp, Flags, Inst, InstKind, IntCc, Intrinsic, Type, Value};
use smallvec::SmallVec;

/// A chained hash table that can be taken back to an earlier state.
pub(super) struct Table {
    heads: Vec<u32>,
    entries: Vec<Entry>,
    /// For each open scope its depth in the dominator tree and where its entries start.
    scopes: Vec<(u32, usize)>,
}

#[derive(Clone, Copy)]
struct Entry {
    hash: u64,
    inst: Inst,
    next: u32,
}

const NONE: u32 = u32::MAX;
/// Bounds of the number of buckets at the start.
const BUCKETS: [usize; 2] = [1 << 4, 1 << 10];

impl Table {
    /// An empty table for a function of so many instructions.
    pub(super) fn for_insts(count: usize) -> Table {
        let buckets = count.next_power_of_two().clamp(BUCKETS[0], BUCKETS[1]);
        Table { heads: vec![NONE; buckets], entries: Vec::new(), scopes: Vec::new() }
    }

    pub(super) fn enter(&mut self, depth: u32) {
        self.scopes.push((depth, self.entries.len()));
    }

    /// Closes all scopes at `depth` and below it.
    pub(super) fn leave(&mut self, depth: u32) {
        while let Some(&(at, start)) = self.scopes.last()
            && at >= depth
        {
            self.scopes.pop();
            while self.entries.len() > start {
                let entry = self.entries.pop().expect("longer than start");
                let bucket = entry.hash as usize & (self.heads.len() - 1);
                self.heads[bucket] = entry.next;
            }
        }
    }

    fn insert(&mut self, hash: u64, inst: Inst) {
        if self.entries.len() >= 4 * self.heads.len() {
            self.grow();
        }
        let bucket = hash as usize & (self.heads.len() - 1);
        self.entries.push(Entry { hash, inst, next: self.heads[bucket] });
        self.heads[bucket] = self.entries.len() as u32 - 1;
    }

    fn grow(&mut self) {
        self.heads = vec![NONE; self.heads.len() * 8];
        for n in 0..self.entries.len() {
            let bucket = self.entries[n].hash as usize & (self.heads.len() - 1);
            self.entries[n].next = std::mem::replace(&mut self.heads[bucket], n as u32);
        }
    }

    fn find(&self, hash: u64, mut equal: impl FnMut(Inst) -> bool) -> Option<Inst> {
        let mut at = self.heads[hash as usize & (self.heads.len() - 1)];
        while at != NONE {
            let entry = self.entries[at as usize];
            if entry.hash == hash && equal(entry.inst) {
                return Some(entry.inst);
            }
            at = entry.next;
        }
        None
    }
}

/// Parts of an instruction that are compared.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    operation: (u32, u32, u32),
    ty: ir::ssa::Type,
    operands: SmallVec<[Value; 4]>,
}

fn ordered(a: Value, b: Value) -> SmallVec<[Value; 4]> {
    if a.index() <= b.index() { smallvec::smallvec![a, b] } else { smallvec::smallvec![b, a] }
}

/// The flags from which bits of a result may be known.
fn flags_of(kind: &InstKind) -> Flags {
    match kind {
        InstKind::Binary { flags, .. }
        | InstKind::Cast { flags, .. }
        | InstKind::ICmp { flags, .. }
        | InstKind::Gep { flags, .. } => *flags,
        _ => Flags::NONE,
    }
}

impl Simplifier<'_> {
    fn key(&self, inst: Inst) -> Option<Key> {
        let data = &self.body.insts[inst];
        let ty = self.body.locals[data.result.expand()?].ty;
        let tag = |kind: u32, more: u32| (kind, more, 0);
        let (operation, operands): (_, SmallVec<[Value; 4]>) = match &data.kind {
            InstKind::FNeg { value, .. } => (tag(1, 0), smallvec::smallvec![*value]),
            InstKind::Binary { op, args, .. } => {
                let operands = if op.is_commutative() {
                    ordered(args[0], args[1])
                } else {
                    SmallVec::from_slice(args)
                };
                (tag(2, *op as u32), operands)
            }
            InstKind::Cast { op, value, .. } => (tag(3, *op as u32), smallvec::smallvec![*value]),
            InstKind::ICmp { cc, args, .. } => {
                // Written with the operands in order.
                let swap = args[0].index() > args[1].index();
                let (cc, operands): (IntCc, SmallVec<[Value; 4]>) = if swap {
                    (cc.swapped(), smallvec::smallvec![args[1], args[0]])
                } else {
                    (*cc, SmallVec::from_slice(args))
                };
                (tag(4, cc as u32), operands)
            }
            InstKind::FCmp { cc, args, .. } => (tag(5, *cc as u32), SmallVec::from_slice(args)),
            InstKind::Select { args, .. } => (tag(6, 0), SmallVec::from_slice(args)),
            InstKind::Gep { source, args, .. } => {
                let list = self.body.list(*args);
                // With one index only the size of the elements matters.
                let what = match self.step_size(*source, list) {
                    Some(bytes) => tag(15, bytes as u32),
                    None => tag(7, hash_of(source) as u32),
                };
                (what, SmallVec::from_slice(list))
            }
            InstKind::ExtractElement { args } => (tag(8, 0), SmallVec::from_slice(args)),
            InstKind::InsertElement { args } => (tag(9, 0), SmallVec::from_slice(args)),
            InstKind::ShuffleVector { args, mask } => {
                let mask = &self.body.shuffle_masks[*mask];
                (tag(10, hash_of(mask) as u32), SmallVec::from_slice(args))
            }
            InstKind::ExtractValue { value, path } => {
                let path = &self.body.index_paths[*path];
                (tag(11, hash_of(path) as u32), smallvec::smallvec![*value])
            }
            InstKind::InsertValue { args, path } => {
                let path = &self.body.index_paths[*path];
                (tag(12, hash_of(path) as u32), SmallVec::from_slice(args))
            }
            InstKind::Freeze { value } => (tag(13, 0), smallvec::smallvec![*value]),
            InstKind::Call { callee, args, info } => {
                if !effects::of_call(self.body, self.cx, inst).pure()
                    || !self.body.calls[*info].bundles.is_empty()
                {
                    return None;
                }
                let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
                let list = self.body.list(*args);
                let commutative = matches!(
                    self.cx.intrinsic_of(*callee),
                    Intrinsic::SMax | Intrinsic::SMin | Intrinsic::UMax | Intrinsic::UMin
                );
                if let ([a, b], true) = (list, commutative) {
                    operands.extend(ordered(*a, *b));
                } else {
                    operands.extend_from_slice(list);
                }
                operands.push(*callee);
                (tag(14, 0), operands)
            }
            _ => return None,
        };
        Some(Key { operation, ty, operands })
    }

    /// The size of the elements that the only index of a `getelementptr` counts.
    fn step_size(&self, source: Type, list: &[Value]) -> Option<u64> {
        if list.len() != 2 {
            return None;
        }
        self.cx.data_layout().alloc_size(&self.cx.types, source)
    }

    /// Whether parts that the key has only a hash of are equal.
    fn same_details(&self, a: Inst, b: Inst) -> bool {
        match (&self.body.insts[a].kind, &self.body.insts[b].kind) {
            (InstKind::ShuffleVector { mask: x, .. }, InstKind::ShuffleVector { mask: y, .. }) => {
                self.body.shuffle_masks[*x] == self.body.shuffle_masks[*y]
            }
            (InstKind::ExtractValue { path: x, .. }, InstKind::ExtractValue { path: y, .. })
            | (InstKind::InsertValue { path: x, .. }, InstKind::InsertValue { path: y, .. }) => {
                self.body.index_paths[*x] == self.body.index_paths[*y]
            }
            (
                InstKind::Gep { source: x, args: v, .. },
                InstKind::Gep { source: y, args: w, .. },
            ) => {
                x == y || {
                    let size = self.step_size(*x, self.body.list(*v));
                    size.is_some() && size == self.step_size(*y, self.body.list(*w))
                }
            }
            _ => true,
        }
    }

    /// Replaces `inst` by an equal instruction that dominates it, or enters it for later ones.
    pub(super) fn share(&mut self, inst: Inst) {
        if self.cse.is_none() {
            return;
        }
        let Some(key) = self.key(inst) else {
            self.touch_memory(inst);
            return;
        };
        let hash = hash_of(&key);
        let table = self.cse.as_ref().expect("checked above");
        let found = table.find(hash, |other| {
            self.body.inst_block(other).is_some()
                && self.key(other).as_ref() == Some(&key)
                && self.same_details(inst, other)
        });
        match found {
            Some(other) => {
                note();
                // Facts derived from flags that are gone must go as well.
                let lost = self.keep_common_flags(other, inst);
                if lost || self.is_known_by_lost_flags(other) {
                    self.forget_bits(other);
                }
                let value = self.body.result(other).expect("it has a key");
                self.replace(inst, value.into());
            }
            None => self.cse.as_mut().expect("checked above").insert(hash, inst),
        }
    }

    /// The instruction that stays keeps what both promised. True if it promises less now.
    fn keep_common_flags(&mut self, kept: Inst, gone: Inst) -> bool {
        let other = self.body.insts[gone].clone();
        let data = &mut self.body.insts[kept];
        let before = (flags_of(&data.kind), data.metadata);
        let mut call_changed = false;
        match (&mut data.kind, &other.kind) {
            (
                InstKind::Binary { flags: f, fast_math: m, op, .. },
                InstKind::Binary { flags: g, fast_math: n, .. },
            ) => {
                *f = f.intersection(*g);
                *m = m.intersection(*n);
                debug_assert!(*op != BinaryOp::Or || f.without(Flags::DISJOINT).is_empty());
            }
            (
                InstKind::Cast { flags: f, fast_math: m, .. },
                InstKind::Cast { flags: g, fast_math: n, .. },
            ) => {
                *f = f.intersection(*g);
                *m = m.intersection(*n);
            }
            (InstKind::ICmp { flags: f, .. }, InstKind::ICmp { flags: g, .. })
            | (InstKind::Gep { flags: f, .. }, InstKind::Gep { flags: g, .. }) => {
                *f = f.intersection(*g);
            }
            (InstKind::FNeg { fast_math: m, .. }, InstKind::FNeg { fast_math: n, .. })
            | (InstKind::FCmp { fast_math: m, .. }, InstKind::FCmp { fast_math: n, .. })
            | (InstKind::Select { fast_math: m, .. }, InstKind::Select { fast_math: n, .. }) => {
                *m = m.intersection(*n);
            }
            (InstKind::Call { info: x, .. }, InstKind::Call { info: y, .. }) => {
                let (x, y) = (*x, *y);
                let common = self.body.calls[y].fast_math;
                let attrs = self.body.calls[y].ret_attrs;
                let call = &mut self.body.calls[x];
                call.fast_math = call.fast_math.intersection(common);
                if call.ret_attrs != attrs {
                    call.ret_attrs = ir::ssa::AttrSet::EMPTY;
                    call_changed = true;
                }
            }
            _ => {}
        }
        let data = &mut self.body.insts[kept];
        if data.metadata != other.metadata {
            data.metadata = ir::ssa::Attachments::default();
        }
        call_changed || (flags_of(&data.kind), data.metadata) != before
    }
}
