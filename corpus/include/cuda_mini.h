// A small stand-in for the CUDA SDK's device headers, for clang's CUDA mode without an SDK:
//   clang -x cuda --cuda-device-only -nocudainc -nocudalib -I corpus/include
// Only names that the corpus uses. Thread indices are properties read by getter, as in clang's own wrapper headers.
// With CUDA_MINI_LIBDEVICE (source line `// libdevice`) mathematics goes to libdevice's `__nv_*` functions, as with the SDK;
// without it, to clang's builtins.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#define __grid_constant__ __attribute__((grid_constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __align__(n) __attribute__((aligned(n)))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))

typedef unsigned long size_t;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;

#define CUDA_MINI_FN static __device__ __forceinline__

// Vector types: plain aligned structs, as in the SDK.
#define CUDA_MINI_VEC(T, N, A2, A4)                                                                    \
  struct __align__(A2) N##2 { T x, y; };                                                               \
  struct N##3 { T x, y, z; };                                                                          \
  struct __align__(A4) N##4 { T x, y, z, w; };                                                         \
  CUDA_MINI_FN N##2 make_##N##2(T x, T y) { N##2 v; v.x = x; v.y = y; return v; }                      \
  CUDA_MINI_FN N##3 make_##N##3(T x, T y, T z) { N##3 v; v.x = x; v.y = y; v.z = z; return v; }        \
  CUDA_MINI_FN N##4 make_##N##4(T x, T y, T z, T w) { N##4 v; v.x = x; v.y = y; v.z = z; v.w = w; return v; }
CUDA_MINI_VEC(signed char, char, 2, 4)
CUDA_MINI_VEC(unsigned char, uchar, 2, 4)
CUDA_MINI_VEC(short, short, 4, 8)
CUDA_MINI_VEC(unsigned short, ushort, 4, 8)
CUDA_MINI_VEC(int, int, 8, 16)
CUDA_MINI_VEC(unsigned int, uint, 8, 16)
CUDA_MINI_VEC(float, float, 8, 16)
CUDA_MINI_VEC(long long, longlong, 16, 16)
CUDA_MINI_VEC(unsigned long long, ulonglong, 16, 16)
CUDA_MINI_VEC(double, double, 16, 16)
#undef CUDA_MINI_VEC

struct dim3 { unsigned x, y, z; };

// Half precision.
typedef _Float16 half;
typedef _Float16 half2 __attribute__((ext_vector_type(2)));
typedef __bf16 bfloat16;
typedef __bf16 bfloat162 __attribute__((ext_vector_type(2)));

// What vtables hold for pure virtual functions.
extern "C" inline __device__ void __cxa_pure_virtual() { __builtin_trap(); }

// Built-in index variables.
#define CUDA_MINI_SREG(NAME, REG)                                                                      \
  struct cuda_mini_##NAME##_t {                                                                        \
    __declspec(property(get = get_x)) unsigned x;                                                      \
    __declspec(property(get = get_y)) unsigned y;                                                      \
    __declspec(property(get = get_z)) unsigned z;                                                      \
    static __device__ __forceinline__ unsigned get_x() { return __nvvm_read_ptx_sreg_##REG##_x(); }    \
    static __device__ __forceinline__ unsigned get_y() { return __nvvm_read_ptx_sreg_##REG##_y(); }    \
    static __device__ __forceinline__ unsigned get_z() { return __nvvm_read_ptx_sreg_##REG##_z(); }    \
  };                                                                                                   \
  extern const __device__ __attribute__((weak)) cuda_mini_##NAME##_t NAME;
CUDA_MINI_SREG(threadIdx, tid)
CUDA_MINI_SREG(blockIdx, ctaid)
CUDA_MINI_SREG(blockDim, ntid)
CUDA_MINI_SREG(gridDim, nctaid)
#undef CUDA_MINI_SREG
#define warpSize 32
#define FULL_MASK 0xffffffffu

// Barriers and fences. (__syncthreads is a clang builtin.)
#define __syncwarp(...) __nvvm_bar_warp_sync(FULL_MASK)
#define __syncthreads_count(p) __nvvm_bar0_popc(p)
#define __syncthreads_and(p) __nvvm_bar0_and(p)
#define __syncthreads_or(p) __nvvm_bar0_or(p)
#define __threadfence() __nvvm_membar_gl()
#define __threadfence_block() __nvvm_membar_cta()
#define __threadfence_system() __nvvm_membar_sys()

// Warp functions.
CUDA_MINI_FN int __shfl_sync(unsigned m, int v, int l) { return __nvvm_shfl_sync_idx_i32(m, v, l, 31); }
CUDA_MINI_FN float __shfl_sync(unsigned m, float v, int l) { return __nvvm_shfl_sync_idx_f32(m, v, l, 31); }
CUDA_MINI_FN unsigned __shfl_sync(unsigned m, unsigned v, int l) { return (unsigned)__shfl_sync(m, (int)v, l); }
CUDA_MINI_FN int __shfl_up_sync(unsigned m, int v, unsigned d) { return __nvvm_shfl_sync_up_i32(m, v, d, 0); }
CUDA_MINI_FN float __shfl_up_sync(unsigned m, float v, unsigned d) { return __nvvm_shfl_sync_up_f32(m, v, d, 0); }
CUDA_MINI_FN unsigned __shfl_up_sync(unsigned m, unsigned v, unsigned d) { return (unsigned)__shfl_up_sync(m, (int)v, d); }
CUDA_MINI_FN int __shfl_down_sync(unsigned m, int v, unsigned d) { return __nvvm_shfl_sync_down_i32(m, v, d, 31); }
CUDA_MINI_FN float __shfl_down_sync(unsigned m, float v, unsigned d) { return __nvvm_shfl_sync_down_f32(m, v, d, 31); }
CUDA_MINI_FN unsigned __shfl_down_sync(unsigned m, unsigned v, unsigned d) { return (unsigned)__shfl_down_sync(m, (int)v, d); }
CUDA_MINI_FN int __shfl_xor_sync(unsigned m, int v, int d) { return __nvvm_shfl_sync_bfly_i32(m, v, d, 31); }
CUDA_MINI_FN float __shfl_xor_sync(unsigned m, float v, int d) { return __nvvm_shfl_sync_bfly_f32(m, v, d, 31); }
CUDA_MINI_FN unsigned __shfl_xor_sync(unsigned m, unsigned v, int d) { return (unsigned)__shfl_xor_sync(m, (int)v, d); }
CUDA_MINI_FN double __shfl_xor_sync(unsigned m, double v, int d) {
  union { double d; int i[2]; } u;
  u.d = v;
  u.i[0] = __shfl_xor_sync(m, u.i[0], d);
  u.i[1] = __shfl_xor_sync(m, u.i[1], d);
  return u.d;
}
#define __ballot_sync(m, p) ((unsigned)__nvvm_vote_ballot_sync((m), (p)))
#define __any_sync(m, p) __nvvm_vote_any_sync((m), (p))
#define __all_sync(m, p) __nvvm_vote_all_sync((m), (p))
#define __match_any_sync(m, v) ((unsigned)__nvvm_match_any_sync_i32((m), (v)))
#define __reduce_add_sync(m, v) ((unsigned)__nvvm_redux_sync_add((v), (int)(m)))
#define __reduce_max_sync(m, v) ((unsigned)__nvvm_redux_sync_umax((v), (int)(m)))
#define __activemask() __nvvm_activemask()
#define __laneid() __nvvm_read_ptx_sreg_laneid()

// Atomics.
CUDA_MINI_FN int atomicAdd(int *p, int v) { return __nvvm_atom_add_gen_i(p, v); }
CUDA_MINI_FN unsigned atomicAdd(unsigned *p, unsigned v) { return __nvvm_atom_add_gen_i((int *)p, v); }
CUDA_MINI_FN unsigned long long atomicAdd(unsigned long long *p, unsigned long long v) { return __nvvm_atom_add_gen_ll((long long *)p, v); }
CUDA_MINI_FN float atomicAdd(float *p, float v) { return __nvvm_atom_add_gen_f(p, v); }
CUDA_MINI_FN double atomicAdd(double *p, double v) { return __nvvm_atom_add_gen_d(p, v); }
CUDA_MINI_FN int atomicSub(int *p, int v) { return __nvvm_atom_sub_gen_i(p, v); }
CUDA_MINI_FN int atomicMin(int *p, int v) { return __nvvm_atom_min_gen_i(p, v); }
CUDA_MINI_FN unsigned atomicMin(unsigned *p, unsigned v) { return __nvvm_atom_min_gen_ui(p, v); }
CUDA_MINI_FN int atomicMax(int *p, int v) { return __nvvm_atom_max_gen_i(p, v); }
CUDA_MINI_FN unsigned atomicMax(unsigned *p, unsigned v) { return __nvvm_atom_max_gen_ui(p, v); }
CUDA_MINI_FN unsigned long long atomicMax(unsigned long long *p, unsigned long long v) { return __nvvm_atom_max_gen_ull(p, v); }
CUDA_MINI_FN unsigned atomicAnd(unsigned *p, unsigned v) { return __nvvm_atom_and_gen_i((int *)p, v); }
CUDA_MINI_FN unsigned atomicOr(unsigned *p, unsigned v) { return __nvvm_atom_or_gen_i((int *)p, v); }
CUDA_MINI_FN unsigned atomicXor(unsigned *p, unsigned v) { return __nvvm_atom_xor_gen_i((int *)p, v); }
CUDA_MINI_FN int atomicExch(int *p, int v) { return __nvvm_atom_xchg_gen_i(p, v); }
CUDA_MINI_FN unsigned atomicExch(unsigned *p, unsigned v) { return __nvvm_atom_xchg_gen_i((int *)p, v); }
CUDA_MINI_FN unsigned atomicInc(unsigned *p, unsigned v) { return __nvvm_atom_inc_gen_ui(p, v); }
CUDA_MINI_FN unsigned atomicDec(unsigned *p, unsigned v) { return __nvvm_atom_dec_gen_ui(p, v); }
CUDA_MINI_FN int atomicCAS(int *p, int c, int v) { return __nvvm_atom_cas_gen_i(p, c, v); }
CUDA_MINI_FN unsigned atomicCAS(unsigned *p, unsigned c, unsigned v) { return __nvvm_atom_cas_gen_i((int *)p, c, v); }
CUDA_MINI_FN unsigned long long atomicCAS(unsigned long long *p, unsigned long long c, unsigned long long v) {
  return __nvvm_atom_cas_gen_ll((long long *)p, c, v);
}

// Integer intrinsics.
CUDA_MINI_FN int __popc(unsigned v) { return __builtin_popcount(v); }
CUDA_MINI_FN int __popcll(unsigned long long v) { return __builtin_popcountll(v); }
CUDA_MINI_FN int __clz(int v) { return v == 0 ? 32 : __builtin_clz(v); }
CUDA_MINI_FN int __clzll(long long v) { return v == 0 ? 64 : __builtin_clzll(v); }
CUDA_MINI_FN int __ffs(int v) { return __builtin_ffs(v); }
CUDA_MINI_FN int __ffsll(long long v) { return __builtin_ffsll(v); }
CUDA_MINI_FN unsigned __brev(unsigned v) { return __builtin_bitreverse32(v); }
CUDA_MINI_FN unsigned long long __brevll(unsigned long long v) { return __builtin_bitreverse64(v); }
CUDA_MINI_FN unsigned __funnelshift_l(unsigned lo, unsigned hi, unsigned s) {
  s &= 31;
  return s == 0 ? hi : (hi << s) | (lo >> (32 - s));
}
CUDA_MINI_FN unsigned __funnelshift_r(unsigned lo, unsigned hi, unsigned s) {
  s &= 31;
  return s == 0 ? lo : (hi << (32 - s)) | (lo >> s);
}
CUDA_MINI_FN unsigned __byte_perm(unsigned a, unsigned b, unsigned s) { return __nvvm_prmt(a, b, s); }
CUDA_MINI_FN int __mulhi(int a, int b) { return __nvvm_mulhi_i(a, b); }
CUDA_MINI_FN unsigned __umulhi(unsigned a, unsigned b) { return __nvvm_mulhi_ui(a, b); }
CUDA_MINI_FN unsigned long long __umul64hi(unsigned long long a, unsigned long long b) { return __nvvm_mulhi_ull(a, b); }
CUDA_MINI_FN int __float_as_int(float v) { return __builtin_bit_cast(int, v); }
CUDA_MINI_FN unsigned __float_as_uint(float v) { return __builtin_bit_cast(unsigned, v); }
CUDA_MINI_FN float __int_as_float(int v) { return __builtin_bit_cast(float, v); }
CUDA_MINI_FN float __uint_as_float(unsigned v) { return __builtin_bit_cast(float, v); }
CUDA_MINI_FN long long __double_as_longlong(double v) { return __builtin_bit_cast(long long, v); }
CUDA_MINI_FN double __longlong_as_double(long long v) { return __builtin_bit_cast(double, v); }
CUDA_MINI_FN int min(int a, int b) { return a < b ? a : b; }
CUDA_MINI_FN int max(int a, int b) { return a > b ? a : b; }
CUDA_MINI_FN unsigned min(unsigned a, unsigned b) { return a < b ? a : b; }
CUDA_MINI_FN unsigned max(unsigned a, unsigned b) { return a > b ? a : b; }
CUDA_MINI_FN int abs(int v) { return v < 0 ? -v : v; }
// Loads through the read-only cache.
CUDA_MINI_FN float __ldg(const float *p) { return __nvvm_ldg_f(p); }
CUDA_MINI_FN int __ldg(const int *p) { return __nvvm_ldg_i(p); }
CUDA_MINI_FN unsigned __ldg(const unsigned *p) { return __nvvm_ldg_ui(p); }

// Mathematics.
#ifdef CUDA_MINI_LIBDEVICE
#define CUDA_MINI_1(T, NAME, NV) extern "C" __device__ T NV(T); CUDA_MINI_FN T NAME(T x) { return NV(x); }
#define CUDA_MINI_2(T, NAME, NV) extern "C" __device__ T NV(T, T); CUDA_MINI_FN T NAME(T x, T y) { return NV(x, y); }
#define CUDA_MINI_3(T, NAME, NV) extern "C" __device__ T NV(T, T, T); CUDA_MINI_FN T NAME(T x, T y, T z) { return NV(x, y, z); }
CUDA_MINI_1(float, expf, __nv_expf)
CUDA_MINI_1(float, exp2f, __nv_exp2f)
CUDA_MINI_1(float, logf, __nv_logf)
CUDA_MINI_1(float, log2f, __nv_log2f)
CUDA_MINI_1(float, log1pf, __nv_log1pf)
CUDA_MINI_1(float, sinf, __nv_sinf)
CUDA_MINI_1(float, cosf, __nv_cosf)
CUDA_MINI_1(float, atanf, __nv_atanf)
CUDA_MINI_1(float, tanhf, __nv_tanhf)
CUDA_MINI_1(float, erff, __nv_erff)
CUDA_MINI_1(float, rsqrtf, __nv_rsqrtf)
CUDA_MINI_1(float, __expf, __nv_fast_expf)
CUDA_MINI_1(float, __logf, __nv_fast_logf)
CUDA_MINI_1(float, __sinf, __nv_fast_sinf)
CUDA_MINI_1(float, __cosf, __nv_fast_cosf)
CUDA_MINI_2(float, powf, __nv_powf)
CUDA_MINI_2(float, atan2f, __nv_atan2f)
CUDA_MINI_2(float, fmodf, __nv_fmodf)
CUDA_MINI_2(float, hypotf, __nv_hypotf)
CUDA_MINI_2(float, __fdividef, __nv_fast_fdividef)
CUDA_MINI_1(double, exp, __nv_exp)
CUDA_MINI_1(double, log, __nv_log)
CUDA_MINI_1(double, sin, __nv_sin)
CUDA_MINI_1(double, cos, __nv_cos)
CUDA_MINI_2(double, pow, __nv_pow)
CUDA_MINI_1(float, sqrtf, __nv_sqrtf)
CUDA_MINI_1(float, fabsf, __nv_fabsf)
CUDA_MINI_1(float, floorf, __nv_floorf)
CUDA_MINI_1(float, ceilf, __nv_ceilf)
CUDA_MINI_1(float, truncf, __nv_truncf)
CUDA_MINI_1(float, rintf, __nv_rintf)
CUDA_MINI_2(float, fminf, __nv_fminf)
CUDA_MINI_2(float, fmaxf, __nv_fmaxf)
CUDA_MINI_3(float, fmaf, __nv_fmaf)
CUDA_MINI_1(double, sqrt, __nv_sqrt)
CUDA_MINI_1(double, fabs, __nv_fabs)
CUDA_MINI_1(double, floor, __nv_floor)
CUDA_MINI_2(double, fmin, __nv_fmin)
CUDA_MINI_2(double, fmax, __nv_fmax)
CUDA_MINI_3(double, fma, __nv_fma)
#undef CUDA_MINI_1
#undef CUDA_MINI_2
#undef CUDA_MINI_3
#else
CUDA_MINI_FN float sqrtf(float x) { return __nvvm_sqrt_rn_f(x); }
CUDA_MINI_FN float fabsf(float x) { return __builtin_fabsf(x); }
CUDA_MINI_FN float floorf(float x) { return __builtin_floorf(x); }
CUDA_MINI_FN float ceilf(float x) { return __builtin_ceilf(x); }
CUDA_MINI_FN float truncf(float x) { return __builtin_truncf(x); }
CUDA_MINI_FN float rintf(float x) { return __builtin_rintf(x); }
CUDA_MINI_FN float fminf(float x, float y) { return __builtin_fminf(x, y); }
CUDA_MINI_FN float fmaxf(float x, float y) { return __builtin_fmaxf(x, y); }
CUDA_MINI_FN float copysignf(float x, float y) { return __builtin_copysignf(x, y); }
CUDA_MINI_FN float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
CUDA_MINI_FN float rsqrtf(float x) { return __nvvm_rsqrt_approx_f(x); }
CUDA_MINI_FN float __frcp_rn(float x) { return __nvvm_rcp_rn_f(x); }
CUDA_MINI_FN float __fsqrt_rn(float x) { return __nvvm_sqrt_rn_f(x); }
CUDA_MINI_FN float __fadd_rz(float x, float y) { return __nvvm_add_rz_f(x, y); }
CUDA_MINI_FN float __fmul_rn(float x, float y) { return __nvvm_mul_rn_f(x, y); }
CUDA_MINI_FN float __fadd_rn(float x, float y) { return __nvvm_add_rn_f(x, y); }
CUDA_MINI_FN int __float2int_rn(float x) { return __nvvm_f2i_rn(x); }
CUDA_MINI_FN int __float2int_rd(float x) { return __nvvm_f2i_rm(x); }
CUDA_MINI_FN float __saturatef(float x) { return __nvvm_saturate_f(x); }
CUDA_MINI_FN double sqrt(double x) { return __nvvm_sqrt_rn_d(x); }
CUDA_MINI_FN double fabs(double x) { return __builtin_fabs(x); }
CUDA_MINI_FN double floor(double x) { return __builtin_floor(x); }
CUDA_MINI_FN double fmin(double x, double y) { return __builtin_fmin(x, y); }
CUDA_MINI_FN double fmax(double x, double y) { return __builtin_fmax(x, y); }
CUDA_MINI_FN double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
#endif
