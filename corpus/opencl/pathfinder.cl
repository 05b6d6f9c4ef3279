// Rodinia pathfinder: dynamic programming over rows, with a halo that shrinks in each step.
// run: --kernel dynproc --grid 3 --block 32 --arg i32:4 --arg buf:i32x320:random:1:0:9 --arg buf:i32x64:random:2:0:20 --arg out=buf:i32x64:fill:-1 --arg i32:64 --arg i32:0 --arg i32:4 --arg local:128 --arg local:128

#define IN_RANGE(x, lo, hi) ((x) >= (lo) && (x) <= (hi))
#define MIN(a, b) ((a) <= (b) ? (a) : (b))

__kernel void dynproc(int iteration, __global const int* wall, __global const int* src, __global int* results, int cols,
                      int start_step, int border, __local int* prev, __local int* result) {
  const int block = get_local_size(0);
  const int bx = get_group_id(0);
  const int tx = get_local_id(0);
  const int small = block - (iteration * 2);
  const int blk_x = (small * bx) - border;
  const int blk_xmax = blk_x + block - 1;
  const int xidx = blk_x + tx;
  const int valid_xmin = (blk_x < 0) ? -blk_x : 0;
  const int valid_xmax = (blk_xmax > cols - 1) ? block - 1 - (blk_xmax - cols + 1) : block - 1;
  int w = tx - 1, e = tx + 1;
  w = (w < valid_xmin) ? valid_xmin : w;
  e = (e > valid_xmax) ? valid_xmax : e;
  const bool valid = IN_RANGE(tx, valid_xmin, valid_xmax);
  prev[tx] = IN_RANGE(xidx, 0, cols - 1) ? src[xidx] : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  bool computed = false;
  for (int i = 0; i < iteration; i++) {
    computed = false;
    if (IN_RANGE(tx, i + 1, block - i - 2) && valid) {
      computed = true;
      int shortest = MIN(prev[w], prev[tx]);
      shortest = MIN(shortest, prev[e]);
      result[tx] = shortest + wall[cols * (start_step + i) + xidx];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i == iteration - 1) break;
    if (computed) prev[tx] = result[tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (computed) results[xidx] = result[tx];
}
