// Non-cryptographic hashes: CRC32 with a table in device memory filled by initialiser code, Adler-32, MurmurHash3, xxHash64, FNV-1a, SipHash.
// run: --kernel crc32_rows --grid 1 --block 64 --arg buf:u8x2048:random:211 --arg out=buf:u32x64:zeros --arg i32:32
// run: --kernel murmur3 --grid 1 --block 64 --arg buf:u8x2048:random:212 --arg out=buf:u32x64:zeros --arg i32:31 --arg u32:42
// run: --kernel xxh64 --grid 1 --block 32 --arg buf:u8x2048:random:213 --arg out=buf:u64x32:zeros --arg i32:61 --arg u64:7
// run: --kernel siphash24 --grid 1 --block 32 --arg buf:u64x128:random:214 --arg out=buf:u64x32:zeros --arg u64:0x0706050403020100 --arg u64:0x0f0e0d0c0b0a0908
#include "cuda_mini.h"

// One nibble at a time: the 16-entry table of the reflected polynomial.
__device__ const unsigned crc_nibble[16] = {0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac, 0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
                                            0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c, 0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};

extern "C" __global__ void crc32_rows(const uchar *data, unsigned *out, int len) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  const uchar *p = data + (size_t)id * len;
  unsigned crc = ~0u, a = 1, b = 0;
  for (int i = 0; i < len; ++i) {
    crc ^= p[i];
    crc = crc_nibble[crc & 15] ^ (crc >> 4);
    crc = crc_nibble[crc & 15] ^ (crc >> 4);
    a = (a + p[i]) % 65521u;
    b = (b + a) % 65521u;
  }
  out[id] = ~crc ^ ((b << 16) | a);
}

extern "C" __global__ void murmur3(const uchar *data, unsigned *out, int len, unsigned seed) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  const uchar *p = data + id * 32;
  unsigned h = seed;
  const unsigned c1 = 0xcc9e2d51, c2 = 0x1b873593;
  for (int i = 0; i + 4 <= len; i += 4) {
    unsigned k = p[i] | (p[i + 1] << 8) | (p[i + 2] << 16) | ((unsigned)p[i + 3] << 24);
    k *= c1;
    k = (k << 15) | (k >> 17);
    h ^= k * c2;
    h = (h << 13) | (h >> 19);
    h = h * 5 + 0xe6546b64;
  }
  const uchar *tail = p + (len & ~3);
  unsigned k = 0;
  switch (len & 3) {
    case 3: k ^= tail[2] << 16; [[fallthrough]];
    case 2: k ^= tail[1] << 8; [[fallthrough]];
    case 1: k ^= tail[0]; k *= c1; k = (k << 15) | (k >> 17); h ^= k * c2;
  }
  h ^= len;
  h ^= h >> 16; h *= 0x85ebca6b; h ^= h >> 13; h *= 0xc2b2ae35; h ^= h >> 16;
  unsigned fnv = 2166136261u;
  for (int i = 0; i < len; ++i) fnv = (fnv ^ p[i]) * 16777619u;
  out[id] = h + fnv;
}

#define P1 11400714785074694791ull
#define P2 14029467366897019727ull
#define P3 1609587929392839161ull
#define P4 9650029242287828579ull
#define P5 2870177450012600261ull

typedef unsigned long long u64;
__device__ __forceinline__ u64 rotl64(u64 x, int r) { return (x << r) | (x >> (64 - r)); }
__device__ __forceinline__ u64 xround(u64 acc, u64 in) { return rotl64(acc + in * P2, 31) * P1; }
__device__ u64 read64(const uchar *p) {
  u64 v = 0;
#pragma unroll
  for (int i = 0; i < 8; ++i) v |= (u64)p[i] << (8 * i);
  return v;
}

extern "C" __global__ void xxh64(const uchar *data, u64 *out, int len, u64 seed) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  const uchar *p = data + id * 64, *const end = p + len;
  u64 h;
  if (len >= 32) {
    u64 v[4] = {seed + P1 + P2, seed + P2, seed, seed - P1};
    do {
      for (int i = 0; i < 4; ++i) v[i] = xround(v[i], read64(p + 8 * i));
      p += 32;
    } while (p + 32 <= end);
    h = rotl64(v[0], 1) + rotl64(v[1], 7) + rotl64(v[2], 12) + rotl64(v[3], 18);
    for (int i = 0; i < 4; ++i) h = (h ^ xround(0, v[i])) * P1 + P4;
  } else {
    h = seed + P5;
  }
  h += len;
  for (; p + 8 <= end; p += 8) h = rotl64(h ^ xround(0, read64(p)), 27) * P1 + P4;
  for (; p < end; ++p) h = rotl64(h ^ (*p * P5), 11) * P1;
  h ^= h >> 33; h *= P2; h ^= h >> 29; h *= P3; h ^= h >> 32;
  out[id] = h;
}

__device__ __forceinline__ void sip_round(u64 &v0, u64 &v1, u64 &v2, u64 &v3) {
  v0 += v1; v1 = rotl64(v1, 13) ^ v0; v0 = rotl64(v0, 32);
  v2 += v3; v3 = rotl64(v3, 16) ^ v2;
  v0 += v3; v3 = rotl64(v3, 21) ^ v0;
  v2 += v1; v1 = rotl64(v1, 17) ^ v2; v2 = rotl64(v2, 32);
}

extern "C" __global__ void siphash24(const u64 *msg, u64 *out, u64 k0, u64 k1) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  u64 v0 = k0 ^ 0x736f6d6570736575ull, v1 = k1 ^ 0x646f72616e646f6dull, v2 = k0 ^ 0x6c7967656e657261ull, v3 = k1 ^ 0x7465646279746573ull;
  for (int i = 0; i <= 4; ++i) {
    u64 m = i < 4 ? msg[id * 4 + i] : (u64)32 << 56;
    v3 ^= m;
    sip_round(v0, v1, v2, v3);
    sip_round(v0, v1, v2, v3);
    v0 ^= m;
  }
  v2 ^= 0xff;
  for (int i = 0; i < 4; ++i) sip_round(v0, v1, v2, v3);
  out[id] = v0 ^ v1 ^ v2 ^ v3;
}
