// Inline PTX as crackers and libraries have it in OpenCL C: three-input logic, byte permutation, carries, timers' lanes.
// targets: nvptx64
// flags: -cl-std=CL1.2
// run: --kernel lop3_round --grid 1 --block 32 --arg buf:u32x96:random:1 --arg out=buf:u32x32:zeros
// run: --kernel byte_permute --grid 1 --block 32 --arg buf:u32x64:random:2 --arg out=buf:u32x64:zeros
// run: --kernel add_with_carry --grid 1 --block 32 --arg buf:u32x128:random:3 --arg buf:u32x128:random:4 --arg out=buf:u32x160:zeros
// run: --kernel lane_numbers --grid 1 --block 64 --arg out=buf:u32x64:zeros

static uint lop3_xor_and(uint a, uint b, uint c) {
  uint r;
  __asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
  return r;
}

__kernel void lop3_round(__global const uint* in, __global uint* out) {
  const uint i = get_global_id(0);
  uint a = in[i * 3], b = in[i * 3 + 1], c = in[i * 3 + 2];
  for (int k = 0; k < 4; k++) {
    const uint t = lop3_xor_and(a, b, c);
    a = rotate(t, 5u) + b;
    b ^= c;
    c += t;
  }
  out[i] = a ^ b ^ c;
}

static uint prmt(uint a, uint b, uint s) {
  uint r;
  __asm("prmt.b32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(s));
  return r;
}

__kernel void byte_permute(__global const uint2* in, __global uint2* out) {
  const uint i = get_global_id(0);
  const uint2 v = in[i];
  uint shifted;
  __asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(shifted) : "r"(v.x), "r"(v.y), "r"(i));
  out[i] = (uint2)(prmt(v.x, 0, 0x0123), prmt(v.x, v.y, 0x5410) + shifted);
}

__kernel void add_with_carry(__global const uint4* a, __global const uint4* b, __global uint* out) {
  const uint i = get_global_id(0);
  const uint4 x = a[i], y = b[i];
  uint r0, r1, r2, r3, r4;
  __asm(
      "add.cc.u32 %0, %5, %9;\n\t"
      "addc.cc.u32 %1, %6, %10;\n\t"
      "addc.cc.u32 %2, %7, %11;\n\t"
      "addc.cc.u32 %3, %8, %12;\n\t"
      "addc.u32 %4, 0, 0;"
      : "=r"(r0), "=r"(r1), "=r"(r2), "=r"(r3), "=r"(r4)
      : "r"(x.x), "r"(x.y), "r"(x.z), "r"(x.w), "r"(y.x), "r"(y.y), "r"(y.z), "r"(y.w));
  out[i * 5] = r0;
  out[i * 5 + 1] = r1;
  out[i * 5 + 2] = r2;
  out[i * 5 + 3] = r3;
  out[i * 5 + 4] = r4;
}

__kernel void lane_numbers(__global uint* out) {
  uint lane;
  __asm volatile("mov.u32 %0, %%laneid;" : "=r"(lane));
  ulong wide;
  __asm("mul.wide.u32 %0, %1, %2;" : "=l"(wide) : "r"(lane + 70000u), "r"(70001u));
  out[get_global_id(0)] = (uint)(wide >> 16) + lane;
}
