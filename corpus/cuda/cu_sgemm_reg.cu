// SGEMM, 64x64 tile per block, 4x4 accumulators per thread, double-buffered shared tiles, vector loads.
// run: --kernel sgemm_64x64 --grid 1,1 --block 256 --arg buf:f32x1024:random:1:-1:1 --arg buf:f32x1024:random:2:-1:1 --arg c=buf:f32x4096:random:3:-1:1 --arg i32:64 --arg i32:64 --arg i32:16 --arg f32:1.5 --arg f32:-0.5 --tolerance 1e-3
#include "cuda_mini.h"

#define BM 64
#define BN 64
#define BK 8

extern "C" __global__ void __launch_bounds__(256) sgemm_64x64(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C,
                                                              int M, int N, int K, float alpha, float beta) {
  __shared__ float As[2][BK][BM];
  __shared__ float Bs[2][BK][BN];
  const int tid = threadIdx.x;
  const int tx = tid % 16, ty = tid / 16;
  const int a_row = tid / 4, a_col = (tid % 4) * 2;
  const int b_row = tid / 32, b_col = (tid % 32) * 2;
  A += (size_t)blockIdx.y * BM * K;
  B += (size_t)blockIdx.x * BN;
  float acc[4][4] = {};
  float2 a = *(const float2 *)(A + (size_t)a_row * K + a_col);
  float2 b = *(const float2 *)(B + (size_t)b_row * N + b_col);
  As[0][a_col][a_row] = a.x;
  As[0][a_col + 1][a_row] = a.y;
  *(float2 *)&Bs[0][b_row][b_col] = b;
  __syncthreads();
  int buf = 0;
  for (int k0 = BK; k0 <= K; k0 += BK) {
    if (k0 < K) {
      a = *(const float2 *)(A + (size_t)a_row * K + k0 + a_col);
      b = *(const float2 *)(B + (size_t)(k0 + b_row) * N + b_col);
    }
#pragma unroll
    for (int k = 0; k < BK; ++k) {
      float4 av = *(const float4 *)&As[buf][k][ty * 4];
      float4 bv = *(const float4 *)&Bs[buf][k][tx * 4];
      const float ar[4] = {av.x, av.y, av.z, av.w};
      const float br[4] = {bv.x, bv.y, bv.z, bv.w};
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int j = 0; j < 4; ++j) acc[i][j] += ar[i] * br[j];
    }
    if (k0 < K) {
      buf ^= 1;
      As[buf][a_col][a_row] = a.x;
      As[buf][a_col + 1][a_row] = a.y;
      *(float2 *)&Bs[buf][b_row][b_col] = b;
      __syncthreads();
    }
  }
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const size_t row = (size_t)blockIdx.y * BM + ty * 4 + i;
    if ((int)row >= M) return;
    float4 *dst = (float4 *)(C + row * N + blockIdx.x * BN + tx * 4);
    float4 old = *dst;
    old.x = alpha * acc[i][0] + beta * old.x;
    old.y = alpha * acc[i][1] + beta * old.y;
    old.z = alpha * acc[i][2] + beta * old.z;
    old.w = alpha * acc[i][3] + beta * old.w;
    *dst = old;
  }
}
