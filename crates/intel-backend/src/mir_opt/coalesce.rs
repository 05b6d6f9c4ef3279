//! Register coalescing: a copied value is computed in the destination of the copy.
//!
//! A register all of whose bytes are moved to one place of another becomes that place, and the moves go away: whole registers,
//! and pieces of a payload, at any multiple of a register. A payload that is nothing but another register is such a copy too.
//!
//! The two may be merged if the place holds nothing before the move, and, if the source is still read after it, neither
//! is written there. (Copies between blocks, of registers of one size, are [`super::congruence`]'s, which has a more
//! precise test.) Live ranges are taken as one run of the layout each ([`Intervals`]), so that channels that are off,
//! and rounds of a loop, lie inside of them. Write masks need no check: if the place held nothing, it makes no
//! difference whether one channel more or less is written.

use cranelift_entity::EntitySet;
use ir::map::{Map, Set};

use super::bits::Mask;
use super::copies::coalescable_copy;
use super::liveness::{Intervals, for_each_write_mask, touched};
use super::{Uses, congruence, eu_pass};
use crate::target::device::{GRF_BYTES, Generation};
use crate::target::eu::{
    Base, EuFunction, Inst, InstData, Op, Space, Src, VReg, dst_places, legal_inst, src_place,
};

eu_pass!(
    COALESCING,
    Optional,
    "eu-register-coalescing",
    "Computes values where they are moved to: in their payload's registers.",
    "Any function; best after payloads are lowered.",
    "registers coalesced" => coalesce_all
);

/// Rounds, as long as one makes another worth while.
fn coalesce_all(func: &mut EuFunction) -> u64 {
    let mut all = congruence::join(func);
    loop {
        let round = coalesce(func);
        all += round.count;
        if !round.again {
            return all;
        }
    }
}

/// Result of a round.
struct Round {
    /// The registers that are gone.
    count: u64,
    /// Whether a group stayed that has to do with a register that something was merged with.
    again: bool,
}

/// Moves of one block from one register to another, all by the same distance.
#[derive(Debug)]
struct Group {
    from: VReg,
    to: VReg,
    /// Bytes from a place in `from` to its place in `to`.
    delta: u32,
    /// The moves, each with the bytes of `from` that it copies.
    moves: Vec<(Inst, u32, u32)>,
}

/// One round over all groups. Merges are visible to the groups after them. New groups, made of moves of registers that
/// are gone, are for the next round.
fn coalesce(func: &mut EuFunction) -> Round {
    let groups = groups(func);
    if groups.is_empty() {
        return Round { count: 0, again: false };
    }
    let mut merger = Merger {
        uses: Uses::new(func),
        intervals: Intervals::new(func),
        gone: EntitySet::new(),
        merged: EntitySet::new(),
        changed: EntitySet::new(),
    };
    let (done, left): (Vec<&Group>, Vec<&Group>) =
        groups.iter().partition(|group| merger.merge(func, group));
    func.remove(&merger.gone);
    let mut concerned = left.iter().flat_map(|group| [group.from, group.to]);
    let again = concerned.any(|reg| merger.changed.contains(reg));
    Round { count: done.len() as u64, again }
}

/// The function as it is after some merges.
struct Merger {
    uses: Uses,
    intervals: Intervals,
    /// Moves that are no longer needed.
    gone: EntitySet<Inst>,
    /// Registers that are now part of others.
    merged: EntitySet<VReg>,
    /// These, and what they are part of.
    changed: EntitySet<VReg>,
}

impl Merger {
    /// Merges a group, if that is possible.
    fn merge(&mut self, func: &mut EuFunction, group: &Group) -> bool {
        let (from, to) = (group.from, group.to);
        if self.merged.contains(from) || self.merged.contains(to) {
            return false;
        }
        if !can_merge(func, &self.uses, &self.intervals, group) {
            return false;
        }
        let Some(changed) = renamed(func, &self.uses, group) else { return false };
        for (inst, data) in changed {
            func.insts[inst] = data;
        }
        let undefs = self.uses.defs(from).iter().filter(|&&def| func.insts[def].op == Op::Undef);
        self.gone.extend(undefs.copied().chain(group.moves.iter().map(|m| m.0)));
        self.merged.insert(from);
        self.changed.extend([from, to]);
        let registers = group.delta / GRF_BYTES;
        self.intervals.merge(from, to, registers);
        self.uses.merge(from, to, &self.gone, |inst| self.intervals.place(inst));
        true
    }
}

fn groups(func: &EuFunction) -> Vec<Group> {
    let mut found: Vec<Group> = Vec::new();
    for &block in &func.layout {
        let mut open: Map<(VReg, VReg, u32), Group> = Map::default();
        for &inst in &func.blocks[block].insts {
            let Some((from, to, delta, start, end)) = coalescable_copy(func, &func.insts[inst])
            else {
                continue;
            };
            let new = || Group { from, to, delta, moves: Vec::new() };
            let group = open.entry((from, to, delta)).or_insert_with(new);
            group.moves.push((inst, start, end));
        }
        found.extend(open.into_values());
    }
    found
}

fn can_merge(func: &EuFunction, uses: &Uses, intervals: &Intervals, group: &Group) -> bool {
    let (from, to) = (group.from, group.to);
    if group.delta + func.vreg_bytes(from) > func.vreg_bytes(to) {
        return false;
    }
    let insts = || uses.defs(from).iter().chain(uses.reads(from));
    let pinned = insts().any(|&inst| {
        let data = &func.insts[inst];
        data.op == Op::Phi
            || data.op == Op::LoadHeader && data.srcs.last().and_then(Src::as_virtual) == Some(from)
    });
    !pinned
        && is_covered(func, uses, group)
        && is_even(func, uses, group)
        && (is_settled_in_block(func, uses, intervals, group)
            || group.moves.iter().all(|&(inst, start, end)| {
                let at = intervals.place(inst);
                (start / GRF_BYTES..end.div_ceil(GRF_BYTES))
                    .all(|index| is_free(func, uses, intervals, group, index, at))
            }))
}

/// Whether the source is written, read and moved in one block, and the same channels are written that are moved: then its place
/// may be written as early as the source is, even if other channels hold something there, or these do for another round of a
/// loop, as long as nothing in between looks at the place.
fn is_settled_in_block(
    func: &EuFunction,
    uses: &Uses,
    intervals: &Intervals,
    group: &Group,
) -> bool {
    let real = |inst: &&Inst| func.insts[**inst].op != Op::Undef;
    let defs = || uses.defs(group.from).iter().filter(real);
    let moves = || group.moves.iter().map(|m| m.0);
    let (Some(first), Some(last)) =
        (defs().map(|&d| intervals.place(d)).min(), moves().map(|m| intervals.place(m)).max())
    else {
        return false;
    };
    let inside = |inst: Inst| (first..=last).contains(&intervals.place(inst));
    if !intervals.is_one_block(first, last)
        || !defs().all(|&def| inside(def) && def_fits_moves(func, group, def))
        || !uses.reads(group.from).iter().all(|&read| inside(read))
    {
        return false;
    }
    // The place of the source, in registers of the target.
    let start = group.moves.iter().map(|m| m.1).min().unwrap_or(0) + group.delta;
    let end = group.moves.iter().map(|m| m.2).max().unwrap_or(0) + group.delta;
    let place = |inst: Inst| {
        let data = &func.insts[inst];
        let read = (0..data.srcs.len()).filter_map(|index| src_place(func, data, index));
        let overlaps = |place: &crate::target::eu::RegBytes| {
            place.space == Space::Virtual(group.to) && place.start < end && start < place.end
        };
        dst_places(func, data).into_iter().chain(read).any(|place| overlaps(&place))
    };
    let own = |inst: Inst| moves().any(|m| m == inst);
    let mut others = uses.defs(group.to).iter().chain(uses.reads(group.to));
    // The only def may replace, channel by channel, what it reads.
    let only = if defs().count() == 1 { defs().next() } else { None };
    let replaces = |inst: Inst| only == Some(&inst) && reads_in_place(&func.insts[inst], group);
    !others.any(|&inst| inside(inst) && !own(inst) && place(inst) && !replaces(inst))
}

/// Whether every channel of an instruction that writes the source reads of the target only what the channel would write there.
fn reads_in_place(data: &InstData, group: &Group) -> bool {
    let step = data.dst.ty.bytes() * u32::from(data.dst.stride);
    !data.op.is_send()
        && !data.op.is_pseudo()
        && data.srcs.iter().all(|src| match src {
            Src::Reg(reg) if reg.base == Base::Virtual(group.to) => {
                let stride = reg.region.stride(data.control.exec);
                reg.offset == data.dst.offset + group.delta
                    && stride.map(|stride| stride * reg.ty.bytes()) == Some(step)
                    && reg.ty.bytes() == data.dst.ty.bytes()
            }
            _ => true,
        })
}

/// Whether a def of the source writes for the channels for which the moves copy it, each at its place.
fn def_fits_moves(func: &EuFunction, group: &Group, def: Inst) -> bool {
    let data = &func.insts[def];
    group.moves.iter().all(|&(inst, ..)| {
        let mov = &func.insts[inst];
        let Some(src) = mov.srcs[0].as_reg() else { return false };
        if mov.op != Op::Mov || data.control.nomask != mov.control.nomask || data.is_partial() {
            return false;
        }
        // A message puts its answer for a channel where the reader looks for it.
        if data.op.is_send() {
            return data.control == mov.control;
        }
        let step = data.dst.ty.bytes() * u32::from(data.dst.stride);
        let origin = |offset: u32, group: u8| {
            i64::from(offset) - i64::from(group) * i64::from(src.ty.bytes())
        };
        !data.op.is_pseudo()
            && step == src.ty.bytes()
            && origin(data.dst.offset, data.control.group) == origin(src.offset, mov.control.group)
    })
}

/// Whether every byte that is ever written to the source is moved.
fn is_covered(func: &EuFunction, uses: &Uses, group: &Group) -> bool {
    let mut ranges: Vec<(u32, u32)> = group.moves.iter().map(|m| (m.1, m.2)).collect();
    ranges.sort_unstable();
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for (start, end) in ranges {
        match runs.last_mut() {
            Some(last) if start <= last.1 => last.1 = last.1.max(end),
            _ => runs.push((start, end)),
        }
    }
    uses.defs(group.from).iter().all(|&def| {
        let data = &func.insts[def];
        data.op == Op::Undef
            || dst_places(func, data)
                .iter()
                .filter(|place| place.space == Space::Virtual(group.from))
                .all(|place| runs.iter().any(|run| run.0 <= place.start && place.end <= run.1))
    })
}

/// Before gen7 what spans two registers begins with an even one.
fn is_even(func: &EuFunction, uses: &Uses, group: &Group) -> bool {
    if func.device.generation >= Generation::Gen7 || (group.delta / GRF_BYTES).is_multiple_of(2) {
        return true;
    }
    let single = |mask: Mask| mask.count_ones() <= 1;
    uses.defs(group.from).iter().chain(uses.reads(group.from)).all(|&inst| {
        let data = &func.insts[inst];
        let written = dst_places(func, data);
        let read = (0..data.srcs.len()).filter_map(|index| src_place(func, data, index));
        written
            .into_iter()
            .chain(read)
            .filter(|place| place.space == Space::Virtual(group.from))
            .all(|place| single(touched(place)))
    })
}

/// Whether one register of the source may be its place from the beginning, given the place of its move.
fn is_free(
    func: &EuFunction,
    uses: &Uses,
    intervals: &Intervals,
    group: &Group,
    index: u32,
    at: u32,
) -> bool {
    let own = index + group.delta / GRF_BYTES;
    let Some((first, target_last)) = intervals.run(group.to, own) else { return true };
    if first < at {
        return false;
    }
    let Some((_, last)) = intervals.run(group.from, index) else { return true };
    if last <= at {
        return true;
    }
    // Both live on: whatever either holds must be the same.
    let until = last.min(target_last);
    let quiet = |reg: VReg, index: u32| {
        let defs = uses.defs(reg);
        let behind = &defs[defs.partition_point(|&def| intervals.place(def) <= at)..];
        behind.iter().take_while(|&&def| intervals.place(def) <= until).all(|&def| {
            group.moves.iter().any(|m| m.0 == def) || !writes_register(func, def, reg, index)
        })
    };
    quiet(group.from, index) && quiet(group.to, own)
}

fn writes_register(func: &EuFunction, inst: Inst, reg: VReg, index: u32) -> bool {
    let mut found = false;
    for_each_write_mask(func, &func.insts[inst], |written, mask| {
        found |= written == reg && mask >> index & 1 == 1;
    });
    found
}

/// The instructions that work on the source as they are when it is its place; `None` if one is not legal so.
fn renamed(func: &EuFunction, uses: &Uses, group: &Group) -> Option<Vec<(Inst, InstData)>> {
    let mut touched: Vec<Inst> =
        uses.defs(group.from).iter().chain(uses.reads(group.from)).copied().collect();
    touched.sort_unstable();
    touched.dedup();
    let moves: Set<Inst> = group.moves.iter().map(|m| m.0).collect();
    touched.retain(|inst| !moves.contains(inst));
    let mut changed = Vec::new();
    for &inst in &touched {
        let mut data = func.insts[inst].clone();
        if data.op == Op::Undef {
            // An undefined part of the source says nothing of the whole target.
            continue;
        }
        let moved = |offset: u32| (group.to, offset + group.delta);
        data.relocate(|reg, offset| (reg == group.from).then(|| moved(offset)));
        if !legal_inst(func, &data) {
            return None;
        }
        changed.push((inst, data));
    }
    Some(changed)
}
