// Kernel arguments that are structs: nested, with arrays, vectors, odd sizes and padding; written, indexed, passed on.
// run: --kernel scene_shade --grid 1 --block 32 --arg {f32:0.5;f32:1;f32:-2;f32:0;f32:60;{i32:32;i32:1}} --arg {f32:1;f32:2;f32:3;f32:4;f32:5;f32:6;f32:7;f32:8;f32:9;f32:10;f32:11;f32:12;f32:13;f32:14;f32:15;f32:16} --arg buf:f32x128:random:1:-1:1 --arg out=buf:f32x128:zeros
// run: --kernel table_argument --grid 1 --block 32 --arg {u8:3;u8:1;u8:4;u8:1;u8:5;u8:9;u8:2;u8:6;u8:5;u8:3;u8:5;u8:8;u8:9;u8:7;u8:9;u8:3} --arg buf:u32x32:random:2 --arg out=buf:u32x32:zeros
// run: --kernel mixed_argument --grid 1 --block 32 --arg {u8:7;i16:-300;i32:70000;u8:250;i64:-5000000000;f32:0.5;i8:-1} --arg out=buf:i64x32:zeros
// run: --kernel written_argument --grid 1 --block 32 --arg {u32:1;u32:2;u32:3;u32:4} --arg buf:u32x32:random:3:0:3 --arg out=buf:u32x128:zeros

typedef struct {
  int w, h;
} size2;

typedef struct {
  float x, y, z, w;
  float angle;
  size2 size;
} camera;

typedef struct {
  float m[4][4];
} matrix;

__attribute__((noinline)) static float4 transform(matrix m, float4 v) {
  float r[4];
  for (int i = 0; i < 4; i++) r[i] = m.m[i][0] * v.x + m.m[i][1] * v.y + m.m[i][2] * v.z + m.m[i][3] * v.w;
  return (float4)(r[0], r[1], r[2], r[3]);
}

__attribute__((noinline)) static camera moved(camera c, float t) {
  c.x += t;
  c.y -= t * c.angle;
  return c;
}

__kernel void scene_shade(const camera cam, const matrix m, __global const float4* in, __global float4* out) {
  const int i = get_global_id(0);
  if (i >= cam.size.w * cam.size.h) return;
  const camera c = moved(cam, in[i].x);
  out[i] = transform(m, in[i] + (float4)(c.x, c.y, c.z, c.w));
}

typedef struct {
  uchar e[16];
} bytes16;

// An index that is not constant into the argument.
__kernel void table_argument(const bytes16 t, __global const uint* in, __global uint* out) {
  const int i = get_global_id(0);
  uint v = in[i], r = 0;
  for (int k = 0; k < 8; k++) {
    r = r * 10 + t.e[v & 15];
    v >>= 4;
  }
  out[i] = r;
}

typedef struct {
  uchar a;
  short b;
  int c;
  uchar d;
  long e;
  float f;
  char g;
} mixed;

__kernel void mixed_argument(const mixed p, __global long* out) {
  const int i = get_global_id(0);
  out[i] = p.a + p.b * (long)i + p.c - p.d + (p.e >> (i & 31)) + (long)(p.f * i) + p.g;
}

typedef struct {
  uint v[4];
} quad;

__kernel void written_argument(quad q, __global const uint* at, __global quad* out) {
  const int i = get_global_id(0);
  q.v[at[i]] += i * 100;
  if (i & 1) q.v[0] ^= q.v[3];
  out[i] = q;
}
