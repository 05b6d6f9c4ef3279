// Small dense factorisations: batched LU with partial pivoting per thread, a block's Cholesky, Gauss-Jordan inverse of 8x8 matrices.
// run: --kernel lu_batched --grid 1 --block 32 --arg a=buf:f32x800:random:331:-1:1 --arg piv=buf:i32x160:zeros --arg det=buf:f32x32:zeros --tolerance 1e-3
// run: --kernel cholesky_block --grid 2 --block 16 --arg a=buf:f64x512:random:332:0:1 --tolerance 1e-9
// run: --kernel gauss_jordan --grid 2 --block 8,8 --arg buf:f64x128:random:333:0:1 --arg inv=buf:f64x128:zeros --tolerance 1e-8
#include "cuda_mini.h"

#define N 5
extern "C" __global__ void lu_batched(float *mats, int *pivots, float *dets) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  float a[N][N];
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j) a[i][j] = mats[id * N * N + i * N + j];
  float det = 1.0f;
  for (int k = 0; k < N; ++k) {
    int p = k;
    for (int i = k + 1; i < N; ++i)
      if (fabsf(a[i][k]) > fabsf(a[p][k])) p = i;
    pivots[id * N + k] = p;
    if (p != k) {
      det = -det;
      for (int j = 0; j < N; ++j) {
        float t = a[k][j];
        a[k][j] = a[p][j];
        a[p][j] = t;
      }
    }
    det *= a[k][k];
    const float inv = 1.0f / a[k][k];
    for (int i = k + 1; i < N; ++i) {
      a[i][k] *= inv;
      for (int j = k + 1; j < N; ++j) a[i][j] -= a[i][k] * a[k][j];
    }
  }
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j) mats[id * N * N + i * N + j] = a[i][j];
  dets[id] = det;
}

#define M 16
extern "C" __global__ void cholesky_block(double *A) {
  __shared__ double s[M][M + 1];
  const int t = threadIdx.x;
  A += blockIdx.x * M * M;
  // Symmetric and diagonally dominant.
  for (int j = 0; j < M; ++j) s[t][j] = 0.5 * (A[t * M + j] + A[j * M + t]) + (j == t ? (double)M : 0.0);
  __syncthreads();
  for (int k = 0; k < M; ++k) {
    if (t == k) s[k][k] = sqrt(s[k][k]);
    __syncthreads();
    if (t > k) s[t][k] /= s[k][k];
    __syncthreads();
    if (t > k)
      for (int j = k + 1; j <= t; ++j) s[t][j] -= s[t][k] * s[j][k];
    __syncthreads();
  }
  for (int j = 0; j < M; ++j) A[t * M + j] = j <= t ? s[t][j] : 0.0;
}

extern "C" __global__ void gauss_jordan(const double *A, double *inv) {
  __shared__ double a[8][8], b[8][8];
  const int x = threadIdx.x, y = threadIdx.y, o = blockIdx.x * 64 + y * 8 + x;
  a[y][x] = A[o] + (x == y ? 4.0 : 0.0);
  b[y][x] = x == y;
  __syncthreads();
  for (int k = 0; k < 8; ++k) {
    const double pivot = a[k][k];
    __syncthreads();
    if (y == k) {
      a[k][x] /= pivot;
      b[k][x] /= pivot;
    }
    __syncthreads();
    const double f = a[y][k];
    __syncthreads();
    if (y != k) {
      a[y][x] -= f * a[k][x];
      b[y][x] -= f * b[k][x];
    }
    __syncthreads();
  }
  inv[o] = b[y][x];
}
