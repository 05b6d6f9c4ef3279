// Text: naive and Horspool search, Aho-Corasick with a table, edit distance in a private row, Smith-Waterman by diagonals,
// bit-parallel approximate matching, base64.
// run: --kernel find_pattern --grid 2 --block 64 --arg buf:u8x160:random:1:97:99 --arg buf:u8x4:values:97,98,97,97 --arg first=buf:i32x1:fill:2147483647 --arg cnt=buf:i32x1:zeros --arg i32:128 --arg i32:4
// run: --kernel edit_distance --grid 1 --block 16 --arg buf:u8x256:random:2:97:100 --arg buf:u8x256:random:3:97:100 --arg out=buf:i32x16:zeros
// run: --kernel smith_waterman --grid 2 --block 16 --arg buf:u8x32:random:4:0:3 --arg buf:u8x32:random:5:0:3 --arg best=buf:i32x2:zeros --arg buf:i32x16:values:2,-1,-1,-1,-1,2,-1,-1,-1,-1,2,-1,-1,-1,-1,2 --arg i32:1
// run: --kernel bitap --grid 1 --block 16 --arg buf:u8x512:random:6:97:100 --arg buf:u8x8:values:97,98,99,100,97,97,98,100 --arg out=buf:i32x16:zeros --arg i32:32
// run: --kernel base64_encode --grid 1 --block 32 --arg buf:u8x96:random:7 --arg out=buf:u8x128:zeros

__kernel void find_pattern(__global const uchar* text, __global const uchar* pat, volatile __global int* first,
                           volatile __global int* count, const int n, const int m) {
  const int i = get_global_id(0);
  if (i > n - m) return;
  int k = 0;
  while (k < m && text[i + k] == pat[k]) k++;
  if (k == m) {
    atomic_min(first, i);
    atomic_inc(count);
  }
}

__kernel void edit_distance(__global const uchar* a, __global const uchar* b, __global int* out) {
  const int id = get_global_id(0);
  uchar row[17];
  for (int j = 0; j <= 16; j++) row[j] = j;
  for (int i = 1; i <= 16; i++) {
    uchar diag = row[0];
    row[0] = i;
    const uchar ca = a[id * 16 + i - 1];
    for (int j = 1; j <= 16; j++) {
      const uchar up = row[j];
      const uchar cost = diag + (ca != b[id * 16 + j - 1]);
      row[j] = min(min((uchar)(up + 1), (uchar)(row[j - 1] + 1)), cost);
      diag = up;
    }
  }
  out[id] = row[16];
}

// 16 by 16 letters for each group, a thread for each row, three diagonals in local memory.
__kernel void smith_waterman(__global const uchar* a, __global const uchar* b, __global int* best, __global const int* score,
                             const int gap) {
  __local int diag[3][17];
  __local int top[16];
  const int t = get_local_id(0), g = get_group_id(0);
  const uchar ca = a[g * 16 + t];
  int mine = 0;
  for (int k = 0; k < 3; k++) diag[k][t + 1] = 0;
  if (t < 3) diag[t][0] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = 0; d < 31; d++) {
    const int j = d - t;
    int v = 0;
    if (j >= 0 && j < 16) {
      const int up = diag[(d + 2) % 3][t] - gap, left = diag[(d + 2) % 3][t + 1] - gap;
      const int cross = diag[(d + 1) % 3][t] + score[ca * 4 + b[g * 16 + j]];
      v = max(max(0, cross), max(j > 0 ? left : -gap, t > 0 ? up : -gap));
      mine = max(mine, v);
    }
    diag[d % 3][t + 1] = v;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  top[t] = mine;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (t == 0) {
    for (int i = 1; i < 16; i++) mine = max(mine, top[i]);
    best[g] = mine;
  }
}

// Prefixes of the pattern that end here: 3 letters, and 5 or all 8 with up to one substitution.
__kernel void bitap(__global const uchar* text, __global const uchar* pat, __global int* out, const int n) {
  const int id = get_global_id(0);
  uchar mask[4] = {0, 0, 0, 0};
  for (int i = 0; i < 8; i++) mask[pat[i] & 3] |= 1 << i;
  uchar r0 = 0, r1 = 0;
  int hits = 0;
  for (int i = 0; i < n; i++) {
    const uchar m = mask[text[id * n + i] & 3];
    const uchar old = r0;
    r0 = ((r0 << 1) | 1) & m;
    r1 = (((r1 << 1) | 1) & m) | (old << 1) | 1;
    hits += ((r0 >> 2) & 1) + 256 * ((r1 >> 4) & 1) + 65536 * ((r1 >> 7) & 1);
  }
  out[id] = hits;
}

__constant char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

__kernel void base64_encode(__global const uchar* in, __global uchar* out) {
  const int i = get_global_id(0);
  const uchar3 b = vload3(i, in);
  const uint v = b.x << 16 | b.y << 8 | b.z;
  vstore4((uchar4)(alphabet[v >> 18], alphabet[(v >> 12) & 63], alphabet[(v >> 6) & 63], alphabet[v & 63]), i, out);
}
