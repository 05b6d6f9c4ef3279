//! `.ze_info`: what the driver must know of each kernel, by the names of the specification (`zeinfo.md`).

use super::FORMAT_VERSION;
use super::yaml::Yaml;
use crate::abi::kernel::{
    Addressing, Argument, ArgumentKind, ImageAccess, ImageArgument, ImageShape, Kernel,
    PointerSpace, Sampler,
};

type Entries = Vec<(&'static str, Yaml)>;

/// The least scratch of a thread in bytes that the hardware can be asked for.
const SCRATCH_GRANULE: u32 = 1024;

/// The text of the section.
pub(super) fn describe(kernels: &[&Kernel]) -> String {
    let kernels = kernels.iter().map(|kernel| describe_kernel(kernel)).collect();
    Yaml::Map(vec![
        ("version", Yaml::Text(FORMAT_VERSION.to_owned())),
        ("kernels", Yaml::List(kernels)),
    ])
    .document()
}

fn describe_kernel(kernel: &Kernel) -> Yaml {
    let mut entries: Entries = vec![
        ("name", Yaml::Text(kernel.name.clone())),
        ("execution_env", Yaml::Map(execution_environment(kernel))),
    ];
    let mut arguments: Vec<&Argument> = kernel.arguments.iter().collect();
    arguments.sort_by_key(|a| a.offset);
    let mut described: Vec<Yaml> =
        arguments.into_iter().flat_map(|a| describe_parts(kernel, a)).map(Yaml::Map).collect();
    described.extend(kernel.images.iter().map(|image| Yaml::Map(describe_image(image))));
    let samplers = kernel.samplers.iter().zip(0..);
    described.extend(samplers.clone().filter_map(|(sampler, number)| match sampler {
        Sampler::Argument(index) => Some(Yaml::Map(describe_sampler(*index, number))),
        Sampler::Constant { .. } => None,
    }));
    if !described.is_empty() {
        entries.push(("payload_arguments", Yaml::List(described)));
    }
    if kernel.local_ids {
        let ids = placed("local_id", 0, kernel.per_thread_bytes());
        entries.push(("per_thread_payload_arguments", Yaml::List(vec![Yaml::Map(ids)])));
    }
    let bound: Vec<Yaml> = kernel
        .bound()
        .zip(0..)
        .map(|(index, number)| {
            Yaml::Map(vec![("bti_value", Yaml::Int(number)), ("arg_index", Yaml::Int(index))])
        })
        .collect();
    if !bound.is_empty() {
        entries.push(("binding_table_indices", Yaml::List(bound)));
    }
    if kernel.scratch_bytes > 0 {
        // The driver passes the logarithm of the size on and cuts it off.
        let size = kernel.scratch_bytes.next_power_of_two().max(SCRATCH_GRANULE);
        let scratch = vec![
            ("type", Yaml::Word("scratch")),
            ("usage", Yaml::Word("single_space")),
            ("size", Yaml::Int(size)),
            ("slot", Yaml::Int(0)),
        ];
        entries.push(("per_thread_memory_buffers", Yaml::List(vec![Yaml::Map(scratch)])));
    }
    let inline: Vec<Yaml> =
        samplers.filter_map(|(sampler, number)| inline_sampler(sampler, number)).collect();
    if !inline.is_empty() {
        entries.push(("inline_samplers", Yaml::List(inline)));
    }
    Yaml::Map(entries)
}

/// A sampler that the driver makes by itself.
fn inline_sampler(sampler: &Sampler, number: u32) -> Option<Yaml> {
    let &Sampler::Constant { addressing, linear, normalized } = sampler else { return None };
    let addressing = match addressing {
        Addressing::None => "none",
        Addressing::Border => "clamp_border",
        Addressing::Edge => "clamp_edge",
        Addressing::Repeat => "repeat",
        Addressing::Mirror => "mirror",
    };
    Some(Yaml::Map(vec![
        ("sampler_index", Yaml::Int(number)),
        ("addrmode", Yaml::Word(addressing)),
        ("filtermode", Yaml::Word(if linear { "linear" } else { "nearest" })),
        ("normalized", Yaml::Bool(normalized)),
    ]))
}

/// A parameter that has no bytes among the arguments, but a surface or a state of its own.
fn stateful(index: u32, space: &'static str, access: &'static str) -> Entries {
    let mut entries = placed("arg_bypointer", 0, 0);
    entries.extend([
        ("arg_index", Yaml::Int(index)),
        ("addrmode", Yaml::Word("stateful")),
        ("addrspace", Yaml::Word(space)),
        ("access_type", Yaml::Word(access)),
    ]);
    entries
}

fn describe_image(image: &ImageArgument) -> Entries {
    let access = match image.access {
        ImageAccess::Read => "readonly",
        ImageAccess::Write => "writeonly",
        ImageAccess::Both => "readwrite",
    };
    let shape = match image.shape {
        ImageShape::D1 => "image_1d",
        ImageShape::D1Array => "image_1d_array",
        ImageShape::Buffer => "image_buffer",
        ImageShape::D2 => "image_2d",
        ImageShape::D2Array => "image_2d_array",
        ImageShape::D2Depth => "image_2d_depth",
        ImageShape::D2ArrayDepth => "image_2d_array_depth",
        ImageShape::D3 => "image_3d",
    };
    let mut entries = stateful(image.index, "image", access);
    entries.push(("image_type", Yaml::Word(shape)));
    entries
}

fn describe_sampler(index: u32, number: u32) -> Entries {
    let mut entries = stateful(index, "sampler", "readwrite");
    entries.extend([("sampler_index", Yaml::Int(number)), ("sampler_type", Yaml::Word("texture"))]);
    entries
}

fn execution_environment(kernel: &Kernel) -> Entries {
    let mut entries: Entries = Vec::new();
    if kernel.barriers > 0 {
        entries.push(("barrier_count", Yaml::Int(kernel.barriers)));
    }
    entries.push(("grf_count", Yaml::Int(kernel.grf_count.into())));
    if kernel.inline_bytes > 0 {
        entries.push(("inline_data_payload_size", Yaml::Int(kernel.inline_bytes)));
    }
    if kernel.entry_with_ids > 0 {
        let offset = Yaml::Int(kernel.entry_with_ids);
        entries.push(("offset_to_skip_per_thread_data_load", offset));
    }
    if let Some(size) = kernel.required_work_group {
        entries.push(("required_work_group_size", Yaml::Numbers(size.to_vec())));
    }
    entries.push(("simd_size", Yaml::Int(kernel.simd.into())));
    if kernel.slm_bytes > 0 {
        entries.push(("slm_size", Yaml::Int(kernel.slm_bytes)));
    }
    // Channels of a thread do not wait for those of another one.
    entries.push(("subgroup_independent_forward_progress", Yaml::Bool(true)));
    entries
}

fn placed(kind: &'static str, offset: u32, size: u32) -> Entries {
    vec![("arg_type", Yaml::Word(kind)), ("offset", Yaml::Int(offset)), ("size", Yaml::Int(size))]
}

/// An argument; a pointer that is bound as a surface is one, and its address another.
fn describe_parts(kernel: &Kernel, argument: &Argument) -> Vec<Entries> {
    match argument.kind {
        ArgumentKind::ByPointer { index, .. } if kernel.surfaces.contains(&index) => {
            let Argument { kind, offset, size } = *argument;
            let mut address = placed("buffer_address", offset, size);
            address.push(("arg_index", Yaml::Int(index)));
            let surface = Argument { kind, offset: 0, size: 0 };
            vec![describe_argument(&surface), address]
        }
        _ => vec![describe_argument(argument)],
    }
}

fn describe_argument(argument: &Argument) -> Entries {
    let mut entries = placed(argument.kind.zeinfo_name(), argument.offset, argument.size);
    if let Some(index) = argument.kind.index() {
        entries.push(("arg_index", Yaml::Int(index)));
    }
    match argument.kind {
        ArgumentKind::ByPointer { space, .. } => {
            let (space, access) = match space {
                PointerSpace::Global => ("global", "readwrite"),
                PointerSpace::Constant => ("constant", "readonly"),
            };
            // A surface has no place in the cross-thread data.
            let mode = if argument.size == 0 { "stateful" } else { "stateless" };
            entries.push(("addrmode", Yaml::Word(mode)));
            entries.push(("addrspace", Yaml::Word(space)));
            entries.push(("access_type", Yaml::Word(access)));
        }
        ArgumentKind::ByValue { source_offset, .. } => {
            entries.push(("source_offset", Yaml::Int(source_offset)));
        }
        ArgumentKind::LocalPointer { align, .. } => {
            entries.push(("addrmode", Yaml::Word("slm")));
            entries.push(("addrspace", Yaml::Word("local")));
            entries.push(("access_type", Yaml::Word("readwrite")));
            entries.push(("slm_alignment", Yaml::Int(align)));
        }
        _ => {}
    }
    entries
}
