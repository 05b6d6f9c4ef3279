// Functions about the work-item, barriers and fences on AMD's GPUs: what is in registers when a kernel begins, and in the arguments after
// its own (LLVM's AMDGPU usage guide, "AMDHSA Code Object V5 Kernel Argument Metadata Map Additions and Changes").

#include "machine.h"

#define HIDDEN(type, offset) ((const constant type *)((const constant uchar *)__builtin_amdgcn_implicitarg_ptr() + (offset)))
#define BLOCK_COUNT HIDDEN(uint, 0)
#define GROUP_SIZE HIDDEN(ushort, 12)
#define REMAINDER HIDDEN(ushort, 18)
#define GLOBAL_OFFSET HIDDEN(ulong, 40)
#define DIMENSIONS HIDDEN(ushort, 64)
#define PRINTF_BUFFER HIDDEN(ulong, 72)

BUILTIN uint get_work_dim(void) { return *DIMENSIONS; }
BUILTIN size_t get_local_id(uint d) {
  return BY_DIMENSION(d, __builtin_amdgcn_workitem_id_x(), __builtin_amdgcn_workitem_id_y(), __builtin_amdgcn_workitem_id_z(), 0);
}
BUILTIN size_t get_group_id(uint d) {
  return BY_DIMENSION(d, __builtin_amdgcn_workgroup_id_x(), __builtin_amdgcn_workgroup_id_y(), __builtin_amdgcn_workgroup_id_z(), 0);
}
BUILTIN size_t get_enqueued_local_size(uint d) { return d < 3 ? GROUP_SIZE[d] : 1; }
// The last work-group of a dimension may have fewer work-items.
BUILTIN size_t get_local_size(uint d) {
  if (d > 2) return 1;
  return (uint)get_group_id(d) < BLOCK_COUNT[d] ? GROUP_SIZE[d] : REMAINDER[d];
}
BUILTIN size_t get_num_groups(uint d) { return d < 3 ? (size_t)(BLOCK_COUNT[d] + (REMAINDER[d] != 0)) : 1; }
BUILTIN size_t get_global_size(uint d) {
  return d < 3 ? (size_t)(BLOCK_COUNT[d] * (uint)GROUP_SIZE[d] + REMAINDER[d]) : 1;
}
BUILTIN size_t get_global_offset(uint d) { return d < 3 ? GLOBAL_OFFSET[d] : 0; }
BUILTIN size_t get_global_id(uint d) {
  if (d > 2) return 0;
  return (size_t)((uint)get_group_id(d) * (uint)GROUP_SIZE[d] + (uint)get_local_id(d)) + GLOBAL_OFFSET[d];
}

#define FENCES(order)                                              \
  if (scope == memory_scope_work_group) {                          \
    __builtin_amdgcn_fence(order, "workgroup");                    \
  } else if (scope == memory_scope_device) {                       \
    __builtin_amdgcn_fence(order, "agent");                        \
  } else if (scope == memory_scope_all_svm_devices) {              \
    __builtin_amdgcn_fence(order, "");                             \
  } else if (scope == memory_scope_sub_group) {                    \
    __builtin_amdgcn_fence(order, "wavefront");                    \
  }
BUILTIN void atomic_work_item_fence(uint flags, memory_order order, memory_scope scope) {
  if (order == memory_order_acquire) {
    FENCES(__ATOMIC_ACQUIRE)
  } else if (order == memory_order_release) {
    FENCES(__ATOMIC_RELEASE)
  } else if (order == memory_order_acq_rel) {
    FENCES(__ATOMIC_ACQ_REL)
  } else if (order == memory_order_seq_cst) {
    FENCES(__ATOMIC_SEQ_CST)
  }
}
BUILTIN void mem_fence(uint flags) { __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "workgroup"); }
BUILTIN void read_mem_fence(uint flags) { __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup"); }
BUILTIN void write_mem_fence(uint flags) { __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); }
BUILTIN void barrier(uint flags) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
BUILTIN void work_group_barrier(uint flags) { barrier(flags); }
BUILTIN void work_group_barrier(uint flags, memory_scope scope) {
  if (scope == memory_scope_device) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
  } else if (scope == memory_scope_all_svm_devices) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "");
  }
  barrier(flags);
  if (scope == memory_scope_device) {
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
  } else if (scope == memory_scope_all_svm_devices) {
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "");
  }
}
BUILTIN void sub_group_barrier(uint flags) { __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "wavefront"); __builtin_amdgcn_wave_barrier(); }
BUILTIN void sub_group_barrier(uint flags, memory_scope scope) {
  atomic_work_item_fence(flags, memory_order_acq_rel, scope);
  sub_group_barrier(flags);
}
BUILTIN uint get_sub_group_local_id(void) { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0)); }
BUILTIN uint get_max_sub_group_size(void) { return __builtin_amdgcn_wavefrontsize(); }

// Room for the arguments of a call of `printf`, in a buffer that begins with the bytes taken so far and the bytes that there are. Clang
// writes the arguments there.
global char *__printf_alloc(uint bytes) {
  global uint *buffer = (global uint *)*PRINTF_BUFFER;
  if (!buffer) return 0;
  uint taken = __scoped_atomic_load_n(buffer, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE);
  uint size = buffer[1];
  do {
    if (bytes > size || taken > size - bytes) return 0;
  } while (!__scoped_atomic_compare_exchange_n(buffer, &taken, taken + bytes, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE));
  return (global char *)(buffer + 2) + taken;
}
