// Structs by value as kernel parameters: 64 to 300 bytes, nested, with arrays, indexed at run time, partly written, copied, address taken.
// run: --kernel affine_points --grid 2 --block 32 --arg {{f32:1;f32:0.5;f32:0;f32:2};{f32:0;f32:1;f32:0.25;f32:-1};{f32:0.5;f32:0;f32:1;f32:0};i32:60;u32:3;i64:0} --arg buf:f32x180:random:411:-1:1 --arg out=buf:f32x180:zeros --tolerance 1e-4
// run: --kernel piecewise --grid 2 --block 32 --arg {i32:7;f32:0;f32:0;f32:1;f32:2;f32:3;f32:5;f32:8;f32:13;f32:0;f32:0;f32:0;f32:0;f32:0;f32:0;f32:0;f32:0;f32:1;f32:-1;f32:2;f32:-2;f32:3;f32:-3;f32:4;f32:0;f32:0;f32:0;f32:0;f32:0;f32:0;f32:0;f32:0;f32:0} --arg buf:f32x64:random:412:0:12 --arg out=buf:f32x64:zeros --tolerance 1e-4
// run: --kernel tensor_permute --grid 2 --block 64 --arg {buf:f32x120:iota;{i32:2;i32:3;i32:4;i32:5};{i64:60;i64:20;i64:5;i64:1};i32:4} --arg {i32:2;i32:0;i32:3;i32:1} --arg out=buf:f32x120:zeros --arg i32:120
// run: --kernel optimizer_step --grid 2 --block 32 --arg {out0=buf:f32x40:random:413;out1=buf:f32x30:random:414;out2=buf:f32x20:random:415;null;buf:f32x40:random:416;buf:f32x30:random:417;buf:f32x20:random:418;null;i32:40;i32:30;i32:20;i32:0;u8:0;u8:1;u8:2;u8:0} --arg f32:0.1 --arg i32:3 --tolerance 1e-5
// run: --kernel mutate_params --grid 1 --block 64 --arg {u64:1;u64:2;u64:3;u64:4;{u8:1;u16:2;u32:3;u64:4};u64:5;u64:6;u64:7;u64:8} --arg out=buf:u64x64:zeros
#include "cuda_mini.h"

struct Affine { float4 row[3]; int count; unsigned stride; };

extern "C" __global__ void affine_points(const Affine m, const float *in, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= m.count) return;
  const float x = in[i * m.stride], y = in[i * m.stride + 1], z = in[i * m.stride + 2];
#pragma unroll
  for (int r = 0; r < 3; ++r) out[i * 3 + r] = m.row[r].x * x + m.row[r].y * y + m.row[r].z * z + m.row[r].w;
}

struct Table { int n; float x[16]; float y[16]; };

extern "C" __global__ void piecewise(Table t, const float *in, float *out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[i];
  int lo = 0, hi = t.n - 1;
  while (hi - lo > 1) {
    int mid = (lo + hi) / 2;
    if (t.x[mid] <= v) lo = mid;
    else hi = mid;
  }
  const float f = (v - t.x[lo]) / (t.x[lo + 1] - t.x[lo] + 1e-20f);
  out[i] = t.y[lo] + f * (t.y[lo + 1] - t.y[lo]);
}

template <int D> struct TensorInfo { const float *data; int size[D]; long long stride[D]; int dims; };
struct Perm { int p[4]; };

extern "C" __global__ void tensor_permute(TensorInfo<4> src, Perm perm, float *out, int n) {
  int linear = blockIdx.x * blockDim.x + threadIdx.x;
  if (linear >= n) return;
  int rest = linear;
  long long offset = 0;
  for (int d = src.dims - 1; d >= 0; --d) {
    const int axis = perm.p[d];
    offset += (rest % src.size[axis]) * src.stride[axis];
    rest /= src.size[axis];
  }
  out[linear] = src.data[offset];
}

// As PyTorch's multi-tensor apply: pointers and sizes of several tensors in one struct, the block picks its tensor.
struct TensorList { float *param[4]; const float *grad[4]; int size[4]; unsigned char block_to_tensor[4]; };

extern "C" __global__ void optimizer_step(TensorList list, float lr, int tensors) {
  for (int b = blockIdx.x; b < tensors; b += gridDim.x) {
    const int t = list.block_to_tensor[b];
    float *p = list.param[t];
    const float *g = list.grad[t];
    for (int i = threadIdx.x; i < list.size[t]; i += blockDim.x) p[i] -= lr * g[i];
  }
}

struct Inner { unsigned char a; unsigned short b; unsigned c; unsigned long long d; };
struct Mutable { unsigned long long v[4]; Inner inner; unsigned long long tail[4]; };

__device__ __noinline__ void bump(Inner *in, unsigned by) {
  in->a += (unsigned char)by;
  in->b += (unsigned short)(by * 3);
  in->c ^= by << 4;
  in->d += in->c;
}

extern "C" __global__ void mutate_params(Mutable m, unsigned long long *out) {
  const unsigned t = threadIdx.x;
  m.v[t & 3] += t;
  bump(&m.inner, t);
  Mutable copy = m;
  copy.tail[(t >> 2) & 3] = copy.v[0] * 10 + copy.v[1];
  unsigned long long sum = 0;
  for (int i = 0; i < 4; ++i) sum = sum * 31 + copy.v[i] + m.tail[i] * copy.tail[3 - i];
  out[t] = sum + m.inner.a + m.inner.b * 256ull + m.inner.c + m.inner.d;
}
