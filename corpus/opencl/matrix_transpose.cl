// Transposition through a padded tile; out of place, in place for a square matrix, and of 4x4 blocks in registers.
// run: --kernel transpose_tile --grid 3,3 --block 16,4 --arg a=buf:f32x1400:iota:0:1 --arg out=buf:f32x1400:zeros --arg i32:40 --arg i32:35
// run: --kernel transpose_square --grid 3,3 --block 8,8 --arg a=buf:f32x576:iota:0:1 --arg i32:24
// run: --kernel transpose_4x4 --grid 1 --block 32 --arg in=buf:u32x512:random:3 --arg out=buf:u32x512:zeros

#define TILE 16
#define ROWS 4

__kernel void transpose_tile(__global const float* in, __global float* out, const int width, const int height) {
  __local float tile[TILE * (TILE + 1)];
  int x = get_group_id(0) * TILE + get_local_id(0);
  int y = get_group_id(1) * TILE + get_local_id(1);
  for (int j = 0; j < TILE; j += ROWS)
    if (x < width && y + j < height)
      tile[(get_local_id(1) + j) * (TILE + 1) + get_local_id(0)] = in[(y + j) * width + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  x = get_group_id(1) * TILE + get_local_id(0);
  y = get_group_id(0) * TILE + get_local_id(1);
  for (int j = 0; j < TILE; j += ROWS)
    if (x < height && y + j < width)
      out[(y + j) * height + x] = tile[get_local_id(0) * (TILE + 1) + get_local_id(1) + j];
}

__kernel void transpose_square(__global float* a, const int n) {
  __local float low[8][9], high[8][9];
  const int gx = get_group_id(0), gy = get_group_id(1);
  if (gx > gy) return;
  const int lx = get_local_id(0), ly = get_local_id(1);
  low[ly][lx] = a[(gy * 8 + ly) * n + gx * 8 + lx];
  high[ly][lx] = a[(gx * 8 + ly) * n + gy * 8 + lx];
  barrier(CLK_LOCAL_MEM_FENCE);
  a[(gx * 8 + ly) * n + gy * 8 + lx] = low[lx][ly];
  if (gx != gy) a[(gy * 8 + ly) * n + gx * 8 + lx] = high[lx][ly];
}

__kernel void transpose_4x4(__global const uint16* in, __global uint16* out) {
  const size_t i = get_global_id(0);
  const uint16 m = in[i];
  out[i] = m.s048c159d26ae37bf;
}
