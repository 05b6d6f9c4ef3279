// vload, vstore and half floats in memory, by pointers into each address space.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

constant int table[16] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};

kernel void rows(global const int *in, global int *out, global const short *narrow, global short *narrow_out) {
  local int shared[3 * 64];
  int own[12];
  int i = get_global_id(0), l = get_local_id(0);
  int3 a = vload3(i, in);
  vstore3(a.zxy, l, shared);
  for (int k = 0; k < 12; k++) own[k] = in[3 * i] + k;
  int4 b = vload4(i % 3, own);
  vstore4(b * 2, (i + 1) % 3, own);
  int2 c = vload2(i & 7, table);
  int3 d = vload3(l, shared);
  short8 e = vload8(i, narrow);
  vstore8(e.s76543210, i, narrow_out);
  int x = 0;
  for (int k = 0; k < 12; k++) x = x * 3 + own[k];
  vstore4((int4)(d.x + c.x, d.y + c.y, d.z, x), i, out);
}

kernel void halves(global const half *in, global half *out, global float *wide) {
  int i = get_global_id(0);
  local half shared[4 * 64];
  int l = get_local_id(0);
  float x = vload_half(i, in);
  float4 y = vload_half4(i, in);
  float3 z = vloada_half3(i, in);
  vstore_half(x + 1.0f, 4 * l, shared);
  vstore_half_rte(y.y, 4 * l + 1, shared);
  vstore_half2(y.zw * 0.3f, 2 * l + 1, shared);
  for (int k = 0; k < 4; k++) out[4 * i + k] = shared[4 * l + k];
  wide[2 * i] = z.x + z.y * 2.0f;
  wide[2 * i + 1] = z.z;
}

// Integers of odd widths, as clang makes them.
kernel void odd(global const uint *in, global uint *out) {
  int i = get_global_id(0);
  uint x = in[i];
  uint r = 0;
  for (uint bit = 0; bit < 12; ++bit) r |= (x >> bit & 1) << (11 - bit);
  ulong w = 0, y = ((ulong)x << 9) ^ x;
  for (uint bit = 0; bit < 40; ++bit) w |= (y >> bit & 1) << (39 - bit);
  out[2 * i] = r;
  out[2 * i + 1] = (uint)w ^ (uint)(w >> 32);
}

// Components by numbers, and averages of 64 bits.
kernel void pick(global const ushort *in, global const long *wide, global ushort *out, global long *averages) {
  int i = get_global_id(0);
  ushort8 x = vload8(i, in), mask = vload8(i + 1, in);
  ushort4 few = shuffle2(x.lo, x.hi, mask.lo);
  vstore8(shuffle(x, mask) + few.xyzwxyzw * (ushort)3, i, out);
  averages[2 * i] = hadd(wide[i], wide[i + 1]);
  averages[2 * i + 1] = as_long(rhadd(as_ulong(wide[i]), as_ulong(wide[i + 1])));
}

kernel void directed(global const float *in, global half *out) {
  int i = get_global_id(0);
  vstore_half_rtz(in[i], 6 * i, out);
  vstore_half_rtp(in[i], 6 * i + 1, out);
  vstore_half_rtn(in[i], 6 * i + 2, out);
  vstore_half3_rtz(in[i] * (float3)(1.5f, -0.3f, 7.0f), 2 * i + 1, out);
}
