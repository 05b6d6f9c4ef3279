// Variable-length code packing: each thread's code lengths are scanned, codes are or-ed into a shared bit buffer; and a bit reader.
// run: --kernel huff_pack --grid 2 --block 64 --arg buf:u8x128:random:241:0:15 --arg out=buf:u32x64:zeros --arg bits=buf:u32x2:zeros
// run: --kernel huff_decode --grid 1 --block 32 --arg buf:u32x256:random:242 --arg out=buf:u8x512:zeros --arg i32:16
#include "cuda_mini.h"

struct Code { unsigned bits; unsigned len; };

// Canonical code for 16 symbols: two of 2 bits, two of 3, four of 5, eight of 6.
__constant__ Code codes[16] = {{0x0, 2},  {0x1, 2},  {0x4, 3},  {0x5, 3},  {0x18, 5}, {0x19, 5}, {0x1a, 5}, {0x1b, 5},
                               {0x38, 6}, {0x39, 6}, {0x3a, 6}, {0x3b, 6}, {0x3c, 6}, {0x3d, 6}, {0x3e, 6}, {0x3f, 6}};

extern "C" __global__ void huff_pack(const uchar *symbols, unsigned *out, unsigned *bits) {
  __shared__ unsigned offset[64];
  __shared__ unsigned buffer[32];
  const unsigned tid = threadIdx.x;
  const Code c = codes[symbols[blockIdx.x * 64 + tid] & 15];
  offset[tid] = c.len;
  if (tid < 32) buffer[tid] = 0;
  __syncthreads();
  for (unsigned d = 1; d < 64; d <<= 1) {
    unsigned t = tid >= d ? offset[tid - d] : 0;
    __syncthreads();
    offset[tid] += t;
    __syncthreads();
  }
  const unsigned pos = offset[tid] - c.len;
  const unsigned word = pos >> 5, bit = pos & 31;
  const unsigned long long shifted = (unsigned long long)c.bits << (64 - c.len - bit);
  atomicOr(&buffer[word], (unsigned)(shifted >> 32));
  if ((unsigned)shifted) atomicOr(&buffer[word + 1], (unsigned)shifted);
  __syncthreads();
  if (tid < 32) out[blockIdx.x * 32 + tid] = buffer[tid];
  if (tid == 63) bits[blockIdx.x] = offset[63];
}

__device__ __forceinline__ uchar decode_symbol(unsigned window, unsigned &used) {
  if (!(window & 0x80000000u)) { used = 2; return (uchar)(window >> 30); }
  if (!(window & 0x40000000u)) { used = 3; return (uchar)(2 + ((window >> 29) & 1)); }
  if (!(window & 0x20000000u)) { used = 5; return (uchar)(4 + ((window >> 27) & 3)); }
  used = 6;
  return (uchar)(8 + ((window >> 26) & 7));
}

extern "C" __global__ void huff_decode(const unsigned *stream, uchar *out, int count) {
  unsigned id = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned *p = stream + id * 8;
  unsigned pos = 0;
  for (int i = 0; i < count; ++i) {
    unsigned w = pos >> 5, used;
    unsigned window = __funnelshift_l(p[w + 1], p[w], pos & 31);
    out[id * count + i] = decode_symbol(window, used);
    pos += used;
  }
}
