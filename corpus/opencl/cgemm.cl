// Complex product of small matrices, with optional conjugation; complex numbers are float2.
// run: --kernel cgemm --grid 3,2 --block 4,8 --arg i32:10 --arg i32:13 --arg i32:9 --arg buf:f32x180:random:1:-1:1 --arg buf:f32x234:random:2:-1:1 --arg c=buf:f32x260:zeros --arg i32:0 --arg i32:1
// run: --kernel cscal_axpy --grid 1 --block 64 --arg i32:50 --arg {f32:0.5;f32:-1.5} --arg buf:f32x100:random:3:-1:1 --arg y=buf:f32x100:random:4:-1:1

typedef struct {
  float re, im;
} complexf;

static float2 cmul(float2 a, float2 b) { return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }
static float2 conj_if(float2 a, int c) { return c ? (float2)(a.x, -a.y) : a; }

__kernel void cgemm(const int m, const int n, const int k, __global const float2* a, __global const float2* b,
                    __global float2* c, const int conj_a, const int conj_b) {
  const int i = get_global_id(0), j = get_global_id(1);
  if (i >= m || j >= n) return;
  float2 acc = (float2)(0.0f, 0.0f);
  for (int l = 0; l < k; l++)
    acc += cmul(conj_if(a[i * k + l], conj_a), conj_if(b[j * k + l], conj_b));
  c[i * n + j] = acc;
}

__kernel void cscal_axpy(const int n, const complexf alpha, __global const complexf* restrict x,
                         __global complexf* restrict y) {
  int i = get_global_id(0);
  if (i >= n) return;
  complexf xv = x[i];
  y[i].re += alpha.re * xv.re - alpha.im * xv.im;
  y[i].im += alpha.re * xv.im + alpha.im * xv.re;
}
