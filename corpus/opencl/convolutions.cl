// Convolution layers: direct with padding and stride, depthwise with float4 channels, im2col, max and average pooling.
// run: --kernel conv_direct --grid 1,1,3 --block 8,8 --arg buf:f32x512:random:1:-1:1 --arg buf:f32x54:random:2:-1:1 --arg buf:f32x3:random:3 --arg out=buf:f32x192:zeros --arg {i32:2;i32:16;i32:16;i32:3;i32:8;i32:8;i32:3;i32:2;i32:1}
// run: --kernel depthwise3x3 --grid 1,8 --block 8,1 --arg buf:f32x512:random:4:-1:1 --arg buf:f32x72:random:5:-1:1 --arg buf:f32x8:random:6 --arg out=buf:f32x512:zeros --arg i32:8 --arg i32:8 --arg i32:2
// run: --kernel im2col --grid 1 --block 64 --arg buf:f32x72:iota:1:1 --arg out=buf:f32x648:fill:-5 --arg i32:2 --arg i32:6 --arg i32:6
// run: --kernel pool2x2 --grid 1,1,2 --block 4,4 --arg buf:f32x128:random:7:-1:1 --arg mx=buf:f32x32:zeros --arg av=buf:f32x32:zeros --arg at=buf:i32x32:zeros --arg i32:8

typedef struct {
  int channels, h, w;
  int out_channels, out_h, out_w;
  int kernel_size, stride, pad;
} conv_shape;

__kernel void conv_direct(__global const float* restrict in, __global const float* restrict weights,
                          __global const float* restrict bias, __global float* restrict out, const conv_shape s) {
  const int x = get_global_id(0), y = get_global_id(1), k = get_global_id(2);
  if (x >= s.out_w || y >= s.out_h || k >= s.out_channels) return;
  float acc = bias[k];
  for (int c = 0; c < s.channels; c++)
    for (int r = 0; r < s.kernel_size; r++) {
      const int sy = y * s.stride + r - s.pad;
      if (sy < 0 || sy >= s.h) continue;
      for (int q = 0; q < s.kernel_size; q++) {
        const int sx = x * s.stride + q - s.pad;
        if (sx < 0 || sx >= s.w) continue;
        acc += in[(c * s.h + sy) * s.w + sx] *
               weights[((k * s.channels + c) * s.kernel_size + r) * s.kernel_size + q];
      }
    }
  out[(k * s.out_h + y) * s.out_w + x] = acc > 0.0f ? acc : 0.01f * acc;
}

// Channels last, four at a time.
__kernel void depthwise3x3(__global const float4* restrict in, __global const float4* restrict weights,
                           __global const float4* restrict bias, __global float4* restrict out, const int w, const int h,
                           const int c4) {
  const int x = get_global_id(0), y = get_global_id(1);
  for (int c = 0; c < c4; c++) {
    float4 acc = bias[c];
#pragma unroll
    for (int r = -1; r <= 1; r++)
#pragma unroll
      for (int q = -1; q <= 1; q++) {
        const int sx = x + q, sy = y + r;
        if (sx >= 0 && sy >= 0 && sx < w && sy < h)
          acc = mad(in[(sy * w + sx) * c4 + c], weights[((r + 1) * 3 + q + 1) * c4 + c], acc);
      }
    out[(y * w + x) * c4 + c] = clamp(acc, 0.0f, 6.0f);
  }
}

__kernel void im2col(__global const float* in, __global float* col, const int channels, const int h, const int w) {
  const int n = channels * h * w;
  for (int i = get_global_id(0); i < n; i += get_global_size(0)) {
    const int x = i % w, y = (i / w) % h, c = i / (w * h);
    for (int k = 0; k < 9; k++) {
      const int sx = x + k % 3 - 1, sy = y + k / 3 - 1;
      const bool inside = (uint)sx < (uint)w && (uint)sy < (uint)h;
      col[(c * 9 + k) * h * w + y * w + x] = inside ? in[(c * h + sy) * w + sx] : 0.0f;
    }
  }
}

__kernel void pool2x2(__global const float* in, __global float* mx, __global float* av, __global int* at, const int w) {
  const int x = get_global_id(0), y = get_global_id(1), c = get_global_id(2);
  const int base = (c * w + 2 * y) * w + 2 * x;
  float best = -INFINITY, sum = 0.0f;
  int where = 0;
  for (int k = 0; k < 4; k++) {
    const int i = base + (k & 1) + (k >> 1) * w;
    const float v = in[i];
    sum += v;
    if (v > best) {
      best = v;
      where = i;
    }
  }
  const int o = (c * (w / 2) + y) * (w / 2) + x;
  mx[o] = best;
  av[o] = sum * 0.25f;
  at[o] = where;
}
