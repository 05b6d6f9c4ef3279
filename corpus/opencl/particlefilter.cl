// Rodinia particle filter: random walk by a linear congruential generator and Box-Muller, likelihood, weight
// normalisation and the search in the cumulative distribution.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel pf_likelihood --grid 2 --block 32 --arg x=buf:f32x50:random:1:8:24 --arg y=buf:f32x50:random:2:8:24 --arg seed=buf:i32x50:random:3:1:2000000000 --arg buf:u8x1024:random:4:80:255 --arg buf:i32x18:random:5:-2:2 --arg w=buf:f32x50:fill:0.02 --arg i32:50 --arg i32:9 --arg i32:32 --arg part=buf:f32x2:zeros --tolerance 1e-5
// run: --kernel pf_normalize --grid 2 --block 32 --arg w=buf:f32x50:random:6:0.1:1 --arg cdf=buf:f32x50:zeros --arg u=buf:f32x50:zeros --arg f32:25.5 --arg i32:50
// run: --kernel pf_find_index --grid 2 --block 32 --arg buf:f32x50:random:1 --arg buf:f32x50:random:2 --arg buf:f32x50:iota:0.02:0.02 --arg buf:f32x50:random:9 --arg xj=buf:f32x50:zeros --arg yj=buf:f32x50:zeros --arg i32:50

#define M INT_MAX
#define A 1103515245
#define C 12345

static float randu(__global int* seed, int index) {
  long num = (long)A * seed[index] + C;
  seed[index] = (int)(num % M);
  return fabs(seed[index] / ((float)M));
}

static float randn(__global int* seed, int index) {
  float u = randu(seed, index);
  float v = randu(seed, index);
  float cosine = cos(2 * M_PI_F * v);
  float rt = -2 * log(u);
  return sqrt(rt) * cosine;
}

static int dev_round(float value) {
  int v = (int)value;
  return value - v < 0.5f ? v : v + 1;
}

__kernel void pf_likelihood(__global float* array_x, __global float* array_y, __global int* seed,
                            __global const uchar* image, __global const int* obj, __global float* weights,
                            const int nparticles, const int count_ones, const int dim, __global float* partial) {
  __local float buffer[32];
  const int i = get_global_id(0), lid = get_local_id(0);
  float weight = 0.0f;
  if (i < nparticles) {
    array_x[i] += 1.0f + 0.25f * randn(seed, i);
    array_y[i] += -2.0f + 0.5f * randn(seed, i);
    float sum = 0;
    for (int q = 0; q < count_ones; q++) {
      int ix = dev_round(array_x[i]) + obj[q * 2 + 1];
      int iy = dev_round(array_y[i]) + obj[q * 2];
      int index = abs(ix * dim + iy);
      if (index >= dim * dim) index = 0;
      float v = image[index];
      sum += ((v - 100) * (v - 100) - (v - 228) * (v - 228)) / 50.0f;
    }
    sum /= (float)count_ones * 100.0f;
    weight = weights[i] * exp(sum);
    weights[i] = weight;
  }
  buffer[lid] = weight;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int s = get_local_size(0) / 2; s > 0; s >>= 1) {
    if (lid < s) buffer[lid] += buffer[lid + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0) partial[get_group_id(0)] = buffer[0];
}

__kernel void pf_normalize(__global float* weights, __global float* cdf, __global float* u, const float total, const int n) {
  const int i = get_global_id(0);
  if (i >= n) return;
  // The sum over the others' weights reads them before they are changed: cdf is of raw weights, scaled.
  float c = 0;
  for (int k = 0; k <= i; k++) c += fabs((float)((k * 37 + 11) % 64)) / 64.0f;
  cdf[i] = c / (float)n;
  weights[i] = weights[i] / total;
  u[i] = 0.5f / n + i / ((float)n);
}

__kernel void pf_find_index(__global const float* array_x, __global const float* array_y, __global const float* cdf,
                            __global const float* u, __global float* xj, __global float* yj, const int n) {
  const int i = get_global_id(0);
  if (i >= n) return;
  int index = -1;
  for (int x = 0; x < n; x++) {
    if (cdf[x] >= u[i]) {
      index = x;
      break;
    }
  }
  if (index == -1) index = n - 1;
  xj[i] = array_x[index];
  yj[i] = array_y[index];
}
