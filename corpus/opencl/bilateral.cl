// Bilateral and non-local-means filters: exponential weights with float4 colours.
// run: --kernel bilateral --grid 2,2 --block 8,4 --arg buf:f32x512:random:1:0:1 --arg out=buf:f32x512:zeros --arg i32:16 --arg i32:8 --arg i32:2 --arg f32:0.22 --arg f32:11
// run: --kernel nlm_scanline --grid 1 --block 32 --arg buf:f32x44:random:2 --arg out=buf:f32x32:zeros --arg f32:10 --tolerance 1e-4

__kernel void bilateral(__global const float4* src, __global float4* dst, const int w, const int h, const int radius,
                        const float spatial, const float range) {
  const int x = get_global_id(0), y = get_global_id(1);
  if (x >= w || y >= h) return;
  const float4 centre = src[y * w + x];
  float4 sum = (float4)(0.0f);
  float norm = 0.0f;
  for (int dy = -radius; dy <= radius; dy++) {
    const int sy = clamp(y + dy, 0, h - 1);
    for (int dx = -radius; dx <= radius; dx++) {
      const int sx = clamp(x + dx, 0, w - 1);
      const float4 c = src[sy * w + sx];
      const float4 d = c - centre;
      const float weight = exp(-(float)(dx * dx + dy * dy) * spatial - dot(d.xyz, d.xyz) * range);
      sum += weight * c;
      norm += weight;
    }
  }
  dst[y * w + x] = (float4)((sum / norm).xyz, centre.w);
}

__kernel void nlm_scanline(__global const float* in, __global float* out, const float strength) {
  const int i = get_global_id(0) + 6;
  float acc = 0.0f, norm = 0.0f;
  for (int s = -4; s <= 4; s++) {
    float d = 0.0f;
#pragma unroll
    for (int k = -2; k <= 2; k++) {
      const float e = in[i + k] - in[i + s + k];
      d += e * e;
    }
    const float weight = native_exp2(-d * strength);
    acc += weight * in[i + s];
    norm += weight;
  }
  out[i - 6] = native_divide(acc, norm);
}
