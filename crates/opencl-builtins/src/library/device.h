// What the device libraries of CUDA and ROCm have in common: functions that OpenCL C has not. They are made of OpenCL C's.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

#define LOCAL static __attribute__((overloadable, always_inline))

#define INVERSE_ROOT_2 0x1.6a09e667f3bcdp-1
#define INVERSE_ROOT_2_LOW -0x1.bdd3413b26456p-55
#define ROOT_2 0x1.6a09e667f3bcdp+0
// 2/sqrt(pi)
#define SLOPE_OF_ERF 0x1.20dd750429b6dp+0

// e^(x^2) erfc(x).
__attribute__((overloadable, noinline, const)) double lanelift_erfcx(double x) {
  if (x < 8.0) {
    // The exponential with what the square has lost.
    double square = x * x, lost = fma(x, x, -square);
    double value = exp(square) * erfc(x);
    return x < -26.7 ? INFINITY : fma(value, lost, value);
  }
  // The asymptotic series: from 8 on, 20 terms are enough.
  double z = 0.5 / (x * x), sum = 0.0;
  if (x > 0x1p30) return 0.5 * SLOPE_OF_ERF / x;
  for (int n = 20; n > 0; n--) sum = -(double)(2 * n - 1) * z * (1.0 + sum);
  return 0.5 * SLOPE_OF_ERF / x * (1.0 + sum);
}

// The inverse of erfc, for arguments from 0 to 1: an approximation, and Halley's steps.
LOCAL double inverse_of_erfc(double y) {
  double l = log(y * (2.0 - y)), t = 4.330746750799873 + 0.5 * l;
  double x = sqrt(sqrt(t * t - l * 6.802721088435374) - t);
  for (int n = 0; n < 4; n++) {
    // By erfcx, so that nothing vanishes.
    double square = x * x, lost = fma(x, x, -square);
    double scaled = y * exp(square) * (1.0 + lost);
    double u = (scaled - lanelift_erfcx(x)) / SLOPE_OF_ERF;
    x -= u / (1.0 + x * u);
  }
  return x;
}
__attribute__((overloadable, noinline, const)) double lanelift_erfinv(double x) {
  double size = fabs(x);
  if (!(size <= 1.0)) return NAN;
  if (size == 1.0) return copysign((double)INFINITY, x);
  if (size < 0x1p-30) return x / SLOPE_OF_ERF;
  if (size > 0.5) return copysign(inverse_of_erfc(1.0 - size), x);
  double y = size / SLOPE_OF_ERF * (1.0 + 0.2617993877991494 * size * size);
  for (int n = 0; n < 3; n++) {
    double u = (erf(y) - size) / (SLOPE_OF_ERF * exp(-y * y));
    y -= u / (1.0 + y * u);
  }
  return copysign(y, x);
}
__attribute__((overloadable, noinline, const)) double lanelift_erfcinv(double y) {
  if (!(y >= 0.0 && y <= 2.0)) return NAN;
  if (y == 0.0) return INFINITY;
  if (y == 2.0) return -INFINITY;
  if (y >= 0.5 && y <= 1.5) return lanelift_erfinv(1.0 - y);
  return y < 1.0 ? inverse_of_erfc(y) : -inverse_of_erfc(2.0 - y);
}
__attribute__((overloadable, noinline, const)) double lanelift_normcdf(double x) {
  if (x < -40.0) return 0.0;
  // The argument of erfc, and what is left of it.
  double h = -x * INVERSE_ROOT_2;
  double rest = fma(-x, INVERSE_ROOT_2, -h) - x * INVERSE_ROOT_2_LOW;
  double value = 0.5 * erfc(h);
  return h > 1.0 ? value - value * (2.0 * h * rest) : value - 0.5 * SLOPE_OF_ERF * exp(-h * h) * rest;
}
__attribute__((overloadable, noinline, const)) double lanelift_normcdfinv(double p) {
  if (!(p >= 0.0 && p <= 1.0)) return NAN;
  return p == 0.5 ? 0.0 : -ROOT_2 * lanelift_erfcinv(2.0 * p);
}
__attribute__((overloadable, noinline, const)) double lanelift_rcbrt(double x) {
  double y = 1.0 / cbrt(x);
  if (x == 0.0 || isinf(x) || isnan(x)) return y;
  // One step of Newton's method, by parts that neither overflow nor vanish.
  int e;
  double m = frexp(x, &e);
  int third = e / 3;
  double n = ldexp(m, e - 3 * third), s = ldexp(y, third);
  double square = s * s, cube = fma(square, s, 0.0);
  double lost = fma(s, s, -square) * s + fma(square, s, -cube);
  double rest = fma(-n, cube, 1.0) - n * lost;
  return ldexp(fma(s, rest * 0x1.5555555555555p-2, s), -third);
}
__attribute__((overloadable, noinline, const)) double lanelift_rhypot(double x, double y) {
  x = fabs(x);
  y = fabs(y);
  double large = fmax(x, y), small = fmin(x, y);
  if (!(large > 0.0 && large < INFINITY) || isnan(x) || isnan(y)) return 1.0 / hypot(x, y);
  // The squares and their sum in two parts, of numbers near 1.
  int e = ilogb(large);
  double a = ldexp(large, -e), b = ldexp(small, -e);
  double aa = a * a, bb = b * b, sum = aa + bb;
  double low = ((aa - sum) + bb) + (fma(a, a, -aa) + fma(b, b, -bb));
  double value = 1.0 / sqrt(sum), square = value * value;
  double rest = fma(-sum, square, 1.0) - sum * fma(value, value, -square) - low * square;
  return ldexp(fma(value, 0.5 * rest, value), -e);
}
