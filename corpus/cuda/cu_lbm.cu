// Lattice Boltzmann D2Q9, BGK collision with pull streaming on a periodic lattice and bounce-back at obstacles.
// levels: O3g
// run: --kernel lbm_d2q9 --grid 2,2 --block 8,8 --arg buf:f32x2304:random:261:0.05:0.15 --arg out=buf:f32x2304:zeros --arg buf:u8x256:random:262:0:3 --arg i32:16 --arg i32:16 --arg f32:1.2 --tolerance 1e-4
#include "cuda_mini.h"

__constant__ int ex[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant__ int ey[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ int opposite[9] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
__constant__ float weight[9] = {4.f / 9, 1.f / 9, 1.f / 9, 1.f / 9, 1.f / 9, 1.f / 36, 1.f / 36, 1.f / 36, 1.f / 36};

extern "C" __global__ void lbm_d2q9(const float *__restrict__ src, float *__restrict__ dst, const uchar *__restrict__ solid, int nx, int ny, float omega) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= nx || y >= ny) return;
  const int cells = nx * ny, cell = y * nx + x;
  float f[9];
  float rho = 0.f, ux = 0.f, uy = 0.f;
#pragma unroll
  for (int q = 0; q < 9; ++q) {
    const int sx = (x - ex[q] + nx) % nx, sy = (y - ey[q] + ny) % ny;
    f[q] = src[q * cells + sy * nx + sx];
    rho += f[q];
    ux += f[q] * ex[q];
    uy += f[q] * ey[q];
  }
  if (solid[cell] == 0) {
#pragma unroll
    for (int q = 0; q < 9; ++q) dst[q * cells + cell] = f[opposite[q]];
    return;
  }
  ux /= rho;
  uy /= rho;
  const float usqr = 1.5f * (ux * ux + uy * uy);
#pragma unroll
  for (int q = 0; q < 9; ++q) {
    const float eu = 3.0f * (ex[q] * ux + ey[q] * uy);
    const float feq = weight[q] * rho * (1.0f + eu + 0.5f * eu * eu - usqr);
    dst[q * cells + cell] = f[q] + omega * (feq - f[q]);
  }
}
