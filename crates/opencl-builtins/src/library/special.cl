// The error function, the gamma function and functions with two results, of floats.
//
// Polynomials are interpolations at Chebyshev's points, computed in 400 bits.

#include "real.h"

#define DIVIDE(a, b) ((a) / (b))
#define ERFC_CENTRE 3.0
#define ERFC_TOP 10.5
#define GAMMA_TOP 35.5
#define GAMMA_BOTTOM -46.0
#define LOG_PI 0x1.250d04p+0
// (log(2 pi) - 1)/2
#define LOG_2_PI_LESS_1_HALVED 0x1.acfe3ap-2

// log(gamma(1 + t))/t for |t| <= 1/2.
LOCAL real lgamma_at_1(real t) {
  real p = fused(-0x1.61a0c8p-3, t, 0x1.8169ap-3);
  p = fused(p, t, -0x1.69378p-4);
  p = fused(p, t, 0x1.9c0298p-4);
  p = fused(p, t, -0x1.2c8112p-3);
  p = fused(p, t, 0x1.612928p-3);
  p = fused(p, t, -0x1.a87934p-3);
  p = fused(p, t, 0x1.14f06ap-2);
  p = fused(p, t, -0x1.9a4dbep-2);
  p = fused(p, t, 0x1.a51a9ep-1);
  return fused(p, t, -0x1.2788dp-1);
}
// log(gamma(2 + t))/t for |t| <= 1/2.
LOCAL real lgamma_at_2(real t) {
  real p = fused(-0x1.06bbbcp-12, t, 0x1.2af9d4p-11);
  p = fused(p, t, -0x1.374ac2p-10);
  p = fused(p, t, 0x1.7956cep-9);
  p = fused(p, t, -0x1.e40b3p-8);
  p = fused(p, t, 0x1.513598p-6);
  p = fused(p, t, -0x1.13ep-4);
  p = fused(p, t, 0x1.4a34ccp-2);
  return fused(p, t, 0x1.b0ee6p-2);
}
// gamma(3/2 + t) for |t| <= 1/2.
LOCAL real gamma_about_1_5(real t) {
  real p = fused(-0x1.65187cp-7, t, 0x1.0b93f2p-6);
  p = fused(p, t, -0x1.0a5afcp-6);
  p = fused(p, t, 0x1.8f9b88p-6);
  p = fused(p, t, -0x1.385eb8p-5);
  p = fused(p, t, 0x1.e1b8ep-5);
  p = fused(p, t, -0x1.3d80bep-4);
  p = fused(p, t, 0x1.2835c6p-3);
  p = fused(p, t, -0x1.b77aeep-4);
  p = fused(p, t, 0x1.a8c4ecp-2);
  p = fused(p, t, 0x1.08ea8ap-5);
  return fused(p, t, 0x1.c5bf8ap-1);
}
// erf(x)/x - 1 for x up to 1, by its square.
LOCAL real erf_tail(real z) {
  real p = fused(-0x1.445f48p-17, z, 0x1.d8875p-14);
  p = fused(p, z, -0x1.bccf66p-11);
  p = fused(p, z, 0x1.562a6p-8);
  p = fused(p, z, -0x1.b829c8p-6);
  p = fused(p, z, 0x1.ce2f08p-4);
  p = fused(p, z, -0x1.812746p-2);
  return fused(p, z, 0x1.06eba8p-3);
}
// (1 + 2 x) e^(x^2) erfc(x) for x from 1 to ERFC_TOP, by t = (x - ERFC_CENTRE)/(x + ERFC_CENTRE).
LOCAL real erfcx_of(real t) {
  real p = fused(-0x1.1e81bep-14, t, -0x1.6cb0c6p-11);
  p = fused(p, t, 0x1.e978d4p-10);
  p = fused(p, t, 0x1.48aadep-9);
  p = fused(p, t, -0x1.8561d6p-6);
  p = fused(p, t, 0x1.17ccd2p-4);
  p = fused(p, t, -0x1.e88be8p-4);
  p = fused(p, t, 0x1.098356p-3);
  p = fused(p, t, -0x1.85a156p-5);
  p = fused(p, t, -0x1.15c084p-3);
  return fused(p, t, 0x1.40c522p+0);
}
// What Stirling's formula lacks of log(gamma(x)), times x, for x >= 8, by 1/x^2.
LOCAL real stirling(real z) {
  real p = fused(-0x1.2aebd6p-11, z, 0x1.9ff998p-11);
  p = fused(p, z, -0x1.6c16bap-9);
  return fused(p, z, 0x1.555556p-4);
}

#include "special.h"
#include "pointers.h"
