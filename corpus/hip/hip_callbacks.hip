// Calls in HIP style: callbacks through pointers in a struct, recursive halving sum, class hierarchy with virtual update, variadic templates not inlined.
// run: --kernel pipeline --grid 1 --block 32 --arg data=buf:f32x32:random:211:-2:2 --arg i32:5 --tolerance 1e-4
// run: --kernel recursive_sum --grid 1 --block 16 --arg buf:i32x512:random:212:-100:100 --arg out=buf:i64x16:zeros
// run: --kernel update_bodies --grid 1 --block 32 --arg state=buf:f32x64:random:213:0:1 --arg i32:3 --tolerance 1e-5
// run: --kernel variadic --grid 1 --block 32 --arg out=buf:i32x32:zeros
#include "hip_mini.h"

__device__ __noinline__ float stage_double(float x, int) { return x + x; }
__device__ __noinline__ float stage_bias(float x, int k) { return x - 0.25f * k; }
__device__ __noinline__ float stage_abs(float x, int) { return fabsf(x); }
struct Stage { float (*fn)(float, int); int arg; };

extern "C" __global__ void pipeline(float *data, int n) {
  const Stage stages[3] = {{stage_double, 0}, {stage_bias, 3}, {stage_abs, 1}};
  const int t = hipThreadIdx_x;
  float v = data[t];
  for (int i = 0; i < n; ++i) {
    const Stage s = stages[(i + t) % 3];
    v = s.fn(v, s.arg + i);
  }
  data[t] = v;
}

__device__ __noinline__ long long sum_range(const int *p, int n) {
  if (n <= 4) {
    long long s = 0;
    for (int i = 0; i < n; ++i) s += (long long)p[i] * p[i];
    return s;
  }
  const int h = n / 2;
  return sum_range(p, h) - 2 * sum_range(p + h, n - h);
}
extern "C" __global__ void recursive_sum(const int *in, long long *out) { out[hipThreadIdx_x] = sum_range(in + hipThreadIdx_x * 32, 32 - hipThreadIdx_x); }

class Body {
public:
  float x, v;
  __device__ Body(float x, float v) : x(x), v(v) {}
  virtual __device__ void update(float dt) { x += v * dt; }
  virtual __device__ float energy() const { return 0.5f * v * v; }
};
class Spring : public Body {
public:
  float k;
  __device__ Spring(float x, float v, float k) : Body(x, v), k(k) {}
  __device__ void update(float dt) override {
    v -= k * x * dt;
    Body::update(dt);
  }
  __device__ float energy() const override { return Body::energy() + 0.5f * k * x * x; }
};
class Damped : public Spring {
public:
  __device__ Damped(float x, float v) : Spring(x, v, 2.0f) {}
  __device__ void update(float dt) override {
    v *= 0.9f;
    Spring::update(dt);
  }
};
__device__ __noinline__ float advance(Body &b, int steps) {
  for (int i = 0; i < steps; ++i) b.update(0.1f);
  return b.energy();
}
extern "C" __global__ void update_bodies(float2 *state, int steps) {
  const int t = hipThreadIdx_x;
  Body a(state[t].x, state[t].y);
  Spring s(state[t].x, state[t].y, 1.5f);
  Damped d(state[t].x, state[t].y);
  Body *const all[3] = {&a, &s, &d};
  Body &mine = *all[t % 3];
  const float e = advance(mine, steps);
  state[t] = make_float2(mine.x, e);
}

__device__ __noinline__ int total() { return 0; }
template <class T, class... Rest> __device__ __noinline__ int total(T first, Rest... rest) { return (int)first * 3 + total(rest...) * 2; }
extern "C" __global__ void variadic(int *out) {
  const int t = hipThreadIdx_x;
  out[t] = total(t, (short)(t * 2), (unsigned char)(t + 250), 4ll * t, 1.5f * t, (char)-t);
}
