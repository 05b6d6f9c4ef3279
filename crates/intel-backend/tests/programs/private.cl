// Private memory: variables aligned further than a register, and arrays that are read at places not known.

__attribute__((noinline)) uint misplaced(volatile private void *place, uint align) {
  return (uint)(ulong)place & (align - 1);
}

kernel void aligned(global uint *out, global const int *in) {
  uint i = get_global_id(0);
  volatile char first = (char)i;
  volatile short16 a = (short16)(short)in[i];
  volatile char second = first;
  volatile int16 b = (int16)in[i];
  volatile long16 c = (long16)in[i];
  __attribute__((aligned(512))) volatile int d[3] = {1, 2, 3};
  uint off = misplaced(&a, 32) | misplaced(&b, 64) | misplaced(&c, 128) | misplaced(d, 512);
  d[i % 3] += (int)c.s7 + b.sf + a.s3 - 3 * in[i];
  out[4 * i] = off;
  out[4 * i + 1] = (uint)d[0];
  out[4 * i + 2] = (uint)d[1];
  out[4 * i + 3] = (uint)d[2] + (uint)(second - first);
}
