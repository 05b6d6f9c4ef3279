// Random numbers: xorshift128, MWC64X, xoroshiro, PCG, Philox 4x32-10, a small Mersenne twister, Sobol, and sampling.
// run: --kernel xorshift_mwc --grid 1 --block 32 --arg st=buf:u32x128:random:1:1:4294967295 --arg buf:u64x32:random:2:1:18446744073709551615 --arg out=buf:u32x256:zeros --arg i32:8
// run: --kernel xoroshiro_pcg --grid 1 --block 32 --arg buf:u64x64:random:3:1:18446744073709551615 --arg out=buf:f32x256:zeros --arg i32:8
// run: --kernel philox --grid 1 --block 32 --arg {u32:1;u32:2} --arg out=buf:u32x512:zeros --arg i32:4
// run: --kernel mersenne_small --grid 2 --block 32 --arg out=buf:u32x256:zeros --arg u32:4357 --arg i32:4
// run: --kernel sobol --grid 1 --block 32 --arg buf:u32x64:random:4 --arg out=buf:f32x256:zeros --arg i32:4

static uint xorshift128(uint4* s) {
  const uint t = s->x ^ (s->x << 11);
  s->x = s->y;
  s->y = s->z;
  s->z = s->w;
  s->w = s->w ^ (s->w >> 19) ^ (t ^ (t >> 8));
  return s->w;
}

static uint mwc64x(uint2* s) {
  const uint A = 4294883355u;
  const uint x = s->x, c = s->y;
  const uint hi = mul_hi(x, A);
  s->x = x * A + c;
  s->y = hi + (s->x < c);
  return x ^ c;
}

__kernel void xorshift_mwc(__global uint4* states, __global const uint2* seeds, __global uint* out, const int n) {
  const int id = get_global_id(0), total = get_global_size(0);
  uint4 s = states[id];
  uint2 m = seeds[id];
  for (int i = 0; i < n; i++) out[i * total + id] = xorshift128(&s) + mwc64x(&m);
  states[id] = s;
}

__kernel void xoroshiro_pcg(__global const ulong2* seeds, __global float* out, const int n) {
  const int id = get_global_id(0);
  ulong s0 = seeds[id].x, s1 = seeds[id].y;
  ulong pcg = s0 ^ 0x853c49e6748fea9bUL;
  for (int i = 0; i < n; i++) {
    const ulong r = rotate(s0 * 5, 7UL) * 9;
    s1 ^= s0;
    s0 = rotate(s0, 24UL) ^ s1 ^ (s1 << 16);
    s1 = rotate(s1, 37UL);
    pcg = pcg * 6364136223846793005UL + 1442695040888963407UL;
    const uint xored = (uint)(((pcg >> 18) ^ pcg) >> 27);
    const uint p = rotate(xored, (uint)(-(pcg >> 59)) & 31);
    out[id * n + i] = (float)(r >> 40) * 0x1.0p-24f + (float)(p >> 8) * 0x1.0p-24f;
  }
}

static uint4 philox4x32(uint4 c, uint2 k) {
#pragma unroll
  for (int r = 0; r < 10; r++) {
    const uint h0 = mul_hi(0xd2511f53u, c.x), l0 = 0xd2511f53u * c.x;
    const uint h1 = mul_hi(0xcd9e8d57u, c.z), l1 = 0xcd9e8d57u * c.z;
    c = (uint4)(h1 ^ c.y ^ k.x, l1, h0 ^ c.w ^ k.y, l0);
    k += (uint2)(0x9e3779b9u, 0xbb67ae85u);
  }
  return c;
}

typedef struct {
  uint k[2];
} philox_key;

__kernel void philox(const philox_key key, __global uint4* out, const int n) {
  const uint id = get_global_id(0);
  for (int i = 0; i < n; i++) out[i * get_global_size(0) + id] = philox4x32((uint4)(i, id, 0, 0), (uint2)(key.k[0], key.k[1]));
}

// A twister of 32 words, one for each thread of the group.
__kernel void mersenne_small(__global uint* out, const uint seed, const int rounds) {
  __local uint mt[32];
  const int t = get_local_id(0), g = get_group_id(0);
  if (t == 0) {
    uint v = seed + g * 977;
    for (int i = 0; i < 32; i++) {
      mt[i] = v;
      v = 1812433253u * (v ^ (v >> 30)) + i + 1;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int r = 0; r < rounds; r++) {
    const uint y = (mt[t] & 0x80000000u) | (mt[(t + 1) & 31] & 0x7fffffffu);
    const uint v = mt[(t + 17) & 31] ^ (y >> 1) ^ ((y & 1) ? 0x9908b0dfu : 0);
    barrier(CLK_LOCAL_MEM_FENCE);
    mt[t] = v;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint x = v ^ (v >> 11);
    x ^= (x << 7) & 0x9d2c5680u;
    x ^= (x << 15) & 0xefc60000u;
    out[(g * rounds + r) * 32 + t] = x ^ (x >> 18);
  }
}

__kernel void sobol(__global const uint* directions, __global float2* out, const int per_thread) {
  const uint id = get_global_id(0);
  uint2 x = (uint2)(0);
  const uint first = id * per_thread;
  const uint gray = first ^ (first >> 1);
  for (uint b = 0; b < 32; b++)
    if ((gray >> b) & 1) x ^= (uint2)(directions[b], directions[32 + b]);
  for (int i = 0; i < per_thread; i++) {
    const uint n = first + i;
    out[i * get_global_size(0) + id] = convert_float2_rtz(x) * 0x1.0p-32f;
    const uint c = ctz(~n) & 31;
    x ^= (uint2)(directions[c], directions[32 + c]);
  }
}
