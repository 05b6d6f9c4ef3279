// Doubles.
// run: --kernel doubles --grid 2 --block 20 --arg buf:f64x40:random:1:-4:4 --arg b=buf:f64x40:random:2:-4:4 --arg f=buf:f32x40:zeros --arg f64:1.25
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
kernel void doubles(global const double *a, global double *b, global float *f, double k) {
  int i = get_global_id(0);
  double x = a[i], y = b[i];
  double r = fma(x, k, y) - x * 0.5;
  b[i] = r > y ? r : -y + (double)i;
  f[i] = (float)r;
}
