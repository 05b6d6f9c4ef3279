// Eigenvalues of symmetric 3x3 matrices by Jacobi rotations, singular values, power iteration, and eigenvalue counts of a
// tridiagonal matrix by bisection.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel jacobi3 --grid 1 --block 32 --arg buf:f32x192:random:1:-1:1 --arg ev=buf:f32x96:zeros --arg vec=buf:f32x288:zeros --tolerance 1e-3
// run: --kernel singular3 --grid 1 --block 32 --arg buf:f64x288:random:2:-1:1 --arg sv=buf:f64x96:zeros
// run: --kernel tridiagonal_bisect --grid 1 --block 16 --arg buf:f64x16:random:3:-1:1 --arg buf:f64x15:random:4:0.1:1 --arg ev=buf:f64x16:zeros --arg f64:-4 --arg f64:4

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void jacobi3(__global const float* in, __global float* ev, __global float* vec) {
  const int id = get_global_id(0);
  // xx xy xz yy yz zz
  float a[3][3], v[3][3];
  __global const float* p = in + id * 6;
  a[0][0] = p[0];
  a[0][1] = a[1][0] = p[1];
  a[0][2] = a[2][0] = p[2];
  a[1][1] = p[3];
  a[1][2] = a[2][1] = p[4];
  a[2][2] = p[5];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) v[i][j] = i == j ? 1.0f : 0.0f;
  for (int sweep = 0; sweep < 6; sweep++) {
    for (int k = 0; k < 3; k++) {
      const int r = k == 2 ? 1 : 0, s = k == 0 ? 1 : 2;
      if (fabs(a[r][s]) < 1e-12f) continue;
      const float theta = (a[s][s] - a[r][r]) / (2.0f * a[r][s]);
      const float t = copysign(1.0f, theta) / (fabs(theta) + sqrt(theta * theta + 1.0f));
      const float c = 1.0f / sqrt(t * t + 1.0f), sn = t * c;
      for (int i = 0; i < 3; i++) {
        const float x = a[i][r], y = a[i][s];
        a[i][r] = c * x - sn * y;
        a[i][s] = sn * x + c * y;
      }
      for (int i = 0; i < 3; i++) {
        const float x = a[r][i], y = a[s][i];
        a[r][i] = c * x - sn * y;
        a[s][i] = sn * x + c * y;
        const float vx = v[i][r], vy = v[i][s];
        v[i][r] = c * vx - sn * vy;
        v[i][s] = sn * vx + c * vy;
      }
    }
  }
  // Descending; indices chosen at run time.
  int order[3] = {0, 1, 2};
  for (int i = 0; i < 2; i++)
    for (int j = i + 1; j < 3; j++)
      if (a[order[j]][order[j]] > a[order[i]][order[i]]) {
        const int t = order[i];
        order[i] = order[j];
        order[j] = t;
      }
  for (int i = 0; i < 3; i++) {
    ev[id * 3 + i] = a[order[i]][order[i]];
    for (int j = 0; j < 3; j++) vec[id * 9 + i * 3 + j] = fabs(v[j][order[i]]);
  }
}

// One-sided Jacobi: columns are made orthogonal, their lengths are the singular values.
__kernel void singular3(__global const double* in, __global double* sv) {
  const int id = get_global_id(0);
  double3 c[3];
  for (int j = 0; j < 3; j++) c[j] = vload3(id * 3 + j, in);
  for (int sweep = 0; sweep < 8; sweep++) {
#pragma unroll
    for (int k = 0; k < 3; k++) {
      const int p = k == 2 ? 1 : 0, q = k == 0 ? 1 : 2;
      const double alpha = dot(c[p], c[p]), beta = dot(c[q], c[q]), gamma = dot(c[p], c[q]);
      if (gamma * gamma <= 1e-30 * alpha * beta) continue;
      const double zeta = (beta - alpha) / (2.0 * gamma);
      const double t = (zeta > 0 ? 1.0 : -1.0) / (fabs(zeta) + sqrt(1.0 + zeta * zeta));
      const double cs = 1.0 / sqrt(1.0 + t * t), sn = cs * t;
      const double3 x = c[p];
      c[p] = cs * x - sn * c[q];
      c[q] = sn * x + cs * c[q];
    }
  }
  double s0 = sqrt(dot(c[0], c[0])), s1 = sqrt(dot(c[1], c[1])), s2 = sqrt(dot(c[2], c[2]));
  const double hi = fmax(s0, fmax(s1, s2)), lo = fmin(s0, fmin(s1, s2));
  vstore3((double3)(hi, fmax(fmin(s0, s1), fmin(fmax(s0, s1), s2)), lo), id, sv);
}

__kernel void tridiagonal_bisect(__global const double* d, __global const double* e, __global double* ev, const double from,
                                 const double to) {
  const int id = get_global_id(0), n = get_global_size(0);
  double lo = from, hi = to;
  for (int it = 0; it < 50; it++) {
    const double mid = 0.5 * (lo + hi);
    int below = 0;
    double q = d[0] - mid;
    below += q < 0.0;
    for (int i = 1; i < n; i++) {
      if (q == 0.0) q = 1e-300;
      q = d[i] - mid - e[i - 1] * e[i - 1] / q;
      below += q < 0.0;
    }
    if (below > id)
      hi = mid;
    else
      lo = mid;
  }
  ev[id] = 0.5 * (lo + hi);
}
