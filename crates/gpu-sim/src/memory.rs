//! Simulated memory: allocations with exact bounds inside 64-bit address windows.
//!
//! A [`Segment`] is one address space: the global memory of the device, the shared memory of one
//! workgroup, the local memory of one work-item, the constant bank or the kernel's parameters. It holds
//! allocations sorted by address with unmapped guard bytes between them, so that an access one byte past
//! a buffer is an error that names the buffer, and not a silent hit on its neighbour.
//!
//! Every segment has its own small addresses (what a pointer of that address space holds) and a *window*
//! in the generic address space: generic address = window + own address. [`Space::of_generic`] goes back.
//! The windows are far apart, so a wild pointer seldom lands in a mapped place.
//!
//! Looking up an allocation starts with the one that was hit last: kernels mostly stay in one buffer for
//! a while, and then the lookup is two comparisons.

use crate::fault::{Fault, FaultKind, Result};
use crate::launch::{BufferData, Launch};
use std::cell::Cell;

ir::named_enum! {
    /// An address space of a GPU thread.
    pub enum Space {
        /// Any of the others, told apart by window.
        Generic = "generic",
        /// Device memory, seen by all.
        Global = "global",
        /// Memory of one workgroup.
        Shared = "shared",
        /// Memory of one work-item.
        Local = "local",
        /// Read-only memory of the module.
        Const = "constant",
        /// The arguments of the kernel, read-only.
        Param = "parameter",
        /// Addresses of functions; nothing can be loaded there.
        Code = "code",
    }
}

/// Every window is this large.
const WINDOW_SIZE: u64 = 1 << 40;
/// First address handed out by the global segment; low addresses stay unmapped so that small integers
/// and null pointers with offsets are caught.
const GLOBAL_START: u64 = 0x0010_0000_0000;

impl Space {
    /// Base of this space's window in the generic address space.
    pub fn window(self) -> u64 {
        match self {
            Space::Generic | Space::Global => 0,
            Space::Shared => 0x5000_0000_0000,
            Space::Local => 0x5200_0000_0000,
            Space::Param => 0x5400_0000_0000,
            Space::Const => 0x5600_0000_0000,
            Space::Code => 0x5800_0000_0000,
        }
    }

    /// The space that a generic address points into.
    #[inline]
    pub fn of_generic(address: u64) -> Space {
        match address >> 40 {
            0x50 => Space::Shared,
            0x52 => Space::Local,
            0x54 => Space::Param,
            0x56 => Space::Const,
            0x58 => Space::Code,
            _ => Space::Global,
        }
    }

    /// Resolves an address of this space: returns the segment and the address in it. Generic addresses are told
    /// apart by window. An address of constant space that lies in the range of global memory is a buffer that
    /// the host passed for a `__constant` argument.
    #[inline]
    pub fn resolve(self, address: u64) -> (Space, u64) {
        match self {
            Space::Generic => {
                let space = Space::of_generic(address);
                let own = space.from_generic(address);
                if space == Space::Const { Space::Const.resolve(own) } else { (space, own) }
            }
            Space::Const if address >= GLOBAL_START => (Space::Global, address),
            _ => (self, address),
        }
    }

    /// Generic address to address of this space (`cvta.to`). Wraps when the address is of another space.
    #[inline]
    pub fn from_generic(self, address: u64) -> u64 {
        address.wrapping_sub(self.window())
    }

    /// Address of this space to generic address (`cvta`).
    #[inline]
    pub fn to_generic(self, address: u64) -> u64 {
        address.wrapping_add(self.window())
    }

    /// Whether a generic address lies in this space (`isspacep`).
    #[inline]
    pub fn contains_generic(self, address: u64) -> bool {
        self == Space::Generic || Space::of_generic(address) == self
    }
}

/// Contents of a new allocation.
#[derive(Clone, Debug)]
pub enum Contents {
    /// Defined zeros.
    Zero,
    /// Bytes that count as not written yet (they read as zero where that is not checked).
    Undefined,
    /// These bytes, defined.
    Bytes(Vec<u8>),
}

/// One object in a segment.
#[derive(Clone, Debug)]
pub struct Allocation {
    name: String,
    start: u64,
    bytes: Vec<u8>,
    /// One bit per byte, present while uninitialised reads are to be found.
    written: Option<Vec<u64>>,
    writable: bool,
}

impl Allocation {
    /// Name given when it was allocated.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Address of the first byte, in the segment's own addresses.
    pub fn start(&self) -> u64 {
        self.start
    }

    /// The contents.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Size in bytes.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    fn end(&self) -> u64 {
        self.start + self.bytes.len() as u64
    }

    fn is_written(&self, at: usize, len: usize) -> bool {
        match &self.written {
            None => true,
            Some(bits) => words_of(at, len).all(|(word, mask)| bits[word] & mask == mask),
        }
    }

    /// A mask, one byte of ones for each of at most 8 bytes that was not written.
    #[inline]
    fn unwritten(&self, at: usize, len: usize) -> u64 {
        let Some(bits) = &self.written else { return 0 };
        let (word, shift) = (at / 64, at % 64);
        let mut known = bits[word] >> shift;
        if shift + len > 64 {
            known |= bits[word + 1] << (64 - shift);
        }
        let missing = !known & ((1 << len) - 1);
        if missing == 0 {
            return 0;
        }
        (0..len).filter(|i| missing >> i & 1 == 1).fold(0, |mask, i| mask | 0xff << (8 * i))
    }

    fn mark(&mut self, at: usize, len: usize, defined: bool) {
        if let Some(bits) = &mut self.written {
            for (word, mask) in words_of(at, len) {
                if defined {
                    bits[word] |= mask;
                } else {
                    bits[word] &= !mask;
                }
            }
        }
    }
}

/// The words of a bitmap that a range of bits touches, each with the mask of its part.
fn words_of(at: usize, len: usize) -> impl Iterator<Item = (usize, u64)> {
    let end = at + len;
    let last = if len == 0 { at / 64 } else { end.div_ceil(64) };
    (at / 64..last).map(move |word| {
        let low = at.saturating_sub(word * 64);
        let high = (end - word * 64).min(64);
        (word, (u64::MAX >> (64 - (high - low))) << low)
    })
}

/// Bytes taken from memory by [`Segment::copy_out`].
#[derive(Clone, Debug)]
pub struct Snapshot {
    bytes: Vec<u8>,
    /// Whether each byte was written; absent if all were.
    written: Option<Vec<bool>>,
}

/// One address space with its allocations.
#[derive(Clone, Debug)]
pub struct Segment {
    space: Space,
    allocations: Vec<Allocation>,
    /// Next address to hand out.
    next: u64,
    /// Unmapped bytes kept after every allocation.
    guard: u64,
    track: bool,
    /// Index of the allocation hit last.
    last: Cell<usize>,
}

impl Segment {
    /// An empty segment. `track` remembers which bytes were written, for [`Segment::check_written`].
    pub fn new(space: Space, track: bool) -> Self {
        // Shared memory starts above zero, as on recent GPUs, where the system keeps the first kilobyte.
        let (next, guard) = match space {
            Space::Global | Space::Generic => (GLOBAL_START, 4096),
            Space::Shared => (0x400, 64),
            Space::Local => (0x1000, 64),
            Space::Param => (0x1000, 0),
            Space::Const | Space::Code => (0x1000, 256),
        };
        Segment { space, allocations: Vec::new(), next, guard, track, last: Cell::new(0) }
    }

    /// The address space.
    pub fn space(&self) -> Space {
        self.space
    }

    /// The allocations, by address.
    pub fn allocations(&self) -> &[Allocation] {
        &self.allocations
    }

    /// Adds an object of `size` bytes and returns its address (the segment's own, not generic).
    /// `align` is a power of two. An empty object gets an address of its own.
    pub fn allocate(
        &mut self,
        name: impl Into<String>,
        size: u64,
        align: u64,
        contents: Contents,
    ) -> Result<u64> {
        let align = align.max(1);
        debug_assert!(align.is_power_of_two());
        let start = self.next.checked_add(align - 1).map(|a| a & !(align - 1));
        let end =
            start.and_then(|s| s.checked_add(size)).and_then(|e| e.checked_add(self.guard + 1));
        let (Some(start), Some(end)) = (start, end) else {
            return Err(self.too_large(size));
        };
        let limit = if self.space == Space::Global { Space::Shared.window() } else { WINDOW_SIZE };
        // More than any block can have; several kernels of a module share the numbering.
        let most = if self.space == Space::Shared { 16 << 20 } else { 1 << 36 };
        if end >= limit || size > most {
            return Err(self.too_large(size));
        }
        let len = size as usize;
        let words = len.div_ceil(64);
        let (bytes, written) = match contents {
            Contents::Zero => (vec![0; len], vec![u64::MAX; if self.track { words } else { 0 }]),
            Contents::Undefined => (vec![0; len], vec![0; if self.track { words } else { 0 }]),
            Contents::Bytes(mut bytes) => {
                bytes.resize(len, 0);
                (bytes, vec![u64::MAX; if self.track { words } else { 0 }])
            }
        };
        self.next = end - 1;
        let written = self.track.then_some(written);
        self.allocations.push(Allocation {
            name: name.into(),
            start,
            bytes,
            written,
            writable: true,
        });
        self.last.set(self.allocations.len() - 1);
        Ok(start)
    }

    /// Adds an object at a fixed address after all others; its contents count as not written.
    pub fn allocate_at(&mut self, name: impl Into<String>, address: u64, size: u64) -> Result<u64> {
        let taken = self.allocations.last().is_some_and(|a| a.end() > address);
        if taken || size > WINDOW_SIZE / 2 {
            return Err(self.too_large(size));
        }
        self.next = address;
        self.allocate(name, size, 1, Contents::Undefined)
    }

    /// Starts or ends the tracking of written bytes. Bytes that were allocated with defined contents, and all that
    /// were stored before, count as written only if the segment tracked already; otherwise everything
    /// allocated so far counts as written, except objects of shared and local memory, which no host can
    /// have initialised before a run.
    pub fn set_tracking(&mut self, track: bool) {
        if track && !self.track {
            let fill =
                if matches!(self.space, Space::Shared | Space::Local) { 0 } else { u64::MAX };
            for a in &mut self.allocations {
                a.written = Some(vec![fill; a.bytes.len().div_ceil(64)]);
            }
        } else if !track {
            for a in &mut self.allocations {
                a.written = None;
            }
        }
        self.track = track;
    }

    /// Overwrites the bytes of all objects, eight at a time. They count as before.
    pub(crate) fn fill(&mut self, mut bits: impl FnMut() -> u64) {
        for a in &mut self.allocations {
            for chunk in a.bytes.chunks_mut(8) {
                chunk.copy_from_slice(&bits().to_le_bytes()[..chunk.len()]);
            }
        }
    }

    /// Makes the object that holds `address` read-only.
    pub fn protect(&mut self, address: u64) {
        if let Some(i) = self.index_of(address) {
            self.allocations[i].writable = false;
        }
    }

    /// A mark for [`Segment::release`]: everything allocated later can be dropped at once.
    pub fn mark(&self) -> (usize, u64) {
        (self.allocations.len(), self.next)
    }

    /// Drops everything allocated since `mark`.
    pub fn release(&mut self, mark: (usize, u64)) {
        self.allocations.truncate(mark.0);
        self.next = mark.1;
        self.last.set(0);
    }

    /// The allocation that holds `address`, if any.
    pub fn find(&self, address: u64) -> Option<&Allocation> {
        self.index_of(address).map(|i| &self.allocations[i])
    }

    /// Total bytes in allocations.
    pub fn used(&self) -> u64 {
        self.allocations.iter().map(Allocation::size).sum()
    }

    fn index_of(&self, address: u64) -> Option<usize> {
        let after = self.allocations.partition_point(|a| a.start <= address);
        let i = after.checked_sub(1)?;
        (address < self.allocations[i].end()).then_some(i)
    }

    /// Finds the allocation of an access and the offset in it.
    #[inline]
    fn locate(&self, address: u64, size: u64) -> Result<(usize, usize)> {
        let last = self.last.get();
        if let Some(a) = self.allocations.get(last) {
            let offset = address.wrapping_sub(a.start);
            let len = a.bytes.len() as u64;
            if offset < len && size <= len - offset {
                return Ok((last, offset as usize));
            }
        }
        self.locate_slowly(address, size)
    }

    fn locate_slowly(&self, address: u64, size: u64) -> Result<(usize, usize)> {
        if let Some(i) = self.index_of(address)
            && size <= self.allocations[i].end() - address
        {
            self.last.set(i);
            return Ok((i, (address - self.allocations[i].start) as usize));
        }
        Err(self.out_of_bounds(address, size))
    }

    #[cold]
    fn too_large(&self, size: u64) -> Fault {
        Fault::exhausted(format!("no room for {size} bytes of {} memory", self.space.name()))
    }

    #[cold]
    fn out_of_bounds(&self, address: u64, size: u64) -> Fault {
        // The nearest object is the one that a wrong index most likely meant.
        let after = self.allocations.partition_point(|a| a.start <= address);
        let below = after.checked_sub(1).map(|i| &self.allocations[i]);
        let above = self.allocations.get(after);
        let nearest = match (below, above) {
            (Some(b), Some(a)) if a.start - address < address - b.end().min(address) => Some(a),
            (Some(b), _) => Some(b),
            (None, a) => a,
        };
        let space = self.space.name();
        let hint = match nearest {
            None => format!("there is no {space} memory"),
            Some(a) if address < a.start => {
                format!("{} bytes before `{}` ({} bytes)", a.start - address, a.name, a.size())
            }
            Some(a) if address < a.end() => {
                format!(
                    "crosses the end of `{}` ({} bytes) from offset {}",
                    a.name,
                    a.size(),
                    address - a.start
                )
            }
            Some(a) => format!("offset {} of `{}` ({} bytes)", address - a.start, a.name, a.size()),
        };
        Fault::out_of_bounds(format!("{size} bytes of {space} memory at {address:#x}: {hint}"))
    }

    #[cold]
    fn read_only(&self, address: u64) -> Fault {
        let name = self.find(address).map_or("", |a| a.name.as_str());
        Fault::new(
            FaultKind::ReadOnly,
            format!("{} address {address:#x} in `{name}`", self.space.name()),
        )
    }

    /// Loads 1 to 8 bytes, little endian, zero extended.
    #[inline]
    pub fn load(&self, address: u64, size: u32) -> Result<u64> {
        let (i, at) = self.locate(address, u64::from(size))?;
        let bytes = &self.allocations[i].bytes[at..];
        Ok(match size {
            4 => u64::from(u32::from_le_bytes(first(bytes))),
            8 => u64::from_le_bytes(first(bytes)),
            2 => u64::from(u16::from_le_bytes(first(bytes))),
            1 => u64::from(bytes[0]),
            _ => bytes[..size as usize].iter().rev().fold(0, |v, &b| v << 8 | u64::from(b)),
        })
    }

    /// Stores the low `size` (1 to 8) bytes of `value`.
    #[inline]
    pub fn store(&mut self, address: u64, size: u32, value: u64) -> Result<()> {
        let (i, at) = self.locate(address, u64::from(size))?;
        let a = &mut self.allocations[i];
        if !a.writable {
            return Err(self.read_only(address));
        }
        a.bytes[at..at + size as usize].copy_from_slice(&value.to_le_bytes()[..size as usize]);
        if a.written.is_some() {
            a.mark(at, size as usize, true);
        }
        Ok(())
    }

    /// Stores the low `size` (1 to 16) bytes of `value`.
    pub fn store_wide(&mut self, address: u64, size: u32, value: u128) -> Result<()> {
        self.store_bytes(address, &value.to_le_bytes()[..size as usize])
    }

    /// The bytes of a range inside one allocation.
    pub fn load_bytes(&self, address: u64, len: u64) -> Result<&[u8]> {
        if len == 0 {
            return Ok(&[]);
        }
        let (i, at) = self.locate(address, len)?;
        Ok(&self.allocations[i].bytes[at..at + len as usize])
    }

    /// Places the buffers of a launch. Returns their contents and their addresses.
    pub(crate) fn place_buffers(
        &mut self,
        launch: &Launch,
        align: u64,
    ) -> Result<(Vec<BufferData>, Vec<u64>)> {
        let buffers = launch.materialise()?;
        let mut addresses = Vec::with_capacity(buffers.len());
        for buffer in &buffers {
            let contents = Contents::Bytes(buffer.bytes.clone());
            let size = buffer.bytes.len() as u64;
            addresses.push(self.allocate(buffer.name.clone(), size, align, contents)?);
        }
        Ok((buffers, addresses))
    }

    /// Reads the contents of memory into placed buffers.
    pub(crate) fn read_buffers(&self, buffers: &mut [BufferData], addresses: &[u64]) -> Result<()> {
        for (buffer, &address) in buffers.iter_mut().zip(addresses) {
            let size = buffer.bytes.len() as u64;
            buffer.bytes = self.load_bytes(address, size)?.to_vec();
            buffer.undefined = self.unwritten_bytes(address, size)?;
        }
        Ok(())
    }

    /// Overwrites a range inside one allocation.
    pub fn store_bytes(&mut self, address: u64, bytes: &[u8]) -> Result<()> {
        if bytes.is_empty() {
            return Ok(());
        }
        let (i, at) = self.locate(address, bytes.len() as u64)?;
        let a = &mut self.allocations[i];
        if !a.writable {
            return Err(self.read_only(address));
        }
        a.bytes[at..at + bytes.len()].copy_from_slice(bytes);
        a.mark(at, bytes.len(), true);
        Ok(())
    }

    /// Whether every byte of a range was written (always true where the segment does not track).
    pub fn is_written(&self, address: u64, len: u64) -> Result<bool> {
        let (i, at) = self.locate(address, len)?;
        Ok(self.allocations[i].is_written(at, len as usize))
    }

    /// Offsets of the bytes of a range that were not written, ascending.
    pub fn unwritten_bytes(&self, address: u64, len: u64) -> Result<Vec<usize>> {
        let (i, at) = self.locate(address, len)?;
        let allocation = &self.allocations[i];
        if allocation.is_written(at, len as usize) {
            return Ok(Vec::new());
        }
        Ok((0..len as usize).filter(|n| !allocation.is_written(at + n, 1)).collect())
    }

    /// Fails when a byte of the range was never written and the segment tracks that.
    #[inline]
    pub fn check_written(&self, address: u64, len: u64) -> Result<()> {
        if !self.track || self.is_written(address, len)? {
            return Ok(());
        }
        let a = self.find(address);
        let (name, offset) = a.map_or(("", 0), |a| (a.name.as_str(), address - a.start));
        let space = self.space.name();
        Err(Fault::uninitialised(format!(
            "{len} bytes of {space} memory at {address:#x} (`{name}` + {offset}) were not all written"
        )))
    }

    /// Like [`Segment::load`], with a mask of the bits that were never written (whole bytes; all clear where
    /// the segment does not track). Bits never written read as zero.
    #[inline]
    pub fn load_masked(&self, address: u64, size: u32) -> Result<(u64, u64)> {
        let value = self.load(address, size)?;
        if !self.track {
            return Ok((value, 0));
        }
        let a = &self.allocations[self.last.get()];
        let unwritten = a.unwritten((address - a.start) as usize, size as usize);
        Ok(if unwritten == 0 { (value, 0) } else { (value & !unwritten, unwritten) })
    }

    /// Like [`Segment::store`], for a value whose bits in `undefined` mean nothing: bytes that are undefined
    /// altogether count as not written.
    #[inline]
    pub fn store_masked(
        &mut self,
        address: u64,
        size: u32,
        value: u64,
        undefined: u64,
    ) -> Result<()> {
        self.store(address, size, value)?;
        if undefined != 0 && self.track {
            let a = &mut self.allocations[self.last.get()];
            let at = (address - a.start) as usize;
            for byte in 0..size as usize {
                if undefined >> (8 * byte) & 0xff == 0xff {
                    a.mark(at + byte, 1, false);
                }
            }
        }
        Ok(())
    }

    /// Copies a range inside one allocation to one of another segment (or of this one, through a copy),
    /// with what is known of its bytes: those never written stay so.
    pub fn copy_out(&self, address: u64, len: u64) -> Result<Snapshot> {
        let bytes = self.load_bytes(address, len)?.to_vec();
        let written = if self.track && len > 0 {
            let a = &self.allocations[self.last.get()];
            let at = (address - a.start) as usize;
            let all = a.is_written(at, len as usize);
            (!all).then(|| (at..at + len as usize).map(|i| a.is_written(i, 1)).collect())
        } else {
            None
        };
        Ok(Snapshot { bytes, written })
    }

    /// Stores what [`Segment::copy_out`] took.
    pub fn copy_in(&mut self, address: u64, data: &Snapshot) -> Result<()> {
        self.store_bytes(address, &data.bytes)?;
        if let Some(written) = &data.written {
            for (i, _) in written.iter().enumerate().filter(|(_, w)| !**w) {
                self.forget(address + i as u64, 1)?;
            }
        }
        Ok(())
    }

    /// The allocation of an access, as an index into [`Segment::allocations`], and the offset in it.
    #[inline]
    pub fn position(&self, address: u64, size: u64) -> Result<(usize, usize)> {
        self.locate(address, size)
    }

    /// Marks a range as not written (the value stored was itself undefined).
    pub fn forget(&mut self, address: u64, len: u64) -> Result<()> {
        let (i, at) = self.locate(address, len)?;
        self.allocations[i].mark(at, len as usize, false);
        Ok(())
    }
}

/// Fails unless `address` is a multiple of `align` (a power of two).
#[inline]
pub fn check_aligned(address: u64, align: u64) -> Result<()> {
    if address & (align - 1) == 0 { Ok(()) } else { Err(misaligned(address, align)) }
}

#[cold]
fn misaligned(address: u64, align: u64) -> Fault {
    Fault::misaligned(format!("address {address:#x} is not a multiple of {align}"))
}

fn first<const N: usize>(bytes: &[u8]) -> [u8; N] {
    let mut out = [0; N];
    out.copy_from_slice(&bytes[..N]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_access_past_the_end_names_the_buffer() {
        let mut seg = Segment::new(Space::Global, false);
        let a = seg.allocate("first", 16, 4, Contents::Zero).unwrap();
        let b = seg.allocate("second", 10, 256, Contents::Bytes(vec![1, 2, 3])).unwrap();
        assert_eq!(b % 256, 0);
        assert_eq!(seg.load(b, 4).unwrap(), 0x0003_0201);
        assert_eq!(seg.load(a + 12, 4).unwrap(), 0);
        let fault = seg.load(a + 16, 4).unwrap_err();
        assert_eq!(fault.kind(), FaultKind::OutOfBounds);
        assert!(fault.message().contains("offset 16 of `first` (16 bytes)"), "{fault}");
        let fault = seg.store(b + 8, 4, 0).unwrap_err();
        assert!(fault.message().contains("crosses the end of `second`"), "{fault}");
        let fault = seg.load(b - 2, 2).unwrap_err();
        assert!(fault.message().contains("2 bytes before `second`"), "{fault}");
        assert!(seg.load(u64::MAX - 1, 4).is_err());
        assert!(seg.load(0, 1).is_err());
    }

    #[test]
    fn written_bytes_are_tracked() {
        let mut seg = Segment::new(Space::Shared, true);
        let a = seg.allocate("s", 100, 4, Contents::Undefined).unwrap();
        assert_eq!(seg.check_written(a + 60, 8).unwrap_err().kind(), FaultKind::Uninitialised);
        seg.store(a + 60, 8, 7).unwrap();
        seg.check_written(a + 60, 8).unwrap();
        assert!(seg.check_written(a + 61, 8).is_err());
        seg.forget(a + 62, 1).unwrap();
        assert!(!seg.is_written(a + 60, 8).unwrap());
        assert_eq!(seg.load_masked(a + 60, 8).unwrap(), (7, 0xff_0000));
        seg.store_masked(a, 4, 0x0102_0304, 0xff00).unwrap();
        assert_eq!(seg.load_masked(a, 4).unwrap(), (0x0102_0004, 0xff00));
        let copy = seg.copy_out(a, 4).unwrap();
        seg.copy_in(a + 30, &copy).unwrap();
        assert_eq!(seg.load_masked(a + 30, 4).unwrap(), (0x0102_0004, 0xff00));
    }

    #[test]
    fn generic_addresses_go_both_ways() {
        for space in [Space::Global, Space::Shared, Space::Local, Space::Const, Space::Param] {
            let own = if space == Space::Global { GLOBAL_START } else { 0x1234 };
            let generic = space.to_generic(own);
            assert_eq!(Space::of_generic(generic), space);
            assert_eq!(space.from_generic(generic), own);
        }
        assert!(!Space::Shared.contains_generic(0));
    }

    #[test]
    fn stack_use_is_released() {
        let mut seg = Segment::new(Space::Local, false);
        let a = seg.allocate("x", 8, 8, Contents::Undefined).unwrap();
        let mark = seg.mark();
        let b = seg.allocate("y", 8, 8, Contents::Undefined).unwrap();
        seg.release(mark);
        assert!(seg.load(b, 1).is_err());
        assert!(seg.load(a, 1).is_ok());
        let mut ro = Segment::new(Space::Const, false);
        let c = ro.allocate("c", 4, 4, Contents::Zero).unwrap();
        ro.protect(c);
        assert_eq!(ro.store(c, 4, 1).unwrap_err().kind(), FaultKind::ReadOnly);
    }
}
