// Particle interactions in neighbouring boxes (Rodinia lavaMD), double precision, structs of four, with an integer-power kernel in place of exp.
// run: --kernel lavamd --grid 4 --block 16 --arg {f64:0.5} --arg {i32:4} --arg buf:i32x36:values:0,1,1,2,0,0,0,0,0,1,2,0,3,0,0,0,0,0,2,1,3,0,0,0,0,0,0,3,0,0,0,0,0,0,0,0 --arg buf:f64x256:random:61:0:1 --arg buf:f64x64:random:62:0:1 --arg fv=buf:f64x256:zeros --tolerance 1e-9
#include "hip_mini.h"

#define NUMBER_PAR_PER_BOX 16

struct Par { double alpha; };
struct Dim { int number_boxes; };
struct FourVector { double v, x, y, z; };
struct Box { int offset, nn, nei[7]; };

__device__ __noinline__ double decay(double u) {
  // 1 / (1 + u + u^2/2)^2, a stand-in for exp(-2u)
  const double p = 1.0 + u * (1.0 + 0.5 * u);
  return 1.0 / (p * p);
}

__device__ __forceinline__ double dot(const FourVector &a, const FourVector &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

extern "C" __global__ void lavamd(Par par, Dim dim, const Box *boxes, const FourVector *rv, const double *qv, FourVector *fv) {
  const int bx = hipBlockIdx_x, tx = hipThreadIdx_x;
  __shared__ FourVector rA[NUMBER_PAR_PER_BOX], rB[NUMBER_PAR_PER_BOX];
  __shared__ double qB[NUMBER_PAR_PER_BOX];
  if (bx >= dim.number_boxes) return;
  const double a2 = 2.0 * par.alpha * par.alpha;
  const int first = bx * NUMBER_PAR_PER_BOX;
  rA[tx] = rv[first + tx];
  __syncthreads();
  FourVector f = {0, 0, 0, 0};
  const int count = 1 + boxes[bx].nn;
  for (int k = 0; k < count; ++k) {
    const int pointer = k == 0 ? bx : boxes[bx].nei[k - 1];
    const int other = pointer * NUMBER_PAR_PER_BOX;
    rB[tx] = rv[other + tx];
    qB[tx] = qv[other + tx];
    __syncthreads();
    for (int j = 0; j < NUMBER_PAR_PER_BOX; ++j) {
      const double r2 = rA[tx].v + rB[j].v - dot(rA[tx], rB[j]);
      const double vij = decay(a2 * fabs(r2)), fs = 2 * vij;
      FourVector d;
      d.x = rA[tx].x - rB[j].x;
      d.y = rA[tx].y - rB[j].y;
      d.z = rA[tx].z - rB[j].z;
      f.v += qB[j] * vij;
      f.x += qB[j] * fs * d.x;
      f.y += qB[j] * fs * d.y;
      f.z += qB[j] * fs * d.z;
    }
    __syncthreads();
  }
  fv[first + tx] = f;
}
