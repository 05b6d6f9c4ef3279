// Recursion on the device: Fibonacci, Ackermann, quicksort, binary tree walk, permutations, mutual recursion, expression trees.
// run: --kernel fibonacci --grid 1 --block 32 --arg out=buf:u32x32:zeros --arg u32:8
// run: --kernel ackermann --grid 1 --block 16 --arg out=buf:u32x16:zeros
// run: --kernel quicksort --grid 1 --block 16 --arg data=buf:i32x512:random:431:-1000:1000 --arg i32:32
// run: --kernel tree_walk --grid 1 --block 32 --arg buf:i32x45:values:1,2,10,3,4,-5,5,6,7,-1,-1,3,7,8,1,-1,9,8,10,-1,6,-1,-1,-9,11,12,4,-1,-1,2,-1,-1,20,13,14,11,-1,-1,5,-1,-1,30,-1,-1,-2 --arg out=buf:i32x32:zeros
// run: --kernel permutations --grid 1 --block 24 --arg out=buf:u32x24:zeros
// run: --kernel parity --grid 1 --block 32 --arg out=buf:i32x32:zeros
#include "cuda_mini.h"

__device__ __noinline__ unsigned fib(unsigned n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
extern "C" __global__ void fibonacci(unsigned *out, unsigned limit) { out[threadIdx.x] = fib(threadIdx.x % limit); }

__device__ __noinline__ unsigned ack(unsigned m, unsigned n) {
  if (m == 0) return n + 1;
  if (n == 0) return ack(m - 1, 1);
  return ack(m - 1, ack(m, n - 1));
}
extern "C" __global__ void ackermann(unsigned *out) { out[threadIdx.x] = ack(threadIdx.x / 8, threadIdx.x % 8) + ack(2, threadIdx.x % 3); }

__device__ __noinline__ void sort_range(int *a, int lo, int hi) {
  if (lo >= hi) return;
  int pivot = a[(lo + hi) / 2], i = lo, j = hi;
  while (i <= j) {
    while (a[i] < pivot) ++i;
    while (a[j] > pivot) --j;
    if (i <= j) {
      int t = a[i];
      a[i++] = a[j];
      a[j--] = t;
    }
  }
  sort_range(a, lo, j);
  sort_range(a, i, hi);
}
extern "C" __global__ void quicksort(int *data, int n) { sort_range(data + threadIdx.x * n, 0, n - 1); }

struct Node { int left, right, value; };
struct Stats { int sum, depth, leaves; };

__device__ __noinline__ Stats walk(const Node *tree, int n, int scale) {
  if (n < 0) return {0, 0, 0};
  const Node node = tree[n];
  const Stats l = walk(tree, node.left, scale), r = walk(tree, node.right, scale + 1);
  Stats s;
  s.sum = node.value * scale + l.sum - r.sum;
  s.depth = 1 + max(l.depth, r.depth);
  s.leaves = (node.left < 0 && node.right < 0) ? 1 : l.leaves + r.leaves;
  return s;
}
extern "C" __global__ void tree_walk(const Node *tree, int *out) {
  Stats s = walk(tree, threadIdx.x % 15, threadIdx.x / 15 + 1);
  out[threadIdx.x] = s.sum * 10000 + s.depth * 100 + s.leaves;
}

__device__ __noinline__ void permute(unsigned char *items, int n, unsigned &rank, unsigned &acc) {
  if (n == 1) {
    unsigned code = 0;
    for (int i = 0; i < 4; ++i) code = code * 4 + items[i];
    acc = acc * 31 + code * ++rank;
    return;
  }
  for (int i = 0; i < n; ++i) {
    unsigned char t = items[i];
    items[i] = items[n - 1];
    items[n - 1] = t;
    permute(items, n - 1, rank, acc);
    items[n - 1] = items[i];
    items[i] = t;
  }
}
extern "C" __global__ void permutations(unsigned *out) {
  unsigned char items[4] = {0, 1, 2, 3};
  unsigned rank = threadIdx.x, acc = 7;
  permute(items, 2 + threadIdx.x % 3, rank, acc);
  out[threadIdx.x] = acc + rank;
}

__device__ bool is_odd(unsigned n);
__device__ __noinline__ bool is_even(unsigned n) { return n == 0 ? true : is_odd(n - 1); }
__device__ __noinline__ bool is_odd(unsigned n) { return n == 0 ? false : is_even(n - 1); }
extern "C" __global__ void parity(int *out) { out[threadIdx.x] = is_even(threadIdx.x) ? 2 : 1; }
