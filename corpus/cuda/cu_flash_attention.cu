// Attention without the score matrix: online softmax over key tiles in shared memory, one query a thread; and plain row softmax.
// libdevice
// run: --kernel flash_attention --grid 2 --block 32 --arg buf:f32x1024:random:501:-1:1 --arg buf:f32x1024:random:502:-1:1 --arg buf:f32x1024:random:503:-1:1 --arg out=buf:f32x1024:zeros --arg lse=buf:f32x64:zeros --arg i32:64 --arg f32:0.25 --tolerance 1e-4
// run: --kernel softmax_rows --grid 4 --block 64 --arg x=buf:f32x400:random:504:-5:5 --arg i32:100 --tolerance 1e-4
#include "cuda_mini.h"

#define D 16
#define TILE 32

extern "C" __global__ void __launch_bounds__(TILE) flash_attention(const float *__restrict__ Q, const float *__restrict__ K, const float *__restrict__ V,
                                                                 float *__restrict__ O, float *__restrict__ L, int seq, float scale) {
  __shared__ float Ks[TILE][D], Vs[TILE][D];
  const int row = blockIdx.x * TILE + threadIdx.x;
  float q[D], o[D];
#pragma unroll
  for (int d = 0; d < D; ++d) { q[d] = Q[row * D + d] * scale; o[d] = 0.f; }
  float m = -1e30f, l = 0.f;
  for (int base = 0; base < seq; base += TILE) {
    for (int i = threadIdx.x; i < TILE * D; i += TILE) {
      (&Ks[0][0])[i] = K[base * D + i];
      (&Vs[0][0])[i] = V[base * D + i];
    }
    __syncthreads();
    for (int j = 0; j < TILE && base + j <= row; ++j) {
      float s = 0.f;
#pragma unroll
      for (int d = 0; d < D; ++d) s += q[d] * Ks[j][d];
      const float m_new = fmaxf(m, s);
      const float corr = __expf(m - m_new), p = __expf(s - m_new);
      l = l * corr + p;
#pragma unroll
      for (int d = 0; d < D; ++d) o[d] = o[d] * corr + p * Vs[j][d];
      m = m_new;
    }
    __syncthreads();
  }
  const float inv = 1.f / l;
#pragma unroll
  for (int d = 0; d < D; ++d) O[row * D + d] = o[d] * inv;
  L[row] = m + logf(l);
}

__device__ float block_reduce(float v, float *buf, bool is_max) {
#pragma unroll
  for (int k = 16; k > 0; k >>= 1) {
    const float t = __shfl_xor_sync(FULL_MASK, v, k);
    v = is_max ? fmaxf(v, t) : v + t;
  }
  __syncthreads();
  if (threadIdx.x % 32 == 0) buf[threadIdx.x / 32] = v;
  __syncthreads();
  v = buf[0];
  for (unsigned w = 1; w < blockDim.x / 32; ++w) v = is_max ? fmaxf(v, buf[w]) : v + buf[w];
  return v;
}

extern "C" __global__ void softmax_rows(float *x, int cols) {
  __shared__ float buf[32];
  float *row = x + blockIdx.x * cols;
  float m = -1e30f;
  for (int c = threadIdx.x; c < cols; c += blockDim.x) m = fmaxf(m, row[c]);
  m = block_reduce(m, buf, true);
  float sum = 0.f;
  for (int c = threadIdx.x; c < cols; c += blockDim.x) {
    const float e = expf(row[c] - m);
    row[c] = e;
    sum += e;
  }
  sum = block_reduce(sum, buf, false);
  for (int c = threadIdx.x; c < cols; c += blockDim.x) row[c] /= sum;
}
