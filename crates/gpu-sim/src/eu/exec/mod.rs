//! Runs threads, one instruction at a time.
//!
//! The threads of a work-group take turns; each runs until it waits at a barrier, ends, or has used its turn. From gen12.1 on two
//! threads take a turn together (`fused`). What is not simulated: time, exceptions, caches but the sampler's. The scoreboard
//! of gen12 is checked. On the hostile machine turns are of random length, work-groups take them by chance, and messages to
//! memory are performed late and in any order (`in_flight`).

mod access;
mod alu;
mod flow;
mod fused;
mod image;
mod in_flight;
mod load_store;
mod memory;
mod operands;
mod printed;
mod reach;
mod regions;
mod sent;
mod setup;
mod thread;

use self::flow::channels;
use self::reach::{Bound, Late, Reach, SamplerCache};
use self::sent::{Event, Ordered};
use self::thread::{GRF_BYTES, Thread, ThreadState};
use super::Tracer;
use super::decode::decode;
use super::elf::Kernel;
use super::generation::Generation;
use super::inst::{Combine, Destination, Inst, Op, Operand, Value};
use super::message::{self, Action, Descriptor, Lengths, Message};
use super::removal::Removal;
use super::scoreboard::Footprint;
use super::swsb::Mark;
use crate::fault::{Fault, FaultKind, FaultPlace, Result};
use crate::launch::Statistics;
use crate::memory::Segment;
use crate::random::Random;
use core::ops::Range;
use std::rc::Rc;

pub(super) use setup::run;

/// Instructions of a thread before another one goes on.
const TURN: u32 = 5_000;

/// State that all work-groups share.
struct Machine<'a> {
    generation: Generation,
    kernel: &'a Kernel,
    /// The kernel's code with addresses in it.
    code: Vec<u8>,
    /// Decoded instructions, by address in units of 8 bytes.
    decoded: Vec<Option<Rc<Inst>>>,
    global: Segment,
    bindings: Vec<(u32, u64)>,
    bound: Bound,
    /// Data of the threads that they load themselves (gen12.5).
    indirect: Vec<u8>,
    budget: u64,
    /// Whether threads go in pairs.
    fused: bool,
    /// Branches after which an EU was on that should not have been: what then happens goes by this.
    open: u32,
    statistics: Statistics,
    tracer: Option<&'a mut Tracer<'a>>,
    /// On the hostile machine, times that a thread lets others go on before it has the answer that it waits for.
    patience: u64,
    /// The choices of the hostile machine.
    random: Option<Random>,
    /// An instruction that is passed over, or whose waits are.
    without: Option<Removal>,
    hostile: bool,
}

/// A work-group.
struct Group {
    id: [u32; 3],
    slm: Vec<u8>,
    /// The cache of the sampler: a work-group is in one subslice.
    sampler: SamplerCache,
    threads: Vec<Thread>,
    /// Threads that have come to the barrier.
    arrived: usize,
}

/// Control flow after an instruction.
#[derive(PartialEq, Eq)]
enum Next {
    Go,
    /// The threads cannot go on yet: the instruction is to be tried again.
    Again,
    End,
}

impl Machine<'_> {
    fn inst(&mut self, address: u32) -> Result<Rc<Inst>> {
        let slot = (address / 8) as usize;
        if !address.is_multiple_of(8) || slot >= self.decoded.len() {
            return Err(Fault::out_of_bounds(format!(
                "the thread is at {address:#x}, where no code is"
            )));
        }
        if let Some(inst) = &self.decoded[slot] {
            return Ok(inst.clone());
        }
        let mut inst = decode(self.generation, &self.code, address)?;
        if let Some(removal) = self.without.filter(|r| r.address == address) {
            removal.apply(&mut inst);
        }
        let inst = Rc::new(inst);
        if self.generation >= Generation::Gen12p5 {
            regions::check(&inst)?;
        }
        self.decoded[slot] = Some(inst.clone());
        Ok(inst)
    }

    /// Runs work-groups of the hostile machine to their ends, by turns of chance.
    fn run_together(&mut self, groups: &mut Vec<Group>) -> Result<()> {
        let size = if self.fused { fused::PAIR } else { 1 };
        loop {
            let works = |t: &Thread| t.state != ThreadState::Done || !t.in_flight.is_empty();
            groups.retain(|group| group.threads.iter().any(works));
            let mut ready = Vec::new();
            for (number, group) in groups.iter_mut().enumerate() {
                let count = group.threads.len();
                for first in (0..count).step_by(size) {
                    let pair = first..(first + size).min(count);
                    if fused::is_ready(&mut group.threads[pair.clone()]) {
                        ready.push((number, pair));
                    }
                }
            }
            if groups.is_empty() {
                return Ok(());
            }
            if ready.is_empty()
                && groups.iter().flat_map(|g| &g.threads).any(|t| !t.in_flight.is_empty())
            {
                groups.iter_mut().try_for_each(|group| self.perform_some(group))?;
                continue;
            }
            let Some(random) = self.random.as_mut().filter(|_| !ready.is_empty()) else {
                return Err(deadlock());
            };
            let (number, pair) = ready[random.below(ready.len())].clone();
            let id = groups[number].id;
            let turned = self.turn(&mut groups[number], pair);
            turned.map_err(|f| f.at(FaultPlace { block: Some(id), ..FaultPlace::default() }))?;
            let other = self.random.as_mut().map_or(0, |random| random.below(groups.len()));
            self.perform_some(&mut groups[other])?;
        }
    }

    /// Performs accesses of a work-group that are not performed yet, by chance.
    fn perform_some(&mut self, group: &mut Group) -> Result<()> {
        for n in 0..group.threads.len() {
            let Some(mut random) = self.random.take() else { return Ok(()) };
            let mut result = Ok(());
            while result.is_ok() && random.one_in(3) {
                let (threads, mut reach) = self.reach(group);
                result = threads[n].perform_any(&mut reach, &mut random);
            }
            self.random = Some(random);
            result?;
        }
        Ok(())
    }

    /// Memory whose messages are performed late.
    fn late(&self) -> Late {
        let global = self.hostile;
        Late { global, local: global && self.generation >= Generation::Gen12 }
    }

    /// The threads of a work-group, and memory as they reach it.
    fn reach<'b>(&'b mut self, group: &'b mut Group) -> (&'b mut [Thread], Reach<'b>) {
        let late = self.late();
        let reach = Reach {
            global: &mut self.global,
            slm: &mut group.slm,
            statistics: &mut self.statistics,
            bindings: &self.bindings,
            bound: &self.bound,
            indirect: &self.indirect,
            late,
            sampler: self.hostile.then_some(&mut group.sampler),
        };
        (&mut group.threads, reach)
    }

    /// Runs a work-group to its end.
    fn run_group(&mut self, group: &mut Group) -> Result<()> {
        let count = group.threads.len();
        let size = if self.fused { fused::PAIR } else { 1 };
        while group.threads.iter().any(|t| t.state != ThreadState::Done) {
            let mut progress = false;
            for first in (0..count).step_by(size) {
                let pair = first..(first + size).min(count);
                if fused::is_ready(&mut group.threads[pair.clone()]) {
                    progress = true;
                    self.turn(group, pair)?;
                }
            }
            if !progress {
                return Err(deadlock());
            }
        }
        Ok(())
    }

    /// Some instructions of a thread, or of two that go through the code together.
    fn turn(&mut self, group: &mut Group, pair: Range<usize>) -> Result<()> {
        let length = self.random.as_mut().map_or(TURN, |random| {
            let most = if random.one_in(2) { 4 } else { 40 };
            1 + random.below(most) as u32
        });
        for _ in 0..length {
            fused::meet(&mut group.threads[pair.clone()]);
            let ip = group.threads[pair.start].ip;
            let (name, group_id) = (self.kernel.name.clone(), group.id);
            let place = |op: Option<Op>, item: u32| FaultPlace {
                function: Some(name.clone()),
                instruction: Some(op.map_or(format!("{ip:#x}"), |op| format!("{ip:#x}: {op:?}"))),
                block: Some(group_id),
                thread: Some([item, 0, 0]),
                address: Some(u64::from(ip)),
                ..FaultPlace::default()
            };
            let first = group.threads[pair.start].first_item;
            let inst = self.inst(ip).map_err(|f| f.at(place(None, first)))?;
            let next = self.together(group, pair.clone(), &inst, |item| place(Some(inst.op), item));
            match next? {
                Next::Go => {}
                Next::Again => return Ok(()),
                Next::End => {
                    for thread in &mut group.threads[pair.clone()] {
                        thread.state = ThreadState::Done;
                        if self.random.is_some() && self.generation == Generation::Gen12 {
                            thread.check_stores().map_err(|f| f.at(place(Some(inst.op), first)))?;
                        }
                    }
                    self.release(group);
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// An instruction of a thread or a pair. `place` says where the thread with a first work-item is.
    fn together(
        &mut self,
        group: &mut Group,
        pair: Range<usize>,
        inst: &Inst,
        place: impl Fn(u32) -> FaultPlace,
    ) -> Result<Next> {
        let at = |group: &Group, n: usize| place(group.threads[n].first_item);
        for n in pair.clone() {
            if self.random.is_some() && group.threads[n].on {
                let stalls = self.await_answers(group, n, inst);
                if stalls.map_err(|f| f.at(at(group, n)))? {
                    return Ok(Next::Again);
                }
            }
        }
        for n in pair.clone() {
            if self.budget == 0 {
                let fault = Fault::new(FaultKind::Timeout, "the program does not end");
                return Err(fault.at(at(group, n)));
            }
            self.budget -= 1;
            if self.generation >= Generation::Gen12 {
                let checked = group.threads[n].check_scoreboard(inst);
                checked.map_err(|f| f.at(at(group, n)))?;
            }
        }
        let checked = fused::check(&group.threads[pair.clone()], inst, self.keeps(pair.len()));
        checked.map_err(|f| f.at(at(group, pair.start)))?;
        if fused::must_wait(&mut group.threads[pair.clone()], inst) {
            return Ok(Next::Again);
        }
        let on = group.threads[pair.clone()].iter().filter(|t| t.on).count().max(1) as u64;
        self.statistics.instructions += on;
        self.statistics.pieces += on * inst.pieces();
        self.statistics.messages += if inst.message.is_some() { on } else { 0 };
        let traced: Vec<usize> = pair.clone().filter(|&n| group.threads[n].on).collect();
        let mut result = Next::Go;
        if inst.op.is_branch() {
            let branched = self.branch(&mut group.threads[pair.clone()], inst);
            branched.map_err(|f| f.at(at(group, pair.start)))?;
        } else {
            for n in pair.clone() {
                if group.threads[n].on
                    && self.step(group, n, inst).map_err(|f| f.at(at(group, n)))?
                {
                    result = Next::End;
                }
                group.threads[n].ip = inst.next();
            }
        }
        for n in pair {
            if group.threads[n].ip != inst.next() {
                group.threads[n].scoreboard.jump();
            }
        }
        if let Some(tracer) = self.tracer.as_mut() {
            for n in traced {
                tracer(&trace_line(group.id, n, &mut group.threads[n], inst)?);
            }
        }
        Ok(result)
    }

    /// Performs the messages that an instruction of a thread waits for, and some by chance. Whether the thread waits longer, so that
    /// others see what is performed by then.
    fn await_answers(&mut self, group: &mut Group, n: usize, inst: &Inst) -> Result<bool> {
        if self.without.is_some_and(|r| r.address == inst.address) {
            self.statistics.removed += 1;
        }
        let some = self.random.as_mut().is_some_and(|random| random.one_in(16));
        if some {
            self.perform_some(group)?;
        }
        let thread = &mut group.threads[n];
        let footprint = thread.footprint(inst);
        let mask = thread.tokens_of_sync(inst)?;
        let waits = thread.waits_for_answers(inst, &footprint, mask);
        if waits && let Some(mut random) = self.random.take() {
            let stalls = !random.one_in(self.patience);
            let (threads, mut reach) = self.reach(group);
            let some = match stalls {
                true => threads[n].perform_any(&mut reach, &mut random),
                false => Ok(()),
            };
            self.random = Some(random);
            some?;
            if stalls {
                return Ok(true);
            }
        }
        let (threads, mut reach) = self.reach(group);
        threads[n].await_answers(&mut reach, inst, &footprint, mask)?;
        Ok(false)
    }

    /// Whether of some threads that go together the last EU cannot be switched off.
    fn keeps(&self, threads: usize) -> bool {
        threads == fused::PAIR && self.generation == Generation::Gen12
    }

    /// A branch of a thread or a pair.
    fn branch(&mut self, threads: &mut [Thread], inst: &Inst) -> Result<()> {
        let taken: Vec<u32> = threads
            .iter()
            .map(|thread| (thread.enabled(inst) & thread.predicate(inst)) << inst.first)
            .collect();
        let mut jip = inst.targets.jip;
        if let (Op::Jmpi, Some(distance)) = (inst.op, &inst.sources[0]) {
            // A distance in a register.
            let distances = threads.iter_mut().map(|t| operands::integer(t, distance, 0, false));
            let distances = distances.collect::<Result<Vec<_>>>()?;
            if distances.iter().any(|other| *other != distances[0]) {
                return Err(fused::apart());
            }
            jip += distances[0] as i64;
        }
        let end = match inst.op {
            Op::Break => {
                let end = self.inst(flow::place(inst.targets.uip)?)?;
                if end.op == Op::While { end.next() } else { end.address }
            }
            _ => 0,
        };
        let branch = flow::Branch {
            inst,
            jip: flow::place(jip)?,
            taken: &taken,
            old: self.generation < Generation::Gen12,
            behind_loop: end,
            keeps: self.keeps(threads.len()),
            falls: self.open & 1 == 0,
            finds: self.open & 2 == 0,
        };
        branch.take(threads)?;
        self.open += u32::from(threads.iter().any(|thread| thread.kept));
        Ok(())
    }

    /// An instruction that is no branch. Whether the thread ends.
    fn step(&mut self, group: &mut Group, n: usize, inst: &Inst) -> Result<bool> {
        let thread = &mut group.threads[n];
        let predicate = thread.predicate(inst);
        let enabled = thread.enabled(inst);
        match inst.op {
            Op::Nop => {}
            Op::Illegal => {
                return Err(Fault::undefined("an illegal instruction"));
            }
            Op::Wait | Op::Sync => {
                if fused::waits_for_others(inst) && thread.active != 0 {
                    thread.take_notification();
                }
            }
            Op::Send => {
                let message = inst.message.ok_or_else(|| Fault::unsupported("a message"))?;
                return self.send(group, n, inst, &message, enabled & predicate);
            }
            Op::Smov => thread.scattered_move(inst, enabled & predicate)?,
            _ => thread.arithmetic(inst, enabled, predicate)?,
        }
        Ok(false)
    }

    fn send(
        &mut self,
        group: &mut Group,
        n: usize,
        inst: &Inst,
        message: &Message,
        mask: u32,
    ) -> Result<bool> {
        let group_threads = group.threads.len();
        let thread = &mut group.threads[n];
        let descriptor = thread.descriptor(message);
        let lengths = message::lengths(descriptor);
        let extended = match message.extended {
            Descriptor::Immediate(bits) => bits,
            Descriptor::Address(word) => thread.address_dword(usize::from(word)),
        };
        let action = message::action(self.generation, message.function, descriptor, extended)?;
        let end = usize::from(message.payload) + usize::from(lengths.payload);
        if end > 128 {
            return Err(Fault::out_of_bounds("a message beyond the last register"));
        }
        match action {
            Action::EndThread => return self.end(&group.threads[n], message),
            _ if mask == 0 => {}
            Action::Barrier => {
                if self.generation >= Generation::Gen12p5 {
                    thread.check_barrier(message.payload, group_threads)?;
                }
                group.arrived += 1;
                self.release(group);
            }
            _ => self.memory_message(group, n, inst, (message, lengths, action), mask)?,
        }
        if message.ends_thread {
            return Err(Fault::unsupported("a last message that is not to the thread spawner"));
        }
        Ok(false)
    }

    /// The last message of a thread.
    fn end(&self, thread: &Thread, message: &Message) -> Result<bool> {
        if !message.ends_thread {
            return Err(Fault::unsupported("a message to the thread spawner"));
        }
        if message.payload < 112 {
            let first = message.payload;
            return Err(Fault::undefined(format!(
                "the last message comes from r{first}, not from r112 on"
            )));
        }
        if thread.waiting != 0 {
            let places: Vec<String> = channels(thread.waiting)
                .map(|c| format!("{c} at {:#x}", thread.places[c]))
                .collect();
            return Err(Fault::undefined(format!(
                "the thread ends while channels wait: {}",
                places.join(", ")
            )));
        }
        Ok(true)
    }

    /// A message to memory. Its accesses are performed at once, or noted.
    fn memory_message(
        &mut self,
        group: &mut Group,
        n: usize,
        inst: &Inst,
        (message, lengths, action): (&Message, Lengths, Action),
        mask: u32,
    ) -> Result<()> {
        let early = self.random.as_mut().is_some_and(|random| random.one_in(2));
        let held = self.random.as_mut().is_some_and(|random| random.one_in(3));
        let hostile = self.hostile;
        let (threads, mut reach) = self.reach(group);
        let thread = &mut threads[n];
        let dst = inst.dst.map(|d| d.register.number);
        let mut event = None;
        let accesses = match action {
            Action::Fence { local } => {
                // Up to gen9 there is but one.
                let ordered = if local { Ordered::Local } else { Ordered::Global };
                event = Some(Event::Ordered(ordered));
                Vec::new()
            }
            Action::Forget => {
                // Before the answer comes, or as it comes.
                match reach.sampler.as_mut().filter(|_| early) {
                    Some(sampler) => sampler.forget(),
                    None => event = Some(Event::Forgotten),
                }
                Vec::new()
            }
            Action::Gather(gather) => thread.gather(message, lengths, gather, mask, dst)?,
            Action::Atomic(atomic) => thread.atomic(message, lengths, atomic, mask, dst)?,
            Action::Image(access) => {
                thread.image(&mut reach, message, lengths, access, mask, dst)?
            }
            Action::LoadStore(what) => {
                thread.load_store(message, lengths, what, inst.exec, mask, dst)?
            }
            Action::Block { surface, write, bytes, in_words } => {
                thread.block(message, lengths, (surface, write, bytes, in_words), dst)?
            }
            Action::Scratch { write, registers, offset } => {
                thread.scratch_registers(message, lengths, (write, registers, offset), dst)?;
                Vec::new()
            }
            Action::EndThread | Action::Barrier => Vec::new(),
        };
        let later = thread.submit(&mut reach, accesses)?;
        if hostile && (event.is_some() || !later.is_empty()) {
            let event = event.unwrap_or(Event::Performed);
            let answer = dst.map_or((0, 0), |dst| (dst, lengths.answer));
            thread.in_flight.send(inst, (event, held), answer, &later);
        }
        Ok(())
    }

    /// Opens the barrier if all threads have come that are still there.
    fn release(&mut self, group: &mut Group) {
        let alive = group.threads.iter().filter(|t| t.state != ThreadState::Done).count();
        if group.arrived > 0 && group.arrived >= alive {
            group.arrived = 0;
            self.statistics.barriers += 1;
            group.threads.iter_mut().for_each(Thread::notify);
        }
    }
}

#[cold]
fn deadlock() -> Fault {
    Fault::deadlock("threads wait at a barrier that the others never reach")
}

impl Thread {
    /// Checks that an instruction waits for what it touches.
    fn check_scoreboard(&mut self, inst: &Inst) -> Result<()> {
        // An EU that is off waits, but neither reads nor writes.
        let footprint = if self.on { self.footprint(inst) } else { Footprint::default() };
        let mask = self.tokens_of_sync(inst)?;
        let mut board = core::mem::take(&mut self.scoreboard);
        if inst.op == Op::Sync {
            match inst.function {
                2 => board.wait_for_tokens(mask, Mark::Read),
                3 => board.wait_for_tokens(mask, Mark::Written),
                _ => {}
            }
        }
        let result = board.take(inst, footprint);
        self.scoreboard = board;
        result
    }

    /// The registers of an instruction.
    fn footprint(&self, inst: &Inst) -> Footprint {
        match &inst.message {
            Some(message) => self.message_footprint(message, inst),
            None => Footprint::of(inst, |word| self.address_word(word)),
        }
    }

    /// The tokens of "allrd" and "allwr"; without a mask, all.
    fn tokens_of_sync(&mut self, inst: &Inst) -> Result<u32> {
        match &inst.sources[0] {
            Some(source @ Operand { value: Value::Immediate(_), .. }) if inst.op == Op::Sync => {
                Ok(operands::bits(self, source, 0)? as u32)
            }
            _ => Ok(u32::MAX),
        }
    }

    /// From gen12.5 on the message says how many threads the barrier is for, those that come and those that go on.
    fn check_barrier(&self, payload: u8, threads: usize) -> Result<()> {
        let (found, needed) = (self.dword(payload, 2) >> 16, threads as u32 * 0x0101);
        if found != needed {
            return Err(Fault::undefined(format!(
                "a barrier of {threads} threads with the numbers {found:#06x}"
            )));
        }
        Ok(())
    }

    /// The registers of a message.
    fn message_footprint(&self, message: &Message, inst: &Inst) -> Footprint {
        let lengths = message::lengths(self.descriptor(message));
        let second = (message.second.unwrap_or(0), message.second_length);
        let answer = inst.dst.map_or((0, 0), |dst| (dst.register.number, lengths.answer));
        Footprint::of_message([(message.payload, lengths.payload), second], answer)
    }

    /// Returns the value of a message's descriptor.
    fn descriptor(&self, message: &Message) -> u32 {
        match message.descriptor {
            Descriptor::Immediate(descriptor) => descriptor,
            Descriptor::Address(word) => self.address_dword(usize::from(word)),
        }
    }

    /// The channels of an instruction that are on, from its own first channel.
    fn enabled(&self, inst: &Inst) -> u32 {
        let all = u32::MAX >> (32 - u32::from(inst.exec));
        if inst.no_mask { all } else { self.active >> inst.first & all }
    }

    /// The channels for which the predicate holds.
    fn predicate(&self, inst: &Inst) -> u32 {
        let Some(predicate) = inst.predicate else { return u32::MAX };
        let (own, other) = self.flags_of(inst);
        let bit = |bits: u64, n: u32| bits >> n & 1 == 1;
        let group = |size: u8, n: u32| {
            let start = n / u32::from(size) * u32::from(size);
            let mask = u64::MAX >> (64 - u32::from(size));
            (own >> start & mask, mask)
        };
        let holds = |n: u32| match predicate.combine {
            Combine::Own => bit(own, n),
            Combine::AnyVertical => bit(own | other, n),
            Combine::AllVertical => bit(own & other, n),
            Combine::Any(size) => group(size, n).0 != 0,
            Combine::All(size) => {
                let (bits, mask) = group(size, n);
                bits == mask
            }
        };
        (0..u32::from(inst.exec)).filter(|&n| holds(n) != predicate.inverse).map(|n| 1 << n).sum()
    }

    /// The bits of the instruction's flag from its first channel on, and those of the flag beside it.
    fn flags_of(&self, inst: &Inst) -> (u64, u64) {
        let all = self.flag_bits();
        let at = u32::from(inst.flag) * 16 + u32::from(inst.first);
        (all >> at, all >> ((at + 32) % 64))
    }

    fn arithmetic(&mut self, inst: &Inst, enabled: u32, predicate: u32) -> Result<()> {
        let Some(dst) = inst.dst else {
            return Err(Fault::unsupported(format!("{:?} without a destination", inst.op)));
        };
        // The predicate of `sel` chooses; that of others switches channels off.
        let chooses = inst.op == Op::Sel && inst.condition.is_none();
        let mask = if chooses { enabled } else { enabled & predicate };
        // An instruction works on the first register of its destination before the second: sources that lie there are
        // overwritten by then. Sources of one register each are read whole before: Intel's compiler writes
        // `add (16|M16) r2:d r10:d r2:uw`.
        let distance = u32::from(dst.stride) * dst.ty.bytes();
        let narrow = |source: &Operand| source.ty.bytes() < dst.ty.bytes();
        // Others lie elsewhere, or in the destination's own place, channel by channel.
        let apart = |source: &Operand| match &source.value {
            Value::Register(source) => {
                let (own, other) = (&dst.register, &source.register);
                own.file != other.file
                    || own.number.abs_diff(other.number) > 1
                    || (own.number, own.sub) == (other.number, other.sub)
            }
            Value::Immediate(_) => true,
        };
        let whole = |source: &Operand| match narrow(source) {
            true => operands::is_one_register(self, source, inst.exec),
            false => apart(source),
        };
        let read_before =
            inst.sources.iter().flatten().any(narrow) && inst.sources.iter().flatten().all(whole);
        let split =
            if Thread::is_null(dst.register) || dst.register.indirect.is_some() || read_before {
                u32::from(inst.exec)
            } else {
                (GRF_BYTES as u32 - u32::from(dst.register.sub)).div_ceil(distance)
            };
        let first = u32::MAX.checked_shr(32u32.saturating_sub(split)).unwrap_or(0);
        self.compute_channels(inst, &dst, mask & first, predicate)?;
        self.compute_channels(inst, &dst, mask & !first, predicate)
    }

    /// Reads the sources of some channels, then writes their results.
    fn compute_channels(
        &mut self,
        inst: &Inst,
        dst: &Destination,
        mask: u32,
        predicate: u32,
    ) -> Result<()> {
        let mut results = [const { None }; 32];
        for n in channels(mask) {
            results[n] = Some(alu::compute(self, inst, n, predicate >> n & 1 == 1)?);
        }
        let accumulator = Thread::accumulator(dst.register);
        for (n, result) in results.iter().enumerate() {
            let Some(result) = result else { continue };
            operands::write(self, dst, n, result.bits)?;
            if let Some(number) = accumulator {
                let distance = usize::from(dst.stride) * dst.ty.bytes() as usize;
                let at = usize::from(dst.register.sub) + n * distance;
                self.set_wide(number * 8 + at / 4, result.wide);
            } else if inst.write_accumulator {
                // Each channel its own, from the first accumulator on, whatever the channel group is.
                self.set_wide(n, result.wide);
                self.show_wide(n)?;
            }
            if let Some(flag) = result.flag {
                let bit = u32::from(inst.flag) * 16 + u32::from(inst.first) + n as u32;
                self.set_flag(bit % 64, flag);
            }
        }
        Ok(())
    }

    /// Moves the channels that the second source names.
    fn scattered_move(&mut self, inst: &Inst, mask: u32) -> Result<()> {
        let (Some(dst), [Some(source), Some(chosen), _]) = (inst.dst, inst.sources) else {
            return Err(Fault::unsupported("a scattered move without its operands"));
        };
        if source.ty != dst.ty {
            return Err(Fault::unsupported("a scattered move that converts"));
        }
        let chosen = operands::bits(self, &chosen, 0)? as u32;
        for channel in channels(mask & chosen) {
            let value = operands::bits(self, &source, channel)?;
            operands::write(self, &dst, channel, value)?;
        }
        Ok(())
    }

    /// An accumulator keeps more bits of an integer than its register shows.
    fn set_wide(&mut self, at: usize, value: i128) {
        if let Some(room) = self.wide.get_mut(at) {
            *room = value;
        }
    }

    /// Makes the visible bits of a channel's accumulator those of the whole.
    fn show_wide(&mut self, n: usize) -> Result<()> {
        use super::inst::{File, Register};
        let register = Register { file: File::Arf, number: 0x20, sub: 0, indirect: None };
        let value = self.wide[n] as u32;
        self.write(register, 4 * n as i64, 4, u64::from(value))
    }
}

/// A line of a trace: the instruction, the channels, and the first doublewords of what it wrote.
fn trace_line(group: [u32; 3], n: usize, thread: &mut Thread, inst: &Inst) -> Result<String> {
    let mut line = format!(
        "{group:?} {n} {:#06x} {:?} ({}|M{}) ",
        inst.address, inst.op, inst.exec, inst.first
    );
    line += &format!("active {:#010x}", thread.active);
    if let Some(dst) = inst.dst.filter(|d| !Thread::is_null(d.register)) {
        let base = i64::from(dst.register.sub) & !3;
        let words: Vec<String> = (0..4)
            .filter_map(|w| thread.read(dst.register, base + 4 * w, 4).ok())
            .map(|w| format!("{w:08x}"))
            .collect();
        line += &format!(
            " {:?}{}.{} = {}",
            dst.register.file,
            dst.register.number,
            base,
            words.join(" ")
        );
    }
    if inst.condition.is_some() {
        line += &format!(" flags {:#018x}", thread.flag_bits());
    }
    Ok(line)
}
