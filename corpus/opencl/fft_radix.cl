// SHOC FFT, small: 64 points for each group, radix-4 steps in registers with exchange through local memory.
// run: --kernel fft64 --grid 4 --block 16 --arg data=buf:f32x512:random:1:-1:1 --arg i32:1
// run: --kernel fft_radix2_stage --grid 2 --block 64 --arg data=buf:f32x512:random:2:-1:1 --arg i32:8 --arg i32:128

static float2 cmulf(float2 a, float2 b) { return (float2)(a.x * b.x - a.y * b.y, fma(a.x, b.y, a.y * b.x)); }
static float2 twiddle(float2 a, float angle) {
  float c;
  float s = sincos(angle, &c);
  return cmulf(a, (float2)(c, s));
}

#define FFT4(a0, a1, a2, a3, sign)                       \
  {                                                      \
    float2 t0 = a0 + a2, t1 = a0 - a2, t2 = a1 + a3;     \
    float2 d = a1 - a3;                                  \
    float2 t3 = (float2)(-(sign)*d.y, (sign)*d.x);       \
    a0 = t0 + t2;                                        \
    a1 = t1 + t3;                                        \
    a2 = t0 - t2;                                        \
    a3 = t1 - t3;                                        \
  }

__kernel __attribute__((reqd_work_group_size(16, 1, 1)))
void fft64(__global float2* data, const int inverse) {
  __local float2 sm[64];
  const int t = get_local_id(0);
  const float sign = inverse ? 1.0f : -1.0f;
  const float base = sign * 2.0f * M_PI_F / 64.0f;
  __global float2* p = data + get_group_id(0) * 64;
  float2 v[4];
#pragma unroll
  for (int i = 0; i < 4; i++) v[i] = p[t + 16 * i];
  // 64 = 4 * 4 * 4
  FFT4(v[0], v[1], v[2], v[3], sign);
#pragma unroll
  for (int i = 1; i < 4; i++) v[i] = twiddle(v[i], base * (float)(i * t));
#pragma unroll
  for (int i = 0; i < 4; i++) sm[16 * i + t] = v[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  const int q = t >> 2, r = t & 3;
#pragma unroll
  for (int i = 0; i < 4; i++) v[i] = sm[16 * q + r + 4 * i];
  barrier(CLK_LOCAL_MEM_FENCE);
  FFT4(v[0], v[1], v[2], v[3], sign);
#pragma unroll
  for (int i = 1; i < 4; i++) v[i] = twiddle(v[i], base * 4.0f * (float)(i * r));
#pragma unroll
  for (int i = 0; i < 4; i++) sm[16 * q + 4 * i + r] = v[i];
  barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
  for (int i = 0; i < 4; i++) v[i] = sm[4 * t + i];
  FFT4(v[0], v[1], v[2], v[3], sign);
#pragma unroll
  for (int i = 0; i < 4; i++) p[16 * i + (t & 3) * 4 + (t >> 2)] = v[i];
}

// One stage of an in-place radix-2 transform: pairs at a distance of `half_size`.
__kernel void fft_radix2_stage(__global float2* data, const int half_size, const int pairs) {
  const int i = get_global_id(0);
  if (i >= pairs) return;
  const int k = i & (half_size - 1);
  const int top = ((i - k) << 1) + k;
  const float2 a = data[top];
  const float2 b = twiddle(data[top + half_size], -M_PI_F * (float)k / (float)half_size);
  data[top] = a + b;
  data[top + half_size] = a - b;
}
