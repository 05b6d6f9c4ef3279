// Procedural noise: Perlin with a permutation table, value noise by hashing, simplex in the plane, Worley cells, and a
// fractal sum.
// run: --kernel perlin_fbm --grid 2,2 --block 8,8 --arg buf:u8x256:random:1 --arg out=buf:f32x256:zeros --arg f32:0.17 --arg i32:4
// run: --kernel simplex2 --grid 2,2 --block 8,8 --arg out=buf:f32x256:zeros --arg f32:0.23
// run: --kernel worley --grid 2,2 --block 8,8 --arg out=buf:f32x256:zeros --arg f32:0.3 --tolerance 1e-4

static float fade(float t) { return t * t * t * (t * (t * 6 - 15) + 10); }

static float grad3(uint hash, float x, float y, float z) {
  const uint h = hash & 15;
  const float u = h < 8 ? x : y;
  const float v = h < 4 ? y : h == 12 || h == 14 ? x : z;
  return ((h & 1) ? -u : u) + ((h & 2) ? -v : v);
}

static float perlin3(__local const uchar* p, float x, float y, float z) {
  const float fx = floor(x), fy = floor(y), fz = floor(z);
  const uint ix = (int)fx & 255, iy = (int)fy & 255, iz = (int)fz & 255;
  x -= fx;
  y -= fy;
  z -= fz;
  const float u = fade(x), v = fade(y), w = fade(z);
#define P(i) p[(i) & 255]
  const uint a = P(ix) + iy, b = P(ix + 1) + iy;
  const uint aa = P(a) + iz, ab = P(a + 1) + iz, ba = P(b) + iz, bb = P(b + 1) + iz;
  const float lo = mix(mix(grad3(P(aa), x, y, z), grad3(P(ba), x - 1, y, z), u),
                       mix(grad3(P(ab), x, y - 1, z), grad3(P(bb), x - 1, y - 1, z), u), v);
  const float hi = mix(mix(grad3(P(aa + 1), x, y, z - 1), grad3(P(ba + 1), x - 1, y, z - 1), u),
                       mix(grad3(P(ab + 1), x, y - 1, z - 1), grad3(P(bb + 1), x - 1, y - 1, z - 1), u), v);
#undef P
  return mix(lo, hi, w);
}

__kernel void perlin_fbm(__global const uchar* perm, __global float* out, const float scale, const int octaves) {
  __local uchar p[256];
  const int lid = get_local_id(1) * get_local_size(0) + get_local_id(0);
  for (int i = lid; i < 256; i += get_local_size(0) * get_local_size(1)) p[i] = perm[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  const int x = get_global_id(0), y = get_global_id(1);
  float sum = 0.0f, amp = 0.5f, f = scale;
  for (int o = 0; o < octaves; o++) {
    sum += amp * perlin3(p, x * f, y * f, o * 1.7f);
    amp *= 0.5f;
    f *= 2.0f;
  }
  out[y * get_global_size(0) + x] = sum;
}

static uint hash2(int x, int y) {
  uint h = (uint)x * 0x8da6b343u ^ (uint)y * 0xd8163841u;
  h = (h ^ (h >> 15)) * 0x2c1b3c6du;
  return h ^ (h >> 12);
}

static float corner(int ix, int iy, float x, float y) {
  float t = 0.5f - x * x - y * y;
  if (t < 0) return 0.0f;
  t *= t;
  const uint h = hash2(ix, iy);
  const float gx = (float)(h & 0xff) / 127.5f - 1.0f, gy = (float)((h >> 8) & 0xff) / 127.5f - 1.0f;
  return t * t * (gx * x + gy * y);
}

__kernel void simplex2(__global float* out, const float scale) {
  const float F2 = 0.366025404f, G2 = 0.211324865f;
  const int px = get_global_id(0), py = get_global_id(1);
  const float x = px * scale, y = py * scale;
  const float s = (x + y) * F2;
  const int i = (int)floor(x + s), j = (int)floor(y + s);
  const float t = (i + j) * G2;
  const float x0 = x - (i - t), y0 = y - (j - t);
  const int i1 = x0 > y0, j1 = !i1;
  out[py * get_global_size(0) + px] =
      70.0f * (corner(i, j, x0, y0) + corner(i + i1, j + j1, x0 - i1 + G2, y0 - j1 + G2) +
               corner(i + 1, j + 1, x0 - 1 + 2 * G2, y0 - 1 + 2 * G2));
}

__kernel void worley(__global float* out, const float scale) {
  const int px = get_global_id(0), py = get_global_id(1);
  const float2 p = (float2)(px, py) * scale;
  const int2 cell = convert_int2_rtn(p);
  float f1 = INFINITY, f2 = INFINITY;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++) {
      const uint h = hash2(cell.x + dx, cell.y + dy);
      const float2 site = (float2)(cell.x + dx, cell.y + dy) + (float2)(h & 0xffff, h >> 16) * (1.0f / 65536.0f);
      const float2 d = site - p;
      const float r = dot(d, d);
      if (r < f1) {
        f2 = f1;
        f1 = r;
      } else if (r < f2) {
        f2 = r;
      }
    }
  out[py * get_global_size(0) + px] = sqrt(f2) - sqrt(f1);
}
