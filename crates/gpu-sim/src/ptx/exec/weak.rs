//! Accesses of global and shared memory on the hostile machine, and what orders them.

use super::super::consistency::{Access, Meeting, Memory, Model, View};
use super::super::inst::*;
use super::cluster::{ClusterState, split_address};
use super::warp::Group;
use super::{Core, Device, lanes};
use crate::fault::Result;
use crate::memory::{Space, check_aligned};
use std::rc::Rc;

/// The model and the memory of an access, whose address becomes that in the memory. None on the kind machine.
fn ordered_memory<'m>(
    dev: &'m mut Device<'_>,
    cluster: &'m mut ClusterState,
    rank: usize,
    space: Space,
    access: &mut Access,
) -> Result<Option<(&'m mut Model, Memory<'m>)>> {
    let Some(hostile) = dev.hostile.as_deref_mut() else { return Ok(None) };
    if space != Space::Shared {
        let memory = Memory { segment: &mut dev.global, history: &mut hostile.history };
        return Ok(Some((&mut hostile.model, memory)));
    }
    let (rank, own) = cluster.locate(rank, access.address)?;
    access.address = own;
    let shared = &mut cluster.memories[rank];
    let memory = Memory { segment: &mut shared.segment, history: &mut shared.history };
    Ok(Some((&mut hostile.model, memory)))
}

impl Core<'_, '_> {
    pub(super) fn is_hostile(&self) -> bool {
        self.dev.hostile.is_some()
    }

    /// The space of an address, if the model orders it. An address of the block's own shared memory has one form.
    fn ordered(&self, space: Space, address: u64) -> Option<(Space, u64)> {
        match space.resolve(address) {
            (Space::Global | Space::Generic, own) => Some((Space::Global, own)),
            (Space::Shared, own) => Some((
                Space::Shared,
                match split_address(own) {
                    (Some(rank), own) if rank == self.rank => own,
                    _ => own,
                },
            )),
            _ => None,
        }
    }

    /// A read of at most eight bytes.
    pub(super) fn load_word(
        &mut self,
        lane: usize,
        space: Space,
        mut access: Access,
    ) -> Result<u64> {
        match ordered_memory(self.dev, self.cluster, self.rank, space, &mut access)? {
            Some((model, memory)) => model.load(&memory, &mut self.w.threads[lane], access),
            None => Ok(0),
        }
    }

    fn store_word(
        &mut self,
        lane: usize,
        space: Space,
        mut access: Access,
        value: u64,
    ) -> Result<()> {
        self.perform_at(lane, space, (access.address, access.size))?;
        match ordered_memory(self.dev, self.cluster, self.rank, space, &mut access)? {
            Some((model, mut memory)) => {
                model.store(&mut memory, &mut self.w.threads[lane], access, value)
            }
            None => Ok(()),
        }
    }

    fn modify_word(
        &mut self,
        lane: usize,
        space: Space,
        mut access: Access,
        may_fail: bool,
        change: impl Fn(u64) -> Option<u64>,
    ) -> Result<u64> {
        self.perform_at(lane, space, (access.address, access.size))?;
        match ordered_memory(self.dev, self.cluster, self.rank, space, &mut access)? {
            Some((model, mut memory)) => {
                let thread = &mut self.w.threads[lane];
                model.modify(&mut memory, thread, access, may_fail, change)
            }
            None => Ok(0),
        }
    }

    /// `ld` by addresses in registers, or of a variable of the module.
    pub(super) fn load_weak(
        &mut self,
        g: &Group,
        m: &MemOp,
        addresses: &Row,
        active: u32,
    ) -> Result<()> {
        let total = u64::from(m.size) * m.dsts.len() as u64;
        for lane in lanes(active) {
            self.w.fault_lane = lane as u32;
            let address = addresses[lane];
            let Some((space, own)) = self.ordered(m.addr.space, address) else {
                let (bytes, undefined) = self.load_local(lane, m, address)?;
                self.scatter(g, m, lane, &bytes, undefined);
                continue;
            };
            if total.is_power_of_two() {
                check_aligned(address, total)?;
            }
            if self.dev.options.check_memory {
                self.load_at(lane, space, own, total)?;
            }
            let mut bytes = [0; 64];
            let mut done = 0u32;
            for (k, dst) in m.dsts.iter().enumerate() {
                let at = k * m.size as usize;
                let own = own + at as u64;
                self.perform_at(lane, space, (own, m.size))?;
                if let (Some(d), true) = (dst, m.size <= 8 && !m.sem.acquire && !m.sem.nc)
                    && self.is_late()
                {
                    let access = Access { address: own, size: m.size, sem: m.sem };
                    self.load_at(lane, space, own, u64::from(m.size))?;
                    let row = g.base + d.row as usize;
                    self.issue(lane, (row, d.bits, m.signed), space, access);
                    done |= 1 << k;
                    continue;
                }
                for part in 0..m.size.div_ceil(8) {
                    let (size, part) = (m.size.min(8), u64::from(part) * 8);
                    let access = Access { address: own + part, size, sem: m.sem };
                    let value = self.load_word(lane, space, access)?;
                    let at = at + part as usize;
                    bytes[at..at + size as usize]
                        .copy_from_slice(&value.to_le_bytes()[..size as usize]);
                }
            }
            self.scatter_some(g, m, lane, &bytes, 0, done);
        }
        self.count_bytes(m.addr.space, total, active);
        Ok(())
    }

    /// The bytes of local, constant or parameter memory, and the elements that were never written.
    fn load_local(&mut self, lane: usize, m: &MemOp, address: u64) -> Result<([u8; 64], u32)> {
        let total = u64::from(m.size) * m.dsts.len() as u64;
        let mut buffer = [0; 64];
        let bytes = self.load_at(lane, m.addr.space, address, total)?;
        buffer[..bytes.len()].copy_from_slice(bytes);
        let (space, own) = m.addr.space.resolve(address);
        let undefined = match space {
            Space::Local => {
                let at = own.wrapping_sub(super::warp::LOCAL_START) as usize;
                self.w.local[lane].unwritten(at, m.size as usize, m.dsts.len())
            }
            _ => 0,
        };
        Ok((buffer, undefined))
    }

    /// Stores elements of an `st` where the model orders the address. Whether it does.
    pub(super) fn store_weak(
        &mut self,
        lane: usize,
        m: &MemOp,
        address: u64,
        bytes: &[u8],
    ) -> Result<bool> {
        let Some((space, own)) = self.ordered(m.addr.space, address) else { return Ok(false) };
        if bytes.len().is_power_of_two() {
            check_aligned(address, bytes.len() as u64)?;
        }
        for (k, element) in bytes.chunks(m.size as usize).enumerate() {
            self.store_bytes_weak(lane, space, own + k as u64 * u64::from(m.size), m.sem, element)?;
        }
        Ok(true)
    }

    /// Stores bytes by writes of at most eight.
    fn store_bytes_weak(
        &mut self,
        lane: usize,
        space: Space,
        mut address: u64,
        sem: Sem,
        mut bytes: &[u8],
    ) -> Result<()> {
        while !bytes.is_empty() {
            let aligned = 1 << address.trailing_zeros().min(3);
            let most = 1 << bytes.len().ilog2().min(3);
            let size = aligned.min(most);
            let value = bytes[..size].iter().rev().fold(0, |v, &b| v << 8 | u64::from(b));
            let access = Access { address, size: size as u32, sem };
            self.store_word(lane, space, access, value)?;
            bytes = &bytes[size..];
            address += size as u64;
        }
        Ok(())
    }

    /// Bytes as a copy reads them; `known` are those that are in memory.
    pub(super) fn load_bytes_weak(
        &mut self,
        lane: usize,
        space: Space,
        address: u64,
        mut known: Vec<u8>,
    ) -> Result<Vec<u8>> {
        let Some((space, own)) = self.ordered(space, address).filter(|_| self.is_hostile()) else {
            return Ok(known);
        };
        let mut at = 0;
        while at < known.len() {
            let address = own + at as u64;
            let aligned = 1 << address.trailing_zeros().min(3);
            let most = 1 << (known.len() - at).ilog2().min(3);
            let size: usize = aligned.min(most);
            let access = Access { address, size: size as u32, sem: Sem::WEAK };
            let value = self.load_word(lane, space, access)?;
            known[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
            at += size;
        }
        Ok(known)
    }

    /// Stores bytes for an operation that is no `st`. Whether the model orders the address.
    pub(super) fn store_at_weak(
        &mut self,
        lane: usize,
        space: Space,
        address: u64,
        bytes: &[u8],
    ) -> Result<bool> {
        let Some((space, own)) = self.ordered(space, address) else { return Ok(false) };
        if !self.is_hostile() {
            return Ok(false);
        }
        self.store_bytes_weak(lane, space, own, Sem::WEAK, bytes)?;
        Ok(true)
    }

    /// Stores the new state of an object that operations change atomically.
    pub(super) fn store_state(
        &mut self,
        lane: usize,
        space: Space,
        address: u64,
        state: u64,
    ) -> Result<()> {
        match self.ordered(space, address).filter(|_| self.is_hostile()) {
            None => self.store_at(lane, space, address, &state.to_le_bytes()),
            Some((space, own)) => {
                check_aligned(own, 8)?;
                let sem = Sem { strong: Some(Scope::Sys), ..Sem::WEAK };
                let access = Access { address: own, size: 8, sem };
                self.modify_word(lane, space, access, false, |_| Some(state)).map(drop)
            }
        }
    }

    /// One element of `atom` or `red`; the old value. None where the model does not order the address.
    pub(super) fn modify_weak(
        &mut self,
        lane: usize,
        a: &Atom,
        address: u64,
        change: impl Fn(u128) -> Option<u128>,
    ) -> Result<Option<u128>> {
        self.modify_at_weak(
            lane,
            (a.addr.space, address, a.size, a.sem),
            a.op == AtomOp::Cas,
            change,
        )
    }

    /// An atomic operation on an element: space, address, size, semantics. As [`Core::modify_weak`].
    pub(super) fn modify_at_weak(
        &mut self,
        lane: usize,
        (space, address, size, sem): (Space, u64, u32, Sem),
        may_fail: bool,
        change: impl Fn(u128) -> Option<u128>,
    ) -> Result<Option<u128>> {
        let Some((space, own)) = self.ordered(space, address) else { return Ok(None) };
        if !self.is_hostile() {
            return Ok(None);
        }
        if size <= 8 {
            let access = Access { address: own, size, sem };
            let narrow = |old: u64| change(u128::from(old)).map(|new| new as u64);
            let old = self.modify_word(lane, space, access, may_fail, narrow)?;
            return Ok(Some(u128::from(old)));
        }
        // Two words that change together: always the last writes.
        let bytes = self.load_at(lane, space, own, 16)?;
        let old = bytes.iter().rev().fold(0u128, |v, &b| v << 8 | u128::from(b));
        let new = change(old);
        for part in 0..2u64 {
            let access = Access { address: own + 8 * part, size: 8, sem };
            let value = new.map(|new| (new >> (64 * part)) as u64);
            self.modify_word(lane, space, access, false, |_| value)?;
        }
        Ok(Some(old))
    }

    // ---- what orders ----

    pub(super) fn fence(&mut self, fence: Fence, active: u32) {
        let Some(hostile) = self.dev.hostile.as_deref_mut() else { return };
        for lane in lanes(active) {
            hostile.model.fence(&mut self.w.threads[lane], fence);
        }
    }

    /// Lanes of this warp synchronise.
    pub(super) fn meet_lanes(&mut self, set: u32) {
        let Some(hostile) = self.dev.hostile.as_deref() else { return };
        let mut meeting = Meeting::default();
        for lane in lanes(set) {
            meeting.arrive(&self.w.threads[lane], hostile.model.now());
        }
        if set == u32::MAX {
            meeting.view().add_warp(self.w.threads[0].who(), hostile.model.now());
        }
        let view = Rc::new(std::mem::take(meeting.view()));
        self.join_lanes(set, &view);
    }

    pub(super) fn join_lanes(&mut self, set: u32, view: &Rc<View>) {
        for lane in lanes(set) {
            self.w.threads[lane].join(view);
        }
    }

    /// Lanes arrive where others will wait.
    pub(super) fn arrive_lanes(&mut self, meeting: &mut Meeting, set: u32) {
        let Some(hostile) = self.dev.hostile.as_deref() else { return };
        for lane in lanes(set) {
            meeting.arrive(&self.w.threads[lane], hostile.model.now());
        }
    }

    /// Takes over what a barrier's threads had, after it has opened.
    pub(super) fn take_views(&mut self) {
        let index = self.w.index as usize;
        if self.state.views.get(index).is_none_or(Vec::is_empty) {
            return;
        }
        for (mask, view) in std::mem::take(&mut self.state.views[index]) {
            self.join_lanes(mask & self.w.alive, &view);
        }
    }
}
