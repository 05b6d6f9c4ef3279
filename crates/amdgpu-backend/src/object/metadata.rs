//! The metadata note: what runtimes and debuggers want to know of kernels, as MessagePack.
//!
//! Facts: LLVM's AMDGPU usage guide, "Code Object Metadata"; names and presence of entries as LLVM 22 writes them.

use std::sync::Arc;

use ir::diagnostic::Diagnostic;
use ir::kernel::three_numbers;
use ir::ssa::{Context, Global, GlobalData, Type, sym};
use rmpv::Value;

use super::resources::Resources;
use crate::abi::{KernelAbi, ModuleAbi};
use crate::target::subtarget::Subtarget;

/// A map that is written in the order of its keys.
#[derive(Default)]
struct Entries(Vec<(String, Value)>);

impl Entries {
    fn put(&mut self, key: &str, value: impl Into<Value>) {
        self.0.push((key.to_owned(), value.into()));
    }

    fn into_value(mut self) -> Value {
        self.0.sort_by(|a, b| a.0.cmp(&b.0));
        Value::Map(self.0.into_iter().map(|(k, v)| (Value::from(k), v)).collect())
    }
}

/// The metadata of a module; `kernels` in the order in which they stand in the object.
///
/// # Errors
/// Metadata of the module that is not what it should be.
pub fn of_module(
    cx: &Context,
    abi: &ModuleAbi,
    subtarget: &Subtarget,
    kernels: &[(&KernelAbi, Resources)],
) -> Result<Value, Diagnostic> {
    let mut entries = Entries::default();
    let list = kernels.iter().map(|(kernel, resources)| of_kernel(cx, kernel, resources)).collect();
    entries.put("amdhsa.kernels", Value::Array(list));
    let formats: Vec<Value> = cx
        .metadata
        .find_named("llvm.printf.fmts")
        .unwrap_or(&[])
        .iter()
        .filter_map(|&node| cx.metadata.tuple(node).first().copied().flatten())
        .filter_map(|text| cx.metadata.string(text).map(Value::from))
        .collect();
    if !formats.is_empty() {
        entries.put("amdhsa.printf", Value::Array(formats));
    }
    entries.put("amdhsa.target", subtarget.target_id());
    debug_assert!(abi.code_object_version >= 5);
    entries.put("amdhsa.version", Value::Array(vec![1.into(), 2.into()]));
    Ok(entries.into_value())
}

fn of_kernel(cx: &Context, abi: &KernelAbi, resources: &Resources) -> Value {
    let data = &cx.globals[abi.kernel];
    let attrs = data.function().map(|f| f.attrs).unwrap_or_default();
    let text = |name: &str| cx.symbols.find(name).and_then(|s| cx.attrs.string(attrs, s));
    let subtarget = &abi.subtarget;
    let mut entries = Entries::default();
    entries.put(".name", &*data.name);
    entries.put(".symbol", format!("{}.kd", data.name));
    language(cx, &mut entries);
    for (key, kind) in [
        (".reqd_workgroup_size", "reqd_work_group_size"),
        (".workgroup_size_hint", "work_group_size_hint"),
    ] {
        if let Some(size) = three_numbers(cx, abi.kernel, kind) {
            entries.put(key, Value::Array(size.iter().map(|&n| n.into()).collect()));
        }
    }
    if let Some(hint) = vector_hint(cx, data) {
        entries.put(".vec_type_hint", hint);
    }
    if let Some(handle) = text("runtime-handle") {
        entries.put(".device_enqueue_symbol", handle);
    }
    for (name, kind) in [("device-init", "init"), ("device-fini", "fini")] {
        if text(name).is_some() {
            entries.put(".kind", kind);
        }
    }
    if abi.uniform_workgroup_size {
        entries.put(".uniform_work_group_size", 1);
    }
    entries.put(".args", arguments(cx, abi));
    entries.put(".kernarg_segment_size", abi.kernarg_size);
    entries.put(".group_segment_fixed_size", abi.lds.size);
    entries.put(".kernarg_segment_align", abi.kernarg_align);
    entries.put(".private_segment_fixed_size", resources.scratch);
    entries.put(".uses_dynamic_stack", resources.dynamic_stack);
    if !subtarget.generation().is_gfx9() {
        entries.put(".workgroup_processor_mode", u32::from(!subtarget.cu_mode));
    }
    entries.put(".wavefront_size", subtarget.wave_size());
    entries.put(".sgpr_count", resources.total_sgprs(subtarget));
    entries.put(".vgpr_count", resources.total_vgprs(subtarget));
    if subtarget.processor.accumulators {
        entries.put(".agpr_count", resources.agprs);
    }
    entries.put(".max_flat_workgroup_size", abi.limits.max_workgroup_size);
    if let Some(most) = text("amdgpu-max-num-workgroups") {
        for (dimension, number) in ["x", "y", "z"].into_iter().zip(most.split(',')) {
            if let Ok(number @ 1..) = number.trim().parse::<u32>()
                && number != u32::MAX
            {
                entries.put(&format!(".max_num_workgroups_{dimension}"), number);
            }
        }
    }
    entries.put(".sgpr_spill_count", resources.sgpr_spills);
    entries.put(".vgpr_spill_count", resources.vgpr_spills);
    entries.into_value()
}

/// The source language, which OpenCL modules say.
fn language(cx: &Context, entries: &mut Entries) {
    let Some(&[node, ..]) = cx.metadata.find_named("opencl.ocl.version") else { return };
    let numbers: Vec<Value> = cx
        .metadata
        .tuple(node)
        .iter()
        .filter_map(|&md| cx.consts.as_uint(cx.metadata.value(md?)?))
        .map(|n| Value::from(n as u64))
        .collect();
    if let [major, minor] = &numbers[..] {
        entries.put(".language", "OpenCL C");
        entries.put(".language_version", Value::Array(vec![major.clone(), minor.clone()]));
    }
}

/// OpenCL's name for the type that `vec_type_hint` gives.
fn vector_hint(cx: &Context, data: &GlobalData) -> Option<String> {
    let key = cx.symbols.find("vec_type_hint")?;
    let node = cx.metadata.attachment(data.metadata, key)?;
    let &[Some(ty), Some(signed)] = cx.metadata.tuple(node) else { return None };
    let ty = cx.consts.ty(cx.metadata.value(ty)?);
    let signed = cx.consts.as_uint(cx.metadata.value(signed)?)? != 0;
    type_name(cx, ty, signed)
}

fn type_name(cx: &Context, ty: Type, signed: bool) -> Option<String> {
    if let Some((element, lanes)) = cx.types.vector_parts(ty) {
        return Some(format!("{}{lanes}", scalar_name(element, signed)?));
    }
    scalar_name(ty, signed)
}

fn scalar_name(ty: Type, signed: bool) -> Option<String> {
    let name = match ty {
        Type::HALF => "half",
        Type::FLOAT => "float",
        Type::DOUBLE => "double",
        _ => {
            let width = ty.int_width()?;
            let name = match width {
                8 => "char".to_owned(),
                16 => "short".to_owned(),
                32 => "int".to_owned(),
                64 => "long".to_owned(),
                width => format!("i{width}"),
            };
            return Some(if signed { name } else { format!("u{name}") });
        }
    };
    Some(name.to_owned())
}

/// Base types of OpenCL's images.
fn is_image(base: &str) -> bool {
    base.strip_prefix("image").and_then(|rest| rest.strip_suffix("_t")).is_some_and(|rest| {
        matches!(
            rest,
            "1d" | "1d_array"
                | "1d_buffer"
                | "2d"
                | "2d_array"
                | "2d_array_depth"
                | "2d_array_msaa"
                | "2d_array_msaa_depth"
                | "2d_depth"
                | "2d_msaa"
                | "2d_msaa_depth"
                | "3d"
        )
    })
}

/// The runtime's word for an argument of a type, by OpenCL's words for it.
pub(super) fn value_kind(ty: Type, qualifiers: &str, base: &str) -> &'static str {
    match (ty.address_space(), base) {
        _ if qualifiers.contains("pipe") => "pipe",
        (_, "sampler_t") => "sampler",
        (_, "queue_t") => "queue",
        (_, base) if is_image(base) => "image",
        (Some(3), _) => "dynamic_shared_pointer",
        (Some(_), _) => "global_buffer",
        (None, _) => "by_value",
    }
}

fn address_space(space: u32) -> Option<&'static str> {
    ["generic", "global", "region", "local", "constant", "private"].get(space as usize).copied()
}

/// Returns the text of OpenCL's metadata of some kind for a kernel's parameter; empty if there is none.
pub(super) fn said<'a>(cx: &'a Context, kernel: Global, kind: &str, number: usize) -> &'a str {
    let find = || {
        let key = cx.symbols.find(kind)?;
        let node = cx.metadata.attachment(cx.globals[kernel].metadata, key)?;
        cx.metadata.string((*cx.metadata.tuple(node).get(number)?)?)
    };
    find().unwrap_or("")
}

fn arguments(cx: &Context, abi: &KernelAbi) -> Value {
    let data = &cx.globals[abi.kernel];
    let function = data.function().expect("a kernel is a function");
    let said = |kind: &str, number: usize| said(cx, abi.kernel, kind, number);
    let access = |text: &str| matches!(text, "read_only" | "write_only" | "read_write");
    let mut list = Vec::new();
    for arg in &abi.args {
        let number = arg.number;
        let attrs = function.param_attrs(number);
        let has = |attr| cx.attrs.has(attrs, attr);
        let mut entries = Entries::default();
        if !arg.name.is_empty() {
            entries.put(".name", &*arg.name);
        }
        let type_name = said("kernel_arg_type", number);
        if !type_name.is_empty() {
            entries.put(".type_name", type_name);
        }
        entries.put(".size", arg.size);
        entries.put(".offset", arg.offset);
        let qualifiers = said("kernel_arg_type_qual", number);
        let kind = value_kind(arg.ty, qualifiers, said("kernel_arg_base_type", number));
        entries.put(".value_kind", kind);
        if let Some(space) = arg.ty.address_space() {
            if space == 3 {
                entries.put(".pointee_align", cx.attrs.int(attrs, sym::ALIGN).unwrap_or(1));
            }
            if matches!(kind, "global_buffer" | "dynamic_shared_pointer")
                && let Some(word) = address_space(space)
            {
                entries.put(".address_space", word);
            }
        }
        let declared = said("kernel_arg_access_qual", number);
        if access(declared) {
            entries.put(".access", declared);
        }
        if arg.ty.is_ptr() && has(sym::NOALIAS) {
            if has(sym::READONLY) || has(sym::READNONE) {
                entries.put(".actual_access", "read_only");
            } else if has(sym::WRITEONLY) {
                entries.put(".actual_access", "write_only");
            }
        }
        for word in qualifiers.split(' ') {
            if matches!(word, "const" | "restrict" | "volatile" | "pipe") {
                entries.put(&format!(".is_{word}"), true);
            }
        }
        list.push(entries.into_value());
    }
    for hidden in &abi.hidden {
        let mut entries = Entries::default();
        entries.put(".offset", hidden.offset);
        entries.put(".size", hidden.size);
        entries.put(".value_kind", hidden.kind);
        list.push(entries.into_value());
    }
    Value::Array(list)
}

/// The kind of note.
const NOTE_METADATA: u32 = 32;

/// The note section of metadata.
pub fn note(metadata: &Value) -> Vec<u8> {
    let mut body = Vec::new();
    // Writing to memory cannot fail.
    let _ = rmpv::encode::write_value(&mut body, metadata);
    let name = b"AMDGPU\0\0";
    let mut out = Vec::new();
    for word in [7, body.len() as u32, NOTE_METADATA] {
        out.extend_from_slice(&word.to_le_bytes());
    }
    out.extend_from_slice(name);
    out.extend_from_slice(&body);
    out.resize(out.len().next_multiple_of(4), 0);
    out
}

/// The metadata in a note section.
pub fn read_notes(bytes: &[u8]) -> Vec<Value> {
    let mut found = Vec::new();
    let mut rest = bytes;
    while let Some((head, after)) = rest.split_at_checked(12) {
        let word =
            |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        let (name_size, size, kind) = (word(0) as usize, word(4) as usize, word(8));
        let Some((name, after)) = after.split_at_checked(name_size.next_multiple_of(4)) else {
            break;
        };
        let Some(mut body) = after.get(..size) else { break };
        if kind == NOTE_METADATA
            && name.starts_with(b"AMDGPU\0")
            && let Ok(value) = rmpv::decode::read_value(&mut body)
        {
            found.push(value);
        }
        rest = after.get(size.next_multiple_of(4)..).unwrap_or(&[]);
    }
    found
}

/// The entry of a map.
pub fn entry<'a>(map: &'a Value, key: &str) -> Option<&'a Value> {
    map.as_map()?.iter().find(|(k, _)| k.as_str() == Some(key)).map(|(_, v)| v)
}

/// Merges the metadata of several objects: their lists are concatenated, the rest comes from the first.
pub fn merge(all: &[Arc<Value>]) -> Arc<Value> {
    let Some((first, others)) = all.split_first() else { return Value::Map(Vec::new()).into() };
    if others.is_empty() {
        return first.clone();
    }
    let mut entries = Entries::default();
    for key in ["amdhsa.kernels", "amdhsa.printf"] {
        let list: Vec<Value> =
            all.iter().filter_map(|m| entry(m, key)?.as_array()).flatten().cloned().collect();
        if !list.is_empty() || key == "amdhsa.kernels" {
            entries.put(key, Value::Array(list));
        }
    }
    for (key, value) in first.as_map().into_iter().flatten() {
        if let Some(key) = key.as_str()
            && !matches!(key, "amdhsa.kernels" | "amdhsa.printf")
        {
            entries.put(key, value.clone());
        }
    }
    entries.into_value().into()
}
