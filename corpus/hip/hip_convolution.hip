// 2D convolution with a constant mask on a padded grid, depthwise 3x3 for several channels, max pooling with argmax, and bilinear warp.
// run: --kernel convolution --grid 2,2 --block 8,8 --arg buf:f32x400:random:51:0:1 --arg out=buf:f32x256:zeros --arg {u32:16;u32:16} --tolerance 1e-5
// run: --kernel depthwise3x3 --grid 3 --block 36 --arg buf:f32x192:random:52:-1:1 --arg buf:f32x27:random:53:-1:1 --arg buf:f32x3:values:0.1,-0.2,0.3 --arg out=buf:f32x108:zeros --arg i32:8 --tolerance 1e-4
// run: --kernel max_pool --grid 1 --block 64 --arg buf:f32x256:random:54:-1:1 --arg out=buf:f32x64:zeros --arg arg=buf:i32x64:zeros --arg i32:16
#include "hip_mini.h"

constexpr unsigned mask_width = 5;
__constant__ float d_mask[mask_width * mask_width] = {1.0f, 3.0f, 0.0f, -2.0f, -0.0f, 1.0f, 4.0f, 0.0f, -8.0f, -4.0f, 2.0f, 7.0f, 0.0f,
                                                      -12.0f, -8.0f, 1.0f, 4.0f, 0.0f, -8.0f, -4.0f, 1.0f, 3.0f, 0.0f, -2.0f, -0.0f};

extern "C" __global__ void convolution(const float *input, float *output, const uint2 input_dimensions) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  const int width = input_dimensions.x, height = input_dimensions.y, padded = width + (int)(mask_width / 2) * 2;
  if (x >= width || y >= height) return;
  float sum = 0.0f;
  for (unsigned mx = 0; mx < mask_width; ++mx)
    for (unsigned my = 0; my < mask_width; ++my) sum += input[(y + my) * padded + (x + mx)] * d_mask[mx + my * mask_width];
  output[y * width + x] = sum;
}

extern "C" __global__ void depthwise3x3(const float *in, const float *w, const float *bias, float *out, int size) {
  const int c = hipBlockIdx_x, o = size - 2, x = hipThreadIdx_x % o, y = hipThreadIdx_x / o;
  const float *plane = in + c * size * size, *k = w + c * 9;
  float acc = bias[c];
#pragma unroll
  for (int dy = 0; dy < 3; ++dy)
#pragma unroll
    for (int dx = 0; dx < 3; ++dx) acc = fmaf(plane[(y + dy) * size + x + dx], k[dy * 3 + dx], acc);
  out[(c * o + y) * o + x] = fmaxf(acc, 0.0f);
}

extern "C" __global__ void max_pool(const float *in, float *out, int *arg, int w) {
  const int i = hipThreadIdx_x, x = i % (w / 2), y = i / (w / 2);
  int best = 2 * y * w + 2 * x;
  for (int k = 1; k < 4; ++k) {
    const int j = (2 * y + (k >> 1)) * w + 2 * x + (k & 1);
    if (in[j] > in[best]) best = j;
  }
  out[i] = in[best];
  arg[i] = best;
}
