// SHOC MD: Lennard-Jones forces with a neighbour list, single and double precision.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel lj_force --grid 1 --block 64 --arg f=buf:f32x240:zeros --arg buf:f32x240:random:1:0:4 --arg i32:12 --arg buf:i32x720:random:2:0:59 --arg f32:4 --arg f32:1.5 --arg f32:2 --arg i32:60
// run: --kernel lj_force_dp --grid 1 --block 64 --arg f=buf:f64x240:zeros --arg buf:f64x240:random:1:0:4 --arg i32:12 --arg buf:i32x720:random:2:0:59 --arg f64:4 --arg f64:1.5 --arg f64:2 --arg i32:60

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define LJ(NAME, T, T4, ONE)                                                                                            \
  __kernel void NAME(__global T4* restrict force, __global const T4* restrict position, const int neigh_count,         \
                     __global const int* restrict neigh_list, const T cutsq, const T lj1, const T lj2, const int inum) { \
    const uint idx = get_global_id(0);                                                                                 \
    if (idx >= inum) return;                                                                                           \
    const T4 ipos = position[idx];                                                                                     \
    T4 f = (T4)(0, 0, 0, 0);                                                                                           \
    int j = 0;                                                                                                         \
    while (j < neigh_count) {                                                                                          \
      const int jidx = neigh_list[j * inum + idx];                                                                     \
      const T4 jpos = position[jidx];                                                                                  \
      const T delx = ipos.x - jpos.x, dely = ipos.y - jpos.y, delz = ipos.z - jpos.z;                                  \
      T r2inv = delx * delx + dely * dely + delz * delz + (T)0.01;                                                     \
      if (r2inv < cutsq) {                                                                                             \
        r2inv = ONE / r2inv;                                                                                           \
        const T r6inv = r2inv * r2inv * r2inv;                                                                         \
        const T forcelj = r2inv * r6inv * (lj1 * r6inv - lj2);                                                         \
        f.x += delx * forcelj;                                                                                         \
        f.y += dely * forcelj;                                                                                         \
        f.z += delz * forcelj;                                                                                         \
      }                                                                                                                \
      j++;                                                                                                             \
    }                                                                                                                  \
    force[idx] = f;                                                                                                    \
  }

LJ(lj_force, float, float4, 1.0f)
LJ(lj_force_dp, double, double4, 1.0)
