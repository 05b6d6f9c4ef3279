// One step of a bitonic sort in global memory, and a complete sort of 64-bit keys in shared memory.
// run: --kernel bitonic_sort_step --grid 2 --block 32 --arg array=buf:u32x128:random:41 --arg u32:4 --arg u32:2 --arg u8:1
// run: --kernel bitonic_sort_u64 --grid 2 --block 64 --arg array=buf:u64x128:random:42
#include "hip_mini.h"

extern "C" __global__ void bitonic_sort_step(unsigned int *array, const unsigned int step, const unsigned int stage, bool sort_increasing) {
  const unsigned int thread_id = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned int pair_distance = 1 << (step - stage);
  const unsigned int block_width = 2 * pair_distance;
  const unsigned int left_id = (thread_id % pair_distance) + (thread_id / pair_distance) * block_width;
  const unsigned int right_id = left_id + pair_distance;
  const unsigned int left = array[left_id], right = array[right_id];
  const unsigned int same_direction_block_width = 1 << step;
  if ((thread_id / same_direction_block_width) % 2 == 1) sort_increasing = !sort_increasing;
  const unsigned int greater = left > right ? left : right, lesser = left > right ? right : left;
  array[left_id] = sort_increasing ? lesser : greater;
  array[right_id] = sort_increasing ? greater : lesser;
}

extern "C" __global__ void bitonic_sort_u64(unsigned long long *array) {
  __shared__ unsigned long long s[64];
  const unsigned t = threadIdx.x;
  array += blockIdx.x * 64;
  s[t] = array[t];
  __syncthreads();
  for (unsigned k = 2; k <= 64; k <<= 1)
    for (unsigned j = k >> 1; j > 0; j >>= 1) {
      const unsigned p = t ^ j;
      const unsigned long long mine = s[t], other = s[p];
      const bool up = (t & k) == 0, lower = t < p;
      __syncthreads();
      s[t] = (mine < other) == (up == lower) ? mine : other;
      __syncthreads();
    }
  array[t] = s[t];
}
