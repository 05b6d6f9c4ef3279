#include "index.h"
// y = a x + y, VARIANT elements by a work-item.
__kernel void axpy(__global float *y, __global const float *x, float a, uint n) {
  uint first = global_index() * VARIANT;
  for (uint i = first; i < first + VARIANT && i < n; i++)
    y[i] = a * x[i] + y[i];
}
