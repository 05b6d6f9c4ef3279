// What the tests of debug information compile: two levels of inlining, a branch, a loop.
//   clang-22 -x cl -cl-std=CL2.0 --target=TARGET -O1 -g -fdebug-compilation-dir=/src -S -emit-llvm scale.cl -o scale.TARGET.ll
// with -mcpu=gfx1100 -nogpulib for amdgcn, -march=sm_90 for nvptx64, -Xclang -finclude-default-header for spir64.
#if defined(__AMDGCN__)
#define ITEM (__builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x())
#elif defined(__NVPTX__)
#define ITEM (__nvvm_read_ptx_sreg_ctaid_x() * 256 + __nvvm_read_ptx_sreg_tid_x())
#else
#define ITEM get_global_id(0)
#endif

static inline float square(float v) {
    return v * v;
}

static inline float distance2(float a, float b) {
    float first = square(a);
    return first + square(b);
}

kernel void scale(global float *out, global const float *in, float factor, int n) {
    int item = ITEM;
    if (item < n) {
        float sum = 0;
        for (int k = 0; k < n; k++) {
            float v = in[k] * factor;
            sum += distance2(v, in[item]);
        }
        out[item] = sum;
    }
}
