// ROCm's functions about the work-item, and about integers: names and types from the documentation of ROCm's device libraries ("OCKL").

// What knows these functions by itself may know them for constants only.
#define BY_DIMENSION(name)                \
  size_t __ockl_##name(uint d) {          \
    switch (d) {                          \
      case 0: return name(0);             \
      case 1: return name(1);             \
      case 2: return name(2);             \
      default: return name(3);            \
    }                                     \
  }
BY_DIMENSION(get_global_id)
BY_DIMENSION(get_local_id)
BY_DIMENSION(get_group_id)
BY_DIMENSION(get_global_size)
BY_DIMENSION(get_local_size)
BY_DIMENSION(get_enqueued_local_size)
BY_DIMENSION(get_num_groups)
BY_DIMENSION(get_global_offset)
size_t __ockl_get_local_linear_id(void) { return get_local_linear_id(); }
size_t __ockl_get_global_linear_id(void) { return get_global_linear_id(); }
uint __ockl_get_work_dim(void) { return get_work_dim(); }
uint __attribute__((overloadable)) get_sub_group_local_id(void);
uint __ockl_lane_u32(void) { return get_sub_group_local_id(); }

#define INTEGERS(bits, signed_type, unsigned_type)                                                                  \
  unsigned_type __ockl_clz_u##bits(unsigned_type x) { return clz(x); }                                              \
  unsigned_type __ockl_ctz_u##bits(unsigned_type x) { return ctz(x); }
INTEGERS(8, char, uchar) INTEGERS(16, short, ushort) INTEGERS(32, int, uint) INTEGERS(64, long, ulong)
#define WIDE(bits, signed_type, unsigned_type)                                                                      \
  unsigned_type __ockl_popcount_u##bits(unsigned_type x) { return popcount(x); }                                    \
  signed_type __ockl_mul_hi_i##bits(signed_type x, signed_type y) { return mul_hi(x, y); }                          \
  unsigned_type __ockl_mul_hi_u##bits(unsigned_type x, unsigned_type y) { return mul_hi(x, y); }                    \
  signed_type __ockl_add_sat_i##bits(signed_type x, signed_type y) { return add_sat(x, y); }                        \
  unsigned_type __ockl_add_sat_u##bits(unsigned_type x, unsigned_type y) { return add_sat(x, y); }                  \
  signed_type __ockl_sub_sat_i##bits(signed_type x, signed_type y) { return sub_sat(x, y); }                        \
  unsigned_type __ockl_sub_sat_u##bits(unsigned_type x, unsigned_type y) { return sub_sat(x, y); }
WIDE(32, int, uint) WIDE(64, long, ulong)
// The lower 24 bits of each.
int __ockl_mul24_i32(int x, int y) { return (int)((uint)((int)((uint)x << 8) >> 8) * (uint)((int)((uint)y << 8) >> 8)); }
uint __ockl_mul24_u32(uint x, uint y) { return (x & 0xffffff) * (y & 0xffffff); }
uint __ockl_bfm_u32(uint width, uint offset) { return ((1u << (width & 31)) - 1u) << (offset & 31); }
uint __ockl_bfe_u32(uint x, uint offset, uint width) {
  offset &= 31;
  width &= 31;
  return width == 0 ? 0 : offset + width < 32 ? (x << (32 - offset - width)) >> (32 - width) : x >> offset;
}
int __ockl_bfe_i32(int x, uint offset, uint width) {
  offset &= 31;
  width &= 31;
  return width == 0 ? 0 : offset + width < 32 ? (int)((uint)x << (32 - offset - width)) >> (32 - width) : x >> offset;
}
uint __ockl_bitalign_u32(uint high, uint low, uint count) { return (uint)((((ulong)high << 32) | low) >> (count & 31)); }
uint __ockl_bytealign_u32(uint high, uint low, uint count) { return (uint)((((ulong)high << 32) | low) >> (8 * (count & 3))); }
uint __ockl_sad_u32(uint x, uint y, uint sum) { return abs_diff(x, y) + sum; }
float __ockl_median3_f32(float x, float y, float z) { return fmax(fmin(x, y), fmin(fmax(x, y), z)); }
int __ockl_median3_i32(int x, int y, int z) { return max(min(x, y), min(max(x, y), z)); }
uint __ockl_median3_u32(uint x, uint y, uint z) { return max(min(x, y), min(max(x, y), z)); }
float __ockl_max3_f32(float x, float y, float z) { return fmax(fmax(x, y), z); }
float __ockl_min3_f32(float x, float y, float z) { return fmin(fmin(x, y), z); }
