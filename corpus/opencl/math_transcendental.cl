// Transcendental functions of libclc, single precision; and the native ones under fast-math flags.
// flags: -cl-fast-relaxed-math
// run: --kernel trig --grid 1 --block 32 --arg buf:f32x32:random:1:-10:10 --arg out=buf:f32x128:zeros --tolerance 1e-4
// run: --kernel exponential --grid 1 --block 32 --arg buf:f32x32:random:2:0.1:5 --arg out=buf:f32x128:zeros --tolerance 1e-4
// run: --kernel native_functions --grid 1 --block 32 --arg buf:f32x32:random:3:0.1:5 --arg out=buf:f32x128:zeros --tolerance 1e-4
// run: --kernel logistic --grid 1 --block 32 --arg buf:f32x128:random:4:-4:4 --arg out=buf:f32x128:zeros --tolerance 1e-4

__kernel void trig(__global const float* in, __global float4* out) {
  const size_t i = get_global_id(0);
  const float x = in[i];
  out[i] = (float4)(sin(x), cos(x), atan2(x, 2.0f), sinpi(x));
}

__kernel void exponential(__global const float* in, __global float4* out) {
  const size_t i = get_global_id(0);
  const float x = in[i];
  out[i] = (float4)(exp(-x), log(x), powr(x, 1.7f), cbrt(x));
}

__kernel void native_functions(__global const float* in, __global float4* out) {
  const size_t i = get_global_id(0);
  const float x = in[i];
  out[i] = (float4)(native_sin(x) + native_cos(x), native_exp2(-x), native_recip(x) + half_divide(1.0f, x),
                    native_rsqrt(x) * native_sqrt(x + 1.0f));
}

__kernel void logistic(__global const float4* in, __global float4* out) {
  const size_t i = get_global_id(0);
  const float4 x = in[i];
  const float4 s = 1.0f / (1.0f + exp(-x));
  const float4 t = tanh(x * 0.5f);
  out[i] = (s + 0.5f * (t + 1.0f)) * rsqrt(fabs(x) + 0.25f) + hypot(x, s);
}
