// Parboil CUTCP: short-range electrostatic potential on a lattice.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel cutoff_potential --grid 2,2,2 --block 4,4,2 --arg out=buf:f32x256:zeros --arg buf:f32x80:random:1:0:4 --arg i32:20 --arg f32:0.5 --arg f32:4 --arg i32:8 --arg i32:8 --tolerance 1e-5

__kernel void cutoff_potential(__global float* lattice, __global const float4* atoms, const int natoms, const float spacing,
                               const float cutoff2, const int nx, const int ny) {
  const int xi = get_global_id(0), yi = get_global_id(1), zi = get_global_id(2);
  const float x = spacing * xi, y = spacing * yi, z = spacing * zi;
  const float inv_cutoff2 = 1.0f / cutoff2;
  float energy = 0.0f;
  for (int n = 0; n < natoms; n++) {
    const float4 a = atoms[n];
    const float dx = a.x - x, dy = a.y - y, dz = a.z - z;
    const float r2 = dx * dx + dy * dy + dz * dz;
    if (r2 < cutoff2 && r2 > 0.0f) {
      const float s = 1.0f - r2 * inv_cutoff2;
      energy += a.w * (1.0f / sqrt(r2)) * s * s;
    }
  }
  lattice[(zi * ny + yi) * nx + xi] += energy;
}
