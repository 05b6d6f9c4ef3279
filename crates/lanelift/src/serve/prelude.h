#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __forceinline__ inline __attribute__((always_inline))
// A vector whose elements are read by the target's builtins, whose names go on with the dimension.
#define LANELIFT_VECTOR(type, name, builtin)                                             \
  namespace lanelift {                                                                   \
  struct type {                                                                          \
    __declspec(property(get = get_x)) unsigned x;                                        \
    __declspec(property(get = get_y)) unsigned y;                                        \
    __declspec(property(get = get_z)) unsigned z;                                        \
    __device__ __forceinline__ unsigned get_x() const { return builtin##_x(); }          \
    __device__ __forceinline__ unsigned get_y() const { return builtin##_y(); }          \
    __device__ __forceinline__ unsigned get_z() const { return builtin##_z(); }          \
  };                                                                                     \
  }                                                                                      \
  static __device__ const lanelift::type name{};
#ifdef __HIP__
LANELIFT_VECTOR(thread_index, threadIdx, __builtin_amdgcn_workitem_id)
LANELIFT_VECTOR(block_index, blockIdx, __builtin_amdgcn_workgroup_id)
LANELIFT_VECTOR(block_size, blockDim, __builtin_amdgcn_workgroup_size)
__device__ __forceinline__ void __syncthreads() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); __builtin_amdgcn_s_barrier(); }
#else
LANELIFT_VECTOR(thread_index, threadIdx, __nvvm_read_ptx_sreg_tid)
LANELIFT_VECTOR(block_index, blockIdx, __nvvm_read_ptx_sreg_ctaid)
LANELIFT_VECTOR(block_size, blockDim, __nvvm_read_ptx_sreg_ntid)
#endif
#undef LANELIFT_VECTOR
