// Softmax over rows in a group, layer normalisation with two moments, RMS norm, GELU and SiLU.
// run: --kernel softmax_rows --grid 4 --block 32 --arg buf:f32x400:random:1:-4:4 --arg out=buf:f32x400:zeros --arg i32:100
// run: --kernel layer_norm --grid 4 --block 32 --arg x=buf:f32x400:random:2:-4:4 --arg buf:f32x100:random:3:0.5:1.5 --arg buf:f32x100:random:4:-1:1 --arg i32:100 --arg f32:1e-5 --tolerance 1e-4
// run: --kernel rms_norm --grid 4 --block 32 --arg x=buf:f32x400:random:2:-4:4 --arg buf:f32x100:random:3:0.5:1.5 --arg i32:100 --tolerance 1e-4
// run: --kernel activations --grid 1 --block 64 --arg buf:f32x64:random:5:-4:4 --arg out=buf:f32x256:zeros

#define WG 32

static float group_sum(float v, __local float* s) {
  const int t = get_local_id(0);
  s[t] = v;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = WG / 2; d > 0; d >>= 1) {
    if (t < d) s[t] += s[t + d];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  const float r = s[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  return r;
}

static float group_max(float v, __local float* s) {
  const int t = get_local_id(0);
  s[t] = v;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = WG / 2; d > 0; d >>= 1) {
    if (t < d) s[t] = fmax(s[t], s[t + d]);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  const float r = s[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  return r;
}

__kernel void softmax_rows(__global const float* in, __global float* out, const int n) {
  __local float s[WG];
  __global const float* row = in + get_group_id(0) * n;
  __global float* orow = out + get_group_id(0) * n;
  const int t = get_local_id(0);
  float m = -FLT_MAX;
  for (int i = t; i < n; i += WG) m = fmax(m, row[i]);
  m = group_max(m, s);
  float sum = 0.0f;
  for (int i = t; i < n; i += WG) {
    const float e = exp(row[i] - m);
    orow[i] = e;
    sum += e;
  }
  const float inv = 1.0f / group_sum(sum, s);
  for (int i = t; i < n; i += WG) orow[i] *= inv;
}

__kernel void layer_norm(__global float* x, __global const float* gamma, __global const float* beta, const int n,
                         const float eps) {
  __local float s[WG];
  __global float* row = x + get_group_id(0) * n;
  const int t = get_local_id(0);
  float sum = 0.0f, sq = 0.0f;
  for (int i = t; i < n; i += WG) {
    const float v = row[i];
    sum += v;
    sq = fma(v, v, sq);
  }
  const float mean = group_sum(sum, s) / n;
  const float var = group_sum(sq, s) / n - mean * mean;
  const float inv = rsqrt(var + eps);
  for (int i = t; i < n; i += WG) row[i] = (row[i] - mean) * inv * gamma[i] + beta[i];
}

__kernel void rms_norm(__global float* x, __global const float* weight, const int n) {
  __local float s[WG];
  __global float4* row = (__global float4*)(x + get_group_id(0) * n);
  const int t = get_local_id(0);
  float sq = 0.0f;
  for (int i = t; i < n / 4; i += WG) sq += dot(row[i], row[i]);
  const float scale = rsqrt(group_sum(sq, s) / n + 1e-6f);
  for (int i = t; i < n / 4; i += WG) row[i] *= scale * vload4(i, weight);
}

__kernel void activations(__global const float* in, __global float4* out) {
  const int i = get_global_id(0);
  const float x = in[i];
  const float gelu = 0.5f * x * (1.0f + tanh(0.79788456f * (x + 0.044715f * x * x * x)));
  const float silu = x / (1.0f + exp(-x));
  const float softplus = x > 20.0f ? x : log1p(exp(x));
  out[i] = (float4)(gelu, silu, softplus, x >= 0.0f ? x : 0.1f * expm1(x));
}
