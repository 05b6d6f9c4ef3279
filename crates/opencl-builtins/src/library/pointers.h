// Functions with a second result, through a pointer, for either format.

BUILTIN real sin(real);
BUILTIN real cos(real);

POINTER_BUILTIN real remquo(real x, real y, __private int *quotient) {
  *quotient = 0;
  if (is_nan(x) || is_nan(y) || !is_finite(x) || y == 0.0) return NOT_A_NUMBER;
  if (!is_finite(y) || x == 0.0) return x;
  // As integers, with the exponent of the lesser; a bit of the quotient at a time.
  word mx, my;
  int ex = parts_of(x, &mx), ey = parts_of(y, &my);
  if (ex < ey - 1) return x;
  word bits = 0;
  if (ex < ey) {
    my <<= 1;
    ey = ex;
  }
  for (int n = ex - ey;; n--) {
    bits <<= 1;
    if (mx >= my) {
      mx -= my;
      bits |= 1;
    }
    if (n == 0) break;
    mx <<= 1;
  }
  bool up = mx + mx > my || (mx + mx == my && (bits & 1));
  integer rest = (integer)mx - (up ? (integer)my : 0);
  int whole = (int)(bits + (up ? 1 : 0)) & 0x7f;
  *quotient = is_negative(x) != is_negative(y) ? -whole : whole;
  real value = scaled((real)rest, ey - MANTISSA);
  return rest == 0 ? with_sign(0.0, x) : is_negative(x) ? -value : value;
}

POINTER_BUILTIN real fract(real x, __private real *whole) {
  // The largest number below 1.
  real most = 1.0 - power_of_2(-MANTISSA - 1);
  *whole = BUILTIN_OF(floor)(x);
  if (x == 0.0 || magnitude(x) == INFINITY_) return with_sign(0.0, x);
  real rest = x - BUILTIN_OF(floor)(x);
  return rest > most ? most : rest;
}
POINTER_BUILTIN real modf(real x, __private real *whole) {
  real t = BUILTIN_OF(trunc)(x);
  *whole = t;
  return with_sign(magnitude(x) == INFINITY_ ? 0.0 : x - t, x);
}
POINTER_BUILTIN real sincos(real x, __private real *cosine) {
  *cosine = cos(x);
  return sin(x);
}
POINTER_BUILTIN real frexp(real x, __private int *exponent) {
  *exponent = 0;
  if (!is_finite(x) || x == 0.0) return x;
  word mantissa;
  *exponent = parts_of(x, &mantissa) + 1;
  return with_sign((real)mantissa * power_of_2(-MANTISSA - 1), x);
}

// The same with pointers to other memory.
#define SECOND(name, second, space)                         \
  POINTER_BUILTIN real name(real x, space second *pointer) { \
    __private second found;                                 \
    real value = name(x, &found);                           \
    *pointer = found;                                       \
    return value;                                           \
  }
#define POINTERS(space)                                              \
  SECOND(sincos, real, space)                                        \
  SECOND(fract, real, space)                                         \
  SECOND(modf, real, space)                                          \
  SECOND(frexp, int, space)                                          \
  POINTER_BUILTIN real remquo(real x, real y, space int *quotient) { \
    __private int found;                                             \
    real value = remquo(x, y, &found);                               \
    *quotient = found;                                               \
    return value;                                                    \
  }
POINTERS(__global)
POINTERS(__local)
POINTERS(__generic)
