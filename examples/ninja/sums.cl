#include "tile.h"
// Each work-item adds up TILE elements that lie a work-group apart.
__kernel void sums(__global float *out, __global const float *in) {
  uint item = global_index();
  float sum = 0;
  for (uint i = 0; i < TILE; i++)
    sum += in[item + i * WORK_GROUP];
  out[item] = sum;
}
