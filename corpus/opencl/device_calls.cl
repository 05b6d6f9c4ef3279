// Functions that are not inlined: structs and vectors by value, arguments on the stack, recursion, arrays of the
// caller's, large results, values that live across calls, calls under divergent control flow.
// run: --kernel calls --grid 2 --block 64 --arg buf:u32x128:zeros --arg buf:u32x128:random:1
// run: --kernel stack --grid 2 --block 64 --arg buf:u32x128:zeros --arg buf:u32x128:random:2
// run: --kernel recurse --grid 2 --block 64 --arg buf:u32x128:zeros --arg buf:u32x128:random:3
// run: --kernel arrays --grid 2 --block 64 --arg buf:u32x128:zeros --arg buf:u32x128:random:4
// run: --kernel kinds --grid 2 --block 64 --arg buf:u32x128:zeros --arg buf:u32x128:random:5 --arg buf:u64x512:zeros

#define NOINLINE __attribute__((noinline))

typedef struct {
  int a;
  float b;
  long c;
  short d;
} Mixed;

typedef struct {
  int v[40];
} Large;

NOINLINE uint add3(uint a, uint b, uint c) { return a + b * c; }

NOINLINE Mixed make_mixed(uint a, float b) {
  Mixed s;
  s.a = a & 1023;
  s.b = b;
  s.c = (long)a << 20;
  s.d = (short)(a & 0x7fff);
  return s;
}

NOINLINE uint use_mixed(Mixed s, uint k) { return (uint)s.a + (uint)s.c + (uint)s.d + (uint)s.b + k; }

// More than the registers for arguments hold.
NOINLINE uint many(uint a0, uint a1, uint a2, uint a3, uint a4, uint a5, uint a6, uint a7, uint a8, uint a9,
    uint b0, uint b1, uint b2, uint b3, uint b4, uint b5, uint b6, uint b7, uint b8, uint b9, uint c0, uint
    c1, uint c2, uint c3, uint c4, uint c5, uint c6, uint c7, uint c8, uint c9, uint d0, uint d1, uint d2,
    ulong d3) {
  return a0 * 1 + a1 * 2 + a2 * 3 + a3 * 4 + a4 * 5 + a5 * 6 + a6 * 7 + a7 * 8 + a8 * 9 + a9 * 10 + b0 * 11 +
      b1 * 12 + b2 * 13 + b3 * 14 + b4 * 15 + b5 * 16 + b6 * 17 + b7 * 18 + b8 * 19 + b9 * 20 + c0 * 21 + c1 *
      22 + c2 * 23 + c3 * 24 + c4 * 25 + c5 * 26 + c6 * 27 + c7 * 28 + c8 * 29 + c9 * 30 + d0 * 31 + d1 * 32 +
      d2 * 33 + (uint)(d3 >> 7);
}

NOINLINE uint recursive(uint n, uint x) {
  if (n == 0) return x;
  uint y = recursive(n - 1, x * 3 + n);
  uint z = (n & 1) ? recursive(n >> 1, y) : y;
  return y ^ z * 7 + n;
}

NOINLINE void fill(uint *p, uint n, uint s) {
  for (uint i = 0; i < n; ++i) p[i] = s * i + (s >> i);
}

NOINLINE uint sum(const uint *p, uint n) {
  uint r = 0;
  for (uint i = 0; i < n; ++i) r = r * 31 + p[i];
  return r;
}

NOINLINE uint with_array(uint n, uint s) {
  uint a[24];
  fill(a, 24, s);
  uint t = sum(a, n);
  fill(a, 12, t);
  return sum(a, 24) + add3(t, n, s);
}

NOINLINE ulong4 wide(ulong4 a, double b, uchar c) {
  return a + (ulong4)(c, (ulong)b, c * 3, (ulong)(b * 4.0));
}

NOINLINE uint small(bool a, bool b, char c, short d) { return (a ? 1 : 0) + (b ? 2 : 0) + (uint)(c + d); }

NOINLINE bool is_odd(uint a) { return a & 1; }

NOINLINE uint ids(void) {
  return get_local_id(0) + 3 * get_group_id(0) + 100 * get_local_size(0) + 7 * get_local_id(1);
}

NOINLINE Large make_large(uint s) {
  Large b;
  for (int i = 0; i < 40; ++i) b.v[i] = (int)((s * i) & 0xffff);
  return b;
}

NOINLINE uint use_large(Large b, uint k) {
  uint r = k;
  for (int i = 0; i < 40; ++i) r = r * 5 + (uint)b.v[i];
  return r;
}

kernel void calls(global uint *o, global const uint *a) {
  uint i = get_global_id(0);
  uint x = a[i];
  uint r = add3(x, i, 7);
  Mixed s = make_mixed(x, (float)(x & 255));
  r += use_mixed(s, r);
  o[i] = r;
}

kernel void stack(global uint *o, global const uint *a) {
  uint i = get_global_id(0);
  uint x = a[i];
  o[i] = many(x + 0, x + 1, x + 2, x + 3, x + 4, x + 5, x + 6, x + 7, x + 8, x + 9, i + 0, i + 1, i + 2, i +
              3, i + 4, i + 5, i + 6, i + 7, i + 8, i + 9, x ^ 1, x ^ 2, x ^ 3, x ^ 4, x ^ 5, x ^ 6, x ^ 7, x
              ^ 8, x ^ 9, x ^ 10, x * 3, x * 5, x * 7, (ulong)x * x * 11) + x;
}

kernel void recurse(global uint *o, global const uint *a) {
  uint i = get_global_id(0);
  uint x = a[i];
  o[i] = recursive(x & 7, x) + i;
}

kernel void arrays(global uint *o, global const uint *a) {
  uint i = get_global_id(0);
  uint x = a[i];
  uint r = x;
  if (x & 1)
    r = with_array(x & 15, x);
  else if (x & 2)
    r += with_array(3, i);
  o[i] = r;
}

kernel void kinds(global uint *o, global const uint *a, global ulong4 *w) {
  uint i = get_global_id(0);
  uint x = a[i];
  w[i] = wide((ulong4)(x, i, x + i, x ^ i), (double)(x & 0xffff), (uchar)x);
  uint r = small(x & 1, x & 2, (char)(x & 63), (short)(x & 4095));
  if (is_odd(x >> 4)) r += ids();
  o[i] = r + use_large(make_large(x), i);
}
