// Denormals, signed zeros, infinities and NaN through plain arithmetic: results exact by IEEE.
// flags: -cl-fp32-correctly-rounded-divide-sqrt -ffp-contract=off
// run: --kernel special_values --grid 1 --block 64 --arg buf:u32x8:values:0,0x80000000,1,0x007fffff,0x7f800000,0xff800000,0x3f800000,0x7f7fffff --arg out=buf:f32x320:zeros --arg cmp=buf:u32x64:zeros
// run: --kernel tiny_sums --grid 1 --block 32 --arg buf:u32x64:random:1:0:0x00ffffff --arg out=buf:f32x32:zeros
// run: --kernel special_doubles --grid 1 --block 16 --arg buf:u64x4:values:1,0x8000000000000000,0x000fffffffffffff,0x7fefffffffffffff --arg out=buf:f64x32:zeros

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

static float quiet(float x) { return isnan(x) ? 12345.0f : x; }

__kernel void special_values(__global const uint* in, __global float* out, __global uint* cmp) {
  const int i = get_global_id(0);
  const float a = as_float(in[i & 7]), b = as_float(in[i >> 3]);
  __global float* o = out + i * 5;
  o[0] = quiet(a + b);
  o[1] = quiet(a - b);
  o[2] = quiet(a * b);
  o[3] = quiet(a / b);
  o[4] = quiet(fma(a, b, -a));
  cmp[i] = (a < b) | (a <= b) << 1 | (a == b) << 2 | (a != b) << 3 | !(a < b) << 4 | !(a >= b) << 5 | isunordered(a, b) << 6;
}

__kernel void tiny_sums(__global const uint* in, __global float* out) {
  const int i = get_global_id(0);
  const float a = as_float(in[2 * i]), b = as_float(in[2 * i + 1]);
  float s = a - b;
  for (int k = 0; k < 5; k++) s = s * 0.5f + a * 0.25f;
  out[i] = s * 16777216.0f + b;
}

__kernel void special_doubles(__global const ulong* in, __global double* out) {
  const int i = get_global_id(0);
  const double a = as_double(in[i & 3]), b = as_double(in[i >> 2]);
  const double q = a * 0.5 + b;
  out[2 * i] = isinf(q) ? 1.0 : q;
  out[2 * i + 1] = fmin(a, b) + fmax(a, -b) * 0x1p-1074;
}
