// The error function and the gamma function, for either format. Before it come the polynomials, named by what they approximate,
// DIVIDE for numbers of middle size, and the constants that are capital letters here.

BUILTIN real exp(real);
BUILTIN real log(real);
BUILTIN real sinpi(real);

// erfc(x) from 1 on: e^(-x^2) with what the square has lost, and the rest of it as a polynomial of (x - K)/(x + K).
LOCAL real erfc_beyond(real x) {
  real square = x * x;
  real lost = fused(x, x, -square);
  real tail = DIVIDE(erfcx_of(DIVIDE(x - ERFC_CENTRE, x + ERFC_CENTRE)), fused(2.0, x, 1.0));
  return exp(-square) * fused(-lost, tail, tail);
}
BUILTIN real erf(real x) {
  real size = magnitude(x);
  if (is_nan(x)) return x;
  if (size <= 1.0) return fused(erf_tail(size * size), x, x);
  return with_sign(1.0 - erfc_beyond(size > ERFC_TOP ? ERFC_TOP : size), x);
}
BUILTIN real erfc(real x) {
  real size = magnitude(x);
  if (is_nan(x)) return x;
  if (size <= 1.0) return 1.0 - fused(erf_tail(size * size), x, x);
  real far = erfc_beyond(size > ERFC_TOP ? ERFC_TOP : size);
  return x < 0.0 ? 2.0 - far : far;
}

// Gamma of a number from 1 to 2, times or over the numbers up to x; products with what they lose.
BUILTIN real tgamma(real x) {
  if (is_nan(x) || x == INFINITY_) return x;
  if (x == 0.0) return with_sign(INFINITY_, x);
  if (x < 0.0 && BUILTIN_OF(trunc)(x) == x) return NOT_A_NUMBER;
  if (x > GAMMA_TOP) return INFINITY_;
  if (x < GAMMA_BOTTOM) return (int)BUILTIN_OF(floor)(x < -0x1p20 ? -0x1p20 : x) & 1 ? -0.0 : 0.0;
  if (x >= 1.0) {
    int n = (int)x - 1;
    real y = x - (real)n;
    real product = gamma_about_1_5(y - 1.5), lost = 0.0;
    for (; n > 0; n--) {
      real next = product * y;
      lost = fused(lost, y, fused(product, y, -next));
      product = next;
      y += 1.0;
    }
    return product == INFINITY_ ? product : product + lost;
  }
  int n = 1 - (int)BUILTIN_OF(floor)(x);
  real quotient = gamma_about_1_5((x + (real)n) - 1.5);
  real product = 1.0, lost = 0.0;
  // The smallest first, so that nothing before the result is too small.
  for (int k = n - 1; k >= 0; k--) {
    real y = x + (real)k, next = product * y;
    lost = fused(lost, y, fused(product, y, -next));
    product = next;
    if (magnitude(product) > power_of_2(BIAS / 2)) {
      quotient = quotient / (product + lost);
      product = 1.0;
      lost = 0.0;
    }
  }
  return quotient / (product + lost);
}

// log(gamma(x)) for positive x.
LOCAL real lgamma_positive(real x) {
  if (x < 0.5) return fused(x, lgamma_at_1(x), -log(x));
  if (x <= 1.5) return (x - 1.0) * lgamma_at_1(x - 1.0);
  if (x < 8.0) {
    real product = 1.0;
    while (x > 2.5) {
      x -= 1.0;
      product *= x;
    }
    return fused(x - 2.0, lgamma_at_2(x - 2.0), product == 1.0 ? 0.0 : log(product));
  }
  // Stirling's series.
  real inverse = x < 0x1p60 ? DIVIDE(1.0, x) : 0.0;
  real tail = fused(stirling(inverse * inverse), inverse, LOG_2_PI_LESS_1_HALVED);
  return fused(x - 0.5, log(x) - 1.0, tail);
}
POINTER_BUILTIN real lgamma_r(real x, __private int *sign) {
  *sign = 1;
  if (!is_finite(x)) return x * x;
  if (x > 0.0) return lgamma_positive(x);
  if (BUILTIN_OF(trunc)(x) == x) return INFINITY_;
  // Gamma(x) gamma(-x) = -pi/(x sin(pi x)).
  real size = -x;
  *sign = size < 0x1p31 && (int)BUILTIN_OF(trunc)(size) & 1 ? 1 : -1;
  if (size < power_of_2(-MANTISSA - 8)) return -log(size);
  return (LOG_PI - log(magnitude(sinpi(size)) * size)) - lgamma_positive(size);
}
BUILTIN real lgamma(real x) {
  __private int sign;
  return lgamma_r(x, &sign);
}
#define LGAMMA_R(space)                                  \
  POINTER_BUILTIN real lgamma_r(real x, space int *sign) { \
    __private int found;                                 \
    real value = lgamma_r(x, &found);                    \
    *sign = found;                                       \
    return value;                                        \
  }
LGAMMA_R(__global)
LGAMMA_R(__local)
LGAMMA_R(__generic)
