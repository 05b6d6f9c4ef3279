// Black-Scholes option prices with the polynomial normal distribution, and a binomial tree in shared memory.
// libdevice
// run: --kernel black_scholes --grid 2 --block 64 --arg call=buf:f32x128:zeros --arg put=buf:f32x128:zeros --arg buf:f32x128:random:161:5:30 --arg buf:f32x128:random:162:1:100 --arg buf:f32x128:random:163:0.25:10 --arg f32:0.02 --arg f32:0.3 --arg i32:128 --tolerance 1e-3
// run: --kernel binomial --grid 4 --block 32 --arg buf:f64x4:values:20,30,40,50 --arg buf:f64x4:values:22,28,45,50 --arg out=buf:f64x4:zeros --arg f64:1.01 --arg f64:0.55 --arg f64:0.998 --tolerance 1e-9
#include "cuda_mini.h"

__device__ inline float cndGPU(float d) {
  const float A1 = 0.31938153f, A2 = -0.356563782f, A3 = 1.781477937f, A4 = -1.821255978f, A5 = 1.330274429f;
  const float RSQRT2PI = 0.39894228040143267793994605993438f;
  float K = __fdividef(1.0f, (1.0f + 0.2316419f * fabsf(d)));
  float cnd = RSQRT2PI * __expf(-0.5f * d * d) * (K * (A1 + K * (A2 + K * (A3 + K * (A4 + K * A5)))));
  if (d > 0) cnd = 1.0f - cnd;
  return cnd;
}

extern "C" __global__ __launch_bounds__(128) void black_scholes(float *__restrict__ call, float *__restrict__ put, const float *__restrict__ price,
                                                               const float *__restrict__ strike, const float *__restrict__ years, float R, float V, int n) {
  const int opt = blockDim.x * blockIdx.x + threadIdx.x;
  if (opt >= n) return;
  const float S = price[opt], X = strike[opt], T = years[opt];
  const float sqrtT = __fdividef(1.0f, rsqrtf(T));
  const float d1 = __fdividef(logf(S / X) + (R + 0.5f * V * V) * T, V * sqrtT);
  const float d2 = d1 - V * sqrtT;
  const float c1 = cndGPU(d1), c2 = cndGPU(d2);
  const float expRT = expf(-R * T);
  call[opt] = S * c1 - X * expRT * c2;
  put[opt] = X * expRT * (1.0f - c2) - S * (1.0f - c1);
}

#define STEPS 31
extern "C" __global__ void binomial(const double *S, const double *X, double *out, double u, double pu, double df) {
  __shared__ double call[STEPS + 1];
  const int t = threadIdx.x;
  const double s = S[blockIdx.x], x = X[blockIdx.x];
  const double leaf = s * pow(u, (double)(2 * t - STEPS)) - x;
  call[t] = fmax(leaf, 0.0);
  __syncthreads();
  for (int i = STEPS; i > 0; --i) {
    double v = 0;
    if (t < i) v = df * (pu * call[t + 1] + (1.0 - pu) * call[t]);
    __syncthreads();
    if (t < i) call[t] = v;
    __syncthreads();
  }
  if (t == 0) out[blockIdx.x] = call[0];
}
