// Calls that stay: structs in and out, pointers to private and local memory, vectors, many arguments, chains of calls.
// run: --kernel call_chain --grid 1 --block 32 --arg buf:f32x32:random:1:-2:2 --arg out=buf:f32x32:zeros
// run: --kernel call_pointers --grid 1 --block 32 --arg buf:i32x32:random:2:-99:99 --arg out=buf:i32x32:zeros
// run: --kernel call_structs --grid 1 --block 32 --arg buf:u32x128:random:3 --arg out=buf:u32x32:zeros

#define NOINLINE __attribute__((noinline)) static

NOINLINE float poly(float x, float a, float b, float c, float d, float e) {
  return (((a * x + b) * x + c) * x + d) * x + e;
}
NOINLINE float2 both(float x, float scale) { return (float2)(poly(x, 1, 2, 3, 4, 5), poly(-x * scale, 5, 4, 3, 2, 1)); }
NOINLINE float newton(float x, float guess, int steps) {
  for (int i = 0; i < steps; i++) {
    const float2 v = both(guess, 0.5f);
    if (fabs(v.x) < 1.0f) break;
    guess -= (v.x - x) * 0.01f + v.y * 0.001f;
  }
  return guess;
}

__kernel void call_chain(__global const float* in, __global float* out) {
  const int i = get_global_id(0);
  out[i] = newton(in[i], 0.25f, 4) + both(in[i], 2.0f).y;
}

NOINLINE int sum_private(int* p, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) {
    s += p[i];
    p[i] = s;
  }
  return s;
}
NOINLINE int sum_local(__local int* p, int from, int n) {
  int s = 0;
  for (int i = 0; i < n; i++) s += p[(from + i) & 31];
  return s;
}
NOINLINE void store_global(__global int* p, int i, int v) { p[i] = v; }

__kernel void call_pointers(__global const int* in, __global int* out) {
  __local int shared[32];
  const int i = get_local_id(0);
  shared[i] = in[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  int mine[8];
  for (int k = 0; k < 8; k++) mine[k] = in[(i + 3 * k) & 31];
  const int a = sum_private(mine, 8);
  const int b = sum_local(shared, i, 5);
  store_global(out, i, a * 3 - b + mine[i & 7]);
}

typedef struct {
  uint key[4];
  ushort low, high;
  uint hash;
} record;

NOINLINE uint mix32(uint h, uint k) { return rotate(h ^ (k * 0xcc9e2d51u), 13u) * 5 + 0xe6546b64u; }
NOINLINE record make(uint4 k) {
  record r;
  r.key[0] = k.x;
  r.key[1] = k.y;
  r.key[2] = k.z;
  r.key[3] = k.w;
  r.low = (ushort)k.x;
  r.high = (ushort)(k.w >> 16);
  r.hash = 0;
  return r;
}
NOINLINE record hashed(record r) {
  uint h = r.low;
  for (int i = 0; i < 4; i++) h = mix32(h, r.key[i]);
  r.hash = h;
  return r;
}
NOINLINE int compare(record a, record b) {
  for (int i = 0; i < 4; i++)
    if (a.key[i] != b.key[i]) return a.key[i] < b.key[i] ? -1 : 1;
  return (int)a.high - (int)b.high;
}

__kernel void call_structs(__global const uint4* in, __global uint* out) {
  const int i = get_global_id(0);
  const record a = hashed(make(in[i])), b = hashed(make(in[(i + 1) & 31]));
  out[i] = a.hash ^ rotate(b.hash, 7u) ^ (uint)compare(a, b);
}
