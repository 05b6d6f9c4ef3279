// Images of all shapes: read with and without samplers, written, asked about.

#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

constant sampler_t border = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
constant sampler_t mixed = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;

// Each texel of each shape, turned round.
kernel void rows(read_only image1d_t a, write_only image1d_t b, read_only image1d_array_t c, write_only image1d_array_t d,
                 read_only image1d_buffer_t e, write_only image1d_buffer_t f) {
  int x = get_global_id(0), y = get_global_id(1), last = get_global_size(0) - 1;
  write_imagef(d, (int2)(last - x, 1 - y), read_imagef(c, (int2)(x, y)) * 2.0f);
  if (y == 0) {
    write_imagef(b, last - x, read_imagef(a, x).wzyx);
    write_imageui(f, last - x, read_imageui(e, x) + 1);
  }
}

kernel void volumes(read_only image3d_t a, write_only image3d_t b, read_only image2d_array_t c, write_only image2d_array_t d) {
  int4 p = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
  int4 q = (int4)(get_image_dim(a).xyz - 1 - p.xyz, 0);
  write_imagei(b, q, read_imagei(a, p) - 7);
  write_imagef(d, q, read_imagef(c, p) + 0.5f);
}

kernel void filters(read_only image2d_t im, sampler_t s, global const int2 *at, global float4 *out, float sx, float sy) {
  int i = get_global_id(0);
  out[i] = read_imagef(im, s, (float2)(at[i].x * 0.25f * sx, at[i].y * 0.25f * sy));
}

kernel void constants(read_only image2d_t im, global const int2 *at, global float4 *out) {
  int i = get_global_id(0);
  float2 p = convert_float2(at[i]) * 0.25f;
  out[2 * i] = read_imagef(im, border, p);
  if (i & 1)
    out[2 * i + 1] = read_imagef(im, mixed, p / (float2)(8, 4));
  else
    out[2 * i + 1] = read_imagef(im, border, at[i]);
}

kernel void integers(read_only image2d_t im, sampler_t s, global const int2 *at, global int4 *out, float sx, float sy) {
  int i = get_global_id(0);
  out[i] = read_imagei(im, s, (float2)(at[i].x * 0.25f * sx, at[i].y * 0.25f * sy));
}

kernel void texels(read_only image2d_t im, sampler_t s, global const int2 *at, global uint4 *out) {
  int i = get_global_id(0);
  out[2 * i] = read_imageui(im, s, at[i]);
  out[2 * i + 1] = read_imageui(im, border, at[i]);
}

kernel void layers(read_only image2d_array_t a, read_only image1d_array_t b, sampler_t s, global const int2 *at, global float4 *out) {
  int i = get_global_id(0);
  float layer = at[i].y * 0.25f;
  out[2 * i] = read_imagef(a, s, (float4)(1, 2, layer, 0));
  out[2 * i + 1] = read_imagef(b, s, (int2)(i & 7, at[i].x));
}

// What the format makes of numbers.
kernel void formats(read_only image2d_t bytes, write_only image2d_t halves, write_only image2d_t shorts, write_only image2d_t small) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  half4 h = read_imageh(bytes, p);
  write_imageh(halves, p, h);
  write_imagef(shorts, p, read_imagef(bytes, p) * 4 - 2);
  write_imageui(small, p, (uint4)(p.x * 40, p.y, 3, 4));
}

kernel void asks(read_only image2d_t a, read_only image3d_t b, read_only image2d_array_t c, read_only image1d_buffer_t d, global int *out) {
  out[0] = get_image_width(a);
  out[1] = get_image_height(a);
  out[2] = get_image_channel_data_type(a) - CLK_FLOAT;
  out[3] = get_image_channel_order(a) - CLK_RGBA;
  out[4] = get_image_depth(b);
  out[5] = get_image_array_size(c);
  out[6] = get_image_width(d);
  int4 dim = get_image_dim(b);
  out[7] = dim.x * 100 + dim.y * 10 + dim.z;
  out[8 + get_global_id(0)] = get_image_channel_order(d) - CLK_R + get_global_id(0);
}

// Written and read by the same work-item.
kernel void again(read_write image2d_t im, global float *out) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  for (int n = 0; n <= p.x % 3; n++) {
    write_imagef(im, p, read_imagef(im, p) * 2.0f);
    atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
  }
  out[p.y * 8 + p.x] = read_imagef(im, p).y;
}

float depth_of(read_only image2d_depth_t im, int2 p) {
  return read_imagef(im, p);
}

kernel void depths(read_only image2d_depth_t im, write_only image2d_depth_t to, global float *out) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  out[p.y * 8 + p.x] = depth_of(im, p) + 1;
  write_imagef(to, p, depth_of(im, p) * 3);
}
