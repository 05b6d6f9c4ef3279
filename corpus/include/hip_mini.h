// HIP's names over the same small base, for clang without a ROCm SDK. On nvptx it is compiled in CUDA mode, as HIP on NVIDIA is;
// on amdgcn with `-x hip --cuda-device-only -nogpuinc -nogpulib`. Vector types are clang's own vectors, as in HIP's headers.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __align__(n) __attribute__((aligned(n)))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define HIP_DYNAMIC_SHARED(type, var) extern __shared__ type var[];
#define HIP_MINI_FN static __device__ __forceinline__

typedef unsigned long size_t;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef short int16_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef long long int64_t;
typedef unsigned long long uint64_t;
typedef unsigned int uint;

#define HIP_MINI_VEC(T, N)                                                                             \
  typedef T N##2 __attribute__((ext_vector_type(2)));                                                  \
  typedef T N##4 __attribute__((ext_vector_type(4)));                                                  \
  HIP_MINI_FN N##2 make_##N##2(T x, T y) { N##2 v = {x, y}; return v; }                                \
  HIP_MINI_FN N##4 make_##N##4(T x, T y, T z, T w) { N##4 v = {x, y, z, w}; return v; }
HIP_MINI_VEC(signed char, char)
HIP_MINI_VEC(unsigned char, uchar)
HIP_MINI_VEC(short, short)
HIP_MINI_VEC(unsigned short, ushort)
HIP_MINI_VEC(int, int)
HIP_MINI_VEC(unsigned int, uint)
HIP_MINI_VEC(float, float)
HIP_MINI_VEC(double, double)
#undef HIP_MINI_VEC
struct float3 { float x, y, z; };
HIP_MINI_FN float3 make_float3(float x, float y, float z) { float3 v; v.x = x; v.y = y; v.z = z; return v; }
typedef _Float16 __half;
typedef _Float16 __half2 __attribute__((ext_vector_type(2)));
typedef __bf16 __hip_bfloat16;

#if defined(__NVPTX__)
#define HIP_MINI_IDX(D, T, B, N, G)                                                                    \
  HIP_MINI_FN unsigned hip_mini_tid_##D() { return __nvvm_read_ptx_sreg_tid_##D(); }                   \
  HIP_MINI_FN unsigned hip_mini_bid_##D() { return __nvvm_read_ptx_sreg_ctaid_##D(); }                 \
  HIP_MINI_FN unsigned hip_mini_bdim_##D() { return __nvvm_read_ptx_sreg_ntid_##D(); }                 \
  HIP_MINI_FN unsigned hip_mini_gdim_##D() { return __nvvm_read_ptx_sreg_nctaid_##D(); }
#else
// Code object 5: group sizes and counts lie behind the implicit argument pointer.
#define HIP_MINI_IDX(D, T, B, N, G)                                                                    \
  HIP_MINI_FN unsigned hip_mini_tid_##D() { return __builtin_amdgcn_workitem_id_##D(); }               \
  HIP_MINI_FN unsigned hip_mini_bid_##D() { return __builtin_amdgcn_workgroup_id_##D(); }              \
  HIP_MINI_FN unsigned hip_mini_bdim_##D() { return __builtin_amdgcn_workgroup_size_##D(); }           \
  HIP_MINI_FN unsigned hip_mini_gdim_##D() { return __builtin_amdgcn_grid_size_##D() / __builtin_amdgcn_workgroup_size_##D(); }
#endif
HIP_MINI_IDX(x, , , , )
HIP_MINI_IDX(y, , , , )
HIP_MINI_IDX(z, , , , )
#undef HIP_MINI_IDX

#define hipThreadIdx_x hip_mini_tid_x()
#define hipThreadIdx_y hip_mini_tid_y()
#define hipThreadIdx_z hip_mini_tid_z()
#define hipBlockIdx_x hip_mini_bid_x()
#define hipBlockIdx_y hip_mini_bid_y()
#define hipBlockIdx_z hip_mini_bid_z()
#define hipBlockDim_x hip_mini_bdim_x()
#define hipBlockDim_y hip_mini_bdim_y()
#define hipBlockDim_z hip_mini_bdim_z()
#define hipGridDim_x hip_mini_gdim_x()
#define hipGridDim_y hip_mini_gdim_y()
#define hipGridDim_z hip_mini_gdim_z()

#define HIP_MINI_COORD(NAME, FN)                                                                       \
  struct hip_mini_##NAME##_t {                                                                         \
    struct X { __device__ __forceinline__ operator unsigned() const { return FN##_x(); } };            \
    struct Y { __device__ __forceinline__ operator unsigned() const { return FN##_y(); } };            \
    struct Z { __device__ __forceinline__ operator unsigned() const { return FN##_z(); } };            \
    static constexpr X x{};                                                                            \
    static constexpr Y y{};                                                                            \
    static constexpr Z z{};                                                                            \
  };                                                                                                   \
  extern const __device__ __attribute__((weak)) hip_mini_##NAME##_t NAME;
HIP_MINI_COORD(threadIdx, hip_mini_tid)
HIP_MINI_COORD(blockIdx, hip_mini_bid)
HIP_MINI_COORD(blockDim, hip_mini_bdim)
HIP_MINI_COORD(gridDim, hip_mini_gdim)
#undef HIP_MINI_COORD

#if defined(__NVPTX__)
#define HIP_MINI_SYNC() __nvvm_barrier_sync(0)
#define HIP_MINI_FENCE() __nvvm_membar_gl()
#else
#define HIP_MINI_SYNC() __syncthreads_amdgcn()
HIP_MINI_FN void __syncthreads_amdgcn() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
#define HIP_MINI_FENCE() __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent")
HIP_MINI_FN void __syncthreads() { __syncthreads_amdgcn(); }
#endif
#define __threadfence() HIP_MINI_FENCE()

// Atomics with an explicit scope, relaxed, as HIP's headers have them.
#define HIP_MINI_ATOMIC(NAME, OP, T)                                                                   \
  HIP_MINI_FN T NAME(T *p, T v) { return __scoped_atomic_##OP(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); }
#define HIP_MINI_ATOMIC_I(NAME, OP)                                                                    \
  HIP_MINI_ATOMIC(NAME, OP, int) HIP_MINI_ATOMIC(NAME, OP, unsigned) HIP_MINI_ATOMIC(NAME, OP, unsigned long long)
HIP_MINI_ATOMIC_I(atomicAdd, fetch_add)
HIP_MINI_ATOMIC(atomicAdd, fetch_add, float)
HIP_MINI_ATOMIC(atomicAdd, fetch_add, double)
HIP_MINI_ATOMIC_I(atomicMin, fetch_min)
HIP_MINI_ATOMIC_I(atomicMax, fetch_max)
HIP_MINI_ATOMIC_I(atomicAnd, fetch_and)
HIP_MINI_ATOMIC_I(atomicOr, fetch_or)
HIP_MINI_ATOMIC_I(atomicXor, fetch_xor)
HIP_MINI_ATOMIC_I(atomicExch, exchange_n)
#undef HIP_MINI_ATOMIC
#undef HIP_MINI_ATOMIC_I
#define HIP_MINI_CAS(T)                                                                                \
  HIP_MINI_FN T atomicCAS(T *p, T c, T v) {                                                            \
    __scoped_atomic_compare_exchange_n(p, &c, v, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); \
    return c;                                                                                          \
  }
HIP_MINI_CAS(int)
HIP_MINI_CAS(unsigned)
HIP_MINI_CAS(unsigned long long)
#undef HIP_MINI_CAS

// Cross-lane, written so that the result does not depend on the wave size: exchange within groups of 32 lanes.
#if defined(__NVPTX__)
HIP_MINI_FN int __shfl_xor(int v, int d) { return __nvvm_shfl_sync_bfly_i32(0xffffffffu, v, d, 31); }
HIP_MINI_FN int __shfl(int v, int l) { return __nvvm_shfl_sync_idx_i32(0xffffffffu, v, l, 31); }
#else
HIP_MINI_FN int hip_mini_lane() { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u)); }
HIP_MINI_FN int __shfl_xor(int v, int d) { return __builtin_amdgcn_ds_bpermute((hip_mini_lane() ^ d) << 2, v); }
HIP_MINI_FN int __shfl(int v, int l) { return __builtin_amdgcn_ds_bpermute(((hip_mini_lane() & ~31) | (l & 31)) << 2, v); }
#endif
HIP_MINI_FN float __shfl_xor(float v, int d) { return __builtin_bit_cast(float, __shfl_xor(__builtin_bit_cast(int, v), d)); }
HIP_MINI_FN float __shfl(float v, int l) { return __builtin_bit_cast(float, __shfl(__builtin_bit_cast(int, v), l)); }

HIP_MINI_FN int __popc(unsigned v) { return __builtin_popcount(v); }
HIP_MINI_FN int __clz(int v) { return v == 0 ? 32 : __builtin_clz(v); }
HIP_MINI_FN int __ffs(int v) { return __builtin_ffs(v); }
HIP_MINI_FN unsigned __brev(unsigned v) { return __builtin_bitreverse32(v); }
HIP_MINI_FN unsigned __umulhi(unsigned a, unsigned b) { return (unsigned)(((unsigned long long)a * b) >> 32); }
HIP_MINI_FN unsigned __float_as_uint(float v) { return __builtin_bit_cast(unsigned, v); }
HIP_MINI_FN float __uint_as_float(unsigned v) { return __builtin_bit_cast(float, v); }
HIP_MINI_FN int min(int a, int b) { return a < b ? a : b; }
HIP_MINI_FN int max(int a, int b) { return a > b ? a : b; }
HIP_MINI_FN float sqrtf(float x) { return __builtin_elementwise_sqrt(x); }
HIP_MINI_FN float fabsf(float x) { return __builtin_fabsf(x); }
HIP_MINI_FN float floorf(float x) { return __builtin_floorf(x); }
HIP_MINI_FN float fminf(float x, float y) { return __builtin_fminf(x, y); }
HIP_MINI_FN float fmaxf(float x, float y) { return __builtin_fmaxf(x, y); }
HIP_MINI_FN float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
HIP_MINI_FN double sqrt(double x) { return __builtin_elementwise_sqrt(x); }
HIP_MINI_FN double fabs(double x) { return __builtin_fabs(x); }
HIP_MINI_FN double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
