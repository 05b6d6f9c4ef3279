// Where a work-item is: for kernels that need no other library.
static inline uint global_index(void) {
  return __builtin_amdgcn_workgroup_id_x() * WORK_GROUP + __builtin_amdgcn_workitem_id_x();
}
