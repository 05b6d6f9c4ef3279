// Every operation on 64 bits by itself: where there are none, each is made of others.
// run: --kernel long_ops --grid 2 --block 20 --arg buf:u64x40:random:1 --arg buf:i64x40:random:2 --arg f=buf:f32x40:random:3 --arg out=buf:u64x1280:zeros --arg i64:-5
kernel void long_ops(global const ulong *a, global const long *b, global const float *f, global ulong *out, long d) {
  int i = get_global_id(0);
  // Small numbers and numbers whose halves are equal, too.
  ulong x = i % 3 == 0 ? a[i] : i % 3 == 1 ? (ulong)(i * 3) : (a[i] & 0xffffffff00000000UL);
  long y = i % 5 == 0 ? b[i] : i % 5 == 1 ? (long)-i : i % 5 == 2 ? (long)x : i % 5 == 3 ? (long)(x + 1) : (b[i] >> 20);
  global ulong *o = out + 32 * i;
  uint n = (uint)(a[i] >> 13);
  int s = (int)b[i];
  float g = f[i] * (i % 4 == 0 ? 1.0f : i % 4 == 1 ? 1e5f : 1e12f);
  o[0] = x + (ulong)y;
  o[1] = x - (ulong)y;
  o[2] = -x;
  o[3] = x * (ulong)y;
  o[4] = (ulong)n * (ulong)(uint)s;
  o[5] = (ulong)((long)s * (long)(int)n);
  o[6] = (ulong)((long)s * 2454267027L);
  o[7] = x << (y & 63);
  o[8] = x >> (y & 63);
  o[9] = (ulong)(y >> (x & 63));
  o[10] = (x << 5) ^ (x >> 32);
  o[11] = (x << 32) ^ (ulong)(y >> 40);
  o[12] = (x << 51) ^ (ulong)(y >> 32) ^ (x >> 63);
  o[13] = (ulong)(((long)x < y) + 2 * ((long)x <= y) + 4 * ((long)x == y) + 8 * ((long)x != y));
  o[14] = (ulong)((x < (ulong)y) + 2 * (x <= (ulong)y) + 4 * (x > (ulong)y) + 8 * (x >= (ulong)y));
  o[15] = (ulong)((y > d) + 2 * (y >= 0) + 4 * (x > 100));
  o[16] = (ulong)min((long)x, y);
  o[17] = (ulong)max((long)x, y);
  o[18] = min(x, (ulong)y);
  o[19] = max(x, (ulong)y);
  o[20] = abs(y);
  o[21] = (x & (ulong)y) | (~x & 0xff00ff00ff00ffUL);
  o[22] = as_uint((float)y);
  o[23] = as_uint((float)x);
  o[24] = (ulong)(long)g;
  o[25] = (ulong)fabs(g);
  o[26] = popcount(x);
  o[27] = clz(x);
  o[28] = rotate(x, (ulong)(y & 63));
  o[29] = (ulong)(char)y + (ulong)(short)x + (ulong)(uchar)(x >> 32);
  o[30] = x + 0x123456789abcdefUL - 77;
  o[31] = (ulong)(y * d) + (i & 1 ? x : (ulong)y);
}
