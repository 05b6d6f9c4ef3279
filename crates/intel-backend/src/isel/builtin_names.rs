//! Names of OpenCL's built-in functions, on which the contents of a thread's registers at its start depend.

use ir::opencl::demangle;

/// Functions about the work-item and its grid.
const WORK_ITEM: [&str; 9] = [
    "get_global_id",
    "get_local_id",
    "get_group_id",
    "get_local_size",
    "get_enqueued_local_size",
    "get_global_size",
    "get_num_groups",
    "get_global_offset",
    "get_work_dim",
];

/// The function about the work-item that a name stands for.
pub(super) fn work_item(name: &str) -> Option<&str> {
    demangle(name).map(|(base, _)| base).filter(|base| WORK_ITEM.contains(base))
}

/// The name of a function as the source has it.
pub(super) fn base(name: &str) -> Option<&str> {
    demangle(name).map(|(base, _)| base)
}

/// Whether a function gives the number of the work-item in its sub-group.
pub(super) fn is_lane(base: &str) -> bool {
    base == "get_sub_group_local_id"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_functions_about_work_items() {
        assert_eq!(work_item("_Z12get_work_dimv"), Some("get_work_dim"));
        assert_eq!(work_item("_Z3maxii"), None);
    }
}
