// PTX inline assembly as found in libraries: lane id and masks, fused carry chains, vector load, cache hints, dp4a, lop3, bfe/bfi, mad.wide, clamp shifts.
// targets: nvptx64
// run: --kernel lane_info --grid 1 --block 64 --arg out=buf:u32x64:zeros
// run: --kernel carry_chain --grid 1 --block 32 --arg buf:u32x256:random:681 --arg out=buf:u32x128:zeros
// run: --kernel fields --grid 1 --block 64 --arg buf:u32x64:random:682 --arg out=buf:u32x256:zeros
// run: --kernel hinted_copy --grid 2 --block 32 --arg buf:f32x256:random:683:0:1 --arg out=buf:f32x256:zeros
// run: --kernel dp4a_rows --grid 1 --block 32 --arg buf:i32x128:random:684 --arg buf:i32x128:random:685 --arg out=buf:i32x32:zeros
#include "cuda_mini.h"

extern "C" __global__ void lane_info(unsigned *out) {
  unsigned lane, lt;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(lt));
  out[threadIdx.x] = lane * 100 + __popc(lt);
}

extern "C" __global__ void carry_chain(const unsigned *in, unsigned *out) {
  const unsigned *a = in + threadIdx.x * 8, *b = a + 4;
  unsigned r[4];
  asm volatile("add.cc.u32 %0, %4, %8;\n\t"
               "addc.cc.u32 %1, %5, %9;\n\t"
               "addc.cc.u32 %2, %6, %10;\n\t"
               "addc.u32 %3, %7, %11;"
               : "=&r"(r[0]), "=&r"(r[1]), "=&r"(r[2]), "=r"(r[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "r"(b[2]), "r"(b[3]));
  for (int i = 0; i < 4; ++i) out[threadIdx.x * 4 + i] = r[i];
}

extern "C" __global__ void fields(const unsigned *in, unsigned *out) {
  const unsigned v = in[threadIdx.x];
  unsigned e, i, l;
  unsigned long long m;
  asm("bfe.u32 %0, %1, 5, 9;" : "=r"(e) : "r"(v));
  asm("bfi.b32 %0, %1, %2, 8, 12;" : "=r"(i) : "r"(v), "r"(~v));
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(l) : "r"(v), "r"(v >> 3), "r"(v << 7));
  asm("mad.wide.u32 %0, %1, %2, %3;" : "=l"(m) : "r"(v), "r"(e + 1), "l"(7ull));
  out[threadIdx.x * 4] = e;
  out[threadIdx.x * 4 + 1] = i;
  out[threadIdx.x * 4 + 2] = l;
  out[threadIdx.x * 4 + 3] = (unsigned)(m >> 7);
}

extern "C" __global__ void hinted_copy(const float4 *in, float4 *out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 v;
  asm volatile("ld.global.nc.v4.f32 {%0, %1, %2, %3}, [%4];" : "=f"(v.x), "=f"(v.y), "=f"(v.z), "=f"(v.w) : "l"(in + i));
  v.x += 1.0f;
  asm volatile("st.global.cs.v4.f32 [%0], {%1, %2, %3, %4};" ::"l"(out + i), "f"(v.x), "f"(v.y), "f"(v.z), "f"(v.w) : "memory");
}

extern "C" __global__ void dp4a_rows(const int *a, const int *b, int *out) {
  int acc = 0;
#pragma unroll
  for (int k = 0; k < 4; ++k) asm("dp4a.s32.s32 %0, %1, %2, %0;" : "+r"(acc) : "r"(a[threadIdx.x * 4 + k]), "r"(b[threadIdx.x * 4 + k]));
  out[threadIdx.x] = acc;
}
