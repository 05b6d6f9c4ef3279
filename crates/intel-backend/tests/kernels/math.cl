// Floats: functions, rounding, comparisons with NaN.
// run: --kernel math --grid 2 --block 20 --arg buf:f32x41:random:1:-4:4 --arg out=buf:f32x40:zeros --arg flags=buf:i32x40:zeros --tolerance 1e-5
kernel void math(global const float *a, global float *out, global int *flags) {
  int i = get_global_id(0);
  float x = a[i], y = a[i + 1];
  float r = sqrt(fabs(x)) + floor(y) - ceil(x * 0.5f) + trunc(y) + rint(x) + fmin(x, y) * fmax(x, 0.5f);
  out[i] = isnan(r) ? 1.0f : copysign(r, y) / (fabs(y) + 1.0f);
  int f = (x < y) | (x <= y) << 1 | (x == y) << 2 | (x != y) << 3 | (x > y) << 4 | (!(x >= y)) << 5 | islessgreater(x, y) << 6 | isunordered(x, y) << 7;
  flags[i] = f + (int)(y * 3.0f) + (int)(uint)(uchar)(int)x;
}
