// Tree reduction in shared memory with the block size as a template argument and the last warp unrolled.
// run: --kernel reduce_f32_128 --grid 3 --block 128 --shared 512 --arg buf:f32x700:random:3:0:1 --arg out=buf:f32x3:zeros --arg u32:700 --tolerance 1e-5
// run: --kernel reduce_u32_64 --grid 4 --block 64 --shared 256 --arg buf:u32x700:random:4 --arg out=buf:u32x4:zeros --arg u32:700
#include "cuda_mini.h"

template <class T> struct SharedMemory {
  __device__ __forceinline__ operator T *() {
    extern __shared__ int smem_raw[];
    return (T *)smem_raw;
  }
};

template <unsigned blockSize, class T> __device__ __forceinline__ void warp_tail(T *s, unsigned tid) {
  T v = s[tid];
  if (blockSize >= 64) { v += s[tid + 32]; __syncwarp(); s[tid] = v; __syncwarp(); }
  for (unsigned d = 16; d > 0; d >>= 1) {
    if (tid < d) v += s[tid + d];
    __syncwarp();
    if (tid < d) s[tid] = v;
    __syncwarp();
  }
}

template <class T, unsigned blockSize> __device__ __forceinline__ void reduce6(const T *g_in, T *g_out, unsigned n) {
  T *s = SharedMemory<T>();
  unsigned tid = threadIdx.x;
  unsigned i = blockIdx.x * (blockSize * 2) + tid;
  const unsigned gridSize = blockSize * 2 * gridDim.x;
  T sum = 0;
  while (i < n) {
    sum += g_in[i];
    if (i + blockSize < n) sum += g_in[i + blockSize];
    i += gridSize;
  }
  s[tid] = sum;
  __syncthreads();
  if (blockSize >= 512) { if (tid < 256) s[tid] += s[tid + 256]; __syncthreads(); }
  if (blockSize >= 256) { if (tid < 128) s[tid] += s[tid + 128]; __syncthreads(); }
  if (blockSize >= 128) { if (tid < 64) s[tid] += s[tid + 64]; __syncthreads(); }
  if (tid < 32) warp_tail<blockSize, T>(s, tid);
  if (tid == 0) g_out[blockIdx.x] = s[0];
}

extern "C" __global__ void reduce_f32_128(const float *in, float *out, unsigned n) { reduce6<float, 128>(in, out, n); }
extern "C" __global__ void reduce_u32_64(const unsigned *in, unsigned *out, unsigned n) { reduce6<unsigned, 64>(in, out, n); }
