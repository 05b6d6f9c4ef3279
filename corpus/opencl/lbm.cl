// Parboil LBM, in the plane (D2Q9): collision and streaming with obstacles and a moving lid.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel lbm_d2q9 --grid 2,2 --block 8,8 --arg buf:f32x2304:random:1:0.05:0.15 --arg out=buf:f32x2304:zeros --arg buf:u8x256:random:2:0:3 --arg i32:16 --arg i32:16 --arg f32:1.6 --arg f32:0.05

#define Q 9
__constant int cx[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant int cy[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant float wt[Q] = {4.f / 9, 1.f / 9, 1.f / 9, 1.f / 9, 1.f / 9, 1.f / 36, 1.f / 36, 1.f / 36, 1.f / 36};
__constant uchar opposite[Q] = {0, 3, 4, 1, 2, 7, 8, 5, 6};

#define OBSTACLE 0

__kernel void lbm_d2q9(__global const float* restrict src, __global float* restrict dst,
                       __global const uchar* restrict flags, const int w, const int h, const float omega,
                       const float lid_velocity) {
  const int x = get_global_id(0), y = get_global_id(1);
  const int cells = w * h, cell = y * w + x;
  float f[Q];
  // Pull, periodic.
#pragma unroll
  for (int q = 0; q < Q; q++) {
    const int sx = (x - cx[q] + w) % w;
    const int sy = (y - cy[q] + h) % h;
    f[q] = src[q * cells + sy * w + sx];
  }
  if (flags[cell] == OBSTACLE) {
#pragma unroll
    for (int q = 0; q < Q; q++) dst[opposite[q] * cells + cell] = f[q];
    return;
  }
  float rho = 0, ux = 0, uy = 0;
#pragma unroll
  for (int q = 0; q < Q; q++) {
    rho += f[q];
    ux += cx[q] * f[q];
    uy += cy[q] * f[q];
  }
  ux /= rho;
  uy /= rho;
  if (y == h - 1) {
    ux = lid_velocity;
    uy = 0;
  }
  const float u2 = 1.5f * (ux * ux + uy * uy);
#pragma unroll
  for (int q = 0; q < Q; q++) {
    const float cu = 3.0f * (cx[q] * ux + cy[q] * uy);
    const float eq = wt[q] * rho * (1.0f + cu + 0.5f * cu * cu - u2);
    dst[q * cells + cell] = f[q] + omega * (eq - f[q]);
  }
}
