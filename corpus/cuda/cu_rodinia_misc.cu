// More in the manner of Rodinia and Parboil: pathfinder, SRAD, back propagation layer, MRI-Q, cutoff Coulomb potential, two-point correlation, SAD.
// libdevice
// run: --kernel pathfinder --grid 2 --block 32 --arg i32:4 --arg buf:i32x240:random:711:0:9 --arg buf:i32x48:random:712:0:9 --arg out=buf:i32x48:zeros --arg i32:48 --arg i32:5 --arg i32:4
// run: --kernel srad_1 --grid 2,2 --block 8,8 --arg buf:f32x256:random:713:0.5:1.5 --arg c=buf:f32x256:zeros --arg d=buf:f32x1024:zeros --arg i32:16 --arg i32:16 --arg f32:0.05 --tolerance 1e-4
// run: --kernel layer_forward --grid 1,2 --block 16,16 --arg buf:f32x33:random:714:0:1 --arg hidden=buf:f32x561:random:715:-1:1 --arg partial=buf:f32x32:zeros --arg i32:32 --arg i32:16 --tolerance 1e-4
// run: --kernel mri_q --grid 1 --block 64 --arg i32:24 --arg buf:f32x96:random:716:-0.5:0.5 --arg buf:f32x192:random:717:-1:1 --arg q=buf:f32x128:zeros --tolerance 1e-3
// run: --kernel coulomb_cutoff --grid 2,2 --block 8,8 --arg buf:f32x80:random:718:0:8 --arg i32:20 --arg grid=buf:f32x256:zeros --arg f32:0.5 --arg f32:3 --tolerance 1e-4
// run: --kernel angular_bins --grid 1 --block 64 --arg buf:f32x192:random:719:-1:1 --arg bins=buf:u32x8:zeros --arg i32:64
// run: --kernel block_sad --grid 2,2 --block 8,8 --arg buf:u8x1296:random:720 --arg buf:u8x1024:random:721 --arg out=buf:u16x256:zeros --arg i32:36 --arg i32:32
#include "cuda_mini.h"

#define IN_RANGE(x, lo, hi) ((x) >= (lo) && (x) <= (hi))

extern "C" __global__ void pathfinder(int iteration, const int *wall, const int *src, int *results, int cols, int rows, int border) {
  __shared__ int prev[32], result[32];
  const int bx = blockIdx.x, tx = threadIdx.x;
  const int small_cols = 32 - iteration * 2, blkX = small_cols * bx - border, blkXmax = blkX + 31, xidx = blkX + tx;
  const int validXmin = blkX < 0 ? -blkX : 0, validXmax = blkXmax > cols - 1 ? 31 - (blkXmax - cols + 1) : 31;
  int W = tx - 1, E = tx + 1;
  W = W < validXmin ? validXmin : W;
  E = E > validXmax ? validXmax : E;
  const bool isValid = IN_RANGE(tx, validXmin, validXmax);
  prev[tx] = IN_RANGE(xidx, 0, cols - 1) ? src[xidx] : 0;
  result[tx] = 0;
  __syncthreads();
  bool computed = false;
  for (int i = 0; i < iteration; i++) {
    computed = false;
    if (IN_RANGE(tx, i + 1, 32 - i - 2) && isValid && i < rows) {
      computed = true;
      const int shortest = min(min(prev[W], prev[tx]), prev[E]);
      result[tx] = shortest + wall[cols * i + xidx];
    }
    __syncthreads();
    if (i == iteration - 1) break;
    if (computed) prev[tx] = result[tx];
    __syncthreads();
  }
  if (computed) results[xidx] = result[tx];
}

extern "C" __global__ void srad_1(const float *J, float *C, float4 *D, int cols, int rows, float q0sqr) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, i = y * cols + x;
  const float jc = J[i];
  const float dN = J[(y > 0 ? y - 1 : 0) * cols + x] - jc, dS = J[(y < rows - 1 ? y + 1 : y) * cols + x] - jc;
  const float dW = J[y * cols + (x > 0 ? x - 1 : 0)] - jc, dE = J[y * cols + (x < cols - 1 ? x + 1 : x)] - jc;
  const float g2 = (dN * dN + dS * dS + dW * dW + dE * dE) / (jc * jc);
  const float l = (dN + dS + dW + dE) / jc;
  const float num = (0.5f * g2) - ((1.0f / 16.0f) * (l * l));
  float den = 1 + (.25f * l);
  const float qsqr = num / (den * den);
  den = (qsqr - q0sqr) / (q0sqr * (1 + q0sqr));
  float c = 1.0f / (1.0f + den);
  c = c < 0 ? 0 : c > 1 ? 1 : c;
  C[i] = c;
  D[i] = make_float4(dN, dS, dW, dE);
}

extern "C" __global__ void layer_forward(const float *input, float *hidden, float *partial, int in, int hid) {
  const int by = blockIdx.y, tx = threadIdx.x, ty = threadIdx.y;
  const int index = (hid + 1) * 16 * by + (hid + 1) * ty + tx + 1 + (hid + 1);
  __shared__ float node[16];
  __shared__ float weight[16][16];
  if (tx == 0) node[ty] = input[16 * by + ty + 1];
  __syncthreads();
  weight[ty][tx] = hidden[index] * node[ty];
  __syncthreads();
  for (int i = 1; i <= 4; i++) {
    const int p = 1 << i;
    if (ty % p == 0) weight[ty][tx] = weight[ty][tx] + weight[ty + p / 2][tx];
    __syncthreads();
  }
  hidden[index] = weight[ty][tx];
  if (ty == 0) partial[by * hid + tx] = weight[0][tx];
  (void)in;
}

struct kValues { float Kx, Ky, Kz, PhiMag; };

extern "C" __global__ void mri_q(int numK, const kValues *ck, const float *xyz, float2 *Q) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float sX = xyz[3 * i], sY = xyz[3 * i + 1], sZ = xyz[3 * i + 2];
  float2 q = make_float2(0.f, 0.f);
  for (int k = 0; k < numK; k++) {
    const float expArg = 6.2831853071795864769252867665590058f * (ck[k].Kx * sX + ck[k].Ky * sY + ck[k].Kz * sZ);
    q.x += ck[k].PhiMag * cosf(expArg);
    q.y += ck[k].PhiMag * sinf(expArg);
  }
  Q[i] = q;
}

extern "C" __global__ void coulomb_cutoff(const float4 *atoms, int n, float *grid, float spacing, float cutoff) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  const float gx = x * spacing, gy = y * spacing, c2 = cutoff * cutoff, inv = 1.0f / c2;
  float energy = 0.f;
  for (int a = 0; a < n; ++a) {
    const float dx = gx - atoms[a].x, dy = gy - atoms[a].y, dz = atoms[a].z;
    const float r2 = dx * dx + dy * dy + dz * dz;
    if (r2 < c2 && r2 > 1e-6f) {
      const float s = 1.f - r2 * inv;
      energy += atoms[a].w * rsqrtf(r2) * s * s;
    }
  }
  grid[y * gridDim.x * blockDim.x + x] = energy;
}

__constant__ float bin_edges[7] = {0.9f, 0.6f, 0.3f, 0.0f, -0.3f, -0.6f, -0.9f};

extern "C" __global__ void angular_bins(const float3 *points, unsigned *bins, int n) {
  __shared__ unsigned local[8];
  if (threadIdx.x < 8) local[threadIdx.x] = 0;
  __syncthreads();
  const float3 p = points[threadIdx.x];
  for (int j = threadIdx.x + 1; j < n; ++j) {
    const float3 q = points[j];
    const float d = fmaf(p.x, q.x, fmaf(p.y, q.y, p.z * q.z));
    int lo = 0, hi = 7;
    while (lo < hi) {
      const int mid = (lo + hi) / 2;
      if (d >= bin_edges[mid]) hi = mid;
      else lo = mid + 1;
    }
    atomicAdd(&local[lo], 1u);
  }
  __syncthreads();
  if (threadIdx.x < 8) atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}

extern "C" __global__ void block_sad(const uchar *ref, const uchar *cur, ushort *out, int ref_w, int cur_w) {
  const int bx = blockIdx.x * 16, by = blockIdx.y * 16;
  const int sx = threadIdx.x & 3, sy = threadIdx.y & 3;
  const int quad = (threadIdx.x >> 2) + 2 * (threadIdx.y >> 2);
  const int ox = bx + (quad & 1) * 8, oy = by + (quad >> 1) * 8;
  unsigned sad = 0;
  for (int y = 0; y < 8; ++y)
    for (int x = 0; x < 8; ++x) {
      const int a = cur[(oy + y) * cur_w + ox + x], b = ref[(oy + y + sy) * ref_w + ox + x + sx];
      sad += (unsigned)abs(a - b);
    }
  out[((blockIdx.y * 2 + blockIdx.x) * 64) + threadIdx.y * 8 + threadIdx.x] = (ushort)sad;
}
