// Parboil stencil: seven points in three dimensions; naive, and with registers marching along z over a local tile.
// run: --kernel stencil7 --grid 1,12,6 --block 16,1,1 --arg f32:0.1666 --arg f32:0.5 --arg buf:f32x1536:random:1 --arg out=buf:f32x1536:zeros --arg i32:16 --arg i32:12 --arg i32:8
// run: --kernel stencil7_march --grid 2,2 --block 8,6 --arg f32:0.1666 --arg f32:0.5 --arg buf:f32x1536:random:1 --arg out=buf:f32x1536:zeros --arg i32:16 --arg i32:12 --arg i32:8

#define IDX(x, y, z) ((x) + nx * ((y) + ny * (z)))

__kernel void stencil7(float c0, float c1, __global const float* a0, __global float* anext, int nx, int ny, int nz) {
  int i = get_global_id(0);
  int j = get_group_id(1);
  int k = get_group_id(2) + 1;
  if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1) {
    anext[IDX(i, j, k)] = c1 * (a0[IDX(i, j, k + 1)] + a0[IDX(i, j, k - 1)] + a0[IDX(i, j + 1, k)] +
                                a0[IDX(i, j - 1, k)] + a0[IDX(i + 1, j, k)] + a0[IDX(i - 1, j, k)]) -
                          a0[IDX(i, j, k)] * c0;
  }
}

__kernel void stencil7_march(float c0, float c1, __global const float* restrict a0, __global float* restrict anext,
                             int nx, int ny, int nz) {
  __local float tile[6][8];
  const int lx = get_local_id(0), ly = get_local_id(1);
  const int i = get_global_id(0), j = get_global_id(1);
  const bool inner = i > 0 && j > 0 && i < nx - 1 && j < ny - 1;
  float bottom = a0[IDX(i, j, 0)];
  float current = a0[IDX(i, j, 1)];
  for (int k = 1; k < nz - 1; k++) {
    tile[ly][lx] = current;
    barrier(CLK_LOCAL_MEM_FENCE);
    const float top = a0[IDX(i, j, k + 1)];
    if (inner) {
      const float w = lx > 0 ? tile[ly][lx - 1] : a0[IDX(i - 1, j, k)];
      const float e = lx < 7 ? tile[ly][lx + 1] : a0[IDX(i + 1, j, k)];
      const float s = ly > 0 ? tile[ly - 1][lx] : a0[IDX(i, j - 1, k)];
      const float n = ly < 5 ? tile[ly + 1][lx] : a0[IDX(i, j + 1, k)];
      anext[IDX(i, j, k)] = c1 * (top + bottom + n + s + e + w) - current * c0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    bottom = current;
    current = top;
  }
}
