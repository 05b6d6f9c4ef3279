//! Resources of a multiprocessor and the number of warps that run on it: the rules of CUDA's occupancy calculator.
//!
//! PTX's registers are without number. `ptxas` decides how many of the machine's registers a kernel takes; it reorders,
//! folds and splits instructions. Known here is the number of registers live in the text at one time
//! ([`crate::mir_opt::remat::live`]). From it come an *estimate* ([`estimate`]) and the occupancy. Measurements of the
//! estimate's error: `docs/embedding.md`.

use rp_tracker::pressure::Waves;

use crate::target::launch::LaunchBounds;
use crate::target::sm::Sm;

/// Threads of a warp.
pub(crate) const WARP: u32 = 32;
/// Registers of a thread at most.
pub(crate) const MOST: u32 = 255;
/// Schedulers of a multiprocessor, each with a quarter of its registers and warps (all GPUs since sm_70).
const SCHEDULERS: u32 = 4;
/// A scheduler has registers for 512 threads' worth of one, and warps get them by eights: 65,536 registers of a
/// multiprocessor in units of 256 (CUDA C++ Programming Guide, "Technical Specifications per Compute Capability").
const REGISTERS: Waves = Waves::Granules { granule: 8, total: 512 };
/// Warps of a multiprocessor at most, on most architectures.
const USUAL_WARPS: u32 = 64;

/// Resources that the warps of a multiprocessor share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Multiprocessor {
    /// Warps at most.
    pub warps: u32,
    /// Blocks at most.
    pub blocks: u32,
    /// Bytes of shared memory.
    pub shared: u64,
    /// Bytes of shared memory that the driver takes for each block.
    pub reserved: u64,
    /// Blocks get shared memory in units of so many bytes.
    pub unit: u64,
}

impl Multiprocessor {
    /// That of an architecture since sm_70 (CUDA C++ Programming Guide, "Technical Specifications per Compute Capability"; the
    /// `arch_traits` of NVIDIA's CCCL).
    pub fn of(sm: Sm) -> Option<Self> {
        let (warps, blocks, kilobytes) = match sm.number {
            70 | 72 => (64, 32, 96),
            75 => (32, 16, 64),
            80 => (64, 32, 164),
            86 => (48, 16, 100),
            87 | 88 => (48, 16, 164),
            89 => (48, 24, 100),
            90 | 100 | 103 => (64, 32, 228),
            101 | 110 => (48, 24, 228),
            120 | 121 => (48, 24, 100),
            _ => return None,
        };
        let (reserved, unit) = if sm.number < 80 { (0, 256) } else { (1024, 128) };
        Some(Self { warps, blocks, shared: kilobytes << 10, reserved, unit })
    }

    /// Warps that run with so many registers of a thread, if nothing else limits them.
    pub fn warps_with(&self, registers: u32) -> u32 {
        warps(registers, self.warps)
    }

    /// Each number of warps that some number of registers lets run, with the most registers for it; from the most warps on.
    pub fn steps(&self) -> Vec<(u32, u32)> {
        let mut steps: Vec<(u32, u32)> = Vec::new();
        for waves in (1..=self.warps / SCHEDULERS).rev() {
            let registers = REGISTERS.largest_demand(waves).unwrap_or(MOST).min(MOST);
            if steps.last().is_none_or(|&(_, most)| most < registers) {
                steps.push((waves * SCHEDULERS, registers));
            }
        }
        steps
    }

    /// Warps that run at a time of a kernel whose threads have so many registers and whose blocks so many bytes of shared
    /// memory. Without the size of blocks it is what blocks of `most` threads may reach.
    pub fn occupancy(&self, registers: u32, shared: u64, threads: Option<u32>, most: u32) -> u32 {
        let of_block = |threads: u32| threads.clamp(1, 1024).div_ceil(WARP);
        let taken = (shared + self.reserved).next_multiple_of(self.unit);
        let by_memory = match taken {
            0 => self.blocks,
            taken => u32::try_from(self.shared / taken).unwrap_or(u32::MAX).min(self.blocks),
        };
        let by_registers = self.warps_with(registers);
        match threads {
            Some(threads) => {
                let warps = of_block(threads);
                (by_registers / warps).min(by_memory) * warps
            }
            None => by_registers.min(by_memory * of_block(most)),
        }
    }
}

/// Warps that run with so many registers of a thread, `most` at most.
fn warps(registers: u32, most: u32) -> u32 {
    REGISTERS.of(registers.clamp(1, MOST), most / SCHEDULERS) * SCHEDULERS
}

/// Blocks of so many threads that run on a multiprocessor of most architectures when each thread has so many registers.
pub(crate) fn blocks(threads: u32, registers: u32) -> u32 {
    warps(registers, USUAL_WARPS) / threads.max(1).div_ceil(WARP)
}

/// The most registers of a thread with which so many blocks run.
fn registers_for(threads: u32, wanted: u32) -> u32 {
    (1..=MOST).rev().find(|&registers| blocks(threads, registers) >= wanted).unwrap_or(MOST)
}

/// The most registers that a kernel's directives (`.maxnreg`, `.minnctapersm`) leave to a thread, in blocks of so many threads.
pub(crate) fn asked_limit(bounds: &LaunchBounds, threads: u32) -> u32 {
    let asked = bounds.maxnreg.first().copied().filter(|&n| n != 0);
    let blocks_asked = bounds.minctasm.first().filter(|&&n| n != 0);
    let by_blocks = blocks_asked.map(|&n| registers_for(threads, n));
    [asked, by_blocks].into_iter().flatten().fold(MOST, u32::min)
}

/// Registers that `ptxas` takes for addresses and latencies beside those that are live in the text.
pub(crate) const BESIDE: u32 = 4;
/// Registers that it takes more in a kernel with calls: what a call hands over and preserves has fixed places.
const CALLS: u32 = 14;
/// Registers that it takes at least.
const LEAST: u32 = 10;

/// The registers of a thread that `ptxas` may allocate where so many are live in the text, in a kernel with calls or without: an
/// estimate. Its numbers were measured over the corpus.
pub(crate) fn estimate(live: u32, calls: bool, bounds: &LaunchBounds) -> u32 {
    let threads = bounds.threads();
    let fits_once = threads.map_or(MOST, |threads| registers_for(threads, 1));
    let limit = asked_limit(bounds, threads.unwrap_or(1024)).min(fits_once);
    let beside = if calls { BESIDE + CALLS } else { BESIDE };
    (live + beside).max(LEAST).min(limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_follow_the_rules_of_occupancy() {
        let steps = |threads: u32| -> Vec<(u32, u32)> {
            let mut found: Vec<(u32, u32)> = Vec::new();
            for registers in 1..=MOST {
                let now = blocks(threads, registers);
                match found.last_mut() {
                    Some(last) if last.0 == now => last.1 = registers,
                    _ => found.push((now, registers)),
                }
            }
            found
        };
        assert_eq!(steps(256), [(8, 32), (6, 40), (5, 48), (4, 64), (3, 80), (2, 128), (1, 255)]);
        assert_eq!(steps(1024), [(2, 32), (1, 64), (0, 255)]);
        assert_eq!(registers_for(256, 5), 48);
    }

    #[test]
    fn multiprocessors_differ() {
        let of = |number: u32| Multiprocessor::of(Sm::new(number)).unwrap();
        assert_eq!(
            of(90).steps(),
            [
                (64, 32),
                (48, 40),
                (40, 48),
                (36, 56),
                (32, 64),
                (28, 72),
                (24, 80),
                (20, 96),
                (16, 128),
                (12, 168),
                (8, 255)
            ]
        );
        assert_eq!(of(75).steps()[0], (32, 64));
        assert_eq!(of(86).steps()[0], (48, 40));
        assert_eq!(Multiprocessor::of(Sm::new(61)), None);
        // Blocks of 256 threads: whole blocks only, and their shared memory with what the driver takes.
        assert_eq!(of(90).occupancy(40, 0, Some(256), 1024), 48);
        assert_eq!(of(90).occupancy(56, 0, Some(256), 1024), 32);
        assert_eq!(of(90).occupancy(32, 48 << 10, Some(256), 1024), 32);
        assert_eq!(of(70).occupancy(32, 48 << 10, Some(256), 1024), 16);
        assert_eq!(of(90).occupancy(32, 0, Some(32), 1024), 32);
        // Of unknown size they may be large.
        assert_eq!(of(90).occupancy(56, 0, None, 1024), 36);
        assert_eq!(of(90).occupancy(32, 200 << 10, None, 1024), 32);
        assert_eq!(of(90).occupancy(32, 200 << 10, None, 128), 4);
    }

    #[test]
    fn estimates_obey_directives() {
        let none = LaunchBounds::default();
        let of = |live: u32| estimate(live, false, &none);
        assert_eq!((of(0), of(30), of(400)), (10, 34, 255));
        assert_eq!(estimate(10, true, &none), 28);
        let asked = LaunchBounds { maxnreg: vec![32], ..LaunchBounds::default() };
        assert_eq!(estimate(100, false, &asked), 32);
        let block = LaunchBounds { maxntid: vec![1024], ..LaunchBounds::default() };
        assert_eq!(estimate(100, false, &block), 64);
        let two = LaunchBounds { maxntid: vec![512], minctasm: vec![2], ..LaunchBounds::default() };
        assert_eq!(estimate(100, false, &two), 64);
    }
}
