// Recursive Gaussian (IIR) filter by columns, integer wavelet 5/3 lifting, YUV to RGB with vectors of bytes, a run of morphological operations.
// run: --kernel recursive_gaussian --grid 1 --block 16 --arg buf:f32x1024:random:141:0:1 --arg out=buf:f32x1024:zeros --arg i32:16 --arg i32:16 --arg f32:0.6 --tolerance 1e-4
// run: --kernel lifting53 --grid 1 --block 32 --arg data=buf:i16x1024:random:142:-256:255
// run: --kernel yuv_to_rgb --grid 2 --block 32 --arg buf:u8x256:random:143 --arg out=buf:u8x256:zeros
// run: --kernel erode_dilate --grid 1 --block 32 --arg img=buf:u32x32:random:144
#include "hip_mini.h"

extern "C" __global__ void recursive_gaussian(const float4 *in, float4 *out, int w, int h, float a) {
  const int x = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  if (x >= w) return;
  in += x;
  out += x;
  float4 yp = *in;
  for (int y = 0; y < h; ++y) {
    const float4 xc = *in;
    const float4 yc = xc + (yp - xc) * a;
    *out = yc;
    yp = yc;
    in += w;
    out += w;
  }
  for (int y = h - 1; y >= 0; --y) {
    in -= w;
    out -= w;
    const float4 xc = *in;
    const float4 yc = xc + (yp - xc) * a;
    yp = yc;
    *out = (*out + yc) * 0.5f;
  }
}

extern "C" __global__ void lifting53(short *data) {
  short *p = data + hipThreadIdx_x * 32;
  for (int step = 1; step < 32; step *= 2) {
    for (int i = step; i < 32; i += 2 * step) {
      const int right = i + step < 32 ? p[i + step] : p[i - step];
      p[i] = (short)(p[i] - ((p[i - step] + right) >> 1));
    }
    for (int i = 0; i < 32; i += 2 * step) {
      const int left = i - step >= 0 ? p[i - step] : p[i + step];
      p[i] = (short)(p[i] + ((left + p[i + step] + 2) >> 2));
    }
  }
}

extern "C" __global__ void yuv_to_rgb(const uchar4 *in, uchar4 *out) {
  const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  const uchar4 v = in[i];
  const int y = 298 * ((int)v.x - 16), u = (int)v.y - 128, w = (int)v.z - 128;
  const int4 rgb = {(y + 409 * w + 128) >> 8, (y - 100 * u - 208 * w + 128) >> 8, (y + 516 * u + 128) >> 8, (int)v.w};
  const int4 lo = {0, 0, 0, 0}, hi = {255, 255, 255, 255};
  const int4 c = __builtin_elementwise_min(__builtin_elementwise_max(rgb, lo), hi);
  out[i] = __builtin_convertvector(c, uchar4);
}

extern "C" __global__ void erode_dilate(unsigned *img) {
  __shared__ unsigned s[34];
  const int t = hipThreadIdx_x;
  s[t + 1] = img[t];
  if (t == 0) s[0] = s[33] = 0;
  __syncthreads();
  for (int k = 0; k < 4; ++k) {
    const unsigned c = s[t + 1], u = s[t], d = s[t + 2];
    const unsigned v = k & 1 ? (c & (c << 1) & (c >> 1)) | (u & d) : c | (c << 1) | (c >> 1) | (u & d);
    __syncthreads();
    s[t + 1] = v;
    __syncthreads();
  }
  img[t] = s[t + 1];
}
