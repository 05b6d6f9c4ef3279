// 3D stencils: 7-point with a register queue along z, 27-point with constant weights, 25-point star of order 8 (finite differences).
// run: --kernel stencil7 --grid 1,2 --block 16,8 --arg buf:f32x1536:random:91:0:1 --arg out=buf:f32x1536:zeros --arg i32:16 --arg i32:16 --arg i32:6 --arg f32:0.4 --arg f32:0.1 --tolerance 1e-5
// run: --kernel stencil27 --grid 2,2,2 --block 8,4,4 --arg buf:f64x1024:random:92:0:1 --arg out=buf:f64x1024:zeros --arg i32:16 --arg i32:8 --arg i32:8 --tolerance 1e-10
// run: --kernel stencil_star8 --grid 1,1 --block 16,12 --arg buf:f32x3072:random:93:0:1 --arg out=buf:f32x3072:zeros --arg i32:16 --arg i32:16 --arg i32:12 --tolerance 1e-4
#include "cuda_mini.h"

__constant__ double w27[4] = {0.5, 0.0625, 0.0078125, 0.0009765625};
__constant__ float c8[5] = {-2.847222f, 1.6f, -0.2f, 0.025396825f, -0.0017857143f};

extern "C" __global__ void stencil7(const float *in, float *out, int nx, int ny, int nz, float c0, float c1) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
  if (i < 1 || j < 1 || i >= nx - 1 || j >= ny - 1) return;
  const int plane = nx * ny;
  int p = j * nx + i;
  float bottom = in[p], centre = in[p + plane];
  for (int k = 1; k < nz - 1; ++k) {
    p += plane;
    float top = in[p + plane];
    out[p] = c1 * (top + bottom + in[p - 1] + in[p + 1] + in[p - nx] + in[p + nx]) + c0 * centre;
    bottom = centre;
    centre = top;
  }
}

extern "C" __global__ void stencil27(const double *in, double *out, int nx, int ny, int nz) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x >= nx || y >= ny || z >= nz) return;
  double sum = 0;
  for (int dz = -1; dz <= 1; ++dz)
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        int xx = min(max(x + dx, 0), nx - 1), yy = min(max(y + dy, 0), ny - 1), zz = min(max(z + dz, 0), nz - 1);
        sum += w27[dx * dx + dy * dy + dz * dz] * in[(zz * ny + yy) * nx + xx];
      }
  out[(z * ny + y) * nx + x] = sum;
}

extern "C" __global__ void stencil_star8(const float *in, float *out, int nx, int ny, int nz) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  bool inside = x >= 4 && x < nx - 4 && y >= 4 && y < ny - 4;
  if (!inside) return;
  const int stride_y = nx, stride_z = nx * ny;
  float q[9];
  int idx = y * nx + x;
#pragma unroll
  for (int k = 0; k < 8; ++k) q[k + 1] = in[idx + k * stride_z];
  for (int z = 4; z < nz - 4; ++z) {
#pragma unroll
    for (int k = 0; k < 8; ++k) q[k] = q[k + 1];
    q[8] = in[idx + (z + 4) * stride_z];
    const float *c = in + idx + z * stride_z;
    float d = 3.0f * c8[0] * q[4];
#pragma unroll
    for (int r = 1; r <= 4; ++r)
      d += c8[r] * (q[4 - r] + q[4 + r] + c[-r] + c[r] + c[-r * stride_y] + c[r * stride_y]);
    out[idx + z * stride_z] = 2.0f * q[4] + 0.01f * d;
  }
}
