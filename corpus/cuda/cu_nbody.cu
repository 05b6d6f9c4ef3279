// All-pairs n-body: tiles of float4 bodies in shared memory, rsqrt; and a double precision leapfrog step.
// run: --kernel nbody_tiles --grid 2 --block 64 --shared 1024 --arg buf:f32x512:random:151:-1:1 --arg acc=buf:f32x512:zeros --arg i32:128 --arg f32:0.01 --tolerance 1e-3
// run: --kernel leapfrog --grid 1 --block 64 --arg buf:f64x256:random:152:-1:1 --arg buf:f64x256:random:153:-0.1:0.1 --arg out=buf:f64x256:zeros --arg i32:64 --arg f64:0.001 --arg f64:0.05 --tolerance 1e-9
#include "cuda_mini.h"

__device__ __forceinline__ float3 interaction(float4 bi, float4 bj, float3 ai, float eps2) {
  float3 r;
  r.x = bj.x - bi.x;
  r.y = bj.y - bi.y;
  r.z = bj.z - bi.z;
  float d2 = r.x * r.x + r.y * r.y + r.z * r.z + eps2;
  float inv = rsqrtf(d2);
  float s = bj.w * inv * inv * inv;
  ai.x += r.x * s;
  ai.y += r.y * s;
  ai.z += r.z * s;
  return ai;
}

extern "C" __global__ void nbody_tiles(const float4 *bodies, float4 *acc, int n, float eps2) {
  extern __shared__ float4 sh_pos[];
  const int gid = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 me = bodies[gid];
  float3 a = make_float3(0.f, 0.f, 0.f);
  for (int tile = 0; tile < n; tile += blockDim.x) {
    float4 b = bodies[tile + threadIdx.x];
    b.w = fabsf(b.w);
    sh_pos[threadIdx.x] = b;
    __syncthreads();
#pragma unroll 8
    for (int j = 0; j < (int)blockDim.x; ++j) a = interaction(me, sh_pos[j], a, eps2);
    __syncthreads();
  }
  acc[gid] = make_float4(a.x, a.y, a.z, 0.f);
}

struct Body { double x, y, z, m; };

extern "C" __global__ void leapfrog(const Body *pos, const Body *vel, Body *out, int n, double dt, double soft) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const Body p = pos[i];
  double ax = 0, ay = 0, az = 0;
  for (int j = 0; j < n; ++j) {
    if (j == i) continue;
    const Body q = pos[j];
    double dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
    double r2 = dx * dx + dy * dy + dz * dz + soft;
    double w = fabs(q.m) / (r2 * sqrt(r2));
    ax += dx * w;
    ay += dy * w;
    az += dz * w;
  }
  Body o;
  o.x = p.x + dt * (vel[i].x + 0.5 * dt * ax);
  o.y = p.y + dt * (vel[i].y + 0.5 * dt * ay);
  o.z = p.z + dt * (vel[i].z + 0.5 * dt * az);
  o.m = p.m;
  out[i] = o;
}
