// Rigid bodies and particles: quaternion rotation and integration, Verlet, springs of a cloth, skinning with bones.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel quaternion_step --grid 1 --block 32 --arg q=buf:f32x128:random:1:-1:1 --arg buf:f32x128:random:2:-1:1 --arg v=buf:f32x128:random:3:-1:1 --arg f32:0.01 --tolerance 1e-5
// run: --kernel verlet_cloth --grid 2,2 --block 4,4 --arg buf:f32x256:random:4:-1:1 --arg prev=buf:f32x256:random:5:-1:1 --arg i32:8 --arg i32:8 --arg {f32:0;f32:-9.8;f32:0;f32:0.99} --arg f32:0.4 --tolerance 1e-4
// run: --kernel skinning --grid 1 --block 32 --arg buf:f32x96:random:6:-1:1 --arg buf:u8x128:random:7:0:7 --arg buf:u8x128:random:8 --arg buf:f32x96:random:9:-1:1 --arg out=buf:f32x96:zeros
// run: --kernel euler_particles --grid 1 --block 64 --arg p=buf:f32x256:random:10:-1:1 --arg v=buf:f32x256:random:11:-5:5 --arg f32:0.05 --arg i32:20

static float4 qmul(float4 a, float4 b) {
  return (float4)(a.w * b.xyz + b.w * a.xyz + cross(a.xyz, b.xyz), a.w * b.w - dot(a.xyz, b.xyz));
}

static float3 qrotate(float4 q, float3 v) {
  const float3 t = 2.0f * cross(q.xyz, v);
  return v + q.w * t + cross(q.xyz, t);
}

__kernel void quaternion_step(__global float4* q, __global const float4* omega, __global float4* v, const float dt) {
  const int i = get_global_id(0);
  float4 r = q[i] + (float4)(0, 0, 0, 2);
  r += 0.5f * dt * qmul((float4)(omega[i].xyz, 0.0f), r);
  r *= 1.0f / sqrt(dot(r, r));
  q[i] = r;
  v[i].xyz = qrotate(r, v[i].xyz);
}

typedef struct {
  float gx, gy, gz, damping;
} world;

__kernel void verlet_cloth(__global const float4* pos, __global float4* prev, const int w, const int h, const world g,
                           const float rest) {
  const int x = get_global_id(0), y = get_global_id(1), i = y * w + x;
  const float4 p = pos[i];
  float4 f = (float4)(g.gx, g.gy, g.gz, 0.0f);
  const int2 steps[8] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}};
  for (int k = 0; k < 8; k++) {
    const int nx = x + steps[k].x, ny = y + steps[k].y;
    if (nx < 0 || ny < 0 || nx >= w || ny >= h) continue;
    const float4 d = pos[ny * w + nx] - p;
    const float len = sqrt(d.x * d.x + d.y * d.y + d.z * d.z);
    const float want = k < 4 ? rest : rest * 1.41421356f;
    f += d * (40.0f * (len - want) / (len + 0.01f));
  }
  const bool pinned = y == 0 && (x == 0 || x == w - 1);
  const float4 next = pinned ? p : p + (p - prev[i]) * g.damping + f * 0.0001f;
  prev[i] = (float4)(next.xyz, p.w);
}

// Two bones of three rows of float4 each; weights in bytes.
__kernel void skinning(__global const float* vertices, __global const uchar4* bones, __global const uchar4* weights,
                       __global const float4* matrices, __global float* out) {
  const int i = get_global_id(0);
  const float4 v = (float4)(vload3(i, vertices), 1.0f);
  const uchar b[4] = {bones[i].x, bones[i].y, bones[i].z, bones[i].w};
  const float4 w4 = convert_float4(weights[i]);
  const float total = dot(w4, (float4)(1.0f)) + 1.0f;
  const float wv[4] = {w4.x, w4.y, w4.z, w4.w};
  float3 acc = v.xyz;
  for (int k = 0; k < 4; k++) {
    if (wv[k] == 0.0f) continue;
    __global const float4* m = matrices + b[k] * 3;
    acc += wv[k] * (float3)(dot(m[0], v), dot(m[1], v), dot(m[2], v));
  }
  vstore3(acc / total, i, out);
}

__kernel void euler_particles(__global float4* p, __global float4* v, const float dt, const int steps) {
  const int i = get_global_id(0);
  float4 x = p[i], u = v[i];
  for (int s = 0; s < steps; s++) {
    u.y -= 9.8f * dt;
    x += u * dt;
    // Bounce inside the unit box, with loss.
    const int4 out = fabs(x) > 1.0f;
    u = select(u, -0.8f * u, out);
    x = clamp(x, -1.0f, 1.0f);
  }
  p[i] = x;
  v[i] = u;
}
