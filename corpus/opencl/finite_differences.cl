// Finite differences: acoustic wave of eighth order with constants, heat with implicit lines (Thomas), advection with a
// limiter, shallow water.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel wave_order8 --grid 2,2 --block 8,8 --arg buf:f32x576:random:1:-1:1 --arg prev=buf:f32x576:random:2:-1:1 --arg buf:f32x576:random:3:0.01:0.05 --arg buf:f32x5:values:-2.847222,1.6,-0.2,0.02539683,-0.001785714 --arg i32:24
// run: --kernel thomas_lines --grid 1 --block 16 --arg buf:f64x256:random:4:2.5:3.5 --arg buf:f64x256:random:5:-1:0 --arg buf:f64x256:random:6:-1:0 --arg d=buf:f64x256:random:7:-1:1 --arg cp=buf:f64x256:zeros --arg i32:16
// run: --kernel advect_limited --grid 2 --block 32 --arg buf:f32x64:random:8 --arg out=buf:f32x64:zeros --arg f32:0.4 --arg i32:64
// run: --kernel shallow_water --grid 2,2 --block 8,8 --arg buf:f32x768:random:9:1:2 --arg out=buf:f32x768:zeros --arg i32:16 --arg f32:0.01 --tolerance 1e-5

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void wave_order8(__global const float* restrict u, __global float* restrict prev, __global const float* restrict c2,
                          __global const float* coef, const int w) {
  __local float tile[16][16];
  const int lx = get_local_id(0), ly = get_local_id(1);
  const int x = get_global_id(0) + 4, y = get_global_id(1) + 4;
  // 8x8 cells with a halo of 4: four loads for each thread.
  for (int j = 0; j < 2; j++)
    for (int i = 0; i < 2; i++) tile[ly + 8 * j][lx + 8 * i] = u[(y - 4 + 8 * j) * w + x - 4 + 8 * i];
  barrier(CLK_LOCAL_MEM_FENCE);
  const int tx = lx + 4, ty = ly + 4;
  float lap = 2.0f * coef[0] * tile[ty][tx];
#pragma unroll
  for (int k = 1; k <= 4; k++)
    lap += coef[k] * (tile[ty][tx - k] + tile[ty][tx + k] + tile[ty - k][tx] + tile[ty + k][tx]);
  const int c = y * w + x;
  prev[c] = 2.0f * tile[ty][tx] - prev[c] + c2[c] * lap;
}

// Lines interleaved: element i of line l is at i * lines + l.
__kernel void thomas_lines(__global const double* b, __global const double* a, __global const double* c,
                           __global double* d, __global double* cp, const int n) {
  const int l = get_global_id(0), lines = get_global_size(0);
  cp[l] = c[l] / b[l];
  d[l] = d[l] / b[l];
  for (int i = 1; i < n; i++) {
    const int k = i * lines + l;
    const double m = 1.0 / (b[k] - a[k] * cp[k - lines]);
    cp[k] = c[k] * m;
    d[k] = (d[k] - a[k] * d[k - lines]) * m;
  }
  for (int i = n - 2; i >= 0; i--) {
    const int k = i * lines + l;
    d[k] -= cp[k] * d[k + lines];
  }
}

static float minmod(float a, float b) { return a * b <= 0.0f ? 0.0f : fabs(a) < fabs(b) ? a : b; }

static float face(float l, float c, float r, float nu) { return c + 0.5f * (1.0f - nu) * minmod(r - c, c - l); }

__kernel void advect_limited(__global const float* u, __global float* out, const float nu, const int n) {
  const int i = get_global_id(0);
  const float a = u[(i + n - 2) % n], b = u[(i + n - 1) % n], c = u[i], d = u[(i + 1) % n];
  out[i] = c - nu * (face(b, c, d, nu) - face(a, b, c, nu));
}

typedef struct {
  float h, hu, hv;
} cell;

static cell flux_x(cell q) {
  const float u = q.hu / q.h;
  const cell f = {q.hu, q.hu * u + 4.905f * q.h * q.h, q.hv * u};
  return f;
}

static cell lax_friedrichs(cell l, cell r) {
  const cell fl = flux_x(l), fr = flux_x(r);
  const float s = fmax(fabs(l.hu / l.h) + sqrt(9.81f * l.h), fabs(r.hu / r.h) + sqrt(9.81f * r.h));
  const cell f = {0.5f * (fl.h + fr.h) - 0.5f * s * (r.h - l.h), 0.5f * (fl.hu + fr.hu) - 0.5f * s * (r.hu - l.hu),
                  0.5f * (fl.hv + fr.hv) - 0.5f * s * (r.hv - l.hv)};
  return f;
}

static cell turned(cell q) {
  const cell t = {q.h, q.hv, q.hu};
  return t;
}

__kernel void shallow_water(__global const cell* in, __global cell* out, const int w, const float k) {
  const int x = get_global_id(0), y = get_global_id(1);
  const cell c = in[y * w + x];
  const cell xl = in[y * w + max(x - 1, 0)], xr = in[y * w + min(x + 1, w - 1)];
  const cell yl = in[max(y - 1, 0) * w + x], yr = in[min(y + 1, w - 1) * w + x];
  const cell fl = lax_friedrichs(xl, c), fr = lax_friedrichs(c, xr);
  const cell gl = turned(lax_friedrichs(turned(yl), turned(c))), gr = turned(lax_friedrichs(turned(c), turned(yr)));
  cell r;
  r.h = c.h - k * (fr.h - fl.h + gr.h - gl.h);
  r.hu = c.hu - k * (fr.hu - fl.hu + gr.hu - gl.hu);
  r.hv = c.hv - k * (fr.hv - fl.hv + gr.hv - gl.hv);
  out[y * w + x] = r;
}
