// Rodinia lavaMD, small: forces between the particles of a box and of its neighbour boxes.
// run: --kernel lavamd --grid 3 --block 32 --arg {f32:0.5} --arg {i32:3} --arg buf:i32x12:values:1,1,0,0,2,0,2,0,1,1,0,0 --arg buf:f32x192:random:1:0:1 --arg buf:f32x48:random:2:-1:1 --arg fv=buf:f32x192:zeros

#define PAR 16

typedef struct {
  float alpha;
} par_t;
typedef struct {
  int boxes;
} dim_t;
typedef struct {
  float v, x, y, z;
} four_vector;

static float dot3(four_vector a, four_vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

// neighbours: for each box the number of neighbours, then up to three box numbers.
__kernel void lavamd(const par_t par, const dim_t dim, __global const int* neighbours, __global const four_vector* rv,
                     __global const float* qv, __global four_vector* fv) {
  __local four_vector ra[PAR], rb[PAR];
  __local float qb[PAR];
  const int bx = get_group_id(0);
  const int tx = get_local_id(0);
  if (bx >= dim.boxes) return;
  const float a2 = 2.0f * par.alpha * par.alpha;
  const int first_i = bx * PAR;
  if (tx < PAR) ra[tx] = rv[first_i + tx];
  barrier(CLK_LOCAL_MEM_FENCE);
  four_vector f = {0, 0, 0, 0};
  const int count = neighbours[bx * 4];
  for (int k = 0; k < 1 + count; k++) {
    const int box = k == 0 ? bx : neighbours[bx * 4 + k];
    if (tx < PAR) {
      rb[tx] = rv[box * PAR + tx];
      qb[tx] = qv[box * PAR + tx];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (tx < PAR) {
      for (int j = 0; j < PAR; j++) {
        const float r2 = ra[tx].v + rb[j].v - dot3(ra[tx], rb[j]);
        const float u2 = a2 * r2;
        const float vij = exp(-u2);
        const float fs = 2 * vij;
        f.v += qb[j] * vij;
        f.x += qb[j] * (fs * (ra[tx].x - rb[j].x));
        f.y += qb[j] * (fs * (ra[tx].y - rb[j].y));
        f.z += qb[j] * (fs * (ra[tx].z - rb[j].z));
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (tx < PAR) fv[first_i + tx] = f;
}
