// Tables in constant memory: of numbers, of structures; read by known and by unknown places.
// run: --kernel tables --grid 2 --block 40 --arg out=buf:i32x80:zeros --arg buf:i32x80:random:3 --arg i32:80
// run: --kernel sine --grid 1 --block 24 --arg out=buf:f32x24:zeros --arg buf:u8x24:random:5 --arg i32:24
__constant int primes[13] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41};
__constant ushort squares[9] = {0, 1, 4, 9, 16, 25, 36, 49, 64};
__constant float quarter[5] = {0.0f, 0.38268343f, 0.70710678f, 0.92387953f, 1.0f};
typedef struct { uchar tag; int4 row; long wide; } Entry;
__constant Entry entries[3] = {{1, (int4)(1, 2, 3, 4), -5L}, {2, (int4)(10, 20, 30, 40), 1L << 40}, {3, (int4)(-1, -2, -3, -4), 7L}};

__kernel void tables(__global int *out, __global const int *in, int n) {
  int i = get_global_id(0);
  if (i >= n)
    return;
  uint x = in[i];
  int sum = primes[x % 13] * squares[(x >> 8) % 9] + primes[12];
  __constant Entry *e = &entries[(x >> 16) % 3];
  int4 row = e->row;
  for (uint k = 0; k < x % 5; k++)
    sum += row.x + row.w * (int)(e->wide >> 38) + e->tag + squares[k + 2];
  out[i] = sum;
}

__kernel void sine(__global float *out, __global const uchar *in, int n) {
  int i = get_global_id(0);
  if (i < n) {
    int at = in[i] & 15;
    int folded = at & 4 ? 4 - (at & 3) : at & 3;
    out[i] = at & 8 ? -quarter[folded] : quarter[folded];
  }
}
