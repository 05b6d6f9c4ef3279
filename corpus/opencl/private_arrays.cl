// Private arrays with indices known only at run time: stacks, heaps, queues, permutations, small hash tables, a ring.
// run: --kernel heap_select --grid 1 --block 16 --arg buf:i32x1024:random:1:-1000:1000 --arg out=buf:i32x128:zeros --arg i32:64
// run: --kernel permutations --grid 1 --block 32 --arg buf:i32x49:random:2:1:50 --arg best=buf:i32x32:zeros --arg perm=buf:u8x224:zeros --arg i32:20
// run: --kernel hash_count --grid 1 --block 16 --arg buf:u32x512:random:3:0:60 --arg out=buf:u32x32:zeros --arg i32:32
// run: --kernel shunting_yard --grid 1 --block 16 --arg buf:u8x256:random:4:0:5 --arg out=buf:i32x16:zeros
// run: --kernel bfs_grid --grid 1 --block 8 --arg buf:u64x8:random:5 --arg out=buf:i32x8:zeros

// The eight largest of n, by a heap of eight.
__kernel void heap_select(__global const int* in, __global int* out, const int n) {
  const int id = get_global_id(0);
  int h[8];
  int size = 0;
  for (int i = 0; i < n; i++) {
    const int v = in[id * n + i];
    int k;
    if (size < 8) {
      k = size++;
      while (k > 0 && h[(k - 1) / 2] > v) {
        h[k] = h[(k - 1) / 2];
        k = (k - 1) / 2;
      }
      h[k] = v;
    } else if (v > h[0]) {
      k = 0;
      for (;;) {
        int child = 2 * k + 1;
        if (child >= 8) break;
        if (child + 1 < 8 && h[child + 1] < h[child]) child++;
        if (h[child] >= v) break;
        h[k] = h[child];
        k = child;
      }
      h[k] = v;
    }
  }
  for (int i = 0; i < 8; i++) out[id * 8 + i] = h[i];
}

// Travelling salesman over 7 towns: each thread goes through its share of the permutations in lexical order.
__kernel void permutations(__global const int* cost, __global int* best, __global uchar* perm, const int each) {
  const int id = get_global_id(0);
  uchar p[7];
  uint left = 0x7f, number = id * each % 720;
  uint fact = 720;
  // Digits of the factorial number system give the start.
  for (int i = 0; i < 7; i++) {
    uint d = number / fact;
    number %= fact;
    if (i < 6) fact /= 6 - i;
    for (uint m = left;; m &= m - 1)
      if (d-- == 0) {
        p[i] = ctz(m);
        left &= ~(1u << p[i]);
        break;
      }
  }
  int least = INT_MAX;
  for (int k = 0; k < each; k++) {
    int sum = 0;
    for (int i = 0; i < 7; i++) sum += cost[p[i] * 7 + p[(i + 1) % 7]];
    if (sum < least) {
      least = sum;
      for (int i = 0; i < 7; i++) perm[id * 7 + i] = p[i];
    }
    int i = 5;
    while (i >= 0 && p[i] > p[i + 1]) i--;
    if (i < 0) break;
    int j = 6;
    while (p[j] < p[i]) j--;
    uchar t = p[i];
    p[i] = p[j];
    p[j] = t;
    for (int a = i + 1, b = 6; a < b; a++, b--) {
      t = p[a];
      p[a] = p[b];
      p[b] = t;
    }
  }
  best[id] = least;
}

__kernel void hash_count(__global const uint* in, __global uint2* out, const int n) {
  const int id = get_global_id(0);
  uint key[64];
  uchar count[64];
  for (int i = 0; i < 64; i++) count[i] = 0;
  uint distinct = 0, mode = 0;
  for (int i = 0; i < n; i++) {
    const uint v = in[id * n + i];
    uint h = (v * 2654435761u) >> 26;
    while (count[h] && key[h] != v) h = (h + 1) & 63;
    if (!count[h]) {
      key[h] = v;
      distinct++;
    }
    count[h]++;
    mode = max(mode, (uint)count[h] << 16 | (key[h] ^ 0xffff));
  }
  out[id] = (uint2)(distinct, mode);
}

// Tokens alternate between digits and operators by position.
__kernel void shunting_yard(__global const uchar* tokens, __global int* out) {
  const int id = get_global_id(0);
  int values[16];
  uchar ops[16];
  int nv = 0, no = 0;
  for (int i = 0; i <= 15; i++) {
    const uchar t = tokens[id * 16 + i];
    if ((i & 1) == 0) {
      values[nv++] = t + 1;
      if (i < 14) continue;
    }
    const int prec = i >= 14 ? -1 : t / 2;
    while (no > 0 && ops[no - 1] / 2 >= prec) {
      const int b = values[--nv], a = values[nv - 1];
      switch (ops[--no]) {
        case 0:
          values[nv - 1] = a + b;
          break;
        case 1:
          values[nv - 1] = a - b;
          break;
        case 2:
          values[nv - 1] = (a * b) % 10007;
          break;
        case 3:
          values[nv - 1] = b != 0 ? a / b : a;
          break;
        case 4:
          values[nv - 1] = b != 0 ? a % b : b;
          break;
        default:
          values[nv - 1] = a & b;
      }
    }
    if (i >= 14) break;
    ops[no++] = t;
  }
  out[id] = values[0];
}

// Shortest way from corner to corner on an 8x8 board of walls (bits), with a ring buffer.
__kernel void bfs_grid(__global const ulong* walls, __global int* out) {
  const int id = get_global_id(0);
  const ulong open = ~(walls[id] & walls[(id + 1) & 7] & 0x7ffffffffffffffeUL);
  uchar queue[64], dist[64];
  for (int i = 0; i < 64; i++) dist[i] = 255;
  uint head = 0, tail = 0;
  queue[tail++] = 0;
  dist[0] = 0;
  while (head != tail) {
    const int c = queue[head++ & 63];
    const int x = c & 7, y = c >> 3;
    for (int d = 0; d < 4; d++) {
      const int nx = x + (d == 0) - (d == 1), ny = y + (d == 2) - (d == 3);
      if (nx < 0 || ny < 0 || nx > 7 || ny > 7) continue;
      const int n = ny * 8 + nx;
      if (!((open >> n) & 1) || dist[n] != 255) continue;
      dist[n] = dist[c] + 1;
      queue[tail++ & 63] = (uchar)n;
    }
  }
  out[id] = dist[63];
}
