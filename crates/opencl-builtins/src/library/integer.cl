// Functions of integers that selection does not make by itself: mostly those that need more than 64 bits.

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;

#define BUILTIN __attribute__((overloadable, const, noinline))

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

// Dot products of four bytes (cl_khr_integer_dot_product): the products' sum has 18 bits, so only the accumulator can be too much.
typedef char char4 __attribute__((ext_vector_type(4)));
typedef uchar uchar4 __attribute__((ext_vector_type(4)));

__attribute__((overloadable)) static int saturated(long sum) { return sum < -0x80000000l ? -0x7fffffff - 1 : sum > 0x7fffffffl ? 0x7fffffff : (int)sum; }
__attribute__((overloadable)) static uint saturated(ulong sum) { return sum > 0xfffffffful ? 0xffffffffu : (uint)sum; }

#define DOT(letters, left, right, result, wide)                                                                       \
  BUILTIN result dot(left a, right b) {                                                                               \
    return (result)a.x * (result)b.x + (result)a.y * (result)b.y + (result)a.z * (result)b.z + (result)a.w * (result)b.w; \
  }                                                                                                                   \
  BUILTIN result dot_acc_sat(left a, right b, result c) { return saturated((wide)dot(a, b) + (wide)c); }              \
  BUILTIN result dot_4x8packed_##letters##_##result(uint a, uint b) {                                                 \
    return dot(__builtin_astype(a, left), __builtin_astype(b, right));                                                \
  }                                                                                                                   \
  BUILTIN result dot_acc_sat_4x8packed_##letters##_##result(uint a, uint b, result c) {                               \
    return dot_acc_sat(__builtin_astype(a, left), __builtin_astype(b, right), c);                                     \
  }
DOT(uu, uchar4, uchar4, uint, ulong)
DOT(ss, char4, char4, int, long)
DOT(us, uchar4, char4, int, long)
DOT(su, char4, uchar4, int, long)
