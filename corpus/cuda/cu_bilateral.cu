// Bilateral filter on float4 colours with exponential range weights, and non-local means with small patches.
// libdevice
// run: --kernel bilateral --grid 2,2 --block 8,8 --arg buf:f32x1024:random:131:0:1 --arg dst=buf:f32x1024:zeros --arg i32:16 --arg i32:16 --arg f32:0.3 --arg i32:2 --tolerance 1e-4
// run: --kernel nlm --grid 2,2 --block 8,8 --arg buf:f32x256:random:132:0:1 --arg dst=buf:f32x256:zeros --arg i32:16 --arg i32:16 --arg f32:4.0 --tolerance 1e-4
#include "cuda_mini.h"

__constant__ float gaussian[5] = {0.1353353f, 0.6065307f, 1.0f, 0.6065307f, 0.1353353f};

__device__ float euclidean(float4 a, float4 b, float d) {
  float mod = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y) + (b.z - a.z) * (b.z - a.z);
  return expf(-mod / (2.f * d * d));
}

extern "C" __global__ void bilateral(const float4 *src, float4 *dst, int w, int h, float e_d, int r) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  float sum = 0.0f;
  float4 t = make_float4(0.f, 0.f, 0.f, 0.f);
  const float4 center = src[y * w + x];
  for (int i = -r; i <= r; i++)
    for (int j = -r; j <= r; j++) {
      const float4 p = src[min(max(y + i, 0), h - 1) * w + min(max(x + j, 0), w - 1)];
      const float factor = gaussian[i + r] * gaussian[j + r] * euclidean(p, center, e_d);
      t.x += factor * p.x;
      t.y += factor * p.y;
      t.z += factor * p.z;
      t.w += factor * p.w;
      sum += factor;
    }
  dst[y * w + x] = make_float4(t.x / sum, t.y / sum, t.z / sum, t.w / sum);
}

extern "C" __global__ void nlm(const float *src, float *dst, int w, int h, float strength) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 2 || y < 2 || x >= w - 2 || y >= h - 2) {
    if (x < w && y < h) dst[y * w + x] = src[y * w + x];
    return;
  }
  float weights = 0, value = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      float dist = 0;
#pragma unroll
      for (int p = 0; p < 9; ++p) {
        int py = p / 3 - 1, px = p % 3 - 1;
        float d = src[(y + py) * w + x + px] - src[(y + dy + py) * w + x + dx + px];
        dist += d * d;
      }
      float wt = __expf(-dist * strength);
      weights += wt;
      value += wt * src[(y + dy) * w + x + dx];
    }
  dst[y * w + x] = __fdividef(value, weights);
}
