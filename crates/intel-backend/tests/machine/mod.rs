//! A small machine for the IR, to see whether passes keep the meaning: straight code, if, else, endif, and loops.
//!
//! Each byte knows whether it is defined. A pass may define what was undefined, and nothing else: whatever a message with
//! effects was seen to send in a run of the original, byte by byte, it must send in a run of the result.
//!
//! An allocated function runs on registers that all hold something: nothing in it is undefined, so that what exchanges two
//! registers, one of which holds nothing of the original, can be followed.
//!
//! A message without NoMask looks at its header, and of its values (of 32 bits) at the channels that are on; one with NoMask
//! looks at everything. Responses are a hash of what was sent.

use intel_backend::target::eu::{
    Arf, Base, Descriptor, EuFunction, Flag, Flow, Inst, InstData, Op, PredMode, Src, Stage, Type,
    VReg, VRegKind,
};
use std::collections::BTreeMap;

/// A byte, if it is defined.
type Byte = Option<u8>;

/// A message that was seen, and its contents.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sent {
    pub(crate) key: (u8, u32),
    pub(crate) bytes: Vec<Byte>,
}

/// The registers, by what they are and their number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Space {
    Virtual(VReg),
    Grf,
    Mrf,
}

pub(crate) struct Machine<'f> {
    func: &'f EuFunction,
    bytes: BTreeMap<Space, Vec<Byte>>,
    /// The bits of flags; virtual ones by number, physical ones from 10,000 on.
    flags: BTreeMap<u32, [Option<bool>; 32]>,
    mask: u32,
    undefined: bool,
    /// Whether a register that was not written holds a number all the same.
    concrete: bool,
    /// The thread's scratch memory.
    scratch: Vec<Byte>,
    /// Contents of r0 at the start.
    header: Vec<Byte>,
    sent: Vec<Sent>,
}

fn mix(mut hash: u64, value: u64) -> u64 {
    hash ^= value;
    hash = hash.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    hash ^ hash >> 29
}

impl<'f> Machine<'f> {
    /// Runs a function whose general registers hold numbers made of `seed`.
    /// What was sent, and whether the run ended before its end.
    pub(crate) fn run(func: &'f EuFunction, seed: u64, mask: u32) -> (Vec<Sent>, bool) {
        let inputs: Vec<Byte> = (0..128 * 32).map(|at| Some(mix(mix(seed, 7), at) as u8)).collect();
        let header = inputs[..32].to_vec();
        let mut bytes = BTreeMap::new();
        bytes.insert(Space::Grf, inputs);
        let concrete = func.stage == Stage::Allocated;
        bytes.insert(Space::Mrf, vec![concrete.then_some(0xa5); 24 * 32]);
        for reg in func.vregs.keys() {
            bytes.insert(Space::Virtual(reg), vec![None; func.vreg_bytes(reg) as usize]);
        }
        let mut flags = BTreeMap::new();
        if concrete {
            flags.extend((0..2).map(|reg| (10_000 + reg, [Some(seed & 1 == 0); 32])));
        }
        let mut machine = Self {
            func,
            bytes,
            flags,
            mask,
            undefined: false,
            concrete,
            scratch: vec![None; func.scratch_bytes as usize],
            header,
            sent: Vec::new(),
        };
        machine.blocks();
        (machine.sent, machine.undefined)
    }

    /// The channels that are on and whose predicate holds; nothing where that is undefined.
    fn taken(&self, data: &InstData) -> Option<u32> {
        let on = (0..32).filter(|&c| self.mask >> c & 1 == 1);
        on.map(|c| self.predicate(data, c).map(|bit| u32::from(bit) << c))
            .try_fold(0, |all, bit| Some(all | bit?))
    }

    /// Runs until the end, or to a branch on what is undefined: from there on anything may happen.
    fn blocks(&mut self) {
        // What was on before each `if`, and what its `then` took.
        let mut outer: Vec<(u32, u32)> = Vec::new();
        // The loops that run, by the instructions that end them, and what was on before each.
        let mut loops: Vec<(Inst, u32)> = Vec::new();
        let code: Vec<_> = self.func.placed().collect();
        let mut at = 0;
        while let Some(&(_, inst)) = code.get(at) {
            at += 1;
            let data = &self.func.insts[inst];
            match data.op.desc().flow {
                Flow::If => {
                    let Some(taken) = self.taken(data) else {
                        self.undefined = true;
                        return;
                    };
                    outer.push((self.mask, taken));
                    self.mask = taken;
                }
                Flow::Else => {
                    let (all, taken) = *outer.last().expect("an if");
                    self.mask = all & !taken;
                }
                Flow::EndIf => self.mask = outer.pop().expect("an if").0,
                Flow::While => {
                    let Some(taken) = self.taken(data) else {
                        self.undefined = true;
                        return;
                    };
                    if loops.last().is_none_or(|l| l.0 != inst) {
                        loops.push((inst, self.mask));
                    }
                    if taken == 0 {
                        self.mask = loops.pop().expect("a loop").1;
                    } else {
                        self.mask = taken;
                        let head = data.branch().expect("a target").jip;
                        at = code.iter().position(|c| c.0 == head).expect("a block");
                    }
                }
                // With no channel on, execution jumps over.
                Flow::None if self.mask != 0 => self.step(inst),
                Flow::None => {}
                other => panic!("the machine has no {other:?}"),
            }
        }
    }

    fn flag_key(flag: Flag) -> (u32, usize) {
        match flag {
            Flag::Virtual(reg) => (reg.as_u32(), 0),
            Flag::Physical { reg, sub } => (10_000 + u32::from(reg), 16 * usize::from(sub)),
        }
    }

    fn predicate(&self, data: &InstData, channel: u32) -> Option<bool> {
        let Some(pred) = data.pred else { return Some(true) };
        assert_eq!(pred.mode, PredMode::Normal);
        let (key, first) = Self::flag_key(data.flag?);
        let bit = self.flags.get(&key).and_then(|bits| bits[first + channel as usize]);
        bit.map(|bit| bit != pred.inverse)
    }

    fn space(base: Base) -> Option<(Space, u32)> {
        match base {
            Base::Virtual(reg) => Some((Space::Virtual(reg), 0)),
            Base::Grf(n) => Some((Space::Grf, u32::from(n) * 32)),
            Base::Mrf { number, .. } => Some((Space::Mrf, u32::from(number) * 32)),
            Base::Null | Base::Arf(_) => None,
        }
    }

    /// The flag that a register operand is.
    fn flag_of(&self, base: Base) -> Option<u32> {
        match base {
            Base::Arf(Arf::Flag(reg)) => Some(10_000 + u32::from(reg)),
            Base::Virtual(reg) if matches!(self.func.vregs[reg].kind, VRegKind::Flag(_)) => {
                Some(reg.as_u32())
            }
            _ => None,
        }
    }

    fn load(&self, base: Base, offset: u32, size: u32) -> Option<u64> {
        if let Some(flag) = self.flag_of(base) {
            let bits = self.flags.get(&flag)?;
            let bits = &bits[offset as usize * 8..(offset + size) as usize * 8];
            return bits.iter().rev().try_fold(0, |all, bit| Some(all << 1 | u64::from((*bit)?)));
        }
        let (space, start) = Self::space(base)?;
        let bytes = &self.bytes[&space];
        let mut value = 0;
        for i in 0..size {
            value |= u64::from(bytes[(start + offset + i) as usize]?) << (8 * i);
        }
        Some(value)
    }

    fn store(&mut self, base: Base, offset: u32, size: u32, value: Option<u64>) {
        if let Some(flag) = self.flag_of(base) {
            let bits = self.flags.entry(flag).or_insert([None; 32]);
            for bit in 0..size as usize * 8 {
                bits[offset as usize * 8 + bit] = value.map(|v| v >> bit & 1 == 1);
            }
            return;
        }
        let Some((space, start)) = Self::space(base) else { return };
        let bytes = self.bytes.get_mut(&space).expect("a register");
        for i in 0..size {
            bytes[(start + offset + i) as usize] = value.map(|v| (v >> (8 * i)) as u8);
        }
    }

    fn step(&mut self, inst: Inst) {
        let data = &self.func.insts[inst];
        match data.op {
            Op::LoadPayload | Op::Collect | Op::LoadHeader => self.payload(data),
            Op::Send | Op::Sends => self.send(data),
            Op::Undef => {
                if let Base::Virtual(reg) = data.dst.base {
                    self.bytes.get_mut(&Space::Virtual(reg)).expect("a register").fill(None);
                }
            }
            _ => self.arithmetic(data),
        }
    }

    /// The number that a channel reads, with modifiers, in the type's own bits.
    fn source(&self, data: &InstData, index: usize, channel: u32) -> Option<u64> {
        let (raw, reg) = match &data.srcs[index] {
            Src::Imm(imm) => return Some(imm.bits),
            Src::Reg(reg) => {
                let at = reg.offset + reg.region.element(channel) * reg.ty.bytes();
                (self.load(reg.base, at, reg.ty.bytes())?, reg)
            }
        };
        Some(modified(raw, reg.ty, reg.negate, reg.abs))
    }

    fn is_on(&self, data: &InstData, channel: u32) -> bool {
        data.control.nomask || self.mask >> (u32::from(data.control.group) + channel) & 1 == 1
    }

    fn arithmetic(&mut self, data: &InstData) {
        let mut writes = Vec::new();
        for channel in 0..u32::from(data.control.exec) {
            let number = u32::from(data.control.group) + channel;
            if !self.is_on(data, channel) {
                continue;
            }
            let predicate = self.predicate(data, number);
            let operands: Vec<Option<u64>> =
                (0..data.srcs.len()).map(|i| self.source(data, i, channel)).collect();
            if data.op == Op::Sel {
                let value = predicate.and_then(|p| {
                    operands[usize::from(!p)].map(|v| (v, data.srcs[usize::from(!p)].ty()))
                });
                writes.push((
                    channel,
                    number,
                    value.map(|(v, ty)| convert(v, ty, data.dst.ty, data.saturate)),
                    None,
                ));
                continue;
            }
            if predicate == Some(false) {
                continue;
            }
            let all: Option<Vec<u64>> = operands.into_iter().collect();
            let all = all.filter(|_| predicate.is_some());
            let (value, bit) = match all {
                None => (None, None),
                Some(v) => compute(data, &v),
            };
            writes.push((channel, number, value, bit));
        }
        let step = data.dst.ty.bytes() * u32::from(data.dst.stride);
        for (channel, number, value, bit) in writes {
            // A value of two registers with COMPR4: its second register is four further on.
            let mut at = data.dst.offset + channel * step;
            if matches!(data.dst.base, Base::Mrf { compr4: true, .. }) && channel * step >= 32 {
                at += 3 * 32;
            }
            self.store(data.dst.base, at, data.dst.ty.bytes(), value);
            if data.writes_flag() {
                let (key, first) = Self::flag_key(data.flag.expect("a flag"));
                let bits = self.flags.entry(key).or_insert([None; 32]);
                bits[first + number as usize] = bit;
            }
        }
    }

    /// A payload, by its own definition (not by the moves that it becomes).
    fn payload(&mut self, data: &InstData) {
        let header = data.header_size();
        let mut writes: Vec<(u32, u32, Option<u64>)> = Vec::new();
        let mut at = data.dst.offset;
        let halves =
            matches!(data.dst.base, Base::Mrf { compr4: true, .. }) && data.control.exec == 16;
        for (index, src) in data.srcs.iter().enumerate() {
            if index < header || data.op == Op::LoadHeader {
                let registers = if data.op == Op::LoadHeader && index >= header {
                    self.func.vreg_bytes(src.as_virtual().expect("a payload")) / 32
                } else {
                    1
                };
                for lane in 0..8 * registers {
                    let value = match src {
                        Src::Imm(imm) => Some(imm.bits),
                        Src::Reg(reg) => {
                            let element = if reg.region.is_scalar(8) { 0 } else { lane };
                            self.load(reg.base, reg.offset + 4 * element, 4)
                        }
                    };
                    if !src.is_null() {
                        writes.push((at + 4 * lane, 4, value));
                    }
                }
                at += 32 * registers;
                continue;
            }
            let colour = index - header;
            let size = src.ty().bytes();
            let step = size * u32::from(data.dst.stride);
            for channel in 0..u32::from(data.control.exec) {
                if src.is_null() || !self.is_on(data, channel) {
                    continue;
                }
                let value = self
                    .source(data, index, channel)
                    .map(|v| convert(v, src.ty(), src.ty(), data.saturate));
                let place = if halves && colour < 4 {
                    (header as u32 + colour as u32) * 32
                        + data.dst.offset
                        + channel % 8 * 4
                        + channel / 8 * 128
                } else {
                    at + channel * step
                };
                writes.push((place, size, value));
            }
            at += u32::from(data.control.exec) * step;
        }
        for (place, size, value) in writes {
            self.store(data.dst.base, place, size, value);
        }
    }

    fn send(&mut self, data: &InstData) {
        let send = data.send().expect("a message");
        let mut bytes = Vec::new();
        if self.func.device.has_mrf() {
            let first = u32::from(send.mrf) * 32;
            bytes.extend(
                (0..u32::from(send.mlen) * 32)
                    .map(|i| self.bytes[&Space::Mrf][(first + i) as usize]),
            );
        } else {
            for (src, length) in data.srcs.iter().zip([send.mlen, send.ex_mlen]) {
                let Src::Reg(reg) = src else { continue };
                let Some((space, start)) = Self::space(reg.base) else { continue };
                let first = (start + reg.offset) as usize;
                bytes.extend_from_slice(
                    &self.bytes[&space][first..first + usize::from(length) * 32],
                );
            }
        }
        if !data.control.nomask {
            let header = if send.header { 32 } else { 0 };
            for (at, byte) in bytes.iter_mut().enumerate().skip(header) {
                let channel = ((at - header) / 4) as u32 % u32::from(data.control.exec);
                if !self.is_on(data, channel) {
                    *byte = None;
                }
            }
        }
        let Descriptor::Imm(desc) = send.desc else { panic!("a known descriptor") };
        if send.sfid == 10 && desc >> 18 & 1 == 1 {
            return self.scratch(data, desc, &bytes);
        }
        let key = (send.sfid, desc);
        let known = |byte: &Byte| if self.concrete { Some(byte.unwrap_or(0)) } else { *byte };
        let complete: Option<Vec<u8>> = bytes.iter().map(known).collect();
        let hash = complete.map(|b| {
            b.iter().fold(mix(u64::from(desc), u64::from(send.sfid)), |h, &b| mix(h, u64::from(b)))
        });
        for at in 0..u32::from(send.rlen) * 8 {
            // Channels that are off get no answer.
            if !self.is_on(data, at % u32::from(data.control.exec)) {
                continue;
            }
            // Small numbers, so that floats are numbers.
            let value =
                hash.map(|h| u64::from((((mix(h, u64::from(at)) >> 8) % 1000) as f32).to_bits()));
            self.store(data.dst.base, data.dst.offset + 4 * at, 4, value);
        }
        if send.writes || send.eot {
            self.sent.push(Sent { key, bytes });
        }
    }
}

impl Machine<'_> {
    /// A scratch block message: a header, which is r0 as the thread got it, and whole registers.
    fn scratch(&mut self, data: &InstData, desc: u32, sent: &[Byte]) {
        let send = data.send().expect("a message");
        assert!(data.control.nomask && send.header, "a block message has a header and no mask");
        assert_eq!(sent[..32], self.header[..], "the header is r0");
        let (first, bytes) = ((desc & 0xfff) as usize * 32, 32 << (desc >> 12 & 3));
        let place = first..first + bytes;
        if desc >> 17 & 1 == 1 {
            assert_eq!((sent.len(), send.rlen), (32 + bytes, 0), "a write's length");
            self.scratch[place].copy_from_slice(&sent[32..]);
        } else {
            assert_eq!((sent.len(), usize::from(send.rlen) * 32), (32, bytes), "a read's length");
            for at in 0..bytes {
                let byte = self.scratch[place.start + at];
                let value = byte.or(self.concrete.then_some(0x5a)).map(u64::from);
                self.store(data.dst.base, data.dst.offset + at as u32, 1, value);
            }
        }
    }
}

fn modified(raw: u64, ty: Type, negate: bool, abs: bool) -> u64 {
    match ty {
        Type::F => {
            let mut value = f32::from_bits(raw as u32);
            value = if abs { value.abs() } else { value };
            u64::from(if negate { -value } else { value }.to_bits())
        }
        Type::D | Type::UD => {
            let mut value = raw as u32 as i32;
            value = if abs { value.wrapping_abs() } else { value };
            u64::from(if negate { value.wrapping_neg() } else { value } as u32)
        }
        _ => {
            assert!(!negate && !abs, "the machine has no modifiers on {ty}");
            raw
        }
    }
}

/// A number in another type.
fn convert(bits: u64, from: Type, to: Type, saturate: bool) -> u64 {
    if from == to || from.bytes() == to.bytes() && !from.is_float() && !to.is_float() {
        if to == Type::F && saturate {
            let value = f32::from_bits(bits as u32);
            return u64::from(
                if value.is_nan() { 0.0f32 } else { value.clamp(0.0, 1.0) + 0.0 }.to_bits(),
            );
        }
        return bits;
    }
    let number = match from {
        Type::UW => i64::from(bits as u16),
        Type::W => i64::from(bits as i16),
        Type::UD => i64::from(bits as u32),
        Type::D => i64::from(bits as i32),
        Type::F => f32::from_bits(bits as u32) as i64,
        other => panic!("the machine does not convert {other}"),
    };
    match to {
        Type::F => u64::from((number as f32).to_bits()),
        Type::UW | Type::W => number as u64 & 0xffff,
        Type::UD | Type::D => number as u64 & 0xffff_ffff,
        other => panic!("the machine does not convert to {other}"),
    }
}

/// The result and the condition.
fn compute(data: &InstData, v: &[u64]) -> (Option<u64>, Option<bool>) {
    let ty = data.srcs[0].ty();
    let ints = || v.iter().map(|&x| x as u32).collect::<Vec<_>>();
    let floats = || v.iter().map(|&x| f32::from_bits(x as u32)).collect::<Vec<_>>();
    let value = match (data.op, ty) {
        (Op::Mov, _) => v[0],
        (Op::Add, Type::F) => u64::from((floats()[0] + floats()[1]).to_bits()),
        (Op::Mul, Type::F) => u64::from((floats()[0] * floats()[1]).to_bits()),
        (Op::Add, _) => u64::from(ints()[0].wrapping_add(ints()[1])),
        (Op::And, _) => v[0] & v[1],
        (Op::Xor, _) => v[0] ^ v[1],
        (Op::Cmp, Type::F) => {
            let (a, b) = (floats()[0], floats()[1]);
            let holds = data.cmod.is_some_and(|cmod| cmod.holds(a.partial_cmp(&b)));
            return (Some(if holds { 0xffff_ffff } else { 0 }), Some(holds));
        }
        (Op::Cmp, _) => {
            let order = (v[0] as i32).cmp(&(v[1] as i32));
            let holds = data.cmod.is_some_and(|cmod| cmod.holds(Some(order)));
            return (Some(if holds { 0xffff_ffff } else { 0 }), Some(holds));
        }
        other => panic!("the machine has no {other:?}"),
    };
    (Some(convert(value, ty, data.dst.ty, data.saturate)), None)
}

/// Whether a run sent what another one did, wherever that was defined. The first difference.
pub(crate) fn difference(before: &(Vec<Sent>, bool), after: &(Vec<Sent>, bool)) -> Option<String> {
    let ((before, ended), (after, _)) = (before, after);
    if before.len() > after.len() || before.len() < after.len() && !ended {
        return Some(format!("{} messages became {}", before.len(), after.len()));
    }
    for (number, (a, b)) in before.iter().zip(after).enumerate() {
        if a.key != b.key || a.bytes.len() != b.bytes.len() {
            return Some(format!("message {number} is another one"));
        }
        for (at, (x, y)) in a.bytes.iter().zip(&b.bytes).enumerate() {
            if x.is_some() && x != y {
                return Some(format!("message {number}, byte {at}: {x:?} became {y:?}"));
            }
        }
    }
    None
}
