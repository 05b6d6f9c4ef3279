// Modular exponentiation with Montgomery multiplication (128-bit, four 32-bit limbs), Miller-Rabin on 32-bit numbers, extended Euclid.
// run: --kernel modexp128 --grid 1 --block 32 --arg buf:u32x128:random:361 --arg buf:u32x32:random:362:1:255 --arg {u32:0xfffffeed;u32:0xffffffff;u32:0xffffffff;u32:0x7fffffff} --arg out=buf:u32x128:zeros
// run: --kernel miller_rabin --grid 2 --block 64 --arg u32:2147483500 --arg flags=buf:u8x128:zeros --arg primes=buf:u32x1:zeros
// run: --kernel inverse_mod --grid 1 --block 64 --arg buf:u32x64:random:363:1:1000000006 --arg out=buf:u32x64:zeros --arg u32:1000000007
#include "cuda_mini.h"

struct Num { unsigned l[4]; };

__device__ unsigned neg_inverse(unsigned m) {
  unsigned x = m;
#pragma unroll
  for (int i = 0; i < 5; ++i) x *= 2 - m * x;
  return 0u - x;
}

__device__ bool geq(const Num &a, const Num &b) {
  for (int i = 3; i >= 0; --i)
    if (a.l[i] != b.l[i]) return a.l[i] > b.l[i];
  return true;
}

__device__ void subtract(Num &a, const Num &b) {
  unsigned long long borrow = 0;
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    unsigned long long t = (unsigned long long)a.l[i] - b.l[i] - borrow;
    a.l[i] = (unsigned)t;
    borrow = (t >> 32) & 1;
  }
}

// m < 2^127, so that the running value keeps to five limbs.
__device__ __noinline__ Num montmul(const Num a, const Num b, const Num m, unsigned ninv) {
  unsigned t[6] = {};
  for (int i = 0; i < 4; ++i) {
    unsigned long long c = 0;
    for (int j = 0; j < 4; ++j) {
      c += (unsigned long long)a.l[j] * b.l[i] + t[j];
      t[j] = (unsigned)c;
      c >>= 32;
    }
    c += t[4];
    t[4] = (unsigned)c;
    t[5] = (unsigned)(c >> 32);
    unsigned q = t[0] * ninv;
    c = (unsigned long long)q * m.l[0] + t[0];
    c >>= 32;
    for (int j = 1; j < 4; ++j) {
      c += (unsigned long long)q * m.l[j] + t[j];
      t[j - 1] = (unsigned)c;
      c >>= 32;
    }
    c += t[4];
    t[3] = (unsigned)c;
    t[4] = t[5] + (unsigned)(c >> 32);
  }
  Num r = {{t[0], t[1], t[2], t[3]}};
  if (t[4] || geq(r, m)) subtract(r, m);
  return r;
}

extern "C" __global__ void modexp128(const Num *base, const unsigned *exponent, Num m, Num *out) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned ninv = neg_inverse(m.l[0]);
  // R mod m and R^2 mod m by doubling.
  Num r = {{1, 0, 0, 0}}, one_m;
  for (int i = 0; i < 256; ++i) {
    if (i == 128) one_m = r;
    unsigned top = r.l[3] >> 31;
    for (int k = 3; k > 0; --k) r.l[k] = (r.l[k] << 1) | (r.l[k - 1] >> 31);
    r.l[0] <<= 1;
    if (top || geq(r, m)) subtract(r, m);
  }
  Num b = base[id];
  b.l[3] &= 0x3fffffff;
  b = montmul(b, r, m, ninv);
  Num acc = one_m;
  for (int bit = 7; bit >= 0; --bit) {
    acc = montmul(acc, acc, m, ninv);
    if ((exponent[id] >> bit) & 1) acc = montmul(acc, b, m, ninv);
  }
  const Num one = {{1, 0, 0, 0}};
  out[id] = montmul(acc, one, m, ninv);
}

__device__ unsigned powmod(unsigned long long b, unsigned e, unsigned m) {
  unsigned long long r = 1;
  for (b %= m; e; e >>= 1) {
    if (e & 1) r = r * b % m;
    b = b * b % m;
  }
  return (unsigned)r;
}

__constant__ unsigned witnesses[3] = {2, 7, 61};

extern "C" __global__ void miller_rabin(unsigned first, uchar *flags, unsigned *primes) {
  unsigned id = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned n = first + 2 * id + 1;
  int s = __ffs((int)(n - 1)) - 1;
  unsigned d = (n - 1) >> s;
  bool prime = true;
  for (int w = 0; w < 3 && prime; ++w) {
    unsigned long long x = powmod(witnesses[w], d, n);
    if (x == 1 || x == n - 1) continue;
    bool composite = true;
    for (int i = 1; i < s; ++i) {
      x = x * x % n;
      if (x == n - 1) { composite = false; break; }
    }
    prime = !composite;
  }
  flags[id] = prime;
  if (prime) atomicAdd(primes, 1u);
}

extern "C" __global__ void inverse_mod(const unsigned *in, unsigned *out, unsigned p) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  long long t = 0, nt = 1, r = p, nr = in[id] % p;
  while (nr != 0) {
    long long q = r / nr, x = t - q * nt;
    t = nt;
    nt = x;
    x = r - q * nr;
    r = nr;
    nr = x;
  }
  out[id] = (unsigned)(t < 0 ? t + p : t);
}
