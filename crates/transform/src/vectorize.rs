//! `load-store-vectorizer`: neighbouring accesses of a block become one vector access.
//!
//! `ptxas` does not merge accesses of global memory (measured: never), so a kernel that reads four
//! neighbouring floats one by one executes four loads. Accesses of the same kind whose addresses have
//! the same base and variable part are sorted by their constant offsets; runs of two or four
//! neighbours that lie on an aligned start are merged, loads at the place of the first, stores at the
//! place of the last. Between them no access to the same memory may conflict.

use crate::address::{LinearAddress, Objects};
use crate::alignment::known_align;
use crate::analysis::effects::{self, Effects};
use ir::pass::{IrFunction, Pass, counted};
use ir::ssa::{
    Align, Attachments, Body, Builder, CastOp, Context, Flags, InsertPoint, Inst, InstKind,
    Intrinsic, Ordering, Type, Value, ValueMap, sym,
};

/// Accesses that a machine has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Machine {
    /// Two or four lanes at a multiple of their size (PTX ISA, "ld": `.v2`, `.v4`).
    #[default]
    Aligned,
    /// Up to four dwords at any address of memory that all lanes share; elsewhere at a multiple of their
    /// size, or of a dword in private memory and buffers, or at any address (AMDGPU, whose runtimes let unaligned accesses
    /// of global memory and of LDS through).
    Dwords,
}

/// The pass, with the accesses that it may make.
pub fn pass(machine: Machine) -> Box<dyn Pass<IrFunction>> {
    counted("vector accesses made", move |f: &mut IrFunction, cx| {
        let objects = Objects::of(&f.body, cx, f.global);
        run(&mut f.body, cx, &objects, machine)
    })
}

/// Widest access in bytes.
const WIDEST: u64 = 16;
/// Open accesses that a block keeps; an older one is closed. Bounds the work per access.
const MOST_OPEN: usize = 64;

/// Runs the pass on a body. The number of vector accesses made.
pub fn run(body: &mut Body, cx: &mut Context, objects: &Objects, machine: Machine) -> u64 {
    let mut replaced = ValueMap::new();
    let mut merged = 0;
    for n in 0..body.block_order().len() {
        let block = body.block_order()[n];
        let groups = groups_of(body, cx, objects, block, machine);
        for group in groups {
            merged += merge(body, cx, group, &mut replaced, machine);
        }
    }
    if merged > 0 {
        body.rewrite(&replaced);
    }
    merged
}

/// One load or store.
#[derive(Clone, Debug)]
struct Access {
    inst: Inst,
    /// Place in the block.
    order: u32,
    address: LinearAddress,
    ptr: Value,
    ty: Type,
    bytes: u64,
    align: Align,
    metadata: Attachments,
}

/// Accesses that may be merged with one another: loads or stores of one size, base and variable part.
#[derive(Debug)]
struct Group {
    store: bool,
    accesses: Vec<Access>,
}

impl Group {
    /// Whether an access may join; `elem` is a type's element, `mixed` whether sizes may differ.
    fn takes(
        &self,
        store: bool,
        access: &Access,
        mixed: bool,
        elem: impl Fn(Type) -> Type,
    ) -> bool {
        let first = &self.accesses[0];
        self.store == store
            && (first.bytes == access.bytes || mixed && elem(first.ty) == elem(access.ty))
            && first.address.distance(&access.address).is_some()
    }
}

impl Machine {
    /// Whether it has an access of that many bytes.
    fn has(self, space: u32, lanes: usize, total: u64, align: u64) -> bool {
        match self {
            Machine::Aligned => matches!(lanes, 2 | 4) && align >= total,
            Machine::Dwords if !matches!(total, 2 | 4 | 8 | 12 | 16) => false,
            Machine::Dwords => match space {
                0 | 1 => true,
                // Each dword of a buffer (7) has its own range check.
                4 | 5 | 7 => align >= total.min(4),
                // Below the alignment of a dword a wide access is as fast as a narrow one; from there on two
                // dwords in one instruction are faster.
                _ => total != 12 && (align >= total || align < 4),
            },
        }
    }

    /// Whether accesses of a type are merged: scalars whose bits are whole bytes, and vectors of them.
    fn merges(self, cx: &Context, ty: Type) -> bool {
        let legal = |ty: Type| {
            ty.is_float() || ty.is_ptr() || matches!(ty.int_width(), Some(8 | 16 | 32 | 64))
        };
        let whole = match cx.types.vector_parts(ty) {
            Some((elem, lanes)) => {
                self == Machine::Dwords
                    && legal(elem)
                    && cx.store_size(ty) == cx.store_size(elem) * u64::from(lanes)
            }
            None => legal(ty),
        };
        whole && cx.store_size(ty) <= 8
    }
}

fn access_of(
    body: &Body,
    cx: &Context,
    inst: Inst,
    order: u32,
    machine: Machine,
) -> Option<(bool, Access)> {
    let (store, ptr, ty, align) = match body.insts[inst].kind {
        InstKind::Load { ptr, align, volatile: false, ordering: Ordering::NotAtomic, .. } => {
            (false, ptr, body.locals[body.result(inst)?].ty, align)
        }
        InstKind::Store {
            value,
            ptr,
            align,
            volatile: false,
            ordering: Ordering::NotAtomic,
            ..
        } => (true, ptr, body.value_type(value, cx), align),
        _ => return None,
    };
    if !machine.merges(cx, ty) {
        return None;
    }
    let address = LinearAddress::of(body, cx, ptr);
    let (bytes, metadata) = (cx.store_size(ty), body.insts[inst].metadata);
    Some((store, Access { inst, order, address, ptr, ty, bytes, align, metadata }))
}

/// The groups of a block, in the order in which they were closed.
fn groups_of(
    body: &Body,
    cx: &Context,
    objects: &Objects,
    block: ir::ssa::Block,
    machine: Machine,
) -> Vec<Group> {
    let (mut open, mut closed): (Vec<Group>, Vec<Group>) = (Vec::new(), Vec::new());
    // Stores that loads of an open group would move over.
    let mut stores: Vec<Access> = Vec::new();
    for (order, inst) in body.block_insts(block).enumerate() {
        if let Some((store, access)) = access_of(body, cx, inst, order as u32, machine) {
            // A store ends groups that it may overlap; a load ends groups of stores only. Its own group
            // it joins if it only touches new bytes.
            close(&mut open, &mut closed, |group| {
                (store || group.store)
                    && group.accesses.iter().any(|other| {
                        objects.may_alias(
                            body,
                            cx,
                            (&other.address, other.bytes),
                            (&access.address, access.bytes),
                        )
                    })
            });
            // A load moves to the first one of its group: over no store that it may meet, though that may be apart from the
            // group's other loads.
            let over = (!store).then(|| {
                stores.iter().rfind(|other| {
                    objects.may_alias(
                        body,
                        cx,
                        (&other.address, other.bytes),
                        (&access.address, access.bytes),
                    )
                })
            });
            if let Some(last) = over.flatten().map(|store| store.order) {
                close(&mut open, &mut closed, |group| {
                    !group.store
                        && group.accesses[0].order < last
                        && group.accesses[0].address.distance(&access.address).is_some()
                });
            }
            if store {
                stores.push(access.clone());
            }
            let mixed = machine == Machine::Dwords;
            let elem = |ty: Type| cx.types.scalar(ty);
            match open.iter_mut().find(|g| g.takes(store, &access, mixed, elem)) {
                Some(group) => group.accesses.push(access),
                None => open.push(Group { store, accesses: vec![access] }),
            }
            if open.iter().map(|g| g.accesses.len()).sum::<usize>() > MOST_OPEN {
                closed.push(open.remove(0));
            }
            if stores.len() > MOST_OPEN {
                stores.clear();
                close(&mut open, &mut closed, |group| !group.store);
            }
            continue;
        }
        let does = effects::of(body, cx, inst);
        let which = effects::intrinsic_of(body, cx, inst);
        // Memory after it may be another variable's then.
        let ends = matches!(which, Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd);
        if ends
            || does.intersects(Effects::WRITE)
            || does.intersects(Effects::MAY_NOT_RETURN)
            || body.insts[inst].kind.is_terminator()
        {
            closed.append(&mut open);
            stores.clear();
        } else if does.intersects(Effects::READ) {
            close(&mut open, &mut closed, |group| group.store);
        }
    }
    closed.append(&mut open);
    closed.retain(|g| g.accesses.len() > 1);
    closed
}

fn close(open: &mut Vec<Group>, closed: &mut Vec<Group>, mut ends: impl FnMut(&Group) -> bool) {
    let mut n = 0;
    while n < open.len() {
        if ends(&open[n]) {
            closed.push(open.remove(n));
        } else {
            n += 1;
        }
    }
}

/// Merges what can be merged of a group. The number of vector accesses made.
fn merge(
    body: &mut Body,
    cx: &mut Context,
    mut group: Group,
    replaced: &mut ValueMap,
    machine: Machine,
) -> u64 {
    group.accesses.sort_by_key(|a| (a.address.offset, a.order));
    let (mut at, mut merged) = (0, 0);
    while at < group.accesses.len() {
        // The longest run of neighbours from here.
        let start = group.accesses[at].address.offset;
        let (mut end, mut most) = (start, 0);
        for access in &group.accesses[at..] {
            if access.address.offset != end || end.wrapping_sub(start) >= WIDEST as i64 {
                break;
            }
            end = end.wrapping_add(access.bytes as i64);
            most += 1;
        }
        let space = body.value_type(group.accesses[at].ptr, cx).address_space().unwrap_or(0);
        let lanes = (2..=most).rev().find(|&lanes| {
            let run = &group.accesses[at..at + lanes];
            let total = run.iter().map(|a| a.bytes).sum::<u64>();
            let elem = |a: &Access| cx.types.scalar(a.ty);
            let alike = run.iter().all(|a| elem(a) == elem(&run[0]))
                || run.iter().all(|a| a.bytes == run[0].bytes);
            alike
                && total <= WIDEST
                && machine.has(space, lanes, total, run_align(body, cx, run).bytes())
        });
        match lanes {
            Some(lanes) => {
                let run = &group.accesses[at..at + lanes];
                log::debug!(
                    target: "load-store-vectorizer",
                    "{lanes} {} from offset {} on become one: {} bytes, aligned to {}",
                    if group.store { "stores" } else { "loads" },
                    run[0].address.offset,
                    run.iter().map(|a| a.bytes).sum::<u64>(),
                    run_align(body, cx, run).bytes()
                );
                if group.store {
                    merge_stores(body, cx, run);
                } else {
                    merge_loads(body, cx, run, replaced);
                }
                merged += 1;
                at += lanes;
            }
            None => at += 1,
        }
    }
    merged
}

/// Known alignment of a run's start, from each of its accesses and from its base.
fn run_align(body: &Body, cx: &Context, run: &[Access]) -> Align {
    let start = run[0].address.offset;
    let said =
        run.iter().map(|a| a.align.at_offset((a.address.offset - start).unsigned_abs())).max();
    said.unwrap_or_default().max(known_align(body, cx, run[0].ptr))
}

/// The lanes' type: that of the accesses' elements, or integers where they differ.
fn lane_type(cx: &Context, run: &[Access]) -> Type {
    let first = cx.types.scalar(run[0].ty);
    let same = run.iter().all(|a| cx.types.scalar(a.ty) == first);
    if same { first } else { Type::int(8 * run[0].bytes as u32) }
}

/// The lanes that an access has of those of a run.
fn lanes_of(cx: &Context, access: &Access, elem: Type) -> u32 {
    (access.bytes / cx.store_size(elem)) as u32
}

/// The address of a run, at the place of one of its accesses.
fn run_address(b: &mut Builder<'_>, run: &[Access], at: &Access) -> Value {
    b.byte_offset(at.ptr, run[0].address.offset - at.address.offset, Flags::NONE)
}

fn merge_loads(body: &mut Body, cx: &mut Context, run: &[Access], replaced: &mut ValueMap) {
    let first = run.iter().min_by_key(|a| a.order).expect("a run has accesses");
    let align = run_align(body, cx, run);
    let metadata = common_metadata(cx, run);
    let mut b = Builder::new(body, cx, InsertPoint::Before(first.inst));
    let ptr = run_address(&mut b, run, first);
    let elem = lane_type(b.cx, run);
    let total = run.iter().map(|a| lanes_of(b.cx, a, elem)).sum();
    let ty = b.cx.types.vector(elem, total);
    let kind = InstKind::Load {
        ptr,
        align,
        volatile: false,
        ordering: Ordering::NotAtomic,
        scope: sym::EMPTY,
    };
    let load = b.inst(kind, ty);
    b.body.insts[load].metadata = metadata;
    let vector = Value::from(b.body.result(load).expect("a load has a result"));
    let mut lane = 0;
    for access in run {
        let each = lanes_of(b.cx, access, elem);
        let value = if b.cx.types.vector_parts(access.ty).is_some_and(|(e, _)| e == elem) {
            b.vector(access.ty, |b, n| b.extract(vector, lane + n))
        } else {
            let value = b.extract(vector, lane);
            if access.ty.is_vector() {
                b.cast(CastOp::BitCast, value, access.ty)
            } else {
                convert(&mut b, value, access.ty)
            }
        };
        lane += each;
        let old = b.body.result(access.inst).expect("a load has a result");
        replaced[old] = Some(value).into();
    }
    for access in run {
        body.remove_inst(access.inst);
    }
}

fn merge_stores(body: &mut Body, cx: &mut Context, run: &[Access]) {
    let last = run.iter().max_by_key(|a| a.order).expect("a run has accesses");
    let align = run_align(body, cx, run);
    let metadata = common_metadata(cx, run);
    let mut b = Builder::new(body, cx, InsertPoint::Before(last.inst));
    let ptr = run_address(&mut b, run, last);
    let elem = lane_type(b.cx, run);
    let total = run.iter().map(|a| lanes_of(b.cx, a, elem)).sum();
    let ty = b.cx.types.vector(elem, total);
    let mut vector: Value = b.cx.consts.poison(ty).into();
    let mut lane = 0;
    for access in run {
        let InstKind::Store { value, .. } = b.body.insts[access.inst].kind else { return };
        let each = lanes_of(b.cx, access, elem);
        let by_lanes = b.cx.types.vector_parts(access.ty).is_some_and(|(e, _)| e == elem);
        for n in 0..each {
            let part = if by_lanes {
                b.extract(value, n)
            } else if access.ty.is_vector() {
                b.cast(CastOp::BitCast, value, elem)
            } else {
                convert(&mut b, value, elem)
            };
            vector = b.insert(vector, part, lane + n);
        }
        lane += each;
    }
    let ordering = Ordering::NotAtomic;
    let store = b.inst(
        InstKind::Store { value: vector, ptr, align, volatile: false, ordering, scope: sym::EMPTY },
        Type::VOID,
    );
    body.insts[store].metadata = metadata;
    for access in run {
        body.remove_inst(access.inst);
    }
}

/// The same bits as another scalar type of the same size.
fn convert(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    let from = b.ty(value);
    let op = match (from.is_ptr(), ty.is_ptr()) {
        (true, false) => CastOp::PtrToInt,
        (false, true) => CastOp::IntToPtr,
        _ => CastOp::BitCast,
    };
    // Between a pointer and a float stands an integer.
    if (from.is_ptr() && ty.is_float()) || (from.is_float() && ty.is_ptr()) {
        let number = b.cast(
            if from.is_ptr() { CastOp::PtrToInt } else { CastOp::BitCast },
            value,
            Type::I64,
        );
        return b.cast(if ty.is_ptr() { CastOp::IntToPtr } else { CastOp::BitCast }, number, ty);
    }
    b.cast(op, value, ty)
}

/// Metadata that holds of all accesses: `invariant.load` and `nontemporal`, where all have it, and where all have the same,
/// what says how they lie to others.
fn common_metadata(cx: &mut Context, run: &[Access]) -> Attachments {
    let mut kept = Vec::new();
    for kind in [sym::INVARIANT_LOAD, sym::NONTEMPORAL] {
        let nodes: Vec<_> =
            run.iter().filter_map(|a| cx.metadata.attachment(a.metadata, kind)).collect();
        if nodes.len() == run.len() {
            kept.push((kind, nodes[0]));
        }
    }
    for kind in [sym::TBAA, sym::ALIAS_SCOPE, sym::NOALIAS] {
        let node = |access: &Access| cx.metadata.attachment(access.metadata, kind);
        if let Some(first) = node(&run[0])
            && run.iter().all(|access| node(access) == Some(first))
        {
            kept.push((kind, first));
        }
    }
    cx.metadata.attach(&kept)
}
