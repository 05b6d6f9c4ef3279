// Random number generators: xorwow with state structs, Philox 4x32-10, a 64-bit LCG with skip-ahead; and an estimate of pi.
// run: --kernel xorwow_fill --grid 2 --block 64 --arg state=buf:u32x768:random:171 --arg out=buf:u32x512:zeros --arg i32:4
// run: --kernel philox_fill --grid 2 --block 64 --arg out=buf:u32x512:zeros --arg u32:0x12345678 --arg u32:0x9abcdef0 --arg u64:77
// run: --kernel lcg_pi --grid 2 --block 64 --arg hits=buf:u64x1:zeros --arg u64:20240607 --arg i32:50
// run: --kernel uniform_moments --grid 1 --block 64 --arg out=buf:f32x128:zeros --arg u32:99 --arg i32:32 --tolerance 1e-5
#include "cuda_mini.h"

struct XorwowState { unsigned d, v[5]; };

__device__ unsigned xorwow(XorwowState *s) {
  unsigned t = s->v[0] ^ (s->v[0] >> 2);
  s->v[0] = s->v[1];
  s->v[1] = s->v[2];
  s->v[2] = s->v[3];
  s->v[3] = s->v[4];
  s->v[4] = (s->v[4] ^ (s->v[4] << 4)) ^ (t ^ (t << 1));
  s->d += 362437;
  return s->v[4] + s->d;
}

extern "C" __global__ void xorwow_fill(XorwowState *states, unsigned *out, int per_thread) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  XorwowState local = states[id];
  for (int i = 0; i < per_thread; ++i) out[i * gridDim.x * blockDim.x + id] = xorwow(&local);
  states[id] = local;
}

__device__ __forceinline__ uint4 philox_round(uint4 c, uint2 k) {
  unsigned hi0 = __umulhi(0xD2511F53u, c.x), lo0 = 0xD2511F53u * c.x;
  unsigned hi1 = __umulhi(0xCD9E8D57u, c.z), lo1 = 0xCD9E8D57u * c.z;
  return make_uint4(hi1 ^ c.y ^ k.x, lo1, hi0 ^ c.w ^ k.y, lo0);
}

__device__ uint4 philox4x32_10(uint4 c, uint2 k) {
#pragma unroll
  for (int i = 0; i < 9; ++i) {
    c = philox_round(c, k);
    k.x += 0x9E3779B9u;
    k.y += 0xBB67AE85u;
  }
  return philox_round(c, k);
}

extern "C" __global__ void philox_fill(uint4 *out, unsigned key0, unsigned key1, unsigned long long offset) {
  unsigned long long idx = offset + blockIdx.x * blockDim.x + threadIdx.x;
  out[blockIdx.x * blockDim.x + threadIdx.x] =
      philox4x32_10(make_uint4((unsigned)idx, (unsigned)(idx >> 32), blockIdx.x, 0), make_uint2(key0, key1));
}

// x -> a x + c, n steps at once.
__device__ unsigned long long lcg_skip(unsigned long long x, unsigned long long n) {
  unsigned long long a = 6364136223846793005ull, c = 1442695040888963407ull, A = 1, C = 0;
  for (; n != 0; n >>= 1) {
    if (n & 1) { A *= a; C = C * a + c; }
    c = (a + 1) * c;
    a *= a;
  }
  return A * x + C;
}

extern "C" __global__ void lcg_pi(unsigned long long *hits, unsigned long long seed, int trials) {
  __shared__ unsigned block_hits;
  if (threadIdx.x == 0) block_hits = 0;
  __syncthreads();
  unsigned long long x = lcg_skip(seed, (unsigned long long)(blockIdx.x * blockDim.x + threadIdx.x) * trials * 2);
  unsigned mine = 0;
  for (int i = 0; i < trials; ++i) {
    x = x * 6364136223846793005ull + 1442695040888963407ull;
    unsigned long long a = x >> 34;
    x = x * 6364136223846793005ull + 1442695040888963407ull;
    unsigned long long b = x >> 34;
    mine += a * a + b * b < (1ull << 60);
  }
  atomicAdd(&block_hits, mine);
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(hits, (unsigned long long)block_hits);
}

extern "C" __global__ void uniform_moments(float *out, unsigned seed, int n) {
  unsigned s = seed ^ (threadIdx.x * 0x9E3779B9u);
  float sum = 0, sq = 0;
  for (int i = 0; i < n; ++i) {
    s = s * 1664525u + 1013904223u;
    float u = __uint_as_float(0x3f800000u | (s >> 9)) - 1.0f;
    sum += u;
    sq += u * u;
  }
  out[2 * threadIdx.x] = sum / n;
  out[2 * threadIdx.x + 1] = sq / n;
}
