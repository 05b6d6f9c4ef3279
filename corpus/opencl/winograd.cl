// Winograd F(2x2, 3x3): input transform, product in the transformed space with 16 accumulators, output transform.
// run: --kernel winograd_f23 --grid 2,1 --block 4,8 --arg buf:f32x1296:random:1:-1:1 --arg buf:f32x128:random:2:-1:1 --arg bias=buf:f32x2:values:0.5,-0.25 --arg out=buf:f32x512:zeros --arg i32:4 --arg i32:18 --arg i32:18
// run: --kernel winograd_filter --grid 1 --block 32 --arg buf:f32x288:random:3:-1:1 --arg out=buf:f32x512:zeros

// Channels of h x w in, tiles of 4x4 with a step of 2; 8x8 tiles; one output channel for each value of group 0.
__kernel void winograd_f23(__global const float* restrict in, __global const float* restrict u,
                           __global const float* restrict bias, __global float* restrict out, const int channels,
                           const int w, const int h) {
  const int k = get_group_id(0);
  for (int half_row = 0; half_row < 2; half_row++) {
    const int tx = get_local_id(0) + half_row * 4, ty = get_local_id(1);
    float acc[16];
#pragma unroll
    for (int i = 0; i < 16; i++) acc[i] = 0.0f;
    for (int c = 0; c < channels; c++) {
      float d[4][4], t[4][4];
#pragma unroll
      for (int r = 0; r < 4; r++)
#pragma unroll
        for (int q = 0; q < 4; q++) d[r][q] = in[(c * h + ty * 2 + r) * w + tx * 2 + q];
#pragma unroll
      for (int q = 0; q < 4; q++) {
        t[0][q] = d[0][q] - d[2][q];
        t[1][q] = d[1][q] + d[2][q];
        t[2][q] = d[2][q] - d[1][q];
        t[3][q] = d[1][q] - d[3][q];
      }
      __global const float* f = u + (k * channels + c) * 16;
#pragma unroll
      for (int r = 0; r < 4; r++) {
        const float v0 = t[r][0] - t[r][2], v1 = t[r][1] + t[r][2], v2 = t[r][2] - t[r][1], v3 = t[r][1] - t[r][3];
        acc[r * 4] += v0 * f[r * 4];
        acc[r * 4 + 1] += v1 * f[r * 4 + 1];
        acc[r * 4 + 2] += v2 * f[r * 4 + 2];
        acc[r * 4 + 3] += v3 * f[r * 4 + 3];
      }
    }
    float s[2][4];
#pragma unroll
    for (int q = 0; q < 4; q++) {
      s[0][q] = acc[q] + acc[4 + q] + acc[8 + q];
      s[1][q] = acc[4 + q] - acc[8 + q] - acc[12 + q];
    }
#pragma unroll
    for (int r = 0; r < 2; r++) {
      __global float* o = out + (k * 16 + ty * 2 + r) * 16 + tx * 2;
      o[0] = fmax(s[r][0] + s[r][1] + s[r][2] + bias[k], 0.0f);
      o[1] = fmax(s[r][1] - s[r][2] - s[r][3] + bias[k], 0.0f);
    }
  }
}

__kernel void winograd_filter(__global const float* g, __global float16* u) {
  const int i = get_global_id(0);
  float m[4][3];
  for (int c = 0; c < 3; c++) {
    const float a = g[i * 9 + c], b = g[i * 9 + 3 + c], d = g[i * 9 + 6 + c];
    m[0][c] = a;
    m[1][c] = 0.5f * (a + b + d);
    m[2][c] = 0.5f * (a - b + d);
    m[3][c] = d;
  }
  float r[16];
  for (int k = 0; k < 4; k++) {
    r[k * 4] = m[k][0];
    r[k * 4 + 1] = 0.5f * (m[k][0] + m[k][1] + m[k][2]);
    r[k * 4 + 2] = 0.5f * (m[k][0] - m[k][1] + m[k][2]);
    r[k * 4 + 3] = m[k][2];
  }
  u[i] = vload16(0, r);
}
