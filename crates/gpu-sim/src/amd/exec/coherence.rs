//! Caches that are not coherent, as bad as the manuals allow.
//!
//! Memory that all share has a history: the values of each dword with the times of their writes. A compute unit sees a
//! dword as it was at the unit's last invalidation (its cache may have held any line since then), or later where the unit
//! itself has read past its cache or written. A store is first seen by its own unit only; it reaches memory when its wave
//! has waited for it, or at any earlier time, in any order with stores to other dwords. Where units have an L2 each
//! (gfx942), what has been stored stays there until it is written back.
//!
//! Each workgroup has a compute unit of its own; where a workgroup is spread over two units (from gfx10 on, without
//! `+cumode`), they share the cache in the middle; where it is split (gfx90a, gfx942, `+tgsplit`), each wave has a unit of its
//! own, and they share the L2. No unit has an L2 in common with another one on gfx942. Dwords are
//! cached one by one: no neighbour makes one fresher.
//!
//! With several devices each has an L2 that the others do not see: what is stored without the system's scope stays there until
//! it is written back for the system, and what it holds of memory may be as old as its last invalidation.

use crate::amd::inst::Policy;
use crate::fault::Result;
use crate::memory::Segment;
use crate::random::Random;
use ir::map::Map;
use std::collections::BTreeMap;

/// Versions that are kept of a dword.
const VERSIONS: usize = 256;

type Dwords<T> = Map<u64, T>;

/// A store in flight.
#[derive(Clone, Copy, Debug)]
struct Store {
    operation: u64,
    mask: u8,
    bytes: [u8; 4],
    /// It does not stay in an L2.
    through: bool,
    /// It does not stay in the device.
    system: bool,
}

/// A compute unit's view of memory.
#[derive(Debug, Default)]
struct ComputeUnit {
    /// Time of what its cache may hold of memory.
    stale: u64,
    /// Time of the last invalidation of its own cache.
    near: u64,
    /// Dwords that it has seen as they were at a later time.
    seen: Dwords<u64>,
    in_flight: Dwords<Vec<Store>>,
    operations: Vec<(u64, Vec<u64>)>,
    scalar: u64,
    middle: usize,
    device: usize,
    /// It is in the list of units with stores in flight.
    busy: bool,
}

/// A cache that the units of a workgroup share: the one in the middle, or the L2 of both.
#[derive(Debug, Default)]
struct Middle {
    /// Bytes that the L2 holds and memory does not.
    dirty: BTreeMap<u64, (u8, [u8; 4])>,
    /// The units, the first and the count.
    units: (usize, usize),
    stale: u64,
    /// Times at which a unit below has written a dword.
    writes: Dwords<Vec<u64>>,
}

/// The L2 of a device, where there are several devices.
#[derive(Debug, Default)]
struct Device {
    /// Time of what it may hold of memory.
    stale: u64,
    /// Dwords that it has seen as they were at a later time.
    seen: Dwords<u64>,
    /// Bytes that it holds and memory does not.
    dirty: BTreeMap<u64, (u8, [u8; 4])>,
}

/// The caches that a generation has.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Levels {
    /// Workgroups have an L2 each.
    pub(crate) own_l2: bool,
    /// There is a cache between the units' and the L2.
    pub(crate) three: bool,
    /// The waves of a workgroup are on several units that share nothing but the L2 (`+tgsplit`).
    pub(crate) split: bool,
    /// Bits of the instruction say which units see it (gfx942).
    pub(crate) by_bits: bool,
}

/// All of them.
#[derive(Debug)]
pub(crate) struct Caches {
    clock: u64,
    history: Dwords<Vec<(u64, [u8; 4])>>,
    units: Vec<ComputeUnit>,
    middles: Vec<Middle>,
    /// More than one, or none.
    devices: Vec<Device>,
    /// Memory that devices keep coherent by themselves.
    coherent: Vec<(u64, u64)>,
    operation: u64,
    levels: Levels,
    /// Of so many loads one sees what is in memory now; 0 for none.
    fresh: u64,
    /// Units with stores in flight.
    busy: Vec<usize>,
    /// Of so many turns one brings a store to memory that nothing has waited for.
    rest: u64,
    pub(crate) random: Random,
}

impl Caches {
    pub(crate) fn new(seed: u64, levels: Levels) -> Caches {
        let mut random = Random::new(seed);
        let fresh = [0, 0, 8, 2][random.below(4)];
        let rest = [2, 6, 20][random.below(3)];
        Caches {
            clock: 0,
            history: Dwords::default(),
            units: Vec::new(),
            middles: Vec::new(),
            devices: Vec::new(),
            coherent: Vec::new(),
            operation: 0,
            levels,
            fresh,
            busy: Vec::new(),
            rest,
            random,
        }
    }

    /// Spreads the workgroups that come over several devices.
    pub(crate) fn spread(&mut self, devices: u32, coherent: Vec<(u64, u64)>) {
        if devices > 1 {
            self.devices = (0..devices).map(|_| Device::default()).collect();
            self.coherent = coherent;
        }
    }

    pub(crate) fn by_bits(&self) -> bool {
        self.levels.by_bits
    }

    /// Whether an access goes to the memory that all devices share.
    fn is_system(&self, policy: Policy, address: u64) -> bool {
        policy.system || self.coherent.iter().any(|&(start, end)| address >= start && address < end)
    }

    /// Adds the units of a workgroup; the number of the first.
    pub(crate) fn add_units(&mut self, count: usize) -> usize {
        let first = self.units.len();
        self.middles.push(Middle { units: (first, count), ..Middle::default() });
        let middle = self.middles.len() - 1;
        let device = match self.devices.len() {
            0 => 0,
            count => self.random.below(count),
        };
        self.units.extend((0..count).map(|_| ComputeUnit {
            middle,
            device,
            ..ComputeUnit::default()
        }));
        first
    }

    /// A number for an operation.
    pub(crate) fn operation(&mut self) -> u64 {
        self.operation += 1;
        self.operation
    }

    fn as_of(&self, memory: &Segment, dword: u64, time: u64) -> [u8; 4] {
        let versions = self.history.get(&dword).map_or(&[][..], Vec::as_slice);
        match versions.get(versions.partition_point(|v| v.0 <= time)) {
            Some(&(_, before)) => before,
            None => current(memory, dword),
        }
    }

    /// Loads up to 16 bytes.
    pub(crate) fn load(
        &mut self,
        memory: &Segment,
        unit: usize,
        policy: Policy,
        address: u64,
        out: &mut [u8],
    ) -> Result<()> {
        out.copy_from_slice(memory.load_bytes(address, out.len() as u64)?);
        let last = address + out.len() as u64 - 1;
        for dword in address / 4..=last / 4 {
            let system = self.is_system(policy, dword * 4);
            let value = self.load_dword(memory, unit, policy.reach, system, dword);
            copy(dword, value, address, out);
        }
        Ok(())
    }

    fn load_dword(
        &mut self,
        memory: &Segment,
        unit: usize,
        reach: u8,
        system: bool,
        dword: u64,
    ) -> [u8; 4] {
        let reach = match reach {
            1 if self.levels.split => 2,
            1 if !self.levels.three => 0,
            reach => reach,
        };
        let own = self.units[unit].device;
        let past = if self.devices.is_empty() { reach == 2 } else { system };
        let fresh = past || self.fresh != 0 && self.random.one_in(self.fresh);
        let known = self.history.contains_key(&dword);
        let u = &mut self.units[unit];
        let mut value = if fresh {
            u.seen.insert(dword, self.clock);
            if let Some(device) = self.devices.get_mut(own) {
                device.seen.insert(dword, self.clock);
            }
            current(memory, dword)
        } else if known {
            let seen = u.seen.get(&dword).copied().unwrap_or(0);
            let middle = &self.middles[u.middle];
            let writes = middle.writes.get(&dword).map_or(&[][..], Vec::as_slice);
            let (stale, until) =
                if reach == 1 { (middle.stale, self.clock) } else { (u.stale, u.near) };
            let written = writes.iter().rev().find(|&&t| t <= until).copied().unwrap_or(0);
            let mut time = seen.max(stale).max(written);
            if let Some(device) = self.devices.get(own) {
                let held = device.seen.get(&dword).copied().unwrap_or(0).max(device.stale);
                // What its cache has fetched was in the L2 then.
                time = if reach == 2 {
                    seen.max(held)
                } else {
                    seen.max(written).max(held.min(stale))
                };
                let at_least = device.seen.get(&dword).copied().unwrap_or(0);
                time = time.max(at_least);
            }
            if reach > 0 {
                u.seen.insert(dword, time);
            }
            self.as_of(memory, dword, time)
        } else {
            current(memory, dword)
        };
        if let Some(&(mask, bytes)) = self.devices.get(own).and_then(|d| d.dirty.get(&dword)) {
            merge(&mut value, mask, bytes);
        }
        let u = &self.units[unit];
        if let Some(&(mask, bytes)) = self.middles[u.middle].dirty.get(&dword) {
            merge(&mut value, mask, bytes);
        }
        for store in u.in_flight.get(&dword).map_or(&[][..], Vec::as_slice) {
            merge(&mut value, store.mask, store.bytes);
        }
        value
    }

    /// Loads by the scalar cache.
    pub(crate) fn load_scalar(
        &self,
        memory: &Segment,
        unit: usize,
        address: u64,
        size: u32,
    ) -> Result<u64> {
        let mut bytes = [0; 8];
        let out = &mut bytes[..size as usize];
        out.copy_from_slice(memory.load_bytes(address, u64::from(size))?);
        for dword in address / 4..=(address + u64::from(size) - 1) / 4 {
            let device = self.devices.get(self.units[unit].device);
            let dirty = device.and_then(|d| d.dirty.get(&dword));
            if dirty.is_some() || self.history.contains_key(&dword) {
                let mut time = self.units[unit].scalar;
                if let Some(device) = device {
                    let seen = device.seen.get(&dword).copied().unwrap_or(0);
                    time = time.min(device.stale).max(seen);
                }
                let mut value = self.as_of(memory, dword, time);
                if let Some(&(mask, bytes)) = dirty {
                    merge(&mut value, mask, bytes);
                }
                copy(dword, value, address, out);
            }
        }
        Ok(u64::from_le_bytes(bytes))
    }

    /// A store that its own unit sees.
    pub(crate) fn store(
        &mut self,
        unit: usize,
        operation: u64,
        policy: Policy,
        address: u64,
        data: &[u8],
    ) {
        let (through, system) = (policy.through, self.is_system(policy, address));
        let u = &mut self.units[unit];
        if !u.busy {
            u.busy = true;
            self.busy.push(unit);
        }
        if u.operations.last().is_none_or(|o| o.0 != operation) {
            u.operations.push((operation, Vec::new()));
        }
        let last = address + data.len() as u64 - 1;
        for dword in address / 4..=last / 4 {
            let (mut mask, mut bytes) = (0, [0; 4]);
            for n in 0..4 {
                let at = dword * 4 + n;
                if at >= address && at <= last {
                    mask |= 1 << n;
                    bytes[n as usize] = data[(at - address) as usize];
                }
            }
            u.in_flight.entry(dword).or_default().push(Store {
                operation,
                mask,
                bytes,
                through,
                system,
            });
            if let Some(o) = u.operations.last_mut() {
                o.1.push(dword);
            }
        }
    }

    /// An operation of a wave has been waited for.
    pub(crate) fn complete(
        &mut self,
        memory: &mut Segment,
        unit: usize,
        operation: u64,
    ) -> Result<()> {
        let operations = &mut self.units[unit].operations;
        if let Some(at) = operations.iter().position(|o| o.0 == operation) {
            let (_, dwords) = operations.remove(at);
            for dword in dwords {
                self.arrive(memory, unit, dword, operation)?;
            }
        }
        Ok(())
    }

    /// Stores to a dword up to an operation's arrive, in their order.
    fn arrive(
        &mut self,
        memory: &mut Segment,
        unit: usize,
        dword: u64,
        operation: u64,
    ) -> Result<()> {
        let Some(list) = self.units[unit].in_flight.get_mut(&dword) else { return Ok(()) };
        let Some(end) = list.iter().rposition(|s| s.operation == operation) else { return Ok(()) };
        let stores: Vec<Store> = list.drain(..=end).collect();
        if list.is_empty() {
            self.units[unit].in_flight.swap_remove(&dword);
        }
        for s in stores {
            if self.levels.own_l2 && !s.through && !s.system {
                let middle = self.units[unit].middle;
                let (mask, bytes) = self.middles[middle].dirty.entry(dword).or_default();
                merge(bytes, s.mask, s.bytes);
                *mask |= s.mask;
            } else {
                self.write_back_dword(memory, unit, dword)?;
                self.write_through(memory, unit, s.system, dword, (s.mask, s.bytes))?;
            }
        }
        Ok(())
    }

    fn write(
        &mut self,
        memory: &mut Segment,
        unit: usize,
        dword: u64,
        mask: u8,
        bytes: [u8; 4],
    ) -> Result<()> {
        self.write_memory(memory, dword, mask, bytes)?;
        let u = &mut self.units[unit];
        u.seen.insert(dword, self.clock);
        if self.levels.three {
            self.middles[u.middle].writes.entry(dword).or_default().push(self.clock);
        }
        Ok(())
    }

    fn write_memory(
        &mut self,
        memory: &mut Segment,
        dword: u64,
        mask: u8,
        bytes: [u8; 4],
    ) -> Result<()> {
        let old = current(memory, dword);
        self.clock += 1;
        let versions = self.history.entry(dword).or_default();
        versions.push((self.clock, old));
        if versions.len() > VERSIONS {
            versions.drain(..VERSIONS / 2);
        }
        for n in (0..4).filter(|n| mask >> n & 1 == 1) {
            memory.store(dword * 4 + n, 1, u64::from(bytes[n as usize]))?;
        }
        Ok(())
    }

    fn write_back_dword(&mut self, memory: &mut Segment, unit: usize, dword: u64) -> Result<()> {
        let middle = self.units[unit].middle;
        let Some(bytes) = self.middles[middle].dirty.remove(&dword) else { return Ok(()) };
        self.write_through(memory, unit, false, dword, bytes)?;
        // The units of the workgroup have seen it.
        let (first, count) = self.middles[middle].units;
        for u in &mut self.units[first..first + count] {
            u.seen.insert(dword, self.clock);
        }
        Ok(())
    }

    /// Bytes go past the unit's caches: to the L2 of its device, or, of the system, to memory.
    fn write_through(
        &mut self,
        memory: &mut Segment,
        unit: usize,
        system: bool,
        dword: u64,
        (mask, bytes): (u8, [u8; 4]),
    ) -> Result<()> {
        let own = self.units[unit].device;
        match self.devices.get_mut(own) {
            None => self.write(memory, unit, dword, mask, bytes),
            Some(device) if !system => {
                let (held, old) = device.dirty.entry(dword).or_default();
                merge(old, mask, bytes);
                *held |= mask;
                Ok(())
            }
            Some(_) => {
                self.publish_dword(memory, own, dword)?;
                self.write(memory, unit, dword, mask, bytes)?;
                self.devices[own].seen.insert(dword, self.clock);
                Ok(())
            }
        }
    }

    /// Writes the bytes of a dword that the L2 of a device holds to memory.
    fn publish_dword(&mut self, memory: &mut Segment, device: usize, dword: u64) -> Result<()> {
        let Some((mask, bytes)) = self.devices[device].dirty.remove(&dword) else { return Ok(()) };
        self.write_memory(memory, dword, mask, bytes)?;
        self.devices[device].seen.insert(dword, self.clock);
        Ok(())
    }

    fn publish(&mut self, memory: &mut Segment, device: usize) -> Result<()> {
        while let Some((&dword, _)) =
            self.devices.get(device).and_then(|d| d.dirty.first_key_value())
        {
            self.publish_dword(memory, device, dword)?;
        }
        Ok(())
    }

    /// Writes the bytes that the unit's L2 holds to memory; at the system's scope those of its device's L2, too.
    pub(crate) fn write_back(
        &mut self,
        memory: &mut Segment,
        unit: usize,
        system: bool,
    ) -> Result<()> {
        let middle = self.units[unit].middle;
        while let Some((&dword, _)) = self.middles[middle].dirty.first_key_value() {
            self.write_back_dword(memory, unit, dword)?;
        }
        if system { self.publish(memory, self.units[unit].device) } else { Ok(()) }
    }

    /// Brings bytes to memory before an operation there.
    pub(crate) fn settle(
        &mut self,
        memory: &mut Segment,
        unit: usize,
        policy: Policy,
        address: u64,
        bytes: u64,
    ) -> Result<()> {
        let system = self.is_system(policy, address);
        for dword in address / 4..=(address + bytes - 1) / 4 {
            let last = self.units[unit].in_flight.get(&dword).and_then(|l| l.last()).copied();
            if let Some(store) = last {
                self.arrive(memory, unit, dword, store.operation)?;
            }
            self.write_back_dword(memory, unit, dword)?;
            if system && !self.devices.is_empty() {
                self.publish_dword(memory, self.units[unit].device, dword)?;
            }
        }
        Ok(())
    }

    /// An operation in memory writes.
    pub(crate) fn write_now(
        &mut self,
        memory: &mut Segment,
        unit: usize,
        policy: Policy,
        address: u64,
        data: &[u8],
    ) -> Result<()> {
        let system = self.is_system(policy, address);
        for (n, word) in data.chunks(4).enumerate() {
            let mut bytes = [0; 4];
            bytes[..word.len()].copy_from_slice(word);
            let mask = (1 << word.len()) - 1;
            self.write_through(memory, unit, system, address / 4 + n as u64, (mask, bytes))?;
        }
        Ok(())
    }

    pub(crate) fn invalidate(&mut self, unit: usize, near: bool, middle: bool, device: bool) {
        if let (true, Some(l2)) = (device, self.devices.get_mut(self.units[unit].device)) {
            l2.stale = self.clock;
        }
        let u = &mut self.units[unit];
        let m = &mut self.middles[u.middle];
        if middle {
            m.stale = self.clock;
        }
        if near || middle && self.levels.split {
            u.stale = if self.levels.three { u.stale.max(m.stale) } else { self.clock };
            u.near = self.clock;
        }
    }

    pub(crate) fn invalidate_scalar(&mut self, unit: usize) {
        self.units[unit].scalar = self.clock;
    }

    /// Something that nothing forbids: a store arrives early, before older ones; a line is evicted.
    pub(crate) fn disturb(&mut self, memory: &mut Segment) -> Result<()> {
        if !self.devices.is_empty() && self.random.one_in(8 * self.rest) {
            let device = self.random.below(self.devices.len());
            let dirty = self.devices[device].dirty.len();
            let at = if dirty == 0 { 0 } else { self.random.below(dirty) };
            let dword = self.devices[device].dirty.keys().nth(at).copied();
            if let Some(dword) = dword {
                self.publish_dword(memory, device, dword)?;
            }
        }
        if self.busy.is_empty() || !self.random.one_in(self.rest) {
            return Ok(());
        }
        let at = self.random.below(self.busy.len());
        let unit = self.busy[at];
        let count = self.units[unit].operations.len();
        if count > 0 {
            let at = if self.random.one_in(4) { self.random.below(count) } else { count - 1 };
            let operation = self.units[unit].operations[at].0;
            self.complete(memory, unit, operation)?;
        }
        let middle = self.units[unit].middle;
        let dirty = self.middles[middle].dirty.len();
        if dirty > 0 && self.random.one_in(8) {
            let at = self.random.below(dirty);
            let dword = self.middles[middle].dirty.keys().nth(at).copied();
            if let Some(dword) = dword {
                self.write_back_dword(memory, unit, dword)?;
            }
        }
        if self.units[unit].operations.is_empty() && self.middles[middle].dirty.is_empty() {
            self.busy.swap_remove(at);
            self.units[unit].busy = false;
        }
        Ok(())
    }

    /// The end of a launch: everything reaches memory.
    pub(crate) fn finish(&mut self, memory: &mut Segment) -> Result<()> {
        for unit in 0..self.units.len() {
            while let Some(&(operation, _)) = self.units[unit].operations.first() {
                self.complete(memory, unit, operation)?;
            }
            self.write_back(memory, unit, true)?;
        }
        for device in 0..self.devices.len() {
            self.publish(memory, device)?;
        }
        Ok(())
    }
}

fn merge(value: &mut [u8; 4], mask: u8, bytes: [u8; 4]) {
    for (n, byte) in bytes.into_iter().enumerate() {
        if mask >> n & 1 == 1 {
            value[n] = byte;
        }
    }
}

/// Copies what a dword has of a range.
fn copy(dword: u64, value: [u8; 4], address: u64, out: &mut [u8]) {
    for (n, byte) in value.into_iter().enumerate() {
        let at = (dword * 4 + n as u64).wrapping_sub(address);
        if let Some(to) = usize::try_from(at).ok().and_then(|at| out.get_mut(at)) {
            *to = byte;
        }
    }
}

/// A dword of memory; zeros past the end of its allocation.
fn current(memory: &Segment, dword: u64) -> [u8; 4] {
    if let Ok(value) = memory.load(dword * 4, 4) {
        return (value as u32).to_le_bytes();
    }
    std::array::from_fn(|n| memory.load(dword * 4 + n as u64, 1).unwrap_or(0) as u8)
}
