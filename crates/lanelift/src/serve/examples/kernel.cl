// The sum of the squares of differences, by work-item.
float square(float x) { return x * x; }

kernel void distance2(global const float4 *a, global const float4 *b, global float *out, int n) {
    int i = get_global_id(0);
    if (i >= n) return;
    float4 d = a[i] - b[i];
    out[i] = square(d.x) + square(d.y) + square(d.z) + square(d.w);
}
