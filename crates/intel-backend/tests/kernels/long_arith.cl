// 64 bits: sums, products, shifts, comparisons, quotients.
// run: --kernel long_arith --grid 2 --block 20 --arg buf:u64x40:random:1 --arg buf:i64x40:random:2 --arg out=buf:u64x80:zeros --arg i32:37
kernel void long_arith(global const ulong *a, global const long *b, global ulong *out, int n) {
  int i = get_global_id(0);
  if (i >= n) return;
  ulong x = a[i];
  long y = b[i];
  ulong r = x * (ulong)y + (x >> 7) - (ulong)(y >> 3);
  if ((long)x < y) r ^= 0x123456789abcdefUL;
  r += (x << (y & 63));
  out[2 * i] = r;
  out[2 * i + 1] = (ulong)(y / ((long)(x >> 40) | 1)) + x % ((ulong)y | 1);
}
