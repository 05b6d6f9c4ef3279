// Saturating and overflow-checked arithmetic, fixed point Q15 and Q16.16, averaging, clamps, division by constants and by variables, leading-zero logarithm.
// run: --kernel saturate_ops --grid 1 --block 64 --arg buf:i32x128:random:641 --arg out=buf:i32x384:zeros
// run: --kernel q15_filter --grid 1 --block 64 --arg buf:i16x80:random:642 --arg out=buf:i16x64:zeros
// run: --kernel q16_math --grid 1 --block 64 --arg buf:i32x64:random:643:1:6553600 --arg out=buf:i32x192:zeros
// run: --kernel divisions --grid 1 --block 64 --arg buf:i32x64:random:644 --arg buf:u64x64:random:645 --arg out=buf:i64x512:zeros
// run: --kernel checked --grid 1 --block 64 --arg buf:i64x128:random:646 --arg out=buf:i64x192:zeros --arg flags=buf:u32x64:zeros
#include "cuda_mini.h"

extern "C" __global__ void saturate_ops(const int *in, int *out) {
  const int t = threadIdx.x, a = in[2 * t], b = in[2 * t + 1];
  int *o = out + 6 * t;
  o[0] = __builtin_elementwise_add_sat(a, b);
  o[1] = __builtin_elementwise_sub_sat(a, b);
  o[2] = (int)__builtin_elementwise_add_sat((unsigned)a, (unsigned)b);
  o[3] = (int)__builtin_elementwise_sub_sat((unsigned)a, (unsigned)b);
  o[4] = __builtin_elementwise_add_sat((short)a, (short)b) + (int)__builtin_elementwise_sub_sat((unsigned char)a, (unsigned char)b) * 65536;
  const unsigned ua = (unsigned)a, ub = (unsigned)b;
  o[5] = (int)(((ua & ub) + ((ua ^ ub) >> 1)) ^ (ua > ub ? ua - ub : ub - ua));
}

__constant__ short taps[8] = {1200, -3400, 8000, 20000, 20000, 8000, -3400, 1200};

extern "C" __global__ void q15_filter(const short *in, short *out) {
  const int t = threadIdx.x;
  int acc = 1 << 14;
  for (int k = 0; k < 8; ++k) acc = __builtin_elementwise_add_sat(acc, (int)taps[k] * in[t + k]);
  acc >>= 15;
  out[t] = (short)max(-32768, min(32767, acc));
}

__device__ int fx_mul(int a, int b) { return (int)(((long long)a * b + 0x8000) >> 16); }
__device__ int fx_div(int a, int b) { return (int)(((long long)a << 16) / b); }
__device__ int fx_sqrt(int a) {
  unsigned long long v = (unsigned long long)a << 16, r = 0, bit = 1ull << 46;
  while (bit > v) bit >>= 2;
  for (; bit; bit >>= 2) {
    if (v >= r + bit) {
      v -= r + bit;
      r = (r >> 1) + bit;
    } else {
      r >>= 1;
    }
  }
  return (int)r;
}
__device__ int fx_log2(unsigned x) {
  int n = 31 - __clz((int)x);
  unsigned m = n >= 15 ? x >> (n - 15) : x << (15 - n);
  int r = (n - 16) << 16;
  for (int i = 15; i >= 8; --i) {
    m = (m * m) >> 15;
    if (m & 0x10000) {
      m >>= 1;
      r |= 1 << i;
    }
  }
  return r;
}

extern "C" __global__ void q16_math(const int *in, int *out) {
  const int t = threadIdx.x, v = in[t];
  out[3 * t] = fx_mul(v, 0x18000) + fx_div(v, 0x2a000);
  out[3 * t + 1] = fx_sqrt(v);
  out[3 * t + 2] = fx_log2((unsigned)v);
}

extern "C" __global__ void divisions(const int *in, const unsigned long long *wide, long long *out) {
  const int t = threadIdx.x, v = in[t];
  const unsigned u = (unsigned)v;
  const unsigned long long w = wide[t];
  const long long s = (long long)w;
  long long *o = out + 8 * t;
  o[0] = v / 7 + v % 7;
  o[1] = u / 641 + u % 1000003;
  o[2] = v / -16 + v % 1024;
  o[3] = v / (t - 70) + v % (t + 3);
  o[4] = (long long)(w / 1000000007ull + w % 10ull);
  o[5] = s / (t - 90) + s % (t + 2);
  o[6] = (long long)(w / (u | 1u)) ^ (long long)(w % ((w >> 40) + 3));
  o[7] = (unsigned char)u / 10 + (short)v / 100 + (unsigned short)u % 60;
}

extern "C" __global__ void checked(const long long *in, long long *out, unsigned *flags) {
  const int t = threadIdx.x;
  const long long a = in[2 * t], b = in[2 * t + 1];
  unsigned f = 0;
  int r32;
  unsigned long long ru;
  f |= __builtin_add_overflow(a, b, &out[3 * t]) << 0;
  f |= __builtin_sub_overflow(a, b, &out[3 * t + 1]) << 1;
  f |= __builtin_mul_overflow(a, b, &out[3 * t + 2]) << 2;
  f |= __builtin_mul_overflow((int)a, (int)b >> 20, &r32) << 3;
  f |= __builtin_add_overflow((unsigned long long)a, (unsigned long long)b, &ru) << 4;
  f |= __builtin_mul_overflow((unsigned long long)a >> 32, (unsigned long long)b >> 33, &ru) << 5;
  flags[t] = f ^ ((unsigned)r32 << 8) ^ ((unsigned)ru << 16);
}
