//! The messages of gen8 to gen12.1: data ports with an operation for each width of addresses and data.
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
//! and for private memory (which has addresses of 32 bits), 0xfe for shared local memory, else the number of a surface. (Mesa's `brw_eu.h`, and what IGC was seen to emit for gen9.)

use super::{AccessUnit, Kind, Memory, Port, Select};
use crate::isel::piece::RegSlice;
use crate::target::device::{GRF_BYTES, Generation};
use crate::target::eu::atomics::AtomicOp;
use crate::target::eu::{Arf, Base, Control, Dst, InstData, Op, Options, Src, Type};

/// Data port 0: bytes, fences.
const DATA_PORT_0: u8 = 10;
/// Data port 1: untyped and 64-bit addresses.
const DATA_PORT_1: u8 = 12;
/// The thread spawner.
const SPAWNER: u8 = 7;
/// Its message that ends a thread.
const END_OF_THREAD: u32 = 0x10;

/// The binding of addresses of 64 bits.
const STATELESS: u32 = 0xff;
/// The binding of shared local memory.
const SLM: u32 = 0xfe;

/// The bits of r0.2 that say which barrier.
const BARRIER_BITS: u32 = 0x8f00_0000;
/// The same on gen12.
const BARRIER_BITS_12: u32 = 0x7f00_0000;

/// The data ports of a generation.
pub(super) struct DataPort {
    /// Channels of a message with addresses of 64 bits.
    pub(super) wide_addresses: u8,
    /// Whether shared local memory is not in order by itself.
    pub(super) local_fences: bool,
}

fn kind(sfid: u8, binding: u32, ty: u32, control: u32) -> Kind {
    Kind { sfid, desc: binding | control << 8 | ty << 14, ..Kind::default() }
}

fn binding(memory: Memory) -> u32 {
    match memory {
        Memory::Surface(number) => number.into(),
        Memory::Local => SLM,
        Memory::Global | Memory::Private => STATELESS,
    }
}

/// The number of an operation.
fn number(op: AtomicOp) -> u32 {
    match op {
        AtomicOp::And => 1,
        AtomicOp::Or => 2,
        AtomicOp::Xor => 3,
        AtomicOp::Exchange => 4,
        AtomicOp::Add => 7,
        AtomicOp::Sub => 8,
        AtomicOp::SMax => 10,
        AtomicOp::SMin => 11,
        AtomicOp::UMax => 12,
        AtomicOp::UMin => 13,
        AtomicOp::CompareWrite => 14,
    }
}

impl Port for DataPort {
    fn channels(&self, memory: Memory, atomic: bool) -> u8 {
        match memory {
            Memory::Global if atomic => 8,
            Memory::Global => self.wide_addresses,
            Memory::Local | Memory::Private | Memory::Surface(_) => 16,
        }
    }

    fn has_three(&self, memory: Memory) -> bool {
        memory != Memory::Global
    }

    fn access(&self, memory: Memory, unit: AccessUnit, write: bool, channels: u8) -> Kind {
        let simd16 = channels == 16;
        match (memory, unit) {
            (Memory::Global, _) => {
                let (subtype, elements) = match unit {
                    AccessUnit::Bytes(count) => (0, count),
                    AccessUnit::Dwords(count) => (1, count),
                    AccessUnit::Qword => (2, 1),
                };
                let control = subtype | elements.ilog2() << 2 | u32::from(simd16) << 4;
                kind(DATA_PORT_1, STATELESS, if write { 0x1a } else { 0x10 }, control)
            }
            (_, AccessUnit::Bytes(count)) => {
                let control = u32::from(simd16) | count.ilog2() << 2;
                kind(DATA_PORT_0, binding(memory), if write { 12 } else { 4 }, control)
            }
            (_, AccessUnit::Dwords(_) | AccessUnit::Qword) => {
                let count = if let AccessUnit::Dwords(count) = unit { count } else { 2 };
                let left_out = 0xf << count & 0xf;
                let control = left_out | if simd16 { 1 } else { 2 } << 4;
                kind(DATA_PORT_1, binding(memory), if write { 9 } else { 1 }, control)
            }
        }
    }

    fn atomic(&self, memory: Memory, op: AtomicOp, bits: u32, answer: bool, channels: u8) -> Kind {
        // With wide addresses the bit is the width of the data, else the number of channels.
        let (ty, bit) = match memory {
            Memory::Global => (0x12, bits == 64),
            Memory::Local | Memory::Private | Memory::Surface(_) => (2, channels == 8),
        };
        let control = number(op) | u32::from(bit) << 4 | u32::from(answer) << 5;
        kind(DATA_PORT_1, binding(memory), ty, control)
    }

    fn fence(&self, memory: Memory) -> Option<Kind> {
        let local = memory == Memory::Local;
        if local && !self.local_fences {
            return None;
        }
        // Commit: the answer comes when the writes are done.
        let kind = kind(DATA_PORT_0, if local { SLM } else { 0 }, 7, 1 << 5);
        Some(Kind { header: true, ..kind })
    }

    fn last_fence(&self, _: bool) -> Option<Kind> {
        // From gen12 on what was written is not always there for others when the thread has ended.
        self.fence(Memory::Global).filter(|_| self.local_fences)
    }

    fn barrier(&self, select: &mut Select<'_>) {
        let base = select.func.add_grfs(GRF_BYTES);
        let number = RegSlice { base: Base::Grf(0), offset: 8, step: 0 };
        let gen12 = select.device.generation >= Generation::Gen12p1;
        let bits = if gen12 { BARRIER_BITS_12 } else { BARRIER_BITS };
        let srcs = [number.src(Type::UD, 8), Src::ud(bits)];
        select.push(InstData::new(Op::And, Control::all(8), Dst::new(base, Type::UD), &srcs));
        let n0 = Base::Arf(Arf::Notification);
        if !gen12 {
            let mut clear = InstData::mov(Control::all(1), Dst::new(n0, Type::UD), Src::ud(0));
            clear.options = Options::SWITCH;
            select.push(clear);
        }
        select.signal(base);
        if gen12 {
            select.wait_for_barrier();
        } else {
            let srcs = [Src::scalar(n0, Type::UD)];
            select.push(InstData::new(Op::Wait, Control::all(1), Dst::null(Type::UD), &srcs));
        }
    }

    fn end_of_thread(&self) -> Kind {
        Kind { sfid: SPAWNER, desc: END_OF_THREAD, ..Kind::default() }
    }
}
