//! Loads and stores: from a pointer and an address space to a segment and an address.

use super::cpu::Cpu;
use super::environment::{Environment, FloatMode, Flush};
use super::fp;
use super::int;
use super::lanes::LaneFn;
use super::pieces::{load_pieces, load_slot, store_pieces, store_slot};
use super::shape::{Scalar, Shape};
use super::sites::{Access, RmwInfo};
use super::target::Target;
use super::value::{Slot, mask};
use crate::fault::{Fault, FaultKind, Result};
use crate::float::NanRule;
use crate::memory::{Segment, Space, check_aligned};
use crate::race::{Accessor, Rival};
use ir::ssa::{BinaryOp, Flags, RmwOp};

impl Cpu<'_, '_> {
    /// The defined address that a pointer holds.
    #[inline]
    pub(crate) fn address(&self, pointer: Slot) -> Result<u64> {
        if pointer.undef != 0 {
            return Err(undefined_address(pointer));
        }
        Ok(pointer.bits)
    }

    /// The segment to read from.
    #[inline]
    pub(crate) fn segment(&self, space: Space) -> Result<&Segment> {
        Ok(match space {
            Space::Global | Space::Generic => &self.device.global,
            Space::Shared => &self.group.shared,
            Space::Local => &self.thread.local,
            Space::Const => &self.program.constants,
            Space::Param => self.thread.params.as_deref().unwrap_or(&self.device.params),
            Space::Code => {
                return Err(Fault::out_of_bounds("an access to code"));
            }
        })
    }

    /// The segment to write to.
    #[inline]
    pub(crate) fn segment_mut(&mut self, space: Space) -> Result<&mut Segment> {
        Ok(match space {
            Space::Global | Space::Generic => &mut self.device.global,
            Space::Shared => &mut self.group.shared,
            Space::Local => &mut self.thread.local,
            // A thread that writes to its arguments gets its own copy of them.
            Space::Param => {
                self.thread.params.get_or_insert_with(|| Box::new(self.device.params.clone()))
            }
            Space::Const => {
                return Err(Fault::new(FaultKind::ReadOnly, "a store to constant memory"));
            }
            Space::Code => return Err(Fault::new(FaultKind::ReadOnly, "a store to code")),
        })
    }

    /// The segment to read from and the address in it: an address in shared memory may be of another workgroup.
    #[inline]
    fn segment_at(&self, space: Space, at: u64) -> Result<(&Segment, u64)> {
        if space != Space::Shared || self.program.target != Target::Nvptx {
            return Ok((self.segment(space)?, at));
        }
        let (rank, own) = self.device.cluster.locate(at)?;
        Ok((rank.map_or(&self.group.shared, |rank| &self.device.cluster.peers[rank]), own))
    }

    /// The same to write to.
    #[inline]
    fn segment_at_mut(&mut self, space: Space, at: u64) -> Result<(&mut Segment, u64)> {
        if space != Space::Shared || self.program.target != Target::Nvptx {
            return Ok((self.segment_mut(space)?, at));
        }
        let (rank, own) = self.device.cluster.locate(at)?;
        let segment = match rank {
            Some(rank) => &mut self.device.cluster.peers[rank],
            None => &mut self.group.shared,
        };
        Ok((segment, own))
    }

    #[inline]
    fn locate(
        &mut self,
        access: Access,
        pointer: Slot,
        bytes: u64,
        write: bool,
    ) -> Result<(Space, u64)> {
        let (space, at) = self.resolve(access, pointer, bytes)?;
        if self.program.options.races && matches!(space, Space::Global | Space::Shared) {
            self.check_race(space, at, bytes, write, access.atomic)?;
        }
        Ok((space, at))
    }

    #[inline]
    fn resolve(&mut self, access: Access, pointer: Slot, bytes: u64) -> Result<(Space, u64)> {
        let address = self.address(pointer)?;
        let (space, at) = access.space.resolve(address);
        check_aligned(at, 1 << access.align)?;
        self.count(space, bytes);
        Ok((space, at))
    }

    /// [`Self::locate`] of a store. One that changes nothing takes no part in races: threads that store the same value are not told
    /// apart by their order.
    #[inline]
    fn locate_store(
        &mut self,
        access: Access,
        pointer: Slot,
        bytes: u64,
        changes: impl FnOnce(&Segment, u64) -> bool,
    ) -> Result<(Space, u64)> {
        let (space, at) = self.resolve(access, pointer, bytes)?;
        if self.program.options.races && matches!(space, Space::Global | Space::Shared) {
            let (segment, own) = self.segment_at(space, at)?;
            if access.atomic || changes(segment, own) {
                self.check_race(space, at, bytes, true, access.atomic)?;
            }
        }
        Ok((space, at))
    }

    #[inline]
    pub(crate) fn count(&mut self, space: Space, bytes: u64) {
        match space {
            Space::Global => self.device.statistics.global_bytes += bytes,
            Space::Local => self.device.statistics.local_bytes += bytes,
            _ => {}
        }
    }

    /// Looks for a race of this access with one of another thread since the last synchronisation.
    #[cold]
    pub(crate) fn check_race(
        &mut self,
        space: Space,
        address: u64,
        bytes: u64,
        write: bool,
        atomic: bool,
    ) -> Result<()> {
        // Accesses of different workgroups are not compared.
        let remote = space == Space::Shared
            && self.program.target == Target::Nvptx
            && self.device.cluster.locate(address)?.0.is_some();
        if bytes == 0 || remote {
            return Ok(());
        }
        let address = self.segment_at(space, address)?.1;
        let (object, offset) = self.segment(space)?.position(address, bytes)?;
        let (name, size) = {
            let a = &self.segment(space)?.allocations()[object];
            (a.name().to_owned(), a.size())
        };
        let who = Accessor {
            thread: self.thread.index,
            warp: self.thread.warp,
            epoch: u64::from(self.group.epoch),
            phase: self.group.warps[self.thread.warp as usize].phase,
            write,
            atomic,
            orders: atomic,
            late: false,
            site: self.site(),
        };
        let shared = space == Space::Shared;
        let group = &mut *self.group;
        let table = if shared { &mut group.races } else { &mut self.device.races };
        let object = (shared, object);
        match table.check(&mut group.order, object, size, offset, bytes as usize, who) {
            None => Ok(()),
            Some(rival) => Err(self.race(rival, &name)),
        }
    }

    #[cold]
    fn race(&self, rival: Rival, name: &str) -> Fault {
        let mut other = self.program.place_of(rival.site);
        let [x, y, _] = self.device.block;
        let n = rival.thread;
        other.block = Some(self.group.id);
        other.thread = Some([n % x, n / x % y, n / (x * y)]);
        Fault::new(FaultKind::Race, rival.message(name, "thread")).with_other(other)
    }

    /// Loads a scalar of at most 64 bits.
    #[inline]
    pub(crate) fn load(&mut self, access: Access, bits: u32, pointer: Slot) -> Result<Slot> {
        let (space, at) = self.locate(access, pointer, u64::from(bits.div_ceil(8)), false)?;
        let (segment, at) = self.segment_at(space, at)?;
        load_slot(segment, at, bits)
    }

    /// Stores a scalar of at most 64 bits.
    #[inline]
    pub(crate) fn store(
        &mut self,
        access: Access,
        bits: u32,
        pointer: Slot,
        value: Slot,
    ) -> Result<()> {
        let bytes = u64::from(bits.div_ceil(8));
        let changes = |memory: &Segment, at| {
            !load_slot(memory, at, bits).is_ok_and(|old| value.is_defined() && old == value)
        };
        let (space, at) = self.locate_store(access, pointer, bytes, changes)?;
        if value.undef != 0 && self.program.options.undefined_stores && space == Space::Global {
            return Err(undefined_store(&[value]));
        }
        let (segment, at) = self.segment_at_mut(space, at)?;
        store_slot(segment, at, bits, value)
    }

    /// Loads any value.
    pub(crate) fn load_shape(
        &mut self,
        access: Access,
        shape: &Shape,
        pointer: Slot,
        out: u32,
    ) -> Result<()> {
        let (space, at) = self.locate(access, pointer, shape.store_size, false)?;
        let first = self.base + out as usize;
        let mut slots = std::mem::take(&mut self.scratch);
        slots.clear();
        slots.resize(shape.slots as usize, Slot::ZERO);
        let place = self.segment_at(space, at);
        let result = place.and_then(|(s, at)| load_pieces(s, at, shape, &mut slots));
        self.thread.regs[first..first + slots.len()].copy_from_slice(&slots);
        self.scratch = slots;
        result
    }

    /// Stores any value.
    pub(crate) fn store_shape(
        &mut self,
        access: Access,
        shape: &Shape,
        pointer: Slot,
        slots: &[Slot],
    ) -> Result<()> {
        let changes = |memory: &Segment, at| {
            let mut old = vec![Slot::ZERO; slots.len()];
            let loaded = load_pieces(memory, at, shape, &mut old);
            loaded.is_err() || old != slots || slots.iter().any(|slot| !slot.is_defined())
        };
        let (space, at) = self.locate_store(access, pointer, shape.store_size, changes)?;
        if self.program.options.undefined_stores
            && space == Space::Global
            && slots.iter().any(|s| !s.is_defined())
        {
            return Err(undefined_store(slots));
        }
        let (segment, at) = self.segment_at_mut(space, at)?;
        store_pieces(segment, at, shape, slots)
    }

    /// `atomicrmw`: gives the old value.
    pub(crate) fn read_modify_write(
        &mut self,
        info: RmwInfo,
        pointer: Slot,
        value: &[Slot],
        old: &mut [Slot],
    ) -> Result<()> {
        let bits = info.scalar.bits();
        let bytes = u64::from(bits.div_ceil(8)) * u64::from(info.lanes);
        let (space, at) = self.locate(info.access, pointer, bytes, true)?;
        let words = info.scalar.words() as usize;
        for lane in 0..info.lanes as usize {
            for word in 0..words {
                let n = lane * words + word;
                let (width, offset) = if words == 1 {
                    (bits, u64::from(bits / 8) * lane as u64)
                } else {
                    ((bits - 64 * word as u32).min(64), 8 * n as u64)
                };
                let (segment, at) = self.segment_at(space, at)?;
                old[n] = load_slot(segment, at + offset, width)?;
            }
        }
        for lane in 0..info.lanes as usize {
            let range = lane * words..(lane + 1) * words;
            let mut new = [Slot::ZERO; 8];
            let new = &mut new[..words.min(8)];
            if new.len() != words {
                return Err(Fault::unsupported("an atomic of this width"));
            }
            modify(&info, &old[range.clone()], &value[range], new)?;
            for (word, slot) in new.iter().enumerate() {
                let (width, offset) = if words == 1 {
                    (bits, u64::from(bits / 8) * lane as u64)
                } else {
                    ((bits - 64 * word as u32).min(64), 8 * word as u64)
                };
                let (segment, at) = self.segment_at_mut(space, at)?;
                store_slot(segment, at + offset, width, *slot)?;
            }
        }
        Ok(())
    }

    /// `cmpxchg`: gives the old value and whether it was the expected one.
    pub(crate) fn compare_exchange(
        &mut self,
        info: RmwInfo,
        pointer: Slot,
        expected: &[Slot],
        new: &[Slot],
        old: &mut [Slot],
    ) -> Result<bool> {
        let bits = info.scalar.bits();
        let (space, at) = self.locate(info.access, pointer, u64::from(bits.div_ceil(8)), true)?;
        for (word, slot) in old.iter_mut().enumerate() {
            let width = (bits - 64 * word as u32).min(64);
            let (segment, at) = self.segment_at(space, at)?;
            *slot = load_slot(segment, at + 8 * word as u64, width)?;
        }
        if old.iter().chain(expected).any(|s| !s.is_defined()) {
            return Err(Fault::uninitialised("a compare-and-exchange of undefined values"));
        }
        let equal = old == expected;
        if equal {
            for (word, slot) in new.iter().enumerate() {
                let width = (bits - 64 * word as u32).min(64);
                let (segment, at) = self.segment_at_mut(space, at)?;
                store_slot(segment, at + 8 * word as u64, width, *slot)?;
            }
        }
        Ok(equal)
    }

    /// `memcpy` and `memmove`.
    pub(crate) fn copy_memory(
        &mut self,
        (to, dst): (Space, Slot),
        (from, src): (Space, Slot),
        len: Slot,
        overlap: bool,
    ) -> Result<()> {
        let len = self.address(len)?;
        if len == 0 {
            return Ok(());
        }
        let (to, dst) = to.resolve(self.address(dst)?);
        let (from, src) = from.resolve(self.address(src)?);
        if !overlap && to == from && dst != src && dst.abs_diff(src) < len {
            return Err(Fault::undefined("memcpy between overlapping ranges"));
        }
        self.count(to, len);
        self.count(from, len);
        if self.program.options.races {
            for (space, at, write) in [(from, src, false), (to, dst, true)] {
                if matches!(space, Space::Global | Space::Shared) {
                    self.check_race(space, at, len, write, false)?;
                }
            }
        }
        let (segment, src) = self.segment_at(from, src)?;
        let data = segment.copy_out(src, len)?;
        let (segment, dst) = self.segment_at_mut(to, dst)?;
        segment.copy_in(dst, &data)
    }

    /// `memset`.
    pub(crate) fn fill_memory(
        &mut self,
        (to, dst): (Space, Slot),
        byte: Slot,
        len: Slot,
    ) -> Result<()> {
        let len = self.address(len)?;
        if len == 0 {
            return Ok(());
        }
        let (to, dst) = to.resolve(self.address(dst)?);
        self.count(to, len);
        if self.program.options.races && matches!(to, Space::Global | Space::Shared) {
            self.check_race(to, dst, len, true, false)?;
        }
        // Checks the range before a buffer of that size is made.
        let (segment, own) = self.segment_at(to, dst)?;
        segment.load_bytes(own, len)?;
        let (segment, dst) = self.segment_at_mut(to, dst)?;
        segment.store_bytes(dst, &vec![byte.bits as u8; len as usize])?;
        if !byte.is_defined() {
            segment.forget(dst, len)?;
        }
        Ok(())
    }

    /// A zero-terminated string at a generic address.
    pub(crate) fn c_string(&self, address: u64) -> Result<Vec<u8>> {
        let (space, mut at) = Space::Generic.resolve(address);
        let segment = self.segment(space)?;
        let mut out = Vec::new();
        loop {
            match segment.load(at, 1)? as u8 {
                0 => return Ok(out),
                byte => out.push(byte),
            }
            at = at.wrapping_add(1);
        }
    }
}

#[cold]
fn undefined_store(values: &[Slot]) -> Fault {
    let poison = values.iter().any(|value| value.is_poison());
    let what = if poison {
        "poison"
    } else {
        "a value that is not defined (nothing has written it, or it comes from poison)"
    };
    Fault::undefined_value(poison, format!("{what} is stored to global memory"))
}

#[cold]
fn undefined_address(pointer: Slot) -> Fault {
    let what = if pointer.is_poison() { "poison" } else { "an undefined value" };
    let message = format!("{what} is used as an address or a size");
    Fault::undefined_value(pointer.is_poison(), message)
}

fn modify(info: &RmwInfo, old: &[Slot], value: &[Slot], new: &mut [Slot]) -> Result<()> {
    let width = info.scalar.bits();
    let integer = |op| {
        let mut out = [Slot::ZERO; 8];
        let out = &mut out[..old.len()];
        if old.len() == 1 {
            out[0] = int::binary(op, Flags::NONE, width, old[0], value[0])?;
        } else {
            int::binary_wide_slots(op, Flags::NONE, width, old, value, out)?;
        }
        Ok::<_, Fault>(out.iter().copied().collect::<smallvec::SmallVec<[Slot; 16]>>())
    };
    let lane = |function: LaneFn| {
        let mut out = [Slot::ZERO; 8];
        let out = &mut out[..old.len()];
        if old.len() == 1 {
            out[0] = function.apply(&[old[0], value[0]])?;
        } else {
            function.apply_wide(&[old, value], out)?;
        }
        Ok::<_, Fault>(out.iter().copied().collect::<smallvec::SmallVec<[Slot; 16]>>())
    };
    let order = |signed, max| LaneFn::Extremum { width, signed, max };
    let float = |max, nan| match info.scalar {
        Scalar::Float(format) => {
            Ok(LaneFn::FloatExtremum { format, nan, max, ftz: info.ftz, xor_sign_abs: false })
        }
        _ => Err(Fault::input("a float atomic on integers")),
    };
    let arithmetic = |op| match info.scalar {
        Scalar::Float(format) => {
            // Memory rounds to nearest, whatever the mode.
            let flush = if info.ftz { Flush::Always } else { Flush::Never };
            let mode = FloatMode { flush, ..FloatMode::plain(format) };
            let environment = Environment::DEFAULT;
            let result = fp::binary(op, mode, environment, old[0], value[0]);
            Ok::<_, Fault>(smallvec::smallvec![result])
        }
        _ => Err(Fault::input("a float atomic on integers")),
    };
    let result: smallvec::SmallVec<[Slot; 16]> = match info.op {
        RmwOp::Xchg => value.iter().copied().collect(),
        RmwOp::Add => integer(BinaryOp::Add)?,
        RmwOp::Sub => integer(BinaryOp::Sub)?,
        RmwOp::And => integer(BinaryOp::And)?,
        RmwOp::Or => integer(BinaryOp::Or)?,
        RmwOp::Xor => integer(BinaryOp::Xor)?,
        RmwOp::Nand => {
            let mut both = integer(BinaryOp::And)?;
            for (n, slot) in both.iter_mut().enumerate() {
                let ones = mask((width - 64 * n as u32).min(64));
                *slot = int::binary(BinaryOp::Xor, Flags::NONE, 64, *slot, Slot::new(ones))?;
            }
            both
        }
        RmwOp::Max => lane(order(true, true))?,
        RmwOp::Min => lane(order(true, false))?,
        RmwOp::UMax => lane(order(false, true))?,
        RmwOp::UMin => lane(order(false, false))?,
        RmwOp::FAdd => arithmetic(BinaryOp::FAdd)?,
        RmwOp::FSub => arithmetic(BinaryOp::FSub)?,
        RmwOp::FMax => lane(float(true, NanRule::Number)?)?,
        RmwOp::FMin => lane(float(false, NanRule::Number)?)?,
        RmwOp::FMaximum => lane(float(true, NanRule::Propagate)?)?,
        RmwOp::FMinimum => lane(float(false, NanRule::Propagate)?)?,
        RmwOp::USubSat => lane(LaneFn::Saturating { op: BinaryOp::Sub, signed: false, width })?,
        RmwOp::UIncWrap | RmwOp::UDecWrap | RmwOp::USubCond => {
            if old.len() > 1 || width > 64 {
                return Err(Fault::unsupported("this atomic on more than 64 bits"));
            }
            if !old[0].is_defined() || !value[0].is_defined() {
                smallvec::smallvec![Slot::undef(width)]
            } else {
                let (x, v) = (old[0].bits, value[0].bits);
                let r = match info.op {
                    RmwOp::UIncWrap => {
                        if x >= v {
                            0
                        } else {
                            x + 1
                        }
                    }
                    RmwOp::UDecWrap => {
                        if x == 0 || x > v {
                            v
                        } else {
                            x - 1
                        }
                    }
                    _ => {
                        if x >= v {
                            x - v
                        } else {
                            x
                        }
                    }
                };
                smallvec::smallvec![Slot::new(r & mask(width))]
            }
        }
    };
    new.copy_from_slice(&result);
    Ok(())
}
