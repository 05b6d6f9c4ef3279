// Memory bandwidth kernels as in BabelStream: copy, scale, add, triad, nstream, dot with a tree in shared memory; double and float.
// run: --kernel stream_triad_f64 --grid 2 --block 64 --arg out=buf:f64x128:zeros --arg buf:f64x128:random:1:-1:1 --arg buf:f64x128:random:2:-1:1 --arg f64:0.4 --tolerance 1e-12
// run: --kernel stream_nstream_f32 --grid 2 --block 64 --arg a=buf:f32x128:random:3 --arg buf:f32x128:random:1:-1:1 --arg buf:f32x128:random:2:-1:1 --arg f32:0.4 --tolerance 1e-5
// run: --kernel stream_copy_scale --grid 2 --block 32 --arg buf:f32x256:random:4 --arg b=buf:f32x256:zeros --arg c=buf:f32x256:zeros --arg f32:3
// run: --kernel stream_dot --grid 2 --block 64 --arg buf:f64x300:random:5:-1:1 --arg buf:f64x300:random:6:-1:1 --arg sum=buf:f64x2:zeros --arg i32:300 --tolerance 1e-10
#include "hip_mini.h"

template <typename T> __device__ __forceinline__ void triad(T *a, const T *b, const T *c, T scalar) {
  const int i = hipBlockDim_x * hipBlockIdx_x + hipThreadIdx_x;
  a[i] = b[i] + scalar * c[i];
}

extern "C" __global__ void stream_triad_f64(double *__restrict__ a, const double *__restrict__ b, const double *__restrict__ c, double scalar) { triad(a, b, c, scalar); }

extern "C" __global__ void __launch_bounds__(64) stream_nstream_f32(float *a, const float *b, const float *c, float scalar) {
  const int i = hipBlockDim_x * hipBlockIdx_x + hipThreadIdx_x;
  a[i] += b[i] + scalar * c[i];
}

extern "C" __global__ void stream_copy_scale(const float4 *a, float4 *b, float4 *c, float s) {
  const size_t i = (size_t)hipBlockDim_x * hipBlockIdx_x + hipThreadIdx_x;
  const float4 v = a[i];
  b[i] = v;
  c[i] = v * s;
}

extern "C" __global__ void stream_dot(const double *a, const double *b, double *sum, int n) {
  __shared__ double tb_sum[64];
  int i = hipBlockDim_x * hipBlockIdx_x + hipThreadIdx_x;
  const size_t local_i = hipThreadIdx_x;
  tb_sum[local_i] = 0.0;
  for (; i < n; i += hipBlockDim_x * hipGridDim_x) tb_sum[local_i] += a[i] * b[i];
  for (int offset = hipBlockDim_x / 2; offset > 0; offset /= 2) {
    __syncthreads();
    if ((int)local_i < offset) tb_sum[local_i] += tb_sum[local_i + offset];
  }
  if (local_i == 0) sum[hipBlockIdx_x] = tb_sum[local_i];
}
