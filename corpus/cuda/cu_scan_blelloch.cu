// Work-efficient exclusive scan (Blelloch) with padding against bank conflicts, then a kernel that adds the block offsets.
// run: --kernel scan_block --grid 4 --block 64 --shared 544 --arg buf:u32x512:random:11:0:99 --arg out=buf:u32x512:zeros --arg sums=buf:u32x4:zeros --arg i32:128
// run: --kernel scan_add --grid 4 --block 128 --arg out=buf:u32x512:iota --arg buf:u32x4:values:0,10,200,3000 --arg i32:512
#include "cuda_mini.h"

#define LOG_BANKS 5
#define OFF(n) ((n) >> LOG_BANKS)

extern "C" __global__ void scan_block(const unsigned *in, unsigned *out, unsigned *sums, int n) {
  extern __shared__ unsigned temp[];
  const int tid = threadIdx.x, base = blockIdx.x * n;
  int ai = tid, bi = tid + n / 2;
  temp[ai + OFF(ai)] = in[base + ai];
  temp[bi + OFF(bi)] = in[base + bi];
  int offset = 1;
  for (int d = n >> 1; d > 0; d >>= 1) {
    __syncthreads();
    if (tid < d) {
      int a = offset * (2 * tid + 1) - 1, b = offset * (2 * tid + 2) - 1;
      a += OFF(a);
      b += OFF(b);
      temp[b] += temp[a];
    }
    offset *= 2;
  }
  if (tid == 0) {
    sums[blockIdx.x] = temp[n - 1 + OFF(n - 1)];
    temp[n - 1 + OFF(n - 1)] = 0;
  }
  for (int d = 1; d < n; d *= 2) {
    offset >>= 1;
    __syncthreads();
    if (tid < d) {
      int a = offset * (2 * tid + 1) - 1, b = offset * (2 * tid + 2) - 1;
      a += OFF(a);
      b += OFF(b);
      unsigned t = temp[a];
      temp[a] = temp[b];
      temp[b] += t;
    }
  }
  __syncthreads();
  out[base + ai] = temp[ai + OFF(ai)];
  out[base + bi] = temp[bi + OFF(bi)];
}

extern "C" __global__ void scan_add(unsigned *data, const unsigned *offsets, int n) {
  __shared__ unsigned add;
  if (threadIdx.x == 0) add = offsets[blockIdx.x];
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] += add;
}
