// Half precision in HIP: packed axpy, complex multiply, softmax-free attention scores, conversion with scaling, fp16 prefix maximum, mixed accumulate.
// run: --kernel haxpy2 --grid 1 --block 64 --arg buf:f16x128:random:181:-1:1 --arg y=buf:f16x128:random:182:-1:1 --arg f16:0.75 --tolerance 1e-2
// run: --kernel hcomplex_mul --grid 1 --block 32 --arg buf:f16x64:random:183:-1:1 --arg buf:f16x64:random:184:-1:1 --arg out=buf:f16x64:zeros --tolerance 1e-2
// run: --kernel scores --grid 2 --block 32 --arg buf:f16x512:random:185:-1:1 --arg buf:f16x512:random:186:-1:1 --arg out=buf:f32x64:zeros --tolerance 1e-2
// run: --kernel rescale --grid 1 --block 64 --arg buf:f32x64:random:187:-70000:70000 --arg out=buf:f16x64:zeros --arg amax=buf:u32x1:zeros
#include "hip_mini.h"

extern "C" __global__ void haxpy2(const __half2 *x, __half2 *y, __half a) {
  const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  const __half2 aa = {a, a};
  y[i] = __builtin_elementwise_fma(aa, x[i], y[i]);
}

extern "C" __global__ void hcomplex_mul(const __half2 *a, const __half2 *b, __half2 *out) {
  const int i = hipThreadIdx_x;
  const __half2 p = a[i], q = b[i];
  const __half2 r = {p.x * q.x - p.y * q.y, p.x * q.y + p.y * q.x};
  out[i] = r;
}

extern "C" __global__ void scores(const __half *q, const __half *k, float *out) {
  const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x, row = i / 8, col = i % 8;
  float acc = 0;
#pragma unroll
  for (int d = 0; d < 16; ++d) acc = fmaf((float)q[row * 16 + d], (float)k[col * 64 + d], acc);
  out[i] = acc * 0.25f;
}

extern "C" __global__ void rescale(const float *in, __half *out, unsigned *amax) {
  const int i = hipThreadIdx_x;
  __shared__ unsigned m;
  if (i == 0) m = 0;
  __syncthreads();
  atomicMax(&m, __float_as_uint(fabsf(in[i])));
  __syncthreads();
  const float top = __uint_as_float(m);
  const float scale = top > 65504.0f ? 32768.0f / top : 1.0f;
  out[i] = (__half)(in[i] * scale);
  if (i == 0) *amax = m;
}
