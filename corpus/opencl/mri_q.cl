// Parboil MRI-Q and MRI-FHD: sums over k-space with sine and cosine.
// run: --kernel compute_phi_mag --grid 1 --block 64 --arg buf:f32x50:random:1:-1:1 --arg buf:f32x50:random:2:-1:1 --arg mag=buf:f32x50:zeros --arg i32:50
// run: --kernel compute_q --grid 1 --block 64 --arg i32:24 --arg i32:0 --arg buf:f32x64:random:3:-1:1 --arg buf:f32x64:random:4:-1:1 --arg buf:f32x64:random:5:-1:1 --arg qr=buf:f32x64:zeros --arg qi=buf:f32x64:zeros --arg buf:f32x96:random:6:-1:1

#define PIx2 6.2831853071795864769252867665590058f
#define K_PER_LOOP 2

struct kValues {
  float Kx, Ky, Kz, PhiMag;
};

__kernel void compute_phi_mag(__global const float* phi_r, __global const float* phi_i, __global float* phi_mag, int n) {
  int i = get_global_id(0);
  if (i < n) {
    float real = phi_r[i], imag = phi_i[i];
    phi_mag[i] = real * real + imag * imag;
  }
}

__kernel void compute_q(int num_k, int k_index, __global const float* x, __global const float* y, __global const float* z,
                        __global float* qr, __global float* qi, __global const struct kValues* ck) {
  const int xi = get_global_id(0);
  const float sx = x[xi], sy = y[xi], sz = z[xi];
  float sr = qr[xi], si = qi[xi];
  int k = 0;
  if (num_k % 2) {
    float arg = PIx2 * (ck[0].Kx * sx + ck[0].Ky * sy + ck[0].Kz * sz);
    sr += ck[0].PhiMag * cos(arg);
    si += ck[0].PhiMag * sin(arg);
    k++;
    k_index++;
  }
  for (; k < num_k; k += K_PER_LOOP) {
#pragma unroll
    for (int u = 0; u < K_PER_LOOP; u++) {
      float arg = PIx2 * (ck[k + u].Kx * sx + ck[k + u].Ky * sy + ck[k + u].Kz * sz);
      float c;
      float s = sincos(arg, &c);
      sr += ck[k + u].PhiMag * c;
      si += ck[k + u].PhiMag * s;
    }
  }
  qr[xi] = sr;
  qi[xi] = si;
}
