// N-body: tiles of bodies in local memory with float4, leap-frog; and a Barnes-Hut walk over a flat tree.
// run: --kernel nbody_forces --grid 2 --block 32 --arg buf:f32x256:random:1:-1:1 --arg acc=buf:f32x256:zeros --arg i32:64 --arg f32:0.01 --tolerance 1e-4
// run: --kernel nbody_drift --grid 1 --block 64 --arg p=buf:f32x256:random:1:-1:1 --arg v=buf:f32x256:random:2:-1:1 --arg buf:f32x256:random:3:-1:1 --arg f32:0.01
// run: --kernel tree_walk --grid 1 --block 32 --arg buf:f32x128:random:4:-1:1 --arg buf:f32x84:random:5:0.2:1 --arg acc=buf:f32x128:zeros --arg f32:0.25 --tolerance 1e-4

__kernel void nbody_forces(__global const float4* restrict pos, __global float4* restrict acc, const int n, const float eps2) {
  __local float4 tile[32];
  const int i = get_global_id(0), t = get_local_id(0), ts = get_local_size(0);
  const float4 p = pos[i];
  float4 a = (float4)(0.0f);
  for (int base = 0; base < n; base += ts) {
    tile[t] = pos[base + t];
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 8
    for (int j = 0; j < ts; j++) {
      const float4 b = tile[j];
      const float3 d = b.xyz - p.xyz;
      const float r2 = dot(d, d) + eps2;
      const float inv = rsqrt(r2);
      const float s = fabs(b.w) * inv * inv * inv;
      a.xyz += d * s;
      a.w -= fabs(b.w) * inv;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  acc[i] = a;
}

__kernel void nbody_drift(__global float4* p, __global float4* v, __global const float4* a, const float dt) {
  const int i = get_global_id(0);
  const float mass = p[i].w;
  const float4 half_v = v[i] + a[i] * (0.5f * dt);
  float4 x = p[i] + half_v * dt;
  x.w = mass;
  p[i] = x;
  v[i] = half_v;
}

// A complete tree of degree 4: node 0, its children 1 to 4, and 16 leaves 5 to 20; (x, y, z, mass) each. An explicit stack.
__kernel void tree_walk(__global const float4* bodies, __global const float4* nodes, __global float4* acc, const float theta2) {
  const int i = get_global_id(0);
  const float4 p = bodies[i];
  float4 a = (float4)(0.0f);
  int stack[16], sp = 0, visited = 0;
  stack[sp++] = 0;
  while (sp > 0) {
    const int n = stack[--sp];
    visited++;
    const float4 c = nodes[n];
    const float4 d = c - p;
    const float r2 = d.x * d.x + d.y * d.y + d.z * d.z + 0.01f;
    const float size = n == 0 ? 1.0f : n < 5 ? 0.5f : 0.0f;
    if (n >= 5 || size * size < theta2 * r2) {
      const float inv = rsqrt(r2);
      a += d * (c.w * inv * inv * inv);
    } else {
      for (int k = 4; k >= 1; k--) stack[sp++] = 4 * n + k;
    }
  }
  a.w = visited;
  acc[i] = a;
}
