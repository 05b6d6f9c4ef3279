// Tables in constant and global memory: structs with addresses, strings, arrays of pointers, packed fields, function-local statics.
// run: --kernel tables --grid 1 --block 12 --arg p=buf:i32x12:zeros --arg d=buf:f64x12:zeros
// run: --kernel packed --grid 1 --block 12 --arg p=buf:i32x12:zeros
#include "cuda_mini.h"

struct Entry {
  int a;
  float b;
  double c;
  const char *name;
  int *ptr;
  short v[3];
};

struct __attribute__((packed)) Record {
  char kind;
  int value;
  short more;
  long long last;
};

__device__ int numbers[4] = {1, 2, 3, 4};
__constant__ Entry entries[2] = {{1, 2.5f, 3.5, "abc", &numbers[2], {1, 2, 3}}, {-1, -2.5f, 1e300, "defg", numbers, {4, 5, 6}}};
__device__ const char *names[] = {"one", "two", "three"};
__device__ double negative_zero = -0.0;
__device__ float not_a_number = __builtin_nanf("");
__device__ int *volatile second = numbers + 1;
__constant__ Record records[3] = {{1, 0x01020304, -2, 1ll << 40}, {2, -5, 300, -7}, {3, 77, 8, 9}};

__device__ int digit(int i) {
  static const signed char digits[10] = {9, -8, 7, -6, 5, -4, 3, -2, 1, 0};
  return digits[i % 10];
}

extern "C" __global__ void tables(int *p, double *d) {
  const int i = threadIdx.x;
  const Entry e = entries[i & 1];
  p[i] = e.a + e.name[i % 3] + *e.ptr + e.v[i % 3] + names[i % 3][1] + *second + digit(i);
  d[i] = (double)e.b + e.c + 1.0 / negative_zero + (not_a_number != not_a_number ? 1 : 0);
}

extern "C" __global__ void packed(int *p) {
  const int i = threadIdx.x;
  const Record r = records[i % 3];
  p[i] = r.kind * 1000 + (r.value >> 3) + r.more + (int)(r.last >> 7);
}
