// CUDA's libdevice: names and types from NVIDIA's "libdevice User's Guide". What is an instruction of NVIDIA's is a function of nvvm.ll.

#include "device.h"

#define F1(name) float __nv_##name##f(float x) { return name(x); } double __nv_##name(double x) { return name(x); }
#define F2(name) float __nv_##name##f(float x, float y) { return name(x, y); } double __nv_##name(double x, double y) { return name(x, y); }
F1(acos) F1(acosh) F1(asin) F1(asinh) F1(atan) F1(atanh) F1(cbrt) F1(ceil) F1(cos) F1(cosh) F1(cospi) F1(erf) F1(erfc)
F1(exp) F1(exp10) F1(exp2) F1(expm1) F1(fabs) F1(floor) F1(lgamma) F1(log) F1(log10) F1(log1p) F1(log2) F1(logb) F1(rint)
F1(round) F1(sin) F1(sinh) F1(sinpi) F1(tan) F1(tanh) F1(tgamma) F1(trunc)
F2(atan2) F2(copysign) F2(fdim) F2(fmax) F2(fmin) F2(fmod) F2(hypot) F2(nextafter) F2(pow) F2(remainder)

float __nv_nearbyintf(float x) { return rint(x); }
double __nv_nearbyint(double x) { return rint(x); }
float __nv_fmaf(float x, float y, float z) { return fma(x, y, z); }
double __nv_fma(double x, double y, double z) { return fma(x, y, z); }
float root_f(float) __asm__("nvvm.sqrt.rn.f");
float __nv_sqrtf(float x) { return root_f(x); }
double __nv_sqrt(double x) { return sqrt(x); }
float __nv_rsqrtf(float x) { return rsqrt(x); }
double __nv_rsqrt(double x) { return rsqrt(x); }
float __nv_rhypotf(float x, float y) { return 1.0f / hypot(x, y); }
double __nv_rhypot(double x, double y) { return lanelift_rhypot(x, y); }
float __nv_ldexpf(float x, int n) { return ldexp(x, n); }
double __nv_ldexp(double x, int n) { return ldexp(x, n); }
float __nv_scalbnf(float x, int n) { return ldexp(x, n); }
double __nv_scalbn(double x, int n) { return ldexp(x, n); }
float __nv_powif(float x, int n) { return pown(x, n); }
double __nv_powi(double x, int n) { return pown(x, n); }
int __nv_ilogbf(float x) { return x == 0.0f || isnan(x) ? INT_MIN : ilogb(x); }
int __nv_ilogb(double x) { return x == 0.0 || isnan(x) ? INT_MIN : ilogb(x); }
float __nv_frexpf(float x, __private int *e) { return frexp(x, e); }
double __nv_frexp(double x, __private int *e) { return frexp(x, e); }
float __nv_modff(float x, __private float *whole) { return modf(x, whole); }
double __nv_modf(double x, __private double *whole) { return modf(x, whole); }
float __nv_remquof(float x, float y, __private int *q) { return remquo(x, y, q); }
double __nv_remquo(double x, double y, __private int *q) { return remquo(x, y, q); }
void __nv_sincosf(float x, __private float *s, __private float *c) { *s = sin(x); *c = cos(x); }
void __nv_sincos(double x, __private double *s, __private double *c) { *s = sin(x); *c = cos(x); }
void __nv_sincospif(float x, __private float *s, __private float *c) { *s = sinpi(x); *c = cospi(x); }
void __nv_sincospi(double x, __private double *s, __private double *c) { *s = sinpi(x); *c = cospi(x); }
float __nv_nanf(const __private char *text) { return NAN; }
double __nv_nan(const __private char *text) { return NAN; }

float __nv_rcbrtf(float x) { return (float)lanelift_rcbrt((double)x); }
double __nv_rcbrt(double x) { return lanelift_rcbrt(x); }
float __nv_erfcxf(float x) { return (float)lanelift_erfcx((double)x); }
double __nv_erfcx(double x) { return lanelift_erfcx(x); }
float __nv_erfinvf(float x) { return (float)lanelift_erfinv((double)x); }
double __nv_erfinv(double x) { return lanelift_erfinv(x); }
float __nv_erfcinvf(float x) { return (float)lanelift_erfcinv((double)x); }
double __nv_erfcinv(double x) { return lanelift_erfcinv(x); }
float __nv_normcdff(float x) { return (float)lanelift_normcdf((double)x); }
double __nv_normcdf(double x) { return lanelift_normcdf(x); }
float __nv_normcdfinvf(float x) { return (float)lanelift_normcdfinv((double)x); }
double __nv_normcdfinv(double x) { return lanelift_normcdfinv(x); }

float __nv_norm3df(float x, float y, float z) { return length((float3)(x, y, z)); }
double __nv_norm3d(double x, double y, double z) { return length((double3)(x, y, z)); }
float __nv_norm4df(float x, float y, float z, float w) { return length((float4)(x, y, z, w)); }
double __nv_norm4d(double x, double y, double z, double w) { return length((double4)(x, y, z, w)); }
float __nv_rnorm3df(float x, float y, float z) { return 1.0f / length((float3)(x, y, z)); }
double __nv_rnorm3d(double x, double y, double z) { return 1.0 / length((double3)(x, y, z)); }
float __nv_rnorm4df(float x, float y, float z, float w) { return 1.0f / length((float4)(x, y, z, w)); }
double __nv_rnorm4d(double x, double y, double z, double w) { return 1.0 / length((double4)(x, y, z, w)); }

int __nv_isnanf(float x) { return isnan(x); }
int __nv_isnand(double x) { return isnan(x); }
int __nv_isinff(float x) { return isinf(x); }
int __nv_isinfd(double x) { return isinf(x); }
int __nv_finitef(float x) { return isfinite(x); }
int __nv_isfinited(double x) { return isfinite(x); }
int __nv_signbitf(float x) { return signbit(x); }
int __nv_signbitd(double x) { return signbit(x); }
float __nv_saturatef(float x) { return isnan(x) ? 0.0f : fmin(fmax(x, 0.0f), 1.0f); }

float __nv_fast_cosf(float x) { return native_cos(x); }
float __nv_fast_sinf(float x) { return native_sin(x); }
float __nv_fast_tanf(float x) { return native_sin(x) / native_cos(x); }
float __nv_fast_expf(float x) { return native_exp(x); }
float __nv_fast_exp10f(float x) { return native_exp10(x); }
float __nv_fast_logf(float x) { return native_log(x); }
float __nv_fast_log10f(float x) { return native_log10(x); }
float __nv_fast_log2f(float x) { return native_log2(x); }
float __nv_fast_powf(float x, float y) { return native_exp2(y * native_log2(x)); }
float __nv_fast_fdividef(float x, float y) { return native_divide(x, y); }
void __nv_fast_sincosf(float x, __private float *s, __private float *c) { *s = native_sin(x); *c = native_cos(x); }

// Arithmetic with a direction of rounding. LLVM's names of directions: rm is down, rp is up.
#define ARITHMETIC(own, theirs)                                                                      \
  float add_##theirs##_f(float, float) __asm__("nvvm.add." #theirs ".f");                            \
  float mul_##theirs##_f(float, float) __asm__("nvvm.mul." #theirs ".f");                            \
  float fma_##theirs##_f(float, float, float) __asm__("nvvm.fma." #theirs ".f");                     \
  double add_##theirs##_d(double, double) __asm__("nvvm.add." #theirs ".d");                         \
  double mul_##theirs##_d(double, double) __asm__("nvvm.mul." #theirs ".d");                         \
  double fma_##theirs##_d(double, double, double) __asm__("nvvm.fma." #theirs ".d");                 \
  float __nv_fadd_##own(float x, float y) { return add_##theirs##_f(x, y); }                         \
  float __nv_fsub_##own(float x, float y) { return add_##theirs##_f(x, -y); }                        \
  float __nv_fmul_##own(float x, float y) { return mul_##theirs##_f(x, y); }                         \
  float __nv_fmaf_##own(float x, float y, float z) { return fma_##theirs##_f(x, y, z); }             \
  double __nv_dadd_##own(double x, double y) { return add_##theirs##_d(x, y); }                      \
  double __nv_dsub_##own(double x, double y) { return add_##theirs##_d(x, -y); }                     \
  double __nv_dmul_##own(double x, double y) { return mul_##theirs##_d(x, y); }                      \
  double __nv_fma_##own(double x, double y, double z) { return fma_##theirs##_d(x, y, z); }
ARITHMETIC(rn, rn) ARITHMETIC(rz, rz) ARITHMETIC(rd, rm) ARITHMETIC(ru, rp)

// Quotients and roots of floats: exact ones are no doubles unless they are floats, so that a double's rounding does no harm.
#define QUOTIENT(own, word)                                                                          \
  float __nv_fdiv_##own(float x, float y) { return convert_float_##word((double)x / (double)y); }    \
  float __nv_frcp_##own(float x) { return convert_float_##word(1.0 / (double)x); }                   \
  float __nv_fsqrt_##own(float x) { return convert_float_##word(sqrt((double)x)); }
QUOTIENT(rn, rte) QUOTIENT(rz, rtz) QUOTIENT(rd, rtn) QUOTIENT(ru, rtp)
double __nv_ddiv_rn(double x, double y) { return x / y; }
double __nv_drcp_rn(double x) { return 1.0 / x; }
double __nv_dsqrt_rn(double x) { return sqrt(x); }
float __nv_frsqrt_rn(float x) { return (float)rsqrt((double)x); }

// Conversions. Those to integers saturate; what is no number is 0.
#define ROUNDED(own, word)                                                                           \
  int __nv_float2int_##own(float x) { return convert_int_sat_##word(x); }                            \
  uint __nv_float2uint_##own(float x) { return convert_uint_sat_##word(x); }                         \
  long __nv_float2ll_##own(float x) { return convert_long_sat_##word(x); }                           \
  ulong __nv_float2ull_##own(float x) { return convert_ulong_sat_##word(x); }                        \
  int __nv_double2int_##own(double x) { return convert_int_sat_##word(x); }                          \
  uint __nv_double2uint_##own(double x) { return convert_uint_sat_##word(x); }                       \
  long __nv_double2ll_##own(double x) { return convert_long_sat_##word(x); }                         \
  ulong __nv_double2ull_##own(double x) { return convert_ulong_sat_##word(x); }                      \
  float __nv_double2float_##own(double x) { return convert_float_##word(x); }                        \
  float __nv_int2float_##own(int x) { return convert_float_##word(x); }                              \
  float __nv_uint2float_##own(uint x) { return convert_float_##word(x); }                            \
  float __nv_ll2float_##own(long x) { return convert_float_##word(x); }                              \
  float __nv_ull2float_##own(ulong x) { return convert_float_##word(x); }                            \
  double __nv_ll2double_##own(long x) { return convert_double_##word(x); }                           \
  double __nv_ull2double_##own(ulong x) { return convert_double_##word(x); }
ROUNDED(rn, rte) ROUNDED(rz, rtz) ROUNDED(rd, rtn) ROUNDED(ru, rtp)
double __nv_int2double_rn(int x) { return (double)x; }
double __nv_uint2double_rn(uint x) { return (double)x; }
long __nv_llrintf(float x) { return convert_long_sat_rte(x); }
long __nv_llrint(double x) { return convert_long_sat_rte(x); }
long __nv_llroundf(float x) { return convert_long_sat_rtz(round(x)); }
long __nv_llround(double x) { return convert_long_sat_rtz(round(x)); }
ushort __nv_float2half_rn(float x) { return as_ushort((half)x); }
float __nv_half2float(ushort x) { return (float)as_half(x); }
int __nv_double2hiint(double x) { return (int)(as_long(x) >> 32); }
int __nv_double2loint(double x) { return (int)as_long(x); }
double __nv_hiloint2double(int high, int low) { return as_double((long)(((ulong)(uint)high << 32) | (uint)low)); }
float __nv_int_as_float(int x) { return as_float(x); }
int __nv_float_as_int(float x) { return as_int(x); }
float __nv_uint_as_float(uint x) { return as_float(x); }
uint __nv_float_as_uint(float x) { return as_uint(x); }
long __nv_double_as_longlong(double x) { return as_long(x); }
double __nv_longlong_as_double(long x) { return as_double(x); }

int __nv_abs(int x) { return x < 0 ? -(uint)x : x; }
long __nv_llabs(long x) { return x < 0 ? -(ulong)x : x; }
int __nv_min(int x, int y) { return min(x, y); }
int __nv_max(int x, int y) { return max(x, y); }
uint __nv_umin(uint x, uint y) { return min(x, y); }
uint __nv_umax(uint x, uint y) { return max(x, y); }
long __nv_llmin(long x, long y) { return min(x, y); }
long __nv_llmax(long x, long y) { return max(x, y); }
ulong __nv_ullmin(ulong x, ulong y) { return min(x, y); }
ulong __nv_ullmax(ulong x, ulong y) { return max(x, y); }
int __nv_mulhi(int x, int y) { return mul_hi(x, y); }
uint __nv_umulhi(uint x, uint y) { return mul_hi(x, y); }
long __nv_mul64hi(long x, long y) { return mul_hi(x, y); }
ulong __nv_umul64hi(ulong x, ulong y) { return mul_hi(x, y); }
// The lower 24 bits of each.
int __nv_mul24(int x, int y) { return (int)(((uint)((int)((uint)x << 8) >> 8)) * ((uint)((int)((uint)y << 8) >> 8))); }
uint __nv_umul24(uint x, uint y) { return (x & 0xffffff) * (y & 0xffffff); }
int __nv_hadd(int x, int y) { return hadd(x, y); }
int __nv_rhadd(int x, int y) { return rhadd(x, y); }
uint __nv_uhadd(uint x, uint y) { return hadd(x, y); }
uint __nv_urhadd(uint x, uint y) { return rhadd(x, y); }
uint __nv_sad(int x, int y, uint z) { return abs_diff(x, y) + z; }
uint __nv_usad(uint x, uint y, uint z) { return abs_diff(x, y) + z; }
int __nv_clz(int x) { return clz(x); }
int __nv_clzll(long x) { return (int)clz(x); }
int __nv_popc(int x) { return popcount(x); }
int __nv_popcll(long x) { return (int)popcount(x); }
int __nv_ffs(int x) { return x == 0 ? 0 : 32 - (int)clz(x & -x); }
int __nv_ffsll(long x) { return x == 0 ? 0 : 64 - (int)clz(x & -x); }
uint __nv_brev(uint x) { return __builtin_bitreverse32(x); }
ulong __nv_brevll(ulong x) { return __builtin_bitreverse64(x); }
uint __nv_byte_perm(uint a, uint b, uint s) {
  ulong bytes = ((ulong)b << 32) | a;
  uint r = 0;
  for (int n = 0; n < 4; n++) r |= ((uint)(bytes >> (8 * ((s >> (4 * n)) & 7))) & 0xff) << (8 * n);
  return r;
}
