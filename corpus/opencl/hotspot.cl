// Rodinia hotspot: several steps of a thermal stencil on a tile that shrinks from step to step.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel hotspot --grid 3,3 --block 16,16 --arg i32:2 --arg buf:f32x1296:random:1:0:1 --arg buf:f32x1296:random:2:70:90 --arg out=buf:f32x1296:zeros --arg i32:36 --arg i32:36 --arg i32:2 --arg i32:2 --arg {f32:0.5;f32:1.5;f32:0.7;f32:0.2;f32:0.001}

#define BLOCK_SIZE 16
#define IN_RANGE(x, min, max) ((x) >= (min) && (x) <= (max))

typedef struct {
  float cap, rx, ry, rz, step;
} chip;

__kernel void hotspot(int iteration, global const float* power, global const float* temp_src, global float* temp_dst,
                      int grid_cols, int grid_rows, int border_cols, int border_rows, chip p) {
  local float temp_on_die[BLOCK_SIZE][BLOCK_SIZE];
  local float power_on_die[BLOCK_SIZE][BLOCK_SIZE];
  local float temp_t[BLOCK_SIZE][BLOCK_SIZE];
  const float amb_temp = 80.0f;
  int bx = get_group_id(0), by = get_group_id(1);
  int tx = get_local_id(0), ty = get_local_id(1);
  const float step_div_cap = p.step / p.cap;
  const float rx1 = 1 / p.rx, ry1 = 1 / p.ry, rz1 = 1 / p.rz;

  int small_rows = BLOCK_SIZE - iteration * 2;
  int small_cols = BLOCK_SIZE - iteration * 2;
  int blk_y = small_rows * by - border_rows, blk_x = small_cols * bx - border_cols;
  int blk_ymax = blk_y + BLOCK_SIZE - 1, blk_xmax = blk_x + BLOCK_SIZE - 1;
  int y = blk_y + ty, x = blk_x + tx;
  bool inside = IN_RANGE(y, 0, grid_rows - 1) && IN_RANGE(x, 0, grid_cols - 1);
  int index = grid_cols * y + x;
  temp_on_die[ty][tx] = inside ? temp_src[index] : 0.0f;
  power_on_die[ty][tx] = inside ? power[index] : 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE);

  int valid_ymin = (blk_y < 0) ? -blk_y : 0;
  int valid_ymax = (blk_ymax > grid_rows - 1) ? BLOCK_SIZE - 1 - (blk_ymax - grid_rows + 1) : BLOCK_SIZE - 1;
  int valid_xmin = (blk_x < 0) ? -blk_x : 0;
  int valid_xmax = (blk_xmax > grid_cols - 1) ? BLOCK_SIZE - 1 - (blk_xmax - grid_cols + 1) : BLOCK_SIZE - 1;
  int n = max(ty - 1, valid_ymin), s = min(ty + 1, valid_ymax);
  int w = max(tx - 1, valid_xmin), e = min(tx + 1, valid_xmax);

  bool computed = false;
  for (int i = 0; i < iteration; i++) {
    computed = false;
    if (IN_RANGE(tx, i + 1, BLOCK_SIZE - i - 2) && IN_RANGE(ty, i + 1, BLOCK_SIZE - i - 2) &&
        IN_RANGE(tx, valid_xmin, valid_xmax) && IN_RANGE(ty, valid_ymin, valid_ymax)) {
      computed = true;
      float t = temp_on_die[ty][tx];
      temp_t[ty][tx] = t + step_div_cap * (power_on_die[ty][tx] +
                                           (temp_on_die[s][tx] + temp_on_die[n][tx] - 2.0f * t) * ry1 +
                                           (temp_on_die[ty][e] + temp_on_die[ty][w] - 2.0f * t) * rx1 +
                                           (amb_temp - t) * rz1);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i == iteration - 1) break;
    if (computed) temp_on_die[ty][tx] = temp_t[ty][tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (computed) temp_dst[index] = temp_t[ty][tx];
}
