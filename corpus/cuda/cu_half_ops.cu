// Half and bfloat16: packed arithmetic, comparisons, conversions, layer norm in half with float statistics, polynomial in half2, dot products.
// run: --kernel half2_axpby --grid 2 --block 32 --arg buf:f16x128:random:661:-1:1 --arg buf:f16x128:random:662:-1:1 --arg out=buf:f16x128:zeros --arg f16:1.5 --arg f16:-0.25 --tolerance 1e-2
// run: --kernel half_compare --grid 1 --block 64 --arg buf:f16x128:random:663:-2:2 --arg out=buf:i32x64:zeros
// run: --kernel bf16_round --grid 1 --block 64 --arg buf:f32x64:random:664:-100:100 --arg out=buf:bf16x64:zeros --arg back=buf:f32x64:zeros
// run: --kernel bf16_dot --grid 1 --block 32 --arg buf:bf16x512:random:665:-1:1 --arg buf:bf16x512:random:666:-1:1 --arg out=buf:f32x32:zeros --tolerance 1e-4
// run: --kernel layer_norm_half --grid 4 --block 32 --arg x=buf:f16x256:random:667:-2:2 --arg i32:64 --tolerance 1e-2
// run: --kernel half_int --grid 1 --block 64 --arg buf:i32x64:random:668:-60000:60000 --arg h=buf:f16x64:zeros --arg back=buf:i32x64:zeros
#include "cuda_mini.h"

extern "C" __global__ void half2_axpby(const half2 *x, const half2 *y, half2 *out, half a, half b) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const half2 a2 = {a, a}, b2 = {b, b};
  half2 v = __builtin_elementwise_fma(a2, x[i], b2 * y[i]);
  const half2 lo = {(half)-1, (half)-1}, hi = {(half)1, (half)1};
  v = __builtin_elementwise_min(__builtin_elementwise_max(v, lo), hi);
  out[i] = -v + (x[i] - y[i]) * a2;
}

extern "C" __global__ void half_compare(const half *in, int *out) {
  const int t = threadIdx.x;
  const half a = in[2 * t], b = in[2 * t + 1];
  int r = 0;
  r |= (a < b) << 0;
  r |= (a >= b) << 1;
  r |= (a == a) << 2;
  r |= (a != b) << 3;
  r |= ((a > (half)0) && (b > (half)0)) << 4;
  const half m = a > b ? a : b;
  out[t] = r * 1000 + (int)(m * (half)100);
}

extern "C" __global__ void bf16_round(const float *in, bfloat16 *out, float *back) {
  const int t = threadIdx.x;
  const bfloat16 h = (bfloat16)in[t];
  out[t] = h;
  back[t] = in[t] - (float)h;
}

extern "C" __global__ void bf16_dot(const bfloat16 *a, const bfloat162 *b, float *out) {
  const int t = threadIdx.x;
  float acc = 0;
#pragma unroll 4
  for (int k = 0; k < 8; ++k) {
    const bfloat162 v = b[t * 8 + k];
    acc = fmaf((float)a[t * 16 + 2 * k], (float)v.x, acc);
    acc = fmaf((float)a[t * 16 + 2 * k + 1], (float)v.y, acc);
  }
  out[t] = acc;
}

extern "C" __global__ void layer_norm_half(half *x, int n) {
  half *row = x + blockIdx.x * n;
  float sum = 0, sq = 0;
  for (int i = threadIdx.x; i < n; i += 32) {
    const float v = (float)row[i];
    sum += v;
    sq += v * v;
  }
  for (int m = 16; m; m >>= 1) {
    sum += __shfl_xor_sync(FULL_MASK, sum, m);
    sq += __shfl_xor_sync(FULL_MASK, sq, m);
  }
  const float mean = sum / n, var = sq / n - mean * mean, inv = 1.0f / sqrtf(var + 1e-5f);
  for (int i = threadIdx.x; i < n; i += 32) row[i] = (half)(((float)row[i] - mean) * inv);
}

extern "C" __global__ void half_int(const int *in, half *h, int *back) {
  const int t = threadIdx.x;
  const half v = (half)in[t];
  h[t] = v;
  const half s = (half)(short)(in[t] >> 4) + (half)(unsigned char)in[t];
  back[t] = (int)v + (int)(short)s;
}
