//! The messages of gen12.5: load and store, to shared local memory (function 14) and to all else (15).
//!
//! | bits of the descriptor | what |
//! |---|---|
//! | 5:0 | 0 load, 4 store, 11 to 26 atomic operations, 31 fence |
//! | 8:7 | addresses of 32 (2) or 64 bits (3) |
//! | 11:9 | doublewords (2), quadwords (3), bytes and words that are doublewords in registers (4, 5) |
//! | 14:12 | elements of a channel: 1 to 4 (0 to 3) |
//! | 15 | one address for all, whose elements come one after the other |
//! | 19:17 | caches: as they are set up (4 for loads, 7 for stores) |
//! | 30:29 | by addresses (0), by a surface of the thread whose state the extended descriptor has (2), by one of the binding table, whose number is in bits 31:24 of the extended descriptor (3) |
//!
//! Of a fence bits 11:9 say for whom (0 the work-group, 2 the device), 14:12 what is done to the caches (0 nothing, 2 what is read is
//! forgotten, 6 only what is written matters). Addresses are the first piece of a message and data the second. Private memory is the surface of the thread's scratch: `r0.5`,
//! in units of 16 bytes, as the extended descriptor, and offsets from 0 on. (What IGC 22.43 writes for acm-g10, as `iga64` reads it.)

use super::{AccessUnit, GATEWAY, Kind, Memory, Port, Select};
use crate::isel::piece::RegSlice;
use crate::target::device::GRF_BYTES;
use crate::target::eu::atomics::AtomicOp;
use crate::target::eu::{Base, Control, Dst, InstData, Op, Src, Type};

/// Shared local memory.
const SLM: u8 = 14;
/// All other memory.
const GLOBAL: u8 = 15;
/// The gateway's message that ends a thread.
const END_OF_THREAD: u32 = 0x10;

const LOAD: u32 = 0;
const STORE: u32 = 4;
const FENCE: u32 = 31;
/// Caches are used as they are set up: for loads and for stores.
const LOAD_CACHES: u32 = 4 << 17;
const STORE_CACHES: u32 = 7 << 17;
/// One address, and all elements from there one after the other.
const TRANSPOSED: u32 = 1 << 15;
/// By the surface of the thread's scratch.
const SCRATCH_SURFACE: u32 = 2 << 29;

/// The byte of `r0.2` with the number of the work-group's threads.
const THREADS: u64 = 0xff00_0000;

/// Load and store messages.
pub(super) struct LoadStore;

/// The number of an operation.
fn number(op: AtomicOp) -> u32 {
    match op {
        // A write whose answer is what was there.
        AtomicOp::Exchange => 11,
        AtomicOp::Add => 12,
        AtomicOp::Sub => 13,
        AtomicOp::SMin => 14,
        AtomicOp::SMax => 15,
        AtomicOp::UMin => 16,
        AtomicOp::UMax => 17,
        AtomicOp::CompareWrite => 18,
        AtomicOp::And => 24,
        AtomicOp::Or => 25,
        AtomicOp::Xor => 26,
    }
}

/// By the number of a surface in the binding table.
const BOUND_SURFACE: u32 = 3 << 29;

/// The extended descriptor: the number of a surface.
fn extended(memory: Memory) -> u32 {
    if let Memory::Surface(number) = memory { u32::from(number) << 24 } else { 0 }
}

/// The function of a memory, and the bits of its addresses.
fn addressing(memory: Memory) -> (u8, u32) {
    match memory {
        Memory::Global => (GLOBAL, 3 << 7),
        Memory::Local => (SLM, 2 << 7),
        Memory::Private => (GLOBAL, 2 << 7 | SCRATCH_SURFACE),
        Memory::Surface(_) => (GLOBAL, 2 << 7 | BOUND_SURFACE),
    }
}

impl Port for LoadStore {
    fn channels(&self, _: Memory, _: bool) -> u8 {
        16
    }

    fn has_three(&self, _: Memory) -> bool {
        true
    }

    fn has_qwords(&self, memory: Memory) -> bool {
        matches!(memory, Memory::Global | Memory::Surface(_))
    }

    fn is_split(&self) -> bool {
        true
    }

    fn access(&self, memory: Memory, unit: AccessUnit, write: bool, _: u8) -> Kind {
        let (sfid, address) = addressing(memory);
        let data = match unit {
            AccessUnit::Bytes(1) => 4 << 9,
            AccessUnit::Bytes(2) => 5 << 9,
            AccessUnit::Bytes(_) => 2 << 9,
            AccessUnit::Dwords(count) => 2 << 9 | (count - 1) << 12,
            AccessUnit::Qword => 3 << 9,
        };
        let caches = match (memory, write) {
            // The thread's own memory and shared local memory have one cache policy.
            (Memory::Private, _) => 0,
            (_, false) => LOAD_CACHES,
            (_, true) => STORE_CACHES,
        };
        let desc = if write { STORE } else { LOAD } | address | data | caches;
        Kind {
            sfid,
            desc,
            scratch: memory == Memory::Private,
            ex_desc: extended(memory),
            ..Kind::default()
        }
    }

    fn run(&self, memory: Memory, unit: AccessUnit) -> Option<Kind> {
        let kind = self.access(memory, unit, false, 1);
        let transposed = Kind { desc: kind.desc | TRANSPOSED, ..kind };
        // Elements have to be whole doublewords where they belong.
        (!matches!(unit, AccessUnit::Bytes(_))).then_some(transposed)
    }

    fn atomic(&self, memory: Memory, op: AtomicOp, bits: u32, _: bool, _: u8) -> Kind {
        let (sfid, address) = addressing(memory);
        let data = if bits == 64 { 3 << 9 } else { 2 << 9 };
        let desc = number(op) | address | data;
        Kind {
            sfid,
            desc,
            scratch: memory == Memory::Private,
            ex_desc: extended(memory),
            ..Kind::default()
        }
    }

    fn fence(&self, memory: Memory) -> Option<Kind> {
        // To the device, and what was read is forgotten.
        let (sfid, scope) = match memory {
            Memory::Local => (SLM, 0),
            Memory::Global | Memory::Private | Memory::Surface(_) => (GLOBAL, 2 << 9 | 2 << 12),
        };
        Some(Kind { sfid, desc: FENCE | 2 << 7 | scope, ..Kind::default() })
    }

    fn last_fence(&self, atomics: bool) -> Option<Kind> {
        // Completed stores are visible; atomic operations may be in flight.
        atomics.then_some(Kind {
            sfid: GLOBAL,
            desc: FENCE | 2 << 7 | 2 << 9 | 6 << 12,
            ..Kind::default()
        })
    }

    fn barrier(&self, select: &mut Select<'_>) {
        // The work-group's threads twice: those that come, and those that go on. The rest is zero.
        let base = select.func.add_grfs(GRF_BYTES);
        let number = RegSlice { base: Base::Grf(0), offset: 8, step: 0 };
        let one = Control::all(1);
        let zero = InstData::mov(Control::all(8), Dst::new(base, Type::UD), Src::ud(0));
        select.push(zero);
        let upper = select.place(4, true);
        let srcs = [number.src(Type::UD, 1), Src::imm(Type::UD, THREADS)];
        select.push(InstData::new(Op::And, one, upper.dst(Type::UD), &srcs));
        let lower = select.place(4, true);
        let srcs = [upper.src(Type::UD, 1), Src::imm(Type::UW, 8)];
        select.push(InstData::new(Op::Shr, one, lower.dst(Type::UD), &srcs));
        let dst = Dst::new(base, Type::UD).advanced(8);
        let srcs = [upper.src(Type::UD, 1), lower.src(Type::UD, 1)];
        select.push(InstData::new(Op::Or, one, dst, &srcs));
        select.signal(base);
        select.wait_for_barrier();
    }

    fn end_of_thread(&self) -> Kind {
        Kind { sfid: GATEWAY, desc: END_OF_THREAD, ..Kind::default() }
    }
}
