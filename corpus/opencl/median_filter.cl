// Median of 3x3 by a sorting network on bytes in vectors, and of 5x5 by selection in a private array.
// run: --kernel median3x3 --grid 1,10 --block 8,1 --arg buf:u8x384:random:1 --arg out=buf:u8x384:zeros --arg i32:32 --arg i32:12
// run: --kernel median5x5 --grid 2,2 --block 8,8 --arg buf:f32x400:random:2 --arg out=buf:f32x256:zeros --arg i32:20 --arg i32:16

#define SORT2(a, b)     \
  {                     \
    uchar4 t = min(a, b); \
    b = max(a, b);      \
    a = t;              \
  }

// Four pixels for each thread.
__kernel void median3x3(__global const uchar* in, __global uchar* out, const int w, const int h) {
  const int x = get_global_id(0) * 4, y = get_global_id(1) + 1;
  if (x < 4 || x >= w - 4) return;
  uchar4 v[9];
#pragma unroll
  for (int r = 0; r < 3; r++) {
    __global const uchar* p = in + (y + r - 1) * w + x;
    v[r * 3] = vload4(0, p - 1);
    v[r * 3 + 1] = vload4(0, p);
    v[r * 3 + 2] = vload4(0, p + 1);
  }
  SORT2(v[1], v[2]);
  SORT2(v[4], v[5]);
  SORT2(v[7], v[8]);
  SORT2(v[0], v[1]);
  SORT2(v[3], v[4]);
  SORT2(v[6], v[7]);
  SORT2(v[1], v[2]);
  SORT2(v[4], v[5]);
  SORT2(v[7], v[8]);
  SORT2(v[0], v[3]);
  SORT2(v[5], v[8]);
  SORT2(v[4], v[7]);
  SORT2(v[3], v[6]);
  SORT2(v[1], v[4]);
  SORT2(v[2], v[5]);
  SORT2(v[4], v[7]);
  SORT2(v[4], v[2]);
  SORT2(v[6], v[4]);
  SORT2(v[4], v[2]);
  vstore4(v[4], 0, out + y * w + x);
}

__kernel void median5x5(__global const float* in, __global float* out, const int in_w, const int out_w) {
  const int x = get_global_id(0), y = get_global_id(1);
  float v[25];
  for (int j = 0; j < 5; j++)
    for (int i = 0; i < 5; i++) v[j * 5 + i] = in[(y + j) * in_w + x + i];
  // Selection of the 13 smallest.
  for (int i = 0; i < 13; i++) {
    int least = i;
    for (int j = i + 1; j < 25; j++)
      if (v[j] < v[least]) least = j;
    const float t = v[i];
    v[i] = v[least];
    v[least] = t;
  }
  out[y * out_w + x] = v[12];
}
