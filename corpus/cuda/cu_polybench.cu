// PolyBench kernels: ATAX, BiCG, MVT, GESUMMV, SYRK, SYR2K, correlation, covariance, Gram-Schmidt, in the benchmark's own style.
// run: --kernel atax_1 --grid 1 --block 32 --arg buf:f32x640:random:691:0:1 --arg buf:f32x20:random:692:0:1 --arg tmp=buf:f32x32:zeros --arg i32:32 --arg i32:20 --tolerance 1e-4
// run: --kernel atax_2 --grid 1 --block 32 --arg buf:f32x640:random:691:0:1 --arg buf:f32x32:random:693:0:1 --arg y=buf:f32x20:zeros --arg i32:32 --arg i32:20 --tolerance 1e-4
// run: --kernel bicg --grid 1 --block 32 --arg buf:f64x640:random:694:0:1 --arg buf:f64x32:random:695:0:1 --arg buf:f64x20:random:696:0:1 --arg s=buf:f64x20:zeros --arg q=buf:f64x32:zeros --arg i32:32 --arg i32:20 --tolerance 1e-9
// run: --kernel gesummv --grid 1 --block 32 --arg buf:f32x784:random:697:0:1 --arg buf:f32x784:random:698:0:1 --arg buf:f32x28:random:699:0:1 --arg y=buf:f32x28:zeros --arg i32:28 --arg f32:1.5 --arg f32:1.2 --tolerance 1e-4
// run: --kernel syr2k --grid 2,2 --block 8,8 --arg buf:f64x192:random:700:0:1 --arg buf:f64x192:random:701:0:1 --arg c=buf:f64x256:random:702:0:1 --arg i32:16 --arg i32:12 --arg f64:2 --arg f64:0.5 --tolerance 1e-9
// run: --kernel corr_std --grid 1 --block 16 --arg buf:f64x512:random:703:0:10 --arg mean=buf:f64x16:zeros --arg std=buf:f64x16:zeros --arg i32:16 --arg i32:32 --tolerance 1e-9
// run: --kernel corr_matrix --grid 1 --block 16 --arg buf:f64x512:random:703:-1:1 --arg m=buf:f64x256:zeros --arg i32:16 --arg i32:32 --tolerance 1e-9
// run: --kernel gram_schmidt --grid 1 --block 16 --arg a=buf:f64x256:random:704:-1:1 --arg r=buf:f64x256:zeros --arg q=buf:f64x256:zeros --arg i32:16 --arg i32:16 --tolerance 1e-6
#include "cuda_mini.h"

extern "C" __global__ void atax_1(const float *A, const float *x, float *tmp, int nx, int ny) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < nx) {
    tmp[i] = 0;
    for (int j = 0; j < ny; j++) tmp[i] += A[i * ny + j] * x[j];
  }
}
extern "C" __global__ void atax_2(const float *A, const float *tmp, float *y, int nx, int ny) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j < ny) {
    y[j] = 0;
    for (int i = 0; i < nx; i++) y[j] += A[i * ny + j] * tmp[i];
  }
}

extern "C" __global__ void bicg(const double *A, const double *r, const double *p, double *s, double *q, int nx, int ny) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t < ny) {
    s[t] = 0.0;
    for (int i = 0; i < nx; i++) s[t] += r[i] * A[i * ny + t];
  }
  if (t < nx) {
    q[t] = 0.0;
    for (int j = 0; j < ny; j++) q[t] += A[t * ny + j] * p[j];
  }
}

extern "C" __global__ void gesummv(const float *__restrict__ A, const float *__restrict__ B, const float *__restrict__ x, float *__restrict__ y, int n, float alpha, float beta) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float tmp = 0, acc = 0;
  for (int j = 0; j < n; j++) {
    tmp += A[i * n + j] * x[j];
    acc += B[i * n + j] * x[j];
  }
  y[i] = alpha * tmp + beta * acc;
}

extern "C" __global__ void syr2k(const double *A, const double *B, double *C, int n, int m, double alpha, double beta) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < n && j < n) {
    C[i * n + j] *= beta;
    for (int k = 0; k < m; k++) C[i * n + j] += alpha * A[i * m + k] * B[j * m + k] + alpha * B[i * m + k] * A[j * m + k];
  }
}

extern "C" __global__ void corr_std(const double *data, double *mean, double *std, int m, int n) {
  int j = blockIdx.x * blockDim.x + threadIdx.x;
  if (j >= m) return;
  double s = 0.0;
  for (int i = 0; i < n; i++) s += data[i * m + j];
  s /= n;
  mean[j] = s;
  double v = 0.0;
  for (int i = 0; i < n; i++) v += (data[i * m + j] - s) * (data[i * m + j] - s);
  v = sqrt(v / n);
  std[j] = v <= 0.005 ? 1.0 : v;
}

extern "C" __global__ void corr_matrix(const double *data, double *symmat, int m, int n) {
  int j1 = blockIdx.x * blockDim.x + threadIdx.x;
  if (j1 >= m) return;
  symmat[j1 * m + j1] = 1.0;
  for (int j2 = j1 + 1; j2 < m; j2++) {
    double s = 0.0;
    for (int i = 0; i < n; i++) s += data[i * m + j1] * data[i * m + j2];
    symmat[j1 * m + j2] = s;
    symmat[j2 * m + j1] = s;
  }
}

extern "C" __global__ void gram_schmidt(double *a, double *r, double *q, int ni, int nj) {
  const int t = threadIdx.x;
  __shared__ double nrm;
  for (int k = 0; k < nj; ++k) {
    if (t == 0) {
      double s = 0.0;
      for (int i = 0; i < ni; i++) s += a[i * nj + k] * a[i * nj + k];
      nrm = sqrt(s);
      r[k * nj + k] = nrm;
    }
    __syncthreads();
    q[t * nj + k] = a[t * nj + k] / nrm;
    __syncthreads();
    if (t > k) {
      double s = 0.0;
      for (int i = 0; i < ni; i++) s += q[i * nj + k] * a[i * nj + t];
      r[k * nj + t] = s;
      for (int i = 0; i < ni; i++) a[i * nj + t] -= q[i * nj + k] * s;
    }
    __syncthreads();
  }
}
