// Ray tracer: spheres in a scene struct by value, reflections in a loop, vec3 operators, camera by value.
// run: --kernel render --grid 2,2 --block 8,8 --arg out=buf:u8x1024:zeros --arg {f32:0;f32:0.5;f32:-3;f32:1.2;i32:16;i32:16} --arg {{f32:0;f32:0;f32:0;f32:0.8;f32:0.9;f32:0.2;f32:0.2;f32:0.3};{f32:1.1;f32:0.2;f32:0.8;f32:0.5;f32:0.2;f32:0.9;f32:0.3;f32:0.5};{f32:-1;f32:-0.2;f32:0.5;f32:0.6;f32:0.3;f32:0.3;f32:0.9;f32:0.1};{f32:0;f32:-101;f32:0;f32:100;f32:0.5;f32:0.5;f32:0.5;f32:0};i32:4;{f32:0.5;f32:0.8;f32:-0.6}} --tolerance 1e-2
#include "cuda_mini.h"

struct Vec {
  float x, y, z;
  __device__ Vec operator+(const Vec &o) const { return {x + o.x, y + o.y, z + o.z}; }
  __device__ Vec operator-(const Vec &o) const { return {x - o.x, y - o.y, z - o.z}; }
  __device__ Vec operator*(float s) const { return {x * s, y * s, z * s}; }
  __device__ float dot(const Vec &o) const { return x * o.x + y * o.y + z * o.z; }
};
__device__ Vec normalize(const Vec &v) { return v * (1.0f / sqrtf(v.dot(v))); }

struct Sphere {
  Vec centre;
  float radius;
  Vec colour;
  float mirror;
};
struct Camera {
  Vec eye;
  float fov;
  int width, height;
};
struct Scene {
  Sphere spheres[4];
  int count;
  Vec light;
};
struct Hit {
  float t;
  int which;
};

__device__ Hit intersect(const Scene &scene, const Vec &o, const Vec &d) {
  Hit best = {1e20f, -1};
  for (int i = 0; i < scene.count; ++i) {
    const Sphere &s = scene.spheres[i];
    const Vec oc = o - s.centre;
    const float b = oc.dot(d), c = oc.dot(oc) - s.radius * s.radius;
    const float disc = b * b - c;
    if (disc <= 0) continue;
    const float root = sqrtf(disc);
    float t = -b - root;
    if (t < 1e-3f) t = -b + root;
    if (t > 1e-3f && t < best.t) best = {t, i};
  }
  return best;
}

extern "C" __global__ void render(uchar4 *out, Camera cam, Scene scene) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= cam.width || y >= cam.height) return;
  Vec o = cam.eye;
  Vec d = normalize(Vec{(x - cam.width * 0.5f) / cam.width * cam.fov, (cam.height * 0.5f - y) / cam.height * cam.fov, 1.0f});
  const Vec light = normalize(scene.light);
  Vec colour = {0, 0, 0};
  float weight = 1.0f;
  for (int bounce = 0; bounce < 4; ++bounce) {
    const Hit h = intersect(scene, o, d);
    if (h.which < 0) {
      const float sky = 0.5f * (d.y + 1.0f);
      colour = colour + Vec{1.0f - 0.5f * sky, 1.0f - 0.3f * sky, 1.0f} * weight;
      break;
    }
    const Sphere &s = scene.spheres[h.which];
    const Vec p = o + d * h.t;
    const Vec n = (p - s.centre) * (1.0f / s.radius);
    float diffuse = fmaxf(0.0f, n.dot(light));
    if (diffuse > 0 && intersect(scene, p, light).which >= 0) diffuse *= 0.3f;
    colour = colour + s.colour * (weight * (1.0f - s.mirror) * (0.1f + 0.9f * diffuse));
    if (s.mirror <= 0) break;
    weight *= s.mirror;
    o = p;
    d = d - n * (2.0f * n.dot(d));
  }
  uchar4 c;
  c.x = (uchar)(fminf(colour.x, 1.0f) * 255.0f);
  c.y = (uchar)(fminf(colour.y, 1.0f) * 255.0f);
  c.z = (uchar)(fminf(colour.z, 1.0f) * 255.0f);
  c.w = 255;
  out[y * cam.width + x] = c;
}
