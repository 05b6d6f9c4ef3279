// Functions of bits.
// run: --kernel bits --grid 2 --block 20 --arg buf:u32x40:random:1 --arg out=buf:u32x40:zeros --arg s=buf:u16x40:random:2
kernel void bits(global const uint *in, global uint *out, global ushort *s) {
  int i = get_global_id(0);
  uint x = in[i];
  uint r = popcount(x) + 64 * clz(x) + rotate(x, (uint)i) + mul_hi(x, 0x9e3779b9u) + mad24((int)(x & 0xffff), i, 5);
  r ^= min(x, 77u) + max((int)x, -5) + abs((int)x) + hadd(x, r) + add_sat(x, 0xf0000000u);
  out[i] = r;
  s[i] = add_sat(s[i], (ushort)0xff00) - clz(s[i]);
}
