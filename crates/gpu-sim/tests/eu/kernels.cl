// Kernels whose results tests/eu/main.rs knows. Compiled by ocloc; golden/ has the results for two devices, tests compile the others.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

__kernel void saxpy(__global float *y, __global const float *x, float a, uint n) {
    uint i = get_global_id(0);
    if (i < n) y[i] = a * x[i] + y[i];
}

__kernel void integers(__global uint *r, __global const uint *x, __global const uint *y) {
    uint i = get_global_id(0), a = x[i], b = y[i];
    uint v = (a + b) * 3u - (a ^ (b << 5)) + (a >> (b & 7u)) + (uint)((int)a >> 3) + (~a & b);
    v += a / (b | 1u) + a % (b | 1u) + (uint)((int)a / ((int)(b & 0xffffu) + 1)) + (uint)((int)a % 1000);
    r[i] = v;
}

__kernel void collatz(__global uint *r, __global const uint *x) {
    uint i = get_global_id(0), n = x[i], steps = 0;
    while (n != 1u) {
        if (n & 1u) n = 3u * n + 1u; else n >>= 1;
        if (++steps == 200u) break;
    }
    r[i] = steps;
}

__kernel void nested(__global int *r, int limit) {
    int i = get_global_id(0), sum = 0;
    for (int a = 0; a < i % 13 + 3; a++) {
        if (a % 3 == 1) continue;
        for (int b = a; b < limit; b++) {
            if (b * a > i) break;
            if ((b ^ i) & 1) continue;
            sum += b * 7 + a;
            if (sum > 5000) goto out;
        }
        sum ^= a;
    }
    sum += 1;
out:
    r[i] = sum;
}

__kernel void reduce(__global float *r, __global const float *x, __local float *t) {
    uint l = get_local_id(0), n = get_local_size(0);
    t[l] = x[get_global_id(0)];
    for (uint s = n / 2; s > 0; s >>= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (l < s) t[l] += t[l + s];
    }
    if (l == 0) r[get_group_id(0)] = t[0];
}

__kernel void histogram(__global uint *bins, __global int *extremes, __global const uint *x) {
    __local uint own[16];
    uint l = get_local_id(0), v = x[get_global_id(0)];
    if (l < 16) own[l] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    atomic_inc(&own[v & 15u]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < 16) atomic_add((volatile __global uint *)&bins[l], own[l]);
    atomic_max((volatile __global int *)&extremes[0], (int)v);
    atomic_min((volatile __global int *)&extremes[1], (int)v);
    atomic_xor((volatile __global int *)&extremes[2], (int)v);
    int old = extremes[3], seen;
    do {
        seen = old;
        old = atomic_cmpxchg((volatile __global int *)&extremes[3], seen, seen + 3);
    } while (old != seen);
}

__kernel void longs(__global long *r, __global const long *x, __global const long *y) {
    uint i = get_global_id(0);
    long a = x[i], b = y[i];
    ulong u = (ulong)a;
    r[i] = a * b + (a >> 7) - (long)(u >> 9) + (b << 3) + (a < b ? 5 : -7) + ((a & b) ^ (a | ~b)) + (long)(u > (ulong)b);
}

__kernel void halves(__global half *r, __global const half *x, __global const half *y) {
    uint i = get_global_id(0);
    half a = x[i], b = y[i];
    half s = a * b + a;
    r[i] = s > (half)2.0 ? s - b : fmax(s, -b);
}

__kernel void bytes(__global uchar *r, __global const uchar *x, __global const char *y) {
    uint i = get_global_id(0);
    r[i] = add_sat(x[i], (uchar)100) ^ (uchar)(y[i] >> 2) ^ convert_uchar_sat((int)y[i] * 3);
}

__kernel void shorts(__global short *r, __global const short *x, __global const ushort *y) {
    uint i = get_global_id(0);
    r[i] = (short)(x[i] * 3 - (y[i] >> 3)) + sub_sat(x[i], (short)30000) + (short)abs(x[i]);
}

__kernel void choose(__global int *r, __global const int *x) {
    uint i = get_global_id(0);
    int v = x[i], out;
    switch (v & 7) {
        case 0: out = v * 3; break;
        case 1: out = v - 100; /* fall through */
        case 2: out = v ^ 0x55; break;
        case 3: for (out = 0; v > out; out += 11) ; break;
        case 5: out = -v; break;
        default: out = 7; break;
    }
    r[i] = out;
}

__kernel void bits(__global uint *r, __global const uint *x, __global const uint *y) {
    uint i = get_global_id(0), a = x[i], b = y[i];
    r[i] = popcount(a) + clz(b) * 64u + rotate(a, b) + mul_hi(a, b) + (uint)mul_hi((int)a, (int)b) + mad24(a & 0xffffu, b & 0xffu, 5u)
         + hadd(a, b) + bitselect(a, b, 0xff00ffu) + (uint)(isgreater((float)a, (float)b));
}

__kernel void rounding(__global float *r, __global int *q, __global const float *x) {
    uint i = get_global_id(0);
    float v = x[i];
    r[i] = floor(v) + ceil(v * 0.5f) * 10.0f + rint(v) * 100.0f + trunc(v) * 1000.0f + fmin(v, 3.0f) + fmax(v, -2.0f) + fabs(v);
    q[i] = convert_int_rte(v) + convert_int_sat(v * 1e9f) / 3 + (int)(v * 7.0f) + (int)convert_uchar_sat(v) + (int)convert_float(i);
}

__kernel void functions(__global float *r, __global const float *x) {
    uint i = get_global_id(0);
    float v = x[i];
    r[i] = native_sqrt(v) + native_rsqrt(v) + native_exp2(v) + native_log2(v) + native_sin(v) + native_cos(v) + native_recip(v) + v / 3.0f + sqrt(v);
}

__kernel void transpose(__global uint *r, __global const uint *x, uint width) {
    __local uint t[8][9];
    uint lx = get_local_id(0), ly = get_local_id(1), height = get_global_size(1);
    t[ly][lx] = x[get_global_id(1) * width + get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    uint ox = get_group_id(1) * 8 + lx, oy = get_group_id(0) * 8 + ly;
    r[oy * height + ox] = t[lx][ly];
}

__kernel void privates(__global int *r, __global const int *x, int n) {
    uint i = get_global_id(0);
    int a[24];
    for (int k = 0; k < 24; k++) a[k] = x[(i + k) % 64] * k;
    for (int k = 0; k < n; k++) {
        int from = (k * 7 + i) % 24, to = (k * 5 + 3 * i) % 24;
        a[to] += a[from] ^ k;
    }
    int sum = 0;
    for (int k = 0; k < 24; k++) sum = sum * 31 + a[k];
    r[i] = sum;
}

struct pair { int a; float b; long c; char d[4]; };

__kernel void structure(__global float *r, struct pair p, char small) {
    uint i = get_global_id(0);
    r[i] = p.a + p.b * i + (float)p.c + p.d[i & 3] + small;
}

__kernel void early(__global int *r, __global const int *x, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    int v = x[i];
    if (v < 0) { r[i] = -1; return; }
    #pragma unroll 1
    for (int k = 0; k < 100; k++) {
        v = v * 5 + k;
        if ((v & 63) == 17) { r[i] = k; return; }
    }
    r[i] = 1000 + v;
}

__kernel void scan(__global uint *r, __global const uint *x) {
    __local uint t[2][128];
    uint l = get_local_id(0), n = get_local_size(0), from = 0;
    t[0][l] = x[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint d = 1; d < n; d <<= 1) {
        t[1 - from][l] = t[from][l] + (l >= d ? t[from][l - d] : 0u);
        from = 1 - from;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    r[get_global_id(0)] = t[from][l];
}

__kernel void cube(__global uint *r, __constant uint *c) {
    uint x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    uint at = (z * get_global_size(1) + y) * get_global_size(0) + x;
    r[at] = c[(x + 2 * y + 3 * z) % 16] + get_num_groups(1) * 1000 + get_work_dim() * 100 + get_local_size(2);
}

__kernel void vectors(__global float4 *r, __global const float4 *x, __global const uchar4 *c) {
    uint i = get_global_id(0);
    float4 v = x[i];
    uchar4 b = c[i];
    r[i] = v.wzyx * 2.0f + convert_float4(b) + (float4)(dot(v, v), v.x, max(v.y, v.z), 1.0f);
}
