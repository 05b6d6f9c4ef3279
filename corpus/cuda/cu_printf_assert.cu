// Debug code as real kernels carry it: printf (vprintf with an argument block) and assert, never reached with these arguments; malloc-free scratch.
// run: --kernel checked_gather --grid 2 --block 32 --arg buf:i32x64:random:671:0:31 --arg buf:f32x32:random:672:0:1 --arg out=buf:f32x64:zeros --arg i32:32 --arg i32:0
#include "cuda_mini.h"

extern "C" __device__ int printf(const char *, ...);
extern "C" __device__ __attribute__((noreturn)) void __assertfail(const char *message, const char *file, unsigned line, const char *function, size_t char_size);
#define assert(e) ((e) ? (void)0 : __assertfail(#e, "cu_printf_assert.cu", __LINE__, __func__, sizeof(char)))

__device__ __noinline__ void report(const char *what, int index, float value, bool fatal) {
  printf("block %u thread %u: %s index %d value %f\n", blockIdx.x, threadIdx.x, what, index, (double)value);
  if (fatal) printf("giving up\n");
}

extern "C" __global__ void checked_gather(const int *index, const float *table, float *out, int n, int verbose) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int k = index[i];
  assert(k >= 0 && k < n);
  const float v = table[k];
  if (verbose > 0) report("gather", k, v, verbose > 1);
  if (v != v) {
    printf("NaN at %d of %lld\n", k, (long long)n);
    __builtin_trap();
  }
  out[i] = v * 2.0f;
}
