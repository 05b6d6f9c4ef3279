// Bytes and words: loads, shifts, stores of their own size.
// run: --kernel byteswap --grid 2 --block 20 --arg buf:u32x40:random:1 --arg out=buf:u32x40:zeros --arg buf:u8x40:random:2 --arg h=buf:u16x40:zeros
kernel void byteswap(global const uint *in, global uint *out, global const uchar *b, global ushort *h) {
  int i = get_global_id(0);
  uint x = in[i];
  out[i] = (x >> 24) | ((x >> 8) & 0xff00) | ((x << 8) & 0xff0000) | (x << 24);
  uchar c = b[i];
  h[i] = (ushort)((c << 8) | (uchar)(c * 3 + 1));
}
