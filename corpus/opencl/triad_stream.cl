// STREAM and SHOC triad: copy, scale, add, triad with vector types of several widths, and strided access.
// run: --kernel stream_copy --grid 2 --block 32 --arg buf:u32x1024:random:1 --arg out=buf:u32x1024:zeros
// run: --kernel stream_scale --grid 2 --block 32 --arg buf:f32x512:random:2 --arg out=buf:f32x512:zeros --arg f32:3
// run: --kernel stream_add --grid 2 --block 32 --arg buf:f64x128:random:3 --arg buf:f64x128:random:4 --arg out=buf:f64x128:zeros
// run: --kernel stream_triad --grid 2 --block 32 --arg buf:f32x256:random:5 --arg buf:f32x256:random:6 --arg out=buf:f32x256:zeros --arg f32:1.75
// run: --kernel stream_strided3 --grid 2 --block 32 --arg buf:f32x192:random:7 --arg out=buf:f32x192:zeros

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void stream_copy(__global const uint16* in, __global uint16* out) {
  size_t i = get_global_id(0);
  out[i] = in[i];
}

__kernel void stream_scale(__global const float8* restrict in, __global float8* restrict out, const float s) {
  size_t i = get_global_id(0);
  out[i] = in[i] * s;
}

__kernel void stream_add(__global const double2* restrict a, __global const double2* restrict b,
                         __global double2* restrict c) {
  size_t i = get_global_id(0);
  c[i] = a[i] + b[i];
}

__kernel void stream_triad(__global const float* restrict a, __global const float* restrict b, __global float* restrict c,
                           const float s) {
  size_t i = get_global_id(0);
  float4 x = vload4(i, a), y = vload4(i, b);
  vstore4(mad(y, s, x), i, c);
}

__kernel void stream_strided3(__global const float* restrict in, __global float* restrict out) {
  size_t i = get_global_id(0);
  float3 v = vload3(i, in);
  vstore3((float3)(v.z, v.x, v.y) + (float3)(1, 2, 3), i, out);
}
