// Tridiagonal systems: Thomas per thread with interleaved layout, parallel cyclic reduction in shared memory by template type.
// run: --kernel thomas --grid 1 --block 64 --arg buf:f32x512:random:341:0:1 --arg buf:f32x512:random:342:4:5 --arg c=buf:f32x512:random:343:0:1 --arg d=buf:f32x512:random:344:-1:1 --arg i32:8 --arg i32:64 --tolerance 1e-4
// run: --kernel pcr_f32 --grid 2 --block 32 --arg buf:f32x64:random:345:0:1 --arg buf:f32x64:random:346:4:5 --arg buf:f32x64:random:347:0:1 --arg x=buf:f32x64:random:348:-1:1 --tolerance 1e-4
// run: --kernel pcr_f64 --grid 2 --block 32 --arg buf:f64x64:random:345:0:1 --arg buf:f64x64:random:346:4:5 --arg buf:f64x64:random:347:0:1 --arg x=buf:f64x64:random:348:-1:1 --tolerance 1e-9
#include "cuda_mini.h"

extern "C" __global__ void thomas(const float *a, const float *b, float *c, float *d, int n, int stride) {
  int sys = blockIdx.x * blockDim.x + threadIdx.x;
  c[sys] = c[sys] / b[sys];
  d[sys] = d[sys] / b[sys];
  for (int i = 1; i < n; ++i) {
    const int k = i * stride + sys;
    const float m = 1.0f / (b[k] - a[k] * c[k - stride]);
    c[k] = c[k] * m;
    d[k] = (d[k] - a[k] * d[k - stride]) * m;
  }
  for (int i = n - 2; i >= 0; --i) {
    const int k = i * stride + sys;
    d[k] = d[k] - c[k] * d[k + stride];
  }
}

template <typename T> __device__ __forceinline__ void pcr(const T *ga, const T *gb, const T *gc, T *x) {
  __shared__ T a[32], b[32], c[32], d[32];
  const int t = threadIdx.x, n = 32, g = blockIdx.x * n + t;
  a[t] = t > 0 ? ga[g] : (T)0;
  b[t] = gb[g];
  c[t] = t < n - 1 ? gc[g] : (T)0;
  d[t] = x[g];
  __syncthreads();
  for (int s = 1; s < n; s *= 2) {
    T na = 0, nb = b[t], nc = 0, nd = d[t];
    if (t - s >= 0) {
      const T k = a[t] / b[t - s];
      nb -= c[t - s] * k;
      nd -= d[t - s] * k;
      na = -a[t - s] * k;
    }
    if (t + s < n) {
      const T k = c[t] / b[t + s];
      nb -= a[t + s] * k;
      nd -= d[t + s] * k;
      nc = -c[t + s] * k;
    }
    __syncthreads();
    a[t] = na;
    b[t] = nb;
    c[t] = nc;
    d[t] = nd;
    __syncthreads();
  }
  x[g] = d[t] / b[t];
}

extern "C" __global__ void pcr_f32(const float *a, const float *b, const float *c, float *x) { pcr<float>(a, b, c, x); }
extern "C" __global__ void pcr_f64(const double *a, const double *b, const double *c, double *x) { pcr<double>(a, b, c, x); }
