// Reaction-diffusion (Gray-Scott) with periodic borders in shared tiles, red-black Gauss-Seidel, an upwind advection step with flux limiter.
// run: --kernel gray_scott --grid 2,2 --block 8,8 --arg buf:f32x256:random:101:0.8:1 --arg buf:f32x256:random:102:0:0.3 --arg un=buf:f32x256:zeros --arg vn=buf:f32x256:zeros --arg {f32:0.16;f32:0.08;f32:0.035;f32:0.06;f32:1;i32:16} --tolerance 1e-5
// run: --kernel red_black --grid 1 --block 16,16 --arg p=buf:f64x324:random:103:-1:1 --arg buf:f64x324:random:104:-1:1 --arg i32:4 --arg f64:1.5 --tolerance 1e-10
// run: --kernel advect_limited --grid 2 --block 64 --arg buf:f32x132:random:105:0:1 --arg out=buf:f32x128:zeros --arg f32:0.4 --tolerance 1e-5
#include "hip_mini.h"

struct Params { float du, dv, f, k, dt; int n; };

extern "C" __global__ void gray_scott(const float *u, const float *v, float *un, float *vn, const Params p) {
  __shared__ float su[10][10], sv[10][10];
  const int tx = threadIdx.x, ty = threadIdx.y, n = p.n;
  const int x0 = blockIdx.x * 8, y0 = blockIdx.y * 8;
  for (int i = ty * 8 + tx; i < 100; i += 64) {
    const int gy = (y0 + i / 10 + n - 1) % n, gx = (x0 + i % 10 + n - 1) % n;
    su[i / 10][i % 10] = u[gy * n + gx];
    sv[i / 10][i % 10] = v[gy * n + gx];
  }
  __syncthreads();
  const float cu = su[ty + 1][tx + 1], cv = sv[ty + 1][tx + 1];
  const float lu = su[ty][tx + 1] + su[ty + 2][tx + 1] + su[ty + 1][tx] + su[ty + 1][tx + 2] - 4.0f * cu;
  const float lv = sv[ty][tx + 1] + sv[ty + 2][tx + 1] + sv[ty + 1][tx] + sv[ty + 1][tx + 2] - 4.0f * cv;
  const float uvv = cu * cv * cv;
  const int g = (y0 + ty) * n + x0 + tx;
  un[g] = cu + p.dt * (p.du * lu - uvv + p.f * (1.0f - cu));
  vn[g] = cv + p.dt * (p.dv * lv + uvv - (p.f + p.k) * cv);
}

extern "C" __global__ void red_black(double *p, const double *rhs, int sweeps, double omega) {
  const int x = threadIdx.x + 1, y = threadIdx.y + 1, w = 18, i = y * w + x;
  for (int s = 0; s < 2 * sweeps; ++s) {
    if (((x + y) & 1) == (s & 1)) p[i] += omega * (0.25 * (p[i - 1] + p[i + 1] + p[i - w] + p[i + w] - rhs[i]) - p[i]);
    __syncthreads();
  }
}

__device__ __forceinline__ float minmod(float a, float b) { return a * b <= 0.0f ? 0.0f : fabsf(a) < fabsf(b) ? a : b; }
__device__ float flux(const float *q, float c) { return q[0] + 0.5f * (1.0f - c) * minmod(q[0] - q[-1], q[1] - q[0]); }

extern "C" __global__ void advect_limited(const float *q, float *out, float c) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float *p = q + i + 2;
  out[i] = p[0] - c * (flux(p, c) - flux(p - 1, c));
}
