// Tiled matrix multiplication in the HIP examples' style: float with 16x16 tiles, bfloat16 inputs, and complex 3x3 matrices (lattice QCD).
// run: --kernel matrix_multiplication --grid 2,2 --block 16,16 --arg buf:f32x1024:random:11:-1:1 --arg buf:f32x1024:random:12:-1:1 --arg c=buf:f32x1024:zeros --arg u32:32 --tolerance 1e-4
// run: --kernel bf16_matvec --grid 1 --block 32 --arg buf:bf16x512:random:13:-1:1 --arg buf:bf16x16:random:14:-1:1 --arg y=buf:f32x32:zeros --arg i32:16 --tolerance 1e-3
// run: --kernel su3_mult --grid 1 --block 36 --arg buf:f64x72:random:15:-1:1 --arg buf:f64x72:random:16:-1:1 --arg c=buf:f64x72:zeros --tolerance 1e-11
#include "hip_mini.h"

template <unsigned int BlockSize>
__device__ __forceinline__ void matmul(const float *A, const float *B, float *C, const unsigned int a_cols) {
  const unsigned int tx = threadIdx.x, ty = threadIdx.y, bx = blockIdx.x, by = blockIdx.y;
  const unsigned int b_cols = blockDim.x * gridDim.x;
  const unsigned int steps = a_cols / BlockSize;
  float thread_result = 0.0F;
  for (unsigned int step = 0; step < steps; step++) {
    __shared__ float a_values[BlockSize][BlockSize];
    __shared__ float b_values[BlockSize][BlockSize];
    const unsigned int a_idx = BlockSize * (a_cols * by + step), b_idx = BlockSize * (b_cols * step + bx);
    a_values[ty][tx] = A[a_idx + a_cols * ty + tx];
    b_values[ty][tx] = B[b_idx + b_cols * ty + tx];
    __syncthreads();
    for (unsigned int i = 0; i < BlockSize; i++) thread_result += a_values[ty][i] * b_values[i][tx];
    __syncthreads();
  }
  C[b_cols * BlockSize * by + BlockSize * bx + b_cols * ty + tx] = thread_result;
}

extern "C" __global__ void __launch_bounds__(256) matrix_multiplication(const float *A, const float *B, float *C, unsigned int a_cols) { matmul<16>(A, B, C, a_cols); }

extern "C" __global__ void bf16_matvec(const __hip_bfloat16 *A, const __hip_bfloat16 *x, float *y, int n) {
  const int row = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  float sum = 0;
  for (int k = 0; k < n; ++k) sum = fmaf((float)A[row * n + k], (float)x[k], sum);
  y[row] = (float)(__hip_bfloat16)sum;
}

struct Complex { double re, im; };
struct Su3 { Complex e[3][3]; };

extern "C" __global__ void su3_mult(const Su3 *a, const Su3 *b, Su3 *c) {
  const int id = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  const int site = id / 9, j = id % 9 / 3, k = id % 3;
  Complex cc = {0, 0};
  if (site < 4) {
#pragma unroll
    for (int m = 0; m < 3; m++) {
      const Complex x = a[site].e[j][m], y = b[site].e[m][k];
      cc.re += x.re * y.re - x.im * y.im;
      cc.im += x.re * y.im + x.im * y.re;
    }
    c[site].e[j][k] = cc;
  }
}
