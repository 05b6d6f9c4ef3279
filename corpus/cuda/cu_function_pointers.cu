// Indirect calls: a device table of function pointers, pointers to members chosen at run time, virtual methods, callbacks with structs.
// run: --kernel apply_table --grid 1 --block 64 --arg buf:f32x64:random:441:-4:4 --arg buf:u8x64:random:442:0:5 --arg out=buf:f32x64:zeros --tolerance 1e-4
// run: --kernel shapes --grid 1 --block 64 --arg buf:f32x128:random:443:0.5:2 --arg out=buf:f32x64:zeros --tolerance 1e-5
// run: --kernel integrate --grid 1 --block 32 --arg out=buf:f64x32:zeros --arg i32:16 --tolerance 1e-9
// run: --kernel sort_callback --grid 1 --block 16 --arg data=buf:i32x256:random:444:-50:50
#include "cuda_mini.h"

typedef float (*UnaryOp)(float);
__device__ __noinline__ float op_square(float x) { return x * x; }
__device__ __noinline__ float op_relu(float x) { return fmaxf(x, 0.0f); }
__device__ __noinline__ float op_softsign(float x) { return x / (1.0f + fabsf(x)); }
__device__ __noinline__ float op_floor(float x) { return floorf(x); }
__device__ __noinline__ float op_cubic(float x) { return x * (1.0f + x * (0.5f + x * 0.25f)); }
__device__ __noinline__ float op_flip(float x) { return __int_as_float(__float_as_int(x) ^ 0x80000000); }
__device__ UnaryOp const ops[6] = {op_square, op_relu, op_softsign, op_floor, op_cubic, op_flip};

extern "C" __global__ void apply_table(const float *in, const unsigned char *which, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  UnaryOp first = ops[which[i]];
  UnaryOp second = which[i] & 1 ? op_square : op_softsign;
  out[i] = second(first(in[i]));
}

struct Shape {
  float a;
  __device__ Shape(float a) : a(a) {}
  virtual __device__ float area() const = 0;
  virtual __device__ float scaled(float s) const { return s * area(); }
};
struct Square : Shape {
  __device__ Square(float a) : Shape(a) {}
  __device__ float area() const override { return a * a; }
};
struct Rect : Shape {
  float b;
  __device__ Rect(float a, float b) : Shape(a), b(b) {}
  __device__ float area() const override { return a * b; }
  __device__ float scaled(float s) const override { return s * s * area(); }
};
struct Disc final : Shape {
  __device__ Disc(float a) : Shape(a) {}
  __device__ float area() const override { return 3.14159265f * a * a; }
};

__device__ __noinline__ float measure(const Shape *s, float k) { return s->scaled(k) + s->area(); }

extern "C" __global__ void shapes(const float *in, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Square sq(in[2 * i]);
  Rect re(in[2 * i], in[2 * i + 1]);
  Disc di(in[2 * i + 1]);
  const Shape *list[3] = {&sq, &re, &di};
  out[i] = measure(list[i % 3], 2.0f) + measure(list[(i / 3) % 3], 0.5f);
}

struct Params { double k, c; int n; };
typedef double (*Integrand)(double, Params);
__device__ __noinline__ double line(double x, Params p) { return p.k * x + p.c; }
__device__ __noinline__ double parabola(double x, Params p) { return p.k * x * x - p.c * p.n; }

__device__ __noinline__ double simpson(Integrand f, double a, double b, Params p) {
  const double h = (b - a) / p.n;
  double s = f(a, p) + f(b, p);
  for (int i = 1; i < p.n; ++i) s += f(a + i * h, p) * (i & 1 ? 4.0 : 2.0);
  return s * h / 3.0;
}

extern "C" __global__ void integrate(double *out, int n) {
  const int t = threadIdx.x;
  out[t] = simpson(t & 1 ? line : parabola, 0.0, 1.0 + t, Params{0.5 * t, 2.0, n});
}

__device__ __noinline__ bool by_value(int a, int b) { return a < b; }
__device__ __noinline__ bool by_magnitude(int a, int b) { return abs(a) != abs(b) ? abs(a) < abs(b) : a < b; }

__device__ __noinline__ void insertion(int *a, int n, bool (*less)(int, int)) {
  for (int i = 1; i < n; ++i) {
    int v = a[i], j = i;
    for (; j > 0 && less(v, a[j - 1]); --j) a[j] = a[j - 1];
    a[j] = v;
  }
}

extern "C" __global__ void sort_callback(int *data) { insertion(data + threadIdx.x * 16, 16, threadIdx.x % 2 ? by_value : by_magnitude); }
