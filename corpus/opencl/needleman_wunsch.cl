// Rodinia NW: a 16x16 tile of the alignment matrix by anti-diagonals, first half and second half of the wave front.
// run: --kernel nw_upper --grid 2 --block 16 --arg buf:i32x1089:random:1:-4:4 --arg mat=buf:i32x1089:iota:0:-1 --arg i32:33 --arg i32:10 --arg i32:2
// run: --kernel nw_lower --grid 1 --block 16 --arg buf:i32x1089:random:1:-4:4 --arg mat=buf:i32x1089:random:2:-50:0 --arg i32:33 --arg i32:10 --arg i32:2

#define B 16
#define TEMP(y, x) temp[(y) * (B + 1) + (x)]
#define REF(y, x) ref[(y) * B + (x)]

static void tile(const __global int* reference, __global int* m, int cols, int penalty, int bx, int by,
                 __local int* temp, __local int* ref) {
  const int tx = get_local_id(0);
  const int base = cols * B * by + B * bx;
  const int index = base + tx + (cols + 1);
  const int index_n = base + tx + 1;
  const int index_w = base + cols;
  if (tx == 0) TEMP(0, 0) = m[base];
  for (int ty = 0; ty < B; ty++) REF(ty, tx) = reference[index + cols * ty];
  TEMP(tx + 1, 0) = m[index_w + cols * tx];
  TEMP(0, tx + 1) = m[index_n];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = 0; d < 2 * B - 1; d++) {
    const int x = d < B ? tx + 1 : tx + d - B + 2;
    const int y = d < B ? d - tx + 1 : B - tx;
    if (d < B ? tx <= d : tx <= 2 * B - 2 - d) {
      int diag = TEMP(y - 1, x - 1) + REF(y - 1, x - 1);
      int left = TEMP(y, x - 1) - penalty;
      int up = TEMP(y - 1, x) - penalty;
      TEMP(y, x) = max(max(diag, left), up);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int ty = 0; ty < B; ty++) m[index + cols * ty] = TEMP(ty + 1, tx + 1);
}

__kernel void nw_upper(const __global int* reference, __global int* m, int cols, int penalty, int blk) {
  __local int temp[(B + 1) * (B + 1)];
  __local int ref[B * B];
  const int bx = get_group_id(0);
  tile(reference, m, cols, penalty, bx, blk - 1 - bx, temp, ref);
}

__kernel void nw_lower(const __global int* reference, __global int* m, int cols, int penalty, int width) {
  __local int temp[(B + 1) * (B + 1)];
  __local int ref[B * B];
  const int bx = get_group_id(0) + 1;
  tile(reference, m, cols, penalty, bx, width - bx, temp, ref);
}
