// Device functions that are not inlined, with structs by value and returned: small, large (sret), float aggregates, nested, packed.
// levels: O3g
// run: --kernel quaternions --grid 1 --block 64 --arg buf:f32x256:random:421:-1:1 --arg buf:f32x256:random:422:-1:1 --arg out=buf:f32x256:zeros --tolerance 1e-4
// run: --kernel matrix_chain --grid 1 --block 32 --arg buf:f64x512:random:423:-1:1 --arg out=buf:f64x512:zeros --arg i32:3 --tolerance 1e-9
// run: --kernel packets --grid 1 --block 64 --arg buf:u32x128:random:424 --arg out=buf:u32x64:zeros
// run: --kernel intervals --grid 1 --block 64 --arg buf:f64x128:random:425:-2:2 --arg out=buf:f64x128:zeros --tolerance 1e-12
#include "cuda_mini.h"

struct Quat { float w, x, y, z; };

__device__ __noinline__ Quat qmul(Quat a, Quat b) {
  Quat r;
  r.w = a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z;
  r.x = a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y;
  r.y = a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x;
  r.z = a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w;
  return r;
}
__device__ __noinline__ Quat qconj(Quat q) { return {q.w, -q.x, -q.y, -q.z}; }

extern "C" __global__ void quaternions(const Quat *a, const Quat *b, Quat *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = qmul(qmul(a[i], b[i]), qconj(a[i]));
}

struct Mat4 { double m[4][4]; };

__device__ __noinline__ Mat4 mmul(const Mat4 a, const Mat4 b) {
  Mat4 r;
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j) {
      double s = 0;
      for (int k = 0; k < 4; ++k) s += a.m[i][k] * b.m[k][j];
      r.m[i][j] = s;
    }
  return r;
}

__device__ __noinline__ Mat4 power(Mat4 base, int n) {
  Mat4 acc = base;
  for (; n > 1; --n) acc = mmul(acc, base);
  return acc;
}

extern "C" __global__ void matrix_chain(const Mat4 *in, Mat4 *out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = power(in[i], n);
}

struct __attribute__((packed)) Packet { unsigned char kind; unsigned int value; unsigned short tag; unsigned char flags[3]; };
struct Pair { unsigned long long a; unsigned char b; };
struct Single { unsigned v; };
struct Empty {};

__device__ __noinline__ Packet make_packet(unsigned v, Single s, Empty) {
  Packet p;
  p.kind = (unsigned char)(v & 3);
  p.value = v ^ s.v;
  p.tag = (unsigned short)(v >> 16);
  for (int i = 0; i < 3; ++i) p.flags[i] = (unsigned char)(v >> (8 * i));
  return p;
}
__device__ __noinline__ Pair fold(Packet p, const Pair carry) {
  Pair r;
  r.a = carry.a * 33 + p.value + p.tag;
  r.b = (unsigned char)(carry.b + p.kind + p.flags[p.kind % 3]);
  return r;
}

extern "C" __global__ void packets(const unsigned *in, unsigned *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Pair acc = {5381, 1};
  for (int k = 0; k < 2; ++k) acc = fold(make_packet(in[2 * i + k], Single{(unsigned)k * 0x01010101u}, Empty{}), acc);
  out[i] = (unsigned)acc.a ^ (unsigned)(acc.a >> 32) ^ acc.b;
}

struct Interval {
  double lo, hi;
  __device__ __noinline__ Interval operator*(const Interval &o) const {
    const double p[4] = {lo * o.lo, lo * o.hi, hi * o.lo, hi * o.hi};
    Interval r = {p[0], p[0]};
    for (int i = 1; i < 4; ++i) {
      r.lo = fmin(r.lo, p[i]);
      r.hi = fmax(r.hi, p[i]);
    }
    return r;
  }
  __device__ __noinline__ Interval operator+(Interval o) const { return {lo + o.lo, hi + o.hi}; }
};

extern "C" __global__ void intervals(const Interval *in, Interval *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Interval x = {fmin(in[i].lo, in[i].hi), fmax(in[i].lo, in[i].hi)};
  const Interval c[3] = {{1, 1}, {-0.5, -0.25}, {0.125, 0.25}};
  Interval acc = {0, 0};
  for (int k = 0; k < 3; ++k) acc = acc * x + c[k];
  out[i] = acc;
}
