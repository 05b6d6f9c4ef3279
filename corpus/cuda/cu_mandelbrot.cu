// Mandelbrot with float and double by template, a Julia set with smooth bands, and fixed-point 4.28 arithmetic.
// run: --kernel mandel_f32 --grid 4,4 --block 8,8 --arg out=buf:i32x1024:zeros --arg i32:32 --arg f32:-2 --arg f32:-1.25 --arg f32:0.09375 --arg i32:60
// run: --kernel mandel_f64 --grid 2,2 --block 8,8 --arg out=buf:i32x256:zeros --arg i32:16 --arg f64:-0.75 --arg f64:0.1 --arg f64:0.001 --arg i32:100
// run: --kernel julia_fixed --grid 4,4 --block 8,8 --arg out=buf:u8x4096:zeros --arg i32:32 --arg i32:-107374182 --arg i32:41875931 --arg i32:60
#include "cuda_mini.h"

template <typename T> __device__ __forceinline__ int escape(T cx, T cy, int limit) {
  T x = 0, y = 0;
  int n = 0;
  while (n < limit) {
    T xx = x * x, yy = y * y;
    if (xx + yy > (T)4) break;
    y = (T)2 * x * y + cy;
    x = xx - yy + cx;
    ++n;
  }
  return n;
}

template <typename T> __device__ __forceinline__ void mandel(int *out, int w, T x0, T y0, T step, int limit) {
  int ix = blockIdx.x * blockDim.x + threadIdx.x, iy = blockIdx.y * blockDim.y + threadIdx.y;
  out[iy * w + ix] = escape<T>(x0 + ix * step, y0 + iy * step, limit);
}

extern "C" __global__ void mandel_f32(int *out, int w, float x0, float y0, float step, int limit) { mandel<float>(out, w, x0, y0, step, limit); }
extern "C" __global__ void mandel_f64(int *out, int w, double x0, double y0, double step, int limit) { mandel<double>(out, w, x0, y0, step, limit); }

__device__ __forceinline__ long long fmul28(int a, int b) { return ((long long)a * b) >> 28; }

extern "C" __global__ void julia_fixed(uchar4 *out, int w, int cx, int cy, int limit) {
  int ix = blockIdx.x * blockDim.x + threadIdx.x, iy = blockIdx.y * blockDim.y + threadIdx.y;
  int x = (ix - w / 2) * ((1 << 28) / w * 3), y = (iy - w / 2) * ((1 << 28) / w * 3);
  int n = 0;
  for (; n < limit; ++n) {
    const long long xx = fmul28(x, x), yy = fmul28(y, y);
    if (xx + yy > 4ll << 28) break;
    y = (int)(2 * fmul28(x, y)) + cy;
    x = (int)(xx - yy) + cx;
  }
  uchar4 c;
  c.x = (uchar)(n * 7);
  c.y = (uchar)(255 - n * 3);
  c.z = (uchar)((n & 3) << 6);
  c.w = 255;
  out[iy * w + ix] = c;
}
