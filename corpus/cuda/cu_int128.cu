// 128-bit and odd-width integers: multiplication, division, shifts, comparisons, conversions, by value in structs and calls.
// run: --kernel wide --grid 1 --block 32 --arg p=buf:i64x64:random:921 --arg u=buf:u64x64:random:922 --arg buf:i64x32:random:923 --arg d=buf:f64x32:zeros
// run: --kernel by_value --grid 1 --block 32 --arg {i64:81985529216486895;i64:-4;i8:-3;i8:0;i8:0;i8:0;i8:0;i8:0;i8:0;i8:0;i64:0} --arg p=buf:i64x64:zeros
// run: --kernel odd_widths --grid 1 --block 32 --arg p=buf:i64x32:zeros --arg buf:i64x32:random:925:-100000:100000
#include "cuda_mini.h"

typedef __int128 i128;
typedef unsigned __int128 u128;
typedef unsigned _BitInt(37) u37;
typedef unsigned _BitInt(96) u96;
typedef unsigned _BitInt(120) u120;
typedef _BitInt(37) i37;

struct Tagged {
  i128 value;
  signed char tag;
};

__noinline__ __device__ u128 mix(u128 x, u128 y) { return x ^ (y << 1) ^ (y >> 127); }

extern "C" __global__ void wide(u128 *p, u128 *u, const long long *s, double *d) {
  const int i = threadIdx.x;
  const u128 a = p[i], v = u[i];
  const i128 b = (i128)s[i] * (s[i] >> 3);
  p[i] = a * (u128)b + (u128)((i128)a >> i) - ((u128)b << (i * 3));
  p[i] ^= (u128)((i128)a / (i128)(s[i] | 1)) + (u128)((i128)a % (i128)(s[i] | 1));
  u[i] = v / (u128)(unsigned long long)(s[i] | 1) + v % ((u128)b | 3) + (v >> (i * 4));
  d[i] = (double)(long long)a + (double)(unsigned long long)(v >> 64);
  p[i] = mix(p[i], v);
  if ((i128)a < b) p[i] += 1;
  if (v > (u128)b) u[i] -= 1;
  u[i] += __builtin_popcountll((unsigned long long)(v >> 64));
}

extern "C" __global__ void by_value(Tagged t, i128 *p) { p[threadIdx.x] = t.value * (int)threadIdx.x + t.tag; }

extern "C" __global__ void odd_widths(long long *p, const long long *q) {
  const int i = threadIdx.x;
  const u37 x = (u37)q[i];
  const i37 y = (i37)(q[i] >> 1);
  u96 z = (u96)q[i];
  u120 w = (u120)q[i];
  z = z * z + 1;
  w = w * w * w;
  p[i] = (long long)(x * x) ^ (long long)(y >> 3) ^ (long long)(z / 7) ^ (long long)(w % 1000003) ^ (long long)(w >> 77);
}
