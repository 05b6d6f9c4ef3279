/* A program as a kernel: the first work-item runs it and stores the checksum. */
#define printf(...) ((void)0)
#define main program
#include "program.c"
#undef main

#ifdef __AMDGCN__
#define KERNEL __attribute__((amdgpu_kernel))
#define WORK_ITEM __builtin_amdgcn_workitem_id_x()
#else
#define KERNEL __attribute__((device_kernel))
#define WORK_ITEM __nvvm_read_ptx_sreg_tid_x()
#endif

KERNEL void k(__attribute__((address_space(1))) uint32_t *out) {
#ifdef MASKED
  if (WORK_ITEM != 0) return;
#endif
  program();
  *out = checksum;
}
