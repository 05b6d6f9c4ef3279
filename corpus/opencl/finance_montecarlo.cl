// Finance: Black-Scholes with the error function polynomial, binomial tree in local memory, Monte Carlo paths, implied
// volatility by Newton.
// flags: -cl-mad-enable
// run: --kernel black_scholes --grid 1 --block 64 --arg buf:f32x64:random:1:10:60 --arg buf:f32x64:random:2:10:60 --arg buf:f32x64:random:3:0.2:2 --arg call=buf:f32x64:zeros --arg put=buf:f32x64:zeros --arg f32:0.02 --arg f32:0.3 --tolerance 1e-3
// run: --kernel binomial_tree --grid 4 --block 32 --arg buf:f32x4:random:4:20:50 --arg buf:f32x4:random:5:20:50 --arg out=buf:f32x4:zeros --arg {f32:1.03;f32:0.970874;f32:0.51;f32:0.4890;f32:1.0005}
// run: --kernel monte_carlo_pi --grid 2 --block 32 --arg hits=buf:u32x1:zeros --arg u32:7 --arg i32:50
// run: --kernel implied_volatility --grid 1 --block 16 --arg buf:f64x16:random:6:8:12 --arg vol=buf:f64x16:zeros --arg f64:100 --arg f64:100

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

static float cnd(float d) {
  const float k = 1.0f / (1.0f + 0.2316419f * fabs(d));
  const float p = 0.39894228f * exp(-0.5f * d * d) *
                  (k * (0.31938153f + k * (-0.35656378f + k * (1.78147794f + k * (-1.82125598f + k * 1.33027443f)))));
  return d > 0 ? 1.0f - p : p;
}

__kernel void black_scholes(__global const float* s, __global const float* x, __global const float* t, __global float* call,
                            __global float* put, const float r, const float v) {
  const int i = get_global_id(0);
  const float root = sqrt(t[i]);
  const float d1 = (log(s[i] / x[i]) + (r + 0.5f * v * v) * t[i]) / (v * root);
  const float d2 = d1 - v * root;
  const float n1 = cnd(d1), n2 = cnd(d2), discounted = x[i] * exp(-r * t[i]);
  call[i] = s[i] * n1 - discounted * n2 + 100.0f;
  put[i] = discounted * (1.0f - n2) - s[i] * (1.0f - n1) + 100.0f;
}

typedef struct {
  float up, down, pu, pd, growth;
} tree;

// 31 steps; each thread holds one leaf, American put.
__kernel void binomial_tree(__global const float* spot, __global const float* strike, __global float* out, const tree p) {
  __local float value[33];
  const int t = get_local_id(0), g = get_group_id(0);
  float s = spot[g];
  for (int i = 0; i < t; i++) s *= p.up;
  for (int i = t; i < 31; i++) s *= p.down;
  value[t] = fmax(strike[g] - s, 0.0f);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = 30; step >= 0; step--) {
    float v = 0.0f;
    if (t <= step) {
      s *= p.growth;
      v = fmax((p.pu * value[t + 1] + p.pd * value[t]) / p.growth, strike[g] - s);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t <= step) value[t] = v;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (t == 0) out[g] = value[0];
}

__kernel void monte_carlo_pi(volatile __global uint* hits, const uint seed, const int n) {
  uint state = (get_global_id(0) + 1) * 2654435761u ^ seed;
  uint count = 0;
  for (int i = 0; i < n; i++) {
    state = state * 1664525u + 1013904223u;
    const uint x = state >> 16;
    state = state * 1664525u + 1013904223u;
    const uint y = state >> 16;
    count += (ulong)x * x + (ulong)y * y < (1UL << 32);
  }
  atomic_add(hits, count);
}

static double normal_cdf(double x) {
  // Series for small arguments; enough here.
  double term = x, sum = x;
  for (int k = 1; k < 40; k++) {
    term *= -x * x / (2.0 * k);
    sum += term / (2 * k + 1);
  }
  return 0.5 + sum * 0.3989422804014327;
}

__kernel void implied_volatility(__global const double* price, __global double* vol, const double spot, const double strike) {
  const int i = get_global_id(0);
  double v = 0.2;
  for (int it = 0; it < 8; it++) {
    const double d1 = 0.5 * v, c = spot * normal_cdf(d1) - strike * normal_cdf(-d1);
    const double vega = spot * 0.3989422804014327 * (1.0 - 0.5 * d1 * d1 + 0.125 * d1 * d1 * d1 * d1);
    const double step = (c - price[i]) / vega;
    v -= step;
    if (fabs(step) < 1e-12) break;
  }
  vol[i] = v;
}
