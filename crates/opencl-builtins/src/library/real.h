// What functions of one format of floats begin with: included with WIDE defined for doubles, without it for floats. Literals
// without a suffix are of that format (floats are compiled with -cl-single-precision-constant).

typedef unsigned int uint;
typedef unsigned long ulong;

#define BUILTIN __attribute__((overloadable, const, noinline))
#define POINTER_BUILTIN __attribute__((overloadable, noinline))
#define LOCAL static __attribute__((overloadable, always_inline))

#ifdef WIDE
typedef double real;
typedef ulong word;
typedef long integer;
#define MANTISSA 52
#define BIAS 1023
#define BUILTIN_OF(name) __builtin_##name
#else
typedef float real;
typedef uint word;
typedef int integer;
#define MANTISSA 23
#define BIAS 127
#define BUILTIN_OF(name) __builtin_##name##f
#endif

#define HIDDEN_BIT ((word)1 << MANTISSA)
#define NOT_A_NUMBER BUILTIN_OF(nan)("")
#define INFINITY_ BUILTIN_OF(inf)()
// The least normal number.
#define LEAST_NORMAL from_bits(HIDDEN_BIT)

LOCAL word bits_of(real x) { return __builtin_astype(x, word); }
LOCAL real from_bits(word x) { return __builtin_astype(x, real); }
LOCAL real power_of_2(int n) { return from_bits((word)(n + BIAS) << MANTISSA); }
LOCAL real fused(real a, real b, real c) { return BUILTIN_OF(fma)(a, b, c); }
LOCAL real magnitude(real x) { return BUILTIN_OF(fabs)(x); }
LOCAL real with_sign(real x, real sign) { return BUILTIN_OF(copysign)(x, sign); }
LOCAL bool is_negative(real x) { return (integer)bits_of(x) < 0; }
LOCAL bool is_nan(real x) { return x != x; }
LOCAL bool is_finite(real x) { return magnitude(x) < INFINITY_; }

// x * 2^n for any n: in up to three exact steps and one rounding.
LOCAL real scaled(real x, int n) {
  int most = 3 * BIAS + 2 * MANTISSA;
  n = n > most ? most : n < -most ? -most : n;
  if (n > BIAS) {
    x *= power_of_2(BIAS);
    n -= BIAS;
    if (n > BIAS) {
      x *= power_of_2(BIAS);
      n -= BIAS;
    }
    n = n > BIAS ? BIAS : n;
  } else if (n < 1 - BIAS) {
    // Keeps a mantissa above the subnormals, so that only the last step rounds.
    int step = BIAS - 2 - MANTISSA;
    x *= power_of_2(-step);
    n += step;
    if (n < 1 - BIAS) {
      x *= power_of_2(-step);
      n += step;
    }
    n = n < 1 - BIAS ? 1 - BIAS : n;
  }
  return x * power_of_2(n);
}

// The exponent of a finite number that is not 0, as that of a normal one, and its mantissa as an integer with its highest bit set.
LOCAL int parts_of(real x, word *mantissa) {
  x = magnitude(x);
  bool small = x < LEAST_NORMAL;
  word bits = bits_of(small ? x * power_of_2(MANTISSA + 1) : x);
  *mantissa = (bits & (HIDDEN_BIT - 1)) | HIDDEN_BIT;
  return (int)(bits >> MANTISSA) - BIAS - (small ? MANTISSA + 1 : 0);
}
