// Functions of integers that are no single instruction.

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

#define BUILTIN __attribute__((overloadable, const, noinline))

// For each type: its name, its unsigned counterpart, its bits.
#define EACH(type, utype, bits)                                                                  \
  BUILTIN utype abs_diff(type a, type b) { return a > b ? (utype)a - (utype)b : (utype)b - (utype)a; } \
  BUILTIN type clamp(type x, type low, type high) {                                              \
    type y = x > low ? x : low;                                                                  \
    return y < high ? y : high;                                                                  \
  }                                                                                              \
  BUILTIN type rotate(type x, type by) {                                                         \
    uint n = (uint)by & (bits - 1);                                                              \
    utype u = (utype)x;                                                                          \
    return (type)(utype)((utype)(u << n) | (utype)(u >> ((bits - n) & (bits - 1))));             \
  }                                                                                              \
  BUILTIN type bitselect(type a, type b, type mask) { return (a & ~mask) | (b & mask); }
EACH(char, uchar, 8)
EACH(uchar, uchar, 8)
EACH(short, ushort, 16)
EACH(ushort, ushort, 16)
EACH(int, uint, 32)
EACH(uint, uint, 32)
EACH(long, ulong, 64)
EACH(ulong, ulong, 64)

BUILTIN short upsample(char high, uchar low) { return (short)(((ushort)(uchar)high << 8) | low); }
BUILTIN ushort upsample(uchar high, uchar low) { return (ushort)(((ushort)high << 8) | low); }
BUILTIN int upsample(short high, ushort low) { return (int)(((uint)(ushort)high << 16) | low); }
BUILTIN uint upsample(ushort high, ushort low) { return ((uint)high << 16) | low; }
BUILTIN long upsample(int high, uint low) { return (long)(((ulong)(uint)high << 32) | low); }
BUILTIN ulong upsample(uint high, uint low) { return ((ulong)high << 32) | low; }

// A comparison's highest bit chooses for vectors, and so for their components; any bit for single values.
#define SELECT(type, itype, utype) \
  BUILTIN type select(type a, type b, itype c) { return c ? b : a; } \
  BUILTIN type select(type a, type b, utype c) { return c ? b : a; }
SELECT(char, char, uchar)
SELECT(uchar, char, uchar)
SELECT(short, short, ushort)
SELECT(ushort, short, ushort)
SELECT(int, int, uint)
SELECT(uint, int, uint)
SELECT(float, int, uint)
SELECT(long, long, ulong)
SELECT(ulong, long, ulong)

BUILTIN int mad24(int a, int b, int c) { return (a << 8 >> 8) * (b << 8 >> 8) + c; }
BUILTIN uint mad24(uint a, uint b, uint c) { return (a & 0xffffff) * (b & 0xffffff) + c; }

// The upper half of a product of 64 bits, from products of 32.
BUILTIN ulong mul_hi(ulong a, ulong b) {
  ulong al = (uint)a, ah = a >> 32, bl = (uint)b, bh = b >> 32;
  ulong low = al * bl;
  ulong middle = ah * bl + (low >> 32);
  ulong other = al * bh + (uint)middle;
  return ah * bh + (middle >> 32) + (other >> 32);
}
BUILTIN long mul_hi(long a, long b) {
  ulong high = mul_hi((ulong)a, (ulong)b);
  return (long)(high - (a < 0 ? (ulong)b : 0) - (b < 0 ? (ulong)a : 0));
}
#define MAD_HI(type, wide, bits) \
  BUILTIN type mad_hi(type a, type b, type c) { return (type)(((wide)a * (wide)b >> bits) + (wide)c); }
MAD_HI(char, int, 8)
MAD_HI(uchar, uint, 8)
MAD_HI(short, int, 16)
MAD_HI(ushort, uint, 16)
MAD_HI(int, long, 32)
MAD_HI(uint, ulong, 32)
BUILTIN long mad_hi(long a, long b, long c) { return (long)((ulong)mul_hi(a, b) + (ulong)c); }
BUILTIN ulong mad_hi(ulong a, ulong b, ulong c) { return mul_hi(a, b) + c; }

#define MAD_SAT(type, wide, low, high)                     \
  BUILTIN type mad_sat(type a, type b, type c) {           \
    wide sum = (wide)a * (wide)b + (wide)c;                \
    return (type)(sum < low ? low : sum > high ? high : sum); \
  }
MAD_SAT(char, int, -0x80, 0x7f)
MAD_SAT(uchar, int, 0, 0xff)
MAD_SAT(short, long, -0x8000l, 0x7fffl)
MAD_SAT(ushort, long, 0l, 0xffffl)
MAD_SAT(int, long, -0x80000000l, 0x7fffffffl)
BUILTIN uint mad_sat(uint a, uint b, uint c) {
  ulong sum = (ulong)a * b + c;
  return sum > 0xffffffff ? 0xffffffff : (uint)sum;
}
BUILTIN ulong mad_sat(ulong a, ulong b, ulong c) {
  ulong low = a * b, sum = low + c;
  return mul_hi(a, b) != 0 || sum < low ? ~0ul : sum;
}
BUILTIN long mad_sat(long a, long b, long c) {
  // 128 bits.
  ulong low = (ulong)a * (ulong)b, sum = low + (ulong)c;
  long high = mul_hi(a, b) + (c >> 63) + (sum < low ? 1 : 0);
  if (high == (long)sum >> 63) return (long)sum;
  return high < 0 ? (long)(1ul << 63) : (long)~(1ul << 63);
}
BUILTIN long add_sat(long a, long b) {
  long sum = (long)((ulong)a + (ulong)b);
  bool over = ((a ^ sum) & (b ^ sum)) < 0;
  return over ? (a < 0 ? (long)(1ul << 63) : (long)~(1ul << 63)) : sum;
}
BUILTIN ulong add_sat(ulong a, ulong b) { return a + b < a ? ~0ul : a + b; }
BUILTIN long sub_sat(long a, long b) {
  long rest = (long)((ulong)a - (ulong)b);
  bool over = ((a ^ b) & (a ^ rest)) < 0;
  return over ? (a < 0 ? (long)(1ul << 63) : (long)~(1ul << 63)) : rest;
}
BUILTIN ulong sub_sat(ulong a, ulong b) { return a < b ? 0 : a - b; }
