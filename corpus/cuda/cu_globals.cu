// Module-level variables: device and constant globals with initialisers of many types, pointers to other globals, shared variables, anonymous structs, strings.
// run: --kernel use_globals --grid 2 --block 32 --arg out=buf:u64x64:zeros
// run: --kernel graph_of_globals --grid 1 --block 16 --arg out=buf:i32x16:zeros
// run: --kernel shared_mix --grid 2 --block 32 --shared 256 --arg buf:u32x64:random:481 --arg out=buf:u32x64:zeros
// run: --kernel counter_globals --grid 4 --block 32 --arg out=buf:u32x128:zeros
// run: --kernel local_statics --grid 1 --block 32 --arg out=buf:u8x32:zeros
#include "cuda_mini.h"

__device__ int g_int = -42;
__device__ unsigned char g_bytes[5] = {1, 2, 3, 250, 255};
__device__ short g_short[3] = {-1, 300, -32768};
__device__ double g_double[2] = {3.141592653589793, -0.0};
__device__ float g_float = 1.5e-3f;
__device__ bool g_flag = true;
__device__ unsigned long long g_wide = 0xfedcba9876543210ull;
__constant__ struct { char tag; int v[3]; double w; struct { short a, b; } in; } c_mixed = {'x', {7, -8, 9}, 0.125, {11, -12}};
__device__ __align__(16) float4 g_vec = {1.f, 2.f, 3.f, 4.f};
__device__ half g_half[2] = {(half)0.5f, (half)-2.0f};
__device__ unsigned g_zero[64];

extern "C" __global__ void use_globals(unsigned long long *out) {
  const unsigned t = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned long long h = g_wide + (unsigned)g_int;
  h = h * 31 + g_bytes[t % 5];
  h = h * 31 + (unsigned short)g_short[t % 3];
  h = h * 31 + (unsigned long long)__double_as_longlong(g_double[t & 1]);
  h = h * 31 + __float_as_uint(g_float) + (g_flag ? 1 : 0);
  h = h * 31 + (unsigned)c_mixed.v[t % 3] + (unsigned char)c_mixed.tag;
  h = h * 31 + (unsigned long long)(c_mixed.w * 64.0) + (unsigned short)c_mixed.in.b;
  h = h * 31 + (unsigned)(g_vec.x + g_vec.w) + (unsigned)((float)g_half[0] * 8.0f) + g_zero[t & 63];
  out[t] = h;
}

struct Link { int value; const Link *next; const int *data; };
__device__ extern const Link link_c;
__device__ const int payload[4] = {10, 20, 30, 40};
__device__ const Link link_a = {1, nullptr, &payload[1]};
__device__ const Link link_b = {2, &link_a, payload};
__device__ const Link link_c = {3, &link_b, payload + 3};
__device__ const Link *const roots[3] = {&link_a, &link_b, &link_c};
__device__ const char *const names[3] = {"alpha", "beta", "gamma"};

extern "C" __global__ void graph_of_globals(int *out) {
  const int t = threadIdx.x;
  int sum = 0;
  for (const Link *p = roots[t % 3]; p != nullptr; p = p->next) sum = sum * 7 + p->value + *p->data;
  const char *s = names[(t / 3) % 3];
  while (*s) sum = (sum * 5 + *s++) & 0xffffff;
  out[t] = sum;
}

extern "C" __global__ void shared_mix(const unsigned *in, unsigned *out) {
  extern __shared__ unsigned dyn[];
  __shared__ unsigned char bytes[32];
  __shared__ struct { unsigned short a; unsigned long long b; } rec[32];
  __shared__ float grid[4][9];
  const unsigned t = threadIdx.x, v = in[blockIdx.x * 32 + t];
  dyn[t] = v;
  ((unsigned short *)(dyn + 32))[t] = (unsigned short)(v >> 3);
  bytes[31 - t] = (unsigned char)v;
  rec[t].a = (unsigned short)(v >> 16);
  rec[t].b = (unsigned long long)v * v;
  grid[t & 3][t >> 2] = (float)(v & 255);
  __syncthreads();
  const unsigned u = (t + 1) & 31;
  unsigned r = dyn[u] ^ ((unsigned short *)(dyn + 32))[u] ^ bytes[u] ^ rec[u].a ^ (unsigned)(rec[u].b >> 32);
  r += (unsigned)grid[u & 3][u >> 2];
  out[blockIdx.x * 32 + t] = r;
}

__device__ unsigned total = 5;
__device__ unsigned slots[8] = {1, 1, 1, 1, 1, 1, 1, 1};
__device__ unsigned *slot_pointer = &slots[4];

// Writes module variables; what is read back does not depend on the order.
extern "C" __global__ void counter_globals(unsigned *out) {
  const unsigned t = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&total, t);
  atomicMax(slot_pointer + (t & 3), t);
  out[t] = slots[t & 3] + (slot_pointer == &slots[4] ? 100u : 0u) + t;
}

extern "C" __global__ void local_statics(unsigned char *out) {
  static const unsigned char perm[16] = {12, 5, 6, 9, 0, 11, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2};
  const char text[] = "PRESENT cipher layer";
  unsigned char v = (unsigned char)(threadIdx.x * 37);
  for (int i = 0; i < 4; ++i) v = (unsigned char)((perm[v >> 4] << 4) | perm[v & 15]) ^ (unsigned char)text[(threadIdx.x + i) % 20];
  out[threadIdx.x] = v;
}
