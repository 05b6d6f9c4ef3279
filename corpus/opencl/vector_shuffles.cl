// Vectors of all widths: swizzles, halves, odd and even parts, shuffle and shuffle2 with masks from memory, any and all,
// element access by a variable index, and 3-element vectors in structs.
// run: --kernel swizzle_float --grid 1 --block 32 --arg buf:f32x512:random:1:-1:1 --arg out=buf:f32x512:zeros
// run: --kernel shuffle_masks --grid 1 --block 32 --arg buf:u16x256:random:2 --arg buf:u16x256:random:3 --arg out=buf:u16x256:zeros
// run: --kernel vector_compare --grid 1 --block 32 --arg buf:i32x128:random:4:-3:3 --arg buf:i32x128:random:5:-3:3 --arg out=buf:i32x128:zeros --arg flags=buf:i32x32:zeros
// run: --kernel vector_index --grid 1 --block 32 --arg buf:i8x512:random:6 --arg buf:u32x32:random:7:0:255 --arg out=buf:i8x512:zeros
// run: --kernel struct_of_vectors --grid 1 --block 16 --arg buf:f32x192:random:8:-2:2 --arg out=buf:f32x192:zeros

typedef struct {
  float3 position;
  float4 colour;
  float2 uv;
  uchar4 packed;
  int pad;
} vertex;

__kernel void swizzle_float(__global const float16* in, __global float16* out) {
  const size_t i = get_global_id(0);
  const float16 v = in[i];
  float16 r;
  r.lo = v.odd;
  r.hi.even = v.sa98b;
  r.hi.odd = v.lo.hi.wzyx;
  r.s0f += v.sf0;
  r.s37b = (float3)(v.s1, v.s2 * 2.0f, v.s3 - 1.0f);
  out[i] = r;
}

__kernel void shuffle_masks(__global const ushort8* a, __global const ushort8* b, __global ushort8* out) {
  const size_t i = get_global_id(0);
  const ushort8 x = a[i], y = b[i];
  const ushort8 s = shuffle(x, y);
  const ushort8 t = shuffle2(x, y, (ushort8)(15, 0, 14, 1, 13, 2, 12, 3));
  out[i] = s ^ t.s76543210;
}

__kernel void vector_compare(__global const int4* a, __global const int4* b, __global int4* out, __global int* flags) {
  const size_t i = get_global_id(0);
  const int4 x = a[i], y = b[i];
  const int4 lt = x < y, eq = x == y;
  int4 r = select(x, y, lt);
  r = eq ? r * 10 : r;
  r -= (x != 0) && (y != 0);
  out[i] = r | (lt & 0x100);
  flags[i] = any(eq) | (all(lt) << 1) | (any(!x) << 2);
}

__kernel void vector_index(__global const char16* in, __global const uint* at, __global char16* out) {
  const size_t i = get_global_id(0);
  union {
    char16 v;
    char e[16];
    int4 q;
  } u;
  u.v = in[i];
  const uint a = at[i] & 15, b = (at[i] >> 4) & 15;
  const char t = u.e[a];
  u.e[a] = u.e[b];
  u.e[b] = t;
  u.q.w ^= u.q.x;
  out[i] = u.v + (char16)(1);
}

__kernel void struct_of_vectors(__global const vertex* v, __global float* out) {
  const size_t i = get_global_id(0);
  vertex p = v[i];
  p.position = cross(p.position, p.colour.xyz);
  p.colour = p.colour.wzyx * p.uv.xyxy;
  p.uv = p.colour.s13 - p.uv;
  p.packed = p.packed.s3012;
  p.pad ^= p.packed.x * p.packed.w;
  // Member by member: the fourth lane of a float3 has no defined value.
  __global float* o = out + i * 12;
  vstore3(p.position, 0, o);
  vstore4(p.colour, 0, o + 3);
  vstore2(p.uv, 0, o + 7);
  o[9] = as_float(as_int(p.packed) & 0x3fffffff);
  o[10] = (float)p.pad;
}
