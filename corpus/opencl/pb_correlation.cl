// PolyBench correlation and covariance: column means, deviations, centring and the symmetric product.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel mean_kernel --grid 1 --block 32 --arg mean=buf:f32x20:zeros --arg buf:f32x600:random:1:0:2 --arg f32:30 --arg i32:20 --arg i32:30
// run: --kernel std_kernel --grid 1 --block 32 --arg buf:f32x20:fill:1 --arg std=buf:f32x20:zeros --arg buf:f32x600:random:1:0:2 --arg f32:30 --arg f32:0.005 --arg i32:20 --arg i32:30 --tolerance 1e-5
// run: --kernel reduce_kernel --grid 1,4 --block 32,8 --arg buf:f32x20:fill:1 --arg buf:f32x20:random:2:0.5:1 --arg data=buf:f32x600:random:1:0:2 --arg f32:30 --arg i32:20 --arg i32:30 --tolerance 1e-5
// run: --kernel corr_kernel --grid 1 --block 32 --arg symmat=buf:f32x400:zeros --arg buf:f32x600:random:3:-1:1 --arg i32:20 --arg i32:30
// run: --kernel covar_kernel --grid 1 --block 32 --arg symmat=buf:f32x400:zeros --arg buf:f32x600:random:3:-1:1 --arg i32:20 --arg i32:30

typedef float DATA_TYPE;

__kernel void mean_kernel(__global DATA_TYPE* mean, __global DATA_TYPE* data, DATA_TYPE float_n, int m, int n) {
  int j = get_global_id(0);
  if (j < m) {
    mean[j] = 0.0f;
    for (int i = 0; i < n; i++) mean[j] += data[i * m + j];
    mean[j] /= float_n;
  }
}

__kernel void std_kernel(__global DATA_TYPE* mean, __global DATA_TYPE* std, __global DATA_TYPE* data, DATA_TYPE float_n,
                         DATA_TYPE eps, int m, int n) {
  int j = get_global_id(0);
  if (j < m) {
    DATA_TYPE s = 0.0f;
    for (int i = 0; i < n; i++) s += (data[i * m + j] - mean[j]) * (data[i * m + j] - mean[j]);
    s /= float_n;
    s = sqrt(s);
    if (s <= eps) s = 1.0f;
    std[j] = s;
  }
}

__kernel void reduce_kernel(__global DATA_TYPE* mean, __global DATA_TYPE* std, __global DATA_TYPE* data,
                            DATA_TYPE float_n, int m, int n) {
  int j = get_global_id(0);
  int i = get_global_id(1);
  if ((i < n) && (j < m)) {
    data[i * m + j] -= mean[j];
    data[i * m + j] /= (sqrt(float_n) * std[j]);
  }
}

__kernel void corr_kernel(__global DATA_TYPE* symmat, __global DATA_TYPE* data, int m, int n) {
  int j1 = get_global_id(0);
  if (j1 < m) {
    symmat[j1 * m + j1] = 1.0f;
    for (int j2 = j1 + 1; j2 < m; j2++) {
      DATA_TYPE sum = 0.0f;
      for (int i = 0; i < n; i++) sum += data[i * m + j1] * data[i * m + j2];
      symmat[j1 * m + j2] = sum;
      symmat[j2 * m + j1] = sum;
    }
  }
}

__kernel void covar_kernel(__global DATA_TYPE* symmat, __global DATA_TYPE* data, int m, int n) {
  int j1 = get_global_id(0);
  if (j1 < m) {
    for (int j2 = j1; j2 < m; j2++) {
      symmat[j1 * m + j2] = 0.0f;
      for (int i = 0; i < n; i++) symmat[j1 * m + j2] += data[i * m + j1] * data[i * m + j2];
      symmat[j2 * m + j1] = symmat[j1 * m + j2];
    }
  }
}
