// Five points in two dimensions.
// run: --kernel stencil --grid 2,3 --block 8,4 --arg buf:f32x192:random:1:-4:4 --arg out=buf:f32x192:zeros --arg i32:16 --arg i32:12
kernel void stencil(global const float *in, global float *out, int w, int h) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x <= 0 || y <= 0 || x >= w - 1 || y >= h - 1) return;
  int i = y * w + x;
  out[i] = 0.25f * (in[i - 1] + in[i + 1] + in[i - w] + in[i + w]) - in[i];
}
