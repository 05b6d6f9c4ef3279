// Three-dimensional kernels: FDTD update with a 3D block, heat step with z-marching in shared memory, trilinear sampling, voxel occupancy by bits.
// run: --kernel fdtd3d_e --grid 1,1,2 --block 8,8,2 --arg ex=buf:f32x256:random:221:-1:1 --arg buf:f32x256:random:222:-1:1 --arg buf:f32x256:random:223:-1:1 --arg {i32:8;i32:8;i32:4} --arg f32:0.3 --tolerance 1e-5
// run: --kernel laplace3d --grid 2,2 --block 8,8 --arg buf:f32x2048:random:224:0:1 --arg out=buf:f32x2048:zeros --arg i32:16 --arg i32:16 --arg i32:8 --tolerance 1e-5
// run: --kernel trilinear --grid 1 --block 64 --arg buf:f32x192:random:225:0:3 --arg buf:f32x125:random:226:-1:1 --arg out=buf:f32x64:zeros --tolerance 1e-5
// run: --kernel voxelize --grid 1 --block 64 --arg buf:f32x192:random:227:0:8 --arg grid=buf:u32x16:zeros
#include "hip_mini.h"

struct Dims { int x, y, z; };

extern "C" __global__ void fdtd3d_e(float *ex, const float *hy, const float *hz, Dims n, float c) {
  const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x, j = hipBlockIdx_y * hipBlockDim_y + hipThreadIdx_y, k = hipBlockIdx_z * hipBlockDim_z + hipThreadIdx_z;
  if (i >= n.x || j < 1 || j >= n.y || k < 1 || k >= n.z) return;
  const int idx = (k * n.y + j) * n.x + i;
  ex[idx] += c * ((hz[idx] - hz[idx - n.x]) - (hy[idx] - hy[idx - n.x * n.y]));
}

extern "C" __global__ void laplace3d(const float *in, float *out, int nx, int ny, int nz) {
  __shared__ float plane[10][10];
  const int tx = hipThreadIdx_x + 1, ty = hipThreadIdx_y + 1;
  const int x = hipBlockIdx_x * 8 + hipThreadIdx_x, y = hipBlockIdx_y * 8 + hipThreadIdx_y, area = nx * ny;
  float below = 0, here = in[y * nx + x];
  for (int z = 0; z < nz; ++z) {
    const int idx = z * area + y * nx + x;
    const float above = z + 1 < nz ? in[idx + area] : 0.0f;
    plane[ty][tx] = here;
    if (tx == 1) plane[ty][0] = x > 0 ? in[idx - 1] : 0.0f;
    if (tx == 8) plane[ty][9] = x < nx - 1 ? in[idx + 1] : 0.0f;
    if (ty == 1) plane[0][tx] = y > 0 ? in[idx - nx] : 0.0f;
    if (ty == 8) plane[9][tx] = y < ny - 1 ? in[idx + nx] : 0.0f;
    __syncthreads();
    out[idx] = here + 0.1f * (plane[ty][tx - 1] + plane[ty][tx + 1] + plane[ty - 1][tx] + plane[ty + 1][tx] + below + above - 6.0f * here);
    __syncthreads();
    below = here;
    here = above;
  }
}

extern "C" __global__ void trilinear(const float3 *points, const float *volume, float *out) {
  const float3 p = points[hipThreadIdx_x];
  const int x = (int)floorf(p.x), y = (int)floorf(p.y), z = (int)floorf(p.z);
  const float fx = p.x - x, fy = p.y - y, fz = p.z - z;
  float sum = 0;
#pragma unroll
  for (int k = 0; k < 8; ++k) {
    const int dx = k & 1, dy = (k >> 1) & 1, dz = k >> 2;
    const float w = (dx ? fx : 1 - fx) * (dy ? fy : 1 - fy) * (dz ? fz : 1 - fz);
    sum += w * volume[((z + dz) * 5 + y + dy) * 5 + x + dx];
  }
  out[hipThreadIdx_x] = sum;
}

extern "C" __global__ void voxelize(const float3 *points, unsigned *grid) {
  const float3 p = points[hipThreadIdx_x];
  const int x = min((int)p.x, 7), y = min((int)p.y, 7), z = min((int)p.z, 7);
  const int bit = (z * 8 + y) * 8 + x;
  atomicOr(&grid[bit >> 5], 1u << (bit & 31));
}
