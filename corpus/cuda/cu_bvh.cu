// Ray against triangle mesh: Moeller-Trumbore, and a bounding volume hierarchy walked with an explicit stack in local memory.
// run: --kernel ray_triangles --grid 1 --block 64 --arg buf:f32x384:random:391:-1:1 --arg buf:f32x216:random:392:-2:2 --arg t=buf:f32x64:zeros --arg id=buf:i32x64:zeros --arg i32:24 --tolerance 1e-3
// run: --kernel bvh_count --grid 1 --block 64 --arg buf:i32x256:random:393:500:1023 --arg buf:i32x124:random:394:200:900 --arg out=buf:i32x64:zeros --arg visits=buf:i32x64:zeros
#include "cuda_mini.h"

__device__ __forceinline__ float3 sub(float3 a, float3 b) { return make_float3(a.x - b.x, a.y - b.y, a.z - b.z); }
__device__ __forceinline__ float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__device__ __forceinline__ float3 cross(float3 a, float3 b) { return make_float3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x); }

struct Ray { float3 origin, dir; };
struct Triangle { float3 a, b, c; };

__device__ bool moeller(const Ray &ray, const Triangle &tri, float &t) {
  const float3 e1 = sub(tri.b, tri.a), e2 = sub(tri.c, tri.a);
  const float3 p = cross(ray.dir, e2);
  const float det = dot(e1, p);
  if (fabsf(det) < 1e-6f) return false;
  const float inv = 1.0f / det;
  const float3 s = sub(ray.origin, tri.a);
  const float u = dot(s, p) * inv;
  if (u < 0.0f || u > 1.0f) return false;
  const float3 q = cross(s, e1);
  const float v = dot(ray.dir, q) * inv;
  if (v < 0.0f || u + v > 1.0f) return false;
  t = dot(e2, q) * inv;
  return t > 1e-4f;
}

extern "C" __global__ void ray_triangles(const Ray *rays, const Triangle *tris, float *out_t, int *out_id, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  const Ray ray = rays[i];
  float best = 1e30f;
  int who = -1;
  for (int k = 0; k < n; ++k) {
    float t;
    if (moeller(ray, tris[k], t) && t < best) {
      best = t;
      who = k;
    }
  }
  out_t[i] = best;
  out_id[i] = who;
}

// An implicit complete tree of 31 boxes (lo, size per axis), integer coordinates: which leaves does a query box meet?
struct Box { int x, y, w, h; };
__device__ __forceinline__ bool overlap(const Box &q, const Box &n) {
  return q.x <= n.x + n.w && n.x <= q.x + 64 && q.y <= n.y + n.h && n.y <= q.y + 64;
}

extern "C" __global__ void bvh_count(const Box *query, const Box *nodes, int *out, int *visits) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  const Box q = query[i];
  int stack[16];
  int top = 0, leaves = 0, seen = 0;
  stack[top++] = 0;
  while (top > 0) {
    const int n = stack[--top];
    ++seen;
    if (n != 0 && !overlap(q, nodes[n])) continue;
    if (n >= 15) {
      leaves += n;
      continue;
    }
    stack[top++] = 2 * n + 1;
    stack[top++] = 2 * n + 2;
  }
  out[i] = leaves;
  visits[i] = seen;
}
