// 256-bin histogram of bytes: per-block bins in shared memory by atomics, then merged. And a weighted one with 64-bit counts.
// run: --kernel histogram256 --grid 4 --block 64 --arg buf:u32x512:random:21 --arg hist=buf:u32x256:zeros --arg u32:512
// run: --kernel histogram_weighted --grid 2 --block 64 --arg buf:f32x256:random:22:0:1 --arg buf:u32x256:random:23:1:1000 --arg bins=buf:u64x16:zeros --arg i32:256
#include "cuda_mini.h"

#define BINS 256

__device__ __forceinline__ void add_word(unsigned *s, unsigned w) {
  atomicAdd(&s[(w >> 0) & 0xff], 1u);
  atomicAdd(&s[(w >> 8) & 0xff], 1u);
  atomicAdd(&s[(w >> 16) & 0xff], 1u);
  atomicAdd(&s[(w >> 24) & 0xff], 1u);
}

extern "C" __global__ void histogram256(const unsigned *data, unsigned *hist, unsigned words) {
  __shared__ unsigned s_hist[BINS];
  for (unsigned b = threadIdx.x; b < BINS; b += blockDim.x) s_hist[b] = 0;
  __syncthreads();
  for (unsigned pos = blockIdx.x * blockDim.x + threadIdx.x; pos < words; pos += gridDim.x * blockDim.x)
    add_word(s_hist, data[pos]);
  __syncthreads();
  for (unsigned b = threadIdx.x; b < BINS; b += blockDim.x) {
    unsigned c = s_hist[b];
    if (c) atomicAdd(&hist[b], c);
  }
}

extern "C" __global__ void histogram_weighted(const float *key, const unsigned *weight, unsigned long long *bins, int n) {
  __shared__ unsigned long long local[16];
  if (threadIdx.x < 16) local[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    int b = (int)(key[i] * 16.0f);
    b = min(max(b, 0), 15);
    atomicAdd(&local[b], (unsigned long long)weight[i] * weight[i]);
  }
  __syncthreads();
  if (threadIdx.x < 16 && local[threadIdx.x] != 0) atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}
