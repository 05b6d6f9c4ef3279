//! Messages to the data ports, the gateway and memory.
//!
//! | message | function | type | control |
//! |---|---|---|---|
//! | A64 gather, scatter | data port 1 | 0x10, 0x1a | 1:0 bytes, doublewords, quadwords; 3:2 log2 of elements; 4 SIMD16 |
//! | A64 atomic (SIMD8) | data port 1 | 0x12 | 3:0 operation; 4 64 bits; 5 answer |
//! | untyped read, write | data port 1 | 1, 9 | 3:0 doublewords that are left out; 5:4 SIMD16 (1) or SIMD8 (2) |
//! | untyped atomic | data port 1 | 2 | 3:0 operation; 4 SIMD8; 5 answer |
//! | byte gather, scatter | data port 0 | 4, 12 | 0 SIMD16; 3:2 log2 of bytes |
//! | memory fence | data port 0 | 7 | 5 answer when done |
//!
//! The control begins at bit 8 of the descriptor, the type at bit 14; below is the binding: 0xff for addresses of 64 bits
//! and for private memory (which has addresses of 32 bits), 0xfe for shared local memory. (Mesa's `brw_eu.h`, and what IGC was seen to emit for gen9.)
//!
//! Each message has one payload, a `collect` of addresses and data, whatever the device: what comes in two pieces is
//! decided by `eu-split-sends`.

use smallvec::SmallVec;

use super::Select;
use super::piece::{Piece, Place};
use crate::device::{GRF_BYTES, Generation};
use crate::eu::{
    Arf, Base, Control, Dst, Extra, InstData, Op, Options, Region, Send, Src, SyncFn, Type,
};

/// Data port 0: bytes, fences.
const DATA_PORT_0: u8 = 10;
/// Data port 1: untyped and 64-bit addresses.
const DATA_PORT_1: u8 = 12;
/// The message gateway: barriers.
const GATEWAY: u8 = 3;

/// The binding of addresses of 64 bits.
const STATELESS: u32 = 0xff;
/// The binding of shared local memory.
const SLM: u32 = 0xfe;

/// Which memory a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Memory {
    /// By addresses of 64 bits.
    Global,
    /// Shared local memory, by offsets.
    Local,
    /// Private memory in the thread's scratch space, by offsets in the heap that has it.
    Private,
}

/// What a channel reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    /// 1, 2 or 4 bytes at any address, as one doubleword.
    Bytes(u32),
    /// This many doublewords: 1, 2, 4; of local memory 3, too.
    Dwords(u32),
    /// A quadword (of global memory, read).
    Qword,
}

/// A kind of message, without its lengths.
#[derive(Clone, Copy, Debug)]
struct Kind {
    sfid: u8,
    binding: u32,
    ty: u32,
    control: u32,
}

impl Kind {
    fn desc(self) -> u32 {
        self.binding | self.control << 8 | self.ty << 14
    }

    fn access(memory: Memory, unit: Unit, write: bool, simd16: bool) -> Self {
        match (memory, unit) {
            (Memory::Global, _) => {
                let (subtype, elements) = match unit {
                    Unit::Bytes(count) => (0, count),
                    Unit::Dwords(count) => (1, count),
                    Unit::Qword => (2, 1),
                };
                let control = subtype | elements.ilog2() << 2 | u32::from(simd16) << 4;
                let ty = if write { 0x1a } else { 0x10 };
                Self { sfid: DATA_PORT_1, binding: STATELESS, ty, control }
            }
            (_, Unit::Bytes(count)) => {
                let control = u32::from(simd16) | count.ilog2() << 2;
                let ty = if write { 12 } else { 4 };
                Self { sfid: DATA_PORT_0, binding: memory.binding(), ty, control }
            }
            (_, Unit::Dwords(_) | Unit::Qword) => {
                let count = if let Unit::Dwords(count) = unit { count } else { 2 };
                let left_out = 0xf << count & 0xf;
                let control = left_out | if simd16 { 1 } else { 2 } << 4;
                let ty = if write { 9 } else { 1 };
                Self { sfid: DATA_PORT_1, binding: memory.binding(), ty, control }
            }
        }
    }
}

impl Memory {
    fn binding(self) -> u32 {
        match self {
            Self::Local => SLM,
            Self::Global | Self::Private => STATELESS,
        }
    }

    /// The bits of an address.
    pub(super) fn address_bits(self) -> u32 {
        match self {
            Self::Global => 64,
            Self::Local | Self::Private => 32,
        }
    }
}

impl Select<'_> {
    /// The groups of channels for which there are messages: all, one without the mask, or halves.
    fn groups(&self, memory: Memory, halves: bool, scalar: bool) -> SmallVec<[Control; 2]> {
        let halves =
            halves || memory == Memory::Global && self.device.generation < Generation::Gen9;
        if scalar {
            return SmallVec::from_elem(Control::all(8), 1);
        }
        // No message has more than 16 channels.
        let exec = self.simd.min(if halves { 8 } else { 16 });
        (0..self.simd / exec).map(|n| Control { group: n * exec, ..Control::new(exec) }).collect()
    }

    /// An address as an operand of a payload.
    fn address_source(&self, memory: Memory, address: Piece, control: Control) -> Src {
        let ty = super::piece::int(memory.address_bits(), false);
        address.channels(control.group).src(ty, control.exec)
    }

    /// Sends some values. The payload's values come from the control's channels.
    fn message(&mut self, kind: Kind, control: Control, payload: &[Src], dst: Dst, rlen: u32) {
        let bytes: u32 = payload.iter().map(|s| s.ty().bytes() * u32::from(control.exec)).sum();
        let base = self.func.add_grfs(bytes);
        let collect = InstData::new(Op::Collect, control, Dst::new(base, Type::UD), payload);
        self.push(collect);
        let mut send =
            InstData::new(Op::Send, control, dst, &[Src::packed(base, Type::UD, control.exec)]);
        let message = Send {
            mlen: bytes.div_ceil(GRF_BYTES) as u8,
            rlen: rlen as u8,
            reads: rlen > 0,
            ..Send::new(kind.sfid, kind.desc())
        };
        send.extra = Extra::Send(Box::new(message));
        self.push(send);
    }

    /// States that the last message writes.
    fn mark_writes(&mut self) {
        if let Some(&inst) = self.func.blocks[self.at].insts.last()
            && let Some(send) = self.func.insts[inst].send_mut()
        {
            send.writes = true;
        }
    }

    /// Reads memory: the doublewords (or the quadword) of each channel.
    pub(super) fn gather(
        &mut self,
        memory: Memory,
        unit: Unit,
        address: Piece,
        scalar: bool,
    ) -> SmallVec<[Piece; 4]> {
        let (count, size) = match unit {
            Unit::Bytes(_) => (1, 4),
            Unit::Dwords(count) => (count, 4),
            Unit::Qword => (1, 8),
        };
        let groups = self.groups(memory, false, scalar);
        let channels = u32::from(if scalar { 8 } else { self.simd });
        let step = if scalar { 0 } else { size as u8 };
        let whole = self.func.add_grfs(channels * size * count);
        let place = |n: u32| Place { base: whole, offset: n * channels * size, step };
        for &control in &groups {
            let exec = u32::from(control.exec);
            let kind = Kind::access(memory, unit, false, control.exec == 16);
            let payload = [self.address_source(memory, address, control)];
            let rlen = exec * size * count / GRF_BYTES;
            // One message after the other is only the whole if there is one element.
            let direct = count == 1 || groups.len() == 1;
            let base = if direct { whole } else { self.func.add_grfs(exec * size * count) };
            let offset = if direct { u32::from(control.group) * size } else { 0 };
            let dst = Dst { base, offset, ty: Type::UD, stride: 1 };
            self.message(kind, control, &payload, dst, rlen);
            for n in (0..count).filter(|_| !direct) {
                let from = Place { base, offset: n * exec * size, step };
                let to = place(n).channels(control.group);
                let src = from.src(Type::UD, control.exec);
                self.push(InstData::mov(control, to.dst(Type::UD), src));
            }
        }
        (0..count).map(|n| Piece::Reg(place(n))).collect()
    }

    /// Writes doublewords of each channel to memory.
    pub(super) fn scatter(&mut self, memory: Memory, unit: Unit, address: Piece, data: &[Piece]) {
        for control in self.groups(memory, false, false) {
            let kind = Kind::access(memory, unit, true, control.exec == 16);
            let mut payload: SmallVec<[Src; 5]> =
                SmallVec::from_elem(self.address_source(memory, address, control), 1);
            let values = data.iter().map(|piece| piece.channels(control.group));
            payload.extend(values.map(|piece| piece.src(Type::UD, control.exec)));
            self.message(kind, control, &payload, Dst::null(Type::UD), 0);
            self.mark_writes();
        }
    }

    /// An atomic operation by its number; what was there before, if that is asked for.
    pub(super) fn atomic(
        &mut self,
        memory: Memory,
        operation: u32,
        bits: u32,
        address: Piece,
        data: &[Piece],
        answer: bool,
    ) -> Option<Piece> {
        let (ty, size) = if bits == 64 { (Type::UQ, 8) } else { (Type::UD, 4) };
        let result = answer.then(|| self.place(size, false));
        for control in self.groups(memory, memory == Memory::Global, false) {
            let answer = u32::from(answer);
            let kind = match memory {
                Memory::Global => {
                    let control = operation | u32::from(bits == 64) << 4 | answer << 5;
                    Kind { sfid: DATA_PORT_1, binding: STATELESS, ty: 0x12, control }
                }
                Memory::Local | Memory::Private => {
                    let control = operation | u32::from(control.exec == 8) << 4 | answer << 5;
                    Kind { sfid: DATA_PORT_1, binding: memory.binding(), ty: 2, control }
                }
            };
            let mut payload: SmallVec<[Src; 3]> =
                SmallVec::from_elem(self.address_source(memory, address, control), 1);
            let values = data.iter().map(|piece| piece.channels(control.group));
            payload.extend(values.map(|piece| piece.src(ty, control.exec)));
            let (dst, rlen) = match result {
                Some(place) => {
                    let bytes = u32::from(control.exec) * u32::from(size);
                    (place.channels(control.group).dst(Type::UD), bytes / GRF_BYTES)
                }
                None => (Dst::null(Type::UD), 0),
            };
            self.message(kind, control, &payload, Dst { stride: 1, ..dst }, rlen);
            self.mark_writes();
        }
        result.map(Piece::Reg)
    }

    /// Waits until what this thread wrote to memory is there for others.
    pub(super) fn fence(&mut self) {
        self.fence_of(0);
    }

    /// The same of local memory, which is in order by itself up to gen9.
    pub(super) fn local_fence(&mut self) {
        if self.device.generation >= Generation::Gen12p1 {
            self.fence_of(SLM);
        }
    }

    fn fence_of(&mut self, binding: u32) {
        let answer = self.func.add_grfs(GRF_BYTES);
        let r0 = Src::reg(Base::Grf(0), Type::UD, Region::packed(8, 4));
        let dst = Dst::new(answer, Type::UD);
        let mut send = InstData::new(Op::Send, Control::all(8), dst, &[r0]);
        // Commit: the answer comes when the writes are done.
        let kind = Kind { sfid: DATA_PORT_0, binding, ty: 7, control: 1 << 5 };
        let message = Send {
            mlen: 1,
            rlen: 1,
            header: true,
            reads: true,
            writes: true,
            ..Send::new(kind.sfid, kind.desc())
        };
        send.extra = Extra::Send(Box::new(message));
        self.push(send);
        // Whoever reads the answer waits for it. (What nobody can ask for would not be read.)
        let src = Src::packed(answer, Type::UD, 8);
        let acc = Base::Arf(Arf::Accumulator(0));
        self.push(InstData::mov(Control::all(8), Dst::new(acc, Type::UD), src));
    }

    /// Waits until all threads of the work-group are here.
    pub(super) fn barrier(&mut self) {
        self.kernel.barriers = 1;
        let base = self.func.add_grfs(GRF_BYTES);
        let number = Place { base: Base::Grf(0), offset: 8, step: 0 };
        let gen12 = self.device.generation >= Generation::Gen12p1;
        let bits = if gen12 { BARRIER_BITS_12 } else { BARRIER_BITS };
        let srcs = [number.src(Type::UD, 8), Src::ud(bits)];
        let all = Control::all(8);
        self.push(InstData::new(Op::And, all, Dst::new(base, Type::UD), &srcs));
        let n0 = Base::Arf(Arf::Notification);
        let mut clear = InstData::mov(Control::all(1), Dst::new(n0, Type::UD), Src::ud(0));
        clear.options = Options::SWITCH;
        if !gen12 {
            self.push(clear);
        }
        let mut send =
            InstData::new(Op::Send, all, Dst::null(Type::UD), &[Src::packed(base, Type::UD, 8)]);
        let message = Send { writes: true, reads: true, ..Send::new(GATEWAY, SIGNAL_BARRIER) };
        send.extra = Extra::Send(Box::new(message));
        self.push(send);
        if gen12 {
            let srcs = [Src::null(Type::UD)];
            let mut sync = InstData::new(Op::Sync, Control::all(1), Dst::null(Type::UD), &srcs);
            sync.extra = Extra::Sync(SyncFn::Bar);
            self.push(sync);
        } else {
            let srcs = [Src::scalar(n0, Type::UD)];
            self.push(InstData::new(Op::Wait, Control::all(1), Dst::null(Type::UD), &srcs));
        }
    }
}

/// The bits of r0.2 that say which barrier.
const BARRIER_BITS: u32 = 0x8f00_0000;
/// The same on gen12.
const BARRIER_BITS_12: u32 = 0x7f00_0000;
/// The gateway's message of a barrier.
const SIGNAL_BARRIER: u32 = 4;
