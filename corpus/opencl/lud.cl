// Rodinia LUD: diagonal block in local memory, the perimeter, and the interior update.
// flags: -cl-fp32-correctly-rounded-divide-sqrt
// run: --kernel lud_diagonal --grid 1 --block 16 --arg m=buf:f32x2304:random:1:1:2 --arg i32:48 --arg i32:16
// run: --kernel lud_perimeter --grid 2 --block 32 --arg m=buf:f32x2304:random:1:1:2 --arg i32:48 --arg i32:0
// run: --kernel lud_internal --grid 2,2 --block 16,16 --arg m=buf:f32x2304:random:1:1:2 --arg i32:48 --arg i32:0

#define BS 16

__kernel void lud_diagonal(__global float* m, int dim, int offset) {
  __local float shadow[BS * BS];
  int tx = get_local_id(0);
  int array_offset = offset * dim + offset;
  for (int i = 0; i < BS; i++) {
    shadow[i * BS + tx] = m[array_offset + tx];
    array_offset += dim;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 0; i < BS - 1; i++) {
    if (tx > i) {
      for (int j = 0; j < i; j++) shadow[tx * BS + i] -= shadow[tx * BS + j] * shadow[j * BS + i];
      shadow[tx * BS + i] /= shadow[i * BS + i];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (tx > i)
      for (int j = 0; j < i + 1; j++) shadow[(i + 1) * BS + tx] -= shadow[(i + 1) * BS + j] * shadow[j * BS + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  array_offset = (offset + 1) * dim + offset;
  for (int i = 1; i < BS; i++) {
    m[array_offset + tx] = shadow[i * BS + tx];
    array_offset += dim;
  }
}

__kernel void lud_perimeter(__global float* m, int dim, int offset) {
  __local float dia[BS][BS], row[BS][BS], col[BS][BS];
  const int bx = get_group_id(0);
  const int idx = get_local_id(0) & (BS - 1);
  const bool lower = get_local_id(0) >= BS;
  const int base = offset * dim + offset;
  for (int i = 0; i < BS; i++) {
    if (lower) {
      col[i][idx] = m[base + (bx + 1) * BS * dim + i * dim + idx];
    } else {
      dia[i][idx] = m[base + i * dim + idx];
      row[i][idx] = m[base + (bx + 1) * BS + i * dim + idx];
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (!lower) {
    for (int i = 1; i < BS; i++)
      for (int j = 0; j < i; j++) row[i][idx] -= dia[i][j] * row[j][idx];
  } else {
    for (int i = 0; i < BS; i++) {
      for (int j = 0; j < i; j++) col[idx][i] -= col[idx][j] * dia[j][i];
      col[idx][i] /= dia[i][i];
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 0; i < BS; i++) {
    if (lower)
      m[base + (bx + 1) * BS * dim + i * dim + idx] = col[i][idx];
    else
      m[base + (bx + 1) * BS + i * dim + idx] = row[i][idx];
  }
}

__kernel void lud_internal(__global float* m, int dim, int offset) {
  __local float peri_row[BS * BS], peri_col[BS * BS];
  const int tx = get_local_id(0), ty = get_local_id(1);
  const int row_id = offset + (get_group_id(1) + 1) * BS;
  const int col_id = offset + (get_group_id(0) + 1) * BS;
  peri_row[ty * BS + tx] = m[(offset + ty) * dim + col_id + tx];
  peri_col[ty * BS + tx] = m[(row_id + ty) * dim + offset + tx];
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0;
#pragma unroll
  for (int i = 0; i < BS; i++) sum += peri_col[ty * BS + i] * peri_row[i * BS + tx];
  m[(row_id + ty) * dim + col_id + tx] -= sum;
}
