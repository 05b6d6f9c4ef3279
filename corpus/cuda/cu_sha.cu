// SHA-1 with a rolling 16-word schedule in a private array, and SHA-256d header hashing (mining) with a midstate passed by value.
// run: --kernel sha1_words --grid 2 --block 32 --arg buf:u32x1024:random:181 --arg out=buf:u32x320:zeros
// run: --kernel sha256d_scan --grid 2 --block 32 --arg {u32:0x6a09e667;u32:0xbb67ae85;u32:0x3c6ef372;u32:0xa54ff53a;u32:0x510e527f;u32:0x9b05688c;u32:0x1f83d9ab;u32:0x5be0cd19;u32:0x11223344;u32:0x55667788;u32:0x1d00ffff} --arg u32:1000 --arg out=buf:u32x64:zeros --arg best=buf:u32x1:fill:0xffffffff
#include "cuda_mini.h"

__device__ __forceinline__ unsigned rotl(unsigned x, int n) { return __funnelshift_l(x, x, n); }
__device__ __forceinline__ unsigned rotr(unsigned x, int n) { return __funnelshift_r(x, x, n); }

extern "C" __global__ void sha1_words(const unsigned *msgs, unsigned *out) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned w[16];
#pragma unroll
  for (int i = 0; i < 16; ++i) w[i] = __byte_perm(msgs[id * 16 + i], 0, 0x0123);
  unsigned a = 0x67452301u, b = 0xEFCDAB89u, c = 0x98BADCFEu, d = 0x10325476u, e = 0xC3D2E1F0u;
  for (int t = 0; t < 80; ++t) {
    unsigned f, k;
    if (t < 20) { f = (b & c) | (~b & d); k = 0x5A827999u; }
    else if (t < 40) { f = b ^ c ^ d; k = 0x6ED9EBA1u; }
    else if (t < 60) { f = (b & c) | (b & d) | (c & d); k = 0x8F1BBCDCu; }
    else { f = b ^ c ^ d; k = 0xCA62C1D6u; }
    if (t >= 16) w[t & 15] = rotl(w[(t + 13) & 15] ^ w[(t + 8) & 15] ^ w[(t + 2) & 15] ^ w[t & 15], 1);
    unsigned tmp = rotl(a, 5) + f + e + k + w[t & 15];
    e = d; d = c; c = rotl(b, 30); b = a; a = tmp;
  }
  out[id * 5 + 0] = a + 0x67452301u;
  out[id * 5 + 1] = b + 0xEFCDAB89u;
  out[id * 5 + 2] = c + 0x98BADCFEu;
  out[id * 5 + 3] = d + 0x10325476u;
  out[id * 5 + 4] = e + 0xC3D2E1F0u;
}

__constant__ unsigned K256[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

struct Work { unsigned mid[8], tail[3]; };

__device__ void sha256_transform(unsigned s[8], unsigned w[16]) {
  unsigned a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
#pragma unroll
  for (int i = 0; i < 64; ++i) {
    unsigned wi;
    if (i < 16) wi = w[i];
    else {
      unsigned w15 = w[(i + 1) & 15], w2 = w[(i + 14) & 15];
      wi = w[i & 15] += (rotr(w15, 7) ^ rotr(w15, 18) ^ (w15 >> 3)) + w[(i + 9) & 15] + (rotr(w2, 17) ^ rotr(w2, 19) ^ (w2 >> 10));
    }
    unsigned t1 = h + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + (g ^ (e & (f ^ g))) + K256[i] + wi;
    unsigned t2 = (rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) | (c & (a | b)));
    h = g; g = f; f = e; e = d + t1; d = c; c = b; b = a; a = t1 + t2;
  }
  s[0] += a; s[1] += b; s[2] += c; s[3] += d; s[4] += e; s[5] += f; s[6] += g; s[7] += h;
}

extern "C" __global__ void sha256d_scan(Work work, unsigned nonce0, unsigned *out, unsigned *best) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned s[8], w[16] = {work.tail[0], work.tail[1], work.tail[2], nonce0 + id, 0x80000000u};
  w[15] = 640;
#pragma unroll
  for (int i = 0; i < 8; ++i) s[i] = work.mid[i];
  sha256_transform(s, w);
  unsigned v[16] = {s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], 0x80000000u};
  v[15] = 256;
  unsigned r[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  sha256_transform(r, v);
  out[id] = r[7];
  atomicMin(best, __byte_perm(r[7], 0, 0x0123));
}
