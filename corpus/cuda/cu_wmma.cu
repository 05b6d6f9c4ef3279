// Tensor cores by the WMMA builtins: half inputs, float accumulators; one warp multiplies 16x16x(16 k) tiles. Inputs are small integers, results exact.
// targets: nvptx64
// run: --kernel wmma_gemm --grid 2,2 --block 32 --arg buf:f16x1024:iota:0:0.25 --arg buf:f16x1024:fill:2 --arg c=buf:f32x1024:zeros --arg i32:32 --arg i32:32 --arg i32:32
#include "cuda_mini.h"

extern "C" __global__ void wmma_gemm(const half *A, const half *B, float *C, int m, int n, int k) {
  const int row = blockIdx.y * 16, col = blockIdx.x * 16;
  int a[8], b[8];
  float acc[8];
  for (int i = 0; i < 8; ++i) acc[i] = 0.0f;
  for (int k0 = 0; k0 < k; k0 += 16) {
    __hmma_m16n16k16_ld_a(a, (const int *)(A + row * k + k0), k, 0);
    __hmma_m16n16k16_ld_b(b, (const int *)(B + col * k + k0), k, 1);
    __hmma_m16n16k16_mma_f32f32(acc, a, b, acc, 1, 0);
  }
  for (int i = 0; i < 8; ++i) acc[i] = 2.0f * acc[i];
  __hmma_m16n16k16_st_c_f32(C + row * n + col, acc, n, 0);
  (void)m;
}
