//! The hidden arguments: the runtime puts them after a kernel's written arguments (code object version 5 and later).
//!
//! They are a block of 256 bytes with fixed offsets; the metadata names those that the kernel may read. Facts: LLVM's
//! AMDGPU usage guide, "AMDHSA Code Object V5 Kernel Argument Metadata Map Additions and Changes".

/// When a hidden argument is announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum When {
    /// Always.
    Always,
    /// Unless the function has this attribute.
    Unless(&'static str),
    /// If the module prints.
    Prints,
    /// If the kernel has local memory whose size the launch decides.
    DynamicLds,
}

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) kind: &'static str,
    pub(crate) offset: u32,
    pub(crate) size: u32,
    pub(crate) when: When,
}

const fn row(kind: &'static str, offset: u32, size: u32, when: When) -> Row {
    Row { kind, offset, size, when }
}

/// Bytes of the block.
pub(crate) const BLOCK_SIZE: u32 = 256;

/// The block's contents by offset.
pub(crate) const TABLE: &[Row] = &[
    row("hidden_block_count_x", 0, 4, When::Always),
    row("hidden_block_count_y", 4, 4, When::Always),
    row("hidden_block_count_z", 8, 4, When::Always),
    row("hidden_group_size_x", 12, 2, When::Always),
    row("hidden_group_size_y", 14, 2, When::Always),
    row("hidden_group_size_z", 16, 2, When::Always),
    row("hidden_remainder_x", 18, 2, When::Always),
    row("hidden_remainder_y", 20, 2, When::Always),
    row("hidden_remainder_z", 22, 2, When::Always),
    row("hidden_global_offset_x", 40, 8, When::Always),
    row("hidden_global_offset_y", 48, 8, When::Always),
    row("hidden_global_offset_z", 56, 8, When::Always),
    row("hidden_grid_dims", 64, 2, When::Always),
    row("hidden_printf_buffer", 72, 8, When::Prints),
    row("hidden_hostcall_buffer", 80, 8, When::Unless("amdgpu-no-hostcall-ptr")),
    row("hidden_multigrid_sync_arg", 88, 8, When::Unless("amdgpu-no-multigrid-sync-arg")),
    row("hidden_heap_v1", 96, 8, When::Unless("amdgpu-no-heap-ptr")),
    row("hidden_default_queue", 104, 8, When::Unless("amdgpu-no-default-queue")),
    row("hidden_completion_action", 112, 8, When::Unless("amdgpu-no-completion-action")),
    row("hidden_dynamic_lds_size", 120, 4, When::DynamicLds),
    row("hidden_queue_ptr", 200, 8, When::Unless("amdgpu-no-queue-ptr")),
];
