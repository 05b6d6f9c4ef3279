//! Families of built-in functions, by their names.

use ir::opencl::demangle;

/// Family of a built-in function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// OpenCL C's, mangled: `_Z3expf`.
    OpenCl,
    /// CUDA's libdevice: `__nv_expf`.
    Libdevice,
    /// ROCm's mathematical functions: `__ocml_exp_f32`.
    Ocml,
    /// ROCm's functions about the machine: `__ockl_get_local_id`.
    Ockl,
}

impl Family {
    /// Returns the family that a name may belong to.
    pub fn of_name(name: &str) -> Option<Self> {
        if name.starts_with("__nv_") {
            Some(Self::Libdevice)
        } else if name.starts_with("__ocml_") {
            Some(Self::Ocml)
        } else if name.starts_with("__ockl_") {
            Some(Self::Ockl)
        } else if name.starts_with("_Z") || matches!(name, "printf" | "__printf_alloc") {
            Some(Self::OpenCl)
        } else {
            None
        }
    }
}

/// Beginnings of the names of OpenCL C's functions that only Intel's backend has.
const REFUSED: [&str; 10] = [
    "read_image",
    "write_image",
    "get_image_",
    "sub_group_",
    "intel_sub_group_",
    "get_sub_group_",
    "get_num_sub_groups",
    "get_enqueued_num_sub_groups",
    "work_group_",
    "enqueue_",
];

/// Whether a mangled name is one of OpenCL C's functions that have no body for AMD's and NVIDIA's GPUs.
pub fn is_refused(name: &str) -> bool {
    demangle(name).is_some_and(|(base, _)| REFUSED.iter().any(|begin| base.starts_with(begin)))
}
