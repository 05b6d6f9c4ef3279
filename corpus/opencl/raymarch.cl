// Rendering: ray marching of a signed distance field with normals and soft shadow, and ray tracing of spheres and
// triangles with a bounce.
// run: --kernel march_scene --grid 2,2 --block 8,8 --arg out=buf:u32x256:zeros --arg i32:16 --arg i32:16 --arg f32:0.7 --tolerance 1e-3
// run: --kernel trace_spheres --grid 2,2 --block 8,8 --arg out=buf:f32x1024:zeros --arg buf:f32x20:values:0,0,5,1,0.8,1.5,0.5,4,0.5,0.3,-1.2,-0.4,3.5,0.6,0.5,0,-101,5,100,0.2 --arg i32:4 --arg i32:16 --tolerance 1e-3
// run: --kernel ray_triangles --grid 1 --block 32 --arg buf:f32x192:random:1:-1:1 --arg buf:f32x90:random:2:-2:2 --arg hit=buf:i32x32:zeros --arg dist=buf:f32x32:zeros --arg i32:10

static float sd_scene(float3 p, float t) {
  const float ground = p.y + 1.0f;
  const float sphere = length(p - (float3)(t, 0.0f, 3.0f)) - 0.8f;
  const float3 q = fabs(p - (float3)(-1.2f, -0.3f, 3.5f)) - (float3)(0.5f, 0.6f, 0.4f);
  const float box = length(fmax(q, 0.0f)) + fmin(fmax(q.x, fmax(q.y, q.z)), 0.0f);
  return fmin(ground, fmin(sphere, box));
}

static float3 scene_normal(float3 p, float t) {
  const float e = 1e-2f;
  const float3 n = (float3)(sd_scene(p + (float3)(e, 0, 0), t) - sd_scene(p - (float3)(e, 0, 0), t),
                            sd_scene(p + (float3)(0, e, 0), t) - sd_scene(p - (float3)(0, e, 0), t),
                            sd_scene(p + (float3)(0, 0, e), t) - sd_scene(p - (float3)(0, 0, e), t));
  return n / length(n);
}

__kernel void march_scene(__global uint* out, const int w, const int h, const float t) {
  const int x = get_global_id(0), y = get_global_id(1);
  float3 dir = (float3)((x + 0.5f) / w * 2 - 1, 1 - (y + 0.5f) / h * 2, 1.5f);
  dir /= length(dir);
  float travelled = 0.0f;
  int steps = 0;
  for (; steps < 48; steps++) {
    const float d = sd_scene(dir * travelled, t);
    if (d < 1e-2f || travelled > 20.0f) break;
    travelled += d;
  }
  uint shade = 0;
  if (travelled <= 20.0f) {
    const float3 p = dir * travelled;
    const float3 n = scene_normal(p, t);
    const float3 light = (float3)(0.48f, 0.8f, -0.36f);
    float lit = fmax(dot(n, light), 0.0f);
    float shadow = 1.0f;
    for (float s = 0.1f; s < 3.0f; s += 0.3f) shadow = fmin(shadow, 8.0f * fmax(sd_scene(p + light * s, t), 0.0f) / s);
    lit = 0.1f + 0.9f * lit * fmin(shadow, 1.0f);
    // Coarse, so that last bits of the arithmetic do not show.
    shade = (uint)(lit * 8.0f + 0.5f) * 28u;
  }
  out[y * w + x] = shade * 0x010101u | 0xff000000u;
}

typedef struct {
  float3 origin, dir;
} ray;

typedef struct {
  float x, y, z, radius, shade;
} sphere;

static float hit_sphere(ray r, sphere s) {
  const float3 oc = r.origin - (float3)(s.x, s.y, s.z);
  const float b = dot(oc, r.dir);
  const float c = dot(oc, oc) - s.radius * s.radius;
  const float disc = b * b - c;
  if (disc < 0.0f) return -1.0f;
  const float root = sqrt(disc);
  const float t = -b - root;
  return t > 1e-3f ? t : -b + root;
}

__kernel void trace_spheres(__global float4* out, __global const sphere* spheres, const int count, const int w) {
  const int x = get_global_id(0), y = get_global_id(1);
  ray r;
  r.origin = (float3)(0.0f);
  r.dir = normalize((float3)((x + 0.5f) / w * 2 - 1, 1 - (y + 0.5f) / w * 2, 1.5f));
  float3 colour = (float3)(0.0f);
  float weight = 1.0f;
  for (int bounce = 0; bounce < 3; bounce++) {
    float best = 1e30f;
    int which = -1;
    for (int i = 0; i < count; i++) {
      const float t = hit_sphere(r, spheres[i]);
      if (t > 1e-3f && t < best) {
        best = t;
        which = i;
      }
    }
    if (which < 0) {
      colour += weight * mix((float3)(1.0f), (float3)(0.5f, 0.7f, 1.0f), 0.5f * (r.dir.y + 1.0f));
      break;
    }
    const sphere s = spheres[which];
    const float3 p = r.origin + best * r.dir;
    const float3 n = (p - (float3)(s.x, s.y, s.z)) / s.radius;
    colour += weight * (1.0f - s.shade) * fmax(dot(n, (float3)(0.48f, 0.8f, -0.36f)), 0.1f);
    weight *= s.shade;
    r.origin = p + n * 1e-2f;
    r.dir = r.dir - 2.0f * dot(r.dir, n) * n;
  }
  out[y * w + x] = (float4)(colour, weight);
}

__kernel void ray_triangles(__global const float* rays, __global const float* tris, __global int* hit, __global float* dist,
                            const int count) {
  const int i = get_global_id(0);
  const float3 o = vload3(2 * i, rays), d = vload3(2 * i + 1, rays);
  float best = 1e30f;
  int which = -1;
  for (int t = 0; t < count; t++) {
    const float3 a = vload3(t * 3, tris);
    const float3 e1 = vload3(t * 3 + 1, tris) - a, e2 = vload3(t * 3 + 2, tris) - a;
    const float3 p = cross(d, e2);
    const float det = dot(e1, p);
    if (fabs(det) < 1e-5f) continue;
    const float inv = 1.0f / det;
    const float3 s = o - a;
    const float u = dot(s, p) * inv;
    if (u < 0.0f || u > 1.0f) continue;
    const float3 q = cross(s, e1);
    const float v = dot(d, q) * inv;
    if (v < 0.0f || u + v > 1.0f) continue;
    const float dst = dot(e2, q) * inv;
    if (dst > 0.0f && dst < best) {
      best = dst;
      which = t;
    }
  }
  hit[i] = which;
  dist[i] = best;
}
