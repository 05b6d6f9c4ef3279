//! Loads, stores, atomics and copies; the local memory of a lane.

use super::super::inst::*;
use super::hostile::extended;
use super::races::Access;
use super::warp::{Group, LOCAL_START, Local, Pending, Warp};
use super::{Core, lanes};
use crate::fault::{Fault, FaultKind, Result};
use crate::float::{self, Mode, NanRule};
use crate::memory::{Space, check_aligned};
use crate::ptx::inst::MAX_LOCAL;
use crate::random::Random;

impl Core<'_, '_> {
    /// The addresses of a memory operand before they are resolved to a space.
    pub(super) fn addresses(&mut self, g: &Group, addr: &Addr, active: u32) -> Result<Row> {
        let base = self.read(g, addr.base, active)?;
        Ok(base.map(|b| b.wrapping_add(addr.offset as u64)))
    }

    pub(super) fn load(&mut self, g: &Group, m: &MemOp, active: u32) -> Result<()> {
        let total = u64::from(m.size) * m.dsts.len() as u64;
        if self.is_hostile() && !matches!(m.addr.base.kind(), SrcKind::Local(_)) {
            let addresses = self.addresses(g, &m.addr, active)?;
            return self.load_weak(g, m, &addresses, active);
        }
        if let SrcKind::Const(c) = m.addr.base.kind()
            && m.addr.space != Space::Local
        {
            // All lanes read the same place: parameters, constants, variables of the module.
            let address = self.program.consts[c as usize].wrapping_add(m.addr.offset as u64);
            for lane in lanes(active) {
                self.w.fault_lane = lane as u32;
                self.check_race(lane, m.access(address, total, false), None)?;
            }
            self.w.fault_lane = active.trailing_zeros();
            let bytes = self.load_at(0, m.addr.space, address, total)?;
            let mut buffer = [0; 64];
            buffer[..bytes.len()].copy_from_slice(bytes);
            for lane in lanes(active) {
                self.scatter(g, m, lane, &buffer, 0);
            }
            self.count_bytes(m.addr.space, total, active);
            return Ok(());
        }
        if let SrcKind::Local(offset) = m.addr.base.kind() {
            // A variable of the frame by name.
            for lane in lanes(active) {
                self.w.fault_lane = lane as u32;
                let at = self.frame_range(lane, offset, m.addr.offset, total)?;
                if self.dev.options.check_memory {
                    self.w.local[lane].check_written(at, total)?;
                }
                let mut buffer = [0; 64];
                let local = &self.w.local[lane];
                buffer[..total as usize].copy_from_slice(&local.bytes[at..at + total as usize]);
                let undefined = local.unwritten(at, m.size as usize, m.dsts.len());
                self.scatter(g, m, lane, &buffer, undefined);
            }
            return Ok(());
        }
        let addresses = self.addresses(g, &m.addr, active)?;
        let single = match m.dsts[..] {
            [Some(d)] if m.size <= 8 && !m.signed => Some(d),
            _ => None,
        };
        if let Some(d) = single
            && !self.dev.options.watches_memory()
            && matches!(m.addr.space, Space::Global | Space::Shared)
        {
            // The usual case: one register, known space.
            let global = m.addr.space == Space::Global;
            let i = g.base + d.row as usize;
            let row = &mut self.w.regs[i];
            for lane in lanes(active) {
                let address = addresses[lane];
                self.w.fault_lane = lane as u32;
                check_aligned(address, total)?;
                let (segment, own) = if global {
                    (&self.dev.global, address)
                } else {
                    self.cluster.segment(self.rank, address)?
                };
                row[lane] = segment.load(own, m.size)?;
            }
            self.w.defined[i] |= active;
            self.count_bytes(m.addr.space, total, active);
            return Ok(());
        }
        for lane in lanes(active) {
            self.w.fault_lane = lane as u32;
            self.check_race(lane, m.access(addresses[lane], total, false), None)?;
            let bytes = self.load_at(lane, m.addr.space, addresses[lane], total)?;
            let mut buffer = [0; 64];
            buffer[..bytes.len()].copy_from_slice(bytes);
            self.scatter(g, m, lane, &buffer, 0);
        }
        self.count_bytes(m.addr.space, total, active);
        Ok(())
    }

    /// Returns the start of a variable of a lane's frame in its local memory.
    fn frame_range(&self, lane: usize, offset: u32, addend: i64, size: u64) -> Result<usize> {
        let start = u64::from(self.w.frame[lane]) + u64::from(offset);
        let start = start.wrapping_add(addend as u64);
        if size.is_power_of_two() {
            check_aligned(start, size)?;
        }
        match start.checked_add(size) {
            Some(end) if end <= u64::from(self.w.stack_top[lane]) => Ok(start as usize),
            _ => Err(self.w.local[lane].outside(LOCAL_START.wrapping_add(start), size)),
        }
    }

    /// Puts loaded bytes into the destination registers of a lane; some elements may be undefined.
    pub(super) fn scatter(
        &mut self,
        g: &Group,
        m: &MemOp,
        lane: usize,
        bytes: &[u8; 64],
        undefined: u32,
    ) {
        self.scatter_some(g, m, lane, bytes, undefined, 0);
    }

    /// The same without the elements of `skip`.
    pub(super) fn scatter_some(
        &mut self,
        g: &Group,
        m: &MemOp,
        lane: usize,
        bytes: &[u8; 64],
        undefined: u32,
        skip: u32,
    ) {
        let size = m.size as usize;
        for (k, dst) in m.dsts.iter().enumerate().filter(|(k, _)| skip >> k & 1 == 0) {
            let Some(d) = dst else { continue };
            let known = u32::from(undefined >> k & 1 == 0);
            let element = &bytes[k * size..(k + 1) * size];
            let i = g.base + d.row as usize;
            let low = element.len().min(8);
            let mut value = element[..low].iter().rev().fold(0u64, |v, &b| v << 8 | u64::from(b));
            if m.signed {
                value = extended(value, m.size, d.bits);
            }
            self.w.regs[i][lane] = value;
            self.w.defined[i] = self.w.defined[i] & !(1 << lane) | known << lane;
            if d.bits == 128 {
                let high = element[low..].iter().rev().fold(0u64, |v, &b| v << 8 | u64::from(b));
                self.w.regs[i + 1][lane] = high;
                self.w.defined[i + 1] = self.w.defined[i + 1] & !(1 << lane) | known << lane;
            }
        }
    }

    pub(super) fn count_bytes(&mut self, space: Space, bytes: u64, active: u32) {
        let n = bytes * u64::from(active.count_ones());
        match space {
            Space::Global => self.dev.statistics.global_bytes += n,
            Space::Local => self.dev.statistics.local_bytes += n,
            _ => {}
        }
    }

    pub(super) fn store(&mut self, g: &Group, m: &MemOp, active: u32) -> Result<()> {
        let total = u64::from(m.size) * m.srcs.len() as u64;
        let addresses = self.addresses(g, &m.addr, active)?;
        self.count_bytes(m.addr.space, total, active);
        if let ([src], Space::Global | Space::Shared, true) =
            (&m.srcs[..], m.addr.space, m.size <= 8 && !self.dev.options.watches_memory())
            && !self.is_hostile()
        {
            let (value, _) = self.read_loose(g, *src);
            let global = m.addr.space == Space::Global;
            for lane in lanes(active) {
                self.w.fault_lane = lane as u32;
                check_aligned(addresses[lane], total)?;
                let (segment, own) = if global {
                    (&mut self.dev.global, addresses[lane])
                } else {
                    self.cluster.segment_mut(self.rank, addresses[lane])?
                };
                segment.store(own, m.size, value[lane])?;
            }
            return Ok(());
        }
        let size = m.size as usize;
        for lane in lanes(active) {
            let mut buffer = [0u8; 64];
            let mut undefined = 0u32;
            for (k, src) in m.srcs.iter().enumerate() {
                let (low, high, defined) = self.read_lane_loose(*src, lane);
                let mut bytes = [0; 16];
                bytes[..8].copy_from_slice(&low.to_le_bytes());
                if size == 16 {
                    bytes[8..].copy_from_slice(&high.to_le_bytes());
                }
                buffer[k * size..(k + 1) * size].copy_from_slice(&bytes[..size]);
                undefined |= u32::from(!defined) << k;
            }
            self.w.fault_lane = lane as u32;
            if let SrcKind::Local(offset) = m.addr.base.kind() {
                let at = self.frame_range(lane, offset, m.addr.offset, total)?;
                let local = &mut self.w.local[lane];
                local.bytes[at..at + total as usize].copy_from_slice(&buffer[..total as usize]);
                for k in 0..m.srcs.len() {
                    local.mark(at + k * size, size, undefined >> k & 1 == 0);
                }
                continue;
            }
            let bytes = &buffer[..total as usize];
            let stored = (undefined == 0).then_some(bytes);
            self.check_race(lane, m.access(addresses[lane], total, true), stored)?;
            if !self.is_hostile() || !self.store_weak(lane, m, addresses[lane], bytes)? {
                self.store_at(lane, m.addr.space, addresses[lane], bytes)?;
            }
            if undefined != 0 && (self.dev.options.check_memory || self.is_hostile()) {
                for k in (0..m.srcs.len()).filter(|k| undefined >> k & 1 == 1) {
                    self.forget_at(
                        lane,
                        m.addr.space,
                        addresses[lane] + (k * size) as u64,
                        size as u64,
                    )?;
                }
            }
        }
        Ok(())
    }

    /// One lane's value (two words) of an operand, which may be undefined.
    fn read_lane_loose(&self, src: Src, lane: usize) -> (u64, u64, bool) {
        match src.kind() {
            SrcKind::Reg(r) => {
                let i = (self.w.base[lane] + r) as usize;
                let high = self.w.regs.get(i + 1).map_or(0, |row| row[lane]);
                (self.w.regs[i][lane], high, self.w.defined[i] >> lane & 1 == 1)
            }
            SrcKind::Const(c) => (self.program.consts[c as usize], 0, true),
            SrcKind::Local(offset) => {
                (LOCAL_START + u64::from(self.w.frame[lane] + offset), 0, true)
            }
            SrcKind::Special(_) => {
                let g = Group { mask: 1 << lane, pc: 0, base: 0, alone: true, meet: 0, limit: 0 };
                (self.plain(&g, &src)[lane], 0, true)
            }
        }
    }

    /// The bytes at an address as a lane sees them. The access must be aligned to its size.
    pub(super) fn load_at(
        &self,
        lane: usize,
        space: Space,
        address: u64,
        size: u64,
    ) -> Result<&[u8]> {
        if size.is_power_of_two() {
            check_aligned(address, size)?;
        }
        self.bytes_at(lane, space, address, size)
    }

    /// Bytes without the check of alignment.
    pub(super) fn bytes_at(
        &self,
        lane: usize,
        space: Space,
        address: u64,
        size: u64,
    ) -> Result<&[u8]> {
        let (space, mut own) = space.resolve(address);
        let segment = match space {
            Space::Global | Space::Generic => &self.dev.global,
            Space::Shared => {
                let segment;
                (segment, own) = self.cluster.segment(self.rank, own)?;
                segment
            }
            Space::Const => &self.program.constant,
            Space::Param => &self.dev.params,
            Space::Local => {
                let at = self.w.local[lane].locate(own, size)?;
                if self.dev.options.check_memory {
                    self.w.local[lane].check_written(at, size)?;
                }
                return Ok(&self.w.local[lane].bytes[at..at + size as usize]);
            }
            Space::Code => {
                return Err(Fault::out_of_bounds("a function's code is accessed as data"));
            }
        };
        if self.dev.options.check_memory || self.dev.options.check_shared {
            segment.check_written(own, size)?;
        }
        segment.load_bytes(own, size)
    }

    /// Stores bytes where a lane's address points.
    pub(super) fn store_at(
        &mut self,
        lane: usize,
        space: Space,
        address: u64,
        bytes: &[u8],
    ) -> Result<()> {
        if bytes.len().is_power_of_two() {
            check_aligned(address, bytes.len() as u64)?;
        }
        if self.store_at_weak(lane, space, address, bytes)? {
            return Ok(());
        }
        let (space, own) = space.resolve(address);
        match space {
            Space::Global | Space::Generic => self.dev.global.store_bytes(own, bytes),
            Space::Shared => {
                let (segment, own) = self.cluster.segment_mut(self.rank, own)?;
                segment.store_bytes(own, bytes)
            }
            Space::Param => self.dev.params.store_bytes(own, bytes),
            Space::Local => {
                let local = &mut self.w.local[lane];
                let at = local.locate(own, bytes.len() as u64)?;
                local.bytes[at..at + bytes.len()].copy_from_slice(bytes);
                local.mark(at, bytes.len(), true);
                Ok(())
            }
            Space::Const | Space::Code => {
                Err(Fault::new(FaultKind::ReadOnly, format!("{} address {own:#x}", space.name())))
            }
        }
    }

    fn forget_at(&mut self, lane: usize, space: Space, address: u64, size: u64) -> Result<()> {
        let (space, own) = space.resolve(address);
        match space {
            Space::Global | Space::Generic => self.dev.global.forget(own, size),
            Space::Shared => {
                let (segment, own) = self.cluster.segment_mut(self.rank, own)?;
                segment.forget(own, size)
            }
            Space::Local => {
                let local = &mut self.w.local[lane];
                let at = local.locate(own, size)?;
                local.mark(at, size as usize, false);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    pub(super) fn atomic(&mut self, g: &Group, a: &Atom, active: u32) -> Result<()> {
        let addresses = self.addresses(g, &a.addr, active)?;
        let size = u64::from(a.size);
        let total = size * a.srcs.len() as u64;
        self.count_bytes(a.addr.space, total, active);
        for lane in lanes(active) {
            self.w.fault_lane = lane as u32;
            check_aligned(addresses[lane], total)?;
            let (space, address) = (a.addr.space, addresses[lane]);
            let access =
                Access { space, address, bytes: total, write: true, atomic: true, orders: true };
            self.check_race(lane, access, None)?;
            for (k, src) in a.srcs.iter().enumerate() {
                let address = addresses[lane] + k as u64 * size;
                let operand = self.read_lane_wide(*src, lane, a.size)?;
                let new = match a.new {
                    Some(n) => self.read_lane_wide(n, lane, a.size)?,
                    None => 0,
                };
                let change = |old| atomic_result(a.op, a.size, old, operand, new);
                let old = match self.modify_weak(lane, a, address, change)? {
                    Some(old) => old,
                    None => {
                        let bytes = self.load_at(lane, a.addr.space, address, size)?;
                        let old = bytes.iter().rev().fold(0u128, |v, &b| v << 8 | u128::from(b));
                        if let Some(result) = change(old) {
                            let bytes = &result.to_le_bytes()[..a.size as usize];
                            self.store_at(lane, a.addr.space, address, bytes)?;
                        }
                        old
                    }
                };
                if let Some(Some(d)) = a.dsts.get(k) {
                    self.write_lane(d.row, lane, old as u64);
                    if a.size == 16 {
                        self.write_lane(d.row + 1, lane, (old >> 64) as u64);
                    }
                }
            }
        }
        Ok(())
    }

    /// A defined value of up to 128 bits.
    fn read_lane_wide(&mut self, src: Src, lane: usize, size: u32) -> Result<u128> {
        let low = self.read_lane(src, lane)?;
        if size < 16 {
            return Ok(u128::from(low));
        }
        let (_, high, _) = self.read_lane_loose(src, lane);
        Ok(u128::from(high) << 64 | u128::from(low))
    }

    /// Copies at once, or notes the copies of a `cp.async` for their wait.
    pub(super) fn copy(&mut self, g: &Group, c: &Copy, active: u32) -> Result<()> {
        let (dst, src) = (self.addresses(g, &c.dst, active)?, self.addresses(g, &c.src, active)?);
        let size = self.read(g, c.size, active)?;
        let read = c.read.map(|r| self.read(g, r, active)).transpose()?;
        let ignore = c.ignore.map_or(Ok(0), |p| self.read_psrc(g, active, p))?;
        for lane in lanes(active) {
            self.w.fault_lane = lane as u32;
            let size = size[lane];
            if size > MAX_LOCAL {
                return Err(Fault::out_of_bounds(format!("a copy of {size} bytes")));
            }
            let mut wanted = read.map_or(size, |r| r[lane].min(size));
            if ignore >> lane & 1 == 1 {
                wanted = 0;
            }
            let align = size.clamp(1, 16);
            if align.is_power_of_two() {
                check_aligned(dst[lane], align)?;
                check_aligned(src[lane], align)?;
            }
            let copy = Pending {
                lane,
                group: self.w.copy_groups[lane],
                to: (c.dst.space, dst[lane]),
                from: (c.src.space, src[lane]),
                size,
                wanted,
            };
            if self.is_late() {
                if wanted > 0 {
                    self.bytes_at(lane, c.src.space, src[lane], wanted)?;
                }
                self.w.copies.push(copy);
            } else {
                self.perform_copy(copy)?;
            }
        }
        Ok(())
    }

    fn perform_copy(&mut self, c: Pending) -> Result<()> {
        let mut bytes = if c.wanted > 0 {
            self.bytes_at(c.lane, c.from.0, c.from.1, c.wanted)?.to_vec()
        } else {
            Vec::new()
        };
        bytes.resize(c.size as usize, 0);
        self.store_unaligned(c.lane, c.to, &bytes)
    }

    /// Stores bytes of a copy, at any address.
    pub(super) fn store_unaligned(
        &mut self,
        lane: usize,
        (space, address): (Space, u64),
        bytes: &[u8],
    ) -> Result<()> {
        let (space, own) = space.resolve(address);
        if self.store_at_weak(lane, space, own, bytes)? {
            return Ok(());
        }
        match space {
            Space::Shared => {
                let (segment, own) = self.cluster.segment_mut(self.rank, own)?;
                segment.store_bytes(own, bytes)
            }
            Space::Global => self.dev.global.store_bytes(own, bytes),
            _ => Err(Fault::undefined("a copy into neither global nor shared memory")),
        }
    }

    /// Performs the copies of lanes: all of them, or all but those of so many groups.
    pub(super) fn wait_for_copies(&mut self, active: u32, groups: Option<u64>) -> Result<()> {
        let mut at = 0;
        while let Some(copy) = self.w.copies.get(at) {
            let youngest = self.w.copy_groups[copy.lane];
            let waited = groups.is_none_or(|n| copy.group.saturating_add(n) < youngest);
            if active >> copy.lane & 1 == 1 && waited {
                let copy = self.w.copies.remove(at);
                self.w.fault_lane = copy.lane as u32;
                self.perform_copy(copy)?;
            } else {
                at += 1;
            }
        }
        Ok(())
    }

    // ---- the stack of a lane ----

    pub(super) fn alloca(&mut self, lane: usize, size: u64, align: u64) -> Result<u64> {
        let align = align.max(16);
        if !align.is_power_of_two() {
            return Err(Fault::undefined(format!("alloca with alignment {align}")));
        }
        let start = u64::from(self.w.stack_top[lane]).next_multiple_of(align);
        let end = start.checked_add(size).filter(|&e| e <= MAX_LOCAL);
        let Some(end) = end else {
            self.w.fault_lane = lane as u32;
            return Err(Fault::exhausted(format!("alloca of {size} bytes")));
        };
        let track = self.dev.tracks_local();
        let garbage = self.dev.random().map_or(0, Random::next);
        self.w.local[lane].grow(end as usize, start as usize, track, garbage);
        self.w.local[lane].extents.push((start as u32, end as u32));
        self.w.stack_top[lane] = end as u32;
        Ok(LOCAL_START + start)
    }

    pub(super) fn stack_restore(&mut self, lane: usize, top: u64) -> Result<()> {
        if top > u64::from(self.w.stack_top[lane]) {
            return Err(Fault::undefined("stackrestore of a value that stacksave did not give"));
        }
        let top = top as u32;
        self.w.stack_top[lane] = top;
        let extents = &mut self.w.local[lane].extents;
        while extents.last().is_some_and(|&(start, _)| start >= top) {
            extents.pop();
        }
        Ok(())
    }
}

impl Warp {
    /// Opens a frame for a lane at the top of its stack.
    pub(super) fn open_local(
        &mut self,
        lane: usize,
        function: &PtxFunction,
        track: bool,
        garbage: u64,
    ) -> Result<()> {
        let align = function.local_align.max(16);
        let start = self.stack_top[lane].next_multiple_of(align);
        let end = start + function.local_size;
        if u64::from(end) > MAX_LOCAL {
            self.fault_lane = lane as u32;
            return Err(Fault::exhausted("the stack is full"));
        }
        self.frame[lane] = start;
        self.stack_top[lane] = end;
        if function.local_size > 0 {
            let local = &mut self.local[lane];
            local.grow(end as usize, start as usize, track, garbage);
            local.extents.extend(
                function.objects.iter().map(|o| (start + o.offset, start + o.offset + o.size)),
            );
        }
        Ok(())
    }
}

impl Local {
    /// Makes the stack `end` bytes long; what lies above `start` is fresh.
    fn grow(&mut self, end: usize, start: usize, track: bool, garbage: u64) {
        self.bytes.truncate(start);
        if garbage == 0 {
            self.bytes.resize(end, 0);
        } else {
            self.bytes.extend(garbage.to_le_bytes().iter().cycle().take(end - self.bytes.len()));
        }
        if track {
            let written = self.written.get_or_insert_with(Vec::new);
            written.truncate(start);
            written.resize(end, 0);
        }
    }

    /// Offset of an access that lies inside one live variable.
    fn locate(&self, address: u64, size: u64) -> Result<usize> {
        let at = address.wrapping_sub(LOCAL_START);
        let end = at.wrapping_add(size);
        if end < at || end > self.bytes.len() as u64 {
            return Err(self.outside(address, size));
        }
        // Variables are few and the newest are the most used.
        let after = self.extents.partition_point(|&(start, _)| u64::from(start) <= at);
        match after.checked_sub(1).map(|i| self.extents[i]) {
            Some((_, limit)) if end <= u64::from(limit) => Ok(at as usize),
            _ => Err(self.outside(address, size)),
        }
    }

    #[cold]
    fn outside(&self, address: u64, size: u64) -> Fault {
        let at = address.wrapping_sub(LOCAL_START);
        let near = self.extents.iter().rev().find(|&&(start, _)| u64::from(start) <= at);
        let hint = match near {
            Some((start, end)) => {
                format!("offset {} of a variable of {} bytes", at - u64::from(*start), end - start)
            }
            None => "below all variables".to_owned(),
        };
        Fault::out_of_bounds(format!("{size} bytes of local memory at {address:#x}: {hint}"))
    }

    pub(super) fn mark(&mut self, at: usize, len: usize, defined: bool) {
        if let Some(written) = &mut self.written {
            written[at..at + len].fill(u8::from(defined));
        }
    }

    /// Makes the contents of a variable undefined.
    pub(super) fn forget(&mut self, at: usize, len: usize, garbage: u64) {
        self.mark(at, len, false);
        for (to, from) in
            self.bytes[at..at + len].iter_mut().zip(garbage.to_le_bytes().iter().cycle())
        {
            *to = *from;
        }
    }

    /// A bit for each element of which no byte was written, where that is known.
    pub(super) fn unwritten(&self, at: usize, size: usize, count: usize) -> u32 {
        let Some(written) = &self.written else { return 0 };
        let unwritten =
            |k: usize| written[at + k * size..at + (k + 1) * size].iter().all(|w| *w == 0);
        (0..count).filter(|&k| unwritten(k)).fold(0, |mask, k| mask | 1 << k)
    }

    fn check_written(&self, at: usize, size: u64) -> Result<()> {
        match &self.written {
            Some(w) if w[at..at + size as usize].contains(&0) => {
                let address = LOCAL_START + at as u64;
                Err(Fault::uninitialised(format!("{size} bytes of local memory at {address:#x}")))
            }
            _ => Ok(()),
        }
    }
}

/// The new value of an atomic operation; `None` leaves memory alone.
pub(super) fn atomic_result(
    op: AtomOp,
    size: u32,
    old: u128,
    operand: u128,
    new: u128,
) -> Option<u128> {
    let (a, b) = (old as u64, operand as u64);
    let mask = if size >= 8 { u64::MAX } else { (1 << (8 * size)) - 1 };
    let signed = |v: u64| float::IntType { bits: 8 * size.min(8), signed: true }.value(v);
    let value = match op {
        AtomOp::Exch => return Some(operand),
        AtomOp::Cas => return (old == operand).then_some(new),
        AtomOp::And => a & b,
        AtomOp::Or => a | b,
        AtomOp::Xor => a ^ b,
        AtomOp::Add => a.wrapping_add(b) & mask,
        AtomOp::Inc => {
            if a >= b {
                0
            } else {
                a + 1
            }
        }
        AtomOp::Dec => {
            if a == 0 || a > b {
                b
            } else {
                a - 1
            }
        }
        AtomOp::MinU => a.min(b),
        AtomOp::MaxU => a.max(b),
        AtomOp::MinS => {
            if signed(a) <= signed(b) {
                a
            } else {
                b
            }
        }
        AtomOp::MaxS => {
            if signed(a) >= signed(b) {
                a
            } else {
                b
            }
        }
        AtomOp::FAdd(f, n) | AtomOp::FMin(f, n) | AtomOp::FMax(f, n) => {
            let mut out = 0;
            for i in 0..n {
                let shift = i * f.bits();
                let (x, y) = (a >> shift & f.mask(), b >> shift & f.mask());
                let v = match op {
                    AtomOp::FAdd(..) => float::add(f, x, y, Mode::NEAREST),
                    AtomOp::FMin(..) => float::min(f, x, y, NanRule::Number, false),
                    _ => float::max(f, x, y, NanRule::Number, false),
                };
                out |= v << shift;
            }
            out
        }
    };
    Some(u128::from(value))
}
