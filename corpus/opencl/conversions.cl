// Conversions between all scalar kinds with rounding modes and saturation, and reinterpretation.
// run: --kernel float_to_ints --grid 1 --block 64 --arg buf:f32x64:random:1:-400:400 --arg c=buf:i8x64:zeros --arg us=buf:u16x64:zeros --arg i=buf:i32x256:zeros --arg l=buf:i64x64:zeros
// run: --kernel ints_to_float --grid 1 --block 64 --arg buf:i64x64:random:2 --arg buf:u32x64:random:3 --arg f=buf:f32x256:zeros --arg d=buf:f64x64:zeros
// run: --kernel narrow_saturating --grid 1 --block 32 --arg buf:i32x128:random:4:-70000:70000 --arg b=buf:u8x128:zeros --arg s=buf:i16x128:zeros --arg u=buf:u16x128:zeros
// run: --kernel reinterpret --grid 1 --block 32 --arg buf:u32x128:random:5 --arg out=buf:u32x128:zeros

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void float_to_ints(__global const float* in, __global char* c, __global ushort* us, __global int4* i4,
                            __global long* l) {
  const size_t i = get_global_id(0);
  const float f = in[i];
  c[i] = convert_char_sat_rte(f);
  us[i] = convert_ushort_sat_rtz(f * 200.0f);
  i4[i] = (int4)(convert_int_rte(f), convert_int_rtz(f), convert_int_rtp(f), convert_int_rtn(f));
  l[i] = convert_long_sat_rte(f * 1e17f);
}

__kernel void ints_to_float(__global const long* a, __global const uint* b, __global float4* f, __global double* d) {
  const size_t i = get_global_id(0);
  f[i] = (float4)(convert_float_rtz(a[i]), convert_float_rte(b[i]), convert_float_rtp(b[i]), convert_float_rtn((ulong)a[i]));
  d[i] = convert_double(a[i]) + convert_double_rtz((ulong)b[i] << 31);
}

__kernel void narrow_saturating(__global const int4* in, __global uchar4* b, __global short4* s, __global ushort4* u) {
  const size_t i = get_global_id(0);
  const int4 v = in[i];
  b[i] = convert_uchar4_sat(v);
  s[i] = convert_short4_sat(v);
  u[i] = convert_ushort4_sat(v) + convert_ushort4(b[i]);
}

__kernel void reinterpret(__global const uint4* in, __global uint4* out) {
  const size_t i = get_global_id(0);
  const uint4 v = in[i];
  const ushort8 h = as_ushort8(v).s10325476;
  const uchar16 bytes = as_uchar16(h).s3210765476543210;
  const ulong2 wide = as_ulong2(bytes) >> 3;
  float4 f = as_float4(as_uint4(wide) & 0x3fffffffu);
  f.x = -f.x;
  const double d = as_double(as_uint2(wide.x));
  out[i] = as_uint4(f) ^ (uint4)(as_uint2(d), as_uint2(wide.y));
}
