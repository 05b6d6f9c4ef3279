//! The kernel descriptor: 64 bytes from which the hardware's registers are set when a kernel starts.
//!
//! Facts: LLVM's AMDGPU usage guide, "Kernel Descriptor".

use core::fmt::Write as _;

use super::resources::Resources;
use crate::abi::KernelAbi;
use crate::target::Generation;

/// Contents of a kernel descriptor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Descriptor {
    /// The generation.
    pub generation: Generation,
    /// Whether waves have 32 lanes.
    pub wave32: bool,
    /// Bytes of local memory.
    pub group_segment_size: u32,
    /// Bytes of scratch for a lane.
    pub private_segment_size: u32,
    /// Bytes of the kernarg segment.
    pub kernarg_size: u32,
    /// Whether scratch is needed at all.
    pub enable_private_segment: bool,
    /// Whether the stack's size is not known.
    pub uses_dynamic_stack: bool,
    /// Vector registers, accumulators included where they are one file.
    pub vgprs: u16,
    /// First accumulator in the common file.
    pub accum_offset: u16,
    /// Numbered scalar registers, and their number with the special ones after them.
    pub sgprs: (u16, u16),
    /// Whether VCC is used.
    pub uses_vcc: bool,
    /// Whether `flat_scratch` is used.
    pub uses_flat_scratch: bool,
    /// User scalar registers.
    pub user_sgprs: u16,
    /// The user scalar registers in use: bits of the kernel code properties.
    pub user_sgpr_bits: u16,
    /// Dwords of preloaded arguments.
    pub kernarg_preload: u16,
    /// Workgroup ids.
    pub workgroup_ids: [bool; 3],
    /// Dimensions of workitem ids, less one.
    pub workitem_id_mode: u8,
    /// Rounding and denormals: the low byte of MODE.
    pub float_mode: u8,
    /// IEEE mode.
    pub ieee: bool,
    /// NaN clamps to 0.
    pub dx10_clamp: bool,
    /// Whether a workgroup may use both compute units of a pair.
    pub wgp_mode: bool,
    /// Whether a workgroup may be split.
    pub tg_split: bool,
    /// Cache lines of code to fetch ahead.
    pub inst_pref_size: u8,
}

/// Bits of the kernel code properties.
mod property {
    pub(super) const PRIVATE_SEGMENT_BUFFER: u16 = 1;
    pub(super) const DISPATCH_PTR: u16 = 1 << 1;
    pub(super) const QUEUE_PTR: u16 = 1 << 2;
    pub(super) const KERNARG_PTR: u16 = 1 << 3;
    pub(super) const DISPATCH_ID: u16 = 1 << 4;
    pub(super) const FLAT_SCRATCH_INIT: u16 = 1 << 5;
    pub(super) const WAVE32: u16 = 1 << 10;
    pub(super) const DYNAMIC_STACK: u16 = 1 << 11;
}

impl Descriptor {
    /// The descriptor of a kernel whose code takes `code_size` bytes.
    pub fn new(abi: &KernelAbi, resources: &Resources, code_size: u64) -> Self {
        let subtarget = &abi.subtarget;
        let generation = subtarget.generation();
        let scalars = &abi.scalars;
        let bits = [
            (scalars.private_segment_buffer.is_some(), property::PRIVATE_SEGMENT_BUFFER),
            (scalars.dispatch_ptr.is_some(), property::DISPATCH_PTR),
            (scalars.queue_ptr.is_some(), property::QUEUE_PTR),
            (scalars.kernarg_segment_ptr.is_some(), property::KERNARG_PTR),
            (scalars.dispatch_id.is_some(), property::DISPATCH_ID),
            (scalars.flat_scratch_init.is_some(), property::FLAT_SCRATCH_INIT),
        ];
        // Where more waves than wanted would fit, registers are asked for that keep them out.
        let waves =
            abi.limits.waves_per_simd.1.unwrap_or(u32::MAX).min(u32::from(subtarget.max_waves()))
                as u16;
        let limited = |least: u16| if waves < subtarget.max_waves() { least } else { 0 };
        let line = 128;
        let most = match generation {
            Generation::Gfx1100 => 63,
            Generation::Gfx1200 => 255,
            _ => 0,
        };
        Self {
            generation,
            wave32: subtarget.target.wave32,
            group_segment_size: abi.lds.size,
            private_segment_size: resources.scratch,
            kernarg_size: u32::try_from(abi.kernarg_size).unwrap_or(u32::MAX),
            enable_private_segment: resources.scratch != 0 || resources.dynamic_stack,
            uses_dynamic_stack: resources.dynamic_stack,
            vgprs: resources.total_vgprs(subtarget).max(limited(subtarget.least_vgprs(waves))),
            accum_offset: resources.vgprs.max(1).next_multiple_of(4),
            sgprs: {
                let total = resources.total_sgprs(subtarget);
                let more = limited(subtarget.least_sgprs(waves)).saturating_sub(total);
                (resources.sgprs + more, total + more)
            },
            uses_vcc: resources.uses_vcc,
            uses_flat_scratch: resources.uses_flat_scratch,
            user_sgprs: abi.user_sgprs,
            user_sgpr_bits: bits.iter().filter(|b| b.0).map(|b| b.1).sum(),
            kernarg_preload: abi.preload_dwords,
            workgroup_ids: abi.workgroup_id_enable,
            workitem_id_mode: abi.workitem_id_mode,
            float_mode: abi.float_mode.bits(),
            ieee: abi.float_mode.ieee,
            dx10_clamp: abi.float_mode.dx10_clamp,
            wgp_mode: !generation.is_gfx9() && !subtarget.cu_mode,
            tg_split: subtarget.tg_split,
            inst_pref_size: code_size.div_ceil(line).min(most) as u8,
        }
    }

    fn vgpr_granule(&self) -> u16 {
        if self.generation.aligned_tuples() || self.wave32 { 8 } else { 4 }
    }

    /// The first resource register.
    fn rsrc1(&self) -> u32 {
        let blocks = |count: u16, granule: u16| u32::from(count.max(1).div_ceil(granule) - 1);
        let mut word = blocks(self.vgprs, self.vgpr_granule()) & 63;
        if self.generation.is_gfx9() {
            word |= (blocks(self.sgprs.1, 8) & 15) << 6;
        }
        word |= u32::from(self.float_mode) << 12;
        if self.generation != Generation::Gfx1200 {
            word |= u32::from(self.dx10_clamp) << 21 | u32::from(self.ieee) << 23;
        }
        if !self.generation.is_gfx9() {
            // Memory operations return in order, and waves make progress.
            word |= u32::from(self.wgp_mode) << 29 | 1 << 30 | 1 << 31;
        }
        word
    }

    /// The second resource register.
    fn rsrc2(&self) -> u32 {
        let ids = (0..3).map(|d| u32::from(self.workgroup_ids[d]) << (7 + d)).sum::<u32>();
        u32::from(self.enable_private_segment)
            | u32::from(self.user_sgprs) << 1
            | ids
            | u32::from(self.workitem_id_mode) << 11
    }

    /// The third resource register.
    fn rsrc3(&self) -> u32 {
        match self.generation {
            Generation::Gfx90a | Generation::Gfx942 | Generation::Gfx950 => {
                u32::from(self.accum_offset / 4 - 1) & 63 | u32::from(self.tg_split) << 16
            }
            Generation::Gfx1100 | Generation::Gfx1200 => u32::from(self.inst_pref_size) << 4,
            _ => 0,
        }
    }

    /// The bytes. The distance of the code, 64 bits at byte [`Descriptor::ENTRY`], is left zero.
    pub fn to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        let mut put = |at: usize, word: u32| bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
        put(0, self.group_segment_size);
        put(4, self.private_segment_size);
        put(8, self.kernarg_size);
        put(44, self.rsrc3());
        put(48, self.rsrc1());
        put(52, self.rsrc2());
        let wave32 = if self.wave32 { property::WAVE32 } else { 0 };
        let dynamic = if self.uses_dynamic_stack { property::DYNAMIC_STACK } else { 0 };
        let properties = self.user_sgpr_bits | wave32 | dynamic;
        put(56, u32::from(properties) | u32::from(self.kernarg_preload) << 16);
        bytes
    }

    /// Offset of the field with the distance from the descriptor to the code.
    pub const ENTRY: u64 = 16;

    /// Appends the `.amdhsa_kernel` block.
    pub fn write_directives(&self, out: &mut String, name: &str) {
        let _ = writeln!(out, "\t.amdhsa_kernel {name}");
        let mut put = |name: &str, value: u32| {
            let _ = writeln!(out, "\t\t.amdhsa_{name} {value}");
        };
        let on = |mask: u16| u32::from(self.user_sgpr_bits & mask != 0);
        let gfx9 = self.generation.is_gfx9();
        let architected = self.generation.has_gfx940_insts() || self.generation.is_gfx11_plus();
        put("group_segment_fixed_size", self.group_segment_size);
        put("private_segment_fixed_size", self.private_segment_size);
        put("kernarg_size", self.kernarg_size);
        put("user_sgpr_count", u32::from(self.user_sgprs));
        if !architected {
            put("user_sgpr_private_segment_buffer", on(property::PRIVATE_SEGMENT_BUFFER));
        }
        put("user_sgpr_dispatch_ptr", on(property::DISPATCH_PTR));
        put("user_sgpr_queue_ptr", on(property::QUEUE_PTR));
        put("user_sgpr_kernarg_segment_ptr", on(property::KERNARG_PTR));
        put("user_sgpr_dispatch_id", on(property::DISPATCH_ID));
        if !architected {
            put("user_sgpr_flat_scratch_init", on(property::FLAT_SCRATCH_INIT));
        }
        if self.generation.aligned_tuples() {
            put("user_sgpr_kernarg_preload_length", u32::from(self.kernarg_preload));
            put("user_sgpr_kernarg_preload_offset", 0);
        }
        put("user_sgpr_private_segment_size", 0);
        if !gfx9 {
            put("wavefront_size32", u32::from(self.wave32));
        }
        put("uses_dynamic_stack", u32::from(self.uses_dynamic_stack));
        let private = if architected {
            "enable_private_segment"
        } else {
            "system_sgpr_private_segment_wavefront_offset"
        };
        put(private, u32::from(self.enable_private_segment));
        for (dimension, name) in ["x", "y", "z"].into_iter().enumerate() {
            put(
                &format!("system_sgpr_workgroup_id_{name}"),
                u32::from(self.workgroup_ids[dimension]),
            );
        }
        put("system_sgpr_workgroup_info", 0);
        put("system_vgpr_workitem_id", u32::from(self.workitem_id_mode));
        put("next_free_vgpr", u32::from(self.vgprs.max(1)));
        put("next_free_sgpr", u32::from(self.sgprs.0));
        if self.generation.aligned_tuples() {
            put("accum_offset", u32::from(self.accum_offset));
        }
        put("reserve_vcc", u32::from(self.uses_vcc));
        if !architected {
            put("reserve_flat_scratch", u32::from(self.uses_flat_scratch));
        }
        put("float_round_mode_32", u32::from(self.float_mode & 3));
        put("float_round_mode_16_64", u32::from(self.float_mode >> 2 & 3));
        put("float_denorm_mode_32", u32::from(self.float_mode >> 4 & 3));
        put("float_denorm_mode_16_64", u32::from(self.float_mode >> 6));
        if self.generation != Generation::Gfx1200 {
            put("dx10_clamp", u32::from(self.dx10_clamp));
            put("ieee_mode", u32::from(self.ieee));
        }
        put("fp16_overflow", 0);
        if self.generation.aligned_tuples() {
            put("tg_split", u32::from(self.tg_split));
        }
        if !gfx9 {
            put("workgroup_processor_mode", u32::from(self.wgp_mode));
            put("memory_ordered", 1);
            put("forward_progress", 1);
        }
        if self.generation.is_gfx11_plus() {
            put("inst_pref_size", u32::from(self.inst_pref_size));
        }
        out.push_str("\t.end_amdhsa_kernel\n");
    }
}
