// ChaCha20 key stream with a state struct by value, and the Salsa20/8 mixing of scrypt on private arrays.
// run: --kernel chacha20_xor --grid 1 --block 64 --arg {u32:1;u32:2;u32:3;u32:4;u32:5;u32:6;u32:7;u32:8} --arg {u32:9;u32:0x4a000000;u32:0} --arg u32:1 --arg data=buf:u32x1024:iota
// run: --kernel scrypt_mix --grid 1 --block 32 --arg io=buf:u32x1024:random:201 --arg scratch=buf:u32x8192:zeros --arg i32:8
#include "cuda_mini.h"

struct Key { unsigned k[8]; };
struct Nonce { unsigned n[3]; };

__device__ __forceinline__ unsigned rotl(unsigned x, int n) { return (x << n) | (x >> (32 - n)); }

#define QR(a, b, c, d) \
  a += b; d = rotl(d ^ a, 16); c += d; b = rotl(b ^ c, 12); a += b; d = rotl(d ^ a, 8); c += d; b = rotl(b ^ c, 7);

extern "C" __global__ void chacha20_xor(Key key, Nonce nonce, unsigned counter, unsigned *data) {
  unsigned id = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned s[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
  for (int i = 0; i < 8; ++i) s[4 + i] = key.k[i];
  s[12] = counter + id;
  for (int i = 0; i < 3; ++i) s[13 + i] = nonce.n[i];
  unsigned x[16];
#pragma unroll
  for (int i = 0; i < 16; ++i) x[i] = s[i];
#pragma unroll 2
  for (int r = 0; r < 10; ++r) {
    QR(x[0], x[4], x[8], x[12]) QR(x[1], x[5], x[9], x[13]) QR(x[2], x[6], x[10], x[14]) QR(x[3], x[7], x[11], x[15])
    QR(x[0], x[5], x[10], x[15]) QR(x[1], x[6], x[11], x[12]) QR(x[2], x[7], x[8], x[13]) QR(x[3], x[4], x[9], x[14])
  }
#pragma unroll
  for (int i = 0; i < 16; ++i) data[id * 16 + i] ^= x[i] + s[i];
}

__device__ __noinline__ void salsa20_8(unsigned *b, const unsigned *bx) {
  unsigned x[16];
  for (int i = 0; i < 16; ++i) x[i] = (b[i] ^= bx[i]);
  for (int i = 0; i < 8; i += 2) {
#define S(a, p, q, n) x[a] ^= rotl(x[p] + x[q], n);
    S(4, 0, 12, 7) S(8, 4, 0, 9) S(12, 8, 4, 13) S(0, 12, 8, 18) S(9, 5, 1, 7) S(13, 9, 5, 9) S(1, 13, 9, 13) S(5, 1, 13, 18)
    S(14, 10, 6, 7) S(2, 14, 10, 9) S(6, 2, 14, 13) S(10, 6, 2, 18) S(3, 15, 11, 7) S(7, 3, 15, 9) S(11, 7, 3, 13) S(15, 11, 7, 18)
    S(1, 0, 3, 7) S(2, 1, 0, 9) S(3, 2, 1, 13) S(0, 3, 2, 18) S(6, 5, 4, 7) S(7, 6, 5, 9) S(4, 7, 6, 13) S(5, 4, 7, 18)
    S(11, 10, 9, 7) S(8, 11, 10, 9) S(9, 8, 11, 13) S(10, 9, 8, 18) S(12, 15, 14, 7) S(13, 12, 15, 9) S(14, 13, 12, 13) S(15, 14, 13, 18)
#undef S
  }
  for (int i = 0; i < 16; ++i) b[i] += x[i];
}

extern "C" __global__ void scrypt_mix(unsigned *io, unsigned *scratch, int n) {
  unsigned id = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned x[32];
  unsigned *v = scratch + (size_t)id * n * 32;
  for (int i = 0; i < 32; ++i) x[i] = io[id * 32 + i];
  for (int i = 0; i < n; ++i) {
    for (int k = 0; k < 32; ++k) v[i * 32 + k] = x[k];
    salsa20_8(x, x + 16);
    salsa20_8(x + 16, x);
  }
  for (int i = 0; i < n; ++i) {
    int j = x[16] & (n - 1);
    for (int k = 0; k < 32; ++k) x[k] ^= v[j * 32 + k];
    salsa20_8(x, x + 16);
    salsa20_8(x + 16, x);
  }
  for (int i = 0; i < 32; ++i) io[id * 32 + i] = x[i];
}
