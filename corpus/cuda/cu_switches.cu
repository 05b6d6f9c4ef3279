// Switches: dense ones, ranges, sparse 64-bit cases, characters, fall-through, inside a loop.
// run: --kernel classify --grid 1 --block 64 --arg p=buf:i32x64:zeros --arg buf:i32x64:random:931:-7:15 --arg buf:i64x64:random:932:-2:10 --arg buf:u8x64:random:933
// run: --kernel machine --grid 1 --block 32 --arg p=buf:u32x32:zeros --arg buf:u8x64:random:934
#include "cuda_mini.h"

__device__ int dense(int x, int y) {
  switch (x) {
  case 0: return y;
  case 1: return y * y;
  case 2: return y - 3;
  case 3: return y / 3;
  case 4: return y % 5;
  case 5: return -y;
  case 6: return y << 2;
  case 7: return y >> 1;
  case 8: return ~y;
  case 9: return y ^ 0x55;
  case 12: return y & 7;
  case 13: return y | 8;
  case 100: return 1;
  case -5: return 2;
  default: return 9;
  }
}

__device__ int sparse(long long x) {
  switch (x) {
  case 1ll << 40: return 1;
  case -1: return 2;
  case 5 ... 9: return 3;
  case 0x7fffffffffffffffll: return 4;
  default: return 0;
  }
}

__device__ int hexadecimal(unsigned char c) {
  switch (c) {
  case 'a' ... 'f': return c - 'a' + 10;
  case '0' ... '9': return c - '0';
  case 'A' ... 'F': return c - 'A' + 10;
  case 255: return -2;
  }
  return -1;
}

extern "C" __global__ void classify(int *p, const int *x, const long long *l, const unsigned char *c) {
  const int i = threadIdx.x;
  p[i] = dense(x[i], i) + sparse(l[i]) * 100 + hexadecimal(c[i]) * 1000;
}

extern "C" __global__ void machine(unsigned *p, const unsigned char *code) {
  const unsigned i = threadIdx.x;
  unsigned a = i, b = 1, pc = i;
  for (int step = 0; step < 40; ++step) {
    switch (code[pc & 63] & 7) {
    case 0: a += b;
    case 1: b ^= a << 3; break;
    case 2: a = a * 5 + 1; break;
    case 3: if (a & 1) pc += 3; break;
    case 4: { const unsigned t = a; a = b; b = t; break; }
    case 5: a >>= 1; break;
    case 6: pc ^= b & 15;
    default: b += pc;
    }
    ++pc;
  }
  p[i] = a ^ b;
}
