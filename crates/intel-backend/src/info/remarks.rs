//! Remarks about a finished kernel ([`ir::remarks`]), and its code line by line ([`ir::listing`]): register pressure
//! at each point, live ranges of registers, moves into payloads that were left and their reasons, spilled registers.
//!
//! Pressure and moves are those of the function before allocation ([`Before`]); an instruction keeps its number through
//! allocation. Instructions that allocation adds have the pressure of the instruction after them.

use cranelift_entity::SecondaryMap;
use ir::listing::{LineKind, LinePlace, ListingBuilder};
use ir::map::Map;
use ir::remarks::{
    LiveKind, LiveRange, LiveStep, Note, RegisterFile, Remarks, SpilledValue, Topic,
};

use crate::abi::kernel::Kernel;
use crate::emit::asm::assembly_inst;
use crate::emit::encode::is_compacted;
use crate::mir_opt::payload::{Cause, Statistics};
use crate::regalloc::{self, Pressure};
use crate::target::device::INST_BYTES;
use crate::target::device::{GRF_BYTES, GRF_COUNT};
use crate::target::eu::{
    Block, EuFunction, Inst, InstData, Space, Stage, dst_places, flow_graph, src_place,
};

/// The name of the kind of registers that are spilled to memory.
const GENERAL: &str = "general registers";

/// Facts of the function before allocation.
#[derive(Clone, Debug, Default)]
pub(crate) struct Before {
    pressure: Vec<(Inst, Pressure)>,
    payloads: Statistics,
}

impl Before {
    /// Looks at a legal function.
    pub(crate) fn new(func: &EuFunction) -> Self {
        if func.stage != Stage::Legal {
            return Self::default();
        }
        let pressure = regalloc::pressure_by_instruction(func).unwrap_or_default();
        Self { pressure, payloads: Statistics::new(func) }
    }

    fn peak(&self) -> Option<(Inst, Pressure)> {
        // Of several the first.
        let first = self.pressure.iter().copied();
        first.reduce(|best, at| if at.1.registers > best.1.registers { at } else { best })
    }
}

/// The remarks of an allocated kernel. `needed` is what it needed before anything was spilled.
pub(crate) fn of(func: &EuFunction, kernel: &Kernel, needed: Pressure, before: &Before) -> Remarks {
    let mut numbers: SecondaryMap<Inst, Option<u32>> = SecondaryMap::new();
    let placed: Vec<(Block, Inst)> = func.placed().collect();
    for (number, &(_, inst)) in (0..).zip(&placed) {
        numbers[inst] = Some(number);
    }
    let mut remarks = Remarks::new(&func.name);
    remarks.figure("Work-items of a thread", kernel.simd);
    remarks.figure("Registers needed", needed.registers);
    remarks.figure("Messages", before.payloads.sends);
    remarks.figure("Payload registers", before.payloads.registers);
    remarks.figure("Payload moves", before.payloads.moves.len());
    remarks.figure("Scratch bytes", kernel.scratch_bytes);
    let mut notes = payload_notes(func, &placed, &numbers, &before.payloads);
    notes.extend(spill_notes(func, &placed, &numbers, needed, before));
    notes.sort_by_key(|note| (note.at, note.topic));
    remarks.notes = notes;
    remarks.spilled = spilled(func, &placed, &numbers);
    remarks.kinds = kinds(&placed, before);
    (remarks.files, remarks.ranges) = ranges(func);
    remarks
}

/// Pressure by instruction of the finished code.
fn kinds(placed: &[(Block, Inst)], before: &Before) -> Vec<LiveKind> {
    let known: Map<Inst, Pressure> = before.pressure.iter().copied().collect();
    let curve = |of: fn(&Pressure) -> u32| {
        let mut next = None;
        let mut live: Vec<Option<u32>> = placed
            .iter()
            .rev()
            .map(|(_, inst)| {
                next = known.get(inst).map(of).or(next);
                next
            })
            .collect();
        live.reverse();
        let mut last = 0;
        live.into_iter()
            .map(|value| {
                last = value.unwrap_or(last);
                last
            })
            .collect()
    };
    let all = LiveStep { most: u32::from(GRF_COUNT), waves: None, label: "all registers".into() };
    vec![
        LiveKind {
            name: GENERAL.into(),
            live: curve(|p| p.registers),
            taken: None,
            limit: Some(GRF_COUNT.into()),
            steps: vec![all],
        },
        LiveKind { name: "flags".into(), live: curve(|p| p.flags), ..LiveKind::default() },
    ]
}

/// Why each move into a payload is there, and the message that it is for.
fn payload_notes(
    func: &EuFunction,
    placed: &[(Block, Inst)],
    numbers: &SecondaryMap<Inst, Option<u32>>,
    payloads: &Statistics,
) -> Vec<Note> {
    let note = |&(inst, cause): &(Inst, Cause)| {
        let at = numbers[inst]?;
        let why = match cause {
            Cause::Constant => "a constant has to be in a register of the message",
            Cause::Shared => "one value for all channels, which the message wants for each",
            Cause::Fixed => "the value lies in a fixed register of the thread's payload",
            Cause::Kept => "the value is read by others too, or written in several places",
            Cause::Joined => "values come there on several paths",
            Cause::OnlyUse => "it could have been computed where the message takes it from",
        };
        let text = format!("moves into a payload ({}): {why}", cause.name());
        let written = dst_places(func, &func.insts[inst]);
        let (block, rest) = (placed[at as usize].0, &placed[at as usize + 1..]);
        let mut behind = rest.iter().take_while(|(other, _)| *other == block);
        let message = behind.find(|(_, other)| {
            let data = &func.insts[*other];
            data.send().is_some() && reads(func, data, &written)
        });
        let because = message.and_then(|(_, inst)| numbers[*inst]).into_iter().collect();
        Some(Note { at, topic: Topic::Payload, text, because })
    };
    payloads.moves.iter().filter_map(note).collect()
}

/// Whether an instruction reads one of some places.
fn reads(func: &EuFunction, data: &InstData, places: &[crate::target::eu::RegBytes]) -> bool {
    (0..data.srcs.len())
        .filter_map(|n| src_place(func, data, n))
        .any(|source| places.iter().any(|place| place.overlaps(source)))
}

/// Messages that move what is spilled.
fn spill_notes(
    func: &EuFunction,
    placed: &[(Block, Inst)],
    numbers: &SecondaryMap<Inst, Option<u32>>,
    needed: Pressure,
    before: &Before,
) -> Vec<Note> {
    let mut stores: Map<u32, Vec<u32>> = Map::default();
    let mut notes = Vec::new();
    let messages = placed.iter().filter_map(|&(_, inst)| {
        let spill = regalloc::SpillMessage::of(&func.insts[inst])?;
        Some((numbers[inst]?, spill))
    });
    let messages: Vec<_> = messages.collect();
    for (at, spill) in messages.iter().filter(|(_, spill)| spill.store) {
        (spill.first..spill.first + spill.count).for_each(|n| {
            stores.entry(n).or_default().push(*at);
        });
    }
    let registers = |n: u32| if n == 1 { "a register".into() } else { format!("{n} registers") };
    for (at, spill) in messages {
        let what = registers(spill.count);
        let (text, because) = if spill.store {
            let peak = before.peak().and_then(|(inst, _)| numbers[inst]);
            let text = format!(
                "spills {what} to scratch memory: {} registers are needed at one place, and there are {GRF_COUNT}",
                needed.registers
            );
            (text, peak.into_iter().collect())
        } else {
            let mut from: Vec<u32> = (spill.first..spill.first + spill.count)
                .flat_map(|n| stores.get(&n).into_iter().flatten().copied())
                .collect();
            from.sort_unstable();
            from.dedup();
            (format!("reads back {what} from scratch memory"), from)
        };
        notes.push(Note { at, topic: Topic::Spill, text, because });
    }
    notes
}

/// The values that were spilled to memory. Stores stand after the instruction that writes the value, and have no place in the
/// source themselves. Parts of a value that are written one by one have as many entries.
fn spilled(
    func: &EuFunction,
    placed: &[(Block, Inst)],
    numbers: &SecondaryMap<Inst, Option<u32>>,
) -> Vec<SpilledValue> {
    let mut found: Map<_, SpilledValue> = Map::default();
    let mut made = None;
    let mut block = None;
    for &(own, inst) in placed {
        if block.replace(own) != Some(own) {
            made = None;
        }
        if let Some(spill) = regalloc::SpillMessage::of(&func.insts[inst]).filter(|s| s.store) {
            let key = made.ok_or(spill.first);
            let value = found.entry(key).or_insert_with(|| SpilledValue {
                kind: GENERAL.into(),
                registers: 0,
                place: "scratch memory".into(),
                made: made.and_then(|inst: Inst| numbers[inst]),
            });
            value.registers += spill.count;
        } else if func.inst_loc(inst).is_some() {
            made = Some(inst);
        }
    }
    found.into_values().collect()
}

/// Live ranges of each general register: backwards over the machine's graph. A write under the mask ends a value only
/// if all of the register is written; channels that are off are not followed.
fn ranges(func: &EuFunction) -> (Vec<RegisterFile>, Vec<LiveRange>) {
    let graph = flow_graph(func);
    let through = |block: Block, live: &mut u128| {
        for &inst in func.blocks[block].insts.iter().rev() {
            *live = regalloc::registers_before(func, &func.insts[inst], *live);
        }
    };
    let join = |live: &mut u128, next: &u128| *live |= next;
    let live_in = graph.solve_backward(through, join);
    let mut open: [Option<u32>; GRF_COUNT as usize] = [None; GRF_COUNT as usize];
    let mut ranges = Vec::new();
    let (mut number, mut used) = (0, 0u128);
    for &block in &func.layout {
        let insts = &func.blocks[block].insts;
        let mut after = graph.joined_at_end(block, &live_in, join);
        let mut around: Vec<(u128, u128)> = Vec::with_capacity(insts.len());
        for &inst in insts.iter().rev() {
            let data = &func.insts[inst];
            let before = regalloc::registers_before(func, data, after);
            let written = written_registers(func, data);
            around.push((before | after | written, written & !before));
            after = before;
        }
        for (here, new) in around.into_iter().rev() {
            used |= here;
            for (register, open) in (0..).zip(&mut open) {
                let (is_live, is_new) = (here >> register & 1 == 1, new >> register & 1 == 1);
                if let Some(from) = open.filter(|_| !is_live || is_new) {
                    ranges.push(LiveRange { file: 0, register, from, to: number.max(from + 1) });
                    *open = None;
                }
                if is_live && open.is_none() {
                    *open = Some(number);
                }
            }
            number += 1;
        }
    }
    for (register, from) in (0..).zip(open) {
        ranges.extend(from.map(|from| LiveRange { file: 0, register, from, to: number }));
    }
    ranges.sort_unstable();
    let count = 128 - used.leading_zeros();
    let file = RegisterFile { name: "General registers".into(), prefix: "r".into(), count };
    (if count == 0 { Vec::new() } else { vec![file] }, ranges)
}

/// The general registers that an instruction writes a part of.
fn written_registers(func: &EuFunction, data: &InstData) -> u128 {
    let places = dst_places(func, data);
    let places = places.iter().filter(|place| place.space == Space::Grf);
    places.fold(0, |set, place| {
        let range = place.start / GRF_BYTES..place.end.div_ceil(GRF_BYTES).min(128);
        range.fold(set, |set, register| set | 1 << register)
    })
}

/// Adds the code of a kernel to a listing, in which its function was begun.
pub(crate) fn list(listing: &mut ListingBuilder<'_>, func: &EuFunction) {
    let mut offset = 0;
    for &block in &func.layout {
        let place = LinePlace::Bytes { offset, size: 0 };
        listing.line(&format!("L{}:", block.as_u32()), LineKind::Label, place, None);
        for &inst in &func.blocks[block].insts {
            let data = &func.insts[inst];
            let size = if is_compacted(func.device, data) { INST_BYTES / 2 } else { INST_BYTES };
            let place = LinePlace::Bytes { offset, size };
            let text = assembly_inst(func.device, data);
            listing.line(&text, LineKind::Instruction, place, func.inst_loc(inst));
            offset += u64::from(size);
        }
    }
}
