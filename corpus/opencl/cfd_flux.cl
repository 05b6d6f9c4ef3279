// Rodinia CFD: fluxes of the Euler equations over the faces of an unstructured mesh; far field and wing boundary.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel compute_flux --grid 2 --block 32 --arg buf:i32x240:random:1:-2:59 --arg buf:f32x720:random:2:-0.3:0.3 --arg buf:f32x300:random:3:1:2 --arg {f32:1.4;f32:0.5;f32:0.1;f32:0;f32:2.5} --arg flux=buf:f32x300:zeros --arg i32:60
// run: --kernel step_factor --grid 2 --block 32 --arg buf:f32x300:random:3:1:2 --arg buf:f32x60:random:4:0.5:1 --arg sf=buf:f32x60:zeros --arg i32:60 --tolerance 1e-5
// run: --kernel time_step --grid 2 --block 32 --arg i32:1 --arg i32:60 --arg buf:f32x300:random:3:1:2 --arg v=buf:f32x300:zeros --arg buf:f32x60:random:5 --arg buf:f32x300:random:6:-1:1

#define GAMMA 1.4f
#define NDIM 3
#define NNB 4
#define VAR_DENSITY 0
#define VAR_MOMENTUM 1
#define VAR_ENERGY 4

typedef struct {
  float x, y, z;
} FLOAT3;

typedef struct {
  float density;
  FLOAT3 momentum;
  float energy;
} State;

static inline void compute_velocity(float density, FLOAT3 momentum, FLOAT3* velocity) {
  velocity->x = momentum.x / density;
  velocity->y = momentum.y / density;
  velocity->z = momentum.z / density;
}

static inline float compute_speed_sqd(FLOAT3 v) { return v.x * v.x + v.y * v.y + v.z * v.z; }

static inline float compute_pressure(float density, float energy, float speed_sqd) {
  return (GAMMA - 1.0f) * (energy - 0.5f * density * speed_sqd);
}

static void flux_contribution(FLOAT3 momentum, float energy, float pressure, FLOAT3 v, FLOAT3* fx, FLOAT3* fy, FLOAT3* fz,
                              FLOAT3* fe) {
  fx->x = v.x * momentum.x + pressure;
  fx->y = v.x * momentum.y;
  fx->z = v.x * momentum.z;
  fy->x = fx->y;
  fy->y = v.y * momentum.y + pressure;
  fy->z = v.y * momentum.z;
  fz->x = fx->z;
  fz->y = fy->z;
  fz->z = v.z * momentum.z + pressure;
  const float de_p = energy + pressure;
  fe->x = v.x * de_p;
  fe->y = v.y * de_p;
  fe->z = v.z * de_p;
}

static State load_state(const __global float* vars, int i, int nelr) {
  State s;
  s.density = vars[i + VAR_DENSITY * nelr];
  s.momentum.x = vars[i + (VAR_MOMENTUM + 0) * nelr];
  s.momentum.y = vars[i + (VAR_MOMENTUM + 1) * nelr];
  s.momentum.z = vars[i + (VAR_MOMENTUM + 2) * nelr];
  s.energy = vars[i + VAR_ENERGY * nelr];
  return s;
}

__kernel void compute_flux(__global const int* neighbours, __global const float* normals, __global const float* variables,
                           const State far, __global float* fluxes, int nelr) {
  const int i = get_global_id(0);
  if (i >= nelr) return;
  State si = load_state(variables, i, nelr);
  FLOAT3 vi, fx, fy, fz, fe;
  compute_velocity(si.density, si.momentum, &vi);
  float pi = compute_pressure(si.density, si.energy, compute_speed_sqd(vi));
  flux_contribution(si.momentum, si.energy, pi, vi, &fx, &fy, &fz, &fe);
  float fd = 0, fen = 0;
  FLOAT3 fm = {0, 0, 0};
  for (int j = 0; j < NNB; j++) {
    const int nb = neighbours[i + j * nelr];
    FLOAT3 n;
    n.x = normals[i + (j + 0 * NNB) * nelr];
    n.y = normals[i + (j + 1 * NNB) * nelr];
    n.z = normals[i + (j + 2 * NNB) * nelr];
    if (nb == -1) {  // a wing: pressure only
      fm.x += n.x * pi;
      fm.y += n.y * pi;
      fm.z += n.z * pi;
      continue;
    }
    State sn = nb >= 0 ? load_state(variables, nb, nelr) : far;
    FLOAT3 vn, gx, gy, gz, ge;
    compute_velocity(sn.density, sn.momentum, &vn);
    float pn = compute_pressure(sn.density, sn.energy, compute_speed_sqd(vn));
    flux_contribution(sn.momentum, sn.energy, pn, vn, &gx, &gy, &gz, &ge);
    float f = 0.5f * n.x;
    fd += f * (sn.momentum.x + si.momentum.x);
    fen += f * (ge.x + fe.x);
    fm.x += f * (gx.x + fx.x);
    fm.y += f * (gy.x + fy.x);
    fm.z += f * (gz.x + fz.x);
    f = 0.5f * n.y;
    fd += f * (sn.momentum.y + si.momentum.y);
    fen += f * (ge.y + fe.y);
    fm.x += f * (gx.y + fx.y);
    fm.y += f * (gy.y + fy.y);
    fm.z += f * (gz.y + fz.y);
    f = 0.5f * n.z;
    fd += f * (sn.momentum.z + si.momentum.z);
    fen += f * (ge.z + fe.z);
    fm.x += f * (gx.z + fx.z);
    fm.y += f * (gy.z + fy.z);
    fm.z += f * (gz.z + fz.z);
  }
  fluxes[i + VAR_DENSITY * nelr] = fd;
  fluxes[i + (VAR_MOMENTUM + 0) * nelr] = fm.x;
  fluxes[i + (VAR_MOMENTUM + 1) * nelr] = fm.y;
  fluxes[i + (VAR_MOMENTUM + 2) * nelr] = fm.z;
  fluxes[i + VAR_ENERGY * nelr] = fen;
}

__kernel void step_factor(__global const float* variables, __global const float* areas, __global float* step_factors,
                          int nelr) {
  const int i = get_global_id(0);
  if (i >= nelr) return;
  State s = load_state(variables, i, nelr);
  FLOAT3 v;
  compute_velocity(s.density, s.momentum, &v);
  float speed_sqd = compute_speed_sqd(v);
  float pressure = fabs(compute_pressure(s.density, s.energy, speed_sqd));
  float speed_of_sound = sqrt(GAMMA * pressure / s.density);
  step_factors[i] = 0.5f / (sqrt(areas[i]) * (sqrt(speed_sqd) + speed_of_sound));
}

__kernel void time_step(int j, int nelr, __global const float* old_variables, __global float* variables,
                        __global const float* step_factors, __global const float* fluxes) {
  const int i = get_global_id(0);
  if (i >= nelr) return;
  float factor = step_factors[i] / (float)(3 + 1 - j);
  for (int v = 0; v < NDIM + 2; v++)
    variables[i + v * nelr] = old_variables[i + v * nelr] + factor * fluxes[i + v * nelr];
}
