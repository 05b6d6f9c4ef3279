// Rodinia backprop: one layer forward with a partial sum in a tile, and the weight update with momentum.
// run: --kernel layer_forward --grid 1,3 --block 16,16 --arg buf:f32x49:random:1 --arg w=buf:f32x833:random:2:-0.5:0.5 --arg part=buf:f32x48:zeros --arg local:64 --arg local:1024 --arg i32:48 --arg i32:16
// run: --kernel adjust_weights --grid 1,3 --block 16,16 --arg buf:f32x17:random:3:-1:1 --arg i32:16 --arg buf:f32x49:random:1 --arg i32:48 --arg w=buf:f32x833:random:2:-0.5:0.5 --arg oldw=buf:f32x833:random:4:-0.1:0.1

#define HEIGHT 16
#define WIDTH 16
#define ETA 0.3f
#define MOMENTUM 0.3f

__kernel void layer_forward(__global const float* input, __global float* weights, __global float* partial_sum,
                            __local float* input_node, __local float* weight_matrix, int in, int hid) {
  const int by = get_group_id(1);
  const int tx = get_local_id(0), ty = get_local_id(1);
  const int index = (hid + 1) * HEIGHT * by + (hid + 1) * ty + tx + 1 + (hid + 1);
  const int index_in = HEIGHT * by + ty + 1;
  if (tx == 0) input_node[ty] = input[index_in];
  barrier(CLK_LOCAL_MEM_FENCE);
  weight_matrix[ty * WIDTH + tx] = weights[index];
  barrier(CLK_LOCAL_MEM_FENCE);
  weight_matrix[ty * WIDTH + tx] = weight_matrix[ty * WIDTH + tx] * input_node[ty];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 1; i <= HEIGHT; i = i * 2) {
    const int power_two = i;
    if (power_two > 1 && ty % power_two == 0)
      weight_matrix[ty * WIDTH + tx] += weight_matrix[(ty + power_two / 2) * WIDTH + tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  weights[index] = weight_matrix[ty * WIDTH + tx];
  if (tx == 0) partial_sum[by * hid + ty] = weight_matrix[tx * WIDTH + ty];
}

__kernel void adjust_weights(__global const float* delta, int hid, __global const float* ly, int in, __global float* w,
                             __global float* oldw) {
  const int by = get_group_id(1);
  const int tx = get_local_id(0), ty = get_local_id(1);
  const int index = (hid + 1) * HEIGHT * by + (hid + 1) * ty + tx + 1 + (hid + 1);
  const int index_y = HEIGHT * by + ty + 1;
  const int index_x = tx + 1;
  const float change = (ETA * delta[index_x] * ly[index_y]) + (MOMENTUM * oldw[index]);
  w[index] += change;
  oldw[index] = change;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (ty == 0 && by == 0) {
    const float bias = (ETA * delta[index_x]) + (MOMENTUM * oldw[index_x]);
    w[index_x] += bias;
    oldw[index_x] = bias;
  }
}
