// Vectors in registers and memory.
// run: --kernel vectors --grid 2 --block 12 --arg buf:f32x96:random:1:-4:4 --arg b=buf:f32x96:random:2:-4:4 --arg c=buf:u8x96:random:3 --arg {f32:1.5;f32:-2;f32:0.25;f32:3}
kernel void vectors(global const float4 *a, global float4 *b, global uchar4 *c, float4 k) {
  int i = get_global_id(0);
  float4 x = a[i] * k + b[i].wzyx;
  b[i] = clamp(x, -1.0f, 4.0f);
  c[i] = (uchar4)(c[i].s3, c[i].s0 + 1, c[i].s2, c[i].s1);
}
