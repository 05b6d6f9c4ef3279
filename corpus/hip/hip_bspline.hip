// Curves and filters: cubic B-spline and Catmull-Rom evaluation, de Casteljau with a private array, biquad cascade, Savitzky-Golay, Chebyshev by recurrence.
// run: --kernel bspline_eval --grid 1 --block 64 --arg buf:f32x32:random:231:-1:1 --arg buf:f32x64:random:232:0:12.9 --arg out=buf:f32x128:zeros --tolerance 1e-4
// run: --kernel de_casteljau --grid 1 --block 64 --arg buf:f64x8:random:233:-1:1 --arg out=buf:f64x64:zeros --arg i32:8 --tolerance 1e-10
// run: --kernel biquad_cascade --grid 1 --block 16 --arg buf:f32x1024:random:234:-1:1 --arg out=buf:f32x1024:zeros --arg {{f32:0.2;f32:0.4;f32:0.2;f32:-0.5;f32:0.3};{f32:0.3;f32:0.1;f32:0.3;f32:-0.2;f32:0.1};{f32:0.5;f32:0;f32:-0.5;f32:0.1;f32:0.2}} --arg i32:64 --tolerance 1e-4
// run: --kernel chebyshev --grid 1 --block 64 --arg buf:f64x64:random:235:-1:1 --arg out=buf:f64x64:zeros --arg i32:12 --tolerance 1e-9
#include "hip_mini.h"

extern "C" __global__ void bspline_eval(const float *knots, const float *t, float2 *out) {
  const int i = hipThreadIdx_x;
  const float u = t[i];
  const int k = (int)u;
  const float f = u - k, g = 1.0f - f;
  const float w[4] = {g * g * g / 6.0f, (4.0f - 6.0f * f * f + 3.0f * f * f * f) / 6.0f, (4.0f - 6.0f * g * g + 3.0f * g * g * g) / 6.0f, f * f * f / 6.0f};
  float s = 0;
  for (int j = 0; j < 4; ++j) s += w[j] * knots[k + j];
  const float *p = knots + k;
  const float c = p[1] + 0.5f * f * (p[2] - p[0] + f * (2.0f * p[0] - 5.0f * p[1] + 4.0f * p[2] - p[3] + f * (3.0f * (p[1] - p[2]) + p[3] - p[0])));
  out[i] = make_float2(s, c);
}

extern "C" __global__ void de_casteljau(const double *control, double *out, int n) {
  double p[8];
  const double t = hipThreadIdx_x / 63.0;
  for (int i = 0; i < n; ++i) p[i] = control[i];
  for (int k = n - 1; k > 0; --k)
    for (int i = 0; i < k; ++i) p[i] = p[i] + t * (p[i + 1] - p[i]);
  out[hipThreadIdx_x] = p[0];
}

struct Biquad { float b0, b1, b2, a1, a2; };
struct Cascade { Biquad stage[3]; };

extern "C" __global__ void biquad_cascade(const float *in, float *out, Cascade c, int n) {
  const int t = hipThreadIdx_x;
  float z1[3] = {}, z2[3] = {};
  for (int i = 0; i < n; ++i) {
    float x = in[t * n + i];
#pragma unroll
    for (int s = 0; s < 3; ++s) {
      const Biquad &q = c.stage[s];
      const float y = q.b0 * x + z1[s];
      z1[s] = q.b1 * x - q.a1 * y + z2[s];
      z2[s] = q.b2 * x - q.a2 * y;
      x = y;
    }
    out[t * n + i] = x;
  }
}

extern "C" __global__ void chebyshev(const double *x, double *out, int n) {
  const double v = x[hipThreadIdx_x];
  double a = 1.0, b = v, sum = 1.0;
  for (int k = 1; k <= n; ++k) {
    sum += b / (double)(k * k);
    const double next = fma(2.0 * v, b, -a);
    a = b;
    b = next;
  }
  out[hipThreadIdx_x] = sum;
}
