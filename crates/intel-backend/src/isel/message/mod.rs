//! Messages to memory and the gateway.
//!
//! The requests of a kernel ([`AccessUnit`]s of a [`Memory`], atomic operations, fences, barriers, its end) are the same on
//! all devices; the messages that implement them are a generation's own. [`Port`] selects them: those of the data port
//! up to gen12.1 ([`dataport`]), load and store messages on gen12.5 ([`load_store`]).
//!
//! Each message has one payload, a `collect` of addresses and data, whatever the device: what comes in two pieces is
//! decided by `eu-split-sends`.

mod dataport;
mod image;
mod load_store;

pub(super) use image::ImageAction;

use ir::opencl::demangle;
use ir::ssa::InstKind;
use smallvec::SmallVec;

use super::Select;
use super::piece::{Piece, RegSlice};
use crate::target::device::{Device, GRF_BYTES, Generation};
use crate::target::eu::atomics::AtomicOp;
use crate::target::eu::{
    Arf, Base, Control, Descriptor, Dst, Extra, InstData, Op, Region, Send, Src, SyncFn, Type,
};

/// The message gateway: barriers.
const GATEWAY: u8 = 3;
/// Its message that a thread is at the barrier.
const SIGNAL_BARRIER: u32 = 4;

/// Memory that a message is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Memory {
    /// By addresses of 64 bits.
    Global,
    /// Shared local memory, by offsets.
    Local,
    /// Private memory in the thread's scratch space, by offsets in the heap that has it.
    Private,
    /// A surface of the binding table, by offsets.
    Surface(u8),
}

/// Data that a channel reads or writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AccessUnit {
    /// 1, 2 or 4 bytes at any address, as one doubleword.
    Bytes(u32),
    /// This many doublewords, 1 to 4; of what [`Port::has_three`] says, 3, too.
    Dwords(u32),
    /// A quadword, read, where [`Port::has_qwords`] says so.
    Qword,
}

/// A kind of message, without its lengths.
#[derive(Clone, Copy, Default, Debug)]
struct Kind {
    /// The shared function.
    sfid: u8,
    /// The function's bits of the descriptor.
    desc: u32,
    /// Whether the payload is a header.
    header: bool,
    /// Whether the extended descriptor is the surface of the thread's scratch.
    scratch: bool,
    /// The extended descriptor otherwise.
    ex_desc: u32,
}

impl Kind {
    /// The message, of one register without an answer.
    fn send(self) -> Send {
        let ex_desc = Descriptor::Imm(self.ex_desc);
        Send { header: self.header, ex_desc, ..Send::new(self.sfid, self.desc) }
    }
}

/// The messages of a generation.
trait Port {
    /// The most channels of a message: 8 or 16.
    fn channels(&self, memory: Memory, atomic: bool) -> u8;

    /// Whether a message can have three doublewords of a channel.
    fn has_three(&self, memory: Memory) -> bool;

    /// Whether a message can read quadwords.
    fn has_qwords(&self, memory: Memory) -> bool {
        memory == Memory::Global
    }

    /// Whether addresses and data have to be two pieces.
    fn is_split(&self) -> bool {
        false
    }

    /// Reads, or writes, of `channels` channels.
    fn access(&self, memory: Memory, unit: AccessUnit, write: bool, channels: u8) -> Kind;

    /// A read from one address, all of whose elements lie one after the other in the answer; none where there is no such message.
    fn run(&self, _memory: Memory, _unit: AccessUnit) -> Option<Kind> {
        None
    }

    /// An atomic operation on 32 or 64 bits, with an answer or not.
    fn atomic(&self, memory: Memory, op: AtomicOp, bits: u32, answer: bool, channels: u8) -> Kind;

    /// A fence of some memory, whose answer comes when all before is done; none if that is in order by itself.
    fn fence(&self, memory: Memory) -> Option<Kind>;

    /// A fence without which what a thread did last might be lost; `atomics`: there were atomic operations on global memory.
    fn last_fence(&self, atomics: bool) -> Option<Kind>;

    /// Waits until all threads of the work-group are here.
    fn barrier(&self, select: &mut Select<'_>);

    /// The end of the thread.
    fn end_of_thread(&self) -> Kind;
}

/// The messages of a device.
fn port(device: &Device) -> &'static dyn Port {
    match device.generation {
        Generation::Gen12p5 => &load_store::LoadStore,
        Generation::Gen8 => &dataport::DataPort { wide_addresses: 8, local_fences: false },
        Generation::Gen9 => &dataport::DataPort { wide_addresses: 16, local_fences: false },
        _ => &dataport::DataPort { wide_addresses: 16, local_fences: true },
    }
}

impl Memory {
    /// The bits of an address.
    pub(super) fn address_bits(self) -> u32 {
        match self {
            Self::Global => 64,
            Self::Local | Self::Private | Self::Surface(_) => 32,
        }
    }
}

impl Select<'_> {
    fn port(&self) -> &'static dyn Port {
        port(self.device)
    }

    /// Whether a message can have three doublewords of a channel.
    pub(super) fn has_three(&self, memory: Memory) -> bool {
        self.port().has_three(memory)
    }

    /// Whether a message can read quadwords.
    pub(super) fn has_qwords(&self, memory: Memory) -> bool {
        self.port().has_qwords(memory)
    }

    /// The groups of channels for which there are messages: all, one without the mask, or halves.
    fn groups(&self, memory: Memory, atomic: bool, scalar: bool) -> Vec<Control> {
        if scalar {
            return vec![Control::all(8)];
        }
        let exec = self.simd.min(self.port().channels(memory, atomic));
        (0..self.simd / exec).map(|n| Control { group: n * exec, ..Control::new(exec) }).collect()
    }

    /// An address as an operand of a payload.
    fn address_source(&self, memory: Memory, address: Piece, control: Control) -> Src {
        let ty = super::piece::int(memory.address_bits(), false);
        address.channels(control.group).src(ty, control.exec)
    }

    /// A run of registers with values one after the other, from the control's channels; and its bytes.
    fn collect(&mut self, control: Control, values: &[Src]) -> (Src, u32) {
        let bytes: u32 = values.iter().map(|s| s.ty().bytes() * u32::from(control.exec)).sum();
        let base = self.func.add_grfs(bytes);
        self.push(InstData::new(Op::Collect, control, Dst::new(base, Type::UD), values));
        (Src::packed(base, Type::UD, control.exec), bytes)
    }

    /// Sends an address and data, which come from the control's channels. The answer, if there is one, goes to `dst`; its elements
    /// have `size` bytes.
    fn message(
        &mut self,
        kind: Kind,
        control: Control,
        payload: &[Src],
        dst: Dst,
        rlen: u32,
        size: u32,
    ) {
        let at = if self.port().is_split() { 1 } else { payload.len() };
        let (addresses, data) = payload.split_at(at);
        let (first, bytes) = self.collect(control, addresses);
        let mut send = InstData::new(Op::Send, control, dst, &[first]);
        let mut message = Send {
            mlen: bytes.div_ceil(GRF_BYTES) as u8,
            rlen: rlen as u8,
            element: if rlen > 0 { size as u8 } else { 0 },
            reads: rlen > 0,
            ..kind.send()
        };
        if !data.is_empty() {
            let (second, bytes) = self.collect(control, data);
            send.srcs.push(second);
            message.ex_mlen = bytes.div_ceil(GRF_BYTES) as u8;
        }
        if kind.scratch {
            message.ex_desc = self.scratch_surface();
        }
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
        unit: AccessUnit,
        address: Piece,
        scalar: bool,
    ) -> SmallVec<[Piece; 4]> {
        let (count, size) = match unit {
            AccessUnit::Bytes(_) => (1, 4),
            AccessUnit::Dwords(count) => (count, 4),
            AccessUnit::Qword => (1, 8),
        };
        if scalar && let Some(kind) = self.port().run(memory, unit) {
            let address = self.address_source(memory, address, Control::all(1));
            return self.read_run(kind, address, count, size);
        }
        let groups = self.groups(memory, false, scalar);
        self.answers(&groups, count, size, scalar, |select, control, dst| {
            let kind = select.port().access(memory, unit, false, control.exec);
            let payload = [select.address_source(memory, address, control)];
            let rlen = u32::from(control.exec) * size * count / GRF_BYTES;
            select.message(kind, control, &payload, dst, rlen, size);
        })
    }

    /// The elements that messages answer with, `count` of `size` bytes for each channel: `send` sends the message of some channels.
    fn answers<const N: usize>(
        &mut self,
        groups: &[Control],
        count: u32,
        size: u32,
        scalar: bool,
        send: impl Fn(&mut Self, Control, Dst),
    ) -> SmallVec<[Piece; N]>
    where
        [Piece; N]: smallvec::Array<Item = Piece>,
    {
        let channels = u32::from(if scalar { 8 } else { self.simd });
        let step = if scalar { 0 } else { size as u8 };
        let whole = self.func.add_grfs(channels * size * count);
        let place = |n: u32| RegSlice { base: whole, offset: n * channels * size, step };
        for &control in groups {
            let exec = u32::from(control.exec);
            // One message after the other is only the whole if there is one element.
            let direct = count == 1 || groups.len() == 1;
            let base = if direct { whole } else { self.func.add_grfs(exec * size * count) };
            let offset = if direct { u32::from(control.group) * size } else { 0 };
            send(self, control, Dst { base, offset, ty: Type::UD, stride: 1 });
            for n in (0..count).filter(|_| !direct) {
                let from = RegSlice { base, offset: n * exec * size, step };
                let to = place(n).channels(control.group);
                let src = from.src(Type::UD, control.exec);
                self.push(InstData::mov(control, to.dst(Type::UD), src));
            }
        }
        (0..count).map(|n| Piece::Reg(place(n))).collect()
    }

    /// Reads `count` elements of `size` bytes from one address by one message.
    fn read_run(
        &mut self,
        kind: Kind,
        address: Src,
        count: u32,
        size: u32,
    ) -> SmallVec<[Piece; 4]> {
        let base = self.func.add_grfs(count * size);
        let rlen = (count * size).div_ceil(GRF_BYTES);
        self.message(kind, Control::all(1), &[address], Dst::new(base, Type::UD), rlen, 0);
        let place = |n: u32| RegSlice { base, offset: n * size, step: 0 };
        (0..count).map(|n| Piece::Reg(place(n))).collect()
    }

    /// Writes doublewords of each channel to memory.
    pub(super) fn scatter(
        &mut self,
        memory: Memory,
        unit: AccessUnit,
        address: Piece,
        data: &[Piece],
    ) {
        for control in self.groups(memory, false, false) {
            let kind = self.port().access(memory, unit, true, control.exec);
            let mut payload: SmallVec<[Src; 8]> =
                SmallVec::from_elem(self.address_source(memory, address, control), 1);
            let values = data.iter().map(|piece| piece.channels(control.group));
            payload.extend(values.map(|piece| piece.src(Type::UD, control.exec)));
            self.message(kind, control, &payload, Dst::null(Type::UD), 0, 0);
            self.mark_writes();
        }
    }

    /// An atomic operation; what was there before, if that is asked for.
    pub(super) fn atomic(
        &mut self,
        memory: Memory,
        op: AtomicOp,
        bits: u32,
        address: Piece,
        data: &[Piece],
        answer: bool,
    ) -> Option<Piece> {
        let (ty, size) = if bits == 64 { (Type::UQ, 8) } else { (Type::UD, 4) };
        let result = answer.then(|| self.place(size, false));
        for control in self.groups(memory, true, false) {
            let kind = self.port().atomic(memory, op, bits, answer, control.exec);
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
            self.message(kind, control, &payload, Dst { stride: 1, ..dst }, rlen, size.into());
            self.mark_writes();
        }
        result.map(Piece::Reg)
    }

    /// Waits until what this thread did to memory is there for others.
    pub(super) fn fence(&mut self, memory: Memory) {
        if let Some(kind) = self.port().fence(memory) {
            self.fence_of(kind);
        }
    }

    fn fence_of(&mut self, kind: Kind) {
        let answer = self.func.add_grfs(GRF_BYTES);
        let r0 = Src::reg(Base::Grf(0), Type::UD, Region::packed(8, 4));
        let dst = Dst::new(answer, Type::UD);
        let mut send = InstData::new(Op::Send, Control::all(8), dst, &[r0]);
        let message = Send { rlen: 1, reads: true, writes: true, ..kind.send() };
        send.extra = Extra::Send(Box::new(message));
        self.push(send);
        // The reader of the answer waits for it. (An answer without readers would not be waited
        // for.)
        let src = Src::packed(answer, Type::UD, 8);
        let acc = Base::Arf(Arf::Accumulator(0));
        self.push(InstData::mov(Control::all(8), Dst::new(acc, Type::UD), src));
    }

    /// Waits until all threads of the work-group are here.
    pub(super) fn barrier(&mut self) {
        self.kernel.barriers = 1;
        self.port().barrier(self);
    }

    /// Tells the gateway that the thread is at the barrier.
    fn signal(&mut self, payload: Base) {
        let srcs = [Src::packed(payload, Type::UD, 8)];
        let mut send = InstData::new(Op::Send, Control::all(8), Dst::null(Type::UD), &srcs);
        let message = Send { writes: true, reads: true, ..Send::new(GATEWAY, SIGNAL_BARRIER) };
        send.extra = Extra::Send(Box::new(message));
        self.push(send);
    }

    /// Waits for the gateway's answer, from gen12 on.
    fn wait_for_barrier(&mut self) {
        let srcs = [Src::null(Type::UD)];
        let mut sync = InstData::new(Op::Sync, Control::all(1), Dst::null(Type::UD), &srcs);
        sync.extra = Extra::Sync(SyncFn::Bar);
        self.push(sync);
    }

    /// The end of the thread: a message of its header.
    pub(super) fn end_thread(&mut self) {
        let atomics = self.has_atomics();
        if let Some(kind) = self.port().last_fence(atomics) {
            self.fence_of(kind);
        }
        let header = self.func.add_grfs(GRF_BYTES);
        let r0 = Src::reg(Base::Grf(0), Type::UD, Region::packed(8, 4));
        self.push(InstData::mov(Control::all(8), Dst::new(header, Type::UD), r0));
        let payload = Src::packed(header, Type::UD, 8);
        let mut data = InstData::new(Op::Send, Control::all(8), Dst::null(Type::UD), &[payload]);
        let message = Send { eot: true, writes: true, ..self.port().end_of_thread().send() };
        data.extra = Extra::Send(Box::new(message));
        self.push(data);
    }

    /// Whether the kernel has atomic operations.
    fn has_atomics(&self) -> bool {
        let is_atomic = |inst| match &self.body.insts[inst].kind {
            InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } => true,
            InstKind::Call { callee, .. } => self
                .cx
                .direct_callee(*callee)
                .and_then(|global| demangle(&self.cx.globals[global].name))
                .is_some_and(|(base, _)| base.starts_with("atom")),
            _ => false,
        };
        self.body.block_order().iter().any(|&block| self.body.block_insts(block).any(is_atomic))
    }
}
