// Bit-fields, unions, packed structs and enumerations, as in protocol and texture code.
// run: --kernel float_fields --grid 1 --block 32 --arg buf:f32x32:random:1:-100:100 --arg out=buf:u32x32:zeros --arg back=buf:f32x32:zeros
// run: --kernel header_fields --grid 1 --block 32 --arg buf:u32x64:random:2 --arg out=buf:u32x64:zeros
// run: --kernel packed_records --grid 1 --block 32 --arg buf:u8x352:random:3 --arg out=buf:u8x352:zeros
// run: --kernel decode_bc1 --grid 1 --block 16 --arg buf:u64x16:random:4 --arg out=buf:u32x256:zeros

#pragma OPENCL EXTENSION __cl_clang_bitfields : enable

typedef union {
  float f;
  uint u;
  struct {
    uint mantissa : 23;
    uint exponent : 8;
    uint sign : 1;
  } part;
} float_bits;

__kernel void float_fields(__global const float* in, __global uint* out, __global float* back) {
  const int i = get_global_id(0);
  float_bits b;
  b.f = in[i];
  out[i] = b.part.mantissa ^ (b.part.exponent << 1) ^ b.part.sign;
  b.part.sign ^= 1;
  b.part.exponent += 2;
  b.part.mantissa &= ~0xffu;
  back[i] = b.f;
}

typedef struct {
  uint version : 4;
  uint length : 4;
  uint type : 8;
  uint total : 16;
  int offset : 13;
  uint flags : 3;
  int ttl : 9;
  uint rest : 7;
} header;

__kernel void header_fields(__global const uint2* in, __global uint2* out) {
  const int i = get_global_id(0);
  union {
    uint2 raw;
    header h;
  } u;
  u.raw = in[i];
  u.h.total = u.h.total + u.h.length * 4;
  u.h.ttl = u.h.ttl - 1;
  u.h.offset = u.h.offset >> 2;
  u.h.flags |= u.h.type == 6 ? 1 : 4;
  if (u.h.ttl < 0) u.h.rest = u.h.version;
  out[i] = u.raw;
}

typedef struct __attribute__((packed)) {
  uchar tag;
  uint id;
  ushort len;
  float value;
} record;

__kernel void packed_records(__global const record* in, __global record* out) {
  const int i = get_global_id(0);
  record r = in[i];
  r.id = r.id * 2654435761u + r.tag;
  r.len = (ushort)((r.len << 8) | (r.len >> 8));
  r.value = as_float((as_uint(r.value) & 0x807fffffu) | 0x3f000000u) * 2.0f;
  out[31 - i] = r;
}

// BC1 texture blocks to RGBA8.
__kernel void decode_bc1(__global const ulong* blocks, __global uint* out) {
  const int i = get_global_id(0);
  const ulong b = blocks[i];
  const uint c0 = (uint)b & 0xffff, c1 = (uint)(b >> 16) & 0xffff;
  uint4 palette[4];
  palette[0] = (uint4)((c0 >> 11) * 255 / 31, ((c0 >> 5) & 63) * 255 / 63, (c0 & 31) * 255 / 31, 255);
  palette[1] = (uint4)((c1 >> 11) * 255 / 31, ((c1 >> 5) & 63) * 255 / 63, (c1 & 31) * 255 / 31, 255);
  if (c0 > c1) {
    palette[2] = (2 * palette[0] + palette[1]) / 3;
    palette[3] = (palette[0] + 2 * palette[1]) / 3;
  } else {
    palette[2] = (palette[0] + palette[1]) / 2;
    palette[3] = (uint4)(0);
  }
  uint indices = (uint)(b >> 32);
  for (int k = 0; k < 16; k++) {
    const uint4 c = palette[indices & 3];
    out[i * 16 + k] = c.x | c.y << 8 | c.z << 16 | c.w << 24;
    indices >>= 2;
  }
}
