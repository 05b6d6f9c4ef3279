// Asynchronous copies to shared memory with a two-stage pipeline (cp.async), and an mbarrier-free double buffer in front of a stencil.
// targets: nvptx64
// run: --kernel pipeline_sum --grid 2 --block 32 --arg buf:u32x1024:random:761 --arg out=buf:u32x64:zeros --arg i32:4
#include "cuda_mini.h"

extern "C" __global__ void pipeline_sum(const unsigned *in, unsigned *out, int stages) {
  __shared__ __align__(16) unsigned tile[2][128];
  const unsigned t = threadIdx.x;
  const unsigned *src = in + blockIdx.x * stages * 128;
  typedef __attribute__((address_space(3))) void shared_void;
  typedef __attribute__((address_space(1))) const void global_void;
  __nvvm_cp_async_ca_shared_global_16((shared_void *)&tile[0][t * 4], (global_void *)(src + t * 4));
  __nvvm_cp_async_commit_group();
  unsigned acc = 0;
  for (int s = 0; s < stages; ++s) {
    if (s + 1 < stages) __nvvm_cp_async_ca_shared_global_16((shared_void *)&tile[(s + 1) & 1][t * 4], (global_void *)(src + (s + 1) * 128 + t * 4));
    __nvvm_cp_async_commit_group();
    __nvvm_cp_async_wait_group(1);
    __syncthreads();
    for (int k = 0; k < 4; ++k) acc = acc * 33 + tile[s & 1][(t + 32 * k + 1) & 127];
    __syncthreads();
  }
  out[blockIdx.x * 32 + t] = acc;
}
