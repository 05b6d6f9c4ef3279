// Messages that kernels.cl has not: quadwords, rows of three, one address for all, atomic operations on 64 bits, spilled registers.

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

kernel void wide(global long4 *r, global long4 *x) {
    size_t i = get_global_id(0);
    r[i] = x[i] + x[i ^ 1];
}

kernel void three(global int *r, global int *x) {
    size_t i = get_global_id(0);
    int3 v = vload3(i, x);
    vstore3(v.zxy * 2, i, r);
}

typedef struct __attribute__((packed)) {
    char c;
    int i;
    short s;
} Packed;

kernel void unaligned(global int *r, global Packed *x) {
    size_t i = get_global_id(0);
    r[i] = x[i].i + x[i].s;
}

kernel void same(global int *r, global int4 *x, constant long *q, int k) {
    int i = get_global_id(0);
    int4 v = x[k];
    r[i] = v.x + v.y * i - v.w + (int)q[k + 1];
}

kernel void atomics64(global long *r, global long *x) {
    size_t i = get_global_id(0);
    r[4 * i] = atom_add(x + i, 5L);
    atom_min(x + i, 7L);
    r[4 * i + 1] = atom_cmpxchg(x + i, 7L, (long)i << 33);
    r[4 * i + 2] = atom_or(x + i, 1L);
    r[4 * i + 3] = atom_xchg(x + i, -(long)i);
}

#define VALUES 112

kernel void spilled(global int *r, global int *x, int n) {
    int i = get_global_id(0);
    int v[VALUES];
#pragma unroll
    for (int k = 0; k < VALUES; k++)
        v[k] = x[i * VALUES + k];
    for (int round = 0; round < n; round++) {
#pragma unroll
        for (int k = 0; k < VALUES; k++)
            v[k] = v[k] * 5 + v[(k * 13 + 7) % VALUES];
    }
#pragma unroll
    for (int k = 0; k < VALUES; k++)
        r[i * VALUES + k] = v[k];
}
