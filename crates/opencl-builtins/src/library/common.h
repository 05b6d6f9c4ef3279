// Common, geometric and relational functions that selection does not make by itself, for either format. Before it come the sizes
// whose squares are no numbers of middle size (SQUARE_TOP, SQUARE_BOTTOM), the powers of two that bring them there (SQUARE_DOWN, SQUARE_UP),
// ROOT, and OVER_ROOT of a vector.

BUILTIN real round(real x) {
  real t = BUILTIN_OF(trunc)(x);
  real part = magnitude(x - t);
  return with_sign(part >= 0.5 ? magnitude(t) + 1.0 : magnitude(t), x);
}
BUILTIN real fdim(real x, real y) {
  if (is_nan(x) || is_nan(y)) return x + y;
  return x > y ? x - y : 0.0;
}
BUILTIN real maxmag(real x, real y) {
  real a = magnitude(x), b = magnitude(y);
  return a > b ? x : b > a ? y : BUILTIN_OF(fmax)(x, y);
}
BUILTIN real minmag(real x, real y) {
  real a = magnitude(x), b = magnitude(y);
  return a < b ? x : b < a ? y : BUILTIN_OF(fmin)(x, y);
}
BUILTIN real nextafter(real x, real y) {
  if (is_nan(x) || is_nan(y)) return x + y;
  if (x == y) return y;
  if (x == 0.0) return with_sign(from_bits(1), y);
  word bits = bits_of(x);
  return from_bits((x < y) == (x > 0.0) ? bits + 1 : bits - 1);
}

BUILTIN real smoothstep(real from, real to, real x) {
  real t = BUILTIN_OF(fmin)(BUILTIN_OF(fmax)((x - from) / (to - from), 0.0), 1.0);
  return t * t * (3.0 - 2.0 * t);
}
BUILTIN real sign(real x) { return x > 0.0 ? 1.0 : x < 0.0 ? -1.0 : is_nan(x) ? 0.0 : x; }
BUILTIN real degrees(real x) { return x * 0x1.ca5dc1a63c1f8p+5; }
BUILTIN real radians(real x) { return x * 0x1.1df46a2529d39p-6; }
BUILTIN int isfinite(real x) { return is_finite(x); }
BUILTIN int isnormal(real x) { return is_finite(x) && magnitude(x) >= LEAST_NORMAL; }
BUILTIN int signbit(real x) { return is_negative(x); }

typedef real real2 __attribute__((ext_vector_type(2)));
typedef real real3 __attribute__((ext_vector_type(3)));
typedef real real4 __attribute__((ext_vector_type(4)));
// A power of two by which the squares of a vector's components may be taken, from its largest, and its inverse.
LOCAL real unit_for(real size) { return size > SQUARE_TOP ? SQUARE_DOWN : size < SQUARE_BOTTOM ? SQUARE_UP : 1.0; }
LOCAL real back_from(real unit) { return unit == 1.0 ? 1.0 : unit < 1.0 ? 1.0 / SQUARE_DOWN : 1.0 / SQUARE_UP; }
LOCAL real product(real2 a, real2 b) { return a.x * b.x + a.y * b.y; }
LOCAL real product(real3 a, real3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
LOCAL real product(real4 a, real4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
LOCAL real largest(real2 v) { return BUILTIN_OF(fmax)(magnitude(v.x), magnitude(v.y)); }
LOCAL real largest(real3 v) { return BUILTIN_OF(fmax)(largest(v.xy), magnitude(v.z)); }
LOCAL real largest(real4 v) { return BUILTIN_OF(fmax)(largest(v.xy), largest(v.zw)); }
BUILTIN real length(real v) { return magnitude(v); }
BUILTIN real distance(real a, real b) { return magnitude(a - b); }
BUILTIN real normalize(real v) { return sign(v); }
#define GEOMETRY(type)                                            \
  BUILTIN real length(type v) {                                   \
    real unit = unit_for(largest(v));                             \
    type u = v * unit;                                            \
    return ROOT(product(u, u)) * back_from(unit);                 \
  }                                                               \
  BUILTIN real distance(type a, type b) { return length(a - b); } \
  BUILTIN type normalize(type v) {                                \
    real size = largest(v);                                       \
    if (size == 0.0) return v;                                    \
    type u = v * unit_for(size);                                  \
    return OVER_ROOT(u, product(u, u));                           \
  }
GEOMETRY(real2)
GEOMETRY(real3)
GEOMETRY(real4)
