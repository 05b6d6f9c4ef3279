// Half floats.
// run: --kernel halves --grid 2 --block 20 --arg buf:f16x40:random:1:1:4 --arg b=buf:f16x40:random:2:1:4 --arg f=buf:f32x40:zeros --arg i32:39 --tolerance 2e-3
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void halves(global const half *a, global half *b, global float *f, int n) {
  int i = get_global_id(0);
  if (i < n) {
    half x = a[i], y = b[i];
    half r = x * y + x;
    b[i] = r < y ? r : (half)(y - (half)1.5f);
    f[i] = (float)r;
  }
}
