// 8x8 DCT by rows and columns with quantisation and zigzag, odd-even merge sort, 3-colour Bayer demosaic, Haar wavelet, box filter by running sums.
// run: --kernel dct8x8 --grid 2 --block 64 --arg buf:f32x128:random:741:-128:127 --arg out=buf:i16x128:zeros
// run: --kernel odd_even --grid 2 --block 32 --arg data=buf:f32x128:random:742:-1:1
// run: --kernel haar --grid 2 --block 32 --arg buf:f32x128:random:743:0:1 --arg out=buf:f32x128:zeros --tolerance 1e-5
// run: --kernel demosaic --grid 2,2 --block 8,8 --arg buf:u16x256:random:744:0:1023 --arg out=buf:u16x768:zeros --arg i32:16 --arg i32:16
// run: --kernel box_rows --grid 1 --block 32 --arg buf:i32x1024:random:745:0:255 --arg out=buf:i32x1024:zeros --arg i32:32 --arg i32:3
#include "cuda_mini.h"

__constant__ float c_cos[8][8] = {
    {0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f, 0.35355339f},
    {0.49039264f, 0.41573481f, 0.27778512f, 0.09754516f, -0.09754516f, -0.27778512f, -0.41573481f, -0.49039264f},
    {0.46193977f, 0.19134172f, -0.19134172f, -0.46193977f, -0.46193977f, -0.19134172f, 0.19134172f, 0.46193977f},
    {0.41573481f, -0.09754516f, -0.49039264f, -0.27778512f, 0.27778512f, 0.49039264f, 0.09754516f, -0.41573481f},
    {0.35355339f, -0.35355339f, -0.35355339f, 0.35355339f, 0.35355339f, -0.35355339f, -0.35355339f, 0.35355339f},
    {0.27778512f, -0.49039264f, 0.09754516f, 0.41573481f, -0.41573481f, -0.09754516f, 0.49039264f, -0.27778512f},
    {0.19134172f, -0.46193977f, 0.46193977f, -0.19134172f, -0.19134172f, 0.46193977f, -0.46193977f, 0.19134172f},
    {0.09754516f, -0.27778512f, 0.41573481f, -0.49039264f, 0.49039264f, -0.41573481f, 0.27778512f, -0.09754516f}};
__constant__ uchar zigzag[64] = {0,  1,  5,  6,  14, 15, 27, 28, 2,  4,  7,  13, 16, 26, 29, 42, 3,  8,  12, 17, 25, 30, 41, 43, 9,  11, 18, 24, 31, 40, 44, 53,
                                 10, 19, 23, 32, 39, 45, 52, 54, 20, 22, 33, 38, 46, 51, 55, 60, 21, 34, 37, 47, 50, 56, 59, 61, 35, 36, 48, 49, 57, 58, 62, 63};

extern "C" __global__ void dct8x8(const float *in, short *out) {
  __shared__ float a[8][9], b[8][9];
  const int x = threadIdx.x & 7, y = threadIdx.x >> 3, base = blockIdx.x * 64;
  a[y][x] = in[base + threadIdx.x];
  __syncthreads();
  float s = 0;
#pragma unroll
  for (int k = 0; k < 8; ++k) s = fmaf(a[y][k], c_cos[x][k], s);
  b[y][x] = s;
  __syncthreads();
  s = 0;
#pragma unroll
  for (int k = 0; k < 8; ++k) s = fmaf(b[k][x], c_cos[y][k], s);
  out[base + zigzag[threadIdx.x]] = (short)rintf(s * 0.5f / (1 + x + y) );
}

extern "C" __global__ void odd_even(float *data) {
  __shared__ float s[64];
  const int t = threadIdx.x;
  data += blockIdx.x * 64;
  s[t] = data[t];
  s[t + 32] = data[t + 32];
  for (int size = 2; size <= 64; size <<= 1) {
    int stride = size / 2;
    const int offset = t & (stride - 1);
    __syncthreads();
    {
      const int pos = 2 * t - (t & (stride - 1));
      if (s[pos] > s[pos + stride]) { const float v = s[pos]; s[pos] = s[pos + stride]; s[pos + stride] = v; }
      stride >>= 1;
    }
    for (; stride > 0; stride >>= 1) {
      __syncthreads();
      const int pos = 2 * t - (t & (stride - 1));
      if (offset >= stride && s[pos - stride] > s[pos]) { const float v = s[pos]; s[pos] = s[pos - stride]; s[pos - stride] = v; }
    }
  }
  __syncthreads();
  data[t] = s[t];
  data[t + 32] = s[t + 32];
}

extern "C" __global__ void haar(const float *in, float *out) {
  __shared__ float s[64];
  const int t = threadIdx.x;
  in += blockIdx.x * 64;
  out += blockIdx.x * 64;
  s[t] = in[t];
  s[t + 32] = in[t + 32];
  __syncthreads();
  for (int n = 32; n > 0; n >>= 1) {
    float lo = 0, hi = 0;
    if (t < n) {
      lo = (s[2 * t] + s[2 * t + 1]) * 0.70710678f;
      hi = (s[2 * t] - s[2 * t + 1]) * 0.70710678f;
    }
    __syncthreads();
    if (t < n) {
      s[t] = lo;
      out[n + t] = hi;
    }
    __syncthreads();
  }
  if (t == 0) out[0] = s[0];
}

extern "C" __global__ void demosaic(const ushort *raw, ushort3 *out, int w, int h) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  const auto at = [&](int dx, int dy) { return (int)raw[min(max(y + dy, 0), h - 1) * w + min(max(x + dx, 0), w - 1)]; };
  const int c = at(0, 0);
  const int cross = (at(-1, 0) + at(1, 0) + at(0, -1) + at(0, 1) + 2) >> 2;
  const int diag = (at(-1, -1) + at(1, -1) + at(-1, 1) + at(1, 1) + 2) >> 2;
  const int hor = (at(-1, 0) + at(1, 0) + 1) >> 1, ver = (at(0, -1) + at(0, 1) + 1) >> 1;
  int r, g, b;
  switch ((y & 1) * 2 + (x & 1)) {
    case 0: r = c; g = cross; b = diag; break;
    case 1: r = hor; g = c; b = ver; break;
    case 2: r = ver; g = c; b = hor; break;
    default: r = diag; g = cross; b = c; break;
  }
  out[y * w + x] = make_ushort3((ushort)r, (ushort)g, (ushort)b);
}

extern "C" __global__ void box_rows(const int *in, int *out, int w, int r) {
  const int y = threadIdx.x;
  in += y * w;
  out += y * w;
  int sum = in[0] * (r + 1);
  for (int x = 0; x < r; ++x) sum += in[min(x, w - 1)];
  for (int x = 0; x < w; ++x) {
    sum += in[min(x + r, w - 1)];
    sum -= x == 0 ? in[0] : in[max(x - r - 1, 0)];
    out[x] = sum / (2 * r + 1);
  }
}
