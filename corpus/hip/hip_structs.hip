// Structs by value in HIP style: strided tensor views, functor kernels with captured state, nested options, unions, arrays of pointers, large configuration.
// run: --kernel view_copy --grid 2 --block 32 --arg {buf:f32x60:iota;{i32:5;i32:12};{i32:12;i32:1}} --arg {out=buf:f32x60:zeros;{i32:5;i32:12};{i32:1;i32:5}}
// run: --kernel functor_apply --grid 1 --block 64 --arg {f32:2;f32:0.5;i32:3;out=buf:f32x64:random:171:-1:1} --arg i32:64 --tolerance 1e-5
// run: --kernel config_kernel --grid 1 --block 32 --arg {i32:1;{f64:1;f64:2;f64:3};{{u8:1;u16:500};{u8:2;u16:600};{u8:3;u16:700}};f32:1;f32:2;f32:3;f32:4;f32:5;f32:6;f32:7;f32:8;f32:9;f32:10;f32:11;f32:12;f32:13;f32:14;f32:15;f32:16;i64:-5;u8:9} --arg out=buf:f64x32:zeros --tolerance 1e-9
// run: --kernel pointer_table --grid 1 --block 32 --arg {a=buf:i32x32:iota;b=buf:i32x32:iota:100;c=buf:i32x32:iota:200;null} --arg buf:u8x32:random:172:0:2
// run: --kernel tagged_union --grid 1 --block 32 --arg buf:u32x64:random:173 --arg out=buf:u32x32:zeros
#include "hip_mini.h"

struct Extent { int rows, cols; };
struct View {
  float *data;
  Extent size, stride;
  __device__ float &at(int r, int c) const { return data[r * stride.rows + c * stride.cols]; }
};

extern "C" __global__ void view_copy(const View src, View dst) {
  const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  if (i < src.size.rows * src.size.cols) dst.at(i / src.size.cols, i % src.size.cols) = src.at(i / src.size.cols, i % src.size.cols);
}

struct ScaleShift {
  float scale, shift;
  int repeat;
  float *out;
  __device__ void operator()(int i) const {
    float v = out[i];
    for (int k = 0; k < repeat; ++k) v = v * scale + shift;
    out[i] = v;
  }
};
template <class F> __device__ __forceinline__ void for_each(int n, F f) {
  for (int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x; i < n; i += hipGridDim_x * hipBlockDim_x) f(i);
}
extern "C" __global__ void functor_apply(ScaleShift f, int n) { for_each(n, f); }

struct Small { unsigned char a; unsigned short b; };
struct Config {
  int mode;
  struct { double x, y, z; } origin;
  Small table[3];
  float matrix[16];
  long long offset;
  unsigned char flags;
};

__device__ __noinline__ double weigh(Config c, int t) {
  double s = c.origin.x * t + c.origin.y;
  c.matrix[t & 15] *= 2.0f;
  for (int i = 0; i < 16; ++i) s += c.matrix[i] * (i == (t & 15) ? 3.0 : 1.0);
  return s + c.table[t % 3].b - (double)c.offset;
}

extern "C" __global__ void config_kernel(Config c, double *out) {
  const int t = hipThreadIdx_x;
  const double before = weigh(c, t);
  c.offset += t;
  c.table[t % 3].b = (unsigned short)(c.table[t % 3].b + c.flags);
  out[t] = before * 1000.0 + weigh(c, t + 1) + c.mode;
}

struct Table { int *p[4]; };
extern "C" __global__ void pointer_table(Table t, const unsigned char *which) {
  const int i = hipThreadIdx_x;
  int *p = t.p[which[i]];
  if (p != nullptr) p[i] = -p[i] + (t.p[3] == nullptr ? 1 : 2);
}

struct Value {
  int tag;
  union { int i; float f; unsigned char b[4]; short s[2]; };
};
__device__ __noinline__ Value make_value(unsigned kind, unsigned bits) {
  Value v;
  v.tag = (int)(kind & 3);
  v.i = (int)bits;
  return v;
}
extern "C" __global__ void tagged_union(const unsigned *in, unsigned *out) {
  const int t = hipThreadIdx_x;
  const Value v = make_value(in[2 * t], (in[2 * t + 1] & 0x007fffffu) | 0x3f800000u);
  unsigned r = 0;
  switch (v.tag) {
    case 0: r = (unsigned)v.i * 3u; break;
    case 1: r = (unsigned)(v.f * 1000.0f); break;
    case 2: for (int i = 0; i < 4; ++i) r = r * 7 + v.b[i]; break;
    default: r = (unsigned)(v.s[0] - v.s[1]); break;
  }
  out[t] = r;
}
