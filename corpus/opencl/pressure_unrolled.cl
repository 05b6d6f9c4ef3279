// Heavy use of registers: unrolled 16-point transforms, a 6x6 product in registers, a 5x5 symmetric solve, chemistry-like
// chains of expressions as in S3D.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel dct16 --grid 1 --block 32 --arg buf:f32x512:random:1:-1:1 --arg out=buf:f32x512:zeros
// run: --kernel product6 --grid 1 --block 16 --arg buf:f32x576:random:2:-1:1 --arg buf:f32x576:random:3:-1:1 --arg out=buf:f32x576:zeros
// run: --kernel rates --grid 1 --block 32 --arg buf:f32x256:random:4:0.5:1.5 --arg buf:f32x32:random:5:0.8:1.2 --arg out=buf:f32x256:zeros
// run: --kernel walsh64 --grid 1 --block 16 --arg x=buf:i32x1024:random:6:-1000:1000

// DCT-II by definition with cosines known to the compiler.
#define C(k, n) cosines[((2 * (n) + 1) * (k)) & 63]

__constant float cosines[64] = {
    1.0f, 0.99518472667f, 0.98078528040f, 0.95694033573f, 0.92387953251f, 0.88192126435f, 0.83146961230f, 0.77301045336f,
    0.70710678119f, 0.63439328416f, 0.55557023302f, 0.47139673683f, 0.38268343237f, 0.29028467725f, 0.19509032202f,
    0.09801714033f, 0.0f, -0.09801714033f, -0.19509032202f, -0.29028467725f, -0.38268343237f, -0.47139673683f,
    -0.55557023302f, -0.63439328416f, -0.70710678119f, -0.77301045336f, -0.83146961230f, -0.88192126435f, -0.92387953251f,
    -0.95694033573f, -0.98078528040f, -0.99518472667f, -1.0f, -0.99518472667f, -0.98078528040f, -0.95694033573f,
    -0.92387953251f, -0.88192126435f, -0.83146961230f, -0.77301045336f, -0.70710678119f, -0.63439328416f, -0.55557023302f,
    -0.47139673683f, -0.38268343237f, -0.29028467725f, -0.19509032202f, -0.09801714033f, 0.0f, 0.09801714033f,
    0.19509032202f, 0.29028467725f, 0.38268343237f, 0.47139673683f, 0.55557023302f, 0.63439328416f, 0.70710678119f,
    0.77301045336f, 0.83146961230f, 0.88192126435f, 0.92387953251f, 0.95694033573f, 0.98078528040f, 0.99518472667f};

__kernel void dct16(__global const float* in, __global float* out) {
  const int id = get_global_id(0);
  float x[16], y[16];
#pragma unroll
  for (int i = 0; i < 16; i++) x[i] = in[id * 16 + i];
#pragma unroll
  for (int k = 0; k < 16; k++) {
    float s = 0.0f;
#pragma unroll
    for (int n = 0; n < 16; n++) s += x[n] * C(k, n);
    y[k] = s;
  }
#pragma unroll
  for (int i = 0; i < 16; i++) out[id * 16 + i] = y[i];
}

__kernel void product6(__global const float* a, __global const float* b, __global float* c) {
  const int id = get_global_id(0);
  float x[36], y[36], z[36];
#pragma unroll
  for (int i = 0; i < 36; i++) {
    x[i] = a[id * 36 + i];
    y[i] = b[id * 36 + i];
    z[i] = 0.0f;
  }
  for (int turn = 0; turn < 3; turn++) {
#pragma unroll
    for (int i = 0; i < 6; i++)
#pragma unroll
      for (int j = 0; j < 6; j++) {
        float s = z[i * 6 + j];
#pragma unroll
        for (int k = 0; k < 6; k++) s = fma(x[i * 6 + k], y[k * 6 + j], s);
        z[i * 6 + j] = s;
      }
#pragma unroll
    for (int i = 0; i < 36; i++) x[i] = z[(i % 6) * 6 + i / 6] * 0.25f;
  }
#pragma unroll
  for (int i = 0; i < 36; i++) c[id * 36 + i] = z[i];
}

// Eight species, reactions with Arrhenius factors; all in one expression block.
__kernel void rates(__global const float8* conc, __global const float* temperature, __global float8* out) {
  const int id = get_global_id(0);
  const float8 c = conc[id];
  const float t = temperature[id], inv = 1.0f / t, lt = log(t);
  const float k0 = exp(0.5f * lt - 1.25f * inv), k1 = exp(-0.7f * lt - 0.3f * inv), k2 = exp(1.1f - 2.0f * inv);
  const float k3 = exp(0.9f * lt - 0.1f * inv), k4 = exp(-1.5f * inv), k5 = exp(-0.25f * lt + 0.2f);
  const float r0 = k0 * c.s0 * c.s1 - 0.1f * k1 * c.s2, r1 = k1 * c.s1 * c.s3 - 0.2f * k2 * c.s4 * c.s0;
  const float r2 = k2 * c.s4 * c.s4 - 0.05f * k3 * c.s5, r3 = k3 * c.s2 * c.s5 * c.s6 - 0.3f * k0 * c.s7;
  const float r4 = k4 * c.s7 / (1.0f + c.s6), r5 = k5 * c.s3 * c.s3 / (c.s0 + c.s1 + c.s2);
  const float r6 = k0 * k3 * c.s5 - k4 * k5 * c.s1 * c.s6, r7 = k1 * k2 * c.s0 / (0.5f + c.s4 * c.s4);
  out[id] = (float8)(-r0 + r1 - r7, -r0 - r1 + r6, r0 - r3 + 2.0f * r5, -r1 - 2.0f * r5 + r7, r1 - 2.0f * r2 + r4,
                     r2 - r3 - r6, r4 - r3 + r6, r3 - r4 + r7) + c * 8.0f;
}

__kernel void walsh64(__global int* x) {
  const int id = get_global_id(0);
  int v[64];
#pragma unroll
  for (int i = 0; i < 64; i++) v[i] = x[id * 64 + i];
#pragma unroll
  for (int h = 1; h < 64; h *= 2)
#pragma unroll
    for (int i = 0; i < 64; i++)
      if (!(i & h)) {
        const int a = v[i], b = v[i + h];
        v[i] = a + b;
        v[i + h] = a - b;
      }
#pragma unroll
  for (int i = 0; i < 64; i++) x[id * 64 + i] = v[i];
}
