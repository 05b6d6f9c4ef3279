// BLAKE2s of 64-byte messages with the sigma table in constant memory, and Keccak-f[1600] (SHA3-256) with rho/pi tables.
// run: --kernel blake2s_hash --grid 1 --block 64 --arg buf:u32x1024:random:191 --arg out=buf:u32x512:zeros
// run: --kernel sha3_256 --grid 1 --block 32 --arg buf:u64x128:random:192 --arg out=buf:u64x128:zeros
#include "cuda_mini.h"

__constant__ uchar sigma[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};
__constant__ unsigned blake_iv[8] = {0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19};

#define ROTR32(x, n) (((x) >> (n)) | ((x) << (32 - (n))))
#define BG(r, i, a, b, c, d)                                  \
  {                                                           \
    v[a] += v[b] + m[sigma[r][2 * i]];                        \
    v[d] = ROTR32(v[d] ^ v[a], 16);                           \
    v[c] += v[d];                                             \
    v[b] = ROTR32(v[b] ^ v[c], 12);                           \
    v[a] += v[b] + m[sigma[r][2 * i + 1]];                    \
    v[d] = ROTR32(v[d] ^ v[a], 8);                            \
    v[c] += v[d];                                             \
    v[b] = ROTR32(v[b] ^ v[c], 7);                            \
  }

extern "C" __global__ void blake2s_hash(const unsigned *msg, unsigned *out) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned m[16], v[16], h[8];
  for (int i = 0; i < 16; ++i) m[i] = msg[id * 16 + i];
  for (int i = 0; i < 8; ++i) h[i] = blake_iv[i];
  h[0] ^= 0x01010020u;
  for (int i = 0; i < 8; ++i) { v[i] = h[i]; v[i + 8] = blake_iv[i]; }
  v[12] ^= 64;
  v[14] = ~v[14];
  for (int r = 0; r < 10; ++r) {
    BG(r, 0, 0, 4, 8, 12) BG(r, 1, 1, 5, 9, 13) BG(r, 2, 2, 6, 10, 14) BG(r, 3, 3, 7, 11, 15)
    BG(r, 4, 0, 5, 10, 15) BG(r, 5, 1, 6, 11, 12) BG(r, 6, 2, 7, 8, 13) BG(r, 7, 3, 4, 9, 14)
  }
  for (int i = 0; i < 8; ++i) out[id * 8 + i] = h[i] ^ v[i] ^ v[i + 8];
}

__constant__ unsigned long long rc[24] = {
    0x0000000000000001ull, 0x0000000000008082ull, 0x800000000000808aull, 0x8000000080008000ull, 0x000000000000808bull, 0x0000000080000001ull,
    0x8000000080008081ull, 0x8000000000008009ull, 0x000000000000008aull, 0x0000000000000088ull, 0x0000000080008009ull, 0x000000008000000aull,
    0x000000008000808bull, 0x800000000000008bull, 0x8000000000008089ull, 0x8000000000008003ull, 0x8000000000008002ull, 0x8000000000000080ull,
    0x000000000000800aull, 0x800000008000000aull, 0x8000000080008081ull, 0x8000000000008080ull, 0x0000000080000001ull, 0x8000000080008008ull};
__constant__ int rotc[24] = {1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44};
__constant__ int piln[24] = {10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1};

__device__ __forceinline__ unsigned long long rotl64(unsigned long long x, int n) { return (x << n) | (x >> (64 - n)); }

__device__ __noinline__ void keccakf(unsigned long long st[25]) {
  for (int round = 0; round < 24; ++round) {
    unsigned long long bc[5];
    for (int i = 0; i < 5; ++i) bc[i] = st[i] ^ st[i + 5] ^ st[i + 10] ^ st[i + 15] ^ st[i + 20];
    for (int i = 0; i < 5; ++i) {
      unsigned long long t = bc[(i + 4) % 5] ^ rotl64(bc[(i + 1) % 5], 1);
      for (int j = 0; j < 25; j += 5) st[j + i] ^= t;
    }
    unsigned long long t = st[1];
    for (int i = 0; i < 24; ++i) {
      int j = piln[i];
      unsigned long long save = st[j];
      st[j] = rotl64(t, rotc[i]);
      t = save;
    }
    for (int j = 0; j < 25; j += 5) {
      for (int i = 0; i < 5; ++i) bc[i] = st[j + i];
      for (int i = 0; i < 5; ++i) st[j + i] ^= ~bc[(i + 1) % 5] & bc[(i + 2) % 5];
    }
    st[0] ^= rc[round];
  }
}

extern "C" __global__ void sha3_256(const unsigned long long *in, unsigned long long *out) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned long long st[25] = {};
  for (int i = 0; i < 4; ++i) st[i] = in[id * 4 + i];
  st[4] = 6;
  st[16] = 0x8000000000000000ull;
  keccakf(st);
  for (int i = 0; i < 4; ++i) out[id * 4 + i] = st[i];
}
