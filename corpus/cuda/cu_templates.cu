// Heavy templates: expression functors, static polymorphism, compile-time loops, many instantiations of one transform in one module.
// run: --kernel transform_f32 --grid 1 --block 64 --arg buf:f32x64:random:621:-1:1 --arg buf:f32x64:random:622:-1:1 --arg out=buf:f32x64:zeros --tolerance 1e-5
// run: --kernel transform_i64 --grid 1 --block 64 --arg buf:i64x64:random:623:-1000000:1000000 --arg buf:i64x64:random:624:1:1000 --arg out=buf:i64x64:zeros
// run: --kernel fixed_dot --grid 1 --block 32 --arg buf:f64x224:random:625:-1:1 --arg buf:f64x224:random:626:-1:1 --arg out=buf:f64x32:zeros --tolerance 1e-12
// run: --kernel polynomial --grid 1 --block 64 --arg buf:f32x64:random:627:-1:1 --arg out=buf:f32x64:zeros --tolerance 1e-5
// run: --kernel tuple_minmax --grid 1 --block 64 --arg buf:i16x256:random:628 --arg out=buf:i32x128:zeros
#include "cuda_mini.h"

struct Plus { template <class T> __device__ T operator()(T a, T b) const { return a + b; } };
struct Times { template <class T> __device__ T operator()(T a, T b) const { return a * b; } };
struct Minus { template <class T> __device__ T operator()(T a, T b) const { return a - b; } };
template <class F, class G> struct Compose {
  F f;
  G g;
  template <class T> __device__ T operator()(T a, T b) const { return f(g(a, b), a); }
};
template <class F> struct Flip {
  F f;
  template <class T> __device__ T operator()(T a, T b) const { return f(b, a); }
};

template <class T, class F> __device__ __forceinline__ void transform(const T *a, const T *b, T *out, F f) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = f(a[i], b[i]);
}
template <class T> __device__ __noinline__ void transform_all(const T *a, const T *b, T *out) {
  transform(a, b, out, Compose<Plus, Times>{});
  transform(out, b, out, Compose<Flip<Minus>, Plus>{});
  const auto scale = [=](T x, T y) { return x * (T)2 - y; };
  transform(out, a, out, scale);
}

extern "C" __global__ void transform_f32(const float *a, const float *b, float *out) { transform_all(a, b, out); }
extern "C" __global__ void transform_i64(const long long *a, const long long *b, long long *out) { transform_all(a, b, out); }

template <int N> struct Unroll {
  template <class F> __device__ static __forceinline__ void run(F f) {
    Unroll<N - 1>::run(f);
    f(N - 1);
  }
};
template <> struct Unroll<0> { template <class F> __device__ static __forceinline__ void run(F) {} };

extern "C" __global__ void fixed_dot(const double *a, const double *b, double *out) {
  const int t = threadIdx.x;
  double s = 0;
  Unroll<7>::run([&](int k) { s += a[t * 7 + k] * b[t * 7 + k]; });
  out[t] = s;
}

template <int... C> struct Poly;
template <int C0> struct Poly<C0> { static __device__ float eval(float) { return (float)C0; } };
template <int C0, int... C> struct Poly<C0, C...> {
  static __device__ float eval(float x) { return (float)C0 + x * Poly<C...>::eval(x); }
};

extern "C" __global__ void polynomial(const float *in, float *out) {
  const float x = in[threadIdx.x];
  out[threadIdx.x] = threadIdx.x & 1 ? Poly<1, -2, 3, -4, 5>::eval(x) : Poly<7, 0, -1>::eval(x);
}

template <class... T> struct Tuple;
template <> struct Tuple<> {};
template <class H, class... T> struct Tuple<H, T...> : Tuple<T...> { H head; };

__device__ __noinline__ Tuple<short, int, long long> summarize(const short *p, int n) {
  Tuple<short, int, long long> t;
  t.head = p[0];
  Tuple<int, long long> &u = t;
  u.head = 0;
  Tuple<long long> &v = t;
  v.head = 1;
  for (int i = 0; i < n; ++i) {
    t.head = p[i] < t.head ? p[i] : t.head;
    u.head += p[i];
    v.head = (v.head * 31 + p[i]) & 0xffffff;
  }
  return t;
}

extern "C" __global__ void tuple_minmax(const short *in, int *out) {
  const Tuple<short, int, long long> t = summarize(in + threadIdx.x * 4, 4);
  out[2 * threadIdx.x] = t.head;
  out[2 * threadIdx.x + 1] = ((const Tuple<int, long long> &)t).head + (int)((const Tuple<long long> &)t).head;
}
