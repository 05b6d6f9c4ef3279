// Block reduction by warp shuffles, as in many ML kernels: sum and maximum, one instantiation per element type.
// run: --kernel reduce_sum_i32 --grid 4 --block 128 --arg buf:i32x1000:random:7:-100:100 --arg out=buf:i32x4:zeros --arg i32:1000
// run: --kernel reduce_max_f32 --grid 4 --block 128 --arg buf:f32x1000:random:9:-10:10 --arg out=buf:f32x4:zeros --arg i32:1000
#include "cuda_mini.h"

struct SumOp {
  template <typename T> __device__ __forceinline__ T operator()(T a, T b) const { return a + b; }
};
struct MaxOp {
  template <typename T> __device__ __forceinline__ T operator()(T a, T b) const { return a > b ? a : b; }
};

template <typename T, typename Op>
__device__ __forceinline__ T warp_reduce(T v, Op op) {
#pragma unroll
  for (int offset = warpSize / 2; offset > 0; offset >>= 1) v = op(v, __shfl_down_sync(FULL_MASK, v, offset));
  return v;
}

template <typename T, typename Op>
__device__ T block_reduce(T v, Op op, T identity) {
  __shared__ T partial[32];
  const int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
  v = warp_reduce(v, op);
  if (lane == 0) partial[warp] = v;
  __syncthreads();
  v = threadIdx.x < blockDim.x / warpSize ? partial[lane] : identity;
  if (warp == 0) v = warp_reduce(v, op);
  return v;
}

template <typename T, typename Op>
__device__ __forceinline__ void reduce_grid(const T *__restrict__ in, T *__restrict__ out, int n, T identity) {
  Op op;
  T acc = identity;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) acc = op(acc, in[i]);
  acc = block_reduce(acc, op, identity);
  if (threadIdx.x == 0) out[blockIdx.x] = acc;
}

extern "C" __global__ void __launch_bounds__(256) reduce_sum_i32(const int *in, int *out, int n) {
  reduce_grid<int, SumOp>(in, out, n, 0);
}

extern "C" __global__ void __launch_bounds__(256) reduce_max_f32(const float *in, float *out, int n) {
  reduce_grid<float, MaxOp>(in, out, n, -3.0e38f);
}
