// Atomic operations of every width, order and scope; narrow ones and those of halves are loops of compare-and-exchange.
// run: --kernel all_widths --grid 1 --block 32 --arg a=buf:i8x32:random:901 --arg b=buf:i16x32:random:902 --arg c=buf:i32x32:random:903 --arg d=buf:i64x32:random:904
// run: --kernel all_widths_unsigned --grid 1 --block 32 --arg a=buf:u8x32:random:905 --arg b=buf:u16x32:random:906 --arg c=buf:u32x32:random:907 --arg d=buf:u64x32:random:908
// run: --kernel scopes --grid 2 --block 32 --arg p=buf:i32x64:random:909:0:100 --arg out=buf:i32x64:zeros
// run: --kernel floats --grid 1 --block 32 --arg h=buf:f16x32:random:910:-1:3 --arg b=buf:u16x32:random:911:16000:16500 --arg f=buf:f32x32:random:912:-2:2 --arg d=buf:f64x32:random:913:-2:2
#include "cuda_mini.h"

template <class T> __device__ void every_operation(T *p, T v) {
  T sum = __atomic_fetch_add(p, v, __ATOMIC_RELAXED);
  sum ^= __atomic_fetch_sub(p, (T)(v >> 1), __ATOMIC_ACQUIRE);
  sum ^= __atomic_fetch_and(p, (T)(v | 0x5a), __ATOMIC_RELEASE);
  sum ^= __atomic_fetch_or(p, v, __ATOMIC_ACQ_REL);
  sum ^= __atomic_fetch_xor(p, (T)3, __ATOMIC_SEQ_CST);
  sum ^= __atomic_fetch_min(p, (T)100, __ATOMIC_RELAXED);
  sum ^= __atomic_fetch_max(p, v, __ATOMIC_RELAXED);
  sum ^= __atomic_fetch_nand(p, sum, __ATOMIC_RELAXED);
  sum ^= __atomic_exchange_n(p, (T)(sum + 1), __ATOMIC_SEQ_CST);
  T expected = v;
  __atomic_compare_exchange_n(p, &expected, sum, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
  __atomic_compare_exchange_n(p, &expected, (T)(sum ^ 7), false, __ATOMIC_SEQ_CST, __ATOMIC_ACQUIRE);
  __atomic_store_n(p, (T)(__atomic_load_n(p, __ATOMIC_ACQUIRE) ^ expected), __ATOMIC_RELEASE);
}

extern "C" __global__ void all_widths(signed char *a, short *b, int *c, long long *d) {
  const int i = threadIdx.x;
  every_operation(a + i, (signed char)i);
  every_operation(b + i, (short)(i * 3));
  every_operation(c + i, i * 1000);
  every_operation(d + i, i * 100000000000ll);
}

extern "C" __global__ void all_widths_unsigned(unsigned char *a, unsigned short *b, unsigned *c, unsigned long long *d) {
  const int i = threadIdx.x;
  every_operation(a + i, (unsigned char)(200 + i));
  every_operation(b + i, (unsigned short)(i * 999));
  every_operation(c + i, 0xfffffff0u + i);
  every_operation(d + i, i * 100000000000ull);
}

template <int SCOPE> __device__ int at_scope(int *p) {
  const int before = __scoped_atomic_fetch_add(p, 1, __ATOMIC_SEQ_CST, SCOPE);
  __scoped_atomic_thread_fence(__ATOMIC_ACQ_REL, SCOPE);
  return before + __scoped_atomic_load_n(p, __ATOMIC_ACQUIRE, SCOPE) + __scoped_atomic_exchange_n(p, before * 2, __ATOMIC_RELAXED, SCOPE);
}

extern "C" __global__ void scopes(int *p, int *out) {
  __shared__ int counter[2];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x < 2) counter[threadIdx.x] = 0;
  __syncthreads();
  __scoped_atomic_fetch_add(&counter[threadIdx.x & 1], 2, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
  int sum = at_scope<__MEMORY_SCOPE_DEVICE>(p + i);
  sum += at_scope<__MEMORY_SCOPE_SYSTEM>(p + i);
  sum += at_scope<__MEMORY_SCOPE_WRKGRP>(p + i);
  sum += at_scope<__MEMORY_SCOPE_WVFRNT>(p + i);
  sum += at_scope<__MEMORY_SCOPE_SINGLE>(p + i);
  __syncthreads();
  out[i] = sum + __scoped_atomic_load_n(&counter[0], __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
}

extern "C" __global__ void floats(half *h, bfloat16 *b, float *f, double *d) {
  const int i = threadIdx.x;
  __atomic_fetch_add(h + i, (half)1.5f, __ATOMIC_RELAXED);
  __atomic_fetch_max(h + i, (half)1.0f, __ATOMIC_RELAXED);
  __atomic_fetch_add(b + i, (bfloat16)2.0f, __ATOMIC_RELAXED);
  __atomic_fetch_add(f + i, 1.5f, __ATOMIC_ACQ_REL);
  __atomic_fetch_sub(f + i, 0.25f, __ATOMIC_RELAXED);
  __atomic_fetch_min(f + i, 1.0f, __ATOMIC_RELAXED);
  __atomic_fetch_add(d + i, 2.5, __ATOMIC_SEQ_CST);
  __atomic_fetch_max(d + i, 1.0, __ATOMIC_RELAXED);
}
