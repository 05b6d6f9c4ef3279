// Cross-section lookups (XSBench): binary search on a unionised grid, interpolation of structs, verification hash; a pole-free multipole with rational functions.
// run: --kernel xs_lookup --grid 1 --block 64 --arg buf:f64x64:iota:0:0.015625 --arg buf:f64x1536:random:121:0:1 --arg hash=buf:u32x64:zeros --arg xs=buf:f64x320:zeros --arg i32:64 --arg i32:4 --tolerance 1e-9
#include "hip_mini.h"

struct NuclideGridPoint { double energy, total, elastic, absorption, fission, nu_fission; };
struct MacroXs { double v[5]; };

__device__ double lcg_random(unsigned long long *seed) {
  *seed = (2806196910506780709ull * (*seed) + 1ull) & 0x7fffffffffffffffull;
  return (double)*seed / 9223372036854775808.0;
}

__device__ __noinline__ int grid_search(int n, double quarry, const double *A) {
  int lower = 0, upper = n - 1, length = upper - lower;
  while (length > 1) {
    const int mid = lower + length / 2;
    if (A[mid] > quarry) upper = mid;
    else lower = mid;
    length = upper - lower;
  }
  return lower;
}

__device__ __noinline__ MacroXs micro(const NuclideGridPoint *grid, int points, int nuc, double e) {
  int i = (int)(e * (points - 1));
  if (i >= points - 1) i = points - 2;
  const NuclideGridPoint low = grid[nuc * points + i], high = grid[nuc * points + i + 1];
  const double f = e * (points - 1) - i;
  MacroXs r;
  r.v[0] = high.total - f * (high.total - low.total);
  r.v[1] = high.elastic - f * (high.elastic - low.elastic);
  r.v[2] = high.absorption - f * (high.absorption - low.absorption);
  r.v[3] = high.fission - f * (high.fission - low.fission);
  r.v[4] = high.nu_fission - f * (high.nu_fission - low.nu_fission);
  return r;
}

extern "C" __global__ void xs_lookup(const double *egrid, const NuclideGridPoint *grid, unsigned *hash, MacroXs *out, int n, int nuclides) {
  const int id = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  unsigned long long seed = 1070ull + (unsigned long long)id * 977ull;
  const double e = lcg_random(&seed);
  const int first = (int)(lcg_random(&seed) * nuclides), idx = grid_search(n, e, egrid);
  MacroXs macro = {};
  for (int k = first; k < nuclides; ++k) {
    const MacroXs m = micro(grid, 64, k, e);
    const double conc = 0.5 + 0.125 * k;
    for (int j = 0; j < 5; ++j) macro.v[j] += m.v[j] * conc;
  }
  int best = 0;
  for (int j = 1; j < 5; ++j)
    if (macro.v[j] > macro.v[best]) best = j;
  hash[id] = (unsigned)(best + 1) * 100u + (unsigned)idx;
  out[id] = macro;
}
