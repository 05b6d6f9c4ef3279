// Warp votes and matches: stream compaction, ballot-based bit transposition, leader election, any/all early exit, aggregated counts by key.
// run: --kernel compact --grid 2 --block 64 --arg buf:i32x128:random:611:-100:100 --arg out=buf:i32x128:zeros --arg n=buf:i32x2:zeros
// run: --kernel transpose_bits --grid 1 --block 64 --arg buf:u32x64:random:612 --arg out=buf:u32x64:zeros
// run: --kernel match_keys --grid 1 --block 64 --arg buf:i32x64:random:613:0:6 --arg out=buf:u32x64:zeros
// run: --kernel converge --grid 1 --block 64 --arg buf:f32x64:random:614:1:100 --arg out=buf:f32x64:zeros --arg it=buf:i32x2:zeros --tolerance 1e-5
// run: --kernel block_votes --grid 2 --block 96 --arg buf:i32x192:random:615:0:9 --arg out=buf:i32x6:zeros
#include "cuda_mini.h"

extern "C" __global__ void compact(const int *in, int *out, int *n) {
  __shared__ int warp_count[2];
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5, base = blockIdx.x * 64;
  const int v = in[base + t];
  const unsigned keep = __ballot_sync(FULL_MASK, v > 0);
  if (lane == 0) warp_count[warp] = __popc(keep);
  __syncthreads();
  const int offset = (warp ? warp_count[0] : 0) + __popc(keep & ((1u << lane) - 1));
  if (v > 0) out[base + offset] = v;
  if (t == 0) n[blockIdx.x] = warp_count[0] + warp_count[1];
}

extern "C" __global__ void transpose_bits(const unsigned *in, unsigned *out) {
  const unsigned lane = __laneid(), v = in[threadIdx.x];
  unsigned mine = 0;
  for (unsigned b = 0; b < 32; ++b) {
    const unsigned column = __ballot_sync(FULL_MASK, (v >> b) & 1);
    if (lane == b) mine = column;
  }
  out[threadIdx.x] = mine;
}

extern "C" __global__ void match_keys(const int *keys, unsigned *out) {
  const unsigned lane = threadIdx.x & 31;
  const int key = keys[threadIdx.x];
  const unsigned peers = __match_any_sync(FULL_MASK, key);
  const unsigned leader = __ffs((int)peers) - 1, rank = __popc(peers & ((1u << lane) - 1));
  const unsigned best = __shfl_sync(FULL_MASK, (unsigned)key * 100u + lane, (int)leader);
  out[threadIdx.x] = best * 1024 + rank * 32 + __popc(peers);
}

extern "C" __global__ void converge(const float *in, float *out, int *iterations) {
  const float a = in[threadIdx.x];
  float x = a;
  int n = 0;
  for (; n < 30; ++n) {
    const float next = 0.5f * (x + a / x);
    const bool done = fabsf(next - x) <= 1e-6f * next;
    x = next;
    if (__all_sync(FULL_MASK, done)) break;
    if (__any_sync(FULL_MASK, x < 0.0f)) x = a;
  }
  out[threadIdx.x] = x;
  if ((threadIdx.x & 31) == 0) iterations[threadIdx.x >> 5] = n;
}

extern "C" __global__ void block_votes(const int *in, int *out) {
  const int v = in[blockIdx.x * blockDim.x + threadIdx.x];
  const int count = __syncthreads_count(v > 4), all = __syncthreads_and(v >= 0), any = __syncthreads_or(v == 9);
  if (threadIdx.x == 0) {
    out[blockIdx.x * 3] = count;
    out[blockIdx.x * 3 + 1] = all != 0;
    out[blockIdx.x * 3 + 2] = any != 0;
  }
}
