//! Runs EU functions before their registers are allocated: threads of a work-group on memory, at any stage.
//!
//! Messages are read by their descriptors, independently of the code that makes them. What registers hold before they are
//! written is garbage, different in each; channels that are off must never matter.

use crate::load_store::{Action, LoadStore};
use crate::values::Number;
use intel_backend::target::eu::{
    Arf, Base, Block, Branch, Cmod, Descriptor, EuFunction, Extra, Flag, Flow, InstData, MathFn,
    Op, Options, PredMode, Send, Src, SyncFn, Type, VReg, VRegKind,
};
use std::collections::BTreeMap;

/// Buffers with gaps in between, and shared local memory.
pub(crate) struct Memory {
    /// Address and contents.
    pub(crate) buffers: Vec<(u64, Vec<u8>)>,
    pub(crate) slm: Vec<u8>,
    /// The heap with the threads' scratch spaces.
    pub(crate) scratch: Vec<u8>,
    /// Addresses of the binding table's surfaces.
    pub(crate) surfaces: Vec<u64>,
}

/// Memory that a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    Global,
    Slm,
    Scratch,
    Surface(u8),
}

impl Memory {
    fn at(&mut self, which: Which, address: u64, size: usize) -> Result<&mut [u8], String> {
        let address = match which {
            Which::Surface(number) => {
                let start = self.surfaces.get(usize::from(number)).ok_or("no such surface")?;
                start + address
            }
            _ => address,
        };
        let place = address as usize..(address as usize).saturating_add(size);
        let found = match which {
            Which::Slm => self.slm.get_mut(place),
            Which::Scratch => self.scratch.get_mut(place),
            Which::Global | Which::Surface(_) => {
                self.buffers.iter_mut().find_map(|(start, bytes)| {
                    let at = usize::try_from(address.checked_sub(*start)?).ok()?;
                    bytes.get_mut(at..at.checked_add(size)?)
                })
            }
        };
        found.ok_or_else(|| format!("{size} bytes at {address:#x} are no memory"))
    }

    fn load(&mut self, which: Which, address: u64, size: usize) -> Result<u64, String> {
        let bytes = self.at(which, address, size)?;
        Ok(bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b)))
    }

    fn store(&mut self, which: Which, address: u64, size: usize, value: u64) -> Result<(), String> {
        let bytes = self.at(which, address, size)?;
        bytes.copy_from_slice(&value.to_le_bytes()[..size]);
        Ok(())
    }
}

/// A thread.
pub(crate) struct Thread<'f> {
    func: &'f EuFunction,
    registers: BTreeMap<VReg, Vec<u8>>,
    pub(crate) grf: Vec<u8>,
    flags: BTreeMap<u32, u32>,
    /// Contents of the accumulator for each channel: more bits than it shows.
    accumulator: [i128; 32],
    /// The address register.
    addresses: [u8; 32],
    /// The place in the layout, and in the block.
    at: (usize, usize),
    mask: u32,
    dispatch: u32,
    /// Blocks at which channels wait.
    waiting: [Option<Block>; 32],
    /// Instructions executed.
    pub(crate) steps: u64,
}

/// Why a thread stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// It waits at a barrier.
    Barrier,
    /// It ended.
    End,
}

type Run<T = ()> = Result<T, String>;

impl<'f> Thread<'f> {
    pub(crate) fn new(func: &'f EuFunction, dispatch: u32, seed: u64) -> Self {
        let mut state = seed | 1;
        let mut garbage = |count: usize| -> Vec<u8> {
            (0..count)
                .map(|_| {
                    state ^= state << 13;
                    state ^= state >> 7;
                    state ^= state << 17;
                    (state >> 24) as u8
                })
                .collect()
        };
        let registers =
            func.vregs.keys().map(|v| (v, garbage(func.vreg_bytes(v) as usize))).collect();
        let grf = garbage(128 * 32);
        Self {
            func,
            registers,
            grf,
            flags: BTreeMap::new(),
            accumulator: std::array::from_fn(|n| i128::from(seed) * 977 + n as i128),
            addresses: [0xa5; 32],
            at: (0, 0),
            mask: dispatch,
            dispatch,
            waiting: [None; 32],
            steps: 0,
        }
    }

    /// Runs to the next barrier or to the end.
    pub(crate) fn run(&mut self, memory: &mut Memory) -> Run<Stop> {
        let func = self.func;
        loop {
            self.steps += 1;
            if self.steps > 2_000_000 {
                return Err("it does not end".to_owned());
            }
            let Some(&block) = func.layout.get(self.at.0) else {
                return Err("control runs out".to_owned());
            };
            let Some(&inst) = func.blocks[block].insts.get(self.at.1) else {
                self.at = (self.at.0 + 1, 0);
                continue;
            };
            self.at.1 += 1;
            let data = &func.insts[inst];
            if let Some(branch) = data.branch() {
                self.branch(data, branch)?;
                continue;
            }
            if self.mask == 0 {
                return Err("no channel is on".to_owned());
            }
            match data.op {
                Op::Wait => return Ok(Stop::Barrier),
                Op::Sync if matches!(data.extra, Extra::Sync(SyncFn::Bar)) => {
                    return Ok(Stop::Barrier);
                }
                Op::Sync => {}
                Op::Send | Op::Sends => {
                    if self.send(data, memory)? {
                        return Ok(Stop::End);
                    }
                }
                Op::LoadPayload | Op::Collect => self.payload(data),
                Op::Undef => {}
                _ => self.arithmetic(data)?,
            }
        }
    }

    fn position(&self, block: Block) -> usize {
        self.func.layout.iter().position(|&b| b == block).expect("a block")
    }

    fn begins_with_join(&self, block: Block) -> bool {
        self.func.blocks[block]
            .insts
            .first()
            .is_some_and(|&inst| self.func.insts[inst].op == Op::Join)
    }

    /// On to the next place where channels may wait; no channel may wait in between.
    fn pass_on(&mut self, jip: Block) -> Run {
        let (from, to) = (self.at.0, self.position(jip));
        for channel in 0..32 {
            if let Some(block) = self.waiting[channel] {
                let at = self.position(block);
                if at > from && at < to {
                    return Err(format!("channel {channel} is left waiting at {block}"));
                }
            }
        }
        if to <= from {
            return Err("no channel is left".to_owned());
        }
        if !self.begins_with_join(jip) {
            return Err(format!("JIP {jip} is no join"));
        }
        self.at = (to, 0);
        Ok(())
    }

    fn branch(&mut self, data: &InstData, branch: Branch) -> Run {
        match data.op.desc().flow {
            Flow::Jump => {
                if self.mask == 0 {
                    return Err("a jump without channels".to_owned());
                }
                let (from, to) = (self.at.0, self.position(branch.jip));
                let taken = self.predicate(data, 0);
                if taken {
                    for block in self.waiting.iter().flatten() {
                        let at = self.position(*block);
                        if at > from && at < to {
                            return Err(format!("a jump over {block}, where channels wait"));
                        }
                    }
                    self.at = (to, 0);
                }
                Ok(())
            }
            Flow::Join => {
                let here = self.func.layout[self.at.0];
                for channel in 0..32 {
                    if self.waiting[channel] == Some(here) {
                        self.waiting[channel] = None;
                        self.mask |= 1 << channel;
                    }
                }
                if self.mask == 0 { self.pass_on(branch.jip) } else { Ok(()) }
            }
            Flow::Goto => self.goto(data, branch),
            other => Err(format!("the machine has no {other:?}")),
        }
    }

    fn goto(&mut self, data: &InstData, branch: Branch) -> Run {
        let taken = (0..32).filter(|&c| self.mask >> c & 1 == 1 && self.predicate(data, c));
        let taken = taken.fold(0u32, |mask, c| mask | 1 << c);
        let stay = self.mask & !taken;
        let wait = |waiting: &mut [Option<Block>; 32], mask: u32, at: Block| {
            for (channel, place) in waiting.iter_mut().enumerate() {
                if mask >> channel & 1 == 1 {
                    *place = Some(at);
                }
            }
        };
        if !branch.backward {
            if self.position(branch.uip) <= self.at.0 {
                return Err("a goto back that does not say so".to_owned());
            }
            if taken != 0 && !self.begins_with_join(branch.uip) {
                return Err(format!("channels would wait at {}, no join", branch.uip));
            }
            wait(&mut self.waiting, taken, branch.uip);
            self.mask = stay;
            return if stay == 0 { self.pass_on(branch.jip) } else { Ok(()) };
        }
        if taken == 0 {
            return Ok(());
        }
        if stay != 0 {
            let last = self.at.1 == self.func.blocks[self.func.layout[self.at.0]].insts.len();
            let next = self.func.layout.get(self.at.0 + 1).copied();
            let next = next.filter(|&b| last && self.begins_with_join(b));
            let next = next.ok_or("channels that stay wait behind the goto, where no join is")?;
            wait(&mut self.waiting, stay, next);
        }
        self.mask = taken;
        self.at = (self.position(branch.uip), 0);
        Ok(())
    }

    fn flag_key(flag: Flag) -> (u32, u32) {
        match flag {
            Flag::Virtual(reg) => (reg.as_u32(), 0),
            Flag::Physical { reg, sub } => (100_000 + u32::from(reg), 16 * u32::from(sub)),
        }
    }

    fn predicate(&self, data: &InstData, channel: u32) -> bool {
        let Some(pred) = data.pred else { return true };
        assert_eq!(pred.mode, PredMode::Normal);
        let (key, first) = Self::flag_key(data.flag.expect("a flag"));
        let bits = self.flags.get(&key).copied().unwrap_or(0x5a5a_5a5a);
        (bits >> (first + channel) & 1 == 1) != pred.inverse
    }

    /// The flag that a move reads or writes.
    fn flag_of(&self, base: Base) -> Option<Flag> {
        match base {
            Base::Virtual(v) if matches!(self.func.vregs[v].kind, VRegKind::Flag(_)) => {
                Some(Flag::Virtual(v))
            }
            Base::Arf(Arf::Flag(reg)) => Some(Flag::Physical { reg, sub: 0 }),
            _ => None,
        }
    }

    fn bytes(&self, base: Base, offset: u32, size: usize) -> u64 {
        if let Some(flag) = self.flag_of(base) {
            let (key, first) = Self::flag_key(flag);
            let bits = self.flags.get(&key).copied().unwrap_or(0x5a5a_5a5a);
            return u64::from(bits >> (first + 8 * offset)) & ((1 << (8 * size)) - 1);
        }
        let (bytes, at): (&[u8], usize) = match base {
            Base::Virtual(v) => (&self.registers[&v], offset as usize),
            Base::Grf(n) => (&self.grf, usize::from(n) * 32 + offset as usize),
            Base::Arf(Arf::Address) => (&self.addresses, offset as usize),
            Base::Arf(Arf::Accumulator(0)) => {
                assert_eq!(size, 4, "doublewords of the accumulator");
                return self.accumulator[offset as usize / 4] as u64 & 0xffff_ffff;
            }
            Base::Arf(_) => return 0,
            other => panic!("{other:?} is not read"),
        };
        bytes[at..at + size].iter().rev().fold(0, |v, &b| v << 8 | u64::from(b))
    }

    fn write(&mut self, base: Base, offset: u32, size: usize, value: u64) {
        if let Some(flag) = self.flag_of(base) {
            let (key, first) = Self::flag_key(flag);
            let bits = self.flags.entry(key).or_insert(0xa5a5_a5a5);
            let mask = (((1u64 << (8 * size)) - 1) as u32) << (first + 8 * offset);
            *bits = *bits & !mask | ((value as u32) << (first + 8 * offset)) & mask;
            return;
        }
        let (bytes, at): (&mut [u8], usize) = match base {
            Base::Virtual(v) => (self.registers.get_mut(&v).expect("a register"), offset as usize),
            Base::Grf(n) => (&mut self.grf, usize::from(n) * 32 + offset as usize),
            Base::Arf(Arf::Address) => (&mut self.addresses, offset as usize),
            _ => return,
        };
        bytes[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
    }

    fn raw(&self, src: &Src, channel: u32) -> u64 {
        match src {
            Src::Imm(imm) if imm.ty == Type::UV => imm.bits >> (4 * channel) & 0xf,
            Src::Imm(imm) => imm.bits,
            Src::Reg(reg) => {
                let size = reg.ty.bytes();
                self.bytes(reg.base, reg.offset + reg.region.element(channel) * size, size as usize)
            }
        }
    }

    fn source(&self, src: &Src, channel: u32) -> Number {
        let mut number = Number::of(self.raw(src, channel), src.ty());
        if let Src::Reg(reg) = src {
            number = if reg.abs { number.magnitude() } else { number };
            number = if reg.negate { number.negated() } else { number };
        }
        number
    }

    fn is_on(&self, data: &InstData, channel: u32) -> bool {
        data.control.nomask || self.mask >> (u32::from(data.control.group) + channel) & 1 == 1
    }

    fn arithmetic(&mut self, data: &InstData) -> Run {
        let mut writes = Vec::new();
        for channel in 0..u32::from(data.control.exec) {
            let number = u32::from(data.control.group) + channel;
            if !self.is_on(data, channel) {
                continue;
            }
            let holds = self.predicate(data, number);
            if data.op == Op::Sel && data.pred.is_some() {
                let src = &data.srcs[usize::from(!holds)];
                writes.push((channel, number, self.moved(data, src, channel), None, 0));
                continue;
            }
            if !holds {
                continue;
            }
            let (value, bit, whole) = match data.op {
                Op::Mov => {
                    let number = self.source(&data.srcs[0], channel);
                    let zero = match number {
                        Number::Int(v) => v == 0,
                        Number::Float(v, _) => v == 0.0,
                    };
                    let bit = match data.cmod {
                        Some(Cmod::Ne) => !zero,
                        Some(Cmod::Eq) => zero,
                        None => false,
                        other => return Err(format!("mov with {other:?}")),
                    };
                    let whole = if let Number::Int(v) = number { v } else { 0 };
                    (self.moved(data, &data.srcs[0], channel), Some(bit), whole)
                }
                _ => {
                    let numbers: Vec<Number> =
                        data.srcs.iter().map(|src| self.source(src, channel)).collect();
                    compute(data, &numbers, self.accumulator[channel as usize])?
                }
            };
            writes.push((channel, number, value, bit, whole));
        }
        let step = data.dst.ty.bytes() * u32::from(data.dst.stride);
        for (channel, number, value, bit, whole) in writes {
            let size = data.dst.ty.bytes();
            self.write(data.dst.base, data.dst.offset + channel * step, size as usize, value);
            if data.dst.base == Base::Arf(Arf::Accumulator(0)) {
                self.accumulator[(data.dst.offset + channel * step) as usize / 4] = whole;
            } else if data.options.contains(Options::ACC_WR) {
                // Each channel's own, whatever the instruction's first channel is.
                self.accumulator[channel as usize] = whole;
            }
            if let (true, Some(bit)) = (data.writes_flag(), bit) {
                let (key, first) = Self::flag_key(data.flag.expect("a flag"));
                let bits = self.flags.entry(key).or_insert(0xa5a5_a5a5);
                *bits = *bits & !(1 << (first + number)) | u32::from(bit) << (first + number);
            }
        }
        Ok(())
    }

    /// Returns the bits that a move writes: the same bits if the type stays.
    fn moved(&self, data: &InstData, src: &Src, channel: u32) -> u64 {
        if src.ty() == data.dst.ty && !src.has_modifier() && !data.saturate {
            return self.raw(src, channel);
        }
        self.source(src, channel).to(data.dst.ty, data.saturate)
    }

    fn payload(&mut self, data: &InstData) {
        let mut at = data.dst.offset;
        for (index, src) in data.srcs.iter().enumerate() {
            assert!(index >= data.header_size(), "selection makes no headers");
            let size = src.ty().bytes();
            for channel in 0..u32::from(data.control.exec) {
                if self.is_on(data, channel) && !src.is_null() {
                    let value = self.source(src, channel).to(src.ty(), false);
                    let value = if src.has_modifier() { value } else { self.raw(src, channel) };
                    self.write(data.dst.base, at + channel * size, size as usize, value);
                }
            }
            at += u32::from(data.control.exec) * size;
        }
    }

    /// A message; whether the thread ends.
    fn send(&mut self, data: &InstData, memory: &mut Memory) -> Run<bool> {
        let send = *data.send().expect("a message");
        let Descriptor::Imm(desc) = send.desc else { return Err("a descriptor".to_owned()) };
        let mut payload: Vec<u8> = Vec::new();
        for (src, length) in data.srcs.iter().zip([send.mlen, send.ex_mlen]) {
            let Src::Reg(reg) = src else { return Err("a constant payload".to_owned()) };
            for byte in 0..u32::from(length) * 32 {
                payload.push(self.bytes(reg.base, reg.offset + byte, 1) as u8);
            }
        }
        match (send.sfid, desc >> 14 & 0x1f) {
            (3 | 7, _) if send.eot => {
                let waits = self.waiting.iter().flatten().next();
                if self.mask != self.dispatch || waits.is_some() {
                    return Err(format!("the end with channels {:#x}", self.mask));
                }
                return Ok(true);
            }
            // The barrier is at `wait` or `sync`; a fence has nothing to wait for.
            (3, _) | (10, 7) => return Ok(false),
            (14 | 15, _) => {
                let surface = match send.ex_desc {
                    Descriptor::Imm(bits) => bits,
                    Descriptor::Virtual(reg) => self.bytes(Base::Virtual(reg), 0, 4) as u32,
                    Descriptor::Address(n) => {
                        self.bytes(Base::Arf(Arf::Address), 4 * u32::from(n), 4) as u32
                    }
                };
                let message = LoadStore::of(send.sfid, desc, surface)?;
                return self.load_store(data, &send, message, &payload, memory).map(|()| false);
            }
            _ => {}
        }
        if send.sfid == 10 && desc >> 18 & 1 == 1 {
            return self.scratch_block(data, desc, &payload, memory).map(|()| false);
        }
        self.data_port(data, &send, desc, &payload, memory).map(|()| false)
    }

    /// Whole registers to or from scratch memory, which spilling needs.
    fn scratch_block(
        &mut self,
        data: &InstData,
        desc: u32,
        payload: &[u8],
        memory: &mut Memory,
    ) -> Run {
        let count = 1 << (desc >> 12 & 3);
        let base = u32::from_le_bytes(payload[20..24].try_into().expect("a header")) & !0x3ff;
        let start = u64::from(base + (desc & 0xfff) * 32);
        if !data.control.nomask {
            return Err("a block message under the mask".to_owned());
        }
        for byte in 0..count * 32 {
            let at = start + u64::from(byte);
            if desc >> 17 & 1 == 1 {
                let value = payload[32 + byte as usize];
                memory.store(Which::Scratch, at, 1, value.into())?;
            } else {
                let value = memory.load(Which::Scratch, at, 1)?;
                self.write(data.dst.base, data.dst.offset + byte, 1, value);
            }
        }
        Ok(())
    }

    fn data_port(
        &mut self,
        data: &InstData,
        send: &Send,
        desc: u32,
        payload: &[u8],
        memory: &mut Memory,
    ) -> Run {
        let (binding, control, ty) = (desc & 0xff, desc >> 8 & 0x3f, desc >> 14 & 0x1f);
        let which = match (binding, send.sfid, ty) {
            (0xfe, _, _) => Which::Slm,
            (0xff, 10, _) | (0xff, 12, 1 | 2 | 9) => Which::Scratch,
            (0xff, ..) => Which::Global,
            (number, ..) if number < 0xf0 => Which::Surface(number as u8),
            _ => return Err(format!("binding {binding:#x}")),
        };
        let local = which != Which::Global;
        let field = |low: u32, count: u32| control >> low & ((1 << count) - 1);
        // Channels, bytes of an element, elements, whether they are written; an atomic's number and whether it has a response.
        let (simd, size, count, write, atomic) = match (send.sfid, ty, local) {
            (12, 0x10 | 0x1a, false) => {
                let simd = if field(4, 1) == 1 { 16 } else { 8 };
                let elements = 1 << field(2, 2);
                match field(0, 2) {
                    0 => (simd, elements, 1, ty == 0x1a, None),
                    1 => (simd, 4, elements, ty == 0x1a, None),
                    _ => (simd, 8, elements, ty == 0x1a, None),
                }
            }
            (12, 0x12, false) => {
                let size = if field(4, 1) == 1 { 8 } else { 4 };
                (8, size, 1, true, Some((field(0, 4), field(5, 1))))
            }
            (12, 2, true) => {
                let simd = if field(4, 1) == 1 { 8 } else { 16 };
                (simd, 4, 1, true, Some((field(0, 4), field(5, 1))))
            }
            (12, 1 | 9, true) => {
                let simd = if field(4, 2) == 1 { 16 } else { 8 };
                (simd, 4, (!control & 0xf).count_ones(), ty == 9, None)
            }
            (10, 4 | 12, true) => {
                let simd = if field(0, 1) == 1 { 16 } else { 8 };
                (simd, 1 << field(2, 2), 1, ty == 12, None)
            }
            other => return Err(format!("message {other:?}")),
        };
        if simd != u32::from(data.control.exec) {
            return Err(format!("a message of {simd} channels in {}", data.control.exec));
        }
        let address_size = if local { 4 } else { 8 };
        // Bytes travel in doublewords.
        let slot = size.max(4);
        let data_start = simd * address_size;
        let word = |at: u32, bytes: u32| {
            (0..bytes).rev().fold(0u64, |v, i| v << 8 | u64::from(payload[(at + i) as usize]))
        };
        let operands = atomic.map_or(count, |(op, _)| if op == 14 { 2 } else { 1 });
        let expected = data_start + if write { simd * slot * operands } else { 0 };
        if payload.len() as u32 != expected {
            return Err(format!("a payload of {} bytes, not {expected}", payload.len()));
        }
        let answer = !write || atomic.is_some_and(|(_, answer)| answer == 1);
        let rlen = if answer { simd * slot * count / 32 } else { 0 };
        if u32::from(send.rlen) != rlen {
            return Err(format!("an answer of {} registers, not {rlen}", send.rlen));
        }
        let on: Vec<u32> = (0..simd).filter(|&c| self.is_on(data, c)).collect();
        for channel in on {
            let address = word(channel * address_size, address_size);
            for n in 0..count {
                let at = address + u64::from(n * size);
                let operand = |k: u32| word(data_start + (k * simd + channel) * slot, slot);
                let aligned = size < 4
                    || count == 1 && size == 4 && ty != 0x12
                    || at % u64::from(size.min(8)) == 0;
                if !aligned {
                    return Err(format!("{size} bytes at {at:#x}"));
                }
                let old = if write && atomic.is_none() {
                    0
                } else {
                    memory.load(which, at, size as usize)?
                };
                if let Some((op, _)) = atomic {
                    let mask = u64::MAX >> (64 - 8 * size);
                    let second = if op == 14 { operand(1) } else { 0 };
                    let new = atomic_result(op, old, operand(0) & mask, second & mask, size * 8)?;
                    memory.store(which, at, size as usize, new)?;
                } else if write {
                    memory.store(which, at, size as usize, operand(n))?;
                }
                if answer {
                    let to = data.dst.offset + (n * simd + channel) * slot;
                    self.write(data.dst.base, to, slot as usize, old);
                }
            }
        }
        // What channels that are off get means nothing.
        Ok(())
    }

    /// A message of gen12.5. Addresses are the first piece, data the second.
    fn load_store(
        &mut self,
        data: &InstData,
        send: &Send,
        message: LoadStore,
        payload: &[u8],
        memory: &mut Memory,
    ) -> Run {
        let Action::Access { write, atomic, operands } = message.action else { return Ok(()) };
        let exec = u32::from(data.control.exec);
        let channels = if message.transposed { 1 } else { exec };
        if message.transposed && exec != 1 {
            return Err(format!("one address for all in {exec} channels"));
        }
        let slot = message.size.max(4);
        let registers = |bytes: u32| bytes.div_ceil(32);
        let elements = operands.unwrap_or(message.count);
        let lengths = [
            registers(channels * message.address),
            if write { registers(channels * slot * elements) } else { 0 },
        ];
        if [send.mlen, send.ex_mlen].map(u32::from) != lengths {
            return Err(format!("pieces of {} and {} registers", send.mlen, send.ex_mlen));
        }
        let answer = !write || atomic.is_some() && send.rlen > 0;
        let rlen = if answer { registers(channels * slot * message.count) } else { 0 };
        if u32::from(send.rlen) != rlen {
            return Err(format!("an answer of {} registers, not {rlen}", send.rlen));
        }
        let word = |at: u32, bytes: u32| {
            (0..bytes).rev().fold(0u64, |v, i| v << 8 | u64::from(payload[(at + i) as usize]))
        };
        let mask = u64::MAX >> (64 - 8 * message.size);
        for channel in (0..channels).filter(|&c| self.is_on(data, c)).collect::<Vec<u32>>() {
            let address = message.base + word(channel * message.address, message.address);
            let operand = |k: u32| word(lengths[0] * 32 + (k * channels + channel) * slot, slot);
            for n in 0..message.count {
                let at = address + u64::from(n * message.size);
                if message.size >= 4
                    && !at.is_multiple_of(u64::from(message.size))
                    && !message.is_loose()
                {
                    return Err(format!("{} bytes at {at:#x}", message.size));
                }
                let size = message.size as usize;
                let old = if write && atomic.is_none() {
                    0
                } else {
                    memory.load(message.which, at, size)?
                };
                if let Some(op) = atomic {
                    let second = if op == COMPARE_WRITE { operand(1) } else { 0 };
                    let bits = message.size * 8;
                    let new = atomic_result(op, old, operand(0) & mask, second & mask, bits)?;
                    memory.store(message.which, at, size, new)?;
                } else if write {
                    memory.store(message.which, at, size, operand(n) & mask)?;
                }
                if answer {
                    let to = data.dst.offset + (n * channels + channel) * slot;
                    self.write(data.dst.base, to, slot as usize, old);
                }
            }
        }
        Ok(())
    }
}

/// The number of the operation that compares and writes.
pub(crate) const COMPARE_WRITE: u32 = 14;

fn atomic_result(op: u32, old: u64, a: u64, b: u64, bits: u32) -> Result<u64, String> {
    let signed = |v: u64| ((v << (64 - bits)) as i64) >> (64 - bits);
    Ok(match op {
        1 => old & a,
        2 => old | a,
        3 => old ^ a,
        4 => a,
        7 => old.wrapping_add(a),
        8 => old.wrapping_sub(a),
        10 => {
            if signed(old) > signed(a) {
                old
            } else {
                a
            }
        }
        11 => {
            if signed(old) < signed(a) {
                old
            } else {
                a
            }
        }
        12 => old.max(a),
        13 => old.min(a),
        14 => {
            if old == a {
                b
            } else {
                old
            }
        }
        _ => return Err(format!("atomic operation {op}")),
    })
}

/// The bits of a result, the condition, and what an accumulator gets, of which `accumulator` is the channel's.
fn compute(data: &InstData, v: &[Number], accumulator: i128) -> Run<(u64, Option<bool>, i128)> {
    let ty = data.dst.ty;
    if matches!(data.dst.base, Base::Arf(Arf::Control)) {
        return Ok((0, None, 0));
    }
    // The width of the computation, for shifts.
    let width = data.srcs[0].ty().bytes().max(ty.bytes()).max(4) * 8;
    let count = |n: Number| (n.int() as u64 & u64::from(width - 1)) as u32;
    let low = |n: Number| n.int() as u32;
    let number = match (data.op, v) {
        (Op::Cmp, &[a, b]) => {
            let holds = data.cmod.is_some_and(|cmod| cmod.holds(order(a, b)));
            return Ok((if holds { u64::MAX } else { 0 }, Some(holds), 0));
        }
        (Op::Sel, &[a, b]) => {
            let second = match (a, b) {
                (Number::Float(x, _), _) if x.is_nan() => true,
                (_, Number::Float(y, _)) if y.is_nan() => false,
                _ => !data.cmod.is_some_and(|cmod| cmod.holds(order(a, b))),
            };
            if second { b } else { a }
        }
        (Op::Add, &[Number::Int(a), Number::Int(b)]) => Number::Int(a + b),
        (Op::Add, &[Number::Float(a, f), Number::Float(b, _)]) => Number::Float(a + b, f),
        (Op::Addc, &[a, b]) => {
            let sum = i128::from(low(a)) + i128::from(low(b));
            return Ok((sum as u64 & 0xffff_ffff, None, sum >> 32));
        }
        (Op::Mach, &[Number::Int(a), Number::Int(b)]) => {
            // The accumulator has the product by the lower half. Only if it is written, too, the upper half is the result.
            let whole = accumulator + (a.wrapping_mul(b >> 16) << 16);
            let upper = data.options.contains(Options::ACC_WR);
            let shown = if upper { whole >> 32 } else { whole };
            return Ok((shown as u64 & 0xffff_ffff, None, whole));
        }
        (Op::Mul, &[Number::Int(a), Number::Int(b)]) => Number::Int(a.wrapping_mul(b)),
        (Op::Mul, &[Number::Float(a, f), Number::Float(b, _)]) => Number::Float(a * b, f),
        (Op::Mad, &[Number::Float(c, f), Number::Float(a, _), Number::Float(b, _)]) => {
            let value = if f == Type::F {
                f64::from((a as f32).mul_add(b as f32, c as f32))
            } else {
                a.mul_add(b, c)
            };
            Number::Float(value, f)
        }
        (Op::Lrp, &[Number::Float(t, f), Number::Float(b, _), Number::Float(a, _)]) => {
            let (t, b, a) = (t as f32, b as f32, a as f32);
            Number::Float(f64::from(t.mul_add(b, (1.0 - t) * a)), f)
        }
        (Op::Add3, &[a, b, c]) => Number::Int(a.int() + b.int() + c.int()),
        (Op::Bfn, &[a, b, c]) => {
            let Extra::Table(table) = data.extra else { return Err("a table".to_owned()) };
            let bit = |n: u32| {
                let term = [a, b, c].map(|number| low(number) >> n & 1);
                u32::from(table) >> (term[0] + 2 * term[1] + 4 * term[2]) & 1
            };
            Number::Int((0..32).fold(0, |all, n| all | i128::from(bit(n)) << n))
        }
        (Op::Bfe, &[width, first, value]) => {
            let (width, first) = (low(width) & 31, low(first) & 31);
            let field = i128::from(low(value)) >> first & ((1 << width) - 1);
            let negative = data.srcs[2].ty().is_signed() && width > 0 && field >> (width - 1) == 1;
            Number::Int(if negative { field - (1 << width) } else { field })
        }
        (Op::Bfi1, &[width, first]) => {
            Number::Int(((1 << (low(width) & 31)) - 1) << (low(first) & 31))
        }
        (Op::Bfi2, &[mask, field, value]) => {
            let mask = low(mask);
            let place = mask.trailing_zeros().min(31);
            Number::Int(i128::from(low(field) << place & mask | low(value) & !mask))
        }
        (Op::And, &[a, b]) => Number::Int(a.int() & b.int()),
        (Op::Or, &[a, b]) => Number::Int(a.int() | b.int()),
        (Op::Xor, &[a, b]) => Number::Int(a.int() ^ b.int()),
        (Op::Not, &[a]) => Number::Int(!a.int()),
        (Op::Shl, &[a, b]) => Number::Int(a.int() << count(b)),
        (Op::Shr, &[a, b]) => {
            let bits = data.srcs[0].ty().bytes().max(4) * 8;
            Number::Int(i128::from(a.int() as u64 & (u64::MAX >> (64 - bits))) >> count(b))
        }
        (Op::Asr, &[a, b]) => Number::Int(a.int() >> count(b)),
        (Op::Rol, &[a, b]) => Number::Int(i128::from(low(a).rotate_left(low(b) & 31))),
        (Op::Ror, &[a, b]) => Number::Int(i128::from(low(a).rotate_right(low(b) & 31))),
        (Op::Lzd, &[a]) => Number::Int(i128::from(low(a).leading_zeros())),
        (Op::Cbit, &[a]) => Number::Int(i128::from(low(a).count_ones())),
        (Op::Bfrev, &[a]) => Number::Int(i128::from(low(a).reverse_bits())),
        (Op::Fbl, &[a]) => Number::Int(match low(a) {
            0 => 0xffff_ffff,
            bits => i128::from(bits.trailing_zeros()),
        }),
        (Op::Rndd, &[Number::Float(a, f)]) => Number::Float(a.floor(), f),
        (Op::Rndu, &[Number::Float(a, f)]) => Number::Float(a.ceil(), f),
        (Op::Rndz, &[Number::Float(a, f)]) => Number::Float(a.trunc(), f),
        (Op::Rnde, &[Number::Float(a, f)]) => Number::Float(a.round_ties_even(), f),
        (Op::Math, v) => math(data, v)?,
        other => return Err(format!("the machine has no {other:?}")),
    };
    let whole = if let Number::Int(value) = number { value } else { 0 };
    Ok((number.to(ty, data.saturate), None, whole))
}

fn math(data: &InstData, v: &[Number]) -> Run<Number> {
    let Extra::Math(function) = data.extra else { return Err("a function".to_owned()) };
    let float = |value: f64| Number::Float(value, Type::F);
    Ok(match (function, v) {
        (MathFn::Iqot, &[Number::Int(a), Number::Int(b)]) if b != 0 => Number::Int(a / b),
        (MathFn::Irem, &[Number::Int(a), Number::Int(b)]) if b != 0 => Number::Int(a % b),
        (MathFn::Iqot | MathFn::Irem, _) => Number::Int(0),
        (MathFn::Fdiv, &[a, b]) => float(a.float() / b.float()),
        (MathFn::Pow, &[a, b]) => float(a.float().powf(b.float())),
        (MathFn::Inv, &[a]) => float(1.0 / a.float()),
        (MathFn::Sqrt, &[a]) => float(a.float().sqrt()),
        (MathFn::Rsqrt, &[a]) => float(1.0 / a.float().sqrt()),
        (MathFn::Exp, &[a]) => float(a.float().exp2()),
        (MathFn::Log, &[a]) => float(a.float().log2()),
        (MathFn::Sin, &[a]) => float(a.float().sin()),
        (MathFn::Cos, &[a]) => float(a.float().cos()),
        (function, _) => return Err(format!("math.{}", function.name())),
    })
}

fn order(a: Number, b: Number) -> Option<std::cmp::Ordering> {
    match (a, b) {
        (Number::Int(a), Number::Int(b)) => Some(a.cmp(&b)),
        (a, b) => a.float().partial_cmp(&b.float()),
    }
}
