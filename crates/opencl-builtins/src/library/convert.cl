// Numbers rounded to floats with fewer bits, towards zero or away from it: what conversions with a rounding of their own need.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

#define BUILTIN __attribute__((overloadable, const, noinline))
#define LOCAL static __attribute__((always_inline))

LOCAL uint bits_of(float x) { return __builtin_astype(x, uint); }
LOCAL float from_bits(uint x) { return __builtin_astype(x, float); }

// The highest `digits` bits of a number, which 2^*shift is the unit of.
LOCAL ulong shortened(ulong x, int digits, uint away, int *shift) {
  int s = 64 - digits - (x == 0 ? 64 : __builtin_clzl(x));
  s = s < 0 ? 0 : s;
  ulong q = x >> s;
  *shift = s;
  return q << s != x ? q + away : q;
}
BUILTIN float lanelift_float_of(ulong x, uint away) {
  int shift;
  ulong q = shortened(x, 24, away, &shift);
  return (float)(uint)q * from_bits((uint)(shift + 127) << 23);
}
BUILTIN double lanelift_double_of(ulong x, uint away) {
  int shift;
  ulong q = shortened(x, 53, away, &shift);
  return (double)q * (double)(1u << shift);
}
BUILTIN half lanelift_half_of(ulong x, uint away) {
  int shift;
  ulong q = shortened(x, 11, away, &shift);
  float value = (float)(uint)q * from_bits((uint)(shift + 127) << 23);
  return (half)(value > 65504.0f && !away ? 65504.0f : value);
}

BUILTIN float lanelift_float_of(double x, uint away) {
  float nearest = (float)x;
  double size = __builtin_fabs(x), found = __builtin_fabs((double)nearest);
  uint bits = bits_of(nearest);
  if (away) return from_bits(found < size ? bits + 1 : bits);
  return from_bits(found > size ? bits - 1 : bits);
}
BUILTIN half lanelift_half_of(float x, uint away) {
  half nearest = (half)x;
  float size = __builtin_fabsf(x), found = __builtin_fabsf((float)nearest);
  ushort bits = __builtin_astype(nearest, ushort);
  bits = away && found < size ? bits + 1 : !away && found > size ? bits - 1 : bits;
  return __builtin_astype(bits, half);
}
// A float that no rounding to half mistakes for another number than x: towards zero, and odd if it lost anything.
LOCAL float odd_float_of(double x) {
  float down = lanelift_float_of(x, 0u);
  return (double)down == x || x != x ? down : from_bits(bits_of(down) | 1);
}
BUILTIN half lanelift_half_of(double x, uint away) { return lanelift_half_of(odd_float_of(x), away); }
// To nearest.
BUILTIN half lanelift_half_of(double x) { return (half)odd_float_of(x); }
