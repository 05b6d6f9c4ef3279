// Every atomic on global and shared memory whose result does not depend on the order; float maximum and product by CAS loops; a spin-free lock-like claim.
// run: --kernel atomics_global --grid 4 --block 64 --arg i=buf:i32x8:values:0,1000,0,-1000,0,0,0,0 --arg u=buf:u32x8:values:0,0xffffffff,0,0,5,0,0,0 --arg l=buf:u64x4:zeros
// run: --kernel atomics_shared --grid 2 --block 64 --arg buf:i32x128:random:601:-500:500 --arg out=buf:i32x16:zeros
// run: --kernel float_cas --grid 2 --block 64 --arg buf:f32x128:random:602:-10:10 --arg out=buf:f32x2:values:-100,100 --arg dsum=buf:f64x1:zeros
// run: --kernel claim_slots --grid 2 --block 64 --arg owner=buf:u32x32:zeros --arg count=buf:u32x2:zeros
// run: --kernel ticket_wrap --grid 2 --block 64 --arg ctr=buf:u32x2:values:0,9 --arg sum=buf:u32x1:zeros
#include "cuda_mini.h"

extern "C" __global__ void atomics_global(int *i, unsigned *u, unsigned long long *l) {
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&i[0], t);
  atomicMin(&i[1], t * 7 % 101 - 50);
  atomicSub(&i[2], t & 3);
  atomicMax(&i[3], t * 7 % 101 - 50);
  atomicExch(&i[4], 42);
  atomicCAS(&i[5], 0, 17);
  atomicOr(&u[0], 1u << (t & 31));
  atomicAnd(&u[1], ~(1u << (t % 5)));
  atomicXor(&u[2], 0x9e3779b9u * t);
  atomicMax(&u[3], 0x80000000u + t);
  atomicMin(&u[4], (unsigned)t);
  atomicInc(&u[5], 99u);
  atomicDec(&u[6], 255u);
  atomicAdd(&u[7], ~0u);
  atomicAdd(&l[0], 0x100000001ull * t);
  atomicMax(&l[1], 0xf000000000000000ull + t);
  atomicCAS(&l[2], 0ull, 0x123456789abcull);
}

extern "C" __global__ void atomics_shared(const int *in, int *out) {
  __shared__ int s[4];
  __shared__ unsigned bits;
  if (threadIdx.x < 4) s[threadIdx.x] = threadIdx.x == 1 ? 0x7fffffff : threadIdx.x == 2 ? (int)0x80000000 : 0;
  if (threadIdx.x == 0) bits = 0;
  __syncthreads();
  const int v = in[blockIdx.x * blockDim.x + threadIdx.x];
  atomicAdd(&s[0], v);
  atomicMin(&s[1], v);
  atomicMax(&s[2], v);
  atomicAdd(&s[3], v > 0);
  atomicOr(&bits, 1u << (v & 31));
  __syncthreads();
  if (threadIdx.x < 4) out[blockIdx.x * 8 + threadIdx.x] = s[threadIdx.x];
  if (threadIdx.x == 4) out[blockIdx.x * 8 + 4] = (int)bits;
}

__device__ __forceinline__ float atomic_max_float(float *addr, float value) {
  int *p = (int *)addr;
  int old = (int)0xff800000u, assumed;
  while (__int_as_float(old) < value) {
    assumed = old;
    old = atomicCAS(p, assumed, __float_as_int(value));
    if (old == assumed) return value;
  }
  return __int_as_float(old);
}

extern "C" __global__ void float_cas(const float *in, float *out, double *dsum) {
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  const float v = in[t];
  if (v >= 0) atomic_max_float(&out[0], v);
  else atomicMin((unsigned *)&out[1], 0x42c80000u - (unsigned)t);
  // Halves and quarters add up exactly in any order.
  atomicAdd(dsum, (double)((int)(v * 4.0f)) * 0.25);
  unsigned long long *p = (unsigned long long *)dsum;
  unsigned long long seen = atomicCAS(p, 0ull, 0ull), assumed;
  do {
    assumed = seen;
    seen = atomicCAS(p, assumed, (unsigned long long)__double_as_longlong(__longlong_as_double((long long)assumed) + 0.5));
  } while (seen != assumed);
}

// Which thread gets a slot depends on the order, how many get one does not.
extern "C" __global__ void claim_slots(unsigned *owner, unsigned *count) {
  const unsigned t = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned slot = (t * 37) & 31;
  if (atomicCAS(&owner[slot], 0u, 1u) == 0u) atomicAdd(&count[0], 1u);
  else atomicAdd(&count[1], 1u);
}

extern "C" __global__ void ticket_wrap(unsigned *ctr, unsigned *sum) {
  const unsigned a = atomicInc(&ctr[0], 9u), b = atomicDec(&ctr[1], 15u);
  atomicAdd(sum, a + 1000u * b);
}
