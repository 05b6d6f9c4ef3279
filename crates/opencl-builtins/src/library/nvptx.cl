// Functions about the work-item, barriers and fences on NVIDIA's GPUs: special registers of PTX (PTX ISA, section 10). A grid has no offset
// there, and its work-groups have one size.

#include "machine.h"

#define REGISTER(d, name, other) \
  BY_DIMENSION(d, __nvvm_read_ptx_sreg_##name##_x(), __nvvm_read_ptx_sreg_##name##_y(), __nvvm_read_ptx_sreg_##name##_z(), other)

BUILTIN size_t get_local_id(uint d) { return REGISTER(d, tid, 0); }
BUILTIN size_t get_group_id(uint d) { return REGISTER(d, ctaid, 0); }
BUILTIN size_t get_local_size(uint d) { return REGISTER(d, ntid, 1); }
BUILTIN size_t get_enqueued_local_size(uint d) { return get_local_size(d); }
BUILTIN size_t get_num_groups(uint d) { return REGISTER(d, nctaid, 1); }
BUILTIN size_t get_global_offset(uint d) { return 0; }
BUILTIN size_t get_global_size(uint d) { return (size_t)(uint)get_num_groups(d) * (uint)get_local_size(d); }
BUILTIN size_t get_global_id(uint d) { return (size_t)(uint)get_group_id(d) * (uint)get_local_size(d) + (uint)get_local_id(d); }
// The launch does not say it: dimensions of one work-item at the end do not count.
BUILTIN uint get_work_dim(void) { return get_global_size(2) > 1 ? 3 : get_global_size(1) > 1 ? 2 : 1; }

BUILTIN void atomic_work_item_fence(uint flags, memory_order order, memory_scope scope) {
  if (order == memory_order_relaxed) return;
  if (scope == memory_scope_work_group) {
    __nvvm_membar_cta();
  } else if (scope == memory_scope_device) {
    __nvvm_membar_gl();
  } else if (scope == memory_scope_all_svm_devices) {
    __nvvm_membar_sys();
  } else if (scope == memory_scope_sub_group) {
    __nvvm_membar_cta();
  }
}
BUILTIN void mem_fence(uint flags) { __nvvm_membar_cta(); }
BUILTIN void read_mem_fence(uint flags) { __nvvm_membar_cta(); }
BUILTIN void write_mem_fence(uint flags) { __nvvm_membar_cta(); }
BUILTIN void barrier(uint flags) { __syncthreads(); }
BUILTIN void work_group_barrier(uint flags) { barrier(flags); }
BUILTIN void work_group_barrier(uint flags, memory_scope scope) {
  if (scope == memory_scope_device) {
    __nvvm_membar_gl();
  } else if (scope == memory_scope_all_svm_devices) {
    __nvvm_membar_sys();
  }
  barrier(flags);
}
BUILTIN uint get_sub_group_local_id(void) { return __nvvm_read_ptx_sreg_laneid(); }
BUILTIN uint get_max_sub_group_size(void) { return 32; }

BUILTIN float native_exp2(float x) { return __nvvm_ex2_approx_f(x); }
BUILTIN float native_log2(float x) { return __nvvm_lg2_approx_f(x); }
BUILTIN float native_sin(float x) { return __nvvm_sin_approx_f(x); }
BUILTIN float native_cos(float x) { return __nvvm_cos_approx_f(x); }
BUILTIN float native_rsqrt(float x) { return __nvvm_rsqrt_approx_f(x); }
BUILTIN float native_powr(float x, float y) { return __nvvm_ex2_approx_f(y * __nvvm_lg2_approx_f(x)); }
