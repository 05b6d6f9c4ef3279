// Work-items of OpenCL C on AMD's GPUs, where no device library is: what is in registers when a kernel begins, and in the arguments
// after its own (https://llvm.org/docs/AMDGPUUsage.html, "Code Object V5 Metadata").
#define LANELIFT static __attribute__((always_inline))
LANELIFT uint get_work_dim(void) { return *(constant ushort *)((constant uchar *)__builtin_amdgcn_implicitarg_ptr() + 64); }
LANELIFT size_t get_local_id(uint d) {
  return d == 0 ? __builtin_amdgcn_workitem_id_x() : d == 1 ? __builtin_amdgcn_workitem_id_y() : d == 2 ? __builtin_amdgcn_workitem_id_z() : 0;
}
LANELIFT size_t get_group_id(uint d) {
  return d == 0 ? __builtin_amdgcn_workgroup_id_x() : d == 1 ? __builtin_amdgcn_workgroup_id_y() : d == 2 ? __builtin_amdgcn_workgroup_id_z() : 0;
}
LANELIFT size_t get_enqueued_local_size(uint d) {
  return d == 0 ? __builtin_amdgcn_workgroup_size_x() : d == 1 ? __builtin_amdgcn_workgroup_size_y() : d == 2 ? __builtin_amdgcn_workgroup_size_z() : 1;
}
LANELIFT size_t get_local_size(uint d) { return get_enqueued_local_size(d); }
LANELIFT size_t get_global_size(uint d) {
  return d == 0 ? __builtin_amdgcn_grid_size_x() : d == 1 ? __builtin_amdgcn_grid_size_y() : d == 2 ? __builtin_amdgcn_grid_size_z() : 1;
}
LANELIFT size_t get_global_offset(uint d) {
  return d < 3 ? ((constant ulong *)((constant uchar *)__builtin_amdgcn_implicitarg_ptr() + 40))[d] : 0;
}
LANELIFT size_t get_num_groups(uint d) { return (get_global_size(d) + get_local_size(d) - 1) / get_local_size(d); }
LANELIFT size_t get_global_id(uint d) { return get_group_id(d) * get_enqueued_local_size(d) + get_local_id(d) + get_global_offset(d); }
LANELIFT size_t get_local_linear_id(void) {
  return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
}
LANELIFT size_t get_global_linear_id(void) {
  return ((get_global_id(2) - get_global_offset(2)) * get_global_size(1) + get_global_id(1) - get_global_offset(1)) * get_global_size(0) +
         get_global_id(0) - get_global_offset(0);
}
LANELIFT void barrier(uint flags) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
LANELIFT void work_group_barrier(uint flags) { barrier(flags); }
LANELIFT void mem_fence(uint flags) { __builtin_amdgcn_fence(__ATOMIC_ACQ_REL, "workgroup"); }
#undef LANELIFT
