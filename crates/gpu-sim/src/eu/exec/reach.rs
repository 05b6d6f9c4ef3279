//! The memory that a thread reaches: buffers, images, shared local memory, scratch.

use super::access::Access;
use super::thread::Thread;
use crate::eu::addresses::{INDIRECT_BASE, SCRATCH_BASE};
use crate::eu::message::Surface;
use crate::fault::{Fault, Result};
use crate::launch::{Image, Sampler, Statistics};
use crate::memory::Segment;
use std::collections::BTreeMap;

/// Bits of an address in shared local memory that are looked at. (Hardware has fewer; Intel's compiler sets bit 28 of addresses
/// that were generic ones.)
const SLM_ADDRESS: u64 = (1 << 28) - 1;

/// Images and samplers by their numbers in messages.
#[derive(Default)]
pub(super) struct Bound {
    /// Images with the addresses of their first texels.
    pub(super) images: Vec<(u32, Image, u64)>,
    pub(super) samplers: Vec<(u32, Sampler)>,
}

impl Bound {
    pub(super) fn image(&self, binding: u8) -> Result<(&Image, u64)> {
        let found = self.images.iter().find(|image| image.0 == u32::from(binding));
        let (_, image, address) =
            found.ok_or_else(|| Fault::out_of_bounds(format!("no image is bound to {binding}")))?;
        Ok((image, *address))
    }

    pub(super) fn sampler(&self, number: u8) -> Result<Sampler> {
        let found = self.samplers.iter().find(|sampler| sampler.0 == u32::from(number));
        found
            .map(|sampler| sampler.1)
            .ok_or_else(|| Fault::out_of_bounds(format!("there is no sampler {number}")))
    }
}

/// Bytes of a line of a cache.
pub(super) const LINE: u64 = 64;

/// Lines of images that the sampler has read, as they were then.
#[derive(Default)]
pub(super) struct SamplerCache(pub(super) BTreeMap<u64, Vec<u8>>);

impl SamplerCache {
    /// Forgets all.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }
}

/// Memory whose messages are performed late on the hostile machine.
#[derive(Clone, Copy, Debug)]
pub(super) struct Late {
    pub(super) global: bool,
    /// Up to gen9 shared local memory takes messages in order, and needs no fence.
    pub(super) local: bool,
}

/// The memory that a thread reaches.
pub(super) struct Reach<'a> {
    pub(super) global: &'a mut Segment,
    pub(super) slm: &'a mut [u8],
    pub(super) statistics: &'a mut Statistics,
    /// Addresses of the buffers in the binding table.
    pub(super) bindings: &'a [(u32, u64)],
    /// Images and samplers.
    pub(super) bound: &'a Bound,
    /// Data of the threads that they load themselves, at [`INDIRECT_BASE`] of stateless addresses.
    pub(super) indirect: &'a [u8],
    /// Memory whose messages are performed later than they are sent.
    pub(super) late: Late,
    /// The sampler's cache, on the hostile machine.
    pub(super) sampler: Option<&'a mut SamplerCache>,
}

impl Reach<'_> {
    /// The memory of an access, and the address in it: surfaces lie in global memory.
    pub(super) fn resolve(&self, surface: Surface, address: u64) -> Result<(Surface, u64)> {
        match surface {
            Surface::Bound(number) => {
                let found = self.bindings.iter().find(|(n, _)| *n == u32::from(number));
                let (_, base) = found.ok_or_else(|| {
                    Fault::out_of_bounds(format!("surface {number} is not bound"))
                })?;
                Ok((Surface::A64, base + address))
            }
            Surface::Slm => Ok((surface, address & SLM_ADDRESS)),
            Surface::A64 | Surface::Stateless | Surface::Scratch => Ok((surface, address)),
        }
    }

    /// Bytes that are not in global memory.
    fn local<'b>(
        &'b mut self,
        thread: &'b mut Thread,
        surface: Surface,
        address: u64,
        size: u32,
    ) -> Option<Result<&'b mut [u8]>> {
        let (bytes, start, what): (&mut [u8], u64, _) = match surface {
            Surface::Slm => (self.slm, address, "shared local memory"),
            Surface::Stateless => {
                (&mut thread.scratch, address.wrapping_sub(u64::from(SCRATCH_BASE)), "scratch")
            }
            Surface::Scratch => (&mut thread.scratch, address, "scratch"),
            Surface::Bound(_) | Surface::A64 => return None,
        };
        let have = bytes.len();
        let range = usize::try_from(start)
            .ok()
            .and_then(|s| bytes.get_mut(s..s.checked_add(size as usize)?));
        Some(range.ok_or_else(|| {
            Fault::out_of_bounds(format!(
                "{size} bytes at {start:#x} of {what}, which has {have} bytes"
            ))
        }))
    }

    /// Up to 8 bytes of what the driver left for the threads.
    fn indirect_data(&self, surface: Surface, address: u64, size: u32) -> Option<u64> {
        let start = address.checked_sub(u64::from(INDIRECT_BASE))?;
        if surface != Surface::Stateless {
            return None;
        }
        let start = usize::try_from(start).ok()?;
        let bytes = self.indirect.get(start..start.checked_add(size as usize)?)?;
        let mut out = [0; 8];
        out[..size as usize].copy_from_slice(bytes);
        Some(u64::from_le_bytes(out))
    }

    fn count(&mut self, surface: Surface, size: u32) {
        match surface {
            Surface::Slm => self.statistics.local_bytes += u64::from(size),
            Surface::Stateless | Surface::Scratch => {}
            Surface::Bound(_) | Surface::A64 => self.statistics.global_bytes += u64::from(size),
        }
    }

    /// Whether messages to a memory may be performed late: others see it.
    pub(super) fn is_late(&self, surface: Surface) -> bool {
        match surface {
            Surface::Slm => self.late.local,
            Surface::Bound(_) | Surface::A64 => self.late.global,
            Surface::Stateless | Surface::Scratch => false,
        }
    }

    pub(super) fn load(&mut self, thread: &mut Thread, access: &Access) -> Result<u64> {
        let Access { surface, address, bytes: size, .. } = *access;
        self.count(surface, size);
        if let Some(bytes) = self.indirect_data(surface, address, size) {
            return Ok(bytes);
        }
        if let Some(bytes) = self.local(thread, surface, address, size) {
            let mut out = [0; 8];
            out[..size as usize].copy_from_slice(bytes?);
            return Ok(u64::from_le_bytes(out));
        }
        self.global.load(address, size)
    }

    pub(super) fn store(&mut self, thread: &mut Thread, access: &Access, value: u64) -> Result<()> {
        let Access { surface, address, bytes: size, .. } = *access;
        self.count(surface, size);
        if let Some(bytes) = self.local(thread, surface, address, size) {
            bytes?.copy_from_slice(&value.to_le_bytes()[..size as usize]);
            return Ok(());
        }
        self.global.store(address, size, value)
    }
}
