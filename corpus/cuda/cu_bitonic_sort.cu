// Bitonic sort of key/value pairs in shared memory, and one global merge step.
// run: --kernel bitonic_shared --grid 2 --block 64 --arg k=buf:u32x256:random:41:0:1000 --arg v=buf:u32x256:iota --arg u32:1
// run: --kernel bitonic_merge_global --grid 2 --block 64 --arg k=buf:u32x256:random:42 --arg v=buf:u32x256:iota --arg u32:256 --arg u32:256 --arg u32:128 --arg u32:0
#include "cuda_mini.h"

#define SHARED_SIZE 128

__device__ inline void comparator(unsigned &keyA, unsigned &valA, unsigned &keyB, unsigned &valB, unsigned dir) {
  if ((keyA > keyB) == dir) {
    unsigned t = keyA; keyA = keyB; keyB = t;
    t = valA; valA = valB; valB = t;
  }
}

extern "C" __global__ void bitonic_shared(unsigned *key, unsigned *val, unsigned dir) {
  __shared__ unsigned s_key[SHARED_SIZE];
  __shared__ unsigned s_val[SHARED_SIZE];
  key += blockIdx.x * SHARED_SIZE + threadIdx.x;
  val += blockIdx.x * SHARED_SIZE + threadIdx.x;
  s_key[threadIdx.x] = key[0];
  s_val[threadIdx.x] = val[0];
  s_key[threadIdx.x + SHARED_SIZE / 2] = key[SHARED_SIZE / 2];
  s_val[threadIdx.x + SHARED_SIZE / 2] = val[SHARED_SIZE / 2];
  for (unsigned size = 2; size < SHARED_SIZE; size <<= 1) {
    unsigned ddd = dir ^ ((threadIdx.x & (size / 2)) != 0);
    for (unsigned stride = size / 2; stride > 0; stride >>= 1) {
      __syncthreads();
      unsigned pos = 2 * threadIdx.x - (threadIdx.x & (stride - 1));
      comparator(s_key[pos], s_val[pos], s_key[pos + stride], s_val[pos + stride], ddd);
    }
  }
  for (unsigned stride = SHARED_SIZE / 2; stride > 0; stride >>= 1) {
    __syncthreads();
    unsigned pos = 2 * threadIdx.x - (threadIdx.x & (stride - 1));
    comparator(s_key[pos], s_val[pos], s_key[pos + stride], s_val[pos + stride], dir);
  }
  __syncthreads();
  key[0] = s_key[threadIdx.x];
  val[0] = s_val[threadIdx.x];
  key[SHARED_SIZE / 2] = s_key[threadIdx.x + SHARED_SIZE / 2];
  val[SHARED_SIZE / 2] = s_val[threadIdx.x + SHARED_SIZE / 2];
}

extern "C" __global__ void bitonic_merge_global(unsigned *key, unsigned *val, unsigned n, unsigned size, unsigned stride, unsigned dir) {
  unsigned gid = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned half = gid & (n / 2 - 1);
  unsigned ddd = dir ^ ((half & (size / 2)) != 0);
  unsigned pos = 2 * gid - (gid & (stride - 1));
  unsigned ka = key[pos], va = val[pos], kb = key[pos + stride], vb = val[pos + stride];
  comparator(ka, va, kb, vb, ddd);
  key[pos] = ka; val[pos] = va;
  key[pos + stride] = kb; val[pos + stride] = vb;
}
