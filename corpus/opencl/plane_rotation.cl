// Givens rotations: plain, modified with a parameter block by value, and making of the rotation.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel rot --grid 2 --block 32 --arg i32:50 --arg x=buf:f32x50:random:1:-1:1 --arg y=buf:f32x50:random:2:-1:1 --arg f32:0.8 --arg f32:0.6
// run: --kernel rotm --grid 2 --block 32 --arg i32:50 --arg x=buf:f32x50:random:1:-1:1 --arg y=buf:f32x50:random:2:-1:1 --arg {f32:-1;f32:0.5;f32:0.25;f32:-0.5;f32:2}
// run: --kernel rotm --grid 2 --block 32 --arg i32:50 --arg x=buf:f32x50:random:1:-1:1 --arg y=buf:f32x50:random:2:-1:1 --arg {f32:1;f32:0.5;f32:0.25;f32:-0.5;f32:2}
// run: --kernel rotm --grid 2 --block 32 --arg i32:50 --arg x=buf:f32x50:random:1:-1:1 --arg y=buf:f32x50:random:2:-1:1 --arg {f32:0;f32:0.5;f32:0.25;f32:-0.5;f32:2}
// run: --kernel rotg --grid 1 --block 32 --arg a=buf:f32x32:random:3:-2:2 --arg b=buf:f32x32:random:4:-2:2 --arg cs=buf:f32x64:zeros --tolerance 1e-5

typedef struct {
  float flag, h11, h21, h12, h22;
} rotm_param;

__kernel void rot(const int n, __global float* x, __global float* y, const float c, const float s) {
  const int i = get_global_id(0);
  if (i < n) {
    float xi = x[i], yi = y[i];
    x[i] = c * xi + s * yi;
    y[i] = c * yi - s * xi;
  }
}

__kernel void rotm(const int n, __global float* x, __global float* y, rotm_param p) {
  const int i = get_global_id(0);
  if (i >= n) return;
  if (p.flag == 1.0f) {
    p.h12 = 1.0f;
    p.h21 = -1.0f;
  } else if (p.flag == 0.0f) {
    p.h11 = 1.0f;
    p.h22 = 1.0f;
  }
  float xi = x[i], yi = y[i];
  x[i] = xi * p.h11 + yi * p.h12;
  y[i] = xi * p.h21 + yi * p.h22;
}

__kernel void rotg(__global float* a, __global float* b, __global float2* cs) {
  const int i = get_global_id(0);
  const float ai = a[i], bi = b[i];
  const float scale = fabs(ai) + fabs(bi);
  if (scale == 0.0f) {
    cs[i] = (float2)(1.0f, 0.0f);
    return;
  }
  const float as = ai / scale, bs = bi / scale;
  const float roe = fabs(ai) > fabs(bi) ? ai : bi;
  const float r = copysign(scale * sqrt(as * as + bs * bs), roe);
  const float c = ai / r, s = bi / r;
  cs[i] = (float2)(c, s);
  a[i] = r;
  b[i] = fabs(ai) > fabs(bi) ? s : (c != 0.0f ? 1.0f / c : 1.0f);
}
