// y = a * x + y. Compiled to saxpy.ll by
//   clang++ -x cuda --cuda-device-only -nocudainc -nocudalib --cuda-gpu-arch=sm_90 --cuda-feature=+ptx83 -O3 -S -emit-llvm
//     -I corpus/include examples/saxpy.cu -o examples/saxpy.ll
// run: --kernel saxpy --grid 4 --block 256 --arg x=buf:f32x1000:iota --arg y=buf:f32x1000:fill:1 --arg f32:2 --arg i32:1000
#include "cuda_mini.h"

extern "C" __global__ void saxpy(const float *__restrict__ x, float *__restrict__ y, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
