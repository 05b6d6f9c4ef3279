// Histogram with byte counters per thread in dynamic shared memory (no atomics), as in the HIP examples, and a joint histogram with atomics.
// run: --kernel histogram256_block --grid 2 --block 32 --shared 8192 --arg buf:u8x1024:random:21 --arg bins=buf:u32x512:zeros --arg i32:16
// run: --kernel joint_histogram --grid 2 --block 64 --arg buf:u8x128:random:22:0:7 --arg buf:u8x128:random:23:0:7 --arg joint=buf:u32x64:zeros
#include "hip_mini.h"

extern "C" __global__ void __launch_bounds__(128) histogram256_block(const unsigned char *data, unsigned int *block_bins, int items_per_thread) {
  const int thread_id = hipThreadIdx_x, block_id = hipBlockIdx_x, block_size = hipBlockDim_x;
  extern __shared__ unsigned char thread_bins[];
  const int bin_size = 256;
  for (int i = 0; i < bin_size; ++i) thread_bins[i * block_size + thread_id] = 0;
  __syncthreads();
  for (int i = 0; i < items_per_thread; ++i) {
    const unsigned int value = data[(block_id * block_size + thread_id) * items_per_thread + i];
    thread_bins[value * block_size + thread_id]++;
  }
  __syncthreads();
  const int bins_per_thread = bin_size / block_size;
  for (int i = 0; i < bins_per_thread; ++i) {
    const int bin = thread_id * bins_per_thread + i;
    unsigned int acc = 0;
    for (int j = 0; j < block_size; ++j) acc += thread_bins[bin * block_size + j];
    block_bins[block_id * bin_size + bin] = acc;
  }
}

extern "C" __global__ void joint_histogram(const unsigned char *a, const unsigned char *b, unsigned *joint) {
  __shared__ unsigned local[64];
  local[hipThreadIdx_x] = 0;
  __syncthreads();
  const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  atomicAdd(&local[(a[i] & 7) * 8 + (b[i] & 7)], 1u);
  __syncthreads();
  atomicAdd(&joint[hipThreadIdx_x], local[hipThreadIdx_x]);
}
