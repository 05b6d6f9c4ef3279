// LZ4-like compression of independent 128-byte blocks: hash table in local memory, greedy matches, token stream; and the decoder.
// run: --kernel lz_compress --grid 1 --block 16 --arg buf:u8x2048:random:221:97:99 --arg out=buf:u8x4096:zeros --arg size=buf:u32x16:zeros
// run: --kernel lz_roundtrip --grid 1 --block 16 --arg buf:u8x2048:random:222:48:50 --arg tmp=buf:u8x4096:zeros --arg back=buf:u8x2048:zeros
#include "cuda_mini.h"

#define BLOCK 128
#define OUT_STRIDE 256
#define HASH_LOG 5

__device__ __forceinline__ unsigned read32(const uchar *p) { return p[0] | (p[1] << 8) | (p[2] << 16) | ((unsigned)p[3] << 24); }

__device__ unsigned put_length(uchar *dst, unsigned o, unsigned n) {
  while (n >= 255) {
    dst[o++] = 255;
    n -= 255;
  }
  dst[o++] = (uchar)n;
  return o;
}

__device__ unsigned put_sequence(uchar *dst, unsigned o, const uchar *lit, unsigned nlit, unsigned offset, unsigned nmatch) {
  unsigned token = o++;
  unsigned m = nmatch ? nmatch - 4 : 0;
  dst[token] = (uchar)((min(nlit, 15u) << 4) | min(m, 15u));
  if (nlit >= 15) o = put_length(dst, o, nlit - 15);
  for (unsigned i = 0; i < nlit; ++i) dst[o++] = lit[i];
  if (nmatch) {
    dst[o++] = (uchar)offset;
    dst[o++] = (uchar)(offset >> 8);
    if (m >= 15) o = put_length(dst, o, m - 15);
  }
  return o;
}

__device__ __noinline__ unsigned compress_block(const uchar *src, uchar *dst) {
  uchar table[1 << HASH_LOG];
  for (int i = 0; i < 1 << HASH_LOG; ++i) table[i] = 0xff;
  unsigned pos = 0, anchor = 0, o = 0;
  while (pos + 4 <= BLOCK) {
    unsigned v = read32(src + pos);
    unsigned h = (v * 2654435761u) >> (32 - HASH_LOG);
    unsigned cand = table[h];
    table[h] = (uchar)pos;
    if (cand == 0xff || read32(src + cand) != v) {
      ++pos;
      continue;
    }
    unsigned len = 4;
    while (pos + len < BLOCK && src[cand + len] == src[pos + len]) ++len;
    o = put_sequence(dst, o, src + anchor, pos - anchor, pos - cand, len);
    pos += len;
    anchor = pos;
  }
  return put_sequence(dst, o, src + anchor, BLOCK - anchor, 0, 0);
}

__device__ unsigned get_length(const uchar *src, unsigned &i, unsigned n) {
  if (n < 15) return n;
  unsigned b;
  do {
    b = src[i++];
    n += b;
  } while (b == 255);
  return n;
}

__device__ __noinline__ void decompress_block(const uchar *src, unsigned size, uchar *dst) {
  unsigned i = 0, o = 0;
  while (i < size) {
    unsigned token = src[i++];
    unsigned nlit = get_length(src, i, token >> 4);
    for (unsigned k = 0; k < nlit; ++k) dst[o++] = src[i++];
    if (i >= size) break;
    unsigned offset = src[i] | (src[i + 1] << 8);
    i += 2;
    unsigned n = get_length(src, i, token & 15) + 4;
    for (unsigned k = 0; k < n; ++k, ++o) dst[o] = dst[o - offset];
  }
}

extern "C" __global__ void lz_compress(const uchar *in, uchar *out, unsigned *sizes) {
  unsigned id = blockIdx.x * blockDim.x + threadIdx.x;
  sizes[id] = compress_block(in + id * BLOCK, out + id * OUT_STRIDE);
}

extern "C" __global__ void lz_roundtrip(const uchar *in, uchar *tmp, uchar *back) {
  unsigned id = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned n = compress_block(in + id * BLOCK, tmp + id * OUT_STRIDE);
  decompress_block(tmp + id * OUT_STRIDE, n, back + id * BLOCK);
}
