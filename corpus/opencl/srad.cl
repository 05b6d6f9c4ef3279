// Rodinia SRAD: speckle-reducing anisotropic diffusion, gradient and coefficient kernel, and the update.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel srad1 --grid 4 --block 64 --arg f32:0.5 --arg i32:12 --arg i32:20 --arg buf:f32x240:random:1:0.5:1.5 --arg dn=buf:f32x240:zeros --arg ds=buf:f32x240:zeros --arg de=buf:f32x240:zeros --arg dw=buf:f32x240:zeros --arg f32:0.3 --arg c=buf:f32x240:zeros
// run: --kernel srad2 --grid 4 --block 64 --arg f32:0.5 --arg i32:12 --arg i32:20 --arg buf:f32x240:random:2:-0.2:0.2 --arg buf:f32x240:random:3:-0.2:0.2 --arg buf:f32x240:random:4:-0.2:0.2 --arg buf:f32x240:random:5:-0.2:0.2 --arg buf:f32x240:random:6 --arg img=buf:f32x240:random:1:0.5:1.5

__kernel void srad1(const float lambda, const int nr, const int nc, __global const float* restrict img,
                    __global float* dn, __global float* ds, __global float* de, __global float* dw, const float q0sqr,
                    __global float* c) {
  const int ei = get_global_id(0);
  if (ei >= nr * nc) return;
  // Column-major, as in the original.
  int row = (ei + 1) % nr - 1;
  int col = (ei + 1) / nr + 1 - 1;
  if ((ei + 1) % nr == 0) {
    row = nr - 1;
    col = col - 1;
  }
  const int up = row == 0 ? 0 : row - 1, down = row == nr - 1 ? nr - 1 : row + 1;
  const int left = col == 0 ? 0 : col - 1, right = col == nc - 1 ? nc - 1 : col + 1;
  const float jc = img[ei];
  const float n = img[up + nr * col] - jc, s = img[down + nr * col] - jc;
  const float w = img[row + nr * left] - jc, e = img[row + nr * right] - jc;
  const float g2 = (n * n + s * s + w * w + e * e) / (jc * jc);
  const float l = (n + s + w + e) / jc;
  const float num = (0.5f * g2) - ((1.0f / 16.0f) * (l * l));
  float den = 1 + (0.25f * l);
  const float qsqr = num / (den * den);
  den = (qsqr - q0sqr) / (q0sqr * (1 + q0sqr));
  float coef = 1.0f / (1.0f + den);
  coef = coef < 0 ? 0 : coef > 1 ? 1 : coef;
  dn[ei] = n;
  ds[ei] = s;
  dw[ei] = w;
  de[ei] = e;
  c[ei] = coef;
}

__kernel void srad2(const float lambda, const int nr, const int nc, __global const float* restrict dn,
                    __global const float* restrict ds, __global const float* restrict de,
                    __global const float* restrict dw, __global const float* restrict c, __global float* restrict img) {
  const int ei = get_global_id(0);
  if (ei >= nr * nc) return;
  const int row = ei % nr, col = ei / nr;
  const int down = min(row + 1, nr - 1), right = min(col + 1, nc - 1);
  const float cn = c[ei], cs = c[down + nr * col], cw = c[ei], ce = c[row + nr * right];
  const float d = cn * dn[ei] + cs * ds[ei] + cw * dw[ei] + ce * de[ei];
  img[ei] = img[ei] + 0.25f * lambda * d;
}
