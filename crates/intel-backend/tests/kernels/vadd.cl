// Vector addition, guarded.
// run: --kernel vadd --grid 3 --block 24 --arg buf:f32x72:random:1:-4:4 --arg buf:f32x72:random:2:-4:4 --arg c=buf:f32x72:zeros --arg i32:67
kernel void vadd(global const float *a, global const float *b, global float *c, int n) {
  int i = get_global_id(0);
  if (i < n) c[i] = a[i] + b[i];
}
