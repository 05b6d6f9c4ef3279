// PolyBench GESUMMV, MVT, SYRK and SYR2K.
// run: --kernel gesummv --grid 1 --block 64 --arg buf:f32x1600:random:1:-1:1 --arg buf:f32x1600:random:2:-1:1 --arg buf:f32x40:random:3:-1:1 --arg y=buf:f32x40:zeros --arg tmp=buf:f32x40:zeros --arg f32:1.5 --arg f32:-0.5 --arg i32:40
// run: --kernel mvt1 --grid 1 --block 64 --arg buf:f32x1600:random:1:-1:1 --arg x=buf:f32x40:random:4 --arg buf:f32x40:random:5 --arg i32:40
// run: --kernel mvt2 --grid 1 --block 64 --arg buf:f32x1600:random:1:-1:1 --arg x=buf:f32x40:random:4 --arg buf:f32x40:random:5 --arg i32:40
// run: --kernel syrk --grid 1,4 --block 32,8 --arg f32:2 --arg f32:0.25 --arg buf:f32x500:random:6:-1:1 --arg c=buf:f32x625:random:7:-1:1 --arg i32:25 --arg i32:20
// run: --kernel syr2k --grid 1,4 --block 32,8 --arg f32:2 --arg f32:0.25 --arg buf:f32x500:random:6:-1:1 --arg buf:f32x500:random:8:-1:1 --arg c=buf:f32x625:random:7:-1:1 --arg i32:25 --arg i32:20

__kernel void gesummv(__global float* a, __global float* b, __global float* x, __global float* y, __global float* tmp,
                      float alpha, float beta, int n) {
  int i = get_global_id(0);
  if (i < n) {
    for (int j = 0; j < n; j++) {
      tmp[i] += a[i * n + j] * x[j];
      y[i] += b[i * n + j] * x[j];
    }
    y[i] = alpha * tmp[i] + beta * y[i];
  }
}

__kernel void mvt1(__global float* a, __global float* x1, __global float* y1, int n) {
  int i = get_global_id(0);
  if (i < n)
    for (int j = 0; j < n; j++) x1[i] += a[i * n + j] * y1[j];
}

__kernel void mvt2(__global float* a, __global float* x2, __global float* y2, int n) {
  int i = get_global_id(0);
  if (i < n)
    for (int j = 0; j < n; j++) x2[i] += a[j * n + i] * y2[j];
}

__kernel void syrk(float alpha, float beta, __global float* a, __global float* c, int ni, int nj) {
  int j = get_global_id(0);
  int i = get_global_id(1);
  if ((i < ni) && (j < ni)) {
    c[i * ni + j] *= beta;
    for (int k = 0; k < nj; k++) c[i * ni + j] += alpha * a[i * nj + k] * a[j * nj + k];
  }
}

__kernel void syr2k(float alpha, float beta, __global float* a, __global float* b, __global float* c, int ni, int nj) {
  int j = get_global_id(0);
  int i = get_global_id(1);
  if ((i < ni) && (j < ni)) {
    float v = c[i * ni + j] * beta;
    for (int k = 0; k < nj; k++)
      v += alpha * a[i * nj + k] * b[j * nj + k] + alpha * b[i * nj + k] * a[j * nj + k];
    c[i * ni + j] = v;
  }
}
