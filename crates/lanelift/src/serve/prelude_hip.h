#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __forceinline__ inline __attribute__((always_inline))
namespace lanelift {
struct thread_index {
  __declspec(property(get = get_x)) unsigned x;
  __declspec(property(get = get_y)) unsigned y;
  __declspec(property(get = get_z)) unsigned z;
  __device__ __forceinline__ unsigned get_x() const { return __builtin_amdgcn_workitem_id_x(); }
  __device__ __forceinline__ unsigned get_y() const { return __builtin_amdgcn_workitem_id_y(); }
  __device__ __forceinline__ unsigned get_z() const { return __builtin_amdgcn_workitem_id_z(); }
};
struct block_index {
  __declspec(property(get = get_x)) unsigned x;
  __declspec(property(get = get_y)) unsigned y;
  __declspec(property(get = get_z)) unsigned z;
  __device__ __forceinline__ unsigned get_x() const { return __builtin_amdgcn_workgroup_id_x(); }
  __device__ __forceinline__ unsigned get_y() const { return __builtin_amdgcn_workgroup_id_y(); }
  __device__ __forceinline__ unsigned get_z() const { return __builtin_amdgcn_workgroup_id_z(); }
};
struct block_size {
  __declspec(property(get = get_x)) unsigned x;
  __declspec(property(get = get_y)) unsigned y;
  __declspec(property(get = get_z)) unsigned z;
  __device__ __forceinline__ unsigned get_x() const { return __builtin_amdgcn_workgroup_size_x(); }
  __device__ __forceinline__ unsigned get_y() const { return __builtin_amdgcn_workgroup_size_y(); }
  __device__ __forceinline__ unsigned get_z() const { return __builtin_amdgcn_workgroup_size_z(); }
};
}
static __device__ const lanelift::thread_index threadIdx{};
static __device__ const lanelift::block_index blockIdx{};
static __device__ const lanelift::block_size blockDim{};
__device__ __forceinline__ void __syncthreads() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); __builtin_amdgcn_s_barrier(); }
