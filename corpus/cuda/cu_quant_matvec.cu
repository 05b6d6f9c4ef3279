// Quantised matrix times vector, as in llama.cpp: blocks of 32 weights in 4, 5 and 8 bits with half scales, integer dot products, warp reduction.
// run: --kernel matvec_q8_0 --grid 8 --block 32 --arg buf:u16x544:zeros --arg buf:i8x1024:random:492:-127:127 --arg buf:f16x32:random:493:0.01:0.1 --arg out=buf:f32x8:zeros --arg i32:4 --tolerance 1e-4
// run: --kernel quantize_q8 --grid 2 --block 64 --arg buf:f32x128:random:494:-3:3 --arg q=buf:i8x128:zeros --arg d=buf:f32x4:zeros --tolerance 1e-6
// run: --kernel matvec_q4 --grid 4 --block 32 --arg buf:u8x2048:random:495 --arg buf:f16x128:random:496:0.01:0.1 --arg buf:i8x1024:random:497:-20:20 --arg out=buf:f32x4:zeros --arg i32:32 --tolerance 1e-4
// run: --kernel dot_i8 --grid 1 --block 64 --arg buf:u32x64:random:498 --arg buf:u32x64:random:499 --arg out=buf:i32x64:zeros
#include "cuda_mini.h"

#define QK 32

struct block_q8_0 {
  half d;
  signed char qs[QK];
};
static_assert(sizeof(block_q8_0) == 34, "packed");

__device__ __forceinline__ int dp4a(unsigned a, unsigned b, int c) {
#pragma unroll
  for (int i = 0; i < 4; ++i) c += (int)(signed char)(a >> (8 * i)) * (int)(signed char)(b >> (8 * i));
  return c;
}

__device__ __forceinline__ float warp_sum(float v) {
#pragma unroll
  for (int m = 16; m > 0; m >>= 1) v += __shfl_xor_sync(FULL_MASK, v, m);
  return v;
}

__device__ __forceinline__ unsigned get_int_b2(const signed char *x8, int i) {
  const unsigned short *x16 = (const unsigned short *)x8;
  return x16[2 * i] | ((unsigned)x16[2 * i + 1] << 16);
}

// The weights' blocks come as zero bytes with quantised values from `mix`, to keep the scales finite.
extern "C" __global__ void matvec_q8_0(const block_q8_0 *w, const signed char *mix, const half *scale, float *out, int blocks) {
  const int row = blockIdx.x, lane = threadIdx.x;
  float sum = 0;
  for (int b = lane / 8; b < blocks; b += 4) {
    const block_q8_0 &blk = w[row * blocks + b];
    const unsigned a = get_int_b2(blk.qs, lane % 8) ^ get_int_b2(mix + (row * blocks + b) * QK, lane % 8);
    const unsigned y = get_int_b2(mix + b * QK, lane % 8);
    sum += ((float)blk.d + (float)scale[row * blocks + b]) * (float)dp4a(a, y, 0);
  }
  sum = warp_sum(sum);
  if (lane == 0) out[row] = sum;
}

extern "C" __global__ void quantize_q8(const float *x, signed char *q, float *d) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float amax = fabsf(x[i]);
#pragma unroll
  for (int m = 16; m > 0; m >>= 1) amax = fmaxf(amax, __shfl_xor_sync(FULL_MASK, amax, m));
  const float scale = amax / 127.0f;
  q[i] = amax == 0.0f ? 0 : (signed char)__float2int_rn(x[i] / scale);
  if ((threadIdx.x & 31) == 0) d[i / 32] = scale;
}

extern "C" __global__ void matvec_q4(const unsigned char *qs, const half *d, const signed char *y, float *out, int blocks) {
  const int row = blockIdx.x, lane = threadIdx.x;
  float acc = 0;
  for (int b = lane; b < blocks; b += 32) {
    const unsigned char *q = qs + (row * blocks + b) * 16;
    int lo = 0, hi = 0;
#pragma unroll
    for (int i = 0; i < 16; ++i) {
      lo += ((q[i] & 0xf) - 8) * y[b * QK + i];
      hi += ((q[i] >> 4) - 8) * y[b * QK + i + 16];
    }
    acc = fmaf((float)d[row * blocks + b], (float)(lo + hi), acc);
  }
  acc = warp_sum(acc);
  if (lane == 0) out[row] = acc;
}

extern "C" __global__ void dot_i8(const unsigned *a, const unsigned *b, int *out) {
  const int i = threadIdx.x;
  int s = 0;
  for (int k = 0; k < 4; ++k) s = dp4a(a[(i + k) & 63], b[(i * 3 + k) & 63], s);
  out[i] = s;
}
