// Random sequences: tiny Mersenne twister (MT19937 reduced to one block state), Sobol with direction numbers, xoshiro256**, PCG, Box-Muller free normal by CLT.
// run: --kernel mt_block --grid 1 --block 32 --arg out=buf:u32x128:zeros --arg u32:5489
// run: --kernel sobol --grid 2 --block 64 --arg buf:u32x32:random:151 --arg out=buf:f32x128:zeros --arg u32:17
// run: --kernel xoshiro --grid 1 --block 32 --arg state=buf:u64x128:random:152 --arg out=buf:u64x128:zeros --arg i32:4
// run: --kernel pcg_normals --grid 1 --block 64 --arg out=buf:f32x64:zeros --arg u64:42 --tolerance 1e-5
#include "hip_mini.h"

#define N 32
#define M 13

// The recurrence of MT19937 on a state of 32 words, all threads at once.
extern "C" __global__ void mt_block(unsigned *out, unsigned seed) {
  __shared__ unsigned mt[N];
  const int t = hipThreadIdx_x;
  if (t == 0) {
    mt[0] = seed;
    for (int i = 1; i < N; ++i) mt[i] = 1812433253u * (mt[i - 1] ^ (mt[i - 1] >> 30)) + i;
  }
  __syncthreads();
  for (int k = 0; k < 4; ++k) {
    const unsigned y = (mt[t] & 0x80000000u) | (mt[(t + 1) % N] & 0x7fffffffu);
    const unsigned next = mt[(t + M) % N] ^ (y >> 1) ^ (y & 1 ? 0x9908b0dfu : 0u);
    __syncthreads();
    mt[t] = next;
    unsigned z = next;
    z ^= z >> 11;
    z ^= (z << 7) & 0x9d2c5680u;
    z ^= (z << 15) & 0xefc60000u;
    z ^= z >> 18;
    out[k * N + t] = z;
    __syncthreads();
  }
}

extern "C" __global__ void sobol(const unsigned *directions, float *out, unsigned skip) {
  const unsigned i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  const unsigned index = i + skip;
  unsigned g = index ^ (index >> 1), x = 0;
  while (g) {
    const int bit = __ffs((int)g) - 1;
    x ^= directions[bit] | (0x80000000u >> bit);
    g &= g - 1;
  }
  out[i] = (float)(x >> 8) * (1.0f / 16777216.0f);
}

struct Xoshiro { unsigned long long s[4]; };
__device__ __forceinline__ unsigned long long rotl(unsigned long long x, int k) { return (x << k) | (x >> (64 - k)); }
__device__ __noinline__ unsigned long long next(Xoshiro &r) {
  const unsigned long long result = rotl(r.s[1] * 5, 7) * 9, t = r.s[1] << 17;
  r.s[2] ^= r.s[0];
  r.s[3] ^= r.s[1];
  r.s[1] ^= r.s[2];
  r.s[0] ^= r.s[3];
  r.s[2] ^= t;
  r.s[3] = rotl(r.s[3], 45);
  return result;
}

extern "C" __global__ void xoshiro(Xoshiro *state, unsigned long long *out, int n) {
  const int t = hipThreadIdx_x;
  Xoshiro r = state[t];
  for (int i = 0; i < n; ++i) out[i * 32 + t] = next(r);
  state[t] = r;
}

extern "C" __global__ void pcg_normals(float *out, unsigned long long seed) {
  const unsigned t = hipThreadIdx_x;
  unsigned long long state = seed * 6364136223846793005ull + (2 * t + 1);
  float sum = 0;
  for (int i = 0; i < 12; ++i) {
    const unsigned long long old = state;
    state = old * 6364136223846793005ull + (2 * t + 1);
    const unsigned x = (unsigned)(((old >> 18) ^ old) >> 27), rot = (unsigned)(old >> 59);
    const unsigned r = (x >> rot) | (x << ((0u - rot) & 31));
    sum += (float)(r >> 8) * (1.0f / 16777216.0f);
  }
  out[t] = sum - 6.0f;
}
