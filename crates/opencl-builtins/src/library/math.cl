// Functions of one float, and a few of two, by arithmetic alone: the same bits on every target and in the interpreter.
//
// Polynomials are minimax (Remez' exchange, in 200 bits), over the interval named beside them. Bounds are OpenCL C's (section 7.4,
// "Relative error as ULPs"); the test suite measures.

#include "real.h"

// e^r and 2^r for |r| <= ln(2)/2 and 1/2, less 1; (e^r - 1 - r)/r^2.
LOCAL float exp_tail(float r) {
  float p = fused(0x1.6a1a9cp-10f, r, 0x1.123fc6p-7f);
  p = fused(p, r, 0x1.555916p-5f);
  p = fused(p, r, 0x1.55548ap-3f);
  return fused(p, r, 0x1.fffffcp-2f);
}
LOCAL float exp_less_1(float r) { return fused(exp_tail(r), r * r, r); }
LOCAL float exp2_less_1(float r) {
  float p = fused(0x1.41fb9ap-13f, r, 0x1.5f3f3p-10f);
  p = fused(p, r, 0x1.3b2d5p-7f);
  p = fused(p, r, 0x1.c6aee6p-5f);
  p = fused(p, r, 0x1.ebfbdcp-3f);
  p = fused(p, r, 0x1.62e43p-1f);
  return p * r;
}

#define LN2_HIGH 0x1.62e43p-1f
#define LN2_LOW -0x1.05c61p-29f

// x = n ln 2 + r; the caller has bounded x.
LOCAL float exp_reduced(float x, float *n) {
  *n = __builtin_rintf(x * 0x1.715476p+0f);
  return fused(*n, -LN2_LOW, fused(*n, -LN2_HIGH, x));
}

BUILTIN float exp(float x) {
  if (is_nan(x)) return x;
  float bounded = x > 200.0f ? 200.0f : x < -200.0f ? -200.0f : x, n;
  float r = exp_reduced(bounded, &n);
  return scaled(1.0f + exp_less_1(r), (int)n);
}
BUILTIN float exp10(float x) {
  if (is_nan(x)) return x;
  float bounded = x > 100.0f ? 100.0f : x < -100.0f ? -100.0f : x;
  float n = __builtin_rintf(bounded * 0x1.a934fp+1f);
  // log10(2) in two parts; what is left times ln(10).
  float r = fused(n, 0x1.ec10cp-27f, fused(n, -0x1.344136p-2f, bounded));
  return scaled(1.0f + exp_less_1(fused(r, 0x1.26bb1cp+1f, r * -0x1.12aabap-25f)), (int)n);
}
BUILTIN float expm1(float x) {
  if (is_nan(x) || x == 0.0f) return x;
  if (x > 89.0f) return __builtin_inff();
  if (x < -20.0f) return -1.0f;
  // Halves of 2^n (1 + r + tail) - 1, and what the sum of the first three loses.
  float n = __builtin_rintf(x * 0x1.715476p+0f);
  float within = fused(n, -LN2_HIGH, x), r = fused(n, -LN2_LOW, within);
  float lost = fused(n, -LN2_LOW, within - r);
  float tail = fused(exp_tail(r) * r, r, fused(lost, r, lost));
  float scale = scaled(1.0f, (int)n - 1);
  float less = scale - 0.5f, step = r * scale;
  float sum = less + step, part = sum - less;
  float rest = ((less - (sum - part)) + (step - part)) + (-0.5f - (less - scale));
  return (sum + fused(tail, scale, rest)) * 2.0f;
}

// x = m 2^k with m from sqrt(1/2) to sqrt(2); x is positive and finite.
LOCAL float mantissa(float x, float *k) {
  int small = x < 0x1p-126f;
  uint bits = bits_of(small ? x * 0x1p24f : x);
  int e = (int)(bits - 0x3f3504f3u) >> 23;
  *k = (float)(e - (small ? 24 : 0));
  return from_bits(bits - ((uint)e << 23));
}

// What a logarithm is where it has no formula; 0 for arguments that have.
LOCAL bool log_is_special(float x) { return !(x > 0.0f && x < __builtin_inff()); }
LOCAL float log_special(float x) {
  return x == 0.0f ? -__builtin_inff() : x > 0.0f ? x : __builtin_nanf("");
}

// log(1 + f) - f for f from sqrt(1/2) - 1 to sqrt(2) - 1.
LOCAL float log1p_less(float f) {
  float p = fused(-0x1.38b3cp-4f, f, 0x1.055a9p-3f);
  p = fused(p, f, -0x1.0d853p-3f);
  p = fused(p, f, 0x1.22da3cp-3f);
  p = fused(p, f, -0x1.54724ap-3f);
  p = fused(p, f, 0x1.99a008p-3f);
  p = fused(p, f, -0x1.000226p-2f);
  p = fused(p, f, 0x1.555554p-2f);
  float square = f * f;
  return fused(p * f, square, -0.5f * square);
}

BUILTIN float log(float x) {
  if (log_is_special(x)) return log_special(x);
  float k;
  float f = mantissa(x, &k) - 1.0f;
  return fused(k, LN2_HIGH, f + fused(k, LN2_LOW, log1p_less(f)));
}
BUILTIN float log1p(float x) {
  if (!(x > -1.0f && x < __builtin_inff())) return x == 0.0f ? x : log_special(1.0f + x);
  if (magnitude(x) < 0x1p-12f) return fused(-0.5f * x, x, x);
  float sum = 1.0f + x, k;
  // What the sum has lost.
  float lost = sum >= 2.0f ? 1.0f - (sum - x) : x - (sum - 1.0f);
  float f = mantissa(sum, &k) - 1.0f;
  float correction = lost / sum;
  return fused(k, LN2_HIGH, f + (fused(k, LN2_LOW, log1p_less(f)) + correction));
}

// log2 in two parts: the mantissa's by the series of atanh in (m - 1)/(m + 1), whose head is kept in two parts too.
LOCAL float log2_parts(float x, float *low) {
  float k;
  float f = mantissa(x, &k) - 1.0f;
  float d = 2.0f + f;
  float d_low = f - (d - 2.0f);
  float s = f / d;
  float s_low = fused(-s, d_low, fused(-s, d, f)) / d;
  float z = s * s;
  // 2/ln(2) times 1/3, 1/5, 1/7, 1/9, 1/11.
  float p = fused(0x1.0c9a84p-2f, z, 0x1.484b14p-2f);
  p = fused(p, z, 0x1.a61762p-2f);
  p = fused(p, z, 0x1.2776c6p-1f);
  p = fused(p, z, 0x1.ec709ep-1f);
  float head = s * 0x1.715476p+1f;
  float rest = fused(s, 0x1.715476p+1f, -head);
  rest = fused(s, 0x1.4ae0cp-25f, rest);
  rest = fused(s_low, 0x1.715476p+1f, rest);
  rest = fused(p * z, s, rest);
  float sum = k + head;
  float of_head = sum - k;
  rest = ((k - (sum - of_head)) + (head - of_head)) + rest;
  float high = sum + rest;
  *low = rest - (high - sum);
  return high;
}

BUILTIN float log2(float x) {
  if (log_is_special(x)) return log_special(x);
  float low;
  float high = log2_parts(x, &low);
  return high + low;
}
BUILTIN float log10(float x) {
  if (log_is_special(x)) return log_special(x);
  float low;
  float high = log2_parts(x, &low);
  float head = high * 0x1.344136p-2f;
  float rest = fused(high, 0x1.344136p-2f, -head);
  return head + (fused(high, -0x1.ec10cp-27f, rest) + low * 0x1.344136p-2f);
}
BUILTIN float logb(float x) {
  if (!is_finite(x)) return x * x;
  if (x == 0.0f) return -__builtin_inff();
  x = magnitude(x);
  int small = x < 0x1p-126f;
  uint bits = bits_of(small ? x * 0x1p24f : x);
  return (float)((int)(bits >> 23) - 127 - (small ? 24 : 0));
}
BUILTIN int ilogb(float x) {
  if (is_nan(x)) return 0x7fffffff;
  if (x == 0.0f) return -0x7fffffff;
  return is_finite(x) ? (int)logb(x) : 0x7fffffff;
}
BUILTIN float ldexp(float x, int n) { return scaled(x, n); }

// x^(y + y_low) for positive finite x.
LOCAL float power_of_sum(float x, float y, float y_low) {
  float low;
  float high = log2_parts(x, &low);
  float head = y * high;
  if (is_nan(head)) return head;
  // 2^300 is infinite for sure, and what 2^-300 rounds to is 0.
  if (head > 300.0f) return __builtin_inff();
  if (head < -300.0f) return 0.0f;
  float rest = fused(y, low, fused(y_low, high, fused(y, high, -head)));
  float n = __builtin_rintf(head);
  return scaled(1.0f + exp2_less_1((head - n) + rest), (int)n);
}
// x^y for positive finite x.
LOCAL float power(float x, float y) { return power_of_sum(x, y, 0.0f); }
// 0 if y is no integer, 1 if it is odd, 2 if it is even.
LOCAL int parity(float y) {
  y = magnitude(y);
  if (y >= 0x1p24f) return 2;
  if (__builtin_truncf(y) != y) return 0;
  return (int)y & 1 ? 1 : 2;
}
BUILTIN float pow(float x, float y) {
  if (x == 1.0f || y == 0.0f) return 1.0f;
  if (is_nan(x) || is_nan(y)) return x + y;
  int kind = parity(y);
  float size = magnitude(x), result;
  if (!is_finite(y)) return size == 1.0f ? 1.0f : (size > 1.0f) == (y > 0.0f) ? __builtin_inff() : 0.0f;
  if (size == 0.0f || !is_finite(size)) {
    result = (size == 0.0f) == (y > 0.0f) ? 0.0f : __builtin_inff();
  } else {
    if (x < 0.0f && kind == 0) return __builtin_nanf("");
    result = power(size, y);
  }
  return kind == 1 ? with_sign(result, x) : result;
}
BUILTIN float pown(float x, int n) {
  // Integers of more than 24 bits are even or have a size that rounds to what overflows or vanishes all the same, but near 1.
  float high = (float)(n & ~0xfff), low = (float)(n & 0xfff);
  float size = magnitude(x), result;
  if (n == 0) return 1.0f;
  if (is_nan(x)) return x;
  if (size == 0.0f || !is_finite(size)) {
    result = (size == 0.0f) == (n > 0) ? 0.0f : __builtin_inff();
  } else if (high == 0.0f || low == 0.0f) {
    result = power(size, high + low);
  } else {
    float l;
    float h = log2_parts(size, &l);
    float head = high * h + low * h;
    if (head > 300.0f) {
      result = __builtin_inff();
    } else if (head < -300.0f) {
      result = 0.0f;
    } else {
      float a = high * h;
      float rest = fused(high, h, -a) + fused(high, l, fused(low, h, low * l));
      float k = __builtin_rintf(head);
      result = scaled(1.0f + exp2_less_1((a - k) + rest), (int)k);
    }
  }
  return n & 1 ? with_sign(result, x) : result;
}
BUILTIN float powr(float x, float y) {
  if (is_nan(x) || is_nan(y)) return x + y;
  if (x < 0.0f) return __builtin_nanf("");
  if (x == 0.0f || !is_finite(x)) {
    if (y == 0.0f) return __builtin_nanf("");
    return (x == 0.0f) == (y > 0.0f) ? 0.0f : __builtin_inff();
  }
  if (!is_finite(y)) {
    if (x == 1.0f) return __builtin_nanf("");
    return (x > 1.0f) == (y > 0.0f) ? __builtin_inff() : 0.0f;
  }
  return power(x, y);
}

BUILTIN float rootn(float x, int n) {
  if (is_nan(x) || n == 0 || (x < 0.0f && !(n & 1))) return __builtin_nanf("");
  float size = magnitude(x), result;
  if (size == 0.0f || !is_finite(size)) {
    result = (size == 0.0f) == (n > 0) ? 0.0f : __builtin_inff();
  } else {
    // 1/n in two parts.
    float of = (float)n, y = 1.0f / of;
    result = power_of_sum(size, y, fused(-of, y, 1.0f) * y);
  }
  return n & 1 ? with_sign(result, x) : result;
}
BUILTIN float nan(uint code) { return from_bits(0x7fc00000 | (code & 0x3fffff)); }

// 2/pi, its bits from the first behind the point on, with 32 zeros in front.
__constant static const uint lanelift_two_over_pi[8] = {
    0, 0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab};

// |x| = n pi/2 + r with |r| <= pi/4, for finite x; n modulo 4.
LOCAL float reduced(float x, uint *n) {
  x = magnitude(x);
  if (x < 0x1p16f) {
    // Pi/2 in three parts (Cody and Waite); the first two steps are exact or nearly so.
    float k = __builtin_rintf(x * 0x1.45f306p-1f);
    *n = (uint)(int)k & 3;
    return fused(k, 0x1.ee59dap-50f, fused(k, 0x1.777a5cp-25f, fused(k, -0x1.921fb6p+0f, x)));
  }
  // Payne and Hanek: the bits of 2/pi that are neither a multiple of 4 nor too small, times the mantissa.
  uint bits = bits_of(x);
  uint m = (bits & 0x7fffff) | 0x800000;
  uint from = (bits >> 23) - 120;
  uint at = from >> 5, shift = from & 31;
  uint w[3];
  for (int i = 0; i < 3; i++) {
    uint high = lanelift_two_over_pi[at + i], low = lanelift_two_over_pi[at + i + 1];
    w[i] = (uint)((((ulong)high << 32) | low) << shift >> 32);
  }
  ulong p = ((ulong)(m * w[0]) << 32) + (ulong)m * w[1] + ((ulong)m * w[2] >> 32);
  *n = (uint)((p + (1ul << 61)) >> 62) & 3;
  return (float)(long)(p << 2) * 0x1.921fb6p-64f;
}
// (sin(r)/r - 1)/r^2 and (cos(r) - 1 + r^2/2)/r^4 by the square.
LOCAL float sin_tail(float z) {
  float p = fused(0x1.6cd1bp-19f, z, -0x1.a00f7ep-13f);
  p = fused(p, z, 0x1.111108p-7f);
  return fused(p, z, -0x1.555556p-3f);
}
LOCAL float cos_tail(float z) {
  float p = fused(-0x1.242acp-22f, z, 0x1.a0112p-16f);
  p = fused(p, z, -0x1.6c16b8p-10f);
  return fused(p, z, 0x1.555556p-5f);
}
LOCAL float sin_near(float r) {
  float z = r * r;
  return fused(sin_tail(z) * z, r, r);
}
LOCAL float cos_near(float r) {
  float z = r * r;
  return fused(cos_tail(z), z * z, fused(-0.5f, z, 1.0f));
}
LOCAL float with_quadrant(float r, uint n) {
  float value = n & 1 ? cos_near(r) : sin_near(r);
  return n & 2 ? -value : value;
}
BUILTIN float sin(float x) {
  if (!is_finite(x)) return __builtin_nanf("");
  uint n;
  float r = reduced(x, &n);
  float value = with_quadrant(r, n);
  return x == 0.0f ? x : bits_of(x) >> 31 ? -value : value;
}
BUILTIN float cos(float x) {
  if (!is_finite(x)) return __builtin_nanf("");
  uint n;
  float r = reduced(x, &n);
  return with_quadrant(r, n + 1);
}
BUILTIN float tan(float x) {
  if (!is_finite(x)) return __builtin_nanf("");
  uint n;
  float r = reduced(x, &n);
  float z = r * r;
  float p = fused(0x1.1ee176p-8f, z, 0x1.6da2eep-14f);
  p = fused(p, z, 0x1.6320e4p-7f);
  p = fused(p, z, 0x1.5cacfcp-6f);
  p = fused(p, z, 0x1.badc26p-5f);
  p = fused(p, z, 0x1.110d8cp-3f);
  p = fused(p, z, 0x1.55556p-2f);
  float value = fused(p * z, r, r);
  value = n & 1 ? -1.0f / value : value;
  return x == 0.0f ? x : bits_of(x) >> 31 ? -value : value;
}

// atan on [0, tan(pi/8)].
LOCAL float atan_near(float x) {
  float z = x * x;
  float p = fused(-0x1.f1bd82p-5f, z, 0x1.b1e328p-4f);
  p = fused(p, z, -0x1.23b48ep-3f);
  p = fused(p, z, 0x1.99918ep-3f);
  p = fused(p, z, -0x1.55554ap-2f);
  return fused(p * z, x, x);
}
#define PI_4 0x1.921fb6p-1f
#define PI_2 0x1.921fb6p+0f
#define PI 0x1.921fb6p+1f
#define PI_2_LOW -0x1.777a5cp-25f
// atan of y/x, both at least 0, not both 0.
LOCAL float atan_quotient(float y, float x) {
  bool steep = y > x;
  float a = steep ? x : y, b = steep ? y : x;
  float q = a == b ? 1.0f : a / b;
  bool middle = q > 0x1.a8279ap-2f;
  float t = middle ? (q - 1.0f) / (q + 1.0f) : q;
  float value = t < 0.0f ? -atan_near(-t) : atan_near(t);
  value = middle ? PI_4 + (value + PI_2_LOW * 0.5f) : value;
  return steep ? PI_2 - (value - PI_2_LOW) : value;
}
BUILTIN float atan(float x) {
  if (is_nan(x) || x == 0.0f) return x;
  return with_sign(atan_quotient(magnitude(x), 1.0f), x);
}
BUILTIN float atan2(float y, float x) {
  if (is_nan(x) || is_nan(y)) return x + y;
  float value = x == 0.0f && y == 0.0f ? 0.0f : atan_quotient(magnitude(y), magnitude(x));
  value = bits_of(x) >> 31 ? PI - (value - 2.0f * PI_2_LOW) : value;
  return with_sign(value, y);
}
// (asin(x) - x)/x for |x| <= 1/2, by its square.
LOCAL float asin_tail(float z) {
  float p = fused(0x1.337066p-5f, z, 0x1.d8d73ep-7f);
  p = fused(p, z, 0x1.04962ep-5f);
  p = fused(p, z, 0x1.6cae4ep-5f);
  p = fused(p, z, 0x1.33388p-4f);
  p = fused(p, z, 0x1.55554cp-3f);
  return p * z;
}
BUILTIN float asin(float x) {
  float size = magnitude(x);
  if (!(size <= 1.0f)) return __builtin_nanf("");
  if (size <= 0.5f) return fused(asin_tail(x * x), x, x);
  float z = (1.0f - size) * 0.5f;
  float s = __builtin_sqrtf(z);
  return with_sign(PI_2 - (2.0f * fused(asin_tail(z), s, s) - PI_2_LOW), x);
}
BUILTIN float acos(float x) {
  float size = magnitude(x);
  if (!(size <= 1.0f)) return __builtin_nanf("");
  if (size <= 0.5f) return PI_2 - (x - fused(-asin_tail(x * x), x, PI_2_LOW));
  float z = (1.0f - size) * 0.5f;
  float s = __builtin_sqrtf(z);
  float value = 2.0f * fused(asin_tail(z), s, s);
  return x > 0.0f ? value : PI - (value - 2.0f * PI_2_LOW);
}
BUILTIN float sinh(float x) {
  if (is_nan(x)) return x;
  float size = magnitude(x);
  if (size <= 1.0f) {
    float z = x * x;
    float p = fused(0x1.7a15b6p-19f, z, 0x1.9ffe92p-13f);
    p = fused(p, z, 0x1.111134p-7f);
    p = fused(p, z, 0x1.555556p-3f);
    return fused(p * z, x, x);
  }
  float n;
  float r = exp_reduced(size > 100.0f ? 100.0f : size, &n);
  float grown = 1.0f + exp_less_1(r), shrunk = 1.0f + exp_less_1(-r);
  float value = scaled(grown, (int)n - 1) - scaled(shrunk, -(int)n - 1);
  return with_sign(value, x);
}
BUILTIN float cosh(float x) {
  if (is_nan(x)) return x;
  float size = magnitude(x), n;
  float r = exp_reduced(size > 100.0f ? 100.0f : size, &n);
  float grown = 1.0f + exp_less_1(r), shrunk = 1.0f + exp_less_1(-r);
  return scaled(grown, (int)n - 1) + scaled(shrunk, -(int)n - 1);
}
BUILTIN float tanh(float x) {
  if (is_nan(x)) return x;
  float size = magnitude(x);
  if (size <= 0.6f) {
    float z = x * x;
    float p = fused(-0x1.825854p-8f, z, 0x1.54b89ep-6f);
    p = fused(p, z, -0x1.b898dep-5f);
    p = fused(p, z, 0x1.1109aep-3f);
    p = fused(p, z, -0x1.55553ep-2f);
    return fused(p * z, x, x);
  }
  float bounded = size > 10.0f ? 10.0f : size;
  return with_sign(1.0f - 2.0f / (exp(2.0f * bounded) + 1.0f), x);
}
BUILTIN float hypot(float x, float y) {
  x = magnitude(x);
  y = magnitude(y);
  if (x == __builtin_inff() || y == __builtin_inff()) return __builtin_inff();
  if (is_nan(x) || is_nan(y)) return x + y;
  float large = x > y ? x : y, small = x > y ? y : x;
  if (large == 0.0f) return large;
  // Scaled by a power of two, so that squares neither overflow nor vanish.
  float up = large > 0x1p60f ? 0x1p-100f : large < 0x1p-40f ? 0x1p90f : 1.0f;
  float down = large > 0x1p60f ? 0x1p100f : large < 0x1p-40f ? 0x1p-90f : 1.0f;
  large *= up;
  small *= up;
  return __builtin_sqrtf(fused(large, large, small * small)) * down;
}
BUILTIN float cbrt(float x) {
  if (!is_finite(x) || x == 0.0f) return x;
  float size = magnitude(x);
  bool tiny = size < 0x1p-126f;
  size = tiny ? size * 0x1p24f : size;
  // A third of the exponent, then Newton's steps; the last with what the cube has lost.
  float y = from_bits(bits_of(size) / 3 + 0x2a5119f2);
  for (int i = 0; i < 3; i++) y = y - (y - size / (y * y)) * 0x1.555556p-2f;
  float square = y * y;
  float lost = fused(y, y, -square);
  float cube = square * y;
  float rest = fused(square, y, -cube) + lost * y;
  y = y - ((cube - size) + rest) / (3.0f * square);
  return with_sign(tiny ? y * 0x1p-8f : y, x);
}
BUILTIN float fmod(float x, float y) {
  if (is_nan(x) || is_nan(y) || !is_finite(x) || y == 0.0f) return __builtin_nanf("");
  float a = magnitude(x), b = magnitude(y);
  if (a < b) return x;
  // As integers: mantissas with the exponent of the lesser, a bit at a time.
  int ea = (int)logb(a), eb = (int)logb(b);
  uint ma = (uint)scaled(a, 23 - ea), mb = (uint)scaled(b, 23 - eb);
  for (int n = ea - eb; n > 0; n--) {
    ma = ma >= mb ? ma - mb : ma;
    ma <<= 1;
  }
  ma = ma >= mb ? ma - mb : ma;
  return with_sign(scaled((float)ma, eb - 23), x);
}
BUILTIN float remainder(float x, float y) {
  if (is_nan(x) || is_nan(y) || !is_finite(x) || y == 0.0f) return __builtin_nanf("");
  float a = magnitude(x), b = magnitude(y);
  if (!is_finite(b)) return x;
  // Where twice the divisor would be infinite, both are smaller by a power of two: what is lost is less than half of it.
  bool is_large = b > 0x1p100f;
  if (is_large) {
    if (a <= 0.5f * b) return x;
    a *= 0x1p-30f;
    b *= 0x1p-30f;
  }
  float r = fmod(a, b + b);
  if (r + r > b) {
    r -= b;
    if (r + r >= b) r -= b;
  }
  r = is_large ? r * 0x1p30f : r;
  return bits_of(x) >> 31 ? -r : r;
}
// The sine of pi times |r| <= 1/4 in a quadrant, with what the product loses.
LOCAL float with_quadrant_of_pi(float r, uint n) {
  float near = r * PI;
  float lost = fused(r, PI, -near) - r * 0x1.777a5cp-24f;
  float z = near * near, half_z = 0.5f * z, cosine = 1.0f - half_z, value;
  if (n & 1) {
    value = cosine + fused(cos_tail(z), z * z, fused(-near, lost, (1.0f - cosine) - half_z));
  } else {
    value = near + fused(sin_tail(z) * z, near, lost * cosine);
  }
  return n & 2 ? -value : value;
}
BUILTIN float sinpi(float x) {
  if (!is_finite(x)) return __builtin_nanf("");
  if (magnitude(x) >= 0x1p24f) return with_sign(0.0f, x);
  float n = __builtin_rintf(2.0f * x);
  float r = fused(n, -0.5f, x);
  uint quadrant = (uint)(int)n & 3;
  float value = with_quadrant_of_pi(r, quadrant);
  return r == 0.0f && !(quadrant & 1) ? with_sign(0.0f, x) : value;
}
BUILTIN float cospi(float x) {
  if (!is_finite(x)) return __builtin_nanf("");
  x = magnitude(x);
  if (x >= 0x1p24f) return 1.0f;
  float n = __builtin_rintf(2.0f * x);
  float r = fused(n, -0.5f, x);
  uint quadrant = (uint)(int)n & 3;
  float value = with_quadrant_of_pi(r, quadrant + 1);
  return r == 0.0f && (quadrant & 1) ? 0.0f : value;
}
BUILTIN float tanpi(float x) { return sinpi(x) / cospi(x); }
BUILTIN float asinpi(float x) { return asin(x) * 0x1.45f306p-2f; }
BUILTIN float acospi(float x) { return acos(x) * 0x1.45f306p-2f; }
BUILTIN float atanpi(float x) { return atan(x) * 0x1.45f306p-2f; }
BUILTIN float atan2pi(float y, float x) { return atan2(y, x) * 0x1.45f306p-2f; }
BUILTIN float asinh(float x) {
  if (!is_finite(x) || x == 0.0f) return x;
  float a = magnitude(x), value;
  if (a > 0x1p12f) {
    value = log(a) + 0x1.62e43p-1f;
  } else {
    float square = a * a;
    value = log1p(a + square / (1.0f + __builtin_sqrtf(square + 1.0f)));
  }
  return with_sign(value, x);
}
BUILTIN float acosh(float x) {
  if (!(x >= 1.0f)) return __builtin_nanf("");
  if (x > 0x1p12f) return log(x) + 0x1.62e43p-1f;
  float t = x - 1.0f;
  return log1p(t + __builtin_sqrtf(fused(t, t, 2.0f * t)));
}
BUILTIN float atanh(float x) {
  float a = magnitude(x);
  if (!(a <= 1.0f)) return __builtin_nanf("");
  if (a == 1.0f) return with_sign(__builtin_inff(), x);
  return with_sign(0.5f * log1p(2.0f * a / (1.0f - a)), x);
}

// Faster and less exact ones, as OpenCL allows: by what machines have instructions for.
BUILTIN float native_exp2(float);
BUILTIN float native_log2(float);
BUILTIN float native_sin(float);
BUILTIN float native_cos(float);
BUILTIN float native_exp(float x) { return native_exp2(x * 0x1.715476p+0f); }
BUILTIN float native_exp10(float x) { return native_exp2(x * 0x1.a934fp+1f); }
BUILTIN float native_log(float x) { return native_log2(x) * 0x1.62e43p-1f; }
BUILTIN float native_log10(float x) { return native_log2(x) * 0x1.344136p-2f; }
BUILTIN float native_tan(float x) { return native_sin(x) / native_cos(x); }
// Those with a bound of 8192 units of the last place: what the product loses is at most 128 of them.
BUILTIN float half_exp(float x) { return native_exp(x); }
BUILTIN float half_exp10(float x) { return native_exp10(x); }
#define SAME_AS(name, exact) BUILTIN float name(float x) { return exact(x); }
SAME_AS(half_log, log)
SAME_AS(half_log10, log10)
SAME_AS(half_sin, sin)
SAME_AS(half_cos, cos)
SAME_AS(half_tan, tan)
