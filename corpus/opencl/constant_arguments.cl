// Kernels with pointers to constant memory as arguments; and constant tables of the module handed to functions.
// The launcher has no buffers in constant memory, so only the kernel that uses the module's own tables is run.
// run: --kernel constant_tables --grid 1 --block 32 --arg buf:i32x64:random:1:0:63 --arg out=buf:f32x64:zeros

typedef struct {
  float centre[3];
  float radius;
  int kind;
} shape;

__kernel void constant_filter(__constant float* taps, const int n, __global const float* in, __global float* out) {
  const int i = get_global_id(0);
  float acc = 0.0f;
  for (int k = 0; k < n; k++) acc = mad(taps[k], in[i + k], acc);
  out[i] = acc;
}

__kernel void constant_shapes(__constant shape* shapes, const int count, __global const float4* points,
                              __global int* inside) {
  const int i = get_global_id(0);
  const float4 p = points[i];
  int n = 0;
  for (int k = 0; k < count; k++) {
    __constant shape* s = shapes + k;
    const float dx = fabs(p.x - s->centre[0]), dy = fabs(p.y - s->centre[1]), dz = fabs(p.z - s->centre[2]);
    switch (s->kind) {
      case 0:
        n += dx * dx + dy * dy + dz * dz < s->radius * s->radius;
        break;
      case 1:
        n += fmax(dx, fmax(dy, dz)) < s->radius;
        break;
      default:
        n += dx + dy + dz < s->radius;
    }
  }
  inside[i] = n;
}

__kernel void constant_swizzles(__constant uchar4* lut, __constant uint4* keys, __global const uchar* in,
                                __global uint4* out) {
  const int i = get_global_id(0);
  const uchar4 c = lut[in[i]];
  out[i] = keys[i & 3] ^ convert_uint4(c.wzyx);
}

__constant shape library[3] = {{{0.25f, 0.5f, 0.75f}, 0.5f, 0}, {{-1.0f, 0.0f, 1.0f}, 0.75f, 1}, {{2.0f, 2.0f, 2.0f}, 3.0f, 2}};
__constant float2 curve[8] = {(float2)(0, 1), (float2)(0.5f, 2), (float2)(1, 4), (float2)(1.5f, 8),
                              (float2)(2, 5), (float2)(2.5f, 3), (float2)(3, 2), (float2)(3.5f, 1)};
__constant short signed_steps[] = {-3, 5, -7, 11};
__constant ulong wide[2] = {0x0123456789abcdefUL, 0xfedcba9876543210UL};
__constant double halves[4] = {0.5, 0.25, 0.125, 0.0625};
__constant char name[8] = "corpus";

__attribute__((noinline)) static float lookup(__constant float2* table, int n, int at) {
  const float2 a = table[at % n], b = table[(at + 1) % n];
  return mix(a.y, b.y, 0.25f) + a.x;
}

__kernel void constant_tables(__global const int* in, __global float2* out) {
  const int i = get_global_id(0);
  const int a = in[2 * i], b = in[2 * i + 1];
  __constant shape* s = &library[a % 3];
  __constant uchar* bytes = (__constant uchar*)wide;
  const float x = lookup(curve, 8, a) * s->centre[b % 3] + s->radius;
  const float y = lookup(curve + 2, 6, b) + signed_steps[a & 3] + bytes[(a ^ b) & 15] + (float)halves[b & 3] + name[a & 7];
  out[i] = (float2)(x, s->kind == 1 ? -y : y);
}
