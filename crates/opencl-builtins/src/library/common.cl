// Common, geometric and relational functions of floats, for vectors where they are not one function for each component.

typedef unsigned int uint;
typedef float float2 __attribute__((ext_vector_type(2)));
typedef float float3 __attribute__((ext_vector_type(3)));
typedef float float4 __attribute__((ext_vector_type(4)));

#define BUILTIN __attribute__((overloadable, const, noinline))

BUILTIN float clamp(float x, float low, float high) {
  return __builtin_fminf(__builtin_fmaxf(x, low), high);
}
BUILTIN float mix(float x, float y, float a) { return x + (y - x) * a; }
BUILTIN float step(float edge, float x) { return x < edge ? 0.0f : 1.0f; }
BUILTIN float smoothstep(float from, float to, float x) {
  float t = clamp((x - from) / (to - from), 0.0f, 1.0f);
  return t * t * (3.0f - 2.0f * t);
}
BUILTIN float sign(float x) { return x > 0.0f ? 1.0f : x < 0.0f ? -1.0f : x != x ? 0.0f : x; }
BUILTIN float degrees(float x) { return x * 0x1.ca5dc2p+5f; }
BUILTIN float radians(float x) { return x * 0x1.1df46ap-6f; }
BUILTIN int isinf(float x) { return __builtin_fabsf(x) == __builtin_inff(); }
BUILTIN int isfinite(float x) { return __builtin_fabsf(x) < __builtin_inff(); }
BUILTIN int isnormal(float x) {
  float size = __builtin_fabsf(x);
  return size < __builtin_inff() && size >= 0x1p-126f;
}
BUILTIN int signbit(float x) { return (int)(__builtin_astype(x, uint) >> 31); }

BUILTIN float dot(float a, float b) { return a * b; }
BUILTIN float dot(float2 a, float2 b) { return a.x * b.x + a.y * b.y; }
BUILTIN float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
BUILTIN float dot(float4 a, float4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
BUILTIN float3 cross(float3 a, float3 b) { return a.yzx * b.zxy - a.zxy * b.yzx; }
BUILTIN float4 cross(float4 a, float4 b) {
  float4 product = a.yzxw * b.zxyw - a.zxyw * b.yzxw;
  product.w = 0.0f;
  return product;
}

#define LOCAL static __attribute__((overloadable, always_inline))
// A power of two by which the squares of a vector's components may be taken, from its largest, and its inverse.
LOCAL float unit_for(float size) { return size > 0x1p60f ? 0x1p-66f : size < 0x1p-50f ? 0x1p86f : 1.0f; }
LOCAL float back_from(float unit) { return unit == 1.0f ? 1.0f : unit < 1.0f ? 0x1p66f : 0x1p-86f; }
LOCAL float largest(float2 v) { return __builtin_fmaxf(__builtin_fabsf(v.x), __builtin_fabsf(v.y)); }
LOCAL float largest(float3 v) { return __builtin_fmaxf(largest(v.xy), __builtin_fabsf(v.z)); }
LOCAL float largest(float4 v) { return __builtin_fmaxf(largest(v.xy), largest(v.zw)); }

BUILTIN float length(float v) { return __builtin_fabsf(v); }
BUILTIN float distance(float a, float b) { return __builtin_fabsf(a - b); }
BUILTIN float normalize(float v) { return sign(v); }
BUILTIN float fast_length(float v) { return __builtin_fabsf(v); }
BUILTIN float fast_distance(float a, float b) { return __builtin_fabsf(a - b); }
BUILTIN float fast_normalize(float v) { return sign(v); }

#define GEOMETRY(type)                                                                   \
  BUILTIN float length(type v) {                                                         \
    float unit = unit_for(largest(v));                                                   \
    type u = v * unit;                                                                   \
    return __builtin_sqrtf(dot(u, u)) * back_from(unit);                                 \
  }                                                                                      \
  BUILTIN float distance(type a, type b) { return length(a - b); }                       \
  BUILTIN type normalize(type v) {                                                       \
    float size = largest(v);                                                             \
    if (size == 0.0f) return v;                                                          \
    type u = v * unit_for(size);                                                         \
    return u / __builtin_sqrtf(dot(u, u));                                               \
  }                                                                                      \
  BUILTIN float fast_length(type v) { return __builtin_sqrtf(dot(v, v)); }               \
  BUILTIN float fast_distance(type a, type b) { return fast_length(a - b); }             \
  BUILTIN type fast_normalize(type v) {                                                  \
    float square = dot(v, v);                                                            \
    return square == 0.0f ? v : v / __builtin_sqrtf(square);                             \
  }
GEOMETRY(float2)
GEOMETRY(float3)
GEOMETRY(float4)

// Relations of vectors' components: the highest bit says.
typedef int int2 __attribute__((ext_vector_type(2)));
typedef int int3 __attribute__((ext_vector_type(3)));
typedef int int4 __attribute__((ext_vector_type(4)));
BUILTIN int any(int x) { return x < 0; }
BUILTIN int any(int2 x) { return (x.x | x.y) < 0; }
BUILTIN int any(int3 x) { return (x.x | x.y | x.z) < 0; }
BUILTIN int any(int4 x) { return (x.x | x.y | x.z | x.w) < 0; }
BUILTIN int all(int x) { return x < 0; }
BUILTIN int all(int2 x) { return (x.x & x.y) < 0; }
BUILTIN int all(int3 x) { return (x.x & x.y & x.z) < 0; }
BUILTIN int all(int4 x) { return (x.x & x.y & x.z & x.w) < 0; }
