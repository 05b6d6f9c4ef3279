// Double precision: Runge-Kutta on the Lorenz system, adaptive Simpson with an explicit stack, Jacobi iteration, conjugate gradient in one block, Newton roots of cubics.
// levels: O3g
// run: --kernel lorenz_rk4 --grid 1 --block 32 --arg buf:f64x96:random:751:-5:5 --arg out=buf:f64x96:zeros --arg f64:0.01 --arg i32:20 --tolerance 1e-8
// run: --kernel adaptive_simpson --grid 1 --block 32 --arg out=buf:f64x32:zeros --arg f64:1e-7 --tolerance 1e-6
// run: --kernel jacobi --grid 1 --block 32 --arg buf:f64x1024:random:752:0:0.02 --arg buf:f64x32:random:753:-1:1 --arg x=buf:f64x32:zeros --arg i32:10 --tolerance 1e-9
// run: --kernel conjugate_gradient --grid 1 --block 32 --arg buf:f64x32:random:754:-1:1 --arg x=buf:f64x32:zeros --arg rr=buf:f64x1:zeros --arg i32:12 --tolerance 1e-6
// run: --kernel cubic_newton --grid 1 --block 64 --arg buf:f64x192:random:755:-2:2 --arg root=buf:f64x64:zeros --tolerance 1e-6
#include "cuda_mini.h"

struct State { double x, y, z; };

__device__ State lorenz(const State &s) { return {10.0 * (s.y - s.x), s.x * (28.0 - s.z) - s.y, s.x * s.y - (8.0 / 3.0) * s.z}; }
__device__ State axpy(double a, const State &d, const State &s) { return {s.x + a * d.x, s.y + a * d.y, s.z + a * d.z}; }

extern "C" __global__ void lorenz_rk4(const State *in, State *out, double h, int steps) {
  State s = in[threadIdx.x];
  for (int i = 0; i < steps; ++i) {
    const State k1 = lorenz(s), k2 = lorenz(axpy(0.5 * h, k1, s)), k3 = lorenz(axpy(0.5 * h, k2, s)), k4 = lorenz(axpy(h, k3, s));
    s.x += h / 6.0 * (k1.x + 2.0 * k2.x + 2.0 * k3.x + k4.x);
    s.y += h / 6.0 * (k1.y + 2.0 * k2.y + 2.0 * k3.y + k4.y);
    s.z += h / 6.0 * (k1.z + 2.0 * k2.z + 2.0 * k3.z + k4.z);
  }
  out[threadIdx.x] = s;
}

__device__ __forceinline__ double f(double x, int k) { return 1.0 / (1.0 + (1 + k) * x * x); }

extern "C" __global__ void adaptive_simpson(double *out, double eps) {
  const int k = threadIdx.x;
  double lo[24], hi[24], tol[24];
  int top = 0;
  lo[0] = 0.0;
  hi[0] = 2.0;
  tol[0] = eps * (1 + k);
  double total = 0.0;
  while (top >= 0) {
    const double a = lo[top], b = hi[top], e = tol[top];
    --top;
    const double m = 0.5 * (a + b), q1 = 0.5 * (a + m), q3 = 0.5 * (m + b);
    const double fa = f(a, k), fm = f(m, k), fb = f(b, k);
    const double whole = (b - a) / 6.0 * (fa + 4.0 * fm + fb);
    const double halves = (b - a) / 12.0 * (fa + 4.0 * f(q1, k) + 2.0 * fm + 4.0 * f(q3, k) + fb);
    if (fabs(halves - whole) <= 15.0 * e || top >= 20) {
      total += halves;
      continue;
    }
    ++top;
    lo[top] = m; hi[top] = b; tol[top] = 0.5 * e;
    ++top;
    lo[top] = a; hi[top] = m; tol[top] = 0.5 * e;
  }
  out[k] = total;
}

extern "C" __global__ void jacobi(const double *A, const double *b, double *x, int iterations) {
  __shared__ double s[32];
  const int t = threadIdx.x;
  s[t] = 0.0;
  __syncthreads();
  for (int k = 0; k < iterations; ++k) {
    double sigma = 0.0;
    for (int j = 0; j < 32; ++j)
      if (j != t) sigma += A[t * 32 + j] * s[j];
    __syncthreads();
    s[t] = (b[t] - sigma) / (1.0 + A[t * 32 + t]);
    __syncthreads();
  }
  x[t] = s[t];
}

__device__ double dot(double v) {
  for (int m = 16; m > 0; m >>= 1) v += __shfl_xor_sync(FULL_MASK, v, m);
  return v;
}

// The matrix is tridiagonal (2.5 on the diagonal, -1 beside it).
extern "C" __global__ void conjugate_gradient(const double *b, double *x, double *residual, int iterations) {
  __shared__ double p[34];
  const int t = threadIdx.x;
  double xi = 0.0, r = b[t], d = r;
  if (t == 0) p[0] = p[33] = 0.0;
  double rr = dot(r * r);
  for (int k = 0; k < iterations && rr > 1e-24; ++k) {
    p[t + 1] = d;
    __syncthreads();
    const double ap = 2.5 * d - p[t] - p[t + 2];
    const double alpha = rr / dot(d * ap);
    xi = fma(alpha, d, xi);
    r = fma(-alpha, ap, r);
    const double next = dot(r * r);
    d = fma(next / rr, d, r);
    rr = next;
    __syncthreads();
  }
  x[t] = xi;
  if (t == 0) *residual = sqrt(rr);
}

extern "C" __global__ void cubic_newton(const double *coef, double *root) {
  const double a = coef[3 * threadIdx.x], b = coef[3 * threadIdx.x + 1], c = coef[3 * threadIdx.x + 2];
  // x^3 + a x^2 + b x + c has a root in [-8, 8].
  double lo = -8.0, hi = 8.0, x = 0.0;
  for (int i = 0; i < 60 && hi - lo > 1e-9; ++i) {
    const double v = ((x + a) * x + b) * x + c, d = (3.0 * x + 2.0 * a) * x + b;
    if (v > 0) hi = x;
    else lo = x;
    const double newton = d != 0.0 ? x - v / d : x;
    x = newton > lo && newton < hi ? newton : 0.5 * (lo + hi);
  }
  root[threadIdx.x] = 0.5 * (lo + hi) > x ? x : x + 0.0;
}
