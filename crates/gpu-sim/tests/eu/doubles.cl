// Doubles: on devices that have them.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void doubles(__global double *r, __global const double *x, __global const double *y) {
    uint i = get_global_id(0);
    double a = x[i], b = y[i];
    double s = fma(a, b, 0.5) - a * 3.0 + fabs(b) + (double)i + (double)(float)a + (double)(int)b;
    r[i] = a < b ? s : fmin(s, a) + floor(a);
}
