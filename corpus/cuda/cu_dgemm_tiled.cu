// DGEMM with 16x16 shared tiles and edge handling (PolyBench gemm, blocked), and a transposed-A variant by template.
// run: --kernel dgemm_nn --grid 2,2 --block 16,16 --arg buf:f64x500:random:1:-1:1 --arg buf:f64x600:random:2:-1:1 --arg c=buf:f64x750:fill:0.25 --arg i32:25 --arg i32:30 --arg i32:20 --arg f64:2 --arg f64:0.5 --tolerance 1e-9
// run: --kernel dgemm_tn --grid 2,2 --block 16,16 --arg buf:f64x500:random:1:-1:1 --arg buf:f64x600:random:2:-1:1 --arg c=buf:f64x750:fill:0.25 --arg i32:25 --arg i32:30 --arg i32:20 --arg f64:2 --arg f64:0.5 --tolerance 1e-9
#include "cuda_mini.h"

#define T 16

template <bool TRANS_A>
__device__ __forceinline__ void gemm(const double *A, const double *B, double *C, int M, int N, int K, double alpha, double beta) {
  __shared__ double As[T][T + 1], Bs[T][T];
  const int tx = threadIdx.x, ty = threadIdx.y;
  const int row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
  double sum = 0.0;
  for (int t = 0; t < (K + T - 1) / T; ++t) {
    const int ka = t * T + tx, kb = t * T + ty;
    As[ty][tx] = (row < M && ka < K) ? (TRANS_A ? A[ka * M + row] : A[row * K + ka]) : 0.0;
    Bs[ty][tx] = (col < N && kb < K) ? B[kb * N + col] : 0.0;
    __syncthreads();
#pragma unroll
    for (int k = 0; k < T; ++k) sum = fma(As[ty][k], Bs[k][tx], sum);
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = alpha * sum + beta * C[row * N + col];
}

extern "C" __global__ void dgemm_nn(const double *A, const double *B, double *C, int M, int N, int K, double alpha, double beta) {
  gemm<false>(A, B, C, M, N, K, alpha, beta);
}
extern "C" __global__ void dgemm_tn(const double *A, const double *B, double *C, int M, int N, int K, double alpha, double beta) {
  gemm<true>(A, B, C, M, N, K, alpha, beta);
}
