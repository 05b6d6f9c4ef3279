// Layout: array of structs against struct of arrays, interleaved reads, permutation through shared memory, packed and padded records, strided double loops.
// run: --kernel aos_step --grid 1 --block 32 --arg p=buf:f32x256:random:201:-1:1 --arg f32:0.01 --arg i32:3 --tolerance 1e-5
// run: --kernel soa_step --grid 1 --block 32 --arg x=buf:f32x32:random:202:-1:1 --arg y=buf:f32x32:random:203:-1:1 --arg z=buf:f32x32:random:204:-1:1 --arg vx=buf:f32x32:random:205:-1:1 --arg vy=buf:f32x32:random:206:-1:1 --arg vz=buf:f32x32:random:207:-1:1 --arg f32:0.01 --arg i32:3 --tolerance 1e-5
// run: --kernel interleave4 --grid 2 --block 64 --arg buf:u8x512:random:208 --arg out=buf:u8x512:zeros
// run: --kernel packed_records --grid 1 --block 32 --arg buf:u8x352:random:209 --arg out=buf:u64x32:zeros
#include "hip_mini.h"

struct Particle { float3 pos; float mass; float3 vel; float charge; };

extern "C" __global__ void aos_step(Particle *p, float dt, int steps) {
  const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  Particle q = p[i];
  for (int s = 0; s < steps; ++s) {
    const float k = -q.charge / (1.0f + fabsf(q.mass));
    q.vel.x += dt * k * q.pos.x;
    q.vel.y += dt * k * q.pos.y;
    q.vel.z += dt * k * q.pos.z;
    q.pos.x += dt * q.vel.x;
    q.pos.y += dt * q.vel.y;
    q.pos.z += dt * q.vel.z;
  }
  p[i] = q;
}

extern "C" __global__ void soa_step(float *__restrict__ x, float *__restrict__ y, float *__restrict__ z, float *__restrict__ vx, float *__restrict__ vy, float *__restrict__ vz, float dt, int steps) {
  const int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  for (int s = 0; s < steps; ++s) {
    vx[i] -= dt * x[i];
    vy[i] -= dt * y[i];
    vz[i] -= dt * z[i];
    x[i] += dt * vx[i];
    y[i] += dt * vy[i];
    z[i] += dt * vz[i];
  }
}

extern "C" __global__ void interleave4(const unsigned char *in, uchar4 *out) {
  __shared__ unsigned char tile[256];
  const int t = hipThreadIdx_x, base = hipBlockIdx_x * 256;
  for (int k = 0; k < 4; ++k) tile[k * 64 + t] = in[base + k * 64 + t];
  __syncthreads();
  const uchar4 v = {tile[t], tile[t + 64], tile[t + 128], tile[t + 192]};
  out[hipBlockIdx_x * 64 + t] = v;
}

struct __attribute__((packed)) Record { unsigned char kind; unsigned int id; unsigned short port; unsigned int stamp; };

extern "C" __global__ void packed_records(const Record *in, unsigned long long *out) {
  const Record r = in[hipThreadIdx_x];
  unsigned long long h = r.kind;
  h = h * 1099511628211ull ^ r.id;
  h = h * 1099511628211ull ^ r.port;
  out[hipThreadIdx_x] = h * 1099511628211ull ^ r.stamp;
}
