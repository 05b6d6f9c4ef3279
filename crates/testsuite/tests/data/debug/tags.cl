// What the test of variables' places compiles: the upper half of a variable's value says which variable it is. Each is
// stored, or the front end would leave its upper half out.
//   clang-22 -x cl -cl-std=CL2.0 --target=amdgcn-amd-amdhsa -mcpu=gfx1100 -nogpulib -O2 -g -fdebug-compilation-dir=/src
//     -S -emit-llvm tags.cl -o tags.O2.ll
// and the same with -O0 -Xclang -disable-O0-optnone for tags.O0.ll.
#define TAG(number, value) ((number) << 16 | ((value) & 0xffff))
#define LOW(value) ((value) & 0xffff)
#define KEEP(number, value) out[number * 4 + lane + 32] = (value)

static inline uint mix(global uint *out, uint lane, uint p1, uint p2) {
    uint t10 = TAG(10u, p1 ^ p2);
    KEEP(10, t10);
    uint t11 = TAG(11u, t10 * 5);
    KEEP(11, t11);
    return t11 ^ p2;
}

kernel void tags(global uint *out, global const uint *in, uint n) {
    uint lane = __builtin_amdgcn_workitem_id_x();
    uint t1 = TAG(1u, lane);
    uint t2 = TAG(2u, 0u);
    for (uint t3 = TAG(3u, 0u); LOW(t3) < n; t3 = TAG(3u, t3 + 1)) {
        KEEP(3, t3);
        uint t4 = TAG(4u, in[LOW(t3)] + t1);
        KEEP(4, t4);
        if (t4 & 1) {
            uint t5 = TAG(5u, t4 * 3);
            KEEP(5, t5);
            t2 = TAG(2u, t2 + mix(out, lane, t5, t1));
        } else {
            uint t6 = TAG(6u, t4 + t1);
            KEEP(6, t6);
            t2 = TAG(2u, t2 ^ t6);
            for (uint t7 = TAG(7u, 0u); LOW(t7) < lane; t7 = TAG(7u, t7 + 1)) {
                KEEP(7, t7);
                uint t8 = TAG(8u, t7 * t4);
                KEEP(8, t8);
                t2 = TAG(2u, t2 + t8);
                KEEP(2, t2);
            }
        }
        KEEP(2, t2);
    }
    uint t9 = TAG(9u, t2 >> 3);
    KEEP(9, t9);
    KEEP(0, mix(out, lane, t9, t2));
    KEEP(1, t1);
}
