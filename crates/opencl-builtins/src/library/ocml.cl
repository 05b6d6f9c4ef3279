// ROCm's mathematical library: names and types from the documentation of ROCm's device libraries ("OCML"). Pointers are to AMD's private
// memory.

#include "device.h"

#define PRIVATE __attribute__((address_space(5)))
#define SAME(name, f, params, args)                         \
  float __ocml_##name##_f32 params(float) { return f args; }   \
  double __ocml_##name##_f64 params(double) { return f args; } \
  half __ocml_##name##_f16 params(half) { return f args; }
#define P1(type) (type x)
#define P2(type) (type x, type y)
#define P3(type) (type x, type y, type z)
#define PI(type) (type x, int y)
#define O1(name) SAME(name, name, P1, (x))
#define O2(name) SAME(name, name, P2, (x, y))
O1(acos) O1(acosh) O1(acospi) O1(asin) O1(asinh) O1(asinpi) O1(atan) O1(atanh) O1(atanpi) O1(cbrt) O1(ceil) O1(cos) O1(cosh)
O1(cospi) O1(erf) O1(erfc) O1(exp) O1(exp10) O1(exp2) O1(expm1) O1(fabs) O1(floor) O1(lgamma) O1(log) O1(log10) O1(log1p) O1(log2)
O1(logb) O1(rint) O1(round) O1(rsqrt) O1(sin) O1(sinh) O1(sinpi) O1(tan) O1(tanh) O1(tanpi) O1(tgamma) O1(trunc)
O2(atan2) O2(atan2pi) O2(copysign) O2(fdim) O2(fmax) O2(fmin) O2(fmod) O2(hypot) O2(maxmag) O2(minmag) O2(nextafter) O2(pow) O2(powr)
O2(remainder)
SAME(nearbyint, rint, P1, (x))
SAME(max, fmax, P2, (x, y))
SAME(min, fmin, P2, (x, y))
SAME(fma, fma, P3, (x, y, z))
SAME(fmuladd, mad, P3, (x, y, z))
SAME(mad, mad, P3, (x, y, z))
SAME(ldexp, ldexp, PI, (x, y))
SAME(scalbn, ldexp, PI, (x, y))
SAME(pown, pown, PI, (x, y))
SAME(rootn, rootn, PI, (x, y))
float root_f(float) __asm__("nvvm.sqrt.rn.f");
float __ocml_sqrt_f32(float x) { return root_f(x); }
double __ocml_sqrt_f64(double x) { return sqrt(x); }
half __ocml_sqrt_f16(half x) { return sqrt(x); }

#define ASKS(name)                                         \
  int __ocml_##name##_f32(float x) { return name(x); }     \
  int __ocml_##name##_f64(double x) { return name(x); }    \
  int __ocml_##name##_f16(half x) { return name(x); }
ASKS(ilogb) ASKS(isfinite) ASKS(isinf) ASKS(isnan) ASKS(isnormal) ASKS(signbit)

// Functions with a second result.
#define SECOND(name, suffix, type, second)                                          \
  type __ocml_##name##_##suffix(type x, PRIVATE second *pointer) {                  \
    __private second found;                                                         \
    type value = name(x, &found);                                                   \
    *pointer = found;                                                               \
    return value;                                                                   \
  }
#define SECONDS(suffix, type)                                                       \
  SECOND(sincos, suffix, type, type)                                                \
  SECOND(fract, suffix, type, type)                                                 \
  SECOND(modf, suffix, type, type)                                                  \
  SECOND(frexp, suffix, type, int)                                                  \
  SECOND(lgamma_r, suffix, type, int)                                               \
  type __ocml_sincospi_##suffix(type x, PRIVATE type *cosine) {                     \
    *cosine = cospi(x);                                                             \
    return sinpi(x);                                                                \
  }                                                                                 \
  type __ocml_remquo_##suffix(type x, type y, PRIVATE int *quotient) {              \
    __private int found;                                                            \
    type value = remquo(x, y, &found);                                              \
    *quotient = found;                                                              \
    return value;                                                                   \
  }
SECONDS(f32, float) SECONDS(f64, double) SECONDS(f16, half)

#define LENGTHS(suffix, type)                                                                                    \
  type __ocml_len3_##suffix(type x, type y, type z) { return length((type##3)(x, y, z)); }                       \
  type __ocml_len4_##suffix(type x, type y, type z, type w) { return length((type##4)(x, y, z, w)); }            \
  type __ocml_rlen3_##suffix(type x, type y, type z) { return (type)1.0f / length((type##3)(x, y, z)); }         \
  type __ocml_rlen4_##suffix(type x, type y, type z, type w) { return (type)1.0f / length((type##4)(x, y, z, w)); }
LENGTHS(f32, float) LENGTHS(f64, double) LENGTHS(f16, half)
float __ocml_rhypot_f32(float x, float y) { return 1.0f / hypot(x, y); }
double __ocml_rhypot_f64(double x, double y) { return lanelift_rhypot(x, y); }
half __ocml_rhypot_f16(half x, half y) { return (half)(1.0f / hypot((float)x, (float)y)); }

#define SPECIAL(name, own)                                                          \
  float __ocml_##name##_f32(float x) { return (float)lanelift_##own((double)x); }   \
  double __ocml_##name##_f64(double x) { return lanelift_##own(x); }                \
  half __ocml_##name##_f16(half x) { return (half)lanelift_##own((double)x); }
SPECIAL(rcbrt, rcbrt) SPECIAL(erfcx, erfcx) SPECIAL(erfinv, erfinv) SPECIAL(erfcinv, erfcinv) SPECIAL(ncdf, normcdf) SPECIAL(ncdfinv, normcdfinv)

float __ocml_succ_f32(float x) { return nextafter(x, (float)INFINITY); }
double __ocml_succ_f64(double x) { return nextafter(x, (double)INFINITY); }
float __ocml_pred_f32(float x) { return nextafter(x, -(float)INFINITY); }
double __ocml_pred_f64(double x) { return nextafter(x, -(double)INFINITY); }
#define SCALB(suffix, type)                                     \
  type __ocml_scalb_##suffix(type x, type y) {                  \
    if (isnan(x) || isnan(y)) return x + y;                     \
    if (isinf(y)) return x * (y > 0 ? (type)INFINITY : (type)0); \
    return rint(y) == y ? ldexp(x, convert_int_sat(y)) : (type)NAN; \
  }
SCALB(f32, float) SCALB(f64, double)
float __ocml_nan_f32(uint code) { return nan(code); }
double __ocml_nan_f64(ulong code) { return nan(code); }

#define NATIVE(name) float __ocml_native_##name##_f32(float x) { return native_##name(x); }
NATIVE(cos) NATIVE(exp) NATIVE(exp10) NATIVE(exp2) NATIVE(log) NATIVE(log10) NATIVE(log2) NATIVE(recip) NATIVE(rsqrt) NATIVE(sin) NATIVE(sqrt) NATIVE(tan)

// Arithmetic with a direction of rounding.
#define ARITHMETIC(own, theirs)                                                              \
  float add_##own##_f(float, float) __asm__("nvvm.add." #theirs ".f");                       \
  float mul_##own##_f(float, float) __asm__("nvvm.mul." #theirs ".f");                       \
  float fma_##own##_f(float, float, float) __asm__("nvvm.fma." #theirs ".f");                \
  double add_##own##_d(double, double) __asm__("nvvm.add." #theirs ".d");                    \
  double mul_##own##_d(double, double) __asm__("nvvm.mul." #theirs ".d");                    \
  double fma_##own##_d(double, double, double) __asm__("nvvm.fma." #theirs ".d");            \
  float __ocml_add_##own##_f32(float x, float y) { return add_##own##_f(x, y); }             \
  float __ocml_sub_##own##_f32(float x, float y) { return add_##own##_f(x, -y); }            \
  float __ocml_mul_##own##_f32(float x, float y) { return mul_##own##_f(x, y); }             \
  float __ocml_fma_##own##_f32(float x, float y, float z) { return fma_##own##_f(x, y, z); } \
  double __ocml_add_##own##_f64(double x, double y) { return add_##own##_d(x, y); }          \
  double __ocml_sub_##own##_f64(double x, double y) { return add_##own##_d(x, -y); }         \
  double __ocml_mul_##own##_f64(double x, double y) { return mul_##own##_d(x, y); }          \
  double __ocml_fma_##own##_f64(double x, double y, double z) { return fma_##own##_d(x, y, z); }
ARITHMETIC(rte, rn) ARITHMETIC(rtz, rz) ARITHMETIC(rtn, rm) ARITHMETIC(rtp, rp)
#define QUOTIENT(own)                                                                                    \
  float __ocml_div_##own##_f32(float x, float y) { return convert_float_##own((double)x / (double)y); }  \
  float __ocml_sqrt_##own##_f32(float x) { return convert_float_##own(sqrt((double)x)); }
QUOTIENT(rte) QUOTIENT(rtz) QUOTIENT(rtn) QUOTIENT(rtp)
double __ocml_div_rte_f64(double x, double y) { return x / y; }
double __ocml_sqrt_rte_f64(double x) { return sqrt(x); }
