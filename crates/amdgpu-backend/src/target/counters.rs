//! The counters of outstanding memory operations, by generation, as data; and which of them an instruction counts in.
//!
//! Facts: AMD's ISA documents, "Data dependency resolution"; LLVM's AMDGPU usage guide.

use ir::machine::{Inst, InstrFlags, MachineFunction, MemFlags, Opcode, RegOperand};

use crate::target::table::{self, ExecUnit, counter, op};
use crate::target::{Generation, Target};

/// A counter. Before gfx12 `Load` is vmcnt and `Ds` is lgkmcnt, which counts scalar memory and messages too; before
/// gfx10 vmcnt counts stores too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(crate) enum Counter {
    /// Loads from memory into vector registers.
    Load,
    /// LDS.
    Ds,
    /// Exports and LDS read for interpolation.
    Exp,
    /// Stores to memory.
    Store,
    /// Images read through a sampler.
    Sample,
    /// Ray tracing.
    Bvh,
    /// Scalar memory and messages.
    Km,
}

impl Counter {
    /// The number of counters.
    pub(crate) const COUNT: usize = 7;
    /// All of them.
    pub(crate) const ALL: [Self; Self::COUNT] =
        [Self::Load, Self::Ds, Self::Exp, Self::Store, Self::Sample, Self::Bvh, Self::Km];
}

/// A kind of operation. Operations of one kind finish in order, except scalar memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(crate) enum Event {
    /// A load from memory (before gfx10: any access).
    Load,
    /// A store to memory.
    Store,
    /// A store to private memory by its own instructions.
    ScratchStore,
    /// LDS.
    Lds,
    /// Global data share.
    Gds,
    /// Scalar memory.
    Scalar,
    /// A message.
    Message,
    /// LDS read without an address.
    LdsDirect,
}

impl Event {
    /// All of them.
    pub(crate) const ALL: [Self; 8] = [
        Self::Load,
        Self::Store,
        Self::ScratchStore,
        Self::Lds,
        Self::Gds,
        Self::Scalar,
        Self::Message,
        Self::LdsDirect,
    ];
}

/// Counters of a generation.
#[derive(Debug)]
pub(crate) struct Counters {
    /// Whether loads, LDS and scalar memory have counters and instructions of their own.
    pub split: bool,
    /// Whether stores have a counter of their own.
    pub store_counter: bool,
    /// The highest count by counter; 0 where there is none.
    pub limits: [u32; Counter::COUNT],
    /// Whether an operation that may be LDS or memory can make either counter return out of order.
    pub flat_breaks_order: bool,
    /// Whether loads write their registers in the order in which they were issued.
    pub loads_write_in_order: bool,
    /// Whether a barrier must be preceded by a wait for everything.
    pub wait_before_barrier: bool,
    /// Whether a write of half of VCC leaves the flag for branches wrong.
    pub partial_vcc_writes_lose_flag: bool,
    /// Positions of the fields of `s_waitcnt`: runs (bit of the count, position, length).
    fields: [&'static [(u8, u8, u8)]; 3],
}

static GFX9: Counters = GFX9_BASE;
static GFX900: Counters = Counters { wait_before_barrier: true, ..GFX9_BASE };
const GFX9_BASE: Counters = Counters {
    split: false,
    store_counter: false,
    limits: [63, 15, 7, 0, 0, 0, 0],
    flat_breaks_order: true,
    loads_write_in_order: true,
    wait_before_barrier: false,
    partial_vcc_writes_lose_flag: true,
    fields: [&[(0, 0, 4), (4, 14, 2)], &[(0, 8, 4)], &[(0, 4, 3)]],
};
static GFX10: Counters = GFX10_BASE;
const GFX10_BASE: Counters = Counters {
    split: false,
    store_counter: true,
    limits: [63, 63, 7, 63, 0, 0, 0],
    flat_breaks_order: false,
    loads_write_in_order: true,
    wait_before_barrier: false,
    partial_vcc_writes_lose_flag: false,
    fields: [&[(0, 0, 4), (4, 14, 2)], &[(0, 8, 6)], &[(0, 4, 3)]],
};
static GFX11: Counters =
    Counters { fields: [&[(0, 10, 6)], &[(0, 4, 6)], &[(0, 0, 3)]], ..GFX10_BASE };
static GFX12: Counters = Counters {
    split: true,
    store_counter: true,
    limits: [63, 63, 7, 63, 63, 7, 31],
    flat_breaks_order: false,
    loads_write_in_order: false,
    wait_before_barrier: false,
    partial_vcc_writes_lose_flag: false,
    fields: [&[], &[], &[]],
};

/// The single waits of generations with split counters.
const SINGLE: [(Counter, Opcode); 7] = [
    (Counter::Load, op::S_WAIT_LOADCNT),
    (Counter::Ds, op::S_WAIT_DSCNT),
    (Counter::Exp, op::S_WAIT_EXPCNT),
    (Counter::Store, op::S_WAIT_STORECNT),
    (Counter::Sample, op::S_WAIT_SAMPLECNT),
    (Counter::Bvh, op::S_WAIT_BVHCNT),
    (Counter::Km, op::S_WAIT_KMCNT),
];

/// The waits that earlier passes put in for the memory model and that may go if there is nothing to wait for.
const SOFT: [(Opcode, Opcode); 8] = [
    (op::S_WAITCNT_soft, op::S_WAITCNT),
    (op::S_WAITCNT_VSCNT_soft, op::S_WAITCNT_VSCNT),
    (op::S_WAIT_LOADCNT_soft, op::S_WAIT_LOADCNT),
    (op::S_WAIT_DSCNT_soft, op::S_WAIT_DSCNT),
    (op::S_WAIT_STORECNT_soft, op::S_WAIT_STORECNT),
    (op::S_WAIT_SAMPLECNT_soft, op::S_WAIT_SAMPLECNT),
    (op::S_WAIT_BVHCNT_soft, op::S_WAIT_BVHCNT),
    (op::S_WAIT_KMCNT_soft, op::S_WAIT_KMCNT),
];

/// The hard form of a soft wait.
pub(crate) fn hardened(opcode: Opcode) -> Option<Opcode> {
    SOFT.iter().find(|s| s.0 == opcode).map(|s| s.1)
}

/// A wait: for each counter the count down to which to wait, if any.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Wait(pub [Option<u32>; Counter::COUNT]);

impl Wait {
    /// Waits for `counter` to be at most `count`, besides what it waits for.
    pub(crate) fn add(&mut self, counter: Counter, count: u32) {
        let place = &mut self.0[counter as usize];
        *place = Some(place.map_or(count, |old| old.min(count)));
    }

    /// Waits for what `other` waits for too.
    pub(crate) fn merge(&mut self, other: &Self) {
        for counter in Counter::ALL {
            if let Some(count) = other.0[counter as usize] {
                self.add(counter, count);
            }
        }
    }

    /// Whether it waits for nothing.
    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [None; Counter::COUNT]
    }
}

impl Counters {
    /// Those of a generation.
    pub(crate) fn of(generation: Generation) -> &'static Self {
        match generation {
            Generation::Gfx900 | Generation::Gfx906 | Generation::Gfx908 => &GFX900,
            Generation::Gfx90a | Generation::Gfx942 | Generation::Gfx950 => &GFX9,
            Generation::Gfx1030 => &GFX10,
            Generation::Gfx1100 => &GFX11,
            Generation::Gfx1200 => &GFX12,
        }
    }

    /// The counter in which an operation counts.
    pub(crate) fn counter(&self, event: Event) -> Counter {
        match event {
            Event::Load => Counter::Load,
            Event::Store | Event::ScratchStore if self.store_counter => Counter::Store,
            Event::Store | Event::ScratchStore => Counter::Load,
            Event::Lds | Event::Gds => Counter::Ds,
            Event::Scalar | Event::Message => self.scalar(),
            Event::LdsDirect => Counter::Exp,
        }
    }

    /// The counter of scalar memory.
    pub(crate) fn scalar(&self) -> Counter {
        if self.split { Counter::Km } else { Counter::Ds }
    }

    /// The first of the counters for which one instruction can wait at once, besides `counter`: all of one word, or from gfx12
    /// on those of loads and of LDS.
    pub(crate) fn waits_with(&self, counter: Counter) -> Counter {
        match counter {
            Counter::Ds => Counter::Load,
            Counter::Exp if !self.split => Counter::Load,
            other => other,
        }
    }

    /// The events of a counter as a set.
    pub(crate) fn events(&self, counter: Counter) -> u16 {
        let own = Event::ALL.into_iter().filter(|&e| self.counter(e) == counter);
        own.fold(0, |set, e| set | 1 << e as u16)
    }

    /// A wait for all counters, stores or not.
    pub(crate) fn everything(&self, stores: bool) -> Wait {
        let mut wait = Wait::default();
        for counter in Counter::ALL {
            if self.limits[counter as usize] != 0 && (stores || counter != Counter::Store) {
                wait.add(counter, 0);
            }
        }
        wait
    }

    /// Returns the counts for which a wait instruction waits, soft ones too; none for other instructions.
    pub(crate) fn decode(&self, func: &MachineFunction, inst: Inst) -> Option<Wait> {
        let opcode = func.opcode(inst);
        let opcode = hardened(opcode).unwrap_or(opcode);
        let mut wait = Wait::default();
        let value = |index: usize| func.operands(inst).get(index)?.as_imm().map(|v| v as u32);
        match opcode {
            op::S_WAITCNT if !self.split => {
                let word = value(0)?;
                for (counter, field) in
                    [Counter::Load, Counter::Ds, Counter::Exp].into_iter().zip(self.fields)
                {
                    let count = get(field, word);
                    if count < self.limits[counter as usize] {
                        wait.add(counter, count);
                    }
                }
            }
            op::S_WAITCNT_VSCNT => wait.add(Counter::Store, value(1)?),
            op::S_WAIT_LOADCNT_DSCNT | op::S_WAIT_STORECNT_DSCNT => {
                let first =
                    if opcode == op::S_WAIT_LOADCNT_DSCNT { Counter::Load } else { Counter::Store };
                let word = value(0)?;
                wait.add(first, word >> 8 & 63);
                wait.add(Counter::Ds, word & 63);
            }
            _ => {
                let counter = SINGLE.iter().find(|s| s.1 == opcode)?.0;
                wait.add(counter, value(0)?);
            }
        }
        Some(wait)
    }

    /// The instructions for a wait: opcode and immediate.
    pub(crate) fn encode(&self, wait: &Wait) -> Vec<(Opcode, u32)> {
        let mut rest = *wait;
        let mut code = Vec::new();
        if !self.split {
            let mut take = |counter: Counter| rest.0[counter as usize].take();
            let counters = [Counter::Load, Counter::Ds, Counter::Exp];
            let counts = counters.map(|c| take(c).map(|n| n.min(self.limits[c as usize])));
            if counts.iter().any(Option::is_some) {
                let all = counters.into_iter().zip(counts).zip(self.fields);
                let word = all.fold(0, |word, ((counter, count), field)| {
                    word | put(field, count.unwrap_or(self.limits[counter as usize]))
                });
                code.push((op::S_WAITCNT, word));
            }
            if let Some(count) = take(Counter::Store) {
                code.push((op::S_WAITCNT_VSCNT, count));
            }
            return code;
        }
        if let Some(ds) = rest.0[Counter::Ds as usize] {
            let pairs = [
                (Counter::Load, op::S_WAIT_LOADCNT_DSCNT),
                (Counter::Store, op::S_WAIT_STORECNT_DSCNT),
            ];
            for (counter, opcode) in pairs {
                if let Some(count) = rest.0[counter as usize].take() {
                    code.push((opcode, count << 8 | ds));
                    rest.0[Counter::Ds as usize] = None;
                    break;
                }
            }
        }
        for (counter, opcode) in SINGLE {
            if let Some(count) = rest.0[counter as usize].take() {
                code.push((opcode, count));
            }
        }
        code
    }
}

fn get(field: &[(u8, u8, u8)], word: u32) -> u32 {
    field.iter().fold(0, |n, &(bit, place, len)| n | (word >> place & ((1 << len) - 1)) << bit)
}

fn put(field: &[(u8, u8, u8)], count: u32) -> u32 {
    field.iter().fold(0, |w, &(bit, place, len)| w | (count >> bit & ((1 << len) - 1)) << place)
}

/// The address spaces that waits tell apart.
pub(crate) mod space {
    pub(crate) const FLAT: u32 = 0;
    pub(crate) const GLOBAL: u32 = 1;
    pub(crate) const LOCAL: u32 = 3;
    pub(crate) const PRIVATE: u32 = 5;
}

/// The operations that an instruction begins.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Operations {
    /// The first.
    pub first: Option<Event>,
    /// A second, of an access by an address of any space.
    pub second: Option<Event>,
}

/// The flag of both accesses of a load into LDS for which the program itself waits.
pub(crate) const ASYNCHRONOUS: MemFlags = MemFlags::target(3);

/// Whether an instruction is a load into LDS for which the program itself waits.
pub(crate) fn is_asynchronous(func: &MachineFunction, inst: Inst) -> bool {
    func.inst_mem_ops(inst).iter().any(|&access| func.mem_ops[access].flags.contains(ASYNCHRONOUS))
}

/// Whether an instruction loads from memory straight into LDS.
pub(crate) fn loads_to_lds(func: &MachineFunction, inst: Inst) -> bool {
    table::is(func.opcode(inst), table::flag::LDS_DMA)
}

/// Returns the operations of an instruction that counters count.
pub(crate) fn operations(func: &MachineFunction, inst: Inst, counters: &Counters) -> Operations {
    let opcode = func.opcode(inst);
    let desc = func.desc(inst);
    let flags = desc.target_flags;
    let one = |event| Operations { first: Some(event), second: None };
    match table::unit(opcode) {
        ExecUnit::ScalarMemory => one(Event::Scalar),
        ExecUnit::Lds if flags & counter::LGKM != 0 => one(Event::Lds),
        ExecUnit::LdsDirect => one(Event::LdsDirect),
        ExecUnit::Flat | ExecUnit::Global | ExecUnit::Scratch | ExecUnit::Buffer => {
            let event = match opcode {
                // It counts in vmcnt until everything is written back.
                op::GLOBAL_INV | op::BUFFER_WBL2 => Event::Load,
                op::GLOBAL_WB | op::GLOBAL_WBINV => Event::Store,
                _ if flags & counter::VM == 0 || is_cache_control(opcode) => {
                    return Operations::default();
                }
                _ => vector_event(func, inst, counters),
            };
            if table::unit(opcode) != ExecUnit::Flat {
                return one(event);
            }
            let mut memory = func.inst_mem_ops(inst).is_empty();
            let mut local = memory;
            for &access in func.inst_mem_ops(inst) {
                let space = func.mem_ops[access].address_space;
                memory |= space != space::LOCAL;
                local |= matches!(space, space::LOCAL | space::FLAT);
            }
            local &= flags & counter::LGKM != 0;
            match (memory, local) {
                (false, true) => one(Event::Lds),
                (_, true) => Operations { first: Some(event), second: Some(Event::Lds) },
                _ => one(event),
            }
        }
        ExecUnit::Control | ExecUnit::Scalar if flags & counter::LGKM != 0 => match opcode {
            op::S_MEMTIME | op::S_MEMREALTIME => one(Event::Scalar),
            _ => one(Event::Message),
        },
        _ => match opcode {
            op::S_SENDMSG
            | op::S_SENDMSGHALT
            | op::S_SENDMSG_RTN_B32
            | op::S_SENDMSG_RTN_B64
            | op::S_GET_BARRIER_STATE_IMM
            | op::S_GET_BARRIER_STATE_M0 => one(Event::Message),
            _ => Operations::default(),
        },
    }
}

/// Whether a buffer instruction works on caches. Only what writes the L2 back counts anywhere.
pub(crate) fn is_cache_control(opcode: Opcode) -> bool {
    matches!(
        opcode,
        op::BUFFER_WBINVL1
            | op::BUFFER_WBINVL1_VOL
            | op::BUFFER_GL0_INV
            | op::BUFFER_GL1_INV
            | op::BUFFER_INV
            | op::BUFFER_INVL2
            | op::BUFFER_WBL2
    )
}

fn vector_event(func: &MachineFunction, inst: Inst, counters: &Counters) -> Event {
    if !counters.store_counter {
        return Event::Load;
    }
    let desc = func.desc(inst);
    let stores = desc.is(InstrFlags::MAY_STORE) && !loads_to_lds(func, inst);
    let returns = desc.operands.first().is_some_and(|o| o.is_def);
    match (stores && !returns, table::unit(func.opcode(inst))) {
        (false, _) => Event::Load,
        (true, ExecUnit::Scratch) => Event::ScratchStore,
        (true, _) => Event::Store,
    }
}

/// Earlier loads of the registers that a load writes, for which it does not wait: it writes them later.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct LoadOrder {
    /// Loads from memory.
    pub(crate) memory: bool,
    /// Loads from LDS.
    pub(crate) lds: bool,
    /// The operand that is the register before, if only half of it is written.
    kept: Option<usize>,
}

impl LoadOrder {
    /// Loads of one kind write in the order in which they began. So do two that write halves of one register: gfx11 merges
    /// them where they are written. (LLVM, for which the halves are registers there, does not wait between them either.)
    pub(crate) fn of(func: &MachineFunction, counters: &Counters, inst: Inst) -> Self {
        let (opcode, desc) = (func.opcode(inst), func.desc(inst));
        let unit = table::unit(opcode);
        let loads = desc.is(InstrFlags::MAY_LOAD) && !desc.is(InstrFlags::MAY_STORE);
        let merges = loads && Target::of(func.target).generation.has_half_registers();
        let tied = desc.operands.iter().position(|operand| operand.tied.is_some());
        let kept = tied.filter(|_| merges);
        let memory =
            unit.is_vector_memory() && unit != ExecUnit::Flat && counters.loads_write_in_order;
        Self { memory, lds: kept.is_some() && unit == ExecUnit::Lds, kept }
    }

    /// Whether the load writes an operand, or keeps a half of it.
    pub(crate) fn writes(self, at: usize, operand: &RegOperand) -> bool {
        operand.is_def() || self.kept == Some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_as_words() {
        let mut wait = Wait::default();
        wait.add(Counter::Ds, 0);
        let word = |g| Counters::of(g).encode(&wait);
        assert_eq!(word(Generation::Gfx900), [(op::S_WAITCNT, 49279)]);
        assert_eq!(word(Generation::Gfx1030), [(op::S_WAITCNT, 49279)]);
        assert_eq!(word(Generation::Gfx1100), [(op::S_WAITCNT, 64519)]);
        assert_eq!(word(Generation::Gfx1200), [(op::S_WAIT_DSCNT, 0)]);
        wait.add(Counter::Load, 2);
        wait.add(Counter::Store, 1);
        let both = Counters::of(Generation::Gfx1200).encode(&wait);
        assert_eq!(both, [(op::S_WAIT_LOADCNT_DSCNT, 2 << 8), (op::S_WAIT_STORECNT, 1)]);
    }

    #[test]
    fn events_have_counters() {
        let gfx9 = Counters::of(Generation::Gfx942);
        assert_eq!(gfx9.counter(Event::Store), Counter::Load);
        assert_eq!(gfx9.scalar(), Counter::Ds);
        let gfx12 = Counters::of(Generation::Gfx1200);
        assert_eq!(gfx12.counter(Event::Store), Counter::Store);
        assert_eq!(
            gfx12.events(Counter::Km),
            1 << Event::Scalar as u16 | 1 << Event::Message as u16
        );
    }
}
