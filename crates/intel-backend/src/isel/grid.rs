//! Numbers of the grid that the driver passes to a kernel, and the built-in functions that need them.

use super::builtin_names::{base, work_item};
use crate::abi::kernel::ArgumentKind;
use crate::ir_passes::printf;

/// Numbers of the grid, three each, and what else the driver passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Grid {
    GlobalOffset,
    LocalSize,
    EnqueuedLocalSize,
    GlobalSize,
    GroupCount,
    WorkDimensions,
    PrintfBuffer,
}

impl Grid {
    pub(super) fn kind(self) -> ArgumentKind {
        match self {
            Self::GlobalOffset => ArgumentKind::GlobalIdOffset,
            Self::LocalSize => ArgumentKind::LocalSize,
            Self::EnqueuedLocalSize => ArgumentKind::EnqueuedLocalSize,
            Self::GlobalSize => ArgumentKind::GlobalSize,
            Self::GroupCount => ArgumentKind::GroupCount,
            Self::WorkDimensions => ArgumentKind::WorkDimensions,
            Self::PrintfBuffer => ArgumentKind::PrintfBuffer,
        }
    }
}

/// Grid values that a function needs.
pub(super) fn asks_for(name: &str) -> &'static [Grid] {
    if let Some(base) = base(name) {
        if base == printf::BUFFER {
            return &[Grid::PrintfBuffer];
        }
        let grids = of_sub_group(base);
        if !grids.is_empty() {
            return grids;
        }
    }
    match work_item(name) {
        Some("get_global_id") => &[Grid::GlobalOffset, Grid::EnqueuedLocalSize],
        Some("get_global_offset") => &[Grid::GlobalOffset],
        Some("get_local_size") => &[Grid::LocalSize],
        Some("get_enqueued_local_size") => &[Grid::EnqueuedLocalSize],
        Some("get_global_size") => &[Grid::GlobalSize],
        Some("get_num_groups") => &[Grid::GroupCount],
        Some("get_work_dim") => &[Grid::WorkDimensions],
        _ => &[],
    }
}

/// Grid values that a number about the sub-group needs.
fn of_sub_group(base: &str) -> &'static [Grid] {
    match base {
        "get_sub_group_size" | "get_num_sub_groups" | "get_sub_group_id" => &[Grid::LocalSize],
        "get_enqueued_num_sub_groups" => &[Grid::EnqueuedLocalSize],
        _ => &[],
    }
}
