// The integer built-in functions on scalars and vectors of all widths.
// run: --kernel int_builtins --grid 1 --block 64 --arg buf:i32x64:random:1 --arg buf:i32x64:random:2 --arg out=buf:i32x1024:zeros
// run: --kernel uint_builtins --grid 1 --block 64 --arg buf:u32x64:random:3 --arg buf:u32x64:random:4 --arg out=buf:u32x1024:zeros
// run: --kernel long_builtins --grid 1 --block 32 --arg buf:i64x32:random:5 --arg buf:i64x32:random:6 --arg out=buf:i64x512:zeros
// run: --kernel small_builtins --grid 1 --block 32 --arg buf:i8x128:random:7 --arg buf:u16x128:random:8 --arg cout=buf:i8x128:zeros --arg sout=buf:u16x128:zeros

__kernel void int_builtins(__global const int* a, __global const int* b, __global int16* out) {
  const size_t i = get_global_id(0);
  const int x = a[i], y = b[i];
  const int lo24 = (x << 8) >> 8, hi24 = (y << 8) >> 8;
  int16 r;
  r.s0 = add_sat(x, y);
  r.s1 = sub_sat(x, y);
  r.s2 = mul_hi(x, y);
  r.s3 = mad_hi(x, y, 12345);
  r.s4 = mad_sat(x >> 18, y >> 18, x);
  r.s5 = mul24(lo24 >> 8, hi24 >> 12);
  r.s6 = mad24(lo24 >> 12, hi24 >> 12, y >> 4);
  r.s7 = hadd(x, y);
  r.s8 = rhadd(x, y);
  r.s9 = rotate(x, y);
  r.sa = clz(x);
  r.sb = popcount(x & y);
  r.sc = (int)abs_diff(x, y);
  r.sd = (int)abs(x);
  r.se = clamp(x, -1000000, 2000000);
  r.sf = ctz(y | 0x10000);
  out[i] = r;
}

__kernel void uint_builtins(__global const uint* a, __global const uint* b, __global uint16* out) {
  const size_t i = get_global_id(0);
  const uint x = a[i], y = b[i];
  uint16 r;
  r.s0 = add_sat(x, y);
  r.s1 = sub_sat(x, y);
  r.s2 = mul_hi(x, y);
  r.s3 = mad_hi(x, y, 7u);
  r.s4 = mad_sat(x & 0xffff, y & 0x1ffff, x);
  r.s5 = mul24(x & 0xfff, y & 0xfff);
  r.s6 = mad24(x & 0xfff, y & 0xfff, y);
  r.s7 = hadd(x, y);
  r.s8 = rhadd(x, y);
  r.s9 = rotate(x, y & 31);
  r.sa = clz(x >> (y & 31));
  r.sb = popcount(x);
  r.sc = abs_diff(x, y);
  r.sd = bitselect(x, y, 0x0ff0f00fu);
  r.se = select(x, y, x ^ y);
  r.sf = upsample((ushort)x, (ushort)y);
  out[i] = r;
}

__kernel void long_builtins(__global const long* a, __global const long* b, __global long16* out) {
  const size_t i = get_global_id(0);
  const long x = a[i], y = b[i];
  const ulong ux = (ulong)x, uy = (ulong)y;
  long16 r;
  r.s0 = add_sat(x, y);
  r.s1 = sub_sat(x, y);
  // The signed product in libclc overflows where both low words have the top bit set.
  r.s2 = mul_hi(x & ~0x80000000L, y & ~0x80000000L);
  r.s3 = (long)mul_hi(ux, uy);
  r.s4 = sub_sat(y, x);
  r.s5 = (long)mad_sat(ux >> 33, uy >> 31, ux);
  r.s6 = hadd(x, y);
  r.s7 = (long)rhadd(ux, uy);
  r.s8 = rotate(x, y);
  r.s9 = clz(ux >> (y & 63));
  r.sa = popcount(x);
  r.sb = (long)abs_diff(x, y);
  r.sc = min(x, y) ^ (long)max(ux, uy);
  r.sd = bitselect(x, y, 0x00ff00ff0f0f3333L);
  r.se = upsample((int)x, (uint)y);
  r.sf = ctz(x | (1L << 40));
  out[i] = r;
}

__kernel void small_builtins(__global const char4* a, __global const ushort4* b, __global char4* cout,
                             __global ushort4* sout) {
  const size_t i = get_global_id(0);
  const char4 x = a[i];
  const ushort4 y = b[i];
  char4 c = add_sat(x, x.wzyx);
  c = sub_sat(c, (char4)(100, -100, 3, -128));
  c ^= rotate(x, (char4)(3)) + mul_hi(x, c);
  c = clamp(c, (char)-90, (char)90);
  ushort4 s = rhadd(y, y.yxwz) ^ mul_hi(y, (ushort4)(40503));
  s = select(s, rotate(s, (ushort4)(1, 5, 9, 13)), y > (ushort4)(30000));
  s += convert_ushort4(popcount(x)) + clz(y);
  s ^= upsample(as_uchar4(x), as_uchar4(c));
  cout[i] = c;
  sout[i] = mad_sat(s, (ushort4)(3), y);
}
