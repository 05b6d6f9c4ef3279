// Search by backtracking with explicit stacks: n queens by bit masks, subset sums, and a 4x4 sudoku.
// run: --kernel nqueens --grid 1 --block 64 --arg out=buf:u32x64:zeros --arg i32:7
// run: --kernel subset_sum --grid 1 --block 16 --arg buf:i32x160:random:1:1:40 --arg out=buf:u32x32:zeros --arg i32:10 --arg i32:70
// run: --kernel sudoku4 --grid 1 --block 16 --arg buf:u8x16:values:1,0,0,0,0,0,3,0,0,4,0,0,0,0,0,2 --arg out=buf:u8x256:zeros --arg found=buf:i32x16:zeros

// The first two rows come from the thread's number.
__kernel void nqueens(__global uint* counts, const int n) {
  const int id = get_global_id(0);
  const int c0 = id % 8, c1 = id / 8;
  uint count = 0;
  if (c0 < n && c1 < n && abs_diff(c0, c1) > 1) {
    const uint full = (1u << n) - 1;
    uint cols[16], left[16], right[16], free_at[16];
    int row = 2;
    cols[2] = (1u << c0) | (1u << c1);
    left[2] = ((1u << c0) << 2 | (1u << c1) << 1) & full;
    right[2] = (1u << c0) >> 2 | (1u << c1) >> 1;
    free_at[2] = full & ~(cols[2] | left[2] | right[2]);
    while (row >= 2) {
      if (free_at[row] == 0) {
        row--;
        continue;
      }
      const uint bit = free_at[row] & -free_at[row];
      free_at[row] ^= bit;
      if (row == n - 1) {
        count++;
        continue;
      }
      cols[row + 1] = cols[row] | bit;
      left[row + 1] = ((left[row] | bit) << 1) & full;
      right[row + 1] = (right[row] | bit) >> 1;
      row++;
      free_at[row] = full & ~(cols[row] | left[row] | right[row]);
    }
  }
  counts[id] = count;
}

__kernel void subset_sum(__global const int* items, __global uint2* out, const int n, const int target) {
  const int id = get_global_id(0);
  int v[16];
  for (int i = 0; i < n; i++) v[i] = items[id * n + i];
  uint ways = 0, first = 0;
  for (uint mask = 1; mask < (1u << n); mask++) {
    int sum = 0;
    for (uint m = mask; m; m &= m - 1) {
      sum += v[popcount((m & -m) - 1)];
      if (sum > target) break;
    }
    if (sum == target) {
      if (ways++ == 0) first = mask;
    }
  }
  out[id] = (uint2)(ways, first);
}

static uint allowed(const uchar g[16], int at) {
  uint used = 0;
  const int r = at >> 2, c = at & 3, b = (r & 2) * 4 + (c & 2);
  for (int i = 0; i < 4; i++) used |= 1u << g[r * 4 + i] | 1u << g[i * 4 + c] | 1u << g[b + (i >> 1) * 4 + (i & 1)];
  return ~used & 0x1e;
}

// Each thread takes another rotation of the symbols in the givens.
__kernel void sudoku4(__global const uchar* givens, __global uchar* out, __global int* found) {
  const int id = get_global_id(0);
  uchar g[16], open[16];
  uint tried[16];
  int n = 0;
  for (int i = 0; i < 16; i++) {
    g[i] = givens[i] ? (givens[i] - 1 + id) % 4 + 1 : 0;
    tried[i] = 0;
    if (!g[i]) open[n++] = (uchar)i;
  }
  int k = 0, steps = 0;
  while (k >= 0 && k < n && steps++ < 400) {
    const int at = open[k];
    g[at] = 0;
    const uint can = allowed(g, at) & ~tried[k];
    if (can == 0) {
      tried[k] = 0;
      k--;
      continue;
    }
    const int v = popcount((can & -can) - 1);
    tried[k] |= 1u << v;
    g[at] = (uchar)v;
    k++;
  }
  for (int i = 0; i < 16; i++) out[id * 16 + i] = g[i];
  found[id] = k == n ? steps : -steps;
}
