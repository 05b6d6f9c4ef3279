// A Fourier transform of 64 complex numbers by each work-group, radix 2 in local memory.
#define N 64
static float2 times(float2 a, float2 b) { return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

__kernel void fft(__global const float2 *in, __global float2 *out, float sign) {
  __local float2 t[N];
  uint l = get_local_id(0), g = get_group_id(0) * N;
  for (uint k = l; k < N; k += N / 2) {
    uint r = 0;
    for (uint bit = 0; bit < 6; ++bit) r |= (k >> bit & 1) << (5 - bit);
    t[r] = in[g + k];
  }
  for (uint reach = 1; reach < N; reach <<= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    uint k = l & (reach - 1), at = 2 * l - k;
    float angle = sign * M_PI_F * k / reach;
    float2 a = t[at], b = times(t[at + reach], (float2)(cos(angle), sin(angle)));
    barrier(CLK_LOCAL_MEM_FENCE);
    t[at] = a + b;
    t[at + reach] = a - b;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[g + l] = t[l];
  out[g + l + N / 2] = t[l + N / 2];
}
