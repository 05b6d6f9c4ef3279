#include "tile.h"
// The mean of TILE neighbours.
__kernel void blur(__global float *out, __global const float *in, uint n) {
  uint item = global_index();
  if (item >= n)
    return;
  float sum = 0;
  uint count = 0;
  for (uint i = item; i < item + TILE && i < n; i++, count++)
    sum += in[i];
  out[item] = sum / count;
}
