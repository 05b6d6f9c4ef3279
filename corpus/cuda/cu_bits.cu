// Bit tricks: population counts, leading zeros, reversal, find first set, funnel shifts, byte permutes, Morton and Hilbert codes, Gray codes, bit matrices.
// run: --kernel bit_counts --grid 1 --block 64 --arg buf:u64x64:random:631 --arg out=buf:u32x448:zeros
// run: --kernel morton_hilbert --grid 1 --block 64 --arg buf:u32x128:random:632:0:1023 --arg out=buf:u32x192:zeros
// run: --kernel funnel --grid 1 --block 64 --arg buf:u32x128:random:633 --arg out=buf:u32x256:zeros
// run: --kernel narrow_ops --grid 1 --block 64 --arg buf:u16x64:random:634 --arg out=buf:u16x256:zeros --arg b=buf:u8x128:zeros
// run: --kernel bitfields --grid 1 --block 64 --arg buf:u32x64:random:635 --arg out=buf:u32x64:zeros
#include "cuda_mini.h"

extern "C" __global__ void bit_counts(const unsigned long long *in, unsigned *out) {
  const int t = threadIdx.x;
  const unsigned long long v = in[t] >> (t & 63);
  const unsigned w = (unsigned)v;
  unsigned *o = out + t * 7;
  o[0] = (unsigned)__popc(w);
  o[1] = (unsigned)__popcll(v);
  o[2] = (unsigned)__clz((int)w);
  o[3] = (unsigned)__clzll((long long)v);
  o[4] = (unsigned)__ffs((int)w) * 100u + (unsigned)__ffsll((long long)v);
  o[5] = __brev(w) ^ (unsigned)(__brevll(v) >> 7);
  o[6] = __byte_perm(w, (unsigned)(v >> 32), 0x5263) + __builtin_bswap32(w) + __builtin_bswap16((unsigned short)w) + (unsigned)__builtin_bswap64(v);
}

__device__ __forceinline__ unsigned spread(unsigned x) {
  x &= 0x3ff;
  x = (x | (x << 16)) & 0x030000ff;
  x = (x | (x << 8)) & 0x0300f00f;
  x = (x | (x << 4)) & 0x030c30c3;
  return (x | (x << 2)) & 0x09249249;
}

__device__ unsigned hilbert(unsigned n, unsigned x, unsigned y) {
  unsigned d = 0;
  for (unsigned s = n / 2; s > 0; s /= 2) {
    const unsigned rx = (x & s) > 0, ry = (y & s) > 0;
    d += s * s * ((3 * rx) ^ ry);
    if (ry == 0) {
      if (rx == 1) {
        x = n - 1 - x;
        y = n - 1 - y;
      }
      const unsigned t = x;
      x = y;
      y = t;
    }
  }
  return d;
}

extern "C" __global__ void morton_hilbert(const unsigned *in, unsigned *out) {
  const int t = threadIdx.x;
  const unsigned x = in[2 * t], y = in[2 * t + 1];
  out[3 * t] = spread(x) | (spread(y) << 1) | (spread(x ^ y) << 2);
  out[3 * t + 1] = hilbert(1024, x, y);
  unsigned g = x ^ (x >> 1), b = g;
  for (int s = 1; s < 16; s <<= 1) b ^= b >> s;
  out[3 * t + 2] = (g << 16) | (b & 0xffff);
}

extern "C" __global__ void funnel(const unsigned *in, unsigned *out) {
  const int t = threadIdx.x;
  const unsigned a = in[2 * t], b = in[2 * t + 1];
  out[4 * t] = __funnelshift_l(a, b, t);
  out[4 * t + 1] = __funnelshift_r(a, b, t + 5);
  out[4 * t + 2] = ((a << (t & 31)) | (a >> (-t & 31))) + ((b >> 13) | (b << 19));
  const unsigned long long w = ((unsigned long long)a << 32) | b;
  const unsigned long long r = (w << (t & 63)) | (w >> (-t & 63));
  out[4 * t + 3] = (unsigned)(r >> 32) ^ (unsigned)r;
}

extern "C" __global__ void narrow_ops(const unsigned short *in, unsigned short *out, unsigned char *bytes) {
  const int t = threadIdx.x;
  const unsigned short v = in[t];
  const signed char c = (signed char)v;
  out[4 * t] = (unsigned short)((v << (t & 7)) | (v >> (16 - (t & 7))));
  out[4 * t + 1] = (unsigned short)((unsigned)v * v + 3u);
  out[4 * t + 2] = (unsigned short)(c >> (t & 3));
  out[4 * t + 3] = (unsigned short)(v / (unsigned short)((t & 15) + 1) + v % 10);
  bytes[2 * t] = (unsigned char)__builtin_rotateleft8((unsigned char)v, t & 7);
  bytes[2 * t + 1] = (unsigned char)(__builtin_popcount(v & 0xff) + __builtin_parity(v));
}

struct Fields { unsigned a : 3; int b : 5; unsigned c : 11; unsigned long long d : 37; signed char e : 4; };

extern "C" __global__ void bitfields(const unsigned *in, unsigned *out) {
  const unsigned v = in[threadIdx.x];
  Fields f = {};
  f.a = v;
  f.b = (int)(v >> 3);
  f.c = v >> 8;
  f.d = (unsigned long long)v * 77;
  f.e = (signed char)(v >> 20);
  f.d += f.c;
  f.b ^= 5;
  out[threadIdx.x] = f.a + (unsigned)f.b * 7 + f.c * 64 + (unsigned)(f.d >> 5) + (unsigned)(int)f.e;
}
