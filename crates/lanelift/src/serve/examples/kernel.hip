// Threads and blocks are declared by the explorer; headers of HIP are not needed.
__global__ void saxpy(float *y, const float *x, float a, int n) {
    int i = blockIdx.x * 256 + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}
