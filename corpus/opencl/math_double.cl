// Double precision: functions, vectors, conversions with rounding, remainder, and compensated summation.
// run: --kernel double_functions --grid 1 --block 16 --arg buf:f64x16:random:1:0.1:4 --arg out=buf:f64x64:zeros --tolerance 1e-12
// run: --kernel double_rounding --grid 1 --block 32 --arg buf:f64x32:random:2:-1000:1000 --arg out=buf:f64x128:zeros --arg l=buf:i64x32:zeros
// run: --kernel kahan_sum --grid 1 --block 16 --arg buf:f64x512:random:3:-1e10:1e10 --arg out=buf:f64x32:zeros --arg i32:32
// run: --kernel double_double --grid 1 --block 32 --arg buf:f64x64:random:4:-1:1 --arg buf:f64x64:random:5:-1:1 --arg out=buf:f64x64:zeros --arg i32:5

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF

__kernel void double_functions(__global const double* in, __global double4* out) {
  const size_t i = get_global_id(0);
  const double x = in[i];
  out[i] = (double4)(exp(-x), log(x), sin(x) * sqrt(x), hypot(x, 0.5));
}

__kernel void double_rounding(__global const double* in, __global double4* out, __global long* l) {
  const size_t i = get_global_id(0);
  const double x = in[i];
  out[i] = (double4)(floor(x), rint(x), fmod(x, 7.25), (double)convert_float_rtz(x));
  l[i] = convert_long_rtn(x) * 3 + convert_int_rtp(x) + (x > 0.5) + isnan(x);
}

__kernel void kahan_sum(__global const double* in, __global double2* out, const int n) {
  const size_t i = get_global_id(0);
  double sum = 0.0, c = 0.0;
  for (int k = 0; k < n; k++) {
    const double y = in[i * n + k] - c;
    const double t = sum + y;
    c = (t - sum) - y;
    sum = t;
  }
  out[i] = (double2)(sum, c);
}

// Arithmetic on pairs (high, low).
static double2 two_sum(double a, double b) {
  const double s = a + b, bb = s - a;
  return (double2)(s, (a - (s - bb)) + (b - bb));
}

static double2 dd_mul(double2 a, double2 b) {
  const double p = a.x * b.x;
  const double e = fma(a.x, b.x, -p) + (a.x * b.y + a.y * b.x);
  return two_sum(p, e);
}

__kernel void double_double(__global const double2* a, __global const double2* b, __global double2* out, const int n) {
  const size_t i = get_global_id(0);
  const double2 x = two_sum(a[i].x, a[i].y * 1e-17), y = two_sum(b[i].x, b[i].y * 1e-17);
  double2 r = (double2)(1.0, 0.0);
  for (int k = 0; k < n; k++) {
    r = dd_mul(r, x);
    const double2 s = two_sum(r.x, y.x);
    r = two_sum(s.x, s.y + r.y + y.y);
  }
  out[i] = r;
}
