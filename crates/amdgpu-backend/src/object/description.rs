//! Description of a kernel, in the form that all backends have in common ([`ir::kernel`]).

use ir::kernel::{
    Argument, ArgumentKind, KernelDescription, Memory, Occupancy, RegisterUse, three_numbers,
};
use ir::ssa::Context;
use rp_tracker::pressure::RegPressure;

use super::metadata::{said, value_kind};
use super::resources::Resources;
use crate::abi::KernelAbi;
use crate::abi::kernel::KernelArg;
use crate::target::occupancy::{Workgroups, model};
use crate::target::reg_pressure::{AGPR, SGPR, VGPR};
use crate::target::subtarget::Subtarget;

/// Describes a kernel, from its ABI, what it and what it calls need, and the bytes of its code.
pub(crate) fn describe(
    cx: &Context,
    abi: &KernelAbi,
    resources: &Resources,
    code_bytes: usize,
) -> KernelDescription {
    let subtarget = &abi.subtarget;
    let mut found = KernelDescription::new(&*cx.globals[abi.kernel].name);
    let written = abi.args.iter().map(|arg| argument(cx, abi, arg));
    let hidden = abi.hidden.iter().map(|hidden| {
        Argument::new(ArgumentKind::Runtime(hidden.kind.into()), hidden.offset, hidden.size)
    });
    found.arguments = written.chain(hidden).collect();
    found.argument_bytes = abi.kernarg_size;
    found.argument_align = abi.kernarg_align;
    found.wave_size = subtarget.wave_size();
    found.registers = registers(subtarget, resources);
    found.occupancy = Some(occupancy(abi, resources));
    found.shared_bytes = abi.lds.size.into();
    found.dynamic_shared = abi.lds.dynamic;
    found.scratch_bytes = resources.scratch.into();
    found.dynamic_scratch = resources.dynamic_stack;
    found.required_work_group = three_numbers(cx, abi.kernel, "reqd_work_group_size");
    found.max_work_group = Some(abi.limits.max_workgroup_size);
    found.code_bytes = Some(code_bytes as u64);
    found
}

fn argument(cx: &Context, abi: &KernelAbi, arg: &KernelArg) -> Argument {
    let word = |kind: &str| said(cx, abi.kernel, kind, arg.number);
    let base = word("kernel_arg_base_type");
    let kind = match value_kind(arg.ty, word("kernel_arg_type_qual"), base) {
        "image" => ArgumentKind::Image,
        "sampler" => ArgumentKind::Sampler,
        "dynamic_shared_pointer" => ArgumentKind::SharedPointer,
        "by_value" => ArgumentKind::Value,
        // Pipes and queues are addresses, too.
        _ => ArgumentKind::Pointer(match arg.ty.address_space() {
            Some(1) => Memory::Global,
            Some(4) => Memory::Constant,
            _ => Memory::Generic,
        }),
    };
    Argument::new(kind, arg.offset, arg.size).aligned(arg.align).of_parameter(arg.number, &arg.name)
}

fn registers(subtarget: &Subtarget, resources: &Resources) -> Vec<RegisterUse> {
    let total = resources.total_vgprs(subtarget);
    let mut files = vec![
        RegisterUse::new("vgpr", total.into(), resources.vgpr_spills),
        RegisterUse::new("sgpr", resources.total_sgprs(subtarget).into(), resources.sgpr_spills),
    ];
    if subtarget.processor.accumulators {
        files.push(RegisterUse::new("agpr", resources.agprs.into(), 0));
    }
    files
}

/// Waves of a SIMD, for the work-groups that the kernel may be launched with.
fn occupancy(abi: &KernelAbi, resources: &Resources) -> Occupancy {
    let subtarget = &abi.subtarget;
    let workgroups = Workgroups {
        lds_bytes: abi.lds.size,
        min_size: abi.limits.min_workgroup_size,
        max_size: abi.limits.max_workgroup_size,
    };
    let pressure = RegPressure::NONE
        .with_count(SGPR, resources.total_sgprs(subtarget).into())
        .with_count(VGPR, resources.vgprs.into())
        .with_count(AGPR, resources.agprs.into());
    let waves = model(subtarget, &workgroups).occupancy(&pressure);
    Occupancy::new(waves, subtarget.max_waves().into())
}
