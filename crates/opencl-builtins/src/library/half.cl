// Functions of half floats, through floats: rounded twice, but within a unit of the last place where the first is within half of
// one of a float.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

typedef unsigned short ushort;
typedef unsigned int uint;

#define BUILTIN __attribute__((overloadable, const, noinline))
#define POINTER_BUILTIN __attribute__((overloadable, noinline))
#define LOCAL static __attribute__((overloadable, always_inline))

typedef half half2 __attribute__((ext_vector_type(2)));
typedef half half3 __attribute__((ext_vector_type(3)));
typedef half half4 __attribute__((ext_vector_type(4)));
typedef float float2 __attribute__((ext_vector_type(2)));
typedef float float3 __attribute__((ext_vector_type(3)));
typedef float float4 __attribute__((ext_vector_type(4)));

LOCAL ushort bits_of(half x) { return __builtin_astype(x, ushort); }
LOCAL half from_bits(ushort x) { return __builtin_astype(x, half); }

#define ONE(name)             \
  BUILTIN float name(float);  \
  BUILTIN half name(half x) { return (half)name((float)x); }
#define TWO(name)                   \
  BUILTIN float name(float, float); \
  BUILTIN half name(half x, half y) { return (half)name((float)x, (float)y); }
#define WITH_INT(name)            \
  BUILTIN float name(float, int); \
  BUILTIN half name(half x, int n) { return (half)name((float)x, n); }

ONE(acos) ONE(acosh) ONE(acospi) ONE(asin) ONE(asinh) ONE(asinpi) ONE(atan) ONE(atanh) ONE(atanpi) ONE(cbrt) ONE(cos)
ONE(cosh) ONE(cospi) ONE(erf) ONE(erfc) ONE(exp) ONE(exp10) ONE(expm1) ONE(lgamma) ONE(log) ONE(log10) ONE(log1p)
ONE(log2) ONE(logb) ONE(round) ONE(sin) ONE(sinh) ONE(sinpi) ONE(tan) ONE(tanh) ONE(tanpi) ONE(tgamma)
ONE(degrees) ONE(radians) ONE(sign)
TWO(atan2) TWO(atan2pi) TWO(fdim) TWO(fmod) TWO(hypot) TWO(maxmag) TWO(minmag) TWO(pow) TWO(powr) TWO(remainder)
WITH_INT(ldexp) WITH_INT(pown) WITH_INT(rootn)

BUILTIN float smoothstep(float, float, float);
BUILTIN half smoothstep(half from, half to, half x) { return (half)smoothstep((float)from, (float)to, (float)x); }
BUILTIN int ilogb(float);
BUILTIN int ilogb(half x) { return ilogb((float)x); }
BUILTIN half nan(ushort code) { return from_bits((ushort)(0x7e00 | (code & 0x1ff))); }
BUILTIN int isfinite(half x) { return (bits_of(x) & 0x7c00) != 0x7c00; }
BUILTIN int isnormal(half x) {
  uint exponent = bits_of(x) & 0x7c00;
  return exponent != 0 && exponent != 0x7c00;
}
BUILTIN int signbit(half x) { return bits_of(x) >> 15; }

// The product is exact as a float. The sum's last bit is made odd where it has lost something, so that the second rounding sees it
// (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums", 2008).
BUILTIN half fma(half a, half b, half c) {
  float product = (float)a * (float)b, summand = (float)c;
  float sum = product + summand;
  if (!(__builtin_fabsf(sum) < __builtin_inff())) return (half)sum;
  float other = sum - product;
  float lost = (product - (sum - other)) + (summand - other);
  uint bits = __builtin_astype(sum, uint);
  if (lost != 0.0f && !(bits & 1)) bits += (lost > 0.0f) == (sum > 0.0f) ? 1 : -1;
  return (half)__builtin_astype(bits, float);
}

BUILTIN half nextafter(half x, half y) {
  if (x != x || y != y) return x + y;
  if (x == y) return y;
  ushort bits = bits_of(x);
  if (x == (half)0.0f) return from_bits((ushort)(1 | (bits_of(y) & 0x8000)));
  return from_bits((x < y) == (x > (half)0.0f) ? bits + 1 : bits - 1);
}

BUILTIN half length(half x) { return from_bits(bits_of(x) & 0x7fff); }
BUILTIN half distance(half a, half b) { return length(a - b); }
BUILTIN half normalize(half x) { return sign(x); }
// Squares of half floats and their sums are floats.
#define GEOMETRY(type, wide)                                                                                   \
  BUILTIN float length(wide);                                                                                  \
  BUILTIN wide normalize(wide);                                                                                \
  BUILTIN half length(type v) { return (half)length(__builtin_convertvector(v, wide)); }                       \
  BUILTIN half distance(type a, type b) {                                                                      \
    return (half)length(__builtin_convertvector(a, wide) - __builtin_convertvector(b, wide));                  \
  }                                                                                                            \
  BUILTIN type normalize(type v) { return __builtin_convertvector(normalize(__builtin_convertvector(v, wide)), type); }
GEOMETRY(half2, float2)
GEOMETRY(half3, float3)
GEOMETRY(half4, float4)
BUILTIN half3 cross(half3 a, half3 b) { return a.yzx * b.zxy - a.zxy * b.yzx; }
BUILTIN half4 cross(half4 a, half4 b) { return (half4)(a.yzx * b.zxy - a.zxy * b.yzx, (half)0.0f); }

// Functions with a second result.
#define SECOND(name, second, wide, space)                 \
  POINTER_BUILTIN half name(half x, space second *pointer) { \
    __private wide found;                                 \
    float value = name((float)x, &found);                 \
    *pointer = (second)found;                             \
    return (half)value;                                   \
  }
#define POINTERS(space)                                              \
  SECOND(sincos, half, float, space)                                 \
  POINTER_BUILTIN half fract(half x, space half *whole) {            \
    __private float found;                                           \
    float value = fract((float)x, &found);                           \
    *whole = (half)found;                                            \
    return (half)(value > 0x1.ffcp-1f ? 0x1.ffcp-1f : value);        \
  }                                                                  \
  SECOND(modf, half, float, space)                                   \
  SECOND(frexp, int, int, space)                                     \
  SECOND(lgamma_r, int, int, space)                                  \
  POINTER_BUILTIN half remquo(half x, half y, space int *quotient) { \
    __private int found;                                             \
    float value = remquo((float)x, (float)y, &found);                \
    *quotient = found;                                               \
    return (half)value;                                              \
  }
POINTER_BUILTIN float sincos(float, __private float *);
POINTER_BUILTIN float fract(float, __private float *);
POINTER_BUILTIN float modf(float, __private float *);
POINTER_BUILTIN float frexp(float, __private int *);
POINTER_BUILTIN float lgamma_r(float, __private int *);
POINTER_BUILTIN float remquo(float, float, __private int *);
POINTERS(__global)
POINTERS(__local)
POINTERS(__private)
POINTERS(__generic)
