// Conway's game of life: a byte per cell on a torus through shared memory, and 32 cells a word with bit-sliced counting.
// run: --kernel life_bytes --grid 2,2 --block 16,16 --arg buf:u8x1024:random:251:0:1 --arg out=buf:u8x1024:zeros --arg i32:32 --arg i32:32
// run: --kernel life_bits --grid 1 --block 64 --arg buf:u32x64:random:252 --arg out=buf:u32x64:zeros --arg i32:2 --arg i32:32
#include "cuda_mini.h"

extern "C" __global__ void life_bytes(const uchar *in, uchar *out, int w, int h) {
  __shared__ uchar s[18][18];
  const int tx = threadIdx.x, ty = threadIdx.y;
  const int x0 = blockIdx.x * 16, y0 = blockIdx.y * 16;
  for (int i = ty * 16 + tx; i < 18 * 18; i += 256) {
    int yy = (y0 + i / 18 - 1 + h) % h, xx = (x0 + i % 18 - 1 + w) % w;
    s[i / 18][i % 18] = in[yy * w + xx];
  }
  __syncthreads();
  int n = s[ty][tx] + s[ty][tx + 1] + s[ty][tx + 2] + s[ty + 1][tx] + s[ty + 1][tx + 2] + s[ty + 2][tx] + s[ty + 2][tx + 1] + s[ty + 2][tx + 2];
  out[(y0 + ty) * w + x0 + tx] = n == 3 || (n == 2 && s[ty + 1][tx + 1]);
}

__device__ __forceinline__ void full_add(unsigned a, unsigned b, unsigned c, unsigned &sum, unsigned &carry) {
  unsigned t = a ^ b;
  sum = t ^ c;
  carry = (a & b) | (t & c);
}

extern "C" __global__ void life_bits(const unsigned *in, unsigned *out, int words, int h) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  int y = id / words, x = id % words;
  unsigned l[3], m[3], r[3];
#pragma unroll
  for (int k = 0; k < 3; ++k) {
    const unsigned *row = in + ((y + k - 1 + h) % h) * words;
    unsigned prev = row[(x + words - 1) % words], here = row[x], next = row[(x + 1) % words];
    m[k] = here;
    l[k] = __funnelshift_l(prev, here, 1);
    r[k] = __funnelshift_r(here, next, 1);
  }
  unsigned s0, c0, s1, c1, s2, c2, s3, c3, t;
  full_add(l[0], m[0], r[0], s0, c0);
  full_add(l[2], m[2], r[2], s1, c1);
  s2 = l[1] ^ r[1];
  c2 = l[1] & r[1];
  full_add(s0, s1, s2, t, s3);
  full_add(c0, c1, c2, s0, c3);
  unsigned twos = s0 ^ s3;
  unsigned fours = c3 | (s0 & s3);
  out[id] = twos & ~fours & (t | m[1]);
}
