// Backtracking and puzzles: 4x4 sudoku with candidate masks, knight's tour counting with a private stack, subset sums by Gray code, tic-tac-toe minimax (recursive).
// run: --kernel sudoku4 --grid 1 --block 16 --arg buf:u8x256:zeros --arg out=buf:u32x16:zeros
// run: --kernel subset_sum --grid 1 --block 32 --arg buf:i32x320:random:162:-20:20 --arg out=buf:u32x32:zeros --arg i32:10
// run: --kernel minimax --grid 1 --block 9 --arg out=buf:i32x9:zeros
#include "hip_mini.h"

// Boards differ by the first row's first two cells, given by the thread.
extern "C" __global__ void sudoku4(const unsigned char *zero, unsigned *out) {
  const int id = hipThreadIdx_x;
  unsigned char cell[16], tried[16];
  for (int i = 0; i < 16; ++i) cell[i] = tried[i] = zero[id * 16 + i];
  cell[0] = (unsigned char)(1 << (id & 3));
  cell[1] = (unsigned char)(1 << (id >> 2));
  unsigned solutions = 0, steps = 0;
  if (cell[0] != cell[1]) {
    int pos = 2;
    while (pos >= 2 && steps < 400) {
      ++steps;
      if (pos == 16) {
        ++solutions;
        --pos;
        continue;
      }
      const int r = pos / 4, c = pos % 4, b = (r / 2) * 8 + (c / 2) * 2;
      unsigned used = tried[pos];
      for (int k = 0; k < 4; ++k) {
        if (k != c) used |= cell[r * 4 + k];
        if (k != r) used |= cell[k * 4 + c];
        const int q = b + (k / 2) * 4 + k % 2;
        if (q != pos) used |= cell[q];
      }
      const unsigned avail = 15u & ~used;
      if (avail == 0) {
        cell[pos] = 0;
        tried[pos] = 0;
        --pos;
      } else {
        const unsigned char bit = (unsigned char)(avail & (0u - avail));
        cell[pos] = bit;
        tried[pos] |= bit;
        ++pos;
      }
    }
  }
  out[id] = solutions * 1000 + steps;
}

extern "C" __global__ void subset_sum(const int *items, unsigned *out, int n) {
  const int *v = items + hipThreadIdx_x * n;
  int sum = 0;
  unsigned zero = 0, previous = 0;
  for (unsigned i = 1; i < (1u << n); ++i) {
    const unsigned gray = i ^ (i >> 1), flip = gray ^ previous;
    const int k = __ffs((int)flip) - 1;
    sum += gray & flip ? v[k] : -v[k];
    previous = gray;
    if (sum == 0) ++zero;
  }
  out[hipThreadIdx_x] = zero;
}

__device__ __forceinline__ bool wins(unsigned b) {
  const unsigned lines[8] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
  for (int i = 0; i < 8; ++i)
    if ((b & lines[i]) == lines[i]) return true;
  return false;
}

__device__ __noinline__ int search(unsigned mine, unsigned theirs, int depth) {
  if (wins(theirs)) return -10 + depth;
  unsigned freecells = 0x1ff & ~(mine | theirs);
  if (freecells == 0 || depth == 4) return __popc(mine & 0505) - __popc(theirs & 0505);
  int best = -100;
  while (freecells) {
    const unsigned bit = freecells & (0u - freecells);
    freecells ^= bit;
    best = max(best, -search(theirs, mine | bit, depth + 1));
  }
  return best;
}

extern "C" __global__ void minimax(int *out) { out[hipThreadIdx_x] = search(0001, 1u << hipThreadIdx_x & ~0001u, 0); }
