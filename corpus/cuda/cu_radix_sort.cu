// Least-significant-digit radix sort of one block's keys, 4 bits a pass, stable ranks by ballots.
// run: --kernel radix_sort_block --grid 3 --block 128 --arg keys=buf:u32x384:random:31 --arg vals=buf:u32x384:iota
#include "cuda_mini.h"

#define THREADS 128
#define WARPS (THREADS / 32)
#define RADIX 16

extern "C" __global__ void __launch_bounds__(THREADS) radix_sort_block(unsigned *keys, unsigned *vals) {
  __shared__ unsigned s_key[THREADS], s_val[THREADS];
  __shared__ unsigned count[RADIX][WARPS];
  const unsigned tid = threadIdx.x, lane = tid & 31, warp = tid >> 5;
  const unsigned base = blockIdx.x * THREADS;
  unsigned key = keys[base + tid], val = vals[base + tid];
  for (int shift = 0; shift < 32; shift += 4) {
    const unsigned digit = (key >> shift) & (RADIX - 1);
    // Lanes with the same digit, by four ballots.
    unsigned peers = FULL_MASK;
#pragma unroll
    for (int b = 0; b < 4; ++b) {
      unsigned bit = (digit >> b) & 1u;
      unsigned vote = __ballot_sync(FULL_MASK, bit);
      peers &= bit ? vote : ~vote;
    }
    const unsigned rank = __popc(peers & ((1u << lane) - 1u));
    if (tid < RADIX * WARPS) (&count[0][0])[tid] = 0;
    __syncthreads();
    if (rank == 0) count[digit][warp] = __popc(peers);
    __syncthreads();
    // Exclusive scan over digits, then warps, by one warp with two elements a lane.
    if (warp == 0) {
      unsigned a = (&count[0][0])[2 * lane], b = (&count[0][0])[2 * lane + 1];
      unsigned sum = a + b, incl = sum;
      for (int d = 1; d < 32; d <<= 1) {
        unsigned t = __shfl_up_sync(FULL_MASK, incl, d);
        if ((int)lane >= d) incl += t;
      }
      (&count[0][0])[2 * lane] = incl - sum;
      (&count[0][0])[2 * lane + 1] = incl - sum + a;
    }
    __syncthreads();
    const unsigned pos = count[digit][warp] + rank;
    s_key[pos] = key;
    s_val[pos] = val;
    __syncthreads();
    key = s_key[tid];
    val = s_val[tid];
    __syncthreads();
  }
  keys[base + tid] = key;
  vals[base + tid] = val;
}
