// a * x + y, one product and sum; the arguments are the same for all work-items.
// run: --kernel saxpy --grid 2 --block 32 --arg buf:f32x64:random:1:-4:4 --arg y=buf:f32x64:random:2:-4:4 --arg f32:1.75 --arg i32:61
kernel void saxpy(global const float *x, global float *y, float a, int n) {
  int i = get_global_id(0);
  if (i < n) y[i] = a * x[i] + y[i];
}
