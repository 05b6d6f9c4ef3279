//! Diagnostics for unsupported features, in OpenCL's words, with their source location.

use ir::diagnostic::{Diagnostic, Location};
use ir::opencl::demangle;
use ir::ssa::{Context, Global, Md, MdFieldValue, Type, TypeKind};

/// The place in the source that a `!DILocation` names.
pub(super) fn place(cx: &Context, md: Md) -> Option<Location> {
    let field = |md: Md, name: &str| {
        let name = cx.symbols.find(name)?;
        cx.metadata.field(md, name)
    };
    let number = |name: &str| match field(md, name) {
        Some(MdFieldValue::Int(n)) => u32::try_from(*n).unwrap_or(0),
        _ => 0,
    };
    let node = |md: Md, name: &str| match field(md, name) {
        Some(MdFieldValue::Md(found)) => *found,
        _ => None,
    };
    let file = node(node(md, "scope")?, "file")?;
    let file = match field(file, "filename")? {
        MdFieldValue::String(bytes) => String::from_utf8_lossy(bytes).into_owned(),
        MdFieldValue::Md(Some(name)) => cx.metadata.string(*name)?.to_owned(),
        _ => return None,
    };
    Some(Location { file, line: number("line"), column: number("column") })
}

/// Returns a description of the device object that a type stands for, if any.
pub(super) fn thing(cx: &Context, ty: Type) -> Option<&'static str> {
    let TypeKind::TargetExt { name, .. } = cx.types.kind(ty) else { return None };
    Some(match name {
        "spirv.Image" | "spirv.SampledImage" => "an image",
        "spirv.Sampler" => "a sampler",
        "spirv.Pipe" | "spirv.ReserveId" => "a pipe",
        "spirv.Queue" | "spirv.DeviceEvent" => "a queue of the device",
        _ => return None,
    })
}

/// A call of a function without a body that nothing here knows.
pub(super) fn unknown_function(name: &str) -> Diagnostic {
    let base = demangle(name).map(|(base, _)| base);
    let plain = base.unwrap_or(name);
    let is = |parts: &[&str]| parts.iter().any(|part| plain.contains(part));
    let what = if plain == "printf" {
        // All others were made stores.
        "'printf' with a format or a string that is no literal, or of a value of this type,"
            .to_owned()
    } else if is(&["read_image", "write_image", "get_image_"]) {
        // All others have bodies.
        "access to images with levels of detail or samples".to_owned()
    } else if is(&["sampler"]) {
        "a sampler".to_owned()
    } else if is(&["read_pipe", "write_pipe", "get_pipe_", "_pipe_"]) {
        "access to pipes".to_owned()
    } else if is(&["enqueue_kernel", "enqueue_marker", "get_default_queue", "user_event"]) {
        "enqueuing of kernels by the device".to_owned()
    } else if let Some(base) = base {
        format!("the built-in function '{base}' of these types")
    } else {
        let what = format!("the function '{name}', which is not defined in this module,");
        return Diagnostic::unsupported(what).with_note(
            "of C's 'inline' without 'static' clang leaves nothing, unless it is told '-fgnu89-inline'",
        );
    };
    Diagnostic::unsupported(what)
}

/// A call of a function with a body: all but these were inlined.
pub(super) fn not_inlined(cx: &Context, function: Global) -> Diagnostic {
    let data = &cx.globals[function];
    let name = &data.name;
    match cx.types.kind(data.ty) {
        TypeKind::Function { varargs: true, .. } => {
            Diagnostic::unsupported(format!("'{name}', a function of any number of arguments,"))
        }
        _ => Diagnostic::unsupported(format!("recursion, by '{name}',"))
            .with_note("OpenCL C has no recursion"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_named_by_what_they_are_for() {
        for (name, message) in [
            ("printf", "'printf' with a format or a string that is no literal"),
            (
                "_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i",
                "access to images with levels of detail",
            ),
            ("__read_pipe_2", "access to pipes"),
            ("__enqueue_kernel_basic", "enqueuing of kernels"),
            ("__translate_sampler_initializer", "a sampler"),
            ("_Z7strangef", "the built-in function 'strange' of these types"),
            ("helper", "the function 'helper', which is not defined in this module,"),
        ] {
            let error = unknown_function(name).to_string();
            assert!(error.contains(message), "{error}");
        }
    }
}
