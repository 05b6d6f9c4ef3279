// HGEMM: packed half2 multiply-add with float accumulation per tile, 32x32 tile, 2x2 per thread.
// run: --kernel hgemm_half2 --grid 1,1 --block 16,16 --arg buf:f16x512:random:1:-1:1 --arg buf:f16x512:random:2:-1:1 --arg c=buf:f16x1024:zeros --arg i32:32 --arg i32:16 --tolerance 1e-2
#include "cuda_mini.h"

extern "C" __global__ void hgemm_half2(const half *__restrict__ A, const half2 *__restrict__ B, half2 *__restrict__ C, int n, int K) {
  __shared__ half As[16][32];
  __shared__ half2 Bs[16][16];
  const int tx = threadIdx.x, ty = threadIdx.y;
  const int n2 = n / 2;
  float2 total[2] = {{0.f, 0.f}, {0.f, 0.f}};
  for (int k0 = 0; k0 < K; k0 += 16) {
    As[tx][ty] = A[(blockIdx.y * 32 + ty) * K + k0 + tx];
    As[tx][ty + 16] = A[(blockIdx.y * 32 + ty + 16) * K + k0 + tx];
    Bs[ty][tx] = B[(k0 + ty) * n2 + blockIdx.x * 16 + tx];
    __syncthreads();
    half2 acc0 = {0, 0}, acc1 = {0, 0};
#pragma unroll
    for (int k = 0; k < 16; ++k) {
      const half2 b = Bs[k][tx];
      const half a0 = As[k][ty], a1 = As[k][ty + 16];
      const half2 v0 = {a0, a0}, v1 = {a1, a1};
      acc0 = __builtin_elementwise_fma(v0, b, acc0);
      acc1 = __builtin_elementwise_fma(v1, b, acc1);
    }
    total[0].x += (float)acc0.x;
    total[0].y += (float)acc0.y;
    total[1].x += (float)acc1.x;
    total[1].y += (float)acc1.y;
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 2; ++i) {
    const half2 r = {(half)total[i].x, (half)total[i].y};
    C[(blockIdx.y * 32 + ty + 16 * i) * n2 + blockIdx.x * 16 + tx] = r;
  }
}
