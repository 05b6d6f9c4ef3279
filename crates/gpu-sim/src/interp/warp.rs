//! Operations among the threads of a warp.

use super::asm;
use super::program::Program;
use super::state::{Device, Thread, ThreadState, WarpRequest, Workgroup, undefined_argument};
use super::value::{Slot, mask, signed};
use super::warp_ops::{Redux, ShuffleMode, Vote, WarpOp, WaveOp};
use crate::amd::arithmetic;
use crate::amd::matrix::{Flags, Product, Sources};
use crate::fault::{Fault, Result};
use crate::float::{self, Format, NanRule};
use std::ops::Range;

/// Carries out what the waiting threads of a warp are ready for. Whether there was something.
pub(crate) fn meet(
    program: &Program<'_>,
    device: &mut Device,
    group: &mut Workgroup,
    warp: usize,
    range: Range<usize>,
) -> Result<bool> {
    let mut any = false;
    let request = |group: &Workgroup, n: usize| match &group.threads[n].state {
        ThreadState::Warp(r) => Some(r.clone()),
        _ => None,
    };
    for n in range.clone() {
        let Some(leader) = request(group, n) else { continue };
        let Some(wanted) = leader.mask else { continue };
        if wanted >> (n - range.start) & 1 == 0 {
            return Err(Fault::undefined(format!(
                "a thread takes part in a warp operation whose mask {wanted:#x} leaves it out"
            ))
            .with_thread(group.state.id, group.threads[n].id));
        }
        let members: Vec<usize> = range
            .clone()
            .filter(|&m| {
                wanted >> (m - range.start) & 1 == 1
                    && !matches!(group.threads[m].state, ThreadState::Done)
            })
            .collect();
        let together = members.iter().all(|&m| {
            request(group, m).is_some_and(|r| r.mask == leader.mask && r.call.op == leader.call.op)
        });
        if together {
            carry_out(group, &members, range.start)?;
            group.state.warps[warp].phase += 1;
            any = true;
        }
    }
    if any || range.clone().any(|n| matches!(group.threads[n].state, ThreadState::Ready)) {
        return Ok(any);
    }
    // No thread can run: those at the place of the first that needs no mask go on together.
    let unmasked = |g: &Workgroup, n: usize| request(g, n).filter(|r| r.mask.is_none());
    let Some(leader) = range.clone().find_map(|n| unmasked(group, n)) else { return Ok(false) };
    let members: Vec<usize> = range
        .clone()
        .filter(|&n| unmasked(group, n).is_some_and(|r| r.site == leader.site))
        .collect();
    if leader.call.op == WarpOp::Assembly {
        assembly(program, device, group, &members)?;
    } else {
        carry_out(group, &members, range.start)?;
        if leader.call.op == WarpOp::Sync {
            group.state.warps[warp].phase += 1;
        }
    }
    Ok(true)
}

fn carry_out(group: &mut Workgroup, members: &[usize], first: usize) -> Result<()> {
    let requests: Vec<(usize, WarpRequest)> = members
        .iter()
        .filter_map(|&n| match &group.threads[n].state {
            ThreadState::Warp(r) => Some((n - first, r.clone())),
            _ => None,
        })
        .collect();
    let mut whole = match requests.first().map(|(_, r)| r.call.op) {
        Some(WarpOp::Wave(WaveOp::Matrix { product, flags, sizes, scaled }, size)) => {
            let place = members.first().map(|&n| group.threads[n].id);
            matrix((product, flags), sizes, (size as usize, scaled), &requests)
                .map_err(|f| f.with_thread(group.state.id, place.unwrap_or_default()))?
        }
        _ => Vec::new(),
    };
    for &n in members {
        let lane = n - first;
        let (_, own) = requests.iter().find(|(l, _)| *l == lane).expect("a member");
        let results = match whole.get_mut(lane) {
            Some(results) => std::mem::take(results),
            None => evaluate(own.call.op, lane, own, &requests)
                .map_err(|f| f.with_thread(group.state.id, group.threads[n].id))?,
        };
        let thread = &mut group.threads[n];
        for (at, &value) in results.iter().enumerate() {
            thread.regs[own.result + at] = value;
        }
    }
    for &n in members {
        group.threads[n].state = ThreadState::Ready;
    }
    Ok(())
}

fn assembly(
    program: &Program<'_>,
    device: &mut Device,
    group: &mut Workgroup,
    members: &[usize],
) -> Result<()> {
    let mut threads: Vec<(&mut Thread, WarpRequest)> = Vec::new();
    for (n, thread) in group.threads.iter_mut().enumerate() {
        if members.binary_search(&n).is_err() {
            continue;
        }
        if let ThreadState::Warp(request) = std::mem::replace(&mut thread.state, ThreadState::Ready)
        {
            threads.push((thread, request));
        }
    }
    asm::together(device, &mut group.state, &mut threads, program.dynamic_size)
}

type Results = smallvec::SmallVec<[Slot; 4]>;

fn evaluate(
    op: WarpOp,
    lane: usize,
    own: &WarpRequest,
    all: &[(usize, WarpRequest)],
) -> Result<Results> {
    let mut out = Results::new();
    match op {
        WarpOp::Sync | WarpOp::Assembly => {}
        WarpOp::SubGroup(op) => out.push(super::sub_group::evaluate(op, lane, own, all)?),
        WarpOp::Wave(WaveOp::SwapRows { row, fetch, bound }, _) => {
            let (to, from, other) = arithmetic::swapped_row(lane, usize::from(row));
            out.extend(own.args[..2].iter().copied());
            match all.iter().find(|(l, _)| *l == other) {
                Some((_, r)) => out[to] = r.args[from],
                // What a thread that takes no part would have is not known.
                None if fetch => out[to] = Slot::undef(32),
                None if bound => out[to] = Slot::ZERO,
                None => {}
            }
        }
        WarpOp::Wave(WaveOp::Transpose { words, bits }, _) => {
            let words = usize::from(words);
            let part = |pick: fn(&Slot) -> u64| {
                let read = |from: usize| {
                    let (_, r) = all.iter().find(|(l, _)| *l == from)?;
                    let mut own = [0; 3];
                    for (word, slot) in own.iter_mut().zip(&r.args[..words]) {
                        *word = pick(slot) as u32;
                    }
                    Some(own)
                };
                arithmetic::transposed(u32::from(bits), words, lane, read)
            };
            let (values, undef) = (part(|s| s.bits), part(|s| s.undef));
            let slots = values.iter().zip(undef);
            out.extend(slots.take(words).map(|(&v, u)| Slot::partial(u64::from(v), u64::from(u))));
        }
        WarpOp::Wave(op, size) => out.push(wave(op, size as usize, lane, own, all)?),
        WarpOp::ActiveMask => {
            out.push(Slot::new(all.iter().fold(0, |m, (l, _)| m | 1 << l)));
        }
        WarpOp::Elect => {
            let leader = all.iter().map(|(l, _)| *l).min().unwrap_or(lane);
            out.push(Slot::new(leader as u64));
            out.push(Slot::bool(leader == lane));
        }
        WarpOp::Shuffle { mode, predicate } => {
            let (source, in_range) = shuffle_source(mode, lane, own)?;
            let value = all.iter().find(|(l, _)| *l == source).map(|(_, r)| r.args[0]);
            // Reading from a thread that takes no part gives nothing definite.
            out.push(value.unwrap_or(Slot::undef(32)));
            if predicate {
                out.push(Slot::bool(in_range));
            }
        }
        WarpOp::Vote(vote) => {
            if let Some((_, r)) = all.iter().find(|(_, r)| !r.args[0].is_defined()) {
                return Err(undefined_argument(r.args[0], "a vote"));
            }
            let yes = |r: &WarpRequest| r.args[0].bits & 1 == 1;
            let ballot = all.iter().filter(|(_, r)| yes(r)).fold(0u64, |m, (l, _)| m | 1 << l);
            let count = ballot.count_ones() as usize;
            out.push(match vote {
                Vote::All => Slot::bool(count == all.len()),
                Vote::Any => Slot::bool(count > 0),
                Vote::Uniform => Slot::bool(count == 0 || count == all.len()),
                Vote::Ballot => Slot::new(ballot),
            });
        }
        WarpOp::Match { all: every, .. } => {
            if let Some((_, r)) = all.iter().find(|(_, r)| !r.args[0].is_defined()) {
                return Err(undefined_argument(r.args[0], "match"));
            }
            let same = all
                .iter()
                .filter(|(_, r)| r.args[0] == own.args[0])
                .fold(0u64, |m, (l, _)| m | 1 << l);
            let members = all.iter().fold(0u64, |m, (l, _)| m | 1 << l);
            if every {
                out.push(Slot::new(if same == members { same } else { 0 }));
                out.push(Slot::bool(same == members));
            } else {
                out.push(Slot::new(same));
            }
        }
        WarpOp::Reduce(redux) => {
            if let Some((_, r)) = all.iter().find(|(_, r)| !r.args[0].is_defined()) {
                return Err(undefined_argument(r.args[0], "redux"));
            }
            let values = all.iter().map(|(_, r)| r.args[0].bits);
            out.push(Slot::new(values.reduce(|a, b| fold(redux, a, b)).unwrap_or(0)));
        }
    }
    Ok(out)
}

/// An operation of AMD's waves. Threads that take no part have no definite value.
fn wave(
    op: WaveOp,
    size: usize,
    lane: usize,
    own: &WarpRequest,
    all: &[(usize, WarpRequest)],
) -> Result<Slot> {
    let of = |from: usize, n: usize| all.iter().find(|(l, _)| *l == from).map(|(_, r)| r.args[n]);
    let number = |slot: Slot, what: &str| {
        if slot.is_defined() { Ok(slot.bits as usize) } else { Err(undefined_argument(slot, what)) }
    };
    let unknown = Slot::undef(64);
    Ok(match op {
        WaveOp::ReadFirst => all.first().map_or(own.args[0], |(_, r)| r.args[0]),
        WaveOp::ReadLane => {
            let from = number(own.args[1], "the lane of readlane")? % size;
            of(from, 0).unwrap_or(unknown)
        }
        WaveOp::WriteLane => {
            let to = number(own.args[1], "the lane of writelane")? % size;
            if to == lane { own.args[0] } else { own.args[2] }
        }
        WaveOp::BackwardPermute => {
            let from = number(own.args[0], "the address of bpermute")? / 4 % size;
            of(from, 1).unwrap_or(Slot::ZERO)
        }
        WaveOp::Permute => {
            let mut value = Slot::ZERO;
            for (_, r) in all {
                if number(r.args[0], "the address of permute")? / 4 % size == lane {
                    value = r.args[1];
                }
            }
            value
        }
        WaveOp::Swizzle(pattern) => of(arithmetic::swizzle(lane, pattern), 0).unwrap_or(Slot::ZERO),
        WaveOp::Dpp8(select) => {
            let from = (lane & !7) + (select >> (3 * (lane & 7)) & 7) as usize;
            of(from, 0).unwrap_or(Slot::ZERO)
        }
        WaveOp::Dpp { control, rows, banks, bound } => {
            let (row, bank) = ((lane / 16) & 3, (lane / 4) & 3);
            if rows >> row & 1 == 0 || banks >> bank & 1 == 0 {
                return Ok(own.args[0]);
            }
            let from = arithmetic::dpp_source(control as usize, lane, size);
            match from.and_then(|f| of(f, 1)) {
                Some(value) => value,
                None if bound => Slot::ZERO,
                None => own.args[0],
            }
        }
        WaveOp::PermLane16 { across, fetch: _, bound } => {
            let low = number(own.args[2], "the selectors of permlane16")? as u64;
            let high = number(own.args[3], "the selectors of permlane16")? as u64;
            let row = if across { (lane & !15) ^ 16 } else { lane & !15 };
            let from = row + ((low | high << 32) >> (4 * (lane & 15)) & 15) as usize;
            match of(from, 1) {
                Some(value) => value,
                None if bound => Slot::ZERO,
                None => own.args[0],
            }
        }
        WaveOp::PermLaneVar { across, bound } => {
            let row = if across { (lane & !15) ^ 16 } else { lane & !15 };
            let from = row + (number(own.args[2], "the selector of permlane16")? & 15);
            match of(from, 1) {
                Some(value) => value,
                None if bound => Slot::ZERO,
                None => own.args[0],
            }
        }
        WaveOp::Shuffle => {
            let from = number(own.args[1], "the lane of a shuffle")? % size;
            of(from, 0).unwrap_or(Slot::ZERO)
        }
        WaveOp::PermLane64 => of(lane ^ 32, 0).unwrap_or(unknown),
        // It has more than one result.
        WaveOp::Matrix { .. } | WaveOp::SwapRows { .. } | WaveOp::Transpose { .. } => unknown,
        WaveOp::Reduce(reduction) => {
            let mut value = reduction.start();
            for (_, r) in all {
                if !r.args[0].is_defined() {
                    return Ok(unknown);
                }
                value = reduction.join(value, r.args[0].bits);
            }
            Slot::new(value)
        }
    })
}

/// All lanes' parts of a product of matrices; the elements of factors and sums have a number and a size.
fn matrix(
    (product, flags): (Product, Flags),
    sizes: [(u8, u8); 3],
    (size, scaled): (usize, bool),
    all: &[(usize, WarpRequest)],
) -> Result<Vec<Results>> {
    if all.len() != size {
        return Err(Fault::undefined("a product of matrices without all lanes"));
    }
    let words = |slots: &[Slot], bits: u8| -> Vec<u32> {
        let mut out: Vec<u32> = Vec::new();
        let mut at = 0;
        for slot in slots {
            if at % 32 == 0 {
                out.push(0);
            }
            *out.last_mut().expect("a word") |= (slot.bits << (at % 32)) as u32;
            if bits == 64 {
                out.push((slot.bits >> 32) as u32);
            }
            at += usize::from(bits);
        }
        out
    };
    if let Some(&slot) = all.iter().flat_map(|(_, r)| &r.args).find(|s| !s.is_defined()) {
        return Err(undefined_argument(slot, "a product of matrices"));
    }
    let mut first = 0;
    let matrices = sizes.map(|(count, bits)| -> Vec<Vec<u32>> {
        let range = first..first + usize::from(count);
        first = range.end;
        all.iter().map(|(_, r)| words(&r.args[range.clone()], bits)).collect()
    });
    let every = |n: usize| -> Vec<u32> { all.iter().map(|(_, r)| r.args[n].bits as u32).collect() };
    let index = product.is_sparse().then(|| every(first));
    let scales = scaled.then(|| [every(first), every(first + 1)]);
    let sources = Sources {
        matrices: matrices.each_ref().map(Vec::as_slice),
        index: index.as_deref(),
        scales: scales.as_ref().map(|s| s.each_ref().map(Vec::as_slice)),
    };
    let (count, bits) = (usize::from(sizes[2].0), usize::from(sizes[2].1));
    let slots = |result: &Vec<u32>| -> Results {
        let slot = |n: usize| {
            let first = n * bits;
            let low = u64::from(result[first / 32]) >> (first % 32);
            let high = if bits == 64 { u64::from(result[first / 32 + 1]) << 32 } else { 0 };
            Slot::new((low | high) & (u64::MAX >> (64 - bits)))
        };
        (0..count).map(slot).collect()
    };
    Ok(product.results(flags, &sources).iter().map(slots).collect())
}

/// The lane that a shuffle reads, and whether it was in range (PTX ISA, `shfl.sync`).
fn shuffle_source(mode: ShuffleMode, lane: usize, own: &WarpRequest) -> Result<(usize, bool)> {
    let (b, c) = (own.args[1], own.args[2]);
    if !b.is_defined() || !c.is_defined() {
        return Err(undefined_argument(if b.is_defined() { c } else { b }, "a shuffle"));
    }
    let lane = lane as i64;
    let distance = (b.bits & 31) as i64;
    let clamp = (c.bits & 31) as i64;
    let segment = (c.bits >> 8 & 31) as i64;
    let most = (lane & segment) | (clamp & !segment);
    let least = lane & segment;
    let (source, in_range) = match mode {
        ShuffleMode::Up => (lane - distance, lane - distance >= most),
        ShuffleMode::Down => (lane + distance, lane + distance <= most),
        ShuffleMode::Butterfly => (lane ^ distance, lane ^ distance <= most),
        ShuffleMode::Index => {
            let j = least | (distance & !segment);
            (j, j <= most)
        }
    };
    Ok((if in_range { source } else { lane } as usize, in_range))
}

fn fold(redux: Redux, a: u64, b: u64) -> u64 {
    let pick = |first: bool| if first { a } else { b };
    let floats = |max: bool, abs: bool, nan: bool| {
        let f = Format::F32;
        let strip = |v: u64| if abs { v & !f.sign_bit() } else { v };
        let rule = if nan { NanRule::Propagate } else { NanRule::Number };
        let apply = if max { float::max } else { float::min };
        apply(f, strip(a), strip(b), rule, false)
    };
    match redux {
        Redux::Add => a.wrapping_add(b) & mask(32),
        Redux::And => a & b,
        Redux::Or => a | b,
        Redux::Xor => a ^ b,
        Redux::UMin => a.min(b),
        Redux::UMax => a.max(b),
        Redux::Min => pick(signed(a, 32) <= signed(b, 32)),
        Redux::Max => pick(signed(a, 32) >= signed(b, 32)),
        Redux::FMin { abs, nan } => floats(false, abs, nan),
        Redux::FMax { abs, nan } => floats(true, abs, nan),
    }
}
