//! Runs waves, one instruction at a time.
//!
//! The waves of a workgroup take turns; each runs until it waits at a barrier, ends, or has used its turn. What is
//! not simulated: time, caches, exceptions, and the contents of registers that the hardware leaves undefined (they
//! hold a pattern).

mod calls;
mod coherence;
mod convert;
mod hazards;
mod matrix;
mod memory;
mod outstanding;
mod printed;
mod races;
mod setup;
mod trace;
mod track;
mod vector;
mod wave;

use self::coherence::Caches;
use self::memory::Reach;
use self::races::Races;
use self::wave::{Wave, WaveState};
use super::alu::ScalarCx;
use super::decode::decode;
use super::elf::CodeObject;
use super::generation::Generation;
use super::inst::{Action, Condition, EXEC, Inst, M0, MemOp, Src, Swap, VCC};
use super::options::{Options, Tracer};
use crate::fault::{Fault, FaultKind, FaultPlace, Result};
use crate::launch::Statistics;
use crate::memory::Segment;
use std::rc::Rc;

pub(crate) use setup::run;

/// Instructions of a wave before another one goes on.
const TURN: u64 = 20_000;

/// State that all workgroups share.
struct Machine<'a> {
    object: &'a CodeObject,
    generation: Generation,
    wave64: bool,
    /// Address of the image in global memory.
    base: u64,
    code: Vec<Option<Rc<Inst>>>,
    global: Segment,
    options: &'a Options,
    tracer: Option<&'a mut Tracer<'a>>,
    budget: u64,
    statistics: Statistics,
    time: u64,
    separate_stores: bool,
    own_scalar_counter: bool,
    /// The waves of a workgroup reach memory through the same cache.
    shared_cache: bool,
    races: Option<Races>,
    /// The hostile machine.
    caches: Option<Caches>,
}

/// A workgroup.
struct Group {
    id: [u32; 3],
    lds: Vec<u8>,
    waves: Vec<Wave>,
    /// Barriers passed, and waves that have come to the next one.
    phase: u64,
    arrived: usize,
}

/// Control flow after an instruction.
enum Next {
    Go(u64),
    End,
    /// At a barrier.
    Wait(u64),
}

impl Machine<'_> {
    fn inst(&mut self, pc: u64) -> Result<Rc<Inst>> {
        if !pc.is_multiple_of(4) || !self.object.code.iter().any(|&(s, e)| pc >= s && pc < e) {
            return Err(Fault::out_of_bounds(format!(
                "the program counter is at {pc:#x} of the code object, where no code is"
            )));
        }
        let slot = (pc / 4) as usize;
        if self.code.len() <= slot {
            self.code.resize(slot + 1, None);
        }
        if let Some(inst) = &self.code[slot] {
            return Ok(inst.clone());
        }
        let inst = Rc::new(decode(self.generation, self.wave64, &self.object.image, pc)?);
        self.code[slot] = Some(inst.clone());
        Ok(inst)
    }

    fn place(&self, group: &Group, inst: &Inst, wave: &Wave) -> FaultPlace {
        let function = self.object.functions.range(..=inst.address).next_back();
        let item = wave.first_item;
        FaultPlace {
            function: function.map(|(_, name)| name.clone()),
            instruction: Some(format!("{:#x}: {}", inst.address, inst.text())),
            block: Some(group.id),
            thread: Some([item, 0, 0]),
            address: Some(inst.address),
            ..FaultPlace::default()
        }
    }

    /// A fault with its place: that of the access that it is about, else that of the instruction that runs.
    #[cold]
    fn located(&mut self, fault: Fault, group: &Group, n: usize, running: &Rc<Inst>) -> Fault {
        let mut place = |own: &FaultPlace| {
            let inst = own.address.and_then(|at| self.inst(at).ok());
            self.place(group, inst.as_ref().unwrap_or(running), &group.waves[n])
        };
        let at = place(fault.place());
        let other = fault.other().map(|other| {
            let thread = other.thread;
            FaultPlace { thread, ..place(other) }
        });
        match other {
            Some(other) => fault.at(at).with_other(other),
            None => fault.at(at),
        }
    }

    /// Runs a workgroup for a turn. Whether it has ended.
    fn turn(&mut self, group: &mut Group) -> Result<bool> {
        loop {
            let mut progress = false;
            for n in 0..group.waves.len() {
                if group.waves[n].state == WaveState::Waiting
                    && group.phase > group.waves[n].arrived
                {
                    group.waves[n].state = WaveState::Ready;
                }
                if group.waves[n].state == WaveState::Ready {
                    progress = true;
                    self.wave_turn(group, n)?;
                }
            }
            if group.waves.iter().all(|w| w.state == WaveState::Done) {
                return Ok(true);
            }
            if !progress {
                return Err(Fault::deadlock("waves wait at a barrier that the others never reach"));
            }
            if group.waves.iter().any(|w| w.state == WaveState::Ready) {
                return Ok(false);
            }
        }
    }

    /// Whether an instruction that keeps order does something here: a wait for an outstanding operation that others can
    /// see or the wave can use, a barrier with others to meet.
    fn matters(&self, group: &Group, n: usize, inst: &Inst) -> bool {
        match inst.action {
            Action::Wait(wait) => group.waves[n].waits_for(wait, group.waves.len() > 1),
            Action::Barrier | Action::BarrierSignal { .. } | Action::BarrierWait => {
                group.waves.len() > 1
            }
            _ => true,
        }
    }

    /// A turn of a wave, chosen at random, of a workgroup of the hostile machine. Whether the workgroup has ended.
    fn hostile_turn(&mut self, group: &mut Group) -> Result<bool> {
        for wave in &mut group.waves {
            if wave.state == WaveState::Waiting && group.phase > wave.arrived {
                wave.state = WaveState::Ready;
            }
        }
        let ready = |w: &&Wave| w.state == WaveState::Ready;
        let count = group.waves.iter().filter(ready).count();
        if count == 0 {
            if group.waves.iter().all(|w| w.state == WaveState::Done) {
                return Ok(true);
            }
            let message = "waves wait at a barrier that the others never reach";
            return Err(Fault::deadlock(message));
        }
        let nth = self.caches.as_mut().map_or(0, |c| c.random.below(count));
        let all = group.waves.iter().enumerate();
        let n = all.filter(|(_, w)| w.state == WaveState::Ready).nth(nth).map_or(0, |(n, _)| n);
        if group.waves[n].asleep > 0 {
            group.waves[n].asleep -= 1;
            return Ok(false);
        }
        let mut reach = self.reach(&mut group.lds);
        if let Err(fault) = group.waves[n].disturb(&mut reach) {
            let running = self.inst(group.waves[n].pc)?;
            return Err(self.located(fault, group, n, &running));
        }
        self.wave_turn(group, n)?;
        Ok(group.waves.iter().all(|w| w.state == WaveState::Done))
    }

    /// Memory that a wave of a workgroup reaches, whose local memory is given.
    fn reach<'b>(&'b mut self, lds: &'b mut [u8]) -> Reach<'b> {
        let family = self.generation.family();
        Reach {
            global: &mut self.global,
            lds,
            traffic: &mut self.statistics.global_bytes,
            check_scratch: !self.generation.architected_scratch(),
            unsigned_scratch: family < 12,
            numbering: self.generation.numbering(),
            buffer_offsets_wrap: family < 12,
            races: self.races.as_mut(),
            caches: self.caches.as_mut(),
        }
    }

    fn turn_length(&mut self) -> u64 {
        let Some(caches) = &mut self.caches else { return TURN };
        let most = [4, 16, 64, 1000][caches.random.below(4)];
        1 + caches.random.below(most) as u64
    }

    fn wave_turn(&mut self, group: &mut Group, n: usize) -> Result<()> {
        for _ in 0..self.turn_length() {
            let pc = group.waves[n].pc;
            let inst = self.inst(pc).map_err(|f| {
                f.at(FaultPlace {
                    block: Some(group.id),
                    thread: Some([group.waves[n].first_item, 0, 0]),
                    ..FaultPlace::default()
                })
            })?;
            if self.budget == 0 {
                let place = self.place(group, &inst, &group.waves[n]);
                return Err(Fault::new(FaultKind::Timeout, "the program does not end").at(place));
            }
            if self.object.removed == Some(pc) {
                if is_invalidation(&inst) {
                    group.waves[n].behind = Some(inst.name);
                } else {
                    let matters = self.matters(group, n, &inst);
                    self.statistics.removed += u64::from(matters);
                }
                group.waves[n].pc += u64::from(inst.size);
                continue;
            }
            self.budget -= 1;
            self.time += 1;
            self.statistics.instructions += 1;
            let before = self.tracer.is_some().then(|| trace::Before::new(&group.waves[n]));
            let next = self.step(group, n, &inst).map_err(|f| self.located(f, group, n, &inst))?;
            if let (Some(before), Some(tracer)) = (before, self.tracer.as_mut()) {
                tracer(&before.line(&inst, group.id, n, &group.waves[n]));
            }
            match next {
                Next::Go(pc) => {
                    group.waves[n].pc = pc;
                    if group.waves[n].asleep > 0 {
                        return Ok(());
                    }
                }
                Next::Wait(pc) => {
                    let wave = &mut group.waves[n];
                    wave.pc = pc;
                    if group.phase > wave.arrived {
                        continue;
                    }
                    wave.state = WaveState::Waiting;
                    return Ok(());
                }
                Next::End => {
                    group.waves[n].state = WaveState::Done;
                    self.release(group);
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// A wave comes to the barrier.
    fn arrive(&mut self, group: &mut Group, n: usize) {
        group.waves[n].arrived = group.phase;
        group.arrived += 1;
        self.release(group);
    }

    /// Opens the barrier if all have come that are still there.
    fn release(&mut self, group: &mut Group) {
        let alive = group.waves.iter().filter(|w| w.state != WaveState::Done).count();
        if alive > 0 && group.arrived >= alive {
            group.phase += 1;
            group.arrived = 0;
            self.statistics.barriers += 1;
        }
    }

    fn step(&mut self, group: &mut Group, n: usize, inst: &Inst) -> Result<Next> {
        let next = inst.address + u64::from(inst.size);
        let base = self.base;
        let generation = self.generation;
        let hostile = self.caches.is_some();
        let delay = self.options.delay || hostile;
        let wave = &mut group.waves[n];
        self.statistics.removed += u64::from(wave.loads_behind(inst));
        check_registers(wave, inst)?;
        if hostile || delay && self.options.races {
            wave.check_pending(inst)?;
        }
        if hostile {
            wave.check_hazards(inst, generation)?;
            let word = self.object.word(inst.address);
            wave.track(inst, generation, word);
            wave.note_lanes(inst);
        }
        match &inst.action {
            Action::Nop => {}
            Action::CacheControl(control, counter) => {
                let mut reach = self.reach(&mut group.lds);
                wave.cache_control(*control, *counter, &mut reach, delay)?;
            }
            Action::End => {
                let mut reach = self.reach(&mut group.lds);
                wave.drain(&mut reach)?;
                return Ok(Next::End);
            }
            Action::Scalar { f, dst, a, b } => {
                let wide = f.dst.words() == 2;
                let old = if wide { wave.s64(*dst) } else { u64::from(wave.s32(*dst)) };
                let mut cx = ScalarCx { mode: wave.float_mode(), scc: wave.scc, old };
                let x = wave.uniform(*a, f.src[0].words() == 2);
                let y = wave.uniform(*b, f.src[1].words() == 2);
                let value = (f.f)(&mut cx, x, y);
                wave.scc = cx.scc;
                match f.dst.words() {
                    0 => {}
                    1 => wave.set_s32(*dst, value as u32),
                    _ => wave.set_s64(*dst, value),
                }
            }
            Action::ScalarFma { dst, src } => {
                let [a, b, c] = src.map(|s| wave.uniform(s, false));
                let mode = wave.float_mode();
                let f = crate::float::Format::F32;
                let m = crate::float::Mode { round: mode.round(f), ftz: false, sat: false };
                let [a, b, c] = [a, b, c].map(|v| mode.input(f, v));
                let value = mode.output(f, crate::float::fma(f, a, b, c, m));
                wave.set_s32(*dst, value as u32);
            }
            Action::ScalarCompare { compare, a, b } => {
                let wide = compare.operand_types()[0].words() == 2;
                let (a, b) = (wave.uniform(*a, wide), wave.uniform(*b, wide));
                wave.scc = compare.holds(wave.float_mode(), a, b);
            }
            Action::SaveExec { f, dst, src, wide, swap, write } => {
                let read = |w: &Wave, s: Src| w.uniform(s, *wide);
                let exec = read(wave, Src::Sgpr(EXEC));
                let source = read(wave, *src);
                let (x, y) = match swap {
                    Swap::SourceFirst => (source, exec),
                    Swap::ExecFirst => (exec, source),
                };
                let mut cx = ScalarCx { mode: wave.float_mode(), scc: false, old: 0 };
                let value = (f.f)(&mut cx, x, y);
                wave.scc = cx.scc;
                let result = if *write { value } else { exec };
                let set = |w: &mut Wave, n: u8, v: u64| {
                    if *wide { w.set_s64(n, v) } else { w.set_s32(n, v as u32) }
                };
                set(wave, *dst, result);
                set(wave, EXEC, value);
            }
            Action::Branch { condition, target } => {
                let taken = match *condition {
                    Condition::Always => true,
                    Condition::Never => false,
                    Condition::Scc(wanted) => wave.scc == wanted,
                    Condition::VccZero(wanted) => (wave.mask(VCC) == 0) == wanted,
                    Condition::ExecZero(wanted) => (wave.exec() == 0) == wanted,
                };
                return Ok(Next::Go(if taken { *target } else { next }));
            }
            Action::GetPc { dst } => wave.set_s64(*dst, base + next),
            Action::SetPc { src } => {
                let target = wave.uniform(*src, true).wrapping_sub(base);
                if let Some(caches) = &mut self.caches {
                    let convention = self.options.convention.as_ref();
                    let known = convention.map(|c| (c, &self.object.functions));
                    wave.returned(target, generation, known, &mut caches.random)?;
                }
                return Ok(Next::Go(target));
            }
            Action::SwapPc { dst, src } => {
                let target = wave.uniform(*src, true).wrapping_sub(base);
                wave.set_s64(*dst, base + next);
                if hostile {
                    wave.called(next, target, self.options.convention.is_some());
                }
                return Ok(Next::Go(target));
            }
            Action::Call { dst, target } => {
                wave.set_s64(*dst, base + next);
                if hostile {
                    wave.called(next, *target, self.options.convention.is_some());
                }
                return Ok(Next::Go(*target));
            }
            Action::MovRel { dst, src, wide, relative } => {
                let m0 = wave.s32(M0);
                let (to, from) = relative.offsets(m0);
                let number = |n: u8, offset: u32| {
                    let sum = u32::from(n).checked_add(offset).filter(|&s| s < 106);
                    sum.map(|s| s as u8).ok_or_else(|| {
                        Fault::out_of_bounds(format!("M0 is {m0:#x} in a relative move"))
                    })
                };
                let (dst, src) = (number(*dst, to)?, number(*src, from)?);
                if *wide {
                    let value = wave.s64(src);
                    wave.set_s64(dst, value);
                } else {
                    let value = wave.s32(src);
                    wave.set_s32(dst, value);
                }
            }
            Action::GetReg { dst, id, offset, width } => {
                let value = match id {
                    1 => wave.mode,
                    3 => wave.trap_status,
                    20 => wave.flat_scratch as u32,
                    21 => (wave.flat_scratch >> 32) as u32,
                    29 => self.time as u32,
                    _ => 0,
                };
                let mask = u32::MAX >> (32 - width);
                wave.set_s32(*dst, value >> offset & mask);
            }
            Action::SetReg { src, id, offset, width } => {
                let value = wave.uniform(*src, false) as u32;
                let mask = u32::MAX >> (32 - width) << offset;
                let merge = |old: u32| old & !mask | value << offset & mask;
                match id {
                    1 => wave.mode = merge(wave.mode),
                    3 => wave.trap_status = merge(wave.trap_status),
                    20 => {
                        let low = merge(wave.flat_scratch as u32);
                        wave.flat_scratch = wave.flat_scratch >> 32 << 32 | u64::from(low);
                    }
                    21 => {
                        let high = merge((wave.flat_scratch >> 32) as u32);
                        wave.flat_scratch = wave.flat_scratch & 0xffff_ffff | u64::from(high) << 32;
                    }
                    _ => {}
                }
            }
            Action::RoundMode(bits) => wave.mode = wave.mode & !15 | u32::from(*bits),
            Action::DenormMode(bits) => wave.mode = wave.mode & !0xf0 | u32::from(*bits) << 4,
            Action::Wait(wait) => {
                let separate_stores = self.separate_stores;
                let mut reach = self.reach(&mut group.lds);
                wave.wait(*wait, &mut reach, separate_stores)?;
            }
            Action::Barrier => {
                if self.shared_cache {
                    let mut reach = self.reach(&mut group.lds);
                    wave.perform_global(&mut reach)?;
                }
                self.arrive(group, n);
                return Ok(Next::Wait(next));
            }
            Action::BarrierSignal { id, is_first } => {
                if *id != -1 {
                    return Err(Fault::unsupported(format!("barrier {id}")));
                }
                if self.shared_cache {
                    let mut reach = self.reach(&mut group.lds);
                    wave.perform_global(&mut reach)?;
                }
                if *is_first {
                    group.waves[n].scc = group.arrived == 0;
                }
                self.arrive(group, n);
            }
            Action::BarrierWait => return Ok(Next::Wait(next)),
            Action::Trap(3) => {}
            Action::Trap(_) => return Err(Fault::trap("the program gives up")),
            Action::SendMessage { message, dst, wide } => {
                if let Some(dst) = *dst {
                    let words = match message & 0x7f {
                        // The real time, when asked for; programs here use no other message's result.
                        3 => vec![self.time as u32, (self.time >> 32) as u32],
                        _ => vec![0, 0],
                    };
                    let words = words[..1 + usize::from(*wide)].to_vec();
                    let own = self.own_scalar_counter;
                    let mut reach = self.reach(&mut group.lds);
                    wave.late_scalar(dst, words, &mut reach, delay, own)?;
                }
            }
            Action::IndexOn { src, bits } => {
                let index = wave.uniform(*src, false) as u32 & 0xff;
                let m0 = wave.s32(M0) & !0xf0ff;
                wave.set_s32(M0, m0 | index | bits << 12);
                wave.index_bits = *bits;
            }
            Action::IndexOff => wave.index_bits = 0,
            Action::IndexMode(bits) => wave.index_bits = *bits,
            Action::Vector(v) => {
                let results = wave.compute(v);
                wave.commit(v, &results);
            }
            Action::Dual(pair) => {
                let [x, y] = [0, 1].map(|n| wave.compute(&pair[n]));
                wave.commit(&pair[0], &x);
                wave.commit(&pair[1], &y);
            }
            Action::Compare(c) => wave.compare(c),
            Action::ReadFirstLane { dst, src } => {
                let value = wave.uniform(*src, false) as u32;
                wave.set_s32(*dst, value);
            }
            Action::ReadLane { dst, src, lane } => {
                if hostile {
                    wave.check_lane(*src, *lane)?;
                }
                let value = wave.read_lane(*src, *lane);
                wave.set_s32(*dst, value);
            }
            Action::WriteLane { dst, src, lane } => {
                let value = wave.uniform(*src, false) as u32;
                let lane = wave.uniform(*lane, false) as usize % wave.size();
                wave.set_v32(*dst, lane, value);
            }
            Action::SwapVector { a, b } => {
                for lane in vector::lanes_of(wave.exec()) {
                    let (x, y) = (wave.v32(*a, lane), wave.v32(*b, lane));
                    wave.set_v32(*a, lane, y);
                    wave.set_v32(*b, lane, x);
                }
            }
            Action::PermLane { dst, src, low, high, across, fetch, bound } => {
                let selectors =
                    wave.uniform(*low, false) & 0xffff_ffff | wave.uniform(*high, false) << 32;
                wave.permute_rows(*dst, *src, selectors, *across, *fetch, *bound);
            }
            Action::PermLaneVar { dst, src, selector, across, fetch, bound } => {
                let rows = vector::Rows { across: *across, fetch: *fetch, bound: *bound };
                wave.permute_by_lane(*dst, *src, *selector, rows);
            }
            Action::MaskedSums { dst, window, bytes, sums } => {
                wave.masked_sums(*dst, *window, *bytes, *sums);
            }
            Action::PermLane64 { dst, src } => {
                if let (true, Src::Vgpr(src)) = (wave.wave64, *src) {
                    let old: Vec<u32> = (0..64).map(|l| wave.v32(src, l)).collect();
                    for lane in vector::lanes_of(wave.exec()) {
                        wave.set_v32(*dst, lane, old[lane ^ 32]);
                    }
                }
            }
            Action::SwapRows { a, b, row, fetch, bound } => {
                wave.swap_rows([*a, *b], *row, *fetch, *bound);
            }
            Action::MovRelVector { dst, src, relative } => {
                wave.move_relative(*dst, *src, *relative).ok_or_else(|| {
                    let m0 = wave.s32(M0);
                    Fault::out_of_bounds(format!("M0 is {m0:#x} in a relative move"))
                })?;
            }
            Action::Convert(c) => wave.convert(c),
            Action::Matrix(m) => wave.matrix(inst.name, m, self.generation)?,
            Action::Smem(s) => {
                let (time, own) = (self.time, self.own_scalar_counter);
                let mut reach = self.reach(&mut group.lds);
                wave.scalar_memory(s, &mut reach, delay, time, own)?;
            }
            Action::Ds(d) => {
                let mut reach = self.reach(&mut group.lds);
                wave.lds_memory(d, &mut reach, delay)?;
            }
            Action::Vmem(v) => {
                let separate = self.separate_stores;
                if generation.family() == 9 && !generation.architected_scratch() {
                    wave.flat_scratch = wave.s64(102);
                }
                let mut reach = self.reach(&mut group.lds);
                wave.vector_memory(v, &mut reach, delay, separate)?;
            }
            Action::Unsupported => {
                return Err(Fault::unsupported(format!("the instruction `{}`", inst.name)));
            }
        }
        Ok(Next::Go(next))
    }
}

fn is_invalidation(inst: &Inst) -> bool {
    use super::inst::Control;
    matches!(
        inst.action,
        Action::CacheControl(Control::Invalidate { .. } | Control::InvalidateScalar, _)
    )
}

impl Wave {
    /// Whether an instruction is the first load through caches after an invalidation that was passed over. Without one
    /// before the next invalidation the missing one changes nothing.
    fn loads_behind(&mut self, inst: &Inst) -> bool {
        let Some(name) = self.behind else { return false };
        let loads = match &inst.action {
            Action::Vmem(v) => v.policy.reach < 2 && matches!(v.op, MemOp::Load { .. }),
            Action::Smem(_) => true,
            _ => false,
        };
        if loads || inst.name == name {
            self.behind = None;
        }
        loads
    }
}

/// The registers that an instruction names must be allocated.
fn check_registers(wave: &Wave, inst: &Inst) -> Result<()> {
    let complain = |what: &str, number: u16, have: u16| {
        Err(Fault::out_of_bounds(format!(
            "{what}{} is used, and the kernel has {have} of them",
            number - 1
        )))
    };
    if inst.vgprs > wave.vgprs {
        return complain("v", inst.vgprs, wave.vgprs);
    }
    if inst.agprs > wave.agprs {
        return complain("a", inst.agprs, wave.agprs);
    }
    if inst.sgprs > wave.sgprs {
        return complain("s", inst.sgprs, wave.sgprs);
    }
    if wave.index_bits != 0
        && let Action::Vector(v) = &inst.action
    {
        // Which of the operands are indexed depends on the mode.
        let sources = v.src.iter().enumerate().filter_map(|(n, s)| match s.src {
            Src::Vgpr(r) => Some(r + wave.index_of(n)),
            _ => None,
        });
        if let Some(r) = sources.chain([v.dst + wave.index_of(3)]).find(|&r| r >= wave.vgprs) {
            return complain("v", r + 1, wave.vgprs);
        }
    }
    Ok(())
}
