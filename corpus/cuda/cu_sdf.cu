// Signed distance field marching with smooth union and soft shadows; marching squares with a case table.
// run: --kernel sdf_march --grid 2,2 --block 8,8 --arg out=buf:f32x256:zeros --arg i32:16 --arg f32:0.3 --tolerance 1e-2
// run: --kernel marching_squares --grid 1,1 --block 16,16 --arg buf:f32x289:random:401:-1:1 --arg seg=buf:f32x2048:zeros --arg count=buf:i32x256:zeros --arg f32:0 --tolerance 1e-5
#include "cuda_mini.h"

__device__ __forceinline__ float length3(float x, float y, float z) { return sqrtf(x * x + y * y + z * z); }

__device__ __noinline__ float scene(float x, float y, float z, float k) {
  const float sphere = length3(x, y, z) - 0.7f;
  const float qx = fabsf(x - 0.5f) - 0.4f, qy = fabsf(y - 0.3f) - 0.3f, qz = fabsf(z) - 0.4f;
  const float box = length3(fmaxf(qx, 0.f), fmaxf(qy, 0.f), fmaxf(qz, 0.f)) + fminf(fmaxf(qx, fmaxf(qy, qz)), 0.f);
  const float h = fminf(fmaxf(0.5f + 0.5f * (box - sphere) / k, 0.f), 1.f);
  const float blend = box + (sphere - box) * h - k * h * (1.f - h);
  return fminf(blend, y + 0.8f);
}

extern "C" __global__ void sdf_march(float *out, int w, float k) {
  const int ix = blockIdx.x * blockDim.x + threadIdx.x, iy = blockIdx.y * blockDim.y + threadIdx.y;
  const float dx0 = (ix + 0.5f) / w * 2.f - 1.f, dy0 = 1.f - (iy + 0.5f) / w * 2.f;
  const float inv = 1.f / length3(dx0, dy0, 1.5f);
  const float dx = dx0 * inv, dy = dy0 * inv, dz = 1.5f * inv;
  float t = 0.f;
  int steps = 0;
  for (; steps < 40; ++steps) {
    const float d = scene(dx * t, dy * t, -3.f + dz * t, k);
    if (d < 1e-3f) break;
    t += d;
    if (t > 10.f) { t = -1.f; break; }
  }
  float shade = 0.f;
  if (t > 0.f) {
    const float px = dx * t, py = dy * t, pz = -3.f + dz * t, e = 1e-2f;
    const float nx = scene(px + e, py, pz, k) - scene(px - e, py, pz, k);
    const float ny = scene(px, py + e, pz, k) - scene(px, py - e, pz, k);
    const float nz = scene(px, py, pz + e, k) - scene(px, py, pz - e, k);
    shade = fmaxf(0.f, (0.4f * nx + 0.8f * ny - 0.4f * nz) / fmaxf(length3(nx, ny, nz), 1e-6f));
  }
  out[iy * w + ix] = shade;
}

// Edges: 0 bottom, 1 right, 2 top, 3 left; -1 ends a case.
__constant__ signed char cases[16][4] = {{-1, -1, -1, -1}, {3, 0, -1, -1}, {0, 1, -1, -1}, {3, 1, -1, -1}, {1, 2, -1, -1}, {3, 0, 1, 2},
                                         {0, 2, -1, -1},   {3, 2, -1, -1}, {2, 3, -1, -1}, {0, 2, -1, -1}, {0, 1, 2, 3},   {1, 2, -1, -1},
                                         {1, 3, -1, -1},   {0, 1, -1, -1}, {3, 0, -1, -1}, {-1, -1, -1, -1}};

extern "C" __global__ void marching_squares(const float *field, float2 *segments, int *count, float iso) {
  const int x = threadIdx.x, y = threadIdx.y, w = 17, cell = y * 16 + x;
  const float v[4] = {field[y * w + x], field[y * w + x + 1], field[(y + 1) * w + x + 1], field[(y + 1) * w + x]};
  int code = 0;
  for (int i = 0; i < 4; ++i) code |= (v[i] > iso) << i;
  int n = 0;
  for (; n < 4 && cases[code][n] >= 0; ++n) {
    const int e = cases[code][n];
    const float a = v[e], b = v[(e + 1) & 3];
    const float f = (iso - a) / (b - a);
    float2 p;
    switch (e) {
      case 0: p = make_float2(x + f, (float)y); break;
      case 1: p = make_float2(x + 1.f, y + f); break;
      case 2: p = make_float2(x + 1.f - f, y + 1.f); break;
      default: p = make_float2((float)x, y + 1.f - f); break;
    }
    segments[cell * 4 + n] = p;
  }
  count[cell] = n / 2;
}
