//! Memory instructions: addresses, effects, and results that may come late.
//!
//! An instruction becomes a [`Transfer`]: a list of places with the data to be stored. Its effect on memory and the
//! arrival of its result are two steps. Normally both happen at once; when results are delayed, the transfer waits
//! in the wave's queue. Effects happen in the order of the program (a wave sees its own stores), at the latest when
//! a counter is waited for; results arrive when the wait guarantees that they are there, and until then the
//! registers hold a pattern.

use super::coherence::Caches;
use super::outstanding::{
    Item, LaneMemory, Late, Order, Pending, Transfer, Work, Written, output_words,
};
use super::races::{Access, Races};
use super::vector::lanes_of;
use super::wave::{LANES, Wave};
use crate::amd::arithmetic::{swizzle, transposed};
use crate::amd::inst::Elements;
use crate::amd::inst::{
    AGPR, Action, AtomicOp, COUNTERS, Control, Counter, DsInst, DsOp, Inst, M0, MemOp, NULL,
    Policy, Segment, SmemInst, SmemOp, VmemInst, Wait,
};
use crate::amd::operands::overlap;
use crate::elements::{ElementFormat, Numbering};
use crate::fault::{Fault, FaultKind, FaultPlace, Result};
use crate::float::{self, Format, Mode, NanRule};
use crate::memory::{Segment as Memory, Space};

/// Most operations that a wave can have outstanding: a counter has six bits at most, and an instruction waits where it
/// is full. A kernel may store without ever waiting for it.
const MOST_PENDING: usize = 63 * COUNTERS;

/// Turns for which a wave stops where others may look at what it has done.
const MOST_ASLEEP: usize = 24;

/// Value of registers until a delayed result arrives.
pub(crate) const LATE: u32 = 0xbadc_0ffe;
/// Address of the scratch of all waves in resource descriptors; nothing is mapped there.
pub(crate) const SCRATCH_BASE: u64 = 0x6000_0000_0000;

/// Memory that a wave reaches.
pub(crate) struct Reach<'a> {
    pub(crate) global: &'a mut Memory,
    pub(crate) lds: &'a mut [u8],
    /// Bytes of global memory moved.
    pub(crate) traffic: &'a mut u64,
    /// Checks FLAT_SCRATCH if scratch needs it for flat addresses.
    pub(crate) check_scratch: bool,
    /// Addresses in scratch are numbers without sign, before the instruction's offset is added.
    pub(crate) unsigned_scratch: bool,
    /// The numbers of the formats of buffers' elements.
    pub(crate) numbering: Numbering,
    /// An offset into a buffer and the instruction's have a sum of 32 bits.
    pub(crate) buffer_offsets_wrap: bool,
    /// Accesses of waves, if races are looked for.
    pub(crate) races: Option<&'a mut Races>,
    /// Caches of the hostile machine.
    pub(crate) caches: Option<&'a mut Caches>,
}

/// The access to a dword that loads and stores of several consist of.
fn by_dword(op: MemOp) -> Option<MemOp> {
    match op {
        MemOp::Load { bytes, .. } if bytes > 4 => {
            Some(MemOp::Load { bytes: 4, signed: false, half: None })
        }
        MemOp::Store { bytes, .. } if bytes > 4 => Some(MemOp::Store { bytes: 4, high: false }),
        _ => None,
    }
}

impl Transfer {
    /// Transposes what lanes have read.
    fn transpose(&mut self, bits: u8) {
        let words = output_words(self.op);
        let mut read = [None; LANES];
        for (item, data) in self.items.iter().zip(self.output.chunks_exact(words)) {
            let mut own = [0; 3];
            own[..words].copy_from_slice(data);
            read[usize::from(item.lane)] = Some(own);
        }
        for (item, data) in self.items.iter().zip(self.output.chunks_exact_mut(words)) {
            let lane = usize::from(item.lane);
            let own = transposed(u32::from(bits), words, lane, |from| read[from]);
            data.copy_from_slice(&own[..words]);
        }
    }
}

impl Transfer {
    /// Converts the elements that lanes have read.
    fn convert(&mut self, format: ElementFormat, elements: Elements) -> Result<()> {
        let words = output_words(self.op);
        let mut output = Vec::with_capacity(self.items.len() * elements.words());
        for data in self.output.chunks_exact(words) {
            let element = data.iter().rev().fold(0, |all, &word| all << 32 | u128::from(word));
            let components = format.load(element, elements.count, elements.halves)?;
            output.extend(packed(&components, elements.halves));
        }
        self.output = output;
        Ok(())
    }
}

/// Makes the operation of elements one of memory: the element as a whole, and what is stored of each lane.
fn of_elements(
    op: MemOp,
    (format, elements): (ElementFormat, Elements),
    input: &[u32],
) -> Result<(MemOp, Vec<u32>)> {
    let bytes = format.bytes() as u8;
    if !matches!(op, MemOp::Store { .. }) {
        return Ok((MemOp::Load { bytes, signed: false, half: None }, Vec::new()));
    }
    let mut stored = Vec::new();
    for words in input.chunks_exact(elements.words()) {
        let components = unpacked(words, elements.count, elements.halves);
        let element = format.store(&components, elements.halves)?;
        stored.extend((0..bytes.div_ceil(4)).map(|word| (element >> (32 * word)) as u32));
    }
    Ok((MemOp::Store { bytes, high: false }, stored))
}

/// Counters and order of an operation.
#[derive(Clone, Copy)]
struct Kinds {
    counters: [bool; COUNTERS],
    needed: [bool; COUNTERS],
    order: Order,
}

impl Wave {
    /// FLAT, GLOBAL, SCRATCH and MUBUF.
    pub(super) fn vector_memory(
        &mut self,
        inst: &VmemInst,
        reach: &mut Reach<'_>,
        delay: bool,
        separate_stores: bool,
    ) -> Result<()> {
        let exec = self.exec();
        let mut items = Vec::with_capacity(exec.count_ones() as usize);
        // Each dword of a buffer access has its own range check.
        let by_dword = by_dword(inst.op)
            .filter(|_| inst.segment == Segment::Buffer && inst.elements.is_none());
        let op = by_dword.unwrap_or(inst.op);
        let element = match inst.elements {
            Some(elements) => Some((self.element_format(inst, elements, reach)?, elements)),
            None => None,
        };
        let (bytes, pieces) = match element {
            Some((format, _)) => (format.bytes() as u8, 1),
            None => (bytes_of(op), bytes_of(inst.op) / bytes_of(op)),
        };
        let buffer = match inst.segment {
            Segment::Buffer => Some(Buffer::new(self, inst, reach.buffer_offsets_wrap)?),
            _ => None,
        };
        let scalar = inst.saddr.map(|s| self.uniform(s, inst.segment != Segment::Scratch));
        for lane in lanes_of(exec) {
            if let Some(buffer) = &buffer {
                for word in 0..pieces {
                    let (place, address) = buffer.address(self, inst, lane, (word, bytes))?;
                    items.push(Item { lane: lane as u8, word, place, address });
                }
                continue;
            }
            let (place, address) = match inst.segment {
                Segment::Scratch => {
                    let vector = inst.vaddr.map_or(0, |r| self.v32(r, lane));
                    let base = scalar.unwrap_or(0) as u32;
                    if reach.unsigned_scratch
                        && inst.offset != 0
                        && vector.wrapping_add(base).cast_signed() < 0
                    {
                        // Sums are longer than 32 bits: this is far outside.
                        let message = format!(
                            "scratch at {:#x} {:+}: the address is taken without sign",
                            vector.wrapping_add(base),
                            inst.offset
                        );
                        return Err(Fault::out_of_bounds(message));
                    }
                    let address = vector.wrapping_add(base).wrapping_add(inst.offset as u32);
                    (LaneMemory::Scratch, u64::from(address))
                }
                segment => {
                    let base = match (scalar, inst.vaddr) {
                        (Some(s), Some(r)) => s.wrapping_add(u64::from(self.v32(r, lane))),
                        (None, Some(r)) => self.v64(r, lane),
                        (s, None) => s.unwrap_or(0),
                    };
                    let address = base.wrapping_add(inst.offset as u64);
                    if segment == Segment::Flat {
                        // The base register says which memory it is, whatever the offset.
                        let (place, own) = aperture(base);
                        (place, own.wrapping_add(inst.offset as u64))
                    } else {
                        (LaneMemory::Global, address)
                    }
                }
            };
            items.push(Item { lane: lane as u8, word: 0, place, address });
        }
        if reach.check_scratch
            && inst.segment != Segment::Buffer
            && items.iter().any(|i| i.place == LaneMemory::Scratch)
            && self.flat_scratch != SCRATCH_BASE + self.scratch_offset
        {
            return Err(Fault::undefined(format!(
                "a flat access to scratch while FLAT_SCRATCH is {:#x}, not {:#x}",
                self.flat_scratch,
                SCRATCH_BASE + self.scratch_offset
            )));
        }
        let policy = inst.policy;
        let input = self.collect(&items, inst.data, input_words(op));
        let (op, input) = match element {
            Some(element) => of_elements(op, element, &input)?,
            None => (op, input),
        };
        let mut transfer = Transfer::new(op, inst.dst, items, input);
        transfer.element = element.filter(|_| matches!(op, MemOp::Load { .. }));
        transfer.policy = policy;
        if let Some(bits) = inst.to_lds {
            let base = (self.scalar[usize::from(M0)] & bits).wrapping_add(inst.offset as u32);
            let stride = u32::from(bytes_of(inst.op)).max(4);
            let place = |i: &Item| base + stride * u32::from(i.lane) + 4 * u32::from(i.word);
            transfer.to_lds = Some(transfer.items.iter().map(place).collect());
        }
        if matches!(inst.op, MemOp::Atomic { .. }) && reach.by_bits() {
            // `sc0` asks for the result.
            transfer.policy.system = policy.through;
        }
        let returns = !matches!(inst.op, MemOp::Store { .. } | MemOp::Atomic { result: false, .. });
        let mut counters = [false; COUNTERS];
        let counter = if returns || !separate_stores { Counter::Load } else { Counter::Store };
        counters[counter as usize] = true;
        let mut needed = counters;
        if inst.segment == Segment::Flat {
            // It counts in both. The counter of local memory is needed only if a lane's address is there.
            counters[Counter::Lds as usize] = true;
            needed[Counter::Lds as usize] =
                transfer.items.iter().any(|i| i.place == LaneMemory::Lds);
        }
        let kinds = Kinds { counters, needed, order: Order::InOrder };
        self.issue(Work::Transfer(transfer), kinds, reach, delay)
    }

    /// The format of a buffer's elements: the instruction's or the descriptor's.
    fn element_format(
        &self,
        inst: &VmemInst,
        elements: Elements,
        reach: &Reach<'_>,
    ) -> Result<ElementFormat> {
        match elements.format {
            Some(format) => Ok(format),
            None => ElementFormat::of_descriptor(self.s32(inst.resource + 3), reach.numbering),
        }
    }

    /// The words of a register tuple for each item.
    fn collect(&self, items: &[Item], register: u16, words: usize) -> Vec<u32> {
        let mut input = Vec::with_capacity(items.len() * words);
        if words == 0 {
            return input;
        }
        let at = self.at(register);
        for item in items {
            let first = at + usize::from(item.word) * LANES + usize::from(item.lane);
            input.extend((0..words).map(|word| self.vector[first + word * LANES]));
        }
        input
    }

    /// LDS instructions.
    pub(super) fn lds_memory(
        &mut self,
        inst: &DsInst,
        reach: &mut Reach<'_>,
        delay: bool,
    ) -> Result<()> {
        let exec = self.exec();
        let mut counters = [false; COUNTERS];
        counters[Counter::Lds as usize] = true;
        let place = |this: &Wave, lane: usize, offset: u32, word: u8| {
            let address = this.v32(inst.address, lane).wrapping_add(offset);
            Item { lane: lane as u8, word, place: LaneMemory::Lds, address: u64::from(address) }
        };
        let work = match inst.op {
            DsOp::Nothing => return Ok(()),
            DsOp::One(op) => {
                let items: Vec<Item> =
                    lanes_of(exec).map(|l| place(self, l, inst.offset[0], 0)).collect();
                let words = usize::from(operand_bytes(op)).div_ceil(4);
                let input = match op {
                    MemOp::Atomic { op, .. } if op.two_operands() => {
                        // The value to compare with comes first here; the rest of the crate has it second.
                        let [a, b] = inst.data.map(|r| self.collect(&items, r, words));
                        let (new, expected) = if inst.compare_first { (b, a) } else { (a, b) };
                        interleave(&new, &expected, words)
                    }
                    _ => self.collect(&items, inst.data[0], words),
                };
                Work::Transfer(Transfer::new(op, inst.dst, items, input))
            }
            DsOp::Load2 { bytes, stride }
            | DsOp::Store2 { bytes, stride }
            | DsOp::Exchange2 { bytes, stride } => {
                let words = usize::from(bytes) / 4;
                let mut items = Vec::new();
                for lane in lanes_of(exec) {
                    items.push(place(self, lane, inst.offset[0] * stride, 0));
                    items.push(place(self, lane, inst.offset[1] * stride, words as u8));
                }
                let op = match inst.op {
                    DsOp::Load2 { .. } => MemOp::Load { bytes, signed: false, half: None },
                    DsOp::Store2 { .. } => MemOp::Store { bytes, high: false },
                    _ => MemOp::Atomic { op: AtomicOp::Swap, bytes, result: true },
                };
                let mut input = Vec::new();
                if !matches!(inst.op, DsOp::Load2 { .. }) {
                    for (n, item) in items.iter().enumerate() {
                        let at = self.at(inst.data[n % 2]) + usize::from(item.lane);
                        input.extend((0..words).map(|w| self.vector[at + w * LANES]));
                    }
                }
                Work::Transfer(Transfer::new(op, inst.dst, items, input))
            }
            DsOp::Transposed { bytes, bits } => {
                let items = lanes_of(exec).map(|l| place(self, l, inst.offset[0], 0)).collect();
                let op = MemOp::Load { bytes, signed: false, half: None };
                let mut transfer = Transfer::new(op, inst.dst, items, Vec::new());
                transfer.transposed = Some(bits);
                Work::Transfer(transfer)
            }
            DsOp::Swizzle => {
                let pattern = inst.offset[0];
                self.exchange(inst, exec, |lane| Some(swizzle(lane, pattern)), false)
            }
            DsOp::BackwardPermute { fetch } => {
                let size = self.size();
                let offset = inst.offset[0];
                let sources: Vec<usize> = (0..LANES)
                    .map(|l| {
                        if exec >> l & 1 == 0 {
                            return l;
                        }
                        (self.v32(inst.address, l).wrapping_add(offset) / 4) as usize % size
                    })
                    .collect();
                let data = DsInst { address: inst.data[0], ..inst.clone() };
                self.exchange(&data, exec, |lane| Some(sources[lane]), fetch)
            }
            DsOp::Permute => {
                let size = self.size();
                let mut values = vec![0; LANES];
                for lane in lanes_of(exec) {
                    let to = self.v32(inst.address, lane).wrapping_add(inst.offset[0]) / 4;
                    values[to as usize % size] = self.v32(inst.data[0], lane);
                }
                let values = lanes_of(exec).map(|l| (l as u8, values[l])).collect();
                Work::Lanes { dst: inst.dst, values }
            }
            DsOp::AddTid { store } => {
                let base = (self.scalar[124] & 0xffff).wrapping_add(inst.offset[0]);
                let items: Vec<Item> = lanes_of(exec)
                    .map(|l| Item {
                        lane: l as u8,
                        word: 0,
                        place: LaneMemory::Lds,
                        address: u64::from(base) + 4 * l as u64,
                    })
                    .collect();
                let op = if store {
                    MemOp::Store { bytes: 4, high: false }
                } else {
                    MemOp::Load { bytes: 4, signed: false, half: None }
                };
                let input = self.collect(&items, inst.data[0], usize::from(store));
                Work::Transfer(Transfer::new(op, inst.dst, items, input))
            }
            DsOp::Count { append } => {
                let address = u64::from((self.scalar[124] >> 16).wrapping_add(inst.offset[0]));
                let old = slice(reach.lds, address, 4, "LDS")?;
                let value = u32::from_le_bytes([old[0], old[1], old[2], old[3]]);
                let count = exec.count_ones();
                let new =
                    if append { value.wrapping_add(count) } else { value.wrapping_sub(count) };
                old.copy_from_slice(&new.to_le_bytes());
                let values = lanes_of(exec).map(|l| (l as u8, value)).collect();
                Work::Lanes { dst: inst.dst, values }
            }
        };
        let kinds = Kinds { counters, needed: counters, order: Order::InOrder };
        self.issue(work, kinds, reach, delay)
    }

    fn exchange(
        &self,
        inst: &DsInst,
        exec: u64,
        source: impl Fn(usize) -> Option<usize>,
        fetch: bool,
    ) -> Work {
        let values = lanes_of(exec).map(|lane| {
            let from = source(lane).filter(|&f| fetch || exec >> f & 1 == 1);
            (lane as u8, from.map_or(0, |f| self.v32(inst.address, f)))
        });
        Work::Lanes { dst: inst.dst, values: values.collect() }
    }

    /// Scalar memory.
    pub(super) fn scalar_memory(
        &mut self,
        inst: &SmemInst,
        reach: &mut Reach<'_>,
        delay: bool,
        time: u64,
        own_counter: bool,
    ) -> Result<()> {
        let offset = inst.soffset.map_or(0, |s| self.uniform(s, false)) as i64 + inst.offset;
        let base = self.s64(inst.base);
        let (address, limit) = if inst.buffer {
            let records = self.s32(inst.base + 2);
            let stride = (self.s32(inst.base + 1) >> 16 & 0x3fff).max(1);
            let size = u64::from(records) * u64::from(stride);
            let base = base & 0xffff_ffff_ffff;
            (base.wrapping_add(offset as u64), Some(base + size))
        } else {
            (base.wrapping_add(offset as u64), None)
        };
        let words = match inst.op {
            SmemOp::Time => vec![time as u32, (time >> 32) as u32],
            SmemOp::Store { bytes } => {
                (0..bytes / 4).map(|w| self.s32(inst.data + w as u8)).collect()
            }
            SmemOp::Load { .. } => Vec::new(),
        };
        let aligned = match inst.op {
            SmemOp::Load { bytes: 1, .. } | SmemOp::Time => 1,
            SmemOp::Load { bytes: 2, .. } => 2,
            _ => 4,
        };
        if address % aligned != 0 {
            return Err(Fault::misaligned(format!(
                "scalar memory at {address:#x}, not a multiple of {aligned}"
            )));
        }
        let mut counters = [false; COUNTERS];
        counters[if own_counter { Counter::Scalar } else { Counter::Lds } as usize] = true;
        let work = Work::Scalar { op: inst.op, data: inst.data, address, limit, words };
        let kinds = Kinds { counters, needed: counters, order: Order::Any };
        self.issue(work, kinds, reach, delay)
    }

    /// A value for scalar registers that arrives like that of scalar memory.
    pub(super) fn late_scalar(
        &mut self,
        dst: u8,
        words: Vec<u32>,
        reach: &mut Reach<'_>,
        delay: bool,
        own_counter: bool,
    ) -> Result<()> {
        let mut counters = [false; COUNTERS];
        counters[if own_counter { Counter::Scalar } else { Counter::Lds } as usize] = true;
        let work = Work::Scalar { op: SmemOp::Time, data: dst, address: 0, limit: None, words };
        let kinds = Kinds { counters, needed: counters, order: Order::Any };
        self.issue(work, kinds, reach, delay)
    }

    /// An operation on caches. An invalidation is for what comes after it; waits for what was issued before count it.
    pub(super) fn cache_control(
        &mut self,
        control: Control,
        counter: Option<Counter>,
        reach: &mut Reach<'_>,
        delay: bool,
    ) -> Result<()> {
        if let Some(caches) = reach.caches.as_deref_mut() {
            match control {
                Control::Invalidate { near, middle, device } => {
                    caches.invalidate(self.unit, near, middle, device);
                }
                Control::InvalidateScalar => caches.invalidate_scalar(self.unit),
                Control::Nothing | Control::WriteBack { .. } => {}
            }
        }
        let Some(counter) = counter else { return Ok(()) };
        let mut counters = [false; COUNTERS];
        counters[counter as usize] = true;
        let kinds = Kinds { counters, needed: counters, order: Order::InOrder };
        let work = match control {
            Control::WriteBack { system } => Work::WriteBack { system },
            _ => Work::Nothing,
        };
        self.issue(work, kinds, reach, delay)
    }

    fn issue(
        &mut self,
        mut work: Work,
        kinds: Kinds,
        reach: &mut Reach<'_>,
        delay: bool,
    ) -> Result<()> {
        let site = self.pc;
        if let Work::Transfer(t) = &mut work {
            (t.site, t.issued) = (site, self.arrived);
        }
        if !delay {
            self.perform(&mut work, reach)?;
            return self.arrive(&work, reach);
        }
        if let (Some(caches), Work::Transfer(t)) = (reach.caches.as_deref_mut(), &mut work) {
            t.operation = caches.operation();
        }
        // What the hardware cannot complete is found at once, where the program still stands there.
        self.probe(&work, reach)?;
        self.spoil(&work);
        let Kinds { counters, needed, order } = kinds;
        let early = self.comes_early(&work, reach);
        let operation = match &work {
            Work::Transfer(t) => t.operation,
            _ => 0,
        };
        self.pending.push_back(Pending { work, counters, needed, order, site, performed: false });
        if self.pending.len() > MOST_PENDING {
            self.perform_until(1, reach)?;
            if let Some(oldest) = self.pending.pop_front() {
                self.arrive(&oldest.work, reach)?;
            }
        }
        if early { self.overtake(operation, reach) } else { Ok(()) }
    }

    /// Whether a write comes early on the hostile machine: others wait for it, and what it publishes may still be in
    /// flight.
    fn comes_early(&self, work: &Work, reach: &mut Reach<'_>) -> bool {
        let (Work::Transfer(t), Some(caches)) = (work, reach.caches.as_deref_mut()) else {
            return false;
        };
        if t.items.first().is_none_or(|i| i.place != LaneMemory::Global) {
            return false;
        }
        match t.op {
            MemOp::Atomic { .. } => caches.random.one_in(2),
            MemOp::Store { .. } => self.stores_under_way() && caches.random.one_in(2),
            MemOp::Load { .. } => false,
        }
    }

    /// Whether stores of this wave to global memory have not been waited for.
    fn stores_under_way(&self) -> bool {
        let is_store = |p: &Pending| match &p.work {
            Work::Transfer(t) => {
                matches!(t.op, MemOp::Store { .. })
                    && t.items.iter().any(|i| i.place == LaneMemory::Global)
            }
            Work::WriteBack { .. } => true,
            _ => false,
        };
        self.pending.iter().any(is_store)
    }

    /// Lets the newest write reach memory before older ones do. If older ones are in flight, the wave stops there for a
    /// while: only what the program waited for is done when others see the write.
    fn overtake(&mut self, operation: u64, reach: &mut Reach<'_>) -> Result<()> {
        self.perform_until(self.pending.len(), reach)?;
        let stores = self.stores_under_way();
        if let Some(caches) = reach.caches.as_deref_mut() {
            caches.complete(reach.global, self.unit, operation)?;
            if stores && !caches.random.one_in(4) {
                self.asleep = 1 + caches.random.below(MOST_ASLEEP) as u32;
            }
        }
        Ok(())
    }

    /// Checks the bounds of a delayed access.
    fn probe(&mut self, work: &Work, reach: &mut Reach<'_>) -> Result<()> {
        if let Work::Scalar { op: SmemOp::Load { .. }, address, limit, .. } = work
            && limit.is_none_or(|limit| *address < limit)
        {
            self.check_tail(*address, reach)?;
        }
        if let Work::Transfer(t) = work {
            let bytes = u64::from(bytes_of(t.op));
            for &place in t.to_lds.iter().flatten() {
                slice(reach.lds, u64::from(place), bytes.max(4), "LDS")?;
            }
            for item in &t.items {
                if item.place == LaneMemory::Global {
                    self.check_tail(item.address, reach)
                        .map_err(|f| self.with_lane(&f, item.lane))?;
                }
                let checked = match item.place {
                    LaneMemory::Global => reach.global.load_bytes(item.address, bytes).map(|_| ()),
                    LaneMemory::Lds => slice(reach.lds, item.address, bytes, "LDS").map(|_| ()),
                    LaneMemory::Scratch | LaneMemory::Nowhere => Ok(()),
                };
                checked.map_err(|f| self.with_lane(&f, item.lane))?;
            }
        }
        Ok(())
    }

    /// An access does not begin after the kernel's arguments. It may end there: compilers read the rest of a tuple with the
    /// last argument.
    fn check_tail(&self, address: u64, reach: &Reach<'_>) -> Result<()> {
        if reach.caches.is_none() || address < self.tail.0 || address >= self.tail.1 {
            return Ok(());
        }
        let beyond = address - self.tail.0;
        let message = format!("an access {beyond} bytes beyond the kernel's arguments");
        Err(Fault::out_of_bounds(message))
    }

    fn with_lane(&self, fault: &Fault, lane: u8) -> Fault {
        let place = fault.place().clone();
        Fault::new(fault.kind(), format!("lane {lane}: {}", fault.message())).at(place)
    }

    /// Overwrites what a delayed result will replace.
    fn spoil(&mut self, work: &Work) {
        match work {
            Work::Transfer(t) => {
                let words = match t.op {
                    MemOp::Load { half: Some(_), .. } => return,
                    _ => t.result_words(),
                };
                let at = self.at(t.dst);
                for item in &t.items {
                    for word in 0..words {
                        let index = at + (usize::from(item.word) + word) * LANES;
                        self.vector[index + usize::from(item.lane)] = LATE;
                    }
                }
            }
            Work::Lanes { dst, values } => {
                for &(lane, _) in values {
                    self.set_v32(*dst, usize::from(lane), LATE);
                }
            }
            Work::Scalar { op, data, words, .. } => {
                let count = match op {
                    SmemOp::Load { bytes, .. } => bytes.div_ceil(4) as usize,
                    SmemOp::Time => words.len(),
                    SmemOp::Store { .. } => 0,
                };
                for word in 0..count {
                    self.set_s32(data + word as u8, LATE);
                }
            }
            Work::Nothing | Work::WriteBack { .. } => {}
        }
    }

    /// The effect on memory.
    fn perform(&mut self, work: &mut Work, reach: &mut Reach<'_>) -> Result<()> {
        match work {
            // Writing back ends where it is waited for.
            Work::Lanes { .. } | Work::Nothing | Work::WriteBack { .. } => Ok(()),
            Work::Transfer(t) => self.transfer(t, reach),
            Work::Scalar { op, address, limit, words, .. } => match *op {
                SmemOp::Time => Ok(()),
                SmemOp::Load { bytes, signed } => {
                    let beyond = |at: u64| limit.is_some_and(|l| at >= l);
                    if bytes < 4 {
                        let raw = if beyond(*address) {
                            0
                        } else {
                            reach.scalar(self.unit, *address, bytes)?
                        };
                        let shift = 64 - 8 * bytes;
                        let wide =
                            if signed { ((raw << shift) as i64 >> shift) as u64 } else { raw };
                        words.push(wide as u32);
                        return Ok(());
                    }
                    for word in 0..u64::from(bytes / 4) {
                        let at = *address + 4 * word;
                        words.push(if beyond(at) {
                            0
                        } else {
                            reach.scalar(self.unit, at, 4)? as u32
                        });
                    }
                    Ok(())
                }
                SmemOp::Store { .. } => {
                    for (word, &value) in words.iter().enumerate() {
                        reach.global.store(*address + 4 * word as u64, 4, u64::from(value))?;
                    }
                    Ok(())
                }
            },
        }
    }

    /// The result comes into its registers, or into LDS.
    fn arrive(&mut self, work: &Work, reach: &mut Reach<'_>) -> Result<()> {
        match work {
            Work::Transfer(t @ Transfer { op, output, to_lds: Some(places), .. }) => {
                let words = output_words(*op);
                for (&place, data) in places.iter().zip(output.chunks_exact(words)) {
                    self.check_copy(t, place, data, reach)?;
                    let to = slice(reach.lds, u64::from(place), 4 * words as u64, "LDS")?;
                    for (to, word) in to.chunks_exact_mut(4).zip(data) {
                        to.copy_from_slice(&word.to_le_bytes());
                    }
                }
            }
            Work::Nothing | Work::WriteBack { .. } => {}
            Work::Lanes { dst, values } => {
                for &(lane, value) in values {
                    self.set_v32(*dst, usize::from(lane), value);
                }
            }
            Work::Scalar { op, data, words, .. } => {
                if !matches!(op, SmemOp::Store { .. }) && *data != NULL {
                    for (word, &value) in words.iter().enumerate() {
                        self.set_s32(data + word as u8, value);
                    }
                }
            }
            Work::Transfer(t) => {
                let words = if t.element.is_some() { t.result_words() } else { output_words(t.op) };
                if words == 0 {
                    return Ok(());
                }
                let at = self.at(t.dst);
                for (item, values) in t.items.iter().zip(t.output.chunks_exact(words)) {
                    for (word, &value) in values.iter().enumerate() {
                        let index =
                            at + (usize::from(item.word) + word) * LANES + usize::from(item.lane);
                        let old = self.vector[index];
                        self.vector[index] = match t.op {
                            MemOp::Load { half: Some(true), .. } => old & 0xffff | value << 16,
                            MemOp::Load { half: Some(false), .. } => {
                                old & 0xffff_0000 | value & 0xffff
                            }
                            _ => value,
                        };
                    }
                }
            }
        }
        Ok(())
    }

    fn transfer(&mut self, t: &mut Transfer, reach: &mut Reach<'_>) -> Result<()> {
        let words = input_words(t.op);
        let bytes = bytes_of(t.op);
        t.output.reserve(t.items.len() * output_words(t.op));
        for (n, &item) in t.items.iter().enumerate() {
            let input = &t.input[n * words..(n + 1) * words];
            let lane = item.lane;
            if item.place == LaneMemory::Nowhere {
                t.output.extend(std::iter::repeat_n(0, output_words(t.op)));
                continue;
            }
            if item.place == LaneMemory::Global {
                *reach.traffic += u64::from(bytes);
            }
            self.check_races(t, item, input, reach)?;
            let result = match t.op {
                MemOp::Load { signed, .. } => self
                    .read(item, bytes, t.policy, reach)
                    .map(|data| push_loaded(&data, signed, &mut t.output)),
                MemOp::Store { high, .. } => {
                    let data = stored(input, high);
                    let data = &data[..usize::from(bytes)];
                    match (item.place, reach.caches.as_deref_mut()) {
                        (LaneMemory::Global, Some(caches)) => {
                            caches.store(self.unit, t.operation, t.policy, item.address, data);
                            Ok(())
                        }
                        _ => self.write(item, data, reach),
                    }
                }
                MemOp::Atomic { op, bytes, result } => {
                    self.atomic(item, op, bytes, input, t.policy, reach).map(|old| {
                        if result {
                            t.output.push(old as u32);
                            if bytes == 8 {
                                t.output.push((old >> 32) as u32);
                            }
                        }
                    })
                }
            };
            result.map_err(|f| self.with_lane(&f, lane))?;
        }
        if let Some(bits) = t.transposed {
            t.transpose(bits);
        }
        if let Some((format, elements)) = t.element {
            t.convert(format, elements)?;
        }
        Ok(())
    }

    /// Looks for a race of an item's access. A store that changes nothing is none.
    fn check_races(
        &self,
        t: &Transfer,
        item: Item,
        input: &[u32],
        reach: &mut Reach<'_>,
    ) -> Result<()> {
        let Some(races) = reach.races.as_deref_mut() else { return Ok(()) };
        let bytes = u64::from(bytes_of(t.op));
        let access = t.access(item.place, item.address, bytes);
        if let MemOp::Store { high, .. } = t.op {
            let same = match item.place {
                LaneMemory::Global => reach.global.load_bytes(item.address, bytes).ok(),
                LaneMemory::Lds => {
                    let at = item.address as usize;
                    reach.lds.get(at..at + bytes as usize)
                }
                LaneMemory::Scratch | LaneMemory::Nowhere => return Ok(()),
            };
            if same.is_some_and(|old| *old == stored(input, high)[..old.len()]) {
                return Ok(());
            }
        }
        races.check(self, &access, reach.global, reach.lds)
    }

    /// The same for what a load brings into LDS.
    fn check_copy(
        &self,
        t: &Transfer,
        place: u32,
        data: &[u32],
        reach: &mut Reach<'_>,
    ) -> Result<()> {
        let Some(races) = reach.races.as_deref_mut() else { return Ok(()) };
        let bytes = 4 * data.len() as u64;
        let access = Access { write: true, ..t.access(LaneMemory::Lds, u64::from(place), bytes) };
        if slice(reach.lds, access.address, bytes, "LDS")? == &stored(data, false)[..4 * data.len()]
        {
            return Ok(());
        }
        races.check(self, &access, reach.global, reach.lds)
    }

    fn scratch_place(&mut self, lane: u8, address: u64, len: u64) -> Result<&mut [u8]> {
        let size = self.scratch_bytes;
        if address.checked_add(len).is_none_or(|end| end > size) {
            return Err(Fault::out_of_bounds(format!(
                "{len} bytes of scratch at {address:#x}: there are {size}"
            )));
        }
        let at = (u64::from(lane) * size + address) as usize;
        Ok(&mut self.scratch[at..at + len as usize])
    }

    fn read(
        &mut self,
        item: Item,
        bytes: u8,
        policy: Policy,
        reach: &mut Reach<'_>,
    ) -> Result<Data> {
        let len = u64::from(bytes);
        if let (LaneMemory::Global, Some(caches)) = (item.place, reach.caches.as_deref_mut()) {
            let mut data = Data { bytes: [0; 16], len: usize::from(bytes) };
            let out = &mut data.bytes[..data.len];
            caches.load(reach.global, self.unit, policy, item.address, out)?;
            return Ok(data);
        }
        let source: &[u8] = match item.place {
            LaneMemory::Global => reach.global.load_bytes(item.address, len)?,
            LaneMemory::Lds => slice(reach.lds, item.address, len, "LDS")?,
            LaneMemory::Scratch => self.scratch_place(item.lane, item.address, len)?,
            LaneMemory::Nowhere => &[0; 16][..usize::from(bytes)],
        };
        let mut data = Data { bytes: [0; 16], len: usize::from(bytes) };
        data.bytes[..data.len].copy_from_slice(source);
        Ok(data)
    }

    fn write(&mut self, item: Item, data: &[u8], reach: &mut Reach<'_>) -> Result<()> {
        let len = data.len() as u64;
        match item.place {
            LaneMemory::Global => reach.global.store_bytes(item.address, data)?,
            LaneMemory::Lds => slice(reach.lds, item.address, len, "LDS")?.copy_from_slice(data),
            LaneMemory::Scratch => {
                self.scratch_place(item.lane, item.address, len)?.copy_from_slice(data);
            }
            LaneMemory::Nowhere => {}
        }
        Ok(())
    }

    fn atomic(
        &mut self,
        item: Item,
        op: AtomicOp,
        bytes: u8,
        input: &[u32],
        policy: Policy,
        reach: &mut Reach<'_>,
    ) -> Result<u64> {
        if !item.address.is_multiple_of(u64::from(bytes)) {
            return Err(Fault::misaligned(format!(
                "an atomic operation of {bytes} bytes at {:#x}",
                item.address
            )));
        }
        // It happens where all units, or all devices, see it.
        let policy = Policy { reach: 2, ..policy };
        if let (LaneMemory::Global, Some(caches)) = (item.place, reach.caches.as_deref_mut()) {
            caches.settle(reach.global, self.unit, policy, item.address, u64::from(bytes))?;
        }
        let data = self.read(item, bytes, policy, reach)?;
        let old = data.value();
        let operand = |n: usize| {
            let words = usize::from(bytes) / 4;
            let low = input.get(n * words).copied().unwrap_or(0);
            let high = if words == 2 { input.get(n * words + 1).copied().unwrap_or(0) } else { 0 };
            u64::from(low) | u64::from(high) << 32
        };
        let new = apply(op, bytes, old, operand(0), operand(1));
        let new = &new.to_le_bytes()[..usize::from(bytes)];
        match (item.place, reach.caches.as_deref_mut()) {
            (LaneMemory::Global, Some(caches)) => {
                caches.write_now(reach.global, self.unit, policy, item.address, new)?;
            }
            _ => self.write(item, new, reach)?,
        }
        Ok(old)
    }

    /// Lets everything arrive that a wait guarantees. From gfx10 on (`flat_in_order`) the two counters of a flat
    /// access count down in order: it counts among local memory, whatever it accessed, until what was issued before
    /// it is done there.
    pub(super) fn wait(
        &mut self,
        wait: Wait,
        reach: &mut Reach<'_>,
        flat_in_order: bool,
    ) -> Result<()> {
        if self.pending.is_empty() {
            return Ok(());
        }
        let mut done = vec![false; self.pending.len()];
        // What is done for one counter of an operation that counts in two is not there yet.
        let mut covered: Vec<[bool; COUNTERS]> =
            self.pending.iter().map(|p| p.needed.map(|n| !n)).collect();
        let mut counts: Vec<[bool; COUNTERS]> = self.pending.iter().map(|p| p.counters).collect();
        for (counter, &limit) in wait.0.iter().enumerate() {
            if limit == Wait::NONE {
                continue;
            }
            for kind in [Order::InOrder, Order::Any] {
                let counted = |p: &Pending| p.counters[counter];
                let all = self.pending.iter().filter(|p| counted(p)).count();
                let mine: Vec<usize> = (0..self.pending.len())
                    .filter(|&n| counted(&self.pending[n]) && self.pending[n].order == kind)
                    .collect();
                let finished = all.saturating_sub(usize::from(limit));
                let sure = finished.saturating_sub(all - mine.len());
                let sure = if kind == Order::Any && sure < mine.len() { 0 } else { sure };
                for &n in &mine[..sure.min(mine.len())] {
                    covered[n][counter] = true;
                    counts[n][counter] = false;
                }
            }
        }
        let mut last = 0;
        for (n, c) in covered.iter().enumerate() {
            done[n] = c.iter().all(|&c| c);
            if done[n] {
                last = n + 1;
            }
        }
        self.perform_until(last, reach)?;
        let mut kept = std::collections::VecDeque::new();
        for (n, mut pending) in std::mem::take(&mut self.pending).into_iter().enumerate() {
            if done[n] {
                self.complete(&pending.work, reach)?;
                self.arrive(&pending.work, reach)?;
                let counters = counts[n];
                if flat_in_order && counters.contains(&true) {
                    let work = Work::Nothing;
                    kept.push_back(Pending { work, counters, needed: counters, ..pending });
                }
            } else {
                // A counter that was waited for need not be waited for again.
                for (needed, done) in pending.needed.iter_mut().zip(covered[n]) {
                    *needed &= !done;
                }
                kept.push_back(pending);
            }
        }
        self.pending = kept;
        Ok(())
    }

    /// Performs accesses to global memory, in order: waves of the same workgroup see them after a barrier if all share
    /// one cache.
    pub(super) fn perform_global(&mut self, reach: &mut Reach<'_>) -> Result<()> {
        let mut pending = std::mem::take(&mut self.pending);
        let mut result = Ok(());
        for p in &mut pending {
            let global = matches!(&p.work, Work::Transfer(t)
                if t.items.iter().all(|i| i.place == LaneMemory::Global));
            if global && !p.performed {
                p.performed = true;
                result = result.and(self.perform(&mut p.work, reach));
            }
        }
        self.pending = pending;
        result
    }

    /// Makes the memory effects of the first operations happen.
    fn perform_until(&mut self, count: usize, reach: &mut Reach<'_>) -> Result<()> {
        let mut pending = std::mem::take(&mut self.pending);
        let mut result = Ok(());
        for p in pending.iter_mut().take(count) {
            if !p.performed {
                p.performed = true;
                result = result.and(self.perform(&mut p.work, reach));
            }
        }
        self.pending = pending;
        result
    }

    /// Performs all stores at the end of the program; those of the hostile machine are still in flight.
    pub(super) fn drain(&mut self, reach: &mut Reach<'_>) -> Result<()> {
        self.perform_until(self.pending.len(), reach)?;

        self.pending.clear();
        Ok(())
    }
}

impl Wave {
    fn complete(&self, work: &Work, reach: &mut Reach<'_>) -> Result<()> {
        match (work, reach.caches.as_deref_mut()) {
            (Work::Transfer(t), Some(caches)) if matches!(t.op, MemOp::Store { .. }) => {
                caches.complete(reach.global, self.unit, t.operation)
            }
            (Work::WriteBack { system }, Some(caches)) => {
                caches.write_back(reach.global, self.unit, *system)
            }
            _ => Ok(()),
        }
    }

    /// Whether a wait completes something: a result, or an effect that others (`shared`: of the workgroup) can see.
    pub(super) fn waits_for(&self, wait: Wait, shared: bool) -> bool {
        wait.0.iter().enumerate().filter(|(_, limit)| **limit != Wait::NONE).any(|(c, &limit)| {
            let counted: Vec<&Pending> = self.pending.iter().filter(|p| p.counters[c]).collect();
            let done = counted.len().saturating_sub(usize::from(limit));
            counted[..done].iter().any(|p| match &p.work {
                Work::Transfer(t) if output_words(t.op) == 0 => {
                    shared || t.items.iter().any(|i| i.place == LaneMemory::Global)
                }
                Work::Nothing => false,
                _ => true,
            })
        })
    }

    /// Performs some of the outstanding operations now, as no wait forbids it.
    pub(super) fn disturb(&mut self, reach: &mut Reach<'_>) -> Result<()> {
        let Some(caches) = reach.caches.as_deref_mut() else { return Ok(()) };
        let early = caches.random.one_in(3);
        let count = if early { caches.random.below(self.pending.len() + 1) } else { 0 };
        self.perform_until(count, reach)?;
        match reach.caches.as_deref_mut() {
            Some(caches) => caches.disturb(reach.global),
            None => Ok(()),
        }
    }

    /// Returns the registers whose results are outstanding.
    pub(super) fn late(&self) -> Late {
        let mut late = Late::default();
        for p in &self.pending {
            match p.work.result() {
                Written::Vector(run) => late.vector.push(run),
                Written::Scalar(run) => late.scalar.push(run),
                Written::Nothing => {}
            }
        }
        late
    }

    /// Checks that an instruction does not use outstanding results: they belong to their instructions until the program
    /// has waited for them.
    pub(super) fn check_pending(&self, inst: &Inst) -> Result<()> {
        let o = &inst.operands;
        let memory = matches!(inst.action, Action::Vmem(_) | Action::Ds(_));
        for p in &self.pending {
            match p.work.result() {
                Written::Nothing => {}
                Written::Scalar(run) => {
                    let meets = |runs: &[(u8, u8)]| runs.iter().any(|&r| overlap(r, run));
                    if meets(&o.scalar_reads) || meets(&o.scalar_writes) {
                        return Err(not_waited(&format!("s{}", run.0), p.site));
                    }
                }
                Written::Vector(run) => {
                    let reads = o.vector_reads.iter().any(|&r| overlap(r, run));
                    // Results of one kind arrive in their order.
                    let writes = !memory && o.vector_writes.iter().any(|&r| overlap(r, run));
                    if reads || writes {
                        let (file, n) =
                            if run.0 >= AGPR { ("a", run.0 - AGPR) } else { ("v", run.0) };
                        return Err(not_waited(&format!("{file}{n}"), p.site));
                    }
                }
            }
        }
        Ok(())
    }
}

fn not_waited(register: &str, site: u64) -> Fault {
    let message = format!("the result of a memory access, from {register} on, was not waited for");
    let access = FaultPlace { address: Some(site), ..FaultPlace::default() };
    Fault::new(FaultKind::MissingWait, message).with_other(access)
}

impl Reach<'_> {
    /// Bits of the instruction say which units see it.
    fn by_bits(&self) -> bool {
        self.caches.as_deref().is_some_and(Caches::by_bits)
    }

    /// Scalar memory.
    fn scalar(&self, unit: usize, address: u64, bytes: u32) -> Result<u64> {
        match self.caches.as_deref() {
            Some(caches) => caches.load_scalar(self.global, unit, address, bytes),
            None => self.global.load(address, bytes),
        }
    }
}

/// The bytes that a store writes, in front.
fn stored(input: &[u32], high: bool) -> [u8; 16] {
    let mut data = [0; 16];
    for (to, word) in data.chunks_exact_mut(4).zip(input) {
        let word = if high { word >> 16 } else { *word };
        to.copy_from_slice(&word.to_le_bytes());
    }
    data
}

/// At most 16 bytes.
struct Data {
    bytes: [u8; 16],
    len: usize,
}

impl Data {
    fn value(&self) -> u64 {
        let mut low = [0; 8];
        low[..self.len.min(8)].copy_from_slice(&self.bytes[..self.len.min(8)]);
        u64::from_le_bytes(low)
    }
}

fn push_loaded(data: &Data, signed: bool, out: &mut Vec<u32>) {
    if data.len < 4 {
        let shift = 64 - 8 * data.len as u32;
        let raw = data.value();
        out.push(if signed { ((raw << shift) as i64 >> shift) as u32 } else { raw as u32 });
        return;
    }
    for word in data.bytes[..data.len].chunks_exact(4) {
        out.push(u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
    }
}

/// Returns the memory of a flat address.
fn aperture(address: u64) -> (LaneMemory, u64) {
    let high = address >> 32 << 32;
    if high == Space::Shared.window() {
        (LaneMemory::Lds, address & 0xffff_ffff)
    } else if high == Space::Local.window() {
        (LaneMemory::Scratch, address & 0xffff_ffff)
    } else {
        (LaneMemory::Global, address)
    }
}

fn slice<'m>(memory: &'m mut [u8], address: u64, len: u64, name: &str) -> Result<&'m mut [u8]> {
    let size = memory.len() as u64;
    if address.checked_add(len).is_none_or(|end| end > size) {
        return Err(Fault::out_of_bounds(format!(
            "{len} bytes of {name} at {address:#x}: there are {size}"
        )));
    }
    Ok(&mut memory[address as usize..(address + len) as usize])
}

fn interleave(a: &[u32], b: &[u32], words: usize) -> Vec<u32> {
    a.chunks(words.max(1)).zip(b.chunks(words.max(1))).flat_map(|(a, b)| [a, b].concat()).collect()
}

fn operand_bytes(op: MemOp) -> u8 {
    match op {
        MemOp::Load { .. } => 0,
        MemOp::Store { bytes, .. } | MemOp::Atomic { bytes, .. } => bytes,
    }
}

fn bytes_of(op: MemOp) -> u8 {
    match op {
        MemOp::Load { bytes, .. } | MemOp::Store { bytes, .. } | MemOp::Atomic { bytes, .. } => {
            bytes
        }
    }
}

fn input_words(op: MemOp) -> usize {
    let words = usize::from(operand_bytes(op)).div_ceil(4);
    match op {
        MemOp::Atomic { op, .. } if op.two_operands() => 2 * words,
        _ => words,
    }
}

/// Returns the value that an atomic operation leaves in memory.
fn apply(op: AtomicOp, bytes: u8, old: u64, value: u64, compare: u64) -> u64 {
    let bits = 8 * u32::from(bytes);
    let mask = u64::MAX >> (64 - bits);
    let signed = |v: u64| (v << (64 - bits)) as i64;
    let f = if bytes == 8 { Format::F64 } else { Format::F32 };
    let halves = |h: Format| {
        let add =
            |n: u32| float::add(h, old >> n & 0xffff, value >> n & 0xffff, Mode::NEAREST) << n;
        add(0) | add(16)
    };
    let new = match op {
        AtomicOp::Swap => value,
        AtomicOp::CompareSwap => {
            if old == compare {
                value
            } else {
                old
            }
        }
        AtomicOp::FCompareSwap => {
            let equal = float::compare(f, old, compare, false) == Some(std::cmp::Ordering::Equal);
            if equal { value } else { old }
        }
        AtomicOp::Add => old.wrapping_add(value),
        AtomicOp::Sub => old.wrapping_sub(value),
        AtomicOp::ReverseSub => value.wrapping_sub(old),
        AtomicOp::SMin => {
            if signed(value) < signed(old) {
                value
            } else {
                old
            }
        }
        AtomicOp::SMax => {
            if signed(value) > signed(old) {
                value
            } else {
                old
            }
        }
        AtomicOp::UMin => old.min(value),
        AtomicOp::UMax => old.max(value),
        AtomicOp::And => old & value,
        AtomicOp::Or => old | value,
        AtomicOp::Xor => old ^ value,
        AtomicOp::Inc => {
            if old >= value {
                0
            } else {
                old + 1
            }
        }
        AtomicOp::Dec => {
            if old == 0 || old > value {
                value
            } else {
                old - 1
            }
        }
        AtomicOp::FAdd => float::add(f, old, value, Mode::NEAREST),
        AtomicOp::FMin => float::min(f, old, value, NanRule::Number, false),
        AtomicOp::FMax => float::max(f, old, value, NanRule::Number, false),
        AtomicOp::PkAddF16 => halves(Format::F16),
        AtomicOp::PkAddBf16 => halves(Format::Bf16),
        AtomicOp::CondSub => {
            if old >= value {
                old - value
            } else {
                old
            }
        }
        AtomicOp::ClampSub => old.saturating_sub(value),
        AtomicOp::MaskOr => (old & !compare) | value,
    };
    new & mask
}

/// A buffer as its descriptor describes it.
struct Buffer {
    base: u64,
    stride: u64,
    records: u64,
    scratch: bool,
    soffset: u64,
    wraps: bool,
}

impl Buffer {
    fn new(wave: &Wave, inst: &VmemInst, wraps: bool) -> Result<Buffer> {
        let word = |n: u8| u64::from(wave.s32(inst.resource + n));
        let base = word(0) | (word(1) & 0xffff) << 32;
        let soffset = inst.saddr.map_or(0, |s| wave.uniform(s, false)) & 0xffff_ffff;
        let expected = SCRATCH_BASE + wave.scratch_offset;
        let scratch = base == expected && word(1) >> 31 == 1;
        if !scratch && base >> 40 == SCRATCH_BASE >> 40 {
            return Err(Fault::undefined(format!(
                "the scratch descriptor begins at {base:#x}, that of this wave at {expected:#x}"
            )));
        }
        if scratch && !soffset.is_multiple_of(wave.size() as u64) {
            return Err(Fault::misaligned(format!(
                "offset {soffset:#x} into the scratch of a wave of {}",
                wave.size()
            )));
        }
        let stride = word(1) >> 16 & 0x3fff;
        Ok(Buffer { base, stride, records: word(2), scratch, soffset, wraps })
    }

    fn address(
        &self,
        wave: &Wave,
        inst: &VmemInst,
        lane: usize,
        (word, bytes): (u8, u8),
    ) -> Result<(LaneMemory, u64)> {
        let words = inst.vaddr.map(|r| (wave.v32(r, lane), r));
        let (index, offset) = match (inst.index, words) {
            (_, None) => (0, 0),
            (false, Some((offset, _))) => (0, u64::from(offset)),
            // With both, the index comes first.
            (true, Some((index, r))) if inst.offen => {
                (u64::from(index), u64::from(wave.v32(r + 1, lane)))
            }
            (true, Some((index, _))) => (u64::from(index), 0),
        };
        // Up to gfx11 the sum has 32 bits (LLVM adds constants to offsets of any sign there, and not on gfx12).
        let sum = offset.wrapping_add(inst.offset as u64);
        let offset = if self.wraps { sum & 0xffff_ffff } else { sum };
        let offset = offset + 4 * u64::from(word);
        if self.scratch {
            // Memory is dealt out to lanes by dwords: nothing can reach over one.
            if offset % 4 + u64::from(bytes) > 4 {
                let message = format!("{bytes} bytes at {offset:#x} of the scratch buffer");
                return Err(Fault::misaligned(message));
            }
            // The offset of the wave counts the bytes of all its lanes.
            return Ok((LaneMemory::Scratch, offset + self.soffset / wave.size() as u64));
        }
        let inside = if self.stride == 0 {
            (offset + self.soffset).checked_add(u64::from(bytes)).is_some_and(|e| e <= self.records)
        } else if inst.index {
            index < self.records && offset + u64::from(bytes) <= self.stride
        } else {
            offset + u64::from(bytes) <= self.records * self.stride
        };
        if !inside {
            return Ok((LaneMemory::Nowhere, 0));
        }
        let address = self.base + self.soffset + index * self.stride + offset;
        Ok((LaneMemory::Global, address))
    }
}

/// The dwords of components: halves two by two.
fn packed(components: &[u32], halves: bool) -> Vec<u32> {
    match halves {
        true => components.chunks(2).map(|c| c[0] | c.get(1).map_or(0, |c| c << 16)).collect(),
        false => components.to_vec(),
    }
}

/// The components that dwords hold.
fn unpacked(words: &[u32], count: usize, halves: bool) -> Vec<u32> {
    match halves {
        true => words.iter().flat_map(|w| [w & 0xffff, w >> 16]).take(count).collect(),
        false => words.to_vec(),
    }
}
