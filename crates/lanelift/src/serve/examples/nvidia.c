// C with the calling convention of a kernel.
typedef float __attribute__((address_space(1))) global_float;

__attribute__((device_kernel)) void scale(global_float *data, float factor) {
    unsigned i = __nvvm_read_ptx_sreg_ctaid_x() * 64 + __nvvm_read_ptx_sreg_tid_x();
    data[i] *= factor;
}
