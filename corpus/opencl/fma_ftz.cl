// Built with denormals flushed, multiply-add contraction and no signed zeros: the ftz forms of instructions.
// flags: -cl-denorms-are-zero -cl-mad-enable -cl-no-signed-zeros
// run: --kernel horner --grid 1 --block 64 --arg buf:f32x64:random:1:-1:1 --arg out=buf:f32x64:zeros
// run: --kernel complex_iterate --grid 1 --block 32 --arg z=buf:f32x64:random:2:-0.5:0.5 --arg i32:12
// run: --kernel min_max_chain --grid 1 --block 64 --arg buf:f32x256:random:3:-1:1 --arg out=buf:f32x64:zeros

__kernel void horner(__global const float* x, __global float* y) {
  const int i = get_global_id(0);
  const float v = x[i];
  float r = 0.0083333f;
  r = r * v + 0.0416667f;
  r = r * v + 0.1666667f;
  r = r * v + 0.5f;
  r = r * v + 1.0f;
  r = r * v + 1.0f;
  y[i] = mad(r, r, -v);
}

__kernel void complex_iterate(__global float2* z, const int n) {
  const int i = get_global_id(0);
  float2 a = z[i];
  const float2 c = a * 0.5f;
  for (int k = 0; k < n; k++) a = (float2)(a.x * a.x - a.y * a.y + c.x, 2.0f * a.x * a.y + c.y);
  z[i] = a;
}

__kernel void min_max_chain(__global const float4* in, __global float* out) {
  const int i = get_global_id(0);
  const float4 v = in[i];
  const float lo = fmin(fmin(v.x, v.y), fmin(v.z, v.w)), hi = fmax(fmax(v.x, v.y), fmax(v.z, v.w));
  const float mid = v.x + v.y + v.z + v.w - lo - hi;
  out[i] = clamp(mid, lo, hi) * 0.5f + (v.x > v.y ? -v.z : fabs(v.w));
}
