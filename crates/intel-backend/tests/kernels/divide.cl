// Quotients and remainders of numbers of different widths.
// run: --kernel divide --grid 2 --block 20 --arg buf:i32x41:random:1 --arg out=buf:i32x40:zeros --arg c=buf:i8x40:random:3 --arg i32:-13
kernel void divide(global const int *a, global int *out, global char *c, int d) {
  int i = get_global_id(0);
  int x = a[i], y = a[i + 1] | 1;
  int r = x / y + x % y + (int)((uint)x / (uint)(y & 0xff | 1)) + x / d + x / 7 + (uint)x % 10u;
  out[i] = r;
  c[i] = c[i] / (char)(d | 1) + c[i] % (char)3;
}
