// AES-128 of a block for each work-item, with tables that the work-group makes in local memory.
static uchar twice(uchar x) { return (uchar)(x << 1) ^ ((x >> 7) * 0x1b); }

static uchar product(uchar a, uchar b) {
  uchar p = 0;
  for (int k = 0; k < 8; ++k) {
    if (b & 1) p ^= a;
    a = twice(a);
    b >>= 1;
  }
  return p;
}

static uchar substitute(uchar x) {
  // The inverse is the 254th power.
  uchar inverse = x, power = x;
  for (int k = 0; k < 6; ++k) {
    power = product(power, power);
    inverse = product(inverse, power);
  }
  inverse = product(inverse, inverse);
  uchar s = inverse;
  for (uint k = 1; k < 5; ++k) s ^= rotate(inverse, (uchar)k);
  return s ^ 0x63;
}

__kernel void aes(__global const uchar16 *in, __global uchar16 *out, __constant uchar *key, ulong counter) {
  __local uchar box[256];
  __local uchar16 round_keys[11];
  uint l = get_local_id(0);
  for (uint k = l; k < 256; k += get_local_size(0)) box[k] = substitute(k);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0) {
    uchar *k = (uchar *)round_keys;
    uchar c = 1;
    for (int n = 0; n < 16; ++n) k[n] = key[n];
    for (int n = 16; n < 176; n += 4) {
      uchar4 t = vload4(0, k + n - 4);
      if (n % 16 == 0) {
        t = (uchar4)(box[t.y] ^ c, box[t.z], box[t.w], box[t.x]);
        c = twice(c);
      }
      vstore4(vload4(0, k + n - 16) ^ t, 0, k + n);
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  size_t i = get_global_id(0);
  // Counter mode: the number of the block, its greatest byte first.
  uchar16 s = (uchar16)((uchar8)(0), as_uchar8(counter + i).s76543210) ^ round_keys[0];
  for (int r = 1; r <= 10; ++r) {
    union {
      uchar16 v;
      uchar b[16];
    } t;
    t.v = s;
    for (int k = 0; k < 16; ++k) t.b[k] = box[t.b[k]];
    s = t.v.s05af49e38d27c16b;
    if (r < 10) {
      uchar16 a = s.s123056749ab8defc;
      uchar16 d = (s << (uchar16)1) ^ ((s >> (uchar16)7) * (uchar16)0x1b), e = (a << (uchar16)1) ^ ((a >> (uchar16)7) * (uchar16)0x1b);
      s = d ^ e ^ a ^ s.s23016745ab89efcd ^ s.s30127456b89afcde;
    }
    s ^= round_keys[r];
  }
  out[i] = in[i] ^ s;
}
