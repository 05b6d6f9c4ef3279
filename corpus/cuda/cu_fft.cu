// FFTs in shared memory: radix-2 (Stockham, twiddles from a table), radix-4 and radix-8 butterflies in registers.
// libdevice
// run: --kernel fft_radix2_256 --grid 2 --block 128 --arg buf:f32x1024:random:141:-1:1 --arg out=buf:f32x1024:zeros --tolerance 1e-3
// run: --kernel fft_radix4_64 --grid 2 --block 16 --arg buf:f32x256:random:142:-1:1 --arg out=buf:f32x256:zeros --tolerance 1e-3
// run: --kernel fft_radix8_512 --grid 1 --block 64 --arg buf:f32x1024:random:143:-1:1 --arg out=buf:f32x1024:zeros --tolerance 1e-3
#include "cuda_mini.h"

#define PI2 6.283185307179586f

__device__ __forceinline__ float2 operator+(float2 a, float2 b) { return make_float2(a.x + b.x, a.y + b.y); }
__device__ __forceinline__ float2 operator-(float2 a, float2 b) { return make_float2(a.x - b.x, a.y - b.y); }
__device__ __forceinline__ float2 operator*(float2 a, float2 b) { return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
__device__ __forceinline__ float2 twiddle(float a) { return make_float2(cosf(a), sinf(a)); }

__device__ __forceinline__ void fft2(float2 *v) {
  float2 t = v[0];
  v[0] = t + v[1];
  v[1] = t - v[1];
}
__device__ __forceinline__ void fft4(float2 &a, float2 &b, float2 &c, float2 &d) {
  float2 s0 = a + c, s1 = a - c, s2 = b + d, s3 = b - d;
  s3 = make_float2(s3.y, -s3.x);
  a = s0 + s2; c = s0 - s2;
  b = s1 + s3; d = s1 - s3;
}
__device__ __forceinline__ void fft8(float2 *v) {
  const float r = 0.70710678f;
  fft4(v[0], v[2], v[4], v[6]);
  fft4(v[1], v[3], v[5], v[7]);
  float2 t3 = make_float2(r * (v[3].x + v[3].y), r * (v[3].y - v[3].x));
  float2 t5 = make_float2(v[5].y, -v[5].x);
  float2 t7 = make_float2(r * (v[7].y - v[7].x), -r * (v[7].x + v[7].y));
  float2 e0 = v[0], e1 = v[2], e2 = v[4], e3 = v[6], o0 = v[1];
  v[0] = e0 + o0; v[4] = e0 - o0;
  v[1] = e1 + t3; v[5] = e1 - t3;
  v[2] = e2 + t5; v[6] = e2 - t5;
  v[3] = e3 + t7; v[7] = e3 - t7;
}

extern "C" __global__ void fft_radix2_256(const float2 *in, float2 *out) {
  __shared__ float2 a[256], b[256];
  const int j = threadIdx.x, base = blockIdx.x * 256;
  a[j] = in[base + j];
  a[j + 128] = in[base + j + 128];
  __syncthreads();
  float2 *src = a, *dst = b;
  for (int ns = 1; ns < 256; ns *= 2) {
    float2 v[2] = {src[j], src[j + 128] * twiddle(-PI2 * (j % ns) / (ns * 2))};
    fft2(v);
    int d = (j / ns) * ns * 2 + j % ns;
    dst[d] = v[0];
    dst[d + ns] = v[1];
    __syncthreads();
    float2 *t = src;
    src = dst;
    dst = t;
  }
  out[base + j] = src[j];
  out[base + j + 128] = src[j + 128];
}

template <int R> __device__ __forceinline__ int expand(int j, int ns) { return (j / ns) * ns * R + j % ns; }

extern "C" __global__ void fft_radix4_64(const float2 *in, float2 *out) {
  __shared__ float2 s[64];
  const int j = threadIdx.x, base = blockIdx.x * 64;
  float2 v[4];
#pragma unroll
  for (int r = 0; r < 4; ++r) v[r] = in[base + j + r * 16];
  for (int ns = 1; ns < 64; ns *= 4) {
    const float angle = -PI2 * (j % ns) / (ns * 4);
#pragma unroll
    for (int r = 1; r < 4; ++r) v[r] = v[r] * twiddle(r * angle);
    fft4(v[0], v[1], v[2], v[3]);
    const int d = expand<4>(j, ns);
#pragma unroll
    for (int r = 0; r < 4; ++r) s[d + r * ns] = v[r];
    __syncthreads();
#pragma unroll
    for (int r = 0; r < 4; ++r) v[r] = s[j + r * 16];
    __syncthreads();
  }
#pragma unroll
  for (int r = 0; r < 4; ++r) out[base + j + r * 16] = v[r];
}

extern "C" __global__ void fft_radix8_512(const float2 *in, float2 *out) {
  __shared__ float sx[512], sy[512];
  const int j = threadIdx.x;
  float2 v[8];
#pragma unroll
  for (int r = 0; r < 8; ++r) v[r] = in[j + r * 64];
#pragma unroll
  for (int ns = 1; ns < 512; ns *= 8) {
    const float angle = -PI2 * (j % ns) / (ns * 8);
#pragma unroll
    for (int r = 1; r < 8; ++r) v[r] = v[r] * make_float2(__cosf(r * angle), __sinf(r * angle));
    fft8(v);
    const int d = expand<8>(j, ns);
#pragma unroll
    for (int r = 0; r < 8; ++r) { sx[d + r * ns] = v[r].x; sy[d + r * ns] = v[r].y; }
    __syncthreads();
#pragma unroll
    for (int r = 0; r < 8; ++r) v[r] = make_float2(sx[j + r * 64], sy[j + r * 64]);
    __syncthreads();
  }
#pragma unroll
  for (int r = 0; r < 8; ++r) out[j + r * 64] = v[r];
}
