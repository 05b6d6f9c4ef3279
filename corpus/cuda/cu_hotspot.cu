// Thermal simulation on a chip (Rodinia hotspot): several time steps in shared memory with a shrinking valid border.
// run: --kernel hotspot --grid 2,2 --block 16,16 --arg i32:2 --arg buf:f32x576:random:81:0:1 --arg buf:f32x576:random:82:320:340 --arg dst=buf:f32x576:zeros --arg i32:24 --arg i32:24 --arg i32:2 --arg i32:2 --arg f32:0.5 --arg f32:1.25 --arg f32:1.5 --arg f32:80 --arg f32:0.05 --tolerance 1e-5
#include "cuda_mini.h"

#define BLOCK_SIZE 16
#define IN_RANGE(x, lo, hi) ((x) >= (lo) && (x) <= (hi))

extern "C" __global__ void hotspot(int iteration, const float *power, const float *temp_src, float *temp_dst, int cols, int rows, int border_cols,
                                   int border_rows, float cap, float Rx, float Ry, float Rz, float step) {
  __shared__ float temp_on[BLOCK_SIZE][BLOCK_SIZE];
  __shared__ float power_on[BLOCK_SIZE][BLOCK_SIZE];
  __shared__ float temp_t[BLOCK_SIZE][BLOCK_SIZE];
  const float amb = 80.0f;
  const int bx = blockIdx.x, by = blockIdx.y, tx = threadIdx.x, ty = threadIdx.y;
  const float step_div_cap = step / cap, Rx_1 = 1 / Rx, Ry_1 = 1 / Ry, Rz_1 = 1 / Rz;
  const int small_rows = BLOCK_SIZE - iteration * 2, small_cols = BLOCK_SIZE - iteration * 2;
  const int blkY = small_rows * by - border_rows, blkX = small_cols * bx - border_cols;
  const int blkYmax = blkY + BLOCK_SIZE - 1, blkXmax = blkX + BLOCK_SIZE - 1;
  const int yidx = blkY + ty, xidx = blkX + tx;
  const int index = cols * yidx + xidx;
  temp_on[ty][tx] = 0.0f;
  power_on[ty][tx] = 0.0f;
  if (IN_RANGE(yidx, 0, rows - 1) && IN_RANGE(xidx, 0, cols - 1)) {
    temp_on[ty][tx] = temp_src[index];
    power_on[ty][tx] = power[index];
  }
  temp_t[ty][tx] = temp_on[ty][tx];
  __syncthreads();
  const int validYmin = blkY < 0 ? -blkY : 0, validXmin = blkX < 0 ? -blkX : 0;
  const int validYmax = blkYmax > rows - 1 ? BLOCK_SIZE - 1 - (blkYmax - rows + 1) : BLOCK_SIZE - 1;
  const int validXmax = blkXmax > cols - 1 ? BLOCK_SIZE - 1 - (blkXmax - cols + 1) : BLOCK_SIZE - 1;
  int N = ty - 1, S = ty + 1, W = tx - 1, E = tx + 1;
  N = N < validYmin ? validYmin : N;
  S = S > validYmax ? validYmax : S;
  W = W < validXmin ? validXmin : W;
  E = E > validXmax ? validXmax : E;
  bool computed = false;
  for (int i = 0; i < iteration; i++) {
    computed = false;
    if (IN_RANGE(tx, i + 1, BLOCK_SIZE - i - 2) && IN_RANGE(ty, i + 1, BLOCK_SIZE - i - 2) && IN_RANGE(tx, validXmin, validXmax) &&
        IN_RANGE(ty, validYmin, validYmax)) {
      computed = true;
      const float c = temp_on[ty][tx];
      temp_t[ty][tx] = c + step_div_cap * (power_on[ty][tx] + (temp_on[S][tx] + temp_on[N][tx] - 2.0f * c) * Ry_1 +
                                           (temp_on[ty][E] + temp_on[ty][W] - 2.0f * c) * Rx_1 + (amb - c) * Rz_1);
    }
    __syncthreads();
    if (i == iteration - 1) break;
    if (computed) temp_on[ty][tx] = temp_t[ty][tx];
    __syncthreads();
  }
  if (computed) temp_dst[index] = temp_t[ty][tx];
}
