// C with the calling convention of a kernel.
typedef float __attribute__((address_space(1))) global_float;

__attribute__((amdgpu_kernel)) void scale(global_float *data, float factor) {
    unsigned i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
    data[i] *= factor;
}
