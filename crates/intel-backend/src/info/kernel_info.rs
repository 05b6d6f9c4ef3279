//! Description of a kernel, in the form that all backends have in common ([`ir::kernel`]).

use ir::kernel::{
    self, ArgumentKind as Kind, KernelDescription, Memory, Occupancy, RegisterUse, parameter_name,
};
use ir::ssa::{Global, Module};

use crate::abi::kernel::{Argument, ArgumentKind, Kernel, PointerSpace, Sampler};
use crate::emit::compiled::CompiledKernel;
use crate::target::device::{Device, GRF_BYTES, GRF_COUNT, Generation};

/// Describes a compiled kernel of a module.
pub(crate) fn describe(
    module: &Module,
    global: Global,
    device: &Device,
    compiled: &CompiledKernel,
) -> KernelDescription {
    let kernel = &compiled.kernel;
    let mut found = KernelDescription::new(&*kernel.name);
    found.arguments = arguments(kernel);
    if let Some(body) = module.body(global) {
        for argument in &mut found.arguments {
            if let Some(index) = argument.index {
                let name = parameter_name(&module.cx, global, body, index as usize);
                name.clone_into(&mut argument.name);
            }
        }
    }
    found.argument_bytes = kernel.cross_thread_bytes().into();
    found.argument_align = GRF_BYTES.into();
    found.wave_size = kernel.simd.into();
    let grfs = compiled.pressure.registers.min(GRF_COUNT.into());
    found.registers = vec![
        RegisterUse::new("grf", grfs, compiled.spilled),
        RegisterUse::new("flag", compiled.pressure.flags, 0),
    ];
    found.dynamic_shared =
        kernel.arguments.iter().any(|a| matches!(a.kind, ArgumentKind::LocalPointer { .. }));
    // The number of work-groups that share a unit's memory and barriers depends on their sizes, which the
    // launch decides.
    if kernel.slm_bytes == 0 && kernel.barriers == 0 && !found.dynamic_shared {
        found.occupancy = Some(Occupancy::new(threads(device), threads(device)));
    }
    found.shared_bytes = kernel.slm_bytes.into();
    found.scratch_bytes = kernel.scratch_bytes.div_ceil(kernel.simd.into()).into();
    found.required_work_group = kernel.required_work_group;
    found.max_work_group = kernel.required_work_group.map(|size| size.iter().product());
    found.code_bytes = Some(compiled.code.len() as u64);
    found
}

/// The arguments: parameters in order, each place of one in the driver's order, then what belongs to none.
fn arguments(kernel: &Kernel) -> Vec<kernel::Argument> {
    let mut list: Vec<kernel::Argument> =
        kernel.arguments.iter().map(|argument| in_cross_thread_data(kernel, argument)).collect();
    let bound = |kind, index: u32, binding: usize| {
        let mut argument = kernel::Argument::new(kind, 0, 0).of_parameter(index as usize, "");
        argument.binding = u32::try_from(binding).ok();
        argument
    };
    let buffers = kernel.surfaces.len();
    for (n, image) in kernel.images.iter().enumerate() {
        list.push(bound(Kind::Image, image.index, buffers + n));
    }
    for (n, sampler) in kernel.samplers.iter().enumerate() {
        if let Sampler::Argument(index) = *sampler {
            list.push(bound(Kind::Sampler, index, n));
        }
    }
    // The most informative entry of a parameter comes first.
    let is_implicit = |a: &kernel::Argument| matches!(a.kind, Kind::Runtime(_));
    list.sort_by_key(|a| (a.index.unwrap_or(u32::MAX), is_implicit(a), a.offset));
    list
}

fn in_cross_thread_data(kernel: &Kernel, argument: &Argument) -> kernel::Argument {
    let surface = |index: u32| kernel.surfaces.iter().position(|&bound| bound == index);
    let mut binding = None;
    let kind = match argument.kind {
        ArgumentKind::ByPointer { index, space } => {
            binding = surface(index);
            Kind::Pointer(match space {
                PointerSpace::Global => Memory::Global,
                PointerSpace::Constant => Memory::Constant,
            })
        }
        ArgumentKind::ByValue { .. } => Kind::Value,
        ArgumentKind::LocalPointer { .. } => Kind::SharedPointer,
        _ => Kind::Runtime(argument.kind.zeinfo_name().into()),
    };
    let (offset, size) = (argument.offset.into(), argument.size.into());
    let mut found = kernel::Argument::new(kind, offset, size);
    found.index = argument.kind.index();
    if let ArgumentKind::ByValue { source_offset, .. } = argument.kind {
        found.source_offset = source_offset.into();
    }
    found.binding = binding.and_then(|n| u32::try_from(n).ok());
    found
}

/// Threads that an execution unit of a device that kernels are compiled for runs at a time, each with all its registers. Source:
/// the public programmer's reference manuals.
fn threads(device: &Device) -> u32 {
    if device.generation >= Generation::Gen12p5 { 8 } else { 7 }
}
