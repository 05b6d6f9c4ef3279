// Inclusive scan: shuffles inside a warp, one warp scans the warps' totals. Also a segmented variant with head flags.
// run: --kernel scan_inclusive --grid 2 --block 128 --arg io=buf:i32x256:random:5:-9:9 --arg tot=buf:i32x2:zeros
// run: --kernel scan_segmented --grid 1 --block 128 --arg io=buf:f32x128:random:6:0:1 --arg buf:u32x128:random:8:0:5
#include "cuda_mini.h"

__device__ __forceinline__ int warp_scan(int v, int lane) {
#pragma unroll
  for (int d = 1; d < 32; d <<= 1) {
    int t = __shfl_up_sync(FULL_MASK, v, d);
    if (lane >= d) v += t;
  }
  return v;
}

extern "C" __global__ void scan_inclusive(int *io, int *totals) {
  __shared__ int warp_sums[32];
  int gid = blockIdx.x * blockDim.x + threadIdx.x;
  int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, nwarps = blockDim.x >> 5;
  int v = warp_scan(io[gid], lane);
  if (lane == 31) warp_sums[warp] = v;
  __syncthreads();
  if (warp == 0) {
    int w = lane < nwarps ? warp_sums[lane] : 0;
    w = warp_scan(w, lane);
    warp_sums[lane] = w;
  }
  __syncthreads();
  if (warp > 0) v += warp_sums[warp - 1];
  io[gid] = v;
  if (threadIdx.x == blockDim.x - 1) totals[blockIdx.x] = v;
}

extern "C" __global__ void scan_segmented(float *io, const unsigned *keys) {
  int i = threadIdx.x, lane = i & 31;
  unsigned head = lane == 0 || keys[i] == 0;
  unsigned heads = __ballot_sync(FULL_MASK, head);
  // Distance to the nearest segment head at or below this lane.
  unsigned below = heads & (0xffffffffu >> (31 - lane));
  int dist = lane - (31 - __clz((int)below));
  float v = io[i];
  for (int d = 1; d < 32; d <<= 1) {
    float t = __shfl_up_sync(FULL_MASK, v, d);
    if (d <= dist) v += t;
  }
  io[i] = v;
}
