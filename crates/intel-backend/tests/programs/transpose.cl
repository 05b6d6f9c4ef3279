// A transposed matrix by tiles with a column to spare; what is beyond its edge stays.
#define TILE 8
__kernel void transpose(__global const int *in, __global int *out, int rows, int columns) {
  __local int tile[TILE][TILE + 1];
  int x = get_group_id(0) * TILE + get_local_id(0), y = get_group_id(1) * TILE + get_local_id(1);
  if (x < columns && y < rows) tile[get_local_id(1)][get_local_id(0)] = in[mad24(y, columns, x)];
  barrier(CLK_LOCAL_MEM_FENCE);
  int tx = get_group_id(1) * TILE + get_local_id(0), ty = get_group_id(0) * TILE + get_local_id(1);
  if (tx < rows && ty < columns) out[mad24(ty, rows, tx)] = tile[get_local_id(0)][get_local_id(1)];
}
