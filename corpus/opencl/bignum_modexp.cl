// Montgomery multiplication and modular exponentiation on 256-bit numbers in 32-bit limbs, as in elliptic curve code.
// run: --kernel mont_mul --grid 1 --block 32 --arg buf:u32x256:random:1 --arg buf:u32x256:random:2 --arg out=buf:u32x256:zeros --arg {u32:0xfffffc2f;u32:0xfffffffe;u32:0xffffffff;u32:0xffffffff;u32:0xffffffff;u32:0xffffffff;u32:0xffffffff;u32:0xffffffff;u32:0xd2253531}
// run: --kernel mod_exp --grid 1 --block 8 --arg buf:u32x64:random:3 --arg buf:u32x8:random:4:0:65535 --arg out=buf:u32x64:zeros --arg {u32:0xfffffc2f;u32:0xfffffffe;u32:0xffffffff;u32:0xffffffff;u32:0xffffffff;u32:0xffffffff;u32:0xffffffff;u32:0xffffffff;u32:0xd2253531}

#define LIMBS 8

typedef struct {
  uint m[LIMBS];
  uint m_inv;  // -1/m modulo 2^32
} modulus_t;

typedef struct {
  uint d[LIMBS];
} big_t;

static uint add_carry(uint a, uint b, uint* carry) {
  const ulong t = (ulong)a + b + *carry;
  *carry = (uint)(t >> 32);
  return (uint)t;
}

// a - b if that is not negative (or the bit above a is set), else a
static big_t subtract_if(big_t a, const modulus_t* p, uint top) {
  big_t r;
  uint borrow = 0;
  for (int i = 0; i < LIMBS; i++) {
    const ulong t = (ulong)a.d[i] - p->m[i] - borrow;
    r.d[i] = (uint)t;
    borrow = (uint)(t >> 63);
  }
  const bool take = top || !borrow;
  for (int i = 0; i < LIMBS; i++) r.d[i] = take ? r.d[i] : a.d[i];
  return r;
}

static big_t mont(big_t a, big_t b, const modulus_t* p) {
  uint t[LIMBS + 2];
  for (int i = 0; i < LIMBS + 2; i++) t[i] = 0;
#pragma unroll
  for (int i = 0; i < LIMBS; i++) {
    uint c = 0;
#pragma unroll
    for (int j = 0; j < LIMBS; j++) {
      const ulong v = (ulong)a.d[j] * b.d[i] + t[j] + c;
      t[j] = (uint)v;
      c = (uint)(v >> 32);
    }
    uint carry = 0;
    t[LIMBS] = add_carry(t[LIMBS], c, &carry);
    t[LIMBS + 1] = carry;
    const uint q = t[0] * p->m_inv;
    c = mul_hi(q, p->m[0]) + (t[0] != 0);
#pragma unroll
    for (int j = 1; j < LIMBS; j++) {
      const ulong v = (ulong)q * p->m[j] + t[j] + c;
      t[j - 1] = (uint)v;
      c = (uint)(v >> 32);
    }
    carry = 0;
    t[LIMBS - 1] = add_carry(t[LIMBS], c, &carry);
    t[LIMBS] = t[LIMBS + 1] + carry;
  }
  big_t r;
  for (int i = 0; i < LIMBS; i++) r.d[i] = t[i];
  return subtract_if(r, p, t[LIMBS]);
}

static big_t load(const __global uint* p) {
  big_t r;
  for (int i = 0; i < LIMBS; i++) r.d[i] = p[i];
  return r;
}

__kernel void mont_mul(__global const uint* a, __global const uint* b, __global uint* out, const modulus_t p) {
  const uint id = get_global_id(0);
  const big_t r = mont(load(a + id * LIMBS), load(b + id * LIMBS), &p);
  for (int i = 0; i < LIMBS; i++) out[id * LIMBS + i] = r.d[i];
}

// Exponents of 16 bits, square and multiply from the top; the base is taken as a Montgomery number.
__kernel void mod_exp(__global const uint* base, __global const uint* exponent, __global uint* out, const modulus_t p) {
  const uint id = get_global_id(0);
  const big_t b = load(base + id * LIMBS);
  big_t r = b;
  const uint e = exponent[id] | 1u;
  for (int bit = 30 - clz(e); bit >= 0; bit--) {
    r = mont(r, r, &p);
    if ((e >> bit) & 1u) r = mont(r, b, &p);
  }
  for (int i = 0; i < LIMBS; i++) out[id * LIMBS + i] = r.d[i];
}
