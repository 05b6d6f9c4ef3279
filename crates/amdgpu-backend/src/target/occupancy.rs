//! Number of waves of a SIMD: by registers, by local memory and by the size of workgroups.
//!
//! Facts: LLVM's AMDGPU usage guide and the ISA documents; measured with LLVM's `; Occupancy:` (a test compares, with
//! kernels of every size).
//!
//! * Vector registers are given by granules out of a SIMD's file, which accumulators share from gfx90a on: the
//!   accumulators begin at a multiple of four.
//! * Scalar registers limit waves up to gfx9, by steps. From gfx10 on each wave has all that code can name.
//! * Workgroups share the local memory of a compute unit, or of a pair of them from gfx10 on, unless the code is for one
//!   unit (`cumode`); a unit holds sixteen workgroups of more than one wave at most.

use rp_tracker::pressure::{Demand, KindDesc, OccupancyModel, Resource, Waves};

use super::reg_pressure::{AGPR, AVGPR, SGPR, VGPR};
use crate::target::regs;
use crate::target::subtarget::Subtarget;

/// Vector registers and accumulators in one file.
const UNIFIED: Demand = Demand::Unified { first: VGPR, second: AGPR, either: AVGPR, align: 4 };
/// The first number of scalar registers with which no more waves run than stand beside it, on gfx9.
const SGPR_STEPS: &[(u32, u32)] = &[(0, 10), (81, 9), (89, 8), (101, 7)];
/// Workgroups of more than one wave that a compute unit holds.
const WORKGROUPS_PER_UNIT: u32 = 16;

/// Sizes of a kernel's workgroups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Workgroups {
    /// Bytes of local memory of each.
    pub lds_bytes: u32,
    /// Workitems of the smallest.
    pub min_size: u32,
    /// Workitems of the largest.
    pub max_size: u32,
}

impl Workgroups {
    /// Workgroups of one size.
    pub const fn of_size(lds_bytes: u32, size: u32) -> Self {
        Self { lds_bytes, min_size: size, max_size: size }
    }

    /// Any workgroup without local memory.
    pub const ANY: Self = Self { lds_bytes: 0, min_size: 1, max_size: 1024 };

    /// The waves that fit a SIMD, spread evenly, in the best case of those that the sizes allow.
    pub fn waves(&self, subtarget: &Subtarget) -> u32 {
        let most = u32::from(subtarget.max_waves());
        let units = compute_units(subtarget);
        let by_lds = (subtarget.processor.max_lds * units).checked_div(self.lds_bytes);
        let by_lds = by_lds.unwrap_or(u32::MAX);
        if by_lds == 0 {
            return 1;
        }
        let simds = subtarget.simds_of_workgroup();
        let slots = most * simds;
        let waves_of = |size: u32| size.max(1).div_ceil(subtarget.wave_size());
        let groups_of = |waves: u32| {
            let by_slots = slots / waves;
            let by_barriers = if waves == 1 { u32::MAX } else { WORKGROUPS_PER_UNIT * units };
            by_slots.min(by_barriers).min(by_lds).max(1)
        };
        let (few, many) = (waves_of(self.min_size), waves_of(self.max_size.max(self.min_size)));
        let with_few = groups_of(few) * few;
        let with_many = groups_of(many) * many;
        let waves = if with_many >= with_few {
            with_many
        } else {
            // As many workgroups as of the smallest, larger ones.
            let groups = groups_of(few);
            let more = (slots - with_few) / groups;
            with_few + groups * more.min(many - few)
        };
        waves.div_ceil(simds).clamp(1, most)
    }
}

/// Limits of registers and local memory on the waves of a SIMD, and of waves on registers.
impl Subtarget {
    /// The largest number of vector registers, accumulators included where they are one file, with which so many
    /// waves fit a SIMD.
    pub const fn most_vgprs(&self, waves: u16) -> u16 {
        let waves = if waves == 0 { 1 } else { waves };
        let granule = self.vgpr_granule();
        self.vgprs_per_simd() / waves / granule * granule
    }

    /// Waves that fit a SIMD when each has so many vector registers, accumulators included where they are one file.
    pub fn waves_by_vgprs(&self, vgprs: u16) -> u16 {
        let waves = waves_by_vgprs(self).of(u32::from(vgprs), self.max_waves().into());
        waves as u16
    }

    /// Waves that fit a SIMD when each has so many scalar registers, those of `vcc` and its like included. From gfx10
    /// on any number does. By whole granules, as the hardware gives them: sometimes one wave fewer than
    /// LLVM's steps promise.
    pub fn waves_by_sgprs(&self, sgprs: u16) -> u16 {
        if !self.target.generation.is_gfx9() {
            return self.max_waves();
        }
        (800 / sgprs.max(1).next_multiple_of(16)).clamp(1, self.max_waves())
    }

    /// The largest number of scalar registers, without `vcc` and its like, with which so many waves fit a SIMD.
    pub fn most_sgprs(&self, waves: u16) -> u16 {
        if !self.target.generation.is_gfx9() {
            return u16::MAX;
        }
        (800 / waves.max(1) / 16 * 16).saturating_sub(6)
    }

    /// Waves that fit a SIMD when each workgroup takes so many bytes of local memory and has so many workitems at most.
    pub fn waves_by_lds(&self, bytes: u32, workgroup_size: u32) -> u16 {
        let sizes = Workgroups { lds_bytes: bytes, min_size: 1, max_size: workgroup_size };
        sizes.waves(self) as u16
    }

    /// The least number of vector registers with which no more than `waves` waves fit a SIMD.
    pub fn least_vgprs(&self, waves: u16) -> u16 {
        let (total, granule) = (self.vgprs_per_simd(), self.vgpr_granule());
        // With all that can be named, so many fit still.
        let fewest = total / self.addressable_vgprs().next_multiple_of(granule).min(total);
        let waves = waves.max(fewest).max(1);
        if waves >= self.max_waves() {
            return 0;
        }
        let fewer = self.most_vgprs(waves + 1).min(self.most_vgprs(waves) - granule);
        (1 + fewer).min(self.addressable_vgprs())
    }

    /// The least number of scalar registers with which no more than `waves` waves fit a SIMD, where they count.
    pub fn least_sgprs(&self, waves: u16) -> u16 {
        if !self.target.generation.is_gfx9() || waves >= self.max_waves() {
            return 0;
        }
        (800 / (waves + 1) / 16 * 16 + 1).min(102)
    }
}

/// Compute units that a workgroup's waves are spread over.
fn compute_units(subtarget: &Subtarget) -> u32 {
    if subtarget.generation().is_gfx9() || subtarget.cu_mode { 1 } else { 2 }
}

/// The waves that a number of vector registers lets run: accumulators included where they are one file.
pub const fn waves_by_vgprs(subtarget: &Subtarget) -> Waves {
    Waves::Granules {
        granule: subtarget.vgpr_granule() as u32,
        total: subtarget.vgprs_per_simd() as u32,
    }
}

/// The waves that a number of scalar registers lets run, `vcc` and its like included.
pub fn waves_by_sgprs(subtarget: &Subtarget) -> Waves {
    if subtarget.generation().is_gfx9() { Waves::Steps(SGPR_STEPS) } else { Waves::Unlimited }
}

/// The occupancy of a pressure (of the kinds of [`KINDS`](super::reg_pressure::KINDS)) for such workgroups.
pub fn model(subtarget: &Subtarget, workgroups: &Workgroups) -> OccupancyModel {
    let unified = subtarget.unified_registers();
    // Two files of their own are allocated alike.
    let demand = if unified { UNIFIED } else { Demand::Larger(&[VGPR, AVGPR], &[AGPR]) };
    OccupancyModel {
        max_waves: workgroups.waves(subtarget),
        resources: vec![
            Resource { demand: Demand::Sum(&[SGPR]), waves: waves_by_sgprs(subtarget) },
            Resource { demand, waves: waves_by_vgprs(subtarget) },
        ],
    }
}

/// The kinds of registers that are counted.
pub(crate) static KINDS: [KindDesc; 2] = [
    KindDesc { name: "SGPR", files: 1 << regs::SGPR.0 },
    KindDesc { name: "VGPR", files: 1 << regs::VGPR.0 | 1 << regs::AGPR.0 },
];

/// The number of scalar registers' kind.
pub(crate) const SCALAR: usize = 0;

/// The number of vector registers' kind.
pub(crate) const VECTOR: usize = 1;
