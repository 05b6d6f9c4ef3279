// Multiprecision integers: 256-bit schoolbook multiply with __int128, Karatsuba 128x128, division of 128 by 64 bits, Fibonacci modulo a prime.
// run: --kernel mul256 --grid 1 --block 32 --arg buf:u64x128:random:351 --arg buf:u64x128:random:352 --arg out=buf:u64x256:zeros
// run: --kernel divmod128 --grid 1 --block 64 --arg buf:u64x128:random:353 --arg buf:u64x64:random:354:1:0xffffffffffff --arg out=buf:u64x192:zeros
// run: --kernel signed128 --grid 1 --block 32 --arg buf:i64x64:random:355 --arg out=buf:i64x64:zeros --arg i32:37
// run: --kernel fib_mod --grid 1 --block 32 --arg buf:u64x32:random:356:0:1000000000000 --arg out=buf:u64x32:zeros --arg u64:2305843009213693951
#include "cuda_mini.h"

typedef unsigned __int128 u128;
typedef __int128 s128;
typedef unsigned long long u64;

struct U256 { u64 w[4]; };
struct U512 { u64 w[8]; };

__device__ __noinline__ U512 multiply(U256 a, U256 b) {
  U512 r;
  for (int i = 0; i < 8; ++i) r.w[i] = 0;
  for (int i = 0; i < 4; ++i) {
    u64 carry = 0;
    for (int j = 0; j < 4; ++j) {
      u128 t = (u128)a.w[i] * b.w[j] + r.w[i + j] + carry;
      r.w[i + j] = (u64)t;
      carry = (u64)(t >> 64);
    }
    r.w[i + 4] = carry;
  }
  return r;
}

extern "C" __global__ void mul256(const U256 *a, const U256 *b, U512 *out) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  U512 r = multiply(a[id], b[id]);
  // A square added with carries, to exercise chains.
  U512 s = multiply(a[id], a[id]);
  u64 carry = 0;
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    u128 t = (u128)r.w[i] + s.w[i] + carry;
    r.w[i] = (u64)t;
    carry = (u64)(t >> 64);
  }
  out[id] = r;
}

extern "C" __global__ void divmod128(const u64 *num, const u64 *den, u64 *out) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  u128 n = ((u128)num[2 * id] << 64) | num[2 * id + 1];
  u64 d = den[id];
  // Binary long division.
  u128 q = 0, r = 0;
  for (int i = 127; i >= 0; --i) {
    r = (r << 1) | ((n >> i) & 1);
    if (r >= d) {
      r -= d;
      q |= (u128)1 << i;
    }
  }
  out[3 * id] = (u64)(q >> 64);
  out[3 * id + 1] = (u64)q;
  out[3 * id + 2] = (u64)r;
}

extern "C" __global__ void signed128(const long long *in, long long *out, int shift) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  s128 p = (s128)in[2 * id] * in[2 * id + 1];
  s128 q = p >> shift;
  bool neg = p < 0;
  u128 m = neg ? -(u128)p : (u128)p;
  int lz = (u64)(m >> 64) ? __clzll((long long)(m >> 64)) : 64 + __clzll((long long)(u64)m);
  out[2 * id] = (long long)q ^ (long long)(q >> 64);
  out[2 * id + 1] = (long long)(m >> (lz & 63)) + (neg ? -lz : lz);
}

__device__ __forceinline__ u64 mulmod(u64 a, u64 b, u64 p) {
  // p = 2^61 - 1: fold the high part.
  u128 t = (u128)a * b;
  u64 r = (u64)(t & p) + (u64)(t >> 61);
  return r >= p ? r - p : r;
}

extern "C" __global__ void fib_mod(const u64 *n, u64 *out, u64 p) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  u64 a = 0, b = 1;
  for (int bit = 63 - (n[id] ? __clzll((long long)n[id]) : 63); bit >= 0; --bit) {
    u64 two_b = b + b >= p ? b + b - p : b + b;
    u64 c = mulmod(a, two_b >= a ? two_b - a : two_b + p - a, p);
    u64 d = mulmod(a, a, p) + mulmod(b, b, p);
    if (d >= p) d -= p;
    if ((n[id] >> bit) & 1) { a = d; b = c + d >= p ? c + d - p : c + d; }
    else { a = c; b = d; }
  }
  out[id] = a;
}
