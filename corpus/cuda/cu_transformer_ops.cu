// Small transformer kernels: RMS norm, rotary embedding, GELU and SiLU, cross entropy, top-k by repeated maximum.
// libdevice
// run: --kernel rms_norm --grid 4 --block 32 --arg buf:f32x256:random:511:-1:1 --arg buf:f32x64:random:512:0.5:1.5 --arg out=buf:f32x256:zeros --arg i32:64 --arg f32:1e-5 --tolerance 1e-4
// run: --kernel rope --grid 2 --block 32 --arg x=buf:f32x128:random:513:-1:1 --arg i32:16 --arg i32:3 --arg f32:10000 --tolerance 1e-3
// run: --kernel gelu_silu --grid 2 --block 64 --arg buf:f32x128:random:514:-4:4 --arg out=buf:f32x256:zeros --arg i32:128 --tolerance 1e-4
// run: --kernel cross_entropy --grid 1 --block 32 --arg buf:f32x320:random:515:-2:2 --arg buf:i32x32:random:516:0:9 --arg loss=buf:f32x32:zeros --arg dlogits=buf:f32x320:zeros --arg i32:10 --tolerance 1e-4
// run: --kernel top_k --grid 2 --block 32 --arg x=buf:f32x128:random:517:-1:1 --arg idx=buf:i32x8:zeros --arg val=buf:f32x8:zeros --arg i32:64 --arg i32:4
#include "cuda_mini.h"

extern "C" __global__ void rms_norm(const float *x, const float *w, float *out, int n, float eps) {
  const float *row = x + blockIdx.x * n;
  float ss = 0.f;
  for (int i = threadIdx.x; i < n; i += 32) ss += row[i] * row[i];
  for (int m = 16; m; m >>= 1) ss += __shfl_xor_sync(FULL_MASK, ss, m);
  const float inv = rsqrtf(ss / n + eps);
  for (int i = threadIdx.x; i < n; i += 32) out[blockIdx.x * n + i] = row[i] * inv * w[i];
}

extern "C" __global__ void rope(float2 *x, int head, int pos, float base) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x, pair = i % (head / 2);
  const float theta = (pos + i / head) * powf(base, -2.0f * pair / head);
  const float c = cosf(theta), s = sinf(theta);
  const float2 v = x[i];
  x[i] = make_float2(v.x * c - v.y * s, v.x * s + v.y * c);
}

extern "C" __global__ void gelu_silu(const float *x, float *out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float v = x[i];
  out[i] = 0.5f * v * (1.f + tanhf(0.7978845608f * (v + 0.044715f * v * v * v)));
  out[n + i] = v / (1.f + expf(-v)) + 0.5f * v * erff(v * 0.70710678f);
}

extern "C" __global__ void cross_entropy(const float *logits, const int *target, float *loss, float *dlogits, int classes) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float *row = logits + i * classes;
  float m = row[0], sum = 0.f;
  for (int c = 1; c < classes; ++c) m = fmaxf(m, row[c]);
  for (int c = 0; c < classes; ++c) sum += expf(row[c] - m);
  const float log_sum = logf(sum) + m;
  loss[i] = log_sum - row[target[i]];
  for (int c = 0; c < classes; ++c) dlogits[i * classes + c] = expf(row[c] - log_sum) - (c == target[i] ? 1.f : 0.f);
}

extern "C" __global__ void top_k(float *x, int *idx, float *val, int n, int k) {
  float *row = x + blockIdx.x * n;
  for (int r = 0; r < k; ++r) {
    float best = -1e30f;
    int who = n;
    for (int i = threadIdx.x; i < n; i += 32)
      if (row[i] > best) { best = row[i]; who = i; }
    for (int m = 16; m; m >>= 1) {
      const float v = __shfl_xor_sync(FULL_MASK, best, m);
      const int w = __shfl_xor_sync(FULL_MASK, who, m);
      if (v > best || (v == best && w < who)) { best = v; who = w; }
    }
    if ((int)threadIdx.x == who % 32) row[who] = -2e30f;
    if (threadIdx.x == 0) { idx[blockIdx.x * k + r] = who; val[blockIdx.x * k + r] = best; }
  }
}
