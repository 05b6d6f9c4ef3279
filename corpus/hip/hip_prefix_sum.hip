// Prefix sum in the HIP examples' style: block kernel with dynamic shared memory, device kernel for larger offsets; maximum scan by shuffles.
// run: --kernel block_prefix_sum --grid 1 --block 64 --shared 512 --arg data=buf:f32x128:iota --arg i32:128 --arg i32:1
// run: --kernel device_prefix_sum --grid 1 --block 64 --arg data=buf:f32x64:iota --arg i32:64 --arg i32:8
// run: --kernel max_scan --grid 2 --block 64 --arg data=buf:i32x128:random:31
#include "hip_mini.h"

extern "C" __global__ void block_prefix_sum(float *d_data, int size, int offset) {
  const int thread_id = threadIdx.x, block_id = blockIdx.x, block_size = blockDim.x;
  const int x = (offset * (2 * (block_id * block_size + thread_id) + 1)) - 1;
  HIP_DYNAMIC_SHARED(float, block)
  if (x < size) block[2 * thread_id] = d_data[x];
  if (x + offset < size) block[2 * thread_id + 1] = d_data[x + offset];
  int tree_offset = 1;
  for (int tree_size = size >> 1; tree_size > 0; tree_size >>= 1) {
    __syncthreads();
    if (thread_id < tree_size) {
      int from = tree_offset * (2 * thread_id + 1) - 1, to = tree_offset * (2 * thread_id + 2) - 1;
      block[to] += block[from];
    }
    tree_offset <<= 1;
  }
  if (size > 2) {
    if (tree_offset < size) tree_offset <<= 1;
    int max_thread = tree_offset >> 1;
    for (int tree_size = 0; tree_size < max_thread; tree_size <<= 1) {
      tree_size += 1;
      tree_offset >>= 1;
      __syncthreads();
      if (thread_id < tree_size) {
        int from = tree_offset * (thread_id + 1) - 1;
        int to = from + (tree_offset >> 1);
        if (to < size) block[to] += block[from];
      }
    }
  }
  __syncthreads();
  if (x < size) d_data[x] = block[2 * thread_id];
  if (x + offset < size) d_data[x + offset] = block[2 * thread_id + 1];
}

extern "C" __global__ void device_prefix_sum(float *buffer, int size, int offset) {
  const int thread_id = threadIdx.x, block_size = blockDim.x, block_id = blockIdx.x;
  const int sorted_blocks = offset / block_size;
  const int unsorted_block_id = block_id + (block_id / ((offset << 1) - sorted_blocks) + 1) * sorted_blocks;
  int x = unsorted_block_id * block_size + thread_id;
  const float add = (((x + 1) % offset != 0) && x < size && x % (2 * offset) >= offset) ? buffer[x - (x % offset + 1)] : 0.0f;
  __syncthreads();
  if (x < size && x % (2 * offset) >= offset && (x + 1) % offset != 0) buffer[x] += add;
}

extern "C" __global__ void max_scan(int *data) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
  int v = data[i];
  for (int d = 1; d < 32; d <<= 1) {
    const int t = __shfl(v, lane >= d ? lane - d : lane);
    v = max(v, t);
  }
  data[i] = v;
}
