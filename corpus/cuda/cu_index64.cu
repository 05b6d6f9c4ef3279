// Index arithmetic: 64-bit flattened 4D indices, negative strides, pointer walks in both directions, gather/scatter, mixed signedness, bounds by min.
// run: --kernel flatten4 --grid 2,2 --block 8,4 --arg buf:f32x720:iota --arg out=buf:f32x720:zeros --arg i64:3 --arg i64:4 --arg i64:5 --arg i64:12
// run: --kernel reverse_rows --grid 4 --block 16 --arg buf:i32x256:iota --arg out=buf:i32x256:zeros --arg i64:-16 --arg i64:1
// run: --kernel gather_scatter --grid 2 --block 64 --arg buf:u8x128:random:651 --arg buf:f64x256:random:652:0:1 --arg out=buf:f64x128:zeros
// run: --kernel upsample --grid 2,2 --block 16,16 --arg buf:f32x200:random:653:0:1 --arg out=buf:f32x800:zeros --arg i32:20 --arg i32:10 --tolerance 1e-5
// run: --kernel im2col --grid 2 --block 64 --arg buf:f32x75:iota --arg out=buf:f32x972:zeros --arg i32:3 --arg i32:5 --arg i32:5 --arg i32:3 --arg i32:1 --arg i32:1 --arg i32:36
#include "cuda_mini.h"

extern "C" __global__ void flatten4(const float *in, float *out, long long n, long long c, long long h, long long w) {
  const long long x = (long long)blockIdx.x * blockDim.x + threadIdx.x;
  const long long y = (long long)blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  for (long long b = 0; b < n; ++b)
    for (long long k = 0; k < c; ++k) out[((b * h + y) * w + x) * c + k] = in[((b * c + k) * h + y) * w + x];
}

extern "C" __global__ void reverse_rows(const int *in, int *out, long long row_step, long long col_step) {
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  const int rows = 16, r = t / 4, c0 = (t % 4) * 4;
  const int *p = in + (rows - 1) * 16 + r * row_step + c0 * col_step;
  int *q = out + r * 16 + c0;
  for (int k = 4; k-- > 0; p += col_step) *q++ = *p;
}

extern "C" __global__ void gather_scatter(const unsigned char *index, const double *src, double *out) {
  const unsigned t = blockIdx.x * blockDim.x + threadIdx.x;
  const double *end = src + 255;
  const double forward = src[index[t]], backward = *(end - index[t]);
  out[(t * 77u) & 127u] = forward - backward + (double)((end - src) - (long long)index[t]);
}

extern "C" __global__ void upsample(const float *in, float *out, int w, int h) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= 2 * w || y >= 2 * h) return;
  const float sx = fmaxf(0.0f, (x + 0.5f) * 0.5f - 0.5f), sy = fmaxf(0.0f, (y + 0.5f) * 0.5f - 0.5f);
  const int x0 = (int)sx, y0 = (int)sy, x1 = min(x0 + 1, w - 1), y1 = min(y0 + 1, h - 1);
  const float fx = sx - x0, fy = sy - y0;
  const float top = in[y0 * w + x0] * (1 - fx) + in[y0 * w + x1] * fx;
  const float bottom = in[y1 * w + x0] * (1 - fx) + in[y1 * w + x1] * fx;
  out[(size_t)y * 2 * w + x] = top * (1 - fy) + bottom * fy;
}

extern "C" __global__ void im2col(const float *im, float *col, int channels, int height, int width, int ksize, int pad, int stride, int n) {
  (void)n;
  const int hc = (height + 2 * pad - ksize) / stride + 1, wc = (width + 2 * pad - ksize) / stride + 1;
  for (int index = blockIdx.x * blockDim.x + threadIdx.x; index < channels * hc * wc; index += blockDim.x * gridDim.x) {
    const int w_out = index % wc, rest = index / wc, h_out = rest % hc, channel = rest / hc;
    const int h_in = h_out * stride - pad, w_in = w_out * stride - pad;
    float *dst = col + (channel * ksize * ksize * hc + h_out) * wc + w_out;
    const float *src = im + (channel * height + h_in) * width + w_in;
    for (int i = 0; i < ksize; ++i)
      for (int j = 0; j < ksize; ++j) {
        const int h = h_in + i, w = w_in + j;
        *dst = (h >= 0 && w >= 0 && h < height && w < width) ? src[i * width + j] : 0.0f;
        dst += hc * wc;
      }
  }
}
