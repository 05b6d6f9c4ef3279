// Work-items of OpenCL C on NVIDIA's GPUs, where no device library is: special registers of PTX. There is no offset of the grid.
#define LANELIFT static __attribute__((always_inline))
LANELIFT size_t get_local_id(uint d) {
  return d == 0 ? __nvvm_read_ptx_sreg_tid_x() : d == 1 ? __nvvm_read_ptx_sreg_tid_y() : d == 2 ? __nvvm_read_ptx_sreg_tid_z() : 0;
}
LANELIFT size_t get_group_id(uint d) {
  return d == 0 ? __nvvm_read_ptx_sreg_ctaid_x() : d == 1 ? __nvvm_read_ptx_sreg_ctaid_y() : d == 2 ? __nvvm_read_ptx_sreg_ctaid_z() : 0;
}
LANELIFT size_t get_local_size(uint d) {
  return d == 0 ? __nvvm_read_ptx_sreg_ntid_x() : d == 1 ? __nvvm_read_ptx_sreg_ntid_y() : d == 2 ? __nvvm_read_ptx_sreg_ntid_z() : 1;
}
LANELIFT size_t get_enqueued_local_size(uint d) { return get_local_size(d); }
LANELIFT size_t get_num_groups(uint d) {
  return d == 0 ? __nvvm_read_ptx_sreg_nctaid_x() : d == 1 ? __nvvm_read_ptx_sreg_nctaid_y() : d == 2 ? __nvvm_read_ptx_sreg_nctaid_z() : 1;
}
LANELIFT size_t get_global_offset(uint d) { return 0; }
LANELIFT size_t get_global_size(uint d) { return get_num_groups(d) * get_local_size(d); }
LANELIFT size_t get_global_id(uint d) { return get_group_id(d) * get_local_size(d) + get_local_id(d); }
LANELIFT size_t get_local_linear_id(void) {
  return (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
}
LANELIFT size_t get_global_linear_id(void) {
  return (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
}
LANELIFT void barrier(uint flags) { __syncthreads(); }
LANELIFT void work_group_barrier(uint flags) { barrier(flags); }
LANELIFT void mem_fence(uint flags) { __nvvm_membar_cta(); }
#undef LANELIFT
