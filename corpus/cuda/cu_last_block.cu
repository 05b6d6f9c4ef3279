// Single-pass reduction with a fence and a counter (the last block finishes), an open-addressing hash table, union-find components, lock-free list counts.
// run: --kernel reduce_single_pass --grid 4 --block 64 --arg buf:u32x1000:random:731 --arg partial=buf:u32x4:zeros --arg out=buf:u64x1:zeros --arg i32:1000
// run: --kernel hash_count --grid 2 --block 64 --arg buf:u32x128:random:732:1:40 --arg keys=buf:u32x256:zeros --arg sums=buf:u32x3:zeros
// run: --kernel components --grid 1 --block 64 --arg buf:i32x128:random:733:0:63 --arg label=buf:i32x64:zeros
#include "cuda_mini.h"

__device__ unsigned retirement = 0;

extern "C" __global__ void reduce_single_pass(const unsigned *in, volatile unsigned *partial, unsigned long long *out, int n) {
  __shared__ unsigned s[64];
  __shared__ bool last;
  unsigned sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += in[i] >> 12;
  s[threadIdx.x] = sum;
  __syncthreads();
  for (int d = 32; d > 0; d >>= 1) {
    if ((int)threadIdx.x < d) s[threadIdx.x] += s[threadIdx.x + d];
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    partial[blockIdx.x] = s[0];
    __threadfence();
    const unsigned ticket = atomicInc(&retirement, gridDim.x - 1);
    last = ticket == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    unsigned long long total = 0;
    for (unsigned b = 0; b < gridDim.x; ++b) total += partial[b];
    *out = total;
  }
}

__device__ __forceinline__ unsigned mix(unsigned k) {
  k ^= k >> 16; k *= 0x85ebca6bu; k ^= k >> 13; k *= 0xc2b2ae35u; k ^= k >> 16;
  return k;
}

// Inserts keys with linear probing; reports counts that do not depend on who came first.
extern "C" __global__ void hash_count(const unsigned *in, unsigned *table, unsigned *sums) {
  const unsigned key = in[blockIdx.x * blockDim.x + threadIdx.x];
  // A private window of the table for every block, so that a block's probes do not see the other.
  unsigned *keys = table + blockIdx.x * 128;
  unsigned slot = mix(key) & 127u;
  for (;;) {
    const unsigned prev = atomicCAS(&keys[slot], 0u, key);
    if (prev == 0u) {
      atomicAdd(&sums[0], 1u);
      atomicAdd(&sums[1], key);
      break;
    }
    if (prev == key) break;
    slot = (slot + 1) & 127u;
  }
  __syncthreads();
  if (threadIdx.x < 32) {
    unsigned c = 0;
    for (int k = 0; k < 4; ++k) c += atomicAdd(&keys[threadIdx.x * 4 + k], 0u) != 0u;
    atomicAdd(&sums[2], c);
  }
  __syncthreads();
  for (unsigned i = threadIdx.x; i < 128; i += blockDim.x) atomicExch(&keys[i], 7u);
}

// Minimum label propagation over 64 random edges until nothing changes.
extern "C" __global__ void components(const int *edges, int *label) {
  __shared__ int parent[64];
  const int t = threadIdx.x;
  parent[t] = t;
  const int a = edges[2 * t], b = edges[2 * t + 1];
  __syncthreads();
  int changed;
  do {
    changed = 0;
    const int pa = atomicAdd(&parent[a], 0), pb = atomicAdd(&parent[b], 0);
    if (pa != pb) {
      changed = 1;
      atomicMin(&parent[a], min(pa, pb));
      atomicMin(&parent[b], min(pa, pb));
    }
  } while (__syncthreads_or(changed));
  label[t] = parent[t];
}
