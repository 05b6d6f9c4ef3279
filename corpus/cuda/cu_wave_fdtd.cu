// Wave equation and FDTD: 2D acoustic step with absorbing borders, the three FDTD-2D kernels of PolyBench, ADI-like sweeps.
// run: --kernel wave2d --grid 2,2 --block 8,8 --arg buf:f32x256:random:271:-1:1 --arg buf:f32x256:random:272:-1:1 --arg next=buf:f32x256:zeros --arg buf:f32x256:random:273:0.1:0.4 --arg i32:16 --arg i32:16 --tolerance 1e-4
// run: --kernel fdtd_ey --grid 1,2 --block 32,4 --arg ey=buf:f64x256:random:274:0:1 --arg buf:f64x256:random:275:0:1 --arg buf:f64x4:values:0,1,2,3 --arg i32:2 --arg i32:8 --arg i32:32 --tolerance 1e-12
// run: --kernel fdtd_hz --grid 1,2 --block 32,4 --arg buf:f64x264:random:276:0:1 --arg buf:f64x288:random:277:0:1 --arg hz=buf:f64x256:random:278:0:1 --arg i32:8 --arg i32:32 --tolerance 1e-12
// run: --kernel adi_rows --grid 1 --block 32 --arg x=buf:f64x512:random:279:1:2 --arg buf:f64x512:random:280:0.1:0.2 --arg b=buf:f64x512:random:281:2:3 --arg i32:16 --tolerance 1e-9
#include "cuda_mini.h"

extern "C" __global__ void wave2d(const float *prev, const float *cur, float *next, const float *c2, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  int i = y * w + x;
  float l = x > 0 ? cur[i - 1] : 0, r = x < w - 1 ? cur[i + 1] : 0;
  float u = y > 0 ? cur[i - w] : 0, d = y < h - 1 ? cur[i + w] : 0;
  float v = 2.0f * cur[i] - prev[i] + c2[i] * (l + r + u + d - 4.0f * cur[i]);
  int edge = min(min(x, w - 1 - x), min(y, h - 1 - y));
  if (edge < 3) v *= 0.7f + 0.1f * edge;
  next[i] = v;
}

extern "C" __global__ void fdtd_ey(double *ey, const double *hz, const double *fict, int t, int nx, int ny) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < nx && j < ny) {
    if (i == 0) ey[i * ny + j] = fict[t];
    else ey[i * ny + j] = ey[i * ny + j] - 0.5 * (hz[i * ny + j] - hz[(i - 1) * ny + j]);
  }
}

extern "C" __global__ void fdtd_hz(const double *ex, const double *ey, double *hz, int nx, int ny) {
  int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < nx && j < ny)
    hz[i * ny + j] -= 0.7 * (ex[i * (ny + 1) + j + 1] - ex[i * (ny + 1) + j] + ey[(i + 1) * ny + j] - ey[i * ny + j]);
}

extern "C" __global__ void adi_rows(double *X, const double *A, double *B, int n) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  double *x = X + r * n, *b = B + r * n;
  const double *a = A + r * n;
  for (int i = 1; i < n; ++i) {
    x[i] = x[i] - x[i - 1] * a[i] / b[i - 1];
    b[i] = b[i] - a[i] * a[i] / b[i - 1];
  }
  x[n - 1] = x[n - 1] / b[n - 1];
  for (int i = n - 2; i >= 0; --i) x[i] = (x[i] - x[i + 1] * a[i]) / b[i];
}
