// Divergent control flow: nested loops with break, continue and goto, early returns, loops with several exits, Collatz, GCD, do-while with switch.
// run: --kernel collatz --grid 2 --block 64 --arg out=buf:u32x128:zeros --arg u32:1
// run: --kernel gcd_lattice --grid 1 --block 64 --arg buf:u32x128:random:461:1:5000 --arg out=buf:u32x64:zeros
// run: --kernel sieve_gaps --grid 1 --block 64 --arg out=buf:u32x64:zeros --arg u32:90
// run: --kernel irreducible --grid 1 --block 64 --arg buf:u8x1024:random:462 --arg out=buf:u32x64:zeros
// run: --kernel early_exit --grid 2 --block 32 --arg buf:f32x64:random:463:-1:1 --arg out=buf:f32x64:zeros --arg i32:20 --tolerance 1e-4
#include "cuda_mini.h"

extern "C" __global__ void collatz(unsigned *out, unsigned first) {
  unsigned id = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned long long n = first + id;
  unsigned steps = 0, peak = 0;
  while (n != 1) {
    if (n & 1) n = 3 * n + 1;
    else {
      n >>= __ffsll((long long)n) - 1;
      ++peak;
    }
    if (++steps > 300) break;
  }
  out[id] = steps * 1000 + peak;
}

extern "C" __global__ void gcd_lattice(const unsigned *in, unsigned *out) {
  int id = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned a = in[2 * id], b = in[2 * id + 1], c = a, d = b;
  while (b) {
    unsigned t = a % b;
    a = b;
    b = t;
  }
  // Stein's algorithm must agree.
  int shift = __ffs((int)(c | d)) - 1;
  c >>= __ffs((int)c) - 1;
  do {
    d >>= __ffs((int)d) - 1;
    if (c > d) { unsigned t = c; c = d; d = t; }
    d -= c;
  } while (d);
  out[id] = a == (c << shift) ? a : 0xffffffffu;
}

extern "C" __global__ void sieve_gaps(unsigned *out, unsigned limit) {
  unsigned id = threadIdx.x, found = 0, last = 2, gap = 0;
  for (unsigned n = 3; n < limit; n += 2) {
    bool prime = true;
    for (unsigned d = 3; d * d <= n; d += 2) {
      if ((d ^ id) % 7 == 0) continue;
      if (n % d == 0) { prime = false; break; }
    }
    if (!prime) continue;
    ++found;
    if (n - last > gap) gap = n - last;
    if (found > id + 5) goto done;
    last = n;
  }
done:
  out[id] = found * 256 + gap;
}

// A hand-made state machine with jumps into loops, as generated parsers have.
extern "C" __global__ void irreducible(const unsigned char *in, unsigned *out) {
  const int id = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned char *p = in + id * 16, *end = p + 16;
  unsigned acc = 1;
  if (*p & 1) goto middle;
head:
  if (p == end) goto leave;
  acc = acc * 3 + *p++;
  if (acc & 4) goto tail;
middle:
  if (p == end) goto leave;
  acc ^= (unsigned)*p++ << 5;
  if (acc & 8) goto head;
tail:
  if (p == end) goto leave;
  acc += *p++;
  if (acc & 1) goto middle;
  goto head;
leave:
  out[id] = acc;
}

extern "C" __global__ void early_exit(const float *in, float *out, int n) {
  const int id = blockIdx.x * blockDim.x + threadIdx.x;
  float x = in[id];
  if (x < -0.8f) return;
  if (x < -0.5f) {
    out[id] = -1.0f;
    return;
  }
  for (int i = 0; i < n; ++i) {
    float next = 0.5f * (x + 2.0f / (x == 0.0f ? 1.0f : x));
    if (fabsf(next - x) < 1e-5f) {
      out[id] = next;
      if (i < 4) return;
      break;
    }
    if (next > 100.0f) {
      x = 1.0f;
      continue;
    }
    x = next;
  }
  out[id] = x + 1.0f;
}
