// A tile of a matrix by way of local memory.
// run: --kernel transpose --grid 2,2 --block 8,8 --arg buf:u32x256:random:1 --arg out=buf:u32x256:zeros --arg i32:16
kernel void transpose(global const uint *in, global uint *out, int n) {
  local uint tile[8][9];
  int x = get_local_id(0), y = get_local_id(1);
  tile[y][x] = in[get_global_id(1) * n + get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[(get_group_id(0) * 8 + y) * n + get_group_id(1) * 8 + x] = tile[x][y];
}
